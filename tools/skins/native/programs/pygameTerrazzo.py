"""pygame with a floor of speckled stone slabs: every covered slab cut from one big texture, joints between, opened ones show the bed; brass figures on a side panel or above."""
import math
import os
import random

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

from support import Position, tell_pygame

p = Position()
g = p.rng
pygame.display.init()
pygame.font.init()
LOOKS = [  # joint, slab, chips, bed, bed line, cloth, pole, mine, words, inks
    ("#6d6a66", "#b5ac9d", ["#a2988a", "#b98f7c", "#98a49c", "#c9c2b4"], "#8d8984", None, "#c4161c", "#1f1f1f", "#141414", "#fff6e0", ["#10248f", "#0c4d17", "#8f0d12", "#43127a", "#5c2c00", "#04474f", "#000000", "#f2f2f2"]),
    ("#1f2a2c", "#4f7470", "#5d827b 466a68 6a8c80 557b80".split(), "#e8e4d8", "#cfc9b8", "#ffd84d", "#ffffff", "#1c2426", "#e8f0ea", ["#1b49b8", "#1c7030", "#c22026", "#57278f", "#8e4a08", "#0b6d78", "#161616", "#706c66"]),
    ("#2a1f26", "#a5605c", "#b46f68 96544f b87a6a 9d5a64".split(), "#f3ebe4", "#ddd0c6", "#fff1c0", "#2a1f26", "#2a1f26", "#f8e8e0", ["#2450b4", "#22722c", "#b81f26", "#5d2a90", "#8a4609", "#0f6f76", "#181416", "#78706c"]),
    ("#0e1116", "#39424f", "#434d5b 323a46 4a5464 3d4a55".split(), "#171b21", "#232a33", "#ff9f43", "#f0f3f7", "#e9edf2", "#dfe6ee", ["#78b2ff", "#80dd88", "#ff8680", "#cfabff", "#ffbd75", "#6fdddd", "#ffffff", "#a3acb8"]),
]
joint, slab, chips, bed, line, cloth, pole, black, words, inks = g.choice(LOOKS)
if bed == "#8d8984":
    bed, line, inks = "#f4f1ea", "#dcd6ca", ["#1f46b5", "#20732b", "#c01d24", "#58278d", "#8c4808", "#0c6c75", "#151515", "#76726c"]
