"""A C student's curses game: a table ruled with + - and |, three or five characters a cell, colour pairs of the terminal; covered cells filled with reverse video, #, : or a letter of their own."""
from xterm import Xt

TANGO = ("#2e3436", "#cc0000", "#4e9a06", "#c4a000", "#3465a4", "#75507b", "#06989a", "#d3d7cf", "#555753", "#ef2929", "#8ae234", "#fce94f", "#729fcf", "#ad7fa8", "#34e2e2", "#eeeeec")
UBUNTU = ("#171421", "#c01c28", "#26a269", "#a2734c", "#2a7bde", "#a347ba", "#2aa1b3", "#d0cfcc", "#5e5c64", "#f66151", "#33d17a", "#e9ad0c", "#4a90ff", "#c061cb", "#33c7de", "#ffffff")
SCHEMES = [(("#d3d7cf", "#000000"), TANGO), (("#ffffff", "#300a24"), TANGO), (("#d0cfcc", "#171421"), UBUNTU), (("#2e3436", "#ffffff"), TANGO), (("gray90", "black"), ())]
t = Xt(lambda p: p.cols * 4 + 8, lambda p: p.rows * 2 + 6, ["DejaVu Sans Mono", "Liberation Mono", "Noto Mono", "FreeMono", "Nimbus Mono PS"], (7, 18), ["6x10", "6x13", "7x13", "7x14", "8x13", "9x15"], SCHEMES, "./mines", bitmap_share=0.35)
p, g = t.p, t.g
light = t.scheme[0][1] == "#ffffff"
top, left = 3, g.choice([1, 3])
fill = g.choice(["reverse", "reverse", ":::", "###", "dim", " . "])
bold = "1;" if g.random() < 0.6 else ""
inks = dict(zip("12345678", ["34", "32", "31", "35", "33", "36", "39", "90"] if light else ["94", "92", "91", "95", "93", "96", "97", "37"]))
rule = "\x1b[90m" if g.random() < 0.6 and t.scheme[1] and t.scheme[0][1] != "#300a24" else "\x1b[2m" if g.random() < 0.3 else ""
mine = g.choice(["*", "*", "@"])
flag = g.choice(["F", "P", "!"])
flag_ink = "31" if light else "91"
t.put(0, left, f"\x1b[1mMINES\x1b[0m {p.left}   time {p.seconds}   {p.rows}x{p.cols}")
t.put(1, left, {"playing": "", "won": "\x1b[32mYou win! Play again (y/n)?", "lost": "\x1b[31mBOOM! Play again (y/n)?"}[p.status])
line = "+" + "---+" * p.cols
for r in range(p.rows + 1):
    t.put(top - 1 + 2 * r, left, rule + line)
for r in range(p.rows):
    y = top + 2 * r
    for c in range(p.cols + 1):
        t.put(y, left + 4 * c, rule + "|")
    for c, s in enumerate(p.cells[r]):
        shut = s in "#F?x"
        k = {"#": " ", "0": " ", "F": flag, "*": mine, "X": mine, "x": "x"}.get(s, s)
        body, look = f" {k} ", "0"
        if s in inks:
            look = bold + inks[s]
        elif s == "F":
            look = "1;" + flag_ink
        elif s == "?":
            look = "33" if light else "93"
        elif s == "X":
            look = "1;97;41"
        elif s == "x":
            look = "30;43"
        elif s == "*":
            look = bold + ("35" if light else "97")
        if shut and s != "x":
            if fill == "reverse":
                body, look = f" {k} ", "0;7" if s == "#" else "1;31;47" if s == "F" and not light else "0;7"
            elif fill == "dim":
                look = ("48;5;252;" if light else "48;5;238;") + look
            elif s == "#":
                body, look = fill, "37" if t.scheme[1] and not light else "0"
        t.put(y, left + 4 * c + 1, f"\x1b[{look}m{body}")
t.put(top + 2 * p.rows + 1, left, "arrows/space/f  q=quit")
# the rule between two cells belongs half to either
t.run(left + 0.5, top - 0.5, 4, 2)
