"""pygame, an odd one: the field on the tube of an old monitor: one phosphor (green, amber, blue or paper white), scan lines, a glow round letters; what is covered is dithered light, what is open dark glass."""
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
phosphor, glass = g.choice([((80, 255, 120), (4, 18, 8)), ((255, 184, 64), (22, 13, 2)), ((120, 210, 255), (4, 12, 24)), ((232, 236, 226), (14, 15, 14))])
alarm = g.choice([phosphor, (255, 92, 70)])
size = p.cell_size(20, 50)
gap = g.choice([0, 2, 3])
fill = g.choice(["dots", "solid", "stripes", "frame"])
scan = g.choice([0, 2, 3])
glow = g.random() < 0.6
family = g.choice(["dejavusansmono", "freemono", "liberationmono", "notosansmono"])
font = pygame.font.SysFont(family, int(size * g.uniform(0.62, 0.76)), bold=True)
ui = pygame.font.SysFont(family, 18, bold=True)
margin, head = g.choice([14, 28]), 40
mix = lambda t: tuple(round(b + (a - b) * t) for a, b in zip(phosphor, glass))
w, h = p.cols * size, p.rows * size
W, H = max(w + 2 * margin, 300), h + 2 * margin + head
left, top = (W - w) // 2, margin + head
screen = pygame.display.set_mode((W, H))
pygame.display.set_caption(g.choice(["RADAR", "MINE-SCOPE", "tube"]))


def covered():
    n = size - gap
    s = pygame.Surface((n, n))
    s.fill(mix(0.34 if fill != "frame" else 0.1))
    if fill == "dots":
        for y in range(0, n, 3):
            for x in range(y // 3 % 2 * 2, n, 4):
                s.fill(mix(0.56), (x, y, 2, 2))
    elif fill == "stripes":
        for y in range(0, n, 4):
            s.fill(mix(0.5), (0, y, n, 2))
    if fill == "frame":
        pygame.draw.rect(s, mix(0.7), (1, 1, n - 2, n - 2), 2)
        pygame.draw.rect(s, mix(0.3), (5, 5, n - 10, n - 10))
    elif gap == 0:
        pygame.draw.rect(s, glass, (0, 0, n, n), 1)
    return s


def glyph(s):
    """Text or a sign on a clear ground."""
    n = size - gap
    t = pygame.Surface((n, n), pygame.SRCALPHA)
    u, m = n / 24, n / 2
    bright = (255, 255, 255) if phosphor[0] > 200 and phosphor[2] > 200 else tuple(min(255, v + 40) for v in phosphor)
    if s in "12345678?":
        image = font.render(s, True, bright if s == "?" else phosphor)
        box = image.get_bounding_rect()
        t.blit(image, (m - box.centerx, m - box.centery))
    elif s in "Fx":
        pygame.draw.rect(t, glass, (3 * u, 3 * u, 18 * u, 18 * u))
        pygame.draw.line(t, bright, (8 * u, 5 * u), (8 * u, 19 * u), max(2, round(2 * u)))
        pygame.draw.polygon(t, alarm, [(9 * u, 5 * u), (18 * u, 8.6 * u), (9 * u, 12.4 * u)])
        if s == "x":
            for a, b in ((4, 20), (20, 4)):
                pygame.draw.line(t, bright, (a * u, 4 * u), (b * u, 20 * u), max(2, round(2.4 * u)))
    elif s in "*X":
        if s == "X":
            t.fill((*alarm, 255))
        colour = glass if s == "X" else phosphor
        pygame.draw.circle(t, colour, (m, m), 5 * u)
        for i in range(8):
            a = i * math.pi / 4
            pygame.draw.line(t, colour, (m + 6 * u * math.cos(a), m + 6 * u * math.sin(a)), (m + 9 * u * math.cos(a), m + 9 * u * math.sin(a)), max(2, round(1.8 * u)))
    return t


cover, signs = covered(), {s: glyph(s) for s in "12345678?Fx*X"}


def paint():
    screen.fill(glass)
    words = f"MINES {p.left:03d}   T+{p.seconds:04d}   " + {"playing": "SCANNING", "won": "CLEAR", "lost": "CONTACT"}[p.status]
    screen.blit(ui.render(words, True, phosphor), (margin, 16))
    if gap == 0 or fill != "frame":
        for c in range(p.cols + 1):
            pygame.draw.line(screen, mix(0.2), (left + c * size - gap, top - 1), (left + c * size - gap, top + h - 1))
        for r in range(p.rows + 1):
            pygame.draw.line(screen, mix(0.2), (left - 1, top + r * size - gap), (left + w - 1, top + r * size - gap))
    layer = pygame.Surface((W, H), pygame.SRCALPHA)
    for r, c, s in p.each():
        at = (left + c * size, top + r * size)
        if s in "#F?x":
            screen.blit(cover, at)
        if s == "?":
            screen.fill(glass, (at[0] + size * 0.2, at[1] + size * 0.12, size * 0.56, size * 0.7))
        if s in signs:
            layer.blit(signs[s], at)
    if glow:
        soft = pygame.transform.smoothscale(pygame.transform.smoothscale(layer, (W // 5, H // 5)), (W, H))
        soft.set_alpha(120)
        screen.blit(soft, (0, 0))
    screen.blit(layer, (0, 0))
    if scan:
        dark = pygame.Surface((W, 1), pygame.SRCALPHA)
        dark.fill((0, 0, 0, 70))
        for y in range(0, H, scan):
            screen.blit(dark, (0, y))
    pygame.draw.rect(screen, mix(0.45), (4, 4, W - 8, H - 8), 2, border_radius=14)


tell_pygame(paint, lambda x, y: (x + left - gap / 2, y + top - gap / 2, w, h))
