"""GTK 3, about 2013: menu bar, tool bar with stock icons, status bar; one drawing area whose covers are gently domed plates with a dark seam, paper-coloured ground with hairlines, Pango digits, burgees for flags, bombs with a fuse."""
import math

import cairo
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gtk, Pango, PangoCairo  # noqa: E402

from support import Position, gtk_inside, tell_gtk  # noqa: E402

p = Position()
g = p.rng
LOOKS = {  # seam, plate light, plate dark, ground, hairline, cloth, pole, bomb, digits, dark theme
    "Harbour": ("#35536b", "#8db4cf", "#5c8bab", "#f4f7f9", "#c3d0d9", "#d9352a", "#1e2b36", "#1e2b36", ["#1757b0", "#2a7d2e", "#c62f22", "#5f2c96", "#94560b", "#137c86", "#1b1b1b", "#75808a"], False),
    "Moor": ("#4b4a2f", "#b9bb85", "#8c8f57", "#faf8ec", "#d6d2b4", "#6d1f7a", "#2d2c1c", "#2d2c1c", ["#2d55a8", "#3f7220", "#b5311f", "#672d8a", "#8e5209", "#23746e", "#242214", "#7f7c64"], False),
    "Slate": ("#16181b", "#606872", "#454c55", "#24272b", "#33383e", "#ffb347", "#e8e8e8", "#e6e9ec", ["#74b1f5", "#84d086", "#f28080", "#c79bf0", "#eeb565", "#6bd2d2", "#f4f4f4", "#9aa3ad"], True),
    "Plum": ("#3b2236", "#c08fb2", "#94618a", "#fdf6fb", "#e2c9da", "#f2c230", "#3b2236", "#35182e", ["#3a58b8", "#2f7d47", "#c4264c", "#6e2a96", "#9a5b12", "#1a7d88", "#2a1426", "#8b7485"], False),
    "Plain": ("#8b8d8a", "#eeeeec", "#d3d7cf", "#ffffff", "#babdb6", "#cc0000", "#2e3436", "#2e3436", ["#204a87", "#4e9a06", "#cc0000", "#5c3566", "#8f5902", "#06888a", "#000000", "#888a85"], False),
}
name = g.choice(list(LOOKS))
seam, lo, hi, ground, hair, cloth, pole, bomb, inks, dark = LOOKS[name]
lo, hi = (lo, hi) if g.random() < 0.7 else (hi, lo)
st = Gtk.Settings.get_default()
st.set_property("gtk-theme-name", g.choice(["Adwaita", "Adwaita", "Raleigh"]) if not dark else "Adwaita")
st.set_property("gtk-application-prefer-dark-theme", dark)
size = p.cell_size(18, 46)
pad = g.choice([0, 4, 12])
dome = g.choice(["radial", "linear", "bevel"])
family = g.choice(["DejaVu Sans", "Liberation Sans", "Noto Sans", "Liberation Serif", "FreeSans"])
part = g.uniform(0.52, 0.66)
mine_kind = g.choice(["bomb", "spikes"])
flag_kind = g.choice(["burgee", "square", "triangle"])
W, H = p.cols * size, p.rows * size


def col(k, h, a=1):
    k.set_source_rgba(*[int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)], a)


