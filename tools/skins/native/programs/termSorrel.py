"""A curses game of the nineties with a column of figures at the left and no frame: stippled covers, a character and a space a cell, bright colours on black or dark ones on grey."""
from support import SHOWN, Position
from xterm import Xt

first = Position().rng
first.seed(f"sorrel{first.random()}")
LINUX = "#000000 #aa0000 #00aa00 #aa5500 #0000aa #aa00aa #00aaaa #aaaaaa #555555 #ff5555 #55ff55 #ffff55 #5555ff #ff55ff #55ffff #ffffff".split()
RXVT = "#000000 #cd0000 #00cd00 #cdcd00 #0000cd #cd00cd #00cdcd #faebd7 #404040 #ff0000 #00ff00 #ffff00 #4040ff #ff00ff #00ffff #ffffff".split()
SCHEMES = [(("#aaaaaa", "#000000"), LINUX), (("#faebd7", "#101018"), RXVT), (("black", "gray80"), LINUX), (("wheat", "DarkSlateGray"), RXVT)]
t = Xt(lambda p: p.cols * 2 + 26, lambda p: max(p.rows + 4, 20), ["DejaVu Sans Mono", "Nimbus Mono PS", "Liberation Mono"], (first.choice([11, 12, 13, 15]), 19), (), SCHEMES, first.choice(["xterm", "rxvt"]), bitmap_share=0, min_cols=50)
p, g = t.p, t.g
light = t.scheme[0][1] == "gray80"
if p.status == "won":  # the covers over the mines stay
    p.cells = [row.replace(p.told, "#") for row in p.cells]
SHOWN["cells"] = p.cells

cover = "▒" if g.random() < 0.5 else "%"
inks = ["34", "32", "31", "35", "31", "34", "30", "30"] if light else ["1;34", "1;32", "1;31", "1;33", "1;35", "1;36", "1;37", "0"]
if t.scheme[0][1] == "DarkSlateGray":
    inks[0] = "1;36"
    inks[5] = "36"
looks = {"#": (cover, "0" if light else "37"), "0": ("·" if g.random() < 0.4 else " ", "0"), "F": ("f", "1;31" if light else "1;33"), "?": ("?", "1"), "*": ("o", "1;31"), "X": ("o", "1;37;41"), "x": ("f", "7")}
top, left = 2, 24
lines = ["\x1b[1mM I N E S", "", f"field    {p.cols} x {p.rows}", f"mines    {p.mines}", f"to find  {p.left}", f"seconds  {p.seconds}", ""]
lines += {"playing": ["h j k l  move", "space    open", "f        flag", "c        clear round", "Q        quit"], "won": ["\x1b[1mYou won.", "", "Press any key."], "lost": ["\x1b[1mYou lost.", "o mine", "\x1b[7mf\x1b[0m no mine there", "", "Press any key."]}[p.status]
for i, line in enumerate(lines):
    t.put(1 + i, 2, line)
for r, c, s in p.each():
    what, how = looks[s] if s in looks else (s, inks[int(s) - 1])
    t.put(top + r, left + c * 2, f"\x1b[{how}m{what}")
if p.status == "playing" and g.random() < 0.5:
    t.out.append(f"\x1b[{top + g.randrange(p.rows) + 1};{left + g.randrange(p.cols) * 2 + 1}H\x1b[?25h")
t.run(left - 0.5, top, 2, 1)
