"""Tk labels in the manner of an old workstation: ridged frames, strong bevels, hand-made bitmaps for marks, a brass or steel finish."""
import tkinter as tk

from support import Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["workbench", "Mine Clearing", "wmines"]))
LOOKS = [  # ground, cover, open, ink, mark, numbers
    ("#8a97a8", "#a3b1c4", "#c3cbd6", "black", "#a00000", ["#0000c0", "#006000", "#c00000", "#500080", "#703000", "#006070", "#000000", "#606060"]),
    ("#a89060", "#c8b078", "#e8dcb8", "black", "#900000", ["#1030a0", "#205810", "#a81818", "#581878", "#683808", "#086058", "#000000", "#686050"]),
    ("#5f7f7f", "#79a0a0", "#b8d0d0", "black", "#ffff60", ["#0000a0", "#005000", "#b00000", "#600070", "#603000", "#004860", "#000000", "#506060"]),
    ("#4a4a52", "#6a6a76", "#2c2c32", "white", "#ffb000", ["#7fb2ff", "#7fe07f", "#ff7f7f", "#d0a0ff", "#ffbf7f", "#70e0e0", "#ffffff", "#a0a0a8"]),
    ("#b0b0b0", "#d6d6d6", "#f4f4f4", "black", "#0040c0", ["#0000ff", "#007800", "#e00000", "#000078", "#780000", "#007878", "#000000", "#707070"]),
]
ground, cover, paper, black, mark, ink = g.choice(LOOKS)
FLAG = ["................", "...##...........", "...####.........", "...######.......", "...########.....", "...######.......", "...####.........", "...##...........",
        "...##...........", "...##...........", "...##...........", "...##...........", "..####..........", ".######.........", "................", "................"]
BOMB = ["................", ".......##.......", ".......##.......", "..##.######.##..", "..###########...", "...##########...", "..####..######..", "..###...######..",
        "####...#########", "####..##########", "..############..", "..############..", "...##########...", "..###########...", "..##.######.##..", ".......##......."]
CROSS = ["................", "..##........##..", "..###......###..", "...###....###...", "....###..###....", ".....######.....", "......####......", "......####......",
         ".....######.....", "....###..###....", "...###....###...", "..###......###..", "..##........##..", "................", "................", "................"]
BLANK = ["." * 16] * 16


def bitmap(rows, k, colour):
    n = 16 * k
    data = []
    for row in rows:
        bits = [ch == "#" for ch in row for _ in range(k)]
        line = [f"0x{sum(1 << j for j in range(8) if bits[i + j]):02x}" for i in range(0, n, 8)]
        data += line * k
    return tk.BitmapImage(data=f"#define b_width {n}\n#define b_height {n}\nstatic char b_bits[] = {{ {', '.join(data)} }};", foreground=colour)


size = p.cell_size(22, 60)
border = g.choice([2, 2, 3])
k = max(1, round((size - 2 * border) / 16 * 0.8))
if k * 16 > size - 2 * border - 1:
    k = max(1, k - 1)
relief = g.choice(["sunken", "flat", "ridge", "groove"])
face = (g.choice(["Nimbus Sans", "Liberation Sans", "Liberation Serif", "C059", "Nimbus Mono PS"]), -int(size * g.uniform(0.48, 0.62)), "bold")
art = {"F": bitmap(FLAG, k, mark), "*": bitmap(BOMB, k, black), "X": bitmap(BOMB, k, "black"), "x": bitmap(CROSS, k, mark), " ": bitmap(BLANK, k, black)}
root.configure(bg=ground)
bar = tk.Frame(root, bg=ground, bd=2, relief="raised")
bar.pack(fill="x")
for name in ("File", "Options", "Help"):
    tk.Label(bar, text=name, bg=ground, fg=black, padx=8, font=("Liberation Sans", -13, "bold")).pack(side="right" if name == "Help" else "left")
info = tk.Frame(root, bg=ground)
info.pack(fill="x", padx=6, pady=5)
dial = dict(bg="black", fg="#40ff40", font=("Liberation Mono", -18, "bold"), bd=2, relief="sunken", width=5)
tk.Label(info, text=f"{p.left:4d}", **dial).pack(side="left")
tk.Label(info, text=f"{p.seconds:4d}", **dial).pack(side="right")
tk.Label(info, text={"playing": "Ready", "won": "Cleared", "lost": "Exploded"}[p.status], bg=ground, fg=black).pack()
board = tk.Frame(root, bg=ground, bd=4, relief=g.choice(["ridge", "groove", "sunken"]))
board.pack(padx=8, pady=(0, 8))
cells = {}
for r, c, s in p.each():
    hold = tk.Frame(board, width=size, height=size, bg=ground)
    hold.pack_propagate(False)
    hold.grid(row=r, column=c)
    opened = s in "012345678*X"
    look = dict(bg="#e04030" if s == "X" else paper if opened else cover, bd=border if not opened or relief != "flat" else 1, relief=relief if opened and relief != "flat" else "solid" if opened else "raised")
    if opened and relief != "flat":
        look["bd"] = 1 if relief == "sunken" else 2
    if s in "12345678?":
        tk.Label(hold, text=s, font=face, fg=ink[int(s) - 1] if s != "?" else black, padx=0, pady=0, **look).pack(fill="both", expand=True)
    else:
        tk.Label(hold, image=art.get(s, art[" "]), padx=0, pady=0, **look).pack(fill="both", expand=True)
    cells[r, c] = hold
tell_tk(root, lambda: region(p, cells, tk_box))
