import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** A course exercise: a grid of JToggleButtons, pressed once open, as the look and feel paints them; digits are their texts, marks are Icons. */
public class SwingToggles extends Support {

  static Path2D path(double... xy) {
    Path2D p = new Path2D.Double();
    p.moveTo(xy[0], xy[1]);
    for (int i = 2; i < xy.length; i += 2) p.lineTo(xy[i], xy[i + 1]);
    p.closePath();
    return p;
  }

  /** A drawing on a square of 16 by 16 that is enlarged to `side`. */
  record Mark(char cell, int flag, int mine, int side, Color ink) implements Icon {
    public int getIconWidth() {
      return side;
    }

    public int getIconHeight() {
      return side;
    }

    public void paintIcon(Component on, Graphics graphics, int x, int y) {
      Graphics2D q = (Graphics2D) graphics.create();
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.translate(x, y);
      q.scale(side / 16.0, side / 16.0);
      if (cell == 'F' || cell == 'x') flag(q);
      else mine(q);
      if (cell == 'x')
        for (int i = 0; i < 2; i++) {
          q.setColor(i == 0 ? Color.WHITE : Color.BLACK);
          q.setStroke(new BasicStroke(i == 0 ? 3.4f : 1.8f));
          q.draw(new Line2D.Double(2, 2, 14, 14));
          q.draw(new Line2D.Double(14, 2, 2, 14));
        }
      q.dispose();
    }

    void flag(Graphics2D q) {
      Color red = new Color(0xd0121b);
      q.setColor(new Color(0x202020));
      if (flag == 0) {
        q.fill(new Rectangle2D.Double(3.4, 1, 1.5, 14));
        q.setColor(red);
        q.fill(new Rectangle2D.Double(4.9, 1.6, 9, 6.4));
      } else if (flag == 1) {
        q.fill(path(8, 0.6, 15.6, 14.6, 0.4, 14.6));
        q.setColor(new Color(0xffcf1a));
        q.fill(path(8, 3, 13.6, 13.4, 2.4, 13.4));
        q.setColor(new Color(0x202020));
        q.fill(new Rectangle2D.Double(7.2, 6, 1.6, 4));
        q.fill(new Rectangle2D.Double(7.2, 10.9, 1.6, 1.5));
      } else {
        q.fill(new Rectangle2D.Double(7.3, 8, 1.4, 7.4));
        q.setColor(red);
        q.fill(new RoundRectangle2D.Double(4.6, 0.8, 6.8, 4, 2, 2));
        q.fill(path(5.8, 4.4, 10.2, 4.4, 12.4, 9, 3.6, 9));
      }
    }

