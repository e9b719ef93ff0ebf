"""A curses table: every cell of a board drawn with boxes, light, heavy or double lines, a frame of another kind round it; colours of sixteen; a counter line above and words below."""
from xterm import Xt

PALETTES = [
    ("#000000", "#cd3131", "#0dbc79", "#e5e510", "#4f8ff0", "#d070d0", "#11a8cd", "#e5e5e5", "#808080", "#f14c4c", "#23d18b", "#f5f543", "#5aa5ff", "#e08ae0", "#29b8db", "#ffffff"),
    ("#2e3436", "#cc0000", "#4e9a06", "#c4a000", "#3f78c8", "#9060a0", "#06989a", "#d3d7cf", "#707570", "#ef2929", "#8ae234", "#fce94f", "#729fcf", "#c090c0", "#34e2e2", "#eeeeec"),
    ("#fdf6e3", "#c02020", "#5f7a00", "#9a7400", "#1f6fb8", "#b0307a", "#1f8078", "#30393c", "#8a9a9a", "#d03010", "#4f6a00", "#8a6500", "#1a60a8", "#6055b0", "#167068", "#101010"),
]
SCHEMES = [(("#e5e5e5", "#000000"), PALETTES[0]), (("#d3d7cf", "#1c2022"), PALETTES[1]), (("#30393c", "#fdf6e3"), PALETTES[2]), (("#e5e5e5", "#0a1a3a"), PALETTES[0])]
pitch_of = lambda p: 4 if p.cols < 26 or p.mines % 2 else 3  # noqa: E731
t = Xt(lambda p: p.cols * pitch_of(p) + 6, lambda p: p.rows * 2 + 7, ["DejaVu Sans Mono", "Liberation Mono", "FreeMono"], (10, 15), (), SCHEMES, "cloister", bitmap_share=0, min_cols=36)
p, g = t.p, t.g
pitch = pitch_of(p)
plain = g.random() < 0.35  # only what an old terminal has
inner = pitch - 1
LINES = {  # horizontal, vertical, cross, corners (tl, tr, bl, br), tees (top, bottom, left, right)
    "light": "\u2500\u2502\u253c\u250c\u2510\u2514\u2518\u252c\u2534\u251c\u2524",
    "heavy": "\u2501\u2503\u254b\u250f\u2513\u2517\u251b\u2533\u253b\u2523\u252b",
    "double": "\u2550\u2551\u256c\u2554\u2557\u255a\u255d\u2566\u2569\u2560\u2563",
    "framed": "\u2500\u2502\u253c\u2554\u2557\u255a\u255d\u2564\u2567\u255f\u2562",
    "ascii": "-|+++++++++",
}
kind = g.choice(["light", "light", "double", "framed", "ascii"]) if plain else g.choice(["light", "light", "heavy", "double", "framed", "ascii"])
h, v, cross, tl, tr, bl, br, tt, tb, te, tw = LINES[kind]
rim_h, rim_v = ("\u2550", "\u2551") if kind == "framed" else (h, v)
ruled = g.choice([90, 90, 37, 36, 34])
sign = g.choice(["\u2592" * inner, "\u2591" * inner, "#", "\u25a0", "\u2588" * inner] if not plain else ["\u2592" * inner, "#", ".", "\u2592" * inner])
flag, mine, hit = g.choice([("F", "*", "*"), ("P", "@", "@"), ("!", "*", "*")] if plain else [("F", "*", "*"), ("\u25b6", "\u25cf", "\u25cf"), ("P", "\u263c", "\u263c"), ("\u25b2", "\u25c6", "\u25c6")])
tones = g.choice([[94, 32, 91, 95, 33, 36, 97, 37], [34, 32, 31, 35, 33, 36, 37, 90], [96, 92, 91, 95, 93, 94, 97, 37]])
cover = g.choice([90, 37, 36, 33]) if len(sign) == inner else g.choice([37, 90, 36])
dim = g.random() < 0.2 and sign != "."
left, top = g.choice([1, 2, 3]), g.choice([2, 3])
line = lambda a, b, c, d: a + c.join([b * inner] * p.cols) + d  # noqa: E731
R = f"\x1b[{ruled}m"


def middle(text):
    return text if len(text) == inner else f" {text} " if inner == 3 else f"{text} "


for r in range(p.rows):
    t.put(top + 2 * r, left, R + (line(tl, rim_h, tt, tr) if r == 0 else line(te, h, cross, tw)))
    row = ""
    for c, s in enumerate(p.cells[r]):
        row += R + (rim_v if c == 0 else v) + "\x1b[0m"
        if s == "#":
            row += f"\x1b[{cover}m{middle(sign)}"
        elif s in "F?x":
            back = "" if len(sign) < inner else f"\x1b[{cover + 10 if cover != 90 else 100}m"
            text = {"F": flag, "?": "?", "x": "X" if plain else "\u2717"}[s]
            ink = {"F": 31, "?": 93 if not back else 30, "x": 91}[s] if not back else {"F": 31, "?": 30, "x": 31}[s]
            if back and cover == 90:
                ink = {"F": 93, "?": 97, "x": 91}[s]
            if s == "x":
                back, ink = "\x1b[41m", 97
            if t.scheme[1] is PALETTES[2] and back and s in "F?":
                ink = {"F": 31, "?": 97}[s]
                back = ""
            row += f"{back}\x1b[1;{ink}m{middle(text)}"
        elif s in "*X":
            row += ("\x1b[1;97;101m" if s == "X" else "\x1b[1;97m") + middle(hit if s == "X" else mine)
        elif s == "0":
            row += "\x1b[90m" + middle("\u00b7" if dim else " ")
        else:
            row += f"\x1b[1;{tones[int(s) - 1]}m" + middle(s)
        row += "\x1b[0m"
    t.put(top + 2 * r + 1, left, row + R + rim_v)
t.put(top + 2 * p.rows, left, R + line(bl, rim_h, tb, br))
t.put(0, left, f"\x1b[1mMINES {p.left:3d}\x1b[0m   TIME {p.seconds:3d}" + (f"   {p.cols}x{p.rows}" if p.cols * pitch > 34 else ""))
says = {"playing": g.choice(["arrows, SPACE digs, M marks, Q quits", "[d]ig [m]ark [q]uit"]), "won": "\x1b[1;32mYou cleared the field. Again? (y/n)", "lost": "\x1b[1;31mKABOOM! Another game? (y/n)"}[p.status]
t.put(top + 2 * p.rows + 1 + g.choice([0, 1]), left, says)
t.run(left + 0.5, top + 0.5, pitch, 2)
