"""pygame after woodblock prints: tiles of indigo waves (scales, a curling crest or currents) over washi paper; digits written with a brush, upright banners for flags, black sea urchins for mines. Every picture is painted large and shrunk."""
import math
import os
import random

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import numpy as np  # noqa: E402
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
noise = np.random.default_rng(g.randint(0, 1 << 30))
pygame.init()
C = pygame.Color
LOOKS = [  # deep, middle, line of the waves, foam, paper, joint, inks, banner, sign on it, urchin, mount
    ("#16305a", "#2f5f95", "#e9e2cc", "#f6f1e0", "#f1e7cf", "#cbbb96", ["#1c4a9e", "#2b6a35", "#bf2a1e", "#62277f", "#94500f", "#11707a", "#1d1916", "#786d60"], "#cf3420", "#f6efdc", "#1b1716", "#3a2a20"),
    ("#7c1f1a", "#c2472c", "#f7d9a4", "#fbeccb", "#fbf3df", "#dcc9a2", ["#20489c", "#2a6a3c", "#b8261c", "#5f247c", "#8b480e", "#0f6c76", "#1a1614", "#73695c"], "#f6e7bf", "#1d1a18", "#1b1716", "#27160f"),
    ("#14443f", "#2f8074", "#e6e8cf", "#f4f5e4", "#2a2620", "#45403a", ["#93cbff", "#a5e88e", "#ff9a88", "#dcb3ff", "#ffca7c", "#8aeee2", "#fdf8ea", "#bdb4a6"], "#e8502e", "#fff3d4", "#0f0d0c", "#17130f"),
    ("#2c2f57", "#6a6fa8", "#f3dfe2", "#fdf3f1", "#f7e9e4", "#dcc4c0", ["#274fae", "#2f7044", "#c42b36", "#6a2a92", "#9a541b", "#15747e", "#221d24", "#7d727a"], "#d93a52", "#fff6ee", "#221d24", "#4a3440"),
]
deep, middle, line, foam, paper, joint, ink, cloth, sign, urchin, mount = g.choice(LOOKS)
size = p.cell_size(24, 62)
K = 4
n = 40 * K
pattern = g.choice(["scales", "crest", "scales", "currents"])
corner = g.choice([0, 3, 6])
heavy = g.uniform(1, 1.2)
tall = g.uniform(0.66, 0.76)
ringed = paper == "#2a2620"


def lerp(a, b, t):
    a, b = C(a), C(b)
    return tuple(int(a[i] + (b[i] - a[i]) * t) for i in range(3))


def sheet():
    return pygame.Surface((n, n), pygame.SRCALPHA)


def dab(s, colour, x, y, r):
    pygame.draw.circle(s, colour, (x * K, y * K), r * K)


def poly(s, colour, points):
    pygame.draw.polygon(s, colour, [(x * K, y * K) for x, y in points])


def path(points, steps=14):
    """A smooth way through points of any number of values."""
    out = []
    ends = [points[0], *points, points[-1]]
    for i in range(1, len(ends) - 2):
        a, b, c, d = ends[i - 1:i + 3]
        for k in range(steps):
            t = k / steps
            out.append([0.5 * (2 * v + (w - u) * t + (2 * u - 5 * v + 4 * w - x) * t * t + (3 * v - u - 3 * w + x) * t ** 3) for u, v, w, x in zip(a, b, c, d)])
    return out + [list(points[-1])]


def brush(s, colour, points, more=0.0):
    for x, y, r in path(points, 22):
        dab(s, colour, x, y, max(0.4, r + more))


def wash(s, top, bottom):
    """The printer's gradation, over the whole sheet."""
    for y in range(n):
        pygame.draw.line(s, lerp(top, bottom, y / n), (0, y), (n, y))


def trim(s):
    mask = sheet()
    pygame.draw.rect(mask, (255, 255, 255, 255), (K, K, n - 2 * K, n - 2 * K), border_radius=corner * K)
    s.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return s


