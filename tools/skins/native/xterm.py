"""An xterm in its own dress (face, size, palette) for the terminal programs of `programs/`."""
import os
import re
import subprocess
import sys
import time

from support import EVERY, Position, origin, report

CELL = {"5x8": (5, 8), "6x10": (6, 10), "6x13": (6, 13), "6x13bold": (6, 13), "7x13": (7, 13), "7x14": (7, 14), "8x13": (8, 13), "8x13bold": (8, 13), "9x15": (9, 15), "9x15bold": (9, 15), "9x18": (9, 18), "10x20": (10, 20)}


class Xt:
    def __init__(self, cols, rows, faces, sizes, bitmaps=(), schemes=((("black", "white"), ()),), title="xterm", bitmap_share=0.3, border=2, min_cols=40):
        """`cols` and `rows`: functions of the position giving the characters wanted; a scheme is (ink, paper), 16 colours or none."""
        self.p = p = Position()
        self.g = g = p.rng
        self.border = border
        w, h = max(min_cols, cols(p)), rows(p)
        cw, ch = (p.max_cell * p.cols + 45) / w, (p.max_cell * p.rows + 190) / h
        small = [b for b in bitmaps if CELL[b][0] <= cw and CELL[b][1] <= ch]
        self.bitmap = g.random() < bitmap_share and bool(small)
        name, face = g.choice(small or ["6x13"]), g.choice(faces)
        top = max(sizes[0], min(sizes[1], int(min(cw / 0.84, ch / 1.62))))
        points = g.randint(min(sizes[0] + 2, top) if g.random() < 0.3 else max(sizes[0], top // 2), top)
        self.scheme = g.choice(schemes)
        self.w, self.h = w + g.randint(0, 6), h + g.randint(0, 3)
        self.out = []
        if "SAMPLE_XT" in os.environ:
            return
        os.environ["SAMPLE_XT"] = "1"
        (ink, paper), palette = self.scheme
        font = ["-fn", name] if self.bitmap else ["-fa", face, "-fs", str(points)]
        extra = [a for i, c in enumerate(palette) for a in ("-xrm", f"*color{i}: {c}")]
        os.execvp("xterm", ["xterm", "-u8", "+sb", "-b", str(border), *font, *extra, "-fg", ink, "-bg", paper, "-T", title, "-geometry", f"{self.w}x{self.h}", "-e", "/usr/bin/python3", *sys.argv])

    def put(self, row, col, text):
        self.out.append(f"\x1b[{row + 1};{col + 1}H{text}\x1b[0m")

    def run(self, left, top, wide, high, ground=""):
        """Draws on `ground` (an SGR); place of the board and size of a cell are in characters."""
        sys.stdout.write(f"\x1b[0m{ground}\x1b[2J\x1b[?25l" + "".join(self.out))
        sys.stdout.flush()
        window, p = os.environ["WINDOWID"], self.p
        while True:
            time.sleep(EVERY / 1000)
            hints = subprocess.run(["xprop", "-id", window, "WM_NORMAL_HINTS"], capture_output=True, text=True).stdout
            step = re.search(r"resize increment: (\d+) by (\d+)", hints)
            cw, ch = int(step.group(1)), int(step.group(2))
            x, y = origin(window)
            report(x + self.border + left * cw, y + self.border + top * ch, p.cols * wide * cw, p.rows * high * ch)


def rgb(text, back=False):
    r, g, b = (int(text[i:i + 2], 16) for i in (1, 3, 5))
    return f"\x1b[{48 if back else 38};2;{r};{g};{b}m"
