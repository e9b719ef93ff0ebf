import java.awt.*;
import java.awt.geom.*;
import java.awt.image.BufferedImage;
import java.util.*;
import javax.swing.*;
import javax.swing.border.*;

/** Swing: an album of stamps with perforated edges that cover the squares, one engraved motif a theme, cancelled ones for those flagged, ink blots for mines; pictures painted once per sign. */
public class SwingPhilately extends Support {

  /** album page, its lines, margin of a stamp, print above and below, second print (chequer), overprint, blot */
  record Series(String name, Color[] c, Color[] ink, String motif) {}

  static final Color[] DEEP = colours(0x1c4ab8, 0x1c6e34, 0xb82020, 0x54288c, 0x84400c, 0x0c6a74, 0x1c1c1c, 0x66666a);
  static final Color[] PALE = colours(0x90c0ff, 0x9cecA0, 0xff9c90, 0xd6b4ff, 0xffc878, 0x86e6de, 0xffffff, 0xbcbcc2);
  static Series k;
  static String face, sign;
  static boolean chequer;
  static int size;
  static double teeth;

  static Shape stamp() {
    Area a = new Area(new Rectangle2D.Double(1.4, 1.4, 45.2, 45.2));
    int n = (int) teeth;
    double step = 45.2 / n, d = step * 0.56;
    for (int i = 0; i <= n; i++) {
      double t = 1.4 + i * step - d / 2;
      a.subtract(new Area(new Ellipse2D.Double(t, 1.4 - d / 2, d, d)));
      a.subtract(new Area(new Ellipse2D.Double(t, 46.6 - d / 2, d, d)));
      a.subtract(new Area(new Ellipse2D.Double(1.4 - d / 2, t, d, d)));
      a.subtract(new Area(new Ellipse2D.Double(46.6 - d / 2, t, d, d)));
    }
    return a;
  }

  static Path2D path(double... v) {
    Path2D p = new Path2D.Double();
    p.moveTo(v[0], v[1]);
    for (int i = 2; i < v.length; i += 2) p.lineTo(v[i], v[i + 1]);
    p.closePath();
    return p;
  }

