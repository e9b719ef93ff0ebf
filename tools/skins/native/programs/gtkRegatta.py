"""A little sea game in cairo: rippled water over a sandy floor, buoys for flags, horned naval mines, digits with a pale rim."""
import math

import cairo
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gtk, Pango, PangoCairo

from support import Position, gtk_inside, tell_gtk

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
SEAS = [  # water above, water below, ripple, floor, line of the floor, buoy, text on water, hull of the mine, digits
    ("#4aa3d8", "#1d6aa6", "#a9dcf5", "#f3e3bd", "#d9c18c", "#e2392b", "#ffffff", "#2b2f38",
     ["#1c54b8", "#1b7a34", "#c9231f", "#4c2390", "#8c4208", "#0b7f86", "#202020", "#6d6a62"]),
    ("#3fb8a6", "#17776e", "#a5efe0", "#fbf3e2", "#ddcfae", "#f08a1d", "#fffbe8", "#33303a",
     ["#2447b0", "#2a7d1c", "#c22038", "#6a1c86", "#93510a", "#11747f", "#161616", "#75716a"]),
    ("#2a3f6e", "#131f42", "#6f8fd2", "#32405c", "#48587a", "#ffcb3d", "#eaf1ff", "#05070d",
     ["#8cc4ff", "#93e694", "#ff9a8c", "#d3b0ff", "#ffcf7a", "#7de9e6", "#ffffff", "#b7c0d0"]),
    ("#8fb7c9", "#5f8ea5", "#d5e8ef", "#eceae4", "#c9c6bc", "#b3202c", "#10222c", "#20262b",
     ["#0f4fa8", "#1a6e2c", "#b01818", "#3d1f80", "#7a3a06", "#09676e", "#111111", "#66635e"]),
]
top, deep, ripple, floor, rule, buoy, pale, hull, inks = g.choice(SEAS)
night = sum(rgb(floor)) < 1.5
size = p.cell_size(18, 52)
gap = g.choice([0, 0, 1, 2])
radius = 0 if gap == 0 else g.choice([0, 0.1, 0.2])
family = g.choice(["DejaVu Sans Condensed", "Nimbus Sans", "Liberation Sans Narrow", "URW Bookman", "Noto Sans"])
rim = g.choice([True, True, False])
part = g.uniform(0.56, 0.7)
sign = g.choice(["buoy", "burgee", "semaphore"])
margin = g.choice([0, 6, 14])
across = g.random() < 0.5  # ripples run on across neighbours


def box(cr, x, y, n):
    r = n * radius
    cr.new_path()
    if not r:
        cr.rectangle(x, y, n, n)
        return
    for cx, cy, a in ((x + n - r, y + r, -1), (x + n - r, y + n - r, 0), (x + r, y + n - r, 1), (x + r, y + r, 2)):
        cr.arc(cx, cy, r, a * math.pi / 2, (a + 1) * math.pi / 2)
    cr.close_path()


def water(cr, x, y, n, r, c):
    shade = cairo.LinearGradient(0, y, 0, y + n)
    shade.add_color_stop_rgb(0, *rgb(top))
    shade.add_color_stop_rgb(1, *rgb(deep))
    box(cr, x, y, n)
    cr.set_source(shade)
    cr.fill_preserve()
    cr.save()
    cr.clip()
    cr.set_source_rgba(*rgb(ripple), 0.55)
    cr.set_line_width(max(1, n / 24))
    for i, level in enumerate((0.22, 0.8)):
        shift = (0 if across else (r * 3 + c * 5 + i) % 4 / 4) * n
        cr.move_to(x - n, y + n * level)
        for k in range(-1, 3):
            cr.rel_curve_to(n / 6, -n * 0.09, n / 3, -n * 0.09, n / 2, 0)
            cr.rel_curve_to(n / 6, n * 0.09, n / 3, n * 0.09, n / 2, 0)
        cr.stroke()
    cr.restore()
    if gap == 0:
        cr.set_line_width(1)
        cr.set_source_rgba(1, 1, 1, 0.45)
        cr.move_to(x + 0.5, y + n)
        cr.line_to(x + 0.5, y + 0.5)
        cr.line_to(x + n, y + 0.5)
        cr.stroke()
        cr.set_source_rgba(0, 0, 0, 0.4)
        cr.move_to(x + n - 0.5, y)
        cr.line_to(x + n - 0.5, y + n - 0.5)
        cr.line_to(x, y + n - 0.5)
        cr.stroke()


def sand(cr, x, y, n, hit):
    box(cr, x, y, n)
    cr.set_source_rgb(*rgb("#f0522e" if hit else floor))
    cr.fill()
    if gap == 0:
        cr.set_source_rgb(*rgb(rule))
        cr.set_line_width(1)
        cr.rectangle(x + 0.5, y + 0.5, n, n)
        cr.stroke()


def letter(cr, x, y, n, s, colour, edge):
    layout = PangoCairo.create_layout(cr)
    font = Pango.FontDescription(family + " Bold")
    font.set_absolute_size(n * part * 1.3 * Pango.SCALE)
    layout.set_font_description(font)
    layout.set_text(s, -1)
    ink, _ = layout.get_pixel_extents()
    cr.move_to(x + n / 2 - ink.x - ink.width / 2, y + n / 2 - ink.y - ink.height / 2)
    if edge:
        PangoCairo.layout_path(cr, layout)
        cr.set_line_join(cairo.LINE_JOIN_ROUND)
        cr.set_line_width(max(2, n / 10))
        cr.set_source_rgb(*rgb(edge))
        cr.stroke_preserve()
        cr.set_source_rgb(*rgb(colour))
        cr.fill()
        return
    cr.set_source_rgb(*rgb(colour))
    PangoCairo.show_layout(cr, layout)


