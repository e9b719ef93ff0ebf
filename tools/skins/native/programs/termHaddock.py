"""A weekend curses game: a character and a space a cell in a frame of plus, minus and bar, a reversed line on top, the cell under the cursor in reverse video, help below."""
from support import SHOWN, Position
from xterm import Xt

first = Position().rng
first.seed(f"haddock{first.random()}")
SOLAR = "#073642 #dc322f #859900 #b58900 #268bd2 #d33682 #2aa198 #eee8d5 #002b36 #cb4b16 #586e75 #657b83 #839496 #6c71c4 #93a1a1 #fdf6e3".split()
SCHEMES = [(("black", "white"), ()), (("white", "black"), ()), (("#657b83", "#fdf6e3"), SOLAR), (("#93a1a1", "#002b36"), SOLAR), (("black", "#ffffdd"), ())]
t = Xt(lambda p: max(p.cols * 2 + 8, 60), lambda p: max(p.rows + 9, 20), ["Liberation Mono", "DejaVu Sans Mono", "Nimbus Mono PS"], (first.choice([11, 12, 13, 15]), 20), (), SCHEMES, "minesweeper", bitmap_share=0, min_cols=60)
p, g = t.p, t.g
paper = t.scheme[0][1]
solar = bool(t.scheme[1])
if p.status == "won":
    p.cells = [row.replace(p.told, "F") for row in p.cells]
elif p.status == "lost":  # everything that was a mine is shown as one
    p.cells = [row.replace("F", "*") for row in p.cells]
SHOWN["cells"] = p.cells

shut, bare = g.choice([("#", " "), ("#", "."), ("o", " "), ("-", " ")])
dark = paper in ("black", "#002b36")
strong = "1;" if dark and not solar else ""
inks = ["36", "32", "33", "35", "31", "31", "31", "31"] if dark else ["34", "32", "31", "35", "31", "36", "30", "30"]
looks = {"#": (shut, "0"), "0": (bare, "0"), "F": ("P", strong + "31"), "?": ("?", strong + ("33" if dark else "35")), "*": ("@", "0" if solar else "1"), "X": ("@", "7;31"), "x": ("X", strong + "31")}
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" else None
top, left = 3, 4
marked = sum(r.count("F") for r in p.cells)
t.put(0, 0, "\x1b[7m" + f" Minesweeper   mines {p.mines}   flags {marked}   time {p.seconds} s".ljust(t.w))
t.put(top - 1, left - 2, "+" + "-" * (p.cols * 2 + 1) + "+")
t.put(top + p.rows, left - 2, "+" + "-" * (p.cols * 2 + 1) + "+")
for r in range(p.rows):
    t.put(top + r, left - 2, "|")
    t.put(top + r, left + p.cols * 2, "|")
for r, c, s in p.each():
    what, how = looks[s] if s in looks else (s, strong + inks[int(s) - 1])
    t.put(top + r, left + c * 2, f"\x1b[{how}{';7' if at == (r, c) else ''}m{what}")
y = top + p.rows + 2
if p.status == "playing":
    t.put(y, 2, "Arrow keys: move    Enter: dig    P: put or take a flag")
    t.put(y + 1, 2, "?: not sure         N: new game   Q: quit")
else:
    t.put(y, 2, "\x1b[7m" + {"won": " Well done, the field is clear! ", "lost": " You dug up a mine. "}[p.status])
    t.put(y + 1, 2, "Press N for a new game or Q to quit.")
t.run(left - 0.5, top, 2, 1)
