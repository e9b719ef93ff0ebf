"""GtkToggleButtons that stay pressed once opened, in the toolkit's own themes; signs are characters, the keyboard's cell has
the focus ring."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
gi.require_version("GdkX11", "3.0")
from gi.repository import Gdk, GdkX11, Gtk  # GdkX11 for the id of the window

from support import SHOWN, Position, gtk_box, region, tell_gtk

p = Position()
g = p.rng
theme = g.choice(["Raleigh", "Adwaita-dark", "Raleigh", "Adwaita-dark", "Adwaita", "Adwaita"])
settings = Gtk.Settings.get_default()
settings.set_property("gtk-theme-name", theme.replace("-dark", ""))
settings.set_property("gtk-application-prefer-dark-theme", theme.endswith("dark"))
settings.set_property("gtk-enable-animations", False)
dark = theme.endswith("dark")
size = p.cell_size(22, 46)
gap = g.choice([0, 0, 0, 1, 3])
part = g.uniform(0.5, 0.62)
family = g.choice(["Sans", "DejaVu Sans Mono", "Liberation Sans", "Serif", "Noto Sans"])
weight = g.choice(["bold", "bold", "normal"])
LIGHT = [
    ["#204a87", "#4e9a06", "#a40000", "#5c3566", "#8f5902", "#06706f", "#000000", "#555753"],
    ["#0000cc", "#006600", "#cc0000", "#000066", "#660000", "#006666", "#000000", "#666666"],
    ["#2e3436"] * 8,
]
DARK = [["#729fcf", "#8ae234", "#ff6b6b", "#d3a0d9", "#fcaf3e", "#5fd7d7", "#ffffff", "#babdb6"], ["#e8e8e6"] * 8]
inks = g.choice(DARK if dark else LIGHT)
flag, flag_ink = g.choice([("⚑", "#ff5c5c" if dark else "#cc0000"), ("🚩", None), ("⚑", None), ("⚐", None)])
mine, mine_ink = g.choice([("💣", None), ("✹", None), ("●", None), ("✱", None)])
hide = g.random() < 0.4  # the program does not care to tell wrong flags when the game is lost
if hide and any("x" in row for row in p.cells):
    p.cells = [row.replace("x", "F") for row in p.cells]
    SHOWN["cells"] = p.cells
css = Gtk.CssProvider()
corners = g.choice(["", "", "border-radius: 0;"])
pressed = f"background-image: none; background-color: {g.choice(['#d8d4ce', '#c9c4be', '#e2dcc8'])};" if theme == "Adwaita" else ""
css.load_from_data(f"""
.field button {{ padding: 0; margin: 0; min-width: 0; min-height: 0; {corners} }}
.field button:checked {{ {pressed} }}
.field button.boom {{ background-image: none; background-color: #e9382c; }}
.field button.wrong {{ background-image: none; background-color: {"#6e4c12" if dark else "#f8d98a"}; }}
""".encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), css, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
grid.get_style_context().add_class("field")
grid.set_row_homogeneous(True)
grid.set_column_homogeneous(True)
cells = {}
for r, c, s in p.each():
    b = Gtk.ToggleButton()
    b.set_active(s in "012345678*X")
    text, ink = {
        "F": (flag, flag_ink), "x": (flag, flag_ink), "?": ("?", None), "*": (mine, mine_ink), "X": (mine, "#000000"),
    }.get(s, ("", None))
    if s in "12345678":
        text, ink = s, inks[int(s) - 1]
    if text:
        label = Gtk.Label()
        px = round(size * part * (0.95 if text in "🚩💣" else 1.12 if text in "✹●✱⚑⚐" else 1))
        extra = (f' foreground="{ink}"' if ink else "") + (' strikethrough="true"' if s == "x" else "")
        label.set_markup(f'<span font_family="{family}" weight="{weight}" font_desc="{px}px"{extra}>{text}</span>')
        b.add(label)
    if s in "Xx":
        b.get_style_context().add_class("boom" if s == "X" else "wrong")
    b.set_size_request(size, size)
    grid.attach(b, c, r, 1, 1)
    cells[r, c] = b
win = Gtk.Window(title=g.choice(["Mines", "PyMines", "minesweeper.py", "Minefield"]))
win.set_resizable(False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=g.choice([0, 6]))
main.set_border_width(g.choice([0, 6, 12]))
clock = f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"
kind = g.choice(["header", "row", "menu"])
if kind == "header":
    bar = Gtk.HeaderBar(title=win.get_title(), subtitle=f"{p.left} mines, {clock}", show_close_button=True)
    bar.pack_start(Gtk.Button(label="New"))
    win.set_titlebar(bar)
elif kind == "menu":
    bar = Gtk.MenuBar()
    for name in ("_Game", "_View", "_Help"):
        bar.append(Gtk.MenuItem.new_with_mnemonic(name))
    main.pack_start(bar, False, False, 0)
if kind != "header":
    row = Gtk.Box(spacing=6)
    row.pack_start(Gtk.Label(label=f"{p.left} / {p.mines}"), False, False, 4)
    row.set_center_widget(Gtk.Button(label={"playing": "Restart", "won": "You won", "lost": "You lost"}[p.status]))
    row.pack_end(Gtk.Label(label=clock), False, False, 4)
    main.pack_start(row, False, False, 0)
main.pack_start(grid, True, True, 0)
if kind == "menu":
    level = Gtk.ProgressBar(fraction=min(1, sum(ch in "012345678" for row in p.cells for ch in row) / max(1, p.rows * p.cols - p.mines)))
    main.pack_start(level, False, False, 2)
win.add(main)
win.show_all()
if g.random() < 0.6:
    cells[g.randrange(p.rows), g.randrange(p.cols)].grab_focus()
    win.set_focus_visible(True)
else:
    win.set_focus(None)

tell_gtk(win, lambda: region(p, cells, gtk_box))
