"""Photographs boards for the board network:

    python3 tools/train/boardPhotos.py OUT_FOLDER PICTURES_FOLDER [PICTURES_FOLDER …] [--shards N] [--seed N]

A folder of pictures is what tools/train/boards.ts or a shooter of tools/skins wrote. What tools/camera does by physics to a whole screen is done here to
windows of at most 16 × 16 cells, often with what is beside the board, at once in the flat: the camera's pixel grid at some angle and size of a cell, point spread, moiré, uneven light, glare,
hands, noise, gamma, JPEG, two frames averaged, and back to 24 Px a cell, a little beside where the cells are. Each shard is an .npz of flat pictures
(uint8, 4 Px around the cells) and the symbols (places in SYMBOLS, 255 where nothing is asked).
"""
import argparse
import glob
import io
import json
import os
import time

import numpy as np
import torch
from PIL import Image, ImageDraw
from torch.nn import functional as F

from photos import LINEAR, spread

SYMBOLS = "012345678#F?*Xx~-"
"""What cells show; the last is beside the board."""
CLOSED, OPEN = "#F?", "012345678*X"
PITCH, RIM, MOST = 24, 4, 16
SIZE = MOST * PITCH + 2 * RIM
EACH_SHARD = 64
UNASKED = 255
BESIDE = (0.62, 0.3, 0.08)
"""How often no, one or two rows or columns of a side of a window lie beside the board."""
MOST_BESIDE = len(BESIDE) - 1
SCREENSHOTS = 0.25
"""Share of windows that are not photographed: the network is asked about the own screen, too."""
FADED = 0.12
"""How often all flags, or all marks, or all numbers of a picture nearly have the colours of their ground."""
TURNED = 0.12
"""How often light and dark are exchanged in all covered or in all open cells: covered cells that are sunk, or open ones that are raised."""
TEXTURED = 0.15
"""How often all covered or all open cells get a texture: grass, felt, pixels, stripes."""
BACKDROP = 0.1
"""How often a board lies on a picture that shines through it."""
RESIZED = 0.12
"""How often a picture is shown at another size, larger or smaller, by its nearest pixels."""
COVERED = 0.2
"""How often another window, a menu or the pointer lies over a part of a window."""
HIDDEN_ABOVE, HIDDEN_BELOW = 0.3, 0.03
"""Share of a cell that is hidden above which it must not be read, and up to which it must."""


