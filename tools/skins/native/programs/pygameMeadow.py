"""pygame: what is covered is one soft body of turf, snow, crust or sand with round corners and a lip that throws a shadow, opened cells are the ground beneath; painted large and shrunk."""
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import numpy as np  # noqa: E402
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
noise = np.random.default_rng(g.randint(0, 1 << 30))
pygame.init()
LOOKS = {  # two tones of the cover, lip, two tones of the ground, inks, ring of the digits, frame
    "turf": ((126, 192, 80), (114, 180, 70), (72, 122, 40), (222, 190, 146), (214, 180, 134), 0, (255, 246, 226), (58, 92, 44)),
    "snow": ((246, 250, 255), (232, 241, 250), (160, 184, 208), (120, 160, 190), (112, 152, 182), 1, (20, 44, 66), (44, 74, 104)),
    "crust": ((92, 84, 84), (82, 74, 74), (40, 34, 36), (206, 110, 54), (196, 100, 46), 2, (44, 12, 4), (32, 26, 28)),
    "beach": ((244, 222, 164), (236, 212, 150), (190, 158, 96), (92, 190, 204), (84, 180, 196), 3, (236, 252, 255), (30, 98, 120)),
}
name = g.choice(list(LOOKS))
a, b, lip, c1, c2, ink_set, ring, frame = LOOKS[name]
INKS = [
    [(24, 70, 190), (20, 112, 40), (196, 30, 30), (90, 24, 130), (140, 62, 0), (0, 108, 116), (20, 16, 12), (92, 84, 76)],
    [(150, 205, 255), (176, 240, 160), (255, 160, 150), (222, 184, 255), (255, 208, 130), (140, 244, 240), (255, 255, 255), (206, 212, 220)],
    [(176, 222, 255), (204, 248, 150), (255, 236, 120), (240, 200, 255), (255, 214, 170), (160, 255, 244), (255, 255, 255), (228, 222, 216)],
    [(14, 50, 170), (6, 92, 40), (190, 20, 34), (84, 14, 120), (130, 54, 4), (4, 78, 96), (10, 14, 18), (70, 78, 86)],
][ink_set]
chequer = g.random() < 0.7
if not chequer:
    b, c2 = a, c1
seam = not chequer or g.random() < 0.4
size = p.cell_size(20, 64)
K = 2 if size > 36 else 3
n = size * K
R = int(n * g.uniform(0.16, 0.34))
drop = int(n * g.uniform(0.08, 0.16))
W, H = p.cols * n, p.rows * n
shut = [[s in "#F?x" for s in row] for row in p.cells]
is_shut = lambda r, c: 0 <= r < p.rows and 0 <= c < p.cols and shut[r][c]


