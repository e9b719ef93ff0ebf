"""A Halloween jam: covered cells are mossy gravestones, opened ones dark earth; orange banners on bones, skull bombs; a moon and fog behind, chunky lettering."""
import math
import os
import random

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
C = pygame.Color
NIGHTS = [  # sky, fog, stone, its light, its dark, moss, earth, root, flag, inks
    ("#1c1433", "#37285c", "#7d7a94", "#a5a2bd", "#4c4963", "#5c7a4a", "#2c2028", "#3c2d36", "#ff8a1e", ["#6fb7ff", "#74e08a", "#ff6a5e", "#c79bff", "#ffb65c", "#56e0d6", "#ffffff", "#b0a6b4"]),
    ("#0f1f24", "#20444a", "#6f8588", "#9fb6b8", "#3f5356", "#7a8f3c", "#1b2422", "#2a3734", "#f04b32", ["#7cc2ff", "#86e07a", "#ff7d6c", "#d6a2ff", "#ffc06a", "#5ce6d0", "#f6f6f0", "#a7b2ae"]),
    ("#2a1220", "#54213c", "#8a6f78", "#b59aa2", "#574049", "#8a7a3a", "#d9c9a6", "#c2ae86", "#7a1fc0", ["#1f48b0", "#23702c", "#b8161c", "#54208c", "#84420e", "#086c76", "#16120e", "#6b6252"]),
]
sky, fog, stone, light, shade, moss, earth, root, red, inks = g.choice(NIGHTS)
size = p.cell_size(24, 60)
gap = g.choice([0, 0, 1, 2])
pitch = size + gap
if pitch > p.max_cell:
    gap, pitch = 0, size
BIG = 128
try:
    face = pygame.font.SysFont(g.choice(["urwgothic", "dejavusans", "c059", "liberationsans", "dejavusanscondensed"]), int(BIG * g.uniform(0.5, 0.66)), bold=True)
except Exception:
    face = pygame.font.Font(None, int(BIG * 0.8))
outlined = g.random() < 0.5
rounded = g.choice([0, 12, 22])


