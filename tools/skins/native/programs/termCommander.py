"""A terminal game dressed as a file manager of DOS days: coloured panels within a double frame, menu on top, function keys at the bottom; cells two or three columns wide."""
from terminal import Terminal

PANELS = [  # panel, frame, cover pair, open, digits (256 colours), flag, mine, alarm, bar (text, ground)
    (18, 51, (31, 31), 18, [123, 120, 210, 219, 214, 87, 231, 250], 226, 231, 160, (16, 44)),
    (18, 231, (250, 250), 18, [231] * 8, 160, 231, 196, (16, 250)),
    (235, 246, (242, 240), 235, [75, 114, 203, 177, 215, 80, 231, 248], 220, 231, 160, (231, 24)),
    (230, 94, (180, 179), 230, [20, 28, 160, 54, 94, 30, 16, 242], 124, 16, 209, (230, 94)),
    (22, 157, (34, 28), 22, [159, 157, 217, 225, 222, 123, 231, 252], 226, 231, 160, (16, 150)),
    (254, 240, (110, 109), 254, [19, 22, 124, 54, 130, 23, 16, 240], 196, 16, 210, (254, 60)),
]
t = Terminal((9, 17), 3, 1.15, 8, 8)
p = t.position
g = p.rng
panel, frame, covers, floor, inks, flag_ink, mine_ink, alarm, (bar_text, bar) = g.choice(PANELS)
wide = g.choice([2, 3, 3])
alone = g.random() < 0.6
dot = g.choice([" ", " ", "·"]) if t.unicode else " "
flag = g.choice(["⚑", "►", "P", "!"]) if t.unicode else g.choice(["P", "!"])
mine = g.choice(["☼", "●", "*"]) if t.unicode else g.choice(["*", "@"])
fg = lambda n: f"\x1b[38;5;{n}m"
bg = lambda n: f"\x1b[48;5;{n}m"
pad = lambda s: f" {s} " if wide == 3 else f" {s}"
light_cover = covers[0] in (250, 180, 110, 34, 31)
left, top = 3, 3
inner = p.cols * wide
nw, ne, sw, se, h, v = "╔╗╚╝═║" if t.unicode else "++++-|"
side = {"playing": f" {p.left} left ", "won": " CLEARED ", "lost": " BOOM "}[p.status]
full = max(inner + 6, 40) + 2
t.put(0, 0, fg(bar_text) + bg(bar) + "  Left   File   Mines   Options   Right".ljust(full)[:full])
title = f" {p.rows}x{p.cols} "
t.put(top - 1, left - 1, fg(frame) + bg(panel) + nw + title.center(inner, h) + ne)
for r in range(p.rows):
    text = fg(frame) + bg(panel) + v
    for c in range(p.cols):
        s = p.cells[r][c]
        cover = covers[0 if alone else (r + c) % 2]
        ink = 16 if light_cover else 231
        if s == "#":
            text += fg(ink) + bg(cover) + pad(" ")
        elif s == "F":
            text += "\x1b[1m" + fg(flag_ink) + bg(cover) + pad(flag) + "\x1b[22m"
        elif s == "?":
            text += "\x1b[1m" + fg(ink) + bg(cover) + pad("?") + "\x1b[22m"
        elif s == "x":
            text += "\x1b[1m" + fg(16) + bg(208) + pad("x") + "\x1b[22m"
        elif s in "*X":
            text += "\x1b[1m" + fg(mine_ink if s == "*" else 231 if alarm in (160, 196) else 16) + bg(floor if s == "*" else alarm) + pad(mine) + "\x1b[22m"
        elif s == "0":
            text += fg(frame) + bg(floor) + pad(dot)
        else:
            text += "\x1b[1m" + fg(inks[int(s) - 1]) + bg(floor) + pad(s) + "\x1b[22m"
    t.put(top + r, left - 1, text + fg(frame) + bg(panel) + v)
t.put(top + p.rows, left - 1, fg(frame) + bg(panel) + sw + side.center(inner, h) + se)
keys = "".join(f"\x1b[0m{n}{fg(bar_text)}{bg(bar)}{name:<6}" for n, name in enumerate(["Help", "Flag", "Open", "Hint", "New", "Quit"], 1))
t.put(top + p.rows + 2, 0, keys)
t.show(left, top, wide, 1)
