"""pygame: flat or neon tiles straight onto the window, with pygame's own font or a system one."""
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
LOOKS = [
    dict(bg=(18, 18, 24), cover=(58, 62, 84), open=(30, 32, 44), text=(230, 230, 240), flag=(255, 70, 110),
         ink=[(80, 170, 255), (80, 230, 140), (255, 90, 90), (190, 120, 255), (255, 170, 60), (60, 220, 220), (255, 255, 255), (150, 150, 150)]),
    dict(bg=(255, 255, 255), cover=(120, 200, 120), open=(230, 215, 180), text=(40, 40, 40), flag=(230, 40, 40),
         ink=[(20, 90, 220), (30, 130, 40), (210, 40, 40), (110, 30, 140), (200, 120, 0), (0, 130, 130), (20, 20, 20), (120, 120, 120)]),
    dict(bg=(128, 128, 128), cover=(170, 170, 170), open=(210, 210, 210), text=(0, 0, 0), flag=(220, 0, 0),
         ink=[(0, 0, 255), (0, 128, 0), (255, 0, 0), (0, 0, 128), (128, 0, 0), (0, 128, 128), (0, 0, 0), (128, 128, 128)]),
    dict(bg=(40, 20, 60), cover=(255, 140, 90), open=(255, 230, 205), text=(60, 30, 70), flag=(170, 20, 90),
         ink=[(40, 80, 200), (20, 120, 60), (200, 30, 50), (90, 20, 120), (140, 70, 20), (0, 110, 120), (10, 10, 10), (110, 100, 110)]),
]
k = g.choice(LOOKS)
size = p.cell_size(18, 70)
gap = g.choice([0, 1, 1, 2, 5])
radius = g.choice([0, 0, size // 8, size // 4])
head = g.choice([0, 40, 60])
pitch = size + gap
W, H = p.cols * pitch, p.rows * pitch + head
screen = pygame.display.set_mode((max(W, 200), H))
left = (max(W, 200) - W) // 2
pygame.display.set_caption(g.choice(["pygame window", "Mines!", "Minesweeper clone"]))
font = pygame.font.Font(None, int(size * g.uniform(0.8, 1.05))) if g.random() < 0.5 else pygame.font.SysFont(g.choice(["dejavusans", "liberationsans", "notosansmono"]), int(size * 0.55), bold=g.random() < 0.5)
small = pygame.font.Font(None, 30)
smooth = g.random() < 0.8
lines = g.random() < 0.5
look3d = g.random() < 0.3


def text(s, colour, box):
    image = font.render(s, smooth, colour)
    screen.blit(image, image.get_rect(center=box.center))


def draw():
    screen.fill(k["bg"])
    label = k["text"] if sum(k["bg"]) > 380 or sum(k["text"]) > 500 else (240, 240, 240)
    if head:
        screen.blit(small.render(f"Mines {p.left}", True, label), (left + 8, head // 2 - 10))
        t = small.render(str(p.seconds), True, label)
        screen.blit(t, (left + W - 8 - t.get_width(), head // 2 - 10))
    for r, c, s in p.each():
        box = pygame.Rect(left + c * pitch + gap // 2, head + r * pitch + gap // 2, size, size)
        opened = s in "012345678*X"
        pygame.draw.rect(screen, (230, 40, 40) if s == "X" else k["open"] if opened else k["cover"], box, border_radius=radius)
        if look3d and not opened:
            pygame.draw.lines(screen, (255, 255, 255), False, [box.bottomleft, box.topleft, box.topright], 2)
            pygame.draw.lines(screen, (90, 90, 90), False, [(box.left + 1, box.bottom - 2), (box.right - 2, box.bottom - 2), (box.right - 2, box.top + 1)], 2)
        elif gap == 0 and lines or gap == 0 and opened:
            pygame.draw.rect(screen, k["bg"], box, 1, border_radius=radius)
        u = size / 20
        if s in "12345678":
            text(s, k["ink"][int(s) - 1], box)
        elif s == "?":
            text("?", k["text"], box)
        elif s in "Fx":
            pygame.draw.line(screen, k["text"], (box.x + 7 * u, box.y + 4 * u), (box.x + 7 * u, box.y + 16 * u), max(1, int(2 * u)))
            pygame.draw.polygon(screen, k["flag"], [(box.x + 8 * u, box.y + 3 * u), (box.x + 15 * u, box.y + 7 * u), (box.x + 8 * u, box.y + 11 * u)])
            if s == "x":
                pygame.draw.line(screen, (0, 0, 0), box.topleft, box.bottomright, max(2, int(2 * u)))
                pygame.draw.line(screen, (0, 0, 0), box.topright, box.bottomleft, max(2, int(2 * u)))
        elif s in "*X":
            pygame.draw.circle(screen, k["text"], box.center, int(size * 0.28))
            pygame.draw.circle(screen, (255, 255, 255) if sum(k["text"]) < 300 else (60, 60, 60), (box.centerx - size // 10, box.centery - size // 10), max(1, size // 14))


shift = gap / 2 - gap // 2
tell_pygame(draw, lambda x, y: (x + left - shift, y + head - shift, W, p.rows * pitch))
