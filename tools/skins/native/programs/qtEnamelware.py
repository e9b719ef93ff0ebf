"""Shareware of the glossy years: enamelled buttons with a highlight, artwork rendered from SVG, digits filled by a gradient, a display of seven segments."""
import sys

from PyQt5.QtCore import QByteArray, QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PyQt5.QtSvg import QSvgRenderer
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLabel, QMainWindow, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Windows"]))
LOOKS = [  # frame, cover, floor, flag, digits
    ("#3b4a5e", "#3d7fd6", "#eef2f7", "#ffcf33", ["#1f5fe0", "#1b8f2e", "#d92323", "#5a24a8", "#a85a08", "#0b8a94", "#2a2a2a", "#7c7c7c"]),
    ("#5a2020", "#c83a3a", "#fbeee8", "#ffffff", ["#2050c8", "#1a7d2a", "#c01818", "#4c1f94", "#8a4606", "#0a7580", "#1a1a1a", "#706a68"]),
    ("#2d2d33", "#8e97a6", "#d9dde4", "#e21d1d", ["#0f3fd0", "#0a7a1e", "#d01010", "#0c1a78", "#7c1008", "#06757c", "#101010", "#606468"]),
    ("#16301c", "#3fa34f", "#edf5e4", "#ff7a1a", ["#1f56c8", "#176d25", "#c21c1c", "#5a2398", "#8a4a04", "#08757e", "#181818", "#6c7068"]),
    ("#0e0e14", "#3a3d4e", "#191b24", "#ff4f5e", ["#6db2ff", "#74e38a", "#ff7f78", "#c899ff", "#ffb95c", "#5fe0dc", "#f6f6f6", "#a6acb8"]),
]
frame, cover, floor, flagged, inks = g.choice(LOOKS)
dark = QColor(floor).lightness() < 90
size = p.cell_size(20, 58)
gap = g.choice([0, 1, 2])
radius = size * g.choice([0, 0.08, 0.18])
gloss = g.choice(["split", "dome", "slope"])
family = g.choice(["DejaVu Sans", "Liberation Sans", "Nimbus Sans", "C059", "URW Gothic"])
manner = g.choice(["gradient", "gradient", "plain", "relief"])
font = QFont(family)
font.setBold(True)
font.setPixelSize(max(11, int(size * g.uniform(0.58, 0.74))))
flag_art = g.choice(["curl", "pin", "sign"])
ART = {
    "curl": """<rect x="24" y="12" width="8" height="78" rx="3" fill="#4a3220"/><path d="M32 14 C48 4 60 26 84 14 L84 54 C60 66 48 44 32 54Z" fill="{f}" stroke="#000" stroke-opacity=".55" stroke-width="3"/>""",
    "pin": """<path d="M50 92 C40 70 22 56 22 36 A28 28 0 0 1 78 36 C78 56 60 70 50 92Z" fill="{f}" stroke="#000" stroke-opacity=".6" stroke-width="4"/><circle cx="50" cy="36" r="11" fill="#222"/>""",
    "sign": """<path d="M50 8 L92 84 L8 84Z" fill="{f}" stroke="#000" stroke-opacity=".7" stroke-width="6" stroke-linejoin="round"/><rect x="45" y="32" width="10" height="28" fill="#111"/><rect x="45" y="66" width="10" height="10" fill="#111"/>""",
    "mine": """<defs><radialGradient id="a" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="{h}"/><stop offset="1" stop-color="{m}"/></radialGradient></defs>
      <g stroke="{m}" stroke-width="9" stroke-linecap="round"><path d="M50 8V92M8 50H92M21 21L79 79M79 21L21 79"/></g><circle cx="50" cy="50" r="29" fill="url(#a)"/>""",
    "crate": """<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{h}"/><stop offset="1" stop-color="{m}"/></linearGradient></defs>
      <g fill="#c62828" stroke="{m}" stroke-width="3"><rect x="16" y="36" width="20" height="52" rx="4"/><rect x="40" y="36" width="20" height="52" rx="4"/><rect x="64" y="36" width="20" height="52" rx="4"/></g>
      <rect x="12" y="52" width="76" height="14" fill="{m}"/><path d="M50 36 C50 18 66 26 72 12" fill="none" stroke="{m}" stroke-width="5"/><circle cx="74" cy="11" r="8" fill="#ffb300"/>""",
    "cross": """<g stroke="{e}" stroke-width="20" stroke-linecap="round"><path d="M18 18L82 82M82 18L18 82"/></g><g stroke="{c}" stroke-width="11" stroke-linecap="round"><path d="M18 18L82 82M82 18L18 82"/></g>""",
    "burst": """<path d="M50 2 L60 28 L84 10 L74 38 L98 44 L76 58 L92 86 L62 74 L50 98 L40 74 L10 90 L26 60 L2 50 L26 38 L14 12 L40 28Z" fill="#ffd23f" stroke="#e25822" stroke-width="6"/>""",
}
mine_art = g.choice(["mine", "mine", "crate"])


