"""Plain Xlib through ctypes: digits in seven segments like a pocket calculator's, dull unlit segments behind them on some, one line of core font below."""
import ctypes as C
import time

from support import EVERY, Position, origin, report

p = Position()
g = p.rng
X = C.CDLL("libX11.so.6")
X.XOpenDisplay.restype = C.c_void_p
X.XDefaultGC.restype = C.c_void_p
for f in ("XCreateSimpleWindow", "XCreatePixmap", "XDefaultRootWindow", "XLoadFont"):
    getattr(X, f).restype = C.c_ulong


class Point(C.Structure):
    _fields_ = [("x", C.c_short), ("y", C.c_short)]


LOOKS = [  # ground, cover, light, shade, floor, rule, ghost (None: none), inks, flag, mine, alarm, words
    (0x8f9a80, 0x4c5548, 0x6a7464, 0x2c332a, 0xb4bfa2, 0x98a488, 0xa6b294, [0x10140e] * 8, 0xe8f0d8, 0x10140e, 0xe9efd6, 0x10140e),
    (0x101010, 0x3a3a3a, 0x5a5a5a, 0x202020, 0x0a0404, 0x2a1a1a, 0x220a0a, [0xff3a24] * 8, 0xffc020, 0xff8a70, 0x8a1408, 0xff6a50),
    (0x0b1a20, 0x1f5566, 0x3f8598, 0x0e3038, 0x07110f, 0x16302c, 0x0c1f1c, [0x5cf2d6, 0x8cff6a, 0xffd84a, 0xff8fe0, 0xff9a4a, 0x6ac8ff, 0xffffff, 0xb0c0c0], 0xffa040, 0xe0fff8, 0xc02020, 0x9ce8d8),
    (0xd0d0d0, 0xb0b8c4, 0xe4e8f0, 0x7a828e, 0xf4f4f0, 0xc8c8c4, None, [0x1030d0, 0x087830, 0xd01818, 0x600ca0, 0xa05000, 0x007888, 0x101010, 0x686868], 0xd01818, 0x181818, 0xff5040, 0x101010),
    (0xd8cca8, 0xa88850, 0xd0b480, 0x6c5428, 0xf6eed8, 0xd8caa4, None, [0x5a3a10, 0x8a1a1a, 0x1a5a2a, 0x1a3a8a, 0x6a1a7a, 0x0a6a70, 0x000000, 0x7a6a58], 0x9a1010, 0x2a1a08, 0xf07838, 0x2a1a08),
]
ground, cover, light, shade, floor, rule, ghost, inks, red, black, alarm, words = g.choice(LOOKS)
size = p.cell_size(22, 58)
gap = g.choice([0, 1, 2, 3]) if size > 22 else g.choice([0, 1])
margin = g.choice([0, 6, 12])
bevel = g.choice([0, 1, 2, 3])
part = g.uniform(0.6, 0.72)
thick = max(2, round(size * g.choice([0.08, 0.09, 0.11])))
slant = g.choice([0, 0, 0.12])
flag_kind, mine_kind = g.choice(["flag", "bar", "tower"]), g.choice(["diamond", "cross", "disc"])
foot = 24
width, height = max(p.cols * size + 2 * margin, 200), p.rows * size + 2 * margin + foot
left, top = (width - p.cols * size) // 2, margin + (foot if g.random() < 0.5 else 0)
d = C.c_void_p(X.XOpenDisplay(None))
screen = X.XDefaultScreen(d)
root = X.XDefaultRootWindow(d)
gc = C.c_void_p(X.XDefaultGC(d, screen))
win = X.XCreateSimpleWindow(d, C.c_ulong(root), 20, 20, width, height, 0, C.c_ulong(0), C.c_ulong(ground))
X.XStoreName(d, C.c_ulong(win), g.choice([b"xsegmine", b"mines", b"CALC-MINE"]))
pix = C.c_ulong(X.XCreatePixmap(d, C.c_ulong(win), width, height, X.XDefaultDepth(d, screen)))


