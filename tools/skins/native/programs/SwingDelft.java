import java.awt.*;
import java.awt.geom.*;
import java.awt.image.BufferedImage;
import java.util.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;
import javax.swing.table.DefaultTableModel;

/** Painted wall tiles: a picture of every kind of cell is drawn once (white glaze, brushed corner ornaments, a dot or a flower in the middle) and laid as tiles are, with grout; below them a clay bed. Table of best times at a side. */
public class SwingDelft extends Support {
  /** Wall behind, glaze, brush, grout, clay bed, its joint, streamer, and the digits. */
  record Kiln(String name, int wall, int glaze, int brush, int grout, int bed, int joint, int streamer, int[] ink) {}

  static final int[] DEEP = {0x1440b8, 0x1b6a24, 0xbd1a1a, 0x4b1a86, 0x7d3c00, 0x0a6268, 0x141414, 0x5c5a56};
  static final Kiln[] KILNS = {
    new Kiln("Delft", 0x20355e, 0xf4f6f8, 0x3358a8, 0xc7ccd4, 0xe2b98f, 0xcba279, 0xe5571d, DEEP),
    new Kiln("Talavera", 0x7a2f14, 0xf7e9b8, 0x1c5fa5, 0xa8835a, 0xfffaf0, 0xe4d9c2, 0xc2182b, DEEP),
    new Kiln("Iznik", 0x0f3f44, 0x1d8f97, 0xc9f0ea, 0x0d565c, 0xf3efe4, 0xd9d2c0, 0xffffff, DEEP),
    new Kiln("Manganese", 0xd9d2dc, 0xefe6ef, 0x7a3d78, 0xb9a6bb, 0xa9b7a8, 0x96a695, 0x1f4fb8, new int[] {0x0d2f94, 0x0c4f18, 0x9c0f0f, 0x420f7c, 0x6a3000, 0x034f56, 0x0a0a0a, 0x45433f}),
    new Kiln("Celadon", 0x23302b, 0x9cc7ae, 0x3f7a5d, 0x5d7f6d, 0x1f2725, 0x323d39, 0xd9342b, new int[] {0x8cc4ff, 0x97e78f, 0xff938a, 0xd7b2ff, 0xffc684, 0x7ce6de, 0xffffff, 0xb3bab6}),
  };
  static Kiln kiln;
  static int n, ornament, grout;
  static String face;
  static double part;
  static boolean italic, doubled;

  static BufferedImage fire(char s, int variant) {
    BufferedImage image = new BufferedImage(n * 2, n * 2, BufferedImage.TYPE_INT_RGB);
    Graphics2D q = image.createGraphics();
    q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    q.scale(n * 2 / 48.0, n * 2 / 48.0);
    double b = grout * 48.0 / n / 2;
    if ("#F?x".indexOf(s) >= 0) {
      q.setColor(new Color(kiln.grout));
      q.fillRect(0, 0, 48, 48);
      Color glaze = new Color(kiln.glaze);
      q.setPaint(new LinearGradientPaint(0, 0, 34, 48, new float[] {0f, 0.4f, 1f}, new Color[] {mix(glaze, Color.WHITE, 0.5), glaze, mix(glaze, new Color(kiln.brush), 0.16)}));
      q.fill(new RoundRectangle2D.Double(b, b, 48 - 2 * b, 48 - 2 * b, 5, 5));
      brush(q, s, variant);
    } else {
      q.setColor(new Color(kiln.joint));
      q.fillRect(0, 0, 48, 48);
      q.setColor(new Color(s == 'X' ? 0xe8402c : kiln.bed));
      q.fill(new Rectangle2D.Double(b, b, 48 - 2 * b, 48 - 2 * b));
      q.setColor(new Color(0, 0, 0, 40));
      q.fill(new Rectangle2D.Double(b, b, 48 - 2 * b, 2));
      q.fill(new Rectangle2D.Double(b, b, 2, 48 - 2 * b));
    }
    if (s >= '1' && s <= '8' || s == '?') figure(q, s);
    else if (s == 'F' || s == 'x') streamer(q, s == 'x');
    else if (s == '*' || s == 'X') keg(q, s == 'X');
    q.dispose();
    return image;
  }

  static Color mix(Color a, Color b, double k) {
    return new Color((int) (a.getRed() * (1 - k) + b.getRed() * k), (int) (a.getGreen() * (1 - k) + b.getGreen() * k), (int) (a.getBlue() * (1 - k) + b.getBlue() * k));
  }

