"""GTK 4 and cairo: a garden at night or at dawn. Clipped bushes of many small leaves cover the ground; opened ground is dark turf or pale mist; hand-lettered digits that glow like fireflies, lit pennants, spiders or toadstools for mines."""
import math
import random

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("GdkX11", "4.0")
gi.require_foreign("cairo")
import cairo  # noqa: E402
from gi.repository import GdkX11, Gtk  # noqa: E402, F401

from support import Position, inside, run_gtk4  # noqa: E402

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
FIRE = ["#8fd0ff", "#b4ff7a", "#ff9a7c", "#e3b0ff", "#ffd35c", "#7dfbe4", "#ffffff", "#c2ccd2"]
DAY = ["#1d4fb0", "#1c6f34", "#c0271f", "#65238c", "#94490c", "#0b737b", "#1b1f1c", "#6d746c"]
LOOKS = [  # soil under the bushes, leaf tones from shade to light, turf, its tufts, line, inks, glow, cloth, pole
    ("#07120f", ["#12352b", "#1b4d3c", "#2a6b4e", "#4a966a", "#8fd3a0"], "#0b1622", "#142536", "#22384c", FIRE, True, "#ff5a3c", "#f0dcae"),
    ("#120a1e", ["#2c1f4d", "#40306b", "#5a478c", "#8271b8", "#c3b4ec"], "#100d1a", "#1c172b", "#33294d", FIRE, True, "#ffc23a", "#e9dcc0"),
    ("#3b4a3a", ["#2f5a36", "#417446", "#5a9157", "#82b673", "#b9dba0"], "#eef0e2", "#dde3cf", "#c2cbb2", DAY, False, "#d8322a", "#3a2a18"),
    ("#0c1a16", ["#5a2a12", "#86431b", "#b2622a", "#d98a42", "#ffc67c"], "#16211f", "#22302c", "#3a4c46", FIRE, True, "#7fe0ff", "#ffe6c0"),
]
soil, tones, turf, tuft, line, ink, glow, cloth, wood = g.choice(LOOKS)
size = p.cell_size(26, 58)
margin = g.choice([4, 10, 18])
villain = g.choice(["spider", "toadstool"])
form = g.choice([7, 12, 17])
nib = g.uniform(3.4, 4.6)
tall = g.uniform(0.64, 0.74)
leaf = g.uniform(2.6, 3.8)
LETTERS = {  # drawn by hand, on 40 by 56: curves of four points
    "1": [[(12, 15), (17, 12), (20, 9), (22, 5), (21, 20), (22, 36), (21, 52)]],
    "2": [[(8, 17), (8, 3), (32, 1), (32, 16), (32, 29), (14, 38), (8, 51), (16, 48), (25, 53), (34, 49)]],
    "3": [[(9, 9), (18, 2), (32, 5), (29, 16), (28, 22), (22, 25), (16, 25), (29, 24), (35, 33), (31, 42), (27, 53), (12, 53), (7, 45)]],
    "4": [[(20, 4), (18, 15), (13, 27), (6, 37), (15, 39), (25, 37), (35, 36)], [(28, 20), (26, 30), (28, 42), (26, 53)]],
    "5": [[(32, 6), (25, 8), (18, 7), (12, 6), (12, 13), (11, 20), (9, 27), (20, 20), (34, 26), (32, 39), (30, 54), (12, 55), (7, 46)]],
    "6": [[(28, 4), (15, 10), (7, 26), (8, 38), (9, 56), (33, 56), (33, 39), (33, 24), (14, 24), (9, 38)]],
    "7": [[(6, 8), (15, 9), (25, 8), (34, 6), (26, 20), (20, 36), (17, 53)], [(14, 30), (19, 29), (24, 29), (29, 28)]],
    "8": [[(29, 13), (26, 1), (10, 3), (11, 14), (12, 26), (33, 28), (33, 41), (33, 56), (7, 56), (8, 41), (9, 29), (28, 26), (29, 13)]],
    "?": [[(9, 17), (8, 2), (32, 2), (31, 17), (30, 27), (20, 27), (20, 38)], [(20, 49), (20, 49.4), (20.4, 50), (20, 50.4)]],
}


