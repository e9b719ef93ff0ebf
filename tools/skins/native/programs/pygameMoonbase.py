"""A jam game in pygame: tiles of 14 x 14 points of its own pixel art in few colours, enlarged whole; a console of pixels with counters."""
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import SHOWN, Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
DIGITS = {
    "0": ".####. ##..## ##..## ##..## ##..## ##..## ##..## ##..## .####.", "1": "..##.. ####.. ..##.. ..##.. ..##.. ..##.. ..##.. ..##.. ######",
    "2": ".####. ##..## ....## ....## ..###. .##... ##.... ##..## ######", "3": "###### ....## ...##. ..###. ....## ....## ##..## ##..## .####.",
    "4": "##..## ##..## ##..## ##..## ###### ###### ....## ....## ....##", "5": "###### ##.... ##.... #####. ....## ....## ....## ##..## .####.",
    "6": ".####. ##..## ##.... ##.... #####. ##..## ##..## ##..## .####.", "7": "###### ##..## ....## ...##. ...##. ..##.. ..##.. ..##.. ..##..",
    "8": ".####. ##..## ##..## .####. .####. ##..## ##..## ##..## .####.", "9": ".####. ##..## ##..## ##..## .##### ....## ....## ##..## .####.",
    "?": ".####. ##..## ....## ...##. ..##.. ..##.. ...... ..##.. ..##..", "-": "...... ...... ...... ...... .####. .####. ...... ...... ......",
}
THEMES = {
    "moon": dict(
        colours=dict(b="#0b0d1a", c="#a9aebb", l="#d9dde6", d="#6b7080", o="#20243a", n="#2f3552", r="#e4405a", w="#ffffff", k="#14162a", y="#ffd23f", G="#58e06a", K="#0e2a14"),
        shut=["llllllllllllll", "lccccccccccccd", "lccccdddccclcd", "lcccdddddccccd", "lcccdccclcccdd", "lccccllllccccd", "lcccccccccccdd", "lcdcccccccccccd"[:14], "lclcccccdddccd", "lcccccccdcclcd", "lccdccccclllcd", "lcclcccccccccd", "lccccccccccccd", "dddddddddddddd"],
        flag=["kyyyyyyy..", "kywwyrrry.", "kyrrrrrry.", "kywwwwwwy.", "kyrrrrrry.", "kyyyyyyy..", "k.........", "k.........", "k.........", "kk........"],
        mine=["..GGGGGG..", ".GGGGGGGG.", "GGGGGGGGGG", "GKKGGGGKKG", "GKKKGGKKKG", "GGKKGGKKGG", ".GGGGGGGG.", "..GGGGGG..", "...GKKG...", "....GG...."],
        inks=["#6fc3ff", "#7dea7a", "#ff7a86", "#c99bff", "#ffb35c", "#5ff0e0", "#ffffff", "#a8b0c8"], ask="k", hit="#b02a3a", text="#c8d0e8"),
    "hatch": dict(
        colours=dict(b="#2b1d14", c="#c8782c", l="#f0b060", d="#7a3f14", o="#e9dcc0", n="#cdbb94", r="#d81e1e", w="#ffffff", k="#1c130c", y="#ffe04a", G="#3aa03a", K="#145014"),
        shut=["llllllllllllll", "lccccccccccccd", "lckccccccckccd"[:14], "lccccccccccccd", "lcccddddddcccd", "lccdkkkkkkdccd", "lcclccccccdccd", "lcclccccccdccd", "lccdkkkkkkdccd", "lcccllllllcccd", "lccccccccccccd", "lckccccccckccd", "lccccccccccccd", "dddddddddddddd"],
        flag=["...kkkk...", "..krrrrk..", ".krrwrrrk.", ".krwrrrrk.", ".krrrrrrk.", ".krrrrrrk.", ".krrrrrrk.", "kkkkkkkkkk", "kyyyyyyyyk", "kkkkkkkkkk"],
        mine=["..kkkkkk..", ".kGGGGGGk.", "kGGGGGGGGk", "kGKGGGGKGk", "kGGKGGKGGk", "kGGGGGGGGk", "kGGKKKKGGk", "kGGGGGGGGk", "kGkGGkGGkk", ".k.kk.kk.."],
        inks=["#1f3fbf", "#14701c", "#c01414", "#5a148c", "#8a4208", "#0a6a74", "#141010", "#706858"], ask="k", hit="#ff9030", text="#f0d8a8"),
    "desert": dict(
        colours=dict(b="#3a2348", c="#f2c14e", l="#ffe08a", d="#b97a2a", o="#6b3e5e", n="#5a3250", r="#e03c31", w="#fff6e0", k="#24142e", y="#ffd23f", G="#2f9e44", K="#17602a"),
        shut=["cccccccccccccc", "clcccccccccccd", "cccccccclllccd", "ccccccclcccccd", "ccdcccccccccd" + "d", "cdcdcccccccccd", "ccccccccccdccd", "cccclllccdcdcd", "ccclcccccccccd", "cccccccccccccd", "cdccccclllcccd", "dcdccclcccccdd", "cccccccccccccd", "cddddddddddddd"],
        flag=["....KK....", "...KGGK.K.", "K..KGGKKGK", "GK.KGGKKGK", "GK.KGGKGGK", "GGKKGGGGK.", "KGGGGGGK..", ".KKKGGK...", "...KGGK...", "...KGGK..."],
        mine=["w........w", "ww......ww", ".wwwwwwww.", "..wwwwww..", "..wkwwkw..", "..wkwwkw..", "..wwwwww..", "...wwww...", "...wkkw...", "....ww...."],
        inks=["#8ecbff", "#a6f08a", "#ff9a90", "#e4baff", "#ffca7a", "#7af5e6", "#ffffff", "#cbb6c6"], ask="k", hit="#e03c31", text="#ffe08a"),
    "pocket": dict(
        colours=dict(b="#0f380f", c="#8bac0f", l="#9bbc0f", d="#306230", o="#c4d83a", n="#a6bf22", r="#0f380f", w="#c4d83a", k="#0f380f", y="#9bbc0f", G="#306230", K="#0f380f"),
        shut=["dddddddddddddd", "dllllldlllllld"[:14], "dlccccdlcccccd", "dlccccdlcccccd", "dddddddddddddd", "dlldlllllldlld", "dlcdlcccccdlcd", "dlcdlcccccdlcd", "dddddddddddddd", "dllllldlllllld", "dlccccdlcccccd", "dlccccdlcccccd", "dlccccdlcccccd", "dddddddddddddd"],
        flag=[".kk....kk.", "kkkk..kkkk", "kwwkkkkkkk", "kwkkkkkkkk", "kkkkkkkkkk", ".kkkkkkkk.", "..kkkkkk..", "...kkkk...", "....kk....", ".........."],
        mine=["k........k", "kk..kk..kk", "kkkkkkkkkk", "kkkwkkwkkk", "kkkkkkkkkk", "kkkwwwwkkk", ".kk.kk.kk.", "..k.kk.k..", "....kk....", ".........."],
        inks=["#0f380f"] * 8, ask="k", hit="#306230", text="#c4d83a"),
}
name = g.choice(list(THEMES))
t = THEMES[name]
hues = {k: pygame.Color(v) for k, v in t["colours"].items()}
fits = [z for z in (1, 2, 2, 3, 3, 4) if 14 * z <= p.max_cell] or [1]
if max(fits) > 1 and g.random() < 0.8:
    fits = [z for z in fits if z > 1]
