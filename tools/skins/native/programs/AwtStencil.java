import java.awt.*;
import java.awt.geom.*;
import java.awt.image.BufferedImage;
import java.util.Random;

/** An AWT Canvas; the digits are strokes, stencil plates or small bitmaps of its own, the marks no pennants, the mines no balls. */
public class AwtStencil extends Support {
  static int size, style, markKind, mineKind, coverKind;
  static Color cover, line, paper, grid, mark, dark, hit;
  static Color[] ink;
  static float heavy;

  /** Strokes on a grid of 4 by 6: polylines as pairs of letters, with the letters a to e across and 0 to 6 down. */
  static final String[] STROKES = {
    "b1c0 c0c6 b6d6", "a1b0d0e1e2a6e6", "a0e0c2d2e3e5d6b6a5", "d6d0a4e4", "e0a0a3b2d2e3e5d6b6a5", "d0b0a2a5b6d6e5e4d3a3", "a0e0b6", "b0d0e1e2d3b3a2a1b0 b3a4a5b6d6e5e4d3",
  };
  static final String ASK = "a1b0d0e1e2c3c4 c6c6";
  static final String[] BITS = {
    "00100 01100 10100 00100 00100 00100 11111", "11110 00001 00001 01110 10000 10000 11111", "11110 00001 00001 01110 00001 00001 11110", "10001 10001 10001 11111 00001 00001 00001",
    "11111 10000 10000 11110 00001 00001 11110", "01111 10000 10000 11110 10001 10001 01110", "11111 00001 00010 00100 00100 01000 01000", "01110 10001 10001 01110 10001 10001 01110",
    "01110 10001 00001 00110 00100 00000 00100",
  };

