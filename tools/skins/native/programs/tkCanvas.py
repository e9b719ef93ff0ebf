"""Everything on one Tk canvas: flat tiles, dark or pastel, flags and mines made of polygons and ovals."""
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["minesweeper.py", "Canvas Mines", "PyMine"]))
LOOKS = [
    ("#1e1e2e", "#45475a", "#313244", "#cdd6f4", ["#89b4fa", "#a6e3a1", "#f38ba8", "#cba6f7", "#fab387", "#94e2d5", "#f5e0dc", "#9399b2"]),
    ("#ffffff", "#74b9ff", "#dfe6e9", "#2d3436", ["#0984e3", "#00b894", "#d63031", "#6c5ce7", "#e17055", "#00838f", "#2d3436", "#636e72"]),
    ("#f7efe5", "#c8a27a", "#efe0cc", "#5b4636", ["#3a6ea5", "#4d7c3a", "#b5432f", "#5d3a7a", "#8a5a1f", "#2f7f7a", "#222222", "#777777"]),
    ("#002b36", "#586e75", "#073642", "#eee8d5", ["#268bd2", "#859900", "#dc322f", "#6c71c4", "#cb4b16", "#2aa198", "#eee8d5", "#93a1a1"]),
    ("#10331a", "#2e8b57", "#d8f3dc", "#e9f5db", ["#1b4fd1", "#11772d", "#c1121f", "#3c096c", "#7f4f24", "#006d77", "#000000", "#555555"]),
]
ground, cover, paper, text, ink = g.choice(LOOKS)
size = p.cell_size(16, 60)
gap = g.choice([0, 1, 2, max(2, size // 10)])
outline = g.choice(["", "", text]) if gap else ground
margin = g.choice([0, 10, 25])
head = 50
W, H = p.cols * (size + gap) + 2 * margin, p.rows * (size + gap) + 2 * margin + head
cv = tk.Canvas(root, width=W, height=H, bg=ground, highlightthickness=0)
cv.pack()
family = g.choice(["DejaVu Sans", "Liberation Sans", "Noto Sans Mono", "URW Gothic", "Nimbus Sans Narrow"])
face = (family, -max(9, int(size * g.uniform(0.45, 0.68))), g.choice(["bold", "normal"]))
cv.create_text(margin + 8, head / 2, anchor="w", text=f"{p.left:03d}", fill=text, font=(family, -22, "bold"))
cv.create_text(W - margin - 8, head / 2, anchor="e", text=f"{p.seconds:03d}", fill=text, font=(family, -22, "bold"))
if W > 260:
    cv.create_text(W / 2, head / 2, text={"playing": "New game", "won": "You win", "lost": "Game over"}[p.status], fill=text, font=(family, -16))
bevel = g.random() < 0.35
flag_style = g.choice(["pennant", "square", "letter"])


def draw_flag(x, y):
    u = size / 20
    if flag_style == "letter":
        cv.create_text(x + size / 2, y + size / 2, text="F", fill="#e63946" if cover != "#e63946" else "white", font=face)
        return
    cv.create_line(x + 7 * u, y + 4 * u, x + 7 * u, y + 17 * u, fill=text, width=max(1, u * 1.5))
    if flag_style == "pennant":
        cv.create_polygon(x + 7 * u, y + 4 * u, x + 15 * u, y + 7 * u, x + 7 * u, y + 10 * u, fill="#e63946")
    else:
        cv.create_rectangle(x + 7 * u, y + 4 * u, x + 15 * u, y + 10 * u, fill="#e63946", outline="")
    cv.create_line(x + 4 * u, y + 17 * u, x + 12 * u, y + 17 * u, fill=text, width=max(1, u * 1.5))


def draw_mine(x, y, colour):
    m, q, d = size / 2, size * 0.27, size * 0.38
    for dx, dy in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7)):
        cv.create_line(x + m - dx * d, y + m - dy * d, x + m + dx * d, y + m + dy * d, fill=colour, width=max(1, size / 14))
    cv.create_oval(x + m - q, y + m - q, x + m + q, y + m + q, fill=colour, outline="")
    cv.create_oval(x + m - q * 0.5, y + m - q * 0.5, x + m - q * 0.1, y + m - q * 0.1, fill="white", outline="")


dark_paper = int(paper[1:3], 16) < 100
for r, c, s in p.each():
    x, y = margin + gap / 2 + c * (size + gap), head + margin + gap / 2 + r * (size + gap)
    opened = s in "012345678*X"
    fill = "#d62828" if s == "X" else paper if opened else cover
    cv.create_rectangle(x, y, x + size - (0 if outline == "" else 1), y + size - (0 if outline == "" else 1), fill=fill, outline=outline, width=0 if outline == "" else 1)
    if bevel and not opened:
        cv.create_line(x + 1, y + size - 2, x + 1, y + 1, x + size - 2, y + 1, fill="white", width=2)
        cv.create_line(x + 1, y + size - 2, x + size - 2, y + size - 2, x + size - 2, y + 1, fill=ground if ground != "#ffffff" else "#555", width=2)
    if s in "12345678":
        cv.create_text(x + size / 2, y + size / 2, text=s, fill=ink[int(s) - 1], font=face)
    elif s == "F":
        draw_flag(x, y)
    elif s == "?":
        cv.create_text(x + size / 2, y + size / 2, text="?", fill=text, font=face)
    elif s in "*X":
        draw_mine(x, y, "#eeeeee" if dark_paper and s == "*" else "#111111")
    elif s == "x":
        draw_flag(x, y)
        cv.create_line(x + 3, y + 3, x + size - 3, y + size - 3, fill="black", width=2)
        cv.create_line(x + 3, y + size - 3, x + size - 3, y + 3, fill="black", width=2)
tell_tk(root, lambda: (cv.winfo_rootx() + margin, cv.winfo_rooty() + head + margin, p.cols * (size + gap), p.rows * (size + gap)))
