import java.awt.*;
import java.awt.geom.Rectangle2D;
import java.util.*;

/** What was once an applet: java.awt only, one Canvas of fill3DRect, logical fonts without smoothing, a Panel of AWT buttons and labels. */
public class SwingApplet extends Canvas {
  static String status;

  static final Color[][] INKS = {
    {Color.blue, new Color(0, 100, 0), Color.red, Color.magenta.darker(), new Color(128, 64, 0), new Color(0, 110, 110), Color.black, Color.darkGray},
    {new Color(0, 0, 160), new Color(0, 110, 0), new Color(180, 0, 0), new Color(80, 0, 120), new Color(130, 30, 0), new Color(0, 90, 110), Color.black, Color.gray},
    {Color.black, Color.black, Color.black, Color.black, Color.black, Color.black, Color.black, Color.black},
  };
  static final Color[][] HUES = { // cover, open, line
    {Color.lightGray, Color.lightGray, Color.gray}, {Color.lightGray, Color.white, Color.lightGray}, {new Color(153, 204, 255), new Color(230, 242, 255), new Color(153, 180, 210)},
    {new Color(255, 200, 100), new Color(255, 250, 220), new Color(210, 180, 120)}, {new Color(150, 200, 150), new Color(225, 240, 220), new Color(140, 170, 140)}, {Color.gray, new Color(220, 220, 220), Color.gray},
  };
  int size, thick, gap, flagKind, mineKind;
  Color[] hue, ink;
  Font font;
  boolean smooth, sunk;

  SwingApplet(Random g, int top) {
    size = 16 + (top > 16 ? g.nextInt(Math.min(44, top) - 15) : 0);
    thick = size < 22 ? 1 : Support.pick(g, 1, 2, 2, 3);
    gap = Support.pick(g, 0, 0, 0, 1);
    flagKind = g.nextInt(3);
    mineKind = g.nextInt(2);
    hue = Support.pick(g, HUES);
    ink = Support.pick(g, INKS[0], INKS[0], INKS[1], INKS[2]);
    smooth = g.nextInt(4) == 0;
    sunk = g.nextBoolean();
    font = new Font(Support.pick(g, "SansSerif", "Serif", "Monospaced", "Dialog"), Support.pick(g, Font.BOLD, Font.BOLD, Font.PLAIN), Math.max(11, (int) (size * (0.55 + 0.2 * g.nextDouble()))));
    setBackground(hue[2]);
  }

  public Dimension getPreferredSize() {
    return new Dimension(Support.cols * (size + gap), Support.rows * (size + gap));
  }

  public void update(Graphics q) {
    paint(q);
  }

  void centred(Graphics q, String s, int x, int y) {
    FontMetrics m = q.getFontMetrics();
    q.drawString(s, x + (size - m.stringWidth(s) + 1) / 2, y + (size - m.getAscent() - m.getDescent()) / 2 + m.getAscent());
  }

  void flag(Graphics q, int x, int y) {
    int u = size;
    q.setColor(Color.black);
    int pole = Math.max(1, u / 14);
    if (flagKind == 0) {
      q.fillRect(x + u * 3 / 10, y + u / 5, pole, u * 3 / 5);
      q.setColor(Color.red);
      q.fillPolygon(new int[] {x + u * 3 / 10 + pole, x + u * 3 / 4, x + u * 3 / 10 + pole}, new int[] {y + u / 5, y + u * 7 / 20, y + u / 2}, 3);
    } else if (flagKind == 1) {
      q.fillRect(x + u * 3 / 10, y + u / 5, pole, u * 3 / 5);
      q.fillRect(x + u / 5, y + u * 4 / 5 - pole, u * 3 / 10, pole);
      q.setColor(new Color(200, 0, 0));
      q.fillRect(x + u * 3 / 10 + pole, y + u / 5, u * 2 / 5, u * 3 / 10);
    } else {
      q.fillRect(x + u * 3 / 5, y + u / 5, pole, u * 3 / 5);
      q.setColor(new Color(220, 0, 0));
      q.fillPolygon(new int[] {x + u * 3 / 5, x + u / 5, x + u * 3 / 5}, new int[] {y + u / 5, y + u * 7 / 20, y + u / 2}, 3);
    }
  }

