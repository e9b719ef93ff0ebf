"""Xlib and Xft without any toolkit, in the spirit of small C programs with a config.h: flat squares of a known terminal palette, one line as border, a bar of text with tags like that of a tiling window manager."""
import ctypes as C
import math
import time
from ctypes import c_char_p, c_int, c_short, c_uint, c_ulong, c_ushort, c_void_p

from support import EVERY, Position, origin, report

p = Position()
g = p.rng
X, F = C.CDLL("libX11.so.6"), C.CDLL("libXft.so.2")
for lib, names in ((X, ["XOpenDisplay", "XCreateGC", "XDefaultVisual"]), (F, ["XftFontOpenName", "XftDrawCreate"])):
    for name in names:
        getattr(lib, name).restype = c_void_p
for name in ["XDefaultRootWindow", "XCreateSimpleWindow", "XCreatePixmap", "XDefaultColormap"]:
    getattr(X, name).restype = c_ulong


class XPoint(C.Structure):
    _fields_ = [("x", c_short), ("y", c_short)]


class XftColor(C.Structure):
    _fields_ = [("pixel", c_ulong), ("r", c_ushort), ("g", c_ushort), ("b", c_ushort), ("a", c_ushort)]


class Extents(C.Structure):
    _fields_ = [("width", c_ushort), ("height", c_ushort), ("x", c_short), ("y", c_short), ("xOff", c_short), ("yOff", c_short)]