def covered(rng, quiet):
    s = sheet()
    wash(s, deep, middle)
    if pattern == "scales" and not quiet:
        for row, y in enumerate(range(-2, 54, 6)):
            for x in range(-10, 60, 13):
                x += 6.5 * (row % 2)
                for r, colour in ((6.8, line), (6.1, None), (4.8, line), (4.2, None), (2.9, line), (2.3, None)):
                    dab(s, colour or lerp(deep, middle, min(1, max(0, y / 40))), x, y, r)
    elif pattern == "crest" and not quiet:
        d = rng.uniform(-2, 2)
        poly(s, lerp(middle, foam, 0.55), [(0, 0), (40, 0), (40, 40), (0, 40)])
        poly(s, deep, [(x, y) for x, y in path([(0, 26), (7, 15), (17, 8 + d), (27, 9), (33, 15), (28, 14.6), (22, 17), (21, 24), (27, 31), (40, 33)])] + [(40, 40), (0, 40)])
        for k in range(3):
            brush(s, lerp(middle, foam, 0.3), [(2 + k * 4, 36, 0.5), (8 + k * 3, 24 + k, 0.8), (16 + k, 15 + 2 * k + d, 0.4)])
        for x, y, r in ((33, 15.5, 2.2), (30.6, 13, 2.4), (27, 10.6, 2.4), (22.6, 8.8, 2.2), (18, 8.6 + d, 1.9), (34.5, 19, 1.5), (31.4, 18, 1.4), (37, 22, 1.1)):
            dab(s, deep, x, y, r + 0.5)
            dab(s, foam, x, y, r)
    elif not quiet:
        for y in range(5, 40, 7):
            d = rng.uniform(0, 6)
            brush(s, line, [(x, y + 1.8 * math.sin(x / 5.2 + d), 0.55) for x in range(-2, 44, 4)])
    edge = sheet()
    pygame.draw.rect(edge, C(foam), (K, K, n - 2 * K, n - 2 * K), int(1.3 * K), border_radius=corner * K)
    s.blit(edge, (0, 0))
    trim(s)
    base = sheet()
    base.fill(lerp(deep, "#000000", 0.5))
    base.blit(s, (0, 0))
    return base


def opened(rng):
    s = sheet()
    s.fill(C(paper))
    for _ in range(9):
        x, y, a = rng.uniform(0, 40), rng.uniform(0, 40), rng.uniform(0, math.tau)
        pygame.draw.line(s, lerp(paper, joint, 0.4), (x * K, y * K), ((x + 6 * math.cos(a)) * K, (y + 6 * math.sin(a)) * K), 2)
    pygame.draw.rect(s, C(joint), (0, 0, n, n), int(0.8 * K))
    return s


STROKES = {  # on 40 by 56: place and half width of the brush
    "1": [[(11, 16, 2), (17, 12, 3.2), (22, 6, 3.6)], [(22, 6, 3.8), (21.4, 28, 3.8), (21, 52, 4.6)]],
    "2": [[(8, 17, 2.6), (13, 8, 3.4), (25, 7, 4), (31, 16, 4.2), (25, 28, 3.5), (14, 39, 2.9), (8, 49, 3.2)], [(8, 49, 3.2), (18, 46, 3.4), (26, 49, 4.2), (35, 46, 1.8)]],
    "3": [[(8, 11, 2.8), (19, 6, 3.6), (28, 12, 4), (25, 21, 3.1), (15, 26, 2.2)], [(15, 26, 2.2), (27, 29, 3.5), (31, 39, 4.4), (23, 49, 4), (7, 46, 2)]],
    "4": [[(19, 5, 3), (15, 18, 3.3), (6, 36, 3.5)], [(6, 36, 3), (20, 35, 3.4), (36, 33, 2.4)], [(26, 19, 3.2), (26, 36, 4), (25, 53, 2.8)]],
    "5": [[(13, 8, 3.2), (12, 17, 3), (10, 26, 3)], [(10, 26, 2.4), (22, 23, 3.6), (31, 32, 4.4), (26, 46, 4.2), (7, 48, 2)], [(13, 8, 3.2), (22, 8, 3.6), (33, 5, 2.2)]],
    "6": [[(27, 5, 2.6), (15, 17, 3.6), (9, 33, 4.2), (13, 47, 4.2), (25, 49, 4.2), (31, 39, 3.8), (24, 30, 3), (11, 36, 2)]],
    "7": [[(6, 10, 2.6), (19, 9, 3.4), (34, 7, 4)], [(34, 7, 4), (25, 27, 3.8), (18, 52, 3)]],
    "8": [[(30, 12, 2.4), (21, 6, 3.4), (11, 13, 3.6), (18, 24, 3.5), (30, 36, 4.2), (25, 48, 4.2), (12, 48, 4), (8, 38, 3.4), (19, 27, 2.8), (29, 14, 2.4)]],
    "?": [[(8, 16, 2.6), (15, 7, 3.6), (27, 8, 4), (31, 18, 4), (23, 28, 3.4), (20, 37, 2.6)], [(20, 48, 3.4), (20.6, 49, 3.8)]],
}


def digit(s, text, colour, around=None):
    f = tall * 40 / 50
    for more, tone in ([(1.5, around)] if around else []) + [(0, colour)]:
        for part in STROKES[text]:
            brush(s, C(tone), [(20 + (x - 20.5) * f, 20 + (y - 28) * f, r * f * heavy) for x, y, r in part], more)


