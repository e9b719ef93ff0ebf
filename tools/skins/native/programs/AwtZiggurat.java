import java.awt.*;
import java.awt.image.BufferedImage;
import java.util.Random;

/** AWT alone, as an applet put in a frame about 1998: covers are blunt pyramids of four unsmoothed shades, opened squares sunk into the board; block figures with a rim; choices and a text field for the score. */
public class AwtZiggurat extends Support {
  static int n, slope, gap, frameWide;
  static Color base, floor, back, line, edge, cloth, bomb, letter;
  static Color[] ink;
  static Font font;
  static boolean rimmed, diag;
  static int flagKind, mineKind;

  static class Field extends Canvas {
    BufferedImage off;

    public Dimension getPreferredSize() {
      return new Dimension(cols * n + 2 * frameWide, rows * n + 2 * frameWide);
    }

    public void update(Graphics q) {
      paint(q);
    }

    public void paint(Graphics screen) {
      if (off == null) {
        off = new BufferedImage(cols * n + 2 * frameWide, rows * n + 2 * frameWide, BufferedImage.TYPE_INT_RGB);
        Graphics q = off.getGraphics();
        q.setColor(back);
        q.fillRect(0, 0, off.getWidth(), off.getHeight());
        for (int i = 0; i < frameWide - 1; i++) {
          q.setColor(i < frameWide / 2 ? base.brighter() : base.darker());
          q.drawRect(i, i, off.getWidth() - 1 - 2 * i, off.getHeight() - 1 - 2 * i);
        }
        for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) cell(q, cells[r][c], frameWide + c * n, frameWide + r * n);
      }
      screen.drawImage(off, 0, 0, null);
    }

    static Color tone(Color c, double f) {
      return new Color((int) Math.min(255, c.getRed() * f + (f > 1 ? 22 : 0)), (int) Math.min(255, c.getGreen() * f + (f > 1 ? 22 : 0)), (int) Math.min(255, c.getBlue() * f + (f > 1 ? 22 : 0)));
    }

    void cell(Graphics q, char s, int x0, int y0) {
      int x = x0 + gap / 2, y = y0 + gap / 2, m = n - gap, e = x + m, b = y + m;
      if ("#F?x".indexOf(s) >= 0) {
        int k = slope;
        double[] f = {1.35, 0.78, 0.55, 1.12};
        int[][] xs = {{x, e, e - k, x + k}, {e, e, e - k, e - k}, {e, x, x + k, e - k}, {x, x, x + k, x + k}};
        int[][] ys = {{y, y, y + k, y + k}, {y, b, b - k, y + k}, {b, b, b - k, b - k}, {b, y, y + k, b - k}};
        q.setColor(base);
        q.fillRect(x, y, m, m);
        for (int i = 0; i < 4; i++) {
          q.setColor(tone(base, f[i]));
          q.fillPolygon(xs[i], ys[i], 4);
        }
        q.setColor(base);
        q.fillRect(x + k, y + k, m - 2 * k, m - 2 * k);
        if (diag) {
          q.setColor(tone(base, 0.4));
          q.drawLine(x, y, x + k, y + k);
          q.drawLine(e - 1, y, e - k, y + k - 1);
          q.drawLine(x, b - 1, x + k - 1, b - k);
          q.drawLine(e - 1, b - 1, e - k, b - k);
          q.drawRect(x, y, m - 1, m - 1);
        }
      } else {
        q.setColor(s == 'X' ? new Color(0xee2020) : floor);
        q.fillRect(x, y, m, m);
        q.setColor(line);
        q.drawLine(x, y, e - 1, y);
        q.drawLine(x, y, x, b - 1);
        if (m > 24) {
          q.drawLine(x + 1, y + 1, e - 2, y + 1);
          q.drawLine(x + 1, y + 1, x + 1, b - 2);
        }
      }
      int cx = x0 + n / 2, cy = y0 + n / 2;
      if (s >= '1' && s <= '8' || s == '?') {
        q.setFont(font);
        FontMetrics fm = q.getFontMetrics();
        Rectangle v = font.createGlyphVector(fm.getFontRenderContext(), "" + s).getPixelBounds(null, 0, 0);
        int tx = cx - v.x - v.width / 2, ty = cy - v.y - v.height / 2;
        if (rimmed) {
          q.setColor(edge);
          for (int i = -1; i <= 1; i++) for (int j = -1; j <= 1; j++) q.drawString("" + s, tx + i, ty + j);
        }
        q.setColor(s == '?' ? letter : ink[s - '1']);
        q.drawString("" + s, tx, ty);
      } else if (s == 'F' || s == 'x') flag(q, cx, cy, s == 'x');
      else if (s == '*' || s == 'X') bomb(q, cx, cy, s == 'X' ? Color.black : bomb);
    }

