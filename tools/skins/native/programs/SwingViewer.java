import java.awt.*;
import java.awt.event.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;

/** An applet of 1998 that found its way to the desktop: its own panel painted in web-safe colours, within a frame like that of a viewer of applets. */
public class SwingViewer extends Support {
  /** Page, panel, tile, open, grid, hit, text. */
  static final int[][] PAGES = {
    {0xffffff, 0x336699, 0x6699cc, 0xffffff, 0x336699, 0xff6666, 0xffffff},
    {0xcccccc, 0xcccccc, 0xcccc99, 0xffffee, 0x999966, 0xff9966, 0x333300},
    {0xffffcc, 0x336633, 0x99cc66, 0xffffcc, 0x669933, 0xff6633, 0xffffcc},
    {0xffffff, 0xffffff, 0x9999cc, 0xf4f4ff, 0x666699, 0xff6666, 0x333366},
    {0x000000, 0x000033, 0x333399, 0x000022, 0x444488, 0x990033, 0x99ccff},
    {0xffffff, 0x993333, 0xcc9966, 0xfff3e0, 0x996633, 0xff6633, 0xffffff},
    {0xffffff, 0x669999, 0xcccccc, 0xeeeeee, 0x808080, 0xff5050, 0xffffff},
  };
  static final int[] DAY = {0x0000cc, 0x007700, 0xcc0000, 0x000066, 0x660000, 0x006666, 0x000000, 0x666666};
  static final int[] DAY2 = {0x3333cc, 0x339933, 0xcc3333, 0x663399, 0x996600, 0x009999, 0x333333, 0x999999};
  static final int[] NIGHT = {0x66ccff, 0x66ff66, 0xff6666, 0xcc99ff, 0xffcc33, 0x33ffff, 0xffffff, 0x999999};

  static Color panel, tile, open, grid, hit, text;
  static int[] ink;
  static int size, gap, bevel, left, top;
  static boolean smooth, round;
  static Font font;
  static String state;

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")));
    g.nextInt();
    state = field("status");
    int[] page = PAGES[g.nextInt(PAGES.length)];
    panel = new Color(page[1]);
    tile = new Color(page[2]);
    open = new Color(page[3]);
    grid = new Color(page[4]);
    hit = new Color(page[5]);
    text = new Color(page[6]);
    ink = page[3] == 0x000022 ? NIGHT : g.nextBoolean() ? DAY : DAY2;
    gap = pick(g, 0, 1, 1, 2);
    int most = (int) Math.min(44, Double.parseDouble(field("maxCell")) - gap);
    size = 16 + (most > 16 ? g.nextInt(most - 15) : 0);
    bevel = Math.max(1, size / pick(g, 10, 12, 16));
    smooth = g.nextInt(3) > 0;
    round = g.nextInt(4) == 0;
    font = new Font(pick(g, "Helvetica", "SansSerif", "Serif", "Monospaced", "Dialog"), Font.BOLD, Math.max(10, (int) (size * (0.55 + 0.15 * g.nextDouble()))));
    left = pick(g, 10, 14, 20);
    top = 46;
    int pitch = size + gap, bw = pitch * cols, bh = pitch * rows;
    int wide = Math.max(bw + 2 * left, 250), across = (wide - bw) / 2;
    int mines = Integer.parseInt(field("mines")) - (state.equals("won") ? Integer.parseInt(field("mines")) : flags());
    int seconds = 3 + g.nextInt(320);
    String credit = pick(g, "Mines v1.2", "JavaMines", "Mine Field");
    Font label = new Font("SansSerif", Font.BOLD, 13), small = new Font("SansSerif", Font.PLAIN, 11);

