"""First-year project: one canvas, cells like the keys of a keyboard, counters of seven polygons; the board is stretched to the window."""
import math
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["Keycap Mines", "Minefield - Assignment 4", "Sweep it!"]))
root.option_add("*Menu.font", ("DejaVu Sans", -int(13 * p.scale)))
LOOKS = [  # desk, side of a key, its face, open, line, inks, flag, dark
    ("#8d99a6", "#9aa4ae", "#eceff1", "#c3cad1", "#aab3bb", ["#1a3fd0", "#11702a", "#c62020", "#14147a", "#7c1717", "#0b6d74", "#111111", "#5c5c5c"], "#d01818", "#202020"),
    ("#3b2a20", "#8a6a45", "#e9cf9f", "#fbf3df", "#d8c8a4", ["#204f9e", "#3c6b1f", "#b02a1b", "#562a78", "#8a3d05", "#14655c", "#20140c", "#6e6459"], "#b01020", "#2a1a10"),
    ("#20262e", "#39434f", "#5d6b7a", "#2a313a", "#20262e", ["#76b8ff", "#8be28b", "#ff8a80", "#c9a6ff", "#ffb870", "#6fdede", "#ffffff", "#b5b5b5"], "#ff5a4f", "#f0f0f0"),
    ("#d7dfe0", "#5e938f", "#8fc7c1", "#ffffff", "#d7dfe0", ["#222222"] * 8, "#c2185b", "#222222"),
    ("#e7e2f3", "#7a68ae", "#a797d8", "#f8f6fd", "#d9d2ea", ["#3346c0", "#2f7a3e", "#c0273c", "#5b1f8c", "#934a00", "#00727a", "#1d1d1d", "#6b6b6b"], "#8c1030", "#241a3c"),
]
desk, side, face, paper, line, ink, red, dark = g.choice(LOOKS)
k = p.scale
size = p.cell_size(20, 52)
pitch = size * k if g.random() < 0.5 else (size - g.random() * 0.8) * k
gap = g.choice([0, 0, 1, 2])
lip = max(2, int(pitch / 11))
m = g.choice([6, 14]) * k
head = 44 * k
W, H = max(int(p.cols * pitch + 2 * m + 0.999), int(200 * k)), int(p.rows * pitch + head + m + 0.999)
left, top = round((W - p.cols * pitch) / 2), round(head)
bar = tk.Menu(root)
for name in g.choice([("Game", "Help"), ("Game", "Skill", "About"), ("File", "Options")]):
    bar.add_cascade(label=name, menu=tk.Menu(bar, tearoff=0))
if g.random() < 0.8:
    root.config(menu=bar)
cv = tk.Canvas(root, width=W, height=H, bg=desk, highlightthickness=0)
cv.pack()
family = g.choice(["DejaVu Sans", "Liberation Sans", "Roboto", "DejaVu Serif", "C059", "FreeSans"])
font = (family, -int(pitch * g.uniform(0.5, 0.66)), g.choice(["bold", "bold", "normal"]))
penn, bomb = g.choice(["pennant", "tail", "square"]), g.choice(["spiked", "fuse", "plain"])
if dark == "#f0f0f0":
    bomb = "spiked"  # a bare white ball would say little
focus = g.choice([None, (g.randrange(p.rows), g.randrange(p.cols))])
SEGS = [((1, 0), (5, 0)), ((5.5, .5), (5.5, 4.5)), ((5.5, 5.5), (5.5, 9.5)), ((1, 10), (5, 10)), ((.5, 5.5), (.5, 9.5)), ((.5, .5), (.5, 4.5)), ((1, 5), (5, 5))]
LIT = {"0": 0x3F, "1": 0x06, "2": 0x5B, "3": 0x4F, "4": 0x66, "5": 0x6D, "6": 0x7D, "7": 0x07, "8": 0x7F, "9": 0x6F, "-": 0x40}
hue, unlit = g.choice([("#ff3b2f", "#3a0a08"), ("#7dff6a", "#0d2b0a"), ("#ffc23a", "#332505")])


def counter(x, y, n):
    u = 2.3 * k
    cv.create_rectangle(x, y, x + 30 * u, y + 14 * u, fill="#0c0808", outline=side)
    for i, ch in enumerate(f"{n:03d}"[-3:]):
        for j, (a, b) in enumerate(SEGS):
            on = LIT[ch] >> j & 1
            cv.create_line(x + (2.5 + 9 * i + a[0]) * u, y + (2 + a[1]) * u, x + (2.5 + 9 * i + b[0]) * u, y + (2 + b[1]) * u, fill=hue if on else unlit, width=1.2 * u)


