"""Tk canvas: floor tiles with a speckled quarter and a bevelled edge; map pins for flags, spiked discs for mines, opened ground shows floorboards."""
import math
import random
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
root = tk.Tk()
root.title(g.choice(["Linoleum", "Lino - minesweeper"]))
LOOKS = [  # window, tile a, tile b, speck, board, seam, pin, needle, mine, words, inks
    ("#4a3b30", "#2f8a7d", "#2a7d71", "#5db3a6", "#e8d3b0", "#c9ae84", "#ffdf4d", "#fffdf0", "#2a1b12", "#f3e6d2", ["#1f4fb5", "#2a6b17", "#b9211c", "#5a2590", "#8b3f00", "#07666d", "#111111", "#6d6254"]),
    ("#e5e1d8", "#b2484a", "#a63e40", "#cf7a74", "#f5f1e8", "#dcd4c4", "#ffffff", "#ffe9a8", "#2b2b2b", "#3a302a", ["#2456c0", "#2a7a30", "#c4272d", "#5f2b9a", "#9a5208", "#0d7480", "#1a1a1a", "#7c766c"]),
    ("#15181c", "#5b4b8a", "#52437e", "#7d6cb0", "#24222c", "#383544", "#ff8f5a", "#f4efff", "#f0c2ff", "#d8d2ea", ["#80b8ff", "#85e08d", "#ff8b8b", "#d3b0ff", "#ffc27c", "#78e0dc", "#ffffff", "#aaa6b6"]),
    ("#cfd8cf", "#6f7f3f", "#667638", "#97a765", "#f0efe0", "#d7d5bd", "#e02c2c", "#ffffff", "#33261a", "#2c3320", ["#1b4fae", "#1d6d33", "#bc1f25", "#592791", "#914a06", "#0c6b74", "#1b1b1b", "#75725f"]),
]
win, ta, tb, speck, board, seam, pin, needle, black, words, inks = g.choice(LOOKS)
n = max(18, min(round(g.randint(20, 42) * p.scale), int(p.max_cell * p.scale)))
font = (g.choice(["DejaVu Serif", "Liberation Sans", "URW Gothic", "DejaVu Sans"]), -round(n * g.uniform(0.56, 0.66)), "bold")
noise = random.Random(p.seconds)
planks = g.random() < 0.5
root.configure(bg=win)
line = tk.Label(root, bg=win, fg=words, font=("DejaVu Sans", -round(14 * p.scale)), text=f"pins left {p.left}      {p.seconds // 60}:{p.seconds % 60:02d}" + {"playing": "", "won": "      done!", "lost": "      ouch"}[p.status])
line.pack(pady=4)
W, H = p.cols * n, p.rows * n
cv = tk.Canvas(root, width=W + 1, height=H + 1, bg=win, highlightthickness=0)
cv.pack(padx=g.choice([4, 10]), pady=(0, 10))


def tone(h, f):
    return "#" + "".join(f"{max(0, min(255, round(int(h[i:i + 2], 16) * f))):02x}" for i in (1, 3, 5))


def drawn_pin(x, y, wrong):
    k = n / 20
    cv.create_polygon(x + 8.6 * k, y + 9 * k, x + 11.4 * k, y + 9 * k, x + 10 * k, y + 17.5 * k, fill=needle, outline="")
    cv.create_oval(x + 5.4 * k, y + 2.4 * k, x + 14.6 * k, y + 11.6 * k, fill=pin, outline=tone(pin, 0.6))
    cv.create_oval(x + 8.6 * k, y + 5.4 * k, x + 11.4 * k, y + 8.2 * k, fill=tone(pin, 0.45), outline="")
    if wrong:
        for a, b in ((3, 17), (17, 3)):
            cv.create_line(x + a * k, y + 3 * k, x + b * k, y + 17 * k, fill="#000000", width=max(2, n / 8))


for r, c, s in p.each():
    x, y = c * n, r * n
    if s in "#F?x":
        base = tb if (r + c) % 2 else ta
        cv.create_rectangle(x, y, x + n, y + n, fill=base, outline=tone(base, 0.6))
        if n > 18:
            cv.create_line(x + 1, y + n - 2, x + 1, y + 1, x + n - 1, y + 1, fill=tone(base, 1.35))
        if s == "#":
            for _ in range(5):
                a, b = noise.randint(3, n - 5), noise.randint(3, n - 5)
                cv.create_rectangle(x + a, y + b, x + a + 1, y + b + 1, fill=speck, outline="")
    else:
        cv.create_rectangle(x, y, x + n, y + n, fill="#e6533c" if s == "X" else board, outline=seam)
        if planks and s == "0":
            cv.create_line(x, y + n // 2, x + n, y + n // 2, fill=tone(seam, 1.08) if board != "#24222c" else "#2d2a36")
    if s in "12345678?":
        cv.create_text(x + n / 2 + 0.5, y + n / 2 + 0.5, text=s, font=font, fill=needle if s == "?" else inks[int(s) - 1])
    elif s in "Fx":
        drawn_pin(x, y, s == "x")
    elif s in "*X":
        k, ink = n / 20, "#000000" if s == "X" else black
        pts = []
        for i in range(20):
            a, d = i * math.pi / 10, 7.6 if i % 2 else 5.2
            pts += [x + (10 + d * math.cos(a)) * k, y + (10 + d * math.sin(a)) * k]
        cv.create_polygon(*pts, fill=ink, outline="")
        cv.create_oval(x + 7.8 * k, y + 7.8 * k, x + 12.2 * k, y + 12.2 * k, fill="#e6533c" if s == "X" else board, outline="")
root.resizable(False, False)
tell_tk(root, lambda: (cv.winfo_rootx() + 0.5, cv.winfo_rooty() + 0.5, W, H))
