"""GTK 4: one drawing area; the covers take their colours from an evening sky that runs over the whole board, open cells are clear with hairlines; map pins for flags, thistles for mines."""
import math

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gtk, Pango, PangoCairo

from support import Position, inside, run_gtk4

p = Position()
g = p.rng
SKIES = [  # top, bottom, open, hairline, pin, text on covers, ink
    ("#2b3a8c", "#f08a6c", "#fdf8f2", "#e4d9cf", "#ffffff", "#ffffff", ["#2c55c9", "#2a8040", "#cc2a3a", "#6c30a0", "#a05c14", "#12808a", "#26222c", "#857f88"]),
    ("#0f766e", "#a3d977", "#ffffff", "#dbe7dd", "#fff3b0", "#ffffff", ["#1d5fd0", "#1e7a3a", "#d02a2a", "#5d2ca8", "#8c4d10", "#0a7a7a", "#1e1e1e", "#7a7a7a"]),
    ("#f7b267", "#d1495b", "#241a2e", "#3a2d46", "#241a2e", "#241a2e", ["#8ab8ff", "#8fe08a", "#ff8f8a", "#d3a6ff", "#ffc46b", "#7fe6da", "#ffffff", "#aca3b4"]),
    ("#8ea9c9", "#4f6d94", "#eef2f7", "#d5dee8", "#ffd447", "#ffffff", ["#2350b8", "#2b7a3b", "#b92734", "#5f2f96", "#8a4c14", "#10747a", "#222831", "#78818c"]),
]
top, bottom, paper, hair, pin, on, inks = g.choice(SKIES)
size = p.cell_size(18, 56)
gap = g.choice([0, 1, 2, 3])
radius = g.choice([0, 3, size * 0.2, size * 0.3]) if gap else 0
slant = g.choice([0, 0.5, 1])
family = g.choice(["Noto Sans", "URW Gothic", "DejaVu Sans Condensed", "Noto Sans Display"])
margin = g.choice([10, 16, 24])
part = g.uniform(0.52, 0.64)


