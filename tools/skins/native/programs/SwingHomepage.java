import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** An applet on somebody's home page of about 2000, the page around it too: covered cells are go stones, slats of a shutter, or pillows on felt or cloth; bombs burst where one was hit. */
public class SwingHomepage extends Support {
  static int size, kind;
  static Color cover, light, dark, paper, rule, flag, mark, bomb;
  static Color[] ink;
  static Font face;
  static boolean smooth;

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static double u(double v) {
    return v * size / 24.0;
  }

  static void shut(Graphics2D q) {
    if (kind == 0) {
      q.setColor(paper);
      q.fillRect(0, 0, size, size);
      q.setColor(rule);
      q.drawLine(0, size - 1, size - 1, size - 1);
      q.drawLine(size - 1, 0, size - 1, size - 1);
      q.setColor(new Color(0, 0, 0, 90));
      q.fill(new Ellipse2D.Double(u(2.6), u(3.2), u(20), u(20)));
      q.setPaint(new RadialGradientPaint(new Point2D.Double(u(9), u(8)), (float) u(15), new float[] {0f, 1f}, new Color[] {light, cover}));
      q.fill(new Ellipse2D.Double(u(1.5), u(1.5), u(20), u(20)));
    } else if (kind == 1) {
      q.setColor(cover);
      q.fillRect(0, 0, size, size);
      int n = size >= 28 ? 6 : 4;
      for (int i = 0; i < n; i++) {
        int y = size * i / n, z = size * (i + 1) / n;
        q.setColor(light);
        q.drawLine(1, y + 1, size - 2, y + 1);
        q.setColor(dark);
        q.drawLine(1, z - 1, size - 2, z - 1);
      }
      q.setColor(dark);
      q.drawRect(0, 0, size - 1, size - 1);
    } else {
      q.setColor(dark);
      q.fillRect(0, 0, size, size);
      q.setPaint(new GradientPaint(0, 0, light, size, size, cover));
      q.fill(new RoundRectangle2D.Double(1, 1, size - 2, size - 2, u(9), u(9)));
      q.setColor(dark);
      for (int i = 0; i < 2; i++) q.draw(new Line2D.Double(u(i == 0 ? 8 : 16), u(12), u(i == 0 ? 10 : 14), u(12)));
      q.fill(new Ellipse2D.Double(u(10.6), u(10.6), u(2.8), u(2.8)));
    }
  }

  static void open(Graphics2D q, boolean hit) {
    q.setColor(hit ? new Color(0xffe14a) : paper);
    q.fillRect(0, 0, size, size);
    q.setColor(rule);
    if (kind == 1) q.drawRect(0, 0, size - 1, size - 1);
    else {
      q.drawLine(0, size - 1, size - 1, size - 1);
      q.drawLine(size - 1, 0, size - 1, size - 1);
    }
  }

  static Path2D star(double cx, double cy, double a, double b, int n) {
    Path2D s = new Path2D.Double();
    for (int i = 0; i < 2 * n; i++) {
      double d = i % 2 == 0 ? a : b, t = Math.PI * i / n - 1.4;
      if (i == 0) s.moveTo(cx + d * Math.cos(t), cy + d * Math.sin(t));
      else s.lineTo(cx + d * Math.cos(t), cy + d * Math.sin(t));
    }
    s.closePath();
    return s;
  }

  static void pennant(Graphics2D q) {
    if (kind > 0) {
      q.setColor(mark);
      q.fill(new Ellipse2D.Double(u(5), u(18), u(13), u(3.6)));
    }
    q.setColor(Color.BLACK);
    q.fill(new Rectangle2D.Double(u(10), u(4), Math.max(1.5, u(1.8)), u(16)));
    Path2D f = new Path2D.Double();
    f.moveTo(u(11.8), u(4));
    f.lineTo(u(20), u(4));
    f.lineTo(u(17.6), u(7.8));
    f.lineTo(u(20), u(11.6));
    f.lineTo(u(11.8), u(11.6));
    f.closePath();
    q.setColor(flag);
    q.fill(f);
    q.setColor(Color.BLACK);
    q.setStroke(new BasicStroke(1f));
    q.draw(f);
  }

