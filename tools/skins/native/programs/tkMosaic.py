"""A canvas of two-tone squares without a line between them, dark all around; drawn pennants, round mines, serif or slab numerals."""
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
k = p.scale
size = round(p.cell_size(20, 52) * k)
SCHEMES = [  # ground, text, covered pair, open pair, flag, pole, digits
    ("#1f2a30", "#e6eef0", ("#3f8c94", "#387f87"), ("#e8dcc4", "#dfd1b5"), "#d8412f", "#2b2b2b", ["#2257b5", "#2b7336", "#bd2a22", "#5d2f91", "#8f4a0e", "#116a73", "#222222", "#6d6558"]),
    ("#261f2e", "#efe6f5", ("#8a6fb3", "#7f63a8"), ("#efe8f4", "#e5dbee"), "#ffcf40", "#241a33", ["#2d4fc4", "#1f7a4a", "#c22350", "#3d2385", "#9c4a12", "#0e6f80", "#1d1626", "#7b7085"]),
    ("#2e211c", "#f6e9de", ("#b8614a", "#ac563f"), ("#f2e6d8", "#e9d9c6"), "#ffffff", "#33150d", ["#1f5aa8", "#3b7a1f", "#c0241c", "#54308f", "#7a3a05", "#0f6f6a", "#241a15", "#7d7166"]),
    ("#14181d", "#cfd8e3", ("#46566b", "#3f4e62"), ("#1f262f", "#252d37"), "#ff8a3d", "#e9eef4", ["#6fb1ff", "#7ddc8a", "#ff7b7b", "#c79bff", "#ffc266", "#5fd9d9", "#ffffff", "#9aa7b5"]),
    ("#20281d", "#eef4e6", ("#b9c46a", "#adb95f"), ("#f7f4ea", "#eeeadb"), "#c4302b", "#30361f", ["#333a2a"] * 8),
]
back, text, closed, opened, flag, pole, inks = g.choice(SCHEMES)
family = g.choice(["DejaVu Serif", "FreeSerif", "Liberation Serif", "Nimbus Roman", "DejaVu Sans", "Liberation Sans Narrow"])
font = (family, -round(size * g.uniform(0.58, 0.72)), g.choice(["bold", "bold", "normal"]) if size > 24 else "bold")
edge = round(g.choice([0, 4, 10]) * k)
rim = g.choice([0, round(2 * k)])
spiky = g.random() < 0.4

root = tk.Tk()
root.title(g.choice(["Mosaic", "Minefield", "Mosaic Mines"]))
root.configure(bg=back)
root.resizable(False, False)
words = ("DejaVu Sans", -round(15 * k), "bold")
head = tk.Frame(root, bg=back)
head.pack(fill="x", padx=10, pady=8)
tk.Label(head, text=f"▲ {p.left}", fg=text, bg=back, font=words).pack(side="left")
tk.Label(head, text=f"{p.seconds // 60}:{p.seconds % 60:02d}", fg=text, bg=back, font=words).pack(side="right")
title = {"playing": "", "won": "Cleared!", "lost": "Boom."}[p.status]
tk.Label(head, text=title, fg=closed[0], bg=back, font=words).pack()
o = edge + rim
board = tk.Canvas(root, width=p.cols * size + 2 * o, height=p.rows * size + 2 * o, bg=back, highlightthickness=0)
board.pack(padx=10, pady=(0, 10))
if rim:
    board.create_rectangle(edge, edge, edge + p.cols * size + 2 * rim, edge + p.rows * size + 2 * rim, fill=text, width=0)


def pennant(x, y):
    u = lambda a, b: (x + a * size, y + b * size)
    w = max(2, size // 14)
    board.create_line(*u(0.36, 0.18), *u(0.36, 0.82), fill=pole, width=w)
    board.create_line(*u(0.24, 0.82), *u(0.56, 0.82), fill=pole, width=w + 1)
    board.create_polygon(*u(0.38, 0.16), *u(0.8, 0.34), *u(0.38, 0.52), fill=flag, outline="")


def mine(x, y, ink, glint):
    u = lambda a, b: (x + a * size, y + b * size)
    if spiky:
        for a, b in ((0.5, 0.12), (0.14, 0.5), (0.24, 0.24), (0.76, 0.24)):
            board.create_line(*u(a, b), *u(1 - a, 1 - b), fill=ink, width=max(2, size // 13))
    board.create_oval(*u(0.25, 0.25), *u(0.75, 0.75), fill=ink, width=0)
    board.create_oval(*u(0.36, 0.34), *u(0.48, 0.46), fill=glint, width=0)


dark = back == "#14181d"
for r, c, s in p.each():
    x, y = o + c * size, o + r * size
    shade = (r + c) % 2
    fill = closed[shade] if s in "#F?x" else "#e0392b" if s == "X" else opened[shade]
    board.create_rectangle(x, y, x + size, y + size, fill=fill, width=0)
    mid = (x + size / 2, y + size / 2)
    if s in "12345678":
        board.create_text(*mid, text=s, font=font, fill=inks[int(s) - 1])
    elif s == "?":
        board.create_text(*mid, text="?", font=font, fill="#ffffff" if back != "#20281d" else "#22281b")
    elif s in "Fx":
        pennant(x, y)
        if s == "x":
            for a, b in (((0.15, 0.15), (0.85, 0.85)), ((0.85, 0.15), (0.15, 0.85))):
                board.create_line(x + a[0] * size, y + a[1] * size, x + b[0] * size, y + b[1] * size, fill="#101010" if not dark else "#ff4d4d", width=max(2, size // 11))
    elif s in "*X":
        mine(x, y, "#f0f0f0" if dark and s == "*" else "#1a1a1a", "#555555" if dark and s == "*" else "#ffffff")


def measure():
    return board.winfo_rootx() + o, board.winfo_rooty() + o, p.cols * size, p.rows * size


tell_tk(root, measure)
