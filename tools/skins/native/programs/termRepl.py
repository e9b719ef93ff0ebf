"""First week of Python: the board is a list of lists and every row is simply printed, quotes, commas and brackets and all; the moves typed stand above and below. No colour."""
from xterm import Xt

SCHEMES = [(("black", "white"), ()), (("gray90", "black"), ()), (("#dcdcdc", "#1e1e1e"), ()), (("#202020", "#f8f8f2"), ()), (("#00ff00", "black"), ())]
t = Xt(lambda p: p.cols * 5 + 5, lambda p: p.rows + 10, ["DejaVu Sans Mono", "Liberation Mono", "Noto Mono", "Nimbus Mono PS"], (7, 18), ["6x13"], SCHEMES, "python3 minesweeper.py", bitmap_share=0.25, min_cols=50)
p, g = t.p, t.g
cover, zero = g.choice([("#", "0"), ("-", "0"), ("#", " "), ("-", " "), ("_", "0"), (".", " "), ("*", "0"), ("■" if not t.bitmap else "=", " ")])
mine = "*" if cover != "*" else "M"
flag, wrong, hit = g.choice("FFP!"), "x", "X"
nested = g.random() < 0.35  # printed with pprint: [[...],\n [...]]
indexed = not nested and g.random() < 0.4
look = {"#": cover, "0": zero, "F": flag, "*": mine, "X": hit, "x": wrong}
lead = 3 if indexed else 1 if nested else 0
ask = g.choice(["Enter row and column: ", "row,col> ", "Your move (r c): ", "Which cell? "])
r0, c0 = g.randrange(p.rows), g.randrange(p.cols)
fresh = all(s == "#" for row in p.cells for s in row)
top = 3
if fresh:
    t.put(0, 0, g.choice(["Welcome to Minesweeper!", "*** MINESWEEPER ***"]))
    t.put(1, 0, f"The field is {p.rows} x {p.cols} and has {p.mines} mines.")
else:
    t.put(0, 0, f"{ask}{r0} {c0}")
    t.put(1, 0, g.choice(["Dig or flag (d/f)? d", "", "ok"]))
if indexed:
    t.put(top - 1, 0, " " * (lead + 2) + "".join(f"{c:<5d}" for c in range(p.cols)))
for r, row in enumerate(p.cells):
    text = repr([look.get(s, s) for s in row])
    if nested:
        text = ("[" if r == 0 else " ") + text + ("]" if r == p.rows - 1 else ",")
    t.put(top + r, 0, (f"{r:<3d}" if indexed else "") + text)
y = top + p.rows + 1
if p.status == "playing":
    t.put(y, 0, f"{p.left} mines to go")
    t.put(y + 1, 0, ask + "\x1b[7m \x1b[0m")
else:
    t.put(y, 0, {"won": "You won!! :)", "lost": "BOOM! You hit a mine :("}[p.status])
    t.put(y + 1, 0, "$ \x1b[7m \x1b[0m" if g.random() < 0.5 else "Play again (y/n)? \x1b[7m \x1b[0m")
t.run(lead, top, 5, 1)
