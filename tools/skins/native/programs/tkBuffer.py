"""The game as a mode of a text editor: a buffer of monospaced text whose characters have faces (boxes, backgrounds), with menu, tool bar, fringe, mode line and echo area."""
import tkinter as tk
from tkinter import font as tkfont

from support import Position, tell_tk

p = Position()
g = p.rng
k = p.scale
root = tk.Tk()
FACES = [  # paper, ink, cover, its ink, opened, inks, flag, mode line (ground, ink)
    ("#ffffff", "#000000", "#d9d9d9", "#7f7f7f", None, ["#0000ff", "#228b22", "#ff0000", "#00008b", "#a020f0", "#008b8b", "#000000", "#7f7f7f"], "#b22222", ("#bfbfbf", "#000000")),
    ("#fdf6e3", "#586e75", "#eee8d5", "#93a1a1", None, ["#268bd2", "#859900", "#dc322f", "#6c71c4", "#cb4b16", "#2aa198", "#073642", "#586e75"], "#d33682", ("#eee8d5", "#586e75")),
    ("#3f3f3f", "#dcdccc", "#5f5f5f", "#9f9f9f", "#333333", ["#8cd0d3", "#7f9f7f", "#cc9393", "#dc8cc3", "#dfaf8f", "#93e0e3", "#ffffff", "#b0b0a0"], "#f0dfaf", ("#1e2320", "#acbc90")),
    ("#272822", "#f8f8f2", "#49483e", "#8a866f", None, ["#66d9ef", "#a6e22e", "#f92672", "#ae81ff", "#fd971f", "#66d9ef", "#f8f8f2", "#a59f85"], "#e6db74", ("#3e3d31", "#f8f8f0")),
    ("#000000", "#e5e5e5", "#26407a", "#8fa8e0", "#0c0c0c", ["#87cefa", "#98fb98", "#ff7f7f", "#ee82ee", "#ffa07a", "#40e0d0", "#ffffff", "#bebebe"], "#ffd700", ("#bfbfbf", "#000000")),
]
paper, ink, cover, cover_ink, bare, inks, flag_ink, line = g.choice(FACES)
bare = bare or paper
family = g.choice(["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "JetBrains Mono", "FreeMono"])
lead = g.choice([0, 1, 1])  # spaces before the character of a cell
step = 2 + lead
room = p.max_cell * k
px = g.randint(11, max(11, min(34, int(min(room / (0.62 * step), room / 1.45)))))
font = tkfont.Font(family=family, size=-px, weight=g.choice(["normal", "bold"]))
box = g.choice(["released", "plain", "line"])
shut = g.choice([" ", ".", "#", "-", "·"]) if box == "released" else g.choice(["#", "x", "·", "+", "▒"])
zero = g.choice([" ", " ", "."]) if shut != "." else " "
flag = g.choice(["F", "⚑", "P", "!"]) if family.startswith("DejaVu") else g.choice(["F", "P", "!"])
mine = g.choice(["*", "@", "●"])
mark = {"#": shut, "0": zero, "F": flag, "?": "?", "*": mine, "X": mine, "x": "X"}

root.title(g.choice(["*Minefield*", "*mines* - editor", "Minefield : major mode"]))
small = ("DejaVu Sans", -int(12 * k))
menu = tk.Frame(root, bg="#f0f0f0")
for name in ("File", "Edit", "Options", "Buffers", "Tools", "Minefield", "Help"):
    tk.Label(menu, text=name, font=small, bg="#f0f0f0").pack(side="left", padx=int(4 * k), pady=2)
menu.pack(fill="x")
if g.random() < 0.5:
    tools = tk.Frame(root, bg="#f0f0f0")
    for name, colour in (("✚", "#444"), ("☰", "#a67c00"), ("✕", "#a00"), ("↶", "#06c"), ("✂", "#333"), ("⌕", "#333")):
        tk.Label(tools, text=name, font=("DejaVu Sans", -int(17 * k)), fg=colour, bg="#f0f0f0", width=2).pack(side="left")
    tools.pack(fill="x")
head = [f"Minefield  {p.cols}x{p.rows}, {p.mines} mines", f"Left: {p.left}   Time: {p.seconds}", ""]
if g.random() < 0.3:
    head = []
tail = {"playing": ["", "SPC opens, m marks, g starts anew"], "won": ["", "Solved."], "lost": ["", "You have hit a mine."]}[p.status]
indent = g.choice([0, 2, 4])
wide = max(p.cols * step + indent + g.choice([1, 4, 12]), 40)
body = tk.Frame(root, bg=paper)
body.pack()
if g.random() < 0.5:
    tk.Frame(body, width=int(8 * k), bg="#f2f2f2" if paper == "#ffffff" else paper).pack(side="left", fill="y")
gap = g.choice([0, 0, 2, int(px * 0.15)])
text = tk.Text(body, font=font, bg=paper, fg=ink, width=wide, height=len(head) + p.rows + len(tail) + g.choice([0, 1, 3]), bd=0, highlightthickness=0, wrap="none", cursor="xterm", spacing3=gap, padx=2, pady=1)
text.pack(side="left")
relief = {"released": dict(relief="raised", borderwidth=max(1, round(k))), "plain": {}, "line": dict(relief="solid", borderwidth=1)}[box]
for parity in "ab":  # two names of each face: boxes of one face would run together
    text.tag_configure("cover" + parity, background=cover, foreground=cover_ink, **relief)
    text.tag_configure("flag" + parity, background=cover, foreground=flag_ink if flag_ink != "#b22222" else "#cc0000", **relief)
    text.tag_configure("ask" + parity, background=cover, foreground=ink, **relief)
    text.tag_configure("wrong" + parity, background="#ffb6c1", foreground="#8b0000", **relief)
    text.tag_configure("mine" + parity, background=bare, foreground=ink)
    text.tag_configure("hit" + parity, background="#ee0000", foreground="#ffffff")
    text.tag_configure("0" + parity, background=bare, foreground=cover_ink)
    for i in range(8):
        text.tag_configure(f"{i + 1}{parity}", background=bare, foreground=inks[i])
tags = {"#": "cover", "F": "flag", "?": "ask", "x": "wrong", "*": "mine", "X": "hit"}
text.tag_configure("title", foreground=flag_ink)
for i, s in enumerate(head):
    text.insert("end", s + "\n", "title" if i == 0 else ())
for r in range(p.rows):
    text.insert("end", " " * indent)
    for c, s in enumerate(p.cells[r]):
        text.insert("end", " " * lead + mark.get(s, s) + " ", tags.get(s, s) + "ab"[(r + c) % 2])
    text.insert("end", "\n")
for s in tail:
    text.insert("end", s + "\n")
text.configure(state="disabled")
row = tk.Label(root, text=f"-U:%%-  {root.title()[:20]}   All L{len(head) + 1}   (Minefield)", anchor="w", font=(family, -int(12 * k)), bg=line[0], fg=line[1], relief="raised", bd=1)
row.pack(fill="x")
tk.Label(root, text={"playing": g.choice(["", "Marked.", "Mark set"]), "won": "You won in %d seconds" % p.seconds, "lost": "Boom!"}[p.status], anchor="w", font=(family, -int(12 * k)), bg=paper, fg=ink).pack(fill="x")
root.resizable(False, False)


def measure():
    one = text.bbox(f"{len(head) + 1}.{indent}")
    two = text.bbox(f"{len(head) + p.rows}.{indent + p.cols * step - 1}")
    high = (two[1] - one[1]) / (p.rows - 1)
    # without a space before it the character stands at the left: the spaces then belong half to either neighbour
    shift = 0 if lead or box != "plain" or bare != paper else 0
    return text.winfo_rootx() + one[0] + shift, text.winfo_rooty() + one[1], two[0] + two[2] - one[0], high * p.rows


tell_tk(root, measure)
