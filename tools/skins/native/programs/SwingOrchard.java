import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** An orchard: leafy tiles over tilled soil, apples for mines, a ribbon on a stake for a flag, scores in a table at the side, the Nimbus or Metal look around. */
public class SwingOrchard extends Support {
  static Random g;
  static int size, gap;
  static Color leaf, vein, soil, furrow, ribbon, words, apple;
  static Color[] inks;
  static boolean round, leaves, shadow;
  static Font font;
  static int lastRow, lastCol;
  static String status;

  static class Board extends JComponent {
    final int[][] turn = new int[rows][cols];

    Board() {
      setPreferredSize(new Dimension(cols * size, rows * size));
      for (int[] row : turn) for (int i = 0; i < row.length; i++) row[i] = g.nextInt(1000);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      Graphics2D k = (Graphics2D) graphics.create();
      k.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      k.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          Graphics2D q = (Graphics2D) k.create();
          q.translate(c * size + gap / 2.0, r * size + gap / 2.0);
          cell(q, size - gap, cells[r][c], turn[r][c]);
          if (r == lastRow && c == lastCol && status.equals("playing")) {
            q.setColor(new Color(0xffd000));
            q.setStroke(new BasicStroke(2));
            q.draw(new Rectangle2D.Double(1, 1, size - gap - 2, size - gap - 2));
          }
          q.dispose();
        }
      k.dispose();
    }

