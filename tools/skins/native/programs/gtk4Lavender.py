"""GTK 4: soft squares with gaps on one drawing area, a ring of progress and figures in a panel at the side, a map pin for a flag and a thistle for a mine; light and dark."""
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("PangoCairo", "1.0")
import cairo  # noqa: E402
from gi.repository import Gtk, Pango, PangoCairo  # noqa: E402

from support import Position, inside, run_gtk4  # noqa: E402

p = Position()
g = p.rng
LIGHT = ["#2f5fd0", "#1f8a4c", "#d0342c", "#6f3cc0", "#b06010", "#0d8a94", "#2a2a38", "#80808c"]
PALE = ["#8ab8ff", "#86e09a", "#ff8f88", "#cfa8ff", "#ffc070", "#78e2da", "#ffffff", "#b8b8c8"]
LOOKS = [  # ground, cover above and below, second cover (chequer), open, edge, inks, pin, pin's hole, mine, text
    ("#f3effa", "#c3b1ea", "#a48bd8", "#b59fe2", "#ffffff", "#ded3f2", LIGHT, "#e8336d", "#ffffff", "#4a3a70", "#3b3054"),
    ("#1e1826", "#5d4a86", "#473768", "#524078", "#2a2236", "#382d4a", PALE, "#ffb52e", "#3a2508", "#e9ddff", "#e6def4"),
    ("#e9f4ee", "#7cc7a4", "#55ab84", "#68b994", "#fbfffc", "#cfe6da", LIGHT, "#d62f2f", "#ffffff", "#1f4434", "#1f3a2e"),
    ("#fff3e8", "#ffbd8a", "#f49b5c", "#fbac72", "#fffdfa", "#f5dcc6", LIGHT, "#8a2be2", "#ffffff", "#5a2f14", "#4e3020"),
    ("#12202b", "#2f7f9e", "#23647e", "#29728e", "#182b39", "#24404f", PALE, "#ff5d73", "#ffffff", "#d8f2ff", "#d6ebf4"),
]
ground, up, down, second, paper, edge, inks, pin, hole, charge, ink = g.choice(LOOKS)
size = p.cell_size(22, 50)
gap = g.choice([1, 2, 3, 4])
chequer = g.random() < 0.5
arc = g.choice([0.14, 0.22, 0.32])
family = g.choice(["Noto Sans", "DejaVu Sans", "FreeSans", "Nimbus Sans"])
sprig = g.random() < 0.6 and size > 25
margin = g.choice([8, 14, 20])
W, H = p.cols * size, p.rows * size


def rgba(h, a=1.0):
    return tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)) + (a,)


def box(q, x, y, w, h, r):
    q.new_sub_path()
    q.arc(x + w - r, y + r, r, -math.pi / 2, 0)
    q.arc(x + w - r, y + h - r, r, 0, math.pi / 2)
    q.arc(x + r, y + h - r, r, math.pi / 2, math.pi)
    q.arc(x + r, y + r, r, math.pi, math.pi * 1.5)
    q.close_path()


def text(q, s, colour):
    layout = PangoCairo.create_layout(q)
    f = Pango.FontDescription(f"{family} Bold")
    f.set_absolute_size(60 * Pango.SCALE)
    layout.set_font_description(f)
    layout.set_text(s, -1)
    e = layout.get_pixel_extents()[0]
    q.move_to(50 - e.width / 2 - e.x, 50 - e.height / 2 - e.y)
    q.set_source_rgba(*rgba(colour))
    PangoCairo.show_layout(q, layout)


def draw_pin(q):
    q.set_source_rgba(0, 0, 0, 0.25)
    q.save()
    q.translate(50, 86)
    q.scale(16, 5)
    q.arc(0, 0, 1, 0, 7)
    q.restore()
    q.fill()
    q.set_source_rgba(*rgba(pin))
    q.arc(50, 39, 25, math.pi * 0.86, math.pi * 0.14)
    q.line_to(50, 86)
    q.close_path()
    q.fill_preserve()
    q.set_source_rgba(*rgba(hole, 0.9))
    q.set_line_width(4)
    q.stroke()
    q.arc(50, 38, 10, 0, 7)
    q.fill()


def thistle(q, colour):
    q.set_source_rgba(*rgba(colour))
    for i in range(24):
        a, d = i * math.pi / 12, 38 if i % 2 == 0 else 22
        (q.move_to if i == 0 else q.line_to)(50 + d * math.sin(a), 50 - d * math.cos(a))
    q.close_path()
    q.fill()
    q.set_source_rgba(*rgba(paper if colour == charge else "#ffd0d0"))
    q.arc(50, 50, 11, 0, 7)
    q.fill()
    q.set_source_rgba(*rgba(colour))
    q.arc(50, 50, 5, 0, 7)
    q.fill()


