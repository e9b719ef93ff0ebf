"""X11 of 1993 with colour pixmaps: every tile a small XPM of 12 or 16 points drawn by hand (pebbles, bricks, cushions, pits), whole window put as one image, a row of rounded command buttons."""
import ctypes as C
import time
from ctypes import byref, c_char_p, c_int, c_uint, c_ulong, c_void_p

from support import EVERY, Position, origin, report

p = Position()
g = p.rng
SMALL = {  # for tiles of 12
    "1": "..X..|.XX..|..X..|..X..|..X..|..X..|.XXX.", "2": ".XXX.|X...X|....X|...X.|..X..|.X...|XXXXX", "3": "XXXX.|....X|....X|.XXX.|....X|....X|XXXX.",
    "4": "...X.|..XX.|.X.X.|X..X.|XXXXX|...X.|...X.", "5": "XXXXX|X....|XXXX.|....X|....X|X...X|.XXX.", "6": ".XXX.|X....|X....|XXXX.|X...X|X...X|.XXX.",
    "7": "XXXXX|....X|...X.|...X.|..X..|..X..|..X..", "8": ".XXX.|X...X|X...X|.XXX.|X...X|X...X|.XXX.", "?": ".XXX.|X...X|....X|...X.|..X..|.....|..X..",
}
LARGE = {  # for tiles of 16
    "1": "...XX..|..XXX..|.XXXX..|...XX..|...XX..|...XX..|...XX..|...XX..|.XXXXXX", "2": ".XXXXX.|XX...XX|.....XX|....XX.|...XX..|..XX...|.XX....|XX.....|XXXXXXX",
    "3": "XXXXXX.|.....XX|.....XX|.....XX|..XXXX.|.....XX|.....XX|.....XX|XXXXXX.", "4": "....XX.|...XXX.|..XXXX.|.XX.XX.|XX..XX.|XXXXXXX|....XX.|....XX.|....XX.",
    "5": "XXXXXXX|XX.....|XX.....|XXXXXX.|.....XX|.....XX|.....XX|XX...XX|.XXXXX.", "6": "..XXXX.|.XX....|XX.....|XX.....|XXXXXX.|XX...XX|XX...XX|XX...XX|.XXXXX.",
    "7": "XXXXXXX|.....XX|....XX.|....XX.|...XX..|...XX..|..XX...|..XX...|..XX...", "8": ".XXXXX.|XX...XX|XX...XX|.XX.XX.|..XXX..|.XX.XX.|XX...XX|XX...XX|.XXXXX.",
    "?": ".XXXX..|XX..XX.|....XX.|....XX.|...XX..|..XX...|..XX...|.......|..XX...",
}
MARKS = {  # r cloth, R its shade, k black, w white, y pole
    12: {
        "F": "..kr....|..krrr..|..krrrr.|..krrr..|..kr....|..k.....|..k.....|kkkkk...",
        "*": "...k....|.k.k.k..|..kkk...|kkwkkkk.|..kkk...|.k.k.k..|...k....",
        "x": "k......k|.k....k.|..k..k..|...kk...|...kk...|..k..k..|.k....k.|k......k",
    },
    16: {
        "F": "...yr......|...yrrr....|...yrrrrr..|...yrrrrrr.|...yRRRRR..|...yRRR....|...yR......|...y.......|...y.......|..yyy......|.yyyyy.....",
        "*": ".....k.....|.k...k...k.|..k.kkk.k..|...kkkkk...|..kkwwkkk..|kkkkwkkkkkk|..kkkkkkk..|...kkkkk...|..k.kkk.k..|.k...k...k.|.....k.....",
        "x": "kk.......kk|wkk.....kkw|.wkk...kkw.|..wkk.kkw..|...wkkkw...|....kkk....|...kkwkk...|..kkw.wkk..|.kkw...wkk.|kkw.....wkk|kw.......wk",
    },
}
unit = g.choice([12, 16, 16])
twice = g.random() < 0.3 and p.max_cell >= unit * 2
k = 2 if twice else 1
if unit == 16 and p.max_cell < 16:
    unit = 12
