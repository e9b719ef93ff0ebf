"""GTK 4, quiet and round: big touch tiles in a pastel by CSS, opened cells are just the page with a thin round rim or none, the figures in a light face; marks are symbolic drawings."""
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
gi.require_version("GdkX11", "4.0")
from gi.repository import Gdk, GdkX11, Graphene, Gtk  # noqa: E402

from support import Position, gtk4_box, region, run_gtk4  # noqa: E402

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
PAGES = [  # page, text, tile, opened, rim, mark, inks
    ("#ffffff", "#3d3846", "#f9c6d0", "#ffffff", "#f3dfe3", "#c2185b", ["#3584e4", "#2ec27e", "#e01b24", "#813d9c", "#c64600", "#1b8a93", "#241f31", "#77767b"]),
    ("#fbfaf5", "#33302a", "#c8dfc4", "#fbfaf5", "#e4e8dc", "#b3401f", ["#1c71d8", "#26862e", "#c01c28", "#613583", "#865e3c", "#0e7a82", "#1e1e1e", "#7a766c"]),
    ("#242430", "#e8e6f2", "#6a5fa8", "#2d2d3b", "#3b3b4c", "#ffd166", ["#78aeed", "#8ff0a4", "#ff7b72", "#dc8add", "#ffbe6f", "#6ee7df", "#ffffff", "#a5a2b8"]),
    ("#eaf3fb", "#21364a", "#8fc1ea", "#f8fcff", "#cfe2f2", "#e5541b", ["#1a5fb4", "#1f7a4d", "#b5121b", "#57308f", "#8f3d12", "#08707a", "#131b22", "#6f7c88"]),
]
page, words, tile, opened, rim, mark, inks = g.choice(PAGES)
size = p.cell_size(26, 60)
gap = g.choice([1, 2, 4, 6]) if size > 30 else g.choice([1, 2])
size = max(20, min(size, int(p.max_cell) - gap)) if p.max_cell > 26 else max(16, int(p.max_cell) - gap)
radius = g.choice([4, size // 4, size // 2 - 2])
px = int(size * g.uniform(0.44, 0.58))
weight = g.choice(["normal", "500", "bold"])
family = g.choice(["Noto Sans", "URW Gothic", "DejaVu Sans", "Liberation Sans"])
hue = g.random() < 0.25  # figures in the text's own tone
css = f"""
window {{ background: {page}; color: {words}; }}
.c {{ min-width: {size}px; min-height: {size}px; border-radius: {radius}px; font-family: "{family}"; font-size: {px}px; font-weight: {weight}; }}
.shut {{ background: {tile}; }} .ask {{ color: {words}; }}
.bare {{ background: {opened}; box-shadow: inset 0 0 0 1px {rim}; }}
.hit {{ background: #f66151; }} .wrong {{ background: #f9f06b; }}
.big {{ font-size: 20px; font-weight: bold; }} .quiet {{ font-size: 12px; opacity: 0.7; }}
""" + "".join(f".n{i + 1} {{ color: {words if hue else t}; }}\n" for i, t in enumerate(inks))


def paint(area, cr, w, h, s):
    u = min(w, h) / 32
    if s in "Fx":
        cr.set_source_rgb(*rgb(words if page != "#242430" else "#ffffff"))
        cr.rectangle(10 * u, 7 * u, 2.4 * u, 19 * u)
        cr.fill()
        cr.set_source_rgb(*rgb(mark if s == "F" else "#c01c28"))
        cr.move_to(12.4 * u, 7 * u)
        cr.line_to(24 * u, 7 * u)
        cr.line_to(21 * u, 12 * u)
        cr.line_to(24 * u, 17 * u)
        cr.line_to(12.4 * u, 17 * u)
        cr.fill()
        if s == "x":
            cr.set_source_rgb(*rgb("#241f31"))
            cr.set_line_width(2.6 * u)
            for a, b in ((8, 24), (24, 8)):
                cr.move_to(a * u, 8 * u)
                cr.line_to(b * u, 24 * u)
                cr.stroke()
    else:
        cr.set_source_rgb(*rgb(words if s == "*" else "#241f31"))
        cr.arc(15 * u, 18 * u, 7.5 * u, 0, 7)
        cr.fill()
        cr.set_line_width(2.2 * u)
        cr.arc(24 * u, 13 * u, 5 * u, math.pi * 0.98, math.pi * 1.6)
        cr.stroke()
        cr.set_source_rgb(*rgb("#ff9f1c"))
        cr.arc(25.6 * u, 7.5 * u, 2.4 * u, 0, 7)
        cr.fill()


def start(app):
    provider = Gtk.CssProvider()
    provider.load_from_data(css.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 800)
    win = Gtk.ApplicationWindow(application=app, title="Sorbet", resizable=False)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    win.set_child(main)
    top = Gtk.CenterBox(margin_top=10, margin_bottom=6, margin_start=16, margin_end=16)
    for value, what, put in ((p.left, "left", top.set_start_widget), (f"{p.seconds // 60}:{p.seconds % 60:02d}", "time", top.set_end_widget)):
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        a, b = Gtk.Label(label=str(value)), Gtk.Label(label=what)
        a.add_css_class("big")
        b.add_css_class("quiet")
        box.append(a)
        box.append(b)
        put(box)
    top.set_center_widget(Gtk.Label(label={"playing": "", "won": "Lovely!", "lost": "Oh no."}[p.status]))
    grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER, margin_start=14, margin_end=14, margin_top=4, margin_bottom=12)
    for x in ([top, grid] if g.random() < 0.7 else [grid, top]):
        main.append(x)
    cells = {}
    for r, c, s in p.each():
        names = ["c"]
        if s in "Fx*X":
            w = Gtk.DrawingArea()
            w.set_draw_func(paint, s)
            names.append({"F": "shut", "x": "wrong", "*": "bare", "X": "hit"}[s])
        else:
            w = Gtk.Label(label=s if s in "12345678?" else "")
            names += ["shut", "ask"] if s in "#?" else ["bare", "n" + s]
        for n in names:
            w.add_css_class(n)
        w.set_size_request(size, size)
        grid.attach(w, c, r, 1, 1)
        cells[r, c] = w
    win.present()
    return lambda: region(p, cells, gtk4_box)


run_gtk4(start)
