"""PyQt5, a main window with menu, combo of levels in a tool bar and a status bar; the field is a widget that paints cushions with rounded corners or flat two-tone chequers, outlined digits, cone-shaped marker buoys or flags."""
import math
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPalette, QPen, QPolygonF
from PyQt5.QtWidgets import QApplication, QComboBox, QHBoxLayout, QLabel, QLCDNumber, QMainWindow, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Fusion", "Windows"]))
LOOKS = [  # window, trough, cover up, cover down, open, rule, flag, stick, mine, text, inks
    ("#dfe7e4", "#5d7d78", "#9cc4b6", "#6f9f92", "#edf3f0", "#c4d3cd", "#e2571e", "#26352f", "#1d2b27", "#22302c", ["#1f55b5", "#2b7a2b", "#c9301f", "#5d2f9a", "#91550a", "#0d6f7e", "#17211e", "#71807a"]),
    ("#1e2530", "#11161d", "#46597a", "#34435e", "#232c3a", "#313d50", "#ff6f61", "#dfe7f2", "#e7edf5", "#dce4ef", ["#79b0ff", "#7fd49a", "#ff8a86", "#c8a0ff", "#f2b96b", "#67d6df", "#ffffff", "#98a5b8"]),
    ("#f0e9dd", "#8b7355", "#d8bd94", "#b8966a", "#fbf6ec", "#e0d3bd", "#a3222a", "#4a3420", "#3a2817", "#3d2d1c", ["#2a52a2", "#3b7421", "#b8301c", "#642f8c", "#8f4f0a", "#186f70", "#241a10", "#857660"]),
    ("#e6e6ee", "#6a6a86", "#b6b6d6", "#8e8eb8", "#f6f6fb", "#d0d0e0", "#d81b60", "#2a2a40", "#22223a", "#25253c", ["#2546c8", "#22783a", "#cc2233", "#7b2299", "#9c590c", "#0b7b8b", "#14142a", "#77778e"]),
    ("#2b2b2b", "#1a1a1a", "#7a7a72", "#5c5c55", "#33332f", "#44443f", "#e8c33a", "#f2f2ea", "#f2f2ea", "#e8e8e0", ["#8fc1ff", "#a4dc84", "#ff9080", "#d3adff", "#ffc878", "#7fe0da", "#ffffff", "#b0b0a6"]),
]
win, trough, up, down, floor, rule, cloth, stick, iron, text, inks = g.choice(LOOKS)
pal = QPalette()
for role, h in ((QPalette.Window, win), (QPalette.WindowText, text), (QPalette.Button, win), (QPalette.ButtonText, text), (QPalette.Base, floor), (QPalette.Text, text)):
    pal.setColor(role, QColor(h))
app.setPalette(pal)
size = p.cell_size(18, 50)
kind = g.choice(["cushion", "cushion", "chequer", "flat"])
radius = size * g.choice([0.12, 0.2, 0.3])
edge = g.choice([3, 6, 10])
font = QFont(g.choice(["DejaVu Sans", "Liberation Sans", "Noto Sans", "DejaVu Serif", "Liberation Sans Narrow"]))
font.setPixelSize(max(10, round(size * g.uniform(0.56, 0.7))))
font.setBold(g.random() < 0.7)
outline = g.random() < 0.3
flag_kind = g.choice(["flag", "buoy", "pin"])
W, H = size * p.cols, size * p.rows


