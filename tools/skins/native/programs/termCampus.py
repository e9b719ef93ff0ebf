"""The solution of an exercise of a Python course: rows with letters and columns with numbers on all four sides, printed after the shell's prompt, a question below; a lost game prints the whole solution."""
from support import SHOWN, Position
from xterm import Xt

first = Position().rng
first.seed(f"campus{first.random()}")
TANGO = "#2e3436 #cc0000 #4e9a06 #c4a000 #3465a4 #75507b #06989a #d3d7cf #555753 #ef2929 #8ae234 #fce94f #729fcf #ad7fa8 #34e2e2 #eeeeec".split()
SCHEMES = [(("black", "white"), ()), (("#f2f2f2", "#0c0c0c"), ()), (("#eeeeec", "#300a24"), TANGO), (("#1e1e1e", "#ffffff"), TANGO), (("#cccccc", "#1e1e1e"), ())]
t = Xt(lambda p: max(p.cols * 3 + 10, 70), lambda p: max(p.rows + 11, 24), ["DejaVu Sans Mono", "Liberation Mono", "Noto Mono", "Nimbus Mono PS"], (first.choice([11, 12, 12, 14]), 18), (), SCHEMES, first.choice(["student@lab-07: ~/week9", "python3", "Terminal"]), bitmap_share=0, min_cols=60)
p, g = t.p, t.g
light = t.scheme[0][1] in ("white", "#ffffff")
if p.status == "won":
    p.cells = [row.replace(p.told, "F") for row in p.cells]
elif p.status == "lost":  # print_solution(): every number and every mine, nothing of the marks
    mined = [[s in "F*X" for s in row] for row in p.cells]
    near = lambda r, c: sum(mined[y][x] for y in range(max(r - 1, 0), min(r + 2, p.rows)) for x in range(max(c - 1, 0), min(c + 2, p.cols)))
    p.cells = ["".join("*" if mined[r][c] else str(near(r, c)) for c in range(p.cols)) for r in range(p.rows)]
SHOWN["cells"] = p.cells

cover, zero = g.choice([("-", " "), ("#", " "), ("-", "0"), (".", " "), ("■", " "), ("#", "0")])
colour = g.random() < 0.4
inks = ["34", "32", "31", "35", "31", "36", "0", "0"] if light else ["94", "92", "91", "95", "93", "96", "0", "0"]
flag = g.choice("FF!")
marks = {"#": cover, "0": zero, "F": flag, "*": "*"}
base = g.choice([0, 1])
top, left = 5, 5
prompt = g.choice(["$ ", "student@lab-07:~/week9$ ", "(venv) $ "])
t.put(0, 0, prompt + "python3 minesweeper.py" + ("" if p.rows == p.cols else f" {p.rows} {p.cols} {p.mines}"))
t.put(1, 0, f"Welcome to Minesweeper! There are {p.mines} mines.")
numbers = "".join(f"{c + base:^3d}" if c + base < 10 else f"{c + base:>2d} " for c in range(p.cols))
t.put(top - 2, left, numbers)
t.put(top + p.rows + 1, left, numbers)
for y in (top - 1, top + p.rows):
    t.put(y, left, "-" * (p.cols * 3))
for r in range(p.rows):
    t.put(top + r, 2, f"{chr(65 + r)} |")
    t.put(top + r, left + p.cols * 3, f"| {chr(65 + r)}")
for r, c, s in p.each():
    how = inks[int(s) - 1] if colour and s in "12345678" else "31" if colour and s in "F*" else "0"
    t.put(top + r, left + c * 3 + 1, f"\x1b[{how}m{marks.get(s, s)}")
y = top + p.rows + 3
if p.status == "playing":
    t.put(y, 0, g.choice(["Your move (for example B3, or B3 F for a flag): ", "Enter a cell (e.g. A0): "]) + g.choice(["", "", f"{chr(65 + g.randrange(p.rows))}{g.randrange(p.cols) + base}"]) + "\x1b[?25h")
else:
    t.put(y, 0, {"won": f"Congratulations! You found all the mines in {g.randint(12, 90)} moves.", "lost": "Boom! You hit a mine. The solution is shown above."}[p.status])
    t.put(y + 1, 0, prompt + "\x1b[?25h")
t.run(left, top, 3, 1)
