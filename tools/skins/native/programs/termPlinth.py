"""Python with colorama and a banner of figlet letters; row numbers with a bar, a rule of minus signs under the column numbers, cells two or three characters apart. Where the screen is not cleared between moves, the last rows of the print before stand above."""
from support import SHOWN, Position
from xterm import Xt

BIG = [
    " __  __ _                                                   ",
    "|  \\/  (_)_ __   ___  _____      _____  ___ _ __   ___ _ __ ",
    "| |\\/| | | '_ \\ / _ \\/ __\\ \\ /\\ / / _ \\/ _ \\ '_ \\ / _ \\ '__|",
    "| |  | | | | | |  __/\\__ \\\\ V  V /  __/  __/ |_) |  __/ |   ",
    "|_|  |_|_|_| |_|\\___||___/ \\_/\\_/ \\___|\\___| .__/ \\___|_|   ",
    "                                           |_|              ",
]
SMALL = [
    "           _                 ",
    " _ __ ___ (_)_ __   ___  ___ ",
    "| '_ ` _ \\| | '_ \\ / _ \\/ __|",
    "| | | | | | | | | |  __/\\__ \\",
    "|_| |_| |_|_|_| |_|\\___||___/",
]
before = Position()
before.rng.seed(f"plinth{before.rng.random()}")
scroll = before.rng.random() < 0.35
banner = [] if scroll else before.rng.choice([BIG, BIG, SMALL])
tail = before.rng.randint(2, 4) if scroll else 0
UBUNTU = "#2e3436 #cc0000 #4e9a06 #c4a000 #3465a4 #75507b #06989a #d3d7cf #555753 #ef2929 #8ae234 #fce94f #729fcf #ad7fa8 #34e2e2 #eeeeec".split()
CODE = "#000000 #cd3131 #0dbc79 #b8a810 #2472c8 #bc3fbc #11a8cd #e5e5e5 #666666 #f14c4c #23d18b #f5f543 #3b8eea #d670d6 #29b8db #ffffff".split()
DAY = "#000000 #cd3131 #008a3e #7d6500 #0451a5 #bc05bc #0a7690 #555555 #777777 #cd3131 #108c50 #8a6f00 #0451a5 #bc05bc #0a7690 #222222".split()
SCHEMES = [(("#ffffff", "#300a24"), UBUNTU), (("#cccccc", "#1e1e1e"), CODE), (("#333333", "#ffffff"), DAY), (("#c0caf5", "#16161e"), CODE), (("gray90", "black"), ())]
t = Xt(lambda p: p.cols * 3 + 8, lambda p: p.rows + 9 + len(banner) + tail, ["DejaVu Sans Mono", "Liberation Mono", "DejaVu Sans Mono", "Noto Mono"], (8, 18), [], SCHEMES, before.rng.choice(["user@laptop: ~/minesweeper", "python main.py", "Terminal"]), bitmap_share=0, min_cols=62 if banner is BIG else 48)
p, g = t.p, t.g
light = t.scheme[0][1] == "#ffffff"
wide = g.choice([2, 3, 3])
cover, zero = g.choice([("■", " "), ("#", "."), ("#", " "), (".", " "), ("-", "0"), ("■", "0"), ("□", " ")])
flag, mine = g.choice([("F", "*"), ("⚑", "*"), ("F", "M"), ("P", "@")])
ink = ["34", "32", "31", "35", "33", "36", "30", "90"] if light else ["94", "92", "91", "95", "93", "96", "97", "37"]
base = g.choice([0, 1])
cells = p.cells
if p.status == "lost" and g.random() < 0.45:  # the whole solution
    dug = {(r, c): cells[r][c] in "*XF" for r in range(p.rows) for c in range(p.cols)}
    if sum(dug.values()) == p.mines:
        near = lambda r, c: sum(dug.get((r + i, c + j), False) for i in (-1, 0, 1) for j in (-1, 0, 1))
        cells = ["".join("X" if s == "X" else "*" if dug[r, c] else str(near(r, c)) for c, s in enumerate(row)) for r, row in enumerate(cells)]
        SHOWN["cells"] = cells
plain = {s: s for s in "012345678?F#"}
earlier = ["".join(plain.get(s, "F" if s == "x" else "#") for s in row) for row in p.cells]
moves = [(r, c) for r, c, s in p.each() if s in ("X" if p.status == "lost" else "12345678F")] or [(0, 0)]
last = g.choice(moves)
earlier[last[0]] = earlier[last[0]][:last[1]] + "#" + earlier[last[0]][last[1] + 1:]


def sign(s):
    if s in "12345678":
        return f"\x1b[{ink[int(s) - 1]}m{s}\x1b[0m"
    text = {"#": cover, "0": zero, "F": flag, "?": "?", "*": mine, "X": mine, "x": "x"}[s]
    tone = {"#": "", "0": "90" if zero != " " else "", "F": "31;1" if light else "91", "?": "35" if light else "95", "*": "1", "X": "97;41;1", "x": "33;1"}[s]
    return f"\x1b[{tone}m{text}\x1b[0m" if tone else text


def row(y, r, text):
    t.put(y, 0, f"{r + base:3d} {bar} " + (" " * (wide - 1)).join(sign(s) for s in text) + (f" {bar}" if closed else ""))


bar = g.choice(["|", "|", "│"])
closed = g.random() < 0.4
left = 6
y = 0
if scroll:
    for i in range(tail):
        row(y, p.rows - tail + i, earlier[p.rows - tail + i])
        y += 1
    if closed:
        t.put(y, 4, "-" * ((p.cols - 1) * wide + 5))
        y += 1
    kind = "f" if p.cells[last[0]][last[1]] == "F" else "r"
    t.put(y + 1, 0, f"Action (r/f) row col: {kind} {last[0] + base} {last[1] + base}")
    y += 3
else:
    tone = g.choice(["\x1b[36m", "\x1b[32m", "\x1b[33m", "\x1b[1m", ""])
    for i, text in enumerate(banner):
        t.put(i, 0, tone + text)
    y = len(banner)
    t.put(y, 0, f"Mines: {p.mines}   Flags left: {p.left}")
    y += 2
head = "".join(str((c + base) % (10 if wide == 2 else 100)).ljust(wide) for c in range(p.cols))
t.put(y, left, head)
t.put(y + 1, 4, "-" * ((p.cols - 1) * wide + (5 if closed else 3)))
top = y + 2
for r in range(p.rows):
    row(top + r, r, cells[r])
y = top + p.rows
if closed:
    t.put(y, 4, "-" * ((p.cols - 1) * wide + 5))
    y += 1
words = {"playing": "Action (r/f) row col: ", "won": "You found all the mines, congratulations!", "lost": "BOOM! Game over."}
t.put(y + 1, 0, {"won": "\x1b[32m", "lost": "\x1b[31m"}.get(p.status, "") + words[p.status])
if p.status != "playing":
    t.put(y + 2, 0, "Play again? [y/N] ")
    y += 1
    words[p.status] = "Play again? [y/N] "
t.out.append(f"\x1b[{y + 2};{len(words[p.status]) + 1}H\x1b[?25h")
t.run(left + 0.5 - wide / 2, top, wide, 1)
