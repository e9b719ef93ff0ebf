"""Plain text, no colour at all: a letter over each column, a number before each row, one character a cell with blanks between; a legend under it."""
from terminal import Terminal

t = Terminal((8, 17), 2, 1.0, 12, 10)
p, g = t.position, t.position.rng
SETS = [dict(zip("#0F?*Xx", k)) for k in ([".", " ", "F", "?", "*", "@", "!"], ["#", ".", "P", "?", "*", "X", "%"], ["-", " ", "!", "?", "*", "@", "x"])]
if t.unicode:
    SETS += [dict(zip("#0F?*Xx", k)) for k in (["■", "·", "⚑", "?", "●", "✹", "✗"], ["░", " ", "►", "?", "☼", "◉", "╳"])]
marks = g.choice(SETS)
frame = g.choice(["none", "ascii", "ascii", "bars"])
letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ"
left, top = 6, 4
t.put(0, 1, f"typist: {p.cols} x {p.rows}, {p.mines} mines")
t.put(2, left, " ".join(letters[c] for c in range(p.cols)))
line = "-" * (2 * p.cols + 1)
if frame != "none":
    t.put(3, left - 2, "+" + line + "+" if frame == "ascii" else " " + line)
for r in range(p.rows):
    bar = "" if frame == "none" else "|"
    row = " ".join(marks.get(s, s) for s in p.cells[r])
    t.put(top + r, 1, f"{r + 1:>2}")
    if bar:
        t.put(top + r, left - 2, bar), t.put(top + r, left + 2 * p.cols, bar)
    t.put(top + r, left, row)
if frame != "none":
    t.put(top + p.rows, left - 2, "+" + line + "+" if frame == "ascii" else " " + line)
y = top + p.rows + 2
t.put(y, 1, {"playing": f"{p.left} left. Move (c4, f c4, q)? _", "won": "Well done, the field is clear.", "lost": "You stepped on a mine. Again (y/n)?"}[p.status])
t.put(y + 1, 1, f"{marks['#']} closed  {marks['F']} flag" + (f"  {marks['*']} mine  {marks['X']} hit  {marks['x']} wrong" if p.status == "lost" else ""))
t.show(left - 0.5, top, 2, 1)
