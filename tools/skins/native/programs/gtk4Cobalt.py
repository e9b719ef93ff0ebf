"""Flat and of one hue: a GTK 4 drawing area in a framed card, square tiles with air between, outlined where opened; numbers all in one colour or in steps of it."""
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gdk, Gtk, Pango, PangoCairo

from support import Position, inside, run_gtk4

p = Position()
g = p.rng
HUES = [  # window, card, tile, open, outline, mark, flag, hit, digits
    ("#0e1a33", "#13234a", "#2f6fed", "#182c5c", "#27407c", "#ffffff", "#ffd166", "#ef476f", ["#ffffff"] * 8),
    ("#eef3fb", "#ffffff", "#2b5fc7", "#f3f7ff", "#c9d8f2", "#12285a", "#ffffff", "#ff6b6b", ["#12285a"] * 8),
    ("#f6f1ea", "#fffdf9", "#d98c4a", "#fbf3e8", "#e9d5bd", "#4b2c12", "#5a1212", "#e04f3f", ["#b06a2a", "#8a4b18", "#6b2f0d", "#a8321f", "#7a1a1a", "#4f1230", "#2a1a10", "#111111"]),
    ("#10201c", "#162c27", "#2fa084", "#1a352f", "#2b5147", "#e9fff8", "#ffe08a", "#ff5d5d", ["#7fe7cb", "#d3f27a", "#ffd36b", "#ff9f6b", "#ff7b7b", "#f58bd0", "#b79cff", "#ffffff"]),
    ("#2b2b2b", "#343434", "#8d8d8d", "#3d3d3d", "#515151", "#f4f4f4", "#ff9933", "#d64545", ["#8fc7ff", "#a8e39b", "#ff9c94", "#d7b6ff", "#ffd28a", "#86e4e4", "#ffffff", "#c4c4c4"]),
]
window, card, tile, bare, outline, mark, flagged, hit, inks = g.choice(HUES)
size = p.cell_size(22, 54)
gap = g.choice([2, 3, 4, max(2, size // 8)])
n = size - gap
pad = g.choice([8, 12, 18])
family = g.choice(["Noto Sans", "Nimbus Sans", "DejaVu Sans Mono", "Liberation Sans", "URW Gothic", "FreeSans"])
weight = g.choice([Pango.Weight.NORMAL, Pango.Weight.BOLD, Pango.Weight.BOLD])
tall = g.uniform(0.6, 0.74)
ringed = g.choice(["outline", "fill", "both"])
flagform = g.choice(["triangle", "banner", "square"])


def colour(cr, text, alpha=1.0):
    cr.set_source_rgba(*(int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)), alpha)


def write(cr, text, ink):
    layout = PangoCairo.create_layout(cr)
    font = Pango.FontDescription()
    font.set_family(family)
    font.set_weight(weight)
    font.set_absolute_size(n * tall * Pango.SCALE)
    layout.set_font_description(font)
    layout.set_text(text, -1)
    inked, box = layout.get_pixel_extents()
    colour(cr, ink)
    cr.move_to((n - box.width) / 2, (n - inked.height) / 2 - inked.y)
    PangoCairo.show_layout(cr, layout)


def flag(cr):
    u = n
    colour(cr, flagged)
    if flagform == "triangle":
        cr.move_to(0.34 * u, 0.16 * u), cr.line_to(0.8 * u, 0.37 * u), cr.line_to(0.34 * u, 0.58 * u)
        cr.close_path(), cr.fill()
        cr.rectangle(0.27 * u, 0.16 * u, 0.07 * u, 0.68 * u), cr.fill()
    elif flagform == "banner":
        cr.rectangle(0.24 * u, 0.16 * u, 0.07 * u, 0.7 * u), cr.fill()
        cr.move_to(0.31 * u, 0.18 * u), cr.line_to(0.8 * u, 0.18 * u), cr.line_to(0.68 * u, 0.34 * u), cr.line_to(0.8 * u, 0.5 * u), cr.line_to(0.31 * u, 0.5 * u)
        cr.close_path(), cr.fill()
    else:  # a square of cloth on a footed pole
        cr.rectangle(0.64 * u, 0.16 * u, 0.07 * u, 0.62 * u), cr.fill()
        cr.rectangle(0.48 * u, 0.76 * u, 0.38 * u, 0.08 * u), cr.fill()
        cr.rectangle(0.22 * u, 0.18 * u, 0.42 * u, 0.32 * u), cr.fill()


def mine(cr, ink):
    colour(cr, ink)
    cr.set_line_width(max(1.5, n * 0.08))
    for i in range(4):
        a = math.pi * i / 4
        dx, dy = 0.36 * n * math.cos(a), 0.36 * n * math.sin(a)
        cr.move_to(n / 2 - dx, n / 2 - dy), cr.line_to(n / 2 + dx, n / 2 + dy)
        cr.stroke()
    cr.arc(n / 2, n / 2, n * 0.24, 0, 2 * math.pi)
    cr.fill()


def paint(area, cr, width, height):
    colour(cr, card)
    cr.paint()
    for r, c, s in p.each():
        cr.save()
        cr.translate(pad + c * size, pad + r * size)
        closed = s in "#F?x"
        if closed or s == "X" or ringed != "outline":
            colour(cr, tile if closed else hit if s == "X" else bare)
            cr.rectangle(0, 0, n, n), cr.fill()
        if not closed and s != "X" and ringed != "fill":
            colour(cr, outline)
            cr.set_line_width(1)
            cr.rectangle(0.5, 0.5, n - 1, n - 1), cr.stroke()
        if s in "12345678":
            write(cr, s, inks[int(s) - 1])
        elif s == "?":
            write(cr, "?", "#ffffff")
        elif s in "Fx":
            flag(cr)
            if s == "x":
                colour(cr, "#ffffff" if flagged != "#ffffff" else "#ff3b3b")
                cr.set_line_width(max(2, n * 0.1))
                cr.move_to(0.14 * n, 0.14 * n), cr.line_to(0.86 * n, 0.86 * n), cr.move_to(0.86 * n, 0.14 * n), cr.line_to(0.14 * n, 0.86 * n)
                cr.stroke()
        elif s in "*X":
            mine(cr, "#ffffff" if s == "X" else mark)
        cr.restore()


def start(app):
    provider = Gtk.CssProvider()
    provider.load_from_data(f"""
window.cobalt {{ background: {window}; color: {mark}; }}
.cobalt headerbar {{ background: {window}; color: {mark}; box-shadow: none; border: none; }}
.cobalt frame {{ border: 1px solid {outline}; border-radius: 6px; }}
.cobalt .count {{ font: bold 20px "{family}"; }}
.cobalt .dim {{ opacity: 0.65; font-size: 11px; }}
""".encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 900)
    win = Gtk.ApplicationWindow(application=app, title="Cobalt", resizable=False)
    win.add_css_class("cobalt")
    bar = Gtk.HeaderBar()
    bar.pack_start(Gtk.Button(label="New"))
    bar.pack_end(Gtk.DropDown.new_from_strings(["Custom", "Small", "Medium", "Large"]))
    win.set_titlebar(bar)
    across = g.random() < 0.4
    outer = Gtk.Box(orientation=Gtk.Orientation.HORIZONTAL if across else Gtk.Orientation.VERTICAL, spacing=10)
    for side in ("top", "bottom", "start", "end"):
        getattr(outer, f"set_margin_{side}")(10)
    area = Gtk.DrawingArea(content_width=2 * pad + p.cols * size - gap, content_height=2 * pad + p.rows * size - gap, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
    area.set_draw_func(paint)
    frame = Gtk.Frame(child=area, halign=Gtk.Align.CENTER)
    counts = Gtk.Box(orientation=Gtk.Orientation.VERTICAL if across else Gtk.Orientation.HORIZONTAL, spacing=18, halign=Gtk.Align.CENTER)
    state = {"playing": "playing", "won": "solved", "lost": "lost"}[p.status]
    for big, small in ((str(p.left), "left"), (f"{p.seconds}s", "time"), (f"{p.mines}", "mines"), (state, "state")):
        one = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        top, below = Gtk.Label(label=big), Gtk.Label(label=small)
        top.add_css_class("count"), below.add_css_class("dim")
        one.append(top), one.append(below)
        counts.append(one)
    if across:
        outer.append(frame), outer.append(counts)
    else:
        outer.append(counts), outer.append(frame)
    win.set_child(outer)
    win.present()
    return lambda: inside(area, pad - gap / 2, p.cols * size, p.rows * size)


run_gtk4(start)
