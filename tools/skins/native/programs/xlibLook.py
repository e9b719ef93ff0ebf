"""Plain Xlib in the manner of the workstations: rounded buttons, grey slabs with black edges, or the colours of a common desktop; small bitmapped digits."""
import ctypes as C
import time
from ctypes import c_int, c_short, c_uint, c_ulong, c_void_p

from support import EVERY, Position, origin, report

p = Position()
g = p.rng
X = C.CDLL("libX11.so.6")
for name in ("XOpenDisplay", "XCreateGC"):
    getattr(X, name).restype = c_void_p
for name in ("XDefaultRootWindow", "XCreateSimpleWindow"):
    getattr(X, name).restype = c_ulong
D = c_void_p(X.XOpenDisplay(None))
BITS = {  # 7 x 9 points
    "1": "...##.. ..###.. .####.. ...##.. ...##.. ...##.. ...##.. ...##.. .######", "2": ".#####. ##...## .....## ....##. ...##.. ..##... .##.... ##..... #######",
    "3": ".#####. ##...## .....## .....## ..####. .....## .....## ##...## .#####.", "4": "....##. ...###. ..####. .##.##. ##..##. ####### ....##. ....##. ....##.",
    "5": "####### ##..... ##..... ######. .....## .....## .....## ##...## .#####.", "6": "..####. .##.... ##..... ######. ##...## ##...## ##...## ##...## .#####.",
    "7": "####### .....## ....##. ....##. ...##.. ...##.. ..##... ..##... ..##...", "8": ".#####. ##...## ##...## ##...## .#####. ##...## ##...## ##...## .#####.",
    "0": ".#####. ##...## ##...## ##...## ##...## ##...## ##...## ##...## .#####.", "?": ".#####. ##...## .....## ....##. ...##.. ...##.. ....... ...##.. ...##..",
    "-": "....... ....... ....... ....... .#####. ....... ....... ....... .......",
}
SKULL = "...#####... .#########. ########### ##..###..## ##..###..## #####.##### .#########. ..#######.. ..#.#.#.#.. ..#######.. ..........."
STAR = ".....#..... ..#..#..#.. ...#####... ..#######.. ..##..###.. #####.##### ..#######.. ..#######.. ...#####... ..#..#..#.. .....#....."
BANG = "....###.... ....###.... ....###.... ....###.... ....###.... ....###.... .....#..... ........... ....###.... ....###.... ..........."
COLOURS = [0x1020C0, 0x106020, 0xC01010, 0x401080, 0x803000, 0x006070, 0x000000, 0x505050]
LOOKS = [  # kind, window, button, light, dark, open ground, joint, inks, marker
    ("round", 0xCCCCCC, 0xCCCCCC, 0xFFFFFF, 0x666666, 0xFFFFFF, 0xBBBBBB, COLOURS, 0xC01010),
    ("round", 0xE4DCC8, 0xD8C898, 0xFFF8E0, 0x786840, 0xF8F4E8, 0xD0C4A4, [0x000000] * 8, 0xA01010),
    ("round", 0x98B0C8, 0x88A8CC, 0xE0ECF8, 0x38506C, 0xE8F0F8, 0xA8BCD0, COLOURS, 0xE01020),
    ("slab", 0xAAAAAA, 0xAAAAAA, 0xFFFFFF, 0x000000, 0x555555, 0x333333, [0xFFFFFF] * 8, 0x000000),
    ("slab", 0xAAAAAA, 0xAAAAAA, 0xFFFFFF, 0x000000, 0xFFFFFF, 0xAAAAAA, [0x000000] * 8, 0x000000),
    ("bevel", 0xA8A4B8, 0x9890B0, 0xD8D4E4, 0x484060, 0xDCD8C8, 0xB0A898, COLOURS, 0xFFE040),
    ("bevel", 0x608890, 0x58909C, 0xA8D0D8, 0x204048, 0xC8D4C8, 0x98A8A0, COLOURS, 0xF8E060),
    ("bevel", 0xC8A088, 0xC09070, 0xF0D0B8, 0x684028, 0xF0E4D8, 0xD0BCA8, COLOURS, 0x202060),
    ("bevel", 0x404858, 0x687490, 0xA0B0CC, 0x182030, 0x283040, 0x404C60, [0x80C0FF, 0x80F090, 0xFF8070, 0xD8A0FF, 0xFFC068, 0x70E8E0, 0xFFFFFF, 0xB8B8B8], 0xFFC020),
]
kind, window, button, light, dark, paper, joint, ink, marker = g.choice(LOOKS)
size = p.cell_size(16, 40)
thick = 1 if size < 22 else g.choice([1, 2])
mark, mine = g.choice(["pennant", "bang", "square"]), g.choice([SKULL, STAR])
side, head = g.choice([8, 14]), 42
W, H = max(p.cols * size + 2 * side, 180), p.rows * size + head + side
left, top = (W - p.cols * size) // 2, head
win = X.XCreateSimpleWindow(D, c_ulong(X.XDefaultRootWindow(D)), 50, 50, W, H, 1, c_ulong(0), c_ulong(window))
X.XStoreName(D, c_ulong(win), g.choice([b"mines", b"olmines", b"Minefield V1.1"]))
gc = c_void_p(X.XCreateGC(D, c_ulong(win), c_ulong(0), None))
X.XMapWindow(D, c_ulong(win))


class XPoint(C.Structure):
    _fields_ = [("x", c_short), ("y", c_short)]


