"""GTK 4 in the dark: stock buttons under a dark style sheet, with drawings of pins, shields or lanterns for flags."""
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
gi.require_version("GdkX11", "4.0")
from gi.repository import Gdk, GdkX11, Gtk  # noqa: E402, F401

from support import Position, gtk4_box, region, run_gtk4  # noqa: E402

p = Position()
g = p.rng
size = p.cell_size(20, 60)
gap = g.choice([0, 1, 2, 4])
radius = g.choice([0, 3, size // 6, size // 4]) if gap else 0
LOOKS = [  # window, cover, its edge, ground, line, inks, flag, mine
    ("#16181d", "#3a3f4b", "#4d5464", "#1e2127", "#2b2f38", ["#61afef", "#98c379", "#e06c75", "#c678dd", "#d19a66", "#56b6c2", "#dcdfe4", "#8a92a0"], "#e5c07b", "#e06c75"),
    ("#0f1720", "#1f4a5c", "#2d6a82", "#13212c", "#1d3340", ["#5ec8ff", "#7ee8a2", "#ff8f8f", "#d6a6ff", "#ffc46b", "#7ff0ea", "#ffffff", "#9fb3c0"], "#ff9f43", "#ff5d73"),
    ("#1c1a1f", "#4a3f55", "#625470", "#242128", "#352f3b", ["#8ab4f8", "#81c995", "#f28b82", "#c58af9", "#fdd663", "#78d9ec", "#f1f3f4", "#9aa0a6"], "#78d9ec", "#fdd663"),
    ("#121212", "#383838", "#505050", "#161616", "#2a2a2a", ["#bbbbbb", "#bbbbbb", "#dddddd", "#dddddd", "#ffffff", "#ffffff", "#ffffff", "#ffffff"], "#ff7a1a", "#ff7a1a"),
    ("#1a1d14", "#4d5a2f", "#677842", "#21251a", "#31372a", ["#8fd3ff", "#c3e88d", "#ffab91", "#e0b0ff", "#ffe082", "#80e0d0", "#ffffff", "#b0b8a0"], "#ffe082", "#ffab91"),
    ("#282a36", "#565a75", "#6a6f8f", "#303341", "#414558", ["#8be9fd", "#50fa7b", "#ff7777", "#bd93f9", "#ffb86c", "#f1fa8c", "#f8f8f2", "#a8b0d0"], "#ff79c6", "#f8f8f2"),
]
window, cover, edge, ground, line, inks, flag_hue, mine_hue = g.choice(LOOKS)
flag_kind = g.choice(["pin", "shield", "lantern", "chevrons", "swallow"])
mine_kind = g.choice(["trefoil", "ring", "bolt", "crystal"])
family = g.choice(["DejaVu Sans", "Noto Sans", "Liberation Sans", "Noto Sans Mono", "Nimbus Sans"])
weight = g.choice([400, 700, 700])
raised = g.choice(["", f"border-bottom: {max(2, size // 14)}px solid rgba(0,0,0,0.45);", f"background-image: linear-gradient(to bottom, {edge}, {cover});"])
css = f"""
window {{ background: {window}; color: #e4e4e4; }}
button.shut {{ padding: 0; margin: 0; min-width: 0; min-height: 0; border-radius: {radius}px; border: 1px solid {edge}; background: {cover}; box-shadow: none; color: #ffffff; {raised} }}
.open {{ background: {ground}; border-radius: {radius}px; border: 1px solid {line}; }}
.hit {{ background: #a11d2b; border-radius: {radius}px; border: 1px solid #e05060; }}
.digit {{ font: {weight} {round(size * g.uniform(0.48, 0.62))}px "{family}"; }}
.hud {{ font-size: 17px; }}
""" + "".join(f".n{i + 1} {{ color: {c}; }}\n" for i, c in enumerate(inks))


def rgb(c):
    return [int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def poly(k, *pts):
    k.move_to(*pts[0])
    for q in pts[1:]:
        k.line_to(*q)
    k.close_path()


def outlined(k, colour, width=1.0):
    k.set_source_rgb(*rgb(colour))
    k.fill_preserve()
    k.set_source_rgb(0.05, 0.05, 0.06)
    k.set_line_width(width)
    k.stroke()


def paint(k, s):
    k.set_line_join(1)
    if s in "Fx":
        if flag_kind == "pin":
            k.arc(10, 7.5, 5, math.pi * 0.9, math.pi * 2.1)
            k.line_to(10, 18), k.close_path()
            outlined(k, flag_hue)
            k.arc(10, 7.5, 1.8, 0, 7), k.set_source_rgb(0.05, 0.05, 0.06), k.fill()
        elif flag_kind == "shield":
            k.move_to(4, 4), k.line_to(10, 2.4), k.line_to(16, 4), k.curve_to(16, 11, 14, 15, 10, 17.6), k.curve_to(6, 15, 4, 11, 4, 4), k.close_path()
            outlined(k, flag_hue)
            k.rectangle(9.2, 6, 1.6, 5.4), k.rectangle(9.2, 12.6, 1.6, 1.6), k.set_source_rgb(0.05, 0.05, 0.06), k.fill()
        elif flag_kind == "lantern":
            poly(k, (6, 6), (14, 6), (15.4, 16), (4.6, 16))
            outlined(k, flag_hue)
            k.rectangle(6.6, 3.6, 6.8, 2.4), k.rectangle(4, 16, 12, 2), k.set_source_rgb(0.92, 0.92, 0.92), k.fill()
            k.set_source_rgb(0.92, 0.92, 0.92), k.set_line_width(1.1), k.arc(10, 3.4, 1.7, math.pi, 0), k.stroke()
        elif flag_kind == "chevrons":
            for y in (3.4, 8.6):
                poly(k, (3.6, y), (10, y + 4.2), (16.4, y), (16.4, y + 3.6), (10, y + 7.8), (3.6, y + 3.6))
                outlined(k, flag_hue, 0.7)
        else:
            k.rectangle(4, 2.4, 1.6, 15.6), k.set_source_rgb(0.92, 0.92, 0.92), k.fill()
            poly(k, (5.6, 3), (16.6, 3), (13.4, 6.8), (16.6, 10.6), (5.6, 10.6))
            outlined(k, flag_hue, 0.6)
    else:
        hue = rgb(mine_hue if s == "*" else "#fff4e0")
        k.set_source_rgb(*hue)
        if mine_kind == "trefoil":
            for i in range(3):
                a = math.pi / 2 + i * 2 * math.pi / 3
                k.arc(10, 10, 8, a - 0.52, a + 0.52), k.arc_negative(10, 10, 3, a + 0.52, a - 0.52), k.close_path(), k.fill()
            k.arc(10, 10, 1.8, 0, 7), k.fill()
        elif mine_kind == "ring":
            k.set_line_width(2), k.arc(10, 10, 5, 0, 7), k.stroke()
            k.arc(10, 10, 2.2, 0, 7), k.fill()
            for i in range(8):
                a = i * math.pi / 4
                k.move_to(10 + 5 * math.cos(a), 10 + 5 * math.sin(a)), k.line_to(10 + 8.4 * math.cos(a), 10 + 8.4 * math.sin(a)), k.stroke()
        elif mine_kind == "bolt":
            poly(k, (11.5, 1.6), (4.4, 11.4), (9, 11.4), (7.6, 18.4), (15.6, 7.8), (10.8, 7.8)), k.fill()
        else:
            for i in range(4):
                k.save(), k.translate(10, 10), k.rotate(i * math.pi / 4)
                poly(k, (-8.4 if i % 2 == 0 else -6, 0), (0, -1.9), (8.4 if i % 2 == 0 else 6, 0), (0, 1.9)), k.fill(), k.restore()
    if s == "x":
        for colour, width in [((0.05, 0.05, 0.06), 4), ((1, 0.3, 0.3), 2.2)]:
            k.set_source_rgb(*colour), k.set_line_width(width)
            k.move_to(3, 3), k.line_to(17, 17), k.stroke()
            k.move_to(17, 3), k.line_to(3, 17), k.stroke()


def drawing(s, px):
    def on_draw(_area, k, w, h):
        side = min(w, h)
        k.translate((w - side) / 2, (h - side) / 2)
        k.scale(side / 20, side / 20)
        paint(k, s)

    area = Gtk.DrawingArea(content_width=px, content_height=px, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
    area.set_draw_func(on_draw)
    return area


def start(app):
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", True)
    provider = Gtk.CssProvider()
    provider.load_from_data(css.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 800)
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Mines", "Minefield at Night", "Sapper"]), resizable=False)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, margin_top=8, margin_bottom=12, margin_start=12, margin_end=12)
    win.set_child(main)
    clock = f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"
    if g.random() < 0.5:
        bar = Gtk.HeaderBar()
        bar.pack_start(Gtk.Button(icon_name="view-refresh-symbolic"))
        bar.pack_end(Gtk.Label(label=clock))
        win.set_titlebar(bar)
        main.append(Gtk.Label(label=f"{p.left} of {p.mines} to find", css_classes=["hud"]))
    else:
        row = Gtk.CenterBox()
        lead = Gtk.Box(spacing=6)
        lead.append(drawing("F", 22)), lead.append(Gtk.Label(label=str(p.left), css_classes=["hud"]))
        row.set_start_widget(lead)
        row.set_center_widget(Gtk.Button(label={"playing": "Restart", "won": "Cleared", "lost": "Try again"}[p.status]))
        row.set_end_widget(Gtk.Label(label=clock, css_classes=["hud"]))
        main.append(row)
    grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER)
    main.append(grid)
    part = g.uniform(0.66, 0.82)
    cells = {}
    for r, c, s in p.each():
        opened = s in "012345678*X"
        inner = drawing(s, int(size * part) - 2) if s in "Fx*X" else Gtk.Label(label=s) if s in "12345678?" else None
        if s in "12345678?":
            inner.add_css_class("digit")
        if s in "12345678":
            inner.add_css_class("n" + s)
        if opened:
            w = Gtk.CenterBox(css_classes=["hit" if s == "X" else "open"])
            if inner:
                w.set_center_widget(inner)
        else:
            w = Gtk.Button(focusable=False, css_classes=["shut"])
            if inner:
                w.set_child(inner)
        w.set_size_request(size, size)
        fixed = Gtk.ScrolledWindow(hscrollbar_policy=Gtk.PolicyType.EXTERNAL, vscrollbar_policy=Gtk.PolicyType.EXTERNAL, overflow=Gtk.Overflow.HIDDEN)
        fixed.set_size_request(size, size)
        fixed.set_child(w)
        grid.attach(fixed, c, r, 1, 1)
        cells[r, c] = fixed
    win.present()
    win.set_focus(None)
    return lambda: region(p, cells, gtk4_box)


run_gtk4(start)
