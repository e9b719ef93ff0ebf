"""Tiles of cloth: denim (or felt) patches with a stitched seam cover a linen ground; QLabels with pixmaps that are woven once from noise; woven tags for flags."""
import math
import random
import sys

from PyQt5.QtCore import QPoint, QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QImage, QPainter, QPen, QPixmap, QPolygonF
from PyQt5.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from support import Position, region, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Windows"]))
CLOTHS = [  # cloth, thread, linen, flag, window, inks
    ("#3d5f8f", "#e8b25a", "#ece4d4", "#c8102e", "#c9b79c", ["#1f4fa8", "#2f7a2b", "#c4161c", "#4a2a80", "#8a4210", "#0e7480", "#1a1a1a", "#6e675c"]),
    ("#8c3f3f", "#f4e3c8", "#f2ebdd", "#f5d130", "#5b4636", ["#2450a0", "#2c7434", "#b81f24", "#5a2c8c", "#7a3d12", "#0b6f78", "#17120e", "#746a5c"]),
    ("#566b45", "#e5d8a8", "#efe9d6", "#e2571e", "#b9b08c", ["#1c4d9c", "#2b6e1e", "#b51d1d", "#4d2a86", "#834611", "#0f6e74", "#191912", "#6f6a58"]),
    ("#2d3142", "#9fb4ff", "#dfe3ea", "#ef476f", "#4f5d75", ["#1f55c0", "#23803f", "#c92a2a", "#6630a8", "#9a5312", "#0a7b86", "#14161f", "#6b7280"]),
]
cloth, thread, linen, red, desk, inks = g.choice(CLOTHS)
size = p.cell_size(22, 60)
gap = g.choice([0, 0, 0, 1, 2])
serif = g.choice(["C059", "P052", "DejaVu Serif", "Liberation Serif", "Noto Sans"])
part = g.uniform(0.54, 0.7)
f = app.primaryScreen().devicePixelRatio()
N = round(size * f)


def weave(tone, strength, twill, seed):
    rng = random.Random(seed)
    im = QImage(N, N, QImage.Format_RGB32)
    base = QColor(tone)
    for y in range(N):
        for x in range(N):
            d = rng.uniform(-strength, strength)
            if twill:
                d += strength * 0.9 * (1 if (x + y) % 4 < 2 else -0.6)
            elif x % 3 == 0 or y % 3 == 0:
                d -= strength * 0.8
            im.setPixel(x, y, QColor(*(max(0, min(255, int(v + d))) for v in (base.red(), base.green(), base.blue()))).rgb())
    return im


covers = [weave(cloth, 11, True, i) for i in range(4)]
floors = [weave(linen, 5, False, 9 + i) for i in range(4)]


