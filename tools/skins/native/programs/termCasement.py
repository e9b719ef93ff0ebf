"""Every cell a pane of one table of box-drawing characters, whose first row and column hold letters and numbers; the rim double or heavy, the bars within light, dotted or double; closed panes have blinds: shade, hatching, a lozenge or a knob."""
from xterm import Xt

AMBER = ("#ffb000", "#1a1000")
SCHEMES = [(("#d0d0d0", "#101418"), ()), (("#20242a", "#f4f1e8"), ()), (AMBER, ()), (("#c8d3f5", "#1b1d2b"), ()), (("#e0e0e0", "#002020"), ()), (("#5b4636", "#fdf6e3"), ())]
t = Xt(lambda p: p.cols * 4 + 9, lambda p: p.rows * 2 + 7, ["DejaVu Sans Mono"], (11, 17), (), SCHEMES, "casement", bitmap_share=0, min_cols=54)
p, g = t.p, t.g
light = t.scheme[0][1] in ("#f4f1e8", "#fdf6e3")
mono = t.scheme[0] == AMBER or g.random() < 0.2
B = "\x1b[1m"
# corners and crossings of: rim, after the header, within
kind = g.choice(["double", "double", "heavy", "plain", "dotted"])
SETS = {  # tl, top, top tee, tr, left rim, bar, right rim, left tee, rule, cross, right tee, bl, bottom, bottom tee, br
    "double": "╔═╤╗║│║╟─┼╢╚═╧╝",
    "heavy": "┏━┯┓┃│┃┠─┼┨┗━┷┛",
    "plain": "┌─┬┐│││├─┼┤└─┴┘",
    "dotted": "┏━┯┓┃┊┃┠┈┼┨┗━┷┛",
}
tl, tp, tt, tr, lr, bar, rr, lt, rule, cross, rt, bl, bo, bt, br = SETS[kind]
blind = g.choice(["▓▓▓", "▒▒▒", "╱╱╱", "╳╳╳", " ◈ ", "▐█▌", "░░░", "═══", "[■]"])
flag, mine, wrong = g.choice([("⚑", "✱", "✗"), ("▶", "◉", "✗"), ("▲", "●", "✗"), ("F", "*", "✗")])
if blind == " ◈ ":
    mine = "✱"
zero = g.choice(["   ", "   ", " · "])
dots = [25, 28, 160, 90, 130, 30, 235, 244] if light else [75, 114, 203, 177, 215, 80, 255, 245]
shade = g.choice([66, 60, 95, 101, 65]) if light else g.choice([67, 103, 137, 66, 244])
grid = 250 if light else 239
if kind == "dotted":
    grid = 248 if light else 242


def tint(n):
    return "" if mono else f"\x1b[38;5;{n}m"


def cell(s):
    if s == "#":
        return tint(shade) + blind
    if s in "12345678":
        return tint(dots[int(s) - 1]) + B + f" {s} "
    if s == "0":
        return tint(grid) + zero
    if s == "F":
        return ("\x1b[7m" if mono else f"\x1b[48;5;{223 if light else 52}m\x1b[38;5;{160 if light else 210}m") + B + f" {flag} "
    if s == "?":
        return ("\x1b[4m" if mono else f"\x1b[48;5;{153 if light else 24}m\x1b[38;5;{18 if light else 231}m") + B + " ? "
    if s == "X":
        return ("\x1b[7m" if mono else "\x1b[48;5;196m\x1b[38;5;231m") + B + f"»{mine}«"
    if s == "x":
        return tint(160 if light else 203) + B + f"({wrong})" if not mono else B + f"({wrong})"
    return tint(0 if light else 15) + f" {mine} "


n, m = p.cols, p.rows
G = tint(grid)
x, y = 1, 2
t.put(0, x, B + g.choice(["CASEMENT", "Window Mines", "The Panes"]) + "\x1b[22m" + f"   mines {p.left}   {p.seconds // 60}:{p.seconds % 60:02d}   " + {"playing": "", "won": "all clear!", "lost": "a pane has burst"}[p.status])
labelled = g.random() < 0.7
head = 4 if labelled else 0
if labelled:
    for c in range(n):
        t.put(y - 1, x + head + 4 * c + 2, chr(65 + c) if c < 26 else chr(71 + c))
for r in range(m):
    edge = tl + tt.join([tp * 3] * n) + tr if r == 0 else lt + cross.join([rule * 3] * n) + rt
    t.put(y + 2 * r, x + head, G + edge)
    if labelled:
        t.put(y + 2 * r + 1, x, f"{r + 1:>3d}")
    t.put(y + 2 * r + 1, x + head, G + lr + (G + bar).join(cell(s) + "\x1b[0m" for s in p.cells[r]) + G + rr)
t.put(y + 2 * m, x + head, G + bl + bt.join([bo * 3] * n) + br)
t.put(y + 2 * m + 1, x, {"playing": "move: e.g. C4   flag: !C4   quit: q", "won": "Again? [y/n]", "lost": "Again? [y/n]"}[p.status])
t.run(x + head + 0.5, y + 0.5, 4, 2)
