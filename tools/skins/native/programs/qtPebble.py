"""A modern application: rounded flat tiles painted large, digits plain, of one colour, outlined or with a shadow; a table or list at its side."""
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QFontMetricsF, QIcon, QPainter, QPainterPath, QPalette, QPen, QPolygonF
from PyQt5.QtWidgets import (QApplication, QHBoxLayout, QHeaderView, QLabel, QListWidget, QMainWindow, QProgressBar, QPushButton, QStyle, QTableWidget,
                             QTableWidgetItem, QToolBar, QVBoxLayout, QWidget)

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
THEMES = [  # ground, cover, paper, text, flag, digits
    ("#f4f6fa", "#7c9cd6", "#e3e9f4", "#27324a", "#e5484d", ["#2563eb", "#15803d", "#dc2626", "#6d28d9", "#b45309", "#0e7490", "#111827", "#6b7280"]),
    ("#fbf7f0", "#d9a566", "#f1e6d3", "#4a3520", "#b3261e", ["#1d5fa8", "#3f7a2a", "#b8322a", "#56318a", "#8a4b12", "#1c7777", "#2a2a2a", "#77706a"]),
    ("#20242c", "#4c566a", "#2b303b", "#e5e9f0", "#ff6b6b", ["#7fb4ff", "#a3d977", "#ff8f87", "#c9a0ff", "#ffc46b", "#6fe3d6", "#f5f5f5", "#a9b1bd"]),
    ("#14181f", "#2f6f6a", "#1d242e", "#dff3ef", "#ffb454", ["#8ec7ff", "#9be28d", "#ff9d8a", "#d6b0ff", "#ffd27d", "#7de8e0", "#ffffff", "#b4bcc6"]),
    ("#eef3ee", "#69a578", "#dde9de", "#203326", "#d7263d", ["#1d4ed8", "#166534", "#b91c1c", "#5b21b6", "#92400e", "#155e75", "#111111", "#57606a"]),
]
ground, cover, paper, text, flagged, ink = g.choice(THEMES)
dark = QColor(ground).lightness() < 100
pal = QPalette()
for role, colour in [(QPalette.Window, ground), (QPalette.WindowText, text), (QPalette.Base, paper), (QPalette.AlternateBase, ground), (QPalette.Text, text),
                     (QPalette.Button, paper), (QPalette.ButtonText, text), (QPalette.Highlight, cover), (QPalette.HighlightedText, "#ffffff")]:
    pal.setColor(role, QColor(colour))
app.setPalette(pal)
side = g.choice(["table", "list", "none", "none"])
if side != "none":
    p.max_cell = (p.max_cell * p.cols - 170) / p.cols
