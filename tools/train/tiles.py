"""Boards of made-up tiles for the lattice network: grounds, rims, lines and marks are drawn at random, so that it learns what
repeats both ways rather than the looks of some programs. Only fonts of the training split are used."""
import glob
import json
import os

import numpy as np
from PIL import Image, ImageDraw, ImageFont

SKINS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "skins")
FINE = 3
"""Tiles are drawn so many times as large and made smaller."""


def training_fonts():
    with open(os.path.join(SKINS, "fonts.json")) as text:
        names = json.load(text)["train"]
    files = [
        f"{SKINS}/node_modules/@fontsource/{name}/files/{name}-latin-{weight}-normal.woff2"
        for name in names
        for weight in (400, 700)
    ]
    found = [file for file in files if glob.glob(file)]
    if not found:
        raise SystemExit('No font is installed: run "npm ci" in tools/skins first.')
    return found


def colour(rng, low=0, high=255, grey=0.3):
    c = rng.uniform(low, high, 3)
    if rng.random() < grey:
        c[:] = c.mean() + rng.normal(0, 5, 3)
    return np.clip(c, 0, 255)


def shade(c, by):
    return tuple(int(v) for v in np.clip(np.asarray(c) * (1 + by) + 40 * by, 0, 255))


def ground_style(rng):
    return {
        "kind": rng.choice(["flat", "gradient", "bevel", "rounded", "disc", "outline", "motif", "hatch", "inset"],
                           p=[0.22, 0.1, 0.2, 0.14, 0.06, 0.1, 0.08, 0.04, 0.06]),
        "colour": colour(rng),
        "width": rng.uniform(0.03, 0.14),
        "shade": rng.uniform(0.08, 0.6),
        "inset": rng.uniform(0.0, 0.12),
        "radius": rng.uniform(0.05, 0.5),
        "angle": rng.uniform(0, 6.3),
        "mark": rng.integers(0, 1 << 30),
    }