SCHEMES = [  # face, light, dark, open, line, window, button, cloth, cloth shade, inks
    ("#c8b496", "#f0e2c8", "#7d6848", "#efe6d2", "#c9b898", "#a89878", "#d8c8a8", "#d02020", "#901010", None),
    ("#b0c4de", "#e6f0ff", "#5c7396", "#f4f7fb", "#c4cfdd", "#8ea4c2", "#c4d4ea", "#d02090", "#8b1560", None),
    ("#bc8f8f", "#e8c8c8", "#6e4848", "#f5e8e6", "#d6bcbc", "#9a7070", "#d0a8a8", "#1e40c0", "#142c88", None),
    ("#8fbc8f", "#c8e8c8", "#487048", "#f0f8ee", "#bcd6bc", "#6e9a6e", "#a8d0a8", "#d02020", "#901010", None),
    ("#708090", "#a8b8c8", "#38444f", "#20262c", "#3c4650", "#505c68", "#8a98a6", "#ff6040", "#b83820", ["#80b0ff", "#70e070", "#ff8080", "#d0a0ff", "#ffc060", "#60e0e0", "#ffffff", "#b8c0c8"]),
    ("#d9d9d9", "#ffffff", "#808080", "#ffffff", "#d0d0d0", "#bebebe", "#e4e4e4", "#ff4500", "#a82c00", None),
]
face, light, dark, paper, line, ground, button, cloth, cloth2, inks = g.choice(SCHEMES)
inks = inks or g.choice([["#0000cd", "#006400", "#cd0000", "#00008b", "#8b2252", "#008b8b", "#000000", "#5a5a5a"], ["#191970", "#2e6b2e", "#b22222", "#68228b", "#8b4513", "#00688b", "#1a1a1a", "#555555"]])
rgb = lambda s: tuple(int(s[i:i + 2], 16) for i in (1, 3, 5))
shape = g.choice(["pebble", "brick", "cushion", "plate", "hatched"])
rules = g.choice(["right", "dots", "pit"])


def blank(colour):
    return [[rgb(colour)] * unit for _ in range(unit)]


