import java.awt.*;
import java.awt.geom.*;
import java.util.*;
import javax.swing.*;
import javax.swing.border.*;

/** One painted panel: opened squares are tinted by how dangerous they are, covered ones are brick, plank, weave or plain plastic; gauges and spinners at its side. */
public class SwingHeat extends Support {
  static Random g;
  static int size;
  static double gap;
  static Color[] heat;
  static Color cover, line, dark, flagTone;
  static boolean tinted;
  static String texture, flagKind, mineKind, family;
  static int style;
  static Color[] ink;
  static double part;

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static Color mix(Color a, Color b, double t) {
    return new Color((int) (a.getRed() * (1 - t) + b.getRed() * t), (int) (a.getGreen() * (1 - t) + b.getGreen() * t), (int) (a.getBlue() * (1 - t) + b.getBlue() * t));
  }

  static boolean isDark(Color c) {
    return c.getRed() * 0.3 + c.getGreen() * 0.59 + c.getBlue() * 0.11 < 128;
  }

  static class Board extends JPanel {
    Board() {
      setPreferredSize(new Dimension(cols * size, rows * size));
      setOpaque(true);
      setBackground(line);
    }

    @Override
    protected void paintComponent(Graphics plain) {
      super.paintComponent(plain);
      Graphics2D q = (Graphics2D) plain.create();
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          Graphics2D at = (Graphics2D) q.create();
          at.translate(c * size + gap / 2, r * size + gap / 2);
          double n = size - gap;
          at.clip(new Rectangle2D.Double(0, 0, n, n));
          cell(at, cells[r][c], n, r, c);
          at.dispose();
        }
      q.dispose();
    }

