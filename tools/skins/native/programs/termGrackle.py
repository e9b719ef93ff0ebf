"""A tui written in Rust: cells of three characters with a small square for a cover, a round-cornered block whose title holds the count, a bar with the mode below; the chosen cell has a ground of its own."""
from support import SHOWN, Position
from xterm import Xt, rgb

first = Position().rng
first.seed(f"grackle{first.random()}")
LOOKS = [  # ink, paper, line, cover, flag, mine, hit, cursor, bar, digits
    ("#c0caf5", "#1a1b26", "#3b4261", "#565f89", "#f7768e", "#ff9e64", "#db4b4b", "#e0af68", "#7aa2f7", "#7aa2f7 #9ece6a #f7768e #bb9af7 #ff9e64 #7dcfff #c0caf5 #a9b1d6"),
    ("#d8dee9", "#2e3440", "#4c566a", "#7b88a1", "#bf616a", "#ebcb8b", "#bf616a", "#88c0d0", "#81a1c1", "#81a1c1 #a3be8c #e0727c #c79bd0 #d08770 #8fbcbb #eceff4 #aab3c3"),
    ("#e6e1dc", "#161616", "#393939", "#6f6f6f", "#ee5396", "#ff7eb6", "#da1e28", "#f1c21b", "#42be65", "#78a9ff #42be65 #ff8389 #be95ff #ffb066 #3ddbd9 #ffffff #a8a8a8"),
    ("#5c6a72", "#fdf6e3", "#c8c0a5", "#a6b0a0", "#e0382f", "#5c6a72", "#e0382f", "#f0c24d", "#8da101", "#2f7fb8 #6b7f00 #d9342b #b04a95 #c8620f #23866a #3b464c #8a958a"),
]
t = Xt(lambda p: max(p.cols * 3 + 6, 58), lambda p: p.rows + 7, ["DejaVu Sans Mono"], (first.choice([11, 12, 13]), 18), (), [((k[0], k[1]), ()) for k in LOOKS], first.choice(["grackle", "cargo run --release", "Alacritty"]), bitmap_share=0, min_cols=58)
p, g = t.p, t.g
ink, paper, line, cover, red, mine, hit, here, bar, digits = next(k for k in LOOKS if (k[0], k[1]) == t.scheme[0])
digits = digits.split()
if p.status == "won":
    p.cells = [row.replace(p.told, "F") for row in p.cells]
SHOWN["cells"] = p.cells

B = "\x1b[1m"
square = g.choice(["■", "■", "▪", "□"])
looks = {"#": (square, rgb(cover)), "0": (" ", ""), "F": ("⚑", rgb(red)), "?": ("?", B + rgb(here if paper < "#8" else "#b07a00")), "*": ("✱", rgb(mine)), "X": ("✱", B + rgb("#ffffff") + rgb(hit, True)), "x": ("╳", B + rgb(red))}
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" else None
w = p.cols * 3
left, top = max((t.w - w) // 2, 2), 2
name, count = g.choice([" Minesweeper ", " mines "]), f" {p.mines - p.left}/{p.mines} "
if w < len(name) + len(count) + 4:
    name = " "
edge = "─" * (w - 2 - len(name) - len(count))
t.put(top - 1, left - 1, rgb(line) + "╭─" + B + rgb(ink) + name + "\x1b[22m" + rgb(line) + edge + rgb(red) + count + rgb(line) + "─╮")
t.put(top + p.rows, left - 1, rgb(line) + "╰" + "─" * w + "╯")
for r in range(p.rows):
    t.put(top + r, left - 1, rgb(line) + "│")
    t.put(top + r, left + w, rgb(line) + "│")
for r, c, s in p.each():
    what, how = looks[s] if s in looks else (s, B + rgb(digits[int(s) - 1]))
    if at == (r, c):
        how = B + rgb("#1a1a1a") + rgb(here, True)
    t.put(top + r, left + c * 3, f"{how} {what} ")
mode, back = {"playing": (" PLAY ", bar), "won": (" WON ", digits[1]), "lost": (" LOST ", hit)}[p.status]
t.put(top + p.rows + 2, 2, B + rgb(paper) + rgb(back, True) + mode + "\x1b[0m" + rgb(ink) + f"  {p.seconds // 60:02d}:{p.seconds % 60:02d}" + rgb(cover) + f"  {p.cols}×{p.rows}")
t.put(top + p.rows + 3, 2, "".join(rgb(ink) + k + " " + rgb(cover) + what + "   " for k, what in (("←↓↑→", "move"), ("space", "reveal"), ("f", "flag"), ("r", "restart"), ("q", "quit"))))
t.run(left, top, 3, 1)
