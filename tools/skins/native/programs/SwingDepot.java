import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** A station's departure board: covered cells are closed flaps with a seam, open ones turned flaps with a pale numeral; a lamp for a flag, a signal for a mine. */
public class SwingDepot extends Support {
  static Color[] look;
  static int size, gap, arc;
  static Color[] ink;
  static String family;
  static boolean seamOnTop, screws;

  static class Board extends JPanel {
    Board() {
      setPreferredSize(new Dimension(cols * size, rows * size));
      setOpaque(true);
    }

    protected void paintComponent(Graphics graphics) {
      Graphics2D q = (Graphics2D) graphics;
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      q.setColor(look[0]);
      q.fillRect(0, 0, getWidth(), getHeight());
      for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) cell(q, c * size, r * size, cells[r][c]);
    }

    void cell(Graphics2D q, int x, int y, char s) {
      boolean closed = "#F?x".indexOf(s) >= 0;
      double a = gap / 2.0, n = size - gap, mid = y + size / 2.0;
      Shape flap = new RoundRectangle2D.Double(x + a, y + a, n, n, arc, arc);
      Color top = closed ? look[1] : s == 'X' ? new Color(0xa3181c) : look[3], low = closed ? look[2] : s == 'X' ? new Color(0xd2262b) : look[4];
      q.setColor(top);
      q.fill(flap);
      Shape clip = q.getClip();
      q.clip(new Rectangle2D.Double(x, mid, size, size / 2.0));
      q.setColor(low);
      q.fill(flap);
      q.setClip(clip);
      Font f = new Font(family, Font.BOLD, 1).deriveFont(size * 0.66f);
      if (s >= '1' && s <= '8') text(q, "" + s, f, ink[s - '1'], x, y);
      if (s == '?') text(q, "?", f, look[6], x, y);
      if (s == 'F' || s == 'x') {
        double d = size * 0.4;
        Shape lamp = new Ellipse2D.Double(x + (size - d) / 2, y + (size - d) / 2, d, d);
        q.setColor(Color.BLACK);
        q.fill(new Ellipse2D.Double(x + (size - d) / 2 - size * 0.06, y + (size - d) / 2 - size * 0.06, d + size * 0.12, d + size * 0.12));
        q.setPaint(new RadialGradientPaint((float) (x + size * 0.44), (float) (y + size * 0.42), (float) (d * 0.7), new float[] {0, 1}, new Color[] {Color.WHITE, look[5]}));
        q.fill(lamp);
      }
      if (s == '*' || s == 'X') {
        Path2D star = new Path2D.Double();
        for (int i = 0; i < 16; i++) {
          double t = Math.PI * i / 8, u = size * (i % 2 == 0 ? 0.36 : 0.2);
          double px = x + size / 2.0 + u * Math.sin(t), py = y + size / 2.0 - u * Math.cos(t);
          if (i == 0) star.moveTo(px, py);
          else star.lineTo(px, py);
        }
        star.closePath();
        q.setColor(s == 'X' ? Color.WHITE : look[7]);
        q.fill(star);
        q.setColor(s == 'X' ? new Color(0xa3181c) : look[3]);
        q.fill(new Ellipse2D.Double(x + size * 0.42, y + size * 0.42, size * 0.16, size * 0.16));
      }
      if (closed || seamOnTop) {
        q.setColor(closed ? look[0] : new Color(0, 0, 0, 90));
        q.setStroke(new BasicStroke(1));
        q.draw(new Line2D.Double(x + a + 1, mid, x + size - a - 1, mid));
      }
      if (closed && screws && size > 22) {
        q.setColor(look[0]);
        q.fill(new Rectangle2D.Double(x + a + 1, mid - 2, 2, 5));
        q.fill(new Rectangle2D.Double(x + size - a - 3, mid - 2, 2, 5));
      }
      if (s == 'x') {
        q.setColor(look[6]);
        q.setStroke(new BasicStroke(size / 9f));
        double e = size * 0.2;
        q.draw(new Line2D.Double(x + e, y + e, x + size - e, y + size - e));
        q.draw(new Line2D.Double(x + size - e, y + e, x + e, y + size - e));
      }
    }

