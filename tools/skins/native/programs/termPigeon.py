"""A small curses-like game: one sign a cell and a blank between, a plain frame, the terminal's own sixteen colours; the cell under the cursor stands in reverse video or in brackets."""
from xterm import Xt

OLD = ("#000000", "#c23b22", "#3f9b4f", "#b58c1b", "#3a6ecf", "#a04fa8", "#2f9fa6", "#c8c8c8", "#6a6a6a", "#ff6f5e", "#74d680", "#f2cf55", "#7fa8ff", "#e08cf0", "#6fe0e6", "#ffffff")
INK = ("#101010", "#b01010", "#157015", "#8a6000", "#1535c0", "#801080", "#007080", "#909090", "#585858", "#d02020", "#208a20", "#a87000", "#2a50e0", "#a020a0", "#008898", "#202020")
SCHEMES = [(("#d8d8d8", "#0c0c0c"), OLD), (("#cfd8dc", "#1b262c"), OLD), (("#151515", "#fcfcfc"), INK), (("#2b2b2b", "#f3ead8"), INK), (("#7dff9a", "#041008"), ()), (("#ffb84d", "#170d02"), ())]
t = Xt(lambda p: p.cols * 2 + 7, lambda p: p.rows + 8, ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "FreeMono"], (8, 26), ["6x13", "7x13", "8x13", "9x15", "9x18", "10x20"], SCHEMES, "pigeon", min_cols=42)
p, g = t.p, t.g
signs = g.choice([("#", " ", "F", "*"), (".", " ", "F", "*"), ("o", "-", "P", "@"), ("■", "·", "⚑", "✱"), ("+", " ", "!", "%"), ("▪", " ", "▶", "●"), ("~", ".", "F", "@")])
if t.bitmap and max(map(ord, "".join(signs))) > 255:
    signs = ("#", ".", "F", "*")
cover, zero, flag, mine = signs
mono = not t.scheme[1]
bright = g.random() < 0.5
tints = [94, 92, 91, 95, 93, 96, 97, 37] if bright else [34, 32, 31, 35, 33, 36, 37, 90]
if t.scheme[1] is INK:
    tints = [34, 32, 31, 35, 33, 36, 30, 90]
bold = g.choice(["", "1;"])
frame = g.choice([("+", "+", "+", "+", "-", "|"), ("┌", "┐", "└", "┘", "─", "│"), ("#", "#", "#", "#", "=", "#"), None]) if cover != "#" else g.choice([("+", "+", "+", "+", "-", "|"), None])
if t.bitmap and frame and frame[0] == "┌":
    frame = ("+", "+", "+", "+", "-", "|")
if not frame and zero == " ":
    zero = "-" if cover != "-" else "."
cursor = g.choice(["reverse", "brackets", "none"]) if p.status == "playing" else "none"
at = g.randrange(p.rows), g.randrange(p.cols)


def look(s):
    sign = {"#": cover, "0": zero, "F": flag, "*": mine, "X": mine, "x": "x" if mono or cover == "x" else "X"}.get(s, s)
    if mono:
        return sign, {"F": "1", "X": "7", "x": "7"}.get(s, "")
    if s in "12345678":
        return sign, f"{bold}{tints[int(s) - 1]}"
    return sign, {"#": "37" if t.scheme[1] is OLD else "90", "0": "90", "F": "1;31" if bright else "31", "?": "1;33", "*": "35" if t.scheme[1] is INK else "95", "X": "1;97;41" if t.scheme[1] is OLD else "41;1;37", "x": "7;31"}[s]


top, left = 3, g.randint(3, 5)
t.put(0, 1, "\x1b[1m" + g.choice(["PIGEON mines 0.3", "mines", "Mine field"]) + f" {p.rows}x{p.cols}")
t.put(1, 1, g.choice([f"bombs {p.left}   clock {p.seconds}s", f"[{p.left:03d}] [{p.seconds:03d}]", f"Left: {p.left}/{p.mines}  Time: {p.seconds // 60}:{p.seconds % 60:02d}"]))
if frame:
    a, b, c, d, h, v = frame
    t.put(top - 1, left - 2, a + h * (p.cols * 2 + 1) + b)
    t.put(top + p.rows, left - 2, c + h * (p.cols * 2 + 1) + d)
    for r in range(p.rows):
        t.put(top + r, left - 2, v)
        t.put(top + r, left + p.cols * 2, v)
for r, c, s in p.each():
    sign, sgr = look(s)
    if cursor == "reverse" and (r, c) == at:
        sgr = sgr + ";7" if sgr and "7" not in sgr.split(";") else sgr or "7"
    t.put(top + r, left + 2 * c, (f"\x1b[{sgr}m" if sgr else "") + sign)
if cursor == "brackets":
    t.put(top + at[0], left + 2 * at[1] - 1, "[")
    t.put(top + at[0], left + 2 * at[1] + 1, "]")
t.put(top + p.rows + 1, 1, {"playing": "hjkl move  space dig  m mark", "won": "Field is clear! New game? (y/n)", "lost": "*** BANG *** New game? (y/n)"}[p.status])
t.put(top + p.rows + 2, 1, "q quit   ? help" if p.status == "playing" else "")
t.run(left - 0.5, top, 2, 1)
