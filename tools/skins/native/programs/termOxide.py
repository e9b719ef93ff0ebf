"""A Rust tui in true colour: titled blocks with rounded or thick corners, the covers a woven pattern two or three characters wide whose colour runs from one corner of the field to the other; a gauge, figures and a key line in blocks about it."""
from xterm import Xt, rgb

LOOKS = [  # ink, paper, border, dim, cover from, cover to, cover's ground, open, flag ground, hit, digits
    ("#cdd6f4", "#1e1e2e", "#585b70", "#7f849c", "#89b4fa", "#cba6f7", "#313244", "#1e1e2e", "#f38ba8", "#c8305c", ["#89dceb", "#a6e3a1", "#f38ba8", "#cba6f7", "#fab387", "#94e2d5", "#f5e0dc", "#a6adc8"]),
    ("#ffe9d0", "#200f21", "#5a3d5c", "#9a7d9c", "#ff7e5f", "#ffd36e", "#3c1f3e", "#200f21", "#ffffff", "#ff2e63", ["#7fd8ff", "#9fe86b", "#ff6b6b", "#d49bff", "#ffb45e", "#6fe7d2", "#ffffff", "#b8a5ba"]),
    ("#dfe7e0", "#0b1a14", "#2f5b47", "#6d8f7e", "#2fbf71", "#12a5c4", "#12372a", "#0b1a14", "#ffd166", "#ef476f", ["#6cb9ff", "#8ff0a4", "#ff7a7a", "#d3a1ff", "#ffbe6b", "#5fe3e3", "#ffffff", "#9fb5a8"]),
    ("#2b2b3a", "#fbfaf6", "#b9b4a6", "#8c8778", "#3b6fd4", "#8a4bd0", "#dcdcf0", "#fbfaf6", "#d01f4e", "#e5484d", ["#1f5fd0", "#1d7f3e", "#cf2a2a", "#7a35b5", "#b05a08", "#0b7f8a", "#20202a", "#85806f"]),
    ("#c9d1d9", "#0d1117", "#30363d", "#8b949e", "#6e7681", "#aab4bf", "#21262d", "#0d1117", "#ff7b72", "#da3633", ["#79c0ff", "#7ee787", "#ff7b72", "#d2a8ff", "#ffa657", "#56d4dd", "#f0f6fc", "#8b949e"]),
]
t = Xt(lambda p: p.cols * 3 + 30, lambda p: p.rows + 6, ["DejaVu Sans Mono"], (11, 20), (), [((k[0], k[1]), ()) for k in LOOKS], "oxide-mines", bitmap_share=0, min_cols=60)
p, g = t.p, t.g
ink, paper, border, dim, one, two, under, bare, red, hit, digits = next(k for k in LOOKS if (k[0], k[1]) == t.scheme[0])
wide = g.choice([2, 3, 3])
weave = g.choice(["▞▞", "◢◣", "╱╱", "░░", "▚▚", "⣿⣿"] if wide == 2 else ["▞▞▞", "╱╱╱", "▐█▌", " ◆ ", "⟨ ⟩", "▟█▙", "▒▒▒"])
spaced = weave in ("▐█▌", " ◆ ", "⟨ ⟩", "◢◣", "▟█▙")
ground = g.random() < 0.5 and not spaced
flag, mine = g.choice([("⚑", "✹"), ("▲", "●"), ("♦", "☼"), ("⚑", "☢")])
if weave == " ◆ ":
    flag = "⚑"
zero = g.choice([" ", "·", " "])
corners = g.choice(["╭╮╰╯─│", "┏┓┗┛━┃", "┌┐└┘─│"])
panel_left = g.random() < 0.35
B = "\x1b[1m"


def mixed(a, b, k):
    return "#" + "".join(f"{round(int(a[i:i + 2], 16) * (1 - k) + int(b[i:i + 2], 16) * k):02x}" for i in (1, 3, 5))


def block(row, col, w, h, title):
    tl, tr, bl, br, hor, ver = corners
    t.put(row, col, rgb(border) + tl + hor + rgb(ink) + B + f" {title} " + "\x1b[22m" + rgb(border) + hor * (w - 5 - len(title)) + tr)
    for i in range(1, h - 1):
        t.put(row + i, col, rgb(border) + ver)
        t.put(row + i, col + w - 1, rgb(border) + ver)
    t.put(row + h - 1, col, rgb(border) + bl + hor * (w - 2) + br)


def cell(r, c, s):
    k = (r + c) / (p.rows + p.cols - 2)
    tone = mixed(one, two, k)
    centre = lambda a: f" {a} " if wide == 3 else f" {a}"
    if s == "#":
        return (rgb(under, True) if ground else "") + rgb(tone) + weave
    if s in "F?x":
        back = rgb(under, True)
        if s == "x":
            return rgb(red, True) + rgb(paper) + B + centre("✗")
        return back + rgb(red if s == "F" else ink) + B + centre(flag if s == "F" else "?")
    if s == "X":
        return rgb(hit, True) + rgb("#ffffff") + B + centre(mine)
    if s == "*":
        return rgb(ink) + centre(mine)
    if s == "0":
        return rgb(border) + centre(zero)
    return rgb(digits[int(s) - 1]) + B + centre(s)


W, H = p.cols * wide + 2, p.rows + 2
x0, x1 = (24, 1) if panel_left else (1, W + 2)
y0 = 1
block(y0, x0, max(W, 18), H, g.choice(["oxide", "Minefield", "mines.rs"]))
left, top = x0 + 1, y0 + 1
for r in range(p.rows):
    for c, s in enumerate(p.cells[r]):
        t.put(top + r, left + wide * c, cell(r, c, s))
if not panel_left:
    x1 = x0 + max(W, 18) + 1
block(y0, x1, 22, 6, "Status")
opened = sum(s in "012345678" for row in p.cells for s in row)
share = opened / (p.rows * p.cols - p.mines)
full = round(16 * min(1, share))
t.put(y0 + 1, x1 + 2, rgb(dim) + "mines " + rgb(ink) + B + f"{p.left:>4d}")
t.put(y0 + 2, x1 + 2, rgb(dim) + "time  " + rgb(ink) + B + f"{p.seconds // 60:02d}m{p.seconds % 60:02d}s")
t.put(y0 + 3, x1 + 2, rgb(two) + "━" * full + rgb(border) + "━" * (16 - full))
t.put(y0 + 4, x1 + 2, {"playing": rgb(dim) + "in progress", "won": rgb(digits[1]) + B + "cleared!", "lost": rgb(hit) + B + "panicked at 'boom'"}[p.status])
t.put(y0 + H, 1, "".join(rgb(two) + B + k + "\x1b[22m" + rgb(dim) + f" {what}  " for k, what in (("hjkl", "move"), ("⏎", "open"), ("f", "flag"), ("r", "new"), ("q", "quit"))))
t.run(left, top, wide, 1)
