"""One GtkDrawingArea, all cairo: a lattice of thin lines at a fractional pitch that follows the window's size, flat or shaded
covers, one cell under the pointer."""
import math

import cairo
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("GdkX11", "3.0")
gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import GdkX11, Gtk, Pango, PangoCairo  # GdkX11 for the id of the window

from support import Position, gtk_inside, tell_gtk

p = Position()
g = p.rng
STRONG = ["#1d4ed8", "#15803d", "#dc2626", "#6d28d9", "#b45309", "#0e7490", "#111111", "#6b7280"]
PALE = ["#7cb8ff", "#86e08a", "#ff8a80", "#d0a6ff", "#ffc168", "#6fe3e1", "#ffffff", "#b8bcc4"]
LOOKS = [  # ground, cover, second of its gradient, open, line, inks, sign, flag, mine, hit, dark
    ("#ececec", "#a9b4c2", "#8d9aab", "#fbfbfb", "#5d6774", STRONG, "#10151c", "#d01313", "#17191c", "#ff7a6b", False),
    ("#f4efe4", "#d3b88c", "#bd9d6c", "#fdf8ee", "#8a6f45",
     ["#274690", "#2f6b2f", "#a3201d", "#5b2a86", "#8a4b08", "#17616b", "#221a10", "#6b604e"],
     "#33260f", "#8f1414", "#2a2013", "#f0906a", False),
    ("#1e2227", "#56606d", "#434b56", "#262b31", "#15181b", PALE, "#f1f3f5", "#ff9f43", "#f1f3f5", "#b3261e", True),
    ("#e6f0ee", "#7fb8ad", "#5f9f93", "#f7fbfa", "#3f7a70", STRONG, "#0b2a25", "#c2185b", "#12312c", "#ffb199", False),
    ("#2b2038", "#7a5aa6", "#644690", "#372a48", "#1b1325", PALE, "#ffffff", "#ffe066", "#f4ecff", "#c2255c", True),
    ("#dfe3e8", "#ffffff", "#e4e8ee", "#c3cad3", "#98a2ae",
     ["#0b3d91", "#0d5a25", "#a60f0f", "#4a148c", "#7a3900", "#004d55", "#000000", "#4d545c"],
     "#20262e", "#e8590c", "#1b1f24", "#ff6b6b", False),
]
ground, cover, cover2, paper, line, inks, sign, red, black, hit, dark = g.choice(LOOKS)
shaded = g.random() < 0.5
pitch = min(p.max_cell, 50) * g.uniform(0.62, 1)
pitch = max(17.3, pitch)
W, H = p.cols * pitch, p.rows * pitch
pad = g.choice([0, 6, 14])
thick = g.choice([1, 1, 1, 2]) if pitch > 24 else 1
family = g.choice(["Sans", "DejaVu Serif", "Liberation Sans", "URW Gothic", "Noto Sans", "Nimbus Roman"])
bold = g.random() < 0.7
part = g.uniform(0.54, 0.68)
flag_kind = g.choice(["wave", "swallow", "triangle"])
mine_kind = g.choice(["naval", "fuse", "gear"])
over = (g.randrange(p.rows), g.randrange(p.cols)) if g.random() < 0.5 and p.status == "playing" else None


def rgb(h):
    return tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))


def word(cr, s, ink, x, y):
    layout = PangoCairo.create_layout(cr)
    d = Pango.FontDescription.from_string(f"{family} {'bold' if bold else ''}")
    d.set_absolute_size(pitch * part * Pango.SCALE)
    layout.set_font_description(d)
    layout.set_text(s, -1)
    w, h = layout.get_pixel_size()
    cr.set_source_rgb(*rgb(ink))
    cr.move_to(x + (pitch - w) / 2, y + (pitch - h) / 2)
    PangoCairo.show_layout(cr, layout)


def flag(cr):  # in a square of 20
    cr.set_source_rgb(*rgb(sign))
    cr.rectangle(5.4, 3, 1.4, 14.4)
    cr.rectangle(3.4, 16.4, 5.4, 1.4)
    cr.fill()
    cr.set_source_rgb(*rgb(red))
    cr.move_to(6.8, 3.2)
    if flag_kind == "wave":
        cr.curve_to(10, 1.6, 12, 5.4, 16.4, 3.4)
        cr.line_to(16.4, 10.4)
        cr.curve_to(12, 12.4, 10, 8.6, 6.8, 10.4)
    elif flag_kind == "swallow":
        for x, y in ((16.6, 3.2), (13.4, 6.6), (16.6, 10), (6.8, 10)):
            cr.line_to(x, y)
    else:
        cr.line_to(16.2, 6.8)
        cr.line_to(6.8, 10.6)
    cr.close_path()
    cr.fill()


