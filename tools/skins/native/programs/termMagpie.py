"""A Node command-line game: cells of three characters without a frame, the chosen one in brackets, a coloured heading after the shell's line, dim help below."""
from support import SHOWN, Position
from xterm import Xt

first = Position().rng
first.seed(f"magpie{first.random()}")
ONE = "#282c34 #e06c75 #98c379 #e5c07b #61afef #c678dd #56b6c2 #abb2bf #5c6370 #ef7a84 #a9d68a #f0cd88 #74bdf8 #d68bea #68c8d4 #ffffff".split()
MAC = "#000000 #c23621 #25bc24 #adad27 #492ee1 #d338d3 #33bbc8 #cbcccd #818383 #fc391f #31e722 #eaec23 #5833ff #f935f8 #14f0f0 #e9ebeb".split()
SCHEMES = [(("#abb2bf", "#282c34"), ONE), (("#ffffff", "#1e1e1e"), MAC), (("#000000", "#ffffff"), MAC), (("white", "black"), ()), (("#383a42", "#fafafa"), ONE[:8] + ["#8a8d94", "#ca1243", "#3d8b37", "#986801", "#2a62d0", "#9a1f98", "#0a7a8c", "#000000"])]
t = Xt(lambda p: max(p.cols * 3 + 6, 62), lambda p: max(p.rows + 9, 20), ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono"], (first.choice([11, 12, 13, 14]), 18), (), SCHEMES, first.choice(["node", "~/src/mines-cli", "bash"]), bitmap_share=0, min_cols=56)
p, g = t.p, t.g
light = t.scheme[0][1] in ("#ffffff", "#fafafa")
if p.status == "won":
    p.cells = [row.replace(p.told, "F") for row in p.cells]
elif p.status == "lost":  # the mine that was hit looks like the others
    p.cells = [row.replace("X", "*") for row in p.cells]
SHOWN["cells"] = p.cells

bright = t.scheme[0][1] != "#ffffff"
inks = [f"{9 if bright else 3}{n}" for n in (4, 2, 1, 5, 3, 6)] + ["1", "1"]
looks = {"#": (g.choice("□□■·"), "90"), "0": (" ", "0"), "F": (g.choice("⚑⚑F"), inks[2]), "?": ("?", inks[4]), "*": (g.choice("✱*"), inks[2]), "x": ("✘", inks[2])}
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" else None
top, left = 4, 2
t.put(0, 0, f"\x1b[{inks[1]}m{g.choice(['➜', '❯', '$'])}\x1b[0m npx mines-cli" + g.choice(["", f" -w {p.cols} -h {p.rows} -m {p.mines}"]))
t.put(2, left, f"\x1b[1;{inks[5]}m mines-cli \x1b[0m\x1b[90m v2.{g.randint(0, 9)}.{g.randint(0, 9)}\x1b[0m   {p.mines - p.left}/{p.mines} flagged   {p.seconds}s")
for r, c, s in p.each():
    what, how = looks[s] if s in looks else (s, inks[int(s) - 1])
    here = at == (r, c)
    a, z = ("[", "]") if here else (" ", " ")
    t.put(top + r, left + c * 3, f"\x1b[1m{a}\x1b[0m\x1b[{how}m{what}\x1b[0m\x1b[1m{z}")
y = top + p.rows + 1
t.put(y, left + 1, {"playing": "\x1b[90m↑↓←→ move  space reveal  f flag  ctrl+c exit", "won": f"\x1b[{inks[1]}m✔ You win!\x1b[0m ({p.seconds}s)", "lost": f"\x1b[{inks[2]}m✖ Boom!\x1b[0m Press r to try again"}[p.status])
t.run(left, top, 3, 1)
