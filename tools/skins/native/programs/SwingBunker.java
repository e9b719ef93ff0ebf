import java.awt.*;
import java.awt.geom.*;
import java.awt.image.BufferedImage;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** A retro clone with small cells: one JPanel painted with fill3DRect and 12-point bitmaps, bevelled frame, dot-matrix counters, in olive, sand, steel or slate. */
public class SwingBunker extends Support {
  static final String[][] DIGITS = {
    {"..##..", ".###..", "..##..", "..##..", "..##..", "..##..", ".####."},
    {".####.", "##..##", "....##", "..###.", ".##...", "##....", "######"},
    {".####.", "##..##", "....##", "..###.", "....##", "##..##", ".####."},
    {"...##.", "..###.", ".####.", "##.##.", "######", "...##.", "...##."},
    {"######", "##....", "#####.", "....##", "....##", "##..##", ".####."},
    {"..###.", ".##...", "##....", "#####.", "##..##", "##..##", ".####."},
    {"######", "....##", "...##.", "...##.", "..##..", "..##..", "..##.."},
    {".####.", "##..##", "##..##", ".####.", "##..##", "##..##", ".####."}};
  static final String[] ZERO = {".####.", "##..##", "##.###", "###.##", "##..##", "##..##", ".####."};
  static final String[] NINE = {".####.", "##..##", "##..##", ".#####", "....##", "...##.", ".###.."};
  static final String[] ASK = {".####.", "##..##", "....##", "...##.", "..##..", "......", "..##.."};
  static final String[] FLAG = {"..o.......", "..orr.....", "..orrrr...", "..orrrrrr.", "..orrrr...", "..orr.....", "..o.......", "..o.......", ".ooo......", "ooooo....."};
  static final String[] MINE = {"....oo....", ".o..oo..o.", "..oooooo..", "..owwooo..", "oooowooooo", "oooooooooo", "..oooooo..", "..oooooo..", ".o..oo..o.", "....oo...."};
  static int size, zoom;
  static Color cover, paper, grid, flag, hitTone;
  static Color[] ink;

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void art(Graphics q, String[] rows, int x, int y, double u, Color o, Color r, Color w) {
    for (int j = 0; j < rows.length; j++)
      for (int i = 0; i < rows[j].length(); i++) {
        char v = rows[j].charAt(i);
        if (v == '.') continue;
        q.setColor(v == 'r' ? r : v == 'w' ? w : o);
        int x0 = (int) Math.round(i * u), y0 = (int) Math.round(j * u);
        q.fillRect(x + x0, y + y0, (int) Math.round((i + 1) * u) - x0, (int) Math.round((j + 1) * u) - y0);
      }
  }

  static void centred(Graphics q, String[] rows, int x, int y, double part, Color o, Color r, Color w) {
    double u = Math.max(1, size * part / 10);
    if (size < 40) u = Math.max(1, Math.floor(u * 2) / 2);
    int bw = (int) Math.round(rows[0].length() * u), bh = (int) Math.round(rows.length * u);
    art(q, rows, x + (size - bw) / 2, y + (size - bh) / 2, u, o, r, w);
  }

  static void cell(Graphics q, int x, int y, char s) {
    if ("012345678*X".indexOf(s) >= 0) {
      q.setColor(s == 'X' ? hitTone : paper);
      q.fillRect(x, y, size, size);
      q.setColor(grid);
      q.drawLine(x, y, x + size - 1, y);
      q.drawLine(x, y, x, y + size - 1);
    } else {
      q.setColor(cover);
      q.fillRect(x, y, size, size);
      int n = size >= 30 ? 3 : 2;
      for (int i = 0; i < n; i++) {
        q.setColor(mix(cover, Color.WHITE, 0.62));
        q.drawLine(x + i, y + i, x + size - 1 - i, y + i);
        q.drawLine(x + i, y + i, x + i, y + size - 1 - i);
        q.setColor(mix(cover, Color.BLACK, 0.42));
        q.drawLine(x + i, y + size - 1 - i, x + size - 1 - i, y + size - 1 - i);
        q.drawLine(x + size - 1 - i, y + i, x + size - 1 - i, y + size - 1 - i);
      }
    }
    if (s >= '1' && s <= '8') centred(q, DIGITS[s - '1'], x, y, 0.78, ink[s - '1'], null, null);
    else if (s == '?') centred(q, ASK, x, y, 0.78, Color.BLACK, null, null);
    else if (s == 'F' || s == 'x') centred(q, FLAG, x, y, 0.62, Color.BLACK, flag, null);
    else if (s == '*' || s == 'X') centred(q, MINE, x, y, 0.76, Color.BLACK, null, Color.WHITE);
    if (s == 'x') {
      q.setColor(new Color(0xd00000));
      ((Graphics2D) q).setStroke(new BasicStroke(Math.max(2, size / 10)));
      q.drawLine(x + size / 5, y + size / 5, x + size * 4 / 5, y + size * 4 / 5);
      q.drawLine(x + size * 4 / 5, y + size / 5, x + size / 5, y + size * 4 / 5);
    }
  }