def ink(colour):
    X.XSetForeground(d, gc, C.c_ulong(colour))


def rect(x, y, w, h, colour):
    ink(colour)
    X.XFillRectangle(d, pix, gc, int(x), int(y), int(w), int(h))


def poly(points, colour):
    ink(colour)
    a = (Point * len(points))(*[Point(round(x), round(y)) for x, y in points])
    X.XFillPolygon(d, pix, gc, a, len(points), 0, 0)


def line(x1, y1, x2, y2, colour, w):
    ink(colour)
    X.XSetLineAttributes(d, gc, w, 0, 2, 1)
    X.XDrawLine(d, pix, gc, round(x1), round(y1), round(x2), round(y2))


def disc(x, y, r, colour):
    ink(colour)
    X.XFillArc(d, pix, gc, round(x - r), round(y - r), round(2 * r), round(2 * r), 0, 360 * 64)


LIT = {"1": "cf", "2": "acdeg", "3": "acdfg", "4": "bcdf", "5": "abdfg", "6": "abdefg", "7": "acf", "8": "abcdefg", "?": "acde"}


def digit(x, y, s):
    """Segments a: top, b and c: upper left and right, d: middle, e and f: lower left and right, g: bottom."""
    h = size * part
    w = h * 0.6
    x0, y0, t = x + (size - gap - w) / 2, y + (size - gap - h) / 2, thick
    x0, y0, h, w = round(x0), round(y0), round(h), round(w)
    m, e = y0 + h / 2, 0.5 if thick < 5 else 1
    up = lambda yy: slant * (m - yy)
    box = lambda a, b, c, k: [(a, b), (a + c, b), (a + c, b + k), (a, b + k)]

    def across(yy):
        if t < 5:  # too thin for points: plain bars
            return box(x0 + 0.5, yy - t / 2, w - 1, t)
        a, b = x0 + t / 2 + e, x0 + w - t / 2 - e
        return [(a, yy), (a + t / 2, yy - t / 2), (b - t / 2, yy - t / 2), (b, yy), (b - t / 2, yy + t / 2), (a + t / 2, yy + t / 2)]

    def down(xx, ya, yb):
        if t < 5:
            return box(xx - t / 2, ya + e / 2, t, yb - ya - e)
        a, b = ya + e, yb - e
        return [(xx, a), (xx + t / 2, a + t / 2), (xx + t / 2, b - t / 2), (xx, b), (xx - t / 2, b - t / 2), (xx - t / 2, a + t / 2)]

    yt, yb, xl, xr = y0 + t / 2, y0 + h - t / 2, x0 + t / 2, x0 + w - t / 2
    shapes = {"a": across(yt), "b": down(xl, yt, m), "c": down(xr, yt, m), "d": across(m), "e": down(xl, m, yb), "f": down(xr, m, yb), "g": across(yb)}
    lit = LIT.get(s, "")
    for name in sorted(shapes, key=lambda n: n in lit):
        shape = [(a + up(b), b) for a, b in shapes[name]]
        if name in lit:
            poly(shape, inks[int(s) - 1])
        elif ghost is not None:
            poly(shape, ghost)


def mark(x, y, colour):
    """A question mark of strokes, as segments have none."""
    u = (size - gap) / 20
    w = max(2, thick - 1)
    for a, b in zip([(6, 7), (6, 4), (13.5, 4), (13.5, 9.5), (10, 9.5)], [(6, 4), (13.5, 4), (13.5, 9.5), (10, 9.5), (10, 13)]):
        line(x + a[0] * u, y + a[1] * u, x + b[0] * u, y + b[1] * u, colour, w)
    rect(x + 10 * u - w / 2, y + 15.2 * u, w + 0.5, w + 0.5, colour)


