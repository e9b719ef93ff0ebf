"""Xlib with nothing above it: a sports field. Covered cells are mown turf, boards of a court or ice in two tones; opened cells are chalky; block digits of a jersey, cut from polygons with a rim; a scoreboard of bulbs."""
import ctypes as C
import math
from ctypes import c_int, c_short, c_uint, c_ulong, c_void_p

from support import Position, tell_xlib

p = Position()
g = p.rng
X = C.CDLL("libX11.so.6")
for name in ("XOpenDisplay", "XCreateGC"):
    getattr(X, name).restype = c_void_p
for name in ("XDefaultRootWindow", "XCreateSimpleWindow", "XCreatePixmap"):
    getattr(X, name).restype = c_ulong
D = c_void_p(X.XOpenDisplay(None))
JERSEY = [0x1746C0, 0x17752A, 0xC81E1E, 0x5B1E9C, 0x8F4A00, 0x08737C, 0x151515, 0x6A6A6A]
NIGHT = [0x7FBCFF, 0x86E88A, 0xFF8A80, 0xD2A8FF, 0xFFC070, 0x6CE6E0, 0xFFFFFF, 0xACB4BC]
FIELDS = {  # first stripe, second, upper edge, lower edge, opened, its line, rim of digits, flag, mine, stand, bulb, digits
    "turf": (0x4F9A3F, 0x46903A, 0x7FC46C, 0x2C6424, 0xF3F0E4, 0xD2CDB8, 0xFFFFFF, 0xFFD21F, 0x202020, 0x24402A, 0xFFC23A, JERSEY),
    "court": (0xD08B4A, 0xC68242, 0xEDB37A, 0x8A5423, 0xF8F2E8, 0xDCCBB0, 0xFFFFFF, 0x1E4FB8, 0x241A12, 0x4A2A14, 0xFF5A2A, JERSEY),
    "clay": (0xB5533C, 0xAC4B36, 0xD98468, 0x71291B, 0xF6E6DC, 0xDBBFB0, 0xFFFFFF, 0xFFFFFF, 0x2A1410, 0x3B1C16, 0x7CFF5A, JERSEY),
    "rink": (0xA9C9E4, 0xA0C1DE, 0xE4F2FC, 0x6B8DAC, 0xFFFFFF, 0xC9D8E6, 0xEAF2F9, 0xD01830, 0x18222E, 0x1D3148, 0xFF3A3A, JERSEY),
    "floodlit": (0x2E5A44, 0x29523E, 0x55907A, 0x13301F, 0x18211D, 0x2C3A34, 0x060A08, 0xFF8A2A, 0xE8F0EC, 0x0E1512, 0xFFE14A, NIGHT),
}
field = g.choice(list(FIELDS))
one, two, lit, low, chalk, line, rim, red, bomb, stand, bulb, ink = FIELDS[field]
size = p.cell_size(19, 46)
stripes = g.choice(["chequer", "rows", "columns", "none"])
edge = g.choice([1, 1, 2])
rimmed = g.random() < 0.5 and size > 24
part = g.uniform(0.54, 0.64)
pad = g.choice([8, 14, 20])
head = 50
W, H = max(p.cols * size + 2 * pad, 210), p.rows * size + head + pad
left, top = (W - p.cols * size) // 2, head
win = X.XCreateSimpleWindow(D, c_ulong(X.XDefaultRootWindow(D)), 40, 40, W, H, 1, c_ulong(0), c_ulong(stand))
X.XStoreName(D, c_ulong(win), g.choice([b"Varsity", b"varsity: home 0, mines 0", b"Varsity Mines"]))
gc = c_void_p(X.XCreateGC(D, c_ulong(win), c_ulong(0), None))
back = X.XCreatePixmap(D, c_ulong(win), c_uint(W), c_uint(H), c_uint(24))
BLOCKS = {  # outlines on 8 by 10 (bars 2.2 thick), with their holes
    "1": [[(1.4, 2.2), (3.2, 0), (5.2, 0), (5.2, 7.9), (6.9, 7.9), (6.9, 10), (1.3, 10), (1.3, 7.9), (3, 7.9), (3, 2.9), (1.4, 2.9)]],
    "2": [[(0.4, 1.4), (1.8, 0), (6.4, 0), (7.8, 1.4), (7.8, 4.6), (3.2, 7.9), (7.8, 7.9), (7.8, 10), (0.3, 10), (0.3, 7.2), (5.5, 3.6), (5.5, 2.1), (2.6, 2.1), (2.6, 3.1), (0.4, 3.1)]],
    "3": [[(0.4, 1.4), (1.8, 0), (6.4, 0), (7.8, 1.4), (7.8, 4), (7, 4.9), (7.8, 5.8), (7.8, 8.6), (6.4, 10), (1.8, 10), (0.4, 8.6), (0.4, 7), (2.6, 7), (2.6, 7.9), (5.6, 7.9), (5.6, 5.9), (3, 5.9), (3, 4), (5.6, 4), (5.6, 2.1), (2.6, 2.1), (2.6, 3), (0.4, 3)]],
    "4": [[(4.2, 0), (6.6, 0), (6.6, 5.9), (8, 5.9), (8, 7.9), (6.6, 7.9), (6.6, 10), (4.4, 10), (4.4, 7.9), (0, 7.9), (0, 5.7)], [(4.4, 3.1), (4.4, 5.9), (2.6, 5.9)]],
    "5": [[(0.5, 0), (7.5, 0), (7.5, 2.1), (2.7, 2.1), (2.7, 3.8), (6.4, 3.8), (7.8, 5.2), (7.8, 8.6), (6.4, 10), (1.8, 10), (0.4, 8.6), (0.4, 7.2), (2.6, 7.2), (2.6, 7.9), (5.6, 7.9), (5.6, 5.9), (0.5, 5.9)]],
    "6": [[(0.3, 1.4), (1.7, 0), (6.4, 0), (7.7, 1.4), (7.7, 2.9), (5.6, 2.9), (5.6, 2.1), (2.5, 2.1), (2.5, 3.9), (6.4, 3.9), (7.8, 5.3), (7.8, 8.6), (6.4, 10), (1.7, 10), (0.3, 8.6)], [(2.5, 5.9), (2.5, 7.9), (5.6, 7.9), (5.6, 5.9)]],
    "7": [[(0.4, 0), (7.8, 0), (7.8, 2.2), (4.6, 10), (2.2, 10), (5.3, 2.2), (2.5, 2.2), (2.5, 3.2), (0.4, 3.2)]],
    "8": [[(0.3, 1.4), (1.7, 0), (6.4, 0), (7.8, 1.4), (7.8, 4), (7, 4.9), (7.8, 5.8), (7.8, 8.6), (6.4, 10), (1.7, 10), (0.3, 8.6), (0.3, 5.8), (1.1, 4.9), (0.3, 4)], [(2.5, 2.1), (2.5, 4), (5.6, 4), (5.6, 2.1)], [(2.5, 5.9), (2.5, 7.9), (5.6, 7.9), (5.6, 5.9)]],
    "?": [[(0.6, 1.4), (2, 0), (6.2, 0), (7.6, 1.4), (7.6, 4), (5.2, 5.4), (5.2, 6.7), (3, 6.7), (3, 4.4), (5.4, 3), (5.4, 2.1), (2.8, 2.1), (2.8, 3.1), (0.6, 3.1)], [(3, 7.9), (5.2, 7.9), (5.2, 10), (3, 10)]],
}
DOTS = {"0": "###|#.#|#.#|#.#|###", "1": ".#.|##.|.#.|.#.|###", "2": "###|..#|###|#..|###", "3": "###|..#|.##|..#|###", "4": "#.#|#.#|###|..#|..#", "5": "###|#..|###|..#|###", "6": "###|#..|###|#.#|###", "7": "###|..#|..#|.#.|.#.", "8": "###|#.#|###|#.#|###", "9": "###|#.#|###|..#|###", "-": "...|...|###|...|..."}


