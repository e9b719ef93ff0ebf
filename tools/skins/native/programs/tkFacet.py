"""Tk canvas: covered cells are gems cut to a pyramid (four triangles of four tones, sometimes with a table on top), opened ones a dull setting; a strip of Tk widgets above, a sunken status line."""
import math
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
k = p.scale
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * k)
root.title(g.choice(["Facets", "Gem Mines v2", "facet.tcl"]))
root.resizable(False, False)
LOOKS = [  # ground of widgets, top, left, right, bottom, table, open, open line, ink, flag, text
    ("#d8d8e0", "#9fc3f5", "#6f9fe0", "#3f6fb8", "#2a4f8f", "#5c8fd6", "#f2f4fa", "#c3c9d8", ["#1d39c4", "#237804", "#cf1322", "#391085", "#873800", "#006d75", "#141414", "#6b6b6b"], "#ffd21f", "#16223a"),
    ("#d9e2d6", "#a6e0b4", "#6fc487", "#3d9159", "#276b3f", "#55ad70", "#f3f8f1", "#bfd2c0", ["#0b3fc1", "#155d1f", "#c4161c", "#3c1d87", "#7a3200", "#006870", "#0f0f0f", "#66706a"], "#ff4d3d", "#12301c"),
    ("#e4d6d6", "#f0a0a8", "#d8636f", "#a83242", "#7d1f2e", "#c64a58", "#fbf3f3", "#dcc3c5", ["#1a45c9", "#1f7a2c", "#b8100f", "#3f1d8f", "#6b3a00", "#00686d", "#161616", "#736a6b"], "#fff3c4", "#3a1218"),
    ("#38343c", "#d9c07a", "#b3954a", "#7f6629", "#5b4718", "#a0823b", "#2a272e", "#474250", ["#7fb0ff", "#85d98e", "#ff8378", "#c9a2ff", "#ffb870", "#6fdede", "#f5f5f5", "#a8a3ad"], "#ff3b30", "#ece6d8"),
    ("#cfcfcf", "#e4e4ea", "#bcbcc6", "#8b8b98", "#6a6a78", "#a9a9b4", "#dedee2", "#b0b0b8", ["#0000d0", "#007a00", "#d80000", "#00007a", "#7a0000", "#007a7a", "#000000", "#707070"], "#e01010", "#1b1b1f"),
]
ground, top, left_t, right_t, bottom, table, paper, line, inks, red, text = g.choice(LOOKS)
night = paper == "#2a272e"
size = max(18, min(round(g.randint(21, 50) * k), int(p.max_cell * k)))
pad = round(g.choice([6, 10, 14]) * k)
cut = g.choice([0.5, 0.5, 0.3, 0.36])  # 0.5 is a full pyramid
gap = g.choice([0, 1])
face = (g.choice(["Nimbus Sans", "URW Gothic", "Liberation Sans", "Carlito"]), -int(size * g.uniform(0.55, 0.68)), "bold")
small = ("DejaVu Sans", -round(12 * k))
root.configure(bg=ground)
menu = tk.Menu(root, bg=ground, fg=text, font=small, relief="flat")
for name in ("Game", "Cut", "Help"):
    menu.add_cascade(label=name, menu=tk.Menu(menu))
root.config(menu=menu)
strip = tk.Frame(root, bg=ground, bd=1, relief="raised")
strip.pack(fill="x")
tk.Label(strip, text=f"Mines {p.left}", bg=ground, fg=text, font=small).pack(side="left", padx=8, pady=5)
tk.Label(strip, text=f"{p.seconds}s", bg=ground, fg=text, font=small).pack(side="right", padx=8)
tk.Button(strip, text={"playing": "Restart", "won": "Again!", "lost": "Try again"}[p.status], bg=ground, fg=text, font=small, padx=6, pady=1, highlightthickness=0).pack(pady=3)
cv = tk.Canvas(root, width=p.cols * size + 2 * pad, height=p.rows * size + 2 * pad, bg=ground, highlightthickness=0)
cv.pack()
cv.create_rectangle(pad - 3, pad - 3, pad + p.cols * size + 2, pad + p.rows * size + 2, fill=line if gap else bottom, outline=text)


