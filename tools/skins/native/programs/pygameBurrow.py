"""A meadow of pixel art, tiles of 12 pixels enlarged by a whole number: grass with tufts and flowers over burrows, dirt below, a striped pennant, a bomb or a hedgehog; a panel of pixel letters."""
import os
import zlib

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["SDL_VIDEO_CENTERED"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
PALETTES = {  # grass, its light, its shade, petals, dirt, its speck, its edge, panel, letters, cloth, stripe, pole, beast, digits
    "meadow": ("#5fa83c", "#86c95a", "#37702a", "#f4e04d", "#c99a6a", "#b98858", "#a97a4c", "#2f2a3a", "#f4f0e0", "#e03a3a", "#ffffff", "#3a2412", "#20181c", "#1f3fb0 #155c1c #b01616 #4d1a80 #6e2408 #0a5862 #101010 #54483e"),
    "boy": ("#6b8c2a", "#8bac0f", "#306230", "#9bbc0f", "#c4d67a", "#b2c668", "#9bb04e", "#0f380f", "#c4d67a", "#0f380f", "#c4d67a", "#0f380f", "#0f380f", "#0f380f #0f380f #0f380f #0f380f #0f380f #0f380f #0f380f #0f380f"),
    "pico": ("#008751", "#00b060", "#005a3c", "#ff77a8", "#fff1e8", "#ead8cc", "#c2c3c7", "#1d2b53", "#fff1e8", "#ff004d", "#ffec27", "#1d2b53", "#1d2b53", "#1d6fd0 #007a48 #ff004d #7e2553 #ab5236 #0a7c8c #000000 #5f574f"),
    "winter": ("#a8c4e0", "#e6f2ff", "#6c8cb4", "#ffffff", "#57688c", "#4d5d80", "#435272", "#202840", "#e6f2ff", "#ff5a4a", "#ffd84a", "#281c28", "#10141f", "#bfe0ff #a8f0a0 #ffb0a0 #e4c0ff #ffd08a #9af0f0 #ffffff #b8c0d0"),
    "nightfall": ("#39336a", "#5a52a0", "#221d44", "#ffd75f", "#171426", "#1f1b33", "#2c2748", "#0c0a16", "#d8d0ff", "#ff4d8d", "#ffffff", "#ffe9b0", "#ffb454", "#74b8ff #78e890 #ff7878 #d090ff #ffb060 #60e8e0 #ffffff #a098c0"),
    "c64": ("#6c5eb5", "#9f94e0", "#40318d", "#b8c76f", "#d5d5d5", "#c4c4c4", "#959595", "#352879", "#9f94e0", "#b8c76f", "#68372b", "#000000", "#000000", "#352879 #2f6a20 #8c2e20 #6f2f86 #6f4f25 #2a6670 #000000 #6c6c6c"),
}
name = list(PALETTES)[zlib.crc32(("".join(p.cells) + "0").encode()) % len(PALETTES)]
grass, light, shade, petal, dirt, speck, edge, panel, letters, cloth, stripe, pole, beast, inks = PALETTES[name]
inks = inks.split()
FONT = {
    "1": "..##.,.###.,..##.,..##.,..##.,..##.,.####", "2": ".###.,##.##,...##,..##.,.##..,##...,#####", "3": "####.,...##,...##,.###.,...##,...##,####.",
    "4": "...##,..###,.#.##,##.##,#####,...##,...##", "5": "#####,##...,####.,...##,...##,##.##,.###.", "6": ".###.,##...,##...,####.,##.##,##.##,.###.",
    "7": "#####,...##,...##,..##.,..##.,.##..,.##..", "8": ".###.,##.##,##.##,.###.,##.##,##.##,.###.", "?": ".###.,##.##,...##,..##.,..##.,.....,..##.",
    "9": ".###.,##.##,##.##,.####,...##,...##,.###.", "0": ".###.,##.##,##.##,##.##,##.##,##.##,.###.", " ": ".....,.....,.....,.....,.....,.....,.....", ":": ".....,..##.,..##.,.....,..##.,..##.,.....",
    "B": "####.,##.##,##.##,####.,##.##,##.##,####.", "O": ".###.,##.##,##.##,##.##,##.##,##.##,.###.", "M": "#...#,##.##,#####,#.#.#,#...#,#...#,#...#", "W": "#...#,#...#,#...#,#.#.#,#####,##.##,#...#",
    "I": "#####,..#..,..#..,..#..,..#..,..#..,#####", "N": "##..#,##..#,###.#,#.###,#..##,#..##,#..##", "E": "#####,##...,##...,####.,##...,##...,#####", "T": "#####,..##.,..##.,..##.,..##.,..##.,..##.",
    "L": "##...,##...,##...,##...,##...,##...,#####", "F": "#####,##...,##...,####.,##...,##...,##...", "-": ".....,.....,.....,####.,.....,.....,.....",
}
PENNANT = "p........,pcccc....,pccccccc.,psssssss.,pccccccc.,pcccc....,p........,p........,p........,pp......."
BANNER = "p........,pccccccc.,pssssssc.,pccccccc.,pssssssc.,pccccccc.,p........,p........,p........,pp......."
BOMB = ".......o..,......b.y.,...bbbb...,..bbbbbb..,.bbwbbbbb.,.bwbbbbbb.,.bbbbbbbb.,.bbbbbbbb.,..bbbbbb..,...bbbb..."
HEDGEHOG = "....b.b...,..b.bbb.b.,.bbbbbbbbb,..bbbbbbb.,bbbbbbbbbb,.bbbbbbbww,bbbbbbbwkw,.bbbbbbwww,..bbbbbwwk,..w..w.w.."
flag, mine = g.choice([PENNANT, BANNER]), g.choice([BOMB, BOMB, HEDGEHOG])
rim = g.choice(["bevel", "soft", "none"])
wide = g.random() < 0.35  # the panel at the right
if wide:
    p.max_cell = (p.max_cell * p.cols - 100) / p.cols
zoom = max(1, min(4, int(p.max_cell) // 12))
zoom = g.randint(min(2, zoom), zoom)
unit = 12
u = unit * zoom
flowers = g.random() < 0.8


def make(s, k):
    t = pygame.Surface((unit, unit))
    if s in "012345678*X":
        t.fill(dirt if s != "X" else ("#ff6a4a" if name not in ("boy",) else "#6b8c2a"))
        if s != "X":
            for i in range(3):
                t.set_at(((k * 5 + i * 7) % 11, (k * 3 + i * 4 + i * i) % 11), speck)
        for i in range(unit):
            t.set_at((i, unit - 1), edge)
            t.set_at((unit - 1, i), edge)
    else:
        t.fill(grass)
        if s == "#":
            for i in range(3):
                x, y = (k * 7 + i * 4) % 8 + 1, (k * 5 + i * 5 + 2 * (i % 2)) % 8 + 2
                t.set_at((x, y), light)
                t.set_at((x, y + 1), light)
                t.set_at((x + 1, y + 1), shade)
            if flowers and k % 5 == 0:
                x, y = k % 6 + 3, k * 3 % 6 + 3
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    t.set_at((x + dx, y + dy), petal)
                t.set_at((x, y), shade)
        for i in range(unit):
            if rim != "none":
                t.set_at((i, unit - 1), shade)
                t.set_at((unit - 1, i), shade)
            if rim == "bevel":
                t.set_at((i, 0), light)
                t.set_at((0, i), light)
        if rim == "none":  # only a dotted seam between two tufts
            for i in range(0, unit, 2):
                t.set_at((i, unit - 1), shade)
                t.set_at((unit - 1, i), shade)
        if rim == "soft":
            for x, y in ((0, 0), (unit - 2, 0), (0, unit - 2), (unit - 2, unit - 2)):
                t.set_at((x, y), shade)
    art, at = None, (3, 2)
    if s in "12345678?":
        art, ink = FONT[s], inks[int(s) - 1] if s != "?" else ("#ffffff" if name not in ("boy", "winter") else "#0f380f" if name == "boy" else "#202840")
    elif s in "Fx":
        art, at = flag, (2, 1)
    elif s in "*X":
        art, at = mine, (1, 1)
    if art:
        tones = {"p": pole, "c": cloth, "s": stripe, "b": beast if s != "X" else "#181018", "w": "#ffffff", "k": "#181018", "o": "#ffb000", "y": "#ff6000"}
        if name == "boy":
            tones.update(b="#0f380f", o="#306230", y="#306230", w="#c4d67a", k="#0f380f")
        for y, row in enumerate(art.split(",")):
            for x, ch in enumerate(row):
                if ch != ".":
                    t.set_at((x + at[0], y + at[1]), ink if ch == "#" else tones[ch])
    if s == "x":
        for i in range(1, unit - 2):
            for a in (i, unit - 2 - i):
                for d in (0, 1):
                    t.set_at((min(unit - 2, a + d), i), "#000000" if name not in ("nightfall", "boy") else "#ffffff" if name != "boy" else "#0f380f")
    return pygame.transform.scale(t, (u, u))


pygame.init()
bw, bh = u * p.cols, u * p.rows
pad = g.choice([0, 8, 16])
m = 2 if min(bw, bh) > 150 else 1
if wide:
    size = (bw + 2 * pad + 100, max(bh + 2 * pad, 150))
    spot = (pad, pad)
else:
    size = (max(bw + 2 * pad, 180), bh + 2 * pad + 34)
    spot = ((size[0] - bw) // 2, 34 + pad if g.random() < 0.7 else pad)
screen = pygame.display.set_mode(size)
pygame.display.set_caption(g.choice(["Burrow", "burrow.exe", "pygame window"]))
cache = {}


def write(text, x, y, z, tone):
    for ch in text:
        for j, row in enumerate(FONT[ch].split(",")):
            for i, bit in enumerate(row):
                if bit == "#":
                    screen.fill(tone, (x + i * z, y + j * z, z, z))
        x += 6 * z


def draw():
    screen.fill(panel)
    word = {"playing": "MINE", "won": "WIN", "lost": "BOOM"}[p.status]
    if wide:
        x = bw + 2 * pad + 10
        for i, (text, tone) in enumerate(((word, cloth if name != "boy" else letters), (f"{p.left:03d}", letters), (f"{p.seconds:03d}", letters))):
            write(text, x, 14 + i * 36, 3, tone if name != "c64" else letters)
    else:
        y = 10 if spot[1] >= 34 else bh + 2 * pad + 10
        write(f"F{p.left}", 8, y, 2, letters)
        write(word, size[0] // 2 - len(word) * 6, y, 2, petal)
        write(f"T{p.seconds}", size[0] - 12 * (1 + len(str(p.seconds))) - 6, y, 2, letters)
    for r, c, s in p.each():
        k = (r * 31 + c * 17 + r * c * 7) % 23
        if (s, k) not in cache:
            cache[s, k] = make(s, k)
        screen.blit(cache[s, k], (spot[0] + c * u, spot[1] + r * u))


tell_pygame(draw, lambda x, y: (x + spot[0], y + spot[1], bw, bh))
