"""Sweets: covered cells are jellies of one or several flavours with a gleam, opened ones waxed paper in two tones; cartoon digits with a thick rim and a drop shadow, drawn at thrice the size and smoothed down. Bar with a score and a lid for a button."""
import math
import random

import pygame

from support import Position, tell_pygame

p = Position()
g = p.rng
pygame.init()
BOLD = [(30, 104, 224), (36, 148, 52), (226, 44, 52), (122, 50, 190), (196, 98, 12), (10, 142, 150), (40, 40, 48), (122, 122, 132)]
BRIGHT = [(120, 184, 255), (130, 232, 130), (255, 124, 118), (206, 160, 255), (255, 190, 96), (96, 228, 222), (255, 255, 255), (180, 184, 196)]
SHOPS = {  # counter, jellies, paper twice, rim of digits, digits, flag, mine, words
    "strawberry": ((250, 214, 222), [(238, 88, 122)], ((255, 250, 244), (252, 240, 232)), (255, 255, 255), BOLD, (38, 120, 220), (56, 40, 48), (110, 26, 52)),
    "lime": ((208, 236, 190), [(112, 196, 62), (92, 178, 52)], ((252, 252, 240), (242, 246, 226)), (255, 255, 255), BOLD, (226, 38, 64), (40, 52, 34), (34, 76, 22)),
    "blueberry": ((40, 38, 82), [(92, 96, 210)], ((30, 30, 62), (36, 36, 72)), (12, 12, 30), BRIGHT, (255, 206, 64), (238, 238, 255), (222, 224, 255)),
    "assorted": ((240, 232, 248), [(244, 150, 170), (160, 206, 122), (150, 176, 236), (240, 196, 110)], ((255, 255, 255), (247, 245, 250)), (255, 255, 255), BOLD, (170, 14, 74), (52, 46, 60), (74, 50, 96)),
    "cola": ((238, 222, 196), [(136, 72, 40), (124, 64, 36)], ((250, 242, 226), (244, 232, 210)), (255, 252, 244), BOLD, (255, 214, 70), (50, 30, 20), (92, 48, 22)),
}
counter, jellies, papers, rim, inks, flag_tone, bomb_tone, words = SHOPS[g.choice(list(SHOPS))]
size = p.cell_size(22, 56)
S = size * 3
mould = g.choice(["square", "round", "pillow"])
gap = g.choice([0.03, 0.05, 0.08])
rounded_paper = g.random() < 0.4
font = pygame.font.Font(pygame.font.match_font(g.choice(["dejavusans", "urwgothic", "nimbussans", "liberationsans", "dejavusanscondensed"]), bold=True), int(S * g.uniform(0.58, 0.68)))
rimmed = g.choice([0, 0.03, 0.045])
gleam = g.choice(["arc", "spot", "band"])
side, top = g.choice([8, 14, 22]), 48
W, H = max(p.cols * size + 2 * side, 230), p.rows * size + top + side
left = (W - p.cols * size) // 2
flavour = random.Random(p.seconds)


def shade(c, k):
    return tuple(max(0, min(255, round(v * k if k <= 1 else v + (255 - v) * (k - 1)))) for v in c)


def jelly(tone):
    s = pygame.Surface((S, S), pygame.SRCALPHA)
    a, n = round(S * gap), round(S * (1 - 2 * gap))
    r = {"square": 0.14, "round": 0.34, "pillow": 0.24}[mould]
    pygame.draw.rect(s, shade(tone, 0.62), (a, a, n, n), border_radius=round(n * r))
    face = pygame.Surface((S, S), pygame.SRCALPHA)
    for y in range(S):
        pygame.draw.line(face, shade(tone, 1.34 - 0.42 * y / S) + (255,), (0, y), (S, y))
    mask = pygame.Surface((S, S), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), (a, a, n, n - round(S * 0.09)), border_radius=round(n * r))
    face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    s.blit(face, (0, 0))
    glow = pygame.Surface((S, S), pygame.SRCALPHA)
    if gleam == "arc":
        pygame.draw.rect(glow, (255, 255, 255, 120), (a + n * 0.12, a + n * 0.08, n * 0.76, n * 0.14), border_radius=round(n * 0.07))
    elif gleam == "spot":
        pygame.draw.ellipse(glow, (255, 255, 255, 170), (a + n * 0.14, a + n * 0.12, n * 0.2, n * 0.13))
        pygame.draw.circle(glow, (255, 255, 255, 150), (a + n * 0.42, a + n * 0.16), n * 0.04)
    else:
        pygame.draw.rect(glow, (255, 255, 255, 50), (a + n * 0.05, a + n * 0.04, n * 0.9, n * 0.4), border_radius=round(n * r * 0.8))
    s.blit(glow, (0, 0))
    return s


def paper(tone, hit=False):
    s = pygame.Surface((S, S), pygame.SRCALPHA)
    tone = (240, 60, 56) if hit else tone
    if rounded_paper:
        pygame.draw.rect(s, tone, (S * 0.03, S * 0.03, S * 0.94, S * 0.94), border_radius=round(S * 0.12))
    else:
        s.fill(tone)
        pygame.draw.rect(s, shade(tone, 0.93) if sum(tone) > 300 else shade(tone, 1.12), (0, 0, S, S), 2)
    return s