def draw_ground(style, base, back, w, h):
    """One tile without its mark. base: its colour, back: that of the gaps around it."""
    image = Image.new("RGB", (w, h), shade(base, 0))
    draw = ImageDraw.Draw(image)
    kind, side = style["kind"], min(w, h)
    rim = max(1, round(style["width"] * side))
    gap = style["inset"] * side
    if kind in ("gradient", "bevel") and (kind == "gradient" or style["angle"] > 4):
        u, v = np.meshgrid(np.linspace(-0.5, 0.5, w), np.linspace(-0.5, 0.5, h))
        ramp = 1 + style["shade"] * (u * np.cos(style["angle"]) + v * np.sin(style["angle"]))
        image = Image.fromarray(np.clip(np.asarray(base) * ramp[..., None], 0, 255).astype(np.uint8))
        draw = ImageDraw.Draw(image)
    if kind in ("bevel", "inset"):
        light, dark = shade(base, style["shade"]), shade(base, -style["shade"])
        if kind == "inset":
            light, dark = dark, light
        for k in range(rim):
            draw.line([(k, h - 1 - k), (k, k), (w - 1 - k, k)], fill=light)
            draw.line([(k, h - 1 - k), (w - 1 - k, h - 1 - k), (w - 1 - k, k)], fill=dark)
    elif kind in ("rounded", "disc"):
        draw.rectangle([0, 0, w, h], fill=shade(back, 0))
        box = [gap, gap, w - 1 - gap, h - 1 - gap]
        if kind == "disc":
            draw.ellipse(box, fill=shade(base, 0))
        else:
            draw.rounded_rectangle(box, radius=style["radius"] * side / 2, fill=shade(base, 0),
                                   outline=shade(base, -style["shade"]) if style["angle"] > 3 else None, width=rim)
    elif kind == "outline":
        draw.rectangle([gap, gap, w - 1 - gap, h - 1 - gap], outline=shade(base, -style["shade"]), width=rim)
    elif kind == "motif":
        draw_shape(draw, np.random.default_rng(style["mark"]), w, h, shade(base, style["shade"] * (1 if style["angle"] > 3 else -1)), 0.6)
    elif kind == "hatch":
        for k in range(-h, w, max(3, rim * 2)):
            draw.line([(k, 0), (k + h, h)], fill=shade(base, -style["shade"] / 2), width=max(1, rim // 2))
    return image


def draw_shape(draw, rng, w, h, fill, size):
    """A random mark in the middle of a tile: disc, ring, cross, star, polygon, dots."""
    kind = rng.integers(0, 6)
    cx, cy = w / 2 + rng.normal(0, 0.03) * w, h / 2 + rng.normal(0, 0.03) * h
    r = min(w, h) / 2 * size * rng.uniform(0.5, 1.2)
    if kind == 0:
        draw.ellipse([cx - r, cy - r, cx + r, cy + r], fill=fill)
    elif kind == 1:
        draw.ellipse([cx - r, cy - r, cx + r, cy + r], outline=fill, width=max(1, int(r / 3)))
    elif kind == 2:
        width = max(1, int(r / 3))
        draw.line([cx - r, cy - r, cx + r, cy + r], fill=fill, width=width)
        draw.line([cx - r, cy + r, cx + r, cy - r], fill=fill, width=width)
    elif kind == 3:
        n = int(rng.integers(3, 9))
        phase = rng.uniform(0, 6.3)
        turn = [phase + 2 * np.pi * k / n for k in range(n)]
        reach = r * rng.uniform(0.5, 1.1, n)
        draw.polygon([(cx + q * np.cos(t), cy + q * np.sin(t)) for t, q in zip(turn, reach)], fill=fill)
    elif kind == 4:
        for _ in range(int(rng.integers(2, 5))):
            points = [(cx + rng.uniform(-r, r), cy + rng.uniform(-r, r)) for _ in range(2)]
            draw.line([v for p in points for v in p], fill=fill, width=max(1, int(r / 4)))
    else:
        q = max(1, r / 4)
        for _ in range(int(rng.integers(1, 7))):
            x, y = cx + rng.uniform(-r, r) * 0.8, cy + rng.uniform(-r, r) * 0.8
            draw.ellipse([x - q, y - q, x + q, y + q], fill=fill)


def draw_text(draw, text, font, w, h, fill):
    box = draw.textbbox((0, 0), text, font=font)
    draw.text((w / 2 - (box[0] + box[2]) / 2, h / 2 - (box[1] + box[3]) / 2), text, font=font, fill=fill)


def smooth_noise(rng, rows, cols, cell):
    small = rng.random((max(2, int(rows / cell) + 2), max(2, int(cols / cell) + 2))).astype(np.float32)
    return np.asarray(Image.fromarray(small).resize((cols, rows), Image.BICUBIC))


def position(rng, rows, cols):
    """-1 covered, -2 flagged, -3 mine, 0 to 8."""
    mined = rng.random((rows, cols)) < rng.uniform(0.08, 0.25)
    around = np.pad(mined.astype(int), 1)
    count = sum(around[1 + dy : rows + 1 + dy, 1 + dx : cols + 1 + dx] for dy in (-1, 0, 1) for dx in (-1, 0, 1)) - mined
    part = rng.choice([0, rng.uniform(0.1, 0.9), rng.uniform(0.1, 0.9), 1.1], p=[0.06, 0.42, 0.42, 0.1])
    noise = smooth_noise(rng, rows, cols, rng.uniform(2, 6))
    order = noise.ravel().argsort().argsort().reshape(rows, cols) / (rows * cols)
    cells = np.where((order < part) & ~mined, count, -1)
    flagged = rng.random((rows, cols)) < rng.uniform(0, 0.9)
    cells[(cells == -1) & mined & flagged] = -2
    if rng.random() < 0.1:
        cells[(cells == -1) & mined] = -3
    return cells


def draw_board(rng, fonts, rows, cols, px, py):
    """A board as an array of (rows · py, cols · px, 3)."""
    w, h = px * FINE, py * FINE
    closed, opened = ground_style(rng), ground_style(rng)
    if rng.random() < 0.35:
        opened = {**closed, "colour": opened["colour"]}
    if rng.random() < 0.35:
        opened["kind"] = "flat"
    if rng.random() < 0.12:
        opened["colour"] = closed["colour"] * rng.uniform(0.9, 1.1)
    back = colour(rng)
    chequer = rng.uniform(0.05, 0.25) * rng.choice([-1, 1]) if rng.random() < 0.2 else 0
    both = rng.random() < 0.5
    tinted = rng.random() < 0.12
    style = rng.choice(["text", "text", "text", "shape", "badge"])
    font = ImageFont.truetype(str(rng.choice(fonts)), max(6, int(h * rng.uniform(0.4, 0.85))))
    inks = [shade(colour(rng), 0) for _ in range(9)] if rng.random() < 0.75 else [shade(colour(rng), 0)] * 9
    zero = rng.random() < 0.06
    letter = chr(rng.integers(33, 126)) if rng.random() < 0.1 else None
    if rng.random() < 0.1:
        # Characters on one ground, as in terminals.
        closed = {**closed, "kind": "flat", "colour": back}
        opened, letter, style = closed, letter or str(rng.choice(list(".#?*+o-"))), "text"
        chequer, zero = 0, zero or rng.random() < 0.5
    seeds = rng.integers(0, 1 << 30, 12)
    cache = {}

    def tile(symbol, odd):
        ground, is_open = (opened, True) if symbol >= 0 or symbol == -3 else (closed, False)
        base = ground["colour"] * (1 + (chequer if odd and (both or not is_open) else 0))
        if tinted and symbol > 0:
            base = np.asarray(inks[symbol], float)
        image = draw_ground(ground, base, back, w, h)
        draw = ImageDraw.Draw(image)
        if symbol > 0 or (symbol == 0 and zero):
            ink = inks[symbol] if not tinted else shade(255 - base, 0)
            if style == "badge":
                draw.ellipse([w * 0.2, h * 0.2, w * 0.8, h * 0.8], fill=shade(inks[symbol], -0.4))
            if style == "shape":
                draw_shape(draw, np.random.default_rng(seeds[symbol]), w, h, ink, 0.75)
            else:
                draw_text(draw, str(symbol), font, w, h, ink)
        elif symbol < -1:
            for k in range(2):
                draw_shape(draw, np.random.default_rng(seeds[9 + (symbol == -3)] + k), w, h, inks[k], 0.7 - 0.25 * k)
        elif symbol == -1 and letter:
            draw_text(draw, letter, font, w, h, inks[0])
        return np.asarray(image.resize((px, py), Image.BOX), np.float32)

    cells = position(rng, rows, cols)
    out = np.zeros((rows * py, cols * px, 3), np.float32)
    for r in range(rows):
        for c in range(cols):
            key = (int(cells[r, c]), (r + c) % 2 if chequer else 0)
            if key not in cache:
                cache[key] = tile(*key)
            out[r * py : (r + 1) * py, c * px : (c + 1) * px] = cache[key]
    if rng.random() < 0.25:
        grain = smooth_noise(rng, *out.shape[:2], rng.uniform(2, 3 * px)) - 0.5
        only = (np.kron(cells < 0, np.ones((py, px))) if rng.random() < 0.5 else np.ones(out.shape[:2]))
        out += (grain * only * rng.uniform(10, 90))[..., None]
    if rng.random() < 0.45:
        line(rng, out, cells, px, py)
    return np.clip(out, 0, 255).astype(np.uint8)


def line(rng, out, cells, px, py):
    """Lines between cells, on all or only where cells are open, covered, or differ."""
    wide = max(1, int(round(rng.uniform(0.02, 0.1) * min(px, py))))
    ink = colour(rng)
    strength = rng.uniform(0.15, 1)
    where = rng.choice(["all", "all", "all", "open", "covered"])
    centred = wide // 2 if rng.random() < 0.6 else 0
    mask = np.zeros(out.shape[:2], np.float32)
    for k in range(cells.shape[0] + 1):
        mask[max(0, k * py - centred) : k * py - centred + wide] = strength
    for k in range(cells.shape[1] + 1):
        mask[:, max(0, k * px - centred) : k * px - centred + wide] = strength
    if where != "all":
        mask *= np.kron((cells >= 0) == (where == "open"), np.ones((py, px)))
    out += mask[..., None] * (ink - out)


def screen_with_board(rng, fonts, ground):
    """A desktop (array) with a board of made-up tiles in a window: picture, and its lattice as (rows, cols, x, y, pitchX, pitchY)."""
    picture = ground.copy()
    high, wide = picture.shape[:2]
    if rng.random() < 0.5:
        rows, cols = [(9, 9), (8, 8), (16, 16), (16, 30), (10, 10), (14, 18), (20, 24)][rng.integers(0, 7)]
    else:
        rows, cols = int(rng.integers(6, 25)), int(rng.integers(6, 33))
    px = int(np.clip(np.exp(rng.uniform(np.log(15), np.log(44))), 10, min(wide / (cols + 2), high / (rows + 3))))
    aspect = 1 if rng.random() < 0.8 else rng.uniform(0.6, 2.1)
    py = int(np.clip(round(px * aspect), 10, high / (rows + 3)))
    board = draw_board(rng, fonts, rows, cols, px, py)
    bh, bw = board.shape[:2]
    x = int(rng.integers(px // 2, max(px // 2 + 1, wide - bw - px // 2)))
    y = int(rng.integers(py, max(py + 1, high - bh - py // 2)))
    image = Image.fromarray(picture)
    draw = ImageDraw.Draw(image)
    frame = colour(rng)
    around = [rng.uniform(0.05, 1.5) * px for _ in range(2)] + [rng.uniform(0.05, 3) * py, rng.uniform(0.05, 1.5) * py]
    draw.rectangle([x - around[0], y - around[2], x + bw + around[1], y + bh + around[3]], fill=shade(frame, 0))
    rim = int(rng.uniform(0, 0.35) * px)
    for k in range(rim):
        draw.rectangle([x - 1 - k, y - 1 - k, x + bw + k, y + bh + k], outline=shade(frame, 0.4 if rng.random() < 0.3 else -0.4))
    if around[2] > 1.3 * py:
        font = ImageFont.truetype(str(rng.choice(fonts)), max(8, int(py * 0.7)))
        for _ in range(int(rng.integers(1, 4))):
            draw.text((x + rng.uniform(0, 0.9) * bw, y - 1.2 * py), str(rng.integers(0, 999)), font=font, fill=shade(colour(rng), 0))
    picture = np.asarray(image).copy()
    picture[y : y + bh, x : x + bw] = board[: high - y, : wide - x]
    return picture, (rows, cols, x, y, px, py)
