"""Minesweeper as the example of a tkinter manual: a grid of text buttons that sink, an entry for the size, a status label below."""
import tkinter as tk

from support import SHOWN, Position, region, tell_tk, tk_box

p = Position()
g = p.rng
S = p.scale
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * S)
root.title(g.choice(["Minesweeper", "tk", "Chapter 12: Minesweeper"]))
root.resizable(False, False)
size = round(p.cell_size(20, 40) * S)
tall = size if g.random() < 0.7 else max(round(18 * S), round(size * 0.86))
bg, shut, open_ = g.choice([("#d9d9d9", "#d9d9d9", "#ececec"), ("#d9d9d9", "#b4c6d8", "#f2f2f2"), ("#f0f0f0", "#cfcfcf", "#ffffff"), ("#d9d9d9", "#c9c9a8", "#f4f4e6")])
inks = g.choice([
    ["blue", "green4", "red", "purple4", "maroon", "turquoise4", "black", "gray40"],
    ["blue2", "forest green", "red2", "navy", "brown4", "cyan4", "black", "gray35"],
    ["black"] * 8,
])
family = g.choice(["Helvetica", "Courier", "DejaVu Sans"])
face = (family, -round(tall * g.choice([0.52, 0.58])), g.choice(["bold", "bold", "normal"]))
flag, flag_ink = g.choice([("P", "red3"), ("⚑", "red3"), ("F", "black"), ("▶", "dark green")])
mine = g.choice(["*", "✱", "●"])
relief = g.choice([tk.SUNKEN, tk.FLAT, tk.RIDGE])
bd = g.choice([1, 2, 2, 3]) if size > 22 * S else 1
pad = g.choice([0, 0, 1])
tell_wrong = g.random() < 0.6
if not tell_wrong:  # the book's program leaves the flags alone
    p.cells = [row.replace("x", "F") for row in p.cells]
    SHOWN["cells"] = p.cells
text = ("Helvetica", -round(13 * S))

row = tk.Frame(root, bg=bg)
row.pack(fill="x", padx=4, pady=4)
wide = p.cols * size > 260 * S
if wide:
    tk.Label(row, text="Rows", font=text, bg=bg).pack(side="left")
    e = tk.Entry(row, width=3, font=text)
    e.insert(0, str(p.rows))
    e.pack(side="left")
    tk.Label(row, text="Columns", font=text, bg=bg).pack(side="left")
    e = tk.Entry(row, width=3, font=text)
    e.insert(0, str(p.cols))
    e.pack(side="left")
tk.Button(row, text="New Game", font=text, bg=bg).pack(side="left", padx=6)
tk.Label(row, text=f"{p.seconds} s", font=text, bg=bg).pack(side="right")
root.configure(bg=bg)
field = tk.Frame(root, bg=bg, bd=g.choice([0, 2]), relief="groove")
field.pack(padx=6, pady=6)
cells = {}
for r, c, s in p.each():
    holder = tk.Frame(field, width=size, height=tall, bg=bg)
    holder.grid(row=r, column=c, padx=(0, pad), pady=(0, pad))
    holder.pack_propagate(False)
    opened = s in "012345678*X"
    label, ink = "", "black"
    if s in "12345678":
        label, ink = s, inks[int(s) - 1]
    elif s == "F":
        label, ink = flag, flag_ink
    elif s == "x":
        label, ink = flag, "black"
    elif s == "?":
        label = "?"
    elif s in "*X":
        label = mine
    ground = "red" if s == "X" else "#ffb0b0" if s == "x" else open_ if opened else shut
    if s == "x":  # struck out
        b = tk.Button(holder, text="✗", font=face, fg="red3", bg=ground, bd=bd, relief=tk.RAISED, padx=0, pady=0, highlightthickness=0)
    else:
        b = tk.Button(holder, text=label, font=face, fg=ink, bg=ground, bd=bd if relief != tk.FLAT or not opened else 1, padx=0, pady=0,
                      relief=relief if opened else tk.RAISED, highlightthickness=0, activebackground=ground)
    b.pack(fill="both", expand=True)
    cells[r, c] = holder
word = {"playing": f"{p.left} mines left", "won": "You found all mines!", "lost": "You hit a mine. Game over."}[p.status]
tk.Label(root, text=word, font=text, bg=bg, anchor="w", bd=1, relief=g.choice(["sunken", "flat"])).pack(fill="x", side="bottom")
tell_tk(root, lambda: region(p, cells, tk_box))
