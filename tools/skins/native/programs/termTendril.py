"""A text interface of today: a rounded block with its title in the border, cells two or three columns wide and told apart by their ground (a chequer or flat), the cursor's cell lit, a block of facts beside or below, keys in the last line."""
from xterm import Xt, rgb

LOOKS = [  # ink, paper, border, title, cover, cover's other, cover's sign, open, open's other, flag, hit, cursor, digits
    ("#cdd6f4", "#1e1e2e", "#585b70", "#cba6f7", "#45475a", "#3f4154", "#7f849c", "#1e1e2e", "#232334", "#f9e2af", "#d20f39", "#f5c2e7", "#89b4fa #a6e3a1 #f38ba8 #cba6f7 #fab387 #94e2d5 #ffffff #a6adc8"),
    ("#c0caf5", "#1a1b26", "#3b4261", "#7aa2f7", "#364a82", "#324475", "#6f86c8", "#1a1b26", "#1f2130", "#ff9e64", "#db4b4b", "#bb9af7", "#7dcfff #9ece6a #f7768e #bb9af7 #ff9e64 #73daca #ffffff #a9b1d6"),
    ("#e0def4", "#191724", "#524f67", "#ebbcba", "#4a4467", "#443f5f", "#8580a8", "#191724", "#1f1d2e", "#f6c177", "#b4304f", "#9ccfd8", "#9ccfd8 #95d2a0 #eb6f92 #c4a7e7 #f6a177 #6fd0c8 #ffffff #a5a1c0"),
    ("#4c4f69", "#eff1f5", "#9ca0b0", "#8839ef", "#b4bccf", "#aab3c8", "#7a8099", "#eff1f5", "#e6e9ef", "#d20f39", "#e8506a", "#fe640b", "#1e66f5 #2f8a1f #d20f39 #8839ef #b4530a #0f7f86 #11111b #6c6f85"),
    ("#d3c6aa", "#2d353b", "#56635f", "#a7c080", "#4f5b58", "#495552", "#859289", "#2d353b", "#323b41", "#e67e80", "#c8453f", "#dbbc7f", "#7fbbb3 #a7c080 #e67e80 #d699b6 #e69875 #83c092 #ffffff #9da9a0"),
]
wide_of = lambda p: 3 if (p.rows * 7 + p.cols) % 5 < 3 else 2  # noqa: E731
side_of = lambda p: (p.mines + p.cols) % 3 == 0  # noqa: E731
t = Xt(lambda p: p.cols * wide_of(p) + 4 + (24 if side_of(p) else 0), lambda p: p.rows + 5 + (0 if side_of(p) else 3), ["DejaVu Sans Mono", "DejaVu Sans Mono", "Noto Sans Mono"], (11, 18), (), [((k[0], k[1]), ()) for k in LOOKS], "tendril", bitmap_share=0, min_cols=44)
p, g = t.p, t.g
ink, paper, border, title, shut, shut2, sign_tone, bare, bare2, red, hit, lit, digits = next(k for k in LOOKS if (k[0], k[1]) == t.scheme[0])
digits = digits.split()
wide, side = wide_of(p), side_of(p)
sign = g.choice([" ", "\u00b7", "\u2592", "\u25cc", "\u25a0", " "])
flag, mine = g.choice([("\u2691", "\u25cf"), ("\u25b6", "\u2736"), ("\u2691", "\u2739"), ("\u25b2", "\u25c9"), ("!", "*")])
chequer = g.random() < 0.6
spot = (g.randrange(p.rows), g.randrange(p.cols))
B = "\x1b[1m"
W = p.cols * wide


def block(x, y, w, h, name):
    t.put(y, x, rgb(border) + "\u256d\u2500" + rgb(title) + B + f" {name} "[: w - 2] + "\x1b[22m" + rgb(border) + "\u2500" * (w - 3 - len(name)) + "\u256e")
    for i in range(1, h + 1):
        t.put(y + i, x, rgb(border) + "\u2502")
        t.put(y + i, x + w + 1, rgb(border) + "\u2502")
    t.put(y + h + 1, x, rgb(border) + "\u2570" + "\u2500" * w + "\u256f")


left, top = 1 + g.choice([0, 1]), 1 + g.choice([0, 1])
block(left - 1, top - 1, W, p.rows, g.choice(["tendril", "mines", f"{p.cols}x{p.rows}"]) if W > 12 else "mines"[: max(1, W - 4)])
for r, c, s in p.each():
    odd = chequer and (r + c) % 2
    back = (shut2 if odd else shut) if s in "#F?x" else (bare2 if odd else bare)
    tone, glyph = {"#": (sign_tone, sign), "F": (red, flag), "?": (ink, "?"), "0": (ink, " "), "*": (ink, mine), "X": ("#ffffff", mine), "x": (red, "\u2717")}.get(s) or (digits[int(s) - 1], s)
    if s == "X":
        back = hit
    strong = B if s not in "#0" else ""
    text = (glyph * wide if glyph == "\u2592" else f" {glyph} " if wide == 3 else f"{glyph} ") if glyph != " " else " " * wide
    if (r, c) == spot and p.status == "playing":  # brackets, or the ground of the cursor
        if wide == 3:
            text = rgb(lit) + B + "[" + "\x1b[22m" + rgb(tone) + strong + glyph + rgb(lit) + B + "]"
        else:
            tone, back = paper, lit
            text = f"{glyph} " if s not in "#0" else "  " if s == "0" else text
            if s in "0#":  # nothing to read there: an underline in the cell's own ground
                back = (shut if s == "#" else bare)
                text, tone = "\x1b[4m" + text, lit
    t.put(top + r, left + wide * c, rgb(back, True) + rgb(tone) + strong + text)
facts = [(f"{p.left}", "mines left"), (f"{p.seconds // 60:02d}:{p.seconds % 60:02d}", "time"), ({"playing": "running", "won": "cleared!", "lost": "you died"}[p.status], "")]
if side:
    x = left + W + 2
    block(x, top - 1, 20, 3, "stats")
    for i, (value, what) in enumerate(facts):
        t.put(top + i, x + 2, rgb(title) + B + value + "\x1b[22m" + rgb(ink) + " " + what)
    if p.rows > 9:
        block(x, top + 4, 20, 4, "keys")
        for i, (key, what) in enumerate((("hjkl", "move"), ("space", "reveal"), ("f", "flag"), ("q", "quit"))):
            t.put(top + 5 + i, x + 2, rgb(red) + f"{key:6s}" + rgb(ink) + what)
else:
    w = max(W, 38)
    block(left - 1, top + p.rows + 1, w, 1, "stats")
    t.put(top + p.rows + 2, left + 1, "  ".join(rgb(title) + B + v + "\x1b[22m" + rgb(ink) + (" " + n if n else "") for v, n in facts))
    t.put(top + p.rows + 4, left, rgb(border) + "\u2191\u2193\u2190\u2192 move  \u23b5 open  f flag  ? mark  q quit")
t.run(left, top, wide, 1)
