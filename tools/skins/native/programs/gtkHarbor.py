"""Mines as a desktop ships it: GTK 3, a header bar or a menu bar, a pane of buttons beside the field, tiles drawn with cairo in one of five moods."""
import math

import cairo
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gtk, Pango, PangoCairo

from support import Position, gtk_inside, tell_gtk

p = Position()
g = p.rng


def rgb(text, alpha=1.0):
    return (*(int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)), alpha)


MOODS = {
    "harbour": dict(dark=False, top="#7d9db5", low="#5f829d", edge="#4b6b84", open="#eef1ee", line="#cdd5d3", ground="#dfe5e5", flag="#e2542f", pole="#2c3e4b", mine="#24313b", hit="#e98a76",
                    ink=["#20639b", "#3c8d5a", "#c4392b", "#5b3a8c", "#a0521d", "#15808a", "#2b2b2b", "#7a7a7a"]),
    "linen": dict(dark=False, top="#dcd6ca", low="#c5bdae", edge="#a39a89", open="#f6f3ec", line="#ddd6c8", ground="#ece7dd", flag="#b3282d", pole="#4a4036", mine="#39332c", hit="#f0a29a",
                  ink=["#3465a4", "#4e7a06", "#a40000", "#204a87", "#8f5902", "#06747a", "#2e3436", "#888a85"]),
    "pine": dict(dark=False, top="#86aa8a", low="#688f6e", edge="#4d7254", open="#f4f1e4", line="#d9d6c2", ground="#e4e6d6", flag="#d9822b", pole="#33402f", mine="#2d3a2b", hit="#e58f7d",
                 ink=["#2d6fb0", "#2f7d32", "#c62f2f", "#5a3d9a", "#93531b", "#158077", "#222222", "#77776f"]),
    "slate": dict(dark=True, top="#56616f", low="#444e5b", edge="#2d353e", open="#21262c", line="#323941", ground="#2a3037", flag="#ff7b54", pole="#dfe6ee", mine="#d5dde6", hit="#a6383d",
                  ink=["#6db3f2", "#7fd18b", "#ff7f7f", "#c79bff", "#ffb86b", "#63d6d6", "#f2f2f2", "#9aa5b1"]),
    "plum": dict(dark=False, top="#a58db5", low="#8a7099", edge="#6c547b", open="#f5f0f5", line="#dfd3e0", ground="#e9e0ea", flag="#2f9d8f", pole="#43324d", mine="#3a2b43", hit="#f19c9c",
                 ink=["#3360b5", "#2e8257", "#c02f56", "#4a2b8f", "#9b4a1c", "#18798a", "#2d2433", "#83788a"]),
}
mood = MOODS[g.choice(list(MOODS))]
size = p.cell_size(20, 54)
gap = g.choice([0, 1, 1, 2])
cut = g.choice(["round", "bevel", "lip"])
margin = g.choice([6, 10, 14])
face = g.choice(["DejaVu Sans", "Liberation Sans", "Noto Sans", "Nimbus Sans"])
weight = g.choice([Pango.Weight.BOLD, Pango.Weight.BOLD, Pango.Weight.NORMAL])
tall = g.uniform(0.54, 0.66)
pitch = size + gap
cursor = (g.randrange(p.rows), g.randrange(p.cols)) if p.status == "playing" and g.random() < 0.25 else None


def rounded(cr, x, y, w, h, r):
    cr.new_sub_path()
    for cx, cy, a in [(x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180)]:
        cr.arc(cx, cy, r, math.radians(a), math.radians(a + 90))
    cr.close_path()


