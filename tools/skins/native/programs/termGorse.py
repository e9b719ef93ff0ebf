"""A curses game: cells of three or four columns and one row, in colour blocks or ruled with bars, status on top, keys at the bottom."""
from terminal import Terminal

SETS = [  # cover, open, digits (256 colours), flag (ink, ground), mark ink, mine (ink), hit ground, text, rule
    (24, 234, [117, 120, 210, 177, 215, 80, 231, 247], (231, 124), 231, 231, 160, 252, 240),
    (250, 255, [20, 28, 160, 54, 94, 30, 16, 242], (160, 250), 16, 16, 203, None, 245),
    (58, 233, [75, 113, 203, 176, 221, 80, 255, 246], (233, 220), 230, 230, 160, 144, 238),
    (96, 236, [230] * 8, (226, 96), 231, 231, 160, None, 242),
    (65, 230, [19, 22, 124, 53, 94, 23, 16, 240], (231, 65), 231, 16, 203, None, 108),
]
t = Terminal((9, 18), 4, 1.1, 6, 7)
p = t.position
g = p.rng
cover, floor, inks, (flag_ink, flag_ground), mark, mine_ink, hit, text_ink, rule = g.choice(SETS)
fg = lambda n: f"\x1b[38;5;{n}m"
bg = lambda n: f"\x1b[48;5;{n}m"
form = g.choice(["blocks3", "blocks4", "blocks3", "ruled"])
wide = 4 if form != "blocks3" else 3
flag = g.choice(["F", "P", "⚑", "►", "!"]) if t.unicode else g.choice(["F", "P", "!"])
mine = g.choice(["*", "●", "@", "☼"]) if t.unicode else g.choice(["*", "@"])
hidden = g.choice([" ", " ", "."]) if not t.unicode else g.choice([" ", " ", "·", "░"])
nothing = " "
bold = "\x1b[1m" if g.random() < 0.7 else ""
left, top = g.choice([2, 3, 4]), g.choice([2, 3])
bar = "│" if t.unicode else "|"
dash = "─" if t.unicode else "-"
framed = form == "ruled" or g.random() < 0.5


def cell(s):
    pad = (lambda x: f" {x} ") if wide == 3 or form == "ruled" else (lambda x: f" {x}  ")
    if s == "#":
        body = fg(mark) + bg(cover) + (("░░░" if form == "ruled" or wide == 3 else "░░░ ") if hidden == "░" and form == "ruled" else pad(hidden if hidden != "░" else " "))
    elif s == "F":
        body = "\x1b[1m" + fg(flag_ink) + bg(flag_ground) + pad(flag)
    elif s == "?":
        body = "\x1b[1m" + fg(mark) + bg(cover) + pad("?")
    elif s == "x":
        body = "\x1b[1m" + fg(16) + bg(208) + pad("x")
    elif s == "*":
        body = fg(mine_ink) + bg(floor) + pad(mine)
    elif s == "X":
        body = "\x1b[1m" + fg(231 if hit == 160 else 16) + bg(hit) + pad(mine)
    elif s == "0":
        body = bg(floor) + pad(nothing)
    else:
        body = bold + fg(inks[int(s) - 1]) + bg(floor) + pad(s)
    return body + "\x1b[0m"


ink = ""
state = {"playing": "", "won": "  YOU WIN", "lost": "  GAME OVER"}[p.status]
t.put(0, left, f"\x1b[7m mines {p.left:>3}  time {p.seconds:>4} \x1b[0m\x1b[1m{state}")
inner = p.cols * 4 - 1 if form == "ruled" else p.cols * wide
if framed:
    a, z, e, f = "┌┐└┘" if t.unicode else "++++"
    line = lambda l, r: fg(rule) + l + dash * inner + r
    t.put(top - 1, left - 1, line(a, z))
    t.put(top + p.rows, left - 1, line(e, f))
for r in range(p.rows):
    join = f"{fg(rule)}{bar}\x1b[0m" if form == "ruled" else ""
    text = join.join(cell(s) for s in p.cells[r])
    if framed:
        text = f"{fg(rule)}{bar}\x1b[0m{text}{fg(rule)}{bar}"
    t.put(top + r, left - (1 if framed else 0), text)
t.put(top + p.rows + 2, left, "\x1b[1marrows\x1b[0m move  \x1b[1mspace\x1b[0m dig  \x1b[1mf\x1b[0m flag  \x1b[1mq\x1b[0m quit")
t.show(left - 0.5 if form == "ruled" else left, top, wide, 1)