def tile(s, i):
    opened = s in "012345678*X"
    pix = QPixmap.fromImage((floors if opened else covers)[i])
    q = QPainter(pix)
    q.setRenderHint(QPainter.Antialiasing)
    if s == "X":
        q.fillRect(0, 0, N, N, QColor(220, 40, 30, 190))
    q.scale(N / 32, N / 32)
    if opened:
        q.setPen(QPen(QColor(90, 70, 50, 110), 1))
        q.drawLine(QPointF(0, 0.5), QPointF(32, 0.5))
        q.drawLine(QPointF(0.5, 0), QPointF(0.5, 32))
    else:
        q.fillRect(QRectF(0, 0, 32, 1.2), QColor(255, 255, 255, 70))
        q.fillRect(QRectF(0, 0, 1.2, 32), QColor(255, 255, 255, 45))
        q.fillRect(QRectF(0, 30.4, 32, 1.6), QColor(0, 0, 0, 110))
        q.fillRect(QRectF(30.4, 0, 1.6, 32), QColor(0, 0, 0, 90))
        pen = QPen(QColor(thread), 1.1, Qt.CustomDashLine)
        pen.setDashPattern([2.6, 1.9])
        q.setPen(pen)
        q.setBrush(Qt.NoBrush)
        q.drawRect(QRectF(3, 3, 26, 26))
    if s in "12345678?":
        font = QFont(serif)
        font.setPixelSize(int(32 * part))
        font.setBold(True)
        q.setFont(font)
        q.setPen(QColor(thread) if s == "?" else QColor(inks[int(s) - 1]))
        q.drawText(QRectF(0, 0, 32, 32), Qt.AlignCenter, s)
    elif s in "Fx":
        q.setPen(QPen(QColor("#f7f2e4"), 2.2, Qt.SolidLine, Qt.RoundCap))
        q.drawLine(QPointF(10, 6), QPointF(10, 26.5))
        q.setPen(QPen(QColor(0, 0, 0, 120), 0.8))
        q.setBrush(QColor(red))
        q.drawPolygon(QPolygonF([QPointF(11, 6), QPointF(26, 6), QPointF(22, 11.5), QPointF(26, 17), QPointF(11, 17)]))
        if s == "x":
            q.setPen(QPen(QColor("#ffffff"), 3.6, Qt.SolidLine, Qt.RoundCap))
            q.drawLine(QPointF(6, 6), QPointF(26, 26))
            q.drawLine(QPointF(26, 6), QPointF(6, 26))
    elif s in "*X":
        q.setPen(QPen(QColor("#15120f"), 2.4, Qt.SolidLine, Qt.RoundCap))
        for k in range(8):
            a = k * math.pi / 4
            q.drawLine(QPointF(16, 16), QPointF(16 + 11.5 * math.cos(a), 16 + 11.5 * math.sin(a)))
        q.setBrush(QColor("#2a2622"))
        q.drawEllipse(QPointF(16, 16), 8, 8)
        q.setPen(Qt.NoPen)
        q.setBrush(QColor("#8f867a"))
        for dx, dy in ((-2, -2), (2, -2), (-2, 2), (2, 2)):
            q.drawEllipse(QPointF(16 + dx, 16 + dy), 1.2, 1.2)
    q.end()
    pix.setDevicePixelRatio(f)
    return pix


made = {}
w = QWidget()
w.setWindowTitle(g.choice(["Patchwork", "Haberdasher's Mines", "Denim"]))
w.setStyleSheet(f"QWidget#desk {{ background: {desk}; }} QLabel.tag {{ background: {linen}; color: #3a2c1c; border: 1px dashed #7a5c36; padding: 3px 8px; font: bold 15px '{serif}'; }}")
w.setObjectName("desk")
lay = QVBoxLayout(w)
top = QHBoxLayout()
tags = [QLabel(f"Mines {p.left}"), QLabel(f"Time {p.seconds}")]
for t in tags:
    t.setProperty("class", "tag")
    t.setStyleSheet(f"background: {linen}; color: #3a2c1c; border: 1px dashed #7a5c36; padding: 3px 8px; font: bold 15px '{serif}';")
again = QToolButton()
again.setText({"playing": "New", "won": "Well sewn!", "lost": "Torn!"}[p.status])
where = g.choice(["top", "bottom", "top"])
for x in (tags[0], None, again, None, tags[1]):
    top.addWidget(x) if x else top.addStretch()
grid = QGridLayout()
grid.setSpacing(gap)
holder = QHBoxLayout()
holder.addStretch()
holder.addLayout(grid)
holder.addStretch()
for x in ([top, holder] if where == "top" else [holder, top]):
    lay.addLayout(x)
cells = {}
for r, c, s in p.each():
    i = (r * 7 + c * 3 + r * c) % 4
    if (s, i) not in made:
        made[s, i] = tile(s, i)
    b = QLabel()
    b.setPixmap(made[s, i])
    b.setFixedSize(size, size)
    b.setScaledContents(True)
    grid.addWidget(b, r, c)
    cells[r, c] = b
w.show()
w.setFixedSize(w.sizeHint())


def box(b):
    at = b.mapToGlobal(QPoint(0, 0))
    d = w.devicePixelRatioF()
    return at.x() * d, at.y() * d, b.width() * d, b.height() * d


tell_qt(app, lambda: region(p, cells, box))
