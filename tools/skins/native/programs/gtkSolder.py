"""GTK 3 and cairo: a circuit board whose covered cells are chips with legs; open ground is the board with its traces, digits are screen-printed."""
import math

import gi

gi.require_version("Gtk", "3.0")
gi.require_foreign("cairo")
import cairo  # noqa: E402
from gi.repository import Gtk  # noqa: E402

from support import Position, gtk_inside, tell_gtk  # noqa: E402

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
BRIGHT = ["#8fc9ff", "#a6f58c", "#ff9a8f", "#e0b3ff", "#ffd08a", "#8df0ea", "#ffffff", "#cfcfcf"]
DEEP = ["#1238b0", "#0e6b24", "#c41c1c", "#521487", "#8a4200", "#006a74", "#101010", "#5c5c5c"]
LOOKS = [  # board, trace, chip (top, bottom), leg, inks, bug
    ("#0d4a2c", "#176b41", "#56585e", "#26272b", "#d8d8dc", BRIGHT, "#ffcf4a"),
    ("#0d4a2c", "#176b41", "#56585e", "#26272b", "#e2c25a", ["#f4f4ea"] * 8, "#ffcf4a"),
    ("#15306e", "#234a9c", "#c9a878", "#8f6c3e", "#e6e6ea", BRIGHT, "#ffffff"),
    ("#eef0ea", "#d4d9ce", "#4e5560", "#2b3038", "#b89a3c", DEEP, "#1a1a1a"),
    ("#2a1018", "#4a1c2a", "#9aa2ad", "#5d6570", "#e0b050", BRIGHT, "#ff8a5a"),
]
board, trace, chip_top, chip_low, leg, ink, bug_colour = g.choice(LOOKS)
size = p.cell_size(20, 56)
pitch = size - (g.random() * 0.8 if g.random() < 0.3 else 0)
legs = g.choice([0, 2, 3])
mark = g.choice(["sign", "pennant", "lamp", "octagon"])
mine = g.choice(["bug", "burst", "spiked"])
face = g.choice(["DejaVu Sans Mono", "Liberation Mono", "DejaVu Sans", "Fira Code", "Nimbus Sans"])
part = g.uniform(0.56, 0.68)
margin = g.choice([8, 16, 22])
routes = {(r, c): g.randrange(5) for r, c, _ in p.each()}
hover = [None]


def box(cr, x, y, w, h, k):
    cr.new_sub_path()
    for i, (a, b) in enumerate([(x + w - k, y + k), (x + w - k, y + h - k), (x + k, y + h - k), (x + k, y + k)]):
        cr.arc(a, b, k, (i - 1) * math.pi / 2, i * math.pi / 2)
    cr.close_path()


def outline(cr, pts):
    for x, y in pts:
        cr.line_to(x, y)
    cr.close_path()


def chip(cr, lit):
    """A package on a cell of 20 by 20."""
    cr.set_source_rgb(*rgb(leg))
    for i in range(legs):
        y = 20 * (i + 0.5) / legs - 1.1
        cr.rectangle(0.2, y, 19.6, 2.2)
        cr.fill()
    inset = 1.8 if legs else 0.6
    shade = cairo.LinearGradient(0, inset, 0, 20 - inset)
    shade.add_color_stop_rgb(0, *[min(1, v + lit) for v in rgb(chip_top)])
    shade.add_color_stop_rgb(1, *[min(1, v + lit) for v in rgb(chip_low)])
    box(cr, inset, 0.7, 20 - 2 * inset, 18.6, 1.6)
    cr.set_source(shade)
    cr.fill_preserve()
    cr.set_source_rgba(0, 0, 0, 0.65)
    cr.set_line_width(0.7)
    cr.stroke()
    cr.set_source_rgba(1, 1, 1, 0.3)
    cr.move_to(inset + 1.4, 1.7)
    cr.line_to(18.6 - inset, 1.7)
    cr.stroke()


def ground(cr, kind):
    cr.set_source_rgb(*rgb(trace))
    cr.set_line_width(0.5)
    cr.rectangle(0, 0, 20, 20)
    cr.stroke()
    cr.set_line_width(1.1)
    if kind == 1:
        cr.move_to(0, 4)
        cr.line_to(6, 4)
        cr.line_to(16, 14)
        cr.line_to(20, 14)
    elif kind == 2:
        cr.move_to(4, 20)
        cr.line_to(4, 12)
        cr.line_to(12, 4)
        cr.line_to(12, 0)
    elif kind == 3:
        cr.arc(15.5, 4.5, 1.6, 0, 7)
    cr.stroke()


