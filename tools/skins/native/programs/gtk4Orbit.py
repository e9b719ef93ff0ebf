"""GTK 4 and cairo in space: glossy panels of a hull over a field of stars, digits that glow, beacons and pins for flags, satellites and blasts for mines."""
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("GdkX11", "4.0")
gi.require_foreign("cairo")
import cairo  # noqa: E402
from gi.repository import GdkX11, Gtk  # noqa: E402, F401

from support import Position, inside, run_gtk4  # noqa: E402

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
NEON = ["#7cc0ff", "#86f28c", "#ff8474", "#d9a2ff", "#ffc466", "#6cf0e6", "#ffffff", "#b9c0cc"]
LOOKS = [  # sky (middle, rim), line, panel (top, bottom, edge), inks, flag, mine
    ("#141a3a", "#05060f", "#2c3466", "#8fa4d8", "#4a5c98", "#1c2650", NEON, "#ffd23a", "#ff9a6a"),
    ("#2a1030", "#0a0410", "#4c2456", "#d9b8e6", "#8a58a2", "#3c1c4c", NEON, "#3affc0", "#ffd0a0"),
    ("#06211f", "#020a0c", "#144440", "#c8d2d2", "#7d8c8f", "#33403f", ["#9dfff0"] * 8, "#ff3a4a", "#ffe27a"),
    ("#1a1a1e", "#08080a", "#3a3a42", "#f2f2f4", "#b4b6be", "#6c6e78", NEON, "#e0142a", "#ff6a5a"),
]
sky, rim, line, high, low, edge, ink, signal, hot = g.choice(LOOKS)
size = p.cell_size(20, 60)
pitch = size if g.random() < 0.5 else size - g.random() * 0.9
inset = g.choice([0.3, 0.6, 1.0])
corner = g.choice([1.5, 3.5, 5.5])
mark = g.choice(["beacon", "pin", "pennant", "thumb"])
mine = g.choice(["satellite", "blast", "spiked"])
face = g.choice(["DejaVu Sans", "Comfortaa", "Inter", "Roboto", "URW Gothic", "JetBrains Mono"])
part = g.uniform(0.54, 0.66)
glow = g.random() < 0.6
margin = g.choice([6, 12, 20])
W, H = round(p.cols * pitch), round(p.rows * pitch)
stars = [(g.random() * W, g.random() * H, g.uniform(0.3, 1.0)) for _ in range(p.rows * p.cols // 2)]
hover = [None]


def panel(cr, lit):
    side = 20 - 2 * inset
    cr.new_sub_path()
    for i, (a, b) in enumerate([(1, 0), (1, 1), (0, 1), (0, 0)]):
        cr.arc(inset + corner + a * (side - 2 * corner), inset + corner + b * (side - 2 * corner), corner, (i - 1) * math.pi / 2, i * math.pi / 2)
    cr.close_path()
    shade = cairo.LinearGradient(0, inset, 0, 20 - inset)
    for stop, colour in ((0, high), (0.48, low), (0.5, low), (1, low)):
        shade.add_color_stop_rgb(stop, *[min(1, v + lit) for v in rgb(colour)])
    cr.set_source(shade)
    cr.fill_preserve()
    cr.set_source_rgb(*rgb(edge))
    cr.set_line_width(0.9)
    cr.stroke()
    cr.set_source_rgba(1, 1, 1, 0.35)
    cr.set_line_width(0.6)
    cr.move_to(inset + corner, inset + 1)
    cr.line_to(20 - inset - corner, inset + 1)
    cr.stroke()


def text(cr, s, colour, shine):
    cr.select_font_face(face, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
    cr.set_font_size(20 * part / 0.73)
    e = cr.text_extents(s)
    cr.move_to(10 - e.width / 2 - e.x_bearing, 10 - e.height / 2 - e.y_bearing)
    cr.text_path(s)
    if shine:
        cr.set_line_join(cairo.LINE_JOIN_ROUND)
        for width, alpha in ((3.6, 0.1), (2.2, 0.16), (1.1, 0.24)):
            cr.set_source_rgba(*rgb(colour), alpha)
            cr.set_line_width(width)
            cr.stroke_preserve()
    cr.set_source_rgb(*rgb(colour))
    cr.fill()


def shape(cr, *points):
    for x, y in points:
        cr.line_to(x, y)
    cr.close_path()
    cr.fill()


def flag(cr):
    dark = (0.06, 0.07, 0.12)
    cr.set_source_rgb(*dark)
    if mark == "beacon":
        shape(cr, (6, 17), (14, 17), (12, 9), (8, 9))
        cr.set_line_width(1.2)
        for radius in (5.4, 7.8):
            for middle in (0, math.pi):
                cr.arc(10, 7, radius, middle - 0.6, middle + 0.6)
                cr.stroke()
        cr.arc(10, 7, 3.6, 0, 7)
        cr.fill()
        cr.set_source_rgb(*rgb(signal))
        cr.arc(10, 7, 2.8, 0, 7)
        cr.fill()
    elif mark == "pin":
        for grow, colour in ((0.9, dark), (0, rgb(signal))):
            cr.set_source_rgb(*colour)
            cr.arc(10, 7.6, 5 + grow, math.pi - 0.5, 0.5)
            cr.line_to(10, 18 + grow)
            cr.close_path()
            cr.fill()
        cr.set_source_rgb(*dark)
        cr.arc(10, 7.6, 2, 0, 7)
        cr.fill()
    elif mark == "pennant":
        cr.rectangle(5, 2.6, 1.7, 15)
        cr.fill()
        shape(cr, (6.4, 2.2), (17.6, 7), (6.4, 11.8))
        cr.set_source_rgb(*rgb(signal))
        shape(cr, (6.9, 3.4), (15.6, 7), (6.9, 10.6))
    else:  # a thumb that points down
        for grow, colour in ((0.7, dark), (0, rgb(signal))):
            cr.set_source_rgb(*colour)
            shape(cr, (4 - grow, 3 - grow), (14 + grow, 3 - grow), (16 + grow, 10 + grow), (11.4 + grow, 10.4 + grow), (10.6 + grow, 17 + grow), (7.6 - grow, 17 + grow), (7.4 - grow, 10.6 + grow), (4 - grow, 9.5 + grow))


def danger(cr, colour):
    cr.set_source_rgb(*colour)
    if mine == "satellite":
        cr.save()
        cr.translate(10, 10)
        cr.rotate(-0.6)
        for x in (-8.6, 3.6):
            cr.rectangle(x, -2.6, 5, 5.2)
        cr.rectangle(-3, -0.7, 6, 1.4)
        cr.rectangle(-2.4, -4, 4.8, 8)
        cr.fill()
        cr.restore()
    elif mine == "blast":
        shape(cr, *[(10 + (8.6, 4)[i % 2] * math.cos(i * math.pi / 8), 10 + (8.6, 4)[i % 2] * math.sin(i * math.pi / 8)) for i in range(16)])
        cr.set_source_rgb(1, 1, 0.85)
        cr.arc(10, 10, 2.4, 0, 7)
        cr.fill()
    else:
        for i in range(8):
            a = i * math.pi / 4
            shape(cr, *[(10 + far * math.cos(a + turn), 10 + far * math.sin(a + turn)) for far, turn in ((8.6, 0), (4.6, 0.3), (4.6, -0.3))])
        cr.arc(10, 10, 5, 0, 7)
        cr.fill()
        cr.set_source_rgba(1, 1, 1, 0.7)
        cr.arc(8.4, 8.2, 1.3, 0, 7)
        cr.fill()


def draw(_, cr, width, height):
    cr.set_source_rgb(*rgb(rim))
    cr.paint()
    cr.translate(margin, margin)
    night = cairo.RadialGradient(W / 2, H / 2, 0, W / 2, H / 2, max(W, H) * 0.7)
    night.add_color_stop_rgb(0, *rgb(sky))
    night.add_color_stop_rgb(1, *rgb(rim))
    cr.rectangle(0, 0, W, H)
    cr.set_source(night)
    cr.fill()
    for x, y, shine in stars:
        cr.set_source_rgba(1, 1, 1, shine * 0.6)
        cr.rectangle(x, y, 1.2, 1.2)
        cr.fill()
    pw, ph = W / p.cols, H / p.rows
    for r, c, s in p.each():
        cr.save()
        cr.translate(c * pw, r * ph)
        cr.scale(pw / 20, ph / 20)
        if s in "#F?x":
            panel(cr, 0.1 if hover[0] == (r, c) else 0)
        else:
            if s == "X":
                cr.set_source_rgb(0.85, 0.1, 0.12)
                cr.rectangle(0, 0, 20, 20)
                cr.fill()
            cr.set_source_rgb(*rgb(line))
            cr.set_line_width(0.5)
            cr.rectangle(0, 0, 20, 20)
            cr.stroke()
        if s in "12345678":
            text(cr, s, ink[int(s) - 1], glow)
        elif s == "?":
            text(cr, s, "#101420", False)
        elif s in "Fx":
            flag(cr)
        elif s in "*X":
            danger(cr, rgb(hot) if s == "*" else (0.08, 0.02, 0.04))
        if s == "x":
            for width, tone in ((3.8, 1), (2, 0)):
                cr.set_source_rgb(tone, tone, tone)
                cr.set_line_width(width)
                for d in (1, -1):
                    cr.move_to(10 - 7 * d, 3)
                    cr.line_to(10 + 7 * d, 17)
                    cr.stroke()
        cr.restore()


def start(app):
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Orbit Sweep", "Debris Field", "Hull Breach"]), resizable=False)
    if g.random() < 0.5:
        bar = Gtk.HeaderBar()
        bar.pack_start(Gtk.Button(label="Launch"))
        bar.pack_end(Gtk.Label(label=f"{p.seconds} s"))
        win.set_titlebar(bar)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    win.set_child(main)
    area = Gtk.DrawingArea(halign=Gtk.Align.CENTER)
    area.set_content_width(W + 2 * margin)
    area.set_content_height(H + 2 * margin)
    area.set_draw_func(draw)
    status = Gtk.CenterBox(margin_top=6, margin_bottom=6, margin_start=10, margin_end=10)
    status.set_start_widget(Gtk.Label(label=f"Debris {p.left}"))
    status.set_center_widget(Gtk.Label(label={"playing": "", "won": "Mission complete", "lost": "Contact lost"}[p.status]))
    status.set_end_widget(Gtk.Label(label=f"T+{p.seconds // 60:02d}:{p.seconds % 60:02d}"))
    for w in [area, status] if g.random() < 0.5 else [status, area]:
        main.append(w)
    motion = Gtk.EventControllerMotion()

    def moved(_, x, y):
        hover[0] = (int((y - margin) * p.rows // H), int((x - margin) * p.cols // W))
        area.queue_draw()

    motion.connect("motion", moved)
    area.add_controller(motion)
    win.present()
    win.set_focus(None)

    return lambda: inside(area, margin, W, H)


run_gtk4(start)
