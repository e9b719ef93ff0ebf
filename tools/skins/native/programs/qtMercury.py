"""Soft drop-shadow tiles in Qt: raised caps on a ground of the same colour, hollows when opened, pastel digits, a ring of progress beside the board."""
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLabel, QMainWindow, QPushButton, QToolBar, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv)
LOOKS = [  # ground, light, shade, hollow, text, accent, digits
    ("#e3e8ef", "#ffffff", "#b1bccc", "#d3dae4", "#3a4658", "#ff6b6b", ["#5b8def", "#3fa66b", "#e0626c", "#8d6fd1", "#c98540", "#35a0a8", "#3a4658", "#8f99a8"]),
    ("#2c303a", "#3f4554", "#171a20", "#22252d", "#d8deea", "#ffb454", ["#7eb6ff", "#8ee0a1", "#ff8f8f", "#c9a4ff", "#ffc58a", "#82e2e6", "#ffffff", "#a4abba"]),
    ("#f3e3e0", "#ffffff", "#d0b2ac", "#e6cfca", "#5a3a38", "#7a4fd0", ["#4d7fd0", "#5b9a4a", "#cf4d55", "#8358b8", "#b8762e", "#348f92", "#4a3432", "#9c8683"]),
    ("#dfe7d8", "#fbfff6", "#aebba4", "#cdd8c4", "#34442c", "#d9482b", ["#34442c"] * 8),
]
ground, light, shade, hollow, text, accent, inks = g.choice(LOOKS)
side_on = p.rows >= 9 and p.cols <= 18 and p.max_cell > 26
size = min(64, max(17, int(p.max_cell - (150 / p.cols if side_on else 2))))
size = g.randint(min(24, size), size)
gap = g.choice([0.1, 0.14, 0.2]) * size
round_ = g.choice([0.12, 0.24, 0.5])
family = g.choice(["URW Gothic", "Nimbus Sans", "Noto Sans", "DejaVu Sans"])
m = 14
cursor = (g.randrange(p.rows), g.randrange(p.cols)) if g.random() < 0.4 else None


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * size + 2 * m, p.rows * size + 2 * m)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        for r, c, s in p.each():
            box = QRectF(m + c * size + gap / 2, m + r * size + gap / 2, size - gap, size - gap)
            self.cell(q, box, s)
            if cursor == (r, c) and p.status == "playing":
                q.setBrush(Qt.NoBrush)
                q.setPen(QPen(QColor(accent), 2))
                q.drawRoundedRect(box.adjusted(-1, -1, 1, 1), box.width() * round_ + 1, box.width() * round_ + 1)

    def cell(self, q, box, s):
        n = box.width()
        k = n * round_
        q.setPen(Qt.NoPen)
        if s in "#F?x":
            for hue, d in ((light, -1), (shade, 1)):
                for i in (3, 2, 1):
                    v = QColor(hue)
                    v.setAlpha(110)
                    q.setBrush(v)
                    q.drawRoundedRect(box.translated(d * i * gap / 7, d * i * gap / 7), k, k)
            grad = QLinearGradient(box.topLeft(), box.bottomRight())
            grad.setColorAt(0, QColor(ground).lighter(108))
            grad.setColorAt(1, QColor(ground).darker(106))
            q.setBrush(grad)
            q.drawRoundedRect(box, k, k)
        else:
            q.setBrush(QColor(accent) if s == "X" else QColor(hollow))
            q.drawRoundedRect(box, k, k)
            path = QPainterPath()
            path.addRoundedRect(box, k, k)
            cut = QPainterPath()
            cut.addRoundedRect(box.translated(gap / 4, gap / 4), k, k)
            v = QColor(shade)
            v.setAlpha(150)
            q.setBrush(v)
            q.drawPath(path.subtracted(cut))
        x, y = box.x(), box.y()
        at = lambda a, b: QPointF(x + a * n, y + b * n)
        if s in "12345678?":
            f = QFont(family)
            f.setPixelSize(max(10, round(n * 0.66)))
            f.setBold(True)
            path = QPainterPath()
            path.addText(0, 0, f, s)
            b = path.boundingRect()
            path.translate(box.center() - b.center())
            q.fillPath(path, QColor(inks[int(s) - 1] if s != "?" else text))
        elif s in "Fx":
            q.setBrush(QColor(accent))
            q.drawPolygon(QPolygonF([at(0.34, 0.16), at(0.82, 0.36), at(0.34, 0.56)]))
            q.setBrush(QColor(text))
            q.drawRoundedRect(QRectF(at(0.26, 0.14), at(0.34, 0.86)), 1, 1)
            if s == "x":
                for hue, w in ((ground, 0.2), (text, 0.1)):
                    q.setPen(QPen(QColor(hue), n * w, Qt.SolidLine, Qt.RoundCap))
                    q.drawLine(at(0.16, 0.16), at(0.84, 0.84))
                    q.drawLine(at(0.84, 0.16), at(0.16, 0.84))
        elif s in "*X":
            grad = QRadialGradient(at(0.4, 0.38), n * 0.45)
            grad.setColorAt(0, QColor("#d9dee6"))
            grad.setColorAt(0.35, QColor("#7b8494"))
            grad.setColorAt(1, QColor("#20242c"))
            q.setBrush(QBrush(grad))
            q.drawEllipse(QRectF(at(0.2, 0.2), at(0.8, 0.8)))
            q.setBrush(Qt.NoBrush)
            q.setPen(QPen(QColor("#101216"), max(1.0, n * 0.05)))
            q.drawEllipse(QRectF(at(0.2, 0.2), at(0.8, 0.8)))


