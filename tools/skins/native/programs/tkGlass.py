"""Tk canvas with PhotoImages filled line by line: glossy two-part gradients for covered cells (as desktops had about 2004), a soft well for open ones, digits with a shadow or plain, signs as canvas polygons."""
import math
import tkinter as tk
from tkinter import font as tkfont

from support import Position, tell_tk

p = Position()
g = p.rng
root = tk.Tk()
root.resizable(False, False)
root.title(g.choice(["Glass Mines", "TkSweeper", "minesweeper"]))
k = p.scale
size = int(p.cell_size(18, 52) * k)
LOOKS = [  # window, four tones of the gradient from above, edge, open from above to below, inks, flag, dark sign, words
    ("#d6dff7", ("#f3f7ff", "#bcd0f8", "#9ab6ef", "#c4d6fb"), "#5b7fc0", ("#ffffff", "#eef2fc"), ["#0a3cc8", "#0b7d22", "#d11414", "#1c1680", "#86180f", "#0e7a86", "#101010", "#707070"], "#e01515", "#101828", "#102a60"),
    ("#ece9d8", ("#ffffff", "#f0eee0", "#dcd8c4", "#cfcab2"), "#9a947a", ("#fbfaf4", "#f1efe2"), ["#1b3fb0", "#33761b", "#c22a12", "#582a8c", "#7f4a0e", "#1b716e", "#20190c", "#7a7566"], "#cf2510", "#241f10", "#33301e"),
    ("#2a2e36", ("#7a8494", "#566070", "#404957", "#566274"), "#15181d", ("#262a31", "#2e333b"), ["#7db8ff", "#83e394", "#ff8c84", "#cba8ff", "#ffc772", "#73e5e2", "#ffffff", "#adb3bd"], "#ff8a1e", "#f4f6fa", "#e8ecf2"),
    ("#dcefd8", ("#eaffdf", "#a9dd8f", "#7fc45f", "#a6da8a"), "#47803a", ("#fafff7", "#eef8ea"), ["#1740c4", "#14661f", "#c81a1a", "#4a1b90", "#86430b", "#0c6d78", "#10180c", "#66705f"], "#c8102e", "#13220d", "#1f4016"),
    ("#4b1f3a", ("#ffb9dc", "#e572ac", "#c94a8c", "#e578b0"), "#6d1d49", ("#fff3f9", "#fbe3ef"), ["#2238c8", "#1c7034", "#c40f2e", "#6a1692", "#84400f", "#0f6c78", "#22121a", "#7d6872"], "#fff26a", "#2c0a1c", "#ffe8f4"),
]
window, tones, edge, floor, inks, red, sign, words = g.choice(LOOKS)
root.configure(bg=window)
face = tkfont.Font(family=g.choice(["DejaVu Sans", "Liberation Sans", "DejaVu Sans Condensed", "URW Bookman", "Noto Sans", "Liberation Sans Narrow"]),
                   size=-max(11, round(size * g.uniform(0.54, 0.7))), weight=g.choice(["bold", "bold", "normal"]))
shadow = g.random() < 0.4
cut = g.choice([0, 1, 2])  # corners taken off
margin = round(g.choice([4, 10, 18]) * k)
mix = lambda a, b, t: "#" + "".join(f"{round(int(a[i:i + 2], 16) * (1 - t) + int(b[i:i + 2], 16) * t):02x}" for i in (1, 3, 5))


