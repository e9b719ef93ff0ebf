"""GTK 4: a grid of buttons and labels inside frames, with a header bar that the program draws itself."""
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
gi.require_version("GdkX11", "4.0")
from gi.repository import Gdk, GdkX11, Graphene, Gtk  # noqa: E402

from support import Position, gtk4_box, region, run_gtk4  # noqa: E402

p = Position()
g = p.rng
dark = g.random() < 0.4
size = p.cell_size(24, 50)
gap = g.choice([0, 2, 4])
px = int(size * g.uniform(0.42, 0.56))
ink = ["#62a0ea", "#57e389", "#f66151", "#c061cb", "#ffa348", "#5bc8af", "#f6f5f4", "#9a9996"] if dark else \
    ["#1a5fb4", "#26a269", "#c01c28", "#613583", "#a51d2d", "#0d7377", "#000000", "#77767b"]
flag, mine = g.choice(["🚩", "⚑"]), g.choice(["💣", "✹", "●"])
plain = g.random() < 0.5
cover = "" if plain else f"background: {g.choice(['#99c1f1', '#8ff0a4', '#dc8add', '#cdab8f'] if not dark else ['#1c71d8', '#613583', '#63452c'])};"
paper = "#2e2e32" if dark else "#ffffff"
css = f"""
.cell {{ padding: 0; min-width: {size - 2}px; min-height: {size - 2}px; font-size: {px}px; font-weight: {g.choice(['bold', 'normal', 'bold'])}; {cover} {'border-radius: 0;' if gap == 0 else ''} }}
.open {{ background: {paper}; border: 1px solid {'#444' if dark else '#ddd'}; min-width: {size - 2}px; min-height: {size - 2}px; padding: 0; font-size: {px}px; font-weight: bold; }}
.hit {{ background: #e01b24; }} .bad {{ color: #e01b24; }}
""" + "".join(f".n{i + 1} {{ color: {c}; }}\n" for i, c in enumerate(ink))


def start(app):
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
    provider = Gtk.CssProvider()
    provider.load_from_data(css.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 800)
    win = Gtk.ApplicationWindow(application=app, title="Mines", resizable=False)
    if g.random() < 0.5:
        head = Gtk.HeaderBar()
        head.pack_start(Gtk.Button(label="New"))
        win.set_titlebar(head)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    win.set_child(main)
    top = Gtk.CenterBox(margin_top=8, margin_bottom=8, margin_start=10, margin_end=10)
    top.set_start_widget(Gtk.Label(label=f"🚩 {p.left}"))
    top.set_end_widget(Gtk.Label(label=f"⏱ {p.seconds}"))
    main.append(top)
    grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER, margin_start=8, margin_end=8, margin_bottom=10)
    main.append(grid)
    cells = {}
    for r, c, s in p.each():
        if s in "012345678*X":
            w = Gtk.Label(label={"0": "", "*": mine, "X": mine}.get(s, s))
            w.set_css_classes(["open", "n" + s, *(["hit"] if s == "X" else [])])
        else:
            w = Gtk.Button(label={"F": flag, "?": "?", "x": "✗"}.get(s, ""))
            for n in ["cell", *(["bad"] if s == "x" else [])]:
                w.add_css_class(n)
        w.set_size_request(size, size)
        grid.attach(w, c, r, 1, 1)
        cells[r, c] = w
    win.present()
    win.set_focus(None)

    return lambda: region(p, cells, gtk4_box)


run_gtk4(start)
