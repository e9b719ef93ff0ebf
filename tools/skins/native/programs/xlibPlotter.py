"""Plain Xlib of about 1991 on a grey workstation: a column of menu entries at the left, reliefs with a black outer line, digits and marks as strokes of a plotter font with wide pens."""
import ctypes as C
import time
from ctypes import c_ulong, c_void_p

from support import EVERY, Position, origin, report

p = Position()
g = p.rng
X = C.CDLL("libX11.so.6")
for name in ["XOpenDisplay", "XLoadQueryFont", "XCreateGC"]:
    getattr(X, name).restype = c_void_p
for name in ["XDefaultRootWindow", "XCreateSimpleWindow"]:
    getattr(X, name).restype = c_ulong
D = c_void_p(X.XOpenDisplay(None))


class XPoint(C.Structure):
    _fields_ = [("x", C.c_short), ("y", C.c_short)]


# Strokes within a square of 6 x 9, y downwards.
PEN = {
    "1": [[(1, 2), (3, 0), (3, 9)], [(1, 9), (5, 9)]],
    "2": [[(0, 2), (1, 0), (5, 0), (6, 2), (6, 3), (0, 9), (6, 9)]],
    "3": [[(0, 0), (6, 0), (3, 4), (5, 4), (6, 5), (6, 8), (5, 9), (1, 9), (0, 8)]],
    "4": [[(5, 9), (5, 0), (0, 6), (6, 6)]],
    "5": [[(6, 0), (0, 0), (0, 4), (5, 4), (6, 5), (6, 8), (5, 9), (1, 9), (0, 8)]],
    "6": [[(5, 0), (2, 0), (0, 3), (0, 8), (1, 9), (5, 9), (6, 8), (6, 5), (5, 4), (1, 4), (0, 5)]],
    "7": [[(0, 0), (6, 0), (2, 9)]],
    "8": [[(1, 0), (5, 0), (6, 1), (6, 3), (5, 4), (1, 4), (0, 5), (0, 8), (1, 9), (5, 9), (6, 8), (6, 5), (5, 4)], [(1, 4), (0, 3), (0, 1), (1, 0)]],
    "?": [[(0, 2), (1, 0), (5, 0), (6, 2), (6, 3), (3, 5), (3, 6)], [(3, 9), (3, 9.01)]],
}
LOOKS = [  # ground, cover, light, dark, paper, line, inks (or one), flag
    (0xAAAAAA, 0xAAAAAA, 0xFFFFFF, 0x555555, 0xC8C8C8, 0x999999, None, 0x000000),
    (0xAAAAAA, 0xB4B4B4, 0xFFFFFF, 0x555555, 0xE6E6E6, 0xAAAAAA, [0x0000CC, 0x006400, 0xCC0000, 0x551A8B, 0x8B4513, 0x00688B, 0x000000, 0x6E6E6E], 0xCC0000),
    (0x8F9FB0, 0xA9B7C6, 0xDCE6F0, 0x4A5866, 0xC9D3DD, 0x95A3B1, [0x00008B, 0x004F00, 0xA00000, 0x4B0082, 0x6B2E00, 0x004F5F, 0x000000, 0x5A5A5A], 0xB00000),
    (0xC8B89A, 0xD8C8A8, 0xFFF4DC, 0x7A6A4C, 0xEEE4CC, 0xC0B08E, [0x00009A, 0x005A00, 0xA80000, 0x4B0082, 0x7A3000, 0x005A60, 0x000000, 0x666050], 0x8B0000),
    (0x4F6F6F, 0x6F8F8F, 0xA8C8C8, 0x203838, 0x8FAFAF, 0x6A8A8A, None, 0x200000),
]
ground, cover, light, dark, paper, line, inks, red = g.choice(LOOKS)
size = p.cell_size(20, 44)
pen = max(2, round(size * g.uniform(0.075, 0.11)))
tall = g.uniform(0.46, 0.56)
slant = g.choice([0, 0, 0.18])
rim = g.choice([True, True, False])  # black lines right of and below what is raised
deep = 1 if size < 30 else 2
side = 84 if p.cols * size < 900 and g.random() < 0.7 and p.rows * size > 130 and p.cols * size + 110 < p.max_cell * p.cols + 40 else 0
head, margin = 34, g.choice([6, 9, 14])
W, H = max(p.cols * size + 2 * margin, 190) + side, p.rows * size + margin + head
left = side + (W - side - p.cols * size) // 2
win = X.XCreateSimpleWindow(D, c_ulong(X.XDefaultRootWindow(D)), 50, 50, W, H, 1, c_ulong(0), c_ulong(ground))
X.XStoreName(D, c_ulong(win), g.choice([b"plotmines", b"Minefield", b"Sweep (1.0)"]))
X.XSelectInput(D, c_ulong(win), C.c_long(1 << 15))
gc = c_void_p(X.XCreateGC(D, c_ulong(win), c_ulong(0), None))
X.XMapWindow(D, c_ulong(win))
X.XFlush(D)


def ink(colour):
    X.XSetForeground(D, gc, c_ulong(colour))


def fill(x, y, w, h, colour):
    ink(colour)
    X.XFillRectangle(D, c_ulong(win), gc, int(x), int(y), int(w), int(h))


