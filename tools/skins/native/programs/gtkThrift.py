"""Theme buttons in a grid, with small XPM-like pictures, as somebody wrote it in an afternoon; a side pane or tool bar of stock widgets."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, GdkPixbuf, GLib, Gtk

from support import Position, gtk_box, region, tell_gtk

p = Position()
g = p.rng
settings = Gtk.Settings.get_default()
theme = g.choice(["Adwaita", "Adwaita", "Adwaita-dark", "HighContrast", "Raleigh"])
settings.set_property("gtk-theme-name", theme.replace("-dark", ""))
settings.set_property("gtk-application-prefer-dark-theme", theme.endswith("dark"))
dark = theme.endswith("dark")
pane = g.choice(["side", "toolbar", "plain"])
if pane == "side":
    p.max_cell = (p.max_cell * p.cols - 180) / p.cols
size = p.cell_size(22, 44)
gap = g.choice([0, 0, 1, 2])
SETS = [
    ["#0000e0", "#007d10", "#e00000", "#000078", "#7c0000", "#007c7c", "#000000", "#707070"],
    ["#3465a4", "#4e9a06", "#cc0000", "#75507b", "#8f5902", "#06989a", "#2e3436", "#888a85"],
    ["#1a1a1a"] * 8,
]
LIGHT = [["#8ab4ff", "#8ae234", "#ff7b72", "#d6a5ff", "#fcaf3e", "#55d6d2", "#ffffff", "#babdb6"], ["#eeeeec"] * 8]
inks = g.choice(LIGHT if dark else SETS)
FLAG = ["............", "..kkrr......", "..kkrrrr....", "..kkrrrrrr..", "..kkrrrrrrr.", "..kkrrrrrr..", "..kkrrrr....", "..kkrr......", "..kk........", "..kk........", ".kkkkkk.....", "kkkkkkkk...."]
PAD = ["............", ".........kk.", ".rrrrrrrrkk.", "..rrwwwrrkk.", "...rwwwrrkk.", "..rrwwwrrkk.", ".rrrrrrrrkk.", ".........kk.", ".........kk.", ".........kk.", ".......kkkkk", "............"]
MINE = ["............", ".....kk.....", ".k...kk...k.", "..kkkkkkkk..", "..kwwkkkkk..", "..kwwkkkkkk.", "kkkkkkkkkkkk", ".kkkkkkkkkk.", "..kkkkkkkk..", "..kkkkkkkk..", ".k...kk...k.", ".....kk....."]
BOMB = ["........yy..", ".......ky.y.", "......k..y..", "...kkkkk....", "..kkkkkkk...", ".kkwkkkkkk..", ".kwkkkkkkk..", ".kkkkkkkkk..", ".kkkkkkkkk..", "..kkkkkkk...", "...kkkkk....", "............"]
CROSS = ["r..........r", "rr........rr", ".rr......rr.", "..rr....rr..", "...rr..rr...", "....rrrr....", "....rrrr....", "...rr..rr...", "..rr....rr..", ".rr......rr.", "rr........rr", "r..........r"]
flag = g.choice([FLAG, FLAG, PAD])
mine = g.choice([MINE, BOMB])
red = g.choice([(225, 20, 20), (235, 120, 0), (190, 0, 110)])
cut = g.choice([GdkPixbuf.InterpType.NEAREST, GdkPixbuf.InterpType.BILINEAR])


def picture(rows, over=None):
    ink = (245, 245, 245) if dark or (tint and rows is flag) else (16, 16, 16)
    tones = {"k": ink, "r": red, "w": (60, 60, 60) if ink[0] > 100 and rows is mine else (255, 255, 255), "y": (255, 190, 0)}
    data = bytearray()
    for y in range(12):
        for x in range(12):
            s = rows[y][x]
            if over and over[y][x] != ".":
                data += bytes((*((16, 16, 16) if not dark else (255, 255, 255)), 255))
            else:
                data += bytes((*tones[s], 255)) if s != "." else bytes(4)
    small = GdkPixbuf.Pixbuf.new_from_bytes(GLib.Bytes.new(bytes(data)), GdkPixbuf.Colorspace.RGB, True, 8, 12, 12, 48)
    n = max(12, int(size * 0.62))
    return small.scale_simple(n, n, cut)


# an open cell must not look like a button: either it is pressed grey, or the buttons are coloured
tint = g.choice(["#3584e4", "#6d7f96", "#7a9a5a", "#a5784f"] + (["", "", ""] if not dark else ["#5a626c", "#4d6a66"]))
paper = "#1d1f21" if dark else g.choice(["#ffffff", "#f3f0e8"]) if tint else g.choice(["#c9c6c1", "#d2d8de"])
rule = "#45494c" if dark else g.choice(["#b4b4b4", "#9aa0a6"])
pictures = {"F": picture(flag), "x": picture(flag, CROSS), "*": picture(mine), "X": picture(mine)}
weight = g.choice(["bold", "bold", "normal", "900"])
family = g.choice(["DejaVu Sans", "Liberation Sans", "Noto Sans", "Liberation Mono", "C059"])
points = round(size * g.uniform(0.58, 0.7))
css = Gtk.CssProvider()
css.load_from_data(f"""
.mine-cell {{ padding: 0; margin: 0; min-width: 0; min-height: 0; {g.choice(["", "border-radius: 0;", "border-radius: 3px;"])} {f"background: linear-gradient(to bottom, shade({tint}, 1.12), {tint}); color: white;" if tint else ""} }}
.mine-cell label {{ font: {weight} {points}px "{family}"; }}
.open-cell {{ background: {paper}; border: 1px solid {rule}; font: {weight} {points}px "{family}"; }}
.hit-cell {{ background: #ff6b5e; border: 1px solid #a01010; }}
""".encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), css, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER, valign=Gtk.Align.START, margin=g.choice([0, 4, 10]))
grid.set_row_homogeneous(True)
grid.set_column_homogeneous(True)
cells = {}
for r, c, s in p.each():
    if s in "#F?x":
        w = Gtk.Button()
        w.set_can_focus(False)
        w.get_style_context().add_class("mine-cell")
        if s in "Fx":
            w.add(Gtk.Image.new_from_pixbuf(pictures[s]))
        elif s == "?":
            w.add(Gtk.Label(label="?"))
    else:
        w = Gtk.EventBox()
        w.get_style_context().add_class("hit-cell" if s == "X" else "open-cell")
        if s in "12345678":
            label = Gtk.Label()
            label.set_markup(f'<span foreground="{inks[int(s) - 1]}">{s}</span>')
            w.add(label)
        elif s in "*X":
            w.add(Gtk.Image.new_from_pixbuf(pictures[s]))
    w.set_size_request(size, size)
    grid.attach(w, c, r, 1, 1)
    cells[r, c] = w
win = Gtk.Window(title=g.choice(["Mines", "gmines 0.4", "Minefield"]))
win.set_resizable(False)
outer = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
clock = f"{p.seconds // 60}:{p.seconds % 60:02d}"
if g.random() < 0.6:
    bar = Gtk.MenuBar()
    for name in ("_File", "_Edit", "_Game", "_Help"):
        bar.append(Gtk.MenuItem.new_with_mnemonic(name))
    outer.pack_start(bar, False, False, 0)
if pane == "toolbar":
    tools = Gtk.Toolbar()
    tools.set_style(g.choice([Gtk.ToolbarStyle.ICONS, Gtk.ToolbarStyle.BOTH]))
    for icon, name in (("document-new", "New"), ("edit-undo", "Undo"), ("media-playback-pause", "Pause"), ("dialog-question", "Hint")):
        tools.insert(Gtk.ToolButton(icon_widget=Gtk.Image.new_from_icon_name(icon, Gtk.IconSize.SMALL_TOOLBAR), label=name), -1)
    tools.set_show_arrow(False)
    outer.pack_start(tools, False, False, 0)
elif pane == "plain":
    row = Gtk.Box(spacing=8, margin=6)
    row.pack_start(Gtk.Label(label=f"Mines: {p.left}"), True, True, 0)
    row.pack_start(Gtk.Button(label={"playing": "Restart", "won": "You won!", "lost": "Try again"}[p.status]), False, False, 0)
    row.pack_start(Gtk.Label(label=f"Time: {clock}"), True, True, 0)
    outer.pack_start(row, False, False, 0)
middle = Gtk.Box()
middle.pack_start(grid, True, True, 0)
if pane == "side":
    side = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6, margin=8)
    for text in (f"<b>{p.left}</b> mines left", f"Time <b>{clock}</b>", {"playing": "Good luck", "won": "<b>Solved!</b>", "lost": "<b>Game over</b>"}[p.status]):
        label = Gtk.Label(xalign=0)
        label.set_markup(text)
        side.pack_start(label, False, False, 0)
    side.pack_start(Gtk.Button(label="New game"), False, False, 0)
    side.pack_start(Gtk.CheckButton(label="Question marks", active=True), False, False, 0)
    middle.pack_start(side, False, False, 0)
outer.pack_start(middle, False, False, 0)
if pane == "toolbar":
    foot = Gtk.Statusbar()
    foot.push(0, f"{p.left} mines left · {clock}")
    outer.pack_start(foot, False, False, 0)
win.add(outer)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: region(p, cells, gtk_box))
