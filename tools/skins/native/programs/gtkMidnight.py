"""A dark application in GTK 3 styled by CSS: light digits, rounded or square tiles with gaps, drawn flags, a sidebar or a toolbar close to the board."""
import math

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk, Gdk  # Gtk first: it settles the version of Gdk

from support import Position, gtk_box, region, tell_gtk

p = Position()
g = p.rng
THEMES = [  # window, cover low and high, open, edge, accent, digits
    ("#17181c", "#3a3f4b", "#4a5060", "#22242a", "#101114", "#ff5c57", ["#9ecbff", "#a6e3a1", "#ffb3ae", "#d9b8ff", "#ffd59e", "#9ae6e0", "#ffffff", "#c2c7d0"]),
    ("#0f1720", "#1f5f8b", "#2a75a8", "#16222e", "#0a1017", "#ffd166", ["#e6f1ff"] * 8),
    ("#1c1a17", "#5c4a33", "#74603f", "#2a2621", "#12100e", "#e4572e", ["#ffcf6b"] * 8),
    ("#191724", "#3b365a", "#4c4675", "#221f33", "#110f1a", "#eb6f92", ["#9ccfd8", "#b8e08a", "#eb9fb0", "#c4a7e7", "#f6c177", "#8fd0c4", "#f4f0ff", "#b5b0cc"]),
    ("#101010", "#3c3c3c", "#4a4a4a", "#181818", "#000000", "#33d17a", ["#5cff9a"] * 8),
]
window, low, high, paper, edge, accent, ink = g.choice(THEMES)
side = g.choice(["list", "buttons", "none", "none"])
if side != "none":
    p.max_cell = (p.max_cell * p.cols - 140) / p.cols
