"""pygame with tiles of painted texture (stone, planks, grass, ice), numbers with an outline or a shadow, bombs with a fuse, a wooden or dark bar above."""
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
BIG = 128  # the tiles are painted at this size and scaled down
LOOKS = {
    "stone": dict(cover=(126, 128, 134), open=(206, 198, 184), bar=(66, 66, 72), rim=(60, 60, 66), text=(240, 240, 240)),
    "planks": dict(cover=(172, 118, 66), open=(232, 212, 172), bar=(92, 58, 28), rim=(84, 52, 24), text=(255, 236, 200)),
    "grass": dict(cover=(96, 164, 66), open=(214, 184, 138), bar=(48, 92, 40), rim=(52, 102, 36), text=(255, 255, 255)),
    "ice": dict(cover=(150, 200, 228), open=(240, 247, 251), bar=(40, 84, 120), rim=(84, 142, 178), text=(255, 255, 255)),
    "slate": dict(cover=(70, 84, 104), open=(36, 42, 52), bar=(20, 24, 30), rim=(22, 28, 36), text=(230, 236, 244)),
}
name = g.choice(list(LOOKS))
k = LOOKS[name]
dark = name == "slate"
INK = [(110, 180, 255), (120, 220, 130), (255, 110, 110), (205, 150, 255), (255, 180, 90), (100, 225, 225), (255, 255, 255), (180, 186, 196)] if dark else \
    [(25, 70, 200), (20, 120, 40), (205, 30, 30), (90, 25, 140), (140, 70, 10), (0, 115, 120), (15, 15, 15), (95, 95, 95)]
size = p.cell_size(22, 72)
font = pygame.font.SysFont(g.choice(["comfortaa", "dejavusans", "carlito", "liberationserif", "roboto", "freesans"]), int(BIG * g.uniform(0.6, 0.74)), bold=True)
small = pygame.font.SysFont("dejavusans", 20, bold=True)
edge = g.choice([3, 6, 10])
cast = g.choice(["outline", "shadow", "none"])
variants = 3
lines = g.random() < 0.7


