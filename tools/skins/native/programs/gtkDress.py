"""GTK 3 under the themes that distributions ship (Arc, Greybird, Numix, Yaru, Bluebird, HighContrast and Adwaita): its push buttons untouched, pressed or faded ones for opened ground."""
import json
import os
import random
import sys

with open(sys.argv[1]) as f:  # the theme has to be named before GTK is there
    seed = json.load(f)["seed"]
theme = random.Random(seed + 7).choice(["Arc", "Arc-Dark", "Greybird", "Greybird-dark", "Numix", "Yaru", "Yaru-dark", "Yaru-olive", "Bluebird", "HighContrast", "HighContrastInverse", "Adwaita", "Adwaita:dark"])
os.environ["GTK_THEME"] = theme
import gi  # noqa: E402

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
dark = theme.lower().endswith(("dark", "inverse"))
ink = ["#8ab4ff", "#86e08a", "#ff8c84", "#cfa5ff", "#ffc07a", "#7ce6e6", "#ffffff", "#c2c2c2"] if dark else ["#0000e0", "#00750a", "#d00000", "#000080", "#7a0000", "#007272", "#000000", "#606060"]
if theme.startswith("HighContrast") and g.random() < 0.5:
    ink = ["#ffffff" if dark else "#000000"] * 8
size = p.cell_size(26, 56)
css = Gtk.CssProvider()
css.load_from_data(b".tight { padding: 0; min-width: 0; min-height: 0; margin: 0; }")
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), css, 800)
mode = g.choice(["pressed", "faded", "none", "framed"])
if dark and mode == "faded":  # those can hardly be told from buttons there
    mode = "none"
part = g.uniform(0.46, 0.62)
flag, mine = g.choice(["⚑", "⚑", "F", "▶"]), g.choice(["✹", "●", "☢", "*"])
weight = g.choice(["bold", "bold", "normal"])


def mark(s, colour=None, k=1.0):
    label = Gtk.Label()
    tint = f' foreground="{colour}"' if colour else ""
    label.set_markup(f'<span font_desc="{round(size * part * k)}px" weight="{weight}"{tint}>{s}</span>')
    return label


red = "#ff6b5e" if dark else "#c80000"


def content(s):
    if s in "12345678":
        return mark(s, ink[int(s) - 1])
    if s == "F":
        return mark(flag, red)
    if s == "x":
        over = Gtk.Overlay()
        over.add(mark(flag, red))
        over.add_overlay(mark("✕", "#ffffff" if dark else "#000000", 1.35))
        return over
    if s == "?":
        return mark("?")
    if s == "*":
        return mark(mine, "#ffffff" if dark else "#000000")
    if s == "X":
        return mark(mine, "#ffffff")
    return None


def button(s):
    shut = s in "#F?x"
    if shut:
        b = Gtk.Button()
    elif mode == "pressed":
        b = Gtk.ToggleButton(active=True)
    elif mode == "faded":
        b = Gtk.Button(sensitive=False)
    elif mode == "none":
        b = Gtk.Button(relief=Gtk.ReliefStyle.NONE)
    else:
        b = Gtk.Frame()
    child = content(s)
    if child:
        b.add(child)
    b.get_style_context().add_class("tight")
    if s == "X":
        hot = Gtk.CssProvider()
        hot.load_from_data(b"* { background: #cc1111; }")
        b.get_style_context().add_provider(hot, 900)
    b.set_can_focus(False)
    b.set_size_request(size, size)
    return b


gap = g.choice([0, 0, 1, 2, 3])
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, row_homogeneous=True, column_homogeneous=True, halign=Gtk.Align.CENTER, margin=g.choice([4, 8, 16]))
cells = {}
for r, c, s in p.each():
    cells[r, c] = button(s)
    grid.attach(cells[r, c], c, r, 1, 1)
win = Gtk.Window(title=g.choice(["Sapper", "Mine Clearance", "gminefield"]), resizable=False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(main)
bar = Gtk.MenuBar()
for name in ("Game", "View", "Help"):
    bar.append(Gtk.MenuItem(label=name))
main.pack_start(bar, False, False, 0)
row = Gtk.Box(spacing=10, margin=6)
row.pack_start(Gtk.Image.new_from_icon_name("dialog-warning", Gtk.IconSize.BUTTON), False, False, 0)
row.pack_start(Gtk.Label(label=f"{p.left} of {p.mines}"), False, False, 0)
row.set_center_widget(Gtk.Button(label={"playing": "New Game", "won": "You won!", "lost": "Try again"}[p.status], can_focus=False))
row.pack_end(Gtk.Label(label=f"{p.seconds // 60}:{p.seconds % 60:02d}"), False, False, 0)
main.pack_start(row, False, False, 0)
if g.random() < 0.5:
    progress = Gtk.ProgressBar(fraction=sum(s not in "#F?x" for _, _, s in p.each()) / (p.rows * p.cols), margin_start=8, margin_end=8)
    main.pack_start(progress, False, False, 2)
main.pack_start(grid, False, False, 0)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: region(p, cells, gtk_box))
