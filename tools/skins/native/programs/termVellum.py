"""Node with a library of boxes: the field in one, figures in a second, a log of moves in a third beside or below it; covered cells are outlined squares, opened ones only digits, the cursor a pair of brackets or reverse video."""
from support import Position
from xterm import Xt

before = Position()
before.rng.seed(f"vellum{before.rng.random()}")
beside = before.cols <= 22
wide = before.rng.choice([2, 3, 3])
SIDE = 26
LATTE = "#5c5f77 #d20f39 #40a02b #b87010 #1e66f5 #c04aa8 #179299 #acb0be #8c8fa1 #d20f39 #40a02b #b87010 #1e66f5 #c04aa8 #179299 #4c4f69".split()
HYPER = "#000000 #c51e14 #1dc121 #c7c329 #2a5fd0 #c839c5 #20c5c6 #c7c7c7 #686868 #fd6f6b #67f86f #fffa72 #7a8cff #fd7cfc #68fdfe #ffffff".split()
SCHEMES = [(("#4c4f69", "#eff1f5"), LATTE), (("#222222", "#ffffff"), LATTE), (("#e0e0e0", "#000000"), HYPER), (("#c8ccd8", "#20242e"), HYPER)]
t = Xt(lambda p: p.cols * wide + 5 + (SIDE + 2 if beside else 2), lambda p: max(p.rows + 5, 14) if beside else p.rows + 10, ["DejaVu Sans Mono", "DejaVu Sans Mono:bold", "DejaVu Sans Mono"], (9, 19), [], SCHEMES, before.rng.choice(["vellum", "node", "npx ink-mines"]), bitmap_share=0, min_cols=46)
p, g = t.p, t.g
light = t.scheme[0][1] in ("#eff1f5", "#ffffff")
cover = g.choice(["□", "□", "□", "▫", "▫"])
flag, mine = g.choice([("⚑", "✸"), ("▲", "●"), ("◆", "✱"), ("⚑", "*")])
zero = g.choice([" ", " ", "·"]) if cover != "▫" else " "
ink = ["34", "32", "31", "35", "33", "36", "39", "90"] if light else ["94", "92", "91", "95", "93", "96", "97", "37"]
box = g.choice(["╭─╮│╰╯", "┌─┐│└┘", "┏━┓┃┗┛", "╔═╗║╚╝"])
rim = g.choice(["\x1b[36m", "\x1b[90m", "\x1b[35m", "\x1b[32m"])
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.75 else None
left, top = 3, 2


def frame(y, x, w, h, name):
    t.put(y, x, rim + box[0] + (box[1] + f"\x1b[0m {name} " + rim + box[1] * (w - 5 - len(name)) if name else box[1] * (w - 2)) + box[2])
    for i in range(1, h - 1):
        t.put(y + i, x, rim + box[3])
        t.put(y + i, x + w - 1, rim + box[3])
    t.put(y + h - 1, x, rim + box[4] + box[1] * (w - 2) + box[5])


n = wide * (p.cols - 1) + 5
frame(top - 1, left - 2, n, p.rows + 2, g.choice(["minefield", "Board", ""]))
for r, c, s in p.each():
    text = {"#": cover, "0": zero, "F": flag, "*": mine, "X": mine, "x": "✗"}.get(s, s)
    sgr = ink[int(s) - 1] + ";1" if s in "12345678" else {"#": "39", "0": "90", "F": "31" if light else "91", "?": "35;1" if light else "95;1", "*": "39;1", "X": "97;41;1", "x": "33;1"}[s]
    if at == (r, c):
        if wide == 3:
            t.put(top + r, left + c * wide - 1, ("\x1b[36;1m" if light else "\x1b[96;1m") + f"[\x1b[0m\x1b[{sgr}m{text}\x1b[0m" + ("\x1b[36;1m]" if light else "\x1b[96;1m]"))
            continue
        sgr += ";7"
    t.put(top + r, left + c * wide, f"\x1b[{sgr}m{text}")
log, place = [], lambda r, c: f"{chr(97 + c % 26)}{r + 1}"
for r, c, s in g.sample(list(p.each()), min(6, p.rows * p.cols)):
    if s in "012345678":
        log.append(f"opened {place(r, c)}")
    elif s == "F":
        log.append(f"flagged {place(r, c)}")
log = log[:4] + [{"playing": "ready", "won": "field cleared!", "lost": "boom!"}[p.status]]
if beside:
    x = left + n - 1
    frame(top - 1, x, SIDE, 5, "stats")
    t.put(top, x + 2, f"mines    {p.mines}")
    t.put(top + 1, x + 2, f"flags    {p.mines - p.left}")
    t.put(top + 2, x + 2, f"elapsed  {p.seconds}s")
    k = max(3, min(p.rows - 3, 8))
    frame(top + 4, x, SIDE, k, "log")
    for i, text in enumerate(log[-(k - 2):]):
        t.put(top + 5 + i, x + 2, text)
else:
    y = top + p.rows + 1
    frame(y, left - 2, 22, 5, "stats")
    t.put(y + 1, left, f"mines    {p.mines}")
    t.put(y + 2, left, f"flags    {p.mines - p.left}")
    t.put(y + 3, left, f"elapsed  {p.seconds}s")
    if n >= 44:
        frame(y, left + 20, n - 22, 5, "log")
        for i, text in enumerate(log[-3:]):
            t.put(y + 1 + i, left + 22, text)
t.put(t.h - 1, 1, "\x1b[90marrows/enter open  f flag  r reset  esc quit")
t.run(left + 0.5 - wide / 2, top, wide, 1)