zoom = g.choice(fits)
size = 14 * zoom
rim = g.random() < 0.5
if p.status == "lost" and g.random() < 0.3:  # wrong flags stay as they were
    p.cells = [row.replace("x", "F") for row in p.cells]
    SHOWN["cells"] = p.cells


def dots(surface, rows, x, y, hue=None):
    for j, row in enumerate(rows):
        for i, k in enumerate(row):
            if k != "." and 0 <= x + i < surface.get_width() and 0 <= y + j < surface.get_height():
                surface.set_at((x + i, y + j), hue if hue else hues[k])


def tile(s):
    m = pygame.Surface((14, 14))
    if s in "#F?x":
        dots(m, t["shut"], 0, 0)
    else:
        m.fill(pygame.Color(t["hit"]) if s == "X" else hues["o"])
        pygame.draw.line(m, hues["n"], (13, 0), (13, 13))
        pygame.draw.line(m, hues["n"], (0, 13), (13, 13))
    if s in "12345678":
        rows = DIGITS[s].split()
        if name in ("moon", "desert"):
            dots(m, rows, 5, 3, hues["b"])
        dots(m, rows, 4, 2, pygame.Color(t["inks"][int(s) - 1]))
    elif s == "?":
        rows = DIGITS["?"].split()
        for a, b in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            dots(m, rows, 4 + a, 3 + b, hues["l"] if name != "pocket" else hues["w"])
        dots(m, rows, 4, 3, hues["k"])
    elif s in "Fx":
        dots(m, t["flag"], 2, 2)
    elif s in "*X":
        if s == "X" and name == "pocket":
            m.fill(hues["w"], (1, 1, 12, 12))
            pygame.draw.rect(m, hues["d"], (0, 0, 14, 14), 2)
        dots(m, t["mine"], 2, 2)
    if s == "x":
        for i in range(1, 13):
            for a in (0, 1):
                for x in (i, 13 - i):
                    m.set_at((min(13, x + a), i), hues["w"] if name != "pocket" else hues["k"])
        for i in range(1, 13):
            for x in (i, 13 - i):
                m.set_at((x, i), pygame.Color("#ff1040") if name != "pocket" else hues["w"])
    return pygame.transform.scale(m, (size, size))


