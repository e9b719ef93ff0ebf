"""GTK 3 with nothing but stock widgets: a Gtk.Grid of Gtk.Button, an opened button gives way to a label in a frame; a header bar or a plain row with labels, a check button and a combo box, an info bar when the game ends."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

from support import CLASSIC, Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
dark = g.random() < 0.35
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
NIGHT = dict(zip("12345678", ["#8ab4ff", "#8fe08f", "#ff8c84", "#d2a8ff", "#ffc680", "#7fe6de", "#ffffff", "#b8b8b8"]))
ELEMENTARY = dict(zip("12345678", ["#0d52bf", "#3a7a0e", "#c6262e", "#57337a", "#a04b00", "#0e7a72", "#1a1a1a", "#6a6a6a"]))
ink = NIGHT if dark else g.choice([CLASSIC, ELEMENTARY])
size = p.cell_size(22, 50)
gap = g.choice([0, 0, 1, 2, 3])
flag = g.choice(["⚑", "🚩", "F", "▶", "!"])
mine = g.choice(["💣", "✹", "*", "●"])
open_kind = g.choice(["frame", "flat", "white"])
points = int(size * g.uniform(0.44, 0.56))
weight = g.choice(["bold", "bold", "normal"])
paper = {"frame": "#1c1c1c" if dark else "#cdc8c0", "flat": "#171717" if dark else "#cfcbc4", "white": "#0c0c0c" if dark else "#ffffff"}[open_kind]
line = "#4a4a4a" if dark else "#b0aba3"
red = "#ff6b60" if dark else "#c01818"
css = Gtk.CssProvider()
css.load_from_data(f"""
button.mine {{ padding: 0; min-width: 0; min-height: 0; font-size: {points}px; font-weight: {weight}; }}
button.mine {{ {"border-radius: 0;" if g.random() < 0.5 else ""} }}
{"button.mine { background: #505050; border-color: #1a1a1a; color: #f0f0f0; }" if dark else "button.mine { background: #d6d1ca; }" if open_kind == "white" else ""}
label.open {{ background: {paper}; font-size: {points}px; font-weight: {weight}; {"border: 1px solid " + line + ";" if gap == 0 or open_kind == "frame" else ""} }}
label.hit {{ background: #e0402e; color: #fff; }}
button.flagged label {{ color: {red}; }}
button.wrong label {{ color: {"#ffffff" if dark else "#000000"}; }}
""".encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), css, 800)
win = Gtk.Window(title=g.choice(["Porch", "Minefinder", "Untitled mine game"]))
win.set_resizable(False)
outer = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(outer)
kind = g.choice(["header", "row", "menu"])
clock = f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"
if kind == "header":
    bar = Gtk.HeaderBar(title="Porch", subtitle=f"{p.left} of {p.mines} left", show_close_button=True)
    bar.pack_start(Gtk.Button.new_from_icon_name("view-refresh-symbolic", Gtk.IconSize.BUTTON))
    bar.pack_end(Gtk.Label(label=clock))
    win.set_titlebar(bar)
else:
    if kind == "menu":
        menus = Gtk.MenuBar()
        for name in ["Game", "Settings", "Help"]:
            menus.append(Gtk.MenuItem(label=name))
        outer.add(menus)
    row = Gtk.Box(spacing=8, margin=8)
    row.add(Gtk.Label(label=f"Mines: {p.left}"))
    row.set_center_widget(Gtk.Button(label={"playing": "Restart", "won": "Play again", "lost": "Try again"}[p.status]))
    row.pack_end(Gtk.Label(label=f"Time: {clock}"), False, False, 0)
    outer.add(row)
if p.status != "playing" and g.random() < 0.6:
    info = Gtk.InfoBar(message_type=Gtk.MessageType.INFO if p.status == "won" else Gtk.MessageType.ERROR)
    info.get_content_area().add(Gtk.Label(label="You found all mines." if p.status == "won" else "Boom! You lost."))
    outer.add(info)
side = Gtk.Box(spacing=8, margin=g.choice([0, 6, 12]))
outer.add(side)
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
side.pack_start(grid, True, True, 0)
cells = {}
for r, c, s in p.each():
    if s in "012345678*X":
        w = Gtk.Label()
        w.get_style_context().add_class("open")
        if s in "12345678":
            w.set_markup(f'<span foreground="{ink[s]}">{s}</span>')
        elif s in "*X":
            w.set_text(mine)
            if s == "X":
                w.get_style_context().add_class("hit")
    else:
        w = Gtk.Button(label={"#": "", "F": flag, "?": "?", "x": "✗" if flag == "🚩" else flag}[s], can_focus=False)
        w.get_style_context().add_class("mine")
        if s == "F":
            w.get_style_context().add_class("flagged")
        if s == "x":
            w.get_style_context().add_class("wrong")
            w.set_label("✗")
    w.set_size_request(size, size)
    grid.attach(w, c, r, 1, 1)
    cells[r, c] = w
if kind == "row" and g.random() < 0.6:
    foot = Gtk.Box(spacing=8, margin=6)
    foot.add(Gtk.CheckButton(label="Question marks", active=True))
    combo = Gtk.ComboBoxText()
    combo.append_text("Custom")
    combo.set_active(0)
    foot.pack_end(combo, False, False, 0)
    outer.add(foot)
win.show_all()
GLib.timeout_add(400, lambda: win.queue_resize())
tell_gtk(win, lambda: region(p, cells, gtk_box))
