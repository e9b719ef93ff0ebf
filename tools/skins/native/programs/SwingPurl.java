import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;

/** A knitted field: covered cells are squares of stockinette, open ones bare linen; a pennant on a knitting needle, a ball of spikes or a spool for a mine. A JPanel in a JFrame with JLabels. */
public class SwingPurl extends JPanel {
  static final String[] NAMES = {"Rose", "Moss", "Navy", "Oatmeal", "Plum", "Teal"};
  static final int[][] WOOL = { // wool, its light, its dark, linen, weft, pennant, needle, mine
    {0xd9708a, 0xeea0b2, 0x9c3f58, 0xfaf1ea, 0xe6d6ca, 0x2746a8, 0xfdfdfd, 0x2a1c22},
    {0x7f9a4e, 0xa5bf74, 0x4f6428, 0xf6f3e4, 0xdedac2, 0xd02a2a, 0xfdf7e0, 0x22261a},
    {0x34508c, 0x5574b4, 0x1c2f5a, 0xf2f2f0, 0xd4d6da, 0xf2b632, 0xffffff, 0x1a1d28},
    {0xd8c7a4, 0xeee2c8, 0xa08a60, 0xffffff, 0xe8e2d4, 0xc0272d, 0x4a3822, 0x2b241a},
    {0x6c3f78, 0x935fa0, 0x43224c, 0x2a2430, 0x3a3342, 0xffd257, 0xf4eaf8, 0xf0e0c0},
    {0x2f8c8a, 0x5fb6b2, 0x17585a, 0xe8f2ee, 0xc6d8d2, 0xe8502c, 0xffffff, 0x14282a},
  };
  static final int[][] INKS = {
    {0x1b4fc0, 0x23772b, 0xc4201f, 0x5a2290, 0x8a3a0c, 0x0b7680, 0x181818, 0x6b6b6b},
    {0x7db8ff, 0x86e59a, 0xff8585, 0xd6a6ff, 0xffb97a, 0x74e6e0, 0xffffff, 0xb0a8bc},
  };
  final int size, gap, kind, mineKind, stitches;
  final int[] w, ink;
  final Font font;
  final boolean stitched;

  SwingPurl(Random g, int top) {
    gap = Support.pick(g, 0, 0, 1, 2);
    int most = Math.max(18, Math.min(46, top - gap));
    size = 18 + g.nextInt(most - 17);
    kind = g.nextInt(3);
    mineKind = g.nextInt(2);
    int look = g.nextInt(WOOL.length);
    w = WOOL[look];
    ink = INKS[look == 4 ? 1 : 0];
    stitches = size < 26 ? 3 : Support.pick(g, 3, 4);
    stitched = g.nextBoolean();
    font = new Font(Support.pick(g, "Noto Sans", "DejaVu Sans", "URW Bookman", "Liberation Sans", "DejaVu Serif"), Font.BOLD, Math.max(12, (int) (size * (0.54 + 0.12 * g.nextDouble()))));
    setBackground(new Color(w[2]));
    setPreferredSize(new Dimension(Support.cols * (size + gap) - gap, Support.rows * (size + gap) - gap));
  }

  static Path2D shape(double x, double y, double u, double... at) {
    Path2D way = new Path2D.Double();
    for (int i = 0; i < at.length; i += 2) {
      if (i == 0) way.moveTo(x + at[0] * u, y + at[1] * u);
      else way.lineTo(x + at[i] * u, y + at[i + 1] * u);
    }
    way.closePath();
    return way;
  }

  void knit(Graphics2D q, int x, int y) {
    q.setColor(new Color(w[2]));
    q.fillRect(x, y, size, size);
    double a = (size - 2.0) / stitches, h = (size - 2.0) / (stitches + 1);
    Shape old = q.getClip();
    q.clipRect(x + 1, y + 1, size - 2, size - 2);
    for (int j = -1; j <= stitches + 1; j++)
      for (int i = 0; i < stitches; i++) {
        double sx = x + 1 + i * a, sy = y + 1 + j * h;
        for (int side = 0; side < 2; side++) {
          AffineTransform was = q.getTransform();
          q.translate(sx + a * (side == 0 ? 0.27 : 0.73), sy + h * 0.5);
          q.rotate(side == 0 ? -0.5 : 0.5);
          q.setColor(new Color(side == 0 ? w[1] : w[0]));
          q.fill(new Ellipse2D.Double(-a * 0.21, -h * 0.62, a * 0.42, h * 1.24));
          q.setTransform(was);
        }
      }
    q.setClip(old);
  }

