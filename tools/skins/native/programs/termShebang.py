"""A shell script: letters over the columns, numbers before the rows, upright bars between the cells and rules of minus signs between the rows (or only above and below), shut cells as dots; a line asking for a square."""
from xterm import Xt

TANGO = ("#000000", "#cc0000", "#4e9a06", "#c4a000", "#3465a4", "#75507b", "#06989a", "#d3d7cf", "#555753", "#ef2929", "#8ae234", "#fce94f", "#729fcf", "#ad7fa8", "#34e2e2", "#eeeeec")
SCHEMES = [(("#d3d7cf", "#000000"), TANGO), (("#eeeeec", "#2e3436"), TANGO), (("#000000", "#ffffff"), TANGO), (("#000000", "#ffffdd"), ()), (("gray80", "black"), ())]
t = Xt(lambda p: p.cols * 4 + 6, lambda p: p.rows * 2 + 8, ["DejaVu Sans Mono", "Liberation Mono", "FreeMono", "Noto Mono"], (7, 16), ["6x13"], SCHEMES, "./minesweeper.sh", bitmap_share=0.25, min_cols=52)
p, g = t.p, t.g
light = t.scheme[0][0] == "#000000"
ruled = g.random() < 0.65
high = 2 if ruled else 1
cover = g.choice([".", ".", ".", "~", "o"])
paint = g.choice(["all", "all", "few", "none"])
flag, mine = g.choice([("F", "*"), ("F", "X"), ("P", "@"), ("!", "*")])
INK = ["34", "32", "31", "35", "33", "36", "1", "1"] if light else ["36", "32", "31", "35", "33", "34;1", "1", "1"]


def sign(s):
    if s == "#":
        return ("\x1b[33m" if paint != "none" and not light else "") + cover
    if s in "12345678":
        return (f"\x1b[{INK[int(s) - 1]}m" if paint == "all" else "") + s
    if s == "F":
        return ("\x1b[1;31m" if paint != "none" else "\x1b[1m") + flag
    return {"0": " ", "?": "?", "*": ("\x1b[31m" if paint != "none" else "") + mine, "X": ("\x1b[1;37;41m" if paint != "none" else "\x1b[7m") + mine, "x": ("\x1b[31m" if paint != "none" else "") + "\x1b[7m" + flag}[s]


names = "abcdefghijklmnopqrstuvwxyzABCDEFGH"
left, top = 5, 4
bar = "   " + "-" * (4 * p.cols + 1)
t.put(0, 0, "\x1b[1m" + g.choice(["M I N E S W E E P E R", "minesweeper.sh v0.3", "== bashmines =="]))
t.put(2, left, "   ".join(names[c] for c in range(p.cols)))
t.put(3, 0, bar)
for r in range(p.rows):
    t.put(top + r * high, 0, f"{r:2d} |" + "|".join(f" {sign(s)}\x1b[0m " for s in p.cells[r]) + "|")
    if ruled or r == p.rows - 1:
        t.put(top + r * high + 1, 0, bar)
y = top + p.rows * high + 2
if p.status == "playing":
    shut = sum(row.count("#") for row in p.cells)
    t.put(y, 1, f"info: {p.left} mines left, {shut} fields to go")
    t.put(y + 1, 1, g.choice(["enter square (e.g. g5, or f g5 to flag): ", "col- row- (q quits): "]) + "\x1b[7m \x1b[0m")
else:
    t.put(y, 1, {"won": "\x1b[1mYou win!\x1b[0m All mines are found.", "lost": "\x1b[1mGAME OVER:\x1b[0m you stepped on a mine."}[p.status])
    t.put(y + 1, 1, "user@debian:~/bin$ \x1b[7m \x1b[0m")
t.run(left - 1.5, top - (0.5 if ruled else 0), 4, high)
