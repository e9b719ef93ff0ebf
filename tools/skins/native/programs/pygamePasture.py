"""A pygame project with painted tiles: turf over soil, snow over ice, planks or tiles of stone, each tile a little different; outlined digits."""
import os
import random

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

from support import Position, tell_pygame

p = Position()
g = p.rng
pygame.init()
LOOKS = {  # cover, open, ground, text, outline of digits
    "meadow": ((98, 160, 62), (205, 170, 120), (52, 82, 40), (250, 246, 220), (60, 40, 20)),
    "snow": ((236, 242, 250), (150, 190, 220), (44, 66, 96), (240, 246, 255), (24, 44, 76)),
    "planks": ((168, 112, 62), (226, 204, 168), (70, 44, 24), (250, 232, 200), (255, 250, 236)),
    "stone": ((128, 132, 140), (198, 196, 188), (46, 48, 54), (236, 236, 236), (30, 30, 34)),
    "night": ((58, 64, 112), (26, 28, 50), (14, 14, 28), (210, 214, 255), (0, 0, 8)),
}
name = g.choice(list(LOOKS))
COVER, OPEN, GROUND, TEXT, RIM = LOOKS[name]
BRIGHT = [(90, 170, 255), (110, 220, 110), (255, 110, 100), (200, 140, 255), (255, 180, 80), (90, 230, 220), (255, 255, 255), (190, 190, 190)]
DEEP = [(30, 60, 190), (20, 110, 40), (190, 30, 30), (90, 30, 140), (140, 80, 10), (10, 110, 120), (20, 20, 20), (90, 90, 90)]
one = g.random() < 0.25
ink = [(255, 244, 214)] * 8 if one and name != "planks" else DEEP if name == "planks" else BRIGHT
shelf = g.choice(["top", "left", "none"])
if shelf == "left":
    p.max_cell = (p.max_cell * p.cols - 60) / p.cols
w = p.cell_size(20, 56)
h = g.choice([w, w, w, max(18, round(w * 0.84)), round(w * 0.92)])
left = 10 + (64 if shelf == "left" else 0)
top = 10 + (52 if shelf == "top" else 0)
W = max(left + w * p.cols + 10, 240)
H = top + h * p.rows + 10 + (26 if shelf == "none" else 0)
H = max(H, 230) if shelf == "left" else H
left = left + (W - left - 10 - w * p.cols) // 2
screen = pygame.display.set_mode((W, H))
pygame.display.set_caption(g.choice(["pygame window", "Meadow Mines", "Dig!", "Sweep the field"]))


def font(names, px, bold):
    return pygame.font.Font(pygame.font.match_font(names, bold=bold), px)


face = font(g.choice(["dejavusans", "liberationsans", "dejavuserif", "notosans"]), int(min(w, h) * g.uniform(0.58, 0.7)), True)
small = font("dejavusans", 16, False)
big = font("dejavusans", 22, True)


def shade(colour, k):
    return tuple(max(0, min(255, int(v + k))) for v in colour)


