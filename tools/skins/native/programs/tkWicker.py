"""Mines out of an evening class: a grid of plain Tk buttons with letters on them, a face to start anew, a menu and a status line."""
import tkinter as tk

from support import CLASSIC, Position, region, tell_tk, tk_box

p = Position()
g = p.rng
s_ = p.scale
size = round(p.cell_size(22, 44) * s_)
root = tk.Tk()
root.title(g.choice(["Minesweeper", "tk", "My Minesweeper", "Mine Sweeper v0.3"]))
root.resizable(False, False)
ground = root.cget("bg")
opened = g.choice([ground, ground, "#ececec", "white", "lightgrey", "#f5f5dc"])
closed = g.choice([ground, ground, "#c0c0c0", "light steel blue", "#bcd2ee", "tan"])
if opened == "#ececec" and closed == ground:
    closed = "#c8c8c8"
if opened == closed:
    opened = "#f0f0f0"
edge = g.choice([2, 2, 3, 3]) if size > 26 else 2
ring = g.choice([0, 0, 1])
gap = g.choice([0, 0, 0, 1, 2])
family = g.choice(["TkDefaultFont", "Helvetica", "Courier", "Times", "Liberation Sans", "DejaVu Sans Mono"])
bold = g.choice(["bold", "bold", "normal"])
high = -round((size - 2 * edge - 2 * ring) * g.uniform(0.62, 0.74))
if family == "TkDefaultFont":
    family = "DejaVu Sans"
font = (family, high, bold)
sign = ("DejaVu Sans", high, "bold")
NAMED = {"1": "blue", "2": "green", "3": "red", "4": "purple", "5": "maroon", "6": "turquoise4", "7": "black", "8": "gray40"}
RAINBOW = {"1": "#1a1aff", "2": "#cc6600", "3": "#008b45", "4": "#c71585", "5": "#8b0000", "6": "#00688b", "7": "#551a8b", "8": "#333333"}
inks = g.choice([CLASSIC, NAMED, NAMED, RAINBOW, dict.fromkeys("12345678", "black")])
flag, flag_ink = g.choice([("F", "red"), ("⚑", "red3"), ("P", "#b00000"), ("⚐", "black"), ("!", "red")])
mine = g.choice(["*", "●", "☀", "✹"])
wrong = g.choice(["✗", "✘"])

bar = tk.Menu(root)
for name in ("Game", "Options", "Help"):
    bar.add_cascade(label=name, menu=tk.Menu(bar, tearoff=0))
if g.random() < 0.7:
    root.config(menu=bar)
small = ("DejaVu Sans", -round(13 * s_))
head = tk.Frame(root)
head.pack(fill="x", padx=6, pady=4)
lcd = g.random() < 0.5
look = dict(bg="black", fg="red", font=("DejaVu Sans Mono", -round(20 * s_), "bold"), relief="sunken", bd=2) if lcd else dict(font=small)
tk.Label(head, text=f"{p.left:03d}" if lcd else f"Mines: {p.left}", **look).pack(side="left")
tk.Label(head, text=f"{p.seconds:03d}" if lcd else f"Time: {p.seconds}", **look).pack(side="right")
face = {"playing": "☺", "won": "☻", "lost": "☹"}[p.status]
tk.Button(head, text=face, font=("DejaVu Sans", -round(22 * s_)), padx=2, pady=0).pack()
board = tk.Frame(root, relief=g.choice(["sunken", "flat", "groove", "ridge"]), bd=g.choice([2, 3, 4]))
board.pack(padx=6, pady=6)
for r in range(p.rows):
    board.grid_rowconfigure(r, minsize=size + gap)
for c in range(p.cols):
    board.grid_columnconfigure(c, minsize=size + gap)
blank = tk.PhotoImage(width=1, height=1)
cells = {}
inside = size - 2 * edge - 2 * ring
for r, c, s in p.each():
    b = tk.Button(board, image=blank, compound="center", width=inside, height=inside, padx=0, pady=0, bd=edge, highlightthickness=ring,
                  font=font, bg=closed, activebackground=closed, relief="raised")
    if s == "F":
        b.config(text=flag, fg=flag_ink, activeforeground=flag_ink, font=sign if flag in "⚑⚐" else font)
    elif s == "x":
        b.config(text=wrong, fg="red3", font=sign, bg="#ffd9a0")
    elif s == "?":
        b.config(text="?", fg="navy")
    elif s != "#":
        b.config(relief="sunken", bg=opened, activebackground=opened)
        if s in "12345678":
            b.config(text=s, fg=inks[s], activeforeground=inks[s])
        elif s in "*X":
            b.config(text=mine, fg="black", font=sign)
            if s == "X":
                b.config(bg="red", activebackground="red")
    b.grid(row=r, column=c, padx=(0, gap), pady=(0, gap))
    cells[r, c] = b
word = {"playing": f"{p.rows} x {p.cols}, {p.mines} mines", "won": "You won!", "lost": "You lost. Press the face to try again."}[p.status]
tk.Label(root, text=word, font=small, anchor="w", relief="sunken", bd=1).pack(fill="x", side="bottom")
tell_tk(root, lambda: region(p, cells, tk_box))
