"""GTK 4: a grid of real buttons dressed by CSS, opened cells as labels that are placards of their number's colour; signs by cairo or as text."""
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, gtk4_box, region, run_gtk4  # noqa: E402

p = Position()
g = p.rng
LOOKS = [  # window, covered css, hint sign, open background, placards as backgrounds, their text (None: white)
    dict(name="slate", dark=False, win="#f3f5f8", cover="background: linear-gradient(#5b7391, #465c78); border-bottom: {lip}px solid #2f4058;", sign="#ffffff", blank="#e2e7ee",
         back=["#3f8ae0", "#3aa35c", "#e0524a", "#7d55c7", "#c2672b", "#189aa6", "#2c343d", "#7f8a96"], ink=None),
    dict(name="polar", dark=True, win="#2b303b", cover="background: #515b70; box-shadow: inset 0 1px #6b7690, inset 0 -1px #3b4353;", sign="#eceff4", blank="#323845",
         back=["#33435c", "#36503f", "#563a41", "#4a3f5e", "#5b4836", "#2f4f55", "#4d525c", "#3f434b"], ink=["#8ab8f5", "#a6d39a", "#f28b93", "#c7a6ee", "#f0b37e", "#84d6d8", "#ffffff", "#a7adb8"]),
    dict(name="dusk", dark=False, win="#fff4ec", cover="background: linear-gradient(135deg, #ff9a76, #d9568f); border: 1px solid #b8406f;", sign="#ffffff", blank="#fffaf5",
         back=["#e3efff", "#e3f7e6", "#ffe3e1", "#ece4fb", "#fdebd7", "#dcf5f4", "#e9e9ea", "#f3f1ef"], ink=["#1d5ac4", "#1c7d35", "#c9252d", "#5a2ca0", "#99500f", "#0b7a80", "#1c1c1c", "#76716d"]),
    dict(name="phosphor", dark=True, win="#050b07", cover="background: #123a22; border: 1px solid #3aa868;", sign="#c9ffd9", blank="#081009",
         back=["#081009"] * 8, ink=["#5ec8ff", "#55f07e", "#ff6f61", "#d59bff", "#ffb84d", "#3ff0e0", "#ffffff", "#9fb3a5"]),
    dict(name="plain", dark=False, win="#ededeb", cover="background: linear-gradient(#fdfdfd, #e6e5e2); border: 1px solid #b9b5ae; box-shadow: inset 0 1px white;", sign="#2e3436", blank="#d5d2cc",
         back=["#d5d2cc"] * 8, ink=["#204a87", "#3a7a05", "#cc0000", "#5c3566", "#8f5902", "#06777f", "#000000", "#6b6e68"]),
]
k = g.choice(LOOKS)
pitch = p.cell_size(17, 60)
gap = g.choice([0, 1, 2, 3]) if pitch > 20 else g.choice([0, 1])
size = pitch - gap
radius = g.choice([0, 3, max(2, size // 6), size // 3])
family = g.choice(["DejaVu Sans", "Noto Sans", "Liberation Serif", "Nimbus Sans Narrow", "Noto Mono", "URW Gothic"])
textual = g.random() < 0.3  # signs as characters
sharp = g.random() < 0.5  # opened cells without rounded corners
flag_colour = g.choice(["#e8363d", "#ffb300", "#ffffff", "#00b8d4"]) if k["name"] in ("slate", "polar", "phosphor") else g.choice(["#1f3b73", "#ffffff", "#7a1030"]) if k["name"] == "dusk" else g.choice(["#cc0000", "#e66100", "#1a5fb4"])
flag_kind, mine_kind = g.choice(["pennon", "banner", "golf"]), g.choice(["spiky", "ball", "skull"])
lip = max(2, size // 10) if k["name"] == "slate" else 0
line = 1 if "border: 1px" in k["cover"] else 0
css = f"""
window {{ background: {k['win']}; color: {'#e8ebe9' if k['dark'] else '#2a2d30'}; }}
.cell {{ min-width: {size}px; min-height: {size}px; padding: 0; margin: 0; border-radius: {radius}px; font: bold {max(9, round(size * g.uniform(0.5, 0.68)))}px "{family}"; }}
button.cell {{ border: none; outline: none; box-shadow: none; color: {k['sign']}; text-shadow: none; {k['cover'].format(lip=lip)} min-width: {size - 2 * line}px; min-height: {size - 2 * line - lip}px; }}
.open {{ background: {k['blank']}; {'border-radius: 0;' if sharp else ''} }}
.hit {{ background: {g.choice(['#d81f2a', '#ff6a00', '#c2185b'])}; color: white; }}
headerbar {{ color: #2a2d30; }}
.pill {{ background: alpha(currentColor, 0.1); border-radius: 12px; padding: 4px 12px; font-weight: bold; }}
"""
for i in range(8):
    css += f".n{i + 1} {{ background: {k['back'][i]}; color: {k['ink'][i] if k['ink'] else '#ffffff'}; }}\n"


def paint(cr, s, u):
    """One sign on a field of 24 x 24 units."""
    dark_open = k["dark"]
    cr.scale(u, u)
    col = lambda h, a=1: cr.set_source_rgba(*(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)), a)
    if s in "Fx":
        col(k["sign"])
        cr.rectangle(7, 4, 1.8, 16)
        cr.fill()
        if flag_kind == "golf":
            cr.save()
            cr.translate(8, 20)
            cr.scale(5, 1.6)
            cr.arc(0, 0, 1, 0, 7)
            cr.restore()
            cr.fill()
        col(flag_colour)
        if flag_kind == "banner":
            cr.rectangle(8.8, 4.5, 10, 7.5)
        elif flag_kind == "pennon":
            for x, y in ((8.8, 4), (20, 8.2), (8.8, 12.4)):
                cr.line_to(x, y)
        else:
            cr.move_to(8.8, 4)
            cr.curve_to(12, 6.5, 15, 3, 19.5, 6)
            cr.line_to(15.5, 8.8)
            cr.line_to(19, 12)
            cr.curve_to(14, 13, 12, 10, 8.8, 12)
        cr.close_path()
        cr.fill_preserve()
        col(k["sign"], 0.8)
        cr.set_line_width(0.8)
        cr.stroke()
    else:
        ink = "#ffffff" if s == "X" or dark_open else "#23272c"
        col(ink)
        if mine_kind == "spiky":
            cr.set_line_width(2)
            for i in range(6):
                a = i * math.pi / 3 + 0.26
                cr.move_to(12, 12)
                cr.line_to(12 + 9 * math.cos(a), 12 + 9 * math.sin(a))
            cr.stroke()
            cr.arc(12, 12, 5.6, 0, 7)
            cr.fill()
            col("#ff5a4f" if s == "*" else "#23272c")
            cr.arc(12, 12, 1.9, 0, 7)
            cr.fill()
        elif mine_kind == "ball":
            cr.arc(11, 13.5, 6.8, 0, 7)
            cr.fill()
            cr.set_line_width(1.8)
            cr.move_to(15, 8)
            cr.curve_to(16, 4, 19, 4, 20, 6.5)
            cr.stroke()
            col("#ffb300")
            cr.arc(20, 6.5, 1.8, 0, 7)
            cr.fill()
        else:
            cr.arc(12, 10.5, 7, 0, 7)
            cr.fill()
            cr.rectangle(8.6, 15, 6.8, 5)
            cr.fill()
            col({"X": "#7a0e14"}.get(s, "#101418" if dark_open else "#eceff2"))
            for x in (9.2, 14.8):
                cr.arc(x, 11, 1.9, 0, 7)
                cr.fill()
            cr.set_line_width(0.9)
            for x in (10.8, 13.2):
                cr.move_to(x, 17)
                cr.line_to(x, 20)
            cr.stroke()
    if s == "x":
        cr.set_line_width(2.4)
        col("#111111" if not k["dark"] and flag_colour != "#1f3b73" else "#ff4040" if flag_colour != "#e8363d" else "#ffe14d")
        for x in (4.5, 19.5):
            cr.move_to(x, 4.5)
            cr.line_to(24 - x, 19.5)
        cr.stroke()


def sign(s):
    area = Gtk.DrawingArea()
    area.set_can_target(False)
    area.set_draw_func(lambda a, cr, w, h, *_: (cr.translate((w - min(w, h)) / 2, (h - min(w, h)) / 2), paint(cr, s, min(w, h) / 24)))
    return area


def make(s):
    if s in "#F?x":
        w = Gtk.Button()
        if s == "?" or (s == "F" and textual):
            w.set_label("?" if s == "?" else "⚑")
        elif s in "Fx":
            w.set_child(sign(s))
    elif s in "*X":
        w = Gtk.Box()
        child = sign(s)
        child.set_hexpand(True)
        w.append(child)
        w.add_css_class("open")
        if s == "X":
            w.add_css_class("hit")
    else:
        w = Gtk.Label(label=s if s != "0" else "")
        w.add_css_class("open")
        if s != "0":
            w.add_css_class("n" + s)
    w.add_css_class("cell")
    w.set_overflow(Gtk.Overflow.HIDDEN)
    return w


def start(app):
    provider = Gtk.CssProvider()
    provider.load_from_data(css.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 900)
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Placard", "Field of Numbers", "Sweep It!"]))
    win.set_resizable(False)
    head = g.random() < 0.5
    left, secs = f"{p.left} left", f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"
    if head:
        bar = Gtk.HeaderBar()
        bar.pack_start(Gtk.Button.new_from_icon_name("view-refresh-symbolic"))
        bar.pack_end(Gtk.Button.new_from_icon_name("open-menu-symbolic"))
        win.set_titlebar(bar)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
    for set_margin in (main.set_margin_top, main.set_margin_bottom, main.set_margin_start, main.set_margin_end):
        set_margin(8)
    row = Gtk.CenterBox()
    pills = []
    for text in (left, secs):
        pill = Gtk.Label(label=text)
        pill.add_css_class("pill")
        pills.append(pill)
    row.set_start_widget(pills[0])
    row.set_end_widget(pills[1])
    if p.status != "playing" or g.random() < 0.5:
        row.set_center_widget(Gtk.Label(label={"playing": "☺", "won": "Won!", "lost": "Lost"}[p.status]))
    grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, row_homogeneous=True, column_homogeneous=True, halign=Gtk.Align.CENTER)
    cells = {}
    for r, c, s in p.each():
        cells[r, c] = make(s)
        grid.attach(cells[r, c], c, r, 1, 1)
    for w in (row, grid) if g.random() < 0.7 else (grid, row):
        main.append(w)
    win.set_child(main)
    win.set_focus(None)
    win.present()
    return lambda: region(p, cells, gtk4_box)


run_gtk4(start)
