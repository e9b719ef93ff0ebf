"""GTK 4 and cairo: covered cells are round pieces lying on a cloth, opened ones the cloth itself with a digit; stretched to the window."""
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
LOOKS = [  # cloth, line, coin (middle, rim), inks, flag, pole, mine
    ("#1f5c3d", "#184a31", "#f2d27a", "#a97a1e", ["#bfe0ff", "#c6ffb0", "#ffb3a8", "#e2c4ff", "#ffd9a0", "#a8f5ef", "#ffffff", "#d5d5d5"], "#b3151f", "#3b2606", "#0c1f14"),
    ("#e9e4da", "#d6cfc0", "#8fa8c8", "#4d6a90", ["#1a4fc0", "#1f7a35", "#c42a22", "#5a2390", "#8f4a00", "#0a7478", "#151515", "#6a6a6a"], "#ffdf4d", "#182538", "#2a2a2a"),
    ("#23262f", "#30343f", "#9aa3b5", "#555e72", ["#7fb3ff"] * 8, "#e02945", "#15171d", "#f0b93a"),
    ("#ffffff", "#e3e3e3", "#ff9d7a", "#d4552b", ["#33302e"] * 8, "#5b1a8c", "#3a1408", "#33302e"),
]
cloth, line, mid, rim, ink, red, pole, black = g.choice(LOOKS)
size = p.cell_size(24, 60)
pitch = size if g.random() < 0.5 else size - g.random() * 0.9
shape = g.choice(["disc", "disc", "squircle", "pill"])
fill = g.uniform(0.84, 0.94)
margin = g.choice([6, 12, 18])
lines = g.choice(["grid", "dots", "grid"])
face = g.choice(["Sans", "DejaVu Sans", "Comfortaa", "Lato", "Open Sans", "URW Gothic"])
part = g.uniform(0.5, 0.62)
W, H = round(p.cols * pitch), round(p.rows * pitch)
hover = [None]


def outline(cr, cx, cy, d):
    r = d / 2
    if shape == "disc":
        cr.arc(cx, cy, r, 0, 2 * math.pi)
        return
    k = r * (0.62 if shape == "squircle" else 0.3)
    cr.new_sub_path()
    for i, (a, b) in enumerate([(1, -1), (1, 1), (-1, 1), (-1, -1)]):
        cr.arc(cx + a * (r - k), cy + b * (r - k), k, (i - 1) * math.pi / 2, i * math.pi / 2)
    cr.close_path()


