"""A tiny sixteen-colour game on a small surface that is blown up to the window: ten to sixteen dots a cell, urchins for mines, a float for a flag."""
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

from support import Position, tell_pygame

p = Position()
g = p.rng
pygame.init()
PAL = {k: pygame.Color(v) for k, v in zip("0123456789abcdef", ["#1a1c2c", "#5d275d", "#b13e53", "#ef7d57", "#ffcd75", "#a7f070", "#38b764", "#257179", "#29366f", "#3b5dc9", "#41a6f6", "#73eff7", "#f4f4f4", "#94b0c2", "#566c86", "#333c57"])}
LOOKS = [  # ground, cover, light, dark, floor, floor dot, digits, words
    ("8", "9", "a", "0", "f", "e", "a5342bcd", "c"), ("7", "6", "5", "7", "0", "f", "b5342acd", "c"), ("0", "e", "d", "f", "0", "f", "cccccccc", "4"), ("3", "2", "3", "1", "4", "3", "81270162", "0"), ("d", "e", "d", "f", "c", "d", "96217103", "0"),
]
ground, cover, light, dark, floor, speck, digits, words = g.choice(LOOKS)
GLYPH = {
    "1": ".#.,##.,.#.,.#.,###", "2": "##.,..#,.#.,#..,###", "3": "###,..#,.##,..#,###", "4": "#.#,#.#,###,..#,..#", "5": "###,#..,##.,..#,##.",
    "6": ".##,#..,###,#.#,###", "7": "###,..#,..#,.#.,.#.", "8": "###,#.#,###,#.#,###", "9": "###,#.#,###,..#,##.", "0": "###,#.#,#.#,#.#,###", "?": "##.,..#,.#.,...,.#.", "-": "...,...,###,...,...", ":": "...,.#.,...,.#.,...", "/": "..#,..#,.#.,#..,#..",
}
BIG = {
    "1": "..##..,.###..,..##..,..##..,..##..,..##..,.####.", "2": ".####.,##..##,....##,..###.,.##...,##....,######", "3": "#####.,....##,....##,.####.,....##,....##,#####.", "4": "##..##,##..##,##..##,######,....##,....##,....##",
    "5": "######,##....,#####.,....##,....##,##..##,.####.", "6": ".####.,##....,##....,#####.,##..##,##..##,.####.", "7": "######,....##,....##,...##.,..##..,..##..,..##..", "8": ".####.,##..##,##..##,.####.,##..##,##..##,.####.", "?": ".####.,##..##,....##,..###.,..##..,......,..##..",
}
FLOAT = ["...4....", "...44...", "...444..", "...4....", "..cccc..", ".222222.", ".cccccc.", "..2222.."]
URCHIN = ["#..#..#.", ".#.#.#..", "..###...", "#######.", "..###...", ".#.#.#..", "#..#..#.", "........"]
dots = g.choice([10, 12, 12, 14, 16])
dots = min(dots, max(10, int(p.max_cell / 1.6)))
zoom = g.uniform(1.6, 4) if g.random() < 0.5 else g.choice([2, 3, 4])
zoom = min(zoom, max(1.4, p.max_cell / dots), 64 / dots)
big = dots >= 12 and g.random() < 0.6
pad, strip = 4, 12
w, h = p.cols * dots + 2 * pad, p.rows * dots + 2 * pad + strip
img = pygame.Surface((w, h))
img.fill(PAL[ground])


def stamp(rows, x, y, ink=None):
    for j, row in enumerate(rows):
        for i, ch in enumerate(row):
            if ch != ".":
                img.set_at((x + i, y + j), PAL[ink or ch])


def say(text, x, y, ink):
    for ch in text:
        if ch in GLYPH:
            stamp(GLYPH[ch].split(","), x, y, ink)
        x += 4


style = g.choice(["bevel", "gap", "wave"])
for r, c, s in p.each():
    x, y = pad + c * dots, pad + strip + r * dots
    n = dots
    if s in "#F?x":
        img.fill(PAL[cover], (x, y, n, n))
        if style == "gap":
            img.fill(PAL[ground], (x + n - 1, y, 1, n)), img.fill(PAL[ground], (x, y + n - 1, n, 1))
            img.set_at((x, y), PAL[ground])
        else:
            img.fill(PAL[light], (x, y, n - 1, 1)), img.fill(PAL[light], (x, y, 1, n - 1))
            img.fill(PAL[dark], (x + n - 1, y, 1, n)), img.fill(PAL[dark], (x, y + n - 1, n, 1))
        if style == "wave" and s == "#":
            for i in range(3):
                img.set_at((x + 3 + i * 2, y + 3 + i % 2), PAL[light]), img.set_at((x + 3 + i * 2, y + n - 4 - i % 2), PAL[dark])
    else:
        img.fill(PAL["2" if s == "X" else floor], (x, y, n, n))
        if style == "gap":
            img.fill(PAL[ground], (x + n - 1, y, 1, n)), img.fill(PAL[ground], (x, y + n - 1, n, 1))
        else:
            img.set_at((x, y), PAL[speck]), img.set_at((x + n - 1, y + n - 1), PAL[speck])
            img.fill(PAL[speck], (x, y, n, 1)) if style == "wave" else None
            img.fill(PAL[speck], (x, y, 1, n)) if style == "wave" else None
    if s in "12345678?":
        ink = digits[int(s) - 1] if s != "?" else "c" if cover != "d" else "0"
        if big:
            stamp(BIG[s].split(","), x + (n - 6) // 2, y + (n - 7) // 2, ink)
        else:
            stamp(GLYPH[s].split(","), x + (n - 3) // 2, y + (n - 5) // 2, ink)
    elif s in "Fx":
        stamp(FLOAT, x + (n - 8) // 2, y + (n - 8) // 2)
        if s == "x":
            for i in range(1, n - 1):
                for dx in (0, 1):
                    img.set_at((x + min(n - 1, i + dx), y + i), PAL["0"]), img.set_at((x + min(n - 1, n - 1 - i + dx), y + i), PAL["0"])
    elif s in "*X":
        stamp(URCHIN, x + (n - 7) // 2, y + (n - 7) // 2, "0" if floor != "0" or s == "X" else "c")
stamp(FLOAT, pad, 3)
say(g.choice([str(p.left), f"{p.mines - p.left}/{p.mines}"]), pad + 10, 5, words)
clock = f"{p.seconds // 60}:{p.seconds % 60:02d}"
say(clock, w - pad - 4 * len(clock), 5, words)
face = PAL["4" if p.status != "lost" else "2"]
img.fill(face, (w // 2 - 4, 3, 9, 9))
for i in (-2, 2):
    img.set_at((w // 2 + i, 6), PAL["0"])
img.fill(PAL["0"], (w // 2 - 2, 9 if p.status != "lost" else 10, 5, 1))
W, H = round(w * zoom), round(h * zoom)
window = pygame.display.set_mode((W, H))
pygame.display.set_caption(g.choice(["CORAL", "coral.exe", "Coral Sweeper (16 colours)"]))
soft = zoom != int(zoom) and g.random() < 0.5
view = pygame.transform.smoothscale(img, (W, H)) if soft else pygame.transform.scale(img, (W, H))
kx, ky = W / w, H / h
tell_pygame(lambda: window.blit(view, (0, 0)), lambda x, y: (x + pad * kx, y + (pad + strip) * ky, p.cols * dots * kx, p.rows * dots * ky))
