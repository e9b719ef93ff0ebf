"""After the widget toolkits for terminals: wide tiles with a bright upper and a dark lower edge, a header and a footer bar."""
from xterm import Xt


def shape(p):
    return (5, 3) if p.max_cell >= 46 else (4, 2) if p.max_cell >= 30 else (2, 1)


SCHEMES = [(("#e0e0e0", "#121212"), ()), (("#e0e0e0", "#1e1e2e"), ()), (("#1f1f1f", "#efefef"), ())]
t = Xt(lambda p: p.cols * shape(p)[0] + 2, lambda p: p.rows * shape(p)[1] + 5, ["DejaVu Sans Mono", "Noto Mono", "Liberation Mono"], (6, 20), [], SCHEMES, "textile", bitmap_share=0)
p, g = t.p, t.g
wide, high = shape(p)
light = t.scheme[0][1] == "#efefef"
face, hi, lo, words = g.choice([("#0178d4", "#4fa8ee", "#004578", "#ffffff"), ("#4c566a", "#6d7a94", "#2e3440", "#eceff4"), ("#5a7d3a", "#83a95c", "#38501f", "#ffffff"), ("#8a5a83", "#b584ae", "#5a3455", "#fff4ff")])
ground = "#e4e4e4" if light else "#24242e"
ink = ["#1565c0", "#2e7d32", "#c62828", "#6a1b9a", "#a84300", "#00767c", "#111111", "#757575"] if light else ["#6ab0ff", "#77d977", "#ff7070", "#c792ea", "#ffb454", "#5ccfe6", "#ffffff", "#9a9aa5"]
flag, mine = g.choice([("⚑", "●"), ("▶", "✱"), ("F", "*")])
amber = "#ffd54a"


def c3(s, back=False):
    r, gg, b = (int(s[i:i + 2], 16) for i in (1, 3, 5))
    return f"\x1b[{48 if back else 38};2;{r};{gg};{b}m"


def tile(s, line, odd):
    middle = line == high // 2 if high == 3 else line == 0
    back = face if s in "#F?x" else ground
    if s == "X":
        back = "#d32f2f"
    under = c3(back, True)
    if high > 1 and back == face:
        if line == high - 1:
            return under + c3(lo) + "▁" * wide
        if line == 0 and high == 3:
            return under + c3(hi) + "▔" * wide
    if high == 1 and back == face and odd:
        under = c3(lo, True)
    edge = c3(lo) + "▕" if high > 1 and back == face else " "
    if not middle:
        return under + " " * (wide - 1) + edge
    k, i = " ", words
    if s in "12345678":
        k, i = s, ink[int(s) - 1]
    elif s == "F":
        k, i = flag, amber
    elif s == "?":
        k = "?"
    elif s in "*X":
        k, i = mine, "#111111" if light and s == "*" else "#ffffff"
    elif s == "x":
        k, i = "✗", "#ff5252" if face != "#8a5a83" else "#ffe0e0"
    pad = (wide - 1) // 2  # leaves one column at the right at least
    return under + c3(i) + "\x1b[1m" + " " * pad + k + " " * (wide - 2 - pad) + "\x1b[22m" + edge * (pad < wide - 1)


left, top = 1, 2
bar = c3("#cfd8dc" if light else "#33333f", True)
t.put(0, 0, bar + f" ⭘  Textile Mines   {p.left} left".ljust(t.w - 8)[: t.w - 8] + f"{p.seconds // 60:02d}:{p.seconds % 60:02d}   ")
for r in range(p.rows):
    for line in range(high):
        t.put(top + r * high + line, left, "".join(tile(s, line, (r + c) % 2) + "\x1b[0m" for c, s in enumerate(p.cells[r])))
if p.status != "playing":
    t.put(top + p.rows * high, left, {"won": "You won! 🎉"[:8], "lost": "You lost."}[p.status])
key = c3("#0178d4" if light else "#ffa62b")
t.put(t.h - 1, 0, bar + f" {key}n\x1b[39m New  {key}f\x1b[39m Flag  {key}d\x1b[39m Theme  {key}q\x1b[39m Quit".ljust(t.w + 4 * (len(key) + 5)))
t.run(left, top, wide, high)
