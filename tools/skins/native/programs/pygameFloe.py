"""pygame at a low resolution scaled up: 16-point ice blocks over dark water, hand-set pixel digits with an outline, a pennant, a spiked naval mine."""
import random

import pygame

from support import Position, tell_pygame

p = Position()
g = p.rng
DIGITS = {
    "1": ".#.|##.|.#.|.#.|.#.|.#.|###", "2": "####.|....#|....#|.###.|#....|#....|#####", "3": "####.|....#|....#|.###.|....#|....#|####.",
    "4": "#..#.|#..#.|#..#.|#####|...#.|...#.|...#.", "5": "#####|#....|#....|####.|....#|....#|####.", "6": ".###.|#....|#....|####.|#...#|#...#|.###.",
    "7": "#####|....#|....#|...#.|..#..|..#..|..#..", "8": ".###.|#...#|#...#|.###.|#...#|#...#|.###.", "9": ".###.|#...#|#...#|.####|....#|....#|.###.",
    "0": ".###.|#...#|#...#|#...#|#...#|#...#|.###.", "?": ".###.|#...#|....#|..##.|..#..|.....|..#..", "-": ".....|.....|.....|.###.|.....|.....|.....",
}
WORLDS = {
    "arctic": dict(sea=(24, 52, 88), wave=(38, 72, 112), ice=(186, 222, 240), hi=(240, 252, 255), lo=(112, 164, 204), edge=(62, 110, 160), flag=(226, 60, 60), pole=(70, 50, 40), ink=[(120, 200, 255), (140, 232, 130), (255, 120, 120), (210, 160, 255), (255, 180, 90), (90, 236, 220), (255, 255, 255), (190, 196, 204)], rim=(8, 22, 44)),
    "dusk": dict(sea=(50, 30, 66), wave=(70, 44, 88), ice=(238, 178, 160), hi=(255, 224, 200), lo=(190, 112, 124), edge=(126, 66, 96), flag=(40, 90, 200), pole=(60, 30, 40), ink=[(140, 190, 255), (150, 240, 150), (255, 130, 130), (230, 170, 255), (255, 210, 120), (120, 240, 230), (255, 255, 255), (200, 190, 200)], rim=(20, 8, 30)),
    "thaw": dict(sea=(206, 230, 224), wave=(190, 218, 212), ice=(96, 150, 150), hi=(150, 200, 194), lo=(62, 110, 114), edge=(36, 74, 80), flag=(250, 206, 70), pole=(40, 30, 30), ink=[(30, 80, 200), (24, 120, 40), (200, 30, 40), (90, 30, 140), (140, 70, 10), (0, 110, 120), (20, 20, 20), (90, 90, 90)], rim=(236, 246, 244)),
}
w = WORLDS[g.choice(list(WORLDS))]
fits = [k for k in (1, 2, 3) if 16 * k <= p.max_cell] or [1]
k = g.choice(fits if len(fits) < 2 else fits[-2:])
kinds = random.Random(p.seconds + 5)
border, top = g.choice([6, 8, 12]), 26
W, H = max(p.cols * 16 + 2 * border, 120), p.rows * 16 + top + border
left = (W - p.cols * 16) // 2
lo = pygame.Surface((W, H))


def glyph(x, y, s, colour, rim=None):
    rows = DIGITS[s].split("|")
    dots = [(x + i, y + j) for j, row in enumerate(rows) for i, b in enumerate(row) if b == "#"]
    if rim:
        for a, b in dots:
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1)):
                lo.set_at((a + dx, b + dy), rim)
    for d in dots:
        lo.set_at(d, colour)


def block(x, y, v):
    pygame.draw.rect(lo, w["edge"], (x, y, 16, 16))
    pygame.draw.rect(lo, w["ice"], (x + 1, y + 1, 14, 13))
    pygame.draw.line(lo, w["hi"], (x + 1, y + 1), (x + 13, y + 1))
    pygame.draw.line(lo, w["hi"], (x + 1, y + 1), (x + 1, y + 12))
    pygame.draw.rect(lo, w["lo"], (x + 1, y + 13, 14, 2))
    pygame.draw.line(lo, w["lo"], (x + 14, y + 2), (x + 14, y + 13))
    if v == 0:
        pygame.draw.line(lo, w["hi"], (x + 3, y + 6), (x + 6, y + 3))
    elif v == 1:
        pygame.draw.line(lo, w["hi"], (x + 9, y + 4), (x + 11, y + 4))
    elif v == 2:
        lo.set_at((x + 4, y + 10), w["lo"]), lo.set_at((x + 5, y + 10), w["lo"])