def sign(s, text, tone, edge):
    glyph = font.render(text, True, tone)
    box = glyph.get_bounding_rect()
    glyph = glyph.subsurface(box)
    x, y = (S - box.width) // 2, (S - box.height) // 2
    if rimmed:
        back = font.render(text, True, edge).subsurface(box)
        for i in range(16):
            s.blit(back, (x + S * rimmed * math.cos(i * math.pi / 8), y + S * rimmed * math.sin(i * math.pi / 8)))
    s.blit(glyph, (x, y))


def flag(s, wrong):
    u = S / 24
    dark = (52, 34, 30)
    pygame.draw.line(s, dark, (9 * u, 5 * u), (9 * u, 19.5 * u), round(2.6 * u))
    pygame.draw.line(s, (255, 246, 226), (9 * u, 5 * u), (9 * u, 19.2 * u), round(1.3 * u))
    wave = [(10 + i, 5.4 + 0.9 * math.sin(i * 0.75)) for i in range(11)]
    cloth = [(x * u, y * u) for x, y in wave] + [(x * u, (y + 6.6) * u) for x, y in reversed(wave)]
    pygame.draw.polygon(s, flag_tone, cloth)
    pygame.draw.polygon(s, dark, cloth, round(0.9 * u))
    if wrong:
        for tone, w in (((255, 255, 255), 4.4), ((206, 14, 30), 2.6)):
            for a, b in ((5, 19), (19, 5)):
                pygame.draw.line(s, tone, (5 * u, a * u), (19 * u, b * u), round(w * u))


def bomb(s, tone):
    u = S / 24
    pygame.draw.circle(s, tone, (11 * u, 14 * u), 6.6 * u)
    pygame.draw.polygon(s, tone, [(13 * u, 8.4 * u), (16 * u, 6 * u), (19 * u, 9 * u), (16.4 * u, 12 * u)])
    pygame.draw.arc(s, tone, (15.5 * u, 2.6 * u, 6 * u, 7 * u), 0.6, 2.9, round(1.2 * u))
    for i in range(5):
        t = i * 1.2566
        pygame.draw.line(s, (255, 168, 30), (20.6 * u, 4.6 * u), ((20.6 + 2.6 * math.cos(t)) * u, (4.6 + 2.6 * math.sin(t)) * u), round(1.1 * u))
    pygame.draw.ellipse(s, (255, 255, 255) if sum(tone) < 400 else (120, 120, 160), (7.6 * u, 10 * u, 3 * u, 2.4 * u))


def make(s, n):
    pic = jelly(jellies[n % len(jellies)]) if s in "#F?x" else paper(papers[n % 2], s == "X")
    if s in "12345678":
        sign(pic, s, inks[int(s) - 1], rim)
    elif s == "?":
        glyph = jellies[n % len(jellies)]
        sign(pic, "?", (255, 255, 255) if sum(glyph) < 420 else (60, 36, 60), shade(glyph, 0.5) if sum(glyph) < 420 else (255, 255, 255))
    elif s in "Fx":
        flag(pic, s == "x")
    elif s in "*X":
        bomb(pic, (36, 12, 12) if s == "X" else bomb_tone)
    return pygame.transform.smoothscale(pic, (size, size))


tiles = {}
chequered = g.random() < 0.6
screen = pygame.display.set_mode((W, H))
pygame.display.set_caption(g.choice(["Gummy!", "Gummy Field", "Jelly Mines"]))
small = pygame.font.Font(pygame.font.match_font("dejavusans", bold=True), 18)
ground = pygame.Surface((W, H))
ground.fill(counter)
if g.random() < 0.6:  # stripes of the shop's wallpaper
    for x in range(0, W, 24):
        pygame.draw.rect(ground, shade(counter, 0.95) if sum(counter) > 300 else shade(counter, 1.06), (x, 0, 12, H))
pygame.draw.rect(ground, shade(papers[0], 0.9) if sum(papers[0]) > 300 else shade(papers[0], 0.8), (left - 5, top - 5, p.cols * size + 10, p.rows * size + 10), border_radius=8)
pygame.draw.rect(ground, shade(papers[0], 0.97) if sum(papers[0]) > 300 else papers[0], (left, top, p.cols * size, p.rows * size))
for r, c, s in p.each():
    n = flavour.randrange(4) if len(jellies) == 4 and s in "#F?x" else (r + c) if chequered or len(jellies) == 4 else 0
    key = s, n % (len(jellies) if s in "#F?x" else 2)
    if key not in tiles:
        tiles[key] = make(s, n)
    ground.blit(tiles[key], (left + c * size, top + r * size))
for text, x in ((f"{p.left} left", 14), (f"{p.seconds // 60}:{p.seconds % 60:02d}", None)):
    t = small.render(text, True, words)
    ground.blit(t, (W - 14 - t.get_width() if x is None else x, 13))
lid = jellies[0]
pygame.draw.circle(ground, shade(lid, 0.6), (W // 2, 24), 17)
pygame.draw.circle(ground, lid, (W // 2, 22), 16)
face = {"playing": "o", "won": "★", "lost": "×"}[p.status]
t = small.render(face, True, (255, 255, 255))
ground.blit(t, (W // 2 - t.get_width() // 2, 11))
tell_pygame(lambda: screen.blit(ground, (0, 0)), lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
