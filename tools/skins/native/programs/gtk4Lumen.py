"""GTK 4, dark by default: the board glows - covered cells are panes with a lit rim, opened ones are holes with hairlines; digits are strokes of one width, with a halo. Inspector with levers at the right where there is room."""
import math

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, inside, run_gtk4  # noqa: E402

p = Position()
g = p.rng
NEON = ["#4fa8ff", "#5be584", "#ff6b6b", "#c58bff", "#ffb057", "#4fe3dc", "#ffffff", "#a3adba"]
PLAIN = ["#1a56d6", "#16803c", "#d42020", "#6d28c9", "#a84c00", "#087a86", "#18181b", "#71717a"]
SCENES = [  # window, board, pane, rim, hole, hairline, flag, mine, words, digits
    ("#0d1017", "#080a0f", "#1d2a44", "#3f6bc4", "#0b0e15", "#1a2130", "#ff4d6d", "#f2f5ff", "#d3dcf0", NEON),
    ("#120b18", "#0b0610", "#3a1a4a", "#b04fd6", "#100917", "#25142f", "#ffe14a", "#f7ecff", "#ecd9f5", NEON),
    ("#0a1412", "#060d0b", "#12403a", "#2fb59b", "#081110", "#15302b", "#ff8a3d", "#eafff8", "#cfeee5", NEON),
    ("#16130c", "#0e0c07", "#4a3610", "#d19a2a", "#13100a", "#2c2515", "#4fc3ff", "#fff7e6", "#efe3c6", NEON),
    ("#eef1f5", "#dfe4eb", "#b7c6de", "#5b80c0", "#fbfcfe", "#d5dbe5", "#d6123f", "#1e2430", "#1e2430", PLAIN),
]
window, board, pane, rim, hole, hair, red, bomb, words, ink = g.choice(SCENES)
light = ink is PLAIN
wide_enough = p.max_cell * p.cols > 620
panel = wide_enough and g.random() < 0.6
room = int(min(54, (p.max_cell * p.cols - 200) / p.cols if panel else p.max_cell))
size = g.randint(20, max(20, room))
round_ = g.choice([0, 3, 6, 9])
inset = g.choice([0.6, 1.2, 2])
pen = g.choice([2.6, 3, 3.4])
halo = g.choice([0, 0.16, 0.28]) if not light else 0
tall = g.uniform(15, 18.5)
pulse = g.random() < 0.5  # covered panes with a dot
margin = 8
STROKES = {  # on 10 by 16; a stroke is points, or ("arc", cx, cy, rx, ry, from, to) in degrees
    "1": [[(2.4, 3.6), (5.6, 0), (5.6, 16)]],
    "2": [[("arc", 5, 4.6, 4.6, 4.6, 190, 385), (0.4, 16), (9.8, 16)]],
    "3": [[("arc", 4.8, 4.2, 4.2, 4.2, 205, 450)], [("arc", 4.8, 11.9, 4.7, 4.1, 270, 515)]],
    "4": [[(7.4, 16), (7.4, 0), (0, 11), (10, 11)]],
    "5": [[(9, 0), (1.4, 0), (0.9, 7.2), ("arc", 4.8, 10.9, 5, 5.1, 232, 500)]],
    "6": [[(7.6, 0), (1.2, 8.4), ("arc", 5, 11.2, 4.8, 4.8, 200, 560)]],
    "7": [[(0.2, 0), (9.8, 0), (3.6, 16)]],
    "8": [[("arc", 5, 4, 3.9, 4, 0, 360)], [("arc", 5, 11.9, 4.8, 4.1, 0, 360)]],
    "?": [[("arc", 5, 4.4, 4.4, 4.4, 185, 410), (5, 10.6), (5, 11.4)], [(5, 15.7), (5, 16)]],
}


def rgba(s, a=1.0):
    return [int(s[i:i + 2], 16) / 255 for i in (1, 3, 5)] + [a]


def pill(cr, x, y, w, h, r):
    cr.new_path()
    if r < 0.5:
        cr.rectangle(x, y, w, h)
        return
    for cx, cy, a in ((x + w - r, y + r, -0.5), (x + w - r, y + h - r, 0), (x + r, y + h - r, 0.5), (x + r, y + r, 1)):
        cr.arc(cx, cy, r, a * math.pi, (a + 0.5) * math.pi)
    cr.close_path()


def trace(cr, s):
    k = tall / 16
    cr.save()
    cr.translate(16 - 5 * k, 16 - 8 * k)
    cr.scale(k, k)
    cr.new_path()
    for stroke in STROKES[s]:
        cr.new_sub_path()
        for item in stroke:
            if item[0] == "arc":
                _, cx, cy, rx, ry, a, b = item
                for i in range(25):
                    t = math.radians(a + (b - a) * i / 24)
                    cr.line_to(cx + rx * math.cos(t), cy + ry * math.sin(t))
            else:
                cr.line_to(*item)
    cr.restore()


def glow(cr, tone, width, path):
    cr.set_line_cap(1)
    cr.set_line_join(1)
    if halo:
        for extra, a in ((6, halo * 0.5), (3, halo)):
            path()
            cr.set_source_rgba(*rgba(tone, a))
            cr.set_line_width(width + extra)
            cr.stroke()
    path()
    cr.set_source_rgba(*rgba(tone))
    cr.set_line_width(width)
    cr.stroke()


