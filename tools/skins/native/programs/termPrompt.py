"""A first program that prints the board after every move: "[ ]" cells, letters over the columns, numbers beside the rows, the moves typed at a prompt below."""
from xterm import Xt

PLAIN = ()
TANGO = ("#2e3436", "#cc0000", "#4e9a06", "#c4a000", "#3465a4", "#75507b", "#06989a", "#d3d7cf", "#555753", "#ef2929", "#8ae234", "#fce94f", "#729fcf", "#ad7fa8", "#34e2e2", "#eeeeec")
t = Xt(
    lambda p: p.cols * 3 + 10, lambda p: p.rows + 11, ["DejaVu Sans Mono", "Liberation Mono", "Noto Mono"], (9, 17), (),
    [(("#eeeeec", "#2e3436"), TANGO), (("#2e3436", "#ffffff"), TANGO), (("#171421", "#f6f5f4"), TANGO), (("gray85", "black"), PLAIN), (("#d8dee9", "#242933"), TANGO)], title="python3 minesweeper.py", bitmap_share=0,
)
p, g = t.p, t.g
light = t.scheme[0][1] in ("#ffffff", "#f6f5f4")
brackets = g.choice(["[]", "[]", "[]", "()", "<>"])
blank = g.choice([" ", " ", ".", "-"])
coloured = g.random() < 0.75
ways = [4, 2, 1, 5, 3, 6, 0 if light else 7, 8] if light else [12, 10, 9, 13, 11, 14, 15, 7]
flag, mine, wrong = g.choice([("F", "*", "X"), ("P", "@", "#"), ("!", "*", "%")])
inside = g.choice([" ", " ", " ", "?"]) if not any("?" in row for row in p.cells) else " "
if inside == "?":
    inside = "_" if brackets == "[]" else " "


def ink(n, text):
    if not coloured:
        return text
    return f"\x1b[{30 + n if n < 8 else 82 + n}m{text}\x1b[0m"


def cell(s):
    a, z = brackets
    if s in "12345678":
        return f" {ink(ways[int(s) - 1], s)} "
    if s == "0":
        return f" {blank} " if blank != "." else ink(8, " . ")
    if s == "*":
        return f" {ink(9 if not light else 1, mine)} "
    if s == "X":
        return f"\x1b[7m*{mine}*\x1b[0m" if not coloured else f"\x1b[41;97;1m {mine} \x1b[0m"
    if s == "F":
        return a + ink(9 if not light else 1, flag) + z
    if s == "x":
        return a + ink(13 if not light else 5, wrong) + z
    return a + (s if s == "?" else inside) + z


y = 0
for line in g.choice([["$ python3 minesweeper.py"], ["Welcome to MINESWEEPER!", "Type 'h' for help.", ""], ["> open " + "C4", ""]]):
    t.put(y, 0, line)
    y += 1
t.put(y, 0, f"Mines left: {p.left}    Time: {p.seconds} s")
head = y + 2
left = 4
for c in range(p.cols):
    t.put(head, left + 3 * c, f" {chr(65 + c) if c < 26 else chr(71 + c)} ")
ruled = g.random() < 0.5
if ruled:
    t.put(head + 1, left - 1, "+" + "-" * (3 * p.cols) + "+")
top = head + (2 if ruled else 1)
for r in range(p.rows):
    t.put(top + r, 0, f"{r + 1:2d}" + (" |" if ruled else ""))
    t.put(top + r, left, "".join(cell(s) for s in p.cells[r]))
    if ruled:
        t.put(top + r, left + 3 * p.cols, "|")
if ruled:
    t.put(top + p.rows, left - 1, "+" + "-" * (3 * p.cols) + "+")
foot = top + p.rows + (2 if ruled else 1)
t.put(foot, 0, {"playing": "Your move (e.g. B7, f B7 to flag): \x1b[7m \x1b[0m", "won": "You found all the mines. Congratulations!", "lost": "BOOM! You stepped on a mine. Play again (y/n)? "}[p.status])
t.run(left, top, 3, 1)
