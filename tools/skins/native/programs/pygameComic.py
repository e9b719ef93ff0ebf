"""A cartoon: flat tiles in strong colours with fat black outlines and a lip, half-tone dots behind, digits with an outline; pennants and round bombs as in a comic strip."""
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
C = pygame.Color
INK = "#16130f"
PAGES = [  # ground, dots, cover, lip, alternative cover, opened, flag, inks
    ("#ffd23f", "#f7b801", "#3bceac", "#0f8b6d", "#4fdcbc", "#fffbe8", "#ee4266", ["#1c7ed6", "#2b9a3e", "#e8303a", "#7b2cbf", "#d9480f", "#0c8599", "#343a40", "#868e96"]),
    ("#ff6b6b", "#ee5253", "#54a0ff", "#2e6fc4", "#6fb1ff", "#fefefe", "#feca57", ["#2060d0", "#1e8f4e", "#d82c2c", "#6c3cc0", "#b85c10", "#0a8a94", "#222222", "#7d7d7d"]),
    ("#7bdff2", "#5fcbe0", "#ff9f1c", "#c87200", "#ffb347", "#f7fff7", "#d7263d", ["#1b55c4", "#25852f", "#d81e2c", "#5c2a9c", "#9c480c", "#067a86", "#1c1c1c", "#777777"]),
    ("#c8b6ff", "#b49cf7", "#f15bb5", "#b52c80", "#f774c4", "#fffaff", "#fee440", ["#2c5ae0", "#229150", "#e02438", "#7a28c8", "#c05a10", "#0b8894", "#2a2432", "#837b8c"]),
]
ground, dots, cover, lip, cover2, bare, red, inks = g.choice(PAGES)
size = p.cell_size(28, 60)
chess = g.random() < 0.3
outline = g.random() < 0.6
lipped = g.random() < 0.7
S = 120
font = pygame.font.SysFont(g.choice(["dejavusans", "urwgothic", "liberationsans", "nimbussans", "notosans"]), int(S * g.uniform(0.52, 0.64)), bold=True)
line = g.choice([4, 6, 8])


def word(s, tone, edge):
    art = font.render(s, True, C(tone))
    box = art.get_bounding_rect().inflate(16, 16)
    out = pygame.Surface((art.get_width() + 20, art.get_height() + 20), pygame.SRCALPHA)
    if edge:
        dark = font.render(s, True, C(INK))
        for i in range(16):
            out.blit(dark, (10 + 4.5 * math.cos(i * math.pi / 8), 10 + 4.5 * math.sin(i * math.pi / 8)))
    out.blit(art, (10, 10))
    return out.subsurface(out.get_bounding_rect())


def tile(s, alt):
    t = pygame.Surface((S, S))
    t.fill(C(INK))
    box = pygame.Rect(line // 2, line // 2, S - line, S - line)
    if s in "012345678*X":
        pygame.draw.rect(t, C("#ff4d3d" if s == "X" else bare), box)
    else:
        pygame.draw.rect(t, C(lip if lipped else cover), box, border_radius=10)
        if lipped:
            pygame.draw.rect(t, C(cover2 if alt else cover), (box.x, box.y, box.w, box.h - 14), border_radius=10)
        elif alt:
            pygame.draw.rect(t, C(cover2), box, border_radius=10)
        pygame.draw.line(t, C("#ffffff"), (box.x + 12, box.y + 10), (box.x + 34, box.y + 10), 6)
        pygame.draw.circle(t, C("#ffffff"), (box.x + 48, box.y + 12), 3)
    if s in "12345678":
        art = word(s, inks[int(s) - 1], outline and s != "7")
        t.blit(art, ((S - art.get_width()) // 2, (S - art.get_height()) // 2))
    elif s == "?":
        art = word("?", "#ffffff", True)
        t.blit(art, ((S - art.get_width()) // 2, (S - art.get_height()) // 2 - 4))
    elif s in "Fx":
        pygame.draw.line(t, C(INK), (40, 20), (40, 98), 10)
        pts = [(42, 20), (98, 38), (42, 60)]
        pygame.draw.polygon(t, C(red), pts)
        pygame.draw.polygon(t, C(INK), pts, 5)
        pygame.draw.ellipse(t, C(INK), (24, 92, 34, 12))
        if s == "x":
            for a, b in (((20, 20), (100, 100)), ((100, 20), (20, 100))):
                pygame.draw.line(t, C(INK), a, b, 20)
                pygame.draw.line(t, C("#ffffff"), a, b, 10)
    elif s in "*X":
        pygame.draw.circle(t, C(INK), (56, 68), 34)
        pygame.draw.rect(t, C(INK), (66, 28, 20, 18))
        pygame.draw.arc(t, C("#8d6b42"), (74, 8, 30, 36), 0.6, 3.0, 6)
        star = [(100 + (14 if i % 2 == 0 else 6) * math.cos(i * math.pi / 5), 22 + (14 if i % 2 == 0 else 6) * math.sin(i * math.pi / 5)) for i in range(10)]
        pygame.draw.polygon(t, C("#ffb703"), star)
        pygame.draw.polygon(t, C(INK), star, 2)
        pygame.draw.ellipse(t, C("#ffffff"), (36, 48, 16, 12))
    return pygame.transform.smoothscale(t, (size, size))


made = {(s, a): tile(s, a) for s in "012345678#F?*Xx" for a in (0, 1)}
W, H = p.cols * size, p.rows * size
margin, bar = g.choice([12, 18, 24]), 64
below = g.random() < 0.35
full = max(W + 2 * margin, 300)
left, top = (full - W) // 2, margin if below else bar
screen = pygame.display.set_mode((full, H + bar + margin))
pygame.display.set_caption(g.choice(["KABOOM!", "Comic Mines", "pow sweeper"]))
ui = pygame.font.SysFont("dejavusans", 22, bold=True)


def bubble(x, text, right=False):
    art = ui.render(text, True, C(INK))
    w = art.get_width() + 24
    x = x - w if right else x
    y = (H + margin if below else 0) + 14
    pygame.draw.rect(screen, C("#ffffff"), (x, y, w, 36), border_radius=14)
    pygame.draw.rect(screen, C(INK), (x, y, w, 36), 3, border_radius=14)
    screen.blit(art, (x + 12, y + 18 - art.get_height() // 2))


def draw():
    screen.fill(C(ground))
    for y in range(0, screen.get_height(), 12):
        for x in range((y // 12 % 2) * 6, full, 12):
            pygame.draw.circle(screen, C(dots), (x, y), 3)
    bubble(left, f"{p.left} left")
    bubble(left + W, {"playing": f"{p.seconds} s", "won": "WOW!", "lost": "KABOOM!"}[p.status], True)
    pygame.draw.rect(screen, C(INK), (left - 4, top - 4, W + 8, H + 8))
    for r, c, s in p.each():
        screen.blit(made[s, (r + c) % 2 if chess else 0], (left + c * size, top + r * size))


tell_pygame(draw, lambda x, y: (x + left, y + top, W, H))
