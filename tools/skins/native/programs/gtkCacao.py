"""GTK 3 and cairo: a bar of chocolate whose squares are broken off to show the paper beneath; toothpick flags, cherries for mines."""
import math

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gtk, Pango, PangoCairo

from support import Position, gtk_box, tell_gtk

p = Position()
g = p.rng
BARS = [  # face, light, shade, groove, paper, rule, flag, ink
    ("#6b3f24", "#8f5a38", "#4a2916", "#331b0d", "#f7e9cf", "#e2cda6", "#e8443a", ["#1c5fb0", "#2f7d32", "#c62828", "#5b2a86", "#8a4b08", "#00757a", "#222222", "#777777"]),
    ("#3a2118", "#573428", "#23120c", "#150a06", "#f0ddd6", "#dcbfb4", "#f2b632", ["#2456a6", "#3b7a3e", "#b71c3a", "#6a2c8f", "#7a4210", "#106f6f", "#111111", "#6d6d6d"]),
    ("#f3e6cc", "#fffaf0", "#d3bf98", "#b79f74", "#7c4a5c", "#8f5f70", "#c2185b", ["#9fd0ff", "#b7f0a8", "#ff9d9d", "#e0b8ff", "#ffd08a", "#9ff0ea", "#ffffff", "#d0c4c8"]),
    ("#e9a9b5", "#f8cdd5", "#c77f8e", "#a85f70", "#fffaf7", "#f0dcd8", "#4a3aa8", ["#1e63c8", "#2c8a3a", "#d32f4a", "#6b3fa0", "#a05a14", "#0f8585", "#333333", "#888888"]),
]
face, light, shade, groove, paper, rule, cloth, inks = g.choice(BARS)
size = p.cell_size(18, 52)
chamfer = max(2, round(size * g.uniform(0.1, 0.18)))
family = g.choice(["URW Bookman", "Noto Serif", "DejaVu Serif", "C059"])
pad = g.choice([8, 14, 20])


def ink(cr, colour, a=1.0):
    cr.set_source_rgba(*[int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)], a)


def poly(cr, colour, *points):
    ink(cr, colour)
    cr.move_to(*points[0])
    for q in points[1:]:
        cr.line_to(*q)
    cr.close_path()
    cr.fill()


def write(cr, text, colour, x, y, px):
    layout = PangoCairo.create_layout(cr)
    font = Pango.FontDescription(f"{family} Bold")
    font.set_absolute_size(px * Pango.SCALE)
    layout.set_font_description(font)
    layout.set_text(text, -1)
    w, h = layout.get_pixel_size()
    ink(cr, colour)
    cr.move_to(x - w / 2, y - h / 2)
    PangoCairo.show_layout(cr, layout)


def piece(cr, x, y):
    n, e = size, chamfer
    ink(cr, groove)
    cr.rectangle(x, y, n, n)
    cr.fill()
    a, b = 0.5, n - 0.5
    A, B, C, D = (x + a, y + a), (x + b, y + a), (x + b, y + b), (x + a, y + b)
    E, F, G, H = (x + e, y + e), (x + n - e, y + e), (x + n - e, y + n - e), (x + e, y + n - e)
    poly(cr, light, A, B, F, E)
    poly(cr, face, A, E, H, D)
    poly(cr, shade, B, C, G, F)
    poly(cr, groove, D, C, G, H)
    poly(cr, face, E, F, G, H)


def flag(cr, x, y, wrong):
    n = size
    ink(cr, "#e3c48a")
    cr.set_line_width(max(1.2, n * 0.05))
    cr.move_to(x + n * 0.4, y + n * 0.2)
    cr.line_to(x + n * 0.4, y + n * 0.82)
    cr.stroke()
    poly(cr, cloth, (x + n * 0.42, y + n * 0.2), (x + n * 0.76, y + n * 0.24), (x + n * 0.68, y + n * 0.36), (x + n * 0.76, y + n * 0.5), (x + n * 0.42, y + n * 0.48))
    if wrong:
        for colour, wide in (("#ffffff", 0.13), ("#101010", 0.07)):
            ink(cr, colour)
            cr.set_line_width(n * wide)
            for a, b in ((0.22, 0.78), (0.78, 0.22)):
                cr.move_to(x + n * a, y + n * 0.22)
                cr.line_to(x + n * b, y + n * 0.78)
                cr.stroke()


