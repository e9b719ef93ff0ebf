"""GTK 3: the whole board is one label of emoji, line under line, as pasted into a chat: keycaps for numbers, coloured squares for what is covered and what is bare."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
gi.require_version("Pango", "1.0")
from gi.repository import Gdk, Gtk, Pango  # noqa: E402

from support import Position, gtk_box, tell_gtk  # noqa: E402

p = Position()
g = p.rng
shut, bare = g.choice([("🟦", "⬜"), ("🟩", "🟫"), ("⬛", "⬜"), ("⬜", "⬛"), ("🟫", "🟨"), ("🟪", "⬜"), ("🟧", "⬜"), ("🔲", "⬜"), ("🌲", "🟩"), ("🟦", "⬛")])
mine, hit, wrong = g.choice(["💣", "💣", "☠️", "🦀"]), "💥", "❌"
flag, ask = g.choice(["🚩", "🚩", "🚩", "📍"]), "❓"
CAP = {str(i): f"{i}\ufe0f\u20e3" for i in range(1, 9)}
marks = {"#": shut, "0": bare, "F": flag, "?": ask, "*": mine, "X": hit, "x": wrong, **CAP}
px = max(12, min(44, int(p.max_cell / 1.28)))
px = g.randint(12, px)
dark = g.random() < 0.5
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
tight = g.random() < 0.7
bubble = g.choice(["#ffffff", "#e7f3dc", "#e8eefc"]) if not dark else g.choice(["#2b2d31", "#1f3a2e", "#202632"])
css = Gtk.CssProvider()
css.load_from_data(f".bubble {{ background: {bubble}; border-radius: 12px; padding: 10px 14px; }} .small {{ font-size: 11px; }}".encode())
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), css, 600)
label = Gtk.Label(xalign=0, yalign=0)
label.set_text("\n".join("".join(marks[s] for s in row) for row in p.cells))
attributes = Pango.AttrList()
attributes.insert(Pango.attr_font_desc_new(Pango.FontDescription.from_string(f"Noto Color Emoji {px}px")))
label.set_attributes(attributes)
if tight:
    label.get_layout().set_line_spacing(0.0)

win = Gtk.Window(title=g.choice(["#minefield – Chatter", "EmojiSweeper", "Minebot"]), resizable=False)
main = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6, margin=10)
win.add(main)


def said(who, text, widget=None):
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=2, halign=Gtk.Align.START)
    box.get_style_context().add_class("bubble")
    name = Gtk.Label(xalign=0)
    name.set_markup(f'<b>{who}</b>  <span size="small" alpha="60%">12:{g.randint(10, 59)}</span>')
    box.pack_start(name, False, False, 0)
    if text:
        box.pack_start(Gtk.Label(label=text, xalign=0), False, False, 0)
    if widget:
        box.pack_start(widget, False, False, 4)
    main.pack_start(box, False, False, 0)


if g.random() < 0.6:
    bar = Gtk.HeaderBar(title=win.get_title(), subtitle=f"{p.cols} × {p.rows}", show_close_button=True)
    bar.pack_start(Gtk.Button.new_from_icon_name("view-refresh-symbolic", Gtk.IconSize.BUTTON))
    win.set_titlebar(bar)
if g.random() < 0.5:
    said(g.choice(["ada", "linus", "grace"]), f"!mines {p.cols} {p.rows} {p.mines}")
said("minebot", {"playing": f"{p.left} mines to find", "won": "You cleared it! GG", "lost": "That was a mine…"}[p.status], label)
foot = Gtk.Box(spacing=6)
entry = Gtk.Entry(placeholder_text="open c4, flag d7 …")
foot.pack_start(entry, True, True, 0)
foot.pack_start(Gtk.Button(label="Send"), False, False, 0)
main.pack_start(foot, False, False, 0)
win.show_all()
win.set_focus(None)


def measure():
    """The layout tells where the first and the last character of the text stand."""
    x, y, _, _ = gtk_box(label)
    f = win.get_scale_factor()
    layout = label.get_layout()
    ox, oy = label.get_layout_offsets()
    a = label.get_allocation()
    ink, logical = layout.get_pixel_extents()
    one, two = layout.get_line_readonly(0), layout.get_line_readonly(p.rows - 1)
    tops = []
    it = layout.get_iter()
    while True:
        tops.append(it.get_line_extents()[1])
        if not it.next_line():
            break
    first, last = tops[0], tops[p.rows - 1]
    pitch = (last.y - first.y) / Pango.SCALE / (p.rows - 1)
    wide = max(t.width for t in tops) / Pango.SCALE
    lead = (first.height / Pango.SCALE - pitch) / 2  # lines set closer than they are high overlap
    return x + (ox - a.x + first.x / Pango.SCALE) * f, y + (oy - a.y + first.y / Pango.SCALE + lead) * f, wide * f, pitch * p.rows * f


tell_gtk(win, measure)
