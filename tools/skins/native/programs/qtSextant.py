"""A QMainWindow as a tutorial would have it after a year of care: menus, an LCD on each side of the button, a painted field with shaded panels, a status bar with the level."""
import math
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPalette, QPen, QPolygonF
from PyQt5.QtWidgets import QApplication, QFrame, QHBoxLayout, QLCDNumber, QMainWindow, QPushButton, QVBoxLayout, QWidget, qDrawShadePanel

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Windows", "Fusion"]))
n = p.cell_size(16, 42)
LOOKS = [  # button, paper, grid, ink of marks, cloth, inks
    ("#c9cdd2", "#e8eaec", "#b4b8bd", "#15181c", "#d0021b", ["#1a3cc8", "#137a2b", "#d01f1f", "#1c1f78", "#7c1d12", "#0f7b7b", "#101010", "#6f6f6f"]),
    ("#d8cfb8", "#f6f1e2", "#cfc5a8", "#2c2412", "#a3161d", ["#1f4fa8", "#3d7a14", "#b8201c", "#58278c", "#8f4d06", "#13706d", "#222222", "#77705d"]),
    ("#9db4d0", "#dfe8f3", "#aabdd6", "#13233a", "#e8372c", ["#0f35b5", "#0d6b26", "#c3141c", "#4e1c86", "#85400a", "#08686f", "#0c0c0c", "#5f6770"]),
    ("#4c5660", "#2c3238", "#424a52", "#f1f3f5", "#ffb41f", ["#74b2ff", "#7fdc7f", "#ff7d7d", "#caa2ff", "#ffb56a", "#67d8d8", "#f8f8f8", "#a6adb4"]),
]
button, paper, rule, mark, cloth, inks = g.choice(LOOKS)
night = mark == "#f1f3f5"
depth = 1 if n < 22 else g.choice([1, 2, 2, 3])
font = QFont(g.choice(["DejaVu Sans", "Liberation Sans", "Nimbus Sans", "DejaVu Serif"]))
font.setBold(True)
font.setPixelSize(round(n * g.uniform(0.58, 0.7)))
dotted = g.random() < 0.4
wide_flag = g.random() < 0.5
pal = QPalette(QColor(button))
pal.setColor(QPalette.Light, QColor(button).lighter(140))
pal.setColor(QPalette.Dark, QColor(button).darker(165))


class Field(QFrame):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * n + 6, p.rows * n + 6)

    def paintEvent(self, _):
        q = QPainter(self)
        qDrawShadePanel(q, self.rect(), pal, True, 3)
        q.translate(3, 3)
        for r, c, s in p.each():
            q.save()
            q.translate(c * n, r * n)
            if s in "#F?x":
                qDrawShadePanel(q, 0, 0, n, n, pal, False, depth, QBrush(QColor(button)))
            else:
                q.fillRect(0, 0, n, n, QColor("#f0524a" if s == "X" else paper))
                q.setPen(QPen(QColor(rule), 1, Qt.DotLine if dotted else Qt.SolidLine))
                q.drawLine(n - 1, 0, n - 1, n - 1), q.drawLine(0, n - 1, n - 1, n - 1)
            if s in "12345678?":
                q.setFont(font)
                q.setPen(QColor(mark if s == "?" else inks[int(s) - 1]))
                q.drawText(QRectF(0, 0, n - 1, n), Qt.AlignCenter, s)
            elif s in "FxX*":
                q.setRenderHint(QPainter.Antialiasing)
                q.scale(n / 20, n / 20)
                self.flag(q, s) if s in "Fx" else self.mine(q, s)
            q.restore()

    def flag(self, q, s):
        q.setPen(Qt.NoPen)
        q.setBrush(QColor(mark))
        q.drawRect(QRectF(6, 3.5, 1.6, 12))
        q.drawRoundedRect(QRectF(3.4, 14.6, 7, 2), 1, 1)
        q.setBrush(QColor("#9a9a9a" if s == "x" else cloth))
        pts = [(7.6, 3.5), (16, 3.5), (13.4, 6.6), (16, 9.8), (7.6, 9.8)] if wide_flag else [(7.6, 3.2), (16.4, 7), (7.6, 10.8)]
        q.drawPolygon(QPolygonF([QPointF(*a) for a in pts]))
        if s == "x":
            q.setPen(QPen(QColor("#ff3b30" if night else "#c00000"), 2.2))
            q.drawLine(QPointF(3.5, 3.5), QPointF(16.5, 16.5)), q.drawLine(QPointF(16.5, 3.5), QPointF(3.5, 16.5))

    def mine(self, q, s):
        ink = QColor("#101010" if s == "X" else mark)
        q.setPen(QPen(ink, 1.8, Qt.SolidLine, Qt.RoundCap))
        for i in range(6):
            a = i * math.pi / 3
            q.drawLine(QPointF(9.5, 9.5), QPointF(9.5 + 7.2 * math.cos(a), 9.5 + 7.2 * math.sin(a)))
        q.setPen(Qt.NoPen)
        q.setBrush(ink)
        q.drawEllipse(QPointF(9.5, 9.5), 5, 5)
        q.setBrush(QColor("#f0524a" if s == "X" else paper))
        q.drawEllipse(QPointF(9.5, 9.5), 1.7, 1.7)


win = QMainWindow()
win.setWindowTitle(g.choice(["Sextant", "Sextant Mines 0.9"]))
for name in ("&Game", "&Options", "&Help"):
    win.menuBar().addMenu(name)
body = QWidget()
col = QVBoxLayout(body)
row = QHBoxLayout()


def lcd(value):
    w = QLCDNumber(3)
    w.setSegmentStyle(QLCDNumber.Flat)
    w.setFixedSize(62, 34)
    w.setStyleSheet("background: #10221a; color: #5dff9e;" if night else "background: #202020; color: #ffcc33;")
    w.display(value)
    return w


row.addWidget(lcd(p.left)), row.addStretch(1)
go = QPushButton({"playing": "New game", "won": "Well done!", "lost": "Once more"}[p.status])
row.addWidget(go), row.addStretch(1), row.addWidget(lcd(p.seconds))
field = Field()
col.addLayout(row), col.addWidget(field, 0, Qt.AlignCenter)
win.setCentralWidget(body)
if night:
    win.setStyleSheet("QWidget { background: #383f46; color: #e8e8e8; }")
if g.random() < 0.7:
    win.statusBar().showMessage(f"{p.cols} x {p.rows}, {p.mines} mines")
win.show()
win.setFixedSize(win.sizeHint())
go.clearFocus()
tell_qt(app, lambda: qt_inside(field, 3, p.cols * n, p.rows * n))
