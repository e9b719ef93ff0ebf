"""A curses game with a box-drawing table: every cell between lines, letters above and numbers beside the board, colours of the terminal, a line of keys below."""
from xterm import Xt

SCHEMES = [
    (("#000000", "#ffffff"), ()),
    (("#e5e5e5", "#000000"), ()),
    (("#d3d7cf", "#2e3436"), ("#2e3436", "#cc0000", "#4e9a06", "#c4a000", "#3465a4", "#75507b", "#06989a", "#d3d7cf", "#7d817a", "#ef2929", "#8ae234", "#fce94f", "#729fcf", "#ad7fa8", "#34e2e2", "#eeeeec")),
    (("#ffb000", "#1a1000"), ("#1a1000",) + ("#ffb000",) * 6 + ("#ffb000", "#a06c00") + ("#ffd060",) * 7),
    (("#586e75", "#fdf6e3"), ("#073642", "#dc322f", "#859900", "#b58900", "#268bd2", "#d33682", "#2aa198", "#eee8d5", "#93a1a1", "#cb4b16", "#5f7a00", "#8a6800", "#1f6fb0", "#6c71c4", "#1f8078", "#002b36")),
]
LEFT, TOP = 4, 4
t = Xt(lambda p: LEFT + 4 * p.cols + 3, lambda p: TOP + 2 * p.rows + 5, ["DejaVu Sans Mono"], (10, 15), ("9x18", "10x20"), SCHEMES, "muntin", bitmap_share=0.3)
p, g = t.p, t.g
double = g.random() < 0.3
H, V, X, corners = ("═", "║", "╬", "╔╦╗╠╣╚╩╝") if double else ("─", "│", "┼", "┌┬┐├┤└┴┘")
dim = t.scheme[1][8] if t.scheme[1] else ("#a8a8a8" if t.scheme[0][1] == "#ffffff" else "#707070")
line = f"\x1b[38;2;{int(dim[1:3], 16)};{int(dim[3:5], 16)};{int(dim[5:], 16)}m"
dark = t.scheme[0][1] not in ("#ffffff", "#fdf6e3")
amber = t.scheme[0][0] == "#ffb000"
inks = [94, 92, 91, 95, 93, 96, 97, 37] if dark and not amber else [f"38;5;{n}" for n in (19, 28, 160, 90, 94, 30, 16, 241)]
full = g.choice(["▒▒▒", "▓▓▓", " ▪ ", "███", " # "]) if not t.bitmap else g.choice(["[ ]", " # ", "###"])
shut = g.choice(["\x1b[90m", ""]) if not amber else "\x1b[33m"
if t.bitmap:
    shut = "" if not amber else shut
flag = g.choice(["⚑", "!", "F", "►"]) if not t.bitmap else g.choice(["!", "F"])
mine = g.choice(["*", "●", "@"]) if not t.bitmap else "*"
zero = g.choice([" ", " ", "·"])
labels = g.choice(["letters", "numbers", "none"])


def cell(s):
    if s == "#":
        return shut + full
    if s == "0":
        return f"{line} {zero} "
    if s in "12345678":
        return f"\x1b[1m {s} " if amber else f"\x1b[1;{inks[int(s) - 1]}m {s} "
    if s == "F":
        return f"\x1b[7m {flag} " if amber else f"\x1b[1;97;41m {flag} "
    if s == "x":
        return "\x1b[38;5;16;103m X "
    if s == "?":
        return "\x1b[7m ? "
    if s == "*":
        return f"\x1b[1;{91 if dark else 31}m {mine} "
    return f"\x1b[38;5;16;101m {mine} " if not amber else f"\x1b[7m>{mine}<"


t.put(0, 1, f"\x1b[1mMINES {p.left}/{p.mines}\x1b[0m    TIME {p.seconds:03d}")
if labels != "none":
    for c in range(p.cols):
        t.put(TOP - 2, LEFT + 4 * c + 1, f"{chr(65 + c) if labels == 'letters' and c < 26 else chr(71 + c) if labels == 'letters' else c + 1:>2}")
    for r in range(p.rows):
        t.put(TOP + 2 * r, 0, f"{r + 1:>3}")


def rule(a, b, c):
    return line + a + b.join([H * 3] * p.cols) + c


t.put(TOP - 1, LEFT - 1, rule(*corners[:3]))
for r in range(p.rows):
    t.put(TOP + 2 * r, LEFT - 1, line + V + "".join(f"\x1b[0m{cell(s)}\x1b[0m{line}{V}" for s in p.cells[r]))
    t.put(TOP + 2 * r + 1, LEFT - 1, rule(corners[5], corners[6], corners[7]) if r == p.rows - 1 else rule(corners[3], X, corners[4]))
foot = {"playing": "arrows move  space open  f flag  q quit", "won": "*** You win ***   n new  q quit", "lost": "*** BOOM ***   n new  q quit"}[p.status]
t.put(TOP + 2 * p.rows + 1, 1, foot)
t.run(LEFT - 0.5, TOP - 0.5, 4, 2)
