"""A door of a bulletin board: sixteen colours of a VGA card on black, a banner of block characters above, the field of small squares, plates or dots in a frame half single and half double, bracketed hot keys beneath."""
from xterm import Xt

VGA = ("#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa", "#555555", "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff", "#55ffff", "#ffffff")
t = Xt(lambda p: max(p.cols * 3 + 8, 46), lambda p: p.rows + 12, ["DejaVu Sans Mono", "DejaVu Sans Mono", "Liberation Mono", "FreeMono"], (8, 18), [], [(("#aaaaaa", "#000000"), VGA), (("#aaaaaa", "#000000"), VGA), (("#aaaaaa", "#0000aa"), VGA)], "telnet bbs.example.net", bitmap_share=0, min_cols=50)
p, g = t.p, t.g
blue = t.scheme[0][1] == "#0000aa"
kind = g.choice(["square", "square", "plate", "plate", "dot"])
wide = 3 if kind == "plate" else g.choice([2, 3])
tone = g.choice(["37", "37", "36", "90" if not blue else "37", "33"])
INK = ["96", "92", "91", "95", "93", "36", "97", "37"] if blue else ["94", "92", "91", "95", "93", "96", "97", "37"]
flag, mine = g.choice([("►", "☼"), ("F", "*"), ("¶", "☼"), ("P", "●")])
letters = [  # three lines each
    ("█▀▄▀█", "█ ▀ █", "▀   ▀"), ("█", "█", "▀"), ("█▀▄ █", "█  ▀█", "▀   ▀"), ("█▀▀▀", "█▀▀ ", "▀▀▀▀"), ("█▀▀▀", "▀▀▀█", "▀▀▀▀"),
]
hue = g.choice([("93", "33", "33"), ("96", "36", "34" if not blue else "36"), ("92", "32", "32"), ("97", "37", "90" if not blue else "37"), ("91", "31", "31")])
frame = g.choice(["94", "36", "35", "32"]) if not blue else g.choice(["97", "96", "93"])
left, top = 4, 6
for k in range(3):
    t.put(1 + k, 3, f"\x1b[{hue[k]}m" + "  ".join(letter[k] for letter in letters))
t.put(2, 32, "\x1b[90m" * (not blue) + f"v1.04  Node {g.randint(1, 4)}")
a, b, c, d, s, v = g.choice(["╒╕╘╛═│", "╓╖╙╜─║", "╔╗╚╝═║", "┌┐└┘─│"])
span = p.cols * wide + (wide == 2)
t.put(top - 1, left - 1 - (wide == 2), f"\x1b[{frame}m" + a + s * span + b)
for r in range(p.rows):
    t.put(top + r, left - 1 - (wide == 2), f"\x1b[{frame}m{v}" + " " * span + v)
t.put(top + p.rows, left - 1 - (wide == 2), f"\x1b[{frame}m" + c + s * span + d)
for r, col, s in p.each():
    y, x = top + r, left + col * wide
    sign = {"0": " ", "F": flag, "*": mine, "X": mine, "x": "x"}.get(s, s)
    if kind == "plate":
        if s in "#F?":
            body = "█" if s == "#" else ("\x1b[47;31m" if s == "F" else "\x1b[47;30m") + sign + "\x1b[0m"
            plate = "37" if s != "#" else tone
            t.put(y, x, f"\x1b[{plate}m▐{body}\x1b[{plate}m▌")
            continue
        x += 1
    elif wide == 3:
        x += 1
    colour = "1;" + INK[int(s) - 1] if s in "12345678" else {"#": tone, "0": "0", "F": "1;91" if not blue else "1;93", "?": "1;97", "*": "97", "X": "97;41", "x": "91"}[s]
    t.put(y, x, f"\x1b[{colour}m" + (sign if s != "#" else "■" if kind == "square" else "·"))


def hot(key, rest):
    return f"\x1b[35m[\x1b[93m{key}\x1b[35m]\x1b[36m{rest} "


y = top + p.rows + 2
t.put(y, 3, f"\x1b[37mMines: \x1b[97m{p.left:<4d}\x1b[37mTime left: \x1b[97m{60 - p.seconds // 60} min.  " + {"playing": "", "won": "\x1b[92mField cleared!", "lost": "\x1b[91m*** KABOOM ***"}[p.status])
t.put(y + 1, 3, (hot("O", "pen") + hot("F", "lag") + hot("Q", "uit") if p.status == "playing" else hot("P", "lay again") + hot("S", "cores") + hot("Q", "uit")) + "\x1b[37m: \x1b[7m \x1b[0m")
t.run(left - (0.5 if wide == 2 else 0), top, wide, 1)