def cover(cr):
    wash = cairo.LinearGradient(0, 0, 0, size)
    wash.add_color_stop_rgba(0, *rgb(mood["top"]))
    wash.add_color_stop_rgba(1, *rgb(mood["low"]))
    if cut == "bevel":
        b = max(1, size // 14)
        cr.set_source(wash)
        cr.rectangle(0, 0, size, size)
        cr.fill()
        cr.set_source_rgba(1, 1, 1, 0.32 if not mood["dark"] else 0.16)
        cr.move_to(0, size), cr.line_to(0, 0), cr.line_to(size, 0), cr.line_to(size - b, b), cr.line_to(b, b), cr.line_to(b, size - b)
        cr.fill()
        cr.set_source_rgba(*rgb(mood["edge"], 0.85))
        cr.move_to(0, size), cr.line_to(size, size), cr.line_to(size, 0), cr.line_to(size - b, b), cr.line_to(size - b, size - b), cr.line_to(b, size - b)
        cr.fill()
        return
    r = size * 0.13 if cut == "round" else size * 0.07
    rounded(cr, 0.5, 0.5, size - 1, size - 1, r)
    cr.set_source(wash)
    cr.fill_preserve()
    cr.set_source_rgba(*rgb(mood["edge"]))
    cr.set_line_width(1)
    cr.stroke()
    if cut == "lip":
        cr.set_source_rgba(*rgb(mood["edge"], 0.7))
        cr.rectangle(1, size - 1 - max(2, size // 12), size - 2, max(2, size // 12))
        cr.fill()
    cr.set_source_rgba(1, 1, 1, 0.35 if not mood["dark"] else 0.14)
    cr.move_to(r + 0.5, 1.5), cr.line_to(size - r - 0.5, 1.5)
    cr.stroke()


def floor(cr, fill):
    cr.set_source_rgba(*rgb(fill))
    cr.rectangle(0, 0, size, size)
    cr.fill()
    if gap == 0:
        cr.set_source_rgba(*rgb(mood["line"]))
        cr.set_line_width(1)
        cr.rectangle(0.5, 0.5, size, size)
        cr.stroke()


def pennant(cr):
    cr.save()
    cr.scale(size, size)
    cr.set_source_rgba(*rgb(mood["pole"]))
    cr.set_line_width(0.06)
    cr.set_line_cap(cairo.LineCap.ROUND)
    cr.move_to(0.36, 0.2), cr.line_to(0.36, 0.8)
    cr.stroke()
    cr.set_line_width(0.09)
    cr.move_to(0.26, 0.8), cr.line_to(0.6, 0.8)
    cr.stroke()
    cr.set_source_rgba(*rgb(mood["flag"]))
    cr.move_to(0.38, 0.18), cr.curve_to(0.5, 0.13, 0.62, 0.26, 0.78, 0.2), cr.line_to(0.7, 0.34), cr.line_to(0.78, 0.49)
    cr.curve_to(0.62, 0.54, 0.5, 0.42, 0.38, 0.48)
    cr.close_path()
    cr.fill()
    cr.restore()


def horned(cr):
    cr.save()
    cr.scale(size, size)
    cr.set_source_rgba(*rgb(mood["mine"]))
    for i in range(8):
        a = math.pi * i / 4
        cr.set_line_width(0.07)
        cr.move_to(0.5, 0.5), cr.line_to(0.5 + 0.32 * math.cos(a), 0.5 + 0.32 * math.sin(a))
        cr.stroke()
        cr.arc(0.5 + 0.33 * math.cos(a), 0.5 + 0.33 * math.sin(a), 0.05, 0, 2 * math.pi)
        cr.fill()
    cr.arc(0.5, 0.5, 0.23, 0, 2 * math.pi)
    cr.fill()
    shine = cairo.RadialGradient(0.43, 0.42, 0.01, 0.45, 0.45, 0.17)
    tone = 0 if mood["dark"] else 1
    shine.add_color_stop_rgba(0, tone, tone, tone, 0.65)
    shine.add_color_stop_rgba(1, tone, tone, tone, 0)
    cr.set_source(shine)
    cr.arc(0.5, 0.5, 0.23, 0, 2 * math.pi)
    cr.fill()
    cr.restore()


def write(cr, text, colour):
    layout = PangoCairo.create_layout(cr)
    font = Pango.FontDescription()
    font.set_family(face)
    font.set_weight(weight)
    font.set_absolute_size(size * tall * Pango.SCALE)
    layout.set_font_description(font)
    layout.set_text(text, -1)
    _, box = layout.get_pixel_extents()
    inked, _ = layout.get_pixel_extents()
    cr.set_source_rgba(*rgb(colour))
    cr.move_to((size - box.width) / 2, (size - inked.height) / 2 - inked.y)
    PangoCairo.show_layout(cr, layout)


def paint(_, cr):
    cr.set_source_rgba(*rgb(mood["ground"]))
    cr.paint()
    for r, c, s in p.each():
        cr.save()
        cr.translate(margin + c * pitch, margin + r * pitch)
        if s in "#F?":
            cover(cr)
        else:
            floor(cr, mood["hit"] if s == "X" else mood["open"])
        if s in "12345678":
            write(cr, s, mood["ink"][int(s) - 1])
        elif s == "?":
            write(cr, "?", "#ffffff" if mood["dark"] or mood["top"] != "#dcd6ca" else mood["pole"])
        elif s in "*X":
            horned(cr)
        elif s in "Fx":
            pennant(cr)
        if s == "x":
            cr.set_source_rgba(*rgb(mood["ink"][2]))
            cr.set_line_width(max(2, size * 0.08))
            cr.move_to(size * 0.18, size * 0.18), cr.line_to(size * 0.82, size * 0.82)
            cr.move_to(size * 0.82, size * 0.18), cr.line_to(size * 0.18, size * 0.82)
            cr.stroke()
        if cursor == (r, c):
            cr.set_source_rgba(*rgb("#f5c211"))
            cr.set_line_width(2)
            cr.rectangle(1, 1, size - 2, size - 2)
            cr.stroke()
        cr.restore()


Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", mood["dark"])
win = Gtk.Window(title="Mines")
clock = f"{p.seconds // 60}:{p.seconds % 60:02d}"
verdict = {"playing": "", "won": "Well done!", "lost": "A mine went off"}[p.status]
area = Gtk.DrawingArea()
area.set_size_request(2 * margin + pitch * p.cols - gap, 2 * margin + pitch * p.rows - gap)
area.connect("draw", paint)
area.set_halign(Gtk.Align.CENTER)
area.set_valign(Gtk.Align.CENTER)
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
layout = g.choice(["pane", "header", "menus"])
if layout == "menus":
    bar = Gtk.MenuBar()
    for name in ("Game", "View", "Help"):
        bar.append(Gtk.MenuItem(label=name))
    column.pack_start(bar, False, False, 0)
    column.pack_start(area, True, True, 0)
    foot = Gtk.Box(spacing=12, margin=6)
    foot.pack_start(Gtk.Label(label=f"Flags: {p.mines - p.left}/{p.mines}"), False, False, 0)
    foot.pack_start(Gtk.Label(label=verdict), True, True, 0)
    foot.pack_end(Gtk.Label(label=f"Time: {clock}"), False, False, 0)
    column.pack_start(foot, False, False, 0)
else:
    head = Gtk.HeaderBar(title="Mines", show_close_button=True)
    again = Gtk.Button.new_from_icon_name("view-refresh-symbolic", Gtk.IconSize.BUTTON)
    head.pack_start(again)
    win.set_titlebar(head)
    if layout == "header":
        head.set_subtitle(verdict or f"{p.mines - p.left} of {p.mines} flags")
        head.pack_end(Gtk.Label(label=clock))
        column.pack_start(area, True, True, 0)
    else:
        head.set_subtitle(verdict or f"{p.cols} × {p.rows}")
        row = Gtk.Box()
        row.pack_start(area, True, True, 0)
        pane = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=10, margin=10)
        for icon, text in (("preferences-system-symbolic", f"{p.mines - p.left}/{p.mines}"), ("appointment-soon-symbolic", clock)):
            pane.pack_start(Gtk.Image.new_from_icon_name(icon, Gtk.IconSize.LARGE_TOOLBAR), False, False, 0)
            pane.pack_start(Gtk.Label(label=text), False, False, 0)
        for text in ("Pause" if p.status == "playing" else "Again", "New…"):
            pane.pack_end(Gtk.Button(label=text), False, False, 0)
        row.pack_end(pane, False, False, 0)
        column.pack_start(row, True, True, 0)
win.add(column)
win.set_resizable(False)
win.show_all()
column.grab_focus()
tell_gtk(win, lambda: gtk_inside(area, margin - gap / 2, p.cols * pitch, p.rows * pitch))
