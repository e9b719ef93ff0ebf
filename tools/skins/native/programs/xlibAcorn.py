"""A woodland game for plain X11: covered cells are fallen leaves of two colours in a chequer, opened ones mown grass or bare ground; toadstools for flags and hedgehogs for mines, in pixmaps drawn once; a wooden rail with counters below."""
import ctypes as C
import math
from ctypes import c_char_p, c_int, c_uint, c_ulong, c_void_p

from support import Position, tell_xlib

p = Position()
g = p.rng
X = C.CDLL("libX11.so.6")
for name in ("XOpenDisplay", "XCreateGC", "XLoadQueryFont"):
    getattr(X, name).restype = c_void_p
for name in ("XDefaultRootWindow", "XCreateSimpleWindow", "XCreatePixmap"):
    getattr(X, name).restype = c_ulong
X.XTextWidth.restype = c_int
D = c_void_p(X.XOpenDisplay(None))
size = p.cell_size(20, 40)


class Font(C.Structure):
    _fields_ = [("ext", c_void_p), ("fid", c_ulong)]


def load(name):
    return X.XLoadQueryFont(D, c_char_p(name.encode()))


want = size * 0.78
pixels = min([12, 14, 18, 24], key=lambda v: abs(v - want))
family = g.choice(["helvetica", "new century schoolbook", "courier"])
big = load(f"-adobe-{family}-bold-r-normal--{pixels}-*-*-*-*-*-iso8859-1") or load("9x15bold" if pixels < 20 else "10x20")
small = load("-adobe-helvetica-bold-r-normal--14-*-*-*-*-*-iso8859-1") or load("9x15bold")
tall = {12: 9, 14: 10, 18: 13, 24: 18}[pixels]
WOODS = [  # soil, leaf, vein, leaf of the other colour, its vein, open, its line, cap, hog, hit, rail, words, inks
    (0x5A3A1E, 0xD9731A, 0x8A3E08, 0xC24A14, 0x742408, 0xF3EDD2, 0xD6CBA0, 0xD01820, 0x5A4030, 0xFF7A5A, 0x7A4E22, 0xFFF0D0, [0x1C3FA8, 0x1F6A18, 0xB01018, 0x581A88, 0x80400A, 0x066068, 0x101010, 0x666050]),
    (0x2C4A22, 0x74B030, 0x3E6E14, 0x5E9A28, 0x305C10, 0xE4D8B8, 0xC8B88E, 0xC01060, 0x4A3828, 0xF06848, 0x3A2A16, 0xF0FFD8, [0x1A3C9C, 0x14600E, 0xA80E14, 0x501480, 0x783804, 0x045860, 0x101010, 0x605A4C]),
    (0x241812, 0xB8922A, 0x6E5410, 0x9A7620, 0x584008, 0x2A241E, 0x443A30, 0xF03028, 0xC8A888, 0xB02818, 0x14100C, 0xFFE8A8, [0x80B8FF, 0x80E078, 0xFF8078, 0xD4A4FF, 0xFFC070, 0x68E4DA, 0xFFFFFF, 0xB4AEA6]),
]
soil, leaf, vein, leaf2, vein2, bare, line, cap, hog, hit, rail, words, INK = g.choice(WOODS)
lined = g.random() < 0.7
low = 46
edge = g.choice([0, 8, 16])
W, H = max(p.cols * size + 2 * edge, 240), p.rows * size + 2 * edge + low
left, top = (W - p.cols * size) // 2, edge
win = X.XCreateSimpleWindow(D, c_ulong(X.XDefaultRootWindow(D)), 30, 30, W, H, 0, c_ulong(0), c_ulong(rail))
X.XStoreName(D, c_ulong(win), g.choice([b"xacorn", b"XAcorn 0.2", b"Forest Floor"]))
gc = c_void_p(X.XCreateGC(D, c_ulong(win), c_ulong(0), None))
at = None  # what is drawn on


def pen(c, wide=0):
    X.XSetForeground(D, gc, c_ulong(c))
    X.XSetLineAttributes(D, gc, c_uint(wide), 0, 2, 1)


def fill(x, y, w, h, c):
    pen(c)
    X.XFillRectangle(D, c_ulong(at), gc, c_int(int(x)), c_int(int(y)), c_uint(int(w)), c_uint(int(h)))


def u(v):
    return round(v * size / 32)


def stroke(points, c, wide=1):
    pen(c, max(1, u(wide)))
    for (a, b), (d, e) in zip(points, points[1:]):
        X.XDrawLine(D, c_ulong(at), gc, u(a), u(b), u(d), u(e))


def oval(x, y, w, h, c, start=0, sweep=360):
    pen(c)
    X.XFillArc(D, c_ulong(at), gc, u(x), u(y), c_uint(u(w)), c_uint(u(h)), start * 64, sweep * 64)


def polygon(points, c):
    pen(c)
    flat = (C.c_short * (2 * len(points)))(*[u(v) for xy in points for v in xy])
    X.XFillPolygon(D, c_ulong(at), gc, flat, len(points), 0, 0)


