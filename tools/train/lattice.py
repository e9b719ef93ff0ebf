"""Trains the network that sees where the cells of boards are in a photo, and writes its weights for src/camera.

    python3 tools/train/lattice.py PHOTOS_FOLDER OUT.json [--minutes N] [--check FILE.npz] [--start STATE.pt|WEIGHTS.ts]

PHOTOS_FOLDER is what tools/train/photos.py writes, which may still go on. Of each fourth Px of the photo both ways it learns whether a
board's cell is there, cosine and sine of column and row (one turn a cell), and how much column and row change over 16 Px
to the right and down. Needs PyTorch (Debian: python3-torch). docs/camera.md has the commands of the committed weights.
"""
import base64
import json
import math

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from stored import read_stored
from training import Growing, arguments, begin, train

REACH = 20
"""Px of the halved photo on either side over which light and contrast are evened out."""
FAINT = 6
"""Levels of contrast that are not raised."""
CROP = (192, 256)
BATCH = 8
STEP_PX = 16
OUTPUTS = 9
MEAN_STEP = 0.003
MOST_NORM = 5
WARM = lambda step: step / 200 + 0.02


def block(inside, outside, stride=1, kernel=3):
    return nn.Sequential(
        nn.Conv2d(inside, outside, kernel, stride=stride, padding=kernel // 2, bias=False), nn.BatchNorm2d(outside), nn.ReLU(inplace=True)
    )


class Pointwise(nn.Conv2d):
    """A convolution of single places, as the product of matrices that it is: PyTorch's own is slow for this layout."""

    def __init__(self, inside, outside):
        super().__init__(inside, outside, 1)

    def forward(self, x):
        return F.linear(x.permute(0, 2, 3, 1), self.weight[:, :, 0, 0], self.bias).permute(0, 3, 1, 2)


class LatticeNet(nn.Module):
    """Five levels of halving and back (Ronneberger et al., U-Net), what is known of each level added. Mirrored by src/camera/latticeNet.ts."""

    def __init__(self):
        super().__init__()
        self.d1a, self.d1b = block(3, 16, 2, 5), block(16, 16)
        self.d2a, self.d2b = block(16, 32, 2), block(32, 32)
        self.d3a, self.d3b = block(32, 48, 2), block(48, 48)
        self.d4a, self.d4b = block(48, 48, 2), block(48, 48)
        self.d5a, self.d5b = block(48, 48, 2), block(48, 48)
        self.u4 = block(48, 48)
        self.u3 = block(48, 48)
        self.l2, self.u2 = Pointwise(48, 32), block(32, 32)
        self.l1, self.u1a, self.u1b = Pointwise(32, 16), block(16, 16), block(16, 16)
        self.out = Pointwise(16, OUTPUTS)

    def forward(self, x):
        up = lambda v: F.interpolate(v, scale_factor=2, mode="nearest")
        x1 = self.d1b(self.d1a(x))
        x2 = self.d2b(self.d2a(x1))
        x3 = self.d3b(self.d3a(x2))
        x4 = self.d4b(self.d4a(x3))
        x5 = self.d5b(self.d5a(x4))
        y4 = self.u4(x4 + up(x5))
        y3 = self.u3(x3 + up(y4))
        y2 = self.u2(x2 + up(self.l2(y3)))
        y1 = self.u1b(self.u1a(x1 + up(self.l1(y2))))
        return self.out(y1)


def box_mean(x, reach):
    """Mean over a square around each place, of as much of it as there is."""
    for axis in (2, 3):
        n = x.shape[axis]
        sums = F.pad(x.cumsum(axis), (1, 0, 0, 0) if axis == 3 else (0, 0, 1, 0))
        at = torch.arange(n)
        low, high = (at - reach).clamp(min=0), (at + reach + 1).clamp(max=n)
        shape = [1, 1, 1, 1]
        shape[axis] = n
        x = (sums.index_select(axis, high) - sums.index_select(axis, low)) / (high - low).view(shape)
    return x


def even_out(x):
    """Photos (levels) with the light of their surroundings taken off and their contrast made alike."""
    mean = box_mean(x, REACH)
    grey = x.mean(1, keepdim=True)
    spread = (box_mean(grey * grey, REACH) - box_mean(grey, REACH) ** 2).clamp(min=0).sqrt()
    return ((x - mean) / (spread + FAINT)).clamp(-4, 4)


class Photos:
    def __init__(self, files):
        loaded = [np.load(file) for file in files]
        self.photos = np.concatenate([z["photos"] for z in loaded])
        self.hidden = np.concatenate([z["hidden"] for z in loaded])
        self.truth = np.concatenate([z["truth"] for z in loaded]).astype(np.float64)


def place(truth, px, py):
    """Column and row of photo Px: truth (n, 12), px and py (n, h, w)."""
    lens = truth[:, 9].view(-1, 1, 1)
    dx, dy = px - 640, py - 360
    part = 1 + lens * (dx * dx + dy * dy) / (640**2 + 360**2)
    x, y = 640 + dx * part, 360 + dy * part
    back = torch.linalg.inv(truth[:, :9].double().view(-1, 3, 3)).to(x.dtype)
    at = lambda r: back[:, r, 0].view(-1, 1, 1) * x + back[:, r, 1].view(-1, 1, 1) * y + back[:, r, 2].view(-1, 1, 1)
    w = at(2)
    return at(0) / w, at(1) / w


def targets(truth, hidden, top, left, high, wide):
    """What the network should say: mask, cosines and sines, changes over STEP_PX."""
    n, truth = truth.shape[0], truth.float()
    ys = (2 * top.view(-1, 1, 1) + 4 * torch.arange(high // 2).view(1, -1, 1) + 1).expand(n, high // 2, wide // 2).float()
    xs = (2 * left.view(-1, 1, 1) + 4 * torch.arange(wide // 2).view(1, 1, -1) + 1).expand(n, high // 2, wide // 2).float()
    col, row = place(truth, xs, ys)
    (cr, rr), (cl, rl) = place(truth, xs + 1, ys), place(truth, xs - 1, ys)
    (cd, rd), (cu, ru) = place(truth, xs, ys + 1), place(truth, xs, ys - 1)
    rows, cols = truth[:, 10].view(-1, 1, 1), truth[:, 11].view(-1, 1, 1)
    mask = (col > 0) & (col < cols) & (row > 0) & (row < rows) & (hidden < 128)
    turn = 2 * math.pi
    fields = [torch.cos(turn * col), torch.sin(turn * col), torch.cos(turn * row), torch.sin(turn * row)]
    changes = [(cr - cl) / 2, (cd - cu) / 2, (rr - rl) / 2, (rd - ru) / 2]
    return mask.float(), torch.stack(fields + [STEP_PX * c for c in changes], 1).float()


def batch_of(photos, rng):
    high, wide = CROP
    crops, hiddens, truths, tops, lefts = [], [], [], [], []
    for _ in range(BATCH):
        i = rng.integers(len(photos.photos))
        t = photos.truth[i]
        top, left = rng.integers(0, 360 - high + 1), rng.integers(0, 640 - wide + 1)
        if t[10] > 0 and rng.random() < 0.8:
            h = t[:9].reshape(3, 3)
            q = h @ np.array([rng.uniform(-0.05, 1.05) * t[11], rng.uniform(-0.05, 1.05) * t[10], 1])
            x, y = q[0] / q[2] / 2, q[1] / q[2] / 2
            left, top = int(np.clip(x - wide / 2, 0, 640 - wide)), int(np.clip(y - high / 2, 0, 360 - high))
        top, left = top // 2 * 2, left // 2 * 2
        crop = photos.photos[i, top : top + high, left : left + wide].astype(np.float32)
        if rng.random() < 0.3:
            crop = crop[..., rng.permutation(3)]
        if rng.random() < 0.1:
            crop = 255 - crop
        if rng.random() < 0.15:
            crop = np.repeat(crop.mean(-1, keepdims=True), 3, -1)
        if rng.random() < 0.3:
            crop = crop * rng.uniform(0.3, 1) + rng.uniform(0, 60)
        crops.append(crop + rng.normal(0, 1, crop.shape).astype(np.float32) * rng.uniform(0, 3))
        hiddens.append(photos.hidden[i, top // 2 : (top + high) // 2, left // 2 : (left + wide) // 2])
        truths.append(t)
        tops.append(top)
        lefts.append(left)
    x = torch.from_numpy(np.stack(crops)).permute(0, 3, 1, 2)
    mask, fields = targets(torch.from_numpy(np.stack(truths)), torch.from_numpy(np.stack(hiddens)), torch.tensor(tops), torch.tensor(lefts), high, wide)
    return even_out(x), mask, fields


def losses(out, mask, fields):
    mask_loss = F.binary_cross_entropy_with_logits(out[:, 0], mask)
    inside = mask.unsqueeze(1)
    count = inside.sum().clamp(min=1)
    phase = ((out[:, 1:5] - fields[:, :4]) ** 2 * inside).sum() / count / 4
    change = (F.smooth_l1_loss(out[:, 5:], fields[:, 4:], reduction="none", beta=0.05) * inside).sum() / count / 4
    return mask_loss, phase, change


def check(net, file):
    """Mask agreement, and the part of places on boards whose phase is right within an eighth of a cell."""
    z = Photos([file])
    total = np.zeros(5)
    good = []
    with torch.no_grad():
        for i in range(len(z.photos)):
            x = torch.from_numpy(z.photos[i]).float().permute(2, 0, 1).unsqueeze(0)
            x = F.pad(even_out(x), (0, 0, 0, 24))
            out = net(x.contiguous(memory_format=torch.channels_last))[:, :, :180]
            mask, fields = targets(torch.from_numpy(z.truth[i : i + 1]), torch.from_numpy(z.hidden[i : i + 1]), torch.tensor([0]), torch.tensor([0]), 360, 640)
            said = out[0, 0] > 0
            true = mask[0] > 0.5
            right = (phase_off(out[0], fields[0], 0) < 0.125) & (phase_off(out[0], fields[0], 2) < 0.125)
            n = true.sum().item()
            total += [(said & true).sum().item(), (said | true).sum().item(), (right & true).sum().item(), n, (out[0, 5:] - fields[0, 4:]).abs().mean(0)[true].sum().item()]
            if n:
                good.append((right & true).sum().item() / n)
    worst = sorted(round(g, 2) for g in good)
    return f"mask {total[0] / total[1]:.3f}, phase right {total[2] / total[3]:.3f}, change off {total[4] / total[3]:.4f}, boards above 0.6: {np.mean([g > 0.6 for g in good]):.3f}; {worst}"


def phase_off(out, fields, k):
    """How far a phase is off, in cells: k 0 for columns, 2 for rows."""
    c, s, tc, ts = out[k + 1], out[k + 2], fields[k], fields[k + 1]
    return torch.atan2(s * tc - c * ts, c * tc + s * ts).abs() / (2 * math.pi)


def write_net(net, file):
    """Convolutions with their normalisation folded in: bytes and, for each output, what one step of a byte is worth."""
    layers = {}
    for name, module in net.named_children():
        conv = module[0] if isinstance(module, nn.Sequential) else module
        weight = conv.weight.detach()
        bias = conv.bias.detach() if conv.bias is not None else torch.zeros(len(weight))
        if isinstance(module, nn.Sequential):
            norm = module[1]
            gain = norm.weight.detach() / (norm.running_var + norm.eps).sqrt()
            weight, bias = weight * gain.view(-1, 1, 1, 1), norm.bias.detach() - norm.running_mean * gain
        scale = weight.abs().amax((1, 2, 3)).clamp(min=1e-8) / 127
        small = (weight / scale.view(-1, 1, 1, 1)).round().to(torch.int8).contiguous().numpy()
        text = lambda values: base64.b64encode(values.tobytes()).decode()
        layers[name] = {
            "shape": list(weight.shape),
            "weights": text(small),
            "steps": text(scale.numpy().astype(np.float32)),
            "bias": text(bias.numpy().astype(np.float32)),
        }
    with open(file, "w") as out:
        json.dump(layers, out)


def take_committed(net, file):
    """
    The weights of src/camera/latticeWeights.ts, whose normalisation is folded into them: it is the identity here, and must stay as it is while
    the network goes on to learn, or what every layer gets would change at once.
    """
    for name, stored in read_stored(file).items():
        module = getattr(net, name)
        conv = module[0] if isinstance(module, nn.Sequential) else module
        conv.weight.data.copy_(stored["weights"])
        if isinstance(module, nn.Sequential):
            module[1].bias.data.copy_(stored["bias"])
            module[1].running_var.fill_(1 - module[1].eps)
        else:
            conv.bias.data.copy_(stored["bias"])
    net.eval()


def main():
    parser = arguments(
        "photos", rate=3e-3, threads=2, check="photos of tools/train/checkPhotos.ts, of families that tune",
        start="a state, or src/camera/latticeWeights.ts, to go on with",
    )
    args = parser.parse_args()
    rng = begin(args)
    net = LatticeNet().to(memory_format=torch.channels_last)
    if args.start and args.start.endswith(".ts"):
        take_committed(net, args.start)
    elif args.start:
        net.load_state_dict(torch.load(args.start))
    photos = Growing(args.photos, "photos", Photos)

    def losses_of(net, batch):
        x, *wanted = batch
        mask, phase, change = losses(net(x.contiguous(memory_format=torch.channels_last)), *wanted)
        loss = mask + 2 * phase + 4 * change
        return loss, [part.item() for part in (loss, mask, phase, change)]

    train(
        net, args, lambda: batch_of(photos.now, rng), losses_of, write_net=write_net, check=lambda mean, _: args.check and check(mean, args.check), load_new=photos.load_new,
        said=lambda: f"{len(photos.now.photos)} photos", warm=WARM, mean_step=MEAN_STEP, norm=MOST_NORM, weight_decay=1e-3,
    )


if __name__ == "__main__":
    main()
