"""Plain Xlib: an office card of rules and boxes with the server's bitmap fonts, letters over the columns, numbers at the rows, small cells, no colours but one or two."""
import ctypes
from ctypes import c_char_p, c_int, c_long, c_short, c_uint, c_ulong, c_void_p

from support import Position, tell_xlib

p = Position()
g = p.rng
X = ctypes.CDLL("libX11.so.6")
X.XOpenDisplay.restype = c_void_p
for name in ("XCreateSimpleWindow", "XCreatePixmap", "XRootWindow", "XLoadFont", "XCreateBitmapFromData"):
    getattr(X, name).restype = c_ulong
X.XCreateGC.restype = c_void_p
d = c_void_p(X.XOpenDisplay(None))


class Point(ctypes.Structure):
    _fields_ = [("x", c_short), ("y", c_short)]


PAPERS = [(0xF3E4BE, 0x3A2C12, 0xB8362A, 0xD9BE84), (0xE3EEF2, 0x10324A, 0xC02818, 0xA9C6D2), (0xFFFFFF, 0x000000, 0x000000, 0xD0D0D0), (0xF6D7D9, 0x4A1020, 0x20409A, 0xDDA6AB), (0xDCEBD2, 0x16361C, 0xA02020, 0xA9C79A), (0x0A2A1A, 0x8CF0B0, 0xFFD75A, 0x1C5236)]
paper, ink, red, tint = g.choice(PAPERS)
DOTS = {  # five by seven, as the printer across the top of a card had them
    "1": "..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.", "2": ".###. #...# ....# ...#. ..#.. .#... #####", "3": "##### ...#. ..#.. ...#. ....# #...# .###.", "4": "...#. ..##. .#.#. #..#. ##### ...#. ...#.",
    "5": "##### #.... ####. ....# ....# #...# .###.", "6": "..##. .#... #.... ####. #...# #...# .###.", "7": "##### ....# ...#. ..#.. .#... .#... .#...", "8": ".###. #...# #...# .###. #...# #...# .###.",
    "?": ".###. #...# ....# ...#. ..#.. ..... ..#..",
}
size = p.cell_size(16, 36)
dot = max(1, int(size * 0.72 / 7)) if size > 19 or g.random() < 0.5 else size * 0.74 / 7
holes = dot >= 3 and g.random() < 0.5  # a seam between the dots
fill = g.choice(["hatch", "tint", "solid", "slot"])
coloured = g.random() < 0.4 and paper != 0x0A2A1A
inks = [0x1030B0, 0x106010, 0xB01010, 0x501880, 0x804000, 0x006068, 0x000000, 0x606060] if coloured else [ink] * 8
m, bar = 26, 30
W = max(p.cols * size + m + 14, 230)
H = p.rows * size + m + 14 + bar
left, top = m + (W - m - 14 - p.cols * size) // 2, m + bar
root = X.XRootWindow(d, c_int(0))
win = X.XCreateSimpleWindow(d, c_ulong(root), 60, 60, c_uint(W), c_uint(H), 0, c_ulong(0), c_ulong(paper))
pix = X.XCreatePixmap(d, c_ulong(win), c_uint(W), c_uint(H), c_uint(24))
gc = c_void_p(X.XCreateGC(d, c_ulong(win), c_ulong(0), None))
X.XStoreName(d, c_ulong(win), c_char_p(g.choice([b"punchcard", b"FORM 5081", b"xcard"])))
X.XSelectInput(d, c_ulong(win), c_long(1 << 15))
hatch = X.XCreateBitmapFromData(d, c_ulong(win), c_char_p(b"\x11\x22\x44\x88\x11\x22\x44\x88"), c_uint(8), c_uint(8))
X.XSetStipple(d, gc, c_ulong(hatch))
words = X.XLoadFont(d, c_char_p(b"6x13"))


def colour(v):
    X.XSetForeground(d, gc, c_ulong(v))


def rect(x, y, w, h, v):
    colour(v)
    X.XFillRectangle(d, c_ulong(pix), gc, round(x), round(y), c_uint(max(1, round(w))), c_uint(max(1, round(h))))


def frame(x, y, w, h, v):
    for a in ((x, y, w, 1), (x, y + h - 1, w, 1), (x, y, 1, h), (x + w - 1, y, 1, h)):
        rect(*a, v)


def poly(points, v):
    colour(v)
    a = (Point * len(points))(*[Point(round(x), round(y)) for x, y in points])
    X.XFillPolygon(d, c_ulong(pix), gc, a, len(points), 0, 0)


