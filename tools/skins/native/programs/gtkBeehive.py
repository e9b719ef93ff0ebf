"""A GTK 3 game whose tiles are pixbufs of a theme: a beehive with wax lids, a pond of lily pads, a baker's cloth with biscuits."""
import math

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_foreign("cairo")
import cairo  # noqa: E402
from gi.repository import Gdk, Gtk, Pango  # noqa: E402

from support import Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
size = p.cell_size(22, 54)
theme = g.choice(["hive", "pond", "bakery"])
face, inks, ask = {
    "hive": ("URW Gothic", ["#ffe9a0", "#c9f28a", "#ff9f7a", "#e0b8ff", "#ffc46a", "#8fe8e0", "#ffffff", "#cdbfae"], "#4a2a06"),
    "pond": ("Noto Sans", ["#ffffff", "#d6ff8a", "#ffc3b8", "#f0ccff", "#ffe08a", "#a8fff4", "#ffffff", "#d0dde0"], "#0c3a1c"),
    "bakery": ("Liberation Serif", ["#2a55a8", "#2c7a32", "#c22a22", "#63309a", "#96500e", "#107880", "#1c1410", "#857a70"], "#5a3210"),
}[theme]
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))


def paint(k, fill, line=None, w=3):
    if fill:
        k.set_source_rgb(*rgb(fill))
        k.fill_preserve()
    if line:
        k.set_source_rgb(*rgb(line))
        k.set_line_width(w)
        k.stroke_preserve()
    k.new_path()


def oval(k, x, y, rx, ry, fill, line=None, w=3, turn=0):
    k.save()
    k.translate(x, y)
    k.rotate(turn)
    k.scale(rx, ry)
    k.new_path()
    k.arc(0, 0, 1, 0, 2 * math.pi)
    k.restore()
    paint(k, fill, line, w)


def ring(k, n, x, y, r, turn=0):
    k.new_path()
    for i in range(n):
        a = turn + 2 * math.pi * i / n
        k.line_to(x + r * math.cos(a), y + r * math.sin(a))
    k.close_path()


def shut(k, odd):
    if theme == "hive":
        k.rectangle(0, 0, 100, 100)
        paint(k, "#8a5a12")
        ring(k, 6, 50, 50, 53)
        paint(k, "#e8a51c", "#6b430a", 4)
        ring(k, 6, 50, 50, 36)
        paint(k, "#f6c443")
        oval(k, 36, 34, 11, 6, "#ffe08a", turn=-0.6)
    elif theme == "pond":
        k.rectangle(0, 0, 100, 100)
        paint(k, "#1b6a80")
        k.new_path()
        a = 0.5 if odd else 2.2
        k.move_to(50, 50)
        k.arc(50, 50, 45, a, a + 5.7)
        k.close_path()
        paint(k, "#4fae45", "#2a7a2c", 4)
        k.set_line_width(3)
        k.set_source_rgb(*rgb("#86d070"))
        for i in range(1, 7):
            b = a + 5.7 * i / 7
            k.move_to(50 + 10 * math.cos(b), 50 + 10 * math.sin(b))
            k.line_to(50 + 36 * math.cos(b), 50 + 36 * math.sin(b))
        k.stroke()
    else:
        cloth(k, odd)
        k.new_path()
        for i in range(120):
            a = math.pi * i / 60
            r = 43 + 3.5 * math.cos(a * 12)
            k.line_to(50 + r * math.cos(a), 50 + r * math.sin(a))
        k.close_path()
        paint(k, "#d99a4e", "#9a5f22", 3)
        oval(k, 50, 50, 33, 33, "#e6b06a")
        for x, y in ((36, 36), (64, 36), (50, 52), (36, 66), (64, 66)):
            oval(k, x, y, 3.5, 3.5, "#a56a2c")


def cloth(k, odd):
    k.rectangle(0, 0, 100, 100)
    paint(k, "#fdf8f2" if odd else "#f6dcd8")


def bare(k, odd):
    if theme == "bakery":
        return cloth(k, odd)
    k.rectangle(0, 0, 100, 100)
    paint(k, "#3a2410" if theme == "hive" else "#1b6a80")
    if theme == "hive":
        ring(k, 6, 50, 50, 53)
        paint(k, "#4c3016", "#5f3e1e", 3)
    else:
        k.rectangle(0, 0, 100, 100)
        paint(k, None, "#23788f", 3)


