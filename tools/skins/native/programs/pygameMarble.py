"""pygame: polished slabs of marble, serpentine, slate or alabaster cut from one large veined sheet, inlaid figures of brass or colour on honed stone; a brass plate above with the tallies."""
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

from support import Position, tell_pygame

p = Position()
g = p.rng
STONES = [  # slab, vein, honed floor, its vein, plate, plate text, figures, cloth, mine
    ((222, 220, 214), (140, 142, 150), (96, 98, 104), (120, 122, 128), (58, 44, 30), (240, 214, 150), [(246, 219, 140)] * 8, (196, 30, 36), (24, 22, 22)),
    ((46, 96, 72), (150, 196, 168), (224, 226, 214), (196, 202, 190), (24, 40, 32), (226, 214, 168), [(24, 74, 190), (22, 110, 46), (190, 26, 26), (92, 34, 140), (138, 70, 8), (8, 106, 112), (20, 20, 20), (112, 112, 108)], (246, 208, 70), (30, 32, 30)),
    ((88, 92, 104), (146, 150, 164), (28, 29, 33), (42, 44, 50), (16, 16, 18), (208, 212, 220), [(116, 178, 255), (124, 222, 140), (255, 128, 118), (206, 162, 255), (255, 190, 104), (106, 222, 222), (255, 255, 255), (160, 166, 176)], (255, 120, 40), (232, 232, 236)),
    ((214, 170, 150), (168, 104, 88), (248, 240, 230), (232, 216, 204), (92, 44, 34), (255, 232, 210), [(34, 80, 170), (38, 116, 52), (184, 30, 34), (104, 42, 134), (150, 84, 10), (14, 112, 112), (40, 26, 22), (136, 120, 112)], (34, 84, 160), (60, 26, 20)),
]
slab, vein, honed, hvein, plate, lettering, figures, cloth, ore = g.choice(STONES)
size = p.cell_size(18, 62)
joint = g.choice([0, 1, 2, 3])
polish = g.choice(["bevel", "gloss", "flat"])
family = g.choice(["dejavuserif", "liberationserif", "nimbusroman", "dejavusans", "c059"])
part = g.uniform(0.5, 0.62)
inlay = g.random() < 0.6
pad = g.choice([0, 10, 24])
head = 52
wide = max(p.cols * size + 2 * pad, 250)
left, top = (wide - p.cols * size) // 2, head + pad
high = top + p.rows * size + pad
pygame.display.init(), pygame.font.init()
pygame.display.set_caption(g.choice(["Marble", "Marble Mines", "marble.py"]))
screen = pygame.display.set_mode((wide, high))


