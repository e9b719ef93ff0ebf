"""A small modern application of GTK 4: header bar with the counters, a grid of buttons and labels dressed by a style sheet, light or dark."""
import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, gtk4_box, region, run_gtk4  # noqa: E402

p = Position()
g = p.rng
LOOKS = [  # dark, ground, cover, cover's edge, open, open's edge, flag, digits
    (False, "#fafafa", "#dedede", "#c6c6c6", "#fafafa", "#ebebeb", "#c01c28", "#1a5fb4 #26a269 #c01c28 #613583 #865e3c #0e7a86 #241f31 #77767b"),
    (False, "#f6f5f4", "#99c1f1", "#7fa9dc", "#ffffff", "#e2e8f0", "#a51d2d", "#1c71d8 #1f8a4c #c01c28 #813d9c #99621f #0d7d85 #000000 #6b6b70"),
    (True, "#242424", "#4a4a4a", "#5c5c5c", "#2b2b2b", "#353535", "#ff6b6b", "#78aeed #8ff0a4 #ff7b7b #dc8add #ffbe6f #7fe3df #ffffff #b0afac"),
    (True, "#1e1e1e", "#3d5a80", "#4d6c94", "#262626", "#303030", "#f8e45c", "#99c1f1 #8ff0a4 #f66151 #dc8add #ffa348 #62d0d0 #f6f5f4 #9a9996"),
    (False, "#ffffff", "#cfe8d4", "#b1d6b9", "#ffffff", "#e9efe9", "#d9480f", "#1864ab #2b8a3e #c92a2a #5f3dc4 #9c4a10 #0b7285 #111111 #748089"),
]
dark, ground, cover, edge, paper, rim, red, inks = g.choice(LOOKS)
inks = inks.split()
size = p.cell_size(20, 46)
gap = g.choice([0, 1, 2, 3])
p.max_cell -= gap
size = max(20, min(size, int(p.max_cell)))
radius = g.choice([0, 3, 4, 7])
flag, mine = g.choice([("\u2691", "\u25cf"), ("\u2691", "\u2739"), ("\U0001F6A9", "\U0001F4A3"), ("\u2691", "\u2738")])
px = max(12, round(size * g.uniform(0.5, 0.62)))
family = g.choice(["Noto Sans", "DejaVu Sans", "Liberation Sans"])
weight = g.choice([600, 700, 700, 400])
CSS = f"""
window {{ background: {ground}; }}
.cell {{ min-width: {size}px; min-height: {size}px; padding: 0; margin: 0; border: none; outline: none; box-shadow: none; text-shadow: none; border-radius: {radius}px; font: {weight} {px}px "{family}"; }}
.shut {{ background: {cover}; box-shadow: inset 0 0 0 1px {edge}; color: {'#ffffff' if dark else '#241f31'}; }}
.open {{ background: {paper}; box-shadow: inset 0 0 0 1px {rim}; color: {'#f0f0f0' if dark else '#241f31'}; }}
.hit {{ background: #e01b24; color: #ffffff; }}
.flag {{ color: {red}; }}
.wrong {{ background: {'#5a2a2a' if dark else '#f9d0d0'}; text-decoration: line-through; }}
""" + "".join(f".n{i + 1} {{ color: {ink}; }}\n" for i, ink in enumerate(inks))


def start(app):
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
    css = Gtk.CssProvider()
    css.load_from_data(CSS.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), css, 800)
    win = Gtk.ApplicationWindow(application=app, title="Ferry", resizable=False)
    head = Gtk.HeaderBar()
    again = Gtk.Button(label={"playing": "New", "won": "Again", "lost": "Retry"}[p.status])
    head.pack_start(again)
    where = g.choice(["head", "above", "below"])
    numbers = f"{p.left} mines   {p.seconds // 60}:{p.seconds % 60:02d}"
    if where == "head":
        head.set_title_widget(Gtk.Label(label=numbers))
    win.set_titlebar(head)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=10, margin_start=14, margin_end=14, margin_top=10, margin_bottom=14)
    win.set_child(main)
    grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER)
    strip = Gtk.CenterBox()
    strip.set_start_widget(Gtk.Label(label=f"Mines {p.left}"))
    strip.set_end_widget(Gtk.Label(label=f"{p.seconds} s"))
    says = {"playing": None, "won": "Solved", "lost": "Game over"}[p.status]
    if says:
        strip.set_center_widget(Gtk.Label(label=says))
    if where == "above":
        main.append(strip)
    main.append(grid)
    if where == "below":
        main.append(strip)
    cells = {}
    for r, c, s in p.each():
        if s in "#F?x":
            w = Gtk.Button(label={"#": "", "F": flag, "?": "?", "x": flag}[s], can_focus=False)
            w.get_child().set_ellipsize(0)
            names = ["shut"] + {"F": ["flag"], "x": ["flag", "wrong"]}.get(s, [])
            if s == "x":
                w.get_child().set_label("\u2715")
        else:
            w = Gtk.Label(label={"0": "", "*": mine, "X": mine}.get(s, s))
            names = ["open"] + (["n" + s] if s in "12345678" else ["hit"] if s == "X" else [])
        for name in ["cell", *names]:
            w.add_css_class(name)
        w.set_size_request(size, size)
        w.set_overflow(Gtk.Overflow.HIDDEN)
        grid.attach(w, c, r, 1, 1)
        cells[r, c] = w
    win.present()
    return lambda: region(p, cells, gtk4_box)


run_gtk4(start)
