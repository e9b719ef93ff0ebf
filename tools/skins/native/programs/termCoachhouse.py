"""A terminal game whose board is a table of box-drawing lines, letters above and numbers beside it, typed commands below, in the colours of a PC of its time."""
from xterm import Xt

PC = ("#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa", "#555555", "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff", "#55ffff", "#ffffff")
SCHEMES = ((("#aaaaaa", "#0000aa"), PC), (("#aaaaaa", "#000000"), PC), (("#ffb000", "#1a0f00"), ()), (("#222222", "#f2f2ea"), ()))
t = Xt(lambda p: p.cols * 4 + 7, lambda p: p.rows * 2 + 7, ["Liberation Mono", "DejaVu Sans Mono", "Noto Mono"], (10, 18), schemes=SCHEMES, title="COACHHSE", bitmap_share=0, min_cols=44)
p, g = t.p, t.g
paper = t.scheme[0][1]
LINES = {
    "single": "┌─┬┐│├┼┤└┴┘", "double": "╔═╦╗║╠╬╣╚╩╝", "mixed": "╔═╤╗│╟┼╢╚╧╝", "ascii": "+-++|+++" + "+++",
}
kind = g.choice(list(LINES))
a, flat, b, right_top, up, d, cross, e, f, h, right_foot = LINES[kind]
edge = "║" if kind == "mixed" else up
inner = "─" if kind == "mixed" else flat
mono = paper == "#1a0f00"
dark = paper != "#f2f2ea"
lines = {"#0000aa": "36", "#000000": "90", "#1a0f00": "38;2;150;100;0", "#f2f2ea": "38;5;245"}[paper]
numbers = dict(zip("12345678", ["1;38;2;255;176;0"] * 8 if mono else ["96", "92", "91", "95", "93", "97", "97", "37"] if dark else ["34", "38;5;28", "31", "35", "38;5;94", "38;5;30", "30", "38;5;240"]))
cover = g.choice(["▒▒▒", "░░░", "###", " ■ ", "▓▓▓"] if kind != "ascii" else ["###", "///", " # ", ":::"])
covered = {"#0000aa": "37", "#000000": "37", "#1a0f00": "38;2;200;135;0", "#f2f2ea": "38;5;244"}[paper]
flag, mine = g.choice([("►", "☼"), ("F", "*"), ("¶", "☻"), ("!", "@"), ("^", "Q")])
hot = "7" if mono else "1;97;41"
back = g.random() < 0.5 and not cover == " ■ "  # a flag has the cover on both sides
rim = cover[0] if back else " "
at = (g.randrange(p.rows), g.randrange(p.cols)) if g.random() < 0.5 and p.status == "playing" else None


def cell(s):
    mark = "1;38;2;255;176;0" if mono else "1;93" if dark else "1;31"
    if s == "#":
        return covered, cover
    if s == "0":
        return "0", "   "
    if s in numbers:
        return numbers[s], f" {s} "
    if s in "F?":
        return mark, f"{rim}{flag if s == 'F' else s}{rim}" if not back else f"\x1b[0;{covered}m{rim}\x1b[0;{mark}m{flag if s == 'F' else s}\x1b[0;{covered}m{rim}"
    if s == "x":
        return mark, ">X<"
    return (hot, f" {mine} ") if s == "X" else ("97" if dark and not mono else "1", f" {mine} ")


left, top = 4, 3
say = {"playing": "", "won": " - YOU WIN", "lost": " - YOU LOSE"}[p.status]
t.put(0, 1, f"\x1b[1mCOACH HOUSE MINES\x1b[0m   {p.left:2d} left  {p.seconds:3d}s{say}")
for c in range(p.cols):
    name = chr(65 + c) if c < 26 else "A" + chr(39 + c)
    t.put(top - 1, left + 4 * c + 2, f"{name}")
n = p.cols
t.put(top, left, f"\x1b[{lines}m{a}" + b.join([flat * 3] * n) + right_top)
t.put(top + 2 * p.rows, left, f"\x1b[{lines}m{f}" + h.join([flat * 3] * n) + right_foot)
for r in range(p.rows):
    y = top + 1 + 2 * r
    if r:
        t.put(y - 1, left, f"\x1b[{lines}m{d}" + cross.join([inner * 3] * n) + e)
    t.put(y, left - 3, f"{r + 1:2d}")
    for c in range(n):
        t.put(y, left + 4 * c, f"\x1b[{lines}m{up if c else edge}")
        sgr, text = cell(p.cells[r][c])
        if at == (r, c):  # the cursor: the cell in reverse
            sgr += ";7"
            if "\x1b" in text:
                text = f"{rim}{flag if p.cells[r][c] == 'F' else '?'}{rim}"
        t.put(y, left + 4 * c + 1, f"\x1b[{sgr}m{text}")
    t.put(y, left + 4 * n, f"\x1b[{lines}m{edge}")
t.put(top + 2 * p.rows + 1, 1, {"playing": "Open or mark (O/M) and cell? " + g.choice(["", "O B4", "M C"]) + "\x1b[7m ", "won": "Again (Y/N)? \x1b[7m ", "lost": "Again (Y/N)? \x1b[7m "}[p.status])
t.run(left + 0.5, top + 0.5, 4, 2)
