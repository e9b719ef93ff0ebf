"""Qt with a texture: planks of wood sawn into cells over parchment, digits in ink with a book face, pins for flags, round bombs with a fuse."""
import sys

import numpy as np
from PyQt5.QtCore import QPoint, QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QApplication, QGroupBox, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from support import Position, tell_qt

p = Position()
g = p.rng
n = np.random.default_rng(g.randrange(1 << 30))
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
LOOKS = [  # wood, its grain, parchment, its flecks, inks, pin, ground of the window
    ((168, 110, 62), (118, 70, 34), (242, 228, 196), (226, 206, 166), ["#3a2412"] * 8, "#c02020", "#5c3a20"),
    ((196, 150, 98), (160, 112, 66), (250, 246, 236), (236, 230, 214), ["#1c3f94", "#22662a", "#b02020", "#4a1d7a", "#7a3208", "#0c6a6a", "#141414", "#5a5a5a"], "#1f4fb0", "#8a6238"),
    ((92, 70, 60), (60, 44, 38), (214, 200, 178), (198, 182, 158), ["#142f80", "#1a5a20", "#a01414", "#441470", "#6a2a04", "#065a5e", "#0c0c0c", "#4a4640"], "#e8c030", "#2e221c"),
    ((150, 160, 165), (118, 128, 134), (244, 246, 246), (230, 234, 234), ["#1d50b4", "#23783a", "#bd2c2c", "#56308c", "#8c4a14", "#117777", "#1a1a1a", "#6c6c6c"], "#b81f4a", "#5c666c"),
]
wood, grain, paper, fleck, ink, pin, ground = g.choice(LOOKS)
size = p.cell_size(20, 60)
gap = g.choice([0, 1, 2])
margin = g.choice([8, 14])
W, H = p.cols * size, p.rows * size
font = QFont(g.choice(["DejaVu Serif", "URW Bookman", "P052", "C059", "Liberation Serif", "FreeSerif"]))
font.setPixelSize(max(11, int(size * g.uniform(0.56, 0.7))))
font.setBold(g.random() < 0.75)


def texture(base, other, kind):
    y, x = np.mgrid[0:H, 0:W].astype(float)
    if kind == "wood":
        wobble = sum(np.sin(x / a + b) * c for a, b, c in zip(n.uniform(40, 160, 3), n.uniform(0, 6, 3), n.uniform(1, 4, 3)))
        t = 0.5 + 0.5 * np.sin((y + wobble) / n.uniform(1.6, 3.2) + 1.5 * np.sin(y / 9))
        t = 0.65 * t * n.uniform(0.5, 1, (H, 1)) + 0.2 * n.random((H, W))
    else:
        t = (n.random((H, W)) < 0.04) * 0.9 + 0.25 * n.random((H, W))
    rgb = np.array(base)[None, None] * (1 - t[..., None]) + np.array(other)[None, None] * t[..., None]
    data = np.zeros((H, W, 4), np.uint8)
    data[..., :3] = rgb[..., ::-1].clip(0, 255)
    data[..., 3] = 255
    return QImage(data.tobytes(), W, H, 4 * W, QImage.Format_RGB32).copy()


planks, sheet = texture(wood, grain, "wood"), texture(paper, fleck, "paper")
sunk = g.random() < 0.6
marker = g.choice(["pin", "banner", "banner"])


