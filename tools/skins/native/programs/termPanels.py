"""A text screen of panels: the board in light, heavy or double lines beside a list of keys, covered cells shaded, digits in colours or in one."""
import os

from support import Position
from terminal import Terminal

p = Position()
g = p.rng
card = p.max_cell > 62 and g.random() < 0.6  # every cell a small card of its own
wide, high = (5, 3) if card else (4, 2)
if not card:
    wide = g.choice([4, 4, 6]) if p.max_cell > 52 else 4
side = g.choice(["right", "none"]) if p.max_cell * p.cols > 420 else "none"
extra = 20 if side == "right" else 6
p.max_cell = p.max_cell * (p.cols * wide) / (p.cols * wide + extra)
t = Terminal((7, 15), wide, high, extra, 8)
uni = t.unicode
dark = t.theme[1] in ("black", "gray10", "#001500", "#002b36")
LINES = {"light": "┌─┬┐│├┼┤└┴┘", "heavy": "┏━┳┓┃┣╋┫┗┻┛", "double": "╔═╦╗║╠╬╣╚╩╝"}
kind = g.choice(["light", "light", "heavy", "double"]) if uni else "light"
tl, hz, tt, tr, vt, lt, xx, rt, bl, bt, br = LINES[kind]
if card and uni:
    tl, tr, bl, br = "╭╮╰╯"
lattice = g.choice(["", "\x1b[2m", "\x1b[90m"]) if not card else ""
shade = g.choice(["▒", "░", "▓"]) if uni else "▒"
how = g.choice(["shade", "back", "dot"]) if not card else "shade"
if not uni and how == "shade":  # the old fonts have no shades
    how = "back"
one = g.random() < 0.35
CODES = ["94", "92", "91", "95", "93", "96", "97", "37"] if dark else ["34", "32", "31", "35", "33", "36", "30", "90"]
flag = g.choice(["⚑", "►", "P"]) if uni else g.choice(["P", "F"])
mine = g.choice(["*", "✹", "●"]) if uni else "*"
back = "\x1b[48;5;238m" if dark else "\x1b[48;5;250m"


def content(s):
    """What a cell shows, `n` characters of it."""
    n = wide - (2 if card else 1)
    if s == "#":
        return shade * n if how == "shade" else back + " " * n if how == "back" else "·".center(n) if not uni else "▪".center(n)
    if s == "0":
        return " " * n
    if s in "12345678":
        return ("\x1b[1m" if one else f"\x1b[1;{CODES[int(s) - 1]}m") + s.center(n)
    if s in "Fx?":
        tint = "\x1b[1;31m" if s != "?" else "\x1b[1m"
        sign = {"F": flag, "x": "X", "?": "?"}[s]
        if how == "shade" and n >= 3:
            e = (n - 1) // 2
            return shade * e + tint + sign + "\x1b[0m" + shade * (n - 1 - e)
        return (back if how == "back" else "") + tint + sign.center(n)
    if s == "X":
        return "\x1b[1;37;41m" + mine.center(n)
    return mine.center(n)


status = {"playing": "Playing", "won": "YOU WIN", "lost": "GAME OVER"}[p.status]
t.put(0, 0, "\x1b[7m" + f" Panel Mines   F2 New   F10 Quit    {p.left:3d} left   {p.seconds}s".ljust(max(60, p.cols * wide + extra))[: max(40, p.cols * wide + extra)])
left, top = g.choice([1, 2, 4]), 2
if card:
    for r, c, s in p.each():
        y, x = top + r * high, left + c * wide
        t.put(y, x, tl + hz * (wide - 2) + tr)
        t.put(y + 1, x, vt + content(s) + "\x1b[0m" + vt)
        t.put(y + 2, x, bl + hz * (wide - 2) + br)
else:
    for i in range(p.rows + 1):
        a, m, z = (tl, tt, tr) if i == 0 else (bl, bt, br) if i == p.rows else (lt, xx, rt)
        t.put(top + i * high, left, lattice + a + m.join([hz * (wide - 1)] * p.cols) + z)
    for r in range(p.rows):
        row = lattice + vt + "\x1b[0m"
        for s in p.cells[r]:
            row += content(s) + "\x1b[0m" + lattice + vt + "\x1b[0m"
        t.put(top + r * high + 1, left, row)
right = left + p.cols * wide + 2
if side == "right":
    box = ["┌─ Keys ─────┐"] + [f"│ {x:<10} │" for x in ("arrows", "space open", "f flag", "? maybe", "q quit")] + ["└────────────┘"]
    for i, text in enumerate(box[: p.rows * high]):
        t.put(top + i, right, text)
t.put(top + p.rows * high + (1 if not card else 0), left, status + (f"  {p.rows}x{p.cols}" if p.cols > 7 else ""))
if card:
    t.show(left, top, wide, high)
else:  # the lines run through the middles of their characters
    t.show(left + 0.5, top + 0.5, wide, high)
