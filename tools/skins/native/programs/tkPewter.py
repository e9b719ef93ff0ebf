"""Real Tk buttons and labels, each with a PhotoImage put together from a little bitmap; a sunken frame around, LabelFrames with the figures beside or above."""
import tkinter as tk
from tkinter import font as tkfont

from support import Position, region, tell_tk, tk_box

p = Position()
g = p.rng
k = p.scale
root = tk.Tk()
root.title(g.choice(["Pewter", "Pewter Mines (Tk)", "tk"]))
root.resizable(False, False)
LOOKS = [  # ground, button, open, cloth, pole, mine, inks
    ("#b9bec4", "#c3c9cf", "#dde1e4", "#c41230", "#20242a", "#20242a", ["#1b3fc4", "#17702a", "#c81e1e", "#4b2390", "#85420a", "#0b6f78", "#111111", "#666666"]),
    ("#d9d9d9", "#d9d9d9", "#eeeeee", "#b00020", "#000000", "#000000", ["#0000cd", "#006400", "#cd0000", "#00008b", "#8b2500", "#008b8b", "#000000", "#696969"]),
    ("#cdbfa8", "#d8c9ae", "#efe7d8", "#2c5fb3", "#33271a", "#33271a", ["#23479c", "#356b1c", "#a8251c", "#5a2b84", "#8a4b10", "#1a6a68", "#1a1a1a", "#756b5c"]),
    ("#3a4048", "#566070", "#2c3138", "#ffcf3f", "#f0f0f0", "#f0f0f0", ["#79b4ff", "#82dc82", "#ff8585", "#cca8ff", "#ffbc74", "#6fdcdc", "#ffffff", "#a9b0b8"]),
]
ground, button, paper, cloth, pole, black, inks = g.choice(LOOKS)
night = paper == "#2c3138"
size = max(18, min(round(g.randint(20, 40) * k), int(p.max_cell * k)))
bd = 1 if size < 22 else g.choice([2, 2, 3])
sunk = g.choice(["sunken", "flat", "ridge", "solid"])
root.configure(bg=ground)
face = tkfont.Font(family=g.choice(["DejaVu Sans", "Liberation Sans", "DejaVu Sans Mono", "Liberation Serif"]), size=-round(size * g.uniform(0.52, 0.62)), weight="bold")
small = tkfont.Font(family="DejaVu Sans", size=-round(13 * k))
FLAG = "...pf...... ...pfff.... ...pfffff.. ...pffffff. ...pfffff.. ...pfff.... ...pf...... ...p....... ...p....... .pppppp.... pppppppp..."
MINE = ".....m..... .....m..... ..m.mmm.m.. ...mwwmm... ..mwwmmmm.. mmmwmmmmmmm ..mmmmmmm.. ...mmmmm... ..m.mmm.m.. .....m..... .....m....."
CROSS = "r.........r rr.......rr .rr.....rr. ..rr...rr.. ...rr.rr... ....rrr.... ...rr.rr... ..rr...rr.. .rr.....rr. rr.......rr r.........r"
inner = size - 2 * bd
keep = []


def image(*layers, hues):
    im = tk.PhotoImage(width=inner, height=inner)
    m = min(inner, max(11, round(inner * 0.84)))
    off = (inner - m) // 2
    for text in layers:
        rows = text.split()
        for y in range(m):
            for x in range(m):
                ch = rows[y * 11 // m][x * 11 // m]
                if ch != ".":
                    im.put(hues[ch], (off + x, off + y))
    keep.append(im)
    return im


blank = tk.PhotoImage(width=inner, height=inner)
paints = {"p": pole, "f": cloth, "m": black, "w": "#9aa0a6", "r": "#ff4040" if night else "#000000"}
ART = {"F": image(FLAG, hues=paints), "x": image(FLAG, CROSS, hues=paints), "*": image(MINE, hues=paints), "X": image(MINE, hues={**paints, "m": "#000000", "w": "#ffffff"})}
field = tk.Frame(root, bg=ground, bd=round(2 * k), relief="sunken")
cells = {}
for r, c, s in p.each():
    shut = s in "#F?x"
    common = dict(image=ART.get(s, blank), compound="center", width=inner, height=inner, padx=0, pady=0, bd=bd, highlightthickness=0, font=face)
    if shut:
        w = tk.Button(field, text="?" if s == "?" else "", bg=button, fg=pole, relief="raised", **common)
    else:
        if sunk == "solid":
            common.update(bd=1, width=size - 2, height=size - 2)
        w = tk.Label(field, text=s if s in "12345678" else "", bg="#e04438" if s == "X" else paper, fg=inks[int(s) - 1] if s in "12345678" else pole, relief=sunk, **common)
    w.grid(row=r, column=c, sticky="nsew")
    cells[r, c] = w
for c in range(p.cols):
    field.columnconfigure(c, uniform="c", minsize=size)
for r in range(p.rows):
    field.rowconfigure(r, uniform="r", minsize=size)
tops = tk.Frame(root, bg=ground)
for title, value in (("Mines", p.left), ("Time", p.seconds), ("Size", f"{p.cols}x{p.rows}")):
    f = tk.LabelFrame(tops, text=title, bg=ground, fg=pole, font=small)
    tk.Label(f, text=value, bg=ground, fg=pole, font=small, width=6).pack()
    f.pack(side="left", padx=4)
tk.Button(tops, text={"playing": "Restart", "won": "You win", "lost": "You lose"}[p.status], font=small, bg=button, fg=pole, highlightthickness=0).pack(side="left", padx=6)
tops.pack(pady=round(5 * k))
field.pack(padx=round(g.choice([2, 8]) * k), pady=round(8 * k))
tell_tk(root, lambda: region(p, cells, tk_box))
