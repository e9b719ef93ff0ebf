"""GTK 3, Gtk.Images with pixbufs in a Gtk.Grid: a scratch card. Silver (gold, bronze, green) rubber with a printed pattern covers guilloche paper; rubber stamps for question marks, paper flags on pins, burnt holes for mines."""
import math
import random

import cairo
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
LOOKS = [  # rubber, its print, paper, guilloche, flag, digits
    ("#b4b8be", "#9599a1", "#fff4f4", "#f6d9dd", "#e0218a", ["#1746b0", "#13702c", "#c81e1e", "#5b1a94", "#94420a", "#0a6e78", "#111111", "#6c6c6c"]),
    ("#d0a83c", "#b48c24", "#f4fbf2", "#d6ecd2", "#b01030", ["#0f3fa8", "#1a7d1a", "#d11a1a", "#4a1590", "#8a3a08", "#08707a", "#0a0a0a", "#666666"]),
    ("#8f6f58", "#775844", "#fdf8ea", "#efe3c2", "#d42a12", ["#243a78", "#2b602b", "#a81818", "#4a2468", "#7a3c10", "#0e5c64", "#141414", "#5e5e5e"]),
    ("#3e7d6a", "#2f6655", "#f5f9ff", "#d8e4f7", "#ff6a00", ["#174fd0", "#157a3a", "#d8232a", "#6b22a8", "#a04a00", "#007a8a", "#101018", "#6d7480"]),
    ("#5b6073", "#494d5f", "#262a36", "#323747", "#ffd23f", ["#6cb8ff", "#7fe08a", "#ff7d7d", "#c9a0ff", "#ffb566", "#66e6e6", "#ffffff", "#a9aebd"]),
]
rubber, printed, paper, fine, red, ink = g.choice(LOOKS)
dark = paper == "#262a36"
S = p.cell_size(20, 52)
gap = g.choice([0, 1, 2, 4])
pattern = g.choice(["coins", "weave", "stars", "waves"])
ragged = g.random() < 0.6
family = g.choice(["DejaVu Serif", "DejaVu Sans", "C059", "Nimbus Sans Narrow", "URW Bookman"])
part = g.uniform(0.56, 0.7)
salt = g.randrange(9999)


def hexa(text):
    return [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def cover(k, rng):
    k.set_source_rgb(*hexa(rubber))
    if ragged:
        m = S * 0.05
        steps = 7
        edge = []
        for i in range(steps):
            edge.append((S * i / steps, rng.uniform(0, m)))
        for i in range(steps):
            edge.append((S - rng.uniform(0, m), S * i / steps))
        for i in range(steps):
            edge.append((S - S * i / steps, S - rng.uniform(0, m)))
        for i in range(steps):
            edge.append((rng.uniform(0, m), S - S * i / steps))
        for x, y in edge:
            k.line_to(x, y)
        k.close_path()
    else:
        k.rectangle(0, 0, S, S)
    k.fill_preserve()
    k.save()
    k.clip()
    k.set_source_rgb(*hexa(printed))
    k.set_line_width(max(1, S / 26))
    if pattern == "weave":
        for i in range(-8, 9):
            k.move_to(i * S / 5, 0)
            k.rel_line_to(S, S)
            k.move_to(i * S / 5 + S, 0)
            k.rel_line_to(-S, S)
        k.stroke()
    elif pattern == "waves":
        for j in range(7):
            y = S * (j + 0.5) / 6
            k.move_to(0, y)
            k.curve_to(S * 0.33, y - S * 0.12, S * 0.66, y + S * 0.12, S, y)
            k.stroke()
    elif pattern == "coins":
        for x, y in ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)):
            k.arc(x * S, y * S, S * 0.16, 0, 2 * math.pi)
            k.stroke()
    else:
        for x, y in ((0.3, 0.3), (0.7, 0.7), (0.7, 0.3), (0.3, 0.7)):
            for i in range(10):
                a, d = math.pi * i / 5 - math.pi / 2, S * (0.15 if i % 2 == 0 else 0.07)
                k.line_to(x * S + d * math.cos(a), y * S + d * math.sin(a))
            k.close_path()
            k.fill()
    shade = cairo.LinearGradient(0, 0, S, S)
    shade.add_color_stop_rgba(0, 1, 1, 1, 0.3)
    shade.add_color_stop_rgba(0.5, 1, 1, 1, 0)
    shade.add_color_stop_rgba(1, 0, 0, 0, 0.2)
    k.set_source(shade)
    k.paint()
    k.restore()


def bare(k):
    k.set_source_rgb(*hexa(paper))
    k.paint()
    k.set_source_rgb(*hexa(fine))
    k.set_line_width(1)
    for rad in (0.5, 0.36):
        k.arc(S / 2, S / 2, S * rad, 0, 2 * math.pi)
        k.stroke()
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        k.arc(x * S, y * S, S * 0.3, 0, 2 * math.pi)
        k.stroke()


