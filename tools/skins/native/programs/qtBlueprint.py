"""An odd one: the field as an engineer's drawing (blueprint, white print or kraft paper): covered squares are hatched, open ones blank with a light lettered digit; dimension lines and a title block."""
import math
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QPainter, QPen, QPolygonF
from PyQt5.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
SHEETS = [  # paper, covered, ink, faint line, alarm, digits
    ("#1b4b91", "#2c61ab", "#eaf3ff", "#6f97cd", "#ffcf4a", ["#eaf3ff"] * 8),
    ("#fbfcfa", "#e3e8ee", "#1a2a44", "#a9b6c8", "#c62020", ["#1a4fb5", "#1b7338", "#c62020", "#5c2a91", "#8a4a0a", "#0d7080", "#111111", "#707070"]),
    ("#c9a679", "#b58f60", "#33210f", "#9a7850", "#9c1414", ["#33210f"] * 8),
    ("#14343a", "#1f4a52", "#d8fff6", "#4d8088", "#ff8c5a", ["#8fd0ff", "#9bf0a8", "#ff9e94", "#d9b3ff", "#ffd08a", "#8ff0ea", "#ffffff", "#b4c4c4"]),
]
paper, covered, ink, faint, alarm, digits = g.choice(SHEETS)
size = p.cell_size(22, 56)
hatch = g.choice(["back", "forward", "cross", "pattern"])
step = max(4, size // g.choice([4, 5, 6]))
family = g.choice(["Nimbus Mono PS", "DejaVu Sans Light", "Liberation Sans Narrow", "FreeMono", "Noto Sans Display", "URW Gothic"])
part = g.uniform(0.52, 0.66)
heavy = g.random() < 0.5
margin = g.choice([26, 34])


class Sheet(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(max(p.cols * size + 2 * margin, 240), p.rows * size + 2 * margin)

    def pen(self, q, colour, wide, style=Qt.SolidLine):
        q.setPen(QPen(QColor(colour), wide, style, Qt.FlatCap))

    def hatching(self, q, x, y):
        q.fillRect(QRectF(x, y, size, size), QColor(covered))
        if hatch == "pattern":
            q.fillRect(QRectF(x, y, size, size), QBrush(QColor(faint), Qt.Dense6Pattern))
            return
        q.save()
        q.setClipRect(QRectF(x, y, size, size))
        self.pen(q, faint, 1)
        for d in range(-size, size + 1, step):
            if hatch in ("forward", "cross"):
                q.drawLine(QPointF(x + d, y + size), QPointF(x + d + size, y))
            if hatch in ("back", "cross"):
                q.drawLine(QPointF(x + d, y), QPointF(x + d + size, y + size))
        q.restore()

    def disc(self, q, x, y, part, fill):
        """A clear spot on the hatching, for a mark."""
        q.setPen(Qt.NoPen)
        q.setBrush(QColor(fill))
        q.drawEllipse(QPointF(x + size / 2, y + size / 2), size * part, size * part)
        q.setBrush(Qt.NoBrush)

    def write(self, q, x, y, s, colour):
        font = QFont(family)
        font.setPixelSize(round(size * part))
        font.setBold(heavy)
        q.setFont(font)
        q.setPen(QColor(colour))
        q.drawText(QRectF(x, y, size, size), Qt.AlignCenter, s)

    def mark(self, q, x, y, s):
        q.save()
        q.translate(x, y)
        q.scale(size / 32, size / 32)
        self.pen(q, ink, 1.8)
        if s in "Fx":
            q.drawLine(QPointF(11, 6), QPointF(11, 26))
            q.drawLine(QPointF(7, 26), QPointF(15, 26))
            q.setBrush(QColor(alarm))
            q.drawPolygon(QPolygonF([QPointF(11, 6), QPointF(25, 11), QPointF(11, 16)]))
        else:
            if s == "X":
                q.setBrush(QColor(alarm))
                q.drawPolygon(QPolygonF([QPointF(16 + (15 if i % 2 else 10) * math.cos(i * math.pi / 8), 16 + (15 if i % 2 else 10) * math.sin(i * math.pi / 8)) for i in range(16)]))
            q.setBrush(Qt.NoBrush if s == "*" else QColor(paper))
            q.drawEllipse(QPointF(16, 16), 7, 7)
            for a in range(0, 360, 90 if s == "*" else 45):
                t = math.radians(a)
                q.drawLine(QPointF(16 + 3 * math.cos(t), 16 + 3 * math.sin(t)), QPointF(16 + 12 * math.cos(t), 16 + 12 * math.sin(t)))
            q.setBrush(QColor(ink))
            q.drawEllipse(QPointF(16, 16), 2.4, 2.4)
        if s == "x":
            self.pen(q, ink, 2.6)
            q.drawLine(QPointF(5, 5), QPointF(27, 27))
            q.drawLine(QPointF(27, 5), QPointF(5, 27))
        q.restore()

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.fillRect(self.rect(), QColor(paper))
        w, h, m = p.cols * size, p.rows * size, margin
        for r, c, s in p.each():
            x, y = m + c * size, m + r * size
            if s in "#F?x":
                self.hatching(q, x, y)
                if s != "#":
                    self.disc(q, x, y, 0.42, covered)
            if s in "12345678?":
                self.write(q, x, y, s, ink if s == "?" else digits[int(s) - 1])
            elif s in "Fx*X":
                self.mark(q, x, y, s)
        q.setRenderHint(QPainter.Antialiasing, False)
        self.pen(q, faint if hatch != "pattern" else ink, 1)
        for c in range(p.cols + 1):
            q.drawLine(m + c * size, m, m + c * size, m + h)
        for r in range(p.rows + 1):
            q.drawLine(m, m + r * size, m + w, m + r * size)
        q.setRenderHint(QPainter.Antialiasing)
        self.pen(q, ink, 1)
        small = QFont(family)
        small.setPixelSize(12)
        q.setFont(small)
        q.drawLine(m, m - 12, m + w, m - 12)
        for x in (m, m + w):
            q.drawLine(x, m - 18, x, m - 6)
        label = QRectF(m + w / 2 - 22, m - 20, 44, 16)
        q.fillRect(label, QColor(paper))
        q.drawText(label, Qt.AlignCenter, str(p.cols))
        q.drawLine(m - 12, m, m - 12, m + h)
        for y in (m, m + h):
            q.drawLine(m - 18, y, m - 6, y)
        label = QRectF(m - 24, m + h / 2 - 9, 22, 18)
        q.fillRect(label, QColor(paper))
        q.drawText(label, Qt.AlignCenter, str(p.rows))


win = QWidget()
win.setWindowTitle(g.choice(["Minefield Survey", "Sheet 1 of 1", "Plan"]))
win.setStyleSheet(f"QWidget {{ background: {paper}; }} QLabel {{ color: {ink}; border: 1px solid {ink}; padding: 4px; font-family: '{family}'; }}")
col = QVBoxLayout(win)
sheet = Sheet()
col.addWidget(sheet, 0, Qt.AlignCenter)
col.addWidget(QLabel(f"MINES {p.mines}   REMAINING {p.left}   TIME {p.seconds}\n" + {"playing": "STATUS: SURVEY UNDER WAY", "won": "STATUS: CLEARED", "lost": "STATUS: DETONATED"}[p.status]))
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(sheet, margin, p.cols * size, p.rows * size))
