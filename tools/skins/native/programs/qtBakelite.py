"""Qt, one painted widget: glossy moulded keys with a shine, sunken ivory or slate beds, engraved dials above the board."""
import math
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
LOOKS = [("#2b1a12", "#6b2f1c", "#f4ead2", "#ffe9c4", "#ffd23f", ["#1e4d9b", "#256b2f", "#b3261e", "#52207a", "#8a4b08", "#0d6b70", "#1a1a1a", "#7d7463"]),
         ("#101b17", "#14564a", "#e3efe4", "#e6fff4", "#ff7a59", ["#1746b0", "#0d6d31", "#c02020", "#6a1b9a", "#9a5200", "#00737d", "#10201a", "#6e7d74"]),
         ("#16181c", "#2f333b", "#14161a", "#f1f1f1", "#ff4d4d", ["#55aaff", "#5fd068", "#ff6a6a", "#c58bff", "#ffb347", "#4fd8d8", "#fafafa", "#9aa0a8"]),
         ("#bfc3c9", "#f3f0e6", "#d5d2c8", "#3a352a", "#c62828", ["#1a3fc4", "#17752c", "#cb1f1f", "#401f86", "#86420a", "#006d75", "#000000", "#6c6a63"]),
         ("#0b1740", "#2e55c9", "#eaf0ff", "#ffffff", "#ffdb4d", ["#0f4fd6", "#117a37", "#d11f3a", "#5a1fb0", "#a05300", "#007a8a", "#0a1230", "#6d7795"])]
