"""GTK 4: a Gtk.Grid of labels dressed by CSS alone, airy or tight, the ground tinted by danger or left plain; text signs; a header bar with a title of two lines, figures in a strip of pills or in a side column."""
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
gi.require_version("GdkX11", "4.0")
from gi.repository import Gdk, GdkX11, Gtk  # noqa: E402, F401

from support import Position, gtk4_box, region, run_gtk4  # noqa: E402

p = Position()
g = p.rng
LOOKS = [  # page, cover, cover's rim, open, open's rim, text, flag on cover, digits
    ("#fff8e7", "#f0a92e", "#c98312", "#fffdf6", "#ecdcb4", "#4a3510", "#7a1e12", ["#2456b0", "#2d7a2a", "#c2311e", "#66309c", "#8f4d06", "#107781", "#2a2008", "#857a60"]),
    ("#1f2420", "#4f7a56", "#69996f", "#272d28", "#343c35", "#dfe8de", "#ffd84a", ["#86b8ff", "#93dc93", "#ff8d84", "#d0a4fb", "#f5c070", "#74dede", "#ffffff", "#a2ada2"]),
    ("#f5f6fa", "#5562c4", "#444fa6", "#ffffff", "#d9dcec", "#23274a", "#ffdf6b", ["#2d4fd0", "#25803f", "#cf2f3d", "#7d2aa6", "#a05c0c", "#0d8290", "#1c1f33", "#7b7f96"]),
    ("#2a2230", "#8a5f9e", "#a67bbb", "#332a3a", "#443850", "#eee3f3", "#ffe28a", ["#8db9ff", "#8fe0ac", "#ff90a0", "#dcaeff", "#ffc784", "#78e2ea", "#ffffff", "#aca0b4"]),
    ("#e9eef0", "#b7c6cc", "#93a5ad", "#f7fafb", "#cfdadf", "#25343b", "#c01f2f", ["#1a58c0", "#2b7c2b", "#c92a2a", "#5f35a0", "#935a0b", "#0e7b80", "#16242a", "#75868d"]),
]
page, cover, rim, floor, frim, text, fcol, inks = g.choice(LOOKS)
pitch = p.cell_size(22, 56)
gap = g.choice([0, 1, 2, 3, 4]) if pitch > 26 else g.choice([0, 1, 2])
size = pitch - gap
radius = g.choice([0, 3, 6, size // 4])
family = g.choice(["Noto Sans", "DejaVu Sans", "Liberation Sans", "Nimbus Sans", "DejaVu Sans Mono"])
weight = g.choice([500, 700, 800])
tint = g.random() < 0.4
lower = g.random() < 0.5  # a thicker lower border for covers
marks = {"F": g.choice(["⚑", "⚑", "⚐"]), "*": g.choice(["✹", "●", "✸"]), "x": "✗"}
marks["X"] = marks["*"]
fs = round(size * g.uniform(0.48, 0.58))
css = f"""
window.mari {{ background: {page}; color: {text}; }}
.mari headerbar {{ background: {page}; color: {text}; box-shadow: none; min-height: 30px; }}
.cell {{ padding: 0; margin: 0; min-width: {size - 2}px; min-height: {size - 2}px; font: {weight} {fs}px "{family}"; border-radius: {radius}px; border: 1px solid {frim}; background: {floor}; }}
.shut {{ background: {cover}; border-color: {rim}; color: {fcol}; font-family: "DejaVu Sans"; }}
{'.shut { border-bottom-width: 3px; min-height: ' + str(size - 4) + 'px; }' if lower else ''}
.boom {{ background: #d8342c; color: #ffffff; border-color: #a01c18; font-family: "DejaVu Sans"; }}
.mine {{ color: {text}; font-family: "DejaVu Sans"; }}
.pill {{ background: {floor}; border: 1px solid {frim}; border-radius: 12px; padding: 2px 12px; }}
.wrong {{ color: {fcol}; text-decoration: line-through; }}
"""
for i, h in enumerate(inks):
    css += f".n{i + 1} {{ color: {h}; {'background: mix(' + floor + ', ' + h + ', 0.13);' if tint else ''} }}\n"


def start(app):
    provider = Gtk.CssProvider()
    provider.load_from_data(css.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 800)
    win = Gtk.ApplicationWindow(application=app, title="Marigold", resizable=False, css_classes=["mari"])
    head = Gtk.HeaderBar()
    both = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, valign=Gtk.Align.CENTER)
    both.append(Gtk.Label(label="Marigold", css_classes=["title"]))
    if g.random() < 0.6:
        both.append(Gtk.Label(label={"playing": f"{p.cols} × {p.rows}", "won": "Board cleared", "lost": "Boom"}[p.status], css_classes=["caption"]))
    head.set_title_widget(both)
    head.pack_start(Gtk.Button(icon_name="view-refresh-symbolic"))
    win.set_titlebar(head)
    grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER, valign=Gtk.Align.START, margin_start=g.choice([4, 12, 20]), margin_end=12, margin_top=6, margin_bottom=12)
    cells = {}
    for r, c, s in p.each():
        shut = s in "#F?x"
        lab = Gtk.Label(label=marks.get(s, s if s in "12345678?" else ""))
        box = Gtk.Overlay(overflow=Gtk.Overflow.HIDDEN)
        kind = ["shut"] if shut else ["boom"] if s == "X" else ["mine"] if s == "*" else [f"n{s}"] if s in "12345678" else []
        base = Gtk.Box(css_classes=["cell"] + kind)
        base.set_size_request(size, size)
        box.set_child(base)
        box.set_size_request(size, size)
        holder = Gtk.Box(css_classes=["hold"] + kind, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
        holder.append(lab)
        box.add_overlay(holder)
        box.set_measure_overlay(holder, False)
        grid.attach(box, c, r, 1, 1)
        cells[r, c] = box
    word = {"playing": "", "won": "Well done!", "lost": "Game over"}[p.status]
    facts = [f"⚑ {p.left}", f"◷ {p.seconds // 60}:{p.seconds % 60:02d}"] + ([word] if word else [])
    side = g.random() < 0.35 and (p.max_cell - pitch) * p.cols > 150
    strip = Gtk.Box(orientation=Gtk.Orientation.VERTICAL if side else Gtk.Orientation.HORIZONTAL, spacing=8, margin_start=12, margin_end=12, margin_top=6, margin_bottom=6, halign=Gtk.Align.CENTER)
    for f in facts:
        strip.append(Gtk.Label(label=f, css_classes=["pill"]))
    whole = Gtk.Box(orientation=Gtk.Orientation.HORIZONTAL if side else Gtk.Orientation.VERTICAL)
    for w in ([grid, strip] if side or g.random() < 0.3 else [strip, grid]):
        whole.append(w)
    win.set_child(whole)
    win.present()
    win.set_focus(None)
    return lambda: region(p, cells, gtk4_box)


css += f""".hold {{ background: none; border: none; padding: 0; font: {weight} {fs}px "{family}"; min-width: 0; min-height: 0; }}
.hold.shut, .hold.mine, .hold.boom {{ font-family: "DejaVu Sans"; }}
"""
run_gtk4(start)
