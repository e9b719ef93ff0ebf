"""Coloured grounds: a cell is two or three characters of true colour; shut ones with a thin light edge or chequered, flags on a ground of their own; a panel at the right with a bar of progress, or a bar at the foot."""
from xterm import Xt, rgb

LOOKS = [  # paper, ink, covers, edge, opens, flag ground, flag ink, hit, digits
    ("#1a1423", "#e8dff5", ("#5c4b8a", "#665595"), "#8d7cc0", ("#241c30", "#281f35"), "#b5446e", "#ffffff", "#e03c31", ["#7fb8ff", "#7fe0a0", "#ff8f8f", "#d9a6ff", "#ffc37a", "#74e0e0", "#ffffff", "#b0a8c0"]),
    ("#f5f3ee", "#28323c", ("#8fb3c9", "#9abccf"), "#d2e4ee", ("#ffffff", "#f9f7f2"), "#e2b33c", "#5a1a00", "#e0503c", ["#1f56c0", "#217a35", "#c22b22", "#5b2a8c", "#8f4a10", "#0b7480", "#1a1a1a", "#70757a"]),
    ("#10201c", "#d9efe5", ("#2f7d62", "#37876b"), "#63b596", ("#172c27", "#1b312b"), "#d98b2b", "#1c1000", "#d8322a", ["#86c5ff", "#a6e88c", "#ff9a8a", "#d6b0ff", "#f5d06e", "#80e8de", "#ffffff", "#9fb5ad"]),
    ("#fdf0e6", "#3a2218", ("#d98f6c", "#df9a79"), "#f4c9b2", ("#fff9f3", "#fdf4ea"), "#7a2f1d", "#ffe9a8", "#d02020", ["#2050b0", "#2b7030", "#b81c30", "#6a2490", "#7c4a00", "#0b6c74", "#201510", "#7a6c64"]),
    ("#202225", "#dcddde", ("#4f545c", "#585d66"), "#80868f", ("#2a2c31", "#2e3035"), "#3ba55d", "#ffffff", "#ed4245", ["#6fa8ff", "#6bd48a", "#ff7c7c", "#c59bff", "#f0b060", "#5fd6d6", "#f5f5f5", "#a3a6aa"]),
]
PANEL = 24
t = Xt(lambda p: p.cols * 3 + PANEL, lambda p: max(p.rows + 5, 14), ["DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono"], (7, 22), ["6x13", "7x14", "8x13", "9x15", "10x20"], [((k[1], k[0]), ()) for k in LOOKS], "bazaar", bitmap_share=0.2)
p, g = t.p, t.g
paper, ink, covers, edge, opens, fback, fink, hit, digits = next(k for k in LOOKS if k[0] == t.scheme[0][1])
wide = g.choice([2, 3, 3])
edged = wide == 3 and not t.bitmap and g.random() < 0.6
chequer = not edged and g.random() < 0.8
floor = g.random() < 0.4  # chequered floor too
flag = "F" if t.bitmap else g.choice(["⚑", "F", "▲", "◤"])
mine = "*" if t.bitmap else g.choice(["*", "●", "✹"])
zero = g.choice([" ", " ", "·"])
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.5 else None
flagged = g.random() < 0.6


def cell(r, c, s):
    odd = (r + c) % 2
    opened = s in "012345678*X"
    back = opens[odd if floor else 0] if opened else covers[odd if chequer else 0]
    sign, colour = " ", ink
    if s == "0":
        sign, colour = zero, edge if opens[0] > "#8" else covers[0]
    elif s in "12345678":
        sign, colour = s, digits[int(s) - 1]
    elif s == "F":
        sign, colour, back = flag, fink, fback if flagged else back
        if not flagged:
            colour = "#ffe14d" if paper < "#8" else "#8c0000"
    elif s == "?":
        sign, colour = "?", "#ffffff" if paper < "#8" else "#1a1a1a"
    elif s == "*":
        sign = mine
    elif s == "X":
        sign, colour, back = mine, "#ffffff", hit
    elif s == "x":
        sign, colour, back = "x" if t.bitmap else "✗", fink, fback if flagged else back
        if not flagged:
            colour = "#ffffff" if paper < "#8" else "#000000"
    left = "▏" if edged and not opened else " " if wide == 3 else ""
    if (r, c) == at:
        return rgb(back, True) + rgb("#ffffff" if paper < "#8" else "#000000") + "\x1b[1m" + ("[" if wide == 3 else "") + rgb(colour) + sign + rgb("#ffffff" if paper < "#8" else "#000000") + ("]" if wide == 3 else "<")
    return rgb(back, True) + rgb(edge) + left + "\x1b[1m" + rgb(colour) + sign + "\x1b[22m "


left, top = g.randint(1, 3), 2
t.put(0, 0, rgb(covers[0], True) + rgb("#ffffff" if paper < "#8" else "#101010") + "\x1b[1m" + " BAZAAR ".ljust(t.w))
for r in range(p.rows):
    t.put(top + r, left, "".join(cell(r, c, s) for c, s in enumerate(p.cells[r])))
opened = sum(s in "012345678" for row in p.cells for s in row)
share = opened / max(1, p.rows * p.cols - p.mines)
x = left + p.cols * wide + 3
full = min(14, int(14 * share))
for i, text in enumerate([f"Mines   {p.left}", f"Time    {p.seconds // 60:02d}:{p.seconds % 60:02d}", f"Cleared {round(share * 100)}%", rgb(fback) + ("#" if t.bitmap else "█") * full + rgb(covers[0]) + ("-" if t.bitmap else "░") * (14 - full), "",
                         {"playing": "", "won": rgb("#3ba55d") + "\x1b[1mVICTORY", "lost": rgb(hit) + "\x1b[1mGAME OVER"}[p.status], "", "enter  open", "f      flag", "n      new", "q      quit"]):
    t.put(top + i, x, text)
t.put(t.h - 1, 0, rgb(covers[0], True) + rgb("#ffffff" if paper < "#8" else "#101010") + {"playing": " F1 Help  F2 New  F10 Quit", "won": " You did it!", "lost": " Press N"}[p.status].ljust(t.w))
t.run(left, top, wide, 1)
