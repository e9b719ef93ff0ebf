"""Plain Xlib: digits drawn as strokes of a round pen, no fonts on the field; slabs with a double edge, marks of lines and polygons; one of four palettes as an .Xresources would give it."""
import ctypes
import math
from ctypes import c_char_p, c_int, c_long, c_short, c_uint, c_ulong, c_void_p

from support import Position, tell_xlib

p = Position()
g = p.rng
X = ctypes.CDLL("libX11.so.6")
X.XOpenDisplay.restype = c_void_p
for name in ("XCreateSimpleWindow", "XCreatePixmap", "XRootWindow", "XLoadFont"):
    getattr(X, name).restype = c_ulong
X.XCreateGC.restype = c_void_p
d = c_void_p(X.XOpenDisplay(None))


class Point(ctypes.Structure):
    _fields_ = [("x", c_short), ("y", c_short)]


LOOKS = [  # window, slab, light, dark, open, rule, pen, cloth, blast, inks
    (0x708090, 0x9FB1C1, 0xCBD7E1, 0x5C6C7B, 0xE6ECF0, 0xB9C4CD, 0x101418, 0xC2182A, 0xFF7A66, [0x1440C0, 0x127A2A, 0xC81C1C, 0x4C2090, 0x8A4000, 0x007078, 0x101010, 0x6C6C6C]),
    (0x2F2A1E, 0xB9A66A, 0xDCCB92, 0x7E6E3C, 0xF6F0DC, 0xD8CDAA, 0x1E1808, 0x9A1020, 0xF07050, [0x1F4EB0, 0x2F7A1A, 0xC0241C, 0x5A2A92, 0x945008, 0x0E6E76, 0x1A1812, 0x787260]),
    (0x101010, 0x384858, 0x5A6E82, 0x1C262F, 0x0A0C0E, 0x2C343C, 0xF0F0F0, 0xFFC020, 0xB02020, [0x70B4FF, 0x78DC80, 0xFF8078, 0xCCA8FF, 0xFFB868, 0x68DCD8, 0xFFFFFF, 0xA0A8B0]),
    (0xC8B8C0, 0xB07890, 0xD4A4B8, 0x784A60, 0xF8F0F3, 0xE0CCD4, 0x2A1018, 0xFFF0A0, 0xFF9070, [0x2048B8, 0x207828, 0xC02030, 0x5A2898, 0x8C4808, 0x0C6C74, 0x181014, 0x766C70]),
]
ground, slab, light, dark, paper, rule, pen, cloth, blast, inks = g.choice(LOOKS)
STROKES = {  # in a square of eight by twelve
    "1": ["2,3 4,1 4,11", "2,11 6,11"], "2": ["1,3 2,1.4 4,1 6,1.4 7,3 7,4.4 1,11 7,11"], "3": ["1,1 7,1 4,5 6,5.6 7,7.4 7,9 6,10.6 4,11 2,10.6 1,9.2"],
    "4": ["5.4,11 5.4,1 0.8,8 7.4,8"], "5": ["7,1 1.6,1 1.2,5.6 4,5 6,5.6 7,7.4 7,9 6,10.6 4,11 2,10.6 1,9.4"], "6": ["6.4,1.4 4.4,1 2.4,2 1.2,4.6 1,8 1.6,10 3,11 5,11 6.6,10 7,8.2 6.4,6.4 5,5.6 3,5.8 1.2,7.6"],
    "7": ["1,1 7,1 3.4,11"], "8": ["4,5.4 2,4.6 1.4,3 2,1.5 4,1 6,1.5 6.6,3 6,4.6 4,5.4 1.8,6.6 1,8.4 2,10.4 4,11 6,10.4 7,8.4 6.2,6.6 4,5.4"], "?": ["1,3 2,1.4 4,1 6,1.6 7,3.2 6.4,5 4.4,6.4 4,8", "4,10.8 4,11"],
}
n = p.cell_size(18, 42)
weight = max(2, round(n * g.uniform(0.08, 0.12)))
edge = 1 if n < 24 else g.choice([1, 2, 3])
slant = g.choice([0, 0, 0.12])
rules = g.choice(["box", "dots"])
m, bar = g.choice([6, 14]), 32
W, H = max(p.cols * n + 2 * m, 220), p.rows * n + 2 * m + bar
left, top = (W - p.cols * n) // 2, m + bar
root = X.XRootWindow(d, c_int(0))
win = X.XCreateSimpleWindow(d, c_ulong(root), 50, 50, c_uint(W), c_uint(H), 0, c_ulong(0), c_ulong(ground))
pix = X.XCreatePixmap(d, c_ulong(win), c_uint(W), c_uint(H), c_uint(24))
gc = c_void_p(X.XCreateGC(d, c_ulong(win), c_ulong(0), None))
X.XStoreName(d, c_ulong(win), c_char_p(g.choice([b"xstylus", b"stylus"])))
X.XSelectInput(d, c_ulong(win), c_long(1 << 15))


