"""Plain Xlib by ctypes: a pixmap filled with rectangles, lines, arcs and bitmaps, nothing smoothed, text in the server's fixed font."""
import ctypes
import math
from ctypes import c_char_p, c_int, c_long, c_short, c_uint, c_ulong, c_ushort, c_void_p

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


LOOKS = [  # window, cover, light, shade, floor, rule, words, flag, mine, digits
    (0xB4B49C, 0xA4A488, 0xDADAC4, 0x5C5C48, 0xD8D8C8, 0x8C8C78, 0x000000, 0xC00000, 0x000000, [0x0000C0, 0x006000, 0xC00000, 0x400080, 0x804000, 0x006868, 0x000000, 0x606060]),
    (0x5F9EA0, 0x5F9EA0, 0xA6D2D4, 0x2C5456, 0xE8F0F0, 0xA0B8B8, 0x000000, 0xFFD700, 0x101010, [0x0000CD, 0x228B22, 0xCD0000, 0x68228B, 0x8B4500, 0x00688B, 0x000000, 0x696969]),
    (0x2F4F4F, 0x708090, 0xB0C0D0, 0x2A333C, 0x101418, 0x404C58, 0xFFFFFF, 0xFF4040, 0xFFFFFF, [0x87CEFA, 0x98FB98, 0xFF8080, 0xDDA0DD, 0xFFD080, 0x7FFFD4, 0xFFFFFF, 0xB0B0B0]),
    (0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, 0x000000, 0x000000, 0x000000, [0] * 8),
    (0xD2B48C, 0xCD9B5A, 0xF0D0A0, 0x6B4A20, 0xFAEBD7, 0xC8B090, 0x000000, 0x1E40C0, 0x301808, [0x0000CD, 0x006400, 0xB22222, 0x551A8B, 0x8B4513, 0x006D6D, 0x000000, 0x5A5A5A]),
]
window, cover, light, shade, floor, rule, words, flagged, black, inks = g.choice(LOOKS)
mono = window == 0xFFFFFF
FONT = {  # eight by eight, two pixels thick as the old text screens had
    "1": "00110000 01110000 00110000 00110000 00110000 00110000 11111100", "2": "01111000 11001100 00001100 00111000 01100000 11001100 11111100",
    "3": "01111000 11001100 00001100 00111000 00001100 11001100 01111000", "4": "00011100 00111100 01101100 11001100 11111110 00001100 00011110",
    "5": "11111100 11000000 11111000 00001100 00001100 11001100 01111000", "6": "00111000 01100000 11000000 11111000 11001100 11001100 01111000",
    "7": "11111100 11001100 00001100 00011000 00110000 00110000 00110000", "8": "01111000 11001100 11001100 01111000 11001100 11001100 01111000",
    "?": "01111000 11001100 00001100 00011000 00110000 00000000 00110000",
}
LINES = {  # or drawn with wide lines in a 6 by 8 box
    "1": [(1.2, 2, 3.2, 0), (3.2, 0, 3.2, 8)], "2": [(0, 0, 6, 0), (6, 0, 6, 4), (6, 4, 0, 4), (0, 4, 0, 8), (0, 8, 6, 8)], "3": [(0, 0, 6, 0), (6, 0, 6, 8), (1, 4, 6, 4), (0, 8, 6, 8)],
    "4": [(0, 0, 0, 4), (0, 4, 6, 4), (6, 0, 6, 8)], "5": [(6, 0, 0, 0), (0, 0, 0, 4), (0, 4, 6, 4), (6, 4, 6, 8), (6, 8, 0, 8)],
    "6": [(6, 0, 0, 0), (0, 0, 0, 8), (0, 8, 6, 8), (6, 8, 6, 4), (6, 4, 0, 4)], "7": [(0, 0, 6, 0), (6, 0, 2.6, 8)],
    "8": [(0, 0, 6, 0), (6, 0, 6, 8), (6, 8, 0, 8), (0, 8, 0, 0), (0, 4, 6, 4)], "?": [(0.5, 0, 5.5, 0), (5.5, 0, 5.5, 3.6), (5.5, 3.6, 3, 3.6), (3, 3.6, 3, 5.6), (3, 7.6, 3, 8)],
}
size = p.cell_size(16, 44)
digits = g.choice(["bitmap", "bitmap", "lines"])
edge = 0 if mono else g.choice([1, 2, 2, 3])
gap = 1 if mono else g.choice([0, 0, 1, 2])
n = size - gap
stipple = mono or g.random() < 0.25
mark = g.choice(["pennant", "disc", "square"] if size >= 26 else ["pennant", "pennant", "disc"])
bar, pad = 34, g.choice([0, 6, 12])
below = g.random() < 0.4
W = max(p.cols * size + 2 * pad, 236)
H = p.rows * size + 2 * pad + bar
left, top = (W - p.cols * size) // 2, pad + (0 if below else bar)
root = X.XRootWindow(d, c_int(0))
win = X.XCreateSimpleWindow(d, c_ulong(root), 100, 100, c_uint(W), c_uint(H), 0, c_ulong(0), c_ulong(window))
pix = X.XCreatePixmap(d, c_ulong(win), c_uint(W), c_uint(H), c_uint(24))
gc = c_void_p(X.XCreateGC(d, c_ulong(win), c_ulong(0), None))
X.XStoreName(d, c_ulong(win), c_char_p(g.choice([b"xmine", b"xminefield", b"Olive Mines"])))
X.XSelectInput(d, c_ulong(win), c_long(1 << 15))
bits = {"grey": b"\x55\xaa\x55\xaa\x55\xaa\x55\xaa", "thin": b"\x11\x00\x44\x00\x11\x00\x44\x00"}
maps = {k: X.XCreateBitmapFromData(d, c_ulong(win), c_char_p(v), c_uint(8), c_uint(8)) for k, v in bits.items()}
X.XSetStipple(d, gc, c_ulong(maps["grey" if mono and g.random() < 0.5 else "thin"]))


