"""pygame: an arcade cabinet at night: covered cells are outlined or filled lamps, figures in bright ink with a soft glow, chevron flags; the score along the top or in a panel at the right."""
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

from support import Position, tell_pygame

p = Position()
g = p.rng
pygame.display.init()
pygame.font.init()
size = p.cell_size(24, 60)
K = 3
C = pygame.Color
LOOKS = [  # ground, floor, lamp, rim, flag, mine, hit, words, inks
    ("#07070f", "#0e0e1c", "#1d2450", "#4f6bff", "#ff3fa4", "#f5f5ff", "#ff2d2d", "#8fa5ff", ["#53b8ff", "#5dff8f", "#ff5c6c", "#c28bff", "#ffb347", "#4dfff0", "#ffffff", "#a0a6c0"]),
    ("#0b0f0c", "#101713", "#1b3a2a", "#2fe08a", "#ffd23f", "#eafff2", "#e0313a", "#7dffbe", ["#6cc7ff", "#7dff7d", "#ff7a70", "#d59bff", "#ffc85e", "#5ff0e6", "#ffffff", "#9fb0a6"]),
    ("#140a14", "#1d0f1d", "#4a1846", "#e05bd0", "#5ef2ff", "#ffeefe", "#ff3b30", "#ffa8f4", ["#7ab5ff", "#8bff9c", "#ff6f7f", "#cf9aff", "#ffbf59", "#66fff2", "#ffffff", "#b3a2b3"]),
    ("#12100a", "#1a1710", "#4a3510", "#ffae2b", "#ff5038", "#fff6e2", "#d31f1f", "#ffd894", ["#72bdff", "#93f07a", "#ff7d68", "#d4a2ff", "#ffd050", "#6bece0", "#ffffff", "#b3a88f"]),
]
ground, floor, lamp, rim, red, black, hit, words, inks = g.choice(LOOKS)
filled = g.random() < 0.65
glow = g.random() < 0.6
radius = g.choice([0.0, 0.12, 0.22])
inset = g.choice([0.04, 0.06, 0.09])
grid = g.random() < 0.5
face = g.choice(["dejavusansmono", "liberationsans", "freesans", "notosansmono", None])
font = pygame.font.SysFont(face, int(size * K * (0.85 if face is None else 0.62)), bold=True)


def tile(s):
    n = size * K
    t = pygame.Surface((n, n))
    t.fill(C(ground))
    u = n / 20
    box = pygame.Rect(int(n * inset), int(n * inset), int(n * (1 - 2 * inset)), int(n * (1 - 2 * inset)))
    r = int(n * radius)
    if s in "#F?x":
        if filled:
            pygame.draw.rect(t, C(lamp), box, border_radius=r)
        pygame.draw.rect(t, C(rim), box, max(2, int(u * 0.9)), border_radius=r)
    elif s == "X":
        pygame.draw.rect(t, C(hit), box, border_radius=r)
    else:
        pygame.draw.rect(t, C(floor), box if not grid else (0, 0, n, n), border_radius=0 if grid else r)
        if grid:
            pygame.draw.rect(t, C(ground).lerp(C(rim), 0.25), (0, 0, n, n), max(1, K // 2))
    if s in "12345678?":
        ink = C("#ffffff" if s == "?" else inks[int(s) - 1])
        image = font.render(s, True, ink)
        b = image.get_bounding_rect()
        at = (n / 2 - b.centerx, n / 2 - b.centery)
        if glow:
            halo = pygame.Surface((n, n), pygame.SRCALPHA)
            halo.blit(image, at)
            small = pygame.transform.smoothscale(halo, (max(4, n // 14), max(4, n // 14)))
            halo = pygame.transform.smoothscale(small, (n, n))
            halo.set_alpha(120)
            t.blit(halo, (0, 0))
        t.blit(image, at)
    elif s in "Fx":
        for dy in (0, 4.6 * u):
            pygame.draw.polygon(t, C(red if s == "F" else "#8a8a8a"), [(4.8 * u, 8.6 * u + dy), (10 * u, 4.8 * u + dy), (15.2 * u, 8.6 * u + dy), (15.2 * u, 11 * u + dy), (10 * u, 7.4 * u + dy), (4.8 * u, 11 * u + dy)])
        if s == "x":
            for d in (1, -1):
                pygame.draw.line(t, C("#ff2020"), (n / 2 - 6 * u * d, n / 2 - 6 * u), (n / 2 + 6 * u * d, n / 2 + 6 * u), int(2 * u))
    elif s in "*X":
        ink = C(black)
        pygame.draw.circle(t, ink, (n / 2, n / 2), 4.2 * u, int(1.6 * u))
        pygame.draw.circle(t, ink, (n / 2, n / 2), 1.7 * u)
        for i in range(8):
            a = i * math.pi / 4
            pygame.draw.line(t, ink, (n / 2 + 4 * u * math.cos(a), n / 2 + 4 * u * math.sin(a)), (n / 2 + 6.4 * u * math.cos(a), n / 2 + 6.4 * u * math.sin(a)), int(1.4 * u))
    return pygame.transform.smoothscale(t, (size, size))


tiles = {s: tile(s) for s in "#F?x012345678*X"}
panel = 150 if (p.max_cell - size) * p.cols > 110 or p.cols < p.rows else 0
pad, top = g.choice([8, 16, 24]), 16 if panel else 56
width = max(p.cols * size + 2 * pad + panel, 240)
left = pad if panel else (width - p.cols * size) // 2
height = max(p.rows * size + top + pad, 230 if panel else 0)
screen = pygame.display.set_mode((width, height))
pygame.display.set_caption(g.choice(["NIGHT SHIFT", "Mine Arcade", "pygame window"]))
small = pygame.font.SysFont("dejavusansmono", 15, bold=True)
big = pygame.font.SysFont("dejavusansmono", 26, bold=True)
cursor = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.4 else None
facts = (("MINES", f"{p.left:03d}"), ("TIME", f"{p.seconds:03d}"), ("", {"playing": "", "won": "CLEAR", "lost": "OVER"}[p.status]))


def draw():
    screen.fill(C(ground))
    for i, (name, value) in enumerate(facts):
        a, b = small.render(name, True, C(rim)), big.render(value, True, C(words))
        if panel:
            x = left + p.cols * size + 20
            screen.blit(a, (x, 20 + 64 * i))
            screen.blit(b, (x, 38 + 64 * i))
        else:
            x = (left, width - left - b.get_width(), (width - b.get_width()) // 2)[i]
            screen.blit(a, (x, 6))
            screen.blit(b, (x, 22))
    for r, c, s in p.each():
        screen.blit(tiles[s], (left + c * size, top + r * size))
    if cursor:
        pygame.draw.rect(screen, C("#ffffff"), (left + cursor[1] * size, top + cursor[0] * size, size, size), 2)
    if not panel:
        pygame.draw.rect(screen, C(rim), (left - 4, top - 4, p.cols * size + 8, p.rows * size + 8), 1)


tell_pygame(draw, lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
