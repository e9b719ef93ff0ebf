"""GTK 3, cairo: brushed metal plates with rivets, etched or stamped digits, a gauge panel above or at the side."""
import math
import random

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("PangoCairo", "1.0")
import cairo  # noqa: E402
from gi.repository import Gtk, Pango, PangoCairo  # noqa: E402

from support import Position, gtk_inside, tell_gtk  # noqa: E402

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
METALS = {
    "Steel": dict(hi="#dfe4e8", lo="#8b959e", seam="#4a5158", pit="#c3c9ce", ink=["#1b4f9c", "#1f6b2e", "#a3201d", "#3a1d78", "#7a3b10", "#0c6470", "#151515", "#5a5f66"], flag="#d3261e", dark="#20252a"),
    "Copper": dict(hi="#f2b48a", lo="#a85a32", seam="#4b2412", pit="#f3e1d2", ink=["#17559a", "#2b6a1f", "#b3172b", "#57227c", "#80410b", "#0c6a66", "#221510", "#77685f"], flag="#1f5f8b", dark="#32160a"),
    "Gunmetal": dict(hi="#68727c", lo="#353c44", seam="#15181b", pit="#23282d", ink=["#79b8ff", "#8fe08a", "#ff8f80", "#d0a8ff", "#ffc069", "#7fe3e0", "#f4f4f4", "#a2abb3"], flag="#ffb000", dark="#e9eef2"),
    "Brass": dict(hi="#f6e19a", lo="#a98428", seam="#4f3b0b", pit="#faf3d9", ink=["#2446a8", "#2c7030", "#c02418", "#51207a", "#8c4a00", "#00686e", "#1b1706", "#77704f"], flag="#b01224", dark="#2c2206"),
}
metal = g.choice(list(METALS))
k = METALS[metal]
size = p.cell_size(16, 54)
margin = g.choice([6, 12, 20])
rivets = size >= 20 and g.random() < 0.7
face = g.choice(["URW Gothic Bold", "DejaVu Sans Bold", "Liberation Sans Narrow Bold", "Nimbus Roman Bold", "DejaVu Sans Mono Bold"])
part = g.uniform(0.5, 0.66)
stamped = g.random() < 0.5
beside = g.random() < 0.4 and p.cols < 24
W, H = p.cols * size, p.rows * size
seed = g.randint(0, 10 ** 6)


def text(cr, x, y, t, colour):
    layout = PangoCairo.create_layout(cr)
    d = Pango.FontDescription(face)
    d.set_absolute_size(size * part * Pango.SCALE)
    layout.set_font_description(d)
    layout.set_text(t, -1)
    ink, _ = layout.get_pixel_extents()
    at = x + size / 2 - ink.x - ink.width / 2, y + size / 2 - ink.y - ink.height / 2
    if stamped and size > 22:
        cr.move_to(at[0] + 1, at[1] + 1)
        cr.set_source_rgba(1, 1, 1, 0.35 if metal != "Gunmetal" else 0.08)
        PangoCairo.show_layout(cr, layout)
    cr.move_to(*at)
    cr.set_source_rgb(*rgb(colour))
    PangoCairo.show_layout(cr, layout)


