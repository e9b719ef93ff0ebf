"""GTK 4 and cairo, a night sky by theme: plates with a star, a porthole or a cloud over the dark; planets, rockets or balloons for flags."""
import math

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
gi.require_version("GdkX11", "4.0")
gi.require_foreign("cairo")
import cairo  # noqa: E402
from gi.repository import Gdk, GdkX11, Gtk  # noqa: E402, F401

from support import SHOWN, Position, inside, run_gtk4  # noqa: E402

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
LOOKS = {  # ground, plate, its light, its dark, sign on it, open, line, inks, hit, words
    "star": ("#070b1c", "#27408f", "#4a68c8", "#16265c", "#8ea6ee", "#0d1430", "#1d2854", ["#7db8ff", "#8cf0a0", "#ff8f8f", "#cfa6ff", "#ffc27a", "#74f0ea", "#ffffff", "#a8b2cc"], "#c22f3c", "#dfe6ff"),
    "porthole": ("#2c2f36", "#8f98a6", "#c3cad4", "#596270", "#3d4652", "#e9edf2", "#c6ccd5", ["#1c50c8", "#14782c", "#c81e28", "#5a2098", "#8c4408", "#0a7880", "#14181e", "#717a86"], "#ff9d3b", "#e9edf2"),
    "cloud": ("#6db7e8", "#6db7e8", "#ffffff", "#4f9ad0", "#dbeaf5", "#fff8ea", "#ecdfc6", ["#1f5fc0", "#2a8040", "#d0352c", "#7038a8", "#b06010", "#118890", "#2a2a2a", "#8a857c"], "#ff8c66", "#0e2a44"),
}
kind = g.choice(list(LOOKS))
ground, plate, light, dark, sign, bare, line, inks, hit, words = LOOKS[kind]
size = p.cell_size(24, 56)
gap = 0 if kind == "cloud" else g.choice([1, 2, 3])
margin = g.choice([8, 14])
W, H = p.cols * size, p.rows * size
family = {"star": "Noto Sans", "porthole": "Liberation Sans Narrow", "cloud": "URW Gothic"}[kind]
if p.status == "lost" and g.random() < 0.4:  # what was not flagged stays covered
    p.cells = [row.replace("*", "#") for row in p.cells]
    SHOWN["cells"] = p.cells


def done(cr, fill, edge=None, w=3):
    if fill:
        cr.set_source_rgb(*rgb(fill))
        cr.fill_preserve()
    if edge:
        cr.set_source_rgb(*rgb(edge))
        cr.set_line_width(w)
        cr.stroke_preserve()
    cr.new_path()


def disc(cr, x, y, r, fill, edge=None, w=3, flat=1.0, turn=0):
    cr.save()
    cr.translate(x, y)
    cr.rotate(turn)
    cr.scale(1, flat)
    cr.new_path()
    cr.arc(0, 0, r, 0, 2 * math.pi)
    cr.restore()
    done(cr, fill, edge, w)


def shape(cr, fill, pts, edge=None, w=3):
    cr.new_path()
    for x, y in pts:
        cr.line_to(x, y)
    cr.close_path()
    done(cr, fill, edge, w)


def card(cr, x, y, w, h, r, fill, edge=None, lw=3):
    cr.new_sub_path()
    for i, (a, b) in enumerate([(x + w - r, y + r), (x + w - r, y + h - r), (x + r, y + h - r), (x + r, y + r)]):
        cr.arc(a, b, r, (i - 1) * math.pi / 2, i * math.pi / 2)
    cr.close_path()
    done(cr, fill, edge, lw)


def shut(cr, marked):
    if kind == "star":
        card(cr, 0, 0, 100, 100, 12, dark)
        card(cr, 0, 0, 100, 94, 12, light)
        card(cr, 4, 4, 92, 90, 10, plate)
        if not marked:
            shape(cr, sign, [(50 + (26 if i % 2 == 0 else 8) * math.sin(i * math.pi / 4), 48 - (26 if i % 2 == 0 else 8) * math.cos(i * math.pi / 4)) for i in range(8)])
    elif kind == "porthole":
        card(cr, 0, 0, 100, 100, 6, plate, dark, 4)
        for x in (11, 89):
            for y in (11, 89):
                disc(cr, x, y, 4.5, dark)
        disc(cr, 50, 50, 39, dark)
        disc(cr, 50, 50, 35, "#d8dee6" if marked else sign, light, 4)
        if not marked:
            cr.arc(50, 50, 25, 3.4, 4.6)
            done(cr, None, light, 5)
    else:
        card(cr, 0, 0, 100, 100, 0.1, plate, dark, 3)
        for x, y, r in ((30, 58, 21), (70, 58, 21), (50, 42, 26), (50, 62, 24)):
            disc(cr, x, y + 4, r, sign)
        for x, y, r in ((30, 56, 20), (70, 56, 20), (50, 40, 25), (50, 58, 23)):
            disc(cr, x, y, r, light)


def flag(cr):
    if kind == "star":  # a planet with its ring
        disc(cr, 50, 48, 24, "#ffb347", "#7a3e08", 3)
        disc(cr, 50, 48, 44, None, "#fff0d0", 6, 0.3, -0.35)
        cr.arc(50, 48, 24, 3.3, 6.0)
        done(cr, "#ffb347")
    elif kind == "porthole":  # a rocket
        shape(cr, "#d11f2d", [(34, 62), (22, 82), (38, 76)])
        shape(cr, "#d11f2d", [(66, 62), (78, 82), (62, 76)])
        cr.move_to(50, 12)
        cr.curve_to(74, 34, 70, 62, 64, 78)
        cr.line_to(36, 78)
        cr.curve_to(30, 62, 26, 34, 50, 12)
        done(cr, "#ffffff", "#3d4652", 4)
        disc(cr, 50, 44, 8, "#2f6fd0", "#3d4652", 3)
        shape(cr, "#ff9a1f", [(40, 80), (60, 80), (50, 96)])
    else:  # a balloon
        for x in (38, 62):
            cr.move_to(x, 56)
            cr.line_to(50 + (x - 50) * 0.5, 78)
            done(cr, None, "#5a3410", 3)
        disc(cr, 50, 38, 30, "#e2362f", "#8c1510", 3)
        disc(cr, 50, 38, 14, "#ffd23f", "#8c1510", 2, 2.1)
        card(cr, 41, 76, 18, 15, 3, "#a06428", "#5a3410", 3)


