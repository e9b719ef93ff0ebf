"""Roofs: every covered cell is a pixbuf of tiles in three courses (clay, slate, copper, thatch), what is open is plaster; a weather vane for a flag. A Gtk.Grid of images in event boxes."""
import math
import zlib

import cairo
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
ROOFS = {  # tile, its light, its gap, plaster, seam, vane, rod, iron, digits
    "Clay": ("#c8643c", "#e08a5c", "#6e2c16", "#f3ead9", "#d8c9ae", "#fff3c4", "#2a1a14", "#231a18", "#1f56b8 #2e7d32 #c62828 #4a2a86 #8a3a0e #00797a #1d1d1d #6f6f6f"),
    "Slate": ("#6f7d8c", "#8e9dac", "#39434e", "#e6e9ec", "#c3c9cf", "#f6c945", "#16191c", "#1b1f24", "#1a55c9 #1b7a33 #cf2a27 #3b1f8a #7b1f1f #0a7c86 #111111 #77808a"),
    "Copper": ("#4fa08a", "#7cc4ae", "#235a4b", "#f1efe2", "#cfd0bc", "#d84727", "#1b2824", "#1d2422", "#2350b0 #256b22 #b9231f #56267a #80400f #0c6f80 #161616 #696969"),
    "Thatch": ("#cfa74d", "#e6c877", "#7c5a1a", "#efe6dc", "#d3c3b2", "#b3202a", "#2c1d0a", "#2b2018", "#234fa5 #346e1e #b52020 #5c2a80 #7a3510 #106a70 #1b1612 #6e655a"),
    "Night": ("#3b3f63", "#565b8a", "#1d1f36", "#22243a", "#34375a", "#ffb347", "#f0eede", "#e8e4d8", "#7fb3ff #7fe08f #ff8080 #c8a0ff #ffb070 #70e0e0 #ffffff #a0a4c0"),
}
name = list(ROOFS)[zlib.crc32(("".join(p.cells) + "49").encode()) % len(ROOFS)]
tile, bright, slot, plaster, seam, cloth, rod, iron, inks = ROOFS[name]
inks = inks.split()
beside = g.random() < 0.4
if beside:
    p.max_cell = (p.max_cell * p.cols - 140) / p.cols
u = p.cell_size(20, 52)
gap = g.choice([0, 0, 0, 1])
shape = "strands" if name == "Thatch" else g.choice(["scallop", "scallop", "brick"])
family, weight = g.choice([("URW Gothic", 1), ("Noto Sans", 1), ("URW Bookman", 1), ("DejaVu Sans", 0), ("Liberation Sans Narrow", 1)])
part = g.uniform(0.56, 0.68)
vane = g.choice(["tail", "tail", "cock"])


