"""Qt and QtSvg: one SVG a theme (garden, clean blue, green felt, autumn), each with a large picture behind the board that opened cells let through."""
import math
import sys

from PyQt5.QtCore import QByteArray, QPoint, QRectF, QSize, Qt
from PyQt5.QtGui import QIcon, QPainter, QPixmap
from PyQt5.QtSvg import QSvgRenderer
from PyQt5.QtWidgets import QAction, QApplication, QLabel, QMainWindow, QToolBar, QWidget

from support import Position, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
theme = ["garden", "autumn", "clean", "felt"][int(g.random() * 1e6) % 4]
SCENE = (1200, 900)


def petals(x, y, r, n, colour, heart, turn):
    out = "".join(f'<ellipse cx="{x + r * .62 * math.cos(turn + i * math.tau / n):.1f}" cy="{y + r * .62 * math.sin(turn + i * math.tau / n):.1f}" rx="{r * .42:.1f}" ry="{r * .3:.1f}" '
                  f'transform="rotate({math.degrees(turn + i * math.tau / n):.0f} {x + r * .62 * math.cos(turn + i * math.tau / n):.1f} {y + r * .62 * math.sin(turn + i * math.tau / n):.1f})" fill="{colour}"/>' for i in range(n))
    return out + f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r * .3:.1f}" fill="{heart}"/>'


def leaf(x, y, r, colour, turn):
    return f'<g transform="translate({x:.0f} {y:.0f}) rotate({turn:.0f}) scale({r / 50:.2f})"><path d="M0 50C-8 20-44 26-40 4C-36-14-16-4-10-10C-22-34-6-40 0-54C6-40 22-34 10-10C16-4 36-14 40 4C44 26 8 20 0 50z" fill="{colour}"/><path d="M0 62V-30M0 20L-22 4M0 20L22 4" stroke="#5b2c06" stroke-opacity=".45" stroke-width="3" fill="none"/></g>'


def scene():
    """The picture behind everything."""
    w, h = SCENE
    at = lambda: (g.uniform(0, w), g.uniform(0, h))
    if theme == "garden":
        out = f'<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9f0ff"/><stop offset=".45" stop-color="#eafbe0"/><stop offset="1" stop-color="#a9d98a"/></linearGradient><rect width="{w}" height="{h}" fill="url(#s)"/>'
        out += f'<path d="M0 520C240 440 380 560 620 500S1000 430 1200 520V900H0z" fill="#b9e39a"/><path d="M0 700C300 620 520 740 760 670S1080 640 1200 690V900H0z" fill="#9fd37e"/>'
        for _ in range(150):
            x, y = at()
            out += petals(x, y, g.uniform(12, 38), g.choice([5, 6, 8]), g.choice(["#ffc2d9", "#ffffff", "#ffe27a", "#d9c2ff", "#ffb199"]), g.choice(["#f5b301", "#b8860b"]), g.random() * 6)
        return out
    if theme == "clean":
        out = f'<linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e9f4ff"/><stop offset="1" stop-color="#8fbce8"/></linearGradient><rect width="{w}" height="{h}" fill="url(#s)"/>'
        for i in range(7):
            y = 80 + i * 120
            out += f'<path d="M0 {y}C300 {y - g.uniform(40, 160):.0f} 700 {y + g.uniform(60, 200):.0f} 1200 {y - 60}V{y + 40}C760 {y + 260:.0f} 320 {y - 20:.0f} 0 {y + 30}z" fill="#ffffff" fill-opacity="{g.uniform(.1, .28):.2f}"/>'
        return out
    if theme == "felt":
        out = f'<radialGradient id="s" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#2f8f57"/><stop offset="1" stop-color="#0f4d2a"/></radialGradient><rect width="{w}" height="{h}" fill="url(#s)"/>'
        for _ in range(900):
            x, y = at()
            out += f'<path d="M{x:.0f} {y:.0f}l{g.uniform(-9, 9):.0f} {g.uniform(-9, 9):.0f}" stroke="{g.choice(["#ffffff", "#000000"])}" stroke-opacity=".09" stroke-width="1.5"/>'
        return out
    out = f'<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fdf3d6"/><stop offset="1" stop-color="#e9c184"/></linearGradient><rect width="{w}" height="{h}" fill="url(#s)"/>'
    for _ in range(130):
        x, y = at()
        out += f'<g opacity=".55">{leaf(x, y, g.uniform(18, 52), g.choice(["#e8912d", "#d9622b", "#c9a227", "#b5502a", "#e6b450"]), g.uniform(0, 360))}</g>'
    return out