def gem(x, y, n, tones):
    a, b, c, d = (x, y), (x + n, y), (x + n, y + n), (x, y + n)
    t = n * cut
    ia, ib, ic, id_ = (x + t, y + t), (x + n - t, y + t), (x + n - t, y + n - t), (x + t, y + n - t)
    for pts, tone in (((a, b, ib, ia), tones[0]), ((a, ia, id_, d), tones[1]), ((b, c, ic, ib), tones[2]), ((d, id_, ic, c), tones[3])):
        cv.create_polygon([v for pt in pts for v in pt], fill=tone, outline="")
    if cut < 0.5:
        cv.create_rectangle(*ia, *ic, fill=tones[4], outline="")


def flag(x, y):
    u, mx, my = size / 24, x + size / 2, y + size / 2
    at = lambda *pts: [v for px, py in pts for v in (mx + px * u, my + py * u)]
    cv.create_polygon(at((-8, 10), (4, 10), (1, 7.2), (-5, 7.2)), fill="#101010", outline="")
    cv.create_rectangle(*at((-3, -10), (-0.8, 9)), fill="#101010", outline="")
    cv.create_polygon(at((-0.8, -10), (9, -4.5), (-0.8, -4.5)), fill=red, outline="#101010")
    cv.create_polygon(at((-0.8, -4.5), (9, -4.5), (-0.8, 1)), fill=red, outline="#101010", stipple="")


def mine(x, y, ink, shine):
    u, mx, my = size / 24, x + size / 2, y + size / 2
    star = []
    for i in range(16):
        a, rad = i * math.pi / 8, (9.5 if i % 2 == 0 else 5.2) * u
        star += [mx + rad * math.sin(a), my - rad * math.cos(a)]
    cv.create_polygon(star, fill=ink, outline="")
    cv.create_polygon([v for i in range(8) for v in (mx + 3 * u * math.sin((i + 0.5) * math.pi / 4), my - 3 * u * math.cos((i + 0.5) * math.pi / 4))], fill=shine, outline="")


for r, c, s in p.each():
    x, y = pad + c * size, pad + r * size
    n = size - gap
    if s in "012345678*X":
        cv.create_rectangle(x, y, x + size - 1, y + size - 1, fill="#e8402a" if s == "X" else paper, outline="" if gap else line)
        if gap:
            cv.create_line(x, y + n, x + size, y + n, fill=line)
            cv.create_line(x + n, y, x + n, y + size, fill=line)
    else:
        tones = (top, left_t, right_t, bottom, table) if s != "x" else ("#dddddd", "#bbbbbb", "#888888", "#666666", "#a5a5a5")
        gem(x, y, n, tones)
    if s in "12345678":
        cv.create_text(x + n / 2, y + n / 2, text=s, fill=inks[int(s) - 1], font=face)
    elif s == "?":
        cv.create_text(x + n / 2 + 1, y + n / 2 + 1, text="?", fill="#000000", font=face)
        cv.create_text(x + n / 2, y + n / 2, text="?", fill="#ffffff", font=face)
    elif s in "Fx":
        flag(x, y)
        if s == "x":
            for a, b in ((3, size - 3), (size - 3, 3)):
                cv.create_line(x + a, y + 3, x + b, y + size - 3, fill="#d00000", width=max(2, size // 10))
    elif s in "*X":
        mine(x, y, "#f0e6d0" if night and s == "*" else "#151515", "#8a7a50" if night and s == "*" else "#d8d8d8")
foot = tk.Label(root, text={"playing": f"{p.cols} by {p.rows}", "won": "Every gem safe.", "lost": "That one was a mine."}[p.status], bg=ground, fg=text, font=small, bd=1, relief="sunken", anchor="w")
foot.pack(fill="x", padx=2, pady=2)
tell_tk(root, lambda: (cv.winfo_rootx() + pad, cv.winfo_rooty() + pad, p.cols * size, p.rows * size))
