"""A "tui" game as written in Go or Rust: rounded panel, coloured cells of two or three characters, a cursor and one line of help."""
from support import SHOWN
from xterm import Xt, rgb

FACES = ["DejaVu Sans Mono", "Liberation Mono", "FreeMono"]
# ink, paper, accent, dim, cover (ground, sign), open ground, chequer, numbers, flag, mine, hit
LOOKS = [
    ("#e6e1f0", "#1c1826", "#f2a6c8", "#7d7490", "#4a4266", "#8579ad", "#1c1826", "#231e30", ["#8ab4ff", "#8fe39b", "#ff8a94", "#cba6f7", "#ffbd80", "#7fe7dc", "#ffffff", "#a9a2ba"], "#ffd866", "#ffffff", "#c2273d"),
    ("#d8dfe6", "#10181f", "#5fd7af", "#5f7080", "#2c4657", "#557d97", "#10181f", "#10181f", ["#6cb6ff", "#7ee787", "#ff7b72", "#d2a8ff", "#ffa657", "#56d4dd", "#f0f6fc", "#9aa7b3"], "#ffcc33", "#f0f6fc", "#b62324"),
    ("#2b2a27", "#faf6ee", "#b5502a", "#8f877a", "#cfc3ab", "#9d8f72", "#faf6ee", "#f3ecdd", ["#2456a8", "#2f7a35", "#bf2f26", "#6b3a99", "#a0560c", "#147a80", "#1a1a1a", "#8b8579"], "#bf2f26", "#1a1a1a", "#f08a6e"),
    ("#cde7d2", "#0d1f16", "#b8f26a", "#54806a", "#1f5a3c", "#3f8f66", "#0d1f16", "#11281d", ["#9cd3ff", "#d4f58a", "#ff9f93", "#dcb7ff", "#ffd08c", "#86f0e4", "#ffffff", "#a0b8a8"], "#ff6f59", "#ffffff", "#a82a2a"),
]
t = Xt(lambda p: p.cols * 3 + 6, lambda p: p.rows + 9, FACES, (11, 26), schemes=tuple(((k[0], k[1]), ()) for k in LOOKS), title="pampas", bitmap_share=0, min_cols=46)
p, g = t.p, t.g
ink, paper, accent, dim, cover, sign, bare, chequer, inks, flag, mine, hit = next(k for k in LOOKS if (k[0], k[1]) == t.scheme[0])
style = g.choice(["filled", "filled", "sign", "bare"])  # covered: a ground alone, a ground with a sign, a sign alone
wide = 3 if style == "bare" else g.choice([2, 3])
mark = g.choice(["·", "▪", "~", "+"]) if style == "sign" else g.choice(["■", "□", "◆", "▓"])
flagged, bomb = g.choice([("⚑", "✹"), ("▲", "●"), ("♦", "☼"), ("†", "◉"), ("!", "*")])
nothing = g.choice([" ", " ", "·"]) if style != "sign" else " "
if p.status == "lost" and g.random() < 0.3:  # the end shows only the mine that was hit
    p.cells = [row.replace("*", "#").replace("x", "F") for row in p.cells]
    SHOWN["cells"] = p.cells
turned = g.random() < 0.5 or wide == 2  # the cursor is a ground; else two brackets
plain = "#0" if style == "filled" and turned else ""  # a cursor there would hide what is below it
places = [(r, c) for r, c, s in p.each() if s not in plain] or [None]
cursor = g.choice(places) if g.random() < 0.75 else None
bar = p.cols * wide


def cell(r, c, s):
    ground, glyph, tone, bold = bare if (r + c) % 2 == 0 else chequer, " ", ink, ""
    if s in "#F?x" and style != "bare":
        ground = cover
    if s == "#":
        glyph, tone = (" ", ink) if style == "filled" else (mark, sign if style == "sign" else dim)
    elif s == "0":
        glyph, tone = nothing, dim
    elif s in "12345678":
        glyph, tone, bold = s, inks[int(s) - 1], "\x1b[1m"
    elif s == "F":
        glyph, tone, bold = flagged, flag, "\x1b[1m"
    elif s == "?":
        glyph, tone, bold = "?", accent if style == "bare" else ink, "\x1b[1m"
    elif s == "x":
        glyph, tone, ground, bold = "✗" if flagged != "!" else "X", "#101010", flag, "\x1b[1m"
    elif s == "*":
        glyph, tone = bomb, mine
    elif s == "X":
        glyph, tone, ground, bold = bomb, "#ffffff" if hit != "#f08a6e" else "#101010", hit, "\x1b[1m"
    before, after = ("", " ") if wide == 2 else (" ", " ")
    if cursor == (r, c) and p.status == "playing":
        if turned:
            ground = accent
            tone = paper if paper[1] in "01" else "#ffffff"
        else:
            before, after = f"{rgb(accent)}[", f"{rgb(accent)}]"
    return rgb(ground, True) + before + rgb(tone) + bold + glyph + "\x1b[22m" + after + "\x1b[0m"


left, top = g.choice([2, 3, 4]), 4
title = g.choice(["pampas", "PAMPAS", "pampas · minesweeper"])
t.put(1, left, f"{rgb(accent)}\x1b[1m{title}")
head = f"{flagged} {p.left}   {p.seconds // 60:02d}:{p.seconds % 60:02d}"
t.put(2, left, f"{rgb(dim)}{head}")
framed = g.random() < 0.7
if framed:
    corner = g.choice(["╭╮╰╯", "┌┐└┘", "┏┓┗┛"])
    flat, up = ("━", "┃") if corner[0] == "┏" else ("─", "│")
    t.put(top - 1, left - 1, rgb(dim) + corner[0] + flat * bar + corner[1])
    t.put(top + p.rows, left - 1, rgb(dim) + corner[2] + flat * bar + corner[3])
for r in range(p.rows):
    if framed:
        t.put(top + r, left - 1, rgb(dim) + up)
        t.put(top + r, left + bar, rgb(dim) + up)
    t.put(top + r, left, "".join(cell(r, c, s) for c, s in enumerate(p.cells[r])))
word = {"playing": "", "won": "You cleared the field!  press n", "lost": "Boom. press n to try again"}[p.status]
t.put(top + p.rows + 2, left, f"{rgb(accent)}{word}")
if p.status == "playing":
    t.put(top + p.rows + 2, left, rgb(dim) + g.choice(["↑↓←→ move • space dig • f flag • q quit", "hjkl/arrows  enter: reveal  f: flag  ?: help"])[:max(40, bar)])
t.run(left, top, wide, 1)
