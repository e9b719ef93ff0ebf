"""Pixel art: tiles of 16 pixels made into GdkPixbufs, enlarged by a whole number (hard edges) or by any (soft), one Gtk.Image a cell."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf, GLib, Gtk  # noqa: E402

from support import Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
DIGITS = {
    "1": "..##..|.###..|..##..|..##..|..##..|..##..|..##..|..##..|.####.",
    "2": ".####.|##..##|....##|....##|...##.|..##..|.##...|##....|######",
    "3": ".####.|##..##|....##|....##|..###.|....##|....##|##..##|.####.",
    "4": "...##.|..###.|.####.|##.##.|##.##.|######|...##.|...##.|...##.",
    "5": "######|##....|##....|#####.|....##|....##|....##|##..##|.####.",
    "6": ".####.|##..##|##....|##....|#####.|##..##|##..##|##..##|.####.",
    "7": "######|....##|....##|...##.|...##.|..##..|..##..|..##..|..##..",
    "8": ".####.|##..##|##..##|##..##|.####.|##..##|##..##|##..##|.####.",
    "?": ".####.|##..##|....##|....##|...##.|..##..|..##..|......|..##..",
}
FLAGS = [
    "p.........|pRRR......|pRRRRRR...|pRrRRRRRR.|pRRrRRRRRR|pRRRrrRRR.|pRRRR.....|p.........|p.........|p.........|p.........|pp........",
    "..pp......|.RRRRRRRR.|.RrRRRRRR.|.RrRRRRRR.|.RRRRRRRR.|.RRRRRRRR.|..pp......|..pp......|..pp......|..pp......|.pppp.....|pppppp....",
    "....pp....|...pRRp...|..pRRRRp..|..pRrRRp..|..pRrRRp..|..pRRRRp..|...pRRp...|....pp....|....pp....|....pp....|....pp....|.....p....",
]
MINES = [
    "....kk....|.k.kkkk.k.|..kkkkkk..|.kkwwkkkk.|kkkwwkkkkk|kkkkkkkkkk|.kkkkkkkk.|..kkkkkk..|.k.kkkk.k.|....kk....",
    "......oo..|.....o..y.|....kk....|..kkkkkk..|.kkwkkkkk.|.kwkkkkkk.|.kkkkkkkk.|.kkkkkkkk.|..kkkkkk..|...kkkk...",
    ".kkkkkkkk.|kkkkkkkkkk|kkwwkkwwkk|kkwwkkwwkk|kkkkkkkkkk|kkkk..kkkk|.kkkkkkkk.|..k.kk.k..|..k.kk.k..|..kkkkkk..",
]
LOOKS = [  # light, face, shade, open, line, ink, red, flag shade, pole, mine
    ("#a8e070", "#6abe30", "#37702a", "#d9a066", "#b98452", ["#1f2f8f", "#1e5c1e", "#a01818", "#4a1a6a", "#6a2408", "#0a5a5a", "#101010", "#4c4c4c"], "#d81c1c", "#ff8080", "#402010", "#181820"),
    ("#cbdbfc", "#8fa5d0", "#4b5f90", "#e8ecf4", "#c4ccdc", ["#2038d0", "#108030", "#d02020", "#401080", "#802010", "#107078", "#080808", "#707070"], "#e02828", "#ff9090", "#202028", "#181820"),
    ("#847e87", "#595652", "#323032", "#222034", "#17152a", ["#5fcde4", "#99e550", "#ff6a6a", "#d77bff", "#fbb236", "#5be0b0", "#ffffff", "#9badb7"], "#ff4060", "#ffa0b0", "#f0f0f0", "#cbdbfc"),
    ("#ffe9a8", "#f0b541", "#a8641c", "#fff6dc", "#e6d5a8", ["#3c2a14"] * 8, "#c01860", "#f080b0", "#3c2a14", "#3c2a14"),
    ("#f0f0f0", "#c8c8c8", "#888888", "#b0b0b0", "#9c9c9c", ["#0000d8", "#007800", "#d80000", "#000078", "#780000", "#006c6c", "#000000", "#585858"], "#d80000", "#f86868", "#000000", "#000000"),
]
light, face, shade, paper, line, ink, red, pale, pole, black = g.choice(LOOKS)
flag, mine = g.choice(FLAGS), g.choice(MINES)
edge = g.choice(["bevel", "bevel", "round", "studs"])
PAINT = {"R": red, "r": pale, "p": pole, "k": black, "w": "#ffffff" if black != "#cbdbfc" else "#404060", "o": "#a06020", "y": "#ffd020"}
seed = g.randrange(1000)
speckle = g.random() < 0.4


def rgb(h):
    return [int(h[i:i + 2], 16) for i in (1, 3, 5)]


def tile(s, r, c):
    t = [[None] * 16 for _ in range(16)]
    opened = s in "012345678*X"
    ground = "#e83838" if s == "X" else paper if opened else face
    for y in range(16):
        for x in range(16):
            t[y][x] = ground
            if opened:
                if x == 15 or y == 15:
                    t[y][x] = line
                elif speckle and s != "X" and (x * 7 + y * 13 + x * y * 3 + seed) % 41 == 0:
                    t[y][x] = line
            else:
                if edge == "round" and (x, y) in ((0, 0), (15, 0), (0, 15), (15, 15)):
                    t[y][x] = line
                elif y == 15 or x == 15 or (edge != "studs" and (y == 14 and x > 0 or x == 14 and y > 0)):
                    t[y][x] = shade
                elif y == 0 or x == 0 or (edge == "bevel" and (y == 1 and x < 14 or x == 1 and y < 14)):
                    t[y][x] = light
                elif edge == "studs" and (x, y) in ((2, 2), (12, 2), (2, 12), (12, 12)):
                    t[y][x] = shade
    art, dx, dy = None, 0, 0
    if s in "12345678?":
        art = DIGITS[s].replace("#", "i")
    elif s in "Fx":
        art = flag
    elif s in "*X":
        art = mine
    if art:
        rows = art.split("|")
        dx, dy = (15 - len(rows[0]) + 1) // 2, (15 - len(rows)) // 2 + (0 if opened else 0)
        for y, row in enumerate(rows):
            for x, ch in enumerate(row):
                if ch == "i":
                    t[y + dy][x + dx] = ink[int(s) - 1] if s != "?" else pole
                elif ch != ".":
                    t[y + dy][x + dx] = PAINT[ch] if not (s == "X" and ch == "k") else "#101010"
    if s == "x":
        for i in range(2, 14):
            for a, b in ((i, i), (i, 15 - i)):
                for d in (0, 1):
                    t[a][min(15, b + d)] = "#000000" if face != "#595652" else "#ffe040"
    data = bytes(v for row in t for px in row for v in rgb(px))
    return GdkPixbuf.Pixbuf.new_from_bytes(GLib.Bytes.new(data), GdkPixbuf.Colorspace.RGB, False, 8, 16, 16, 48)


size = p.cell_size(16, 56)
hard = g.random() < 0.65
if hard:
    size = max(16, size // 16 * 16)
gap = g.choice([0, 0, 0, 1, 2])
size = max(16, size - gap) if not hard else size
cache = {}


def picture(s):
    if s not in cache:
        cache[s] = tile(s, 0, 0).scale_simple(size, size, GdkPixbuf.InterpType.NEAREST if hard else GdkPixbuf.InterpType.BILINEAR)
    return cache[s]


win = Gtk.Window(title=g.choice(["Pixel Mines", "8-bit Minefield", "mines16"]))
win.set_resizable(False)
if g.random() < 0.4:
    bar = Gtk.HeaderBar(title=win.get_title(), subtitle=f"{p.cols}×{p.rows}", show_close_button=True)
    bar.pack_start(Gtk.Button.new_from_icon_name("view-refresh-symbolic", Gtk.IconSize.BUTTON))
    win.set_titlebar(bar)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6, margin=g.choice([0, 6, 12]))
win.add(main)
if g.random() < 0.6:
    menu = Gtk.MenuBar()
    for name in ("Game", "Settings", "Help"):
        menu.append(Gtk.MenuItem(label=name))
    main.pack_start(menu, False, False, 0)
top = Gtk.Box(spacing=6)
top.pack_start(Gtk.Image.new_from_pixbuf(tile("*", 0, 0)), False, False, 4)
top.pack_start(Gtk.Label(label=f"{p.left:03d}"), False, False, 0)
top.pack_end(Gtk.Label(label=f"{p.seconds:03d}"), False, False, 4)
top.set_center_widget(Gtk.Button(label={"playing": "New", "won": "Hooray!", "lost": "Ouch!"}[p.status]))
main.pack_start(top, False, False, 0)
frame = Gtk.Frame(halign=Gtk.Align.CENTER)
frame.set_shadow_type(g.choice([Gtk.ShadowType.NONE, Gtk.ShadowType.IN, Gtk.ShadowType.ETCHED_OUT]))
main.pack_start(frame, False, False, 0)
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap)
frame.add(grid)
cells = {}
for r, c, s in p.each():
    image = Gtk.Image.new_from_pixbuf(picture(s))
    hole = Gtk.EventBox()
    hole.add(image)
    grid.attach(hole, c, r, 1, 1)
    cells[r, c] = hole
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: region(p, cells, gtk_box))
