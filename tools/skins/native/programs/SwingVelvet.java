import java.awt.*;
import java.awt.geom.*;
import java.util.*;
import javax.swing.*;
import javax.swing.border.*;

/** One painted JPanel: domed tiles shaded from a corner, a felt ground, triangular flags on a mound, mines with lit fuses. */
public class SwingVelvet extends Support {
  static Color ground, tile, paper, line, dark, flag;
  static Color[] ink;
  static int size, style;
  static Font font;

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void dress(Random g) {
    Color[] warm = colours(0x1d4ed8, 0x15803d, 0xdc2626, 0x6d28d9, 0xb45309, 0x0e7490, 0x1c1917, 0x78716c);
    Color[] cold = colours(0x7cc4ff, 0x86e39b, 0xff8585, 0xd3a8ff, 0xffc27a, 0x72e5e5, 0xffffff, 0xa6acb8);
    int[][] looks = {{0x5b1a2e, 0xb8405e, 0xf8e9e4, 0xd9b9b4, 0x2d0f18, 0xffd84d, 0}, {0x1f3b2d, 0x3f8f63, 0xf2f0dc, 0xcfcba8, 0x14261d, 0xff5533, 0},
        {0x1c1d2b, 0x4b5080, 0x262838, 0x3a3d55, 0xf0f0ff, 0xff5c8a, 1}, {0xcfd3da, 0xe9ecf1, 0xc4c9d2, 0xa9afba, 0x1f242c, 0xd92121, 0}, {0x29323a, 0xd98a2b, 0x35414b, 0x4b5a66, 0xfff1dc, 0xfffdf5, 1}};
    int[] k = looks[g.nextInt(looks.length)];
    ground = new Color(k[0]);
    tile = new Color(k[1]);
    paper = new Color(k[2]);
    line = new Color(k[3]);
    dark = new Color(k[4]);
    flag = new Color(k[5]);
    ink = k[6] == 1 ? cold : warm;
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")));
    String status = field("status");
    wear(pick(g, "Metal", "Nimbus", "Nimbus"));
    dress(g);
    int top = (int) Math.min(58, Double.parseDouble(field("maxCell")));
    size = 20 + (top > 20 ? g.nextInt(top - 19) : 0);
    style = g.nextInt(3);
    font = new Font(pick(g, "DejaVu Sans", "Liberation Sans Narrow", "DejaVu Serif", "SansSerif"), pick(g, Font.BOLD, Font.BOLD, Font.PLAIN), (int) (size * (0.5 + 0.16 * g.nextDouble())));
    int margin = pick(g, 0, 6, 14);
    JFrame frame = new JFrame(pick(g, "Velvet Mines", "VelvetSweeper 1.2"));
    JPanel board = new JPanel() {
      @Override
      protected void paintComponent(Graphics g0) {
        super.paintComponent(g0);
        Graphics2D q = (Graphics2D) g0.create();
        q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) cell(q, margin + c * size, margin + r * size, cells[r][c]);
        q.dispose();
      }
    };
    board.setBackground(ground);
    board.setPreferredSize(new Dimension(cols * size + 2 * margin, rows * size + 2 * margin));
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 0));
    middle.setBackground(ground);
    middle.add(board);
    JPanel bar = new JPanel(new FlowLayout(FlowLayout.CENTER, 14, 4));
    bar.add(new JLabel("Mines " + (status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags())));
    bar.add(new JButton(status.equals("won") ? "Victory!" : status.equals("lost") ? "Try again" : "New"));
    bar.add(new JLabel(g.nextInt(400) + " s"));
    frame.add(bar, g.nextBoolean() ? BorderLayout.NORTH : BorderLayout.SOUTH);
    frame.add(middle);
    frame.setResizable(false);
    frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
    frame.pack();
    frame.setVisible(true);
    tell(out, board, () -> {
      Rectangle2D b = boxOf(board);
      return new Rectangle2D.Double(b.getX() + margin, b.getY() + margin, cols * size, rows * size);
    });
  }

  static void cell(Graphics2D q, int x, int y, char s) {
    double u = size / 24.0;
    boolean open = "012345678*X".indexOf(s) >= 0;
    if (open) {
      q.setColor(s == 'X' ? new Color(0xe53935) : paper);
      q.fill(new Rectangle2D.Double(x, y, size, size));
      q.setColor(line);
      q.setStroke(new BasicStroke(1));
      q.draw(new Rectangle2D.Double(x + 0.5, y + 0.5, size - 1, size - 1));
    } else {
      q.setColor(ground);
      q.fill(new Rectangle2D.Double(x, y, size, size));
      double arc = style == 0 ? 0 : style == 1 ? 6 * u : 10 * u;
      Shape body = new RoundRectangle2D.Double(x + 1, y + 1, size - 2, size - 2, arc, arc);
      q.setPaint(new GradientPaint(x, y, mix(tile, Color.WHITE, 0.28), x + size, y + size, mix(tile, Color.BLACK, 0.22)));
      q.fill(body);
      q.setColor(mix(tile, Color.BLACK, 0.4));
      q.setStroke(new BasicStroke(1));
      q.draw(body);
    }
    if (s >= '1' && s <= '8' || s == '?') {
      q.setFont(font);
      FontMetrics m = q.getFontMetrics();
      q.setColor(s == '?' ? (bright(tile) ? Color.BLACK : Color.WHITE) : ink[s - '1']);
      q.drawString("" + s, (float) (x + (size - m.stringWidth("" + s)) / 2.0), (float) (y + (size - m.getHeight()) / 2.0 + m.getAscent()));
    } else if (s == '*' || s == 'X') mine(q, x, y, u, s == 'X' ? Color.BLACK : dark);
    else if (s == 'F' || s == 'x') {
      q.setColor(bright(tile) ? new Color(0x222222) : Color.WHITE);
      q.fill(new Rectangle2D.Double(x + 11 * u, y + 4 * u, 1.6 * u, 14 * u));
      q.fill(new Arc2D.Double(x + 6 * u, y + 15.5 * u, 12 * u, 8 * u, 0, 180, Arc2D.PIE));
      Path2D p = new Path2D.Double();
      p.moveTo(x + 11 * u, y + 4 * u);
      p.lineTo(x + 4 * u, y + 8 * u);
      p.lineTo(x + 11 * u, y + 12 * u);
      p.closePath();
      q.setColor(flag);
      q.fill(p);
      if (s == 'x') {
        q.setColor(Color.BLACK);
        q.setStroke(new BasicStroke((float) Math.max(2, 2.2 * u), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        q.draw(new Line2D.Double(x + 4 * u, y + 4 * u, x + 20 * u, y + 20 * u));
        q.draw(new Line2D.Double(x + 20 * u, y + 4 * u, x + 4 * u, y + 20 * u));
      }
    }
  }

  static void mine(Graphics2D q, int x, int y, double u, Color colour) {
    q.setColor(colour);
    q.fill(new Ellipse2D.Double(x + 5 * u, y + 8 * u, 12.5 * u, 12.5 * u));
    q.setStroke(new BasicStroke((float) (1.6 * u)));
    q.draw(new QuadCurve2D.Double(x + 14 * u, y + 10 * u, x + 16 * u, y + 5 * u, x + 19 * u, y + 6 * u));
    q.setColor(new Color(0xffa000));
    q.fill(new Ellipse2D.Double(x + 17.5 * u, y + 4 * u, 3.6 * u, 3.6 * u));
  }

  static boolean bright(Color c) {
    return c.getRed() * 0.3 + c.getGreen() * 0.59 + c.getBlue() * 0.11 > 150;
  }

  static Color mix(Color a, Color b, double t) {
    return new Color((int) (a.getRed() * (1 - t) + b.getRed() * t), (int) (a.getGreen() * (1 - t) + b.getGreen() * t), (int) (a.getBlue() * (1 - t) + b.getBlue() * t));
  }
}
