"""A console game that draws its own points: half blocks in 256 colours make tiles of 6 by 6 or 8 by 8 points with digits, flags and mines as tiny pictures; in old bitmap fonts tiles of 5 by 3 characters with letters."""
from support import Position
from terminal import Terminal

before = Position()
n = 8 if before.max_cell >= 56 and before.rng.random() < 0.7 else 6
t = Terminal(sizes=(6, 12) if n == 6 else (7, 12), wide=n, high=n // 2, extra_cols=6, extra_rows=5)
p, g = t.position, t.position.rng
paper = t.theme[1] in ("#fdf6e3", "white")
OPEN = "012345678*X"
LOOKS = [  # covered, its light edge, its dark edge, open, gap, flag, pole
    (67, 110, 24, 254, 250, 196, 16), (108, 151, 65, 255, 251, 196, 16), (179, 222, 136, 230, 223, 160, 16), (245, 252, 239, 252, 247, 196, 16), (97, 140, 54, 255, 252, 226, 231),
    (240, 246, 236, 234, 236, 208, 255), (24, 31, 17, 233, 235, 220, 255), (58, 101, 236, 233, 235, 214, 255), (89, 132, 52, 234, 236, 229, 255),
]
cover, light, dark, bare, line, red, pole = g.choice(LOOKS)
day = bare > 240 or bare == 230
inks = dict(zip("12345678", [21, 28, 160, 54, 130, 30, 16, 242] if day else [75, 83, 203, 177, 215, 80, 231, 249]))
edges = g.choice(["relief", "relief", "lip", "gap"])
grid = g.choice([True, True, False])
DIGITS = {
    "1": ".#. ##. .#. .#. ###", "2": "##. ..# .#. #.. ###", "3": "##. ..# .#. ..# ##.", "4": "#.# #.# ### ..# ..#", "5": "### #.. ##. ..# ##.", "6": ".## #.. ### #.# ###", "7": "### ..# .#. .#. .#.",
    "8": "### #.# ### #.# ###", "?": "##. ..# .#. ... .#.",
}
DIGITS8 = {
    "1": "..#. .##. ..#. ..#. ..#. .###", "2": ".##. #..# ...# ..#. .#.. ####", "3": "###. ...# .##. ...# ...# ###.", "4": "..## .#.# #..# #### ...# ...#", "5": "#### #... ###. ...# #..# .##.",
    "6": ".##. #... ###. #..# #..# .##.", "7": "#### ...# ..#. ..#. .#.. .#..", "8": ".##. #..# .##. #..# #..# .##.", "?": ".##. #..# ..#. ..#. .... ..#.",
}
# Strokes two points wide.
DIGITS8 = {k: " ".join("".join("#" if "#" in (" " + row + " ")[i:i + 2] else "." for i in range(5)) for row in v.split()) for k, v in DIGITS8.items()}
FLAG = {6: ".prr. .prr. .prr. .p... .p...".split(), 8: ".prr.. .prrrr .prr.. .p.... .p.... ppp...".split()}
if g.random() < 0.5:
    FLAG = {6: "rrrp. .rrp. rrrp. ...p. ...p.".split(), 8: "rrrrp. .rrrp. rrrrp. ....p. ....p. ..pppp".split()}
MINE = {6: "b.b.b .bbb. bbwbb .bbb. b.b.b".split(), 8: "b.bb.b .bbbb. bbwbbb bbbbbb .bbbb. b.bb.b".split()}
CROSS = {6: "k...k .k.k. ..k.. .k.k. k...k".split(), 8: "k....k .k..k. ..kk.. ..kk.. .k..k. k....k".split()}


def paint(s):
    """The points of a cell, n by n."""
    shut = s not in OPEN
    base = cover if shut else 196 if s == "X" else bare
    m = [[base] * n for _ in range(n)]
    for i in range(n):
        if shut and edges == "relief":
            m[n - 1][i] = m[i][n - 1] = dark
            if n == 8:
                m[0][i] = m[i][0] = light
        elif shut and edges == "lip":
            m[n - 1][i] = dark
            m[i][n - 1] = line if not grid else dark
        elif shut:
            m[n - 1][i] = m[i][n - 1] = line
        elif grid:
            m[n - 1][i] = m[i][n - 1] = line
    if shut and n == 8 and edges == "relief":
        m[0][n - 1] = m[n - 1][0] = cover
    art, keys = [], {}
    x = y = 0 if n == 6 else 1
    if s in "12345678?":
        art = (DIGITS if n == 6 else DIGITS8)[s].split()
        x = 1
        keys = {"#": inks[s] if s != "?" else pole}
    elif s in "Fx":
        art, keys = FLAG[n], {"r": red, "p": pole}
    elif s in "*X":
        art, keys = MINE[n], {"b": 16 if day or s == "X" else 255, "w": 255 if day or s == "X" else 244}
    for picture, colours in ((art, keys), (CROSS[n], {"k": 231 if pole == 16 else 16}) if s == "x" else ([], {})):
        for j, row in enumerate(picture):
            for i, ch in enumerate(row):
                if ch in colours:
                    m[y + j][x + i] = colours[ch]
    return m


def points(m):
    lines = []
    for j in range(0, n, 2):
        text = ""
        for up, low in zip(m[j], m[j + 1]):
            text += f"\x1b[48;5;{up}m " if up == low else f"\x1b[38;5;{up};48;5;{low}m\u2580"
        lines.append(text)
    return lines


def letters(s):
    """What the bitmap fonts get: the edges as backgrounds, a letter in the middle."""
    shut = s not in OPEN
    base = cover if shut else 196 if s == "X" else bare
    last = dark if shut else line if grid else base
    high = n // 2
    rows = []
    mid = (high - 1) // 2
    ch = {"F": "P", "#": " ", "0": " ", "x": "X", "X": "*"}.get(s, s)
    ink = red if s == "F" else pole if s in "?x" else inks.get(s, 16 if day or s == "X" else 255)
    for j in range(high):
        text = ch.center(n - 1) if j == mid else " " * (n - 1)
        how = f"0;4;38;5;{last}" if j == high - 1 and last != base else f"0;1;38;5;{ink}"  # a line below
        rows.append(f"\x1b[{how};48;5;{base}m{text}\x1b[48;5;{last}m ")
    return rows


left, top = 2, 2
made = {s: points(paint(s)) if t.unicode else letters(s) for s in "012345678#F?*Xx"}
status = {"playing": "", "won": " * cleared! *", "lost": " * boom *"}[p.status]
t.put(0, left, f"\x1b[1m{g.choice(['MINES', 'minesweeper', 'blockmines'])}\x1b[0m  {p.cols}x{p.rows}  mines {p.left}  {p.seconds // 60}:{p.seconds % 60:02d}{status}"[:p.cols * n + 20])
for r, c, s in p.each():
    for j, text in enumerate(made[s]):
        t.put(top + r * (n // 2) + j, left + c * n, text)
t.put(top + p.rows * (n // 2) + 1, left, "\x1b[2marrows move  space open  f flag  q quit\x1b[0m"[:p.cols * n + 8])
t.show(left, top, n, n // 2)
