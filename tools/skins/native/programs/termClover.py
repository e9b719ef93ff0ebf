"""Go, after the search engine's game: grass chequered in two greens, sand beneath it, a darker bar with flag and clock on top, every mine on a ground of its own colour when one is hit; cells of 2x1, 3x1, 4x2 or 5x3 characters."""
from support import SHOWN, Position
from xterm import Xt, rgb

before = Position()
before.rng.seed(f"clover{before.rng.random()}")
kinds = [(2, 1), (3, 1), (3, 1)]
if before.max_cell >= 32:
    kinds += [(4, 2)]
if before.max_cell >= 44:
    kinds += [(5, 3), (5, 3)]
wide, high = before.rng.choice(kinds)
LOOKS = [  # grass, sand, bar, words, digits
    (("#aad751", "#a2d149"), ("#e5c29f", "#d7b899"), "#4a752c", "#ffffff", ["#1976d2", "#388e3c", "#d32f2f", "#7b1fa2", "#e65100", "#00838f", "#424242", "#757575"]),
    (("#aad751", "#a2d149"), ("#e5c29f", "#d7b899"), "#4a752c", "#ffffff", ["#1976d2", "#388e3c", "#d32f2f", "#7b1fa2", "#e65100", "#00838f", "#424242", "#757575"]),
    (("#4f6f9f", "#486793"), ("#23262f", "#272b35"), "#2f4468", "#e8ecf4", ["#6fb7ff", "#7fd88f", "#ff7f7f", "#c99bff", "#ffb566", "#62d6d6", "#f0f0f0", "#a0a6b4"]),
    (("#8ecae6", "#81c1e0"), ("#fdf3dc", "#f7eace"), "#2a6f97", "#ffffff", ["#1d5fbf", "#2b7d36", "#c72c2c", "#6a2a96", "#b05000", "#00727c", "#333333", "#6f6f6f"]),
]
PAPERS = {"#4a752c": ["#1e1e1e", "#ffffff", "#3b5e24"], "#2f4468": ["#16181f", "#1e1e2e"], "#2a6f97": ["#ffffff", "#10202c"]}
GROUNDS = [("#db3236", "#6d191b"), ("#f4840d", "#7a4206"), ("#f4c20d", "#7a6106"), ("#008744", "#004422"), ("#48e6f1", "#247378"), ("#4885ed", "#244376"), ("#b648f2", "#5b2479"), ("#ed44b5", "#76225a")]
look = before.rng.choice(LOOKS)
paper = before.rng.choice(PAPERS[look[2]])
t = Xt(lambda p: p.cols * wide + 6, lambda p: p.rows * high + 6, ["DejaVu Sans Mono", "DejaVu Sans Mono", "Liberation Mono", "Noto Mono"], (8 if high == 1 else 7, 24 if wide == 2 else 18), [], [(("#222222" if paper == "#ffffff" else "#dddddd", paper), ())], before.rng.choice(["clover", "go run .", "gsweep"]), bitmap_share=0, min_cols=36)
p, g = t.p, t.g
grass, sand, bar, words, digits = look
flag, mine = g.choice([("⚑", "●"), ("▲", "●"), ("►", "●")])
rainbow = g.random() < 0.7
if p.status == "lost":  # the mine that was hit is as the others
    SHOWN["cells"] = [row.replace("X", "*") for row in p.cells] if rainbow else p.cells
first = g.random() < 0.3 if wide == 2 else False
left, top = 2, 3
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.5 else None
for r, c, s in p.each():
    dark = (r + c) % 2
    ground, ink, sign = (grass if s in "#F?x" else sand)[dark], "#000000", " "
    if s in "12345678":
        ink, sign = digits[int(s) - 1], s
    elif s == "F":
        ink, sign = "#e63307" if look[2] != "#2f4468" else "#ffce54", flag
    elif s == "?":
        ink, sign = words if look[2] == "#2f4468" else "#20420a" if look[2] == "#4a752c" else "#123", "?"
        ink = "#102030" if ink == "#123" else ink
    elif s == "x":
        ink, sign = "#b00000" if look[2] != "#2f4468" else "#ffb0b0", "✗"
    elif s in "*X":
        if rainbow:
            ground, ink = g.choice(GROUNDS)
        else:
            ground, ink = ("#db3236", "#ffffff") if s == "X" else (sand[dark], "#202020" if look[2] != "#2f4468" else "#e0e0e0")
        sign = mine
    if at == (r, c):  # a lighter ground
        ground = "#" + "".join(f"{min(255, int(ground[i:i + 2], 16) + 34):02x}" for i in (1, 3, 5))
    paint = rgb(ground, True)
    for k in range(high):
        text = sign.center(wide) if wide > 2 else (sign + " " if first else " " + sign)
        if wide == 4:
            text = f" {sign}  "
        t.put(top + r * high + k, left + c * wide, paint + rgb(ink) + "\x1b[1m" + (text if k == (high - 1) // 2 else " " * wide))
n = p.cols * wide
text = f" {flag} {p.left}   ◷ {p.seconds:03d}" if g.random() < 0.6 else f"  {flag} {p.left:<4d} time {p.seconds}"
t.put(top - 2, left, rgb(bar, True) + " " * n)
t.put(top - 1, left, rgb(bar, True) + " " * n)
t.put(top - 2, left, rgb(bar, True) + rgb(words) + "\x1b[1m" + text[:n])
y = top + p.rows * high + 1
t.put(y, left, {"playing": "\x1b[2m↑↓←→ move · space dig · f flag", "won": "\x1b[1mYou won!\x1b[0m press n", "lost": "\x1b[1mGame over\x1b[0m press n"}[p.status])
t.run(left, top, wide, high)
