"""Rust with crossterm: a table ruled with upright bars and the underline attribute, one line of text a row; a bold title, a line of counters and one of keys, all flush left; the cursor in reverse video."""
from support import Position
from xterm import Xt

before = Position()
before.rng.seed(f"foxglove{before.rng.random()}")
wide = before.rng.choice([2, 4, 4])
ONE = "#282c34 #e06c75 #98c379 #e5c07b #61afef #c678dd #56b6c2 #abb2bf #5c6370 #ff7a85 #b0dc8c #f5d08b #7cc4ff #dd92f2 #6fd0dc #ffffff".split()
PAPER = "#383a42 #d33c30 #3f8f3f #a87000 #3568d8 #9a2a98 #0a7a9c #a0a1a7 #8a8c94 #d33c30 #3f8f3f #a87000 #3568d8 #9a2a98 #0a7a9c #202227".split()
ALACRITTY = "#181818 #ac4242 #90a959 #f4bf75 #6a9fb5 #aa759f #75b5aa #d8d8d8 #6b6b6b #d56a6a #b4d07a #ffd494 #88c4dc #cc94c0 #92d8cc #f8f8f8".split()
SCHEMES = [(("#abb2bf", "#282c34"), ONE), (("#d8d8d8", "#181818"), ALACRITTY), (("#383a42", "#fafafa"), PAPER), (("white", "black"), ())]
t = Xt(lambda p: p.cols * wide + 5, lambda p: p.rows + 8, ["DejaVu Sans Mono", "Noto Mono", "Liberation Mono"], (8, 22 if wide == 2 else 17), [], SCHEMES, before.rng.choice(["Alacritty", "minesweeper-rs", "cargo run --release"]), bitmap_share=0, min_cols=50)
p, g = t.p, t.g
light = t.scheme[0][1] == "#fafafa"
cover = g.choice(["#", "■", "grey", "grey", "."] if wide == 4 else ["#", "■", "+", "grey"])
empty = " "
flag, mine = g.choice([("F", "*"), ("⚑", "¤"), ("!", "*"), ("P", "@")])
ink = ["34", "32", "31", "35", "33", "36", "39", "90"] if light else ["94", "92", "91", "95", "93", "96", "97", "37"]
bar = g.choice(["│", "│", "|"])
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.75 else None
back = "48;5;252" if light else "48;5;240"
left, top = 2, 4


def body(r, c, s):
    sign = {"#": " " if cover == "grey" else cover, "0": empty, "F": flag, "*": mine, "X": mine, "x": "x"}.get(s, s)
    sgr = ["4"]
    if s in "12345678":
        sgr += [ink[int(s) - 1], "1"]
    elif s == "F":
        sgr += ["31" if light else "91", "1"]
    elif s == "?":
        sgr += ["35" if light else "93"]
    elif s == "X":
        sgr += ["97", "41", "1"]
    elif s == "x":
        sgr += ["33", "1"]
    if cover == "grey" and s in "#F?x":
        sgr.append(back)
    if (r, c) == at:
        sgr.append("7")
    text = sign if wide == 2 else f" {sign} "
    return f"\x1b[{';'.join(sgr)}m{text}\x1b[0m"


t.put(0, left - 1, "\x1b[1m" + g.choice(["Minesweeper", "minesweeper-rs v0.3.1", "MINES"]))
t.put(1, left - 1, f"Flags: {p.mines - p.left}/{p.mines}" + (f"  Time: {p.seconds}s" if g.random() < 0.6 else ""))
t.put(top - 1, left, "\x1b[4m" + " " * (wide * p.cols - 1))
for r in range(p.rows):
    line = bar
    for c, s in enumerate(p.cells[r]):
        line += body(r, c, s) + (bar if c == p.cols - 1 else f"\x1b[4m{bar}\x1b[0m")
    t.put(top + r, left - 1, line)
y = top + p.rows + 1
t.put(y, left - 1, {"playing": "", "won": "\x1b[1;32mYou won!\x1b[0m", "lost": "\x1b[1;31mYou lost!\x1b[0m"}[p.status])
t.put(y + 1, left - 1, g.choice(["Arrows: move | Space: open | F: flag | Q: quit", "[hjkl] move  [o] open  [m] mark  [q] quit"]))
t.run(left - 0.5, top, wide, 1)
