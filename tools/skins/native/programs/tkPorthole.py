"""Tk canvas: wooden planks with a grain; covered cells are brass-rimmed portholes or plain hatches, open ones look on water or sand."""
import random
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["Porthole", "Below Deck", "Hatches"]))
root.resizable(False, False)
WOODS = [("#8b5a2b", "#6f4520", "#a87442", "#d9eef7", "#b9d9e8", "#fff6da", ["#144fb8", "#10713a", "#c21f1f", "#4b1c8c", "#8a4300", "#006a75", "#111111", "#5f7480"]),
         ("#c79a5b", "#a97d42", "#dcb57a", "#f5ecd2", "#ddcfa6", "#3b2407", ["#1f55a5", "#3a7a1e", "#b8321f", "#62278a", "#94550a", "#0f6f6c", "#20180a", "#80775e"]),
         ("#4a2c2a", "#351d1c", "#5f3b38", "#1b2a33", "#2a3f4b", "#ffe9d6", ["#74b9ff", "#7be495", "#ff8b7b", "#cfa2ff", "#ffc36b", "#6fe3e1", "#ffffff", "#93a5b0"]),
         ("#5d7f83", "#486569", "#769a9e", "#eef4ee", "#cfdccf", "#10292c", ["#1b4db3", "#1d7a2f", "#c72a2a", "#5a2190", "#8c4b00", "#006f78", "#0b1b1d", "#6b7a78"])]
wood, seam, grain, water, edge, text, ink = g.choice(WOODS)
size = p.cell_size(18, 56)
margin = g.choice([8, 16, 28])
side = 150 if g.random() < 0.35 and (p.max_cell - size) * p.cols > 160 else 0
head = 0 if side else 46
W, H = p.cols * size, p.rows * size
cv = tk.Canvas(root, width=W + 2 * margin + side, height=H + 2 * margin + head, bg=seam, highlightthickness=0)
cv.pack()
lid = g.choice(["hatch", "porthole", "plank"]) if size >= 22 else "plank"
face = (g.choice(["Nimbus Roman", "DejaVu Serif", "URW Bookman", "DejaVu Sans", "Liberation Sans"]), -int(size * g.uniform(0.54, 0.7)), g.choice(["bold", "bold", "normal"]))
pennant = g.choice(["#e4312b", "#1f6fd1", "#f2c12e"])
if text == "#3b2407" and pennant == "#f2c12e":
    pennant = "#e4312b"
n = random.Random(g.randint(0, 10 ** 6))
status = {"playing": "Keep looking", "won": "Ship saved!", "lost": "Holed!"}[p.status]
small = ("DejaVu Serif", -17, "bold")
if side:
    x = W + 2 * margin + 4
    for i, t in enumerate(["PORTHOLE", f"Mines  {p.left}", f"Bells  {p.seconds}", f"{p.rows} rows, {p.cols} files", status]):
        cv.create_text(x, margin + 14 + 30 * i, anchor="w", text=t, fill="#fff6da" if i else "#ffd36b", font=small if i < 3 else ("DejaVu Sans", -13))
else:
    cv.create_text(margin + 2, 24, anchor="w", text=f"⚓ {p.left}", fill="#fff6da", font=small)
    cv.create_text(margin + W - 2, 24, anchor="e", text=f"{p.seconds}s", fill="#fff6da", font=small)
    if W > 250:
        cv.create_text(margin + W / 2, 24, text=status, fill="#fff6da", font=small)


def plank(x, y):
    cv.create_rectangle(x, y, x + size, y + size, fill=wood, outline="")
    for _ in range(max(2, size // 8)):
        yy = y + n.randint(2, size - 3)
        a = x + n.uniform(2, size * 0.5)
        cv.create_line(a, yy, min(x + size - 2, a + n.uniform(4, size * 0.7)), yy + n.choice([0, 0, 1]), fill=n.choice([grain, seam]))
    cv.create_line(x, y + size - 1, x, y, x + size - 1, y, fill=grain)
    cv.create_line(x, y + size - 1, x + size - 1, y + size - 1, x + size - 1, y - 1, fill=seam)
    if lid == "hatch":
        d = size * 0.12
        cv.create_rectangle(x + d, y + d, x + size - d - 1, y + size - d - 1, outline=seam, fill="")
        cv.create_line(x + d, y + size - d, x + d, y + d, x + size - d, y + d, fill=grain)
    elif lid == "porthole":
        d = size * 0.08
        cv.create_oval(x + d, y + d, x + size - d - 1, y + size - d - 1, outline="#d8b04a", width=max(1, size // 16), fill=seam)


def flag(x, y):
    u = size / 20
    cv.create_line(x + 7 * u, y + 4 * u, x + 7 * u, y + 16 * u, fill="#fff6da" if text != "#3b2407" or lid == "porthole" else text, width=max(1, round(1.6 * u)))
    cv.create_polygon(x + 8 * u, y + 4.5 * u, x + 15.5 * u, y + 5.5 * u, x + 12.5 * u, y + 7.5 * u, x + 15.5 * u, y + 10 * u, x + 8 * u, y + 11 * u, fill=pennant, outline="")


def mine(x, y, colour):
    m = size / 2
    for dx, dy in ((0, -1), (0.85, -0.5), (0.85, 0.5), (0, 1), (-0.85, 0.5), (-0.85, -0.5)):
        ex, ey = x + m + dx * size * 0.34, y + m + dy * size * 0.34
        cv.create_line(x + m, y + m, ex, ey, fill=colour, width=max(1, size // 14))
        d = max(1, size * 0.055)
        cv.create_oval(ex - d, ey - d, ex + d, ey + d, fill=colour, outline="")
    d = size * 0.23
    cv.create_oval(x + m - d, y + m - d, x + m + d, y + m + d, fill=colour, outline="")
    cv.create_arc(x + m - d * 0.7, y + m - d * 0.7, x + m + d * 0.7, y + m + d * 0.7, start=100, extent=70, style="arc", outline="#cfd8dc", width=max(1, size // 20))


sea = water == "#1b2a33"
for r, c, s in p.each():
    x, y = margin + c * size, head + margin + r * size
    if s in "012345678*X":
        cv.create_rectangle(x, y, x + size - 1, y + size - 1, fill="#e2543f" if s == "X" else water, outline=edge)
        if s in "12345678":
            cv.create_text(x + size / 2, y + size / 2, text=s, fill=ink[int(s) - 1], font=face)
        elif s in "*X":
            mine(x, y, "#dfe7ea" if sea and s == "*" else "#15191c")
        continue
    plank(x, y)
    if s == "?":
        cv.create_text(x + size / 2, y + size / 2, text="?", fill="#fff6da" if lid == "porthole" else text, font=face)
    elif s in "Fx":
        flag(x, y)
        if s == "x":
            a, b = size * 0.16, size * 0.84
            for q in ((a, a, b, b), (a, b, b, a)):
                cv.create_line(x + q[0], y + q[1], x + q[2], y + q[3], fill="#000000", width=max(3, size // 9))
                cv.create_line(x + q[0], y + q[1], x + q[2], y + q[3], fill="#ffffff", width=max(1, size // 18))
tell_tk(root, lambda: (cv.winfo_rootx() + margin, cv.winfo_rooty() + head + margin, W, H))
