"""Curses in a double frame: cells of three columns on coloured grounds, keys listed at the right."""
from xterm import Xt

SIDE = 22
SCHEMES = [(("gray90", "black"), ()), (("#c0c5ce", "#2b303b"), ()), (("black", "white"), ()), (("#586e75", "#fdf6e3"), ())]
t = Xt(lambda p: p.cols * 3 + SIDE + 4, lambda p: max(p.rows + 5, 16), ["DejaVu Sans Mono", "Noto Mono", "Liberation Mono"], (6, 22), ["6x10", "6x13", "7x13", "8x13bold", "9x15", "10x20"], SCHEMES, "hangar")
p, g = t.p, t.g
light = t.scheme[0][1] in ("white", "#fdf6e3")
LOOKS = [  # cover back, cover ink, open back, numbers, flag
    (25, 117, 253, [19, 22, 124, 54, 94, 30, 16, 240], "1;38;5;226"),
    (240, 248, 234, [75, 114, 203, 141, 179, 80, 255, 245], "1;38;5;209"),
    (65, 151, 230, [18, 22, 160, 90, 130, 24, 16, 242], "1;38;5;222"),
    (96, 182, 255, [26, 28, 160, 55, 95, 30, 16, 244], "1;38;5;229"),
    (172, 223, 231, [20, 28, 124, 53, 52, 23, 16, 240], "1;38;5;16"),
]
back, mark, paper, ink, flagged = g.choice(LOOKS)
cover = g.choice([" ", " ", "·", "."]) if not t.bitmap else " "
zero = " "
flag = g.choice(["F", "!", "⚑", "►"]) if not t.bitmap else "F"
mine = g.choice(["*", "●", "¤"]) if not t.bitmap else "*"
bracket = g.random() < 0.3
lines = g.random() < (0.8 if cover == " " and not bracket else 0.3)


def tile(s, odd):
    b, i, k = back, f"38;5;{mark}", cover
    if s in "012345678":
        b, k = paper, s if s != "0" else zero
        i = f"1;38;5;{ink[int(s) - 1]}" if s != "0" else "39"
    elif s == "F":
        i, k = flagged, flag
    elif s == "?":
        i, k = "1;38;5;255" if back != 172 else "1;38;5;16", "?"
    elif s == "*":
        b, i, k = paper, "38;5;16" if paper > 235 or paper == 230 else "38;5;255", mine
    elif s == "X":
        b, i, k = 196, "1;38;5;231", mine
    elif s == "x":
        b, i, k = 52, "1;38;5;231", "X"
    if b == back and lines and odd:
        b = {25: 24, 240: 238, 65: 64, 96: 60, 172: 166}[back]
    body = f"[{k}]" if bracket and b != paper and s in "#F?" else f" {k} "
    return f"\x1b[{i};48;5;{b}m{body}\x1b[0m"


top, left = 2, 1
W = p.cols * 3
name = " HANGAR MINES "[: W]
t.put(top - 1, left - 1, "╔" + name.center(W, "═") + "╗")
for r in range(p.rows):
    t.put(top + r, left - 1, "║" + "".join(tile(s, (r + c) % 2) for c, s in enumerate(p.cells[r])) + "║")
t.put(top + p.rows, left - 1, "╚" + "═" * W + "╝")
info = [f"Mines ....... {p.left:>3}", f"Time ........ {p.seconds:>3}", f"Field .... {p.cols}x{p.rows}", "", "arrows  move", "SPACE   uncover", "f       flag", "?       not sure", "n       new game", "q       quit"]
for i, s in enumerate(info):
    t.put(top + i, left + W + 3, s)
if p.status != "playing":
    t.put(top + 11, left + W + 3, {"won": "\x1b[1;32mFIELD CLEARED", "lost": "\x1b[1;31mGAME OVER"}[p.status])
t.run(left, top, 3, 1)
