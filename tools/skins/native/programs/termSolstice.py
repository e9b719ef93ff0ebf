"""Two characters a cell on a solarized ground, the cursor a pair of brackets around its cell; the score and the keys in a column beside the board."""
from xterm import Xt

SOL = ("#073642", "#dc322f", "#859900", "#b58900", "#268bd2", "#d33682", "#2aa198", "#eee8d5", "#586e75", "#cb4b16", "#93a1a1", "#657b83", "#839496", "#6c71c4", "#93a1a1", "#fdf6e3")
GRU = ("#282828", "#fb4934", "#b8bb26", "#fabd2f", "#83a598", "#d3869b", "#8ec07c", "#ebdbb2", "#7c6f64", "#fe8019", "#a89984", "#bdae93", "#d5c4a1", "#d3869b", "#8ec07c", "#fbf1c7")
GRUD = ("#fbf1c7", "#9d0006", "#79740e", "#b57614", "#076678", "#8f3f71", "#427b58", "#3c3836", "#a89984", "#af3a03", "#7c6f64", "#665c54", "#504945", "#8f3f71", "#427b58", "#282828")
t = Xt(
    lambda p: p.cols * 2 + 26, lambda p: max(p.rows + 4, 13), ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono"], (9, 20), (),
    [(("#839496", "#002b36"), SOL), (("#657b83", "#fdf6e3"), SOL), (("#ebdbb2", "#282828"), GRU), (("#3c3836", "#fbf1c7"), GRUD)], title=" ~/games/solstice ", bitmap_share=0,
)
p, g = t.p, t.g
ORDER = [34, 32, 31, 95, 33, 36, 91, 37]
if t.scheme[0][1] in ("#fdf6e3",):
    ORDER[7] = 30
fancy = g.random() < 0.75
closed = g.choice(["■", "▣", "□", "▒"]) if fancy else g.choice(["#", "+", "o"])
flag = g.choice(["⚑", "▲", "⚑"]) if fancy else "F"
mine = g.choice(["●", "✶", "*"]) if fancy else "*"
zero = g.choice([" ", "·", "·"]) if fancy else g.choice([" ", "."])
bold = "1;" if g.random() < 0.5 else ""
right = g.random() < 0.65  # the column is at the right
left, top = (3, 2) if right else (22, 2)
at = (g.randrange(p.rows), g.randrange(p.cols))


def cell(s):
    if s in "12345678":
        return f"\x1b[{bold}{ORDER[int(s) - 1]}m{s}\x1b[0m"
    code, glyph = {"#": ("90", closed), "F": ("1;31", flag), "?": ("1;33", "?"), "0": ("90", zero), "*": ("35", mine), "X": ("1;7;31", mine), "x": ("1;35", "✘" if fancy else "x")}[s]
    return f"\x1b[{code}m{glyph}\x1b[0m"


for r in range(p.rows):
    line = ""
    for c, s in enumerate(p.cells[r]):
        here, after = at == (r, c), at == (r, c - 1)
        line += ("\x1b[1m[\x1b[0m" if here else "\x1b[1m]\x1b[0m" if after else " ") + cell(s)
    t.put(top + r, left - 1, line + ("\x1b[1m]\x1b[0m" if at == (r, p.cols - 1) else ""))
x = left + 2 * p.cols + 3 if right else 2
t.put(0, 2, f"\x1b[1msolstice\x1b[0m · {p.cols}×{p.rows}" if fancy else f"\x1b[1msolstice\x1b[0m - {p.cols}x{p.rows}")
for i, (name, value) in enumerate([("mines", p.left), ("time", f"{p.seconds}s"), ("state", {"playing": "open", "won": "won!", "lost": "lost"}[p.status])]):
    t.put(top + i, x, f"{name:<7}\x1b[1m{value}\x1b[0m")
for i, text in enumerate(["move  arrows", "open  space", "flag  f", "undo  u", "quit  q"]):
    t.put(top + 4 + i, x, f"\x1b[90m{text}\x1b[0m")
t.run(left - 0.5, top, 2, 1)