def flag(k):
    if theme == "hive":  # a bee
        oval(k, 38, 30, 12, 22, "#f4fbff", "#7a8a96", 2, -0.5)
        oval(k, 62, 30, 12, 22, "#f4fbff", "#7a8a96", 2, 0.5)
        oval(k, 50, 58, 22, 30, "#ffd400", "#1c1206", 4)
        for y, w in ((50, 21), (64, 21), (77, 14)):
            k.move_to(50 - w, y)
            k.line_to(50 + w, y)
        paint(k, None, "#1c1206", 7)
        oval(k, 50, 30, 13, 11, "#1c1206")
    elif theme == "pond":  # a lotus
        for turn, hue in ((-1.15, "#e0609a"), (1.15, "#e0609a"), (-0.6, "#f084b4"), (0.6, "#f084b4"), (0, "#ffb0d0")):
            oval(k, 50 + 24 * math.sin(turn), 66 - 24 * math.cos(turn), 11, 27, hue, "#a02c64", 2.5, turn)
        oval(k, 50, 76, 18, 8, "#ffe36a")
    else:  # a cherry
        k.move_to(52, 52)
        k.curve_to(50, 34, 58, 22, 72, 14)
        paint(k, None, "#3d5a1a", 6)
        oval(k, 66, 20, 16, 7, "#5da02c", "#3d5a1a", 2, -0.4)
        oval(k, 50, 62, 25, 23, "#c4122c", "#780a1c", 3)
        oval(k, 42, 54, 6, 4, "#ffb4c0", turn=-0.5)


def mine(k):
    if theme == "hive":  # a bear's paw
        hue = "#c98a5a"
        oval(k, 50, 64, 28, 22, hue)
        for x, y in ((22, 42), (40, 27), (60, 27), (78, 42)):
            oval(k, x, y, 9, 12, hue)
            k.move_to(x - 3, y - 10)
            k.line_to(x, y - 22)
            k.line_to(x + 3, y - 10)
            paint(k, "#fff3dd")
        oval(k, 50, 66, 16, 11, "#6a3c1c")
    elif theme == "pond":  # a pike
        k.move_to(6, 50)
        k.curve_to(30, 24, 58, 26, 74, 46)
        k.line_to(95, 28)
        k.line_to(90, 50)
        k.line_to(95, 74)
        k.line_to(74, 56)
        k.curve_to(58, 76, 30, 76, 6, 50)
        paint(k, "#c7d94a", "#0d2b22", 4)
        oval(k, 30, 44, 5.5, 5.5, "#ffffff", "#0d2b22", 4)
        for x in (14, 22, 30):
            k.move_to(x, 55)
            k.line_to(x + 4, 63)
            k.line_to(x + 8, 56)
        paint(k, None, "#0d2b22", 3)
        for x in (48, 58, 67):
            k.move_to(x, 40)
            k.line_to(x - 4, 52)
            k.line_to(x, 64)
        paint(k, None, "#5c6c10", 4)
    else:  # a mouse
        k.move_to(72, 74)
        k.curve_to(98, 80, 96, 54, 84, 44)
        paint(k, None, "#d08a94", 5)
        oval(k, 50, 62, 30, 22, "#7a7078", "#463e44", 3)
        oval(k, 26, 52, 17, 15, "#7a7078", "#463e44", 3)
        oval(k, 32, 34, 11, 11, "#e2a5ae", "#463e44", 3)
        oval(k, 20, 50, 3.5, 4, "#120c10")
        oval(k, 9, 57, 4, 4, "#d0606c")


