"""Recipe 14 of a scripting cookbook: a grid of ordinary Tk buttons whose flags and mines are one-colour bitmaps; opened buttons sink, a bar of radio buttons below."""
import tkinter as tk

from support import Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["Recipe 14: Minesweeper", "minesweep.tcl", "TkMine"]))
root.resizable(False, False)
size = min(44, max(20, round(p.cell_size(20, 38) * p.scale)))
FACES = [  # window, shut, open, hit, flag, digits
    ("#d9d9d9", "#d9d9d9", "#c3c3c3", "#ff6347", "#b22222", ["#0000cd", "#006400", "#cd0000", "#191970", "#8b1a1a", "#00686b", "#000000", "#5a5a5a"]),
    ("#dcdad5", "#dcdad5", "#f4f2ee", "#f08080", "#c01010", ["#204a87", "#3a7d06", "#a40000", "#5c3566", "#8f5902", "#06706c", "#2e3436", "#6b6e69"]),
    ("#bfbfbf", "#8fa8c8", "#d6d6d6", "#ff4040", "#7a0000", ["#0000ee", "#007000", "#dd0000", "#00007a", "#7a0000", "#007a7a", "#101010", "#606060"]),
    ("#e4e4e4", "#d6d6d6", "#ffffff", "#ffa07a", "#d2691e", ["#101010"] * 8),
]
ground, shut, opened, hit, red, ink = g.choice(FACES)
pix = round(13 * p.scale)
family = g.choice(["Helvetica", "Courier", "Times"])
face = (family, -int(size * g.uniform(0.5, 0.62)), "bold")
small = ("Helvetica", -pix)
crossed = g.choice(["mine", "flag"])  # what a wrong flag shows below its cross
shape = g.choice(["pennant", "square"])


def flag(x, y):
    """Whether the drawing of a flag covers the point, both from 0 to 1."""
    if y > 0.9:
        return 0.15 < x < 0.85
    if shape == "square":
        return 0.22 < x < 0.34 or 0.22 < x < 0.92 and 0.04 < y < 0.48
    return 0.66 < x < 0.76 and y > 0.04 or y > 0.8 and 0.3 < x < 0.85 or x <= 0.7 and abs(y - 0.3) < 0.27 * (x - 0.1) / 0.6


def mine(x, y):
    x, y = x - 0.5, y - 0.5
    far = (x * x + y * y) ** 0.5
    if (x + 0.12) ** 2 + (y + 0.12) ** 2 < 0.007:
        return False
    return far < 0.32 or far < 0.48 and (min(abs(x), abs(y)) < 0.05 or abs(abs(x) - abs(y)) < 0.07)


def crossed_out(art):
    def drawn(x, y):
        d = min(abs(x - y), abs(1 - x - y))
        return d < 0.09 or d > 0.2 and art(x, y)
    return drawn


def bitmap(art, colour):
    n = size - 10
    data = []
    for y in range(n):
        row = [art((x + 0.5) / n, (y + 0.5) / n) for x in range(n)]
        data += [sum(1 << i for i in range(8) if x + i < n and row[x + i]) for x in range(0, n, 8)]
    text = f"#define a_width {n}\n#define a_height {n}\nstatic char a_bits[] = {{\n" + ", ".join(hex(v) for v in data) + " };"
    return tk.BitmapImage(data=text, foreground=colour)


PICTURES = {"F": bitmap(flag, red), "*": bitmap(mine, "black"), "X": bitmap(mine, "black"), "x": bitmap(crossed_out(mine if crossed == "mine" else flag), "black" if crossed == "mine" else red)}
pixel = tk.PhotoImage(width=1, height=1)
root.configure(bg=ground)
top = tk.Frame(root, bg=ground)
top.pack(fill="x", padx=10, pady=(8, 4))
for side, text, value in (("left", "Mines left:", p.left), ("right", "Seconds:", p.seconds)):
    box = tk.Frame(top, bg=ground)
    box.pack(side=side)
    tk.Label(box, text=text, bg=ground, font=small).pack(side="left")
    tk.Label(box, text=value, width=5, bg="white", relief="sunken", bd=1, font=small, anchor="e").pack(side="left", padx=4)
field = tk.Frame(root, bg="black" if g.random() < 0.4 else ground, bd=g.choice([0, 1, 2]), relief="sunken")
field.pack(padx=12, pady=6)
bd = g.choice([2, 2, 3])
cells = {}
for r, c, s in p.each():
    up = s in "#F?"
    holder = tk.Frame(field, width=size, height=size, bg=ground)
    holder.grid(row=r, column=c)
    holder.pack_propagate(False)
    b = tk.Button(holder, image=PICTURES.get(s, pixel), text=s if s in "12345678?" else "", compound="center", font=face, bd=bd if up else 1, relief="raised" if up else "sunken", highlightthickness=0, padx=0, pady=0, takefocus=0,
                  bg=shut if up else hit if s == "X" else "#ffd0a0" if s == "x" else opened, fg=ink[int(s) - 1] if s in "12345678" else "black")
    b.pack(fill="both", expand=True)
    cells[r, c] = holder
low = tk.Frame(root, bg=ground)
low.pack(fill="x", padx=10, pady=(2, 8))
if p.cols * size > 300 * p.scale:
    level = tk.StringVar(value="b")
    for key, text in (("a", "Easy"), ("b", "Medium"), ("c", "Hard")):
        tk.Radiobutton(low, text=text, value=key, variable=level, bg=ground, font=small, highlightthickness=0).pack(side="left")
tk.Button(low, text="Restart", font=small, pady=1, bg=ground, highlightthickness=0).pack(side="right")
if p.status != "playing":
    tk.Label(root, text={"won": "All mines found. Well done!", "lost": "BANG! Press Restart to try again."}[p.status], bg=ground, font=(*small, "bold")).pack(pady=(0, 8))
tell_tk(root, lambda: region(p, cells, tk_box))
