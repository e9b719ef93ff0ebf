"""A console game in 256 colours whose covered cells are keys with a darker lower lip (half blocks), 4x2 or 6x3 characters with gaps; opened ground is bare but for digits and a faint dot; a side panel or a foot line."""
from support import Position
from terminal import Terminal

before = Position()
wide, high = (6, 3) if before.max_cell >= 46 and before.rng.random() < 0.5 else (4, 2)
t = Terminal(sizes=(6, 20) if high == 2 else (6, 13), wide=wide, high=high, extra_cols=6, extra_rows=6)
p, g = t.position, t.position.rng
paper = t.theme[1] in ("#fdf6e3", "white")
KEYS = [(67, 24, 231), (108, 65, 16), (137, 94, 231), (97, 54, 231), (245, 239, 16), (174, 131, 16)] if not paper else \
    [(110, 67, 16), (150, 107, 16), (180, 137, 16), (146, 97, 16), (250, 244, 16), (217, 173, 16)]
key, lip, mark = g.choice(KEYS)
ink = dict(zip("12345678", [20, 28, 160, 55, 130, 30, 16, 242] if paper else [111, 120, 210, 177, 215, 80, 231, 248]))
bold = g.random() < 0.7
zero = g.choice([" ", "·", "·"]) if t.unicode else g.choice([" ", "."])
flag = g.choice(["⚑", "▲", "P"]) if t.unicode else g.choice(["P", "!"])
mine = g.choice(["✱", "●", "*"]) if t.unicode else "*"
off, faint = "\x1b[0m", 252 if paper else 238
flag_back = g.random() < 0.5  # a flagged key changes its colour


def style(fore=None, back=None, strong=False):
    parts = (["1"] if strong else []) + ([f"38;5;{fore}"] if fore is not None else []) + ([f"48;5;{back}"] if back is not None else [])
    return f"\x1b[{';'.join(parts)}m"


def cell(s):
    n = wide - 1
    if s in "012345678*X":
        back = 196 if s == "X" else None
        if s == "0":
            body = style(faint) + zero.center(n)
        elif s in "*X":
            body = style(231 if s == "X" else 203 if not paper else 124, back, True) + mine.center(n)
        else:
            body = style(ink[s], None, bold) + s.center(n)
        lines = [body + off + " "]
        blank = (style(None, back) if back else "") + " " * n + off + " "
        return [lines[0], " " * wide] if high == 2 else [blank if back else " " * wide, lines[0], " " * wide]
    tone, low, fore, ch = key, lip, mark, " "
    if s == "F":
        ch = flag
        if flag_back:
            tone, low, fore = 178, 136, 16
        else:
            fore = 226 if mark == 231 else 124
    elif s == "?":
        ch = "?"
    elif s == "x":
        ch, tone, low, fore = "x", 167, 88, 231
    body = style(fore, tone, ch != " ") + ch.center(n) + off + " "
    blank = style(fore, tone) + " " * n + off + " "
    foot = (style(low) + "▀" * n if t.unicode else style(None, low) + " " * n) + off + " "
    return [body, foot] if high == 2 else [blank, body, foot]


left, top = g.choice([2, 3]), 3
name = g.choice(["KEYPAD MINES", "lipmines 0.4", "Mines/256"])
t.put(0, 0, style(mark, key, True) + f" {name} " + off + f"  {p.cols}x{p.rows}")
t.put(1, left, f"mines {p.left}  time {p.seconds // 60}:{p.seconds % 60:02d}")
for r in range(p.rows):
    rows = [cell(s) for s in p.cells[r]]
    for i in range(high):
        t.put(top + r * high + i, left, "".join(x[i] for x in rows))
t.put(top + p.rows * high + 1, left, {"playing": "hjkl move  x dig  f flag  q quit", "won": style(28 if paper else 120, None, True) + "You made it." + off + " n: new", "lost": style(160 if paper else 210, None, True) + "Boom!" + off + " n: new"}[p.status])
# what belongs to a cell lies at the middle of its keys: a blank column at its right is shared between neighbours
t.show(left - 0.5, top - (0.25 if t.unicode else 0), wide, high)
