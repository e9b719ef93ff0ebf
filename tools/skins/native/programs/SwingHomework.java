import java.awt.*;
import java.awt.event.*;
import java.awt.geom.*;
import java.awt.image.BufferedImage;
import java.util.*;
import javax.swing.*;
import javax.swing.border.*;

/** A student's project: JButtons with icons for everything, digits too, that were painted once at one size, beside a text area, table or list. */
public class SwingHomework extends Support {
  static Random g;
  static int size;
  static String family;
  static int style;
  static Color[] ink;

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static Icon icon(char s) {
    int n = size * 3 / 4;
    BufferedImage image = new BufferedImage(n, n, BufferedImage.TYPE_INT_ARGB);
    Graphics2D q = image.createGraphics();
    q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    double u = n / 24.0;
    if (s >= '1' && s <= '8' || s == '?') {
      q.setFont(new Font(family, style, n * 9 / 10));
      FontMetrics m = q.getFontMetrics();
      Rectangle2D b = q.getFont().createGlyphVector(q.getFontRenderContext(), "" + s).getVisualBounds();
      q.setColor(s == '?' ? new Color(0x4030a0) : ink[s - '1']);
      q.drawString("" + s, (float) (n / 2.0 - b.getCenterX()), (float) (n / 2.0 - b.getCenterY()));
    } else if (s == 'F' || s == 'x') {
      q.setColor(new Color(0x6b4a1f));
      q.fill(new Rectangle2D.Double(6 * u, 2 * u, 2.2 * u, 20 * u));
      Path2D wave = new Path2D.Double();
      wave.moveTo(8.2 * u, 3 * u);
      wave.curveTo(12 * u, 0.5 * u, 15 * u, 6 * u, 21 * u, 3 * u);
      wave.lineTo(21 * u, 12 * u);
      wave.curveTo(15 * u, 15 * u, 12 * u, 9.5 * u, 8.2 * u, 12 * u);
      wave.closePath();
      q.setColor(new Color(0xd81e1e));
      q.fill(wave);
      q.setColor(new Color(0x7a0c0c));
      q.draw(wave);
      if (s == 'x') {
        q.setColor(Color.BLACK);
        q.setStroke(new BasicStroke((float) (2.6 * u)));
        q.draw(new Line2D.Double(3 * u, 3 * u, 21 * u, 21 * u));
        q.draw(new Line2D.Double(21 * u, 3 * u, 3 * u, 21 * u));
      }
    } else {
      q.setColor(new Color(0x303030));
      q.setStroke(new BasicStroke((float) (2 * u)));
      for (int i = 0; i < 8; i++) {
        double a = Math.PI * i / 4;
        q.draw(new Line2D.Double(12 * u, 12 * u, (12 + 10.5 * Math.cos(a)) * u, (12 + 10.5 * Math.sin(a)) * u));
      }
      q.setPaint(new RadialGradientPaint(new Point2D.Double(9.5 * u, 9.5 * u), (float) (9 * u), new float[] {0, 1}, new Color[] {new Color(0xa8a8b8), new Color(0x181820)}));
      q.fill(new Ellipse2D.Double(5 * u, 5 * u, 14 * u, 14 * u));
    }
    q.dispose();
    return new ImageIcon(image);
  }

