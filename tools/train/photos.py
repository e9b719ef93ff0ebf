"""Photographs flat screens for the lattice network, as tools/camera does but faster and with more that differs:

    python3 tools/train/photos.py FLATS_FOLDER OUT_FOLDER [--shards N] [--seed N]

FLATS_FOLDER is what tools/train/flats.ts wrote. Each shard is an .npz of photos halved to 640 × 360 (uint8), the share of each fourth
pixel that a hand hides, and for each photo the homography from Grid to ideal Px (1280 × 720), the lens, rows and columns.
"""
import argparse
import io
import json
import os
import time

import numpy as np
import torch
from PIL import Image
from torch.nn import functional as F

from tiles import screen_with_board, training_fonts

WIDTH, HEIGHT = 1280, 720
EACH_SHARD = 100
MADE_UP = 0.5
"""Share of photos whose board is of made-up tiles."""
NONE = 0.08
"""Share of photos without a board."""
LEAST_CELL = 11.5
"""Px of the smallest cell of a board that is whole in the photo."""


def rotation(axis, degrees):
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    return np.array([[[1, 0, 0], [0, c, -s], [0, s, c]], [[c, 0, s], [0, 1, 0], [-s, 0, c]], [[c, -s, 0], [s, c, 0], [0, 0, 1]]][axis])


def pose_of(shot, middle, pitch):
    """Screen Px to ideal photo Px; the same as poseOf in tools/camera/shot.ts."""
    f = shot["focal"] * WIDTH
    distance = f * pitch / shot["cell"]
    turn = rotation(2, shot["roll"]) @ rotation(1, shot["yaw"]) @ rotation(0, shot["pitch"])
    plane = np.stack([turn[:, 0], turn[:, 1], [shot["x"] * distance / f, shot["y"] * distance / f, distance]], 1)
    camera = np.array([[f, 0, WIDTH / 2], [0, f, HEIGHT / 2], [0, 0, 1]])
    h = camera @ plane @ np.array([[1, 0, -middle[0]], [0, 1, -middle[1]], [0, 0, 1]])
    return h / h[2, 2]


def map_points(h, x, y):
    w = h[2, 0] * x + h[2, 1] * y + h[2, 2]
    return (h[0, 0] * x + h[0, 1] * y + h[0, 2]) / w, (h[1, 0] * x + h[1, 1] * y + h[1, 2]) / w


def random_shot(rng):
    return {
        "yaw": rng.uniform(-37, 37), "pitch": rng.uniform(-37, 37), "roll": rng.uniform(-17, 17), "focal": rng.uniform(0.7, 1.4),
        "x": rng.uniform(-0.1, 0.1) * WIDTH, "y": rng.uniform(-0.1, 0.1) * HEIGHT,
        "cell": np.exp(rng.uniform(np.log(12), np.log(24 if rng.random() < 0.4 else 46))), "lens": rng.uniform(-0.045, 0.045),
        "blur": rng.uniform(0.45, 1) if rng.random() < 0.6 else rng.uniform(1, 1.7),
    }


def fitted(shot, lattice):
    """The shot and its pose from Grid, with a board that is mostly whole in the photo and not too small."""
    rows, cols, x, y, px, py = lattice
    grid = np.array([[px, 0, x], [0, py, y], [0, 0, 1]], float)
    middle = (x + cols * px / 2, y + rows * py / 2)
    corners = np.array([[0, 0], [cols, 0], [cols, rows], [0, rows]], float)
    for _ in range(80):
        screen = pose_of(shot, middle, min(px, py))
        pose = screen @ grid
        u, v = map_points(pose, corners[:, 0], corners[:, 1])
        sides = []
        for cx, cy in corners - np.array([[0, 0], [1, 0], [1, 1], [0, 1]]):
            a, b, c = (np.array(map_points(pose, cx + dx, cy + dy)) for dx, dy in ((0, 0), (1, 0), (0, 1)))
            sides += [np.hypot(*(b - a)), np.hypot(*(c - a))]
        whole = u.min() > 8 and v.min() > 8 and u.max() < WIDTH - 8 and v.max() < HEIGHT - 8
        if min(sides) < LEAST_CELL and whole:
            shot["cell"] *= 1.06
        elif not whole and min(sides) > LEAST_CELL * 1.06:
            shot["cell"] *= 0.95
            shot["x"] *= 0.9
            shot["y"] *= 0.9
        elif min(sides) < LEAST_CELL:
            shot["yaw"] *= 0.85
            shot["pitch"] *= 0.85
            shot["cell"] *= 1.03
        else:
            break
    return screen, pose / pose[2, 2]


LINEAR = ((np.arange(256) / 255) ** 2.2).astype(np.float32)
YS, XS = np.meshgrid(np.arange(HEIGHT) + 0.5, np.arange(WIDTH) + 0.5, indexing="ij")
CX, CY = WIDTH / 2, HEIGHT / 2
RADIUS = (XS - CX) ** 2 + (YS - CY) ** 2


