"""Keys with a shadow: each cell is five or four characters by two lines with half-block edges, a dial of progress above."""
from xterm import Xt, rgb

LOOKS = [  # ground, ink, cover, shadow, flagged ink, floor ink, digits
    ("#e9dcc3", "#3a2a18", "#c08a4e", "#7d5527", "#fff3d0", "#bba98a", ["#1c4f9c", "#2c6e22", "#b02418", "#5a2a8a", "#8a4a08", "#0a6a72", "#1a1a1a", "#66604f"]),
    ("#1d1f2b", "#d6dbf0", "#4b5590", "#2b315c", "#ffe066", "#3a3f58", ["#82aaff", "#a5e075", "#ff7b7b", "#d4a1ff", "#ffb86b", "#7fe0e0", "#ffffff", "#a4a9c0"]),
    ("#0c1f14", "#c8f0d0", "#2f7d4a", "#17492a", "#fff176", "#20402c", ["#c8f0d0"] * 8),
    ("#f2f4f8", "#27303f", "#8fa3c4", "#5b6f94", "#9c0d0d", "#c4ccda", ["#27303f"] * 8),
]
HOLD = {}


def wide(p):
    HOLD["w"] = 4 if p.cols > 14 else 5
    return p.cols * HOLD["w"] + 6


t = Xt(wide, lambda p: p.rows * 2 + 7, ["DejaVu Sans Mono", "Noto Mono", "FreeMono"], (6, 20), [], [(("white", "black"), ())], "sundial — 80x24", bitmap_share=0, min_cols=44)
p, g = t.p, t.g
w = HOLD["w"]
n = w - 1
ground, ink, cover, shadow, fink, floor, digits = g.choice(LOOKS)
flag = g.choice(["⚑", "F", "▲"])
G = rgb(ground, True) + rgb(ink)
edge = g.choice(["▀", "▀", "▔"])
dot = g.choice([" ", "·"])
last = (g.randrange(p.rows), g.randrange(p.cols)) if g.random() < 0.4 else None
done = sum(s in "012345678" for row in p.cells for s in row) / max(1, p.rows * p.cols - p.mines)
k = max(10, min(30, t.w - 30))
t.put(0, 2, G + f"☼ {round(done * 100):3d}% " + rgb(cover) + "█" * int(k * done) + rgb(floor) + "░" * (k - int(k * done)) + G + f"  {p.mines - p.left}/{p.mines} marked")
top, left = 2, 3
for r, c, s in p.each():
    y, x = top + 2 * r, left + w * c
    shut = s in "#F?x"
    body = {"#": " ", "0": dot, "F": flag, "x": "✗", "*": "✸", "X": "✸"}.get(s, s)
    if shut:
        hue = rgb(cover, True) + "\x1b[1m" + rgb("#ff4040" if s == "x" and ground in ("#1d1f2b", "#0c1f14") else "#7a0000" if s == "x" else fink)
        t.put(y, x, hue + body.center(n))
        t.put(y + 1, x, G + rgb(shadow) + edge * n)
    elif s == "X":
        t.put(y, x, rgb("#e02020", True) + rgb("#ffffff") + body.center(n))
    else:
        hue = rgb(floor) if s == "0" else rgb(digits[int(s) - 1]) + "\x1b[1m" if s in "12345678" else rgb(ink)
        t.put(y, x, G + hue + body.center(n))
    if last == (r, c) and s in "012345678" and p.status == "playing":
        t.put(y + 1, x, G + rgb(ink) + "▔" * n)
y = top + 2 * p.rows + 1
t.put(y, 2, G + {"playing": "arrows move  space open  f flag  q quit", "won": "The field is clear. Press n.", "lost": "Too late. Press n for a new field."}[p.status])
t.run(left - 0.5, top - 0.25, w, 2, G)
