"""Homework for a first course: numbers printed in columns three apart, row and column numbers round them, a prompt below with the last move typed."""
from xterm import Xt

SCHEMES = [(("#e6e6e6", "#101010"), ()), (("#1a1a1a", "#fffff0"), ()), (("#ffb347", "#1b0f00"), ()), (("#d0e8d0", "#123024"), ()), (("#222244", "#dfe3ee"), ())]
t = Xt(lambda p: p.cols * 3 + 10, lambda p: p.rows + 8, ["Liberation Mono", "FreeMono", "Nimbus Mono PS", "DejaVu Sans Mono"], (7, 19), ["6x13bold", "7x14", "8x13", "9x15"], SCHEMES, "python3 mines.py", min_cols=44)
p, g = t.p, t.g
cover = g.choice("#+:=")
zero = g.choice([" ", ".", "-"])
flag = g.choice("FP!")
mine = g.choice("*@")
base = g.choice([0, 1])
letters = g.random() < 0.4 and p.cols <= 26
colour = g.random() < 0.6
dark = t.scheme[0][1] in ("#101010", "#1b0f00", "#123024")
ink = ["", "94" if dark else "34", "32", "91" if dark else "31", "95" if dark else "35", "33", "36", "1", "1"]
top, left = 3, 5
t.put(0, 0, f"Mines: {p.mines}   Flags: {sum(r.count('F') for r in p.cells)}   Turn: {g.randint(3, 80)}")
for c in range(p.cols):
    t.put(1, left + 3 * c, f"{chr(65 + c) if letters else c + base:>2}")
t.put(2, left - 1, g.choice("-_=") * (p.cols * 3 + 1))
for r, c, s in p.each():
    if c == 0:
        t.put(top + r, 0, f"{r + base:>3} |")
        t.put(top + r, left + 3 * p.cols, "|")
    k, i = s, "0"
    if s == "#":
        k = cover
    elif s == "0":
        k = zero
    elif s in "12345678":
        i = ink[int(s)] if colour else "0"
    elif s == "F":
        k, i = flag, "1;31" if colour else "1"
    elif s == "*":
        k = mine
    elif s == "X":
        k, i = mine, "7"
    elif s == "x":
        i = "1;31" if colour else "7"
    t.put(top + r, left + 3 * c + 1, f"\x1b[{i}m{k}")
y = top + p.rows
t.put(y, left - 1, g.choice("-_=") * (p.cols * 3 + 1))
if p.status == "playing":
    t.put(y + 1, 0, g.choice([f"Enter row: {g.randrange(p.rows) + base}", "Enter row: "]))
    t.put(y + 2, 0, "o = open, f = flag > \x1b[7m ")
else:
    t.put(y + 1, 0, {"won": "*** YOU WIN! ***", "lost": "BOOM! Game over."}[p.status])
    t.put(y + 2, 0, "Play again (y/n)? \x1b[7m ")
t.run(left, top, 3, 1)
