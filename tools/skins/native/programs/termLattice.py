"""Every cell in its own box of line drawing, with a heavier or doubled frame; unicode squares and flags, weak digits half-bright, the cursor in reverse video."""
from xterm import Xt

NORD = ("#3b4252", "#bf616a", "#a3be8c", "#ebcb8b", "#81a1c1", "#b48ead", "#88c0d0", "#e5e9f0", "#4c566a", "#d08770", "#b9d49f", "#f2d9a0", "#9bb8d6", "#c9a6c2", "#a6d6e2", "#eceff4")
DAY = ("#383a42", "#ca1243", "#3f8a3d", "#986801", "#3059d6", "#a626a4", "#0f7a90", "#c8c8c8", "#8d8f96", "#e45649", "#50a14f", "#c18401", "#4078f2", "#b650b4", "#0997b3", "#202227")
MONO = ()
t = Xt(
    lambda p: p.cols * 4 + 7, lambda p: p.rows * 2 + 6, ["DejaVu Sans Mono", "DejaVu Sans Mono", "Noto Sans Mono"], (6, 16), (),
    [(("#e5e9f0", "#2e3440"), NORD), (("#383a42", "#fafafa"), DAY), (("#ffb000", "#1b1100"), MONO), (("#c5d4dd", "#0b1e2d"), NORD)], title="lattice", bitmap_share=0,
)
p, g = t.p, t.g
amber = t.scheme[1] == ()
outer = g.choice(["double", "heavy", "light"])
H, V, TL, TR, BL, BR, UP, DN, LE, RI = {"double": "═║╔╗╚╝╤╧╟╢", "heavy": "━┃┏┓┗┛┯┷┠┨", "light": "─│┌┐└┘┬┴├┤"}[outer]
closed = g.choice(["■", "▒▒▒", "▓▓▓", "◼", "█"])
flag, mine = g.choice([("⚑", "✹"), ("⚐", "☀"), ("▶", "●"), ("⚑", "●")])
dim_rule = "\x1b[2m" if g.random() < 0.4 else ""
weak = g.random() < 0.5
left, top = g.choice([1, 2, 4]), 2
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" else None
TINTS = [94, 92, 91, 95, 93, 96, 97, 37] if t.scheme[0][1] != "#fafafa" else [34, 32, 31, 35, 33, 36, 97, 90]


def cell(s, here):
    code, text = "", " "
    if s in "12345678":
        n = int(s)
        code = ("1" if n > 2 or not weak else "22") + ("" if amber else f";{TINTS[n - 1]}")
        if amber and weak and n == 1:
            code = "2"
        text = s
    elif s == "#":
        text = closed
        code = "2" if amber else "90" if t.scheme[0][1] == "#fafafa" else "34"
    elif s == "F":
        text, code = flag, "1" if amber else "1;31"
    elif s == "?":
        text, code = "?", "1" if amber else "1;35"
    elif s == "x":
        text, code = "✗", "1;7" if amber else "1;97;45"
    elif s == "*":
        text, code = mine, "" if amber else "33"
    elif s == "X":
        text, code = mine, "7" if amber else "1;97;41"
    body = text.center(3) if len(text) == 1 else text
    if s in "F?" and len(closed) == 3:
        shade = "90" if t.scheme[0][1] == "#fafafa" else "2" if amber else "34"
        shade += ";7" if here else ""
        return f"\x1b[{shade}m{closed[0]}\x1b[0;{code}{';7' if here else ''}m{text}\x1b[0;{shade}m{closed[0]}\x1b[0m"
    if here:
        code += ";7"
    return f"\x1b[{code.strip(';')}m{body}\x1b[0m"


word = {"playing": "", "won": " — cleared", "lost": " — exploded"}[p.status]
t.put(0, left, f"\x1b[1mLattice\x1b[0m{word}   {flag} {p.left}   ⏱ {p.seconds // 60}:{p.seconds % 60:02d}")
rule = lambda a, m, z, line: dim_rule + a + m.join([line * 3] * p.cols) + z
t.put(top - 1, left, rule(TL, UP, TR, H))
for r in range(p.rows):
    y = top + 2 * r
    side, bar = f"{dim_rule}{V}\x1b[0m", f"{dim_rule}│\x1b[0m"
    t.put(y, left, side + bar.join(cell(s, at == (r, c)) for c, s in enumerate(p.cells[r])) + side)
    t.put(y + 1, left, rule(LE, "┼", RI, "─") if r < p.rows - 1 else rule(BL, DN, BR, H))
t.put(top + 2 * p.rows + 1, left, "hjkl/arrows  ␣ open  m mark  r new  q quit" if p.cols * 4 > 42 else "␣ open  m mark  q quit")
t.run(left + 0.5, top - 0.5, 4, 2)
