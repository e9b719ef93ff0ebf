"""Nordic colours, rounded panels; covered cells are small squares with a space between; figures in a panel at the right."""
from xterm import Xt

NORD = ("#3b4252", "#bf616a", "#a3be8c", "#ebcb8b", "#81a1c1", "#b48ead", "#88c0d0", "#e5e9f0", "#4c566a", "#bf616a", "#a3be8c", "#ebcb8b", "#81a1c1", "#b48ead", "#8fbcbb", "#eceff4")
GRUV = ("#fbf1c7", "#cc241d", "#79740e", "#b57614", "#076678", "#8f3f71", "#427b58", "#7c6f64", "#928374", "#9d0006", "#79740e", "#b57614", "#076678", "#8f3f71", "#427b58", "#3c3836")
TOKYO = ("#15161e", "#f7768e", "#9ece6a", "#e0af68", "#7aa2f7", "#bb9af7", "#7dcfff", "#a9b1d6", "#414868", "#f7768e", "#9ece6a", "#e0af68", "#7aa2f7", "#bb9af7", "#7dcfff", "#c0caf5")
LATTE = ("#5c5f77", "#d20f39", "#40a02b", "#df8e1d", "#1e66f5", "#ea76cb", "#179299", "#acb0be", "#6c6f85", "#d20f39", "#40a02b", "#df8e1d", "#1e66f5", "#ea76cb", "#179299", "#bcc0cc")
SCHEMES = [(("#d8dee9", "#2e3440"), NORD), (("#3c3836", "#fbf1c7"), GRUV), (("#c0caf5", "#1a1b26"), TOKYO), (("#4c4f69", "#eff1f5"), LATTE)]
t = Xt(lambda p: p.cols * 2 + 26, lambda p: max(p.rows + 4, 15), ["DejaVu Sans Mono", "Noto Mono"], (7, 24), [], SCHEMES, "fjord", bitmap_share=0)
p, g = t.p, t.g
cover = g.choice(["■", "□", "▪", "◼", "▢", "●"])
zero = g.choice([" ", " ", "·"])
flag = g.choice(["⚑", "▲", "⚐", "F"])
mine = g.choice(["✱", "*", "☼", "◉"]) if cover != "●" else "*"
ink = dict(zip("12345678", ["34", "32", "31", "35", "33", "36", "1", "90"]))
dim = g.choice(["90", "39", "34"])
if cover == "●" and dim == "39":
    dim = "90"
cursor = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.4 else None
top, left = 1, 2
W = p.cols * 2 + 1
edge = "\x1b[90m"


def panel(row, col, w, h, title):
    t.put(row, col, edge + "╭─ \x1b[0m\x1b[1m" + title + "\x1b[0m " + edge + "─" * (w - len(title) - 5) + "╮")
    for i in range(h):
        t.put(row + 1 + i, col, edge + "│")
        t.put(row + 1 + i, col + w - 1, edge + "│")
    t.put(row + h + 1, col, edge + "╰" + "─" * (w - 2) + "╯")


panel(0, 0, W + 2, p.rows, "fjord")
panel(0, W + 3, 20, 4, "game")
panel(6, W + 3, 20, 5, "keys")
done = sum(s in "012345678" for row in p.cells for s in row) / (p.rows * p.cols - p.mines)
for i, s in enumerate([f"mines   {p.left}", f"time    {p.seconds}s", "\x1b[32m" + "━" * int(done * 16) + edge + "━" * (16 - int(done * 16)), {"playing": "", "won": "\x1b[1;32mcleared!", "lost": "\x1b[1;31mexploded"}[p.status]]):
    t.put(1 + i, W + 5, s)
for i, s in enumerate(["←↓↑→  move", "⏎     reveal", "m     mark", "r     restart", "q     quit"]):
    t.put(7 + i, W + 5, s)
for r in range(p.rows):
    for c, s in enumerate(p.cells[r]):
        k, i = s, "0"
        if s == "#":
            k, i = cover, dim
        elif s == "0":
            k, i = zero, "90"
        elif s in ink:
            i = ink[s]
        elif s == "F":
            k, i = flag, "31"
        elif s == "?":
            i = "33"
        elif s == "*":
            k, i = mine, "1"
        elif s == "X":
            k, i = mine, "1;41;97" if t.scheme[1] in (NORD, TOKYO) else "1;41;30"
        elif s == "x":
            k, i = "✗", "31"
        t.put(top + r, left + 2 * c, f"\x1b[{i}{';7' if cursor == (r, c) else ''}m{k}")
t.run(left - 0.5, top, 2, 1)