    void mine(Graphics2D q) {
      q.setColor(ink);
      if (mine == 0) {
        q.setStroke(new BasicStroke(1.4f));
        for (int i = 0; i < 4; i++) {
          double a = i * Math.PI / 4, x = 7 * Math.cos(a), y = 7 * Math.sin(a);
          q.draw(new Line2D.Double(8 - x, 8 - y, 8 + x, 8 + y));
        }
        q.fill(new Ellipse2D.Double(3.6, 3.6, 8.8, 8.8));
      } else if (mine == 1) {
        q.fill(new Ellipse2D.Double(1.6, 4.4, 10.6, 10.6));
        q.setStroke(new BasicStroke(1.3f));
        q.draw(new QuadCurve2D.Double(10, 6, 11.4, 2.4, 13.4, 3));
        q.setColor(new Color(0xff9a1a));
        q.fill(new Ellipse2D.Double(12.2, 1.4, 3, 3));
      } else {
        Path2D star = new Path2D.Double();
        star.moveTo(15.4, 8);
        for (int i = 1; i < 20; i++) {
          double far = i % 2 == 0 ? 7.4 : 4.4;
          star.lineTo(8 + far * Math.cos(i * Math.PI / 10), 8 + far * Math.sin(i * Math.PI / 10));
        }
        star.closePath();
        q.fill(star);
      }
      q.setColor(new Color(ink.getRed() < 128 ? 0xffffff : 0x303030));
      q.fill(new Ellipse2D.Double(5.2, 6.2, 2.2, 2.2));
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) * 13 + 5);
    g.nextInt();
    String status = field("status"), look = pick(g, "Metal", "Metal", "Nimbus", "CDE/Motif");
    wear(look);
    int room = (int) Double.parseDouble(field("maxCell")), top = Math.max(20, Math.min(48, room)), size = 20 + g.nextInt(top - 19), gap = pick(g, 0, 0, 1, 2);
    boolean nimbus = look.equals("Nimbus");
    Color[] ink = new Color[8];
    int[] full = {0x0020d0, 0x006a10, 0xc80000, 0x40108a, 0x803000, 0x006068, 0x000000, 0x505050};
    boolean black = g.nextInt(4) == 0;
    for (int i = 0; i < 8; i++) ink[i] = black ? Color.BLACK : new Color(full[i]);
    int flag = g.nextInt(3), mine = g.nextInt(3), side = (int) (size * 0.66);
    Font font = new Font(pick(g, "Dialog", "SansSerif", "Serif", "Monospaced"), Font.BOLD, Math.max(11, (int) (size * (0.52 + 0.14 * g.nextDouble()))));
    JPanel board = new JPanel(new GridLayout(rows, cols, gap, gap));
    JToggleButton[][] buttons = new JToggleButton[rows][cols];
    for (int r = 0; r < rows; r++)
      for (int c = 0; c < cols; c++) {
        char s = cells[r][c];
        JToggleButton b = buttons[r][c] = new JToggleButton();
        b.setPreferredSize(new Dimension(size, size));
        b.setMargin(new Insets(0, 0, 0, 0));
        b.setFont(font);
        b.setFocusPainted(false);
        b.setFocusable(false);
        if (nimbus) {
          UIDefaults over = new UIDefaults();
          over.put("ToggleButton.contentMargins", new Insets(0, 0, 0, 0));
          b.putClientProperty("Nimbus.Overrides", over);
        }
        b.setSelected("012345678*X".indexOf(s) >= 0);
        if (s >= '1' && s <= '8') {
          b.setText("" + s);
          b.setForeground(ink[s - '1']);
          if (!nimbus) continue;
          UIDefaults over = (UIDefaults) b.getClientProperty("Nimbus.Overrides");
          over.put("ToggleButton[Selected].textForeground", ink[s - '1']);
          b.putClientProperty("Nimbus.Overrides", over);
        } else if (s == '?') b.setText("?");
        else if (s == 'F' || s == 'x') b.setIcon(new Mark(s, flag, mine, side, Color.BLACK));
        else if (s == '*') b.setIcon(new Mark(s, flag, mine, side, Color.BLACK));
        else if (s == 'X') {
          b.setIcon(new Mark(s, flag, mine, side, new Color(0x300000)));
          b.setUI(new javax.swing.plaf.basic.BasicToggleButtonUI());
          b.setContentAreaFilled(false);
          b.setOpaque(true);
          b.setBackground(new Color(0xff4030));
          b.setBorder(new LineBorder(new Color(0x801008)));
        }
      }
    for (JToggleButton[] row : buttons) for (JToggleButton b : row) board.add(b);
    JFrame frame = new JFrame(pick(g, "Exercise 7: Mines", "Toggle Mines", "MineField - Java"));
    JMenuBar bar = new JMenuBar();
    for (String name : new String[] {"Game", "Look", "About"}) bar.add(new JMenu(name));
    if (g.nextInt(3) > 0) frame.setJMenuBar(bar);
    int left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags();
    JPanel head = new JPanel(new FlowLayout(FlowLayout.CENTER, 14, 5));
    JTextField count = new JTextField("" + left, 4), time = new JTextField("" + g.nextInt(500), 4);
    for (JTextField f : new JTextField[] {count, time}) {
      f.setEditable(false);
      f.setFocusable(false);
      f.setHorizontalAlignment(SwingConstants.RIGHT);
    }
    head.add(count);
    head.add(new JButton(status.equals("playing") ? "Restart" : status.equals("won") ? "You won" : "You lost"));
    head.add(time);
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, 8, 8));
    JPanel held = new JPanel(new BorderLayout());
    held.setBorder(pick(g, BorderFactory.createEtchedBorder(), BorderFactory.createLoweredBevelBorder(), BorderFactory.createTitledBorder("Field"), BorderFactory.createEmptyBorder()));
    held.add(board);
    middle.add(held);
    frame.add(head, pick(g, BorderLayout.NORTH, BorderLayout.SOUTH));
    frame.add(middle);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, board, () -> boxOf(buttons[0][0], buttons[rows - 1][cols - 1]));
  }
}
