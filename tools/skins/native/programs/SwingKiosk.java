import java.awt.*;
import java.awt.geom.*;
import java.awt.image.BufferedImage;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** One JPanel that paints everything: bevelled squares by hand, pictures made once at start, digits as text. */
public class SwingKiosk extends Support {
  static int size, edge, flagKind, mineKind;
  static Color face, paper, joint, hit, cloth, questions;
  static Color[] ink;
  static Font font;
  static boolean sunk, smooth;
  static BufferedImage flag, mine;

  static BufferedImage sprite(int px, boolean isFlag) {
    BufferedImage image = new BufferedImage(px, px, BufferedImage.TYPE_INT_ARGB);
    Graphics2D q = image.createGraphics();
    q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    q.scale(px / 24.0, px / 24.0);
    if (isFlag) {
      Path2D cloths = new Path2D.Double();
      q.setColor(new Color(0x222222));
      if (flagKind == 0) {
        q.fill(new Rectangle2D.Double(11.4, 3, 1.8, 15));
        q.fill(new Rectangle2D.Double(8, 17, 8.6, 2));
        q.fill(new Rectangle2D.Double(5.4, 19, 13.8, 2.4));
        cloths.moveTo(12.6, 2.6);
        cloths.lineTo(4.4, 7.2);
        cloths.lineTo(12.6, 11.8);
      } else if (flagKind == 1) {
        q.fill(new Rectangle2D.Double(5, 2, 2, 20));
        cloths.moveTo(7, 2.6);
        cloths.lineTo(20, 2.6);
        cloths.lineTo(16.6, 7.4);
        cloths.lineTo(20, 12.2);
        cloths.lineTo(7, 12.2);
      } else {
        q.fill(new Rectangle2D.Double(6, 3, 2, 19));
        q.fill(new Ellipse2D.Double(5, 1, 4, 4));
        cloths.moveTo(8, 4);
        cloths.quadTo(13, 1.4, 15, 5);
        cloths.quadTo(17, 7.4, 21, 5.4);
        cloths.lineTo(19.6, 13);
        cloths.quadTo(15.6, 15, 13.6, 12);
        cloths.quadTo(11.6, 10, 8, 12.6);
      }
      cloths.closePath();
      q.setColor(cloth);
      q.fill(cloths);
      q.setColor(cloth.darker());
      q.setStroke(new BasicStroke(0.7f));
      q.draw(cloths);
    } else {
      q.setColor(Color.BLACK);
      if (mineKind == 0) {
        q.setStroke(new BasicStroke(2.2f));
        for (int i = 0; i < 4; i++) {
          double a = i * Math.PI / 4, x = 10 * Math.cos(a), y = 10 * Math.sin(a);
          q.draw(new Line2D.Double(12 - x, 12 - y, 12 + x, 12 + y));
        }
        q.fill(new Ellipse2D.Double(5.4, 5.4, 13.2, 13.2));
        q.setColor(Color.WHITE);
        q.fill(new Rectangle2D.Double(8.4, 8.4, 3, 3));
      } else {
        q.fill(new Ellipse2D.Double(3, 7, 15.4, 15.4));
        q.setStroke(new BasicStroke(2f));
        q.draw(new QuadCurve2D.Double(14, 9, 17, 3, 20, 5));
        q.setColor(new Color(0xff8800));
        q.fill(new Ellipse2D.Double(18, 2.6, 4.6, 4.6));
        q.setColor(new Color(0xbbbbbb));
        q.fill(new Ellipse2D.Double(6.4, 10.4, 3.6, 3.6));
      }
    }
    return image;
  }

  static class Board extends JPanel {
    Board() {
      setPreferredSize(new Dimension(cols * size, rows * size));
    }

    void shut(Graphics2D q, int x, int y) {
      q.setColor(face);
      q.fillRect(x, y, size, size);
      for (int i = 0; i < edge; i++) {
        q.setColor(i == 0 ? mix(face, Color.WHITE, 0.85) : mix(face, Color.WHITE, 0.6));
        q.fillRect(x + i, y + i, size - 2 * i, 1);
        q.fillRect(x + i, y + i, 1, size - 2 * i);
        q.setColor(mix(face, Color.BLACK, i == 0 ? 0.5 : 0.32));
        q.fillRect(x + i, y + size - 1 - i, size - 2 * i, 1);
        q.fillRect(x + size - 1 - i, y + i, 1, size - 2 * i);
      }
    }

