"""A text-mode program as for DOS: a window with a double frame and a shadow on a blue desktop, covered cells shaded, a menu bar and a line of keys."""
from terminal import Terminal

t = Terminal(sizes=(8, 20), wide=2.5, high=1.2, extra_cols=14, extra_rows=8)
p, g = t.position, t.position.rng
LOOKS = [  # desktop, window (ink; ground), covered (ink; ground), open ground, inks, flag
    ("37;44", "30;47", "30;46", "47", [34, "38;5;22", 31, 35, "38;5;130", "38;5;30", 30, 90], "1;97;41"),
    ("30;46", "97;44", "37;100", "44", [96, 92, 91, 95, 93, 97, 37, 90], "1;93;41"),
    ("37;100", "37;40", "97;44", "40", [94, 92, 91, 95, 93, 96, 97, 37], "30;103"),
    ("30;42", "30;47", "37;42", "47", [34, "38;5;22", 31, 35, "38;5;130", "38;5;30", 30, 90], "1;97;45"),
]
desk, frame, cover, paper, ink, red = g.choice(LOOKS)
wide = g.choice([2, 3, 3, 4])
rule = g.random() < 0.5 and p.cols * (wide + 1) < 110 and t.unicode  # a line between columns
step = wide + 1 if rule else wide
shade = g.choice(["▒", "░", " ", "▓"]) if t.unicode else " "
flag = g.choice(["!", "F", "P", "►" if t.unicode else "!"])
mine = g.choice(["*", "☼" if t.unicode else "*", "@"])
zero = g.choice([" ", " ", "·" if t.unicode else "."])


def cell(s):
    pad = (wide - 1) // 2
    middle = lambda mark, colour: f"\x1b[{colour}m{' ' * pad}{mark}{' ' * (wide - 1 - pad)}\x1b[0m"
    if s == "#":
        return f"\x1b[{cover}m{shade * wide}\x1b[0m"
    if s == "F":
        return middle(flag, red)
    if s == "x":
        return middle("X", red)
    if s == "?":
        return middle("?", f"1;{cover}")
    if s == "*":
        return middle(mine, f"1;{'91' if paper == '40' else '31' if paper == '47' else '97'};{paper}")
    if s == "X":
        return middle(mine, "1;93;41")
    if s == "0":
        return middle(zero, f"{frame.split(';')[0]};{paper}")
    return middle(s, f"{22 if paper == '47' else 1};{ink[int(s) - 1]};{paper}")


left, top = 5, 4
inner = p.cols * step - (1 if rule else 0)
wall = ("╔", "═", "╗", "║", "╚", "╝") if t.unicode else ("+", "-", "+", "|", "+", "+")
total = max(inner + 12, 44)
t.put(0, 0, f"\x1b[30;47m{'  File  Options  Score  Help'.ljust(total)}")
for row in range(1, top + p.rows + 3):
    t.put(row, 0, f"\x1b[{desk}m" + " " * total)
title = g.choice([" MINES ", " Turbo Sapper ", " Field "])[:max(inner - 2, 0)]
head = title.center(inner, wall[1])
t.put(top - 2, left - 3, f"\x1b[{frame}m {wall[0]}{wall[1]}{head}{wall[1]}{wall[2]} ")
t.put(top - 1, left - 3, f"\x1b[{frame}m {wall[3]} {f'Left {p.left}  Time {p.seconds}'[:inner].ljust(inner)} {wall[3]} ")
for r in range(p.rows):
    between = f"\x1b[{frame}m│\x1b[0m" if rule else ""
    row = between.join(cell(s) for s in p.cells[r])
    t.put(top + r, left - 3, f"\x1b[{frame}m {wall[3]} \x1b[0m{row}\x1b[{frame}m {wall[3]} \x1b[0m\x1b[40m  ")
t.put(top + p.rows, left - 3, f"\x1b[{frame}m {wall[4]}{wall[1] * (inner + 2)}{wall[5]} \x1b[0m\x1b[40m  ")
t.put(top + p.rows + 1, left - 1, "\x1b[40m" + " " * (inner + 6))
word = {"playing": "F1 Help  F2 New  Space Flag  F10 Quit", "won": "You win! F2 New  F10 Quit", "lost": "BOOM! F2 New  F10 Quit"}[p.status]
t.put(top + p.rows + 3, 0, f"\x1b[30;47m {word}".ljust(total + 8))
offset = 0.5 if rule else 0  # half a line belongs to either neighbour
t.show(left - offset, top, step, 1)
