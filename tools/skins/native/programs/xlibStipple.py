"""Plain Xlib, as in 1992: no toolkit, a stipple over covered cells or a relief of one pixel, bitmaps for everything on the cells."""
import ctypes as C
import time
from ctypes import byref, c_char_p, c_int, c_uint, c_ulong, c_void_p

from support import EVERY, Position, origin, report

p = Position()
g = p.rng
X = C.CDLL("libX11.so.6")
X.XOpenDisplay.restype = c_void_p
X.XLoadQueryFont.restype = c_void_p
X.XCreateGC.restype = c_void_p
for name in ["XDefaultRootWindow", "XCreateSimpleWindow", "XCreateBitmapFromData"]:
    getattr(X, name).restype = c_ulong
D = c_void_p(X.XOpenDisplay(None))
root = X.XDefaultRootWindow(D)

ART = {
    "1": "..##...|.###...|####...|..##...|..##...|..##...|..##...|..##...|..##...|######.",
    "2": ".#####.|##...##|.....##|.....##|....##.|...##..|..##...|.##....|##.....|#######",
    "3": ".#####.|##...##|.....##|.....##|..####.|.....##|.....##|.....##|##...##|.#####.",
    "4": "....##.|...###.|..####.|.##.##.|##..##.|##..##.|#######|....##.|....##.|....##.",
    "5": "#######|##.....|##.....|######.|.....##|.....##|.....##|.....##|##...##|.#####.",
    "6": "..####.|.##....|##.....|##.....|######.|##...##|##...##|##...##|##...##|.#####.",
    "7": "#######|.....##|.....##|....##.|....##.|...##..|...##..|..##...|..##...|..##...",
    "8": ".#####.|##...##|##...##|##...##|.#####.|##...##|##...##|##...##|##...##|.#####.",
    "?": ".#####.|##...##|##...##|.....##|....##.|...##..|...##..|.......|...##..|...##..",
    "*": ".....#.....|.....#.....|..#.###.#..|...#####...|..#..####..|###..######|..#######..|..#######..|...#####...|..#.###.#..|.....#.....|.....#.....",
    "F": "..##.......|..####.....|..######...|..########.|..######...|..####.....|..##.......|..#........|..#........|..#........|.###.......|#####......",
    "P": "##.......##|.##.....##.|..##...##..|...##.##...|....###....|...##.##...|..##...##..|.##.....##.|##.......##",
}
THIN = {
    "1": "..#..|.##..|#.#..|..#..|..#..|..#..|..#..|..#..|#####", "2": ".###.|#...#|....#|....#|...#.|..#..|.#...|#....|#####",
    "3": ".###.|#...#|....#|....#|..##.|....#|....#|#...#|.###.", "4": "...#.|..##.|.#.#.|.#.#.|#..#.|#..#.|#####|...#.|...#.",
    "5": "#####|#....|#....|####.|....#|....#|....#|#...#|.###.", "6": "..##.|.#...|#....|#....|####.|#...#|#...#|#...#|.###.",
    "7": "#####|....#|....#|...#.|...#.|..#..|..#..|.#...|.#...", "8": ".###.|#...#|#...#|#...#|.###.|#...#|#...#|#...#|.###.",
}
if g.random() < 0.35:
    ART.update(THIN)
LOOKS = [  # ground, cover, open, light, dark, ink
    ("white", 0xFFFFFF, 0xFFFFFF, 0x000000, 0x000000, None),
    ("grey", 0xBEBEBE, 0xD9D9D9, 0xFFFFFF, 0x6B6B6B, [0x0000FF, 0x228B22, 0xFF0000, 0x000080, 0xA52A2A, 0x008B8B, 0x000000, 0x696969]),
    ("bisque", 0xFFE4C4, 0xFAF0E6, 0xFFFFFF, 0x8B7D6B, [0x0000CD, 0x006400, 0xCD0000, 0x8B008B, 0x8B4513, 0x2F4F4F, 0x000000, 0x555555]),
    ("blue", 0x87A4C4, 0xC8D4E3, 0xD8E8FF, 0x3E5470, [0x0000CD, 0x00640A, 0xB22222, 0x4B0082, 0x8B4513, 0x005F5F, 0x000000, 0x444444]),
    ("slate", 0x5F7F7F, 0x9FB8B0, 0xB9D6D0, 0x2A3F3F, None),
]
look, cover, paper, light, dark, ink = g.choice(LOOKS)
stipple = look == "white" or g.random() < 0.4
k = 1 if p.max_cell < 34 or g.random() < 0.6 else 2
size = k * g.choice([16, 17, 18, 20, 22])
if p.max_cell < size:
    k, size = 1, 16
