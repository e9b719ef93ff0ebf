"""Qt: one painted widget in the manner of a printed almanac: covered cells in one flat ink with a small mark, book figures, round flag seals; counters in a dock at the left or in a strip below."""
import math
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PyQt5.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Windows"]))
LOOKS = [  # page, cover, mark, open, rule, inks, seal, cloth, mine, hit, words
    ("#efe6d2", "#31506b", "#5d7d99", "#fbf5e6", "#c9b994", ["#1f4e9a", "#3a6b1f", "#b3261e", "#5a2a7a", "#8a4a12", "#1b6f74", "#222222", "#7c7363"], "#c23b22", "#fff4dc", "#2a2118", "#e88f78", "#2a2118"),
    ("#f4f4f2", "#3d3d3d", "#6a6a6a", "#ffffff", "#c8c8c6", ["#0047ab", "#2e7d32", "#d32f2f", "#6a1b9a", "#a65a00", "#00838f", "#111111", "#808080"], "#e53935", "#ffffff", "#111111", "#ffab91", "#111111"),
    ("#e3efe6", "#2f6b4f", "#58937a", "#f8fdf9", "#b6d3c0", ["#1b57b8", "#1f7d3a", "#c9302c", "#66309a", "#8f5200", "#0a7880", "#1b2a22", "#74857b"], "#f2a900", "#1b2a22", "#1b2a22", "#f2998a", "#1b2a22"),
    ("#241c2c", "#6d4c8d", "#9273b0", "#2e2538", "#46395a", ["#8ab8ff", "#93e0a0", "#ff918c", "#d8b0ff", "#ffc97a", "#7ce6de", "#ffffff", "#aaa0b8"], "#ff6f91", "#ffffff", "#f0e8f8", "#a33350", "#f0e8f8"),
    ("#fbe9e7", "#d98880", "#f0b5ae", "#fffaf9", "#eccdc8", ["#2a5bd0", "#2b8040", "#b71c1c", "#6c2fa8", "#8a4b00", "#0b7a86", "#232323", "#8c7f7d"], "#7b241c", "#ffffff", "#3a1512", "#ff8a65", "#3a1512"),
]
page, cover, mark, floor, rule, inks, seal, cloth, black, hit, words = g.choice(LOOKS)
size = p.cell_size(12 if p.cols > 20 else 20, 58)
margin = g.choice([6, 14, 24])
trifle = g.choice(["dot", "none", "diamond", "lozenge", "notch"])
lines = g.choice(["grid", "grid", "none"])
family = g.choice(["P052", "C059", "Liberation Serif", "DejaVu Serif", "URW Bookman"])
face = QFont(family)
face.setPixelSize(max(9, int(size * g.uniform(0.6, 0.74))))
face.setBold(g.random() < 0.75 or size < 20)
gap = 1 if size >= 16 and g.random() < 0.6 else 0


