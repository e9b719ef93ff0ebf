"""GTK 3 as it comes: the theme's own buttons with icons of the icon theme for marks, labels in Pango markup where a cell is open, light or dark."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
dark = g.random() < 0.4
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
LIGHT_INK = ["#1c71d8", "#26833a", "#c01c28", "#613583", "#986a00", "#0a7d85", "#000000", "#77767b"]
DARK_INK = ["#99c1f1", "#8ff0a4", "#ff7b76", "#dc9ae8", "#ffbe6f", "#7be5e0", "#ffffff", "#c0bfbc"]
ink = DARK_INK if dark else LIGHT_INK
if g.random() < 0.25:
    ink = ["#ffffff" if dark else "#241f31"] * 8
size = p.cell_size(24, 52)
gap = g.choice([0, 0, 1, 2, 4])
ground = g.choice(["bordered", "filled"] if dark else ["bare", "bordered", "filled"])
flag = g.choice(["emblem-important", "emblem-favorite", "dialog-warning", "starred-symbolic", "emoji-flags-symbolic"])
mine = g.choice(["face-devilish", "process-stop", "weather-storm", "dialog-error"])
part = g.uniform(0.54, 0.66)
css = Gtk.CssProvider()
line = "#45454d" if dark else "#bdb8b2"
paper = "#18181a" if dark else "#ffffff"
sunken = "#1e1e20" if dark else "#dad6d0"
css.load_from_data(f"""
.cell {{ min-width: 0; min-height: 0; padding: 0; margin: 0; }}
.bordered {{ background: {sunken}; border: 1px solid {line}; }}
.filled {{ background: {paper}; border-right: 1px solid {line}; border-bottom: 1px solid {line}; }}
.hit {{ background: #f6d32d; }}
""".encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), css, 600)


def icon(name, part):
    image = Gtk.Image.new_from_icon_name(name, Gtk.IconSize.BUTTON)
    image.set_pixel_size(round(size * part))
    return image


def words(s, colour):
    label = Gtk.Label()
    label.set_markup(f'<span font_desc="{round(size * part)}px" weight="bold" foreground="{colour}">{s}</span>')
    return label


def crossed():
    over = Gtk.Overlay()
    over.add(icon(flag, 0.6))
    for colour, px in (("#ffffff", 0.9), ("#000000", 0.72)):
        label = Gtk.Label()
        label.set_markup(f'<span font_desc="DejaVu Sans {round(size * px)}px" foreground="{colour}">✖</span>')
        over.add_overlay(label)
    return over


def closed(s):
    b = Gtk.Button(can_focus=False)
    if s == "F":
        b.add(icon(flag, 0.6))
    elif s == "x":
        b.add(crossed())
    elif s == "?":
        b.add(words("?", "#ffffff" if dark else "#000000"))
    return b


def opened(s):
    b = Gtk.EventBox(visible_window=True)
    if ground != "bare":
        b.get_style_context().add_class(ground)
    if s == "X":
        b.get_style_context().add_class("hit")
    if s in "12345678":
        b.add(words(s, ink[int(s) - 1]))
    elif s in "*X":
        b.add(icon(mine, 0.7))
    return b


grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER, margin=g.choice([0, 6, 12]))
cells = {}
for r, c, s in p.each():
    b = closed(s) if s in "#F?x" else opened(s)
    b.get_style_context().add_class("cell")
    b.set_size_request(size, size)
    grid.attach(b, c, r, 1, 1)
    cells[r, c] = b
win = Gtk.Window(title=g.choice(["Mines in Stock", "Minefield", "A Grid of Buttons"]), resizable=False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(main)
kind = g.choice(["toolbar", "header", "plain"])
word = {"playing": "Good luck", "won": "You have won!", "lost": "That was a mine"}[p.status]
if kind == "header":
    bar = Gtk.HeaderBar(title=win.get_title(), subtitle=f"{p.left} left", show_close_button=True)
    bar.pack_start(Gtk.Button.new_from_icon_name("view-refresh-symbolic", Gtk.IconSize.BUTTON))
    win.set_titlebar(bar)
elif kind == "toolbar":
    bar = Gtk.Toolbar()
    for name in ("document-new", "edit-undo", "media-playback-pause"):
        bar.insert(Gtk.ToolButton(icon_name=name), -1)
    main.pack_start(bar, False, False, 0)
if kind != "header":
    row = Gtk.Box(spacing=8, margin=8)
    row.pack_start(Gtk.Label(label=f"Mines: {p.left}"), False, False, 0)
    row.pack_end(Gtk.Label(label=f"Time: {p.seconds}"), False, False, 0)
    main.pack_start(row, False, False, 0)
main.pack_start(grid, False, False, 0)
foot = Gtk.Statusbar()
foot.push(0, word)
main.pack_start(foot, False, False, 0)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: region(p, cells, gtk_box))
