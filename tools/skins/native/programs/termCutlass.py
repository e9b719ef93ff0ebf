"""A "tui" in the manner of Rust crates: rounded panels with titles, a board of cells three (or two) characters wide in full colours with a chequer, the cursor between brackets or reversed, keys and progress at the right or below."""
from xterm import Xt, rgb

SCHEMES = ((("#c0caf5", "#16161e"), ()), (("#ebdbb2", "#282828"), ()), (("#4c4f69", "#eff1f5"), ()), (("#d8dee9", "#1d2129"), ()), (("#f8f8f2", "#21222c"), ()))
THEMES = {  # shut, shut in the chequer, its sign, open, open in the chequer, flag, mine, hit, accent, inks
    "#16161e": ("#3b4261", "#343a55", "#565f89", "#16161e", "#1a1b26", "#ff9e64", "#f7768e", "#db4b4b", "#7aa2f7", ["#7dcfff", "#9ece6a", "#f7768e", "#bb9af7", "#e0af68", "#2ac3de", "#ffffff", "#9aa5ce"]),
    "#282828": ("#665c54", "#5c524b", "#8a7c70", "#282828", "#2f2c2b", "#fabd2f", "#fb4934", "#9d0006", "#b8bb26", ["#83a598", "#b8bb26", "#fb6a5a", "#d3a0b5", "#fe9a3f", "#8ec07c", "#fbf1c7", "#a89984"]),
    "#eff1f5": ("#9ca0b0", "#a7abba", "#c4c8d4", "#eff1f5", "#e6e9ef", "#c00a2c", "#b0102c", "#e64553", "#1e66f5", ["#1e5ad8", "#2f7d1e", "#c00a2c", "#7a2bd0", "#a8500a", "#0b7078", "#202230", "#6c6f85"]),
    "#1d2129": ("#2f6f73", "#2b6569", "#4c9095", "#1d2129", "#22272f", "#ffd866", "#ff6188", "#a01840", "#78dce8", ["#78dce8", "#a9dc76", "#ff7a98", "#c4b2ff", "#fcaa7a", "#6fe0b8", "#ffffff", "#9aa2ac"]),
    "#21222c": ("#6272a4", "#596896", "#8190c0", "#21222c", "#282a36", "#f1fa8c", "#ff5555", "#a02030", "#ff79c6", ["#8be9fd", "#50fa7b", "#ff7070", "#cfa8ff", "#ffb86c", "#70e0d0", "#f8f8f2", "#a0a8c0"]),
}
SIDE = 24
t = Xt(cols=lambda p: p.cols * 3 + 2 + SIDE, rows=lambda p: p.rows + 5, faces=("DejaVu Sans Mono", "DejaVu Sans Mono", "Liberation Mono"), sizes=(11, 20), schemes=SCHEMES, title="cutlass", border=4)
p, g = t.p, t.g
ink, paper = t.scheme[0]
shut, shut2, knob, bare, bare2, flag, mine, hit, accent, INK = THEMES[paper]
wide = g.choice([3, 3, 2])
sign = g.choice([" ", " ", "·", "▪"])
FLAG, MINE = g.choice([("⚑", "✱"), ("▲", "●"), ("►", "¤"), ("!", "*")])
chequer = g.random() < 0.6
zero = g.choice([" ", " ", "·"])
cursor = g.randrange(p.rows), g.randrange(p.cols)
style = g.choice(["brackets", "ground"]) if wide == 3 else "ground"


def cell(r, c, s):
    odd = chequer and (r + c) % 2
    ground, front, mark, bold = (shut2 if odd else shut), ink, s, "\x1b[1m"
    if s in "012345678*X":
        ground = bare2 if odd else bare
    if s == "#":
        mark, front = sign, knob
    elif s == "0":
        mark, front, bold = zero, shut, ""
    elif s in "12345678":
        front = INK[int(s) - 1]
    elif s == "?":
        front = "#ffffff"
    elif s == "F":
        mark, front = FLAG, flag
    elif s == "x":
        mark, front, ground = "✗", "#ffffff", "#7a1fa0"
    elif s in "*X":
        mark, front = MINE, mine if s == "*" else "#ffffff"
        ground = hit if s == "X" else ground
    a, b = (" ", " ") if wide == 3 else ("", " ")
    if (r, c) == cursor and p.status == "playing":
        if style == "brackets":
            a, b = rgb(accent) + "[" + rgb(front), rgb(accent) + "]"
        else:
            ground, front = accent, "#101010" if paper != "#eff1f5" else "#ffffff"
    return f"{bold}{rgb(ground, True)}{rgb(front)}{a}{mark}{b}"


inner = p.cols * wide


def panel(row, col, w, h, title, lines, tone):
    t.put(row, col, f"{rgb(tone)}╭─{rgb(ink)}{title[:w - 2]}{rgb(tone)}{'─' * (w - 1 - len(title[:w - 2]))}╮")
    for i in range(h):
        t.put(row + 1 + i, col, f"{rgb(tone)}│{rgb(ink)}{(lines[i] if i < len(lines) else '').ljust(w)[:w]}{rgb(tone)}│")
    t.put(row + 1 + h, col, f"{rgb(tone)}╰{'─' * w}╯")


panel(0, 0, inner, p.rows, " cutlass ", [], accent)
for r in range(p.rows):
    t.put(1 + r, 1, "".join(cell(r, c, p.cells[r][c]) for c in range(p.cols)))
done = sum(s in "012345678" for _, _, s in p.each())
goal = max(1, p.rows * p.cols - p.mines)
bar = int(18 * min(1, done / goal))
stats = [f" mines   {p.left}/{p.mines}", f" time    {p.seconds // 60:02d}:{p.seconds % 60:02d}", f" {'━' * bar}{'╌' * (18 - bar)}"]
if p.status != "playing":
    stats[1] = {"won": " ★ CLEARED ★", "lost": " BOOM - r: retry"}[p.status]
panel(0, inner + 2, 20, 3, " stats ", stats, shut)
if p.rows >= 9:
    panel(5, inner + 2, 20, min(5, p.rows - 5), " keys ", [" hjkl/←↓↑→  move", " space      reveal", " f          flag", " ?          unsure", " q          quit"], shut)
t.put(p.rows + 2, 1, f"{rgb(accent)}-- NORMAL --{rgb(ink)}  {cursor[0] + 1},{cursor[1] + 1}")
t.run(1, 1, wide, 1)