def mine(cr):
    if kind == "star":  # a comet
        shape(cr, "#ff7a2a", [(94, 4), (24, 46), (54, 78)])
        shape(cr, "#ffd25a", [(78, 20), (28, 52), (50, 74)])
        disc(cr, 36, 64, 22, "#f2f5ff", "#ff7a2a", 3)
        disc(cr, 30, 58, 5, "#a9b2cc")
        disc(cr, 43, 70, 4, "#a9b2cc")
    elif kind == "porthole":  # a rock
        shape(cr, "#5b5148", [(18, 40), (34, 16), (62, 12), (84, 32), (88, 60), (68, 86), (40, 84), (14, 66)], "#1f1a16", 4)
        for x, y, r in ((40, 38, 9), (64, 50, 11), (42, 66, 7), (66, 26, 5)):
            disc(cr, x, y, r, "#2e2822")
    else:  # a thunderstorm
        for x, y, r in ((30, 40, 18), (70, 40, 18), (50, 28, 22), (50, 42, 20)):
            disc(cr, x, y, r, "#4a5364")
        shape(cr, "#f5b800", [(56, 46), (34, 74), (48, 74), (40, 96), (68, 64), (53, 64), (62, 46)], "#6a4a00", 3)


def cell(cr, s):
    if s in "#F?x":
        shut(cr, s != "#")
    else:
        card(cr, 0, 0, 100, 100, 0.1 if kind == "cloud" else 8, hit if s == "X" else bare, line, 3)
        if s == "X":
            shape(cr, "#ffe066", [(50 + (48 if i % 2 == 0 else 30) * math.cos(i * math.pi / 9), 50 + (48 if i % 2 == 0 else 30) * math.sin(i * math.pi / 9)) for i in range(18)])
    if s in "12345678?":
        cr.select_font_face(family, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
        cr.set_font_size(72 if kind == "porthole" else 64)
        e = cr.text_extents(s)
        cr.move_to(50 - e.width / 2 - e.x_bearing, 50 - e.height / 2 - e.y_bearing)
        cr.text_path(s)
        done(cr, {"star": "#ffffff", "porthole": "#20262e", "cloud": "#2a5a8a"}[kind] if s == "?" else inks[int(s) - 1])
    elif s in "Fx":
        flag(cr)
    elif s in "*X":
        mine(cr)
    if s == "x":
        cr.set_line_cap(cairo.LINE_CAP_ROUND)
        for hue, w in (("#ffffff", 17), ("#101014", 9)):
            cr.move_to(14, 14)
            cr.line_to(86, 86)
            cr.move_to(86, 14)
            cr.line_to(14, 86)
            done(cr, None, hue, w)


def draw(_, cr, width, height):
    cr.set_source_rgb(*rgb(ground))
    cr.paint()
    for r, c, s in p.each():
        cr.save()
        cr.translate(margin + c * size + gap / 2, margin + r * size + gap / 2)
        cr.scale((size - gap) / 100, (size - gap) / 100)
        cell(cr, s)
        cr.restore()


CSS = f"window, .bar {{ background: {ground}; }} .bar label {{ color: {words}; font-weight: bold; font-size: 14px; }} .note {{ color: {words}; font-size: 12px; }}"


def start(app):
    css = Gtk.CssProvider()
    css.load_from_data(CSS.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), css, 700)
    win = Gtk.ApplicationWindow(application=app, title={"star": "Observatory", "porthole": "Airlock", "cloud": "Up and Away"}[kind], resizable=False)
    if g.random() < 0.5:
        bar = Gtk.HeaderBar()
        bar.pack_start(Gtk.Button(icon_name="list-add-symbolic"))
        bar.pack_start(Gtk.Button(icon_name="media-playback-pause-symbolic"))
        bar.pack_end(Gtk.MenuButton(icon_name="open-menu-symbolic"))
        win.set_titlebar(bar)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    win.set_child(main)
    area = Gtk.DrawingArea(halign=Gtk.Align.CENTER)
    area.set_content_width(W + 2 * margin)
    area.set_content_height(H + 2 * margin)
    area.set_draw_func(draw)
    row = Gtk.CenterBox(margin_top=8, margin_bottom=8, margin_start=14, margin_end=14)
    row.add_css_class("bar")
    row.set_start_widget(Gtk.Label(label=f"{p.mines - p.left}/{p.mines}"))
    row.set_center_widget(Gtk.Label(label={"playing": "", "won": "  Safe landing!  ", "lost": "  Collision!  "}[p.status]))
    row.set_end_widget(Gtk.Label(label=f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"))
    for w in ([row, area] if g.random() < 0.5 else [area, row]):
        main.append(w)
    if W > 420 and g.random() < 0.5:
        note = Gtk.Label(label="Click opens, right click marks, middle click opens around a number", margin_bottom=8)
        note.add_css_class("note")
        main.append(note)
    win.present()
    win.set_focus(None)
    return lambda: inside(area, margin, W, H)


run_gtk4(start)
