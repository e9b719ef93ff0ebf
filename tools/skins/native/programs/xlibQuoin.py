"""Plain Xlib with the server's own fonts, as for a colour workstation of 1996: covers are cut stones of four facets, a chequered flag or a pennant of a bitmap, a row of push buttons."""
import ctypes as C

from support import Position, tell_xlib

X = C.CDLL("libX11.so.6")
P, U, L, I, S = C.c_void_p, C.c_uint, C.c_ulong, C.c_int, C.c_char_p


class Point(C.Structure):
    _fields_ = [("x", C.c_short), ("y", C.c_short)]


for f, res, args in [
    (X.XOpenDisplay, P, [S]), (X.XDefaultRootWindow, L, [P]), (X.XCreateSimpleWindow, L, [P, L, I, I, U, U, U, L, L]), (X.XStoreName, I, [P, L, S]), (X.XMapWindow, I, [P, L]),
    (X.XCreateGC, P, [P, L, L, P]), (X.XSetForeground, I, [P, P, L]), (X.XFillRectangle, I, [P, L, P, I, I, U, U]), (X.XFillPolygon, I, [P, L, P, P, I, I, I]),
    (X.XFillArc, I, [P, L, P, I, I, U, U, I, I]), (X.XDrawLine, I, [P, L, P, I, I, I, I]), (X.XSetLineAttributes, I, [P, P, U, I, I, I]), (X.XLoadQueryFont, P, [P, S]), (X.XTextExtents, I, [P, S, I, P, P, P, P]), (X.XSetFont, I, [P, P, L]),
    (X.XDrawString, I, [P, L, P, I, I, S, I]), (X.XFlush, I, [P]), (X.XPending, I, [P]), (X.XNextEvent, I, [P, P]), (X.XCreatePixmap, L, [P, L, U, U, U]), (X.XCopyArea, I, [P, L, L, P, I, I, U, U, I, I]),
]:
    f.restype, f.argtypes = res, args

