"""A QGraphicsView fitted to its window: rounded items with gaps on a dark or vivid ground, so that the pitch of the cells is any fraction."""
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PyQt5.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from support import Position, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
LOOKS = [  # ground, cover, paper, text, flag, ink
    ("#14161a", "#2f3642", "#1b1f26", "#e8eaed", "#ff5370", ["#82aaff", "#c3e88d", "#ff5370", "#c792ea", "#f78c6c", "#89ddff", "#ffffff", "#a6accd"]),
    ("#1a1b26", "#414868", "#24283b", "#c0caf5", "#f7768e", ["#7aa2f7", "#9ece6a", "#f7768e", "#bb9af7", "#ff9e64", "#2ac3de", "#ffffff", "#a9b1d6"]),
    ("#0b3d3a", "#1f7a70", "#0f4f4a", "#ffffff", "#ffd166", ["#9be7ff", "#b9f6ca", "#ff8a80", "#ea9bff", "#ffd180", "#84ffff", "#ffffff", "#cfd8dc"]),
    ("#2d1b4e", "#6b46c1", "#3c2466", "#f5f0ff", "#f6e05e", ["#90cdf4", "#9ae6b4", "#feb2b2", "#f687b3", "#fbd38d", "#81e6d9", "#ffffff", "#cbd5e0"]),
    ("#eceff1", "#90a4ae", "#ffffff", "#263238", "#d50000", ["#1e88e5", "#43a047", "#e53935", "#5e35b1", "#8d3b2b", "#00897b", "#263238", "#757575"]),
]
ground, cover, paper, text, red, ink = g.choice(LOOKS)
U = 40  # a cell in the scene
gap = g.choice([1, 2, 3, 5])
radius = g.choice([2, 5, 8, 12])
outline_only = g.random() < 0.2
family = g.choice(["Roboto", "Inter", "JetBrains Mono", "Fira Code", "Open Sans"])
font = QFont(family)
font.setPixelSize(g.choice([20, 23, 26]))
font.setWeight(g.choice([QFont.Bold, QFont.Medium, QFont.Black]))
scene = QGraphicsScene(0, 0, p.cols * U, p.rows * U)
clear = QPen(Qt.NoPen)


def tile(x, y, colour, pen=clear):
    path = QPainterPath()
    path.addRoundedRect(QRectF(x + gap / 2, y + gap / 2, U - gap, U - gap), radius, radius)
    scene.addPath(path, pen, QBrush(QColor(colour)) if colour else QBrush(Qt.NoBrush))


def write(x, y, s, colour):
    item = scene.addSimpleText(s, font)
    item.setBrush(QColor(colour))
    b = item.boundingRect()
    item.setPos(x + (U - b.width()) / 2, y + (U - b.height()) / 2)


def flag(x, y):
    scene.addRect(QRectF(x + 13, y + 10, 2.4, 21), clear, QColor(text))
    scene.addPolygon(QPolygonF([QPointF(x + a, y + b) for a, b in pennant]), clear, QColor(red))


def mine(x, y, colour, eye):
    scene.addEllipse(QRectF(x + 11, y + 11, 18, 18), clear, QColor(colour))
    pen = QPen(QColor(colour), 2.6)
    pen.setCapStyle(Qt.RoundCap)
    for a, b in ((0, 13), (13, 0), (9, 9), (9, -9)):
        scene.addLine(x + 20 - a, y + 20 - b, x + 20 + a, y + 20 + b, pen)
    scene.addEllipse(QRectF(x + 15, y + 15, 5, 5), clear, QColor(eye))


pennant = g.choice([[(15, 10), (29, 15.5), (15, 21)], [(15, 10), (30, 10), (26, 15.5), (30, 21), (15, 21)], [(15, 10), (29, 10), (29, 20), (15, 20)]])
for r, c, s in p.each():
    x, y = c * U, r * U
    if s in "012345678*X":
        tile(x, y, "#e53935" if s == "X" else paper)
    elif outline_only:
        pen = QPen(QColor(cover), 2)
        tile(x, y, QColor(cover).darker(150).name(), pen)
    else:
        tile(x, y, cover)
    if s in "12345678":
        write(x, y, s, ink[int(s) - 1])
    elif s == "?":
        write(x, y, "?", text)
    elif s in "*X":
        mine(x, y, "#ffffff" if s == "X" else text, "#e53935" if s == "X" else paper)
    elif s in "Fx":
        flag(x, y)
        if s == "x":
            pen = QPen(QColor("#ffffff" if cover != "#90a4ae" else "#000000"), 3)
            scene.addLine(x + 9, y + 9, x + 31, y + 31, pen)
            scene.addLine(x + 31, y + 9, x + 9, y + 31, pen)

win = QWidget()
win.setWindowTitle(g.choice(["mines — dark", "Grid", "SweepScene"]))
win.setStyleSheet(f"QWidget {{ background: {ground}; color: {text}; font-family: '{family}'; font-size: 15px; }} QPushButton {{ background: {cover}; border: none; border-radius: 6px; padding: 6px 14px; }} QLabel#chip {{ background: {paper}; border-radius: 6px; padding: 6px 12px; }}")
col = QVBoxLayout(win)
col.setContentsMargins(*[g.choice([8, 16, 24])] * 4)
top = QHBoxLayout()
for s in (f"⚑ {p.left}", None, f"{p.seconds}s"):
    if s is None:
        top.addStretch()
        top.addWidget(QPushButton({"playing": "Reset", "won": "You won", "lost": "Retry"}[p.status]))
        top.addStretch()
    else:
        chip = QLabel(s)
        chip.setObjectName("chip")
        top.addWidget(chip)
col.addLayout(top)
view = QGraphicsView(scene)
view.setRenderHint(QPainter.Antialiasing)
view.setFrameShape(0)
view.setHorizontalScrollBarPolicy(Qt.ScrollBarAlwaysOff)
view.setVerticalScrollBarPolicy(Qt.ScrollBarAlwaysOff)
pitch = g.uniform(min(22, p.max_cell - 2), max(22.5, min(62, p.max_cell - 2)))
view.setFixedSize(round(p.cols * pitch) + 4, round(p.rows * pitch) + 4)
col.addWidget(view, 0, Qt.AlignCenter)
win.show()
win.setFixedSize(win.sizeHint())
view.fitInView(scene.sceneRect(), Qt.KeepAspectRatio)


def measure():
    t = view.viewportTransform()
    a, b = t.map(QPointF(0, 0)), t.map(QPointF(p.cols * U, p.rows * U))
    at = view.viewport().mapToGlobal(view.viewport().rect().topLeft())
    f = win.devicePixelRatioF()
    return (at.x() + a.x()) * f, (at.y() + a.y()) * f, (b.x() - a.x()) * f, (b.y() - a.y()) * f


tell_qt(app, measure)
