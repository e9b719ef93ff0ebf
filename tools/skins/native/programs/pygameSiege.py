"""Pixel art of 16 by 16 in a castle: covered cells are masonry, opened ones flagstones or sand; heraldic banners for flags and powder kegs for mines; enlarged by whole numbers, a scroll with the counters above."""
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import SHOWN, Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
SIEGES = [  # mortar, stone, its light, its dark, floor, floor's dark, banner, its second, pole, keg, hoop, sky, parchment, inks
    ("#3b3a44", "#7d7f8c", "#a3a6b3", "#5b5c69", "#c9b48a", "#b49c70", "#c8202c", "#f4d03c", "#3a2414", "#8a4f22", "#2c2c34", "#28324a", "#ead9ac", ["#1b3f9c", "#1d5e1a", "#a0141c", "#4e1a7a", "#70340a", "#0a585e", "#141414", "#5c5648"]),
    ("#4a3420", "#b98a52", "#dcb47a", "#8c6236", "#efe0b4", "#dcc890", "#1e6fb8", "#ffffff", "#2c1c10", "#6a3418", "#e0b030", "#5aa0c8", "#fff2cc", ["#20429c", "#20661a", "#a8181a", "#501a80", "#7c3c08", "#085e66", "#101010", "#645e50"]),
    ("#1a2438", "#51688a", "#86a2c4", "#364a68", "#1c2030", "#2a3046", "#e8eef8", "#d8304a", "#c8d0dc", "#a86a34", "#d8dce4", "#0e1422", "#c8d4e8", ["#74b4ff", "#7ce07c", "#ff8078", "#cc9cff", "#ffbc6c", "#60e0d8", "#ffffff", "#a8acb8"]),
    ("#24301c", "#6a7a58", "#92a478", "#48563a", "#3a2c24", "#4a3a30", "#f0a020", "#3a1460", "#e8dcc0", "#c07838", "#1a1410", "#161e12", "#d8dcb8", ["#84bcff", "#8cec84", "#ff8c80", "#d4a4ff", "#ffc878", "#6ce8e0", "#ffffff", "#b4b0a8"]),
]
mortar, stone, light, dark, floor, seam, cloth, second, pole, keg, hoop, sky, paper, inks = g.choice(SIEGES)
bond = g.choice(["running", "ashlar"])
forget = g.random() < 0.3  # a lost game leaves wrong flags as they are
if forget and p.status == "lost":
    p.cells = [row.replace("x", "F") for row in p.cells]
    SHOWN["cells"] = p.cells
