"""pygame: sprites painted at four times their size with brush strokes, a few variants of each, on a sheet of paper; flags of waving cloth."""
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
LOOKS = [
    dict(desk=(74, 88, 62), cover=(104, 148, 74), open=(238, 229, 204), seam=(203, 189, 152), mark=(255, 250, 230), pole=(84, 58, 34), cloth=(206, 48, 38), bomb=(40, 38, 36),
         ink=[(30, 88, 190), (32, 120, 48), (200, 38, 32), (66, 36, 120), (132, 60, 20), (10, 122, 130), (24, 22, 20), (120, 114, 104)]),
    dict(desk=(12, 20, 34), cover=(48, 94, 140), open=(22, 34, 54), seam=(44, 62, 90), mark=(228, 242, 255), pole=(214, 206, 190), cloth=(250, 128, 60), bomb=(214, 222, 232),
         ink=[(112, 190, 255), (126, 226, 140), (255, 118, 108), (208, 158, 255), (255, 190, 96), (96, 230, 220), (255, 255, 255), (164, 174, 190)]),
    dict(desk=(92, 52, 40), cover=(206, 118, 78), open=(252, 240, 224), seam=(228, 204, 178), mark=(255, 246, 232), pole=(66, 40, 28), cloth=(32, 96, 150), bomb=(46, 36, 34),
         ink=[(36, 98, 176), (60, 128, 50), (190, 40, 40), (92, 44, 124), (120, 66, 20), (20, 126, 124), (30, 24, 24), (132, 120, 112)]),
    dict(desk=(226, 222, 236), cover=(158, 138, 206), open=(246, 244, 252), seam=(214, 206, 230), mark=(255, 255, 255), pole=(60, 48, 90), cloth=(240, 70, 120), bomb=(52, 44, 74),
         ink=[(62, 92, 220), (30, 146, 96), (226, 54, 84), (110, 40, 160), (190, 96, 30), (14, 146, 170), (40, 34, 56), (134, 128, 150)]),
    dict(desk=(52, 54, 58), cover=(146, 150, 156), open=(82, 86, 92), seam=(64, 67, 72), mark=(28, 30, 34), pole=(30, 32, 36), cloth=(214, 34, 44), bomb=(16, 17, 20),
         ink=[(150, 205, 255), (160, 232, 150), (255, 140, 130), (222, 180, 255), (255, 206, 120), (130, 236, 230), (255, 255, 255), (190, 194, 200)]),
]
k = g.choice(LOOKS)
cell = p.cell_size(14, 58)
K = cell * 4
edge = g.choice([6, 14, 22])
top = g.choice([46, 60])
strokes = g.random() < 0.75  # else smooth
bevel = g.choice([0, 0.06, 0.1])
inset = g.choice([0, 0.02, 0.05])
number_font = pygame.font.match_font(g.choice(["dejavuserif", "dejavusans", "liberationserif", "urwbookman", "c059", "freesans", "liberationsans"]), bold=True)
shrink = lambda s: pygame.transform.smoothscale(s, (cell, cell))
mix = lambda a, b, t: tuple(int(x + (y - x) * t) for x, y in zip(a, b))


def sheet():
    return pygame.Surface((K, K), pygame.SRCALPHA)


