"""A game under water: waves cover the sea floor, sand or silt lies open, buoys mark, horned mines wait; sprites painted large and scaled, a panel with gauges at the side or a bar on top, bubbles around."""
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
N = 120
LOOKS = [  # deep, water, crest, shade, floor, grain, line, buoy, iron, digits, rim of digits
    ("#062a44", "#1f86b4", "#63bfe0", "#14638c", "#f0dfb4", "#dcc58e", "#cdb47a", "#ff6a1f", "#2c3138", ["#1546b8", "#14702a", "#c8201c", "#581f94", "#8a4408", "#0a6c78", "#101418", "#6a6a64"], None),
    ("#041418", "#2a7a70", "#5cb8a4", "#185850", "#10282c", "#1c3a3e", "#22464a", "#ffd23c", "#c8d4d4", ["#7cc4ff", "#9cec84", "#ff8e7c", "#d8acff", "#ffc66c", "#78ece0", "#ffffff", "#a8bcbc"], "#041418"),
    ("#1c1440", "#5a4cb4", "#9a8ce8", "#40348c", "#dcd8ee", "#c4bee0", "#b4acd4", "#ff4f7c", "#241c44", ["#2444c0", "#1a7034", "#c41c3c", "#6a1c98", "#8c4a10", "#08707c", "#14102c", "#706c80"], "#ffffff"),
    ("#0c2230", "#4f9ec0", "#a6d8ea", "#38809f", "#e8eef0", "#cfdbe0", "#bccbd2", "#e0241c", "#1c2830", ["#1450c4", "#187430", "#cc2820", "#50249c", "#904c0c", "#0c7480", "#101820", "#687078"], None),
]
deep, water, crest, shade, floor, grain, line, buoy, iron, ink, rim = [pygame.Color(v) if isinstance(v, str) else v for v in g.choice(LOOKS)]
size = p.cell_size(22, 66)
face = pygame.font.SysFont(g.choice(["dejavusans", "liberationsans", "dejavuserif", "nimbussans", "urwbookman"]), int(N * g.uniform(0.62, 0.74)), bold=True)
small = pygame.font.SysFont("dejavusans", 17, bold=True)
tiny = pygame.font.SysFont("dejavusans", 13)
gapped = g.choice([0, 0, 4])
bend = g.choice([0, 14, 26])


def sea(phase):
    s = pygame.Surface((N, N))
    s.fill(deep if gapped or bend else shade)
    box = pygame.Rect(gapped, gapped, N - 2 * gapped, N - 2 * gapped)
    pygame.draw.rect(s, shade, box, border_radius=bend)
    pygame.draw.rect(s, water, (box.x, box.y, box.w, box.h - 10), border_radius=bend)
    for row in range(3):
        y = 26 + row * 30
        pts = [(x, y + 5 * math.sin((x + phase * 37 + row * 20) / 10)) for x in range(14 + row * 6, N - 24 + row * 4, 3)]
        pygame.draw.lines(s, crest, False, pts, 5)
    pygame.draw.rect(s, crest, (box.x, box.y, box.w, 6), border_radius=3)
    if not gapped and not bend:
        pygame.draw.rect(s, shade, (N - 7, 0, 7, N))
    return s


def sand(phase):
    s = pygame.Surface((N, N))
    s.fill(floor)
    for i in range(7):
        a = (i * 53 + phase * 29) % N, (i * 37 + phase * 71) % N
        pygame.draw.circle(s, grain, a, 2 + i % 3)
    pygame.draw.rect(s, line, (0, 0, N, N), 2)
    return s