def plate(k):
    if dome == "radial":
        grad = cairo.RadialGradient(size * 0.4, size * 0.35, size * 0.1, size / 2, size / 2, size * 0.75)
    else:
        grad = cairo.LinearGradient(0, 0, 0, size)
    for at, h in ((0, lo), (1, hi)):
        grad.add_color_stop_rgb(at, *[int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    k.set_source(grad)
    k.rectangle(0, 0, size, size), k.fill()
    if dome == "bevel":
        b = max(1.5, size * 0.08)
        col(k, "#ffffff", 0.45), k.move_to(0, size), k.line_to(0, 0), k.line_to(size, 0), k.line_to(size - b, b), k.line_to(b, b), k.line_to(b, size - b), k.fill()
        col(k, "#000000", 0.3), k.move_to(0, size), k.line_to(size, size), k.line_to(size, 0), k.line_to(size - b, b), k.line_to(size - b, size - b), k.line_to(b, size - b), k.fill()
    col(k, seam)
    k.set_line_width(1)
    k.rectangle(0.5, 0.5, size - 1, size - 1), k.stroke()


def text(k, s, h):
    lay = PangoCairo.create_layout(k)
    d = Pango.FontDescription(f"{family} Bold")
    d.set_absolute_size(size * part * Pango.SCALE)
    lay.set_font_description(d)
    lay.set_text(s, -1)
    ink, _ = lay.get_pixel_extents()
    col(k, h)
    k.move_to(size / 2 - ink.x - ink.width / 2, size / 2 - ink.y - ink.height / 2)
    PangoCairo.show_layout(k, lay)


def flag(k):
    k.save(), k.scale(size / 24, size / 24)
    col(k, pole if not dark else "#f0f0f0")
    k.rectangle(7, 4, 1.8, 16), k.fill()
    col(k, cloth)
    if flag_kind == "burgee":
        k.move_to(8.8, 4), k.line_to(19, 5), k.line_to(16, 8.5), k.line_to(19, 12), k.line_to(8.8, 13)
    elif flag_kind == "square":
        k.rectangle(8.8, 4.5, 9.5, 7.5)
    else:
        k.move_to(8.8, 4), k.line_to(19, 8.6), k.line_to(8.8, 13.2)
    k.close_path(), k.fill_preserve()
    col(k, "#000000", 0.5), k.set_line_width(0.7), k.stroke()
    k.restore()


def mine(k, h):
    k.save(), k.scale(size / 24, size / 24)
    col(k, h)
    if mine_kind == "bomb":
        k.arc(11, 14, 6.6, 0, 7), k.fill()
        k.rectangle(12.6, 5.6, 4, 3.6), k.fill()
        k.set_line_width(1.3), k.move_to(14.8, 6), k.curve_to(15, 3, 18, 2.4, 19.5, 4), k.stroke()
        col(k, "#ff9020"), k.arc(19.6, 4.6, 1.7, 0, 7), k.fill()
        col(k, "#ffffff" if not dark else "#24272b", 0.7), k.arc(8.8, 12, 1.6, 0, 7), k.fill()
    else:
        k.set_line_width(2)
        for i in range(4):
            a = i * math.pi / 4
            k.move_to(12 - 9 * math.cos(a), 12 - 9 * math.sin(a)), k.line_to(12 + 9 * math.cos(a), 12 + 9 * math.sin(a)), k.stroke()
        k.arc(12, 12, 6, 0, 7), k.fill()
        col(k, "#ffffff" if not dark else "#24272b", 0.8), k.arc(10, 10, 1.6, 0, 7), k.fill()
    k.restore()


def draw(_, k):
    k.translate(pad, pad)
    for r, c, s in p.each():
        k.save()
        k.translate(c * size, r * size)
        k.rectangle(0, 0, size, size), k.clip()
        if s in "#F?x":
            plate(k)
        else:
            col(k, "#e0402e" if s == "X" else ground), k.paint()
            col(k, hair), k.set_line_width(1), k.move_to(size - 0.5, 0), k.line_to(size - 0.5, size - 0.5), k.line_to(0, size - 0.5), k.stroke()
        if s in "12345678":
            text(k, s, inks[int(s) - 1])
        elif s == "?":
            text(k, "?", pole)
        elif s in "Fx":
            flag(k)
        elif s in "*X":
            mine(k, "#101010" if s == "X" else bomb)
        if s == "x":
            k.set_line_cap(cairo.LINE_CAP_ROUND)
            for h, w in (("#ffffff", 0.17), ("#b00000", 0.09)):
                col(k, h), k.set_line_width(size * w)
                k.move_to(size * 0.2, size * 0.2), k.line_to(size * 0.8, size * 0.8), k.move_to(size * 0.8, size * 0.2), k.line_to(size * 0.2, size * 0.8), k.stroke()
        k.restore()


win = Gtk.Window(title=g.choice(["Salal", "Salal Mines", "Salal – untitled"]), resizable=False)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
bar = Gtk.MenuBar()
for m in ("_Game", "_View", "_Help"):
    bar.append(Gtk.MenuItem.new_with_mnemonic(m))
box.pack_start(bar, False, False, 0)
if g.random() < 0.6:
    tools = Gtk.Toolbar(icon_size=Gtk.IconSize.SMALL_TOOLBAR, show_arrow=False)
    for icon in ["document-new", "edit-undo", "dialog-question", "preferences-system"][:4 if W > 170 else 2]:
        tools.insert(Gtk.ToolButton.new(Gtk.Image.new_from_icon_name(icon, Gtk.IconSize.SMALL_TOOLBAR), None), -1)
    box.pack_start(tools, False, False, 0)
area = Gtk.DrawingArea(halign=Gtk.Align.CENTER, valign=Gtk.Align.START)
area.set_size_request(W + 2 * pad, H + 2 * pad)
area.connect("draw", draw)
box.pack_start(area, False, False, 0)
foot = Gtk.Statusbar()
foot.push(0, {"playing": f"{p.left} mines left", "won": "You found them all!", "lost": "Game over"}[p.status] + f"   {p.seconds // 60}:{p.seconds % 60:02d}")
box.pack_start(foot, False, False, 0)
win.add(box)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: gtk_inside(area, pad, W, H))
