"""Panes of frosted glass over a landscape (painted at start-up) in GTK 4: one-coloured digits with a soft shade, thin type, a progress bar."""
import math
import random

import cairo
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
gi.require_version("GdkX11", "4.0")
from gi.repository import Gdk, GdkX11, Gtk  # noqa: E402, F401

from support import Position, inside, run_gtk4  # noqa: E402

p = Position()
g = p.rng
size = p.cell_size(20, 62)
gap = g.choice([1, 2, 2, 4])
pad = g.choice([10, 16, 30])
SCENES = [  # sky, horizon, hills near to far, pane, digits, cloth, bare shade
    ((0.36, 0.58, 0.82), (0.93, 0.83, 0.72), [(0.45, 0.55, 0.5), (0.33, 0.44, 0.38), (0.2, 0.3, 0.25)], (1, 1, 1, 0.62), (1, 1, 1), (0.8, 0.1, 0.15), (0, 0, 0, 0.5)),
    ((0.15, 0.12, 0.3), (0.86, 0.45, 0.4), [(0.35, 0.2, 0.36), (0.24, 0.14, 0.29), (0.12, 0.08, 0.18)], (1, 0.93, 0.85, 0.55), (1, 0.93, 0.8), (0.75, 0.08, 0.2), (0.05, 0.02, 0.1, 0.55)),
    ((0.72, 0.8, 0.84), (0.95, 0.95, 0.93), [(0.74, 0.77, 0.75), (0.62, 0.66, 0.62), (0.5, 0.54, 0.5)], (0.12, 0.2, 0.27, 0.72), (0.08, 0.12, 0.17), (1, 0.8, 0.25), (1, 1, 1, 0.62)),
]
sky, haze, hills, pane, ink, cloth, bare = g.choice(SCENES)
dark_pane = pane[0] < 0.5
round_ = g.choice([0, 0.12, 0.28])
family = g.choice(["Noto Serif Display", "URW Gothic", "DejaVu Sans Light", "Noto Sans", "P052"])
bold = g.random() < 0.5
mine_kind = g.choice(["skull", "star", "drop"])
seed = random.Random(g.random())
W, H = p.cols * size + 2 * pad, p.rows * size + 2 * pad
waves = [[(seed.uniform(0.004, 0.02), seed.uniform(0, 6), seed.uniform(6, 24)) for _ in range(3)] for _ in hills]
specks = [(seed.uniform(0, W), seed.uniform(0, H), seed.uniform(1, 12), seed.uniform(-0.06, 0.06)) for _ in range(400)]
last = (g.randrange(p.rows), g.randrange(p.cols)) if g.random() < 0.5 else None


def scene(k):
    grad = cairo.LinearGradient(0, 0, 0, H)
    grad.add_color_stop_rgb(0, *sky)
    grad.add_color_stop_rgb(0.6, *haze)
    k.set_source(grad)
    k.paint()
    k.set_source_rgba(1, 0.97, 0.85, 0.8)
    k.arc(W * 0.72, H * 0.22, min(W, H) * 0.09, 0, 7)
    k.fill()
    for i, hue in enumerate(hills):
        k.move_to(0, H)
        for x in range(0, W + 7, 6):
            k.line_to(x, H * (0.42 + 0.17 * i) + sum(a * math.sin(f * x + o) for f, o, a in waves[i]))
        k.line_to(W, H)
        k.close_path()
        k.set_source_rgb(*hue)
        k.fill()
    for x, y, r, v in specks:
        k.set_source_rgba(*([1] * 3 if v > 0 else [0] * 3), abs(v))
        k.arc(x, y, r, 0, 7)
        k.fill()


def box(k, x, y, n):
    r = n * round_
    if r < 1:
        k.rectangle(x, y, n, n)
        return
    k.new_sub_path()
    for cx, cy, a in ((x + n - r, y + r, -1), (x + n - r, y + n - r, 0), (x + r, y + n - r, 1), (x + r, y + r, 2)):
        k.arc(cx, cy, r, a * math.pi / 2, (a + 1) * math.pi / 2)
    k.close_path()


def put(k, s, cx, cy, px, hue):
    k.select_font_face(family, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD if bold else cairo.FONT_WEIGHT_NORMAL)
    k.set_font_size(px)
    e = k.text_extents(s)
    k.set_source_rgb(*hue)
    k.move_to(cx - e.width / 2 - e.x_bearing, cy - e.height / 2 - e.y_bearing)
    k.show_text(s)


