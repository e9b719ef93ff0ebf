"""A game of a text desktop: a window with a shadow on a coloured screen, menu line above, function keys below, cells of 3 by 1, 4 by 2 or 5 by 3 characters."""
from support import Position
from terminal import Terminal

first = Position()  # the same numbers come again in the terminal: only its room is looked at here
kinds = [(3, 1)] * 2
if first.max_cell >= 30:
    kinds.append((4, 2))
    kinds.append((5, 3))
first.rng.random()
wide, high = first.rng.choice(kinds)
t = Terminal((9, 15), wide, high, extra_cols=8, extra_rows=9)
p = t.position
g = p.rng
g.seed(f"{g.random()} {wide}")
bg = lambda n: f"\x1b[48;5;{n}m"
fg = lambda n: f"\x1b[38;5;{n}m"
BOLD, OFF = "\x1b[1m", "\x1b[0m"
LOOKS = [  # screen, window, its text, cover, cover lit, open, mark, key bar, digits
    (18, 250, 16, 31, 38, 255, 226, 30, [19, 22, 124, 54, 94, 30, 16, 240]),
    (24, 254, 16, 245, 249, 231, 88, 24, [21, 28, 160, 18, 88, 30, 16, 242]),
    (16, 235, 252, 60, 67, 233, 220, 60, [75, 77, 203, 141, 215, 80, 255, 247]),
    (22, 187, 16, 65, 71, 230, 231, 22, [19, 22, 124, 54, 94, 24, 16, 240]),
    (53, 252, 16, 96, 133, 255, 228, 53, [19, 22, 124, 54, 94, 30, 16, 240]),
]
screen, window, text, cover, lit, bare, mark, keys, inks = g.choice(LOOKS)
check = g.random() < 0.6  # two tones of cover in turn, or lines of their own
lined = g.random() < 0.5
flag = g.choice(["⚑", "►", "P"] if t.unicode else ["P", "F", "!"])
mine = g.choice(["●", "☼", "@"] if t.unicode else ["*", "@"])
left, top = 4, 4
w, h = p.cols * wide, p.rows * high
total = max(w + 8, 40)
tall = h + 9


def band(row, col, n, back, fore=text, s=""):
    t.put(row, col, bg(back) + fg(fore) + s.ljust(n)[:n])


t.put(0, 0, "\x1b[?7l")  # what is too long for the line is cut
for row in range(tall + 12):
    band(row, 0, total + 30, screen)
band(0, 0, total + 30, 252, 16, "  Game   Options   Scores   Help")
frame_w = w + 4
for row in range(2, top + h + 1):
    band(row + 1, left - 1 + 1, frame_w, 232)  # the shadow
for row in range(2, top + h + 1):
    band(row, left - 2, frame_w, window)
double = g.random() < 0.5
tl, tr, bl, br, hz, vt = "++++-|" if not t.unicode else "╔╗╚╝═║" if double else "┌┐└┘─│"
title = g.choice([" Mines ", " Minefield ", " tmines 1.3 "])
line = (hz * ((w + 2 - len(title)) // 2) + title).ljust(w + 2, hz)
band(2, left - 2, frame_w, window, text, tl + line[: w + 2] + tr)
face = {"playing": ":-|", "won": "B-)", "lost": "X-("}[p.status]
counts = f"{p.left:03d}".ljust(max(3, w // 2 - 1)) + face
counts = counts.ljust(w - 4) + f"{p.seconds:>4d}" if w > 20 else f"{p.left:03d} {face} {p.seconds}"
band(3, left - 2, frame_w, window, text, vt + " " + counts[:w].ljust(w) + " " + vt)
for r in range(h):
    band(top + r, left - 2, frame_w, window, text, vt + " " * (w + 2) + vt)
band(top + h, left - 2, frame_w, window, text, bl + hz * (w + 2) + br)
for r, c, s in p.each():
    y, x = top + r * high, left + c * wide
    middle = high // 2
    closed = s in "#F?x"
    odd = check and (r + c) % 2
    back = (lit if odd else cover) if closed else 196 if s == "X" else {255: 254, 231: 255, 230: 229, 233: 235}[bare] if odd else bare
    ink = fg(mark if closed else 16 if s == "X" else 255 if bare == 233 and s == "*" else 16)
    sign = s
    if s in "12345678":
        ink = BOLD + fg(inks[int(s) - 1])
    elif s in "#0":
        sign = " "
    elif s == "F":
        sign = flag
        ink = BOLD + ink
    elif s == "?":
        ink = BOLD + fg(231)
    elif s in "*X":
        sign, ink = mine, BOLD + ink
    elif s == "x":
        sign = flag
        back, ink = 160, fg(231)
    for k in range(high):
        if not closed or check:
            edges = ("", "")
        else:
            edges = (fg(lit) + "▌", fg(16) + "▐") if wide > 3 else (fg(lit) + "▏", fg(16) + "▕")
            edges = edges if t.unicode else (fg(lit) + "[", fg(lit) + "]")
        if not closed and lined:
            edges = ("", fg(245 if bare > 200 else 238) + ("│" if t.unicode else "|")) if not check else edges
        room = wide - len([e for e in edges if e])
        body = sign if k == middle else " "
        if s == "x":
            if k == middle and wide >= 3:
                body = "×" + sign if t.unicode else "X" + sign
        pad = wide // 2 - (1 if edges[0] else 0)
        inner = (" " * pad + body).ljust(room)[:room]
        t.put(y + k, x, bg(back) + edges[0] + bg(back) + ink + inner + OFF + bg(back) + edges[1])
word = {"playing": "", "won": " All clear. Well done! ", "lost": " You stepped on a mine. "}[p.status]
if word:
    t.put(top + h + 2, left, bg(255) + fg(124 if p.status == "lost" else 22) + word)
t.put(top + h + 4, 0, "".join(f"{bg(screen)}{fg(255)}{n}{bg(keys if keys != screen else 31)}{fg(255)}{name.ljust(6)}" for n, name in ((" F1", "Help"), (" F2", "New"), (" F3", "Flag"), (" F10", "Quit"))))
t.show(left, top, wide, high)
