import java.awt.*;
import java.util.Random;

/** Java 1.1 with AWT alone: Frame, MenuBar, a Panel with heavyweight Buttons and Labels, a Canvas with double bevels, nothing smoothed. */
public class AwtBeans extends Support {
  static int cw, ch, bevel, lines;
  static Color ground, paper, light, dark, grid;
  static Color[] ink;
  static Color red;
  static Font font;
  static int flagKind, mineKind;

  static class Field extends Canvas {
    public Dimension getPreferredSize() {
      return new Dimension(cols * cw, rows * ch);
    }

    public void paint(Graphics q) {
      for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) cell(q, cells[r][c], c * cw, r * ch);
    }

    void cell(Graphics q, char s, int x, int y) {
      boolean open = "012345678*X".indexOf(s) >= 0;
      q.setColor(s == 'X' ? new Color(0xff4040) : open ? paper : ground);
      q.fillRect(x, y, cw, ch);
      if (open) {
        q.setColor(grid);
        if (lines == 0) q.drawRect(x, y, cw - 1, ch - 1);
        else if (lines == 1) {
          q.drawLine(x, y, x + cw - 1, y);
          q.drawLine(x, y, x, y + ch - 1);
        } else {
          q.setColor(dark);
          q.drawLine(x, y, x + cw - 1, y);
          q.drawLine(x, y, x, y + ch - 1);
          q.setColor(light);
          q.drawLine(x + cw - 1, y, x + cw - 1, y + ch - 1);
          q.drawLine(x, y + ch - 1, x + cw - 1, y + ch - 1);
        }
      } else
        for (int i = 0; i < bevel; i++) {
          q.setColor(light);
          q.drawLine(x + i, y + i, x + cw - 1 - i, y + i);
          q.drawLine(x + i, y + i, x + i, y + ch - 1 - i);
          q.setColor(dark);
          q.drawLine(x + cw - 1 - i, y + i, x + cw - 1 - i, y + ch - 1 - i);
          q.drawLine(x + i, y + ch - 1 - i, x + cw - 1 - i, y + ch - 1 - i);
        }
      int u = Math.min(cw, ch), mx = x + cw / 2, my = y + ch / 2;
      if (s >= '1' && s <= '8' || s == '?') {
        q.setColor(s == '?' ? Color.black : ink[s - '1']);
        q.setFont(font);
        FontMetrics m = q.getFontMetrics();
        q.drawString("" + s, mx - m.stringWidth("" + s) / 2, y + (ch - m.getHeight()) / 2 + m.getAscent());
      } else if (s == 'F' || s == 'x') {
        int h = u * 3 / 5, top = my - h / 2, w = Math.max(1, u / 14);
        q.setColor(Color.black);
        q.fillRect(mx - u / 8, top, w, h);
        q.fillRect(mx - u / 4, top + h - w, u / 3, w + 1);
        q.setColor(red);
        if (flagKind == 0) q.fillPolygon(new int[] {mx - u / 8 + w, mx + u / 4 + 1, mx - u / 8 + w}, new int[] {top, top + h / 4, top + h / 2}, 3);
        else if (flagKind == 1) q.fillRect(mx - u / 8 + w, top, u / 3, h / 2);
        else q.fillPolygon(new int[] {mx - u / 8, mx - u / 8 + u / 2, mx - u / 8 + u / 3, mx - u / 8 + u / 2, mx - u / 8}, new int[] {top, top, top + h * 3 / 10, top + h * 3 / 5, top + h * 3 / 5}, 5);
        if (s == 'x') {
          q.setColor(Color.black);
          for (int d = -1; d <= 1; d++) {
            q.drawLine(x + bevel + 2 + d, y + bevel + 2, x + cw - bevel - 3 + d, y + ch - bevel - 3);
            q.drawLine(x + cw - bevel - 3 + d, y + bevel + 2, x + bevel + 2 + d, y + ch - bevel - 3);
          }
        }
      } else if (s == '*' || s == 'X') {
        int d = u / 2;
        q.setColor(Color.black);
        if (mineKind == 0) {
          q.fillOval(mx - d / 2, my - d / 2, d, d);
          q.drawLine(mx - u * 3 / 8, my, mx + u * 3 / 8, my);
          q.drawLine(mx, my - u * 3 / 8, mx, my + u * 3 / 8);
          q.setColor(Color.white);
          q.fillRect(mx - d / 4, my - d / 4, Math.max(2, u / 10), Math.max(2, u / 10));
        } else if (mineKind == 1) {
          q.fillOval(mx - d / 2, my - d / 2 + u / 16, d, d);
          q.drawLine(mx, my - d / 2, mx + u / 5, my - d / 2 - u / 8);
          q.setColor(Color.orange);
          q.fillRect(mx + u / 5, my - d / 2 - u / 8, Math.max(2, u / 10), Math.max(2, u / 10));
        } else {
          int t = u * 3 / 8;
          q.fillPolygon(new int[] {mx, mx + t, mx, mx - t}, new int[] {my - t, my, my + t, my}, 4);
          q.fillRect(mx - t * 2 / 3, my - t * 2 / 3, t * 4 / 3, t * 4 / 3);
        }
      }
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    Random g = new Random(Long.parseLong(field("seed")) * 13 + 5);
    g.nextInt();
    int top = (int) Math.min(40, Double.parseDouble(field("maxCell")));
    ch = 15 + (top > 15 ? g.nextInt(top - 14) : 0);
    cw = g.nextInt(3) == 0 ? Math.min(Math.max(top, ch), ch * 5 / 4) : ch;
    bevel = ch < 20 ? 1 + g.nextInt(2) : 1 + g.nextInt(3);
    lines = g.nextInt(3);
    int[][] hues = { // ground, paper, light, dark, grid
      {0xc0c0c0, 0xe0e0e0, 0xffffff, 0x606060, 0xa0a0a0},
      {0xb0b8d0, 0xe4e8f4, 0xe8ecff, 0x505878, 0xa8b0cc},
      {0x9fb6a8, 0xdde8e0, 0xe0f2e6, 0x44584c, 0x9fb6a8},
      {0xd8c8a0, 0xf6f0dc, 0xfff8e0, 0x786838, 0xc0b088},
      {0xc0c0c0, 0xffffff, 0xf0f0f0, 0x404040, 0xc8c8c8},
    };
    int[] hue = hues[g.nextInt(hues.length)];
    ground = new Color(hue[0]);
    paper = new Color(hue[1]);
    light = new Color(hue[2]);
    dark = new Color(hue[3]);
    grid = new Color(hue[4]);
    Color[][] inks = {
      colours(0x0000ff, 0x008000, 0xff0000, 0x000090, 0x900000, 0x008080, 0x000000, 0x707070),
      colours(0x0000c0, 0x006000, 0xc00000, 0x600060, 0x804000, 0x006060, 0x202020, 0x505050),
      colours(0, 0, 0, 0, 0, 0, 0, 0),
    };
    ink = inks[g.nextInt(3)];
    red = new Color(new int[] {0xe00000, 0xe00000, 0x0000d0, 0xd000a0}[g.nextInt(4)]);
    flagKind = g.nextInt(3);
    mineKind = g.nextInt(3);
    font = new Font(new String[] {"Helvetica", "TimesRoman", "Courier", "Dialog"}[g.nextInt(4)], Font.BOLD, Math.max(11, (int) (ch * (0.56 + 0.14 * g.nextDouble()))));
    String status = field("status");
    int left = Integer.parseInt(field("mines")) - flags(), seconds = g.nextInt(400);
    Frame frame = new Frame(new String[] {"Minefield 1.1", "Java Mines", "BeanSweeper"}[g.nextInt(3)]);
    frame.setBackground(ground);
    if (g.nextInt(3) > 0) {
      MenuBar bar = new MenuBar();
      for (String name : new String[] {"Game", "Level"}) bar.add(new Menu(name));
      bar.setHelpMenu(new Menu("Help"));
      frame.setMenuBar(bar);
    }
    Panel tools = new Panel(new BorderLayout(4, 4));
    tools.add(new Label("Mines " + left), BorderLayout.WEST);
    Panel centre = new Panel(new FlowLayout(FlowLayout.CENTER, 2, 2));
    centre.add(new Button(status.equals("playing") ? "New" : status.equals("won") ? "Won!" : "Boom!"));
    tools.add(centre, BorderLayout.CENTER);
    tools.add(new Label("" + seconds, Label.RIGHT), BorderLayout.EAST);
    frame.add(tools, BorderLayout.NORTH);
    Field board = new Field();
    Panel middle = new Panel(new FlowLayout(FlowLayout.CENTER, 6, 6));
    middle.add(board);
    frame.add(middle, BorderLayout.CENTER);
    if (g.nextBoolean()) frame.add(new Label(status.equals("won") ? "All clear." : status.equals("lost") ? "You are dead." : "Left: dig   Right: flag"), BorderLayout.SOUTH);
    frame.pack();
    frame.setVisible(true);
    tell(args[1], board, () -> boxOf(board));
  }
}
