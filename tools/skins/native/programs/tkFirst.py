"""A beginner's first program: a grid of tk.Button with text on it, letters or symbols for flags and mines, colours by name."""
import tkinter as tk
from tkinter import font as tkfont

from support import Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk()
root.title(g.choice(["tk", "Minesweeper", "My Minesweeper", "minesweeper.py"]))
root.resizable(False, False)
k = p.scale
size = int(p.cell_size(18, 48) * k)
family = g.choice(["DejaVu Sans", "Liberation Sans", "DejaVu Sans Mono", "Nimbus Roman", "Noto Sans", "FreeSans"])
high = max(10, int(size * g.uniform(0.42, 0.6)))
font = tkfont.Font(family=family, size=-high, weight=g.choice(["bold", "normal", "bold"]))
symbols = tkfont.Font(family="DejaVu Sans", size=-high, weight="normal")
struck = tkfont.Font(family="DejaVu Sans", size=-high, weight="bold", overstrike=True)
LOOKS = [  # cover, open, text on covers, flag, inks
    ("#d9d9d9", "#f0f0f0", "black", "red", ["blue", "green", "red", "purple", "maroon", "turquoise4", "black", "gray40"]),
    ("gray75", "gray90", "black", "red3", ["blue2", "green4", "red2", "navy", "brown4", "cyan4", "black", "gray45"]),
    ("SteelBlue3", "AliceBlue", "white", "yellow", ["blue", "dark green", "red", "dark violet", "saddle brown", "dark cyan", "black", "dim gray"]),
    ("DarkOliveGreen4", "beige", "white", "gold", ["dodgerblue4", "forestgreen", "firebrick", "purple4", "orangered3", "deepskyblue4", "gray10", "gray40"]),
    ("gray25", "gray12", "white", "orange", ["deep sky blue", "lime green", "tomato", "orchid", "gold", "aquamarine", "white", "gray70"]),
    ("tan", "cornsilk", "black", "red", ["black"] * 8),
    ("thistle3", "lavender blush", "black", "firebrick", ["medium blue", "deep pink", "dark orange3", "dark green", "brown", "purple", "black", "slate gray"]),
]
cover, paper, words, flag_ink, inks = g.choice(LOOKS)
flag = g.choice(["F", "P", "⚑", "⚑", "►", "!"])
mine = g.choice(["*", "M", "●", "☀", "✹"])
if mine == "M" and flag == "!":
    mine = "*"
border = g.choice([1, 2, 2, 3, 4])
opened = g.choice(["sunken", "sunken", "flat", "ridge"])
pad = g.choice([0, 0, 0, 1, 2])
wrong_bg = g.choice(["orange", "pink", "yellow"])
blank = tk.PhotoImage(width=1, height=1)
bar = tk.Frame(root)
ui = ("DejaVu Sans", -int(14 * k))
tk.Label(bar, text=f"Mines: {p.left}", font=ui).pack(side="left", padx=6, pady=4)
tk.Button(bar, text={"playing": "Restart", "won": "You won!", "lost": "Game over"}[p.status], font=ui).pack(side=g.choice(["left", "right"]), padx=6)
tk.Label(bar, text=f"Time: {p.seconds}", font=ui).pack(side="right", padx=6)
where = g.choice(["top", "top", "bottom"])
bar.pack(side=where, fill="x")
grid = tk.Frame(root)
grid.pack(padx=g.choice([0, 5, 10]), pady=g.choice([0, 5, 10]))
cells = {}
for r, c, s in p.each():
    text, ink, bg, relief, f = "", words, cover, "raised", font
    if s in "0123456789":
        text, bg, relief = s if s != "0" else "", paper, opened
        ink = inks[int(s) - 1] if s != "0" else words
    elif s == "F":
        text, ink, f = flag, flag_ink, symbols if flag in "⚑►" else font
    elif s == "?":
        text = "?"
    elif s in "*X":
        text, bg, relief, ink, f = mine, "red" if s == "X" else paper, opened, "white" if paper == "gray12" else "black", symbols if mine in "●☀✹" else font
    elif s == "x":
        text, bg, ink, f = flag, wrong_bg, "black", struck
    b = tk.Button(grid, text=text, image=blank, compound="center", width=size - 2 * border - 2, height=size - 2 * border - 2, padx=0, pady=0, bd=border,
                  relief=relief, bg=bg, fg=ink, font=f, activebackground=bg, activeforeground=ink, highlightthickness=0, takefocus=0)
    b.grid(row=r, column=c, padx=pad, pady=pad)
    cells[r, c] = b
tell_tk(root, lambda: region(p, cells, tk_box))
