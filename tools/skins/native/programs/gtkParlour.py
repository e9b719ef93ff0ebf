"""GTK 3 as a distribution would ship it: real buttons of the default theme for covered cells, flat ones once open, marks drawn with cairo."""
import math

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk, Pango

from support import Position, gtk_box, region, tell_gtk

p = Position()
g = p.rng
settings = Gtk.Settings.get_default()
theme = g.choice(["Adwaita", "Adwaita", "Adwaita", "HighContrast", "Raleigh"])
dark = theme == "Adwaita" and g.random() < 0.4
settings.set_property("gtk-theme-name", theme)
settings.set_property("gtk-application-prefer-dark-theme", dark)
size = p.cell_size(20, 46)
gap = g.choice([0, 0, 1, 2, 4])
if gap and size + gap > p.max_cell:
    gap = 0
family = g.choice(["Cantarell, Noto Sans", "DejaVu Sans", "Liberation Sans", "DejaVu Serif", "Noto Sans Display"])
weight = g.choice(["bold", "bold", "normal"])
points = max(10, int(size * g.uniform(0.48, 0.62)))
LIGHT = [
    ["#1c4fd6", "#1d7a2a", "#c81e1e", "#2a1a7c", "#7c2414", "#10767c", "#1a1a1a", "#6a6a6a"],
    ["#0b7285", "#c2410c", "#6d28d9", "#be123c", "#15803d", "#92400e", "#1e3a8a", "#3f3f46"],
    ["#204a87"] * 8,
    ["#3465a4", "#4e9a06", "#cc0000", "#5c3566", "#8f5902", "#06767a", "#2e3436", "#75507b"],
]
DARK = [
    ["#8ab4f8", "#8fdc8c", "#ff8d85", "#cfa8ff", "#ffc27a", "#7fe3dc", "#ffffff", "#b8b8b8"],
    ["#f6d32d", "#57e389", "#ff7800", "#f66151", "#dc8add", "#99c1f1", "#ffffff", "#cdab8f"],
    ["#f2f2f2"] * 8,
]
inks = g.choice(DARK if dark else LIGHT)
opened = g.choice(["flat", "flat", "framed", "tinted"])
cover = g.choice([None, None, None, "#7a9cc0", "#b5a58a"]) if not dark else g.choice([None, None, "#3a5a78"])
flag_kind = g.choice(["wave", "square", "golf", "bookmark"])
mine_kind = g.choice(["ball", "star", "ring"])
flag_ink = g.choice(["#e01b24", "#e01b24", "#e66100", "#a51d2d"]) if not dark else g.choice(["#ff5c57", "#ffb02e"])
css = f"""
.cell {{ padding: 0; margin: 0; min-width: 0; min-height: 0; font: {weight} {points}px {family}; {g.choice(['', 'border-radius: 0;', 'border-radius: 6px;'])} }}
.covered {{ {f'background: {cover}; color: #101010;' if cover else ''} }}
.open {{ box-shadow: none; text-shadow: none; background: {'#2a2a2a' if dark else '#f7f5f0'}; {'border: 1px solid rgba(128,128,128,0.45);' if opened != 'tinted' else 'border: none;'} }}
.flatopen {{ background: none; box-shadow: none; text-shadow: none; border: 1px solid transparent; }}
.boom {{ background: #e5352b; box-shadow: none; border: 1px solid #8c1410; }}
.wrong {{ background: {'#6b5a1e' if dark else '#f5d76e'}; box-shadow: none; }}
"""
provider = Gtk.CssProvider()
provider.load_from_data(css.encode())
win = Gtk.Window(title=g.choice(["Mines", "Parlour Mines", "Minefield", "gmines3"]))
win.set_resizable(False)
Gtk.StyleContext.add_provider_for_screen(win.get_screen(), provider, 700)


def rgb(h):
    return tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))


def flag(cr):
    pole = (0.92, 0.92, 0.92) if dark and not cover else (0.15, 0.12, 0.1)
    if flag_kind == "bookmark":
        cr.set_source_rgb(*rgb(flag_ink))
        for x, y in [(6, 3), (14, 3), (14, 17), (10, 13.2), (6, 17)]:
            cr.line_to(x, y)
        cr.fill()
        return
    cr.set_source_rgb(*pole)
    x = 10 if flag_kind == "golf" else 5
    cr.rectangle(x, 2.5, 1.6, 14.5)
    cr.fill()
    if flag_kind == "golf":
        cr.save()
        cr.translate(10.8, 16.8)
        cr.scale(1, 0.3)
        cr.arc(0, 0, 5, 0, 7)
        cr.restore()
        cr.fill()
    cr.set_source_rgb(*rgb(flag_ink))
    if flag_kind == "wave":
        cr.move_to(6.6, 3)
        cr.curve_to(9, 1.5, 12, 5, 16.5, 3)
        cr.line_to(16.5, 10)
        cr.curve_to(12, 12, 9, 8.5, 6.6, 10)
    elif flag_kind == "square":
        cr.rectangle(6.6, 3, 9.4, 6.6)
    else:
        for x, y in [(10, 2.5), (3, 5.8), (10, 9.2)]:
            cr.line_to(x, y)
    cr.fill()


