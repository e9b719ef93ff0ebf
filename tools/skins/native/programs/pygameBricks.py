"""pygame with sprites: covered cells are toy bricks in several colours with a stud on top, opened ones the bare base plate with a printed digit; little plastic flags stuck on studs, round bombs; a shelf above."""
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
LOOKS = [  # bricks, plate, ring on plate, shelf, inks, flag
    ([(214, 62, 54), (232, 184, 48), (58, 122, 196)], (222, 224, 218), (204, 207, 200), (70, 78, 92), [(24, 64, 190), (24, 120, 48), (196, 24, 24), (74, 30, 150), (128, 52, 0), (0, 112, 120), (16, 16, 16), (110, 112, 110)], (250, 250, 250)),
    ([(96, 160, 92), (118, 178, 108)], (238, 232, 214), (222, 214, 192), (88, 66, 46), [(24, 64, 190), (20, 110, 40), (196, 24, 24), (74, 30, 150), (128, 52, 0), (0, 112, 120), (16, 16, 16), (110, 104, 96)], (226, 44, 40)),
    ([(238, 142, 170), (160, 140, 214), (120, 186, 222)], (252, 246, 248), (238, 226, 232), (150, 110, 140), [(40, 80, 210), (30, 130, 60), (206, 30, 50), (90, 40, 170), (140, 66, 10), (0, 120, 130), (30, 24, 30), (124, 116, 122)], (255, 236, 120)),
    ([(88, 92, 100), (104, 108, 118)], (52, 56, 62), (62, 66, 74), (28, 30, 34), [(120, 180, 255), (130, 222, 140), (255, 120, 110), (200, 160, 255), (255, 186, 110), (110, 226, 224), (250, 250, 250), (168, 170, 176)], (255, 208, 40)),
    ([(60, 132, 200)], (206, 222, 236), (190, 208, 224), (38, 62, 92), [(20, 50, 190), (16, 106, 40), (190, 20, 24), (70, 26, 144), (122, 50, 0), (0, 96, 110), (14, 14, 18), (96, 108, 118)], (255, 96, 30)),
]
bricks, plate, ring, shelf, inks, cloth = g.choice(LOOKS)
night = sum(plate) < 300
size = p.cell_size(22, 58)
big = 96  # sprites are drawn at this size
stud = g.uniform(0.26, 0.31)
family = g.choice(["comfortaa", "quicksand", "roboto", "dejavusans", "carlito"])
head, margin = g.choice([44, 52, 60]), g.choice([6, 12, 18])
rings = g.random() < 0.7
pattern = g.choice(["random", "diagonal"])
shade = lambda c, f: tuple(max(0, min(255, round(v * f))) for v in c)


def brick(tone):
    s = pygame.Surface((big, big))
    s.fill(shade(tone, 0.62))
    pygame.draw.rect(s, tone, (3, 2, big - 6, big - 9), border_radius=5)
    pygame.draw.line(s, shade(tone, 1.28), (6, 4), (big - 8, 4), 4)
    pygame.draw.line(s, shade(tone, 1.14), (5, 6), (5, big - 12), 3)
    m, r = big // 2, int(big * stud)
    pygame.draw.circle(s, shade(tone, 0.66), (m + 3, m + 3), r)
    pygame.draw.circle(s, shade(tone, 0.82), (m, m), r)
    pygame.draw.circle(s, shade(tone, 1.16), (m - 1, m - 2), r - 4)
    pygame.draw.circle(s, shade(tone, 1.04), (m, m - 1), r - 7)
    return s


