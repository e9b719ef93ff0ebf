"""GTK 4: large squircles drawn with cairo on the page itself, thin or heavy figures in Pango, bookmarks and bells for flags; a header bar with a drop-down of themes, a list of levels at the left."""
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
gi.require_version("GdkX11", "4.0")
gi.require_version("PangoCairo", "1.0")
gi.require_foreign("cairo")
import cairo  # noqa: E402
from gi.repository import Gdk, GdkX11, Gtk, Pango, PangoCairo  # noqa: E402, F401

from support import Position, inside, run_gtk4  # noqa: E402

p = Position()
g = p.rng
LOOKS = {  # page, covered, covered when marked, floor (None: the page), mark, mine, figures, text
    "Morning": ("#fbfaf7", "#f2b8a0", "#f7d9a8", None, "#b3402a", "#4a2f28", ["#3d6fb4", "#4d8a45", "#c24a3a", "#7b54a3", "#a86a1e", "#348a8a", "#4a4a4a", "#8f8f8f"], "#3b332f"),
    "Ink": ("#ffffff", "#1d1d1f", "#1d1d1f", "#f2f2f3", "#ffffff", "#1d1d1f", ["#1d1d1f"] * 8, "#1d1d1f"),
    "Night": ("#101318", "#2e3a52", "#3f4f70", "#161b23", "#ffd56b", "#ff8080", ["#8bb8ff", "#98e0a5", "#ff9c95", "#d0aef7", "#ffc98a", "#8ce6e6", "#ffffff", "#9aa4b5"], "#dfe5ee"),
    "Fern": ("#eef2e6", "#5d8a57", "#7aa45c", "#f8faf3", "#fff7c9", "#33482e", ["#2f62a8", "#357a2e", "#b8402a", "#6d3f91", "#96601a", "#2a7f7b", "#2c332a", "#83897f"], "#2c3a2a"),
    "Ember": ("#1b1412", "#c4502e", "#e0893c", "#261c19", "#fff0d8", "#f0b090", ["#f7d0b4"] * 8, "#f2ddd0"),
    "Ocean": ("#dcebf2", "#3c86b5", "#2c6a94", "#eff6fa", "#ffe169", "#173d56", ["#0f5fc2", "#17803f", "#cc3333", "#5f3aa6", "#a3560c", "#007d85", "#12242e", "#71828c"], "#173d56"),
}
name = g.choice(list(LOOKS))
page, cover, marked, floor, mark, mine, figures, text = LOOKS[name]
pitch = p.cell_size(26, 70)
air = g.choice([1, 2, 3, 5]) if pitch < 40 else g.choice([2, 4, 6, 8])
power = g.choice([3.2, 4.5, 7])
mark_kind = g.choice(["ribbon", "bell", "flag", "drop"])
mine_kind = g.choice(["dots", "gear", "skullless", "flower"])
family = g.choice(["Noto Sans", "DejaVu Sans Light", "DejaVu Sans", "Nimbus Sans", "Noto Serif"])
weight = g.choice([300, 500, 800])
part = g.uniform(0.5, 0.64)
lift = g.random() < 0.5  # covers throw a soft shadow
tint = g.random() < 0.35  # floors take a breath of the figure's colour
dot = g.random() < 0.3  # bare ground has a small dot
margin = g.choice([4, 10, 18])
W, H = p.cols * pitch, p.rows * pitch