def rough(base, level, w, h):
    grain = noise.normal(0, level, (w // 4 + 1, h // 4 + 1))
    pixels = np.clip(np.array(base)[None, None, :] + np.kron(grain, np.ones((4, 4)))[:w, :h, None], 0, 255).astype(np.uint8)
    return pygame.surfarray.make_surface(pixels)


def chequered(one, two, level):
    s = pygame.Surface((W, H))
    tones = rough(one, level, n, n), rough(two, level, n, n)
    for r in range(p.rows):
        for c in range(p.cols):
            s.blit(tones[(r + c) % 2], (c * n, r * n))
    return s


mask = pygame.Surface((W, H), pygame.SRCALPHA)
for r in range(p.rows):
    for c in range(p.cols):
        x, y = c * n, r * n
        up, down, before, after = is_shut(r - 1, c), is_shut(r + 1, c), is_shut(r, c - 1), is_shut(r, c + 1)
        edge_r, edge_c = (r == 0, r == p.rows - 1), (c == 0, c == p.cols - 1)
        if shut[r][c]:
            radii = [0 if u or v else R for u, v in ((up, before), (up, after), (down, before), (down, after))]
            pygame.draw.rect(mask, (255, 255, 255, 255), (x, y, n, n), border_top_left_radius=radii[0], border_top_right_radius=radii[1], border_bottom_left_radius=radii[2], border_bottom_right_radius=radii[3])
        else:  # an inner corner is filled where both neighbours and the one between them are covered
            for dr, dc, cx, cy in ((-1, -1, x, y), (-1, 1, x + n, y), (1, -1, x, y + n), (1, 1, x + n, y + n)):
                if is_shut(r + dr, c) and is_shut(r, c + dc) and is_shut(r + dr, c + dc):
                    q = int(R * 0.7)
                    piece = pygame.Surface((q, q), pygame.SRCALPHA)
                    piece.fill((255, 255, 255, 255))
                    pygame.draw.circle(piece, (0, 0, 0, 0), (0 if dc > 0 else q, q if dr < 0 else 0), q)
                    mask.blit(piece, (cx if dc < 0 else cx - q, cy if dr < 0 else cy - q))


def tinted(colour, alpha):
    s = mask.copy()
    s.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return s


field = chequered(c1, c2, 3)
if seam:
    for i in range(1, p.cols):
        pygame.draw.line(field, tuple(int(v * 0.9) for v in c1), (i * n, 0), (i * n, H), max(1, K - 1))
    for i in range(1, p.rows):
        pygame.draw.line(field, tuple(int(v * 0.9) for v in c1), (0, i * n), (W, i * n), max(1, K - 1))
for r, c, s in p.each():
    if s == "X":
        pygame.draw.rect(field, (226, 40, 36), (c * n, r * n, n, n))
field.blit(tinted((0, 0, 0), 60), (int(drop * 0.5), int(drop * 1.4)))
field.blit(tinted(lip, 255), (0, drop // 2))
turf = pygame.Surface((W, H), pygame.SRCALPHA)
turf.blit(chequered(a, b, 5), (0, 0))
if seam:
    dark = tuple(int(v * 0.86) for v in a)
    for i in range(1, p.cols):
        pygame.draw.line(turf, dark, (i * n, 0), (i * n, H), K)
    for i in range(1, p.rows):
        pygame.draw.line(turf, dark, (0, i * n), (W, i * n), K)
if name == "turf":
    for _ in range(p.rows * p.cols * 2):
        x, y = g.randrange(W), g.randrange(H)
        pygame.draw.line(turf, (88, 150, 54), (x, y), (x + g.randint(-3, 3), y - n // 12), K)
turf.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
field.blit(turf, (0, 0))

face = g.choice(["comfortaa", "quicksand", "roboto", "opensans", "cantarell", "urwgothic"])
font = pygame.font.SysFont(face, int(n * g.uniform(0.6, 0.74)), bold=True)
outlined = g.random() < 0.6 or name in ("crust", "snow")


def letter(text, colour, x, y, around):
    image = font.render(text, True, colour)
    box = image.get_bounding_rect()
    at = (x + (n - box.w) // 2 - box.x, y + (n - box.h) // 2 - box.y)
    if around:
        halo = font.render(text, True, around)
        d = max(2, n // 22)
        for i in range(16):
            field.blit(halo, (at[0] + round(d * math.cos(i * math.tau / 16)), at[1] + round(d * math.sin(i * math.tau / 16))))
    field.blit(image, at)


cloth = g.choice([(228, 36, 44), (228, 36, 44), (240, 120, 20), (200, 30, 130)])
mark = g.choice(["flag", "stake", "balloon"])


def flag(x, y):
    u = lambda i, j: (x + n * i, y + n * j)
    if mark == "flag":
        pygame.draw.ellipse(field, tuple(int(v * 0.7) for v in a), (*u(.24, .74), n * .4, n * .13))
        pygame.draw.line(field, (90, 60, 30), u(.4, .18), u(.4, .8), max(2, n // 14))
        pygame.draw.polygon(field, cloth, [u(.42, .16), u(.8, .32), u(.42, .5)])
    elif mark == "stake":
        pygame.draw.rect(field, (120, 78, 38), (*u(.45, .3), n * .1, n * .52))
        pygame.draw.rect(field, cloth, (*u(.2, .18), n * .6, n * .34), border_radius=n // 16)
        pygame.draw.rect(field, (255, 255, 255), (*u(.47, .22), n * .07, n * .16))
        pygame.draw.rect(field, (255, 255, 255), (*u(.47, .41), n * .07, n * .06))
    else:
        pygame.draw.line(field, (60, 60, 60), u(.5, .6), u(.56, .88), max(1, n // 26))
        pygame.draw.ellipse(field, cloth, (*u(.28, .12), n * .44, n * .52))
        pygame.draw.polygon(field, cloth, [u(.5, .62), u(.44, .7), u(.56, .7)])
        pygame.draw.ellipse(field, (255, 220, 220), (*u(.36, .2), n * .1, n * .15))


def bomb(x, y):
    u = lambda i, j: (x + n * i, y + n * j)
    if name == "beach":
        for i in range(16):
            t = i * math.tau / 16
            pygame.draw.line(field, (40, 20, 50), u(.5, .5), u(.5 + .38 * math.cos(t), .5 + .38 * math.sin(t)), max(2, n // 22))
        pygame.draw.circle(field, (64, 34, 78), u(.5, .5), int(n * .25))
        pygame.draw.circle(field, (150, 110, 170), u(.44, .43), int(n * .06))
    else:
        pygame.draw.line(field, (200, 170, 110), u(.64, .3), u(.76, .16), max(2, n // 16))
        pygame.draw.circle(field, (255, 196, 40), u(.78, .15), int(n * .07))
        pygame.draw.circle(field, (22, 22, 28), u(.48, .56), int(n * .29))
        pygame.draw.circle(field, (230, 230, 235), u(.39, .46), int(n * .07))


for r, c, s in p.each():
    x, y = c * n, r * n
    if s in "12345678":
        letter(s, INKS[int(s) - 1], x, y, ring if outlined else None)
    elif s == "?":
        letter("?", (30, 34, 40) if name != "crust" else (255, 255, 255), x, y, (255, 255, 255) if name != "crust" else None)
    elif s in "Fx":
        flag(x, y)
        if s == "x":
            for ends in (((.16, .16), (.84, .84)), ((.84, .16), (.16, .84))):
                for colour, width in (((255, 255, 255), n // 5), ((16, 16, 16), n // 9)):
                    pygame.draw.line(field, colour, *[(x + n * i, y + n * j) for i, j in ends], width)
    elif s in "*X":
        bomb(x, y)
small = pygame.transform.smoothscale(field, (p.cols * size, p.rows * size))
pad, head = g.choice([(0, 46), (12, 46), (20, 58)])
SW, SH = max(p.cols * size + 2 * pad, 250), p.rows * size + 2 * pad + head
screen = pygame.display.set_mode((SW, SH))
pygame.display.set_caption({"turf": "Meadow", "snow": "Thaw", "crust": "Under the Crust", "beach": "Low Tide"}[name])
left, top = (SW - p.cols * size) // 2, head + pad
label = pygame.font.SysFont(face, 24, bold=True)


def draw():
    screen.fill(frame)
    pygame.draw.circle(screen, (20, 20, 24), (24, head // 2), 9)
    screen.blit(label.render(str(p.left), True, (255, 255, 255)), (42, head // 2 - 14))
    shown = label.render({"playing": "", "won": "Cleared!", "lost": "Oh no!"}[p.status], True, (255, 220, 90))
    screen.blit(shown, ((SW - shown.get_width()) // 2, head // 2 - 14))
    shown = label.render(f"{p.seconds // 60}:{p.seconds % 60:02d}", True, (255, 255, 255))
    screen.blit(shown, (SW - shown.get_width() - 14, head // 2 - 14))
    screen.blit(small, (left, top))


tell_pygame(draw, lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