  static void brush(Graphics2D q, char s, int variant) {
    q.setColor(new Color(kiln.brush));
    q.setStroke(new BasicStroke(2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    AffineTransform keep = q.getTransform();
    for (int i = 0; i < 4; i++) {
      q.rotate(Math.PI / 2, 24, 24);
      switch (ornament) {
        case 0 -> { // ox heads
          q.draw(new QuadCurve2D.Double(4.5, 14, 13, 13, 14, 4.5));
          q.fill(new Ellipse2D.Double(5, 5, 4.5, 4.5));
        }
        case 1 -> { // spiders
          q.draw(new Line2D.Double(4.5, 4.5, 11, 11));
          q.draw(new Line2D.Double(4.5, 9.5, 8, 8));
          q.draw(new Line2D.Double(9.5, 4.5, 8, 8));
        }
        case 2 -> q.draw(new Arc2D.Double(-9, -9, 22, 22, 270, 90, Arc2D.OPEN)); // quarter rings
        default -> q.fill(new Polygon(new int[] {4, 12, 4}, new int[] {4, 4, 12}, 3));
      }
    }
    q.setTransform(keep);
    if (s != '#' || !doubled) return;
    if (variant == 0) {
      for (int i = 0; i < 5; i++) q.fill(new Ellipse2D.Double(21.4 + 5 * Math.cos(i * 1.2566 - 1.57), 21.4 + 5 * Math.sin(i * 1.2566 - 1.57), 5.2, 5.2));
    } else if (variant == 1) q.draw(new Ellipse2D.Double(19.5, 19.5, 9, 9));
    else q.fill(new Polygon(new int[] {24, 29, 24, 19}, new int[] {18, 24, 30, 24}, 4));
  }

  static void figure(Graphics2D q, char s) {
    Font f = new Font(face, italic ? Font.BOLD | Font.ITALIC : Font.BOLD, 1).deriveFont((float) (48 * part));
    Shape shape = f.createGlyphVector(q.getFontRenderContext(), "" + s).getOutline();
    Rectangle2D b = shape.getBounds2D();
    shape = AffineTransform.getTranslateInstance(24 - b.getCenterX(), 24 - b.getCenterY()).createTransformedShape(shape);
    if (s == '?') {
      q.setColor(new Color(kiln.glaze));
      q.setStroke(new BasicStroke(6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      q.draw(shape);
    }
    q.setColor(new Color(s == '?' ? (kiln.name.equals("Iznik") ? 0xffffff : 0x1d2230) : kiln.ink[s - '1']));
    q.fill(shape);
  }

  static void streamer(Graphics2D q, boolean wrong) {
    Path2D cloth = new Path2D.Double();
    cloth.moveTo(18, 9);
    cloth.curveTo(26, 5, 29, 14, 39, 10);
    cloth.lineTo(34, 17);
    cloth.lineTo(39, 24);
    cloth.curveTo(30, 28, 26, 19, 18, 23);
    cloth.closePath();
    Color rim = mix(new Color(kiln.brush), Color.BLACK, kiln.name.equals("Iznik") ? 0.85 : 0.5);
    q.setColor(rim);
    q.setStroke(new BasicStroke(3.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    q.draw(new Line2D.Double(16.5, 8, 16.5, 40));
    q.draw(new Line2D.Double(11, 40, 23, 40));
    q.setColor(new Color(kiln.streamer));
    q.fill(cloth);
    q.setColor(rim);
    q.setStroke(new BasicStroke(1.2f));
    q.draw(cloth);
    if (!wrong) return;
    for (int i = 0; i < 2; i++) {
      q.setColor(i == 0 ? Color.WHITE : new Color(0x111111));
      q.setStroke(new BasicStroke(i == 0 ? 8f : 4.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      q.draw(new Line2D.Double(10, 10, 38, 38));
      q.draw(new Line2D.Double(38, 10, 10, 38));
    }
  }

  static void keg(Graphics2D q, boolean hit) {
    boolean dark = kiln.name.equals("Celadon") && !hit;
    q.setColor(new Color(dark ? 0xe9efe9 : 0x241b16));
    q.fill(new RoundRectangle2D.Double(10, 14, 28, 26, 12, 16));
    q.setColor(new Color(dark ? 0x1f2725 : 0xb98a4a));
    q.setStroke(new BasicStroke(2.4f));
    q.draw(new Line2D.Double(11, 21, 37, 21));
    q.draw(new Line2D.Double(11, 33, 37, 33));
    q.setColor(new Color(dark ? 0xe9efe9 : 0x241b16));
    q.setStroke(new BasicStroke(2.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    q.draw(new QuadCurve2D.Double(24, 14, 24, 7, 32, 8));
    q.setColor(new Color(hit ? 0xffe14a : 0xff8a1c));
    q.fill(new Ellipse2D.Double(31, 4, 8, 8));
  }

  static class Wall extends JComponent {
    final Map<String, BufferedImage> tiles = new HashMap<>();
    final int mixed;

    Wall(int mixed) {
      this.mixed = mixed;
      setPreferredSize(new Dimension(cols * n, rows * n));
    }

    @Override
    protected void paintComponent(Graphics g) {
      ((Graphics2D) g).setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          char s = cells[r][c];
          int v = mixed == 0 ? 0 : mixed == 1 ? (r + c) % 2 : (r * 5 + c * 7 + r * c) % 3;
          g.drawImage(tiles.computeIfAbsent("" + s + v, k -> fire(s, v)), c * n, r * n, n, n, null);
        }
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) * 29 + 7);
    g.nextInt();
    String status = field("status");
    wear(pick(g, "Metal", "Nimbus", "CDE/Motif", "Metal"));
    kiln = KILNS[g.nextInt(KILNS.length)];
    double room = Math.min(54, Double.parseDouble(field("maxCell")));
    boolean table = (room - 24) * cols > 190 && g.nextInt(3) > 0;
    int top = (int) (table ? room - 180.0 / cols : room);
    n = 20 + (top > 20 ? g.nextInt(top - 19) : 0);
    ornament = g.nextInt(4);
    grout = pick(g, 1, 1, 2);
    doubled = g.nextInt(3) > 0;
    italic = g.nextInt(4) == 0;
    face = pick(g, "P052", "URW Bookman", "Liberation Serif", "DejaVu Serif", "C059", "FreeSans");
    part = 0.64 + 0.14 * g.nextDouble();
    int left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags();
    JFrame frame = new JFrame(pick(g, "Delft", "Tile Wall — Delft 1.2", "Azulejo Mines"));
    if (g.nextBoolean()) {
      JMenuBar bar = new JMenuBar();
      for (String name : new String[] {"Game", "Kiln", "Help"}) bar.add(new JMenu(name));
      frame.setJMenuBar(bar);
    }
    Wall wall = new Wall(g.nextInt(3));
    JPanel frameOf = new JPanel(new BorderLayout());
    frameOf.setBorder(new LineBorder(mix(new Color(kiln.wall), Color.BLACK, 0.35), pick(g, 2, 4, 6)));
    frameOf.add(wall);
    JPanel held = new JPanel(new FlowLayout(FlowLayout.CENTER, 8, 8));
    held.setBackground(new Color(kiln.wall));
    held.add(frameOf);
    frame.add(held);
    JPanel strip = new JPanel(new BorderLayout(10, 0));
    strip.setBorder(new EmptyBorder(4, 8, 4, 8));
    int time = g.nextInt(500);
    strip.add(new JLabel("Kegs left: " + left), BorderLayout.WEST);
    strip.add(new JLabel(status.equals("won") ? "Wall is safe" : status.equals("lost") ? "Smashed!" : "", SwingConstants.CENTER));
    strip.add(new JLabel(String.format("%d:%02d", time / 60, time % 60)), BorderLayout.EAST);
    frame.add(strip, g.nextBoolean() ? BorderLayout.NORTH : BorderLayout.SOUTH);
    if (table) {
      DefaultTableModel model = new DefaultTableModel(new String[] {"Name", "Time"}, 0);
      int t = 20 + g.nextInt(30);
      for (String who : new String[] {"Saskia", "Joost", "Anna", "Pieter", "me", "Joost"}) model.addRow(new Object[] {who, (t += 1 + g.nextInt(25)) + " s"});
      JTable best = new JTable(model);
      JScrollPane pane = new JScrollPane(best);
      pane.setPreferredSize(new Dimension(140, 60));
      JPanel side = new JPanel(new BorderLayout(0, 6));
      side.setBorder(new TitledBorder("Best times"));
      side.add(pane);
      side.add(new JButton("New wall"), BorderLayout.SOUTH);
      frame.add(side, BorderLayout.EAST);
    }
    frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
    frame.setResizable(false);
    frame.pack();
    frame.setVisible(true);
    tell(out, wall, () -> boxOf(wall));
  }
}
