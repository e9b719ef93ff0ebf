"""curses, plain: a line-drawn box with its name in the upper edge, one sign and a blank for each cell, eight colours with bold, the score on the first line and the keys beneath the box."""
from support import SHOWN
from xterm import Xt

LINUX = ("#000000", "#cd3131", "#0dbc79", "#e5e510", "#4f8fe8", "#bc3fbc", "#11a8cd", "#d5d5d5", "#767676", "#f14c4c", "#23d18b", "#f5f543", "#6babff", "#d670d6", "#29b8db", "#ffffff")
PAPER = ("#000000", "#c01c28", "#1c7a3c", "#8a6200", "#12488b", "#a347ba", "#16808a", "#cfcfcf", "#5e5c64", "#e0303c", "#1c7a3c", "#8a6200", "#1a5fb4", "#a347ba", "#16808a", "#ffffff")
t = Xt(
    lambda p: p.cols * 2 + 6, lambda p: p.rows + 8, ["DejaVu Sans Mono", "Liberation Mono", "Noto Mono", "Nimbus Mono PS"], (12, 19), (),
    [(("#d5d5d5", "#000000"), LINUX), (("#e6e6e6", "#1e1e1e"), LINUX), (("#171421", "#ffffff"), PAPER), (("#171421", "#ffffdd"), PAPER)], title="cmines", bitmap_share=0, min_cols=46,
)
p, g = t.p, t.g
light = t.scheme[0][1] in ("#ffffff", "#ffffdd")
B, R = "\x1b[1m", "\x1b[7m"
cover = g.choice(["#", "#", "o", ".", "+", "=", "%"])
zero = g.choice([" ", " ", "."]) if cover != "." else " "
flag, mine, wrong = g.choice([("F", "*", "X"), ("P", "@", "X"), ("!", "*", "x"), ("f", "*", "X")])
digits = [4, 2, 1, 5, 3, 6, 0 if light else 7, 7 if not light else 5]
if p.status == "lost" and g.random() < 0.4:  # this one does not say which mine it was
    p.cells = [row.replace("X", "*") for row in p.cells]
    SHOWN["cells"] = p.cells
spot = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" else None
pairs = g.random() < 0.8


def sgr(n, bold=True):
    return (f"\x1b[{30 + n}m" if pairs else "") + (B if bold and not light or s_bold else "")


s_bold = g.random() < 0.5
left, top = g.choice([2, 2, 4]), 3


def cell(r, c, s):
    mark = R if spot == (r, c) else ""
    if s in "12345678":
        return sgr(digits[int(s) - 1]) + mark + s
    if s == "#":
        return mark + (f"\x1b[3{7 if not light else 0}m" if pairs else "") + cover
    sign, tone = {"0": (zero, None), "F": (flag, 1), "?": ("?", 3), "*": (mine, 5), "X": (mine, None), "x": (wrong, 1)}[s]
    if s == "X":
        return "\x1b[41;37m" + B + sign if pairs else R + sign
    return (sgr(tone) if tone is not None else "") + mark + sign


t.put(0, left - 1, f"Mines: {p.left:<4d} Time: {p.seconds:<5d}" + {"playing": "", "won": B + "YOU WIN!", "lost": B + "BOOM!"}[p.status])
wide = 2 * p.cols + 1
name = " minesweeper "
t.put(top - 1, left - 2, "┌" + ("─" + name + "─" * (wide - 1 - len(name)) if wide > 16 else "─" * wide) + "┐")
for r in range(p.rows):
    t.put(top + r, left - 2, "│")
    for c, s in enumerate(p.cells[r]):
        t.put(top + r, left + 2 * c, cell(r, c, s))
    t.put(top + r, left - 2 + wide + 1, "│")
t.put(top + p.rows, left - 2, "└" + "─" * wide + "┘")
t.put(top + p.rows + 1, left - 1, "arrows move  space open  f flag" if p.status == "playing" else "n new game")
t.put(top + p.rows + 2, left - 1, "n new  q quit" if p.status == "playing" else "q quit")
t.run(left - 0.5, top, 2, 1)