def write(cr, s, colour):
    cr.select_font_face(face, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
    cr.set_font_size(20 * part / 0.73)
    e = cr.text_extents(s)
    cr.move_to(10 - e.width / 2 - e.x_bearing, 10 - e.height / 2 - e.y_bearing)
    cr.set_source_rgb(*rgb(colour))
    cr.show_text(s)
    cr.new_path()


def bang(cr):
    cr.rectangle(9.1, 7, 1.8, 4.6)
    cr.rectangle(9.1, 12.8, 1.8, 1.8)
    cr.fill()


def marker(cr):
    cr.set_line_width(0.8)
    if mark == "sign":
        outline(cr, [(10, 2.6), (17.2, 16.4), (2.8, 16.4)])
        cr.set_source_rgb(1, 0.83, 0.1)
        cr.fill_preserve()
        cr.set_source_rgb(0.1, 0.1, 0.1)
        cr.stroke()
        bang(cr)
    elif mark == "octagon":
        outline(cr, [(10 + 7.2 * math.cos(a), 10 + 7.2 * math.sin(a)) for a in [math.pi / 8 + i * math.pi / 4 for i in range(8)]])
        cr.set_source_rgb(0.86, 0.1, 0.12)
        cr.fill_preserve()
        cr.set_source_rgb(1, 1, 1)
        cr.stroke()
        bang(cr)
    elif mark == "lamp":
        cr.set_source_rgb(0.92, 0.92, 0.92)
        cr.rectangle(7.3, 13, 1.2, 4.6)
        cr.rectangle(11.5, 13, 1.2, 4.6)
        cr.fill()
        cr.move_to(5.6, 13.6)
        cr.line_to(5.6, 8)
        cr.arc(10, 7.6, 4.4, math.pi, 0)
        cr.line_to(14.4, 13.6)
        cr.close_path()
        cr.set_source_rgb(1, 0.16, 0.12)
        cr.fill()
        cr.set_source_rgba(1, 1, 1, 0.75)
        cr.arc(8.4, 7, 1.4, 0, 7)
        cr.fill()
    else:
        cr.set_source_rgb(0.95, 0.95, 0.95)
        cr.rectangle(5.6, 3, 1.4, 14)
        cr.fill()
        outline(cr, [(7, 3), (16, 6.4), (7, 9.8)])
        cr.set_source_rgb(1, 0.25, 0.2)
        cr.fill()


def danger(cr, colour):
    cr.set_source_rgb(*colour)
    cr.set_line_width(1.1)
    if mine == "bug":
        for y, far in ((6.5, 5), (10.5, 10.5), (14, 17)):
            for d in (-1, 1):
                cr.move_to(10, y + 1)
                cr.line_to(10 + d * 5, y)
                cr.line_to(10 + d * 7, far)
                cr.stroke()
        cr.save()
        cr.translate(10, 11.4)
        cr.scale(4, 5.8)
        cr.arc(0, 0, 1, 0, 7)
        cr.restore()
        cr.fill()
        cr.arc(10, 4.8, 2.4, 0, 7)
        cr.fill()
    elif mine == "burst":
        outline(cr, [(10 + (8.2, 4.2)[i % 2] * math.cos(i * math.pi / 9), 10 + (8.2, 4.2)[i % 2] * math.sin(i * math.pi / 9)) for i in range(18)])
        cr.fill()
        cr.set_source_rgb(0.85, 0.15, 0.08)
        cr.arc(10, 10, 2.6, 0, 7)
        cr.fill()
    else:
        for i in range(8):
            cr.move_to(10, 10)
            cr.line_to(10 + 8 * math.cos(i * math.pi / 4), 10 + 8 * math.sin(i * math.pi / 4))
        cr.stroke()
        cr.arc(10, 10, 5.2, 0, 7)
        cr.fill()


def draw(_, cr):
    cr.set_source_rgb(*rgb(board))
    cr.paint()
    cr.translate(margin, margin)
    for r, c, s in p.each():
        cr.save()
        cr.translate(c * pitch, r * pitch)
        cr.scale(pitch / 20, pitch / 20)
        if s in "#F?x":
            chip(cr, 0.1 if hover[0] == (r, c) else 0)
        elif s == "X":
            cr.set_source_rgb(0.9, 0.18, 0.12)
            cr.rectangle(0.3, 0.3, 19.4, 19.4)
            cr.fill()
        else:
            ground(cr, routes[r, c] if s == "0" else 0)
        if s in "12345678":
            write(cr, s, ink[int(s) - 1])
        elif s == "?":
            write(cr, s, "#ffffff" if sum(rgb(chip_top)) < 1.6 else "#101010")
        elif s in "Fx":
            marker(cr)
        elif s in "*X":
            danger(cr, (0.08, 0.06, 0.05) if s == "X" else rgb(bug_colour))
        if s == "x":
            for width, tone in ((3.4, 0), (1.8, 1)):
                cr.set_source_rgb(tone, tone, tone)
                cr.set_line_width(width)
                for d in (1, -1):
                    cr.move_to(10 - 7 * d, 3)
                    cr.line_to(10 + 7 * d, 17)
                    cr.stroke()
        cr.restore()


def moved(area, event):
    hover[0] = int((event.y - margin) // pitch), int((event.x - margin) // pitch)
    area.queue_draw()


win = Gtk.Window(title=g.choice(["Solder", "Debug the Board", "PCB Mines"]), resizable=False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(main)
if g.random() < 0.5:
    menu = Gtk.MenuBar()
    for name in ("File", "Board", "Help"):
        menu.append(Gtk.MenuItem(label=name))
    main.pack_start(menu, False, False, 0)
status = Gtk.Box(spacing=10, margin=6)
status.pack_start(Gtk.Label(label=f"Bugs: {p.left}"), False, False, 0)
status.set_center_widget(Gtk.Button(label={"playing": "Reset", "won": "All good", "lost": "Short circuit"}[p.status]))
status.pack_end(Gtk.Label(label=f"{p.seconds} s"), False, False, 0)
below = g.random() < 0.4
area = Gtk.DrawingArea(halign=Gtk.Align.CENTER, margin=g.choice([0, 8]))
area.set_size_request(round(p.cols * pitch) + 2 * margin, round(p.rows * pitch) + 2 * margin)
area.add_events(1 << 2)
area.connect("draw", draw)
area.connect("motion-notify-event", moved)
for w in [area, status] if below else [status, area]:
    main.pack_start(w, False, False, 0)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: gtk_inside(area, margin, p.cols * pitch, p.rows * pitch))
