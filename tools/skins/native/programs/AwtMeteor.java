import java.awt.*;
import java.awt.event.*;
import java.awt.image.BufferedImage;
import java.util.Random;

/** An AWT applet of the nineties, set in space and drawn without smoothing: covered cells are cratered rocks, opened ones the dark with a thin grid; beacons for flags, saucers for mines; buttons and a choice at the bottom. */
public class AwtMeteor extends Support {
  static int n, gap;
  static Color space, rock, lit, shade, crater, grid, beacon, saucer, blast, words;
  static Color[] ink;
  static Font font;
  static Image[] made = new Image[128];

  public static void main(String[] args) throws Exception {
    load(args[0]);
    EventQueue.invokeLater(() -> show(args[1]));
  }

  static void look(Random g) {
    int[][] looks = {
      {0x05060f, 0x8a8078, 0xb8aea2, 0x4c4540, 0x6a625b, 0x242a44, 0x30e0ff, 0x5ad85a, 0xc02020, 0xd0d8ff},
      {0x120818, 0xa0603c, 0xd08c5c, 0x5c3018, 0x7c4828, 0x3a2444, 0xffe040, 0xb0b8c8, 0xb81830, 0xffd8b0},
      {0xe8ecf4, 0x7088a8, 0xa4b8d0, 0x405470, 0x58708f, 0xc0c8d8, 0xffd000, 0x8a2a9a, 0xff6a50, 0x202838},
      {0x001418, 0x4c7a70, 0x7cb0a4, 0x244840, 0x386058, 0x103840, 0xff5a9a, 0xe0d040, 0xa81818, 0xb0ffe8},
    };
    int k = g.nextInt(4);
    Color[] c = colours(looks[k]);
    space = c[0]; rock = c[1]; lit = c[2]; shade = c[3]; crater = c[4]; grid = c[5]; beacon = c[6]; saucer = c[7]; blast = c[8]; words = c[9];
    ink = k == 2 ? colours(0x0030c0, 0x007020, 0xc80010, 0x5a1090, 0x8a3c00, 0x007078, 0x000000, 0x686868) : colours(0x70b0ff, 0x60e060, 0xff7068, 0xd898ff, 0xffb858, 0x50e8e0, 0xffffff, 0xb0b0b0);
  }

  static int u(double v) { return (int) Math.round(v * n / 32); }

  static Polygon poly(double... v) {
    Polygon p = new Polygon();
    for (int i = 0; i < v.length; i += 2) p.addPoint(u(v[i]), u(v[i + 1]));
    return p;
  }

  static void thick(Graphics q, double x0, double y0, double x1, double y1, int w) {
    for (int i = -w / 2; i <= w / 2; i++) {
      q.drawLine(u(x0) + i, u(y0), u(x1) + i, u(y1));
      q.drawLine(u(x0), u(y0) + i, u(x1), u(y1) + i);
    }
  }

  static Image tile(char s) {
    BufferedImage t = new BufferedImage(n, n, BufferedImage.TYPE_INT_RGB);
    Graphics q = t.getGraphics();
    q.setColor(space);
    q.fillRect(0, 0, n, n);
    boolean shut = "#F?x".indexOf(s) >= 0;
    if (shut) {
      q.setColor(shade);
      q.fillPolygon(poly(6, 1, 25, 0, 31, 8, 32, 24, 26, 31, 8, 32, 1, 25, 0, 9));
      q.setColor(lit);
      q.fillPolygon(poly(6, 1, 25, 0, 30, 7, 29, 23, 24, 29, 8, 30, 1, 24, 0, 9));
      q.setColor(rock);
      q.fillPolygon(poly(8, 4, 25, 2, 30, 8, 29, 23, 24, 29, 8, 30, 4, 23, 3, 10));
      if (s == '#') {
        int[][] holes = {{8, 8, 8}, {19, 15, 7}, {10, 21, 5}, {21, 6, 4}};
        for (int[] h : holes) {
          q.setColor(crater);
          q.fillOval(u(h[0]), u(h[1]), u(h[2]), u(h[2]));
          q.setColor(lit);
          q.drawArc(u(h[0]), u(h[1]), u(h[2]), u(h[2]), 225, 180);
        }
      }
    } else {
      if (s == 'X') {
        q.setColor(blast);
        q.fillRect(0, 0, n, n);
      }
      q.setColor(grid);
      q.drawLine(0, n - 1, n - 1, n - 1);
      q.drawLine(n - 1, 0, n - 1, n - 1);
    }
    if (s >= '1' && s <= '8' || s == '?') {
      q.setFont(font);
      FontMetrics m = q.getFontMetrics();
      int x = (n - m.charWidth(s)) / 2, y = (n + (int) (font.getSize() * 0.72)) / 2;
      if (s == '?') {
        q.setColor(Color.black);
        for (int i = -1; i < 3; i++) for (int j = -1; j < 3; j++) q.drawString("?", x + i, y + j);
      }
      q.setColor(s == '?' ? Color.white : ink[s - '1']);
      q.drawString("" + s, x, y);
    } else if (s == 'F' || s == 'x') {
      q.setColor(Color.black);
      q.fillPolygon(poly(16, 12, 8, 29, 24, 29));
      q.setColor(Color.lightGray);
      q.fillPolygon(poly(16, 13, 10, 27, 22, 27));
      q.setColor(Color.black);
      thick(q, 13, 21, 19, 21, 1);
      q.fillOval(u(10), u(3), u(12), u(12));
      q.setColor(beacon);
      q.fillOval(u(11), u(4), u(10), u(10));
      for (int d : new int[] {1, -1}) {
        thick(q, 16 + 7 * d, 6, 16 + 11 * d, 4, 1);
        thick(q, 16 + 8 * d, 10, 16 + 12 * d, 11, 1);
      }
      if (s == 'x')
        for (int pass = 0; pass < 2; pass++) {
          q.setColor(pass == 0 ? Color.black : Color.red);
          int w = pass == 0 ? Math.max(4, n / 6) : Math.max(2, n / 12);
          thick(q, 5, 5, 27, 27, w);
          thick(q, 27, 5, 5, 27, w);
        }
    } else if (s == '*' || s == 'X') {
      if (s == 'X') {
        q.setColor(Color.orange);
        q.fillPolygon(poly(16, 0, 19, 10, 29, 3, 23, 13, 32, 16, 23, 20, 29, 29, 19, 23, 16, 32, 13, 23, 3, 29, 9, 20, 0, 16, 9, 13, 3, 3, 13, 10));
      }
      q.setColor(new Color(0xbfe8ff));
      q.fillArc(u(10), u(6), u(12), u(16), 0, 180);
      q.setColor(Color.darkGray);
      q.drawArc(u(10), u(6), u(12), u(16), 0, 180);
      q.setColor(Color.black);
      q.fillOval(u(13.5), u(9), u(2), u(3));
      q.fillOval(u(17), u(9), u(2), u(3));
      q.setColor(saucer);
      q.fillOval(u(3), u(12), u(26), u(11));
      q.setColor(Color.black);
      q.drawOval(u(3), u(12), u(26), u(11));
      for (int x : new int[] {7, 14, 21}) q.fillOval(u(x), u(16), u(4), u(4));
      q.setColor(saucer);
      thick(q, 9, 23, 6, 28, 1);
      thick(q, 23, 23, 26, 28, 1);
    }
    q.dispose();
    return t;
  }

