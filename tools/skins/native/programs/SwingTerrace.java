import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;

/** Swing: thick blocks painted in Java2D in colours of today, with shadows that fall on the opened ground beside them. */
public class SwingTerrace extends JPanel {
  static final int[][] LOOKS = { // desk, block, ground, grid, sign, cloth, mine
    {0x1f2430, 0x5a6ff0, 0x2a3040, 0x353d52, 0xffffff, 0xffc542, 0xe8ecf6},
    {0xe8f3f1, 0x17a398, 0xfafdfc, 0xd6e6e3, 0xffffff, 0xf2545b, 0x20363b},
    {0xf6ede4, 0xf08a5d, 0xfffaf4, 0xecdccb, 0x472018, 0x6a2c70, 0x3a2424},
    {0x17191c, 0x4b525c, 0x202429, 0x2e343b, 0xf2f4f7, 0x35d07f, 0xd7dce2},
    {0xdfe6f2, 0xc4cfe2, 0xf7f9fc, 0xd9e0ec, 0x2b3a55, 0xe0315b, 0x2b3446},
    {0x2c1f3d, 0xa45ee5, 0x38284d, 0x4a3864, 0xffffff, 0x3fe0d0, 0xf3eafb},
  };
  static final int[] ON_DARK = {0x7cc4ff, 0x86e29b, 0xff8585, 0xd3a6ff, 0xffb86b, 0x6fe7e0, 0xffffff, 0xaab2c0};
  static final int[] ON_LIGHT = {0x2563eb, 0x15803d, 0xdc2626, 0x6d28d9, 0xa8470b, 0x0e7f8b, 0x1f2937, 0x7b8594};
  static Random g;
  static int cell, margin, kind, flagKind, mineKind, wrongKind, hitColour;
  static int[] k;
  static Font font;
  static boolean dark, shadow, gridLines;

  static Color c(int rgb) {
    return new Color(rgb);
  }

  static Color mix(Color a, Color b, double t) {
    return new Color((int) (a.getRed() + (b.getRed() - a.getRed()) * t), (int) (a.getGreen() + (b.getGreen() - a.getGreen()) * t), (int) (a.getBlue() + (b.getBlue() - a.getBlue()) * t));
  }

  static Path2D poly(double... v) {
    Path2D p = new Path2D.Double();
    p.moveTo(v[0], v[1]);
    for (int i = 2; i < v.length; i += 2) p.lineTo(v[i], v[i + 1]);
    p.closePath();
    return p;
  }

