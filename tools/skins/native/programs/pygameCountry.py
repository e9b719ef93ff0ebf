"""pygame with textured tiles: stone, turf, planks, linen or brick clay from summed noise; banners, stakes or cairns for flags."""
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import numpy as np  # noqa: E402
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
size = p.cell_size(20, 64)
W, H = p.cols * size, p.rows * size
noise = np.random.RandomState(g.randrange(1 << 30))


def cloud(w, h, coarse_x, coarse_y):
    """Smooth noise from 0 to 1, with spots about this large."""
    small = noise.randint(0, 256, (max(2, int(w / coarse_x) + 2), max(2, int(h / coarse_y) + 2)))
    surf = pygame.surfarray.make_surface(np.repeat(small[:, :, None], 3, 2).astype(np.uint8))
    return pygame.surfarray.array3d(pygame.transform.smoothscale(surf, (w, h)))[:, :, 0] / 255.0


def sheet(colour, kind, depth):
    """A picture of a material as large as the board."""
    if kind == "planks":
        t = 0.6 * cloud(W, H, size * 2, 2.5) + 0.25 * cloud(W, H, 60, 9) + 0.15 * cloud(W, H, 2, 1.5)
    elif kind == "linen":
        xs, ys = np.arange(W)[:, None], np.arange(H)[None, :]
        t = 0.45 * ((xs % 3 == 0) * 0.5 + (ys % 3 == 0) * 0.5) + 0.35 * cloud(W, H, 2, 12) + 0.2 * cloud(W, H, 12, 2)
    elif kind == "turf":
        t = 0.5 * cloud(W, H, 1.6, 4) + 0.3 * cloud(W, H, 5, 5) + 0.2 * cloud(W, H, 40, 40)
    else:
        t = 0.4 * cloud(W, H, 22, 22) + 0.3 * cloud(W, H, 7, 7) + 0.3 * cloud(W, H, 1.6, 1.6)
    t = (t - t.mean()) * depth + 1
    rgb = np.clip(np.array(colour)[None, None, :] * t[:, :, None], 0, 255).astype(np.uint8)
    return pygame.surfarray.make_surface(rgb)