def cell(x, y, s):
    n = size - gap
    u = n / 20
    at = lambda *pts: [(x + a * u, y + b * u) for a, b in pts]
    if s in "#F?x":
        rect(x, y, n, n, cover)
        for i in range(bevel):
            rect(x + i, y + i, n - 2 * i, 1, light)
            rect(x + i, y + i, 1, n - 2 * i, light)
            rect(x + i, y + n - 1 - i, n - 2 * i, 1, shade)
            rect(x + n - 1 - i, y + i, 1, n - 2 * i, shade)
        if bevel == 0 and gap == 0:
            rect(x + n - 1, y, 1, n, shade)
            rect(x, y + n - 1, n, 1, shade)
    else:
        rect(x, y, n, n, alarm if s == "X" else floor)
        if gap == 0:
            rect(x + n - 1, y, 1, n, rule)
            rect(x, y + n - 1, n, 1, rule)
    if s in "012345678":
        digit(x, y, s)
    elif s == "?":
        mark(x, y, 0xffffff if cover < 0x800000 else 0x101010)
    elif s in "Fx":
        if flag_kind == "flag":
            poly(at((5, 3), (6.8, 3), (6.8, 17), (5, 17)), 0xf0f0f0 if cover < 0x800000 else 0x181818)
            poly(at((6.8, 3), (16, 3), (13, 6.8), (16, 10.6), (6.8, 10.6)), red)
        elif flag_kind == "bar":
            poly(at((8, 3.5), (12, 3.5), (11.4, 12), (8.6, 12)), red)
            disc(x + 10 * u, y + 15 * u, max(1.6, 1.9 * u), red)
        else:
            poly(at((10, 2.5), (16, 9), (4, 9)), red)
            poly(at((8.8, 9), (11.2, 9), (11.2, 17), (8.8, 17)), red)
        if s == "x":
            for w, tone in ((max(4, int(3.6 * u)), 0x000000), (max(2, int(1.7 * u)), 0xffffff)):
                line(x + 4 * u, y + 4 * u, x + 16 * u, y + 16 * u, tone, w)
                line(x + 16 * u, y + 4 * u, x + 4 * u, y + 16 * u, tone, w)
    elif s in "*X":
        tone = 0xffffff if s == "X" and alarm < 0xd00000 else 0x141010 if s == "X" else black
        if mine_kind == "diamond":
            poly(at((10, 2.5), (17.5, 10), (10, 17.5), (2.5, 10)), tone)
            disc(x + 10 * u, y + 10 * u, 2.2 * u, alarm if s == "X" else floor)
        else:
            disc(x + 10 * u, y + 10 * u, 5 * u, tone)
            if mine_kind == "cross":
                for a, b in ((7.8, 0), (0, 7.8), (5.6, 5.6), (5.6, -5.6)):
                    line(x + (10 - a) * u, y + (10 - b) * u, x + (10 + a) * u, y + (10 + b) * u, tone, max(1, int(1.6 * u)))


rect(0, 0, width, height, ground)
for r, c, s in p.each():
    cell(left + c * size + gap // 2, top + r * size + gap // 2, s)
ink(words)
X.XSetFont(d, gc, C.c_ulong(X.XLoadFont(d, b"fixed")))
says = f"{p.left} mines  {p.seconds}s  {({'playing': '', 'won': 'CLEAR', 'lost': 'ERROR'})[p.status]}".encode()
X.XDrawString(d, pix, gc, 8, (16 if top > margin else height - 7), says, len(says))
X.XSetWindowBackgroundPixmap(d, C.c_ulong(win), pix)
X.XMapWindow(d, C.c_ulong(win))
X.XFlush(d)
while True:
    time.sleep(EVERY / 1000)
    ox, oy = origin(win)
    half = (gap - 2 * (gap // 2)) / 2  # an odd gap has its larger half behind
    report(ox + left - half, oy + top - half, p.cols * size, p.rows * size)
