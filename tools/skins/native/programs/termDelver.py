"""Like a dungeon crawl of the nineties: a message on the first line, a column of the character's figures at the left or the right, the field as a map of one character a cell, a status line at the foot; the terminal's own cursor on a cell."""
from xterm import Xt

BAND = "#000000 #c00000 #008040 #804000 #0000ff #c000a0 #00a0a0 #c0c0c0 #606060 #ff4040 #00ff00 #ffff00 #6080ff #ff60ff #40e0e0 #ffffff".split()
TANGO = "#2e3436 #cc0000 #4e9a06 #c4a000 #3465a4 #75507b #06989a #d3d7cf #555753 #ef2929 #8ae234 #fce94f #729fcf #ad7fa8 #34e2e2 #eeeeec".split()
LIGHT = "#000000 #b00000 #006828 #7a4a00 #0030c0 #8a0088 #00707c #555555 #909090 #d02020 #108038 #906000 #2050e0 #a020a0 #108890 #000000".split()
SCHEMES = [(("#c0c0c0", "#000000"), BAND), (("#c0c0c0", "#000000"), BAND), (("#d3d7cf", "#2e3436"), TANGO), (("#000000", "#f5efdc"), LIGHT)]
PANEL = 13
t = Xt(lambda p: p.cols + PANEL + 5, lambda p: max(p.rows + 4, 16), ["DejaVu Sans Mono", "Liberation Mono", "Noto Mono", "FreeMono:bold"], (14, 26), [], SCHEMES, "delver", bitmap_share=0, min_cols=44)
p, g = t.p, t.g
light = t.scheme[0][1] == "#f5efdc"
cover, floor, flag, mine, wrong = g.choice([("#", ".", "^", "*", "x"), ("#", " ", "!", "*", "X"), ("▒", ".", "^", "*", "x"), ("%", ".", "P", "*", "X"), (":", " ", "!", "^", "x"), ("░", " ", "F", "*", "x")])
rock = {"#": "37", "▒": "33", "%": "33", ":": "37", "░": "90"}[cover] if not light else {"#": "90", "▒": "33", "%": "33", ":": "30", "░": "90"}[cover]
ink = ["34", "32", "31", "35", "33", "36", "30;1", "90"] if light else ["94", "92", "91", "95", "93", "96", "97", "37"]
left = PANEL + 1 if g.random() < 0.7 else 1
side = 0 if left > 1 else left + p.cols + 2
top = 1
walls = cover in "▒░:" and g.random() < 0.5
if walls:
    left += left == 1
    side += side > 0
    top = 2
    for y in (top - 1, top + p.rows):
        t.put(y, left - 1, "\x1b[37m" * (not light) + "#" * (p.cols + 2))
    for r in range(p.rows):
        t.put(top + r, left - 1, "\x1b[37m" * (not light) + "#")
        t.put(top + r, left + p.cols, "\x1b[37m" * (not light) + "#")
for r, c, s in p.each():
    sign = {"#": cover, "0": floor, "F": flag, "*": mine, "X": mine, "x": wrong}.get(s, s)
    if s in "12345678":
        tone = ink[int(s) - 1]
    else:
        tone = {"#": rock, "0": "90", "F": "31;1" if light else "93", "?": "35" if light else "95", "*": "1" if light else "97", "X": "97;41", "x": "31" if light else "91"}[s]
    t.put(top + r, left + c, f"\x1b[{tone}m{sign}")
B = "" if light else "\x1b[92m"
race, craft = g.choice(["Dwarf", "Human", "Gnome", "Kobold", "Hobbit"]), g.choice(["Sapper", "Miner", "Scout", "Ranger"])
stats = [race, craft, "", f"LEVEL {B}{g.randint(2, 27):6d}", f"DEPTH {B}{p.rows * p.cols // 10:5d}'", f"AU {B}{g.randint(20, 9000):9d}", ""]
stats += [f"{n}:  {B}{g.randint(7, 18):6d}" for n in ("STR", "INT", "DEX", "CON")] + ["", f"Traps {B}{p.left:6d}", f"Turn {B}{p.seconds * 10:7d}"]
for i, text in enumerate(stats[:t.h - 3]):
    t.put(1 + i, side, text)
word = {"playing": g.choice(["You feel this level is dangerous.", "You have found a trap.", "You see nothing there to disarm.", ""]), "won": "All traps are disarmed. You have won!", "lost": g.choice(["You step on a land mine! You die. -more-", "KABOOM! A land mine. You die... -more-"])}[p.status]
t.put(0, 0, word)
t.put(max(top + p.rows + walls, 15), 0, ("Fed          " if g.random() < 0.5 else "") + f"Mines L{p.cols // 4}" + ("" if p.status == "playing" else "   DEAD" if p.status == "lost" else "   WINNER"))
if p.status == "playing" and g.random() < 0.8:
    t.out.append(f"\x1b[{top + g.randrange(p.rows) + 1};{left + g.randrange(p.cols) + 1}H\x1b[?25h")
t.run(left, top, 1, 1)