DAY = [(25, 60, 190), (10, 100, 30), (190, 20, 20), (80, 20, 130), (120, 55, 0), (0, 95, 105), (10, 10, 10), (75, 75, 75)]
NIGHT = [(120, 190, 255), (140, 240, 140), (255, 130, 110), (215, 165, 255), (255, 200, 90), (120, 235, 230), (255, 255, 255), (190, 190, 190)]
LOOKS = [  # cover, its material, ground, its material, inks, edge of an open cell
    ((122, 128, 134), "stone", (214, 200, 168), "stone", DAY, (170, 156, 126)),
    ((88, 142, 62), "turf", (196, 164, 116), "stone", DAY, (160, 130, 88)),
    ((150, 98, 52), "planks", (232, 214, 178), "planks", DAY, (196, 172, 128)),
    ((96, 118, 156), "linen", (236, 232, 222), "linen", DAY, (196, 190, 178)),
    ((176, 92, 68), "stone", (70, 62, 62), "stone", NIGHT, (46, 40, 40)),
    ((196, 196, 190), "stone", (120, 104, 84), "turf", [(200, 225, 255), (190, 255, 160), (255, 190, 170), (235, 205, 255), (255, 226, 130), (170, 250, 245), (255, 255, 255), (20, 20, 20)], (92, 80, 62)),
    ((66, 74, 66), "stone", (178, 184, 160), "stone", DAY, (140, 146, 124)),
]
cover, material, ground, under, inks, seam = g.choice(LOOKS)
top, bottom = sheet(cover, material, g.uniform(0.35, 0.6)), sheet(ground, under, g.uniform(0.12, 0.25))
bevel = max(1, round(size * g.choice([0.05, 0.08, 0.11])))
slit = g.choice([0, 0, 1])
rounded = g.choice([0, 0, size // 7])
flag_kind = g.choice(["banner", "stake", "cairn", "pennon"])
flag_hue = g.choice([(30, 70, 200), (250, 205, 40), (240, 240, 235), (150, 30, 150)]) if sum(cover) < 520 else g.choice([(30, 60, 190), (150, 30, 130), (190, 60, 0)])
mine_kind = g.choice(["keg", "burr", "trap"])
face = g.choice(["dejavuserif", "liberationserif", "dejavusans", "liberationsans", "c059"])
font = pygame.font.SysFont(face, round(size * g.uniform(0.58, 0.72)), bold=True)
hud = pygame.font.SysFont(face, 20, bold=True)
head, pad = g.choice([44, 56]), g.choice([0, 12, 20])
wide = max(W + 2 * pad, 220)
left, above = (wide - W) // 2, head
screen = pygame.display.set_mode((wide, H + head + pad))
pygame.display.set_caption(g.choice(["Mines", "Field Work", "Old Minefield", "pygame window"]))


def shade(surface, pts, value):
    """Lightens (above 0) or darkens a polygon."""
    veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(veil, (255, 255, 255, value) if value > 0 else (0, 0, 0, -value), pts)
    surface.blit(veil, (0, 0))


def slab(r, c):
    """One covered tile with light and dark sides."""
    t = top.subsurface((c * size, r * size, size, size)).copy()
    light = noise.randint(-14, 15)
    shade(t, [(0, 0), (size, 0), (size, size), (0, size)], light or 1)
    a, b, e = 0, size - slit, bevel
    shade(t, [(a, a), (b, a), (b - e, e), (a + e, a + e), (a + e, b - e), (a, b)], 90)
    shade(t, [(b, b), (b, a), (b - e, a + e), (b - e, b - e), (a + e, b - e), (a, b)], -105)
    if slit:
        pygame.draw.lines(t, (30, 26, 22), False, [(size - 1, 0), (size - 1, size - 1), (0, size - 1)])
    if rounded:
        mask = pygame.Surface((size, size), pygame.SRCALPHA)
        pygame.draw.rect(mask, (255, 255, 255, 255), (0, 0, size, size), border_radius=rounded)
        t = t.convert_alpha()
        t.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return t


def drawn(paint):
    """A picture painted four times as large in units of 100 and shrunk."""
    big = pygame.Surface((400, 400), pygame.SRCALPHA)
    paint(big, lambda *pts: [(x * 4, y * 4) for x, y in pts])
    return pygame.transform.smoothscale(big, (size, size))


def paint_flag(b, u):
    if flag_kind == "banner":  # hangs from a cross-bar
        pygame.draw.polygon(b, (60, 40, 20), u((47, 8), (53, 8), (53, 94), (47, 94)))
        pygame.draw.polygon(b, (60, 40, 20), u((20, 14), (80, 14), (80, 20), (20, 20)))
        pygame.draw.polygon(b, flag_hue, u((25, 20), (75, 20), (75, 72), (50, 58), (25, 72)))
        pygame.draw.polygon(b, (20, 20, 20), u((25, 20), (75, 20), (75, 72), (50, 58), (25, 72)), 10)
    elif flag_kind == "stake":  # a post with a painted end
        pygame.draw.polygon(b, (30, 20, 10), u((34, 8), (66, 8), (66, 84), (50, 98), (34, 84)))
        pygame.draw.polygon(b, (205, 165, 110), u((38, 12), (62, 12), (62, 82), (50, 93), (38, 82)))
        pygame.draw.polygon(b, flag_hue, u((38, 12), (62, 12), (62, 44), (38, 44)))
    elif flag_kind == "cairn":  # stones on each other
        for x, y, w, h in [(12, 66, 76, 26), (22, 42, 58, 27), (33, 21, 36, 23)]:
            pygame.draw.ellipse(b, (25, 25, 25), [v * 4 for v in (x, y, w, h)])
            pygame.draw.ellipse(b, flag_hue, [v * 4 for v in (x + 3, y + 3, w - 6, h - 7)])
    else:
        pygame.draw.polygon(b, (40, 30, 20), u((22, 8), (29, 8), (29, 94), (22, 94)))
        pygame.draw.polygon(b, flag_hue, u((29, 12), (92, 20), (70, 32), (90, 46), (29, 54)))
        pygame.draw.polygon(b, (20, 20, 20), u((29, 12), (92, 20), (70, 32), (90, 46), (29, 54)), 8)


def paint_mine(b, u):
    if mine_kind == "keg":
        pygame.draw.polygon(b, (40, 20, 8), u((24, 30), (30, 16), (70, 16), (76, 30), (80, 55), (76, 80), (70, 92), (30, 92), (24, 80), (20, 55)))
        pygame.draw.polygon(b, (165, 70, 35), u((30, 32), (34, 22), (66, 22), (70, 32), (73, 55), (70, 78), (66, 86), (34, 86), (30, 78), (27, 55)))
        for y in (34, 70):
            pygame.draw.polygon(b, (30, 30, 34), u((24, y), (76, y), (76, y + 9), (24, y + 9)))
        pygame.draw.line(b, (250, 250, 230), (200, 70), (250, 14), 18)
        pygame.draw.circle(b, (255, 200, 30), (254, 24), 26)
    elif mine_kind == "burr":
        pts = [(50 + (44 if i % 2 else 22) * math.cos(i * math.pi / 9), 50 + (44 if i % 2 else 22) * math.sin(i * math.pi / 9)) for i in range(18)]
        pygame.draw.polygon(b, (72, 20, 70), u(*pts))
        pygame.draw.circle(b, (225, 90, 190), (200, 200), 60)
        pygame.draw.circle(b, (72, 20, 70), (200, 200), 60, 12)
    else:  # a plate with a fuse in the middle, from above
        pygame.draw.circle(b, (20, 26, 16), (200, 200), 168)
        pygame.draw.circle(b, (108, 122, 72), (200, 200), 150)
        pygame.draw.circle(b, (20, 26, 16), (200, 200), 92, 12)
        for i in range(8):
            a = i * math.pi / 4
            pygame.draw.line(b, (20, 26, 16), (200 + 92 * math.cos(a), 200 + 92 * math.sin(a)), (200 + 150 * math.cos(a), 200 + 150 * math.sin(a)), 10)
        pygame.draw.circle(b, (235, 80, 40), (200, 200), 44)


def paint_cross(b, u):
    for colour, half in [((255, 255, 255), 9), ((200, 0, 0), 5.5)]:
        for d in (1, -1):
            pygame.draw.polygon(b, colour, u(*[(50 + d * x, 50 + y) for x, y in [(-38 - half, -38 + half), (-38 + half, -38 - half), (38 + half, 38 - half), (38 - half, 38 + half)]]))


flag, mine, cross = drawn(paint_flag), drawn(paint_mine), drawn(paint_cross)
board = bottom.copy()
for r, c, s in p.each():
    x, y = c * size, r * size
    if s in "#F?x":
        board.blit(slab(r, c), (x, y))
    else:
        if s == "X":
            glow = pygame.Surface((size, size), pygame.SRCALPHA)
            glow.fill((255, 60, 20, 185))
            board.blit(glow, (x, y))
        pygame.draw.rect(board, seam, (x, y, size, size), 1)
    if s in "12345678?":
        covered = s == "?"
        ink = ((255, 255, 255) if sum(cover) < 480 else (20, 20, 20)) if covered else inks[int(s) - 1]
        image = font.render(s, True, ink)
        at = image.get_rect(center=(x + size // 2, y + size // 2))
        if covered:
            board.blit(font.render(s, True, (0, 0, 0) if sum(ink) > 300 else (255, 255, 255)), at.move(1, 1))
        board.blit(image, at)
    elif s in "Fx":
        board.blit(flag, (x, y))
    elif s in "*X":
        board.blit(mine, (x, y))
    if s == "x":
        board.blit(cross, (x, y))
wall = tuple(int(v * 0.42) for v in cover)


def draw():
    screen.fill(wall)
    for text, place in ((f"{p.left} left", 0), (f"{p.seconds}", 1)):
        image = hud.render(text, True, (245, 238, 220))
        screen.blit(image, (left + 6 if not place else left + W - 6 - image.get_width(), (head - image.get_height()) // 2))
    if p.status != "playing" and W > 240:
        image = hud.render({"won": "Safe!", "lost": "Bang!"}[p.status], True, (255, 220, 90))
        screen.blit(image, image.get_rect(center=(wide // 2, head // 2)))
    screen.blit(board, (left, above))


tell_pygame(draw, lambda x, y: (x + left, y + above, W, H))