def blob(cr, x, y, r, a, long=1.0):
    cr.save()
    cr.translate(x, y)
    cr.rotate(a)
    cr.move_to(0, -r * long)
    cr.curve_to(r * 0.8, -r * 0.4, r * 0.7, r * 0.7, 0, r * long)
    cr.curve_to(-r * 0.7, r * 0.7, -r * 0.8, -r * 0.4, 0, -r * long)
    cr.restore()


def box(cr, i, r):
    cr.new_sub_path()
    for n, (a, b) in enumerate([(40 - i - r, i + r), (40 - i - r, 40 - i - r), (i + r, 40 - i - r), (i + r, i + r)]):
        cr.arc(a, b, r, (n - 1) * math.pi / 2, n * math.pi / 2)
    cr.close_path()


def bush(rng, quiet):
    n = math.ceil(size * p.scale)
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, n, n)
    cr = cairo.Context(surface)
    cr.scale(n / 40, n / 40)
    cr.set_source_rgb(*rgb(soil))
    cr.paint()
    box(cr, 2, form * 0.9)
    cr.set_source_rgb(*rgb(tones[0]))
    cr.fill()
    spots = []
    for _ in range(150):
        x, y = rng.uniform(2.6, 37.4), rng.uniform(2.6, 37.4)
        dx, dy = max(abs(x - 20) - (16.8 - form), 0), max(abs(y - 20) - (16.8 - form), 0)
        if math.hypot(dx, dy) < form - 0.6:
            spots.append((x, y))
    spots.sort(key=lambda s: -(s[0] * 0.5 + s[1]) + rng.uniform(-16, 16))
    for x, y in spots:
        light = 1 - (x * 0.42 + y * 0.58) / 40
        step = min(4, max(1 if not quiet else 0, int((light * 4.6 + rng.uniform(-0.7, 0.9)) * (0.55 if quiet else 1))))
        blob(cr, x, y, leaf * 0.62, rng.uniform(0, math.tau), 1.25)
        cr.set_source_rgb(*rgb(tones[step]))
        cr.fill_preserve()
        cr.set_source_rgba(*rgb(tones[0]), 0.55)
        cr.set_line_width(0.4)
        cr.stroke()
    if glow and not quiet and rng.random() < 0.45:
        x, y = rng.uniform(9, 31), rng.uniform(9, 31)
        for r, a in ((3.6, 0.14), (2.2, 0.3), (0.9, 1)):
            cr.arc(x, y, r, 0, 7)
            cr.set_source_rgba(1, 0.95, 0.5, a)
            cr.fill()
    return surface


dice = random.Random(g.random())
FULL = [bush(dice, False) for _ in range(8)]
QUIET = [bush(dice, True) for _ in range(3)]


def trace(cr, s):
    f = tall * 40 / 52
    cr.save()
    cr.translate(20 - 20.5 * f, 20 - 28.5 * f)
    cr.scale(f, f)
    cr.new_path()
    for part in LETTERS[s]:
        cr.move_to(*part[0])
        for i in range(1, len(part) - 2, 3):
            cr.curve_to(*part[i], *part[i + 1], *part[i + 2])
    cr.restore()


def write(cr, s, colour, shine, rim=None):
    cr.set_line_cap(cairo.LINE_CAP_ROUND)
    cr.set_line_join(cairo.LINE_JOIN_ROUND)
    trace(cr, s)
    if rim:
        cr.set_source_rgb(*rgb(rim))
        cr.set_line_width(nib + 3)
        cr.stroke_preserve()
    if shine:
        for width, alpha in ((nib + 7, 0.08), (nib + 4.4, 0.13), (nib + 2, 0.24)):
            cr.set_source_rgba(*rgb(colour), alpha)
            cr.set_line_width(width)
            cr.stroke_preserve()
    cr.set_source_rgb(*rgb(colour))
    cr.set_line_width(nib)
    cr.stroke_preserve()
    if shine:
        cr.set_source_rgba(1, 1, 0.9, 0.6)
        cr.set_line_width(nib * 0.3)
        cr.stroke_preserve()
    cr.new_path()


