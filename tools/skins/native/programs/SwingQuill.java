import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;
import javax.swing.table.*;

/** Swing, a desktop program of the Java 6 years: glassy pills for covers over a white or dark table with hairlines, figures with a drop shadow; tool bar with a theme box, a table of records, a progress bar. */
public class SwingQuill extends Support {
  static Color[] look, ink;
  static double pitch, inset, arc;
  static Font font;
  static float part;
  static boolean shade, stripes, glass;
  static int flagKind, mineKind;

  static class Board extends JComponent {
    public Dimension getPreferredSize() {
      return new Dimension((int) Math.ceil(cols * pitch), (int) Math.ceil(rows * pitch));
    }

    protected void paintComponent(Graphics graphics) {
      Graphics2D q = (Graphics2D) graphics.create();
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      q.setColor(look[3]);
      q.fill(new Rectangle2D.Double(0, 0, cols * pitch, rows * pitch));
      if (stripes) {
        q.setColor(look[4]);
        for (int r = 1; r < rows; r += 2) q.fill(new Rectangle2D.Double(0, r * pitch, cols * pitch, pitch));
      }
      q.setColor(look[5]);
      q.setStroke(new BasicStroke(1f));
      for (int r = 0; r <= rows; r++) q.draw(new Line2D.Double(0, r * pitch, cols * pitch, r * pitch));
      for (int c = 0; c <= cols; c++) q.draw(new Line2D.Double(c * pitch, 0, c * pitch, rows * pitch));
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          Graphics2D k = (Graphics2D) q.create();
          k.translate(c * pitch, r * pitch);
          cell(k, cells[r][c]);
          k.dispose();
        }
      q.dispose();
    }