    void flag(Graphics q, int cx, int cy, boolean wrong) {
      int h = n * 11 / 20, t = cy - h / 2, w = Math.max(2, n / 14), l = cx - n / 6;
      q.setColor(letter);
      q.fillRect(l, t, w, h);
      if (flagKind != 2) q.fillRect(l - n / 10, t + h - w, n / 4, w);
      q.setColor(cloth);
      if (flagKind == 0) q.fillPolygon(new int[] {l + w, l + w + n / 3, l + w}, new int[] {t, t + h / 4, t + h / 2 + 1}, 3);
      else if (flagKind == 1) {
        q.fillRect(l + w, t, n * 3 / 8, h * 5 / 9);
        q.setColor(Color.white);
        q.fillRect(l + w, t + h * 5 / 27, n * 3 / 8, Math.max(1, h * 5 / 27));
      } else { // a signpost
        q.fillPolygon(new int[] {l - n / 10, l + n / 4, l + n * 3 / 7, l + n / 4, l - n / 10}, new int[] {t, t, t + h / 5, t + h * 2 / 5, t + h * 2 / 5}, 5);
        q.setColor(letter);
        q.drawPolygon(new int[] {l - n / 10, l + n / 4, l + n * 3 / 7, l + n / 4, l - n / 10}, new int[] {t, t, t + h / 5, t + h * 2 / 5, t + h * 2 / 5}, 5);
      }
      if (wrong) {
        int d = n * 7 / 20, k = Math.max(1, n / 16);
        for (int pass = 0; pass < 2; pass++) {
          q.setColor(pass == 0 ? Color.white : new Color(0xd00000));
          int z = pass == 0 ? k + 1 : k;
          for (int i = -z; i <= z; i++) {
            q.drawLine(cx - d + i, cy - d, cx + d + i, cy + d);
            q.drawLine(cx + d + i, cy - d, cx - d + i, cy + d);
          }
        }
      }
    }