tiles = {s: tile(s) for s in "#012345678F?*Xx"}
pad = g.choice([6, 12, 20])
under = g.random() < 0.5
bar = 46
W, H = max(p.cols * size + 2 * pad, 230), p.rows * size + 2 * pad + bar
left, top = (W - p.cols * size) // 2, pad if under else pad + bar
screen = pygame.display.set_mode((W, H))
pygame.display.set_caption({"moon": "MOONBASE SWEEPER", "hatch": "hatch hunt", "desert": "Cactus County", "pocket": "pocketmines v0.3"}[name])
font = pygame.font.SysFont("dejavusansmono", 14, bold=True)


def number(text, x, y, z):
    for i, k in enumerate(text):
        for j, row in enumerate(DIGITS[k].split()):
            for n, v in enumerate(row):
                if v == "#":
                    screen.fill(pygame.Color(t["text"]), (x + (i * 7 + n) * z, y + j * z, z, z))


def draw():
    screen.fill(hues["b"])
    y = H - bar if under else 4
    pygame.draw.rect(screen, pygame.Color(t["text"]), (6, y, W - 12, bar - 6), 2)
    icon = pygame.transform.scale(tiles["F"], (28, 28))
    screen.blit(icon, (12, y + 6))
    number(str(p.left), 48, y + 11, 2)
    time = f"{p.seconds:03d}"
    number(time, W - 16 - 14 * len(time), y + 11, 2)
    word = font.render({"playing": "", "won": "CLEAR!", "lost": "OUCH!"}[p.status], False, pygame.Color(t["text"]))
    screen.blit(word, (W // 2 - word.get_width() // 2 + 10, y + 12))
    if rim:
        pygame.draw.rect(screen, hues["d"], (left - 4, top - 4, p.cols * size + 8, p.rows * size + 8), 2)
    for r, c, s in p.each():
        screen.blit(tiles[s], (left + c * size, top + r * size))


tell_pygame(draw, lambda x, y: (x + left, y + top, p.cols * size, p.rows * size))
