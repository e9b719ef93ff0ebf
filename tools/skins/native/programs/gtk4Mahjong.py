"""GTK 4 and cairo: tiles of a parlour game lie on felt: what is covered shows its coloured back above an ivory edge, what is open an ivory face with an engraved numeral, or nothing but the felt; banners for flags."""
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("PangoCairo", "1.0")
import cairo  # noqa: E402
from gi.repository import Gtk, Pango, PangoCairo  # noqa: E402

from support import SHOWN, Position, inside, run_gtk4  # noqa: E402

p = Position()
g = p.rng
if p.status == "lost" and g.random() < 0.3:  # wrong flags stay as they were
    p.cells = [row.replace("x", "F") for row in p.cells]
    SHOWN["cells"] = p.cells
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
FELTS = ["#1f5f43", "#17406a", "#6d2333", "#3a3342", "#55693a", "#c9c0ae"]
BACKS = [("#3fa06a", "#2c7d50"), ("#4a86c8", "#2f68a8"), ("#d8a24a", "#b9822c"), ("#c2484a", "#9c3034"), ("#54505e", "#3c3946"), ("#efe6d2", "#d8cbb0")]
felt = g.choice(FELTS)
back = g.choice([b for b in BACKS if b[0] != "#efe6d2" or felt != "#c9c0ae"])
ivory, edge = g.choice([("#fbf5e4", "#d9cba6"), ("#f4f1ea", "#c9c2b2"), ("#fffaf0", "#e0cfa0")])
inks = ["#1f4fb0", "#1c7a3c", "#c22020", "#4a2a8a", "#8a4410", "#0c7580", "#222222", "#777064"]
bare = g.random() < 0.5  # a cell with no mine around it is taken off the table
lip = g.choice([0.07, 0.11, 0.15])
gap = g.choice([0.0, 0.02, 0.04])
size = p.cell_size(22, 56)
font = g.choice(["C059 Bold", "P052 Bold", "URW Bookman Semi-Bold", "Noto Serif Bold", "DejaVu Serif Bold", "Nimbus Roman Bold"])
part = g.uniform(0.5, 0.62)
banner = g.choice(["#d81f2a", "#d81f2a", "#f2c530"]) if back[0] not in ("#c2484a", "#d8a24a") else g.choice(["#ffffff", "#1d3f8a"])
margin = g.choice([6, 14, 24])
W, H = p.cols * size, p.rows * size


def box(cr, x, y, w, h, r):
    cr.new_sub_path()
    for a, (cx, cy) in enumerate([(x + w - r, y + r), (x + w - r, y + h - r), (x + r, y + h - r), (x + r, y + r)]):
        cr.arc(cx, cy, r, (a - 1) * math.pi / 2, a * math.pi / 2)
    cr.close_path()


def body(cr, x, y, top, below, thick):
    """A tile seen from a little in front: the edge below its upper side."""
    a, n = size * gap, size * (1 - 2 * gap)
    r = size * 0.1
    box(cr, x + a, y + a, n, n, r)
    cr.set_source_rgb(*rgb(below))
    cr.fill_preserve()
    cr.set_source_rgba(0, 0, 0, 0.55)
    cr.set_line_width(max(0.8, size / 40))
    cr.stroke()
    shade = cairo.LinearGradient(x, y, x, y + size)
    t = rgb(top[0]) if isinstance(top, tuple) else rgb(top)
    u = rgb(top[1]) if isinstance(top, tuple) else t
    shade.add_color_stop_rgb(0, *t)
    shade.add_color_stop_rgb(1, *u)
    box(cr, x + a + 0.5, y + a + 0.5, n - 1, n - size * thick - 1, r)
    cr.set_source(shade)
    cr.fill_preserve()
    cr.set_source_rgba(1, 1, 1, 0.35)
    cr.set_line_width(1)
    cr.stroke()


def write(cr, x, y, text, colour, engraved):
    layout = PangoCairo.create_layout(cr)
    d = Pango.FontDescription(font)
    d.set_absolute_size(size * part * Pango.SCALE)
    layout.set_font_description(d)
    layout.set_text(text, -1)
    ink, _ = layout.get_pixel_extents()
    px, py = x + size / 2 - ink.width / 2 - ink.x, y + size / 2 - ink.height / 2 - ink.y
    for dx, c, alpha in (((1, "#ffffff", 0.8), (0, colour, 1)) if engraved else ((0, colour, 1),)):
        cr.move_to(px + dx, py + dx)
        cr.set_source_rgba(*rgb(c), alpha)
        PangoCairo.show_layout(cr, layout)