  static void cell(Graphics2D q, char s) {
    if ("012345678*X".indexOf(s) >= 0) open(q, s == 'X');
    else shut(q);
    if (s >= '1' && s <= '8' || s == '?') {
      q.setFont(face);
      FontMetrics m = q.getFontMetrics();
      q.setColor(s == '?' ? mark : ink[s - '1']);
      Rectangle2D b = face.createGlyphVector(q.getFontRenderContext(), String.valueOf(s)).getVisualBounds();
      q.drawString(String.valueOf(s), (float) Math.round((size - b.getWidth()) / 2 - b.getX()), (float) Math.round((size - b.getHeight()) / 2 - b.getY()));
    } else if (s == 'F' || s == 'x') {
      pennant(q);
      if (s == 'x') {
        q.setColor(Color.WHITE);
        q.setStroke(new BasicStroke((float) u(4.4)));
        cross(q);
        q.setColor(new Color(0xd00000));
        q.setStroke(new BasicStroke((float) u(2.4)));
        cross(q);
        q.setStroke(new BasicStroke(1));
      }
    } else if (s == '*' || s == 'X') {
      if (s == 'X') {
        q.setColor(new Color(0xff2a00));
        q.fill(star(u(12), u(12), u(11.5), u(7), 9));
      }
      q.setColor(s == 'X' ? Color.BLACK : bomb);
      q.fill(new Ellipse2D.Double(u(5), u(8), u(12), u(12)));
      q.fill(new Rectangle2D.Double(u(11), u(6), u(5), u(4)));
      q.setStroke(new BasicStroke((float) u(1.4)));
      q.setColor(new Color(0x8a5a20));
      q.draw(new QuadCurve2D.Double(u(14), u(6), u(15), u(2.5), u(19), u(4)));
      q.setColor(new Color(0xff9a00));
      q.fill(new Ellipse2D.Double(u(18), u(2.4), u(3.4), u(3.4)));
      q.setColor(Color.WHITE);
      q.fill(new Ellipse2D.Double(u(7.4), u(10.4), u(3), u(3)));
      q.setStroke(new BasicStroke(1));
    }
  }

