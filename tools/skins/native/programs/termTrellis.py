"""Coloured grounds two or three rows high without lines between them: covered cells stand as blocks with a half-block foot, open ones lie dark or pale."""
from xterm import Xt, rgb

SCHEMES = [(("#e5e5e5", "#17191c"), ()), (("#202020", "#f7f4ec"), ()), (("#e0dff5", "#191627"), ()), (("#eaf2e3", "#15241a"), ())]
t = Xt(lambda p: p.cols * 4 + 4, lambda p: p.rows * 2 + 6, ["DejaVu Sans Mono", "Liberation Mono", "DejaVu Sans Mono"], (6, 18), ["6x10", "6x13", "7x14"], SCHEMES, "trellis", bitmap_share=0)
p, g = t.p, t.g
paper = t.scheme[0][1]
light = paper == "#f7f4ec"
PAIRS = {"#17191c": [("#4f6d8f", "#3a5473"), ("#7a5c3e", "#60472e"), ("#5a5a66", "#464650")], "#f7f4ec": [("#9db8a0", "#86a58a"), ("#c9a27c", "#b68c63"), ("#9fb3d1", "#869dc0")],
         "#191627": [("#6a4f9c", "#54407e"), ("#3f6f8f", "#315a75")], "#15241a": [("#4c7a52", "#3b6341"), ("#7d7a3d", "#65622f")]}
a, b = g.choice(PAIRS[paper])
checks = g.random() < 0.5
foot = g.random() < 0.6
checks = checks or not foot
ink = ["#1f4fc0", "#1e7a34", "#c62828", "#6a2a9c", "#9c5200", "#00737a", "#111111", "#8a857a"] if light else ["#7fb6ff", "#86e08c", "#ff8a80", "#cfa6ff", "#ffc070", "#70e0dc", "#ffffff", "#9a9da3"]
bare = ["#ffffff", "#f0ece0"] if light else [{"#17191c": "#24272c", "#191627": "#251f3a", "#15241a": "#1d3023"}[paper], {"#17191c": "#1f2226", "#191627": "#211c33", "#15241a": "#1a2a1f"}[paper]]
flag, mine, wrong = g.choice([("⚑", "●", "✗"), ("▶", "✱", "✗"), ("F", "*", "x"), ("†", "☼", "×")])
mark = "#d01c1c" if light else "#ffdd55"
dark = "#1c1c1c" if light else "#ffffff"


def cell(r, c, s):
    """The two lines of a cell."""
    chess = (r + c) % 2 if checks else 0
    if s in "012345678*X":
        ground = "#d8342b" if s == "X" else bare[(r + c) % 2]
        k = {"0": " ", "*": mine, "X": mine}.get(s, s)
        col = ink[int(s) - 1] if s in "12345678" else "#ffffff" if s == "X" else dark
        first = rgb(ground, True) + rgb(col) + "\x1b[1m" + f" {k}  " + "\x1b[0m"
        return first, rgb(ground, True) + "    \x1b[0m"
    ground = b if chess else a
    k = {"#": " ", "F": flag, "x": wrong}.get(s, s)
    col = mark if s == "F" else dark if s == "?" else "#ff3b30" if not light else "#a00000"
    first = rgb(ground, True) + rgb(col) + "\x1b[1m" + f" {k}  " + "\x1b[0m"
    if foot:
        shade = "#" + "".join(f"{int(int(ground[i:i + 2], 16) * 0.62):02x}" for i in (1, 3, 5))
        return first, rgb(ground, True) + rgb(shade) + "▄▄▄▄\x1b[0m"
    return first, rgb(ground, True) + "    \x1b[0m"


left, top = 2, 2
t.put(0, left, f"\x1b[1mtrellis\x1b[0m  {mine} {p.left}   {p.seconds}s   " + {"playing": "", "won": "— solved", "lost": "— lost"}[p.status])
for r in range(p.rows):
    lines = [cell(r, c, s) for c, s in enumerate(p.cells[r])]
    for i in (0, 1):
        t.put(top + 2 * r + i, left, "".join(x[i] for x in lines))
t.put(top + 2 * p.rows + 1, left, "arrows move · space opens · f flags · q leaves" if t.w > 50 else "space opens · f flags · q leaves")
t.run(left, top, 4, 2)