def mine(cr, ink):
    cr.set_source_rgb(*rgb(ink))
    if mine_kind == "naval":
        cr.set_line_width(1.5)
        cr.set_line_cap(cairo.LINE_CAP_ROUND)
        for i in range(8):
            a = i * math.pi / 4
            cr.move_to(10 + 5 * math.cos(a), 10 + 5 * math.sin(a))
            cr.line_to(10 + 7.8 * math.cos(a), 10 + 7.8 * math.sin(a))
        cr.stroke()
        cr.arc(10, 10, 5.4, 0, 7)
        cr.fill()
    elif mine_kind == "fuse":
        cr.arc(9.2, 11.6, 5.6, 0, 7)
        cr.fill()
        cr.set_line_width(1.6)
        cr.move_to(12.4, 7.6)
        cr.curve_to(13.6, 4.4, 15.4, 5.4, 16.4, 3.4)
        cr.stroke()
        cr.set_source_rgb(1, 0.72, 0.1)
        cr.arc(16.6, 3.2, 1.5, 0, 7)
        cr.fill()
    else:
        for i in range(16):
            a, d = i * math.pi / 8, (7.8 if i % 2 == 0 else 5)
            cr.line_to(10 + d * math.cos(a), 10 + d * math.sin(a))
        cr.close_path()
        cr.fill()
    cr.set_source_rgba(*((0, 0, 0) if dark and ink != "#000000" else (1, 1, 1)), 0.8)
    cr.arc(8.2, 9.2, 1.4, 0, 7)
    cr.fill()


def draw(area, cr):
    cr.translate(pad, pad)
    for r, c, s in p.each():
        x, y = c * pitch, r * pitch
        opened = s in "012345678*X"
        cr.rectangle(x, y, pitch, pitch)
        if opened:
            cr.set_source_rgb(*rgb(hit if s == "X" else paper))
        elif shaded:
            shade = cairo.LinearGradient(0, y, 0, y + pitch)
            shade.add_color_stop_rgb(0, *rgb(cover))
            shade.add_color_stop_rgb(1, *rgb(cover2))
            cr.set_source(shade)
        else:
            cr.set_source_rgb(*rgb(cover))
        cr.fill()
        if over == (r, c):
            cr.rectangle(x, y, pitch, pitch)
            cr.set_source_rgba(1, 1, 1, 0.28)
            cr.fill()
        if s in "12345678?":
            word(cr, s, sign if s == "?" else inks[int(s) - 1], x, y)
        elif s in "Fx*X":
            cr.save()
            cr.translate(x, y)
            cr.scale(pitch / 20, pitch / 20)
            if s in "Fx":
                flag(cr)
            else:
                mine(cr, black if s == "*" else "#000000")
            if s == "x":
                for width, ink in ((3.6, "#ffffff"), (2, "#000000")):
                    cr.set_line_width(width)
                    cr.set_source_rgb(*rgb(ink))
                    cr.move_to(3, 3)
                    cr.line_to(17, 17)
                    cr.move_to(17, 3)
                    cr.line_to(3, 17)
                    cr.stroke()
            cr.restore()
    cr.set_source_rgb(*rgb(line))
    cr.set_line_width(thick)
    for i in range(p.cols + 1):
        cr.move_to(i * pitch, 0)
        cr.line_to(i * pitch, H)
    for i in range(p.rows + 1):
        cr.move_to(0, i * pitch)
        cr.line_to(W, i * pitch)
    cr.stroke()


area = Gtk.DrawingArea(halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
area.set_size_request(math.ceil(W) + 2 * pad, math.ceil(H) + 2 * pad)
area.connect("draw", draw)
win = Gtk.Window(title=g.choice(["Lattice", "Mines (cairo)", "Sweeper", "Minesweeper"]))
win.set_resizable(False)
provider = Gtk.CssProvider()
provider.load_from_data(f"window {{ background: {ground}; }} .info {{ color: {sign}; font: bold 14px Sans; }}".encode())
Gtk.StyleContext.add_provider_for_screen(win.get_screen(), provider, 600)
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
row = Gtk.Box(spacing=10, margin=6)
for text, side in ((f"Mines {p.left}", "start"), (f"Time {p.seconds}", "end")):
    label = Gtk.Label(label=text)
    label.get_style_context().add_class("info")
    getattr(row, f"pack_{side}")(label, False, False, 4)
if g.random() < 0.5:
    combo = Gtk.ComboBoxText()
    for text in ("Easy", "Medium", "Hard"):
        combo.append_text(text)
    combo.set_active(g.randrange(3))
    row.set_center_widget(combo)
below = g.random() < 0.3
for w in ((area, row) if below else (row, area)):
    box.pack_start(w, False, False, 0)
if p.status != "playing":
    note = Gtk.Label(label={"won": "Congratulations, you found them all.", "lost": "Boom. Click to play again."}[p.status])
    note.get_style_context().add_class("info")
    box.pack_start(note, False, False, 6)
win.add(box)
win.show_all()
tell_gtk(win, lambda: gtk_inside(area, pad, W, H))
