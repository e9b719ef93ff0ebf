"""GTK 3, a beach: pixbufs painted with cairo once per size, sand to dig in, wet ground beneath, turrets with a pennant for flags, urchins or crabs for mines; a toolbar with stock icons and a side box."""
import math

import cairo
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
DARK = ["#1a4fb4", "#10702e", "#c22020", "#5a2290", "#8a4108", "#08707c", "#1c1c1c", "#6a6a6a"]
LIGHT = ["#9ed0ff", "#a6f0a0", "#ffa494", "#e2b6ff", "#ffd07c", "#88efe4", "#ffffff", "#c4c4d0"]
LOOKS = {  # sand, its shade, its light, floor, floor shade, inks, wall of the turret, pennant, mine, mark
    "noon": ("#ecd29a", "#c8a564", "#fbeac4", "#cfeef2", "#a3d3dc", DARK, "#b98a4a", "#e0262e", "#3b2348", "#6a4a1c"),
    "dusk": ("#d79a78", "#a86850", "#f0bfa0", "#fbe9df", "#e6c8b8", DARK, "#7c4636", "#2450b8", "#c03018", "#4c2018"),
    "night": ("#5d5a86", "#3e3b62", "#8581b0", "#1d2440", "#131830", LIGHT, "#c9b48c", "#ffcf3c", "#d8c8f4", "#f4ecd0"),
    "black": ("#6b6f6c", "#484c4a", "#94999a", "#e4efe6", "#c0d2c4", DARK, "#e8e2d2", "#ff7a1a", "#1d2a30", "#ffffff"),
}
which = g.choice(list(LOOKS))
sand, shade, light, floor, wet, inks, wall, cloth, spike, mark = LOOKS[which]
crab = which == "dusk"
size = p.cell_size(20, 54)
shape = g.choice(["block", "heap", "heap", "slab"])
family = g.choice(["DejaVu Serif", "Noto Sans", "FreeSans", "Liberation Serif", "C059"])
N = 32


def rgba(h, a=1.0):
    return tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)) + (a,)


def rounded(q, x, y, w, h, r):
    q.new_sub_path()
    q.arc(x + w - r, y + r, r, -math.pi / 2, 0)
    q.arc(x + w - r, y + h - r, r, 0, math.pi / 2)
    q.arc(x + r, y + h - r, r, math.pi / 2, math.pi)
    q.arc(x + r, y + r, r, math.pi, math.pi * 1.5)
    q.close_path()


def cover(q, odd):
    q.set_source_rgba(*rgba(shade if shape != "heap" else wet))
    q.paint()
    if shape == "block":
        q.rectangle(0, 0, N - 1.6, N - 1.6)
    elif shape == "slab":
        q.rectangle(1, 1, N - 2, N - 2)
    else:
        rounded(q, 0.8, 0.8, N - 1.6, N - 1.6, 8)
    way = cairo.LinearGradient(0, 0, N * 0.4, N)
    way.add_color_stop_rgba(0, *rgba(light))
    way.add_color_stop_rgba(0.35, *rgba(sand))
    way.add_color_stop_rgba(1, *rgba(shade if shape == "heap" else sand))
    q.set_source(way)
    q.fill_preserve()
    q.save()
    q.clip()
    q.set_line_width(1.3)
    q.set_source_rgba(*rgba(shade, 0.55))
    for k in range(3):  # ripples
        y = 8 + 9 * k
        q.move_to(3, y)
        q.curve_to(10, y - 4, 14, y + 4, 20, y)
        q.curve_to(24, y - 3, 27, y + 1, 30, y)
        q.stroke()
    if odd:
        for x, y in ((8, 13), (22, 5), (25, 22), (12, 27)):
            q.arc(x, y, 1.2, 0, 7)
            q.fill()
    q.restore()


def ground(q, hit):
    q.set_source_rgba(*rgba("#f04838" if hit else floor))
    q.paint()
    q.set_source_rgba(*rgba(wet))
    q.set_line_width(1.2)
    q.rectangle(0, 0, N, N)
    q.stroke()


