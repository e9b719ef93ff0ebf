"""Drawn with half blocks: every covered cell is a key three, four or five characters wide on a line and a half or two, with a highlight above and an edge below, opened ones are ground with a dot lattice in their corners; a column of gauges beside or a strip above."""
from support import Position
from xterm import Xt, rgb

before = Position()
before.rng.seed(f"thimble{before.rng.random()}")
kinds = [(4, 2), (5, 2)]
if before.max_cell >= 38:
    kinds += [(6, 3), (6, 3), (5, 3)]
wide, high = before.rng.choice(kinds)
side = before.rng.random() < 0.4 and before.cols * wide < 70 and before.rows * high > 17
LOOKS = [  # ground, words, key, its light, its under-edge, flag, hit, lattice, digits
    ("#10141b", "#cfd8e6", "#3b4d6b", "#5d7499", "#25324a", "#ffb020", "#d0303a", "#222b38", ["#6cb6ff", "#7ee787", "#ff7b72", "#d2a8ff", "#ffa657", "#56d4dd", "#ffffff", "#9aa4b2"]),
    ("#f7f3ea", "#3d3528", "#d9b77c", "#ecd3a4", "#b08c4c", "#a3101c", "#f2664e", "#e3dac6", ["#1d4ed8", "#15702c", "#c81e1e", "#6b21a8", "#92400e", "#0e7490", "#111111", "#6b6558"]),
    ("#1a0f1f", "#f0d9f7", "#7a3b8f", "#a25ebb", "#4c1f5c", "#ffe45c", "#e0405a", "#2f1e38", ["#86b9ff", "#8ef0a0", "#ff8f8f", "#e2b5ff", "#ffc680", "#7cebe6", "#ffffff", "#b9a6c2"]),
    ("#e8eef0", "#1f3036", "#7fa6b3", "#a8c6cf", "#56808d", "#8c0f2a", "#f0705c", "#ccd8dc", ["#1849b8", "#14682a", "#c01c1c", "#5b21a0", "#8a4208", "#00626c", "#0f1214", "#5f6b70"]),
    ("#000000", "#c8c8c8", "#505050", "#787878", "#303030", "#ffd84a", "#b00000", "#1c1c1c", ["#5c9cff", "#50d860", "#ff6060", "#c080ff", "#ffa040", "#40d8d8", "#ffffff", "#a0a0a0"]),
]
t = Xt(lambda p: p.cols * wide + 6 + 24 * side, lambda p: p.rows * high + 6, ["DejaVu Sans Mono", "DejaVu Sans Mono", "FreeMono", "Liberation Mono"], (9, 18), [], [((words, ground), ()) for ground, words, *_ in LOOKS], "thimble", bitmap_share=0, min_cols=44)
p, g = t.p, t.g
ground, words, key, light, under, red, hit, lattice, digits = next(k for k in LOOKS if (k[1], k[0]) == t.scheme[0])
lines = g.choice(["dots", "dots", "bare"])
G = rgb(ground, True) + rgb(words)
flag, mine = g.choice(["⚑", "⚑", "▲", "►"]), g.choice(["✹", "●", "✸"])
left, top = 3, 3
n = wide - 1


def cap(y, x, tone, lit, edge, body, ink):
    """A key: its face in the lines above, a half line of its edge below."""
    T = rgb(tone, True)
    if high == 2:
        t.put(y, x, T + rgb(ink) + "\x1b[1m" + body.center(n))
        t.put(y + 1, x, G + rgb(edge) + "▀" * n)
        return
    t.put(y, x, G + rgb(lit) + "▄" * n)
    t.put(y + 1, x, T + rgb(ink) + "\x1b[1m" + body.center(n))
    t.put(y + 2, x, G + rgb(edge) + "▀" * n)


for r, c, s in p.each():
    y, x = top + r * high, left + c * wide
    mid = y + (high == 3)
    sign = {"#": " ", "0": " ", "F": flag, "x": "✗", "*": mine, "X": mine}.get(s, s)
    if s in "#F?":
        cap(y, x, key, light, under, sign, red if s == "F" else "#ffffff" if ground in ("#10141b", "#1a0f1f", "#000000") else "#000000")
    elif s in "xX":
        cap(y, x, hit, hit, hit, sign, "#ffffff" if s == "x" else "#000000")
    else:
        t.put(mid, x, G + rgb(digits[int(s) - 1] if s in "12345678" else words) + "\x1b[1m" + sign.center(n))
        if lines == "dots" and high == 3:
            t.put(y + 2, x + n, G + rgb(lattice) + "▪")
        elif lines == "dots" and s == "0":
            t.put(y, x + n // 2, G + rgb(lattice) + "·")
share = sum(s in "012345678" for row in p.cells for s in row) / (p.rows * p.cols - p.mines)


def gauge(k, width, tone):
    f = max(0, min(width, round(k * width)))
    return rgb(tone) + "━" * f + rgb(lattice) + "━" * (width - f) + G


word = {"playing": "in play", "won": "cleared", "lost": "exploded"}[p.status]
if side:
    x = left + p.cols * wide + 3
    rows = [rgb(red) + "thimble" + G, "", "mines left", f"{p.left}", gauge(p.left / p.mines, 16, red), "", "opened", f"{share * 100:.0f} %", gauge(share, 16, digits[1]), "", "time", f"{p.seconds} s", "", word]
    for i, row in enumerate(rows):
        t.put(top + i, x, G + row)
    t.put(1, left, G + f"{p.cols}×{p.rows}")
else:
    t.put(0, left, G + f"{flag} {p.left:<4d} " + gauge(share, 14, digits[1]) + f"  {p.seconds // 60}:{p.seconds % 60:02d}  {word}")
t.put(top + p.rows * high + 1, left, G + rgb(digits[5]) + "hjkl" + G + " move " + rgb(digits[5]) + "spc" + G + " dig " + rgb(digits[5]) + "m" + G + " mark " + rgb(digits[5]) + "q" + G + " quit")
# a key leaves a column at its right and, of its last line, the lower half free; the sign of a cell two lines high stands in the upper one
t.run(left - 0.5, top - (0.25 if high == 2 else 0), wide, high, G)