  static boolean block(int r, int col) {
    if (r < 0 || col < 0 || r >= Support.rows || col >= Support.cols) return false;
    char s = Support.cells[r][col];
    return s == '#' || s == 'F' || s == '?' || (s == 'x' && wrongKind == 0);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    Graphics2D q = (Graphics2D) graphics.create();
    q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    int x0 = (getWidth() - Support.cols * cell) / 2;
    q.setColor(mix(c(k[2]), Color.BLACK, 0.35));
    q.fillRect(x0 - 2, margin - 2, Support.cols * cell + 4, Support.rows * cell + 4);
    for (int r = 0; r < Support.rows; r++)
      for (int col = 0; col < Support.cols; col++) {
        double x = x0 + col * cell, y = margin + r * cell, e = cell;
        char s = Support.cells[r][col];
        if (block(r, col)) paintBlock(q, x, y, e);
        else paintGround(q, x, y, e, r, col, s == 'X');
        if (s >= '1' && s <= '8') write(q, x, y, String.valueOf(s), c((dark ? ON_DARK : ON_LIGHT)[s - '1']), 0);
        else if (s == '?') write(q, x, y, "?", c(k[4]), lift());
        else if (s == 'F') flag(q, x, y - lift(), e);
        else if (s == '*') mine(q, x, y, e, c(k[6]));
        else if (s == 'X') mine(q, x, y, e, Color.WHITE);
        else if (s == 'x') {
          if (wrongKind == 0) flag(q, x, y - lift(), e);
          else mine(q, x, y, e, c(k[6]));
          q.setStroke(new BasicStroke((float) (e * 0.11), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
          q.setColor(wrongKind == 0 ? c(0x16181c) : c(0xff3347));
          double l = wrongKind == 0 ? lift() : 0;
          q.draw(new Line2D.Double(x + e * 0.22, y + e * 0.22 - l, x + e * 0.78, y + e * 0.78 - l));
          q.draw(new Line2D.Double(x + e * 0.78, y + e * 0.22 - l, x + e * 0.22, y + e * 0.78 - l));
        }
      }
    q.dispose();
  }

  /** How far the face of a block is above the middle of its cell. */
  static double lift() {
    return kind == 1 ? cell * 0.07 : 0;
  }

  static void paintGround(Graphics2D q, double x, double y, double e, int r, int col, boolean hit) {
    q.setColor(hit ? c(hitColour) : c(k[2]));
    q.fill(new Rectangle2D.Double(x, y, e, e));
    if (shadow && !hit) {
      Color shade = new Color(0, 0, 0, dark ? 90 : 45), none = new Color(0, 0, 0, 0);
      double d = e * 0.16;
      if (block(r - 1, col)) {
        q.setPaint(new GradientPaint(0, (float) y, shade, 0, (float) (y + d), none));
        q.fill(new Rectangle2D.Double(x, y, e, d));
      }
      if (block(r, col - 1)) {
        q.setPaint(new GradientPaint((float) x, 0, shade, (float) (x + d), 0, none));
        q.fill(new Rectangle2D.Double(x, y, d, e));
      }
    }
    if (gridLines || !shadow) {
      q.setColor(c(k[3]));
      q.setStroke(new BasicStroke(1));
      q.draw(new Rectangle2D.Double(x + 0.5, y + 0.5, e - 1, e - 1));
    }
  }

  static void paintBlock(Graphics2D q, double x, double y, double e) {
    Color base = c(k[1]);
    if (kind == 0) { // pyramid stump
      double b = e * 0.17;
      q.setColor(mix(base, Color.WHITE, 0.45));
      q.fill(poly(x, y, x + e, y, x + e - b, y + b, x + b, y + b));
      q.setColor(mix(base, Color.WHITE, 0.22));
      q.fill(poly(x, y, x + b, y + b, x + b, y + e - b, x, y + e));
      q.setColor(mix(base, Color.BLACK, 0.22));
      q.fill(poly(x + e, y, x + e, y + e, x + e - b, y + e - b, x + e - b, y + b));
      q.setColor(mix(base, Color.BLACK, 0.4));
      q.fill(poly(x, y + e, x + b, y + e - b, x + e - b, y + e - b, x + e, y + e));
      q.setPaint(new GradientPaint((float) x, (float) y, mix(base, Color.WHITE, 0.1), (float) (x + e), (float) (y + e), mix(base, Color.BLACK, 0.06)));
      q.fill(new Rectangle2D.Double(x + b, y + b, e - 2 * b, e - 2 * b));
    } else if (kind == 1) { // a slab with its front to be seen
      double h = e * 0.14, a = Math.max(2, e * 0.2);
      q.setColor(mix(base, Color.BLACK, 0.55));
      q.fill(new Rectangle2D.Double(x, y, e, e));
      q.setColor(mix(base, Color.BLACK, 0.3));
      q.fill(new RoundRectangle2D.Double(x + 0.5, y + h, e - 1, e - h - 0.5, a, a));
      q.setColor(base);
      q.fill(new RoundRectangle2D.Double(x + 0.5, y + 0.5, e - 1, e - h - 0.5, a, a));
      q.setColor(mix(base, Color.WHITE, 0.4));
      q.setStroke(new BasicStroke((float) Math.max(1, e / 28)));
      q.draw(new Line2D.Double(x + a / 2, y + 1.2, x + e - a / 2, y + 1.2));
    } else { // cushion
      q.setColor(mix(base, Color.BLACK, 0.45));
      q.fill(new Rectangle2D.Double(x, y, e, e));
      Point2D at = new Point2D.Double(x + e * 0.36, y + e * 0.3);
      q.setPaint(new RadialGradientPaint(at, (float) (e * 0.85), new float[] {0, 0.5f, 1}, new Color[] {mix(base, Color.WHITE, 0.55), base, mix(base, Color.BLACK, 0.35)}));
      q.fill(new RoundRectangle2D.Double(x + 0.7, y + 0.7, e - 1.4, e - 1.4, e * 0.4, e * 0.4));
    }
  }

  static void write(Graphics2D q, double x, double y, String s, Color colour, double up) {
    q.setFont(font);
    Rectangle2D b = font.createGlyphVector(q.getFontRenderContext(), s).getVisualBounds();
    q.setColor(colour);
    q.drawString(s, (float) (x + cell / 2.0 - b.getCenterX()), (float) (y + cell / 2.0 - up - b.getCenterY()));
  }

  static void flag(Graphics2D q, double x, double y, double e) {
    Color pole = c(k[4]), cloth = c(k[5]);
    Stroke thick = new BasicStroke((float) Math.max(1.2, e * 0.075), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    q.setStroke(thick);
    q.setColor(pole);
    if (flagKind == 0) {
      q.draw(new Line2D.Double(x + e * 0.34, y + e * 0.22, x + e * 0.34, y + e * 0.8));
      q.setColor(cloth);
      q.fill(poly(x + e * 0.36, y + e * 0.2, x + e * 0.76, y + e * 0.36, x + e * 0.36, y + e * 0.53));
    } else if (flagKind == 1) {
      q.draw(new Line2D.Double(x + e * 0.3, y + e * 0.2, x + e * 0.3, y + e * 0.82));
      q.setColor(cloth);
      q.fill(poly(x + e * 0.32, y + e * 0.22, x + e * 0.76, y + e * 0.22, x + e * 0.66, y + e * 0.37, x + e * 0.76, y + e * 0.53, x + e * 0.32, y + e * 0.53));
      q.setColor(new Color(255, 255, 255, 150));
      q.fill(poly(x + e * 0.32, y + e * 0.33, x + e * 0.69, y + e * 0.33, x + e * 0.66, y + e * 0.37, x + e * 0.69, y + e * 0.42, x + e * 0.32, y + e * 0.42));
    } else {
      q.fill(new Ellipse2D.Double(x + e * 0.28, y + e * 0.7, e * 0.44, e * 0.15));
      q.draw(new Line2D.Double(x + e * 0.5, y + e * 0.18, x + e * 0.5, y + e * 0.76));
      Path2D wave = new Path2D.Double();
      wave.moveTo(x + e * 0.52, y + e * 0.17);
      wave.curveTo(x + e * 0.62, y + e * 0.1, x + e * 0.7, y + e * 0.28, x + e * 0.86, y + e * 0.2);
      wave.lineTo(x + e * 0.86, y + e * 0.44);
      wave.curveTo(x + e * 0.7, y + e * 0.54, x + e * 0.62, y + e * 0.36, x + e * 0.52, y + e * 0.46);
      wave.closePath();
      q.setColor(cloth);
      q.fill(wave);
    }
  }

  static void mine(Graphics2D q, double x, double y, double e, Color colour) {
    double m = e / 2;
    q.setColor(colour);
    if (mineKind == 0) {
      q.setStroke(new BasicStroke((float) (e * 0.09), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      for (int i = 0; i < 4; i++) {
        double a = i * Math.PI / 4, dx = Math.cos(a) * e * 0.34, dy = Math.sin(a) * e * 0.34;
        q.draw(new Line2D.Double(x + m - dx, y + m - dy, x + m + dx, y + m + dy));
      }
      q.fill(new Ellipse2D.Double(x + m - e * 0.24, y + m - e * 0.24, e * 0.48, e * 0.48));
      q.setColor(mix(colour, colour.getRed() > 128 ? Color.BLACK : Color.WHITE, 0.7));
      q.fill(new Ellipse2D.Double(x + m - e * 0.14, y + m - e * 0.14, e * 0.13, e * 0.13));
    } else if (mineKind == 1) {
      q.fill(new Ellipse2D.Double(x + e * 0.2, y + e * 0.3, e * 0.52, e * 0.52));
      q.fill(poly(x + e * 0.54, y + e * 0.32, x + e * 0.63, y + e * 0.22, x + e * 0.74, y + e * 0.33, x + e * 0.66, y + e * 0.43));
      q.setStroke(new BasicStroke((float) (e * 0.06), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      q.draw(new QuadCurve2D.Double(x + e * 0.68, y + e * 0.28, x + e * 0.72, y + e * 0.12, x + e * 0.86, y + e * 0.2));
      q.setColor(c(0xffb020));
      q.fill(new Ellipse2D.Double(x + e * 0.8, y + e * 0.14, e * 0.13, e * 0.13));
    } else {
      Path2D star = new Path2D.Double();
      for (int i = 0; i < 16; i++) {
        double a = i * Math.PI / 8, d = e * (i % 2 == 0 ? 0.4 : 0.22);
        if (i == 0) star.moveTo(x + m + d * Math.cos(a), y + m + d * Math.sin(a));
        else star.lineTo(x + m + d * Math.cos(a), y + m + d * Math.sin(a));
      }
      star.closePath();
      q.fill(star);
      q.setColor(c(k[2]));
      q.fill(new Ellipse2D.Double(x + m - e * 0.1, y + m - e * 0.1, e * 0.2, e * 0.2));
    }
  }

  public static void main(String[] args) throws Exception {
    Support.load(args[0]);
    g = new Random(Long.parseLong(Support.field("seed")));
    g.nextInt();
    int top = Math.max(16, Math.min(56, (int) Double.parseDouble(Support.field("maxCell"))));
    cell = 16 + g.nextInt(top - 15);
    k = LOOKS[g.nextInt(LOOKS.length)];
    dark = (k[2] & 0xff00) < 0x8000;
    kind = g.nextInt(3);
    flagKind = g.nextInt(3);
    mineKind = g.nextInt(3);
    wrongKind = g.nextInt(2);
    hitColour = Support.pick(g, 0xe5383b, 0xff5d00, 0xc9184a);
    shadow = g.nextDouble() < 0.6;
    gridLines = g.nextDouble() < 0.6;
    margin = Support.pick(g, 4, 10, 16);
    font = new Font(Support.pick(g, "Noto Sans", "Liberation Sans", "DejaVu Sans", "URW Gothic", "Nimbus Sans", "C059"), Font.BOLD, Math.max(10, (int) (cell * (0.55 + g.nextDouble() * 0.2))));
    SwingUtilities.invokeLater(() -> open(args[1]));
  }

  static void open(String out) {
    Support.wear(Support.pick(g, "Nimbus", "Metal", "Nimbus", "GTK+"));
    String status = Support.field("status");
    int mines = Integer.parseInt(Support.field("mines")), left = status.equals("won") ? 0 : mines - Support.flags(), seconds = g.nextInt(400);
    JFrame frame = new JFrame(Support.pick(g, "Terrace", "Mine Blocks 1.2", "Java Mine Field"));
    frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
    if (g.nextDouble() < 0.6) {
      JMenuBar bar = new JMenuBar();
      for (String name : Support.pick(g, new String[] {"Game", "Level", "Help"}, new String[] {"File", "View"})) bar.add(new JMenu(name));
      frame.setJMenuBar(bar);
    }
    SwingTerrace board = new SwingTerrace();
    board.setBackground(c(k[0]));
    board.setPreferredSize(new Dimension(Support.cols * cell + 2 * margin, Support.rows * cell + 2 * margin));
    frame.add(board, BorderLayout.CENTER);
    String time = String.format("%d:%02d", seconds / 60, seconds % 60);
    String word = status.equals("won") ? "All clear" : status.equals("lost") ? "Boom!" : "Playing";
    if (g.nextBoolean()) {
      JToolBar tools = new JToolBar();
      tools.setFloatable(false);
      tools.add(new JButton("New"));
      tools.add(new JButton("Undo"));
      tools.add(Box.createHorizontalGlue());
      tools.add(new JLabel(left + " | " + time + "  "));
      frame.add(tools, BorderLayout.NORTH);
    } else {
      JPanel strip = new JPanel(new BorderLayout());
      strip.setBackground(mix(c(k[0]), dark ? Color.WHITE : Color.BLACK, 0.08));
      strip.setBorder(BorderFactory.createEmptyBorder(6, 10, 6, 10));
      String[] texts = {"● " + left, word, time}, places = {BorderLayout.WEST, BorderLayout.CENTER, BorderLayout.EAST};
      for (int i = 0; i < 3; i++) {
        JLabel label = new JLabel(texts[i], SwingConstants.CENTER);
        label.setFont(new Font("DejaVu Sans", Font.BOLD, 15));
        label.setForeground(dark ? Color.WHITE : c(0x2b3a44));
        strip.add(label, places[i]);
      }
      frame.add(strip, g.nextBoolean() ? BorderLayout.NORTH : BorderLayout.SOUTH);
    }
    frame.setResizable(false);
    frame.pack();
    frame.setVisible(true);
    Support.tell(out, board, () -> {
      Rectangle2D b = Support.boxOf(board);
      return new Rectangle2D.Double(b.getX() + (board.getWidth() - Support.cols * cell) / 2, b.getY() + margin, Support.cols * cell, Support.rows * cell);
    });
  }
}
