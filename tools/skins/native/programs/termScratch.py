"""M-x mines: a buffer of an old editor on an xterm - menu words on top, mode line in inverse, a minibuffer; the field is plain text with faces. Cells of two or three characters, covered ones as raised boxes of a background or as signs, with or without line numbers at the left."""
from support import Position
from xterm import Xt, rgb

before = Position()
before.rng.seed(f"scratch{before.rng.random()}")
wide = before.rng.choice([2, 2, 3, 3])
nums = before.rng.random() < 0.45
intro = before.rng.randint(1, 3)
THEMES = [  # paper, ink, comment, button, its ink, flag, hit, mode line, its ink, digits
    ("#ffffff", "#000000", "#b22222", "#c8ccd4", "#333333", "#a020f0", "#ff6a6a", "#bfbfbf", "#000000", ["#0000ee", "#228b22", "#cd0000", "#483d8b", "#8b4513", "#008b8b", "#000000", "#6e6e6e"]),
    ("#2f4f4f", "#f5deb3", "#ff7f24", "#5c9090", "#dff0f0", "#ffec3d", "#cd3333", "#bfbfbf", "#000000", ["#9fd0ff", "#98fb98", "#ffa0a0", "#e0b0ff", "#ffc888", "#7fffd4", "#ffffff", "#c0c0c0"]),
    ("#fdf6e3", "#586e75", "#93a1a1", "#d9cfb2", "#657b83", "#d33682", "#f0806c", "#eee8d5", "#586e75", ["#268bd2", "#6d8000", "#dc322f", "#6c71c4", "#cb4b16", "#2aa198", "#073642", "#8a9696"]),
    ("#282c34", "#bbc2cf", "#5b6268", "#58647c", "#dfdfdf", "#ffcc66", "#b8404a", "#1d2026", "#bbc2cf", ["#61b8ff", "#98be65", "#ff7b80", "#c678dd", "#e5a05f", "#56d0d8", "#ffffff", "#a0a6b0"]),
    ("#1f1a2a", "#d8cfe8", "#8a7ca8", "#4a3d66", "#efe6ff", "#ff8ac0", "#b02a4a", "#6a5a90", "#ffffff", ["#8fc0ff", "#9fe8a0", "#ff9a9a", "#d8b0ff", "#ffc890", "#80e8e0", "#ffffff", "#b0a8c0"]),
]
SCHEMES = [((ink, paper), ()) for paper, ink, *_ in THEMES]
t = Xt(lambda p: p.cols * wide + 8 + 5 * nums, lambda p: p.rows + 7 + intro, ["DejaVu Sans Mono", "Liberation Mono", "Noto Mono", "Nimbus Mono PS"], (10, 19), ["7x14", "8x13bold", "9x15", "9x18", "10x20"], SCHEMES, "emacs -nw", bitmap_share=0.3, min_cols=46)
p, g = t.p, t.g
paper, ink, comment, button, onbutton, red, hit, mode, onmode, digits = next(th for th in THEMES if (th[1], th[0]) == t.scheme[0])
uni = not t.bitmap
raised = g.random() < 0.65
cover = g.choice([" ", " ", "·"] if uni else [" "]) if raised else g.choice(["■", "▒", "▦", "#", "="] if uni else ["#", "=", "o"])
flag = g.choice(["⚑", "►", "F", "P"] if uni else ["F", "P", "!"])
mine = g.choice(["✹", "●", "*"] if uni else ["*", "@"])
wrong = "✗" if uni else "%"
zero = g.choice([" ", " ", "."])
bold = g.random() < 0.7
half = lambda a, b, k: "#" + "".join(f"{round(int(a[i:i + 2], 16) * (1 - k) + int(b[i:i + 2], 16) * k):02x}" for i in (1, 3, 5))
G = rgb(paper, True) + rgb(ink)
full = t.w
t.put(0, 0, rgb(mode, True) + rgb(onmode) + "File Edit Options Buffers Tools Mines Help".ljust(full)[:full])
texts = [f";; {p.rows} by {p.cols}, {p.mines} mines, {p.left} not marked yet", ";; RET opens, f flags, g for a new game", f";; {p.seconds} seconds"]
top, left = 2 + intro, 2 + 5 * nums
for i in range(intro):
    t.put(1 + i, 0, G + (rgb(comment) + f"{i + 1:4d} " + G if nums else "") + rgb(comment) + texts[i])
if nums:
    for i in range(intro, p.rows + intro + 3):
        t.put(1 + i, 0, G + rgb(comment) + f"{i + 1:4d} ")
for r, c, s in p.each():
    shut = s in "#F?x"
    sign = {"#": cover, "0": zero, "F": flag, "x": wrong, "*": mine, "X": mine}.get(s, s)
    hue = rgb(digits[int(s) - 1]) if s in "12345678" else rgb(red if s == "F" else onbutton if shut and raised else comment if s in "0" else ink)
    ground = paper
    if shut and raised:
        ground = half(button, paper, 0.17 * ((r + c) % 2))
    if s == "X":
        ground, hue = hit, rgb("#000000")
    if s == "x":
        ground, hue = hit, rgb("#ffffff")
    strong = "\x1b[1m" if bold and s in "12345678F?*Xx" else ""
    body = f" {sign} " if wide == 3 else f"{sign} "
    t.put(top + r, left + c * wide, rgb(ground, True) + hue + strong + body)
foot = t.h - 2
word = {"playing": "Mines", "won": "Mines:won", "lost": "Mines:lost"}[p.status]
t.put(foot, 0, rgb(mode, True) + rgb(onmode) + f"-UUU:%%--F1  *mines*      All ({top + g.randrange(p.rows)},{g.randrange(p.cols)})   ({word})".ljust(full, "-" if uni and mode == "#bfbfbf" else " ")[:full])
t.put(foot + 1, 0, G + {"playing": g.choice(["", "M-x mines", "Mark set"]), "won": "You won. Play again? (y or n)", "lost": "Boom! Play again? (y or n)"}[p.status])
t.run(left, top, wide, 1, G)
