"""Tk canvas with pictures made beforehand: paving stones of five casts with round corners and moss between them; taken up, they leave gravel, turf or bedding sand. Garden markers for flags, molehills or shells for mines; a frame of Tk labels."""
import base64
import io
import math
import random
import tkinter as tk

import cairo

from support import Position, tell_tk

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
DEEP = ["#143fae", "#0f6a26", "#b81818", "#48157e", "#7c3a02", "#055f68", "#111111", "#55524c"]
PALE = ["#9fd0ff", "#b6f08a", "#ff9c8c", "#ddb8ff", "#ffd08a", "#8ef0e4", "#ffffff", "#d2d6d0"]
LOOKS = [  # window, words, joint, stone, bed, inks, flag, mine
    ("#d8d4c8", "#2c2a24", "#7c8a54", "#b4aea2", "#e6dcc4", DEEP, "#d2202a", "#2a241c"),
    ("#4a5a3a", "#f2f0e0", "#39492a", "#a2765a", "#d8c8a4", DEEP, "#1f5fc8", "#22201c"),
    ("#30343a", "#e8eaec", "#1c1f23", "#6c747c", "#3a3f3a", PALE, "#ffb43a", "#eceae2"),
    ("#e8e0d0", "#3a2a1a", "#b8a684", "#d6b48c", "#f6efdf", DEEP, "#c8321e", "#3a2a20"),
    ("#2c3c2a", "#eaf2dc", "#22331f", "#8c9494", "#4d7a3a", PALE, "#ff5a4a", "#1c160e"),
]
window, words, joint, stone, bed, inks, red, black = g.choice(LOOKS)
n = max(18, min(round(g.randint(20, 50) * p.scale), int(p.max_cell * p.scale)))
gap = g.choice([0.03, 0.05, 0.08])
corner = g.choice([0.06, 0.14, 0.24])
rules = g.choice(["none", "joint", "hair"])
face = g.choice(["DejaVu Serif", "Noto Sans", "URW Bookman", "Liberation Sans", "C059"])
part = g.uniform(0.56, 0.7)
marker, bomb = g.choice(["wood", "pennant", "pinwheel"]), g.choice(["shell", "urchin"])
root = tk.Tk()
root.title(g.choice(["Patio", "Garden Mines", "Crazy Paving"]))
root.configure(bg=window)
root.resizable(False, False)


def tint(colour, k):
    return [max(0, min(1, v * k if k < 1 else v + (1 - v) * (k - 1))) for v in rgb(colour)]


def slab(cr, x, y, w, h, r):
    cr.new_sub_path()
    for a, (cx, cy) in enumerate([(x + w - r, y + r), (x + w - r, y + h - r), (x + r, y + h - r), (x + r, y + r)]):
        cr.arc(cx, cy, r, (a - 1) * math.pi / 2, a * math.pi / 2)
    cr.close_path()


def specks(cr, colour, count, rng, alpha):
    for _ in range(count):
        cr.set_source_rgba(*tint(colour, rng.choice([0.75, 0.85, 1.2, 1.35])), alpha)
        cr.arc(rng.uniform(0, 20), rng.uniform(0, 20), rng.uniform(0.2, 0.7), 0, 7)
        cr.fill()


def cover(cr, rng):
    cr.set_source_rgb(*rgb(joint))
    cr.paint()
    specks(cr, joint, 40, rng, 0.6)
    cast = rng.uniform(0.93, 1.1)
    a, w, r = 20 * gap, 20 * (1 - 2 * gap), 20 * corner
    slab(cr, a, a + 0.5, w, w - 0.3, r)
    cr.set_source_rgb(*tint(stone, 0.55))
    cr.fill()
    slab(cr, a, a, w, w - 0.9, r)
    cr.set_source_rgb(*tint(stone, cast))
    cr.fill_preserve()
    cr.save()
    cr.clip()
    specks(cr, stone, 70, rng, 0.4)
    cr.restore()
    slab(cr, a + 0.5, a + 0.5, w - 1, w - 1.9, r)
    cr.set_line_width(0.7)
    cr.set_source_rgba(1, 1, 1, 0.28)
    cr.stroke()


def ground(cr, rng, hit):
    cr.set_source_rgb(*rgb("#d8452c" if hit else bed))
    cr.paint()
    specks(cr, "#d8452c" if hit else bed, 60, rng, 0.35)
    if rules != "none":
        cr.set_source_rgba(*tint(bed, 0.62), 0.8 if rules == "joint" else 0.6)
        cr.set_line_width(1.1 if rules == "joint" else 20 / n * 1.0)
        cr.rectangle(0, 0, 20, 20)
        cr.stroke()


