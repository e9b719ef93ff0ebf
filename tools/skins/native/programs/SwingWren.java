import java.awt.*;
import java.awt.geom.*;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** Swing, one painted panel in a frame of stock widgets: keys with a soft lower edge over a ruled sheet, pins for flags, its own drawn bombs; a tool bar, a split row of labels or a box at the east. */
public class SwingWren extends Support {

  /** ground, cover top, cover bottom, lip, sheet, rule, pin, mine, hit; digits */
  record Look(Color[] c, Color[] ink) {}

  static final Color[] DEEP = colours(0x2152c8, 0x217a36, 0xcc2c24, 0x5a2792, 0x8f4a0e, 0x0d747e, 0x1c1c1c, 0x74747a);
  static final Color[] PALE = colours(0x8cbcff, 0x98e4a0, 0xff938a, 0xd4b0ff, 0xffc884, 0x80e4de, 0xffffff, 0xb6b6bc);

  static class Sheet extends JComponent {
    final Look k;
    final int size, gap, arc, lip, pin, bomb;
    final Font face;
    final boolean dots;

    Sheet(Random g, Look k, int size) {
      this.k = k;
      this.size = size;
      gap = pick(g, 0, 1, 2, 3);
      arc = pick(g, 2, 4, size / 4, size / 3);
      lip = Math.max(1, pick(g, size / 16, size / 9));
      pin = g.nextInt(3);
      bomb = g.nextInt(2);
      dots = g.nextInt(3) == 0;
      String family = pick(g, "DejaVu Sans", "Liberation Sans", "DejaVu Serif", "Nimbus Sans", "Dialog", "URW Gothic");
      face = new Font(family, pick(g, Font.BOLD, Font.BOLD, Font.PLAIN), Math.round(size * (0.5f + 0.12f * g.nextFloat())));
      setPreferredSize(new Dimension(cols * size, rows * size));
    }

    void write(Graphics2D q, double x, double y, String text, Color colour) {
      q.setFont(face);
      q.setColor(colour);
      Rectangle2D box = face.createGlyphVector(q.getFontRenderContext(), text).getVisualBounds();
      q.drawString(text, (float) (x + size / 2.0 - box.getCenterX()), (float) (y + size / 2.0 - box.getCenterY()));
    }

