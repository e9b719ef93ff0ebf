"""GTK 3 drawing area under a header bar: soft rounded tiles with a sheen, swallow-tailed pennants on poles, sea-urchin mines."""
import math

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gtk, Pango, PangoCairo  # noqa: E402

from support import Position, gtk_inside, tell_gtk  # noqa: E402

p = Position()
g = p.rng
LOOKS = [  # ground, tile above, tile below, open, pole, pennant, mine, numbers
    ("#e6eef2", "#6fb7c9", "#4a94ab", "#f6fafb", "#16323b", "#ff5a4f", "#24323a", ["#1766c4", "#2c8a3f", "#cf2f37", "#5b2f9e", "#a0521b", "#0d8a8c", "#1c2226", "#7b8790"]),
    ("#14202b", "#3a566d", "#2b4256", "#1a2a38", "#e8eef2", "#ffb03b", "#f2f5f7", ["#64b5ff", "#6fe09a", "#ff7d7d", "#c39bff", "#ffb37a", "#62e3e3", "#ffffff", "#93a4b2"]),
    ("#f3ece0", "#e3a27c", "#cf8259", "#fffaf2", "#3d2b22", "#2f6fb0", "#3d2b22", ["#2f5fb0", "#47803a", "#b8352b", "#6a3a86", "#8c5a14", "#22807c", "#26201c", "#8a8178"]),
    ("#2a2030", "#7b5a8c", "#644674", "#382b40", "#fdf3ff", "#ff6f91", "#fdf3ff", ["#8fb8ff", "#92e6a7", "#ff8c94", "#e0b0ff", "#ffc58a", "#84e8e4", "#ffffff", "#a99ab2"]),
    ("#ffffff", "#dfe3e8", "#c6ccd4", "#ffffff", "#333940", "#e01b24", "#333940", ["#1a5fb4", "#26a269", "#c01c28", "#613583", "#c64600", "#0e8a98", "#241f31", "#77767b"]),
]
ground, above, below, opened, pole, pennant, bomb, ink = g.choice(LOOKS)
size = p.cell_size(22, 58)
gap = g.choice([1, 2, 2, 4])
pitch = size + gap
margin = g.choice([0, 6, 16])
round_ = g.choice([0.08, 0.18, 0.28]) * size
face = g.choice(["Liberation Sans Bold", "DejaVu Sans", "URW Gothic Demi", "Nimbus Sans Narrow Bold"])
share = g.uniform(0.48, 0.64)
sunk = g.random() < 0.5


def rgb(s, f=1.0):
    return [min(1, int(s[i:i + 2], 16) / 255 * f) for i in (1, 3, 5)]


def rounded(cr, x, y, w, h, r):
    cr.new_path()
    cr.arc(x + w - r, y + r, r, -math.pi / 2, 0)
    cr.arc(x + w - r, y + h - r, r, 0, math.pi / 2)
    cr.arc(x + r, y + h - r, r, math.pi / 2, math.pi)
    cr.arc(x + r, y + r, r, math.pi, 1.5 * math.pi)
    cr.close_path()


def text(cr, x, y, s, colour):
    lay = PangoCairo.create_layout(cr)
    d = Pango.FontDescription(face)
    d.set_absolute_size(size * share * Pango.SCALE)
    lay.set_font_description(d)
    lay.set_text(s, -1)
    _, e = lay.get_pixel_extents()
    cr.set_source_rgb(*rgb(colour))
    cr.move_to(x + size / 2 - e.width / 2 - e.x, y + size / 2 - e.height / 2 - e.y)
    PangoCairo.show_layout(cr, lay)


