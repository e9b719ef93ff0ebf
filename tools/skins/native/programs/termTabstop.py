"""Homework in C or Java with wide columns: every cell printed with a tab or %-4s behind it, often an empty line after every row; indices at the top and at the left; black and white."""
from support import Position
from xterm import Xt

before = Position()
before.rng.seed(f"tabstop{before.rng.random()}")
tabs = before.cols <= 12 and before.rng.random() < 0.7
wide, high = (8, 2) if tabs else before.rng.choice([(4, 2), (4, 1), (4, 2), (3, 1), (5, 2)])
SCHEMES = [(("black", "white"), ()), (("gray85", "black"), ()), (("white", "#0c0c0c"), ()), (("#1f2328", "#f6f8fa"), ()), (("#ffffff", "#012456"), ())]
t = Xt(lambda p: (p.cols + 1) * wide + 2, lambda p: p.rows * high + 7, ["Liberation Mono", "DejaVu Sans Mono", "Nimbus Mono PS", "FreeMono", "Noto Mono"], (7, 18), ["6x13"], SCHEMES, "java Minesweeper", bitmap_share=0.2, min_cols=44)
p, g = t.p, t.g
cover, zero = g.choice([("-", "0"), ("#", "0"), ("#", "."), ("-", " "), ("+", " "), ("X", "0"), ("#", " ")])
marks = {"#": cover, "0": zero, "F": g.choice("FfP"), "*": g.choice("*@M"), "X": "!", "x": "%"}
base = g.choice([0, 1])
rule = g.random() < 0.3
left, top = wide, 3
t.put(0, 0, g.choice(["Minesweeper", "Mine Sweeper - Assignment 4", "MINES", "Current board:"]))
t.put(1 if rule or high == 2 else 2, left, "".join(str(c + base).ljust(wide) for c in range(p.cols)))
if rule:
    t.put(2, 0, "-" * (wide * p.cols + left - wide + 2))
for r in range(p.rows):
    t.put(top + r * high, 0, str(r + base).ljust(wide) + "".join(marks.get(s, s).ljust(wide) for s in p.cells[r]))
y = top + p.rows * high + 1
if p.status == "playing":
    t.put(y, 0, g.choice([f"Mines remaining: {p.left}", f"Flags: {p.mines - p.left}/{p.mines}"]))
    t.put(y + 1, 0, g.choice(["Enter x y and o/f: ", "Please enter a row number: ", "Choose (1) open (2) flag (3) quit: "]) + "\x1b[7m \x1b[0m")
else:
    t.put(y, 0, {"won": "Congratulations, you won!", "lost": "Sorry, that was a mine! Game over."}[p.status])
    t.put(y + 1, 0, f"Time: {p.seconds} seconds")
t.run(left + 0.5 - wide / 2, top - (0.5 if high == 2 else 0), wide, high)