def rgb(c):
    return [int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def squircle(cr, cx, cy, r):
    for i in range(64):
        a = i * math.pi / 32
        u, v = math.cos(a), math.sin(a)
        cr.line_to(cx + r * math.copysign(abs(u) ** (2 / power), u), cy + r * math.copysign(abs(v) ** (2 / power), v))
    cr.close_path()


def shape(cr, *pts):
    for q in pts:
        cr.line_to(*q)
    cr.close_path()


def marker(cr):
    cr.set_source_rgb(*rgb(mark))
    if mark_kind == "ribbon":
        shape(cr, (-5, -9), (5, -9), (5, 9), (0, 4.4), (-5, 9))
        cr.fill()
    elif mark_kind == "bell":
        cr.move_to(-8, 5.5)
        cr.curve_to(-4, 2, -7, -8, 0, -8)
        cr.curve_to(7, -8, 4, 2, 8, 5.5)
        cr.close_path()
        cr.fill()
        cr.arc(0, 7, 2.4, 0, 7)
        cr.fill()
    elif mark_kind == "flag":
        cr.set_line_width(2)
        cr.set_line_cap(cairo.LINE_CAP_ROUND)
        cr.move_to(-5, -8), cr.line_to(-5, 9), cr.stroke()
        shape(cr, (-4, -8), (8, -8), (8, 1), (-4, 1))
        cr.fill()
    else:
        cr.move_to(0, 9)
        cr.curve_to(-3, 4, -7, 2, -7, -2.4)
        cr.arc(0, -2.4, 7, math.pi, 0)
        cr.curve_to(7, 2, 3, 4, 0, 9)
        cr.fill()
        cr.set_source_rgb(*rgb(marked))
        cr.arc(0, -2.4, 2.8, 0, 7)
        cr.fill()


def danger(cr, colour):
    cr.set_source_rgb(*colour)
    if mine_kind == "dots":
        cr.arc(0, 0, 4.2, 0, 7), cr.fill()
        for i in range(8):
            cr.arc(8 * math.cos(i * math.pi / 4), 8 * math.sin(i * math.pi / 4), 1.7, 0, 7), cr.fill()
    elif mine_kind == "gear":
        for i in range(8):
            cr.save(), cr.rotate(i * math.pi / 4), cr.rectangle(-1.9, -9, 3.8, 5), cr.restore()
        cr.fill()
        cr.set_line_width(3.6), cr.arc(0, 0, 4.8, 0, 7), cr.stroke()
    elif mine_kind == "flower":
        for i in range(6):
            cr.arc(5.2 * math.cos(i * math.pi / 3), 5.2 * math.sin(i * math.pi / 3), 3.4, 0, 7), cr.fill()
        cr.set_source_rgba(1, 1, 1, 0.8), cr.arc(0, 0, 2.2, 0, 7), cr.fill()
    else:
        cr.arc(0, 1, 6.4, 0, 7), cr.fill()
        cr.set_line_width(2), cr.move_to(3, -5), cr.curve_to(5, -9, 8, -8, 8.4, -6), cr.stroke()


def letter(cr, s, colour):
    layout = PangoCairo.create_layout(cr)
    d = Pango.FontDescription(family)
    d.set_weight(weight)
    d.set_absolute_size(20 * part / 0.72 * Pango.SCALE)
    layout.set_font_description(d)
    layout.set_text(s, -1)
    ink, _ = layout.get_extents()
    cr.set_source_rgb(*rgb(colour))
    cr.move_to(-(ink.x + ink.width / 2) / Pango.SCALE, -(ink.y + ink.height / 2) / Pango.SCALE)
    PangoCairo.show_layout(cr, layout)
    cr.new_path()


def draw(_area, cr, _w, _h):
    half = (pitch - air) / 2
    for r, c, s in p.each():
        cr.save()
        cr.translate(margin + (c + 0.5) * pitch, margin + (r + 0.5) * pitch)
        if s in "#F?x":
            if lift:
                cr.set_source_rgba(0, 0, 0, 0.22)
                squircle(cr, 0, min(air * 0.45, 2), half)
                cr.fill()
            cr.set_source_rgb(*rgb(marked if s in "Fx?" else cover))
            squircle(cr, 0, 0, half)
            cr.fill()
        elif s == "X":
            cr.set_source_rgb(0.86, 0.15, 0.2)
            squircle(cr, 0, 0, half)
            cr.fill()
        elif floor or tint:
            cr.set_source_rgb(*rgb(floor or page))
            squircle(cr, 0, 0, half)
            cr.fill()
            if tint and s in "12345678":
                cr.set_source_rgba(*rgb(figures[int(s) - 1]), 0.14)
                squircle(cr, 0, 0, half)
                cr.fill()
        cr.scale(pitch / 28, pitch / 28)
        if s in "Fx":
            marker(cr)
        elif s in "*X":
            danger(cr, (1, 1, 1) if s == "X" else rgb(mine))
        elif s in "12345678?":
            cr.scale(1.4, 1.4)
            letter(cr, s, mark if s == "?" else figures[int(s) - 1])
        elif s == "0" and dot:
            cr.set_source_rgba(*rgb(text), 0.25)
            cr.arc(0, 0, 1.1, 0, 7)
            cr.fill()
        if s == "x":
            for colour, w in ((rgb(page), 4.4), ((0.86, 0.15, 0.2), 2.6)):
                cr.set_source_rgb(*colour)
                cr.set_line_width(w)
                cr.move_to(-9, 9), cr.line_to(9, -9), cr.stroke()
        cr.restore()


def start(app):
    dark = sum(rgb(page)) < 1
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
    css = Gtk.CssProvider()
    css.load_from_data(f"window, list {{ background: {page}; color: {text}; }} .big {{ font-size: 19px; font-weight: 700; }} headerbar {{ min-height: 38px; }}".encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), css, 800)
    win = Gtk.ApplicationWindow(application=app, title="Tidings", resizable=False)
    head = Gtk.HeaderBar()
    drop = Gtk.DropDown.new_from_strings(list(LOOKS))
    drop.set_selected(list(LOOKS).index(name))
    wide = W > 330
    if wide:
        head.pack_start(drop)
    head.pack_end(Gtk.Button(icon_name="view-refresh-symbolic"))
    win.set_titlebar(head)
    row = Gtk.Box()
    win.set_child(row)
    if wide and g.random() < 0.4 and (p.max_cell - pitch) * p.cols > 170:
        levels = Gtk.ListBox()
        for t in ("Beginner", "Easy", "Medium", "Hard", "Custom…"):
            levels.append(Gtk.Label(label=t, xalign=0, margin_top=6, margin_bottom=6, margin_start=10, margin_end=14))
        row.append(levels)
        row.append(Gtk.Separator(orientation=Gtk.Orientation.VERTICAL))
    col = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    row.append(col)
    line = Gtk.CenterBox(margin_start=12, margin_end=12, margin_top=6, margin_bottom=4)
    line.set_start_widget(Gtk.Label(label=f"{p.left}", css_classes=["big"]))
    if p.status != "playing":
        line.set_center_widget(Gtk.Label(label={"won": "Solved", "lost": "Over"}[p.status], css_classes=["big"]))
    line.set_end_widget(Gtk.Label(label=f"{p.seconds // 60}:{p.seconds % 60:02d}", css_classes=["big"]))
    area = Gtk.DrawingArea(content_width=W + 2 * margin, content_height=H + 2 * margin, halign=Gtk.Align.CENTER, valign=Gtk.Align.START)
    area.set_draw_func(draw)
    for w in [area, line] if g.random() < 0.3 else [line, area]:
        col.append(w)
    win.present()
    win.set_focus(None)
    return lambda: inside(area, margin, W, H)


run_gtk4(start)
