"""An old Unix game on a terminal of 80 by 24: no colour, the field in the middle of the empty screen, signs two columns apart or three, a status line in standout at the foot and the hardware cursor on the field."""
from xterm import Xt

SCHEMES = [(("black", "white"), ()), (("white", "black"), ()), (("#33ff66", "#041208"), ()), (("#ffb641", "#140d02"), ()), (("#e8e8e8", "#10243e"), ()), (("#222222", "#e9e4d0"), ())]
t = Xt(lambda p: max(80, p.cols * 2 + 8), lambda p: max(24, p.rows + 4), ["Liberation Mono", "Liberation Mono:bold", "DejaVu Sans Mono", "FreeMono:bold"], (8, 14), [], SCHEMES, "xterm", bitmap_share=0, min_cols=80)
p, g = t.p, t.g
cover, zero, flag, mine, wrong = g.choice([(".", " ", "!", "*", "x"), ("-", " ", "F", "*", "X"), (".", " ", "+", "*", "%"), ("o", " ", "F", "@", "X"), ("#", ".", "P", "*", "x"), ("=", " ", "!", "@", "x")])
wide = 3 if p.cols <= 22 and g.random() < 0.35 else 2
w, h = t.w, t.h
left, top = (w - wide * p.cols) // 2 + 1, max(1, (h - 2 - p.rows) // 2)
frame = g.choice(["none", "none", "ascii", "line"]) if h >= p.rows + 5 else "none"
if frame != "none":
    a, b, c_ = ("+", "-", "|") if frame == "ascii" else ("", "─", "│")
    n = wide * (p.cols - 1) + 3
    t.put(top - 1, left - 2, (a or "┌") + b * n + (a or "┐"))
    t.put(top + p.rows, left - 2, (a or "└") + b * n + (a or "┘"))
    for r in range(p.rows):
        t.put(top + r, left - 2, c_)
        t.put(top + r, left - 1 + n, c_)
bold = g.random() < 0.5
for r, c, s in p.each():
    text = {"#": cover, "0": zero, "F": flag, "*": mine, "X": mine, "x": wrong}.get(s, s)
    style = "\x1b[7m" if s == "X" else "\x1b[1m" if bold and s in "F*x?" else ""
    t.put(top + r, left + c * wide, style + text)
name = g.choice(["mines", "MINES", "sweep 1.2", "bomb squad"])
word = {"playing": f"{name}: {p.mines} mines, {p.mines - p.left} marked   (? for help)", "won": f"{name}: all clear in {p.seconds} seconds.  Another game? (y/n)", "lost": f"{name}: BOOM!  Another game? (y/n)"}[p.status]
standout = g.random() < 0.7
t.put(h - 1, 0, ("\x1b[7m" if standout else "") + word + (" " * (w - len(word) - 1) if standout and g.random() < 0.5 else ""))
if top >= 3 and g.random() < 0.5:
    t.put(0, (w - 20) // 2, "M I N E S W E E P E R")
if p.status == "playing" and g.random() < 0.8:
    t.out.append(f"\x1b[{top + g.randrange(p.rows) + 1};{left + wide * g.randrange(p.cols) + 1}H\x1b[?25h")
elif p.status != "playing":
    t.out.append(f"\x1b[{h};{len(word) + 2}H\x1b[?25h")
t.run(left + 0.5 - wide / 2, top, wide, 1)
