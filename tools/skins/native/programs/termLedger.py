"""A print loop in a shell: plain characters with letters and numbers along the sides, in one colour or sixteen, a prompt below."""
from terminal import Terminal

t = Terminal((10, 18), 2.6, 1.3, 10, 9)
p = t.position
g = p.rng
wide = g.choice([2, 2, 3])
high = 1
cover = g.choice(["#", "#", "-", "+", "o", "~"] + (["■", "▒", "□", "·"] if t.unicode else []))
zero = g.choice([" ", " ", "."]) if cover not in ("·", "-", "~") else " "
flag = g.choice(["F", "P", "!"] + (["⚑", "▲"] if t.unicode else []))
mine = g.choice(["*", "*", "@", "M"] + (["●"] if t.unicode else []))
wrong = g.choice(["x", "X"])
coloured = g.random() < 0.65
dark = t.theme[0] not in ("black",)
INK = ([94, 92, 91, 95, 93, 96, 97, 37] if dark else [34, 32, 31, 35, 33, 36, 30, 90]) if g.random() < 0.7 else ([96, 93, 95, 92, 91, 94, 97, 37] if dark else [36, 35, 34, 31, 32, 33, 30, 90])
bold = "\x1b[1m" if g.random() < 0.5 else ""
dim = coloured and g.random() < 0.5
axes = g.choice(["both", "both", "none", "numbers"])
ruled = g.random() < 0.5
left, top = 5, 3
says = {"playing": f"{p.left} mines left", "won": "You win!", "lost": "BOOM! You lose."}[p.status]
t.put(0, 0, f"$ ./mines {p.rows} {p.cols} {p.mines}")
if axes != "none":
    for c in range(p.cols):
        name = (chr(97 + c) if c < 26 else chr(65 + c - 26)) if axes == "both" else str((c + 1) % 10)
        t.put(top - (2 if ruled else 1), left + c * wide, name)
    for r in range(p.rows):
        t.put(top + r, 0, f"{r + 1:2d}")
if ruled:
    edge = "+" + "-" * (p.cols * wide + 1) + "+"
    t.put(top - 1, left - 2, edge)
    t.put(top + p.rows, left - 2, edge)
    for r in range(p.rows):
        t.put(top + r, left - 2, "|")
        t.put(top + r, left + p.cols * wide, "|")
for r, c, s in p.each():
    before = ""
    if s == "#":
        char = cover
        before = "\x1b[90m" if dim and dark else "\x1b[2m" if dim else ""
    elif s == "0":
        char = zero
    elif s == "F":
        char, before = flag, ("\x1b[1;91m" if dark else "\x1b[1;31m") if coloured else bold
    elif s == "?":
        char, before = "?", "\x1b[1;95m" if coloured and dark else ""
    elif s == "*":
        char, before = mine, bold
    elif s == "X":
        char, before = mine, "\x1b[1;97;41m" if coloured else "\x1b[7m"
    elif s == "x":
        char, before = wrong, ("\x1b[30;43m" if coloured else "\x1b[7m")
    else:
        char, before = s, bold + (f"\x1b[{INK[int(s) - 1]}m" if coloured else "")
    t.put(top + r, left + c * wide, before + char)
t.put(top + p.rows + 2, 0, says)
if p.status == "playing":
    t.put(top + p.rows + 3, 0, g.choice(["Move (e.g. o b4): ", "> ", "row col? "]))
t.show(left - (wide - 1) / 2, top, wide, high)
