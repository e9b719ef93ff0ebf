"""GTK 4 as the current GNOME applications have it: a flat header bar, round cards in a Gtk.Grid, an accent colour, light or dark, all by CSS; flags and mines are small drawings."""
import math

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk

from support import Position, gtk4_box, region, run_gtk4

p = Position()
g = p.rng
dark = g.random() < 0.45
ACCENTS = {"blue": ("#3584e4", "#78aeed"), "teal": ("#2190a4", "#7bdff4"), "green": ("#3a944a", "#8de698"), "orange": ("#ed5b00", "#ffa348"), "purple": ("#9141ac", "#d6a4e8"), "slate": ("#6f8396", "#aebfd0")}
accent = g.choice(list(ACCENTS))
strong, soft = ACCENTS[accent]
if dark:
    window, view, text, line = "#242424", "#1e1e1e", "#ffffff", "#383838"
    INK = ["#78aeed", "#8ff0a4", "#ff7b63", "#dc8add", "#ffa348", "#5bc8c8", "#ffffff", "#9a9996"]
else:
    window, view, text, line = "#fafafa", "#ffffff", "#2e3436", "#e3e2e1"
    INK = ["#1c71d8", "#26803f", "#c01c28", "#813d9c", "#a5510a", "#13808a", "#241f31", "#77767b"]


def mix(a, b, t):
    return "#" + "".join(f"{round(int(a[i:i + 2], 16) * (1 - t) + int(b[i:i + 2], 16) * t):02x}" for i in (1, 3, 5))


tinted = g.choice(["accent", "tint", "tint", "grey"])
COVER = strong if tinted == "accent" else mix(window, strong, 0.5 if dark else 0.36) if tinted == "tint" else ("#4a4a4a" if dark else "#d5d3d1")
OPEN = view if not dark else "#2c2c2c"
if tinted == "accent":
    OPEN = mix(OPEN, strong, 0.06)
size = p.cell_size(22, 56)
gap = g.choice([1, 2, 2, 3, 4]) if size > 26 else g.choice([1, 2])
size -= gap
radius = g.choice([3, 5, round(size * 0.2), round(size * 0.28)])
depth = g.choice(["none", "lip", "shadow"])
framed = g.random() < 0.4
font_size = round(size * g.uniform(0.46, 0.58))
family = g.choice(["Noto Sans", "DejaVu Sans", "Liberation Sans"])
on_cover = "#ffffff" if tinted == "accent" or dark else text
FLAG = {"accent": "#ffffff"}.get(tinted, "#e01b24" if not dark else "#ff7b63")
lip = f"box-shadow: inset 0 -{max(2, size // 14)}px {mix(COVER, '#000000', 0.18)};"
drop = f"box-shadow: inset 0 1px {mix(COVER, '#ffffff', 0.25)}, inset 0 -1px {mix(COVER, '#000000', 0.2)};"
CSS = f"""
window {{ background: {window}; color: {text}; }}
headerbar {{ background: {window}; box-shadow: none; border: none; color: {text}; }}
.cell {{ min-width: {size}px; min-height: {size}px; border-radius: {radius}px; font-family: "{family}"; font-weight: {g.choice([600, 700, 800])}; font-size: {font_size}px; padding: 0; margin: 0; }}
.cover {{ background: {COVER}; color: {on_cover}; {lip if depth == 'lip' else drop if depth == 'shadow' else ''} }}
.open {{ background: {OPEN}; {f'box-shadow: inset 0 0 0 1px {line};' if not dark else ''} }}
.hit {{ background: #c01c28; }}
.board {{ {f'background: {mix(window, text, 0.08)}; border-radius: 12px; padding: 10px;' if framed else ''} }}
.pill {{ border-radius: 99px; padding: 8px 22px; background: {mix(window, text, 0.1)}; color: {text}; box-shadow: none; border: none; font-weight: bold; }}
.go {{ background: {strong}; color: #ffffff; }}
.dim {{ color: {mix(window, text, 0.6)}; font-size: 13px; }}
.big {{ font-size: 20px; font-weight: 800; }}
.banner {{ background: {mix(window, strong, 0.3)}; padding: 8px; font-weight: bold; }}
""" + "".join(f".n{i + 1} {{ color: {colour}; }}\n" for i, colour in enumerate(INK))