p = Position()
g = p.rng
STONES = [  # top, left, right, bottom, middle, floor, line, ground, ink of the ground
    (0xE8E4DC, 0xC9C3B6, 0x8F897C, 0x6B6559, 0xB0AA9C, 0xF2EFE8, 0xC8C2B4, 0xAEA89A, 0x000000),
    (0xB8CDE0, 0x94ADC6, 0x5A7592, 0x41597A, 0x7891AE, 0xDFE6EE, 0xB3C0CE, 0x8496AA, 0x000000),
    (0xE3B9A0, 0xCB977B, 0x94604A, 0x704331, 0xB37C62, 0xF4E6DA, 0xD6BDAA, 0xA78672, 0x000000),
    (0xA9C7A4, 0x86A880, 0x527450, 0x395739, 0x6C8F68, 0xE6EDDF, 0xBDCBB4, 0x7F967A, 0x000000),
    (0xD0D0D0, 0xB4B4B4, 0x787878, 0x585858, 0x989898, 0xC8C8C8, 0xA4A4A4, 0x8C8C8C, 0x000000),
]
north, west, east, south, top, floor, seam, ground, ink = g.choice(STONES)
u = p.cell_size(16, 34)
px = max(12, round(u * g.uniform(0.58, 0.72)))
name = g.choice(["-adobe-helvetica-bold-r-normal--%d-0-0-0-p-0-iso8859-1", "-adobe-courier-bold-r-normal--%d-0-0-0-p-0-iso8859-1", "-adobe-helvetica-bold-r-normal--%d-0-0-0-p-0-iso8859-1", "-adobe-times-bold-r-normal--%d-0-0-0-p-0-iso8859-1"]) % px
words = "-adobe-helvetica-bold-r-normal--13-0-0-0-p-0-iso8859-1"
gap = g.choice([0, 0, 1])
pitch = u + gap
cut = max(3, round(u * g.choice([0.18, 0.25, 0.34])))
style = g.choice(["stone", "stone", "pyramid", "diagonal"])
inks = g.choice([
    [0x0000CD, 0x006400, 0xCD0000, 0x00008B, 0x8B0000, 0x006868, 0x000000, 0x5A5A5A],
    [0x1E3C9C, 0x1E6E1E, 0xB01414, 0x6A1E8C, 0x8C4A00, 0x00687A, 0x101010, 0x505050],
    [0x000000] * 8,
])
FLAGS = [
    ["k........", "kRR......", "kRRRR....", "kRRRRRR..", "kRRRRRRRR", "kRRRRRR..", "kRRRR....", "kRR......", "k........", "k........", "k........", "k........"],
    ["k........", "kRRWWRRWW", "kRRWWRRWW", "kWWRRWWRR", "kWWRRWWRR", "kRRWWRRWW", "kRRWWRRWW", "k........", "k........", "k........", "k........", "kk......."],
    [".......k.", "..RRRRRk.", "RRRRRRRk.", ".RRRRRRk.", "RRRRRRRk.", "..RRRRRk.", ".......k.", ".......k.", ".......k.", ".......k.", "......kkk", ".....kkkk"],
]
flag = g.choice(FLAGS)
cloth = g.choice([0xC80000, 0xC80000, 0xE07000, 0x8B008B])
MINES = [
    [".....k.....", ".k...k...k.", "..k.kkk.k..", "...kkkkk...", "..kkWWkkk..", "kkkkWkkkkkk", "..kkkkkkk..", "...kkkkk...", "..k.kkk.k..", ".k...k...k.", ".....k....."],
    ["......YY...", ".....k..Y..", "....kkk.Y..", "..kkkkkkk..", ".kkWWkkkkk.", ".kWWkkkkkk.", "kkkkkkkkkkk", ".kkkkkkkkk.", ".kkkkkkkkk.", "..kkkkkkk..", "....kkk...."],
]
mine = g.choice(MINES)
bw, bh = pitch * p.cols - gap, pitch * p.rows - gap
place = g.choice(["top", "bottom"])
room, pad = 36, 10
width = max(bw + 2 * pad, 250)
height = bh + 2 * pad + room
left, above = (width - bw) // 2, pad + (room if place == "top" else 0)

d = X.XOpenDisplay(None)
win = X.XCreateSimpleWindow(d, X.XDefaultRootWindow(d), 30, 30, width, height, 0, 0, ground)
X.XStoreName(d, win, g.choice([b"quoin", b"XQuoin 2.1", b"xquoin"]))
pix = X.XCreatePixmap(d, win, width, height, 24)
gc = X.XCreateGC(d, pix, 0, None)
fonts = {}


def fill(x, y, w, h, tone):
    X.XSetForeground(d, gc, tone)
    X.XFillRectangle(d, pix, gc, x, y, w, h)


def poly(tone, *points):
    X.XSetForeground(d, gc, tone)
    X.XFillPolygon(d, pix, gc, (Point * len(points))(*[Point(*q) for q in points]), len(points), 0, 0)


def extent(font, text):
    """Left, right, advance, ascent and descent of a text in this font."""
    if font not in fonts:
        fonts[font] = X.XLoadQueryFont(d, font.encode()) or X.XLoadQueryFont(d, b"fixed")
    box, rest = (C.c_short * 6)(), [(C.c_int * 1)() for _ in range(3)]
    X.XTextExtents(fonts[font], text.encode(), len(text), *rest, box)
    return list(box)[:5]


def write(font, text, x, y, tone):
    """Text from here to the right, standing on this line; returns its width."""
    wide = extent(font, text)[2]
    X.XSetFont(d, gc, C.cast(fonts[font], C.POINTER(L))[1])
    X.XSetForeground(d, gc, tone)
    X.XDrawString(d, pix, gc, x, y, text.encode(), len(text))
    return wide