def text(q, s, ink):
    q.select_font_face(family, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
    q.set_font_size(N * 0.7)
    e = q.text_extents(s)
    q.move_to(N / 2 - e.width / 2 - e.x_bearing, N / 2 - e.height / 2 - e.y_bearing)
    q.set_source_rgba(*rgba(ink))
    q.show_text(s)


def turret(q):
    q.set_source_rgba(*rgba(wall))
    for x in (8, 14, 20):
        q.rectangle(x, 17, 4, 4)
    q.rectangle(8, 20, 16, 9)
    q.fill()
    q.set_source_rgba(0, 0, 0, 0.55)
    q.arc(16, 26, 2.6, math.pi, 0)
    q.rectangle(13.4, 26, 5.2, 3)
    q.fill()
    q.set_source_rgba(*rgba(mark))
    q.rectangle(15.2, 3, 1.6, 15)
    q.fill()
    q.set_source_rgba(*rgba(cloth))
    q.move_to(16.8, 3)
    q.line_to(28, 7.5)
    q.line_to(16.8, 12.5)
    q.close_path()
    q.fill_preserve()
    q.set_source_rgba(0, 0, 0, 0.5)
    q.set_line_width(0.8)
    q.stroke()


def urchin(q, ink):
    q.set_source_rgba(*rgba(ink))
    q.set_line_width(2)
    q.set_line_cap(cairo.LINE_CAP_ROUND)
    for i in range(14):
        a = i * math.pi / 7
        d = 13 if i % 2 == 0 else 11
        q.move_to(16, 16)
        q.line_to(16 + d * math.cos(a), 16 + d * math.sin(a))
        q.stroke()
    q.arc(16, 16, 7.5, 0, 7)
    q.fill()
    q.set_source_rgba(1, 1, 1, 0.55)
    q.arc(13.6, 13.4, 2, 0, 7)
    q.fill()


def crawler(q, ink):
    q.set_source_rgba(*rgba(ink))
    q.set_line_width(2.2)
    for way in (-1, 1):
        for k in range(3):
            q.move_to(16 + way * 6, 18 + 2 * k)
            q.line_to(16 + way * 12, 18 + 4 * k)
            q.stroke()
        q.move_to(16 + way * 6, 14)
        q.line_to(16 + way * 10, 9)
        q.stroke()
        q.arc(16 + way * 10, 6.5, 4, 0, 7)
        q.fill()
    q.save()
    q.translate(16, 18)
    q.scale(9, 6.5)
    q.arc(0, 0, 1, 0, 7)
    q.restore()
    q.fill()
    for x in (13, 19):
        q.set_source_rgba(1, 1, 1, 1)
        q.arc(x, 15.4, 2, 0, 7)
        q.fill()
        q.set_source_rgba(0, 0, 0, 1)
        q.arc(x, 15.4, 1, 0, 7)
        q.fill()


def picture(s, odd):
    sheet = cairo.ImageSurface(cairo.FORMAT_ARGB32, size, size)
    q = cairo.Context(sheet)
    q.scale(size / N, size / N)
    if s in "#F?x":
        cover(q, odd and s == "#")
    else:
        ground(q, s == "X")
    if s in "12345678":
        text(q, s, inks[int(s) - 1])
    elif s == "?":
        text(q, "?", mark)
    elif s in "Fx":
        turret(q)
    elif s in "*X":
        (crawler if crab else urchin)(q, spike if s == "*" else "#200808")
    if s == "x":
        q.set_line_cap(cairo.LINE_CAP_ROUND)
        for w, c in ((6, "#ffffff"), (3.6, "#d00000")):
            q.set_source_rgba(*rgba(c))
            q.set_line_width(w)
            q.move_to(5, 5)
            q.line_to(27, 27)
            q.move_to(27, 5)
            q.line_to(5, 27)
            q.stroke()
    return Gdk.pixbuf_get_from_surface(sheet, 0, 0, size, size)


cache = {}
mixed = g.random() < 0.5
win = Gtk.Window(title=g.choice(["Sandcastle", "Beachcomber 0.4.2", "Low Tide Mines"]))
win.set_resizable(False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(main)
menu = Gtk.MenuBar()
for name in ("Game", "View", "Help"):
    menu.append(Gtk.MenuItem(label=name))
main.pack_start(menu, False, False, 0)
if g.random() < 0.6 and p.cols * size > 240:
    bar = Gtk.Toolbar(icon_size=Gtk.IconSize.SMALL_TOOLBAR)
    bar.set_style(g.choice([Gtk.ToolbarStyle.ICONS, Gtk.ToolbarStyle.BOTH_HORIZ]))
    for icon, label in (("document-new", "New"), ("media-playback-pause", "Pause"), ("help-contents", "Help")):
        item = Gtk.ToolButton(icon_name=icon, label=label)
        item.set_is_important(True)
        bar.insert(item, -1)
    main.pack_start(bar, False, False, 0)
grid = Gtk.Grid(halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER, margin=g.choice([0, 4, 12]))
main.pack_start(grid, False, False, 0)
cells = {}
for r, c, s in p.each():
    odd = mixed and (r * 7 + c * 3 + r * c) % 3 == 0
    if (s, odd) not in cache:
        cache[s, odd] = picture(s, odd)
    hole = Gtk.EventBox()
    hole.add(Gtk.Image.new_from_pixbuf(cache[s, odd]))
    grid.attach(hole, c, r, 1, 1)
    cells[r, c] = hole
foot = Gtk.Box(spacing=8, margin=4)
foot.pack_start(Gtk.Image.new_from_pixbuf(cache.get(("F", False)) or picture("F", False)), False, False, 0)
foot.pack_start(Gtk.Label(label=f"{p.left} of {p.mines}"), False, False, 0)
foot.pack_end(Gtk.Label(label=f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"), False, False, 0)
foot.set_center_widget(Gtk.Label(label={"playing": "", "won": "The beach is safe!", "lost": "Ouch!"}[p.status]))
main.pack_end(foot, False, False, 0)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: region(p, cells, gtk_box))