  static void covered(Graphics2D q, boolean other, boolean motif) {
    q.setColor(k.c[0]);
    q.fillRect(0, 0, 48, 48);
    Shape s = stamp();
    q.translate(1, 1.2);
    q.setColor(new Color(0, 0, 0, 70));
    q.fill(s);
    q.translate(-1, -1.2);
    q.setColor(k.c[2]);
    q.fill(s);
    Rectangle2D in = new Rectangle2D.Double(6, 6, 36, 36);
    q.setPaint(new GradientPaint(6, 6, other ? k.c[5] : k.c[3], 6, 42, other ? k.c[5].darker() : k.c[4]));
    q.fill(in);
    if (!motif) return;
    q.setColor(new Color(255, 255, 255, 130));
    q.setStroke(new BasicStroke(1.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    q.draw(new Rectangle2D.Double(8.6, 8.6, 30.8, 30.8));
    switch (k.motif) {
      case "peak":
        q.fill(path(10, 37, 20, 19, 25, 27, 30, 15, 38, 37));
        q.draw(new Ellipse2D.Double(13, 12, 6, 6));
        break;
      case "leaf":
        Path2D leaf = new Path2D.Double();
        leaf.moveTo(13, 36);
        leaf.curveTo(10, 20, 22, 11, 36, 12);
        leaf.curveTo(37, 27, 28, 38, 13, 36);
        q.fill(leaf);
        q.setColor(k.c[4]);
        q.draw(new Line2D.Double(12, 37, 31, 17));
        break;
      case "boat":
        q.fill(path(11, 31, 37, 31, 33, 37, 15, 37));
        q.fill(path(23, 12, 23, 29, 12, 29));
        q.fill(path(25, 15, 25, 29, 35, 29));
        break;
      default:
        q.fill(path(12, 20, 18, 26, 24, 14, 30, 26, 36, 20, 34, 35, 14, 35));
    }
  }

  static void opened(Graphics2D q, boolean hit) {
    q.setColor(hit ? new Color(0xf04030) : k.c[0]);
    q.fillRect(0, 0, 48, 48);
    q.setColor(k.c[1]);
    q.fill(new Rectangle2D.Double(0, 47, 48, 1));
    q.fill(new Rectangle2D.Double(47, 0, 1, 48));
  }

  static void text(Graphics2D q, String s, Color ink) {
    Shape shape = new Font(face, Font.BOLD, 32).createGlyphVector(q.getFontRenderContext(), s).getOutline();
    Rectangle2D b = shape.getBounds2D();
    q.setColor(ink);
    q.fill(AffineTransform.getTranslateInstance(24 - b.getCenterX(), 24 - b.getCenterY()).createTransformedShape(shape));
  }

  static void flag(Graphics2D q) {
    q.setColor(k.c[6]);
    if (sign.equals("banner")) {
      q.fill(path(18, 9, 38, 9, 33, 16, 38, 23, 18, 23));
      q.setColor(k.c[2]);
      q.fill(new Rectangle2D.Double(14.6, 7, 3.4, 33));
      q.setColor(new Color(0, 0, 0, 120));
      q.setStroke(new BasicStroke(0.9f));
      q.draw(path(18, 9, 38, 9, 33, 16, 38, 23, 18, 23));
      q.draw(new Rectangle2D.Double(14.6, 7, 3.4, 33));
    } else { // a seal of wax with a star
      double[] v = new double[48];
      for (int i = 0; i < 24; i++) {
        double d = i % 2 == 0 ? 18 : 15.4, t = Math.PI * i / 12;
        v[2 * i] = 24 + d * Math.sin(t);
        v[2 * i + 1] = 24 - d * Math.cos(t);
      }
      q.fill(path(v));
      q.setColor(k.c[2]);
      double[] w = new double[20];
      for (int i = 0; i < 10; i++) {
        double d = i % 2 == 0 ? 12 : 5, t = Math.PI * i / 5;
        w[2 * i] = 24 + d * Math.sin(t);
        w[2 * i + 1] = 24.6 - d * Math.cos(t);
      }
      q.fill(path(w));
    }
  }

  static void blot(Graphics2D q, Color ink) {
    q.setColor(ink);
    q.fill(new Ellipse2D.Double(12, 12, 24, 24));
    q.setStroke(new BasicStroke(3.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    for (int i = 0; i < 9; i++) {
      double t = Math.PI * 2 * i / 9, d = i % 3 == 0 ? 18.5 : i % 3 == 1 ? 15.5 : 17;
      double x = 24 + d * Math.sin(t), y = 24 - d * Math.cos(t);
      q.draw(new Line2D.Double(24, 24, x, y));
      q.fill(new Ellipse2D.Double(x - 2.7, y - 2.7, 5.4, 5.4));
    }
    q.setColor(new Color(255, 255, 255, 170));
    q.fill(new Ellipse2D.Double(17.4, 17, 6, 5));
  }

  static BufferedImage picture(char s, boolean other, double f) {
    int n = (int) Math.round(size * f);
    BufferedImage b = new BufferedImage(n, n, BufferedImage.TYPE_INT_RGB);
    Graphics2D q = b.createGraphics();
    q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    q.scale(n / 48.0, n / 48.0);
    if ("#F?x".indexOf(s) >= 0) covered(q, other, s == '#');
    else opened(q, s == 'X');
    if (s >= '1' && s <= '8') text(q, "" + s, k.ink[s - '1']);
    if (s == '?') text(q, "?", Color.white);
    if (s == 'F' || s == 'x') flag(q);
    if (s == '*') blot(q, k.c[7]);
    if (s == 'X') blot(q, new Color(0x180606));
    if (s == 'x')
      for (int i = 0; i < 2; i++) {
        q.setColor(i == 0 ? Color.white : new Color(0x101010));
        q.setStroke(new BasicStroke(i == 0 ? 9f : 5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        q.draw(new Line2D.Double(9, 9, 39, 39));
        q.draw(new Line2D.Double(39, 9, 9, 39));
      }
    q.dispose();
    return b;
  }

  static class Album extends JPanel {
    final Map<String, BufferedImage> shelf = new HashMap<>();

    Album() {
      setPreferredSize(new Dimension(cols * size, rows * size));
    }

    protected void paintComponent(Graphics graphics) {
      Graphics2D q = (Graphics2D) graphics;
      double f = q.getTransform().getScaleX();
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          char s = cells[r][c];
          boolean other = chequer && (r + c) % 2 == 1;
          q.drawImage(shelf.computeIfAbsent(s + "" + other, key -> picture(s, other, f)), c * size, r * size, size, size, null);
        }
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) * 41 + 3);
    g.nextInt();
    wear(pick(g, "Metal", "Nimbus", "GTK+"));
    String status = field("status");
    k = pick(g,
        new Series("Alpine", colours(0xf4eedd, 0xd8ccb0, 0xfffdf4, 0x4c7fb4, 0x2c5488, 0x5e8fa0, 0xd81e2c, 0x1c1a24), DEEP, "peak"),
        new Series("Botanical", colours(0xfbf8f0, 0xdcd6c4, 0xfefcf2, 0x5c9a58, 0x387040, 0x86a048, 0xe04818, 0x20201c), DEEP, "leaf"),
        new Series("Maritime", colours(0x23282e, 0x39414a, 0xece4d0, 0xa84c3c, 0x7a2c28, 0x8c5a34, 0xffc828, 0xe6e2d6), PALE, "boat"),
        new Series("Crown", colours(0x2a2230, 0x42384a, 0xe8dcc4, 0x7c4c94, 0x54306c, 0x4c5494, 0xff7c2c, 0xeadff0), PALE, "crown"));
    int top = Math.max(20, Math.min(52, (int) Double.parseDouble(field("maxCell"))));
    size = 20 + g.nextInt(top - 19);
    teeth = size < 30 ? 7 : pick(g, 8, 10);
    chequer = g.nextInt(3) == 0;
    face = pick(g, "DejaVu Serif", "Liberation Serif", "Noto Sans", "C059");
    sign = pick(g, "banner", "banner", "seal");
    JFrame frame = new JFrame(pick(g, "Philately", "Stamp Album Mines", "The " + k.name + " Series"));
    int seconds = g.nextInt(600), left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags();
    if (g.nextInt(3) > 0) {
      JMenuBar bar = new JMenuBar();
      for (String name : new String[] {"Album", "Series", "About"}) bar.add(new JMenu(name));
      frame.setJMenuBar(bar);
    }
    Album album = new Album();
    JPanel held = new JPanel(new GridBagLayout());
    int pad = pick(g, 0, 8, 16);
    held.setBorder(new CompoundBorder(new MatteBorder(pad, pad, pad, pad, k.c[4]), BorderFactory.createLineBorder(k.c[1], 2)));
    held.add(album);
    frame.add(held);
    boolean beside = g.nextBoolean() && cols * size + 160 < Double.parseDouble(field("maxCell")) * cols;
    JPanel told = new JPanel(beside ? new GridLayout(0, 1, 4, 4) : new FlowLayout(FlowLayout.CENTER, 12, 4));
    told.add(new JLabel("Mines left: " + left));
    told.add(new JLabel("Seconds: " + seconds));
    JButton again = new JButton(status.equals("playing") ? "New page" : status.equals("won") ? "Complete!" : "Blotted");
    again.setFocusable(false);
    if (beside || cols * size > 300) told.add(again);
    if (beside) {
      JPanel east = new JPanel(new FlowLayout(FlowLayout.CENTER, 8, 8));
      east.add(told);
      frame.add(east, BorderLayout.EAST);
    } else frame.add(told, pick(g, BorderLayout.NORTH, BorderLayout.SOUTH));
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, album, () -> boxOf(album));
  }
}
