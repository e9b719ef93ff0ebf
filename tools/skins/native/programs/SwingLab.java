import java.awt.*;
import java.awt.event.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** A frame with a side panel (or a strip below) and one JComponent that paints the field to the size it has, marks as characters of a font. */
public class SwingLab extends Support {

  /** ground, cover, cover under the mouse, rim, paper, hairline, flag, mark */
  record Look(Color[] c, Color[] ink) {}

  static class Field extends JComponent {
    final Look k;
    final double pitch, inset;
    final int arc;
    final String font, flag, mine;
    final int weight;
    final float part;
    final boolean sheen, last;
    int hr = -1, hc = -1, lr = -1, lc = -1;

    Field(Random g, Look k, double pitch) {
      this.k = k;
      this.pitch = pitch;
      inset = pick(g, 0.5, 0.5, 1.0, 1.5);
      arc = pick(g, 0, 3, 6, (int) (pitch / 2.5));
      font = pick(g, "SansSerif", "Lato", "Roboto", "Cantarell", "DejaVu Serif", "Fira Code");
      flag = pick(g, "\u2691", "\u2691", "\u25b6", "\u2690");
      mine = pick(g, "\u2739", "\u25cf", "\u2622", "\u273a");
      weight = pick(g, Font.BOLD, Font.BOLD, Font.PLAIN);
      part = 0.52f + 0.14f * g.nextFloat();
      sheen = g.nextBoolean();
      last = g.nextBoolean();
      for (int i = 0; last && i < 400 && lr < 0; i++) {
        int r = g.nextInt(rows), c = g.nextInt(cols);
        if (cells[r][c] >= '1' && cells[r][c] <= '8') {
          lr = r;
          lc = c;
        }
      }
      setPreferredSize(new Dimension((int) Math.round(cols * pitch), (int) Math.round(rows * pitch)));
      addMouseMotionListener(new MouseMotionAdapter() {
        public void mouseMoved(MouseEvent e) {
          hr = (int) (e.getY() * (double) rows / getHeight());
          hc = (int) (e.getX() * (double) cols / getWidth());
          repaint();
        }
      });
    }

    void glyph(Graphics2D q, String s, Font f, Color colour, Rectangle2D box) {
      q.setColor(colour);
      Shape shape = f.createGlyphVector(q.getFontRenderContext(), s).getOutline();
      Rectangle2D b = shape.getBounds2D();
      q.translate(box.getCenterX() - b.getCenterX(), box.getCenterY() - b.getCenterY());
      q.fill(shape);
      q.translate(b.getCenterX() - box.getCenterX(), b.getCenterY() - box.getCenterY());
    }

    void digit(Graphics2D q, String s, Font f, Color colour, Rectangle2D box) {
      q.setColor(colour);
      q.setFont(f);
      FontMetrics m = q.getFontMetrics();
      q.drawString(s, (float) (box.getCenterX() - m.stringWidth(s) / 2.0), (float) (box.getCenterY() + (m.getAscent() - m.getDescent()) / 2.0));
    }

