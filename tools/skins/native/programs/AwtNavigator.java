import java.awt.*;
import java.awt.event.*;
import java.util.Random;

/** A plain applet of a home page in a frame: flat squares with a grid of lines, letters of a logical font, buttons and a text field below. */
public class AwtNavigator extends Support {
  static int cell, font;
  static Color page, shut, edge, bare, line, flag;
  static Color[] ink;
  static boolean raised, disc;
  static String face, sign;

  static class Field extends Canvas {
    Image off;

    public Dimension getPreferredSize() {
      return new Dimension(cols * cell + 1, rows * cell + 1);
    }

    public void update(Graphics q) {
      paint(q);
    }

    void letter(Graphics q, String s, int x, int y, Color c) {
      FontMetrics m = q.getFontMetrics();
      q.setColor(c);
      q.drawString(s, x + (cell - m.stringWidth(s)) / 2 + 1, y + (cell + (int) (m.getAscent() * 0.76)) / 2);
    }

    public void paint(Graphics screen) {
      if (off == null) off = createImage(cols * cell + 1, rows * cell + 1);
      Graphics q = off.getGraphics();
      q.setFont(new Font(face, Font.BOLD, font));
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          char s = cells[r][c];
          int x = c * cell, y = r * cell;
          boolean open = "012345678*X".indexOf(s) >= 0;
          q.setColor(open ? s == 'X' ? Color.red : bare : shut);
          q.fillRect(x, y, cell, cell);
          if (!open && raised) {
            q.setColor(edge);
            q.drawLine(x + 1, y + 1, x + cell - 2, y + 1);
            q.drawLine(x + 1, y + 1, x + 1, y + cell - 2);
          }
          q.setColor(line);
          q.drawRect(x, y, cell, cell);
          if (s >= '1' && s <= '8') letter(q, "" + s, x, y, ink[s - '1']);
          if (s == '?') letter(q, "?", x, y, flag);
          if (s == 'F' || s == 'x') {
            if (sign.equals("flag")) {
              int u = Math.max(2, cell / 8), px = x + cell / 2 - u;
              q.setColor(flag);
              q.fillPolygon(new int[] {px, px, px + 3 * u}, new int[] {y + cell / 5, y + cell / 5 + 3 * u, y + cell / 5 + 3 * u / 2}, 3);
              q.fillRect(px - 1, y + cell / 5, Math.max(1, cell / 16), cell * 3 / 5 + 1);
            } else letter(q, sign, x, y, flag);
          }
          if (s == 'x') {
            q.setColor(Color.black);
            for (int d = 0; d < 2; d++) {
              q.drawLine(x + 3 + d, y + 3, x + cell - 3, y + cell - 3 - d);
              q.drawLine(x + cell - 3 - d, y + 3, x + 3, y + cell - 3 - d);
            }
          }
          if (s == '*' || s == 'X') {
            q.setColor(Color.black);
            int d = cell / 2 | 1, i = (cell - d) / 2 + 1;
            q.fillOval(x + i, y + i, d, d);
            if (!disc) {
              int m = cell / 6 + 1;
              q.drawLine(x + cell / 2, y + m, x + cell / 2, y + cell - m);
              q.drawLine(x + m, y + cell / 2, x + cell - m, y + cell / 2);
            }
          }
        }
      screen.drawImage(off, 0, 0, this);
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    Random g = new Random(Long.parseLong(field("seed")) * 31 + 5);
    g.nextInt();
    int top = Math.max(15, Math.min(32, (int) Double.parseDouble(field("maxCell"))));
    cell = 15 + g.nextInt(top - 14);
    face = pick(g, "Helvetica", "TimesRoman", "Courier", "SansSerif");
    font = Math.max(11, cell * 2 / 3);
    raised = g.nextBoolean();
    disc = g.nextBoolean();
    sign = pick(g, "flag", "flag", "M", "!");
    Color[] k = pick(g,
        colours(0xffffff, 0x6699cc, 0x99ccff, 0xffffff, 0x000000, 0xffff33),
        colours(0xc0c0c0, 0x999999, 0xcccccc, 0xe6e6e6, 0x666666, 0xcc0000),
        colours(0xffffcc, 0x669966, 0x99cc99, 0xffffee, 0x336633, 0xffff66),
        colours(0x000000, 0x333399, 0x6666cc, 0xcccccc, 0x000000, 0xff9900),
        colours(0xc0c0c0, 0xffcc99, 0xffe8cc, 0xffffff, 0x808080, 0xcc0033));
    page = k[0];
    shut = k[1];
    edge = k[2];
    bare = k[3];
    line = k[4];
    flag = k[5];
    ink = pick(g,
        new Color[] {Color.blue, new Color(0, 128, 0), Color.red, new Color(0, 0, 128), new Color(128, 0, 0), new Color(0, 128, 128), Color.black, Color.darkGray},
        new Color[] {Color.black, Color.black, Color.black, Color.black, Color.black, Color.black, Color.black, Color.black},
        colours(0x3333cc, 0x006633, 0xcc3300, 0x660099, 0x993300, 0x006699, 0x000000, 0x666666));
    String status = field("status");
    Frame frame = new Frame(pick(g, "Applet Viewer: MineSweep.class", "Mines Applet", "Minesweeper (Java)"));
    frame.setBackground(page);
    frame.setForeground(page.getRed() == 0 ? Color.white : Color.black);
    int left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags();
    Panel south = new Panel(new FlowLayout(FlowLayout.LEFT, 4, 3));
    Button again = new Button("New");
    again.setBackground(Color.lightGray);
    again.setForeground(Color.black);
    south.add(again);
    if (cols * cell > 230) {
      Checkbox mark = new Checkbox("Mark", false);
      south.add(mark);
    }
    TextField count = new TextField(left + "/" + field("mines"), 5);
    count.setEditable(false);
    count.setBackground(Color.white);
    count.setForeground(Color.black);
    south.add(count);
    frame.add(south, g.nextInt(3) == 0 ? BorderLayout.NORTH : BorderLayout.SOUTH);
    Field board = new Field();
    Panel middle = new Panel(new FlowLayout(FlowLayout.CENTER, g.nextInt(16), g.nextInt(10)));
    middle.add(board);
    frame.add(middle, BorderLayout.CENTER);
    if (g.nextBoolean()) {
      Label word = new Label(status.equals("playing") ? "Applet started." : status.equals("won") ? "You win!" : "You lose!");
      Panel all = new Panel(new BorderLayout());
      frame.remove(south);
      all.add(south, BorderLayout.NORTH);
      all.add(word, BorderLayout.SOUTH);
      frame.add(all, BorderLayout.SOUTH);
    }
    frame.setResizable(false);
    frame.pack();
    frame.setVisible(true);
    tell(args[1], board, () -> {
      Point at = board.getLocationOnScreen();
      return new java.awt.geom.Rectangle2D.Double(at.x + 0.5, at.y + 0.5, cols * cell, rows * cell);
    });
  }
}
