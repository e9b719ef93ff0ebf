"""Every cell in a compartment of +---+ or of thin lines, numbers along the top and the left; shut compartments are filled with a pattern; the cursor is a pair of arrows in its compartment."""
from xterm import Xt

EARTH = ("#22201c", "#c8503c", "#8a9a3c", "#d0a040", "#5a86a8", "#a8708a", "#5a9c90", "#d6cdb8", "#7c7468", "#e8705a", "#aabc58", "#ecc060", "#7cacd0", "#cc90b0", "#7cc4b4", "#f6f0e0")
DAYS = ("#2a2a2a", "#b82020", "#1f7a2a", "#8c5e00", "#1c46b4", "#7a1f8c", "#0a7080", "#b4b4b4", "#707070", "#d83030", "#2c9038", "#a87400", "#2c5cd8", "#982cac", "#108c9c", "#202020")
SCHEMES = [(("#d6cdb8", "#22201c"), EARTH), (("#e2e2e2", "#000000"), EARTH), (("#2a2a2a", "#f7f5ef"), DAYS), (("#1c2a3a", "#e3e9f0"), DAYS), (("#c9f0d0", "#0d2016"), ())]
t = Xt(lambda p: p.cols * 4 + 8, lambda p: p.rows * 2 + 7, ["Liberation Mono", "DejaVu Sans Mono", "Noto Mono", "Nimbus Mono PS"], (5, 17), ["5x8", "6x10", "6x13", "7x13", "8x13bold", "9x15"], SCHEMES, "sawmill 1.1", bitmap_share=0.35, min_cols=58)
p, g = t.p, t.g
h, v, corners = g.choice([("-", "|", "+++++++++"), ("-", "|", "+++++++++"), ("-", ":", ".........") , ("─", "│", "╭┬╮├┼┤╰┴╯"), ("━", "┃", "┏┳┓┣╋┫┗┻┛"), ("═", "║", "╔╦╗╠╬╣╚╩╝"), ("─", "│", "┌┬┐├┼┤└┴┘")])
if t.bitmap and h != "-":
    h, v, corners = "-", "|", "+++++++++"
mono = not t.scheme[1]
dark = t.scheme[0][1] in ("#22201c", "#000000", "#0d2016")
fill = g.choice(["///", "%%%", ":::", "###"] if h == "-" else ["▒▒▒", "▓▓▓", " ■ ", "▞▞▞"] if not t.bitmap else ["▒▒▒", "░░░", "###"])
flag = g.choice([" F ", "|> ", " P "] if h == "-" or t.bitmap else [" ⚑ ", " F ", " ► "])
mine = g.choice([" * ", "(*)", " @ "] if h == "-" or t.bitmap else [" ● ", " ¤ ", " * "])
numbers = [34, 32, 31, 35, 33, 36, 37 if dark else 30, 90] if not dark else [94, 92, 91, 95, 93, 96, 97, 37]
line = "" if mono else g.choice(["\x1b[90m", "", "\x1b[36m"])
cover = "" if mono else g.choice(["\x1b[37m" if dark else "\x1b[90m", "\x1b[33m", "\x1b[94m" if dark else "\x1b[34m"])
ruler = g.random() < 0.7
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.7 else None


def body(r, c, s):
    text = {"#": fill, "0": "   ", "F": flag, "?": " ? ", "*": mine, "X": mine, "x": "-X-" if h == "-" else " ✗ " if not t.bitmap else " X "}.get(s, f" {s} ")
    tone = cover if s == "#" else ""
    if s in "12345678" and not mono:
        tone = f"\x1b[1;{numbers[int(s) - 1]}m"
    elif s == "F":
        tone = "\x1b[1m" if mono else "\x1b[1;91m"
    elif s == "?":
        tone = "" if mono else "\x1b[93m" if dark else "\x1b[33m"
    elif s == "X":
        tone = "\x1b[7m" if mono else "\x1b[1;41m\x1b[38;5;231m"
    elif s == "x":
        tone = "\x1b[7m" if mono else "\x1b[91m"
    elif s == "*":
        tone = "\x1b[1m"
    if (r, c) == at:
        text = (">" if h == "-" or t.bitmap else "▸") + text[1] + ("<" if h == "-" or t.bitmap else "◂")
    return f"{tone}{text}\x1b[0m"


left, top = 4, 3 if ruler else 2
t.put(0, 1, f"\x1b[7m SAWMILL \x1b[0m  mines {p.left:3d}   time {p.seconds:4d}   {p.rows} by {p.cols}")
if ruler:
    for c in range(p.cols):
        t.put(2, left + 4 * c + 1, f"{c + 1:2d}")
    for r in range(p.rows):
        t.put(top + 2 * r + 1, left - 3, f"{r + 1:2d}")
tl, tm, tr, ml, mm, mr, bl, bm, br = corners
rule = lambda a, b, c: line + a + b.join([h * 3] * p.cols) + c
for r in range(p.rows):
    t.put(top + 2 * r, left, rule(ml, mm, mr) if r else rule(tl, tm, tr))
    t.put(top + 2 * r + 1, left, f"{line}{v}\x1b[0m" + f"{line}{v}\x1b[0m".join(body(r, c, s) for c, s in enumerate(p.cells[r])) + f"{line}{v}")
t.put(top + 2 * p.rows, left, rule(bl, bm, br))
t.put(top + 2 * p.rows + 2, 1, {"playing": "ARROWS walk   ENTER open   F flag   R restart   Q quit", "won": "All clear, well done. R for another.", "lost": "You hit a mine. R to try again."}[p.status][:t.w - 2])
t.run(left + 0.5, top + 0.5, 4, 2)
