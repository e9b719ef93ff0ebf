import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** Swing: every cell is an opaque JLabel and its Border tells what it is (bevel, soft bevel, line, matte, etched); flags and mines are Icons in Java2D or characters; flat dark or office light. */
public class SwingBorders extends Support {
  static Random g;
  static int size;
  static Color text, red, paper;
  static int flagKind, mineKind;

  /** A mark painted at any size. */
  record Mark(char s) implements Icon {
    public int getIconWidth() { return size * 3 / 4; }

    public int getIconHeight() { return size * 3 / 4; }

    public void paintIcon(Component at, Graphics gr, int x, int y) {
      Graphics2D q = (Graphics2D) gr.create();
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      q.translate(x, y);
      q.scale(getIconWidth() / 20.0, getIconHeight() / 20.0);
      if (s == 'F' || s == 'x') flag(q);
      else mine(q);
      if (s == 'x') {
        for (int pass = 0; pass < 2; pass++) {
          q.setColor(pass == 0 ? Color.WHITE : Color.BLACK);
          q.setStroke(new BasicStroke(pass == 0 ? 4.4f : 2.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
          q.draw(new Line2D.Double(3, 3, 17, 17));
          q.draw(new Line2D.Double(17, 3, 3, 17));
        }
      }
      q.dispose();
    }

    void flag(Graphics2D q) {
      q.setColor(text);
      if (flagKind == 0) {
        q.fill(new RoundRectangle2D.Double(4, 1, 2, 18, 2, 2));
        q.setColor(red);
        Path2D cloth = new Path2D.Double();
        cloth.moveTo(6, 2);
        cloth.quadTo(10, 0, 12.5, 2.5);
        cloth.quadTo(15, 4.5, 18, 3);
        cloth.lineTo(18, 11);
        cloth.quadTo(15, 12.5, 12.5, 10.5);
        cloth.quadTo(10, 8.5, 6, 10.5);
        cloth.closePath();
        q.fill(cloth);
      } else if (flagKind == 1) {
        q.fill(new Rectangle2D.Double(2, 17, 12, 2));
        q.fill(new Rectangle2D.Double(7, 2, 1.6, 16));
        q.setColor(red);
        q.fill(new Polygon(new int[] {9, 18, 9}, new int[] {2, 6, 11}, 3));
      } else {
        q.setColor(red);
        q.fill(new Rectangle2D.Double(5, 2, 13, 9));
        q.setColor(Color.WHITE);
        q.fill(new Rectangle2D.Double(9, 4.5, 5, 4));
        q.setColor(text);
        q.fill(new Rectangle2D.Double(3, 1, 2, 18));
      }
    }

    void mine(Graphics2D q) {
      Color body = s == 'X' ? Color.BLACK : text;
      q.setColor(body);
      q.setStroke(new BasicStroke(1.8f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      int spikes = mineKind == 0 ? 8 : mineKind == 1 ? 6 : 0;
      for (int i = 0; i < spikes; i++) {
        double a = Math.PI * 2 * i / spikes;
        q.draw(new Line2D.Double(10, 10, 10 + 8.6 * Math.cos(a), 10 + 8.6 * Math.sin(a)));
      }
      if (mineKind == 2) {
        q.fill(new Ellipse2D.Double(2.5, 6, 13, 13));
        q.draw(new QuadCurve2D.Double(12, 7, 14, 2, 17.5, 3.5));
        q.setColor(new Color(0xffa000));
        q.fill(new Ellipse2D.Double(15.8, 1.6, 3.6, 3.6));
      } else q.fill(new Ellipse2D.Double(4.6, 4.6, 10.8, 10.8));
      q.setColor(body.getRed() > 128 ? Color.DARK_GRAY : Color.WHITE);
      q.fill(mineKind == 2 ? new Ellipse2D.Double(5, 9, 3, 3) : new Ellipse2D.Double(6.6, 6.6, 3, 3));
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    g = new Random(Long.parseLong(field("seed")));
    g.nextInt();
    String status = field("status");
    wear(pick(g, "Metal", "Nimbus", "Metal"));
    Color[][] looks = { // window, covered, open, line, text, flag, hit
      colours(0xf0f0f0, 0xc8ccd2, 0xffffff, 0xb4b8be, 0x1c1f24, 0xc8161d, 0xf2574b),
      colours(0x2b2b2b, 0x4e5254, 0x313335, 0x45494c, 0xe6e6e6, 0xff6b5a, 0xb3261e),
      colours(0xe9e4da, 0xd0bf9f, 0xfaf6ee, 0xc8bca4, 0x30271a, 0xa31515, 0xf08a5d),
      colours(0xdbe7f3, 0x8fb4dd, 0xf4f9ff, 0xb3c9e2, 0x0e2a4a, 0xb00020, 0xff6f61),
      colours(0x1f2a24, 0x3f6650, 0x24322b, 0x34483d, 0xeafff2, 0xffc23d, 0xc0392b),
    };
    Color[] k = pick(g, looks);
    paper = k[2];
    text = k[4];
    red = k[5];
    boolean dark = text.getRed() > 128;
    Color[] inks = dark ? colours(0x7fb8ff, 0x84e096, 0xff8a80, 0xd0a6ff, 0xffc675, 0x70e2e0, 0xffffff, 0xb2b2b2) : colours(0x1a45c8, 0x14751f, 0xcc1717, 0x24187d, 0x7c1a0e, 0x0b7680, 0x000000, 0x757575);
    flagKind = g.nextInt(3);
    mineKind = g.nextInt(3);
    int top = (int) Math.min(50, Double.parseDouble(field("maxCell")));
    size = 18 + (top > 18 ? g.nextInt(top - 17) : 0);
    String family = pick(g, "SansSerif", "DejaVu Sans Condensed", "Liberation Serif", "Monospaced", "Noto Sans", "URW Gothic");
    Font font = new Font(family, pick(g, Font.BOLD, Font.BOLD, Font.PLAIN), Math.max(11, (int) (size * (0.52 + g.nextDouble() * 0.14))));
    Border up = pick(g, BorderFactory.createBevelBorder(BevelBorder.RAISED, k[1].brighter(), k[1].darker()), new SoftBevelBorder(BevelBorder.RAISED, k[1].brighter(), k[1].darker()),
        BorderFactory.createLineBorder(k[1].darker()), new MatteBorder(0, 0, size / 10 + 1, 1, k[1].darker()), new EtchedBorder(k[1].brighter(), k[1].darker()));
    Border flat = pick(g, BorderFactory.createLineBorder(k[3]), new MatteBorder(0, 0, 1, 1, k[3]), new MatteBorder(1, 1, 0, 0, k[3]), BorderFactory.createBevelBorder(BevelBorder.LOWERED, k[3], k[3]));
    int gap = pick(g, 0, 0, 1, 2);
    JPanel board = new JPanel(new GridLayout(rows, cols, gap, gap));
    board.setBackground(k[3].darker());
    JLabel first = null, last = null;
    for (char[] row : cells)
      for (char s : row) {
        JLabel b = new JLabel("", SwingConstants.CENTER);
        boolean closed = "#F?x".indexOf(s) >= 0;
        b.setOpaque(true);
        b.setBackground(s == 'X' ? k[6] : closed ? k[1] : paper);
        b.setBorder(closed ? up : flat);
        b.setFont(font);
        b.setForeground(s >= '1' && s <= '8' ? inks[s - '1'] : text);
        if (s >= '1' && s <= '8' || s == '?') b.setText("" + s);
        if ("Fx*X".indexOf(s) >= 0) b.setIcon(new Mark(s));
        b.setPreferredSize(new Dimension(size, size));
        board.add(b);
        if (first == null) first = b;
        last = b;
      }
    JFrame frame = new JFrame(pick(g, "Minesweeper", "JMines", "Mines - Swing"));
    JPanel main = new JPanel(new BorderLayout());
    main.setBackground(k[0]);
    frame.setContentPane(main);
    JPanel head = new JPanel(new BorderLayout());
    head.setOpaque(false);
    head.setBorder(new EmptyBorder(6, 10, 6, 10));
    String[] words = {"Mines: " + (Integer.parseInt(field("mines")) - flags()), status.equals("won") ? "Solved" : status.equals("lost") ? "Exploded" : "", g.nextInt(500) + " s"};
    String[] places = {BorderLayout.WEST, BorderLayout.CENTER, BorderLayout.EAST};
    for (int i = 0; i < 3; i++) {
      JLabel label = new JLabel(words[i], SwingConstants.CENTER);
      label.setForeground(text);
      head.add(label, places[i]);
    }
    main.add(head, pick(g, BorderLayout.NORTH, BorderLayout.SOUTH));
    int pad = pick(g, 0, 6, 12);
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, pad, pad));
    middle.setOpaque(false);
    middle.add(board);
    main.add(middle);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    JLabel a = first, z = last;
    tell(out, board, () -> boxOf(a, z));
  }
}
