"""Tk buttons, the plain grey kind: each holds an image, or a digit on an empty one; what is open is a sunken or ridged label."""
import math
import tkinter as tk
from tkinter import font as tkfont

from support import CLASSIC, Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["Minesweeper", "Minesweeper (Tk)", "Clear the field", "mines.py"]))
root.resizable(False, False)
size = round(p.cell_size(16, 44) * p.scale)
face, paper, deep = g.choice([("#d9d9d9", "#d9d9d9", "#a3a3a3"), ("#c3c3c3", "#cdcdcd", "#8e8e8e"), ("#d4d0c8", "#e4e1da", "#a8a49c"), ("#dcdad5", "#f2f1ee", "#b0aca3"), ("#bfc7d0", "#dde3e9", "#8994a0")])
MORE = dict(zip("12345678", ["#2040d0", "#107010", "#d01818", "#101070", "#701010", "#107878", "#181818", "#707070"]))
ink = g.choice([CLASSIC, CLASSIC, MORE])
family = g.choice(["Helvetica", "DejaVu Sans", "Liberation Sans", "Courier", "Nimbus Sans Narrow"])
digits = tkfont.Font(family=family, size=-round(size * g.uniform(0.5, 0.66)), weight=g.choice(["bold", "bold", "bold", "normal"]))
plain = tkfont.Font(family="Helvetica", size=-round(13 * p.scale))
bd = g.choice([1, 2, 2, 3]) if size > 20 else g.choice([1, 2])
opened = g.choice(["sunken", "flat", "ridge", "groove", "solid"])
cloth = g.choice(["#e00000", "#c8102e", "#ff2a1a", "#d81b60"])


def rgb(c):
    return [v / 257 for v in root.winfo_rgb(c)]


