"""GTK 3, one DrawingArea that asks the theme to paint: Gtk.render_background and render_frame with a button's style for covered cells, an entry's or the pressed button's for open ones; marks are SVG pixbufs."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gdk, GdkPixbuf, Gtk, Pango, PangoCairo  # noqa: E402

from support import Position, tell_gtk  # noqa: E402

p = Position()
g = p.rng
settings = Gtk.Settings.get_default()
theme = g.choice(["Adwaita", "Adwaita", "Adwaita", "HighContrast"])
dark = theme == "Adwaita" and g.random() < 0.4
settings.set_property("gtk-theme-name", theme)
settings.set_property("gtk-application-prefer-dark-theme", dark)
size = p.cell_size(20, 54)
gap = g.choice([0, 0, 1, 3])
pitch = size + gap
margin = max(gap, g.choice([0, 6, 14]))
family = g.choice(["Sans Bold", "Liberation Sans Narrow Bold", "Noto Serif Bold", "DejaVu Sans Condensed Bold", "Noto Sans Display", "FreeSans Bold"])
part = g.uniform(0.5, 0.66)
inks = g.choice([
    ["#3465a4", "#4e9a06", "#cc0000", "#5c3566", "#8f5902", "#06989a", "#2e3436", "#888a85"],
    ["#1c4fd8", "#157a2a", "#d3201f", "#0b1f7a", "#7a1212", "#0f7f86", "#000000", "#7b7b7b"],
]) if not dark else ["#8fc4ff", "#9be58b", "#ff8d84", "#d5a6f5", "#f7c46c", "#7fe6e3", "#ffffff", "#b5b5b5"]
ink = "#f0f0f0" if dark else "#22272a"
red = g.choice(["#d4261f", "#e8590c", "#c2185b"]) if not dark else g.choice(["#ff6b5e", "#ffb03b"])
opened = g.choice(["pressed", "plain"] if dark or theme == "HighContrast" else ["entry", "pressed", "plain"])  # else an entry is too like a button
FLAG = g.choice([
    f'<path d="M9 4v25" stroke="{ink}" stroke-width="2.6"/><path d="M10 5h15l-4.5 5.5L25 16H10z" fill="{red}"/><path d="M5 28.5h9" stroke="{ink}" stroke-width="3"/>',
    f'<rect x="7" y="4" width="2.4" height="25" rx="1.2" fill="{ink}"/><path d="M9.4 6C14 3.4 18 9 26 6v11c-8 3-12-2.6-16.6 0z" fill="{red}" stroke="{ink}" stroke-width=".8"/>',
    f'<path d="M22 4v24" stroke="{ink}" stroke-width="2.2"/><path d="M21 4.5 6 11l15 7z" fill="{red}"/><ellipse cx="22" cy="28" rx="6" ry="2" fill="{ink}"/>',
])
SPIKES = "".join(f'<path d="M16 3v8" transform="rotate({a} 16 16)" stroke="{ink}" stroke-width="3" stroke-linecap="round"/>' for a in range(0, 360, g.choice([45, 60])))
MINE = g.choice([
    SPIKES + f'<circle cx="16" cy="16" r="8.6" fill="{ink}"/><circle cx="13" cy="13" r="2.2" fill="{"#333" if dark else "#fff"}"/>',
    f'<circle cx="14.5" cy="19" r="9.5" fill="{ink}"/><path d="M19 10l4-4 3.4 3.4-4 4z" fill="{ink}"/><path d="M25 7c1-4 3-2 4-5" stroke="{red}" stroke-width="2" fill="none"/>',
])
CROSS = f'<path d="M5 5l22 22M27 5 5 27" stroke="{"#fff" if dark else "#000"}" stroke-width="3.4"/>'
scale = int(p.scale)


def svg(body):
    loader = GdkPixbuf.PixbufLoader.new_with_type("svg")
    px = round(size * 0.74) * scale
    loader.set_size(px, px)
    loader.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">{body}</svg>'.encode())
    loader.close()
    return Gdk.cairo_surface_create_from_pixbuf(loader.get_pixbuf(), scale, None)


pictures = {"F": svg(FLAG), "x": svg(FLAG + CROSS), "*": svg(MINE), "X": svg(MINE)}
button, view = Gtk.Button(), Gtk.Entry()


def cell(cr, x, y, s):
    closed = s in "#F?x"
    if closed or opened == "pressed":
        style, state = button.get_style_context(), Gtk.StateFlags.NORMAL if closed else Gtk.StateFlags.CHECKED | Gtk.StateFlags.ACTIVE
    elif opened == "entry":
        style, state = view.get_style_context(), Gtk.StateFlags.NORMAL
    else:
        style = None
    if style:
        style.save()
        style.set_state(state)
        Gtk.render_background(style, cr, x, y, size, size)
        Gtk.render_frame(style, cr, x, y, size, size)
        style.restore()
    else:
        cr.set_source_rgba(0, 0, 0, 0.4 if dark else 0.1)
        cr.rectangle(x, y, size, size)
        cr.fill()
        cr.set_source_rgba(0.5, 0.5, 0.5, 0.55)
        cr.set_line_width(1)
        cr.rectangle(x + 0.5, y + 0.5, size - 1, size - 1)
        cr.stroke()
    if s == "X":
        cr.set_source_rgba(0.95, 0.25, 0.2, 0.75)
        cr.rectangle(x + 1, y + 1, size - 2, size - 2)
        cr.fill()
    if s in "12345678?":
        layout = PangoCairo.create_layout(cr)
        font = Pango.FontDescription(family)
        font.set_absolute_size(size * part * Pango.SCALE)
        layout.set_font_description(font)
        layout.set_text(s, -1)
        _, box = layout.get_pixel_extents()
        cr.set_source_rgb(*(int((ink if s == "?" else inks[int(s) - 1])[i:i + 2], 16) / 255 for i in (1, 3, 5)))
        cr.move_to(x + (size - box.width) / 2, y + (size - box.height) / 2)
        PangoCairo.show_layout(cr, layout)
    elif s in pictures:
        d = (size - round(size * 0.74)) // 2
        cr.set_source_surface(pictures[s], x + d, y + d)
        cr.paint()


def draw(_, cr):
    for r, c, s in p.each():
        cell(cr, margin + c * pitch, margin + r * pitch, s)


win = Gtk.Window(title=g.choice(["Mines", "Minefield", "GTK Mines"]), resizable=False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(main)
if g.random() < 0.5:
    menu = Gtk.MenuBar()
    for name in ("Game", "View", "Help"):
        menu.append(Gtk.MenuItem(label=name))
    main.add(menu)
else:
    bar = Gtk.HeaderBar(title=win.get_title(), subtitle=f"{p.mines - p.left}/{p.mines}", show_close_button=True)
    win.set_titlebar(bar)
area = Gtk.DrawingArea(halign=Gtk.Align.CENTER)
area.set_size_request(p.cols * pitch - gap + 2 * margin, p.rows * pitch - gap + 2 * margin)
area.connect("draw", draw)
main.add(area)
foot = Gtk.Box(spacing=12, margin=6)
foot.pack_start(Gtk.Label(label=f"Flags: {p.mines - p.left} of {p.mines}"), False, False, 0)
foot.pack_end(Gtk.Label(label={"playing": f"{p.seconds} s", "won": "You win!", "lost": "You lose."}[p.status]), False, False, 0)
main.add(foot)


def measure():
    _, ox, oy = area.get_window().get_origin()
    f = win.get_scale_factor()  # the area has an X window of its own
    return (ox + margin - gap / 2) * f, (oy + margin - gap / 2) * f, p.cols * pitch * f, p.rows * pitch * f


win.show_all()
tell_gtk(win, measure)