def rgb(h):
    return [int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def roof(k):
    k.set_source_rgb(*rgb(slot))
    k.paint()
    k.rectangle(0.5, 0.5, u - 1, u - 1)
    k.clip()
    if shape == "strands":
        k.set_source_rgb(*rgb(tile))
        k.paint()
        k.set_line_width(max(1, u / 28))
        for i in range(11):
            x = u * (i + 0.5) / 11
            k.set_source_rgba(*rgb(bright if i % 3 else slot), 1 if i % 3 else 0.55)
            k.move_to(x, u * (0.04 + 0.07 * (i * 5 % 3)))
            k.line_to(x + u * 0.05 * ((i * 7) % 3 - 1), u * 0.93)
            k.stroke()
        k.set_source_rgba(*rgb(slot), 0.35)
        for y in (0.36, 0.72):
            k.move_to(0, u * y)
            k.curve_to(u * 0.3, u * (y + 0.06), u * 0.7, u * (y - 0.06), u, u * y)
            k.stroke()
        return
    n, h = 3, u / 3
    for j in range(n, -1, -1):
        for i in range(-1, 4):
            w = u / 2.5
            x, y = i * w + (w / 2 if j % 2 else 0) - w * 0.25, (j - 1) * h
            k.new_path()
            if shape == "scallop":
                k.move_to(x, y)
                k.line_to(x + w, y)
                k.line_to(x + w, y + h * 0.75)
                k.curve_to(x + w, y + h * 1.35, x, y + h * 1.35, x, y + h * 0.75)
            else:
                k.rectangle(x, y, w, h * 1.12)
            k.close_path()
            ramp = cairo.LinearGradient(0, y, 0, y + h * 1.3)
            ramp.add_color_stop_rgb(0, *rgb(tile))
            ramp.add_color_stop_rgb(1, *rgb(bright))
            k.set_source(ramp)
            k.fill_preserve()
            k.set_source_rgb(*rgb(slot))
            k.set_line_width(max(1, u / 32))
            k.stroke()


def sign(k, text, ink, rim=None):
    k.select_font_face(family, 0, weight)
    k.set_font_size(u * part)
    e = k.text_extents(text)
    k.move_to(u / 2 - e.width / 2 - e.x_bearing, u / 2 - e.height / 2 - e.y_bearing)
    k.text_path(text)
    if rim:
        k.set_source_rgb(*rgb(rim))
        k.set_line_width(u * 0.15)
        k.set_line_join(cairo.LINE_JOIN_ROUND)
        k.stroke_preserve()
    k.set_source_rgb(*rgb(ink))
    k.fill()


def weather_vane(k):
    dark = name == "Night"
    rim = rgb("#14162a" if dark else slot)
    k.set_line_join(cairo.LINE_JOIN_ROUND)
    for wide, tone in ((0.17, rim), (0.075, rgb(rod if dark else "#ffffff"))):
        k.set_source_rgb(*tone)
        k.set_line_width(u * wide)
        k.move_to(u * 0.32, u * 0.14)
        k.line_to(u * 0.32, u * 0.88)
        k.stroke()
    points = ((0.32, 0.2), (0.86, 0.16), (0.7, 0.35), (0.86, 0.54), (0.32, 0.52)) if vane == "tail" else ((0.32, 0.16), (0.88, 0.36), (0.32, 0.56))
    for i, (a, b) in enumerate(points):
        (k.line_to if i else k.move_to)(a * u, b * u)
    k.close_path()
    k.set_source_rgb(*rim)
    k.set_line_width(max(1.5, u * 0.09))
    k.stroke_preserve()
    k.set_source_rgb(*rgb(cloth))
    k.fill()
    k.arc(u * 0.32, u * 0.14, u * 0.07, 0, 7)
    k.set_source_rgb(*rgb(cloth))
    k.fill()


def bomb(k, fired):
    if fired:
        k.set_source_rgb(*rgb("#ffd84a"))
        for i in range(20):
            d = u * (0.48 if i % 2 == 0 else 0.33)
            (k.line_to if i else k.move_to)(u / 2 + d * math.sin(i * math.pi / 10), u / 2 - d * math.cos(i * math.pi / 10))
        k.fill()
    k.set_source_rgb(*rgb("#201818" if fired else iron))
    for i in range(6):
        k.save()
        k.translate(u / 2, u / 2)
        k.rotate(i * math.pi / 3)
        k.move_to(-u * 0.09, -u * 0.2)
        k.line_to(0, -u * 0.4)
        k.line_to(u * 0.09, -u * 0.2)
        k.fill()
        k.restore()
    k.arc(u / 2, u / 2, u * 0.25, 0, 7)
    k.fill()
    k.set_source_rgb(*rgb("#ffffff" if name != "Night" or fired else "#22243a"))
    k.arc(u * 0.42, u * 0.42, u * 0.06, 0, 7)
    k.fill()


cache = {}


def picture(s):
    if s in cache:
        return cache[s]
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, u, u)
    k = cairo.Context(surface)
    if s in "#F?x":
        k.save()
        roof(k)
        k.restore()
        k.set_line_width(1)
        k.set_source_rgb(*rgb(slot))
        k.rectangle(0.5, 0.5, u - 1, u - 1)
        k.stroke()
    else:
        k.set_source_rgb(*rgb("#e0402a" if s == "X" else plaster))
        k.paint()
        k.set_source_rgb(*rgb(seam))
        k.set_line_width(1)
        k.rectangle(0.5, 0.5, u - 1, u - 1) if gap else None
        k.move_to(0, u - 0.5)
        k.line_to(u - 0.5, u - 0.5)
        k.line_to(u - 0.5, 0)
        k.stroke()
    if s in "12345678":
        sign(k, s, inks[int(s) - 1])
    elif s == "?":
        sign(k, "?", "#ffffff", slot if name != "Night" else "#14162a")
    elif s in "Fx":
        weather_vane(k)
        if s == "x":
            for wide, tone in ((0.2, "#ffffff"), (0.11, "#d00000")):
                k.set_source_rgb(*rgb(tone))
                k.set_line_width(u * wide)
                for a in (0.14, 0.86):
                    k.move_to(u * a, u * 0.14)
                    k.line_to(u * (1 - a), u * 0.86)
                    k.stroke()
    elif s in "*X":
        bomb(k, s == "X")
    cache[s] = Gdk.pixbuf_get_from_surface(surface, 0, 0, u, u)
    return cache[s]


win = Gtk.Window(title=g.choice(["Pantile", "Mines on the Roof", "Rooftops"]))
win.set_resizable(False)
if name == "Night":
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", True)
if g.random() < 0.45:
    bar = Gtk.HeaderBar(title="Pantile", subtitle=f"{name} roofs", show_close_button=True)
    bar.pack_start(Gtk.Button(label="New"))
    win.set_titlebar(bar)
outer = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(outer)
if not win.get_titlebar():
    menu = Gtk.MenuBar()
    for item in ("Game", "Roof", "Help"):
        menu.append(Gtk.MenuItem(label=item))
    outer.pack_start(menu, False, False, 0)
main = Gtk.Box(orientation=Gtk.Orientation.HORIZONTAL if beside else Gtk.Orientation.VERTICAL, spacing=8, margin=8)
outer.pack_start(main, False, False, 0)
facts = [f"Roofs mined: {p.mines}", f"Left: {p.left}", f"Time: {p.seconds // 60:02d}:{p.seconds % 60:02d}"]
card = Gtk.Box(orientation=Gtk.Orientation.VERTICAL if beside else Gtk.Orientation.HORIZONTAL, spacing=6)
for text in facts if beside or p.cols * u > 330 else facts[1:]:
    card.pack_start(Gtk.Label(label=text, xalign=0), not beside, True, 0)
says = {"playing": "Pause", "won": "Dry feet!", "lost": "Collapsed"}[p.status]
card.pack_end(Gtk.Button(label=says), False, False, 0)
frame = Gtk.Frame(halign=Gtk.Align.CENTER, valign=Gtk.Align.START)
frame.set_shadow_type(g.choice([Gtk.ShadowType.NONE, Gtk.ShadowType.IN]))
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap)
frame.add(grid)
for w in (frame, card) if beside or g.random() < 0.4 else (card, frame):
    main.pack_start(w, False, False, 0)
cells = {}
for r, c, s in p.each():
    hole = Gtk.EventBox()
    hole.add(Gtk.Image.new_from_pixbuf(picture(s)))
    grid.attach(hole, c, r, 1, 1)
    cells[r, c] = hole
if g.random() < 0.4:
    outer.pack_end(Gtk.Label(label="Left click lifts the tiles, right click sets a vane" if p.cols * u > 340 else "Right click: vane", margin=4), False, False, 0)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: region(p, cells, gtk_box))
