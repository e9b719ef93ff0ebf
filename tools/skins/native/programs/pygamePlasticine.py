"""pygame: everything kneaded of plasticine: covered cells are pressed lumps with a thumb print, opened ones cardboard with or without a ruled grid, digits rolled strings of clay with light on them; sprites drawn four times as large and smoothed down."""
import math
import random

import pygame

from support import SHOWN, Position, tell_pygame

p = Position()
g = p.rng
pygame.init()
if g.random() < 0.3:
    p.cells = [row.replace("?", "#") for row in p.cells]
    SHOWN["cells"] = p.cells
INKS = [(38, 108, 214), (52, 152, 58), (222, 52, 48), (118, 60, 176), (206, 118, 24), (22, 148, 156), (58, 54, 60), (138, 134, 140)]
LOOKS = [  # table, lumps, card, line, flag, mine, words
    ((196, 164, 120), [(236, 120, 70)], (250, 240, 218), (222, 206, 176), (40, 120, 200), (56, 52, 58), (70, 44, 20)),
    ((92, 132, 152), [(120, 190, 96), (108, 178, 86)], (244, 246, 240), (212, 220, 210), (220, 50, 50), (54, 54, 66), (250, 250, 240)),
    ((224, 220, 212), [(238, 130, 150), (120, 170, 226), (248, 206, 92), (134, 204, 150)], (255, 255, 252), (228, 226, 220), (170, 20, 40), (62, 56, 60), (80, 76, 72)),
    ((58, 54, 74), [(112, 96, 190)], (238, 232, 246), (212, 204, 226), (250, 200, 50), (50, 44, 60), (240, 236, 250)),
    ((150, 104, 66), [(150, 140, 130), (142, 132, 122)], (240, 230, 206), (214, 200, 168), (212, 40, 40), (44, 40, 38), (255, 244, 222)),
]
table, lumps, card, line, flag_tone, mine_tone, words = g.choice(LOOKS)
size = p.cell_size(24, 56)
K = 4
S = size * K
ruled = g.choice(["none", "lines", "chequer"])
wobble = g.choice([0.012, 0.02, 0.03])
fat = g.uniform(0.115, 0.15)
swell = g.choice([0.03, 0.045, 0.06])
STROKES = {  # in a box of 10 x 14
    "1": [[(2, 3), (5, 0), (5, 14)]], "2": [[(0.5, 3.5), (1.5, 1), (5, 0), (8.5, 1), (9.5, 3.8), (8.5, 6.5), (0.5, 14), (10, 14)]],
    "3": [[(0.8, 1.2), (4.5, 0), (8.5, 1), (9.3, 3.6), (8, 6), (4.5, 6.8), (8.4, 7.8), (9.8, 10.4), (8.6, 13), (4.6, 14), (0.5, 12.8)]],
    "4": [[(7, 14), (7, 0), (0, 9.6), (10, 9.6)]], "5": [[(9.2, 0), (1.4, 0), (0.9, 6.2), (4.8, 5.2), (8.6, 6.4), (9.7, 9.6), (8.4, 12.8), (4.6, 14), (0.4, 12.8)]],
    "6": [[(8.4, 0.6), (4.4, 1.6), (1.4, 5), (0.5, 9.6), (1.8, 13), (5, 14), (8.4, 13), (9.6, 10), (8.4, 7.2), (5, 6.4), (1.6, 7.8)]],
    "7": [[(0.4, 0), (9.6, 0), (4, 14)]],
    "8": [[(5, 6.4), (1.8, 5.2), (1, 3), (2.2, 0.8), (5, 0), (7.8, 0.8), (9, 3), (8.2, 5.2), (5, 6.4), (1.4, 7.8), (0.4, 10.4), (1.8, 13), (5, 14), (8.2, 13), (9.6, 10.4), (8.6, 7.8), (5, 6.4)]],
    "?": [[(0.8, 3.4), (2, 0.9), (5, 0), (8.4, 1.2), (9, 4), (7.4, 6.4), (5, 8), (5, 10)], [(5, 13.8), (5, 14)]],
}


