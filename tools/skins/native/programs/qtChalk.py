"""A school's game: chalk on a blackboard, felt pen on a whiteboard or pencil on squared paper, every stroke drawn by a shaking hand."""
import math
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
KINDS = {  # ground, chalk of lines, of covers, inks, flag, alarm
    "green": ("#23483a", "#dfe8dc", "#c9d8cc", ["#9fd0ff", "#fff2a0", "#ffb0a0", "#e0c0ff", "#ffcf90", "#a0f0e0", "#ffffff", "#d0d0d0"], "#ff9c8c", "#ff6a5a"),
    "black": ("#26272b", "#e6e6e6", "#b9bec8", ["#ffffff"] * 8, "#ffd75e", "#ff6a5a"),
    "white": ("#f7f8f8", "#8a9098", "#5a88b8", ["#1748c8", "#0a8030", "#d01c1c", "#6a1ca0", "#a04a00", "#007a88", "#111111", "#606060"], "#d01c1c", "#ff8a80"),
    "paper": ("#fbf8ec", "#9fb8d8", "#8a8a90", ["#2a2f5c"] * 8, "#c2261e", "#f0a090"),
}
kind = g.choice(list(KINDS))
ground, lines, cover, inks, red, alarm = KINDS[kind]
size = p.cell_size(24, 58)
cover_kind = g.choice(["hatch", "hatch", "rub", "cross"])
shake = size * g.choice([0.01, 0.02, 0.03])
pen = size * g.choice([0.06, 0.08, 0.1])
margin = g.choice([6, 14, 24])
GLYPHS = {  # strokes of a digit on a 6 by 10 sheet
    "1": [[(1.6, 2.4), (3.4, 0), (3.4, 10)]],
    "2": [[(0.6, 2.4), (1.4, 0.6), (3, 0), (4.8, 0.7), (5.4, 2.4), (4.6, 4.8), (0.5, 10), (5.7, 10)]],
    "3": [[(0.7, 1.2), (2.4, 0), (4.6, 0.6), (5.2, 2.4), (4.4, 4.2), (2.4, 4.8), (4.6, 5.3), (5.5, 7.2), (4.8, 9.2), (2.8, 10), (0.5, 9)]],
    "4": [[(3.8, 0), (0.3, 6.6), (5.8, 6.6)], [(4.2, 3.6), (4.2, 10)]],
    "5": [[(5.2, 0), (1.2, 0), (0.9, 4.4), (3, 3.9), (4.8, 4.6), (5.5, 6.8), (4.8, 9), (2.8, 10), (0.5, 9.2)]],
    "6": [[(4.9, 0.3), (2.6, 1.4), (1, 4), (0.6, 7), (1.4, 9.3), (3, 10), (4.8, 9.2), (5.4, 7.2), (4.6, 5.2), (3, 4.6), (1.3, 5.4), (0.6, 7)]],
    "7": [[(0.4, 0), (5.6, 0), (2.4, 10)]] + ([[(1.9, 5), (5.2, 5)]] if g.random() < 0.5 else []),
    "8": [[(3, 4.6), (1, 3.4), (0.9, 1.4), (3, 0), (5.1, 1.4), (5, 3.4), (3, 4.6), (0.7, 6.4), (0.6, 8.6), (3, 10), (5.4, 8.6), (5.3, 6.4), (3, 4.6)]],
    "?": [[(0.8, 2.2), (1.4, 0.6), (3, 0), (4.8, 0.8), (5.2, 2.4), (4.4, 4), (3, 5.2), (3, 7)], [(3, 9.4), (3, 10)]],
}
tall = g.uniform(0.52, 0.64)


def wobble(points):
    """A smooth shaky path through these points."""
    pts = [QPointF(x + g.gauss(0, shake), y + g.gauss(0, shake)) for x, y in points]
    path = QPainterPath(pts[0])
    for a, b in zip(pts[1:], pts[2:]):
        path.quadTo(a, (a + b) / 2)
    path.lineTo(pts[-1])
    return path


