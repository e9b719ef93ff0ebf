"""GTK 3 and cairo: the sea. Covered cells are water that grows darker with the depth, opened ones sand; buoys with a flag, moored mines; GtkFrames around figures."""
import math

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
import cairo  # noqa: E402
from gi.repository import Gtk  # noqa: E402

from support import Position, gtk_inside, tell_gtk  # noqa: E402

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
SEAS = [  # shallow, deep, foam, sand, grain, flag, inks
    ("#5cc6d0", "#1b5f8c", "#d8f6f4", "#f2e2b8", "#dcc48c", "#e63946", ["#1d4ed8", "#1f7a35", "#d0211c", "#3b1f86", "#8a3b0c", "#0a6f7d", "#101010", "#6b6455"]),
    ("#6fb6e8", "#234a86", "#e4f2ff", "#ead9c0", "#cdb48f", "#ff8c1a", ["#1746b0", "#22702c", "#bf1d2d", "#5a1f8f", "#7d3410", "#006a70", "#1b1b1b", "#70695c"]),
    ("#6fcf9f", "#15604f", "#e3fff0", "#f6ecd2", "#dccba0", "#d81159", ["#2040c0", "#146c2c", "#c81e1e", "#45208a", "#8c4410", "#067078", "#111111", "#706b5e"]),
]
shallow, deep, foam, sand, grain, red, inks = g.choice(SEAS)
size = p.cell_size(20, 54)
face = g.choice(["Liberation Sans", "DejaVu Sans", "Nimbus Sans", "C059", "URW Gothic"])
slant = g.random() < 0.15
part = g.uniform(0.54, 0.72)
margin = g.choice([0, 8, 14])
waves = g.random() < 0.6
W, H = p.cols * size, p.rows * size


def mix(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(rgb(a), rgb(b)))


