"""A pygame game: every sprite is drawn in code four times as large and smoothed down; plump tiles that throw a shadow on the open floor, figures in pills above."""
import math

import pygame

from support import Position, tell_pygame

p = Position()
g = p.rng
THEMES = {  # ground, panel, tile, open, open 2, text on the panel, flag, mine, hit
    "candy": ("#ffe9f0", "#ffffff", "#ff9dbb", "#fffafc", "#fff1f6", "#8a2f52", "#4b6cf0", "#40263a", "#ffb03a"),
    "blocks": ("#f6e7c8", "#fff8e8", "#f4b860", "#fffaf0", "#fdf1da", "#6d4314", "#d93d3d", "#3c2a1a", "#ff7a66"),
    "mint": ("#d7f0e6", "#ffffff", "#58c3a0", "#f7fdfa", "#e9f8f1", "#17604a", "#e9573f", "#1e3a34", "#ffa08f"),
    "sky": ("#cfe6fb", "#ffffff", "#5b9df0", "#f8fbff", "#e8f2fd", "#1d4a86", "#ff5a5f", "#22324a", "#ff9d8a"),
    "night": ("#232043", "#34305f", "#7a6ff0", "#2d2a55", "#29264d", "#e9e6ff", "#ffcf4a", "#f2efff", "#d1456b"),
}
name = g.choice(list(THEMES))
GROUND, PANEL, TILE, OPEN, OPEN2, TEXT, FLAG, MINE, HIT = (pygame.Color(t) for t in THEMES[name])
INK = [pygame.Color(t) for t in (["#8cc8ff", "#7fe3a1", "#ff8d95", "#d9a9ff", "#ffc66e", "#6fe6e0", "#ffffff", "#a7a3c9"] if name == "night" else
       ["#2f6fdb", "#2f9a4f", "#df3d3d", "#6a3fb5", "#b0611a", "#128a93", "#2b2b33", "#85858f"])]
size = p.cell_size(20, 60)
gap = g.choice([0, 0, 2, 3]) if size > 26 else 0
checks = gap == 0 and g.random() < 0.6
big = 4
S = size - gap
N = S * big
round_by = g.choice([0.1, 0.18, 0.24])
face = g.choice(["dejavusans", "liberationsans", "nimbussans", "notosans"])
outline = g.random() < 0.4 and name != "night"
pygame.display.init()
pygame.font.init()


def sheet():
    return pygame.Surface((N, N), pygame.SRCALPHA)


def small(surface):
    return pygame.transform.smoothscale(surface, (S, S))


def mix(a, b, t):
    return a.lerp(pygame.Color(b), t)


