"""A screen of text: put lines on it, show it in an xterm of its own and tell where the cells of the board are."""
import os
import re
import subprocess
import sys
import time

from support import EVERY, Position, origin, report

BORDER = 2


class Terminal:
    def __init__(self, sizes, wide, high, extra_cols=6, extra_rows=6):
        """`sizes`: font sizes (points); `wide` and `high`: roughly the characters a cell takes."""
        self.position = p = Position()
        g = p.rng
        bitmap = g.random() < 0.35
        self.unicode = not bitmap  # the old bitmap fonts have no flag
        fonts = [("6x13", 6, 13), ("7x13", 7, 13), ("8x13", 8, 13), ("9x15", 9, 15), ("10x20", 10, 20)]
        room_x, room_y = p.max_cell / wide, p.max_cell / high
        fits = [f for f in fonts if f[1] <= room_x and f[2] <= room_y] or fonts[:1]
        name = g.choice(fits)[0]
        family = g.choice(["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "DejaVu Sans Mono"])
        most = max(sizes[0], min(sizes[1], int(min(room_x / 0.82, room_y / 1.6))))
        points = g.randint(sizes[0], most)
        theme = g.choice([("white", "black"), ("black", "white"), ("gray90", "gray10"), ("#00ff66", "#001500"), ("#eee8d5", "#002b36"), ("black", "#fdf6e3")])
        self.theme = theme
        self.lines = []
        if "AUTOMINE_TERM" in os.environ:
            return
        cols = int(p.cols * wide + extra_cols + g.randint(0, 12))
        rows = int(p.rows * high + extra_rows + g.randint(0, 4))
        font = ["-fn", name] if bitmap else ["-fa", family, "-fs", str(points)]
        os.environ["AUTOMINE_TERM"] = "1"
        os.execvp("xterm", ["xterm", "-u8", "+sb", "-b", str(BORDER), *font, "-fg", theme[0], "-bg", theme[1], "-T", g.choice(["xterm", "mines", "bash", "~: mines"]),
                            "-geometry", f"{max(cols, 40)}x{rows}", "-e", "/usr/bin/python3", *sys.argv])

    def put(self, row, col, text):
        self.lines.append((row, col, text))

    def show(self, left, top, wide, high):
        """Draws; `left`, `top` and the size of a cell are in characters."""
        out = sys.stdout
        out.write("\x1b[2J\x1b[?25l")
        for row, col, text in self.lines:
            out.write(f"\x1b[{row + 1};{col + 1}H{text}\x1b[0m")
        out.flush()
        window = os.environ["WINDOWID"]
        p = self.position
        while True:
            time.sleep(EVERY / 1000)
            hints = subprocess.run(["xprop", "-id", window, "WM_NORMAL_HINTS"], capture_output=True, text=True).stdout
            step = re.search(r"resize increment: (\d+) by (\d+)", hints)
            x, y = origin(window)
            cw, ch = int(step.group(1)), int(step.group(2))
            report(x + BORDER + left * cw, y + BORDER + top * ch, p.cols * wide * cw, p.rows * high * ch)
