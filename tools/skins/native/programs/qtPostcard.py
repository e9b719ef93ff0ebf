"""Qt 5, one painted widget: paper cards with an inner rule lie over a ruled sheet, numerals in a book face, map pins as flags."""
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
LOOKS = [  # window, card, rule on card, sheet, lines, pin, dark ink, numbers
    ("#d9cfbb", "#b98a5e", "#d8b48f", "#fbf6e9", "#d3c6a8", "#b3202a", "#2b2118", ["#24508f", "#2f6b2f", "#a32020", "#4b2a78", "#7a4a10", "#1d6f70", "#1f1a15", "#7d766b"]),
    ("#cdd6dd", "#5d7a94", "#86a0b6", "#fdfdfd", "#c3ccd4", "#e0452f", "#1e2a33", ["#1f5fbf", "#28803c", "#c62f2f", "#5b36a0", "#98550d", "#12808a", "#181e23", "#7a858d"]),
    ("#e4ded8", "#efe9e1", "#b9ada0", "#ffffff", "#d9d3cb", "#c2185b", "#3a322b", ["#3550b5", "#3f7d3a", "#c2392f", "#6d3592", "#a25e08", "#167c7c", "#26211d", "#8a837c"]),
    ("#26302b", "#44614f", "#5f8069", "#e9eee4", "#c4ccbd", "#ffcf40", "#17201b", ["#1d4fa8", "#236b2c", "#b32020", "#552c8a", "#8a4b0c", "#136a6a", "#151a17", "#6f7a72"]),
]
window, card, rule, sheet, lines, pin, dark, ink = g.choice(LOOKS)
size = p.cell_size(20, 56)
margin = g.choice([0, 8, 18])
inner = g.choice(["rule", "rule", "corners", "none"])
font = QFont(g.choice(["Liberation Serif", "P052", "C059", "DejaVu Serif", "URW Bookman"]))
font.setPixelSize(int(size * g.uniform(0.55, 0.74)))
font.setBold(g.random() < 0.6)
wobble = g.random() < 0.0


class Sheet(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * size + 2 * margin, p.rows * size + 2 * margin)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.fillRect(self.rect(), QColor(window))
        q.fillRect(QRectF(margin, margin, p.cols * size, p.rows * size), QColor(sheet))
        for r, c, s in p.each():
            self.cell(q, margin + c * size, margin + r * size, s)

    def cell(self, q, x, y, s):
        box = QRectF(x, y, size, size)
        if s in "012345678*X":
            if s == "X":
                q.fillRect(box, QColor("#e2574c"))
            q.setPen(QPen(QColor(lines), 1))
            q.drawLine(QPointF(x + size - 0.5, y), QPointF(x + size - 0.5, y + size))
            q.drawLine(QPointF(x, y + size - 0.5), QPointF(x + size, y + size - 0.5))
        else:
            q.setPen(QPen(QColor(card).darker(145), 1))
            q.setBrush(QColor(card))
            q.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
            q.setPen(QPen(QColor(rule), 1))
            d = max(3, size // 9)
            q.setBrush(Qt.NoBrush)
            if inner == "rule":
                q.drawRect(box.adjusted(d + 0.5, d + 0.5, -d - 0.5, -d - 0.5))
            elif inner == "corners":
                k = size // 5
                for a, b, i, j in ((x + d, y + d, 1, 1), (x + size - d, y + d, -1, 1), (x + d, y + size - d, 1, -1), (x + size - d, y + size - d, -1, -1)):
                    q.drawLine(QPointF(a, b), QPointF(a + i * k, b))
                    q.drawLine(QPointF(a, b), QPointF(a, b + j * k))
        if s in "12345678?":
            q.setFont(font)
            q.setPen(QColor(ink[int(s) - 1] if s != "?" else dark if QColor(card).lightness() > 140 else "#ffffff"))
            q.drawText(box, Qt.AlignCenter, s)
        elif s in "*X":
            self.mine(q, box)
        elif s in "Fx":
            self.pin(q, box)
            if s == "x":
                q.setPen(QPen(QColor("#111111" if QColor(card).lightness() > 90 else "#ffffff"), max(2, size / 12), Qt.SolidLine, Qt.RoundCap))
                e = size * 0.22
                q.drawLine(box.topLeft() + QPointF(e, e), box.bottomRight() - QPointF(e, e))
                q.drawLine(box.topRight() + QPointF(-e, e), box.bottomLeft() + QPointF(e, -e))

    def pin(self, q, box):
        u = size / 24
        path = QPainterPath()
        at = lambda a, b: box.topLeft() + QPointF(a * u, b * u)  # noqa: E731
        path.moveTo(at(12, 20.5))
        path.cubicTo(at(10, 15.5), at(6.3, 13.5), at(6.3, 9.2))
        path.cubicTo(at(6.3, 1.8), at(17.7, 1.8), at(17.7, 9.2))
        path.cubicTo(at(17.7, 13.5), at(14, 15.5), at(12, 20.5))
        q.setPen(QPen(QColor(pin).darker(150), max(1, u * 0.8)))
        q.setBrush(QColor(pin))
        q.drawPath(path)
        q.setPen(Qt.NoPen)
        q.setBrush(QColor("#ffffff"))
        q.drawEllipse(at(12, 9), 2.4 * u, 2.4 * u)

    def mine(self, q, box):
        u = size / 24
        at = lambda a, b: box.topLeft() + QPointF(a * u, b * u)  # noqa: E731
        q.setPen(QPen(QColor(dark), max(1, 1.5 * u)))
        q.setBrush(Qt.NoBrush)
        path = QPainterPath(at(15, 8))
        path.cubicTo(at(16, 4), at(19, 4), at(19.5, 6.5))
        q.drawPath(path)
        q.setPen(Qt.NoPen)
        q.setBrush(QColor(dark))
        q.drawEllipse(at(11, 14), 7 * u, 7 * u)
        q.drawRect(QRectF(at(12.6, 6.4), at(16.6, 10)))
        q.setBrush(QColor("#f6a821"))
        q.drawEllipse(at(19.7, 7), 1.8 * u, 1.8 * u)
        q.setBrush(QColor(255, 255, 255, 170))
        q.drawEllipse(at(8.6, 11.6), 1.8 * u, 1.8 * u)


w = QMainWindow()
w.setWindowTitle("Postcard Mines")
if g.random() < 0.5:
    for name in ("&Game", "&Cards", "&Help"):
        w.menuBar().addMenu(name)
body = QWidget()
w.setCentralWidget(body)
col = QVBoxLayout(body)
col.setContentsMargins(4, 4, 4, 4)
row = QHBoxLayout()
row.addWidget(QLabel(f"<b>{p.left}</b> mines to find"))
row.addStretch()
row.addWidget(QPushButton({"playing": "Start over", "won": "Won — again?", "lost": "Lost — again?"}[p.status]))
row.addStretch()
row.addWidget(QLabel(f"{p.seconds} seconds"))
board = Sheet()
middle = QHBoxLayout()
middle.addStretch()
middle.addWidget(board)
middle.addStretch()
if g.random() < 0.5:
    col.addLayout(row)
    col.addLayout(middle)
else:
    col.addLayout(middle)
    col.addLayout(row)
w.show()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(board, margin, p.cols * size, p.rows * size))
