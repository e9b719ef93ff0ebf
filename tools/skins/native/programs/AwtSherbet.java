import java.awt.*;
import java.awt.geom.*;
import java.util.Random;

/** AWT only: a double-buffered Canvas of glossy sweets in gaps, sticks with paper flags, liquorice mines, a line of figures painted on the canvas itself. */
public class AwtSherbet extends Support {
  static int size, gap, top, margin, mode;
  static double round;
  static Color ground, sweet, plate, words, cloth, black;
  static Color[] ink;
  static Font font;
  static String left, middle, right;

  static class Sweets extends Canvas {
    @Override
    public Dimension getPreferredSize() {
      return new Dimension(Math.max(cols * size + 2 * margin, 200), rows * size + top + margin);
    }

    int x0() { return (getWidth() - cols * size) / 2; }

    @Override
    public void update(Graphics g) { paint(g); }

    @Override
    public void paint(Graphics g) {
      if (getWidth() <= 0) return;
      Image back = createImage(getWidth(), getHeight());
      Graphics2D q = (Graphics2D) back.getGraphics();
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      q.setPaint(new GradientPaint(0, 0, ground, 0, getHeight(), blend(ground, Color.BLACK, 0.18)));
      q.fillRect(0, 0, getWidth(), getHeight());
      q.setColor(words);
      q.setFont(new Font("Dialog", Font.BOLD, 14));
      FontMetrics m = q.getFontMetrics();
      q.drawString(left, 10, 22);
      q.drawString(middle, (getWidth() - m.stringWidth(middle)) / 2, 22);
      q.drawString(right, getWidth() - 10 - m.stringWidth(right), 22);
      for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) cell(q, x0() + c * size + gap / 2.0, top + r * size + gap / 2.0, size - gap, cells[r][c]);
      q.dispose();
      g.drawImage(back, 0, 0, null);
    }
  }

  static void cell(Graphics2D q, double x, double y, double n, char s) {
    boolean shut = "#F?x".indexOf(s) >= 0;
    double arc = n * round;
    Shape body = new RoundRectangle2D.Double(x, y, n, n, arc, arc);
    if (shut) {
      q.setPaint(new GradientPaint(0, (float) y, blend(sweet, Color.WHITE, 0.25), 0, (float) (y + n), blend(sweet, Color.BLACK, 0.2)));
      q.fill(body);
      if (mode != 1) {
        q.setColor(new Color(255, 255, 255, 70));
        q.fill(new RoundRectangle2D.Double(x + n * 0.08, y + n * 0.06, n * 0.84, n * 0.36, arc, arc));
      }
      if (mode == 2) {
        q.setColor(blend(sweet, Color.BLACK, 0.45));
        q.setStroke(new BasicStroke(1));
        q.draw(new RoundRectangle2D.Double(x + 0.5, y + 0.5, n - 1, n - 1, arc, arc));
      }
    } else {
      q.setColor(s == 'X' ? new Color(0xff4d4d) : plate);
      q.fill(body);
    }
    AffineTransform keep = q.getTransform();
    if (s >= '1' && s <= '8' || s == '?') {
      q.setFont(font);
      Rectangle2D b = font.createGlyphVector(q.getFontRenderContext(), "" + s).getVisualBounds();
      q.setColor(s == '?' ? cloth : ink[s - '1']);
      q.drawString("" + s, (float) (x + n / 2 - b.getCenterX()), (float) (y + n / 2 - b.getCenterY()));
    } else if (s == 'F' || s == 'x') {
      q.translate(x, y);
      q.scale(n / 24, n / 24);
      q.setColor(cloth);
      q.setStroke(new BasicStroke(2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      q.draw(new Line2D.Double(8, 20, 8, 4));
      Path2D f = new Path2D.Double();
      f.moveTo(8, 4);
      f.lineTo(19, 4);
      f.lineTo(16, 8.5);
      f.lineTo(19, 13);
      f.lineTo(8, 13);
      f.closePath();
      q.fill(f);
      if (s == 'x') {
        q.setColor(Color.BLACK);
        q.setStroke(new BasicStroke(3.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        q.draw(new Line2D.Double(5, 5, 19, 19));
        q.draw(new Line2D.Double(19, 5, 5, 19));
      }
    } else if (s == '*' || s == 'X') {
      q.translate(x, y);
      q.scale(n / 24, n / 24);
      q.setColor(s == 'X' ? Color.BLACK : black);
      q.setStroke(new BasicStroke(2.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      for (int i = 0; i < 4; i++) {
        double a = Math.PI / 8 + i * Math.PI / 4, dx = 8.6 * Math.cos(a), dy = 8.6 * Math.sin(a);
        q.draw(new Line2D.Double(12 - dx, 12 - dy, 12 + dx, 12 + dy));
      }
      q.fill(new Ellipse2D.Double(6, 6, 12, 12));
      q.setColor(s == 'X' ? new Color(0xff4d4d) : plate);
      q.setStroke(new BasicStroke(1.6f));
      q.draw(new Arc2D.Double(8.6, 8.6, 6.8, 6.8, 90, 110, Arc2D.OPEN));
    }
    q.setTransform(keep);
  }

  static Color blend(Color a, Color b, double t) {
    return new Color((int) (a.getRed() * (1 - t) + b.getRed() * t), (int) (a.getGreen() * (1 - t) + b.getGreen() * t), (int) (a.getBlue() * (1 - t) + b.getBlue() * t));
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    Random g = new Random(Long.parseLong(field("seed")) * 31 + 11);
    g.nextInt();
    String status = field("status");
    Color[] lit = colours(0x82b8ff, 0x8ae08a, 0xff8f8f, 0xd2adff, 0xffc07a, 0x77e2e2, 0xffffff, 0xb0adb8);
    Color[] deep = colours(0x1b4fc4, 0x1c7a30, 0xc9202c, 0x602a9c, 0x9a4c06, 0x0a7480, 0x1a1a1a, 0x74707a);
    int[][] looks = { // ground, sweet, plate, words, cloth, mine, light digits
      {0x2a2233, 0xd0508f, 0x3a3048, 0xf6e8ff, 0xffffff, 0xf4e6f8, 1},
      {0x14323a, 0x2fa39a, 0x1d444c, 0xe0fff8, 0xfff2a8, 0xe6fbf6, 1},
      {0xf0d9c4, 0xe8823a, 0xfff7ec, 0x4a2a10, 0xffffff, 0x2d1b0e, 0},
      {0xcfd6ee, 0x6a6fd0, 0xf6f7ff, 0x20244a, 0xfff3b0, 0x1e2040, 0},
      {0x22252a, 0x7d8a99, 0x32373e, 0xe8ecf0, 0x15181c, 0xf0f0f0, 1},
    };
    int[] k = looks[g.nextInt(looks.length)];
    ground = new Color(k[0]);
    sweet = new Color(k[1]);
    plate = new Color(k[2]);
    words = new Color(k[3]);
    cloth = new Color(k[4]);
    black = new Color(k[5]);
    ink = k[6] == 1 ? lit : deep;
    int most = (int) Math.min(48, Double.parseDouble(field("maxCell")));
    size = 18 + (most > 18 ? g.nextInt(most - 17) : 0);
    gap = size < 24 ? 1 + g.nextInt(2) : 2 + g.nextInt(4);
    round = pick(g, 0.35, 0.5, 0.7);
    mode = g.nextInt(3);
    top = 36;
    margin = pick(g, 6, 12);
    font = new Font(pick(g, "DejaVu Sans", "Liberation Sans", "Nimbus Sans", "DejaVu Sans Condensed"), Font.BOLD, (int) (size * (0.5 + 0.1 * g.nextDouble())));
    int rest = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags(), t = g.nextInt(400);
    left = "Sours " + rest;
    middle = status.equals("won") ? "Sweet!" : status.equals("lost") ? "Yuck!" : "";
    right = String.format("%d:%02d", t / 60, t % 60);
    Frame frame = new Frame("Sherbet");
    MenuBar bar = new MenuBar();
    bar.add(new Menu("Game"));
    bar.add(new Menu("Flavour"));
    if (g.nextBoolean()) frame.setMenuBar(bar);
    Sweets board = new Sweets();
    frame.setBackground(ground);
    frame.add(board);
    frame.setResizable(false);
    frame.pack();
    frame.setVisible(true);
    tell(args[1], board, () -> {
      Rectangle2D b = boxOf(board);
      return new Rectangle2D.Double(b.getX() + board.x0(), b.getY() + top, cols * size, rows * size);
    });
  }
}
