"""A real curses program: single characters with spaces between them inside a window of line-drawing characters, colour pairs of the terminal's own sixteen, a panel at the right."""
import curses
import os
import re
import subprocess
import time

from support import EVERY, Position, origin, report
from terminal import BORDER, Terminal

before = Position()
step = before.rng.choice([2, 2, 2, 3])
t = Terminal(sizes=(8, 24), wide=step + 0.2, high=1.15, extra_cols=30, extra_rows=8)
p, g = t.position, t.position.rng
shut, bare = g.choice([("#", "."), ("#", " "), ("ckboard", " "), (".", " "), ("-", " "), ("+", "."), ("ckboard", "bullet"), ("o", ".")])
if shut == "ckboard" and not t.unicode:  # nor have they the shade
    shut = "#"
flag, mine = g.choice("FFP!>"), g.choice("**@&")
light = t.theme[1] in ("white", "#fdf6e3")
INKS = g.choice([
    [curses.COLOR_BLUE, curses.COLOR_GREEN, curses.COLOR_RED, curses.COLOR_MAGENTA, curses.COLOR_YELLOW, curses.COLOR_CYAN, curses.COLOR_WHITE, curses.COLOR_WHITE],
    [curses.COLOR_CYAN, curses.COLOR_GREEN, curses.COLOR_YELLOW, curses.COLOR_MAGENTA, curses.COLOR_RED, curses.COLOR_RED, curses.COLOR_RED, curses.COLOR_RED],
    None,
])
bold = g.random() < 0.6 and not light
dim = g.random() < 0.3
title = g.choice([" mines ", " cmine 0.9 ", " minefield "])
cursor = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.7 else None
numbered = g.random() < 0.3


def main(scr):
    curses.curs_set(0)
    curses.start_color()
    curses.use_default_colors()
    for i in range(8):
        ink = -1 if INKS is None or (light and INKS[i] in (curses.COLOR_WHITE, curses.COLOR_YELLOW)) else INKS[i]
        curses.init_pair(i + 1, ink, -1)
    curses.init_pair(9, curses.COLOR_RED, -1)
    curses.init_pair(10, curses.COLOR_WHITE, curses.COLOR_RED)
    curses.init_pair(11, curses.COLOR_BLUE if light else curses.COLOR_CYAN, -1)
    curses.init_pair(12, curses.COLOR_WHITE, curses.COLOR_BLUE)
    names = {"ckboard": curses.ACS_CKBOARD, "bullet": curses.ACS_BULLET}
    high, wide = scr.getmaxyx()
    top, left = 3, 4 if not numbered else 6
    scr.addstr(0, 0, f" {title.strip()}  |  n new   space open   f flag   q quit".ljust(wide - 1)[:wide - 1], curses.color_pair(12) | curses.A_BOLD)
    box = scr.subwin(p.rows + 2, p.cols * step + 4 - (step - 1), top - 1, left - 2)
    box.attrset(curses.color_pair(11))
    box.box()
    box.addstr(0, 2, title[:p.cols * step - 3])
    extra = lambda i: curses.A_BOLD if bold or (INKS and INKS[i - 1] == curses.COLOR_BLUE and not light) else 0
    looks = {
        "#": (names.get(shut, shut), curses.A_DIM if dim else 0), "0": (names.get(bare, bare), curses.A_DIM), "F": (flag, curses.color_pair(9) | curses.A_BOLD),
        "?": ("?", curses.A_BOLD), "*": (mine, curses.A_BOLD), "X": (mine, curses.color_pair(10) | curses.A_BOLD), "x": ("X", curses.color_pair(9) | curses.A_REVERSE),
    }
    for r, c, s in p.each():
        what, how = looks[s] if s in looks else (s, curses.color_pair(int(s)) | extra(int(s)))
        if cursor == (r, c):
            how |= curses.A_REVERSE
        scr.addch(top + r, left + c * step, what, how)
    if numbered:
        for r in range(p.rows):
            scr.addstr(top + r, left - 5, f"{r + 1:2d}", curses.A_DIM)
    x = left + p.cols * step + 4
    lines = [f"Mines  {p.mines:4d}", f"Left   {p.left:4d}", f"Time   {p.seconds:4d}", "", f"Size {p.cols}x{p.rows}", "", f"{flag}  flag", "?  unsure"]
    if p.status == "lost":
        lines += [f"{mine}  mine", "X  wrong flag"]
    for i, text in enumerate(lines[:p.rows]):
        scr.addnstr(top + i, x, text, max(wide - x - 1, 0))
    scr.addstr(top + p.rows + 1, 1, {"playing": "", "won": "*** You win! Press n for another game. ***", "lost": "BOOM! You stepped on a mine. Press n."}[p.status][:wide - 2], curses.A_BOLD)
    scr.refresh()
    window = os.environ["WINDOWID"]
    while True:
        time.sleep(EVERY / 1000)
        hints = subprocess.run(["xprop", "-id", window, "WM_NORMAL_HINTS"], capture_output=True, text=True).stdout
        cw, ch = (int(n) for n in re.search(r"resize increment: (\d+) by (\d+)", hints).groups())
        x0, y0 = origin(window)
        lead = (step - 1) / 2  # the spaces belong to the characters on either side
        report(x0 + BORDER + (left - lead) * cw, y0 + BORDER + top * ch, p.cols * step * cw, p.rows * ch)


curses.wrapper(main)
