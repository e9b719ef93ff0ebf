"""Tk buttons and labels placed by hand, with the reliefs that Tk has, fonts that somebody liked, and signs that are monochrome XBM bitmaps or letters."""
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["Mines", "tk", "Oddments - Beginner", "BOMBS!"]))
root.resizable(False, False)
LOOKS = [  # window, cover, open, text, flag, mine, digits
    ("#d9d9d9", "#d9d9d9", "#c3c3c3", "black", "#c00000", "black", ["#0000d8", "#007800", "#d80000", "#000080", "#780000", "#007878", "#000000", "#6a6a6a"]),
    ("#cdc0a8", "#e8dcc0", "#b9a982", "#3a2a10", "#8a0f0f", "#221a0c", ["#123c9c", "#0f5a1c", "#a01010", "#3c1870", "#6a2c00", "#045a60", "#000000", "#5c5240"]),
    ("#23262b", "#4a5160", "#2c3038", "#f0f0f0", "#ffcf40", "#f0f0f0", ["#6fb4ff", "#7fdc7f", "#ff7a70", "#c89cff", "#ffb060", "#60e0d8", "#ffffff", "#9aa0aa"]),
    ("#b8cfe4", "#6f9cc8", "#e9f1f8", "#102840", "#fff200", "#102840", ["#0a3fd0", "#0b7a22", "#d01020", "#4a1a9a", "#8a3a08", "#057c86", "#101010", "#70787f"]),
    ("#e9d3dc", "#e08aa8", "#fff5f8", "#4a1028", "#4a1028", "#4a1028", ["#2450d8", "#187a38", "#d0142c", "#6a1fa8", "#a04a08", "#087c84", "#201018", "#8a767e"]),
    ("#2f4f4f", "#5f9ea0", "#f5f5dc", "#ffffff", "#ff3030", "#1a1a1a", ["#0000cd", "#006400", "#cd0000", "#4b0082", "#8b4513", "#008080", "#000000", "#696969"]),
]
ground, cover, paper, text, red, black, ink = g.choice(LOOKS)
size = p.cell_size(16, 54)
raised, bd = g.choice([("raised", 2), ("raised", 3), ("raised", 1), ("ridge", 3), ("ridge", 4), ("groove", 2), ("raised", 4)])
if size < 22:
    bd = min(bd, 2)
sunk, sunk_bd = g.choice([("sunken", 1), ("sunken", 1), ("flat", 0), ("groove", 2), ("ridge", 1), ("solid", 1), ("sunken", 2)])
gap = g.choice([0, 0, 1, 2]) if (sunk != "flat" or ground != paper) else g.choice([1, 2])
pitch = size + gap
family = g.choice(["P052", "URW Bookman", "Nimbus Mono PS", "C059", "DejaVu Serif", "Noto Mono", "FreeMono", "Nimbus Sans Narrow", "Z003", "Liberation Sans"])
room = size - 2 * bd - 2
face = (family, -max(9, int(room * g.uniform(0.66, 0.9))), "bold" if family != "Z003" or g.random() < 0.5 else "bold italic")

FLAG = {
    "corner": ["............", "..#.........", "..###.......", "..#####.....", "..#######...", "..#####.....", "..###.......", "..#.........", "..#.........", "..#.........", "..#.........", ".####......."],
    "square": ["............", "..########..", "..########..", "..########..", "..########..", "..########..", "..#.........", "..#.........", "..#.........", "..#.........", ".###........", "............"],
    "left": ["............", ".......#....", ".....###....", "...#####....", ".#######....", "...#####....", ".....###....", ".......#....", ".......#....", ".......#....", ".....#####..", "...#########"],
}
MINE = {
    "spikes": [".....##.....", ".....##.....", ".##.####.##.", "..########..", "..##..####..", "####..######", "############", "..########..", "..########..", ".##.####.##.", ".....##.....", ".....##....."],
    "fuse": ["........##..", ".......#..#.", "......#.....", ".....###....", "...#######..", "..##.######.", "..#.#######.", "..#########.", "..#########.", "..#########.", "...#######..", ".....###...."],
}
flag_rows, mine_rows = g.choice(list(FLAG.values())), g.choice(list(MINE.values()))
side = max(10, int(room * g.uniform(0.72, 0.92)))
letters = g.random() < 0.3
flag_letter = g.choice(["F", "P", "⚑"])
mine_letter = g.choice(["*", "✹", "●"])
kept = []


