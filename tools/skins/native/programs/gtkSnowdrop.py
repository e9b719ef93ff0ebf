"""GTK 3 and cairo: rounded pillows with a soft shine on a panel, open ground as shallow dents; swallow-tailed flags, mines as thistles."""
import math

import cairo
import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

from support import Position, gtk_inside, tell_gtk

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
LOOKS = [  # panel, pillow top, bottom, dent, rim, cloth, pole, thistle, blast, inks
    ("#a9bccb", "#f2f8fc", "#c6dbe8", "#93a8b8", "#7c93a4", "#d0274a", "#30404c", "#2b3a44", "#ff7b63", ["#0d2f8f", "#0c5a22", "#a30f1d", "#451a80", "#6d3300", "#004f58", "#000000", "#4b565e"]),
    ("#24402f", "#6fae72", "#3f7d4c", "#e7e6cf", "#b8b795", "#ffe05c", "#fffbe6", "#4a2358", "#ff8d6a", ["#1d53b4", "#2f7a1c", "#c2242b", "#5e2896", "#955006", "#0d727b", "#191919", "#77735f"]),
    ("#2a2430", "#e3a3b9", "#b9708c", "#3a3342", "#4c4356", "#ffffff", "#3a1826", "#ffd9e6", "#d8263c", ["#86bdff", "#8fe596", "#ff9a94", "#d6b6ff", "#ffc988", "#86e6e0", "#ffffff", "#b0a8b8"]),
    ("#d9cdb8", "#8d6f55", "#6a4f3a", "#f3ebdc", "#c9bba3", "#ffb03a", "#fff3e0", "#3d2a1c", "#ff7e5e", ["#2450b5", "#357822", "#bd2a22", "#5b2b92", "#94500c", "#117079", "#1c1813", "#7b7264"]),
]
panel, pa, pb, dent, rim, cloth, pole, thistle, blast, inks = g.choice(LOOKS)
n = p.cell_size(20, 46)
gap = 1 if n < 26 else g.choice([1.5, 2, 3])
radius = n * g.choice([0.12, 0.2, 0.28])
family = g.choice(["DejaVu Sans", "Liberation Sans", "URW Gothic", "Noto Sans"])
part = g.uniform(0.54, 0.64)
pad = g.choice([6, 12])


def rounded(cr, x, y, w, h, r):
    cr.new_sub_path()
    for i, (a, b) in enumerate(((x + w - r, y + r), (x + w - r, y + h - r), (x + r, y + h - r), (x + r, y + r))):
        cr.arc(a, b, r, (i - 1) * math.pi / 2, i * math.pi / 2)
    cr.close_path()


def draw(_, cr):
    cr.set_source_rgb(*rgb(panel)), cr.paint()
    cr.translate(pad, pad)
    for r, c, s in p.each():
        x, y, w = c * n + gap / 2, r * n + gap / 2, n - gap
        rounded(cr, x, y, w, w, radius)
        if s in "#F?x":
            shade = cairo.LinearGradient(0, y, 0, y + w)
            shade.add_color_stop_rgb(0, *rgb(pa)), shade.add_color_stop_rgb(1, *rgb(pb))
            cr.set_source(shade), cr.fill()
            rounded(cr, x + 0.5, y + 0.5, w - 1, w - 1, radius)
            cr.set_source_rgba(1, 1, 1, 0.35), cr.set_line_width(1), cr.stroke()
        else:
            cr.set_source_rgb(*rgb(blast if s == "X" else dent)), cr.fill_preserve()
            cr.set_source_rgb(*rgb(rim)), cr.set_line_width(1), cr.stroke()
        if s in "12345678?":
            cr.select_font_face(family, 0, 1), cr.set_font_size(n * part)
            e = cr.text_extents(s)
            cr.set_source_rgb(*rgb(pole if s == "?" else inks[int(s) - 1]))
            cr.move_to(x + w / 2 - e.x_bearing - e.width / 2, y + w / 2 - e.y_bearing - e.height / 2), cr.show_text(s)
        elif s in "FxX*":
            cr.save(), cr.translate(x, y), cr.scale(w / 20, w / 20)
            if s in "Fx":
                cr.set_source_rgb(*rgb(pole))
                cr.rectangle(5, 3, 1.7, 14.5), cr.fill()
                cr.set_source_rgb(*rgb(cloth))
                cr.move_to(6.7, 3.4), cr.line_to(16.6, 3.4), cr.line_to(13.4, 7.1), cr.line_to(16.6, 10.8), cr.line_to(6.7, 10.8), cr.fill()
                if s == "x":
                    cr.set_source_rgb(0.1, 0.02, 0.02), cr.set_line_width(2.3)
                    cr.move_to(3.5, 3.5), cr.line_to(16.5, 16.5), cr.move_to(16.5, 3.5), cr.line_to(3.5, 16.5), cr.stroke()
            else:
                cr.set_source_rgb(*rgb("#160a0a" if s == "X" else thistle))
                cr.set_line_width(1.2)
                for i in range(12):
                    a = i * math.pi / 6
                    cr.move_to(10, 10), cr.line_to(10 + 7.8 * math.cos(a), 10 + 7.8 * math.sin(a))
                cr.stroke()
                cr.arc(10, 10, 5, 0, 7), cr.fill()
            cr.restore()


win = Gtk.Window(title=g.choice(["Snowdrop", "Snowdrop Mines"]))
head = Gtk.HeaderBar(title=f"{p.mines - p.left} / {p.mines}", subtitle={"playing": f"{p.seconds} s", "won": "Well swept", "lost": "Pricked"}[p.status], show_close_button=True)
if g.random() < 0.6:
    head.pack_start(Gtk.Button(label="New"))
    win.set_titlebar(head)
area = Gtk.DrawingArea(halign=Gtk.Align.CENTER)
W, H = p.cols * n, p.rows * n
area.set_size_request(W + 2 * pad, H + 2 * pad)
area.connect("draw", draw)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
box.pack_start(area, False, False, 0)
row = Gtk.Box(spacing=12, margin=6)
row.pack_start(Gtk.Label(label=f"Left: {p.left}"), False, False, 0)
row.pack_end(Gtk.Label(label=f"{p.seconds} s"), False, False, 0)
box.pack_start(row, False, False, 0)
win.add(box)
win.set_resizable(False)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: gtk_inside(area, pad, W, H))
