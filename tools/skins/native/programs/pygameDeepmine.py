"""pygame: a dig underground in pixel art of 16 points: earth with stones and a lit edge, torches or signposts to mark, bundles of dynamite or skulls; four strata; a wooden bar with pixel letters."""
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
N = 16
DIGITS = {  # 6 by 9
    "1": "..##.. .###.. ####.. ..##.. ..##.. ..##.. ..##.. ..##.. ######",
    "2": ".####. ##..## ....## ....## ...##. ..##.. .##... ##.... ######",
    "3": ".####. ##..## ....## ....## ..###. ....## ....## ##..## .####.",
    "4": "....## ...### ..#### .##.## ##..## ###### ....## ....## ....##",
    "5": "###### ##.... ##.... #####. ....## ....## ....## ##..## .####.",
    "6": "..###. .##... ##.... #####. ##..## ##..## ##..## ##..## .####.",
    "7": "###### ....## ....## ...##. ...##. ..##.. ..##.. ..##.. ..##..",
    "8": ".####. ##..## ##..## ##..## .####. ##..## ##..## ##..## .####.",
    "9": ".####. ##..## ##..## ##..## .##### ....## ....## ...##. .###..",
    "0": ".####. ##..## ##..## ##.### ###.## ##..## ##..## ##..## .####.",
    "?": ".####. ##..## ....## ...##. ..##.. ..##.. ...... ..##.. ..##..",
}
STONE = [  # the covered tile's texture: . earth, s stone, d dark
    "................ ..ss......d..... .ssss.......... .sssd....ss..... ..dd....ssss.... ........sssd.... .d.......dd..... ................ "
    "....d.......ss.. ...........ssss. ..ss.......sssd. .ssss.d.....dd.. .sssd........... ..dd......d..... ................ ................",
    "................ .....d.....ss... ..........ssss.. ...ss.....sssd.. ..ssss.....dd... ..sssd.......... ...dd....d...... ................ "
    ".ss.......ss.... ssss.....ssss... sssd.....sssd.d. .dd..d....dd.... ................ ....d........... ................ ................",
]
TORCH = "....... ...y... ..yyo.. ..yoo.. .yyooo. .yowoo. .ooowo. ..www.. ..bbb.. ..bBb.. ..bBb.. ..bBb.. ..bBb.. ...b..."
SIGN = "........... bbbbbbbbb.. bwwwwwwwwb. bwRwRwRwwwb bwwwwwwwwb. bbbbbbbbb.. ....bB..... ....bB..... ....bB..... ....bB..... ....bB..... ...bbBB...."
DYNAMITE = "......y.... .....yo.... ....k...... ....k...... .rrrkrrrrrr .rRrrRrrRrr .rRrrRrrRrr kkkkkkkkkkk .rRrrRrrRrr .rRrrRrrRrr .rRrrRrrRrr .rrrrrrrrrr"
SKULL = "..wwwwwww.. .wwwwwwwww. wwwwwwwwwww wkkkwwwkkkw wkkkwwwkkkw wkkwwwwwkkw wwwwwkwwwww .wwwwwwwww. ..wwwwwww.. ..wkwkwkw.. ..wwwwwww.. ..........."
DEEP = ["#1c3cc8", "#0c6a24", "#c01414", "#4c1488", "#7c3000", "#00606c", "#141414", "#54545c"]
PALE = ["#6cb4ff", "#74e874", "#ff7868", "#d890ff", "#ffb848", "#58e8e0", "#ffffff", "#b0b0bc"]
STRATA = {  # earth, its light, its dark, stone, floor, floor grain, inks, mark, mine
    "loam": ("#8a5a34", "#b47c4c", "#58361c", "#a89c8c", "#2c2018", "#3a2c20", PALE, TORCH, DYNAMITE),
    "ice": ("#86bce0", "#d4f0ff", "#4878a8", "#b4e0f4", "#e8f0f8", "#d0dcec", DEEP, SIGN, DYNAMITE),
    "basalt": ("#4c4854", "#78707c", "#2c2834", "#68606c", "#181420", "#24202c", PALE, TORCH, SKULL),
    "jungle": ("#4c8834", "#7cbc4c", "#2c5424", "#94a080", "#e4d8ac", "#d0c090", DEEP, SIGN, DYNAMITE),
}
earth, light, dark, stone, floor, grain, inks, mark, charge = STRATA[g.choice(list(STRATA))]
INK = {"y": "#fff07c", "o": "#ff9c28", "w": "#f8f8f0", "b": "#5c3414", "B": "#8c5828", "r": "#b81c1c", "R": "#f04838", "k": "#101010"}
two = g.random() < 0.5
lips = g.random() < 0.5
whole = [16 * z for z in (1, 2, 3) if 16 * z <= max(16, min(56, p.max_cell))]
size = g.choice(whole) if g.random() < 0.75 else max(16, p.cell_size(16, 52))


