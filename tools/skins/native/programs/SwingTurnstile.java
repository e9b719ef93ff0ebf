import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** One JComponent painted in Java2D: tickets with notched corners over a plain counter; rubber stamps for flags, round bombs with a wick for mines. */
public class SwingTurnstile extends Support {
  static int n;
  static Color ground, ticket, line, open, seam, stamp, bomb, blast, words;
  static Color[] ink;
  static Font font;
  static boolean notched;

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void look(Random g) {
    int k = g.nextInt(4);
    int[][] looks = {
      {0x8a3b2e, 0xf0d9a6, 0xb98d4a, 0xfdf8ec, 0xe0d2b4, 0xa3122a, 0x2a1a10, 0xf08060, 0xffefd6},
      {0x28323c, 0x6fa8c7, 0x3f7594, 0x1c232a, 0x303a44, 0xffffff, 0xf2e8d0, 0xd03a3a, 0xdde6ee},
      {0xcfd6c4, 0x8fae6b, 0x5f7d3f, 0xf7f8f0, 0xd9decb, 0x8a1046, 0x22281a, 0xff8f70, 0x22281a},
      {0xe9e4f2, 0xb8a3dd, 0x8468b8, 0xffffff, 0xdcd4ea, 0x10226a, 0x201638, 0xffa080, 0x281c44},
    };
    Color[] c = colours(looks[k]);
    ground = c[0]; ticket = c[1]; line = c[2]; open = c[3]; seam = c[4]; stamp = c[5]; bomb = c[6]; blast = c[7]; words = c[8];
    ink = k == 1 ? colours(0x82bcff, 0x8be093, 0xff918a, 0xd3b2ff, 0xffc37f, 0x7ee2de, 0xffffff, 0xa8b1ba) : colours(0x1f4fb4, 0x2a7a24, 0xc0241f, 0x5a2a94, 0x924e07, 0x0e6f77, 0x181818, 0x75716a);
  }

  static class Counter extends JComponent {
    Counter() { setPreferredSize(new Dimension(cols * n, rows * n)); }

    protected void paintComponent(Graphics g0) {
      Graphics2D q = (Graphics2D) g0.create();
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) cell(q, cells[r][c], c * n, r * n);
      q.dispose();
    }

    void cell(Graphics2D q, char s, int x, int y) {
      boolean shut = "#F?x".indexOf(s) >= 0;
      q.setColor(shut ? ground : seam);
      q.fillRect(x, y, n, n);
      if (shut) {
        Area a = new Area(new Rectangle2D.Double(x + 1, y + 1, n - 2, n - 2));
        if (notched) {
          double d = n * 0.24;
          for (int i = 0; i < 4; i++) a.subtract(new Area(new Ellipse2D.Double(x + (i % 2) * n - d / 2, y + (i / 2) * n - d / 2, d, d)));
        }
        q.setColor(ticket);
        q.fill(a);
        q.setColor(line);
        q.setStroke(new BasicStroke(1f));
        q.draw(a);
        if (s == '#' && n >= 24) {
          q.setStroke(new BasicStroke(1f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1f, new float[] {2f, 2f}, 0f));
          q.drawLine(x + n / 4, y + n - n / 4, x + n - n / 4, y + n - n / 4);
        }
      } else {
        q.setColor(s == 'X' ? blast : open);
        q.fillRect(x, y, n - 1, n - 1);
      }
      if (s >= '1' && s <= '8' || s == '?') {
        q.setFont(font);
        Rectangle2D b = font.createGlyphVector(q.getFontRenderContext(), "" + s).getVisualBounds();
        q.setColor(s == '?' ? stamp : ink[s - '1']);
        q.drawString("" + s, (float) (x + n / 2.0 - b.getCenterX()), (float) (y + n / 2.0 - b.getCenterY()));
        return;
      }
      AffineTransform keep = q.getTransform();
      q.translate(x, y);
      q.scale(n / 20.0, n / 20.0);
      if (s == 'F' || s == 'x') {
        q.setColor(stamp);
        q.fill(new RoundRectangle2D.Double(8.2, 3, 3.6, 8, 3, 3));
        q.fill(new Polygon(new int[] {8, 12, 16, 4}, new int[] {10, 10, 14, 14}, 4));
        q.fill(new Rectangle2D.Double(4, 15, 12, 2));
        if (s == 'x') {
          q.setColor(stamp.equals(Color.WHITE) ? new Color(0xc01020) : Color.BLACK);
          q.setStroke(new BasicStroke(2.2f));
          q.drawLine(4, 4, 16, 16);
          q.drawLine(16, 4, 4, 16);
        }
      } else if (s == '*' || s == 'X') {
        q.setColor(s == 'X' ? new Color(0x1a0a08) : bomb);
        q.fill(new Ellipse2D.Double(3.5, 6, 11, 11));
        q.setStroke(new BasicStroke(2.2f));
        q.draw(new Line2D.Double(12, 8, 14, 6));
        q.setStroke(new BasicStroke(1.2f));
        q.draw(new QuadCurve2D.Double(14, 6, 15, 3, 17.5, 4));
        q.setColor(s == 'X' ? blast : open);
        q.fill(new Ellipse2D.Double(6, 8.5, 2.4, 2.4));
      }
      q.setTransform(keep);
    }
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) * 11 + 5);
    String status = field("status");
    wear(pick(g, "Metal", "Nimbus", "Metal"));
    look(g);
    int top = (int) Math.min(46, Double.parseDouble(field("maxCell")));
    n = 19 + (top > 19 ? g.nextInt(top - 18) : 0);
    notched = g.nextInt(3) > 0;
    font = new Font(pick(g, "DejaVu Sans", "Liberation Serif", "Liberation Sans", "DejaVu Sans Mono"), Font.BOLD, (int) (n * (0.58 + 0.12 * g.nextDouble())));
    JFrame frame = new JFrame(pick(g, "Turnstile", "Turnstile Mines"));
    JPanel all = new JPanel(new BorderLayout(0, 6));
    all.setBackground(ground);
    all.setBorder(new EmptyBorder(8, 10, 10, 10));
    JPanel head = new JPanel(new BorderLayout());
    head.setOpaque(false);
    JLabel left = new JLabel("No. " + (status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags()));
    JLabel right = new JLabel(status.equals("won") ? "Admit one!" : status.equals("lost") ? "Refused" : (g.nextInt(400) + " s"));
    left.setForeground(words);
    right.setForeground(words);
    head.add(left, BorderLayout.WEST);
    head.add(right, BorderLayout.EAST);
    all.add(head, BorderLayout.NORTH);
    Counter board = new Counter();
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 0));
    middle.setOpaque(false);
    middle.add(board);
    all.add(middle, BorderLayout.CENTER);
    if (g.nextInt(2) == 0) {
      JPanel foot = new JPanel();
      foot.setOpaque(false);
      foot.add(new JButton("New game"));
      foot.add(new JButton("Quit"));
      all.add(foot, BorderLayout.SOUTH);
    }
    frame.setContentPane(all);
    frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
    frame.setResizable(false);
    frame.pack();
    frame.setVisible(true);
    tell(out, board, () -> boxOf(board));
  }
}