def banner(s):
    dark = (24, 16, 12)
    poly(s, dark, [(10, 2), (15, 2), (15, 38), (10, 38)])
    poly(s, C("#b98a4e"), [(11, 3), (14, 3), (14, 37), (11, 37)])
    poly(s, dark, [(13, 3.6), (33.4, 3.6), (33.4, 6), (13, 6)])
    poly(s, dark, [(14, 5), (33, 5), (33, 29), (28.2, 32.4), (23.5, 29), (18.8, 32.4), (14, 29)])
    poly(s, C(cloth), [(15.3, 6.2), (31.8, 6.2), (31.8, 28.3), (28.2, 30.8), (23.5, 27.4), (18.8, 30.8), (15.3, 28.3)])
    dab(s, C(sign), 23.5, 15, 5.4)
    dab(s, C(cloth), 23.5, 15, 2.4)
    poly(s, lerp(cloth, "#000000", 0.2), [(15.3, 6.2), (31.8, 6.2), (31.8, 8), (15.3, 8)])


def spines(s, rng, colour, body):
    for i in range(22):
        a = i * math.tau / 22 + rng.uniform(-0.05, 0.05)
        r = 17.5 if i % 2 else 15
        poly(s, C(colour), [(20 + 9 * math.cos(a - 0.11), 20 + 9 * math.sin(a - 0.11)), (20 + r * math.cos(a), 20 + r * math.sin(a)), (20 + 9 * math.cos(a + 0.11), 20 + 9 * math.sin(a + 0.11))])
    dab(s, C(colour), 20, 20, 11)
    dab(s, C(body), 20, 20, 9.6)
    for i in range(6):
        a = i * math.tau / 6 + 0.3
        brush(s, lerp(body, foam, 0.4), [(20 + 3 * math.cos(a), 20 + 3 * math.sin(a), 0.5), (20 + 8 * math.cos(a), 20 + 8 * math.sin(a), 0.9)])
    dab(s, C(foam), 16.4, 16, 1.7)


dice = random.Random(g.random())
HEAPS = [covered(dice, False) for _ in range(4)]
QUIET = covered(dice, True)
FLOOR = [opened(dice) for _ in range(4)]
made = {}


def tile(s, r, c):
    kind = (r * 3 + c * 5 + r * c) % 4
    if (s, kind) in made:
        return made[s, kind]
    t = (HEAPS[kind] if s == "#" else QUIET if s in "F?x" else FLOOR[kind]).copy()
    if s == "X":
        t.fill(C("#d9341f"))
        dab(t, C("#f6b23a"), 20, 20, 17.5)
    if s in "12345678":
        digit(t, s, ink[int(s) - 1])
    elif s == "?":
        digit(t, s, foam, lerp(deep, "#000000", 0.5))
    elif s in "Fx":
        banner(t)
    elif s in "*X":
        rng = random.Random(kind)
        spines(t, rng, "#e9dfc8" if ringed and s == "*" else urchin, urchin)
    if s == "x":
        for r0, tone in ((3.4, "#fff6e4"), (1.9, "#16100d")):
            brush(t, C(tone), [(6, 7, r0), (20, 20, r0 * 1.1), (34, 33, r0)])
            brush(t, C(tone), [(34, 7, r0), (20, 20, r0 * 1.1), (6, 33, r0)])
    made[s, kind] = pygame.transform.smoothscale(t, (size, size))
    return made[s, kind]


pad, head = g.choice([(6, 50), (14, 50), (24, 62)])
SW, SH = max(p.cols * size + 2 * pad, 260), p.rows * size + pad + head
left, top = (SW - p.cols * size) // 2, head
screen = pygame.display.set_mode((SW, SH))
pygame.display.set_caption(g.choice(["Great Wave Mines", "Ukiyo", "Thirty-six Mines"]))
board = pygame.Surface((p.cols * size, p.rows * size))
for r, c, s in p.each():
    board.blit(tile(s, r, c), (c * size, r * size))
font = pygame.font.SysFont(g.choice(["p052", "c059", "urwbookman"]), 24, bold=True)


def draw():
    screen.fill(C(mount))
    pygame.draw.rect(screen, C(foam), (left - 3, top - 3, p.cols * size + 6, p.rows * size + 6))
    pygame.draw.circle(screen, C("#d9341f"), (SW // 2, head // 2), 15)
    shown = font.render({"playing": "", "won": "!", "lost": "x"}[p.status], True, C("#fff6e4"))
    screen.blit(shown, (SW // 2 - shown.get_width() // 2, head // 2 - shown.get_height() // 2))
    screen.blit(font.render(str(p.left), True, C(foam)), (pad + 6, head // 2 - 14))
    shown = font.render(f"{p.seconds // 60}:{p.seconds % 60:02d}", True, C(foam))
    screen.blit(shown, (SW - shown.get_width() - pad - 6, head // 2 - 14))
    screen.blit(board, (left, top))


tell_pygame(draw, lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
