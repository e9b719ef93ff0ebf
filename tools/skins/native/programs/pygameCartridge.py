"""pygame in the manner of a handheld with four shades: tiles of sixteen pixels square, blown up without smoothing, digits of a pixel face of their own, one shade (or a few colours)."""
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

from support import Position, tell_pygame

p = Position()
g = p.rng
pygame.display.init()
pygame.font.init()
SHADES = [("#0f2a14", "#3d6b34", "#8fae2f", "#c6d65a"), ("#1b1426", "#5a3d78", "#c07fa0", "#f7e3d0"), ("#11161f", "#3e5a75", "#8fb8c8", "#eef6f4"), ("#2a1408", "#8a4a20", "#dfa05a", "#fbeecb")]
ink, mid, soft, pale = [pygame.Color(c) for c in g.choice(SHADES)]
coloured = g.random() < 0.5
INKS = [pygame.Color(c) for c in ["#1d3fb0", "#1d6a1d", "#b81e1e", "#5a1e8a", "#8a4300", "#006468", "#101010", "#5c5c5c"]] if coloured else [ink] * 8
k = max(1, min(3, int(p.max_cell) // 16, g.choice([1, 2, 2, 3]))) if p.max_cell >= 32 else 1
px = 16
DIGITS = {  # seven by nine
    "1": "...##.. ..###.. .####.. ...##.. ...##.. ...##.. ...##.. .###### .######", "2": ".#####. ##...## .....## ....##. ...##.. ..##... .##.... ####### #######",
    "3": "######. .....## .....## ..####. .....## .....## ##...## ##...## .#####.", "4": "....##. ...###. ..####. .##.##. ##..##. ####### ####### ....##. ....##.",
    "5": "####### ##..... ##..... ######. .....## .....## ##...## ##...## .#####.", "6": "..####. .##.... ##..... ######. ##...## ##...## ##...## ##...## .#####.",
    "7": "####### ##...## .....## ....##. ....##. ...##.. ...##.. ..##... ..##...", "8": ".#####. ##...## ##...## ##...## .#####. ##...## ##...## ##...## .#####.",
    "?": ".#####. ##...## .....## ....##. ...##.. ...##.. ....... ...##.. ...##..",
}
FLAG = "..##...... ..#####... ..########. ..#####... ..##...... ..##...... ..##...... ..##...... .####..... #######...".split()
MINE = "#...##...# .#.####.#. ..######.. .###..###. ####..#### ########## .########. ..######.. .#.####.#. #...##...#".split()
lattice = g.choice(["brick", "dither", "bevel"])


def stamp(t, rows, x, y, hue):
    for j, row in enumerate(rows):
        for i, ch in enumerate(row):
            if ch == "#":
                t.set_at((x + i, y + j), hue)


def tile(s):
    t = pygame.Surface((px, px))
    if s in "#F?x":
        t.fill(mid)
        if lattice == "bevel" or s != "#":
            pygame.draw.line(t, soft, (0, 0), (14, 0)), pygame.draw.line(t, soft, (0, 0), (0, 14))
        elif lattice == "brick":
            for y in (0, 8):
                pygame.draw.line(t, ink, (0, y + 7), (15, y + 7))
            pygame.draw.line(t, ink, (7, 0), (7, 6)), pygame.draw.line(t, soft, (0, 0), (14, 0)), pygame.draw.line(t, soft, (0, 0), (0, 14))
        else:
            for y in range(16):
                for x in range(y % 2, 16, 2):
                    t.set_at((x, y), soft)
        pygame.draw.line(t, ink, (0, 15), (15, 15)), pygame.draw.line(t, ink, (15, 0), (15, 15))
    else:
        t.fill(ink if s == "X" else pale)
        pygame.draw.line(t, soft, (0, 15), (15, 15)), pygame.draw.line(t, soft, (15, 0), (15, 15))
    if s in DIGITS:
        stamp(t, DIGITS[s].split(), 4, 3, pale if s == "?" else INKS[int(s) - 1])
    elif s in "Fx":
        stamp(t, FLAG, 4, 3, pale)
        if s == "x":
            for i in range(2, 13):
                for d in (0, 1):
                    t.set_at((i + d, i), ink), t.set_at((14 - i + d, i), ink)
    elif s in "*X":
        stamp(t, MINE, 3, 3, pale if s == "X" else ink)
    return pygame.transform.scale(t, (px * k, px * k))


art = {s: tile(s) for s in "#F?x012345678*X"}
n = px * k
W, H = p.cols * n, p.rows * n
pad, bar = g.choice([0, 8, 16]), 12 * max(2, k) + 6
width = max(W + 2 * pad, 240)
ox, oy = (width - W) // 2, bar + pad
screen = pygame.display.set_mode((width, H + bar + 2 * pad))
pygame.display.set_caption(g.choice(["Cartridge", "CARTRIDGE v1.1"]))
face = pygame.font.SysFont("dejavusansmono", 15, bold=True)


def draw():
    screen.fill(ink)
    for text, at in ((f"*{p.left:03d}", 0), ({"playing": "PLAY", "won": "CLEAR", "lost": "OVER"}[p.status], 1), (f"T{p.seconds:03d}", 2)):
        w = face.render(text, False, pale)
        screen.blit(w, ([10, (width - w.get_width()) // 2, width - w.get_width() - 10][at], (bar - w.get_height()) // 2))
    for r, c, s in p.each():
        screen.blit(art[s], (ox + c * n, oy + r * n))


tell_pygame(draw, lambda x, y: (x + ox, y + oy, W, H))