def text(cr, x, y, s, tone):
    cr.select_font_face(face, cairo.FONT_SLANT_ITALIC if slant else cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
    cr.set_font_size(size * part)
    e = cr.text_extents(s)
    cr.move_to(x + size / 2 - e.width / 2 - e.x_bearing, y + size / 2 - e.height / 2 - e.y_bearing)
    cr.set_source_rgb(*tone)
    cr.show_text(s)


def water(cr, x, y, r):
    tone = mix(shallow, deep, r / (p.rows - 1))
    cr.set_source_rgb(*tone)
    cr.rectangle(x, y, size, size)
    cr.fill()
    lighter = tuple(min(1, v + 0.16) for v in tone)
    darker = tuple(v * 0.68 for v in tone)
    cr.set_line_width(2)
    cr.set_source_rgb(*lighter)
    cr.move_to(x + 1, y + size - 1)
    cr.line_to(x + 1, y + 1)
    cr.line_to(x + size - 1, y + 1)
    cr.stroke()
    cr.set_source_rgb(*darker)
    cr.move_to(x + size - 1, y + 1)
    cr.line_to(x + size - 1, y + size - 1)
    cr.line_to(x + 1, y + size - 1)
    cr.stroke()
    return lighter


def draw(_, cr):
    cr.save()
    cr.translate(margin, margin)
    for r, c, s in p.each():
        x, y = c * size, r * size
        u = size / 32
        if s in "012345678*X":
            cr.set_source_rgb(*(rgb("#ff6b52") if s == "X" else rgb(sand)))
            cr.rectangle(x, y, size, size)
            cr.fill()
            cr.set_source_rgb(*rgb(grain))
            cr.set_line_width(1)
            cr.rectangle(x + 0.5, y + 0.5, size - 1, size - 1)
            cr.stroke()
            for i in range(3):
                cr.arc(x + (5 + (r * 11 + c * 7 + i * 9) % 23) * u, y + (5 + (r * 5 + c * 13 + i * 12) % 23) * u, 0.9 * u, 0, 7)
                cr.fill()
        else:
            light = water(cr, x, y, r)
            if waves and s == "#":
                cr.set_source_rgba(*light, 0.8)
                cr.set_line_width(1.6 * u)
                for dy in (12, 21):
                    cr.move_to(x + 7 * u, y + dy * u)
                    cr.curve_to(x + 11 * u, y + (dy - 4) * u, x + 13 * u, y + (dy + 4) * u, x + 16 * u, y + dy * u)
                    cr.curve_to(x + 19 * u, y + (dy - 4) * u, x + 21 * u, y + (dy + 4) * u, x + 25 * u, y + dy * u)
                    cr.stroke()
        if s in "12345678":
            text(cr, x, y, s, rgb(inks[int(s) - 1]))
        elif s == "?":
            text(cr, x, y, s, rgb(foam))
        elif s in "Fx":
            cr.set_source_rgb(*rgb("#fbfbf4"))
            cr.arc(x + 13 * u, y + 23 * u, 6 * u, math.pi, 0)
            cr.close_path()
            cr.fill()
            cr.set_source_rgb(*rgb(red))
            cr.rectangle(x + 7 * u, y + 23 * u, 12 * u, 3 * u)
            cr.fill()
            cr.set_source_rgb(*rgb("#3a2c20"))
            cr.rectangle(x + 12 * u, y + 5 * u, 2 * u, 13 * u)
            cr.fill()
            cr.set_source_rgb(*rgb(red))
            cr.move_to(x + 14 * u, y + 5 * u)
            cr.line_to(x + 26 * u, y + 9.5 * u)
            cr.line_to(x + 14 * u, y + 14 * u)
            cr.fill()
        elif s in "*X":
            cr.set_source_rgb(*rgb("#1e2a33"))
            cr.set_line_width(2.6 * u)
            cr.set_line_cap(cairo.LINE_CAP_ROUND)
            for i in range(8):
                a = i * math.pi / 4
                cr.move_to(x + 16 * u, y + 15 * u)
                cr.line_to(x + (16 + 10.5 * math.cos(a)) * u, y + (15 + 10.5 * math.sin(a)) * u)
                cr.stroke()
            cr.arc(x + 16 * u, y + 15 * u, 7.6 * u, 0, 7)
            cr.fill()
            cr.set_line_width(1.4 * u)
            cr.set_dash([2 * u, 2.4 * u])
            cr.move_to(x + 16 * u, y + 26 * u)
            cr.line_to(x + 16 * u, y + 31 * u)
            cr.stroke()
            cr.set_dash([])
            cr.set_source_rgb(*rgb("#7d909c"))
            cr.arc(x + 13.4 * u, y + 12.4 * u, 2 * u, 0, 7)
            cr.fill()
        if s == "x":
            cr.set_source_rgb(*rgb("#101820"))
            cr.set_line_width(3 * u)
            for a, b in ((6, 26), (26, 6)):
                cr.move_to(x + a * u, y + 6 * u)
                cr.line_to(x + b * u, y + 26 * u)
                cr.stroke()
    cr.restore()


win = Gtk.Window(title=g.choice(["Fathom", "Twenty Fathoms", "Deep Mines"]))
win.set_resizable(False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(main)
if g.random() < 0.6:
    bar = Gtk.MenuBar()
    for name in ("_Game", "_Settings", "_Help"):
        bar.append(Gtk.MenuItem.new_with_mnemonic(name))
    main.add(bar)
row = Gtk.Box(spacing=8, margin=6)
for name, value in (("Mines", p.left), ("Seconds", p.seconds)):
    fr = Gtk.Frame(label=name)
    fr.add(Gtk.Label(label=str(value), margin_start=14, margin_end=14, margin_bottom=3))
    (row.pack_start if name == "Mines" else row.pack_end)(fr, False, False, 0)
row.set_center_widget(Gtk.Button(label={"playing": "Dive again", "won": "Surfaced!", "lost": "Sunk"}[p.status], valign=Gtk.Align.CENTER))
area = Gtk.DrawingArea()
area.set_size_request(W + 2 * margin, H + 2 * margin)
area.set_halign(Gtk.Align.CENTER)
area.connect("draw", draw)
for x in ([row, area] if g.random() < 0.7 else [area, row]):
    main.add(x)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: gtk_inside(area, margin, W, H))
