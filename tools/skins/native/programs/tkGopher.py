"""The Minesweeper of a scripting book: labels that are raised or sunken, X bitmaps for its marks, radio buttons and counters in a panel beside the board."""
import tkinter as tk

from support import SHOWN, Position, region, tell_tk, tk_box

p = Position()
g = p.rng
S = p.scale
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * S)
root.title(g.choice(["gopher.tcl", "mines", "Minefield (example 14-3)"]))
root.resizable(False, False)
FLAG = """..##.........
..#####......
..########...
..##########.
..########...
..#####......
..##.........
..##.........
..##.........
..##.........
..##.........
.####........
######.......""".split()
BOMB = """........###..
.......#...#.
......#......
....#####....
..#########..
..##..#####..
.##..#######.
.##.########.
.###########.
.###########.
..#########..
..#########..
....#####....""".split()
DEAD = [["#" if abs(x - y) < 2 or abs(x + y - 12) < 2 else "." if abs(x - y) < 3 or abs(x + y - 12) < 3 else FLAG[y][x] for x in range(13)] for y in range(13)]


def xbm(rows, zoom, ink):
    wide, bits = 13 * zoom, []
    for row in rows:
        line = [c == "#" for c in row for _ in range(zoom)]
        line += [False] * (-len(line) % 8)
        octets = [sum(b << i for i, b in enumerate(line[k:k + 8])) for k in range(0, len(line), 8)]
        bits += octets * zoom
    body = ",".join(f"0x{b:02x}" for b in bits)
    return tk.BitmapImage(data=f"#define a_width {wide}\n#define a_height {wide}\nstatic unsigned char a_bits[] = {{\n{body} }};", foreground=ink, background="")


narrow = p.rows * 26 < 190
room = p.max_cell - (150 / p.cols if p.cols < 26 else 0)
size = round(max(20, min(44, g.uniform(20, max(21, min(44, room))))) * S)
zoom = max(1, int((size - 6 * S) // 13))
bg, bare, hit, font = g.choice([
    ("#ffe4c4", "#f6eddf", "#ffd700", "Times"), ("#c0c0c0", "#dcdcdc", "#ffff00", "Helvetica"), ("#cfcfcf", "#f0f0f0", "#ff8c69", "Helvetica"),
    ("#b0c4de", "#e8eef5", "#ffa07a", "Courier"), ("#cdc8b1", "#fffae6", "#ff7256", "Times"),
])
ink = g.choice([
    ["blue", "dark green", "red", "midnight blue", "brown", "dark cyan", "black", "gray45"],
    ["navy", "forest green", "firebrick", "purple4", "sienna4", "slateblue4", "black", "gray30"],
    ["black"] * 8,
])
bd = 2 if size < 30 * S else 3
face = (font, -round(size * 0.6), "bold")
pictures = {"F": xbm(FLAG, zoom, g.choice(["red3", "black", "blue3"])), "*": xbm(BOMB, zoom, "black"), "x": xbm(DEAD, zoom, "red3" if ink[0] == "black" else "black")}
if p.status == "lost" and g.random() < 0.4:  # only the bomb that went off is shown
    p.cells = [row.replace("*", "#").replace("x", "F") for row in p.cells]
    SHOWN["cells"] = p.cells
text = ("Helvetica", -round(13 * S))
root.configure(bg=bg)
panel = tk.Frame(root, bg=bg, bd=2, relief="groove")
across = p.cols >= 26
panel.pack(side="top" if across else g.choice(["left", "right"]), fill="both", padx=5, pady=5)
stack = dict(side="left" if across else "top", anchor="w", padx=4, pady=2)
level = tk.IntVar(value=0 if p.cols < 11 else 1 if p.cols < 20 else 2)
for i, name in enumerate(["Easy", "Medium", "Hard"]):
    tk.Radiobutton(panel, text=name, value=i, variable=level, font=text, bg=bg, highlightthickness=0).pack(**stack)
tk.Label(panel, text=f"Bombs: {p.mines}", font=text, bg=bg).pack(**stack)
tk.Label(panel, text=f"Marked: {p.mines - p.left}", font=text, bg=bg).pack(**stack)
for name in ["Restart", "Quit"] if not narrow or across else ["Restart"]:
    tk.Button(panel, text=name, font=text, bg=bg, padx=4, pady=1).pack(**{**stack, "anchor": "center"})
say = {"playing": "Left: open   Right: mark", "won": "You did it!", "lost": "Bang! Try again."}[p.status]
tk.Label(root, text=say, font=text, bg=bg, anchor="w").pack(side="bottom", fill="x", padx=6)
field = tk.Frame(root, bg=bg, bd=2, relief=g.choice(["ridge", "sunken"]))
field.pack(side="left", padx=6, pady=6, anchor="center", expand=True)
cells = {}
for r, c, s in p.each():
    holder = tk.Frame(field, width=size, height=size, bg=bg)
    holder.pack_propagate(False)
    holder.grid(row=r, column=c)
    shut = s in "#F?x"
    look = dict(bg=bg if shut else hit if s == "X" else bare, bd=bd if shut else 1, relief="raised" if shut else "sunken", padx=0, pady=0)
    if s in "FxX*":
        look["image"] = pictures["*" if s == "X" else s]
    elif s in "12345678?":
        look.update(text=s, font=face, fg="black" if s == "?" else ink[int(s) - 1])
    tk.Label(holder, **look).pack(fill="both", expand=True)
    cells[r, c] = holder
tell_tk(root, lambda: region(p, cells, tk_box))
