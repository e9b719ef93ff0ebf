"""pygame in low resolution: sixteen-pixel tiles with bitmap digits of its own, scaled up two to four times without smoothing; grey, ice, desert or a handheld's greens."""
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

from support import Position, tell_pygame

p = Position()
g = p.rng
pygame.display.init()
pygame.font.init()
TILE = g.choice([12, 14, 16, 16])
times = [k for k in (1, 2, 3, 4) if TILE * k <= min(p.max_cell, 60) and TILE * k >= 14] or [1]
k = g.choice(times)
if TILE * k < 14:
    TILE, k = 14, 1
size = TILE * k
FULL = ["#2038ec", "#008844", "#d82800", "#5c007e", "#a44a00", "#007c8d", "#181818", "#787878"]
LOOKS = [  # ground, cover, light, shade, floor, floor line, inks, flag, pole, mine, words
    ("#787878", "#bcbcbc", "#fcfcfc", "#747474", "#d0d0d0", "#a0a0a0", FULL, "#d82800", "#101010", "#101010", "#ffffff"),
    ("#183858", "#7cc0f0", "#d8f4ff", "#3c7cbc", "#e8f6ff", "#b4d8ec", FULL, "#e4005a", "#183858", "#102040", "#e8f6ff"),
    ("#5a3010", "#e0a04c", "#fce0a0", "#a06420", "#f8e8c4", "#dcc090", FULL, "#b01030", "#402008", "#301808", "#fce0a0"),
    ("#0f380f", "#4f7f2f", "#8bac0f", "#1f4a1f", "#b4c850", "#94a838", ["#0f380f"] * 8, "#d8f078", "#0f380f", "#0f380f", "#b4c850"),
    ("#101018", "#4a4a6a", "#8080a8", "#282840", "#1c1c28", "#34344a", ["#6ca8fc", "#58d854", "#f87858", "#d8a0f8", "#fca044", "#3cdcd0", "#fcfcfc", "#a8a8b8"], "#fcd000", "#fcfcfc", "#f8f8f8", "#c8c8f0"),
    ("#2c1a30", "#c05878", "#f8a8b8", "#7c2c4c", "#fbe8e0", "#e8c4bc", ["#3050c8", "#207848", "#c03028", "#6a30a0", "#a85810", "#107c88", "#202020", "#707070"], "#fce878", "#2c1a30", "#2c1a30", "#f8d8d8"),
]
ground, cover, light, shade, floor, rule, inks, flag_ink, pole, black, words = g.choice(LOOKS)
fat = g.random() < 0.5
ROWS = {
    "1": "..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.", "2": ".###. #...# ....# ..##. .#... #.... #####", "3": "####. ....# ....# .###. ....# ....# ####.",
    "4": "#..#. #..#. #..#. ##### ...#. ...#. ...#.", "5": "##### #.... ####. ....# ....# #...# .###.", "6": ".###. #.... #.... ####. #...# #...# .###.",
    "7": "##### ....# ...#. ...#. ..#.. ..#.. ..#..", "8": ".###. #...# #...# .###. #...# #...# .###.", "?": ".###. #...# ....# ..##. ..#.. ..... ..#..",
}
FAT = {
    "1": "..##.. .###.. ..##.. ..##.. ..##.. ..##.. ..##.. ######", "2": ".####. ##..## ....## ...##. ..##.. .##... ##.... ######",
    "3": ".####. ##..## ....## ..###. ....## ....## ##..## .####.", "4": "...##. ..###. .####. ##.##. ###### ...##. ...##. ...##.",
    "5": "###### ##.... #####. ....## ....## ....## ##..## .####.", "6": ".####. ##.... ##.... #####. ##..## ##..## ##..## .####.",
    "7": "###### ....## ...##. ...##. ..##.. ..##.. ..##.. ..##..", "8": ".####. ##..## ##..## .####. ##..## ##..## ##..## .####.",
    "?": ".####. ##..## ....## ...##. ..##.. ..##.. ...... ..##..",
}
FLAGS = [
    "p....... pff..... pffff... pffffff. pffff... pff..... p....... p....... ppp.....",
    "..ffffp. .fffffp. ffffffp. .fffffp. ..ffffp. ......p. ......p. ....pppp ..pppppp",
    "pffffff. pf.f.ff. pff.f.f. pf.f.ff. pffffff. p....... p....... p....... p.......",
]
MINES = [
    "...b.... .b.bb.b. ..bbbb.. .bwwbbb. bbwbbbbb .bbbbbb. ..bbbb.. .b.bb.b. ...b....",
    ".....ff. ....p... ...bb... .bbbbbb. bbwwbbbb bbwbbbbb bbbbbbbb .bbbbbb. ..bbbb..",
    ".bbbbbb. bbbbbbbb bwwbbwwb bwwbbwwb bbbbbbbb .bbwwbb. .bbbbbb. ..b.b.b. ..bbbbb.",
]
flag_art, mine_art = g.choice(FLAGS), g.choice(MINES)
glyphs = FAT if fat else ROWS
frame = g.choice(["bevel", "bevel", "brick", "plain"])