counter(left, 6 * k, p.left)
counter(W - left - 69 * k, 6 * k, min(p.seconds, 999))
mid, fy = W / 2, 22 * k
if W - 2 * left > 175 * k or W >= 200 * k:
    cv.create_oval(mid - 14 * k, fy - 14 * k, mid + 14 * k, fy + 14 * k, fill="#ffd84a", outline="#7a5c00", width=2)
    for dx in (-5, 5):
        cv.create_oval(mid + dx * k - 2 * k, fy - 6 * k, mid + dx * k + 2 * k, fy - 2 * k, fill="#3a2a00", outline="")
    if p.status == "lost":
        cv.create_line(mid - 6 * k, fy + 7 * k, mid + 6 * k, fy + 7 * k, width=2, fill="#3a2a00")
    else:
        cv.create_arc(mid - 8 * k, fy - 8 * k, mid + 8 * k, fy + 8 * k, start=200, extent=140, style="arc", width=2, outline="#3a2a00")


def flag(x, y, w, h):
    u, v = w / 20, h / 20
    px = x + 7 * u
    cv.create_line(px, y + 4 * v, px, y + 16 * v, width=max(1, round(1.6 * u)), fill=dark)
    if penn == "pennant":
        pts = [(7.5, 3.5), (16, 7), (7.5, 10.5)]
    elif penn == "tail":
        pts = [(7.5, 4), (16, 4), (13.5, 7), (16, 10), (7.5, 10)]
    else:
        pts = [(7.5, 4), (15.5, 4), (15.5, 10), (7.5, 10)]
    cv.create_polygon([(x + a * u, y + b * v) for a, b in pts], fill=red)
    cv.create_line(px - 3 * u, y + 16 * v, px + 4 * u, y + 16 * v, width=max(1, round(2 * v)), fill=dark)


def mine(x, y, w, h, colour):
    cx, cy, r = x + w / 2, y + h / 2, min(w, h) * 0.27
    if bomb == "spiked":
        for i in range(8):
            a = i * math.pi / 4
            cv.create_line(cx, cy, cx + math.cos(a) * r * 1.5, cy + math.sin(a) * r * 1.5, width=max(1, w / 14), fill=colour)
    elif bomb == "fuse":
        cy += r * 0.25
        cv.create_line(cx + r * 0.5, cy - r * 0.7, cx + r, cy - r * 1.4, cx + r * 1.5, cy - r * 1.3, smooth=True, width=max(1, w / 16), fill="#8a5a20")
    cv.create_oval(cx - r, cy - r, cx + r, cy + r, fill=colour, outline=colour)
    cv.create_oval(cx - r * 0.55, cy - r * 0.6, cx - r * 0.1, cy - r * 0.15, fill="#ffffff" if colour != "#f0f0f0" else "#404040", outline="")


for r, c, s in p.each():
    x0, y0 = left + round(c * pitch), top + round(r * pitch)
    x1, y1 = left + round((c + 1) * pitch) - gap, top + round((r + 1) * pitch) - gap
    if s in "012345678*X":
        cv.create_rectangle(x0, y0, x1 - 1, y1 - 1, fill="#ff5c4a" if s == "X" else paper, outline=line)
    else:
        cv.create_rectangle(x0, y0, x1 - 1, y1 - 1, fill=side, outline=desk)
        cv.create_rectangle(x0 + lip / 2 + 1, y0 + lip / 2, x1 - lip / 2 - 2, y1 - lip - 2, fill=face, outline="")
        y1 -= lip // 2
    w, h = x1 - x0, y1 - y0
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    if s in "12345678":
        cv.create_text(cx, cy, text=s, font=font, fill=ink[int(s) - 1])
    elif s == "?":
        cv.create_text(cx, cy, text="?", font=font, fill=dark)
    elif s in "Fx":
        flag(x0, y0, w, h)
        if s == "x":
            for a, b in ((0.2, 0.8), (0.8, 0.2)):
                cv.create_line(x0 + w * a, y0 + h * 0.2, x0 + w * b, y0 + h * 0.8, width=max(2, w / 11), fill=dark)
    elif s in "*X":
        mine(x0, y0, w, h, dark if s == "*" else "#202020")
    if focus == (r, c):
        cv.create_rectangle(x0 + 2, y0 + 2, x1 - 3, y1 - 3, outline=dark, dash=(1, 1))
if g.random() < 0.5:
    foot = tk.Label(root, text={"playing": f"{p.cols} x {p.rows}   {p.mines} mines", "won": "You win!", "lost": "Game over"}[p.status], anchor="w", relief="sunken", bd=1, font=("DejaVu Sans", -int(12 * k)))
    foot.pack(fill="x")
root.resizable(False, False)
tell_tk(root, lambda: (cv.winfo_rootx() + left - gap / 2, cv.winfo_rooty() + top - gap / 2, p.cols * pitch, p.rows * pitch))