LOOK = {  # stops of the cover, its edge, veil over the picture in opened cells, hairline, inks, halo
    "garden": (("#8fd16a", "#4f9a34"), "#2f6b1d", ("#ffffff", .5), "#5d8f46", ["#1846c4", "#0e6b21", "#c81e1e", "#5b1a8c", "#8c4408", "#0b6f78", "#101010", "#55585c"], "#ffffff"),
    "clean": (("#f7fbff", "#9dbfe2"), "#4f7fb3", ("#ffffff", .35), "#6d9ccc", ["#0b3fb8", "#0a6a35", "#c41414", "#3c1a86", "#7c2a10", "#006a78", "#0a0a0a", "#5a6470"], "#ffffff"),
    "felt": (("#fff6dd", "#d8bd86"), "#6d5222", ("#000000", .18), "#8fd0a8", ["#9cc8ff", "#b6f58a", "#ff9a8a", "#e3b5ff", "#ffd27a", "#8af0ee", "#ffffff", "#d5d9d6"], "#07301a"),
    "autumn": (("#d98a3d", "#9a4f1c"), "#5a2a0a", ("#fffaf0", .55), "#b07b3c", ["#1b3fa8", "#2c6a14", "#b31414", "#5b1a70", "#6d3203", "#0b5f66", "#140a04", "#5e5852"], "#fff7e6"),
}
stops, edge, veil, line, inks, halo = LOOK[theme]
ornament = {
    "garden": petals(24, 76, 11, 6, "#ffffff", "#f5b301", 0) + petals(78, 24, 8, 5, "#ffd0e0", "#f5b301", 1),
    "clean": '<path d="M10 12C40 4 70 4 90 12V44C64 34 36 34 10 44z" fill="#fff" fill-opacity=".75"/>',
    "felt": '<path d="M50 30C42 18 26 26 32 42C36 54 46 60 50 70C54 60 64 54 68 42C74 26 58 18 50 30z" fill="none" stroke="#b38b45" stroke-opacity=".45" stroke-width="3"/>',
    "autumn": f'<g opacity=".3">{leaf(52, 50, 34, "#ffd28a", 30)}</g>',
}[theme]
corner = {"garden": 14, "clean": 10, "felt": 6, "autumn": 18}[theme]
FLAG = {
    "garden": '<path d="M46 90C50 70 46 54 48 40" stroke="#2d5d16" stroke-width="7" fill="none"/><path d="M48 76C66 74 74 62 76 56C60 56 52 64 48 76z" fill="#3f8a22"/><path d="M26 16L38 28L48 10L58 28L70 16C76 40 64 50 48 50S20 40 26 16z" fill="#e0202c" stroke="#8c0f18" stroke-width="3"/>',
    "clean": '<path d="M32 14V86" stroke="#33475c" stroke-width="8" stroke-linecap="round"/><path d="M36 16H80L68 33L80 50H36z" fill="#e23434" stroke="#8c1414" stroke-width="3"/>',
    "felt": '<ellipse cx="48" cy="84" rx="28" ry="8" fill="#000" fill-opacity=".25"/><path d="M40 16V84" stroke="#3d2a10" stroke-width="7"/><path d="M43 16C58 8 64 26 82 18V48C64 56 58 38 43 46z" fill="#c3141f" stroke="#6d0a10" stroke-width="3"/>',
    "autumn": '<path d="M36 12V88M22 88H50" stroke="#3b1a04" stroke-width="8" stroke-linecap="round"/><path d="M40 14L82 32L40 50z" fill="#fff2c4" stroke="#5a2a0a" stroke-width="3"/>',
}[theme]
spikes = lambda n, r, colour, width: "".join(f'<path d="M50 50L{50 + r * math.cos(i * math.tau / n):.1f} {50 + r * math.sin(i * math.tau / n):.1f}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>' for i in range(n))
MINE = {
    "garden": '<ellipse cx="50" cy="56" rx="26" ry="30" fill="#1d1d1d"/><path d="M26 44C36 38 64 38 74 44M24 58C36 52 64 52 76 58M28 72C38 66 62 66 72 72" stroke="#f7c516" stroke-width="7" fill="none"/><circle cx="50" cy="24" r="12" fill="#1d1d1d"/><ellipse cx="24" cy="38" rx="18" ry="10" transform="rotate(25 24 38)" fill="#ffffff" fill-opacity=".9" stroke="#555" stroke-width="2"/><ellipse cx="76" cy="38" rx="18" ry="10" transform="rotate(-25 76 38)" fill="#ffffff" fill-opacity=".9" stroke="#555" stroke-width="2"/>',
    "clean": spikes(8, 40, "#20303f", 8) + '<circle cx="50" cy="50" r="27" fill="#20303f"/><circle cx="41" cy="41" r="8" fill="#fff" fill-opacity=".8"/>',
    "felt": '<circle cx="46" cy="58" r="30" fill="#111"/><path d="M64 34L74 22" stroke="#111" stroke-width="14"/><path d="M74 22C80 10 88 14 92 8" stroke="#c9a15a" stroke-width="5" fill="none"/><circle cx="36" cy="48" r="7" fill="#fff" fill-opacity=".7"/>',
    "autumn": spikes(18, 43, "#3c5a12", 4) + '<circle cx="50" cy="50" r="30" fill="#4f7a1a"/><circle cx="50" cy="50" r="17" fill="#5a2a0a"/><circle cx="44" cy="44" r="5" fill="#fff" fill-opacity=".5"/>',
}[theme]
face = g.choice(["DejaVu Sans", "Open Sans", "Nimbus Sans", "Roboto"] if theme in ("clean", "felt") else ["DejaVu Serif", "URW Gothic", "P052", "Cantarell"])
tall = g.choice([64, 70, 76])