def letter(text, x, y, tone):
    """A sign in the middle of a cell."""
    lb, rb, _, up, down = extent(name, text)
    write(name, text, x + (u - (rb - lb)) // 2 - lb, y + (u - (up + down)) // 2 + up, tone)


def bitmap(rows, x, y, tones):
    """A bitmap in the middle of a cell, enlarged as by doubling some of its rows and columns."""
    z = max(1, u * 0.7 / max(len(rows), len(rows[0])))
    ox, oy = x + round((u - z * len(rows[0])) / 2), y + round((u - z * len(rows)) / 2)
    for j, row in enumerate(rows):
        for i, bit in enumerate(row):
            if bit != ".":
                l, t = round(i * z), round(j * z)
                fill(ox + l, oy + t, round((i + 1) * z) - l, round((j + 1) * z) - t, tones[bit])


def stone(x, y):
    a, b, m = x + u, y + u, u // 2
    if style == "diagonal":
        poly(north, (x, y), (a, y), (x, b))
        poly(south, (a, y), (a, b), (x, b))
        fill(x + 2, y + 2, u - 4, u - 4, top)
        return
    k = cut if style == "stone" else m
    fill(x, y, u, u, south)
    poly(north, (x, y), (a, y), (a - k, y + k), (x + k, y + k))
    poly(west, (x, y), (x + k, y + k), (x + k, b - k), (x, b))
    poly(east, (a, y), (a, b), (a - k, b - k), (a - k, y + k))
    if style == "stone":
        fill(x + k, y + k, u - 2 * k, u - 2 * k, top)


def button(x, text):
    w = extent(words, text)[2] + 18
    y = 6 if place == "top" else height - room + 2
    fill(x, y, w, 25, south)
    fill(x, y, w - 1, 24, north)
    fill(x + 2, y + 2, w - 4, 21, ground)
    write(words, text, x + 9, y + 17, ink)
    return x + w + 6


def draw():
    fill(0, 0, width, height, ground)
    x = button(pad, {"playing": "New", "won": "Won!", "lost": "Dead"}[p.status])
    if width > 300:
        x = button(x, "Scores")
    x = button(x, "Quit")
    write(words, f"{p.left} left  {p.seconds}s", x + 4, 23 if place == "top" else height - room + 19, ink)
    fill(left - 2, above - 2, bw + 4, bh + 4, south)
    fill(left, above, bw + 2, bh + 2, north)
    fill(left, above, bw, bh, seam)
    for r, c, s in p.each():
        x, y = left + c * pitch, above + r * pitch
        if s in "012345678*X":
            fill(x, y, u, u, seam)
            fill(x, y, u - (1 - gap), u - (1 - gap), 0xE83020 if s == "X" else floor)
        else:
            stone(x, y)
            if s in "F?x" and style == "pyramid":  # the point is cut off for what stands on it
                fill(x + 2, y + 2, u - 4, u - 4, north)
        if s in "12345678?":
            letter(s, x, y, inks[int(s) - 1] if s != "?" else 0x000000)
        elif s in "*X":
            bitmap(mine, x, y, {"k": 0x000000, "W": 0xFFFFFF, "Y": 0xE08000 if s == "*" else 0xFFF000})
        elif s in "Fx":
            bitmap(flag, x, y, {"k": 0x000000, "R": cloth, "W": 0xFFFFFF})
            if s == "x":
                X.XSetForeground(d, gc, 0x000000)
                X.XSetLineAttributes(d, gc, 2, 0, 0, 0)
                X.XDrawLine(d, pix, gc, x + 2, y + 2, x + u - 3, y + u - 3)
                X.XDrawLine(d, pix, gc, x + u - 3, y + 2, x + 2, y + u - 3)


draw()


def paint():
    X.XCopyArea(d, pix, win, gc, 0, 0, width, height, 0, 0)
    X.XFlush(d)


tell_xlib(X, d, win, paint, lambda x, y: (x + left - gap / 2, y + above - gap / 2, pitch * p.cols, pitch * p.rows))
