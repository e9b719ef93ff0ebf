"""A GTK 4 program drawn with cairo: squircles of fruit colours with a light rim over a floor with dotted lines or pale plates, digits drawn as strokes or in a font, a header bar with a pause button, tallies as pills below."""
import math
import re

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
gi.require_version("PangoCairo", "1.0")
import cairo  # noqa: E402
from gi.repository import Gdk, Gtk, Pango, PangoCairo  # noqa: E402

from support import Position, inside, run_gtk4  # noqa: E402

p = Position()
g = p.rng
DAY = ["#1e52c4", "#23782f", "#c62d22", "#58248f", "#8a480c", "#0c727a", "#181818", "#70706c"]
NIGHT = ["#8abfff", "#9ae38c", "#ff9184", "#d5adff", "#ffc976", "#7de5db", "#ffffff", "#b4b4b0"]
LOOKS = [  # window, text, cover, rim, floor, dots, marker, mine, hit, digits
    ("#faf6e8", "#4a3c10", "#e4b93a", "#f8e39a", "#fffdf4", "#d8c88c", "#b4281c", "#3a3014", "#e8523c", DAY),
    ("#1d1420", "#f0e0f0", "#8e4a86", "#c88ac0", "#2a1f2e", "#584660", "#ffd84a", "#f4e8f4", "#e03c48", NIGHT),
    ("#eef5e6", "#243a18", "#7eb34a", "#bfe08e", "#fbfdf6", "#b9cfa2", "#d83c1c", "#24301c", "#ee5c44", DAY),
    ("#fdeee6", "#5a2414", "#f08a5c", "#ffc6a6", "#fffaf6", "#e8c2ae", "#54143c", "#40201a", "#d82c2c", DAY),
    ("#14191f", "#dfe8f0", "#3c7896", "#7cb4d0", "#1b222a", "#3e4c58", "#ff8c42", "#e4eef4", "#e8413c", NIGHT),
]
window, text, cover, rim, floor, dots, marker, iron, hit, ink = g.choice(LOOKS)
size = p.cell_size(20, 60)
pad = g.choice([4, 10, 18])
gap = g.choice([1, 2, max(2, size // 12)])
power = g.choice([2.6, 4, 7])  # of the superellipse
ground = g.choice(["dots", "plates", "plates", "bare"])
strokes = g.random() < 0.35
family = g.choice(["Liberation Sans Bold", "DejaVu Sans Bold", "URW Gothic Demi", "Noto Sans Bold", "DejaVu Serif Bold"])
part = g.uniform(0.5, 0.62)
pinned, spiky = g.randrange(3), g.randrange(2)
PATHS = {  # on a field of 4 by 6
    "1": "M.8 1.2L2.2 0V6M.8 6H3.6", "2": "M.2 1.4Q.4 0 2 0Q3.8 0 3.8 1.6Q3.8 2.8 .2 6H4", "3": "M.2 .3H3.7L1.8 2.4Q4 2.3 4 4.1Q4 6 1.9 6Q.6 6 0 5", "4": "M2.8 6V0L0 4.2H4",
    "5": "M3.6 0H.7L.4 2.7Q1.1 2.2 2 2.2Q4 2.2 4 4.1Q4 6 1.9 6Q.6 6 0 5.2", "6": "M3.4 .2Q.1 .6 .1 4Q.1 6 2 6Q3.9 6 3.9 4.1Q3.9 2.4 2.1 2.4Q.6 2.4 .1 4", "7": "M0 0H4L1.4 6",
    "8": "M2 2.8Q.3 2.7 .3 1.4Q.3 0 2 0Q3.7 0 3.7 1.4Q3.7 2.7 2 2.8Q0 2.9 0 4.4Q0 6 2 6Q4 6 4 4.4Q4 2.9 2 2.8",
}


def colour(cr, hexa, alpha=1.0):
    cr.set_source_rgba(*(int(hexa[i:i + 2], 16) / 255 for i in (1, 3, 5)), alpha)


def squircle(cr, x, y, n):
    for i in range(49):
        a = i * math.pi / 24
        ca, sa = math.cos(a), math.sin(a)
        cr.line_to(x + n / 2 + n / 2 * math.copysign(abs(ca) ** (2 / power), ca), y + n / 2 + n / 2 * math.copysign(abs(sa) ** (2 / power), sa))
    cr.close_path()


def trace(cr, path):

    at = (0, 0)
    for op, rest in re.findall(r"([MLHVQ])([^MLHVQ]*)", path):
        v = [float(n) for n in re.findall(r"\d*\.?\d+", rest)]
        if op == "M":
            at = v[0], v[1]
            cr.move_to(*at)
            continue
        if op == "Q":
            (x0, y0), (x1, y1, x2, y2) = at, v
            cr.curve_to(x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3, x2 + (x1 - x2) * 2 / 3, y2 + (y1 - y2) * 2 / 3, x2, y2)
            at = x2, y2
            continue
        at = (v[0], v[1]) if op == "L" else (v[0], at[1]) if op == "H" else (at[0], v[0])
        cr.line_to(*at)


def write(cr, sign, tone):
    colour(cr, tone)
    if strokes and sign in PATHS:
        cr.save()
        u = size * 0.092
        cr.translate(size / 2 - 2 * u, size / 2 - 3 * u)
        cr.scale(u, u)
        trace(cr, PATHS[sign])
        cr.set_line_width(1.05), cr.set_line_cap(cairo.LINE_CAP_ROUND), cr.set_line_join(cairo.LINE_JOIN_ROUND)
        cr.stroke()
        cr.restore()
        return
    layout = PangoCairo.create_layout(cr)
    d = Pango.FontDescription(family)
    d.set_absolute_size(size * part * Pango.SCALE)
    layout.set_font_description(d)
    layout.set_text(sign, -1)
    box, _ = layout.get_pixel_extents()
    cr.move_to(size / 2 - box.x - box.width / 2, size / 2 - box.y - box.height / 2)
    PangoCairo.show_layout(cr, layout)


def flag(cr):
    u = size / 24
    colour(cr, marker)
    if pinned == 0:  # a drop upside down
        cr.arc(12 * u, 10 * u, 5.6 * u, math.pi * 0.85, math.pi * 2.15)
        cr.line_to(12 * u, 20.5 * u)
        cr.fill()
        colour(cr, rim)
        cr.arc(12 * u, 10 * u, 2 * u, 0, 7)
        cr.fill()
    else:
        cr.rectangle(7 * u, 4.5 * u, 1.8 * u, 15.5 * u)
        cr.fill()
        if pinned == 1:
            cr.move_to(8.8 * u, 5 * u), cr.line_to(19 * u, 5 * u), cr.line_to(16 * u, 8.7 * u), cr.line_to(19 * u, 12.5 * u), cr.line_to(8.8 * u, 12.5 * u)
        else:
            cr.move_to(8.8 * u, 5 * u), cr.curve_to(13 * u, 5 * u, 14 * u, 9 * u, 19 * u, 8.5 * u), cr.curve_to(14 * u, 10 * u, 13 * u, 13 * u, 8.8 * u, 12.5 * u)
        cr.fill()


def mine(cr, tone):
    u = size / 24
    colour(cr, tone)
    if spiky:
        for i in range(6):
            a = i * math.pi / 3 + 0.26
            cr.arc(12 * u + 7.6 * u * math.cos(a), 12 * u + 7.6 * u * math.sin(a), 1.9 * u, 0, 7)
            cr.fill()
        cr.arc(12 * u, 12 * u, 6.4 * u, 0, 7)
        cr.fill()
    else:
        cr.arc(11 * u, 13.5 * u, 6.8 * u, 0, 7)
        cr.fill()
        cr.set_line_width(1.8 * u)
        cr.move_to(15.5 * u, 9 * u), cr.curve_to(17 * u, 5 * u, 19 * u, 8 * u, 20.5 * u, 4.5 * u)
        cr.stroke()
    colour(cr, "#ffffff" if tone < "#8" else "#555555", 0.8)
    cr.arc(9.4 * u, 11 * u, 1.6 * u, 0, 7)
    cr.fill()


def paint(_, cr, w, h):
    colour(cr, floor)
    cr.rectangle(0, 0, w, h)
    cr.fill()
    if ground == "dots":
        colour(cr, dots)
        cr.set_line_width(1)
        cr.set_dash([2, 3])
        for c in range(p.cols + 1):
            cr.move_to(pad + c * size + 0.5, pad), cr.line_to(pad + c * size + 0.5, pad + p.rows * size)
        for r in range(p.rows + 1):
            cr.move_to(pad, pad + r * size + 0.5), cr.line_to(pad + p.cols * size, pad + r * size + 0.5)
        cr.stroke()
        cr.set_dash([])
    for r, c, s in p.each():
        cr.save()
        cr.translate(pad + c * size, pad + r * size)
        n = size - gap
        if s in "012345678*X":
            if s == "X" or ground == "plates":
                squircle(cr, gap / 2, gap / 2, n)
                colour(cr, hit if s == "X" else dots, 1 if s == "X" else 0.3)
                cr.fill()
        else:
            squircle(cr, gap / 2, gap / 2, n)
            colour(cr, cover)
            cr.fill()
            squircle(cr, gap / 2 + size * 0.06, gap / 2 + size * 0.06, n - size * 0.12)
            cr.set_line_width(max(1, size * 0.045))
            colour(cr, rim, 0.9)
            cr.stroke()
        if s in "12345678":
            write(cr, s, ink[int(s) - 1])
        elif s == "?":
            write(cr, "?", "#1c1408" if cover > "#7" else "#ffffff")
        elif s in "Fx":
            flag(cr)
            if s == "x":
                for wide, tone in ((0.17, "#ffffff"), (0.09, "#000000")):
                    colour(cr, tone)
                    cr.set_line_width(size * wide)
                    cr.move_to(0.2 * size, 0.2 * size), cr.line_to(0.8 * size, 0.8 * size), cr.move_to(0.8 * size, 0.2 * size), cr.line_to(0.2 * size, 0.8 * size)
                    cr.stroke()
        elif s in "*X":
            mine(cr, "#1a0808" if s == "X" else iron)
        cr.restore()


def start(app):
    css = Gtk.CssProvider()
    css.load_from_data(f"""
window.quince {{ background: {window}; color: {text}; }}
.quince headerbar {{ background: {window}; color: {text}; box-shadow: none; }}
.quince .pill {{ background: {cover}; color: {"#1c1408" if cover > "#7" else "#ffffff"}; border-radius: 12px; padding: 3px 12px; font-weight: bold; }}
""".encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), css, 900)
    win = Gtk.ApplicationWindow(application=app, title="Quince", resizable=False)
    win.add_css_class("quince")
    bar = Gtk.HeaderBar()
    bar.pack_start(Gtk.Button(icon_name="media-playback-pause-symbolic" if p.status == "playing" else "view-refresh-symbolic"))
    bar.pack_end(Gtk.MenuButton(icon_name="open-menu-symbolic"))
    win.set_titlebar(bar)
    outer = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, margin_top=6, margin_bottom=8, margin_start=8, margin_end=8)
    area = Gtk.DrawingArea(content_width=2 * pad + p.cols * size, content_height=2 * pad + p.rows * size, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
    area.set_draw_func(paint)
    pills = Gtk.Box(spacing=8, halign=Gtk.Align.CENTER)
    for label in (f"{p.left} mines", f"{p.seconds // 60}:{p.seconds % 60:02d}") + ({"won": ("Won",), "lost": ("Lost",)}.get(p.status, ())):
        pill = Gtk.Label(label=label)
        pill.add_css_class("pill")
        pills.append(pill)
    for w in (pills, area) if g.random() < 0.5 else (area, pills):
        outer.append(w)
    win.set_child(outer)
    win.present()
    return lambda: inside(area, pad, p.cols * size, p.rows * size)


run_gtk4(start)
