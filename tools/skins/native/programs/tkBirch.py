"""Tk canvas: plywood squares with round corners and a hard shadow lie on a paper plan; figures in a book face, luggage tags for flags, round burrs for mines; option menu of woods, list of games at the right."""
import math
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
k = p.scale
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * k)
root.title(g.choice(["Birch", "birch.tcl", "Birch Mines"]))
root.resizable(False, False)
WOODS = {  # plan, its rule, wood, grain, shadow, tag, burr, ink
    "Birch": ("#f3f0e8", "#cfc8b8", "#e2c48d", "#c9a367", "#9a7d4d", "#d13b2a", "#3a2c1a", ["#234f9c", "#3a7326", "#b3261e", "#6a3d8f", "#915a10", "#1f7474", "#2a2a2a", "#85806f"]),
    "Walnut": ("#d8cfc0", "#b5a892", "#6b4a30", "#54371f", "#2e1d0f", "#f0c23a", "#20140a", ["#173f8a", "#245f1c", "#a01c16", "#552a78", "#7a4206", "#0d5c5e", "#161616", "#6f675a"]),
    "Cherry": ("#2a2626", "#453d3c", "#b4573f", "#983f2b", "#120e0e", "#ffe9a8", "#ffb59e", ["#8fbcff", "#9fe39a", "#ff9a8f", "#dcb3ff", "#ffcf86", "#8ae6e0", "#ffffff", "#aca3a1"]),
    "Driftwood": ("#ffffff", "#dcdfe2", "#a9b4ba", "#929fa6", "#66727a", "#0a7a5a", "#2c353a", ["#0b62d6", "#0f8a3e", "#e0302f", "#8430c4", "#b86200", "#008c99", "#1d2428", "#8d989e"]),
}
name = g.choice(list(WOODS))
plan, rule, wood, grain, shadow, tag, burr, inks = WOODS[name]
size = round(p.cell_size(18, 54) * k)
gap = max(2, round(size * g.choice([0.06, 0.1, 0.16])))
corner = size * g.choice([0.0, 0.12, 0.24])
dashed = g.random() < 0.5
lines = g.choice(["all", "open", "none"])
grained = g.random() < 0.6
italic = g.random() < 0.3
family = g.choice(["Nimbus Roman", "C059", "Liberation Serif", "DejaVu Serif", "DejaVu Sans"])
face = (family, -round(size * g.uniform(0.56, 0.68)), "bold italic" if italic else "bold")
small = ("DejaVu Sans", -round(13 * k))
pad = round(g.choice([4, 10, 20]) * k)
W, H = p.cols * size, p.rows * size
dark = name == "Cherry"
bg, fg = (plan, "#eeeeee") if dark else ("#e6e2da", "#222222")
root.configure(bg=bg)
top = tk.Frame(root, bg=bg)
top.pack(fill="x", padx=6, pady=4)
tk.Button(top, text={"playing": "New", "won": "Hooray", "lost": "Ouch"}[p.status], font=small).pack(side="left")
tk.Label(top, text=f"{p.left} to go", font=small, bg=bg, fg=fg).pack(side="left", padx=8)
if W > 300 * k:
    v = tk.StringVar(value=name)
    m = tk.OptionMenu(top, v, *WOODS)
    m.config(font=small)
    m.pack(side="right")
tk.Label(top, text=f"{p.seconds // 60}:{p.seconds % 60:02d}", font=small, bg=bg, fg=fg).pack(side="right", padx=8)
body = tk.Frame(root, bg=bg)
body.pack()
cv = tk.Canvas(body, width=W + 2 * pad, height=H + 2 * pad, bg=plan, highlightthickness=0, bd=0)
cv.pack(side="left")
if g.random() < 0.35 and (p.max_cell * k - size) * p.cols > 170 * k:
    games = tk.Listbox(body, font=small, width=14, height=6)
    for i in range(9):
        games.insert("end", f"{i + 1:2d}. {g.choice(['won', 'lost', 'lost'])}  {g.randint(9, 400)} s")
    games.pack(side="right", fill="y", padx=4)