    void cell(Graphics2D q, double n, char s, int turn) {
      boolean shut = "#F?x".indexOf(s) >= 0;
      double arc = round ? n * 0.3 : 0;
      Shape box = new RoundRectangle2D.Double(0, 0, n, n, arc, arc);
      if (shut) {
        q.setPaint(new GradientPaint(0, 0, leaf.brighter(), 0, (float) n, leaf));
        q.fill(box);
        if (leaves && s == '#') {
          AffineTransform old = q.getTransform();
          q.rotate(turn % 4 * Math.PI / 2, n / 2, n / 2);
          q.setColor(vein);
          Path2D a = new Path2D.Double();
          a.moveTo(n * 0.2, n * 0.8);
          a.quadTo(n * 0.15, n * 0.2, n * 0.8, n * 0.2);
          a.quadTo(n * 0.8, n * 0.8, n * 0.2, n * 0.8);
          q.fill(a);
          q.setColor(leaf.brighter());
          q.setStroke(new BasicStroke((float) Math.max(1, n * 0.05)));
          q.draw(new Line2D.Double(n * 0.25, n * 0.75, n * 0.66, n * 0.34));
          q.setTransform(old);
        }
        q.setColor(vein);
        q.setStroke(new BasicStroke(1));
        q.draw(new RoundRectangle2D.Double(0.5, 0.5, n - 1, n - 1, arc, arc));
      } else {
        q.setColor(s == 'X' ? new Color(0xf7e27a) : soil);
        q.fill(box);
        q.setColor(furrow);
        q.setStroke(new BasicStroke(1));
        q.draw(new RoundRectangle2D.Double(0.5, 0.5, n - 1, n - 1, arc, arc));
        if (s == '0') for (int i = 1; i < 4; i++) q.draw(new Line2D.Double(n * 0.2, Math.round(n * i / 4) + 0.5, n * 0.8, Math.round(n * i / 4) + 0.5));
      }
      if (s >= '1' && s <= '8' || s == '?') {
        Shape glyph = font.createGlyphVector(q.getFontRenderContext(), String.valueOf(s)).getOutline();
        Rectangle2D b = glyph.getBounds2D();
        q.translate(n / 2 - b.getCenterX(), n / 2 - b.getCenterY());
        if (shadow) {
          q.setColor(new Color(0, 0, 0, 110));
          q.translate(1, 1);
          q.fill(glyph);
          q.translate(-1, -1);
        }
        q.setColor(s == '?' ? Color.WHITE : inks[s - '1']);
        q.fill(glyph);
      } else if (s == 'F' || s == 'x') {
        q.setColor(new Color(0x5a3a1a));
        q.fill(new Rectangle2D.Double(n * 0.45, n * 0.14, n * 0.1, n * 0.76));
        Path2D a = new Path2D.Double();
        a.moveTo(n * 0.5, n * 0.18);
        a.lineTo(n * 0.88, n * 0.14);
        a.lineTo(n * 0.8, n * 0.32);
        a.lineTo(n * 0.88, n * 0.5);
        a.lineTo(n * 0.5, n * 0.46);
        a.lineTo(n * 0.12, n * 0.5);
        a.lineTo(n * 0.2, n * 0.32);
        a.lineTo(n * 0.12, n * 0.14);
        a.closePath();
        q.setColor(ribbon);
        q.fill(a);
        q.setColor(ribbon.darker().darker());
        q.setStroke(new BasicStroke(1));
        q.draw(a);
        if (s == 'x') {
          for (int i = 0; i < 2; i++) {
            q.setColor(i == 0 ? Color.WHITE : Color.BLACK);
            q.setStroke(new BasicStroke((float) (n * (i == 0 ? 0.17 : 0.09))));
            q.draw(new Line2D.Double(n * 0.14, n * 0.14, n * 0.86, n * 0.86));
            q.draw(new Line2D.Double(n * 0.86, n * 0.14, n * 0.14, n * 0.86));
          }
        }
      } else if (s == '*' || s == 'X') {
        q.setColor(apple);
        q.fill(new Ellipse2D.Double(n * 0.16, n * 0.3, n * 0.42, n * 0.54));
        q.fill(new Ellipse2D.Double(n * 0.42, n * 0.3, n * 0.42, n * 0.54));
        q.setColor(s == 'X' ? Color.BLACK : words);
        q.setStroke(new BasicStroke((float) Math.max(1.2, n * 0.07)));
        q.draw(new QuadCurve2D.Double(n * 0.5, n * 0.36, n * 0.5, n * 0.2, n * 0.64, n * 0.12));
        q.setColor(Color.WHITE);
        q.fill(new Ellipse2D.Double(n * 0.26, n * 0.4, n * 0.1, n * 0.14));
      }
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    String out = args[1];
    status = field("status");
    g = new Random(Long.parseLong(field("seed")));
    wear(pick(g, "Nimbus", "Metal", "Metal", "CDE/Motif"));
    Color[][] looks = {
      colours(0x4f8a34, 0x35651f, 0x5b3d28, 0x6d4c34, 0xffe14a, 0xf3e6cf, 0xd8322a),
      colours(0xb98a2e, 0x8f6718, 0xf6ecd4, 0xdfcfa8, 0xb3202c, 0x3a2a12, 0x7a1424),
      colours(0x2f7d78, 0x1c5a56, 0xf3f7f2, 0xcfdcd6, 0xff8a3c, 0x12332f, 0xc02a30),
      colours(0xd07f96, 0xa85a72, 0x3d2a33, 0x523a45, 0xfff0b8, 0xffe8ee, 0xe0504a),
    };
    int which = g.nextInt(looks.length);
    Color[] look = looks[which];
    leaf = look[0]; vein = look[1]; soil = look[2]; furrow = look[3]; ribbon = look[4]; words = look[5]; apple = look[6];
    boolean dark = which == 0 || which == 3;
    inks = dark
      ? pick(g, colours(0xa8d0ff, 0xa8e890, 0xff9c8c, 0xe0b8ff, 0xffcf80, 0x90ecec, 0xffffff, 0xc8bcb4), colours(0xf3e6cf, 0xf3e6cf, 0xf3e6cf, 0xf3e6cf, 0xf3e6cf, 0xf3e6cf, 0xf3e6cf, 0xf3e6cf))
      : colours(0x2450b0, 0x2a7a24, 0xc02a24, 0x6a2f96, 0x8c4a08, 0x0f7a80, 0x202020, 0x757068);
    shadow = dark && g.nextBoolean();
    double room = Double.parseDouble(field("maxCell"));
    boolean side = cols <= 16 && rows >= 9 && room > 30;
    int most = (int) Math.max(15, Math.min(60, side ? room - 190.0 / cols : room));
    size = Math.min(most, 20) + g.nextInt(Math.max(1, most - Math.min(most, 20) + 1));
    gap = pick(g, 0, 0, 1, 2, 3);
    round = gap > 0 && g.nextBoolean();
    leaves = g.nextInt(3) > 0;
    font = new Font(pick(g, "C059", "P052", "Liberation Serif", "DejaVu Sans", "URW Gothic"), Font.BOLD, 1).deriveFont((float) (size * (0.6 + g.nextDouble() * 0.12)));
    lastRow = g.nextInt(rows * 2);
    lastCol = g.nextInt(cols);
    JFrame frame = new JFrame(pick(g, "Orchard", "Apple Orchard 3", "Orchard - Mines"));
    if (g.nextBoolean()) {
      JMenuBar bar = new JMenuBar();
      for (String name : new String[] {"Harvest", "Settings", "Help"}) bar.add(new JMenu(name));
      frame.setJMenuBar(bar);
    }
    int left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags(), seconds = g.nextInt(500);
    JPanel whole = new JPanel(new BorderLayout(8, 8));
    whole.setBorder(new EmptyBorder(8, 8, 8, 8));
    Board board = new Board();
    JPanel hold = new JPanel(new GridBagLayout());
    JPanel rim = new JPanel(new BorderLayout());
    rim.setBorder(pick(g, new MatteBorder(6, 6, 6, 6, vein), new EtchedBorder(), new LineBorder(Color.DARK_GRAY)));
    rim.setBackground(dark ? furrow : vein);
    rim.add(board);
    hold.add(rim);
    whole.add(hold);
    JLabel info = new JLabel(pick(g, "Apples: " + left, flags() + " ribbons of " + field("mines"), "Left " + left) + "      " + seconds + " s");
    info.setFont(new Font("C059", Font.ITALIC, 16));
    if (side) {
      String[][] data = new String[8][];
      for (int i = 0; i < 8; i++) data[i] = new String[] {String.valueOf(i + 1), pick(g, "Greta", "Ulf", "Mara", "Tim", "Bo"), (30 + i * 7 + g.nextInt(6)) + " s"};
      JTable table = new JTable(data, new String[] {"#", "Name", "Time"});
      JScrollPane pane = new JScrollPane(table);
      pane.setPreferredSize(new Dimension(150, 150));
      JPanel column = new JPanel(new BorderLayout(4, 4));
      column.add(info, BorderLayout.NORTH);
      column.add(pane);
      column.add(new JButton("Plant again"), BorderLayout.SOUTH);
      whole.add(column, g.nextBoolean() ? BorderLayout.EAST : BorderLayout.WEST);
    } else {
      JPanel row = new JPanel(new BorderLayout());
      row.add(info, BorderLayout.WEST);
      if (cols * size > 330) row.add(new JButton("Plant again"), BorderLayout.EAST);
      whole.add(row, g.nextBoolean() ? BorderLayout.NORTH : BorderLayout.SOUTH);
    }
    if (!status.equals("playing")) whole.add(new JLabel(status.equals("won") ? "A fine harvest." : "You bit a bad apple.", SwingConstants.CENTER), BorderLayout.PAGE_END);
    frame.add(whole);
    frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, board, () -> boxOf(board));
  }
}