def art(tile, text, inks, low=False):
    lines = text.split()
    w, h = len(lines[0]), len(lines)
    x0, y0 = (TILE - w + 1) // 2, (TILE - h + 1) // 2
    for y, row in enumerate(lines):
        for x, dot in enumerate(row):
            if dot != ".":
                tile.set_at((x0 + x, y0 + y), pygame.Color(inks[dot]))


def make(s):
    t = pygame.Surface((TILE, TILE))
    n = TILE - 1
    if s in "#F?" or s == "x":
        t.fill(pygame.Color(cover))
        pygame.draw.line(t, pygame.Color(light), (0, 0), (n, 0))
        pygame.draw.line(t, pygame.Color(light), (0, 0), (0, n))
        pygame.draw.line(t, pygame.Color(shade), (n, 0), (n, n))
        pygame.draw.line(t, pygame.Color(shade), (0, n), (n, n))
        if frame == "bevel" and TILE > 12:
            pygame.draw.line(t, pygame.Color(shade), (n - 1, 1), (n - 1, n))
            pygame.draw.line(t, pygame.Color(shade), (1, n - 1), (n, n - 1))
        elif frame == "brick":
            for x, y in [(2, 2), (n - 2, 2), (2, n - 2), (n - 2, n - 2)]:
                t.set_at((x, y), pygame.Color(shade))
    else:
        t.fill(pygame.Color(floor))
        pygame.draw.line(t, pygame.Color(rule), (0, 0), (n, 0))
        pygame.draw.line(t, pygame.Color(rule), (0, 0), (0, n))
        if s == "X":
            t.fill(pygame.Color("#f83800" if len(set(inks)) > 1 else "#e8f890"), (1, 1, n, n))
            if len(set(inks)) == 1:  # one colour only: the burst is a frame
                pygame.draw.rect(t, pygame.Color(black), (1, 1, n, n), 1)
    paints = {"f": flag_ink, "p": pole, "b": "#101010" if s == "X" and len(set(inks)) > 1 else black, "w": floor}
    if s in glyphs:
        art(t, glyphs[s], {"#": inks[int(s) - 1] if s != "?" else pole})
    elif s in "Fx":
        art(t, flag_art, paints)
    elif s in "*X":
        art(t, mine_art, paints)
    if s == "x":
        for i in range(2, TILE - 2):
            for d in (0, 1):
                t.set_at((min(i + d, n), i), pygame.Color("#f8f8f8"))
                t.set_at((max(0, n - i - d), i), pygame.Color("#f8f8f8"))
    return pygame.transform.scale(t, (size, size))


side, top = g.choice([0, 8, 16, 24]), g.choice([36, 44, 56])
width = max(p.cols * size + 2 * side, 240)
left = (width - p.cols * size) // 2
screen = pygame.display.set_mode((width, p.rows * size + top + side))
pygame.display.set_caption(g.choice(["pygame window", "BITSWEEP", "Mine 16"]))
tiles = {s: make(s) for s in "#F?012345678*Xx"}
font = pygame.font.Font(None, 18)
head = font.render(f"MINES {p.left:02d}", False, words), font.render(f"TIME {p.seconds:03d}", False, words), font.render({"playing": "", "won": "CLEAR", "lost": "OUCH"}[p.status], False, words)


def draw():
    screen.fill(pygame.Color(ground))
    for i, image in enumerate(head):
        image = pygame.transform.scale(image, (int(image.get_width() * 1.5), int(image.get_height() * 1.5)))
        x = [8, width - image.get_width() - 8, (width - image.get_width()) // 2][i]
        screen.blit(image, (x, (top - image.get_height()) // 2))
    for r, c, s in p.each():
        screen.blit(tiles[s], (left + c * size, top + r * size))


tell_pygame(draw, lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
