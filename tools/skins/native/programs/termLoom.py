"""Standout mode: covered cells are reverse video, three columns each with a dot or an underscore in their middle, open ones plain; a title in reverse over the whole width, figures in a right-hand column."""
from xterm import Xt

SCHEMES = [(("#c0c0c0", "#000000"), ()), (("#000000", "#f4f4f0"), ()), (("#9be7ff", "#06202a"), ()), (("#f0dca0", "#2a2014"), ()), (("#d8f0d0", "#143018"), ()), (("#40304a", "#f2e8f4"), ())]
t = Xt(lambda p: 3 * p.cols + 22, lambda p: p.rows + 5, ["DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono"], (7, 17), ["6x10", "6x13", "7x13", "7x14", "8x13", "9x15"], SCHEMES, "loom: mines", bitmap_share=0.3)
p, g = t.p, t.g
light = t.scheme[0][1] in ("#f4f4f0", "#f2e8f4")
uni = not t.bitmap
colour = g.random() < 0.6
mark = g.choice([".", "_", "-", "·" if uni else "."])
flag, mine, wrong = g.choice([("F", "*", "X"), ("⚑", "●", "✗"), ("▲", "✱", "x"), ("!", "O", "X")]) if uni else g.choice([("F", "*", "X"), ("!", "O", "X")])
bracket = g.random() < 0.5  # the cursor: brackets in place of its two blanks
base = 30 if light else 90
INK = [f"{base + 4}", f"{base + 2}", f"{base + 1}", f"{base + 5}", "38;5;130" if light else "93", f"{base + 6}", "1", "1"]
left, top = 1, 2
W = max(3 * p.cols + 20, 38)
t.put(0, 0, "\x1b[7m" + f" LOOM  {p.rows} x {p.cols}".ljust(W))
at = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" else None
for r, c, s in p.each():
    ch = {"#": mark, "0": " ", "F": flag, "*": mine, "X": mine, "x": wrong}.get(s, s)
    a, b = ("[", "]") if at == (r, c) and bracket else ("{", "}") if at == (r, c) else (" ", " ")
    sgr = ["7"] if s in "#F?x" else []
    if s in "12345678":
        sgr += [INK[int(s) - 1]] if colour else (["1"] if s > "2" else [])
    elif s == "X":
        sgr = ["41", "97", "1"]
        a, b = ">", "<"
    elif s in "Fx" and colour:
        sgr += ["1"]
    t.put(top + r, left + 3 * c, (f"\x1b[{';'.join(sgr)}m" if sgr else "") + a + ch + b)
x = left + 3 * p.cols + 3
facts = [("mines", p.mines), ("flags", p.mines - p.left), ("time", f"{p.seconds}s")]
for i, (k, v) in enumerate(facts):
    t.put(top + i, x, f"{k:<6} \x1b[1m{v}")
for i, k in enumerate(["o  open", "m  mark", "?  unsure", "q  quit"][:max(0, p.rows - 4)]):
    t.put(top + 4 + i, x, k)
if p.status != "playing":
    t.put(top + p.rows + 1, left, "\x1b[1m" + {"won": "*** well done ***", "lost": "*** you stepped on a mine ***"}[p.status])
else:
    t.put(top + p.rows + 1, left, f"row {at[0] + 1} col {at[1] + 1}")
t.run(left, top, 3, 1)
