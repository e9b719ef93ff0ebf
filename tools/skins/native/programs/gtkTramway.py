"""A tramway sign-board in GTK 3 and cairo: cobbles to lift, line numbers in coloured roundels or plates, stop signs for flags, a timetable below."""
import math
import random

import cairo
import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

from support import Position, gtk_inside, tell_gtk

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
LOOKS = [  # window, text, stone, mortar, bed, seam, sign, plates
    ("#2d3338", "#f2efe6", "#8d9298", "#5a5f65", "#e9e5d8", "#cfcab9", "#d31f26", ["#0a6fb8", "#2c8c3c", "#d3302f", "#6d3f9a", "#9a5a1c", "#128a94", "#1d1d1d", "#7d7d7d"]),
    ("#f3ead2", "#33261a", "#b9876a", "#8a5d45", "#fdf8ea", "#e2d5b5", "#1f5fa8", ["#27589c", "#4b7a1e", "#b8332a", "#713a83", "#a06012", "#1b7b78", "#2a2a2a", "#757065"]),
    ("#123a2c", "#e8f4e4", "#4f7466", "#274a3d", "#173f31", "#235244", "#f4c430", ["#3f86d8", "#56a83f", "#e05a4c", "#9c6fd0", "#c98a2a", "#2fa7a5", "#0a0a0a", "#8a8a8a"]),
    ("#e4e7ea", "#1c2630", "#6c88a6", "#48627e", "#ffffff", "#d6dce2", "#c8102e", ["#1c2630"] * 8),
]
window, text, stone, mortar, bed, seam, sign, plates = g.choice(LOOKS)
size = p.cell_size(18, 60)
form = g.choice(["roundel", "plate", "bare", "roundel"]) if window != "#123a2c" else g.choice(["roundel", "plate"])
family = g.choice(["Liberation Sans Narrow", "Nimbus Sans Narrow", "DejaVu Sans Condensed", "URW Gothic"])
grid = random.Random(g.random())
heads = g.random() < 0.3
m = 20 if heads else 0


def rr(k, x, y, w, h, r):
    k.new_sub_path()
    for cx, cy, a in ((x + w - r, y + r, -1), (x + w - r, y + h - r, 0), (x + r, y + h - r, 1), (x + r, y + r, 2)):
        k.arc(cx, cy, r, a * math.pi / 2, (a + 1) * math.pi / 2)
    k.close_path()


def put(k, s, cx, cy, px, hue, bold=True):
    k.select_font_face(family, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD if bold else cairo.FONT_WEIGHT_NORMAL)
    k.set_font_size(px)
    e = k.text_extents(s)
    k.set_source_rgb(*hue)
    k.move_to(cx - e.width / 2 - e.x_bearing, cy - e.height / 2 - e.y_bearing)
    k.show_text(s)


SHADES = {(r, c): [grid.uniform(-0.05, 0.05) for _ in range(4)] for r in range(p.rows) for c in range(p.cols)}
split = g.choice([1, 2, 2])


def cobble(k, r, c):
    n = size
    k.set_source_rgb(*rgb(mortar))
    k.rectangle(0, 0, n, n)
    k.fill()
    h = n / split
    for i in range(split):
        for j in range(split):
            d = SHADES[r, c][i * 2 + j]
            k.set_source_rgb(*[max(0, min(1, v + d)) for v in rgb(stone)])
            rr(k, j * h + n * 0.03, i * h + n * 0.03, h - n * 0.06, h - n * 0.06, h * 0.2)
            k.fill()


