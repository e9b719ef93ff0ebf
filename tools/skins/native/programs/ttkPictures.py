"""ttk.Button and ttk.Label in one of ttk's themes, with PNG pictures for all signs and digits (drawn by cairo here, as files would be)."""
import io
import math
import tkinter as tk
from tkinter import ttk

import cairo

from support import Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["ttk Mines", "Minesweeper", "PyMinefield", "Mines 2.0"]))
root.resizable(False, False)
style = ttk.Style()
theme = g.choice(["clam", "clam", "alt", "default", "classic"])
style.theme_use(theme)
DUSK = (["#7db6ff", "#86dd86", "#ff857c", "#cfa4ff", "#ffbd66", "#6be0d8", "#ffffff", "#b3b8c0"], "#f2f2f2", "#ffd166")
DAY = (["#1146c9", "#1d7d2c", "#cf1a1a", "#5a1f9c", "#8a3f00", "#0b7680", "#111111", "#6d6d6d"], "#151515", "#d11a2a")
INK = (["#222222"] * 8, "#222222", "#222222")
ground, cover, over, paper, (inks, black, red) = g.choice([
    ("#dcdad5", "#dcdad5", "#eeebe7", "#f8f7f5", DAY), ("#d9d9d9", "#c3ccd8", "#d8e0ea", "#f3f5f8", DAY),
    ("#e8e2d0", "#d5c7a0", "#e4d8b8", "#faf6ea", DAY), ("#33373d", "#5a626d", "#6b7480", "#2a2d32", DUSK),
    ("#273142", "#4a6285", "#5b76a0", "#202837", DUSK), ("#e6e6e6", "#d0d0d0", "#dcdcdc", "#ffffff", INK),
])
dark = black == "#f2f2f2"
size = max(18, round(p.cell_size(18, 44) * p.scale))
if size > p.max_cell * p.scale:
    size = max(16, int(p.max_cell * p.scale))
side = max(10, int(size * g.uniform(0.6, 0.7)))
family = g.choice(["DejaVu Sans", "Liberation Serif", "URW Gothic", "P052", "DejaVu Sans Mono", "Nimbus Sans"])
bold = cairo.FONT_WEIGHT_BOLD if g.random() < 0.7 else cairo.FONT_WEIGHT_NORMAL
flag_kind, mine_kind = g.choice(["gallant", "stripe", "marker"]), g.choice(["plain", "horned", "fused"])


def rgb(h):
    return tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))


def picture(s):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, side, side)
    cr = cairo.Context(surface)
    cr.scale(side / 16, side / 16)
    if s in "12345678?":
        cr.select_font_face(family, cairo.FONT_SLANT_NORMAL, bold)
        cr.set_font_size(17)
        e = cr.text_extents(s)
        cr.set_source_rgb(*rgb(black if s == "?" else inks[int(s) - 1]))
        cr.move_to(8 - e.width / 2 - e.x_bearing, 8 - e.height / 2 - e.y_bearing)
        cr.show_text(s)
    elif s in "Fx":
        cr.set_source_rgb(*rgb(black))
        if flag_kind == "marker":
            cr.arc(8, 13.6, 2.4, math.pi, 0)
            cr.fill()
            cr.set_line_width(1.3)
            cr.move_to(8, 13)
            cr.line_to(8, 1)
            cr.stroke()
            cr.set_source_rgb(*rgb(red))
            cr.rectangle(2.4, 1.4, 11.2, 6)
            cr.fill()
        else:
            cr.rectangle(2.2, 0.8, 1.5, 14.6)
            cr.fill()
            cr.set_source_rgb(*rgb(red))
            if flag_kind == "gallant":
                for x, y in ((3.7, 1), (14.6, 4.8), (3.7, 9)):
                    cr.line_to(x, y)
                cr.fill()
            else:
                cr.rectangle(3.7, 1.4, 11, 2.6)
                cr.rectangle(3.7, 6.4, 11, 2.6)
                cr.fill()
                cr.set_source_rgb(1, 1, 1)
                cr.rectangle(3.7, 4, 11, 2.4)
                cr.fill()
        if s == "x":
            for ink, w in (((1, 1, 1), 3.8), ((0, 0, 0), 2)):
                cr.set_source_rgb(*ink)
                cr.set_line_width(w)
                cr.move_to(1.5, 1.5)
                cr.line_to(14.5, 14.5)
                cr.move_to(14.5, 1.5)
                cr.line_to(1.5, 14.5)
                cr.stroke()
    else:
        cr.set_source_rgb(*rgb(black if s == "*" else "#000000"))
        if mine_kind == "horned":
            for i in range(6):
                a = i * math.pi / 3 + math.pi / 6
                cr.arc(8 + 6.3 * math.cos(a), 8 + 6.3 * math.sin(a), 1.5, 0, 7)
                cr.fill()
        elif mine_kind == "fused":
            cr.set_line_width(1.6)
            cr.move_to(11, 5)
            cr.line_to(14.6, 1.2)
            cr.stroke()
        else:
            cr.set_line_width(1.6)
            for i in range(4):
                a = i * math.pi / 4
                cr.move_to(8 - 7.6 * math.cos(a), 8 - 7.6 * math.sin(a))
                cr.line_to(8 + 7.6 * math.cos(a), 8 + 7.6 * math.sin(a))
            cr.stroke()
        cr.arc(8, 8.4, 5.4, 0, 7)
        cr.fill()
        cr.set_source_rgb(*((0.2, 0.2, 0.2) if dark and s == "*" else (1, 1, 1)))
        cr.arc(6.2, 6.6, 1.3, 0, 7)
        cr.fill()
    out = io.BytesIO()
    surface.write_to_png(out)
    return tk.PhotoImage(data=out.getvalue())


