"""pygame, a jam entry in pixel art of 16 points enlarged by whole numbers: what is covered are sealed letters on a sorting table, opened ones bare table with digits of its own; letter-box flags, round bombs; a strip of pixel text at the foot or the top."""
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
DIGITS = {
    "1": "..##..|.###..|####..|..##..|..##..|..##..|..##..|######",
    "2": ".####.|##..##|....##|...###|.###..|##....|##....|######",
    "3": "######|....##|...##.|..###.|....##|....##|##..##|.####.",
    "4": "##..##|##..##|##..##|######|....##|....##|....##|....##",
    "5": "######|##....|##....|#####.|....##|....##|##..##|.####.",
    "6": "..###.|.##...|##....|#####.|##..##|##..##|##..##|.####.",
    "7": "######|##..##|....##|...##.|...##.|..##..|..##..|..##..",
    "8": ".####.|##..##|##..##|.####.|##..##|##..##|##..##|.####.",
    "?": ".####.|##..##|....##|...##.|..##..|..##..|......|..##..",
}
FLAGS = [
    "kk........|krrrrrrr..|krrrrrrrr.|krRRRrrr..|krRRRrrrr.|krrrrrrr..|kk........|kk........|kk........|kk........",
    "kk........|krr.......|krrrr.....|krrrrrr...|krrrrrrrr.|krRRRr....|krRR......|kk........|kk........|kk........",
    "kk........|kkrrrrrrrr|kkrRRrrrr.|kkrRRrrr..|kkrrrrrrr.|kkrrrrrrrr|kk........|kk........|kkk.......|kkkk......",
]
BOMBS = [
    "......o.y.|.....o..y.|....oo....|..kkkkkk..|.kkkkkkkk.|kkwwkkkkkk|kkwwkkkkkk|kkkkkkkkkk|.kkkkkkkk.|..kkkkkk..",
    "k...kk...k|.k.kkkk.k.|..kkkkkk..|.kkwwkkkk.|kkkwwkkkkk|kkkkkkkkkk|.kkkkkkkk.|..kkkkkk..|.k.kkkk.k.|k...kk...k",
]
LOOKS = [  # letter, its light, its fold, outline, seal, table, table's line, text, digits, flag, bomb, panel
    ("#f4e4c0", "#fff7e2", "#cdb083", "#7a5a36", "#b01c2e", "#8a5a34", "#7a4d2b", "#fff4d8", ["#8fd0ff", "#b4f08a", "#ffb0a0", "#e0b8ff", "#ffd27a", "#9af0e4", "#ffffff", "#d6c6b8"], "#ff3b3b", "#1c1410", "#4d2f1a"),
    ("#e8eef6", "#ffffff", "#a8b8cc", "#46586e", "#2a62c8", "#cfd8c4", "#bccab0", "#1d2b3a", ["#1d3fc8", "#1b7a2c", "#d0202c", "#5a1c98", "#93420e", "#0c727a", "#101010", "#646c64"], "#e01828", "#16181c", "#8fa086"),
    ("#ffccaa", "#fff1e8", "#d08b6a", "#7e2553", "#ff004d", "#1d2b53", "#27376a", "#fff1e8", ["#29adff", "#00e436", "#ff77a8", "#c8a0ff", "#ffa300", "#6ff0e0", "#fff1e8", "#c2c3c7"], "#ff004d", "#c2c3c7", "#7e2553"),
    ("#9bbc0f", "#c4d83a", "#6f9410", "#306230", "#0f380f", "#e0e8b0", "#ccd890", "#0f380f", ["#0f380f"] * 8, "#0f380f", "#0f380f", "#306230"),
    ("#d9a066", "#eec39a", "#a8703e", "#663931", "#d95763", "#323c39", "#3d4946", "#eeeeee", ["#5fcde4", "#99e550", "#ff8080", "#e0a0ff", "#fbf236", "#6be0c0", "#ffffff", "#b5bfc4"], "#ff4a4a", "#dfe6ea", "#222034"),
]
letter, light, fold, rim, seal, table, plank, text, ink, red, black, panel = g.choice(LOOKS)
flag, bomb = g.choice(FLAGS), g.choice(BOMBS)
zoom = max(1, min(3, int(p.max_cell) // 16))
if zoom > 1 and g.random() < 0.45:
    zoom -= 1
if zoom == 1 and p.max_cell >= 32:
    zoom = 2
N = 16
planks = g.choice(["cross", "none", "rows"])


def art(on, rows, x, y, paint):
    for j, row in enumerate(rows.split("|")):
        for i, ch in enumerate(row):
            if ch in paint:
                on.set_at((x + i, y + j), pygame.Color(paint[ch]))


def tile(r, c, s):
    t = pygame.Surface((N, N))
    opened = s in "012345678*X"
    t.fill(pygame.Color("#ff6a3a" if s == "X" else table))
    line = pygame.Color(plank)
    if planks != "none" and s != "X":
        pygame.draw.line(t, line, (0, N - 1), (N - 1, N - 1))
        if planks == "cross":
            pygame.draw.line(t, line, (N - 1, 0), (N - 1, N - 1))
    if not opened:
        pygame.draw.rect(t, pygame.Color(rim), (0, 1, 16, 14))
        pygame.draw.rect(t, pygame.Color(letter), (1, 2, 14, 12))
        if s == "#":
            for i in range(7):  # the flap
                y = 2 + i * 6 // 7
                for x in (1 + i, 14 - i):
                    t.set_at((x, y), pygame.Color(fold))
                    t.set_at((x, y + 1), pygame.Color(fold))
                pygame.draw.line(t, pygame.Color(light), (2 + i, y), (13 - i, y)) if i < 6 else None
            pygame.draw.rect(t, pygame.Color(seal), (7, 8, 2, 4))
            pygame.draw.rect(t, pygame.Color(seal), (6, 9, 4, 2))
        else:  # turned round: its face, with lines for a frame
            pygame.draw.rect(t, pygame.Color(light), (2, 3, 12, 10))
    if s in "12345678?":
        rows = DIGITS[s]
        col = ink[int(s) - 1] if s != "?" else ("#20208a" if seal != "#0f380f" else "#0f380f")
        art(t, rows, 5, 4, {"#": col})
    elif s in "Fx":
        art(t, flag, 3, 3, {"k": "#20181c", "r": red if seal != "#0f380f" else "#306230", "R": "#ff9a9a" if seal != "#0f380f" else "#6f9410"})
        if s == "x":
            for i in range(2, 14):
                t.set_at((i, i), pygame.Color("#101018"))
                t.set_at((15 - i, i), pygame.Color("#101018"))
    elif s in "*X":
        dark = black if s == "*" else "#1a1014"
        art(t, bomb, 3, 3, {"k": dark, "w": "#ffffff" if dark[1] < "8" else "#5a6070", "o": "#c08040", "y": "#ffd83a"})
    return t


def strip(width):
    small = pygame.Surface((width, 13))
    small.fill(pygame.Color(panel))
    font = pygame.font.Font(None, 15)
    colour = pygame.Color("#ffffff" if panel != "#8fa086" else "#14202a")
    a = font.render(f"{p.left:02d} BOMBS", False, colour)
    b = font.render(f"{p.seconds:03d}", False, colour)
    small.blit(a, (3, 2))
    small.blit(b, (width - b.get_width() - 3, 2))
    word = {"playing": "", "won": "DELIVERED!", "lost": "KABOOM"}[p.status]
    m = font.render(word, False, colour)
    room = width - a.get_width() - b.get_width() - 6
    if room > m.get_width() + 10:
        small.blit(m, m.get_rect(center=(3 + a.get_width() + room // 2, 7)))
    return small


margin = g.choice([0, 4, 8])
below = g.random() < 0.5
w, h = p.cols * N + 2 * margin, p.rows * N + 2 * margin
low = pygame.Surface((w, h + 13))
low.fill(pygame.Color(rim))
low.blit(strip(w), (0, h if below else 0))
dy = margin + (0 if below else 13)
for r, c, s in p.each():
    low.blit(tile(r, c, s), (margin + c * N, dy + r * N))
screen = pygame.display.set_mode((w * zoom, (h + 13) * zoom))
pygame.display.set_caption(g.choice(["The Postman's Mines", "LETTER BOMBS (LD 37)", "post-sweeper"]))
big = pygame.transform.scale(low, (w * zoom, (h + 13) * zoom))
tell_pygame(lambda: screen.blit(big, (0, 0)), lambda x, y: (x + margin * zoom, y + dy * zoom, p.cols * N * zoom, p.rows * N * zoom))
