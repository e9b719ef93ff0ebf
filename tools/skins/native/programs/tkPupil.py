"""tkinter as in a first course: Button(width=2) in a grid, so that cells are as large as their font wants; opened ones
are sunken and disabled, signs are letters."""
import tkinter as tk
from tkinter import font as tkfont

from support import Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["tk", "Minesweeper", "Mine Sweeper Game", "my first game"]))
root.resizable(False, False)
SCHEMES = [  # window, covered, open, digits, flag, text
    ("#d9d9d9", "#d9d9d9", "#d9d9d9", ["blue", "green", "red", "purple", "maroon", "turquoise4", "black", "gray40"], "red", "black"),
    ("#d9d9d9", "#d9d9d9", "white", ["blue", "dark green", "red", "navy", "brown", "dark cyan", "black", "gray40"], "red", "black"),
    ("white", "light gray", "white",
     ["royal blue", "forest green", "firebrick", "dark violet", "chocolate", "dark cyan", "black", "dim gray"], "orange red", "black"),
    ("#2b2b2b", "#555555", "#2b2b2b",
     ["#6fa8ff", "#7ddc7d", "#ff7b72", "#c89bff", "#ffb454", "#62dfd6", "white", "#b0b0b0"], "#ffcc33", "white"),
    ("light sky blue", "steel blue", "alice blue",
     ["blue", "dark green", "red", "navy", "saddle brown", "teal", "black", "gray40"], "yellow", "white"),
    ("dark sea green", "dark green", "honeydew", ["black"] * 8, "gold", "white"),
    ("#ffe4e1", "pink", "#fffafa",
     ["medium blue", "sea green", "crimson", "indigo", "sienna", "dark cyan", "black", "gray40"], "dark red", "black"),
]
ground, cover, paper, inks, flag_ink, text = g.choice(SCHEMES)
root.config(bg=ground)
room = p.max_cell * p.scale
width = g.choice([1, 2, 2, 3])
family = g.choice(["TkDefaultFont", "Helvetica", "Courier", "Times", "DejaVu Sans", "Arial"])
if family == "TkDefaultFont":
    family = tkfont.nametofont("TkDefaultFont").actual("family")
bd, highlight = g.choice([(1, 1), (2, 0), (2, 1), (3, 0)])
padx, pady = g.choice([(None, None), (0, 0), (2, 0), (0, 2)])
if room < 30:
    padx, pady, bd, highlight = 0, 0, min(bd, 2), 0
px = g.randint(12, 26)
while True:  # the largest font that the screen has room for
    face = tkfont.Font(family=family, size=-px, weight=g.choice(["bold", "bold", "normal"]))
    trial = tk.Button(root, text="", width=width, font=face, bd=bd, highlightthickness=highlight)
    if padx is not None:
        trial.config(padx=padx, pady=pady)
    trial.update_idletasks()
    w, h = trial.winfo_reqwidth(), trial.winfo_reqheight()
    trial.destroy()
    if max(w, h) <= room or px <= 10:
        break
    px -= 1
    width = 1 if px < 12 else 2 if px < 15 and width == 3 else width
flag, mine, wrong = g.choice([("F", "*", "X"), ("⚑", "●", "✗"), ("P", "M", "X"), ("!", "*", "X"), ("⚑", "✹", "✗")])
keep = g.random() < 0.5  # flags on a coloured button
inset = "sunken" if cover == paper else g.choice(["sunken", "sunken", "ridge", "flat", "groove"])
words = text if ground not in ("light sky blue", "dark sea green") else "black"
top = tk.Frame(root, bg=ground)
top.pack(side=g.choice(["top", "top", "bottom"]), fill="x", pady=3)
tk.Label(top, text=f"Mines: {p.left}", bg=ground, fg=words, font=("Helvetica", -14)).pack(side="left", padx=5)
again = tk.Button(top, text={"playing": "Reset", "won": "You win!", "lost": "Game over"}[p.status], font=("Helvetica", -13))
again.pack(side="left", expand=True)
tk.Label(top, text=f"Time: {p.seconds}", bg=ground, fg=words, font=("Helvetica", -14)).pack(side="right", padx=5)
frame = tk.Frame(root, bg=ground)
frame.pack(padx=g.choice([0, 5, 10]), pady=g.choice([0, 5, 10]))
gap = g.choice([0, 0, 0, 1])
cells = {}
for r, c, s in p.each():
    b = tk.Button(
        frame, width=width, font=face, bd=bd, highlightthickness=highlight, highlightbackground=ground,
        bg=cover, activebackground=cover, fg=text, takefocus=0,
    )
    if padx is not None:
        b.config(padx=padx, pady=pady)
    if s in "012345678":
        b.config(text=s if s != "0" else "", relief=inset, state="disabled", bg=paper)
        b.config(disabledforeground=inks[int(s) - 1] if s != "0" else text)
    elif s == "F":
        b.config(text=flag, fg=flag_ink, activeforeground=flag_ink)
        if keep and cover == "#d9d9d9":
            b.config(bg="yellow", activebackground="yellow")
    elif s == "?":
        b.config(text="?")
    elif s == "x":
        b.config(text=wrong, state="disabled", disabledforeground="black", bg="orange")
    elif s in "*X":
        b.config(text=mine, relief=inset, state="disabled", bg="red" if s == "X" else paper)
        b.config(disabledforeground="black" if s == "X" or paper != "#2b2b2b" else "white")
    b.grid(row=r, column=c, padx=gap / 2 if gap > 1 else (0, gap), pady=(0, gap))
    cells[r, c] = b
if g.random() < 0.5 and p.status == "playing":
    spot = cells[g.randrange(p.rows), g.randrange(p.cols)]
    spot.config(highlightbackground="black" if ground != "#2b2b2b" else "white")
tell_tk(root, lambda: region(p, cells, tk_box))