def tile(shade=0.0):
    s = sheet()
    r, lip = int(N * round_by), int(N * 0.09)
    base = mix(TILE, "black", shade)
    pygame.draw.rect(s, mix(base, "black", 0.28), (0, 0, N, N), border_radius=r)
    pygame.draw.rect(s, base, (0, 0, N, N - lip), border_radius=r)
    pygame.draw.rect(s, mix(base, "white", 0.28), (lip // 2, lip // 2, N - lip, (N - lip) // 2), border_radius=max(2, r - lip // 2))
    pygame.draw.rect(s, mix(base, "white", 0.08), (lip // 2, int(N * 0.32), N - lip, int(N * 0.48)), border_radius=max(2, r - lip // 2))
    return s


def flag(s):
    pole = mix(TEXT, "black", 0.2) if name != "night" else pygame.Color("white")
    pygame.draw.rect(s, pole, (int(N * 0.33), int(N * 0.17), int(N * 0.07), int(N * 0.62)), border_radius=int(N * 0.03))
    pygame.draw.ellipse(s, pole, (int(N * 0.22), int(N * 0.72), int(N * 0.3), int(N * 0.11)))
    top = [(0.40, 0.19), (0.80, 0.35), (0.40, 0.52)]
    pygame.draw.polygon(s, FLAG, [(int(N * x), int(N * y)) for x, y in top])
    pygame.draw.polygon(s, mix(FLAG, "black", 0.2), [(int(N * x), int(N * y)) for x, y in ((0.40, 0.36), (0.795, 0.352), (0.40, 0.52))])


def bomb(s):
    mid = (int(N * 0.47), int(N * 0.56))
    pygame.draw.circle(s, MINE, mid, int(N * 0.26))
    pygame.draw.circle(s, mix(MINE, "white" if name != "night" else "black", 0.45), (int(N * 0.39), int(N * 0.47)), int(N * 0.07))
    cap = [(0.57, 0.28), (0.70, 0.40), (0.64, 0.46), (0.51, 0.34)]
    pygame.draw.polygon(s, MINE, [(int(N * x), int(N * y)) for x, y in cap])
    pygame.draw.arc(s, mix(MINE, "#a07040", 0.6), (int(N * 0.62), int(N * 0.2), int(N * 0.22), int(N * 0.24)), math.radians(30), math.radians(200), int(N * 0.045))
    for i in range(8):
        a = math.pi * i / 4
        x, y = N * 0.82, N * 0.25
        pygame.draw.line(s, pygame.Color("#ff8c1a"), (x, y), (x + N * 0.09 * math.cos(a), y + N * 0.09 * math.sin(a)), int(N * 0.03))
    pygame.draw.circle(s, pygame.Color("#ffd84d"), (int(N * 0.82), int(N * 0.25)), int(N * 0.04))


def letter(s, text, colour):
    font = pygame.font.SysFont(face, int(N * 0.66), bold=True)
    glyph = font.render(text, True, colour)
    box = glyph.get_bounding_rect()
    x, y = (N - box.w) // 2 - box.x, (N - box.h) // 2 - box.y
    if outline:
        rim = font.render(text, True, mix(colour, "white", 0.7))
        for i in range(16):
            a = math.pi * i / 8
            s.blit(rim, (x + N * 0.04 * math.cos(a), y + N * 0.04 * math.sin(a)))
    s.blit(glyph, (x, y))


def floor(colour):
    s = sheet()
    if gap:
        pygame.draw.rect(s, colour, (0, 0, N, N), border_radius=int(N * round_by))
    else:
        s.fill(colour)
        if not checks:
            pygame.draw.rect(s, mix(OPEN2, TEXT, 0.16), (0, 0, N, N), max(2, big // 2))
    return s


def make(s, odd):
    if s in "#F?x":
        pic = tile(0.05 if checks and odd else 0)
        if s in "Fx":
            flag(pic)
        elif s == "?":
            letter(pic, "?", pygame.Color("white"))
    else:
        pic = floor(HIT if s == "X" else OPEN2 if checks and odd else OPEN)
        if s in "*X":
            bomb(pic)
        elif s != "0":
            letter(pic, s, INK[int(s) - 1])
    if s == "x":
        for a, b in (((0.2, 0.2), (0.8, 0.8)), ((0.8, 0.2), (0.2, 0.8))):
            pygame.draw.line(pic, pygame.Color("#e02020" if name != "candy" else "#a01030"), (N * a[0], N * a[1]), (N * b[0], N * b[1]), int(N * 0.11))
    return small(pic)


sprites = {(s, odd): make(s, odd) for s in "#F?x012345678*X" for odd in ((0, 1) if checks else (0,))}
margin = g.choice([12, 18, 24])
head = 64
bw, bh = size * p.cols, size * p.rows
width = max(bw + 2 * margin, 300)
ox, oy = (width - bw) // 2, head + 6
screen = pygame.display.set_mode((width, oy + bh + margin))
pygame.display.set_caption(g.choice(["Toybox Mines", "pygame window", "Minesweeper!"]))
hud = pygame.font.SysFont(face, 22, bold=True)
word = {"playing": "New", "won": "Yay!", "lost": "Oops!"}[p.status]


def pill(x, text, icon, right=False):
    label = hud.render(text, True, TEXT)
    w = label.get_width() + 58
    if right:
        x -= w
    pygame.draw.rect(screen, PANEL, (x, 14, w, 40), border_radius=20)
    if icon == "flag":
        pygame.draw.polygon(screen, FLAG, [(x + 18, 22), (x + 34, 29), (x + 18, 36)])
        pygame.draw.line(screen, TEXT, (x + 18, 22), (x + 18, 46), 2)
    else:
        pygame.draw.circle(screen, TEXT, (x + 25, 34), 11, 2)
        pygame.draw.line(screen, TEXT, (x + 25, 34), (x + 25, 27), 2)
        pygame.draw.line(screen, TEXT, (x + 25, 34), (x + 30, 34), 2)
    screen.blit(label, (x + 44, 34 - label.get_height() // 2))


def covered(r, c):
    return 0 <= r < p.rows and 0 <= c < p.cols and p.cells[r][c] in "#F?x"


def draw():
    screen.fill(GROUND)
    pill(ox, str(p.left), "flag")
    pill(ox + bw, f"{p.seconds // 60}:{p.seconds % 60:02d}" if bw > 280 else str(p.seconds), "clock", right=True)
    if bw > 300:
        label = hud.render(word, True, pygame.Color("white"))
        w = label.get_width() + 36
        pygame.draw.rect(screen, mix(TILE, "black", 0.25), (width // 2 - w // 2, 15, w, 40), border_radius=12)
        pygame.draw.rect(screen, mix(TILE, "black", 0.1), (width // 2 - w // 2, 13, w, 38), border_radius=12)
        screen.blit(label, (width // 2 - label.get_width() // 2, 32 - label.get_height() // 2))
    if gap:
        pygame.draw.rect(screen, mix(GROUND, TEXT, 0.12), (ox - 6, oy - 6, bw + 12, bh + 12), border_radius=10)
    shade = pygame.Surface((S, max(2, S // 9)), pygame.SRCALPHA)
    shade.fill((0, 0, 0, 34))
    under = small(floor(OPEN)) if not gap else None
    for r, c, s in p.each():
        x, y = ox + c * size + gap // 2, oy + r * size + gap // 2
        if under and s in "#F?x":
            screen.blit(under, (x, y))
        screen.blit(sprites[s, (r + c) % 2 if checks else 0], (x, y))
        if not gap and s not in "#F?x" and covered(r - 1, c):
            screen.blit(shade, (x, y))


def measure(x, y):
    # a gap of an odd width has its smaller half before the cell
    return x + ox + gap // 2 - gap / 2, y + oy + gap // 2 - gap / 2, bw, bh


tell_pygame(draw, measure)
