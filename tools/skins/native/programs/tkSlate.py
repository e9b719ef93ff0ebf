"""Tk with pixmaps made beforehand by cairo: blocks of stone, brass or jade, digits chiselled into the floor, at sizes that a shareware author would pick."""
import base64
import io
import math
import tkinter as tk

import cairo

from support import Position, tell_tk

p = Position()
g = p.rng
rgb = lambda h: tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))
FULL = ["#1440b4", "#12702a", "#c01c1c", "#4c1284", "#803c00", "#00666e", "#101010", "#585858"]
LOOKS = [  # window, block, floor, inks (None: chiselled without paint), flag, mine, text
    ("#7d7a72", "#9a958a", "#d8d2c4", FULL, "#c8141c", "#1e1c18", "#1a1a16"),
    ("#5f5a50", "#8a8272", "#beb6a6", None, "#c8141c", "#1e1c18", "#fff6e0"),
    ("#4e3a12", "#d0a53c", "#f2e6c4", FULL, "#7a0f5a", "#2a1c04", "#ffeab0"),
    ("#0f3b30", "#3f9d80", "#e2efe6", FULL, "#ffe04a", "#0a2018", "#d8fff0"),
    ("#1d2026", "#5a6474", "#2b3038", ["#84bdff", "#8fe58c", "#ff8a7c", "#d4a6ff", "#ffc070", "#74e6e0", "#ffffff", "#b4b8c0"], "#ff9f2a", "#e2e6ec", "#d8dce4"),
]
window, block, floor, inks, red, black, words = g.choice(LOOKS)
sizes = [s for s in (20, 24, 28, 32, 36, 40, 48, 56, 64) if s <= p.max_cell] or [20]
size = g.choice(sizes)
bevel = g.choice([1.2, 2, 3])
cut = g.choice([0, 1.5])  # corners that are cut off
flag_kind, mine_kind = g.choice(["banner", "heart", "stake", "triangle"]), g.choice(["spikes", "fuse", "toadstool"])
face = g.choice(["DejaVu Serif", "P052", "Liberation Sans", "URW Bookman", "DejaVu Sans"])
part = g.uniform(0.6, 0.74)
engraved = inks is None or g.random() < 0.5
light = sum(rgb(floor)) > 1.5


def tint(colour, k):
    return [max(0, min(1, v * k if k < 1 else v + (1 - v) * (k - 1))) for v in rgb(colour)]


def path(cr, *points):
    cr.new_path()
    for x, y in points:
        cr.line_to(x, y)
    cr.close_path()


def paint(cr, colour, k=1):
    cr.set_source_rgb(*(tint(colour, k) if k != 1 else rgb(colour)))


def grain(cr, colour, count, seed):
    """Small specks, the same on every tile of a kind."""
    for i in range(count):
        x, y = (seed * 7.31 + i * 12.93) % 19, (seed * 3.17 + i * 5.41 + i * i * 0.77) % 19
        cr.set_source_rgba(*tint(colour, 1.4 if i % 2 else 0.7), 0.45)
        cr.rectangle(x, y, 0.9, 0.7)
        cr.fill()


def base(cr):
    paint(cr, floor)
    cr.paint()
    grain(cr, floor, 16, 2)
    cr.set_line_width(1)
    paint(cr, floor, 0.72)
    cr.move_to(0.4, 20)
    cr.line_to(0.4, 0.4)
    cr.line_to(20, 0.4)
    cr.stroke()


def stone(cr):
    paint(cr, block, 0.3)
    cr.paint()
    shade = cairo.LinearGradient(0, 0, 20, 20)
    shade.add_color_stop_rgb(0, *tint(block, 1.25))
    shade.add_color_stop_rgb(1, *tint(block, 0.85))
    path(cr, (cut, 0), (19.5 - cut, 0), (19.5, cut), (19.5, 19.5 - cut), (19.5 - cut, 19.5), (cut, 19.5), (0, 19.5 - cut), (0, cut))
    cr.set_source(shade)
    cr.fill()
    grain(cr, block, 26, 5)
    b = bevel
    path(cr, (cut, 0), (19.5 - cut, 0), (19.5 - b, b), (b, b), (b, 19.5 - b), (0, 19.5 - cut), (0, cut))
    cr.set_source_rgba(1, 1, 1, 0.5)
    cr.fill()
    path(cr, (19.5, cut), (19.5, 19.5 - cut), (19.5 - cut, 19.5), (cut, 19.5), (b, 19.5 - b), (19.5 - b, 19.5 - b), (19.5 - b, b))
    cr.set_source_rgba(0, 0, 0, 0.4)
    cr.fill()


