"""Numbers in white on coloured chips, covered cells on a board of two shades; a bar of function keys below, a bar with counters above."""
from xterm import Xt, rgb

LOOKS = [  # ground, ink, cover a, cover b, open a, open b, flag back, chips
    ("#20242c", "#f0f0f0", "#5b6b85", "#66778f", "#2b303a", "#2f3540", "#c0392b", ["#2f6fd0", "#2e8b57", "#c0453a", "#7d4bb0", "#b0641c", "#1f8a90", "#303030", "#7a7a7a"]),
    ("#f4f0e6", "#202020", "#9cb68a", "#a8c296", "#fbf9f2", "#f3efe2", "#d2491e", ["#3c7fc4", "#4d8f3c", "#c8452f", "#7a4fa3", "#a8651d", "#2a8f8f", "#333333", "#777777"]),
    ("#101820", "#e8f4ff", "#0f5f78", "#12698a", "#16222e", "#192735", "#e07b1a", ["#3a86d8", "#3a9d5d", "#d0505a", "#9460c8", "#c07a28", "#2a9aa5", "#5a6470", "#8894a0"]),
    ("#ffffff", "#111111", "#c9c9d6", "#bdbdcc", "#ffffff", "#f6f6fa", "#101010", ["#4a6ee0", "#3d9a4e", "#e0503f", "#8a50c8", "#c07018", "#209a98", "#202020", "#808080"]),
]
t = Xt(lambda p: p.cols * WIDE + 6, lambda p: p.rows * HIGH + 6, ["DejaVu Sans Mono", "Noto Mono", "Liberation Mono"], (6, 26), [], [(("white", "black"), ())], "hopper", bitmap_share=0, min_cols=46) if (WIDE := 3) and (HIGH := 1) else None
p, g = t.p, t.g
ground, ink, ca, cb, oa, ob, fb, chips = g.choice(LOOKS)
chess = g.random() < 0.7
onlyink = g.random() < 0.3
flag = g.choice(["⚑", "F", "▶", "!"])
mine = g.choice(["✹", "*", "●"])
G = rgb(ground, True) + rgb(ink)
W = t.w
bar = rgb(ca, True) + rgb("#ffffff" if ground != "#ffffff" else "#111111")
t.put(0, 0, bar + f" HOPPER   mines {p.left:02d}   time {p.seconds // 60}:{p.seconds % 60:02d}".ljust(W))
top, left = 2, 3
for r, c, s in p.each():
    odd = chess and (r + c) % 2
    shut, bare = rgb(cb if odd else ca, True), rgb(ob if odd else oa, True)
    white = rgb("#ffffff")
    if s == "#":
        k = shut + "   "
    elif s == "0":
        k = bare + "   "
    elif s in "12345678":
        hue = chips[int(s) - 1]
        k = bare + "\x1b[1m" + rgb(hue) + f" {s} " if onlyink and ground != "#101820" and ground != "#20242c" else rgb(hue, True) + "\x1b[1m" + white + f" {s} "
    elif s == "F":
        k = shut + "\x1b[1m" + (rgb(fb) if g.random() < 0 else rgb(fb)) + f" {flag} " if ground in ("#f4f0e6", "#ffffff") else rgb(fb, True) + white + f" {flag} "
    elif s == "?":
        k = shut + rgb("#101010" if ground in ("#f4f0e6", "#ffffff") else "#ffffff") + " ? "
    elif s == "*":
        k = bare + G[len(rgb(ground, True)):] + f" {mine} "
    elif s == "X":
        k = rgb("#ff2020", True) + rgb("#000000") + f" {mine} "
    else:
        k = shut + rgb("#c00000" if ground in ("#f4f0e6", "#ffffff") else "#ffd0d0") + "\x1b[1m ✗ "
    t.put(top + r, left + 3 * c, k)
y = top + p.rows + 1
word = {"playing": "", "won": "Well done!", "lost": "You hit a mine."}[p.status]
t.put(y, 3, G + word)
x = 0
for n, what in (("1", "Help"), ("2", "New"), ("5", "Level"), ("8", "Scores"), ("10", "Quit")):
    t.put(y + 1, x, G + "F" + n + bar + what.ljust(6))
    x += len(n) + 8
t.run(left, top, 3, 1, G)
