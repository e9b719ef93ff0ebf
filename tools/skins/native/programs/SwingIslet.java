import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** Swing in the flat look of a well-known IDE, dark or light: every cell a component of its own in a GridLayout; buttons with thin rims and round corners, opened cells bare editor ground; code face for the digits, bookmarks for flags, bugs for mines; a tool window header and a status bar. */
public class SwingIslet extends Support {

  /** panel, editor, button top, button bottom, rim, rule, words, flag, bug, hit; digits */
  record Look(Color[] c, Color[] ink) {}

  static final Color[] DARCULA = colours(0x6897bb, 0x6a9a59, 0xcc7832, 0x9876aa, 0xffc66d, 0x52b5a8, 0xd8dee6, 0x909498);
  static final Color[] VIVID = colours(0x56a8f5, 0x6aab73, 0xf75464, 0xc77dbb, 0xcf8e6d, 0x2aacb8, 0xdfe1e5, 0x9da0a8);
  static final Color[] LIGHT = colours(0x0033b3, 0x067d17, 0xc8321f, 0x871094, 0x9e6a00, 0x00727a, 0x1c1c1c, 0x7a7e85);
  static Look k;
  static int size, gap, arc, flagKind, mineKind;
  static boolean rules, gradient;
  static Font face;

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
      q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      boolean shut = "#F?x".indexOf(s) >= 0;
      RoundRectangle2D box = new RoundRectangle2D.Double(0.5, 0.5, size - 1, size - 1, arc, arc);
      if (shut) {
        q.setPaint(gradient ? new GradientPaint(0, 0, k.c[2], 0, size, k.c[3]) : k.c[2]);
        q.fill(box);
        q.setColor(k.c[4]);
        q.draw(box);
      } else {
        q.setColor(s == 'X' ? k.c[9] : k.c[1]);
        q.fill(gap == 0 ? new Rectangle(0, 0, size, size) : box);
        if (rules) {
          q.setColor(k.c[5]);
          q.draw(gap == 0 ? new Rectangle2D.Double(-0.5, -0.5, size, size) : box);
        }
      }
      if (s >= '1' && s <= '8') write(q, String.valueOf(s), k.ink[s - '1']);
      if (s == '?') write(q, "?", k.c[6]);
      q.scale(size / 16.0, size / 16.0);
      if (s == 'F' || s == 'x') marker(q);
      if (s == '*' || s == 'X') bug(q);
      q.dispose();
    }

    void write(Graphics2D q, String text, Color colour) {
      q.setFont(face);
      q.setColor(colour);
      Rectangle2D box = face.createGlyphVector(q.getFontRenderContext(), text).getVisualBounds();
      q.drawString(text, (float) (size / 2.0 - box.getCenterX()), (float) (size / 2.0 - box.getCenterY()));
    }

    void marker(Graphics2D q) {
      q.setColor(k.c[7]);
      if (flagKind == 0) q.fill(new Polygon(new int[] {5, 11, 11, 8, 5}, new int[] {3, 3, 13, 10, 13}, 5));
      else if (flagKind == 1) {
        q.fill(new Rectangle2D.Double(4, 2.5, 1.3, 11));
        q.fill(new Polygon(new int[] {5, 13, 11, 13, 5}, new int[] {3, 3, 6, 9, 9}, 5));
      } else {
        q.fill(new Ellipse2D.Double(3.2, 3.2, 9.6, 9.6));
        q.setColor(Color.WHITE);
        q.fill(new Rectangle2D.Double(5.7, 5, 1, 6));
        q.fill(new Polygon(new int[] {6, 11, 6}, new int[] {5, 7, 9}, 3));
      }
      if (s != 'x') return;
      q.setColor(k.ink == LIGHT ? Color.BLACK : Color.WHITE);
      q.setStroke(new BasicStroke(1.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      q.draw(new Line2D.Double(3, 3, 13, 13));
      q.draw(new Line2D.Double(13, 3, 3, 13));
    }

    void bug(Graphics2D q) {
      Color ink = s == 'X' ? Color.WHITE : k.c[8];
      q.setColor(ink);
      if (mineKind == 0) {
        q.setStroke(new BasicStroke(1.1f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (int side = -1; side <= 1; side += 2)
          for (int i = -1; i <= 1; i++) q.draw(new Line2D.Double(8 + 3 * side, 9 + 1.8 * i, 8 + 6.2 * side, 9 + 3.2 * i));
        q.fill(new Ellipse2D.Double(4.4, 5, 7.2, 8.6));
        q.fill(new Ellipse2D.Double(5.8, 2.2, 4.4, 4));
        q.setColor(s == 'X' ? k.c[9] : k.c[1]);
        q.draw(new Line2D.Double(8, 6.6, 8, 13));
      } else {
        q.fill(new Ellipse2D.Double(3.6, 4.6, 8.8, 8.8));
        q.setStroke(new BasicStroke(1.4f));
        for (int i = 0; i < 8; i++) {
          double a = i * Math.PI / 4;
          q.draw(new Line2D.Double(8, 9, 8 + 6 * Math.cos(a), 9 + 6 * Math.sin(a)));
        }
        q.setColor(s == 'X' ? k.c[9] : k.c[1]);
        q.fill(new Ellipse2D.Double(5.8, 6.8, 2, 2));
      }
    }
  }

  static JLabel label(String text, Color colour) {
    JLabel label = new JLabel(text);
    label.setForeground(colour);
    label.setFont(new Font("Noto Sans", Font.PLAIN, 13));
    return label;
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) * 31 + 11);
    g.nextInt();
    String status = field("status");
    k = pick(g,
        new Look(colours(0x3c3f41, 0x2b2b2b, 0x4c5052, 0x45494a, 0x5e6060, 0x393b3d, 0xbbbbbb, 0xe05555, 0xc8ccd0, 0x8c2f2f), DARCULA),
        new Look(colours(0x2b2d30, 0x1e1f22, 0x43454a, 0x3a3c41, 0x5a5d63, 0x2f3136, 0xdfe1e5, 0xf75464, 0xced0d6, 0xa33a44), VIVID),
        new Look(colours(0xf2f2f2, 0xffffff, 0xffffff, 0xeeeeee, 0xc4c4c4, 0xebebeb, 0x2b2b2b, 0xdb5860, 0x4a4a4a, 0xe05555), LIGHT),
        new Look(colours(0xebecf0, 0xffffff, 0xdfe1e5, 0xd3d5db, 0xc2c5cc, 0xebecf0, 0x27282e, 0x3574f0, 0x494b57, 0xe55765), LIGHT),
        new Look(colours(0x46505a, 0x263238, 0x546e7a, 0x4a626d, 0x37474f, 0x2f3d44, 0xc3cee3, 0xffcb6b, 0xcfd8dc, 0xb0413e), VIVID));
    gap = pick(g, 0, 0, 1, 2, 4);
    int top = Math.max(18, Math.min(46, (int) Double.parseDouble(field("maxCell")) - gap));
    size = 18 + g.nextInt(top - 17);
    arc = gap == 0 ? pick(g, 0, 0, 4) : pick(g, 4, 6, 10);
    rules = g.nextInt(3) > 0;
    gradient = g.nextBoolean();
    flagKind = g.nextInt(3);
    mineKind = g.nextInt(3) == 0 ? 1 : 0;
    face = new Font(pick(g, "Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono", "Noto Sans"), pick(g, Font.BOLD, Font.BOLD, Font.PLAIN), Math.round(size * (0.54f + 0.14f * g.nextFloat())));
    JFrame frame = new JFrame(pick(g, "islet – Mines.java", "Minefield", "Islet"));
    JPanel grid = new JPanel(new GridLayout(rows, cols, gap, gap));
    grid.setBackground(gap == 0 ? k.c[1] : pick(g, k.c[0], k.c[1]));
    int pad = pick(g, 0, 4, 10);
    grid.setBorder(new EmptyBorder(pad, pad, pad, pad));
    Cell[] all = new Cell[rows * cols];
    for (int i = 0; i < all.length; i++) grid.add(all[i] = new Cell(cells[i / cols][i % cols]));
    JPanel held = new JPanel(new GridBagLayout());
    held.setBackground(grid.getBackground());
    held.add(grid);
    int seconds = g.nextInt(500), left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags();
    JPanel head = new JPanel(new BorderLayout());
    head.setBackground(k.c[0]);
    head.setBorder(new CompoundBorder(new MatteBorder(0, 0, 1, 0, k.c[5].darker()), new EmptyBorder(5, 10, 5, 10)));
    head.add(label("Mines: " + left, k.c[6]), BorderLayout.WEST);
    head.add(label(String.format("%d:%02d", seconds / 60, seconds % 60), k.c[6]), BorderLayout.EAST);
    frame.add(head, g.nextInt(4) == 0 ? BorderLayout.SOUTH : BorderLayout.NORTH);
    if (g.nextInt(3) == 0 && (cols + 5) * (size + gap) < cols * Double.parseDouble(field("maxCell"))) {
      Box tree = Box.createVerticalBox();
      tree.setOpaque(true);
      tree.setBackground(k.c[0]);
      tree.setBorder(new EmptyBorder(6, 8, 6, 14));
      for (String text : new String[] {"▾ Levels", "    Beginner", "    Medium", "    Expert", "▸ Scores"}) tree.add(label(text, k.c[6]));
      frame.add(tree, BorderLayout.WEST);
    }
    if (!status.equals("playing")) {
      JPanel foot = new JPanel(new FlowLayout(FlowLayout.LEFT, 10, 3));
      foot.setBackground(k.c[0]);
      foot.add(label(status.equals("won") ? "Build successful" : "Process finished with exit code 1", k.c[6]));
      if (((BorderLayout) frame.getContentPane().getLayout()).getLayoutComponent(BorderLayout.SOUTH) == null) frame.add(foot, BorderLayout.SOUTH);
    }
    frame.add(held);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, grid, () -> boxOf(all[0], all[all.length - 1]));
  }
}
