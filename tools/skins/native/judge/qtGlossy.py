"""One QWidget painted with gradients and highlights, with vector icons made of painter paths."""
import math
import sys

from PyQt5.QtCore import QPoint, QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QApplication, QLabel, QMainWindow, QToolBar, QWidget

from support import Position, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
LOOKS = [
    dict(ground="#20242c", hi="#8fd0ff", lo="#1f5f99", paper=("#f4f7fa", "#d5dee6"), ink=["#1f4fd8", "#16803c", "#d1242f", "#5b21b6", "#92400e", "#0e7490", "#111111", "#6b7280"]),
    dict(ground="#e9e4da", hi="#ffffff", lo="#b9ad97", paper=("#efe8da", "#e3d9c6"), ink=["#2b50aa", "#3a7d34", "#b3261e", "#4a2a7b", "#6b3e12", "#176b6b", "#222222", "#777777"]),
    dict(ground="#101010", hi="#7d8590", lo="#2c3138", paper=("#16191d", "#1d2126"), ink=["#58a6ff", "#3fb950", "#ff7b72", "#bc8cff", "#ffa657", "#39c5cf", "#f0f6fc", "#8b949e"]),
    dict(ground="#14421f", hi="#b7f0a0", lo="#3f8f3a", paper=("#fdf6dc", "#f1e3b8"), ink=["#1d4ed8", "#15803d", "#dc2626", "#7c3aed", "#b45309", "#0f766e", "#000000", "#52525b"]),
    dict(ground="#4a2545", hi="#ffc6e5", lo="#b04a86", paper=("#fff2f9", "#fbdcec"), ink=["#3b5bdb", "#2b8a3e", "#e03131", "#862e9c", "#d9480f", "#0b7285", "#212529", "#868e96"]),
]
k = g.choice(LOOKS)
size = p.cell_size(20, 66)
gap = g.choice([0, 0, 1, 2])
radius = g.choice([0, size * 0.1, size * 0.2])
margin = g.choice([0, 10, 22])
shine = g.random() < 0.7
round_mark = g.random() < 0.5
font = QFont(g.choice(["DejaVu Sans", "Liberation Sans", "URW Gothic", "DejaVu Serif", "Nimbus Sans"]))
font.setPixelSize(int(size * g.uniform(0.5, 0.68)))
font.setBold(g.random() < 0.75)
pitch = size + gap
shadow = g.random() < 0.4


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * pitch + 2 * margin, p.rows * pitch + 2 * margin)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.fillRect(self.rect(), QColor(k["ground"]))
        for r, c, s in p.each():
            box = QRectF(margin + gap / 2 + c * pitch, margin + gap / 2 + r * pitch, size, size)
            if s in "012345678*X":
                self.paper(q, box, s)
            else:
                self.cover(q, box)
            if s in "12345678?":
                self.text(q, box, s, k["ink"][int(s) - 1] if s != "?" else "#ffffff" if QColor(k["lo"]).lightness() < 140 else "#222222")
            elif s in "*X":
                self.mine(q, box)
            elif s in "Fx":
                self.flag(q, box)
                if s == "x":
                    q.setPen(QPen(QColor("#000000"), size * 0.09))
                    q.drawLine(box.topLeft() + QPointF(size * 0.2, size * 0.2), box.bottomRight() - QPointF(size * 0.2, size * 0.2))
                    q.drawLine(box.topRight() + QPointF(-size * 0.2, size * 0.2), box.bottomLeft() + QPointF(size * 0.2, -size * 0.2))

    def paper(self, q, box, s):
        shade = QLinearGradient(box.topLeft(), box.bottomLeft())
        shade.setColorAt(0, QColor("#ff6b6b" if s == "X" else k["paper"][1]))
        shade.setColorAt(1, QColor("#d00000" if s == "X" else k["paper"][0]))
        q.setPen(QPen(QColor(0, 0, 0, 45), 1))
        q.setBrush(shade)
        q.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius * 0.5, radius * 0.5)

    def cover(self, q, box):
        shade = QLinearGradient(box.topLeft(), box.bottomRight() if not shine else box.bottomLeft())
        shade.setColorAt(0, QColor(k["hi"]))
        shade.setColorAt(1, QColor(k["lo"]))
        q.setPen(QPen(QColor(k["lo"]).darker(140), 1))
        q.setBrush(shade)
        q.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        if shine:
            q.setPen(Qt.NoPen)
            q.setBrush(QColor(255, 255, 255, 70))
            q.drawRoundedRect(QRectF(box.x() + size * 0.1, box.y() + size * 0.07, size * 0.8, size * 0.38), radius, radius)

    def text(self, q, box, s, colour):
        q.setFont(font)
        if shadow:
            q.setPen(QColor(0, 0, 0, 60))
            q.drawText(box.translated(size * 0.04, size * 0.04), Qt.AlignCenter, s)
        q.setPen(QColor(colour))
        q.drawText(box, Qt.AlignCenter, s)

    def mine(self, q, box):
        m = box.center()
        ball = QRadialGradient(m - QPointF(size * 0.1, size * 0.1), size * 0.3)
        dark = QColor(k["paper"][0]).lightness() < 80
        ball.setColorAt(0, QColor("#ffffff"))
        ball.setColorAt(1, QColor("#9aa4b0" if dark else "#1a1a1a"))
        q.setPen(QPen(QColor("#9aa4b0" if dark else "#1a1a1a"), size * 0.07, Qt.SolidLine, Qt.RoundCap))
        for i in range(4):
            d = QPointF(math.cos(i * math.pi / 4), math.sin(i * math.pi / 4)) * size * 0.36
            q.drawLine(m - d, m + d)
        q.setPen(Qt.NoPen)
        q.setBrush(ball)
        q.drawEllipse(m, size * 0.25, size * 0.25)

    def flag(self, q, box):
        at = lambda x, y: QPointF(box.x() + x * size, box.y() + y * size)
        pole = QColor("#222222") if QColor(k["lo"]).lightness() > 60 else QColor("#dddddd")
        q.setPen(QPen(pole, size * 0.06))
        q.drawLine(at(0.36, 0.2), at(0.36, 0.82))
        q.setPen(Qt.NoPen)
        cloth = QLinearGradient(at(0.36, 0.2), at(0.8, 0.5))
        cloth.setColorAt(0, QColor("#ff4d4d"))
        cloth.setColorAt(1, QColor("#b00000"))
        q.setBrush(cloth)
        if round_mark:
            path = QPainterPath(at(0.37, 0.2))
            path.cubicTo(at(0.5, 0.12), at(0.6, 0.3), at(0.78, 0.22))
            path.lineTo(at(0.78, 0.48))
            path.cubicTo(at(0.6, 0.56), at(0.5, 0.4), at(0.37, 0.48))
            q.drawPath(path)
        else:
            q.drawPolygon(QPolygonF([at(0.37, 0.18), at(0.78, 0.34), at(0.37, 0.5)]))
        q.setBrush(pole)
        q.drawRect(QRectF(at(0.24, 0.78), at(0.5, 0.85)))


w = QMainWindow()
w.setWindowTitle(g.choice(["Glassfield", "Q-Mines", "Minenfeld"]))
board = Board()
w.setCentralWidget(board)
if g.random() < 0.5:
    for name in ["&Game", "&Settings", "&Help"]:
        w.menuBar().addMenu(name)
if g.random() < 0.5:
    bar = QToolBar()
    for name in ["New", "Pause", "Hint"]:
        bar.addAction(name)
    w.addToolBar(bar)
if g.random() < 0.7:
    w.statusBar().addPermanentWidget(QLabel(f"Mines: {p.left}   Time: {p.seconds // 60}:{p.seconds % 60:02d}"))
w.show()
w.setFixedSize(w.sizeHint())


def measure():
    f = w.devicePixelRatioF()
    at = board.mapToGlobal(QPoint(0, 0))
    return (at.x() + margin) * f, (at.y() + margin) * f, p.cols * pitch * f, p.rows * pitch * f


tell_qt(app, measure)
