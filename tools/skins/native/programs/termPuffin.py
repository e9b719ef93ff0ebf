"""A board of two-character signs, a pair of square brackets for every covered cell; no frame, the figures in one line above, the rest of the terminal empty."""
from support import SHOWN, Position
from xterm import Xt

first = Position().rng
first.seed(f"puffin{first.random()}")
CAMPBELL = "#0c0c0c #c50f1f #13a10e #c19c00 #0037da #881798 #3a96dd #cccccc #767676 #e74856 #16c60c #f9f1a5 #3b78ff #b4009e #61d6d6 #f2f2f2".split()
GRUVBOX = "#282828 #cc241d #98971a #d79921 #458588 #b16286 #689d6a #a89984 #928374 #fb4934 #b8bb26 #fabd2f #83a598 #d3869b #8ec07c #ebdbb2".split()
SCHEMES = [(("#cccccc", "#0c0c0c"), CAMPBELL), (("#ebdbb2", "#282828"), GRUVBOX), (("white", "black"), ()), (("black", "white"), ()), (("#24292f", "#f6f8fa"), ())]
t = Xt(lambda p: max(p.cols * 2 + 6, 64), lambda p: max(p.rows + 7, 22), ["DejaVu Sans Mono", "Noto Mono", "Liberation Mono"], (first.choice([11, 12, 14, 16]), 20), (), SCHEMES, first.choice(["Terminal", "./puffin", "xterm"]), bitmap_share=0, min_cols=56)
p, g = t.p, t.g
light = t.scheme[0][1] in ("white", "#f6f8fa")
if p.status == "won":  # all mines are uncovered
    p.cells = [row.replace(p.told, "*") for row in p.cells]
SHOWN["cells"] = p.cells

inks = ["34", "32", "31", "35", "31", "36", "30", "30"] if light else ["94", "92", "91", "95", "93", "96", "97", "97"]
before = g.random() < 0.7  # the figure in the second place or the first
grey = g.choice(["0", "90", "36"])
if light and grey == "36":
    grey = "34"
looks = {"#": ("[]", grey), "0": ("  ", "0"), "F": ("|>", "1;31" if light else "1;91"), "?": ("[?", grey), "*": ("**", "0"), "X": ("**", "1;97;41"), "x": ("X>", "1;31" if light else "1;91")}
top, left = 3, 2
t.put(0, left, f"{p.cols}x{p.rows}  mines: {p.mines}  flags: {sum(r.count('F') for r in p.cells)}  time: {p.seconds}")
t.put(1, left, "w/a/s/d move, e open, r flag, x exit")
for r, c, s in p.each():
    what, how = looks[s] if s in looks else (f" {s}" if before else f"{s} ", inks[int(s) - 1])
    t.put(top + r, left + c * 2, f"\x1b[{how}m{what}")
y = top + p.rows + 1
if p.status == "playing":
    t.put(y, left, f"> {g.choice('wasdewasde')}")
else:
    t.put(y, left, {"won": "\x1b[32mYou win!\x1b[0m  New game? [y/n]", "lost": "\x1b[31mGame over.\x1b[0m  New game? [y/n]"}[p.status])
t.run(left, top, 2, 1)
