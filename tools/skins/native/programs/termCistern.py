"""Text without lines: every cell a bracketed pair or a lone sign with blanks between, ANSI colours only, a prompt beneath."""
from xterm import Xt

SCHEMES = [(("#d0d0d0", "#101418"), ()), (("#1a1a1a", "#fafafa"), ()), (("#ffcc66", "#1a1000"), ()), (("#e0f0ff", "#00224a"), ()), (("#222222", "#e6e0cf"), ())]
t = Xt(lambda p: p.cols * 4 + 8, lambda p: p.rows + 7, ["DejaVu Sans Mono", "Liberation Mono", "Noto Mono"], (7, 22), ["6x13", "7x14", "8x13", "9x15", "10x20", "9x15bold"], SCHEMES, "cistern")
p, g = t.p, t.g
light = t.scheme[0][1] in ("#fafafa", "#e6e0cf")
mono = t.scheme[0][0] == "#ffcc66"
form = g.choice(["square", "round", "spaced", "colon"])
cover, flag, mine, wrong = g.choice([(" ", "!", "*", "x"), ("-", "P", "@", "X"), ("~", "F", "*", "x"), (".", "/", "O", "%")] if form in ("square", "round") else
                                    [("+", "P", "*", "x"), ("o", "F", "@", "X"), ("=", "!", "*", "%"), ("-", "f", "M", "x")])
blank = " " if form in ("square", "round") else g.choice([" ", "."])
wide = {"square": 4, "round": 3, "spaced": 3, "colon": 2}[form]
ink = [34, 32, 31, 35, 33, 36, 0, 90] if light else [94, 92, 91, 95, 93, 96, 97, 37]
strong = g.random() < 0.5


def tint(s):
    if mono:
        return "\x1b[1m" if s in "F?xX" else ""
    if s in "12345678":
        return ("\x1b[1m" if strong else "") + f"\x1b[{ink[int(s) - 1]}m"
    return {"F": "\x1b[1;31m", "x": "\x1b[7;31m", "X": "\x1b[97;41m", "?": "\x1b[1;33m" if not light else "\x1b[1;35m", "*": "\x1b[1m"}.get(s, "")


def tile(s):
    k = {"#": cover, "F": flag, "?": "?", "*": mine, "X": mine, "x": wrong, "0": blank}.get(s, s)
    grey = "\x1b[90m" if not mono else ""
    if form in ("square", "round"):
        a, b = ("[", "]") if form == "square" else ("(", ")")
        tail = " " if form == "square" else ""
        if s in "012345678*":
            return " " + tint(s) + k + "\x1b[0m " + tail
        if s == "X":
            return tint(s) + ">" + k + "<\x1b[0m" + tail
        return grey + a + "\x1b[0m" + tint(s) + k + "\x1b[0m" + grey + b + "\x1b[0m" + tail
    if s == "#" or s == "0":
        return ((grey if s == "0" else "") + k + "\x1b[0m").rjust(len((grey if s == "0" else "") + k + "\x1b[0m") + (1 if wide == 3 else 0)) + " "
    return (" " if wide == 3 else "") + tint(s) + k + "\x1b[0m "


left, top = 5, 3
t.put(0, 1, "\x1b[1mCISTERN\x1b[0m" + f"  {p.rows}x{p.cols}, {p.mines} mines  flagged {p.mines - p.left}  t={p.seconds}")
if g.random() < 0.6:
    t.put(top - 1, left, "".join((f"{c + 1:>2}"[-2:].ljust(2) if wide > 2 else str((c + 1) % 10) + " ").ljust(wide) for c in range(p.cols)))
for r in range(p.rows):
    t.put(top + r, 0, f"\x1b[90m{r + 1:>3}\x1b[0m" if not mono else f"{r + 1:>3}")
    t.put(top + r, left, "".join(tile(s) for s in p.cells[r]))
t.put(top + p.rows + 1, 1, {"playing": "[d]ig [m]ark [u]nmark [q]uit > ", "won": "The cistern is clean. Again (y/n)? ", "lost": "KABOOM! You trod on a mine. Again (y/n)? "}[p.status] + "\x1b[7m \x1b[0m")
# the sign stands in the middle of its cell
shift = {"square": -0.5, "round": 0, "spaced": 0, "colon": -0.5}[form]
t.run(left + shift, top, wide, 1)
