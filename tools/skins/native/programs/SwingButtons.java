import java.awt.*;
import java.util.*;
import javax.swing.*;
import javax.swing.border.*;

/** A GridLayout of JButtons under Metal, Nimbus or Motif; open cells are labels, disabled or borderless buttons. */
public class SwingButtons extends Support {

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")));
    String status = field("status");
    String look = pick(g, "Metal", "Metal", "Nimbus", "Nimbus", "CDE/Motif");
    wear(look);
    UIManager.put("Button.contentMargins", new Insets(0, 0, 0, 0));
    UIDefaults tight = new UIDefaults();
    tight.put("Button.contentMargins", new Insets(0, 0, 0, 0));
    int top = (int) Math.min(48, Double.parseDouble(field("maxCell")));
    int size = 20 + (top > 20 ? g.nextInt(top - 19) : 0);
    int gap = pick(g, 0, 0, 1, 2);
    Font font = new Font(pick(g, "DejaVu Sans", "Dialog", "Liberation Sans", "Monospaced"), pick(g, Font.BOLD, Font.PLAIN), Math.max(9, (int) (size * (0.45 + 0.2 * g.nextDouble()))));
    Color[] ink = pick(g, new Color[] {Color.BLUE, new Color(0, 128, 0), Color.RED, new Color(0, 0, 128), new Color(128, 0, 0), new Color(0, 128, 128), Color.BLACK, Color.GRAY},
        new Color[] {new Color(0x1565c0), new Color(0x2e7d32), new Color(0xd32f2f), new Color(0x6a1b9a), new Color(0xef6c00), new Color(0x00838f), new Color(0x212121), new Color(0x757575)});
    Color paper = pick(g, Color.WHITE, Color.LIGHT_GRAY, new Color(0xe8e8f0), new Color(0xfff8dc));
    Color cover = pick(g, null, null, new Color(0xa9c4eb), new Color(0xb0b0b0));
    String flag = pick(g, "F", "P", "\u2691", "!"), mine = pick(g, "*", "\u25cf", "\u2739");
    JFrame frame = new JFrame(pick(g, "Minesweeper", "JMines", "Mine Game"));
    JMenuBar bar = new JMenuBar();
    bar.add(new JMenu("Game"));
    bar.add(new JMenu("Help"));
    if (g.nextBoolean()) frame.setJMenuBar(bar);
    JPanel head = new JPanel(new BorderLayout());
    head.setBorder(new EmptyBorder(4, 8, 4, 8));
    head.add(new JLabel("Mines: " + (Integer.parseInt(field("mines")) - flags())), BorderLayout.WEST);
    head.add(new JLabel("Time: " + g.nextInt(300)), BorderLayout.EAST);
    JPanel mid = new JPanel();
    mid.add(new JButton(status.equals("won") ? "Won!" : status.equals("lost") ? "Lost!" : "Reset"));
    head.add(mid);
    frame.add(head, BorderLayout.NORTH);
    JPanel board = new JPanel(new GridLayout(rows, cols, gap, gap));
    JComponent first = null, last = null;
    boolean labels = g.nextBoolean();
    for (int r = 0; r < rows; r++)
      for (int c = 0; c < cols; c++) {
        char s = cells[r][c];
        boolean open = "012345678*X".indexOf(s) >= 0;
        String text = s == '#' || s == '0' ? "" : s == 'F' ? flag : s == '*' || s == 'X' ? mine : s == 'x' ? "\u2717" : "" + s;
        Color colour = s >= '1' && s <= '8' ? ink[s - '1'] : s == 'F' || s == 'x' ? new Color(0xc00000) : Color.BLACK;
        JComponent cell;
        if (open) {
          JLabel label = new JLabel(text, SwingConstants.CENTER);
          label.setOpaque(true);
          label.setBackground(s == 'X' ? new Color(0xf04040) : paper);
          label.setBorder(labels ? BorderFactory.createLineBorder(Color.GRAY) : BorderFactory.createLoweredBevelBorder());
          cell = label;
        } else {
          JButton button = new JButton(text);
          button.setMargin(new Insets(0, 0, 0, 0));
          button.setFocusable(false);
          if (look.equals("Nimbus")) {
            button.putClientProperty("Nimbus.Overrides", tight);
            button.putClientProperty("Nimbus.Overrides.InheritDefaults", true);
          } else if (look.equals("CDE/Motif")) button.setBorder(BorderFactory.createRaisedBevelBorder());
          if (cover != null) button.setBackground(cover);
          cell = button;
        }
        cell.setForeground(colour);
        cell.setFont(font);
        cell.setPreferredSize(new Dimension(size, size));
        board.add(cell);
        if (first == null) first = cell;
        last = cell;
      }
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, pick(g, 0, 10), pick(g, 0, 10)));
    middle.add(board);
    frame.add(middle);
    if (g.nextBoolean()) frame.add(new JLabel(" " + (status.equals("playing") ? "Good luck" : "Game over")), BorderLayout.SOUTH);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    JComponent a = first, z = last;
    tell(out, frame, () -> boxOf(a, z));
  }
}