  static void show(String out) {
    g = new Random(Long.parseLong(field("seed")));
    String status = field("status");
    String look = new String[] {"Metal", "Nimbus", "CDE/Motif"}[g.nextInt(30) % 3];
    if (look.equals("Metal") && g.nextBoolean()) UIManager.put("swing.boldMetal", false);
    wear(look);
    double room = Double.parseDouble(field("maxCell"));
    String side = pick(g, "log", "table", "list", "none");
    if (!side.equals("none")) room = (room * cols - 150) / cols;
    int top = (int) Math.min(46, room);
    size = 22 + (top > 22 ? g.nextInt(top - 21) : 0);
    int high = room > size * 1.2 && g.nextInt(4) == 0 ? size * 7 / 8 : size;
    family = pick(g, "SansSerif", "Serif", "DejaVu Sans", "Liberation Serif", "Monospaced");
    style = pick(g, Font.BOLD, Font.BOLD, Font.PLAIN);
    ink = pick(g, colours(0x0000ff, 0x007b00, 0xff0000, 0x00007b, 0x7b0000, 0x007b7b, 0x000000, 0x7b7b7b), colours(0x1f4fd8, 0x1c8a2b, 0xd02020, 0x8a1fb0, 0xb86a00, 0x0a8a9a, 0x303030, 0x606060));
    if (g.nextInt(4) == 0) Arrays.fill(ink, new Color(pick(g, 0x1a1a1a, 0x1a237e, 0x4e1a1a)));
    Color paper = pick(g, new Color(0xf2f2f2), new Color(0xdcdcdc), new Color(0xfffbe6), new Color(0xe6f0e0), Color.WHITE);
    Color cover = pick(g, new Color(0xb8cfe5), new Color(0xc9c9c9), new Color(0x9fc79f), new Color(0xd8c09a));
    Map<Character, Icon> icons = new HashMap<>();
    for (char s : "12345678?Fx*".toCharArray()) icons.put(s, icon(s));
    JFrame frame = new JFrame(pick(g, "MineSweeper v1.2", "CS102 - Minesweeper", "My Minesweeper", "Mines (final)"));
    if (g.nextInt(3) > 0) {
      JMenuBar bar = new JMenuBar();
      for (String name : new String[] {"Game", "Difficulty", "Help"}) bar.add(new JMenu(name));
      frame.setJMenuBar(bar);
    }
    JPanel head = new JPanel(new FlowLayout(FlowLayout.CENTER, 6, 3));
    JTextField left = new JTextField("" + (Integer.parseInt(field("mines")) - flags()), 4);
    left.setEditable(false);
    head.add(new JLabel("Mines"));
    head.add(left);
    head.add(new JButton(status.equals("won") ? "You win" : status.equals("lost") ? "You lose" : "New"));
    frame.add(head, pick(g, BorderLayout.NORTH, BorderLayout.NORTH, BorderLayout.SOUTH));
    JPanel board = new JPanel(new GridLayout(rows, cols));
    JButton first = null, last = null;
    UIDefaults tight = new UIDefaults();
    tight.put("Button.contentMargins", new Insets(0, 0, 0, 0));
    Border line = pick(g, BorderFactory.createLineBorder(new Color(0x9a9a9a)), BorderFactory.createEtchedBorder(), BorderFactory.createMatteBorder(0, 0, 1, 1, new Color(0x888888)));
    boolean raised = g.nextBoolean() || look.equals("CDE/Motif");
    for (int r = 0; r < rows; r++)
      for (int c = 0; c < cols; c++) {
        char s = cells[r][c];
        JButton b = new JButton();
        Icon icon = icons.get(s == 'X' ? '*' : s);
        if (icon != null) b.setIcon(icon);
        b.setMargin(new Insets(0, 0, 0, 0));
        b.setFocusable(false);
        if ("012345678*X".indexOf(s) >= 0) {
          b.setContentAreaFilled(false);
          b.setOpaque(true);
          b.setBackground(s == 'X' ? new Color(0xff5a4a) : paper);
          b.setBorder(line);
        } else {
          b.setBackground(cover);
          if (raised) b.setBorder(BorderFactory.createBevelBorder(BevelBorder.RAISED));
          if (look.equals("Nimbus")) {
            b.putClientProperty("Nimbus.Overrides", tight);
            b.putClientProperty("Nimbus.Overrides.InheritDefaults", true);
          }
        }
        b.setPreferredSize(new Dimension(size, high));
        board.add(b);
        if (first == null) first = b;
        last = b;
      }
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, pick(g, 0, 6)));
    middle.add(board);
    frame.add(middle);
    String where = pick(g, BorderLayout.EAST, BorderLayout.WEST);
    if (side.equals("log")) {
      JTextArea log = new JTextArea("Game started\n", 4, 11);
      for (int i = 0; i < 9; i++) log.append(pick(g, "open ", "flag ", "open ") + g.nextInt(rows) + "," + g.nextInt(cols) + "\n");
      frame.add(new JScrollPane(log), where);
    } else if (side.equals("table")) {
      Object[][] rowsOf = new Object[7][];
      for (int i = 0; i < 7; i++) rowsOf[i] = new Object[] {pick(g, "Ann", "Bob", "Cem", "Dee"), 30 + 9 * i + g.nextInt(8)};
      JScrollPane pane = new JScrollPane(new JTable(rowsOf, new Object[] {"Player", "Sec"}));
      pane.setPreferredSize(new Dimension(130, 80));
      frame.add(pane, where);
    } else if (side.equals("list")) {
      JList<String> list = new JList<>(new String[] {"Beginner", "Intermediate", "Expert", "Insane", "Custom"});
      list.setSelectedIndex(g.nextInt(5));
      list.setBorder(new TitledBorder("Level"));
      frame.add(list, where);
    }
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    JButton a = first, z = last;
    tell(out, frame, () -> boxOf(a, z));
  }
}
