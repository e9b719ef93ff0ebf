"""Course work: tk.Button everywhere, pictures pasted in as little PNG files (with their own pale ground), ttk widgets above, an entry for the name."""
import base64
import io
import tkinter as tk
from tkinter import font as tkfont
from tkinter import ttk

from PIL import Image, ImageDraw

from support import Position, region, tell_tk, tk_box

p = Position()
g = p.rng
k = p.scale
root = tk.Tk()
root.title(g.choice(["Assignment 3 - Minesweeper", "CS50P project", "minesweeper_gui", "Saper"]))
root.resizable(False, False)
size = int(p.cell_size(20, 44) * k)
LOOKS = [
    ("#d9d9d9", "#c0c0c0", "#d9d9d9", ["blue", "green", "red", "navy", "maroon", "teal", "black", "gray30"]),
    ("#d9d9d9", "#e8e8e8", "#ffffff", ["#0000cd", "#228b22", "#dc143c", "#4b0082", "#8b4513", "#20808a", "#222222", "#708090"]),
    ("#cfe2ff", "#9ec5fe", "#f8fbff", ["#0a58ca", "#146c43", "#b02a37", "#432874", "#984c0c", "#087990", "#1a1d20", "#5c636a"]),
    ("#f5e6d3", "#c8a27c", "#fff8ef", ["#1d4e89", "#3a6b35", "#b3001b", "#5b2a86", "#7c3c00", "#006d77", "#111111", "#6b705c"]),
]
ground, cover, paper, inks = g.choice(LOOKS)
root.configure(bg=ground)
bd = g.choice([1, 2, 2, 3])
inner = size - 2 * bd - 2
pasted = g.random() < 0.4  # pictures from the net with a ground of their own


def picture(kind):
    n = 96
    im = Image.new("RGBA", (n, n), (255, 255, 255, 255) if pasted else (0, 0, 0, 0))
    d = ImageDraw.Draw(im)
    if kind in "Fx":
        d.line((34, 12, 34, 86), fill="#222222", width=7)
        d.polygon([(36, 12), (84, 30), (36, 50)], fill="#e01b24")
        d.rectangle((18, 80, 54, 88), fill="#222222")
        if kind == "x":
            d.line((10, 10, 86, 86), fill="#000000", width=9)
            d.line((86, 10, 10, 86), fill="#000000", width=9)
    else:
        d.ellipse((14, 28, 74, 88), fill="#1c1c1c")
        d.rectangle((54, 20, 70, 36), fill="#1c1c1c")
        d.arc((56, 4, 92, 40), 180, 300, fill="#8b5a2b", width=6)
        d.ellipse((80, 4, 94, 18), fill="#ff9500")
        d.ellipse((26, 40, 42, 56), fill="#ffffff")
    side = max(10, int(inner * (0.8 if not pasted else 0.86)))
    im = im.resize((side, side), Image.LANCZOS)
    out = io.BytesIO()
    im.save(out, "PNG")
    return tk.PhotoImage(data=base64.b64encode(out.getvalue()))


pics = {s: picture(s) for s in "Fx*"}
blank = tk.PhotoImage(width=1, height=1)
font = tkfont.Font(family=g.choice(["Liberation Sans", "DejaVu Sans", "FreeSans", "Nimbus Roman"]), size=-int(size * g.uniform(0.48, 0.62)), weight=g.choice(["bold", "bold", "normal"]))
ui = ("DejaVu Sans", -int(13 * k))
top = tk.Frame(root, bg=ground)
top.pack(fill="x", padx=8, pady=6)
tk.Label(top, text=f"Flags left: {p.left}", font=ui, bg=ground).pack(side="left")
tk.Label(top, text=f"{p.seconds} sec", font=ui, bg=ground).pack(side="right")
tk.Button(top, text={"playing": "Reset", "won": "YOU WIN", "lost": "BOOM"}[p.status], font=ui).pack(side="top")
box = tk.LabelFrame(root, text=g.choice(["Board", "Game", f"{p.rows} x {p.cols}"]), font=ui, bg=ground) if g.random() < 0.5 else tk.Frame(root, bg=ground, bd=2, relief="groove")
box.pack(padx=10, pady=4)
grid = tk.Frame(box, bg=ground)
grid.pack(padx=3, pady=3)
low = tk.Frame(root, bg=ground)
low.pack(fill="x", padx=8, pady=6)
if g.random() < 0.7:
    level = ttk.Combobox(low, values=["Easy", "Medium", "Hard"], width=8)
    level.set(g.choice(["Easy", "Medium", "Hard"]))
    level.pack(side="left")
tk.Button(low, text="Quit", font=ui).pack(side="right")
sunk = g.choice(["sunken", "sunken", "solid", "flat"])
cells = {}
for r, c, s in p.each():
    o = dict(image=blank, text="", bg=cover, relief="raised", fg="black")
    if s in "012345678*X":
        o.update(bg=paper if s != "X" else "#ff4040", relief=sunk)
    if s in "12345678":
        o.update(text=s, fg=inks[int(s) - 1])
    elif s in "Fx*X":
        o.update(image=pics["*" if s == "X" else s])
    elif s == "?":
        o.update(text="?")
    b = tk.Button(grid, compound="center", width=inner, height=inner, padx=0, pady=0, bd=bd, font=font, highlightthickness=0, takefocus=0, activebackground=o["bg"], **o)
    b.grid(row=r, column=c)
    cells[r, c] = b
tell_tk(root, lambda: region(p, cells, tk_box))
