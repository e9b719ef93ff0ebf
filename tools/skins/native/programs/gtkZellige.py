"""GTK 3 with menu bar, tool bar and status bar; the board is a drawing area: covered cells wear an eight-pointed star or a lattice of inlay, opened ones are plaster. A guidon for a flag, a brass lamp of a mine."""
import math

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gtk, Pango, PangoCairo  # noqa: E402

from support import Position, gtk_inside, tell_gtk  # noqa: E402

p = Position()
g = p.rng
DAY = ["#1546b5", "#1d6e2b", "#bf1d22", "#5a1d8f", "#8a4300", "#0b6a70", "#161616", "#67625c"]
NIGHT = ["#8dc2ff", "#98e58d", "#ff9489", "#d9b0ff", "#ffc47a", "#7be8de", "#ffffff", "#b4b0aa"]
COURTS = {  # inlay ground, star, second inlay, seam, plaster, plaster line, guidon, mine, digits
    "Fez": ("#1c6b78", "#e9c46a", "#124954", "#0b3038", "#f6efe0", "#dccfb4", "#ffffff", "#2b2018", DAY),
    "Alcazar": ("#8c2f2b", "#f0d8a8", "#5f1c1d", "#3a0f10", "#fbf7ee", "#e2d8c4", "#f7f7ff", "#1e1a1a", DAY),
    "Samarkand": ("#2b4c9b", "#8fd0ea", "#1d3370", "#111f4a", "#e7e9ee", "#c9ced9", "#ffd23f", "#1a1d2a", DAY),
    "Olive": ("#7c8a4c", "#dfe3b4", "#5b6733", "#3c4520", "#f4f3e6", "#d9d7bd", "#b3182d", "#23241a", DAY),
    "Midnight": ("#4b3f72", "#a795dd", "#342a55", "#120e20", "#211c33", "#362f52", "#ffb938", "#efe9ff", NIGHT),
}
court = g.choice(list(COURTS))
ground, star, second, seam, plaster, rule, guidon, bomb, ink = COURTS[court]
size = p.cell_size(22, 56)
margin = g.choice([0, 4, 12])
motif = g.choice(["star", "star", "lattice", "kite", "rosette"])
gap = g.choice([0.5, 1, 1.5])
face = g.choice(["P052 Bold", "Nimbus Sans Bold", "DejaVu Sans Condensed Bold", "FreeSerif Bold", "Liberation Sans Narrow Bold"])
share = g.uniform(0.56, 0.7)
sides = g.choice(["menu", "tools", "both"])