def colour(v):
    X.XSetForeground(d, gc, c_ulong(v))


def rect(x, y, w, h, v):
    colour(v)
    X.XFillRectangle(d, c_ulong(pix), gc, round(x), round(y), c_uint(max(1, round(w))), c_uint(max(1, round(h))))


def line(x0, y0, x1, y1, v, width=1, cap=2):
    colour(v)
    X.XSetLineAttributes(d, gc, c_uint(width), 0, cap, 0)
    X.XDrawLine(d, c_ulong(pix), gc, round(x0), round(y0), round(x1), round(y1))


def disc(cx, cy, r, v):
    colour(v)
    X.XFillArc(d, c_ulong(pix), gc, round(cx - r), round(cy - r), c_uint(round(2 * r)), c_uint(round(2 * r)), 0, 360 * 64)


def polygon(points, v):
    colour(v)
    a = (Point * len(points))(*[Point(round(x), round(y)) for x, y in points])
    X.XFillPolygon(d, c_ulong(pix), gc, a, len(points), 0, 0)


def write(x, y, s, v):
    colour(v)
    data = s.encode("latin-1")
    X.XDrawString(d, c_ulong(pix), gc, x, y, c_char_p(data), len(data))


def bevel(x, y, w, h, a, b, k):
    for i in range(k):
        line(x + i, y + i, x + w - 1 - i, y + i, a)
        line(x + i, y + i, x + i, y + h - 1 - i, a)
        line(x + i, y + h - 1 - i, x + w - 1 - i, y + h - 1 - i, b)
        line(x + w - 1 - i, y + i, x + w - 1 - i, y + h - 1 - i, b)


def covered(x, y):
    rect(x, y, n, n, cover)
    if stipple:
        X.XSetFillStyle(d, gc, 2)
        rect(x, y, n, n, shade)
        X.XSetFillStyle(d, gc, 0)
    bevel(x, y, n, n, light, shade, edge)


def opened(x, y, s):
    rect(x, y, n, n, 0xE00000 if s == "X" and not mono else black if s == "X" else floor)
    if not gap:
        line(x, y, x + n - 1, y, rule)
        line(x, y, x, y + n - 1, rule)


