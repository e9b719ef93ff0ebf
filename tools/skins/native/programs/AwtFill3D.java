import java.awt.*;
import java.awt.image.BufferedImage;
import java.io.FileWriter;
import java.io.IOException;
import java.util.Locale;
import java.util.Random;

/**
 * An applet of 1997 made a program: fill3DRect, a plain logical font, an off-screen image, counters as strings; a won field shows its
 * mines or flags.
 */
public class AwtFill3D extends Support {
  static int size, deep, step;
  static Color cover, paper, line, flagInk, mineInk;
  static Color[] ink;
  static Font font;
  static boolean cross, letters, oval;

  static class Field extends Canvas {
    Image off;

    @Override
    public Dimension getPreferredSize() {
      return new Dimension(cols * step + 1, rows * step + 1);
    }

    @Override
    public void update(Graphics q) {
      paint(q);
    }

    @Override
    public void paint(Graphics screen) {
      if (off == null) {
        off = new BufferedImage(cols * step + 1, rows * step + 1, BufferedImage.TYPE_INT_RGB);
        Graphics q = off.getGraphics();
        q.setColor(line);
        q.fillRect(0, 0, cols * step + 1, rows * step + 1);
        for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) cell(q, cells[r][c], 1 + c * step, 1 + r * step);
      }
      screen.drawImage(off, 0, 0, this);
    }

    void centre(Graphics q, String s, int x, int y) {
      q.setFont(font);
      FontMetrics m = q.getFontMetrics();
      q.drawString(s, x + (size - m.stringWidth(s)) / 2, y + (size - m.getHeight()) / 2 + m.getAscent());
    }

