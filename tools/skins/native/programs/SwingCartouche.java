import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;

/** Swing: one component a cell in a GridLayout, each painting itself: satin plates with a fine double edge, open cells hollow; a status bar with bevelled fields, as in office programs. */
public class SwingCartouche {
  static final int[][] LOOKS = { // desk, plate top, plate bottom, edge, open, rule, sign, cloth, mine, hit
    {0xd4d0c8, 0xf7f3ea, 0xd9d0bd, 0x8b7f66, 0xc9c2b3, 0xaaa290, 0x3a3020, 0xb3201d, 0x1d1a14, 0xf06a50},
    {0xe4e9f0, 0x9fc3ea, 0x5e8fc8, 0x2f5688, 0xf8fbff, 0xc4d2e4, 0xffffff, 0xd6281e, 0x1c2736, 0xff8f7d},
    {0x2a2d33, 0x626b78, 0x434b56, 0x15181c, 0x30353c, 0x22262b, 0xffffff, 0xff9f1c, 0xe8ecf0, 0xb02a30},
    {0xf2ece4, 0xa7cf9b, 0x73a866, 0x3f6d36, 0xfdfaf3, 0xdcd3c2, 0x17330f, 0x7a1fa2, 0x25301f, 0xffa07a},
    {0xefeaf4, 0xe2c9e8, 0xbf98cb, 0x7d5590, 0xfffdff, 0xdfd2e6, 0x3b1b48, 0xc2185b, 0x2d1a36, 0xff9aa8},
  };
  static final int[] DARK = {0x7fbcff, 0x8fe39b, 0xff8d86, 0xd1a8ff, 0xffc172, 0x70e2da, 0xffffff, 0xa9b1bc};
  static final int[] LIGHT = {0x1a3fc4, 0x1d6e27, 0xc4161c, 0x4d1a85, 0x7c3d00, 0x006d75, 0x141414, 0x6d6d6d};
  static Random g;
  static int size, gap, shape, mineKind;
  static int[] k;
  static Font font;
  static boolean dark, inlay;

  static class Cell extends JComponent {
    final char s;

    Cell(char s) {
      this.s = s;
      setPreferredSize(new Dimension(size, size));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      Graphics2D q = (Graphics2D) graphics.create();
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      double n = size;
      boolean covered = "#F?x".indexOf(s) >= 0;
      if (covered) plate(q, n);
      else {
        q.setColor(new Color(s == 'X' ? k[9] : k[4]));
        q.fill(new Rectangle2D.Double(0, 0, n, n));
        q.setColor(new Color(k[5]));
        q.setStroke(new BasicStroke(1));
        q.draw(new Rectangle2D.Double(0.5, 0.5, n - (gap > 0 ? 1 : 0), n - (gap > 0 ? 1 : 0)));
      }
      if (s >= '1' && s <= '8') text(q, n, String.valueOf(s), new Color((dark ? DARK : LIGHT)[s - '1']));
      else if (s == '?') text(q, n, "?", new Color(k[6]));
      else if (s == 'F' || s == 'x') {
        flag(q, n);
        if (s == 'x') {
          q.setColor(new Color(dark ? 0xff4040 : 0x000000));
          q.setStroke(new BasicStroke((float) Math.max(2, n * 0.1)));
          q.draw(new Line2D.Double(n * 0.18, n * 0.18, n * 0.82, n * 0.82));
          q.draw(new Line2D.Double(n * 0.82, n * 0.18, n * 0.18, n * 0.82));
        }
      } else if (s == '*' || s == 'X') mine(q, n);
      q.dispose();
    }
  }

  static void plate(Graphics2D q, double n) {
    double a = shape == 0 ? 0 : shape == 1 ? n * 0.2 : n * 0.36;
    q.setColor(new Color(k[5]));
    q.fill(new Rectangle2D.Double(0, 0, n, n));
    q.setPaint(new GradientPaint(0, 0, new Color(k[1]), 0, (float) n, new Color(k[2])));
    q.fill(new RoundRectangle2D.Double(0.5, 0.5, n - 1, n - 1, a, a));
    q.setStroke(new BasicStroke(1));
    q.setColor(new Color(k[3]));
    q.draw(new RoundRectangle2D.Double(0.5, 0.5, n - 1, n - 1, a, a));
    if (inlay && n >= 18) {
      double m = n * 0.13;
      q.setColor(new Color(255, 255, 255, dark ? 70 : 130));
      q.draw(new RoundRectangle2D.Double(m + 0.5, m + 0.5, n - 2 * m - 1, n - 2 * m - 1, a * 0.6, a * 0.6));
    } else {
      q.setColor(new Color(255, 255, 255, dark ? 70 : 150));
      q.draw(new Line2D.Double(1.5 + a / 3, 1.5, n - 2 - a / 3, 1.5));
    }
  }

  static void text(Graphics2D q, double n, String s, Color colour) {
    q.setFont(font);
    Rectangle2D b = font.createGlyphVector(q.getFontRenderContext(), s).getVisualBounds();
    q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    q.setColor(colour);
    q.drawString(s, (float) (n / 2 - b.getCenterX()), (float) (n / 2 - b.getCenterY()));
  }

