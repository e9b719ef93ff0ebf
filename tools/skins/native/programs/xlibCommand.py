"""Xlib in the manner of Athena widgets: white or tan boxes with a black border, a gap between them, signs and digits as
bitmaps drawn with XCopyPlane-like dots, two or a few colours."""
import ctypes as C
import time
from ctypes import c_int, c_uint, c_ulong, c_void_p

from support import EVERY, Position, origin, report

p = Position()
g = p.rng
X = C.CDLL("libX11.so.6")
for name in ("XOpenDisplay", "XLoadQueryFont", "XCreateGC"):
    getattr(X, name).restype = c_void_p
for name in ("XDefaultRootWindow", "XCreateSimpleWindow", "XCreatePixmap"):
    getattr(X, name).restype = c_ulong
D = c_void_p(X.XOpenDisplay(None))
MANY = [0x0000CC, 0x007700, 0xCC0000, 0x660099, 0x994400, 0x007788, 0x000000, 0x666666]
LOOKS = [  # window, covered, open, border, inks, flag, ink, hit
    (0xFFFFFF, 0xBEBEBE, 0xFFFFFF, 0x000000, [0] * 8, 0x000000, 0x000000, 0x909090),
    (0xF5DEB3, 0xD2A86A, 0xFFF8E7, 0x000000, MANY, 0xB00000, 0x000000, 0xFF6040),
    (0x708090, 0x9FB4C8, 0xF0F4F8, 0x203040, MANY, 0xC80032, 0x000000, 0xFF7050),
    (0xD3D3D3, 0x8FBC8F, 0xF5FFF5, 0x2F4F2F, MANY, 0xAA0055, 0x000000, 0xFF8050),
    (0x000000, 0x3A5A8A, 0x101418, 0x8090A0,
     [0x80C0FF, 0x80E080, 0xFF8070, 0xD0A0FF, 0xFFC060, 0x60E0E0, 0xFFFFFF, 0xB0B0B0], 0xFFD700, 0xFFFFFF, 0xC02020),
    (0xFFFACD, 0xFFFFFF, 0xE0D8A0, 0x000000, [0] * 8, 0xCC0000, 0x000000, 0xFF9050),
]
ground, cover, paper, border, inks, red, black, hit = g.choice(LOOKS)
dots = {  # 9 x 11
    "1": "...##.... ..###.... .####.... ...##.... ...##.... ...##.... ...##.... ...##.... ...##.... .######.. .........",
    "2": "..#####.. .##...##. ......##. ......##. .....##.. ....##... ...##.... ..##..... .##...... .#######. .........",
    "3": "..#####.. .##...##. ......##. ......##. ...####.. ......##. ......##. ......##. .##...##. ..#####.. .........",
    "4": ".....##.. ....###.. ...####.. ..##.##.. .##..##.. .##..##.. .#######. .....##.. .....##.. .....##.. .........",
    "5": ".#######. .##...... .##...... .######.. .##...##. ......##. ......##. ......##. .##...##. ..#####.. .........",
    "6": "..#####.. .##...##. .##...... .##...... .######.. .##...##. .##...##. .##...##. .##...##. ..#####.. .........",
    "7": ".#######. ......##. ......##. .....##.. .....##.. ....##... ....##... ...##.... ...##.... ...##.... .........",
    "8": "..#####.. .##...##. .##...##. .##...##. ..#####.. .##...##. .##...##. .##...##. .##...##. ..#####.. .........",
    "?": "..#####.. .##...##. ......##. ......##. .....##.. ....##... ...##.... ...##.... ......... ...##.... ...##....",
    "flag": ".##...... .####.... .######.. .#######. .######.. .####.... .##...... .#....... .#....... .#....... ###......",
    "banner": ".######## .######## .######## .######## .######## .#....... .#....... .#....... .#....... .#....... .#.......",
    "mine": "....#.... .#..#..#. ..#####.. ..#.####. .##.##### ######### .######## ..######. ..#####.. .#..#..#. ....#....",
    "keg": "......#.. .....#... ....#.... ...###... ..#####.. .#.#####. .#.#####. .#######. .#######. ..#####.. ...###...",
    "cross": "#.......# ##.....## .##...##. ..##.##.. ...###... ...###... ..##.##.. .##...##. ##.....## #.......# .........",
}
gap = g.choice([0, 1, 2, 4])
scale = g.choice([k for k in (1, 1, 2, 3) if 13 * k + gap + 2 <= p.max_cell] or [1])
room = int(p.max_cell) - gap
size = max(15 if scale == 1 else 0, min(room, 13 * scale + 2 + g.randint(0, 5 * scale)))
pitch = size + gap
edge = g.choice([1, 1, 2]) if size > 22 else 1
if gap == 0:  # neighbours share their border then
    edge = 1