    void cell(Graphics2D q, char s, double n, int r, int c) {
      Rectangle2D all = new Rectangle2D.Double(0, 0, n, n);
      boolean closed = "#F?x".indexOf(s) >= 0;
      Color floor = heat[0];
      if (closed) covered(q, n, r, c);
      else {
        if (tinted && s >= '1' && s <= '8') floor = heat[s - '0'];
        if (s == 'X') floor = new Color(0xff3b30);
        q.setColor(floor);
        q.fill(all);
        if (gap == 0) {
          q.setColor(line);
          q.setStroke(new BasicStroke(1));
          q.draw(new Rectangle2D.Double(-0.5, -0.5, n, n));
        }
      }
      if (s >= '1' && s <= '8') glyph(q, s, n, tinted ? (isDark(floor) ? Color.WHITE : new Color(0x1a1a1a)) : ink[s - '1']);
      else if (s == '?') glyph(q, s, n, isDark(cover) ? Color.WHITE : new Color(0x202020));
      q.scale(n / 20, n / 20);
      if (s == 'F' || s == 'x') flag(q);
      if (s == '*' || s == 'X') mine(q, s == 'X' ? Color.BLACK : dark);
      if (s == 'x') {
        for (int i = 0; i < 2; i++) {
          q.setColor(i == 0 ? Color.WHITE : new Color(0x101010));
          q.setStroke(new BasicStroke(i == 0 ? 4.2f : 2.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
          q.draw(new Line2D.Double(4, 4, 16, 16));
          q.draw(new Line2D.Double(16, 4, 4, 16));
        }
      }
    }

    void covered(Graphics2D q, double n, int r, int c) {
      q.setPaint(new GradientPaint(0, 0, mix(cover, Color.WHITE, 0.14), 0, (float) n, mix(cover, Color.BLACK, 0.1)));
      q.fill(new Rectangle2D.Double(0, 0, n, n));
      Color seam = mix(cover, Color.BLACK, 0.2);
      q.setStroke(new BasicStroke((float) Math.max(1, n / 30)));
      q.setColor(seam);
      if (texture.equals("brick")) {
        q.draw(new Line2D.Double(0, n / 2, n, n / 2));
        q.draw(new Line2D.Double(n * 0.5, 0, n * 0.5, n / 2));
        q.draw(new Line2D.Double(n * 0.25, n / 2, n * 0.25, n));
        q.draw(new Line2D.Double(n * 0.75, n / 2, n * 0.75, n));
      } else if (texture.equals("plank")) {
        for (int i = 1; i < 4; i++) q.draw(new CubicCurve2D.Double(0, n * i / 4, n / 3, n * (i / 4.0 - 0.06), n * 2 / 3, n * (i / 4.0 + 0.06), n, n * i / 4));
      } else if (texture.equals("weave")) {
        for (int i = 0; i < 4; i++)
          for (int k = 0; k < 4; k++)
            if ((i + k) % 2 == 0) q.fill(new Rectangle2D.Double(n * i / 4, n * k / 4, n / 4, n / 4));
      }
      double b = Math.max(1, n / 14);
      q.setColor(new Color(255, 255, 255, 130));
      q.fill(new Rectangle2D.Double(0, 0, n, b));
      q.fill(new Rectangle2D.Double(0, 0, b, n));
      q.setColor(new Color(0, 0, 0, 110));
      q.fill(new Rectangle2D.Double(0, n - b, n, b));
      q.fill(new Rectangle2D.Double(n - b, 0, b, n));
      q.setStroke(new BasicStroke(1));
      q.setColor(mix(cover, Color.BLACK, 0.5));
      if (gap == 0) q.draw(new Rectangle2D.Double(-0.5, -0.5, n, n));
    }

    void glyph(Graphics2D q, char s, double n, Color colour) {
      Font font = new Font(family, style, 10).deriveFont((float) (n * part));
      Rectangle2D b = font.createGlyphVector(q.getFontRenderContext(), "" + s).getVisualBounds();
      q.setFont(font);
      if (s == '?') {
        q.setColor(isDark(colour) ? new Color(255, 255, 255, 150) : new Color(0, 0, 0, 150));
        q.drawString("" + s, (float) (n / 2 - b.getCenterX() + 1), (float) (n / 2 - b.getCenterY() + 1));
      }
      q.setColor(colour);
      q.drawString("" + s, (float) (n / 2 - b.getCenterX()), (float) (n / 2 - b.getCenterY()));
    }

    void flag(Graphics2D q) {
      Color staff = isDark(cover) ? Color.WHITE : new Color(0x181818);
      q.setColor(staff);
      Path2D f = new Path2D.Double();
      if (flagKind.equals("golf")) {
        q.fill(new Rectangle2D.Double(9.3, 3, 1.4, 13));
        q.fill(new Ellipse2D.Double(5.5, 14.6, 9, 3));
        f.moveTo(10.7, 3);
        f.lineTo(17, 6);
        f.lineTo(10.7, 9);
      } else if (flagKind.equals("checker")) {
        q.fill(new Rectangle2D.Double(4, 3, 1.4, 14.5));
        q.setColor(Color.WHITE);
        q.fill(new Rectangle2D.Double(5.4, 3, 11.2, 8.4));
        q.setColor(flagTone);
        for (int i = 0; i < 4; i++)
          for (int k = 0; k < 3; k++)
            if ((i + k) % 2 == 0) q.fill(new Rectangle2D.Double(5.4 + i * 2.8, 3 + k * 2.8, 2.8, 2.8));
        return;
      } else {
        f.moveTo(10, 2.6);
        f.lineTo(17.4, 10);
        f.lineTo(10, 17.4);
        f.lineTo(2.6, 10);
        f.closePath();
        q.setColor(flagTone);
        q.fill(f);
        q.setStroke(new BasicStroke(1.2f));
        q.setColor(staff);
        q.draw(f);
        q.fill(new Rectangle2D.Double(9, 6, 2, 5));
        q.fill(new Rectangle2D.Double(9, 12.2, 2, 2));
        return;
      }
      f.closePath();
      q.setColor(flagTone);
      q.fill(f);
      q.setColor(mix(flagTone, Color.BLACK, 0.5));
      q.setStroke(new BasicStroke(0.7f));
      q.draw(f);
    }

    void mine(Graphics2D q, Color colour) {
      q.setColor(colour);
      if (mineKind.equals("gear")) {
        for (int i = 0; i < 8; i++) {
          AffineTransform old = q.getTransform();
          q.rotate(Math.PI * i / 4, 10, 10);
          q.fill(new Rectangle2D.Double(8.7, 2.2, 2.6, 5));
          q.setTransform(old);
        }
        q.fill(new Ellipse2D.Double(4.4, 4.4, 11.2, 11.2));
        q.setColor(isDark(colour) ? new Color(0xff8a80) : new Color(0x303030));
        q.fill(new Ellipse2D.Double(7.6, 7.6, 4.8, 4.8));
      } else {
        q.fill(new RoundRectangle2D.Double(3.4, 9, 13.2, 7, 4, 4));
        q.fill(new Rectangle2D.Double(6.6, 6.4, 6.8, 3));
        q.setStroke(new BasicStroke(1.4f));
        for (int i = 0; i < 3; i++) q.draw(new Line2D.Double(7 + i * 3, 6.6, 5 + i * 5, 2.6));
        q.setColor(new Color(0xffc400));
        q.fill(new Ellipse2D.Double(8.6, 11, 2.8, 2.8));
      }
    }
  }

  static void show(String out) {
    g = new Random(Long.parseLong(field("seed")) * 31 + 7);
    for (int i = 0; i < 4; i++) g.nextInt();
    String status = field("status");
    wear(pick(g, "Metal", "Nimbus", "GTK+", "Metal"));
    double room = Double.parseDouble(field("maxCell"));
    boolean aside = g.nextInt(5) < 2;
    if (aside) room = (room * cols - 170) / cols;
    int top = (int) Math.min(56, room);
    size = 20 + (top > 20 ? g.nextInt(top - 19) : 0);
    gap = pick(g, 0, 0, 1, 2, 4);
    tinted = g.nextInt(3) > 0;
    texture = pick(g, "brick", "plank", "weave", "plain", "plain");
    flagKind = pick(g, "golf", "checker", "diamond");
    mineKind = pick(g, "gear", "box");
    family = pick(g, "SansSerif", "Dialog", "Liberation Sans Narrow", "DejaVu Serif", "URW Gothic", "Nimbus Sans");
    style = pick(g, Font.BOLD, Font.BOLD, Font.PLAIN);
    part = 0.66 + g.nextInt(20) / 100.0;
    ink = pick(g, colours(0x1f4fd8, 0x1c8a2b, 0xd02020, 0x5a1fa0, 0x9a5600, 0x0a7a8a, 0x202020, 0x6a6a6a), colours(0x0000c8, 0x006400, 0xc80000, 0x191970, 0x800000, 0x008b8b, 0x000000, 0x696969));
    Color cold = pick(g, new Color(0xf7f7f2), new Color(0xeaf3fb), new Color(0xfff8e8));
    Color hot = pick(g, new Color(0xd1391f), new Color(0x7b2d8b), new Color(0x0f6e6e), new Color(0xb06000));
    heat = new Color[9];
    for (int i = 0; i < 9; i++) heat[i] = i == 0 ? cold : mix(cold, hot, 0.12 + 0.88 * Math.min(1, i / 6.0));
    cover = pick(g, new Color(0x7a8ea8), new Color(0xb06a4a), new Color(0xa8906a), new Color(0x4a6a58), new Color(0xc4c4cc), new Color(0x4b4b5a));
    line = mix(cover, gap > 1 ? new Color(0x202020) : new Color(0xb0b0b0), 0.55);
    dark = new Color(0x222226);
    flagTone = isDark(cover) ? pick(g, new Color(0xffd23a), new Color(0xff5a4a)) : pick(g, new Color(0xc8102e), new Color(0x0b5fc0), new Color(0xd02a00));
    JFrame frame = new JFrame(pick(g, "HeatSweep", "Minesweeper (Java)", "Danger Map 1.0"));
    if (g.nextBoolean()) {
      JMenuBar bar = new JMenuBar();
      for (String name : new String[] {"Game", "Colours", "About"}) bar.add(new JMenu(name));
      frame.setJMenuBar(bar);
    }
    int left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags();
    int seconds = g.nextInt(500);
    String word = status.equals("won") ? "Clear!" : status.equals("lost") ? "Destroyed" : "Careful…";
    Board board = new Board();
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 0));
    int rim = pick(g, 0, 6, 12);
    middle.setBorder(BorderFactory.createEmptyBorder(rim, rim, rim, rim));
    JPanel hold = new JPanel(new BorderLayout());
    hold.setBorder(pick(g, BorderFactory.createEmptyBorder(), BorderFactory.createLoweredBevelBorder(), BorderFactory.createLineBorder(Color.DARK_GRAY, 2)));
    hold.add(board);
    middle.add(hold);
    frame.add(middle);
    if (aside) {
      JPanel panel = new JPanel();
      panel.setLayout(new BoxLayout(panel, BoxLayout.Y_AXIS));
      panel.setBorder(new CompoundBorder(BorderFactory.createEmptyBorder(6, 6, 6, 6), new TitledBorder("Game")));
      JProgressBar done = new JProgressBar(0, 100);
      done.setValue(g.nextInt(100));
      done.setStringPainted(true);
      done.setPreferredSize(new Dimension(110, 20));
      for (JComponent item : new JComponent[] {new JLabel("Mines: " + left), new JLabel("Time: " + seconds + " s"), new JLabel(word), done, new JButton("New"), new JCheckBox("Tint", tinted)}) {
        item.setAlignmentX(0);
        panel.add(item);
        panel.add(Box.createVerticalStrut(4));
      }
      frame.add(panel, pick(g, BorderLayout.EAST, BorderLayout.WEST));
    } else {
      JPanel head = new JPanel(new BorderLayout());
      head.setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
      head.add(new JLabel("Mines " + left), BorderLayout.WEST);
      JPanel centre = new JPanel();
      centre.add(new JButton(status.equals("playing") ? "Restart" : word));
      head.add(centre);
      head.add(new JLabel("Time " + seconds), BorderLayout.EAST);
      frame.add(head, pick(g, BorderLayout.NORTH, BorderLayout.NORTH, BorderLayout.SOUTH));
    }
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, frame, () -> boxOf(board));
  }
}