class Ring(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(110, 110)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.setPen(QPen(QColor(hollow), 10))
        q.drawEllipse(12, 12, 86, 86)
        q.setPen(QPen(QColor(accent), 10, Qt.SolidLine, Qt.RoundCap))
        done = sum(s in "012345678" for row in p.cells for s in row) / max(1, p.rows * p.cols - p.mines)
        q.drawArc(12, 12, 86, 86, 90 * 16, -round(done * 360 * 16))
        f = QFont(family)
        f.setPixelSize(22)
        q.setFont(f)
        q.setPen(QColor(text))
        q.drawText(self.rect(), Qt.AlignCenter, f"{round(done * 100)}%")


win = QMainWindow()
win.setWindowTitle(g.choice(["Mercury", "mercury mines", "Mercury — untitled field"]))
win.setStyleSheet(f"QMainWindow, QWidget {{ background: {ground}; color: {text}; font-family: '{family}'; font-size: 13px; }} QPushButton {{ border: 1px solid {shade}; border-radius: 8px; padding: 5px 12px; background: {light}; color: {text}; }}")
whole = QWidget()
win.setCentralWidget(whole)
board = Board()
stats = [f"Mines  {p.left}", f"Time  {p.seconds // 60}:{p.seconds % 60:02d}", {"playing": "Keep going", "won": "All clear", "lost": "Boom"}[p.status]]
if side_on:
    lay = QHBoxLayout(whole)
    side = QVBoxLayout()
    side.addWidget(Ring())
    for s in stats:
        side.addWidget(QLabel(s))
    side.addWidget(QPushButton("New field"))
    side.addStretch()
    first = g.random() < 0.5
    if first:
        lay.addLayout(side)
    lay.addWidget(board, 0, Qt.AlignCenter)
    if not first:
        lay.addLayout(side)
else:
    lay = QVBoxLayout(whole)
    lay.addWidget(board, 0, Qt.AlignCenter)
    if g.random() < 0.5:
        tools = QToolBar()
        tools.setMovable(False)
        for s in ("New", "Undo", "Hint"):
            tools.addAction(s)
        win.addToolBar(tools)
    win.statusBar().showMessage("    ".join(stats))
    win.statusBar().setSizeGripEnabled(False)
lay.setContentsMargins(6, 4, 6, 4)
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(board, m, p.cols * size, p.rows * size))