    void cell(Graphics2D k, char s) {
      double n = pitch - 2 * inset;
      if ("#F?x".indexOf(s) >= 0) {
        RoundRectangle2D lid = new RoundRectangle2D.Double(inset, inset, n, n, arc, arc);
        k.setPaint(new LinearGradientPaint(0, (float) inset, 0, (float) (inset + n), new float[] {0, glass ? 0.48f : 0.5f, glass ? 0.5f : 0.52f, 1}, glass ? new Color[] {look[0], mid(look[0], look[1], 0.5), look[1], mid(look[1], look[0], 0.3)} : new Color[] {look[0], mid(look[0], look[1], 0.5), mid(look[0], look[1], 0.52), look[1]}));
        k.fill(lid);
        k.setColor(look[2]);
        k.setStroke(new BasicStroke(1f));
        k.draw(lid);
        k.setColor(new Color(255, 255, 255, 110));
        k.draw(new Line2D.Double(inset + arc / 2, inset + 1.2, inset + n - arc / 2, inset + 1.2));
      } else if (s == 'X') {
        k.setColor(new Color(0xd92b2b));
        k.fill(new Rectangle2D.Double(0.5, 0.5, pitch - 1, pitch - 1));
      }
      if (s >= '1' && s <= '8') text(k, s, ink[s - '1']);
      if (s == '?') text(k, s, look[8]);
      double u = pitch / 20;
      k.scale(u, u);
      if (s == 'F' || s == 'x') flag(k);
      if (s == '*' || s == 'X') mine(k, s == 'X' ? Color.WHITE : look[7]);
      if (s == 'x') {
        for (int i = 0; i < 2; i++) {
          k.setColor(i == 0 ? Color.WHITE : new Color(0xc01010));
          k.setStroke(new BasicStroke(i == 0 ? 3.2f : 1.8f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
          k.draw(new Line2D.Double(4, 4, 16, 16));
          k.draw(new Line2D.Double(16, 4, 4, 16));
        }
      }
    }

    void text(Graphics2D k, char s, Color colour) {
      Font f = font.deriveFont((float) (pitch * part / 0.72));
      var v = f.createGlyphVector(k.getFontRenderContext(), "" + s);
      Rectangle2D b = v.getVisualBounds();
      float x = (float) (pitch / 2 - b.getCenterX()), y = (float) (pitch / 2 - b.getCenterY());
      if (shade) {
        k.setColor(new Color(0, 0, 0, 60));
        k.drawGlyphVector(v, x + 1.2f, y + 1.4f);
      }
      k.setColor(colour);
      k.drawGlyphVector(v, x, y);
    }

    void flag(Graphics2D k) {
      k.setColor(look[8]);
      if (flagKind == 0) { // a quill: feather on a slant
        k.setColor(look[6]);
        Path2D feather = new Path2D.Double();
        feather.moveTo(6.6, 13.2);
        feather.curveTo(5.4, 8, 9.6, 3.4, 16.4, 2.8);
        feather.curveTo(16.6, 8.4, 13, 12.6, 7.8, 14);
        feather.closePath();
        k.fill(feather);
        k.setColor(look[8]);
        k.setStroke(new BasicStroke(1.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        k.draw(new Line2D.Double(3.8, 17.2, 13.4, 6.2));
        return;
      }
      k.fill(new RoundRectangle2D.Double(5.2, 3, 1.8, 14.4, 1, 1));
      Path2D cloth = new Path2D.Double();
      cloth.moveTo(7, 3.4);
      if (flagKind == 1) {
        cloth.lineTo(16, 3.4);
        cloth.lineTo(13.2, 7);
        cloth.lineTo(16, 10.6);
        cloth.lineTo(7, 10.6);
      } else {
        cloth.curveTo(10, 1.6, 12, 5.6, 16, 3.6);
        cloth.lineTo(16, 10.6);
        cloth.curveTo(12, 12.6, 10, 8.6, 7, 10.6);
      }
      cloth.closePath();
      k.setPaint(new GradientPaint(7, 0, look[6].brighter(), 16, 0, look[6]));
      k.fill(cloth);
      k.setColor(new Color(0, 0, 0, 120));
      k.setStroke(new BasicStroke(0.6f));
      k.draw(cloth);
    }

    void mine(Graphics2D k, Color colour) {
      k.setColor(colour);
      if (mineKind == 0) { // a blot of ink
        k.fill(new Ellipse2D.Double(5, 5.4, 9.6, 9.2));
        double[][] drops = {{3.6, 4.4, 2.8}, {14.2, 4, 3.4}, {15.4, 11.6, 2.4}, {4.2, 14, 3}, {10.6, 2.4, 2.2}, {11, 15.6, 2.6}};
        for (double[] d : drops) k.fill(new Ellipse2D.Double(d[0] - d[2] / 2, d[1] - d[2] / 2, d[2], d[2]));
        k.setStroke(new BasicStroke(1.8f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (double[] d : drops) k.draw(new Line2D.Double(10, 10, d[0], d[1]));
      } else if (mineKind == 1) {
        k.setStroke(new BasicStroke(1.7f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (int i = 0; i < 5; i++) {
          double t = Math.PI * i / 5;
          k.draw(new Line2D.Double(10 - 7.8 * Math.sin(t), 10 - 7.8 * Math.cos(t), 10 + 7.8 * Math.sin(t), 10 + 7.8 * Math.cos(t)));
        }
        k.fill(new Ellipse2D.Double(5, 5, 10, 10));
        k.setColor(new Color(255, 255, 255, 170));
        k.fill(new Ellipse2D.Double(7, 6.8, 2.6, 2.6));
      } else {
        k.fill(new Ellipse2D.Double(4.2, 6, 11, 11));
        k.fill(new Rectangle2D.Double(8.2, 4.4, 3, 3));
        k.setStroke(new BasicStroke(1.1f));
        k.draw(new QuadCurve2D.Double(9.7, 4.4, 11, 1.4, 14.4, 2.6));
        k.setColor(new Color(0xff9a1e));
        k.fill(new Ellipse2D.Double(13.4, 1.4, 2.6, 2.6));
      }
    }
  }

  static Color mid(Color a, Color b, double t) {
    return new Color((int) (a.getRed() + (b.getRed() - a.getRed()) * t), (int) (a.getGreen() + (b.getGreen() - a.getGreen()) * t), (int) (a.getBlue() + (b.getBlue() - a.getBlue()) * t));
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random((Long.parseLong(field("seed")) + 977) * 0x9e3779b97f4a7c15L >>> 9);
    for (int i = 0; i < 5; i++) g.nextInt();
    String status = field("status");
    wear(pick(g, "Nimbus", "Nimbus", "Metal"));
    String[] names = {"Glacier", "Graphite", "Rose", "Lime", "Copper"};
    Object[][] looks = { // lid upper, lid lower, lid edge, table, its stripe, rule, cloth, mine, pole and question
      {colours(0xe6f2fb, 0x8bbbe0, 0x4c7fa8, 0xffffff, 0xf2f7fb, 0xc9d9e6, 0xd62828, 0x22313d, 0x1c3a52), colours(0x1c4fd0, 0x1d7d35, 0xcf2222, 0x57209c, 0x8c4a0c, 0x0a7b86, 0x161616, 0x7b8790)},
      {colours(0x7b818a, 0x41464d, 0x1c1f23, 0x2b2e33, 0x303439, 0x1e2125, 0xffb02e, 0xf2f2f2, 0xf4f4f4), colours(0x82bfff, 0x8fe388, 0xff8a80, 0xd3a8ff, 0xffc46b, 0x74e4e4, 0xffffff, 0xaab0b8)},
      {colours(0xffe3ea, 0xe58ba4, 0xa84b68, 0xfffafb, 0xfff0f4, 0xecc9d3, 0x3f51b5, 0x4a1f2d, 0x5a2034), colours(0x2f5fc4, 0x2f8040, 0xc81d4a, 0x70309f, 0x9a540d, 0x14808a, 0x2a1a20, 0x8e7d83)},
      {colours(0xf1fbd0, 0xa6cf45, 0x648a14, 0xfdfff6, 0xf5fae4, 0xd2dfae, 0xd8431f, 0x2d3a0e, 0x33420f), colours(0x2257b8, 0x237a1f, 0xc32a1a, 0x63309a, 0x8d5508, 0x117a72, 0x1f2611, 0x7f8770)},
      {colours(0xf6d3b0, 0xb8692f, 0x6d3612, 0x20160f, 0x281c14, 0x3d2b1e, 0x7fe3ff, 0xffd9b8, 0x24130a), colours(0xffb877, 0xffb877, 0xffc890, 0xffd2a2, 0xffdcb6, 0xffe4c6, 0xffeeda, 0xfff6ec)},
    };
    int chosen = g.nextInt(looks.length);
    look = (Color[]) looks[chosen][0];
    ink = (Color[]) looks[chosen][1];
    double top = Math.min(52, Double.parseDouble(field("maxCell")));
    pitch = top <= 17 ? 17 : 17 + g.nextDouble() * (top - 17);
    if (g.nextBoolean()) pitch = Math.floor(pitch);
    inset = pick(g, 0.5, 1.0, 1.5, 2.5);
    arc = pitch * pick(g, 0.15, 0.3, 0.5);
    font = new Font(pick(g, "DejaVu Serif", "Liberation Serif", "Liberation Sans", "DejaVu Sans", "Noto Sans"), g.nextInt(4) == 0 ? Font.PLAIN : Font.BOLD, 12);
    part = 0.52f + g.nextFloat() * 0.14f;
    shade = g.nextBoolean();
    stripes = g.nextBoolean();
    glass = g.nextBoolean();
    flagKind = g.nextInt(3);
    mineKind = g.nextInt(3);
    JFrame frame = new JFrame(pick(g, "Quill", "Quill Mines 1.4", "Quill - untitled game"));
    JMenuBar menu = new JMenuBar();
    for (String name : new String[] {"Game", "Settings", "Help"}) menu.add(new JMenu(name));
    if (g.nextInt(3) > 0) frame.setJMenuBar(menu);
    JToolBar bar = new JToolBar();
    bar.setFloatable(false);
    bar.add(new JButton(status.equals("lost") ? "Retry" : "New"));
    boolean wide = cols * pitch > 300;
    if (wide) {
      JComboBox<String> box = new JComboBox<>(names);
      box.setSelectedIndex(chosen);
      bar.add(box);
    }
    bar.add(Box.createHorizontalGlue());
    int mines = Integer.parseInt(field("mines")), left = mines - flags(), seconds = g.nextInt(500);
    bar.add(new JLabel((wide ? "Mines " : "") + left + "   " + (wide ? "Time " : "") + seconds + " "));
    frame.add(bar, BorderLayout.NORTH);
    Board board = new Board();
    JPanel centre = new JPanel(new GridBagLayout());
    int pad = pick(g, 0, 5, 14);
    centre.setBorder(new EmptyBorder(pad, pad, pad, pad));
    centre.add(board);
    frame.add(centre);
    if (g.nextInt(5) < 2 && (Double.parseDouble(field("maxCell")) - pitch) * cols > 220) {
      DefaultTableModel model = new DefaultTableModel(new String[] {"#", "Name", "s"}, 0);
      for (int i = 1; i <= 8; i++) model.addRow(new Object[] {i, pick(g, "olga", "per", "quinn", "rosa", "sven"), 30 + i * (5 + g.nextInt(20))});
      JTable table = new JTable(model);
      JScrollPane pane = new JScrollPane(table);
      pane.setPreferredSize(new Dimension(140, 60));
      frame.add(pane, BorderLayout.EAST);
    }
    JPanel foot = new JPanel(new BorderLayout(6, 0));
    foot.setBorder(new EmptyBorder(2, 6, 2, 6));
    foot.add(new JLabel(status.equals("won") ? "You won." : status.equals("lost") ? "Blotted!" : rows + " x " + cols), BorderLayout.WEST);
    JProgressBar done = new JProgressBar(0, Math.max(1, mines));
    done.setValue(flags());
    if (g.nextBoolean()) foot.add(done);
    frame.add(foot, BorderLayout.SOUTH);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, board, () -> {
      Rectangle2D b = boxOf(board);
      return new Rectangle2D.Double(b.getX(), b.getY(), cols * pitch, rows * pitch);
    });
  }
}
