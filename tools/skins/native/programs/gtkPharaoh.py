"""GTK 3 and cairo: a dig in Egypt. Covered cells are carved blocks (sandstone, red granite or limestone with painted glyphs), opened ones sifted sand, a tomb's floor or papyrus; painted numerals, surveyor's pennants, dynamite or skulls."""
import math
import random

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
import cairo  # noqa: E402
from gi.repository import Gtk  # noqa: E402

from support import Position, gtk_inside, tell_gtk  # noqa: E402

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
mix = lambda a, b, t: tuple(x + (y - x) * t for x, y in zip(a, b))
LOOKS = [  # ground, block, its light, its dark, open, open's second tone, line, inks, halo, pennant, paint of glyphs or None
    ("#5a4322", "#d8b272", "#f6dea8", "#94703a", "#4a3a2c", "#43342a", "#2e2219", ["#8cc9ff", "#9dea8a", "#ff9783", "#dcb0ff", "#ffcb6b", "#7feadf", "#ffffff", "#c4b8a8"], "", "#d4281e", None),
    ("#2b1a17", "#a0554a", "#cf8a7a", "#5f2a24", "#ecd9ab", "#e3cd99", "#bfa66c", ["#1c4ba8", "#1b6b2f", "#b21b17", "#5a1d80", "#7e3a08", "#086870", "#1b1510", "#6f6450"], "#fff6da", "#f7e9b8", None),
    ("#33455a", "#efe7d4", "#ffffff", "#b3a688", "#d9b877", "#d0ad6a", "#a9874a", ["#133d97", "#0f5a26", "#a81411", "#501575", "#702f04", "#045a62", "#15100b", "#5d5038"], "#f8e6bd", "#c8201c", ["#1f5fa8", "#c0392b", "#1d7a54", "#b8860b"]),
    ("#0e1a2e", "#3c5f92", "#7fa6da", "#1e3860", "#f4e6c4", "#eddcb2", "#cdb682", ["#1b4fc0", "#1f7434", "#bf201c", "#66228f", "#8f460c", "#0b737a", "#1c1712", "#766b56"], "#ffffff", "#e8b52c", ["#f2cf63"] * 4),
]
ground, block, light, dark, floor, floor2, line, ink, halo, cloth, paints = g.choice(LOOKS)
size = p.cell_size(22, 60)
margin = g.choice([6, 12, 20])
gap = g.choice([0, 0.6, 1.2])
chip = g.choice([1.6, 2.6, 3.6])
villain = g.choice(["dynamite", "skull"])
face = g.choice(["DejaVu Serif Condensed", "P052", "URW Bookman", "FreeSerif"])
part = g.uniform(0.6, 0.7)
texture = g.randint(0, 1 << 30)


def outline(cr, rng):
    """A block whose corners are worn."""
    a, b = 0.7 + gap, 39.3 - gap
    k = [rng.uniform(0.6, chip) for _ in range(8)]
    pts = [(a + k[0], a), (b - k[1], a), (b, a + k[2]), (b, b - k[3]), (b - k[4], b), (a + k[5], b), (a, b - k[6]), (a, a + k[7])]
    cr.new_path()
    for x, y in pts:
        cr.line_to(x, y)
    cr.close_path()