def flag(cr):
    if sign == "buoy":
        cr.set_source_rgb(*rgb(buoy))
        cr.move_to(7, 14.5)
        cr.line_to(8.6, 5.5)
        cr.line_to(11.4, 5.5)
        cr.line_to(13, 14.5)
        cr.close_path()
        cr.fill()
        cr.set_source_rgb(1, 1, 1)
        cr.rectangle(7.6, 9, 4.8, 2.2)
        cr.fill()
        cr.set_source_rgb(*rgb(buoy))
        cr.arc(10, 4.2, 1.9, 0, 7)
        cr.fill()
        cr.set_source_rgb(0.1, 0.12, 0.16)
        cr.move_to(3.6, 14)
        cr.curve_to(5, 18.6, 15, 18.6, 16.4, 14)
        cr.close_path()
        cr.fill()
    elif sign == "burgee":
        cr.set_source_rgb(*rgb(pale))
        cr.rectangle(5, 2.5, 1.5, 15)
        cr.fill()
        cr.set_source_rgb(*rgb(buoy))
        for x, y in ((6.5, 3), (17, 3), (13.5, 7), (17, 11), (6.5, 11)):
            cr.line_to(x, y)
        cr.close_path()
        cr.fill()
    else:  # a square of two colours on a staff
        cr.set_source_rgb(*rgb(pale))
        cr.rectangle(4, 2.5, 1.5, 15)
        cr.fill()
        cr.set_source_rgb(1, 0.96, 0.8)
        cr.rectangle(5.5, 3, 10.5, 9.5)
        cr.fill()
        cr.set_source_rgb(*rgb(buoy if not night else "#ff5a3d"))
        for x, y in ((5.5, 12.5), (16, 12.5), (16, 3)):
            cr.line_to(x, y)
        cr.close_path()
        cr.fill()


def mine(cr, hit):
    ink = hull if not night or hit else "#d4dcee"
    cr.set_source_rgb(*rgb(ink))
    for i in range(6):
        a = math.pi / 6 + i * math.pi / 3
        cr.set_line_width(1.8)
        cr.move_to(10, 10)
        cr.line_to(10 + 7 * math.cos(a), 10 + 7 * math.sin(a))
        cr.stroke()
        cr.arc(10 + 7 * math.cos(a), 10 + 7 * math.sin(a), 1.5, 0, 7)
        cr.fill()
    cr.arc(10, 10, 5.4, 0, 7)
    cr.fill()
    cr.set_source_rgba(*((1, 1, 1) if ink == hull else (0.1, 0.1, 0.2)), 0.6)
    cr.set_line_width(1)
    cr.arc(10, 10, 3.6, math.pi * 1.05, math.pi * 1.5)
    cr.stroke()


def draw(_, cr):
    cr.set_source_rgb(*rgb(rule if gap else floor))
    cr.paint()
    for r, c, s in p.each():
        x, y, n = margin + c * size + gap / 2, margin + r * size + gap / 2, size - gap
        if s in "#F?x":
            water(cr, x, y, n, r, c)
        else:
            sand(cr, x, y, n, s == "X")
        if s in "12345678":
            letter(cr, x, y, n, s, inks[int(s) - 1], ("#0a0e1c" if night else "#ffffff") if rim else None)
        elif s == "?":
            letter(cr, x, y, n, s, pale, None)
        elif s in "Fx*X":
            cr.save()
            cr.translate(x, y)
            cr.scale(n / 20, n / 20)
            flag(cr) if s in "Fx" else mine(cr, s == "X")
            if s == "x":
                cr.set_line_cap(cairo.LINE_CAP_ROUND)
                for width, tone in ((4, (1, 1, 1)), (2.2, (0.75, 0, 0.1))):
                    cr.set_line_width(width)
                    cr.set_source_rgb(*tone)
                    cr.move_to(3.5, 3.5)
                    cr.line_to(16.5, 16.5)
                    cr.move_to(16.5, 3.5)
                    cr.line_to(3.5, 16.5)
                    cr.stroke()
            cr.restore()


win = Gtk.Window(title=g.choice(["Harbour Sweep", "Minesweep at Sea", "Clear the Harbour"]))
win.set_resizable(False)
word = {"playing": "Sweeping…", "won": "Harbour is clear!", "lost": "Kaboom!"}[p.status]
clock = f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"
outer = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
if g.random() < 0.4:
    bar = Gtk.HeaderBar(title="Harbour Sweep", subtitle=f"{p.left} mines left")
    bar.set_show_close_button(True)
    bar.pack_start(Gtk.Button(label="New"))
    bar.pack_end(Gtk.Label(label=clock))
    win.set_titlebar(bar)
else:
    menu = Gtk.MenuBar()
    for name in ("Game", "View", "Help"):
        menu.append(Gtk.MenuItem(label=name))
    outer.pack_start(menu, False, False, 0)
area = Gtk.DrawingArea()
area.set_size_request(p.cols * size + 2 * margin, p.rows * size + 2 * margin)
area.set_halign(Gtk.Align.CENTER)
area.connect("draw", draw)
outer.pack_start(area, False, False, 0)
foot = Gtk.Box(spacing=16, margin=6)
for text in (f"⚓ {p.left}", word, f"⏱ {clock}"):
    foot.pack_start(Gtk.Label(label=text), text == word, False, 0)
outer.pack_start(foot, False, False, 0)
win.add(outer)
win.show_all()
tell_gtk(win, lambda: gtk_inside(area, margin, p.cols * size, p.rows * size))
