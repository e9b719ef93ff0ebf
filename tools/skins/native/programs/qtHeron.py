"""A polished desktop application: one painted board with soft gradients and its own artwork, a side panel with level, tallies and progress, light or dark."""
import math
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPalette, QPen, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QApplication, QComboBox, QHBoxLayout, QLabel, QMainWindow, QProgressBar, QPushButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
LOOKS = [  # window, text, cover top, cover bottom, cover edge, open, line, flag, inks
    ("#f3f6f9", "#23303d", "#a9bfd3", "#7f9cb8", "#64819d", "#ffffff", "#d5dee7", "#f0592b", ["#2563c9", "#2c8a4b", "#d6342c", "#6a3fb5", "#a3581b", "#12808c", "#25303b", "#7b8794"]),
    ("#1f262d", "#d8e0e7", "#5b7286", "#465a6c", "#33424f", "#2a333c", "#36424d", "#ffb02e", ["#6fb1ff", "#69d48c", "#ff7d74", "#bf9bff", "#f0a767", "#54d3d6", "#eef2f5", "#93a0ac"]),
    ("#faf5ee", "#4a3b2c", "#8fb8a2", "#6a9a81", "#517f67", "#fffdf9", "#e6dccd", "#d1344b", ["#27609c", "#3d7a2f", "#c0392b", "#5d3a8e", "#8a4b16", "#1c7c78", "#2e2620", "#8a8075"]),
    ("#eeeaf6", "#352c4c", "#b3a2dd", "#8d79c2", "#6c58a2", "#fbfaff", "#dad3ea", "#e8366f", ["#3456d1", "#2b8a57", "#d23b3b", "#7a2fb8", "#b0631c", "#1689a0", "#2a243a", "#837b97"]),
]
back, words, hi, lo, edge, paper, line, red, inks = g.choice(LOOKS)
pal = QPalette()
for role, tone in ((QPalette.Window, back), (QPalette.WindowText, words), (QPalette.Base, paper), (QPalette.Text, words), (QPalette.Button, back), (QPalette.ButtonText, words), (QPalette.Highlight, hi)):
    pal.setColor(role, QColor(tone))
app.setPalette(pal)
side = g.choice(["right", "left", "top"]) if p.max_cell * p.cols > 460 else "top"
room = p.max_cell if side == "top" else (p.max_cell * p.cols - 150) / p.cols
size = g.randint(18, max(18, min(46, int(room))))
radius = g.choice([0, 2, 0.12 * size, 0.2 * size])
inset = g.choice([0.5, 0.5, 1, 1.5])
face = g.choice(["Noto Sans", "Liberation Sans", "DejaVu Sans", "Nimbus Sans", "Noto Sans Display"])
part = g.uniform(0.5, 0.66)
margin = 10


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * size + 2 * margin, p.rows * size + 2 * margin)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.setPen(Qt.NoPen)
        q.setBrush(QColor(line))
        q.drawRoundedRect(QRectF(margin - 4, margin - 4, p.cols * size + 8, p.rows * size + 8), 5, 5)
        for r, c, s in p.each():
            q.save()
            q.translate(margin + c * size, margin + r * size)
            self.cell(q, s)
            q.restore()

    def cell(self, q, s):
        box = QRectF(inset, inset, size - 2 * inset, size - 2 * inset)
        if s in "012345678*X":
            q.setBrush(QColor("#ee5a4f" if s == "X" else paper))
            q.setPen(Qt.NoPen)
            q.drawRect(box)
        else:
            shade = QLinearGradient(0, 0, 0, size)
            shade.setColorAt(0, QColor(hi))
            shade.setColorAt(1, QColor(lo))
            q.setBrush(QBrush(shade))
            q.setPen(QPen(QColor(edge), 1))
            q.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            q.setPen(QPen(QColor(255, 255, 255, 90), 1))
            q.drawLine(QPointF(radius + 2, inset + 1.5), QPointF(size - radius - 2, inset + 1.5))
        q.scale(size / 32, size / 32)
        if s in "12345678?":
            f = QFont(face)
            f.setPixelSize(max(6, int(32 * part)))
            f.setWeight(QFont.DemiBold)
            q.setFont(f)
            q.setPen(QColor("#ffffff") if s == "?" else QColor(inks[int(s) - 1]))
            q.drawText(QRectF(0, 0, 32, 32), Qt.AlignCenter, s)
        elif s in "Fx":
            q.setPen(Qt.NoPen)
            q.setBrush(QColor(0, 0, 0, 50))
            q.drawEllipse(QRectF(6, 24, 15, 4))
            q.setBrush(QColor("#fafafa"))
            q.drawRoundedRect(QRectF(10, 5, 2.6, 21.5), 1, 1)
            path = QPainterPath(QPointF(12.6, 6))
            path.cubicTo(17, 3.5, 20, 9, 26, 6.5)
            path.cubicTo(24.5, 10, 24.5, 13, 26, 16.5)
            path.cubicTo(20, 19, 17, 13.5, 12.6, 16)
            path.closeSubpath()
            q.setBrush(QColor(red))
            q.drawPath(path)
            if s == "x":
                q.setPen(QPen(QColor("#20242a"), 3.4, Qt.SolidLine, Qt.RoundCap))
                q.drawLine(QPointF(6, 6), QPointF(26, 26))
                q.drawLine(QPointF(26, 6), QPointF(6, 26))
        elif s in "*X":
            tone = QColor("#2b323a") if QColor(paper).lightness() > 120 or s == "X" else QColor("#c3ccd4")
            q.setPen(QPen(tone, 2.6, Qt.SolidLine, Qt.RoundCap))
            for i in range(4):
                a = math.pi * i / 4
                q.drawLine(QPointF(16 - 11.5 * math.cos(a), 16 - 11.5 * math.sin(a)), QPointF(16 + 11.5 * math.cos(a), 16 + 11.5 * math.sin(a)))
            ball = QRadialGradient(13, 12, 12)
            ball.setColorAt(0, tone.lighter(190))
            ball.setColorAt(1, tone)
            q.setPen(Qt.NoPen)
            q.setBrush(QBrush(ball))
            q.drawEllipse(QPointF(16, 16), 8, 8)


w = QMainWindow()
w.setWindowTitle(g.choice(["Heron", "Heron Mines 2.3", "Heron - Minesweeper"]))
if g.random() < 0.5:
    for name in ("Game", "View", "Help"):
        w.menuBar().addMenu(name)
body = QWidget()
w.setCentralWidget(body)
lay = QVBoxLayout(body) if side == "top" else QHBoxLayout(body)
panel = QHBoxLayout() if side == "top" else QVBoxLayout()
combo = QComboBox()
combo.addItems(["Beginner", "Intermediate", "Expert"])
combo.setCurrentIndex(g.randrange(3))
bar = QProgressBar()
done = sum(s in "012345678" for row in p.cells for s in row) * 100 // (p.rows * p.cols - p.mines)
bar.setValue(done)
bar.setFixedWidth(110)
parts = [QLabel(f"<b style='font-size:17px'>{p.left}</b> mines left"), QLabel(f"<b style='font-size:17px'>{p.seconds // 60}:{p.seconds % 60:02d}</b>"), QPushButton("New game"), combo, bar]
if side == "top" and p.cols * size < 420:
    parts = parts[:3]
for x in parts:
    panel.addWidget(x)
panel.addStretch()
board = Board()
for x in ([panel, board] if side in ("top", "left") else [board, panel]):
    lay.addWidget(x, 0, Qt.AlignHCenter) if x is board else lay.addLayout(x)
w.show()
body.setFocus()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(board, margin, p.cols * size, p.rows * size))