def stroke(q, points, colour, width, smooth=True):
    colour = QColor(colour)
    rough = kind in ("green", "black")
    path = wobble(points) if smooth and len(points) > 3 else None
    if path is None:
        path = QPainterPath(QPointF(points[0][0] + g.gauss(0, shake), points[0][1] + g.gauss(0, shake)))
        for x, y in points[1:]:
            path.lineTo(x + g.gauss(0, shake), y + g.gauss(0, shake))
    q.setBrush(Qt.NoBrush)
    if rough:
        colour.setAlpha(150)
        q.setPen(QPen(colour, width, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
        q.drawPath(path)
        colour.setAlpha(235)
        width *= 0.65
    q.setPen(QPen(colour, width, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
    q.drawPath(path)


def cell(q, s):
    n = size
    if s in "#F?x":
        tone = QColor(cover)
        tone.setAlpha(70 if kind in ("green", "black") else 80)
        q.fillRect(QRectF(2, 2, n - 4, n - 4), tone)
        tone.setAlpha(120 if s == "#" else 75)
        thin = QPen(tone, max(1, n * 0.05), Qt.SolidLine, Qt.RoundCap)
        q.setPen(thin)
        q.setClipRect(QRectF(2, 2, n - 4, n - 4))
        if cover_kind in ("hatch", "cross"):
            for k in range(-3, 6):
                x = k * n / 5 + g.uniform(-1, 1)
                q.drawLine(QPointF(x, n), QPointF(x + n * 0.8, 0))
                if cover_kind == "cross":
                    q.drawLine(QPointF(x, 0), QPointF(x + n * 0.8, n))
        else:
            tone.setAlpha(60)
            q.setPen(QPen(tone, n * 0.2, Qt.SolidLine, Qt.RoundCap))
            for k in range(5):
                q.drawLine(QPointF(g.uniform(0, n * 0.3), k * n / 4.5), QPointF(g.uniform(0.7 * n, n), k * n / 4.5 + g.uniform(-3, 3)))
        q.setClipping(False)
    if s == "X":
        q.fillRect(QRectF(1.5, 1.5, n - 3, n - 3), QColor(alarm))
    if s in GLYPHS:
        k = n * tall / 10
        x0, y0 = n / 2 - 3 * k, n / 2 - 5 * k
        colour = inks[int(s) - 1] if s != "?" else ("#ffffff" if kind in ("green", "black") else "#101018")
        for part in GLYPHS[s]:
            angular = s in "147"
            stroke(q, [(x0 + x * k, y0 + y * k) for x, y in part], colour, pen, not angular)
    elif s in "Fx":
        u = n / 20
        stroke(q, [(6 * u, 17 * u), (6 * u, 3 * u)], "#ffffff" if kind in ("green", "black") else "#2a2a2a", pen, False)
        path = QPainterPath(QPointF(6 * u, 3.2 * u))
        path.lineTo(15.5 * u, 6.8 * u + g.gauss(0, shake))
        path.lineTo(6 * u, 10.6 * u)
        q.fillPath(path, QColor(red))
    elif s in "*X":
        u = n / 20
        ink = QColor("#1a1010" if s == "X" else "#f4f4f4" if kind in ("green", "black") else "#16161a")
        q.setPen(Qt.NoPen)
        q.setBrush(ink)
        q.drawEllipse(QPointF(10 * u, 10 * u), 4.6 * u, 4.8 * u)
        for i in range(8):
            a = i * math.pi / 4 + g.gauss(0, 0.08)
            stroke(q, [(10 * u, 10 * u), ((10 + 7.6 * math.cos(a)) * u, (10 + 7.6 * math.sin(a)) * u)], ink, pen * 0.7, False)
    if s == "x":
        u = n / 20
        for d in (1, -1):
            stroke(q, [((10 - 7 * d) * u, 3.5 * u), ((10 + 7 * d) * u, 16.5 * u)], "#ffffff" if kind in ("green", "black") else "#101010", pen * 1.1, False)


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(size * p.cols + 2 * margin, size * p.rows + 2 * margin)
        self.image = None

    def paintEvent(self, _):
        if self.image is None:
            self.image = self.draw()
        QPainter(self).drawImage(0, 0, self.image)

    def draw(self):
        f = self.devicePixelRatioF()
        image = QImage(int(self.width() * f), int(self.height() * f), QImage.Format_RGB32)
        image.setDevicePixelRatio(f)
        image.fill(QColor(ground))
        q = QPainter(image)
        q.setRenderHint(QPainter.Antialiasing)
        w, h = self.width(), self.height()
        if kind in ("green", "black"):  # smears of the sponge
            for _ in range(30):
                q.setPen(QPen(QColor(255, 255, 255, g.randint(2, 7)), g.randint(10, 50), Qt.SolidLine, Qt.RoundCap))
                x, y = g.uniform(0, w), g.uniform(0, h)
                q.drawLine(QPointF(x, y), QPointF(x + g.uniform(-150, 150), y + g.uniform(-40, 40)))
        q.translate(margin, margin)
        for i in range(p.cols + 1):
            stroke(q, [(i * size, 0), (i * size, p.rows * size)], lines, max(1, size * 0.03), False)
        for i in range(p.rows + 1):
            stroke(q, [(0, i * size), (p.cols * size, i * size)], lines, max(1, size * 0.03), False)
        for r, c, s in p.each():
            q.save()
            q.translate(c * size, r * size)
            cell(q, s)
            q.restore()
        q.end()
        return image


w = QMainWindow()
w.setWindowTitle(g.choice(["Break time", "Chalk Mines", "Room 7B"]))
body = QWidget()
w.setCentralWidget(body)
col = QVBoxLayout(body)
col.setContentsMargins(0, 0, 0, 0)
col.setSpacing(0)
board = Board()
top = QHBoxLayout()
top.setContentsMargins(10, 5, 10, 5)
top.addWidget(QLabel(f"Mines: {p.left}"))
top.addStretch()
top.addWidget(QLabel({"playing": "", "won": "A+", "lost": "See me after class"}[p.status]))
top.addStretch()
top.addWidget(QLabel(f"{p.seconds} s"))
top.addWidget(QPushButton("Wipe"))
for x in g.choice([(top, board), (board, top)]):
    col.addLayout(x) if x is top else col.addWidget(x, 0, Qt.AlignCenter)
body.setStyleSheet(g.choice(["", "QWidget { background: #6b4a2a; color: #fff4e0; }", "QWidget { background: #d8d0c0; color: #202020; }"]))
w.show()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(board, margin, size * p.cols, size * p.rows))