  static Color mix(Color a, Color b, double t) {
    return new Color((int) (a.getRed() + (b.getRed() - a.getRed()) * t), (int) (a.getGreen() + (b.getGreen() - a.getGreen()) * t), (int) (a.getBlue() + (b.getBlue() - a.getBlue()) * t));
  }

  static JComponent counter(int value, Color lit) {
    JComponent it = new JComponent() {
      @Override
      protected void paintComponent(Graphics q) {
        q.setColor(new Color(0x101410));
        q.fillRect(0, 0, getWidth(), getHeight());
        String text = String.format("%03d", Math.max(0, value));
        for (int i = 0; i < 3; i++) {
          char d = text.charAt(i);
          art(q, d == '0' ? ZERO : d == '9' ? NINE : DIGITS[d - '1'], 5 + i * 16, (getHeight() - 14) / 2, 2, lit, null, null);
        }
      }
    };
    it.setPreferredSize(new Dimension(54, 24));
    return it;
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")));
    String status = field("status");
    wear(pick(g, "Metal", "CDE/Motif", "Metal"));
    double room = Double.parseDouble(field("maxCell"));
    int top = (int) Math.max(16, Math.min(g.nextInt(4) == 0 ? 44 : 26, room));
    size = 16 + g.nextInt(top - 15);
    Color[][] looks = {colours(0x9aa07a, 0xb9bf9c, 0x7d835f, 0xc02010), colours(0xc8b48a, 0xe2d3b0, 0xa8946a, 0xb01818), colours(0x8fa3b5, 0xb8c6d2, 0x71869a, 0xe03020), colours(0xbcbcbc, 0xcfcfcf, 0x8c8c8c, 0xff0000), colours(0xb09ab0, 0xd2c4d2, 0x8d788d, 0xd01050)};
    Color[] look = looks[g.nextInt(looks.length)];
    cover = look[0];
    paper = look[1];
    grid = look[2];
    flag = look[3];
    hitTone = new Color(0xff6040);
    ink = pick(g, colours(0x0000e0, 0x006a00, 0xd80000, 0x000070, 0x700000, 0x006a6a, 0x000000, 0x606060), colours(0x1038c0, 0x1a6e10, 0xc01818, 0x581890, 0x8a3a00, 0x007080, 0x101010, 0x585858));
    JFrame frame = new JFrame(pick(g, "Bunker", "Bunker '98", "JBunker"));
    if (g.nextInt(3) > 0) {
      JMenuBar bar = new JMenuBar();
      for (String name : new String[] {"Game", "Help"}) bar.add(new JMenu(name));
      frame.setJMenuBar(bar);
    }
    JComponent board = new JComponent() {
      @Override
      protected void paintComponent(Graphics q) {
        for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) cell(q, c * size, r * size, cells[r][c]);
      }
    };
    board.setPreferredSize(new Dimension(cols * size, rows * size));
    JPanel head = new JPanel(new BorderLayout());
    head.setBackground(cover);
    Color lit = pick(g, new Color(0xff3020), new Color(0x50ff50), new Color(0xffb020));
    head.add(counter(Integer.parseInt(field("mines")) - flags(), lit), BorderLayout.WEST);
    head.add(counter(g.nextInt(500), lit), BorderLayout.EAST);
    JPanel mid = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 0));
    mid.setOpaque(false);
    JButton again = new JButton(status.equals("won") ? "WON" : status.equals("lost") ? "LOST" : "GO");
    again.setMargin(new Insets(1, 4, 1, 4));
    again.setFocusable(false);
    mid.add(again);
    head.add(mid);
    int line = pick(g, 2, 3);
    Color light = mix(cover, Color.WHITE, 0.6), dark = mix(cover, Color.BLACK, 0.4);
    Border sunk = BorderFactory.createMatteBorder(line, line, line, line, dark);
    if (g.nextBoolean()) sunk = BorderFactory.createBevelBorder(BevelBorder.LOWERED, light, dark);
    head.setBorder(new CompoundBorder(sunk, new EmptyBorder(3, 4, 3, 4)));
    JPanel hold = new JPanel(new BorderLayout());
    hold.setBorder(sunk);
    hold.add(board);
    JPanel all = new JPanel(new BorderLayout(0, 6));
    all.setBackground(cover);
    all.setBorder(new EmptyBorder(6, 6, 6, 6));
    all.add(head, BorderLayout.NORTH);
    JPanel centre = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 0));
    centre.setOpaque(false);
    centre.add(hold);
    all.add(centre);
    frame.add(all);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, frame, () -> boxOf(board));
  }
}
