"""Synthwave on a Tk canvas: night-blue ground, tiles with neon rims, pennants and mines drawn as lines of light; everything resizable in code, big tiles."""
import math
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
k = p.scale
root = tk.Tk()
root.title(g.choice(["OUTRUN//MINES", "Neon Sweeper", "vaporsweep"]))
root.resizable(False, False)
size = int(p.cell_size(22, 56) * k)
gap = g.choice([0, 2, 3, max(2, size // 10)])
THEMES = [  # ground, cover, rim, opened, flag, mine, inks
    ("#120b2e", "#2b1a63", "#ff2e97", "#1a1140", "#00f0ff", "#ffe14d", ["#3fd0ff", "#4dff9a", "#ff5d7a", "#b58bff", "#ffb347", "#3ffff0", "#ffffff", "#a9a3c9"]),
    ("#05131f", "#0c3350", "#19e3ff", "#081c2c", "#ff3cac", "#ffffff", ["#62b5ff", "#5dff8f", "#ff6b6b", "#d68cff", "#ffc94d", "#45ffe6", "#f4f4f4", "#8fa7b8"]),
    ("#1b0a17", "#4a1440", "#ff9e2c", "#260f21", "#ffe600", "#ff5050", ["#7cc4ff", "#8dff7a", "#ff7c9c", "#cf9bff", "#ffb870", "#6af0e0", "#ffffff", "#b79fae"]),
]
ground, cover, rim, opened, flag, mine, inks = g.choice(THEMES)
pitch = size + gap
W, H = p.cols * pitch, p.rows * pitch
margin = int(14 * k)
head = int(52 * k)
family = g.choice(["URW Gothic", "DejaVu Sans Mono", "Liberation Sans", "Nimbus Sans Narrow", "FreeMono"])
full = max(W + 2 * margin, int(300 * k))
cv = tk.Canvas(root, width=full, height=H + head + margin + int(24 * k), bg=ground, highlightthickness=0)
cv.pack()
ox, oy = (full - W) // 2, head
lw = max(1, int(size / 18))


def text(x, y, t, colour, px, bold=True, **o):
    cv.create_text(x, y, text=t, fill=colour, font=(family, -int(px), "bold" if bold else "normal"), **o)


text(ox + 2, head / 2, f"{max(p.left, 0):03d}", rim, 26 * k, anchor="w")
text(ox + W - 2, head / 2, f"{p.seconds:03d}", flag, 26 * k, anchor="e")
text(full / 2, head / 2, {"playing": "NEON", "won": "CLEAR", "lost": "GAME OVER"}[p.status], "#ffffff", 17 * k)
text(full / 2, H + head + int(18 * k), "[N]ew   [1-3] level   [Esc] quit", inks[7], 11 * k, False)
dim = g.random() < 0.5
part = g.uniform(0.48, 0.62)
for r, c, s in p.each():
    x, y = ox + c * pitch + gap / 2, oy + r * pitch + gap / 2
    u = size / 24
    if s in "012345678*X":
        cv.create_rectangle(x, y, x + size - 1, y + size - 1, fill=rim if s == "X" else opened, outline=cover if dim or gap == 0 else opened)
    else:
        cv.create_rectangle(x + lw / 2, y + lw / 2, x + size - 1 - lw / 2, y + size - 1 - lw / 2, fill=cover, outline=rim, width=lw)
    if s in "12345678":
        text(x + size / 2, y + size / 2, s, inks[int(s) - 1], size * part)
    elif s == "?":
        text(x + size / 2, y + size / 2, "?", "#ffffff", size * part)
    elif s in "Fx":
        cv.create_line(x + 8 * u, y + 5 * u, x + 8 * u, y + 20 * u, fill="#ffffff", width=max(1.5, 1.8 * u))
        cv.create_polygon(x + 9 * u, y + 5 * u, x + 19 * u, y + 9 * u, x + 9 * u, y + 13 * u, fill=flag, outline=flag)
        if s == "x":
            for a, b in ((5, 19), (19, 5)):
                cv.create_line(x + a * u, y + 5 * u, x + b * u, y + 19 * u, fill="#ff2020", width=max(2, 2.4 * u))
    elif s in "*X":
        tone = mine if s == "*" else ground
        for i in range(8):
            a = i * math.pi / 4
            cv.create_line(x + 12 * u, y + 12 * u, x + (12 + 9 * math.cos(a)) * u, y + (12 + 9 * math.sin(a)) * u, fill=tone, width=max(1, 1.6 * u))
        cv.create_oval(x + 6.5 * u, y + 6.5 * u, x + 17.5 * u, y + 17.5 * u, fill=tone if s == "X" else opened, outline=tone, width=max(1, 1.8 * u))
        cv.create_oval(x + 10 * u, y + 10 * u, x + 14 * u, y + 14 * u, fill=tone if s == "*" else rim, outline="")
tell_tk(root, lambda: (cv.winfo_rootx() + ox, cv.winfo_rooty() + oy, W, H))
