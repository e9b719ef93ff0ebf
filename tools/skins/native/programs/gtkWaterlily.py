"""A pond: covered cells are lily pads on water (two turned ways in a chequer), opened ones the pale bottom; lotus blossoms for flags and puffer fish for mines, drawn with cairo into pixbufs once a state."""
import math

import cairo
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
PONDS = [  # water, deep, pad, pad's rim, vein, bottom, pebble, line, petal, heart, fish, words, inks
    ("#3d8fa8", "#2f7690", "#6fae4a", "#3f7a2c", "#a9d67e", "#efe6c9", "#dfd2ab", "#cdbf95", "#f58ab4", "#ffd94a", "#d98a1e", "#ffffff", ["#1c4fa0", "#2b6a1e", "#b3202a", "#5a2a8e", "#87420c", "#0c666c", "#1a1a1a", "#66645a"]),
    ("#2a3560", "#212a50", "#3f7f78", "#265350", "#7fc2b4", "#151b34", "#1e2644", "#2b3558", "#ffe3f1", "#ffb84d", "#f0a63a", "#e8ecff", ["#7fb8ff", "#86e08a", "#ff8a84", "#d0a8ff", "#ffc27a", "#6fe6dc", "#ffffff", "#a4abc4"]),
    ("#7fb7c9", "#6aa5b9", "#c9772e", "#8a4a18", "#eab06f", "#f7f4ec", "#e9e3d4", "#d8d0bd", "#ffffff", "#e0b020", "#7b4fa0", "#10303c", ["#204fb0", "#20702c", "#bb1f26", "#551f88", "#80400c", "#086a70", "#141414", "#6a6a6a"]),
]
water, deep, pad, rim, vein, bottom, pebble, line, petal, heart, fish, words, inks = g.choice(PONDS)
full = g.random() < 0.4  # a pad that fills its cell
family = g.choice(["Liberation Serif", "DejaVu Sans", "C059", "URW Bookman"])
weight = g.uniform(0.6, 0.74)
size = p.cell_size(24, 54)


def rgb(h, alpha=1.0):
    return (*(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)), alpha)


def lily(q, turn):
    q.set_source_rgba(*rgb(water))
    q.paint()
    q.set_source_rgba(*rgb(deep))
    q.set_line_width(1.6)
    for y in (7, 34):
        q.move_to(2, y)
        q.curve_to(10, y - 4, 14, y + 4, 22, y)
        q.stroke()
    q.save()
    q.translate(20, 20)
    q.rotate(turn)
    radius = 19 if full else 17
    q.move_to(3, 0)
    q.arc(0, 0, radius, 0.3, 2 * math.pi - 0.3)
    q.close_path()
    q.set_source_rgba(*rgb(pad))
    q.fill_preserve()
    q.set_source_rgba(*rgb(rim))
    q.set_line_width(2)
    q.stroke()
    q.set_source_rgba(*rgb(vein, 0.75))
    q.set_line_width(1)
    for i in range(1, 8):
        a = i * math.pi / 4
        q.move_to(4 * math.cos(a), 4 * math.sin(a))
        q.line_to((radius - 4) * math.cos(a), (radius - 4) * math.sin(a))
        q.stroke()
    q.restore()


def floor(q, s):
    q.set_source_rgba(*rgb("#e2533f" if s == "X" else bottom))
    q.paint()
    if s != "X":
        q.set_source_rgba(*rgb(pebble))
        for x, y, w in ((7, 33, 4), (33, 8, 3), (34, 35, 2.5), (6, 7, 2)):
            q.save()
            q.translate(x, y)
            q.scale(1.5, 1)
            q.arc(0, 0, w, 0, 7)
            q.fill()
            q.restore()
    q.set_source_rgba(*rgb(line))
    q.set_line_width(1)
    q.rectangle(0.5, 0.5, 39, 39)
    q.stroke()


def lotus(q):
    for tilt, long in ((-1.1, 13), (1.1, 13), (-0.55, 15), (0.55, 15), (0, 16)):
        q.save()
        q.translate(20, 30)
        q.rotate(tilt)
        q.move_to(0, 0)
        q.curve_to(-7, -long * 0.45, -4, -long * 0.9, 0, -long * 1.3)
        q.curve_to(4, -long * 0.9, 7, -long * 0.45, 0, 0)
        q.set_source_rgba(*rgb(petal))
        q.fill_preserve()
        q.set_source_rgba(0.35, 0.05, 0.2, 0.9)
        q.set_line_width(1.1)
        q.stroke()
        q.restore()
    q.set_source_rgba(*rgb(heart))
    q.arc(20, 29, 3.4, 0, 7)
    q.fill()


