"""GTK 3 buttons in a Gtk.Grid, dressed with CSS."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
LOOKS = [
    dict(bg="#fafafa", cover="#b0bec5", edge="#90a4ae", open="#eceff1", text="#263238",
         ink=["#1e88e5", "#43a047", "#e53935", "#5e35b1", "#6d4c41", "#00acc1", "#212121", "#757575"]),
    dict(bg="#22272e", cover="#444c56", edge="#545d68", open="#2d333b", text="#adbac7",
         ink=["#6cb6ff", "#8ddb8c", "#f47067", "#dcbdfb", "#f69d50", "#39c5cf", "#cdd9e5", "#909dab"]),
    dict(bg="#fff8e1", cover="linear-gradient(#ffd54f, #ffb300)", edge="#ff8f00", open="#fffdf5", text="#4e342e",
         ink=["#0d47a1", "#1b5e20", "#b71c1c", "#311b92", "#3e2723", "#006064", "#000000", "#616161"]),
    dict(bg="#e8f5e9", cover="linear-gradient(to bottom, #ffffff, #d7d7d7)", edge="#9e9e9e", open="#c8e6c9", text="#1b5e20",
         ink=["blue", "green", "red", "darkblue", "maroon", "teal", "black", "dimgray"]),
]
k = g.choice(LOOKS)
size = p.cell_size(22, 56)
gap = g.choice([0, 1, 2, 4])
radius = g.choice([0, 3, 6, size // 2 - 2 if gap else 4])
font = g.choice(["Sans", "Liberation Sans", "DejaVu Sans Mono", "Noto Sans Mono", "DejaVu Sans Condensed"])
px = max(9, int(size * g.uniform(0.42, 0.6)))
flag, mine = g.choice(["⚑", "🚩", "🚩", "!", "F"]), g.choice(["💣", "💣", "●", "*"])
css = f"""
window {{ background: {k['bg']}; color: {k['text']}; }}
.cell {{ padding: 0; margin: 0; min-width: {size - 2}px; min-height: {size - 2}px; border: 1px solid {k['edge']}; border-radius: {radius}px;
  background: {k['cover']}; color: {k['text']}; box-shadow: none; text-shadow: none; font: {g.choice(['bold', 'bold', 'normal'])} {px}px "{font}"; }}
.open {{ background: {k['open']}; {g.choice(['', 'border-color: transparent;'])} }}
.hit {{ background: #e53935; }} .wrong {{ background: #f8bbd0; color: #b00020; }}
.status {{ font-size: 14px; padding: 6px; }}
""" + "".join(f".n{i + 1} {{ color: {c}; }}\n" for i, c in enumerate(k["ink"]))
provider = Gtk.CssProvider()
provider.load_from_data(css.encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), provider, 800)

win = Gtk.Window(title=g.choice(["Mines", "gtk-mines", "Bomb Squad", "Minefield"]))
win.set_resizable(False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(main)
if g.random() < 0.5:
    bar = Gtk.MenuBar()
    for name in ["_Game", "_View", "_Help"]:
        bar.append(Gtk.MenuItem.new_with_mnemonic(name))
    main.add(bar)
top = Gtk.Box(spacing=12, margin=8)
top.pack_start(Gtk.Label(label=f"💣 {p.left}" if g.random() < 0.5 else f"{p.left} left"), False, False, 4)
top.pack_end(Gtk.Label(label=f"{p.seconds // 60}:{p.seconds % 60:02d}"), False, False, 4)
top.set_center_widget(Gtk.Button(label={"playing": "🙂", "won": "😎", "lost": "😵"}[p.status]))
main.add(top)
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, margin=g.choice([0, 6, 14]), halign=Gtk.Align.CENTER)
main.add(grid)
cells = {}
for r, c, s in p.each():
    text, names = "", []
    if s in "012345678":
        text, names = (s if s != "0" else ""), ["open", "n" + s]
    elif s == "F":
        text = flag
    elif s == "?":
        text = "?"
    elif s == "*":
        text, names = mine, ["open"]
    elif s == "X":
        text, names = mine, ["open", "hit"]
    elif s == "x":
        text, names = "✗", ["wrong"]
    b = Gtk.Button()
    b.add(Gtk.Label(label=text))
    b.set_size_request(size, size)
    for n in ["cell", *names]:
        b.get_style_context().add_class(n)
    grid.attach(b, c, r, 1, 1)
    cells[r, c] = b
if g.random() < 0.5:
    foot = Gtk.Label(label={"playing": "Good luck!", "won": "All clear!", "lost": "You hit a mine."}[p.status], xalign=0)
    foot.get_style_context().add_class("status")
    main.add(foot)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: region(p, cells, gtk_box))