def gradient(stops, rim, corner):
    image = tk.PhotoImage(width=size, height=size)
    for y in range(size):
        t = y / (size - 1)
        at = min(int(t * (len(stops) // 2)), len(stops) // 2 - 1) * 2  # halves of their own: the step between them is the gloss
        image.put(mix(stops[at], stops[at + 1], t * (len(stops) // 2) - at / 2), to=(0, y, size, y + 1))
    for box in ((0, 0, size, 1), (0, size - 1, size, size), (0, 0, 1, size), (size - 1, 0, size, size)):
        image.put(rim, to=box)
    for i in range(corner):
        for x in range(corner - i):
            for a, b in ((x, i), (size - 1 - x, i), (x, size - 1 - i), (size - 1 - x, size - 1 - i)):
                image.put(mix(rim, window, 0.6), to=(a, b, a + 1, b + 1))
    return image


cover, well, hit = gradient(tones, edge, cut), gradient(floor, mix(floor[1], edge, 0.35), 0), gradient(("#ff9a8a", "#e22a1a"), "#8c1008", 0)
wrong = gradient(("#ffe0b0", "#f0b860"), edge, cut)
top = tk.Frame(root, bg=window)
top.pack(fill="x", padx=margin, pady=(round(8 * k), 0))
ui = ("DejaVu Sans", -round(14 * k), "bold")
tk.Label(top, text=f"{p.left:03d}", font=ui, bg=mix(window, "#000000", 0.15), fg=words, relief="groove", bd=2, width=4).pack(side="left")
tk.Label(top, text=f"{p.seconds:03d}", font=ui, bg=mix(window, "#000000", 0.15), fg=words, relief="groove", bd=2, width=4).pack(side="right")
tk.Label(top, text={"playing": "", "won": "Cleared!", "lost": "Boom!"}[p.status], font=ui, bg=window, fg=words).pack()
cv = tk.Canvas(root, width=p.cols * size + 2 * margin, height=p.rows * size + 2 * margin, bg=window, highlightthickness=0, bd=0)
cv.pack()


def flag(x, y, crossed):
    u = size / 20
    pts = lambda *a: [v for px, py in a for v in (x + px * u, y + py * u)]
    cv.create_line(*pts((7, 3.5), (7, 16.5)), fill=sign, width=max(1, u * 1.5))
    cv.create_polygon(*pts((7.6, 3.6), (11, 4.8), (15.6, 3.8), (15.6, 9.6), (11, 10.6), (7.6, 9.4)), fill=red, outline=mix(red, "#000000", 0.45))
    cv.create_polygon(*pts((4, 17), (7, 14.8), (10, 17)), fill=sign)
    if crossed:
        cv.create_line(*pts((4, 4), (16, 16)), fill="#1a1a1a", width=max(2, u * 1.8), capstyle="round")
        cv.create_line(*pts((16, 4), (4, 16)), fill="#1a1a1a", width=max(2, u * 1.8), capstyle="round")


def mine(x, y, colour):
    u, m = size / 20, size / 2
    star = []
    for i in range(20):
        a, d = i * math.pi / 10, (8 if i % 2 == 0 else 4.6) * u
        star += [x + m + d * math.cos(a), y + m + d * math.sin(a)]
    cv.create_polygon(*star, fill=colour)
    cv.create_oval(x + m - 5 * u, y + m - 5 * u, x + m + 5 * u, y + m + 5 * u, fill=colour, outline="")
    cv.create_oval(x + m - 3 * u, y + m - 3.4 * u, x + m - 0.4 * u, y + m - 0.8 * u, fill="#8a8f9a" if colour != "#f4f6fa" else "#5a6270", outline="")


for r, c, s in p.each():
    x, y = margin + c * size, margin + r * size
    cv.create_image(x, y, anchor="nw", image=cover if s in "#F?" else wrong if s == "x" else hit if s == "X" else well)
    if s in "12345678?":
        ink = sign if s == "?" else inks[int(s) - 1]
        if shadow:
            cv.create_text(x + size / 2 + k, y + size / 2 + k, text=s, font=face, fill=mix(ink, floor[1], 0.65) if s != "?" else tones[0])
        cv.create_text(x + size / 2, y + size / 2, text=s, font=face, fill=ink)
    elif s in "Fx":
        flag(x, y, s == "x")
    elif s in "*X":
        mine(x, y, sign if s == "*" else "#000000")
tell_tk(root, lambda: (cv.winfo_rootx() + margin, cv.winfo_rooty() + margin, p.cols * size, p.rows * size))