    void text(Graphics2D q, String s, Font f, Color colour, int x, int y) {
      q.setFont(f);
      q.setColor(colour);
      Rectangle2D b = f.createGlyphVector(q.getFontRenderContext(), s).getVisualBounds();
      q.drawString(s, (float) (x + size / 2.0 - b.getCenterX()), (float) (y + size / 2.0 - b.getCenterY()));
    }
  }

  static JPanel readout(String name, String value) {
    JPanel all = new JPanel(new FlowLayout(FlowLayout.LEFT, 2, 0));
    all.setOpaque(false);
    JLabel l = new JLabel(name + " ");
    l.setForeground(look[6]);
    all.add(l);
    for (char ch : value.toCharArray()) {
      JLabel d = new JLabel("" + ch, SwingConstants.CENTER);
      d.setOpaque(true);
      d.setBackground(Color.BLACK);
      d.setForeground(new Color(0xffe27a));
      d.setFont(new Font("Liberation Sans Narrow", Font.BOLD, 20));
      d.setPreferredSize(new Dimension(17, 26));
      d.setBorder(new LineBorder(look[1]));
      all.add(d);
    }
    return all;
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) ^ 0x5eedL);
    for (int i = 0; i < 4; i++) g.nextInt();
    String status = field("status");
    wear("Metal");
    Object[][] looks = {
      // ground, closed upper, closed lower, open upper, open lower, lamp, text, mine
      {colours(0x14171a, 0x4a5259, 0x3d444a, 0x1f2427, 0x262c30, 0xff8a1e, 0xf4f1e4, 0xe6e1cf), colours(0xffe27a, 0x9be564, 0xff7b6b, 0x8fc7ff, 0xe3a7ff, 0x6be6d8, 0xffffff, 0xb8bec4)},
      {colours(0x0e2238, 0x2f6ea8, 0x285f93, 0xe9edf0, 0xf6f8f9, 0xffd21e, 0xffffff, 0x1a2733), colours(0x0b4fb3, 0x1c7a2c, 0xc6202a, 0x4b1d86, 0x80380a, 0x0a7474, 0x111111, 0x6f777e)},
      {colours(0x3c2415, 0xa4673f, 0x935a35, 0xf2e6d0, 0xf8efdf, 0xe01f1f, 0xfff3dc, 0x2a1a10), colours(0x1f5aa8, 0x2f7a2f, 0xc02020, 0x5a2a8a, 0x8a4a10, 0x117070, 0x222222, 0x777777)},
      {colours(0x1c2a1f, 0x5f7f5c, 0x54724f, 0x22301f, 0x293825, 0xff4d4d, 0xf0f5e6, 0xdfe8cf), colours(0xa8f0a0, 0xf0f0a0, 0xffb0a0, 0xa0d8f0, 0xf0a0e0, 0xa0f0e8, 0xffffff, 0xb0b8a8)},
    };
    Object[] chosen = looks[g.nextInt(looks.length)];
    look = (Color[]) chosen[0];
    ink = (Color[]) chosen[1];
    int top = (int) Math.min(54, Double.parseDouble(field("maxCell")));
    size = top <= 18 ? 18 : 18 + g.nextInt(top - 17);
    gap = pick(g, 1, 2, 2, size > 30 ? 4 : 2);
    arc = pick(g, 0, 4, size / 4);
    family = pick(g, "Liberation Sans Narrow", "Nimbus Sans Narrow", "DejaVu Sans", "Liberation Sans");
    seamOnTop = g.nextBoolean();
    screws = g.nextBoolean();
    JFrame frame = new JFrame(pick(g, "Depot", "Departures & Mines", "Depot 2.1"));
    JPanel whole = new JPanel(new BorderLayout(0, 8));
    whole.setBackground(look[0].brighter());
    int pad = pick(g, 6, 12, 18);
    whole.setBorder(new EmptyBorder(pad, pad, pad, pad));
    JPanel head = new JPanel(new BorderLayout());
    head.setOpaque(false);
    int left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags(), seconds = g.nextInt(600);
    head.add(readout(cols * size > 330 ? "MINES" : "", String.format("%02d", left)), BorderLayout.WEST);
    head.add(readout(cols * size > 330 ? "TIME" : "", String.format("%d:%02d", seconds / 60, seconds % 60)), BorderLayout.EAST);
    whole.add(head, g.nextInt(3) > 0 ? BorderLayout.NORTH : BorderLayout.SOUTH);
    Board board = new Board();
    JPanel centre = new JPanel(new GridBagLayout());
    centre.setOpaque(false);
    centre.add(board);
    whole.add(centre);
    if (g.nextBoolean()) {
      JMenuBar bar = new JMenuBar();
      for (String name : new String[] {"Timetable", "Platform", "View", "About"}) bar.add(new JMenu(name));
      frame.setJMenuBar(bar);
    }
    if (!status.equals("playing")) frame.setTitle(frame.getTitle() + (status.equals("won") ? " - on time" : " - cancelled"));
    frame.add(whole);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, board, () -> boxOf(board));
  }
}
