"""Python with a library for pretty tables: the field is a table with bold letters for headings and a first column of numbers, in one of the styles of box, with or without lines between the rows, an italic title over it."""
from support import Position
from xterm import Xt

before = Position()
before.rng.seed(f"tabloid{before.rng.random()}")
high = before.rng.choice([1, 2])
TERM = ("#000000", "#c91b00", "#00a600", "#a68a00", "#2b54c8", "#b020b0", "#0094a0", "#c7c7c7", "#767676", "#ff6e67", "#5ff967", "#fefb67", "#7d8fff", "#ff77ff", "#60fdff", "#ffffff")
SCHEMES = [(("#c7c7c7", "#000000"), TERM), (("#e5e5e5", "#24292e"), TERM), (("#000000", "#ffffff"), TERM), (("#2b2b2b", "#f4f4f0"), TERM)]
t = Xt(lambda p: p.cols * 4 + 10, lambda p: p.rows * high + 9, ["DejaVu Sans Mono", "Noto Mono", "Liberation Mono", "DejaVu Sans Mono"], (7, 16), [], SCHEMES, "python -m sweeper", bitmap_share=0, min_cols=44)
p, g = t.p, t.g
light = t.scheme[0][1] in ("#ffffff", "#f4f4f0")
BOXES = [  # four lines: top, heading, rule under it, row, rule, foot; each left, fill, cross, right
    ("╭─┬╮", "│ ││", "├─┼┤", "│ ││", "├─┼┤", "╰─┴╯"),
    ("┏━┳┓", "┃ ┃┃", "┡━╇┩", "│ ││", "├─┼┤", "└─┴┘"),
    ("┌─┬┐", "│ ││", "├─┼┤", "│ ││", "├─┼┤", "└─┴┘"),
    ("    ", "  │ ", " ─┼ ", "  │ ", " ─┼ ", "    "),
    ("+-++", "| ||", "+-++", "| ||", "+-++", "+-++"),
    ("╔═╦╗", "║ ║║", "╠═╬╣", "║ ║║", "╠═╬╣", "╚═╩╝"),
]
box = g.choice(BOXES)
cover = g.choice(["■", "#", ".", "░", "█", "·"])
zero = " " if cover in ".·" else g.choice([" ", " ", "0"])
flag, mine = g.choice([("⚑", "●"), ("F", "*"), ("F", "M"), ("▲", "✱")])
INK = ["34", "32", "31", "35", "33", "36", "1", "2"] if light else ["94", "32", "91", "35", "33", "36", "97", "37"]
paint = g.random() < 0.7
rim = g.choice(["", "", "\x1b[2m", "\x1b[34m" if light else "\x1b[36m"])


def rule(k):
    a, s, c, b = box[k]
    return rim + a + c.join([s * 4] + [s * 3] * p.cols) + b


def line(k, head, cells):
    a, _, c, b = (rim + e + "\x1b[0m" for e in box[k])
    return a + c.join([f" {head} \x1b[0m"] + [f" {s}\x1b[0m " for s in cells]) + b


def sign(s):
    if s in "12345678":
        return (f"\x1b[{INK[int(s) - 1]}m" if paint else "") + s
    return {"#": ("\x1b[90m" if cover in "█■" else "") + cover, "0": zero if zero == " " else "\x1b[2m0", "F": "\x1b[1;31m" + flag, "?": "\x1b[1m?", "*": mine, "X": "\x1b[1;37;41m" + mine, "x": "\x1b[31mx"}[s]


names = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefgh"
left, top = 8, 5
width = 6 + 4 * p.cols
t.put(0, 0, "$ python -m sweeper" if g.random() < 0.5 else "")
title = g.choice([f"Minesweeper ({p.left} left)", "Minesweeper", f"{p.rows} x {p.cols}, {p.mines} mines"])
t.put(1, max(1, (width - len(title)) // 2), "\x1b[3m" + title)
t.put(2, 1, rule(0))
t.put(3, 1, line(1, "  ", ["\x1b[1m" + names[c] for c in range(p.cols)]))
t.put(4, 1, rule(2))
for r in range(p.rows):
    t.put(top + r * high, 1, line(3, f"\x1b[1m{r + 1:2d}", [sign(s) for s in p.cells[r]]))
    if r == p.rows - 1:
        t.put(top + r * high + 1, 1, rule(5))
    elif high == 2:
        t.put(top + r * high + 1, 1, rule(4))
y = top + p.rows * high + 2 - (high == 2)
t.put(y, 1, {"playing": "Enter your move \x1b[1;35m[open/flag/quit]\x1b[0m \x1b[1;36m(open)\x1b[0m: \x1b[7m \x1b[0m", "won": "\x1b[1;32mYou won!\x1b[0m " + f"It took {p.seconds} seconds.", "lost": "\x1b[1;31mBoom!\x1b[0m You hit a mine."}[p.status])
t.run(left - 1.5, top - (0.5 if high == 2 else 0), 4, high)
