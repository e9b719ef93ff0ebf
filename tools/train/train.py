"""Trains the glyph network on cells drawn by tools/skins/cells.ts and writes its weights for src/vision.

    python3 tools/train/train.py CELLS_DIR VALIDATION_DIR OUT.json [--epochs N] [--seed N]

Needs PyTorch (Debian: python3-torch). The validation cells come from other seeds of the training families: this
script never sees a held-out family.
"""
import argparse
import base64
import glob
import json
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

PATCH = 24
GLYPHS = 18


class GlyphNet(nn.Module):
    """Two planes of a cell in, scores of the glyphs and of looking closed out. Mirrored by src/vision/glyphNet.ts."""

    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(2, 16, 5, stride=2, padding=2)
        self.conv2 = nn.Conv2d(16, 32, 3, stride=2, padding=1)
        self.conv3 = nn.Conv2d(32, 48, 3, stride=1, padding=1)
        self.fc1 = nn.Linear(48 * 3 * 3, 64)
        self.fc2 = nn.Linear(64, GLYPHS + 1)

    def forward(self, x):
        x = F.relu(self.conv1(x))
        x = F.relu(self.conv2(x))
        x = F.max_pool2d(F.relu(self.conv3(x)), 2)
        x = F.relu(self.fc1(x.flatten(1)))
        return self.fc2(x)


def load(folder):
    cells = [np.fromfile(f, np.uint8) for f in sorted(glob.glob(f"{folder}/cells-*.u8"))]
    labels = [np.fromfile(f, np.uint8) for f in sorted(glob.glob(f"{folder}/labels-*.u8"))]
    x = np.concatenate(cells).reshape(-1, 2, PATCH, PATCH)
    y = np.concatenate(labels).reshape(-1, 2)
    return torch.from_numpy(x), torch.from_numpy(y.astype(np.int64))


def decode(x):
    return x.float() * (3 / 255) - 1.5


def augment(x):
    """Small shifts, a shaded ground, noise, contrast changes, and the other sign of the main axis."""
    n = x.shape[0]
    dx, dy = int(torch.randint(-1, 2, (1,))), int(torch.randint(-1, 2, (1,)))
    x = torch.roll(x, (dy, dx), (2, 3))
    gain = 0.7 + 0.6 * torch.rand(n, 2, 1, 1)
    sign = torch.where(torch.rand(n, 1, 1) < 0.15, -1.0, 1.0)
    x = x * gain
    ramp = torch.linspace(-0.5, 0.5, PATCH)
    slope = torch.randn(n, 2, 1, 1) * 0.25 * (torch.rand(n, 1, 1, 1) < 0.4)
    x[:, 0] += slope[:, 0] * ramp + slope[:, 1] * ramp.unsqueeze(1)
    x[:, 0] *= sign
    return (x + 0.08 * torch.rand(n, 1, 1, 1) * torch.randn_like(x)).clamp(-1.5, 1.5)


def losses(out, y, smoothing):
    glyph = F.cross_entropy(out[:, :GLYPHS], y[:, 0], label_smoothing=smoothing)
    known = y[:, 1] < 2
    closed = F.binary_cross_entropy_with_logits(out[known, GLYPHS], y[known, 1].float())
    return glyph + 0.3 * closed


def evaluate(net, x, y):
    net.eval()
    with torch.no_grad():
        out = torch.cat([net(decode(x[i : i + 4096])) for i in range(0, len(x), 4096)])
    p = out[:, :GLYPHS].softmax(1)
    top, guess = p.max(1)
    right = guess == y[:, 0]
    sure = top > 0.9
    known = y[:, 1] < 2
    closed = ((out[known, GLYPHS] > 0) == (y[known, 1] == 1)).float().mean()
    digits = (y[:, 0] >= 1) & (y[:, 0] <= 8)
    wrong_sure = (sure & ~right).float().mean()
    return right.float().mean().item(), right[digits].float().mean().item(), sure.float().mean().item(), wrong_sure.item(), closed.item()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cells")
    parser.add_argument("validation")
    parser.add_argument("out")
    parser.add_argument("--epochs", type=int, default=14)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(2)
    x, y = load(args.cells)
    vx, vy = load(args.validation)
    print(f"{len(x)} cells to learn from, {len(vx)} to check with", flush=True)
    net = GlyphNet()
    print(sum(p.numel() for p in net.parameters()), "weights")
    batch = 256
    steps = len(x) // batch * args.epochs
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=steps, pct_start=0.15)
    for epoch in range(args.epochs):
        net.train()
        order = torch.randperm(len(x))
        start = time.time()
        total = 0.0
        for i in range(0, len(x) - batch + 1, batch):
            pick = order[i : i + batch]
            loss = losses(net(augment(decode(x[pick]))), y[pick], 0.0)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            if schedule.last_epoch < steps - 1:
                schedule.step()
            total += loss.item()
        right, digits, sure, wrong, closed = evaluate(net, vx, vy)
        print(
            f"epoch {epoch + 1}: loss {total / (len(x) // batch):.4f}, glyphs right {right:.4%}, digits {digits:.4%}, "
            f"sure {sure:.2%} of which wrong {wrong:.4%}, closed right {closed:.2%}, {time.time() - start:.0f} s",
            flush=True,
        )
    layers = {}
    for name, value in net.state_dict().items():
        data = value.detach().numpy().astype(np.float32)
        layers[name] = {"shape": list(data.shape), "data": base64.b64encode(data.astype(np.float16).tobytes()).decode()}
    with open(args.out, "w") as file:
        json.dump({"patch": PATCH, "glyphs": GLYPHS, "layers": layers}, file)


if __name__ == "__main__":
    main()
