"""Xlib by hand: dark slabs with an edge of two tones, digits as strokes of a plotter (XDrawLines), flags as polygons, mines as arcs."""
import ctypes as C
import math
import time
from ctypes import c_int, c_short, c_uint, c_ulong, c_void_p

from support import EVERY, Position, origin, report

p = Position()
g = p.rng
X = C.CDLL("libX11.so.6")
X.XOpenDisplay.restype = c_void_p
X.XLoadQueryFont.restype = c_void_p
X.XCreateGC.restype = c_void_p
for name in ["XDefaultRootWindow", "XCreateSimpleWindow"]:
    getattr(X, name).restype = c_ulong
D = c_void_p(X.XOpenDisplay(None))
LOOKS = [  # slab, light, dark, opened, joint, inks, flag, mine
    (0xAAAAAA, 0xEEEEEE, 0x222222, 0x666666, 0x444444, [0xFFFFFF] * 8, 0xFFFFFF, 0x000000),
    (0xA8A8B0, 0xE8E8F0, 0x484850, 0xE0E0E4, 0xA0A0A8, [0x1030D0, 0x107020, 0xC01818, 0x301880, 0x803010, 0x107880, 0x101010, 0x606068], 0xC01818, 0x101010),
    (0x6A7F9A, 0xA4B8D0, 0x2C3A50, 0xDCE4EE, 0xA8B4C4, [0x1048C0, 0x18701C, 0xC42020, 0x501878, 0x904008, 0x087078, 0x080808, 0x585858], 0xFFE040, 0x181818),
    (0xB48C64, 0xE8CCA4, 0x5C3C1C, 0xF0E4CC, 0xC4AC84, [0x402008] * 8, 0x8C1010, 0x201008),
    (0x587858, 0x94B494, 0x203820, 0x182018, 0x304830, [0x70B8FF, 0x90F090, 0xFF8878, 0xD8A0FF, 0xFFC070, 0x70E8E0, 0xFFFFFF, 0xB0B0B0], 0xFFD030, 0xE0E8E0),
]
slab, light, dark, paper, joint, ink, red, black = g.choice(LOOKS)
size = p.cell_size(16, 44)
tall = size if g.random() < 0.7 else max(14, int(size * g.uniform(0.8, 0.92)))
thick = 1 if size < 20 else g.choice([1, 2, 2])
gap = g.choice([0, 0, 1])
side = g.choice([6, 10, 16])
head = 40
W, H = max(p.cols * size + 2 * side, 200), p.rows * tall + head + side
left, top = (W - p.cols * size) // 2, head
win = X.XCreateSimpleWindow(D, c_ulong(X.XDefaultRootWindow(D)), 60, 60, W, H, 1, c_ulong(0), c_ulong(slab))
X.XStoreName(D, c_ulong(win), g.choice([b"slab", b"Slabs of Stone", b"minefield (slab)"]))
gc = c_void_p(X.XCreateGC(D, c_ulong(win), c_ulong(0), None))
for name in (b"9x15bold", b"8x13bold", b"fixed"):
    font = X.XLoadQueryFont(D, name)
    if font:
        X.XSetFont(D, gc, C.cast(font + 8, C.POINTER(c_ulong))[0])
        break
X.XMapWindow(D, c_ulong(win))
STROKES = {  # on a grid of 4 by 6
    "1": [[(1, 1), (2, 0), (2, 6)], [(1, 6), (3, 6)]],
    "2": [[(0, 1), (1, 0), (3, 0), (4, 1), (4, 2), (0, 6), (4, 6)]],
    "3": [[(0, 0), (4, 0), (2, 2.4), (3, 2.4), (4, 3.4), (4, 5), (3, 6), (1, 6), (0, 5)]],
    "4": [[(3, 6), (3, 0), (0, 4), (4, 4)]],
    "5": [[(4, 0), (0.4, 0), (0, 2.8), (1, 2.3), (3, 2.3), (4, 3.3), (4, 5), (3, 6), (1, 6), (0, 5)]],
    "6": [[(3.6, 0), (2, 0), (0, 2.5), (0, 5), (1, 6), (3, 6), (4, 5), (4, 3.6), (3, 2.7), (1, 2.7), (0, 3.6)]],
    "7": [[(0, 0), (4, 0), (1.5, 6)]],
    "8": [[(1, 0), (3, 0), (4, 1), (4, 2), (3, 2.8), (1, 2.8), (0, 2), (0, 1), (1, 0)], [(1, 2.8), (3, 2.8), (4, 3.8), (4, 5), (3, 6), (1, 6), (0, 5), (0, 3.8), (1, 2.8)]],
    "?": [[(0, 1), (1, 0), (3, 0), (4, 1), (4, 2), (2, 3.4), (2, 4.4)], [(2, 5.9), (2, 6.1)]],
}


class XPoint(C.Structure):
    _fields_ = [("x", c_short), ("y", c_short)]


