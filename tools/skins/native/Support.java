import java.awt.*;
import java.awt.geom.Rectangle2D;
import java.io.*;
import java.nio.file.*;
import java.util.Locale;
import java.util.Random;
import java.util.function.Supplier;
import java.util.regex.*;
import javax.swing.*;

/** What the Java programs share, as support.py is for the others: the position they are to show, and telling where its cells are. */
public class Support {
  /** Ms between two reports. */
  public static final int EVERY = 300;
  private static String json;
  public static int rows, cols;
  public static char[][] cells;

  public static void load(String path) throws IOException {
    json = Files.readString(Path.of(path));
    rows = Integer.parseInt(field("rows"));
    cols = Integer.parseInt(field("cols"));
    cells = new char[rows][];
    Matcher m = Pattern.compile("\"([#F?0-8*Xx]+)\"").matcher(json.substring(json.indexOf("\"cells\"")));
    for (int r = 0; r < rows && m.find(); r++) cells[r] = m.group(1).toCharArray();
  }

  public static String field(String name) {
    Matcher m = Pattern.compile("\"" + name + "\":\\s*\"?([^\",}\\]]*)").matcher(json);
    m.find();
    return m.group(1);
  }

  /** Flags that are shown. */
  public static int flags() {
    int flags = 0;
    for (char[] row : cells) for (char s : row) if (s == 'F') flags++;
    return flags;
  }

  @SafeVarargs
  public static <T> T pick(Random g, T... items) {
    return items[g.nextInt(items.length)];
  }

  public static Color[] colours(int... rgb) {
    Color[] all = new Color[rgb.length];
    for (int i = 0; i < rgb.length; i++) all[i] = new Color(rgb[i]);
    return all;
  }

  /** Takes the look and feel of this name; the one of the platform stays where there is none. */
  public static void wear(String look) {
    try {
      for (UIManager.LookAndFeelInfo info : UIManager.getInstalledLookAndFeels())
        if (info.getName().equals(look)) UIManager.setLookAndFeel(info.getClassName());
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Appends a report: the board's cells, given in units of the component's screen. */
  public static void report(String out, Component board, Rectangle2D box) {
    double f = board.getGraphicsConfiguration().getDefaultTransform().getScaleX();
    String line = String.format(Locale.ROOT, "{\"x\":%.2f,\"y\":%.2f,\"width\":%.2f,\"height\":%.2f}%n", box.getX() * f, box.getY() * f, box.getWidth() * f, box.getHeight() * f);
    try (FileWriter file = new FileWriter(out, true)) {
      file.write(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The place of a component on the screen. */
  public static Rectangle2D boxOf(Component board) {
    Point at = board.getLocationOnScreen();
    return new Rectangle2D.Double(at.x, at.y, board.getWidth(), board.getHeight());
  }

  /** The place of a board of components, given the first and the last of them, with half a gap around them. */
  public static Rectangle2D boxOf(Component first, Component last) {
    Point a = first.getLocationOnScreen(), z = last.getLocationOnScreen();
    double px = (z.x - a.x) / (cols - 1.0), py = (z.y - a.y) / (rows - 1.0);
    return new Rectangle2D.Double(a.x - (px - first.getWidth()) / 2, a.y - (py - first.getHeight()) / 2, px * cols, py * rows);
  }

  /** Reports what `box` gives as long as the program runs. */
  public static void tell(String out, Component board, Supplier<Rectangle2D> box) {
    new javax.swing.Timer(EVERY, e -> report(out, board, box.get())).start();
  }
}
