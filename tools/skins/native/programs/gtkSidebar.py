"""GTK 3 with a header bar and a column of buttons at the side; flat coloured cells, symbolic SVG icons rendered at the size of the cell."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
gi.require_version("GdkPixbuf", "2.0")
from gi.repository import Gdk, GdkPixbuf, Gio, GLib, Gtk  # noqa: E402

from support import Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
dark = g.random() < 0.35
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
wide_side = g.random() < 0.6
size = p.cell_size(20, 56)
gap = g.choice([0, 1, 2, 2, 4])
radius = 0 if gap == 0 else g.choice([0, 2, 4, size // 5])
strokes = g.random() < 0.5

FLAGS = [
    '<path d="M4 1h1.5v14H4z" fill="{a}"/><path d="M5.5 1.5 13 5 5.5 8.5z" fill="{b}"/>',
    '<path d="M3.5 1.5h1.4V15H3.5z" fill="{a}"/><path d="M4.9 2c2-1 3.4 1 5 .6 1-.2 1.8-.8 2.6-.9v6c-1.2.2-2 1-3 1.1-1.6.2-2.800-1.3-4.600-.5z" fill="{b}"/>',
    '<path d="M3 14h10v1H3zM7.300 2h1v12h-1z" fill="{a}"/><path d="M7.300 2 2 5l5.300 3z" fill="{b}"/>',
]
MINES = [
    '<circle cx="8" cy="8" r="4.500" fill="{a}"/><g stroke="{a}" stroke-width="1.300" stroke-linecap="round"><path d="M8 1.500v13M1.500 8h13M3.400 3.400l9.200 9.200M12.600 3.400l-9.200 9.200"/></g><circle cx="6.500" cy="6.500" r="1.200" fill="{c}"/>',
    '<circle cx="7.200" cy="9.200" r="5.200" fill="{a}"/><path d="M10.400 5.600l1.800-1.900" stroke="{a}" stroke-width="2.200"/><path d="M12.300 3.500c.6-1 1.300-1.400 2.300-1" stroke="{b}" stroke-width="1.100" fill="none"/><path d="M4.300 8.200c.2-1.300 1-2 2.200-2.200" stroke="{c}" stroke-width="1" fill="none"/>',
    '<path d="M8 1l1.500 3.200L13 3l-1.200 3.500L15 8l-3.200 1.500L13 13l-3.500-1.200L8 15l-1.500-3.200L3 13l1.200-3.500L1 8l3.200-1.500L3 3l3.500 1.200z" fill="{a}"/>',
]
CROSS = '<path d="M3 3l10 10M13 3L3 13" stroke="{a}" stroke-width="2" stroke-linecap="round"/>'
PALETTES = [  # cover, open, border, ink or None, tints or None, mark
    ("#babdb6", "#eeeeec", "#d3d7cf", ["#3465a4", "#4e9a06", "#cc0000", "#5c3566", "#8f5902", "#06989a", "#000000", "#555753"], None, "#2e3436"),
    ("#babdb6", "#dededc", "#ffffff", ["#000000"] * 8, ["#d7ebf7", "#cfe8d5", "#f6ecc0", "#f5d3ac", "#f0b8a6", "#e9a0b4", "#d79ad0", "#b59be0"], "#2e3436"),
    ("#3584e4", "#f6f5f4", "#deddda", ["#1c71d8", "#2ec27e", "#e01b24", "#613583", "#c64600", "#0f7c80", "#241f31", "#77767b"], None, "#ffffff"),
    ("#9a9996", "#ffffff", "#c0bfbc", ["#ffffff"] * 8, ["#3584e4", "#26a269", "#c01c28", "#613583", "#986a44", "#1a7f8c", "#241f31", "#5e5c64"], "#241f31"),
]
DARKS = [
    ("#5e5c64", "#2b2b2e", "#3d3846", ["#78aeed", "#7bd88f", "#ff7b63", "#d9a5f5", "#ffbe6f", "#7fe0e0", "#ffffff", "#c0bfbc"], None, "#ffffff"),
    ("#4a5a6a", "#222b33", "#30404d", ["#ffffff"] * 8, ["#1a5fb4", "#1f7a4d", "#a51d2d", "#613583", "#865e3c", "#0f6b74", "#000000", "#5e5c64"], "#f6f5f4"),
]
cover, paper, border, ink, tint, mark = g.choice(DARKS if dark else PALETTES)
red = "#ffbe3c" if cover == "#3584e4" else "#ff6b60" if dark else "#cc0000"
scale = 2 if p.scale == 2 else 1


def icon(svg, **colours):
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16">{svg.format(**colours)}</svg>'
    stream = Gio.MemoryInputStream.new_from_bytes(GLib.Bytes.new(text.encode()))
    px = int(size * part) * scale
    pix = GdkPixbuf.Pixbuf.new_from_stream_at_scale(stream, px, px, True, None)
    return Gtk.Image.new_from_surface(Gdk.cairo_surface_create_from_pixbuf(pix, scale, None))


part = g.uniform(0.55, 0.75)
flag, mine = g.choice(FLAGS), g.choice(MINES)
on_paper = "#f6f5f4" if dark else "#2e3436"
font = g.choice(["Cantarell", "Sans", "Inter", "Cantarell"])
css = f"""
.field {{ background: {border}; padding: {g.choice([0, gap])}px; }}
.c {{ background: {cover}; border-radius: {radius}px; {f'box-shadow: inset 0 0 0 1px alpha(black, .18);' if strokes or gap == 0 else ''} }}
.o {{ background: {paper}; border-radius: {radius}px; {f'box-shadow: inset 0 0 0 1px {border};' if gap == 0 else ''} }}
.f {{ background: {'shade(' + cover + ', 0.88)' if g.random() < 0.4 else cover}; }}
.hit {{ background: {'#c01c28' if dark else '#ef2929'}; }}
.c label, .o label {{ font: {g.choice([700, 800, 500])} {int(size * g.uniform(0.42, 0.6))}px "{font}"; }}
.c label {{ color: {mark}; }}
""" + "".join(f".n{i + 1} label {{ color: {c}; }}\n" for i, c in enumerate(ink))
if tint:
    css += "".join(f".n{i + 1} {{ background: {c}; }}\n" for i, c in enumerate(tint))
provider = Gtk.CssProvider()
provider.load_from_data(css.encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), provider, 800)

win = Gtk.Window(title="Field")
win.set_resizable(False)
head = Gtk.HeaderBar(show_close_button=True, title=g.choice(["Field", "Sweep", "Minefield"]), subtitle=f"{p.cols} × {p.rows}" if g.random() < 0.4 else None)
menu = Gtk.MenuButton()
menu.add(Gtk.Image.new_from_icon_name("open-menu-symbolic", Gtk.IconSize.BUTTON))
head.pack_end(menu)
if not wide_side:
    head.pack_start(Gtk.Button.new_from_icon_name("view-refresh-symbolic", Gtk.IconSize.BUTTON))
    head.pack_start(Gtk.Label(label=f"{p.left}  ·  {p.seconds // 60}:{p.seconds % 60:02d}"))
win.set_titlebar(head)
main = Gtk.Box(spacing=16, border_width=g.choice([6, 12, 18]))
win.add(main)
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
field = Gtk.Box()
field.get_style_context().add_class("field")
field.add(grid)
field.set_valign(Gtk.Align.CENTER)
field.set_halign(Gtk.Align.CENTER)
main.pack_start(field, True, True, 0)
cells = {}
for r, c, s in p.each():
    w = Gtk.EventBox()
    w.set_size_request(size, size)
    style = w.get_style_context()
    style.add_class("o" if s in "012345678*X" else "c")
    if s in "12345678":
        style.add_class("n" + s)
        w.add(Gtk.Label(label=s))
    elif s in "*X":
        if s == "X":
            style.add_class("hit")
        w.add(icon(mine, a="#ffffff" if s == "X" else on_paper, b="#f57900", c=paper))
    elif s == "F":
        style.add_class("f")
        w.add(icon(flag, a=mark, b=red))
    elif s == "x":
        over = Gtk.Overlay()
        over.add(icon(flag, a=mark, b=red))
        over.add_overlay(icon(CROSS, a="#000000" if not dark else "#ffffff"))
        w.add(over)
    elif s == "?":
        w.add(Gtk.Label(label="?"))
    grid.attach(w, c, r, 1, 1)
    cells[r, c] = w
if wide_side:
    side = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=10, valign=Gtk.Align.CENTER)
    for name, value in [("mark-location-symbolic", f"{p.mines - p.left}/{p.mines}"), ("preferences-system-time-symbolic", f"{p.seconds // 60:02d}:{p.seconds % 60:02d}")]:
        side.add(Gtk.Image.new_from_icon_name(name, Gtk.IconSize.DIALOG))
        side.add(Gtk.Label(label=value))
    for name in ["Best Times", {"playing": "Start Over", "won": "Play Again", "lost": "Play Again"}[p.status]]:
        side.add(Gtk.Button(label=name))
    main.pack_end(side, False, False, 0)
win.show_all()
tell_gtk(win, lambda: region(p, cells, gtk_box))
