import java.awt.*;
import java.awt.image.BufferedImage;
import java.awt.geom.Rectangle2D;
import java.util.Random;
import javax.swing.*;

/** Shareware of 1996 as a screen of now shows it: the whole client area is one picture drawn point by point, then enlarged by 1 to 3 with hard or soft edges. */
public class SwingRetro extends Support {
  static final String[] DIGITS = {
    "...##...|..###...|.####...|...##...|...##...|...##...|...##...|...##...|.######.|",
    ".######.|###..###|.....###|....###.|..####..|.###....|###.....|########|########|",
    "#######.|.....###|.....###|..#####.|..#####.|.....###|.....###|########|#######.|",
    "...####.|..##.##.|.##..##.|##...##.|########|########|.....##.|.....##.|.....##.|",
    "########|##......|##......|#######.|.....###|......##|##....##|########|.######.|",
    "..#####.|.##.....|##......|#######.|########|##....##|##....##|########|.######.|",
    "########|########|.....###|.....##.|....###.|....##..|...###..|...##...|...##...|",
    ".######.|##....##|##....##|.######.|.######.|##....##|##....##|########|.######.|"};
  static final String ASK = ".#####..|##...##.|.....##.|....##..|...##...|...##...|........|...##...|...##...|";
  static final String[] FLAGS = {
    "......#.....|....###.....|..#####.....|#######.....|..#####.....|....###.....|......|......o.....|......o.....|....oooo....|..oooooooo..|",
    "..o.........|..o####.....|..o#######..|..o########.|..o#######..|..o####.....|..o.........|..o.........|..o.........|.ooo........|ooooo.......|",
    "..oo........|..oo#####...|..oo#######.|..oo####.###|..oo#######.|..oo#####...|..oo........|..oo........|..oo........|..oo........|"};
  static final String MINE = ".....#.....|..#..#..#..|...#####...|..#oo####..|..#oo#####.|###########|.#########.|..#######..|...#####...|..#..#..#..|.....#.....|";
  static final String BARREL = "...#####...|..#ooooo#..|.#########.|.#########.|.#oo###oo#.|.#o##o##o#.|.#########.|.#########.|..#######..|...#####...|";
  static final int[][] SEGMENTS = {{0, 1, 2, 4, 5, 6}, {2, 5}, {0, 2, 3, 4, 6}, {0, 2, 3, 5, 6}, {1, 2, 3, 5}, {0, 1, 3, 5, 6}, {0, 1, 3, 4, 5, 6}, {0, 2, 5}, {0, 1, 2, 3, 4, 5, 6}, {0, 1, 2, 3, 5, 6}};

  /** face, light, dark, opened, line, flag, mark, lamp */
  record Look(Color[] c, Color[] ink) {}

  static Look k;
  static int cell, edge, pad, head, menu, wide, high;
  static String flag, mine;
  static boolean rule, bevelOpen;

  static void relief(Graphics g, int x, int y, int w, int h, int n, boolean up) {
    for (int i = 0; i < n; i++) {
      g.setColor(up ? k.c[1] : k.c[2]);
      g.fillRect(x + i, y + i, w - 2 * i - 1, 1);
      g.fillRect(x + i, y + i, 1, h - 2 * i - 1);
      g.setColor(up ? k.c[2] : k.c[1]);
      g.fillRect(x + i + 1, y + h - 1 - i, w - 2 * i - 1, 1);
      g.fillRect(x + w - 1 - i, y + i + 1, 1, h - 2 * i - 1);
    }
  }

  static void art(Graphics g, String art, int x, int y, Color body, Color other) {
    String[] lines = art.split("\\|");
    int w = 0;
    for (String line : lines) w = Math.max(w, line.length());
    int x0 = x + (cell - w) / 2, y0 = y + (cell - lines.length) / 2;
    for (int j = 0; j < lines.length; j++)
      for (int i = 0; i < lines[j].length(); i++) {
        char ch = lines[j].charAt(i);
        if (ch == '.') continue;
        g.setColor(ch == '#' ? body : other);
        g.fillRect(x0 + i, y0 + j, 1, 1);
      }
  }

