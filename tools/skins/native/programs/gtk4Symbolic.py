"""GTK 4: a Gtk.Grid of real buttons with a style sheet of one accent, icons as one-coloured textures drawn with cairo, digits as button labels; a header bar with a stack of counters."""
import io
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("GdkX11", "4.0")
gi.require_foreign("cairo")
import cairo  # noqa: E402
from gi.repository import Gdk, GdkX11, GLib, Gtk  # noqa: E402, F401

from support import Position, gtk4_box, region, run_gtk4  # noqa: E402

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
DAY = ["#1a5fb4", "#26a269", "#c01c28", "#613583", "#9c4a00", "#0e7c86", "#241f31", "#77767b"]
NIGHT = ["#78aeed", "#8ff0a4", "#ff7b72", "#dc8add", "#ffbe6f", "#7fe0dc", "#ffffff", "#b4b2b8"]
LOOKS = [  # window, card, covered, hover, border, open, open border, inks, flag, dark glyphs
    ("#fafafa", "#ebebeb", "#d6d6d9", "#e2e2e6", "#bcbcc0", "#ffffff", "#e4e4e4", DAY, "#e01b24", "#2e3436"),
    ("#f6f5f4", "#deddda", "#3584e4", "#4a92ea", "#2768b8", "#f6f5f4", "#d5d3cf", DAY, "#ffffff", "#ffffff"),
    ("#242424", "#1e1e1e", "#46464a", "#525258", "#38383c", "#2a2a2c", "#343438", NIGHT, "#ff7800", "#f0f0f0"),
    ("#f4f1ea", "#e6dfd0", "#e5a50a", "#edb62f", "#b5820a", "#fbf8f1", "#e4dccb", DAY, "#a51d2d", "#3d2b00"),
    ("#1f2330", "#191c27", "#5a4fb0", "#6a5fc2", "#433a8c", "#262b3a", "#323850", NIGHT, "#f8e45c", "#ffffff"),
    ("#eef4ef", "#dbe7de", "#57a773", "#68b584", "#3f8659", "#f8fbf8", "#d7e4da", DAY, "#fff3b0", "#0e2a18"),
]
window, card, cover, hover, border, paper, line, inks, red, glyph = g.choice(LOOKS)
night = inks is NIGHT
size = p.cell_size(20, 60)
gap = g.choice([0, 1, 2, 2, 4])
radius = g.choice([0, 3, 5, size // 4])
face = g.choice(["Cantarell", "Inter", "Roboto", "Lato", "DejaVu Sans"])
weight = g.choice([800, 700, 600, 400])
px = round(size * g.uniform(0.44, 0.6))
flat = g.random() < 0.5
ring = g.random() < 0.6
pennant, blast = g.choice(["filled", "pole", "ribbon"]), g.choice(["gear", "ball", "atom"])
part = g.uniform(0.56, 0.7)
css = f"""
window {{ background: {window}; color: {'#f2f2f2' if night else '#2e3436'}; }}
.board {{ background: {card}; padding: {g.choice([0, 4, 8])}px; border-radius: {min(radius + 4, 12)}px; }}
.cell {{ all: unset; min-width: {size}px; min-height: {size}px; padding: 0; margin: 0; font-family: '{face}'; font-size: {px}px; font-weight: {weight};
  border-radius: {radius}px; }}
.covered {{ background: {cover}; color: {glyph}; box-shadow: inset 0 0 0 1px {border}{'' if flat else ', inset 0 2px 0 0 rgba(255,255,255,0.28), inset 0 -3px 0 0 rgba(0,0,0,0.16)'}; }}
.covered:hover {{ background: {hover}; }}
.open {{ background: {paper}; {f'box-shadow: inset 0 0 0 1px {line};' if ring else ''} }}
.dead {{ background: #e5484d; }}
.wrong {{ background: {g.choice(['#f3b1b3', '#f0c8a0'])}; box-shadow: inset 0 0 0 1px #a02028; }}
.count {{ font-weight: 700; font-feature-settings: 'tnum'; }}
""" + "".join(f".n{i + 1} {{ color: {ink}; }}\n" for i, ink in enumerate(inks))


def texture(paint, colour):
    """A paintable of the size of an icon, drawn at twice the size for dense screens."""
    n = round(size * part) * 2
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, n, n)
    cr = cairo.Context(surface)
    cr.scale(n / 16, n / 16)
    cr.set_source_rgb(*rgb(colour))
    paint(cr)
    held = io.BytesIO()
    surface.write_to_png(held)
    return Gdk.Texture.new_from_bytes(GLib.Bytes.new(held.getvalue()))


def shape(cr, *pts):
    for a, b in pts:
        cr.line_to(a, b)
    cr.close_path()
    cr.fill()


def flag(cr):
    if pennant == "filled":
        cr.rectangle(3, 1, 2, 14)
        cr.fill()
        shape(cr, (6, 1.6), (14, 1.6), (12, 5), (14, 8.4), (6, 8.4))
    elif pennant == "pole":
        cr.arc(4, 2, 1.5, 0, 7)
        cr.rectangle(3.3, 2, 1.4, 13)
        cr.fill()
        shape(cr, (5.6, 3), (14.4, 6.2), (5.6, 9.6))
    else:
        shape(cr, (4, 1), (12, 1), (12, 15), (8, 11.4), (4, 15))


def mine(cr):
    if blast == "gear":
        for i in range(8):
            cr.save()
            cr.translate(8, 8)
            cr.rotate(i * math.pi / 4)
            cr.rectangle(-1, -8, 2, 4)
            cr.restore()
        cr.arc(8, 8, 5, 0, 7)
        cr.fill()
    elif blast == "ball":
        cr.arc(7, 9.4, 5.4, 0, 7)
        cr.fill()
        cr.set_line_width(1.4)
        cr.move_to(10, 6)
        cr.line_to(12.4, 3.4)
        cr.stroke()
        for i in range(5):
            a = -math.pi * 0.75 + i * math.pi / 4
            cr.move_to(13 + 1.2 * math.cos(a), 3 + 1.2 * math.sin(a))
            cr.line_to(13 + 2.8 * math.cos(a), 3 + 2.8 * math.sin(a))
        cr.set_line_width(0.9)
        cr.stroke()
    else:
        cr.arc(8, 8, 4.4, 0, 7)
        cr.fill()
        cr.set_line_width(1.5)
        cr.set_line_cap(cairo.LINE_CAP_ROUND)
        for i in range(4):
            a = i * math.pi / 4
            cr.move_to(8 - 7 * math.cos(a), 8 - 7 * math.sin(a))
            cr.line_to(8 + 7 * math.cos(a), 8 + 7 * math.sin(a))
        cr.stroke()
    cr.set_operator(cairo.OPERATOR_CLEAR)
    cr.arc(6.4, 7, 1.2, 0, 7)
    cr.fill()


def crossed(cr):
    flag(cr)
    cr.set_line_cap(cairo.LINE_CAP_ROUND)
    for wide, op in ((4.2, cairo.OPERATOR_CLEAR), (2, cairo.OPERATOR_OVER)):
        cr.set_operator(op)
        cr.set_line_width(wide)
        for d in (1, -1):
            cr.move_to(8 - 6 * d, 2)
            cr.line_to(8 + 6 * d, 14)
            cr.stroke()


def query(cr):
    cr.set_line_width(2.2)
    cr.set_line_cap(cairo.LINE_CAP_ROUND)
    cr.move_to(4.6, 5)
    cr.curve_to(4.6, 0.4, 11.6, 0.4, 11.4, 4.8)
    cr.curve_to(11.2, 7.4, 8, 7.4, 8, 10)
    cr.stroke()
    cr.arc(8, 13.6, 1.4, 0, 7)
    cr.fill()


def start(app):
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", night)
    provider = Gtk.CssProvider()
    provider.load_from_data(css.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Minesweeper", "Mine Field", "Sweep"]), resizable=False)
    icons = {"F": texture(flag, red), "?": texture(query, glyph), "x": texture(crossed, "#8a1018"), "*": texture(mine, "#e8e8e8" if night else "#2e2e32"), "X": texture(mine, "#ffffff")}
    bar = Gtk.HeaderBar()
    counts = Gtk.Box(spacing=14)
    for text in (f"\u2691 {p.left}", f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"):
        label = Gtk.Label(label=text)
        label.add_css_class("count")
        counts.append(label)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, margin_top=10, margin_bottom=10, margin_start=12, margin_end=12)
    win.set_child(main)
    if g.random() < 0.6:
        bar.set_title_widget(counts)
        bar.pack_start(Gtk.Button(icon_name="view-refresh-symbolic"))
        win.set_titlebar(bar)
    else:
        counts.set_halign(Gtk.Align.CENTER)
        main.append(counts)
    grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
    grid.add_css_class("board")
    main.append(grid)
    cells = {}
    for r, c, s in p.each():
        b = Gtk.Button(focusable=False)
        b.set_size_request(size, size)
        for name in ["cell", "open" if s in "012345678*" else "dead" if s == "X" else "wrong" if s == "x" else "covered"]:
            b.add_css_class(name)
        if s in "12345678":
            b.set_child(Gtk.Label(label=s))
            b.add_css_class(f"n{s}")
        elif s in icons:
            image = Gtk.Image.new_from_paintable(icons[s])
            image.set_pixel_size(round(size * part))
            b.set_child(image)
        grid.attach(b, c, r, 1, 1)
        cells[r, c] = b
    if p.status != "playing" or g.random() < 0.3:
        main.append(Gtk.Label(label={"playing": f"{p.rows} \u00d7 {p.cols}, {p.mines} mines", "won": "Field cleared", "lost": "Boom"}[p.status]))
    win.present()
    win.set_focus(None)
    return lambda: region(p, cells, gtk4_box)


run_gtk4(start)