def floor(hit=False):
    s = pygame.Surface((big, big))
    base = (232, 70, 50) if hit else plate
    s.fill(base)
    if rings and not hit:
        pygame.draw.circle(s, ring, (big // 2, big // 2), int(big * 0.36), 5)
    pygame.draw.rect(s, shade(base, 0.88 if not night else 0.72), (0, 0, big, big), 2)
    return s


def flag(s, cross):
    u = big / 24
    at = lambda *pts: [(12 * u + x * u, 12 * u + y * u) for x, y in pts]
    ink = (24, 24, 28)
    pygame.draw.ellipse(s, ink, (*at((-7.5, 5))[0], 9 * u, 4.4 * u))
    pygame.draw.line(s, ink, *at((-3, 7), (-3, -9)), 8)
    pygame.draw.polygon(s, cloth, at((-2, -9), (4, -7.4), (9, -9), (9, -1), (4, 0.6), (-2, -1)))
    pygame.draw.polygon(s, ink, at((-2, -9), (4, -7.4), (9, -9), (9, -1), (4, 0.6), (-2, -1)), 3)
    if cross:
        for a, b in (((-9, -9), (9, 9)), ((9, -9), (-9, 9))):
            pygame.draw.line(s, (0, 0, 0), *at(a, b), 14)
            pygame.draw.line(s, (255, 60, 50), *at(a, b), 8)


def bomb(s, hit):
    u, m = big / 24, big / 2
    ink = (20, 20, 24) if not night or hit else (214, 216, 222)
    pygame.draw.circle(s, ink, (m - 2, m + 8), int(6.6 * u))
    pygame.draw.rect(s, ink, (m + 6, m - 26, 16, 16))
    pygame.draw.arc(s, (150, 104, 50), (m + 10, m - 42, 30, 30), 0.4, math.pi, 5)
    for i in range(8):
        a = i * math.pi / 4
        pygame.draw.line(s, (255, 190, 40), (m + 36 + 4 * math.cos(a), m - 32 + 4 * math.sin(a)), (m + 36 + 10 * math.cos(a), m - 32 + 10 * math.sin(a)), 4)
    pygame.draw.circle(s, (250, 250, 250) if ink[0] < 90 else (90, 92, 98), (int(m - 12), int(m - 2)), 6)


font = pygame.font.SysFont(family, int(big * g.uniform(0.62, 0.74)), bold=True)


def write(s, text, colour, shadow=None):
    for d, tone in ((4, shadow), (0, colour)):
        if tone:
            image = font.render(text, True, tone)
            box = image.get_bounding_rect()
            s.blit(image, (big / 2 - box.centerx + d, big / 2 - box.centery + d))


def sprite(s, tone):
    if s in "012345678*X":
        t = floor(s == "X")
        if s in "12345678":
            write(t, s, inks[int(s) - 1])
        elif s in "*X":
            bomb(t, s == "X")
    else:
        t = brick(tone)
        if s in "Fx":
            flag(t, s == "x")
        elif s == "?":
            write(t, "?", (255, 255, 255), (20, 20, 20))
    return pygame.transform.smoothscale(t, (size, size))


made = {}
bw, bh = p.cols * size, p.rows * size
W, H = max(bw + 2 * margin, 230), bh + head + margin
screen = pygame.display.set_mode((W, H))
pygame.display.set_caption(g.choice(["Brick Sweeper", "BRICKFIELD", "Toybox Mines"]))
left = (W - bw) // 2
tones = {(r, c): g.choice(bricks) if pattern == "random" else bricks[(r + c) % len(bricks)] for r in range(p.rows) for c in range(p.cols)}
ui = pygame.font.SysFont(family, 22, bold=True)


def draw():
    screen.fill(shelf)
    pygame.draw.rect(screen, shade(shelf, 1.3), (0, 0, W, head - 8))
    pygame.draw.line(screen, shade(shelf, 0.6), (0, head - 8), (W, head - 8), 3)
    bar = (255, 255, 255) if sum(shade(shelf, 1.3)) < 420 else (20, 20, 20)
    screen.blit(ui.render(f"{p.left}", True, bar), (left + 30, (head - 8) // 2 - 13))
    screen.blit(pygame.transform.smoothscale(flag_sprite, (24, 24)), (left + 2, (head - 8) // 2 - 12))
    image = ui.render(f"{p.seconds // 60}:{p.seconds % 60:02d}", True, bar)
    screen.blit(image, (W - left - image.get_width() - 4, (head - 8) // 2 - 13))
    label = ui.render({"playing": "NEW", "won": "WON!", "lost": "OOPS"}[p.status], True, (255, 255, 255))
    b = label.get_rect(center=(W // 2, (head - 8) // 2)).inflate(16, 4)
    pygame.draw.rect(screen, (46, 140, 80), b, border_radius=6)
    screen.blit(label, label.get_rect(center=b.center))
    for r, c, s in p.each():
        key = (s, tones[r, c] if s not in "012345678*X" else None)
        if key not in made:
            made[key] = sprite(s, tones[r, c])
        screen.blit(made[key], (left + c * size, head + r * size))
    pygame.draw.rect(screen, shade(shelf, 0.5), (left - 2, head - 2, bw + 4, bh + 4), 2)


flag_sprite = brick(bricks[0])
flag(flag_sprite, False)
tell_pygame(draw, lambda x, y: (x + left, y + head, bw, bh))
