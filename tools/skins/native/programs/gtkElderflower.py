"""GTK 3 in the manner of a curated desktop: a coloured header bar, buttons with a faint sheen and an inner light line, wells with an inner shadow; symbolic signs in one tone drawn with cairo."""
import math

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import SHOWN, Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
if g.random() < 0.4:  # no question marks here
    p.cells = [row.replace("?", "#") for row in p.cells]
    SHOWN["cells"] = p.cells
LIGHT = ["#0d52bf", "#3a9104", "#c6262e", "#7239b3", "#cc3b02", "#0e9a83", "#333333", "#7e8087"]
DARK = ["#64baff", "#9bdb4d", "#ed5353", "#cd9ef7", "#ffa154", "#43d6b5", "#fafafa", "#abacae"]
LOOKS = [  # head, head text, ground, cover, open, rule, sign, flag, inks
    ("#7a36b1", "#ffffff", "#f5f5f5", "#dcd3e6", "#ffffff", "#c9c2d1", "#452981", "#c6262e", LIGHT),
    ("#0e9a83", "#ffffff", "#eef6f4", "#bfe3da", "#fbfffe", "#a8cfc6", "#007367", "#cc3b02", LIGHT),
    ("#fafafa", "#333333", "#f5f5f5", "#e2e2e4", "#fcfcfc", "#c4c5c8", "#4d4d4d", "#c6262e", LIGHT),
    ("#f9c440", "#3d2b02", "#fdf6e3", "#ead9a8", "#fffdf5", "#d6c48c", "#57392d", "#a62100", LIGHT),
    ("#273445", "#e8ecf0", "#1f2733", "#485a6c", "#273445", "#16202c", "#d4dce4", "#ff8c82", DARK),
    ("#333333", "#eeeeee", "#2a2a2a", "#5a5a5c", "#333333", "#1a1a1a", "#dddddd", "#ffc27d", DARK),
]
head, headtext, ground, cover, paper, rule, sign, red, inks = g.choice(LOOKS)
dark = inks is DARK
gap = g.choice([0, 0, 2, 3, 4])
size = max(18, p.cell_size(20, 48) - gap)
radius = g.choice([0, 2, 3, 4] if gap else [0, 0, 2])
sheen = g.choice([0.35, 0.6]) if not dark else g.choice([0.06, 0.12])
flat = g.random() < 0.25
sunk = g.random() < 0.65
face = g.choice(["Open Sans, Noto Sans", "Inter, FreeSans", "Noto Sans", "DejaVu Sans", "Nimbus Sans"])
weight = g.choice(["bold", "bold", "600", "400"])
em = max(10, round(size * g.uniform(0.5, 0.64)))
kind = g.choice(["flag", "flag", "bookmark", "bang"])
lit = "rgba(0,0,0,0.5)" if dark else "rgba(255,255,255,0.7)"
css = f"""
window, window.background {{ background-color: {ground}; color: {sign}; }}
headerbar {{ background: linear-gradient(shade({head}, 1.06), {head}); color: {headtext}; border-bottom: 1px solid shade({head}, 0.75); min-height: 36px; padding: 0 6px; box-shadow: none; }}
headerbar .title, headerbar label {{ color: {headtext}; }}
button.c {{ min-width: 0; min-height: 0; padding: 0; margin: 0; border-radius: {radius}px; border: 1px solid {'rgba(0,0,0,0.55)' if dark else 'rgba(0,0,0,0.25)'}; outline: none;
  background: {cover if flat else f'linear-gradient(to bottom, mix({cover}, white, {sheen}), {cover})'}; box-shadow: {'none' if flat else f'inset 0 0 0 1px rgba(255,255,255,{0.07 if dark else 0.35})'}; text-shadow: none; -gtk-icon-shadow: none; }}
.o {{ background: {paper}; border-radius: {radius}px; border: 1px solid {rule}; {'box-shadow: inset 0 1px 3px rgba(0,0,0,0.22);' if sunk else ''} }}
.hit {{ background: {'#7a0000' if dark else '#ed5353'}; }}
.n {{ font-family: {face}; font-weight: {weight}; font-size: {em}px; text-shadow: 0 1px {lit}; }}
.q {{ color: {sign}; }}
""" + "".join(f".n{i + 1} {{ color: {c}; }}\n" for i, c in enumerate(inks))
provider = Gtk.CssProvider()
provider.load_from_data(css.encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), provider, 800)
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))


