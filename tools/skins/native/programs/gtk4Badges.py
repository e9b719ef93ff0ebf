"""A GTK 4 program of the flat, rounded sort: labels with CSS, digits as coloured text or white on round badges; light, dark or sepia."""
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, Gtk

from support import Position, gtk4_box, region, run_gtk4

p = Position()
g = p.rng
LOOKS = [  # dark, ground, cover, second of its gradient, open, text, flag
    (False, "#fafafa", "#c0bfbc", "#b2b1ad", "#ececea", "#2e3436", "#e01b24"),
    (False, "#f3efe6", "#b59a74", "#a5885f", "#e9dfcc", "#3d2f1c", "#9a1c1c"),
    (False, "#eef1f8", "#8fa8e0", "#7d98d6", "#ffffff", "#1c2440", "#d6246e"),
    (True, "#242424", "#5e5c64", "#504e56", "#303030", "#f0f0f0", "#ff7b63"),
    (True, "#1b1e2b", "#43507c", "#39456e", "#242a3d", "#dfe6ff", "#ffd166"),
    (True, "#12201a", "#2f7a58", "#27694b", "#1a2e25", "#dcf5e8", "#ff8fa3"),
]
dark, ground, cover, cover2, paper, text, red = g.choice(LOOKS)
inks = g.choice([
    ["#3584e4", "#26a269", "#e01b24", "#813d9c", "#c64600", "#0f8a94", "#5e3a1c", "#6a6a70"],
    ["#1a5fb4", "#7a6a00", "#a51d2d", "#613583", "#26704a", "#9a4a00", "#241f31", "#77767b"],
]) if not dark else g.choice([
    ["#78aeed", "#8ff0a4", "#ff938c", "#dc8add", "#ffbe6f", "#7fe0e8", "#ffffff", "#c0bfbc"],
    ["#62d0ff", "#b6e35a", "#ff9bd0", "#ffe066", "#ff8c5a", "#b9a6ff", "#f2f2f2", "#a8adb8"],
])
badges = g.random() < 0.35
if badges and dark:
    inks = ["#2f6fd0", "#26844f", "#c8342c", "#8a4aa8", "#b8600f", "#0f7a86", "#7a5230", "#6a6f7a"]