def word(name, s, colour, ring, thick=9):
    common = f'x="50" y="{50 + tall * .36:.0f}" text-anchor="middle" font-family="{face}" font-weight="bold" font-size="{tall}"'
    outline = f'<text {common} fill="{ring}" stroke="{ring}" stroke-width="{thick}" stroke-linejoin="round">{s}</text>'
    return f'<g id="{name}"><rect width="100" height="100" fill="#000" fill-opacity="0"/>{outline}<text {common} fill="{colour}">{s}</text></g>'


group = lambda name, body: f'<g id="{name}"><rect width="100" height="100" fill="#000" fill-opacity="0"/>{body}</g>'
gap = g.choice([0, 1, 2, 3])
cover = f'<rect x="{gap + 1.5}" y="{gap + 1.5}" width="{97 - 2 * gap}" height="{97 - 2 * gap}" rx="{corner}" fill="url(#c)" stroke="{edge}" stroke-width="3"/>{ornament}'
opened = f'<rect width="100" height="100" fill="{veil[0]}" fill-opacity="{veil[1]}"/>' + g.choice([
    f'<rect x=".8" y=".8" width="98.4" height="98.4" fill="none" stroke="{line}" stroke-opacity=".75" stroke-width="1.6"/>',
    f'<path d="M0 99H100M99 0V100" stroke="{line}" stroke-opacity=".8" stroke-width="2.4"/>'])
cross = '<path d="M16 16L84 84M84 16L16 84" stroke="#fff" stroke-width="17" stroke-linecap="round"/><path d="M16 16L84 84M84 16L16 84" stroke="#101010" stroke-width="10" stroke-linecap="round"/>'
SVG = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs><linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{stops[0]}"/><stop offset="1" stop-color="{stops[1]}"/></linearGradient></defs>' + \
    group("cover", cover) + group("open", opened) + group("flag", FLAG) + group("mine", MINE) + group("cross", cross) + group("hit", '<rect width="100" height="100" fill="#f0301c" fill-opacity=".85"/>') + \
    word("ask", "?", "#1a1a1a" if theme in ("clean", "felt") else "#fffbe0", "#ffffff" if theme in ("clean", "felt") else "#1d2a10", 6) + "".join(word(f"n{i + 1}", i + 1, c, halo) for i, c in enumerate(inks)) + "</svg>"
