"""GTK 3 with a header bar: one drawing area; covered cells are hatched or dotted plates with a thin outline, open ones bare paper; a drawer of facts at the side."""
import math

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, gtk_inside, tell_gtk  # noqa: E402

p = Position()
g = p.rng
LOOKS = [  # paper, plate, pattern, line, inks, flag, mine, hit, dark
    ("#fffdf7", "#c9d7c3", "#a9bfa0", "#7f9775", ["#2458c5", "#2d7d32", "#cf2e2e", "#6a1fa0", "#9a4f00", "#00798a", "#1d1d1d", "#757575"], "#c4302b", "#2b2b2b", "#ffb199", False),
    ("#f9fafb", "#c7d2e8", "#a3b4d6", "#7489b3", ["#1d4ed8", "#15803d", "#dc2626", "#5b21b6", "#9a3412", "#0e7490", "#111827", "#6b7280"], "#b91c1c", "#111827", "#fca5a5", False),
    ("#1f2328", "#3b4654", "#4d5b6d", "#12161b", ["#79b8ff", "#7ee08a", "#ff8d85", "#cfa8ff", "#ffc069", "#66e0d8", "#f5f5f5", "#9ea7b3"], "#ffcc33", "#e6e6e6", "#a8323a", True),
    ("#fff8f0", "#f2c38f", "#e3a566", "#b57a3a", ["#1f4fbf", "#2f7a2f", "#c1272d", "#6b2a9a", "#7a3f00", "#007a7a", "#202020", "#7d7468"], "#8a1538", "#3a2413", "#ff8f7a", False),
]
paper, plate, pattern, line, inks, red, black, hit, dark = g.choice(LOOKS)
size = p.cell_size(22, 64)
how = g.choice(["hatch", "dots", "plain", "cross"])
inset = g.choice([0, 1, 1, 2])
radius = g.choice([0, 3, 6])
pad = g.choice([0, 8, 18])
family = g.choice(["Liberation Sans", "DejaVu Serif", "Noto Sans", "Nimbus Sans", "URW Gothic"])
share = g.uniform(0.5, 0.64)
faint = g.random() < 0.7  # rules between the open cells
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)


def rgb(cr, text):
    cr.set_source_rgb(*(int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)))


def plate_path(cr, n):
    a, b, r = inset, n - inset, radius
    if not r:
        cr.rectangle(a, a, b - a, b - a)
        return
    cr.new_sub_path()
    for x, y, k in ((b - r, a + r, -1), (b - r, b - r, 0), (a + r, b - r, 1), (a + r, a + r, 2)):
        cr.arc(x, y, r, k * math.pi / 2, (k + 1) * math.pi / 2)
    cr.close_path()


