"""A TUI of today in Go or Rust: rounded border with its title in the line, covers of two block characters in two tones or small squares, true colours of editor themes, a help line of dim words below."""
from xterm import Xt, rgb

THEMES = [  # paper, ink, dim, cover a, cover b, open, flag, mine, cursor, digits
    ("#22262e", "#d8dee6", "#6d7685", "#4a5364", "#525c6e", "#22262e", "#f2a65a", "#eef1f5", "#f0d060", ["#7fb2f0", "#9fd08a", "#ec7f83", "#c49be0", "#e6bd76", "#7fcfd0", "#f5f5f5", "#98a1b0"]),
    ("#282420", "#e9dcb8", "#857a66", "#5b5146", "#665b4e", "#282420", "#fb5a3a", "#f4e6c0", "#fabd2f", ["#83b0a8", "#b8c038", "#fb6048", "#d3879b", "#f5a030", "#8ec88c", "#fbf1c7", "#a89984"]),
    ("#fbf7ee", "#3c4248", "#a4a39a", "#b9c4c6", "#c5cfd0", "#fbf7ee", "#c83232", "#22282c", "#f5b83d", ["#2363b0", "#3a7d22", "#c03030", "#7446a0", "#9a5f00", "#1d7f84", "#23282c", "#7c7c76"]),
    ("#0f1117", "#c8d0e8", "#575e78", "#2f3a63", "#364273", "#141722", "#ff6f91", "#e8ecff", "#ffe45e", ["#6fa8ff", "#5fd39a", "#ff7d7d", "#c792ff", "#ffc069", "#5fdfe8", "#ffffff", "#8891b0"]),
    ("#f2f4f7", "#20262e", "#9099a6", "#7f93ad", "#8a9eb8", "#f2f4f7", "#fff2a8", "#20262e", "#ff9e3d", ["#1756b8", "#1f7a36", "#c42b2b", "#6a37a8", "#97560a", "#0c7a84", "#16191d", "#6b7480"]),
]
t = Xt(lambda p: 2 * p.cols + 8, lambda p: p.rows + 7, ["DejaVu Sans Mono", "Noto Sans Mono", "DejaVu Sans Mono"], (8, 20), [], [(("white", "black"), ())], "osprey", bitmap_share=0, min_cols=44)
p, g = t.p, t.g
paper, ink, dim, ca, cb, floor, fl, mine, cur, digits = g.choice(THEMES)
G = rgb(paper, True) + rgb(ink)
style = g.choice(["blocks", "blocks", "squares", "shade"])
flag = g.choice(["⚑", "▶", "F"])
bomb = g.choice(["●", "✱", "◉", "*"])
dot = g.choice([" ", " ", "·"])
two = g.random() < 0.7
left, top = g.choice([2, 4]), 3
w = 2 * p.cols + 2
title = g.choice([" osprey ", " minefield ", " mines "])
B = G + rgb(dim)
t.put(top - 1, left - 1, B + "╭─" + G + "\x1b[1m" + title + "\x1b[0m" + B + "─" * (w - 1 - len(title)) + "╮")
for r in range(p.rows):
    t.put(top + r, left - 1, B + "│" + rgb(floor, True) + " " * w + B + "│")
t.put(top + p.rows, left - 1, B + "╰" + "─" * w + "╯")
x0 = left + 1
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" else None
for r, c, s in p.each():
    tone = cb if two and (r + c) % 2 else ca
    shut = s in "#F?x"
    ch = {"#": " ", "0": dot, "F": flag, "*": bomb, "X": bomb, "x": "✗"}.get(s, s)
    back, hue = floor, ink
    if shut and style != "squares":
        back = tone
    if s in "12345678":
        hue = digits[int(s) - 1]
    elif s == "0":
        hue = dim
    elif s in "Fx":
        hue = fl if back != floor or paper not in ("#f2f4f7",) else "#c42b2b"
    elif s == "?":
        hue = cur if paper < "#8" else ink
    elif s == "*":
        hue = mine
    elif s == "X":
        back, hue = "#d03030", "#ffffff"
    elif s == "#" and style == "squares":
        ch, hue = "■", tone
    elif s == "#" and style == "shade":
        ch, hue = "░", dim
    text = ch + " "
    if s == "#" and style == "shade":
        text = "░░"
    bold = "\x1b[1m" if s in "12345678Fx*X?" else ""
    if at == (r, c):
        back = cur
        hue = "#1a1a1a" if s != "#" else ("#1a1a1a" if style == "squares" else "#8a6a10")
    t.put(top + r, x0 + 2 * c, rgb(back, True) + rgb(hue) + bold + text)
t.put(0, left, G + f"{flag} " + f"{p.left:<4}" + rgb(dim) + "│ " + G + f"{p.seconds // 60:02d}:{p.seconds % 60:02d} " + rgb(dim) + "│ " + G + {"playing": f"{p.cols}×{p.rows}", "won": "\x1b[1mcleared!", "lost": "\x1b[1mboom!"}[p.status])
t.put(top + p.rows + 1, left, G + rgb(dim) + "↑↓←→ move • space open • f flag • q quit")
# a square with a blank behind: its cell is centred on the sign; blocks fill both columns
t.run(x0 - (0.5 if style == "squares" else 0), top, 2, 1, G)
