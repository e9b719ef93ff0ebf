"""Plain print of a beginner's program: letters over the columns, numbers at the rows, a character and a space for each cell, a prompt below."""
from xterm import Xt

t = Xt(
    lambda p: p.cols * 2 + 8, lambda p: p.rows + 9, ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono"], (8, 18), ("7x13", "9x15", "8x13bold", "10x20"),
    ((("#d0d0d0", "#000000"), ()), (("#000000", "#ffffff"), ()), (("#ffb000", "#1a0f00"), ()), (("#e8e8f0", "#300a24"), ()), (("#33ff66", "#06120a"), ())), title="python3 minaret.py", bitmap_share=0.35)
p, g = t.p, t.g
dark = t.scheme[0][1] != "#ffffff"
mono = t.scheme[0][0] in ("#ffb000", "#33ff66") or g.random() < 0.35
shut, empty = g.choice([("#", "."), ("#", " "), ("-", " "), ("+", ".")]) if t.bitmap else g.choice([("■", "."), ("□", " "), ("#", "."), ("■", " "), ("-", " ")])
flag, mine, wrong = g.choice([("F", "*", "X"), ("!", "@", "x"), ("P", "*", "%")])
sgr = ["94" if dark else "34", "92" if dark else "32", "91" if dark else "31", "95" if dark else "35", "33", "96" if dark else "36", "1", "90"]
left, top = 4, 4
t.put(0, 0, f"{p.mines} mines on {p.rows} x {p.cols}, {p.left} to find. Turn {p.seconds % 90 + 1}.")
t.put(top - 2, left, "".join((chr(65 + c) if c < 26 else chr(71 + c)) + " " for c in range(p.cols)))
t.put(top - 1, left - 1, "-" * (2 * p.cols + 1))
for r in range(p.rows):
    t.put(top + r, 0, f"{r + 1:>2}|")
for r, c, s in p.each():
    ch = {"#": shut, "0": empty, "F": flag, "*": mine, "X": mine, "x": wrong}.get(s, s)
    style = ""
    if s in "12345678" and not mono:
        style = f"\x1b[{sgr[int(s) - 1]}m"
    elif s in "F?":
        style = "\x1b[1m" if mono else "\x1b[1;93m" if dark else "\x1b[1;31m"
    elif s in "Xx":
        style = "\x1b[7m" if s == "X" else "\x1b[1m" if mono else "\x1b[1;31m"
    t.put(top + r, left + 2 * c, style + ch)
t.put(top + p.rows + 1, 0, {"playing": "Where to (e.g. b7, or fb7 for a flag)? ", "won": "You win! Play again (y/n)? ", "lost": "BOOM. Play again (y/n)? "}[p.status])
t.run(left - 0.5, top, 2, 1)