LOOKS = [  # background, covered, border, open, text, inks 1-8, flag, mine, hit, bar
    ("#1d2021", "#665c54", "#3c3836", "#282828", "#ebdbb2", ["#83a598", "#b8bb26", "#fb4934", "#d3869b", "#fe8019", "#8ec07c", "#fbf1c7", "#a89984"], "#fabd2f", "#ebdbb2", "#cc241d", "#d79921"),
    ("#2e3440", "#5e81ac", "#434c5e", "#3b4252", "#eceff4", ["#88c0d0", "#a3be8c", "#e0747e", "#c79bc0", "#e09a7a", "#8fbcbb", "#eceff4", "#aab3c4"], "#ebcb8b", "#eceff4", "#bf616a", "#81a1c1"),
    ("#eee8d5", "#93a1a1", "#839496", "#fdf6e3", "#073642", ["#268bd2", "#738500", "#dc322f", "#6c71c4", "#cb4b16", "#1f8f86", "#002b36", "#7a8a8c"], "#dc322f", "#073642", "#cb4b16", "#268bd2"),
    ("#282a36", "#6272a4", "#44475a", "#21222c", "#f8f8f2", ["#8be9fd", "#50fa7b", "#ff6e6e", "#bd93f9", "#ffb86c", "#a4ffff", "#ffffff", "#b0b4c8"], "#ff79c6", "#f8f8f2", "#ff5555", "#bd93f9"),
    ("#222222", "#005577", "#444444", "#eeeeee", "#eeeeee", ["#0000cc", "#007700", "#cc0000", "#550088", "#774400", "#007788", "#111111", "#777777"], "#ffcc00", "#222222", "#dd4444", "#005577"),
    ("#ffffea", "#aeeeee", "#888888", "#ffffff", "#000000", ["#000099", "#006600", "#aa0000", "#440088", "#663300", "#006666", "#000000", "#777777"], "#cc0000", "#000000", "#ee9e9e", "#eaffff"),
    ("#000000", "#333333", "#555555", "#000000", "#aaaaaa", ["#5c9cff", "#50d050", "#ff5c5c", "#c070ff", "#e0a040", "#40d0d0", "#ffffff", "#909090"], "#ff5555", "#ffffff", "#aa0000", "#222222"),
]
back, cover, border, bare, fore, inks, red, black, hit, accent = g.choice(LOOKS)
size = p.cell_size(16, 54)
gap = g.choice([0, 1, 1, 2, 3]) if size > 20 else g.choice([0, 1])
frame = g.choice([0, 1, 1, 2]) if gap else 1
family = g.choice(["JetBrains Mono", "Fira Code", "DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "Noto Mono"])
heavy = g.choice([":bold", ":bold", ""])
part = g.uniform(0.52, 0.68)
dot = g.random() < 0.35
penn, bomb = g.choice(["tri", "block", "left", "both"]), g.choice(["square", "disc", "star"])
side, head = g.choice([0, 6, 12]), 24
bottom = g.random() < 0.3
W, H = max(p.cols * size + 2 * side, 230), p.rows * size + head + (side if side else 0) * 2
left, top = (W - p.cols * size) // 2, side if bottom else head + side
D = c_void_p(X.XOpenDisplay(None))
visual, cmap = c_void_p(X.XDefaultVisual(D, 0)), c_ulong(X.XDefaultColormap(D, 0))
value = lambda h: c_ulong(int(h[1:], 16))
win = X.XCreateSimpleWindow(D, c_ulong(X.XDefaultRootWindow(D)), 40, 40, W, H, 0, c_ulong(0), value(back))
X.XStoreName(D, c_ulong(win), g.choice([b"smine", b"xmines-0.3", b"mines"]))
pix = X.XCreatePixmap(D, c_ulong(win), W, H, 24)
gc = c_void_p(X.XCreateGC(D, c_ulong(pix), c_ulong(0), None))
draw = c_void_p(F.XftDrawCreate(D, c_ulong(pix), visual, cmap))
opened_font = lambda n, w=heavy: c_void_p(F.XftFontOpenName(D, 0, f"{family}:pixelsize={n}{w}".encode()))
font, small = opened_font(round(size * part)), opened_font(14, "")
colours = {}


def xft(h):
    if h not in colours:
        colours[h] = XftColor()
        F.XftColorAllocName(D, visual, cmap, c_char_p(h.encode()), C.byref(colours[h]))
    return C.byref(colours[h])


def fill(x, y, w, h, c):
    X.XSetForeground(D, gc, value(c))
    X.XFillRectangle(D, c_ulong(pix), gc, c_int(round(x)), c_int(round(y)), c_uint(max(1, round(w))), c_uint(max(1, round(h))))


def polygon(pts, c):
    X.XSetForeground(D, gc, value(c))
    held = (XPoint * len(pts))(*[XPoint(round(a), round(b)) for a, b in pts])
    X.XFillPolygon(D, c_ulong(pix), gc, held, len(pts), 0, 0)


def line(x0, y0, x1, y1, c, w):
    X.XSetForeground(D, gc, value(c))
    X.XSetLineAttributes(D, gc, c_uint(w), 0, 1, 0)
    X.XDrawLine(D, c_ulong(pix), gc, *(c_int(round(v)) for v in (x0, y0, x1, y1)))


def disc(x, y, r, c):
    X.XSetForeground(D, gc, value(c))
    X.XFillArc(D, c_ulong(pix), gc, c_int(round(x - r)), c_int(round(y - r)), c_uint(round(2 * r)), c_uint(round(2 * r)), 0, 360 * 64)


def extents(s, f):
    e, b = Extents(), s.encode()
    F.XftTextExtentsUtf8(D, f, b, len(b), C.byref(e))
    return e


def write(x, y, s, c, f):
    b = s.encode()
    F.XftDrawStringUtf8(draw, xft(c), f, c_int(round(x)), c_int(round(y)), b, len(b))


def centred(x, y, s, c):
    e = extents(s, font)
    write(x + e.x - e.width / 2, y + e.y - e.height / 2, s, c, font)


def dim(h, f):
    return "#" + "".join(f"{min(255, int(int(h[i:i + 2], 16) * f)):02x}" for i in (1, 3, 5))


def cell(x, y, s):
    fill(x, y, size, size, back if gap else border)
    a, n = gap // 2, size - gap
    x, y = x + a, y + a
    shut = s not in "012345678*X"
    tone = cover if shut else hit if s == "X" else bare
    if frame and gap:
        fill(x, y, n, n, dim(cover, 1.25) if shut else border)
        fill(x + frame, y + frame, n - 2 * frame, n - 2 * frame, tone)
    elif not gap:
        fill(x, y, n - 1, n - 1, tone)
    else:
        fill(x, y, n, n, tone)
    mx, my, u = x + (n - (0 if gap else 1)) / 2, y + (n - (0 if gap else 1)) / 2, size / 20
    if s in "12345678":
        centred(mx, my, s, inks[int(s) - 1])
    elif s == "?":
        centred(mx, my, "?", fore if cover != "#93a1a1" else "#073642")
    elif s == "0" and dot:
        fill(mx - u, my - u, 2 * u, 2 * u, border)
    elif s in "Fx":
        d = -1 if penn == "left" else 1
        ink = fore if cover not in ("#93a1a1", "#aeeeee") else "#101010"
        line(mx - 3.6 * u * d, my - 6 * u, mx - 3.6 * u * d, my + 7 * u, ink, max(1, round(1.4 * u)))
        if penn == "block":
            fill(mx - 3 * u, my - 6 * u, 9 * u, 6.4 * u, red)
        else:
            polygon([(mx - 3 * u * d, my - 6.4 * u), (mx + 6.4 * u * d, my - 2.6 * u), (mx - 3 * u * d, my + 1.2 * u)], red)
        if penn == "both":
            fill(mx - 6 * u, my + 6 * u, 6 * u, 1.6 * u, ink)
        if s == "x":
            for w, c in ((max(3, round(3.4 * u)), back), (max(1, round(1.8 * u)), hit if hit != "#ee9e9e" else "#cc0000")):
                line(mx - 6.5 * u, my - 6.5 * u, mx + 6.5 * u, my + 6.5 * u, c, w)
                line(mx + 6.5 * u, my - 6.5 * u, mx - 6.5 * u, my + 6.5 * u, c, w)
    elif s in "*X":
        ink = black if s == "*" else "#ffffff" if hit != "#ee9e9e" else "#000000"
        if bomb == "square":
            fill(mx - 1 * u, my - 7 * u, 2 * u, 14 * u, ink)
            fill(mx - 7 * u, my - 1 * u, 14 * u, 2 * u, ink)
            fill(mx - 4.4 * u, my - 4.4 * u, 8.8 * u, 8.8 * u, ink)
            fill(mx - 2.6 * u, my - 2.6 * u, 2.4 * u, 2.4 * u, tone)
        elif bomb == "disc":
            for i in range(4):
                a = i * math.pi / 4
                line(mx - 7 * u * math.cos(a), my - 7 * u * math.sin(a), mx + 7 * u * math.cos(a), my + 7 * u * math.sin(a), ink, max(1, round(1.4 * u)))
            disc(mx, my, 4.8 * u, ink)
            disc(mx - 1.6 * u, my - 1.6 * u, max(1, 1.2 * u), tone)
        else:
            polygon([(mx + (7.6 if i % 2 == 0 else 3.8) * u * math.sin(i * math.pi / 8), my - (7.6 if i % 2 == 0 else 3.8) * u * math.cos(i * math.pi / 8)) for i in range(16)], ink)


def bar():
    y = H - head if bottom else 0
    fill(0, y, W, head, dim(back, 0.8) if back != "#000000" else "#111111")
    x = 0
    bright = sum(int(accent[i:i + 2], 16) for i in (1, 3, 5)) > 330
    for i, tag in enumerate(["mine", f"{p.left}/{p.mines}"]):
        w = extents(tag, small).xOff + 14
        if i == 0:
            fill(x, y, w, head, accent)
        write(x + 7, y + 17, tag, ("#111111" if bright else "#eeeeee") if i == 0 else fore, small)
        x += w
    if W > 300:
        write(x + 8, y + 17, {"playing": "[]=", "won": "won", "lost": "boom"}[p.status], fore, small)
    clock = f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"
    write(W - extents(clock, small).xOff - 8, y + 17, clock, fore, small)


fill(0, 0, W, H, back)
bar()
if not gap:
    fill(left - 1, top - 1, p.cols * size + 1, p.rows * size + 1, border)
for r, c, s in p.each():
    cell(left + c * size, top + r * size, s)
X.XSync(D, 0)
X.XSetWindowBackgroundPixmap(D, c_ulong(win), c_ulong(pix))
X.XMapWindow(D, c_ulong(win))
while True:
    X.XClearWindow(D, c_ulong(win))
    X.XSync(D, 0)
    time.sleep(EVERY / 1000)
    ox, oy = origin(win)
    shift = gap // 2 - gap / 2 if gap else -0.5  # gaps and lines belong to the cells on either side
    report(ox + left + shift, oy + top + shift, p.cols * size, p.rows * size)
