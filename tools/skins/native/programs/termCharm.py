"""Go with a styling library: a badge for a title, the field in a rounded border, three columns a cell, the cursor a pair of brackets, a faint line of keys with dots between; shut cells are squares, discs or a ground."""
from xterm import Xt, rgb

LOOKS = [  # ink, paper, border, badge (ground, ink), faint, shut, ground of shut, flag, hit, digits
    ("#f8f8f2", "#282a36", "#6272a4", ("#bd93f9", "#282a36"), "#6272a4", "#a4b0d4", "#44475a", "#ff5555", "#ff5555", ["#8be9fd", "#50fa7b", "#ff6e6e", "#bd93f9", "#ffb86c", "#8be9fd", "#f8f8f2", "#a0a4b8"]),
    ("#575279", "#faf4ed", "#907aa9", ("#286983", "#faf4ed"), "#9893a5", "#797593", "#dfdad9", "#b4637a", "#eb6f92", ["#286983", "#3f7d50", "#b4637a", "#907aa9", "#c07a18", "#56949f", "#575279", "#9893a5"]),
    ("#d3c6aa", "#2d353b", "#7fbbb3", ("#a7c080", "#2d353b"), "#7a8478", "#9da9a0", "#475258", "#e67e80", "#e67e80", ["#7fbbb3", "#a7c080", "#e67e80", "#d699b6", "#e69875", "#83c092", "#d3c6aa", "#859289"]),
    ("#dddddd", "#000000", "#7d56f4", ("#7d56f4", "#fafafa"), "#626262", "#8a8a8a", "#303030", "#ff5f87", "#d7005f", ["#5fafff", "#5fd787", "#ff5f5f", "#af87ff", "#ffaf5f", "#5fd7d7", "#eeeeee", "#8a8a8a"]),
    ("#1a1a1a", "#ffffff", "#874bfd", ("#874bfd", "#ffffff"), "#a0a0a0", "#8c8c8c", "#d9dccf", "#e0225a", "#f25d94", ["#2a5bd7", "#1e8a3c", "#d0312d", "#7a3bc0", "#b0640a", "#0b8484", "#1a1a1a", "#8c8c8c"]),
]
t = Xt(lambda p: p.cols * 3 + 8, lambda p: p.rows + 8, ["DejaVu Sans Mono", "DejaVu Sans Mono", "Noto Mono", "Liberation Mono"], (7, 19), [], [((k[0], k[1]), ()) for k in LOOKS], "sweep", bitmap_share=0, min_cols=68)
p, g = t.p, t.g
ink, paper, border, badge, faint, shut, ground, red, hit, digits = next(k for k in LOOKS if (k[0], k[1]) == t.scheme[0])
style = g.choice(["square", "square", "disc", "ground", "ground", "shade"])
zero = g.choice([" ", "·"]) if style != "disc" else " "
flag, mine = g.choice([("⚑", "✱"), ("▲", "●"), ("F", "*")])
if style == "disc":
    mine = "✱"
spot = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" or g.random() < 0.4 else None
B = "\x1b[1m"
left, top = 3, 4


def cell(r, c, s):
    a, b = ("[", "]") if spot == (r, c) else (" ", " ")
    sign, tone = s, ink
    if s in "12345678":
        tone = digits[int(s) - 1]
    elif s == "#":
        sign, tone = {"square": "■", "disc": "●", "ground": " ", "shade": "▒"}[style], shut
        if style == "shade" and spot != (r, c):
            a = b = "▒"
    else:
        sign, tone = {"0": (zero, faint), "F": (flag, red), "?": ("?", badge[0]), "*": (mine, ink), "X": (mine, paper), "x": ("✗", red)}[s]
    back = rgb(ground, True) if style == "ground" and s in "#F?x" else rgb(hit, True) if s == "X" else ""
    edge = rgb(badge[0]) + B if spot == (r, c) else rgb(tone)
    return f"{back}{edge}{a}\x1b[22m{rgb(tone)}{B if s != '#' else ''}{sign}\x1b[22m{edge}{b}\x1b[0m"


t.put(1, 2, rgb(badge[0], True) + rgb(badge[1]) + B + " " + g.choice(["Minesweeper", "SWEEP", "mines", "gosweep"]) + " ")
t.put(2, 2, {"playing": f"{flag} {p.left} left  " + rgb(faint) + f"{p.seconds // 60:02d}:{p.seconds % 60:02d}", "won": rgb(digits[1]) + B + "You cleared the field!", "lost": rgb(red) + B + "Boom! Better luck next time."}[p.status])
E_ = rgb(border)
t.put(top - 1, left - 1, E_ + "╭" + "─" * (3 * p.cols) + "╮")
for r in range(p.rows):
    t.put(top + r, left - 1, E_ + "│\x1b[0m" + "".join(cell(r, c, s) for c, s in enumerate(p.cells[r])) + E_ + "│")
t.put(top + p.rows, left - 1, E_ + "╰" + "─" * (3 * p.cols) + "╯")
keys = [("↑/k", "up"), ("↓/j", "down"), ("enter", "reveal"), ("f", "flag"), ("r", "restart"), ("q", "quit")] if p.status == "playing" else [("r", "restart"), ("q", "quit")]
t.put(top + p.rows + 2, 2, (rgb(faint) + " • ").join(rgb(shut) + k + " " + rgb(faint) + what for k, what in keys))
t.run(left, top, 3, 1)
