"""For a video terminal of the eighties: one phosphor, the field in lines of double width, a title of double height, reverse video for the cursor and for what matters; a box of plus and minus signs round it."""
from support import Position
from xterm import Xt

before = Position()
before.rng.seed(f"vax{before.rng.random()}")
step = before.rng.choice([1, 1, 2])  # characters (of double width) from cell to cell
high = 1 if step == 1 else before.rng.choice([1, 2])
PHOSPHOR = [(("#33ff66", "#02140a"), ()), (("#ffb000", "#160d00"), ()), (("#e8ecf0", "#0a0a0a"), ()), (("#0a2a14", "#a8e8b4"), ()), (("black", "white"), ())]
t = Xt(lambda p: (p.cols * step + 9) * 2, lambda p: p.rows * high + 10, ["DejaVu Sans Mono", "Liberation Mono", "Nimbus Mono PS", "Noto Mono"], (7, 19), [], PHOSPHOR, "VT100", bitmap_share=0, min_cols=60)
p, g = t.p, t.g
cover, zero = g.choice([("%", " "), (".", " "), ("#", "."), ("#", " "), ("+", " "), ("-", " "), ("o", "."), ("*", " ")])
flag, mine = g.choice("FP!"), "*" if cover != "*" else "@"
framed = g.random() < 0.7
numbered = step == 2 and g.random() < 0.4
spot = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.7 else None
left, top = 4, 5  # `left` in characters of double width
WIDE = "\x1b#6"


def cell(r, c, s):
    sign = {"#": cover, "0": zero, "F": flag, "*": mine, "X": mine, "x": "x"}.get(s, s)
    on = "\x1b[1m" if s in "F*X" else ""
    if s in "Xx" or spot == (r, c):
        on += "\x1b[7m"
    return on + sign + "\x1b[0m"


name = g.choice(["MINEFIELD", "MINES", "SWEEPER"])
for k, half in enumerate("34"):
    t.put(k, 0, f"\x1b#{half}  \x1b[1m{name}")
t.put(2, 4, f"Mines {p.left:3d}     Elapsed {p.seconds // 60:02d}:{p.seconds % 60:02d}     Field {p.cols} by {p.rows}")
inner = p.cols * step + (1 if step == 2 else 0)
side = "|" if framed else " "
pad = " " * (left - 1 - (step == 2))
gap = " " if step == 2 else ""
if framed:
    t.put(top - 1, 0, WIDE + pad + "+" + "-" * inner + "+")
    t.put(top + p.rows * high - (high == 2), 0, WIDE + pad + "+" + "-" * inner + "+")
for r in range(p.rows):
    head = f"{r + 1:2d}" if numbered else pad
    t.put(top + r * high, 0, WIDE + head + side + gap + gap.join(cell(r, c, s) for c, s in enumerate(p.cells[r])) + gap + side)
    if high == 2 and r < p.rows - 1:
        t.put(top + r * high + 1, 0, WIDE + pad + side + " " * inner + side)
y = top + p.rows * high + 2
t.put(y, 4, {"playing": "Arrow keys move, SPACE digs, M marks, PF4 quits", "won": "\x1b[7m FIELD CLEARED - PRESS RETURN \x1b[0m", "lost": "\x1b[7m YOU HAVE BEEN BLOWN UP - PRESS RETURN \x1b[0m"}[p.status])
t.run(2 * left - (1 if step == 2 else 0), top - (0.5 if high == 2 else 0), 2 * step, high)