margin, head = g.choice([4, 8, 12]), 34
frame = g.choice([0, 1, 2])
W, H = max(p.cols * size + 2 * margin, 190), p.rows * size + margin + head
left = (W - p.cols * size) // 2
win = X.XCreateSimpleWindow(D, c_ulong(root), 50, 50, W, H, 1, c_ulong(0), c_ulong(cover))
X.XStoreName(D, c_ulong(win), g.choice([b"xminefield", b"xmf 1.2", b"mf"]))
X.XSelectInput(D, c_ulong(win), C.c_long(1 << 15))
gc = c_void_p(X.XCreateGC(D, c_ulong(win), c_ulong(0), None))
font = c_void_p(X.XLoadQueryFont(D, b"fixed"))
GRAYS = {"50": bytes([0x55, 0xAA] * 4), "25": bytes([0x88, 0x22] * 4), "lines": bytes([0x11, 0x22, 0x44, 0x88] * 2)}
gray = X.XCreateBitmapFromData(D, c_ulong(win), GRAYS[g.choice(list(GRAYS))], 8, 8)
X.XSetStipple(D, gc, c_ulong(gray))
X.XMapWindow(D, c_ulong(win))
X.XFlush(D)


def fill(x, y, w, h, colour):
    X.XSetForeground(D, gc, c_ulong(colour))
    X.XFillRectangle(D, c_ulong(win), gc, x, y, w, h)


def dots(x, y, w, h, colour):
    X.XSetFillStyle(D, gc, 2)
    fill(x, y, w, h, colour)
    X.XSetFillStyle(D, gc, 0)


def relief(x, y, w, h, up=True):
    a, b = (light, dark) if up else (dark, light)
    fill(x, y, w, 1, a), fill(x, y, 1, h, a), fill(x, y + h - 1, w, 1, b), fill(x + w - 1, y, 1, h, b)


def art(x, y, key, colour, back=None):
    rows = ART[key].split("|")
    x0, y0 = x + (size - len(rows[0]) * k) // 2, y + (size - len(rows) * k) // 2
    if back is not None:
        fill(x0 - 2, y0 - 2, len(rows[0]) * k + 4, len(rows) * k + 4, back)
    for j, row in enumerate(rows):
        for i, bit in enumerate(row):
            if bit == "#":
                fill(x0 + i * k, y0 + j * k, k, k, colour)


def text(x, y, s):
    X.XSetForeground(D, gc, c_ulong(0))
    X.XDrawString(D, c_ulong(win), gc, x, y, s.encode(), len(s))


lines = g.choice(["solid", "dotted", "none"]) if look != "white" else g.choice(["solid", "dotted"])
mono = ink is None
red = 0 if mono else 0xCC0000


def draw():
    text(min(left, 12) + 4, 21, f"{p.left:3d} left")
    label = {"playing": "new", "won": "YOU WIN", "lost": "KABOOM"}[p.status]
    bw = 6 * len(label) + 12
    relief(W // 2 - bw // 2, 7, bw, 20)
    text(W // 2 - bw // 2 + 6, 21, label)
    s = f"{p.seconds} s"
    text(W - min(left, 12) - 6 * len(s) - 4, 21, s)
    if frame:
        relief(left - frame, head - frame, p.cols * size + 2 * frame, p.rows * size + 2 * frame, False)
    for r, c, s in p.each():
        x, y = left + c * size, head + r * size
        if s in "012345678*X":
            fill(x, y, size, size, (0 if mono else 0xFF3030) if s == "X" else paper)
            if lines == "solid":
                fill(x, y + size - 1, size, 1, dark), fill(x + size - 1, y, 1, size, dark)
            elif lines == "dotted":
                dots(x, y + size - 1, size, 1, dark), dots(x + size - 1, y, 1, size, dark)
        else:
            fill(x, y, size, size, cover)
            if stipple:
                dots(x + 1, y + 1, size - 2, size - 2, dark)
            relief(x, y, size, size)
            if k == 2 and look != "white":
                relief(x + 1, y + 1, size - 2, size - 2)
        back = cover if stipple else None
        if s in "12345678":
            art(x, y, s, 0 if mono else ink[int(s) - 1])
        elif s == "*":
            art(x, y, "*", 0)
        elif s == "X":
            art(x, y, "*", 0xFFFFFF if mono else 0)
        elif s in "Fx":
            art(x, y, "F", red, back)
            if s == "x":
                art(x, y, "P", 0)
        elif s == "?":
            art(x, y, "?", 0, back)


while True:
    draw()
    X.XSync(D, 0)
    time.sleep(EVERY / 1000)
    ox, oy = origin(win)
    report(ox + left, oy + head, p.cols * size, p.rows * size)