def shade(c, k):
    return tuple(max(0, min(255, round(v * k if k <= 1 else v + (255 - v) * (k - 1)))) for v in c)


def string(s, points, tone, width):
    """A rolled string of clay: a dark side below, its colour, a streak of light above."""
    dense = []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        n = max(1, int(math.hypot(bx - ax, by - ay) / (width * 0.12)))
        dense += [(ax + (bx - ax) * i / n, ay + (by - ay) * i / n) for i in range(n)]
    dense.append(points[-1])
    for dx, dy, part, c in ((0.16, 0.24, 1, shade(line, 0.62)), (0, 0, 1, shade(tone, 0.72)), (-0.06, -0.08, 0.82, tone), (-0.16, -0.2, 0.26, shade(tone, 1.5))):
        for x, y in dense:
            pygame.draw.circle(s, c, (x + dx * width, y + dy * width), width * part / 2)


def blob(rng, cx, cy, r, power):
    """The outline of a lump: between a square and a circle, dented here and there."""
    dents = [rng.uniform(-wobble, wobble) * S for _ in range(12)]
    out = []
    for i in range(96):
        a = i * math.pi / 48
        c, d = math.cos(a), math.sin(a)
        f = (abs(c) ** power + abs(d) ** power) ** (-1 / power)
        t = i / 8
        k = (1 - math.cos((t % 1) * math.pi)) / 2
        e = dents[int(t) % 12] * (1 - k) + dents[(int(t) + 1) % 12] * k
        out.append((cx + (r * f + e) * c, cy + (r * f + e) * d))
    return out