def cover(cr, n):
    plate_path(cr, n)
    rgb(cr, plate)
    cr.fill_preserve()
    cr.save()
    cr.clip()
    rgb(cr, pattern)
    cr.set_line_width(1)
    step = max(4, n // 7)
    if how in ("hatch", "cross"):
        for i in range(-n, n, step):
            cr.move_to(i, n)
            cr.line_to(i + n, 0)
            if how == "cross":
                cr.move_to(i, 0)
                cr.line_to(i + n, n)
        cr.stroke()
    elif how == "dots":
        for i in range(step // 2, n, step):
            for j in range(step // 2, n, step):
                cr.arc(i, j, max(0.7, n / 36), 0, 7)
                cr.fill()
    cr.restore()
    plate_path(cr, n)
    rgb(cr, line)
    cr.set_line_width(1.2)
    cr.stroke()


def word(cr, s, colour, n):
    cr.select_font_face(family, 0, 1)
    cr.set_font_size(n * share)
    e = cr.text_extents(s)
    rgb(cr, colour)
    cr.move_to(n / 2 - e.x_bearing - e.width / 2, n / 2 - e.y_bearing - e.height / 2)
    cr.show_text(s)


def flag(cr, n):
    rgb(cr, black)
    cr.set_line_width(max(1.5, n / 14))
    cr.move_to(n * 0.68, n * 0.2)
    cr.line_to(n * 0.68, n * 0.8)
    cr.stroke()
    rgb(cr, red)
    cr.move_to(n * 0.65, n * 0.2)
    cr.line_to(n * 0.24, n * 0.24)
    cr.line_to(n * 0.36, n * 0.37)
    cr.line_to(n * 0.24, n * 0.52)
    cr.line_to(n * 0.65, n * 0.5)
    cr.fill()


def mine(cr, n, colour):
    rgb(cr, colour)
    cr.arc(n / 2, n / 2, n * 0.22, 0, 7)
    cr.fill()
    for i in range(6):
        a = i * math.pi / 3 + math.pi / 6
        cr.arc(n / 2 + n * 0.32 * math.cos(a), n / 2 + n * 0.32 * math.sin(a), n * 0.06, 0, 7)
        cr.fill()
        cr.set_line_width(n * 0.06)
        cr.move_to(n / 2, n / 2)
        cr.line_to(n / 2 + n * 0.32 * math.cos(a), n / 2 + n * 0.32 * math.sin(a))
        cr.stroke()


def draw(_, cr):
    rgb(cr, paper)
    cr.paint()
    n = size
    for r, c, s in p.each():
        cr.save()
        cr.translate(pad + c * n, pad + r * n)
        cr.rectangle(0, 0, n, n)
        cr.clip()
        if s in "#F?x":
            cover(cr, n)
        else:
            if s == "X":
                rgb(cr, hit)
                cr.paint()
            if faint:
                cr.set_source_rgba(0.5, 0.5, 0.5, 0.35)
                cr.set_line_width(1)
                cr.rectangle(0.5, 0.5, n, n)
                cr.stroke()
        if s in "12345678":
            word(cr, s, inks[int(s) - 1], n)
        elif s == "?":
            word(cr, "?", black, n)
        elif s in "Fx":
            flag(cr, n)
            if s == "x":
                rgb(cr, "#000000" if not dark else "#ff4d4d")
                cr.set_line_width(max(2, n / 12))
                for a, b in ((0.15, 0.85), (0.85, 0.15)):
                    cr.move_to(n * a, n * 0.15)
                    cr.line_to(n * b, n * 0.85)
                cr.stroke()
        elif s in "*X":
            mine(cr, n, black)
        cr.restore()


win = Gtk.Window()
head = Gtk.HeaderBar(show_close_button=True, title=g.choice(["Stencil", "Plates", "Minefield"]), subtitle={"playing": f"{p.left} mines left", "won": "Solved", "lost": "Game over"}[p.status])
head.pack_start(Gtk.Button(label="New"))
if p.cols * size > 360:
    head.pack_end(Gtk.Button.new_from_icon_name("open-menu-symbolic", Gtk.IconSize.BUTTON))
win.set_titlebar(head)
win.set_resizable(False)
main = Gtk.Box()
win.add(main)
area = Gtk.DrawingArea(halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
area.set_size_request(p.cols * size + 2 * pad, p.rows * size + 2 * pad)
area.connect("draw", draw)
main.pack_start(area, True, True, 0)
if (p.max_cell - size) * p.cols > 110 or p.cols < p.rows:
    facts = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6, margin=12)
    for k, v in (("Size", f"{p.cols} × {p.rows}"), ("Mines", p.mines), ("Flags", p.mines - p.left), ("Time", f"{p.seconds // 60}:{p.seconds % 60:02d}")):
        facts.add(Gtk.Label(label=f"<small>{k}</small>\n<b>{v}</b>", use_markup=True, xalign=0))
    facts.add(Gtk.CheckButton(label="Marks"))
    (main.pack_end if g.random() < 0.6 else main.pack_start)(facts, False, False, 0)
win.show_all()
tell_gtk(win, lambda: gtk_inside(area, pad, p.cols * size, p.rows * size))