def tile(s, v):
    rng = random.Random(v)
    t = pygame.Surface((BIG, BIG), pygame.SRCALPHA)
    t.fill(C(earth))
    opened = s in "012345678*X"
    if opened:
        if s == "X":
            t.fill(C("#c22a1c"))
        for _ in range(7):
            x, y = rng.randrange(BIG), rng.randrange(BIG)
            pygame.draw.circle(t, C(root), (x, y), rng.randint(3, 7))
        pygame.draw.rect(t, C(root), (0, 0, BIG, BIG), 4)
    else:
        pygame.draw.rect(t, C(shade), (2, 2, BIG - 4, BIG - 4), border_radius=rounded)
        pygame.draw.rect(t, C(light), (2, 2, BIG - 10, BIG - 14), border_radius=rounded)
        pygame.draw.rect(t, C(stone), (10, 10, BIG - 20, BIG - 24), border_radius=rounded)
        for _ in range(10):
            x, y = rng.randint(14, BIG - 18), rng.randint(14, BIG - 22)
            pygame.draw.circle(t, C(stone).lerp(C(shade), 0.25), (x, y), rng.randint(1, 4))
        if s == "#":
            corner = rng.choice([(12, BIG - 18), (BIG - 14, BIG - 18), (BIG - 14, 14)])
            for _ in range(6):
                pygame.draw.circle(t, C(moss), (corner[0] + rng.randint(-9, 9), corner[1] + rng.randint(-7, 5)), rng.randint(4, 8))
    if s in "12345678?":
        tone = C("#fff3c4") if s == "?" else C(inks[int(s) - 1])
        art = face.render(s, True, tone)
        art = art.subsurface(art.get_bounding_rect())
        at = (BIG // 2 - art.get_width() // 2, BIG // 2 - art.get_height() // 2)
        if outlined:
            black = face.render(s, True, C("#000000"))
            black = black.subsurface(black.get_bounding_rect())
            if earth != "#d9c9a6":
                t.blit(black, (at[0] + 5, at[1] + 6))
        t.blit(art, at)
    elif s in "Fx":
        for dx, dy in ((-7, 0), (7, 0)):
            pygame.draw.circle(t, C("#f4ecd8"), (42 + dx, 106), 9)
            pygame.draw.circle(t, C("#f4ecd8"), (42 + dx, 22), 8)
        pygame.draw.rect(t, C("#f4ecd8"), (37, 22, 10, 86))
        pts = [(47, 28), (104, 28), (88, 48), (104, 68), (47, 68)]
        pygame.draw.polygon(t, C(red), pts)
        pygame.draw.polygon(t, C("#20101a"), pts, 3)
        if s == "x":
            pygame.draw.line(t, C("#ff2030"), (22, 22), (106, 106), 14)
            pygame.draw.line(t, C("#ff2030"), (106, 22), (22, 106), 14)
    elif s in "*X":
        for i in range(8):
            a = i * math.pi / 4
            pygame.draw.line(t, C("#0c0a10"), (64, 64), (64 + 50 * math.cos(a), 64 + 50 * math.sin(a)), 9)
        pygame.draw.circle(t, C("#0c0a10"), (64, 64), 38)
        pygame.draw.circle(t, C("#5a5266"), (64, 64), 38, 3)
        pygame.draw.ellipse(t, C("#efe8d8"), (42, 42, 44, 38))
        pygame.draw.rect(t, C("#efe8d8"), (52, 72, 24, 16))
        for x in (54, 74):
            pygame.draw.circle(t, C("#0c0a10"), (x, 60), 7)
        for x in (58, 64, 70):
            pygame.draw.line(t, C("#0c0a10"), (x, 80), (x, 88), 2)
    return pygame.transform.smoothscale(t, (size, size))


made = {(s, v): tile(s, v) for s in "012345678#F?*Xx" for v in range(3)}
W, H = p.cols * pitch, p.rows * pitch
margin, head = g.choice([10, 20, 30]), 58
full = max(W + 2 * margin, 300)
left, top = (full - W) // 2, head
screen = pygame.display.set_mode((full, H + head + margin))
pygame.display.set_caption(g.choice(["Graveyard Shift", "HAUNTED SWEEPER (jam build)", "Boo!"]))
ui = pygame.font.SysFont("urwgothic", 24, bold=True)
small = pygame.font.SysFont("urwgothic", 18, bold=True)


def draw():
    for y in range(screen.get_height()):
        pygame.draw.line(screen, C(sky).lerp(C(fog), y / screen.get_height()), (0, y), (full, y))
    pygame.draw.circle(screen, C("#f6efc6"), (full // 2, 29), 22)
    pygame.draw.circle(screen, C("#e4d9a4"), (full // 2 - 6, 24), 5)
    pygame.draw.circle(screen, C("#e4d9a4"), (full // 2 + 8, 36), 4)
    a = ui.render(f"x {p.left}", True, C("#ffe9b0"))
    screen.blit(pygame.transform.smoothscale(made["*", 0], (32, 32)), (left, 13))
    screen.blit(a, (left + 40, 29 - a.get_height() // 2))
    b = (ui if p.status == "playing" else small).render({"playing": f"{p.seconds}s", "won": "SAFE!", "lost": "DEAD"}[p.status], True, C("#ffe9b0"))
    screen.blit(b, (left + W - b.get_width() - 4, 29 - b.get_height() // 2))
    for r, c, s in p.each():
        screen.blit(made[s, (r * 5 + c * 3 + r * c) % 3], (left + c * pitch + gap // 2, top + r * pitch + gap // 2))


tell_pygame(draw, lambda x, y: (x + left, y + top, W, H))
