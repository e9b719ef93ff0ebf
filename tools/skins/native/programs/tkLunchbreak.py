"""Tk: a grid of tk.Button and tk.Label kept square by an empty image; state told by relief and colour, letters or signs for flag and mine; level buttons and a LabelFrame around it."""
import tkinter as tk

from support import Position, region, tell_tk, tk_box

p = Position()
g = p.rng
k = p.scale
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * k)
root.title(g.choice(["Lunch Break", "mines.pyw", "tk"]))
LOOKS = [  # window, cover, open, inks, flag (ink, ground), mine, hit, words
    ("#d9d9d9", "#b8c8e8", "#f0f0f0", ["blue", "dark green", "red", "navy", "brown", "dark cyan", "black", "gray40"], ("red", "#ffe9a8"), "black", "orange red", "black"),
    ("#3a3f4b", "#5c6578", "#2b2f38", ["#7db4ff", "#8be08b", "#ff8a80", "#cba6ff", "#ffbd6b", "#6fe3dc", "white", "#a5adba"], ("#ffd54a", "#5c6578"), "#f2f2f2", "#b3261e", "white"),
    ("#fff3e0", "#ffcc80", "#fffaf2", ["#1e4fd0", "#2b7a2b", "#d32020", "#6a1b9a", "#8d4a00", "#00797f", "#222222", "#7a7a7a"], ("#8e0000", "#ffcc80"), "#3b2a1a", "#ff7043", "#4a2f10"),
    ("#e6f0ea", "#8fbf9f", "#ffffff", ["#1646c4", "#1d6b2c", "#c62828", "#53208f", "#7d4200", "#046b73", "#101010", "#6f6f6f"], ("#b00020", "#f4f4c8"), "#222222", "#ff8a80", "#17301f"),
]
back, cover, floor, inks, (flag_ink, flag_back), black, hit, words = g.choice(LOOKS)
size = round(p.cell_size(20, 50) * k)
bd = g.choice([1, 2, 2, 3])
gap = g.choice([0, 0, 1, 2])
down = g.choice(["sunken", "flat", "solid", "ridge"])
face = (g.choice(["Helvetica", "DejaVu Sans", "Courier", "Liberation Sans Narrow", "FreeSans"]), -max(10, round(size * g.uniform(0.46, 0.6))), g.choice(["bold", "bold", "normal"]))
plain = ("DejaVu Sans", -round(13 * k))
flag, mine, wrong = g.choice([("⚑", "✹", "✗"), ("P", "✱", "X"), ("►", "●", "✖"), ("!", "@", "X")])
root.config(bg=back)
bare = tk.PhotoImage(width=1, height=1)

if g.random() < 0.6:
    menu = tk.Menu(root)
    for name in ("Game", "Help"):
        menu.add_cascade(label=name, menu=tk.Menu(menu, tearoff=0))
    root.config(menu=menu)
top = tk.Frame(root, bg=back)
top.pack(fill="x", padx=6, pady=4)
lcd = dict(font=("Courier", -round(20 * k), "bold"), bg="#202418", fg="#b7e05a", width=4, bd=2, relief="sunken") if g.random() < 0.5 else dict(font=("DejaVu Sans", -round(16 * k), "bold"), bg=back, fg=words)
tk.Label(top, text=f"{p.left:03d}", **lcd).pack(side="left")
tk.Label(top, text=f"{p.seconds:03d}", **lcd).pack(side="right")
tk.Button(top, text={"playing": "New", "won": "Won!", "lost": "Lost"}[p.status], font=plain).pack()
frame = tk.LabelFrame(root, text={"playing": "Mine field", "won": "You win", "lost": "Bang"}[p.status], bg=back, fg=words, font=plain, padx=4, pady=4) if g.random() < 0.6 else tk.Frame(root, bg=back if gap == 0 else words, bd=3, relief="groove")
frame.pack(padx=8, pady=4)
cells = {}
for r, c, s in p.each():
    if s in "#F?x":
        ground = flag_back if s == "F" else "#f48fb1" if s == "x" else cover
        ink = flag_ink if s == "F" else "black" if s == "x" else words
        text = {"#": "", "F": flag, "?": "?", "x": wrong}[s]
        b = tk.Button(frame, image=bare, compound="center", width=size - 2 * bd, height=size - 2 * bd, bd=bd, padx=0, pady=0, highlightthickness=0, relief="raised", bg=ground, fg=ink, activebackground=ground, text=text, font=face)
    else:
        text = mine if s in "*X" else "" if s == "0" else s
        ink = black if s in "*X0" else inks[int(s) - 1]
        edge = bd if down not in ("solid", "flat") else 1 if down == "solid" else 0
        edge = min(edge, 2)
        b = tk.Label(frame, image=bare, compound="center", width=size - 2 * edge, height=size - 2 * edge, bd=edge, padx=0, pady=0, relief=down, bg=hit if s == "X" else floor, fg=ink, text=text, font=face)
    b.grid(row=r, column=c, padx=(0, gap), pady=(0, gap), sticky="nsew")
    cells[r, c] = b
for i in range(p.cols):
    frame.columnconfigure(i, minsize=size + gap, uniform="a")
for i in range(p.rows):
    frame.rowconfigure(i, minsize=size + gap, uniform="b")
if p.cols * size > 260 * k:
    foot = tk.Frame(root, bg=back)
    foot.pack(fill="x", padx=8, pady=(0, 6))
    level = tk.IntVar(value=1)
    for i, name in enumerate(("Easy", "Medium", "Hard")):
        tk.Radiobutton(foot, text=name, variable=level, value=i, bg=back, fg=words, selectcolor=back, highlightthickness=0, font=plain).pack(side="left")
root.resizable(False, False)
tell_tk(root, lambda: region(p, cells, tk_box))
