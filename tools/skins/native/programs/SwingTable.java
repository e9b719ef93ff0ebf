import java.awt.*;
import java.awt.geom.*;
import java.util.*;
import javax.swing.*;
import javax.swing.border.*;
import javax.swing.table.*;

/** A JTable with a renderer: covered cells look like buttons of the look and feel or like gradient tiles, marks are Icons that paint themselves. */
public class SwingTable extends Support {

  /** A flag, a mine or a struck flag at any size. */
  record Mark(char kind, int size, Color dark, Color flag, int style) implements Icon {
    public int getIconWidth() { return size; }
    public int getIconHeight() { return size; }

    public void paintIcon(Component on, Graphics graphics, int x, int y) {
      Graphics2D q = (Graphics2D) graphics.create();
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.translate(x, y);
      q.scale(size / 16.0, size / 16.0);
      q.setColor(dark);
      if (kind == '*') {
        q.setStroke(new BasicStroke(1.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (int i = 0; i < 8; i++) {
          double a = i * Math.PI / 4 + (style == 1 ? Math.PI / 8 : 0);
          q.draw(new Line2D.Double(8, 8, 8 + 6.6 * Math.cos(a), 8 + 6.6 * Math.sin(a)));
        }
        q.setPaint(new RadialGradientPaint(6.5f, 6.5f, 6f, new float[] {0, 1}, new Color[] {dark.brighter().brighter(), dark}));
        q.fill(new Ellipse2D.Double(3.5, 3.5, 9, 9));
        q.setColor(new Color(255, 255, 255, 200));
        q.fill(new Ellipse2D.Double(5.5, 5.5, 2.4, 2.4));
      } else {
        q.fill(new Rectangle2D.Double(4, 1.5, 1.3, 13));
        Path2D cloth = new Path2D.Double();
        cloth.moveTo(5.3, 2);
        if (style == 0) {
          cloth.lineTo(14, 5.5);
          cloth.lineTo(5.3, 9);
        } else {
          cloth.curveTo(8, 0.5, 10, 4, 14, 2.5);
          cloth.lineTo(14, 8.5);
          cloth.curveTo(10, 10, 8, 6.5, 5.3, 8.5);
        }
        cloth.closePath();
        q.setPaint(new GradientPaint(5, 2, flag.brighter(), 14, 9, flag.darker()));
        q.fill(cloth);
        if (kind == 'x') {
          q.setColor(Color.BLACK);
          q.setStroke(new BasicStroke(1.8f));
          q.draw(new Line2D.Double(2, 2, 14, 14));
          q.draw(new Line2D.Double(14, 2, 2, 14));
        }
      }
      q.dispose();
    }
  }

  /** A tile with a gradient of its own and a thin edge. */
  static class Tile extends JLabel {
    final Color a, b, edge;
    final int arc;

    Tile(Color a, Color b, Color edge, int arc) {
      super("", CENTER);
      this.a = a;
      this.b = b;
      this.edge = edge;
      this.arc = arc;
    }

    protected void paintComponent(Graphics graphics) {
      Graphics2D q = (Graphics2D) graphics;
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setPaint(new GradientPaint(0, 0, a, 0, getHeight(), b));
      q.fillRoundRect(0, 0, getWidth() - 1, getHeight() - 1, arc, arc);
      q.setColor(edge);
      q.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 1, arc, arc);
      super.paintComponent(graphics);
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
    Object[][] shown = new Object[rows][cols];
    for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) shown[r][c] = cells[r][c];
    String look = pick(g, "Metal", "Nimbus", "Nimbus", "CDE/Motif");
    wear(look);
    int top = (int) Math.min(52, Double.parseDouble(field("maxCell")));
    int size = 20 + (top > 20 ? g.nextInt(top - 19) : 0);
    boolean dark = g.nextInt(4) == 0;
    Color[] ink = dark
        ? new Color[] {new Color(0x6ab0ff), new Color(0x7ddc7d), new Color(0xff7878), new Color(0xd08cff), new Color(0xffb060), new Color(0x5fd7d7), Color.WHITE, Color.LIGHT_GRAY}
        : pick(g, new Color[] {new Color(0x0033cc), new Color(0x007a1f), new Color(0xd0021b), new Color(0x1b0b78), new Color(0x7b1e00), new Color(0x007c80), Color.BLACK, Color.GRAY},
            new Color[] {new Color(0x2962ff), new Color(0x00897b), new Color(0xe91e63), new Color(0x7b1fa2), new Color(0xe65100), new Color(0x455a64), new Color(0x3e2723), new Color(0x9e9e9e)});
    Color paper = dark ? new Color(0x2b2b2b) : pick(g, Color.WHITE, new Color(0xf2f2f2), new Color(0xfffbe6), new Color(0xd6d9df));
    Color grid = dark ? new Color(0x4a4a4a) : pick(g, new Color(0x9aa3ad), Color.LIGHT_GRAY, Color.GRAY);
    Color[] cover = dark ? new Color[] {new Color(0x6b7480), new Color(0x4a525c)} : pick(g, new Color[] {new Color(0xcfe0f5), new Color(0x86a9d6)},
        new Color[] {new Color(0xf5d6b0), new Color(0xd99a52)}, new Color[] {new Color(0xe4e4e4), new Color(0xb0b0b0)}, new Color[] {new Color(0xd3ecc4), new Color(0x86bf6b)});
    boolean native_ = !dark && g.nextBoolean();
    Font font = new Font(pick(g, "SansSerif", "Lucida Sans", "Liberation Sans", "Serif", "DejaVu Sans Mono"), pick(g, Font.BOLD, Font.BOLD, Font.PLAIN), Math.max(11, (int) (size * (0.5 + 0.18 * g.nextDouble()))));
    int style = g.nextInt(2), iconSize = Math.max(12, (int) (size * (0.6 + 0.15 * g.nextDouble())));
    int arc = pick(g, 0, 0, size / 4);
    Color cloth = pick(g, new Color(0xd81e1e), new Color(0xd81e1e), new Color(0xf07800), new Color(0x1560d0));
    if (cover[0].getRed() == 0xcf && cloth.getBlue() > 200 || dark && cloth.getBlue() > 200) cloth = new Color(0xd81e1e);
    Color pole = dark ? Color.WHITE : new Color(0x222222);
    Icon flag = new Mark('F', iconSize, pole, cloth, style), mine = new Mark('*', iconSize, dark ? new Color(0xc8c8c8) : new Color(0x202020), cloth, style);
    Icon wrong = new Mark('x', iconSize, pole, cloth, style), hit = new Mark('*', iconSize, new Color(0x202020), cloth, style);

    JToggleButton button = new JToggleButton();
    button.setMargin(new Insets(0, 0, 0, 0));
    if (look.equals("Nimbus")) button.setBackground(new Color(0xc6cbd4)); // a cell renderer would otherwise come out white
    if (look.equals("CDE/Motif")) button.setBorder(BorderFactory.createRaisedBevelBorder());
    JLabel face = native_ ? null : new Tile(cover[0], cover[1], cover[1].darker(), arc);
    JLabel open = new JLabel("", SwingConstants.CENTER);
    open.setOpaque(true);
    JTable table = new JTable(new DefaultTableModel(shown, new Object[cols]));
    table.setDefaultRenderer(Object.class, (t, value, selected, focus, r, c) -> {
      char s = (Character) value;
      String text = s >= '1' && s <= '8' || s == '?' ? "" + s : "";
      Icon icon = s == 'F' ? flag : s == 'x' ? wrong : s == '*' ? mine : s == 'X' ? hit : null;
      if ("012345678*X".indexOf(s) >= 0) {
        open.setBackground(s == 'X' ? new Color(0xff4d4d) : paper);
        open.setForeground(text.isEmpty() ? Color.BLACK : ink[s - '1']);
        open.setFont(font);
        open.setText(text);
        open.setIcon(icon);
        return open;
      }
      if (native_) {
        button.setText(text);
        button.setIcon(icon);
        button.setFont(font);
        UIDefaults tight = new UIDefaults();
        tight.put("ToggleButton.contentMargins", new Insets(0, 0, 0, 0));
        button.putClientProperty("Nimbus.Overrides", tight);
        return button;
      }
      face.setText(text);
      face.setIcon(icon);
      face.setFont(font);
      face.setForeground(dark ? Color.WHITE : Color.BLACK);
      return face;
    });
    table.setTableHeader(null);
    table.setAutoResizeMode(JTable.AUTO_RESIZE_OFF);
    table.setFillsViewportHeight(false);
    table.setRowHeight(size);
    for (int c = 0; c < cols; c++) {
      TableColumn col = table.getColumnModel().getColumn(c);
      col.setMinWidth(size);
      col.setMaxWidth(size);
      col.setPreferredWidth(size);
    }
    int space = pick(g, 0, 1, 1, 2);
    table.setIntercellSpacing(new Dimension(space, space));
    table.setShowGrid(space > 0);
    table.setGridColor(grid);
    table.setBackground(grid);

    JFrame frame = new JFrame(pick(g, "Mine Table", "JMinefield", "Minesweeper 2.1"));
    if (g.nextInt(3) > 0) {
      JMenuBar bar = new JMenuBar();
      for (String name : new String[] {"File", "Level", "Help"}) bar.add(new JMenu(name));
      frame.setJMenuBar(bar);
    }
    JToolBar tools = new JToolBar();
    tools.setFloatable(g.nextBoolean());
    tools.add(new JButton(status.equals("playing") ? "New" : "Again"));
    tools.addSeparator();
    JLabel count = new JLabel(" " + (Integer.parseInt(field("mines")) - flags()) + " ", flag, SwingConstants.LEFT);
    tools.add(count);
    tools.add(Box.createHorizontalGlue());
    int seconds = g.nextInt(600);
    tools.add(new JLabel(String.format("%d:%02d ", seconds / 60, seconds % 60)));
    frame.add(tools, BorderLayout.NORTH);
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, pick(g, 4, 12), pick(g, 4, 12)));
    JPanel held = new JPanel(new BorderLayout());
    held.setBorder(pick(g, BorderFactory.createEtchedBorder(), BorderFactory.createLineBorder(grid), BorderFactory.createLoweredBevelBorder()));
    held.add(table);
    middle.add(held);
    frame.add(middle);
    JLabel foot = new JLabel(status.equals("won") ? " All mines found!" : status.equals("lost") ? " You hit a mine." : " " + cols + " x " + rows + ", " + field("mines") + " mines");
    foot.setBorder(new CompoundBorder(new MatteBorder(1, 0, 0, 0, Color.GRAY), new EmptyBorder(2, 4, 2, 4)));
    if (g.nextBoolean()) frame.add(foot, BorderLayout.SOUTH);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, table, () -> boxOf(table));
  }
}
