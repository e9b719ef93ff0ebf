import java.awt.*;
import java.awt.geom.*;
import java.awt.image.BufferedImage;
import java.util.*;
import javax.swing.*;

/** An applet of a homepage that became a Swing program: sprites of a garden, an attic or a harbour, painted once and blitted; scores beside them. */
public class SwingTulip extends JComponent {
  static String status;
  static final String[] THEMES = {"garden", "attic", "harbour"};
  final String theme;
  final int size, gap;
  final Map<Character, BufferedImage[]> sprites = new HashMap<>();
  Graphics2D q;

  SwingTulip(Random g, int top, double scale) {
    theme = Support.pick(g, THEMES);
    int cap = Math.max(22, Math.min(52, top));
    size = 22 + g.nextInt(cap - 21);
    gap = theme.equals("attic") ? Support.pick(g, 0, 2) : 0;
    for (char s : "#012345678F?*Xx".toCharArray()) sprites.put(s, new BufferedImage[] {sprite(s, 0, scale), sprite(s, 1, scale)});
  }

  static Color c(int rgb) {
    return new Color(rgb);
  }

  void box(double x, double y, double w, double h, int rgb) {
    q.setColor(c(rgb));
    q.fill(new Rectangle2D.Double(x, y, w, h));
  }

  void oval(double x, double y, double rx, double ry, int rgb) {
    q.setColor(c(rgb));
    q.fill(new Ellipse2D.Double(x - rx, y - ry, 2 * rx, 2 * ry));
  }

  void poly(int rgb, double... xy) {
    Path2D path = new Path2D.Double();
    path.moveTo(xy[0], xy[1]);
    for (int i = 2; i < xy.length; i += 2) path.lineTo(xy[i], xy[i + 1]);
    path.closePath();
    q.setColor(c(rgb));
    q.fill(path);
  }

