"""pygame with round cells: glossy or flat discs with gaps over a dark or light ground, holes where they are opened;
drawn at four times the size and smoothed."""
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

from support import Position, tell_pygame

p = Position()
g = p.rng
pygame.display.init()
pygame.font.init()
size = p.cell_size(20, 56)
K = 4  # drawn larger and smoothed down
LIGHT = ["#2a5bd7", "#238636", "#d1302f", "#7b2cbf", "#b35c00", "#0b7f8c", "#1c1c1c", "#70757d"]
NIGHT = ["#79b8ff", "#85e89d", "#ff8f87", "#d2a8ff", "#ffc670", "#70e4e0", "#ffffff", "#aab1bb"]
LOOKS = [  # ground, ball, its light, hole, inks, sign, flag, mine, words
    ("#14213d", "#3a6ea5", "#8cc0ef", "#0d1730", NIGHT, "#ffffff", "#fca311", "#e5e5e5", "#e5e5e5"),
    ("#fbf7ef", "#e08e45", "#ffd3a1", "#efe4d1", LIGHT, "#3b1f06", "#9d0208", "#2b1a0a", "#3b1f06"),
    ("#10261c", "#4c956c", "#a9e0c2", "#0a1a13", NIGHT, "#ffffff", "#ffe066", "#eafff3", "#d8f3e3"),
    ("#e9edf5", "#8a9cc5", "#d5def5", "#d2d9e8", LIGHT, "#14203c", "#c1121f", "#14203c", "#14203c"),
    ("#251029", "#b05fa6", "#f0b9e8", "#1a0a1d", NIGHT, "#ffffff", "#fff07c", "#ffe8fb", "#ffe8fb"),
]
ground, ball, gleam, hole, inks, sign, red, black, words = g.choice(LOOKS)
gloss = g.random() < 0.5
fill = g.uniform(0.84, 0.94)
name = g.choice([None, "dejavusans", "liberationsans", "urwgothic"])
font = pygame.font.SysFont(
    name,
    int(size * K * (0.82 if name is None else 0.66) * g.uniform(0.88, 1)),
    bold=name is not None and g.random() < 0.7,
)
mine_kind = g.choice(["spikes", "spikes", "bomb"])
ring = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.6 else None


def tile(s):
    n = size * K
    t = pygame.Surface((n, n))
    t.fill(pygame.Color(ground))
    mid, rad = n / 2, n * fill / 2
    opened = s in "012345678*X"
    pygame.draw.circle(t, pygame.Color("#d62828" if s == "X" else hole if opened else ball), (mid, mid), rad)
    if not opened and gloss:
        base, top = pygame.Color(ball), pygame.Color(gleam)
        for i in range(24):
            k = i / 23
            pygame.draw.circle(t, base.lerp(top, 0.75 * k), (mid - rad * 0.22 * k, mid - rad * 0.28 * k), rad * (0.96 - 0.9 * k))
    elif not opened:
        pygame.draw.circle(t, pygame.Color(gleam), (mid, mid), rad, max(2, n // 28))
    u = n / 20
    if s in "12345678?":
        image = font.render(s, True, pygame.Color(sign if s == "?" else inks[int(s) - 1]))
        box = image.get_bounding_rect()
        t.blit(image, (mid - box.centerx, mid - box.centery))
    elif s in "Fx":
        pygame.draw.rect(t, pygame.Color(sign), (7.2 * u, 4.6 * u, 1.4 * u, 11 * u))
        pygame.draw.polygon(t, pygame.Color(red), [(8.6 * u, 4.6 * u), (15 * u, 7.4 * u), (8.6 * u, 10.4 * u)])
        if s == "x":
            for ink, w in (("#000000", 3.2), ("#ffffff", 1.8)):
                for d in (1, -1):
                    pygame.draw.line(t, pygame.Color(ink), (mid - 5 * u * d, mid - 5 * u), (mid + 5 * u * d, mid + 5 * u), int(w * u))
    elif s in "*X":
        ink = pygame.Color(black if s == "*" else "#ffffff")
        pygame.draw.circle(t, ink, (mid, mid + (u if mine_kind == "bomb" else 0)), 3.9 * u)
        if mine_kind == "spikes":
            for i in range(4):
                a = i * math.pi / 4
                pygame.draw.line(
                    t,
                    ink,
                    (mid - 6 * u * math.cos(a), mid - 6 * u * math.sin(a)),
                    (mid + 6 * u * math.cos(a), mid + 6 * u * math.sin(a)),
                    int(1.3 * u),
                )
        else:
            pygame.draw.line(t, ink, (mid + 2 * u, mid - 2 * u), (mid + 4.4 * u, mid - 5 * u), int(1.4 * u))
            pygame.draw.circle(t, pygame.Color("#ffb703"), (mid + 4.6 * u, mid - 5.4 * u), 1.3 * u)
    return pygame.transform.smoothscale(t, (size, size))


tiles = {s: tile(s) for s in "#F?x012345678*X"}
side, top = g.choice([6, 12, 20]), 48
width = max(p.cols * size + 2 * side, 260)
left = (width - p.cols * size) // 2
screen = pygame.display.set_mode((width, p.rows * size + top + side))
pygame.display.set_caption(g.choice(["pygame window", "Bubble Mines", "Mines of Glass"]))
small = pygame.font.SysFont("dejavusans", 18, bold=True)


def draw():
    screen.fill(pygame.Color(ground))
    for i, text in enumerate((f"{p.left} left", {"playing": "", "won": "Clear!", "lost": "Boom!"}[p.status], f"{p.seconds}s")):
        image = small.render(text, True, pygame.Color(words))
        screen.blit(image, ([12, (width - image.get_width()) // 2, width - image.get_width() - 12][i], (top - image.get_height()) // 2))
    for r, c, s in p.each():
        screen.blit(tiles[s], (left + c * size, top + r * size))
    if ring:
        box = (left + ring[1] * size, top + ring[0] * size, size, size)
        pygame.draw.rect(screen, pygame.Color(red), box, 2, border_radius=size // 5)


tell_pygame(draw, lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
