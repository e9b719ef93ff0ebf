"""MINES.BAS: a plain listing of the field with letters or numbers for its columns and rows, one ink, the moves typed before above it and the prompt below."""
from xterm import Xt

SCHEMES = [(("#33ff66", "#001a08"), ()), (("#ffb000", "#1a1000"), ()), (("#f0f0f0", "#0000a8"), ()), (("#c8c8c8", "#000000"), ()), (("#000000", "#ffffff"), ()), (("#a0a0ff", "#40318d"), ())]
wide_of = lambda p: 2 if p.cols > 20 or p.mines % 3 == 0 else 3  # noqa: E731
t = Xt(lambda p: p.cols * wide_of(p) + 9, lambda p: p.rows + 10, ["Liberation Mono", "DejaVu Sans Mono", "Nimbus Mono PS", "Noto Mono"], (11, 18), (), SCHEMES, "mines.bas", bitmap_share=0, min_cols=40)
p, g = t.p, t.g
wide = wide_of(p)
shut = g.choice([".", "#", "-", "+", ":"])
flag = g.choice(["F", "F", "!", "P"])
mine = g.choice(["*", "*", "M", "@"])
zero = g.choice([" ", " ", "0", "_"] if shut != "-" else [" ", "0", " "])
letters = g.random() < 0.6 or p.cols > 26
rule = g.choice([True, False])
lines = []
head = g.choice([["RUN", "*** M I N E S ***"], ["MINEFIELD", "CREATIVE SIMULATIONS 1979"], ["]RUN", f"FIELD OF {p.rows} BY {p.cols}"], ["10 REM MINES", "RUN"]])
lines += head
lines.append(f"{p.mines} MINES, {p.left} NOT MARKED")
lines.append("")
for i, text in enumerate(lines):
    t.put(i, 0, text)
y = len(lines)
left = 5
name = lambda c: (chr(65 + c) if c < 26 else chr(97 + c - 26)) if letters else str((c + 1) % 10)  # noqa: E731
labels = "".join(f"{name(c):>{wide - 1}} " if wide == 2 else f" {name(c)} " for c in range(p.cols))
if not letters and p.cols > 9:  # the tens stand above
    tens = "".join((str((c + 1) // 10) if (c + 1) % 10 == 0 else " ").center(wide) if wide == 3 else (str((c + 1) // 10) if (c + 1) % 10 == 0 else " ") + " " for c in range(p.cols))
    t.put(y, left, tens)
    y += 1
t.put(y, left, labels)
y += 1
if rule:
    t.put(y, left - 1, "+" + "-" * (wide * p.cols))
    y += 1
top = y
for r in range(p.rows):
    t.put(top + r, 0, f"{r + 1:>3} " + ("|" if rule else ""))
    row = ""
    for s in p.cells[r]:
        ch = {"#": shut, "0": zero, "F": flag, "?": "?", "*": mine, "X": "X", "x": "W"}.get(s, s)
        if s == "X":
            ch = f"\x1b[7m{mine}\x1b[27m"
        elif s == "x":
            ch = f"\x1b[7m{flag}\x1b[27m"
        row += f" {ch} " if wide == 3 else f"{ch} "
    t.put(top + r, left, row)
y = top + p.rows + 1
if p.status == "playing":
    t.put(y, 0, g.choice(["YOUR MOVE (ROW, COL)? ", "MARK OR DIG (M/D)? ", "? "]) + "\x1b[7m \x1b[27m")
else:
    t.put(y, 0, "ALL MINES FOUND. WELL DONE!" if p.status == "won" else f"** B O O M **  AFTER {p.seconds} SECONDS")
    t.put(y + 1, 0, g.choice(["READY.", "OK", "]"]) + ("\x1b[7m \x1b[27m"))
t.run(left - (0.5 if wide == 2 else 0), top, wide, 1)