def line(x0, y0, x1, y1, v, width):
    colour(v)
    X.XSetLineAttributes(d, gc, c_uint(width), 0, 1, 0)
    X.XDrawLine(d, c_ulong(pix), gc, round(x0), round(y0), round(x1), round(y1))


def write(font, x, y, s, v):
    colour(v)
    X.XSetFont(d, gc, c_ulong(font))
    data = s.encode("latin-1")
    X.XDrawString(d, c_ulong(pix), gc, round(x), round(y), c_char_p(data), len(data))


rect(0, 0, W, H, paper)
poly([(0, 0), (16, 0), (0, 16)], ink)
rect(0, bar, W, 1, ink)
write(words, 24, 20, g.choice([f"{p.mines - p.left} / {p.mines}", f"MINES {p.left:03d}", f"Left: {p.left}"]), ink)
clock = f"TIME {p.seconds:04d}"
write(words, W - 6 * len(clock) - 10, 20, clock, ink)
if p.status != "playing" and W > 260:
    write(words, W // 2 - 12, 20, {"won": "PASS", "lost": "VOID"}[p.status], red)
for c in range(p.cols):
    name = chr(65 + c) if c < 26 else "A" + chr(39 + c)
    write(words, left + c * size + size / 2 - 3 * len(name), top - 6, name, ink)
for r in range(p.rows):
    write(words, left - 5 - 6 * len(str(r + 1)), top + r * size + size / 2 + 4, str(r + 1), ink)
for r, c, s in p.each():
    x, y, n = left + c * size, top + r * size, size
    shut = s in "#F?x"
    on = ink
    if shut and fill == "hatch":
        rect(x, y, n, n, paper)
        X.XSetFillStyle(d, gc, 2)
        rect(x, y, n, n, ink)
        X.XSetFillStyle(d, gc, 0)
        if s != "#":
            rect(x + 2, y + 2, n - 4, n - 4, paper)
    elif shut and fill == "tint":
        rect(x, y, n, n, tint)
        frame(x + 2, y + 2, n - 3, n - 3, ink)
    elif shut and fill == "solid":
        rect(x + 2, y + 2, n - 3, n - 3, ink)
        on = paper
    elif shut:
        rect(x, y, n, n, tint)
        if s == "#":
            rect(x + n * 0.38, y + n * 0.2, n * 0.28, n * 0.62, ink)
    if s == "X":
        rect(x, y, n, n, red)
        on = paper
    frame(x, y, n + 1, n + 1, ink if fill in ("hatch", "slot") else tint)
    if s in "12345678?":
        ox, oy = x + (n + 1 - 5 * dot) / 2, y + (n + 1 - 7 * dot) / 2
        for j, row in enumerate(DOTS[s].split()):
            for i, ch in enumerate(row):
                if ch == "#":
                    x0, y0 = int(ox + i * dot), int(oy + j * dot)
                    rect(x0, y0, int(ox + (i + 1) * dot) - x0 - holes, int(oy + (j + 1) * dot) - y0 - holes, inks[int(s) - 1] if s != "?" else on)
    elif s in "Fx":
        v = red if fill != "solid" else paper
        rect(x + n * 0.28, y + n * 0.2, max(1, n // 12), n * 0.64, on)
        poly([(x + n * 0.34, y + n * 0.2), (x + n * 0.8, y + n * 0.38), (x + n * 0.34, y + n * 0.56)], v)
        if s == "x":
            for hue, w in ((paper if on == ink else ink, max(3, n // 6)), (on, max(1, n // 12))):
                line(x + 3, y + 3, x + n - 3, y + n - 3, hue, w)
                line(x + n - 3, y + 3, x + 3, y + n - 3, hue, w)
    elif s in "*X":
        poly([(x + n / 2, y + n * 0.16), (x + n * 0.84, y + n / 2), (x + n / 2, y + n * 0.84), (x + n * 0.16, y + n / 2)], on)
        rect(x + n * 0.42, y + n * 0.42, n * 0.18, n * 0.18, paper if s == "*" else red)
frame(left - 1, top - 1, p.cols * size + 3, p.rows * size + 3, ink)


def paint():
    X.XCopyArea(d, c_ulong(pix), c_ulong(win), gc, 0, 0, c_uint(W), c_uint(H), 0, 0)
    X.XFlush(d)


tell_xlib(X, d, win, paint, lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