def write(cr, text, colour):
    cr.select_font_face(face, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
    cr.set_font_size(20 * part / 0.72)
    e = cr.text_extents(text)
    cr.move_to(10 - e.width / 2 - e.x_bearing, 10 - e.height / 2 - e.y_bearing)
    cr.text_path(text)
    if text == "?":
        cr.set_source_rgba(0, 0, 0, 0.55)
        cr.set_line_width(1.8)
        cr.stroke_preserve()
    cr.set_source_rgb(*rgb(colour))
    cr.fill()


def flag(cr, wrong):
    if marker == "wood":  # a label on a stick
        cr.set_source_rgb(0.36, 0.22, 0.1)
        cr.rectangle(9.1, 9, 1.9, 9)
        cr.fill()
        slab(cr, 3.6, 3, 12.8, 7, 1)
        cr.set_source_rgb(*rgb(red))
        cr.fill_preserve()
        cr.set_source_rgba(0, 0, 0, 0.6)
        cr.set_line_width(0.6)
        cr.stroke()
        cr.set_source_rgb(1, 1, 1)
        cr.rectangle(9.3, 4, 1.5, 3)
        cr.rectangle(9.3, 7.8, 1.5, 1.3)
        cr.fill()
    elif marker == "pennant":
        cr.set_source_rgb(0.2, 0.14, 0.08)
        cr.rectangle(6, 3, 1.4, 15)
        cr.fill()
        for x, y in [(7.4, 3.2), (17, 6.4), (7.4, 10.4)]:
            cr.line_to(x, y)
        cr.close_path()
        cr.set_source_rgb(*rgb(red))
        cr.fill_preserve()
        cr.set_source_rgba(0, 0, 0, 0.5)
        cr.set_line_width(0.5)
        cr.stroke()
    else:  # a swallow-tailed streamer
        cr.set_source_rgb(0.93, 0.92, 0.88)
        cr.rectangle(4.6, 2.6, 1.3, 15.4)
        cr.fill()
        cr.move_to(5.9, 3)
        cr.curve_to(9, 1.6, 12, 5, 17, 3.2)
        cr.line_to(14.4, 6.6)
        cr.line_to(17, 10)
        cr.curve_to(12, 11.6, 9, 8.4, 5.9, 10)
        cr.close_path()
        cr.set_source_rgb(*rgb(red))
        cr.fill_preserve()
        cr.set_source_rgba(0, 0, 0, 0.5)
        cr.set_line_width(0.5)
        cr.stroke()
    if wrong:
        for c, w in (((1, 1, 1), 3.6), ((0.05, 0.05, 0.05), 2.1)):
            cr.set_source_rgb(*c)
            cr.set_line_width(w)
            for a, b in ((3.4, 16.6), (16.6, 3.4)):
                cr.move_to(a, 3.4)
                cr.line_to(b, 16.6)
            cr.stroke()


def mine(cr, hit):
    cr.set_source_rgb(*((0.1, 0.05, 0.03) if hit else rgb(black)))
    if bomb == "urchin":
        for i in range(20):
            a, r = i * math.pi / 10, 8.6 if i % 2 == 0 else 5.6
            cr.line_to(10 + r * math.cos(a), 10 + r * math.sin(a))
        cr.fill()
    else:
        cr.arc(9.4, 11.4, 5.8, 0, 7)
        cr.fill()
        cr.rectangle(11.6, 4.6, 3.2, 3.2)
        cr.fill()
        cr.set_line_width(1)
        cr.move_to(13.4, 5)
        cr.curve_to(14, 2.6, 16, 2.4, 17, 3.6)
        cr.stroke()
        cr.set_source_rgb(1, 0.66, 0.2)
        cr.arc(17, 3.8, 1.3, 0, 7)
        cr.fill()
    cr.set_source_rgb(*((1, 1, 1) if sum(rgb(black)) < 1.5 or hit else (0.25, 0.25, 0.25)))
    cr.arc(7.8, 9.2, 1.3, 0, 7)
    cr.fill()


def picture(s, cast):
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, n, n)
    cr = cairo.Context(surface)
    cr.scale(n / 20, n / 20)
    rng = random.Random(cast * 101 + 7)
    cover(cr, rng) if s in "#F?x" else ground(cr, rng, s == "X")
    if s in "12345678":
        write(cr, s, inks[int(s) - 1])
    elif s == "?":
        write(cr, s, "#ffffff")
    elif s in "Fx":
        flag(cr, s == "x")
    elif s in "*X":
        mine(cr, s == "X")
    data = io.BytesIO()
    surface.write_to_png(data)
    return tk.PhotoImage(data=base64.b64encode(data.getvalue()))


k = p.scale
top = tk.Frame(root, bg=window)
top.pack(fill="x", padx=round(8 * k), pady=round(5 * k))
font = (g.choice(["DejaVu Sans", "Liberation Serif"]), -round(15 * k), "bold")
tk.Label(top, text=f"{p.left} moles" if g.random() < 0.3 else f"Mines: {p.left}", bg=window, fg=words, font=font).pack(side="left")
tk.Label(top, text=f"{p.seconds // 60}:{p.seconds % 60:02d}", bg=window, fg=words, font=font).pack(side="right")
if p.cols * n > 260 * k:
    tk.Button(top, text={"playing": "Start over", "won": "Finished!", "lost": "Try again"}[p.status], font=font[:2], pady=0).pack()
edge = g.choice([0, 2, 4])
board = tk.Canvas(root, width=p.cols * n, height=p.rows * n, bd=edge, relief=g.choice(["sunken", "ridge", "flat"]), highlightthickness=0, bg=joint)
m = g.choice([0, 8, 14])
board.pack(padx=m, pady=(0, m))
pictures = {}
for r, c, s in p.each():
    key = s, (r * 5 + c * 3 + r * c) % 5
    if key not in pictures:
        pictures[key] = picture(*key)
    board.create_image(edge + c * n, edge + r * n, image=pictures[key], anchor="nw")
if g.random() < 0.5:
    menu = tk.Menu(root)
    for name in ("Game", "Garden", "Help"):
        menu.add_cascade(label=name, menu=tk.Menu(menu, tearoff=0))
    root.config(menu=menu)
tell_tk(root, lambda: (board.winfo_rootx() + edge, board.winfo_rooty() + edge, p.cols * n, p.rows * n))