  static void lamp(Graphics g, int x, int y, int n) {
    g.setColor(Color.BLACK);
    g.fillRect(x, y, 37, 21);
    relief(g, x - 1, y - 1, 39, 23, 1, false);
    int[] digits = {Math.max(0, n) / 100 % 10, Math.max(0, n) / 10 % 10, Math.max(0, n) % 10};
    for (int i = 0; i < 3; i++)
      for (int s = 0; s < 7; s++) {
        boolean lit = false;
        for (int on : SEGMENTS[digits[i]]) lit |= on == s;
        g.setColor(lit ? k.c[7] : k.c[7].darker().darker().darker());
        int dx = x + 2 + i * 12, dy = y + 2;
        switch (s) {
          case 0 -> g.fillRect(dx + 2, dy, 6, 2);
          case 1 -> g.fillRect(dx, dy + 1, 2, 7);
          case 2 -> g.fillRect(dx + 8, dy + 1, 2, 7);
          case 3 -> g.fillRect(dx + 2, dy + 8, 6, 2);
          case 4 -> g.fillRect(dx, dy + 9, 2, 7);
          case 5 -> g.fillRect(dx + 8, dy + 9, 2, 7);
          default -> g.fillRect(dx + 2, dy + 15, 6, 2);
        }
      }
  }

