"""pygame by night: every digit in the cells is a seven segment display, thin luminous outlines; drawn at one size, in part shrunk smoothly to the window."""
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
LOOKS = [  # back, cover, cover rim, open, open rim, one ink or eight, flag, mine
    ((6, 10, 14), (18, 52, 66), (60, 190, 210), (8, 14, 20), (20, 40, 48), [(120, 255, 240)] * 8, (255, 90, 120), (255, 210, 80)),
    ((14, 8, 22), (66, 34, 92), (170, 100, 230), (20, 12, 30), (44, 28, 60),
     [(90, 180, 255), (90, 240, 140), (255, 95, 95), (210, 140, 255), (255, 175, 70), (70, 230, 220), (255, 255, 255), (175, 175, 175)], (255, 230, 60), (240, 240, 240)),
    ((10, 12, 8), (44, 58, 30), (130, 180, 60), (14, 18, 10), (34, 44, 22), [(190, 255, 90)] * 8, (255, 150, 40), (255, 110, 70)),
    ((24, 24, 26), (70, 72, 78), (128, 132, 140), (34, 34, 37), (54, 54, 58),
     [(100, 170, 255), (110, 220, 120), (255, 110, 100), (170, 140, 255), (240, 170, 90), (90, 215, 215), (245, 245, 245), (160, 160, 165)], (255, 90, 70), (230, 230, 230)),
    ((226, 229, 222), (168, 176, 160), (110, 120, 100), (214, 219, 206), (190, 197, 180), [(24, 34, 20)] * 8, (24, 34, 20), (24, 34, 20)),  # a liquid crystal
]
back, cover, rim, paper, line, ink, red, black = g.choice(LOOKS)
lcd = back[0] > 200
size = p.cell_size(22, 58)
soft = g.random() < 0.4
big = int(size * 1.7) if soft else size
gap = g.choice([0, 1, 2, 3])
radius = g.choice([0, 0, big // 7])
head, margin = g.choice([44, 60]), g.choice([4, 10, 16])
fill = g.choice(["flat", "flat", "diagonal"])
SEGS = "abcdefg"
LIT = {"1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "0": "abcdef", "9": "abcdfg", "-": "g"}


def segment(surface, colour, x, y, w, h, t, name):
    """One bar with pointed ends within a digit of w by h at x, y; t is its thickness."""
    m = h / 2
    ends = {"a": (0, 0, w, 0), "b": (w, 0, w, m), "c": (w, m, w, h), "d": (0, h, w, h), "e": (0, m, 0, h), "f": (0, 0, 0, m), "g": (0, m, w, m)}[name]
    x0, y0, x1, y1 = ends
    d, e = t * 0.62, t / 2
    if y0 == y1:
        pts = [(x0 + d - e, y0), (x0 + d, y0 - e), (x1 - d, y0 - e), (x1 - d + e, y0), (x1 - d, y0 + e), (x0 + d, y0 + e)]
    else:
        pts = [(x0, y0 + d - e), (x0 + e, y0 + d), (x0 + e, y1 - d), (x0, y1 - d + e), (x0 - e, y1 - d), (x0 - e, y0 + d)]
    pygame.draw.polygon(surface, colour, [(round(x + a), round(y + b)) for a, b in pts])


def number(surface, colour, cx, cy, h, s, ghost=None):
    w, t = h * 0.52, max(2, h / 6.2)
    x, y = cx - w / 2, cy - h / 2
    if s == "1":
        x -= w * g_shift
    for name in SEGS:
        if name in LIT[s]:
            segment(surface, colour, x, y, w, h, t, name)
        elif ghost:
            segment(surface, ghost, x, y, w, h, t, name)


g_shift = g.choice([0, 0.5])
ghosts = g.random() < 0.25 and g_shift == 0
tall = g.uniform(0.5, 0.6)
tilt = g.choice(["triangle", "chevrons", "pole"])


def cell(surface, s, x, y):
    n = big - (gap if not soft else gap * 2)
    box = pygame.Rect(x, y, n, n)
    opened = s in "012345678*X"
    pygame.draw.rect(surface, (150, 20, 30) if s == "X" and not lcd else (120, 128, 112) if s == "X" else paper if opened else cover, box, border_radius=radius)
    if not opened and fill == "diagonal":
        old = surface.get_clip()
        surface.set_clip(box.inflate(-4, -4).clip(old))
        tone = tuple((a * 3 + b) // 4 for a, b in zip(cover, rim))
        for i in range(-n, n, max(5, n // 5)):
            pygame.draw.line(surface, tone, (x + i, y + n), (x + i + n, y), 2)
        surface.set_clip(old)
    pygame.draw.rect(surface, line if opened else rim, box, 1 if opened or not soft else 2, border_radius=radius)
    cx, cy, u = x + n / 2, y + n / 2, n / 20
    if s in "12345678":
        dim = tuple((a * 6 + b) // 7 for a, b in zip(paper, ink[0])) if ghosts else None
        number(surface, ink[int(s) - 1], cx, cy, n * tall, s, dim)
    elif s == "?":
        f = pygame.font.Font(None, int(n * 0.95))
        image = f.render("?", True, (240, 240, 240) if not lcd else black)
        surface.blit(image, image.get_rect(center=(round(cx), round(cy))))
    elif s in "Fx":
        at = lambda pts: [(round(cx + a * u), round(cy + b * u)) for a, b in pts]
        if tilt == "triangle":
            pygame.draw.polygon(surface, red, at([(-4, -6), (6, 0), (-4, 6)]))
        elif tilt == "chevrons":
            for d in (-5, 1):
                pygame.draw.polygon(surface, red, at([(d - 1, -5), (d + 2, -5), (d + 6, 0), (d + 2, 5), (d - 1, 5), (d + 3, 0)]))
        else:
            pygame.draw.polygon(surface, red, at([(-4, -7), (6, -4), (-4, 0)]))
            pygame.draw.rect(surface, red, (*at([(-5, -7)])[0], max(2, round(1.6 * u)), round(14 * u)))
        if s == "x":
            w = max(2, round(1.8 * u))
            ground = (255, 255, 255) if not lcd else (250, 250, 250)
            pygame.draw.line(surface, ground, *at([(-7, -7), (7, 7)]), w)
            pygame.draw.line(surface, ground, *at([(7, -7), (-7, 7)]), w)
    elif s in "*X":
        colour = (255, 255, 255) if s == "X" else black
        for i in range(4):
            a = i * math.pi / 4
            dx, dy = math.cos(a) * 7 * u, math.sin(a) * 7 * u
            pygame.draw.line(surface, colour, (round(cx - dx), round(cy - dy)), (round(cx + dx), round(cy + dy)), max(1, round(1.4 * u)))
        pygame.draw.circle(surface, colour, (round(cx), round(cy)), round(4.4 * u))
        pygame.draw.circle(surface, paper, (round(cx), round(cy)), max(1, round(1.8 * u)))


gx = gap if not soft else gap * 2
board = pygame.Surface((p.cols * big, p.rows * big))
board.fill(back)
for r, c, s in p.each():
    cell(board, s, c * big + gx // 2, r * big + gx // 2)
bw, bh = p.cols * size, p.rows * size
if soft:
    bw, bh = round(p.cols * (size - g.random() * 0.7)), 0
    bh = round(p.rows * bw / p.cols)
    board = pygame.transform.smoothscale(board, (bw, bh))
W, H = max(bw + 2 * margin, 220), bh + head + margin
screen = pygame.display.set_mode((W, H))
pygame.display.set_caption(g.choice(["SEGMENT SWEEP", "7seg mines", "Night Minefield"]))
left = (W - bw) // 2


def draw():
    screen.fill(back)
    for x, n in ((left + 6, p.left), (W - left - 72, min(p.seconds, 999))):
        for i, ch in enumerate(f"{n:03d}"[-3:]):
            number(screen, ink[0], x + 12 + 21 * i, head / 2, 26, ch)
    screen.blit(board, (left, head))
    pygame.draw.rect(screen, rim, (left - 2, head - 2, bw + 4, bh + 4), 1)
    mid = (W // 2, head // 2)
    pygame.draw.circle(screen, rim, mid, 13, 2)
    for dx in (-4, 4):
        pygame.draw.circle(screen, rim, (mid[0] + dx, mid[1] - 3), 2)
    pygame.draw.arc(screen, rim, (mid[0] - 7, mid[1] - (5 if p.status != "lost" else -2), 14, 11), *((math.pi, 2 * math.pi) if p.status != "lost" else (0, math.pi)), 2)


shift = (gx // 2 - gx / 2) * bw / board.get_width() if not soft else 0
tell_pygame(draw, lambda x, y: (x + left + shift, y + head + shift, bw, bh))
