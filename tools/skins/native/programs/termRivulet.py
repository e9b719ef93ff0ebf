"""Plain text: light vertical bars between columns within a rounded or ASCII frame, or pairs of angle and square brackets; covers are squares, shades or tildes, letters number the columns; help at the right, a typed command below."""
from support import Position
from xterm import Xt

before = Position()
before.rng.seed(f"own{before.rng.random()}")  # its own draws, apart from those of Xt
kind = before.rng.choice(["bars", "brackets", "ruled", "loose"])
wide, high = {"bars": (4, 1), "brackets": (3, 1), "ruled": (4, 2), "loose": (3, 1)}[kind]
SCHEMES = [(("#dcdcdc", "#1c1c1c"), ()), (("black", "white"), ()), (("#c8e8c8", "#0a1a0a"), ()), (("#4a3c28", "#f6eedc"), ()), (("#ffb454", "#1a1000"), ()), (("#e0e4f0", "#20243a"), ())]
t = Xt(lambda p: p.cols * wide + 8, lambda p: p.rows * high + 7, ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono"], (8, 16), ["6x13", "7x13", "7x14", "8x13", "9x15", "9x18"], SCHEMES, "rivulet", bitmap_share=0.35)
p, g = t.p, t.g
uni = not t.bitmap
paper_light = t.scheme[0][1] in ("white", "#f6eedc")
cover = g.choice(["■", "▒", "▪", "~", "#", "="]) if uni else g.choice(["#", "~", "=", "o", ":"])
flag, mine, wrong = g.choice([("⚐", "☼", "✗"), ("►", "●", "×"), ("F", "*", "X"), ("P", "@", "%")]) if uni else g.choice([("F", "*", "X"), ("P", "@", "%"), ("!", "*", "%")])
coloured = g.random() < 0.55
zero = g.choice([" ", " ", "."])
ascii_frame = not uni or g.random() < 0.3
V, Hh, TL, TR, BL, BR, TT, BT, LT, RT, X = "|-+++++++++" if ascii_frame else "│─╭╮╰╯┬┴├┤┼"
INK = ["34", "32", "31", "35", "33", "36", "1", "2"] if paper_light else ["94", "92", "91", "95", "93", "96", "1", "2"]
weak = g.random() < 0.5  # covers half-bright


def sign(s):
    ch = {"#": cover, "F": flag, "*": mine, "X": mine, "x": wrong, "0": zero}.get(s, s)
    style = ""
    if s in "12345678" and coloured:
        style = INK[int(s) - 1] + ("" if s == "8" else ";1")
    elif s == "F":
        style = ("31;1" if paper_light else "91;1") if coloured else "1"
    elif s == "X":
        style = "7;1"
    elif s == "x":
        style = "7"
    elif s == "*":
        style = "1"
    elif s == "#" and weak:
        style = "2"
    return f"\x1b[{style}m{ch}\x1b[0m" if style else ch


left, top = 4, 3
letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ"
t.put(0, 0, f"rivulet  {p.cols}x{p.rows}  mines:{p.left}  t:{p.seconds}")
numbered = g.random() < 0.7
shift = 1 if kind in ("brackets", "loose") else 2
for r in range(p.rows):
    y = top + r * high
    if kind == "bars":
        row = V + "".join(f" {sign(s)} {V}" for s in p.cells[r])
    elif kind == "brackets":
        row = "".join((f"[{sign(s)}]" if s in "#" else f"<{sign(s)}>" if s in "F?x" else f" {sign(s)} ") for s in p.cells[r])
    elif kind == "loose":
        row = "".join(f" {sign(s)} " for s in p.cells[r])
    else:
        row = V + "".join(f" {sign(s)} {V}" for s in p.cells[r])
        if r:
            t.put(y - 1, left, LT + X.join([Hh * 3] * p.cols) + RT)
    t.put(y, left, row)
    if numbered:
        t.put(y, 0, f"{r + 1:3d}")
if kind in ("bars", "ruled"):
    t.put(top - 1, left, TL + TT.join([Hh * 3] * p.cols) + TR)
    t.put(top + p.rows * high - (1 if kind == "ruled" else 0), left, BL + BT.join([Hh * 3] * p.cols) + BR)
elif kind == "loose":
    t.put(top - 1, left - 1, TL + Hh * (p.cols * wide) + TR)
    for r in range(p.rows):
        t.put(top + r, left - 1, V)
        t.put(top + r, left + p.cols * wide, V)
    t.put(top + p.rows, left - 1, BL + Hh * (p.cols * wide) + BR)
if numbered:
    t.put(top - (1 if kind == "brackets" else 2), left, "".join((" " * shift + letters[c]).ljust(wide) for c in range(p.cols)))
foot = top + p.rows * high + 2
t.put(foot, 0, {"playing": f"> {g.choice(['open', 'flag', 'o', 'f'])} {letters[g.randrange(p.cols)]}{g.randrange(p.rows) + 1}_", "won": "You cleared the field. Again? [y/n]", "lost": "*** BOOM ***  Again? [y/n]"}[p.status])
# of bars and rules each cell takes half on both sides; the sign of a ruled cell stands in the middle of its line
if kind == "ruled":
    t.run(left + 0.5, top - 0.5, wide, high)
elif kind == "bars":
    t.run(left + 0.5, top, wide, high)
else:
    t.run(left, top, wide, high)
