"""A jam game in space: riveted hull plates over starlit gaps, pixel digits of seven rows, beacons, spiked drones and a readout in the same pixels."""
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

from support import Position, tell_pygame

p = Position()
g = p.rng
LOOKS = [  # space, plate, lit edge, dark edge, open floor, text, beacon, drone, digits
    ("#0b0d1a", "#5c6b8a", "#9fb0cf", "#2d3650", "#171b30", "#cfe3ff", "#ffb02e", "#ff5d73", ["#5aa9ff", "#5fe07a", "#ff6b62", "#c58bff", "#ffb85a", "#4fe0d8", "#ffffff", "#9aa3b8"]),
    ("#1a1410", "#b0703a", "#e8ab6c", "#5c3416", "#2a211a", "#ffe3bd", "#57e0ff", "#f2ede4", ["#7db8ff", "#9be07a", "#ff8a70", "#d7a6ff", "#ffd166", "#74ead8", "#ffffff", "#b8ada0"]),
    ("#dfe4ea", "#8aa0b4", "#c8d6e2", "#4f6274", "#f7f9fb", "#22303c", "#e8452c", "#1c242c", ["#1f58d0", "#1a7d32", "#cc1f1f", "#5c269c", "#8a4a06", "#08747e", "#15181c", "#707880"]),
    ("#0a160e", "#2f7d4a", "#6fc98c", "#134024", "#0f2417", "#c8ffd8", "#fff06a", "#ff7a5c", ["#7df0a4"] * 8),
    ("#241433", "#7a4fa3", "#b98fe0", "#3d2358", "#2f1d42", "#f3e0ff", "#b8ff5a", "#ffe14f", ["#80b4ff", "#8cf08c", "#ff8080", "#e0a0ff", "#ffc46a", "#6cf0ea", "#ffffff", "#b9aac8"]),
]
space, plate, lit, dim, floor, text, beacon, drone, inks = g.choice(LOOKS)
DIGITS = {
    "0": "01110 10001 10011 10101 11001 10001 01110", "1": "00100 01100 00100 00100 00100 00100 01110", "2": "01110 10001 00001 00110 01000 10000 11111",
    "3": "11110 00001 00001 01110 00001 00001 11110", "4": "00010 00110 01010 10010 11111 00010 00010", "5": "11111 10000 11110 00001 00001 10001 01110",
    "6": "00110 01000 10000 11110 10001 10001 01110", "7": "11111 00001 00010 00100 01000 01000 01000", "8": "01110 10001 10001 01110 10001 10001 01110",
    "9": "01110 10001 10001 01111 00001 00010 01100", "?": "01110 10001 00001 00110 00100 00000 00100", "-": "00000 00000 00000 01110 00000 00000 00000",
    ":": "00000 00100 00100 00000 00100 00100 00000",
}
heavy = g.random() < 0.4
unit = max(2, min(int(p.max_cell), g.choice([16, 20, 24, 30, 32, 40, 48, 60])) // (10 if heavy else 11))
high = 7 * unit
size = max(18, min(int(p.max_cell), int(high * g.uniform(1.4, 1.75))))
while high > size * 0.76 and unit > 1:
    unit -= 1
    high = 7 * unit
gap = g.choice([0, 0, 1, 2])
corner = g.choice([0, 0, 3])
rivets = g.random() < 0.7 and size >= 20
stars = g.random() < 0.6
glow = g.random() < 0.4 and floor < "#8"
side = g.choice(["top", "top", "left", "bottom"])
if side == "left":
    p.max_cell = (p.max_cell * p.cols - 120) / p.cols
    size = min(size, max(16, int(p.max_cell)))
    while 7 * unit > size * 0.8 and unit > 1:
        unit -= 1
shapes = g.choice(["beacon", "mast", "cross"])

pygame.init()
board_w, board_h = p.cols * size, p.rows * size
pad = g.choice([0, 8, 16])
bar = 120 if side == "left" else 46
left = pad + (bar if side == "left" else 0)
top = pad + (bar if side == "top" else 0)
wide = max(board_w + 2 * pad + (bar if side == "left" else 0), 0)
tall = max(board_h + 2 * pad + (bar if side in ("top", "bottom") else 0), 190 if side == "left" else 0)
screen = pygame.display.set_mode((wide, tall))
pygame.display.set_caption(g.choice(["HULL BREACH", "Derelict", "Minefield 3000 — jam version"]))


def pixels(surface, x, y, s, k, colour):
    for r, row in enumerate(DIGITS[s].split()):
        for c, bit in enumerate(row):
            if bit == "1":
                surface.fill(colour, (x + c * k, y + r * k, k + (1 if heavy and c < 4 and k > 2 else 0), k))


def digit(x, y, n, s, colour):
    w = 5 * unit
    ox, oy = x + (n - w + (unit if s == "1" else 0) * 0) // 2, y + (n - 7 * unit) // 2
    if glow:
        halo = pygame.Surface((n, n), pygame.SRCALPHA)
        for r, row in enumerate(DIGITS[s].split()):
            for c, bit in enumerate(row):
                if bit == "1":
                    pygame.draw.circle(halo, (*pygame.Color(colour)[:3], 40), (ox - x + c * unit + unit // 2, oy - y + r * unit + unit // 2), unit * 1.4)
        screen.blit(halo, (x, y))
    pixels(screen, ox, oy, s, unit, colour)


def covered(x, y, n):
    box = pygame.Rect(x, y, n, n)
    pygame.draw.rect(screen, plate, box, border_radius=corner)
    b = max(1, n // 12)
    screen.fill(lit, (x + corner, y, n - 2 * corner, b))
    screen.fill(lit, (x, y + corner, b, n - 2 * corner))
    screen.fill(dim, (x + corner, y + n - b, n - 2 * corner, b))
    screen.fill(dim, (x + n - b, y + corner, b, n - 2 * corner))
    if rivets:
        k = max(1, n // 16)
        m = b + k + 1
        for rx, ry in ((m, m), (n - m, m), (m, n - m), (n - m, n - m)):
            pygame.draw.circle(screen, dim, (x + rx, y + ry), k)


def opened(x, y, n, r, c, hit):
    screen.fill("#d8261c" if hit else floor, (x, y, n, n))
    if not gap:
        pygame.draw.rect(screen, space if floor < "#8" else "#c3ccd6", (x, y, n, n), 1)
    if stars and floor < "#8" and not hit:
        for i in range(2):
            v = (r * 7919 + c * 104729 + i * 31337) % 997
            screen.fill("#8a93b0", (x + 2 + v % max(1, n - 4), y + 2 + (v * 13) % max(1, n - 4), 1, 1))


def sign(x, y, n):
    u = n / 16
    at = lambda a, b: (x + a * u, y + b * u)
    if shapes == "beacon":  # a lamp on a stand with rays
        pygame.draw.polygon(screen, dim, [at(4, 13), at(6, 9), at(10, 9), at(12, 13)])
        pygame.draw.circle(screen, beacon, at(8, 7), 3.4 * u)
        for a in (-150, -90, -30):
            d = (math.cos(math.radians(a)), math.sin(math.radians(a)))
            pygame.draw.line(screen, beacon, at(8 + 4.3 * d[0], 7 + 4.3 * d[1]), at(8 + 6 * d[0], 7 + 6 * d[1]), max(1, round(u)))
    elif shapes == "mast":
        screen.fill(dim, (*at(4.4, 3), max(2, 1.4 * u), 10 * u))
        pygame.draw.polygon(screen, beacon, [at(6, 3), at(12.6, 3), at(11, 5.6), at(12.6, 8.2), at(6, 8.2)])
    else:  # a painted hazard square
        pygame.draw.rect(screen, beacon, (*at(4, 4), 8 * u, 8 * u))
        pygame.draw.rect(screen, dim, (*at(4, 4), 8 * u, 8 * u), 1)
        for k in range(3 if n >= 28 else 0):
            pygame.draw.line(screen, dim, at(4 + k * 3.2, 11.6), at(5.6 + k * 3.2, 4.2), max(1, round(1.3 * u)))


def spiky(x, y, n, colour):
    o = (x + n / 2, y + n / 2)
    points = []
    for i in range(16):
        a = i * math.pi / 8
        d = n * (0.4 if i % 2 == 0 else 0.22)
        points.append((o[0] + d * math.cos(a), o[1] + d * math.sin(a)))
    pygame.draw.polygon(screen, colour, points)
    pygame.draw.circle(screen, space, o, n * 0.13)
    pygame.draw.circle(screen, "#ffffff", o, max(1, n * 0.06))


def readout(x, y, t, k, colour):
    for i, s in enumerate(t):
        pixels(screen, x + i * 6 * k, y, s, k, colour)


def draw():
    screen.fill(space)
    if gap:
        screen.fill(dim if floor < "#8" else "#b4bec8", (left, top, board_w, board_h))
    for r, c, s in p.each():
        x, y, n = left + c * size + gap // 2, top + r * size + gap // 2, size - gap
        covered(x, y, n) if s in "#F?x" else opened(x, y, n, r, c, s == "X")
        if s in "12345678":
            digit(x, y, n, s, inks[int(s) - 1])
        elif s == "?":
            digit(x, y, n, s, "#ffffff")
        elif s in "Fx":
            sign(x, y, n)
        elif s in "*X":
            spiky(x, y, n, "#1a0a08" if s == "X" else drone)
        if s == "x":
            for w, colour in ((max(4, n // 6), "#000000"), (max(2, n // 10), "#ff3030")):
                pygame.draw.line(screen, colour, (x + n * 0.14, y + n * 0.14), (x + n * 0.84, y + n * 0.84), w)
                pygame.draw.line(screen, colour, (x + n * 0.84, y + n * 0.14), (x + n * 0.14, y + n * 0.84), w)
    t = f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"
    if side == "left":
        readout(pad + 8, pad + 10, f"{p.left:03d}", 4, beacon)
        readout(pad + 8, pad + 60, t, 3, text)
        tone = {"playing": "#5ad06a", "won": "#ffd23a", "lost": "#ff3a30"}[p.status]
        pygame.draw.circle(screen, tone, (pad + 44, pad + 130), 22)
        pygame.draw.circle(screen, text, (pad + 44, pad + 130), 22, 3)
    else:
        y = pad // 2 + 12 if side == "top" else top + board_h + 12
        readout(pad + 6, y, f"{p.left:03d}", 3, beacon)
        readout(wide - pad - 6 - 5 * 18 + 3, y, t, 3, text)
        tone = {"playing": "#5ad06a", "won": "#ffd23a", "lost": "#ff3a30"}[p.status]
        pygame.draw.circle(screen, tone, ((wide - 40) // 2, y + 10), 11)


tell_pygame(draw, lambda x, y: (x + left, y + top, board_w, board_h))