pictures = {s: picture(s) for s in "12345678?Fx*X"}
root.config(bg=ground)
for name, colour in (("TFrame", ground), ("TLabel", ground)):
    style.configure(name, background=colour)
style.configure("TLabel", foreground=black)
style.configure("Cover.TButton", background=cover, padding=0, borderwidth=g.choice([1, 2]), relief="raised", anchor="center")
style.map("Cover.TButton", background=[("active", over), ("!active", cover)])
edge = g.choice(["solid", "sunken", "flat", "groove"])
if edge == "solid" and dark:
    edge = "groove"
style.configure("Open.TLabel", background=paper, relief=edge, borderwidth=0 if edge == "flat" else 1, anchor="center", padding=0)
style.configure("Hit.TLabel", background="#f2503b", relief=edge, borderwidth=0 if edge == "flat" else 1, anchor="center", padding=0)
label = ("Button.label", {"sticky": "nswe"})
padding = ("Button.padding", {"sticky": "nswe", "children": [label]})
style.layout("Cover.TButton", [("Button.border", {"sticky": "nswe", "border": "1", "children": [padding]})])
head = ttk.Frame(root, padding=g.choice([4, 8]))
head.pack(fill="x")
ttk.Label(head, text=f"{p.left} mines").pack(side="left")
ttk.Label(head, text=f"{p.seconds} s").pack(side="right")
ttk.Button(head, text={"playing": "New game", "won": "Won!", "lost": "Lost!"}[p.status]).pack()
gap = g.choice([0, 0, 1, 2]) if edge != "flat" else g.choice([1, 2])
pitch = size + gap
board = tk.Frame(root, bg=ground, width=p.cols * pitch, height=p.rows * pitch)
board.pack(padx=g.choice([2, 8]), pady=g.choice([2, 8]))
cells = {}
for r, c, s in p.each():
    if s in "#F?x":
        w = ttk.Button(board, style="Cover.TButton", takefocus=0)
    else:
        w = ttk.Label(board, style="Hit.TLabel" if s == "X" else "Open.TLabel", anchor="center")
    if s in pictures:
        w.config(image=pictures[s])
    w.place(x=c * pitch, y=r * pitch, width=size, height=size)
    cells[r, c] = w
if p.status == "playing" and g.random() < 0.5:
    spot = cells[g.randrange(p.rows), g.randrange(p.cols)]
    if isinstance(spot, ttk.Button):
        spot.state(["active"])
if g.random() < 0.5:
    ttk.Separator(root).pack(fill="x")
    note = {"playing": f"{p.cols} x {p.rows}, {p.mines} mines", "won": "You have won.", "lost": "You have lost."}[p.status]
    ttk.Label(root, text=note, padding=3).pack(anchor="w")
tell_tk(root, lambda: region(p, cells, tk_box))