def tile(s, odd):
    m = cairo.ImageSurface(cairo.FORMAT_ARGB32, size * 2, size * 2)
    k = cairo.Context(m)
    k.scale(size / 50, size / 50)
    (shut if s in "#F?x" else bare)(k, odd)
    if s == "X":
        if theme == "pond":
            oval(k, 50, 50, 48, 48, "#d8402a")
            oval(k, 50, 50, 36, 36, "#ff8a5a")
        else:
            k.rectangle(0, 0, 100, 100)
            paint(k, "#e04a2c")
    if s in "*X":
        mine(k)
    elif s in "Fx":
        flag(k)
    elif s in "12345678?":
        k.select_font_face(face, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
        k.set_font_size(74 if theme == "bakery" else 66)
        e = k.text_extents(s)
        k.move_to(50 - e.width / 2 - e.x_bearing, 50 - e.height / 2 - e.y_bearing)
        k.text_path(s)
        if s == "?":
            k.set_line_join(cairo.LINE_JOIN_ROUND)
            paint_halo = {"hive": "#fff0c0", "pond": "#c6f0b4", "bakery": "#fff4e0"}[theme]
            k.set_source_rgb(*rgb(paint_halo))
            k.set_line_width(9)
            k.stroke_preserve()
        paint(k, ask if s == "?" else inks[int(s) - 1])
    if s == "x":
        k.set_line_cap(cairo.LINE_CAP_ROUND)
        for hue, w in (("#ffffff", 18), ("#b00020" if theme != "bakery" else "#101010", 10)):
            k.move_to(16, 16)
            k.line_to(84, 84)
            k.move_to(84, 16)
            k.line_to(16, 84)
            paint(k, None, hue, w)
    whole = Gdk.pixbuf_get_from_surface(m, 0, 0, size * 2, size * 2)
    return whole.scale_simple(size, size, 3) if scale == 1 else whole


scale = max(1, round(p.scale))
win = Gtk.Window(title=g.choice({"hive": ["Beehive", "Honeycomb Mines"], "pond": ["Lily Pond", "Pike!"], "bakery": ["Biscuits", "Tea and Mice"]}[theme]))
win.set_resizable(False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(main)
bar = Gtk.Toolbar()
bar.set_style(Gtk.ToolbarStyle.ICONS)
for name in ("document-new", "edit-undo", "dialog-information", "preferences-system"):
    bar.insert(Gtk.ToolButton(icon_name=name), -1)
if g.random() < 0.5:
    menu = Gtk.MenuBar()
    for name in ("Game", "Theme", "Help"):
        menu.append(Gtk.MenuItem(label=name))
    main.pack_start(menu, False, False, 0)
else:
    main.pack_start(bar, False, False, 0)
made = {(s, odd): tile(s, odd) for s in "#012345678F?*Xx" for odd in (0, 1)}
middle = Gtk.Box(spacing=8, margin=8)
main.pack_start(middle, True, True, 0)
board = Gtk.Grid(halign=Gtk.Align.CENTER, valign=Gtk.Align.START)
frame = Gtk.Frame(halign=Gtk.Align.CENTER, valign=Gtk.Align.START)
frame.set_shadow_type(Gtk.ShadowType.IN if g.random() < 0.6 else Gtk.ShadowType.NONE)
frame.add(board)
holders = {}
for r, c, s in p.each():
    image = Gtk.Image()
    m = made[s, (r + c) % 2]
    if scale == 1:
        image.set_from_pixbuf(m)
    else:
        image.set_from_surface(Gdk.cairo_surface_create_from_pixbuf(m, 2, None))
    board.attach(image, c, r, 1, 1)
    holders[r, c] = image
foot = {"playing": f"{p.left} to find", "won": "All found!", "lost": {"hive": "The bear wakes!", "pond": "Snap!", "bakery": "Squeak!"}[theme]}[p.status]
if p.cols * size < 560 and p.rows * size > 150 and g.random() < 0.6:
    side = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
    for text in (f"<big><b>{p.left}</b></big>\nleft", f"<big><b>{p.seconds // 60}:{p.seconds % 60:02d}</b></big>\ntime", foot):
        label = Gtk.Label(xalign=0)
        label.set_markup(text)
        label.set_line_wrap(True)
        label.set_max_width_chars(9)
        label.set_ellipsize(Pango.EllipsizeMode.NONE)
        side.pack_start(label, False, False, 0)
    middle.pack_end(side, False, False, 0)
else:
    status = Gtk.Box(spacing=12, margin=4)
    status.pack_start(Gtk.Label(label=foot), False, False, 4)
    status.pack_end(Gtk.Label(label=f"{p.seconds} s"), False, False, 4)
    main.pack_end(status, False, False, 0)
middle.pack_start(frame, True, True, 0)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: region(p, holders, gtk_box))
