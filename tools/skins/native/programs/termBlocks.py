"""A terminal game of coloured blocks: each cell two, three or six characters of background colour."""
from terminal import Terminal

t = Terminal(sizes=(8, 30), wide=3.1, high=1.3)
p, g = t.position, t.position.rng
wide = g.choice([2, 3, 3])
high = 1
cover_bg, open_bg, fg = g.choice([(244, 236, 231), (24, 17, 255), (250, 255, 16), (7, 0, 15), (28, 194, 16), (240, 252, 16)])
other = g.choice([None, None, 4])
ink = g.choice([[21, 28, 196, 18, 88, 30, 16, 240], [39, 46, 203, 141, 215, 51, 255, 248]])
if open_bg in (255, 194, 252):
    ink = [21, 28, 196, 18, 88, 30, 16, 240]
else:
    ink = [39, 46, 203, 141, 215, 51, 255, 248]
bold = g.choice(["\x1b[1m", ""])
flag, mine = (g.choice(["⚑", "F", "P"]) if t.unicode else "F"), g.choice(["*", "●"] if t.unicode else ["*"])
check = g.random() < 0.3
fresh = not any(s in "012345678*X" for _, _, s in p.each())  # without squares nobody could see the cells


def cell(r, c, s):
    opened = s in "012345678*X"
    bg = 160 if s == "X" else open_bg if opened else cover_bg
    if (fresh or check and cover_bg > 15) and not opened and (r + c) % 2:
        bg = cover_bg + 1
    glyph = {"#": " ", "0": " ", "F": flag, "*": mine, "X": mine, "x": "x"}.get(s, s)
    colour = ink[int(s) - 1] if s in "12345678" else 196 if s in "Fx" and cover_bg not in (28,) else fg if not opened else (16 if open_bg in (255, 194, 252) else 15)
    return f"\x1b[48;5;{bg};38;5;{colour}m{bold}{glyph.center(wide)}\x1b[0m"


left, top = g.randint(0, 4), g.randint(2, 3)
t.put(0, left, f" \x1b[7m Mines: {p.left} \x1b[0m  \x1b[7m {p.seconds // 60:02d}:{p.seconds % 60:02d} \x1b[0m")
for r in range(p.rows):
    t.put(top + r, left, "".join(cell(r, c, s) for c, s in enumerate(p.cells[r])))
t.put(top + p.rows + 1, left, {"playing": "h j k l: move, o: open, m: mark", "won": "CLEARED", "lost": "GAME OVER"}[p.status])
t.show(left, top, wide, high)
