"""A console game in 256 colours: covered cells chequered in two shades, cells of 3x1, 5x3 or 7x3 characters, a cursor in brackets."""
from support import Position
from terminal import Terminal

before = Position()
if before.max_cell >= 44 and before.rng.random() < 0.6:
    wide, high = before.rng.choice([(5, 3), (5, 3), (7, 3)])
else:
    wide, high = 3, 1
t = Terminal(sizes=(6, 20) if high == 1 else (6, 11), wide=wide, high=high, extra_cols=8, extra_rows=8)
p, g = t.position, t.position.rng
light_paper = t.theme[1] in ("#fdf6e3", "white")
TONES = [((24, 25), 231), ((60, 61), 231), ((94, 95), 230), ((22, 28), 231), ((240, 241), 255)] if not light_paper else \
    [((110, 111), 16), ((150, 151), 16), ((180, 181), 16), ((250, 251), 16), ((146, 147), 16)]
(a, b), mark = g.choice(TONES)
if g.random() < 0.25:
    b = a + 6 if a + 6 < 231 else a - 3
hatch = t.unicode and high == 1 and g.random() < 0.25
flag = g.choice(["P", "F", "!", "⚑" if t.unicode else "P", "▲" if t.unicode else "!"])
mine = g.choice(["*", "@", "*", "●" if t.unicode else "*"])
zero = g.choice([" ", " ", "·" if t.unicode else "."])
DARK = [75, 78, 203, 141, 215, 80, 231, 246]
LIGHT = [20, 28, 160, 55, 130, 30, 16, 242]
ink = dict(zip("12345678", LIGHT if light_paper else DARK))
plain = g.random() < 0.2
bold = "1;" if g.random() < 0.5 else ""
cursor = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and high == 1 and g.random() < 0.6 else None
flag_ink = 226 if not light_paper else 160
if a in (150, 180, 250, 146, 110) and light_paper:
    flag_ink = 88


def cell(r, c, s):
    """The lines of a cell, with their colours."""
    back, fore, ch = None, None, " "
    if s in "#F?x":
        back, fore = (a, b)[(r + c) % 2], mark
        if s == "F":
            ch, fore = flag, flag_ink
        elif s == "?":
            ch = "?"
        elif s == "x":
            ch, back, fore = "X", 52 if not light_paper else 224, 231 if not light_paper else 88
    elif s in "*X":
        ch, fore = mine, 203 if not light_paper else 124
        if s == "X":
            back, fore = 196, 231
    elif s == "0":
        ch, fore = zero, 240 if not light_paper else 249
    else:
        ch, fore = s, None if plain else ink[s]
    style = f"\x1b[{bold if ch != ' ' else ''}{f'48;5;{back};' if back is not None else ''}{f'38;5;{fore}' if fore is not None else '39'}m"
    space = "░" if hatch and s == "#" else " "
    side = (wide - 1) // 2
    ends = ("[", "]") if cursor == (r, c) and wide == 3 else (space * side, space * side)
    middle = f"{style}{ends[0]}{space if ch == ' ' and s == '#' else ch}{ends[1]}\x1b[0m"
    blank = f"{style}{' ' * wide}\x1b[0m"
    return [middle] if high == 1 else [blank, middle, blank]


left, top = g.choice([2, 3]), 3
width = max(p.cols * wide, 34)
t.put(0, 0, f"\x1b[7m {g.choice(['TERMINES', 'mine256', 'Console Mines'])}".ljust(width + left + 8) + "\x1b[0m")
t.put(1, left, f"Mines: {p.left}   Time: {p.seconds // 60}:{p.seconds % 60:02d}   [{p.cols}x{p.rows}]")
if zero == " ":  # nothing else would tell where opened ground ends
    h, v, corners = ("─", "│", "┌┐└┘") if t.unicode else ("-", "|", "++++")
    t.put(top - 1, left - 1, corners[0] + h * (p.cols * wide) + corners[1])
    t.put(top + p.rows * high, left - 1, corners[2] + h * (p.cols * wide) + corners[3])
    for y in range(p.rows * high):
        t.put(top + y, left - 1, v)
        t.put(top + y, left + p.cols * wide, v)
for r in range(p.rows):
    lines = [cell(r, c, s) for c, s in enumerate(p.cells[r])]
    for i in range(high):
        t.put(top + r * high + i, left, "".join(x[i] for x in lines))
t.put(top + p.rows * high + 1, left, {"playing": "arrows move, SPC open, f flag, q quit", "won": "You cleared the field! Play again? (y/n)", "lost": "You died. Play again? (y/n)"}[p.status])
t.show(left, top, wide, high)