def paint(_w, k):
    k.translate(m, m)
    for c in range(p.cols if heads else 0):
        put(k, str(c + 1), (c + 0.5) * size, -9, 11, rgb(text), False)
    for r in range(p.rows if heads else 0):
        put(k, chr(65 + r), -9, (r + 0.5) * size, 11, rgb(text), False)
    for r, c, s in p.each():
        n = size
        k.save()
        k.translate(c * n, r * n)
        if s in "#F?x":
            cobble(k, r, c)
        else:
            k.set_source_rgb(*rgb("#ffb59c" if s == "X" else bed))
            k.rectangle(0, 0, n, n)
            k.fill()
            k.set_source_rgb(*rgb(seam))
            k.set_line_width(1)
            k.rectangle(0.5, 0.5, n - 1, n - 1)
            k.stroke()
        if s in "12345678":
            hue = rgb(plates[int(s) - 1])
            if form != "bare":
                k.set_source_rgb(*hue)
                k.arc(n / 2, n / 2, n * 0.4, 0, 7) if form == "roundel" else rr(k, n * 0.14, n * 0.1, n * 0.72, n * 0.8, n * 0.08)
                k.fill()
            put(k, s, n / 2, n / 2, n * (0.58 if form != "bare" else 0.7), (1, 1, 1) if form != "bare" else hue)
        elif s == "?":
            k.set_source_rgb(1, 1, 1)
            k.arc(n / 2, n / 2, n * 0.36, 0, 7)
            k.fill()
            put(k, "?", n / 2, n / 2, n * 0.56, (0.1, 0.1, 0.1))
        elif s in "Fx":
            k.set_source_rgb(0.1, 0.1, 0.1)
            k.rectangle(n * 0.46, n * 0.4, n * 0.08, n * 0.5)
            k.fill()
            k.move_to(n * 0.5, n * 0.08), k.line_to(n * 0.86, n * 0.62), k.line_to(n * 0.14, n * 0.62), k.close_path()
            k.set_source_rgb(1, 1, 1)
            k.fill_preserve()
            k.set_source_rgb(*rgb(sign))
            k.set_line_width(max(1.5, n * 0.1))
            k.set_line_join(cairo.LINE_JOIN_ROUND)
            k.stroke()
            if s == "x":
                for hue, w in (((1, 1, 1), 0.16), ((0, 0, 0), 0.09)):
                    k.set_source_rgb(*hue)
                    k.set_line_width(n * w)
                    k.move_to(n * 0.12, n * 0.12), k.line_to(n * 0.88, n * 0.88), k.move_to(n * 0.88, n * 0.12), k.line_to(n * 0.12, n * 0.88)
                    k.stroke()
        elif s in "*X":
            k.set_source_rgb(*rgb("#101010" if window != "#123a2c" or s == "X" else "#f4c430"))
            k.arc(n * 0.46, n * 0.58, n * 0.25, 0, 7)
            k.fill()
            k.set_line_width(n * 0.07)
            k.move_to(n * 0.6, n * 0.4), k.curve_to(n * 0.7, n * 0.2, n * 0.76, n * 0.36, n * 0.84, n * 0.2)
            k.stroke()
        k.restore()


win = Gtk.Window(title=g.choice(["Tramway", "Line 9", "Tramway Mines 0.4"]))
win.set_resizable(False)
provider = Gtk.CssProvider()
provider.load_from_data(f"window {{ background: {window}; }} .say {{ color: {text}; font: bold 15px '{family}'; }} .row {{ color: {text}; font: 13px '{family}'; }}".encode())
Gtk.StyleContext.add_provider_for_screen(win.get_screen(), provider, 800)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6, margin=10)
win.add(main)
top = Gtk.Box(spacing=12)


def say(s, name="say"):
    w = Gtk.Label(label=s)
    w.get_style_context().add_class(name)
    return w


top.pack_start(say(g.choice([f"● {p.left} to come", f"Stops: {p.mines - p.left}/{p.mines}", f"Mines left: {p.left}"])), False, False, 0)
top.pack_end(say(f"{7 + p.seconds // 60:02d}:{p.seconds % 60:02d}"), False, False, 0)
main.pack_start(top, False, False, 0)
area = Gtk.DrawingArea(halign=Gtk.Align.CENTER)
area.set_size_request(p.cols * size + m, p.rows * size + m)
area.connect("draw", paint)
main.pack_start(area, False, False, 0)
main.pack_start(say({"playing": "Mind the gap between the numbers", "won": "Terminus reached. All change!", "lost": "Service suspended"}[p.status], "row"), False, False, 0)
win.show_all()
tell_gtk(win, lambda: gtk_inside(area, m, p.cols * size, p.rows * size))