  static Path2D outline(String strokes) {
    Path2D path = new Path2D.Double();
    for (String part : strokes.split(" "))
      for (int i = 0; i < part.length(); i += 2) {
        double x = (part.charAt(i) - 'a') / 4.0, y = (part.charAt(i + 1) - '0') / 6.0;
        if (i == 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      }
    return path;
  }

  static void digit(Graphics2D q, int value, Color colour) {
    q.setColor(colour);
    if (style == 2) { // squares with a slit between them
      String[] lines = BITS[value - 1].split(" ");
      double u = 9.2, x0 = 50 - 2.5 * u, y0 = 50 - 3.5 * u;
      for (int y = 0; y < 7; y++)
        for (int x = 0; x < 5; x++)
          if (lines[y].charAt(x) == '1') q.fill(new Rectangle2D.Double(x0 + x * u, y0 + y * u, size > 30 ? u - 1.4 : u + 0.2, size > 30 ? u - 1.4 : u + 0.2));
      return;
    }
    AffineTransform place = new AffineTransform(32, 0, 0, 54, 34, 23);
    if (style == 3) place = new AffineTransform(32, 0, -8, 54, 38, 23); // leaning
    Path2D path = outline(value == 9 ? ASK : STROKES[value - 1]);
    boolean round = style != 1;
    q.setStroke(new BasicStroke(heavy, round ? BasicStroke.CAP_ROUND : BasicStroke.CAP_SQUARE, round ? BasicStroke.JOIN_ROUND : BasicStroke.JOIN_MITER));
    q.draw(place.createTransformedShape(path));
  }

  static void shape(Graphics2D q, Color fill, double... at) {
    Path2D path = new Path2D.Double();
    path.moveTo(at[0], at[1]);
    for (int i = 2; i < at.length; i += 2) path.lineTo(at[i], at[i + 1]);
    path.closePath();
    q.setColor(fill);
    q.fill(path);
    q.setColor(dark);
    q.setStroke(new BasicStroke(3.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    q.draw(path);
  }

  static void mark(Graphics2D q) {
    if (markKind == 0) shape(q, mark, 50, 16, 84, 50, 50, 84, 16, 50); // a diamond with a bar
    else if (markKind == 1) { // an open hand
      shape(q, mark, 30, 84, 30, 66, 16, 48, 23, 42, 34, 53, 34, 22, 42, 22, 43, 46, 46, 16, 54, 16, 56, 46, 60, 20, 68, 21, 67, 48, 72, 30, 80, 32, 76, 62, 70, 84);
      return;
    } else if (markKind == 2) { // a padlock
      q.setColor(dark);
      q.setStroke(new BasicStroke(9));
      q.draw(new Arc2D.Double(33, 16, 34, 46, 0, 180, Arc2D.OPEN));
      shape(q, mark, 22, 44, 78, 44, 78, 84, 22, 84);
      q.setColor(dark);
      q.fill(new Ellipse2D.Double(43, 54, 14, 14));
      q.fill(new Rectangle2D.Double(47, 62, 6, 14));
      return;
    } else if (markKind == 3) { // a buoy
      shape(q, mark, 42, 18, 58, 18, 70, 70, 30, 70);
      shape(q, Color.WHITE, 38, 36, 62, 36, 66, 52, 34, 52);
      shape(q, mark, 18, 70, 82, 70, 72, 86, 28, 86);
      return;
    } else { // a board on a post
      shape(q, dark, 47, 50, 53, 50, 53, 92, 47, 92);
      shape(q, mark, 14, 18, 86, 18, 86, 56, 14, 56);
    }
    q.setColor(luma(mark) > 140 ? Color.BLACK : Color.WHITE);
    if (markKind == 0) q.fill(new Rectangle2D.Double(34, 45, 32, 10));
    else for (int i = 0; i < 3; i++) q.fill(new Rectangle2D.Double(27 + 18 * i, 32, 10, 10));
  }

  static void mine(Graphics2D q, Color body) {
    if (mineKind == 0) { // a bundle of sticks
      for (int i = 0; i < 3; i++) shape(q, new Color(0xc8452c), 22 + 20 * i, 34, 38 + 20 * i, 34, 38 + 20 * i, 86, 22 + 20 * i, 86);
      q.setColor(body);
      q.fill(new Rectangle2D.Double(18, 52, 64, 12));
      q.setStroke(new BasicStroke(5, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      q.draw(new QuadCurve2D.Double(50, 34, 52, 14, 72, 14));
    } else if (mineKind == 1) { // a skull
      q.setColor(body);
      q.fill(new Ellipse2D.Double(18, 14, 64, 54));
      q.fill(new Rectangle2D.Double(33, 58, 34, 26));
      q.setColor(luma(body) > 140 ? Color.BLACK : Color.WHITE);
      q.fill(new Ellipse2D.Double(29, 34, 16, 18));
      q.fill(new Ellipse2D.Double(55, 34, 16, 18));
      for (int i = 0; i < 2; i++) q.fill(new Rectangle2D.Double(43 + 11 * i, 68, 4, 16));
    } else if (mineKind == 2) { // points in all directions
      Path2D path = new Path2D.Double();
      for (int i = 0; i < 12; i++) {
        double a = i * Math.PI / 6, r = i % 2 == 0 ? 42 : 15;
        if (i == 0) path.moveTo(50 + r, 50);
        else path.lineTo(50 + r * Math.cos(a), 50 + r * Math.sin(a));
      }
      path.closePath();
      q.setColor(body);
      q.fill(path);
    } else { // a flame
      Path2D path = new Path2D.Double();
      path.moveTo(52, 10);
      path.curveTo(58, 34, 82, 42, 78, 66);
      path.curveTo(76, 82, 64, 90, 50, 90);
      path.curveTo(34, 90, 22, 80, 22, 64);
      path.curveTo(22, 52, 30, 46, 32, 36);
      path.curveTo(38, 42, 40, 48, 41, 52);
      path.curveTo(50, 42, 54, 28, 52, 10);
      path.closePath();
      q.setColor(new Color(0xe65a00));
      q.fill(path);
      q.setColor(body);
      q.setStroke(new BasicStroke(5));
      q.draw(path);
      q.setColor(new Color(0xffd54a));
      q.fill(new Ellipse2D.Double(40, 58, 22, 27));
    }
  }

  static int luma(Color c) {
    return (3 * c.getRed() + 6 * c.getGreen() + c.getBlue()) / 10;
  }

  static void covered(Graphics2D q, int x, int y) {
    q.setColor(cover);
    q.fillRect(x, y, size, size);
    if (coverKind == 0) { // a raised plate
      for (int i = 0; i < Math.max(1, size / 14); i++) q.draw3DRect(x + i, y + i, size - 1 - 2 * i, size - 1 - 2 * i, true);
    } else if (coverKind == 1) { // a line and nails in the corners
      q.setColor(line);
      q.drawRect(x, y, size - 1, size - 1);
      int n = Math.max(2, size / 12), m = Math.max(2, size / 10);
      for (int a : new int[] {m, size - m - n}) for (int b : new int[] {m, size - m - n}) q.fillOval(x + a, y + b, n, n);
    } else if (coverKind == 2) { // a plain sheet
      q.setColor(line);
      q.drawLine(x, y + size - 1, x + size - 1, y + size - 1);
      q.drawLine(x + size - 1, y, x + size - 1, y + size - 1);
    } else { // hatched
      q.setColor(line);
      Shape was = q.getClip();
      q.clipRect(x, y, size, size);
      int step = Math.max(4, size / 6);
      for (int i = -size; i < size; i += step) q.drawLine(x + i, y + size, x + i + size, y);
      q.setClip(was);
      q.drawRect(x, y, size - 1, size - 1);
    }
  }

  static class Field extends Canvas {
    BufferedImage back;

    Field() {
      setSize(cols * size, rows * size);
    }

    @Override
    public void update(Graphics g) {
      paint(g);
    }

    @Override
    public void paint(Graphics g) {
      if (back == null) {
        back = new BufferedImage(cols * size, rows * size, BufferedImage.TYPE_INT_RGB);
        render(back.createGraphics());
      }
      g.drawImage(back, 0, 0, null);
    }

    void render(Graphics2D q) {
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          char s = cells[r][c];
          int x = c * size, y = r * size;
          q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
          q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_DEFAULT);
          q.setStroke(new BasicStroke(1));
          if ("#F?x".indexOf(s) >= 0) covered(q, x, y);
          else {
            q.setColor(s == 'X' ? hit : paper);
            q.fillRect(x, y, size, size);
            q.setColor(grid);
            q.drawLine(x, y + size - 1, x + size - 1, y + size - 1);
            q.drawLine(x + size - 1, y, x + size - 1, y + size - 1);
          }
          q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
          q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
          AffineTransform was = q.getTransform();
          q.translate(x, y);
          q.scale(size / 100.0, size / 100.0);
          if (s >= '1' && s <= '8') digit(q, s - '0', ink[s - '1']);
          if (s == '?') digit(q, 9, luma(cover) > 125 ? Color.BLACK : Color.WHITE);
          if (s == 'F' || s == 'x') mark(q);
          if (s == '*' || s == 'X') mine(q, luma(s == 'X' ? hit : paper) > 110 ? new Color(0x1a1a1a) : Color.WHITE);
          if (s == 'x') for (int i = 0; i < 2; i++) {
            q.setColor(i == 0 ? Color.WHITE : new Color(0xc00000));
            q.setStroke(new BasicStroke(i == 0 ? 17 : 10, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            q.draw(new Line2D.Double(16, 16, 84, 84));
            q.draw(new Line2D.Double(84, 16, 16, 84));
          }
          q.setTransform(was);
        }
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    Random g = new Random(Long.parseLong(field("seed")));
    int top = (int) Math.min(54, Double.parseDouble(field("maxCell")));
    size = 18 + (top > 18 ? g.nextInt(top - 17) : 0);
    int[][] looks = pick(g, // cover, line, paper, grid, mark, outline, hit; and the inks
        new int[][] {{0x6f8f7a, 0x4c6a58, 0xf1efe4, 0xcfcab6, 0xf2c230, 0x202020, 0xff7043}, {0x1d4fb0, 0x1f7a33, 0xc02a22, 0x5a2391, 0x8c4a00, 0x007884, 0x111111, 0x6a6a6a}},
        new int[][] {{0x2c3e57, 0x4b6485, 0x111a26, 0x26364a, 0x39d0ff, 0x05080c, 0xb3261e}, {0x7fc4ff, 0x8be98b, 0xff8d80, 0xd8a8ff, 0xffca70, 0x7af0e6, 0xffffff, 0xb8b8c0}},
        new int[][] {{0xd9a066, 0xa46f38, 0xfff6e6, 0xe6d2b4, 0x3a6ea5, 0x2b1a0a, 0xff5a3c}, {0x1446c8, 0x157a2a, 0xc81e1e, 0x5b1e96, 0x7a3c00, 0x006e78, 0x111111, 0x6a6a6a}},
        new int[][] {{0xb7bcc4, 0x868d99, 0xe9ebee, 0xc2c6cd, 0x8e24aa, 0x1a1a1a, 0xff8a65}, {0x222222, 0x222222, 0x222222, 0x222222, 0x222222, 0x222222, 0x222222, 0x222222}},
        new int[][] {{0x97b8d8, 0x5f86ac, 0xffffff, 0xcddae6, 0xff9800, 0x15202b, 0xff7a66}, {0x0d47c8, 0x0e7d2c, 0xd01818, 0x5e1aa0, 0x8a4b08, 0x00808a, 0x101010, 0x707070}},
        new int[][] {{0x7a2e3a, 0x5a1e28, 0xf7e9e4, 0xdcc3bc, 0xffffff, 0x1c0a0c, 0xffb300}, {0x1c4fc0, 0x1d7430, 0xc41c1c, 0x53208c, 0x8a4200, 0x007078, 0x141414, 0x707070}});
    int[] k = looks[0];
    cover = new Color(k[0]);
    line = new Color(k[1]);
    paper = new Color(k[2]);
    grid = new Color(k[3]);
    mark = new Color(k[4]);
    dark = new Color(k[5]);
    hit = new Color(k[6]);
    ink = colours(looks[1]);
    style = g.nextInt(4);
    heavy = 8 + g.nextInt(6);
    if (size < 24) heavy = 11;
    markKind = g.nextInt(5);
    mineKind = g.nextInt(4);
    coverKind = g.nextInt(4);
    String status = field("status");
    Frame frame = new Frame(pick(g, "Stencil Mines", "Mines", "Danger Area"));
    frame.setBackground(pick(g, cover, paper, new Color(0xdddddd)));
    frame.setForeground(luma(frame.getBackground()) > 125 ? Color.BLACK : Color.WHITE);
    frame.setFont(new Font("SansSerif", Font.BOLD, 14));
    Panel head = new Panel(new BorderLayout(8, 0));
    head.add(new Label(" " + (Integer.parseInt(field("mines")) - flags()) + " to go"), BorderLayout.WEST);
    head.add(new Label(g.nextInt(400) + " sec ", Label.RIGHT), BorderLayout.EAST);
    if (g.nextBoolean() || !status.equals("playing")) head.add(new Label(status.equals("won") ? "SAFE" : status.equals("lost") ? "BOOM" : "", Label.CENTER));
    frame.add(head, g.nextInt(3) > 0 ? BorderLayout.NORTH : BorderLayout.SOUTH);
    Field board = new Field();
    Panel middle = new Panel(new FlowLayout(FlowLayout.CENTER, pick(g, 0, 8, 14), pick(g, 0, 8)));
    middle.add(board);
    frame.add(middle, BorderLayout.CENTER);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(args[1], board, () -> boxOf(board));
  }
}
