"""Art Deco on a Tk canvas: lacquered tiles with fans or sunrays in gold line, open squares plain; geometric numerals with an inline, pennants with rays, starry mines."""
import math
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
root = tk.Tk()
S = p.scale
root.title(g.choice(["Grand Hotel Minesweeper", "Mines Deco", "Chrysler Mines"]))
LOOKS = [  # frame, cover, cover's shade, line, open, line between open ones, inks, inline of the digits, cloth, rim of cloth, mine, its heart
    ("#14110f", "#1f1b19", "#0c0a09", "#d9b25f", "#f5ecd7", "#cdbb92", ["#1d4a9c", "#1d6b3a", "#b3201f", "#58207c", "#8a4a10", "#0c6c74", "#1a1715", "#75695a"], "#f5ecd7", "#b3201f", "#f0d68c", "#1a1715", "#d9b25f"),
    ("#082b26", "#0f5147", "#073029", "#e3c376", "#0b1917", "#24423c", ["#8fcaff", "#97eb95", "#ff9384", "#dcb1ff", "#ffc96f", "#7ff0e2", "#ffffff", "#b9c4bf"], "#0b1917", "#e9573f", "#f6dfa0", "#e3c376", "#0b1917"),
    ("#1a2340", "#2b3d6e", "#18244a", "#cfd8e6", "#eef1f6", "#b9c3d3", ["#2148b5", "#1f7040", "#c4262e", "#64259a", "#9c5212", "#0d7680", "#171b26", "#747c88"], "#eef1f6", "#d8a52c", "#fff4cf", "#171b26", "#cfd8e6"),
    ("#3a0f1d", "#7a1f38", "#4c0f20", "#f0c987", "#fbf1e4", "#e0c8ae", ["#24509f", "#256f3c", "#bb2424", "#642183", "#924c10", "#107078", "#241a1a", "#7d7068"], "#fbf1e4", "#fff3da", "#3a0f1d", "#241a1a", "#f0c987"),
]
frame, cover, shade, gold, paper, rule, ink, inline, cloth, rim, iron, heart = g.choice(LOOKS)
size = max(24, int(p.cell_size(26, 56) * S))
motif = g.choice(["fan", "rays", "chevron", "fan"])
inlined = g.random() < 0.7
weight = g.uniform(7.4, 9.4)
edge = max(6, round(g.choice([8, 12, 18]) * S))
head = round(54 * S)
W = max(p.cols * size, round(230 * S)) + 2 * edge
bx = (W - p.cols * size) // 2
by = head + edge
H = by + p.rows * size + edge
cv = tk.Canvas(root, width=W, height=H, bg=frame, highlightthickness=0, bd=0)
cv.pack()
thin = max(1, round(size / 30))


def arc(cx, cy, r, a, b):
    n = max(4, int(abs(b - a) / 12))
    return [(cx + r * math.cos(math.radians(a + (b - a) * i / n)), cy + r * math.sin(math.radians(a + (b - a) * i / n))) for i in range(n + 1)]


SHAPES = {  # on a block of 40 by 56, the waist high as the fashion was
    "1": [[(13, 13), (22, 4), (22, 52)]],
    "2": [arc(20, 17, 13, 180, 390) + [(7, 52), (34, 52)]],
    "3": [arc(19, 15, 11, 190, 440), arc(19, 37, 15, -90, 165)],
    "4": [[(28, 53), (28, 4), (5, 39), (37, 39)]],
    "5": [[(32, 4), (11, 4), (10, 26)] + arc(19, 37, 15, -125, 155)],
    "6": [arc(20, 37, 15, 0, 360), [(5.5, 33), (10, 20), (24, 4)]],
    "7": [[(6, 4), (34, 4), (17, 53)]],
    "8": [arc(20, 15, 11, 0, 360), arc(20, 37, 15, 0, 360)],
    "?": [arc(20, 16, 12, 180, 420) + [(20, 32), (20, 40)], [(20, 49), (20, 53)]],
}


def strokes(s, x, y, colour, width):
    f = size * 0.7 / 56
    for part in SHAPES[s]:
        at = [(x + size / 2 + (a - 20) * f, y + size / 2 + (b - 28) * f) for a, b in part]
        cv.create_line(*[v for q in at for v in q], fill=colour, width=max(1, width * f), joinstyle="miter" if s in "147" else "round", capstyle="butt")


def poly(x, y, points, fill, outline="", width=1):
    cv.create_polygon(*[v for a, b in points for v in (x + a * size / 40, y + b * size / 40)], fill=fill, outline=outline, width=max(1, round(width * size / 40)))