def rgb(colour):
    return [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def sky(t):
    return [a * (1 - t) + b * t for a, b in zip(rgb(top), rgb(bottom))]


def rounded(cr, x, y, w, h, rad):
    cr.new_path()
    if rad < 1:
        cr.rectangle(x, y, w, h)
        return
    for cx, cy, a in ((x + w - rad, y + rad, -90), (x + w - rad, y + h - rad, 0), (x + rad, y + h - rad, 90), (x + rad, y + rad, 180)):
        cr.arc(cx, cy, rad, math.radians(a), math.radians(a + 90))
    cr.close_path()


def write(cr, s, colour, x, y):
    layout = PangoCairo.create_layout(cr)
    font = Pango.FontDescription(f"{family} Bold")
    font.set_absolute_size(size * part * Pango.SCALE)
    layout.set_font_description(font)
    layout.set_text(s, -1)
    box, _ = layout.get_pixel_extents()
    cr.set_source_rgb(*rgb(colour))
    cr.move_to(x + size / 2 - box.x - box.width / 2, y + size / 2 - box.y - box.height / 2)
    PangoCairo.show_layout(cr, layout)


def draw_pin(cr, x, y, wrong):
    n, cx, cy, rad = size, x + size / 2, y + size * 0.38, size * 0.2
    cr.new_path()
    cr.arc(cx, cy, rad, math.radians(150), math.radians(390))
    cr.line_to(cx, y + n * 0.82)
    cr.close_path()
    cr.set_source_rgb(*rgb(pin))
    cr.fill_preserve()
    cr.set_source_rgba(0, 0, 0, 0.45)
    cr.set_line_width(max(1, n * 0.03))
    cr.stroke()
    cr.set_source_rgb(*rgb("#d7263d" if pin != "#241a2e" else "#ffcf6b"))
    cr.arc(cx, cy, rad * 0.5, 0, 2 * math.pi)
    cr.fill()
    if wrong:
        cr.set_line_width(max(2, n * 0.09))
        cr.set_source_rgb(*rgb("#d7102a" if top != "#f7b267" else "#ffffff"))
        for a, b in ((0.2, 0.8), (0.8, 0.2)):
            cr.move_to(x + n * a, y + n * 0.2)
            cr.line_to(x + n * b, y + n * 0.8)
            cr.stroke()


def thistle(cr, x, y, colour):
    n, cx, cy = size, x + size / 2, y + size / 2
    cr.set_source_rgb(*rgb(colour))
    cr.set_line_width(max(1, n * 0.045))
    for i in range(12):
        t = math.pi * i / 6
        cr.move_to(cx, cy)
        cr.line_to(cx + n * 0.36 * math.cos(t), cy + n * 0.36 * math.sin(t))
        cr.stroke()
    cr.arc(cx, cy, n * 0.2, 0, 2 * math.pi)
    cr.fill()


def draw(_, cr, w, h):
    cr.translate(margin, margin)
    for r, c, s in p.each():
        x, y = c * size, r * size
        a, n = gap / 2, size - gap
        if s in "#F?x":
            t = (r + slant * c) / max(1, p.rows - 1 + slant * (p.cols - 1))
            colour = sky(t)
            rounded(cr, x + a, y + a, n, n, radius)
            cr.set_source_rgb(*colour)
            cr.fill()
            if not gap:
                cr.set_source_rgba(1, 1, 1, 0.35)
                cr.rectangle(x, y, size, 1)
                cr.rectangle(x, y, 1, size)
                cr.fill()
                cr.set_source_rgba(0, 0, 0, 0.28)
                cr.rectangle(x, y + size - 1, size, 1)
                cr.rectangle(x + size - 1, y, 1, size)
                cr.fill()
        else:
            rounded(cr, x + a, y + a, n, n, radius)
            cr.set_source_rgb(*rgb("#e5383b" if s == "X" else paper))
            cr.fill()
            rounded(cr, x + a + 0.5, y + a + 0.5, n - 1, n - 1, max(0, radius - 0.5))
            cr.set_source_rgb(*rgb(hair))
            cr.set_line_width(1)
            cr.stroke()
        if s in "12345678":
            write(cr, s, inks[int(s) - 1], x, y)
        elif s == "?":
            write(cr, s, on, x, y)
        elif s in "Fx":
            draw_pin(cr, x, y, s == "x")
        elif s in "*X":
            thistle(cr, x, y, "#ffffff" if s == "X" or paper == "#241a2e" else "#3c2a55")


def start(app):
    win = Gtk.ApplicationWindow(application=app, title="Vesper")
    head = Gtk.HeaderBar()
    again = Gtk.Button(label={"playing": "Restart", "won": "Again", "lost": "Again"}[p.status])
    head.pack_start(again)
    head.pack_end(Gtk.MenuButton(icon_name="open-menu-symbolic"))
    win.set_titlebar(head)
    col = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    info = Gtk.Box(spacing=14, halign=Gtk.Align.CENTER, margin_top=8, margin_bottom=2)
    words = f"{p.left} pins left   ·   {p.seconds // 60}:{p.seconds % 60:02d}"
    if p.status != "playing":
        words = {"won": "Good night!", "lost": "Pricked."}[p.status] + "   ·   " + words
    info.append(Gtk.Label(label=words))
    area = Gtk.DrawingArea(content_width=p.cols * size + 2 * margin, content_height=p.rows * size + 2 * margin, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
    area.set_draw_func(draw)
    below = g.random() < 0.4
    if not below:
        col.append(info)
    col.append(area)
    if below:
        info.set_margin_bottom(10)
        col.append(info)
    win.set_child(col)
    win.set_resizable(False)
    win.present()
    return lambda: inside(area, margin, p.cols * size, p.rows * size)


run_gtk4(start)
