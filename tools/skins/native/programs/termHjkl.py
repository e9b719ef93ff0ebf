"""A plugin for a modal editor: the field is a buffer with relative numbers and a sign column, the line of the cursor lit and the cursor a block; a tab line above, a status line of coloured wedges below, help in a split or none."""
from xterm import Xt, rgb

LOOKS = [  # ink, paper, line of the cursor, gutter, cover, cover's ground, flag, hit, mode (ground, ink), bar, digits
    ("#ebdbb2", "#282828", "#3c3836", "#7c6f64", "#a89984", "#504945", "#fb4934", "#cc241d", ("#a89984", "#282828"), "#504945", ["#83a598", "#b8bb26", "#fb4934", "#d3869b", "#fe8019", "#8ec07c", "#fbf1c7", "#a89984"]),
    ("#d8dee9", "#2e3440", "#3b4252", "#616e88", "#81a1c1", "#434c5e", "#bf616a", "#bf616a", ("#88c0d0", "#2e3440"), "#4c566a", ["#81a1c1", "#a3be8c", "#e06c75", "#b48ead", "#d08770", "#8fbcbb", "#eceff4", "#9aa5b8"]),
    ("#586e75", "#fdf6e3", "#eee8d5", "#93a1a1", "#839496", "#e4dcc4", "#dc322f", "#dc322f", ("#268bd2", "#fdf6e3"), "#d9d2bd", ["#268bd2", "#6d7d00", "#dc322f", "#6c71c4", "#cb4b16", "#2a8f88", "#073642", "#839496"]),
    ("#abb2bf", "#282c34", "#2c323c", "#4b5263", "#5c6370", "#3e4452", "#e06c75", "#be5046", ("#98c379", "#282c34"), "#3e4452", ["#61afef", "#98c379", "#e06c75", "#c678dd", "#d19a66", "#56b6c2", "#ffffff", "#7f8796"]),
    ("#f8f8f2", "#272822", "#3e3d32", "#75715e", "#a6a28c", "#49483e", "#f92672", "#f92672", ("#e6db74", "#272822"), "#49483e", ["#66d9ef", "#a6e22e", "#ff5c8a", "#ae81ff", "#fd971f", "#7fe0d0", "#f8f8f2", "#a59f85"]),
]
t = Xt(lambda p: p.cols * 3 + 10, lambda p: p.rows + 8, ["DejaVu Sans Mono"], (11, 19), (), [((k[0], k[1]), ()) for k in LOOKS], "mines.nvim", bitmap_share=0, min_cols=54)
p, g = t.p, t.g
ink, paper, lit, gutter, shut, under, red, hit, mode, bar, digits = next(k for k in LOOKS if (k[0], k[1]) == t.scheme[0])
wide = g.choice([2, 3])
sign = g.choice(["■", "□", "▪", "▓▓", "•", "ground", "◻"] if wide == 2 else ["■", "□", "[ ]", "ground", "▒▒▒", "~"])
flag, mine, wrong = g.choice([("⚑", "✸", "✘"), ("!", "*", "✘"), ("►", "◉", "✘"), ("F", "@", "✘")])
zero = g.choice([" ", " ", "·"])
if sign in ("•", "▪"):
    zero = " "
spot = (g.randrange(p.rows), g.randrange(p.cols))
numbers = g.choice(["relative", "absolute", "relative", "none"])
B = "\x1b[1m"
y = 0
W = t.w
if g.random() < 0.6:
    t.put(0, 0, rgb(bar, True) + " " * W)
    t.put(0, 0, rgb(mode[0], True) + rgb(mode[1]) + " mines " + rgb(bar, True) + rgb(ink) + " notes.md  init.lua ")
    y = 1
top = y + (1 if g.random() < 0.5 else 0)
if top > y:
    t.put(y, 0, rgb(gutter) + ("    " if numbers != "none" else "") + f'" {p.rows}x{p.cols}, {p.mines} mines')
left = 6 if numbers != "none" else 2
whole = sign in ("ground", "▓▓", "▒▒▒", "[ ]") or wide == 3  # whether a cell fills all its columns


def cell(r, c, s):
    row_lit = r == spot[0]
    tone, glyph, back = ink, s, lit if row_lit else paper
    if s in "12345678":
        tone = digits[int(s) - 1]
    elif s == "#":
        tone, glyph = shut, sign
        if sign == "ground":
            glyph, back = " ", under
    else:
        glyph, tone = {"0": (zero, gutter), "F": (flag, red), "?": ("?", digits[4]), "*": (mine, ink), "X": (mine, "#ffffff"), "x": (wrong, red)}[s]
        if sign == "ground" and s in "F?x":
            back = under
        if s == "X":
            back = hit
    strong = B if s != "#" and s != "0" else ""
    here = spot == (r, c)
    text = glyph if len(glyph) == wide else f" {glyph} " if wide == 3 else f"{glyph} "
    if here and p.status != "lost":
        if len(glyph) == wide and glyph.strip():  # the block of the cursor is one column
            return rgb(ink, True) + rgb(paper) + text[0] + rgb(back, True) + rgb(tone) + text[1:]
        at = 1 if wide == 3 else 0
        bits = [rgb(back, True) + rgb(tone) + strong + text[:at]] if at else []
        if glyph == " ":  # an empty block would say nothing: the terminal's cursor as a hollow pair of edges
            return rgb(back, True) + rgb(ink) + (" ▁ " if wide == 3 else "▁ ")
        return "".join(bits) + rgb(ink, True) + rgb(paper) + B + glyph + "\x1b[22m" + rgb(back, True) + " "
    return rgb(back, True) + rgb(tone) + strong + text


for r in range(p.rows):
    if r == spot[0]:
        t.put(top + r, left - (4 if numbers != "none" else 1), rgb(lit, True) + " " * (W - left + (4 if numbers != "none" else 1)))
    if numbers != "none":
        n = r + 1 if numbers == "absolute" or r == spot[0] else abs(r - spot[0])
        t.put(top + r, 1, (rgb(digits[4]) if r == spot[0] else rgb(gutter)) + f"{n:>3d} ")
    for c, s in enumerate(p.cells[r]):
        t.put(top + r, left + wide * c, cell(r, c, s))
foot = t.h - 2
for r in range(top + p.rows, foot):
    t.put(r, 0, rgb(gutter) + "~")
name = {"playing": "NORMAL", "won": "VICTORY", "lost": "BOOM"}[p.status]
t.put(foot, 0, rgb(bar, True) + " " * W)
t.put(foot, 0, rgb(mode[0], True) + rgb(mode[1]) + B + f" {name} " + "\x1b[22m" + rgb(bar, True) + rgb(ink) + f" mines [+]  {p.left} left")
where = f" {spot[0] + 1}:{spot[1] + 1} "
t.put(foot, W - len(where) - 7, rgb(bar, True) + rgb(ink) + f"{p.seconds:>5d}s ")
t.put(foot, W - len(where), rgb(mode[0], True) + rgb(mode[1]) + where)
t.put(foot + 1, 0, {"playing": g.choice([":Mines medium", "x opens, m marks, :q leaves", ""]), "won": '"field" cleared', "lost": rgb(red) + "E492: Mine exploded"}[p.status])
t.run(left - (0 if whole else 0.5), top, wide, 1)
