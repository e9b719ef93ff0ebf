"""In the manner of a roguelike: one character per cell, a message line above, a status line below."""
from xterm import Xt

SCHEMES = [(("gray80", "black"), ()), (("#dddddd", "#101018"), ()), (("#d5c4a1", "#282828"), ("#282828", "#cc241d", "#98971a", "#d79921", "#458588", "#b16286", "#689d6a", "#a89984", "#928374", "#fb4934", "#b8bb26", "#fabd2f", "#83a598", "#d3869b", "#8ec07c", "#ebdbb2")), (("black", "#f4f0e8"), ())]
t = Xt(lambda p: p.cols + 14, lambda p: p.rows + 6, ["DejaVu Sans Mono", "Noto Mono", "Liberation Mono"], (11, 30), ["8x13", "9x15", "9x15bold", "9x18", "10x20"], SCHEMES, "barge", min_cols=46)
p, g = t.p, t.g
light = t.scheme[0][0] == "black"
cover, zero = g.choice([("#", "."), ("#", " "), ("▒", "."), ("░", " "), (".", " "), ("▓", " ")])
if t.bitmap and cover in "▒░▓":
    cover = "#"
dim = "37" if not light else "38;5;244"
low = "38;5;240" if not light else "38;5;250"
ink = dict(zip("12345678", ["94", "92", "91", "95", "93", "96", "97", "37"] if not light else ["34", "32", "31", "35", "38;5;130", "36", "30", "38;5;240"]))
flag, mine = g.choice([("P", "*"), ("!", "*"), ("F", "^"), ("¶", "*")])
flagged = g.choice(["1;31", "1;33" if not light else "1;31", "7"])
left, top = g.choice([0, 2, 6]), 2
t.put(0, 0, {"playing": g.choice(["You hear a faint ticking.", "Nothing happens.", "Safe so far. What now?", ""]), "won": "The field is clear! You feel relieved. --More--", "lost": "KABOOM!! You die... --More--"}[p.status])
box = g.random() < 0.4
if box and left:
    t.put(top - 1, left - 1, "┌" + "─" * p.cols + "┐")
    t.put(top + p.rows, left - 1, "└" + "─" * p.cols + "┘")
for r in range(p.rows):
    row = ""
    for s in p.cells[r]:
        k, i = (s, "0")
        if s == "#":
            k, i = cover, dim
        elif s == "0":
            k, i = zero, low
        elif s in ink:
            i = ink[s]
        elif s == "F":
            k, i = flag, flagged
        elif s == "?":
            i = "35" if light else "1;35"
        elif s == "*":
            k, i = mine, "1;31" if flagged != "1;31" else "1"
        elif s == "X":
            k, i = mine, "1;97;41"
        elif s == "x":
            k, i = "X", "1;33" if not light else "1;35"
        row += f"\x1b[{i}m{k}\x1b[0m"
    edge = "│" if box and left else ""
    t.put(top + r, left - len(edge), edge + row + edge)
t.put(top + p.rows + 1, 0, f"Sweeper the Novice    St:{p.mines % 7 + 11} Dx:14")
t.put(top + p.rows + 2, 0, f"Mines:{p.left}  Field:{p.cols}x{p.rows}  T:{p.seconds}" + ("  \x1b[7mLucky" if p.status == "won" else ""))
t.run(left, top, 1, 1)