def bitmap(rows, colour, crossed=False):
    """An XBM of side x side from a drawing of 12 x 12."""
    bits = [[rows[y * 12 // side][x * 12 // side] == "#" for x in range(side)] for y in range(side)]
    if crossed:  # the lines of the cross are cut out wider than they are drawn
        w = max(1, side // 12)
        for y in range(side):
            for x in range(side):
                d = min(abs(x - y), abs(side - 1 - x - y))
                bits[y][x] = d <= w // 2 or (bits[y][x] and d > w + w // 2)
    step = (side + 7) // 8
    data = []
    for row in bits:
        row = row + [False] * (step * 8 - side)
        data += [sum(1 << i for i in range(8) if row[b * 8 + i]) for b in range(step)]
    xbm = f"#define m_width {side}\n#define m_height {side}\nstatic char m_bits[] = {{ {','.join(hex(b) for b in data)} }};"
    kept.append(tk.BitmapImage(data=xbm, foreground=colour))
    return kept[-1]


if g.random() < 0.6:
    menu = tk.Menu(root)
    for name in g.choice([["Game", "Help"], ["File", "Options", "About"], ["Partie", "Aide"]]):
        menu.add_cascade(label=name, menu=tk.Menu(menu, tearoff=0))
    root.config(menu=menu)
root.config(bg=ground)
head = tk.Frame(root, bg=ground, bd=g.choice([0, 2]), relief="groove")
head.pack(fill="x", padx=4, pady=4)
panel = g.choice([("black", "#ff2020"), ("black", "#40ff40"), (ground, text), ("white", "black")])
plate = dict(bg=panel[0], fg=panel[1], font=("DejaVu Sans Mono", -20, "bold"), relief="sunken", bd=g.choice([0, 2]), padx=4)
tk.Label(head, text=f"{p.left:03d}", **plate).pack(side="left", padx=3, pady=2)
tk.Label(head, text=f"{p.seconds:03d}", **plate).pack(side="right", padx=3, pady=2)
tk.Button(head, text={"playing": g.choice([":-)", "New", "Start"]), "won": "B-)", "lost": "X-("}[p.status], font=("DejaVu Sans Mono", -16, "bold"), bg=cover, fg=text, bd=2, highlightthickness=0, padx=4, pady=2).pack(pady=2)
rim = g.choice([0, 2, 4])
frame = tk.Frame(root, bd=rim, relief=g.choice(["sunken", "ridge", "flat"]), bg=ground, width=p.cols * pitch + 2 * rim, height=p.rows * pitch + 2 * rim)
frame.pack(padx=g.choice([0, 4, 10]), pady=g.choice([0, 4, 10]))
if g.random() < 0.4:
    tk.Label(root, text={"playing": f"{p.rows} x {p.cols}, {p.mines} mines", "won": "Congratulations!", "lost": "You hit a mine."}[p.status], bd=1, relief="sunken", anchor="w", bg=ground, fg=text, font=("Liberation Sans", -12)).pack(fill="x", side="bottom")
hit = g.choice(["#ff0000", "#ff5a1f", "#e0004a"])
art = dict(F=bitmap(flag_rows, red), x=bitmap(flag_rows, red if red not in ("#fff200", "#ffcf40") else "#7a0000", True), mine=bitmap(mine_rows, black), hit=bitmap(mine_rows, "white" if g.random() < 0.5 else "black"))
cells = {}
for r, c, s in p.each():
    if s in "012345678*X":
        w = tk.Label(frame, bg=hit if s == "X" else paper, relief=sunk, bd=sunk_bd, font=face, padx=0, pady=0, highlightthickness=0)
        if s in "12345678":
            w.config(text=s, fg=ink[int(s) - 1])
        elif s in "*X" and letters:
            w.config(text=mine_letter, font=(family, -max(10, int(room * 0.98)), "bold"), fg=black if s == "*" else "white")
        elif s in "*X":
            w.config(image=art["mine" if s == "*" else "hit"])
    else:
        w = tk.Button(frame, bg=cover, activebackground=cover, fg=text, relief=raised, bd=bd, font=face, padx=0, pady=0, highlightthickness=0, takefocus=0)
        if s == "?":
            w.config(text="?")
        elif s == "F" and letters:
            w.config(text=flag_letter, fg=red, activeforeground=red)
        elif s in "Fx":
            w.config(image=art[s])
        if s == "x":
            w.config(bg=g.choice(["#ffb0a0"]) if red != "#fff200" else "#ffd0c0")
    w.place(x=c * pitch + gap / 2, y=r * pitch + gap / 2, width=size, height=size)
    cells[r, c] = w


def measure():
    a = cells[0, 0]
    return a.winfo_rootx() - gap // 2, a.winfo_rooty() - gap // 2, p.cols * pitch, p.rows * pitch


tell_tk(root, measure)
