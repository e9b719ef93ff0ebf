import java.awt.*;
import java.awt.geom.*;
import java.util.*;
import javax.swing.*;

/** Two tones in a chequer for covered and for open ground, with an edge where they meet, on a panel that paints itself; counters of seven segments or plain text. */
public class SwingMeadow extends Support {
  static Random g;
  static int size, pad;
  static boolean edge, soft;
  static Color[] cover, paper, ink;
  static Color flag, rim, mineInk, ground, words;
  static Font font;
  static String flagKind, mineKind;

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static boolean covered(int r, int c) {
    return "#F?x".indexOf(cells[r][c]) >= 0;
  }

  static class Segments extends JComponent {
    final String text;
    final Color on;

    Segments(int n, Color on) {
      text = String.format("%03d", n);
      this.on = on;
      setPreferredSize(new Dimension(62, 34));
    }

    @Override
    protected void paintComponent(Graphics gr) {
      Graphics2D q = (Graphics2D) gr;
      q.setColor(new Color(0x151515));
      q.fillRect(0, 0, getWidth(), getHeight());
      int[] lit = {0x77, 0x24, 0x5d, 0x6d, 0x2e, 0x6b, 0x7b, 0x25, 0x7f, 0x6f};
      int y0 = (getHeight() - 28) / 2;
      for (int i = 0; i < text.length(); i++) {
        int mask = text.charAt(i) == '-' ? 8 : lit[text.charAt(i) - '0'];
        int x = 4 + i * 19;
        Rectangle[] bars = {new Rectangle(x + 3, y0, 9, 3), new Rectangle(x, y0 + 2, 3, 11), new Rectangle(x + 12, y0 + 2, 3, 11), new Rectangle(x + 3, y0 + 12, 9, 3),
          new Rectangle(x, y0 + 15, 3, 11), new Rectangle(x + 12, y0 + 15, 3, 11), new Rectangle(x + 3, y0 + 25, 9, 3)};
        for (int k = 0; k < 7; k++) {
          q.setColor((mask >> k & 1) == 1 ? on : new Color(on.getRed() / 6 + 12, on.getGreen() / 6 + 12, on.getBlue() / 6 + 12));
          q.fill(bars[k]);
        }
      }
    }
  }

