"""An app-store game of now: rounded soft tiles by CSS, pills with the counters, symbols from the font, open ground left bare or tinted."""
import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk

from support import Position, gtk4_box, region, run_gtk4

p = Position()
g = p.rng
LOOKS = [  # window, card, cover above, cover below, open, text, flag, hit, digits
    ("#fdf1f4", "#ffffff", "#f7a8bd", "#ee86a2", "#fbe3e9", "#4a2430", "#7a1f5c", "#e0304a", ["#2a62d0", "#1c8040", "#c8243a", "#6b2fb3", "#a8560c", "#0d7f8c", "#2b2b2b", "#766f72"]),
    ("#f0f5f1", "#ffffff", "#86c79b", "#63ad7c", "#e2efe5", "#1f3a28", "#b02318", "#ea4335", ["#1f57c4", "#14662e", "#c01f1f", "#5a2a9e", "#8f4e08", "#0a6d7a", "#1c1c1c", "#6b7068"]),
    ("#1b1b22", "#25252e", "#5f5bd0", "#4a46b4", "#2e2e39", "#e8e8f2", "#ffd75e", "#ff5a5a", ["#86b8ff", "#86e09a", "#ff8d8d", "#c9a4ff", "#ffbf6e", "#6fdfe0", "#ffffff", "#aeb0bd"]),
    ("#fafafa", "#ffffff", "#dadde3", "#cdd1d9", "#f3f4f6", "#2b2f36", "#e01b24", "#f66151", ["#1c71d8", "#26a269", "#c01c28", "#613583", "#986a44", "#0f7d84", "#241f31", "#77767b"]),
    ("#0f1e24", "#152a32", "#2f8a99", "#236d7a", "#1a343e", "#d6f2f5", "#ff9d4d", "#ff4d4d", ["#8fc3ff", "#9ae6a0", "#ff9c94", "#d9b3ff", "#ffd080", "#7fe8e0", "#ffffff", "#a8b8bd"]),
]
window, card, above, below, bare, text, flagged, hit, inks = g.choice(LOOKS)
size = p.cell_size(24, 60)
gap = g.choice([2, 3, 4, max(2, size // 9)])
n = size - gap
round_ = round(n * g.choice([0.12, 0.22, 0.35, 0.5]))
pattern = g.choice(["tile", "tile", "bare", "ring"])
family = g.choice(["Noto Sans", "Nimbus Sans", "URW Gothic", "Liberation Sans", "Cantarell"])
weight = g.choice([500, 700, 700, 900])
points = round(n * g.uniform(0.52, 0.64))
signs = g.choice([("⚑", "✹"), ("⚑", "●"), ("▲", "✸"), ("⚑", "✺")])
dark = sum(int(window[i:i + 2], 16) for i in (1, 3, 5)) < 380
ground = {"tile": f"background: {bare};", "bare": f"background: {card};", "ring": f"background: {card}; box-shadow: inset 0 0 0 1px alpha({text}, 0.18);"}[pattern]
lift = g.choice(["", f"box-shadow: 0 {max(1, n // 14)}px 0 shade({below}, 0.75);", f"box-shadow: inset 0 1px 0 alpha(white, 0.45), 0 1px 2px alpha(black, 0.35);"])
coverText = "#ffffff" if sum(int(below[i:i + 2], 16) for i in (1, 3, 5)) < 470 else text
css = f"""
window.petal {{ background: {window}; color: {text}; }}
.petal headerbar {{ background: {window}; color: {text}; box-shadow: none; border: none; }}
.petal headerbar button {{ background: {card}; color: {text}; border: none; box-shadow: none; }}
.card {{ background: {card}; border-radius: 14px; padding: {g.choice([4, 8, 14])}px; }}
.pill {{ background: {card}; color: {text}; border-radius: 99px; padding: 4px 14px; font-weight: bold; }}
.cell {{ border-radius: {round_}px; font: {weight} {points}px "{family}"; min-width: {n}px; min-height: {n}px; padding: 0; margin: 0; }}
.cover {{ background: linear-gradient(to bottom, {above}, {below}); color: {coverText}; {lift} }}
.open {{ {ground} }}
.hit {{ background: {hit}; color: white; }}
.wrong {{ background: linear-gradient(to bottom, {above}, {below}); box-shadow: inset 0 0 0 2px {hit}; }}
.mark {{ font: {round(n * 0.6)}px "DejaVu Sans"; color: {flagged}; }}
.bomb {{ font: {round(n * 0.74)}px "DejaVu Sans"; color: {text}; }}
.hit.bomb {{ color: white; }}
.cross {{ font: bold {round(n * 0.78)}px "DejaVu Sans"; color: {"#ffffff" if dark else "#101010"}; }}
""" + "".join(f".n{i + 1} {{ color: {ink}; }}\n" for i, ink in enumerate(inks))


def cell(s):
    if s in "#F?x":
        w = Gtk.Label(label=signs[0] if s in "Fx" else s.replace("#", ""))
        names = ["cell", "cover"] + (["mark"] if s in "Fx" else [])
    else:
        w = Gtk.Label(label=signs[1] if s in "*X" else s.replace("0", ""))
        names = ["cell", "hit" if s == "X" else "open"] + ([f"n{s}"] if s in "12345678" else ["bomb"] if s in "*X" else [])
    for name in names:
        w.add_css_class(name)
    if s == "x":
        over = Gtk.Overlay()
        over.set_child(w)
        cross = Gtk.Label(label="✕")
        cross.add_css_class("cross")
        over.add_overlay(cross)
        w.add_css_class("wrong")
        w = over
    w.set_size_request(n, n)
    w.set_overflow(Gtk.Overflow.HIDDEN if s == "x" else Gtk.Overflow.VISIBLE)
    return w


def start(app):
    provider = Gtk.CssProvider()
    provider.load_from_data(css.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 900)
    win = Gtk.ApplicationWindow(application=app, title="Petal Mines", resizable=False)
    win.add_css_class("petal")
    clock = f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"
    pills = Gtk.Box(spacing=8, halign=Gtk.Align.CENTER)
    word = {"playing": f"{p.rows} × {p.cols}", "won": "Well done!", "lost": "Oh no!"}[p.status]
    for t in (f"⚑ {p.left}", word, f"◷ {clock}"):
        label = Gtk.Label(label=t)
        label.add_css_class("pill")
        pills.append(label)
    outer = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
    for side in ("top", "bottom", "start", "end"):
        getattr(outer, f"set_margin_{side}")(g.choice([8, 12]))
    bar = Gtk.HeaderBar()
    bar.pack_start(Gtk.Button(icon_name="view-refresh-symbolic"))
    bar.pack_end(Gtk.MenuButton(icon_name="open-menu-symbolic"))
    win.set_titlebar(bar)
    if g.random() < 0.35 and p.cols > 12:
        bar.set_title_widget(pills)
    grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER)
    cells = {}
    for r, c, s in p.each():
        cells[r, c] = cell(s)
        grid.attach(cells[r, c], c, r, 1, 1)
    grid.add_css_class("card")
    if pills.get_parent() is None and g.random() < 0.6:
        outer.append(pills)
    outer.append(grid)
    if pills.get_parent() is None:
        outer.append(pills)
    win.set_child(outer)
    win.present()
    return lambda: region(p, cells, gtk4_box)


run_gtk4(start)
