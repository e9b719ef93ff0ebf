import java.awt.*;
import java.awt.geom.*;
import java.awt.image.BufferedImage;
import java.util.Random;
import javax.swing.*;
import javax.swing.border.*;

/** Swing with grained materials (cork, brushed metal, denim, felt, marble) made of noise in BufferedImages; covered cells are cut from one sheet with worked edges, the floor is another sheet; digits pressed in, printed or plain. */
public class SwingCork extends Support {

  /** sheet, floor, joint, flag, pole, mine */
  record Look(String cover, String floor, Color[] c, Color[] ink, boolean dark) {}

  static final Color[] DEEP = colours(0x1746b8, 0x1a6b2a, 0xbf1d1d, 0x4a1d8c, 0x7d3a05, 0x066a72, 0x141414, 0x5e5e62);
  static final Color[] PALE = colours(0x8fc2ff, 0x98e6a0, 0xff9c92, 0xd4b2ff, 0xffc98a, 0x86e4de, 0xffffff, 0xbababa);

  static int clamp(double v) {
    return (int) Math.max(0, Math.min(255, v));
  }

  static int tint(int rgb, double f) {
    return clamp((rgb >> 16 & 255) * f) << 16 | clamp((rgb >> 8 & 255) * f) << 8 | clamp((rgb & 255) * f);
  }

  /** A sheet of a material. */
  static BufferedImage sheet(String kind, int rgb, int w, int h, Random g) {
    BufferedImage b = new BufferedImage(w, h, BufferedImage.TYPE_INT_RGB);
    double[] streak = new double[h];
    for (int y = 0; y < h; y++) streak[y] = g.nextGaussian();
    double run = 0;
    for (int y = 0; y < h; y++)
      for (int x = 0; x < w; x++) {
        double f;
        switch (kind) {
          case "cork": f = 1 + 0.05 * g.nextGaussian(); break;
          case "steel":
            run = run * 0.92 + g.nextGaussian() * 0.08;
            f = 1 + 0.03 * streak[y] + 0.09 * run;
            break;
          case "denim": f = ((x + y) % 4 < 2 ? 1.06 : 0.94) + 0.04 * g.nextGaussian() + ((x % 2 == 0) ? 0.02 : -0.02); break;
          case "felt": f = 1 + 0.035 * g.nextGaussian(); break;
          case "marble":
            f = 1 + 0.05 * Math.sin(x * 0.031 + y * 0.017 + 3 * Math.sin(y * 0.021) + 2 * Math.sin(x * 0.013 + y * 0.03)) + 0.012 * g.nextGaussian();
            break;
          default: f = 1 + 0.012 * g.nextGaussian();
        }
        b.setRGB(x, y, tint(rgb, f));
      }
    if (kind.equals("cork")) {
      Graphics2D q = b.createGraphics();
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      for (int i = 0; i < w * h / 90; i++) {
        q.setColor(new Color(tint(rgb, 0.72 + 0.5 * g.nextDouble()) | 0x90000000, true));
        double r = 1 + 2.2 * g.nextDouble();
        q.fill(new Ellipse2D.Double(g.nextInt(w) - r, g.nextInt(h) - r, 2 * r, (1 + g.nextDouble()) * r));
      }
      q.dispose();
    }
    return b;
  }

  static class Board extends JComponent {
    final Look k;
    final int size, arc, rim;
    final BufferedImage cover, floor;
    final String font, edge, press, banner, charge;
    final float part;

    Board(Random g, Look k, int size) {
      this.k = k;
      this.size = size;
      arc = pick(g, 0, 0, 4, size / 4);
      rim = Math.max(1, pick(g, size / 24, size / 16, size / 11));
      edge = pick(g, "bevel", "bevel", "stitch", "cut");
      press = pick(g, "engraved", "engraved", "plain", "shadow");
      banner = pick(g, "toothpick", "ribbon", "plate");
      charge = pick(g, "bolts", "fuse", "spikes");
      font = pick(g, "DejaVu Serif", "Liberation Sans", "C059", "Roboto", "URW Bookman", "Open Sans");
      part = 0.56f + 0.12f * g.nextFloat();
      int w = cols * size, h = rows * size;
      cover = sheet(k.cover.split(":")[0], Integer.parseInt(k.cover.split(":")[1], 16), w, h, g);
      floor = sheet(k.floor.split(":")[0], Integer.parseInt(k.floor.split(":")[1], 16), w, h, g);
      setPreferredSize(new Dimension(w, h));
    }

