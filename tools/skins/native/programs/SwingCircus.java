import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** An applet about a circus: covered cells are striped canvas, opened ones sawdust; balloons for flags, cannon balls with a fuse for mines; a status line as of an applet viewer. */
public class SwingCircus extends Support {
  static int n;
  static Color a, b, seam, dust, grain, line, balloon, burst, tent, words;
  static Color[] ink;
  static Font font;
  static boolean scallop;

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void look(Random g) {
    int[][] looks = {
      {0xc8102e, 0xf8f0dc, 0x7a0a1c, 0xf0dba8, 0xdcc083, 0xcbae70, 0x1a5fd0, 0xff7038, 0x8a0c20, 0xfff4d8},
      {0x2463a8, 0xf2d060, 0x143a68, 0xfaf6ea, 0xe6dfc8, 0xd2c8a8, 0xd81e5a, 0xff8060, 0x143a68, 0xffe890},
      {0x4a8a5c, 0xd8ecc8, 0x24502f, 0xfff9f0, 0xeadfcf, 0xd8cab4, 0xe06010, 0xf07070, 0x24502f, 0xf4fff0},
      {0x5b3a8c, 0x8a68bf, 0x2f1a50, 0x221a30, 0x30263f, 0x40344f, 0xffc832, 0xd83a3a, 0x18102a, 0xf0e4ff},
    };
    int k = g.nextInt(4);
    Color[] c = colours(looks[k]);
    a = c[0]; b = c[1]; seam = c[2]; dust = c[3]; grain = c[4]; line = c[5]; balloon = c[6]; burst = c[7]; tent = c[8]; words = c[9];
    ink = k == 3 ? colours(0x86c0ff, 0x8ee68c, 0xff928c, 0xd8b2ff, 0xffc684, 0x78e6de, 0xffffff, 0xb4b0bc) : colours(0x1b48b0, 0x226a1c, 0xb4141c, 0x58208c, 0x84400a, 0x08686e, 0x141414, 0x6a655a);
  }

