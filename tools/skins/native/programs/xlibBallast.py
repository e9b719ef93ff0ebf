"""A small C program on bare Xlib: grey raised squares, a row of flat buttons with a line around them, counters as text at the foot."""
import ctypes as C
from ctypes import c_char_p, c_int, c_short, c_uint, c_ulong, c_ushort, c_void_p

from support import Position, tell_xlib

p = Position()
g = p.rng
X, F = C.CDLL("libX11.so.6"), C.CDLL("libXft.so.2")
for lib, names in ((X, ["XOpenDisplay", "XCreateGC", "XDefaultVisual"]), (F, ["XftFontOpenName", "XftDrawCreate"])):
    for name in names:
        getattr(lib, name).restype = c_void_p
for name in ["XDefaultRootWindow", "XCreateSimpleWindow", "XCreatePixmap", "XDefaultColormap"]:
    getattr(X, name).restype = c_ulong


class Point(C.Structure):
    _fields_ = [("x", c_short), ("y", c_short)]


class Ink(C.Structure):
    _fields_ = [("pixel", c_ulong), ("r", c_ushort), ("g", c_ushort), ("b", c_ushort), ("a", c_ushort)]


class Extents(C.Structure):
    _fields_ = [("width", c_ushort), ("height", c_ushort), ("x", c_short), ("y", c_short), ("dx", c_short), ("dy", c_short)]


# window, face, light, shade, open, rule, writing, numbers, flag, staff, mine, hit
LOOKS = [
    ("#bebebe", "#bebebe", "#f0f0f0", "#6e6e6e", "#d3d3d3", "#a0a0a0", "#000000", ["#0000cd", "#006400", "#cd0000", "#00008b", "#8b0000", "#008b8b", "#000000", "#696969"], "#cd0000", "#000000", "#000000", "#ff6347"),
    ("#5f9ea0", "#a9c8c9", "#dcebeb", "#4a7476", "#f0f8f8", "#b4cccc", "#ffffff", ["#1c3fae", "#1e6b2e", "#b2221f", "#5b2a8c", "#7a4312", "#0c6670", "#101010", "#5a6a6a"], "#b2221f", "#20302f", "#182424", "#ffb300"),
    ("#f5deb3", "#deb887", "#fff0d4", "#8b7355", "#fffaf0", "#d8c4a0", "#000000", ["#27408b", "#2e6b2e", "#a02020", "#551a8b", "#8b4513", "#2f6f6f", "#000000", "#77706a"], "#8b0000", "#3b2a14", "#2a1c0c", "#ff7f50"),
    ("#2f4f4f", "#708090", "#a9b6c3", "#3a4550", "#263238", "#3c4a52", "#f0f0f0", ["#87cefa", "#90ee90", "#ff8a80", "#d8b0ff", "#ffcc80", "#80e8e0", "#ffffff", "#b0bcc4"], "#ffd700", "#101418", "#eceff1", "#d32f2f"),
]
ground, face, light, shade, bare, rule, pen, numbers, red, staff, black, hit = g.choice(LOOKS)
size = p.cell_size(18, 48)
edge = g.choice([1, 2, 2]) if size < 26 else g.choice([2, 3, 4])
family = g.choice(["Nimbus Sans", "Liberation Serif", "Nimbus Mono PS", "DejaVu Sans"])
part = g.uniform(0.56, 0.7)
tool = g.random() < 0.7
head, foot, side = 34 if tool else 8, 26, g.choice([6, 10, 18])
W, H = max(p.cols * size + 2 * side, 250), p.rows * size + head + foot
left, top = (W - p.cols * size) // 2, head
D = c_void_p(X.XOpenDisplay(None))
visual, cmap = c_void_p(X.XDefaultVisual(D, 0)), c_ulong(X.XDefaultColormap(D, 0))
value = lambda h: c_ulong(int(h[1:], 16))
win = X.XCreateSimpleWindow(D, c_ulong(X.XDefaultRootWindow(D)), 30, 30, W, H, 0, c_ulong(0), value(ground))
X.XStoreName(D, c_ulong(win), g.choice([b"xballast", b"minefield", b"ballast 1.2"]))
pix = X.XCreatePixmap(D, c_ulong(win), W, H, 24)
gc = c_void_p(X.XCreateGC(D, c_ulong(pix), c_ulong(0), None))
draw = c_void_p(F.XftDrawCreate(D, c_ulong(pix), visual, cmap))
font_of = lambda n, w: c_void_p(F.XftFontOpenName(D, 0, f"{family if w else 'Liberation Sans'}:pixelsize={n}{w}".encode()))
font, small = font_of(round(size * part), ":bold"), font_of(13, "")
inks = {}


