"""A frame full of Tk labels: raised while covered, sunken or flat once open."""
import tkinter as tk
from tkinter import font as tkfont

from support import CLASSIC, Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["Mine Field", "Minefield 1.2", "tk", "Sweeper"]))
root.resizable(False, False)

THEMES = [
    dict(cover="#c0c0c0", open="#d9d9d9", frame="#a0a0a0", ink=CLASSIC),
    dict(cover="#7fa6c9", open="#e8eef4", frame="#5a7d9c",
         ink=dict(zip("12345678", ["#1d4ed8", "#15803d", "#b91c1c", "#4c1d95", "#7c2d12", "#0e7490", "#111111", "#6b7280"]))),
    dict(cover="#8fbc8f", open="#f5f5dc", frame="#556b2f", ink=dict(zip("12345678", ["blue", "darkgreen", "red", "navy", "brown", "teal", "black", "gray40"]))),
    dict(cover="#4b4f58", open="#2b2d31", frame="#1e1f22",
         ink=dict(zip("12345678", ["#6ea8fe", "#75d88a", "#ff7b72", "#c29bff", "#ffb454", "#5ed3d0", "#f0f0f0", "#a0a0a0"]))),
]
t = g.choice(THEMES)
flag = g.choice([("⚑", "red"), ("F", "#d00000"), ("P", "#c02020"), ("⚑", "black")])
mine = g.choice(["*", "●", "✹", "☀"])
size = p.cell_size(18, 46)
family = g.choice(["DejaVu Sans", "Liberation Sans", "Liberation Mono", "Nimbus Sans", "DejaVu Serif"])
face = tkfont.Font(family=family, size=-int(size * g.uniform(0.5, 0.68)), weight=g.choice(["bold", "bold", "normal"]))
open_relief = g.choice(["sunken", "flat", "ridge", "groove"])
bw = g.choice([1, 2, 2, 3])
gap = g.choice([0, 0, 1, 2])

bar = tk.Frame(root, bd=2, relief=g.choice(["sunken", "groove", "flat"]))
bar.pack(fill="x", padx=6, pady=6)
tk.Label(bar, text=f"Mines: {p.left}", font=(family, -14)).pack(side="left", padx=4)
tk.Label(bar, text=f"Time: {p.seconds}", font=(family, -14)).pack(side="right", padx=4)
face_text = {"playing": "🙂", "won": "😎", "lost": "😵"}[p.status] if g.random() < 0.3 else {"playing": ":-)", "won": "B-)", "lost": "X-("}[p.status]
tk.Button(bar, text=face_text if "-" in face_text else {"playing": "New", "won": "Won!", "lost": "Lost"}[p.status]).pack()

field = tk.Frame(root, bg=t["frame"], bd=3, relief="sunken")
field.pack(padx=g.choice([0, 6, 12]), pady=g.choice([0, 6, 12]))
boxes = {}
for r, c, s in p.each():
    box = tk.Frame(field, width=size, height=size)
    box.grid(row=r, column=c, padx=gap, pady=gap)
    box.pack_propagate(False)
    kw = dict(text="", bg=t["cover"], relief="raised", bd=bw, font=face, fg="black")
    if s in "012345678":
        kw.update(text=s if s != "0" else "", bg=t["open"], relief=open_relief, bd=1 if open_relief != "flat" else 0, fg=t["ink"].get(s, "black"))
    elif s == "F":
        kw.update(text=flag[0], fg=flag[1])
    elif s == "?":
        kw.update(text="?", fg="black" if t["open"] != "#2b2d31" else "white")
    elif s in "*X":
        kw.update(text=mine, bg="#ff4040" if s == "X" else t["open"], relief=open_relief, fg="black" if t["open"] != "#2b2d31" or s == "X" else "#eeeeee")
    elif s == "x":
        kw.update(text="✗", fg="#d00000")
    tk.Label(box, **kw).pack(fill="both", expand=True)
    boxes[r, c] = box
if g.random() < 0.6:
    tk.Label(root, text={"playing": "Left click: open   Right click: mark", "won": "You win!", "lost": "Boom! Game over."}[p.status],
             anchor="w", bd=1, relief="sunken", font=(family, -12)).pack(fill="x", side="bottom")
if g.random() < 0.6:
    menu = tk.Menu(root)
    for name in ["Game", "Options", "Help"]:
        menu.add_cascade(label=name, menu=tk.Menu(menu, tearoff=0))
    root.config(menu=menu)
tell_tk(root, lambda: region(p, boxes, tk_box))