def lump(s, tone, seed):
    rng = random.Random(seed)
    c, r = S / 2, S * (0.5 - swell)
    shape = blob(rng, c, c, r, 5)
    pygame.draw.polygon(s, shade(table, 0.6), [(x + S * 0.012, y + S * 0.03) for x, y in shape])
    pygame.draw.polygon(s, shade(tone, 0.7), shape)
    for i, k in enumerate((0.8, 0.9, 1, 1.06)):
        t = 1 - 0.05 * (i + 1)
        pygame.draw.polygon(s, shade(tone, k), [(c + (x - c) * t - S * 0.008 * i, c + (y - c) * t - S * 0.01 * i) for x, y in shape])
    if rng.random() < 0.6:  # a thumb was here
        tx, ty = c + rng.uniform(-0.1, 0.1) * S, c + rng.uniform(-0.1, 0.1) * S
        for i in range(1, 4):
            q = S * 0.07 * i
            pygame.draw.ellipse(s, shade(tone, 0.95), (tx - q, ty - q * 1.25, 2 * q, 2.5 * q), max(1, S // 90))
    pygame.draw.ellipse(s, shade(tone, 1.35), (S * 0.16, S * 0.12, S * 0.2, S * 0.07))


def base(s, n, hit):
    s.fill((238, 96, 78) if hit else shade(card, 0.965) if ruled == "chequer" and n % 2 else card)
    if ruled == "lines":
        pygame.draw.rect(s, line, (0, 0, S, S), K // 2 + 1)


def draw(sym, n):
    s = pygame.Surface((S, S))
    s.fill(shade(table, 0.8))
    if sym in "#F?x":
        lump(s, lumps[n % len(lumps)], n * 17 + 3)
    else:
        base(s, n, sym == "X")
    u = S / 24
    if sym in "12345678?":
        h = S * 0.54
        for points in STROKES[sym]:
            at = [(S / 2 + (x - 5) * h / 14, S / 2 + (y - 7) * h / 14) for x, y in points]
            tone = INKS[int(sym) - 1] if sym != "?" else (252, 250, 244)
            string(s, at, tone, S * fat)
    elif sym in "Fx":
        string(s, [(8 * u, 4.5 * u), (8 * u, 19.5 * u)], (120, 82, 50), S * 0.075)
        cloth = [(8.5 * u, 4.4 * u), (19 * u, 8.4 * u), (8.5 * u, 12.8 * u)]
        pygame.draw.polygon(s, shade(flag_tone, 0.6), [(x + u * 0.3, y + u * 0.7) for x, y in cloth])
        pygame.draw.polygon(s, flag_tone, cloth)
        pygame.draw.polygon(s, shade(flag_tone, 1.25), [(9.2 * u, 5.8 * u), (14 * u, 7.7 * u), (9.2 * u, 8 * u)])
        if sym == "x":
            for a, b in ((5, 19), (19, 5)):
                string(s, [(a * u, 5 * u), (b * u, 19 * u)], (30, 28, 30), S * 0.1)
    elif sym in "*X":
        tone = (40, 26, 24) if sym == "X" else mine_tone
        for i in range(8):
            a = i * math.pi / 4
            string(s, [(12 * u + 5 * u * math.cos(a), 12 * u + 5 * u * math.sin(a)), (12 * u + 8.6 * u * math.cos(a), 12 * u + 8.6 * u * math.sin(a))], tone, S * 0.085)
        pygame.draw.circle(s, shade(tone, 0.7), (12.2 * u, 12.4 * u), 6.2 * u)
        pygame.draw.circle(s, tone, (12 * u, 12 * u), 6 * u)
        pygame.draw.circle(s, shade(tone, 1.5), (9.8 * u, 9.8 * u), 1.6 * u)
    return pygame.transform.smoothscale(s, (size, size))


side, top = g.choice([6, 16, 26]), 50
W, H = max(p.cols * size + 2 * side, 240), p.rows * size + top + side
left = (W - p.cols * size) // 2
screen = pygame.display.set_mode((W, H))
pygame.display.set_caption(g.choice(["Plasticine", "Clay Mines", "Kneadsweeper"]))
small = pygame.font.Font(pygame.font.match_font(g.choice(["urwgothic", "dejavusans", "notosans"]), bold=True), 20)
ground = pygame.Surface((W, H))
ground.fill(table)
grain = random.Random(p.seconds)
for _ in range(W * H // 400):
    x, y = grain.randrange(W), grain.randrange(H)
    pygame.draw.line(ground, shade(table, grain.choice([0.95, 1.05])), (x, y), (x + grain.randint(4, 26), y))
mixed = len(lumps) > 2
tiles = {}
for r, c, s in p.each():
    n = grain.randrange(4) if mixed and s in "#F?x" else (r * 3 + c * 5) % 8 if s in "#F?x" else (r + c) % 2
    if len(lumps) == 2 and s in "#F?x":
        n = n - n % 2 + (r + c) % 2
    if (s, n) not in tiles:
        tiles[s, n] = draw(s, n)
    ground.blit(tiles[s, n], (left + c * size, top + r * size))
for text, right in ((f"{p.left}", False), (f"{p.seconds}", True)):
    t = small.render(text, True, words)
    ground.blit(t, (W - side - t.get_width() if right else side, 14))
face = lumps[0]
pygame.draw.circle(ground, shade(face, 0.65), (W // 2, 27), 19)
pygame.draw.circle(ground, face, (W // 2 - 1, 25), 18)
for d in (-6, 6):
    pygame.draw.circle(ground, (40, 34, 34), (W // 2 + d, 21), 3)
if p.status == "lost":
    pygame.draw.arc(ground, (40, 34, 34), (W // 2 - 9, 28, 18, 12), 0.3, 2.84, 2)
else:
    pygame.draw.arc(ground, (40, 34, 34), (W // 2 - 9, 20, 18, 16), 3.4, 6, 2)
tell_pygame(lambda: screen.blit(ground, (0, 0)), lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