def write(k, text, colour):
    k.select_font_face(family, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
    k.set_font_size(S * part)
    e = k.text_extents(text)
    k.move_to(S / 2 - e.width / 2 - e.x_bearing, S / 2 - e.height / 2 - e.y_bearing)
    k.set_source_rgb(*hexa(colour))
    k.show_text(text)


def flag(k):
    u = S / 32
    k.set_line_width(2.2 * u)
    k.set_source_rgb(*hexa("#202020" if not dark else "#f0f0f0"))
    k.move_to(9 * u, 27 * u)
    k.line_to(12 * u, 5 * u)
    k.stroke()
    k.move_to(12 * u, 6 * u)
    k.curve_to(17 * u, 2 * u, 20 * u, 9 * u, 27 * u, 6 * u)
    k.line_to(25 * u, 17 * u)
    k.curve_to(19 * u, 20 * u, 16 * u, 13 * u, 10.6 * u, 17 * u)
    k.close_path()
    k.set_source_rgb(*hexa(red))
    k.fill_preserve()
    k.set_line_width(max(1, u))
    k.set_source_rgba(0, 0, 0, 0.6)
    k.stroke()


def mine(k, hit):
    rng = random.Random(4)
    ring = [("#5a3a1a", 0.42), ("#1a1210", 0.35)] if not hit else [("#ffb020", 0.47), ("#d02010", 0.4), ("#1a1210", 0.3)]
    for colour, d in ring if not dark or hit else [("#c08040", 0.42), ("#000000", 0.35)]:
        for i in range(18):
            a, w = 2 * math.pi * i / 18, S * d * rng.uniform(0.82, 1.05)
            k.line_to(S / 2 + w * math.cos(a), S / 2 + w * math.sin(a))
        k.close_path()
        k.set_source_rgb(*hexa(colour))
        k.fill()
    k.set_source_rgb(1, 1, 1)  # a skull in the hole
    k.arc(S / 2, S * 0.46, S * 0.15, 0, 2 * math.pi)
    k.fill()
    k.rectangle(S * 0.43, S * 0.56, S * 0.14, S * 0.11)
    k.fill()
    k.set_source_rgb(0.1, 0.07, 0.06)
    for x in (0.44, 0.56):
        k.arc(x * S, S * 0.47, S * 0.042, 0, 2 * math.pi)
        k.fill()


def pixbuf(r, c, s):
    rng = random.Random(salt + r * 61 + c)
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, S, S)
    k = cairo.Context(surface)
    bare(k)
    if s not in "012345678*X":
        cover(k, rng)
    if s in "12345678":
        write(k, s, ink[int(s) - 1])
    elif s == "?":
        k.set_source_rgb(1, 1, 1)
        k.arc(S / 2, S / 2, S * 0.37, 0, 2 * math.pi)
        k.fill()
        write(k, "?", "#2a2a80")
    elif s in "*X":
        mine(k, s == "X")
    elif s in "Fx":
        flag(k)
        if s == "x":
            for colour, w in (("#ffffff", 0.15), ("#000000", 0.08)):
                k.set_source_rgb(*hexa(colour))
                k.set_line_width(S * w)
                for a, b in ((0.15, 0.85), (0.85, 0.15)):
                    k.move_to(a * S, 0.15 * S)
                    k.line_to(b * S, 0.85 * S)
                    k.stroke()
    return Gdk.pixbuf_get_from_surface(surface, 0, 0, S, S)


win = Gtk.Window(title=g.choice(["Lucky Scratch", "Scratch Mines", "Krasloten"]))
win.set_resizable(False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(main)
tools = Gtk.Toolbar()
tools.set_style(g.choice([Gtk.ToolbarStyle.TEXT, Gtk.ToolbarStyle.ICONS, Gtk.ToolbarStyle.BOTH_HORIZ]))
for icon, label in (("document-new", "New card"), ("edit-undo", "Undo"), ("help-about", "Rules")):
    item = Gtk.ToolButton(label=label, icon_name=icon)
    item.set_is_important(True)
    tools.insert(item, -1)
main.pack_start(tools, False, False, 0)
body = Gtk.Box(spacing=10, margin=10)
main.pack_start(body, True, True, 0)
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
frame = Gtk.Frame(halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
frame.add(grid)
side = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
for name, value in (("Mines", p.left), ("Seconds", p.seconds), ("Card no.", g.randrange(10000, 99999))):
    label = Gtk.Label(xalign=0)
    label.set_markup(f"<small>{name}</small>\n<big><b>{value}</b></big>")
    side.pack_start(label, False, False, 0)
side.pack_start(Gtk.Label(label={"playing": "Good luck!", "won": "You win!", "lost": "No prize."}[p.status], xalign=0), False, False, 0)
room = p.max_cell * p.cols > (S + gap) * p.cols + 110
if room and g.random() < 0.6:
    body.pack_start(side, False, False, 0)
    body.pack_end(frame, True, True, 0)
else:
    body.pack_start(frame, True, True, 0)
    if room:
        body.pack_end(side, False, False, 0)
status = Gtk.Statusbar()
status.push(0, f"{p.left} mines, {p.seconds} s")
if not room or g.random() < 0.4:
    main.pack_end(status, False, False, 0)
cells = {}
for r, c, s in p.each():
    cells[r, c] = Gtk.Image.new_from_pixbuf(pixbuf(r, c, s))
    grid.attach(cells[r, c], c, r, 1, 1)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: region(p, cells, gtk_box))
