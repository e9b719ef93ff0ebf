"""Tk, a hobby program of the nineties kept alive: a canvas with bevelled or flat squares as rectangles and lines, canvas text for digits, ovals for mines; a strip with two sunken labels and a button, a scale or a menu."""
import math
import tkinter as tk
from tkinter import font as tkfont

from support import Position, tell_tk

p = Position()
g = p.rng
k = p.scale
root = tk.Tk()
root.title(g.choice(["Thistle", "thistle.tcl", "Thistle 2.3"]))
root.resizable(False, False)
LOOKS = [  # ground, face, light, dark, open, line, cloth, stick, mine, ink
    ("#a9a0b8", "#b8aecb", "#e2dcee", "#766b8c", "#ddd7e6", "#b0a7c0", "#e0a800", "#2b2238", "#2b2238", ["#1c3fb0", "#216b28", "#b81f34", "#5a1f92", "#854a08", "#0c6d77", "#161020", "#6a6278"]),
    ("#c8d0b8", "#b2c09a", "#dbe5c8", "#77875e", "#eef2e4", "#c6cfb6", "#b81e1e", "#2c3420", "#2c3420", ["#20489c", "#1f6a1c", "#b02a16", "#612a88", "#86500c", "#14686a", "#12160c", "#707a60"]),
    ("#2f3a3a", "#4d6363", "#7a9292", "#2c3b3b", "#222b2b", "#394646", "#ff7b54", "#f0f0e8", "#f0f0e8", ["#84bcff", "#8fe08f", "#ff8f8f", "#d4b0ff", "#ffc47a", "#79e2dc", "#ffffff", "#a6b2b2"]),
    ("#d8c8c0", "#cfa28f", "#efd2c5", "#8d6252", "#f7eee9", "#dcc8bf", "#1f5fa8", "#3c241b", "#3c241b", ["#204ca8", "#2f7020", "#b2261a", "#622b8a", "#8a4c08", "#126c70", "#20120c", "#84706a"]),
    ("#e8e8e8", "#cccccc", "#fafafa", "#8a8a8a", "#ffffff", "#d0d0d0", "#d40000", "#000000", "#202020", ["#0033cc", "#0a7a0a", "#cc1111", "#552299", "#995500", "#008080", "#000000", "#777777"]),
]
ground, face, light, dark, paper, line, cloth, stick, iron, ink = g.choice(LOOKS)
n = max(17, min(round(g.randint(18, 44) * k), int(p.max_cell * k)))
b = max(1, round(n * g.choice([0.06, 0.09, 0.12])))
style = g.choice(["bevel", "bevel", "flat", "inset"])
m = round(g.choice([1, 4, 10]) * k)
f = tkfont.Font(family=g.choice(["Nimbus Sans", "DejaVu Sans", "Liberation Sans", "Nimbus Roman", "DejaVu Sans Mono"]), size=-round(n * g.uniform(0.54, 0.68)), weight=g.choice(["bold", "bold", "normal"]))
small = tkfont.Font(family="Nimbus Sans", size=-round(13 * k), weight="bold")
W, H = p.cols * n, p.rows * n
root.configure(bg=ground)
night = paper == "#222b2b"
cv = tk.Canvas(root, width=W + 2 * m, height=H + 2 * m, bg=ground, highlightthickness=0, bd=0)
mine_kind = g.choice(["spiked", "round", "star"])


def put(r, c, s):
    x, y = m + c * n, m + r * n
    e = n - 1

    def at(u, v):
        return x + u * n, y + v * n

    if s in "#F?x":
        if style == "flat":
            cv.create_rectangle(x, y, x + e, y + e, fill=face, outline=dark)
        else:
            cv.create_rectangle(x, y, x + n, y + n, fill=face, width=0)
            cv.create_polygon(x, y, x + n, y, x + n - b, y + b, x + b, y + b, x + b, y + n - b, x, y + n, fill=light)
            cv.create_polygon(x + n, y + n, x, y + n, x + b, y + n - b, x + n - b, y + n - b, x + n - b, y + b, x + n, y, fill=dark)
            if style == "inset":
                cv.create_rectangle(x, y, x + n, y + n, outline=dark)
    else:
        cv.create_rectangle(x, y, x + n, y + n, fill="#e2483a" if s == "X" else paper, outline=line)
    if s in "12345678?":
        cv.create_text(*at(0.5, 0.52), text=s, fill=stick if s == "?" else ink[int(s) - 1], font=f)
    if s in "Fx":
        cv.create_line(*at(0.36, 0.18), *at(0.36, 0.82), fill=stick, width=max(1, n * 0.08))
        cv.create_polygon(*at(0.38, 0.18), *at(0.8, 0.34), *at(0.38, 0.54), fill=cloth, outline=stick)
        cv.create_line(*at(0.22, 0.82), *at(0.58, 0.82), fill=stick, width=max(1, n * 0.1))
    if s in "*X":
        h = "#100808" if s == "X" else iron
        if mine_kind == "star":
            pts = []
            for i in range(16):
                a, q = math.pi * i / 8, 0.4 if i % 2 else 0.22
                pts += at(0.5 + q * math.cos(a), 0.5 + q * math.sin(a))
            cv.create_polygon(*pts, fill=h)
        else:
            if mine_kind == "spiked":
                for i in range(4):
                    a = math.pi * i / 4
                    cv.create_line(*at(0.5 - 0.38 * math.cos(a), 0.5 - 0.38 * math.sin(a)), *at(0.5 + 0.38 * math.cos(a), 0.5 + 0.38 * math.sin(a)), fill=h, width=max(1, n * 0.08))
            cv.create_oval(*at(0.25, 0.25), *at(0.75, 0.75), fill=h, outline=h)
            cv.create_oval(*at(0.36, 0.34), *at(0.48, 0.46), fill="#888888" if night and s == "*" else "#ffffff", width=0)
    if s == "x":
        for h, w in (("#ffffff", 0.15), ("#000000", 0.08)):
            cv.create_line(*at(0.16, 0.16), *at(0.84, 0.84), fill=h, width=n * w), cv.create_line(*at(0.84, 0.16), *at(0.16, 0.84), fill=h, width=n * w)


for r, c, s in p.each():
    put(r, c, s)
cv.create_rectangle(m, m, m + W, m + H, outline=dark if style != "bevel" else line)
fg = "#f0f0e8" if night else "#000000"
bar = tk.Frame(root, bg=ground)
wide = W > 240 * k
for text, side in ((f"{'Mines ' if wide else ''}{p.left}", "left"), (f"{'Secs ' if wide else ''}{p.seconds}", "right")):
    tk.Label(bar, text=text, relief="sunken", bd=round(2 * k), font=small, bg=paper, fg=fg, padx=6).pack(side=side, padx=4)
tk.Button(bar, text={"playing": "New", "won": "Won!", "lost": "Lost"}[p.status], font=small, bg=face, fg=fg, highlightthickness=0, pady=1).pack()
if g.random() < 0.4:
    menu = tk.Menu(root, font=small, bg=ground, fg=fg)
    for name in ("Game", "Size", "Help")[: 3 if wide else 2]:
        menu.add_cascade(label=name, menu=tk.Menu(menu))
    root.config(menu=menu)
low = g.random() < 0.3
if low:
    cv.pack()
bar.pack(fill="x", pady=round(4 * k))
if not low:
    cv.pack()
tell_tk(root, lambda: (cv.winfo_rootx() + m, cv.winfo_rooty() + m, W, H))
