"""What every program here shares: the position it is to show, its own random numbers, and telling where its cells are."""
import json
import random
import sys


class Position:
    def __init__(self):
        with open(sys.argv[1]) as f:
            p = json.load(f)
        self.rows, self.cols, self.mines = p["rows"], p["cols"], p["mines"]
        self.status, self.cells = p["status"], p["cells"]
        self.max_cell, self.scale = p["maxCell"], p["scale"]
        self.rng = random.Random(p["seed"])
        self.seconds = self.rng.randint(0, 400)

    @property
    def left(self):
        return self.mines - sum(row.count("F") for row in self.cells)

    def cell_size(self, low, high):
        """A cell size between low and high that the screen has room for."""
        top = max(low, min(high, int(self.max_cell)))
        return self.rng.randint(low, top)

    def each(self):
        for r in range(self.rows):
            for c in range(self.cols):
                yield r, c, self.cells[r][c]


def report(x, y, width, height):
    with open(sys.argv[2], "a") as f:
        f.write(json.dumps({"x": x, "y": y, "width": width, "height": height}) + "\n")


def span(first, last, rows, cols):
    """Region of the board from the boxes (x, y, w, h) of its first and last cell, with half a gap on each side."""
    px = (last[0] - first[0]) / (cols - 1)
    py = (last[1] - first[1]) / (rows - 1)
    gx, gy = px - first[2], py - first[3]
    return first[0] - gx / 2, first[1] - gy / 2, px * cols, py * rows


CLASSIC = {"1": "#0000ff", "2": "#008000", "3": "#ff0000", "4": "#000080", "5": "#800000", "6": "#008080", "7": "#000000", "8": "#808080"}