  static class Board extends JPanel {
    @Override
    protected void paintComponent(Graphics gr) {
      super.paintComponent(gr);
      Graphics2D q = (Graphics2D) gr;
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      q.translate(pad, pad);
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          Graphics2D k = (Graphics2D) q.create();
          k.translate(c * size, r * size);
          cell(k, cells[r][c], r + c & 1);
          k.dispose();
        }
      if (!edge) return;
      q.setColor(rim);
      int w = Math.max(2, size / 12);
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          if (covered(r, c)) continue;
          if (r > 0 && covered(r - 1, c)) q.fillRect(c * size, r * size, size, w);
          if (r < rows - 1 && covered(r + 1, c)) q.fillRect(c * size, (r + 1) * size - w, size, w);
          if (c > 0 && covered(r, c - 1)) q.fillRect(c * size, r * size, w, size);
          if (c < cols - 1 && covered(r, c + 1)) q.fillRect((c + 1) * size - w, r * size, w, size);
        }
    }

    void cell(Graphics2D q, char s, int odd) {
      boolean hid = "#F?x".indexOf(s) >= 0;
      Color a = hid ? cover[odd] : s == 'X' ? new Color(0xd8402e) : paper[odd];
      q.setPaint(hid && soft ? new GradientPaint(0, 0, a.brighter(), 0, size, a) : a);
      q.fillRect(0, 0, size, size);
      if (s >= '1' && s <= '8' || s == '?') {
        q.setFont(font);
        Rectangle2D b = font.createGlyphVector(q.getFontRenderContext(), "" + s).getVisualBounds();
        q.setColor(s == '?' ? words : ink[s - '1']);
        q.drawString("" + s, (float) (size / 2.0 - b.getCenterX()), (float) (size / 2.0 - b.getCenterY()));
        return;
      }
      q.scale(size / 20.0, size / 20.0);
      if (s == 'F' || s == 'x') {
        Path2D f = new Path2D.Double();
        if (flagKind.equals("cone")) {
          q.setColor(flag);
          f.moveTo(10, 2.5);
          f.lineTo(14.6, 15);
          f.lineTo(5.4, 15);
          f.closePath();
          q.fill(f);
          q.fill(new RoundRectangle2D.Double(3, 14.6, 14, 2.8, 1, 1));
          q.setColor(Color.WHITE);
          q.fill(new Polygon(new int[] {8, 12, 13, 7}, new int[] {8, 8, 11, 11}, 4));
        } else if (flagKind.equals("flower")) {
          q.setColor(flag);
          for (int i = 0; i < 6; i++) q.fill(new Ellipse2D.Double(10 + 4.4 * Math.cos(i * Math.PI / 3) - 2.9, 10 + 4.4 * Math.sin(i * Math.PI / 3) - 2.9, 5.8, 5.8));
          q.setColor(Color.WHITE);
          q.fill(new Ellipse2D.Double(7.6, 7.6, 4.8, 4.8));
        } else {
          q.setColor(words);
          q.fill(new RoundRectangle2D.Double(5.2, 2.5, 1.8, 15, 1.5, 1.5));
          q.setColor(flag);
          f.moveTo(7, 3);
          if (flagKind.equals("curl")) {
            f.curveTo(11, 0.8, 12, 6, 17, 4);
            f.curveTo(15, 8, 15.5, 9, 16, 11);
            f.curveTo(12, 12, 10, 8.5, 7, 11);
          } else {
            f.lineTo(16.5, 7.2);
            f.lineTo(7, 11.4);
          }
          f.closePath();
          q.fill(f);
        }
        if (s == 'x') {
          q.setStroke(new BasicStroke(4.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
          q.setColor(Color.WHITE);
          cross(q);
          q.setStroke(new BasicStroke(2.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
          q.setColor(Color.BLACK);
          cross(q);
        }
      } else if (s == '*' || s == 'X') {
        q.setColor(s == 'X' ? new Color(0x1a0a0a) : mineInk);
        if (mineKind.equals("disc")) {
          q.fill(new Ellipse2D.Double(4.2, 4.2, 11.6, 11.6));
          q.setColor(s == 'X' ? new Color(0xffe0a0) : flag);
          q.fill(new Ellipse2D.Double(7.8, 7.8, 4.4, 4.4));
        } else {
          q.fill(new Ellipse2D.Double(5, 5, 10, 10));
          q.setStroke(new BasicStroke(1.8f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
          for (int i = 0; i < 8; i++) {
            double t = i * Math.PI / 4 + 0.39;
            q.draw(new Line2D.Double(10, 10, 10 + 7.6 * Math.cos(t), 10 + 7.6 * Math.sin(t)));
          }
        }
      }
    }

    static void cross(Graphics2D q) {
      q.draw(new Line2D.Double(4, 4, 16, 16));
      q.draw(new Line2D.Double(16, 4, 4, 16));
    }
  }

  static void show(String out) {
    g = new Random(Long.parseLong(field("seed")) * 31 + 7);
    g.nextInt();
    String status = field("status");
    wear(pick(g, "Metal", "Nimbus", "Nimbus", "GTK+"));
    double room = Double.parseDouble(field("maxCell"));
    size = 18 + g.nextInt(Math.max(1, (int) Math.min(54, room) - 17));
    edge = g.nextBoolean();
    soft = g.nextInt(3) == 0;
    int look = g.nextInt(5);
    int[][] covers = {{0x5b9bd5, 0x4f8dc6}, {0x8fb84e, 0x83aa44}, {0xb98ad0, 0xab7cc4}, {0x3c4f63, 0x364759}, {0xd99a5b, 0xcc8d4f}};
    int[][] papers = {{0xf4ecd8, 0xeae0c8}, {0xe9d8b4, 0xdcc9a2}, {0xf7f0fa, 0xece2f1}, {0x1c242d, 0x212a34}, {0xfdf3e4, 0xf3e6d2}};
    cover = colours(covers[look]);
    paper = colours(papers[look]);
    boolean dark = look == 3;
    rim = new Color(new int[] {0x2f6ba8, 0x5f8228, 0x8352a0, 0x6f8aa5, 0x9a6428}[look]);
    flag = new Color(new int[] {0xe0342a, 0xd8261c, 0x9c1350, 0xff9d3c, 0xa81a1a}[look]);
    words = dark ? new Color(0xe8eef5) : new Color(0x2a2420);
    mineInk = dark ? new Color(0xe0e6ee) : new Color(0x22202a);
    ink = dark ? colours(0x79b8ff, 0x85e089, 0xff9a94, 0xd3b0ff, 0xffc46a, 0x6fe3d6, 0xffffff, 0xaab4c0)
        : pick(g, colours(0x1c66cc, 0x2f7d32, 0xcc2a28, 0x7a1fa0, 0xc06a00, 0x00808c, 0x303030, 0x707070), colours(0x2a3a8c, 0x14706a, 0xb03a0a, 0xa01a5a, 0x6a4a10, 0x4a2a90, 0x101010, 0x5a5a5a));
    font = new Font(pick(g, "SansSerif", "DejaVu Sans", "Noto Sans", "Serif", "URW Gothic", "Liberation Sans Narrow"), pick(g, Font.BOLD, Font.BOLD, Font.PLAIN), (int) (size * (0.58 + g.nextDouble() * 0.16)));
    flagKind = pick(g, "pennant", "curl", "cone", "flower");
    mineKind = pick(g, "disc", "spiky");
    pad = pick(g, 0, 0, 4, 12);
    JFrame frame = new JFrame(pick(g, "Meadow", "Minesweeper", "Mines in the Meadow"));
    JPanel head = new JPanel(new BorderLayout());
    head.setBorder(BorderFactory.createEmptyBorder(4, 6, 4, 6));
    int left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags();
    int seconds = g.nextInt(500);
    boolean segments = g.nextInt(2) == 0;
    Color on = pick(g, new Color(0xff3a2a), new Color(0x4ae06a), new Color(0x5ac8ff));
    head.add(segments ? new Segments(left, on) : new JLabel("\u2691 " + left), BorderLayout.WEST);
    head.add(segments ? new Segments(seconds, on) : new JLabel(seconds + " s"), BorderLayout.EAST);
    JPanel mid = new JPanel();
    mid.add(new JButton(status.equals("won") ? "Hooray" : status.equals("lost") ? "Again?" : "New game"));
    head.add(mid);
    frame.add(head, BorderLayout.NORTH);
    Board board = new Board();
    board.setBackground(dark ? new Color(0x12181f) : rim);
    board.setPreferredSize(new Dimension(cols * size + 2 * pad, rows * size + 2 * pad));
    JPanel hold = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 0));
    hold.add(board);
    frame.add(hold);
    if (g.nextInt(3) == 0) frame.add(new JLabel(" Level " + rows + " \u00d7 " + cols), BorderLayout.SOUTH);
    frame.pack();
    frame.setResizable(false);
    frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
    frame.setVisible(true);
    tell(out, board, () -> {
      Point at = board.getLocationOnScreen();
      return new Rectangle2D.Double(at.x + pad, at.y + pad, cols * size, rows * size);
    });
  }
}
