"""Tk canvas: a peg board. Covered holes have a round peg in them, pulled pegs leave a shallow dish with the number; a flag is a pin with a ribbon, a mine a caltrop."""
import math
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
k = p.scale
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * k)
root.title(g.choice(["Pegs", "pegboard.py", "Pull the Peg"]))
LOOKS = [  # board, peg, peg light, peg edge, dish, dish edge, ribbon, text, ink
    ("#c99a5b", "#b5302a", "#e2716a", "#6e1512", "#f1dcb6", "#a87c40", "#ffe14d", "#3b240c", ["#1746a2", "#1f6b2b", "#b01e1e", "#5a1d7d", "#7c3b08", "#0b6666", "#111111", "#6a6a6a"]),
    ("#2f4858", "#f6ae2d", "#ffd98a", "#a56a00", "#e8eef2", "#1f323e", "#d7263d", "#f4f7f9", ["#1f4fc0", "#1f7a3a", "#c22030", "#6a2a9a", "#8a4a10", "#0f7078", "#222222", "#777777"]),
    ("#e8e4da", "#6c8ebf", "#a9c1e2", "#3b5a8a", "#fffdf8", "#c3bcab", "#d6451b", "#333333", ["#2253c0", "#26803a", "#d0222e", "#7028a0", "#9a5208", "#0c8080", "#202020", "#808080"]),
    ("#1d1f21", "#4f5b66", "#8a98a6", "#0c0d0e", "#2b2f33", "#101214", "#ff5d73", "#e6e6e6", ["#7ab8ff", "#83dd83", "#ff8079", "#cfa0ff", "#ffbb66", "#66dfd3", "#ffffff", "#a6acb2"]),
]
board, peg, shine, edge, dish, rim, ribbon, text, inks = g.choice(LOOKS)
size = round(p.cell_size(18, 50) * k)
fill = g.choice([0.38, 0.42, 0.46])
square_dish = g.random() < 0.5
lined = g.random() < 0.5
pad = round(g.choice([6, 12, 20]) * k)
family = g.choice(["DejaVu Sans", "Nimbus Sans", "FreeSans", "Liberation Serif"])
face = (family, -round(size * g.uniform(0.48, 0.58)), "bold")
small = ("DejaVu Sans", -round(14 * k), "bold")
menu = tk.Menu(root)
for name in ("Game", "Board", "Help"):
    menu.add_cascade(label=name, menu=tk.Menu(menu, tearoff=0))
if g.random() < 0.6:
    root.config(menu=menu)
head = tk.Frame(root, bg=board)
head.pack(fill="x")
tk.Label(head, text=f"Left {p.left}", bg=board, fg=text, font=small).pack(side="left", padx=8, pady=5)
tk.Label(head, text=f"{p.seconds}s", bg=board, fg=text, font=small).pack(side="right", padx=8)
if p.cols * size > 220 * k:
    tk.Button(head, text={"playing": "Reset", "won": "Well pulled!", "lost": "Stabbed! Retry"}[p.status], font=small).pack()
W, H = p.cols * size, p.rows * size
cv = tk.Canvas(root, width=W + 2 * pad, height=H + 2 * pad, bg=board, highlightthickness=0, bd=0)
cv.pack()


def disc(cx, cy, rad, **how):
    cv.create_oval(cx - rad, cy - rad, cx + rad, cy + rad, **how)


for r, c, s in p.each():
    x, y = pad + c * size, pad + r * size
    cx, cy, n = x + size / 2, y + size / 2, size
    if s in "#F?x":
        disc(cx + n * 0.03, cy + n * 0.05, n * fill, fill=edge, outline="")
        disc(cx, cy, n * fill, fill=peg, outline=edge)
        disc(cx - n * 0.03, cy - n * 0.03, n * fill * 0.7, fill="", outline=shine, width=max(1, n // 20))
    else:
        colour = "#ff7043" if s == "X" else dish
        if square_dish:
            a = n * 0.05
            cv.create_rectangle(x + a, y + a, x + n - a, y + n - a, fill=colour, outline=rim)
        else:
            disc(cx, cy, n * 0.46, fill=colour, outline=rim, width=max(1, n // 22))
    if s in "12345678":
        cv.create_text(cx, cy, text=s, fill=inks[int(s) - 1], font=face)
    elif s == "?":
        cv.create_text(cx, cy, text="?", fill="#ffffff" if board != "#2f4858" else "#3a2600", font=face)
    elif s in "Fx":
        cv.create_line(cx - n * 0.12, cy - n * 0.26, cx - n * 0.12, cy + n * 0.26, fill="#101010", width=max(2, n // 14))
        cv.create_polygon(cx - n * 0.1, cy - n * 0.26, cx + n * 0.26, cy - n * 0.26, cx + n * 0.14, cy - n * 0.13, cx + n * 0.26, cy, cx - n * 0.1, cy, fill=ribbon, outline="#101010")
        if s == "x":
            for d in (1, -1):
                cv.create_line(x + n * 0.16, cy - d * n * 0.34, x + n * 0.84, cy + d * n * 0.34, fill="#000000", width=max(4, n // 7))
                cv.create_line(x + n * 0.17, cy - d * n * 0.33, x + n * 0.83, cy + d * n * 0.33, fill="#ffffff", width=max(2, n // 14))
    elif s in "*X":
        ink = "#f0f0f0" if dish == "#2b2f33" and s == "*" else "#161616"
        for a in (90, 210, 330):
            t = math.radians(a)
            ux, uy = math.cos(t), -math.sin(t)
            cv.create_polygon(cx + ux * n * 0.38, cy + uy * n * 0.38, cx - uy * n * 0.13, cy + ux * n * 0.13, cx + uy * n * 0.13, cy - ux * n * 0.13, fill=ink)
        disc(cx, cy, n * 0.13, fill=ink, outline="")
        disc(cx, cy, n * 0.05, fill="#ff2a2a", outline="")
if lined:
    for c in range(1, p.cols):
        cv.create_line(pad + c * size, pad, pad + c * size, pad + H, fill=rim)
    for r in range(1, p.rows):
        cv.create_line(pad, pad + r * size, pad + W, pad + r * size, fill=rim)
root.resizable(False, False)
tell_tk(root, lambda: (cv.winfo_rootx() + pad, cv.winfo_rooty() + pad, W, H))
