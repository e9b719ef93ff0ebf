"""The game of the old desktop, rebuilt in text: grey buttons three characters wide with a light left and a dark right and lower edge, counters in red on black either side of a face, its own eight colours for the digits; black or teal all round."""
from xterm import Xt, rgb

LOOKS = [  # outside, face, light, dark, open, rule, name bar (ground, ink)
    ("#008080", "#c0c0c0", "#ffffff", "#808080", "#dadada", "#a8a8a8", ("#000080", "#ffffff")),
    ("#000000", "#c0c0c0", "#ffffff", "#707070", "#dedede", "#b0b0b0", ("#000080", "#ffffff")),
    ("#3a6ea5", "#d4d0c8", "#ffffff", "#808080", "#f0eee8", "#bcb8b0", ("#0a246a", "#ffffff")),
    ("#1c1c1c", "#b4b4b4", "#f4f4f4", "#585858", "#989898", "#808080", ("#404040", "#e8e8e8")),
]
DIGITS = ["#0000ff", "#008000", "#ff0000", "#000080", "#800000", "#008080", "#000000", "#707070"]
t = Xt(lambda p: max(3 * p.cols + 6, 30), lambda p: p.rows + 8, ["DejaVu Sans Mono", "DejaVu Sans Mono", "Liberation Mono"], (9, 22), [], [(("#000000", k[0]), ()) for k in LOOKS], "winmine.py", bitmap_share=0, min_cols=30)
p, g = t.p, t.g
outside, face, bright, dark, ground, rule, bar = next(k for k in LOOKS if k[0] == t.scheme[0][1])
under = g.random() < 0.5  # the lower edge
flag, mine = g.choice([("⚑", "✹"), ("►", "●"), ("P", "*")])
w = 3 * p.cols
left, top = 3, 5
F = rgb(face, True)
for y in range(1, top + p.rows + 1):
    t.put(y, left - 2, F + " " * (w + 4))
t.put(0, left - 2, rgb(bar[0], True) + rgb(bar[1]) + "\x1b[1m" + " Minesweeper".ljust(w + 1)[:w + 1] + "[X]")
t.put(1, left - 2, F + rgb("#000000") + " \x1b[4mG\x1b[24mame  \x1b[4mH\x1b[24melp")
led = lambda n: "\x1b[48;2;0;0;0m\x1b[38;2;255;0;0m\x1b[1m" + (f"{n:03d}" if n >= 0 else f"-{-n:02d}")
t.put(3, left, led(p.left))
t.put(3, left + w - 3, led(p.seconds))
smile = {"playing": g.choice(["☺", ":)"]), "won": "B)", "lost": g.choice(["☹", ":("])}[p.status]
t.put(3, left + w // 2 - 2, rgb("#ffff00", True) + rgb("#000000") + f" {smile} ")
for r, c, s in p.each():
    y, x = top + r, left + 3 * c
    low = "\x1b[4m" if under else ""
    if s in "#F?":
        sign = {"#": " ", "F": flag, "?": "?"}[s]
        ink = {"F": "#e00000", "?": "#000000"}.get(s, dark)
        t.put(y, x, F + low + rgb(bright) + "▏" + rgb(ink) + ("\x1b[24m" if s != "#" else "") + "\x1b[1m" + sign + "\x1b[22m" + low + rgb(dark) + "▕")
        continue
    sign = {"0": " ", "*": mine, "X": mine, "x": "✗"}.get(s, s)
    ink = {"*": "#000000", "X": "#000000", "x": "#d00000", "0": "#000000"}.get(s) or DIGITS[int(s) - 1]
    t.put(y, x, rgb("#ff0000" if s == "X" else ground, True) + rgb(rule) + "▏" + rgb(ink) + "\x1b[1m" + sign + "\x1b[22m ")
t.run(left, top, 3, 1)
