import java.awt.*;
import java.awt.geom.*;
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.regex.*;
import javax.swing.*;

/** A JPanel that paints the whole board itself: fill3DRect, flat or shaded cells, shapes for flags and mines. */
public class SwingPanel extends JPanel {
  static String json;
  final Random g;
  final int rows, cols, size, gap, margin, style;
  final String[] cells;
  final boolean smooth, letters;
  final Color ground, cover, paper;
  final Color[] ink;
  final Font face;

  static String field(String name) {
    Matcher m = Pattern.compile("\"" + name + "\":\\s*\"?([^\",}\\]]*)").matcher(json);
    m.find();
    return m.group(1);
  }

  @SafeVarargs
  static <T> T pick(Random g, T... items) {
    return items[g.nextInt(items.length)];
  }

  static Color[] colours(int... values) {
    return Arrays.stream(values).mapToObj(Color::new).toArray(Color[]::new);
  }

  SwingPanel() {
    g = new Random(Long.parseLong(field("seed")));
    rows = Integer.parseInt(field("rows"));
    cols = Integer.parseInt(field("cols"));
    Matcher m = Pattern.compile("\"([#F?0-8*Xx]+)\"").matcher(json.substring(json.indexOf("\"cells\"")));
    cells = new String[rows];
    for (int r = 0; r < rows; r++) {
      m.find();
      cells[r] = m.group(1);
    }
    int top = (int) Math.min(60, Double.parseDouble(field("maxCell"))) - 4;
    size = 15 + (top > 15 ? g.nextInt(top - 14) : 0);
    style = g.nextInt(3);
    gap = style == 0 ? pick(g, 0, 0, 1) : pick(g, 0, 1, 2, 4);
    margin = pick(g, 0, 5, 20);
    smooth = g.nextInt(3) > 0;
    letters = g.nextInt(3) == 0;
    Color[] look = pick(g, colours(0x808080, 0xc0c0c0, 0xd8d8d8), colours(0x3a4a5a, 0x8aa4bf, 0xf2f5f8), colours(0x202020, 0x4c566a, 0x2e3440), colours(0xffffff, 0xe0a030, 0xfff6e0), colours(0x6b4f3a, 0x9bc53d, 0xf5e9d0));
    ground = look[0];
    cover = look[1];
    paper = look[2];
    ink = dark(paper) ? colours(0x81a1ff, 0xa3be8c, 0xff6f7a, 0xc9a0ff, 0xffb46b, 0x8fdfdf, 0xffffff, 0xaaaaaa)
        : pick(g, colours(0x0000ff, 0x008000, 0xff0000, 0x000080, 0x800000, 0x008080, 0x000000, 0x808080), colours(0x1b4f9c, 0x2f7d32, 0xc0392b, 0x6c3483, 0xa04000, 0x117a65, 0x1c1c1c, 0x7b7d7d));
    face = new Font(pick(g, "Dialog", "DejaVu Sans", "Liberation Serif", "Monospaced", "Liberation Sans"), pick(g, Font.BOLD, Font.BOLD, Font.PLAIN), Math.max(9, (int) (size * (0.5 + 0.2 * g.nextDouble()))));
    setPreferredSize(new Dimension(cols * (size + gap) + 2 * margin, rows * (size + gap) + 2 * margin));
    setBackground(ground);
  }

  static boolean dark(Color c) {
    return c.getRed() + c.getGreen() + c.getBlue() < 300;
  }

  @Override
  protected void paintComponent(Graphics raw) {
    super.paintComponent(raw);
    Graphics2D q = (Graphics2D) raw;
    if (smooth) q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    if (smooth) q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    for (int r = 0; r < rows; r++)
      for (int c = 0; c < cols; c++) cell(q, margin + gap / 2 + c * (size + gap), margin + gap / 2 + r * (size + gap), cells[r].charAt(c));
  }

