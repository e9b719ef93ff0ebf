"""A small game in C for any terminal: signs with a blank column between, in which a > (or a > and a <) shows where one stands; a box of plus and minus signs; little colour or none."""
from xterm import Xt

SOL = ("#073642", "#dc322f", "#859900", "#b58900", "#268bd2", "#d33682", "#2aa198", "#eee8d5", "#002b36", "#cb4b16", "#586e75", "#657b83", "#839496", "#6c71c4", "#93a1a1", "#fdf6e3")
SCHEMES = [(("#657b83", "#fdf6e3"), SOL), (("#839496", "#002b36"), SOL), (("#3c3836", "#f9f5d7"), ()), (("gray90", "gray8"), ()), (("black", "white"), ()), (("#b8d8b0", "#101c10"), ())]
t = Xt(lambda p: p.cols * 3 + 6, lambda p: p.rows + 8, ["DejaVu Sans Mono", "Liberation Mono", "FreeMono", "Nimbus Mono PS", "Noto Mono"], (8, 20), ["6x13"], SCHEMES, "nudge", bitmap_share=0.25, min_cols=42)
p, g = t.p, t.g
both = g.random() < 0.4
wide = 3 if both else g.choice([2, 2, 3])
sun = bool(t.scheme[1])
paint = g.random() < 0.7 if sun else g.random() < 0.25
INK = ["34", "32", "31", "35", "33", "36", "39", "39"]
cover, zero = g.choice([("#", " "), (":", " "), ("#", "."), ("~", " "), ("%", " "), ("_", " "), ("=", " ")])
flag, mine, wrong = g.choice([("F", "*", "x"), ("!", "*", "X"), ("P", "o", "X"), ("f", "@", "%")])
spot = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" else None
left, top = 3, 3
edge = "+" + "-" * (wide * p.cols + (0 if both else 1)) + "+"
box = left - 1 if both else left - 2
t.put(0, box, f"Mines: {p.mines}   Flags: {p.mines - p.left}" + (f"   Time: {p.seconds}" if g.random() < 0.5 else ""))
t.put(top - 1, box, edge)
t.put(top + p.rows, box, edge)
for r in range(p.rows):
    t.put(top + r, box, "|")
    t.put(top + r, box + len(edge) - 1, "|")
shift = 1 if both else 0  # of the sign in its cell
for r, c, s in p.each():
    x = left + c * wide + shift
    sign = {"#": cover, "0": zero, "F": flag, "*": mine, "X": mine, "x": wrong}.get(s, s)
    on = ""
    if paint and s in "12345678":
        on = f"\x1b[{INK[int(s) - 1]}m"
    elif s == "F":
        on = "\x1b[31m" if paint else "\x1b[1m"
    elif s == "X":
        on = "\x1b[7m"
    t.put(top + r, x, on + sign)
    if spot == (r, c):
        t.put(top + r, x - 1, "\x1b[1m>")
        if both:
            t.put(top + r, x + 1, "\x1b[1m<")
y = top + p.rows + 1
t.put(y + 1, box, {"playing": "wasd - move, e - open, f - flag, q - quit", "won": "You win! Press any key.", "lost": "Game over! Press any key."}[p.status])
t.run(left + shift + 0.5 - wide / 2, top, wide, 1)
