"""ttk in the themes that come with Tk (clam, alt, default, classic): ttk.Button while covered, ttk.Label with a relief once open, each in a frame of fixed size; marks are small PhotoImages written as text or plain characters."""
import tkinter as tk
from tkinter import font as tkfont
from tkinter import ttk

from support import Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk()
root.title(g.choice(["ttk Mines", "Minesweeper", "Mines 1.1"]))
root.resizable(False, False)
k = p.scale
size = int(p.cell_size(22, 46) * k)
st = ttk.Style()
name = g.choice(["clam", "clam", "alt", "default", "classic"])
st.theme_use(name)
LOOKS = [  # window, button, text, open, inks, flag
    ("#dcdad5", "#dcdad5", "#000000", "#f4f2ee", ["#204a87", "#4e9a06", "#cc0000", "#5c3566", "#8f5902", "#06789a", "#000000", "#777777"], "#cc0000"),
    ("#d9d9d9", "#c3c3c3", "#000000", "#ececec", ["#0000ff", "#007a00", "#ff0000", "#000080", "#800000", "#008080", "#000000", "#808080"], "#d00000"),
    ("#33393b", "#4a5356", "#ffffff", "#2a2f31", ["#8ab4f8", "#81d490", "#ff8f88", "#d0a8ff", "#fdd663", "#78d9ec", "#ffffff", "#aab0b4"], "#ff6f61"),
    ("#f5f6f7", "#b9d1ea", "#0b2545", "#ffffff", ["#1d4ed8", "#15803d", "#dc2626", "#7e22ce", "#b45309", "#0e7490", "#111827", "#6b7280"], "#c1121f"),
    ("#e8dcc8", "#c8ad86", "#2b1d0e", "#f7f0e4", ["#2b1d0e"] * 8, "#9b1c1c"),
]
window, face, text, paper, inks, red = g.choice(LOOKS)
root.configure(bg=window)
st.configure(".", background=window, foreground=text)
st.map(".", background=[])
family = g.choice(["DejaVu Sans", "Noto Sans", "Liberation Serif", "Nimbus Sans Narrow", "DejaVu Sans Mono"])
digit = tkfont.Font(family=family, size=-max(11, int(size * g.uniform(0.46, 0.58))), weight=g.choice(["bold", "bold", "normal"]))
sign = tkfont.Font(family="DejaVu Sans", size=-max(11, int(size * 0.52)))
st.configure("Cell.TButton", background=face, padding=0, font=digit, anchor="center", width=1, foreground=text)
for kind in ("Cell.TButton", "Mark.TButton"):  # the classic themes leave much room round a button
    st.configure(kind, highlightthickness=0, borderwidth=2, shiftrelief=0)
st.map("Cell.TButton", background=[("active", face)])
relief = g.choice(["flat", "sunken", "solid", "groove"])
st.configure("Open.TLabel", background=paper, font=digit, anchor="center", relief=relief, borderwidth=1, padding=0)
st.configure("Hit.TLabel", background="#ef4136", font=sign, anchor="center", relief=relief, borderwidth=1, padding=0)
ART = {  # the pictures, 11 points square: d dark, r red, w light
    "flag": g.choice([
        "..d........|..drr......|..drrrr....|..drrrrrr..|..drrrrrrr.|..drrrrr...|..drrr.....|..d........|..d........|.ddd.......|ddddd......",
        ".dd........|.ddrrrrrrrr|.ddrrrrrrrr|.ddrrrrrrrr|.ddrrrrrrrr|.ddrrrrrrrr|.dd........|.dd........|.dd........|.dd........|.dd........",
    ]),
    "mine": g.choice([
        ".....d.....|.d...d...d.|..d.ddd.d..|...ddddd...|..ddwwddd..|ddddwwddddd|..ddddddd..|...ddddd...|..d.ddd.d..|.d...d...d.|.....d.....",
        ".......rr..|......d..r.|.....d.....|...ddddd...|..ddddddd..|.ddwwdddddd|.ddwddddddd|.dddddddddd|.dddddddddd|..ddddddd..|...ddddd...",
    ]),
    "wrong": "rr.......rr|rrr.....rrr|.rrr...rrr.|..rrr.rrr..|...rrrrr...|....rrr....|...rrrrr...|..rrr.rrr..|.rrr...rrr.|rrr.....rrr|rr.......rr",
}
drawn = g.random() < 0.6
zoom = max(1, round(size * 0.62 / 11))


def picture(art, dark):
    image = tk.PhotoImage(width=11 * zoom, height=11 * zoom)
    for j, row in enumerate(ART[art].split("|")):
        for i, dot in enumerate(row):
            if dot in "drw":
                image.put({"d": dark, "r": red, "w": "#ffffff" if dark != "#ffffff" else "#606060"}[dot], to=(i * zoom, j * zoom, (i + 1) * zoom, (j + 1) * zoom))
    return image


pictures = {"F": picture("flag", text), "x": picture("wrong", text), "*": picture("mine", text), "X": picture("mine", "#000000")}
signs = {"F": g.choice(["⚑", "▲", "►", "F"]), "*": g.choice(["✹", "●", "☀"]), "x": g.choice(["✗", "⊗", "✘"])}
signs["X"] = signs["*"]
st.configure("Mark.TButton", background=face, padding=0, font=sign, anchor="center", width=1, foreground=red)
st.map("Mark.TButton", background=[("active", face)])
ui = ("DejaVu Sans", -int(14 * k))
st.configure("Bar.TLabel", font=ui)
st.configure("Bar.TButton", font=ui)
bar = ttk.Frame(root, padding=int(6 * k))
bar.pack(fill="x", side=g.choice(["top", "top", "bottom"]))
ttk.Label(bar, text=f"Mines {p.left}", style="Bar.TLabel").pack(side="left")
ttk.Label(bar, text=f"{p.seconds // 60:02d}:{p.seconds % 60:02d}", style="Bar.TLabel").pack(side="right")
ttk.Button(bar, text={"playing": "New", "won": "Won!", "lost": "Lost"}[p.status], style="Bar.TButton", takefocus=0).pack()
holder = ttk.Frame(root, padding=int(g.choice([2, 6, 12]) * k))
holder.pack()
grid = ttk.Frame(holder)
grid.pack()
gap = g.choice([0, 0, 1, 2])
cells = {}
for r, c, s in p.each():
    hole = ttk.Frame(grid, width=size, height=size)
    hole.grid(row=r, column=c, padx=(0, gap), pady=(0, gap))
    hole.pack_propagate(False)
    if s in "#F?x":
        w = ttk.Button(hole, style="Mark.TButton" if s in "Fx" else "Cell.TButton", takefocus=0, default="disabled", text="?" if s == "?" else signs.get(s, "") if not drawn else "")
    else:
        w = ttk.Label(hole, anchor="center", style="Hit.TLabel" if s == "X" else "Open.TLabel", text=s if s in "12345678" else signs.get(s, "") if not drawn else "", foreground=inks[int(s) - 1] if s in "12345678" else "#000000" if s == "X" else text)
        if s == "*":
            w.configure(font=sign)
    if drawn and s in pictures:
        w.configure(image=pictures[s])
    w.pack(fill="both", expand=True)
    cells[r, c] = hole
tell_tk(root, lambda: region(p, cells, tk_box))
