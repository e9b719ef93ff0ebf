"""Folded paper: every covered cell is a sheet with its four corners turned in, opened ones lie flat with the creases; flags and mines are folded too."""
import math
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
LOOKS = [  # table, sheet, paper, crease, text, bird, inks
    ("#5b4636", "#d9573f", "#fbf3e4", "#e6d8bf", "#fff4e0", "#ffe9a8", ["#1e4fa3", "#2f7a2b", "#b8262a", "#5d2b8c", "#8f4b0c", "#14707a", "#201a16", "#776c60"]),
    ("#27414a", "#4f9aa8", "#f1f7f6", "#d3e3e2", "#eefcff", "#ffd0b8", ["#1d46b0", "#1d7238", "#c02626", "#54278f", "#8c4708", "#0b6b72", "#141d20", "#66757a"]),
    ("#d9d4c7", "#7c8c5a", "#fffdf6", "#e9e4d4", "#2c3018", "#fff6cf", ["#24519f", "#3c7317", "#b32a22", "#653088", "#93500f", "#17706f", "#22221c", "#7a766a"]),
    ("#1e1b2a", "#6d5fae", "#2c2840", "#3a3554", "#ece8ff", "#ffcf70", ["#86b8ff", "#8fe29a", "#ff928c", "#d7b5ff", "#ffc284", "#7ee3e0", "#ffffff", "#aaa5c0"]),
]
table, sheet, paper, crease, text, bird, inks = g.choice(LOOKS)
n = p.cell_size(20, 50)
gap = g.choice([1, 2, 3]) if n > 26 else 1
fold = g.choice(["four", "one"])
margin = g.choice([8, 14])
font = QFont(g.choice(["DejaVu Serif", "URW Bookman", "Liberation Serif", "C059"]))
font.setBold(True)
font.setPixelSize(round(n * g.uniform(0.54, 0.64)))
night = paper == "#2c2840"


def poly(q, colour, *pts):
    q.setPen(Qt.NoPen)
    q.setBrush(QColor(colour))
    q.drawPolygon(QPolygonF([QPointF(x, y) for x, y in pts]))


class Table(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * n + 2 * margin, p.rows * n + 2 * margin)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        m = n - gap
        for r, c, s in p.each():
            q.save()
            q.translate(margin + c * n + gap / 2, margin + r * n + gap / 2)
            shut = s in "#F?x"
            if shut:
                self.sheet(q, m)
            else:
                poly(q, "#f26a4b" if s == "X" else paper, (0, 0), (m, 0), (m, m), (0, m))
                q.setPen(QPen(QColor(crease if s != "X" else "#d14f33"), 1))
                q.drawLine(QPointF(0, 0), QPointF(m, m)), q.drawLine(QPointF(m, 0), QPointF(0, m))
            if s in "12345678?":
                q.setFont(font)
                q.setPen(QColor(text if s == "?" else inks[int(s) - 1]))
                b = QFontMetricsF(font).tightBoundingRect(s)
                q.drawText(QPointF((m - b.width()) / 2 - b.x(), (m - b.height()) / 2 - b.y()), s)
            elif s in "FxX*":
                q.scale(m / 20, m / 20)
                self.flag(q, s == "x") if shut else self.mine(q, s == "X")
            q.restore()

    def sheet(self, q, m):
        base = QColor(sheet)
        if fold == "four":
            h = m / 2
            poly(q, base.lighter(118), (0, 0), (m, 0), (h, h))
            poly(q, base.lighter(106), (0, 0), (0, m), (h, h))
            poly(q, base.darker(104), (m, 0), (m, m), (h, h))
            poly(q, base.darker(116), (0, m), (m, m), (h, h))
        else:
            k = m * 0.3
            poly(q, base, (0, 0), (m - k, 0), (m, k), (m, m), (0, m))
            poly(q, base.darker(135), (m - k, 0), (m, k), (m - k, k))
            q.setPen(QPen(base.darker(122), 1))
            q.drawLine(QPointF(0.5, m - 0.5), QPointF(m - 0.5, m - 0.5))

    def flag(self, q, wrong):
        b = QColor(bird)
        poly(q, b, (4, 4), (15.5, 7), (9, 12))
        poly(q, b.darker(125), (4, 4), (9, 12), (5.8, 17))
        poly(q, b.darker(150), (9, 12), (15.5, 7), (12.4, 11.6))
        if wrong:
            q.setPen(QPen(QColor("#101010"), 2.4, Qt.SolidLine, Qt.FlatCap))
            q.drawLine(QPointF(3, 3), QPointF(17, 17)), q.drawLine(QPointF(17, 3), QPointF(3, 17))

    def mine(self, q, hit):
        dark, mid = ("#241010", "#4a1d18") if hit else ("#f0e8ff", "#b9aee0") if night else ("#2a2622", "#57504a")
        for i in range(8):
            a, b, d = i * math.pi / 4, (i + 0.5) * math.pi / 4, (i - 0.5) * math.pi / 4
            at = lambda t, k: (10 + k * math.cos(t), 10 + k * math.sin(t))
            poly(q, dark, (10, 10), at(a, 8), at(b, 4))
            poly(q, mid, (10, 10), at(a, 8), at(d, 4))


win = QWidget()
win.setObjectName("win")
win.setWindowTitle(g.choice(["Origami Mines", "Thousand Folds"]))
win.setStyleSheet(f"#win {{ background: {table}; }} QLabel {{ color: {text}; font: 15px 'DejaVu Serif'; }} QPushButton {{ background: {sheet}; color: {text}; border: none; padding: 5px 14px; }} QProgressBar {{ max-height: 6px; border: none; background: {crease}; }} QProgressBar::chunk {{ background: {sheet}; }}")
col = QVBoxLayout(win)
col.setContentsMargins(4, 6, 4, 4)
row = QHBoxLayout()
row.setContentsMargins(margin, 0, margin, 0)
row.addWidget(QLabel(f"{p.left} birds")), row.addStretch(1)
go = QPushButton({"playing": "New sheet", "won": "Beautiful!", "lost": "Torn. Again?"}[p.status])
go.setFocusPolicy(Qt.NoFocus)
row.addWidget(go), row.addStretch(1), row.addWidget(QLabel(f"{p.seconds // 60}:{p.seconds % 60:02d}"))
board = Table()
col.addLayout(row), col.addWidget(board, 0, Qt.AlignCenter)
if g.random() < 0.5:
    bar = QProgressBar()
    bar.setTextVisible(False)
    bar.setMaximum(p.rows * p.cols - p.mines)
    bar.setValue(sum(s in "012345678" for line in p.cells for s in line))
    col.addWidget(bar)
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(board, margin, p.cols * n, p.rows * n))