def put(t, art, colour=None, shadow=None, drop=0):
    rows = art.split()
    x0, y0 = (N - len(rows[0])) // 2, (N - len(rows)) // 2 + drop
    for way in ((1, 1), (0, 0)) if shadow else ((0, 0),):
        for y, row in enumerate(rows):
            for x, ch in enumerate(row):
                if ch != "." and 0 <= x0 + x + way[0] < N and 0 <= y0 + y + way[1] < N:
                    t.set_at((x0 + x + way[0], y0 + y + way[1]), pygame.Color(shadow if way[0] else colour or INK[ch]))


def tile(s, variant):
    t = pygame.Surface((N, N))
    if s in "#F?x":
        t.fill(pygame.Color(earth))
        for y, row in enumerate(STONE[variant].split()):
            for x, ch in enumerate(row):
                if ch != "." and s == "#":
                    t.set_at((x, y), pygame.Color({"s": stone, "d": dark}[ch]))
        for i in range(N):
            t.set_at((i, 0), pygame.Color(light))
            t.set_at((0, i), pygame.Color(light))
            t.set_at((i, N - 1), pygame.Color(dark))
            t.set_at((N - 1, i), pygame.Color(dark))
            if lips and i % 4 != 3 and 0 < i < 15:
                t.set_at((i, 1), pygame.Color(light))
                t.set_at((i, N - 2), pygame.Color(dark))
    else:
        t.fill(pygame.Color(("#d82818" if charge == SKULL else "#ffdc30") if s == "X" else floor))
        for i in range(N):
            if s != "X":
                t.set_at((i, N - 1), pygame.Color(grain))
                t.set_at((N - 1, i), pygame.Color(grain))
        if s == "0":
            for x, y in ((3, 4), (4, 4), (11, 9), (12, 9), (6, 12)):
                t.set_at((x, y), pygame.Color(grain))
    if s in "12345678":
        put(t, DIGITS[s], inks[int(s) - 1])
    elif s == "?":
        put(t, DIGITS["?"], "#fff4b0", "#101010")
    elif s in "Fx":
        put(t, mark)
    elif s in "*X":
        put(t, charge)
    if s == "x":
        for i in range(2, 14):
            for d in (-1, 0, 1):
                for x in (i + d, 15 - i + d):
                    t.set_at((x, i), pygame.Color("#101010" if d else "#ffffff"))
    if size % N:
        return pygame.transform.smoothscale(t, (size, size))
    return pygame.transform.scale(t, (size, size))


tiles = {(s, v): tile(s, v) for s in "#F?x012345678*X" for v in (0, 1)}
W, H = p.cols * size, p.rows * size
bar = 40
side = g.choice([0, 8, 16])
below = g.random() < 0.35
w, h = max(W + 2 * side, 220), H + bar + 2 * side
screen = pygame.display.set_mode((w, h))
pygame.display.set_caption(g.choice(["DeepMine", "Dig Danger", "pygame window"]))
left, top = (w - W) // 2, side + (0 if below else bar)


def number(text, x, y, z=2):
    for ch in text:
        for j, row in enumerate(DIGITS[ch].split()):
            for i, bit in enumerate(row):
                if bit == "#":
                    screen.fill(pygame.Color("#fff0b8"), (x + i * z, y + j * z, z, z))
        x += 7 * z


def icon(art, x, y):
    for j, row in enumerate(art.split()):
        for i, ch in enumerate(row):
            if ch != ".":
                screen.fill(pygame.Color(INK[ch]), (x + 2 * i, y + 2 * j, 2, 2))


def draw():
    screen.fill(pygame.Color(dark))
    y = h - bar if below else 0
    screen.fill(pygame.Color("#6c4424"), (0, y, w, bar))
    for k in range(0, bar, 10):
        screen.fill(pygame.Color("#543218"), (0, y + k, w, 1))
    icon(mark, 8, y + 6)
    number(str(max(p.left, 0)), 38, y + 11)
    digits = f"{p.seconds:03d}"
    number(digits, w - 14 * len(digits) - 8, y + 11)
    if p.status != "playing":
        icon(SKULL if p.status == "lost" else TORCH, w // 2 - 11, y + 8)
    for r, c, s in p.each():
        screen.blit(tiles[s, (r + c) % 2 if two else 0], (left + c * size, top + r * size))


tell_pygame(draw, lambda x, y: (x + left, y + top, W, H))