def text(x, y, s, c, f):
    pen(c)
    X.XSetFont(D, gc, c_ulong(C.cast(f, C.POINTER(Font)).contents.fid))
    X.XDrawString(D, c_ulong(at), gc, c_int(int(x)), c_int(int(y)), c_char_p(s.encode()), len(s))


def width(s, f):
    return X.XTextWidth(c_void_p(f), c_char_p(s.encode()), len(s))


def letter(s, c, dx=0, dy=0):
    text((size - width(s, big) + 1) // 2 + dx, (size + tall) // 2 + dy, s, c, big)


LEAF = [(3, 29), (5, 21), (1, 19), (6, 14), (4, 8), (11, 9), (14, 2), (18, 8), (27, 3), (24, 12), (30, 15), (24, 19), (24, 27), (17, 24), (12, 30), (10, 25)]


def cover(odd):
    fill(0, 0, size, size, soil)
    turned = [(32 - x, y) for x, y in LEAF] if odd else LEAF
    polygon(turned, leaf2 if odd else leaf)
    m = (lambda pts: [(32 - x, y) for x, y in pts]) if odd else (lambda pts: pts)
    tone = vein2 if odd else vein
    stroke(m([(3, 29), (24, 7)]), tone, 1.2)
    stroke(m([(12, 20), (9, 12)]), tone)
    stroke(m([(12, 20), (21, 21)]), tone)
    stroke(m([(18, 13), (26, 14)]), tone)
    pen(0x1A1008 if soil != 0x241812 else 0x000000)
    X.XDrawRectangle(D, c_ulong(at), gc, 0, 0, c_uint(size - 1), c_uint(size - 1))


def toadstool():
    polygon([(12, 16), (20, 16), (22, 29), (10, 29)], 0x101010)
    polygon([(13, 16), (19, 16), (20, 28), (12, 28)], 0xFFF4E0)
    oval(3, 2, 26, 30, 0x101010, 0, 180)
    oval(4, 3, 24, 27, cap, 0, 180)
    for x, y, w in ((8, 10, 4), (14, 5, 5), (20, 10, 4)):
        oval(x, y, w, w, 0xFFFFFF)


def hedgehog(c):
    for i in range(13):
        a = math.pi * (1 + i / 12)
        polygon([(16 + 15 * math.cos(a), 22 + 18 * math.sin(a)), (16 + 9 * math.cos(a - 0.17), 22 + 10 * math.sin(a - 0.17)), (16 + 9 * math.cos(a + 0.17), 22 + 10 * math.sin(a + 0.17))], c)
    oval(4, 9, 24, 28, c, 0, 180)
    polygon([(22, 16), (31, 24), (20, 25)], 0xE0B080)
    oval(28.5, 22, 3.5, 3.5, 0x000000)
    oval(23.5, 18.5, 2.5, 2.5, 0x000000)
    fill(u(8), u(23), u(4), u(4), 0x201408 if c != hog or bare != 0x2A241E else 0x806850)
    fill(u(19), u(23), u(4), u(4), 0x201408 if c != hog or bare != 0x2A241E else 0x806850)


def tile(s, odd):
    global at
    at = X.XCreatePixmap(D, c_ulong(win), size, size, 24)
    if s in "#F?x":
        cover(odd)
    else:
        fill(0, 0, size, size, hit if s == "X" else bare)
        if lined:
            fill(0, size - 1, size, 1, line)
            fill(size - 1, 0, 1, size, line)
        elif s != "X":
            for x, y in ((4, 5), (27, 27)) if odd else ((27, 5), (4, 27)):
                stroke([(x - 1.5, y - 2), (x, y + 2), (x + 1.5, y - 2)], line)
    if s in "12345678":
        letter(s, INK[int(s) - 1])
    elif s == "?":
        for dx in (-2, -1, 0, 1, 2):
            for dy in (-2, -1, 0, 1, 2):
                letter("?", 0x000000, dx, dy)
        letter("?", 0xFFFFFF)
    elif s in "Fx":
        toadstool()
    elif s in "*X":
        hedgehog(0x301008 if s == "X" else hog)
    if s == "x":
        for wide, c in ((5, 0x000000), (2.6, 0xFFFF40)):
            stroke([(5, 5), (27, 27)], c, wide)
            stroke([(27, 5), (5, 27)], c, wide)
    return at


made = {}


def paint():
    global at
    for r, c, s in p.each():
        key = s, (r + c) % 2
        if key not in made:
            made[key] = tile(*key)
    at = win
    fill(0, H - low, W, low, rail)
    fill(0, H - low, W, 2, line)
    for y in (12, 25, 38):
        fill(0, H - low + y, W, 1, soil)
    text(12, H - 18, f"Hedgehogs: {p.left}", words, small)
    said = {"playing": f"Time {p.seconds}", "won": "Home safe", "lost": "Ouch!"}[p.status]
    text(W - 12 - width(said, small), H - 18, said, words, small)
    for r, c, s in p.each():
        X.XCopyArea(D, c_ulong(made[s, (r + c) % 2]), c_ulong(win), gc, 0, 0, c_uint(size), c_uint(size), c_int(left + c * size), c_int(top + r * size))
    X.XSync(D, 0)


tell_xlib(X, D, win, paint, lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