size = p.cell_size(22, 76)
gap = g.choice([1, 2, 3, max(2, size // 12)])
radius = size * g.choice([0.08, 0.15, 0.22, 0.3])
manner = g.choice(["plain", "plain", "one", "outlined", "shadow"])
family = g.choice(["Noto Sans", "DejaVu Sans", "Liberation Sans", "Nimbus Sans Narrow", "URW Gothic"])
font = QFont(family)
font.setPixelSize(max(11, int(size * g.uniform(0.48, 0.62))))
font.setWeight(g.choice([QFont.Normal, QFont.DemiBold, QFont.Bold]) if manner != "outlined" else QFont.Bold)
lift = g.random() < 0.5
marks = g.choice(["pin", "pennant", "disc"])


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(size * p.cols, size * p.rows)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        for r, c, s in p.each():
            self.cell(q, QRectF(c * size + gap / 2, r * size + gap / 2, size - gap, size - gap), s)

    def cell(self, q, b, s):
        q.setPen(Qt.NoPen)
        if s in "012345678*X":
            q.setBrush(QColor("#e5484d" if s == "X" else paper))
            q.drawRoundedRect(b, radius, radius)
        else:
            if lift:
                q.setBrush(QColor(cover).darker(140))
                q.drawRoundedRect(b, radius, radius)
                q.setBrush(QColor(cover))
                q.drawRoundedRect(b.adjusted(0, 0, 0, -max(1.5, size * 0.06)), radius, radius)
            else:
                q.setBrush(QColor(cover))
                q.drawRoundedRect(b, radius, radius)
        if s in "12345678":
            self.glyph(q, b, s, QColor(text if manner == "one" else ink[int(s) - 1]))
        elif s == "?":
            self.glyph(q, b, s, QColor("white"))
        elif s in "Fx":
            self.flag(q, b)
            if s == "x":
                q.setPen(QPen(QColor("#ffffff" if dark else "#1a1a1a"), max(2, size / 14), Qt.SolidLine, Qt.RoundCap))
                m = b.width() * 0.2
                q.drawLine(b.topLeft() + QPointF(m, m), b.bottomRight() - QPointF(m, m))
                q.drawLine(b.topRight() + QPointF(-m, m), b.bottomLeft() + QPointF(m, -m))
        elif s in "*X":
            self.mine(q, b, QColor("#ffffff" if s == "X" or dark else "#22262e"))

    def glyph(self, q, b, s, colour):
        path = QPainterPath()
        path.addText(0, 0, font, s)
        m = QFontMetricsF(font)
        path.translate(b.center().x() - m.horizontalAdvance(s) / 2, b.center().y() + m.capHeight() / 2)
        if manner == "shadow":
            d = max(1, size / 26)
            q.fillPath(path.translated(d, d), QColor(0, 0, 0, 150 if dark else 70))
        if manner == "outlined" and s != "?":
            q.strokePath(path, QPen(QColor("#000000" if dark else "#ffffff"), max(2, size / 11), Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
        q.fillPath(path, colour)

    def flag(self, q, b):
        u = b.width() / 20
        at = lambda x, y: QPointF(b.left() + x * u, b.top() + y * u)
        q.setPen(Qt.NoPen)
        if marks == "disc":
            q.setBrush(QColor("white"))
            q.drawEllipse(b.center(), 6.4 * u, 6.4 * u)
            q.setBrush(QColor(flagged))
            q.drawEllipse(b.center(), 4.6 * u, 4.6 * u)
            return
        if marks == "pin":
            path = QPainterPath(at(10, 17))
            path.cubicTo(at(6, 12), at(4.6, 10), at(4.6, 8))
            path.arcTo(QRectF(at(4.6, 2.6), at(15.4, 13.4)), 180, -180)
            path.cubicTo(at(15.4, 10), at(14, 12), at(10, 17))
            q.fillPath(path, QColor(flagged))
            q.setBrush(QColor("white"))
            q.drawEllipse(at(10, 8), 2.1 * u, 2.1 * u)
            return
        q.setBrush(QColor("white" if QColor(cover).lightness() < 150 else "#222222"))
        q.drawRoundedRect(QRectF(at(5.6, 3.4), at(7.2, 17)), u / 2, u / 2)
        q.setBrush(QColor(flagged))
        q.drawPolygon(QPolygonF([at(7.2, 3.8), at(15.6, 3.8), at(13.4, 7.2), at(15.6, 10.6), at(7.2, 10.6)]))

    def mine(self, q, b, colour):
        u = b.width() / 20
        q.setBrush(colour)
        q.setPen(Qt.NoPen)
        o = b.center() + QPointF(-u * 0.8, u * 1.3)
        q.drawEllipse(o, 5 * u, 5 * u)
        q.setBrush(Qt.NoBrush)
        q.setPen(QPen(colour, 1.6 * u, Qt.SolidLine, Qt.RoundCap))
        path = QPainterPath(o + QPointF(3.4 * u, -3.6 * u))
        path.quadTo(o + QPointF(4.4 * u, -7 * u), o + QPointF(7 * u, -6 * u))
        q.drawPath(path)
        q.setPen(Qt.NoPen)
        q.setBrush(QColor("#ffb020"))
        q.drawEllipse(o + QPointF(7.2 * u, -6 * u), 1.3 * u, 1.3 * u)


w = QMainWindow()
w.setWindowTitle(g.choice(["Pebbles", "Pebble Field", "Mines — Pebble"]))
bar = QToolBar()
bar.setMovable(False)
bar.setToolButtonStyle(g.choice([Qt.ToolButtonTextBesideIcon, Qt.ToolButtonIconOnly]))
for icon, name in [(QStyle.SP_BrowserReload, "New"), (QStyle.SP_MediaPause, "Pause"), (QStyle.SP_DialogHelpButton, "Hint")]:
    bar.addAction(w.style().standardIcon(icon), name)
bar.addSeparator()
bar.addWidget(QLabel(f"  {p.left} left   "))
bar.addWidget(QLabel(f"{p.seconds // 60}:{p.seconds % 60:02d}"))
w.addToolBar(bar)
body = QWidget()
w.setCentralWidget(body)
row = QHBoxLayout(body)
m = g.choice([0, 2, 12])
row.setContentsMargins(m, m, m, m)
row.setSpacing(g.choice([0, 4, 12]))
board = Board()
row.addWidget(board, 0, Qt.AlignTop | Qt.AlignHCenter)
if side == "table":
    t = QTableWidget(8, 2)
    t.setHorizontalHeaderLabels(["Name", "Time"])
    t.horizontalHeader().setSectionResizeMode(QHeaderView.Stretch)
    t.setFixedWidth(160)
    for i in range(8):
        t.setItem(i, 0, QTableWidgetItem(g.choice(["ada", "bo", "kim", "lee", "mo", "zoe"])))
        t.setItem(i, 1, QTableWidgetItem(str(40 + i * 11 + g.randint(0, 9))))
    row.addWidget(t)
elif side == "list":
    t = QListWidget()
    t.addItems(["Small 9 × 9", "Medium 16 × 16", "Large 30 × 16", "Custom…"])
    t.setCurrentRow(g.randint(0, 3))
    t.setFixedWidth(140)
    row.insertWidget(g.choice([0, 1]), t)
if g.random() < 0.5:
    opened = sum(s in "012345678" for _, _, s in p.each())
    bar2 = QProgressBar()
    bar2.setMaximumWidth(160)
    bar2.setValue(round(100 * opened / (p.rows * p.cols - p.mines)))
    w.statusBar().addWidget(bar2)
    w.statusBar().addWidget(QLabel({"playing": "Playing", "won": "Cleared!", "lost": "Boom"}[p.status]))
w.show()
body.setFocus()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(board, 0, size * p.cols, size * p.rows))
