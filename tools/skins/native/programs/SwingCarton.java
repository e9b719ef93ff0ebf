import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.EmptyBorder;

/** Swing: everything out of a cardboard box. Covered cells are cut from corrugated board, with prints and tape; open ones are paper, felt-tip numerals in two passes, paper pennants on cocktail sticks, scribbled bombs. */
public class SwingCarton extends Support {

  /** Colours: bench, board, its lit edge, its flutes, its print, open paper, rule on it, pennant, scribble; the felt-tips; whether the paper is dark. */
  record Look(int[] c, int[] ink, boolean dark, String sheet) {}

  static final int[] PENS = {0x1f55c4, 0x1f8038, 0xd2251f, 0x7426a0, 0xb05408, 0x0a828c, 0x1c1c1e, 0x7a7a7c};
  static final int[] CHALKS = {0x8fcbff, 0x9dec92, 0xff9a8c, 0xdfb2ff, 0xffca70, 0x7ff2e6, 0xffffff, 0xc0c4c8};
  static final Look[] LOOKS = {
    new Look(new int[] {0x5c4a38, 0xc79b63, 0xe9cb99, 0xa67c47, 0x5d3d1a, 0xfbfaf4, 0xc9d7e6, 0xe0302a, 0x1b1b1d}, PENS, false, "squared"),
    new Look(new int[] {0x2f3d46, 0xb98a54, 0xdcb988, 0x93693a, 0x3e2812, 0x30353a, 0x464d54, 0xffd23c, 0xf3efe6}, CHALKS, true, "plain"),
    new Look(new int[] {0x8a9a86, 0xeceae4, 0xffffff, 0xcfccc3, 0x9a968c, 0xc8a06a, 0xaa8350, 0xd8281f, 0x20150a}, new int[] {0x153f9e, 0x0f5a24, 0xad1410, 0x54147c, 0x6f2f02, 0x045c64, 0x14100c, 0x57493a}, false, "fluted"),
    new Look(new int[] {0x3a2c4a, 0xe58a9a, 0xf9bcc6, 0xc76476, 0x8c2f44, 0xfff8ee, 0xf0d6c8, 0x2457b8, 0x2a1c24}, PENS, false, "ruled"),
    new Look(new int[] {0xd8d2c4, 0x4f8f8a, 0x8cc4bd, 0x38706c, 0x1e4a47, 0xfdf6e2, 0xe2d3ac, 0xf07a1c, 0x1c2422}, PENS, false, "plain"),
  };

  /** Felt-tip strokes on 40 by 56: every three points after the first make one curve. */
  static final double[][][] HAND = {
    {{12, 14, 16, 12, 19, 9, 22, 5, 21, 20, 21, 36, 21, 52}},
    {{8, 16, 9, 3, 32, 2, 31, 16, 30, 28, 13, 38, 8, 51, 17, 51, 26, 51, 34, 51}},
    {{8, 8, 15, 7, 24, 6, 31, 6, 26, 13, 20, 20, 17, 25, 33, 24, 36, 38, 29, 46, 23, 53, 12, 52, 7, 48}},
    {{20, 5, 17, 17, 12, 27, 6, 37, 16, 37, 26, 37, 35, 37}, {28, 20, 28, 31, 27, 42, 27, 53}},
    {{31, 6, 25, 6, 18, 6, 12, 6, 12, 13, 11, 20, 10, 26, 20, 20, 34, 26, 32, 39, 30, 54, 13, 55, 7, 48}},
    {{27, 5, 17, 12, 8, 26, 9, 39, 10, 55, 32, 56, 32, 40, 32, 26, 13, 26, 10, 40}},
    {{6, 7, 15, 7, 25, 7, 34, 7, 27, 22, 21, 37, 17, 53}},
    {{28, 10, 22, 2, 10, 6, 12, 15, 14, 25, 32, 29, 32, 41, 32, 55, 8, 56, 8, 42, 8, 31, 27, 25, 28, 15, 28, 13, 29, 12, 28, 10}},
    {{9, 16, 10, 3, 31, 3, 30, 17, 29, 26, 20, 27, 20, 38}, {20, 48, 20, 49, 20, 50, 20, 51}},
  };

  static class Board extends JComponent {
    final Look k;
    final double pitch, tip, tall, tilt;
    final boolean upright, prints, fuse;
    final long seed;

