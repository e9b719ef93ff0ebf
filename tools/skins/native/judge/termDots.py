"""A terminal game without borders: one character a cell with spaces between, row and column numbers in part of the cases."""
from terminal import Terminal

t = Terminal(sizes=(8, 28), wide=3.1, high=1.1, extra_cols=10, extra_rows=8)
p, g = t.position, t.position.rng
wide = g.choice([2, 2, 3])
cover, zero = g.choice([(".", " "), ("#", " "), ("#", "."), ("■", " "), ("-", " "), ("█", "."), ("·", " "), ("#", "0"), ("+", " ")])
flag, mine = g.choice(["F", "P", "!", "⚑"] if t.unicode else ["F", "P", "!"]), g.choice(["*", "@", "●"])
colours = g.random() < 0.65
ink = g.choice([[12, 10, 9, 13, 11, 14, 15, 8], [4, 2, 1, 5, 3, 6, 7, 8]])
numbers = g.random() < 0.4


def cell(s):
    glyph = {"#": cover, "0": zero, "F": flag, "*": mine, "X": "X", "x": "x"}.get(s, s)
    if colours and s in "12345678":
        return f"\x1b[38;5;{ink[int(s) - 1]}m{glyph}\x1b[39m"
    if colours and s in "FXx":
        return f"\x1b[1;31m{glyph}\x1b[22;39m"
    return glyph


left, top = (5 if numbers else g.randint(1, 3)), 3
t.put(0, 1, f"MINESWEEPER   mines: {p.left}   time: {p.seconds}")
if numbers:
    t.put(top - 1, left, "".join(str(c % 10).ljust(wide) for c in range(p.cols)))
for r in range(p.rows):
    if numbers:
        t.put(top + r, left - 4, f"{r:2d}")
    t.put(top + r, left, (" " * (wide - 1)).join(cell(s) for s in p.cells[r]))
t.put(top + p.rows + 1, 1, {"playing": "wasd to move, e to open, f to flag", "won": "You found all mines!", "lost": "You stepped on a mine."}[p.status])
t.show(left - (wide - 1) / 2, top, wide, 1)