def glyph(cr, which):
    """Paths of signs on 40 by 40, as lines."""
    cr.new_path()
    if which == "ankh":
        cr.move_to(20, 18)
        cr.curve_to(10, 8, 14, 4, 20, 4.8)
        cr.curve_to(26, 4, 30, 8, 20, 18)
        cr.line_to(20, 34)
        cr.move_to(11, 20)
        cr.line_to(29, 20)
    elif which == "eye":
        cr.move_to(6, 19)
        cr.curve_to(13, 10, 26, 10, 34, 19)
        cr.curve_to(26, 26, 13, 26, 6, 19)
        cr.new_sub_path()
        cr.arc(20, 18.6, 4, 0, 7)
        cr.move_to(8, 12)
        cr.curve_to(15, 6, 26, 6, 34, 11)
        cr.move_to(17, 25)
        cr.line_to(15, 33)
        cr.move_to(24, 25)
        cr.curve_to(27, 33, 34, 32, 32, 28)
    elif which == "water":
        for y in (11, 20, 29):
            cr.move_to(6, y + 3)
            for i in range(6):
                cr.line_to(9 + i * 5, y + (-3 if i % 2 == 0 else 3))
    elif which == "reed":
        cr.move_to(20, 35)
        cr.line_to(20, 18)
        cr.curve_to(15, 12, 17, 5, 23, 4)
        cr.curve_to(27, 9, 25, 15, 20, 18)
        cr.move_to(14, 35)
        cr.line_to(26, 35)
    elif which == "sun":
        cr.arc(20, 14, 6.5, 0, 7)
        cr.move_to(5, 27)
        cr.curve_to(11, 20, 15, 22, 20, 26)
        cr.curve_to(25, 22, 29, 20, 35, 27)
        cr.curve_to(28, 29, 24, 31, 20, 31)
        cr.curve_to(16, 31, 12, 29, 5, 27)
    elif which == "hill":
        cr.move_to(6, 31)
        cr.line_to(20, 9)
        cr.line_to(34, 31)
        cr.close_path()
        cr.move_to(20, 9)
        cr.line_to(25, 31)
    else:  # a bird that stands
        cr.move_to(9, 11)
        cr.curve_to(10, 6, 17, 6, 18, 11)
        cr.curve_to(24, 13, 31, 20, 34, 29)
        cr.line_to(24, 25)
        cr.curve_to(15, 27, 10, 20, 12, 14)
        cr.close_path()
        cr.move_to(18, 26)
        cr.line_to(18, 34)
        cr.line_to(14, 34)
        cr.move_to(23, 26)
        cr.line_to(23, 34)
        cr.line_to(19.5, 34)


def covered(cr, rng, plain):
    cr.set_source_rgb(*rgb(ground))
    cr.rectangle(0, 0, 40, 40)
    cr.fill()
    shape = rng.getstate()
    outline(cr, rng)
    tone = mix(rgb(block), rgb(rng.choice([light, dark])), rng.uniform(0, 0.14))
    fill = cairo.LinearGradient(0, 0, 26, 40)
    fill.add_color_stop_rgb(0, *mix(tone, rgb(light), 0.35))
    fill.add_color_stop_rgb(1, *mix(tone, rgb(dark), 0.25))
    cr.set_source(fill)
    cr.fill_preserve()
    cr.save()
    cr.clip()
    for _ in range(34):
        cr.set_source_rgba(*rgb(rng.choice([light, dark])), rng.uniform(0.12, 0.4))
        cr.arc(rng.uniform(1, 39), rng.uniform(1, 39), rng.uniform(0.25, 0.8), 0, 7)
        cr.fill()
    for _ in range(2):
        cr.set_source_rgba(*rgb(dark), 0.3)
        cr.set_line_width(0.6)
        y = rng.uniform(4, 36)
        cr.move_to(0, y)
        cr.curve_to(12, y + rng.uniform(-3, 3), 28, y + rng.uniform(-3, 3), 40, y + rng.uniform(-2, 2))
        cr.stroke()
    cr.set_line_join(cairo.LINE_JOIN_ROUND)
    for width, colour, d in ((3, light, 0.9), (3, dark, -0.9)):  # lit at the top and left, in shade below
        cr.save()
        cr.translate(d, d)
        after = rng.getstate()
        rng.setstate(shape)
        outline(cr, rng)
        rng.setstate(after)
        cr.set_source_rgba(*rgb(colour), 0.75)
        cr.set_line_width(width)
        cr.stroke()
        cr.restore()
    cr.restore()
    if plain:
        return
    which = rng.choice(["ankh", "eye", "water", "reed", "sun", "hill", "bird"])
    cr.save()
    cr.translate(20, 20)
    cr.scale(0.66, 0.66)
    cr.translate(-20, -20)
    cr.set_line_cap(cairo.LINE_CAP_ROUND)
    for d, colour, alpha, width in ((1.3, light, 0.9, 2.6), (0, dark, 0.85, 2.6)):
        cr.save()
        cr.translate(d, d)
        glyph(cr, which)
        cr.restore()
        cr.set_source_rgba(*rgb(colour), alpha)
        cr.set_line_width(width)
        cr.stroke()
    if paints:
        glyph(cr, which)
        cr.set_source_rgba(*rgb(rng.choice(paints)), 0.8)
        cr.set_line_width(1.7)
        cr.stroke()
    cr.restore()