def sign(cr, x, y, s):
    cr.save()
    cr.translate(x, y)
    cr.scale(size / 24, size / 24)
    if s in "Fx":
        cr.set_source_rgb(0.16, 0.1, 0.06)
        cr.set_line_width(1.5)
        cr.move_to(8, 3.5)
        cr.line_to(8, 20)
        cr.move_to(6.5, 4.4)
        cr.line_to(17.5, 4.4)
        cr.stroke()
        for a, b in [(9, 5.2), (17, 5.2), (17, 16.5), (13, 14.2), (9, 16.5)]:
            cr.line_to(a, b)
        cr.close_path()
        cr.set_source_rgb(*rgb(banner))
        cr.fill_preserve()
        cr.set_source_rgba(0, 0, 0, 0.4)
        cr.set_line_width(0.7)
        cr.stroke()
        cr.set_source_rgb(*((1, 0.95, 0.8) if banner in ("#d81f2a", "#1d3f8a") else (0.75, 0.1, 0.12)))
        cr.arc(13, 9.3, 1.9, 0, 7)
        cr.fill()
        if s == "x":
            for c, w in (((1, 1, 1), 4), ((0, 0, 0), 2.2)):
                cr.set_source_rgb(*c)
                cr.set_line_width(w)
                cr.move_to(4, 3.5)
                cr.line_to(20, 19.5)
                cr.move_to(20, 3.5)
                cr.line_to(4, 19.5)
                cr.stroke()
    else:
        cr.set_source_rgb(0.1, 0.1, 0.12)
        for i in range(12):
            a = i * math.pi / 6
            cr.arc(12 + 8 * math.cos(a), 11.4 + 8 * math.sin(a), 1.3, 0, 7)
            cr.fill()
        cr.arc(12, 11.4, 6.4, 0, 7)
        cr.fill()
        cr.set_source_rgb(0.98, 0.95, 0.88)
        cr.set_line_width(0.9)
        cr.arc(12, 11.4, 4.2, 0, 7)
        cr.stroke()
        cr.set_source_rgb(*((1, 0.8, 0.2) if s == "X" else (0.8, 0.14, 0.14)))
        cr.arc(12, 11.4, 2.3, 0, 7)
        cr.fill()
    cr.restore()


def draw(_, cr, w, h):
    cr.set_source_rgb(*rgb(felt))
    cr.paint()
    for i in range(0, w * h // 160):  # nap
        cr.set_source_rgba(*((1, 1, 1) if i % 2 else (0, 0, 0)), 0.05)
        cr.rectangle((i * 73.31) % w, (i * 41.77 + i * i * 0.013) % h, 1.5, 1.5)
        cr.fill()
    for r, c, s in p.each():
        x, y = margin + c * size, margin + r * size
        if s in "#F?x":
            body(cr, x, y, back, ivory if back[0] != "#efe6d2" else "#a98f5c", lip)
        elif s == "X":
            body(cr, x, y, "#f08a78", "#a83a2c", 0.03)
        elif s != "0" or not bare:
            body(cr, x, y, ivory, edge, 0.03)
        if s in "12345678":
            write(cr, x, y, s, inks[int(s) - 1], True)
        elif s == "?":
            write(cr, x, y - size * lip / 2, "?", "#3a2c14" if back[0] in ("#efe6d2", "#d8a24a") else "#ffffff", False)
        elif s in "Fx":
            sign(cr, x, y, s)
        elif s in "*X":
            sign(cr, x, y, s)


def start(app):
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Parlour Tiles", "Tiles & Mines", "East Wind Mines"]), resizable=False)
    if g.random() < 0.7:
        bar = Gtk.HeaderBar()
        bar.pack_start(Gtk.Button(icon_name="view-refresh-symbolic"))
        bar.pack_start(Gtk.Button(icon_name="edit-undo-symbolic"))
        bar.pack_end(Gtk.MenuButton(icon_name="open-menu-symbolic"))
        win.set_titlebar(bar)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    win.set_child(main)
    top = Gtk.CenterBox(margin_top=5, margin_bottom=5, margin_start=10, margin_end=10)
    top.set_start_widget(Gtk.Label(label=f"Mines {p.left}"))
    top.set_center_widget(Gtk.Label(label={"playing": "", "won": "Mah-jong!", "lost": "Game over"}[p.status]))
    top.set_end_widget(Gtk.Label(label=f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"))
    area = Gtk.DrawingArea(halign=Gtk.Align.CENTER)
    area.set_content_width(W + 2 * margin)
    area.set_content_height(H + 2 * margin)
    area.set_draw_func(draw)
    for x in ([top, area] if g.random() < 0.6 else [area, top]):
        main.append(x)
    win.present()
    win.set_focus(None)
    return lambda: inside(area, margin, W, H)


run_gtk4(start)
