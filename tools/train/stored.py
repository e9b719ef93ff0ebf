"""Reads the weights that are committed in src, of bytes with a sign and what a step of them is worth for each output, and of floats."""
import base64
import re

import numpy as np
import torch


def read_stored(file):
    """What a file of weights says by name: {name: {"shape": …, a tensor for each of its texts}}, "weights" as floats of that shape."""
    with open(file) as source:
        found = re.findall(r"\n  '?([\w.]+)'?: \{\s+shape: \[([\d, ]+)\],(.*?)\n  \}", source.read(), re.S)
    return {name: numbers_of([int(size) for size in shape.split(",")], body) for name, shape, body in found}


def numbers_of(shape, body):
    texts = {key: base64.b64decode(text) for key, text in re.findall(r"(\w+):\s+'([^']+)'", body)}
    bytes_of = texts.pop("weights", None)
    numbers = {key: torch.from_numpy(np.frombuffer(text, np.float32).copy()) for key, text in texts.items()}
    if bytes_of:
        small = torch.from_numpy(np.frombuffer(bytes_of, np.int8).astype(np.float32))
        numbers["weights"] = (small.reshape(shape[0], -1) * numbers["steps"][:, None]).reshape(shape)
    return {"shape": shape, **numbers}
