"""Trains the network that sees how far a flat picture's cells are from where they should be, and writes its weights for src/camera:

    python3 tools/train/place.py WINDOWS_FOLDER OUT.json [--minutes N] [--check FOLDER] [--start STATE.pt]

WINDOWS_FOLDER is what tools/train/places.py writes, which may still go on. Of each cell of a window it learns whether a board's cell is there, and cosine and sine of
how far column and row are off (one turn a cell). Needs PyTorch (Debian: python3-torch). docs/camera.md has the commands of the committed weights.
"""
import math

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from lattice import MEAN_STEP, MOST_NORM, WARM, Pointwise, block, even_out, write_net
from training import Growing, arguments, begin, train

BATCH = 16
CELLS, PITCH, PART = 16, 16, 12
"""Cells of a window across and down, Px of each, and how many of the cells are learnt from at a time."""
OUTPUTS = 5
UNASKED = 255


class PlaceNet(nn.Module):
    """Six halvings, of 16 Px a cell, and back to the cell, what is known of each level added. Mirrored by src/camera/placeNet.ts."""

    def __init__(self):
        super().__init__()
        self.d1a, self.d1b = block(3, 16, 2, 5), block(16, 16)
        self.d2a, self.d2b = block(16, 32, 2), block(32, 32)
        self.d3a, self.d3b = block(32, 48, 2), block(48, 48)
        self.d4a, self.d4b = block(48, 64, 2), block(64, 64)
        self.d5a, self.d5b = block(64, 64, 2), block(64, 64)
        self.d6a, self.d6b = block(64, 64, 2), block(64, 64)
        self.u5 = block(64, 64)
        self.u4a, self.u4b = block(64, 64), block(64, 64)
        self.out = Pointwise(64, OUTPUTS)

    def forward(self, x):
        up = lambda v: F.interpolate(v, scale_factor=2, mode="nearest")
        x4 = self.d4b(self.d4a(self.d3b(self.d3a(self.d2b(self.d2a(self.d1b(self.d1a(x))))))))
        x5 = self.d5b(self.d5a(x4))
        x6 = self.d6b(self.d6a(x5))
        y5 = self.u5(x5 + up(x6))
        return self.out(self.u4b(self.u4a(x4 + up(y5))))


class Windows:
    def __init__(self, files):
        loaded = [np.load(file) for file in files]
        self.pictures = np.concatenate([z["pictures"] for z in loaded])
        self.off = np.concatenate([z["off"] for z in loaded])
        self.there = np.concatenate([z["there"] for z in loaded])


def batch_of(windows, rng):
    """Windows, mirrored, turned and in other colours, and what the network should say."""
    pictures, offs, theres = [], [], []
    for i in rng.integers(0, len(windows.pictures), BATCH):
        left, top = rng.integers(0, CELLS - PART + 1, 2)
        rows, cols = slice(top, top + PART), slice(left, left + PART)
        picture = windows.pictures[i, top * PITCH : (top + PART) * PITCH, left * PITCH : (left + PART) * PITCH].astype(np.float32)
        off, there = windows.off[i, :, rows, cols].astype(np.float32), windows.there[i, rows, cols]
        if rng.random() < 0.3:
            picture, off, there = picture[:, ::-1], off[:, :, ::-1] * np.array([-1, 1], np.float32)[:, None, None], there[:, ::-1]
        if rng.random() < 0.3:
            picture, off, there = picture[::-1], off[:, ::-1] * np.array([1, -1], np.float32)[:, None, None], there[::-1]
        if rng.random() < 0.15:
            picture, off, there = picture.transpose(1, 0, 2), off.transpose(0, 2, 1)[::-1], there.T
        if rng.random() < 0.3:
            picture = picture[..., rng.permutation(3)]
        if rng.random() < 0.1:
            picture = 255 - picture
        if rng.random() < 0.15:
            picture = np.repeat(picture.mean(-1, keepdims=True), 3, -1)
        if rng.random() < 0.3:
            picture = picture * rng.uniform(0.3, 1) + rng.uniform(0, 60)
        pictures.append(picture + rng.normal(0, 1, picture.shape).astype(np.float32) * rng.uniform(0, 3))
        offs.append(off)
        theres.append(there)
    stack = lambda parts: torch.from_numpy(np.ascontiguousarray(np.stack(parts)))
    return even_out(stack(pictures).permute(0, 3, 1, 2)), stack(offs), stack(theres)


