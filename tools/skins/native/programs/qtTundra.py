"""Picture tiles painted once at start (snow, moss, slate, sand) and blitted by a custom widget; a high-score list beside the field."""
import math
import random
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QApplication, QGroupBox, QHBoxLayout, QHeaderView, QLabel, QPushButton, QTableWidget, QTableWidgetItem, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
LANDS = [  # cover, speckles, rim light, rim dark, floor, floor speckle, grid, flag, digits
    ("#cfe3ef", ["#ffffff", "#b4cfe0", "#dcecf5"], "#ffffff", "#8fb0c6", "#7a8b99", ["#748592", "#82939f"], "#66767f", "#c81e3a",
     ["#ffffff", "#d6ffb0", "#ffe27a", "#ffc7ea", "#ffb58a", "#b6fff6", "#1b2127", "#e3e9ee"]),
    ("#7c9a55", ["#6b8a47", "#8fad66", "#5f7d3d"], "#a3c078", "#4c6631", "#d9c9a3", ["#d1c097", "#e1d3b0"], "#bdab82", "#d62828",
     ["#1d4fa0", "#1f6a2a", "#b3211f", "#4f2c86", "#7c3f0a", "#0d666d", "#1e1b14", "#6a614d"]),
    ("#6c7480", ["#5f6771", "#7b848f", "#575e68"], "#949da8", "#434a53", "#d7d9dc", ["#cfd1d5", "#dfe1e4"], "#b4b7bc", "#ff9f1c",
     ["#1c53c2", "#22732c", "#c2201d", "#55308f", "#8a4a10", "#10707a", "#1a1a1a", "#6a6a6a"]),
    ("#dfb978", ["#d3aa66", "#ebc98d", "#c99c57"], "#f6dca9", "#a87c3d", "#5a4633", ["#534030", "#63503b"], "#47372a", "#1f6f8b",
     ["#8fd0ff", "#b9f08a", "#ff9f8f", "#e3b8ff", "#ffd479", "#8ff0e6", "#ffffff", "#cdbfae"]),
]
cover_c, specks, light, shade, floor_c, floor_specks, rule, cloth, inks = g.choice(LANDS)
size = p.cell_size(24, 56)
lines = g.random() < 0.6
form = g.choice(["slab", "slab", "stone", "flat"])
family = g.choice(["DejaVu Sans", "FreeSerif", "DejaVu Serif", "Liberation Sans Narrow", "Nimbus Sans", "FreeSans"])
font = QFont(family)
font.setPixelSize(round(size * g.uniform(0.6, 0.74)))
font.setBold(True)
font.setItalic(g.random() < 0.15)
dust = random.Random(p.seconds)
ratio = app.devicePixelRatio()


def canvas():
    pix = QPixmap(round(size * ratio), round(size * ratio))
    pix.setDevicePixelRatio(ratio)
    pix.fill(Qt.transparent)
    return pix


def sprinkle(q, colours, count, most):
    q.setPen(Qt.NoPen)
    for _ in range(count):
        q.setBrush(QColor(dust.choice(colours)))
        d = dust.uniform(0.6, most)
        q.drawEllipse(QPointF(dust.uniform(0, size), dust.uniform(0, size)), d, d)


def make_floor():
    pix = canvas()
    q = QPainter(pix)
    q.setRenderHint(QPainter.Antialiasing)
    q.fillRect(0, 0, size, size, QColor(floor_c))
    sprinkle(q, floor_specks, 26, size / 16)
    if lines:
        q.setRenderHint(QPainter.Antialiasing, False)
        q.fillRect(0, 0, size, 1, QColor(rule))
        q.fillRect(0, 0, 1, size, QColor(rule))
    q.end()
    return pix


def make_cover(ground):
    pix = QPixmap(ground)
    q = QPainter(pix)
    q.setRenderHint(QPainter.Antialiasing)
    box = QRectF(0, 0, size, size) if form == "flat" else QRectF(0.5, 0.5, size - 1, size - 1)
    path = QPainterPath()
    path.addRoundedRect(box, *(2 * [{"slab": 2, "stone": size * 0.22, "flat": 0}[form]]))
    q.setClipPath(path)
    q.fillRect(0, 0, size, size, QColor(cover_c))
    sprinkle(q, specks, 30, size / 12)
    b = max(1.5, size / 14)
    if form != "flat":
        q.setBrush(Qt.NoBrush)
        q.setPen(QPen(QColor(shade), 2 * b))
        q.drawPath(path.translated(-b / 2, -b / 2))
        q.setPen(QPen(QColor(light), b))
        q.drawPath(path.translated(b / 2, b / 2).simplified())
        q.setPen(QPen(QColor(shade), 1.5))
        q.drawPath(path)
    else:
        q.setClipping(False)
        q.fillRect(0, size - 1, size, 1, QColor(shade))
        q.fillRect(size - 1, 0, 1, size, QColor(shade))
    q.end()
    return pix