def digit(x, y, s, v):
    if digits == "lines":
        k = n * 0.56 / 8
        width = max(2, n // 9)
        ox, oy = x + n / 2 - 3 * k, y + n / 2 - 4 * k
        for a, b, c, e in LINES[s]:
            line(ox + a * k, oy + b * k, ox + c * k, oy + e * k, v, width, 3)
        return
    k = max(1, int(n * 0.74 / 7))
    ox, oy = x + (n - 6 * k) // 2, y + (n - 7 * k) // 2
    for r, row in enumerate(FONT[s].split()):
        for c, bit in enumerate(row):
            if bit == "1":
                rect(ox + c * k, oy + r * k, k, k, v)


def sign(x, y):
    u = n / 16
    if stipple:
        rect(x + 2 * u, y + 2 * u, 12 * u, 12 * u, cover)
    if mark == "pennant":
        rect(x + 4.6 * u, y + 3 * u, max(1, 1.4 * u), 10.4 * u, words)
        rect(x + 3 * u, y + 12.4 * u, 5 * u, max(1, 1.2 * u), words)
        polygon([(x + 6 * u, y + 3 * u), (x + 12.6 * u, y + 6 * u), (x + 6 * u, y + 9 * u)], flagged)
    elif mark == "disc":
        disc(x + n / 2, y + n / 2, 5 * u, words if not mono else black)
        disc(x + n / 2, y + n / 2, 4 * u, flagged)
        if mono:
            disc(x + n / 2, y + n / 2, 2.4 * u, 0xFFFFFF)
    else:
        rect(x + 4 * u, y + 4 * u, 8 * u, 8 * u, flagged)
        bevel(round(x + 4 * u), round(y + 4 * u), round(8 * u), round(8 * u), words, words, 1)
        rect(x + 7 * u, y + 5.4 * u, max(2, 2 * u), 3 * u, 0xFFFFFF)
        rect(x + 7 * u, y + 9.4 * u, max(2, 2 * u), max(1, 1.4 * u), 0xFFFFFF)


def mine(x, y, v):
    o = n / 2
    for i in range(4):
        a = i * math.pi / 4
        line(x + o - n * 0.38 * math.cos(a), y + o - n * 0.38 * math.sin(a), x + o + n * 0.38 * math.cos(a), y + o + n * 0.38 * math.sin(a), v, max(1, n // 14))
    disc(x + o, y + o, n * 0.26, v)
    rect(x + o - n * 0.12, y + o - n * 0.12, n * 0.09, n * 0.09, 0xFFFFFF if v < 0x808080 else 0)


rect(0, 0, W, H, window)
if gap:
    rect(left, top, p.cols * size, p.rows * size, rule if mono else shade)
for r, c, s in p.each():
    x, y = left + c * size + gap // 2, top + r * size + gap // 2
    covered(x, y) if s in "#F?x" else opened(x, y, s)
    if s == "?":
        if stipple:
            rect(x + n * 0.12, y + n * 0.1, n * 0.76, n * 0.8, cover)
        digit(x, y, s, words)
    elif s in "12345678":
        digit(x, y, s, inks[int(s) - 1])
    elif s in "*X":
        mine(x, y, 0xFFFFFF if s == "X" and mono else 0 if s == "X" else black)
    elif s in "Fx":
        sign(x, y)
    if s == "x":
        for v, w in ((0xFFFFFF, max(4, n // 6)), (0, max(2, n // 10))):
            line(x + n * 0.18, y + n * 0.18, x + n * 0.8, y + n * 0.8, v, w)
            line(x + n * 0.8, y + n * 0.18, x + n * 0.18, y + n * 0.8, v, w)
y = H - bar if below else 0
bevel(0, y, W, bar, light if not mono else 0, shade, 1)
write(10, y + 21, f"Mines {p.left}", words)
write(W - 74, y + 21, f"Time {p.seconds:3d}", words)
word = {"playing": "New", "won": "Won!", "lost": "Lost"}[p.status]
rect(W // 2 - 26, y + 6, 52, 22, cover)
bevel(W // 2 - 26, y + 6, 52, 22, light if not mono else 0, shade, max(1, edge))
write(W // 2 - 3 * len(word), y + 21, word, words)
X.XSetLineAttributes(d, gc, c_uint(1), 0, 2, 0)


def paint():
    X.XCopyArea(d, c_ulong(pix), c_ulong(win), gc, 0, 0, c_uint(W), c_uint(H), 0, 0)
    X.XFlush(d)


tell_xlib(X, d, win, paint, lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