  static void cross(Graphics2D q) {
    q.draw(new Line2D.Double(u(4), u(4), u(20), u(20)));
    q.draw(new Line2D.Double(u(20), u(4), u(4), u(20)));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")));
    wear(pick(g, "Metal", "CDE/Motif", "Metal", "Nimbus"));
    String status = field("status");
    double room = Double.parseDouble(field("maxCell"));
    int top = (int) Math.max(16, Math.min(44, room - 4));
    size = 16 + g.nextInt(top - 15);
    kind = g.nextInt(3);
    int[][] looks = { // cover, light, dark, paper, rule, flag, mark, bomb
      {0x202428, 0x787e86, 0x101214, 0xe0b862, 0xb8903c, 0xff3020, 0xffffff, 0x000000},
      {0xd8d4c8, 0xffffff, 0xa09a88, 0x2f7a48, 0x24633a, 0xd01010, 0x103060, 0x0a0a0a},
      {0x3866b0, 0x9cc0f4, 0x1c3a70, 0xf4f6fc, 0xc4cee0, 0xffd800, 0xffffff, 0x202020},
      {0xc05a78, 0xffb4c6, 0x803048, 0xfff4f0, 0xe4ccc8, 0xffe860, 0xffffff, 0x301820},
      {0x9c9c9c, 0xe8e8e8, 0x585858, 0xffffff, 0xc8c8c8, 0xff0000, 0x000080, 0x000000}};
    int[] k = looks[g.nextInt(looks.length)];
    Color[] tone = colours(k);
    cover = tone[0];
    light = tone[1];
    dark = tone[2];
    paper = tone[3];
    rule = tone[4];
    flag = tone[5];
    mark = tone[6];
    bomb = tone[7];
    ink = k[3] == 0x2f7a48
      ? colours(0xa8d8ff, 0xc8ff90, 0xffb0a0, 0xf0c8ff, 0xffdc80, 0xa8fff0, 0xffffff, 0xd0d8d0)
      : pick(g, colours(0x0000e8, 0x006800, 0xd00000, 0x000078, 0x780000, 0x006868, 0x000000, 0x585858), colours(0x1840c8, 0x0a7018, 0xc81010, 0x6a1898, 0x804000, 0x00708a, 0x181818, 0x606060));
    face = new Font(pick(g, "Serif", "SansSerif", "Dialog", "Monospaced"), Font.BOLD, (int) Math.round(size * (0.58 + g.nextDouble() * 0.14)));
    smooth = g.nextInt(3) > 0;
    JComponent board = new JComponent() {
      @Override
      protected void paintComponent(Graphics plain) {
        for (int r = 0; r < rows; r++)
          for (int c = 0; c < cols; c++) {
            Graphics2D q = (Graphics2D) plain.create(c * size, r * size, size, size);
            q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, smooth ? RenderingHints.VALUE_ANTIALIAS_ON : RenderingHints.VALUE_ANTIALIAS_OFF);
            q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, smooth ? RenderingHints.VALUE_TEXT_ANTIALIAS_ON : RenderingHints.VALUE_TEXT_ANTIALIAS_OFF);
            cell(q, cells[r][c]);
            q.dispose();
          }
      }
    };
    board.setPreferredSize(new Dimension(cols * size, rows * size));
    JFrame frame = new JFrame(pick(g, "Kevin's Java Page - Browser", "MineField applet", "~hkoch/java/mines.html"));
    boolean browser = room * cols > 330 && g.nextInt(4) > 0;
    JPanel all = new JPanel(new BorderLayout());
    if (browser) {
      JToolBar tools = new JToolBar();
      tools.setFloatable(false);
      for (String name : new String[] {"Back", "Reload", "Home"}) {
        JButton b = new JButton(name);
        b.setMargin(new Insets(1, 4, 1, 4));
        b.setFocusable(false);
        tools.add(b);
      }
      JTextField where = new JTextField("http://www.example.org/~hkoch/java/mines.html", 12);
      where.setFocusable(false);
      tools.add(where);
      all.add(tools, BorderLayout.NORTH);
    }
    Color page = pick(g, Color.WHITE, new Color(0xffffe0), new Color(0xc0c0c0), new Color(0xe0f0ff), new Color(0x000040));
    String text = page.getBlue() == 0x40 ? "yellow" : "navy";
    JPanel leaf = new JPanel();
    leaf.setLayout(new BoxLayout(leaf, BoxLayout.Y_AXIS));
    leaf.setBackground(page);
    leaf.setBorder(new EmptyBorder(4, 12, 4, 12));
    if (browser) leaf.add(middle(new JLabel("<html><font color=" + text + " size=5 face=serif><b><i>Mine Field</i></b></font></html>")));
    JPanel applet = new JPanel(new BorderLayout());
    applet.setBackground(new Color(0xd4d0c8));
    JPanel head = new JPanel(new FlowLayout(FlowLayout.CENTER, 8, 3));
    head.setBackground(pick(g, new Color(0xd4d0c8), cover, new Color(0x000000)));
    boolean night = head.getBackground().getRed() + head.getBackground().getGreen() * 2 < 380;
    int left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags();
    for (String t : new String[] {"Mines " + left, null, "Time " + g.nextInt(400)}) {
      if (t == null) {
        JButton again = new JButton(status.equals("won") ? "You win!" : status.equals("lost") ? "Try again" : "Restart");
        again.setMargin(new Insets(0, 4, 0, 4));
        again.setFocusable(false);
        head.add(again);
      } else {
        JLabel l = new JLabel(t);
        l.setForeground(night ? Color.WHITE : Color.BLACK);
        head.add(l);
      }
    }
    boolean foot = g.nextBoolean();
    applet.add(head, foot ? BorderLayout.SOUTH : BorderLayout.NORTH);
    JPanel hold = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 0));
    hold.setOpaque(false);
    hold.add(board);
    applet.add(hold);
    applet.setBorder(pick(g, new LineBorder(Color.BLACK), new BevelBorder(BevelBorder.RAISED), new EmptyBorder(0, 0, 0, 0)));
    JPanel wrap = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 0));
    wrap.setOpaque(false);
    wrap.add(applet);
    leaf.add(wrap);
    if (browser) leaf.add(middle(new JLabel("<html><font color=" + text + " face=serif>You are visitor no. <b>00" + (1000 + g.nextInt(8000)) + "</b> - <u>source code</u></font></html>")));
    all.add(leaf);
    JLabel line = new JLabel(" Applet MineField started.");
    line.setFont(line.getFont().deriveFont(Font.PLAIN, 11f));
    all.add(line, BorderLayout.SOUTH);
    frame.add(all);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, frame, () -> boxOf(board));
  }

  static JComponent middle(JComponent it) {
    JPanel wrap = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 2));
    wrap.setOpaque(false);
    wrap.add(it);
    return wrap;
  }
}