def covered():
    t, n = blank(face), unit
    a, b, f = rgb(light), rgb(dark), rgb(face)
    if shape == "pebble":
        for y in range(n):
            for x in range(n):
                d = ((x - n / 2 + .5) ** 2 + (y - n / 2 + .5) ** 2) ** .5
                u = (x - n / 2 + y - n / 2) / n
                t[y][x] = rgb(ground) if d > n * .5 and min(x, n - 1 - x) + min(y, n - 1 - y) < 3 else b if u > .52 or min(x, y) < 0 or x == n - 1 or y == n - 1 else a if u < -.5 else f
    elif shape == "brick":
        for i in range(n):
            t[n - 1][i] = t[i][n - 1] = b
            if 0 < i < n - 1:
                t[0][i] = t[i][0] = a
        for y in range(2, n - 2):
            for x in range(2, n - 2):
                if (x * 7 + y * 5) % 11 == 0:
                    t[y][x] = a
    elif shape == "cushion":
        for y in range(n):
            for x in range(n):
                e = min(x, y, n - 1 - x, n - 1 - y)
                up = x + y < n - 1
                t[y][x] = b if e == 0 else (a if up else b) if e == 1 else (tuple((i + j) // 2 for i, j in zip(a if up else b, f))) if e == 2 else f
    elif shape == "plate":
        for i in range(n):
            t[0][i] = t[i][0] = a
            t[n - 1][i] = t[i][n - 1] = b
        for x, y in ((2, 2), (n - 3, 2), (2, n - 3), (n - 3, n - 3)):
            t[y][x] = b
    else:
        for y in range(n):
            for x in range(n):
                t[y][x] = a if (x == 0 or y == 0) else b if (x == n - 1 or y == n - 1) else tuple((i * 3 + j) // 4 for i, j in zip(f, b)) if (x - y) % 4 == 0 else f
    return t


def opened(colour=paper):
    t, n = blank(colour), unit
    for i in range(n):
        if rules == "right":
            t[n - 1][i] = t[i][n - 1] = rgb(line)
        elif rules == "dots" and i % 2 == 0:
            t[n - 1][i] = t[i][n - 1] = rgb(line)
        elif rules == "pit":
            t[0][i] = t[i][0] = rgb(dark) if i < n else t[0][i]
            t[n - 1][i] = t[i][n - 1] = rgb(line)
    return t


def over(t, art, palette):
    rows = art.split("|")
    x0, y0 = (unit - len(rows[0])) // 2, (unit - len(rows) + 1) // 2
    for j, row in enumerate(rows):
        for i, ch in enumerate(row):
            if ch in palette:
                t[y0 + j][x0 + i] = rgb(palette[ch])
    return t


marks, digits = MARKS[unit], SMALL if unit == 12 else LARGE
colours = {"r": cloth, "R": cloth2, "k": "#000000" if paper != "#20262c" else "#f0f0f0", "w": "#ffffff" if paper != "#20262c" else "#404040", "y": "#3c2810"}
colours_up = {**colours, "k": "#000000", "w": "#ffffff"}
tiles = {"#": covered(), "0": opened(), "F": over(covered(), marks["F"], colours_up), "x": over(over(covered(), marks["F"], colours_up), marks["x"], colours_up),
         "?": over(covered(), digits["?"], {"X": "#000000"}), "*": over(opened(), marks["*"], colours), "X": over(opened("#ff5050"), marks["*"], colours_up)}
for i in range(8):
    tiles[str(i + 1)] = over(opened(), digits[str(i + 1)], {"X": inks[i]})

cell = unit * k
pad, head = g.choice([6, 10, 14]), 40
foot = g.choice([0, 22])
W, H = max(p.cols * cell + 2 * pad, 236), head + p.rows * cell + pad + foot
left, top = (W - p.cols * cell) // 2, head
pixels = [[rgb(ground)] * W for _ in range(H)]
for r, c, s in p.each():
    t = tiles[s]
    for y in range(cell):
        pixels[top + r * cell + y][left + c * cell:left + (c + 1) * cell] = [t[y // k][x // k] for x in range(cell)]
rim = g.choice([0, 1, 3])
for i in range(1, rim + 1):
    for x in range(left - i, left + p.cols * cell + i):
        pixels[top - i][x], pixels[top + p.rows * cell + i - 1][x] = rgb(dark), rgb(light)
    for y in range(top - i, top + p.rows * cell + i):
        pixels[y][left - i], pixels[y][left + p.cols * cell + i - 1] = rgb(dark), rgb(light)


def command(x, y, w, h):
    """A rounded button with a black rim."""
    for j in range(h):
        cut = {0: 3, 1: 1, 2: 1, h - 1: 3, h - 2: 1, h - 3: 1}.get(j, 0)
        for i in range(cut, w - cut):
            rim = j in (0, h - 1) or i in (cut, w - cut - 1) or (j in (1, h - 2) and i in (cut + 1, w - cut - 2))
            pixels[y + j][x + i] = (0, 0, 0) if rim else rgb(button)


words = []
x = 8
for name in {"playing": ["Quit", "New", "Help"], "won": ["Quit", "Again", "Scores"], "lost": ["Quit", "Again", "Help"]}[p.status]:
    w = 6 * len(name) + 14
    command(x, 9, w, 21)
    words.append((x + 7, 24, name))
    x += w + 6
words.append((max(x + 4, W - 6 * 14 - 4), 18, f"Mines {p.left:3d}"))
words.append((max(x + 4, W - 6 * 14 - 4), 32, f"Time  {p.seconds:3d}"))
if foot:
    words.append((pad, H - 7, {"playing": "left: open  right: mark", "won": "Well done!", "lost": "You fell into a pit."}[p.status]))

X = C.CDLL("libX11.so.6")
for name in ("XOpenDisplay", "XLoadQueryFont", "XCreateGC", "XCreateImage", "XDefaultVisual"):
    getattr(X, name).restype = c_void_p
for name in ("XDefaultRootWindow", "XCreateSimpleWindow"):
    getattr(X, name).restype = c_ulong
D = c_void_p(X.XOpenDisplay(None))
win = X.XCreateSimpleWindow(D, c_ulong(X.XDefaultRootWindow(D)), 40, 40, W, H, 1, c_ulong(0), c_ulong(0xBEBEBE))
X.XStoreName(D, c_ulong(win), g.choice([b"xpits", b"Pits v1.1", b"xminepit"]))
gc = c_void_p(X.XCreateGC(D, c_ulong(win), c_ulong(0), None))
X.XLoadQueryFont(D, b"fixed")
data = bytes(v for row in pixels for (r, gg, b) in row for v in (b, gg, r, 0))
buffer = C.create_string_buffer(data, len(data))
image = c_void_p(X.XCreateImage(D, c_void_p(X.XDefaultVisual(D, 0)), c_uint(24), c_int(2), c_int(0), buffer, c_uint(W), c_uint(H), c_int(32), c_int(W * 4)))
X.XMapWindow(D, c_ulong(win))
while True:
    X.XPutImage(D, c_ulong(win), gc, image, 0, 0, 0, 0, W, H)
    X.XSetForeground(D, gc, c_ulong(0))
    for x, y, s in words:
        X.XDrawString(D, c_ulong(win), gc, x, y, s.encode(), len(s))
    X.XSync(D, 0)
    time.sleep(EVERY / 1000)
    ox, oy = origin(win)
    report(ox + left, oy + top, p.cols * cell, p.rows * cell)
