"""A beginner's Python that builds its board as for noughts and crosses: upright bars and rows of ---+--- only between the cells, none round them; or bars with a single rule above and below, what is not yet dug left blank and opened noughts printed. A prompt beneath."""
from support import SHOWN, Position
from xterm import Xt

before = Position()
before.rng.seed(f"plumb{before.rng.random()}")
high = before.rng.choice([2, 2, 1])
SCHEMES = [(("black", "white"), ()), (("#ffffff", "#300a24"), ()), (("#cccccc", "#1e1e1e"), ()), (("#171421", "#ffffff"), ()), (("#d0cfcc", "#171421"), ())]
t = Xt(lambda p: p.cols * 4 + 8, lambda p: p.rows * high + 9, ["DejaVu Sans Mono", "Liberation Mono", "Liberation Mono", "FreeMono", "Nimbus Mono PS"], (8, 16), [], SCHEMES, before.rng.choice(["python3 minesweeper.py", "user@ubuntu: ~/python", "Terminal"]), bitmap_share=0, min_cols=52)
p, g = t.p, t.g
cells = p.cells
if p.status == "lost" and g.random() < 0.5:  # the solution is printed whole
    dug = {(r, c): cells[r][c] in "*XF" for r in range(p.rows) for c in range(p.cols)}
    if sum(dug.values()) == p.mines:
        near = lambda r, c: sum(dug.get((r + i, c + j), False) for i in (-1, 0, 1) for j in (-1, 0, 1))
        cells = ["".join("X" if s == "X" else "*" if dug[r, c] else str(near(r, c)) for c, s in enumerate(row)) for r, row in enumerate(cells)]
cover, zero = (" ", "0") if high == 1 else g.choice([(" ", "0"), ("#", " "), ("#", "0"), ("-", " "), ("#", " "), (".", " ")])
flag, mine, wrong = g.choice([("F", "*", "X"), ("F", "M", "W"), ("!", "*", "X"), ("P", "B", "x")])
told = g.random() < 0.6  # the mine that was hit looks another
if not told:
    cells = [row.replace("X", "*") for row in cells]
if cells is not p.cells:
    SHOWN["cells"] = cells
colour = g.random() < 0.35
light = t.scheme[0][1] == "white" or t.scheme[0][1] == "#ffffff"
ink = ["34", "32", "31", "35", "33", "36", "39", "90"] if light else ["94", "92", "91", "95", "93", "96", "97", "37"]
left, top = 5, 3
base = g.choice([0, 0, 1])
letters = p.cols <= 26 and g.random() < 0.35
uni = g.random() < 0.3 and high == 2
v, h, x = ("│", "─", "┼") if uni else ("|", "-", "+")


def sign(s):
    text = {"#": cover, "0": zero, "F": flag, "*": mine, "X": "@" if mine != "@" else "X", "x": wrong}.get(s, s)
    if colour and s in "12345678":
        return f"\x1b[{ink[int(s) - 1]}m{text}\x1b[0m"
    if colour and s in "FX":
        return f"\x1b[{'31' if light else '91'}m{text}\x1b[0m"
    return text


t.put(0, 0, g.choice(["Welcome to Minesweeper!", f"{p.mines} mines. Good luck!", f"Mines left: {p.left}", "$ python3 minesweeper.py"]))
for c in range(p.cols):
    t.put(top - (2 if high == 1 else 1), left + 4 * c + (1 if c + base < 10 or letters else 0), chr(65 + c) if letters else str(c + base))
for r in range(p.rows):
    y = top + r * high
    t.put(y, 0, f"{r + base:>2d}")
    inner = v.join(f" {sign(s)} " for s in cells[r])
    t.put(y, left, inner) if high == 2 else t.put(y, left - 1, v + inner + v)
    if high == 2 and r < p.rows - 1:
        t.put(y + 1, left, x.join([h * 3] * p.cols))
if high == 1:
    t.put(top - 1, left - 1, h * (4 * p.cols + 1))
    t.put(top + p.rows, left - 1, h * (4 * p.cols + 1))
y = top + p.rows * high + 1
words = {"playing": g.choice(["Where would you like to dig? Input as row,col: ", "Enter row and column (e.g. 3 4, f 3 4 to flag): ", "Your move: "]), "won": "CONGRATULATIONS!!!! YOU ARE VICTORIOUS!", "lost": g.choice(["SORRY GAME OVER :(", "BOOM! You hit a mine. Play again? (y/n) "])}
t.put(y, 0, words[p.status])
t.out.append(f"\x1b[{y + 1};{len(words[p.status]) + 1}H\x1b[?25h")
t.run(left - 0.5, top - (0.5 if high == 2 else 0), 4, high)
