"""Xlib with Xft text, bevelled squares and one-colour bitmaps for flag and mine, as workstation programs had them."""
import ctypes as C
import time
from ctypes import c_char_p, c_int, c_short, c_uint, c_ulong, c_ushort, c_void_p

from support import EVERY, Position, origin, report

p = Position()
g = p.rng
X = C.CDLL("libX11.so.6")
T = C.CDLL("libXft.so.2")
for name in ("XOpenDisplay", "XCreateGC", "XDefaultVisual"):
    getattr(X, name).restype = c_void_p
for name in ("XftFontOpenName", "XftDrawCreate"):
    getattr(T, name).restype = c_void_p
for name in ("XDefaultRootWindow", "XCreateSimpleWindow", "XDefaultColormap", "XCreatePixmap"):
    getattr(X, name).restype = c_ulong
D = c_void_p(X.XOpenDisplay(None))
size = p.cell_size(15, 42)
family = g.choice(["Nimbus Sans", "DejaVu Sans", "Liberation Sans", "Nimbus Mono PS", "Liberation Serif"])
name = f"{family}:pixelsize={round(size * g.uniform(0.56, 0.72))}:{g.choice(['bold', 'bold', 'bold', 'medium'])}:antialias={g.choice(['true', 'true', 'false'])}"
FLAGS = [  # 13 x 13 points
    "....#........ ....###...... ....#####.... ....#######.. ....######### ....#######.. ....#####.... ....###...... ....#........ ....#........ ....#........ ..#####...... .#######.....",
    "..#.......... ..########### ..########### ..########### ..########### ..########### ..########### ..########### ..#.......... ..#.......... ..#.......... ..#.......... ..#..........",
    "......#...... ....###...... ..#####...... #######...... ..#####...... ....###...... ......#...... ......#...... ......#...... ......#...... ....#####.... ..#########.. ..#########..",
]
CLOTH = [(1, 9), (1, 8), (1, 6)]  # the rows of each that take the colour
MINES = [
    "......#...... ......#...... ..#.#####.#.. ...#######... ..#########.. ..##..#####.. ####..####### ..#########.. ..#########.. ...#######... ..#.#####.#.. ......#...... ......#......",
    ".......##.... ......#..#.## .....#....#.# ...#####..... ..#######.... .#########... .##.######... .#.#######... .#########... .#########... ..#######.... ...#####..... .............",
    "......#...... .#....#....#. ..#...#...#.. ...#######... ...##...##... ...#.....#... ####..#..#### ...#.....#... ...##...##... ...#######... ..#...#...#.. .#....#....#. ......#......",
]
BIG = [0x0000CD, 0x006400, 0xCD0000, 0x00008B, 0x8B0000, 0x008B8B, 0x000000, 0x696969]
LOOKS = [  # ground, button, light, dark, open, joint, inks, cloth
    (0xBEBEBE, 0xBEBEBE, 0xF5F5F5, 0x696969, 0xD3D3D3, 0xA0A0A0, BIG, 0xE00000),
    (0xC0C0C0, 0xC0C0C0, 0xFFFFFF, 0x707070, 0xC0C0C0, 0x909090, BIG, 0xFF0000),
    (0xAEB2C3, 0xAEB2C3, 0xDCDEE5, 0x5D6069, 0xDCDEE5, 0x9599A8, BIG, 0xC80000),
    (0xB2A88E, 0xC4BBA0, 0xECE6D6, 0x6E664E, 0xEFEAD8, 0xB0A78C, BIG, 0xB01818),
    (0x5F7A7A, 0x7E9C9C, 0xBCD2D2, 0x3B4E4E, 0xE4ECEC, 0xA9BDBD, BIG, 0xD81E1E),
    (0xF5DEB3, 0xF5DEB3, 0xFFF8EA, 0x9C8154, 0xFFFAF0, 0xD9C39A, [0x000000] * 8, 0x000000),
]
ground, button, light, dark, paper, joint, ink, cloth = g.choice(LOOKS)
edge = g.choice([1, 2, 2, 3]) if size > 19 else g.choice([1, 2])
double = g.random() < 0.3  # a black frame outside
pick = g.randrange(3)
flag, mine = FLAGS[pick], g.choice(MINES)
zoom = max(1, (size - 2 * edge + 1) // 13)
side, head = g.choice([6, 10, 16]), g.choice([36, 44])
W, H = max(p.cols * size + 2 * side, 200), p.rows * size + head + side
left, top = (W - p.cols * size) // 2, head
win = X.XCreateSimpleWindow(D, c_ulong(X.XDefaultRootWindow(D)), 40, 40, W, H, 0, c_ulong(0), c_ulong(ground))
X.XStoreName(D, c_ulong(win), g.choice([b"xminefield", b"minehunt", b"Minesweeper"]))
gc = c_void_p(X.XCreateGC(D, c_ulong(win), c_ulong(0), None))
font, small = (c_void_p(T.XftFontOpenName(D, 0, c_char_p(n.encode()))) for n in (name, "DejaVu Sans:pixelsize=13:bold"))
pix = X.XCreatePixmap(D, c_ulong(win), W, H, 24)
pen = c_void_p(T.XftDrawCreate(D, c_ulong(pix), c_void_p(X.XDefaultVisual(D, 0)), c_ulong(X.XDefaultColormap(D, 0))))
X.XMapWindow(D, c_ulong(win))


def fill(x, y, w, h, c):
    X.XSetForeground(D, gc, c_ulong(c))
    X.XFillRectangle(D, c_ulong(pix), gc, c_int(int(x)), c_int(int(y)), c_uint(int(w)), c_uint(int(h)))


class Colour(C.Structure):
    _fields_ = [("pixel", c_ulong), ("rgba", c_ushort * 4)]


class Extents(C.Structure):
    _fields_ = [("width", c_ushort), ("height", c_ushort), ("x", c_short), ("y", c_short), ("dx", c_short), ("dy", c_short)]


def extents(text, f):
    e = Extents()
    T.XftTextExtentsUtf8(D, f, c_char_p(text.encode()), len(text), C.byref(e))
    return e


def write(x, y, text, c, f):
    colour = Colour(c, (c_ushort * 4)(*[(c >> shift & 255) * 257 for shift in (16, 8, 0)], 65535))
    T.XftDrawStringUtf8(pen, C.byref(colour), f, c_int(int(x)), c_int(int(y)), c_char_p(text.encode()), c_int(len(text)))


def bevel(x, y, w, h, thick, up=True):
    for i in range(thick):
        a, b = (light, dark) if up else (dark, light)
        fill(x + i, y + i, w - 2 * i, 1, a)
        fill(x + i, y + i, 1, h - 2 * i, a)
        fill(x + i, y + h - 1 - i, w - 2 * i, 1, b)
        fill(x + w - 1 - i, y + i, 1, h - 2 * i, b)


def stamp(picture, x, y, colour, rows=(0, 0), other=0):
    lines = picture.split()
    x0, y0 = x + (size - 13 * zoom) // 2, y + (size - 13 * zoom) // 2
    pole = {0: 4, 1: 2, 2: 6}[pick]
    for j, line in enumerate(lines):
        for i, bit in enumerate(line):
            if bit == "#":
                cloths = rows[0] <= j < rows[1] and i != pole
                fill(x0 + i * zoom, y0 + j * zoom, zoom, zoom, other if cloths else colour)


TALL = extents("5", font)


def letter(x, y, s, c):
    write(x + (size - extents(s, font).dx) // 2, y + (size - TALL.height) // 2 + TALL.y, s, c, font)


def strike(x, y, c, wide):
    X.XSetForeground(D, gc, c_ulong(c))
    X.XSetLineAttributes(D, gc, c_uint(wide), 0, 1, 0)
    m = edge + 2
    X.XDrawLine(D, c_ulong(pix), gc, x + m, y + m, x + size - 1 - m, y + size - 1 - m)
    X.XDrawLine(D, c_ulong(pix), gc, x + size - 1 - m, y + m, x + m, y + size - 1 - m)


cross = 0x000000 if cloth != 0 else 0xE00000


def draw():
    fill(0, 0, W, H, ground)
    words = (f"Mines: {p.left}", f"Time: {p.seconds}")
    write(side, head // 2 + 5, words[0], 0x000000, small)
    write(W - side - extents(words[1], small).dx, head // 2 + 5, words[1], 0x000000, small)
    label = {"playing": "New", "won": "Won", "lost": "Lost"}[p.status]
    if W > 240:
        bw = extents(label, small).dx + 14
        fill(W // 2 - bw // 2, 6, bw, head - 14, button)
        bevel(W // 2 - bw // 2, 6, bw, head - 14, 2)
        write(W // 2 - bw // 2 + 7, head // 2 + 4, label, 0, small)
    bevel(left - 2, top - 2, p.cols * size + 4, p.rows * size + 4, 2, False)
    for r, c, s in p.each():
        x, y = left + c * size, top + r * size
        if s in "#F?x":
            fill(x, y, size, size, button)
            if double:
                fill(x, y, size, size, 0x202020)
                fill(x, y, size - 1, size - 1, button)
                bevel(x, y, size - 1, size - 1, edge)
            else:
                bevel(x, y, size, size, edge)
        else:
            fill(x, y, size, size, joint)
            fill(x, y, size - 1, size - 1, 0xFF5040 if s == "X" else paper)
        if s in "12345678":
            letter(x, y, s, ink[int(s) - 1])
        elif s == "?":
            letter(x, y, "?", 0x000000)
        elif s in "Fx":
            stamp(flag, x, y, 0x000000, CLOTH[pick], cloth)
        elif s in "*X":
            stamp(mine, x, y, 0x000000)
        if s == "x":
            if cross == 0:
                strike(x, y, 0xFFFFFF, max(3, size // 8) + 1)
            strike(x, y, cross, max(2, size // 12))


draw()
while True:
    X.XCopyArea(D, c_ulong(pix), c_ulong(win), gc, 0, 0, W, H, 0, 0)
    X.XSync(D, 0)
    time.sleep(EVERY / 1000)
    ox, oy = origin(win)
    report(ox + left, oy + top, p.cols * size, p.rows * size)
