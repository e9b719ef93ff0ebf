"""A classic clone: everything on a canvas, bevels line by line, seven-segment counters, a round face; drawn bigger on dense screens."""
import tkinter as tk

from support import CLASSIC, Position, tell_tk

p = Position()
g = p.rng
root = tk.Tk()
root.title(g.choice(["Minesweeper", "Mine Relic", "Winmine for X", "Sweeper 95"]))
S = p.scale
size = max(14, int(p.cell_size(16, 34) * S))
FACE, LIGHT, DARK, LINE = g.choice([
    ("#c0c0c0", "#ffffff", "#808080", "#808080"),
    ("#c0c0c0", "#ffffff", "#808080", "#a0a0a0"),
    ("#d4d0c8", "#ffffff", "#87837b", "#9c988f"),
    ("#b8c4cc", "#eef4f8", "#6c7a84", "#8795a0"),
    ("#bdbdb0", "#f4f4e6", "#78786c", "#8a8a7c"),
])
LED = g.choice([("#ff1a1a", "#400000"), ("#ff1a1a", "#2a0000"), ("#39ff5a", "#00330c"), ("#ffb020", "#3a2400")])
edge = max(2, round(size / g.choice([8, 9, 11])))
frame = max(2, round(3 * S))
pad = round(g.choice([5, 6, 9]) * S)
head = round(g.choice([36, 42]) * S)
bw, bh = size * p.cols, size * p.rows
need = round(170 * S)
W = max(bw + 2 * (frame + pad), need)
bx = (W - bw) // 2
by = pad * 2 + head + frame
H = by + bh + frame + pad
family = g.choice(["Liberation Sans", "DejaVu Sans", "Nimbus Sans", "Liberation Mono", "DejaVu Sans Mono"])
face = (family, -max(10, int(size * g.uniform(0.6, 0.74))), "bold")
if g.random() < 0.75:
    bar = tk.Menu(root, bg=FACE, font=("Liberation Sans", -round(12 * S)), relief="flat", bd=1)
    for name in g.choice([("Game", "Help"), ("Game", "Options", "Help"), ("File", "View", "?")]):
        bar.add_cascade(label=name, menu=tk.Menu(bar, tearoff=0))
    root.config(menu=bar)
cv = tk.Canvas(root, width=W, height=H, bg=FACE, highlightthickness=0, bd=0)
cv.pack()


def box(x, y, w, h, fill):
    cv.create_rectangle(x, y, x + w, y + h, fill=fill, width=0)


def bevel(x, y, w, h, t, a, b, fill=None):
    """Edges of t px inside this box: a at left and top, b at right and bottom, mitred."""
    box(x, y, w, h, b)
    cv.create_polygon(x, y, x + w, y, x + w - t, y + t, x + t, y + t, x + t, y + h - t, x, y + h, fill=a, outline="")
    box(x + t, y + t, w - 2 * t, h - 2 * t, fill or FACE)


def digit(x, y, w, h, d):
    t = max(2, round(w / 5))
    m = h / 2
    segs = {
        "a": (x + 1, y, x + w - 1, y, x + w - 1 - t, y + t, x + 1 + t, y + t),
        "d": (x + 1, y + h, x + w - 1, y + h, x + w - 1 - t, y + h - t, x + 1 + t, y + h - t),
        "g": (x + 1 + t / 2, y + m, x + 1 + t, y + m - t / 2, x + w - 1 - t, y + m - t / 2, x + w - 1 - t / 2, y + m, x + w - 1 - t, y + m + t / 2, x + 1 + t, y + m + t / 2),
        "f": (x, y + 1, x + t, y + 1 + t, x + t, y + m - t / 2, x, y + m - 1),
        "e": (x, y + h - 1, x + t, y + h - 1 - t, x + t, y + m + t / 2, x, y + m + 1),
        "b": (x + w, y + 1, x + w - t, y + 1 + t, x + w - t, y + m - t / 2, x + w, y + m - 1),
        "c": (x + w, y + h - 1, x + w - t, y + h - 1 - t, x + w - t, y + m + t / 2, x + w, y + m + 1),
    }
    on = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg", "-": "g"}[d]
    for k, pts in segs.items():
        cv.create_polygon(*pts, fill=LED[0] if k in on else LED[1], outline="")


def counter(x, y, h, value):
    text = f"{max(-99, min(999, value)):03d}"
    w = round(h * 0.52)
    bevel(x - 1, y - 1, 3 * w + 2, h + 2, 1, DARK, LIGHT, "black")
    for i, d in enumerate(text):
        digit(x + i * w + w * 0.14, y + h * 0.08, w * 0.72, h * 0.84, d)


