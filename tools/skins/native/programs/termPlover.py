"""A grid of dashed lines: three columns by one line a cell and a rule between, covers filled with shade, the frame solid; sixteen colours or none, coordinates at the cursor below."""
from xterm import Xt

LINUX = "#000000 #d04a4a #3fae4f #c79a2c #5c8ee6 #b86ad0 #38b0b8 #c8c8c8 #6a6a6a #ff7070 #6fe07f #ffd860 #86b4ff #e094f8 #66e0e8 #ffffff".split()
DAY = "#222222 #b81e1e #1e7a2c #8f5c00 #1c4fb8 #7a2f9c #0f7880 #585858 #8c8c8c #d03030 #2c9040 #a87010 #2f62d0 #9444b8 #18909a #000000".split()
SCHEMES = [(("#c8c8c8", "#0c0c10"), LINUX), (("#c8c8c8", "#1c2230"), LINUX), (("#222222", "#fafaf6"), DAY), (("#222222", "#e4ecdf"), DAY)]
t = Xt(lambda p: 4 * p.cols + 6, lambda p: 2 * p.rows + 6, ["DejaVu Sans Mono", "DejaVu Sans Mono", "Noto Sans Mono"], (6, 13), [], SCHEMES, "plover", bitmap_share=0)
p, g = t.p, t.g
light = t.scheme[0][1] in ("#fafaf6", "#e4ecdf")
colour = g.random() < 0.8
h, v, x = g.choice([("┄", "┆", "┼"), ("╌", "╎", "┼"), ("┈", "┊", "·"), ("╌", "╎", " ")])
fill = g.choice(["▒▒▒", "░░░", "▓▓▓", " ■ ", "███"])
flag, mine, wrong = g.choice([("⚑", "☀", "✗"), ("►", "●", "✗"), ("F", "*", "X")])
weak = "\x1b[90m"
INK = ["34", "32", "31", "35", "33", "36", "37" if not light else "30", "90"]
if not light:
    INK = ["94", "92", "91", "95", "93", "96", "97", "37"]
F = "" if g.random() < 0.5 else "\x1b[36m"
left, top = 2, 3
heavy = g.choice(["┌─┐│└┘", "┏━┓┃┗┛", "╔═╗║╚╝"])
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.8 else None
t.put(0, left, f"\x1b[1mPLOVER\x1b[0m   mines left {p.left}   time {p.seconds}")
t.put(top - 1, left - 1, F + heavy[0] + heavy[1] * (4 * p.cols - 1) + heavy[2])
for r in range(p.rows):
    y = top + 2 * r
    line = F + heavy[3] + "\x1b[0m"
    for c in range(p.cols):
        s = p.cells[r][c]
        body = f" {s} "
        sgr = ""
        if s == "#":
            body, sgr = fill, "90" if fill != " ■ " else ""
        elif s == "0":
            body = "   "
        elif s in "12345678":
            sgr = (INK[int(s) - 1] if colour else "") + ";1"
        elif s == "F":
            edge = fill[0] if fill[0] in "▒░" else " "
            body, sgr = f"{edge}{flag}{edge}" if edge == "░" else f"[{flag}]", ("31" if light else "91") + ";1"
        elif s == "?":
            body, sgr = "[?]", ("35" if light else "95") + ";1"
        elif s == "*":
            body, sgr = f" {mine} ", "1"
        elif s == "X":
            body, sgr = f" {mine} ", "97;41;1"
        elif s == "x":
            body, sgr = f"[{wrong}]", "33;1"
        if at == (r, c):
            sgr += ";7" if s != "#" or fill == " ■ " else ""
            if s == "#" and fill != " ■ ":
                sgr = "93" if not light else "31"
        line += (f"\x1b[{sgr.strip(';')}m" if sgr else "") + body + "\x1b[0m"
        line += weak + v + "\x1b[0m" if c < p.cols - 1 else F + heavy[3]
    t.put(y, left - 1, line)
    if r < p.rows - 1:
        t.put(y + 1, left - 1, F + heavy[3] + "\x1b[0m" + weak + x.join([h * 3] * p.cols) + "\x1b[0m" + F + heavy[3])
t.put(top + 2 * p.rows - 1, left - 1, F + heavy[4] + heavy[1] * (4 * p.cols - 1) + heavy[5])
word = {"playing": f"({at[0]},{at[1]})  x open  z flag  Esc menu" if at else "x open  z flag  Esc menu", "won": "Solved. [r]estart  [q]uit", "lost": "Mine! [r]estart  [q]uit"}[p.status]
t.put(top + 2 * p.rows, left - 1, word)
t.run(left - 0.5, top - 0.5, 4, 2)