class Field(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(W + 2 * edge, H + 2 * edge)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.fillRect(self.rect(), QColor(trough))
        for r, c, s in p.each():
            q.save()
            q.translate(edge + c * size, edge + r * size)
            self.cell(q, s, (r + c) % 2)
            q.restore()
        q.end()

    def cell(self, q, s, odd):
        box = QRectF(0, 0, size, size)
        base = QColor(floor)
        if kind == "chequer" and odd:
            base = QColor(rule)
        q.fillRect(box, QColor("#d63a2f") if s == "X" else base)
        if kind != "chequer":
            q.setPen(QPen(QColor(rule if kind == "cushion" else trough), 1))
            q.drawRect(QRectF(0.5, 0.5, size - 1, size - 1)) if kind == "flat" else (q.drawLine(QPointF(0, 0.5), QPointF(size, 0.5)), q.drawLine(QPointF(0.5, 0), QPointF(0.5, size)))
        if s in "#F?x":
            if kind == "cushion":
                q.fillRect(box, QColor(trough))
                grad = QLinearGradient(0, 0, 0, size)
                grad.setColorAt(0, QColor(up).lighter(112)), grad.setColorAt(0.5, QColor(up)), grad.setColorAt(1, QColor(down))
                q.setPen(QPen(QColor(down).darker(130), 1))
                q.setBrush(grad)
                q.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
                q.setBrush(Qt.NoBrush)
            elif kind == "chequer":
                q.fillRect(box, QColor(down if odd else up))
            else:
                q.fillRect(box, QColor(down))
                q.fillRect(QRectF(0, 0, size - 1, size - 1), QColor(up))
                q.fillRect(QRectF(size - 1, 0, 1, size), QColor(trough)), q.fillRect(QRectF(0, size - 1, size, 1), QColor(trough))
        if s in "12345678":
            self.sign(q, s, inks[int(s) - 1])
        elif s == "?":
            self.sign(q, s, stick if down > "#5d" else "#ffffff")
        if s in "Fx":
            self.flag(q)
        elif s in "*X":
            self.mine(q, iron if s == "*" else "#1a0a08")
        if s == "x":
            for h, w in (("#ffffff", 0.16), ("#c0141c", 0.08)):
                q.setPen(QPen(QColor(h), size * w, Qt.SolidLine, Qt.RoundCap))
                a, b = size * 0.2, size * 0.8
                q.drawLine(QPointF(a, a), QPointF(b, b)), q.drawLine(QPointF(a, b), QPointF(b, a))

    def sign(self, q, s, h):
        path = QPainterPath()
        path.addText(0, 0, font, s)
        b = path.boundingRect()
        path.translate(size / 2 - b.center().x(), size / 2 - b.center().y())
        if outline:
            q.setPen(QPen(QColor(floor).lighter(115), 2.4))
            q.drawPath(path)
        q.fillPath(path, QColor(h))

    def flag(self, q):
        q.save()
        q.scale(size / 20, size / 20)
        q.setPen(QPen(QColor("#20242a"), 0.6))
        q.setBrush(QColor(cloth))
        if flag_kind == "flag":
            q.fillRect(QRectF(6, 3.4, 1.6, 13.6), QColor(stick))
            q.drawPolygon(QPolygonF([QPointF(7.6, 3.4), QPointF(15.6, 6.8), QPointF(7.6, 10.4)]))
            q.fillRect(QRectF(4, 16, 5.6, 1.4), QColor(stick))
        elif flag_kind == "buoy":
            q.drawPolygon(QPolygonF([QPointF(10, 3), QPointF(15, 15), QPointF(5, 15)]))
            q.setBrush(QColor("#ffffff"))
            q.drawPolygon(QPolygonF([QPointF(8.1, 7.6), QPointF(11.9, 7.6), QPointF(13.1, 10.6), QPointF(6.9, 10.6)]))
            q.fillRect(QRectF(3.8, 14.8, 12.4, 2), QColor(stick))
        else:
            path = QPainterPath(QPointF(10, 17.5))
            path.cubicTo(9, 13, 4.8, 11.4, 4.8, 7.6), path.cubicTo(4.8, 4.6, 7, 2.6, 10, 2.6), path.cubicTo(13, 2.6, 15.2, 4.6, 15.2, 7.6), path.cubicTo(15.2, 11.4, 11, 13, 10, 17.5)
            q.drawPath(path)
            q.setBrush(QColor("#ffffff"))
            q.drawEllipse(QPointF(10, 7.6), 2, 2)
        q.restore()

    def mine(self, q, h):
        mid = QPointF(size / 2, size / 2)
        q.setPen(QPen(QColor(h), size * 0.09, Qt.SolidLine, Qt.RoundCap))
        for i in range(6):
            a = math.pi * i / 3 + 0.5
            q.drawLine(mid, mid + QPointF(math.cos(a), math.sin(a)) * size * 0.37)
        q.setPen(Qt.NoPen)
        q.setBrush(QColor(h))
        q.drawEllipse(mid, size * 0.25, size * 0.25)
        q.setBrush(QColor(floor))
        q.drawEllipse(mid - QPointF(size * 0.08, size * 0.08), size * 0.06, size * 0.06)


w = QMainWindow()
w.setWindowTitle(g.choice(["Saltmarsh", "Saltmarsh 0.9 — Mines", "Saltmarsh[*]"]))
for m in ("&Game", "&Options", "&Help")[: 3 if W > 160 else 2]:
    w.menuBar().addMenu(m)
inside = QWidget()
col = QVBoxLayout(inside)
row = QHBoxLayout()
lcd = g.random() < 0.5
items = []
for v in (p.left, p.seconds):
    if lcd:
        d = QLCDNumber(3)
        d.display(v)
        d.setSegmentStyle(QLCDNumber.Flat)
        d.setFixedHeight(26)
    else:
        d = QLabel(f"{'Mines' if v is p.left else 'Time'}: {v}" if W > 220 else str(v))
    items.append(d)
new = QPushButton({"playing": "New", "won": "You win", "lost": "You lose"}[p.status])
new.setFocusPolicy(Qt.NoFocus)
row.addWidget(items[0]), row.addStretch(), row.addWidget(new)
if W > 330 and g.random() < 0.6:
    level = QComboBox()
    level.addItems(["Custom", "Small", "Medium", "Large"])
    level.setFocusPolicy(Qt.NoFocus)
    row.addWidget(level)
row.addStretch(), row.addWidget(items[1])
field = Field()
below = g.random() < 0.3
if not below:
    col.addLayout(row)
col.addWidget(field, 0, Qt.AlignCenter)
if below:
    col.addLayout(row)
w.setCentralWidget(inside)
if g.random() < 0.5:
    w.statusBar().showMessage({"playing": "Ready", "won": "Cleared!", "lost": "That was a mine."}[p.status])
    w.statusBar().setSizePolicy(QSizePolicy.Ignored, QSizePolicy.Fixed)
w.show()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(field, edge, W, H))
