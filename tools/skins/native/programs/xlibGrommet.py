"""Raw Xlib in the classic manner: beveled tiles with mitred corners, bitmaps of its own for digits and pictures, counters of seven segments, a face that shows how the game stands."""
import ctypes as C
from ctypes import c_int, c_uint, c_ulong, c_void_p

from support import Position, tell_xlib

p = Position()
g = p.rng
X = C.CDLL("libX11.so.6")
X.XOpenDisplay.restype = X.XCreateGC.restype = X.XLoadQueryFont.restype = c_void_p
X.XDefaultRootWindow.restype = X.XCreateSimpleWindow.restype = c_ulong
D = c_void_p(X.XOpenDisplay(None))

DIGITS = {
    "1": "...##.|..###.|.####.|...##.|...##.|...##.|...##.|...##.|.#####",
    "2": ".####.|##..##|....##|....##|...##.|..##..|.##...|##....|######",
    "3": "#####.|....##|....##|....##|.####.|....##|....##|....##|#####.",
    "4": "##.##.|##.##.|##.##.|##.##.|######|...##.|...##.|...##.|...##.",
    "5": "######|##....|##....|##....|#####.|....##|....##|....##|#####.",
    "6": ".#####|##....|##....|##....|#####.|##..##|##..##|##..##|.####.",
    "7": "######|....##|....##|...##.|...##.|..##..|..##..|.##...|.##...",
    "8": ".####.|##..##|##..##|##..##|.####.|##..##|##..##|##..##|.####.",
    "?": ".####.|##..##|....##|....##|...##.|..##..|..##..|......|..##..",
}
CLOTH = {"swallow": ".########|.#######.|.######..|.#####...|.######..|.#######.|.########|.........|.........|.........",
         "square": ".........|.#######.|.#######.|.#######.|.#######.|.#######.|.........|.........|.........|.........",
         "left": "......##.|....####.|..######.|..######.|....####.|......##.|.........|.........|.........|........."}
POLE = {"swallow": "#........|#........|#........|#........|#........|#........|#........|#........|###......|####.....",
        "square": "#........|#........|#........|#........|#........|#........|#........|#........|#........|###......",
        "left": ".......#.|.......#.|.......#.|.......#.|.......#.|.......#.|.......#.|.....####|....#####|...######"}
MINES = {"round": "....#....|.#.###.#.|..#####..|.#######.|#########|.#######.|..#####..|.#.###.#.|....#....",
         "fuse": "......##.|.....#..#|....#....|..####...|.######..|########.|########.|.######..|..####...",
         "square": "#...#...#|.#.###.#.|..#####..|.#######.|#########|.#######.|..#####..|.#.###.#.|#...#...#"}
GLINT = {"round": (3, 3), "fuse": (2, 5), "square": (3, 3)}
FACES = {"playing": "..#####..|.#.....#.|#..#.#..#|#..#.#..#|#.......#|#.#...#.#|#..###..#|.#.....#.|..#####..",
         "won": "..#####..|.#.....#.|#.......#|#########|#.##.##.#|#.......#|#.#####.#|.#.###.#.|..#####..",
         "lost": "..#####..|.#.....#.|#.#...#.#|#..#.#..#|#.......#|#..###..#|#.#...#.#|.#.....#.|..#####.."}