art = QSvgRenderer(QByteArray(SVG.encode()))
picture = QSvgRenderer(QByteArray(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SCENE[0]} {SCENE[1]}">{scene()}</svg>'.encode()))
size = p.cell_size(22, 64)
pad = g.choice([12, 20, 36])
wide = g.choice([0, 0, 40, 120]) if p.max_cell * p.cols > size * p.cols + 260 else 0
cache = {}


def tile(name, ratio):
    if name not in cache:
        px = round(size * ratio)
        image = QPixmap(px, px)
        image.fill(Qt.transparent)
        q = QPainter(image)
        q.setRenderHint(QPainter.Antialiasing)
        art.render(q, name, QRectF(0, 0, px, px))
        q.end()
        cache[name] = image
    return cache[name]


class Scene(QWidget):
    def __init__(self):
        super().__init__()
        self.setMinimumSize(max(p.cols * size + 2 * pad + wide, 300), p.rows * size + 2 * pad)
        self.back = None

    def corner(self):
        return QPoint((self.width() - p.cols * size) // 2, (self.height() - p.rows * size) // 2)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        f = self.devicePixelRatioF()
        if self.back is None or self.back.width() != round(self.width() * f):
            self.back = QPixmap(round(self.width() * f), round(self.height() * f))
            b = QPainter(self.back)
            b.setRenderHint(QPainter.Antialiasing)
            k = max(self.back.width() / SCENE[0], self.back.height() / SCENE[1])
            picture.render(b, QRectF((self.back.width() - SCENE[0] * k) / 2, (self.back.height() - SCENE[1] * k) / 2, SCENE[0] * k, SCENE[1] * k))
            b.end()
        q.drawPixmap(self.rect(), self.back)
        o = self.corner()
        for r, c, s in p.each():
            names = {"#": ["cover"], "F": ["cover", "flag"], "x": ["cover", "flag", "cross"], "?": ["cover", "ask"], "0": ["open"], "*": ["open", "mine"], "X": ["open", "hit", "mine"]}.get(s) or ["open", f"n{s}"]
            for name in names:
                q.drawPixmap(QRectF(o.x() + c * size, o.y() + r * size, size, size).toRect(), tile(name, f))


win = QMainWindow()
win.setWindowTitle(g.choice(["Mine Gardens", "KField", "Sapper – Themes"]))
for title in ("&Game", "&Move", "&Settings", "&Help"):
    win.menuBar().addMenu(title)
bar = QToolBar()
bar.setMovable(False)
bar.setIconSize(QSize(22, 22))
bar.setToolButtonStyle(g.choice([Qt.ToolButtonTextBesideIcon, Qt.ToolButtonTextUnderIcon]) if p.cols * size > 330 else Qt.ToolButtonIconOnly)
for name, text in (("cover", "New"), ("flag", "Hint"), ("mine", "Give Up")):
    bar.addAction(QAction(QIcon(tile(name, 1)), text, bar))
win.addToolBar(bar)
board = Scene()
win.setCentralWidget(board)
win.statusBar().addWidget(QLabel(f" Mines: {p.mines - p.left}/{p.mines} "))
win.statusBar().addWidget(QLabel(f" {p.seconds // 60:02d}:{p.seconds % 60:02d} "))
win.statusBar().addPermanentWidget(QLabel({"playing": {8: "Easy", 16: "Medium"}.get(p.rows, "Custom"), "won": "Congratulations! You have won!", "lost": "You have lost."}[p.status]))
win.show()


def measure():
    at, f = board.mapToGlobal(board.corner()), win.devicePixelRatioF()
    return at.x() * f, at.y() * f, p.cols * size * f, p.rows * size * f


tell_qt(app, measure)
