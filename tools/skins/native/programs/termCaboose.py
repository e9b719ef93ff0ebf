"""Boxes of light lines, each four by two characters; shut ones are filled with shade, open ones hold a digit; 256 colours or none."""
from xterm import Xt, rgb

t = Xt(
    lambda p: p.cols * 4 + 5, lambda p: p.rows * 2 + 6, ["DejaVu Sans Mono", "Liberation Mono", "DejaVu Sans Mono"], (5, 13), ("6x13", "6x10", "8x13"),
    ((("#e6e1d3", "#1d2b2a"), ()), (("#202020", "#f6f1de"), ()), (("#f5d9a0", "#2a1a10"), ()), (("#c8d3f5", "#1e2030"), ())), title="caboose", bitmap_share=0.2)
p, g = t.p, t.g
ink, paper = t.scheme[0]
light = paper == "#f6f1de"
colours = [["#1a4fb8", "#2b7a1d", "#c1272d", "#5c2a92", "#9a5200", "#0b737d", "#111111", "#777777"], ["#82aaff", "#a5e075", "#ff757f", "#c099ff", "#ffb86c", "#70e0d8", "#ffffff", "#9aa5b1"]][0 if light else 1]
rule = rgb("#a89f88" if light else "#5a6a70")
fill = rgb("#8a7f66" if light else "#7a8c94")
red = rgb("#c1121f" if light else "#ffcf4a")
mono = g.random() < 0.2
shade = g.choice(["▒▒▒", "███", "░░░", "▓▓▓"])
left, top = 2, 2
t.put(0, 2, f"CABOOSE   mines {p.left}   t={p.seconds}s   {dict(playing='', won='all clear', lost='derailed')[p.status]}")
for r in range(p.rows + 1):
    a, b, c = ("┌", "┬", "┐") if r == 0 else ("└", "┴", "┘") if r == p.rows else ("├", "┼", "┤")
    t.put(top + 2 * r, left, rule + a + b.join(["───"] * p.cols) + c)
    if r < p.rows:
        t.put(top + 2 * r + 1, left, rule + "│" + "│".join(["   "] * p.cols) + "│")
for r, c, s in p.each():
    at = (top + 2 * r + 1, left + 4 * c + 1)
    if s == "#":
        t.put(*at, fill + shade)
    elif s in "F?x":
        t.put(*at, fill + shade[0] + "\x1b[0m" + (red if not mono or s == "x" else "") + "\x1b[1m" + {"F": "F", "?": "?", "x": "X"}[s] + "\x1b[0m" + fill + shade[0])
    elif s in "12345678":
        t.put(*at, " " + ("" if mono else rgb(colours[int(s) - 1])) + "\x1b[1m" + s)
    elif s == "X":
        t.put(*at, rgb("#c1121f", True) + rgb("#ffffff") + "\x1b[1m * ")
    elif s == "*":
        t.put(*at, " \x1b[1m*")
t.put(top + 2 * p.rows + 2, 2, "hjkl move  x dig  f flag  q quit")
t.run(left + 0.5, top + 0.5, 4, 2)
