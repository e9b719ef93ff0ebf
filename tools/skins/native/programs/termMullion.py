"""The board as a table of box-drawing characters, every cell three characters between lines, covers shaded; only the mine that went off is shown after a lost game."""
from support import SHOWN, Position
from xterm import Xt

before = Position()
first = before.rng
first.seed(f"mullion{first.random()}")
CAMPBELL = "#0c0c0c #c50f1f #13a10e #c19c00 #0037da #881798 #3a96dd #cccccc #767676 #e74856 #16c60c #f9f1a5 #3b78ff #b4009e #61d6d6 #f2f2f2".split()
DRACULA = "#21222c #ff5555 #50fa7b #f1fa8c #bd93f9 #ff79c6 #8be9fd #f8f8f2 #6272a4 #ff6e6e #69ff94 #ffffa5 #d6acff #ff92df #a4ffff #ffffff".split()
SCHEMES = [(("#cccccc", "#0c0c0c"), CAMPBELL), (("#f8f8f2", "#282a36"), DRACULA), (("black", "white"), ()), (("white", "black"), ()), (("#333333", "#fafafa"), ())]
t = Xt(lambda p: p.cols * 4 + 6, lambda p: p.rows * 2 + 6, ["DejaVu Sans Mono", "DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono"], (7 if before.rows > 20 else 8 if before.rows > 16 else 10, 16), ["6x13"], SCHEMES, "minesweeper", bitmap_share=0.25, min_cols=44)
p, g = t.p, t.g
light = t.scheme[0][1] in ("white", "#fafafa")
if p.status == "won":
    p.cells = [row.replace(p.told, "F") for row in p.cells]
elif p.status == "lost":
    p.cells = [row.replace("*", "#").replace("x", "F") for row in p.cells]
SHOWN["cells"] = p.cells

outer = g.choice(["┌─┬┐├┼┤└┴┘│", "┌─┬┐├┼┤└┴┘│", "╔═╤╗╟┼╢╚╧╝║"])
if t.bitmap:  # has no mixed corners
    outer = "┌─┬┐├┼┤└┴┘│"
tl, hz, tm, tr, lm, mm, rm, bl, bm, br, vt = outer
line = g.choice(["0", "90", "90"]) if t.scheme[0][0] != "white" else "0"
shade = g.choice(["░░░", "▒▒▒", " ■ ", " # "] if not t.bitmap else [" # ", "###"])
inks = ["34", "32", "31", "35", "31", "36", "30", "30"] if light else ["96", "92", "91", "95", "93", "94", "97", "97"]
flag = g.choice("⚑F") if not t.bitmap else "F"
looks = {"#": (shade, "0" if light or shade[0] in " #" else "37"), "0": ("   ", "0"), "F": (f" {flag} ", "31" if light else "91"), "?": (" ? ", "35" if light else "93"), "*": (" * ", "0"), "X": (" * ", "97;41")}
x0, y0 = 2, 2
t.put(0, x0, f"Mines {p.mines}  Flags {sum(r.count('F') for r in p.cells)}  Time {p.seconds:03d}")
between = lambda a, z, m: a + (z * 3 + m).join([""] * p.cols) + z * 3
t.put(y0, x0, f"\x1b[{line}m" + tl + (hz * 3 + tm) * (p.cols - 1) + hz * 3 + tr)
for r in range(p.rows):
    y = y0 + r * 2 + 1
    t.put(y, x0, f"\x1b[{line}m" + vt)
    for c, s in enumerate(p.cells[r]):
        what, how = looks[s] if s in looks else (f" {s} ", ("" if light else "1;") + inks[int(s) - 1])
        t.put(y, x0 + c * 4 + 1, f"\x1b[{how}m{what}\x1b[0;{line}m" + (vt if c == p.cols - 1 else "│"))
    last = r == p.rows - 1
    t.put(y + 1, x0, f"\x1b[{line}m" + (bl + (hz * 3 + bm) * (p.cols - 1) + hz * 3 + br if last else lm + ("───" + mm) * (p.cols - 1) + "───" + rm))
y = y0 + p.rows * 2 + 2
t.put(y, x0, {"playing": "[o]pen  [f]lag  [u]nsure  [q]uit", "won": "You win! Play again? (y/n)", "lost": "You hit a mine! Play again? (y/n)"}[p.status])
t.run(x0 + 0.5, y0 + 0.5, 4, 2)
