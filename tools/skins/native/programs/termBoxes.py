"""A terminal game with every cell in a box of line-drawing characters."""
from terminal import Terminal

t = Terminal(sizes=(7, 22), wide=4.1, high=2.1)
p, g = t.position, t.position.rng
wide = g.choice([1, 3, 3])
light, heavy = "│─┌┬┐├┼┤└┴┘", "║═╔╦╗╠╬╣╚╩╝"
plain = "|-+++++++++"
v, h, tl, tm, tr, ml, mm, mr, bl, bm, br = g.choice([light, light, heavy, plain])
cover = g.choice(["█", "#", "▒", ".", "■"])
zero = " " if cover != " " else "."
flag = g.choice(["⚑", "F", "P", "!"]) if t.unicode else "F"
mine = g.choice(["*", "●", "@"])
colours = g.random() < 0.7
ink = {str(i + 1): c for i, c in enumerate(g.choice([[12, 10, 9, 13, 11, 14, 15, 8], [4, 2, 1, 5, 3, 6, 7, 8], [33, 40, 196, 93, 208, 51, 250, 244]]))}


def cell(s):
    glyph = {"#": cover, "0": zero, "F": flag, "?": "?", "*": mine, "X": "X", "x": "x"}.get(s, s)
    if s == "#" and cover in "█▒":
        return glyph * wide
    body = glyph.center(wide)
    if colours and s in ink:
        return f"\x1b[38;5;{ink[s]}m{body}\x1b[39m"
    if s in "FXx":
        return f"\x1b[1;31m{body}\x1b[22;39m" if colours else body
    return body


left, top = g.randint(0, 3), 2
t.put(0, left, f"Mines {p.left}   Time {p.seconds}")
line = lambda a, b, c: a + b.join([h * wide] * p.cols) + c
for r in range(p.rows):
    t.put(top + 2 * r, left, line(tl, tm, tr) if r == 0 else line(ml, mm, mr))
    t.put(top + 2 * r + 1, left, v + v.join(cell(s) for s in p.cells[r]) + v)
t.put(top + 2 * p.rows, left, line(bl, bm, br))
t.put(top + 2 * p.rows + 2, left, {"playing": "[arrows] move  [space] open  [f] flag  [q] quit", "won": "You won! Press n for a new game.", "lost": "BOOM! Press n."}[p.status])
t.show(left + 0.5, top + 0.5, wide + 1, 2)