  void line(int rgb, double w, double... xy) {
    Path2D path = new Path2D.Double();
    path.moveTo(xy[0], xy[1]);
    for (int i = 2; i < xy.length; i += 2) path.lineTo(xy[i], xy[i + 1]);
    q.setColor(c(rgb));
    q.setStroke(new BasicStroke((float) w, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    q.draw(path);
  }

  void shut(int odd) {
    if (theme.equals("garden")) {
      box(0, 0, 64, 64, 0x2d6b24);
      for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
          double x = 8 + 16 * i + (j % 2) * 5 - 2, y = 8 + 16 * j;
          oval(x, y, 7, 5, 0x47953a);
          oval(x - 1, y - 1.5, 4, 2.2, 0x74c05c);
        }
      box(0, 61, 64, 3, 0x1a4614);
      box(61, 0, 3, 64, 0x1a4614);
    } else if (theme.equals("attic")) {
      box(0, 0, 64, 64, 0x4e2f16);
      box(2, 2, 60, 60, 0xa8703a);
      box(6, 6, 52, 52, 0x8a5828);
      box(6, 6, 52, 3, 0x66401c);
      box(9, 9, 46, 46, 0x9b6632);
      oval(32, 33, 7, 7, 0x4e2f16);
      oval(32, 31, 6.5, 6.5, 0xe0b84a);
      oval(30, 29, 2, 2, 0xfff2b8);
    } else {
      AffineTransform upright = q.getTransform();
      if (odd == 1) q.transform(new AffineTransform(0, 1, 1, 0, 0, 0)); // parquet: every other square lies across
      int[] planks = {0xb89a6e, 0xa98b60, 0xb59468, 0xa5865a};
      for (int i = 0; i < 4; i++) {
        box(16 * i, 0, 16, 64, planks[i]);
        box(16 * i + 14.5, 0, 1.5, 64, 0x6a5334);
        oval(16 * i + 7, 5, 1.5, 1.5, 0x4a3a24);
        oval(16 * i + 7, 59, 1.5, 1.5, 0x4a3a24);
      }
      q.setTransform(upright);
      box(0, 0, 64, 2, 0xd8be92);
      box(0, 0, 2, 64, 0xd8be92);
      box(0, 61.5, 64, 2.5, 0x4a3820);
      box(61.5, 0, 2.5, 64, 0x4a3820);
    }
  }

  void bare(int odd) {
    if (theme.equals("garden")) {
      box(0, 0, 64, 64, odd == 0 ? 0xe4cfa4 : 0xdcc496);
    } else if (theme.equals("attic")) {
      box(0, 0, 64, 64, 0xf4ecdd);
      box(62, 0, 2, 64, 0xd2c3a8);
      box(0, 62, 64, 2, 0xd2c3a8);
    } else {
      box(0, 0, 64, 64, 0x14405c);
      box(62.5, 0, 1.5, 64, 0x1d5474);
      box(0, 62.5, 64, 1.5, 0x1d5474);
      line(0x1f5b7e, 2, 6, 54, 11, 51, 16, 54, 21, 51);
    }
  }

  void flag() {
    if (theme.equals("garden")) {
      line(0x0e3a0a, 6, 32, 34, 32, 58);
      line(0x9be26c, 3.5, 32, 34, 32, 58);
      poly(0x9be26c, 32, 56, 14, 34, 22, 54);
      poly(0x9be26c, 32, 56, 50, 34, 42, 54);
      poly(0x7a0f24, 15, 6, 24, 14, 32, 4, 40, 14, 49, 6, 49, 26, 41, 37, 23, 37, 15, 26);
      poly(0xf0325a, 18, 12, 24.5, 18, 32, 9, 39.5, 18, 46, 12, 46, 25, 39.5, 34, 24.5, 34, 18, 25);
      poly(0xff8aa4, 26, 20, 32, 12, 38, 20, 36, 31, 28, 31);
    } else if (theme.equals("attic")) { // a luggage label
      line(0xf4ecdd, 3, 32, 14, 40, 2);
      poly(0x2a1608, 18, 22, 32, 8, 46, 22, 46, 60, 18, 60);
      poly(0xfff6d8, 20.5, 23.5, 32, 12, 43.5, 23.5, 43.5, 57.5, 20.5, 57.5);
      oval(32, 21, 4, 4, 0xc0201c);
      line(0xc0201c, 4, 26, 36, 38, 36);
      line(0xc0201c, 4, 26, 44, 38, 44);
      line(0xc0201c, 4, 26, 52, 35, 52);
    } else { // a lifebelt
      oval(32, 32, 26, 26, 0x3a2612);
      oval(32, 32, 24, 24, 0xffffff);
      q.setColor(c(0xe0271c));
      for (int i = 0; i < 4; i++) q.fill(new Arc2D.Double(8, 8, 48, 48, 23 + 90 * i, 44, Arc2D.PIE));
      oval(32, 32, 12, 12, 0x3a2612);
      oval(32, 32, 10, 10, 0xa98b60);
    }
  }

  void mine() {
    if (theme.equals("garden")) { // a mole
      oval(32, 54, 27, 9, 0x5b3a1c);
      oval(32, 36, 17, 20, 0x3a3238);
      oval(32, 40, 9, 7, 0x6a5a60);
      oval(32, 35, 5, 4, 0xff7a90);
      oval(25, 28, 3, 3, 0xffffff);
      oval(39, 28, 3, 3, 0xffffff);
      oval(14, 48, 6, 5, 0xff9aa8);
      oval(50, 48, 6, 5, 0xff9aa8);
    } else if (theme.equals("attic")) { // a spider
      line(0x8a8a92, 2, 32, 0, 32, 24);
      for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 4; i++) line(0x18141c, 3, 32 + side * 6, 34 + i * 2, 32 + side * 20, 20 + i * 9, 32 + side * 26, 30 + i * 10);
      oval(32, 40, 12, 14, 0x18141c);
      oval(32, 25, 7.5, 7, 0x18141c);
      oval(29, 24, 2, 2, 0xff4030);
      oval(35, 24, 2, 2, 0xff4030);
      poly(0xd83020, 28, 36, 36, 36, 32, 42, 36, 48, 28, 48, 32, 42);
    } else { // a jellyfish
      for (int i = 0; i < 5; i++) line(0xe8a0e8, 3, 16 + 8 * i, 32, 13 + 8 * i, 41, 19 + 8 * i, 49, 15 + 8 * i, 58);
      q.setColor(c(0xf0c8f4));
      q.fill(new Arc2D.Double(9, 8, 46, 48, 0, 180, Arc2D.CHORD));
      oval(24, 24, 3, 4, 0x3a1a44);
      oval(40, 24, 3, 4, 0x3a1a44);
    }
  }