def board(x0, y0, x1, y1, **how):
    q = corner
    if q < 2:
        return cv.create_rectangle(x0, y0, x1, y1, width=0, **how)
    pts = []
    for cx, cy, a in ((x1 - q, y0 + q, -90), (x1 - q, y1 - q, 0), (x0 + q, y1 - q, 90), (x0 + q, y0 + q, 180)):
        pts += [v for i in range(7) for v in (cx + q * math.cos(math.radians(a + i * 15)), cy + q * math.sin(math.radians(a + i * 15)))]
    return cv.create_polygon(*pts, outline="", **how)


for r, c, s in p.each():
    x, y, n = pad + c * size, pad + r * size, size
    cx, cy, h = x + n / 2, y + n / 2, gap / 2
    shut = s in "#F?x"
    if lines == "all" or lines == "open" and not shut:
        cv.create_rectangle(x, y, x + n, y + n, outline=rule, width=1, **({"dash": (2, 3)} if dashed else {}))
    if shut:
        d = h * 0.9
        board(x + h + d, y + h + d, x + n - h + d, y + n - h + d, fill=shadow)
        board(x + h, y + h, x + n - h, y + n - h, fill=wood)
        if grained:
            for i in range(3):
                gy = y + h + (n - 2 * h) * (0.25 + 0.25 * i)
                w = ((r * 7 + c * 13 + i * 5) % 5 - 2) * n * 0.03
                cv.create_line(x + h + corner * 0.4 + 1, gy, cx, gy + w, x + n - h - corner * 0.4 - 2, gy, fill=grain, smooth=True)
    elif s == "X":
        cv.create_rectangle(x + 1, y + 1, x + n - 1, y + n - 1, fill="#ee4b3a", width=0)
    if s in "12345678":
        cv.create_text(cx, cy, text=s, fill=inks[int(s) - 1], font=face)
    elif s == "?":
        cv.create_text(cx, cy, text="?", fill="#fff4dc" if name in ("Walnut", "Cherry") else "#2c2113", font=face)
    elif s in "Fx":
        e = n * 0.26
        pts = [cx - e * 0.72, cy + e * 1.15, cx - e * 0.72, cy - e * 0.55, cx - e * 0.25, cy - e * 1.1, cx + e * 0.25, cy - e * 1.1, cx + e * 0.72, cy - e * 0.55, cx + e * 0.72, cy + e * 1.15]
        cv.create_polygon(*pts, fill=tag, outline="#1c1c1c", width=max(1, n // 30))
        o = max(1.5, e * 0.2)
        cv.create_oval(cx - o, cy - e * 0.6 - o, cx + o, cy - e * 0.6 + o, fill=wood, outline="#1c1c1c")
        cv.create_line(cx - e * 0.36, cy + e * 0.2, cx + e * 0.36, cy + e * 0.2, fill="#1c1c1c", width=max(1, n // 26))
        cv.create_line(cx - e * 0.36, cy + e * 0.62, cx + e * 0.36, cy + e * 0.62, fill="#1c1c1c", width=max(1, n // 26))
        if s == "x":
            for colour, w in (("#ffffff", n * 0.17), ("#101010", n * 0.09)):
                for d in (1, -1):
                    cv.create_line(cx - n * 0.32, cy - d * n * 0.32, cx + n * 0.32, cy + d * n * 0.32, fill=colour, width=max(2, round(w)))
    elif s in "*X":
        colour = "#ffffff" if s == "X" else burr
        for i in range(14):
            t = i * math.pi / 7
            cv.create_line(cx, cy, cx + n * 0.36 * math.cos(t), cy + n * 0.36 * math.sin(t), fill=colour, width=max(1, round(n / 24)))
        cv.create_oval(cx - n * 0.23, cy - n * 0.23, cx + n * 0.23, cy + n * 0.23, fill=colour, outline="")
tell_tk(root, lambda: (cv.winfo_rootx() + pad, cv.winfo_rooty() + pad, W, H))
