"""A jam entry in pygame: lit tiles by night (or by day), the default font of pygame, a strip of counters with a lantern for a face, a message under the field."""
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

from support import Position, tell_pygame

p = Position()
g = p.rng
pygame.init()
size = p.cell_size(22, 52)
LOOKS = [  # ground, panel, cover, cover light, cover dark, open, line, text, flag, digits
    ((22, 20, 36), (40, 36, 62), (214, 158, 66), (244, 200, 116), (160, 110, 38), (48, 43, 74), (66, 60, 98), (250, 226, 170), (150, 22, 30),
     [(120, 180, 255), (130, 225, 140), (255, 128, 128), (205, 160, 255), (255, 190, 110), (110, 225, 225), (255, 255, 255), (170, 170, 190)]),
    ((236, 232, 222), (214, 208, 194), (94, 128, 158), (132, 164, 190), (62, 92, 120), (250, 248, 242), (214, 208, 194), (50, 50, 56), (255, 214, 64),
     [(30, 80, 200), (24, 120, 50), (200, 30, 30), (90, 40, 150), (140, 70, 10), (10, 120, 130), (20, 20, 20), (115, 115, 115)]),
    ((12, 34, 38), (18, 52, 58), (36, 130, 120), (70, 170, 158), (20, 88, 82), (14, 44, 50), (28, 70, 76), (206, 240, 232), (255, 196, 60),
     [(240, 240, 240)] * 8),
    ((60, 24, 28), (84, 36, 40), (190, 84, 76), (224, 124, 114), (136, 50, 46), (244, 226, 206), (222, 200, 176), (255, 232, 214), (255, 240, 120),
     [(20, 90, 190), (40, 120, 30), (196, 30, 30), (100, 40, 140), (140, 64, 0), (0, 116, 120), (30, 20, 20), (120, 104, 92)]),
]
ground, panel, cover, lit, dim, bare, line, text, cloth, inks = g.choice(LOOKS)
gap = g.choice([0, 1, 1, 2, 4])
n = size - gap
form = g.choice(["lip", "round", "bevel"])
edge = g.choice([8, 12, 20])
strip = g.choice([44, 52])
foot = 34
wide, high = max(p.cols * size - gap + 2 * edge, 260), p.rows * size - gap + strip + foot + edge
left = (wide - (p.cols * size - gap)) // 2
window = pygame.display.set_mode((wide, high))
pygame.display.set_caption(g.choice(["Lantern", "pygame window", "LANTERN (jam build)"]))
name = g.choice([None, None, "dejavusans", "liberationmono", "freesans"])
bold = name is not None and g.random() < 0.7
tall = n * (1.0 if name is None else 0.7) * g.uniform(0.88, 1.02)
digits = pygame.font.Font(None, round(tall)) if name is None else pygame.font.SysFont(name, round(tall), bold=bold)
words = pygame.font.Font(None, 28)
flagform = g.choice(["pennant", "letter", "pennant"])


def write(font, what, ink, centre):
    image = font.render(what, True, ink)
    if font is digits:  # centre what is inked, not the line
        image = image.subsurface(image.get_bounding_rect())
    window.blit(image, image.get_rect(center=centre))


def raised(box):
    if form == "lip":
        pygame.draw.rect(window, dim, box, border_radius=max(2, n // 9))
        pygame.draw.rect(window, cover, (box.x, box.y, n, n - max(2, n // 9)), border_radius=max(2, n // 9))
    elif form == "round":
        pygame.draw.rect(window, cover, box, border_radius=n // 5)
        pygame.draw.rect(window, lit, box, max(1, n // 18), border_radius=n // 5)
    else:
        b = max(2, n // 11)
        pygame.draw.polygon(window, lit, [box.topleft, box.topright, box.bottomleft])
        pygame.draw.polygon(window, dim, [(box.right - 1, box.bottom - 1), (box.right - 1, box.top), (box.left, box.bottom - 1)])
        pygame.draw.rect(window, cover, box.inflate(-2 * b, -2 * b))


def flag(box):
    u = lambda a, b: (box.x + a * n, box.y + b * n)
    if flagform == "letter":
        write(digits, "F", cloth, box.center)
        return
    post = (30, 22, 18)
    pygame.draw.rect(window, post, (*u(0.3, 0.18), max(2, n // 12), 0.64 * n))
    pygame.draw.rect(window, post, (*u(0.2, 0.76), 0.4 * n, max(2, n // 12)))
    pygame.draw.polygon(window, cloth, [u(0.36, 0.16), u(0.78, 0.34), u(0.36, 0.52)])


def mine(box, ink):
    x, y = box.center
    for i in range(6):
        a = math.pi * i / 3
        pygame.draw.line(window, ink, (x, y), (x + 0.38 * n * math.cos(a), y + 0.38 * n * math.sin(a)), max(2, n // 12))
    pygame.draw.circle(window, ink, (x, y), round(0.26 * n))
    pygame.draw.circle(window, (255, 255, 255) if sum(ink) < 300 else (90, 90, 90), (x - n // 10, y - n // 10), max(1, n // 14))


def draw():
    window.fill(ground)
    pygame.draw.rect(window, panel, (0, 0, wide, strip - 8))
    y = (strip - 8) // 2
    write(words, f"Mines {p.left}", text, (left + 48, y))
    write(words, f"{p.seconds:03d}", text, (wide - left - 30, y))
    pygame.draw.circle(window, (255, 210, 90) if p.status != "lost" else (90, 80, 80), (wide // 2, y), 12)
    pygame.draw.circle(window, (60, 40, 20), (wide // 2, y), 12, 2)
    for r, c, s in p.each():
        box = pygame.Rect(left + c * size, strip + r * size, n, n)
        if s in "#F?x":
            raised(box)
        else:
            pygame.draw.rect(window, (226, 60, 52) if s == "X" else bare, box)
            if gap == 0:
                pygame.draw.rect(window, line, (box.x, box.y, n, 1))
                pygame.draw.rect(window, line, (box.x, box.y, 1, n))
        if s in "12345678":
            write(digits, s, inks[int(s) - 1], box.center)
        elif s == "?":
            write(digits, "?", (255, 255, 255) if sum(cover) < 400 else (40, 26, 8), box.center)
        elif s in "Fx":
            flag(box)
        elif s in "*X":
            mine(box, (20, 20, 20) if s == "X" or sum(bare) > 400 else (245, 235, 215))
        if s == "x":
            a = box.inflate(-n // 4, -n // 4)
            cross = (255, 255, 255) if sum(cover) < 400 else (20, 20, 20)
            pygame.draw.line(window, cross, a.topleft, a.bottomright, max(3, n // 9))
            pygame.draw.line(window, cross, a.topright, a.bottomleft, max(3, n // 9))
    message = {"playing": "left: dig   right: flag", "won": "The night is safe!", "lost": "The lantern went out..."}[p.status]
    write(words, message, text, (wide // 2, high - foot // 2))


tell_pygame(draw, lambda x, y: (x + left - gap / 2, y + strip - gap / 2, p.cols * size, p.rows * size))
