"""A small GTK 4 application of a tutorial: one flat Gtk.Grid of labels in style classes, emoji for what is marked, a header bar, and the counters in a footer."""
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
gi.require_version("GdkX11", "4.0")
from gi.repository import Gdk, GdkX11, Graphene, Gtk  # noqa: E402

from support import SHOWN, Position, gtk4_box, region, run_gtk4  # noqa: E402

p = Position()
g = p.rng
size = p.cell_size(24, 46)
THEMES = [  # dark, shut, shut in a chequer, open, open in a chequer, line, hit, inks
    (False, "#7fb685", "#78ad7e", "#f3efe0", "#ece7d4", "#d8d2ba", "#ef6f6c", ["#27548f", "#38761d", "#b3261e", "#6a2c91", "#9a5410", "#0b6e77", "#1d1d1d", "#6f6f6f"]),
    (False, "#8d99ae", "#8d99ae", "#edf2f4", "#edf2f4", "#c9d2dc", "#ef233c", ["#1d4ed8", "#15803d", "#b91c1c", "#6b21a8", "#92400e", "#0f766e", "#111111", "#6b7280"]),
    (True, "#4c566a", "#465064", "#2e3440", "#2b313c", "#3b4252", "#bf616a", ["#88c0d0", "#a3be8c", "#ff8b94", "#c9a3e0", "#ebcb8b", "#8fd6c8", "#eceff4", "#9aa4b5"]),
    (True, "#b58900", "#b58900", "#073642", "#073642", "#0f4a59", "#dc322f", ["#5fb3ff", "#b5cc18", "#ff7b72", "#b39ddb", "#f0a45d", "#4dd0c4", "#fdf6e3", "#93a1a1"]),
]
dark, shut, shut2, bare, bare2, line, hit, ink = g.choice(THEMES)
flag, mine, wrong = g.choice([("📍", "💣", "❌"), ("🚩", "💀", "❎"), ("🏴", "🧨", "❌"), ("🚧", "💣", "⛔")])
same = g.random() < 0.4  # does not tell the mine that was hit from the others
if same:
    p.cells = [row.replace("X", "*") for row in p.cells]
    SHOWN["cells"] = p.cells
px = int(size * g.uniform(0.46, 0.6))
edge = g.choice(["border-right: 1px solid {0}; border-bottom: 1px solid {0};", "border: 1px solid {0};", ""]).format(line)
puffy = g.random() < 0.5
css = f"""
.sq {{ font-size: {px}px; font-weight: {g.choice(['bold', '800', '600'])}; font-family: {g.choice(['Cantarell, "Noto Sans"', '"DejaVu Sans"', '"Liberation Sans"', 'monospace'])}; {edge} }}
.shut {{ background: {shut}; color: {'#1c1408' if shut == '#b58900' else '#ffffff'}; {'box-shadow: inset 0 -3px rgba(0,0,0,0.22), inset 0 1px rgba(255,255,255,0.35);' if puffy else ''} }}
.shut.odd {{ background: {shut2}; }}
.bare {{ background: {bare}; }} .bare.odd {{ background: {bare2}; }}
.mark {{ font-size: {int(size * 0.5)}px; }}
.hit, .hit.odd {{ background: {hit}; }}
.frame {{ border: 3px solid {line}; border-radius: 4px; }}
.foot {{ padding: 4px 10px; font-family: monospace; }}
""" + "".join(f".n{i + 1} {{ color: {c}; }}\n" for i, c in enumerate(ink))


def start(app):
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
    provider = Gtk.CssProvider()
    provider.load_from_data(css.encode())
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 800)
    win = Gtk.ApplicationWindow(application=app, title=g.choice(["Fennel", "Mines in Vala", "Sweep"]), resizable=False)
    head = Gtk.HeaderBar()
    head.pack_start(Gtk.Button(icon_name="view-refresh-symbolic"))
    head.pack_end(Gtk.MenuButton(icon_name="open-menu-symbolic"))
    win.set_titlebar(head)
    main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=0)
    win.set_child(main)
    margin = g.choice([0, 12, 20])
    grid = Gtk.Grid(halign=Gtk.Align.CENTER, margin_start=margin, margin_end=margin, margin_top=margin, margin_bottom=margin)
    holder = Gtk.Box(halign=Gtk.Align.CENTER)
    holder.append(grid)
    main.append(holder)
    cells = {}
    for r, c, s in p.each():
        w = Gtk.Label(label={"0": "", "#": "", "F": flag, "*": mine, "X": mine, "x": wrong}.get(s, s))
        w.set_css_classes(["sq", "shut" if s in "#F?x" else "bare", "hit" if s == "X" else "n" + s if s in "12345678" else "mark" if s in "Fx*X" else "plain", *(["mark"] if s == "X" else []), *(["odd"] if (r + c) % 2 else [])])
        w.set_size_request(size, size)
        w.set_overflow(Gtk.Overflow.HIDDEN)
        grid.attach(w, c, r, 1, 1)
        cells[r, c] = w
    main.append(Gtk.Separator())
    foot = Gtk.Box(spacing=16)
    foot.add_css_class("foot")
    foot.append(Gtk.Label(label=f"{flag} {p.left}/{p.mines}"))
    say = Gtk.Label(label={"playing": "", "won": "Cleared!", "lost": "You stepped on a mine"}[p.status] if p.cols * size > 380 else "", hexpand=True)
    foot.append(say)
    foot.append(Gtk.Label(label=f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"))
    main.append(foot)
    win.present()
    win.set_focus(None)
    return lambda: region(p, cells, gtk4_box)


run_gtk4(start)
