"""Every cell with a ground of its own out of the 256 colours, mostly chequered, two or three characters wide and no lines at all; a coloured bar above and one below."""
from support import SHOWN, Position
from xterm import Xt

first = Position().rng
first.seed(f"draught{first.random()}")
wide = first.choice([2, 3, 3])
SCHEMES = [(("#dddddd", "#121212"), ()), (("#eeeeee", "#1c1c1c"), ()), (("#222222", "#ffffff"), ()), (("white", "black"), ())]
t = Xt(lambda p: max(p.cols * wide + 4, 40), lambda p: p.rows + 6, ["DejaVu Sans Mono", "DejaVu Sans Mono", "Noto Sans Mono"], (first.choice([12, 13, 14]), 22), (), SCHEMES, first.choice(["sweeper", "zsh", "Terminal"]), bitmap_share=0, min_cols=40)
p, g = t.p, t.g
g.seed(f"{g.random()} draught")
if p.status == "won":
    p.cells = [row.replace(p.told, "F") for row in p.cells]
SHOWN["cells"] = p.cells

LOOKS = [  # cover, cover, open, open, flag, mark, bar, bar's ink, digits
    (71, 77, 187, 223, 160, 16, 22, 231, [26, 28, 160, 90, 166, 30, 16, 240]),
    (67, 74, 254, 255, 88, 16, 24, 231, [20, 22, 160, 54, 88, 30, 16, 242]),
    (60, 61, 235, 236, 215, 231, 54, 231, [117, 120, 210, 177, 215, 80, 231, 248]),
    (240, 243, 233, 234, 221, 231, 238, 231, [75, 113, 203, 141, 214, 80, 231, 246]),
    (137, 144, 230, 231, 124, 16, 94, 230, [19, 22, 124, 53, 88, 23, 16, 242]),
]
shut, shut2, bare, bare2, flagged, mark, bar, on_bar, digits = g.choice(LOOKS)
plain_open = g.random() < 0.4  # only the covers are chequered
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.5 else None
lean = g.random() < 0.4  # to the left, where two characters leave no middle
flag, mine = g.choice(["⚑", "⚑", "▲"]), g.choice(["●", "✱"])
bg = lambda n: f"\x1b[48;5;{n}m"
fg = lambda n: f"\x1b[38;5;{n}m"
B = "\x1b[1m"
w = p.cols * wide
left, top = 2, 3
looks = {"#": (" ", ""), "0": (" ", ""), "F": (flag, B + fg(flagged)), "?": ("?", B + fg(mark)), "*": (mine, fg(231 if bare in (235, 233) else 16)), "X": (mine, bg(196) + fg(231)), "x": ("✗", B + fg(flagged))}
for r, c, s in p.each():
    odd = (r + c) % 2
    if s in "#F?x":
        ground = shut2 if odd else shut
    else:
        ground = bare2 if odd and not plain_open else bare
    if at == (r, c):
        ground = 226 if s in "#F?x" else 229
    what, how = looks[s] if s in looks else (s, B + fg(digits[int(s) - 1] if at != (r, c) or bare > 100 else 16))
    if at == (r, c) and s == "?":
        how = B + fg(16)
    if at == (r, c) and s == "F":
        how = B + fg(160)
    t.put(top + r, left + c * wide, bg(ground) + how + (f" {what} " if wide == 3 else f"{what} " if lean else f" {what}"))
wide_bar = max(w, 24)
t.put(1, left, bg(bar) + fg(on_bar) + B + f" {flag} {p.left:<5}".ljust(wide_bar - 7) + f"{p.seconds:>5}s ")
foot = {"playing": "arrows · space · f · esc", "won": "You won! Enter: again", "lost": "Game over. Enter: again"}[p.status]
t.put(top + p.rows + 1, left, (B if p.status != "playing" else "") + foot)
t.run(left, top, wide, 1)
