"""GTK 3: tiles as SVG documents loaded through GdkPixbuf, one theme of several chosen in a combo box; best times in a tree view beside the field, whose pitch follows the window."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("GdkPixbuf", "2.0")
gi.require_version("Gdk", "3.0")
gi.require_foreign("cairo")
from gi.repository import Gdk, GdkPixbuf, Gtk  # noqa: E402

from support import Position, gtk_box, tell_gtk  # noqa: E402

p = Position()
g = p.rng
THEMES = {  # behind, lid upper, lid lower, lid rim, floor, floor rim, cloth, stick, mine, digits, halo
    "Amber": ("#3a2a18", "#ffd27a", "#d98a1c", "#8a5208", "#f7ecd4", "#d8c49a", "#2867c7", "#4a2c0a", "#33241a", ["#1f5fbf", "#2f7d23", "#c3261f", "#6b2a93", "#8c4508", "#0d7a78", "#2b2320", "#7d7468"], "#ffffff"),
    "Fjord": ("#0d2430", "#58a9c4", "#22688a", "#0c3a50", "#12303e", "#1d4657", "#ffb547", "#e8f4f8", "#ff7a6b", ["#7cd0ff", "#8ce8a0", "#ff9d8a", "#d5b0ff", "#ffd07a", "#7af0e4", "#ffffff", "#a9bcc6"], "#071820"),
    "Mint": ("#e9f3ec", "#b9e6c8", "#7fc49b", "#4f9a70", "#ffffff", "#d5e6da", "#e0483e", "#35503f", "#2d3b33", ["#2a6fd6", "#12834a", "#d33a2f", "#7135b5", "#a8590c", "#0b8e92", "#26302a", "#84908a"], "#ffffff"),
    "Brick": ("#5b4a43", "#c96a4c", "#a44a30", "#6d2b1a", "#d9cfc5", "#b9ab9e", "#fff2dc", "#2d1a12", "#231815", ["#1b3f94", "#1e6a2c", "#a3161c", "#4f1d7a", "#74400a", "#0c6266", "#111111", "#6a625c"], "#efe8e0"),
    "Plum": ("#241a2b", "#a678c9", "#6d3f96", "#3c1d58", "#f3ecf7", "#d7c6e2", "#ffcf3f", "#2a1636", "#35194a", ["#2f56d0", "#27823c", "#cf2840", "#7a2aa8", "#a85414", "#127f8a", "#241a2b", "#857a8c"], "#ffffff"),
}
name = g.choice(list(THEMES))
behind, up, low, rim, floor, frim, cloth, stick, mine, digits, halo = THEMES[name]
lid_kind = g.choice(["bulge", "rim", "bar", "grain"])
gaps = g.choice([0.0, 0.0, 1.2, 2.4])  # of 48 units
round_ = g.choice([0, 4, 9]) if gaps else g.choice([0, 3])
flag_kind = g.choice(["wave", "pennant", "split"])
mine_kind = g.choice(["naval", "keg", "spiky"])
pitch = min(p.max_cell, g.uniform(18, 58))
pitch = max(16, pitch)
stretch = g.random() < 0.6
if not stretch:
    pitch = int(pitch)
face = g.choice(["DejaVu Sans", "Nimbus Sans", "Liberation Serif", "FreeSans", "URW Bookman"])
part = g.uniform(0.56, 0.7)
glow = g.random() < 0.5


def lid():
    a, n = gaps / 2, 48 - gaps
    body = f'<rect x="{a + .5}" y="{a + .5}" width="{n - 1}" height="{n - 1}" rx="{round_}" fill="url(#b)" stroke="{rim}" stroke-width="1.4"/>'
    defs = f'<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{up}"/><stop offset="1" stop-color="{low}"/></linearGradient>'
    if lid_kind == "bulge":
        defs += '<radialGradient id="h" cx=".38" cy=".25" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".65"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
        body += f'<rect x="{a + 2}" y="{a + 2}" width="{n - 4}" height="{n - 4}" rx="{max(0, round_ - 1)}" fill="url(#h)"/>'
    elif lid_kind == "rim":
        body += f'<rect x="{a + 4}" y="{a + 4}" width="{n - 8}" height="{n - 8}" rx="{max(0, round_ - 2)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>'
    elif lid_kind == "bar":
        body += f'<rect x="{a + 3}" y="{a + 3}" width="{n - 6}" height="9" rx="{min(4, round_)}" fill="#fff" fill-opacity=".28"/><rect x="{a + 1.5}" y="{a + n - 6}" width="{n - 3}" height="4.6" rx="2" fill="{rim}" fill-opacity=".55"/>'
    else:
        for i in range(6):
            body += f'<path d="M{a + 3} {a + 6 + i * 7} q10 {(-1) ** i * 3} 20 0 t{n - 26} {i % 3 - 1}" fill="none" stroke="{rim}" stroke-opacity=".28" stroke-width="1.3"/>'
    return defs, body


def bed(hit):
    ground = "#e5352b" if hit else floor
    a, n = gaps / 2, 48 - gaps
    return f'<rect x="{a + .4}" y="{a + .4}" width="{n - .8}" height="{n - .8}" rx="{round_}" fill="{ground}" stroke="{frim}" stroke-width=".9"/><path d="M{a + 1} {a + 2} h{n - 2}" stroke="#000" stroke-opacity=".16" stroke-width="2"/>'


def standard():
    pole = f'<rect x="14" y="8" width="3.2" height="32" rx="1.6" fill="{stick}"/><ellipse cx="16" cy="40" rx="8" ry="2.4" fill="{stick}" fill-opacity=".7"/>'
    cut = {"wave": "M17 9 q7 -4 11 0 t9 0 v15 q-5 4 -9 0 t-11 0z", "pennant": "M17 9 L39 17 L17 25z", "split": "M17 9 H38 L31 16.5 L38 24 H17z"}[flag_kind]
    return pole + f'<path d="{cut}" fill="{cloth}" stroke="#000" stroke-opacity=".45" stroke-width="1"/><path d="M18 11.6 h9" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>'


def danger(colour):
    if mine_kind == "keg":
        return f'<circle cx="23" cy="27" r="12" fill="{colour}"/><rect x="27" y="11" width="8" height="7" transform="rotate(35 31 14)" fill="{colour}"/><path d="M33 12 q4 -6 8 -2" fill="none" stroke="#b98a4a" stroke-width="2"/><circle cx="41" cy="10" r="2.6" fill="#ff8a1e"/><circle cx="19" cy="23" r="3" fill="#fff" fill-opacity=".7"/>'
    k = 8 if mine_kind == "naval" else 12
    r = 12 if mine_kind == "naval" else 9
    arms = "".join(f'<g transform="rotate({i * 360 / k} 24 24)"><path d="M24 24 V{7 if k == 8 else 6}" stroke="{colour}" stroke-width="{2.6 if k == 8 else 3}"/>{f"<circle cx=%s cy=%s r=%s fill=%s/>" % (chr(34) + "24" + chr(34), chr(34) + "7" + chr(34), chr(34) + "2.4" + chr(34), chr(34) + colour + chr(34)) if k == 8 else ""}</g>' for i in range(k))
    return arms + f'<circle cx="24" cy="24" r="{r}" fill="{colour}"/><circle cx="20" cy="20" r="3.2" fill="#fff" fill-opacity=".75"/>'


def tile(s, px):
    defs, body = lid() if s in "#F?x" else ("", bed(s == "X"))
    if s in "Fx":
        body += standard()
    elif s in "*X":
        body += danger("#fff6ea" if s == "X" and floor == "#12303e" else mine)
    if s == "x":
        body += '<path d="M8 8 L40 40 M40 8 L8 40" stroke="#fff" stroke-width="7"/><path d="M8 8 L40 40 M40 8 L8 40" stroke="#c4161c" stroke-width="4.4"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{px}" height="{px}" viewBox="0 0 48 48"><defs>{defs}</defs>{body}</svg>'
    loader = GdkPixbuf.PixbufLoader.new_with_type("svg")
    loader.write(svg.encode())
    loader.close()
    return loader.get_pixbuf()


cache = {}


def field(area):
    w, h = area.get_allocated_width(), area.get_allocated_height()
    step = min(w / p.cols, h / p.rows) if stretch else pitch
    return (w - step * p.cols) / 2 if stretch else 0, (h - step * p.rows) / 2 if stretch else 0, step


def letter(cr, s, ink):
    cr.select_font_face(face, 0, 1)
    cr.set_font_size(48 * part / 0.73)
    e = cr.text_extents(s)
    x, y = 24 - e.width / 2 - e.x_bearing, 24 - e.height / 2 - e.y_bearing
    c = Gdk.RGBA()
    if glow:
        c.parse(halo)
        cr.set_source_rgba(c.red, c.green, c.blue, 0.9)
        cr.move_to(x + 1.4, y + 1.6)
        cr.show_text(s)
    c.parse(ink)
    cr.set_source_rgb(c.red, c.green, c.blue)
    cr.move_to(x, y)
    cr.show_text(s)


def draw(area, cr):
    left, top, step = field(area)
    c = Gdk.RGBA()
    c.parse(behind)
    Gdk.cairo_set_source_rgba(cr, c)
    cr.paint()
    px = round(step * area.get_scale_factor())
    for r, col, s in p.each():
        kind = s if s in "Fx*X" else "#" if s in "#?" else "0"
        if (kind, px) not in cache:
            cache[kind, px] = tile(kind, px)
        cr.save()
        cr.translate(left + col * step, top + r * step)
        cr.save()
        cr.scale(step / px, step / px)
        Gdk.cairo_set_source_pixbuf(cr, cache[kind, px], 0, 0)
        cr.paint()
        cr.restore()
        cr.scale(step / 48, step / 48)
        if s in "12345678":
            letter(cr, s, digits[int(s) - 1])
        elif s == "?":
            letter(cr, s, stick)
        cr.restore()


Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", name in ("Fjord", "Plum"))
win = Gtk.Window(title=g.choice(["Alcove", "Alcove Mines", "Mines — Alcove"]))
outer = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
win.add(outer)
combo = Gtk.ComboBoxText()
for t in THEMES:
    combo.append_text(t)
combo.set_active(list(THEMES).index(name))
clock = f"{p.seconds // 60}:{p.seconds % 60:02d}"
if g.random() < 0.5:
    head = Gtk.HeaderBar(title=win.get_title(), subtitle=f"{p.left} mines left", show_close_button=False)
    head.pack_start(Gtk.Button.new_from_icon_name("view-refresh-symbolic", 1))
    head.pack_end(combo)
    head.pack_end(Gtk.Label(label=clock))
    win.set_titlebar(head)
else:
    bar = Gtk.Box(spacing=8, margin=6)
    bar.pack_start(Gtk.Button(label="New"), False, False, 0)
    bar.pack_start(Gtk.Label(label=f"⚑ {p.left}"), False, False, 4)
    bar.pack_end(combo, False, False, 0)
    bar.pack_end(Gtk.Label(label=clock), False, False, 4)
    outer.pack_start(bar, False, False, 0)
middle = Gtk.Box(spacing=g.choice([0, 8]))
outer.pack_start(middle, True, True, 0)
area = Gtk.DrawingArea()
area.set_size_request(int(p.cols * pitch) + (g.randint(0, 9) if stretch else 0), int(p.rows * pitch) + (g.randint(0, 9) if stretch else 0))
area.connect("draw", draw)
area.set_halign(Gtk.Align.CENTER), area.set_valign(Gtk.Align.CENTER)
if g.random() < 0.4 and p.max_cell * p.cols - pitch * p.cols > 190:
    store = Gtk.ListStore(str, str)
    for who in g.sample(["anna", "bjorn", "carl", "dora", "emil", "fay", "gus"], 5):
        store.append([who, f"{g.randint(31, 320)} s"])
    view = Gtk.TreeView(model=store)
    for i, t in enumerate(("Player", "Time")):
        view.append_column(Gtk.TreeViewColumn(t, Gtk.CellRendererText(), text=i))
    view.set_size_request(130, -1)
    middle.pack_end(view, False, False, 0)
middle.pack_start(area, True, True, g.choice([0, 6, 12]))
status = Gtk.Statusbar()
status.push(0, {"playing": f"{p.cols}×{p.rows}, {p.mines} mines", "won": "Field cleared!", "lost": "A mine went off."}[p.status])
outer.pack_end(status, False, False, 0)
win.show_all()
win.set_focus(None)


def measure():
    f = win.get_scale_factor()
    x, y, _, _ = gtk_box(area)
    left, top, step = field(area)
    return x + left * f, y + top * f, p.cols * step * f, p.rows * step * f


tell_gtk(win, measure)
