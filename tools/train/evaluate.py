"""Says how often a network is right about cells, by glyph.

    python3 tools/train/evaluate.py CELLS_DIR NET

A NET is what train.py wrote, or a committed one: src/vision/glyphWeights.ts. Also prints the temperature by which scores would have to be divided to be as sure as they are right.
"""
import sys

import torch
from torch.nn import functional as F
from train import GLYPHS, evaluate, load, read_net, scores


def main():
    torch.set_num_threads(1)
    x, y = load(sys.argv[1])
    net = read_net(sys.argv[2])
    print(evaluate(net, x, y, by_class=True))
    out = scores(net, x)[:, :GLYPHS]
    losses = {t / 20: float(F.cross_entropy(out / (t / 20), y[:, 0])) for t in range(10, 60)}
    best = min(losses, key=losses.get)
    print(f"temperature {best:.2f}: loss {losses[best]:.4f} instead of {losses[1.0]:.4f}")


if __name__ == "__main__":
    main()