def flag(cr, wrong):
    pole = "#14171d" if light else "#f4f6fa"

    def mast():
        cr.move_to(11, 6.5)
        cr.line_to(11, 26)
    glow(cr, pole, 2, mast)
    cr.move_to(12.5, 6.5)
    cr.line_to(25, 11.5)
    cr.line_to(12.5, 16.5)
    cr.close_path()
    cr.set_source_rgba(*rgba(red))
    cr.fill()
    if wrong:
        def cross():
            cr.move_to(6.5, 6.5)
            cr.line_to(25.5, 25.5)
            cr.move_to(25.5, 6.5)
            cr.line_to(6.5, 25.5)
        glow(cr, pole, 3.2, cross)


def mine(cr, tone):
    def spokes():
        for i in range(4):
            t = i * math.pi / 4 + math.pi / 8
            cr.move_to(16 - 11 * math.cos(t), 16 - 11 * math.sin(t))
            cr.line_to(16 + 11 * math.cos(t), 16 + 11 * math.sin(t))
    glow(cr, tone, 1.8, spokes)
    cr.arc(16, 16, 6.6, 0, 7)
    cr.set_source_rgba(*rgba(tone))
    cr.fill()


def draw(_, cr, w, h):
    pill(cr, margin - 4, margin - 4, p.cols * size + 8, p.rows * size + 8, 4)
    cr.set_source_rgba(*rgba(board))
    cr.fill()
    for r, c, s in p.each():
        cr.save()
        cr.translate(margin + c * size, margin + r * size)
        cr.scale(size / 32, size / 32)
        if s in "#F?x":
            pill(cr, inset + 0.6, inset + 0.6, 30.8 - 2 * inset, 30.8 - 2 * inset, round_)
            cr.set_source_rgba(*rgba(pane))
            cr.fill_preserve()
            cr.set_source_rgba(*rgba(rim))
            cr.set_line_width(1.5)
            cr.stroke()
            if pulse and s == "#":
                cr.arc(16, 16, 1.8, 0, 7)
                cr.set_source_rgba(*rgba(rim, 0.7))
                cr.fill()
        else:
            cr.rectangle(0.5, 0.5, 31, 31)
            cr.set_source_rgba(*rgba("#c81e3a" if s == "X" else hole))
            cr.fill_preserve()
            cr.set_source_rgba(*rgba(hair))
            cr.set_line_width(1)
            cr.stroke()
        if s in "12345678":
            glow(cr, ink[int(s) - 1], pen, lambda: trace(cr, s))
        elif s == "?":
            glow(cr, "#14171d" if light else "#ffffff", pen, lambda: trace(cr, s))
        elif s in "Fx":
            flag(cr, s == "x")
        elif s in "*X":
            mine(cr, "#ffffff" if s == "X" else bomb)
        cr.restore()


def start(app):
    css = Gtk.CssProvider()
    css.load_from_data(f"""
window.lumen {{ background: {window}; color: {words}; }}
.lumen headerbar {{ background: {window}; color: {words}; box-shadow: none; border-bottom: 1px solid {hair}; min-height: 34px; }}
.lumen headerbar button {{ background: transparent; color: {words}; border: none; box-shadow: none; }}
.count {{ font: bold 17px monospace; color: {red}; }}
.clock {{ font: bold 17px monospace; color: {words}; }}
.inspector {{ border-left: 1px solid {hair}; padding: 12px; }}
.inspector button {{ background: {pane}; color: {words}; border: 1px solid {rim}; box-shadow: none; }}
.caption {{ font-size: 11px; opacity: 0.7; }}
""".encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), css, 900)
    win = Gtk.ApplicationWindow(application=app, title="Lumen", resizable=False)
    win.add_css_class("lumen")
    bar = Gtk.HeaderBar()
    left = Gtk.Label(label=f"{p.left:03d}")
    left.add_css_class("count")
    clock = Gtk.Label(label=f"{p.seconds // 60:02d}:{p.seconds % 60:02d}")
    clock.add_css_class("clock")
    if p.cols * size > 260:
        bar.pack_start(left)
        bar.pack_end(clock)
    bar.set_title_widget(Gtk.Label(label={"playing": "Lumen", "won": "All dark now", "lost": "Short circuit"}[p.status]))
    win.set_titlebar(bar)
    area = Gtk.DrawingArea(content_width=p.cols * size + 2 * margin, content_height=p.rows * size + 2 * margin, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
    area.set_draw_func(draw)
    across = Gtk.Box()
    across.append(area)
    if panel:
        side = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
        side.add_css_class("inspector")
        for name in ("Glow", "Sound"):
            caption = Gtk.Label(label=name, xalign=0)
            caption.add_css_class("caption")
            side.append(caption)
            lever = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 10, 1)
            lever.set_value(g.randint(1, 9))
            lever.set_size_request(120, -1)
            side.append(lever)
        side.append(Gtk.CheckButton(label="Question marks", active=True))
        side.append(Gtk.Button(label="Restart"))
        across.append(side)
    elif p.cols * size <= 260:
        across.set_orientation(Gtk.Orientation.VERTICAL)
        across.append(left)
    across.set_halign(Gtk.Align.CENTER)
    win.set_child(across)
    win.present()
    return lambda: inside(area, margin, p.cols * size, p.rows * size)


run_gtk4(start)