  static BufferedImage picture(Random r) {
    BufferedImage image = new BufferedImage(wide, high, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setColor(k.c[0]);
    g.fillRect(0, 0, wide, high);
    g.setFont(new Font("SansSerif", Font.PLAIN, 11));
    g.setColor(Color.BLACK);
    if (menu > 0) {
      int x = 6;
      for (String name : new String[] {"Game", "Options", "Help"}) {
        g.drawString(name, x, 13);
        x += g.getFontMetrics().stringWidth(name) + 10;
      }
    }
    relief(g, pad - 2, menu + 4, wide - 2 * pad + 4, head - 8, 2, false);
    String status = field("status");
    lamp(g, pad + 5, menu + (head - 21) / 2, Integer.parseInt(field("mines")) - flags());
    lamp(g, wide - pad - 43, menu + (head - 21) / 2, r.nextInt(900));
    int bx = wide / 2 - 13, by = menu + (head - 26) / 2;
    g.setColor(k.c[0]);
    g.fillRect(bx, by, 26, 26);
    relief(g, bx, by, 26, 26, 2, true);
    g.setColor(new Color(0xffdd33));
    g.fillOval(bx + 5, by + 5, 15, 15);
    g.setColor(Color.BLACK);
    g.drawOval(bx + 5, by + 5, 15, 15);
    g.fillRect(bx + 9, by + 10, 2, 2);
    g.fillRect(bx + 15, by + 10, 2, 2);
    if (status.equals("lost")) g.drawLine(bx + 10, by + 16, bx + 16, by + 16);
    else g.drawArc(bx + 9, by + 10, 8, 7, 190, 160);
    int left = (wide - cols * cell) / 2, top = menu + head;
    relief(g, left - 3, top - 3, cols * cell + 6, rows * cell + 6, 3, false);
    for (int row = 0; row < rows; row++)
      for (int col = 0; col < cols; col++) {
        char s = cells[row][col];
        int x = left + col * cell, y = top + row * cell;
        if ("#F?x".indexOf(s) >= 0) {
          g.setColor(k.c[0]);
          g.fillRect(x, y, cell, cell);
          relief(g, x, y, cell, cell, edge, true);
        } else {
          g.setColor(s == 'X' ? new Color(0xff2020) : k.c[3]);
          g.fillRect(x, y, cell, cell);
          if (bevelOpen) relief(g, x, y, cell, cell, 1, false);
          else {
            g.setColor(k.c[4]);
            g.fillRect(x, y, cell, 1);
            g.fillRect(x, y, 1, cell);
          }
        }
        if (s >= '1' && s <= '8') art(g, DIGITS[s - '1'], x, y, k.ink[s - '1'], null);
        else if (s == '?') art(g, ASK, x, y, k.c[6], null);
        else if (s == 'F' || s == 'x') {
          art(g, flag, x, y, k.c[5], k.c[6]);
          if (s == 'x') {
            for (int i = 3; i < cell - 3; i++) {
              g.setColor(k.c[6]);
              g.fillRect(x + i, y + i, 2, 1);
              g.fillRect(x + cell - 1 - i, y + i, 2, 1);
            }
          }
        } else if (s == '*' || s == 'X') art(g, mine, x, y, k.c[3].getRed() < 80 && s == '*' ? new Color(0xd0d0d0) : Color.BLACK, new Color(s == 'X' || mine == MINE ? 0xffffff : 0xffdd00));
      }
    g.dispose();
    return image;
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) * 17 + 3);
    g.nextInt();
    k = pick(g,
        new Look(colours(0xc3c7cb, 0xffffff, 0x868a8e, 0xc3c7cb, 0x868a8e, 0xff0000, 0x000000, 0xff2a2a), colours(0x0000ff, 0x008200, 0xfe0000, 0x000084, 0x840000, 0x008284, 0x000000, 0x75787b)),
        new Look(colours(0xd5c9a1, 0xf7f0d8, 0x8e8055, 0xece4c6, 0xb9ad82, 0xc01010, 0x2a2010, 0x40ff40), colours(0x1030b0, 0x107010, 0xc01010, 0x201070, 0x703000, 0x006a6a, 0x000000, 0x6a6a60)),
        new Look(colours(0x5f9ea0, 0xa6d4d6, 0x2e5f61, 0xcfe6e6, 0x8fbabb, 0xe01040, 0x102020, 0xffc040), colours(0x0000c0, 0x006000, 0xc00000, 0x400080, 0x803000, 0x005050, 0x000000, 0x505a5a)),
        new Look(colours(0x9b8bb4, 0xd3c8e6, 0x544468, 0xe9e2f4, 0xbcb0d0, 0xd81b60, 0x1c1028, 0x60ffff), colours(0x1a1ad0, 0x106a20, 0xc01030, 0x000070, 0x7a1000, 0x006070, 0x000000, 0x605870)),
        new Look(colours(0x4a4a52, 0x80808c, 0x1e1e24, 0x2c2c32, 0x44444c, 0xff5030, 0xf0f0f0, 0xff2a2a), colours(0x70a8ff, 0x60d860, 0xff7070, 0xc090ff, 0xffa850, 0x50dede, 0xffffff, 0xb0b0b8)));
    double ui = Double.parseDouble(field("scale")), room = Double.parseDouble(field("maxCell"));
    cell = pick(g, 16, 16, 17, 18, 20);
    edge = pick(g, 1, 2, 2, 2);
    bevelOpen = g.nextInt(4) == 0;
    pad = pick(g, 6, 9, 12);
    head = pick(g, 36, 42);
    menu = pick(g, 18, 18, 0);
    flag = pick(g, FLAGS);
    mine = pick(g, MINE, MINE, BARREL);
    double[] all = {1, 1.25, 1.25, 1.5, 1.5, 1.75, 1.75, 2, 2.5};
    double z;
    do z = ui > 1 ? 1 : all[g.nextInt(all.length)];
    while (z > 1 && z * cell > room);
    boolean soft = g.nextBoolean();
    wide = Math.max(cols * cell + 2 * pad, 150);
    high = menu + head + rows * cell + pad;
    BufferedImage image = picture(g);
    double by = z;
    JComponent screen = new JComponent() {
      protected void paintComponent(Graphics graphics) {
        Graphics2D q = (Graphics2D) graphics;
        q.setRenderingHint(RenderingHints.KEY_INTERPOLATION, soft ? RenderingHints.VALUE_INTERPOLATION_BILINEAR : RenderingHints.VALUE_INTERPOLATION_NEAREST_NEIGHBOR);
        q.drawImage(image, 0, 0, (int) Math.round(wide * by), (int) Math.round(high * by), null);
      }
    };
    screen.setPreferredSize(new Dimension((int) Math.round(wide * by), (int) Math.round(high * by)));
    JFrame frame = new JFrame(pick(g, "WinSapper 2.1", "Mine Fields 96", "Bombs Away!"));
    frame.add(screen);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    double fx = Math.round(wide * by) / (double) wide, fy = Math.round(high * by) / (double) high;
    tell(out, screen, () -> {
      Rectangle2D box = boxOf(screen);
      return new Rectangle2D.Double(box.getX() + (wide - cols * cell) / 2 * fx, box.getY() + (menu + head) * fy, cols * cell * fx, rows * cell * fy);
    });
  }
}
