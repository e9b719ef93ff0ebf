"""GTK 3 and cairo: gingham and chequers of two or three tones without any lines, a hem along the border between what is covered and what is open; header bar or menu."""
import math

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gtk, Pango, PangoCairo  # noqa: E402

from support import Position, tell_gtk  # noqa: E402

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
DEEP = ["#1652c8", "#1b7a2e", "#cc1f24", "#5a209a", "#8a4000", "#007078", "#141414", "#686868"]
LIGHT = ["#86bdff", "#8ee68e", "#ff938a", "#cda8ff", "#ffc37a", "#78e2dc", "#ffffff", "#b8b8b8"]
LOOKS = [  # covered light, middle, dark; open light, dark; hem; inks; flag, pole, mine; page
    ("#e98a86", "#dd6a66", "#cb4c4a", "#fff6ee", "#f9e8dc", "#7a2422", DEEP, "#fff4c8", "#3c1010", "#241414", "#fffaf5"),
    ("#8fb4de", "#7aa3d4", "#6592c9", "#f2ead6", "#e7dcc2", "#34557e", DEEP, "#e8312a", "#1c2a3c", "#1c2430", "#e4ecf4"),
    ("#b9a3dc", "#a98fd2", "#9a7dc7", "#f5f0fa", "#e8dff2", "#5a3f8c", DEEP, "#ffd83a", "#2a1c44", "#2a2036", "#f2eef8"),
    ("#d68a52", "#c97a42", "#b96a34", "#f4e6d2", "#ead7bd", "#74401a", DEEP, "#ffffff", "#40200a", "#2a1a10", "#efe4d4"),
    ("#3d5a66", "#36505c", "#2f4651", "#1d2429", "#232b31", "#6f97a8", LIGHT, "#ff6a52", "#e6eef2", "#dfe6ea", "#161b1f"),
    ("#4b7a58", "#426f4f", "#3a6346", "#20241f", "#272c26", "#84b890", LIGHT, "#ffce3d", "#eaf2ea", "#e0e6de", "#1a1d19"),
    ("#9ccfc0", "#88c2b1", "#76b5a3", "#fbfaf4", "#f0eee2", "#3d7565", DEEP, "#e0364c", "#183a30", "#1e2c28", "#f4f6f2"),
]
lo, mid, hi, open_a, open_b, hem, inks, red, pole, black, page = g.choice(LOOKS)
night = inks is LIGHT
size = p.cell_size(18, 62)
pattern = g.choice(["gingham", "chequers", "chequers", "stripes"])
hemmed = g.choice(["line", "line", "shade", "none"])
font = g.choice(["Open Sans Bold", "Lato Heavy", "Roboto Bold", "DejaVu Sans Bold", "Quicksand Bold", "P052 Bold", "Cantarell Bold"])
part = g.uniform(0.5, 0.66)
margin = g.choice([0, 0, 10, 18])
cloth, bomb = g.choice(["wave", "tri", "banner"]), g.choice(["urchin", "sticks", "round"])
W, H = p.cols * size, p.rows * size
OPEN = "012345678*X"


def tone(r, c, opened):
    if pattern == "gingham":
        n = r % 2 + c % 2
        return (open_a, open_a, open_b)[n] if opened else (lo, mid, hi)[n]
    n = r % 2 if pattern == "stripes" else (r + c) % 2
    return (open_a, open_b)[n] if opened else (lo, mid if pattern == "chequers" else hi)[n]


def write(cr, x, y, s, colour):
    layout = PangoCairo.create_layout(cr)
    d = Pango.FontDescription(font)
    d.set_absolute_size(size * part * Pango.SCALE)
    layout.set_font_description(d)
    layout.set_text(s, -1)
    ink, _ = layout.get_pixel_extents()
    cr.move_to(x + size / 2 - ink.x - ink.width / 2, y + size / 2 - ink.y - ink.height / 2)
    cr.set_source_rgb(*rgb(colour))
    PangoCairo.show_layout(cr, layout)


def trace(cr, pts):
    cr.new_path()
    for a, b in pts:
        cr.line_to(a, b)
    cr.close_path()


def flag(cr):
    """On a unit of 24 by 24."""
    cr.new_path()
    cr.set_source_rgba(0, 0, 0, 0.25)
    cr.save()
    cr.translate(9, 20)
    cr.scale(4.5, 1.4)
    cr.arc(0, 0, 1, 0, 7)
    cr.restore()
    cr.fill()
    cr.set_source_rgb(*rgb(pole))
    cr.set_line_width(1.7)
    cr.set_line_cap(1)
    cr.move_to(8, 4)
    cr.line_to(8, 19.6)
    cr.stroke()
    cr.set_source_rgb(*rgb(red))
    if cloth == "wave":
        cr.move_to(8.8, 4.6)
        cr.curve_to(12, 2.4, 14, 7.4, 19.5, 4.8)
        cr.line_to(18.4, 12)
        cr.curve_to(14, 14.4, 12, 9.6, 8.8, 12)
        cr.close_path()
    elif cloth == "tri":
        trace(cr, [(8.8, 4), (20, 8.6), (8.8, 13.2)])
    else:
        trace(cr, [(8.8, 4.2), (19.6, 4.2), (16.4, 8.2), (19.6, 12.2), (8.8, 12.2)])
    cr.fill_preserve()
    cr.set_source_rgba(*rgb(pole), 0.7)
    cr.set_line_width(0.8)
    cr.stroke()


