"""The first thing a learner writes: a grid of tk.Button with text, sized in characters."""
import tkinter as tk
from tkinter import font as tkfont

from support import CLASSIC, Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["Minesweeper", "tk", "My Minesweeper", "Mines v1"]))
square = g.random() < 0.5
flag, mine = g.choice(["F", "⚑", "P", "!", "🚩"]), g.choice(["*", "●", "M", "💣"])
family = g.choice(["DejaVu Sans", "Liberation Sans", "Liberation Mono", "TkDefaultFont", "Courier"])
room = min(52, p.max_cell)
points = -max(9, int(g.uniform(0.25, 0.5) * room))
face = tkfont.Font(family=family, size=points, weight=g.choice(["bold", "normal"]))
cover, paper, active = g.choice([("#d9d9d9", "#d9d9d9", 1), ("#d9d9d9", "#ffffff", 1), ("#7ec850", "#e5c29f", 1), ("#99b3ff", "#e6ecff", 1), ("gray60", "gray85", 1), ("#333333", "#555555", 0)])
ink = CLASSIC if active else dict(zip("12345678", ["#88bbff", "#88ee88", "#ff8888", "#cc99ff", "#ffbb66", "#66dddd", "#ffffff", "#bbbbbb"]))
bd = g.choice([1, 2, 3, 4])
relief = g.choice(["sunken", "sunken", "flat", "groove", "ridge"])
pixel = tk.PhotoImage(width=1, height=1)
side = max(12, int(min(room, -points * 2.1)) - 2 * bd - 4)
disabled = g.random() < 0.5
field = tk.Frame(root)
head = tk.Frame(root)
head.pack(fill="x")
tk.Label(head, text=f"Flags: {p.left}").pack(side="left", padx=5, pady=4)
tk.Label(head, text=f"{p.seconds}").pack(side="right", padx=5)
if g.random() < 0.5:
    tk.Button(head, text="Reset").pack()
field.pack()
boxes = {}
for r, c, s in p.each():
    opened = s in "012345678*X"
    text = {"#": "", "0": "", "F": flag, "*": mine, "X": mine, "x": "✗"}.get(s, s)
    colour = ink[s] if s in "12345678" else "#e00000" if s in "Fx" else "black" if active or s == "X" else "white"
    kw = dict(text=text, font=face, bd=bd, padx=0, pady=0, fg=colour, bg="#ff3333" if s == "X" else paper if opened else cover, relief=relief if opened else "raised",
              disabledforeground=colour, highlightthickness=0)
    if opened and disabled:
        kw["state"] = "disabled"
    if square:
        kw.update(image=pixel, compound="center", width=side, height=side)
    else:
        kw.update(width=2 if text not in ("💣", "🚩") else 2, height=1)
    b = tk.Button(field, **kw)
    b.grid(row=r, column=c, sticky="nsew")
    boxes[r, c] = b
if not square:
    field.update_idletasks()
    w = max(b.winfo_reqwidth() for b in boxes.values())
    h = max(b.winfo_reqheight() for b in boxes.values())
    for c in range(p.cols):
        field.columnconfigure(c, minsize=w)
    for r in range(p.rows):
        field.rowconfigure(r, minsize=h)
if p.status != "playing":
    tk.Label(root, text="You won!" if p.status == "won" else "Game over!").pack()
tell_tk(root, lambda: region(p, boxes, tk_box))