hue = lambda h: pygame.Color(h if h.startswith("#") else "#" + h)
size = p.cell_size(18, 48)
gap = 1 if size < 24 else g.choice([1, 2, 3])
soft = g.choice([0, 0, round(size * 0.14)])
aside = g.random() < 0.4
bold = g.random() < 0.8 or size < 24
noise = random.Random(p.seconds)
W, H = p.cols * size, p.rows * size
stone = pygame.Surface((W, H))
stone.fill(hue(slab))
for _ in range(W * H // max(30, size * 2)):
    x, y, a = noise.randrange(W), noise.randrange(H), noise.uniform(1.5, max(2.5, size / 11))
    pts = [(x + a * noise.uniform(0.6, 1.2) * math.cos(t), y + a * noise.uniform(0.6, 1.2) * math.sin(t)) for t in (0, 1.3, 2.5, 3.8, 5.1)]
    pygame.draw.polygon(stone, hue(noise.choice(chips)), pts)
n = size - gap
face = pygame.font.SysFont(g.choice(["dejavusans", "liberationsans", "dejavuserif", "notosans"]), round(size * g.uniform(0.56, 0.64)), bold=bold)
small = pygame.font.SysFont("dejavusans", 16, bold=True)
B = 8  # the marks are drawn this much larger, then scaled


def mark(s):
    k = B * 20
    t = pygame.Surface((k, k), pygame.SRCALPHA)
    P = lambda *pts: [(x * B, y * B) for x, y in pts]
    if s in "Fx":
        pygame.draw.polygon(t, hue(pole), P((5, 2.5), (6.8, 2.5), (6.8, 17.5), (5, 17.5)))
        pygame.draw.polygon(t, hue(pole), P((2.5, 16.2), (9.3, 16.2), (9.3, 17.8), (2.5, 17.8)))
        pygame.draw.polygon(t, hue(cloth), P((6.8, 2.5), (17, 2.5), (14, 6.5), (17, 10.5), (6.8, 10.5)))
        if s == "x":
            tone = hue("#e01020" if cloth != "#c4161c" else "#000000")
            pygame.draw.line(t, tone, *P((3, 3), (17, 17)), width=2 * B + 4)
            pygame.draw.line(t, tone, *P((17, 3), (3, 17)), width=2 * B + 4)
    else:
        tone = hue("#100808" if s == "X" else black)
        pygame.draw.circle(t, tone, (10 * B, 10 * B), 5.6 * B)
        for i in range(8):
            a = i * math.pi / 4
            pygame.draw.circle(t, tone, (10 * B + 7.2 * B * math.cos(a), 10 * B + 7.2 * B * math.sin(a)), 1.5 * B)
        pygame.draw.circle(t, hue("#ff5a4a" if s == "X" else bed), (10 * B, 10 * B), 2.2 * B)
    return pygame.transform.smoothscale(t, (n, n))


art = {s: mark(s) for s in "Fx*X"}
mask = pygame.Surface((n, n), pygame.SRCALPHA)
pygame.draw.rect(mask, (255, 255, 255, 255), (0, 0, n, n), border_radius=soft)
pad = 12
ox, oy = pad, pad if aside else 46
width = max(W + 2 * pad + (130 if aside else 0), 230)
if not aside:
    ox = (width - W) // 2
screen = pygame.display.set_mode((width, max(H + oy + pad, 150 if aside else 0)))
pygame.display.set_caption(g.choice(["Terrazzo", "Terrazzo - pygame"]))
told = [f"Mines {p.left}", {"playing": "", "won": "Solid!", "lost": "Cracked!"}[p.status], f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"]


def tile(s, x, y):
    t = pygame.Surface((n, n), pygame.SRCALPHA)
    if s in "#F?x":
        t.blit(stone, (0, 0), (x, y, n, n))
        for colour, ends in (((255, 255, 255, 70), ((0, 0), (n, 0), (0, n))), ((0, 0, 0, 80), ((n - 1, n - 1), (0, n - 1), (n - 1, 0)))):
            edge = pygame.Surface((n, n), pygame.SRCALPHA)
            pygame.draw.line(edge, colour, ends[0], ends[1], 2 if n > 26 else 1), pygame.draw.line(edge, colour, ends[0], ends[2], 2 if n > 26 else 1)
            t.blit(edge, (0, 0))
    else:
        t.fill(hue("#ff5a4a" if s == "X" else bed))
        if line:
            pygame.draw.rect(t, hue(line), (0, 0, n, n), 1)
    if s in "12345678?":
        w = face.render(s, True, hue(pole if s == "?" else inks[int(s) - 1]))
        b = w.get_bounding_rect()
        t.blit(w, ((n - b.width) // 2 - b.x, (n - b.height) // 2 - b.y))
    elif s in art:
        t.blit(art[s], (0, 0))
    if soft:
        t.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return t


def draw():
    screen.fill(hue(joint))
    for i, words_of in enumerate(told):
        w = small.render(words_of, True, hue(words))
        screen.blit(w, (W + 2 * pad + 8, 20 + 34 * i) if aside else ([12, (width - w.get_width()) // 2, width - w.get_width() - 12][i], 14))
    for r, c, s in p.each():
        screen.blit(tile(s, c * size, r * size), (ox + c * size + gap // 2, oy + r * size + gap // 2))


draw_once = []


def frame():
    if len(draw_once) < 3:
        draw_once.append(1)
        draw()


off = gap // 2 - gap / 2
tell_pygame(frame, lambda x, y: (x + ox + off, y + oy + off, W, H))