    void bomb(Graphics q, int cx, int cy, Color colour) {
      int d = n * 9 / 20, a = n * 7 / 20;
      q.setColor(colour);
      if (mineKind == 0) {
        q.fillOval(cx - d / 2, cy - d / 2, d, d);
        for (int i = -1; i <= 1; i++) {
          q.drawLine(cx - a, cy + i, cx + a, cy + i);
          q.drawLine(cx + i, cy - a, cx + i, cy + a);
        }
        int u = a * 7 / 10;
        q.drawLine(cx - u, cy - u, cx + u, cy + u);
        q.drawLine(cx + u, cy - u, cx - u, cy + u);
        q.setColor(Color.white);
        q.fillOval(cx - d / 4, cy - d / 4, Math.max(2, d / 4), Math.max(2, d / 4));
      } else if (mineKind == 1) { // dynamite: three sticks and a fuse
        int w = Math.max(3, n / 7), h = n / 2;
        q.setColor(new Color(0xc01818));
        for (int i = -1; i <= 1; i++) q.fillRect(cx + i * (w + 1) - w / 2, cy - h / 2 + n / 12, w, h);
        q.setColor(colour);
        q.fillRect(cx - w * 3 / 2 - 1, cy, 3 * w + 2, Math.max(2, n / 10));
        q.drawLine(cx, cy - h / 2 + n / 12, cx + n / 8, cy - h / 2 - n / 12);
        q.setColor(Color.orange);
        q.fillRect(cx + n / 8, cy - h / 2 - n / 9, Math.max(2, n / 9), Math.max(2, n / 9));
      } else {
        int[] px = new int[16], py = new int[16];
        for (int i = 0; i < 16; i++) {
          double r = i % 2 == 0 ? n * 0.4 : n * 0.2, t = Math.PI * i / 8;
          px[i] = (int) Math.round(cx + r * Math.sin(t));
          py[i] = (int) Math.round(cy - r * Math.cos(t));
        }
        q.fillPolygon(px, py, 16);
        q.setColor(Color.yellow);
        q.fillOval(cx - n / 9, cy - n / 9, n * 2 / 9, n * 2 / 9);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    Random g = new Random((Long.parseLong(field("seed")) + 4211) * 0x9e3779b97f4a7c15L >>> 9);
    for (int i = 0; i < 6; i++) g.nextInt();
    int top = (int) Math.min(48, Double.parseDouble(field("maxCell")) - 1);
    n = 18 + (top > 18 ? g.nextInt(top - 17) : 0);
    slope = Math.max(2, (int) (n * new double[] {0.14, 0.22, 0.3}[g.nextInt(3)]));
    gap = new int[] {0, 0, 2}[g.nextInt(3)];
    frameWide = 3 + g.nextInt(8);
    diag = g.nextBoolean();
    int[][] hues = { // base, floor, back, line, edge, cloth, bomb, letter
      {0x4a8fa8, 0xe6eef0, 0x274f5e, 0x93a8ae, 0xffffff, 0xe02020, 0x101820, 0x08181e},
      {0xb08a4a, 0x5a4424, 0x2e2210, 0x2e2210, 0x201608, 0xff4030, 0x120c04, 0x1a1206},
      {0x7a6fb0, 0xdcd8ee, 0x3a3360, 0x9a92c4, 0xffffff, 0xffe040, 0x1a1538, 0x140f30},
      {0x6fa05a, 0xf0ead0, 0x34522a, 0xb8b08c, 0xfffce8, 0xd01818, 0x1a2012, 0x101a0a},
      {0x8a8a92, 0x202024, 0x000000, 0x000000, 0x000000, 0xff8000, 0xd8d8e0, 0x000000},
      {0xc86a5a, 0xf6ded4, 0x6a2c22, 0xc89a8c, 0xffffff, 0x2040c0, 0x301008, 0x280c06},
    };
    int chosen = g.nextInt(hues.length);
    int[] h = hues[chosen];
    base = new Color(h[0]);
    floor = new Color(h[1]);
    back = new Color(h[2]);
    line = new Color(h[3]);
    edge = new Color(h[4]);
    cloth = new Color(h[5]);
    bomb = new Color(h[6]);
    letter = new Color(h[7]);
    boolean dark = chosen == 1 || chosen == 4;
    ink = dark ? colours(0x66b2ff, 0x66e066, 0xff7070, 0xd090ff, 0xffb050, 0x50e0e0, 0xffffff, 0xb8b8b8)
      : g.nextBoolean() ? colours(0x0000e0, 0x007800, 0xe00000, 0x000080, 0x801010, 0x007878, 0x000000, 0x707070) : colours(0x0060c0, 0x108040, 0xc01060, 0x6020a0, 0xb05000, 0x008090, 0x303030, 0x808080);
    rimmed = g.nextInt(5) < 2;
    flagKind = g.nextInt(3);
    mineKind = g.nextInt(3);
    font = new Font(new String[] {"Helvetica", "SansSerif", "TimesRoman", "Liberation Sans Narrow"}[g.nextInt(4)], Font.BOLD, Math.max(12, (int) (n * (0.62 + 0.14 * g.nextDouble()))));
    String status = field("status");
    Frame frame = new Frame(new String[] {"Ziggurat", "Applet Viewer: Ziggurat.class", "Ziggurat 1.02"}[g.nextInt(3)]);
    Color wall = g.nextBoolean() ? new Color(0xc0c0c0) : back;
    Color on = wall == back ? Color.white : Color.black;
    frame.setBackground(wall);
    frame.setForeground(on);
    Panel tools = new Panel(new FlowLayout(FlowLayout.CENTER, 6, 4));
    Choice level = new Choice();
    level.add("Custom");
    level.setForeground(Color.black);
    level.setBackground(new Color(0xd0d0d0));
    if (cols * n > 320) tools.add(level);
    Button again = new Button(status.equals("playing") ? "Restart" : status.equals("won") ? "Cleared!" : "Try again");
    again.setForeground(Color.black);
    again.setBackground(new Color(0xd0d0d0));
    tools.add(again);
    Label figures = new Label((Integer.parseInt(field("mines")) - flags()) + " / " + g.nextInt(400) + "s");
    figures.setFont(new Font("Monospaced", Font.BOLD, 14));
    tools.add(figures);
    frame.add(tools, g.nextInt(3) == 0 ? BorderLayout.SOUTH : BorderLayout.NORTH);
    Field board = new Field();
    int pad = new int[] {0, 6, 16}[g.nextInt(3)];
    Panel middle = new Panel(new FlowLayout(FlowLayout.CENTER, pad, pad));
    middle.add(board);
    frame.add(middle, BorderLayout.CENTER);
    frame.pack();
    frame.setVisible(true);
    tell(args[1], board, () -> {
      var b = boxOf(board);
      return new Rectangle((int) b.getX() + frameWide, (int) b.getY() + frameWide, cols * n, rows * n);
    });
  }
}
