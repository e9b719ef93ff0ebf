"""A text interface of today (as those frameworks with CSS in a terminal): a header and a footer bar, a round panel, covered cells as plates with a thin bright line on top and a dark one below, 3x1, 4x2 or 5x3 characters; digits stand on a tint of their own or on bare ground."""
from support import Position
from terminal import Terminal

first = Position()  # for its room; the same numbers come again in the terminal
kinds = [(3, 1), (3, 1)]
if first.max_cell >= 30:
    kinds += [(4, 2), (5, 3), (6, 3)]
first.rng.random()
wide, high = first.rng.choice(kinds)
t = Terminal((9, 15), wide, high, extra_cols=8, extra_rows=8)
p = t.position
g = p.rng
g.seed(f"{g.random()} {wide}")
rgb = lambda h: ";".join(str(int(h[i:i + 2], 16)) for i in (0, 2, 4))
bg, fg = lambda h: f"\x1b[48;2;{rgb(h)}m", lambda h: f"\x1b[38;2;{rgb(h)}m"
BOLD, OFF = "\x1b[1m", "\x1b[0m"
LOOKS = [  # screen, bar, bar text, covered, bright line, dark line, open, text, flag, hit, inks
    ("121212", "0178d4", "ffffff", "3a4656", "6b7d94", "1f2732", "1e1e1e", "e0e0e0", "ffa62b", "ba3c5b", "6fb8ff 7fe08c ff7b7b c89bff ffc266 66dfe0 ffffff a5a5a5"),
    ("eff1f5", "7287fd", "ffffff", "acb0be", "ccd0da", "7c7f93", "ffffff", "26283a", "b00a32", "ff8a80", "1e55e5 267a1b d20f39 7a2fe0 c2500a 107a84 11111b 7c7f93"),
    ("1a1033", "6c3fb5", "ffffff", "4a3380", "7a5cc0", "2c1d52", "221743", "efe6ff", "ffd23f", "d1345b", "7ab8ff 8bf0a0 ff8fa0 d9a8ff ffbe7a 7af0ea ffffff b5a9d0"),
    ("e9e2d0", "8a5a2b", "fff8e8", "c4a878", "e0caa0", "937744", "f8f3e6", "2d2010", "9c1c1c", "ef8354", "2a4fa0 3b7420 b5311a 5c2a86 7b4810 187068 201408 7d7260"),
    ("0b1f1a", "14806a", "eafff8", "1f5c4c", "38917a", "0f342b", "0e2822", "d6fff2", "ffb347", "e05252", "7ac8ff 9af07a ff8f80 d5b0ff ffd080 7af0f0 ffffff 9fb8b0"),
]
screen, bar, bar_text, cover, lit, low, bare, words, red, hit, inks = g.choice(LOOKS)
inks = inks.split()
tint = g.random() < 0.4 and len(set(inks)) == 8
mix = lambda a, b, k: "".join(f"{round(int(a[i:i + 2], 16) * (1 - k) + int(b[i:i + 2], 16) * k):02x}" for i in (0, 2, 4))
flag = g.choice(["⚑", "▲", "►", "P"] if t.unicode else ["P", "F"])
mine = g.choice(["●", "☼", "◉"] if t.unicode else ["*", "@"])
wrong = "✗" if t.unicode else "X"
lines = g.random() < 0.7 and t.unicode  # bitmap fonts have no thin lines
left, top = 4, 3
w, h = p.cols * wide, p.rows * high
total = max(w + 30, 70)
t.put(0, 0, "\x1b[?7l")
for row in range(h + 16):
    t.put(row, 0, bg(screen) + " " * total)
t.put(0, 0, bg(bar) + fg(bar_text) + BOLD + f" ◇ Mines    left {p.left}   time {p.seconds}".replace("◇", "◇" if t.unicode else "*").ljust(total))
corner = "╭╮╰╯─│" if t.unicode else "++++-|"
edge = bg(screen) + fg(lit)
t.put(top - 1, left - 2, edge + corner[0] + corner[4] * (w + 2) + corner[1])
for row in range(h):
    t.put(top + row, left - 2, edge + corner[5])
    t.put(top + row, left + w + 1, edge + corner[5])
t.put(top + h, left - 2, edge + corner[2] + corner[4] * (w + 2) + corner[3])
for r, c, s in p.each():
    y, x = top + r * high, left + c * wide
    closed = s in "#F?x"
    back = cover if closed else hit if s == "X" else bare
    if tint and s in "12345678":
        back = mix(bare, inks[int(s) - 1], 0.2)
    if (r + c) % 2 and (high == 1 or not lines):  # without lines the plates need two tones
        back = mix(back, "000000", 0.14 if closed else 0.05)
    ink = inks[int(s) - 1] if s in "12345678" else red if s == "F" else "000000" if s == "X" else words
    sign = {"#": " ", "0": " ", "F": flag, "*": mine, "X": mine, "x": wrong}.get(s, s)
    if s == "x":
        back, ink = mix(cover, "c01030", 0.6), "ffffff"
    for k in range(high):
        body = (" " * ((wide - 1) // 2) + sign if k == (high - 1) // 2 else "").ljust(wide)
        colour = BOLD + fg(ink)
        if closed and lines and high == 3 and k != 1:
            body = ("▔" if k == 0 else "▁") * wide if t.unicode else body
            colour = fg(lit if k == 0 else low)
        elif closed and lines and high == 2 and k == 1:
            body, colour = "▁" * wide if t.unicode else body, fg(low)
        t.put(y + k, x, bg(back) + colour + body)
        if closed and lines and high > 1:
            t.put(y + k, x + wide - 1, bg(back) + fg(low) + ("▕" if t.unicode else "|"))
word = {"playing": "", "won": " All mines found ", "lost": " You hit a mine "}[p.status]
if word:
    t.put(top + h + 1, left, bg(red if p.status == "lost" else bar) + fg("ffffff" if red != "ffd23f" or p.status == "won" else "000000") + word)
t.put(top + h + 3, 0, bg(bar) + fg(bar_text) + " ^n New   ^f Flag   ^q Quit".ljust(total))
t.show(left, top, wide, high)
