"""A screen of the curses kind in 256 colours: two- or three-column cells with grounds of two tones, a title line, a panel with the keys."""
from terminal import Terminal

W = 3
t = Terminal((8, 17), W, 1.0, 26, 6)
p, g = t.position, t.position.rng
LOOKS = [  # screen, words, cover a, cover b, open a, open b, flag, digits
    (17, 255, 25, 31, 153, 189, 226, [19, 22, 124, 54, 94, 23, 16, 240]),
    (234, 252, 240, 238, 235, 236, 214, [75, 114, 203, 141, 215, 80, 231, 248]),
    (230, 236, 137, 130, 223, 224, 230, [19, 22, 124, 54, 88, 23, 16, 240]),
    (22, 230, 65, 29, 235, 234, 228, [117, 156, 210, 183, 222, 123, 231, 250]),
]
ground, words, ca, cb, oa, ob, fink, digits = g.choice(LOOKS)
cheq = g.random() < 0.6
flag = ("⚑" if t.unicode and g.random() < 0.6 else "P")
mine = "●" if t.unicode and g.random() < 0.5 else "*"
dark = ground == 234 or ground == 22
left, top = 2, 2
side = left + p.cols * W + 2
G = f"\x1b[48;5;{ground}m\x1b[38;5;{words}m"
for y in range(p.rows + 12):
    t.put(y, 0, G + "\x1b[K")
t.put(0, 0, f"\x1b[48;5;{words}m\x1b[38;5;{ground}m" + f" WHARF  {p.cols}x{p.rows}  mines {p.mines}\x1b[K")
for r, c, s in p.each():
    odd = cheq and (r + c) % 2
    shut = s in "#F?x"
    back = (cb if odd else ca) if shut else (ob if odd else oa)
    text, ink = {"#": (" ", words), "0": (" ", words), "F": (flag, fink), "?": ("?", 231), "*": (mine, 231 if dark else 16), "X": (mine, 16), "x": ("X", 16)}.get(s) or (s, digits[int(s) - 1])
    if s == "X":
        back = 196
    if s == "x":
        back = 208
    t.put(top + r, left + c * W, f"\x1b[48;5;{back}m\x1b[38;5;{ink}m\x1b[1m {text} ")
info = [f"Left {p.left:>6}", f"Time {p.seconds:>5}s", "", "arrows  move", "space   dig", "f       flag", "q       quit"]
if p.status != "playing":
    info[2] = {"won": "** CLEARED **", "lost": "** SUNK **"}[p.status]
for i, line in enumerate(info):
    if i < p.rows:
        t.put(top + i, side, G + line)
t.put(top + p.rows + 1, left, G + "n: new game   s: scores   ?: help")
t.show(left, top, W, 1)