    @Override
    protected void paintComponent(Graphics plain) {
      super.paintComponent(plain);
      Graphics2D q = (Graphics2D) plain;
      q.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
      if (smooth) q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          char s = cells[r][c];
          int x = c * size, y = r * size, inset = Math.max(2, size / 8);
          if ("#F?x".indexOf(s) >= 0) shut(q, x, y);
          else {
            q.setColor(s == 'X' ? hit : paper);
            q.fillRect(x, y, size, size);
            q.setColor(joint);
            if (sunk) {
              q.fillRect(x, y, size, 1);
              q.fillRect(x, y, 1, size);
            } else q.drawRect(x, y, size - 1, size - 1);
          }
          if (s == 'F' || s == 'x') q.drawImage(flag, x + inset, y + inset, size - 2 * inset, size - 2 * inset, null);
          if (s == '*' || s == 'X') q.drawImage(mine, x + inset, y + inset, size - 2 * inset, size - 2 * inset, null);
          if (s >= '1' && s <= '8' || s == '?') {
            q.setFont(font);
            q.setColor(s == '?' ? questions : ink[s - '1']);
            FontMetrics m = q.getFontMetrics();
            q.drawString("" + s, x + (size - m.charWidth(s)) / 2 + (sunk ? 1 : 0), y + (size - m.getAscent() - m.getDescent()) / 2 + m.getAscent());
          }
          if (s == 'x') {
            Object was = q.getRenderingHint(RenderingHints.KEY_ANTIALIASING);
            q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            q.setColor(Color.BLACK);
            q.setStroke(new BasicStroke(Math.max(1.6f, size / 10f)));
            q.draw(new Line2D.Double(x + inset, y + inset, x + size - inset, y + size - inset));
            q.draw(new Line2D.Double(x + size - inset, y + inset, x + inset, y + size - inset));
            q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, was);
          }
        }
    }
  }

  static Color mix(Color a, Color b, double t) {
    return new Color((int) (a.getRed() + (b.getRed() - a.getRed()) * t), (int) (a.getGreen() + (b.getGreen() - a.getGreen()) * t), (int) (a.getBlue() + (b.getBlue() - a.getBlue()) * t));
  }

  static JComponent counter(int value, boolean led) {
    JLabel label = new JLabel(String.format("%03d", value), SwingConstants.CENTER);
    if (led) {
      label.setOpaque(true);
      label.setBackground(Color.BLACK);
      label.setForeground(new Color(0xff2010));
      label.setFont(new Font("Monospaced", Font.BOLD, 22));
      label.setBorder(BorderFactory.createLoweredBevelBorder());
    } else label.setFont(new Font("Dialog", Font.BOLD, 15));
    return label;
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")));
    wear(pick(g, "Metal", "Metal", "Nimbus", "CDE/Motif", "GTK+"));
    String status = field("status");
    int top = (int) Math.min(44, Double.parseDouble(field("maxCell")));
    size = 16 + (top > 16 ? g.nextInt(top - 15) : 0);
    edge = size < 20 ? 1 + g.nextInt(2) : pick(g, 1, 2, 2, 3, size / 8);
    Color[] grey = pick(g, colours(0xc0c0c0, 0xc0c0c0, 0x909090), colours(0xcccccc, 0xe0e0e0, 0xa8a8a8), colours(0xb8c4d4, 0xe6ebf2, 0x93a0b2), colours(0xd6d2c4, 0xf2efe4, 0xb2ad9c), colours(0xeeeeee, 0xffffff, 0xbbbbbb));
    face = grey[0];
    paper = grey[1];
    joint = grey[2];
    hit = new Color(pick(g, 0xff0000, 0xff4d4d, 0xf08030));
    cloth = new Color(pick(g, 0xff0000, 0xd01010, 0xc62828, 0xe65100));
    questions = new Color(pick(g, 0x000000, 0x000000, 0x1a237e));
    ink = pick(g, colours(0x0000ff, 0x007b00, 0xff0000, 0x00007b, 0x7b0000, 0x007b7b, 0x000000, 0x7b7b7b), colours(0x0000ff, 0x007b00, 0xff0000, 0x00007b, 0x7b0000, 0x007b7b, 0x000000, 0x7b7b7b),
        colours(0x1f4fc8, 0x1f7a34, 0xc82222, 0x3f2a86, 0x80300c, 0x0b7480, 0x222222, 0x6c6c6c));
    sunk = g.nextBoolean();
    smooth = g.nextInt(4) > 0;
    flagKind = g.nextInt(3);
    mineKind = pick(g, 0, 0, 1);
    font = new Font(pick(g, "SansSerif", "Dialog", "Liberation Sans", "Serif", "Monospaced"), Font.BOLD, Math.max(10, (int) (size * (0.58 + 0.16 * g.nextDouble()))));
    flag = sprite(96, true);
    mine = sprite(96, false);
    if (size < 30) { // a picture of twice the size shrinks well
      flag = sprite(2 * size, true);
      mine = sprite(2 * size, false);
    }
    JFrame frame = new JFrame(pick(g, "Minesweeper", "Minesweeper in Java", "Mine Sweeping Game"));
    if (g.nextInt(3) > 0) {
      JMenuBar bar = new JMenuBar();
      for (String name : new String[] {"Game", "Difficulty", "Help"}) bar.add(new JMenu(name));
      frame.setJMenuBar(bar);
    }
    boolean led = g.nextBoolean();
    JPanel head = new JPanel(new BorderLayout());
    head.add(counter(Integer.parseInt(field("mines")) - flags(), led), BorderLayout.WEST);
    head.add(counter(g.nextInt(400), led), BorderLayout.EAST);
    JPanel mid = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 0));
    mid.add(new JButton(status.equals("playing") ? "New" : status.equals("won") ? "Won!" : "Lost"));
    head.add(mid);
    head.setBorder(pick(g, BorderFactory.createLoweredBevelBorder(), new EmptyBorder(4, 6, 4, 6)));
    Board board = new Board();
    JPanel around = new JPanel(new BorderLayout());
    around.setBorder(pick(g, BorderFactory.createLoweredBevelBorder(), BorderFactory.createLineBorder(joint), new EmptyBorder(0, 0, 0, 0)));
    around.add(board);
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, pick(g, 0, 8), pick(g, 0, 8)));
    middle.add(around);
    JPanel all = new JPanel(new BorderLayout(4, 4));
    all.setBorder(new EmptyBorder(4, 4, 4, 4));
    all.add(head, BorderLayout.NORTH);
    all.add(middle);
    if (g.nextBoolean()) all.add(new JLabel(status.equals("playing") ? "Left button opens, right button marks" : "Game over"), BorderLayout.SOUTH);
    frame.add(all);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, board, () -> boxOf(board));
  }
}