  void mine(Graphics q, int x, int y) {
    int d = size * 5 / 10, o = (size - d) / 2, e = size / 6;
    q.setColor(Color.black);
    q.fillOval(x + o, y + o, d, d);
    if (mineKind == 0) {
      q.drawLine(x + size / 2, y + e, x + size / 2, y + size - e);
      q.drawLine(x + e, y + size / 2, x + size - e, y + size / 2);
      q.drawLine(x + e + 1, y + e + 1, x + size - e - 1, y + size - e - 1);
      q.drawLine(x + size - e - 1, y + e + 1, x + e + 1, y + size - e - 1);
    } else {
      q.drawArc(x + size / 2, y + e / 2, size / 3, size / 3, 90, 90);
      q.setColor(Color.orange);
      q.fillOval(x + size * 13 / 20, y + e / 2, Math.max(3, size / 7), Math.max(3, size / 7));
    }
    q.setColor(Color.white);
    q.fillRect(x + o + d / 4, y + o + d / 4, Math.max(2, d / 5), Math.max(2, d / 5));
  }

  public void paint(Graphics q) {
    if (smooth) ((Graphics2D) q).setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    if (smooth) ((Graphics2D) q).setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    q.setFont(font);
    for (int r = 0; r < Support.rows; r++)
      for (int c = 0; c < Support.cols; c++) {
        char s = Support.cells[r][c];
        int x = c * (size + gap), y = r * (size + gap);
        if ("012345678*X".indexOf(s) >= 0) {
          q.setColor(s == 'X' ? Color.red : hue[1]);
          if (sunk && gap == 0 && s != 'X') q.fill3DRect(x, y, size, size, false);
          else {
            q.fillRect(x, y, size, size);
            q.setColor(hue[2]);
            if (gap == 0) q.drawRect(x, y, size - 1, size - 1);
          }
        } else {
          q.setColor(hue[0]);
          for (int i = 0; i < thick; i++) q.fill3DRect(x + i, y + i, size - 2 * i, size - 2 * i, true);
        }
        if (s >= '1' && s <= '8') {
          q.setColor(ink[s - '1']);
          centred(q, "" + s, x, y);
        } else if (s == '?') {
          q.setColor(Color.black);
          centred(q, "?", x, y);
        } else if (s == '*' || s == 'X') mine(q, x, y);
        else if (s == 'F' || s == 'x') {
          flag(q, x, y);
          if (s == 'x') {
            q.setColor(Color.black);
            for (int i = 0; i < 2; i++) {
              q.drawLine(x + 3 + i, y + 3, x + size - 5 + i, y + size - 4);
              q.drawLine(x + size - 5 + i, y + 3, x + 3 + i, y + size - 4);
            }
          }
        }
      }
  }

  public static void main(String[] args) throws Exception {
    Support.load(args[0]);
    Random g = new Random(Long.parseLong(Support.field("seed")) * 31 + 7);
    status = Support.field("status");
    Frame frame = new Frame(Support.pick(g, "Applet Viewer: Mines.class", "MineSweep", "Mines (Java 1.1)"));
    if (g.nextBoolean()) {
      MenuBar bar = new MenuBar();
      bar.add(new Menu("Game"));
      bar.add(new Menu("Options"));
      frame.setMenuBar(bar);
    }
    Color ground = Support.pick(g, Color.white, Color.lightGray, new Color(238, 238, 238), new Color(0xcc, 0xcc, 0xff));
    frame.setBackground(ground);
    Font small = new Font("Dialog", Font.PLAIN, 13);
    Panel head = new Panel(new FlowLayout(FlowLayout.CENTER, 10, 4));
    head.setFont(small);
    head.add(new Label("Mines: " + (Integer.parseInt(Support.field("mines")) - Support.flags())));
    head.add(new Button(status.equals("won") ? "You win!" : status.equals("lost") ? "You lose" : "New Game"));
    head.add(new Label("Time: " + g.nextInt(500)));
    frame.add(head, Support.pick(g, BorderLayout.NORTH, BorderLayout.SOUTH));
    SwingApplet board = new SwingApplet(g, (int) Double.parseDouble(Support.field("maxCell")));
    int pad = Support.pick(g, 0, 6, 14);
    Panel middle = new Panel(new FlowLayout(FlowLayout.CENTER, pad, pad));
    middle.add(board);
    frame.add(middle, BorderLayout.CENTER);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    Support.tell(args[1], board, () -> {
      Rectangle2D box = Support.boxOf(board);
      double shift = board.gap / 2.0;
      return new Rectangle2D.Double(box.getX() - shift, box.getY() - shift, (board.size + board.gap) * Support.cols, (board.size + board.gap) * Support.rows);
    });
  }
}
