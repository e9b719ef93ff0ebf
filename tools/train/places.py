"""Cuts windows out of photographed screens for the place network, laid flat by a view that is a little wrong:

    python3 tools/train/places.py FLATS_FOLDER OUT_FOLDER [--shards N] [--seed N]

FLATS_FOLDER is what tools/train/flats.ts wrote. Each shard is an .npz of windows of CELLS × CELLS cells of PITCH Px (uint8), of how far each cell of the board really is
from where its window has it (columns and rows, float16), and of where cells of a board are that can be seen (1), cannot (0) or do not count (255).
"""
import numpy as np

from photos import CX, CY, HEIGHT, WIDTH, map_points, shoot, write_shards

CELLS, PITCH = 16, 16
EACH_SHARD = 60
"""Photos of a shard."""
WINDOWS = 4
"""Windows of each photo."""
WRONG = 0.12
"""Share of windows whose cells are not those of the board, but halves, pairs, or something between."""
FACTORS = (0.5, 2, 1.5, 2 / 3, 1.25, 0.8, 1)
HIDDEN = (0.1, 0.5)
"""Share of a cell under a hand up to which its place can be seen, and from which it cannot."""


def through_lens(x, y, bend):
    """Ideal Px to Px of the photo, by iteration: the lens is given the other way."""
    dx, dy = x - CX, y - CY
    px, py = dx, dy
    for _ in range(6):
        part = 1 + bend * (px * px + py * py) / (CX * CX + CY * CY)
        px, py = dx / part, dy / part
    return CX + px, CY + py


def sampled(photo, x, y):
    """Levels at places of a photo, bilinear, grey beyond its rim: as rectify in src/camera/rectify.ts."""
    x, y = x - 0.5, y - 0.5
    inside = (x >= 0) & (y >= 0) & (x < WIDTH - 1) & (y < HEIGHT - 1)
    x, y = np.where(inside, x, 0), np.where(inside, y, 0)
    left, top = x.astype(int), y.astype(int)
    u, v = (x - left)[..., None], (y - top)[..., None]
    seen = (1 - v) * ((1 - u) * photo[top, left] + u * photo[top, left + 1]) + v * ((1 - u) * photo[top + 1, left] + u * photo[top + 1, left + 1])
    return np.where(inside[..., None], seen, 128)


def wrong_by(rng):
    """How far a view is off at places (−1 to 1 across a window), in cells, as a homography and a bit of bend make it."""
    shift = rng.uniform(-0.5, 0.5, 2) if rng.random() < 0.25 else rng.normal(0, 0.1, 2)
    size = rng.choice([0.03, 0.1, 0.2])
    linear, square = rng.normal(0, size, (2, 2)), rng.normal(0, size / 3, (2, 3))
    return lambda u, v: tuple(shift[k] + linear[k, 0] * u + linear[k, 1] * v + square[k, 0] * u * u + square[k, 1] * u * v + square[k, 2] * v * v for k in (0, 1))


def window_of(rng, photo, hidden, pose, bend, rows, cols):
    """One window: its picture, how far its cells are off, and which of them are a board's."""
    fx, fy = 1, 1
    if rng.random() < WRONG:
        while fx == 1 and fy == 1:
            fx, fy = rng.choice(FACTORS), rng.choice(FACTORS)
    # Rather a part with a rim of the board than one without.
    begin = lambda cells, factor: int(rng.integers(-6, max(-5, int(cells / factor) - CELLS + 7)))
    left, top = begin(cols, fx), begin(rows, fy)
    off = wrong_by(rng)

    def true_place(x, y):
        dx, dy = off(2 * x / CELLS - 1, 2 * y / CELLS - 1)
        return left * fx + (x + dx) * fx, top * fy + (y + dy) * fy, dx, dy

    y, x = np.meshgrid((np.arange(CELLS * PITCH) + 0.5) / PITCH, (np.arange(CELLS * PITCH) + 0.5) / PITCH, indexing="ij")
    col, row, _, _ = true_place(x, y)
    px, py = through_lens(*map_points(pose, col, row), bend)
    seen = sampled(photo, px, py)
    veil = sampled(hidden[..., None], px, py)[..., 0].clip(0, 1)
    outside = (px < 0) | (py < 0) | (px > WIDTH) | (py > HEIGHT)
    lost = np.where(outside, 1, veil).reshape(CELLS, PITCH, CELLS, PITCH).mean((1, 3))
    y, x = np.meshgrid(np.arange(CELLS) + 0.5, np.arange(CELLS) + 0.5, indexing="ij")
    col, row, dx, dy = true_place(x, y)
    there = (col > 0) & (col < cols) & (row > 0) & (row < rows)
    if fx != 1 or fy != 1:
        there[:] = False
    shown = np.where(lost > HIDDEN[1], 0, np.where(lost > HIDDEN[0], 255, 1))
    return (seen + 0.5).astype(np.uint8), np.stack([dx, dy]).astype(np.float16), np.where(there, shown, 0).astype(np.uint8)


def windows_of(rng, *screens):
    """The windows of a photo; parameters as of shoot."""
    photo, hidden, pose, bend, lattice = shoot(rng, *screens)
    rows, cols = lattice[:2] if lattice else (0, 0)
    made = [window_of(rng, photo, hidden, pose, bend, rows, cols) for _ in range(WINDOWS)]
    return [{"pictures": picture, "off": off, "there": there} for picture, off, there in made]


if __name__ == "__main__":
    write_shards("places", EACH_SHARD, windows_of, 40)
