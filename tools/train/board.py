"""Trains the board network on shards of tools/train/boardPhotos.py and writes its weights:

    python3 tools/train/board.py SHARDS_FOLDER OUT.json [--minutes N] [--check FLATS_FOLDER] [--start STATE|WEIGHTS.ts]

Needs PyTorch (Debian: python3-torch). The commands that made the committed weights are in docs/camera.md. It never sees a held-out family; the flat
pictures by which it is checked are of the families that tune, and are read by src/camera.
"""
import base64
import glob
import gzip
import json
import math
import os

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from boardPhotos import MOST, PITCH, RIM, SYMBOLS, UNASKED
from stored import read_stored
from training import arguments, begin, train

PATCH = PITCH + 2 * RIM
WIDTH, HEADS, BLOCKS = 96, 4, 3
CLASSES = len(SYMBOLS)
SMOOTHED = 0.002
MEAN_STEP = 0.002
MOST_KEPT = 24000
"""Photographs that are kept in memory."""


class Block(nn.Module):
    """Every cell looks at all others, then at its neighbours, then thinks. Mirrored by src/vision/boardNet.ts."""

    def __init__(self):
        super().__init__()
        self.norm1 = nn.LayerNorm(WIDTH)
        self.ask = nn.Linear(WIDTH, 3 * WIDTH)
        self.answer = nn.Linear(WIDTH, WIDTH)
        self.norm2 = nn.LayerNorm(WIDTH)
        self.around = nn.Conv2d(WIDTH, WIDTH, 3, padding=1, groups=WIDTH)
        self.mix = nn.Linear(WIDTH, WIDTH)
        self.norm3 = nn.LayerNorm(WIDTH)
        self.widen = nn.Linear(WIDTH, 2 * WIDTH)
        self.narrow = nn.Linear(2 * WIDTH, WIDTH)

    def forward(self, x, mask):
        """x: boards × cells × WIDTH; mask: boards × cells."""
        n, cells, _ = x.shape
        q, k, v = self.ask(self.norm1(x)).view(n, cells, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        score = q @ k.transpose(-1, -2) / math.sqrt(WIDTH // HEADS)
        score = score.masked_fill(~mask[:, None, None, :], -1e9)
        x = x + self.answer((score.softmax(-1) @ v).transpose(1, 2).reshape(n, cells, WIDTH))
        grid = (self.norm2(x) * mask[..., None]).view(n, MOST, MOST, WIDTH).permute(0, 3, 1, 2)
        around = F.relu(self.around(grid)).permute(0, 2, 3, 1).reshape(n, cells, WIDTH)
        x = x + self.mix(around)
        return x + self.narrow(F.relu(self.widen(self.norm3(x))))


class BoardNet(nn.Module):
    """Flat pictures of cells of one board in, scores of the symbols of each cell out."""

    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 16, 5, stride=2, padding=2)
        self.conv2 = nn.Conv2d(16, 32, 3, stride=2, padding=1)
        self.conv3 = nn.Conv2d(32, 64, 3, padding=1)
        self.drop = nn.Dropout(0.1)
        self.fc = nn.Linear(64 * 16, WIDTH)
        self.blocks = nn.ModuleList(Block() for _ in range(BLOCKS))
        self.norm = nn.LayerNorm(WIDTH)
        self.name = nn.Linear(WIDTH, CLASSES)

    def forward(self, patches, mask):
        """patches: the cells of all boards, one after the other; mask: boards × MOST² which of their places are cells."""
        y = F.relu(self.conv1(patches))
        y = F.relu(self.conv2(y))
        y = F.max_pool2d(F.relu(self.conv3(y)), 2)
        seen = self.fc(self.drop(y.flatten(1)))
        x = torch.zeros(*mask.shape, WIDTH)
        x[mask] = seen
        for block in self.blocks:
            x = block(x, mask)
        return self.name(self.norm(x[mask]))


def patches_of(picture, rows, cols, shift=(0, 0)):
    """The cells of a flat picture with RIM Px around each, and the board's colours brought to mean 0 and deviation 1."""
    board = torch.from_numpy(np.ascontiguousarray(picture[: rows * PITCH + 2 * RIM, : cols * PITCH + 2 * RIM])).permute(2, 0, 1).float()
    if shift != (0, 0):
        board = F.pad(board[None], (2, 2, 2, 2), mode="replicate")[0, :, 2 + shift[0] : 2 + shift[0] + rows * PITCH + 2 * RIM, 2 + shift[1] : 2 + shift[1] + cols * PITCH + 2 * RIM]
    centre = board.mean((1, 2), keepdim=True)
    board = board - centre
    board = board / board.square().mean().sqrt().clamp(min=1)
    return board.unfold(1, PATCH, PITCH).unfold(2, PATCH, PITCH).permute(1, 2, 0, 3, 4).reshape(rows * cols, 3, PATCH, PATCH)


def mask_of(sizes):
    mask = torch.zeros(len(sizes), MOST, MOST, dtype=torch.bool)
    for i, (rows, cols) in enumerate(sizes):
        mask[i, :rows, :cols] = True
    return mask.view(len(sizes), MOST * MOST)


class Shards:
    """The newest photographs of a folder that goes on to be filled."""

    def __init__(self, folder):
        self.folder, self.known = folder, set()
        self.pictures, self.symbols, self.sizes = [], [], []
        self.load_new()

    def load_new(self):
        files = glob.glob(f"{self.folder}/**/boards-*.npz", recursive=True)
        for file in sorted((f for f in files if f not in self.known and not f.endswith(".part.npz")), key=os.path.getmtime):
            self.known.add(file)
            z = np.load(file)
            for rows_cols, picture, symbols in zip(z["sizes"], z["pictures"], z["symbols"]):
                rows, cols = rows_cols
                self.pictures.append(picture[: rows * PITCH + 2 * RIM, : cols * PITCH + 2 * RIM].copy())
                self.symbols.append(symbols)
                self.sizes.append((rows, cols))
        for kept in (self.pictures, self.symbols, self.sizes):
            del kept[:-MOST_KEPT]


def batch_of(shards, rng, count):
    picked = rng.integers(0, len(shards.pictures), count)
    sizes = [shards.sizes[i] for i in picked]
    patches, wanted = [], []
    for i, (rows, cols) in zip(picked, sizes):
        shift = tuple(int(s) for s in rng.integers(-1, 2, 2)) if rng.random() < 0.5 else (0, 0)
        patches.append(patches_of(shards.pictures[i], rows, cols, shift))
        wanted.append(torch.from_numpy(shards.symbols[i][:rows, :cols].reshape(-1).astype(np.int64)))
    return torch.cat(patches), mask_of(sizes), torch.cat(wanted)


def load_check(folder):
    """Flat pictures as the reader made them (dumped by hand), with the true symbols."""
    boards = []
    for name in sorted(glob.glob(f"{folder}/*.json")):
        j = json.load(open(name))
        if j.get("lost") or (j["size"]["rows"], j["size"]["cols"]) != (j["rows"], j["cols"]) or j["off"] is None or j["off"] >= 0.2:
            continue
        flat = np.frombuffer(gzip.open(name[:-5] + ".gz").read(), np.uint8).reshape(j["height"], j["width"], 4)
        margin = j["size"]["margin"] - RIM
        symbols = np.array([SYMBOLS.find(c) for c in j["cells"]])
        symbols[j["masked"]] = UNASKED
        boards.append((os.path.basename(name)[:-5], flat[margin:-margin, margin:-margin, :3], j["rows"], j["cols"], symbols))
    return boards


def said_of(net, picture, rows, cols):
    """Probabilities of a board of any size: of windows of it, where it is larger than MOST; cells × CLASSES."""
    out = np.zeros((rows, cols, CLASSES))
    starts = lambda n: [0] if n <= MOST else [0, n - MOST] if n <= 2 * MOST else [0, (n - MOST) // 2, n - MOST]
    count = np.zeros((rows, cols, 1))
    for top in starts(rows):
        for left in starts(cols):
            r, c = min(MOST, rows), min(MOST, cols)
            part = picture[top * PITCH : (top + r) * PITCH + 2 * RIM, left * PITCH : (left + c) * PITCH + 2 * RIM]
            with torch.no_grad():
                p = net(patches_of(part, r, c), mask_of([(r, c)])).softmax(-1).numpy().reshape(r, c, CLASSES)
            out[top : top + r, left : left + c] += p
            count[top : top + r, left : left + c] += 1
    return (out / count).reshape(rows * cols, CLASSES)


def check(net, boards, verbose=False):
    total = np.zeros(8)
    lines = []
    for name, picture, rows, cols, symbols in boards:
        said = said_of(net, picture, rows, cols)
        asked = (symbols != UNASKED) & (symbols >= 0)
        best, sure = said.argmax(-1)[asked], said.max(-1)[asked]
        right = best == symbols[asked]
        total += [len(right), right.sum(), *[x for least in (0.9, 0.98, 0.995) for x in ((sure > least).sum(), ((sure > least) & ~right).sum())]]
        lines.append(f"{name} {right.mean():.3f} {(sure > 0.98).mean():.3f} {((sure > 0.98) & ~right).sum()}")
    n = total[0]
    text = f"right {total[1] / n:.4f}; sure 0.9 {total[2] / n:.4f} wrong {total[3] / n:.5f}; 0.98 {total[4] / n:.4f} wrong {total[5] / n:.5f}; 0.995 {total[6] / n:.4f} wrong {total[7] / n:.5f}"
    return text + ("\n" + "\n".join(lines) if verbose else "")


def write_net(net, file):
    """Each layer as bytes and, for each output, what one step of a byte is worth; norms and biases as floats."""
    layers = {}
    text = lambda values: base64.b64encode(values.tobytes()).decode()
    for name, tensor in net.state_dict().items():
        if tensor.dim() < 2:
            layers[name] = {"shape": list(tensor.shape), "floats": text(tensor.numpy().astype(np.float32))}
            continue
        flat = tensor.reshape(len(tensor), -1)
        scale = flat.abs().amax(1).clamp(min=1e-8) / 127
        small = (flat / scale[:, None]).round().to(torch.int8).contiguous().numpy()
        layers[name] = {"shape": list(tensor.shape), "weights": text(small), "steps": text(scale.numpy().astype(np.float32))}
    with open(file, "w") as out:
        json.dump(layers, out)


def committed(file):
    """The weights of src/vision/boardWeights.ts."""
    stored = read_stored(file)
    return {name: layer["weights"] if "weights" in layer else layer["floats"].reshape(layer["shape"]) for name, layer in stored.items()}


def with_new_symbols(known, fresh):
    """Weights of a network that told fewer symbols apart."""
    for name in ("name.weight", "name.bias"):
        fresh[name][: len(known[name])] = known[name]
        known[name] = fresh[name]
    return known


def main():
    parser = arguments("shards", rate=2e-3)
    parser.add_argument("--boards", type=int, default=10)
    args = parser.parse_args()
    rng = begin(args)
    net = BoardNet()
    if args.start:
        known = committed(args.start) if args.start.endswith(".ts") else torch.load(args.start)
        net.load_state_dict(with_new_symbols(known, net.state_dict()))
    shards = Shards(args.shards)
    checked = load_check(args.check) if args.check else []

    def losses_of(net, batch):
        patches, mask, wanted = batch
        scores = net(patches, mask)
        asked = wanted != UNASKED
        loss = F.cross_entropy(scores[asked], wanted[asked], label_smoothing=SMOOTHED)
        return loss, [loss.item(), (scores[asked].argmax(-1) == wanted[asked]).float().mean().item()]

    train(
        net, args, lambda: batch_of(shards, rng, args.boards), losses_of, write_net=write_net, check=lambda mean, at_end: checked and check(mean, checked, at_end), load_new=shards.load_new,
        said=lambda: f"{len(shards.pictures)} boards", warm=lambda step: (step + 1) / 400, mean_step=MEAN_STEP, norm=1, weight_decay=0.01, betas=(0.9, 0.98),
    )


if __name__ == "__main__":
    main()
