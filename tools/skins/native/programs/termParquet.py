"""curses-like colours of the 256 in a chequered board without any lines: every square a patch of background, its sign in the middle."""
from support import Position
from terminal import Terminal

before = Position()
wide, high = before.rng.choice([(2, 1), (2, 1), (3, 1), (4, 2), (5, 2), (5, 3), (6, 3)] if before.max_cell > 34 else [(2, 1), (2, 1), (3, 1)])
t = Terminal(sizes=(9, 20) if high == 1 else (7, 13), wide=wide, high=high, extra_cols=6, extra_rows=6)
p, g = t.position, t.position.rng
PALETTES = [  # covered pair, open pair, inks, flag, sign on covered, hit, mine
    ((70, 76), (230, 223), [21, 22, 160, 54, 94, 30, 16, 240], 88, 16, 196, 16),
    ((67, 74), (255, 252), [20, 28, 160, 54, 130, 30, 16, 242], 226, 231, 196, 16),
    ((238, 240), (233, 234), [75, 114, 203, 177, 215, 80, 231, 248], 214, 231, 124, 231),
    ((137, 144), (187, 230), [19, 22, 124, 53, 94, 23, 16, 240], 52, 16, 202, 16),
    ((61, 68), (17, 18), [117, 120, 210, 183, 222, 123, 231, 250], 227, 231, 160, 231),
    ((245, 248), (253, 255), [20, 28, 160, 18, 88, 30, 16, 242], 124, 16, 203, 16),
]
shut, bare, ink, flag_ink, sign, hit, mine_ink = g.choice(PALETTES)
flag = g.choice(["⚑", "▲", "!", "F", "⚐"] if t.unicode else ["F", "!", "P"])
mine = g.choice(["✹", "¤", "*", "@"] if t.unicode else ["*", "@"])
ASIDE = g.randint(1, 3)
left, top = ASIDE, g.choice([1, 2, 3])
bold = "\x1b[1m" if g.random() < 0.6 else ""
for r, c, s in p.each():
    odd = (r + c) % 2
    covered = s in "#F?x"
    ground = hit if s == "X" else 88 if s == "x" else (shut if covered else bare)[odd]
    text, colour = {"#": (" ", 0), "0": (" ", 0), "F": (flag, flag_ink), "?": ("?", sign), "*": (mine, mine_ink), "X": (mine, 231), "x": ("X", 231)}.get(s) or (s, ink[int(s) - 1])
    for y in range(high):
        line = text if y == (high - 1) // 2 else ""
        pad = (wide - 1) // 2 if wide > 2 else 0
        line = (" " * pad + line if line else "").ljust(wide)
        t.put(top + r * high + y, left + c * wide, f"\x1b[48;5;{ground}m\x1b[38;5;{colour}m{bold}{line}")
t.put(0, left, f"\x1b[1mMINES {p.left}\x1b[0m   {p.seconds}s")
t.put(top + p.rows * high + 1, left, {"playing": "arrows move, space opens, f marks", "won": "\x1b[1mAll clear!", "lost": "\x1b[1mBoom. r restarts, q quits"}[p.status])
t.show(left, top, wide, high)
