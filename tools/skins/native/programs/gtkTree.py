"""GTK 3, somebody knew only Gtk.TreeView: a ListStore with one text column a board column, backgrounds and colours as attributes, grid lines of the view; emoji, symbols or letters for marks."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, tell_gtk  # noqa: E402

p = Position()
g = p.rng
LOOKS = [  # covered, open, text on covered, flag, inks, hit
    ("#8aa2b8", "#ffffff", "#10202c", "#a80f0f", ["#0000d8", "#007a00", "#d80000", "#000080", "#800000", "#007c7c", "#000000", "#707070"], "#ff6050"),
    ("#c9c2b2", "#f8f5ec", "#2d2618", "#b01010", ["#2c51a8", "#3d7a25", "#b9301c", "#5b2b86", "#7d4a10", "#1c776f", "#241a10", "#7d7464"], "#f08a4b"),
    ("#3d4450", "#1c1f26", "#f0f0f0", "#ff7043", ["#64b5f6", "#81c784", "#e57373", "#ba68c8", "#ffb74d", "#4dd0e1", "#ffffff", "#9e9e9e"], "#b71c1c"),
    ("#6a9c5a", "#eef5e6", "#ffffff", "#fff04a", ["#1d4fd0", "#176a22", "#d01d1d", "#4c1d95", "#92400e", "#0e7490", "#111111", "#666666"], "#ef5350"),
    ("#b4b4b4", "#ffffff", "#000000", "#000000", ["#000000"] * 8, "#ffd54f"),
]
cover, paper, words, red, inks, hit = g.choice(LOOKS)
size = p.cell_size(20, 50)
family = g.choice(["Sans", "Monospace", "Noto Serif", "Liberation Sans", "Nimbus Mono PS"])
bold = g.random() < 0.65
px = max(10, round(size * g.uniform(0.46, 0.58)))
signs = g.choice([
    {"F": "🚩", "*": "💣", "X": "💥", "?": "❓", "x": "❌"},
    {"F": "⚑", "*": "✹", "X": "✹", "?": "?", "x": "✗"},
    {"F": "F", "*": "*", "X": "*", "?": "?", "x": "X"},
    {"F": "⚐", "*": "●", "X": "●", "?": "?", "x": "≠"},
])
lines = g.choice([Gtk.TreeViewGridLines.BOTH, Gtk.TreeViewGridLines.BOTH, Gtk.TreeViewGridLines.NONE])
second = g.choice([None, 0.93]) if lines == Gtk.TreeViewGridLines.BOTH else 0.93  # a chequer where there are no lines


def toned(h, f):
    return "#" + "".join(f"{min(255, int(int(h[i:i + 2], 16) * f)):02x}" for i in (1, 3, 5))


css = Gtk.CssProvider()
css.load_from_data(f"""
treeview.view {{ -GtkTreeView-vertical-separator: 0; -GtkTreeView-horizontal-separator: 0; -GtkTreeView-grid-line-width: 1; border-color: {toned(cover, 0.7)}; }}
""".encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), css, 900)
store = Gtk.ListStore(*[str] * (3 * p.cols))
for r in range(p.rows):
    row = []
    for c in range(p.cols):
        s = p.cells[r][c]
        back = cover if s in "#F?x" else hit if s == "X" else paper
        if second and (r + c) % 2 and s != "X":
            back = toned(back, second if cover != "#3d4450" else 1.15)
        ink = inks[int(s) - 1] if s in "12345678" else red if s in "Fx" else words if s == "?" or paper == "#1c1f26" else "#000000"
        row += [signs.get(s, "" if s in "#0" else s), back, ink]
    store.append(row)
tree = Gtk.TreeView(model=store, headers_visible=False, enable_search=False, halign=Gtk.Align.CENTER, margin=g.choice([0, 8]), hover_selection=False)
tree.set_grid_lines(lines)
tree.get_selection().set_mode(Gtk.SelectionMode.NONE)
tree.set_can_focus(False)
for c in range(p.cols):
    cell = Gtk.CellRendererText(xalign=0.5, yalign=0.5, xpad=0, ypad=0, font=f"{family} {'bold ' if bold else ''}{px}px")
    cell.set_fixed_size(size, size)
    column = Gtk.TreeViewColumn("", cell, text=3 * c, cell_background=3 * c + 1, foreground=3 * c + 2)
    column.set_sizing(Gtk.TreeViewColumnSizing.FIXED)
    column.set_fixed_width(size)
    column.set_min_width(size)
    column.set_max_width(size)
    tree.append_column(column)
win = Gtk.Window(title=g.choice(["treesweeper", "Mines (ListStore)", "main.py"]), resizable=False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=4)
win.add(main)
top = Gtk.Box(spacing=6, margin=6)
top.pack_start(Gtk.Button(label={"playing": "Restart", "won": "Won :)", "lost": "Lost :("}[p.status]), False, False, 0)
bar = Gtk.ProgressBar(fraction=(p.mines - p.left) / max(p.mines, 1) if p.left >= 0 else 1, show_text=True, text=f"{p.mines - p.left} / {p.mines}", valign=Gtk.Align.CENTER)
top.pack_start(bar, True, True, 0)
top.pack_end(Gtk.Label(label=f"{p.seconds}s"), False, False, 0)
main.pack_start(top, False, False, 0)
main.pack_start(tree, False, False, 0)


def measure():
    f = win.get_scale_factor()
    _, ox, oy = tree.get_bin_window().get_origin()
    a = tree.get_background_area(Gtk.TreePath.new_first(), tree.get_column(0))
    z = tree.get_background_area(Gtk.TreePath.new_from_indices([p.rows - 1]), tree.get_column(p.cols - 1))
    return (ox + a.x) * f, (oy + a.y) * f, (z.x + z.width - a.x) * f, (z.y + z.height - a.y) * f


win.show_all()
win.set_focus(None)
tell_gtk(win, measure)