def brush(s, colour, n, spread, slant):
    for _ in range(n):
        shade = mix(colour, g.choice([(0, 0, 0), (255, 255, 255)]), g.uniform(0, spread))
        x, y, length = g.uniform(0, K), g.uniform(0, K), K * g.uniform(0.15, 0.45)
        pygame.draw.line(s, shade, (x, y), (x + length * math.cos(slant), y + length * math.sin(slant)), max(2, K // 26))


def cover():
    s = sheet()
    s.fill(k["cover"])
    if strokes:
        brush(s, k["cover"], 26, 0.16, 0.5)
    b = int(K * bevel)
    if b:
        light, dark = mix(k["cover"], (255, 255, 255), 0.45), mix(k["cover"], (0, 0, 0), 0.4)
        pygame.draw.polygon(s, light, [(0, 0), (K, 0), (K - b, b), (b, b), (b, K - b), (0, K)])
        pygame.draw.polygon(s, dark, [(K, K), (K, 0), (K - b, b), (K - b, K - b), (b, K - b), (0, K)])
    i = int(K * inset)
    out = sheet()
    out.fill(k["seam"])
    mask = sheet()
    pygame.draw.rect(mask, (255, 255, 255, 255), (i, i, K - 2 * i, K - 2 * i), border_radius=int(K * inset * 3))
    s.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(s, (0, 0))
    if not b:
        pygame.draw.rect(out, mix(k["cover"], (0, 0, 0), 0.35), (i, i, K - 2 * i, K - 2 * i), max(4, K // 40), border_radius=int(K * inset * 3))
    return shrink(out)


def floor():
    s = sheet()
    s.fill(k["open"])
    if strokes:
        brush(s, k["open"], 10, 0.035, -0.3)
    pygame.draw.rect(s, k["seam"], (0, 0, K, K), max(2, 4 * max(1, cell // 40)))
    return shrink(s)


def glyph(text, colour):
    font = pygame.font.Font(number_font, int(K * part))
    s = sheet()
    t = font.render(text, True, colour)
    ink = t.get_bounding_rect()
    at = (K / 2 - ink.centerx, K / 2 - ink.centery)
    if outline:
        e = K * 0.022
        shade = font.render(text, True, mix(k["open"], (0, 0, 0), 0.5) if sum(k["open"]) < 300 else (255, 255, 255))
        for a in range(8):
            s.blit(shade, (at[0] + e * math.cos(a * math.pi / 4), at[1] + e * math.sin(a * math.pi / 4)))
    s.blit(t, at)
    return shrink(s)


def flag():
    s = sheet()
    P = lambda x, y: (x * K, y * K)
    pygame.draw.ellipse(s, (0, 0, 0, 70), (0.2 * K, 0.8 * K, 0.5 * K, 0.1 * K))
    pygame.draw.line(s, k["pole"], P(0.3, 0.13), P(0.34, 0.86), int(K * 0.07))
    pygame.draw.circle(s, k["pole"], P(0.3, 0.13), K * 0.05)
    n = 14
    wave = lambda t, y: P(0.33 + 0.5 * t, y + 0.045 * math.sin(t * 6.3))
    if cloth == "triangle":
        shape = [wave(t / n, 0.15 + 0.17 * t / n) for t in range(n + 1)] + [wave(t / n, 0.5 - 0.17 * t / n) for t in range(n, -1, -1)]
    elif cloth == "swallow":
        shape = [wave(t / n, 0.15) for t in range(n + 1)] + [wave(0.68, 0.32)] + [wave(t / n, 0.5) for t in range(n, -1, -1)]
    else:
        shape = [wave(t / n, 0.15) for t in range(n + 1)] + [wave(t / n, 0.5) for t in range(n, -1, -1)]
    pygame.draw.polygon(s, k["cloth"], shape)
    if cloth == "striped":
        band = [wave(t / n, 0.27) for t in range(n + 1)] + [wave(t / n, 0.38) for t in range(n, -1, -1)]
        pygame.draw.polygon(s, (250, 246, 236), band)
    pygame.draw.lines(s, mix(k["cloth"], (0, 0, 0), 0.5), True, shape, max(3, K // 50))
    return shrink(s)


def mine(colour):
    s = sheet()
    m = K / 2
    if bombs == "sea":
        for a in range(8):
            x, y = math.cos(a * math.pi / 4), math.sin(a * math.pi / 4)
            pygame.draw.line(s, colour, (m, m), (m + x * K * 0.38, m + y * K * 0.38), int(K * 0.07))
            pygame.draw.circle(s, colour, (m + x * K * 0.38, m + y * K * 0.38), K * 0.055)
        pygame.draw.circle(s, colour, (m, m), K * 0.27)
        pygame.draw.circle(s, mix(colour, (255, 255, 255), 0.75) if sum(colour) < 380 else (90, 96, 110), (m - K * 0.09, m - K * 0.09), K * 0.07)
    else:
        pygame.draw.circle(s, colour, (m - K * 0.04, m + K * 0.08), K * 0.28)
        pygame.draw.polygon(s, colour, [(m + K * 0.08, m - K * 0.22), (m + K * 0.16, m - K * 0.28), (m + K * 0.27, m - K * 0.14), (m + K * 0.18, m - K * 0.06)])
        pygame.draw.arc(s, (170, 120, 60), (m + K * 0.17, m - K * 0.42, K * 0.24, K * 0.26), 0.6, 3.3, int(K * 0.05))
        for a in range(6):
            x, y = m + K * 0.38, m - K * 0.32
            pygame.draw.line(s, (255, 176, 30), (x, y), (x + K * 0.09 * math.cos(a), y + K * 0.09 * math.sin(a)), int(K * 0.03))
        pygame.draw.arc(s, mix(colour, (255, 255, 255), 0.7), (m - K * 0.24, m - K * 0.12, K * 0.36, K * 0.36), 1.7, 3, int(K * 0.04))
    return shrink(s)


def blast():
    s = sheet()
    for reach, colour in ((0.5, (214, 44, 30)), (0.4, (250, 140, 30)), (0.28, (255, 226, 90))):
        pts = []
        for i in range(22):
            d = K * reach * (1 if i % 2 else 0.74) * g.uniform(0.92, 1)
            pts.append((K / 2 + d * math.cos(i * math.pi / 11), K / 2 + d * math.sin(i * math.pi / 11)))
        pygame.draw.polygon(s, colour, pts)
    return shrink(s)


def strike(colour):
    s = sheet()
    for a, b in (((0.16, 0.18), (0.84, 0.82)), ((0.83, 0.15), (0.17, 0.85))):
        for t in range(40):
            x, y = a[0] + (b[0] - a[0]) * t / 39, a[1] + (b[1] - a[1]) * t / 39
            pygame.draw.circle(s, colour, (x * K, y * K), K * (0.035 + 0.03 * math.sin(t / 39 * math.pi)))
    return shrink(s)


part = g.uniform(0.6, 0.8)
outline = g.random() < 0.4
cloth, bombs = g.choice(["triangle", "swallow", "striped"]), g.choice(["sea", "fuse"])
wrong_shows = g.choice(["flag", "flag", "mine"])
covers, floors = [cover() for _ in range(5)], [floor() for _ in range(4)]
digits = {str(i + 1): glyph(str(i + 1), k["ink"][i]) for i in range(8)}
query, banner, bomb, hot, burst = glyph("?", k["mark"]), flag(), mine(k["bomb"]), mine((34, 22, 20)), blast()
cross = strike((20, 20, 24) if wrong_shows == "flag" else (255, 60, 70))
width = max(p.cols * cell + 2 * edge, 250)
low = g.random() < 0.3  # the strip is below the board
screen = pygame.display.set_mode((width, p.rows * cell + 2 * edge + top))
pygame.display.set_caption(g.choice(["Gouache Mines", "pygame window", "Mine Painter v0.3"]))
ox, oy = (width - p.cols * cell) // 2, edge + (0 if low else top)
picked = {(r, c): g.random() for r, c, _ in p.each()}
small = pygame.font.Font(pygame.font.match_font("dejavusans", bold=True), 20)
text_colour = (250, 248, 240) if sum(k["desk"]) < 400 else (50, 40, 80)


def hud():
    y = (p.rows * cell + 2 * edge if low else 0) + top / 2 + (0 if low else edge / 3)
    icon = pygame.transform.smoothscale(banner, (26, 26))
    screen.blit(icon, (edge, y - 13))
    for text, x, side in ((str(p.left), edge + 32, 0), (f"{p.seconds}", width - edge, 2)):
        t = small.render(text, True, text_colour)
        screen.blit(t, (x - t.get_width() * side / 2, y - t.get_height() / 2))
    t = small.render({"playing": "New", "won": "You won", "lost": "Ouch"}[p.status], True, k["mark"])
    box = t.get_rect(center=(width / 2, y)).inflate(24, 10)
    pygame.draw.rect(screen, k["cover"], box, border_radius=9)
    screen.blit(t, t.get_rect(center=box.center))


def draw():
    screen.fill(k["desk"])
    hud()
    pygame.draw.rect(screen, mix(k["desk"], (0, 0, 0), 0.4), (ox - 3, oy - 3, p.cols * cell + 6, p.rows * cell + 6), 3)
    for r, c, s in p.each():
        at = (ox + c * cell, oy + r * cell)
        opened = s in "012345678*X" or (s == "x" and wrong_shows == "mine")
        tiles = floors if opened else covers
        screen.blit(tiles[int(picked[r, c] * len(tiles))], at)
        layers = {"F": [banner], "?": [query], "*": [bomb], "X": [burst, hot], "x": [banner if wrong_shows == "flag" else bomb, cross]}.get(s, [digits[s]] if s in digits else [])
        for layer in layers:
            screen.blit(layer, at)


tell_pygame(draw, lambda x, y: (x + ox, y + oy, p.cols * cell, p.rows * cell))