def flag(cr):
    cr.set_line_cap(cairo.LINE_CAP_ROUND)
    cr.set_line_join(cairo.LINE_JOIN_ROUND)
    if glow:
        for r in (13, 10, 7):
            cr.arc(23, 13, r, 0, 7)
            cr.set_source_rgba(*rgb(cloth), 0.13)
            cr.fill()
    for width, colour in ((4.4, "#05080a"), (2.5, wood)):
        cr.set_source_rgb(*rgb(colour))
        cr.set_line_width(width)
        cr.move_to(12.6, 34.5)
        cr.curve_to(11.8, 24, 13.4, 14, 12.6, 5.5)
        cr.stroke()
    cr.move_to(13.4, 6)
    cr.curve_to(20, 6.4, 28, 9, 34.5, 13.4)
    cr.curve_to(28, 16, 20, 19, 13.2, 21)
    cr.close_path()
    fill = cairo.LinearGradient(13, 0, 35, 0)
    fill.add_color_stop_rgb(0, *[min(1, v + 0.22) for v in rgb(cloth)])
    fill.add_color_stop_rgb(1, *[v * 0.82 for v in rgb(cloth)])
    cr.set_source(fill)
    cr.fill_preserve()
    cr.set_source_rgb(*rgb("#1a0805"))
    cr.set_line_width(1.1)
    cr.stroke()
    cr.arc(12.6, 4.6, 2.1, 0, 7)
    cr.set_source_rgb(*rgb("#fff0b0"))
    cr.fill_preserve()
    cr.set_source_rgb(*rgb("#1a0805"))
    cr.set_line_width(0.8)
    cr.stroke()


def danger(cr, hit):
    cr.set_line_cap(cairo.LINE_CAP_ROUND)
    cr.set_line_join(cairo.LINE_JOIN_ROUND)
    pale = glow and not hit
    if villain == "toadstool":
        cr.move_to(15.6, 20)
        cr.curve_to(16.4, 27, 14.6, 32, 13.2, 35)
        cr.line_to(26.8, 35)
        cr.curve_to(25.4, 32, 23.6, 27, 24.4, 20)
        cr.close_path()
        cr.set_source_rgb(*rgb("#f6ecd6"))
        cr.fill_preserve()
        cr.set_source_rgb(*rgb("#2a120c"))
        cr.set_line_width(1.1)
        cr.stroke()
        cr.move_to(4.5, 21)
        cr.curve_to(5, -1, 35, -1, 35.5, 21)
        cr.curve_to(28, 25.5, 12, 25.5, 4.5, 21)
        cap = cairo.RadialGradient(15, 9, 1, 20, 15, 19)
        cap.add_color_stop_rgb(0, *rgb("#ff7a5e"))
        cap.add_color_stop_rgb(0.5, *rgb("#d8201c"))
        cap.add_color_stop_rgb(1, *rgb("#7c0a0c"))
        cr.set_source(cap)
        cr.fill_preserve()
        cr.set_source_rgb(*rgb("#fff2df" if hit else "#2a0605"))
        cr.stroke()
        cr.set_source_rgb(*rgb("#fff8ea"))
        for x, y, r in ((14, 9.6, 2.6), (23.5, 7.6, 2.1), (29.4, 15, 2.5), (20, 16.4, 3), (10, 17.6, 2)):
            cr.arc(x, y, r, 0, 7)
            cr.fill()
        return
    legs = [[(20, 20), (10, 12), (8, 14), (4, 22)], [(20, 20), (11, 8), (9, 7), (6, 8)], [(20, 20), (10, 22), (8, 25), (5, 31)], [(20, 20), (13, 26), (11, 31), (12, 36)]]
    for width, colour in ((2.3, "#dfe8ee"),) if pale else ((2.4, "#0d0b10"),):
        cr.set_source_rgb(*rgb(colour))
        cr.set_line_width(width)
        for a, b, c, d in legs:
            for m in (1, -1):
                cr.move_to(20, a[1])
                cr.curve_to(*[v for x, y in (b, c, d) for v in (20 + m * (x - 20), y)])
        cr.stroke()
    for r, colour in ((10.4, "#dfe8ee"), (9.3, "#15121a")) if pale else ((9.3, "#15121a"),):
        cr.set_source_rgb(*rgb(colour))
        cr.arc(20, 22.5, r, 0, 7)
        cr.fill()
        cr.arc(20, 12.6, r * 0.56, 0, 7)
        cr.fill()
    cr.set_source_rgb(*rgb("#ff3b30"))
    cr.move_to(17, 19)
    cr.line_to(23, 26)
    cr.line_to(17, 26)
    cr.line_to(23, 19)
    cr.close_path()
    cr.fill()
    for x in (18, 22):
        cr.set_source_rgb(*rgb("#fff6a0"))
        cr.arc(x, 11.6, 1.2, 0, 7)
        cr.fill()