def flag(cr, x, y):
    u = size / 24
    cr.set_source_rgb(*rgb(pole))
    cr.set_line_width(1.8 * u)
    cr.set_line_cap(1)
    cr.move_to(x + 8 * u, y + 5 * u)
    cr.line_to(x + 8 * u, y + 19.5 * u)
    cr.stroke()
    cr.set_source_rgb(*rgb(pennant))
    for i, (a, b) in enumerate([(8.9, 5), (19, 5), (16, 8.7), (19, 12.4), (8.9, 12.4)]):
        (cr.line_to if i else cr.move_to)(x + a * u, y + b * u)
    cr.close_path()
    cr.fill()


def mine(cr, x, y, colour):
    m = size / 2
    cr.set_source_rgb(*rgb(colour))
    cr.set_line_width(size / 16)
    for i in range(12):
        a = math.pi * i / 6
        cr.move_to(x + m, y + m)
        cr.line_to(x + m + math.cos(a) * size * 0.34, y + m + math.sin(a) * size * 0.34)
    cr.stroke()
    cr.arc(x + m, y + m, size * 0.22, 0, 7)
    cr.fill()


def draw(_, cr):
    import cairo
    cr.set_source_rgb(*rgb(ground))
    cr.paint()
    for r, c, s in p.each():
        x, y = margin + gap / 2 + c * pitch, margin + gap / 2 + r * pitch
        rounded(cr, x, y, size, size, round_)
        if s in "012345678*X":
            cr.set_source_rgb(*rgb("#d8333a" if s == "X" else opened))
            cr.fill_preserve()
            if sunk or opened == ground:
                cr.set_line_width(1)
                cr.set_source_rgba(0.5, 0.5, 0.5, 0.35)
                cr.stroke()
            cr.new_path()
        else:
            shade = cairo.LinearGradient(0, y, 0, y + size)
            shade.add_color_stop_rgb(0, *rgb(above))
            shade.add_color_stop_rgb(1, *rgb(below))
            cr.set_source(shade)
            cr.fill()
            rounded(cr, x + 2, y + 1.5, size - 4, size * 0.4, max(1, round_ - 2))
            cr.set_source_rgba(1, 1, 1, 0.14)
            cr.fill()
        if s in "12345678":
            text(cr, x, y, s, ink[int(s) - 1])
        elif s == "?":
            text(cr, x, y, "?", pole)
        elif s in "*X":
            mine(cr, x, y, "#ffffff" if s == "X" else bomb)
        elif s in "Fx":
            flag(cr, x, y)
            if s == "x":
                cr.set_source_rgb(*rgb("#d8111b" if pennant not in ("#ff5a4f", "#e01b24", "#ff6f91") else "#111111"))
                cr.set_line_width(max(2, size / 11))
                q = size * 0.2
                for a, b in ((q, size - q), (size - q, q)):
                    cr.move_to(x + q, y + a)
                    cr.line_to(x + size - q, y + b)
                cr.stroke()


win = Gtk.Window(title="Tidepool")
win.set_resizable(False)
if g.random() < 0.6:
    hb = Gtk.HeaderBar(title="Tidepool", subtitle={"playing": f"{p.left} urchins left", "won": "All found!", "lost": "Ouch!"}[p.status], show_close_button=True)
    hb.pack_start(Gtk.Button.new_from_icon_name("view-refresh-symbolic", Gtk.IconSize.BUTTON))
    win.set_titlebar(hb)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(box)
area = Gtk.DrawingArea(halign=Gtk.Align.CENTER)
area.set_size_request(p.cols * pitch + 2 * margin, p.rows * pitch + 2 * margin)
area.connect("draw", draw)
box.pack_start(area, False, False, 0)
foot = Gtk.Box(spacing=10, margin=6)
foot.pack_start(Gtk.Label(label=f"Mines: {p.left}"), False, False, 0)
foot.pack_end(Gtk.Label(label=f"Time: {p.seconds // 60}:{p.seconds % 60:02d}"), False, False, 0)
box.pack_start(foot, False, False, 0)
win.show_all()
tell_gtk(win, lambda: gtk_inside(area, margin, p.cols * pitch, p.rows * pitch))