flag, mine = g.choice(["flag", "flag", "banner"]), g.choice(["mine", "keg"])
stipple = g.random() < 0.35
side, head = g.choice([5, 8, 12]), 38
W, H = max(p.cols * pitch + 2 * side, 220), p.rows * pitch + head + side
left, top = (W - p.cols * pitch) // 2, head
win = X.XCreateSimpleWindow(D, c_ulong(X.XDefaultRootWindow(D)), 40, 40, W, H, 1, c_ulong(0), c_ulong(ground))
X.XStoreName(D, c_ulong(win), g.choice([b"xmf", b"minefield", b"xfield - 2.3"]))
gc = c_void_p(X.XCreateGC(D, c_ulong(win), c_ulong(0), None))
for name in (b"8x13bold", b"fixed"):
    font = X.XLoadQueryFont(D, name)
    if font:
        X.XSetFont(D, gc, C.cast(font + 8, C.POINTER(c_ulong))[0])
        break
X.XMapWindow(D, c_ulong(win))
sheet = X.XCreatePixmap(D, c_ulong(win), W, H, X.XDefaultDepth(D, X.XDefaultScreen(D)))  # all is drawn here, out of sight


def fill(x, y, w, h, ink):
    X.XSetForeground(D, gc, c_ulong(ink))
    X.XFillRectangle(D, c_ulong(sheet), gc, c_int(x), c_int(y), c_uint(w), c_uint(h))


def boxed(x, y, w, h, ink, t=1):
    fill(x, y, w, h, border)
    fill(x + t, y + t, w - 2 * t, h - 2 * t, ink)


def bitmap(name, x, y, ink):
    """Draws a bitmap in the middle of the cell whose inside begins at x, y."""
    rows = dots[name].split()
    used = [r for r in rows if "#" in r]
    x0, y0 = x + (size - 9 * scale) // 2, y + (size - len(used) * scale) // 2
    for j, row in enumerate(used if name != "?" else rows):
        for i, dot in enumerate(row):
            if dot == "#":
                fill(x0 + i * scale, y0 + j * scale, scale, scale, ink)


def text(x, y, s):
    X.XSetForeground(D, gc, c_ulong(black if ground != 0x708090 else 0xFFFFFF))
    X.XDrawString(D, c_ulong(sheet), gc, x, y, s.encode(), len(s))


def cell(r, c, s):
    x, y = left + c * pitch + gap // 2, top + r * pitch + gap // 2
    opened = s in "012345678*X"
    w = h = size + 1 if gap == 0 else size  # without gaps neighbours share a border
    boxed(x, y, w, h, hit if s == "X" else paper if opened else cover, edge)
    if stipple and s == "#":
        for j in range(edge + 1, size - edge - 1, 2):
            for i in range(edge + 1 + (j // 2 % 2) * 2, size - edge - 1, 4):
                fill(x + i, y + j, 1, 1, border)
    if s in "12345678":
        bitmap(s, x, y, inks[int(s) - 1])
    elif s == "?":
        bitmap("?", x, y, black if ground != 0 else 0xFFFFFF)
    elif s in "Fx":
        bitmap(flag, x, y, red)
        if s == "x":
            bitmap("cross", x, y, black if red != 0 else 0xFFFFFF)
    elif s in "*X":
        bitmap(mine, x, y, black)


def draw():
    fill(0, 0, W, H, ground)
    for x, w, label in ((6, 56, {"playing": "Start", "won": "Again", "lost": "Again"}[p.status]), (68, 48, "Quit")):
        boxed(x, 7, w, 22, ground)
        text(x + (w - 8 * len(label)) // 2, 22, label)
    note = f"{p.left}/{p.mines} {p.seconds}"
    text(W - 8 * len(note) - 8, 22, note)
    for r, c, s in p.each():
        cell(r, c, s)


draw()
X.XSetWindowBackgroundPixmap(D, c_ulong(win), c_ulong(sheet))
X.XClearWindow(D, c_ulong(win))
while True:
    X.XSync(D, 0)
    time.sleep(EVERY / 1000)
    ox, oy = origin(win)
    odd = (gap % 2) / 2  # an odd gap has its larger half at the right
    shared = 0.5 if gap == 0 else 0
    report(ox + left - odd + shared, oy + top - odd + shared, p.cols * pitch, p.rows * pitch)
