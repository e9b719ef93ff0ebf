"""Tk canvas in one bit: black and white only, ground dithered in patterns of 4 points, pixel numerals and marks drawn as text and enlarged whole."""
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
NUMERALS = {  # 6 x 8 points
    "1": "..##.. .###.. ..##.. ..##.. ..##.. ..##.. ..##.. ######", "2": ".####. ##..## ....## ...##. ..##.. .##... ##.... ######",
    "3": ".####. ##..## ....## ..###. ....## ....## ##..## .####.", "4": "...##. ..###. .#.##. ##.##. ###### ...##. ...##. ...##.",
    "5": "###### ##.... #####. ....## ....## ....## ##..## .####.", "6": "..###. .##... ##.... #####. ##..## ##..## ##..## .####.",
    "7": "###### ....## ....## ...##. ..##.. ..##.. .##... .##...", "8": ".####. ##..## ##..## .####. ##..## ##..## ##..## .####.",
    "?": ".####. ##..## ....## ...##. ..##.. ..##.. ...... ..##..",
}
FLAGS = {
    "pennant": "##....... #####.... ########. ######### #######.. ####..... ##....... ##....... ##....... ##.......",
    "banner": "......##. .######## ######### ######### .######## ......##. ......##. ......##. ..####### ..#######",
    "pin": "..#####.. .#######. ######### ######### .#######. ..#####.. ....#.... ....#.... ....#.... ....#....",
    "exclaim": "...###... ...###... ...###... ...###... ...###... ....#.... ......... ...###... ...###... .........",
}
MINES = {
    "ball": "....#.... .#.###.#. ..#####.. .##..###. ###..#### ######### .#######. ..#####.. .#.###.#. ....#....",
    "skull": ".#######. ######### #..###..# #..###..# ####.#### .#######. ..#####.. ..#.#.#.. ..#.#.#.. .........",
    "bomb": "......##. .....#..# ....#.... ..#####.. .#######. ###..#### ###.##### ######### .#######. ..#####..",
}
DITHERS = {"half": ["#.#.", ".#.#", "#.#.", ".#.#"], "quarter": ["#...", "..#.", "#...", "..#."], "lines": ["####", "....", "####", "...."], "slant": ["#...", ".#..", "..#.", "...#"]}
flag, mine = g.choice(list(FLAGS)), g.choice(list(MINES))
cover = g.choice(list(DITHERS))
raised = g.random() < 0.4  # a key with a shadow of its own on the open ground
open_lines = g.choice(["solid", "dots"])
fits = [z for z in (1, 2, 2, 3) if 15 * z <= p.max_cell] or [1]
zoom = g.choice(fits)
cell = g.randint(15, 19)  # in points before they are enlarged
cell = max(14, min(cell, int(p.max_cell // zoom)))
black, white = g.choice([("#000000", "#ffffff"), ("#000000", "#ffffff"), ("#1a120a", "#fff4d8"), ("#ffffff", "#000000"), ("#ffb000", "#1c1100")])


def blank(value=0):
    return [[value] * cell for _ in range(cell)]


def stamp(px, picture, value=1, halo=None):
    rows = picture.split()
    x0, y0 = (cell - len(rows[0])) // 2, (cell - len(rows)) // 2
    lit = [(y0 + y, x0 + x) for y, row in enumerate(rows) for x, bit in enumerate(row) if bit == "#"]
    if halo is not None:
        for y, x in lit:
            for dy in (-1, 0, 1):
                for dx in (-1, 0, 1):
                    if 0 <= y + dy < cell and 0 <= x + dx < cell:
                        px[y + dy][x + dx] = halo
    for y, x in lit:
        px[y][x] = value


def covered():
    px = blank()
    for y in range(cell):
        for x in range(cell):
            px[y][x] = 1 if DITHERS[cover][y % 4][x % 4] == "#" else 0
    for i in range(cell):
        if raised:
            px[i][0] = px[0][i] = 0
            px[i][cell - 1] = px[cell - 1][i] = px[i][cell - 2] = px[cell - 2][i] = 1
        else:
            px[i][cell - 1] = px[cell - 1][i] = 1
    return px


def opened():
    px = blank()
    for i in range(cell):
        if open_lines == "solid" or i % 3 == 0:
            px[i][cell - 1] = px[cell - 1][i] = 1
    return px


def crossed(px):
    for i in range(2, cell - 2):
        for d in (-1, 0, 1):
            for x in (i + d, cell - 1 - i + d):
                if 0 <= x < cell:
                    px[i][x] = 1 if d == 0 else 0
    return px


def picture(s):
    if s == "0":
        return opened()
    if s in "12345678":
        px = opened()
        stamp(px, NUMERALS[s])
        return px
    if s == "*":
        px = opened()
        stamp(px, MINES[mine])
        return px
    if s == "X":  # in reverse
        px = blank(1)
        stamp(px, MINES[mine], 0)
        return px
    px = covered()
    if s in "Fx":
        stamp(px, FLAGS[flag], 1, 0)
    if s == "?":
        stamp(px, NUMERALS["?"], 1, 0)
    return crossed(px) if s == "x" else px


root = tk.Tk()
root.title(g.choice(["onebit", "Dither Field", "mines.xbm"]))
root.resizable(False, False)
root.config(bg=white)


def photo(s):
    image = tk.PhotoImage(width=cell, height=cell)
    image.put(" ".join("{" + " ".join(black if bit else white for bit in row) + "}" for row in picture(s)))
    return image.zoom(zoom)


images = {s: photo(s) for s in {s for _, _, s in p.each()}}
top = tk.Frame(root, bg=white)
top.pack(fill="x", padx=6, pady=4)
font = ("fixed", -13) if g.random() < 0.5 else ("DejaVu Sans Mono", -12, "bold")
plain = dict(bg=white, fg=black, font=font)
tk.Label(top, text=f"Mines {p.left}", **plain).pack(side="left")
tk.Label(top, text=f"Time {p.seconds}", **plain).pack(side="right")
tk.Button(top, text={"playing": "New", "won": "Won", "lost": "Lost"}[p.status], relief="solid", bd=1, highlightthickness=0, activebackground=white, padx=4, pady=0, **plain).pack()
size = cell * zoom
edge = g.choice([1, 2, 3])
canvas = tk.Canvas(root, width=p.cols * size, height=p.rows * size, bg=white, bd=0, highlightthickness=edge, highlightbackground=black)
canvas.pack(padx=g.choice([4, 12]), pady=(2, 10))
for r, c, s in p.each():
    canvas.create_image(edge + c * size, edge + r * size, image=images[s], anchor="nw")
tell_tk(root, lambda: (canvas.winfo_rootx() + edge, canvas.winfo_rooty() + edge, p.cols * size, p.rows * size))