def mine(cr, tone):
    cr.new_path()
    cr.set_source_rgb(*tone)
    if bomb == "urchin":
        pts = []
        for i in range(24):
            a, d = i * math.pi / 12, 9.4 if i % 2 == 0 else 5.8
            pts.append((12 + d * math.cos(a), 12 + d * math.sin(a)))
        trace(cr, pts)
        cr.fill()
    elif bomb == "sticks":
        for x in (5.2, 9.8, 14.4):
            cr.rectangle(x, 8, 4, 12.4)
        cr.set_source_rgb(*((0.72, 0.12, 0.1) if tone != (0.08, 0.05, 0.05) else tone))
        cr.fill_preserve()
        cr.set_source_rgb(0.15, 0.05, 0.05)
        cr.set_line_width(0.8)
        cr.stroke()
        cr.set_source_rgb(0.86, 0.7, 0.4)
        cr.rectangle(4.6, 12.6, 14.4, 2.6)
        cr.fill()
        cr.set_source_rgb(*tone)
        cr.set_line_width(1.2)
        cr.move_to(11.8, 8)
        cr.curve_to(11.8, 3, 15, 7, 16.6, 4.4)
        cr.stroke()
        cr.set_source_rgb(1, 0.66, 0.1)
        cr.arc(17.2, 3.8, 1.8, 0, 7)
        cr.fill()
        return
    else:
        cr.arc(12, 12, 6.2, 0, 7)
        cr.fill()
        cr.set_line_width(2)
        for i in range(6):
            a = i * math.pi / 3
            cr.move_to(12, 12)
            cr.line_to(12 + 9 * math.cos(a), 12 + 9 * math.sin(a))
        cr.stroke()
    cr.set_source_rgba(*((0, 0, 0) if tone[0] > 0.6 else (1, 1, 1)), 0.75)
    cr.arc(10, 10, 1.5, 0, 7)
    cr.fill()


def draw(_, cr):
    cr.set_source_rgb(*rgb(page))
    cr.paint()
    cr.translate(margin, margin)
    shut = lambda r, c: 0 <= r < p.rows and 0 <= c < p.cols and p.cells[r][c] not in OPEN
    cr.set_antialias(1)
    for r, c, s in p.each():
        cr.rectangle(c * size, r * size, size, size)
        cr.set_source_rgb(*((0.93, 0.25, 0.2) if s == "X" else rgb(tone(r, c, s in OPEN))))
        cr.fill()
    cr.set_antialias(0)
    for r, c, s in p.each():
        x, y = c * size, r * size
        if s in OPEN and hemmed != "none":
            w = max(1, size / 16)
            for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                if not shut(r + dr, c + dc):
                    continue
                if hemmed == "line":
                    cr.set_source_rgb(*rgb(hem))
                    cr.rectangle(x + (size - w if dc > 0 else 0), y + (size - w if dr > 0 else 0), w if dc else size, w if dr else size)
                    cr.fill()
                elif dr < 0 or dc < 0:
                    for i in range(4):
                        cr.set_source_rgba(0, 0, 0, 0.09)
                        d = size * 0.045 * (i + 1)
                        cr.rectangle(x, y, d if dc else size, d if dr else size)
                        cr.fill()
        if s in "12345678":
            write(cr, x, y, s, inks[int(s) - 1])
        elif s == "?":
            write(cr, x, y, "?", pole)
        elif s in "Fx*X":
            cr.save()
            cr.translate(x, y)
            cr.scale(size / 24, size / 24)
            if s in "Fx":
                flag(cr)
            else:
                mine(cr, rgb(black) if s == "*" else (0.08, 0.05, 0.05))
            if s == "x":
                for wide, ink in ((4.4, (1, 1, 1)), (2.6, (0.75, 0.05, 0.05))):
                    cr.set_source_rgb(*ink)
                    cr.set_line_width(wide)
                    for d in (1, -1):
                        cr.move_to(12 - 7.5 * d, 4.5)
                        cr.line_to(12 + 7.5 * d, 19.5)
                        cr.stroke()
            cr.restore()


win = Gtk.Window(title=g.choice(["Gingham", "Picnic Mines", "Tablecloth"]))
win.set_resizable(False)
if night:
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", True)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(main)
kind = g.choice(["header", "menu", "bar"])
clock = f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"
if kind == "header":
    bar = Gtk.HeaderBar(title="Gingham", subtitle=f"{p.left} left", show_close_button=True)
    bar.pack_start(Gtk.Button.new_from_icon_name("view-refresh-symbolic", Gtk.IconSize.BUTTON))
    bar.pack_end(Gtk.Label(label=clock))
    win.set_titlebar(bar)
elif kind == "menu":
    bar = Gtk.MenuBar()
    for name in ["_Game", "_Settings", "_Help"]:
        bar.append(Gtk.MenuItem.new_with_mnemonic(name))
    main.add(bar)
area = Gtk.DrawingArea()
area.set_size_request(W + 2 * margin, H + 2 * margin)
area.set_halign(Gtk.Align.CENTER)
area.connect("draw", draw)
main.add(area)
if kind != "header":
    foot = Gtk.Box(spacing=8, margin=5)
    foot.add(Gtk.Label(label=f"\u2691 {p.left}/{p.mines}"))
    foot.set_center_widget(Gtk.Label(label={"playing": "", "won": "Solved!", "lost": "Game over"}[p.status]))
    foot.pack_end(Gtk.Label(label=clock), False, False, 0)
    main.add(foot)


def measure():
    _, ox, oy = area.get_window().get_origin()
    f = win.get_scale_factor()
    a = area.get_allocation()
    inner = 0 if area.get_has_window() else 1
    return (ox + a.x * inner + margin) * f, (oy + a.y * inner + margin) * f, W * f, H * f


win.show_all()
tell_gtk(win, measure)
