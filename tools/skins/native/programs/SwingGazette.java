import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;
import javax.swing.table.DefaultTableModel;

/** JButtons with icons in a GridLayout, JLabels where the field is open, and a table of best times at the side. */
public class SwingGazette extends Support {
  static int size;
  static Color paper, rule, cloth;
  static Color[] ink;
  static Color[] skin;

  /** A mark drawn in a 24-unit square. */
  record Mark(char s) implements Icon {
    public int getIconWidth() { return size - 6; }

    public int getIconHeight() { return size - 6; }

    public void paintIcon(Component on, Graphics g0, int x, int y) {
      Graphics2D q = (Graphics2D) g0.create();
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.translate(x, y);
      q.scale((size - 6) / 24.0, (size - 6) / 24.0);
      if (s == 'F' || s == 'x') {
        q.setColor(new Color(0x222222));
        q.fill(new Rectangle2D.Double(11, 2, 2, 17));
        q.fill(new Ellipse2D.Double(5, 17, 14, 5));
        q.setColor(cloth);
        q.fill(new Polygon(new int[] {13, 23, 13}, new int[] {2, 4, 12}, 3));
        q.fill(new Polygon(new int[] {13, 23, 13}, new int[] {2, 11, 12}, 3));
        if (s == 'x') {
          q.setColor(Color.BLACK);
          q.setStroke(new BasicStroke(3f));
          q.drawLine(2, 2, 22, 22);
          q.drawLine(22, 2, 2, 22);
        }
      } else {
        q.setColor(new Color(0x1b1b1f));
        q.fill(new Ellipse2D.Double(4, 4, 16, 16));
        for (int i = 0; i < 8; i++) {
          AffineTransform t = q.getTransform();
          q.rotate(i * Math.PI / 4, 12, 12);
          q.fill(new Polygon(new int[] {10, 12, 14}, new int[] {5, 0, 5}, 3));
          q.setTransform(t);
        }
        q.setColor(s == 'X' ? new Color(0xffd84a) : new Color(0xd03030));
        q.fill(new Ellipse2D.Double(9, 9, 6, 6));
      }
      q.dispose();
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) * 7 + 3);
    String status = field("status");
    wear(pick(g, "Metal", "Nimbus", "Metal", "CDE/Motif"));
    int top = (int) Math.min(44, Double.parseDouble(field("maxCell")));
    size = 20 + (top > 20 ? g.nextInt(top - 19) : 0);
    paper = pick(g, new Color(0xfffdf4), new Color(0xe6e9ee), new Color(0xffffff));
    rule = pick(g, new Color(0xc4c0b0), new Color(0x9aa2ae));
    cloth = pick(g, new Color(0xcc1b2b), new Color(0xe06a00), new Color(0x8a1fb0));
    ink = pick(g, colours(0x1646c4, 0x207a2a, 0xcc2020, 0x3b1f8f, 0x8a3b08, 0x0b7480, 0x141414, 0x6d6d6d), colours(0x0b63b0, 0x4a8000, 0xb3003c, 0x6b2aa8, 0xa65a00, 0x008a80, 0x333333, 0x808080));
    Color tint = pick(g, null, null, new Color(0xb7c7e0), new Color(0xc8d8b4));
    int gap = pick(g, 0, 0, 1, 2);
    Font font = new Font(pick(g, "Dialog", "DejaVu Serif", "Liberation Sans"), Font.BOLD, Math.max(11, (int) (size * (0.5 + 0.12 * g.nextDouble()))));
    JFrame frame = new JFrame(pick(g, "Gazette Minesweeper", "Mine Gazette"));
    JMenuBar bar = new JMenuBar();
    for (String name : new String[] {"Game", "Difficulty", "Help"}) bar.add(new JMenu(name));
    frame.setJMenuBar(bar);
    JPanel board = new JPanel(new GridLayout(rows, cols, gap, gap));
    for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) board.add(cell(cells[r][c], font, tint));
    JPanel middle = new JPanel(new GridBagLayout());
    middle.setBorder(new EmptyBorder(8, 8, 8, 8));
    middle.add(board);
    frame.add(middle);
    JPanel head = new JPanel(new BorderLayout());
    head.setBorder(new EmptyBorder(4, 10, 0, 10));
    head.add(new JLabel("Mines left: " + (status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags())), BorderLayout.WEST);
    head.add(new JLabel("Time: " + g.nextInt(400)), BorderLayout.EAST);
    frame.add(head, BorderLayout.NORTH);
    boolean narrow = size * cols < Math.min(900, Double.parseDouble(field("maxCell")) * cols - 170);
    if (narrow && g.nextInt(3) > 0) {
      DefaultTableModel rowsOf = new DefaultTableModel(new Object[] {"Name", "Best"}, 0);
      String[] names = {"Ida", "Tomas", "you", "Wren", "Otto"};
      int t = 20 + g.nextInt(40);
      for (String name : names) rowsOf.addRow(new Object[] {name, "" + (t += 1 + g.nextInt(30))});
      JScrollPane side = new JScrollPane(new JTable(rowsOf));
      side.setPreferredSize(new Dimension(130, 120));
      frame.add(side, BorderLayout.EAST);
    }
    JLabel foot = new JLabel(status.equals("won") ? " Field cleared." : status.equals("lost") ? " Mine hit. Game over." : " Ready");
    foot.setBorder(new BevelBorder(BevelBorder.LOWERED));
    frame.add(foot, BorderLayout.SOUTH);
    frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
    frame.pack();
    frame.setVisible(true);
    frame.getRootPane().requestFocusInWindow();
    tell(out, board, () -> boxOf(board.getComponent(0), board.getComponent(rows * cols - 1)));
  }

  static JComponent cell(char s, Font font, Color tint) {
    JComponent w;
    if ("#F?x".indexOf(s) >= 0) {
      JButton b = new JButton(s == '?' ? "?" : "");
      b.setMargin(new Insets(0, 0, 0, 0));
      b.setFocusable(false);
      b.setFont(font);
      if (tint != null) b.setBackground(tint);
      if (s == 'F' || s == 'x') b.setIcon(new Mark(s));
      if (b.getInsets().left > size / 4) b.setBorder(BorderFactory.createRaisedBevelBorder());
      w = b;
    } else {
      JLabel l = new JLabel(s >= '1' && s <= '8' ? "" + s : "", SwingConstants.CENTER);
      l.setOpaque(true);
      l.setFont(font);
      l.setBackground(s == 'X' ? new Color(0xe84b3c) : paper);
      l.setBorder(BorderFactory.createLineBorder(rule));
      if (s >= '1' && s <= '8') l.setForeground(ink[s - '1']);
      if (s == '*' || s == 'X') l.setIcon(new Mark(s));
      w = l;
    }
    w.setPreferredSize(new Dimension(size, size));
    return w;
  }
}