def water(x, y, v):
    pygame.draw.rect(lo, w["sea"], (x, y, 16, 16))
    if ruled:
        pygame.draw.line(lo, w["wave"], (x, y + 15), (x + 15, y + 15))
        pygame.draw.line(lo, w["wave"], (x + 15, y), (x + 15, y + 15))
    if v == 0:
        pygame.draw.line(lo, w["wave"], (x + 2, y + 3), (x + 4, y + 3))
        pygame.draw.line(lo, w["wave"], (x + 10, y + 12), (x + 12, y + 12))


def mine(x, y):
    body, shine = (34, 36, 44), (150, 156, 170)
    rim = (210, 214, 222) if sum(w["sea"]) < 300 else (34, 36, 44)
    pygame.draw.circle(lo, rim, (x + 8, y + 8), 5)
    pygame.draw.circle(lo, body, (x + 8, y + 8), 4)
    for dx, dy in ((0, -6), (0, 5), (-6, 0), (5, 0), (-4, -4), (4, -4), (-4, 4), (4, 4)):
        lo.set_at((x + 8 + dx, y + 8 + dy), rim)
    pygame.draw.rect(lo, shine, (x + 6, y + 6, 2, 2))


def flag(x, y):
    pygame.draw.line(lo, w["pole"], (x + 5, y + 3), (x + 5, y + 12))
    pygame.draw.polygon(lo, w["flag"], [(x + 6, y + 3), (x + 12, y + 5), (x + 6, y + 8)])
    pygame.draw.line(lo, w["pole"], (x + 4, y + 12), (x + 7, y + 12))


ruled = g.random() < 0.6
lo.fill(w["edge"])
pygame.draw.rect(lo, w["rim"] if sum(w["rim"]) < 300 else (30, 60, 66), (left - 2, top - 2, p.cols * 16 + 4, p.rows * 16 + 4))
for text, x in ((f"{p.left:03d}", 6), (f"{p.seconds:03d}", W - 24)):
    pygame.draw.rect(lo, (14, 18, 26), (x - 2, 7, 22, 12))
    for i, d in enumerate(text[-3:]):
        glyph(x + i * 6, 9, d, (255, 210, 90))
cx = W // 2
pygame.draw.circle(lo, (240, 240, 240), (cx, 13), 8)  # a penguin rather than a smile
pygame.draw.circle(lo, (20, 24, 32), (cx, 13), 8, 2)
for dx in (-3, 3):
    if p.status == "lost":
        pygame.draw.line(lo, (200, 30, 30), (cx + dx - 1, 11), (cx + dx + 1, 13))
    else:
        lo.set_at((cx + dx, 11), (20, 24, 32)), lo.set_at((cx + dx, 12), (20, 24, 32))
pygame.draw.polygon(lo, (255, 160, 40), [(cx - 2, 14), (cx + 2, 14), (cx, 18 if p.status == "won" else 16)])
for r, c, s in p.each():
    x, y, v = left + c * 16, top + r * 16, kinds.randint(0, 4)
    if s in "#F?x":
        block(x, y, v)
    else:
        water(x, y, v)
    if s == "X":
        pygame.draw.rect(lo, (220, 50, 40), (x, y, 16, 16))
    if s in "12345678":
        glyph(x + (6 if s == "1" else 5), y + 4, s, w["ink"][int(s) - 1], w["rim"])
    elif s in "*X":
        mine(x, y)
    elif s in "Fx":
        flag(x, y)
        if s == "x":
            for t in (0, 1):
                pygame.draw.line(lo, (20, 10, 20), (x + 3 + t, y + 3), (x + 12 + t, y + 12))
                pygame.draw.line(lo, (20, 10, 20), (x + 12 + t, y + 3), (x + 3 + t, y + 12))
    elif s == "?":
        glyph(x + 5, y + 4, "?", w["edge"], w["hi"])
pygame.init()
pygame.display.set_caption(g.choice(["Floe", "FLOE 0.3", "Icebreaker"]))
screen = pygame.display.set_mode((W * k, H * k))
tell_pygame(lambda: screen.blit(pygame.transform.scale(lo, (W * k, H * k)), (0, 0)), lambda x, y: (x + left * k, y + top * k, p.cols * 16 * k, p.rows * 16 * k))
