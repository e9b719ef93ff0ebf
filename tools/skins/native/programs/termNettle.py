"""A small curses game in C: one character a cell, a line-drawing box round them, figures and keys in a column at the right; the terminal's own cursor stands on a cell."""
from support import SHOWN, Position
from xterm import Xt

first = Position().rng
first.seed(f"nettle{first.random()}")
TANGO = "#2e3436 #cc0000 #4e9a06 #c4a000 #3465a4 #75507b #06989a #d3d7cf #555753 #ef2929 #8ae234 #fce94f #729fcf #ad7fa8 #34e2e2 #eeeeec".split()
SCHEMES = [(("white", "black"), ()), (("gray90", "black"), ()), (("#d3d7cf", "#300a24"), TANGO), (("#eeeeec", "#2e3436"), TANGO), (("black", "white"), ())]
low = first.choice([12, 13, 14, 16, 18])
t = Xt(lambda p: p.cols + 34, lambda p: max(p.rows + 6, 18), ["DejaVu Sans Mono", "Liberation Mono", "Noto Mono", "Nimbus Mono PS"], (low, 22), (), SCHEMES, first.choice(["xterm", "mines", "user@host: ~"]), bitmap_share=0, min_cols=48)
p, g = t.p, t.g
light = t.scheme[0][1] == "white"
if p.status == "won":  # the board is left as it was, every mine under its flag
    p.cells = [row.replace(p.told, "F") for row in p.cells]
elif p.status == "lost":  # wrong flags are not told from right ones
    p.cells = [row.replace("x", "F") for row in p.cells]
SHOWN["cells"] = p.cells

shut = g.choice("..#+")
flag = "F" if g.random() < 0.7 else "!"
bold = "" if light else "1;"
inks = {"1": "34", "2": "32", "3": "31", "4": "35", "5": "33" if not light else "31", "6": "36", "7": "37" if not light else "30", "8": "37" if not light else "30"}
looks = {"#": (shut, "0"), "0": (" ", "0"), "F": (flag, "1;31" if light else "1;33"), "?": ("?", "1;35" if light else "1;36"), "*": ("*", "1"), "X": ("*", "1;37;41")}
top, left = 3, 4
t.put(0, 1, "\x1b[1mMINES\x1b[0m" + f"  level {g.choice(['easy', 'normal', 'hard', 'custom'])}, {p.cols} by {p.rows}")
t.put(top - 1, left - 1, "┌" + "─" * p.cols + "┐")
t.put(top + p.rows, left - 1, "└" + "─" * p.cols + "┘")
for r in range(p.rows):
    t.put(top + r, left - 1, "│")
    t.put(top + r, left + p.cols, "│")
for r, c, s in p.each():
    what, how = looks[s] if s in looks else (s, bold + inks[s])
    t.put(top + r, left + c, f"\x1b[{how}m{what}")
x = left + p.cols + 4
side = [f"Mines:  {p.mines}", f"Marked: {sum(r.count('F') for r in p.cells)}", f"Time:   {p.seconds // 60}:{p.seconds % 60:02d}", "", "arrows  move", "space   step", f"{'f' if flag == 'F' else 'm'}       mark", "n       new game", "q       quit"]
for i, line in enumerate(side):
    t.put(top - 1 + i, x, line)
if p.status == "lost":
    t.put(top + 10, x, "\x1b[1mB O O M !")
elif p.status == "won":
    t.put(top + 10, x, "\x1b[1mYou made it!")
elif g.random() < 0.75:
    t.out.append(f"\x1b[{top + g.randrange(p.rows) + 1};{left + g.randrange(p.cols) + 1}H\x1b[?25h")
t.run(left, top, 1, 1)
