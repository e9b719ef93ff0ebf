"""Squared paper (or a blackboard) on a Tk canvas: covered squares are hatched by hand, digits are written with strokes, flags and mines are scribbled."""
import math
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
LOOKS = [  # paper, squares, cover, hatch, frame, words, flag, mine, digits
    ("#fdfcf3", "#b9cfe6", "#e3e6ea", "#6d7783", "#47525e", "#1d2b4a", "#d0202c", "#22252b", ["#1d3fa8", "#1d3fa8", "#1d3fa8", "#1d3fa8", "#1d3fa8", "#1d3fa8", "#1d3fa8", "#1d3fa8"]),
    ("#fffdf6", "#cfc6ae", "#f0dba8", "#b98a3c", "#7c5c24", "#3c2c10", "#b3162c", "#2a2018", ["#2456c0", "#1f7a2e", "#c4241c", "#5a2a98", "#8a4a0a", "#0b747c", "#1a1a1a", "#77716a"]),
    ("#26382f", "#4d6558", "#5f8070", "#a9c9b8", "#8a6236", "#f3f3e6", "#ffd24a", "#f4f4ec", ["#9fd0ff", "#b6f0a0", "#ffa79c", "#dcb9ff", "#ffd591", "#93f0ea", "#ffffff", "#c5cfc8"]),
    ("#1f2937", "#3b4a60", "#4f6484", "#9db4d6", "#111827", "#eef2f8", "#ff8a5c", "#f1f4f9", ["#f1f4f9"] * 8),
    ("#ffffff", "#d7e8d7", "#d5ead0", "#5d9a55", "#4d7a46", "#1e3a1a", "#e03a1e", "#252525", ["#2247c4", "#22802a", "#cc2020", "#5b2394", "#8c4807", "#0a7480", "#181818", "#707070"]),
]
paper, squares, cover, hatch, border, words, flagged, black, inks = g.choice(LOOKS)
size = p.cell_size(20, 52)
pen = max(2, round(size * g.uniform(0.08, 0.13)))
wobble = g.choice([0, 0, 0.015])
filling = g.choice(["hatch", "hatch", "cross", "scribble", "block"])
mark = g.choice(["flag", "flag", "arrow", "ring"])
strokes = {  # each digit as lines through points of a 10 by 14 box
    "1": [[(2.5, 3.5), (5.5, 0), (5.5, 14)]],
    "2": [[(0.8, 3.4), (1.6, 1.2), (4, 0), (6.4, 0.2), (8.6, 1.8), (8.8, 4), (7.6, 6.4), (4, 10), (0.6, 14), (9.4, 14)]],
    "3": [[(1, 1.6), (3.4, 0), (6.6, 0.2), (8.6, 2), (8.4, 4.6), (6.6, 6.4), (4, 6.6), (7, 7), (9, 9), (9, 11.4), (7, 13.6), (4, 14), (0.8, 12.4)]],
    "4": [[(7, 14), (7, 0), (0.4, 9.6), (9.8, 9.6)]],
    "5": [[(8.8, 0), (1.8, 0), (1.2, 6.2), (4.6, 5.2), (7.6, 6), (9.2, 8.6), (8.8, 11.6), (6.6, 13.6), (3.6, 14), (0.8, 12.4)]],
    "6": [[(8, 0.6), (5, 0.8), (2.4, 3.6), (0.9, 8), (1.2, 11.4), (3.2, 13.7), (6.2, 13.8), (8.7, 11.8), (8.8, 8.8), (6.8, 6.8), (3.8, 6.8), (1.1, 9.4)]],
    "7": [[(0.8, 0), (9.4, 0), (4, 14)]] + g.choice([[], [[(3.4, 7), (8.2, 7)]]]),
    "8": [[(5, 6.6), (2.2, 5.2), (1.4, 3), (2.8, 0.8), (5, 0), (7.2, 0.8), (8.6, 3), (7.8, 5.2), (5, 6.6), (1.8, 8.4), (0.8, 11), (2.4, 13.4), (5, 14), (7.6, 13.4), (9.2, 11), (8.2, 8.4), (5, 6.6)]],
    "?": [[(1, 3), (2.4, 0.8), (5, 0), (7.8, 1), (8.6, 3.4), (7, 6), (5, 7.4), (5, 9.8)], [(5, 13.4), (5, 14)]],
}
root = tk.Tk()
root.title(g.choice(["Squared paper mines", "Maths lesson", "Chalk & Mines"]))
root.resizable(False, False)
root.config(bg=border)
if g.random() < 0.5:
    menu = tk.Menu(root)
    for name in ("Game", "Paper", "About"):
        menu.add_cascade(label=name, menu=tk.Menu(menu, tearoff=0))
    root.config(menu=menu)
