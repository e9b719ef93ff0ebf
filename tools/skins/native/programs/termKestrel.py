"""ncurses, C of 2003: dots for covers two columns apart in a line-drawing window, eight colour pairs, the cursor in reverse video, keys at the right or below."""
from xterm import Xt

TANGO = "#2e3436 #cc0000 #4e9a06 #c4a000 #5a86c8 #9a6fa4 #06989a #d3d7cf #555753 #ef2929 #8ae234 #fce94f #729fcf #ad7fa8 #34e2e2 #eeeeec".split()
VGA = "#000000 #aa0000 #00aa00 #aa5500 #0000aa #aa00aa #00aaaa #aaaaaa #555555 #ff5555 #55ff55 #ffff55 #5555ff #ff55ff #55ffff #ffffff".split()
PASTE = "#3b3228 #c94f4f #6a8c32 #b98a1d #3f6fa8 #9a5a94 #3f8f8a #6a5f50 #8a7d6a #d85f5f #7aa03c #d09c2a #5080bc #ac6ca6 #4fa29c #2a231b".split()
SCHEMES = [(("#d3d7cf", "#101214"), TANGO), (("#aaaaaa", "#000000"), VGA), (("#2a231b", "#f3ead8"), PASTE), (("white", "black"), ()), (("#1a1a1a", "#ffffff"), PASTE)]
t = Xt(lambda p: 2 * p.cols + 26, lambda p: p.rows + 6, ["DejaVu Sans Mono", "Liberation Mono", "Noto Mono"], (8, 18), ["6x13", "7x13", "8x13", "9x15", "10x20", "9x18"], SCHEMES, "kestrel", bitmap_share=0.4)
p, g = t.p, t.g
light = t.scheme[0][1] in ("#ffffff", "#f3ead8")
cover = g.choice([".", ".", "·" if not t.bitmap else ".", "+", "o"])
empty = " "
flag, mine = g.choice([("F", "*"), ("P", "*"), ("!", "@"), ("f", "*")])
base = 30 if light else 90
pairs = [base + 4, base + 2, base + 1, base + 5, base + 3, base + 6, 39, 39]
bold = g.random() < 0.5
side = g.random() < 0.6
left, top = g.choice([2, 3, 5]), g.choice([2, 3])
w = 2 * p.cols + 1
kind = g.choice(["┌─┐│└┘", "┌─┐│└┘", "╔═╗║╚╝"])
name = "Kestrel"
t.put(0, left - 2, f"\x1b[1m{name} 0.4\x1b[0m   {p.mines - p.left}/{p.mines} flags")
t.put(top - 1, left - 2, kind[0] + kind[1] * w + kind[2])
at = (g.randrange(p.rows), g.randrange(p.cols))
for r, c, s in p.each():
    if s == "X":
        at = (r, c)
for r in range(p.rows):
    t.put(top + r, left - 2, kind[3] + " " * w + kind[3])
for r, c, s in p.each():
    ch = {"#": cover, "0": empty, "F": flag, "*": mine, "X": mine, "x": "X"}.get(s, s)
    if s in "12345678":
        st = [str(pairs[int(s) - 1])] + (["1"] if bold or s == "7" else [])
    else:
        st = {"F": [str(base + 1), "1"], "x": [str(base + 5), "1"], "*": ["1"], "X": ["97" if not light else "30", "41"], "?": [str(base + 3), "1"], "#": ["2"] if bold else []}.get(s, [])
    if (r, c) == at and s != "X" and p.status == "playing":
        st = [q for q in st if q != "2"] + ["7"]
    t.put(top + r, left + 2 * c, (f"\x1b[{';'.join(st)}m" if st else "") + ch)
t.put(top + p.rows, left - 2, kind[4] + kind[1] * w + kind[5])
word = {"playing": f"Time {p.seconds}", "won": "You win! Press n for a new game", "lost": "BOOM! Press n for a new game"}[p.status]
t.put(top + p.rows + 1, left - 2, word)
keys = ["hjkl  move", "space open", "f     flag", "c     chord", "n     new", "q     quit"]
if side:
    for i, k in enumerate(keys[:p.rows]):
        t.put(top + i, left + w + 2, k)
else:
    t.put(top + p.rows + 2, left - 2, "hjkl: move  spc: open  f: flag  q: quit")
t.run(left - 0.5, top, 2, 1)
