import java.awt.*;
import java.awt.geom.*;
import java.awt.image.BufferedImage;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** A JComponent whose covered cells are leather patches with stitches along their rims, cut from one dyed hide; open cells are cloth. */
public class SwingTannery extends Support {
  static Color hide, thread, cloth, weft, text, flag;
  static Color[] ink;
  static int size, gap, margin;
  static boolean stitch, serifFlag;
  static Font font;
  static TexturePaint leather;

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void dress(Random g) {
    Color[] day = colours(0x1f4fb5, 0x2b7322, 0xbd2323, 0x5b2488, 0x935108, 0x0b6f72, 0x181818, 0x77706a);
    Color[] night = colours(0x82bfff, 0x8de59a, 0xff9184, 0xd5aeff, 0xffca80, 0x7de6e4, 0xffffff, 0xa9a7a3);
    int[][] looks = {{0x8a4f2a, 0xf0d9a8, 0xf4ecdc, 0xdccfb4, 0xfff3da, 0xe8c020, 0}, {0x38332f, 0xb9aa96, 0x24211f, 0x322e2b, 0xf2ece4, 0xff7043, 1}, {0x7a1f2b, 0xf2c6a0, 0xfbf1ec, 0xe6d0c8, 0xffe9e0, 0x8fd3ff, 0},
        {0x2f5a46, 0xe2d9a6, 0xf0f2e4, 0xd0d8c0, 0xf6f4dc, 0xff8a3d, 0}, {0xc9a36a, 0x6b4520, 0xfffaf0, 0xe9dec8, 0x3a2410, 0xa31515, 0}};
    int[] k = looks[g.nextInt(looks.length)];
    hide = new Color(k[0]);
    thread = new Color(k[1]);
    cloth = new Color(k[2]);
    weft = new Color(k[3]);
    text = new Color(k[4]);
    flag = new Color(k[5]);
    ink = k[6] == 1 ? night : day;
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")));
    String status = field("status");
    wear(pick(g, "Metal", "Nimbus", "Metal", "CDE/Motif"));
    dress(g);
    int top = (int) Math.min(54, Double.parseDouble(field("maxCell")));
    size = 18 + (top > 18 ? g.nextInt(top - 17) : 0);
    gap = size > 24 ? pick(g, 0, 0, 1, 2) : 0;
    size -= gap;
    margin = pick(g, 4, 10, 18);
    stitch = size >= 20 && g.nextInt(4) > 0;
    serifFlag = g.nextBoolean();
    font = new Font(pick(g, "Serif", "DejaVu Sans", "Liberation Serif", "SansSerif", "DejaVu Sans Mono"), pick(g, Font.BOLD, Font.BOLD, Font.PLAIN), (int) (size * (0.54 + 0.14 * g.nextDouble())));
    BufferedImage grain = new BufferedImage(96, 96, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < 96; i++) for (int j = 0; j < 96; j++) grain.setRGB(i, j, mix(hide, g.nextBoolean() ? Color.WHITE : Color.BLACK, g.nextDouble() * 0.13).getRGB());
    leather = new TexturePaint(grain, new Rectangle(0, 0, 96, 96));
    int pitch = size + gap;
    JFrame frame = new JFrame(pick(g, "Tannery", "The Tannery", "Hide & Seek Mines"));
    JComponent board = new JComponent() {
      @Override
      protected void paintComponent(Graphics g0) {
        Graphics2D q = (Graphics2D) g0.create();
        q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        q.setColor(mix(hide, Color.BLACK, 0.55));
        q.fillRect(0, 0, getWidth(), getHeight());
        for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) cell(q, margin + gap / 2.0 + c * pitch, margin + gap / 2.0 + r * pitch, cells[r][c]);
        q.dispose();
      }
    };
    board.setPreferredSize(new Dimension(cols * pitch + 2 * margin, rows * pitch + 2 * margin));
    if (g.nextInt(3) > 0) {
      JMenuBar bar = new JMenuBar();
      for (String n : new String[] {"Game", "Leather", "Help"}) bar.add(new JMenu(n));
      frame.setJMenuBar(bar);
    }
    JPanel info = new JPanel();
    String left = "" + (status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags());
    boolean east = g.nextInt(3) == 0 && cols < 20;
    if (east) info.setLayout(new BoxLayout(info, BoxLayout.Y_AXIS));
    for (String[] pair : new String[][] {{"Mines", left}, {"Clock", g.nextInt(500) + ""}}) {
      JLabel l = new JLabel(pair[1], SwingConstants.CENTER);
      l.setFont(new Font("Monospaced", Font.BOLD, 18));
      l.setBorder(new TitledBorder(pair[0]));
      l.setPreferredSize(new Dimension(74, 46));
      info.add(l);
    }
    info.add(new JButton(status.equals("won") ? "Well cut!" : status.equals("lost") ? "Torn..." : "New hide"));
    JPanel middle = new JPanel(new GridBagLayout());
    middle.add(board);
    frame.add(info, east ? BorderLayout.EAST : BorderLayout.NORTH);
    frame.add(middle);
    if (g.nextBoolean()) frame.add(new JLabel(" " + rows + " x " + cols + ", " + field("mines") + " mines"), BorderLayout.SOUTH);
    frame.setResizable(false);
    frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
    frame.pack();
    frame.setVisible(true);
    tell(out, board, () -> {
      Rectangle2D b = boxOf(board);
      return new Rectangle2D.Double(b.getX() + margin, b.getY() + margin, cols * pitch, rows * pitch);
    });
  }

  static void write(Graphics2D q, double x, double y, String s, Color colour) {
    q.setFont(font);
    q.setColor(colour);
    Rectangle2D b = font.createGlyphVector(q.getFontRenderContext(), s).getVisualBounds();
    q.drawString(s, (float) (x + size / 2.0 - b.getCenterX()), (float) (y + size / 2.0 - b.getCenterY()));
  }

  static void cell(Graphics2D q, double x, double y, char s) {
    double u = size / 20.0;
    Rectangle2D box = new Rectangle2D.Double(x, y, size, size);
    if ("012345678*X".indexOf(s) >= 0) {
      q.setColor(s == 'X' ? new Color(0xe14b3b) : cloth);
      q.fill(box);
      q.setColor(weft);
      q.setStroke(new BasicStroke(1));
      if (s != 'X') for (int i = 3; i < size - 1; i += 4) q.draw(new Line2D.Double(x + 1, y + i + 0.5, x + size - 1, y + i + 0.5));
      q.setColor(mix(weft, Color.BLACK, 0.25));
      q.draw(new Rectangle2D.Double(x + 0.5, y + 0.5, size - 1, size - 1));
      if (s >= '1' && s <= '8') write(q, x, y, "" + s, ink[s - '1']);
      else if (s != '0') {
        Color dark = s == 'X' || cloth.getRed() > 120 ? new Color(0x1b1714) : new Color(0xe9e2d8);
        q.setColor(dark);
        q.fill(new Ellipse2D.Double(x + 4.5 * u, y + 6.5 * u, 10.5 * u, 10.5 * u));
        q.fill(new Rectangle2D.Double(x + 8 * u, y + 4.6 * u, 3.5 * u, 3 * u));
        q.setStroke(new BasicStroke((float) Math.max(1, 1.3 * u), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        q.draw(new QuadCurve2D.Double(x + 9.8 * u, y + 4.6 * u, x + 11 * u, y + 2 * u, x + 14.5 * u, y + 3.4 * u));
        q.setColor(new Color(0xff9800));
        for (int i = 0; i < 5; i++) {
          double a = i * Math.PI * 0.4;
          q.draw(new Line2D.Double(x + 15.4 * u, y + 3.8 * u, x + (15.4 + 2 * Math.cos(a)) * u, y + (3.8 + 2 * Math.sin(a)) * u));
        }
      }
      return;
    }
    q.setPaint(leather);
    q.fill(box);
    q.setColor(new Color(255, 255, 255, 70));
    q.fill(new Rectangle2D.Double(x, y, size, 1));
    q.fill(new Rectangle2D.Double(x, y, 1, size));
    q.setColor(new Color(0, 0, 0, 130));
    q.fill(new Rectangle2D.Double(x, y + size - 1, size, 1));
    q.fill(new Rectangle2D.Double(x + size - 1, y, 1, size));
    if (stitch) {
      q.setColor(thread);
      q.setStroke(new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {3, 2}, 0));
      q.draw(new RoundRectangle2D.Double(x + 2.5, y + 2.5, size - 5, size - 5, 3, 3));
    }
    if (s == '?') write(q, x, y, "?", text);
    else if (s == 'F' || s == 'x') {
      q.setColor(text);
      q.fill(new Rectangle2D.Double(x + 6 * u, y + 4 * u, 1.5 * u, 12.5 * u));
      Path2D p = new Path2D.Double();
      p.moveTo(x + 7.5 * u, y + 4 * u);
      if (serifFlag) {
        p.lineTo(x + 15 * u, y + 4 * u);
        p.lineTo(x + 15 * u, y + 10 * u);
      } else p.lineTo(x + 15.5 * u, y + 7.2 * u);
      p.lineTo(x + 7.5 * u, y + 10.4 * u);
      p.closePath();
      q.setColor(flag);
      q.fill(p);
      if (s == 'x') {
        for (int i = 0; i < 2; i++) {
          q.setColor(i == 0 ? Color.BLACK : Color.WHITE);
          q.setStroke(new BasicStroke((float) (i == 0 ? Math.max(3, 2.8 * u) : Math.max(1.4, 1.3 * u))));
          q.draw(new Line2D.Double(x + 4 * u, y + 4 * u, x + 16 * u, y + 16 * u));
          q.draw(new Line2D.Double(x + 16 * u, y + 4 * u, x + 4 * u, y + 16 * u));
        }
      }
    }
  }

  static Color mix(Color a, Color b, double t) {
    return new Color((int) (a.getRed() * (1 - t) + b.getRed() * t), (int) (a.getGreen() * (1 - t) + b.getGreen() * t), (int) (a.getBlue() * (1 - t) + b.getBlue() * t));
  }
}