def sign(s, text, colour, edge):
    image = face.render(text, True, colour)
    at = image.get_rect(center=(N // 2, N // 2 + 1))
    if edge:
        ring = face.render(text, True, edge)
        for a in range(0, 360, 30):
            s.blit(ring, at.move(round(5 * math.cos(math.radians(a))), round(5 * math.sin(math.radians(a)))))
    s.blit(image, at)
    return s


def float_(s):
    pygame.draw.ellipse(s, deep, (26, 92, 68, 18))
    pygame.draw.polygon(s, buoy, [(40, 60), (80, 60), (92, 98), (28, 98)])
    pygame.draw.polygon(s, (250, 250, 250), [(36, 73), (84, 73), (88, 86), (32, 86)])
    pygame.draw.rect(s, (30, 34, 40), (56, 14, 7, 48))
    pygame.draw.polygon(s, buoy, [(63, 14), (96, 28), (63, 42)])
    return s


def mine(s, dark=None):
    body = dark or iron
    for i in range(8):
        a = i * math.pi / 4
        tip = (60 + 47 * math.cos(a), 60 + 47 * math.sin(a))
        pygame.draw.line(s, body, (60, 60), tip, 9)
        pygame.draw.circle(s, body, tip, 8)
    pygame.draw.circle(s, body, (60, 60), 34)
    pygame.draw.circle(s, (255, 255, 255) if sum(body[:3]) < 380 else (90, 100, 104), (49, 48), 8)
    pygame.draw.line(s, (200, 60, 50), (32, 66), (88, 66), 6)
    return s


def blast():
    s = pygame.Surface((N, N))
    s.fill((214, 44, 28))
    for scale, colour in ((60, (255, 140, 30)), (46, (255, 220, 90))):
        pygame.draw.polygon(s, colour, [(60 + scale * (1 if i % 2 else 0.62) * math.cos(i * math.pi / 10), 60 + scale * (1 if i % 2 else 0.62) * math.sin(i * math.pi / 10)) for i in range(20)])
    return mine(s, (20, 16, 16))


def struck(s):
    for w, colour in ((20, (255, 255, 255)), (11, (190, 10, 10))):
        pygame.draw.line(s, colour, (20, 20), (100, 100), w)
        pygame.draw.line(s, colour, (100, 20), (20, 100), w)
    return s


scaled = lambda s: pygame.transform.smoothscale(s, (size, size))
white = pygame.Color("white")
ART = {"#": [scaled(sea(i)) for i in range(3)], "0": [scaled(sand(i)) for i in range(3)], "F": [scaled(float_(sea(0)))], "x": [scaled(struck(float_(sea(0))))],
       "?": [scaled(sign(sea(1), "?", white, deep))], "*": [scaled(mine(sand(1)))], "X": [scaled(blast())]}
for i in range(8):
    ART[str(i + 1)] = [scaled(sign(sand(i), str(i + 1), pygame.Color(ink[i]), rim))]
bw, bh = p.cols * size, p.rows * size
side = bw + 150 < p.max_cell * p.cols + 30 and bh >= 190 and g.random() < 0.6
pad = g.choice([8, 14, 20])
head = pad if side else 50
W, H = (bw + 2 * pad + 120, bh + 2 * pad) if side else (max(bw + 2 * pad, 270), bh + head + pad)
screen = pygame.display.set_mode((W, H))
pygame.display.set_caption(g.choice(["Trench", "TRENCH - depth 300", "Trench Sweep"]))
left, top = (pad if side else (W - bw) // 2), head
bubbles = [(g.randrange(W), g.randrange(H), g.randint(2, 7)) for _ in range(40)]
picture = pygame.transform.smoothscale(float_(sea(0)), (30, 30))
opened = sum(s in "012345678" for _, _, s in p.each())
share = opened / max(1, p.rows * p.cols - p.mines)
word = {"playing": "", "won": "SAFE!", "lost": "SUNK!"}[p.status]


def gauge(x, y, w, part, colour):
    pygame.draw.rect(screen, (0, 0, 0), (x, y, w, 12), border_radius=6)
    pygame.draw.rect(screen, colour, (x + 2, y + 2, max(8, int((w - 4) * part)), 8), border_radius=4)


def draw():
    screen.fill(deep)
    for x, y, n in bubbles:
        pygame.draw.circle(screen, shade, (x, y), n, 1)
    pygame.draw.rect(screen, crest, (left - 3, top - 3, bw + 6, bh + 6), 3)
    for r, c, s in p.each():
        kind = ART[s]
        screen.blit(kind[(r * 7 + c * 5) % len(kind)], (left + c * size, top + r * size))
    if side:
        x = left + bw + 16
        screen.blit(picture, (x, top)), screen.blit(small.render(f"x {p.left}", True, white), (x + 38, top + 5))
        screen.blit(tiny.render("TIME", True, crest), (x, top + 44)), screen.blit(small.render(f"{p.seconds // 60}:{p.seconds % 60:02d}", True, white), (x, top + 60))
        screen.blit(tiny.render("AIR", True, crest), (x, top + 92)), gauge(x, top + 110, 88, max(0.1, 1 - p.seconds / 420), crest)
        screen.blit(tiny.render("CHARTED", True, crest), (x, top + 130)), gauge(x, top + 148, 88, share, pygame.Color(buoy))
        screen.blit(small.render(word, True, (255, 220, 80)), (x, top + 166))
    else:
        screen.blit(picture, (10, 10)), screen.blit(small.render(f"x {p.left}", True, white), (46, 15))
        gauge(W // 2 - 40, 26, 80, share, pygame.Color(buoy))
        screen.blit(tiny.render(word or "CHARTED", True, (255, 220, 80) if word else crest), (W // 2 - 32, 8))
        text = small.render(f"{p.seconds // 60}:{p.seconds % 60:02d}", True, white)
        screen.blit(text, (W - text.get_width() - 12, 15))


tell_pygame(draw, lambda x, y: (x + left, y + top, bw, bh))