def rgb(colour):
    return [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def draw_flag(_, cr, w, h, wrong):
    cr.scale(w, h)
    cr.set_source_rgb(*rgb(on_cover))
    cr.set_line_width(0.07)
    cr.set_line_cap(1)
    cr.move_to(0.33, 0.22), cr.line_to(0.33, 0.8)
    cr.stroke()
    cr.set_source_rgb(*rgb(FLAG))
    cr.move_to(0.36, 0.2), cr.line_to(0.74, 0.2), cr.line_to(0.64, 0.36), cr.line_to(0.74, 0.52), cr.line_to(0.36, 0.52)
    cr.close_path()
    cr.set_line_join(1)
    cr.fill_preserve()
    cr.set_line_width(0.04)
    cr.stroke()
    if wrong:
        cr.set_source_rgb(*rgb("#241f31" if tinted == "accent" else text))
        cr.set_line_width(0.09)
        cr.move_to(0.2, 0.2), cr.line_to(0.8, 0.8)
        cr.move_to(0.8, 0.2), cr.line_to(0.2, 0.8)
        cr.stroke()


def draw_mine(_, cr, w, h, hit):
    cr.scale(w, h)
    cr.set_source_rgb(*rgb("#ffffff" if hit or dark else "#241f31"))
    cr.set_line_cap(1)
    cr.set_line_width(0.085)
    for i in range(4):
        a = math.pi * i / 4 + math.pi / 8
        cr.move_to(0.5 - 0.3 * math.cos(a), 0.5 - 0.3 * math.sin(a)), cr.line_to(0.5 + 0.3 * math.cos(a), 0.5 + 0.3 * math.sin(a))
    cr.stroke()
    cr.arc(0.5, 0.5, 0.21, 0, 2 * math.pi)
    cr.fill()
    cr.set_source_rgb(*rgb("#c01c28" if hit else OPEN))
    cr.arc(0.43, 0.43, 0.05, 0, 2 * math.pi)
    cr.fill()


def drawing(draw, what):
    area = Gtk.DrawingArea()
    area.set_content_width(size)
    area.set_content_height(size)
    area.set_draw_func(draw, what)
    return area


def cell(s):
    if s in "Fx":
        w = drawing(draw_flag, s == "x")
    elif s in "*X":
        w = drawing(draw_mine, s == "X")
    else:
        w = Gtk.Label(label="" if s in "#0" else s)
    for name in ["cell", "cover" if s in "#F?x" else "open"] + (["hit"] if s == "X" else []) + ([f"n{s}"] if s in "12345678" else []):
        w.add_css_class(name)
    return w


def figure(title, value):
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    for line_text, name in ((value, "big"), (title, "dim")):
        label = Gtk.Label(label=line_text)
        label.add_css_class(name)
        box.append(label)
    return box


def start(app):
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
    provider = Gtk.CssProvider()
    provider.load_from_data(CSS.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
    win = Gtk.ApplicationWindow(application=app, title="Minefield")
    head = Gtk.HeaderBar()
    head.pack_start(Gtk.Button(icon_name="view-refresh-symbolic"))
    head.pack_end(Gtk.Button(icon_name="open-menu-symbolic"))
    win.set_titlebar(head)
    column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    board = Gtk.Grid(row_spacing=gap, column_spacing=gap)
    board.add_css_class("board")
    cells = {}
    for r, c, s in p.each():
        cells[r, c] = cell(s)
        board.attach(cells[r, c], c, r, 1, 1)
    board.set_halign(Gtk.Align.CENTER)
    board.set_valign(Gtk.Align.CENTER)
    edge = g.choice([12, 18])
    for side in ("start", "end", "bottom"):
        getattr(board, f"set_margin_{side}")(edge)
    clock = f"{p.seconds // 60}:{p.seconds % 60:02d}"
    if p.status != "playing" and g.random() < 0.6:
        banner = Gtk.Label(label={"won": "You cleared the field", "lost": "That was a mine"}[p.status])
        banner.add_css_class("banner")
        column.append(banner)
    if g.random() < 0.5:
        figures = Gtk.Box(spacing=36, halign=Gtk.Align.CENTER, margin_top=6, margin_bottom=12)
        figures.append(figure("Mines", str(p.left)))
        figures.append(figure("Time", clock))
        column.append(figures)
        column.append(board)
    else:
        title = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, valign=Gtk.Align.CENTER)
        title.append(Gtk.Label(label="Minefield"))
        sub = Gtk.Label(label=f"{p.left} left · {clock}")
        sub.add_css_class("dim")
        title.append(sub)
        head.set_title_widget(title)
        board.set_margin_top(edge)
        column.append(board)
        if g.random() < 0.6:
            buttons = Gtk.Box(spacing=12, halign=Gtk.Align.CENTER, margin_bottom=14)
            for name, extra in (("Hint", None), ("New Game", "go")):
                b = Gtk.Button(label=name)
                b.add_css_class("pill")
                if extra:
                    b.add_css_class(extra)
                buttons.append(b)
            column.append(buttons)
    win.set_child(column)
    win.set_resizable(False)
    win.present()
    return lambda: region(p, cells, gtk4_box)


run_gtk4(start)