def bare(cr, rng, hot):
    cr.set_source_rgb(*(rgb("#e2452a") if hot else rgb(floor)))
    cr.rectangle(0, 0, 40, 40)
    cr.fill()
    if not hot:
        cr.set_source_rgb(*rgb(floor2))
        cr.set_line_width(1.4)
        for i in range(3):
            y = 6 + i * 13 + rng.uniform(-2, 2)
            cr.move_to(0, y)
            cr.curve_to(12, y - 4, 26, y + 4, 40, y)
            cr.stroke()
        cr.set_source_rgba(*rgb(line), 0.5)
        for _ in range(7):
            cr.arc(rng.uniform(2, 38), rng.uniform(2, 38), 0.4, 0, 7)
            cr.fill()
        shade = cairo.LinearGradient(0, 0, 0, 6)
        shade.add_color_stop_rgba(0, 0, 0, 0, 0.22)
        shade.add_color_stop_rgba(1, 0, 0, 0, 0)
        cr.set_source(shade)
        cr.rectangle(0, 0, 40, 6)
        cr.fill()
    cr.set_source_rgb(*rgb(line))
    cr.set_line_width(0.9)
    cr.rectangle(0.45, 0.45, 39.1, 39.1)
    cr.stroke()


def text(cr, s, colour, around):
    cr.select_font_face(face, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
    cr.set_font_size(40 * part / 0.72)
    e = cr.text_extents(s)
    cr.move_to(20 - e.width / 2 - e.x_bearing, 20 - e.height / 2 - e.y_bearing)
    cr.text_path(s)
    if around:
        cr.set_line_join(cairo.LINE_JOIN_ROUND)
        cr.set_source_rgb(*rgb(around))
        cr.set_line_width(3)
        cr.stroke_preserve()
    cr.set_source_rgb(*rgb(colour))
    cr.fill()


def shape(cr, colour, points, rim=None, width=1.0):
    for x, y in points:
        cr.line_to(x, y)
    cr.close_path()
    cr.set_source_rgb(*rgb(colour))
    cr.fill_preserve()
    if rim:
        cr.set_source_rgb(*rgb(rim))
        cr.set_line_width(width)
        cr.stroke_preserve()
    cr.new_path()


def flag(cr):
    cr.set_source_rgba(0, 0, 0, 0.4)
    cr.save()
    cr.translate(16, 34.5)
    cr.scale(8, 1.9)
    cr.arc(0, 0, 1, 0, 7)
    cr.restore()
    cr.fill()
    for i in range(5):  # a ranging rod
        shape(cr, "#f7f3ea" if i % 2 else "#c8241c", [(12.4, 5 + i * 6), (15.6, 5 + i * 6), (15.6, 11 + i * 6), (12.4, 11 + i * 6)], "#20140a", 0.7)
    cr.move_to(15.8, 5.6)
    cr.curve_to(22, 4, 28, 10, 36, 11)
    cr.curve_to(29, 15, 22, 16, 15.8, 21)
    cr.close_path()
    cr.set_source_rgb(*rgb(cloth))
    cr.fill_preserve()
    cr.set_source_rgb(*rgb("#20140a"))
    cr.set_line_width(1.2)
    cr.stroke()
    cr.set_source_rgba(1, 1, 1, 0.6)
    cr.set_line_width(1.2)
    cr.move_to(17.4, 8)
    cr.curve_to(22, 8, 26, 10.6, 30, 11.2)
    cr.stroke()


def mine(cr):
    night = floor == "#4a3a2c"
    if villain == "dynamite":
        cr.save()
        cr.translate(20, 22)
        cr.rotate(-0.25)
        for x in (-11.4, -3.8, 3.8):
            shape(cr, "#d8281f", [(x, -11), (x + 7.6, -11), (x + 7.6, 13), (x, 13)], "#fff0d0" if night else "#3a0805", 1)
            shape(cr, "#f59a86", [(x + 1.4, -10), (x + 2.8, -10), (x + 2.8, 12), (x + 1.4, 12)])
        shape(cr, "#1e1a18", [(-12, -3.5), (12, -3.5), (12, 3.5), (-12, 3.5)])
        cr.set_source_rgb(*rgb("#f3d9a0" if night else "#2a1a0c"))
        cr.set_line_width(1.7)
        cr.move_to(0, -11)
        cr.curve_to(0, -18, 7, -15, 9, -18)
        cr.stroke()
        shape(cr, "#ffc12e", [(9 + (4.2, 1.7)[i % 2] * math.cos(i * 0.7854), -18 + (4.2, 1.7)[i % 2] * math.sin(i * 0.7854)) for i in range(8)], "#b8400a", 0.6)
        cr.restore()
        return
    cr.move_to(8, 18)
    cr.curve_to(7, 3, 33, 3, 32, 18)
    cr.curve_to(32, 23, 30, 24, 28, 25.5)
    cr.line_to(28, 33)
    cr.line_to(12, 33)
    cr.line_to(12, 25.5)
    cr.curve_to(10, 24, 8, 23, 8, 18)
    cr.close_path()
    cr.set_source_rgb(*rgb("#fbf7ea"))
    cr.fill_preserve()
    cr.set_source_rgb(*rgb("#1c130c"))
    cr.set_line_width(1.5)
    cr.stroke()
    for x in (14.6, 25.4):
        cr.arc(x, 18.5, 3.7, 0, 7)
        cr.fill()
    shape(cr, "#1c130c", [(20, 21.5), (22, 25.5), (18, 25.5)])
    cr.set_source_rgb(*rgb("#1c130c"))
    for x in (16, 20, 24):
        cr.move_to(x, 28.5)
        cr.line_to(x, 33)
        cr.stroke()


def cross(cr):
    cr.set_line_cap(cairo.LINE_CAP_ROUND)
    for width, colour in ((6.6, "#ffffff"), (3.6, "#120b06")):
        cr.set_source_rgb(*rgb(colour))
        cr.set_line_width(width)
        for d in (-13, 13):
            cr.move_to(20 - d, 7)
            cr.line_to(20 + d, 33)
            cr.stroke()


def draw(_, cr):
    cr.set_source_rgb(*rgb(ground))
    cr.paint()
    for r, c, s in p.each():
        rng = random.Random(texture + r * 131 + c)
        cr.save()
        cr.translate(margin + c * size, margin + r * size)
        cr.scale(size / 40, size / 40)
        if s in "#F?x":
            covered(cr, rng, s != "#")
        else:
            bare(cr, rng, s == "X")
        if s in "12345678":
            text(cr, s, ink[int(s) - 1], halo)
        elif s == "?":
            text(cr, "?", "#1c1008" if block != "#3c5f92" else "#ffffff", light if block != "#3c5f92" else "#14264a")
        elif s in "Fx":
            flag(cr)
        elif s in "*X":
            mine(cr)
        if s == "x":
            cross(cr)
        cr.restore()


win = Gtk.Window(title=g.choice(["Valley of the Mines", "Pharaoh's Field", "Expedition 1922"]))
win.set_resizable(False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(main)
bar = Gtk.Box(spacing=8, margin=6)
bar.pack_start(Gtk.Label(label=f"Charges {p.left}"), False, False, 6)
again = Gtk.Button(label={"playing": "Dig anew", "won": "The tomb is open!", "lost": "The roof fell in"}[p.status])
again.set_can_focus(False)
bar.set_center_widget(again)
bar.pack_end(Gtk.Label(label=f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"), False, False, 6)
area = Gtk.DrawingArea()
area.set_size_request(p.cols * size + 2 * margin, p.rows * size + 2 * margin)
area.set_halign(Gtk.Align.CENTER)
area.connect("draw", draw)
for w in [bar, area] if g.random() < 0.7 else [area, bar]:
    main.add(w)
win.show_all()
tell_gtk(win, lambda: gtk_inside(area, margin, p.cols * size, p.rows * size))
