"""A "tui" as written in Rust or Go: cells two or three characters wide in true colours of the usual palettes, chequered or plain covers, a cursor moved with hjkl, a mode line as in vi and a block with a title."""
from xterm import Xt, rgb

THEMES = {  # paper, ink, panel, cover, second cover, open, cursor, flag, mine, hit, inks
    "dusk": ("#1e1e2e", "#cdd6f4", "#313244", "#585b70", "#51546a", "#232334", "#f5e0dc", "#ffa0b8", "#f9e2af", "#e0405e", ["#89b4fa", "#a6e3a1", "#f38ba8", "#cba6f7", "#fab387", "#94e2d5", "#f5f5ff", "#9399b2"]),
    "fjord": ("#2e3440", "#e5e9f0", "#3b4252", "#5e81ac", "#5878a2", "#343b48", "#ebcb8b", "#ffd37a", "#d8dee9", "#bf616a", ["#88c0d0", "#a3be8c", "#e0808a", "#c8a0d0", "#e09a80", "#8fbcbb", "#ffffff", "#aab2c0"]),
    "retro": ("#282828", "#ebdbb2", "#3c3836", "#665c54", "#5c534c", "#2e2c2a", "#8ec07c", "#ffd24a", "#fe8019", "#cc241d", ["#83a598", "#b8bb26", "#fb6a54", "#d3869b", "#fe8019", "#8ec07c", "#fbf1c7", "#a89984"]),
    "paper": ("#fafafa", "#383a42", "#e5e5e6", "#a9b7d0", "#b4c0d6", "#ffffff", "#d19a00", "#b00020", "#383a42", "#ff6a5a", ["#2060d8", "#3a8a34", "#d83a30", "#9020a0", "#a06000", "#0780b0", "#202228", "#808088"]),
    "mint": ("#0b1f1a", "#c8f0dc", "#12332b", "#2c8c6c", "#278062", "#0f2a23", "#fff27a", "#ffe14a", "#ff7a8c", "#e03048", ["#7ac8ff", "#7af09a", "#ff8c80", "#d8a8ff", "#ffc060", "#70f0e8", "#ffffff", "#a8c0b8"]),
}
LEFT, TOP = 3, 3
t = Xt(lambda p: LEFT * 2 + 3 * p.cols, lambda p: TOP + p.rows + 5, ["DejaVu Sans Mono", "Noto Sans Mono", "DejaVu Sans Mono"], (10, 20), (), [((k[1], k[0]), ()) for k in THEMES.values()], "turnstone", bitmap_share=0, min_cols=44)
p, g = t.p, t.g
name = next(n for n, k in THEMES.items() if k[0] == t.scheme[0][1])
paper, ink, panel, cover, second, floor, cursor, flag_ink, mine_ink, hit, inks = THEMES[name]
wide = g.choice([2, 3, 3])
if g.random() < 0.5:
    second = cover
sign = g.choice(["·", " ", "■", "•", "+"])
flag = g.choice(["⚑", "⚑", "▲", "P"])
mine = g.choice(["✹", "●", "*"])
zero = g.choice([" ", " ", "·"])
soft = rgb(cover)
at = g.randrange(p.rows), g.randrange(p.cols)


def cell(r, c, s):
    opened = s in "012345678*X"
    ground = hit if s == "X" else floor if opened else second if (r + c) % 2 else cover
    here = (r, c) == at and p.status == "playing"
    mark, colour = {"#": (sign, paper if paper != "#fafafa" else "#6a7a9a"), "0": (zero, panel if paper == "#fafafa" else cover), "F": (flag, flag_ink), "?": ("?", "#ffffff" if paper != "#fafafa" else "#202020"),
                    "x": ("✗", "#000000"), "*": (mine, mine_ink), "X": (mine, "#000000")}.get(s, (s, inks[int(s) - 1] if s in "12345678" else ink))
    if s == "x":
        ground = flag_ink if paper != "#fafafa" else "#ff9a8a"
    if here and wide == 3:  # brackets about the cell
        return f"{rgb(ground, True)}\x1b[1m{rgb(cursor)}[{rgb(colour)}{mark}{rgb(cursor)}]"
    if here:
        ground, colour = cursor, paper if paper != "#fafafa" else "#000000"
    text = f" {mark} " if wide == 3 else f"{mark} " if g_left else f" {mark}"
    return f"{rgb(ground, True)}{rgb(colour)}\x1b[1m{text}" if s not in "#0" else f"{rgb(ground, True)}{rgb(colour)}{text}"


g_left = g.random() < 0.5
base = rgb(paper, True) + rgb(ink)
width = p.cols * wide
edge = rgb(cover)
title = g.choice([" turnstone ", " mines ", " Field "])
bar = "╭─" + title + "─" * max(0, width - len(title) - 1) + "╮" if g.random() < 0.6 else "┌" + title.center(width, "─") + "┐"
t.put(0, LEFT - 1, f"{base}\x1b[1m{flag} {p.left}{rgb(ink)}   time {p.seconds // 60:02d}:{p.seconds % 60:02d}   {p.cols}x{p.rows}")
t.put(TOP - 1, LEFT - 1, base + edge + bar)
for r in range(p.rows):
    t.put(TOP + r, LEFT - 1, base + edge + "│" + "".join("\x1b[0m" + cell(r, c, s) for c, s in enumerate(p.cells[r])) + "\x1b[0m" + base + edge + "│")
t.put(TOP + p.rows, LEFT - 1, base + edge + bar[0].replace("╭", "╰").replace("┌", "└") + "─" * width + bar[-1].replace("╮", "╯").replace("┐", "┘"))
mode = {"playing": " NORMAL ", "won": " CLEARED ", "lost": " EXPLODED "}[p.status]
place = f" {at[0] + 1}:{at[1] + 1} "
t.put(TOP + p.rows + 2, 0, f"{rgb(cursor, True)}{rgb('#101010')}\x1b[1m{mode}\x1b[0m{rgb(panel, True)}{rgb(ink)}" + " hjkl move  f flag  ␣ open".ljust(t.w - len(mode) - len(place)) + f"{rgb(cover, True)}{rgb('#ffffff' if paper != '#fafafa' else '#202020')}{place}")
t.put(TOP + p.rows + 3, 0, base + g.choice([":", ""]))
t.run(LEFT, TOP, wide, 1, base)
