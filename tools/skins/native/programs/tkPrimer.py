"""The game of a beginners' book: tk.Button for what is covered, tk.Label for what is open, letters for flags and mines, two labels above and two buttons below."""
import tkinter as tk

from support import CLASSIC, Position, region, tell_tk, tk_box

p = Position()
g = p.rng
f = p.scale
size = round(p.cell_size(18, 40) * f)
root = tk.Tk()
root.title(g.choice(["Chapter 9: Minesweeper", "minesweeper.py", "Mine Field Game", "tk"]))
root.resizable(False, False)
ground, cover, paper, bd, relief = g.choice([
    ("#d9d9d9", "#d9d9d9", "#d9d9d9", 2, "sunken"),
    ("#f0f0f0", "#c3c3c3", "#f0f0f0", 3, "groove"),
    ("white", "light steel blue", "white", 2, "solid"),
    ("#d9d9d9", "#d9d9d9", "#ececec", 2, "ridge"),
    ("beige", "khaki3", "ivory", 2, "flat"),
    ("#dfe8df", "dark sea green", "honeydew", 3, "sunken"),
])
bd = max(1, round(bd * f)) if size > 20 else 1
inks = g.choice([
    CLASSIC, CLASSIC,
    dict(zip("12345678", ["blue", "dark green", "red", "purple", "maroon", "cyan4", "black", "gray40"])),
    dict.fromkeys("12345678", "black"),
])
family = g.choice(["Liberation Sans", "Liberation Mono", "DejaVu Sans", "Liberation Serif"])
px = max(11, round(size * g.uniform(0.5, 0.62)))
face = (family, -px, "bold" if g.random() < 0.7 else "normal")
struck = (family, -px, "bold overstrike")
flag, mine = g.choice([("F", "*"), ("F", "M"), ("P", "*"), ("\u25ba", "\u25cf"), ("F", "\u2739"), ("!", "@")])
zero = "0" if g.random() < 0.15 else ""
gap = g.choice([0, 0, 0, round(f)])
small = ("Liberation Sans", -round(13 * f))

if g.random() < 0.4:
    bar = tk.Menu(root)
    bar.add_cascade(label="Game")
    bar.add_cascade(label="Help")
    root.config(menu=bar)
root.config(bg=ground)
above = tk.Frame(root, bg=ground)
above.pack(fill="x", padx=6, pady=4)
tk.Label(above, text=f"Mines: {p.left}", font=small, bg=ground).pack(side="left")
tk.Label(above, text=f"Time: {p.seconds}", font=small, bg=ground).pack(side="right")
board = tk.Frame(root, bg=ground if gap == 0 else "gray50", bd=g.choice([0, 2]), relief="sunken")
board.pack(padx=g.choice([4, 10, 20]), pady=2)
cells = {}
for r, c, s in p.each():
    box = tk.Frame(board, width=size, height=size, bg=ground)
    box.pack_propagate(False)
    box.grid(row=r, column=c, padx=(0, gap), pady=(0, gap))
    cells[r, c] = box
    if s in "#F?x":
        text, ink = {"#": ("", "black"), "F": (flag, "red3"), "?": ("?", "blue4"), "x": (flag, "gray30")}[s]
        w = tk.Button(box, text=text, fg=ink, bg="light pink" if s == "x" else cover, activebackground=cover, font=struck if s == "x" else face, bd=bd, padx=0, pady=0, highlightthickness=0, takefocus=0)
    else:
        text, ink = (mine, "black") if s in "*X" else (zero, "gray60") if s == "0" else (s, inks[s])
        w = tk.Label(box, text=text, fg=ink, bg="red" if s == "X" else paper, font=face, bd=1, relief=relief, padx=0, pady=0)
    w.pack(fill="both", expand=True)
below = tk.Frame(root, bg=ground)
below.pack(pady=5)
says = {"playing": "", "won": "You found all the mines!", "lost": "BOOM! You lost."}[p.status]
if says:
    tk.Label(below, text=says, font=small, bg=ground, fg="red3" if p.status == "lost" else "dark green").pack()
for name in g.choice([("New game", "Quit"), ("Restart",), ("Easy", "Medium", "Quit")]):
    tk.Button(below, text=name, font=small).pack(side="left", padx=4)
tell_tk(root, lambda: region(p, cells, tk_box))