class Page(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * size + 2 * margin, p.rows * size + 2 * margin)

    def glyph(self, q, s, colour, n):
        path = QPainterPath()
        path.addText(0, 0, face, s)
        b = path.boundingRect()
        path.translate(n / 2 - b.center().x(), n / 2 - b.center().y())
        q.fillPath(path, QColor(colour))

    def paintEvent(self, _):
        q = QPainter(self)
        q.fillRect(self.rect(), QColor(page))
        q.fillRect(margin, margin, p.cols * size, p.rows * size, QColor(floor))
        if lines == "grid":
            q.setPen(QColor(rule))
            for c in range(p.cols + 1):
                q.drawLine(margin + c * size, margin, margin + c * size, margin + p.rows * size)
            for r in range(p.rows + 1):
                q.drawLine(margin, margin + r * size, margin + p.cols * size, margin + r * size)
        q.setRenderHint(QPainter.Antialiasing)
        n = size
        for r, c, s in p.each():
            q.save()
            q.translate(margin + c * n, margin + r * n)
            if s in "#F?x":
                q.fillRect(QRectF(gap, gap, n - gap * (1 if lines == "grid" else 2), n - gap * (1 if lines == "grid" else 2)) if gap else QRectF(0, 0, n, n), QColor(cover))
                if not gap:
                    q.setPen(QPen(QColor(mark), 1))
                    q.drawRect(QRectF(0.5, 0.5, n, n))
            q.setPen(Qt.NoPen)
            q.setBrush(QColor(mark))
            if s == "#":
                m = n / 2
                if trifle == "dot":
                    q.drawEllipse(QPointF(m, m), n * 0.07, n * 0.07)
                elif trifle in ("diamond", "lozenge"):
                    a, b = (0.12, 0.12) if trifle == "diamond" else (0.34, 0.34)
                    if trifle == "lozenge":
                        q.setBrush(Qt.NoBrush)
                        q.setPen(QPen(QColor(mark), 1))
                    q.drawPolygon(QPolygonF([QPointF(m, m - b * n), QPointF(m + a * n, m), QPointF(m, m + b * n), QPointF(m - a * n, m)]))
                elif trifle == "notch":
                    q.drawPolygon(QPolygonF([QPointF(n - gap, n - gap), QPointF(n * 0.72, n - gap), QPointF(n - gap, n * 0.72)]))
            elif s in "12345678":
                self.glyph(q, s, inks[int(s) - 1], n)
            elif s == "?":
                self.glyph(q, "?", "#ffffff", n)
            elif s in "Fx":
                q.setBrush(QColor(seal if s == "F" else "#777777"))
                q.drawEllipse(QPointF(n / 2, n / 2), n * 0.37, n * 0.37)
                q.setPen(QPen(QColor(cloth if s == "F" else "#ffffff"), max(1.2, n * 0.07)))
                q.drawLine(QPointF(n * 0.41, n * 0.28), QPointF(n * 0.41, n * 0.74))
                q.setPen(Qt.NoPen)
                q.setBrush(QColor(cloth if s == "F" else "#ffffff"))
                q.drawPolygon(QPolygonF([QPointF(n * 0.41, n * 0.27), QPointF(n * 0.72, n * 0.38), QPointF(n * 0.41, n * 0.52)]))
                if s == "x":
                    q.setPen(QPen(QColor("#ff2b2b"), max(1.8, n * 0.09)))
                    q.drawLine(QPointF(n * 0.16, n * 0.84), QPointF(n * 0.84, n * 0.16))
                    q.drawLine(QPointF(n * 0.16, n * 0.16), QPointF(n * 0.84, n * 0.84))
            elif s in "*X":
                if s == "X":
                    q.fillRect(QRectF(1, 1, n - 1, n - 1), QColor(hit))
                star = QPolygonF()
                for i in range(20):
                    a, d = i * math.pi / 10, n * (0.38 if i % 2 == 0 else 0.24)
                    star.append(QPointF(n / 2 + d * math.sin(a), n / 2 - d * math.cos(a)))
                q.setBrush(QColor(black))
                q.drawPolygon(star)
                q.setBrush(QColor(floor))
                q.drawEllipse(QPointF(n / 2, n / 2), n * 0.07, n * 0.07)
            q.restore()
        q.setRenderHint(QPainter.Antialiasing, False)
        q.setBrush(Qt.NoBrush)
        q.setPen(QPen(QColor(words), 1))
        q.drawRect(margin - 3, margin - 3, p.cols * size + 6, p.rows * size + 6)
        q.end()


w = QMainWindow()
w.setWindowTitle(g.choice(["Almanac", "The Minesweeper's Almanac", "Almanac Mines 2.3"]))
for name in g.choice([["&Game", "&View", "&Help"], ["&File", "&Edit", "&Options", "&Help"]]):
    w.menuBar().addMenu(name)
body = QWidget()
body.setStyleSheet(f"#body {{ background: {page}; }} QLabel {{ color: {words}; font-family: '{family}'; }}")
body.setObjectName("body")
board = Page()
time = f"{p.seconds // 60}:{p.seconds % 60:02d}"
text = {"playing": "In play", "won": "The field is clear", "lost": "A mine was struck"}[p.status]
if (p.max_cell - size) * p.cols > 150 or p.cols < p.rows:
    row = QHBoxLayout(body)
    row.setContentsMargins(0, 0, 0, 0)
    side = QVBoxLayout()
    side.setContentsMargins(14, 14, 4, 14)
    for small, large in (("MINES", str(p.left)), ("TIME", time)):
        a, b = QLabel(small), QLabel(large)
        a.setStyleSheet("font-size: 11px;")
        b.setStyleSheet("font-size: 30px; font-weight: bold;")
        side.addWidget(a)
        side.addWidget(b)
    line = QFrame()
    line.setFrameShape(QFrame.HLine)
    side.addWidget(line)
    side.addWidget(QLabel(text))
    side.addStretch(1)
    side.addWidget(QPushButton("New game"))
    row.addLayout(side)
    row.addWidget(board, 0, Qt.AlignCenter)
else:
    col = QVBoxLayout(body)
    col.setContentsMargins(0, 0, 0, 6)
    col.addWidget(board, 0, Qt.AlignCenter)
    label = QLabel(f"No. of mines {p.left}  ·  {time}  ·  {text}" if p.cols * size > 260 else f"{p.left}  ·  {time}")
    label.setStyleSheet("font-size: 15px; font-style: italic;")
    col.addWidget(label, 0, Qt.AlignCenter)
w.setCentralWidget(body)
w.show()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(board, margin, p.cols * size, p.rows * size))
