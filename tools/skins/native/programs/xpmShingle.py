"""Bare Xlib by ctypes: each kind of tile an XPM-like picture of 20 points put once into a pixmap and copied to its places; shingles for covers, weathered board beneath."""
import ctypes as C
import time
from ctypes import c_int, c_uint, c_ulong, c_void_p

from support import EVERY, Position, origin, report

p = Position()
g = p.rng
X = C.CDLL("libX11.so.6")
for name in ("XOpenDisplay", "XCreateGC", "XLoadQueryFont"):
    getattr(X, name).restype = c_void_p
for name in ("XDefaultRootWindow", "XCreateSimpleWindow", "XCreatePixmap"):
    getattr(X, name).restype = c_ulong
D = c_void_p(X.XOpenDisplay(None))
SETS = {  # . open, : its grain, a cover, b light, c shade, d dark, r cloth, R cloth shade, k black, w white
    "slate": dict(zip(".:abcdrRkw", (0xD8D2C4, 0xC4BCAA, 0x6E7F8D, 0x9FB0BD, 0x55636F, 0x333D46, 0xE8B020, 0xA87808, 0x101010, 0xFFFFFF))),
    "cedar": dict(zip(".:abcdrRkw", (0xF4E8D0, 0xE0CFAE, 0xA8643A, 0xCF8F60, 0x844A28, 0x4E2A14, 0x2F8FD8, 0x175A90, 0x101010, 0xFFFFFF))),
    "copper": dict(zip(".:abcdrRkw", (0x2C2A2E, 0x3A383E, 0x5BA68C, 0x8FD0B8, 0x42806B, 0x1E4A3C, 0xE84040, 0x981818, 0x101010, 0xFFFFFF))),
}
name = g.choice(list(SETS))
pal = SETS[name]
inks = [0x80B8FF, 0x80E080, 0xFF8080, 0xD0A0FF, 0xFFC060, 0x60E0E0, 0xFFFFFF, 0xB0B0B8] if name == "copper" else [0x1840B0, 0x106820, 0xC01818, 0x501888, 0x803808, 0x006868, 0x000000, 0x606060]
FIGURES = {
    "1": "..##|.###|####|..##|..##|..##|..##|..##|..##|..##", "2": ".####.|######|##..##|....##|...##.|..##..|.##...|##....|######|######",
    "3": "#####.|######|....##|....##|.####.|.####.|....##|....##|######|#####.", "4": "##.##.|##.##.|##.##.|##.##.|##.##.|######|######|...##.|...##.|...##.",
    "5": "######|######|##....|#####.|######|....##|....##|....##|######|#####.", "6": ".####.|#####.|##....|##....|#####.|######|##..##|##..##|######|.####.",
    "7": "######|######|....##|....##|...##.|...##.|..##..|..##..|..##..|..##..", "8": ".####.|######|##..##|##..##|.####.|.####.|##..##|##..##|######|.####.",
    "?": ".####.|######|##..##|....##|...##.|..##..|..##..|......|..##..|..##..",
}
FLAG = "kk........|krrr......|krrrrrr...|krrrrrrrr.|krrrrrRR..|krrrRR....|krRR......|kk........|kk........|kk........|kk........|kkkkk....."
MINE = ".....kk.....|.k...kk...k.|..k.kkkk.k..|...kkkkkk...|..kkwwkkkk..|kkkkwwkkkkkk|kkkkkkkkkkkk|..kkkkkkkk..|...kkkkkk...|..k.kkkk.k..|.k...kk...k.|.....kk....."
weight = g.choice(["solid", "shadow", "solid"])
N = g.choice([n for n in (16, 18, 20, 24) if n <= p.max_cell] or [16])
k = 2 if p.max_cell >= 2 * N and g.random() < 0.5 else 1