class Field(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(W + 2 * margin, H + 2 * margin)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.fillRect(self.rect(), QColor(ground))
        for r, c, s in p.each():
            x, y, w = margin + c * size + gap / 2, margin + r * size + gap / 2, size - gap
            box = QRectF(x, y, w, w)
            src = QRectF(c * size, r * size, w, w)
            if s in "012345678*X":
                q.drawImage(box, sheet, src)
                if s == "X":
                    q.fillRect(box, QColor(220, 40, 30, 200))
                if sunk:
                    q.fillRect(QRectF(x, y, w, 2), QColor(0, 0, 0, 70))
                    q.fillRect(QRectF(x, y, 2, w), QColor(0, 0, 0, 70))
                else:
                    q.setPen(QPen(QColor(0, 0, 0, 60), 1))
                    q.setBrush(Qt.NoBrush)
                    q.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
            else:
                q.drawImage(box, planks, src)
                b = max(2, size // 14)
                q.setPen(Qt.NoPen)
                q.setBrush(QColor(255, 255, 255, 95))
                q.drawPolygon(QPolygonF([QPointF(x, y), QPointF(x + w, y), QPointF(x + w - b, y + b), QPointF(x + b, y + b), QPointF(x + b, y + w - b), QPointF(x, y + w)]))
                q.setBrush(QColor(0, 0, 0, 110))
                q.drawPolygon(QPolygonF([QPointF(x + w, y + w), QPointF(x, y + w), QPointF(x + b, y + w - b), QPointF(x + w - b, y + w - b), QPointF(x + w - b, y + b), QPointF(x + w, y)]))
            if s in "12345678?":
                q.setFont(font)
                q.setPen(QColor(ink[int(s) - 1] if s != "?" else "#fff4d8"))
                q.drawText(box, Qt.AlignCenter, s)
            elif s != "#" and s != "0":
                q.save()
                q.translate(box.topLeft())
                q.scale(w / 20, w / 20)
                if s in "Fx":
                    self.pin(q)
                if s == "x":
                    q.setPen(QPen(QColor("#fff8e8"), 2.6, Qt.SolidLine, Qt.RoundCap))
                    q.drawLine(QPointF(4, 4), QPointF(16, 16))
                    q.drawLine(QPointF(16, 4), QPointF(4, 16))
                if s in "*X":
                    self.bomb(q)
                q.restore()

    def pin(self, q):
        q.setPen(Qt.NoPen)
        if marker == "pin":
            q.setBrush(QColor("#e8e8e8"))
            q.drawPolygon(QPolygonF([QPointF(9.4, 9), QPointF(10.6, 9), QPointF(10, 17.5)]))
            shade = QRadialGradient(QPointF(8.6, 5.4), 6)
            shade.setColorAt(0, QColor(pin).lighter(170))
            shade.setColorAt(1, QColor(pin))
            q.setBrush(shade)
            q.drawEllipse(QPointF(10, 7), 4.3, 4.3)
        else:
            q.setBrush(QColor("#20150c"))
            q.drawRoundedRect(QRectF(5.6, 3, 1.7, 14.5), 0.8, 0.8)
            path = QPainterPath(QPointF(7.3, 3.6))
            path.cubicTo(10, 2.4, 12, 6, 16, 4)
            path.lineTo(16, 10)
            path.cubicTo(12, 12, 10, 8.4, 7.3, 9.8)
            path.closeSubpath()
            shade = QLinearGradient(7, 0, 16, 0)
            shade.setColorAt(0, QColor(pin).lighter(130))
            shade.setColorAt(1, QColor(pin))
            q.setBrush(shade)
            q.drawPath(path)

    def bomb(self, q):
        q.setPen(QPen(QColor("#7a5424"), 1.4, Qt.SolidLine, Qt.RoundCap))
        q.setBrush(Qt.NoBrush)
        path = QPainterPath(QPointF(12.6, 7))
        path.cubicTo(13.6, 4, 15, 6, 16, 3.4)
        q.drawPath(path)
        q.setPen(Qt.NoPen)
        q.setBrush(QColor("#ffb020"))
        q.drawEllipse(QPointF(16.2, 3.2), 1.4, 1.4)
        shade = QRadialGradient(QPointF(7.4, 9.4), 8)
        shade.setColorAt(0, QColor("#8a8a90"))
        shade.setColorAt(0.4, QColor("#26262a"))
        shade.setColorAt(1, QColor("#0a0a0c"))
        q.setBrush(shade)
        q.drawEllipse(QPointF(9.4, 11.6), 5.6, 5.6)


win = QWidget()
win.setWindowTitle(g.choice(["Timber Mines", "The Old Minefield", "Plank"]))
col = QVBoxLayout(win)
col.setContentsMargins(6, 6, 6, 6)
row = QHBoxLayout()
row.addWidget(QLabel(f"<b>{p.left}</b> bombs"))
row.addStretch()
row.addWidget(QPushButton({"playing": "Start over", "won": "Bravo!", "lost": "Once more"}[p.status]))
row.addStretch()
row.addWidget(QLabel(f"{p.seconds} s"))
col.addLayout(row)
field = Field()
if g.random() < 0.3:
    group = QGroupBox("Field")
    inner = QVBoxLayout(group)
    inner.setContentsMargins(2, 2, 2, 2)
    inner.addWidget(field, 0, Qt.AlignCenter)
    col.addWidget(group)
else:
    col.addWidget(field, 0, Qt.AlignCenter)
if g.random() < 0.5:
    bar = QProgressBar()
    total = p.rows * p.cols - p.mines
    bar.setMaximum(max(1, total))
    bar.setValue(min(total, sum(1 for _, _, s in p.each() if s in "012345678")))
    bar.setMaximumHeight(14)
    bar.setTextVisible(False)
    col.addWidget(bar)
win.show()
win.setFixedSize(win.sizeHint())


def measure():
    f = win.devicePixelRatioF()
    at = field.mapToGlobal(QPoint(0, 0))
    return (at.x() + margin) * f, (at.y() + margin) * f, W * f, H * f


tell_qt(app, measure)
