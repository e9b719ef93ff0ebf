"""Covered cells are lozenges of colour with air between them on the bare ground, or, where there is room, little cards with rounded corners laid on a table; opened ones are only a figure on the table."""
from support import Position
from xterm import Xt, rgb

before = Position()
before.rng.seed(f"lozenge{before.rng.random()}")
card = before.max_cell >= 44 and before.rng.random() < 0.65
wide, high = (5, 3) if card else (4, 2)
LOOKS = [  # table, text, lozenge, sign on it, faint, flag, hit, digits
    ("#0f2d1f", "#e6f2e0", "#c9a24a", "#2a1c00", "#3f7a5e", "#c01818", "#e04030", ["#8ec8ff", "#a8e890", "#ff9c90", "#d8b0ff", "#ffd080", "#80e8e0", "#ffffff", "#a8bcb0"]),
    ("#fbfaf6", "#262626", "#c5cbd3", "#202428", "#b0b0a8", "#c22020", "#d83020", ["#1d4fc4", "#1f7a30", "#c42a20", "#5a2890", "#8a4808", "#08707c", "#141414", "#787878"]),
    ("#171a2b", "#cdd3ee", "#7a88cf", "#0c0f1c", "#4a5484", "#7a0020", "#f0506a", ["#82b0ff", "#90e0a0", "#ff8888", "#d0a0ff", "#ffc070", "#70e0e0", "#ffffff", "#9098b8"]),
    ("#000000", "#d0d0d0", "#e07b39", "#1c0a00", "#5a5a5a", "#ffffff", "#ff3030", ["#6fb0ff", "#70dc70", "#ff7070", "#c890ff", "#ffd060", "#60dcdc", "#ffffff", "#9a9a9a"]),
    ("#f2e6ef", "#35202f", "#b0719c", "#ffffff", "#bfa2b8", "#fff080", "#c81e4a", ["#2348b4", "#20702c", "#b81c28", "#5c1f8c", "#804000", "#086870", "#1a1016", "#746a70"]),
]
t = Xt(lambda p: p.cols * wide + 6, lambda p: p.rows * high + 6, ["DejaVu Sans Mono", "Noto Sans Mono", "DejaVu Sans Mono"], (5, 22), (), [((k[1], k[0]), ()) for k in LOOKS], "lozenge", bitmap_share=0)
p, g = t.p, t.g
table, text, body, on, faint, red, hit, digits = next(k for k in LOOKS if k[0] == t.scheme[0][1])
zero = g.choice(["·", "·", "-"])
flag, mine = g.choice(["⚑", "▲", "F"]), g.choice(["●", "*", "✸"])
outlined = g.random() < 0.5  # cards as outlines, or filled
bold = g.choice(["", "\x1b[1m"])
left, top = 2, 3


def sign(s):
    if s in "12345678":
        return s, digits[int(s) - 1]
    return {"#": (" ", on), "0": (zero, faint), "F": (flag, red), "?": ("?", on), "*": (mine, text), "X": (mine, "#ffffff"), "x": ("✗", red)}[s]


for r, c, s in p.each():
    y, x = top + r * high, left + c * wide
    glyph, colour = sign(s)
    shut = s in "#F?x"
    if not shut:
        back = rgb(hit, True) if s == "X" else ""
        if card:
            t.put(y + 1, x + 1, back + rgb(colour) + bold + f" {glyph} ")
        else:
            t.put(y, x, back + rgb(colour) + bold + f" {glyph} ")
    elif card and outlined:
        tone = rgb(body)
        ink = {"F": hit if red in ("#ffffff", "#fff080", "#7a0020") else red, "x": hit}.get(s, text)
        if table == "#0f2d1f":
            ink = {"F": "#ff6050", "x": "#ff6050"}.get(s, text)
        t.put(y, x, tone + "╭───╮")
        t.put(y + 1, x, tone + "│" + ("░░░" if s == "#" else rgb(ink) + bold + f" {glyph} ") + tone + "│")
        t.put(y + 2, x, tone + "╰───╯")
    elif card:
        t.put(y, x, rgb(body, True) + rgb(on) + "╭───╮")
        t.put(y + 1, x, rgb(body, True) + rgb(on) + "│" + rgb(colour) + bold + f" {glyph} \x1b[22m" + rgb(on) + "│")
        t.put(y + 2, x, rgb(body, True) + rgb(on) + "╰───╯")
    else:
        t.put(y, x, rgb(body, True) + rgb(colour) + bold + f" {glyph} ")
head = f"{flag} {p.left}    {p.seconds // 60}:{p.seconds % 60:02d}"
t.put(0, left, "\x1b[1mlozenge\x1b[22m  " + head)
t.put(1, left, rgb(faint) + "─" * max(20, p.cols * wide - 1))
t.put(top + p.rows * high + 1, left, rgb(text) + {"playing": "←↑↓→ move · space open · f flag · esc quit", "won": "well played", "lost": "that was a mine"}[p.status])
if card:
    t.run(left, top, wide, high)
else:
    t.run(left - 0.5, top - 0.5, wide, high)
