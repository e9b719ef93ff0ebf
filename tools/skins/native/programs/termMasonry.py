"""Blocks of background colour, several characters wide and two or three lines high, in two tones like a chequered floor; the figure in the middle; a title bar and a foot."""
from xterm import Xt, rgb

t = Xt(
    lambda p: p.cols * 6 + 4, lambda p: p.rows * 3 + 5, ["DejaVu Sans Mono", "Liberation Mono", "Noto Mono"], (6, 13), (),
    [(("#e8e8e8", "#1a1a22"), ()), (("#222222", "#f2efe8"), ()), (("#d6e2d0", "#16201a"), ())], title="masonry — 80x24", bitmap_share=0,
)
p, g = t.p, t.g
paper = t.scheme[0][1]
LOOKS = {  # cover a, cover b, floor a, floor b, inks, sign, flag, hit
    "#1a1a22": [("#4a5a8c", "#43527f", "#262833", "#2b2d39", ["#82aaff", "#a5d86e", "#ff7a85", "#c792ea", "#ffcb6b", "#6fdfe8", "#ffffff", "#9aa0b4"], "#ffffff", "#ffd166", "#c2303c"),
                ("#7a4b3a", "#704434", "#241f1d", "#2a2422", ["#7fb8e6", "#9bcf7a", "#f08070", "#cfa2e0", "#f0bd6a", "#74d4c6", "#ffffff", "#a8a09a"], "#ffe9dc", "#ffe066", "#d02828")],
    "#f2efe8": [("#9fb4a4", "#94aa99", "#faf8f2", "#efebe1", ["#1f4fb0", "#2a7432", "#b92b27", "#5b2a86", "#8a4b08", "#0f6d78", "#1c1c1c", "#6c6c6c"], "#1d2a20", "#9c1c14", "#ef8f86"),
                ("#c4a6b8", "#b99aad", "#fdfbfc", "#f3edf1", ["#2446b8", "#1e7a3e", "#c01f45", "#6a2a9c", "#96500c", "#0d7078", "#202020", "#757575"], "#3a1a2c", "#8e0f3c", "#f59a9a")],
    "#16201a": [("#4f7a54", "#47704c", "#1c2a20", "#213126", ["#8fc7ff", "#b6e88a", "#ff9182", "#dab0ff", "#ffd27a", "#86ece0", "#ffffff", "#a5b3a6"], "#f4fff0", "#ffe45c", "#c4352a")],
}
ca, cb, fa, fb, inks, sign, red, hit = g.choice(LOOKS[paper])
if g.random() < 0.3:
    fb = fa
wide, high = g.choice([(5, 2), (6, 3), (5, 3), (4, 2)])
bold = "\x1b[1m" if g.random() < 0.7 else ""
flag, mine = g.choice([("⚑", "●"), ("►", "✱"), ("F", "*")])
left, top = g.choice([0, 2]), 2
mid = high // 2 if high == 3 else g.choice([0, 1])
corner = g.choice([(-1, -1), (0, 0), (-1, p.cols // 2)])
for r, c, s in p.each():
    even = (r + c) % 2
    back = (ca, cb)[even] if s in "#F?x" else hit if s == "X" else (fa, fb)[even]
    ink, glyph = "#000000", " "
    if s in "12345678":
        ink, glyph = inks[int(s) - 1], s
    elif s in "F":
        ink, glyph = red, flag
    elif s == "?":
        ink, glyph = sign, "?"
    elif s == "x":
        ink, glyph = "#000000" if paper != "#f2efe8" else "#5a0000", "✗"
    elif s in "*X":
        ink, glyph = "#ffffff" if s == "X" and paper != "#f2efe8" else ("#111111" if paper == "#f2efe8" else "#e8e8e8"), mine
    body = glyph.center(wide) if wide != 4 else f" {glyph}  "
    for i in range(high):
        t.put(top + r * high + i, left + c * wide, rgb(back, True) + rgb(ink) + bold + (body if i == mid else " " * wide))
across = max(t.w, left + p.cols * wide)
title = {"playing": f" MASONRY   mines {p.left:02d}   {p.seconds:03d}s", "won": " MASONRY   all clear!", "lost": " MASONRY   ka-boom"}[p.status]
t.put(0, 0, f"\x1b[7m{title.ljust(across)}")
t.put(top + p.rows * high + 1, left, "\x1b[2mclick: dig   right click: flag   q: quit")
t.run(left, top, wide, high)