def sheet(ground, line, w, h, many):
    """A sheet of veined stone, painted at half its size and smoothed."""
    s = pygame.Surface((w // 2 + 8, h // 2 + 8))
    s.fill(ground)
    for _ in range(many * 2):
        d = g.randint(-8, 8)
        c = [max(0, min(255, v + d)) for v in ground]
        x, y, r = g.randint(0, w // 2), g.randint(0, h // 2), g.randint(8, 40)
        pygame.draw.ellipse(s, c, (x - r, y - r // 2, 2 * r, r))
    for _ in range(many):
        x, y, a = g.uniform(0, w / 2), g.uniform(0, h / 2), g.uniform(0.3, 1.1)
        t = g.uniform(0.15, 0.75)
        c = [int(u + (v - u) * t) for u, v in zip(ground, line)]
        for _ in range(g.randint(10, 50)):
            a += g.uniform(-0.35, 0.35)
            nx, ny = x + 6 * math.cos(a), y + 6 * math.sin(a)
            pygame.draw.line(s, c, (x, y), (nx, ny), g.choice([1, 1, 1, 2]))
            x, y = nx, ny
    return pygame.transform.smoothscale(s, (w + 16, h + 16))


W, H = p.cols * size, p.rows * size
many = max(20, W * H // 5000)
polished, floor = sheet(slab, vein, W, H, many), sheet(honed, hvein, W, H, many // 2)


def glyph(s, colour, px):
    """A figure, drawn large and shrunk to its visible height."""
    big = pygame.font.SysFont(family, 120, bold=True).render(s, True, colour)
    big = big.subsurface(big.get_bounding_rect())
    f = px / glyph_high
    return pygame.transform.smoothscale(big, (max(1, round(big.get_width() * f)), max(1, round(big.get_height() * f))))


probe = pygame.font.SysFont(family, 120, bold=True).render("8", True, (0, 0, 0))
glyph_high = probe.get_bounding_rect().height
tall = size * part
question = (20, 20, 20) if sum(slab) > 380 else (250, 246, 232)
GLYPHS = {s: glyph(s, question if s == "?" else figures[int(s) - 1], tall) for s in "12345678?"}
SHADES = {s: glyph(s, (0, 0, 0), tall) for s in "12345678"}
for s in SHADES.values():
    s.set_alpha(110)


def art(kind):
    """Marks are drawn at 160 points and shrunk."""
    s = pygame.Surface((160, 160), pygame.SRCALPHA)
    if kind in "Fx":
        pygame.draw.rect(s, (60, 44, 20), (50, 26, 12, 110), border_radius=5)
        pygame.draw.rect(s, (222, 184, 96), (52, 26, 6, 108), border_radius=3)
        pygame.draw.circle(s, (222, 184, 96), (56, 24), 9)
        pygame.draw.polygon(s, (20, 14, 8), [(60, 32), (128, 40), (112, 60), (128, 82), (60, 86)])
        pygame.draw.polygon(s, cloth, [(63, 36), (122, 43), (108, 60), (122, 79), (63, 82)])
        pygame.draw.rect(s, (60, 44, 20), (34, 130, 46, 10), border_radius=4)
    else:
        c = (255, 255, 255) if kind == "X" else ore
        for i in range(8):
            a = i * math.pi / 4 + math.pi / 8
            ux, uy = math.cos(a), math.sin(a)
            pygame.draw.polygon(s, c, [(80 + 66 * ux, 80 + 66 * uy), (80 - 12 * uy, 80 + 12 * ux), (80 + 12 * uy, 80 - 12 * ux)])
        pygame.draw.circle(s, c, (80, 80), 40)
        pygame.draw.circle(s, (200, 60, 40) if kind == "*" else (120, 0, 0), (80, 80), 14)
    if kind == "x":
        for colour, w in (((255, 255, 255), 26), ((190, 20, 20), 16)):
            pygame.draw.line(s, colour, (30, 30), (130, 130), w), pygame.draw.line(s, colour, (130, 30), (30, 130), w)
    return pygame.transform.smoothscale(s, (size, size))


ART = {k: art(k) for k in "Fx*X"}
light = pygame.Surface((size, size), pygame.SRCALPHA)
b = max(2, size // 12)
if polish == "bevel":
    for i in range(b):
        a = 150 - i * 110 // b
        pygame.draw.line(light, (255, 255, 255, a), (i, i), (size - 1 - i, i)), pygame.draw.line(light, (255, 255, 255, a), (i, i), (i, size - 1 - i))
        pygame.draw.line(light, (0, 0, 0, a), (i, size - 1 - i), (size - 1 - i, size - 1 - i)), pygame.draw.line(light, (0, 0, 0, a), (size - 1 - i, i), (size - 1 - i, size - 1 - i))
elif polish == "gloss":
    for y in range(size):
        pygame.draw.line(light, (255, 255, 255, max(0, 130 - 260 * y // size)), (0, y), (size, y))
    pygame.draw.rect(light, (0, 0, 0, 150), (0, 0, size, size), 1)
else:
    pygame.draw.rect(light, (0, 0, 0, 120), (0, 0, size, size), 1)


def draw():
    screen.fill(plate)
    pygame.draw.rect(screen, [min(255, v + 26) for v in plate], (6, 6, wide - 12, head - 12), border_radius=6)
    pygame.draw.rect(screen, lettering, (6, 6, wide - 12, head - 12), 2, border_radius=6)
    f = pygame.font.SysFont("dejavuserif", 19, bold=True)
    a, z = f.render(f"{p.left}", True, lettering), f.render(f"{p.seconds // 60}:{p.seconds % 60:02d}", True, lettering)
    m = f.render({"playing": "", "won": "CLEARED", "lost": "SHATTERED"}[p.status], True, lettering)
    screen.blit(a, (20, 15)), screen.blit(z, (wide - 20 - z.get_width(), 15)), screen.blit(m, ((wide - m.get_width()) // 2, 15))
    for r, c, s in p.each():
        x, y = left + c * size, top + r * size
        shut = s in "#F?x"
        screen.blit(polished if shut else floor, (x, y), (c * size, r * size, size, size))
        if shut:
            screen.blit(light, (x, y))
        else:
            if s == "X":
                pygame.draw.rect(screen, (200, 34, 30), (x, y, size, size))
            pygame.draw.rect(screen, [max(0, v - 34) for v in honed] if sum(honed) > 200 else [v + 22 for v in honed], (x, y, size, size), 1)
        if joint:
            j = pygame.Rect(x, y, size, size)
            pygame.draw.rect(screen, plate, j, (joint + 1) // 2)
        if s in "12345678?":
            w, h = GLYPHS[s].get_size()
            at = (x + (size - w) // 2, y + (size - h) // 2)
            if inlay and s != "?":
                screen.blit(SHADES[s], (at[0] + 1, at[1] + 1))
            screen.blit(GLYPHS[s], at)
        elif s in ART:
            screen.blit(ART[s], (x, y))


tell_pygame(draw, lambda x, y: (x + left, y + top, W, H))