k = max(1, min(3, int(p.max_cell // 16)))
k = g.randint(min(2, k), k)
size = 16 * k
GLYPHS = {  # seven wide, nine high
    "1": "...##..|..###..|.####..|...##..|...##..|...##..|...##..|.######|.######",
    "2": ".#####.|#######|##...##|.....##|...####|.####..|###....|#######|#######",
    "3": "######.|#######|.....##|..#####|..####.|.....##|.....##|#######|######.",
    "4": "##..##.|##..##.|##..##.|##..##.|#######|#######|....##.|....##.|....##.",
    "5": "#######|#######|##.....|######.|#######|.....##|##...##|#######|.#####.",
    "6": "..####.|.#####.|##.....|######.|#######|##...##|##...##|#######|.#####.",
    "7": "#######|#######|.....##|....##.|....##.|...##..|...##..|..##...|..##...",
    "8": ".#####.|#######|##...##|.#####.|#######|##...##|##...##|#######|.#####.",
    "?": ".#####.|#######|##...##|....###|...###.|...##..|.......|...##..|...##..",
}
BANNER = [
    "................",
    "..pppppppppppp..",
    "...cccccccccc...",
    "...cccccccccc...",
    "...ccccsscccc...",
    "...ccccsscccc...",
    "...ccsssssscc...",
    "...ccsssssscc...",
    "...ccccsscccc...",
    "...ccccsscccc...",
    "...cccccccccc...",
    "...cccccccccc...",
    "....cccccccc....",
    ".....cccccc.....",
    ".......cc.......",
    "................",
]
PENNON = [
    "................",
    "...pp...........",
    "...ppcccc.......",
    "...ppccccccc....",
    "...ppcssccccccc.",
    "...ppcsscccccccc",
    "...ppccccccccc..",
    "...ppccccccc....",
    "...ppcccc.......",
    "...pp...........",
    "...pp...........",
    "...pp...........",
    "...pp...........",
    "..pppp..........",
    ".pppppp.........",
    "................",
]
KEG = [
    "................",
    ".........yo.....",
    ".........py.....",
    "........p.......",
    "...bbbbbpbbbb...",
    "..bkwkkkkkkkkb..",
    "..hhhhhhhhhhhh..",
    "..bkwkkkkkkkkb..",
    ".bkkwkkkkkkkkkb.",
    ".bkkwkkkkkkkkkb.",
    ".bkkwkkkkkkkkkb.",
    "..bkwkkkkkkkkb..",
    "..hhhhhhhhhhhh..",
    "..bkwkkkkkkkkb..",
    "...bbbbbbbbbb...",
    "................",
]
flag = g.choice([BANNER, PENNON])
TONES = {"p": pole, "c": cloth, "s": second, "k": keg, "b": "#1c120a" if floor != "#1c2030" else "#000000", "h": hoop, "w": "#d8a068", "y": "#ffd84a", "o": "#ff7a1e"}


def tile(s, odd):
    t = pygame.Surface((16, 16))
    dot = lambda x, y, c: t.set_at((x, y), pygame.Color(c))
    if s in "#F?x":
        t.fill(pygame.Color(mortar))
        blocks = [(0, 0, 15, 15)] if bond == "ashlar" else [(0, 0, 7, 7), (8, 0, 7, 7), (0, 8, 3, 7), (4, 8, 7, 7), (12, 8, 4, 7)]
        for x, y, w, h in blocks:
            pygame.draw.rect(t, pygame.Color(stone), (x, y, w, h))
            pygame.draw.line(t, pygame.Color(light), (x, y), (x + w - 1, y))
            pygame.draw.line(t, pygame.Color(light), (x, y), (x, y + h - 1))
            pygame.draw.line(t, pygame.Color(dark), (x, y + h - 1), (x + w - 1, y + h - 1))
            if w > 4:
                pygame.draw.line(t, pygame.Color(dark), (x + w - 1, y), (x + w - 1, y + h - 1))
        if bond == "ashlar":
            for x, y in ((4, 5), (5, 5), (10, 9), (6, 11), (11, 4)) if odd else ((9, 5), (4, 10), (5, 10), (10, 11), (5, 4)):
                dot(x, y, dark)
    else:
        t.fill(pygame.Color("#d83a20" if s == "X" else floor))
        for i in range(16):
            dot(i, 15, seam)
            dot(15, i, seam)
        if s != "X":
            for x, y in ((2, 2), (13, 13), (12, 2)) if odd else ((2, 13), (13, 2), (3, 12)):
                dot(x, y, seam)
    if s in GLYPHS:
        tone = "#ffffff" if s == "?" else inks[int(s) - 1]
        for shift, c in (((1, "#101014"),) if s == "?" else ()) + ((0, tone),):
            for y, row in enumerate(GLYPHS[s].split("|")):
                for x, ch in enumerate(row):
                    if ch == "#":
                        for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 0), (0, -1)) if shift else ((0, 0),):
                            dot(4 + x + dx, 3 + y + dy, c)
    art = flag if s in "Fx" else KEG if s in "*X" else None
    if art:
        for y, row in enumerate(art):
            for x, ch in enumerate(row):
                if ch != ".":
                    dot(x, y, TONES[ch])
    if s == "x":
        for reach, c in (((-1, 0, 1, 2), "#000000"), ((0, 1), "#ffffff")):
            for i in range(3, 13):
                for y in (i, 15 - i):
                    for d in reach:
                        dot(i + d, y, c)
    return pygame.transform.scale(t, (size, size))


made = {(s, o): tile(s, o) for s in "012345678#F?*Xx" for o in (0, 1)}
W, H = p.cols * size, p.rows * size
edge = 4 * max(2, k)
head = 52
full = max(W + 2 * edge, 260)
left, top = (full - W) // 2, head + edge
screen = pygame.display.set_mode((full, H + head + 2 * edge))
pygame.display.set_caption(g.choice(["Siege!", "SIEGE v1.3", "Keg Keep"]))
ui = pygame.font.Font(None, 30)
tiny = pygame.font.Font(None, 24)


def draw():
    screen.fill(pygame.Color(sky))
    for x in range(0, full, 24):  # battlements
        pygame.draw.rect(screen, pygame.Color(stone), (x, head - 6, 14, 8))
    pygame.draw.rect(screen, pygame.Color(stone), (0, head, full, H + 2 * edge))
    pygame.draw.rect(screen, pygame.Color(mortar), (left - 3, top - 3, W + 6, H + 6))
    roll = pygame.Rect(full // 2 - 115, 6, 230, 34)
    pygame.draw.rect(screen, pygame.Color(paper), roll, border_radius=6)
    pygame.draw.rect(screen, pygame.Color("#5a4020"), roll, 2, border_radius=6)
    screen.blit(pygame.transform.scale(made["*", 0], (22, 22)), (roll.x + 8, 12))
    screen.blit(ui.render(str(p.left), False, pygame.Color("#2a1a08")), (roll.x + 36, 14))
    word = tiny.render({"playing": "", "won": "VICTORY", "lost": "FALLEN"}[p.status], False, pygame.Color("#8a1010"))
    screen.blit(word, (roll.centerx - word.get_width() // 2, 16))
    t = ui.render(f"{p.seconds:03d}", False, pygame.Color("#2a1a08"))
    screen.blit(t, (roll.right - 10 - t.get_width(), 14))
    for r, c, s in p.each():
        screen.blit(made[s, (r + c) % 2], (left + c * size, top + r * size))


tell_pygame(draw, lambda x, y: (x + left, y + top, W, H))
