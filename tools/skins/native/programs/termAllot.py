"""A line-mode game: plain letters every second column, ruled by coordinates, asking for a move on the last line."""
from xterm import Xt

GAP = 4
SCHEMES = [(("black", "white"), ()), (("#333333", "#fdfaf0"), ()), (("gray85", "black"), ()), (("#ffb000", "#180f00"), ()), (("black", "#e4e4e4"), ())]
t = Xt(lambda p: p.cols * 2 + GAP + 4, lambda p: p.rows + 9, ["Nimbus Mono PS", "Liberation Mono", "FreeMono", "DejaVu Sans Mono"], (7, 24), ["6x10", "6x13", "7x14", "9x15", "9x18", "10x20"], SCHEMES, "python3 mines.py")
p, g = t.p, t.g
amber = t.scheme[0][0] == "#ffb000"
cover = g.choice(["-", ".", "~", "#", "+"])
zero = " " if cover != "." or g.random() < 0.6 else "0"
if cover in "-~#+" and g.random() < 0.3:
    zero = "."
flag, mine, hit, wrong = g.choice([("F", "*", "@", "X"), ("!", "*", "#" if cover != "#" else "@", "x"), ("P", "M", "W", "X"), ("F", "o", "O", "f")])
colour = g.random() < 0.55 and not amber
ink = dict(zip("12345678", ["34", "32", "31", "35", "33", "36", "1", "2"]))
ink.update({"F": "1;31", "?": "35", "X": "1;37;41", "*": "31", "x": "33"})
letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ" if g.random() < 0.6 else "".join(str(i % 10) for i in range(1, 41))
top = 3 + g.randint(0, 1)
bars = g.choice(["|", "", ":"])
t.put(0, 0, g.choice(["*** MINESWEEPER ***", f"Mines v0.3   {p.rows}x{p.cols}, {p.mines} mines", "Welcome to minefield! type 'help' for help."]))
t.put(top - 2, GAP, " ".join(letters[: p.cols]))
t.put(top - 1, GAP - 1, g.choice(["+" + "-" * (p.cols * 2 - 1) + "+", " " + "--" * p.cols]))
for r in range(p.rows):
    row = []
    for s in p.cells[r]:
        k = {"#": cover, "0": zero, "F": flag, "*": mine, "X": hit, "x": wrong}.get(s, s)
        row.append(f"\x1b[{ink[s]}m{k}\x1b[0m" if colour and s in ink else k)
    t.put(top + r, 0, f"{r + 1:>{GAP - 2}} {bars or ' '}" + " ".join(row) + bars)
t.put(top + p.rows, GAP - 1, "+" + "-" * (p.cols * 2 - 1) + "+")
t.put(top + p.rows + 1, 0, f"{p.left} mine(s) left, turn {p.seconds // 5 + 1}")
t.put(top + p.rows + 2, 0, {"playing": "Your move (o=open f=flag, e.g. o c4)> \x1b[7m ", "won": "Congratulations, you cleared the field!", "lost": "*BOOM* You stepped on a mine. Play again (y/n)? \x1b[7m "}[p.status])
t.run(GAP - 0.5, top, 2, 1)
