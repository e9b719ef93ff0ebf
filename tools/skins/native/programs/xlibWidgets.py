"""An old workstation program in plain Xlib: black frames, a scrollbar at the left, command buttons, text without antialiasing, small cells, digits of one ink."""
import ctypes as C
import time

from support import EVERY, Position, origin, report

X, F = C.CDLL("libX11.so.6"), C.CDLL("libXft.so.2")
P, U, L, I = C.c_void_p, C.c_uint, C.c_ulong, C.c_int


class Point(C.Structure):
    _fields_ = [("x", C.c_short), ("y", C.c_short)]


class Extent(C.Structure):
    _fields_ = [("width", C.c_ushort), ("height", C.c_ushort), ("x", C.c_short), ("y", C.c_short), ("dx", C.c_short), ("dy", C.c_short)]


class FtColor(C.Structure):
    _fields_ = [("pixel", L), ("r", C.c_ushort), ("g", C.c_ushort), ("b", C.c_ushort), ("a", C.c_ushort)]


for f, res, args in [
    (X.XOpenDisplay, P, [C.c_char_p]), (X.XDefaultRootWindow, L, [P]), (X.XCreateSimpleWindow, L, [P, L, I, I, U, U, U, L, L]), (X.XStoreName, I, [P, L, C.c_char_p]),
    (X.XSelectInput, I, [P, L, C.c_long]), (X.XMapWindow, I, [P, L]), (X.XCreateGC, P, [P, L, L, P]), (X.XSetForeground, I, [P, P, L]),
    (X.XFillRectangle, I, [P, L, P, I, I, U, U]), (X.XDrawRectangle, I, [P, L, P, I, I, U, U]), (X.XDrawLine, I, [P, L, P, I, I, I, I]),
    (X.XFillArc, I, [P, L, P, I, I, U, U, I, I]), (X.XFillPolygon, I, [P, L, P, P, I, I, I]), (X.XSync, I, [P, I]), (X.XPending, I, [P]), (X.XNextEvent, I, [P, P]),
    (X.XDefaultVisual, P, [P, I]), (X.XDefaultColormap, L, [P, I]), (X.XSetLineAttributes, I, [P, P, U, I, I, I]), (X.XCreatePixmap, L, [P, L, U, U, U]),
    (X.XSetWindowBackgroundPixmap, I, [P, L, L]), (X.XClearWindow, I, [P, L]),
    (F.XftFontOpenName, P, [P, I, C.c_char_p]), (F.XftDrawCreate, P, [P, L, P, L]), (F.XftTextExtentsUtf8, None, [P, P, C.c_char_p, I, P]),
    (F.XftDrawStringUtf8, None, [P, P, P, I, I, C.c_char_p, I]),
]:
    f.restype, f.argtypes = res, args

p = Position()
g = p.rng
paper, cover, ground, ink = g.choice([  # the first two are black and white only
    (0xFFFFFF, None, 0xFFFFFF, 0x000000),
    (0xFFFFFF, None, 0xE8E8E8, 0x000000),
    (0xFAF0E6, 0xD2B48C, 0xF5DEB3, 0x000000),
    (0xE6E6FA, 0x9FB6CD, 0xBFCBDB, 0x00004A),
    (0xF0F0F0, 0xB4B4B4, 0xCFCFCF, 0x202020),
    (0x2F4F4F, 0x5F8F8F, 0x1E3838, 0xFFFFE0),
])
bar = g.choice([0, 14, 14])
p.max_cell = (p.max_cell * p.cols - bar) / p.cols
cw = p.cell_size(13, 26)
ch = g.choice([cw, cw, min(cw + 2, int(p.max_cell)), cw - 1])
ch = max(13, ch)
m = min(cw, ch)
three_d = cover is not None and g.random() < 0.4
frame = ink if ink != 0xFFFFE0 else 0x000000
px = max(9, round(m * g.uniform(0.62, 0.78)))
smooth = "false" if g.random() < 0.75 else "true"
family = g.choice(["Nimbus Sans", "Nimbus Roman", "Nimbus Mono PS", "Liberation Sans", "DejaVu Sans"])
head, foot = 34, g.choice([0, 20])
bw, bh = cw * p.cols + 1, ch * p.rows + 1
W = max(8 + bar + bw + 8, 230)
H = head + bh + 8 + foot
left, top = 8 + bar, head
if bar == 0:
    left = (W - bw) // 2

d = X.XOpenDisplay(None)
root = X.XDefaultRootWindow(d)
win = X.XCreateSimpleWindow(d, root, 40, 40, W, H, 1, 0, ground)
X.XStoreName(d, win, g.choice([b"xmfield", b"minefield", b"xsweep", b"mines @ athena"]))
pix = X.XCreatePixmap(d, win, W, H, 24)
gc = X.XCreateGC(d, pix, 0, None)
draw = F.XftDrawCreate(d, pix, X.XDefaultVisual(d, 0), X.XDefaultColormap(d, 0))


def open_font(family, size, bold=False):
    return F.XftFontOpenName(d, 0, f"{family}:pixelsize={size}:antialias={smooth}:hinting=true{':bold' if bold else ''}".encode())


face = open_font(family, px, True)
label = open_font(g.choice(["Nimbus Sans", "Liberation Sans"]), 12, True)


def fill(x, y, w, h, colour):
    X.XSetForeground(d, gc, colour)
    X.XFillRectangle(d, pix, gc, x, y, w, h)


