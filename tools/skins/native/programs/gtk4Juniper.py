"""GTK 4 and cairo: flat ground of two tones in a chequer without any lines, berries for mines, a header bar with the figures."""
import math

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk

from support import Position, inside, run_gtk4

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
LOOKS = [  # cover a, b, open a, b, edge, cloth, pole, berry, inks
    ("#3f8f86", "#388279", "#efe9da", "#e6dfcc", "#2c6760", "#ffd166", "#ffffff", "#3a2a5c", ["#1d5fc0", "#2f7d1f", "#cf2b2b", "#6b2f9e", "#b35a00", "#0a7d85", "#222222", "#777064"]),
    ("#8a5a8f", "#7f5185", "#f3ecf2", "#e9dfe8", "#5d3a62", "#ffe066", "#fdf7ff", "#2b1a38", ["#2a56c6", "#217a3a", "#c9252d", "#5b2a9c", "#a34f08", "#0d7787", "#1c1420", "#7a707c"]),
    ("#4a5a78", "#435270", "#222936", "#262e3c", "#151a24", "#ff7a59", "#eef2fa", "#f2c14e", ["#7db7ff", "#86dc8b", "#ff8b84", "#cfaeff", "#ffbe7a", "#74dede", "#ffffff", "#a7b0c0"]),
    ("#e0a458", "#d99a4b", "#fbf6ea", "#f4ecd8", "#a9742e", "#b3202c", "#3b2a12", "#3b2a12", ["#1f58b8", "#2c7a24", "#c3232b", "#622c96", "#8d4a07", "#0f7076", "#1d1d1d", "#746d60"]),
]
ca, cb, oa, ob, edge, cloth, pole, berry, inks = g.choice(LOOKS)
dark = oa == "#222936"
size = p.cell_size(18, 48)
part = g.uniform(0.56, 0.66)
family = g.choice(["Noto Sans", "DejaVu Sans", "Liberation Sans", "Nimbus Sans"])
rim = g.random() < 0.5  # a darker edge where the covered ground ends
margin = g.choice([0, 0, 12])
triangular = g.random() < 0.5


def shut(r, c):
    return 0 <= r < p.rows and 0 <= c < p.cols and p.cells[r][c] in "#F?x"


def letter(cr, s, x, y, colour):
    cr.select_font_face(family, 0, 1)
    cr.set_font_size(size * part)
    e = cr.text_extents(s)
    cr.set_source_rgb(*rgb(colour))
    cr.move_to(x + size / 2 - e.x_bearing - e.width / 2, y + size / 2 - e.y_bearing - e.height / 2)
    cr.show_text(s)


def flag(cr, wrong):
    cr.set_source_rgb(*rgb(pole))
    cr.rectangle(6, 3, 1.5, 14), cr.fill()
    cr.set_source_rgb(*rgb(cloth))
    if triangular:
        cr.move_to(7.5, 3), cr.line_to(16, 7), cr.line_to(7.5, 11)
    else:
        cr.move_to(7.5, 3.4), cr.line_to(15.5, 3.4), cr.line_to(15.5, 10), cr.line_to(7.5, 10)
    cr.close_path(), cr.fill()
    if wrong:
        cr.set_source_rgb(0.85, 0.1, 0.15) if cloth != "#b3202c" else cr.set_source_rgb(0, 0, 0)
        cr.set_line_width(2.6)
        cr.move_to(3, 3), cr.line_to(17, 17), cr.move_to(17, 3), cr.line_to(3, 17)
        cr.stroke()


def mine(cr, hit):
    cr.set_source_rgb(*rgb("#1a1a1a" if hit else berry))
    for x, y, n in ((7, 12.5, 3.6), (13, 12.5, 3.6), (10, 8, 3.6)):
        cr.arc(x, y, n, 0, 2 * math.pi), cr.fill()
    cr.set_line_width(1.6)
    cr.move_to(10, 6), cr.curve_to(10, 3, 12, 2.4, 14, 2.6), cr.stroke()


def draw(_, cr, w, h):
    cr.translate(margin, margin)
    for r, c, s in p.each():
        x, y = c * size, r * size
        odd = (r + c) % 2
        covered = s in "#F?x"
        cr.set_source_rgb(*rgb("#ee4b3e" if s == "X" else (cb if odd else ca) if covered else (ob if odd else oa)))
        cr.rectangle(x, y, size, size), cr.fill()
        if s in "12345678?":
            letter(cr, s, x, y, pole if s == "?" else inks[int(s) - 1])
        elif s in "FxX*":
            cr.save()
            cr.translate(x, y), cr.scale(size / 20, size / 20)
            flag(cr, s == "x") if covered else mine(cr, s == "X")
            cr.restore()
    if rim:
        cr.set_source_rgb(*rgb(edge))
        cr.set_line_width(max(1.5, size / 16))
        cr.set_line_cap(1)
        for r, c, s in p.each():
            x, y = c * size, r * size
            if c + 1 < p.cols and shut(r, c) != shut(r, c + 1):
                cr.move_to(x + size, y), cr.line_to(x + size, y + size)
            if r + 1 < p.rows and shut(r, c) != shut(r + 1, c):
                cr.move_to(x, y + size), cr.line_to(x + size, y + size)
        cr.stroke()


def start(app):
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
    win = Gtk.ApplicationWindow(application=app, title="Juniper")
    head = Gtk.HeaderBar()
    head.pack_start(Gtk.Button(icon_name="view-refresh-symbolic"))
    head.pack_end(Gtk.MenuButton(icon_name="open-menu-symbolic"))
    head.set_title_widget(Gtk.Label(label=f"{p.left} mines   {p.seconds // 60}:{p.seconds % 60:02d}"))
    win.set_titlebar(head)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    area = Gtk.DrawingArea(content_width=p.cols * size + 2 * margin, content_height=p.rows * size + 2 * margin, halign=Gtk.Align.CENTER)
    area.set_draw_func(draw)
    box.append(area)
    if p.status != "playing":
        box.append(Gtk.Label(label={"won": "All berries found!", "lost": "Splat."}[p.status], margin_top=6, margin_bottom=6))
    win.set_child(box)
    win.set_resizable(False)
    win.present()
    return lambda: inside(area, margin, p.cols * size, p.rows * size)


run_gtk4(start)
