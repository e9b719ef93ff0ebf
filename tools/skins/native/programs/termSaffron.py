"""A curses game in the terminal's own sixteen colours under well-known palettes: coloured grounds, cells of 3x1 or 2x1 without air, each cover with a faint sign, 5x2 or 6x3 with a column and a row between; open ground dim or bare; tallies in a bar of reverse video."""
from support import Position
from xterm import Xt

PALETTES = [  # (ink, paper), sixteen colours: earthy, arctic, candle, paper, deep sea
    (("#ebdbb2", "#282622"), ["#3c3836", "#cc4433", "#98971a", "#d7992a", "#4a8590", "#b16286", "#689d6a", "#a89984", "#665c54", "#fb4f3a", "#b8bb26", "#fabd2f", "#83a5b0", "#d3869b", "#8ec07c", "#fbf1c7"]),
    (("#d8dee9", "#2b303c"), ["#3b4252", "#bf616a", "#a3be8c", "#ebcb8b", "#5e81ac", "#b48ead", "#88c0d0", "#cfd6e2", "#4c566a", "#d57780", "#b5d09e", "#f2d9a0", "#81a1c1", "#c7a0c0", "#9fd3dc", "#f4f7fb"]),
    (("#e8d8c0", "#14100c"), ["#2a211a", "#d0542c", "#a89040", "#e8b048", "#7a86a8", "#c07a68", "#90a888", "#c8b8a0", "#54463a", "#f07848", "#ccb050", "#ffd070", "#9aa8cc", "#e09a88", "#b0c8a8", "#fff4e0"]),
    (("#383a42", "#fafaf7"), ["#d8d8d2", "#d03a36", "#3f8f3a", "#b07a08", "#3a6ae0", "#9a28a0", "#0a82b0", "#b8b8b2", "#a0a09a", "#c02020", "#2f7a2a", "#986000", "#2450c0", "#801888", "#006a90", "#202228"]),
    (("#c0d8e0", "#04141c"), ["#0c2a38", "#e85a50", "#48b878", "#e0c050", "#2a90c8", "#b07ad8", "#30b8b8", "#98b0b8", "#1c4a60", "#ff7a70", "#70d898", "#f8dc78", "#60b8e8", "#cca0f0", "#60dcdc", "#f0fcff"]),
]
before = Position()
before.rng.seed(f"own{before.rng.random()}")  # its own draws, apart from those of Xt
sizes = [(3, 1), (3, 1), (2, 1)] + ([(5, 2), (6, 3)] if before.max_cell >= 34 else [])
wide, high = before.rng.choice(sizes)
air = high > 1
t = Xt(lambda p: p.cols * wide + 4, lambda p: p.rows * high + 5, ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono"], (8, 17), ["6x13", "7x13", "8x13", "9x15", "6x13bold"], PALETTES, "saffron", bitmap_share=0.25)
p, g = t.p, t.g
light = t.scheme[0][1] == "#fafaf7"
cover = g.choice(["48;5;8", "44", "46", "43", "45"])
strong = "38;5;15" if light else "30" if cover in ("46", "43") else "38;5;15"
if light:
    cover, strong = g.choice([("48;5;8", "38;5;231"), ("44", "38;5;231"), ("47", "38;5;15"), ("48;5;14", "38;5;231")])
ground = g.choice(["", "", "48;5;0"])
FIGURES = ["94", "92", "91", "95", "93", "96", "97", "37"] if not light else ["34", "32", "31", "35", "33", "36", "30;38;5;15", "38;5;8"]
flag_style = g.choice(["41;97;1" if not light else "41;38;5;231;1", f"{cover};{strong};1", f"43;38;5;16;1"])
uni = not t.bitmap
flag, mine, wrong = g.choice([("⚑", "✸", "✗"), ("▲", "●", "×"), ("F", "*", "x"), ("!", "@", "X")]) if uni else g.choice([("F", "*", "x"), ("!", "@", "X"), ("P", "*", "%")])
zero = g.choice([" ", " ", "·" if uni else "."])
lid = " " if air else g.choice(["·", "░", "-", "▫"] if uni else [".", "-", "+", "o"])  # without air the covers have a sign each
faint = "2" if g.random() < 0.5 else "22"


def cell(s):
    """Lines of a cell, each of `wide` characters."""
    n = wide - (1 if air else 0)
    if s in "#?":
        style, ch = f"{cover};{strong};{'1' if s == '?' else faint}", "?" if s == "?" else lid
    elif s == "F":
        style, ch = flag_style, flag
    elif s == "x":
        style, ch = ("45;97;1" if not light else "45;38;5;231;1"), wrong
    elif s == "X":
        style, ch = "48;5;9;38;5;16;1" if not light else "48;5;9;38;5;231;1", mine
    elif s == "*":
        style, ch = (ground or "0") + (";91;1" if not light else ";31;1"), mine
    elif s == "0":
        style, ch = (ground or "0") + ";38;5;8", zero
    else:
        style, ch = (ground or "0") + f";{FIGURES[int(s) - 1]};1", s
    body = ch.center(n) if n % 2 or n == 2 else f"  {ch}  "[:n]
    if n == 2:
        body = " " + ch
    full = high - (1 if air else 0)
    at = full // 2
    gap = " " if air else ""
    return [f"\x1b[0;{style}m" + (body if i == at else " " * n) + "\x1b[0m" + gap for i in range(full)] + ([" " * wide] if air else [])


left, top = g.choice([1, 2, 3]), 2
clock = f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"
title = f" saffron | {p.left} left | {clock} "
t.put(0, 0, f"\x1b[7m{title.ljust(t.w)}")
for r in range(p.rows):
    lines = [cell(s) for s in p.cells[r]]
    for i in range(high):
        t.put(top + high * r + i, left, "".join(x[i] for x in lines))
t.put(top + high * p.rows + 1, left, {"playing": "arrows/space/f/q", "won": "\x1b[92;1mcleared!\x1b[0m  r again", "lost": "\x1b[91;1mkaboom\x1b[0m  r again"}[p.status])
t.run(left - (0.5 if air else 0), top - (0.5 if air else 0), wide, high)
