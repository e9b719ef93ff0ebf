"""GTK 4, a widget of its own that fills its snapshot: rounded clips and colours for tiles, Pango layouts for digits, map pins or pennants for flags; a flat window with an action bar."""
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gsk", "4.0")
gi.require_version("GdkX11", "4.0")
gi.require_foreign("cairo")
from gi.repository import Gdk, GdkX11, Graphene, Gsk, Gtk, Pango  # noqa: E402, F401

from support import Position, inside, run_gtk4  # noqa: E402

p = Position()
g = p.rng
DAY = ["#2563eb", "#15803d", "#dc2626", "#6d28d9", "#b45309", "#0e7490", "#18181b", "#71717a"]
NIGHT = ["#7ab8ff", "#86e29b", "#ff8a8a", "#c9a7ff", "#ffc46b", "#6fe3e1", "#ffffff", "#a8a8b3"]
LOOKS = [  # ground, covered, lower edge, open, inks, pin, dark glyph
    ("#e7edf3", "#7ea6c9", "#5f88ac", "#f7fafc", DAY, "#b3192d", "#1f2937"),
    ("#20242b", "#4a5568", "#343d4c", "#2a3039", NIGHT, "#f59e0b", "#eef2f7"),
    ("#f5e9e2", "#d99b82", "#b97a62", "#fdf8f5", DAY, "#1f3a93", "#3b1f14"),
    ("#0f2a2e", "#1f7a78", "#155856", "#15383c", NIGHT, "#ffe066", "#e8ffff"),
    ("#eeeeee", "#bdbdbd", "#9a9a9a", "#ffffff", ["#333333"] * 8, "#d32f2f", "#111111"),
    ("#ece7f6", "#9c88d4", "#7b67b6", "#fbfaff", DAY, "#ffffff", "#2a1f4d"),
]
ground, cover, edge, paper, inks, pin, glyph = g.choice(LOOKS)
night = inks is NIGHT
size = p.cell_size(20, 54)
gap = g.choice([1, 2, 2, 4]) if size > 26 else g.choice([1, 2])
size -= gap
pitch = size + gap
radius = g.choice([0, 3, size * 0.2, size * 0.5 if size > 30 else 4])
round_open = g.random() < 0.5
lip = g.choice([0, 0, max(2, size // 12)])
margin = g.choice([6, 12, 20])
family = g.choice(["Noto Sans Display", "DejaVu Sans", "Liberation Serif", "URW Gothic", "FreeSans"])
weight = g.choice([Pango.Weight.NORMAL, Pango.Weight.BOLD, Pango.Weight.BOLD])
part = g.uniform(0.5, 0.66)
mark = g.choice(["pin", "pennant", "emoji"])


def rgba(h):
    colour = Gdk.RGBA()
    colour.parse(h)
    return colour


def rect(x, y, w, h):
    return Graphene.Rect().init(x, y, w, h)


def tile(s, x, y, w, h, colour, r):
    shape = Gsk.RoundedRect()
    shape.init_from_rect(rect(x, y, w, h), r)
    s.push_rounded_clip(shape)
    s.append_color(rgba(colour), rect(x, y, w, h))
    s.pop()


def paint(cr, x, y, s):
    cr.translate(x, y)
    cr.scale(size / 32, size / 32)
    ink = lambda h: Gdk.cairo_set_source_rgba(cr, rgba(h))
    if s in "Fx" and mark == "pin":
        ink(pin)
        cr.arc(16, 12, 8, math.pi * 0.86, math.pi * 0.14)
        cr.line_to(16, 28)
        cr.close_path()
        cr.fill()
        ink(cover)
        cr.arc(16, 12, 3.2, 0, 7)
        cr.fill()
    elif s in "Fx":
        ink(glyph)
        cr.rectangle(8, 5, 2, 22)
        cr.fill()
        ink(pin)
        for a, b in ((10, 6), (26, 6), (21, 11), (26, 16), (10, 16)):
            cr.line_to(a, b)
        cr.fill()
    elif s in "*X":
        ink("#ffffff" if s == "X" else glyph)
        for i in range(16):
            d, a = (11.5 if i % 2 == 0 else 6.5), i * math.pi / 8
            cr.line_to(16 + d * math.cos(a), 16 + d * math.sin(a))
        cr.fill()
    if s == "x":
        cr.set_line_width(3)
        ink("#000000" if not night else "#ff3b30")
        for d in (1, -1):
            cr.move_to(16 - 11 * d, 5)
            cr.line_to(16 + 11 * d, 27)
            cr.stroke()


class Board(Gtk.Widget):
    def __init__(self):
        super().__init__(halign=Gtk.Align.CENTER)
        self.set_size_request(p.cols * pitch + 2 * margin, p.rows * pitch + 2 * margin)

    def text(self, s, x, y, text, colour, share):
        layout = self.create_pango_layout(text)
        font = Pango.FontDescription(family)
        font.set_weight(weight)
        font.set_absolute_size(size * share * Pango.SCALE)
        layout.set_font_description(font)
        w, h = layout.get_pixel_size()
        s.save()
        s.translate(Graphene.Point().init(x + (size - w) / 2, y + (size - h) / 2))
        s.append_layout(layout, rgba(colour))
        s.restore()

    def do_snapshot(self, s):
        s.append_color(rgba(ground), rect(0, 0, self.get_width(), self.get_height()))
        for r, c, v in p.each():
            x, y = margin + c * pitch + gap / 2, margin + r * pitch + gap / 2
            if v in "#F?x":
                if lip:
                    tile(s, x, y, size, size, edge, radius)
                tile(s, x, y, size, size - lip, cover if v != "x" else "#e5989b", radius)
            else:
                tile(s, x, y, size, size, "#dc2f2f" if v == "X" else paper, radius if round_open else 0)
            if v in "12345678":
                self.text(s, x, y, v, inks[int(v) - 1], part)
            elif v == "?":
                self.text(s, x, y - lip / 2, v, glyph, part)
            elif mark == "emoji" and v in "F*X":
                self.text(s, x, y, {"F": "🚩", "*": "💣", "X": "💥"}[v], "#000000", 0.52)
            elif v in "Fx*X":
                paint(s.append_cairo(rect(x, y, size, size)), x, y, v)


def start(app):
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", night)
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Pins", "Sweeper", "Minefield"]), resizable=False)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    win.set_child(main)
    board = Board()
    main.append(board)
    bar = Gtk.ActionBar()
    bar.pack_start(Gtk.Label(label=f"{p.left} left"))
    bar.set_center_widget(Gtk.Button(label={"playing": "New game", "won": "You won! Again?", "lost": "Try again"}[p.status]))
    bar.pack_end(Gtk.Label(label=f"{p.seconds // 60}:{p.seconds % 60:02d}"))
    main.append(bar)
    win.present()
    win.set_focus(None)
    return lambda: inside(board, margin, p.cols * pitch, p.rows * pitch)


run_gtk4(start)
