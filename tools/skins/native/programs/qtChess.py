"""A QMainWindow with menus, a tool bar and a status bar; the field is painted flat in two tones like a chess board, without lines."""
import sys

from PyQt5.QtCore import QPoint, QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QPainter, QPen, QPolygonF
from PyQt5.QtWidgets import QAction, QApplication, QLabel, QLCDNumber, QMainWindow, QStyle, QToolBar, QVBoxLayout, QWidget

from support import Position, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Fusion", "Windows"]))
LOOKS = [  # covered, covered, open, open, inks, flag, edge between covered and open
    ("#6f7fd8", "#6473cc", "#ece4f2", "#e2d8ea", ["#2b50c8", "#2f8a3c", "#cf2e2e", "#6a2a9a", "#b85c00", "#0a7f86", "#1b1b1b", "#777777"], "#ffe066", "#4550a0"),
    ("#3fa7a0", "#389a93", "#f6efe0", "#ede4d0", ["#1f5fbf", "#3c7d22", "#c92a2a", "#7b2d90", "#c05d00", "#087f7a", "#222222", "#6f6f6f"], "#d7263d", "#226a65"),
    ("#d98e5f", "#cf8352", "#fff7ee", "#f7ebdc", ["#3a3a3a"] * 8, "#7a1020", "#96552c"),
    ("#4b5563", "#434c59", "#1f242b", "#1a1f25", ["#7db7ff", "#7fe08c", "#ff8585", "#cda2ff", "#ffc070", "#66dada", "#f5f5f5", "#a9a9a9"], "#ff6b5e", "#0d1014"),
    ("#b9c4cf", "#adb9c5", "#ffffff", "#f3f5f7", ["#0044cc", "#007733", "#cc1111", "#220088", "#882200", "#007788", "#000000", "#777777"], "#cc1111", "#7d8894"),
    ("#c76b98", "#bb608c", "#fdf3f7", "#f6e6ee", ["#4b4bc3", "#2c8a5a", "#c22f2f", "#7a2d8c", "#a65a14", "#1a7f8f", "#2a2a2a", "#7c7c7c"], "#2b2b4a", "#843c60"),
]
c1, c2, o1, o2, ink, red, edge = g.choice(LOOKS)
dark_open = QColor(o1).lightness() < 120
pole = "#f0f0f0" if QColor(c1).lightness() < 120 else "#30303a"
size = p.cell_size(18, 58)
pitch = size - (g.random() * 0.9 if g.random() < 0.4 else 0)
ends = g.random() < 0.6
margin = g.choice([0, 0, 10])
font = QFont(g.choice(["Open Sans", "DejaVu Sans", "Lato", "Comfortaa", "Liberation Sans", "Quicksand", "Inter"]))
font.setPixelSize(max(10, int(size * g.uniform(0.5, 0.68))))
font.setBold(g.random() < 0.75)
digits = [c for c in ((r, c) for r, c, s in p.each() if s in "12345678")]
last = g.choice(digits) if digits and g.random() < 0.5 else None
kind = g.choice(["round", "square", "star"])


def shut(r, c):
    return 0 <= r < p.rows and 0 <= c < p.cols and p.cells[r][c] in "#F?x"