def tile(s):
    closed, n = s in "#F?x", N
    t = [[pal["."]] * n for _ in range(n)]
    if closed:
        for y in range(n):
            for x in range(n):
                lower = y >= n // 2
                seam = x == (n // 2 if lower else n - 1) and 2 < y % (n // 2) < n
                t[y][x] = pal["d"] if y == n - 1 or x == n - 1 else pal["b"] if y == 0 or x == 0 else pal["c"] if y in (n // 2 - 1,) or (roof and seam) else pal["a"]
        if not roof:
            for y in range(3, n - 3, 4):
                for x in range(3, n - 3):
                    t[y][x] = pal["c"]
    else:
        for i in range(n):
            t[n - 1][i] = t[i][n - 1] = pal[":"]
        if grain:
            for x in range(3, n - 6):
                t[n // 4][x] = t[3 * n // 4][x + 2] = pal[":"]
        if s == "X":
            t = [[0xFF5030 if v == pal["."] else v for v in row] for row in t]

    def put(art, colour, dx=0, dy=0):
        rows = art.split("|")
        y0, x0 = (n - len(rows)) // 2 + dy, (n - len(rows[0])) // 2 + dx
        for j, row in enumerate(rows):
            for i, b in enumerate(row):
                if b != ".":
                    t[y0 + j][x0 + i] = colour if colour is not None else pal[b]

    if s in FIGURES:
        colour = pal["w"] if s == "?" else inks[int(s) - 1]
        if weight == "shadow" or s == "?":
            put(FIGURES[s], pal["d"] if s == "?" else pal[":"], 1, 1)
        put(FIGURES[s], colour)
    elif s in "Fx":
        put(FLAG, None, 1)
        if s == "x":
            for i in range(3, n - 3):
                for d in (0, 1):
                    t[i][min(n - 2, i + d)] = 0xFFFFFF
                    t[i][min(n - 2, n - 1 - i + d)] = 0xFFFFFF
    elif s in "*X":
        put(MINE.replace("k", "w") if name == "copper" and s == "*" else MINE, None)
    return t


roof, grain = g.random() < 0.6, g.random() < 0.5
size = N * k
margin, head = g.choice([6, 10, 16]), 36
W, H = max(p.cols * size + 2 * margin, 200), p.rows * size + margin + head
left = (W - p.cols * size) // 2
ground = g.choice([0x8C8478, 0xB8B0A0, 0x4A4E54])
win = X.XCreateSimpleWindow(D, c_ulong(X.XDefaultRootWindow(D)), 40, 40, W, H, 1, c_ulong(0), c_ulong(ground))
X.XStoreName(D, c_ulong(win), g.choice([b"shingle", b"xshingle", b"Shingle 1.0"]))
X.XSelectInput(D, c_ulong(win), C.c_long(1 << 15))
gc = c_void_p(X.XCreateGC(D, c_ulong(win), c_ulong(0), None))
X.XMapWindow(D, c_ulong(win))


def fill(at, x, y, w, h, colour):
    X.XSetForeground(D, gc, c_ulong(colour))
    X.XFillRectangle(D, c_ulong(at), gc, c_int(x), c_int(y), c_uint(w), c_uint(h))


def text(x, y, s, colour=0):
    X.XSetForeground(D, gc, c_ulong(colour))
    X.XDrawString(D, c_ulong(win), gc, x, y, s.encode(), len(s))


pixmaps = {}
for _, _, s in p.each():
    if s not in pixmaps:
        pm = X.XCreatePixmap(D, c_ulong(win), size, size, 24)
        for y, row in enumerate(tile(s)):
            for x, v in enumerate(row):
                fill(pm, x * k, y * k, k, k, v)
        pixmaps[s] = pm
shown = 0xFFFFFF if ground == 0x4A4E54 else 0
while True:
    fill(win, left - 2, head - 2, p.cols * size + 4, p.rows * size + 4, pal["d"])
    text(left + 4, 22, f"mines {p.left}", shown)
    word = {"playing": "Restart", "won": "Roofed!", "lost": "Leak!"}[p.status]
    fill(win, W // 2 - 28, 7, 56, 22, pal["d"])
    fill(win, W // 2 - 27, 8, 54, 20, pal["b"])
    text(W // 2 - 3 * len(word), 22, word)
    clock = f"{p.seconds} s"
    text(W - left - 4 - 6 * len(clock), 22, clock, shown)
    for r, c, s in p.each():
        X.XCopyArea(D, c_ulong(pixmaps[s]), c_ulong(win), gc, 0, 0, c_uint(size), c_uint(size), c_int(left + c * size), c_int(head + r * size))
    X.XSync(D, 0)
    time.sleep(EVERY / 1000)
    ox, oy = origin(win)
    report(ox + left, oy + head, p.cols * size, p.rows * size)
