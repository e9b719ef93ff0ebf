"""GTK 4 as it comes: normal buttons are covered, flat or framed labels open, style classes of the theme for colours, a header bar
with menu button."""
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, Gtk, Pango

from support import Position, gtk4_box, region, run_gtk4

p = Position()
g = p.rng
dark = g.random() < 0.45
size = p.cell_size(24, 50)
gap = g.choice([0, 2, 2, 4]) if size > 28 else g.choice([0, 1, 2])
size -= gap if p.max_cell < 30 else 0
size = max(20, size)
strong = g.choice(["", "", "suggested-action", "opaque"])  # classes of the theme that colour the covers
opened = g.choice(["frame", "view", "bare"])
square = g.random() < 0.3
inks = g.choice([
    ["#99c1f1", "#8ff0a4", "#f66151", "#dc8add", "#ffbe6f", "#5bc8d6", "#ffffff", "#c0bfbc"],
    ["#62a0ea", "#57e389", "#ff7b63", "#c061cb", "#f8e45c", "#93ddc2", "#f6f5f4", "#9a9996"],
] if dark else [
    ["#1a5fb4", "#1f7a43", "#c01c28", "#613583", "#9a5a00", "#0b6e78", "#241f31", "#77767b"],
    ["#1c71d8", "#2a8a35", "#e01b24", "#813d9c", "#865e3c", "#147a80", "#000000", "#5e5c64"],
])
part = g.uniform(0.46, 0.6)
family = g.choice(["Sans", "Cantarell", "Noto Sans", "Monospace", "Liberation Sans"])
signs = g.choice(["emoji", "drawn", "drawn", "letters"])
text_ink = (1, 1, 1) if dark or strong == "suggested-action" else (0.14, 0.14, 0.16)
floor = {
    "frame": "background: transparent; border: 1px solid alpha(currentColor, 0.22);",
    "view": f"background: {'#171717' if dark else '#ffffff'};",
}.get(opened, "")
css = f"""
.mine {{ padding: 0; margin: 0; min-width: 0; min-height: 0; {"border-radius: 0;" if square else ""} }}
label.o {{ {"border-radius: 5px;" if not square else ""} {floor} }}
button.opaque {{ background: {"#5a6a80" if dark else "#b9c8de"}; color: {"#fff" if dark else "#1a1a1a"}; }}
.boom {{ background: #e5a50a; {"border-radius: 5px;" if not square else ""} }}
button.wrong {{ background: #a51d2d; color: white; }}
"""


def paint(_, cr, w, h, s):
    n = min(w, h)
    cr.translate((w - n) / 2, (h - n) / 2)
    cr.scale(n / 16, n / 16)
    if s in "Fx":
        ink = (1, 1, 1) if s == "x" else text_ink
        cr.set_source_rgb(*ink)
        cr.rectangle(3.4, 2, 1.2, 12)
        cr.fill()
        cr.set_source_rgb(*(
            (1, 1, 1) if s == "x"
            else (0.98, 0.84, 0.18) if strong == "suggested-action"
            else (0.95, 0.35, 0.2) if dark
            else (0.82, 0.1, 0.14)
        ))
        cr.move_to(4.6, 2.4)
        for x, y in ((13.4, 2.4), (11, 5.4), (13.4, 8.4), (4.6, 8.4)):
            cr.line_to(x, y)
        cr.fill()
        if s == "x":
            cr.set_source_rgb(0, 0, 0)
            cr.set_line_width(1.8)
            cr.move_to(2, 2)
            cr.line_to(14, 14)
            cr.move_to(14, 2)
            cr.line_to(2, 14)
            cr.stroke()
        return
    cr.set_source_rgb(*((0, 0, 0) if s == "X" or not dark else (0.95, 0.95, 0.95)))
    cr.arc(8, 8, 4, 0, 7)
    cr.fill()
    for i in range(8):
        a = i * math.pi / 4
        cr.arc(8 + 5.8 * math.cos(a), 8 + 5.8 * math.sin(a), 0.9, 0, 7)
        cr.fill()


def content(s):
    """What is seen in a cell, as a widget."""
    if s in "Fx*X" and signs == "drawn":
        area = Gtk.DrawingArea(halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER, can_target=False)
        n = round(size * 0.68)
        area.set_content_width(n)
        area.set_content_height(n)
        area.set_draw_func(paint, s)
        return area
    table = {
        "emoji": {"F": "🚩", "x": "❌", "*": "💣", "X": "💥"},
        "letters": {"F": "F", "x": "F̶", "*": "✹", "X": "✹"},
    }.get(signs, {})
    text = table.get(s, s if s in "12345678?" else "")
    label = Gtk.Label(label=text)
    attrs = [f"0 -1 font-desc \"{family} {'bold' if s in '12345678?F' else ''} {round(size * part)}px\""]
    if s in "12345678":
        attrs.append(f"0 -1 foreground {inks[int(s) - 1]}")
    elif s == "F" and signs == "letters" and strong != "suggested-action":
        attrs.append(f"0 -1 foreground {'#ff9e80' if dark else '#c01c28'}")
    elif s == "X":
        attrs.append("0 -1 foreground #000000")
    label.set_attributes(Pango.attr_list_from_string("\n".join(attrs)))
    return label


def start(app):
    provider = Gtk.CssProvider()
    provider.load_from_data(css.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 700)
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Mines", "Minefield", "Clear the Field", "Sweeper"]))
    win.set_resizable(False)
    bar = Gtk.HeaderBar()
    bar.pack_start(Gtk.Button(icon_name="view-refresh-symbolic"))
    bar.pack_end(Gtk.MenuButton(icon_name="open-menu-symbolic"))
    win.set_titlebar(bar)
    grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER)
    cells = {}
    for r, c, s in p.each():
        if s in "#F?x":
            w = Gtk.Button()
            if s != "#":
                w.set_child(content(s))
            if strong:
                w.add_css_class(strong)
            if s == "x":
                w.add_css_class("wrong")
        else:
            w = content(s)
            if not isinstance(w, Gtk.Label):
                inner, w = w, Gtk.Box()
                inner.set_hexpand(True)
                w.append(inner)
            w.add_css_class("o")
            if s == "X":
                w.add_css_class("boom")
        w.add_css_class("mine")
        w.set_size_request(size, size)
        w.set_overflow(Gtk.Overflow.HIDDEN)
        grid.attach(w, c, r, 1, 1)
        cells[r, c] = w
    m = g.choice([0, 6, 18])
    for side in ("start", "end", "top", "bottom"):
        getattr(grid, f"set_margin_{side}")(m)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    box.append(grid)
    foot = Gtk.CenterBox(margin_start=8, margin_end=8, margin_top=6, margin_bottom=6)
    foot.set_start_widget(Gtk.Label(label=f"{p.left} mines left"))
    foot.set_end_widget(Gtk.Label(label=f"{p.seconds // 60}:{p.seconds % 60:02d}"))
    if p.status != "playing":
        foot.set_center_widget(Gtk.Label(label={"won": "You won!", "lost": "Game over"}[p.status]))
    box.append(foot)
    win.set_child(box)
    win.present()
    focus = cells[g.randrange(p.rows), g.randrange(p.cols)]
    if g.random() < 0.5 and isinstance(focus, Gtk.Button):
        focus.grab_focus()
        win.set_focus_visible(True)
    else:
        win.set_focus(None)
    return lambda: region(p, cells, gtk4_box)


run_gtk4(start)