    void covered(Graphics2D q, int x, int y) {
      double in = arc > 0 ? 0.8 : 0;
      Shape box = arc == 0 ? new Rectangle2D.Double(x, y, size, size) : new RoundRectangle2D.Double(x + in, y + in, size - 2 * in, size - 2 * in, 2 * arc, 2 * arc);
      q.setColor(k.c[0]);
      q.fillRect(x, y, size, size);
      Shape clip = q.getClip();
      q.clip(box);
      q.drawImage(cover, 0, 0, null);
      if (edge.equals("cut")) {
        q.setPaint(new GradientPaint(x, y, new Color(255, 255, 255, 70), x + size, y + size, new Color(0, 0, 0, 60)));
        q.fill(box);
        q.setColor(new Color(0, 0, 0, 130));
        q.setStroke(new BasicStroke(1.2f));
        q.draw(arc == 0 ? new Rectangle2D.Double(x + 0.5, y + 0.5, size - 1, size - 1) : box);
      } else {
        q.setStroke(new BasicStroke(2f * rim));
        Area light = new Area(new Polygon(new int[] {x, x + size, x}, new int[] {y, y, y + size}, 3));
        for (int way = 0; way < 2; way++) {
          Shape all = q.getClip();
          Area half = new Area(new Rectangle(x, y, size, size));
          if (way == 0) half = light;
          else half.subtract(light);
          q.clip(half);
          q.setColor(way == 0 ? new Color(255, 255, 255, 110) : new Color(0, 0, 0, 110));
          q.draw(box);
          q.setClip(all);
        }
        if (edge.equals("stitch") && size >= 24) {
          double d = rim + size * 0.09;
          q.setColor(new Color(255, 244, 214, 190));
          q.setStroke(new BasicStroke(1.1f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {size / 12f, size / 14f}, 0));
          q.draw(new RoundRectangle2D.Double(x + d, y + d, size - 2 * d, size - 2 * d, arc, arc));
        }
      }
      q.setClip(clip);
    }

    void opened(Graphics2D q, int x, int y, boolean hit) {
      Shape clip = q.getClip();
      q.clipRect(x, y, size, size);
      q.drawImage(floor, 0, 0, null);
      if (hit) {
        q.setColor(new Color(226, 44, 32, 215));
        q.fillRect(x, y, size, size);
      }
      q.setColor(k.dark ? new Color(255, 255, 255, 34) : new Color(0, 0, 0, 56));
      q.fillRect(x, y + size - 1, size, 1);
      q.fillRect(x + size - 1, y, 1, size);
      q.setClip(clip);
    }

    void text(Graphics2D q, int x, int y, String s, Color ink, String how) {
      Font f = new Font(font, Font.BOLD, 1).deriveFont(size * part);
      Shape shape = f.createGlyphVector(q.getFontRenderContext(), s).getOutline();
      Rectangle2D b = shape.getBounds2D();
      AffineTransform old = q.getTransform();
      q.translate(x + size / 2.0 - b.getCenterX(), y + size / 2.0 - b.getCenterY());
      double d = Math.max(1, size / 34.0);
      if (how.equals("engraved")) {
        q.translate(d, d);
        q.setColor(new Color(255, 255, 255, k.dark ? 40 : 190));
        q.fill(shape);
        q.translate(-d, -d);
      } else if (how.equals("shadow")) {
        q.translate(d * 1.4, d * 1.4);
        q.setColor(new Color(0, 0, 0, 80));
        q.fill(shape);
        q.translate(-d * 1.4, -d * 1.4);
      }
      q.setColor(ink);
      q.fill(shape);
      q.setTransform(old);
    }