def rect(x, y, w, h, v):
    X.XSetForeground(d, gc, c_ulong(v))
    X.XFillRectangle(d, c_ulong(pix), gc, round(x), round(y), c_uint(max(1, round(w))), c_uint(max(1, round(h))))


def strokes(points, v, width):
    X.XSetForeground(d, gc, c_ulong(v))
    X.XSetLineAttributes(d, gc, c_uint(width), 0, 2, 1)
    a = (Point * len(points))(*[Point(round(x), round(y)) for x, y in points])
    X.XDrawLines(d, c_ulong(pix), gc, a, len(points), 0)


def poly(points, v):
    X.XSetForeground(d, gc, c_ulong(v))
    a = (Point * len(points))(*[Point(round(x), round(y)) for x, y in points])
    X.XFillPolygon(d, c_ulong(pix), gc, a, len(points), 0, 0)


def letter(s, x, y, h, v, width):
    u = h / 12
    for part in STROKES[s]:
        pts = [tuple(map(float, a.split(","))) for a in part.split()]
        strokes([(x + (a - 4 + slant * (6 - b)) * u, y + (b - 6) * u) for a, b in pts], v, width)


rect(0, 0, W, H, ground)
X.XSetFont(d, gc, c_ulong(X.XLoadFont(d, c_char_p(b"6x13"))))
for text, at in ((f"{p.left} mines", 10), (f"{p.seconds} s", W - 60), ({"playing": "", "won": "WON", "lost": "LOST"}[p.status], W // 2 - 12)):
    X.XSetForeground(d, gc, c_ulong(0xFFFFFF if ground in (0x2F2A1E, 0x101010, 0x708090) else 0))
    X.XDrawString(d, c_ulong(pix), gc, at, 22, c_char_p(text.encode()), len(text))
rect(left - 2, top - 2, p.cols * n + 4, p.rows * n + 4, dark)
for r, c, s in p.each():
    x, y, k = left + c * n, top + r * n, n / 20
    if s in "#F?x":
        rect(x, y, n, n, dark)
        rect(x, y, n - edge, n - edge, light)
        rect(x + edge, y + edge, n - 2 * edge, n - 2 * edge, slab)
    else:
        rect(x, y, n, n, blast if s == "X" else paper)
        if rules == "box":
            rect(x, y + n - 1, n, 1, rule), rect(x + n - 1, y, 1, n, rule)
        else:
            for i in range(0, n, 3):
                rect(x + i, y + n - 1, 1, 1, rule), rect(x + n - 1, y + i, 1, 1, rule)
    if s in "12345678?":
        letter(s, x + n / 2, y + n / 2, n * 0.66, pen if s == "?" else inks[int(s) - 1], weight)
    elif s in "Fx":
        poly([(x + 6.5 * k, y + 3 * k), (x + 16.5 * k, y + 5 * k), (x + 13 * k, y + 8 * k), (x + 16.5 * k, y + 11 * k), (x + 6.5 * k, y + 11 * k)], cloth)
        strokes([(x + 6 * k, y + 3 * k), (x + 6 * k, y + 17 * k)], pen, max(1, weight - 1))
        strokes([(x + 3.5 * k, y + 17 * k), (x + 9 * k, y + 17 * k)], pen, max(1, weight - 1))
        if s == "x":
            for hue, w in ((paper, weight + 2), (0xB00010 if cloth != 0xC2182A else 0, weight)):
                strokes([(x + 4 * k, y + 4 * k), (x + 16 * k, y + 16 * k)], hue, w)
                strokes([(x + 16 * k, y + 4 * k), (x + 4 * k, y + 16 * k)], hue, w)
    elif s in "*X":
        ink = 0x180404 if s == "X" else pen
        for i in range(3):
            a = i * math.pi / 3 + math.pi / 6
            strokes([(x + (10 - 7.4 * math.cos(a)) * k, y + (10 - 7.4 * math.sin(a)) * k), (x + (10 + 7.4 * math.cos(a)) * k, y + (10 + 7.4 * math.sin(a)) * k)], ink, weight)
        X.XSetForeground(d, gc, c_ulong(ink))
        X.XFillArc(d, c_ulong(pix), gc, round(x + 5 * k), round(y + 5 * k), c_uint(round(10 * k)), c_uint(round(10 * k)), 0, 360 * 64)


def paint():
    X.XCopyArea(d, c_ulong(pix), c_ulong(win), gc, 0, 0, c_uint(W), c_uint(H), 0, 0)
    X.XFlush(d)


tell_xlib(X, d, win, paint, lambda x, y: (x + left, y + top, p.cols * n, p.rows * n))
