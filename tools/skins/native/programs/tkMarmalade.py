"""A breakfast-table Minesweeper on a Tk canvas: peel-striped lids, old-style serif digits, bunting for flags, a sidebar with the best times."""
import math
import tkinter as tk

from support import Position, report, tell_tk

p = Position()
g = p.rng
root = tk.Tk()
root.title(g.choice(["Marmalade", "Marmalade Mines", "Untitled jam"]))
LOOKS = [  # cloth, lid, peel, rim, toast, crumb, ink, flag, digits
    ("#fff4df", "#f29a2e", "#e07f12", "#8a4a06", "#fffaf0", "#ecd9b4", "#4a2a08", "#a3161f", ["#8a4a06"] * 8),
    ("#fbeef0", "#c8405e", "#b02c4b", "#5e1024", "#fff8f9", "#ecc9d1", "#4a0f1f", "#fff3c4", ["#2a55b0", "#2e7a34", "#b3202c", "#6a3090", "#8a4a10", "#147a80", "#202020", "#77706c"]),
    ("#eef4e2", "#8db04a", "#7a9c38", "#3f5716", "#fbfdf4", "#d5e0bb", "#2c3a10", "#7a1020", ["#3b6fb5", "#4f8a2a", "#c2542a", "#7b4fa0", "#8c6a1c", "#2a8a86", "#333333", "#80807a"]),
    ("#2b2320", "#6b4a3a", "#5b3d2f", "#1a1210", "#3a302b", "#4c4039", "#f4e3cf", "#ffb733", ["#8fc1ff", "#a8dd8c", "#ff9a8a", "#d9b3ff", "#ffc98a", "#8ce6df", "#ffffff", "#b8ada5"]),
]
cloth, lid, peel, rim, toast, crumb, ink, cloth2, inks = g.choice(LOOKS)
side_on = p.rows > 8 and p.cols < 20
room = p.max_cell * p.cols - (170 if side_on else 0)
top_size = max(15, min(58, p.max_cell, room / p.cols))
size = g.uniform(min(20, top_size), top_size) * min(p.scale, 1.5 if p.max_cell > 34 else 1)
gap = g.choice([0, 1.5, 3, 4]) * size / 32
shape = g.choice(["lid", "square", "cut"])
heads = g.random() < 0.6
family = g.choice(["URW Bookman", "P052", "Nimbus Roman", "C059"])
px = lambda k: -max(8, round(size * k))
m = 26 if heads else 12
W, H = p.cols * size + m + 12, p.rows * size + m + 12
root.configure(bg=cloth)
head = tk.Label(root, bg=cloth, fg=ink, font=(family, -18, "italic"), text=g.choice([f"{p.left} pips left, {p.seconds} seconds", f"Pips {p.mines - p.left} of {p.mines}", f"{p.left:02d}  ❦  {p.seconds // 60}:{p.seconds % 60:02d}"]))
head.pack(pady=(6, 0))
mid = tk.Frame(root, bg=cloth)
mid.pack()
cv = tk.Canvas(mid, width=round(W), height=round(H), bg=cloth, highlightthickness=0)
cv.pack(side="left" if g.random() < 0.6 or not side_on else "right")
if side_on:
    box = tk.LabelFrame(mid, text="Best breakfasts", bg=cloth, fg=ink, font=(family, -13, "bold"))
    box.pack(side="left", anchor="n", padx=8, pady=m)
    for i in range(6):
        tk.Label(box, text=f"{i + 1}. {g.choice(['Ida', 'Olaf', 'Pem', 'Ruth', 'Jonas', 'Wilma'])}", bg=cloth, fg=ink, font=(family, -13)).grid(row=i, column=0, sticky="w", padx=4)
        tk.Label(box, text=f"{38 + i * 9 + g.randint(0, 7)} s", bg=cloth, fg=ink, font=(family, -13)).grid(row=i, column=1, sticky="e", padx=4)