def draw(area, cr, s):
    w, h = area.get_allocated_width(), area.get_allocated_height()
    n = min(w, h)
    cr.translate((w - n) / 2, (h - n) / 2)
    cr.scale(n / 16, n / 16)
    if s in "Fx":
        cr.set_source_rgb(*rgb(red))
        if kind == "flag":
            for x, y in [(4, 2.5), (13, 2.5), (11, 5.5), (13, 8.5), (5.5, 8.5), (5.5, 14), (4, 14)]:
                cr.line_to(x, y)
        elif kind == "bookmark":
            for x, y in [(4.5, 2.5), (11.5, 2.5), (11.5, 13.5), (8, 10.5), (4.5, 13.5)]:
                cr.line_to(x, y)
        else:  # a round sign with a bar and a dot
            cr.arc(8, 8, 6, 0, 7)
            cr.fill()
            cr.set_source_rgb(*rgb(cover) if dark else (1, 1, 1))
            cr.rectangle(7.1, 4, 1.8, 5)
            cr.rectangle(7.1, 10.2, 1.8, 1.8)
        cr.fill()
        if s == "x":
            cr.set_source_rgb(*rgb("#fafafa" if dark else "#1a1a1a"))
            cr.set_line_width(1.7)
            for d in (1, -1):
                cr.move_to(8 - 5.6 * d, 2.4)
                cr.line_to(8 + 5.6 * d, 13.6)
            cr.stroke()
    else:
        cr.set_source_rgb(*((1, 1, 1) if s == "X" else rgb("#d4d4d4" if dark else "#333333")))
        cr.arc(7.3, 9, 4.6, 0, 7)
        cr.fill()
        cr.set_line_width(2)
        cr.move_to(10, 6.2)
        cr.line_to(11.4, 4.8)
        cr.stroke()
        cr.set_line_width(1)
        cr.move_to(11, 5)
        cr.curve_to(12, 2.8, 13, 3, 14, 4)
        cr.stroke()


grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER, margin=g.choice([0, 6, 12, 18]))
cells = {}
for r, c, s in p.each():
    if s in "#F?x":
        w = Gtk.Button()
        w.set_can_focus(False)
        w.get_style_context().add_class("c")
    else:
        w = Gtk.EventBox()
        w.get_style_context().add_class("o")
        if s == "X":
            w.get_style_context().add_class("hit")
    if s in "12345678?":
        label = Gtk.Label(label=s)
        label.get_style_context().add_class("n")
        label.get_style_context().add_class("q" if s == "?" else "n" + s)
        w.add(label)
    elif s in "Fx*X":
        area = Gtk.DrawingArea(margin=max(1, round(size * 0.1)))
        area.connect("draw", draw, s)
        w.add(area)
    w.set_size_request(size, size)
    grid.attach(w, c, r, 1, 1)
    cells[r, c] = w
win = Gtk.Window()
title = g.choice(["Elderflower", "Mines", "Minder"])
bar = Gtk.HeaderBar(title=title, has_subtitle=False)
bar.pack_start(Gtk.Button.new_from_icon_name("view-refresh-symbolic", Gtk.IconSize.BUTTON))
if p.cols * (size + gap) > 330:
    bar.pack_start(Gtk.Label(label=f"{p.left} left"))
    bar.pack_end(Gtk.Label(label=f"{p.seconds // 60}:{p.seconds % 60:02d}"))
win.set_titlebar(bar)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(box)
if p.status != "playing" and g.random() < 0.6:
    info = Gtk.InfoBar(message_type=Gtk.MessageType.INFO if p.status == "won" else Gtk.MessageType.WARNING)
    info.get_content_area().add(Gtk.Label(label="You cleared the field" if p.status == "won" else "That was a mine"))
    box.pack_start(info, False, False, 0)
box.pack_start(grid, False, False, 0)
win.set_resizable(False)
win.show_all()
tell_gtk(win, lambda: region(p, cells, gtk_box))
