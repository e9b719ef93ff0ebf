import java.awt.*;
import java.awt.geom.*;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.*;

/**
 * One JPanel painted with Graphics2D: flat squares, rounded or not, gaps or hairlines between them, a cell under the mouse; dark or
 * light, at the screen's fractional scale.
 */
public class SwingFlatland extends Support {
  static Random g;
  static double pitch;
  static double gap, arc;
  static boolean hairlines;
  static Color ground, cover, over, paper, line, sign, red, mineInk, words;
  static Color[] ink;
  static Font font;
  static int hoverR = -1, hoverC = -1, flagKind, mineKind;

  static class Field extends JPanel {
    @Override
    public Dimension getPreferredSize() {
      return new Dimension((int) Math.ceil(cols * pitch), (int) Math.ceil(rows * pitch));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      Graphics2D q = (Graphics2D) graphics.create();
      q.setColor(hairlines ? line : ground);
      q.fill(new Rectangle2D.Double(0, 0, getWidth(), getHeight()));
      q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
          Graphics2D k = (Graphics2D) q.create();
          k.translate(c * pitch, r * pitch);
          cell(k, cells[r][c], r == hoverR && c == hoverC);
          k.dispose();
        }
      q.dispose();
    }

    void cell(Graphics2D q, char s, boolean hover) {
      boolean open = "012345678*X".indexOf(s) >= 0;
      double n = pitch - gap;
      q.setColor(s == 'X' ? new Color(0xe5484d) : open ? paper : hover ? over : cover);
      q.fill(new RoundRectangle2D.Double(gap / 2, gap / 2, n, n, arc, arc));
      if (s >= '1' && s <= '8' || s == '?') {
        q.setFont(font);
        FontMetrics m = q.getFontMetrics();
        q.setColor(s == '?' ? sign : ink[s - '1']);
        q.drawString("" + s, (float) ((pitch - m.stringWidth("" + s)) / 2), (float) ((pitch - m.getHeight()) / 2 + m.getAscent()));
        return;
      }
      q.scale(pitch / 24, pitch / 24);
      if (s == 'F' || s == 'x') {
        q.setColor(red);
        Path2D f = new Path2D.Double();
        if (flagKind == 0) { // a pennant without a foot
          f.moveTo(8, 5);
          f.lineTo(18, 9);
          f.lineTo(8, 13);
          f.closePath();
          q.fill(f);
          q.fill(new RoundRectangle2D.Double(6.6, 4.4, 1.8, 15.4, 1.4, 1.4));
        } else if (flagKind == 1) { // a flag with a foot
          q.fill(new RoundRectangle2D.Double(8, 5, 10, 7, 2, 2));
          q.setColor(sign);
          q.fill(new Rectangle2D.Double(6.6, 5, 1.6, 13));
          q.fill(new Rectangle2D.Double(4.6, 17.6, 8, 1.8));
        } else { // a waving banner
          f.moveTo(7.4, 5);
          f.curveTo(10, 3.4, 13, 7, 18, 5);
          f.lineTo(16.6, 9);
          f.lineTo(18, 13);
          f.curveTo(13, 15, 10, 11.4, 7.4, 13);
          f.closePath();
          q.fill(f);
          q.setColor(sign);
          q.fill(new Rectangle2D.Double(6, 4.4, 1.6, 15.2));
        }
        if (s == 'x') {
          for (int i = 0; i < 2; i++) {
            q.setColor(i == 0 ? cover : sign);
            q.setStroke(new BasicStroke(i == 0 ? 5f : 2.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            q.draw(new Line2D.Double(5.5, 5.5, 18.5, 18.5));
            q.draw(new Line2D.Double(18.5, 5.5, 5.5, 18.5));
          }
        }
      } else if (s == '*' || s == 'X') {
        q.setColor(s == 'X' ? Color.WHITE : mineInk);
        if (mineKind == 0) q.fill(new Ellipse2D.Double(6.5, 6.5, 11, 11));
        else if (mineKind == 1) {
          q.fill(new Ellipse2D.Double(7, 7, 10, 10));
          q.setStroke(new BasicStroke(2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
          for (int i = 0; i < 8; i++) {
            double a = Math.PI * i / 4;
            q.draw(new Line2D.Double(12, 12, 12 + 7.8 * Math.cos(a), 12 + 7.8 * Math.sin(a)));
          }
        } else {
          q.fill(new Ellipse2D.Double(5.5, 8, 11, 11));
          q.setStroke(new BasicStroke(2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
          q.draw(new QuadCurve2D.Double(14, 9, 15.4, 4.6, 18.8, 5.6));
        }
        q.setColor(s == 'X' ? new Color(0xe5484d) : paper);
        q.fill(new Ellipse2D.Double(9, 10.4, 2.6, 2.6));
      }
    }
  }

  /** Where the inside of the window of this title begins, in pixels. */
  static double[] origin(String title) {
    try {
      Process info = new ProcessBuilder("xwininfo", "-name", title).start();
      String text = new String(info.getInputStream().readAllBytes());
      double[] at = new double[2];
      for (int i = 0; i < 2; i++) {
        Matcher m = Pattern.compile("Absolute upper-left " + "XY".charAt(i) + ":\\s+(-?\\d+)").matcher(text);
        m.find();
        at[i] = Integer.parseInt(m.group(1));
      }
      return at;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    load(args[0]);
    SwingUtilities.invokeLater(() -> show(args[1]));
  }

  static void show(String out) {
    g = new Random(Long.parseLong(field("seed")) * 31 + 11);
    g.nextInt();
    String status = field("status");
    double room = Double.parseDouble(field("maxCell"));
    pitch = Math.max(17, Math.min(room, 52) * (0.62 + 0.38 * g.nextDouble()));
    if (g.nextInt(3) > 0) pitch = Math.floor(pitch);
    int[][] looks = { // ground, cover, under the mouse, open, line, sign, flag, mine, words
      {0x1f2329, 0x3f4754, 0x525c6c, 0x2a2f37, 0x14171b, 0xf5f7fa, 0xff6b6b, 0xf5f7fa, 0xd7dce3},
      {0xf6f7f9, 0xbcc5d3, 0xcdd5e0, 0xe9ecf1, 0xffffff, 0x222933, 0xd6263b, 0x222933, 0x222933},
      {0x0f1a2b, 0x28518a, 0x3768ab, 0x16263f, 0x0a1120, 0xffffff, 0xffc145, 0xdce9ff, 0xdce9ff},
      {0xfdf6ee, 0xe2a36f, 0xedb98d, 0xf7e6d5, 0xfffaf5, 0x42230b, 0x8c1c13, 0x42230b, 0x42230b},
      {0xeef5f0, 0x6aa584, 0x80b899, 0xd9eadf, 0xf8fcf9, 0x10291b, 0xb3123a, 0x10291b, 0x10291b},
      {0x2d2a2e, 0x5b595c, 0x727072, 0x403e41, 0x221f22, 0xfcfcfa, 0xffd866, 0xfcfcfa, 0xfcfcfa},
    };
    int look = g.nextInt(looks.length);
    int[] k = looks[look];
    ground = new Color(k[0]);
    cover = new Color(k[1]);
    over = new Color(k[2]);
    paper = new Color(k[3]);
    line = new Color(k[4]);
    sign = new Color(k[5]);
    red = new Color(k[6]);
    mineInk = new Color(k[7]);
    words = new Color(k[8]);
    boolean dark = look == 0 || look == 2 || look == 5;
    ink = dark
      ? pick(g,
        colours(0x7ab7ff, 0x7ee08a, 0xff7a74, 0xc9a2ff, 0xffb86b, 0x6be3de, 0xffffff, 0xa9b0bb),
        colours(0x78dce8, 0xa9dc76, 0xff6188, 0xab9df2, 0xfc9867, 0xffd866, 0xfcfcfa, 0xc1c0c0))
      : pick(g,
        colours(0x1d4fd7, 0x17783a, 0xd1242f, 0x6b21a8, 0x9a4b00, 0x0b7285, 0x111418, 0x666d77),
        colours(0x0b4f9e, 0x3f6b00, 0xb3122d, 0x4c2a91, 0x8a2f0d, 0x006d6a, 0x1b1b1b, 0x5c5c5c));
    hairlines = g.nextInt(3) == 0;
    gap = hairlines ? 1 : pick(g, 1.0, 2.0, 2.0, 3.0, 4.0);
    if (pitch < 22) gap = Math.min(gap, 2);
    arc = hairlines ? 0 : pick(g, 0.0, 4.0, 8.0, pitch * 0.5);
    flagKind = g.nextInt(3);
    mineKind = g.nextInt(3);
    font = new Font(
      pick(g, "SansSerif", "Dialog", "Liberation Sans", "Monospaced", "URW Gothic", "Serif"),
      pick(g, Font.BOLD, Font.BOLD, Font.PLAIN),
      12).deriveFont((float) (pitch * (0.5 + 0.12 * g.nextDouble())));
    if (status.equals("playing") && g.nextInt(2) == 0) {
      hoverR = g.nextInt(rows);
      hoverC = g.nextInt(cols);
    }
    JFrame frame = new JFrame(pick(g, "Minesweeper", "Flatland", "Mines - Java", "JSweeper"));
    frame.getContentPane().setBackground(ground);
    JPanel head = new JPanel(new BorderLayout());
    head.setBackground(ground);
    head.setBorder(BorderFactory.createEmptyBorder(8, 10, 8, 10));
    String[] texts = {
      (Integer.parseInt(field("mines")) - flags()) + " left",
      status.equals("won") ? "You win!" : status.equals("lost") ? "Game over" : "",
      g.nextInt(400) + " s",
    };
    String[] places = {BorderLayout.WEST, BorderLayout.CENTER, BorderLayout.EAST};
    for (int i = 0; i < 3; i++) {
      JLabel label = new JLabel(texts[i], SwingConstants.CENTER);
      label.setForeground(words);
      label.setFont(new Font("SansSerif", Font.BOLD, 14));
      head.add(label, places[i]);
    }
    frame.add(head, pick(g, BorderLayout.NORTH, BorderLayout.NORTH, BorderLayout.SOUTH));
    JPanel middle = new JPanel(new FlowLayout(FlowLayout.CENTER, pick(g, 0, 8, 16), pick(g, 0, 8)));
    middle.setBackground(ground);
    Field board = new Field();
    middle.add(board);
    frame.add(middle);
    frame.pack();
    frame.setResizable(false);
    frame.setVisible(true);
    tell(out, board, () -> { // the window's origin is asked of the server, as Java rounds it on a scaled screen
      double f = board.getGraphicsConfiguration().getDefaultTransform().getScaleX();
      Point in = SwingUtilities.convertPoint(board, 0, 0, frame.getContentPane());
      double[] at = origin(frame.getTitle());
      return new Rectangle2D.Double(at[0] / f + in.x, at[1] / f + in.y, cols * pitch, rows * pitch);
    });
  }
}
