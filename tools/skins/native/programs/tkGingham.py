"""Plain Tk widgets: Buttons while covered, Labels once open, reliefs and pictures made as XBM bitmaps by the program."""
import tkinter as tk

from support import Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["gingham", "Gingham 0.3", "Minefield (Tk)"]))
root.resizable(False, False)
THEMES = [
    dict(face="#d9d9d9", open="#ececec", text="#000000", flag="#c00000", ink=["#0000c8", "#007a00", "#d00000", "#000070", "#7a0000", "#007070", "#000000", "#707070"], table="#d9d9d9"),
    dict(face="#b8cfe5", open="#f4f8fc", text="#10253c", flag="#b5006a", ink=["#0b57d0", "#0c7a43", "#c5221f", "#5b2ca0", "#9a4a00", "#00767a", "#202124", "#6b7178"], table="#7f9db9"),
    dict(face="#e8b4bc", open="#fff5f6", text="#4a1420", flag="#8a1538", ink=["#2f4b9e", "#3b7a2a", "#c2183c", "#6a2d91", "#a35a00", "#137a7a", "#2b1016", "#8c7478"], table="#c98c98"),
    dict(face="#4d5b4a", open="#2c352a", text="#e6efe0", flag="#ffcf40", ink=["#8fc7ff", "#a4e67f", "#ff9c8a", "#dab6ff", "#ffcc7a", "#82e6da", "#ffffff", "#a3aea0"], table="#202720"),
    dict(face="#c9b458", open="#f6f0d4", text="#2d2603", flag="#a01010", ink=["#1f3fa8", "#226622", "#b81818", "#4b1f80", "#804000", "#006666", "#111111", "#77724f"], table="#8d7c30"),
]
k = g.choice(THEMES)
size = p.cell_size(17, 50)
gap = g.choice([0, 0, 1, 2])
bd = g.choice([1, 2, 2, 3]) if size > 20 else 1
checks = g.random() < 0.4  # a second shade on every other covered cell
open_relief = g.choice(["flat", "sunken", "solid", "groove"]) if size > 20 else g.choice(["flat", "solid"])
face = (g.choice(["Helvetica", "DejaVu Sans", "Courier", "DejaVu Serif", "Liberation Sans"]), -max(10, int(size * g.uniform(0.5, 0.66))), g.choice(["bold", "bold", "normal"]))
root.configure(bg=k["table"])


def shade(h, f):
    return "#" + "".join(f"{max(0, min(255, int(int(h[i:i + 2], 16) * f))):02x}" for i in (1, 3, 5))


def bitmap(test):
    """An XBM of 0.7 cell, of the points (in 0..1) that `test` wants."""
    n = max(9, int(size * 0.7) | 1)
    rows = []
    for y in range(n):
        bits = [1 if test((x + 0.5) / n, (y + 0.5) / n) else 0 for x in range(n)]
        bits += [0] * (-n % 8)
        rows += [f"0x{sum(b << i for i, b in enumerate(bits[j:j + 8])):02x}" for j in range(0, len(bits), 8)]
    return f"#define m_width {n}\n#define m_height {n}\nstatic char m_bits[] = {{ {', '.join(rows)} }};"


def is_flag(x, y):
    return (0.24 < x < 0.36 and 0.06 < y < 0.95) or (0.36 <= x < 0.92 and 0.08 < y < 0.52 - 0.0 * x and (swallow or abs(y - 0.3) < 0.24 * (0.92 - x) / 0.56) and not (swallow and x > 0.7 and abs(y - 0.3) < (x - 0.7) * 0.9))


def is_mine(x, y):
    dx, dy = x - 0.5, y - 0.5
    return dx * dx + dy * dy < 0.085 and not (0.36 < x < 0.46 and 0.36 < y < 0.46) or (abs(dx) < 0.06 or abs(dy) < 0.06) and abs(dx) + abs(dy) < 0.5


def is_cross(x, y):
    return is_flag(x, y) != (abs(x - y) < 0.09 or abs(x + y - 1) < 0.09)


swallow = g.random() < 0.5
PIC = {"F": tk.BitmapImage(data=bitmap(is_flag), foreground=k["flag"]), "x": tk.BitmapImage(data=bitmap(is_cross), foreground=k["flag"]),
       "*": tk.BitmapImage(data=bitmap(is_mine), foreground=k["text"]), "X": tk.BitmapImage(data=bitmap(is_mine), foreground="#000000")}
empty = tk.PhotoImage(width=1, height=1)
if g.random() < 0.6:
    bar = tk.Menu(root)
    for n in ("Game", "Level", "Colours", "Help"):
        bar.add_cascade(label=n, menu=tk.Menu(bar, tearoff=0))
    root.config(menu=bar)
head = tk.Frame(root, bg=k["face"], bd=2, relief=g.choice(["ridge", "raised", "groove", "flat"]))
head.pack(fill="x", padx=6, pady=6)
style = dict(font=("DejaVu Sans Mono", -20, "bold"), bg=k["open"], fg=k["text"], width=4)
tk.Label(head, text=str(p.left), relief="sunken", bd=1, **style).pack(side="left", padx=4, pady=4)
tk.Label(head, text=str(p.seconds), relief="sunken", bd=1, **style).pack(side="right", padx=4, pady=4)
tk.Button(head, text={"playing": ":-)", "won": "B-)", "lost": "X-("}[p.status], bg=k["face"], fg=k["text"], font=("Courier", -16, "bold"), takefocus=0).pack(pady=4)
board = tk.Frame(root, bg=shade(k["table"], 0.75), bd=g.choice([0, 2, 4]), relief="sunken")
board.pack(padx=g.choice([6, 14]), pady=(0, 8))
cells = {}
for r, c, s in p.each():
    f = tk.Frame(board, width=size, height=size, bg=k["face"])
    f.pack_propagate(False)
    f.grid(row=r, column=c, padx=(0, gap), pady=(0, gap))
    if s in "012345678*X":
        ground = "#f04040" if s == "X" else k["open"]
        w = tk.Label(f, bg=ground, bd=1, relief=open_relief, padx=0, pady=0, font=face, text=s if s in "12345678" else "", fg=k["ink"][int(s) - 1] if s in "12345678" else k["text"])
    else:
        ground = shade(k["face"], 0.9) if checks and (r + c) % 2 else k["face"]
        w = tk.Button(f, bg=ground, activebackground=ground, bd=bd, relief="raised", padx=0, pady=0, highlightthickness=0, font=face, text="?" if s == "?" else "", fg=k["text"], takefocus=0)
    if s in PIC:
        w.configure(image=PIC[s])
    elif s in "0#":
        w.configure(image=empty)
    w.pack(fill="both", expand=True)
    cells[r, c] = f
foot = {"playing": f"{p.mines} mines on {p.cols} x {p.rows}", "won": "Finished! Every mine found.", "lost": "You hit a mine."}[p.status]
if g.random() < 0.7:
    tk.Label(root, text=foot, bg=k["table"], fg=k["text"], anchor="w").pack(fill="x", padx=6, pady=(0, 4))
tell_tk(root, lambda: region(p, cells, tk_box))