    static Path2D path(double... v) {
      Path2D p = new Path2D.Double();
      p.moveTo(v[0], v[1]);
      for (int i = 2; i < v.length; i += 2) p.lineTo(v[i], v[i + 1]);
      p.closePath();
      return p;
    }

    /** On a square of 24 by 24. */
    void flag(Graphics2D q) {
      q.setColor(new Color(0, 0, 0, 90));
      q.fill(path(9, 20.5, 16, 18, 17, 19, 9.6, 21.6));
      Shape cloth;
      if (banner.equals("toothpick")) {
        q.setColor(k.c[2]);
        q.fill(path(8, 3, 9.4, 3, 9.2, 20, 8.7, 21.4, 8.2, 20));
        cloth = path(9.2, 3.8, 19.4, 5.6, 17, 8.6, 19.4, 11.4, 9.2, 12.8);
      } else if (banner.equals("ribbon")) {
        q.setColor(k.c[2]);
        q.fill(new Rectangle2D.Double(7, 3, 1.7, 18));
        Path2D p = new Path2D.Double();
        p.moveTo(8.7, 4);
        p.curveTo(13, 1.6, 14, 8, 19.6, 5.6);
        p.lineTo(19.6, 12);
        p.curveTo(14, 14.6, 13, 8.4, 8.7, 11);
        p.closePath();
        cloth = p;
      } else {
        q.setColor(k.c[2]);
        q.fill(new Rectangle2D.Double(11.1, 9, 1.8, 12));
        cloth = path(12, 2.4, 19.6, 14.4, 4.4, 14.4);
      }
      q.setColor(k.c[1]);
      q.fill(cloth);
      q.setColor(new Color(0, 0, 0, 150));
      q.setStroke(new BasicStroke(0.9f));
      q.draw(cloth);
      if (banner.equals("plate")) {
        q.setColor(k.c[2]);
        q.fill(path(11.2, 6.2, 12.8, 6.2, 12.5, 10.4, 11.5, 10.4));
        q.fill(new Ellipse2D.Double(11.1, 11.2, 1.8, 1.8));
      }
    }

