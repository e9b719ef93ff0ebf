"""A field of bars and underlines as in the days of teletypes: |_|_|1|F|, each cell one or three characters between bars,
rulers at the top and left; curses attributes for the rest."""
from support import Position
from terminal import Terminal

before = Position()
inner = before.rng.choice([1, 1, 3]) if before.max_cell > 26 else 1
t = Terminal(sizes=(8, 22), wide=inner + 1.1, high=1.1, extra_cols=12, extra_rows=8)
p, g = t.position, t.position.rng
light = t.theme[1] in ("white", "#fdf6e3")
cover = g.choice(["#", "+", "=", "%", "▒" if t.unicode else "#", "█" if t.unicode else "#"])
flag, mine = g.choice(["F" if t.unicode else "P", "P", "!", "⚑" if t.unicode else "!"]), g.choice(["*", "@", "O"])
inks = g.choice([
    None,
    [34, 32, 31, 35, 33, 36, 39, 39] if light else [36, 32, 31, 35, 33, 94, 39, 39],
    [94, 92, 91, 95, 93, 96, 97, 90] if not light else [34, 32, 31, 35, 33, 36, 30, 90],
])
if light and inks:
    inks = [35 if i == 33 else i for i in inks]
bold = "1;" if g.random() < 0.5 else ""
bars = g.choice(["|", "|", ":"])
spot = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.6 else None


def cell(r, c, s):
    ch = {"#": cover, "0": " ", "F": flag, "x": "X", "*": mine, "X": mine}.get(s, s)
    style = "4"
    if s in "12345678" and inks:
        style += f";{bold}{inks[int(s) - 1]}"
    elif s == "F":
        style += ";1;31" if inks else ";1"
    elif s == "x":
        style += ";7;31" if inks else ";7"
    elif s == "X":
        style += ";1;97;41" if inks else ";7"
    if spot == (r, c):
        style += ";7"
    pad = cover if s == "#" and cover in "▒█" else " "
    return f"\x1b[{style}m{pad * (inner // 2)}{ch}{pad * (inner // 2)}\x1b[0m"


left, top = 4, 3
step = inner + 1
t.put(0, 1, f"{g.choice(['MINEFIELD', 'mines.py', '== M I N E S =='])}   {p.left} left   {p.seconds} sec")
ruler = "".join(str((c + 1) % 10).center(inner) + " " for c in range(p.cols))
t.put(1, left, ruler)
t.put(2, left, " ".join(["_" * inner] * p.cols))
for r in range(p.rows):
    t.put(top + r, 0, f"{r + 1:2d}")
    t.put(top + r, left - 1, bars + bars.join(cell(r, c, s) for c, s in enumerate(p.cells[r])) + bars)
t.put(top + p.rows + 1, 1, {
    "playing": "Move (e.g. b4, f b4, q)? _",
    "won": "All mines found. Another game (y/n)? _",
    "lost": "KABOOM! Another game (y/n)? _",
}[p.status])
t.show(left - 0.5, top, step, 1)
