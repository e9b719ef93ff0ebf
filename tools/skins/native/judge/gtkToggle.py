"""GTK 3 toggle buttons in the stock theme: an open cell is one that is pressed in; the numbers are Pango markup."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import CLASSIC, Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
dark = g.random() < 0.35
settings = Gtk.Settings.get_default()
settings.set_property("gtk-application-prefer-dark-theme", dark)
size = p.cell_size(24, 48)
flag, mine = g.choice(["⚑", "🚩", "<b>F</b>", "<b>!</b>"]), g.choice(["✹", "💣", "<b>*</b>"])
ink = dict(zip("12345678", ["#8ab4f8", "#81c995", "#f28b82", "#c58af9", "#fcad70", "#78d9ec", "#ffffff", "#9aa0a6"])) if dark else CLASSIC
gap = g.choice([0, 0, 1, 3])
px = int(size * g.uniform(0.4, 0.55))
insensitive = g.random() < 0.3
css = Gtk.CssProvider()
css.load_from_data(f"togglebutton, button.toggle {{ padding: 0; min-width: {size - 4}px; min-height: {size - 4}px; font-size: {px}px; }}".encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), css, 800)
win = Gtk.Window(title=g.choice(["Mines", "Toggle Mines", "gtk3-mine.py"]))
win.set_resizable(False)
if g.random() < 0.4:
    bar = Gtk.HeaderBar(title=win.get_title(), subtitle=f"{p.left} mines", show_close_button=True)
    bar.pack_start(Gtk.Button.new_from_icon_name("view-refresh-symbolic", Gtk.IconSize.BUTTON))
    win.set_titlebar(bar)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6, margin=g.choice([0, 6, 12]))
win.add(main)
top = Gtk.Box(margin=4)
top.pack_start(Gtk.Label(label=f"Mines: {p.left}"), False, False, 6)
top.pack_end(Gtk.Label(label=f"Time: {p.seconds}"), False, False, 6)
main.add(top)
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER)
main.add(grid)
cells = {}
for r, c, s in p.each():
    opened = s in "012345678*X"
    b = Gtk.ToggleButton(active=opened)
    label = Gtk.Label()
    if s in "12345678":
        label.set_markup(f'<span foreground="{ink[s]}" weight="bold">{s}</span>')
    elif s in "F*?":
        label.set_markup({"F": flag, "*": mine, "?": "?"}[s])
    elif s in "Xx":
        label.set_markup(f'<span foreground="red">{mine if s == "X" else "✗"}</span>')
    b.add(label)
    b.set_size_request(size, size)
    if opened and insensitive and s == "0":
        b.set_sensitive(False)
    grid.attach(b, c, r, 1, 1)
    cells[r, c] = b
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: region(p, cells, gtk_box))
