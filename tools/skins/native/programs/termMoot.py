"""A game in a pane of a terminal multiplexer: a shell or a log in the pane beside or below it, the coloured bar of windows at the foot; cells are a single block or two short of a full line, with a blank between, figures in sixteen colours."""
from support import Position
from xterm import Xt

before = Position()
before.rng.seed(f"moot{before.rng.random()}")
GITHUB = "#24292f #cf222e #116329 #8a5a00 #0969da #8250df #1b7c83 #6e7781 #8c959f #a40e26 #1a7f37 #7d4e00 #218bff #a475f9 #3192aa #24292f".split()
MATERIAL = "#000000 #f07178 #c3e88d #ffcb6b #82aaff #c792ea #89ddff #bfc7d5 #676e95 #ff8b92 #ddffa7 #ffe585 #9cc4ff #e1acff #a3f7ff #ffffff".split()
beside = before.cols <= 20 and before.rng.random() < 0.9
wide = before.rng.choice([2, 2, 3])
OTHER = 34
TOMORROW = "#1d1f21 #cc6666 #b5bd68 #f0c674 #81a2be #b294bb #8abeb7 #c5c8c6 #707880 #e06c6c #cbd37a #ffd88a #94b8d8 #c8a8d2 #9cd4cc #ffffff".split()
SOLAR = "#073642 #dc322f #859900 #b58900 #268bd2 #d33682 #2aa198 #586e75 #93a1a1 #cb4b16 #859900 #b58900 #268bd2 #6c71c4 #2aa198 #002b36".split()
SCHEMES = [(("#c5c8c6", "#1d1f21"), TOMORROW), (("#586e75", "#fdf6e3"), SOLAR), (("white", "black"), ()), (("#bfc7d5", "#292d3e"), MATERIAL), (("#d0d0d0", "#0a0e14"), TOMORROW), (("#24292f", "#ffffff"), GITHUB)]
t = Xt(lambda p: max(p.cols * wide + 5, 34) + OTHER if beside else p.cols * wide + 9, lambda p: p.rows + 7 + (0 if beside else 7), ["DejaVu Sans Mono", "DejaVu Sans Mono", "Noto Mono", "Liberation Mono"], (8, 18), [], SCHEMES, before.rng.choice(["tmux", "tmux attach", "[0] 0:mines"]), bitmap_share=0, min_cols=44)
p, g = t.p, t.g
light = t.scheme[0][1] in ("#fdf6e3", "#ffffff")
block = g.choice(["▇", "█", "▆"]) if wide == 2 else g.choice(["▇▇", "▆▆", "██"])
flag, mine, wrong = g.choice([("⚑", "✹", "✗"), ("P", "*", "X"), ("►", "●", "x")])
tone = g.choice(["90", "37", "34", "36"]) if not light else g.choice(["90", "36", "34"])
zero = g.choice([" ", " ", "·"])
ink = ["34", "32", "31", "35", "33", "36", "39", "90"] if light else ["94", "92", "91", "95", "93", "96", "97", "37"]
if tone in ("34", "36"):
    ink[0] = ink[0] if tone == "36" else "36" if light else "96"
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.6 else None
left, top = 2, 3
t.put(0, 1, "\x1b[1m" + g.choice(["mines", "tcell-mines", "sweep"]) + f"\x1b[0m  {p.rows}x{p.cols}  mines {p.left}  {p.seconds // 60}:{p.seconds % 60:02d}")
for r, c, s in p.each():
    text = {"#": block, "0": zero, "F": flag, "*": mine, "X": mine, "x": wrong}.get(s, s)
    sgr = ink[int(s) - 1] + ";1" if s in "12345678" else {"#": tone, "0": "90", "F": "31;1" if light else "91;1", "?": "35;1" if light else "95;1", "*": "1", "X": "30;101" if not light else "97;41", "x": "33;1"}[s]
    if wide == 3 and len(text) == 1:
        text = text + " "
    if at == (r, c):
        sgr = {"#": "33" if light else "93"}.get(s, sgr + ";7")
    t.put(top + r, left + c * wide, f"\x1b[{sgr}m{text}")
word = {"playing": "arrows move  space open  f flag", "won": "\x1b[32mcleared! n = new game", "lost": "\x1b[31mboom! n = new game"}[p.status]
t.put(top + p.rows + 1, 1, word)
foot = t.h - 1
LS = ["\x1b[34;1mCargo.toml", "drwxr-xr-x 2 dev dev 4096 src", "-rw-r--r-- 1 dev dev 1204 main.go", "-rw-r--r-- 1 dev dev  311 go.mod", "-rw-r--r-- 1 dev dev 2480 go.sum", "-rw-r--r-- 1 dev dev  873 README.md"]
LOG = ["$ go build ./...", "$ ./mines &", "$ git status -s", " M board.go", " M render.go", "?? notes.txt", "$ git diff --stat", " board.go  | 14 +++++++---", " render.go |  6 +++---", "$ uptime", " 14:22:08 up 9 days,  3:41", "$ du -sh .", "5.2M    .", "$ "]
PS = ["  PID TTY          TIME CMD", " 2301 pts/4    00:00:00 bash", " 2419 pts/4    00:00:02 mines", " 2502 pts/5    00:00:00 bash", " 2533 pts/5    00:00:00 ps", "$ tail -n4 build.log", "compiling board", "compiling render", "linking", "ok", "$ "]
lines = g.choice([LOG, PS, ["$ ls -l", "total 24"] + LS[1:] + ["$ "]])
edge = "\x1b[32m" if g.random() < 0.7 else ""
if beside:
    x = max(p.cols * wide + 5, 34)
    for y in range(foot):
        t.put(y, x, edge + "│")
    for i, text in enumerate(lines[:foot]):
        t.put(i, x + 1, text[:t.w - x - 2])
else:
    y = top + p.rows + 3
    t.put(y, 0, edge + "─" * t.w)
    room = foot - y - 1
    for i, text in enumerate(lines[-room:] if room > 0 else []):
        t.put(y + 1 + i, 0, text[:t.w])
bar = g.choice(["30;42", "30;42", "97;44", "30;47"]) if not light else g.choice(["38;5;231;48;5;28", "38;5;231;48;5;25", "38;5;16;48;5;114"])
host = '"dev" 14:22 30-Nov-25'
names = g.choice(["[0] 0:mines* 1:bash-", "[games] 0:bash- 1:mines*", "[0] 0:vim  1:mines*"])
t.put(foot, 0, f"\x1b[{bar}m" + names + " " * max(1, t.w - len(names) - len(host)) + host[:max(0, t.w - len(names) - 1)])
t.run(left - 0.5, top, wide, 1)
