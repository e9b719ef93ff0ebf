"""Qt with tile themes written as SVG (autumn leaves, ocean, sweets, farm), scaled to the window; digits filled with a gradient or cast in shadow."""
import sys

from PyQt5.QtCore import QBuffer, QByteArray, QPoint, QRectF, QSize, Qt
from PyQt5.QtGui import QColor, QFont, QFontMetricsF, QImageReader, QLinearGradient, QPainter, QPainterPath, QPen
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from support import Position, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
cast = g.choice(["gradient", "shadow", "outline"])
LEAF = '<path transform="translate({} {}) rotate({}) scale({})" fill="{}" stroke="#000000" stroke-opacity="0.3" d="M0,-14 C9,-9 10,4 0,14 C-10,4 -9,-9 0,-14 Z M0,-10 L0,18"/>'


def ball(colour, light, spikes):
    horns = "".join(f'<rect x="29" y="8" width="6" height="12" rx="2" fill="{colour}" transform="rotate({a} 32 32)"/>' for a in range(0, 360, 360 // spikes))
    return f'{horns}<circle cx="32" cy="32" r="15" fill="{colour}"/><circle cx="27" cy="26" r="4" fill="{light}"/>'


def autumn(variant):
    leaves = [(14, 16, 30, 0.8), (45, 20, -50, 0.9), (22, 46, 110, 0.9), (48, 48, 20, 0.75)]
    tones = ["#c8591c", "#e0932a", "#a83a18", "#d9b23a"]
    drawn = "".join(LEAF.format(x, y, a + 70 * variant, s, tones[(i + variant) % 4]) for i, (x, y, a, s) in enumerate(leaves))
    return f'<rect width="64" height="64" fill="url(#a)"/>{drawn}<path d="M0,64 V0 H64 L60,4 H4 V60 Z" fill="#ffffff" fill-opacity="0.35"/><path d="M64,0 V64 H0 L4,60 H60 V4 Z" fill="#2c1004" fill-opacity="0.5"/>'


def ocean(variant):
    waves = "".join(f'<path d="M{-8 - 6 * variant},{y} q8,-8 16,0 t16,0 t16,0 t16,0 t16,0" fill="none" stroke="#d8f3ff" stroke-opacity="0.55" stroke-width="2.5"/>' for y in (18, 36, 54))
    return f'<rect width="64" height="64" fill="url(#a)"/>{waves}<rect x="1" y="1" width="62" height="62" fill="none" stroke="#0b3a63" stroke-width="2"/><path d="M2,62 V2 H62" fill="none" stroke="#9adcff" stroke-width="3"/>'


def sweets(variant):
    return '<rect x="2" y="2" width="60" height="60" rx="16" fill="#7d1448"/><rect x="2" y="2" width="60" height="56" rx="16" fill="url(#a)"/><ellipse cx="32" cy="15" rx="23" ry="9" fill="#ffffff" fill-opacity="0.55"/>'


def farm(variant):
    rows = "".join(f'<path d="M{x},64 q6,-20 0,-34 t2,-30" stroke="#2c6a1c" stroke-opacity="0.6" stroke-width="4" fill="none"/>' for x in (8 + 3 * variant, 24, 40, 55 - 2 * variant))
    return f'<rect width="64" height="64" fill="url(#a)"/>{rows}<rect x="1.5" y="1.5" width="61" height="61" rx="5" fill="none" stroke="#1f4d12" stroke-width="3"/><path d="M4,58 V5 H58" fill="none" stroke="#d5f29a" stroke-opacity="0.8" stroke-width="3"/>'


def sand(ground, dots, edge):
    spots = "".join(f'<circle cx="{x}" cy="{y}" r="1.4" fill="{dots}"/>' for x, y in ((10, 12), (40, 8), (55, 30), (22, 34), (8, 52), (36, 56), (52, 50)))
    return f'<rect width="64" height="64" fill="{ground}"/>{spots}<rect x="0.75" y="0.75" width="62.5" height="62.5" fill="none" stroke="{edge}" stroke-width="1.5"/>'


SOIL = '<rect width="64" height="64" fill="#e2c596"/>' + "".join(f'<path d="M0,{y} q16,-5 32,0 t32,0" fill="none" stroke="#cfae78" stroke-width="3"/>' for y in (10, 26, 42, 58)) + '<rect x="0.5" y="0.5" width="63" height="63" fill="none" stroke="#a9854d"/>'
STAKE = '<rect x="14" y="5" width="7" height="55" rx="2" fill="#2c1608"/><path d="M21,5 L61,20 L21,36 Z" fill="#fff3d0" stroke="#3e2411" stroke-width="2"/>'
BUOY = '<path d="M16,44 H48 L42,56 H22 Z" fill="#7c0d12"/><path d="M24,20 H40 L48,44 H16 Z" fill="#e8262c"/><path d="M21.5,28 H42.5 L45,35 H19 Z" fill="#ffffff"/><rect x="30" y="5" width="4" height="16" fill="#20262c"/><path d="M34,5 L46,10 L34,15 Z" fill="#ffd92e"/>'
HEART = '<path d="M32,54 C6,36 8,14 22,13 C28,13 31,17 32,21 C33,17 36,13 42,13 C56,14 58,36 32,54 Z" fill="#5a1a9a" stroke="#ffffff" stroke-width="3"/>'
SIGN = '<path d="M32,8 L58,54 H6 Z" fill="#ffd21f" stroke="#22201a" stroke-width="4" stroke-linejoin="round"/><rect x="29" y="24" width="6" height="15" fill="#22201a"/><circle cx="32" cy="46" r="3.4" fill="#22201a"/>'
TOADSTOOL = '<path d="M25,34 H39 L42,55 H22 Z" fill="#f6ead2" stroke="#6a4a30" stroke-width="2"/><path d="M8,36 C8,16 20,9 32,9 C44,9 56,16 56,36 Z" fill="#c2151b" stroke="#5c0508" stroke-width="2"/><circle cx="22" cy="26" r="4.5" fill="#fff"/><circle cx="40" cy="20" r="4.5" fill="#fff"/><circle cx="46" cy="31" r="3" fill="#fff"/>'
FUSED = '<circle cx="29" cy="37" r="19" fill="#2b1016"/><rect x="36" y="14" width="10" height="10" fill="#2b1016" transform="rotate(40 41 19)"/><path d="M44,16 q4,-10 12,-6" stroke="#8a5a2a" stroke-width="3" fill="none"/><circle cx="56" cy="10" r="5" fill="#ff9a1a"/><circle cx="23" cy="30" r="5" fill="#ffffff"/>'
BEETLE = '<path d="M12,20 L24,28 M8,36 H22 M12,54 L24,44 M52,20 L40,28 M56,36 H42 M52,54 L40,44" stroke="#17120c" stroke-width="4"/><ellipse cx="32" cy="38" rx="14" ry="18" fill="#17120c"/><circle cx="32" cy="17" r="8" fill="#17120c"/><path d="M32,22 V55" stroke="#a85b1c" stroke-width="2.5"/><circle cx="26" cy="36" r="3" fill="#e0452a"/><circle cx="38" cy="36" r="3" fill="#e0452a"/>'
PLAIN = ["#1746b8", "#17752b", "#cf1f1f", "#5b1b96", "#8c4300", "#04707a", "#141414", "#666666"]
THEMES = {  # cover, its gradient, open ground, flag, mine, inks, window, text
    "autumn": (autumn, ("#b5642a", "#7a3512"), sand("#f3e8cd", "#dccba0", "#c9b384"), STAKE, TOADSTOOL, ["#5b2c10"] * 8 if g.random() < 0.4 else PLAIN, "#5a3216", "#ffe9c2"),
    "ocean": (ocean, ("#3fa7e0", "#14609e"), sand("#f6e7bd", "#dcc68e", "#d5bd82"), BUOY, ball("#26323c", "#c9d6e0", 8), PLAIN, "#0f3b5c", "#e5f6ff"),
    "sweets": (sweets, ("#ff9ccb", "#e2438c"), sand("#fff8ee", "#f4c7d6", "#f3d7d2"), HEART, FUSED, ["#1f74e0", "#1f9a4d", "#e0304a", "#7d3cc0", "#d86a00", "#0a9aa0", "#3a2a30", "#8a7a80"], "#f9d4e3", "#6a1440"),
    "farm": (farm, ("#86c440", "#4a8f24"), SOIL, SIGN, BEETLE, PLAIN, "#35561f", "#f5ffd9"),
}
name = g.choice(list(THEMES))
cover, (upper, lower), ground, flag, mine, ink, backdrop, words = THEMES[name]
CROSS = '<path d="M12,12 L52,52 M52,12 L12,52" stroke="#ffffff" stroke-width="11"/><path d="M12,12 L52,52 M52,12 L12,52" stroke="#101010" stroke-width="6"/>'
HEAT = '<rect width="64" height="64" fill="#ff5a2a" fill-opacity="0.85"/>'




class Tile:
    """A drawing that is rendered once for every size it is asked for."""

    def __init__(self, *parts):
        gradient = f'<linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{upper}"/><stop offset="1" stop-color="{lower}"/></linearGradient>'
        self.text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><defs>{gradient}</defs>{"".join(parts)}</svg>'
        self.images = {}

    def render(self, q, box):
        f = q.device().devicePixelRatioF()
        size = QSize(round(box.width() * f), round(box.height() * f))
        key = size.width(), size.height()
        if key not in self.images:
            data = QByteArray(self.text.encode())
            buffer = QBuffer(data)  # which the reader does not keep
            reader = QImageReader(buffer, b"svg")
            reader.setScaledSize(size)
            self.images[key] = reader.read()
        q.drawImage(box, self.images[key])


art = {"F": Tile(flag), "x": Tile(flag, CROSS), "*": Tile(mine), "X": Tile(HEAT, mine)}
covers = [Tile(cover(i)) for i in range(3)]
open_ground = Tile(ground)
lot = {(r, c): g.randrange(3) for r, c, _ in p.each()}
pitch = p.cell_size(20, 64) - (g.random() * 0.9 if g.random() < 0.5 else 0)
margin = g.choice([8, 14, 24])
part = g.uniform(0.58, 0.74)
font = QFont(g.choice(["DejaVu Serif", "Quicksand", "Comfortaa", "P052", "Open Sans", "Lato"]))
font.setBold(True)
font.setPixelSize(100)


def digit(q, box, s, colour):
    """Draws `s` in the middle of `box`, as an outline of the font at 100 px that is scaled."""
    path = QPainterPath()
    path.addText(0, 0, font, s)
    shape, tall = path.boundingRect(), QFontMetricsF(font).tightBoundingRect("8").height()
    k = box.height() * part / tall
    q.save()
    q.translate(box.center())
    q.scale(k, k)
    q.translate(-shape.center())
    colour = QColor(colour)
    if cast == "shadow":
        q.translate(6, 7)
        q.fillPath(path, QColor(0, 0, 0, 70))
        q.translate(-6, -7)
    elif cast == "outline":
        q.strokePath(path, QPen(QColor("white"), 12, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
    fill = colour
    if cast == "gradient":
        fill = QLinearGradient(shape.topLeft(), shape.bottomLeft())
        fill.setColorAt(0, colour.lighter(150))
        fill.setColorAt(0.6, colour)
    q.fillPath(path, fill)
    q.restore()


class Field(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(round(p.cols * pitch) + 2 * margin, round(p.rows * pitch) + 2 * margin)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        at = lambda i: margin + round(i * pitch)
        for r, c, s in p.each():
            box = QRectF(at(c), at(r), at(c + 1) - at(c), at(r + 1) - at(r))
            shut = s in "#F?x"
            (covers[lot[r, c]] if shut else open_ground).render(q, box)
            if s in art:
                inner = box if s == "X" else box.adjusted(*[pitch * 0.06 * k for k in (1, 1, -1, -1)])
                art[s].render(q, inner)
            elif s in "12345678":
                digit(q, box, s, ink[int(s) - 1])
            elif s == "?":
                digit(q, box, s, "#ffffff" if cast != "outline" else "#202020")


win = QMainWindow()
win.setWindowTitle({"autumn": "Leaf Pile", "ocean": "Deep Water", "sweets": "Sugar Rush", "farm": "Back Forty"}[name])
middle = QWidget()
middle.setStyleSheet(f"QWidget#m {{ background: {backdrop}; }} QLabel {{ color: {words}; font-weight: bold; }}")
middle.setObjectName("m")
col = QVBoxLayout(middle)
top = QHBoxLayout()
top.addWidget(QLabel(f"Left: {p.left}"))
top.addStretch()
top.addWidget(QPushButton({"playing": "New game", "won": "You win! Again?", "lost": "Try again"}[p.status]))
top.addStretch()
top.addWidget(QLabel(f"{p.seconds // 60}:{p.seconds % 60:02d}"))
field = Field()
col.addLayout(top)
col.addWidget(field, 0, Qt.AlignCenter)
col.setContentsMargins(6, 6, 6, 6)
if g.random() < 0.6:
    for title in ("&Game", "&Theme", "&Help"):
        win.menuBar().addMenu(title)
win.setCentralWidget(middle)
win.show()
win.setFixedSize(win.sizeHint())


def measure():
    f = win.devicePixelRatioF()
    at = field.mapToGlobal(QPoint(0, 0))
    return (at.x() + margin) * f, (at.y() + margin) * f, p.cols * pitch * f, p.rows * pitch * f


tell_qt(app, measure)
