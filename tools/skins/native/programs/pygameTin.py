"""pygame: pixel art on tiles of 14 points in the palettes of old handhelds and home computers, written as rows of characters, enlarged by whole numbers or softly; a status strip of pixel text."""
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
N = 14
DIGITS = {  # 6 by 8
    "1": "..##...###..####....##....##....##..############".replace(" ", ""),
    "2": ".####.##..##....##...##...##...##...##....######",
    "3": ".####.##..##....##..###.....##....####..##.####.",
    "4": "...##...###..####.##.##.######...##....##....##.",
    "5": "########....#####.....##....##....####..##.####.",
    "6": ".####.##....##....#####.##..####..####..##.####.",
    "7": "######....##....##...##...##....##....##....##..",
    "8": ".####.##..####..##.####.##..####..####..##.####.",
    "?": ".####.##..##....##...##...##..........##....##..",
    "9": ".####.##..####..####..##.#####....##....##.####.",
    "0": ".####.##..####..####..####..####..####..##.####.",
}
FLAGS = [
    ["..............", "...ooooo......", "...orrrroo....", "...orrrrrroo..", "...orrrrrrrro.", "...orrrrrroo..", "...orrrroo....", "...opooo......", "...op.........", "...op.........",
     "...op.........", "..oooo........", ".opppppo......", ".............."],
    ["..............", "..oo..........", "..opoooooooo..", "..oprrrrrrrro.", "..oprrwwrrro..", "..oprrwwrro...", "..oprrrrrrro..", "..oprrrrrrrro.", "..opoooooooo..", "..op..........",
     "..op..........", "..op..........", ".oooo.........", ".............."],
    ["..............", "......oo......", ".....owwo.....", ".....owwo.....", "....orrrro....", "....orrrro....", "....owwwwo....", "...owwwwwwo...", "...orrrrrro...", "...orrrrrro...",
     "..orrrrrrrro..", ".oooooooooooo.", ".oppppppppppo.", ".oooooooooooo."],
]
MINES = [
    ["..............", "......bb......", "..b...bb...b..", "...b.bbbb.b...", "....bbbbbb....", "...bbwwbbbb...", ".bbbbwwbbbbbb.", ".bbbbbbbbbbbb.", "...bbbbbbbb...", "....bbbbbb....",
     "...b.bbbb.b...", "..b...bb...b..", "......bb......", ".............."],
    ["..............", ".........bb.y.", "........b..y.y", ".......bb...y.", ".....bbbbb....", "....bbbbbbb...", "...bbwwbbbbb..", "...bbwbbbbbb..", "...bbbbbbbbb..", "...bbbbbbbbb..",
     "....bbbbbbb...", ".....bbbbb....", "..............", ".............."],
    ["..............", "..bb......bb..", "..bbb....bbb..", "...bbbbbbbb...", "....bbbbbb....", "....bwwbwwb...", "...bbwwbwwbb..", "...bbbbbbbbb..", "....bbbwbbb...", "....bwbwbwb...",
     "...bbbbbbbbb..", "..bbb....bbb..", "..bb......bb..", ".............."],
]
CROSS = ["#..........#", "##........##", ".##......##.", "..##....##..", "...##..##...", "....####....", "....####....", "...##..##...", "..##....##..", ".##......##.", "##........##", "#..........#"]
COLOURS = ["#1d2b9e", "#1c7a3c", "#c8242c", "#5a1f8a", "#8a3e10", "#0f7486", "#17171c", "#6c6c78"]
BRIGHT = ["#5ab0ff", "#58e07a", "#ff6a6a", "#c88aff", "#ffae4a", "#4ce0d8", "#ffffff", "#a8a8b4"]
LOOKS = [  # cover, light, shade, speck; open, line, speck; inks, flag, white, pole, outline, mine; window, ink of the window
    ("#8bac0f", "#9bbc0f", "#306230", "#7c9c10", "#c4cfa1", "#a9b684", "#b8c494", ["#0f380f"] * 8, "#306230", "#c4cfa1", "#0f380f", "#0f380f", "#0f380f", "#306230", "#c4cfa1"),
    ("#83769c", "#c2b6d8", "#4a3f66", "#75688e", "#fff1e8", "#d8cac2", "#f2e2d8", COLOURS, "#ff004d", "#fff1e8", "#3a2c20", "#1d1420", "#1d1420", "#1d2b53", "#fff1e8"),
    ("#00a8a8", "#60f0f0", "#005c5c", "#009898", "#f4f4f4", "#b8b8b8", "#e4e4e4", COLOURS, "#e8187a", "#ffffff", "#000000", "#000000", "#000000", "#000000", "#60f0f0"),
    ("#a85a32", "#e09a6a", "#5c2a14", "#984e2a", "#2a2430", "#3c3444", "#322a3a", BRIGHT, "#f8d838", "#ffffff", "#e8e0d0", "#180c08", "#e4dce8", "#120e18", "#f8d878"),
    ("#4a7ab8", "#8ab8ec", "#264a7c", "#426ea8", "#e6e0cc", "#c8c0a6", "#dcd5be", COLOURS, "#e83a2a", "#ffffff", "#4a3218", "#10182a", "#10182a", "#e6e0cc", "#10182a"),
    ("#5a5f6e", "#8c92a4", "#343844", "#525766", "#1a1c22", "#2a2d36", "#20232a", BRIGHT, "#ff5a36", "#ffffff", "#d8dce6", "#0c0d10", "#d8dce6", "#0c0d10", "#58e07a"),
]
cover, light, shade, speck, bare, line, dust, inks, red, white, pole, outline, black, desk, words = g.choice(LOOKS)
night = inks is BRIGHT
flag_art, mine_art = g.choice(FLAGS), g.choice(MINES)
bevel = g.choice(["relief", "relief", "stud", "lip"])
shadowed = g.random() < 0.4
size = p.cell_size(18, 60)
if size >= 2 * N or p.max_cell >= 2 * N:
    size = N * max(2, size // N) if g.random() < 0.7 else size
soft = size % N != 0
C = pygame.Color


def px(s, x, y, tone):
    if 0 <= x < N and 0 <= y < N:
        s.set_at((x, y), C(tone))


def digit(s, ch, tone, x0=4, y0=3):
    art = DIGITS[ch]
    for d, t in ((1, line), (0, tone)) if shadowed and ch != "?" else ((0, tone),):
        for i, v in enumerate(art):
            if v == "#":
                px(s, x0 + i % 6 + d, y0 + i // 6 + d, t)


def art(s, rows, keys):
    for y, row in enumerate(rows):
        for x, v in enumerate(row):
            if v in keys:
                px(s, x, y, keys[v])


def tile(ch):
    s = pygame.Surface((N, N))
    opened = ch in "012345678*X"
    if opened:
        s.fill(C("#e8402c" if ch == "X" else bare))
        if ch != "X":
            for x, y in ((3, 4), (10, 2), (8, 11)):
                px(s, x, y, dust)
        pygame.draw.line(s, C(line), (0, N - 1), (N - 1, N - 1))
        pygame.draw.line(s, C(line), (N - 1, 0), (N - 1, N - 1))
    else:
        s.fill(C(cover))
        if bevel == "relief":
            for x, y in ((4, 9), (9, 4), (6, 5), (10, 10)):
                px(s, x, y, speck)
        if bevel in ("relief", "stud"):
            pygame.draw.line(s, C(light), (0, 0), (N - 1, 0))
            pygame.draw.line(s, C(light), (0, 0), (0, N - 1))
            pygame.draw.line(s, C(shade), (0, N - 1), (N - 1, N - 1))
            pygame.draw.line(s, C(shade), (N - 1, 0), (N - 1, N - 1))
        if bevel == "stud":
            for x in (2, N - 3):
                for y in (2, N - 3):
                    px(s, x, y, shade)
        elif bevel == "lip":
            pygame.draw.rect(s, C(shade), (0, N - 3, N, 3))
            pygame.draw.rect(s, C(light), (1, 0, N - 2, 2))
            pygame.draw.line(s, C(shade), (N - 1, 0), (N - 1, N - 1))
    if ch in "12345678":
        digit(s, ch, inks[int(ch) - 1])
    elif ch == "?":
        digit(s, "?", outline if not night else white)
    elif ch in "Fx":
        art(s, flag_art, {"o": outline, "r": red, "p": pole, "w": white})
        if ch == "x":
            art(s, [""] + ["." + row for row in CROSS], {"#": "#000000" if not night else "#ffffff"})
    elif ch in "*X":
        art(s, mine_art, {"b": black if ch == "*" or not night else "#100808", "w": white if not night or ch == "X" else "#4a4450", "y": "#f0a020"})
    how = pygame.transform.smoothscale if soft else pygame.transform.scale
    return how(s, (size, size))


def number(n, k):
    text = str(n)
    s = pygame.Surface((7 * len(text), 8), pygame.SRCALPHA)
    for i, ch in enumerate(text):
        for j, v in enumerate(DIGITS.get(ch, "")):
            if v == "#":
                s.set_at((7 * i + j % 6, j // 6), C(words))
    return pygame.transform.scale(s, (s.get_width() * k, 8 * k))


made = {ch: tile(ch) for ch in "012345678#F?*Xx"}
bw, bh = p.cols * size, p.rows * size
margin, head = g.choice([0, 8, 16]), g.choice([36, 44])
below = g.random() < 0.3
W, H = max(bw + 2 * margin, 200), bh + head + (margin if not below else max(margin, 0))
left, top = (W - bw) // 2, margin if below else head
screen = pygame.display.set_mode((W, H))
pygame.display.set_caption(g.choice(["TINY MINES", "pygame window", "mines16"]))
framed = margin >= 8 and g.random() < 0.6


def draw():
    screen.fill(C(desk))
    y = bh + margin if below else 0
    mid = y + head // 2
    for ch, n, x in (("F", p.left, left + 4), (None, p.seconds, None)):
        image = number(max(0, n), 2)
        if ch:
            screen.blit(pygame.transform.scale(tile(ch), (24, 24)), (x, mid - 12))
            screen.blit(image, (x + 32, mid - 8))
        else:
            screen.blit(image, (left + bw - image.get_width() - 4, mid - 8))
    if p.status != "playing":
        screen.blit(pygame.transform.scale(made["*" if p.status == "lost" else "F"], (24, 24)), (W // 2 - 12, mid - 12))
    if framed:
        pygame.draw.rect(screen, C(words), (left - 4, top - 4, bw + 8, bh + 8), 2)
    for r, c, s in p.each():
        screen.blit(made[s], (left + c * size, top + r * size))


tell_pygame(draw, lambda x, y: (x + left, y + top, bw, bh))