  BufferedImage sprite(char s, int odd, double scale) {
    int px = Math.max(1, (int) Math.round((size - gap) * scale));
    BufferedImage m = new BufferedImage(px, px, BufferedImage.TYPE_INT_RGB);
    q = m.createGraphics();
    q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    q.scale(px / 64.0, px / 64.0);
    if ("#F?x".indexOf(s) >= 0) shut(odd);
    else bare(odd);
    if (s == 'X') {
      box(0, 0, 64, 64, 0xd8321e);
      for (int i = 0; i < 12; i++) {
        double a = i * Math.PI / 6;
        poly(0xffb52e, 32, 32, 32 + 34 * Math.cos(a - 0.13), 32 + 34 * Math.sin(a - 0.13), 32 + 34 * Math.cos(a + 0.13), 32 + 34 * Math.sin(a + 0.13));
      }
    }
    int[] inks = theme.equals("harbour")
        ? new int[] {0x8fd4ff, 0xa6f08c, 0xff9c92, 0xdcb6ff, 0xffcf80, 0x80f2e8, 0xffffff, 0xb8c6d0}
        : theme.equals("attic") ? new int[] {0x2c4fa8, 0x2b7334, 0xb8261e, 0x5f2d8c, 0x8a4a10, 0x0f7078, 0x201408, 0x7d7264} : new int[] {0x1640c0, 0x12681c, 0xc41818, 0x4c1488, 0x7c3406, 0x08666e, 0x1a1208, 0x6c6250};
    if (s >= '1' && s <= '8' || s == '?') {
      Font font = new Font(theme.equals("attic") ? "Serif" : "SansSerif", Font.BOLD, theme.equals("attic") ? 50 : 44);
      Shape glyph = font.createGlyphVector(q.getFontRenderContext(), "" + s).getOutline();
      Rectangle2D b = glyph.getBounds2D();
      q.translate(32 - b.getCenterX(), 32 - b.getCenterY());
      if (s == '?') {
        q.setColor(theme.equals("harbour") ? c(0xfff4dc) : c(0x2a1608));
        q.setStroke(new BasicStroke(7, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        q.draw(glyph);
      }
      q.setColor(s == '?' ? theme.equals("harbour") ? c(0x3a2612) : c(0xffe680) : c(inks[s - '1']));
      q.fill(glyph);
    } else if (s == 'F' || s == 'x') flag();
    else if (s == '*' || s == 'X') mine();
    if (s == 'x')
      for (int i = 0; i < 2; i++) {
        line(i == 0 ? 0xffffff : 0x101010, i == 0 ? 11 : 6, 10, 10, 54, 54);
        line(i == 0 ? 0xffffff : 0x101010, i == 0 ? 11 : 6, 54, 10, 10, 54);
      }
    q.dispose();
    return m;
  }

  public Dimension getPreferredSize() {
    return new Dimension(Support.cols * size, Support.rows * size);
  }

  protected void paintComponent(Graphics pen) {
    Graphics2D k = (Graphics2D) pen;
    k.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    k.setColor(c(theme.equals("attic") ? 0x2c1a0c : 0x1a2a14));
    k.fillRect(0, 0, getWidth(), getHeight());
    for (int r = 0; r < Support.rows; r++)
      for (int col = 0; col < Support.cols; col++)
        k.drawImage(sprites.get(Support.cells[r][col])[(r + col) % 2], col * size + gap / 2, r * size + gap / 2, size - gap, size - gap, null);
  }

  public static void main(String[] args) throws Exception {
    Support.load(args[0]);
    Random g = new Random(Long.parseLong(Support.field("seed")) * 17 + 3);
    status = Support.field("status");
    Support.wear(Support.pick(g, "Metal", "Nimbus", "Metal"));
    double scale = Double.parseDouble(Support.field("scale"));
    SwingTulip board = new SwingTulip(g, (int) Double.parseDouble(Support.field("maxCell")), scale);
    JFrame frame = new JFrame(Support.pick(g, "Tulip", "Tulip Sweeper 1.1", "Applet: Tulip"));
    JPanel all = new JPanel(new BorderLayout(8, 6));
    all.setBorder(BorderFactory.createEmptyBorder(8, 8, 4, 8));
    Color ground = Support.pick(g, null, new Color(0xfff8e0), new Color(0xdfe9f3));
    if (ground != null) all.setBackground(ground);
    JPanel holder = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 0));
    holder.setOpaque(false);
    holder.add(board);
    all.add(holder, BorderLayout.CENTER);
    int left = Integer.parseInt(Support.field("mines")) - Support.flags();
    int seconds = g.nextInt(500);
    String word = status.equals("won") ? "You win!" : status.equals("lost") ? "Game over" : "Good luck!";
    if (Support.cols * board.size < 520 && Support.rows * board.size > 210) {
      JPanel side = new JPanel();
      side.setOpaque(false);
      side.setLayout(new BoxLayout(side, BoxLayout.Y_AXIS));
      side.add(new JLabel("Left: " + left));
      side.add(new JLabel("Time: " + seconds));
      side.add(Box.createVerticalStrut(8));
      side.add(new JButton("New game"));
      side.add(Box.createVerticalStrut(8));
      JTextArea scores = new JTextArea("Hall of fame\n1. Anneke  41\n2. Bram  58\n3. Coby  77\n");
      scores.setEditable(false);
      scores.setMaximumSize(new Dimension(120, 90));
      side.add(scores);
      for (Component w : side.getComponents()) ((JComponent) w).setAlignmentX(0);
      all.add(side, g.nextBoolean() ? BorderLayout.EAST : BorderLayout.WEST);
      all.add(new JLabel(word), BorderLayout.SOUTH);
    } else {
      JPanel foot = new JPanel(new FlowLayout(FlowLayout.LEFT, 12, 2));
      foot.setOpaque(false);
      foot.add(new JButton("New"));
      foot.add(new JLabel(left + " left"));
      foot.add(new JLabel(word));
      all.add(foot, g.nextBoolean() ? BorderLayout.SOUTH : BorderLayout.NORTH);
    }
    frame.setContentPane(all);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    Support.tell(args[1], board, () -> Support.boxOf(board));
  }
}