def mine(cr, on_red):
    cr.set_source_rgb(*((1, 1, 1) if on_red and g_white else (0.9, 0.9, 0.9) if dark and not on_red else (0.1, 0.1, 0.12)))
    if mine_kind == "ball":
        cr.arc(10, 10, 5, 0, 7)
        cr.fill()
        cr.set_line_width(1.7)
        for i in range(4):
            a = i * math.pi / 4
            cr.move_to(10 + 8 * math.cos(a), 10 + 8 * math.sin(a))
            cr.line_to(10 - 8 * math.cos(a), 10 - 8 * math.sin(a))
        cr.stroke()
    elif mine_kind == "star":
        for i in range(24):
            d = 8.2 if i % 2 else 5.2
            cr.line_to(10 + d * math.cos(i * math.pi / 12), 10 + d * math.sin(i * math.pi / 12))
        cr.fill()
    else:
        cr.arc(10, 10, 3, 0, 7)
        cr.fill()
        cr.set_line_width(2.2)
        cr.arc(10, 10, 6.4, 0, 7)
        cr.stroke()


g_white = g.random() < 0.5


def paint(area, cr, s):
    w, h = area.get_allocated_width(), area.get_allocated_height()
    n = min(w, h)
    cr.translate((w - n) / 2, (h - n) / 2)
    cr.scale(n / 20, n / 20)
    if s in "Fx":
        flag(cr)
    else:
        mine(cr, s == "X")
    if s == "x":
        cr.set_line_width(2.2)
        cr.set_source_rgb(*((1, 1, 1) if dark else (0, 0, 0)))
        for d in (1, -1):
            cr.move_to(10 - 7 * d, 3)
            cr.line_to(10 + 7 * d, 17)
        cr.stroke()
    return False


grid = Gtk.Grid(row_spacing=gap, column_spacing=gap)
cells = {}
for r, c, s in p.each():
    b = Gtk.Button()
    style = b.get_style_context()
    style.add_class("cell")
    b.set_can_focus(False)
    b.set_size_request(size, size)
    if s in "12345678?":
        label = Gtk.Label()
        colour = inks[int(s) - 1] if s != "?" else "#101010" if cover and not dark else "#e8e8e8" if dark else "#30303a"
        label.set_markup(f'<span foreground="{colour}">{s}</span>')
        b.add(label)
    elif s in "Fx*X":
        area = Gtk.DrawingArea()
        area.connect("draw", paint, s)
        b.add(area)
    if s in "#F?":
        style.add_class("covered")
    elif s == "X":
        style.add_class("boom")
    elif s == "x":
        style.add_class("wrong")
    elif opened == "flat":
        b.set_relief(Gtk.ReliefStyle.NONE)
        style.add_class("flatopen")
    else:
        style.add_class("open")
    grid.attach(b, c, r, 1, 1)
    cells[r, c] = b

box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
says = {"playing": f"Flags: {p.mines - p.left}/{p.mines}", "won": "The field is clear!", "lost": "You stepped on a mine"}[p.status]
clock = f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"
manner = g.choice(["header", "menu", "side"])
if manner == "header":
    bar = Gtk.HeaderBar(title=win.get_title(), subtitle=says, show_close_button=True)
    bar.pack_start(Gtk.Button(label="New"))
    bar.pack_end(Gtk.Label(label=clock))
    win.set_titlebar(bar)
elif manner == "menu":
    bar = Gtk.MenuBar()
    for name in ("_Game", "_Settings", "_Help"):
        bar.append(Gtk.MenuItem.new_with_mnemonic(name))
    box.pack_start(bar, False, False, 0)
    tools = Gtk.Toolbar()
    for name in ("New", "Undo", "Hint"):
        tools.insert(Gtk.ToolButton(label=name), -1)
    if g.random() < 0.6:
        box.pack_start(tools, False, False, 0)
middle = Gtk.Box(spacing=12)
middle.set_border_width(g.choice([0, 6, 14]))
middle.pack_start(grid, True, False, 0)
grid.set_valign(Gtk.Align.CENTER)
if manner == "side" and p.cols * (size + gap) + 90 < p.max_cell * p.cols + 40:
    side = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
    side.add(Gtk.Label(label=clock))
    side.add(Gtk.Label(label=f"{p.left} left"))
    side.add(Gtk.Button(label="Restart"))
    middle.pack_end(side, False, False, 0)
box.pack_start(middle, True, True, 0)
if manner != "header":
    foot = Gtk.Label(label=f"{says}   {clock}", xalign=0)
    foot.set_ellipsize(Pango.EllipsizeMode.END)
    box.pack_end(foot, False, False, 2)
win.add(box)
win.show_all()
tell_gtk(win, lambda: region(p, cells, gtk_box))
