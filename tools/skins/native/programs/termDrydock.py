"""A game for DOS in text mode: menu line, a double-lined window with the field on blue, cyan or black, a box with the figures beside it, a status line with red keys at the bottom."""
from support import SHOWN, Position
from xterm import Xt

first = Position().rng
first.seed(f"drydock{first.random()}")
VGA = "#000000 #aa0000 #00aa00 #aa5500 #0000aa #aa00aa #00aaaa #aaaaaa #555555 #ff5555 #55ff55 #ffff55 #5555ff #ff55ff #55ffff #ffffff".split()
t = Xt(lambda p: max(p.cols * 2 + 32, 74), lambda p: max(p.rows + 6, 23), ["DejaVu Sans Mono", "Liberation Mono", "DejaVu Sans Mono"], (first.choice([11, 12, 13]), 17), (), [(("#aaaaaa", "#000000"), VGA)], first.choice(["DOSBox", "MINES.EXE", "xterm"]), bitmap_share=0, min_cols=74)
p, g = t.p, t.g
if p.status == "won":
    p.cells = [row.replace(p.told, "F") for row in p.cells]
SHOWN["cells"] = p.cells

desk, field, shut, bare = g.choice([("44;36", "44", "37", "36"), ("46;30", "44", "96", "34"), ("40;90", "40", "37", "90"), ("44;36", "46", "97", "30"), ("44;36", "47", "90", "37")])
dark = field in ("44", "40")
sign = g.choice("■■▓")
zero = g.choice(" ·") if field != "47" else " "
inks = {"44": ["96", "92", "91", "95", "93", "97", "97", "97"], "40": ["94", "92", "91", "95", "93", "96", "97", "37"], "46": ["34", "97", "31", "93", "35", "30", "30", "30"], "47": ["34", "32", "31", "35", "31", "36", "30", "30"]}[field]
flag, mine = g.choice("►►¶"), g.choice("☼☼*")
looks = {"#": (sign, shut), "0": (zero, bare), "F": (flag, "93" if dark else "31"), "?": ("?", "97" if dark or field == "46" else "35"), "*": (mine, "97" if dark else "30"), "X": (mine, "97;41"), "x": (flag, "97;45")}
W = p.cols * 2 + 1
top, left = 3, 5
box = f"{field};{'97' if dark or field == '46' else '30'}"
for row in range(1, t.h):
    t.put(row, 0, f"\x1b[{desk}m" + ("░" if desk[:2] != "40" else " ") * t.w)
t.put(0, 0, "\x1b[47;30m" + "".join(f"  \x1b[31m{a[0]}\x1b[30m{a[1:]}" for a in ("Game", "Level", "Options", "Help")) + " " * (t.w - 28))
t.put(0, t.w - 10, f"\x1b[47;30m{p.seconds // 60:>4d}:{p.seconds % 60:02d}")
name = " MINES " if W >= 12 else ""
n = W - len(name)
t.put(top - 1, left - 2, f"\x1b[{box}m╔" + "═" * (n // 2) + name + "═" * (n - n // 2) + "╗")
for r in range(p.rows):
    t.put(top + r, left - 2, f"\x1b[{box}m║" + " " * W + "║")
t.put(top + p.rows, left - 2, f"\x1b[{box}m╚" + "═" * W + "╝")
for r, c, s in p.each():
    what, how = looks[s] if s in looks else (s, inks[int(s) - 1])
    t.put(top + r, left - 1 + c * 2 + 1, f"\x1b[{field};{how}m{what}")
if p.status == "playing" and g.random() < 0.4:
    t.out.append(f"\x1b[{top + g.randrange(p.rows) + 1};{left + g.randrange(p.cols) * 2 + 1}H\x1b[4 q\x1b[?25h")  # an underline, as the BIOS has it
cursor = t.out.pop() if t.out[-1].endswith("h") else ""
x = left + W + 2
lines = [f" Mines {p.mines:>6d} ", f" Flags {p.mines - p.left:>6d} ", f" Time  {p.seconds:>6d} "]
t.put(top, x, "\x1b[47;30m┌" + "─" * 14 + "┐")
for i, text in enumerate(lines):
    t.put(top + 1 + i, x, f"\x1b[47;30m│{text}│")
t.put(top + 4, x, "\x1b[47;30m└" + "─" * 14 + "┘")
if p.status != "playing":
    t.put(top + 6, x, ("\x1b[41;97m  B O O M !     " if p.status == "lost" else "\x1b[42;97m  YOU WIN !     "))
keys = "".join(f" \x1b[31m{k}\x1b[30m {what} " for k, what in (("F1", "Help"), ("F2", "New"), ("Enter", "Open"), ("Space", "Mark"), ("Alt-X", "Exit")))
t.put(t.h - 1, 0, "\x1b[47;30m" + " " * t.w)
t.put(t.h - 1, 0, "\x1b[47;30m" + keys)
t.out.append(cursor)
t.run(left - 0.5, top, 2, 1, "")