def line(x, y, points, fill, width):
    cv.create_line(*[v for a, b in points for v in (x + a * size / 40, y + b * size / 40)], fill=fill, width=max(1, round(width * size / 40)))


def tile(x, y, bare):
    cv.create_rectangle(x, y, x + size, y + size, fill=shade, width=0)
    cv.create_rectangle(x + thin, y + thin, x + size - thin - 1, y + size - thin - 1, fill=cover, outline=gold, width=thin)
    if bare:
        return
    if motif == "fan":
        for r in (28, 20, 13):
            line(x, y, arc(20, 35.5, r, 234, 306), gold, 1.4)
        for a in (234, 252, 270, 288, 306):
            line(x, y, [(20, 35.5), (20 + 28 * math.cos(math.radians(a)), 35.5 + 28 * math.sin(math.radians(a)))], gold, 1)
        poly(x, y, [(20, 35.5)] + arc(20, 35.5, 8, 234, 306), gold)
    elif motif == "rays":
        for a in range(2, 90, 18):
            a, b = math.radians(a), math.radians(a + 8)
            poly(x, y, [(5, 5), (5 + 31 * math.cos(a), 5 + 31 * math.sin(a)), (5 + 31 * math.cos(b), 5 + 31 * math.sin(b))], gold)
    else:
        for d in (0, 9, 18):
            poly(x, y, [(6, 14 + d), (20, 6 + d), (34, 14 + d), (34, 17 + d), (20, 9 + d), (6, 17 + d)], gold)


def flag(x, y):
    poly(x, y, [(9, 35), (23, 35), (21, 31.5), (11, 31.5)], gold, frame)
    poly(x, y, [(14.5, 4), (17.5, 4), (17.5, 32), (14.5, 32)], gold, frame)
    poly(x, y, [(17.5, 5), (36, 14), (17.5, 23)], cloth, rim, 1.6)
    for a, b in ((29, 12.6), (29, 15.4)):
        line(x, y, [(18.5, 14), (a, b)], rim, 1)


def mine(x, y, dark, light):
    star = [((17, 10.5)[i % 2], i * math.pi / 8) for i in range(16)]
    poly(x, y, [(20 + r * math.cos(a), 20 + r * math.sin(a)) for r, a in star], dark)
    poly(x, y, arc(20, 20, 11.5, 0, 345), dark, light, 1.2)
    poly(x, y, [(20 + (6, 2.6)[i % 2] * math.cos(i * math.pi / 4), 20 + (6, 2.6)[i % 2] * math.sin(i * math.pi / 4)) for i in range(8)], light)


for r, c, s in p.each():
    x, y = bx + c * size, by + r * size
    if s in "#F?x":
        tile(x, y, s != "#")
    else:
        cv.create_rectangle(x, y, x + size, y + size, fill="#d8382a" if s == "X" else paper, width=0)
        cv.create_rectangle(x, y, x + size - 1, y + size - 1, outline=rule, width=1)
    if s in "12345678":
        strokes(s, x, y, ink[int(s) - 1], weight)
        if inlined and size > 36:
            strokes(s, x, y, inline, 1.4)
    elif s == "?":
        strokes(s, x, y, gold, weight)
    elif s in "Fx":
        flag(x, y)
        if s == "x":
            for colour, w in (("#ffffff", 6), ("#101010", 3.4)):
                line(x, y, [(6, 6), (34, 34)], colour, w)
                line(x, y, [(34, 6), (6, 34)], colour, w)
    elif s in "*X":
        mine(x, y, "#120c0a" if s == "X" else iron, "#ffe9b0" if s == "X" else heart)
for d in (round(3 * S), round(6 * S)):
    cv.create_rectangle(bx - d, by - d, bx + p.cols * size + d - 1, by + p.rows * size + d - 1, outline=gold, width=max(1, round(S)))
name = g.choice(["URW Gothic", "Nimbus Sans Narrow", "URW Bookman"])
big = (name, -round(24 * S), "bold")
cv.create_text(edge, head / 2, anchor="w", text=f"{p.left:02d}", fill=gold, font=big)
cv.create_text(W - edge, head / 2, anchor="e", text=f"{p.seconds // 60}:{p.seconds % 60:02d}", fill=gold, font=big)
cv.create_text(W / 2, head / 2, text={"playing": "M · I · N · E · S", "won": "BRAVO", "lost": "BOOM"}[p.status], fill="#fff6df", font=(name, -round(16 * S)))
root.resizable(False, False)
tell_tk(root, lambda: (cv.winfo_rootx() + bx, cv.winfo_rooty() + by, p.cols * size, p.rows * size))