tk.Label(root, bg=cloth, fg=ink, font=(family, -14), text={"playing": "Click to lift a lid", "won": "Delicious! All pips found.", "lost": "Ouch, a pip!"}[p.status]).pack(pady=(0, 6))


def spoon(x, y, n, dead):
    hue = "#d02020" if dead else ink
    cv.create_oval(x + n * 0.26, y + n * 0.26, x + n * 0.74, y + n * 0.74, fill=hue, outline="")
    for i in range(6):
        a = i * math.pi / 3 + 0.3
        qx, qy = x + n / 2 + n * 0.36 * math.cos(a), y + n / 2 + n * 0.36 * math.sin(a)
        cv.create_oval(qx - n * 0.07, qy - n * 0.07, qx + n * 0.07, qy + n * 0.07, fill=hue, outline="")


for r, c, s in p.each():
    x, y, n = m + c * size + gap / 2, m + r * size + gap / 2, size - gap
    if s in "#F?x":
        if shape == "cut":
            k = n * 0.16
            pts = [x + k, y, x + n - k, y, x + n, y + k, x + n, y + n - k, x + n - k, y + n, x + k, y + n, x, y + n - k, x, y + k]
            cv.create_polygon(pts, fill=lid, outline=rim)
        else:
            cv.create_rectangle(x, y, x + n, y + n, fill=lid, outline=rim)
        if shape == "lid":
            cv.create_oval(x + n * 0.08, y + n * 0.08, x + n * 0.92, y + n * 0.92, fill=lid, outline=peel, width=max(1, n * 0.07))
        elif s == "#":
            for i in (0.3, 0.5, 0.7):
                cv.create_line(x + n * 0.16, y + n * i, x + n * 0.84, y + n * i, fill=peel, width=max(1, n * 0.06))
    else:
        cv.create_rectangle(x, y, x + n, y + n, fill="#ffe08a" if s == "X" else toast, outline=crumb)
    mx, my = x + n / 2, y + n / 2
    if s in "12345678":
        cv.create_text(mx, my, text=s, fill=inks[int(s) - 1], font=(family, px(0.62), "bold"))
    elif s == "?":
        cv.create_text(mx, my, text="?", fill="#ffffff", font=(family, px(0.6), "bold"))
    elif s in "*X":
        spoon(x, y, n, s == "X")
    elif s in "Fx":
        cv.create_line(x + n * 0.3, y + n * 0.18, x + n * 0.3, y + n * 0.84, fill=rim, width=max(1.5, n * 0.07))
        cv.create_polygon(x + n * 0.32, y + n * 0.18, x + n * 0.8, y + n * 0.18, x + n * 0.66, y + n * 0.36, x + n * 0.8, y + n * 0.54, x + n * 0.32, y + n * 0.54, fill=cloth2, outline=rim)
        if s == "x":
            for hue, w in ((rim, 0.16), ("#ffffff", 0.09)):
                cv.create_line(x + n * 0.15, y + n * 0.15, x + n * 0.85, y + n * 0.85, fill=hue, width=n * w)
                cv.create_line(x + n * 0.85, y + n * 0.15, x + n * 0.15, y + n * 0.85, fill=hue, width=n * w)
if heads:
    for c in range(p.cols):
        cv.create_text(m + (c + 0.5) * size, m - 9, text=chr(65 + c) if c < 26 else "A" + chr(39 + c), fill=ink, font=(family, -12))
    for r in range(p.rows):
        cv.create_text(m - 11, m + (r + 0.5) * size, text=str(r + 1), fill=ink, font=(family, -12))
if p.status == "playing" and g.random() < 0.4:
    r, c = g.randrange(p.rows), g.randrange(p.cols)
    cv.create_rectangle(m + c * size + 1, m + r * size + 1, m + (c + 1) * size - 1, m + (r + 1) * size - 1, outline="#1060ff", width=2)
tell_tk(root, lambda: (cv.winfo_rootx() + m, cv.winfo_rooty() + m, p.cols * size, p.rows * size))