def put_flag(q):
    q.save()
    q.scale(size, size)
    q.setPen(QPen(QColor("#2a2018"), 0.07))
    q.drawLine(QPointF(0.3, 0.16), QPointF(0.3, 0.84))
    path = QPainterPath(QPointF(0.33, 0.18))
    path.cubicTo(0.48, 0.08, 0.6, 0.3, 0.8, 0.2)
    path.lineTo(0.8, 0.48)
    path.cubicTo(0.6, 0.58, 0.48, 0.36, 0.33, 0.48)
    path.closeSubpath()
    q.setPen(QPen(QColor("#2a2018"), 0.025))
    q.setBrush(QColor(cloth))
    q.drawPath(path)
    q.restore()


def put_mine(q):
    q.save()
    q.scale(size, size)
    shine = QRadialGradient(QPointF(0.42, 0.48), 0.3)
    shine.setColorAt(0, QColor("#8a8a8a"))
    shine.setColorAt(1, QColor("#0c0c0c"))
    q.setPen(QPen(QColor("#0c0c0c"), 0.02))
    q.setBrush(shine)
    q.drawEllipse(QPointF(0.47, 0.57), 0.27, 0.27)
    q.setPen(QPen(QColor("#6b4a1e"), 0.06))
    path = QPainterPath(QPointF(0.62, 0.34))
    path.quadTo(0.7, 0.18, 0.8, 0.24)
    q.setBrush(Qt.NoBrush)
    q.drawPath(path)
    q.setPen(Qt.NoPen)
    q.setBrush(QColor("#ffb300"))
    star = [QPointF(0.82 + (0.1 if i % 2 == 0 else 0.045) * math.cos(math.pi * i / 5), 0.22 + (0.1 if i % 2 == 0 else 0.045) * math.sin(math.pi * i / 5)) for i in range(10)]
    q.drawPolygon(QPolygonF(star))
    q.restore()


floor = make_floor()
cover = make_cover(floor)


class Field(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * size, p.rows * size)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        for r, c, s in p.each():
            q.save()
            q.translate(c * size, r * size)
            q.drawPixmap(0, 0, cover if s in "#F?x" else floor)
            box = QRectF(0, 0, size, size)
            if s == "X":
                q.fillRect(QRectF(1, 1, size - 1, size - 1), QColor("#e5383b"))
            if s in "12345678?":
                q.setFont(font)
                q.setPen(QColor(inks[int(s) - 1] if s != "?" else "#1a1a1a"))
                q.drawText(box, Qt.AlignCenter, s)
            elif s in "Fx":
                put_flag(q)
            elif s in "*X":
                put_mine(q)
            if s == "x":
                q.setPen(QPen(QColor("#111111"), max(2.5, size / 10)))
                a, z = size * 0.16, size * 0.84
                q.drawLine(QPointF(a, a), QPointF(z, z))
                q.drawLine(QPointF(z, a), QPointF(a, z))
            q.restore()


win = QWidget()
win.setWindowTitle(g.choice(["Tundra", "Tundra Mines", "Tundra – the game"]))
row = QHBoxLayout(win)
field = Field()
row.addWidget(field, 0, Qt.AlignCenter)
side = QVBoxLayout()
now = QGroupBox("Now")
inner = QVBoxLayout(now)
for text in (f"Mines left: {p.left}", f"Time: {p.seconds // 60}:{p.seconds % 60:02d}", {"playing": "Good luck!", "won": "Victory!", "lost": "Game over"}[p.status]):
    inner.addWidget(QLabel(text))
best = QGroupBox("Best times")
inner = QVBoxLayout(best)
table = QTableWidget(4, 2)
table.setHorizontalHeaderLabels(["Name", "s"])
table.verticalHeader().hide()
table.horizontalHeader().setSectionResizeMode(0, QHeaderView.Stretch)
table.setColumnWidth(1, 40)
table.setFixedHeight(150)
for i, name in enumerate(g.sample(["Ida", "Tom", "Mira", "Jo", "Uwe", "Zoe"], 4)):
    table.setItem(i, 0, QTableWidgetItem(name))
    table.setItem(i, 1, QTableWidgetItem(str(41 + 23 * i)))
inner.addWidget(table)
side.addWidget(now)
panel = p.max_cell * p.cols - size * p.cols > 200
if panel and size * p.rows > 240:
    side.addWidget(best)
side.addStretch(1)
side.addWidget(QPushButton("New game"))
holder = QWidget()
holder.setLayout(side)
holder.setFixedWidth(160)
if panel:
    row.addWidget(holder)
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(field, 0, p.cols * size, p.rows * size))