class Field(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(round(p.cols * pitch) + 2 * margin, round(p.rows * pitch) + 2 * margin)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing, False)
        X = lambda i: margin + round(i * pitch)
        for r, c, s in p.each():
            x, y, w, h = X(c), X(r), X(c + 1) - X(c), X(r + 1) - X(r)
            odd = (r + c) % 2
            cover = s in "#F?x"
            ground = (c1, c2)[odd] if cover else "#e84a3c" if s == "X" else (o1, o2)[odd]
            if (r, c) == last:
                ground = "#5e4a14" if dark_open else "#fff3a8"
            q.fillRect(x, y, w, h, QColor(ground))
        if ends:  # a line where covered ground ends
            q.setPen(QPen(QColor(edge), 2))
            for r in range(p.rows):
                for c in range(p.cols):
                    if c + 1 < p.cols and shut(r, c) != shut(r, c + 1):
                        q.drawLine(X(c + 1), X(r), X(c + 1), X(r + 1))
                    if r + 1 < p.rows and shut(r, c) != shut(r + 1, c):
                        q.drawLine(X(c), X(r + 1), X(c + 1), X(r + 1))
        q.setRenderHint(QPainter.Antialiasing)
        q.setFont(font)
        for r, c, s in p.each():
            box = QRectF(X(c), X(r), X(c + 1) - X(c), X(r + 1) - X(r))
            q.save()
            if s in "12345678":
                q.setPen(QColor(ink[int(s) - 1]))
                q.drawText(box, Qt.AlignCenter, s)
            elif s == "?":
                q.setPen(QColor(pole))
                q.drawText(box, Qt.AlignCenter, "?")
            else:
                q.translate(box.topLeft())
                q.scale(box.width() / 20, box.height() / 20)
                if s in "Fx":
                    self.flag(q)
                if s == "x":
                    q.setPen(QPen(QColor("#101010"), 2.2))
                    q.drawLine(QPointF(4, 4), QPointF(16, 16))
                    q.drawLine(QPointF(16, 4), QPointF(4, 16))
                if s in "*X":
                    self.mine(q, "#1c1c1c" if s == "X" or not dark_open else "#c9ced6")
            q.restore()

    def flag(self, q):
        q.setPen(Qt.NoPen)
        q.setBrush(QColor(pole))
        q.drawRect(QRectF(6, 4, 1.4, 13))
        q.setBrush(QColor(red))
        q.drawPolygon(QPolygonF([QPointF(7.4, 3.6), QPointF(15.5, 6), QPointF(15.5, 9.2), QPointF(7.4, 11)]))

    def mine(self, q, colour):
        q.setPen(Qt.NoPen)
        q.setBrush(QColor(colour))
        if kind == "round":
            q.drawEllipse(QPointF(10, 10.6), 5.2, 5.2)
            q.drawRect(QRectF(8.6, 3.6, 2.8, 3))
        elif kind == "square":
            q.drawRoundedRect(QRectF(5.5, 5.5, 9, 9), 2, 2)
            for x, y, w, h in ((9, 3, 2, 14), (3, 9, 14, 2)):
                q.drawRect(QRectF(x, y, w, h))
        else:
            from math import cos, pi, sin
            q.drawPolygon(QPolygonF([QPointF(10 + (7.5 if i % 2 == 0 else 4.2) * cos(i * pi / 8), 10 + (7.5 if i % 2 == 0 else 4.2) * sin(i * pi / 8)) for i in range(16)]))
        q.setBrush(QColor("#ffffff" if colour == "#1c1c1c" else "#404550"))
        q.drawEllipse(QPointF(8.4, 8.8), 1.3, 1.3)


win = QMainWindow()
win.setWindowTitle(g.choice(["Chessfield", "Two-Tone Mines", "Mine Parquet 0.3"]))
for name in ("&Game", "&View", "&Help"):
    win.menuBar().addMenu(name)
if g.random() < 0.7:
    tools = QToolBar()
    tools.setMovable(g.random() < 0.5)
    for icon, text in ((QStyle.SP_FileIcon, "New"), (QStyle.SP_BrowserReload, "Restart"), (QStyle.SP_MediaPause, "Pause")):
        tools.addAction(QAction(win.style().standardIcon(icon), text, win))
    win.addToolBar(tools)
    lcd = QLCDNumber(3)
    lcd.display(p.left)
    lcd.setSegmentStyle(QLCDNumber.Flat)
    tools.addWidget(lcd)
middle = QWidget()
col = QVBoxLayout(middle)
col.setContentsMargins(0, 0, 0, 0)
field = Field()
col.addWidget(field, 0, Qt.AlignCenter)
win.setCentralWidget(middle)
win.statusBar().addWidget(QLabel({"playing": f"{p.left} mines to find", "won": "Congratulations!", "lost": "You stepped on a mine"}[p.status]))
win.statusBar().addPermanentWidget(QLabel(f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"))
win.show()
win.setFixedSize(win.sizeHint())


def measure():
    f = win.devicePixelRatioF()
    at = field.mapToGlobal(QPoint(0, 0))
    return (at.x() + margin) * f, (at.y() + margin) * f, p.cols * pitch * f, p.rows * pitch * f


tell_qt(app, measure)