  static void flag(Graphics2D q, double n) {
    q.setColor(new Color(k[6]));
    q.setStroke(new BasicStroke((float) Math.max(1.2, n * 0.07)));
    q.draw(new Line2D.Double(n * 0.3, n * 0.2, n * 0.3, n * 0.8));
    q.draw(new Line2D.Double(n * 0.2, n * 0.8, n * 0.5, n * 0.8));
    q.setColor(new Color(k[7]));
    q.fill(new Rectangle2D.Double(n * 0.33, n * 0.2, n * 0.44, n * 0.3));
    q.setColor(new Color(255, 255, 255, 190));
    q.fill(new Ellipse2D.Double(n * 0.5, n * 0.29, n * 0.12, n * 0.12));
  }

  static void mine(Graphics2D q, double n) {
    q.setColor(new Color(k[8]));
    if (mineKind == 0) {
      q.fill(new Ellipse2D.Double(n * 0.22, n * 0.28, n * 0.52, n * 0.52));
      q.setStroke(new BasicStroke((float) Math.max(1.2, n * 0.07), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      q.draw(new QuadCurve2D.Double(n * 0.6, n * 0.32, n * 0.68, n * 0.16, n * 0.84, n * 0.2));
      q.setColor(new Color(255, 255, 255, dark ? 0 : 150));
      q.fill(new Ellipse2D.Double(n * 0.32, n * 0.38, n * 0.13, n * 0.13));
    } else {
      q.fill(new RoundRectangle2D.Double(n * 0.18, n * 0.36, n * 0.64, n * 0.32, n * 0.3, n * 0.3));
      for (double x : new double[] {0.3, 0.5, 0.7}) {
        q.fill(new Rectangle2D.Double(n * (x - 0.04), n * 0.2, n * 0.08, n * 0.64));
        q.fill(new Ellipse2D.Double(n * (x - 0.07), n * 0.15, n * 0.14, n * 0.14));
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Support.load(args[0]);
    g = new Random(Long.parseLong(Support.field("seed")));
    g.nextInt();
    int top = Math.max(15, Math.min(50, (int) Double.parseDouble(Support.field("maxCell"))));
    size = 15 + g.nextInt(top - 14);
    k = LOOKS[g.nextInt(LOOKS.length)];
    dark = (k[4] & 0xff00) < 0x8000;
    gap = Support.pick(g, 0, 0, 1, 3);
    shape = g.nextInt(3);
    mineKind = g.nextInt(2);
    inlay = g.nextBoolean();
    font = new Font(Support.pick(g, "Liberation Sans", "DejaVu Sans Condensed", "Noto Sans", "FreeSerif", "Nimbus Sans"), Font.BOLD, Math.max(10, (int) (size * (0.58 + g.nextDouble() * 0.16))));
    SwingUtilities.invokeLater(() -> open(args[1]));
  }

  static JLabel field(String text) {
    JLabel label = new JLabel(" " + text + " ");
    label.setBorder(BorderFactory.createCompoundBorder(BorderFactory.createLoweredBevelBorder(), BorderFactory.createEmptyBorder(2, 4, 2, 4)));
    return label;
  }

  static void open(String out) {
    Support.wear(Support.pick(g, "Metal", "Nimbus", "CDE/Motif", "GTK+"));
    String status = Support.field("status");
    int mines = Integer.parseInt(Support.field("mines")), left = status.equals("won") ? 0 : mines - Support.flags(), seconds = g.nextInt(400);
    JFrame frame = new JFrame(Support.pick(g, "Cartouche", "Mine Clearance - field1.min", "Cartouche 3"));
    frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
    JMenuBar bar = new JMenuBar();
    for (String name : Support.pick(g, new String[] {"File", "Game", "Help"}, new String[] {"Game", "Options"})) bar.add(new JMenu(name));
    frame.setJMenuBar(bar);
    JPanel board = new JPanel(new GridLayout(Support.rows, Support.cols, gap, gap));
    board.setBackground(new Color(gap > 0 ? k[3] : k[0]));
    Cell first = null, last = null;
    for (char[] row : Support.cells)
      for (char s : row) {
        last = new Cell(s);
        if (first == null) first = last;
        board.add(last);
      }
    JPanel holder = new JPanel(new GridBagLayout());
    holder.setBackground(new Color(k[0]));
    int pad = Support.pick(g, 6, 12, 20);
    holder.setBorder(BorderFactory.createEmptyBorder(pad, pad, pad, pad));
    if (g.nextBoolean()) board.setBorder(BorderFactory.createLineBorder(new Color(k[3]), 2));
    holder.add(board);
    frame.add(holder, BorderLayout.CENTER);
    if (g.nextBoolean()) {
      JToolBar tools = new JToolBar();
      tools.setFloatable(false);
      for (String name : new String[] {"New", "Open", "Save"}) tools.add(new JButton(name));
      frame.add(tools, BorderLayout.NORTH);
    }
    JPanel foot = new JPanel(new BorderLayout(3, 0));
    foot.add(field("Mines: " + left), BorderLayout.WEST);
    foot.add(field(status.equals("won") ? "Cleared" : status.equals("lost") ? "Exploded" : "Ready"), BorderLayout.CENTER);
    foot.add(field(String.format("%d:%02d", seconds / 60, seconds % 60)), BorderLayout.EAST);
    frame.add(foot, BorderLayout.SOUTH);
    frame.setResizable(false);
    frame.pack();
    frame.setVisible(true);
    Cell a = first, z = last;
    Support.tell(out, board, () -> Support.boxOf(a, z));
  }
}
