"""Rust again, by somebody fond of braille: covered cells are full braille blocks two characters wide, the bar of progress is of the same dots; a title set into the upper border, the rest without lines."""
from xterm import Xt, rgb

LOOKS = [  # ink, paper, cover, faint, flag, hit, digits
    ("#cdd6f4", "#1e1e2e", "#7f849c", "#585b70", "#f38ba8", "#e64553", ["#89b4fa", "#a6e3a1", "#f38ba8", "#cba6f7", "#fab387", "#94e2d5", "#f5e0dc", "#9399b2"]),
    ("#d4be98", "#1d2021", "#928374", "#5a524c", "#ea6962", "#c14a4a", ["#7daea3", "#a9b665", "#ea6962", "#d3869b", "#e78a4e", "#89b482", "#ddc7a1", "#a89984"]),
    ("#c9d1d9", "#0d1117", "#6e8fb8", "#484f58", "#ffa657", "#da3633", ["#79c0ff", "#7ee787", "#ff7b72", "#d2a8ff", "#ffa657", "#56d4dd", "#f0f6fc", "#8b949e"]),
    ("#24292f", "#ffffff", "#8c959f", "#bcc3cb", "#cf222e", "#fa4549", ["#0969da", "#1a7f37", "#cf222e", "#8250df", "#953800", "#1b7c83", "#24292f", "#6e7781"]),
]
t = Xt(lambda p: p.cols * 3 + 6, lambda p: p.rows + 6, ["DejaVu Sans Mono", "DejaVu Sans Mono", "Noto Mono"], (9, 20), [], [((k[0], k[1]), ()) for k in LOOKS], "thistle", bitmap_share=0, min_cols=44)
p, g = t.p, t.g
ink, paper, cover, faint, red, hit, digits = next(k for k in LOOKS if (k[0], k[1]) == t.scheme[0])
wide = g.choice([3, 3, 2])
block = g.choice(["⣿⣿", "⣿⣿", "⢾⡷"])
two = wide == 2  # tones in turn, as nothing else divides the cells
first = g.random() < 0.5  # a figure stands in the first of the two characters
flag, mine = g.choice([("⚑", "✱"), ("▲", "●"), ("!", "*")])
frame = g.choice(["╭─╮│╰╯", "┌─┐│└┘", None])
left, top = 3, 3
B = "\x1b[1m"


def dim(a, b, k):
    return "#" + "".join(f"{int(int(a[i:i + 2], 16) * (1 - k) + int(b[i:i + 2], 16) * k):02x}" for i in (1, 3, 5))


for r, c, s in p.each():
    y, x = top + r, left + c * wide
    if s == "#":
        t.put(y, x, rgb(dim(cover, paper, 0.3) if two and (r + c) % 2 else cover) + block)
        continue
    tone = {"F": red, "?": digits[4], "*": ink, "X": "#ffffff", "x": red, "0": faint}.get(s) or digits[int(s) - 1]
    sign = {"F": flag, "*": mine, "X": mine, "x": "✗", "0": " "}.get(s, s)
    ground = rgb(hit, True) if s == "X" else ""
    t.put(y, x, ground + rgb(tone) + B + (sign + " " if first else " " + sign))
w = p.cols * wide + (1 if wide == 3 else 2)
name = g.choice([" thistle ", " mines ", " minesweeper "])
if frame:
    t.put(top - 1, left - 2, rgb(faint) + frame[0] + frame[1] + rgb(ink) + B + name + "\x1b[22m" + rgb(faint) + frame[1] * (w - 1 - len(name)) + frame[2])
    for r in range(p.rows):
        t.put(top + r, left - 2, rgb(faint) + frame[3])
        t.put(top + r, left - 1 + w, rgb(faint) + frame[3])
    t.put(top + p.rows, left - 2, rgb(faint) + frame[4] + frame[1] * w + frame[5])
else:
    t.put(1, left - 1, B + name.strip())
opened = sum(s in "012345678" for _, _, s in p.each())
share = opened / max(1, p.rows * p.cols - p.mines)
n = min(20, w - 12)
y = top + p.rows + 1
done = round(n * share)
t.put(y + (0 if frame else 1), left - 1, rgb(digits[1]) + "⣿" * done + rgb(faint) + "⣀" * (n - done) + rgb(ink) + f" {int(share * 100):3d}%")
t.put(y + (1 if frame else 2), left - 1, {"playing": rgb(red) + flag + rgb(ink) + f" {p.left}  " + rgb(faint) + "space dig  f flag  q quit", "won": rgb(digits[1]) + f"cleared in {p.seconds}s", "lost": rgb(red) + f"boom after {p.seconds}s"}[p.status])
t.run(left - (0.5 if wide == 3 else 0), top, wide, 1)
