"""Tk canvas with a tool bar of Tk widgets: reliefs mitred at their corners in four tones, or doubled with a dark line; digits with an outline all round, a shadow or plain; golf flags, burgees and signal flags."""
import math
import tkinter as tk

from support import CLASSIC, Position, tell_tk

p = Position()
g = p.rng
k = p.scale
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * k)
root.title(g.choice(["Minesweeper", "PyMines", "mines.py", "Tk Minesweeper 1.2"]))
GREY = [CLASSIC[str(i)] for i in range(1, 9)]
RICH = ["#1c5fd4", "#128a3a", "#d8232a", "#5b2a9c", "#a04a00", "#00838f", "#262626", "#757575"]
PALE = ["#8ec5ff", "#9be89b", "#ff9a90", "#cfb0ff", "#ffcb80", "#80e6e0", "#ffffff", "#c4c4c4"]
LOOKS = [  # window, face, (top, left, right, bottom), open, line, inks, halo, flag, second colour, dark
    ("#c8c8c8", "#c4c4c4", ("#fafafa", "#ececec", "#8e8e8e", "#7a7a7a"), "#d3d3d3", "#9c9c9c", GREY, "#ffffff", "#e01010", "#ffffff", "#101010"),
    ("#d8d0b8", "#d9c79a", ("#f7ecc8", "#ecdcae", "#a8925e", "#92804e"), "#efe8d4", "#c9bd9c", RICH, "#fffbea", "#c02020", "#f7e06a", "#2a2210"),
    ("#b9cfd0", "#5fa3a6", ("#a5d4d4", "#88c0c2", "#3b7578", "#2f6265"), "#e2eeee", "#b0c8c8", RICH, "#ffffff", "#ffcf3a", "#d8232a", "#10282a"),
    ("#e8d4da", "#d68fa3", ("#f6c8d4", "#eab2c2", "#a4647a", "#92546a"), "#fbf0f3", "#e2c6ce", RICH, "#ffffff", "#c40032", "#ffe8a0", "#34101e"),
    ("#2b2d33", "#4a4e59", ("#787e8c", "#666b79", "#32353d", "#282a31"), "#22242a", "#3a3d46", PALE, "#000000", "#ff5348", "#ffd24a", "#e8e8ec"),
    ("#9aa7bd", "#7088b4", ("#a8bce0", "#90a8d0", "#4a5e88", "#3e5078"), "#dfe5f0", "#aab6cc", GREY, "#ffffff", "#e03020", "#ffffff", "#101828"),
]
ground, face, bevel, paper, line, inks, halo, red, second, dark = g.choice(LOOKS)
night = paper == "#22242a"
size = p.cell_size(17, 58)
S = round(size * k)
rim = g.choice([2, 2, max(2, S // 9), max(3, S // 6)])
relief = g.choice(["mitre", "mitre", "double", "thin"])
bare = g.choice(["lines", "lines", "sunken", "cross"])
edge = g.choice(["outline", "outline", "shadow", "plain"]) if S > 20 else "plain"
if inks is GREY and edge == "outline":
    halo = "#f4f4f4"
flagged, bombed = g.choice(["golf", "burgee", "signal", "guidon"]), g.choice(["naval", "burst", "ball"])
wrong = g.choice(["flag", "mine"])
family = g.choice(["Liberation Sans", "DejaVu Sans", "Carlito", "Nimbus Sans Narrow", "Lato", "URW Gothic", "Liberation Mono"])
font = (family, -round(S * g.uniform(0.54, 0.7)), g.choice(["bold", "bold", "bold", "normal"]))
pad = round(g.choice([4, 8, 14]) * k)
small = ("DejaVu Sans", -round(12 * k))
root.configure(bg=ground)
fore = "#f0f0f0" if night else "#101010"


def head():
    f = tk.Frame(root, bg=ground, bd=1, relief=g.choice(["raised", "flat", "groove"]))
    how = dict(font=small, bg=ground, fg=fore, highlightthickness=0)
    kind = g.choice(["tools", "led"])
    if kind == "tools":
        tk.Button(f, text="New", padx=4, pady=1, **how).pack(side="left", padx=2, pady=2)
        if p.cols * S > 260 * k:
            m = tk.Menubutton(f, text=f"{p.cols}\u00d7{p.rows}", relief="raised", indicatoron=True, **how)
            m.pack(side="left", padx=2)
        tk.Label(f, text=f"{p.seconds // 60}:{p.seconds % 60:02d}", **how).pack(side="right", padx=6)
        tk.Label(f, text=f"Mines {p.left}", **how).pack(side="right", padx=6)
    else:
        led = dict(font=("Liberation Mono", -round(20 * k), "bold"), bg="#181410", fg=g.choice(["#ff4030", "#ffb020", "#50e070"]), bd=2, relief="sunken", padx=3)
        tk.Label(f, text=f"{p.left:03d}", **led).pack(side="left", padx=4, pady=3)
        tk.Label(f, text=f"{min(999, p.seconds):03d}", **led).pack(side="right", padx=4, pady=3)
        tk.Button(f, text={"playing": ":-)", "won": "B-)", "lost": ":-("}[p.status], font=("DejaVu Sans", -round(13 * k), "bold"), bg="#f2d24a", fg="#202020", padx=4, pady=2, highlightthickness=0).pack(pady=3)
    f.pack(fill="x")


top_bar = g.random() < 0.8
if top_bar:
    head()
cv = tk.Canvas(root, width=p.cols * S + 2 * pad, height=p.rows * S + 2 * pad, bg=ground, highlightthickness=0)
cv.pack()
if not top_bar:
    head()
elif g.random() < 0.4:
    tk.Label(root, text={"playing": "Left click: open, right click: flag", "won": "You have won!", "lost": "You have lost."}[p.status], anchor="w", bd=1, relief="sunken", font=small, bg=ground, fg=fore).pack(fill="x")
cv.create_rectangle(pad - 2, pad - 2, pad + p.cols * S + 1, pad + p.rows * S + 1, outline=bevel[3], fill="")
u = S / 20


def poly(x, y, pts, **how):
    cv.create_polygon([(x + a * u, y + b * u) for a, b in pts], **how)


def raised(x, y):
    e, f = x + S, y + S
    t = rim if relief != "thin" else 1
    cv.create_rectangle(x, y, e, f, fill=face, outline="", width=0)
    if relief == "double":
        cv.create_rectangle(x, y, e - 1, f - 1, fill=face, outline=dark if not night else "#101114")
        x, y, e, f = x + 1, y + 1, e - 1, f - 1
    a, b, c, d = x + t, y + t, e - t, f - t
    for tone, pts in zip(bevel, [[(x, y), (e, y), (c, b), (a, b)], [(x, y), (a, b), (a, d), (x, f)], [(e, y), (e, f), (c, d), (c, b)], [(x, f), (a, d), (c, d), (e, f)]]):
        cv.create_polygon(pts, fill=tone, outline="")


def opened(x, y, tone):
    cv.create_rectangle(x, y, x + S, y + S, fill=tone, outline="", width=0)
    if bare == "lines":
        cv.create_line(x, y + S - 1, x + S, y + S - 1, fill=line)
        cv.create_line(x + S - 1, y, x + S - 1, y + S, fill=line)
    elif bare == "sunken":
        cv.create_line(x, y + S - 1, x, y, x + S, y, fill=line)
        cv.create_line(x + 1, y + S - 1, x + S - 1, y + S - 1, x + S - 1, y, fill=bevel[0] if not night else "#2c2f37")
    else:
        q = max(2, S // 8)
        for dx, dy in ((0, 0), (S, 0), (0, S), (S, S)):
            cv.create_line(x + dx - (q if dx else 0), y + dy - (1 if dy else 0), x + dx + (0 if dx else q), y + dy - (1 if dy else 0), fill=line)
            cv.create_line(x + dx - (1 if dx else 0), y + dy - (q if dy else 0), x + dx - (1 if dx else 0), y + dy + (0 if dy else q), fill=line)


def text(x, y, s, colour, around):
    mx, my = x + S / 2, y + S / 2
    d = max(1, round(S / 26))
    if around == "outline":
        for a in (-d, 0, d):
            for b in (-d, 0, d):
                if a or b:
                    cv.create_text(mx + a, my + b, text=s, font=font, fill=halo)
    elif around == "shadow":
        cv.create_text(mx + d, my + d, text=s, font=font, fill=line)
    cv.create_text(mx, my, text=s, font=font, fill=colour)


def flag(x, y):
    w = max(1, round(1.3 * u))
    pole = dark
    if flagged == "golf":
        cv.create_oval(x + 5 * u, y + 14 * u, x + 15 * u, y + 17 * u, fill=bevel[3], outline="")
        cv.create_line(x + 9 * u, y + 3 * u, x + 9 * u, y + 15.6 * u, width=w, fill=pole)
        poly(x, y, [(9.4, 3), (16, 4), (14, 6.4), (16, 9), (9.4, 8.6)], fill=red, outline="")
    elif flagged == "burgee":
        cv.create_line(x + 6 * u, y + 3 * u, x + 6 * u, y + 17 * u, width=w, fill=pole)
        poly(x, y, [(6.6, 3.5), (16.5, 7.5), (6.6, 11.5)], fill=red, outline="")
        poly(x, y, [(6.6, 5.6), (11, 7.5), (6.6, 9.4)], fill=second, outline="")
    elif flagged == "signal":
        cv.create_line(x + 5.4 * u, y + 3 * u, x + 5.4 * u, y + 17 * u, width=w, fill=pole)
        poly(x, y, [(6, 3.6), (16, 3.6), (16, 11), (6, 11)], fill=red, outline=dark)
        poly(x, y, [(6, 3.6), (16, 3.6), (6, 11)], fill=second, outline="")
    else:
        cv.create_line(x + 14 * u, y + 3 * u, x + 14 * u, y + 16 * u, width=w, fill=pole)
        poly(x, y, [(13.4, 3.5), (3.6, 3.5), (6.2, 6.8), (3.6, 10), (13.4, 10)], fill=red, outline="")
        cv.create_rectangle(x + 10 * u, y + 15.4 * u, x + 17 * u, y + 17 * u, fill=pole, outline="")


def mine(x, y, tone):
    m, n = x + S / 2, y + S / 2
    if bombed == "naval":
        for i in range(8):
            a = i * math.pi / 4 + math.pi / 8
            px, py = m + math.cos(a) * 7 * u, n + math.sin(a) * 7 * u
            cv.create_line(m, n, px, py, width=max(1, round(1.4 * u)), fill=tone)
            cv.create_oval(px - 1.2 * u, py - 1.2 * u, px + 1.2 * u, py + 1.2 * u, fill=tone, outline="")
        r = 4.8 * u
    elif bombed == "burst":
        pts = []
        for i in range(16):
            a, d = i * math.pi / 8, (8.4 if i % 4 == 0 else 6.8) if i % 2 == 0 else 4.4
            pts.append((m + math.cos(a) * d * u, n + math.sin(a) * d * u))
        cv.create_polygon(pts, fill=tone, outline="")
        r = 4.4 * u
    else:
        n += 1.4 * u
        r = 5.6 * u
        cv.create_line(m + 2.6 * u, n - 4.6 * u, m + 4.6 * u, n - 8 * u, m + 7 * u, n - 8.4 * u, smooth=True, width=max(1, round(1.3 * u)), fill="#a8682a")
        cv.create_oval(m + 6 * u, n - 10 * u, m + 8.6 * u, n - 7.4 * u, fill="#ffb020", outline="")
    cv.create_oval(m - r, n - r, m + r, n + r, fill=tone, outline="")
    cv.create_oval(m - 0.55 * r, n - 0.6 * r, m - 0.1 * r, n - 0.15 * r, fill="#ffffff" if not night else "#505462", outline="")


def strike(x, y, tone):
    for a, b in ((3.5, 16.5), (16.5, 3.5)):
        cv.create_line(x + a * u, y + 3.5 * u, x + b * u, y + 16.5 * u, width=max(2, round(2 * u)), fill=tone, capstyle="round")


for r, c, s in p.each():
    x, y = pad + c * S, pad + r * S
    if s in "012345678*X" or (s == "x" and wrong == "mine"):
        opened(x, y, "#f0453a" if s == "X" else paper)
    else:
        raised(x, y)
    if s in "12345678":
        text(x, y, s, inks[int(s) - 1], edge)
    elif s == "?":
        text(x, y, "?", dark, "plain")
    elif s == "F":
        flag(x, y)
    elif s in "*X":
        mine(x, y, "#101010" if s == "X" else dark)
    elif s == "x" and wrong == "mine":
        mine(x, y, dark)
        strike(x, y, "#e8281e")
    elif s == "x":
        flag(x, y)
        strike(x, y, "#101010" if not night else "#ffffff")
root.resizable(False, False)
tell_tk(root, lambda: (cv.winfo_rootx() + pad, cv.winfo_rooty() + pad, p.cols * S, p.rows * S))
