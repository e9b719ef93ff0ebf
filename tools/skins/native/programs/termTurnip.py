"""One character a cell, set solid: # or - for what is covered, a plus-and-minus border, all in the terminal's own ink or in six colours; a line of status beneath, the cursor as reversed cell."""
from xterm import Xt

SCHEMES = [(("black", "#ffffdd"), ()), (("#33ff66", "#041208"), ()), (("#ffb000", "#140c00"), ()), (("gray85", "black"), ()), (("black", "white"), ()), (("#e8e8e8", "#2c2f4a"), ())]
t = Xt(lambda p: p.cols + 8, lambda p: p.rows + 5, ["Liberation Mono", "DejaVu Sans Mono", "FreeMono", "Nimbus Mono PS"], (11, 26), ["8x13", "8x13bold", "9x15", "9x15bold", "10x20", "9x18"], SCHEMES, "turnip", bitmap_share=0.5, min_cols=36)
p, g = t.p, t.g
ink, paper = t.scheme[0]
mono = ink in ("#33ff66", "#ffb000") or g.random() < 0.3
light = paper in ("#ffffdd", "white")
cover, empty = g.choice([("#", " "), ("#", "."), ("-", " "), ("%", " "), ("=", " "), ("#", " ")])
flag, mine, wrong = g.choice([("F", "*", "X"), ("P", "*", "X"), ("!", "*", "x"), ("^", "@", "X")])
dark = ["34", "32", "31", "35", "38;5;130", "36", "30;1", "30"]
glow = ["94", "92", "91", "95", "93", "96", "97;1", "37"]
inks = dark if light else glow
left, top = g.choice([1, 2, 4]), g.choice([1, 2])
border = g.choice(["+-|", "+-|", "*"])
if border == "*":
    edge = "*" * (p.cols + 2)
    v = "*"
else:
    edge, v = "+" + "-" * p.cols + "+", "|"
t.put(top - 1, left - 1, edge)
at = None
if p.status == "playing" and g.random() < 0.8:
    at = (g.randrange(p.rows), g.randrange(p.cols))
for r in range(p.rows):
    line = v
    for c in range(p.cols):
        s = p.cells[r][c]
        ch = {"#": cover, "0": empty, "F": flag, "*": mine, "X": mine, "x": wrong}.get(s, s)
        sgr = []
        if not mono:
            if s in "12345678":
                sgr = [inks[int(s) - 1]]
            elif s in "Fx":
                sgr = ["31" if light else "91", "1"]
            elif s == "X":
                sgr = ["41", "97"]
            elif s == "?":
                sgr = ["35" if light else "95"]
        elif s == "X":
            sgr = ["7"]
        elif s in "F*x":
            sgr = ["1"]
        if at == (r, c):
            sgr = sgr + ["7"]
        line += (f"\x1b[{';'.join(sgr)}m{ch}\x1b[0m" if sgr else ch)
    t.put(top + r, left - 1, line + v)
t.put(top + p.rows, left - 1, edge)
y = top + p.rows + 1
t.put(y, left - 1, f"Mines: {p.mines}  Marked: {p.mines - p.left}  {p.seconds // 60:02d}:{p.seconds % 60:02d}")
t.put(y + 1, left - 1, {"playing": "arrows, Enter=dig, m=mark, Q=quit", "won": "All clear - play again (y/n)?", "lost": "You dug up a mine! Again (y/n)?"}[p.status])
t.run(left, top, 1, 1)
