"""GTK 3 with the desktop's own theme: stock buttons with small pictures, and labels in frames once open."""
import math

import cairo
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
theme, prefer = g.choice([("Adwaita", False), ("Adwaita", False), ("Adwaita", True), ("Raleigh", False), ("HighContrast", False)])
settings = Gtk.Settings.get_default()
settings.set_property("gtk-theme-name", theme)
settings.set_property("gtk-application-prefer-dark-theme", prefer)
size = p.cell_size(20, 48)
gap = g.choice([0, 0, 1, 2])
family = g.choice(["Sans", "Cantarell", "Liberation Sans", "DejaVu Sans", "Noto Sans"])
weight = g.choice(["bold", "bold", "normal"])
part = g.uniform(0.5, 0.62)
if prefer:
    paper, line, ink = g.choice(["#191919", "#1e2226"]), "#101010", ["#78aeed", "#8ff0a4", "#ff7b63", "#dc8add", "#ffbe6f", "#7fe0d8", "#ffffff", "#c0bfbc"]
else:
    paper, line = g.choice([("#ffffff", "#cdc7c2"), ("#f6f5f4", "#bfb8b1"), ("#e6e6e6", "#b4b4b4")])
    ink = g.choice([["#1a5fb4", "#26a269", "#c01c28", "#613583", "#a2530a", "#0f7f8a", "#241f31", "#77767b"], ["#0000ff", "#008000", "#ff0000", "#000080", "#800000", "#008080", "#000000", "#808080"]])
sunk = g.choice(["line", "inset", "none" if gap else "line"])
open_css = {"line": f"border: 1px solid {line};", "inset": f"box-shadow: inset 1px 1px 2px alpha(black, 0.4); border: 1px solid {line};", "none": ""}[sunk]
css = f"""
.tile {{ padding: 0; margin: 0; min-width: 0; min-height: 0; {g.choice(['border-radius: 0;', 'border-radius: 3px;', ''])} }}
.open {{ background: {paper}; {open_css} }}
.boom {{ background: {g.choice(['#e01b24', '#ff6666', '#f66151'])}; {open_css} }}
"""
provider = Gtk.CssProvider()
provider.load_from_data(css.encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), provider, 800)
hue = g.choice([(0.88, 0.11, 0.14), (0.88, 0.11, 0.14), (0.9, 0.38, 0), (0.75, 0.11, 0.16)])
kind = g.choice(["pole", "golf", "banner"])
dark_ink = (0.93, 0.93, 0.93) if prefer else (0.14, 0.12, 0.16)
scale = int(p.scale)
side = round(size * g.uniform(0.55, 0.7))


def picture(s):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, side * scale, side * scale)
    surface.set_device_scale(scale, scale)
    k = cairo.Context(surface)
    k.scale(side / 16, side / 16)
    k.set_line_cap(cairo.LINE_CAP_ROUND)
    if s in "Fx":
        k.set_source_rgb(*dark_ink)
        k.set_line_width(1.5)
        x = {"pole": 3.5, "golf": 8, "banner": 2.5}[kind]
        k.move_to(x, 1), k.line_to(x, 15), k.stroke()
        if kind == "golf":
            k.save(), k.translate(8, 14), k.scale(6, 1.7), k.arc(0, 0, 1, 0, 7), k.restore(), k.fill()
        k.set_source_rgb(*hue)
        if kind == "pole":
            k.move_to(4.2, 1), k.line_to(14.5, 5), k.line_to(4.2, 9)
        elif kind == "golf":
            k.move_to(8.6, 0.6), k.line_to(15.6, 4), k.line_to(8.6, 7.4)
        else:
            k.move_to(3.2, 1.5), k.curve_to(6, 0, 9, 4, 14.5, 2), k.line_to(14.5, 9), k.curve_to(9, 11, 6, 7, 3.2, 9)
        k.close_path(), k.fill()
    else:
        k.set_source_rgb(*(dark_ink if s == "*" else (0.08, 0.08, 0.08)))
        k.set_line_width(1.7)
        for i in range(8):
            a = i * math.pi / 4
            k.move_to(8, 8), k.line_to(8 + 7 * math.cos(a), 8 + 7 * math.sin(a)), k.stroke()
        k.arc(8, 8, 4.8, 0, 7), k.fill()
        k.set_source_rgb(*((0.2, 0.2, 0.2) if prefer and s == "*" else (1, 1, 1)))
        k.arc(6.5, 6.5, 1.3, 0, 7), k.fill()
    if s == "x":
        for colour, width in [((1, 1, 1), 3), ((0, 0, 0), 1.6)]:
            k.set_source_rgb(*colour)
            k.set_line_width(width)
            k.move_to(2.2, 2.2), k.line_to(13.8, 13.8), k.stroke()
            k.move_to(13.8, 2.2), k.line_to(2.2, 13.8), k.stroke()
    return surface


pictures = {s: picture(s) for s in "Fx*X"}
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, row_homogeneous=True, column_homogeneous=True, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
cells = {}
for r, c, s in p.each():
    opened = s in "012345678*X"
    if opened:
        w = Gtk.EventBox()
        w.get_style_context().add_class("boom" if s == "X" else "open")
    else:
        w = Gtk.Button(can_focus=False)
        w.get_style_context().add_class("tile")
    if s in pictures:
        w.add(Gtk.Image.new_from_surface(pictures[s]))
    elif s in "12345678?":
        label = Gtk.Label()
        colour = f' foreground="{ink[int(s) - 1]}"' if s != "?" else ""
        label.set_markup(f'<span font_desc="{family} {round(size * part)}px" weight="{weight}"{colour}>{s}</span>')
        w.add(label)
    fixed = Gtk.Layout()  # so that no label makes its cell larger
    fixed.set_size_request(size, size)
    w.set_size_request(size, size)
    fixed.put(w, 0, 0)
    grid.attach(fixed, c, r, 1, 1)
    cells[r, c] = fixed
win = Gtk.Window(title=g.choice(["Mines", "Minesweeper", "Mine Hunt"]))
win.set_resizable(False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
time = f"{p.seconds // 60}:{p.seconds % 60:02d}"
if g.random() < 0.4:
    bar = Gtk.HeaderBar(title=win.get_title(), show_close_button=True)
    bar.pack_start(Gtk.Button.new_from_icon_name("view-refresh-symbolic", Gtk.IconSize.BUTTON))
    bar.pack_end(Gtk.MenuButton())
    win.set_titlebar(bar)
elif g.random() < 0.6:
    bar = Gtk.MenuBar()
    for name in ("_Game", "_Edit", "_Help"):
        bar.append(Gtk.MenuItem.new_with_mnemonic(name))
    main.pack_start(bar, False, False, 0)
row = Gtk.Box(spacing=8, margin_start=8, margin_end=8)
row.pack_start(Gtk.Image.new_from_surface(pictures["F"]), False, False, 0)
row.pack_start(Gtk.Label(label=f"{p.left}/{p.mines}"), False, False, 0)
row.pack_end(Gtk.Label(label=time), False, False, 0)
if p.status != "playing":
    row.set_center_widget(Gtk.Label(label={"won": "You won!", "lost": "Game over"}[p.status]))
below = g.random() < 0.4
if not below:
    main.pack_start(row, False, False, 4)
grid.set_margin_start(g.choice([0, 8, 16])), grid.set_margin_end(8), grid.set_margin_bottom(8)
main.pack_start(grid, True, True, 0)
if below:
    main.pack_start(row, False, False, 6)
win.add(main)
win.show_all()
win.set_focus(None)

tell_gtk(win, lambda: region(p, cells, gtk_box))