def letter(cr, s, colour, engraved):
    cr.select_font_face(face, cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
    cr.set_font_size(20 * part / 0.73)
    e = cr.text_extents(s)
    x, y = 10 - e.width / 2 - e.x_bearing, 10 - e.height / 2 - e.y_bearing
    if engraved:
        for d, tone, alpha in ((0.7, 1, 0.85 if light else 0.3), (-0.6, 0, 0.55)):
            cr.move_to(x + d, y + d)
            cr.set_source_rgba(tone, tone, tone, alpha)
            cr.show_text(s)
    cr.move_to(x, y)
    paint(cr, colour)
    cr.show_text(s)


def flag(cr):
    cr.set_line_width(0.7)
    if flag_kind == "banner":
        paint(cr, "#2a1a08")
        cr.rectangle(9.2, 2, 1.6, 16)
        cr.rectangle(3.6, 3, 12.8, 1.4)
        cr.fill()
        path(cr, (4.6, 4.4), (15.4, 4.4), (15.4, 14), (10, 11.6), (4.6, 14))
    elif flag_kind == "heart":
        cr.move_to(10, 16.6)
        cr.curve_to(0.4, 10, 2.4, 3.4, 6.6, 3.4)
        cr.curve_to(8.6, 3.4, 9.6, 4.6, 10, 6)
        cr.curve_to(10.4, 4.6, 11.4, 3.4, 13.4, 3.4)
        cr.curve_to(17.6, 3.4, 19.6, 10, 10, 16.6)
        cr.close_path()
    elif flag_kind == "stake":
        path(cr, (8.6, 3), (11.4, 3), (11, 15), (10, 18), (9, 15))
        paint(cr, "#5a3410")
        cr.fill()
        path(cr, (3.4, 4.6), (14.6, 4.6), (17.2, 7.4), (14.6, 10.2), (3.4, 10.2))
    else:
        paint(cr, "#1c1208")
        cr.rectangle(4.4, 2.4, 1.7, 15)
        cr.fill()
        path(cr, (6.1, 2.6), (16.8, 6.8), (6.1, 11))
    paint(cr, red)
    cr.fill_preserve()
    paint(cr, red, 0.4)
    cr.stroke()


def mine(cr, colour):
    paint(cr, colour)
    if mine_kind == "spikes":
        cr.set_line_width(1.5)
        for i in range(5):
            a = i * math.pi / 5
            cr.move_to(10 - 8 * math.cos(a), 10 - 8 * math.sin(a))
            cr.line_to(10 + 8 * math.cos(a), 10 + 8 * math.sin(a))
        cr.stroke()
        cr.arc(10, 10, 5.4, 0, 7)
        cr.fill()
    elif mine_kind == "fuse":
        cr.arc(9, 11.6, 6.2, 0, 7)
        cr.fill()
        cr.set_line_width(2.6)
        cr.move_to(12.6, 7.6)
        cr.line_to(14, 6)
        cr.stroke()
        cr.set_source_rgb(1, 0.6, 0.1)
        path(cr, *[(15.6 + (3, 1.3)[i % 2] * math.cos(i * math.pi / 5), 4.4 + (3, 1.3)[i % 2] * math.sin(i * math.pi / 5)) for i in range(10)])
        cr.fill()
    else:
        cr.rectangle(7.6, 10, 4.8, 7.6)
        cr.fill()
        cr.arc(10, 10.6, 7.4, math.pi, 0)
        cr.close_path()
        cr.fill()
    cr.set_source_rgba(*((1, 1, 1) if sum(rgb(colour)) < 1.5 else (0.2, 0.2, 0.25)), 0.9)
    cr.arc(7.8, 8.2, 1.3, 0, 7)
    cr.fill()


def tile(s):
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, size, size)
    cr = cairo.Context(surface)
    cr.scale(size / 20, size / 20)
    if s in "#F?x":
        stone(cr)
    else:
        base(cr)
    if s == "X":
        cr.set_source_rgba(0.95, 0.2, 0.1, 0.9)
        cr.rectangle(0.8, 0.8, 18.8, 18.8)
        cr.fill()
    if s in "12345678":
        letter(cr, s, inks[int(s) - 1] if inks else "#4a4234", engraved)
    elif s == "?":
        letter(cr, s, "#fffbe8" if sum(rgb(block)) < 1.7 else "#20180c", False)
    elif s in "Fx":
        flag(cr)
    elif s in "*X":
        mine(cr, black if s == "*" else "#140a06")
    if s == "x":
        for width, tone in ((4, 1), (2.2, 0)):
            cr.set_source_rgb(tone, tone, tone)
            cr.set_line_width(width)
            for d in (1, -1):
                cr.move_to(10 - 7 * d, 3)
                cr.line_to(10 + 7 * d, 17)
                cr.stroke()
    png = io.BytesIO()
    surface.write_to_png(png)
    return tk.PhotoImage(data=base64.b64encode(png.getvalue()))


root = tk.Tk()
root.title(g.choice(["Slate 1.2 (unregistered)", "Stone Minefield", "Chisel"]))
root.resizable(False, False)
root.config(bg=window)
images = {s: tile(s) for s in {s for _, _, s in p.each()}}
if g.random() < 0.6:
    menu = tk.Menu(root)
    for name in ("Game", "Tiles", "Register", "Help"):
        menu.add_cascade(label=name, menu=tk.Menu(menu, tearoff=0))
    root.config(menu=menu)
top = tk.Frame(root, bg=window)
top.pack(fill="x", padx=12, pady=8)
plain = dict(bg=window, fg=words, font=("DejaVu Sans", -15, "bold"))
tk.Label(top, text=f"{p.left} mines", **plain).pack(side="left")
tk.Label(top, text=f"{p.seconds // 60}:{p.seconds % 60:02d}", **plain).pack(side="right")
tk.Label(top, text={"playing": "", "won": "Cleared!", "lost": "Crumbled"}[p.status], **plain).pack()
frame = g.choice([2, 4, 6])
canvas = tk.Canvas(root, width=p.cols * size, height=p.rows * size, bd=frame, relief="sunken", highlightthickness=0, bg=window)
canvas.pack(padx=12, pady=(0, 12))
for r, c, s in p.each():
    canvas.create_image(frame + c * size, frame + r * size, image=images[s], anchor="nw")
tell_tk(root, lambda: (canvas.winfo_rootx() + frame, canvas.winfo_rooty() + frame, p.cols * size, p.rows * size))
