"""ttk buttons with text; an open cell is a disabled button. The cells come out wider than high."""
import tkinter as tk
from tkinter import ttk

from support import CLASSIC, Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["Minesweeper (ttk)", "Sweep", "Mines - Beginner"]))
style = ttk.Style()
theme = g.choice(["clam", "alt", "default", "classic"])
style.theme_use(theme)
size = p.cell_size(22, 50)
family = g.choice(["DejaVu Sans", "Liberation Sans", "Noto Sans Mono", "TkDefaultFont"])
face = (family, -max(9, int(size * g.uniform(0.38, 0.55))), g.choice(["bold", "normal", "bold"]))
pad = g.choice([0, 0, 1, 2])
flag, mine = g.choice(["⚑", "F", "P", "!"]), g.choice(["*", "●", "✱"])
cover, paper = g.choice([(None, "#ffffff"), (None, "#f4f4f4"), ("#a8c5e2", "#f2f6fa"), ("#bbbbbb", "#eeeeee")])
style.configure("TButton", font=face, padding=0, width=-1, anchor="center")
if cover:
    style.configure("TButton", background=cover)
for name, colour in CLASSIC.items():
    style.configure(f"N{name}.TButton", relief="flat")
    style.map(f"N{name}.TButton", foreground=[("disabled", colour)], background=[("disabled", paper)], relief=[("disabled", "flat")])
style.map("N0.TButton", background=[("disabled", paper)], relief=[("disabled", "flat")])
style.map("Mine.TButton", foreground=[("disabled", "black")], background=[("disabled", paper)], relief=[("disabled", "flat")])
style.map("Hit.TButton", foreground=[("disabled", "black")], background=[("disabled", "#f04040")], relief=[("disabled", "flat")])
style.configure("Flag.TButton", foreground="#c00000")
top = ttk.Frame(root, padding=6)
top.pack(fill="x")
ttk.Label(top, text=f"Mines: {p.left}/{p.mines}").pack(side="left")
ttk.Button(top, text="Restart", style="Restart.TButton").pack(side="left", padx=20)
style.configure("Restart.TButton", font=(family, -13), padding=3)
ttk.Label(top, text=f"{p.seconds} s").pack(side="right")
field = ttk.Frame(root, padding=g.choice([0, 8]))
field.pack()
stretch = g.choice([1, 1, 1.2, 0.85])
boxes = {}
for r, c, s in p.each():
    box = tk.Frame(field, width=int(size * min(1, stretch)), height=int(size / max(1, stretch)))
    box.pack_propagate(False)
    box.grid(row=r, column=c, padx=pad, pady=pad)
    kw = {"#": dict(text=""), "F": dict(text=flag, style="Flag.TButton"), "?": dict(text="?"), "x": dict(text="✗", style="Flag.TButton"),
          "*": dict(text=mine, style="Mine.TButton"), "X": dict(text=mine, style="Hit.TButton")}.get(s) or dict(text="" if s == "0" else s, style=f"N{s}.TButton")
    b = ttk.Button(box, takefocus=False, **kw)
    if s in "012345678*X":
        b.state(["disabled"])
    b.pack(fill="both", expand=True)
    boxes[r, c] = box
ttk.Label(root, text={"playing": "Playing", "won": "Congratulations, you won!", "lost": "Sorry, you lost."}[p.status], padding=4, relief="sunken").pack(fill="x")
tell_tk(root, lambda: region(p, boxes, tk_box))