def picture(px, ground, shapes):
    """Shapes in a unit square, as (colour, inside), the last on top; three by three points to a pixel."""
    image = tk.PhotoImage(width=px, height=px)
    base, shapes = rgb(ground), [(rgb(c), f) for c, f in shapes]
    lines = []
    for y in range(px):
        line = []
        for x in range(px):
            total = [0.0, 0.0, 0.0]
            for i in range(9):
                u, v = (x + (i % 3 + 0.5) / 3) / px, (y + (i // 3 + 0.5) / 3) / px
                colour = base
                for c, f in shapes:
                    if f(u, v):
                        colour = c
                total = [a + b for a, b in zip(total, colour)]
            line.append("#%02x%02x%02x" % tuple(round(t / 9) for t in total))
        lines.append("{" + " ".join(line) + "}")
    image.put(" ".join(lines))
    return image


def rect(x0, y0, x1, y1):
    return lambda u, v: x0 <= u < x1 and y0 <= v < y1


def disc(x, y, r):
    return lambda u, v: (u - x) ** 2 + (v - y) ** 2 < r * r


def bar(x0, y0, x1, y1, half):
    length = math.hypot(x1 - x0, y1 - y0)
    ax, ay = (x1 - x0) / length, (y1 - y0) / length
    return lambda u, v: 0 <= (u - x0) * ax + (v - y0) * ay <= length and abs((u - x0) * ay - (v - y0) * ax) < half


kind = g.choice(["right", "left", "square", "wave"])
pole = "#202020"
if kind == "right":
    flag = [(pole, rect(0.3, 0.08, 0.38, 0.94)), (cloth, lambda u, v: u >= 0.38 and v >= 0.1 and (u - 0.38) / 0.5 + abs(v - 0.32) / 0.24 < 1)]
elif kind == "left":
    flag = [(pole, rect(0.56, 0.08, 0.64, 0.86)), (cloth, lambda u, v: u < 0.6 and (0.6 - u) / 0.46 + abs(v - 0.3) / 0.24 < 1), (pole, rect(0.36, 0.8, 0.84, 0.9)), (pole, rect(0.26, 0.88, 0.92, 0.96))]
elif kind == "square":
    flag = [(pole, rect(0.2, 0.06, 0.28, 0.96)), (cloth, rect(0.28, 0.1, 0.84, 0.52))]
else:
    flag = [("#7a4a1a", rect(0.2, 0.06, 0.29, 0.96)), (cloth, lambda u, v: 0.29 <= u < 0.88 and 0.11 < v + 0.05 * math.sin((u - 0.29) * 11) < 0.52)]
ball = "#101010"
mine = [(ball, bar(0.5 + math.cos(a) * 0.44, 0.5 + math.sin(a) * 0.44, 0.5 - math.cos(a) * 0.44, 0.5 - math.sin(a) * 0.44, 0.045)) for a in [i * math.pi / 4 for i in range(4)]] + [(ball, disc(0.5, 0.5, 0.29)), ("#f4f4f4", disc(0.41, 0.41, 0.075))]
if g.random() < 0.35:  # with a fuse
    mine = [("#8a5a20", bar(0.62, 0.34, 0.8, 0.12, 0.035)), ("#ff9a00", disc(0.82, 0.11, 0.08)), (ball, disc(0.45, 0.6, 0.33)), ("#c8c8c8", disc(0.34, 0.48, 0.07))]
strokes = [bar(0.1, 0.1, 0.9, 0.9, 0.055), bar(0.9, 0.1, 0.1, 0.9, 0.055)]
mined = g.random() < 0.4  # a wrong flag is shown as a mine with a cross
wrong = [*mine, *(("#e00000", f) for f in strokes)] if mined else [*flag, *(("#000000", f) for f in strokes)]
px = max(8, round((size - 2 * bd) * g.uniform(0.72, 0.95)))
hit = g.choice(["#ff0000", "#ff5050", "#ff8c5a"])
pictures = {"F": picture(px, face, flag), "x": picture(px, paper if mined else face, wrong), "*": picture(px, paper, mine), "X": picture(px, hit, mine)}
blank = tk.PhotoImage(width=1, height=1)

root.configure(bg=face)
if g.random() < 0.6:
    menu = tk.Menu(root, font=plain, bg=face)
    for name in g.choice([["Game", "Help"], ["File", "Level", "About"]]):
        menu.add_cascade(label=name, menu=tk.Menu(menu, tearoff=0))
    root.config(menu=menu)
top = tk.Frame(root, bg=face, bd=2, relief=g.choice(["flat", "sunken", "groove"]))
top.pack(fill="x", padx=g.choice([0, 6, 10]), pady=g.choice([2, 6, 10]))
led = g.random() < 0.4
look = dict(bg="black", fg="red", font=tkfont.Font(family="Courier", size=-round(24 * p.scale), weight="bold"), bd=1, relief="sunken") if led else dict(bg=face, font=plain)
tk.Label(top, text=f"{p.left:03d}" if led else f"Mines left: {p.left}", **look).pack(side="left", padx=4, pady=3)
tk.Label(top, text=f"{p.seconds:03d}" if led else f"{p.seconds} s", **look).pack(side="right", padx=4, pady=3)
tk.Button(top, text={"playing": ":)", "won": "8)", "lost": ":("}[p.status], font=plain, bg=face, bd=2, padx=6, pady=2, highlightthickness=0).pack(pady=3)
field = tk.Frame(root, bg=deep, bd=g.choice([0, 2, 3]), relief="sunken")
field.pack(padx=g.choice([0, 6, 10]), pady=g.choice([0, 6, 10]))
gap = g.choice([0, 0, 0, 1])
boxes = {}
for r, c, s in p.each():
    box = tk.Frame(field, width=size, height=size, bg=deep)
    box.grid(row=r, column=c, padx=(gap, 0), pady=(gap, 0))
    box.pack_propagate(False)
    common = dict(image=pictures.get(s, blank), compound="center", font=digits, padx=0, pady=0, highlightthickness=0)
    if s in "#F?" or (s == "x" and not mined):
        w = tk.Button(box, bg=face, bd=bd, relief="raised", text="?" if s == "?" else "", **common)
    else:
        w = tk.Label(box, bg=hit if s == "X" else paper, bd=0 if opened == "flat" else 1, relief=opened, fg=ink.get(s, "black"), text=s if s in "12345678" else "", **common)
    w.pack(fill="both", expand=True)
    boxes[r, c] = box
if g.random() < 0.5:
    tk.Label(root, text={"playing": f"{p.cols} x {p.rows}, {p.mines} mines", "won": "Congratulations!", "lost": "You hit a mine."}[p.status], anchor="w", bg=face, font=plain, bd=1, relief="sunken").pack(fill="x")


tell_tk(root, lambda: region(p, boxes, tk_box))