margin = g.choice([0, size // 2, size])  # squares of the paper that are no part of the board
canvas = tk.Canvas(root, width=p.cols * size + 2 * margin + 1, height=p.rows * size + 2 * margin + 1, bg=paper, bd=0, highlightthickness=0)


def hand(x, y):
    return x + g.uniform(-1, 1) * wobble * size, y + g.uniform(-1, 1) * wobble * size


def stroke(points, colour, width=pen, smooth=False):
    canvas.create_line(*[v for x, y in points for v in hand(x, y)], fill=colour, width=width, capstyle="round", joinstyle="round", smooth=smooth)


def covered(x, y):
    n = size
    if filling == "block":
        canvas.create_rectangle(x + 2, y + 2, x + n - 2, y + n - 2, fill=cover, outline=hatch, width=max(1, pen // 2))
        return
    canvas.create_rectangle(x, y, x + n, y + n, fill=cover, outline="")
    thin = max(1, size // 26)
    if filling == "scribble":
        step = n / 5
        points = []
        for i in range(6):
            points += [(x + 2, y + i * step), (x + n - 2, y + i * step + step / 3)]
        points = [(px, min(py, y + n - 2)) for px, py in points]
        stroke(points, hatch, thin)
    else:
        for k in range(1, 8):
            d = k * n / 4
            a, b = (max(0, d - n), min(d, n)), (min(d, n), max(0, d - n))
            if k % (1 if filling == "hatch" else 2):
                stroke([(x + a[0], y + a[1]), (x + b[0], y + b[1])], hatch, thin)
                if filling == "cross":
                    stroke([(x + n - a[0], y + a[1]), (x + n - b[0], y + b[1])], hatch, thin)
    canvas.create_rectangle(x, y, x + n, y + n, fill="", outline=hatch, width=max(1, size // 24))


def plate(x, y):
    """What lies under a mark on hatched ground, so that it can be read."""
    if filling != "block":
        m = size * 0.13
        canvas.create_rectangle(x + m, y + m, x + size - m, y + size - m, fill=cover, outline="")


def digit(x, y, s, colour):
    h = size * 0.6
    k = h / 14
    ox, oy = x + size / 2 - 5 * k, y + size / 2 - 7 * k
    for line in strokes[s]:
        stroke([(ox + a * k, oy + b * k) for a, b in line], colour, pen, smooth=s in "23568?" and len(line) > 4)


def sign(x, y):
    at = lambda *points: [(x + a * size / 20, y + b * size / 20) for a, b in points]
    plate(x, y)
    if mark == "flag":
        stroke(at((6, 3.4), (6, 17)), words)
        canvas.create_polygon(*[v for q in at((6.4, 3.4), (16, 7), (6.4, 10.8)) for v in q], fill=flagged, outline=flagged, width=1)
    elif mark == "arrow":
        stroke(at((10, 16.4), (10, 5)), flagged)
        stroke(at((5.4, 9), (10, 3.8), (14.6, 9)), flagged)
    else:
        canvas.create_oval(*[v for q in at((4.4, 4.4), (15.6, 15.6)) for v in q], outline=flagged, width=pen)
        canvas.create_oval(*[v for q in at((8.2, 8.2), (11.8, 11.8)) for v in q], fill=flagged, outline=flagged)


def mine(x, y):
    o = size / 2
    for i in range(8):
        a = i * math.pi / 4 + 0.2
        stroke([(x + o + size * 0.2 * math.cos(a), y + o + size * 0.2 * math.sin(a)), (x + o + size * 0.4 * math.cos(a), y + o + size * 0.4 * math.sin(a))], black, max(2, pen * 2 // 3))
    canvas.create_oval(x + size * 0.26, y + size * 0.26, x + size * 0.74, y + size * 0.74, fill=black, outline=black)


for k in range(-8, p.cols + 9):
    canvas.create_line(margin + k * size, 0, margin + k * size, p.rows * size + 2 * margin + 1, fill=squares)
for k in range(-8, p.rows + 9):
    canvas.create_line(0, margin + k * size, p.cols * size + 2 * margin + 1, margin + k * size, fill=squares)
for r, c, s in p.each():
    x, y = margin + c * size, margin + r * size
    if s in "#F?x":
        covered(x, y)
    elif s == "X":
        canvas.create_rectangle(x + 1, y + 1, x + size, y + size, fill="#ff6a4d", outline="")
    if s == "?":
        plate(x, y)
    if s in "12345678?":
        digit(x, y, s, inks[int(s) - 1] if s != "?" else words)
    elif s in "Fx":
        sign(x, y)
        if s == "x":
            for width, colour in ((pen + 2, cover), (pen, words)):
                stroke([(x + size * 0.16, y + size * 0.16), (x + size * 0.84, y + size * 0.84)], colour, width)
                stroke([(x + size * 0.84, y + size * 0.16), (x + size * 0.16, y + size * 0.84)], colour, width)
    elif s in "*X":
        mine(x, y)
canvas.create_rectangle(margin, margin, margin + p.cols * size, margin + p.rows * size, outline=words, width=g.choice([1, 2]))
text = dict(bg=paper, fg=words, font=(g.choice(["Z003", "DejaVu Sans", "C059"]), -17, "italic"))
line = tk.Frame(root, bg=paper)
for t, side in ((f"Mines left: {p.left}", "left"), (f"{p.seconds} s", "right")):
    tk.Label(line, text=t, **text).pack(side=side, padx=10, pady=3)
note = {"playing": "", "won": "10/10", "lost": "See me!"}[p.status]
if note:
    tk.Label(line, text=note, **{**text, "fg": flagged}).pack()
rim = g.choice([0, 6, 10])
low = g.random() < 0.4
if not low:
    line.pack(fill="x", padx=rim, pady=(rim, 0))
canvas.pack(padx=rim, pady=rim if not low and rim == 0 else (rim, rim))
if low:
    line.pack(fill="x", padx=rim, pady=(0, rim))
tell_tk(root, lambda: (canvas.winfo_rootx() + margin, canvas.winfo_rooty() + margin, p.cols * size, p.rows * size))