def strokes(lines, colour, width):
    ink(colour)
    X.XSetLineAttributes(D, gc, width, 0, 2, 1)  # solid, round caps and joins
    for pts in lines:
        array = (XPoint * len(pts))(*[XPoint(round(x), round(y)) for x, y in pts])
        X.XDrawLines(D, c_ulong(win), gc, array, len(pts), 0)


def polygon(pts, colour):
    ink(colour)
    array = (XPoint * len(pts))(*[XPoint(round(x), round(y)) for x, y in pts])
    X.XFillPolygon(D, c_ulong(win), gc, array, len(pts), 0, 0)


def disc(x, y, r, colour):
    ink(colour)
    X.XFillArc(D, c_ulong(win), gc, round(x - r), round(y - r), round(2 * r), round(2 * r), 0, 360 * 64)


def relief(x, y, w, h, up=True, n=1):
    a, b = (light, dark) if up else (dark, light)
    if rim and up:
        fill(x, y + h - 1, w, 1, 0), fill(x + w - 1, y, 1, h, 0)
        w, h = w - 1, h - 1
    for i in range(n):
        fill(x + i, y + i, w - 2 * i, 1, a), fill(x + i, y + i, 1, h - 2 * i, a)
        fill(x + i, y + h - 1 - i, w - 2 * i, 1, b), fill(x + w - 1 - i, y + i, 1, h - 2 * i, b)


def text(x, y, s):
    ink(0)
    X.XDrawString(D, c_ulong(win), gc, int(x), int(y), s.encode(), len(s))


def number(cx, cy, h, s, colour, width):
    k = h / 9
    strokes([[(cx + (x - 3) * k * 1.02 + (4.5 - y) * k * slant, cy + (y - 4.5) * k) for x, y in part] for part in PEN[s]], colour, width)


def flag(cx, cy, u):
    strokes([[(cx - 4 * u, cy - 7 * u), (cx - 4 * u, cy + 7 * u)], [(cx - 7 * u, cy + 7 * u), (cx - u, cy + 7 * u)]], 0, max(1, round(1.5 * u)))
    polygon([(cx - 4 * u, cy - 7 * u), (cx + 7 * u, cy - 7 * u), (cx + 4 * u, cy - 3.5 * u), (cx + 7 * u, cy), (cx - 4 * u, cy)], red)


def mine(cx, cy, u, colour):
    for dx, dy in ((0, 8), (8, 0), (5.7, 5.7), (5.7, -5.7)):
        strokes([[(cx - dx * u, cy - dy * u), (cx + dx * u, cy + dy * u)]], colour, max(1, round(1.3 * u)))
    disc(cx, cy, 5.4 * u, colour)
    disc(cx - 1.6 * u, cy - 1.6 * u, 1.6 * u, paper if colour == 0 else 0)


def draw():
    if side:
        for i, name in enumerate(["Mines", "Info", "New game", "Level", "Scores", "Hide", "Quit"]):
            y = 6 + i * 19
            if y + 20 > H:
                break
            fill(6, y, side - 10, 19, 0 if i == 0 else cover)
            relief(6, y, side - 10, 19)
            if i == 0:
                fill(7, y + 1, side - 13, 16, 0)
            text(12, y + 13, name)
            if i == 0:
                ink(0xFFFFFF)
                X.XDrawString(D, c_ulong(win), gc, 12, y + 13, name.encode(), len(name))
    relief(left, 6, 48, 21, False), relief(left + p.cols * size - 52, 6, 52, 21, False)
    text(left + 8, 21, f"{p.left:4d}")
    text(left + p.cols * size - 46, 21, f"{p.seconds // 60:02d}:{p.seconds % 60:02d}")
    word = {"playing": "go", "won": "won", "lost": "lost"}[p.status]
    mid = left + p.cols * size // 2
    if p.cols * size > 160:
        fill(mid - 22, 6, 44, 21, cover), relief(mid - 22, 6, 44, 21), text(mid - 3 * len(word), 21, word)
    relief(left - 2, head - 2, p.cols * size + 4, p.rows * size + 4, False, 2)
    for r, c, s in p.each():
        x, y = left + c * size, head + r * size
        cx, cy, u = x + size / 2 - 0.5, y + size / 2 - 0.5, size / 24
        if s in "012345678*X":
            fill(x, y, size, size, 0xE04030 if s == "X" and inks else 0 if s == "X" else paper)
            fill(x, y + size - 1, size, 1, line), fill(x + size - 1, y, 1, size, line)
        else:
            fill(x, y, size, size, cover)
            relief(x, y, size, size, True, deep)
        if s in "12345678?":
            number(cx, cy, size * tall, s, 0 if inks is None or s == "?" else inks[int(s) - 1], pen)
        elif s in "Fx":
            flag(cx, cy, u)
            if s == "x":
                strokes([[(x + 3, y + 3), (x + size - 5, y + size - 5)], [(x + size - 5, y + 3), (x + 3, y + size - 5)]], 0 if inks else 0xFFFFFF, pen)
        elif s in "*X":
            mine(cx, cy, u, 0xFFFFFF if s == "X" and not inks else 0)


while True:
    draw()
    X.XSync(D, 0)
    time.sleep(EVERY / 1000)
    ox, oy = origin(win)
    report(ox + left, oy + head, p.cols * size, p.rows * size)
