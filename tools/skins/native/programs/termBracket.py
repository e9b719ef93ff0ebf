"""A curses game that puts brackets round what is covered: [ ] or ( ) or < >, open cells only a digit; ruler above and at the left in part."""
from terminal import Terminal

t = Terminal(sizes=(7, 20), wide=3.2, high=1.15, extra_cols=12, extra_rows=9)
p, g = t.position, t.position.rng
a, b = g.choice(["[]", "[]", "[]", "()", "<>"])
inner, zero = g.choice([(" ", " "), (" ", " "), (" ", "."), ("-", " "), ("_", " ")])
flag = g.choice(["F", "!", "P", "#", "⚑" if t.unicode else "F"])
mine = g.choice(["*", "@", "*"])
tone = g.choice(["ansi", "ansi", "bold", "none", "dim"])
ink = dict(zip("12345678", [94, 92, 91, 95, 93, 96, 97, 37] if t.theme[1] in ("black", "gray10", "#001500", "#002b36") else [34, 32, 31, 35, 33, 36, 30, 90]))
ruler = g.random() < 0.5
box = g.random() < 0.5


def cell(s):
    red = "\x1b[1;31m" if tone != "none" else ""
    if s in "#F?x":
        mark = {"#": inner, "F": flag, "?": "?", "x": "X"}[s]
        body = f"{red}{mark}\x1b[0m" if s in "Fx" else mark
        return f"\x1b[2m{a}\x1b[0m{body}\x1b[2m{b}\x1b[0m" if tone == "dim" else f"{a}{body}{b}"
    if s in "*X":
        return f"\x1b[7m{red} {mine} \x1b[0m" if s == "X" else f" {mine} "
    if s == "0":
        return f" {zero} "
    return f" \x1b[{'1;' if tone == 'bold' else ''}{ink[s]}m{s}\x1b[0m " if tone != "none" else f" {s} "


left, top = (5 if ruler else 2), (4 if ruler else 3)
title = g.choice([" sweeper ", " M I N E S ", " mines.c "])
t.put(0, 0, "\x1b[7m" + title.ljust(max(p.cols * 3 + left + 2, 38)))
t.put(1, 1, f"mines {p.left:>3}  |  time {p.seconds // 60:02d}:{p.seconds % 60:02d}  |  {p.cols}x{p.rows}")
if ruler:
    t.put(top - 2, left, "".join(f"{chr(97 + c % 26):^3}" for c in range(p.cols)))
if box:
    edge = "+" + "-" * (3 * p.cols) + "+" if not t.unicode else "┌" + "─" * (3 * p.cols) + "┐"
    t.put(top - 1, left - 1, edge)
    t.put(top + p.rows, left - 1, edge.replace("┌", "└").replace("┐", "┘"))
side = "│" if t.unicode else "|"
for r in range(p.rows):
    if ruler:
        t.put(top + r, left - 4, f"{r + 1:2d}")
    t.put(top + r, left, "".join(cell(s) for s in p.cells[r]))
    if box:
        t.put(top + r, left - 1, side)
        t.put(top + r, left + 3 * p.cols, side)
t.put(top + p.rows + 1, 1, {"playing": "hjkl:move  space:dig  m:mark  q:quit", "won": "*** CLEARED! ***  press r", "lost": "*** BOOM ***  press r"}[p.status])
t.show(left, top, 3, 1)
