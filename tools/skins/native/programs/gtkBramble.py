"""A weekend project in GTK 3: Adwaita's own buttons, emoji for flags and mines, opened cells as labels in event boxes, a toolbar above and a level bar below."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk

from support import Position, gtk_box, region, tell_gtk

p = Position()
g = p.rng
dark = g.random() < 0.35
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
size = p.cell_size(24, 46)
gap = g.choice([0, 0, 1, 2, 3])
n = size - gap
tall = round(n * g.uniform(0.48, 0.6))
family = g.choice(["Cantarell", "DejaVu Sans", "Noto Sans", "Liberation Sans", "FreeSans"])
LIGHT = [
    ["#1c71d8", "#2ec27e", "#e01b24", "#613583", "#a51d2d", "#0d8a8a", "#241f31", "#77767b"],
    ["blue", "green", "red", "darkblue", "brown", "darkcyan", "black", "gray"],
    ["#2e3436"] * 8,
]
DARK = [["#78aeed", "#8ff0a4", "#ff7b63", "#dc8add", "#ffa348", "#5bc8af", "#ffffff", "#c0bfbc"], ["#eeeeec"] * 8]
inks = g.choice(DARK if dark else LIGHT)
floor = g.choice(["#1e1e1e", "#191919"] if dark else ["#ffffff", "#ffffff", "#fdf6e3"])
line = "#3d3d3d" if dark else g.choice(["#d5d0cc", "#c0bfbc"])
flag = g.choice(["🚩", "🚩", "⛳", "📍"])
mine, burst = "💣", "💥"
css = f"""
button.cell {{ padding: 0; min-width: 0; min-height: 0; font: bold {tall}px "{family}"; {g.choice(["", "border-radius: 0;", "border-radius: 3px;"])} }}
.floor {{ background: {floor}; border: 1px solid {line}; }}
.floor.hit {{ background: #f66151; }}
.floor label {{ font: bold {tall}px "{family}"; }}
label.emoji {{ font: normal {round(tall * 0.92)}px "Noto Color Emoji"; }}
""" + "".join(f".floor label.n{i + 1} {{ color: {ink}; }}\n" for i, ink in enumerate(inks))
provider = Gtk.CssProvider()
provider.load_from_data(css.encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), provider, 800)

win = Gtk.Window(title=g.choice(["Bramble", "Minesweeper", "bramble.py"]))
win.set_resizable(False)
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
clock = f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"
if g.random() < 0.6:
    tools = Gtk.Toolbar()
    for icon, text in (("document-new", "New"), ("edit-undo", "Undo"), ("dialog-question", "Hint"), ("preferences-system", "Setup")):
        item = Gtk.ToolButton.new(Gtk.Image.new_from_icon_name(icon, Gtk.IconSize.SMALL_TOOLBAR), text)
        tools.insert(item, -1)
    column.pack_start(tools, False, False, 0)
else:
    bar = Gtk.MenuBar()
    for text in ("_Game", "_Size", "_Scores", "_Help"):
        bar.append(Gtk.MenuItem.new_with_mnemonic(text))
    column.pack_start(bar, False, False, 0)
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER, margin=g.choice([6, 10, 16]))
cells = {}
for r, c, s in p.each():
    label = Gtk.Label()
    if s in "#F?x":
        w = Gtk.Button()
        w.get_style_context().add_class("cell")
        w.set_can_focus(False)
        if s != "#":
            label.set_text({"F": flag, "?": "?", "x": "❌"}[s])
            if s != "?":
                label.get_style_context().add_class("emoji")
            w.add(label)
    else:
        w = Gtk.EventBox()
        w.get_style_context().add_class("floor")
        if s == "X":
            w.get_style_context().add_class("hit")
        if s in "*X":
            label.set_text(burst if s == "X" else mine)
            label.get_style_context().add_class("emoji")
        elif s != "0":
            label.set_text(s)
            label.get_style_context().add_class(f"n{s}")
        w.add(label)
    w.set_size_request(n, n)
    grid.attach(w, c, r, 1, 1)
    cells[r, c] = w
column.pack_start(grid, True, True, 0)
foot = Gtk.Box(spacing=10, margin=6)
foot.pack_start(Gtk.Label(label=f"🚩 {p.mines - p.left}/{p.mines}"), False, False, 0)
level = Gtk.LevelBar(min_value=0, max_value=1, value=1 - sum(row.count("#") for row in p.cells) / (p.rows * p.cols), valign=Gtk.Align.CENTER)
foot.pack_start(level, True, True, 0)
foot.pack_end(Gtk.Label(label=clock), False, False, 0)
column.pack_end(foot, False, False, 0)
if p.status != "playing":
    info = Gtk.InfoBar(message_type=Gtk.MessageType.INFO if p.status == "won" else Gtk.MessageType.ERROR)
    info.get_content_area().add(Gtk.Label(label="You found them all!" if p.status == "won" else "That was a mine."))
    column.pack_end(info, False, False, 0)
win.add(column)
win.show_all()
tell_gtk(win, lambda: region(p, cells, gtk_box))