  void linen(Graphics2D q, int x, int y, boolean hit) {
    q.setColor(new Color(hit ? 0xe8482f : w[3]));
    q.fillRect(x, y, size, size);
    q.setColor(new Color(hit ? 0xd03a22 : w[4]));
    if (stitched) {
      q.setStroke(new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1, new float[] {3, 3}, 0));
      q.drawRect(x + 1, y + 1, size - 3, size - 3);
    } else {
      q.setStroke(new BasicStroke(1));
      q.drawRect(x, y, size - 1, size - 1);
    }
  }

  void flag(Graphics2D q, int x, int y) {
    double u = size;
    q.setStroke(new BasicStroke((float) Math.max(3, u * 0.17), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    Line2D needle = new Line2D.Double(x + u * 0.3, y + u * 0.2, x + u * 0.3, y + u * 0.84);
    Path2D cloth = kind == 0 ? shape(x, y, u, 0.32, 0.16, 0.84, 0.36, 0.32, 0.56) : kind == 1 ? shape(x, y, u, 0.32, 0.18, 0.82, 0.18, 0.66, 0.36, 0.82, 0.54, 0.32, 0.54) : shape(x, y, u, 0.32, 0.18, 0.8, 0.18, 0.8, 0.52, 0.32, 0.52);
    q.setColor(new Color(w[2]).darker());
    q.draw(needle);
    q.setStroke(new BasicStroke((float) Math.max(2, u * 0.1), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    q.draw(cloth);
    q.setColor(new Color(w[6]));
    q.setStroke(new BasicStroke((float) Math.max(1.3, u * 0.075), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    q.draw(needle);
    q.fill(new Ellipse2D.Double(x + u * 0.22, y + u * 0.08, u * 0.16, u * 0.16));
    q.setColor(new Color(w[5]));
    q.fill(cloth);
  }

  void mine(Graphics2D q, int x, int y, boolean hit) {
    double u = size, m = u / 2;
    Color dark = new Color(hit ? 0x1c1014 : w[7]);
    q.setColor(dark);
    if (mineKind == 0) {
      q.setStroke(new BasicStroke((float) Math.max(1.4, u * 0.07), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      for (int i = 0; i < 5; i++) {
        double a = Math.PI * i / 5;
        double dx = Math.sin(a) * u * 0.38, dy = Math.cos(a) * u * 0.38;
        q.draw(new Line2D.Double(x + m - dx, y + m - dy, x + m + dx, y + m + dy));
      }
      q.fill(new Ellipse2D.Double(x + u * 0.27, y + u * 0.27, u * 0.46, u * 0.46));
      q.setColor(new Color(hit ? 0xffffff : w[3]));
      q.fill(new Ellipse2D.Double(x + u * 0.36, y + u * 0.36, u * 0.12, u * 0.12));
    } else { // a ball of yarn that is lit
      q.fill(new Ellipse2D.Double(x + u * 0.2, y + u * 0.26, u * 0.58, u * 0.58));
      q.setStroke(new BasicStroke((float) Math.max(1.2, u * 0.06), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      q.draw(new QuadCurve2D.Double(x + u * 0.6, y + u * 0.32, x + u * 0.66, y + u * 0.12, x + u * 0.82, y + u * 0.16));
      q.setColor(new Color(hit ? 0xffe060 : 0xf08020));
      q.fill(new Ellipse2D.Double(x + u * 0.76, y + u * 0.08, u * 0.16, u * 0.16));
      q.setColor(new Color(hit ? 0xffffff : w[3]));
      q.setStroke(new BasicStroke((float) Math.max(1, u * 0.035)));
      for (int i = 0; i < 3; i++) q.draw(new Arc2D.Double(x + u * (0.28 + 0.1 * i), y + u * 0.34, u * 0.34, u * 0.42, 110, 80, Arc2D.OPEN));
    }
  }

  void sign(Graphics2D q, String s, int x, int y, Color tone, Color rim) {
    Shape way = font.createGlyphVector(q.getFontRenderContext(), s).getOutline();
    Rectangle2D b = way.getBounds2D();
    way = AffineTransform.getTranslateInstance(x + size / 2.0 - b.getCenterX(), y + size / 2.0 - b.getCenterY()).createTransformedShape(way);
    if (rim != null) {
      q.setColor(rim);
      q.setStroke(new BasicStroke((float) Math.max(3, size * 0.16), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      q.draw(way);
    }
    q.setColor(tone);
    q.fill(way);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    Graphics2D q = (Graphics2D) graphics;
    q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    for (int r = 0; r < Support.rows; r++)
      for (int c = 0; c < Support.cols; c++) {
        char s = Support.cells[r][c];
        int x = c * (size + gap), y = r * (size + gap);
        if ("012345678*X".indexOf(s) >= 0) linen(q, x, y, s == 'X');
        else knit(q, x, y);
        if (s >= '1' && s <= '8') sign(q, "" + s, x, y, new Color(ink[s - '1']), null);
        else if (s == '?') sign(q, "?", x, y, Color.white, new Color(w[2]).darker());
        else if (s == '*' || s == 'X') mine(q, x, y, s == 'X');
        else if (s == 'F' || s == 'x') flag(q, x, y);
        if (s == 'x')
          for (int i = 0; i < 2; i++) {
            q.setColor(i == 0 ? Color.white : new Color(0xc00018));
            q.setStroke(new BasicStroke((float) (size * (i == 0 ? 0.2 : 0.1)), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            q.draw(new Line2D.Double(x + size * 0.17, y + size * 0.17, x + size * 0.83, y + size * 0.83));
            q.draw(new Line2D.Double(x + size * 0.83, y + size * 0.17, x + size * 0.17, y + size * 0.83));
          }
      }
  }

  public static void main(String[] args) throws Exception {
    Support.load(args[0]);
    Random g = new Random(Long.parseLong(Support.field("seed")) * 17 + 3);
    Support.wear(Support.pick(g, "Metal", "Nimbus", "Metal"));
    String status = Support.field("status");
    SwingUtilities.invokeAndWait(() -> {
      JFrame frame = new JFrame(Support.pick(g, "Purl", "Knit & Mine", "SwingPurl"));
      frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
      boolean east = g.nextInt(3) == 0;
      double top = Double.parseDouble(Support.field("maxCell")) - (east ? 150.0 / Support.cols : 0);
      SwingPurl board = new SwingPurl(g, (int) top);
      if (g.nextInt(3) > 0) {
        JMenuBar bar = new JMenuBar();
        for (String name : new String[] {"Game", "Wool", "Help"}) bar.add(new JMenu(name));
        frame.setJMenuBar(bar);
      }
      int left = Integer.parseInt(Support.field("mines")) - Support.flags(), time = g.nextInt(500);
      JPanel facts = new JPanel(east ? new GridLayout(0, 1, 4, 8) : new FlowLayout(FlowLayout.CENTER, 12, 4));
      facts.add(new JLabel("Dropped stitches: " + left));
      JButton again = new JButton(status.equals("won") ? "Cast off!" : status.equals("lost") ? "Unravelled" : "Cast on");
      again.setFocusPainted(false);
      facts.add(again);
      facts.add(new JLabel(time / 60 + " min " + time % 60 + " s"));
      JPanel middle = new JPanel(new GridBagLayout());
      int pad = Support.pick(g, 2, 8, 16);
      middle.setBorder(BorderFactory.createEmptyBorder(pad, pad, pad, pad));
      middle.add(board);
      frame.add(middle, BorderLayout.CENTER);
      JPanel holder = new JPanel(new FlowLayout());
      holder.add(facts);
      frame.add(east ? holder : facts, east ? BorderLayout.EAST : Support.pick(g, BorderLayout.NORTH, BorderLayout.SOUTH));
      frame.pack();
      frame.setResizable(false);
      frame.setVisible(true);
      Support.tell(args[1], board, () -> {
        Rectangle2D box = Support.boxOf(board);
        int pitch = board.size + board.gap;
        return new Rectangle2D.Double(box.getX() - board.gap / 2.0, box.getY() - board.gap / 2.0, pitch * Support.cols, pitch * Support.rows);
      });
    });
  }
}