def cell(q, r, c, s):
    opened = s in "012345678*X"
    x, y, w = c * size + gap / 2, r * size + gap / 2, size - gap
    box(q, x, y, w, w, w * arc)
    if opened:
        q.set_source_rgba(*rgba("#e03a3a" if s == "X" else paper))
        q.fill_preserve()
        q.set_line_width(1)
        q.set_source_rgba(*rgba(edge))
        q.stroke()
    else:
        way = cairo.LinearGradient(0, y, 0, y + w)
        way.add_color_stop_rgba(0, *rgba(second if chequer and (r + c) % 2 else up))
        way.add_color_stop_rgba(1, *rgba(down))
        q.set_source(way)
        q.fill()
    q.save()
    q.translate(x, y)
    q.scale(w / 100, w / 100)
    if s == "#" and sprig:
        q.set_source_rgba(1, 1, 1, 0.28)
        q.set_line_width(4)
        q.move_to(50, 82)
        q.curve_to(48, 60, 52, 45, 50, 22)
        q.stroke()
        for k in range(4):
            for way in (-1, 1):
                q.save()
                q.translate(50 + way * 8, 28 + 11 * k)
                q.rotate(way * 0.6)
                q.scale(5, 7)
                q.arc(0, 0, 1, 0, 7)
                q.restore()
                q.fill()
    if s in "12345678":
        text(q, s, inks[int(s) - 1])
    elif s == "?":
        text(q, "?", "#ffffff")
    elif s in "Fx":
        draw_pin(q)
    elif s in "*X":
        thistle(q, charge if s == "*" else "#2a0808")
    if s == "x":
        for wide, colour in ((20, "#ffffff"), (11, "#101010")):
            q.set_source_rgba(*rgba(colour))
            q.set_line_width(wide)
            q.set_line_cap(cairo.LINE_CAP_ROUND)
            q.move_to(20, 20)
            q.line_to(80, 80)
            q.move_to(80, 20)
            q.line_to(20, 80)
            q.stroke()
    q.restore()


def draw(_area, q, _w, _h):
    q.set_source_rgba(*rgba(ground))
    q.paint()
    q.translate(margin, margin)
    for r, c, s in p.each():
        cell(q, r, c, s)


done = sum(s in "012345678" for _, _, s in p.each()) / max(1, p.rows * p.cols - p.mines)


def ring(_area, q, w, h):
    q.set_source_rgba(*rgba(ground))
    q.paint()
    q.set_line_width(7)
    q.arc(w / 2, h / 2, 30, 0, 7)
    q.set_source_rgba(*rgba(edge))
    q.stroke()
    q.arc(w / 2, h / 2, 30, -math.pi / 2, -math.pi / 2 + 2 * math.pi * done)
    q.set_source_rgba(*rgba(down))
    q.stroke()
    layout = PangoCairo.create_layout(q)
    layout.set_font_description(Pango.FontDescription("Noto Sans 10"))
    layout.set_text(f"{round(100 * done)} %", -1)
    e = layout.get_pixel_extents()[0]
    q.move_to(w / 2 - e.width / 2 - e.x, h / 2 - e.height / 2 - e.y)
    q.set_source_rgba(*rgba(ink))
    PangoCairo.show_layout(q, layout)


def start(app):
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Lavender", "Thistlefield", "Quiet Mines"]), resizable=False)
    css = Gtk.CssProvider()
    css.load_from_data(f"window {{ background: {ground}; }} .fig {{ color: {ink}; font-size: 20px; font-weight: bold; }} .cap {{ color: {ink}; font-size: 12px; }}".encode())
    Gtk.StyleContext.add_provider_for_display(win.get_display(), css, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
    if g.random() < 0.7:
        bar = Gtk.HeaderBar()
        bar.pack_start(Gtk.Button(label="Restart"))
        bar.pack_end(Gtk.MenuButton(icon_name="open-menu-symbolic"))
        win.set_titlebar(bar)
    side = p.cols * size + 2 * margin + 120 < p.max_cell * p.cols + 40
    main = Gtk.Box(orientation=Gtk.Orientation.HORIZONTAL if side else Gtk.Orientation.VERTICAL)
    win.set_child(main)
    panel = Gtk.Box(orientation=Gtk.Orientation.VERTICAL if side else Gtk.Orientation.HORIZONTAL, spacing=4, margin_start=12, margin_end=12, margin_top=8, margin_bottom=4, halign=Gtk.Align.CENTER)
    if side:
        pie = Gtk.DrawingArea()
        pie.set_content_width(80)
        pie.set_content_height(80)
        pie.set_draw_func(ring)
        panel.append(pie)
    for fig, cap in ((str(p.left), "mines"), (f"{p.seconds // 60}:{p.seconds % 60:02d}", "time")):
        panel.append(Gtk.Label(label=fig, css_classes=["fig"]))
        panel.append(Gtk.Label(label=cap, css_classes=["cap"]))
    word = {"playing": "", "won": "Cleared", "lost": "Game over"}[p.status]
    if word:
        panel.append(Gtk.Label(label=word, css_classes=["cap"]))
    area = Gtk.DrawingArea(halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
    area.set_content_width(W + 2 * margin)
    area.set_content_height(H + 2 * margin)
    area.set_draw_func(draw)
    for w in (area, panel) if g.random() < 0.5 and side else (panel, area):
        main.append(w)
    win.present()
    win.set_focus(None)
    return lambda: inside(area, margin, W, H)


run_gtk4(start)
