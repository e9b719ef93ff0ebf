"""pygame: an old map on parchment, what is unexplored lies under sea, fog or hatching; digits in a book face and ink, marks of pins, crosses and anchors."""
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
PAPERS = [((238, 222, 184), (214, 188, 138)), ((226, 206, 170), (196, 166, 120)), ((243, 236, 216), (214, 200, 170))]
COVERS = {"sea": (62, 104, 128), "fog": (150, 142, 128), "forest": (86, 110, 66), "leather": (122, 74, 44)}
paper, stain = g.choice(PAPERS)
kind = g.choice(list(COVERS))
cover = COVERS[kind]
sepia = (74, 40, 16)
INK = [sepia] * 8 if g.random() < 0.35 else [(28, 60, 140), (36, 98, 40), (172, 32, 24), (88, 28, 110), (128, 66, 8), (10, 96, 104), (24, 18, 14), (104, 92, 80)]
pitch = p.cell_size(22, 60) - (g.random() * 0.9 if g.random() < 0.6 else 0)
face = g.choice(["p052", "c059", "nimbusroman", "dejavuserif", "freeserif", "liberationserif"])
part = g.uniform(0.66, 0.8)
mark, mine = g.choice(["pin", "pennant", "cross", "anchor"]), g.choice(["skull", "bomb", "spiked"])
cast = g.random() < 0.4
margin = g.choice([18, 26, 36])
HEAD = 48
W, H = max(round(p.cols * pitch) + 2 * margin, 420), round(p.rows * pitch) + 2 * margin + HEAD
left, top = (W - p.cols * pitch) / 2, HEAD + margin
K = 3  # the drawings are made this much larger