  void cell(Graphics2D q, int x, int y, char s) {
    boolean open = "012345678*X".indexOf(s) >= 0;
    Color fill = s == 'X' ? new Color(0xe03030) : open ? paper : cover;
    q.setColor(fill);
    if (style == 0) {
      q.fill3DRect(x, y, size, size, !open);
      if (!open) q.fill3DRect(x + 1, y + 1, size - 2, size - 2, true);
    } else if (style == 1) {
      q.fillRect(x, y, size, size);
      q.setColor(dark(ground) ? ground : Color.GRAY);
      if (gap == 0) q.drawRect(x, y, size - 1, size - 1);
    } else {
      if (!open) q.setPaint(new GradientPaint(x, y, fill.brighter(), x, y + size, fill));
      q.fill(new RoundRectangle2D.Double(x, y, size - (gap == 0 ? 1 : 0), size - (gap == 0 ? 1 : 0), size * 0.25, size * 0.25));
    }
    Color mark = dark(cover) ? Color.WHITE : Color.BLACK;
    if (s >= '1' && s <= '8') text(q, x, y, "" + s, ink[s - '1']);
    else if (s == '?') text(q, x, y, "?", mark);
    else if (s == 'F' && letters) text(q, x, y, "F", dark(cover) ? new Color(0xff7070) : new Color(0xc00000));
    else if (s == 'F' || s == 'x') flag(q, x, y, mark);
    else if (s == '*' || s == 'X') mine(q, x, y, dark(paper) && s == '*' ? Color.WHITE : Color.BLACK);
    if (s == 'x') {
      q.setColor(Color.BLACK);
      q.setStroke(new BasicStroke(Math.max(2f, size / 10f)));
      q.drawLine(x + size / 6, y + size / 6, x + size * 5 / 6, y + size * 5 / 6);
      q.drawLine(x + size * 5 / 6, y + size / 6, x + size / 6, y + size * 5 / 6);
      q.setStroke(new BasicStroke(1f));
    }
  }

  void text(Graphics2D q, int x, int y, String s, Color colour) {
    q.setFont(face);
    q.setColor(colour);
    FontMetrics m = q.getFontMetrics();
    q.drawString(s, x + (size - m.stringWidth(s)) / 2, y + (size - m.getHeight()) / 2 + m.getAscent());
  }

  void flag(Graphics2D q, int x, int y, Color mark) {
    double u = size / 16.0;
    q.setColor(mark);
    q.fill(new Rectangle2D.Double(x + 7 * u, y + 3 * u, 1.4 * u, 9 * u));
    q.fill(new Rectangle2D.Double(x + 4 * u, y + 11.5 * u, 8 * u, 1.6 * u));
    q.setColor(new Color(0xe02020));
    q.fillPolygon(new int[] {(int) (x + 8 * u), (int) (x + 13 * u), (int) (x + 8 * u)}, new int[] {(int) (y + 3 * u), (int) (y + 5.5 * u), (int) (y + 8 * u)}, 3);
  }

  void mine(Graphics2D q, int x, int y, Color colour) {
    double u = size / 16.0;
    q.setColor(colour);
    q.fill(new Ellipse2D.Double(x + 4 * u, y + 4 * u, 8 * u, 8 * u));
    q.fill(new Rectangle2D.Double(x + 7.5 * u, y + 2 * u, u, 12 * u));
    q.fill(new Rectangle2D.Double(x + 2 * u, y + 7.5 * u, 12 * u, u));
    q.setColor(dark(colour) ? Color.WHITE : Color.DARK_GRAY);
    q.fill(new Ellipse2D.Double(x + 5.5 * u, y + 5.5 * u, 2.2 * u, 2.2 * u));
  }

  public static void main(String[] args) throws Exception {
    json = Files.readString(Path.of(args[0]));
    SwingUtilities.invokeLater(() -> open(args[1]));
  }

  static void open(String out) {
    SwingPanel board = new SwingPanel();
    JFrame frame = new JFrame(pick(board.g, "Mines", "JavaMines", "Campo minado"));
    if (board.g.nextBoolean()) {
      JMenuBar bar = new JMenuBar();
      for (String s : new String[] {"File", "Difficulty", "About"}) bar.add(new JMenu(s));
      frame.setJMenuBar(bar);
    }
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 0));
    middle.setBackground(board.ground);
    middle.add(board);
    frame.add(middle);
    JLabel label = new JLabel(" Mines " + field("mines") + "   Time " + board.g.nextInt(300) + "   " + field("status"));
    frame.add(label, board.g.nextBoolean() ? BorderLayout.NORTH : BorderLayout.SOUTH);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    new javax.swing.Timer(300, e -> {
      double f = frame.getGraphicsConfiguration().getDefaultTransform().getScaleX();
      Point at = board.getLocationOnScreen();
      double shift = board.gap / 2.0 - board.gap / 2;
      double pitch = board.size + board.gap;
      String line = String.format(Locale.ROOT, "{\"x\":%.2f,\"y\":%.2f,\"width\":%.2f,\"height\":%.2f}%n", (at.x + board.margin - shift) * f, (at.y + board.margin - shift) * f, board.cols * pitch * f, board.rows * pitch * f);
      try (FileWriter file = new FileWriter(out, true)) {
        file.write(line);
      } catch (IOException x) {
        throw new UncheckedIOException(x);
      }
    }).start();
  }
}