size = p.cell_size(18, 54)
gap = g.choice([0, 0, 1, 2, 4 if size > 24 else 2])
size = max(17, size - gap)
radius = g.choice([0, 2, 4, max(3, size // 5)])
family = g.choice(["Noto Sans", "DejaVu Sans", "Liberation Sans", "Noto Mono", "DejaVu Serif"])
weight = g.choice(["normal", "bold", "bold"])
shadow = g.choice(["none", "none", "0 1px 2px black"])
px = max(10, int(size * g.uniform(0.5, 0.66)))
css = f"""
window {{ background: {window}; }}
window label, window button {{ color: #d5d8de; }}
.bar, .bar button, menubar, .side, .side row, .side list {{ background: {window}; color: #d5d8de; border-color: {edge}; }}
.side row:selected {{ background: {low}; }}
.bar button, .side button {{ background-image: none; background-color: {paper}; border: 1px solid {low}; box-shadow: none; text-shadow: none; }}
button.tile {{ background-image: {g.choice([f"linear-gradient(to bottom, {high}, {low})", "none"])}; background-color: {low}; border: 1px solid {edge};
  border-radius: {radius}px; padding: 0; margin: 0; min-width: 0; min-height: 0; box-shadow: {g.choice([f"inset 0 1px {high}", "none"])}; outline: none; }}
.open {{ background: {paper}; border: 1px solid {edge}; border-radius: {radius}px; }}
.boom {{ background: #a51d2d; }}
.tile label, .open label {{ font: {weight} {px}px "{family}"; text-shadow: {shadow}; }}
"""
css += "\n".join(f".d{i + 1} label {{ color: {c}; }}" for i, c in enumerate(ink))
provider = Gtk.CssProvider()
provider.load_from_data(css.encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), provider, 900)
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", True)

marker = g.choice(["triangle", "wave", "diamond"])


def rgb(cr, colour):
    cr.set_source_rgb(*[int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def picture(s):
    """A drawing of a flag or a mine that fills its cell."""
    area = Gtk.DrawingArea()

    def paint(_, cr):
        w, h = area.get_allocated_width(), area.get_allocated_height()
        u = min(w, h) / 20
        cr.translate(w / 2 - 10 * u, h / 2 - 10 * u)
        cr.scale(u, u)
        if s in "Fx":
            if marker == "diamond":
                rgb(cr, accent)
                for x, y in ((10, 2.5), (17, 10), (10, 17.5), (3, 10)):
                    cr.line_to(x, y)
                cr.fill()
            else:
                rgb(cr, "#f2f2f2")
                cr.rectangle(5.2, 2.5, 1.7, 15)
                cr.fill()
                rgb(cr, accent)
                cr.move_to(6.9, 3)
                if marker == "wave":
                    cr.curve_to(10, 1, 12, 5, 16.5, 3)
                    cr.line_to(16.5, 10)
                    cr.curve_to(12, 12, 10, 8, 6.9, 10)
                else:
                    cr.line_to(16.5, 6.8)
                    cr.line_to(6.9, 10.6)
                cr.fill()
            if s == "x":
                rgb(cr, "#ffffff")
                cr.set_line_width(2)
                for a, b in ((2.5, 17.5), (17.5, 2.5)):
                    cr.move_to(2.5, a)
                    cr.line_to(17.5, b)
                cr.stroke()
        else:
            rgb(cr, "#e8e8e8")
            cr.set_line_width(1.6)
            for i in range(6):
                a = math.pi * i / 6
                cr.move_to(10 - 7.8 * math.cos(a), 10 - 7.8 * math.sin(a))
                cr.line_to(10 + 7.8 * math.cos(a), 10 + 7.8 * math.sin(a))
            cr.stroke()
            cr.arc(10, 10, 5, 0, 7)
            cr.fill()
            rgb(cr, "#303030")
            cr.arc(10, 10, 1.8, 0, 7)
            cr.fill()

    area.connect("draw", paint)
    return area


win = Gtk.Window(title=g.choice(["Midnight Mines", "midnight", "Mines at Midnight"]))
col = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(col)
if g.random() < 0.4:
    bar = Gtk.MenuBar()
    for name in ("Game", "View", "Help"):
        bar.append(Gtk.MenuItem(label=name))
    col.pack_start(bar, False, False, 0)
top = Gtk.Box(spacing=6, margin=g.choice([2, 6]))
top.get_style_context().add_class("bar")
top.pack_start(Gtk.Button(label="New"), False, False, 0)
top.pack_start(Gtk.Label(label=f"{p.left} / {p.mines}"), False, False, 4)
top.pack_end(Gtk.Label(label=f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"), False, False, 4)
col.pack_start(top, False, False, 0)
row = Gtk.Box(spacing=g.choice([0, 6]), margin=g.choice([0, 4, 10]))
col.pack_start(row, False, False, 0)
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER, valign=Gtk.Align.START)
tiles = {}
for r, c, s in p.each():
    if s in "012345678*X":
        tile = Gtk.EventBox()
        tile.get_style_context().add_class("open")
        if s == "X":
            tile.get_style_context().add_class("boom")
    else:
        tile = Gtk.Button()
        tile.set_can_focus(False)
        tile.get_style_context().add_class("tile")
    if s in "12345678?":
        tile.add(Gtk.Label(label=s))
        tile.get_style_context().add_class("d" + s if s != "?" else "maybe")
    elif s in "FxX*":
        tile.add(picture(s))
    tile.set_size_request(size, size)
    grid.attach(tile, c, r, 1, 1)
    tiles[r, c] = tile
row.pack_start(grid, True, True, 0)
if side == "list":
    box = Gtk.ListBox()
    box.get_style_context().add_class("side")
    for name in ("9 × 9", "16 × 16", "30 × 16", "Custom"):
        box.add(Gtk.Label(label=name, xalign=0, margin=6))
    box.select_row(box.get_row_at_index(g.randint(0, 3)))
    box.set_size_request(110, -1)
    (row.pack_start if g.random() < 0.5 else row.pack_end)(box, False, False, 0)
elif side == "buttons":
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=2)
    box.get_style_context().add_class("side")
    for name in ("Undo", "Hint", "Flag", "Scores"):
        box.pack_start(Gtk.Button(label=name), False, False, 0)
    (row.pack_start if g.random() < 0.5 else row.pack_end)(box, False, False, 0)
if g.random() < 0.5:
    col.pack_end(Gtk.Label(label={"playing": "Sweeping…", "won": "Field cleared", "lost": "You hit a mine"}[p.status], xalign=0, margin=4), False, False, 0)
win.set_resizable(False)
win.show_all()
tell_gtk(win, lambda: region(p, tiles, gtk_box))