def smooth(w, h, grain):
    """Soft noise between -1 and 1."""
    small = noise.integers(0, 256, (max(2, w // grain), max(2, h // grain), 3), dtype=np.uint8)
    soft = pygame.transform.smoothscale(pygame.surfarray.make_surface(small), (w, h))
    return pygame.surfarray.array3d(soft)[:, :, 0] / 127.5 - 1


def sheet(w, h, light, dark, rough):
    mix = np.clip(0.35 + 0.4 * smooth(w, h, 34) + 0.2 * smooth(w, h, 7), 0, 1)[:, :, None]
    pixels = np.array(light) * (1 - mix) + np.array(dark) * mix + noise.normal(0, rough, (w, h, 1))
    return pygame.surfarray.make_surface(np.clip(pixels, 0, 255).astype(np.uint8))


def layer():
    return pygame.Surface((20 * 4 * K, 20 * 4 * K), pygame.SRCALPHA)


U = 4 * K  # a drawing is 20 units wide


def at(*points):
    return [(x * U, y * U) for x, y in points]


def stroke(s, colour, width, a, b):
    pygame.draw.line(s, colour, *at(a, b), max(1, round(width * U)))
    for x, y in at(a, b):
        pygame.draw.circle(s, colour, (x, y), width * U / 2)


def disc(s, colour, x, y, r):
    pygame.draw.circle(s, colour, (x * U, y * U), r * U)


def marker(s):
    red, pale = (196, 26, 22), (250, 240, 214)
    if mark == "pin":
        stroke(s, (40, 34, 30), 1.4, (10, 9), (7, 18))
        disc(s, (110, 8, 8), 11, 6.5, 5)
        disc(s, red, 10.8, 6.2, 4.6)
        disc(s, (255, 170, 160), 9.3, 4.8, 1.4)
    elif mark == "pennant":
        stroke(s, (40, 24, 10), 1.5, (5.5, 3), (5.5, 18))
        pygame.draw.polygon(s, red, at((6, 2.5), (17.5, 4), (13.5, 7), (17.5, 10), (6, 11.5)))
    elif mark == "cross":
        for colour, width in ((pale, 4.6), (red, 2.8)):
            stroke(s, colour, width, (4.5, 5), (15.5, 15.5))
            stroke(s, colour, width, (15.5, 4.5), (4.5, 16))
    else:
        for colour, width in (((30, 20, 14), 3.4), (pale, 1.8)):
            stroke(s, colour, width, (10, 5), (10, 17))
            stroke(s, colour, width, (6.5, 8), (13.5, 8))
            pygame.draw.arc(s, colour, (3.4 * U, 4 * U, 13.2 * U, 13.4 * U), math.pi * 1.04, math.pi * 1.96, round(width * U))
            disc(s, colour, 10, 4, 1 + width / 2)


def danger(s):
    black, hollow = (30, 20, 14), (240, 226, 192)
    if mine == "skull":
        for a, b in (((3, 12.5), (17, 18.5)), ((17, 12.5), (3, 18.5))):
            stroke(s, black, 1.8, a, b)
        disc(s, black, 10, 7.6, 6)
        pygame.draw.rect(s, black, (7 * U, 11 * U, 6 * U, 4.6 * U))
        for x in (7.6, 12.4):
            disc(s, hollow, x, 8, 1.7)
        pygame.draw.polygon(s, hollow, at((10, 9.8), (9.2, 11.6), (10.8, 11.6)))
    elif mine == "bomb":
        disc(s, black, 9.4, 11.6, 6.4)
        stroke(s, black, 3, (13, 7.4), (14, 6))
        stroke(s, (120, 84, 40), 1.1, (14, 6), (17, 3.4))
        disc(s, (236, 120, 20), 17, 3.4, 1.7)
        disc(s, hollow, 7.2, 9.2, 1.3)
    else:
        for i in range(8):
            stroke(s, black, 1.5, (10, 10), (10 + 7.8 * math.cos(i * math.pi / 4), 10 + 7.8 * math.sin(i * math.pi / 4)))
        disc(s, black, 10, 10, 5)
        disc(s, hollow, 8.4, 8.2, 1.2)


def crossed(s):
    for colour, width in (((252, 246, 226), 4), ((20, 14, 10), 2.2)):
        stroke(s, colour, width, (3, 10), (17, 10))
        if mark != "cross":
            stroke(s, colour, width, (4, 4), (16, 16))
            stroke(s, colour, width, (16, 4), (4, 16))


font = pygame.font.SysFont(face, round(20 * U * part), bold=True)


def write(s, text, colour):
    image = font.render(text, True, colour)
    box = image.get_bounding_rect()
    x, y = 10 * U - box.centerx, 10 * U - box.centery
    if cast:
        soft = font.render(text, True, (60, 34, 10))
        soft.set_alpha(90)
        s.blit(soft, (x + 0.8 * U, y + 0.8 * U))
    s.blit(image, (x, y))


def drawing(s):
    image = layer()
    if s in "Fx":
        marker(image)
    if s == "x":
        crossed(image)
    if s in "*X":
        danger(image)
    if s in "12345678":
        write(image, s, INK[int(s) - 1])
    if s == "?":
        write(image, s, (250, 244, 226))
    return image


def ornament(s, box, tone):
    """What grows or waves on covered ground."""
    x, y, w, h = box
    soft = (*tone, 150)
    veil = pygame.Surface((w, h), pygame.SRCALPHA)
    if kind == "sea":
        for k in (0.3, 0.65):
            pygame.draw.arc(veil, soft, (w * 0.12, h * k, w * 0.38, h * 0.25), 0, math.pi, 1)
            pygame.draw.arc(veil, soft, (w * 0.5, h * k, w * 0.38, h * 0.25), 0, math.pi, 1)
    elif kind == "forest":
        for a, b in ((0.25, 0.65), (0.7, 0.55), (0.48, 0.9)):
            pygame.draw.polygon(veil, soft, [(w * a, h * (b - 0.36)), (w * (a - 0.15), h * b), (w * (a + 0.15), h * b)], 1)
    elif kind == "fog":
        for i in range(0, w + h, max(4, w // 7)):
            pygame.draw.line(veil, soft, (i, 0), (i - h, h))
    s.blit(veil, (x, y))


def relief(s, box):
    x, y, w, h = box
    t = max(1, round(w / 16))
    veil = pygame.Surface((w, h), pygame.SRCALPHA)
    pygame.draw.polygon(veil, (255, 250, 226, 110), [(0, 0), (w, 0), (w - t, t), (t, t), (t, h - t), (0, h)])
    pygame.draw.polygon(veil, (20, 10, 0, 130), [(w, h), (0, h), (t, h - t), (w - t, h - t), (w - t, t), (w, 0)])
    s.blit(veil, (x, y))


def picture():
    whole = sheet(W, H, paper, stain, 2.5)
    hidden = sheet(W, H, [min(255, v + 18) for v in cover], [v * 0.72 for v in cover], 4)
    X, Y = (lambda i: round(left + i * pitch)), (lambda i: round(top + i * pitch))
    line = tuple(int(v * 0.68) for v in stain)
    for r, c, s in p.each():
        box = X(c), Y(r), X(c + 1) - X(c), Y(r + 1) - Y(r)
        if s in "#F?x":
            whole.blit(hidden, box[:2], box)
            if s == "#":
                ornament(whole, box, tuple(min(255, v + 70) for v in cover))
            relief(whole, box)
        else:
            if s == "X":
                pygame.draw.rect(whole, (216, 64, 36), box)
            pygame.draw.rect(whole, line, (box[0], box[1], box[2] + 1, box[3] + 1), 1)
        if s not in "#0":
            inner = max(1, min(box[2:]))
            image = pygame.transform.smoothscale(drawing(s), (inner, inner))
            whole.blit(image, (box[0] + (box[2] - inner) // 2, box[1] + (box[3] - inner) // 2))
    for k in (3, 7):  # a frame of two lines round the map
        pygame.draw.rect(whole, sepia, (X(0) - k, Y(0) - k, X(p.cols) - X(0) + 2 * k, Y(p.rows) - Y(0) + 2 * k), 1)
    small = pygame.font.SysFont(face, 24, bold=True)
    for text, k in ((f"Perils: {p.left}", 0), ({"playing": "", "won": "Charted!", "lost": "Lost at sea"}[p.status], 0.5), (f"Day {p.seconds}", 1)):
        image = small.render(text, True, sepia)
        whole.blit(image, (16 + (W - 32 - image.get_width()) * k, 14))
    return whole


ready = picture()
screen = pygame.display.set_mode((W, H))
pygame.display.set_caption(g.choice(["Atlas of Perils", "Terra Incognita", "Old Map Mines"]))
tell_pygame(lambda: screen.blit(ready, (0, 0)), lambda x, y: (x + left, y + top, p.cols * pitch, p.rows * pitch))
