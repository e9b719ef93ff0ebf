"""What the trainings of tools/train have in common: their arguments, and a loop that goes on for some minutes."""
import argparse
import copy
import glob
import math
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
from torch import nn


def arguments(data, *, minutes=40, rate, threads=1, check=None, start=None):
    """A parser of the arguments of every training. data: the name of the folder to learn from."""
    parser = argparse.ArgumentParser()
    parser.add_argument(data)
    parser.add_argument("out")
    parser.add_argument("--minutes", type=float, default=minutes)
    parser.add_argument("--check", help=check)
    parser.add_argument("--start", help=start)
    parser.add_argument("--rate", type=float, default=rate)
    parser.add_argument("--threads", type=int, default=threads)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def begin(args):
    """Makes all that is random follow from the seed; the source of it."""
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    return np.random.default_rng(args.seed)


class Growing:
    """What the files of a folder hold together, which may still become more. load makes something of a list of files."""

    def __init__(self, folder, name, load):
        self.pattern, self.load = f"{folder}/{name}-*.npz", load
        self.known = self.files()
        self.now = load(self.known)

    def files(self):
        return sorted(f for f in glob.glob(self.pattern) if not f.endswith(".part.npz"))

    def load_new(self):
        files = self.files()
        if len(files) >= len(self.known) + 4:
            self.known, self.now = files, self.load(files)


def train(net, args, next_batch, losses, *, write_net, check, load_new, said, warm, mean_step, norm, checked_every=1000, said_every=200, **adam):
    """
    Trains a network until its minutes are over, with a rate that falls as a cosine (AdamW, the gradient's norm bounded), and writes the moving mean of its weights.

    next_batch() is called ahead, in a thread of its own. losses(net, batch) gives the loss and a list of what is said of it in the mean. warm(step) is the part of the rate at the begin. load_new() takes
    what was written since, while no batch is made. said() tells how much there is to learn from; check(net, at_end) a line, or None.
    """
    print(f"{sum(p.numel() for p in net.parameters())} weights", flush=True)
    mean = copy.deepcopy(net).eval()
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, **adam)
    ahead = ThreadPoolExecutor(1)
    coming = ahead.submit(next_batch)
    start, last, step, sums = time.time(), time.time(), 0, 0

    def write(at_end):
        torch.save(mean.state_dict(), args.out + ".pt")
        write_net(mean, args.out)
        line = check(mean, at_end)
        if line:
            print("at the end:" if at_end else "  check:", line, flush=True)

    while (done := (time.time() - start) / 60 / args.minutes) < 1:
        for group in optimiser.param_groups:
            group["lr"] = args.rate * min(1, warm(step)) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * done)))
        batch = coming.result()
        coming = ahead.submit(next_batch)
        loss, parts = losses(net, batch)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), norm)
        optimiser.step()
        step += 1
        with torch.no_grad():
            for kept, now in zip(mean.parameters(), net.parameters()):
                kept.lerp_(now, max(mean_step, 1 / (step + 1)))
            for kept, now in zip(mean.buffers(), net.buffers()):
                kept.copy_(now)
        sums = sums + np.array(parts)
        if step % said_every == 0:
            print(f"{step} ({done:.0%}, {said()}, {(time.time() - last) / said_every:.3f} s a step): " + " ".join(f"{v:.4f}" for v in sums / said_every), flush=True)
            sums, last = 0, time.time()
        if step % 200 == 0:
            coming.result()
            load_new()
        if step % checked_every == 0:
            write(False)
            last = time.time()
    write(True)