    Board(Random g, Look k, double pitch) {
      this.k = k;
      this.pitch = pitch;
      tip = 4.6 + 1.8 * g.nextDouble();
      tall = 0.64 + 0.1 * g.nextDouble();
      tilt = pick(g, 0.0, 0.6, 1.1);
      upright = g.nextBoolean();
      prints = g.nextInt(3) > 0;
      fuse = g.nextBoolean();
      seed = g.nextLong();
      setPreferredSize(new Dimension((int) Math.round(cols * pitch), (int) Math.round(rows * pitch)));
    }

    Color c(int i) {
      return new Color(k.c[i]);
    }

    static Color clear(int rgb, int alpha) {
      return new Color(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255, alpha);
    }

    static Path2D poly(double... v) {
      Path2D q = new Path2D.Double();
      q.moveTo(v[0], v[1]);
      for (int i = 2; i < v.length; i += 2) q.lineTo(v[i], v[i + 1]);
      q.closePath();
      return q;
    }

    static BasicStroke pen(double w) {
      return new BasicStroke((float) w, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    /** A square with edges as a knife leaves them. */
    Path2D scrap(Random r) {
      double[] v = new double[16];
      double a = 1.4, b = 38;
      double[][] at = {{a, a}, {20, a}, {b, a}, {b, 20}, {b, b}, {20, b}, {a, b}, {a, 20}};
      for (int i = 0; i < 8; i++) {
        v[2 * i] = at[i][0] + (r.nextDouble() - 0.5) * tilt;
        v[2 * i + 1] = at[i][1] + (r.nextDouble() - 0.5) * tilt;
      }
      return poly(v);
    }

    void covered(Graphics2D q, Random r, boolean plain) {
      q.setColor(c(0).darker());
      q.fill(new Rectangle2D.Double(0, 0, 40, 40));
      Path2D shape = scrap(r);
      q.setColor(new Color(0, 0, 0, 110));
      q.fill(shape.createTransformedShape(AffineTransform.getTranslateInstance(1, 1.4)));
      q.setColor(c(1));
      q.fill(shape);
      Shape old = q.getClip();
      q.clip(shape);
      for (double d = 1.5; d < 40; d += 4.2) {
        q.setPaint(clear(k.c[3], 70));
        q.fill(upright ? new Rectangle2D.Double(d, 0, 1.7, 40) : new Rectangle2D.Double(0, d, 40, 1.7));
        q.setPaint(clear(k.c[2], 90));
        q.fill(upright ? new Rectangle2D.Double(d + 1.7, 0, 0.8, 40) : new Rectangle2D.Double(0, d + 1.7, 40, 0.8));
      }
      for (int i = 0; i < 14; i++) {
        q.setColor(clear(k.c[r.nextBoolean() ? 3 : 2], 90));
        double x = 40 * r.nextDouble(), y = 40 * r.nextDouble();
        q.setStroke(pen(0.5));
        q.draw(new Line2D.Double(x, y, x + 2.4 * r.nextDouble(), y + r.nextDouble()));
      }
      int what = prints && !plain ? r.nextInt(9) : 9;
      q.setColor(clear(k.c[4], 165));
      q.setStroke(pen(1.5));
      if (what == 0) { // this side up
        for (int x = 12; x <= 26; x += 14) q.fill(poly(x, 29, x, 17, x - 3, 17, x + 1.2, 10, x + 5.4, 17, x + 2.4, 17, x + 2.4, 29));
        q.fill(new Rectangle2D.Double(8, 31, 25, 1.8));
      } else if (what == 1) { // a glass: fragile
        q.fill(poly(13, 8, 27, 8, 25, 18, 21.2, 21, 21.2, 29, 26, 31, 26, 32.6, 14, 32.6, 14, 31, 18.8, 29, 18.8, 21, 15, 18));
      } else if (what == 2) { // bars
        double[] w = {1.4, 0.7, 2, 0.7, 1.4, 2.2, 0.7, 1.2, 0.7, 2};
        double x = 8;
        for (double one : w) {
          q.fill(new Rectangle2D.Double(x, 24, one, 9));
          x += one + 1.1;
        }
      } else if (what == 3) { // tape across
        q.setColor(clear(0xe8d9b0, 150));
        q.fill(poly(0, 25, 24, -3, 33, -3, 0, 36));
        q.setColor(clear(0xffffff, 60));
        q.fill(poly(0, 27, 25, -3, 28, -3, 0, 30));
      } else if (what == 4) { // umbrella: keep dry
        Path2D u = new Path2D.Double();
        u.moveTo(8, 20);
        u.curveTo(9, 6, 31, 6, 32, 20);
        u.closePath();
        q.fill(u);
        q.draw(new Line2D.Double(20, 20, 20, 31));
        q.draw(new Arc2D.Double(20, 28, 5, 5, 180, 180, Arc2D.OPEN));
      }
      q.setClip(old);
      q.setStroke(new BasicStroke(1.1f));
      q.setColor(clear(k.c[2], 220));
      q.draw(new Line2D.Double(1.8, 1.8, 38.2, 1.8));
      q.draw(new Line2D.Double(1.8, 1.8, 1.8, 38.2));
      q.setColor(clear(k.c[3], 255));
      q.draw(new Line2D.Double(1.8, 38.4, 38.4, 38.4));
      q.draw(new Line2D.Double(38.4, 1.8, 38.4, 38.4));
    }

    void open(Graphics2D q, Random r, char s) {
      q.setColor(s == 'X' ? new Color(0xf0503a) : c(5));
      q.fill(new Rectangle2D.Double(0, 0, 40, 40));
      q.setStroke(new BasicStroke(0.6f));
      q.setColor(clear(k.c[6], 150));
      if (s != 'X') {
        if (k.sheet.equals("squared")) for (int i = 8; i < 40; i += 8) {
          q.draw(new Line2D.Double(i, 0, i, 40));
          q.draw(new Line2D.Double(0, i, 40, i));
        }
        if (k.sheet.equals("ruled")) for (int i = 10; i < 40; i += 10) q.draw(new Line2D.Double(0, i, 40, i));
        if (k.sheet.equals("fluted")) for (int i = 2; i < 40; i += 5) q.fill(new Rectangle2D.Double(i, 0, 1.4, 40));
      }
      q.setColor(c(6).darker());
      q.setStroke(new BasicStroke(0.9f));
      q.draw(new Rectangle2D.Double(0.45, 0.45, 39.1, 39.1));
    }

    void write(Graphics2D q, int which, Color colour, double width) {
      double f = tall * 40 / 52;
      for (int pass = 0; pass < 2; pass++)
        for (double[] v : HAND[which]) {
          Path2D d = new Path2D.Double();
          d.moveTo(v[0], v[1]);
          for (int i = 2; i < v.length; i += 6) d.curveTo(v[i], v[i + 1], v[i + 2], v[i + 3], v[i + 4], v[i + 5]);
          AffineTransform at = AffineTransform.getTranslateInstance(20 - 20.5 * f + pass * 0.5, 20 - 28.5 * f + pass * 0.3);
          at.scale(f, f);
          q.setColor(pass == 0 ? colour : new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), 120));
          q.setStroke(pen(pass == 0 ? width : width * 0.9));
          q.draw(d.createTransformedShape(at));
        }
    }