def smiley(cx, cy, r):
    q = r * 1.45
    bevel(cx - q, cy - q, 2 * q, 2 * q, max(2, round(2 * S)), LIGHT, DARK)
    cv.create_oval(cx - r, cy - r, cx + r, cy + r, fill="#ffe000", outline="black")
    e = r / 7
    for d in (-1, 1):
        x, y = cx + d * r * 0.36, cy - r * 0.28
        if p.status == "lost":
            cv.create_line(x - e, y - e, x + e + 1, y + e + 1)
            cv.create_line(x - e, y + e, x + e + 1, y - e - 1)
        elif p.status == "won":
            cv.create_oval(x - 2.2 * e, y - 1.6 * e, x + 2.2 * e, y + 1.6 * e, fill="black")
        else:
            cv.create_oval(x - e, y - e, x + e, y + e, fill="black")
    if p.status == "lost":
        cv.create_arc(cx - r * 0.5, cy + r * 0.2, cx + r * 0.5, cy + r * 0.9, start=20, extent=140, style="arc", width=max(1, S))
    else:
        cv.create_arc(cx - r * 0.55, cy - r * 0.5, cx + r * 0.55, cy + r * 0.6, start=200, extent=140, style="arc", width=max(1, S))


def flag(x, y):
    u = size / 16
    cv.create_rectangle(x + 4 * u, y + 12 * u, x + 12 * u, y + 13.4 * u, fill="black", width=0)
    cv.create_rectangle(x + 5.6 * u, y + 10.9 * u, x + 10.4 * u, y + 12.4 * u, fill="black", width=0)
    cv.create_rectangle(x + 8 * u, y + 3 * u, x + 9 * u + 0.6, y + 11 * u, fill="black", width=0)
    cv.create_polygon(x + 9 * u, y + 2.8 * u, x + 9 * u, y + 8.2 * u, x + 3.8 * u, y + 5.5 * u, fill="#f00000", outline="")


def mine(x, y):
    u = size / 16
    w = max(1, round(u))
    for pts in ((8, 2.5, 8, 14), (2.5, 8.2, 14, 8.2), (4.2, 4.4, 12.2, 12.4), (12.2, 4.4, 4.2, 12.4)):
        cv.create_line(*[a * u + (x, y)[i % 2] for i, a in enumerate(pts)], width=w)
    cv.create_oval(x + 4.2 * u, y + 4.4 * u, x + 12.2 * u, y + 12.4 * u, fill="black")
    cv.create_rectangle(x + 6 * u, y + 6.2 * u, x + 8 * u, y + 8.2 * u, fill="white", width=0)


t = max(1, round(2 * S))
bevel(bx - frame if W > need else pad, pad, (bw + 2 * frame) if W > need else W - 2 * pad, head, t, DARK, LIGHT)
lh = round(head * 0.66)
left, right = pad + round(6 * S), W - pad - round(6 * S)
counter(left, pad + (head - lh) // 2, lh, p.left)
counter(right - 3 * round(lh * 0.52), pad + (head - lh) // 2, lh, p.seconds)
smiley(W / 2, pad + head / 2, head * 0.26)
bevel(bx - frame, by - frame, bw + 2 * frame, bh + 2 * frame, frame, DARK, LIGHT)
for r, c, s in p.each():
    x, y = bx + c * size, by + r * size
    if s in "012345678*X":
        box(x, y, size, size, LINE)
        k = max(1, round(S))
        box(x + k, y + k, size - k, size - k, "#ff0000" if s == "X" else FACE)
        if s in "*X":
            mine(x, y)
        elif s != "0":
            cv.create_text(x + (size + 1) / 2, y + (size + 1) / 2, text=s, fill=CLASSIC[s], font=face)
    elif s == "x":  # a mine crossed out on open ground, where the flag was wrong
        box(x, y, size, size, LINE)
        box(x + 1, y + 1, size - 1, size - 1, FACE)
        mine(x, y)
        cv.create_line(x + 3, y + 3, x + size - 2, y + size - 2, fill="#ff0000", width=max(2, size // 10))
        cv.create_line(x + 3, y + size - 3, x + size - 2, y + 2, fill="#ff0000", width=max(2, size // 10))
    else:
        bevel(x, y, size, size, edge, LIGHT, DARK)
        if s == "F":
            flag(x, y)
        elif s == "?":
            cv.create_text(x + size / 2, y + size / 2, text="?", fill="black", font=face)
root.resizable(False, False)
tell_tk(root, lambda: (cv.winfo_rootx() + bx, cv.winfo_rooty() + by, bw, bh))
