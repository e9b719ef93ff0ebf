"""A grid of thin lines within a heavy frame; covered cells are filled with a ground colour or shading; coordinates on two sides."""
from xterm import Xt

SCHEMES = [(("#24292e", "#ffffff"), ()), (("#c9d1d9", "#0d1117"), ()), (("#f8f8f2", "#282a36"), ()), (("#073642", "#eee8d5"), ()), (("gray75", "gray12"), ())]
t = Xt(lambda p: p.cols * 4 + 7, lambda p: p.rows * 2 + 6, ["DejaVu Sans Mono", "Liberation Mono", "Noto Mono"], (6, 20), ["6x10", "6x13", "7x13", "7x14", "8x13", "9x15", "10x20"], SCHEMES, "quilt - a minesweeper")
p, g = t.p, t.g
light = t.scheme[0][1] in ("#ffffff", "#eee8d5")
wide = g.choice([3, 3, 2]) if not p.max_cell > 50 else g.choice([3, 5])
tl, tr, bl, br, H, V, td, bu, lr, rl = g.choice(["┏┓┗┛━┃┯┷┠┨", "╔╗╚╝═║╤╧╟╢", "╭╮╰╯─│┬┴├┤"])
colour = g.choice(["ground", "ground", "shade"])
back = g.choice(["#b6c2cf", "#a5c8e4", "#d8c39b"]) if light else g.choice(["#3b4656", "#4a3f5f", "#2f5044"])
ink = ["#0550ae", "#116329", "#cf222e", "#6639ba", "#953800", "#1b7c83", "#24292e", "#6e7781"] if light else ["#79c0ff", "#7ee787", "#ff7b72", "#d2a8ff", "#ffa657", "#56d4dd", "#f0f6fc", "#8b949e"]
fade = "#b0b6bd" if light else "#4b535d"
flag = g.choice(["⚑", "F", "▲", "¶"]) if not t.bitmap else "F"
mine = g.choice(["*", "●", "✸"]) if not t.bitmap else "*"


def c3(s, back=False):
    r, gg, b = (int(s[i:i + 2], 16) for i in (1, 3, 5))
    return f"\x1b[{48 if back else 38};2;{r};{gg};{b}m"


def body(k):
    return k.center(wide) if wide > 2 else k + " "


def tile(s):
    if s == "#":
        return c3(back, True) + " " * wide if colour == "ground" else c3("#8a94a0") + "▒" * wide
    if s == "0":
        return " " * wide
    if s in "12345678":
        return "\x1b[1m" * bold + c3(ink[int(s) - 1]) + body(s)
    under = c3(back, True) if colour == "ground" else ""
    if s == "F":
        return under + c3("#d1242f" if light else "#ff9a5c") + body(flag)
    if s == "?":
        return under + body("?")
    if s == "*":
        return body(mine)
    if s == "X":
        return c3("#d1242f", True) + c3("#ffffff") + body(mine)
    return under + c3("#d1242f" if light else "#ff6b60") + body("x")


bold = g.random() < 0.5
line = c3(fade) if g.random() < 0.6 else ""
left, top = 4, 3
head = g.random() < 0.7
t.put(0, left, f"QUILT   mines {p.left:<3}  {p.seconds // 60:02d}:{p.seconds % 60:02d}")
if head:
    t.put(top - 2, left + 1, " ".join(chr(65 + c % 26).center(wide) if wide > 2 else chr(65 + c % 26) + " " for c in range(p.cols)))
t.put(top - 1, left, line + tl + td.join([H * wide] * p.cols) + tr)
for r in range(p.rows):
    if head:
        t.put(top + 2 * r, 0, f"{r + 1:>3}")
    t.put(top + 2 * r, left, line + V + (line + "│").join(tile(s) + "\x1b[0m" for s in p.cells[r]) + line + V)
    if r < p.rows - 1:
        t.put(top + 2 * r + 1, left, line + lr + "┼".join(["─" * wide] * p.cols) + rl)
t.put(top + 2 * p.rows - 1, left, line + bl + bu.join([H * wide] * p.cols) + br)
t.put(top + 2 * p.rows, left, {"playing": "hjkl move  x dig  m mark  ^C quit", "won": "Done! Every patch is safe.", "lost": "Bang. Press r to sew again."}[p.status])
t.run(left + 0.5, top - 0.5, wide + 1, 2)
