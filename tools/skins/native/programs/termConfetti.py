"""Node with emoji: squares, flags and bombs two columns wide, figures in the colours of a styling package; a letter or a number for each column and row; a prompt."""
from xterm import Xt

MAC = ("#000000", "#c23621", "#25a03c", "#a8871c", "#4b5fe8", "#c838c8", "#2aa8b4", "#cbcccd", "#818383", "#fc391f", "#31d722", "#e0c420", "#6f7dff", "#f935f8", "#14e0e0", "#e9ebeb")
SCHEMES = [(("#e0e0e0", "#1e1e1e"), MAC), (("#f2f2f2", "#0b0f14"), MAC), (("#222222", "#ffffff"), MAC), (("#33302a", "#fbf5e6"), MAC)]
t = Xt(lambda p: p.cols * 3 + 8, lambda p: p.rows + 8, ["DejaVu Sans Mono", "Liberation Mono", "Noto Mono", "DejaVu Sans Mono"], (8, 20), [], SCHEMES, "node index.js", bitmap_share=0, min_cols=46)
p, g = t.p, t.g
light = t.scheme[0][1] in ("#ffffff", "#fbf5e6")
cover, zero = g.choice([("⬛", "⬜"), ("⬛", "  "), ("⬜", "  "), ("⬜", " ·"), ("🟦", "⬜"), ("⬛", "  ")])
wide = g.choice([3, 3, 2])
INK = ["34", "32", "31", "35", "33", "36", "39", "90"] if light else ["94", "92", "91", "95", "93", "96", "97", "37"]
axes = g.choice(["letters", "numbers", "none"])
tint = g.choice(["", "", "\x1b[90m", "\x1b[36m"])
early = wide == 3 and g.random() < 0.5  # the figure comes before its blank
left, top = 5, 4
word = g.choice(["💣 Minesweeper", "M I N E S W E E P E R", "emoji-mines"])
t.put(0, 1, "\x1b[1m" + word)
t.put(1, 1, f"🚩 {p.mines - p.left} / {p.mines}    ⏳ {p.seconds}s")
for r, c, s in p.each():
    y, x = top + r, left + c * wide
    if s in "12345678":
        t.put(y, x, f"\x1b[1;{INK[int(s) - 1]}m" + (s + " " if early else " " + s))
    else:
        t.put(y, x, {"#": tint + cover, "0": "\x1b[90m" * (zero != "  ") + zero, "F": "\x1b[31m🚩", "?": "❓", "*": "💣", "X": "\x1b[91m💥", "x": "\x1b[31m❌"}[s])
if axes != "none":
    for c in range(p.cols):
        t.put(top - 1, left + c * wide, "\x1b[90m" + (chr(65 + c) if axes == "letters" and c < 26 else chr(97 + c - 26) if axes == "letters" else str((c + 1) % (100 if wide == 3 else 10))).rjust(2))
    for r in range(p.rows):
        t.put(top + r, 1, f"\x1b[90m{r + 1:2d}")
t.put(top + p.rows + 1, 1, {"playing": "\x1b[32m?\x1b[0m \x1b[1mYour move\x1b[0m \x1b[90m›\x1b[0m \x1b[7m \x1b[0m", "won": "🎉 \x1b[32mYou win!", "lost": "💀 \x1b[31mGame over!"}[p.status])
t.run(left - (0.5 if wide == 3 else 0), top, wide, 1)
