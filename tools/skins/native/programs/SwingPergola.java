import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** Swing, a student's project tidied up: a GridLayout of small panels, each painting itself, with or without gaps; raised slats over pale ground, a box of radio buttons or a menu, counters in titled borders. */
public class SwingPergola extends Support {
  static Color[] look, ink;
  static Font font;
  static int style, flagKind;
  static boolean aa;

  static class Cell extends JComponent {
    final char s;
    final int n;

    Cell(char s, int n) {
      this.s = s;
      this.n = n;
      setPreferredSize(new Dimension(n, n));
    }

    protected void paintComponent(Graphics graphics) {
      Graphics2D q = (Graphics2D) graphics.create();
      if (aa) q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      boolean shut = "#F?x".indexOf(s) >= 0;
      if (shut) {
        if (style == 0) {
          q.setColor(look[1]);
          q.fillRect(0, 0, n, n);
          q.setColor(look[1]);
          q.fill3DRect(0, 0, n, n, true);
          q.fill3DRect(1, 1, n - 2, n - 2, true);
        } else if (style == 1) {
          q.setPaint(new GradientPaint(0, 0, look[2], n, n, look[1]));
          q.fillRect(0, 0, n, n);
          q.setColor(look[3]);
          q.drawRect(0, 0, n - 1, n - 1);
        } else {
          q.setPaint(new GradientPaint(0, 0, look[2], 0, n, look[1]));
          q.fillRoundRect(0, 0, n, n, n / 3, n / 3);
          q.setColor(look[3]);
          q.drawRoundRect(0, 0, n - 1, n - 1, n / 3, n / 3);
        }
      } else {
        q.setColor(s == 'X' ? new Color(0xdd3b2f) : look[4]);
        if (style == 2) q.fillRoundRect(0, 0, n, n, n / 3, n / 3);
        else q.fillRect(0, 0, n, n);
        q.setColor(look[5]);
        if (style == 2) q.drawRoundRect(0, 0, n - 1, n - 1, n / 3, n / 3);
        else q.drawRect(0, 0, n - 1, n - 1);
      }
      if (s >= '1' && s <= '8') sign(q, ink[s - '1']);
      if (s == '?') sign(q, look[7]);
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.scale(n / 24.0, n / 24.0);
      if (s == 'F' || s == 'x') {
        q.setColor(look[7]);
        q.fill(new Rectangle2D.Double(7, 4, 2, 16));
        q.fill(new Rectangle2D.Double(4, 18.6, 8, 2));
        Path2D cloth = new Path2D.Double();
        cloth.moveTo(9, 4);
        if (flagKind == 0) {
          cloth.lineTo(19.5, 8.5);
          cloth.lineTo(9, 13);
        } else if (flagKind == 1) {
          cloth.lineTo(19, 4);
          cloth.lineTo(19, 12);
          cloth.lineTo(9, 12);
        } else {
          cloth.lineTo(19.5, 4.6);
          cloth.lineTo(15.6, 8.6);
          cloth.lineTo(19.5, 12.6);
          cloth.lineTo(9, 12.6);
        }
        cloth.closePath();
        q.setColor(look[6]);
        q.fill(cloth);
        q.setColor(look[7]);
        q.setStroke(new BasicStroke(0.8f));
        q.draw(cloth);
      }
      if (s == '*' || s == 'X') {
        q.setColor(s == 'X' ? Color.BLACK : look[8]);
        q.setStroke(new BasicStroke(2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        for (int i = 0; i < 4; i++) {
          double t = Math.PI * i / 4;
          q.draw(new Line2D.Double(12 - 9 * Math.cos(t), 12 - 9 * Math.sin(t), 12 + 9 * Math.cos(t), 12 + 9 * Math.sin(t)));
        }
        q.fill(new Ellipse2D.Double(5.8, 5.8, 12.4, 12.4));
        q.setColor(s == 'X' ? Color.WHITE : look[4]);
        q.fill(new Ellipse2D.Double(8.2, 8.2, 3.2, 3.2));
      }
      if (s == 'x') {
        for (int i = 0; i < 2; i++) {
          q.setColor(i == 0 ? Color.WHITE : new Color(0xb00010));
          q.setStroke(new BasicStroke(i == 0 ? 4.2f : 2.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
          q.draw(new Line2D.Double(5, 5, 19, 19));
          q.draw(new Line2D.Double(19, 5, 5, 19));
        }
      }
      q.dispose();
    }

    void sign(Graphics2D q, Color colour) {
      q.setFont(font);
      q.setColor(colour);
      FontMetrics m = q.getFontMetrics();
      Rectangle2D b = font.createGlyphVector(q.getFontRenderContext(), "" + s).getVisualBounds();
      q.drawString("" + s, (float) ((n - m.stringWidth("" + s)) / 2.0), (float) (n / 2.0 - b.getCenterY()));
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static JLabel fact(String title, String value, Color text) {
    JLabel label = new JLabel(value, SwingConstants.CENTER);
    TitledBorder border = new TitledBorder(title);
    label.setBorder(border);
    label.setPreferredSize(new Dimension(76, 42));
    return label;
  }

  static void show(String out) {
    Random g = new Random((Long.parseLong(field("seed")) + 4201) * 0x9e3779b97f4a7c15L >>> 7);
    for (int i = 0; i < 5; i++) g.nextInt();
    String status = field("status");
    wear(pick(g, "Metal", "Nimbus", "Metal", "CDE/Motif"));
    Object[][] looks = { // gap, slat, slat light, slat edge, open, its rule, cloth, pole, mine
      {colours(0x6d7f52, 0x8ea66b, 0xb6cb96, 0x55663c, 0xf5f8ee, 0xcbd6b9, 0xd6421f, 0x28321a, 0x28321a), colours(0x2250b0, 0x2a7420, 0xc22a1a, 0x63309a, 0x8c5208, 0x13706f, 0x161c0e, 0x747f66)},
      {colours(0x2a2f3a, 0x4a6285, 0x6985ae, 0x1a202b, 0x242935, 0x39414f, 0xffc23f, 0xf2f4f8, 0xf2f4f8), colours(0x85b9ff, 0x8fdc92, 0xff8c86, 0xcfa8ff, 0xf9c072, 0x74dce2, 0xffffff, 0xa1abba)},
      {colours(0x7a5a6a, 0xc48ea6, 0xe6bccd, 0x8c5a70, 0xfff7fa, 0xe6cfd8, 0x2f4fb0, 0x40202e, 0x40202e), colours(0x2a54bb, 0x2c7a3a, 0xc2203f, 0x712fa0, 0x9a560e, 0x147b86, 0x241018, 0x8c7780)},
      {colours(0x8c8c8c, 0xc6c6c6, 0xe9e9e9, 0x8a8a8a, 0xf2f2f2, 0xc4c4c4, 0xcc1a1a, 0x101010, 0x101010), colours(0x0a30d0, 0x0c7a0c, 0xd01414, 0x4a1a90, 0x8c4400, 0x007c80, 0x000000, 0x757575)},
      {colours(0x4a3826, 0xb98a4c, 0xdab57e, 0x6e4c22, 0xf9f0df, 0xdcc9a6, 0x14705c, 0x2e1e0c, 0x2e1e0c), colours(0x2450a6, 0x38721a, 0xb42c16, 0x662c8c, 0x884a06, 0x106a72, 0x1c1206, 0x80725c)},
    };
    Object[] chosen = looks[g.nextInt(looks.length)];
    look = (Color[]) chosen[0];
    ink = (Color[]) chosen[1];
    int top = (int) Math.min(50, Double.parseDouble(field("maxCell")));
    int pitch = top <= 18 ? 18 : 18 + g.nextInt(top - 17);
    int gap = pick(g, 0, 0, 1, 2, pitch > 30 ? 4 : 1);
    int n = pitch - gap;
    style = g.nextInt(3);
    flagKind = g.nextInt(3);
    aa = g.nextInt(3) > 0;
    font = new Font(pick(g, "SansSerif", "Serif", "Monospaced", "Liberation Sans", "FreeSans"), g.nextInt(4) == 0 ? Font.PLAIN : Font.BOLD, Math.round(n * (0.58f + 0.12f * g.nextFloat())));
    JFrame frame = new JFrame(pick(g, "Pergola", "Pergola - Mines", "MineField"));
    JPanel grid = new JPanel(new GridLayout(rows, cols, gap, gap));
    grid.setBackground(look[0]);
    Cell first = null, last = null;
    for (int r = 0; r < rows; r++)
      for (int c = 0; c < cols; c++) {
        last = new Cell(cells[r][c], n);
        if (first == null) first = last;
        grid.add(last);
      }
    int rim = pick(g, 1, 3, 6);
    grid.setBorder(g.nextBoolean() ? new LineBorder(look[0], rim) : new CompoundBorder(new BevelBorder(BevelBorder.LOWERED), new LineBorder(look[0], gap)));
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, pick(g, 2, 8), pick(g, 2, 8)));
    middle.add(grid);
    frame.add(middle);
    int mines = Integer.parseInt(field("mines")), left = status.equals("won") ? 0 : mines - flags(), seconds = g.nextInt(500);
    JPanel facts = new JPanel(new FlowLayout(FlowLayout.CENTER, 6, 2));
    facts.add(fact("Mines", "" + left, look[7]));
    JButton again = new JButton(status.equals("won") ? "Won!" : status.equals("lost") ? "Lost" : "New");
    again.setFocusable(false);
    facts.add(again);
    facts.add(fact("Time", "" + seconds, look[7]));
    frame.add(facts, g.nextInt(4) == 0 ? BorderLayout.SOUTH : BorderLayout.NORTH);
    if (g.nextBoolean()) {
      JMenuBar menu = new JMenuBar();
      for (String name : new String[] {"File", "Level", "About"}) menu.add(new JMenu(name));
      frame.setJMenuBar(menu);
    } else if ((Double.parseDouble(field("maxCell")) - pitch) * cols > 160) {
      JPanel radios = new JPanel();
      radios.setLayout(new BoxLayout(radios, BoxLayout.Y_AXIS));
      radios.setBorder(new TitledBorder("Level"));
      for (String name : new String[] {"Easy", "Normal", "Hard", "Custom"}) {
        JRadioButton radio = new JRadioButton(name, name.equals("Custom"));
        radio.setFocusable(false);
        radios.add(radio);
      }
      frame.add(radios, BorderLayout.EAST);
    }
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    Cell from = first, to = last;
    tell(out, grid, () -> boxOf(from, to));
  }
}