class XPoint(C.Structure):
    _fields_ = [("x", c_short), ("y", c_short)]


def points(pts):
    return (XPoint * len(pts))(*[XPoint(round(a), round(b)) for a, b in pts])


def colour(c):
    X.XSetForeground(D, gc, c_ulong(c))


def fill(x, y, w, h, c):
    colour(c)
    X.XFillRectangle(D, c_ulong(back), gc, c_int(round(x)), c_int(round(y)), c_uint(max(0, round(w))), c_uint(max(0, round(h))))


def polygon(pts, c):
    colour(c)
    X.XFillPolygon(D, c_ulong(back), gc, points(pts), len(pts), 0, 0)


def lines(pts, c, w):
    colour(c)
    X.XSetLineAttributes(D, gc, c_uint(max(1, round(w))), 0, 2, 1)
    X.XDrawLines(D, c_ulong(back), gc, points(pts), len(pts), 0)


def disc(cx, cy, r, c):
    colour(c)
    X.XFillArc(D, c_ulong(back), gc, c_int(round(cx - r)), c_int(round(cy - r)), c_uint(round(2 * r)), c_uint(round(2 * r)), 0, 360 * 64)


def block(s, cx, cy, tone, under, edged):
    u = size * part / 10
    w = size * part * 0.88 / 8
    place = [[(cx + (a - 4) * w, cy + (b - 5) * u) for a, b in shape] for shape in BLOCKS[s]]
    if edged:
        for shape in place:
            lines(shape + shape[:1], edged, max(3, size / 9))
    for i, shape in enumerate(place):
        polygon(shape, tone if i == 0 or s == "?" else under)