def rgb(s):
    return [int(s[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def shape(cr, pts):
    for i, (x, y) in enumerate(pts):
        (cr.line_to if i else cr.move_to)(x, y)
    cr.close_path()


def polar(n, far, near=None, turn=0.0):
    k = 2 * n if near else n
    return [(16 + (far if not near or i % 2 == 0 else near) * math.cos(turn + i * 2 * math.pi / k), 16 + (far if not near or i % 2 == 0 else near) * math.sin(turn + i * 2 * math.pi / k)) for i in range(k)]


def inlay(cr, marked):
    cr.rectangle(gap, gap, 32 - 2 * gap, 32 - 2 * gap)
    cr.set_source_rgb(*rgb(ground))
    cr.fill()
    cr.set_source_rgb(*rgb(second))
    if motif == "star":
        shape(cr, polar(8, 14.4, 10.6))
        cr.fill()
        cr.set_source_rgb(*rgb(star))
        cr.set_line_width(1.3)
        shape(cr, polar(8, 12.6, 9.4))
        cr.stroke()
    elif motif == "lattice":
        cr.set_line_width(2)
        for a in (8, 24):
            shape(cr, [(16, 16 - a / 1.7), (16 + a / 1.7, 16), (16, 16 + a / 1.7), (16 - a / 1.7, 16)])
            cr.stroke()
        cr.set_source_rgb(*rgb(star))
        for x, y in ((3.5, 3.5), (28.5, 3.5), (3.5, 28.5), (28.5, 28.5)):
            cr.arc(x, y, 1.8, 0, 7)
            cr.fill()
    elif motif == "kite":
        for i in range(4):
            cr.save()
            cr.translate(16, 16)
            cr.rotate(i * math.pi / 2)
            shape(cr, [(-14.5, -14.5), (14.5, -14.5), (0, 0)])
            cr.set_source_rgba(*rgb(star if i == 0 else second), (0.55, 0.25, 0.9, 0.5)[i])
            cr.fill()
            cr.restore()
    else:
        cr.set_source_rgb(*rgb(star))
        cr.set_line_width(1.1)
        for i in range(6):
            t = i * math.pi / 3
            cr.arc(16 + 6 * math.cos(t), 16 + 6 * math.sin(t), 6, 0, 7)
            cr.stroke()
    if marked:  # a calm shield for the sign to stand on
        cr.set_source_rgb(*rgb(second))
        cr.arc(16, 16, 11.8, 0, 7)
        cr.fill()


def figure(cr, s, colour):
    lay = PangoCairo.create_layout(cr)
    d = Pango.FontDescription(face)
    d.set_absolute_size(32 * share * Pango.SCALE)
    lay.set_font_description(d)
    lay.set_text(s, -1)
    e, _ = lay.get_extents()
    cr.set_source_rgb(*rgb(colour))
    cr.move_to(16 - (e.x + e.width / 2) / Pango.SCALE, 16 - (e.y + e.height / 2) / Pango.SCALE)
    PangoCairo.show_layout(cr, lay)


def flag(cr, wrong):
    cr.set_line_cap(1)
    cr.set_source_rgb(*rgb("#101010" if court == "Olive" else "#f4e7c8"))
    cr.set_line_width(2)
    cr.move_to(11, 7)
    cr.line_to(11, 25.5)
    cr.stroke()
    cr.arc(11, 6.4, 1.7, 0, 7)
    cr.fill()
    shape(cr, [(12, 8), (25.5, 10), (20.5, 13), (25.5, 16), (12, 18)])
    cr.set_source_rgb(*rgb(guidon))
    cr.fill_preserve()
    cr.set_source_rgba(0, 0, 0, 0.6)
    cr.set_line_width(0.8)
    cr.stroke()
    if wrong:
        for tone, w in (("#ffffff", 5.4), ("#d4111b", 3)):
            cr.set_source_rgb(*rgb(tone))
            cr.set_line_width(w)
            for a, b in ((7, 25), (25, 7)):
                cr.move_to(7, a)
                cr.line_to(25, b)
                cr.stroke()


def mine(cr, tone):
    cr.set_source_rgb(*rgb(tone))
    for i in range(8):
        cr.save()
        cr.translate(16, 16)
        cr.rotate(i * math.pi / 4)
        shape(cr, [(6, -2.2), (12.6, 0), (6, 2.2)])
        cr.fill()
        cr.restore()
    cr.arc(16, 16, 8, 0, 7)
    cr.fill()
    cr.set_source_rgba(1, 1, 1, 0.75 if tone != "#efe9ff" else 0)
    cr.arc(13.2, 13, 2, 0, 7)
    cr.fill()


def draw(_, cr):
    cr.set_source_rgb(*rgb(seam))
    cr.paint()
    for r, c, s in p.each():
        cr.save()
        cr.translate(margin + c * size, margin + r * size)
        cr.scale(size / 32, size / 32)
        if s in "#F?x":
            inlay(cr, s != "#")
        else:
            cr.set_source_rgb(*rgb(rule))
            cr.rectangle(0, 0, 32, 32)
            cr.fill()
            cr.set_source_rgb(*rgb("#e5432f" if s == "X" else plaster))
            cr.rectangle(0.6, 0.6, 30.8, 30.8)
            cr.fill()
        if s in "12345678":
            figure(cr, s, ink[int(s) - 1])
        elif s == "?":
            figure(cr, "?", "#ffffff")
        elif s in "Fx":
            flag(cr, s == "x")
        elif s in "*X":
            mine(cr, "#1a0a08" if s == "X" else bomb)
        cr.restore()


win = Gtk.Window(title=g.choice(["Zellige", f"Zellige - {court}", "Zellige Mines"]))
win.set_resizable(False)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(box)
if sides != "tools":
    bar = Gtk.MenuBar()
    for name in ("_Game", "_Court", "_Help"):
        bar.append(Gtk.MenuItem(label=name, use_underline=True))
    box.pack_start(bar, False, False, 0)
if sides != "menu":
    tools = Gtk.Toolbar()
    tools.set_style(Gtk.ToolbarStyle.ICONS)
    for icon in ("document-new", "edit-undo", "media-playback-pause", "help-about"):
        tools.insert(Gtk.ToolButton(icon_name=icon), -1)
    box.pack_start(tools, False, False, 0)
area = Gtk.DrawingArea(halign=Gtk.Align.CENTER)
area.set_size_request(p.cols * size + 2 * margin, p.rows * size + 2 * margin)
area.connect("draw", draw)
box.pack_start(area, False, False, g.choice([0, 6]))
status = Gtk.Box(spacing=8, margin=4)
for word in (f"Mines {p.mines - p.left}/{p.mines}", {"playing": f"{p.seconds} s", "won": "You won", "lost": "You lost"}[p.status]):
    f = Gtk.Frame()
    f.set_shadow_type(Gtk.ShadowType.IN)
    f.add(Gtk.Label(label=word, margin=3))
    status.pack_start(f, True, True, 0)
box.pack_start(status, False, False, 0)
win.show_all()
tell_gtk(win, lambda: gtk_inside(area, margin, p.cols * size, p.rows * size))