def losses(out, off, there):
    """Of being there, of the places, and of what all places of a window are off by together."""
    asked, inside = (there != UNASKED).float(), (there == 1).float().unsqueeze(1)
    mask = (F.binary_cross_entropy_with_logits(out[:, 0], (there == 1).float(), reduction="none") * asked).sum() / asked.sum()
    turn = 2 * math.pi * off
    fields = torch.stack([turn[:, 0].cos(), turn[:, 0].sin(), turn[:, 1].cos(), turn[:, 1].sin()], 1)
    wrong = (out[:, 1:5] - fields) * inside
    count = inside.sum((1, 2, 3)).clamp(min=1)
    place = (wrong**2).sum() / inside.sum().clamp(min=1) / 4
    together = (((wrong.sum((2, 3)) / count.unsqueeze(1)) ** 2).sum(1) * (count > 8)).mean() / 4
    return mask, place, together


def check(net, windows):
    """How often a cell is known to be there, how far places are off in the mean of a window (cells), and how often above 0.05 and 0.1."""
    right, asked, means = 0, 0, []
    with torch.no_grad():
        for i in range(0, len(windows.pictures), BATCH):
            part = slice(i, i + BATCH)
            x = even_out(torch.from_numpy(windows.pictures[part].astype(np.float32)).permute(0, 3, 1, 2))
            out = net(x.contiguous(memory_format=torch.channels_last))
            off, there = torch.from_numpy(windows.off[part].astype(np.float32)), torch.from_numpy(windows.there[part])
            right += (((out[:, 0] > 0) == (there == 1)) & (there != UNASKED)).sum().item()
            asked += (there != UNASKED).sum().item()
            for k in range(len(out)):
                on = there[k] == 1
                if on.sum() < 16:
                    continue
                at = [torch.atan2((out[k, 2 + 2 * j] * on).sum(), (out[k, 1 + 2 * j] * on).sum()) for j in (0, 1)]
                each = [torch.atan2(out[k, 2 + 2 * j], out[k, 1 + 2 * j]) for j in (0, 1)]
                turn = [2 * math.pi * off[k, j] for j in (0, 1)]
                true = [torch.atan2((turn[j].sin() * on).sum(), (turn[j].cos() * on).sum()) for j in (0, 1)]
                away = lambda a: (torch.remainder(a + math.pi, 2 * math.pi) - math.pi).abs() / (2 * math.pi)
                means.append([max(away(at[j] - true[j]).item() for j in (0, 1)), max(away(each[j] - turn[j])[on].median().item() for j in (0, 1))])
    shift, each = np.array(means).T
    return f"there {right / asked:.4f}, shift off median {np.median(shift):.4f}, above 0.05 {np.mean(shift > 0.05):.3f}, above 0.1 {np.mean(shift > 0.1):.3f}; cells off median {np.median(each):.4f}, windows above 0.1 {np.mean(each > 0.1):.3f} of {len(means)}"


def main():
    args = arguments("windows", rate=3e-3, check="a folder of windows that do not train", start="a state to go on with").parse_args()
    rng = begin(args)
    net = PlaceNet().to(memory_format=torch.channels_last)
    if args.start:
        net.load_state_dict(torch.load(args.start))
    windows = Growing(args.windows, "places", Windows)
    checked = Growing(args.check, "places", Windows).now if args.check else None

    def losses_of(net, batch):
        x, *wanted = batch
        mask, place, together = losses(net(x.contiguous(memory_format=torch.channels_last)), *wanted)
        loss = mask + 3 * place + 3 * together
        return loss, [part.item() for part in (loss, mask, place, together)]

    train(
        net, args, lambda: batch_of(windows.now, rng), losses_of, write_net=write_net, check=lambda mean, _: checked and check(mean, checked), load_new=windows.load_new,
        said=lambda: f"{len(windows.now.pictures)} windows", warm=WARM, mean_step=MEAN_STEP, norm=MOST_NORM, checked_every=500, said_every=100, weight_decay=1e-3,
    )


if __name__ == "__main__":
    main()
