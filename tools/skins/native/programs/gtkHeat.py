"""GTK 3: buttons with a thick lower lip, opened cells tinted by how dangerous they are, marks and digits as Pango markup; menu, tool bar, info bar and status bar."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

from support import Position, gtk_box, region, tell_gtk  # noqa: E402

p = Position()
g = p.rng
LOOKS = [  # window, text, cover top, cover bottom, lip, heat 0 to 8, ink on low, ink on high, flag, mine
    ("#eceae4", "#3a332b", "#5f9ea0", "#4a8a8d", "#2f5f62", ["#fbf7ea", "#fdeebb", "#fddc8c", "#fdc066", "#fb9f4b", "#f37a3b", "#e2552f", "#c53527", "#99201f"], "#5a2d0c", "#fff6e0", "#ffe066", "#2b1a10"),
    ("#e6e9f2", "#23283b", "#7f8bb8", "#6a77a8", "#434f7d", ["#f7f8fd", "#dbe8fb", "#b9d6f7", "#93bdf0", "#6f9fe6", "#527fd6", "#4360bd", "#3b449c", "#332d76"], "#15214d", "#ffffff", "#ffc2d1", "#111533"),
    ("#efe9ef", "#33253a", "#8c6f9c", "#775a88", "#4b3558", ["#fcf9f7", "#f9e6e0", "#f6cfc9", "#f1b2b5", "#e68fa3", "#d46c94", "#b84d88", "#923579", "#662463"], "#451a3c", "#fff0f5", "#ffe28a", "#2a1026"),
    ("#2c302d", "#dfe6df", "#6b756c", "#5b655d", "#363d38", ["#3a3f3b", "#33513b", "#40663f", "#5d7a3f", "#80873c", "#a58a39", "#bd7a35", "#c65f36", "#c1403a"], "#f4f7ef", "#ffffff", "#ffcf5c", "#f2efe6"),
]
back, text, top_tone, low_tone, lip, heat, ink, high_ink, flag_ink, mine_ink = g.choice(LOOKS)
size = p.cell_size(23, 54)
lip_px = max(2, size // g.choice([9, 11, 13]))
gap = g.choice([1, 2, 2, 3])
radius = g.choice([2, 4, 6])
family = g.choice(["Cantarell", "Open Sans", "Lato", "Liberation Sans", "DejaVu Sans"])
px = int(size * g.uniform(0.46, 0.58))
mine = g.choice(["✹", "✸", "☢"])
css = f"""
window {{ background: {back}; color: {text}; }}
menubar, toolbar {{ background: {back}; color: {text}; }} menubar * {{ color: {text}; }}
.cell {{ padding: 0; margin: 0; min-width: 0; min-height: 0; border: none; border-bottom: {lip_px}px solid {lip}; border-radius: {radius}px; box-shadow: none; text-shadow: none;
  background-image: linear-gradient(to bottom, {top_tone}, {low_tone}); color: white; outline: none; }}
.bad {{ background-image: none; background-color: #f3a6a0; border-bottom-color: #a33; }}
.open {{ border-radius: {radius}px; }}
.hit {{ background: #d81e1e; border-radius: {radius}px; }}
""" + "".join(f".h{i} {{ background: {c}; }}\n" for i, c in enumerate(heat)) + f"""
.foot {{ padding: 3px 8px; font-size: 12px; border-top: 1px solid alpha({text}, 0.25); color: {text}; }}
.count {{ font: bold 17px "{family}"; color: {text}; }}
"""
provider = Gtk.CssProvider()
provider.load_from_data(css.encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), provider, 800)

win = Gtk.Window(title=g.choice(["Heatfield", "Heatfield 0.8.1", "Danger Map"]))
win.set_resizable(False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(main)
bar = Gtk.MenuBar()
for name in ["_File", "_Board", "_Settings", "_Help"]:
    bar.append(Gtk.MenuItem.new_with_mnemonic(name))
main.add(bar)
tools = Gtk.Box(spacing=4, margin=4)
for icon in ["document-new", "edit-undo", "media-playback-pause"][: 3 if p.cols * size > 330 else 1]:
    tools.pack_start(Gtk.Button.new_from_icon_name(icon, Gtk.IconSize.SMALL_TOOLBAR), False, False, 0)
count = Gtk.Label(label=f"{p.left} of {p.mines} left", margin_start=8)
clock = Gtk.Label(label=f"{p.seconds // 60:02d}:{p.seconds % 60:02d}", margin_end=6)
for w in (count, clock):
    w.get_style_context().add_class("count")
tools.pack_start(count, False, False, 0)
tools.pack_end(clock, False, False, 0)
main.add(tools)
grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, margin=g.choice([6, 10, 16]), halign=Gtk.Align.CENTER)
main.add(grid)
cells = {}


def markup(s):
    span = lambda t, colour, n=px: f'<span font_family="{family}" font_weight="bold" size="{int(n * 768)}" foreground="{colour}">{t}</span>'
    if s in "12345678":
        return span(s, high_ink if int(s) >= 6 else ink)
    if s in "*X":
        return span(mine, "#ffffff" if s == "X" else mine_ink, int(px * 1.15))
    return {"F": span("⚑", flag_ink, int(px * 1.1)), "?": span("?", "#ffffff"), "x": span("✘", "#7a0c0c")}.get(s, "")


for r, c, s in p.each():
    label = Gtk.Label()
    label.set_markup(markup(s))
    if s in "012345678*X":
        b = Gtk.EventBox()
        b.add(label)
        names = ["open", "hit" if s == "X" else "h" + (s if s != "*" else "0")]
    else:
        b = Gtk.Button()
        b.add(label)
        names = ["cell", *(["bad"] if s == "x" else [])]
    b.set_size_request(size, size)
    for n in names:
        b.get_style_context().add_class(n)
    grid.attach(b, c, r, 1, 1)
    cells[r, c] = b
legend = g.random() < 0.5
foot = Gtk.Label(label={"playing": f"{p.cols}×{p.rows} board, {p.mines} mines", "won": "Field cleared. Well done!", "lost": "Boom. Press New to try again."}[p.status], xalign=0)
foot.get_style_context().add_class("foot")
main.add(foot)
win.show_all()
win.set_focus(None)
tell_gtk(win, lambda: region(p, cells, gtk_box))