def board_of_bulbs(x, y, text):
    fill(x, y, len(text) * 16 + 6, 26, 0x000000)
    for i, d in enumerate(text):
        for j, row in enumerate(DOTS[d].split("|")):
            for n, b in enumerate(row):
                disc(x + 7 + i * 16 + n * 4.4, y + 4.6 + j * 4.2, 2 if b == "#" else 1, bulb if b == "#" else 0x3A3A3A)


def whistle(x, y):
    for i in range(2):
        fill(x, y, 40, 28, lit), fill(x + 1, y + 1, 39, 27, low), fill(x + 1, y + 1, 38, 26, one)
    if p.status == "won":
        polygon([(x + 20 + (9 if i % 2 == 0 else 3.8) * math.sin(i * math.pi / 5), y + 14 - (9 if i % 2 == 0 else 3.8) * math.cos(i * math.pi / 5)) for i in range(10)], 0xFFE14A)
    elif p.status == "lost":
        lines([(x + 12, y + 6), (x + 28, y + 22)], 0x101010, 3), lines([(x + 28, y + 6), (x + 12, y + 22)], 0x101010, 3)
    else:
        disc(x + 24, y + 15, 7, 0x101010), polygon([(x + 8, y + 8), (x + 24, y + 8), (x + 24, y + 13), (x + 8, y + 13)], 0x101010), disc(x + 24, y + 15, 2.4, lit)


def cell(r, c, s):
    x, y, n = left + c * size, top + r * size, size
    cx, cy, u = x + n / 2, y + n / 2, n / 20
    if s in "#F?x":
        base = (one, two)[{"chequer": r + c, "rows": r, "columns": c, "none": 0}[stripes] % 2]
        fill(x, y, n, n, base)
        for i in range(edge):
            fill(x + i, y + i, n - 2 * i, 1, lit), fill(x + i, y + i, 1, n - 2 * i, lit)
            fill(x + i, y + n - 1 - i, n - 2 * i, 1, low), fill(x + n - 1 - i, y + i, 1, n - 2 * i, low)
    else:
        base = 0xE8402E if s == "X" else chalk
        fill(x, y, n, n, line)
        fill(x, y, n - 1, n - 1, base)
    if s in "12345678":
        block(s, cx - 0.5, cy - 0.5, ink[int(s) - 1], base, rim if rimmed and field != "rink" else None)
    elif s == "?":
        block("?", cx, cy, 0xFFFFFF if field != "rink" else 0x18222E, base, None)
    elif s in "Fx":  # a corner flag
        lines([(cx - 4 * u, cy - 7 * u), (cx - 4 * u, cy + 7 * u)], 0x101010, 2.2 * u)
        lines([(cx - 4 * u, cy - 7 * u), (cx - 4 * u, cy + 7 * u)], 0xFFFFFF if field != "clay" else 0x101010, 1.1 * u)
        cloth = [(cx - 3 * u, cy - 7 * u), (cx + 7 * u, cy - 5.5 * u), (cx + 7 * u, cy), (cx - 3 * u, cy + 1.5 * u)]
        polygon(cloth, red)
        lines(cloth + cloth[:1], 0x101010, 1)
        if s == "x":
            for tone, w in ((0xFFFFFF, 4.4), (0xC00A18, 2.6)):
                for d in (1, -1):
                    lines([(cx - 6.5 * u, cy - 6.5 * d * u), (cx + 6.5 * u, cy + 6.5 * d * u)], tone, w * u)
    elif s in "*X":
        tone = 0x180604 if s == "X" else bomb
        for i in range(6):
            t = i * math.pi / 3 + math.pi / 6
            polygon([(cx + 7.8 * u * math.cos(t), cy + 7.8 * u * math.sin(t)), (cx + 4.6 * u * math.cos(t + 0.5), cy + 4.6 * u * math.sin(t + 0.5)), (cx + 4.6 * u * math.cos(t - 0.5), cy + 4.6 * u * math.sin(t - 0.5))], tone)
        disc(cx, cy, 5 * u, tone)
        disc(cx - 1.7 * u, cy - 1.7 * u, max(1, 1.2 * u), 0xFFFFFF if tone != 0xE8F0EC else 0x18211D)


fill(0, 0, W, H, stand)
board_of_bulbs(10, 12, f"{max(-99, p.left):03d}")
board_of_bulbs(W - 64, 12, f"{min(999, p.seconds):03d}")
whistle(W // 2 - 20, 11)
fill(left - 3, top - 3, p.cols * size + 6, p.rows * size + 6, 0xFFFFFF if g.random() < 0.6 else low)
for row, col, sign in p.each():
    cell(row, col, sign)


def paint():
    X.XCopyArea(D, c_ulong(back), c_ulong(win), gc, 0, 0, c_uint(W), c_uint(H), 0, 0)
    X.XFlush(D)


tell_xlib(X, D, win, paint, lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
