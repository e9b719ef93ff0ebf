"""A GTK 3 drawing area painted with cairo: rounded cells with gradients, a ground of its own for every number."""
import math

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
gi.require_version("PangoCairo", "1.0")
import cairo  # noqa: E402
from gi.repository import Gtk, Pango, PangoCairo  # noqa: E402

from support import Position, tell_gtk  # noqa: E402

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
LOOKS = [
    dict(ground="#0f172a", cover=("#64748b", "#334155"), open="#1e293b", mark="#f8fafc", ink=None,
         tint=["#1d4ed8", "#15803d", "#b91c1c", "#7e22ce", "#b45309", "#0f766e", "#be185d", "#52525b"]),
    dict(ground="#d6e4f0", cover=("#f6fbff", "#9cc3e6"), open="#eef4f9", mark="#163172",
         ink=["#1e56a0", "#2e7d32", "#c62828", "#283593", "#6d1b1b", "#00695c", "#000000", "#555555"],
         tint=["#dbeafe", "#dcfce7", "#fee2e2", "#ede9fe", "#fef3c7", "#ccfbf1", "#f3f4f6", "#e5e7eb"]),
    dict(ground="#3b2f2f", cover=("#d9b382", "#a47148"), open="#f3e5d0", mark="#2b1d14",
         ink=["#27548a", "#386641", "#bc4749", "#5f0f40", "#7f5539", "#0b525b", "#111111", "#6c757d"], tint=None),
    dict(ground="#ffffff", cover=("#5ee7df", "#2a9d8f"), open="#f1faee", mark="#ffffff",
         ink=["#ffffff"] * 8, tint=["#4895ef", "#52b788", "#ef476f", "#7b2cbf", "#fb8500", "#118ab2", "#343a40", "#8d99ae"]),
]
k = g.choice(LOOKS)
size = p.cell_size(18, 64)
gap = g.choice([0, 1, 2, max(2, size // 9)])
radius = g.choice([0, 2, size * 0.15, size * 0.28])
font = g.choice(["Sans Bold", "Liberation Sans Bold", "DejaVu Serif Bold", "Sans", "Noto Sans Mono Bold", "URW Gothic"])
part = g.uniform(0.42, 0.62)
margin = g.choice([0, 8, 16])
pitch = size + gap
chess = g.random() < 0.25


def box(cr, x, y, w, h, r):
    cr.new_sub_path()
    for a, (cx, cy) in enumerate([(x + w - r, y + r), (x + w - r, y + h - r), (x + r, y + h - r), (x + r, y + r)]):
        cr.arc(cx, cy, r, (a - 1) * math.pi / 2, a * math.pi / 2)
    cr.close_path()


def write(cr, x, y, text, colour):
    layout = PangoCairo.create_layout(cr)
    d = Pango.FontDescription(font)
    d.set_absolute_size(size * part * Pango.SCALE)
    layout.set_font_description(d)
    layout.set_text(text, -1)
    w, h = layout.get_pixel_size()
    cr.move_to(x + (size - w) / 2, y + (size - h) / 2)
    cr.set_source_rgb(*rgb(colour))
    PangoCairo.show_layout(cr, layout)


def flag(cr, x, y):
    u = size / 24
    cr.set_source_rgb(*rgb(k["mark"]))
    cr.rectangle(x + 8 * u, y + 5 * u, 1.8 * u, 15 * u)
    cr.fill()
    cr.set_source_rgb(0.93, 0.18, 0.22)
    cr.move_to(x + 9.8 * u, y + 5 * u)
    cr.curve_to(x + 13 * u, y + 3 * u, x + 15 * u, y + 8 * u, x + 19 * u, y + 6 * u)
    cr.line_to(x + 19 * u, y + 12 * u)
    cr.curve_to(x + 15 * u, y + 14 * u, x + 13 * u, y + 9 * u, x + 9.8 * u, y + 11.5 * u)
    cr.fill()


def mine(cr, x, y, colour):
    cr.set_source_rgb(*rgb(colour))
    cx, cy = x + size / 2, y + size / 2
    cr.set_line_width(size * 0.08)
    for i in range(4):
        a = i * math.pi / 4
        cr.move_to(cx - math.cos(a) * size * 0.36, cy - math.sin(a) * size * 0.36)
        cr.line_to(cx + math.cos(a) * size * 0.36, cy + math.sin(a) * size * 0.36)
        cr.stroke()
    cr.arc(cx, cy, size * 0.25, 0, 7)
    cr.fill()
    cr.set_source_rgb(1, 1, 1)
    cr.arc(cx - size * 0.08, cy - size * 0.08, size * 0.06, 0, 7)
    cr.fill()


def draw(_, cr):
    cr.set_source_rgb(*rgb(k["ground"]))
    cr.paint()
    for r, c, s in p.each():
        x, y = margin + gap / 2 + c * pitch, margin + gap / 2 + r * pitch
        box(cr, x, y, size, size, radius)
        if s in "012345678*X":
            tint = k["tint"][int(s) - 1] if k["tint"] and s in "12345678" else "#e63946" if s == "X" else k["open"]
            cr.set_source_rgb(*rgb(tint))
        else:
            shade = cairo.LinearGradient(x, y, x, y + size)
            shade.add_color_stop_rgb(0, *rgb(k["cover"][0 if not (chess and (r + c) % 2) else 1]))
            shade.add_color_stop_rgb(1, *rgb(k["cover"][1]))
            cr.set_source(shade)
        cr.fill()
        if gap == 0:
            box(cr, x + 0.5, y + 0.5, size - 1, size - 1, radius)
            cr.set_line_width(1)
            cr.set_source_rgba(*rgb(k["ground"]), 0.5)
            cr.stroke()
        if s in "12345678":
            write(cr, x, y, s, k["ink"][int(s) - 1] if k["ink"] else "#ffffff")
        elif s == "F":
            flag(cr, x, y)
        elif s == "?":
            write(cr, x, y, "?", k["mark"])
        elif s in "*X":
            mine(cr, x, y, "#f1f5f9" if k["open"] == "#1e293b" else "#222222")
        elif s == "x":
            mine(cr, x, y, "#222222")
            cr.set_source_rgb(0.9, 0.1, 0.1)
            cr.set_line_width(size * 0.1)
            for a, b in ((0.2, 0.8), (0.8, 0.2)):
                cr.move_to(x + size * a, y + size * 0.2)
                cr.line_to(x + size * b, y + size * 0.8)
                cr.stroke()


win = Gtk.Window(title=g.choice(["Clear the Field", "Cairo Mines", "Minefield"]))
win.set_resizable(False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(main)
if g.random() < 0.5:
    tools = Gtk.Box(spacing=4, margin=4)
    for name in ["document-new", "edit-undo", "help-about"]:
        tools.add(Gtk.Button.new_from_icon_name(name, Gtk.IconSize.BUTTON))
    tools.pack_end(Gtk.Label(label=f"{p.left} mines   {p.seconds} s"), False, False, 8)
    main.add(tools)
area = Gtk.DrawingArea()
area.set_size_request(p.cols * pitch + 2 * margin, p.rows * pitch + 2 * margin)
area.set_halign(Gtk.Align.CENTER)
area.connect("draw", draw)
main.add(area)
status = Gtk.Statusbar()
status.push(0, {"playing": f"Mines: {p.left}  Time: {p.seconds}", "won": "Well done", "lost": "Better luck next time"}[p.status])
main.add(status)


def measure():
    _, ox, oy = area.get_window().get_origin()
    f = win.get_scale_factor()
    a = area.get_allocation()
    inner = 0 if area.get_has_window() else 1
    return (ox + a.x * inner + margin) * f, (oy + a.y * inner + margin) * f, p.cols * pitch * f, p.rows * pitch * f


win.show_all()
tell_gtk(win, measure)