def puffer(q, body):
    q.set_source_rgba(*rgb(body))
    for i in range(12):
        a = i * math.pi / 6
        q.move_to(20 + 17 * math.cos(a), 20 + 17 * math.sin(a))
        q.line_to(20 + 11 * math.cos(a - 0.2), 20 + 11 * math.sin(a - 0.2))
        q.line_to(20 + 11 * math.cos(a + 0.2), 20 + 11 * math.sin(a + 0.2))
        q.fill()
    q.arc(20, 20, 12, 0, 7)
    q.fill_preserve()
    q.set_source_rgba(0.15, 0.08, 0.02, 1)
    q.set_line_width(1.3)
    q.stroke()
    q.set_source_rgba(1, 0.97, 0.85, 1)
    q.arc(20, 22, 9, 0.3, math.pi - 0.3)
    q.fill()
    for x in (15.5, 24.5):
        q.set_source_rgba(1, 1, 1, 1)
        q.arc(x, 16, 3.4, 0, 7)
        q.fill()
        q.set_source_rgba(0, 0, 0, 1)
        q.arc(x, 16.4, 1.7, 0, 7)
        q.fill()
    q.set_line_width(1.6)
    q.arc(20, 22.5, 2.2, 0, 7)
    q.stroke()


def letter(q, s, colour, back=None):
    q.select_font_face(family, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
    q.set_font_size(40 * weight)
    e = q.text_extents(s)
    q.move_to(20 - e.x_bearing - e.width / 2, 20 - e.y_bearing - e.height / 2)
    if back:
        q.text_path(s)
        q.set_source_rgba(*rgb(back))
        q.set_line_width(4)
        q.set_line_join(cairo.LINE_JOIN_ROUND)
        q.stroke_preserve()
        q.set_source_rgba(*rgb(colour))
        q.fill()
    else:
        q.set_source_rgba(*rgb(colour))
        q.show_text(s)


def tile(s, odd):
    n = size * factor
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, n, n)
    q = cairo.Context(surface)
    q.scale(n / 40, n / 40)
    if s in "#F?x":
        lily(q, -0.7 if odd else 2.4)
    else:
        floor(q, s)
    if s in "12345678":
        letter(q, s, inks[int(s) - 1])
    elif s == "?":
        letter(q, "?", "#ffffff", "#203018")
    elif s in "Fx":
        lotus(q)
    elif s in "*X":
        puffer(q, "#5a2410" if s == "X" else fish)
    if s == "x":
        for colour, wide in (("#ffffff", 7), ("#c01020", 4)):
            q.set_source_rgba(*rgb(colour))
            q.set_line_width(wide)
            q.move_to(7, 7)
            q.line_to(33, 33)
            q.move_to(33, 7)
            q.line_to(7, 33)
            q.stroke()
    return surface


cache = {}
win = Gtk.Window(title=g.choice(["Waterlily", "Pond Sweeper 0.4", "Lily Pads"]))
factor = win.get_scale_factor()
win.set_resizable(False)


def picture(s, odd):
    if (s, odd) not in cache:
        t = tile(s, odd)
        cache[s, odd] = Gdk.cairo_surface_create_from_pixbuf(Gdk.pixbuf_get_from_surface(t, 0, 0, t.get_width(), t.get_height()), factor, None)
    return cache[s, odd]


css = Gtk.CssProvider()
css.load_from_data(f"window, .pond {{ background: {deep}; color: {words}; }} .pond label {{ color: {words}; font-size: 15px; }} .sheet {{ border: 3px solid {rim}; }}".encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), css, 700)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
main.get_style_context().add_class("pond")
win.add(main)
bar = Gtk.Toolbar()
bar.set_style(Gtk.ToolbarStyle.BOTH_HORIZ if p.cols * size > 330 else Gtk.ToolbarStyle.ICONS)
for icon, name in (("document-new", "New"), ("edit-undo", "Undo"), ("help-about", "About")):
    b = Gtk.ToolButton(icon_name=icon, label=name)
    b.set_is_important(True)
    bar.insert(b, -1)
main.pack_start(bar, False, False, 0)
grid = Gtk.Grid(halign=Gtk.Align.CENTER, margin=g.choice([6, 14, 22]))
grid.get_style_context().add_class("sheet")
main.pack_start(grid, False, False, 0)
cells = {}
for r, c, s in p.each():
    w = Gtk.Image.new_from_surface(picture(s, (r + c) % 2))
    grid.attach(w, c, r, 1, 1)
    cells[r, c] = w
low = Gtk.Box(spacing=10, margin_start=14, margin_end=14, margin_bottom=10)
low.pack_start(Gtk.Label(label=f"Fish in the pond: {p.left}"), False, False, 0)
low.pack_end(Gtk.Label(label={"playing": f"{p.seconds} s", "won": "Safe crossing!", "lost": "Ouch, spikes!"}[p.status]), False, False, 0)
main.pack_start(low, False, False, 0)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: region(p, cells, gtk_box))