    void marker(Graphics2D q, boolean wrong) {
      q.setColor(k.c[6]);
      if (pin == 0) {
        q.fill(new Polygon(new int[] {8, 20, 8}, new int[] {4, 9, 13}, 3));
        q.setColor(k.c[7]);
        q.fill(new Rectangle2D.Double(6.6, 3.5, 1.8, 16.5));
        q.fill(new Rectangle2D.Double(4, 19, 7, 1.8));
      } else if (pin == 1) {
        q.fill(new Ellipse2D.Double(7, 3, 10, 10));
        q.setColor(k.c[7]);
        q.fill(new Polygon(new int[] {11, 13, 12}, new int[] {12, 12, 21}, 3));
        q.setColor(new Color(255, 255, 255, 170));
        q.fill(new Ellipse2D.Double(9, 5, 3, 3));
      } else {
        q.fill(new RoundRectangle2D.Double(5, 5, 14, 9, 3, 3));
        q.setColor(k.c[7]);
        q.fill(new Rectangle2D.Double(11, 14, 2, 7));
        q.setColor(k.c[6].equals(Color.WHITE) ? new Color(0xc8321e) : Color.WHITE);
        q.fill(new Rectangle2D.Double(11.1, 6.4, 1.8, 4));
        q.fill(new Rectangle2D.Double(11.1, 11.2, 1.8, 1.6));
      }
      if (wrong)
        for (int i = 0; i < 2; i++) {
          q.setColor(i == 0 ? Color.WHITE : Color.BLACK);
          q.setStroke(new BasicStroke(i == 0 ? 4.2f : 2.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
          q.draw(new Line2D.Double(4.5, 4.5, 19.5, 19.5));
          q.draw(new Line2D.Double(19.5, 4.5, 4.5, 19.5));
        }
    }

    void mine(Graphics2D q, Color colour) {
      q.setColor(colour);
      if (bomb == 0) {
        q.fill(new Ellipse2D.Double(4, 7, 14, 14));
        q.rotate(Math.PI / 4, 16, 8);
        q.fill(new Rectangle2D.Double(13.5, 6, 5, 4));
        q.rotate(-Math.PI / 4, 16, 8);
        q.setStroke(new BasicStroke(1.6f));
        q.draw(new QuadCurve2D.Double(17, 7, 18, 3, 21, 4));
        q.setColor(new Color(0xff8a1e));
        q.fill(new Ellipse2D.Double(19.4, 2, 3.6, 3.6));
      } else {
        Path2D star = new Path2D.Double();
        for (int i = 0; i < 20; i++) {
          double a = i * Math.PI / 10, r = i % 2 == 0 ? 10 : 6.4;
          if (i == 0) star.moveTo(12 + r, 12);
          else star.lineTo(12 + r * Math.cos(a), 12 + r * Math.sin(a));
        }
        star.closePath();
        q.fill(star);
      }
      q.setColor(new Color(255, 255, 255, 180));
      q.fill(new Ellipse2D.Double(7.4, 9.6, 3.4, 3.4));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      Graphics2D q = (Graphics2D) graphics;
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      q.setColor(k.c[4]);
      q.fillRect(0, 0, getWidth(), getHeight());
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          char s = cells[r][c];
          int x = c * size, y = r * size;
          if ("012345678*X".indexOf(s) >= 0) {
            if (s == 'X') {
              q.setColor(k.c[8]);
              q.fillRect(x, y, size, size);
            }
            q.setColor(k.c[5]);
            q.drawRect(x, y, size, size);
            if (s == '0' && dots) q.fill(new Ellipse2D.Double(x + size / 2.0 - 1, y + size / 2.0 - 1, 3, 3));
          } else {
            q.setColor(k.c[0]);
            q.fillRect(x, y, size, size);
            double e = gap / 2.0 + 0.5, w = size - 2 * e;
            q.setColor(k.c[3]);
            q.fill(new RoundRectangle2D.Double(x + e, y + e, w, w, arc, arc));
            q.setPaint(new GradientPaint(x, y, k.c[1], x, y + size, k.c[2]));
            q.fill(new RoundRectangle2D.Double(x + e, y + e, w, w - lip, arc, arc));
          }
          if (s >= '1' && s <= '8') write(q, x, y, String.valueOf(s), k.ink[s - '1']);
          else if (s == '?') write(q, x, y, "?", k.c[7]);
          else if (s != '0' && s != '#') {
            AffineTransform old = q.getTransform();
            q.translate(x, y);
            q.scale(size / 24.0, size / 24.0);
            if (s == 'F' || s == 'x') marker(q, s == 'x');
            else mine(q, s == 'X' ? new Color(0x1a0c0a) : k.ink == PALE ? new Color(0xe4e6ea) : k.c[7]);
            q.setTransform(old);
          }
        }
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    Random g = new Random(Long.parseLong(field("seed")) * 53 + 7);
    g.nextInt();
    wear(pick(g, "Metal", "Nimbus", "GTK+", "CDE/Motif", "Metal"));
    String status = field("status");
    Look k = pick(g,
        new Look(colours(0xc9c1ae, 0xfaf4e4, 0xe6d9b8, 0xa8976c, 0xfffdf6, 0xdcd3bd, 0xc8321e, 0x3a3020, 0xe85a44), DEEP),
        new Look(colours(0x34506e, 0x86b4dc, 0x5a8cba, 0x2f567c, 0xf2f6fa, 0xc4d2de, 0xffd23e, 0x14283c, 0xf06048), DEEP),
        new Look(colours(0x17191d, 0x6a7280, 0x4e5562, 0x2a2e36, 0x24272d, 0x3a3f48, 0xff7a4a, 0xf0f2f5, 0xd83a30), PALE),
        new Look(colours(0xffffff, 0x7fcfa4, 0x54b384, 0x32805a, 0xffffff, 0xd6e8de, 0xffffff, 0x123424, 0xff6a5a), DEEP),
        new Look(colours(0x5a2a4a, 0xd890b8, 0xbc6a98, 0x7c3a62, 0xfdf2f8, 0xe6c8da, 0x2e1460, 0x2c1024, 0xf04848), DEEP));
    int top = Math.max(18, Math.min(54, (int) Double.parseDouble(field("maxCell"))));
    Sheet sheet = new Sheet(g, k, 18 + g.nextInt(top - 17));
    JFrame frame = new JFrame(pick(g, "Wren", "Wren Mines 1.0", "Minefield"));
    int seconds = g.nextInt(500), left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags();
    String clock = String.format("%d:%02d", seconds / 60, seconds % 60);
    if (g.nextBoolean()) {
      JMenuBar bar = new JMenuBar();
      for (String name : new String[] {"Game", "Board", "Help"}) bar.add(new JMenu(name));
      frame.setJMenuBar(bar);
    }
    JPanel held = new JPanel(new BorderLayout());
    held.setBorder(pick(g, BorderFactory.createLineBorder(k.c[3], 2), BorderFactory.createLoweredBevelBorder(), BorderFactory.createMatteBorder(6, 6, 6, 6, k.c[0])));
    held.add(sheet);
    JPanel around = new JPanel(new GridBagLayout());
    around.setBorder(new EmptyBorder(6, 6, 6, 6));
    around.add(held);
    frame.add(around);
    int kind = g.nextInt(3);
    if (kind == 0) {
      JToolBar tools = new JToolBar();
      tools.setFloatable(false);
      tools.add(new JButton(status.equals("playing") ? "New" : "Again"));
      tools.add(Box.createHorizontalGlue());
      tools.add(new JLabel(left + " mines   " + clock + " "));
      frame.add(tools, BorderLayout.NORTH);
    } else if (kind == 1 && (cols + 5) * sheet.size < cols * Double.parseDouble(field("maxCell"))) {
      Box box = Box.createVerticalBox();
      box.setBorder(new TitledBorder("Game"));
      for (String text : new String[] {"Mines: " + left, "Time: " + clock, status.equals("playing") ? " " : status.equals("won") ? "Solved!" : "Exploded"}) box.add(new JLabel(text));
      box.add(new JButton("New"));
      frame.add(box, BorderLayout.EAST);
    } else {
      JPanel row = new JPanel(new GridLayout(1, 3));
      int[] sides = {SwingConstants.LEFT, SwingConstants.CENTER, SwingConstants.RIGHT};
      String[] texts = {"  " + left, status.equals("playing") ? "" : status.equals("won") ? "You win" : "You lose", clock + "  "};
      for (int i = 0; i < 3; i++) {
        JLabel label = new JLabel(texts[i], sides[i]);
        label.setFont(new Font("Monospaced", Font.BOLD, 17));
        row.add(label);
      }
      frame.add(row, pick(g, BorderLayout.NORTH, BorderLayout.SOUTH));
    }
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, sheet, () -> boxOf(sheet));
  }
}
