"""Two characters make a tile: [] or <> or :: for a cover, a digit with a blank, |> for a flag, () or ** for a mine; thick ASCII or line-drawing border, figures over the field, a legend at the right or below."""
from xterm import Xt

AMIGA = "#0b0b14 #d8453c #4bb04f #d09a30 #4f7fe0 #b45cc8 #3cb0b0 #bfc3cc #5c6070 #ff6e64 #74e078 #ffd058 #7ca6ff #e08cf4 #66e4e4 #ffffff".split()
CREAM = "#2b2620 #a82a20 #2f6f2a #8a5a0c #244f9c #703488 #14686c #6b6255 #8d8474 #c03a2e #3f8a38 #a06c14 #3060b4 #8844a2 #1c8084 #15120e".split()
SCHEMES = [(("#bfc3cc", "#0b0b14"), AMIGA), (("#bfc3cc", "#242a44"), AMIGA), (("#2b2620", "#efe6d2"), CREAM), (("white", "black"), ()), (("#2b2620", "#dde3ea"), CREAM)]
t = Xt(lambda p: 2 * p.cols + 24, lambda p: p.rows + 6, ["Liberation Mono", "DejaVu Sans Mono", "Noto Mono", "FreeMono"], (8, 19), ["6x13", "7x13", "7x13", "8x13bold", "9x15bold", "10x20", "9x18"], SCHEMES, "marrow 1.1", bitmap_share=0.45)
p, g = t.p, t.g
light = t.scheme[0][1] in ("#efe6d2", "#dde3ea")
cover = g.choice(["[]", "[]", "<>", "::", "##", "()"])
mine = "**" if cover == "()" else g.choice(["()", "**", "@@", "{}"])
flag = g.choice(["|>", "|>", "P ", "F!"])
base = 30 if light else 90
INK = [base + 4, base + 2, base + 1, base + 5, base + 3, base + 6, 39, base if light else 37]
floor = g.choice(["  ", "  ", " .", "  "])
before = g.random() < 0.5  # digit behind or before its blank
hue = g.choice(["", "36", "32", "2", "33"])
cursor = g.choice(["7", "7", "48;5;25;38;5;231", "48;5;214;38;5;16"])
left, top = g.choice([2, 3]), 3
frame = g.choice(["+-+|+-+", "┌─┐│└─┘", "=", "┏━┓┃┗━┛"])
n = 2 * p.cols
if frame == "=":
    frame = "/=\\|\\=/"
t.put(top - 1, left - 1, frame[0] + frame[1] * n + frame[2])
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" else None
for r in range(p.rows):
    t.put(top + r, left - 1, frame[3] + " " * n + frame[3])
for r, c, s in p.each():
    text = {"#": cover, "0": floor, "F": flag, "*": mine, "X": mine, "x": "X>" if flag == "|>" else "XX"}.get(s, (" " + s) if before else (s + " "))
    if text == "P " and before:
        text = " P"
    if s in "12345678":
        sgr = f"{INK[int(s) - 1]};1"
    elif s == "?":
        text, sgr = "??" if g.random() < 0 else cover[0] + "?", f"{base + 5};1"
    else:
        sgr = {"#": hue, "0": "2", "F": f"{base + 1};1", "x": f"{base + 3};1", "*": "1", "X": "41;97;1"}[s]
    if at == (r, c):
        sgr = f"{sgr.replace('2', '') if sgr == '2' else sgr};{cursor}".strip(";") if cursor == "7" else cursor + ";1"
    t.put(top + r, left + 2 * c, (f"\x1b[{sgr}m" if sgr else "") + text)
t.put(top + p.rows, left - 1, frame[4] + frame[5] * n + frame[6])
t.put(0, left - 1, "\x1b[1mM A R R O W\x1b[0m" if g.random() < 0.5 else "Marrow, a game of mines")
t.put(1, left - 1, f"mines {p.mines:<4d} flags {p.mines - p.left:<4d} time {p.seconds}")
legend = [f"{cover} unknown", f"{flag} flag", f"{mine} mine"]
keys = ["w a s d  move", "e  dig", "f  flag", "u  undo", "q  quit"]
if g.random() < 0.6:
    for i, k in enumerate((legend + [""] + keys)[:p.rows]):
        t.put(top + i, left + n + 3, k)
t.put(top + p.rows + 1, left - 1, {"playing": "wasd move, e dig, f flag", "won": "Every mine found - hurrah!", "lost": "Kaboom. Better luck next time."}[p.status])
t.run(left, top, 2, 1)