LOOKS = [  # face, light, dark, open, rule, digits, cloth, mine, hit, lamps
    (0xC4C0B4, 0xFBF8EE, 0x7A766A, 0xD2CEC2, 0x9A968A, [0x1A34C8, 0x187A20, 0xD01818, 0x181878, 0x7A1414, 0x107C7C, 0x101010, 0x70706C], 0xD01818, 0x101010, 0xE83020, 0xFF3820),
    (0x8FA6B2, 0xD0DEE6, 0x4C606C, 0xC9D5DB, 0x8A9CA6, [0x0C3CB0, 0x0F6A28, 0xB8141C, 0x40106C, 0x783808, 0x0A6670, 0x080C10, 0x5C6870], 0xB8141C, 0x10181C, 0xF04030, 0x58F0A0),
    (0xB7A0B4, 0xEADCE8, 0x6C566A, 0xE4DAE2, 0xA894A6, [0x2038B8, 0x1E6C2C, 0xB01830, 0x501080, 0x7C3C10, 0x0C6878, 0x180C18, 0x6C606A], 0x7A1060, 0x20101E, 0xF04040, 0xFFB030),
    (0x5C6650, 0x9CA88C, 0x2C3424, 0x3C4434, 0x5A644E, [0x80B8FF, 0x90E480, 0xFF8070, 0xD0A0FF, 0xFFC068, 0x74E4D8, 0xFFFFFF, 0xB0B8A8], 0xFFD830, 0xE8ECE0, 0xC02018, 0x80FF60),
    (0xD0D0D0, 0xFFFFFF, 0x606060, 0xFFFFFF, 0xB4B4B4, [0x0000E0, 0x008000, 0xE00000, 0x000088, 0x880000, 0x008888, 0x000000, 0x808080], 0x0060D0, 0x202020, 0xFF5050, 0x40D0FF),
]
face, light, dark, paper, rule, ink, cloth, black, hit, lamp = g.choice(LOOKS)
size = p.cell_size(16, 46)
k = max(1, (size - 5) // 11)
bevel = g.choice([1, 2]) if size < 22 else g.choice([2, 2, 3])
sort, bomb = g.choice(list(CLOTH)), g.choice(list(MINES))
sunk = g.choice(["rule", "rule", "sunken", "both"])
edge = g.choice([2, 3])
pad = g.choice([6, 9, 12])
head = 44
W, H = max(p.cols * size, 170) + 2 * (pad + edge), p.rows * size + head + 2 * edge + 2 * pad
left, top = (W - p.cols * size) // 2, head + pad + edge
win = X.XCreateSimpleWindow(D, c_ulong(X.XDefaultRootWindow(D)), 40, 40, W, H, 0, c_ulong(0), c_ulong(face))
X.XStoreName(D, c_ulong(win), g.choice([b"grommet", b"Grommet 2.1", b"xgrommet"]))
X.XSelectInput(D, c_ulong(win), C.c_long(1 << 15))
gc = c_void_p(X.XCreateGC(D, c_ulong(win), c_ulong(0), None))


def fill(x, y, w, h, colour):
    X.XSetForeground(D, gc, c_ulong(colour))
    X.XFillRectangle(D, c_ulong(win), gc, c_int(x), c_int(y), c_uint(w), c_uint(h))


def relief(x, y, w, h, n, up=True):
    a, b = (light, dark) if up else (dark, light)
    for i in range(n):
        fill(x + i, y + i, w - 2 * i, 1, a), fill(x + i, y + i, 1, h - 2 * i, a)
        fill(x + i, y + h - 1 - i, w - 2 * i, 1, b), fill(x + w - 1 - i, y + i, 1, h - 2 * i, b)


def bits(x, y, art, colour, n=None, box=None):
    n = n or k
    rows = art.split("|")
    box = box or size
    x0, y0 = x + (box - len(rows[0]) * n) // 2, y + (box - len(rows) * n) // 2
    for j, row in enumerate(rows):
        for i, bit in enumerate(row):
            if bit == "#":
                fill(x0 + i * n, y0 + j * n, n, n, colour)
    return x0, y0


SEGMENTS = {"0": "abcdef", "1": "bc", "2": "abdeg", "3": "abcdg", "4": "bcfg", "5": "acdfg", "6": "acdefg", "7": "abc", "8": "abcdefg", "9": "abcdfg", "-": "g"}


def counter(x, y, value):
    fill(x, y, 46, 26, 0x140A08)
    relief(x - 1, y - 1, 48, 28, 1, False)
    for i, ch in enumerate(f"{max(-99, min(999, value)):03d}"):
        a, b = x + 4 + i * 14, y + 3
        for name, box in {"a": (1, 0, 8, 2), "g": (1, 9, 8, 2), "d": (1, 18, 8, 2), "f": (0, 1, 2, 8), "b": (8, 1, 2, 8), "e": (0, 11, 2, 8), "c": (8, 11, 2, 8)}.items():
            if name in SEGMENTS[ch]:
                fill(a + box[0], b + box[1], box[2], box[3], lamp)


def tile(r, c, s):
    x, y = left + c * size, top + r * size
    if s in "012345678*X":
        fill(x, y, size, size, hit if s == "X" else paper)
        if sunk != "sunken":
            fill(x, y, size, 1, rule), fill(x, y, 1, size, rule)
        if sunk != "rule":
            fill(x, y, size - 1, 1, dark), fill(x, y, 1, size - 1, dark)
        if s in "12345678":
            bits(x, y, DIGITS[s], ink[int(s) - 1])
        elif s in "*X":
            x0, y0 = bits(x, y, MINES[bomb], 0x000000 if s == "X" else black)
            i, j = GLINT[bomb]
            fill(x0 + i * k, y0 + j * k, k, k, 0xFFFFFF if black < 0x800000 or s == "X" else 0x404040)
        return
    fill(x, y, size, size, face)
    relief(x, y, size, size, bevel)
    if s in "Fx":
        bits(x, y, POLE[sort], black)
        bits(x, y, CLOTH[sort], cloth)
        if s == "x":
            X.XSetForeground(D, gc, c_ulong(0x000000 if face > 0x700000 else 0xFFFFFF))
            X.XSetLineAttributes(D, gc, c_uint(max(2, size // 10)), 0, 0, 0)
            m = bevel + 2
            X.XDrawLine(D, c_ulong(win), gc, x + m, y + m, x + size - m - 1, y + size - m - 1)
            X.XDrawLine(D, c_ulong(win), gc, x + size - m - 1, y + m, x + m, y + size - m - 1)
    elif s == "?":
        bits(x, y, DIGITS["?"], black)


def paint():
    relief(0, 0, W, H, 2)
    relief(pad, 5, W - 2 * pad, head - 4, 2, False)
    counter(pad + 7, 12, p.left)
    counter(W - pad - 53, 12, p.seconds)
    x = W // 2 - 15
    relief(x, 10, 30, 30, 2)
    X.XSetForeground(D, gc, c_ulong(0xF8D848))
    X.XFillArc(D, c_ulong(win), gc, x + 6, 16, 18, 18, 0, 360 * 64)
    bits(x, 10, FACES[p.status], 0x000000, 2, 30)
    relief(left - edge, top - edge, p.cols * size + 2 * edge, p.rows * size + 2 * edge, edge, False)
    for r, c, s in p.each():
        tile(r, c, s)
    X.XSync(D, 0)


tell_xlib(X, D, win, paint, lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
