"""pygame: stone slabs with noise and chipped rims, or lava and ice; marks are small pixel pictures enlarged by whole factors."""
import os
import random

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
WORLDS = {
    "Basalt": dict(back=(28, 28, 32), slab=(92, 94, 102), floor=(196, 190, 178), rough=10, text=(240, 238, 230), flag=(235, 64, 52), mine=(24, 22, 24),
                   ink=[(28, 72, 186), (26, 112, 44), (190, 30, 30), (92, 30, 140), (150, 80, 0), (0, 108, 116), (16, 16, 16), (104, 100, 94)]),
    "Glacier": dict(back=(22, 52, 84), slab=(150, 200, 226), floor=(240, 248, 252), rough=7, text=(14, 44, 78), flag=(226, 44, 110), mine=(16, 36, 60),
                    ink=[(20, 84, 214), (14, 130, 70), (206, 36, 50), (84, 40, 170), (170, 90, 0), (0, 130, 140), (10, 24, 44), (112, 128, 142)]),
    "Caldera": dict(back=(20, 8, 6), slab=(122, 46, 26), floor=(44, 28, 26), rough=12, text=(255, 226, 190), flag=(255, 206, 60), mine=(236, 226, 214),
                    ink=[(120, 180, 255), (130, 226, 130), (255, 126, 110), (214, 164, 255), (255, 190, 90), (110, 226, 224), (255, 255, 255), (166, 152, 146)]),
    "Moss": dict(back=(24, 34, 20), slab=(98, 126, 70), floor=(226, 222, 196), rough=13, text=(250, 250, 220), flag=(214, 46, 46), mine=(34, 34, 24),
                 ink=[(34, 76, 190), (30, 110, 30), (186, 34, 28), (96, 36, 136), (148, 84, 4), (4, 108, 106), (20, 20, 12), (116, 112, 92)]),
}
world = g.choice(list(WORLDS))
k = WORLDS[world]
size = p.cell_size(18, 56)
gap = g.choice([0, 1, 2, 4]) if size > 22 else g.choice([0, 1])
pitch = size + gap
head = g.choice([44, 56])
foot = g.choice([0, 28])
margin = g.choice([0, 8, 20])
W, H = p.cols * pitch, p.rows * pitch
width = max(W + 2 * margin, 220)
left = (width - W) // 2
screen = pygame.display.set_mode((width, head + H + 2 * margin + foot))
pygame.display.set_caption(f"{world} Mines")
name = g.choice([None, "dejavusans", "dejavusansmono", "liberationsans", "dejavuserif"])
font = pygame.font.Font(None, int(size * 0.95)) if name is None else pygame.font.SysFont(name, int(size * 0.6), bold=True)
small = pygame.font.Font(None, 28)
chip = g.random() < 0.6
smooth = g.random() < 0.75
FLAG = ["...........", "..kffff....", "..kfffffff.", "..kffffffff", "..kfffffff.", "..kffff....", "..k........", "..k........", "..k........", ".kkk.......", "kkkkk......"]
MINE = [".....m.....", ".m..mmm..m.", "..mmmmmmm..", "..mwwmmmm..", ".mmwwmmmmm.", "mmmmmmmmmmm", ".mmmmmmmmm.", "..mmmmmmm..", "..mmmmmmm..", ".m..mmm..m.", ".....m....."]
n = random.Random(g.randint(0, 10 ** 6))


def picture(rows, colours):
    scale = size * 0.72 / 11
    if scale >= 2:
        scale = int(scale)
    image = pygame.Surface((11, 11), pygame.SRCALPHA)
    for y, row in enumerate(rows):
        for x, ch in enumerate(row):
            if ch in colours:
                image.set_at((x, y), colours[ch])
    return pygame.transform.scale(image, (int(11 * scale), int(11 * scale)))


def vary(colour, d):
    return tuple(max(0, min(255, v + d)) for v in colour)


def slab():
    s = pygame.Surface((size, size))
    grain = max(1, size // 16)
    for y in range(0, size, grain):
        for x in range(0, size, grain):
            pygame.draw.rect(s, vary(k["slab"], n.randint(-k["rough"], k["rough"])), (x, y, grain, grain))
    e = max(1, size // 14)
    pygame.draw.rect(s, vary(k["slab"], 42), (0, 0, size, e))
    pygame.draw.rect(s, vary(k["slab"], 30), (0, 0, e, size))
    pygame.draw.rect(s, vary(k["slab"], -46), (0, size - e, size, e))
    pygame.draw.rect(s, vary(k["slab"], -36), (size - e, 0, e, size))
    if chip:
        x, y = n.choice([(0, 0), (size - 2 * e, 0), (0, size - 2 * e), (size - 2 * e, size - 2 * e)])
        pygame.draw.rect(s, k["back"], (x, y, 2 * e, 2 * e))
    return s


SLABS = [slab() for _ in range(9)]
which = [[n.randrange(9) for _ in range(p.cols)] for _ in range(p.rows)]
PICS = {"F": picture(FLAG, {"k": k["text"], "f": k["flag"]}), "*": picture(MINE, {"m": k["mine"], "w": k["floor"]}), "X": picture(MINE, {"m": (16, 12, 12), "w": (255, 255, 255)})}


def middle(image, x, y):
    screen.blit(image, (x + (size - image.get_width()) // 2, y + (size - image.get_height()) // 2))


def digit(t, colour, x, y):
    image = font.render(t, smooth, colour)
    b = image.get_bounding_rect()
    screen.blit(image, (x + (size - b.width) // 2 - b.x, y + (size - b.height) // 2 - b.y))


def draw():
    screen.fill(k["back"])
    pale = k["text"] if sum(k["text"]) > 400 else (230, 240, 250)
    screen.blit(small.render(f"Mines: {p.left}", True, pale), (left + 4, head // 2 - 9))
    t = small.render(f"{p.seconds // 60}:{p.seconds % 60:02d}", True, pale)
    screen.blit(t, (left + W - t.get_width() - 4, head // 2 - 9))
    if foot:
        t = small.render({"playing": "R restart   Esc quit", "won": "YOU WIN", "lost": "GAME OVER"}[p.status], True, pale)
        screen.blit(t, ((width - t.get_width()) // 2, head + H + 2 * margin + 3))
    for r, c, s in p.each():
        x, y = left + c * pitch + gap // 2, head + margin + r * pitch + gap // 2
        if s in "012345678*X":
            pygame.draw.rect(screen, (226, 60, 44) if s == "X" else k["floor"], (x, y, size, size))
            if gap == 0:
                pygame.draw.rect(screen, vary(k["floor"], -28 if sum(k["floor"]) > 300 else 24), (x, y, size, size), 1)
            if s in "12345678":
                digit(s, k["ink"][int(s) - 1], x, y)
            elif s in PICS:
                middle(PICS[s], x, y)
            continue
        screen.blit(SLABS[which[r][c]], (x, y))
        if s == "?":
            digit("?", k["text"], x, y)
        elif s in "Fx":
            middle(PICS["F"], x, y)
            if s == "x":
                d = size // 6
                for a, b in (((x + d, y + d), (x + size - d, y + size - d)), ((x + size - d, y + d), (x + d, y + size - d))):
                    pygame.draw.line(screen, (0, 0, 0), a, b, max(4, size // 8))
                    pygame.draw.line(screen, (255, 255, 255), a, b, max(2, size // 16))


shift = gap / 2 - gap // 2
tell_pygame(draw, lambda x, y: (x + left - shift, y + head + margin - shift, W, H))