def art(name):
    dim = {"f": flagged, "m": "#e8ebf2" if dark and name == "mine" else "#15161c", "h": "#ffffff" if dark and name == "mine" else "#8a8f9c", "e": "#ffffff", "c": "#c4001a"}
    return QSvgRenderer(QByteArray(('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' + ART[name].format(**dim) + "</svg>").encode()))


renderers = {name: art(name) for name in ART}


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(size * p.cols, size * p.rows)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.fillRect(self.rect(), QColor(frame).darker(130))
        for r, c, s in p.each():
            self.cell(q, QRectF(c * size + gap / 2, r * size + gap / 2, size - gap, size - gap), s)

    def cell(self, q, b, s):
        art = lambda name, m: renderers[name].render(q, b.adjusted(b.width() * m, b.height() * m, -b.width() * m, -b.height() * m))
        if s in "#F?x":
            self.enamel(q, b)
        else:
            q.setPen(Qt.NoPen)
            q.setBrush(QColor("#d3222a" if s == "X" else floor))
            q.drawRoundedRect(b, radius, radius)
            q.setBrush(Qt.NoBrush)
            q.setPen(QPen(QColor(255, 255, 255, 26) if dark else QColor(0, 0, 0, 50), 1))
            q.drawRoundedRect(b.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        if s in "12345678":
            self.glyph(q, b, s, QColor(inks[int(s) - 1]))
        elif s == "?":
            path = self.path(b, s)
            q.strokePath(path, QPen(QColor(0, 0, 0, 160), max(1.5, size / 16)))
            q.fillPath(path, QColor("white"))
        elif s in "Fx":
            art(flag_art, 0.16)
            if s == "x":
                art("cross", 0.12)
        elif s in "*X":
            if s == "X":
                art("burst", 0.02)
            art(mine_art, 0.14 if s == "*" else 0.2)

    def enamel(self, q, b):
        base = QColor(cover)
        q.setPen(QPen(base.darker(190), 1))
        if gloss == "dome":
            fill = QRadialGradient(b.center() - QPointF(0, b.height() * 0.35), b.width() * 0.95)
            fill.setColorAt(0, base.lighter(165))
            fill.setColorAt(0.55, base)
            fill.setColorAt(1, base.darker(140))
        else:
            fill = QLinearGradient(b.topLeft(), b.bottomLeft())
            fill.setColorAt(0, base.lighter(150))
            if gloss == "split":
                fill.setColorAt(0.48, base.lighter(115))
                fill.setColorAt(0.5, base.darker(112))
            fill.setColorAt(1, base.darker(100 if gloss == "split" else 135))
        q.setBrush(QBrush(fill))
        q.drawRoundedRect(b.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        q.setBrush(Qt.NoBrush)
        q.setPen(QPen(QColor(255, 255, 255, 90), 1))
        q.drawRoundedRect(b.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)

    def path(self, b, s):
        path = QPainterPath()
        path.addText(0, 0, font, s)
        r = path.boundingRect()
        path.translate(b.center().x() - r.center().x(), b.center().y() - r.center().y())
        return path

    def glyph(self, q, b, s, colour):
        path = self.path(b, s)
        if manner == "gradient":
            r = path.boundingRect()
            fill = QLinearGradient(r.topLeft(), r.bottomLeft())
            fill.setColorAt(0, colour.lighter(150))
            fill.setColorAt(1, colour.darker(115))
            q.strokePath(path, QPen(QColor("black") if dark else colour.darker(190), max(1, size / 24)))
            q.fillPath(path, QBrush(fill))
            return
        if manner == "relief":
            q.fillPath(path.translated(1, 1), QColor(0, 0, 0, 200) if dark else QColor("white"))
            q.fillPath(path.translated(-0.6, -0.6), QColor(0, 0, 0, 90))
        q.fillPath(path, colour)


SEGMENTS = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg", "-": "g"}


class Display(QWidget):
    def __init__(self, number):
        super().__init__()
        self.text = f"{number:03d}"[-3:]
        self.setFixedSize(66, 36)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.setBrush(QColor("#08120a"))
        q.setPen(QPen(QColor("#777777")))
        q.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 5, 5)
        for i, s in enumerate(self.text):
            x, y, w, h = 7 + i * 19, 6, 13, 24
            ends = {"a": (x, y, x + w, y), "b": (x + w, y, x + w, y + h / 2), "c": (x + w, y + h / 2, x + w, y + h), "d": (x, y + h, x + w, y + h),
                    "e": (x, y + h / 2, x, y + h), "f": (x, y, x, y + h / 2), "g": (x, y + h / 2, x + w, y + h / 2)}
            for name, e in ends.items():
                q.setPen(QPen(QColor("#5cff7a" if name in SEGMENTS[s] else "#12301a"), 2.6, Qt.SolidLine, Qt.RoundCap))
                q.drawLine(QPointF(*e[:2]), QPointF(*e[2:]))


class Face(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(40, 40)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        fill = QRadialGradient(16, 13, 24)
        fill.setColorAt(0, QColor("#d8f7ff"))
        fill.setColorAt(1, QColor("#3aa0c8"))
        q.setBrush(QBrush(fill))
        q.setPen(QPen(QColor("#0b4560"), 1.6))
        q.drawRoundedRect(QRectF(3, 3, 34, 34), 12, 12)
        q.setBrush(QColor("#0b2a3a"))
        q.setPen(Qt.NoPen)
        for x in (14, 26):
            q.drawEllipse(QPointF(x, 16), 2.6, 3.6 if p.status != "lost" else 1.2)
        q.setPen(QPen(QColor("#0b2a3a"), 2, Qt.SolidLine, Qt.RoundCap))
        if p.status == "lost":
            q.drawArc(QRectF(13, 24, 14, 9), 0, 180 * 16)
        else:
            q.drawArc(QRectF(12, 17, 16, 13 if p.status == "won" else 10), 180 * 16, 180 * 16)


w = QMainWindow()
w.setWindowTitle(g.choice(["Enamel Mines 2.1", "Crystal Mine", "Mine Deluxe"]))
if g.random() < 0.7:
    for name in ("&Game", "&Skins", "&Help"):
        w.menuBar().addMenu(name)
body = QWidget()
body.setStyleSheet(f"#body {{ background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {frame}, stop:1 {QColor(frame).darker(150).name()}); }}")
body.setObjectName("body")
w.setCentralWidget(body)
m = g.choice([4, 10, 16])
board = Board()
upright = p.cols * size > 3 * 90 and g.random() < 0.7
if upright:
    box, head = QVBoxLayout(body), QHBoxLayout()
else:
    box, head = QHBoxLayout(body), QVBoxLayout()
box.setContentsMargins(m, m, m, m)
box.setSpacing(m)
for item in (Display(p.left), Face(), Display(min(999, p.seconds))):
    head.addWidget(item, 0, Qt.AlignCenter)
    if not isinstance(item, Display) or item.text != f"{min(999, p.seconds):03d}":
        head.addStretch() if upright else head.addSpacing(4)
if not upright:
    head.addStretch()
box.addLayout(head)
box.addWidget(board, 0, Qt.AlignTop | Qt.AlignHCenter)
w.show()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(board, 0, size * p.cols, size * p.rows))