    /** A cell of `size` pixels; the line beside it is the next one's first pixel less one. */
    void cell(Graphics q, char s, int x, int y) {
      boolean open = "012345678*X".indexOf(s) >= 0;
      q.setColor(open ? s == 'X' ? Color.red : paper : cover);
      if (open) q.fillRect(x, y, size, size);
      else for (int i = 0; i < deep; i++) q.fill3DRect(x + i, y + i, size - 2 * i, size - 2 * i, true);
      int m = Math.max(3, size / 5);
      if (s >= '1' && s <= '8') {
        q.setColor(ink[s - '1']);
        centre(q, "" + s, x, y);
      } else if (s == '?') {
        q.setColor(mineInk.equals(Color.white) ? Color.white : Color.black);
        centre(q, "?", x, y);
      } else if (s == 'F' || s == 'x') {
        q.setColor(flagInk);
        if (letters) centre(q, "F", x, y);
        else {
          int left = x + size / 3, top = y + m, high = size - 2 * m;
          q.fillPolygon(new int[] {left, x + size - m, left}, new int[] {top, top + high * 3 / 10, top + high * 6 / 10}, 3);
          q.setColor(mineInk.equals(Color.white) ? Color.white : Color.black);
          int w = Math.max(1, size / 16);
          q.fillRect(left - w, top, w, high);
          q.fillRect(left - w - size / 8, top + high - w, size / 4 + w, w + 1);
        }
        if (s == 'x') {
          q.setColor(mineInk.equals(Color.white) ? Color.white : Color.black);
          for (int d = 0; d <= size / 16 + 1; d++) {
            q.drawLine(x + m - 1 + d, y + m, x + size - m - 1 + d, y + size - m);
            q.drawLine(x + size - m - 1 + d, y + m, x + m - 1 + d, y + size - m);
          }
        }
      } else if (s == '*' || s == 'X') {
        q.setColor(s == 'X' ? Color.black : mineInk);
        if (oval) {
          q.fillOval(x + m, y + m, size - 2 * m, size - 2 * m);
          q.setColor(s == 'X' ? Color.red : paper);
          q.fillOval(x + size / 3, y + size / 3, size / 5, size / 5);
        } else {
          q.fillOval(x + size / 4, y + size / 4, size - 2 * (size / 4), size - 2 * (size / 4));
          int a = size / 7, b = size - 1 - size / 7, h = size / 2;
          for (int d = 0; d <= size / 24; d++) {
            q.drawLine(x + h + d, y + a, x + h + d, y + b);
            q.drawLine(x + a, y + h + d, x + b, y + h + d);
            q.drawLine(x + a + 2 + d, y + a + 2, x + b - 2 + d, y + b - 2);
            q.drawLine(x + a + 2 + d, y + b - 2, x + b - 2 + d, y + a + 2);
          }
        }
      }
    }
  }

  /** What is seen, where it is not the position. */
  static String shown = "";

  public static void main(String[] args) throws Exception {
    load(args[0]);
    Random g = new Random(Long.parseLong(field("seed")) * 7 + 3);
    g.nextInt();
    int top = (int) Math.min(40, Double.parseDouble(field("maxCell")) - 1);
    size = 17 + (top > 17 ? g.nextInt(top - 16) : 0);
    step = size + 1;
    deep = size > 24 ? 1 + g.nextInt(3) : 1 + g.nextInt(2);
    Color[][] schemes = { // ground, cover, open, line, flag, mine
      {Color.lightGray, Color.lightGray, Color.white, Color.gray, Color.red, Color.black},
      {Color.white, new Color(0x9999ff), new Color(0xeeeeff), new Color(0x666699), Color.red, Color.black},
      {new Color(0xccffcc), new Color(0x66aa66), Color.white, new Color(0x336633), Color.yellow, Color.black},
      {new Color(0xffffcc), Color.orange, new Color(0xffffee), new Color(0x996633), new Color(0x990000), Color.black},
      {Color.black, new Color(0x606070), new Color(0x181820), new Color(0x404048), Color.yellow, Color.white},
      {new Color(0xc0d8d8), new Color(0x80a8a8), new Color(0xe8f4f4), new Color(0x507070), Color.magenta.darker(), Color.black},
    };
    Color[] k = schemes[g.nextInt(schemes.length)];
    cover = k[1];
    paper = k[2];
    line = k[3];
    flagInk = k[4];
    mineInk = k[5];
    boolean dark = k[0] == Color.black;
    ink = dark
      ? new Color[] {
        Color.cyan, Color.green, new Color(0xff6666), Color.magenta, Color.orange, Color.yellow, Color.white, Color.lightGray,
      }
      : new Color[][] {
        {
          Color.blue, new Color(0x008800), Color.red, new Color(0x000088), new Color(0x880000), new Color(0x008888), Color.black,
          Color.gray,
        },
        {
          Color.blue, Color.green.darker().darker(), Color.red, Color.magenta.darker(), new Color(0xaa5500),
          Color.cyan.darker().darker(), Color.darkGray, Color.black,
        },
        {Color.black, Color.black, Color.black, Color.black, Color.black, Color.black, Color.black, Color.black},
      }[g.nextInt(3)];
    font = new Font(
      new String[] {"Helvetica", "TimesRoman", "Courier", "Dialog", "SansSerif"}[g.nextInt(5)],
      g.nextInt(3) > 0 ? Font.BOLD : Font.PLAIN,
      (int) (size * (0.62 + 0.14 * g.nextDouble())));
    letters = g.nextInt(4) == 0;
    oval = g.nextBoolean();
    String status = field("status");
    int left = Integer.parseInt(field("mines")) - flags(), seconds = g.nextInt(500);
    if (status.equals("won")) {
      left = 0;
      char now = "FF*#".charAt(g.nextInt(4));
      StringBuilder all = new StringBuilder(",\"cells\":[");
      for (int r = 0; r < rows; r++) {
        cells[r] = new String(cells[r]).replace('F', now).toCharArray();
        all.append(r > 0 ? "," : "").append('"').append(cells[r]).append('"');
      }
      shown = all.append("]").toString();
    }
    Frame frame = new Frame(new String[] {"Applet Viewer: Mines.class", "Mines", "Mine Field", "JMines"}[g.nextInt(4)]);
    frame.setBackground(k[0]);
    frame.setForeground(dark ? Color.white : Color.black);
    Panel head = new Panel(new FlowLayout(FlowLayout.CENTER, 10, 4));
    head.add(new Label("Mines: " + left));
    if (g.nextInt(3) > 0) {
      Choice level = new Choice();
      for (String name : new String[] {"Beginner", "Advanced", "Expert"}) level.add(name);
      level.setForeground(Color.black);
      level.setBackground(Color.lightGray);
      head.add(level);
    } else {
      Button again = new Button(status.equals("playing") ? "Start" : "Again");
      again.setForeground(Color.black);
      again.setBackground(Color.lightGray);
      head.add(again);
    }
    head.add(new Label("Time: " + seconds));
    frame.add(head, g.nextInt(4) == 0 ? BorderLayout.SOUTH : BorderLayout.NORTH);
    Field board = new Field();
    Panel middle = new Panel(new FlowLayout(FlowLayout.CENTER, 8, 4));
    middle.add(board);
    frame.add(middle, BorderLayout.CENTER);
    frame.pack();
    frame.setVisible(true);
    new javax.swing.Timer(EVERY, e -> {
      Point at = board.getLocationOnScreen();
      try (FileWriter file = new FileWriter(args[1], true)) { // half of the lines around each cell
        file.write(String.format(Locale.ROOT, "{\"x\":%.1f,\"y\":%.1f,\"width\":%d,\"height\":%d%s}%n",
          at.x + 0.5, at.y + 0.5, cols * step, rows * step, shown));
      } catch (IOException problem) {
        throw new java.io.UncheckedIOException(problem);
      }
    }).start();
  }
}