    protected void paintComponent(Graphics graphics) {
      Graphics2D q = (Graphics2D) graphics;
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      double pw = getWidth() / (double) cols, ph = getHeight() / (double) rows;
      q.setColor(k.c[0]);
      q.fillRect(0, 0, getWidth(), getHeight());
      Font f = new Font(font, weight, 1).deriveFont((float) (ph * part));
      Font symbols = new Font("DejaVu Sans", Font.PLAIN, 1).deriveFont((float) (ph * 0.68));
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          char s = cells[r][c];
          boolean open = "012345678*X".indexOf(s) >= 0;
          Rectangle2D box = new Rectangle2D.Double(c * pw + inset, r * ph + inset, pw - 2 * inset, ph - 2 * inset);
          Shape shape = arc == 0 ? box : new RoundRectangle2D.Double(box.getX(), box.getY(), box.getWidth(), box.getHeight(), arc, arc);
          if (open) {
            q.setColor(s == 'X' ? new Color(0xf25f5c) : k.c[4]);
            q.fill(shape);
            q.setColor(r == lr && c == lc ? k.c[6] : k.c[5]);
            q.setStroke(new BasicStroke(r == lr && c == lc ? 2 : 1));
            q.draw(shape);
          } else {
            Color cover = r == hr && c == hc ? k.c[2] : k.c[1];
            if (sheen) q.setPaint(new GradientPaint(0, (float) box.getY(), cover.brighter(), 0, (float) box.getMaxY(), cover));
            else q.setColor(cover);
            q.fill(shape);
            q.setStroke(new BasicStroke(1));
            q.setColor(k.c[3]);
            q.draw(shape);
          }
          if (s >= '1' && s <= '8') digit(q, "" + s, f, k.ink[s - '1'], box);
          else if (s == '?') digit(q, "?", f, k.c[7], box);
          else if (s == 'F' || s == 'x') {
            glyph(q, flag, symbols, k.c[6], box);
            if (s == 'x') {
              q.setColor(k.c[7]);
              q.setStroke(new BasicStroke((float) (pw / 10), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
              double d = pw * 0.22;
              q.draw(new Line2D.Double(box.getX() + d, box.getY() + d, box.getMaxX() - d, box.getMaxY() - d));
              q.draw(new Line2D.Double(box.getMaxX() - d, box.getY() + d, box.getX() + d, box.getMaxY() - d));
            }
          } else if (s == '*' || s == 'X') glyph(q, mine, symbols, s == 'X' || k.c[4].getRed() > 120 ? new Color(0x1a1a1a) : new Color(0xe0e0e0), box);
        }
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) * 31 + 7);
    g.nextInt();
    String status = field("status"), wanted = pick(g, "Metal", "Nimbus", "GTK+", "Metal");
    wear(wanted);
    Look k = pick(g,
        new Look(colours(0x8fa3b8, 0xb7cbe0, 0xd3e2f2, 0x6e86a0, 0xfafcff, 0xcdd8e4, 0xd22f27, 0x1c2733), colours(0x1d4ed8, 0x15803d, 0xdc2626, 0x312e81, 0x7f1d1d, 0x0f766e, 0x111111, 0x6b7280)),
        new Look(colours(0x2c2f36, 0x596273, 0x6d7890, 0x3b414d, 0x363a44, 0x464b57, 0xff7a59, 0xf2f2f2), colours(0x82b1ff, 0x9ccc65, 0xff8a80, 0xb39ddb, 0xffcc80, 0x80deea, 0xffffff, 0xbdbdbd)),
        new Look(colours(0xb9a779, 0xe3d5a8, 0xf0e6c6, 0xa08d5c, 0xfffdf4, 0xe2d9bd, 0xb3261e, 0x33290f), colours(0x33290f, 0x33290f, 0x33290f, 0x33290f, 0x33290f, 0x33290f, 0x33290f, 0x33290f)),
        new Look(colours(0x6b8f71, 0xa7cda9, 0xc0dfc2, 0x55775b, 0xf3f8f1, 0xcfdfce, 0xc62828, 0x14301a), colours(0x0d47a1, 0x1b5e20, 0xb71c1c, 0x4a148c, 0x6d2c00, 0x006064, 0x000000, 0x616161)),
        new Look(colours(0xc9c9c9, 0xdadada, 0xeeeeee, 0x9a9a9a, 0xffffff, 0xd0d0d0, 0xe53935, 0x222222), colours(0x0000ee, 0x008000, 0xee0000, 0x00007f, 0x7f0000, 0x007f7f, 0x000000, 0x7f7f7f)));
    boolean side = rows >= 14 && cols <= 18;
    double top = Math.min(54, Double.parseDouble(field("maxCell")) - (side ? 90.0 / cols : 0));
    double size = top <= 19 ? 19 : 19 + g.nextDouble() * (top - 19);
    Field board = new Field(g, k, g.nextBoolean() ? Math.floor(size) : size);
    JFrame frame = new JFrame(pick(g, "Mine Lab", "Sapper Bench", "Minefield Workshop"));
    JMenuBar bar = new JMenuBar();
    for (String name : new String[] {"Game", "Difficulty", "Window", "Help"}) bar.add(new JMenu(name));
    if (g.nextInt(4) > 0) frame.setJMenuBar(bar);
    int seconds = g.nextInt(500), left = Integer.parseInt(field("mines")) - flags();
    JPanel panel = new JPanel();
    JButton again = new JButton(status.equals("playing") ? "New" : status.equals("won") ? "Solved!" : "Retry");
    if (side) {
      panel.setLayout(new BoxLayout(panel, BoxLayout.Y_AXIS));
      panel.setBorder(new CompoundBorder(new EmptyBorder(8, 0, 8, 8), new TitledBorder("Game")));
      panel.add(new JLabel("Mines: " + left));
      panel.add(new JLabel("Time: " + seconds));
      panel.add(Box.createVerticalStrut(8));
      ButtonGroup group = new ButtonGroup();
      for (String name : new String[] {"Small", "Medium", "Large"}) {
        JRadioButton b = new JRadioButton(name, name.equals("Medium"));
        group.add(b);
        panel.add(b);
      }
      panel.add(Box.createVerticalGlue());
      panel.add(again);
      frame.add(panel, BorderLayout.EAST);
    } else {
      panel.setLayout(new FlowLayout(FlowLayout.CENTER, 12, 4));
      panel.add(new JLabel("Mines: " + left));
      panel.add(again);
      panel.add(new JLabel("Time: " + seconds));
      frame.add(panel, pick(g, BorderLayout.NORTH, BorderLayout.SOUTH));
    }
    again.setFocusPainted(false);
    JPanel middle = new JPanel(new GridBagLayout());
    int pad = pick(g, 0, 6, 12);
    JPanel held = new JPanel(new BorderLayout());
    held.setBorder(pick(g, BorderFactory.createEtchedBorder(), BorderFactory.createLineBorder(k.c[3], 2), BorderFactory.createEmptyBorder(), new BevelBorder(BevelBorder.LOWERED)));
    held.add(board);
    middle.setBorder(new EmptyBorder(pad, pad, pad, pad));
    middle.add(held);
    frame.add(middle);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, board, () -> boxOf(board));
  }
}
