"""A printed listing as of a home computer: letters above, numbers at both sides, one character a cell and a space between; below it the key to the signs and the prompt."""
from xterm import Xt

SCHEMES = ((("#33ff66", "#04140a"), ()), (("#ffb52e", "#140c02"), ()), (("black", "white"), ()), (("#e8e8ff", "#3a33a8"), ()), (("gray90", "black"), ()), (("#202020", "#f4ecd6"), ()))
t = Xt(cols=lambda p: p.cols * 2 + 9, rows=lambda p: p.rows + 11, faces=("DejaVu Sans Mono", "Liberation Mono", "FreeMono", "Noto Mono"), sizes=(11, 20), bitmaps=("9x18", "10x20"), schemes=SCHEMES, title="mines")
p, g = t.p, t.g
shut, zero, flag, ask, mine, hit, wrong = g.choice([
    ("#", ".", "F", "?", "*", "X", "%"),
    (".", " ", "F", "?", "*", "@", "x"),
    ("+", " ", "!", "?", "o", "X", "/"),
    ("■", "·", "P", "?", "*", "#", "%") if not t.bitmap else ("#", "-", "P", "?", "*", "@", "%"),
    (":", " ", "M", "?", "*", "$", "W"),
])
SIGN = {"#": shut, "0": zero, "F": flag, "?": ask, "*": mine, "X": hit, "x": wrong}
bold = g.random() < 0.5
left, top = 4, 4
heads = [chr(65 + c) if c < 26 else chr(97 + c - 26) for c in range(p.cols)]
ruled = g.random() < 0.6
say = lambda row, text: t.put(row, 0, text)
say(0, g.choice(["MINES -- CREATIVE LISTINGS 1983", "*** MINE FIELD ***", "M I N E S   V2"]))
say(1, f"MINES {p.left}   TURN {p.seconds // 4 + 1}")
say(2, "    " + " ".join(heads))
say(3, ("    " + "-" * (2 * p.cols - 1)) if ruled else "")
for r in range(p.rows):
    n = f"{r + 1:2d}"
    row = " ".join(SIGN.get(s, s) for s in p.cells[r])
    t.put(top + r, 0, f"{n} {'|' if ruled else ' '}")
    t.put(top + r, left, ("\x1b[1m" if bold else "") + row)
    t.put(top + r, left + 2 * p.cols - 1, f"{'|' if ruled else ' '} {r + 1}")
end = top + p.rows
say(end, ("    " + "-" * (2 * p.cols - 1)) if ruled else "")
say(end + 1, "    " + " ".join(heads))
say(end + 3, f"{shut}=HIDDEN {flag}=FLAG {mine}=MINE")
if p.status == "lost":
    say(end + 4, f"{hit}=YOU HIT THIS {wrong}=BAD FLAG")
say(end + 5, {"playing": "YOUR MOVE (COL,ROW)? \x1b[7m ", "won": "YOU WIN.  PLAY AGAIN (Y/N)? \x1b[7m ", "lost": "B O O M !  AGAIN (Y/N)? \x1b[7m "}[p.status])
t.run(left - 0.5, top, 2, 1)
