"""GTK 4, one snapshot-free drawing area: paper leaves with a folded corner, thin symbolic marks, header bar or plain strip."""
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
gi.require_version("GdkX11", "4.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gdk, GdkX11, Gtk, Pango, PangoCairo  # noqa: E402

from support import Position, inside, run_gtk4  # noqa: E402

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
LOOKS = [
    dict(dark=False, bed="#e9e5dc", leaf="#d7b56d", fold="#f2dda6", bare="#fbf8f1", line="#d8d0bf", text="#3d3010", flag="#9c2b2b", ink=["#2b59c3", "#2f7d4f", "#c8442f", "#6b3fa0", "#95601a", "#1f7a86", "#2b2b2b", "#857d6f"]),
    dict(dark=False, bed="#dfe8e2", leaf="#6fa287", fold="#a9cdb9", bare="#f7fbf8", line="#cadbd0", text="#ffffff", flag="#fff2b0", ink=["#1d5fbf", "#15803d", "#be3144", "#5b3a9b", "#8a5a00", "#0b7a75", "#1a2e25", "#72857a"]),
    dict(dark=True, bed="#1b1d21", leaf="#3d4350", fold="#5b6475", bare="#24272d", line="#30343c", text="#d9dee8", flag="#ff6f91", ink=["#6ab0ff", "#69d98f", "#ff8066", "#b794f6", "#f0b35a", "#5ed6d6", "#f2f2f2", "#8c93a1"]),
    dict(dark=True, bed="#23182b", leaf="#7b4b94", fold="#a673c0", bare="#2f2239", line="#3d2d49", text="#ffffff", flag="#ffd166", ink=["#8ab6ff", "#93e088", "#ff8fa3", "#e0b0ff", "#ffc078", "#80e5e5", "#fdf6ff", "#a596b0"]),
]
k = g.choice(LOOKS)
size = p.cell_size(18, 56)
gap = g.choice([0, 1, 2, 3])
pitch = size + gap
margin = g.choice([4, 10, 18])
radius = g.choice([0, 3, size * 0.2])
fold = g.random() < 0.7 and size >= 20
face = g.choice(["Cantarell Bold", "DejaVu Sans Bold", "Liberation Sans", "URW Bookman", "DejaVu Sans Condensed Bold"])
part = g.uniform(0.46, 0.62)
filled = g.random() < 0.5


def shape(cr, x, y, cut):
    n, r = size, radius
    cr.new_sub_path()
    if cut:
        cr.move_to(x + n - n * 0.28, y)
        cr.line_to(x + n, y + n * 0.28)
    else:
        cr.arc(x + n - r, y + r, r, -math.pi / 2, 0)
    cr.arc(x + n - r, y + n - r, r, 0, math.pi / 2)
    cr.arc(x + r, y + n - r, r, math.pi / 2, math.pi)
    cr.arc(x + r, y + r, r, math.pi, math.pi * 1.5)
    cr.close_path()


def text(cr, x, y, t, colour):
    layout = PangoCairo.create_layout(cr)
    d = Pango.FontDescription(face)
    d.set_absolute_size(size * part * Pango.SCALE)
    layout.set_font_description(d)
    layout.set_text(t, -1)
    w, h = layout.get_pixel_size()
    cr.move_to(x + (size - w) / 2, y + (size - h) / 2)
    cr.set_source_rgb(*rgb(colour))
    PangoCairo.show_layout(cr, layout)


def flag(cr, x, y):
    u = size / 16
    cr.set_source_rgb(*rgb(k["flag"]))
    cr.set_line_width(max(1.2, 1.3 * u))
    cr.move_to(x + 5 * u, y + 3 * u)
    cr.line_to(x + 5 * u, y + 13.5 * u)
    cr.stroke()
    cr.move_to(x + 5 * u, y + 3.6 * u)
    cr.line_to(x + 11.5 * u, y + 3.6 * u)
    cr.line_to(x + 9.8 * u, y + 6.1 * u)
    cr.line_to(x + 11.5 * u, y + 8.6 * u)
    cr.line_to(x + 5 * u, y + 8.6 * u)
    (cr.fill if filled else cr.stroke)()


def mine(cr, x, y, colour):
    cx, cy = x + size / 2, y + size / 2
    cr.set_source_rgb(*rgb(colour))
    cr.set_line_width(max(1.2, size * 0.07))
    for i in range(8):
        a = i * math.pi / 4
        cr.move_to(cx + math.cos(a) * size * 0.22, cy + math.sin(a) * size * 0.22)
        cr.line_to(cx + math.cos(a) * size * 0.35, cy + math.sin(a) * size * 0.35)
        cr.stroke()
    cr.arc(cx, cy, size * 0.2, 0, 7)
    cr.fill()


def draw(_, cr, w, h):
    cr.set_source_rgb(*rgb(k["bed"]))
    cr.paint()
    for r, c, s in p.each():
        x, y = margin + gap / 2 + c * pitch, margin + gap / 2 + r * pitch
        opened = s in "012345678*X"
        cr.set_source_rgb(*rgb("#d9303e" if s == "X" else k["bare"] if opened else k["leaf"]))
        shape(cr, x, y, fold and not opened)
        cr.fill()
        if opened and gap < 2:
            cr.set_line_width(1)
            cr.set_source_rgb(*rgb(k["line"]))
            cr.rectangle(x + 0.5, y + 0.5, size - 1, size - 1)
            cr.stroke()
        if not opened:
            if fold:
                cr.move_to(x + size * 0.72, y)
                cr.line_to(x + size, y + size * 0.28)
                cr.line_to(x + size * 0.72, y + size * 0.28)
                cr.close_path()
                cr.set_source_rgb(*rgb(k["fold"]))
                cr.fill()
            if gap == 0:
                shape(cr, x + 0.5, y + 0.5, fold)
                cr.set_line_width(1)
                cr.set_source_rgba(*rgb(k["bed"]), 0.8)
                cr.stroke()
        if s in "12345678":
            text(cr, x, y, s, k["ink"][int(s) - 1])
        elif s == "?":
            text(cr, x, y, "?", k["text"])
        elif s in "Fx":
            flag(cr, x, y)
            if s == "x":
                cr.set_source_rgb(*rgb("#111111" if not k["dark"] else "#ffffff"))
                cr.set_line_width(max(2, size * 0.09))
                for a, b in ((0.15, 0.85), (0.85, 0.15)):
                    cr.move_to(x + a * size, y + 0.15 * size)
                    cr.line_to(x + b * size, y + 0.85 * size)
                    cr.stroke()
        elif s in "*X":
            mine(cr, x, y, "#ffffff" if s == "X" else "#e8e8ee" if k["dark"] else "#2a2a2a")


def start(app):
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", k["dark"])
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Aspen", "Leaves", "Aspen Grove"]), resizable=False)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    win.set_child(main)
    if g.random() < 0.5:
        head = Gtk.HeaderBar()
        head.pack_start(Gtk.Button(icon_name="view-refresh-symbolic"))
        head.pack_end(Gtk.Button(icon_name="open-menu-symbolic"))
        win.set_titlebar(head)
    strip = Gtk.CenterBox(margin_top=6, margin_bottom=6, margin_start=12, margin_end=12)
    strip.set_start_widget(Gtk.Label(label=f"{p.left} left"))
    if p.cols * pitch > 260:
        strip.set_center_widget(Gtk.Label(label={"playing": f"{p.cols} × {p.rows}", "won": "Grove cleared", "lost": "A mine went off"}[p.status]))
    strip.set_end_widget(Gtk.Label(label=f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"))
    area = Gtk.DrawingArea(halign=Gtk.Align.CENTER, content_width=p.cols * pitch + 2 * margin, content_height=p.rows * pitch + 2 * margin)
    area.set_draw_func(draw)
    under = g.random() < 0.4
    for w in ((area, strip) if under else (strip, area)):
        main.append(w)
    win.present()
    win.set_focus(None)
    return lambda: inside(area, margin, p.cols * pitch, p.rows * pitch)


run_gtk4(start)
