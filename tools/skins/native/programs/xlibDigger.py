"""A plain X11 program of the nineties: core fonts, thin black lines, shadowed knobs on a coloured ground, buttons down the left side."""
import ctypes as C
from ctypes import c_char_p, c_int, c_uint, c_ulong, c_void_p

from support import Position, tell_xlib

p = Position()
g = p.rng
X = C.CDLL("libX11.so.6")
for name in ("XOpenDisplay", "XCreateGC", "XLoadQueryFont"):
    getattr(X, name).restype = c_void_p
for name in ("XDefaultRootWindow", "XCreateSimpleWindow", "XCreatePixmap"):
    getattr(X, name).restype = c_ulong
D = c_void_p(X.XOpenDisplay(None))
size = p.cell_size(14, 36)


class Font(C.Structure):
    _fields_ = [("ext", c_void_p), ("fid", c_ulong)]


def load(pixels, weight="bold", families=("helvetica", "new century schoolbook", "times", "courier")):
    for family in families:
        f = X.XLoadQueryFont(D, c_char_p(f"-adobe-{family}-{weight}-r-normal--{pixels}-*-*-*-*-*-iso8859-1".encode()))
        if f:
            return f
    return X.XLoadQueryFont(D, c_char_p(b"9x15bold" if pixels < 22 else b"10x20"))


steps = [10, 12, 14, 18, 24]
want = size * g.uniform(0.6, 0.75)
pixels = min(steps, key=lambda v: abs(v - want))
order = g.choice([("helvetica",), ("new century schoolbook", "helvetica"), ("times", "helvetica"), ("courier",)])
big = load(pixels, "bold", order)
small = load(12, g.choice(["bold", "medium"]))
LOOKS = [  # ground, covered, shadow, open, line, sign, dark text
    (0xCCCCCC, 0x9FB6CD, 0x5C7080, 0xF0F0F0, 0x000000, 0xCD0000),
    (0xFFFFFF, 0xBEBEBE, 0x707070, 0xFFFFFF, 0x000000, 0x000000),
    (0xE6E1CF, 0x8FBC8F, 0x4E6E4E, 0xFFFFF0, 0x2F4F2F, 0x8B0000),
    (0xD8BFD8, 0xB090B8, 0x6C5078, 0xF8F0F8, 0x483050, 0x8B0045),
    (0x708090, 0xF4A460, 0xA0622C, 0xFAF0E6, 0x303840, 0x8B1A00),
]
ground, shut, shade, bare, line, sign = g.choice(LOOKS)
INK = g.choice([[0x0000EE, 0x008B00, 0xEE0000, 0x00008B, 0x8B0000, 0x008B8B, 0x000000, 0x666666], [0x000000] * 8, [0x0000CD, 0x006400, 0xB22222, 0x551A8B, 0x8B4513, 0x00688B, 0x8B008B, 0x000000]])
knob = g.choice(["shadow", "plain", "inner"])
mark = g.choice(["pennant", "square", "F"])
bomb = g.choice(["ball", "star"])
panel = g.choice([96, 110])
top = 12
W, H = panel + p.cols * size + 14, max(p.rows * size + 24, 190)
win = X.XCreateSimpleWindow(D, c_ulong(X.XDefaultRootWindow(D)), 30, 30, W, H, 0, c_ulong(0), c_ulong(ground))
X.XStoreName(D, c_ulong(win), g.choice([b"xdig", b"XMine 1.1", b"xsweep"]))
gc = c_void_p(X.XCreateGC(D, c_ulong(win), c_ulong(0), None))
pix = X.XCreatePixmap(D, c_ulong(win), W, H, 24)
X.XTextWidth.restype = c_int


def colour(c):
    X.XSetForeground(D, gc, c_ulong(c))


def fill(x, y, w, h, c):
    colour(c)
    X.XFillRectangle(D, c_ulong(pix), gc, c_int(int(x)), c_int(int(y)), c_uint(int(w)), c_uint(int(h)))


def stroke(x0, y0, x1, y1, c, wide=1):
    colour(c)
    X.XSetLineAttributes(D, gc, c_uint(wide), 0, 1, 0)
    X.XDrawLine(D, c_ulong(pix), gc, *(c_int(int(v)) for v in (x0, y0, x1, y1)))


def disc(x, y, d, c):
    colour(c)
    X.XFillArc(D, c_ulong(pix), gc, c_int(int(x)), c_int(int(y)), c_uint(int(d)), c_uint(int(d)), 0, 360 * 64)