def cherry(cr, x, y):
    n = size
    cr.set_line_width(max(1, n * 0.045))
    ink(cr, "#3d8b37")
    for cx in (0.34, 0.64):
        cr.move_to(x + n * cx, y + n * 0.55)
        cr.curve_to(x + n * cx, y + n * 0.4, x + n * 0.5, y + n * 0.3, x + n * 0.6, y + n * 0.16)
        cr.stroke()
    for cx, cy in ((0.34, 0.64), (0.64, 0.68)):
        ink(cr, "#7d0a1e")
        cr.arc(x + n * cx, y + n * cy, n * 0.17, 0, 2 * math.pi)
        cr.fill()
        ink(cr, "#d81b3c")
        cr.arc(x + n * (cx - 0.015), y + n * (cy - 0.015), n * 0.14, 0, 2 * math.pi)
        cr.fill()
        ink(cr, "#ffffff", 0.8)
        cr.arc(x + n * (cx - 0.06), y + n * (cy - 0.06), n * 0.035, 0, 2 * math.pi)
        cr.fill()


def draw(_, cr):
    for r, c, s in p.each():
        x, y = c * size, r * size
        if s in "#F?x":
            piece(cr, x, y)
        else:
            ink(cr, "#ffb300" if s == "X" else paper)
            cr.rectangle(x, y, size, size)
            cr.fill()
            ink(cr, rule)
            cr.set_line_width(1)
            cr.rectangle(x + 0.5, y + 0.5, size - 1, size - 1)
            cr.stroke()
        if s in "12345678":
            write(cr, s, inks[int(s) - 1], x + size / 2, y + size / 2, size * 0.62)
        elif s == "?":
            write(cr, "?", "#ffffff" if face < "#9" else groove, x + size / 2, y + size / 2, size * 0.56)
        elif s in "Fx":
            flag(cr, x, y, s == "x")
        elif s in "*X":
            cherry(cr, x, y)


win = Gtk.Window(title=g.choice(["Cacao", "Bar of Mines", "Praline"]))
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
bar = Gtk.MenuBar()
for name in ("Game", "Flavour", "Help"):
    bar.append(Gtk.MenuItem(label=name))
box.pack_start(bar, False, False, 0)
area = Gtk.DrawingArea()
area.set_size_request(p.cols * size, p.rows * size)
area.connect("draw", draw)
area.set_halign(Gtk.Align.CENTER)
area.set_valign(Gtk.Align.CENTER)
hold = Gtk.Box()
hold.set_border_width(pad)
hold.set_center_widget(area)
foot = Gtk.Box(spacing=10)
foot.set_border_width(6)
note = {"playing": "Do not bite the cherries.", "won": "All eaten!", "lost": "Cherry stone! Ouch."}[p.status]
foot.pack_start(Gtk.Label(label=f"Cherries: {p.left}"), False, False, 4)
if p.cols * size > 320:
    foot.set_center_widget(Gtk.Label(label=note))
foot.pack_end(Gtk.Label(label=f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"), False, False, 4)
if g.random() < 0.5:
    box.pack_start(foot, False, False, 0)
    box.pack_start(hold, True, True, 0)
else:
    box.pack_start(hold, True, True, 0)
    box.pack_start(Gtk.Separator(), False, False, 0)
    box.pack_start(foot, False, False, 0)
win.add(box)
win.set_resizable(False)
win.show_all()
tell_gtk(win, lambda: gtk_box(area))