def box(x, y, w, h, c):
    X.XSetForeground(D, gc, value(c))
    X.XFillRectangle(D, c_ulong(pix), gc, c_int(round(x)), c_int(round(y)), c_uint(max(1, round(w))), c_uint(max(1, round(h))))


def poly(pts, c):
    X.XSetForeground(D, gc, value(c))
    X.XFillPolygon(D, c_ulong(pix), gc, (Point * len(pts))(*[Point(round(a), round(b)) for a, b in pts]), len(pts), 0, 0)


def ball(cx, cy, r, c):
    X.XSetForeground(D, gc, value(c))
    X.XFillArc(D, c_ulong(pix), gc, c_int(round(cx - r)), c_int(round(cy - r)), c_uint(round(2 * r)), c_uint(round(2 * r)), 0, 360 * 64)


def stroke(x1, y1, x2, y2, c, w):
    X.XSetForeground(D, gc, value(c))
    X.XSetLineAttributes(D, gc, c_uint(max(1, round(w))), 0, 1, 0)
    X.XDrawLine(D, c_ulong(pix), gc, c_int(round(x1)), c_int(round(y1)), c_int(round(x2)), c_int(round(y2)))


def write(x, y, s, c, f, centre=False, level=False):
    b = s.encode()
    if c not in inks:
        inks[c] = Ink()
        F.XftColorAllocName(D, visual, cmap, c_char_p(c.encode()), C.byref(inks[c]))
    e = Extents()
    F.XftTextExtentsUtf8(D, f, b, len(b), C.byref(e))
    if centre:
        x, y = x + e.x - e.width / 2, y if level else y + e.y - e.height / 2
    F.XftDrawStringUtf8(draw, C.byref(inks[c]), f, c_int(round(x)), c_int(round(y)), b, len(b))
    return e.dx


def cell(x, y, s):
    u, mx, my = size / 24, x + size / 2, y + size / 2
    if s in "#F?x":
        box(x, y, size, size, shade)
        for i in range(edge):
            box(x + i, y + i, size - 1 - 2 * i, 1, light)
            box(x + i, y + i, 1, size - 1 - 2 * i, light)
        box(x + edge, y + edge, size - 2 * edge, size - 2 * edge, face)
    else:
        box(x, y, size, size, rule)
        box(x, y, size - 1, size - 1, hit if s == "X" else bare)
    if s in "12345678":
        write(mx, my, s, numbers[int(s) - 1], font, True)
    elif s == "?":
        write(mx, my, "?", staff, font, True)
    elif s in "Fx":
        # a signal flag: square cloth with a square in it
        box(mx - 6 * u, my - 7 * u, 2 * u, 15 * u, staff)
        box(mx - 4 * u, my - 7 * u, 11 * u, 9 * u, red)
        box(mx - 1 * u, my - 4.4 * u, 5 * u, 4 * u, light)
        if s == "x":
            for w, c in ((4.4 * u, face), (2.2 * u, staff)):
                stroke(x + 4 * u, y + 4 * u, x + 20 * u, y + 20 * u, c, w)
                stroke(x + 20 * u, y + 4 * u, x + 4 * u, y + 20 * u, c, w)
    elif s in "*X":
        hue = black if s == "*" else "#000000" if hit != "#d32f2f" else "#ffffff"
        stroke(mx, my - 9 * u, mx, my + 8 * u, hue, 2 * u)
        stroke(mx - 8 * u, my, mx + 8 * u, my, hue, 2 * u)
        poly([(mx, my - 7 * u), (mx + 7 * u, my), (mx, my + 7 * u), (mx - 7 * u, my)], hue)
        ball(mx, my, 2.2 * u, bare if s == "*" else hit)


def paint():
    box(0, 0, W, H, ground)
    if tool:
        x = side
        for name in ["New", "Level", "Scores", "Quit"]:
            e = len(name) * 7 + 18
            if x + e > W - side:
                break
            box(x, 6, e, 22, pen)
            box(x + 1, 7, e - 2, 20, ground)
            write(x + e / 2, 22, name, pen, small, True, True)
            x += e + 6
    box(left - 2, top - 2, p.cols * size + 4, p.rows * size + 4, shade)
    for r, c, s in p.each():
        cell(left + c * size, top + r * size, s)
    word = {"playing": "", "won": "  -  cleared!", "lost": "  -  boom!"}[p.status]
    write(side, H - 8, f"{p.left} of {p.mines} left   {p.seconds} sec{word}", pen, small)
    X.XCopyArea(D, c_ulong(pix), c_ulong(win), gc, 0, 0, c_uint(W), c_uint(H), 0, 0)
    X.XFlush(D)


tell_xlib(X, D, win, paint, lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
