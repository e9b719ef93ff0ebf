"""The board as text in an editor: tildes below it, a status line, in part of the cases line numbers; every cell two or one characters."""
from terminal import Terminal

t = Terminal(sizes=(8, 24), wide=3.1, high=1.15, extra_cols=9, extra_rows=10)
p, g = t.position, t.position.rng
style = g.choice(["spaces", "bars", "brackets"])
wide = {"spaces": 2, "bars": 2, "brackets": 3}[style]
number = g.random() < 0.5
cover, zero = g.choice([("#", " "), ("-", " "), ("#", "."), ("_", " "), ("=", " ")]) if p.status != "lost" else ("#", " ")
left = 4 if number else 0
colours = g.random() < 0.5
glyphs = {"#": cover, "0": zero, "X": "X", "x": "x", "F": "F", "*": "*"}
ink = [4, 2, 1, 5, 3, 6, 12, 8]


def cell(s):
    glyph = glyphs.get(s, s)
    body = f"\x1b[3{ink[int(s) - 1]}m{glyph}\x1b[39m" if colours and s in "1234567" else glyph
    return f"[{body}]" if style == "brackets" and s in "#F?x" else f" {body} " if style == "brackets" else body


top = 3
text = [f"Mines: {p.left}  Time: {p.seconds}", "=" * 20, ""]
for r in range(p.rows):
    row = [cell(s) for s in p.cells[r]]
    text.append(" ".join(row) if style == "spaces" else "|" + "|".join(row) + "|" if style == "bars" else "".join(row))
text += ["", {"playing": "x: open  m: mark", "won": "You won", "lost": "You lost"}[p.status]]
for i, line in enumerate(text):
    if number:
        t.put(i, 0, f"\x1b[33m{i + 1:3d} \x1b[39m")
    t.put(i, left, line)
for i in range(len(text), len(text) + 3):
    t.put(i, 0, "\x1b[34m~")
t.put(len(text) + 3, 0, "\x1b[7m" + "mines.txt [+]".ljust(26) + f"{p.rows},1   All".rjust(12))
start = {"spaces": left - 0.5, "bars": left + 0.5, "brackets": left}[style]
t.show(start, top, wide, 1)