def fill(x, y, w, h, c):
    X.XSetForeground(D, gc, c_ulong(c))
    X.XFillRectangle(D, c_ulong(win), gc, c_int(x), c_int(y), c_uint(w), c_uint(h))


def polygon(pts, c):
    X.XSetForeground(D, gc, c_ulong(c))
    X.XFillPolygon(D, c_ulong(win), gc, (XPoint * len(pts))(*[XPoint(round(a), round(b)) for a, b in pts]), len(pts), 0, 0)


def disc(x, y, d, c):
    X.XSetForeground(D, gc, c_ulong(c))
    X.XFillArc(D, c_ulong(win), gc, c_int(x), c_int(y), c_uint(d), c_uint(d), 0, 360 * 64)


def bits(picture, cx, cy, zoom, c):
    rows = picture.split()
    x0, y0 = round(cx - len(rows[0]) * zoom / 2), round(cy - len(rows) * zoom / 2)
    for y, row in enumerate(rows):
        for x, bit in enumerate(row):
            if bit == "#":
                fill(x0 + x * zoom, y0 + y * zoom, zoom, zoom, c)


def pill(x, y, w, h, c, d):
    """A rectangle with round corners of diameter `d`."""
    fill(x + d // 2, y, w - d, h, c)
    fill(x, y + d // 2, w, h - d, c)
    for a in (x, x + w - d - 1):
        for b in (y, y + h - d - 1):
            disc(a, b, d, c)


def raised(x, y, w, h):
    if kind == "round":
        d = max(6, min(w, h) // 2)
        fill(x, y, w, h, window)
        pill(x + 1, y + 1, w - 2, h - 2, dark, d)
        pill(x + 1, y + 1, w - 3, h - 3, light, d)
        pill(x + 2, y + 2, w - 4, h - 4, button, d)
        return
    fill(x, y, w, h, button)
    for i in range(thick):
        fill(x + i, y + i, w - 2 * i, 1, light)
        fill(x + i, y + i, 1, h - 2 * i, light)
        fill(x + i, y + h - 1 - i, w - 2 * i, 1, dark)
        fill(x + w - 1 - i, y + i, 1, h - 2 * i, dark)
    if kind == "slab":  # a grey line inside the black one
        fill(x + 1, y + h - 1 - thick, w - 1 - thick, 1, 0x555555)
        fill(x + w - 1 - thick, y + 1, 1, h - 1 - thick, 0x555555)


def open_ground(x, y, c):
    fill(x, y, size, size, c)
    fill(x + size - 1, y, 1, size, joint)
    fill(x, y + size - 1, size, 1, joint)


def flag(x, y):
    u = size / 20
    at = lambda *pts: [(x + a * u, y + b * u) for a, b in pts]
    black = 0x000000 if marker else 0xFFFFFF
    if mark == "bang":
        bits(BANG, x + size / 2, y + size / 2, zoom, marker)
    elif mark == "square":
        polygon(at((5, 5), (15, 5), (15, 15), (5, 15)), 0x000000)
        polygon(at((6, 6), (14, 6), (14, 14), (6, 14)), marker or 0xFFFFFF)
        polygon(at((8, 8), (12, 8), (12, 12), (8, 12)), 0x000000)
    else:
        polygon(at((6, 4), (7.6, 4), (7.6, 16), (6, 16)), 0x000000)
        polygon(at((7.6, 3.4), (15, 6.8), (7.6, 10.2)), 0x000000 if marker else black)
        polygon(at((8, 4.6), (13.2, 6.8), (8, 9)), marker or black)


def cross(x, y, c, half):
    u = size / 20
    for d in (1, -1):
        polygon([(x + size / 2 + d * a * u, y + size / 2 + b * u) for a, b in ((-6 - half, -6 + half), (-6 + half, -6 - half), (6 + half, 6 - half), (6 - half, 6 + half))], c)


zoom = max(1, round(size * 0.62 / 9 - 0.2))


def number(x, y, value):
    for i, s in enumerate(f"{value:03d}"):
        bits(BITS[s], x + i * 9, y, 1, 0x000000)


def draw():
    for x, value in ((22, p.left), (W - 40, min(p.seconds, 999))):
        fill(x - 12, 10, 42, 22, 0xFFFFFF)
        number(x, 21, value)
    raised(W // 2 - 14, 7, 28, 28)
    face = {"playing": "?", "won": "1", "lost": "0"}[p.status]
    bits(BITS[face], W / 2, 21, 1, 0x000000)
    fill(left - 1, top - 1, p.cols * size + 2, p.rows * size + 2, joint)
    for r, c, s in p.each():
        x, y = left + c * size, top + r * size
        cx, cy = x + (size - 1) / 2, y + (size - 1) / 2
        if s in "#F?x":
            raised(x, y, size, size)
        else:
            open_ground(x, y, 0xE04030 if s == "X" else paper)
        if s in "12345678":
            bits(BITS[s], cx, cy, zoom, ink[int(s) - 1])
        elif s == "?":
            bits(BITS["?"], cx, cy, zoom, 0x000000)
        elif s in "Fx":
            flag(x, y)
        elif s in "*X":
            bits(mine, cx, cy, max(1, size // 13), 0xFFFFFF if s == "*" and paper < 0x808080 else 0x000000)
        if s == "x":
            cross(x, y, 0xFFFFFF, 1.6)
            cross(x, y, 0xC01010 if marker != 0xC01010 else 0x000000, 0.9)


while True:
    draw()
    X.XSync(D, 0)
    time.sleep(EVERY / 1000)
    ox, oy = origin(win)
    report(ox + left, oy + top, p.cols * size, p.rows * size)