    JComponent applet = new JComponent() {
      @Override
      protected void paintComponent(Graphics graphics) {
        Graphics2D d = (Graphics2D) graphics;
        d.setColor(panel);
        d.fillRect(0, 0, getWidth(), getHeight());
        d.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, smooth ? RenderingHints.VALUE_TEXT_ANTIALIAS_ON : RenderingHints.VALUE_TEXT_ANTIALIAS_OFF);
        d.setColor(text);
        d.setFont(label);
        d.drawString("Mines: " + mines, across, 28);
        String time = "Time: " + seconds;
        d.drawString(time, across + bw - d.getFontMetrics().stringWidth(time), 28);
        d.setFont(small);
        d.drawString(state.equals("won") ? "You have won!" : state.equals("lost") ? "Boom! Click New to play again." : credit, across, top + bh + 18);
        d.setColor(grid);
        d.fillRect(across - 2, top - 2, bw + 4 - gap, bh + 4 - gap);
        if (smooth) d.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) cell(d, across + c * pitch, top + r * pitch, cells[r][c]);
      }
    };
    applet.setPreferredSize(new Dimension(wide, top + bh + 28));
    applet.setLayout(null);
    JButton again = new JButton("New");
    again.setFont(new Font("SansSerif", Font.PLAIN, 12));
    again.setMargin(new Insets(1, 6, 1, 6));
    again.setFocusable(false);
    again.setBounds(wide / 2 - 32, 10, 64, 26);
    applet.add(again);

    JFrame frame = new JFrame(pick(g, "Applet Viewer: Mines.class", "Applet Viewer: MineField.class", "Mines"));
    JMenuBar bar = new JMenuBar();
    bar.add(new JMenu("Applet"));
    if (g.nextInt(3) > 0) frame.setJMenuBar(bar);
    JPanel around = new JPanel(new GridBagLayout());
    around.setBackground(new Color(page[0]));
    int edge = pick(g, 0, 0, 12);
    around.setBorder(BorderFactory.createEmptyBorder(edge, edge, edge, edge));
    around.add(applet);
    frame.add(around);
    JLabel foot = new JLabel(" Applet started.");
    foot.setFont(small);
    foot.setBorder(BorderFactory.createEmptyBorder(2, 2, 2, 2));
    frame.add(foot, BorderLayout.SOUTH);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, frame, () -> {
      Point at = applet.getLocationOnScreen();
      return new Rectangle2D.Double(at.x + across - gap / 2.0, at.y + top - gap / 2.0, bw, bh);
    });
  }

  static void cell(Graphics2D d, int x, int y, char s) {
    boolean covered = s == '#' || s == 'F' || s == '?' || s == 'x';
    d.setColor(covered ? tile : s == 'X' ? hit : open);
    d.fillRect(x, y, size, size);
    if (covered) {
      int n = bevel;
      Color light = blend(tile, Color.WHITE, 0.55), dark = blend(tile, Color.BLACK, 0.35);
      if (round) {
        d.setColor(grid);
        d.fillRect(x, y, size, size);
        d.setColor(dark);
        d.fillRoundRect(x, y, size, size, size / 3, size / 3);
        d.setColor(light);
        d.fillRoundRect(x, y, size - n, size - n, size / 3, size / 3);
        d.setColor(tile);
        d.fillRoundRect(x + n, y + n, size - 2 * n, size - 2 * n, size / 3, size / 3);
      } else {
        d.setColor(light);
        d.fillRect(x, y, size, n);
        d.fillRect(x, y, n, size);
        d.setColor(dark);
        for (int i = 0; i < n; i++) {
          d.fillRect(x + i, y + size - 1 - i, size - i, 1);
          d.fillRect(x + size - 1 - i, y + i, 1, size - i);
        }
      }
    } else if (gap == 0) {
      d.setColor(grid);
      d.fillRect(x, y, size, 1);
      d.fillRect(x, y, 1, size);
    }
    if (s >= '1' && s <= '8') letter(d, x, y, s, new Color(ink[s - '1']));
    if (s == '?') letter(d, x, y, s, ink == NIGHT ? Color.WHITE : new Color(0x222222));
    if (s == 'F' || s == 'x') flag(d, x, y);
    if (s == '*' || s == 'X') mine(d, x, y, ink == NIGHT && s != 'X' ? new Color(0xcccccc) : Color.BLACK);
    if (s == 'x') {
      d.setColor(Color.BLACK);
      Stroke plain = d.getStroke();
      d.setStroke(new BasicStroke(Math.max(1.5f, size / 12f)));
      int m = size / 5;
      d.drawLine(x + m, y + m, x + size - m, y + size - m);
      d.drawLine(x + size - m, y + m, x + m, y + size - m);
      d.setStroke(plain);
    }
  }

  static void letter(Graphics2D d, int x, int y, char s, Color colour) {
    d.setFont(font);
    d.setColor(colour);
    FontMetrics m = d.getFontMetrics();
    int rise = (int) Math.round(font.createGlyphVector(d.getFontRenderContext(), "" + s).getVisualBounds().getHeight());
    d.drawString("" + s, x + (size - m.charWidth(s) + 1) / 2, y + (size + rise) / 2);
  }

  static void flag(Graphics2D d, int x, int y) {
    int u = Math.max(1, size / 12);
    d.setColor(ink == NIGHT ? Color.WHITE : Color.BLACK);
    d.fillRect(x + size * 3 / 8, y + size / 5, u, size * 3 / 5);
    d.fillRect(x + size / 4, y + size * 4 / 5 - u, size * 3 / 8, u + u / 2);
    d.setColor(new Color(tile.getRed() > 180 && tile.getGreen() < 170 ? 0xcc0000 : ink == NIGHT ? 0xff6666 : 0xee0000));
    d.fillPolygon(new int[] {x + size * 3 / 8 + u, x + size * 4 / 5, x + size * 3 / 8 + u}, new int[] {y + size / 5, y + size * 3 / 8, y + size * 11 / 20}, 3);
  }

  static void mine(Graphics2D d, int x, int y, Color colour) {
    d.setColor(colour);
    int m = size / 2, in = size / 6, o = size / 4, q = size - 2 * o;
    Stroke plain = d.getStroke();
    d.setStroke(new BasicStroke(Math.max(1f, size / 14f)));
    d.drawLine(x + m, y + in, x + m, y + size - in);
    d.drawLine(x + in, y + m, x + size - in, y + m);
    d.drawLine(x + o, y + o, x + size - o, y + size - o);
    d.drawLine(x + size - o, y + o, x + o, y + size - o);
    d.setStroke(plain);
    d.fillOval(x + o, y + o, q, q);
    d.setColor(Color.WHITE);
    d.fillOval(x + o + q / 4, y + o + q / 4, Math.max(2, q / 4), Math.max(2, q / 4));
  }

  static Color blend(Color a, Color b, double t) {
    return new Color((int) (a.getRed() + (b.getRed() - a.getRed()) * t), (int) (a.getGreen() + (b.getGreen() - a.getGreen()) * t), (int) (a.getBlue() + (b.getBlue() - a.getBlue()) * t));
  }
}