    void mine(Graphics2D q, Color ink) {
      q.setColor(ink);
      AffineTransform old = q.getTransform();
      if (charge.equals("fuse")) {
        q.setStroke(new BasicStroke(1.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        q.draw(new QuadCurve2D.Double(14.6, 8, 16, 3.4, 19.4, 4.6));
        q.fill(new Ellipse2D.Double(4.4, 7, 14, 14));
        q.setColor(new Color(0xffa726));
        q.fill(new Ellipse2D.Double(18, 3, 3.4, 3.4));
      } else {
        for (int i = 0; i < 8; i++) {
          if (charge.equals("bolts")) q.fill(new RoundRectangle2D.Double(10.6, 2.6, 2.8, 5, 1, 1));
          else q.fill(path(10.4, 8, 12, 2, 13.6, 8));
          q.rotate(Math.PI / 4, 12, 12);
        }
        q.setTransform(old);
        q.fill(new Ellipse2D.Double(6, 6, 12, 12));
      }
      q.setColor(ink.getRed() > 120 ? new Color(0x50545c) : new Color(255, 255, 255, 200));
      q.fill(new Ellipse2D.Double(8.4, 9, 3, 3));
    }

    protected void paintComponent(Graphics graphics) {
      Graphics2D q = (Graphics2D) graphics;
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      q.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          char s = cells[r][c];
          int x = c * size, y = r * size;
          if ("012345678*X".indexOf(s) >= 0) opened(q, x, y, s == 'X');
          else covered(q, x, y);
          if (s >= '1' && s <= '8') text(q, x, y, "" + s, k.ink[s - '1'], press);
          else if (s == '?') text(q, x, y, "?", k.c[2], "plain");
          else if ("Fx*X".indexOf(s) >= 0) {
            AffineTransform old = q.getTransform();
            q.translate(x, y);
            q.scale(size / 24.0, size / 24.0);
            if (s == 'F' || s == 'x') flag(q);
            else mine(q, s == 'X' ? new Color(0x120a0a) : k.c[3]);
            if (s == 'x')
              for (int i = 0; i < 2; i++) {
                q.setColor(i == 0 ? Color.WHITE : new Color(0xc01010));
                q.setStroke(new BasicStroke(i == 0 ? 4.4f : 2.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
                q.draw(new Line2D.Double(5, 5, 19, 19));
                q.draw(new Line2D.Double(19, 5, 5, 19));
              }
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
    Random g = new Random(Long.parseLong(field("seed")) * 37 + 11);
    g.nextInt();
    wear(pick(g, "Metal", "Nimbus", "Metal", "GTK+"));
    String status = field("status");
    Look k = pick(g,
        new Look("cork:c08a52", "paper:f6efdf", colours(0x6e4826, 0xd32424, 0x241608, 0x1d150e), DEEP, false),
        new Look("steel:a3a9b0", "steel:dcdfe2", colours(0x5c6168, 0xe02020, 0x14171a, 0x1a1c20), DEEP, false),
        new Look("denim:48669a", "paper:ece6d8", colours(0x263a60, 0xffd24a, 0xf4ecd8, 0x1c2433), DEEP, false),
        new Look("felt:3c7a4a", "felt:e9e0c6", colours(0x214a2c, 0xfff4dc, 0x10240f, 0x1c1c18), DEEP, false),
        new Look("marble:b9c3c6", "paper:fbfaf7", colours(0x77838a, 0xb01822, 0x1f2a30, 0x22282c), DEEP, false),
        new Look("steel:5d636c", "felt:23262b", colours(0x17191c, 0xff8a3c, 0xf2f2f2, 0xe2e4e8), PALE, true),
        new Look("felt:7a3042", "felt:2a1c22", colours(0x1a1014, 0xffd75a, 0xf6e6ea, 0xf0dde2), PALE, true));
    int top = Math.max(18, Math.min(58, (int) Double.parseDouble(field("maxCell"))));
    Board board = new Board(g, k, 18 + g.nextInt(top - 17));
    JFrame frame = new JFrame(pick(g, "Corkboard Mines", "Minesweeper", "JMines 2.0"));
    int seconds = g.nextInt(600), left = status.equals("won") ? 0 : Integer.parseInt(field("mines")) - flags();
    if (g.nextInt(3) > 0) {
      JMenuBar bar = new JMenuBar();
      for (String name : new String[] {"Game", "Material", "Help"}) bar.add(new JMenu(name));
      frame.setJMenuBar(bar);
    }
    JPanel strip = new JPanel(new BorderLayout());
    JLabel mines = new JLabel(" Mines: " + left + " "), time = new JLabel(String.format(" %d:%02d ", seconds / 60, seconds % 60));
    JButton again = new JButton(status.equals("playing") ? "New game" : status.equals("won") ? "Won!" : "Lost");
    again.setFocusPainted(false);
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, 0, 2));
    middle.add(again);
    strip.add(mines, BorderLayout.WEST);
    strip.add(middle);
    strip.add(time, BorderLayout.EAST);
    frame.add(strip, pick(g, BorderLayout.NORTH, BorderLayout.NORTH, BorderLayout.SOUTH));
    JPanel held = new JPanel(new BorderLayout());
    held.setBorder(pick(g, BorderFactory.createLoweredBevelBorder(), BorderFactory.createLineBorder(k.c[0], 3), BorderFactory.createEmptyBorder(), BorderFactory.createEtchedBorder()));
    held.add(board);
    JPanel around = new JPanel(new GridBagLayout());
    int pad = pick(g, 0, 5, 10);
    around.setBorder(new EmptyBorder(pad, pad, pad, pad));
    around.add(held);
    frame.add(around);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, board, () -> boxOf(board));
  }
}