  static void art(Graphics2D q, char s) {
    boolean shut = "#F?x".indexOf(s) >= 0;
    if (shut) {
      q.setColor(b);
      q.fillRect(0, 0, 48, 48);
      q.setColor(a);
      for (int i = 0; i < 48; i += 16) q.fillRect(i, 0, 8, 48);
      if (scallop) {
        q.setColor(seam);
        for (int i = 0; i < 48; i += 16) q.fill(new Arc2D.Double(i, -9, 16, 18, 180, 180, Arc2D.CHORD));
      }
      q.setColor(seam);
      q.setStroke(new BasicStroke(2f));
      q.drawRect(1, 1, 46, 46);
    } else {
      q.setColor(s == 'X' ? burst : dust);
      q.fillRect(0, 0, 48, 48);
      q.setColor(s == 'X' ? burst : grain);
      int[][] at = {{5, 6}, {38, 4}, {42, 20}, {4, 28}, {9, 42}, {36, 41}, {24, 44}, {22, 4}};
      for (int[] d : at) q.fill(new Rectangle2D.Double(d[0], d[1], 3, 1.6));
      q.setColor(line);
      q.setStroke(new BasicStroke(1f));
      q.draw(new Rectangle2D.Double(0, 0, 48, 48));
    }
    if (s >= '1' && s <= '8' || s == '?') {
      Shape text = font.createGlyphVector(q.getFontRenderContext(), "" + s).getOutline();
      Rectangle2D box = text.getBounds2D();
      text = AffineTransform.getTranslateInstance(24 - box.getCenterX(), 24 - box.getCenterY()).createTransformedShape(text);
      if (s == '?') {
        q.setColor(Color.WHITE);
        q.fill(new Ellipse2D.Double(6, 6, 36, 36));
        q.setColor(Color.BLACK);
        q.draw(new Ellipse2D.Double(6, 6, 36, 36));
        AffineTransform keep = q.getTransform();
        q.translate(24, 24);
        q.scale(0.8, 0.8);
        q.translate(-24, -24);
        q.fill(text);
        q.setTransform(keep);
      } else {
        q.setColor(ink[s - '1']);
        q.fill(text);
      }
    } else if (s == 'F' || s == 'x') {
      q.setColor(Color.BLACK);
      q.setStroke(new BasicStroke(1.6f));
      q.draw(new CubicCurve2D.Double(24, 32, 18, 38, 30, 40, 24, 46));
      Path2D knot = new Path2D.Double();
      knot.moveTo(24, 29); knot.lineTo(20, 35); knot.lineTo(28, 35); knot.closePath();
      Shape round = new Ellipse2D.Double(10, 3, 28, 29);
      for (Shape part : new Shape[] {knot, round}) {
        q.setColor(balloon);
        q.fill(part);
        q.setColor(Color.BLACK);
        q.draw(part);
      }
      q.setColor(new Color(255, 255, 255, 190));
      q.fill(new Ellipse2D.Double(15, 8, 7, 9));
      if (s == 'x')
        for (int pass = 0; pass < 2; pass++) {
          q.setColor(pass == 0 ? Color.WHITE : Color.BLACK);
          q.setStroke(new BasicStroke(pass == 0 ? 8f : 4.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
          q.drawLine(8, 8, 40, 40);
          q.drawLine(40, 8, 8, 40);
        }
    } else if (s == '*' || s == 'X') {
      if (s == 'X') {
        Path2D star = new Path2D.Double();
        for (int i = 0; i < 20; i++) {
          double t = i * Math.PI / 10, d = i % 2 == 0 ? 24 : 16;
          if (i == 0) star.moveTo(24 + d, 24); else star.lineTo(24 + d * Math.cos(t), 24 + d * Math.sin(t));
        }
        star.closePath();
        q.setColor(new Color(0xffe14a));
        q.fill(star);
      }
      boolean dark = dust.getRed() < 80;
      q.setColor(dark && s == '*' ? new Color(0xd8d0e8) : new Color(0x1c1c24));
      q.fill(new Ellipse2D.Double(9, 15, 26, 26));
      q.fill(AffineTransform.getRotateInstance(Math.PI / 4, 33, 16).createTransformedShape(new Rectangle2D.Double(28, 13, 10, 8)));
      q.setStroke(new BasicStroke(2.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      q.draw(new QuadCurve2D.Double(34, 15, 38, 6, 42, 9));
      q.setColor(new Color(0xff5a10));
      q.fill(new Ellipse2D.Double(39, 6, 7, 7));
      q.setColor(dark && s == '*' ? new Color(0x5a4a78) : Color.WHITE);
      q.fill(new Ellipse2D.Double(14, 20, 6, 6));
    }
  }

  static class Ring extends JPanel {
    Ring() { setPreferredSize(new Dimension(cols * n, rows * n)); }

    protected void paintComponent(Graphics g0) {
      Graphics2D q = (Graphics2D) g0.create();
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      AffineTransform keep = q.getTransform();
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          q.translate(c * n, r * n);
          q.clipRect(0, 0, n, n);
          q.scale(n / 48.0, n / 48.0);
          art(q, cells[r][c]);
          q.setTransform(keep);
          q.setClip(null);
        }
      q.dispose();
    }
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) * 7 + 3);
    String status = field("status");
    wear("Metal");
    look(g);
    int top = (int) Math.min(52, Double.parseDouble(field("maxCell")));
    n = 22 + (top > 22 ? g.nextInt(top - 21) : 0);
    scallop = g.nextBoolean();
    font = new Font(pick(g, "Liberation Serif", "DejaVu Sans", "Nimbus Roman", "Liberation Sans"), Font.BOLD, 31 + g.nextInt(5));
    JFrame frame = new JFrame(pick(g, "Applet Viewer: Circus.class", "Circus", "Le Cirque"));
    JPanel all = new JPanel(new BorderLayout());
    all.setBackground(tent);
    JPanel head = new JPanel(new BorderLayout(10, 0));
    head.setBackground(tent);
    head.setBorder(new EmptyBorder(6, 12, 6, 12));
    JLabel title = new JLabel(cols * n > 300 ? "C I R C U S" : "Circus", SwingConstants.CENTER);
    title.setFont(new Font("Serif", Font.BOLD | Font.ITALIC, 22));
    JLabel left = new JLabel(String.valueOf(status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags()));
    JLabel right = new JLabel(String.valueOf(g.nextInt(500)));
    for (JLabel l : new JLabel[] {title, left, right}) l.setForeground(words);
    for (JLabel l : new JLabel[] {left, right}) l.setFont(new Font("Monospaced", Font.BOLD, 20));
    head.add(left, BorderLayout.WEST);
    head.add(title, BorderLayout.CENTER);
    head.add(right, BorderLayout.EAST);
    all.add(head, BorderLayout.NORTH);
    Ring board = new Ring();
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, 10, 6));
    middle.setBackground(tent);
    middle.add(board);
    all.add(middle, BorderLayout.CENTER);
    JPanel south = new JPanel(new BorderLayout());
    if (g.nextInt(2) == 0) {
      JPanel buttons = new JPanel();
      buttons.setBackground(tent);
      for (String name : new String[] {"New", "Sound", "Rules"}) buttons.add(new JButton(name));
      south.add(buttons, BorderLayout.NORTH);
    }
    JLabel told = new JLabel(status.equals("won") ? " Bravo! Encore!" : status.equals("lost") ? " The cannon went off." : " Applet started.");
    told.setFont(new Font("SansSerif", Font.PLAIN, 12));
    told.setBorder(new EmptyBorder(3, 2, 3, 2));
    south.add(told, BorderLayout.SOUTH);
    all.add(south, BorderLayout.SOUTH);
    frame.setContentPane(all);
    frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
    frame.setResizable(false);
    frame.pack();
    frame.setVisible(true);
    tell(out, board, () -> boxOf(board));
  }
}
