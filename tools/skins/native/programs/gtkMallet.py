"""GTK 3 with the stock theme: real GtkButtons over labels in frames, a toolbar with icons, a status bar; the marks are painted on the buttons."""
import math

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk

from support import Position, gtk_box, region, tell_gtk

p = Position()
g = p.rng
dark = g.random() < 0.3
settings = Gtk.Settings.get_default()
settings.set_property("gtk-theme-name", "Adwaita")
settings.set_property("gtk-application-prefer-dark-theme", dark)
size = p.cell_size(20, 44)
gap = g.choice([0, 0, 1, 2])
tint = g.choice([None, None, ("#8fb8c9", "#6d9aae"), ("#c9b48f", "#ab9468")])
paper = "#1f1f22" if dark else g.choice(["#f4f3ef", "#ffffff", "#e9edf0"])
rule = "#47474c" if dark else "#c9c6c0"
if not dark and not tint:  # the stock buttons are nearly white
    paper, rule = g.choice([("#c4c1bb", "#aaa7a1"), ("#b9c3cc", "#9faab4")])
INKS = ["#7ab8ff", "#73d873", "#ff8080", "#c9a6ff", "#ffb866", "#66d9d9", "#ffffff", "#b0b0b0"] if dark else ["#2450c8", "#2b7a1f", "#c8202c", "#5a2a92", "#96480a", "#0c7880", "#1c1c1c", "#70706c"]
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
on_button = "#f0f0f0" if dark and not tint else "#2a2a2a"
cloth = g.choice(["#d42a2a", "#e0651a", "#1f63c4"]) if not dark else "#ff6a4d"
pt = round(size * g.uniform(0.5, 0.6))
family = g.choice(["DejaVu Sans", "Liberation Sans", "Noto Sans"])
css = Gtk.CssProvider()
css.load_from_data(f"""
.field button {{ padding: 0; margin: 0; min-width: 0; min-height: 0; {f'background-image: linear-gradient(to bottom, {tint[0]}, {tint[1]}); border-color: #5c5c5c;' if tint else ''} {'border-radius: 0;' if gap == 0 else ''} }}
.field button label {{ color: {on_button}; font: bold {pt}px "{family}"; }}
.open {{ background-color: {paper}; border: 1px solid {rule}; font: bold {pt}px "{family}"; }}
.hit {{ background-color: #e23b3b; }}
""".encode() + "".join(f".n{i + 1} {{ color: {c}; }}\n" for i, c in enumerate(INKS)).encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), css, 800)


def flag(w, cr, wrong):
    a = w.get_allocation()
    k = min(a.width, a.height) / 20
    cr.translate((a.width - 20 * k) / 2, (a.height - 20 * k) / 2)
    cr.scale(k, k)
    cr.set_source_rgb(*rgb(on_button))
    cr.rectangle(5.2, 2, 1.8, 16), cr.fill()
    cr.set_source_rgb(*rgb(cloth))
    cr.move_to(7, 2.5), cr.curve_to(10, 0.8, 12, 4.6, 16.5, 2.8), cr.line_to(16.5, 10), cr.curve_to(12, 12, 10, 8, 7, 10)
    cr.close_path(), cr.fill()
    if wrong:
        cr.set_source_rgb(*rgb(on_button))
        cr.set_line_width(2.4)
        cr.move_to(2.5, 17.5), cr.line_to(17.5, 2.5), cr.move_to(2.5, 2.5), cr.line_to(17.5, 17.5)
        cr.stroke()


def mine(w, cr, hit):
    a = w.get_allocation()
    k = min(a.width, a.height) / 20
    cr.translate((a.width - 20 * k) / 2, (a.height - 20 * k) / 2)
    cr.scale(k, k)
    cr.set_source_rgb(*rgb("#f2f2f2" if dark and not hit else "#202024"))
    cr.arc(9.4, 11.2, 5.6, 0, 7), cr.fill()
    cr.move_to(12, 7.6), cr.line_to(14.4, 5.2)
    cr.set_line_width(3), cr.stroke()
    cr.set_source_rgb(*rgb("#ff9a1f"))
    for i in range(5):
        t = -math.pi * 0.75 + i * math.pi / 4
        cr.move_to(15, 4.6), cr.line_to(15 + 3 * math.cos(t), 4.6 + 3 * math.sin(t))
    cr.set_line_width(1.3), cr.stroke()


def painting(fn, arg):
    d = Gtk.DrawingArea()
    d.connect("draw", fn, arg)
    d.set_size_request(max(8, size - 6), max(8, size - 6))
    return d


grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, row_homogeneous=True, column_homogeneous=True, halign=Gtk.Align.CENTER)
grid.get_style_context().add_class("field")
cells = {}
for r, c, s in p.each():
    if s in "#F?x":
        w = Gtk.Button()
        if s == "?":
            w.add(Gtk.Label(label="?"))
        elif s != "#":
            w.add(painting(flag, s == "x"))
    else:
        w = Gtk.EventBox() if s in "*X" else Gtk.Label(label="" if s == "0" else s)
        if s in "*X":
            w.add(painting(mine, s == "X"))
        w.get_style_context().add_class("open")
        if s == "X":
            w.get_style_context().add_class("hit")
        if s in "12345678":
            w.get_style_context().add_class("n" + s)
    w.set_size_request(size, size)
    grid.attach(w, c, r, 1, 1)
    cells[r, c] = w
win = Gtk.Window(title=g.choice(["Mallet Mines", "Mallet"]))
win.set_resizable(False)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
if g.random() < 0.6:
    bar = Gtk.MenuBar()
    for name in ("Game", "Settings", "Help"):
        bar.append(Gtk.MenuItem(label=name))
    box.pack_start(bar, False, False, 0)
tools = Gtk.Box(spacing=4, margin=4)
for name in ("document-new", "edit-undo", "media-playback-pause"):
    tools.pack_start(Gtk.Button.new_from_icon_name(name, Gtk.IconSize.SMALL_TOOLBAR), False, False, 0)
tools.pack_end(Gtk.Label(label=f"{p.seconds // 60}:{p.seconds % 60:02d}"), False, False, 6)
tools.pack_end(Gtk.Label(label=f"{p.left} of {p.mines}"), False, False, 6)
box.pack_start(tools, False, False, 0)
grid.set_margin_start(g.choice([0, 8])), grid.set_margin_end(8), grid.set_margin_bottom(4)
box.pack_start(grid, False, False, 0)
foot = Gtk.Statusbar()
foot.push(0, {"playing": f"Beginner to expert: {p.cols} × {p.rows}", "won": "You have won!", "lost": "You have lost."}[p.status])
box.pack_start(foot, False, False, 0)
win.add(box)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: region(p, cells, gtk_box))
