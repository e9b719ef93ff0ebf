"""A listing out of a book of BASIC games, run on a home computer or a teletype: capitals only, one ink, numbers over the columns and at the rows, PRINT TAB columns two to four apart, a question mark waiting below."""
from support import SHOWN
from xterm import Xt

SCHEMES = [(("#a5a5ff", "#40318d"), ()), (("#33ff66", "#0a0a0a"), ()), (("#222222", "#f5f0dc"), ()), (("#ffb000", "#140c00"), ()), (("#f0f0f0", "#000000"), ()), (("#f0f0f0", "#0000a8"), ())]
t = Xt(lambda p: p.cols * 3 + 8, lambda p: p.rows + 9, ["Nimbus Mono PS", "Liberation Mono", "FreeMono", "DejaVu Sans Mono"], (12, 19), (), SCHEMES, "xterm", bitmap_share=0, min_cols=42)
p, g = t.p, t.g
wide = g.choice([2, 3, 3])
cover = g.choice([".", ".", "+", ":", "#", "=", "-"])
zero = g.choice([" ", " ", "0"]) if cover != " " else "0"
flag, mine, wrong = g.choice([("F", "*", "W"), ("M", "*", "E"), ("F", "@", "X"), ("!", "*", "%")])
bold = "\x1b[1m" if g.random() < 0.4 else ""
if p.status == "lost":
    told = g.choice(["wrong", "same", "same"])  # few of these told a wrong flag from a right one
    if told == "same":
        p.cells = [row.replace("x", "F") for row in p.cells]
        SHOWN["cells"] = p.cells
R = "\x1b[7m"


def cell(s):
    return {"#": cover, "0": zero, "F": flag, "?": "?", "*": mine, "X": R + mine + "\x1b[27m", "x": wrong}.get(s, s)


y = 0
for line in g.choice([["RUN", ""], ["MINE FIELD", "CREATIVE GAMES, MORRISTOWN", ""], ["LOAD \"MINES\",8", "READY.", "RUN", ""], [""]]):
    t.put(y, 0, bold + line)
    y += 1
left = 5
tens = p.cols > 9 and wide == 2
for c in range(p.cols):
    label = str(c + 1)
    if tens:
        if len(label) > 1:
            t.put(y, left + wide * c, bold + label[0])
        t.put(y + 1, left + wide * c, bold + label[-1])
    else:
        t.put(y, left + wide * c - len(label) + 1, bold + label)
y += 2 if tens else 1
ruled = g.random() < 0.4
if ruled:
    t.put(y, left - 1, bold + "-" * (wide * (p.cols - 1) + 3))
    y += 1
top = y
for r in range(p.rows):
    t.put(top + r, 0, bold + f"{r + 1:>3d}" + (":" if ruled else ""))
    t.put(top + r, left, bold + (" " * (wide - 1)).join(cell(s) for s in p.cells[r]))
y = top + p.rows + 1
left_over = f"{p.left} MINES LEFT. {mine}=MINE {flag}=FLAG"
t.put(y, 0, bold + {"playing": left_over, "won": "YOU CLEARED THE FIELD IN " + str(p.seconds) + " SECONDS", "lost": "*** BOOM *** YOU ARE DEAD"}[p.status])
t.put(y + 1, 0, bold + {"playing": "ROW,COLUMN,(O)PEN OR (F)LAG? \x1b[7m ", "won": "READY.", "lost": "ANOTHER GAME (Y/N)? \x1b[7m "}[p.status])
t.run(left - (wide - 1) / 2, top, wide, 1)
