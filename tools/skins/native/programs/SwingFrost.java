import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** Java 2D with soft shades: cushions of snow on ice, riveted plates on a steel floor, moss on stone or tiles of glazed clay; digits with a shadow. */
public class SwingFrost extends Support {

  enum Cover { SNOW, PLATE, MOSS, GLAZE }

  enum Marker { SKI_POLE, SHIELD, EXCLAMATION, CROSSED_SWORDS }

  enum Mine { BOMB, SPIKES, BLAST }

  /** Colours: ground behind the board, light, middle and dark of a cover, light and dark of open ground, marker, mine; and the digits. */
  record Look(Cover cover, int[] c, int[] ink, boolean outlined) {}

  static final int[] DEEP = {0x1a49c4, 0x14742c, 0xcc1f1f, 0x56178f, 0x8a4300, 0x056e78, 0x111111, 0x636363};
  static final int[] BRIGHT = {0x86c5ff, 0x93ea8a, 0xff8d80, 0xd9acff, 0xffc377, 0x7cebe3, 0xffffff, 0xbcbcbc};
  static final Look[] LOOKS = {
    new Look(Cover.SNOW, new int[] {0x6f9cc0, 0xffffff, 0xe8f1fa, 0xa9c3de, 0xb4d4ea, 0x9cc3df, 0xd21f2b, 0x14222e}, DEEP, true),
    new Look(Cover.SNOW, new int[] {0x4c3d30, 0xffffff, 0xeef3f8, 0xb4c3d4, 0xa58a6c, 0x967b5e, 0xd21f2b, 0x1c1410}, new int[] {0xffffff, 0xffffff, 0xffffff, 0xffffff, 0xffffff, 0xffffff, 0xffffff, 0xffffff}, false),
    new Look(Cover.PLATE, new int[] {0x2c2f33, 0xe3e7ec, 0xa9b0b9, 0x686f78, 0x3d4249, 0x33373d, 0xffc21a, 0xe8eaed}, BRIGHT, false),
    new Look(Cover.PLATE, new int[] {0x4a3018, 0xf7dca0, 0xc99a4a, 0x7d571c, 0xf3e6cb, 0xe6d4b0, 0x1c3f94, 0x23170a}, DEEP, false),
    new Look(Cover.MOSS, new int[] {0x3c4238, 0xa9cf6a, 0x6f9c3c, 0x3f6420, 0xcfcdc4, 0xbdbbb1, 0xffffff, 0x1b1b1b}, DEEP, true),
    new Look(Cover.GLAZE, new int[] {0xe9e2d6, 0x7fd0d8, 0x1f8f9f, 0x0c5a68, 0xfaf4e8, 0xefe5d2, 0xffe14a, 0x2a211a}, DEEP, false),
    new Look(Cover.GLAZE, new int[] {0x241a2e, 0xc58be8, 0x7e3fae, 0x4b1f70, 0x1b1424, 0x231a2e, 0xffd84a, 0xe9dff2}, BRIGHT, false),
  };

  static class Field extends JComponent {
    final Look k;
    final Marker marker;
    final Mine mine;
    final String font;
    final float part;
    final double gap;
    final boolean shadow;
    final long texture;

    Field(Random g, double pitch) {
      k = pick(g, LOOKS);
      marker = pick(g, Marker.values());
      mine = pick(g, Mine.values());
      font = pick(g, "DejaVu Sans", "Lato", "Comfortaa", "Open Sans", "Roboto Condensed", "URW Bookman");
      part = 0.56f + 0.14f * g.nextFloat();
      gap = pick(g, 0.0, 0.0, 0.5, 1.0);
      shadow = g.nextBoolean();
      texture = g.nextLong();
      setPreferredSize(new Dimension((int) Math.round(cols * pitch), (int) Math.round(rows * pitch)));
    }