def points(pts):
    return (XPoint * len(pts))(*[XPoint(round(a), round(b)) for a, b in pts])


def colour(c):
    X.XSetForeground(D, gc, c_ulong(c))


def fill(x, y, w, h, c):
    colour(c)
    X.XFillRectangle(D, c_ulong(win), gc, c_int(x), c_int(y), c_uint(w), c_uint(h))


def polygon(pts, c):
    colour(c)
    X.XFillPolygon(D, c_ulong(win), gc, points(pts), len(pts), 0, 0)


def lines(pts, c, w):
    colour(c)
    X.XSetLineAttributes(D, gc, c_uint(w), 0, 2, 1)
    X.XDrawLines(D, c_ulong(win), gc, points(pts), len(pts), 0)


def disc(cx, cy, r, c):
    colour(c)
    X.XFillArc(D, c_ulong(win), gc, c_int(round(cx - r)), c_int(round(cy - r)), c_uint(round(2 * r)), c_uint(round(2 * r)), 0, 360 * 64)


def edge(x, y, w, h, up=True, t=None):
    for i in range(t or thick):
        a, b = (light, dark) if up else (dark, light)
        fill(x + i, y + i, w - 2 * i, 1, a), fill(x + i, y + i, 1, h - 2 * i, a)
        fill(x + i, y + h - 1 - i, w - 2 * i, 1, b), fill(x + w - 1 - i, y + i, 1, h - 2 * i, b)


def text(x, y, s):
    colour(0)
    X.XDrawString(D, c_ulong(win), gc, x, y, s.encode(), len(s))


def plot(s, cx, cy, h, c, w):
    u = h / 6
    for stroke in STROKES[s]:
        lines([(cx + (a - 2) * u * 0.95, cy + (b - 3) * u) for a, b in stroke], c, w)


part = g.uniform(0.5, 0.6)
pen = max(1, round(min(size, tall) / g.choice([9, 12, 14])))
banner = g.choice(["left", "right", "swallow"])


def draw():
    for x, s, w in ((8, f"{p.left:03d}", 44), (W - 52, f"{min(p.seconds, 999):03d}", 44)):
        edge(x, 8, w, 24, False, 2)
        text(x + 9, 25, s)
    label = {"playing": "New", "won": "Yes!", "lost": "Rip"}[p.status]
    edge(W // 2 - 28, 8, 56, 24, True, 2)
    text(W // 2 - len(label) * 9 // 2, 25, label)
    fill(left - 2, top - 2, p.cols * size + 4, p.rows * tall + 4, dark)
    for r, c, s in p.each():
        x, y, w, h = left + c * size, top + r * tall, size, tall
        if gap:
            fill(x, y, w, h, joint)
        w, h = w - gap, h - gap
        m = min(w, h)
        cx, cy = x + w / 2, y + h / 2
        if s in "012345678*X":
            fill(x, y, w, h, 0xD83030 if s == "X" else paper)
            if not gap:
                fill(x + w - 1, y, 1, h, joint), fill(x, y + h - 1, w, 1, joint)
        else:
            fill(x, y, w, h, slab)
            edge(x, y, w, h)
        if s in "12345678":
            plot(s, cx - 0.5, cy - 0.5, m * part, ink[int(s) - 1], pen)
        elif s == "?":
            plot(s, cx - 0.5, cy - 0.5, m * part, 0, pen)
        elif s in "Fx":
            u = m / 20
            pole = 0x101010
            d = -1 if banner == "right" else 1
            at = lambda pts: [(cx + d * a * u, cy + b * u) for a, b in pts]
            lines(at([(-3, -6), (-3, 7)]), pole, max(1, round(1.5 * u)))
            shape = [(-3, -6.5), (6, -6.5), (3.5, -3), (6, 0.5), (-3, 0.5)] if banner == "swallow" else [(-3, -6.5), (6.5, -3), (-3, 0.5)]
            polygon(at(shape), red)
            if s == "x":
                for a in (1, -1):
                    lines([(cx - 6 * u * a, cy - 6 * u), (cx + 6 * u * a, cy + 6 * u)], 0, max(2, round(2.2 * u)))
        elif s in "*X":
            u = m / 20
            tone = black if s == "*" else 0
            for i in range(4):
                a = math.pi / 4 * i + math.pi / 8
                lines([(cx - 7 * u * math.cos(a), cy - 7 * u * math.sin(a)), (cx + 7 * u * math.cos(a), cy + 7 * u * math.sin(a))], tone, max(1, round(1.4 * u)))
            disc(cx, cy, 4.6 * u, tone)
            disc(cx - 1.6 * u, cy - 1.6 * u, max(1, 1.2 * u), 0xFFFFFF if tone != 0xE0E8E0 else 0x406040)


while True:
    draw()
    X.XSync(D, 0)
    time.sleep(EVERY / 1000)
    ox, oy = origin(win)
    report(ox + left - gap / 2, oy + top - gap / 2, p.cols * size, p.rows * tall)