def polygon(points, c):
    colour(c)
    flat = (C.c_short * (2 * len(points)))(*[int(v) for xy in points for v in xy])
    X.XFillPolygon(D, c_ulong(pix), gc, flat, len(points), 0, 0)


def write(x, y, text, c, f):
    colour(c)
    X.XSetFont(D, gc, c_ulong(C.cast(f, C.POINTER(Font)).contents.fid))
    X.XDrawString(D, c_ulong(pix), gc, c_int(int(x)), c_int(int(y)), c_char_p(text.encode()), len(text))


def wide(text, f):
    return X.XTextWidth(c_void_p(f), c_char_p(text.encode()), len(text))


def letter(x, y, s, c):
    tall = {10: 8, 12: 9, 14: 10, 18: 13, 24: 18}[pixels]
    write(x + (size - wide(s, big) + 1) // 2, y + (size + tall) // 2, s, c, big)


def cover(x, y):
    fill(x, y, size, size, line)
    fill(x + 1, y + 1, size - 1, size - 1, shut)
    if knob == "shadow":
        fill(x + 2, y + size - 2, size - 2, 2, shade)
        fill(x + size - 2, y + 2, 2, size - 2, shade)
    elif knob == "inner":
        colour(shade)
        X.XSetLineAttributes(D, gc, c_uint(1), 0, 1, 0)
        X.XDrawRectangle(D, c_ulong(pix), gc, x + 3, y + 3, size - 6, size - 6)


def flag(x, y, c):
    m, u = size // 2, size / 16
    if mark == "F":
        letter(x, y, "F", c)
    elif mark == "square":
        fill(x + 4.6 * u, y + 3 * u, 7.5 * u, 5.5 * u, c)
        fill(x + 4 * u, y + 3 * u, max(1, round(u)), 11 * u, line)
    else:
        polygon([(x + 5 * u, y + 3 * u), (x + 13 * u, y + 6 * u), (x + 5 * u, y + 9 * u)], c)
        fill(x + 4 * u, y + 3 * u, max(1, round(u)), 11 * u, line)


def mine(x, y, c):
    m, k = x + size // 2, y + size // 2
    if bomb == "star":
        for dx, dy in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7)):
            d = size * 0.36
            stroke(m - dx * d, k - dy * d, m + dx * d, k + dy * d, c, 2)
        disc(m - size * 0.17, k - size * 0.17, size * 0.36, c)
    else:
        d = size * 0.56
        disc(m - d / 2 + 1, k - d / 2 + 1, d, c)
        disc(m - d / 4, k - d / 4, max(2, size // 8), 0xFFFFFF)


def paint():
    fill(0, 0, W, H, ground)
    text = 0xFFFFFF if ground == 0x708090 else 0
    for i, word in enumerate(("new", "mark", "quit")):
        fill(10, 12 + 28 * i, panel - 22, 22, 0)
        fill(11, 13 + 28 * i, panel - 24, 20, bare)
        write(10 + (panel - 22 - wide(word, small)) // 2, 27 + 28 * i, word, 0, small)
    write(12, 118, f"mines  {p.left}", text, small)
    write(12, 136, f"time  {p.seconds}", text, small)
    write(12, 160, {"playing": "", "won": "you won", "lost": "kaboom!"}[p.status], text, small)
    fill(panel, top, p.cols * size + 1, p.rows * size + 1, line)
    for r, c, s in p.each():
        x, y = panel + c * size, top + r * size
        if s in "#F?x":
            cover(x, y)
        else:
            fill(x, y, size, size, line)
            fill(x + 1, y + 1, size - 1, size - 1, 0xFF3030 if s == "X" else bare)
        if s in "12345678":
            letter(x, y, s, INK[int(s) - 1])
        elif s == "?":
            letter(x, y, "?", sign)
        elif s in "Fx":
            flag(x, y, sign)
        elif s in "*X":
            mine(x, y, 0)
        if s == "x":
            for w, ink in ((5, 0xFFFFFF), (3, 0x000000)):
                stroke(x + 4, y + 4, x + size - 4, y + size - 4, ink, w)
                stroke(x + size - 4, y + 4, x + 4, y + size - 4, ink, w)
    X.XCopyArea(D, c_ulong(pix), c_ulong(win), gc, 0, 0, W, H, 0, 0)
    X.XSync(D, 0)


tell_xlib(X, D, win, paint, lambda x, y: (x + panel + 0.5, y + top + 0.5, p.cols * size, p.rows * size))