    void flag(Graphics2D q) {
      q.setColor(new Color(0, 0, 0, 90));
      q.fill(new Ellipse2D.Double(10, 32.6, 14, 4));
      q.setPaint(new GradientPaint(12, 0, new Color(0xf7dfae), 15.6f, 0, new Color(0xb98748)));
      Shape stick = poly(12.4, 5, 15.4, 5, 15, 33, 13.9, 35.6, 12.8, 33);
      q.fill(stick);
      q.setColor(new Color(0x3a2410));
      q.setStroke(pen(0.8));
      q.draw(stick);
      Shape cloth = poly(11.6, 6, 35, 7.4, 29.6, 13.6, 34.4, 20, 11.6, 20.6);
      q.setColor(Color.WHITE);
      q.setStroke(pen(3));
      q.draw(cloth);
      q.setColor(c(7));
      q.fill(cloth);
      q.setColor(clear(0xffffff, 70));
      q.fill(poly(11.6, 6, 15.6, 6.2, 15.6, 20.5, 11.6, 20.6));
      q.setColor(new Color(0x26140c));
      q.setStroke(pen(1.1));
      q.draw(cloth);
    }

    void bomb(Graphics2D q, Random r, Color ink) {
      q.setColor(ink);
      if (!fuse) for (int i = 0; i < 8; i++) {
        double a = i * Math.PI / 4 + 0.1;
        q.setStroke(pen(2.6));
        q.draw(new Line2D.Double(20 + 10 * Math.cos(a), 20.5 + 10 * Math.sin(a), 20 + 16 * Math.cos(a), 20.5 + 16 * Math.sin(a)));
      }
      Ellipse2D ball = new Ellipse2D.Double(8.6, 10, 22.6, 22);
      q.setColor(new Color(ink.getRed(), ink.getGreen(), ink.getBlue(), 215));
      q.fill(ball);
      q.setColor(ink);
      q.setStroke(pen(2));
      q.draw(ball);
      q.draw(new Ellipse2D.Double(9.2, 9.4, 21.4, 23));
      if (fuse) {
        q.fill(poly(22, 8, 28, 10.4, 26.6, 14, 20.6, 11.6));
        q.setStroke(pen(1.8));
        q.draw(new CubicCurve2D.Double(25.4, 9, 27, 3, 31, 3, 33, 6.4));
        q.setColor(new Color(0xff8a1e));
        for (int i = 0; i < 6; i++) q.draw(new Line2D.Double(33.6 + 1.6 * Math.cos(i), 7 + 1.6 * Math.sin(i), 33.6 + 4 * Math.cos(i), 7 + 4 * Math.sin(i)));
      }
      q.setColor(ink.getRed() > 120 ? new Color(0x30353a) : Color.WHITE);
      q.setStroke(pen(2));
      q.draw(new Arc2D.Double(12.4, 14, 13, 13, 110, 60, Arc2D.OPEN));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      Graphics2D q = (Graphics2D) graphics;
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      q.setColor(c(0));
      q.fillRect(0, 0, getWidth(), getHeight());
      double pw = getWidth() / (double) cols, ph = getHeight() / (double) rows;
      for (int r = 0; r < rows; r++)
        for (int col = 0; col < cols; col++) {
          Graphics2D a = (Graphics2D) q.create();
          a.translate(col * pw, r * ph);
          a.scale(pw / 40, ph / 40);
          Random dice = new Random(seed + r * 7919L + col * 104729L);
          dice.nextInt();
          char s = cells[r][col];
          if ("#F?x".indexOf(s) >= 0) covered(a, dice, s != '#');
          else open(a, dice, s);
          if (s >= '1' && s <= '8') write(a, s - '1', new Color(k.ink[s - '1']), tip);
          else if (s == '?') {
            write(a, 8, Color.WHITE, tip + 2.6);
            write(a, 8, new Color(0x1a1410), tip);
          } else if (s == 'F' || s == 'x') flag(a);
          else if (s == '*' || s == 'X') bomb(a, dice, s == 'X' ? new Color(0x16100e) : c(8));
          if (s == 'x')
            for (int i = 0; i < 2; i++) {
              a.setColor(i == 0 ? Color.WHITE : new Color(0x18100c));
              a.setStroke(pen(i == 0 ? 6.4 : 3.6));
              a.draw(new Line2D.Double(7, 7, 33, 33));
              a.draw(new Line2D.Double(33, 7, 7, 33));
            }
          a.dispose();
        }
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) * 53 + 7);
    g.nextInt();
    wear(pick(g, "Metal", "Nimbus", "GTK+", "Metal"));
    String status = field("status");
    int top = Math.max(25, Math.min(58, (int) Double.parseDouble(field("maxCell"))));
    Look k = pick(g, LOOKS);
    Board board = new Board(g, k, 25 + g.nextInt(top - 24));
    JFrame frame = new JFrame(pick(g, "Carton", "Boxed Mines", "Handle with Care"));
    int seconds = g.nextInt(600), left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags();
    if (g.nextBoolean()) {
      JMenuBar bar = new JMenuBar();
      for (String name : new String[] {"File", "Box", "Help"}) bar.add(new JMenu(name));
      frame.setJMenuBar(bar);
    }
    JPanel strip = new JPanel(new BorderLayout(12, 0));
    strip.setBorder(new EmptyBorder(4, 8, 4, 8));
    strip.add(new JLabel("Bombs " + left), BorderLayout.WEST);
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 0));
    JButton again = new JButton(status.equals("playing") ? "Unpack" : status.equals("won") ? "Delivered!" : "Damaged");
    again.setFocusable(false);
    middle.add(again);
    strip.add(middle);
    strip.add(new JLabel(String.format("%d:%02d", seconds / 60, seconds % 60)), BorderLayout.EAST);
    frame.add(strip, pick(g, BorderLayout.NORTH, BorderLayout.NORTH, BorderLayout.SOUTH));
    JPanel held = new JPanel(new BorderLayout());
    held.setBorder(pick(g, BorderFactory.createLineBorder(new Color(k.c()[3]), 6), BorderFactory.createLoweredBevelBorder(), BorderFactory.createEmptyBorder()));
    held.add(board);
    JPanel around = new JPanel(new GridBagLayout());
    int pad = pick(g, 2, 8, 16);
    around.setBorder(new EmptyBorder(pad, pad, pad, pad));
    around.setBackground(new Color(k.c()[0]));
    around.add(held);
    frame.add(around);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, board, () -> boxOf(board));
  }
}