def line(x1, y1, x2, y2, colour, width=0):
    X.XSetForeground(d, gc, colour)
    X.XSetLineAttributes(d, gc, width, 0, 0, 0)
    X.XDrawLine(d, pix, gc, x1, y1, x2, y2)


def outline(x, y, w, h, colour):
    X.XSetForeground(d, gc, colour)
    X.XSetLineAttributes(d, gc, 0, 0, 0, 0)
    X.XDrawRectangle(d, pix, gc, x, y, w - 1, h - 1)


def polygon(points, colour):
    X.XSetForeground(d, gc, colour)
    X.XFillPolygon(d, pix, gc, (Point * len(points))(*[Point(round(x), round(y)) for x, y in points]), len(points), 0, 0)


def disc(x, y, w, colour):
    X.XSetForeground(d, gc, colour)
    X.XFillArc(d, pix, gc, round(x), round(y), round(w), round(w), 0, 360 * 64)


def text(font, s, x, y, colour, centred=True):
    """Text about this point, or from it to the right."""
    b, e = s.encode(), Extent()
    F.XftTextExtentsUtf8(d, font, b, len(b), C.byref(e))
    c = FtColor(colour, (colour >> 16) * 257, (colour >> 8 & 255) * 257, (colour & 255) * 257, 65535)
    at = round(x - e.width / 2 + e.x) if centred else x
    base = round(y + e.y - e.height / 2) if len(b) == 1 else round(y + 4.5)  # words share a line to stand on
    F.XftDrawStringUtf8(draw, C.byref(c), font, at, base, b, len(b))
    return e.width


def grey(x, y, w, h, fine=True):
    """Every second pixel black on white."""
    fill(x, y, w, h, 0xFFFFFF)
    X.XSetForeground(d, gc, 0)
    for j in range(h):
        for i in range((j + y + x) % 2, w, 2) if fine else range(((j + y) % 4 // 2 * 2 + x) % 4, w, 4) if j % 2 else ():
            X.XFillRectangle(d, pix, gc, x + i, y + j, 1, 1)


def command(x, name):
    e = Extent()
    F.XftTextExtentsUtf8(d, label, name.encode(), len(name), C.byref(e))
    w = e.width + 14
    fill(x, 6, w, 22, paper)
    outline(x, 6, w, 22, frame)
    text(label, name, x + w / 2, 17, ink)
    return x + w + 5


fine = cover is None and g.random() < 0.4  # 50 % grey, else a thin pattern
flag_kind = g.choice(["flag", "flag", "block"])
fill(0, 0, W, H, ground)
x = command(8, {"playing": "New", "won": "Won", "lost": "Lost"}[p.status])
x = command(x, "Quit")
text(label, f"{p.left} mines  {p.seconds} s", x + 4, 17, ink, False)
if bar:
    fill(left - bar, top, bar, bh, paper)
    (grey if cover is None else lambda *a: fill(*a, cover))(left - bar + 1, top + 1, bar - 2, max(20, bh - 1 - bh // 5))
    outline(left - bar, top, bar + 1, bh, frame)
fill(left, top, bw, bh, frame)
for r, c, s in p.each():
    x, y = left + 1 + c * cw, top + 1 + r * ch
    w, h = cw - 1, ch - 1
    mx, my = x + w / 2, y + h / 2
    if s in "012345678*X":
        fill(x, y, w, h, ink if s == "X" else paper)
    elif cover is None:
        grey(x, y, w, h, fine)
    else:
        fill(x, y, w, h, cover)
        if three_d:
            line(x, y, x + w - 1, y, 0xFFFFFF)
            line(x, y, x, y + h - 1, 0xFFFFFF)
    if s in "12345678":
        text(face, s, mx, my, ink)
    elif s in "F?x":
        if cover is None:  # a white patch, or the pattern would drown it
            fill(x + 1, y + 1, w - 2, h - 2, 0xFFFFFF)
        if s == "?":
            text(face, "?", mx, my, ink)
        else:
            u = m / 16
            if flag_kind == "flag":
                fill(round(mx - 3 * u), round(my - 5.5 * u), max(1, round(u)), round(11 * u), ink)
                polygon([(mx - 3 * u, my - 5.5 * u), (mx + 5 * u, my - 2.5 * u), (mx - 3 * u, my + 0.5 * u)], ink)
            else:
                fill(round(mx - 4 * u), round(my - 5 * u), max(1, round(1.4 * u)), round(11 * u), ink)
                fill(round(mx - 4 * u), round(my - 5 * u), round(9 * u), round(6 * u), ink)
            if s == "x":
                k = 2
                line(x + 1, y + 1, x + w - 2, y + h - 2, ink, k)
                line(x + 1, y + h - 2, x + w - 2, y + 1, ink, k)
    elif s in "*X":
        colour = paper if s == "X" else ink
        q = round(m * 0.5)
        disc(mx - q / 2, my - q / 2, q, colour)
        k = round(m * 0.36)
        line(round(mx - k), round(my), round(mx + k), round(my), colour, 1)
        line(round(mx), round(my - k), round(mx), round(my + k), colour, 1)
if foot:
    text(label, f"{p.cols}x{p.rows}, {p.mines} mines", 10, H - foot / 2, ink, False)
X.XSetWindowBackgroundPixmap(d, win, pix)
X.XMapWindow(d, win)
X.XClearWindow(d, win)
X.XSync(d, 0)
while True:
    time.sleep(EVERY / 1000)
    X.XSync(d, 0)
    ox, oy = origin(win)
    report(ox + left + 0.5, oy + top + 0.5, cw * p.cols, ch * p.rows)
