"""pygame, a tutorial carried a step further: draw.rect tiles with a margin of one to four pixels, the bundled font or a system one, polygons for flags and circles for mines, a plain text line above or below."""
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
LOOKS = [  # ground, tile, tile's light, open, flag, stick, mine, text, digits
    ((34, 36, 33), (118, 133, 106), (150, 164, 137), (58, 61, 56), (255, 196, 61), (240, 240, 230), (240, 240, 230), (220, 226, 210), [(138, 190, 255), (150, 226, 130), (255, 140, 128), (214, 172, 255), (255, 198, 116), (118, 226, 222), (255, 255, 255), (174, 180, 170)]),
    ((255, 255, 255), (70, 130, 180), (110, 165, 210), (222, 232, 240), (255, 235, 90), (20, 30, 40), (20, 30, 40), (20, 30, 40), [(0, 0, 210), (0, 120, 0), (205, 0, 0), (85, 0, 140), (140, 70, 0), (0, 120, 130), (0, 0, 0), (110, 110, 110)]),
    ((96, 60, 40), (170, 116, 74), (202, 152, 108), (238, 218, 190), (196, 30, 30), (50, 26, 14), (50, 26, 14), (250, 234, 212), [(26, 70, 170), (32, 110, 32), (190, 30, 20), (96, 30, 140), (120, 64, 0), (0, 104, 112), (24, 14, 8), (110, 92, 80)]),
    ((200, 200, 200), (128, 128, 128), (160, 160, 160), (236, 236, 236), (220, 20, 60), (0, 0, 0), (0, 0, 0), (0, 0, 0), [(0, 0, 255), (0, 128, 0), (220, 0, 0), (75, 0, 130), (139, 69, 19), (0, 139, 139), (0, 0, 0), (105, 105, 105)]),
    ((18, 18, 40), (88, 70, 160), (118, 100, 196), (34, 34, 66), (255, 90, 140), (245, 245, 255), (245, 245, 255), (220, 220, 255), [(120, 180, 255), (110, 226, 150), (255, 128, 140), (206, 160, 255), (255, 194, 110), (100, 226, 236), (255, 255, 255), (160, 160, 190)]),
]
ground, tile, lite, floor, cloth, stick, iron, words, inks = g.choice(LOOKS)
pitch = p.cell_size(18, 54)
air = g.choice([1, 1, 2, 3]) if pitch < 30 else g.choice([1, 2, 4])
n = pitch - air
rounded = g.choice([0, 0, n // 6, n // 4])
smooth = g.random() < 0.7
face = g.choice([None, None, "dejavusans", "liberationsans", "freesans"])
font = pygame.font.Font(None, round(n * 1.1)) if face is None else pygame.font.SysFont(face, round(n * 0.66), bold=True)
small = pygame.font.Font(None, 26) if face is None else pygame.font.SysFont(face, 16)
trim = g.choice(["none", "top", "both"])
bw, bh = p.cols * pitch, p.rows * pitch
pad, bar = g.choice([2, 8, 20]), 40
W, H = max(bw + 2 * pad, 250), bh + 2 * pad + bar
left, low = (W - bw) // 2, g.random() < 0.35
top = pad if low else bar + pad
screen = pygame.display.set_mode((W, H))
pygame.display.set_caption(g.choice(["Lichen", "Minesweeper", "lichen.py"]))


def sign(s, colour, x, y):
    im = font.render(s, smooth, colour)
    box = im.get_bounding_rect()
    screen.blit(im, (round(x + n / 2 - box.centerx), round(y + n / 2 - box.centery)))


def cell(x, y, s):
    def at(u, v):
        return round(x + u * n), round(y + v * n)

    box = pygame.Rect(x, y, n, n)
    shut = s in "#F?x"
    pygame.draw.rect(screen, tile if shut else (214, 48, 40) if s == "X" else floor, box, border_radius=rounded)
    if shut and trim != "none":
        w = max(1, n // 12)
        pygame.draw.rect(screen, lite, (x + rounded, y, n - 2 * rounded, w))
        if trim == "both":
            pygame.draw.rect(screen, lite, (x, y + rounded, w, n - 2 * rounded))
    if s in "12345678":
        sign(s, inks[int(s) - 1], x, y)
    elif s == "?":
        sign("?", (255, 255, 255), x, y)
    elif s in "Fx":
        pygame.draw.line(screen, stick, at(0.35, 0.18), at(0.35, 0.82), max(1, n // 12))
        pygame.draw.polygon(screen, cloth, [at(0.38, 0.18), at(0.8, 0.36), at(0.38, 0.54)])
        pygame.draw.line(screen, stick, at(0.2, 0.82), at(0.6, 0.82), max(1, n // 10))
    elif s in "*X":
        h = (20, 8, 8) if s == "X" else iron
        for a, b in (((0.5, 0.12), (0.5, 0.88)), ((0.12, 0.5), (0.88, 0.5)), ((0.24, 0.24), (0.76, 0.76)), ((0.76, 0.24), (0.24, 0.76))):
            pygame.draw.line(screen, h, at(*a), at(*b), max(1, n // 14))
        pygame.draw.circle(screen, h, at(0.5, 0.5), round(n * 0.26))
        pygame.draw.circle(screen, floor if s == "*" else (255, 255, 255), at(0.42, 0.42), max(1, round(n * 0.06)))
    if s == "x":
        for h, w in (((255, 255, 255), n // 6), ((180, 0, 0), n // 12)):
            pygame.draw.line(screen, h, at(0.16, 0.16), at(0.84, 0.84), max(1, w))
            pygame.draw.line(screen, h, at(0.84, 0.16), at(0.16, 0.84), max(1, w))


def draw():
    screen.fill(ground)
    for r, c, s in p.each():
        cell(left + c * pitch, top + r * pitch, s)
    y = bh + 2 * pad + 8 if low else 10
    line = {"playing": f"Mines: {p.left}", "won": "You won!  R = again", "lost": "Game over!  R = again"}[p.status]
    screen.blit(small.render(line, True, words), (left, y))
    t = small.render(f"{p.seconds}", True, words)
    screen.blit(t, (max(left + bw, W - pad) - t.get_width() - 2, y))


# the air lies right of and below a tile: half of it belongs to each side
tell_pygame(draw, lambda x, y: (x + left - air / 2, y + top - air / 2, bw, bh))