def plate(cr, x, y):
    shade = cairo.LinearGradient(x, y, x + size * 0.5, y + size)
    shade.add_color_stop_rgb(0, *rgb(k["hi"]))
    shade.add_color_stop_rgb(1, *rgb(k["lo"]))
    cr.set_source(shade)
    cr.rectangle(x, y, size, size)
    cr.fill()
    n = random.Random(seed + int(x) * 977 + int(y))
    cr.set_line_width(1)
    for _ in range(size // 3):
        yy = y + n.randint(1, size - 2) + 0.5
        a = x + n.uniform(1, size * 0.5)
        cr.move_to(a, yy)
        cr.line_to(min(x + size - 1, a + n.uniform(3, size * 0.6)), yy)
        cr.set_source_rgba(*((1, 1, 1) if n.random() < 0.5 else (0, 0, 0)), 0.09)
        cr.stroke()
    cr.rectangle(x + 0.5, y + 0.5, size - 1, size - 1)
    cr.set_source_rgb(*rgb(k["seam"]))
    cr.stroke()
    cr.move_to(x + 1.5, y + size - 2)
    cr.line_to(x + 1.5, y + 1.5)
    cr.line_to(x + size - 2, y + 1.5)
    cr.set_source_rgba(1, 1, 1, 0.55)
    cr.stroke()
    if rivets:
        rr = max(1.2, size * 0.05)
        for a in (0.16, 0.84):
            for b in (0.16, 0.84):
                cr.arc(x + a * size, y + b * size, rr, 0, 7)
                cr.set_source_rgba(*rgb(k["seam"]), 0.7)
                cr.fill()
                cr.arc(x + a * size - 0.4, y + b * size - 0.4, rr * 0.5, 0, 7)
                cr.set_source_rgba(1, 1, 1, 0.7)
                cr.fill()


def pit(cr, x, y, hit):
    cr.rectangle(x, y, size, size)
    cr.set_source_rgb(*(rgb("#e0402c") if hit else rgb(k["pit"])))
    cr.fill()
    cr.set_line_width(1)
    cr.rectangle(x + 0.5, y + 0.5, size - 1, size - 1)
    cr.set_source_rgba(*rgb(k["seam"]), 0.45)
    cr.stroke()
    cr.move_to(x + 1.5, y + size - 1)
    cr.line_to(x + 1.5, y + 1.5)
    cr.line_to(x + size - 1, y + 1.5)
    cr.set_source_rgba(0, 0, 0, 0.22)
    cr.stroke()


def flag(cr, x, y):
    u = size / 20
    cr.set_source_rgb(*rgb("#101214" if metal != "Gunmetal" else "#eef2f5"))
    cr.rectangle(x + 6 * u, y + 4 * u, 1.6 * u, 12.5 * u)
    cr.fill()
    cr.rectangle(x + 4 * u, y + 15.5 * u, 6 * u, 1.6 * u)
    cr.fill()
    cr.set_source_rgb(*rgb(k["flag"]))
    for i, (a, b) in enumerate([(7.6, 4), (15.5, 4), (13, 7.2), (15.5, 10.4), (7.6, 10.4)]):
        (cr.move_to if i == 0 else cr.line_to)(x + a * u, y + b * u)
    cr.fill()


def mine(cr, x, y, ink):
    cx, cy = x + size / 2, y + size / 2
    cr.set_source_rgb(*rgb(ink))
    cr.set_line_width(max(1, size * 0.09))
    for i in range(6):
        a = i * math.pi / 3 + math.pi / 6
        cr.move_to(cx, cy)
        cr.line_to(cx + math.cos(a) * size * 0.34, cy + math.sin(a) * size * 0.34)
        cr.stroke()
        cr.arc(cx + math.cos(a) * size * 0.34, cy + math.sin(a) * size * 0.34, size * 0.06, 0, 7)
        cr.fill()
    cr.arc(cx, cy, size * 0.22, 0, 7)
    cr.fill()
    cr.arc(cx, cy, size * 0.1, 0, 7)
    cr.set_source_rgb(*rgb("#e8a33a"))
    cr.fill()


def draw(_, cr):
    cr.set_source_rgb(*rgb(k["seam"]))
    cr.paint()
    for r, c, s in p.each():
        x, y = margin + c * size, margin + r * size
        if s in "012345678*X":
            pit(cr, x, y, s == "X")
            if s in "12345678":
                text(cr, x, y, s, k["ink"][int(s) - 1])
            elif s in "*X":
                mine(cr, x, y, k["dark"] if s == "*" else "#111111")
            continue
        plate(cr, x, y)
        if s in "Fx":
            flag(cr, x, y)
            if s == "x":
                cr.set_line_cap(cairo.LINE_CAP_ROUND)
                cr.set_line_width(max(2, size * 0.1))
                cr.set_source_rgb(0.05, 0.05, 0.05)
                for a, b in ((0.18, 0.82), (0.82, 0.18)):
                    cr.move_to(x + a * size, y + 0.18 * size)
                    cr.line_to(x + b * size, y + 0.82 * size)
                    cr.stroke()
                cr.set_line_cap(cairo.LINE_CAP_BUTT)
        elif s == "?":
            text(cr, x, y, "?", "#101214" if metal != "Gunmetal" else "#ffffff")


win = Gtk.Window(title=g.choice(["Foundry Floor", "Sweep the Foundry", f"Foundry - {metal}"]))
win.set_resizable(False)
col = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(col)
if g.random() < 0.6:
    bar = Gtk.MenuBar()
    for n in ("Shift", "Metal", "View", "Help"):
        bar.append(Gtk.MenuItem(label=n))
    col.pack_start(bar, False, False, 0)
row = Gtk.Box(orientation=Gtk.Orientation.HORIZONTAL if beside else Gtk.Orientation.VERTICAL)
col.pack_start(row, True, True, 0)
panel = Gtk.Box(orientation=Gtk.Orientation.VERTICAL if beside else Gtk.Orientation.HORIZONTAL, spacing=8, margin=8)
for name, value in (("Charges", f"{p.left}"), ("Time", f"{p.seconds // 60}:{p.seconds % 60:02d}")):
    f = Gtk.Frame(label=name)
    lab = Gtk.Label(margin=4)
    lab.set_markup(f"<span font='DejaVu Sans Mono Bold 15'>{value}</span>")
    f.add(lab)
    panel.pack_start(f, not beside, True, 0)
panel.pack_start(Gtk.Button(label={"playing": "Restart", "won": "All clear", "lost": "Boom"}[p.status]), False, False, 0)
if beside:
    note = Gtk.Label(label=f"{metal} works\n{p.cols} by {p.rows} plates\n{p.mines} charges\n\nLeft: lift\nRight: tag")
    panel.pack_start(note, False, False, 6)
row.pack_start(panel, False, False, 0)
area = Gtk.DrawingArea(halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
area.set_size_request(W + 2 * margin, H + 2 * margin)
area.connect("draw", draw)
row.pack_start(area, False, False, 0)
win.show_all()
tell_gtk(win, lambda: gtk_inside(area, margin, W, H))