def textured(base, rough):
    coarse = noise.normal(0, 1, (BIG // 8, BIG // 8))
    grain = np.kron(coarse, np.ones((8, 8))) * rough * 0.5 + noise.normal(0, rough * 0.5, (BIG, BIG))
    if name == "planks":
        grain = grain * 0.3 + np.tile(noise.normal(0, rough, BIG)[None, :], (BIG, 1))
    pixels = np.clip(np.array(base)[None, None, :] + grain[:, :, None], 0, 255).astype(np.uint8)
    return pygame.surfarray.make_surface(pixels)


def shut():
    s = textured(k["cover"], 9)
    shade = pygame.Surface((BIG, BIG), pygame.SRCALPHA)
    pygame.draw.polygon(shade, (255, 255, 255, 90), [(0, 0), (BIG, 0), (BIG - edge, edge), (edge, edge), (edge, BIG - edge), (0, BIG)])
    pygame.draw.polygon(shade, (0, 0, 0, 100), [(BIG, BIG), (0, BIG), (edge, BIG - edge), (BIG - edge, BIG - edge), (BIG - edge, edge), (BIG, 0)])
    s.blit(shade, (0, 0))
    pygame.draw.rect(s, k["rim"], (0, 0, BIG, BIG), 3)
    return s


def opened():
    s = textured(k["open"], 4)
    if lines:
        veil = pygame.Surface((BIG, BIG), pygame.SRCALPHA)
        pygame.draw.rect(veil, (*k["rim"], 110), (0, 0, BIG, BIG), 3)
        s.blit(veil, (0, 0))
    return s


def letter(s, text, colour):
    image = font.render(text, True, colour)
    at = image.get_rect(center=(BIG // 2, BIG // 2))
    if cast == "outline":
        ring = font.render(text, True, (0, 0, 0) if dark else (255, 255, 255))
        for a in range(0, 360, 30):
            s.blit(ring, at.move(round(4 * math.cos(math.radians(a))), round(4 * math.sin(math.radians(a)))))
    elif cast == "shadow":
        soft = font.render(text, True, (0, 0, 0))
        soft.set_alpha(90)
        s.blit(soft, at.move(4, 5))
    s.blit(image, at)
    return s


wave = g.random() < 0.5
cloth = g.choice([(220, 30, 36), (220, 30, 36), (250, 200, 30), (30, 90, 220) if name not in ("ice", "slate") else (220, 30, 36)])


def flag(s):
    pygame.draw.ellipse(s, tuple(int(c * 0.6) for c in k["cover"]), (26, 98, 58, 16))
    pygame.draw.rect(s, (70, 44, 20) if not dark else (220, 220, 220), (44, 18, 8, 90))
    if wave:
        top = [(52 + i, 22 + 6 * math.sin(i / 9)) for i in range(0, 52, 3)]
        pygame.draw.polygon(s, cloth, top + [(x, y + 38) for x, y in reversed(top)])
    else:
        pygame.draw.polygon(s, cloth, [(52, 18), (104, 40), (52, 62)])
        pygame.draw.polygon(s, tuple(int(c * 0.7) for c in cloth), [(52, 40), (104, 40), (52, 62)])
    return s


def bomb(s):
    body = (24, 24, 28) if not dark else (190, 196, 206)
    pygame.draw.circle(s, body, (60, 72), 36)
    pygame.draw.rect(s, body, (72, 28, 20, 20))
    pygame.draw.arc(s, (150, 110, 60), (80, 10, 34, 40), 1.2, 3.2, 5)
    pygame.draw.circle(s, (255, 150, 20), (106, 14), 9)
    pygame.draw.circle(s, (255, 240, 120), (106, 14), 4)
    pygame.draw.circle(s, (255, 255, 255) if not dark else (80, 86, 96), (48, 58), 8)
    return s


def crossed(s):
    for a, b in (((18, 18), (110, 110)), ((110, 18), (18, 110))):
        pygame.draw.line(s, (0, 0, 0) if not dark else (255, 255, 255), a, b, 11)
    return s


def burnt():
    s = opened()
    s.fill((225, 40, 30))
    pygame.draw.polygon(s, (255, 190, 40), [(64 + (60 if i % 2 else 38) * math.cos(i * math.pi / 8), 66 + (60 if i % 2 else 38) * math.sin(i * math.pi / 8)) for i in range(16)])
    return s


small_tile = lambda s: pygame.transform.smoothscale(s, (size, size))
tiles = {"#": [small_tile(shut()) for _ in range(variants)], "0": [small_tile(opened()) for _ in range(variants)], "F": [small_tile(flag(shut()))], "x": [small_tile(crossed(flag(shut())))],
         "?": [small_tile(letter(shut(), "?", (255, 255, 255) if cast != "outline" or dark else (40, 40, 40)))], "*": [small_tile(bomb(opened()))], "X": [small_tile(bomb(burnt()))],
         **{str(i + 1): [small_tile(letter(opened(), str(i + 1), c))] for i, c in enumerate(INK)}}
pad = g.choice([0, 0, 8, 16])
head = g.choice([44, 56])
W, H = max(p.cols * size + 2 * pad, 260), p.rows * size + 2 * pad + head
screen = pygame.display.set_mode((W, H))
pygame.display.set_caption(g.choice(["Quarry", "pygame mines", "Dig!"]))
left, top = (W - p.cols * size) // 2, head + pad
icon = pygame.transform.smoothscale(tiles["F"][0], (30, 30))
lot = [[g.randrange(variants) for _ in range(p.cols)] for _ in range(p.rows)]


def draw():
    screen.fill(k["bar"])
    screen.blit(icon, (10, head // 2 - 15))
    screen.blit(small.render(str(p.left), True, k["text"]), (48, head // 2 - 12))
    clockface = small.render(f"{p.seconds // 60}:{p.seconds % 60:02d}", True, k["text"])
    screen.blit(clockface, (W - clockface.get_width() - 12, head // 2 - 12))
    word = small.render({"playing": "", "won": "CLEAR!", "lost": "BOOM!"}[p.status], True, (255, 210, 60))
    screen.blit(word, (W // 2 - word.get_width() // 2, head // 2 - 12))
    for r, c, s in p.each():
        choice = tiles[s]
        screen.blit(choice[lot[r][c] % len(choice)], (left + c * size, top + r * size))


tell_pygame(draw, lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
