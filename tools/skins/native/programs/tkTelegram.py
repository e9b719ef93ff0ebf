"""Everything a tk.Button with a letter on it: raised when shut, sunken and disabled when open; marks are characters of the font."""
import tkinter as tk
from tkinter import font as tkfont

from support import Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk()
root.title(g.choice(["Telegram Mines", "mines.py", "STOP - mines"]))
LOOKS = [  # window, shut, open, words, flag ink, mine ink, blast, inks
    ("#e9dfc2", "#d6c48e", "#f4eedb", "#33270f", "#a01818", "#33270f", "#e27a5f", ["#2d5aa0", "#4d7a1e", "#b3361d", "#57308c", "#8a5a00", "#197073", "#2c2c2c", "#7a7260"]),
    ("#22303c", "#3d566b", "#182028", "#e3edf5", "#ffc94a", "#f3f3f3", "#b3262b", ["#7cc0ff", "#8fe39a", "#ff9088", "#d6b3ff", "#ffc77f", "#7fe6e0", "#ffffff", "#a9b8c4"]),
    ("#d4d0c8", "#d4d0c8", "#c2beb6", "#101010", "#b30000", "#101010", "#ff6a5a", ["#0030d8", "#007a10", "#d60000", "#101088", "#7a1010", "#007a80", "#151515", "#707070"]),
    ("#d8e6dc", "#9fc4ab", "#eef6f0", "#123321", "#c2185b", "#123321", "#ff8a80", ["#0d47a1", "#1b6e20", "#b71c1c", "#4a148c", "#a65100", "#00707d", "#202020", "#6a7670"]),
]
win, shut, paper, words, fink, mink, blast, inks = g.choice(LOOKS)
size = max(20, min(round(g.randint(22, 40) * p.scale), int(p.max_cell * p.scale)))
family = g.choice(["DejaVu Sans Mono", "DejaVu Sans", "DejaVu Serif"])
face = tkfont.Font(family=family, size=-round(size * g.uniform(0.5, 0.6)), weight="bold")
small = tkfont.Font(family=family, size=-round(13 * p.scale))
flag = g.choice(["⚑", "⚑", "►", "F"])
mine = g.choice(["✹", "●", "✱", "M"])
bd = 2 if size > 24 else 1
sunk = g.choice(["sunken", "groove", "flat"])
inner = size - 2 * bd
blank = tk.PhotoImage(width=inner, height=inner)
root.configure(bg=win)
top = tk.Frame(root, bg=win)
tk.Label(top, text=f"MINES {p.left:03d}", bg=win, fg=words, font=small).pack(side="left", padx=6)
tk.Label(top, text=f"{p.seconds} sec", bg=win, fg=words, font=small).pack(side="right", padx=6)
tk.Button(top, text={"playing": "New", "won": "Sent!", "lost": "Stop."}[p.status], font=small, bg=shut, fg=words, highlightthickness=0).pack()
top.pack(fill="x", pady=4)
field = tk.Frame(root, bg=win)
cells = {}
for r, c, s in p.each():
    text = {"#": "", "0": "", "F": flag, "x": flag, "*": mine, "X": mine}.get(s, s)
    common = dict(image=blank, compound="center", width=inner, height=inner, padx=0, pady=0, bd=bd, highlightthickness=0, font=face, text=text)
    if s in "#F?x":
        b = tk.Button(field, relief="raised", bg=shut, fg=fink if s in "Fx" else words, **common)
        if s == "x":
            b.config(text="✗", bg=blast, fg="#ffffff" if win == "#22303c" else "#000000")
    else:
        b = tk.Button(field, relief=sunk, state="disabled", bg=blast if s == "X" else paper, disabledforeground=inks[int(s) - 1] if s in "12345678" else mink, **common)
    b.grid(row=r, column=c)
    cells[r, c] = b
field.pack(padx=8, pady=(0, 8))
root.resizable(False, False)
tell_tk(root, lambda: region(p, cells, tk_box))
