"""curses-like: every cell a key of three or four characters with half-block sides, open ones a coloured figure on the plain ground; a title line in reverse and function keys at the foot."""
from terminal import Terminal

t = Terminal(sizes=(6, 18), wide=4.1, high=1.1, extra_cols=8, extra_rows=7)
p, g = t.position, t.position.rng
wide = g.choice([3, 3, 4])
rows_per = 2 if p.max_cell > 44 and g.random() < 0.4 else 1
dark = t.theme[1] in ("black", "gray10", "#001500", "#002b36")
INKS = g.choice([[75, 78, 203, 141, 214, 80, 231, 245], [39, 41, 196, 165, 202, 45, 255, 248]]) if dark else g.choice([[26, 28, 160, 91, 130, 30, 16, 243], [21, 22, 124, 54, 94, 24, 0, 240]])
key = g.choice([60, 66, 95, 97, 130]) if dark else g.choice([67, 72, 104, 137, 174])
style = g.choice(["sides", "solid", "dots"]) if t.unicode else "plain"
flag, mine = g.choice([("⚑", "✱"), ("▲", "●"), ("!", "*")]) if t.unicode else ("!", "*")
other = g.choice([key, {60: 61, 66: 67, 95: 96, 97: 98, 130: 131, 67: 68, 72: 73, 104: 105, 137: 138, 174: 175}[key], {60: 59, 66: 65, 95: 59, 97: 96, 130: 94, 67: 66, 72: 66, 104: 103, 137: 101, 174: 138}[key]])  # every second row
bold = "1;" if g.random() < 0.7 else ""


def cell(s, line, key):
    closed = s in "#F?x"
    glyph, ink = " ", 16
    if line == 0:
        if s in "12345678":
            glyph, ink = s, INKS[int(s) - 1]
        elif s == "0" and style in ("dots", "plain"):
            glyph, ink = "·" if t.unicode else ".", 240 if dark else 250
        elif s == "F":
            glyph, ink = flag, 226 if dark else 231
        elif s == "?":
            glyph, ink = "?", 231
        elif s == "x":
            glyph, ink = "x", 16
        elif s in "*X":
            glyph, ink = mine, 231 if s == "X" else 203 if dark else 88
    inner = wide - 2 if style == "sides" else wide - 1
    body = glyph.center(inner) if inner > 1 else glyph
    if style == "sides":
        if closed:
            return f"\x1b[38;5;{key}m▐\x1b[{bold}38;5;{ink};48;5;{key}m{body}\x1b[0m\x1b[38;5;{key}m▌\x1b[0m"
        if s == "X":
            return f" \x1b[{bold}38;5;{ink};48;5;160m{body}\x1b[0m "
        return f" \x1b[{bold}38;5;{ink}m{body}\x1b[0m "
    if closed:
        back = 160 if s == "x" and style == "solid" else key
        return f"\x1b[{bold}38;5;{ink};48;5;{back}m{body}\x1b[0m "
    back = ";48;5;160" if s == "X" else ""
    return f"\x1b[{bold}38;5;{ink}{back}m{body}\x1b[0m "


shift = 0 if style == "sides" else 0.5  # the blank column after a key is half a gap on each side
left, top = g.randint(1, 3), 2
across = max(p.cols * wide + left + 1, 38)
title = f" keypad {g.choice(['0.9', '1.1', '2.0'])}   mines {p.left}   time {p.seconds} "
t.put(0, 0, f"\x1b[7m{title.ljust(across)}\x1b[0m")
for r in range(p.rows):
    for line in range(rows_per):
        t.put(top + r * rows_per + line, left, "".join(cell(s, line, (key, other)[r % 2]) for s in p.cells[r]))
foot = top + p.rows * rows_per + 1
t.put(foot, 0, {"playing": "", "won": " *** cleared! ***", "lost": " *** blown up ***"}[p.status])
x = 0
for n, name in ((1, "Help"), (2, "New"), (3, "Level"), (10, "Quit")):
    t.put(foot + 1, x, f"{n}\x1b[7m{name.ljust(6)}\x1b[0m ")
    x += 9
t.show(left - shift, top, wide, rows_per)
