"""GTK 4, flat: covered cells with a folded corner, opened ones white cards with the digit in a coloured round badge; a header bar, a progress bar and linked buttons below."""
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
gi.require_version("GdkX11", "4.0")
from gi.repository import Gdk, GdkX11, Gtk  # noqa: E402, F401

from support import Position, gtk4_box, region, run_gtk4  # noqa: E402

p = Position()
g = p.rng
dark = g.random() < 0.35
size = p.cell_size(26, 58)
gap = g.choice([0, 0, 1, 2])
badge = int(size * g.uniform(0.66, 0.78))
badge -= (size - badge) % 2
px = int(badge * g.uniform(0.64, 0.74))
family = g.choice(["Inter", "Roboto", "Quicksand", "Cantarell"])
cover, fold = g.choice([("#ff8a65", "#ffb59b"), ("#5c6bc0", "#8f9bdf"), ("#26a69a", "#6fcbc2"), ("#8d6e63", "#b59b92"), ("#78909c", "#a6b9c2")])
paper, line, text, back = ("#26282c", "#3a3d43", "#e8e8ea", "#1c1d20") if dark else ("#ffffff", "#dfe1e6", "#2e3138", "#f3f4f6")
corner = g.choice([("135deg", 26), ("225deg", 26), ("135deg", 20), ("315deg", 24)])
INKS = ["#3b82f6", "#22a45d", "#ef4444", "#7c3aed", "#b45309", "#0e9aa7", "#343840", "#8a8f98"]
if dark:
    INKS[6] = "#d7dae0"
square = g.random() < 0.2
mine = g.choice(["💣", "✹", "●"])
css = f"""
window {{ background: {back}; color: {text}; }}
.cover, .open {{ border: none; box-shadow: none; padding: 0; margin: 0; min-width: {size}px; min-height: {size}px; }}
.cover {{ background-color: {cover}; background-image: linear-gradient({corner[0]}, {fold} {corner[1]}%, transparent {corner[1]}%); {f'box-shadow: inset -1px -1px {back};' if gap == 0 else ''} }}
.open {{ background-color: {paper}; {f'box-shadow: inset -1px -1px {line};' if gap == 0 else f'box-shadow: inset 0 0 0 1px {line};'} }}
.hit {{ background-color: #e5484d; }} .bad {{ background-color: #7d8188; background-image: none; }}
.badge {{ border-radius: {max(3, badge // 5) if square else 999}px; min-width: {badge}px; min-height: {badge}px; padding: 0; color: white; font: 800 {px}px "{family}"; }}
.mark {{ color: white; font: 700 {int(size * 0.6)}px "DejaVu Sans"; }}
.mine {{ color: {text}; font: 400 {int(size * 0.56)}px "DejaVu Sans", "Noto Color Emoji"; }}
.small {{ font-size: 13px; color: {text}; }}
""" + "".join(f".n{i + 1} {{ background: {c}; {'color: #111;' if dark and i == 6 else ''} }}\n" for i, c in enumerate(INKS))


def start(app):
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
    provider = Gtk.CssProvider()
    provider.load_from_data(css.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 800)
    win = Gtk.ApplicationWindow(application=app, title="Badges", resizable=False)
    head = Gtk.HeaderBar()
    new = Gtk.Button(icon_name="view-refresh-symbolic")
    head.pack_start(new)
    if p.cols * size > 260:
        head.pack_end(Gtk.MenuButton(icon_name="open-menu-symbolic"))
    name = Gtk.Label(label=f"{p.seconds // 60}:{p.seconds % 60:02d}")
    head.set_title_widget(name)
    win.set_titlebar(head)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=0)
    win.set_child(main)
    opened = sum(s in "012345678" for _, _, s in p.each())
    progress = Gtk.ProgressBar(fraction=opened / max(1, p.rows * p.cols - p.mines), margin_start=10, margin_end=10, margin_top=8)
    main.append(progress)
    grid = Gtk.Grid(row_spacing=gap, column_spacing=gap, halign=Gtk.Align.CENTER)
    for side in ("start", "end", "top", "bottom"):
        grid.set_property("margin-" + side, 10)
    main.append(grid)
    cells = {}
    for r, c, s in p.each():
        holder = Gtk.CenterBox()
        holder.set_size_request(size, size)
        opened = s in "012345678*X"
        holder.add_css_class("open" if opened else "cover")
        if s in "X":
            holder.add_css_class("hit")
        if s == "x":
            holder.add_css_class("bad")
        if s in "12345678":
            inner = Gtk.Label(label=s, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
            inner.add_css_class("badge")
            inner.add_css_class("n" + s)
            inner.set_size_request(badge, badge)
        else:
            inner = Gtk.Label(label={"F": "⚑", "?": "?", "x": "✗", "*": mine, "X": mine}.get(s, ""), valign=Gtk.Align.CENTER)
            inner.add_css_class("mine" if s in "*X" else "mark")
        holder.set_center_widget(inner)
        grid.attach(holder, c, r, 1, 1)
        cells[r, c] = holder
    foot = Gtk.CenterBox(margin_start=10, margin_end=10, margin_bottom=8)
    both = Gtk.Box(css_classes=["linked"])
    dig, flag = Gtk.ToggleButton(label="Dig", active=True), Gtk.ToggleButton(label=f"Flag {p.left}")
    both.append(dig)
    both.append(flag)
    foot.set_start_widget(both)
    if p.cols * size > 300:
        foot.set_end_widget(Gtk.Label(label={"playing": f"{p.mines} mines", "won": "Solved!", "lost": "Game over"}[p.status], css_classes=["small"]))
    main.append(foot)
    win.present()
    win.set_focus(None)
    return lambda: region(p, cells, gtk4_box)


run_gtk4(start)