def load_boards(folders):
    """Each board as its picture around the cells, with the lattice there, and its symbols."""
    boards = []
    for folder in folders:
        for name in sorted(glob.glob(f"{folder}/**/*.json", recursive=True)):
            truth = json.load(open(name))
            picture = name[:-5] + ".png"
            if truth.get("shape") != "square" or not truth.get("cells") or not os.path.exists(picture):
                continue
            symbols = np.array([[SYMBOLS.find(c) for c in row] for row in truth["cells"]])
            if symbols.min() < 0 or min(symbols.shape) < 4:
                continue
            symbols = symbols.astype(np.uint8)
            rows, cols = symbols.shape
            region = truth["region"]
            px, py = region["width"] / cols, region["height"] / rows
            image = Image.open(picture).convert("RGB")
            mx, my = MOST_BESIDE * px, MOST_BESIDE * py
            box = [int(region["x"] - mx), int(region["y"] - my), int(region["x"] + region["width"] + mx) + 1, int(region["y"] + region["height"] + my) + 1]
            box = [max(0, box[0]), max(0, box[1]), min(image.width, box[2]), min(image.height, box[3])]
            for cell in truth.get("touched", []):
                symbols[cell // cols, cell % cols] = UNASKED
            boards.append((truth["config"], np.asarray(image.crop(box)), (region["x"] - box[0], region["y"] - box[1], px, py), symbols))
    return boards


def recoloured(rng, picture):
    """The same drawing in other colours."""
    kind = rng.random()
    if kind < 0.45:
        return picture
    if kind < 0.75:
        picture = picture[..., rng.permutation(3)]
    elif kind < 0.85:
        mix = np.eye(3) * 0.5 + rng.dirichlet([1, 1, 1], 3) * 0.5
        picture = np.clip(picture.astype(np.float32) @ mix.T.astype(np.float32), 0, 255).astype(np.uint8)
    if rng.random() < 0.25:
        picture = 255 - picture
    if rng.random() < 0.4:
        low, high, gamma = rng.uniform(0, 60), rng.uniform(190, 255), np.exp(rng.uniform(-0.5, 0.5))
        picture = (low + (high - low) * (np.arange(256) / 255) ** gamma).astype(np.uint8)[picture]
    return picture


def cells_showing(which, lattice, symbols):
    """Where in the picture the cells are that show one of some symbols."""
    x0, y0, px, py = lattice
    for row, col in zip(*np.nonzero(np.isin(symbols, [SYMBOLS.index(s) for s in which]))):
        yield slice(round(y0 + row * py), round(y0 + (row + 1) * py)), slice(round(x0 + col * px), round(x0 + (col + 1) * px))


def redrawn(rng, picture, lattice, symbols):
    """The same board as another program might draw it: marks that hardly show, or covered or open cells with light and dark exchanged."""
    fades, turns = rng.random() < FADED, rng.random() < TURNED
    if not (fades or turns):
        return picture
    _, _, px, py = lattice
    picture = picture.astype(np.float32)
    if fades:
        which, ground = (("F", "#"), ("F?", "#"), ("*", "0"), ("12345678", "0"), ("3", "0"))[rng.integers(5)]
        high, wide = int(py), int(px)
        plain = [picture[at][:high, :wide] for at in cells_showing(ground, lattice, symbols)]
        plain = [p for p in plain if p.shape == (high, wide, 3)]
        if plain:
            mean, share = np.mean(plain, 0), rng.uniform(0.3, 0.6)
            for at in cells_showing(which, lattice, symbols):
                part = picture[at]
                h, w = min(high, part.shape[0]), min(wide, part.shape[1])
                part[:h, :w] += share * (mean[:h, :w] - part[:h, :w])
    if turns:
        parts = list(cells_showing(CLOSED if rng.random() < 0.5 else OPEN, lattice, symbols))
        values = [picture[at].mean((0, 1)) for at in parts if picture[at].size]
        if values:
            middle = np.median(values, 0) if rng.random() < 0.7 else 127.5
            for at in parts:
                picture[at] = 2 * middle - picture[at]
    return np.clip(picture, 0, 255).astype(np.uint8)


def on_texture(rng, picture, lattice, symbols):
    """The same board with a texture on all cells of a kind, or with a blurred picture behind it."""
    if rng.random() < BACKDROP:
        coarse = rng.uniform(-1, 1, (int(rng.integers(2, 7)), int(rng.integers(2, 7)), 3)) * rng.uniform(10, 70)
        high, wide = picture.shape[:2]
        ys, xs = np.meshgrid((np.arange(high) + 0.5) * coarse.shape[0] / high, (np.arange(wide) + 0.5) * coarse.shape[1] / wide, indexing="ij")
        picture = np.clip(picture + sample(coarse.astype(np.float32), xs, ys), 0, 255).astype(np.uint8)
    if rng.random() >= TEXTURED:
        return picture
    _, _, px, py = lattice
    which = CLOSED if rng.random() < 0.7 else OPEN
    high, wide = int(np.ceil(py)) + 1, int(np.ceil(px)) + 1
    tiles = [texture(rng, high, wide) for _ in range(1 if rng.random() < 0.5 else 6)]
    picture = picture.astype(np.float32)
    for at in cells_showing(which, lattice, symbols):
        part = picture[at]
        part += tiles[rng.integers(len(tiles))][: part.shape[0], : part.shape[1]]
    return np.clip(picture, 0, 255).astype(np.uint8)


def by_nearest(rng, picture, lattice):
    """The same board at another size, each pixel the nearest of the picture; the picture and its lattice."""
    if rng.random() >= RESIZED:
        return picture, lattice
    x0, y0, px, py = lattice
    scale = np.exp(rng.uniform(np.log(max(0.7, 14 / min(px, py))), np.log(3))) if min(px, py) < 40 else rng.uniform(0.5, 1)
    high, wide = (max(1, round(side * scale)) for side in picture.shape[:2])
    sx, sy = wide / picture.shape[1], high / picture.shape[0]
    rows = ((np.arange(high) + 0.5) / sy).astype(int).clip(0, picture.shape[0] - 1)
    cols = ((np.arange(wide) + 0.5) / sx).astype(int).clip(0, picture.shape[1] - 1)
    return picture[rows][:, cols], (x0 * sx, y0 * sy, px * sx, py * sy)


def texture(rng, high, wide):
    """Light that is added to a cell: pixels, stripes or strokes; high × wide × 3, levels."""
    tint = rng.uniform(0.3, 1, 3) * rng.uniform(6, 45)
    kind = rng.random()
    if kind < 0.35:
        grain = int(rng.integers(1, 5))
        light = np.kron(rng.normal(0, 0.6, (high // grain + 1, wide // grain + 1)), np.ones((grain, grain)))[:high, :wide]
    elif kind < 0.6:
        ys, xs = np.meshgrid(np.arange(high), np.arange(wide), indexing="ij")
        angle, period = rng.uniform(0, np.pi), rng.uniform(2.5, 9)
        light = np.sign(np.sin((xs * np.cos(angle) + ys * np.sin(angle)) * 2 * np.pi / period)) * 0.5
    else:
        image = Image.new("F", (wide, high))
        draw = ImageDraw.Draw(image)
        for _ in range(int(rng.integers(4, 22))):
            x, y, long, lean = rng.uniform(0, wide), rng.uniform(0, high), rng.uniform(1, 0.35 * high), rng.uniform(-0.5, 0.5)
            draw.line([x, y, x + lean * long, y - long], fill=float(rng.choice([-1, 1])), width=int(rng.integers(1, 3)))
        light = np.asarray(image)
    return (light[..., None] * tint).astype(np.float32)


def covered(rng, part, lattice, symbols):
    """The window with something of another program over it, and the symbols that can be read no more."""
    if rng.random() >= COVERED:
        return part, symbols
    x0, y0, px, py = lattice
    rows, cols = symbols.shape
    image, mask = Image.fromarray(part), Image.new("L", (part.shape[1], part.shape[0]))
    draw, hide = ImageDraw.Draw(image), ImageDraw.Draw(mask)
    x, y = x0 + rng.uniform(-2, cols) * px, y0 + rng.uniform(-2, rows) * py
    if rng.random() < 0.25:
        size = rng.uniform(10, 34)
        arrow = [(x + size * u, y + size * v) for u, v in ((0, 0), (0, 0.8), (0.2, 0.62), (0.34, 0.95), (0.46, 0.9), (0.33, 0.58), (0.58, 0.58))]
        dark = rng.random() < 0.5
        draw.polygon(arrow, fill=(0, 0, 0) if dark else (255, 255, 255), outline=(255, 255, 255) if dark else (0, 0, 0))
        hide.polygon(arrow, fill=255, outline=255)
    else:
        box = [x, y, x + rng.uniform(1.2, 9) * px, y + rng.uniform(1.2, 7) * py]
        cut_over(rng, image, draw, box)
        hide.rectangle(box, fill=255)
    share = sample(np.asarray(mask, np.float32)[..., None] / 255, *[at * scale + offset for at, scale, offset in zip(flat_places(rows, cols), (px, py), (x0, y0))])
    return np.asarray(image), without_hidden(symbols, share[RIM:-RIM, RIM:-RIM, 0].reshape(rows, PITCH, cols, PITCH).mean((1, 3)))


def cut_over(rng, image, draw, box):
    """A window over a picture: ground of one colour, or another part of the picture, a border, a bar and something like text."""
    x, y, right, bottom = box
    grey = rng.uniform(0, 255)
    ground = np.clip(grey + rng.normal(0, 20 if rng.random() < 0.5 else 2, 3), 0, 255)
    ink = tuple(int(v) for v in (ground + (160 if grey < 128 else -160) * rng.uniform(0.4, 1)).clip(0, 255))
    ground = tuple(int(v) for v in ground)
    if rng.random() < 0.15:
        wide, high = int(right - x), int(bottom - y)
        at = rng.integers(0, max(1, image.width - wide)), rng.integers(0, max(1, image.height - high))
        image.paste(image.crop((at[0], at[1], at[0] + wide, at[1] + high)), (int(x), int(y)))
    else:
        draw.rectangle(box, fill=ground, outline=ink if rng.random() < 0.6 else None, width=int(rng.integers(1, 4)))
    if rng.random() < 0.4:
        draw.rectangle([x, y, right, min(bottom, y + rng.uniform(6, 24))], fill=tuple(int(v) for v in rng.uniform(0, 255, 3)))
    line = y + rng.uniform(4, 30)
    height = rng.uniform(4, 14)
    while rng.random() < 0.85 and line + height < bottom:
        at = x + rng.uniform(2, 20)
        while at < right - 6 and rng.random() < 0.93:
            step = rng.uniform(1, 0.8 * height)
            draw.line([at, line, at + rng.uniform(-2, 2), line + height * rng.uniform(0.5, 1)], fill=ink, width=int(rng.integers(1, 3)))
            at += step
        line += height * rng.uniform(1.2, 2.2)


def without_hidden(symbols, lost):
    """The symbols without those of cells of which too much is hidden. lost: the hidden share of each cell."""
    symbols = symbols.copy()
    beside = symbols == SYMBOLS.index("-")
    symbols[(lost > HIDDEN_BELOW) & (lost <= HIDDEN_ABOVE) & (symbols != SYMBOLS.index("~"))] = UNASKED
    symbols[(lost > HIDDEN_ABOVE) & ~beside] = SYMBOLS.index("~")
    symbols[(lost > HIDDEN_ABOVE) & beside] = UNASKED
    return symbols


def sample(image, x, y):
    """Values at places (Px, middles of pixels at .5), bilinear. image: H × W × C."""
    high, wide = image.shape[:2]
    at = np.stack([x / wide * 2 - 1, y / high * 2 - 1], -1).astype(np.float32)
    light = torch.from_numpy(np.ascontiguousarray(image)).permute(2, 0, 1).unsqueeze(0)
    seen = F.grid_sample(light, torch.from_numpy(at).unsqueeze(0), mode="bilinear", padding_mode="border", align_corners=False)
    return seen[0].permute(1, 2, 0).numpy()


def shrunk(picture, scale):
    """A picture halved as often as it is shown at less than about half its size."""
    for _ in range(int(np.clip(np.floor(np.log2(1 / scale) + 0.4), 0, 2))):
        if min(picture.shape[:2]) < 4:
            break
        picture = picture[: picture.shape[0] // 2 * 2, : picture.shape[1] // 2 * 2]
        picture = picture.reshape(picture.shape[0] // 2, 2, picture.shape[1] // 2, 2, 3).mean((1, 3))
    return picture


def framed(flat, symbols):
    """A flat picture and what is asked in it, as large as those of MOST cells both ways."""
    picture, asked = np.full((SIZE, SIZE, 3), 128, np.uint8), np.full((MOST, MOST), UNASKED, np.uint8)
    picture[: flat.shape[0], : flat.shape[1]] = flat + 0.5
    asked[: symbols.shape[0], : symbols.shape[1]] = symbols
    return picture, asked, symbols.shape


def as_jpeg(picture, quality):
    file = io.BytesIO()
    Image.fromarray(picture).save(file, "JPEG", quality=quality)
    return np.asarray(Image.open(file))


def flat_places(rows, cols):
    """Where the pixels of a flat picture are, in cells: x and y of each."""
    y, x = np.meshgrid((np.arange(rows * PITCH + 2 * RIM) + 0.5 - RIM) / PITCH, (np.arange(cols * PITCH + 2 * RIM) + 0.5 - RIM) / PITCH, indexing="ij")
    return x, y


def screenshot(rng, part, lattice, symbols):
    """The flat picture of a window of a board on one's own screen: sharp, now and then a lossy picture of it. Parameters as in photograph."""
    x0, y0, px, py = lattice
    rows, cols = symbols.shape
    if rng.random() < 0.2:
        part = as_jpeg(part, int(rng.integers(60, 96)))
    seen = shrunk(part.astype(np.float32), PITCH / np.sqrt(px * py))
    shift = rng.normal(0, 0.008, 2)
    fx, fy = flat_places(rows, cols)
    u, v = x0 + (fx + shift[0]) * px, y0 + (fy + shift[1]) * py
    return framed(sample(np.ascontiguousarray(seen), u * seen.shape[1] / part.shape[1], v * seen.shape[0] / part.shape[0]), symbols)


def photograph(rng, board, screenshots=SCREENSHOTS):
    """A flat picture and the symbols of a window of the board. screenshots: how often it is not photographed."""
    _, picture, (x0, y0, px, py), all_symbols = board
    picture = on_texture(rng, redrawn(rng, picture, board[2], all_symbols), board[2], all_symbols)
    picture, (x0, y0, px, py) = by_nearest(rng, picture, board[2])
    beside = rng.choice(len(BESIDE), (2, 2), p=BESIDE)
    x0, y0 = x0 - beside[1, 0] * px, y0 - beside[0, 0] * py
    all_symbols = np.pad(all_symbols, beside, constant_values=SYMBOLS.index("-"))
    rows, cols = min(MOST, all_symbols.shape[0]), min(MOST, all_symbols.shape[1])
    # Rather a corner of the board than its middle.
    at = lambda spare: int(rng.choice([0, spare, rng.integers(0, spare + 1)]))
    top, left = at(all_symbols.shape[0] - rows), at(all_symbols.shape[1] - cols)
    symbols = all_symbols[top : top + rows, left : left + cols].copy()
    # The window with a cell around it, where the picture has that.
    cut = [int(max(0, x0 + (left - 1) * px)), int(max(0, y0 + (top - 1) * py))]
    part = picture[cut[1] : int(y0 + (top + rows + 1) * py) + 1, cut[0] : int(x0 + (left + cols + 1) * px) + 1]
    part = recoloured(rng, part)
    x0, y0 = x0 + left * px - cut[0], y0 + top * py - cut[1]
    part, symbols = covered(rng, part, (x0, y0, px, py), symbols)
    if rng.random() < screenshots:
        return screenshot(rng, part, (x0, y0, px, py), symbols)
    light = LINEAR[part]

    # Camera Px of a cell: (x, y) in cells to Px by `turn`.
    cell = np.exp(rng.uniform(np.log(11.5), np.log(24 if rng.random() < 0.6 else 38)))
    sx, sy = cell, cell * rng.uniform(0.8, 1.0)
    if rng.random() < 0.5:
        sx, sy = sy, sx
    roll, shear = np.radians(rng.uniform(-15, 15)), rng.uniform(-0.15, 0.15)
    turn = np.array([[np.cos(roll), -np.sin(roll)], [np.sin(roll), np.cos(roll)]]) @ np.array([[sx, shear * sy], [0, sy]])
    corners = np.array([[-0.6, -0.6], [cols + 0.6, -0.6], [-0.6, rows + 0.6], [cols + 0.6, rows + 0.6]]) @ turn.T
    low, size = corners.min(0), np.ceil(corners.max(0) - corners.min(0)).astype(int)
    # Perspective: cells shrink towards one side.
    lean = rng.uniform(-0.12, 0.12, 2) / np.array([cols, rows]) if rng.random() < 0.7 else np.zeros(2)
    back = np.linalg.inv(turn)

    def to_camera(cx, cy):
        w = 1 + lean[0] * (cx - cols / 2) + lean[1] * (cy - rows / 2)
        qx, qy = (cx - cols / 2) / w + cols / 2, (cy - rows / 2) / w + rows / 2
        return turn[0, 0] * qx + turn[0, 1] * qy - low[0], turn[1, 0] * qx + turn[1, 1] * qy - low[1]

    def to_cells(u, v):
        u, v = u + low[0], v + low[1]
        qx, qy = back[0, 0] * u + back[0, 1] * v - cols / 2, back[1, 0] * u + back[1, 1] * v - rows / 2
        w = 1 / np.maximum(0.3, 1 - lean[0] * qx - lean[1] * qy)
        return qx * w + cols / 2, qy * w + rows / 2

    vs, us = np.meshgrid(np.arange(size[1]) + 0.5, np.arange(size[0]) + 0.5, indexing="ij")
    scale = np.sqrt(sx * sy / (px * py))
    light = shrunk(light, scale)
    shrink_x, shrink_y = light.shape[1] / part.shape[1], light.shape[0] / part.shape[0]
    blur = rng.uniform(0.5, 1) if rng.random() < 0.65 else rng.uniform(1, 1.65)
    grid = rng.uniform(0.2, 0.8) if rng.random() < 0.6 else 0
    contrast = grid * np.exp(-2 * np.pi**2 * (blur**2 + 1 / 12) * min(4, scale) ** 2 * 0.15)

    def exposed(du, dv):
        cx, cy = to_cells(us + du, vs + dv)
        u, v = x0 + cx * px, y0 + cy * py
        seen = sample(light, u * shrink_x, v * shrink_y)
        if contrast > 0.005:
            beat = 1 + 0.5 * contrast * np.cos(2 * np.pi * v)
            seen = seen * np.stack([beat * (1 + contrast * np.cos(2 * np.pi * (u - k / 6))) for k in (1, 3, 5)], -1)
        return spread(seen.astype(np.float32), blur)

    wide, high = size
    u, v = us / max(size) - 0.5, vs / max(size) - 0.5
    even = rng.uniform(0.5, 1.3) * (1 + rng.uniform(-0.2, 0.2) * u + rng.uniform(-0.2, 0.2) * v)
    if rng.random() < 0.35:
        even = even * (1 + rng.uniform(0.03, 0.15) * np.cos(2 * np.pi * (vs / rng.uniform(150, 700) + rng.random())))
    gains = np.array([rng.uniform(0.8, 1.15), rng.uniform(0.9, 1.05), rng.uniform(0.75, 1.15)])
    glare = 0
    if rng.random() < 0.2:
        radius = rng.uniform(25, 110)
        glare = rng.uniform(0.2, 1.5) * np.exp(-((us - rng.uniform(0, wide)) ** 2 + 1.6 * (vs - rng.uniform(0, high)) ** 2) / radius**2)[..., None]
    hidden, tone = None, None
    if rng.random() < 0.2:
        tip, lean_hand, width = (rng.uniform(0, wide), rng.uniform(0.1, 1) * high), rng.uniform(-0.4, 0.4), rng.uniform(6, 60)
        hidden = np.clip(width / 2 - np.abs(us - tip[0] - lean_hand * (vs - tip[1])) + 0.5, 0, 1) * np.clip(vs - tip[1] + 0.5, 0, 1)
        tone = rng.uniform(0.1, 0.7) * np.array([1, 0.7, 0.55]) if rng.random() < 0.7 else rng.uniform(0.02, 0.5, 3)
    noise = rng.uniform(1, 14 if rng.random() < 0.3 else 6) / np.sqrt(rng.integers(1, 6)) / 255 * 2.2
    gamma, quality = rng.uniform(2.05, 2.35), int(rng.integers(66, 96))

    # Where the flat picture's pixels are in the camera's, a little beside the truth.
    off, stretch = rng.normal(0, 0.025, 2), 1 + rng.normal(0, 0.02, 2) / np.array([cols, rows])
    fx, fy = flat_places(rows, cols)
    fu, fv = to_camera(off[0] + fx * stretch[0], off[1] + fy * stretch[1])
    flat = 0
    for _ in range(2):
        du, dv = rng.uniform(-0.5, 0.5, 2) if rng.random() < 0.5 else (0, 0)
        shot = exposed(du, dv) * even[..., None] + glare
        if hidden is not None:
            shot = shot * (1 - hidden[..., None]) + hidden[..., None] * tone * 0.6
        shot = shot * gains
        grain = rng.standard_normal(shot.shape, dtype=np.float32)
        shot = shot + noise * 1.4 * (0.15 + 0.9 * np.sqrt(np.clip(shot, 0, None))) * grain
        shown = as_jpeg((255 * np.clip(shot, 0, 1) ** (1 / gamma) + 0.5).astype(np.uint8), quality)
        flat = flat + sample(shown.astype(np.float32), fu - du, fv - dv) / 2

    lost = np.zeros((rows, cols))
    if hidden is not None or not np.isscalar(glare):
        veil = np.zeros((high, wide, 2), np.float32)
        if hidden is not None:
            veil[..., 0] = hidden
        if not np.isscalar(glare):
            veil[..., 1] = np.clip(glare[..., 0] - 0.45, 0, 0.15) / 0.15
        seen = sample(veil, fu, fv).max(-1)[RIM:-RIM, RIM:-RIM]
        lost = seen.reshape(rows, PITCH, cols, PITCH).mean((1, 3))
    return framed(flat, without_hidden(symbols, lost))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--shards", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--screenshots", type=float, default=SCREENSHOTS)
    args = parser.parse_args()
    torch.set_num_threads(1)
    os.makedirs(args.out, exist_ok=True)
    boards = load_boards(args.folders)
    # Each program is as likely as any other, but that one of many pictures is a little likelier.
    names = [name for name, *_ in boards]
    count = {name: names.count(name) for name in set(names)}
    weight = np.array([1 / count[name] ** 0.7 for name in names])
    weight /= weight.sum()
    print(f"{len(boards)} boards of {len(count)} programs", flush=True)
    for shard in range(args.shards):
        start = time.time()
        rng = np.random.default_rng([args.seed, shard])
        made = [photograph(rng, boards[rng.choice(len(boards), p=weight)], args.screenshots) for _ in range(EACH_SHARD)]
        file = os.path.join(args.out, f"boards-{args.seed}-{shard:04}.npz")
        np.savez(file + ".part.npz", pictures=np.stack([m[0] for m in made]), symbols=np.stack([m[1] for m in made]), sizes=np.array([m[2] for m in made]))
        os.rename(file + ".part.npz", file)
        if shard % 20 == 0:
            print(f"{file}: {time.time() - start:.1f} s", flush=True)


if __name__ == "__main__":
    main()