def expose(rng, picture, screen, shot):
    """Linear light on the sensor."""
    part = 1 + shot["lens"] * RADIUS / (CX * CX + CY * CY)
    u, v = map_points(np.linalg.inv(screen), CX + (XS - CX) * part, CY + (YS - CY) * part)
    high, wide = picture.shape[:2]
    light = torch.from_numpy(LINEAR[picture]).permute(2, 0, 1).unsqueeze(0)
    # Px of the photo that a Px of the screen takes; where it is small the picture is halved, else it would alias.
    scale = np.sqrt(1 / max(1e-6, abs(np.median(np.diff(u[HEIGHT // 2])) * np.median(np.diff(v[:, WIDTH // 2])))))
    for _ in range(int(np.clip(np.floor(np.log2(1 / scale) + 0.3), 0, 2))):
        light = F.avg_pool2d(light, 2)
    at = torch.from_numpy(np.stack([u / wide * 2 - 1, v / high * 2 - 1], -1).astype(np.float32)).unsqueeze(0)
    seen = F.grid_sample(light, at, mode="bilinear", padding_mode="border", align_corners=False)[0].permute(1, 2, 0).numpy()
    if rng.random() < 0.6:
        contrast = rng.uniform(0.2, 0.8) * np.exp(-2 * np.pi**2 * (shot["blur"] ** 2 + 1 / 12) * min(4, scale) ** 2 * 0.15)
        rows = 1 + 0.5 * contrast * np.cos(2 * np.pi * v)
        seen = seen * np.stack([rows * (1 + contrast * np.cos(2 * np.pi * (u - k / 6))) for k in (1, 3, 5)], -1)
    rim = rng.uniform(0.01, 0.05) * wide
    inside = (u >= 0) & (v >= 0) & (u < wide) & (v < high)
    bezel = (u >= -rim) & (v >= -rim) & (u < wide + rim) & (v < high + 1.6 * rim)
    grain = 1 + rng.uniform(0, 0.4) * np.sin(u * 0.021 + 3 * np.sin(v * 0.013)) * np.sin(v * 0.05 + 2 * np.sin(u * 0.004))
    dark = rng.uniform(0.002, 0.05) if rng.random() < 0.8 else 0.5
    seen = np.where(inside[..., None], seen, np.where(bezel[..., None], dark, (np.where((v > high)[..., None], rng.uniform(0.03, 0.5, 3), rng.uniform(0.03, 0.5, 3))) * grain[..., None]))
    return spread(seen.astype(np.float32), shot["blur"])


def spread(light, sigma):
    reach = int(np.ceil(2.5 * sigma))
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2).astype(np.float32)
    kernel /= kernel.sum()
    # Sums of shifted pictures: torch's convolution of single channels takes ten times as long here.
    for axis in (0, 1):
        around = np.pad(light, [(reach, reach) if k == axis else (0, 0) for k in range(3)], mode="edge")
        size = light.shape[axis]
        shifted = lambda k: around[k : k + size] if axis == 0 else around[:, k : k + size]
        light = sum(weight * shifted(k) for k, weight in enumerate(kernel))
    return light


def hand_mask(rng):
    tip = (rng.uniform(0.1, 0.9) * WIDTH, rng.uniform(0.2, 0.9) * HEIGHT)
    pen = rng.random() < 0.3
    width = rng.uniform(6, 14) if pen else rng.uniform(30, 80)
    lean = rng.uniform(-0.6, 0.6)
    below = YS - tip[1]
    axis = tip[0] + lean * below
    round_tip = np.sqrt(np.clip((width / 2) ** 2 - (width / 2 - below) ** 2, 0, None))
    half = np.where(below < width / 2, round_tip, width / 2 + (0 if pen else np.clip((below - 4.5 * width) * 0.6, 0, 2 * width)))
    mask = np.clip(half - np.abs(XS - axis) + 0.5, 0, 1) * (below > 0)
    tone = rng.uniform(0.15, 0.7)
    return mask, np.array([0.05, 0.05, rng.uniform(0.05, 0.4)]) if pen else tone * np.array([1, 0.7, 0.55])


def develop(rng, light):
    """The photo as the camera stores it (levels), and what share of each Px a hand hides."""
    u, v = XS / WIDTH - 0.5, YS / HEIGHT - 0.5
    even = rng.uniform(0.5, 1.3) * (1 + rng.uniform(-0.3, 0.3) * u + rng.uniform(-0.3, 0.3) * v) * (1 - rng.uniform(0, 0.3) * 2 * (u * u + v * v))
    if rng.random() < 0.35:
        even = even * (1 + rng.uniform(0.03, 0.15) * np.cos(2 * np.pi * (YS / rng.uniform(150, 700) + rng.random())))
    light = light * even[..., None]
    if rng.random() < 0.25:
        x, y, radius = rng.random() * WIDTH, rng.random() * HEIGHT, rng.uniform(30, 120)
        light = light + (rng.uniform(0.2, 1.5) * np.exp(-((XS - x) ** 2 + 1.6 * (YS - y) ** 2) / radius**2))[..., None]
    hidden = np.zeros((HEIGHT, WIDTH))
    if rng.random() < 0.25:
        hidden, tone = hand_mask(rng)
        light = light * (1 - hidden[..., None]) + hidden[..., None] * tone * 0.6
    light = light * np.array([rng.uniform(0.8, 1.15), rng.uniform(0.9, 1.05), rng.uniform(0.75, 1.15)])
    sigma = rng.uniform(0.3, 6 if rng.random() < 0.8 else 12) / 255 * 2.2
    noise = rng.standard_normal((HEIGHT, WIDTH, 3), dtype=np.float32)
    light = light + sigma * (0.15 + 0.9 * np.sqrt(np.clip(light, 0, None))) * noise
    photo = (255 * np.clip(light, 0, 1) ** (1 / rng.uniform(2.0, 2.4)) + 0.5).astype(np.uint8)
    file = io.BytesIO()
    Image.fromarray(photo).save(file, "JPEG", quality=int(rng.integers(60, 96)))
    return np.asarray(Image.open(file), np.float32), hidden


def shoot(rng, flats, empty, folder, fonts, made_up=MADE_UP):
    """A photo (levels), what a hand hides, the pose from Grid, the lens, and the lattice of the screen or None; gaps are cut in half by where cells begin."""
    kind = rng.random()
    open_flat = lambda line: np.asarray(Image.open(os.path.join(folder, line["file"])).convert("RGB"))
    if kind < NONE:
        picture, lattice = open_flat(empty[rng.integers(len(empty))]), None
        high, wide = picture.shape[:2]
        size = rng.uniform(14, 40)
        fake = (max(6, int(wide * 0.5 / size)), max(6, int(high * 0.5 / size)))
        lattice_for_pose = (fake[1], fake[0], wide * 0.25, high * 0.25, size, size)
    elif kind < NONE + made_up:
        screen = [(1280, 800), (1366, 768), (1600, 900)][rng.integers(0, 3)]
        ground = Image.open(os.path.join(folder, empty[rng.integers(len(empty))]["file"])).convert("RGB").resize(screen)
        picture, lattice = screen_with_board(rng, fonts, np.asarray(ground))
        lattice_for_pose = lattice
    else:
        line = flats[rng.integers(len(flats))]
        picture, found = open_flat(line), line["lattice"]
        begins = (found["x"] - found.get("gapX", 0) / 2, found["y"] - found.get("gapY", 0) / 2)
        lattice = lattice_for_pose = (found["rows"], found["cols"], *begins, found["pitchX"], found["pitchY"])
    shot = random_shot(rng)
    screen, pose = fitted(shot, lattice_for_pose)
    photo, hidden = develop(rng, expose(rng, picture, screen, shot))
    return photo, hidden, pose, shot["lens"], lattice


def photograph(rng, *screens):
    """A photo halved (uint8), what a hand hides of each fourth pixel, and its truth; parameters as of shoot."""
    photo, hidden, pose, lens, lattice = shoot(rng, *screens)
    halved = photo.reshape(HEIGHT // 2, 2, WIDTH // 2, 2, 3).mean((1, 3))
    truth = np.concatenate([pose.ravel(), [lens, *(lattice[:2] if lattice else (0, 0))]])
    return [{"photos": (halved + 0.5).astype(np.uint8), "hidden": (255 * hidden[2::4, 2::4]).astype(np.uint8), "truth": truth}]


def write_shards(name, photos, make, shards):
    """
    Writes shards by the arguments of the command: what make(rng, …) gives of so many photos each, a list of arrays by name for each photo, whose
    further parameters are those of shoot. shards: how many, unless told.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("flats")
    parser.add_argument("out")
    parser.add_argument("--shards", type=int, default=shards)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--made-up", type=float, default=MADE_UP)
    args = parser.parse_args()
    torch.set_num_threads(1)
    os.makedirs(args.out, exist_ok=True)
    lines = [json.loads(line) for line in open(os.path.join(args.flats, "flats.jsonl"))]
    flats, empty = [l for l in lines if l["lattice"]], [l for l in lines if not l["lattice"]]
    fonts = training_fonts()
    for shard in range(args.shards):
        start = time.time()
        rng = np.random.default_rng([args.seed, shard])
        made = [part for _ in range(photos) for part in make(rng, flats, empty, args.flats, fonts, args.made_up)]
        file = os.path.join(args.out, f"{name}-{args.seed}-{shard:04}.npz")
        np.savez(file + ".part.npz", **{key: np.stack([part[key] for part in made]) for key in made[0]})
        os.rename(file + ".part.npz", file)
        print(f"{file}: {time.time() - start:.0f} s", flush=True)


if __name__ == "__main__":
    write_shards("photos", EACH_SHARD, photograph, 60)
