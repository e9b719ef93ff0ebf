"""In the manner of a mail reader: a key line on top, a status line in colour below, the board between them in three columns a cell; covered cells of shade or of punctuation, low figures half-bright."""
from xterm import Xt

SOFT = ("#1c1c1c", "#d75f5f", "#87af5f", "#d7af5f", "#5f87d7", "#af87d7", "#5fafaf", "#bcbcbc", "#6c6c6c", "#ff8787", "#afd787", "#ffd787", "#87afff", "#d7afff", "#87d7d7", "#ffffff")
INKY = ("#000000", "#a40000", "#2d6b00", "#8a5a00", "#1d3fa8", "#6c2080", "#00646e", "#b0b0b0", "#707070", "#c80000", "#3c8a00", "#a86e00", "#2a55d8", "#8a30a0", "#00808c", "#303030")
t = Xt(
    lambda p: p.cols * 3 + 6, lambda p: p.rows + 6, ["Liberation Mono", "DejaVu Sans Mono", "Noto Mono"], (9, 20), (),
    [(("#bcbcbc", "#1c1c1c"), SOFT), (("#101010", "#e4e4e4"), INKY), (("#000000", "#ffffdd"), INKY), (("#c0c0c0", "#000040"), SOFT)], title="mines@localhost", bitmap_share=0,
)
p, g = t.p, t.g
light = t.scheme[0][1] in ("#e4e4e4", "#ffffdd")
fancy = g.random() < 0.75
closed = g.choice([" ▒ ", "▒▒▒", "░░░", " ▪ "]) if fancy else g.choice([":::", " # ", " + ", " o "])
flag, mine = g.choice([("⚑", "☀"), ("!", "*"), ("¶", "¤"), ("F", "M")]) if fancy else g.choice([("!", "*"), ("F", "M")])
zero = g.choice(["   ", "   ", " - ", " · " if fancy else " . "])
INK = [34, 32, 31, 35, 33, 36, 97 if not light else 30, 90] if light else [94, 92, 91, 95, 93, 96, 97, 90]
left, top = g.choice([1, 3]), 2
at = (g.randrange(p.rows), g.randrange(p.cols)) if g.random() < 0.8 else None
strip = g.choice(["1;93;44", "30;46", "97;45", "7"]) if not light else g.choice(["97;44", "7", "97;42"])


def cell(s, here):
    code, text = {"#": ("0" if light else "37", closed), "F": ("1;31" if light else "1;91", f" {flag} "), "?": ("1", " ? "), "0": ("90", zero), "*": ("1", f" {mine} "), "X": ("1;97;41", f" {mine} "), "x": ("97;45", " x ")}.get(s, ("", ""))
    if s in "12345678":
        n = int(s)
        code, text = ("1;" if n >= 3 else "2;" if n == 1 and not light else "") + str(INK[n - 1]), f" {s} "
    if here:
        code = "7" if s in "#0" else code + ";7"
    return f"\x1b[{code}m{text}\x1b[0m"


across = max(t.w, p.cols * 3 + left)
keys = "q:Quit  o:Open  m:Mark  n:New  ?:Help"
t.put(0, 0, f"\x1b[{strip}m{keys.ljust(across)[:across]}")
for r in range(p.rows):
    t.put(top + r, left, "".join(cell(s, at == (r, c)) for c, s in enumerate(p.cells[r])))
status = f"-- Mines: {p.left}/{p.mines}  [{p.cols}x{p.rows}] --({ {'playing': 'running', 'won': 'cleared', 'lost': 'dead'}[p.status]})"
t.put(top + p.rows + 1, 0, f"\x1b[{strip}m{status.ljust(across - 7, '-')}{p.seconds:>5}s-"[: across + 12])
if p.status != "playing":
    t.put(top + p.rows + 2, 0, "Press n for another field.")
t.run(left, top, 3, 1)
