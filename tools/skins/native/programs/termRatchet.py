"""Rust with widgets: every cell a bordered block of its own, five columns by three lines, side by side; the chosen one has a thick border; titled blocks for figures and keys at the right or below."""
from xterm import Xt, rgb

LOOKS = [  # ink, paper, rim of shut, inside of shut, rim of open, chosen, flag, hit, digits
    ("#c8ccd4", "#1c1f24", "#7c8696", "#343a44", "#3a404a", "#ffd866", "#ff6a60", "#d0393e", ["#6cb2ff", "#8ccf7e", "#ff7a70", "#c792ea", "#f2a65a", "#5ccfd6", "#ffffff", "#98a0ac"]),
    ("#e4e4e4", "#000000", "#b0b0b0", None, "#444444", "#ffff00", "#ff4040", "#c00000", ["#5c8cff", "#40d040", "#ff5050", "#d060ff", "#d0a020", "#30d0d0", "#ffffff", "#a0a0a0"]),
    ("#30343c", "#fbfbfa", "#8a94a4", "#dde2ea", "#d4d6d8", "#c06000", "#c8202c", "#f08080", ["#1f4fd0", "#1d7a30", "#c4282c", "#6a2ca0", "#9a5200", "#087880", "#18181c", "#7c828c"]),
    ("#a9b7c6", "#0a1a2a", "#4c7a9c", "#123050", "#1c3852", "#7fffd4", "#ffa04c", "#b83050", ["#70c0ff", "#80e8a0", "#ff8c8c", "#c8a4ff", "#ffc46c", "#6ae4e4", "#ffffff", "#8ca4b8"]),
]
t = Xt(lambda p: p.cols * 5 + 4 + (26 if p.cols < 14 else 0), lambda p: max(p.rows * 3 + 3, 15) if p.cols < 14 else p.rows * 3 + 6, ["DejaVu Sans Mono", "DejaVu Sans Mono", "Noto Mono"], (7, 14), [], [((k[0], k[1]), ()) for k in LOOKS], "ratchet", bitmap_share=0)
p, g = t.p, t.g
ink, paper, rim, fill, dull, chosen, red, hit, digits = next(k for k in LOOKS if (k[0], k[1]) == t.scheme[0])
side = p.cols < 14
corners = g.choice(["┌┐└┘", "┌┐└┘", "╭╮╰╯"])
flag, mine = g.choice([("⚑", "✸"), ("F", "*"), ("▶", "●")])
spot = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" else None
bare = g.random() < 0.3  # opened cells without figures lose their border
left, top = 1, 1


def block(y, x, w, h, title, tone, kind=corners, lines="─│", back=""):
    a, b, c, d = kind
    s, v = lines
    t.put(y, x, back + tone + a + (title + s * w)[: w - 2] + b)
    for k in range(1, h - 1):
        t.put(y + k, x, back + tone + v + " " * (w - 2) + v)
    t.put(y + h - 1, x, back + tone + c + s * (w - 2) + d)


block(0, 0, 5 * p.cols + 2, 3 * p.rows + 2, " Ratchet Mines ", rgb(ink))
for r, c, s in p.each():
    y, x = top + 3 * r, left + 5 * c
    shut = s in "#F?x"
    back = rgb(fill, True) if shut and fill else rgb(hit, True) if s == "X" else ""
    if spot == (r, c):
        block(y, x, 5, 3, "", rgb(chosen), "┏┓┗┛", "━┃", back)
    elif not (bare and s == "0"):
        block(y, x, 5, 3, "", rgb(rim if shut else dull), back=back)
    sign, tone = {"#": (" ", ink), "0": (" ", ink), "F": (flag, red), "?": ("?", ink), "*": (mine, ink), "X": (mine, "#ffffff"), "x": ("✗", red)}.get(s) or (s, digits[int(s) - 1])
    if sign != " ":
        t.put(y + 1, x + 2, back + rgb(tone) + "\x1b[1m" + sign)
word = {"playing": "Playing", "won": "You won", "lost": "You lost"}[p.status]
if side:
    x = 5 * p.cols + 3
    block(0, x, 24, 6, " Stats ", rgb(ink))
    for k, text in enumerate([f"Mines  {p.mines}", f"Flags  {p.mines - p.left}", f"Time   {p.seconds}s", f"State  {word}"]):
        t.put(1 + k, x + 2, text)
    block(6, x, 24, 8, " Keys ", rgb(ink))
    for k, text in enumerate(["arrows  move", "space   reveal", "f       flag", "?       question", "n       new game", "q       quit"]):
        t.put(7 + k, x + 2, rgb(rim) + text)
else:
    y = 3 * p.rows + 2
    block(y, 0, 5 * p.cols + 2, 3, " Stats ", rgb(ink))
    t.put(y + 1, 2, f"{word} | mines {p.mines} | flags {p.mines - p.left} | {p.seconds}s | " + rgb(rim) + "space reveal, f flag, q quit")
t.run(left, top, 5, 3)