def paint(_a, k, _w, _h):
    scene(k)
    for r, c, s in p.each():
        x, y, n = pad + c * size + gap / 2, pad + r * size + gap / 2, size - gap
        shut = s in "#F?x"
        box(k, x, y, n)
        k.set_source_rgba(*(pane if shut else (0.85, 0.1, 0.1, 0.85) if s == "X" else bare))
        k.fill_preserve()
        k.set_source_rgba(1, 1, 1, 0.85 if shut and not dark_pane else 0.18)
        k.set_line_width(1)
        k.stroke()
        mx, my = x + n / 2, y + n / 2
        if s in "12345678":
            put(k, s, mx, my, n * 0.62, ink)
        elif s == "?":
            put(k, s, mx, my, n * 0.62, (1, 1, 1) if dark_pane else (0.1, 0.1, 0.15))
        elif s in "Fx":
            k.set_source_rgb(*((1, 1, 1) if dark_pane else (0.1, 0.1, 0.12)))
            k.set_line_width(max(1.2, n * 0.06))
            k.move_to(x + n * 0.28, y + n * 0.84), k.line_to(x + n * 0.28, y + n * 0.16)
            k.stroke()
            k.move_to(x + n * 0.3, y + n * 0.17), k.curve_to(x + n * 0.5, y + n * 0.05, x + n * 0.6, y + n * 0.3, x + n * 0.82, y + n * 0.18)
            k.line_to(x + n * 0.82, y + n * 0.52), k.curve_to(x + n * 0.6, y + n * 0.64, x + n * 0.5, y + n * 0.4, x + n * 0.3, y + n * 0.54), k.close_path()
            k.set_source_rgb(*cloth)
            k.fill()
            if s == "x":
                k.set_source_rgb(*((1, 1, 1) if dark_pane else (0, 0, 0)))
                k.set_line_width(max(2, n * 0.1))
                k.move_to(x + n * 0.12, y + n * 0.12), k.line_to(x + n * 0.88, y + n * 0.88), k.move_to(x + n * 0.88, y + n * 0.12), k.line_to(x + n * 0.12, y + n * 0.88)
                k.stroke()
        elif s in "*X":
            k.set_source_rgb(*(ink if s == "*" else (1, 1, 1)))
            if mine_kind == "skull":
                k.arc(mx, my - n * 0.06, n * 0.26, 0, 7)
                k.rectangle(mx - n * 0.14, my + n * 0.1, n * 0.28, n * 0.22)
                k.fill()
                k.set_source_rgb(*((0.1, 0.1, 0.1) if ink[0] > 0.5 or s == "X" else (1, 1, 1)))
                for dx in (-0.1, 0.1):
                    k.arc(mx + n * dx, my - n * 0.04, n * 0.07, 0, 7)
                    k.fill()
            elif mine_kind == "star":
                for i in range(16):
                    a, q = i * math.pi / 8, n * (0.4 if i % 2 else 0.17)
                    k.line_to(mx + q * math.cos(a), my + q * math.sin(a))
                k.close_path()
                k.fill()
            else:
                k.move_to(mx, y + n * 0.12), k.curve_to(mx + n * 0.5, my + n * 0.1, mx + n * 0.24, y + n * 0.86, mx, y + n * 0.86), k.curve_to(mx - n * 0.24, y + n * 0.86, mx - n * 0.5, my + n * 0.1, mx, y + n * 0.12)
                k.fill()
        if last == (r, c) and not shut and p.status == "playing":
            box(k, x + 1, y + 1, n - 2)
            k.set_source_rgb(*((1, 0.85, 0.2) if not dark_pane else (0.9, 0.4, 0.1)))
            k.set_line_width(2)
            k.stroke()


def start(app):
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Limestone", "Quiet Mines", "Limestone 1.0-beta"]), resizable=False)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    head = Gtk.Box(spacing=8, margin_top=5, margin_bottom=5, margin_start=10, margin_end=10)
    head.append(Gtk.Label(label=g.choice([f"{p.left} left", f"Flags {p.mines - p.left} of {p.mines}"])))
    bar = Gtk.ProgressBar(hexpand=True, valign=Gtk.Align.CENTER)
    bar.set_fraction(sum(s in "012345678" for row in p.cells for s in row) / max(1, p.rows * p.cols - p.mines))
    head.append(bar)
    head.append(Gtk.Label(label={"playing": f"{p.seconds} s", "won": f"Done in {p.seconds} s", "lost": "Gone"}[p.status]))
    area = Gtk.DrawingArea(content_width=W, content_height=H, halign=Gtk.Align.CENTER)
    area.set_draw_func(paint)
    for w in (head, area) if g.random() < 0.6 else (area, head):
        main.append(w)
    win.set_child(main)
    win.present()
    return lambda: inside(area, pad, p.cols * size, p.rows * size)


run_gtk4(start)