case, key, bed, mark, flagc, ink = g.choice(LOOKS)
size = p.cell_size(16, 54)
margin = g.choice([5, 10, 16])
inset = max(1, size // 18)
rad = g.choice([0.1, 0.2, 0.34]) * size
font = QFont(g.choice(["URW Gothic", "DejaVu Sans", "Nimbus Sans Narrow", "C059", "Liberation Sans"]))
font.setPixelSize(int(size * g.uniform(0.52, 0.68)))
font.setBold(g.random() < 0.8)
fm = QFontMetricsF(font)
shine = g.choice(["band", "spot", "none"])
bomb = g.choice(["naval", "round", "skulllike"])


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * size + 2 * margin, p.rows * size + 2 * margin)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.fillRect(self.rect(), QColor(case))
        for r, c, s in p.each():
            self.one(q, margin + c * size, margin + r * size, s)

    def text(self, q, x, y, t, colour):
        q.setFont(font)
        q.setPen(QColor(colour))
        b = fm.tightBoundingRect(t)
        q.drawText(QPointF(x + size / 2 - b.center().x(), y + size / 2 - b.center().y()), t)

    def one(self, q, x, y, s):
        box = QRectF(x + inset, y + inset, size - 2 * inset, size - 2 * inset)
        if s in "012345678*X":
            q.setPen(QPen(QColor(0, 0, 0, 70), 1))
            q.setBrush(QColor("#e8412f") if s == "X" else QColor(bed))
            q.drawRect(QRectF(x + 0.5, y + 0.5, size - 1, size - 1))
            if s in "12345678":
                self.text(q, x, y, s, ink[int(s) - 1])
            elif s in "*X":
                self.mine(q, x, y, QColor("#161616") if QColor(bed).lightness() > 120 or s == "X" else QColor("#e0e0e0"))
            return
        q.setPen(Qt.NoPen)
        q.setBrush(QColor(0, 0, 0, 90))
        q.drawRoundedRect(box.translated(0, inset), rad, rad)
        shade = QLinearGradient(box.topLeft(), box.bottomLeft())
        shade.setColorAt(0, QColor(key).lighter(135 if QColor(key).lightness() < 200 else 104))
        shade.setColorAt(1, QColor(key).darker(130))
        q.setBrush(QBrush(shade))
        q.setPen(QPen(QColor(key).darker(190), 1))
        q.drawRoundedRect(box, rad, rad)
        q.setPen(Qt.NoPen)
        if shine == "band":
            path = QPainterPath()
            path.addRoundedRect(box.adjusted(inset + 1, inset + 1, -inset - 1, -box.height() * 0.55), rad * 0.7, rad * 0.7)
            q.fillPath(path, QColor(255, 255, 255, 60))
        elif shine == "spot":
            spot = QRadialGradient(QPointF(x + size * 0.32, y + size * 0.28), size * 0.4)
            spot.setColorAt(0, QColor(255, 255, 255, 130))
            spot.setColorAt(1, QColor(255, 255, 255, 0))
            q.setBrush(QBrush(spot))
            q.drawRoundedRect(box, rad, rad)
        if s == "?":
            self.text(q, x, y, "?", mark)
        elif s in "Fx":
            u = size / 24
            q.setBrush(QColor(mark))
            q.drawRoundedRect(QRectF(x + 7 * u, y + 5 * u, 2 * u, 14 * u), u, u)
            path = QPainterPath(QPointF(x + 9 * u, y + 5.5 * u))
            path.quadTo(QPointF(x + 14 * u, y + 3.5 * u), QPointF(x + 18.5 * u, y + 7 * u))
            path.quadTo(QPointF(x + 15 * u, y + 9.5 * u), QPointF(x + 18 * u, y + 13 * u))
            path.quadTo(QPointF(x + 13 * u, y + 11.5 * u), QPointF(x + 9 * u, y + 13 * u))
            q.fillPath(path, QColor(flagc))
            if s == "x":
                q.setPen(QPen(QColor("#111" if QColor(key).lightness() > 120 else "#fff"), max(2, 2.4 * u), cap=Qt.RoundCap))
                q.drawLine(QPointF(x + 5 * u, y + 5 * u), QPointF(x + 19 * u, y + 19 * u))
                q.drawLine(QPointF(x + 19 * u, y + 5 * u), QPointF(x + 5 * u, y + 19 * u))

    def mine(self, q, x, y, colour):
        m = QPointF(x + size / 2, y + size / 2)
        q.setPen(QPen(colour, max(1, size * 0.08), cap=Qt.RoundCap))
        if bomb == "naval":
            for i in range(8):
                a = i * math.pi / 4
                q.drawLine(m, m + QPointF(math.cos(a), math.sin(a)) * size * 0.36)
        elif bomb == "round":
            q.drawLine(m, m + QPointF(size * 0.2, -size * 0.34))
        q.setPen(Qt.NoPen)
        q.setBrush(colour)
        q.drawEllipse(m, size * 0.25, size * 0.25)
        if bomb == "skulllike":
            q.drawRect(QRectF(m.x() - size * 0.13, m.y() + size * 0.1, size * 0.26, size * 0.24))
            q.setBrush(QColor(bed))
            for d in (-1, 1):
                q.drawEllipse(m + QPointF(d * size * 0.1, 0), size * 0.06, size * 0.07)
        else:
            q.setBrush(QColor(flagc) if bomb == "round" else QColor(255, 255, 255, 200))
            at = m + (QPointF(size * 0.21, -size * 0.35) if bomb == "round" else QPointF(-size * 0.09, -size * 0.09))
            q.drawEllipse(at, size * 0.07, size * 0.07)


w = QMainWindow()
w.setWindowTitle(g.choice(["Bakelite", "Bakelite Mines", "The Switchboard"]))
if g.random() < 0.5:
    for n in ("&Play", "&Finish", "&Help"):
        w.menuBar().addMenu(n)
body = QWidget()
body.setStyleSheet(f"QWidget#body {{ background: {QColor(case).lighter(140).name()}; }}")
body.setObjectName("body")
w.setCentralWidget(body)
col = QVBoxLayout(body)
col.setContentsMargins(*[g.choice([0, 8])] * 4)
top = QHBoxLayout()
for t in (f"{p.left}", None, f"{p.seconds}"):
    if t is None:
        top.addStretch()
        top.addWidget(QPushButton({"playing": "Reset", "won": "Cleared", "lost": "Failed"}[p.status]))
        top.addStretch()
        continue
    lab = QLabel(t)
    lab.setAlignment(Qt.AlignCenter)
    lab.setMinimumWidth(60)
    lab.setStyleSheet(f"background: {bed}; color: {ink[2]}; border: 2px inset {case}; border-radius: 8px; font: bold 20px 'DejaVu Sans Mono'; padding: 3px;")
    top.addWidget(lab)
board = Board()
first = g.random() < 0.75
if first:
    col.addLayout(top)
col.addWidget(board, 0, Qt.AlignCenter)
if not first:
    col.addLayout(top)
w.show()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(board, margin, p.cols * size, p.rows * size))