  static class Sky extends Canvas {
    Sky() { setSize(cols * (n + gap), rows * (n + gap)); }

    public void update(Graphics q) { paint(q); }

    public void paint(Graphics q) {
      q.setColor(space);
      if (gap > 0) q.fillRect(0, 0, getWidth(), getHeight());
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          char s = cells[r][c];
          if (made[s] == null) made[s] = tile(s);
          q.drawImage(made[s], c * (n + gap) + gap / 2, r * (n + gap) + gap / 2, null);
        }
    }
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) * 13 + 1);
    String status = field("status");
    look(g);
    int top = (int) Math.min(44, Double.parseDouble(field("maxCell")));
    n = 20 + (top > 20 ? g.nextInt(top - 19) : 0);
    gap = n + 2 <= top ? pick(g, 0, 0, 2) : 0;
    font = new Font(pick(g, "Dialog", "Courier", "TimesRoman", "Helvetica"), Font.BOLD, (int) (n * (0.62 + 0.1 * g.nextDouble())));
    Frame frame = new Frame(pick(g, "Meteor Mines", "Applet Viewer: Meteor", "METEOR v0.9b"));
    frame.setBackground(space);
    frame.setLayout(new BorderLayout());
    Panel head = new Panel(new BorderLayout());
    Label l = new Label(" UFOs: " + (status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags()));
    Label r = new Label(status.equals("won") ? "SECTOR CLEAR" : status.equals("lost") ? "CONTACT!" : "T+" + g.nextInt(500), Label.RIGHT);
    for (Label x : new Label[] {l, r}) {
      x.setFont(new Font("Helvetica", Font.BOLD, 15));
      x.setForeground(words);
      x.setBackground(space);
    }
    head.add(l, BorderLayout.WEST);
    head.add(r, BorderLayout.EAST);
    frame.add(head, BorderLayout.NORTH);
    Sky board = new Sky();
    Panel middle = new Panel(new FlowLayout(FlowLayout.CENTER, 10, 4));
    middle.setBackground(space);
    middle.add(board);
    frame.add(middle, BorderLayout.CENTER);
    Panel low = new Panel(new FlowLayout(FlowLayout.CENTER, 6, 4));
    low.setBackground(Color.lightGray);
    low.add(new Button("New"));
    if (cols * n > 260) {
      Choice level = new Choice();
      for (String name : new String[] {"Cadet", "Pilot", "Captain"}) level.add(name);
      low.add(level);
      low.add(new Checkbox("marks", true));
    }
    frame.add(low, BorderLayout.SOUTH);
    frame.addWindowListener(new WindowAdapter() {
      public void windowClosing(WindowEvent e) { System.exit(0); }
    });
    frame.setResizable(false);
    frame.pack();
    frame.setVisible(true);
    tell(out, board, () -> {
      Point at = board.getLocationOnScreen();
      return new java.awt.geom.Rectangle2D.Double(at.x, at.y, cols * (n + gap), rows * (n + gap));
    });
  }
}