def tile(covered, seed):
    """A painted tile."""
    q = random.Random(seed)
    base = COVER if covered else OPEN
    t = pygame.Surface((w, h))
    t.fill(base)
    if name == "planks" and covered:
        for y in range(0, h, max(3, h // 9)):
            k = q.randint(-16, 12)
            pygame.draw.line(t, shade(base, k), (0, y), (w, y + q.randint(-1, 1)), max(1, h // 16))
    else:
        grain = 9 if covered else 6
        for _ in range(w * h // 12):
            t.set_at((q.randrange(w), q.randrange(h)), shade(base, q.randint(-2 * grain, 2 * grain)))
        if name == "meadow" and covered:
            for _ in range(5):
                x, y = q.randrange(2, w - 3), q.randrange(5, h - 2)
                pygame.draw.line(t, shade(base, q.choice([-30, 26])), (x, y), (x + q.randint(-2, 2), y - max(3, h // 7)))
        if name == "stone" and covered and q.random() < 0.3:
            x = q.randrange(w // 4, 3 * w // 4)
            pygame.draw.lines(t, shade(base, -36), False, [(x, h // 5), (x + w // 9, h // 2), (x - w // 12, 4 * h // 5)])
        if name == "snow" and not covered:
            pygame.draw.line(t, shade(base, 16), (w // 5, h - 3), (w // 2, h // 2 + 2))
        if name == "night" and covered:
            t.set_at((q.randrange(w), q.randrange(h)), (230, 230, 255))
    b = max(1, min(w, h) // 14)
    hi, lo = (34, -44) if covered else (-26, -8)
    pygame.draw.rect(t, shade(base, hi), (0, 0, w, b))
    pygame.draw.rect(t, shade(base, hi), (0, 0, b, h))
    pygame.draw.rect(t, shade(base, lo), (0, h - b, w, b))
    pygame.draw.rect(t, shade(base, lo), (w - b, 0, b, h))
    if not covered:
        pygame.draw.rect(t, shade(base, -34), (0, 0, w, h), 1)
    return t


def rimmed(s, colour, rim):
    """A glyph with an outline, cut to what is drawn."""
    a = face.render(s, True, colour)
    k = max(1, min(w, h) // 22)
    t = pygame.Surface((a.get_width() + 2 * k, a.get_height() + 2 * k), pygame.SRCALPHA)
    dark = face.render(s, True, rim)
    for dx in range(-k, k + 1):
        for dy in range(-k, k + 1):
            t.blit(dark, (k + dx, k + dy))
    t.blit(a, (k, k))
    return t.subsurface(t.get_bounding_rect())


def flag(t, x, y, m):
    u = m / 20
    pygame.draw.ellipse(t, (40, 30, 20), (x + 4 * u, y + 15 * u, 10 * u, 3.4 * u))
    pygame.draw.line(t, (244, 226, 190) if name == "planks" else (110, 70, 30), (x + 8.6 * u, y + 17 * u), (x + 8.6 * u, y + 3 * u), max(2, round(1.6 * u)))
    pts = [(x + 9 * u, y + 3 * u), (x + 17 * u, y + 5 * u), (x + 14.4 * u, y + 7.4 * u), (x + 17 * u, y + 10 * u), (x + 9 * u, y + 11 * u)]
    pygame.draw.polygon(t, (226, 44, 44), pts)
    pygame.draw.polygon(t, (90, 10, 10), pts, 1)


def mine(t, x, y, m):
    u = m / 20
    dark, light = ((20, 20, 24), (150, 150, 160)) if name != "night" else ((190, 190, 206), (255, 255, 255))
    for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7)):
        pygame.draw.circle(t, dark, (x + (10 + dx * 6.6) * u, y + (10 + dy * 6.6) * u), max(1, 1.3 * u))
    pygame.draw.circle(t, dark, (x + 10 * u, y + 10 * u), 5.8 * u)
    pygame.draw.circle(t, light, (x + 8 * u, y + 8 * u), 1.6 * u)


def paint():
    screen.fill(GROUND)
    for i in range(0, H, 6):
        pygame.draw.line(screen, shade(GROUND, -4), (0, i), (W, i))
    m = min(w, h)
    pygame.draw.rect(screen, shade(GROUND, -30), (left - 4, top - 4, w * p.cols + 8, h * p.rows + 8), 0, 3)
    for r, c, s in p.each():
        x, y = left + c * w, top + r * h
        t = tile(s in "#F?x", p.seconds * 1000 + r * 40 + c)
        if s == "X":
            pygame.draw.rect(t, (220, 50, 40), (1, 1, w - 2, h - 2))
        screen.blit(t, (x, y))
        ix, iy = x + (w - m) / 2, y + (h - m) / 2
        if s in "12345678?":
            a = rimmed(s, (255, 240, 120) if s == "?" else ink[int(s) - 1], (40, 30, 20) if s == "?" else RIM)
            screen.blit(a, (x + (w - a.get_width()) // 2, y + (h - a.get_height()) // 2))
        elif s in "Fx":
            flag(screen, ix, iy, m)
            if s == "x":
                for d in (1, -1):
                    pygame.draw.line(screen, (20, 20, 20), (x + w * 0.2, y + h * (0.5 - 0.3 * d)), (x + w * 0.8, y + h * (0.5 + 0.3 * d)), max(2, m // 9))
        elif s in "*X":
            mine(screen, ix, iy, m)
    note = {"playing": f"{p.seconds}s", "won": "Cleared!", "lost": "Boom!"}[p.status]
    if shelf == "top":
        pygame.draw.rect(screen, shade(GROUND, 26), (8, 8, W - 16, 42), 0, 8)
        flag(screen, 14, 14, 30)
        screen.blit(big.render(str(p.left), True, TEXT), (48, 16))
        t = big.render(note, True, TEXT)
        screen.blit(t, (W - 18 - t.get_width(), 16))
    elif shelf == "left":
        for i, label in enumerate((str(p.left), note, "New", "Menu")):
            pygame.draw.rect(screen, shade(GROUND, 26), (6, 10 + i * 52, 58, 46), 0, 8)
            pygame.draw.rect(screen, shade(GROUND, 60), (6, 10 + i * 52, 58, 46), 1, 8)
            t = small.render(label if len(label) < 7 else label[:6], True, TEXT)
            screen.blit(t, (35 - t.get_width() // 2, 24 + i * 52))
    else:
        screen.blit(small.render(f"Mines {p.left}   {note}   R = restart", True, TEXT), (10, H - 24))


paint()
tell_pygame(lambda: None, lambda x, y: (x + left, y + top, w * p.cols, h * p.rows))