def write(cr, cx, cy, s, px, colour):
    cr.select_font_face(face, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
    cr.set_font_size(px)
    e = cr.text_extents(s)
    cr.move_to(cx - e.width / 2 - e.x_bearing, cy - e.height / 2 - e.y_bearing)
    cr.set_source_rgb(*rgb(colour))
    cr.show_text(s)
    cr.new_path()


def draw(_, cr, width, height):
    pw, ph = W / p.cols, H / p.rows
    cr.set_source_rgb(*rgb(cloth))
    cr.paint()
    cr.translate(margin, margin)
    cr.set_source_rgb(*rgb(line))
    cr.set_line_width(1)
    if lines == "grid":
        for i in range(p.cols + 1):
            cr.move_to(round(i * pw) + 0.5, 0)
            cr.line_to(round(i * pw) + 0.5, H)
        for i in range(p.rows + 1):
            cr.move_to(0, round(i * ph) + 0.5)
            cr.line_to(W, round(i * ph) + 0.5)
        cr.stroke()
    for r, c, s in p.each():
        cx, cy = (c + 0.5) * pw, (r + 0.5) * ph
        d = min(pw, ph) * fill
        if s == "X":
            cr.set_source_rgb(0.9, 0.2, 0.18)
            cr.rectangle(cx - pw / 2 + 1, cy - ph / 2 + 1, pw - 2, ph - 2)
            cr.fill()
        if s in "#F?x":
            outline(cr, cx + d * 0.03, cy + d * 0.06, d)
            cr.set_source_rgba(0, 0, 0, 0.35)
            cr.fill()
            shade = cairo.RadialGradient(cx - d * 0.18, cy - d * 0.2, d * 0.05, cx, cy, d * 0.75)
            lift = 0.12 if hover[0] == (r, c) else 0
            shade.add_color_stop_rgb(0, *[min(1, v + 0.16 + lift) for v in rgb(mid)])
            shade.add_color_stop_rgb(0.5, *[min(1, v + lift) for v in rgb(mid)])
            shade.add_color_stop_rgb(1, *rgb(rim))
            outline(cr, cx, cy, d)
            cr.set_source(shade)
            cr.fill_preserve()
            cr.set_source_rgb(*rgb(rim))
            cr.set_line_width(max(1, d / 22))
            cr.stroke()
        elif s == "0" and lines == "dots":
            cr.set_source_rgb(*rgb(line))
            cr.arc(cx, cy, max(1.2, pw / 16), 0, 7)
            cr.fill()
        if s in "12345678":
            write(cr, cx, cy, s, min(pw, ph) * part, ink[int(s) - 1])
        elif s == "?":
            write(cr, cx, cy, s, min(pw, ph) * part, pole)
        elif s in "Fx":
            u = d / 20
            cr.set_source_rgb(*rgb(pole))
            cr.rectangle(cx - 3.4 * u, cy - 6 * u, 1.5 * u, 12 * u)
            cr.fill()
            cr.set_source_rgb(*rgb(red))
            cr.move_to(cx - 1.9 * u, cy - 6 * u)
            cr.line_to(cx + 5.4 * u, cy - 2.8 * u)
            cr.line_to(cx - 1.9 * u, cy + 0.6 * u)
            cr.fill()
            if s == "x":
                cr.set_source_rgb(0.05, 0.05, 0.05)
                cr.set_line_width(2.2 * u)
                for a in (1, -1):
                    cr.move_to(cx - 6 * u * a, cy - 6 * u)
                    cr.line_to(cx + 6 * u * a, cy + 6 * u)
                    cr.stroke()
        elif s in "*X":
            u = d / 20
            cr.set_source_rgb(*rgb(black if s == "*" else "#1a1a1a"))
            for i in range(16):
                a, far = i * math.pi / 8, 8 if i % 2 == 0 else 5
                cr.line_to(cx + far * u * math.cos(a), cy + far * u * math.sin(a))
            cr.close_path()
            cr.fill()
            cr.set_source_rgb(*rgb(cloth) if s == "*" else (1, 1, 1))
            cr.arc(cx, cy, 1.8 * u, 0, 7)
            cr.fill()


def start(app):
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Coins and Mines", "Tabletop Mines", "Lift the Pieces"]), resizable=False)
    if g.random() < 0.6:
        bar = Gtk.HeaderBar()
        bar.pack_start(Gtk.Button(icon_name="view-refresh-symbolic"))
        bar.pack_end(Gtk.MenuButton(icon_name="open-menu-symbolic"))
        win.set_titlebar(bar)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    win.set_child(main)
    top = Gtk.CenterBox(margin_top=6, margin_bottom=6, margin_start=10, margin_end=10)
    top.set_start_widget(Gtk.Label(label=f"{p.left} mines"))
    top.set_center_widget(Gtk.Label(label={"playing": "", "won": "Well played", "lost": "Oh no"}[p.status]))
    top.set_end_widget(Gtk.Label(label=f"{p.seconds // 60}:{p.seconds % 60:02d}"))
    main.append(top)
    area = Gtk.DrawingArea(halign=Gtk.Align.CENTER)
    area.set_content_width(W + 2 * margin)
    area.set_content_height(H + 2 * margin)
    area.set_draw_func(draw)
    main.append(area)
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
