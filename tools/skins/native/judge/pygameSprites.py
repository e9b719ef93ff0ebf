"""pygame with a sheet of small sprites that the program paints, a 3 x 5 bitmap font, blown up with or without smoothing."""
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, origin, report  # noqa: E402

p = Position()
g = p.rng
pygame.init()
N = g.choice([16, 16, 12])
size = p.cell_size(N, 64) if g.random() < 0.5 else max(1, min(int(p.max_cell) // N, g.randint(1, 3))) * N
smooth = size % N != 0 and g.random() < 0.7
DIGITS = {"1": "010110010010111", "2": "110001010100111", "3": "110001010001110", "4": "101101111001001", "5": "111100110001110",
          "6": "011100111101111", "7": "111001010010010", "8": "111101111101111", "?": "110001010000010"}
TONES = [((192, 192, 192), (255, 255, 255), (120, 120, 120), (205, 205, 205)), ((110, 140, 90), (160, 190, 130), (60, 85, 50), (214, 196, 150)),
         ((90, 90, 130), (140, 140, 190), (50, 50, 80), (40, 40, 60)), ((222, 160, 80), (250, 205, 140), (160, 100, 40), (250, 235, 210))]
base, light, shade, paper = g.choice(TONES)
dark = sum(paper) < 250
INK = [(90, 160, 255), (90, 220, 110), (255, 100, 100), (200, 140, 255), (255, 180, 80), (90, 220, 220), (255, 255, 255), (170, 170, 170)] if dark else \
    [(0, 0, 230), (0, 120, 0), (220, 0, 0), (0, 0, 120), (120, 0, 0), (0, 120, 120), (0, 0, 0), (110, 110, 110)]


def ground(opened, colour=None):
    t = pygame.Surface((N, N))
    if opened:
        t.fill(colour or paper)
        pygame.draw.line(t, shade, (0, 0), (N - 1, 0))
        pygame.draw.line(t, shade, (0, 0), (0, N - 1))
    else:
        t.fill(base)
        for i in range(1 if N == 12 else 2):
            pygame.draw.lines(t, light, False, [(i, N - 1 - i), (i, i), (N - 1 - i, i)])
            pygame.draw.lines(t, shade, False, [(i + 1, N - 1 - i), (N - 1 - i, N - 1 - i), (N - 1 - i, i + 1)])
    return t


def stamp(t, s, colour):
    z = 2 if N == 16 else 1
    if N == 12:
        z = 2 if g_big else 1
    ox, oy = (N - 3 * z) // 2 + (1 if z == 1 else 0), (N - 5 * z) // 2 + 1
    for i, bit in enumerate(DIGITS[s]):
        if bit == "1":
            t.fill(colour, (ox + i % 3 * z, oy + i // 3 * z, z, z))
    return t


g_big = g.random() < 0.8


def flag(cross=False):
    t = ground(False)
    u = N / 16
    t.fill((20, 20, 20), (int(8 * u), int(3 * u), max(1, int(u)), int(9 * u)))
    t.fill((230, 20, 20), (int(4 * u), int(3 * u), int(4 * u), int(4 * u)))
    t.fill((20, 20, 20), (int(5 * u), int(12 * u), int(7 * u), max(1, int(u))))
    if cross:
        pygame.draw.line(t, (0, 0, 0), (2, 2), (N - 3, N - 3), 2)
        pygame.draw.line(t, (0, 0, 0), (N - 3, 2), (2, N - 3), 2)
    return t


def mine(hit):
    t = ground(True, (235, 30, 30) if hit else None)
    colour = (230, 230, 230) if dark and not hit else (10, 10, 10)
    m = N // 2
    pygame.draw.circle(t, colour, (m, m), int(N * 0.28))
    pygame.draw.line(t, colour, (m, 2), (m, N - 2))
    pygame.draw.line(t, colour, (2, m), (N - 2, m))
    t.fill((255, 255, 255) if not dark or hit else (60, 60, 60), (m - 2, m - 2, 2 if N == 16 else 1, 2 if N == 16 else 1))
    return t


sprites = {"#": ground(False), "0": ground(True), "F": flag(), "x": flag(True), "*": mine(False), "X": mine(True), "?": stamp(ground(False), "?", (0, 0, 0))}
for i in range(8):
    sprites[str(i + 1)] = stamp(ground(True), str(i + 1), INK[i])
scale = pygame.transform.smoothscale if smooth else pygame.transform.scale
head = g.choice([0, 48])
frame = g.choice([0, 8, 12])
W, H = p.cols * size + 2 * frame, p.rows * size + 2 * frame + head
screen = pygame.display.set_mode((W, H))
pygame.display.set_caption(g.choice(["Sprite Mines", "pygame window", "MINES"]))
sprites = {s: scale(t.convert(24), (size, size)) for s, t in sprites.items()}
led = pygame.font.SysFont("liberationmono", 28, bold=True)
window = pygame.display.get_wm_info()["window"]
clock = pygame.time.Clock()
while True:
    pygame.event.get()
    screen.fill(base)
    if head:
        for text, right in ((f"{max(p.left, 0):03d}", False), (f"{p.seconds:03d}", True)):
            image = led.render(text, True, (255, 40, 40), (20, 0, 0))
            screen.blit(image, (W - frame - 6 - image.get_width() if right else frame + 6, 10))
        pygame.draw.circle(screen, (255, 225, 60), (W // 2, head // 2), 16)
        pygame.draw.circle(screen, (0, 0, 0), (W // 2 - 6, head // 2 - 4), 2)
        pygame.draw.circle(screen, (0, 0, 0), (W // 2 + 6, head // 2 - 4), 2)
        pygame.draw.arc(screen, (0, 0, 0), (W // 2 - 8, head // 2 - 6, 16, 14), 3.4, 6.0, 2)
    for r, c, s in p.each():
        screen.blit(sprites[s], (frame + c * size, head + frame + r * size))
    pygame.display.flip()
    clock.tick(3)
    ox, oy = origin(window)
    report(ox + frame, oy + head + frame, p.cols * size, p.rows * size)