gap = g.choice([0, 1, 2, 3, 5])
size = p.cell_size(20, 50) - (gap if p.max_cell > 26 else 0)
size = max(18, size)
radius = g.choice([0, 2, 4, size // 5, size // 3])
family = g.choice(["Noto Sans", "DejaVu Sans", "URW Gothic", "Liberation Sans", "DejaVu Sans Mono"])
points = int(size * (g.uniform(0.42, 0.5) if badges else g.uniform(0.5, 0.64)))
flag_kind = g.choice(["triangle", "pin", "swallow"])
wrong_kind = g.choice(["cross", "slash"])
colours = "\n".join(f".n{i + 1} {{ {'background: ' + c + '; color: white' if badges else 'color: ' + c}; }}" for i, c in enumerate(inks))
css = f"""
window {{ background: {ground}; color: {text}; }}
.c {{ border-radius: {radius}px; font: {g.choice(['bold', 'bold', '500'])} {max(10, points)}px "{family}"; padding: 0; margin: 0; min-width: 0; min-height: 0; }}
.covered {{ background: {g.choice([cover, f'linear-gradient({cover}, {cover2})'])}; color: {'white' if dark else text}; {g.choice(['', f'box-shadow: inset 0 -2px {cover2};', 'border: 1px solid rgba(0,0,0,0.25);'])} }}
.open {{ background: {paper}; {g.choice(['', 'border: 1px solid rgba(128,128,128,0.25);']) } }}
.boom {{ background: #d8262c; }}
.badge {{ border-radius: 999px; }}
{colours}
.bar {{ padding: 6px 10px; }}
.big {{ font: bold 16px "Noto Sans"; }}
"""


def rgb(h):
    return tuple(int(h[i:i + 2], 16) / 255 for i in (1, 3, 5))


def paint(_, cr, w, h, s):
    n = min(w, h)
    cr.translate((w - n) / 2, (h - n) / 2)
    cr.scale(n / 20, n / 20)
    if s in "Fx":
        cr.set_source_rgb(*rgb(red))
        if flag_kind == "pin":
            cr.arc(10, 7, 4.6, 0, 7)
            cr.fill()
            cr.set_source_rgb(*rgb(text))
            cr.rectangle(9.2, 11, 1.6, 6.5)
            cr.fill()
        else:
            points = [(6.5, 3), (16, 7), (6.5, 11)] if flag_kind == "triangle" else [(6.5, 3), (16.5, 3), (13.5, 6.5), (16.5, 10), (6.5, 10)]
            for x, y in points:
                cr.line_to(x, y)
            cr.fill()
            cr.set_source_rgb(*rgb(text))
            cr.rectangle(5, 2.6, 1.7, 14.6)
            cr.fill()
        if s == "x":
            cr.set_line_width(2.4)
            cr.set_source_rgb(*((1, 1, 1) if dark else (0.05, 0.05, 0.05)))
            for d in (1, -1) if wrong_kind == "cross" else (-1,):
                cr.move_to(10 - 7.5 * d, 2.5)
                cr.line_to(10 + 7.5 * d, 17.5)
            cr.stroke()
    else:
        cr.set_source_rgb(*((1, 1, 1) if s == "X" else rgb(text)))
        cr.arc(10, 10.5, 5.2, 0, 7)
        cr.fill()
        cr.set_line_width(1.6)
        for i in range(6):
            a = math.pi * (i / 3 + 1 / 6)
            cr.move_to(10, 10.5)
            cr.line_to(10 + 8 * math.cos(a), 10.5 + 8 * math.sin(a))
        cr.stroke()
        cr.set_source_rgb(*((0.85, 0.15, 0.17) if s == "X" else rgb(paper)))
        cr.arc(8.4, 9, 1.3, 0, 7)
        cr.fill()


def start(app):
    provider = Gtk.CssProvider()
    provider.load_from_data(css.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 700)
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Badges", "Minefield", "Mines", "Sweep"]))
    win.set_resizable(False)
    grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER)
    cells = {}
    for r, c, s in p.each():
        if s in "Fx*X":
            w = Gtk.DrawingArea()
            w.set_draw_func(paint, s)
        elif s in "12345678" and badges:
            w = Gtk.Box()
            w.append(badge := Gtk.Label(label=s, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER, hexpand=True))
            badge.add_css_class("badge")
            badge.add_css_class("n" + s)
            badge.set_size_request(int(size * 0.78), int(size * 0.78))
        else:
            w = Gtk.Label(label=s if s in "12345678?" else "")
            if s in "12345678":
                w.add_css_class("n" + s)
        w.add_css_class("c")
        w.add_css_class("covered" if s in "#F?x" else "boom" if s == "X" else "open")
        w.set_size_request(size, size)
        grid.attach(w, c, r, 1, 1)
        cells[r, c] = w
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    bar = Gtk.CenterBox()
    bar.add_css_class("bar")
    left = Gtk.Label(label=g.choice(["{} mines", "{} left", "✕ {}"]).format(p.left))
    clock = Gtk.Label(label=f"{p.seconds // 60}:{p.seconds % 60:02d}")
    for x in (left, clock):
        x.add_css_class("big")
    bar.set_start_widget(left)
    bar.set_center_widget(Gtk.Button(label={"playing": "Restart", "won": "Well done!", "lost": "Try again"}[p.status]))
    bar.set_end_widget(clock)
    m = g.choice([0, 8, 16])
    for side in ("start", "end", "bottom", "top"):
        getattr(grid, f"set_margin_{side}")(m)
    below = g.random() < 0.3
    for x in ([grid, bar] if below else [bar, grid]):
        box.append(x)
    win.set_child(box)
    win.present()
    return lambda: region(p, cells, gtk4_box)


run_gtk4(start)