def draw(_, cr, width, height):
    cr.set_source_rgb(*rgb(soil))
    cr.paint()
    for r, c, s in p.each():
        rng = random.Random(r * 311 + c)
        cr.save()
        cr.translate(margin + c * size, margin + r * size)
        cr.save()
        cr.scale(size / 40, size / 40)
        if s not in "#F?x":
            cr.set_source_rgb(*(rgb("#d02a24") if s == "X" else rgb(turf)))
            cr.rectangle(0, 0, 40, 40)
            cr.fill()
            cr.set_source_rgb(*rgb(tuft))
            cr.set_line_width(0.9)
            for _ in range(0 if s == "X" else 5):
                x, y = rng.uniform(3, 37), rng.uniform(6, 38)
                for d in (-1.6, 0, 1.6):
                    cr.move_to(x, y)
                    cr.line_to(x + d, y - 3.4)
                cr.stroke()
            cr.set_source_rgb(*rgb(line))
            cr.rectangle(0.45, 0.45, 39.1, 39.1)
            cr.stroke()
        else:
            cr.restore()
            cr.save()
            tile = FULL[(r * 5 + c * 3 + r * c) % 8] if s == "#" else QUIET[(r + c) % 3]
            cr.scale(size / tile.get_width(), size / tile.get_height())
            cr.set_source_surface(tile, 0, 0)
            cr.rectangle(0, 0, tile.get_width(), tile.get_height())
            cr.fill()
            cr.restore()
            cr.save()
            cr.scale(size / 40, size / 40)
        if s in "12345678":
            write(cr, s, ink[int(s) - 1], glow)
        elif s == "?":
            write(cr, "?", "#fff6d0", False, "#0a0f0c")
        elif s in "Fx":
            flag(cr)
        elif s in "*X":
            danger(cr, s == "X")
        if s == "x":
            cr.set_line_cap(cairo.LINE_CAP_ROUND)
            for w, colour in ((5.6, "#ffffff"), (3, "#b3121a")):
                cr.set_source_rgb(*rgb(colour))
                cr.set_line_width(w)
                for d in (-13, 13):
                    cr.move_to(20 - d, 7)
                    cr.line_to(20 + d, 33)
                    cr.stroke()
        cr.restore()
        cr.restore()


def start(app):
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Firefly Garden", "After Dusk", "Hedges"]), resizable=False)
    if g.random() < 0.6:
        bar = Gtk.HeaderBar()
        again = Gtk.Button(icon_name="view-refresh-symbolic")
        again.set_focusable(False)
        bar.pack_start(again)
        bar.pack_end(Gtk.Label(label=f"{p.seconds // 60}:{p.seconds % 60:02d}"))
        win.set_titlebar(bar)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    win.set_child(main)
    status = Gtk.CenterBox(margin_top=6, margin_bottom=6, margin_start=10, margin_end=10)
    status.set_start_widget(Gtk.Label(label=f"{p.left} left"))
    status.set_center_widget(Gtk.Label(label={"playing": "", "won": "A quiet night", "lost": "Bitten!"}[p.status]))
    area = Gtk.DrawingArea(halign=Gtk.Align.CENTER)
    area.set_content_width(p.cols * size + 2 * margin)
    area.set_content_height(p.rows * size + 2 * margin)
    area.set_draw_func(draw)
    for w in [area, status] if g.random() < 0.5 else [status, area]:
        main.append(w)
    win.present()
    win.set_focus(None)
    return lambda: inside(area, margin, p.cols * size, p.rows * size)


run_gtk4(start)
