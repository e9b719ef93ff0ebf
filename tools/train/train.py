"""Trains the glyph network on cells drawn by tools/skins/cells.ts and writes its weights for src/vision.

    python3 tools/train/train.py CELLS_DIR[,CELLS_DIR …] VALIDATION_DIR OUT.json [--start NET] [--epochs N] [--seed N]

Needs PyTorch (Debian: python3-torch). The commands that made the committed weights are in docs/vision.md. The
validation cells come from other seeds, fonts and icons of the training families: this script never sees a held-out
family.
"""
import argparse
import base64
import copy
import glob
import json
import re
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

PATCH = 24
GLYPHS = 18
"""Channels of the last convolution and of the dense layer; the reader computes 16 at a time."""
CHANNELS = 64
HIDDEN = 128
"""Part of the dense layer's inputs that are left out while it learns, and of the probability that goes to other glyphs."""
DROPPED = 0.1
SMOOTHED = 0.02
"""Share by which the mean of the weights follows them each step."""
MEAN_STEP = 0.004
NAMES = ["blank", *map(str, range(1, 13)), "flag", "question", "mine", "crossed", "other"]


class GlyphNet(nn.Module):
    """Two planes of a cell in, scores of the glyphs and of looking closed out. Mirrored by src/vision/glyphNet.ts."""

    def __init__(self, channels=CHANNELS, hidden=HIDDEN):
        super().__init__()
        self.conv1 = nn.Conv2d(2, 16, 5, stride=2, padding=2)
        self.conv2 = nn.Conv2d(16, 32, 3, stride=2, padding=1)
        self.conv3 = nn.Conv2d(32, channels, 3, stride=1, padding=1)
        self.conv4 = nn.Conv2d(channels, channels, 3, stride=1, padding=1)
        self.drop = nn.Dropout(DROPPED)
        self.fc1 = nn.Linear(channels * 3 * 3, hidden)
        self.fc2 = nn.Linear(hidden, GLYPHS + 1)

    def forward(self, x):
        x = F.relu(self.conv1(x))
        x = F.relu(self.conv2(x))
        x = F.relu(self.conv3(x))
        x = F.max_pool2d(F.relu(self.conv4(x)), 2)
        x = F.relu(self.fc1(self.drop(x.flatten(1))))
        return self.fc2(x)


def load(folders):
    files = lambda kind: [f for folder in folders.split(",") for f in sorted(glob.glob(f"{folder}/{kind}-*.u8"))]
    x = np.concatenate([np.fromfile(f, np.uint8) for f in files("cells")]).reshape(-1, 2, PATCH, PATCH)
    y = np.concatenate([np.fromfile(f, np.uint8) for f in files("labels")]).reshape(-1, 2)
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


def losses(out, y):
    glyph = F.cross_entropy(out[:, :GLYPHS], y[:, 0], label_smoothing=SMOOTHED)
    known = y[:, 1] < 2
    closed = F.binary_cross_entropy_with_logits(out[known, GLYPHS], y[known, 1].float())
    return glyph + 0.5 * closed


def scores(net, x):
    """A network's scores of cells as they are stored."""
    with torch.no_grad():
        return torch.cat([net(decode(x[i : i + 2048])) for i in range(0, len(x), 2048)])


def evaluate(net, x, y, by_class=False):
    """One line about how often a network is right, and how often it is sure and wrong."""
    out = scores(net, x)
    top, guess = out[:, :GLYPHS].softmax(1).max(1)
    right = guess == y[:, 0]
    sure = top > 0.9
    known = y[:, 1] < 2
    closed = ((out[known, GLYPHS] > 0) == (y[known, 1] == 1)).float().mean()
    loss = F.cross_entropy(out[:, :GLYPHS], y[:, 0])
    if by_class:
        for k, name in enumerate(NAMES):
            of = y[:, 0] == k
            taken = torch.bincount(guess[of & ~right], minlength=GLYPHS)
            worst = ", ".join(f"{NAMES[j]} {taken[j]}" for j in taken.argsort(descending=True)[:3] if taken[j] > 0)
            print(
                f"  {name:9} {int(of.sum()):6} wrong {float((~right[of]).float().mean()):7.2%}, "
                f"sure and wrong {float((sure & ~right)[of].float().mean()):7.2%}: {worst}"
            )
    return (
        f"loss {loss:.4f}, right {right.float().mean():.2%}, sure {sure.float().mean():.2%}, "
        f"sure and wrong {(sure & ~right).float().mean():.3%}, closed right {closed:.2%}"
    )


def read_layers(file):
    """Layers of OUT.json, or of a committed network: src/vision/glyphWeights.ts."""
    with open(file) as text:
        if file.endswith(".json"):
            return json.load(text)["layers"]
        found = re.findall(r"'(\w+\.\w+)': \{\s+shape: \[([\d, ]+)\],\s+data:\s+'([^']+)'", text.read())
    return {name: {"shape": [int(v) for v in shape.split(",")], "data": data} for name, shape, data in found}


def read_net(file):
    state = {}
    for name, layer in read_layers(file).items():
        values = np.frombuffer(base64.b64decode(layer["data"]), np.float16).astype(np.float32)
        state[name] = torch.from_numpy(values.reshape(layer["shape"]))
    net = GlyphNet(state["conv3.bias"].shape[0], state["fc1.bias"].shape[0])
    net.load_state_dict(state)
    return net.eval()


def follow(mean, net):
    """Moves the mean of the weights so far, which is what is kept, a step towards those of now."""
    with torch.no_grad():
        for kept, now in zip(mean.parameters(), net.parameters()):
            kept.lerp_(now, MEAN_STEP)


def write_net(net, file):
    layers = {}
    for name, value in net.state_dict().items():
        data = value.detach().contiguous().numpy().astype(np.float16)
        layers[name] = {"shape": list(data.shape), "data": base64.b64encode(data.tobytes()).decode()}
    with open(file, "w") as text:
        json.dump({"patch": PATCH, "glyphs": GLYPHS, "layers": layers}, text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cells")
    parser.add_argument("validation")
    parser.add_argument("out")
    parser.add_argument("--start", help="a network to go on with")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--rate", type=float, default=4e-3, help="the highest learning rate")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    x, y = load(args.cells)
    vx, vy = load(args.validation)
    print(f"{len(x)} cells to learn from, {len(vx)} to check with", flush=True)
    net = (read_net(args.start).train() if args.start else GlyphNet()).to(memory_format=torch.channels_last)
    print(f"{sum(p.numel() for p in net.parameters())} weights", flush=True)
    batch = 256
    steps = len(x) // batch * args.epochs
    mean = copy.deepcopy(net).eval()
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate / 2, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, args.rate, total_steps=steps + 1, pct_start=0.15)
    print("before:", evaluate(mean, vx, vy), flush=True)
    for epoch in range(args.epochs):
        order = torch.randperm(len(x))
        start = time.time()
        total = 0.0
        for i in range(0, len(x) - batch + 1, batch):
            pick = order[i : i + batch]
            seen = augment(decode(x[pick])).contiguous(memory_format=torch.channels_last)
            loss = losses(net(seen), y[pick])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += loss.item()
            follow(mean, net)
            if i // batch % 500 == 499:
                print(f"  {i / len(x):.0%}: {total / (i // batch + 1):.4f}", flush=True)
        print(
            f"epoch {epoch + 1}: learning {total / (len(x) // batch):.4f}; {evaluate(mean, vx, vy)}; "
            f"{time.time() - start:.0f} s",
            flush=True,
        )
        write_net(mean, args.out)


if __name__ == "__main__":
    main()
