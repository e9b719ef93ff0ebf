"""A terminal game in 256 colours: two shades in turn like a chess board, cells of 2x1, 3x1, 4x2 or 5x3 characters, a panel at the right or above."""
from terminal import Terminal

t = Terminal(sizes=(6, 22), wide=2.1, high=1.1, extra_cols=24, extra_rows=7)
p, g = t.position, t.position.rng
wide, high = 2, 1
big = 0.45 * p.max_cell
if big > 30 and g.random() < 0.5:
    wide, high = g.choice([(4, 2), (3, 1)])
if p.max_cell < 20:
    wide, high = 2, 1
LOOKS = [  # two covers, two papers, ink, mark, default text
    ((70, 71), (187, 223), [21, 22, 160, 54, 130, 30, 16, 240], 160),
    ((60, 61), (234, 235), [39, 77, 203, 141, 215, 80, 255, 245], 203),
    ((24, 25), (253, 254), [20, 28, 160, 18, 88, 30, 16, 242], 226),
    ((240, 241), (233, 233), [75, 114, 204, 176, 179, 80, 252, 244], 215),
    ((137, 138), (230, 230), [26, 64, 124, 55, 94, 23, 16, 241], 52),
]
covers, papers, ink, mark = g.choice(LOOKS)
if g.random() < 0.4:
    papers = (papers[0],) * 2
flag = g.choice(["⚑", "▶", "F", "¶"]) if t.unicode else "F"
mine = g.choice(["*", "●", "✹"]) if t.unicode else "*"
bold = "1;" if g.random() < 0.6 else ""


def cell(s, odd, line):
    opened = s in "012345678*X"
    back = 196 if s == "X" else (papers if opened else covers)[odd]
    glyph, colour = " ", 16
    if line == (high - 1) // 2:
        if s in "12345678":
            glyph, colour = s, ink[int(s) - 1]
        elif s in "*X":
            glyph, colour = mine, 16 if s == "X" or papers[0] > 236 or papers[0] < 232 else 255
        elif s == "F":
            glyph, colour = flag, mark
        elif s == "?":
            glyph, colour = "?", 231
        elif s == "x":
            glyph, colour = "✗" if t.unicode else "x", 16
    pad = lead
    body = " " * pad + glyph + " " * (wide - 1 - pad)
    return f"\x1b[{bold}38;5;{colour};48;5;{back}m{body}"


lead = g.choice([0, 0, 1]) if wide == 2 else (wide - 1) // 2
panel = g.random() < 0.5
left, top = g.randint(0, 3), 1 if panel else 3
info = [f"Mines  {p.left}", f"Time   {p.seconds}", "", {"playing": "? for help", "won": "You win!", "lost": "You lose."}[p.status]]
if panel:
    for i, line in enumerate(info):
        t.put(top + i, left + p.cols * wide + 2, line)
else:
    t.put(0, left, "MINES" if g.random() < 0.5 else "\x1b[1mterminal minesweeper")
    t.put(1, left, f"{p.left} to go, {p.seconds} s")
    t.put(top + p.rows * high + 1, left, info[3])
for r in range(p.rows):
    for line in range(high):
        t.put(top + r * high + line, left, "".join(cell(s, (r + c) % 2, line) for c, s in enumerate(p.cells[r])))
t.show(left, top, wide, high)