    Color tone(int i) {
      return new Color(k.c[i]);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      Graphics2D q = (Graphics2D) graphics;
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      q.setColor(tone(0));
      q.fillRect(0, 0, getWidth(), getHeight());
      double pw = getWidth() / (double) cols, ph = getHeight() / (double) rows;
      Random grain = new Random(texture);
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          Graphics2D a = (Graphics2D) q.create();
          a.translate(c * pw + gap, r * ph + gap);
          a.scale((pw - 2 * gap) / 20, (ph - 2 * gap) / 20);
          char s = cells[r][c];
          if ("#F?x".indexOf(s) >= 0) cover(a, grain);
          else open(a, grain, s);
          mark(a, s);
          a.dispose();
        }
    }

    void open(Graphics2D a, Random grain, char s) {
      a.setPaint(s == 'X' ? new Color(0xf04a2c) : new GradientPaint(0, 0, tone(4), 20, 20, tone(5)));
      a.fill(new Rectangle2D.Double(0, 0, 20, 20));
      a.setColor(new Color(0, 0, 0, 50));
      a.setStroke(new BasicStroke(0.8f));
      a.draw(new Rectangle2D.Double(0, 0, 20, 20));
      double x = 2 + 16 * grain.nextDouble(), y = 2 + 16 * grain.nextDouble();
      if (s == '0') {
        a.setStroke(new BasicStroke(0.5f));
        a.setColor(new Color(255, 255, 255, 60));
        a.draw(new Line2D.Double(x, y, x + 3, y + 2));
        a.draw(new Line2D.Double(x + 3, y + 2, x + 4, y + 6));
      }
    }

    void cover(Graphics2D a, Random grain) {
      double round = k.cover == Cover.SNOW ? 11 : k.cover == Cover.GLAZE ? 5 : 2;
      if (k.cover == Cover.SNOW || k.cover == Cover.MOSS) {
        a.setColor(tone(5).darker());
        a.fill(new Rectangle2D.Double(0, 0, 20, 20));
      }
      RoundRectangle2D body = new RoundRectangle2D.Double(0.4, 0.4, 19.2, 19.2, round, round);
      if (k.cover == Cover.PLATE) a.setPaint(new LinearGradientPaint(0, 0, 20, 20, new float[] {0, 0.45f, 0.55f, 1}, new Color[] {tone(1), tone(2), tone(1), tone(2)}));
      else a.setPaint(new RadialGradientPaint(8, 6, 16, new float[] {0, 0.55f, 1}, new Color[] {tone(1), tone(2), tone(3)}));
      a.fill(body);
      a.setColor(tone(3));
      a.setStroke(new BasicStroke(0.9f));
      a.draw(body);
      if (k.cover == Cover.PLATE)
        for (int i = 0; i < 4; i++) {
          a.setColor(tone(3));
          a.fill(new Ellipse2D.Double(1.6 + (i % 2) * 14.6, 1.6 + (i / 2) * 14.6, 2.4, 2.4));
          a.setColor(tone(1));
          a.fill(new Ellipse2D.Double(1.7 + (i % 2) * 14.6, 1.7 + (i / 2) * 14.6, 1.3, 1.3));
        }
      if (k.cover == Cover.MOSS)
        for (int i = 0; i < 9; i++) {
          a.setColor(i % 2 == 0 ? tone(1) : tone(3));
          a.fill(new Ellipse2D.Double(1.5 + 15.5 * grain.nextDouble(), 1.5 + 15.5 * grain.nextDouble(), 1.6, 1.2));
        }
      if (k.cover == Cover.GLAZE) {
        a.setColor(new Color(255, 255, 255, 90));
        a.fill(new Ellipse2D.Double(2.5, 1.2, 15, 6));
      }
    }

