"""Packs the photos of tools/train/checkPhotos.ts for tools/train/lattice.py: python3 tools/train/packPhotos.py FOLDER OUT.npz"""
import json
import sys

import numpy as np
from PIL import Image

folder, out = sys.argv[1:]
lines = [json.loads(line) for line in open(f"{folder}/photos.jsonl")]
photos = [np.asarray(Image.open(f"{folder}/{line['file']}").convert("RGB"), np.float32) for line in lines]
np.savez(
    out,
    photos=np.stack([(p.reshape(360, 2, 640, 2, 3).mean((1, 3)) + 0.5).astype(np.uint8) for p in photos]),
    hidden=np.zeros((len(lines), 180, 320), np.uint8),
    truth=np.array([[*line["homography"], line["lens"], line["rows"], line["cols"]] for line in lines]),
)
