"""GTK 4, every cell a label whose text is an emoji or a digit; the cover is a coloured square by style, or an emoji too."""
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
gi.require_version("GdkX11", "4.0")
from gi.repository import Gdk, GdkX11, Gtk  # noqa: E402

from support import Position, gtk4_box, region, run_gtk4  # noqa: E402

p = Position()
g = p.rng
size = p.cell_size(24, 60)
flag = g.choice(["🚩", "🚩", "⛳", "📍", "🏴"])
mine = g.choice(["💣", "💣", "🧨", "☠️"])
boom, wrong = g.choice(["💥", "🔥", mine]), g.choice(["❌", "❌", "🚫"])
keycap = g.random() < 0.2
square = g.choice(["⬜", "🟦", "🟩", "🟫"]) if keycap or g.random() < 0.25 else ""
if square == "🟩" and flag == "⛳":
    flag = "🚩"
ask = g.choice(["❓", "❔"]) if square != "⬜" else "❓"
LOOKS = [  # window, cover, hover edge, paper, ink
    ("#f4f1ea", "#7bb274", "#5d9157", "#e8dcc0", ["#1565c0", "#2e7d32", "#c62828", "#4527a0", "#8d4a00", "#00796b", "#212121", "#616161"]),
    ("#20232a", "#3d4657", "#4d586d", "#282c34", ["#61afef", "#98c379", "#e06c75", "#c678dd", "#e5c07b", "#56b6c2", "#ffffff", "#9aa3b2"]),
    ("#fff0f5", "#ff9ebb", "#e87a9c", "#ffffff", ["#3f51b5", "#388e3c", "#d81b60", "#6a1b9a", "#bf5b00", "#00838f", "#333333", "#757575"]),
    ("#e3f2fd", "#64b5f6", "#3d94dd", "#ffffff", ["#0d47a1", "#1b5e20", "#b71c1c", "#311b92", "#6d3b00", "#006064", "#000000", "#555555"]),
]
ground, cover, edge, paper, ink = g.choice(LOOKS)
dark = ground == "#20232a"
gap = 0 if square else g.choice([1, 2, 3])
radius = 0 if square else g.choice([0, 3, size // 6])
part = g.uniform(0.5, 0.6)
css = f"""
window {{ background: {ground}; color: {'#eee' if dark else '#222'}; }}
.cell {{ font-size: {int(size * part)}px; min-width: {size}px; min-height: {size}px; border-radius: {radius}px; padding: 0; }}
.shut {{ {'background: ' + cover if not square else ''}; {'box-shadow: inset 0 -' + str(max(2, size // 12)) + 'px ' + edge if g.random() < 0.5 and not square else ''}; }}
.open {{ background: {paper}; font-family: "{g.choice(['Quicksand', 'Lato', 'Open Sans', 'DejaVu Sans'])}"; font-weight: {g.choice([700, 700, 400])}; }}
.block {{ font-size: {int(size * 0.8)}px; }}
.hit {{ background: #ff5a4f; }}
.hud {{ font-size: 18px; font-weight: bold; }}
""" + "".join(f".n{i + 1} {{ color: {c}; }}\n" for i, c in enumerate(ink))


def start(app):
    provider = Gtk.CssProvider()
    provider.load_from_data(css.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 800)
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["💣 Mines", "Emoji Mines", "Boom!"]), resizable=False)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=10, margin_top=12, margin_bottom=14, margin_start=14, margin_end=14)
    win.set_child(main)
    top = Gtk.CenterBox()
    left, time = Gtk.Label(label=f"{flag} {p.left}"), Gtk.Label(label=f"⏳ {p.seconds}")
    face = Gtk.Button(label={"playing": "🙂", "won": "🥳", "lost": "😵"}[p.status])
    for w in (left, time, face):
        w.add_css_class("hud")
    top.set_start_widget(left), top.set_center_widget(face), top.set_end_widget(time)
    main.append(top)
    grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER)
    main.append(grid)
    cells = {}
    for r, c, s in p.each():
        opened = s in "012345678*X"
        text = {"0": "", "#": square, "F": flag, "x": wrong, "*": mine, "X": boom, "?": ask}.get(s, s)
        if keycap and s in "12345678":
            text = s + "\ufe0f\u20e3"
        w = Gtk.Label(label=text)
        names = ["cell", "open" if opened else "shut", "n" + s if s in "12345678" else "any"]
        if s == "#" or keycap:
            names.append("block")
        if s == "X":
            names.append("hit")
        w.set_css_classes(names)
        w.set_size_request(size, size)
        w.set_overflow(Gtk.Overflow.HIDDEN)
        fixed = Gtk.ScrolledWindow(hscrollbar_policy=Gtk.PolicyType.EXTERNAL, vscrollbar_policy=Gtk.PolicyType.EXTERNAL)
        fixed.set_size_request(size, size)
        fixed.set_child(w)
        grid.attach(fixed, c, r, 1, 1)
        cells[r, c] = fixed
    if p.status != "playing":
        main.append(Gtk.Label(label={"won": "🏆 You made it!", "lost": "💀 Try again"}[p.status]))
    win.present()
    win.set_focus(None)

    return lambda: region(p, cells, gtk4_box)


run_gtk4(start)