    void mark(Graphics2D a, char s) {
      if (s >= '1' && s <= '8') digit(a, s, new Color(k.ink[s - '1']), k.outlined);
      else if (s == '?') digit(a, s, k.cover == Cover.MOSS || k.cover == Cover.GLAZE ? Color.WHITE : new Color(0x20242a), false);
      else if (s == 'F' || s == 'x') marker(a);
      else if (s == '*' || s == 'X') danger(a, s == 'X' ? new Color(0x1a0c08) : tone(7));
      if (s == 'x')
        for (int i = 0; i < 2; i++) {
          a.setColor(i == 0 ? Color.WHITE : Color.BLACK);
          a.setStroke(new BasicStroke(i == 0 ? 3.6f : 2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
          a.draw(new Line2D.Double(3, 3, 17, 17));
          a.draw(new Line2D.Double(17, 3, 3, 17));
        }
    }

    void digit(Graphics2D a, char s, Color colour, boolean outlined) {
      Font f = new Font(font, Font.BOLD, 1).deriveFont(20 * part / 0.72f);
      Shape shape = f.createGlyphVector(a.getFontRenderContext(), "" + s).getOutline();
      Rectangle2D b = shape.getBounds2D();
      shape = AffineTransform.getTranslateInstance(10 - b.getCenterX(), 10 - b.getCenterY()).createTransformedShape(shape);
      if (shadow) {
        a.setColor(new Color(0, 0, 0, 90));
        a.fill(AffineTransform.getTranslateInstance(0.8, 0.9).createTransformedShape(shape));
      }
      if (outlined) {
        a.setColor(new Color(255, 255, 255, 220));
        a.setStroke(new BasicStroke(1.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        a.draw(shape);
      }
      a.setColor(colour);
      a.fill(shape);
    }

    static Path2D path(double... xy) {
      Path2D p = new Path2D.Double();
      p.moveTo(xy[0], xy[1]);
      for (int i = 2; i < xy.length; i += 2) p.lineTo(xy[i], xy[i + 1]);
      p.closePath();
      return p;
    }

    void marker(Graphics2D a) {
      Color ink = new Color(0x1c1c22);
      a.setStroke(new BasicStroke(1.3f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      switch (marker) {
        case SKI_POLE -> {
          a.setColor(ink);
          a.draw(new Line2D.Double(6, 3, 6, 17));
          a.draw(new Line2D.Double(4, 14.5, 8, 14.5));
          a.setColor(tone(6));
          a.fill(path(6.6, 2.6, 16.5, 5, 16.5, 9, 6.6, 11));
          a.setColor(ink);
          a.setStroke(new BasicStroke(0.5f));
          a.draw(path(6.6, 2.6, 16.5, 5, 16.5, 9, 6.6, 11));
        }
        case SHIELD -> {
          Shape body = path(3.6, 3.4, 10, 2, 16.4, 3.4, 16, 10.5, 10, 18, 4, 10.5);
          a.setColor(tone(6));
          a.fill(body);
          a.setColor(ink);
          a.draw(body);
          a.draw(new Line2D.Double(10, 2.6, 10, 17));
          a.draw(new Line2D.Double(4, 8.4, 16, 8.4));
        }
        case EXCLAMATION -> {
          a.setColor(ink);
          a.fill(new Ellipse2D.Double(2.6, 2.6, 14.8, 14.8));
          a.setColor(tone(6));
          a.fill(new Ellipse2D.Double(3.6, 3.6, 12.8, 12.8));
          a.setColor(ink);
          a.fill(path(8.6, 5, 11.4, 5, 10.8, 11.2, 9.2, 11.2));
          a.fill(new Ellipse2D.Double(8.8, 12.4, 2.4, 2.4));
        }
        case CROSSED_SWORDS -> {
          for (int i = 0; i < 2; i++) {
            double d = i == 0 ? 1 : -1;
            a.setColor(ink);
            a.setStroke(new BasicStroke(2.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            a.draw(new Line2D.Double(10 - 6 * d, 4, 10 + 6 * d, 16));
            a.setColor(tone(6));
            a.setStroke(new BasicStroke(1.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            a.draw(new Line2D.Double(10 - 6 * d, 4, 10 + 6 * d, 16));
            a.setColor(ink);
            a.draw(new Line2D.Double(10 + 6 * d, 11, 10 + 2 * d, 15.4));
          }
        }
      }
    }

    void danger(Graphics2D a, Color colour) {
      a.setColor(colour);
      a.setStroke(new BasicStroke(1.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      switch (mine) {
        case BOMB -> {
          a.fill(new Ellipse2D.Double(3, 6, 12, 12));
          a.draw(new QuadCurve2D.Double(12.6, 7.6, 14, 3, 16.6, 4.6));
          a.setColor(new Color(0xff9d1c));
          a.fill(new Ellipse2D.Double(15.2, 3, 3.2, 3.2));
        }
        case SPIKES -> {
          for (int i = 0; i < 8; i++) {
            double t = i * Math.PI / 4, u = t + 0.32, v = t - 0.32;
            a.fill(path(10 + 8.4 * Math.cos(t), 10 + 8.4 * Math.sin(t), 10 + 5 * Math.cos(u), 10 + 5 * Math.sin(u), 10 + 5 * Math.cos(v), 10 + 5 * Math.sin(v)));
          }
          a.fill(new Ellipse2D.Double(4.8, 4.8, 10.4, 10.4));
        }
        case BLAST -> {
          Path2D star = new Path2D.Double();
          for (int i = 0; i < 18; i++) {
            double far = i % 2 == 0 ? 8.4 : 4.6, t = i * Math.PI / 9;
            if (i == 0) star.moveTo(10 + far, 10);
            else star.lineTo(10 + far * Math.cos(t), 10 + far * Math.sin(t));
          }
          star.closePath();
          a.fill(star);
          a.setColor(new Color(0xff7a1a));
          a.fill(new Ellipse2D.Double(7, 7, 6, 6));
        }
      }
      a.setColor(new Color(255, 255, 255, 170));
      if (mine != Mine.BLAST) a.fill(new Ellipse2D.Double(6.4, 8, 2.4, 2.4));
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) * 17 + 3);
    g.nextInt();
    String status = field("status");
    double top = Math.min(60, Double.parseDouble(field("maxCell")));
    double size = top <= 22 ? 22 : 22 + g.nextDouble() * (top - 22);
    Field board = new Field(g, g.nextBoolean() ? Math.floor(size) : size);
    JFrame frame = new JFrame(pick(g, "Frostfield", "Under the Tiles", "Mines 2D"));
    int left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags();
    JPanel head = new JPanel(new BorderLayout());
    head.setBackground(board.tone(0));
    head.setBorder(new EmptyBorder(6, 12, 6, 12));
    JLabel mines = new JLabel("\u25cf " + left), time = new JLabel(g.nextInt(500) + " s"), word = new JLabel(status.equals("playing") ? "" : status.equals("won") ? "Well done!" : "Boom!", SwingConstants.CENTER);
    head.add(mines, BorderLayout.WEST);
    head.add(word);
    head.add(time, BorderLayout.EAST);
    Color ground = board.tone(0);
    for (JLabel label : new JLabel[] {mines, word, time}) {
      label.setForeground(ground.getRed() + ground.getGreen() + ground.getBlue() > 450 ? Color.BLACK : Color.WHITE);
      label.setFont(new Font("Dialog", Font.BOLD, 15));
    }
    JPanel middle = new JPanel(new BorderLayout());
    int pad = pick(g, 0, 8, 16);
    middle.setBackground(ground);
    middle.setBorder(new CompoundBorder(new EmptyBorder(0, pad, pad, pad), new LineBorder(ground.darker(), 2)));
    middle.add(board);
    JPanel held = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 0));
    held.setBackground(ground);
    held.add(middle);
    frame.add(head, BorderLayout.NORTH);
    frame.add(held);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, board, () -> boxOf(board));
  }
}
