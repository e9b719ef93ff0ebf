"""Qt, all painted: glossy or thickly three-dimensional tiles with shine and shadow; enamel signs, pushpins or stars for flags."""
import math
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
size = p.cell_size(22, 62)
LOOKS = [  # window, tile, well, inks, sign, mark text
    ("#22304a", "#2f6fd0", "#dfe7f3", 0, "#ffd23c", "#ffffff"),
    ("#3a1420", "#c02840", "#f6e6e2", 0, "#ffffff", "#ffffff"),
    ("#e8ecef", "#b9c3cc", "#f8fafb", 0, "#1e88e5", "#20262c"),
    ("#0d0f12", "#3c434c", "#16191d", 1, "#ffb300", "#ffffff"),
    ("#123524", "#2e9e63", "#e5f3ea", 0, "#ffe14d", "#ffffff"),
    ("#f3e3c8", "#e2a23c", "#fff8ea", 0, "#6a1b9a", "#3b2408"),
    ("#2a1a3e", "#7d4bc4", "#241832", 1, "#4dffc3", "#ffffff"),
]
window, tile, well, night, sign, mark = g.choice(LOOKS)
inks = [["#1546c0", "#16742c", "#c4181c", "#53208c", "#8a4200", "#007078", "#141414", "#666666"], ["#7ab8ff", "#86e58c", "#ff8378", "#d6a2ff", "#ffc266", "#74ece4", "#ffffff", "#b4b4c4"]][night]
form = g.choice(["gel", "pyramid", "pillow", "block"])
flag_kind = g.choice(["pushpin", "sign", "star", "pennant"])
mine_kind = g.choice(["naval", "orb", "spark"])
radius = {"gel": 0.2, "pyramid": 0, "pillow": 0.28, "block": 0.08}[form] * size
inset = {"gel": 1, "pyramid": 0, "pillow": 1.5, "block": 0.5}[form]
font = QFont(g.choice(["DejaVu Sans", "Liberation Sans", "DejaVu Serif", "Noto Sans"]))
font.setPixelSize(round(size * g.uniform(0.52, 0.64)))
font.setBold(True)
base, floor = QColor(tile), QColor(well)


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * size, p.rows * size)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.fillRect(self.rect(), QColor(window).darker(115))
        for r, c, s in p.each():
            q.save()
            q.translate(c * size, r * size)
            (self.tile if s in "#F?x" else self.well)(q, s)
            q.save()
            q.scale(size / 100, size / 100)
            if s in "Fx":
                self.flag(q)
            elif s in "*X":
                self.mine(q, s)
            if s == "x":
                for colour, width in (("#ffffff", 16), ("#d00000", 9)):
                    q.setPen(QPen(QColor(colour), width, Qt.SolidLine, Qt.RoundCap))
                    q.drawLine(18, 18, 82, 82), q.drawLine(82, 18, 18, 82)
            q.restore()
            if s in "12345678?":
                q.setFont(font)
                box = QRectF(0, 0, size, size)
                if s == "?" or night:
                    q.setPen(QColor(0, 0, 0, 130) if QColor(mark).lightness() > 120 or s != "?" else QColor(255, 255, 255, 130))
                    q.drawText(box.translated(1, 1), Qt.AlignCenter, s)
                q.setPen(QColor(mark if s == "?" else inks[int(s) - 1]))
                q.drawText(box, Qt.AlignCenter, s)
            q.restore()

    def tile(self, q, s):
        box = QRectF(inset, inset, size - 2 * inset, size - 2 * inset)
        q.setPen(Qt.NoPen)
        if form == "pyramid":  # four slopes and a plateau
            e = size * 0.24
            k = size
            for pts, f in [(((0, 0), (k, 0), (k - e, e), (e, e)), 150), (((0, 0), (e, e), (e, k - e), (0, k)), 122), (((k, 0), (k, k), (k - e, k - e), (k - e, e)), 78), (((0, k), (e, k - e), (k - e, k - e), (k, k)), 58)]:
                q.setBrush(base.lighter(f) if f > 100 else base.darker(round(10000 / f)))
                q.drawPolygon(QPolygonF([QPointF(*a) for a in pts]))
            q.setBrush(base)
            q.drawRect(QRectF(e, e, k - 2 * e, k - 2 * e))
            return
        if form == "block":  # stands out, its front seen from above
            depth = size * 0.16
            q.setBrush(base.darker(190))
            q.drawRoundedRect(box, radius, radius)
            face = QRectF(box.x(), box.y(), box.width(), box.height() - depth)
            shade = QLinearGradient(0, 0, 0, face.height())
            shade.setColorAt(0, base.lighter(128)), shade.setColorAt(1, base)
            q.setBrush(QBrush(shade))
            q.drawRoundedRect(face, radius, radius)
            q.setPen(QPen(base.lighter(160), 1))
            q.drawLine(QPointF(face.left() + radius, face.top() + 1), QPointF(face.right() - radius, face.top() + 1))
            return
        if form == "pillow":
            shade = QRadialGradient(size * 0.36, size * 0.3, size * 0.85)
            shade.setColorAt(0, base.lighter(165)), shade.setColorAt(0.45, base), shade.setColorAt(1, base.darker(210))
        else:
            shade = QLinearGradient(0, 0, 0, size)
            shade.setColorAt(0, base.lighter(118)), shade.setColorAt(0.5, base), shade.setColorAt(0.52, base.darker(118)), shade.setColorAt(1, base.lighter(125))
        q.setPen(QPen(base.darker(200), 1))
        q.setBrush(QBrush(shade))
        q.drawRoundedRect(box, radius, radius)
        if form == "gel":  # the light of a window in the upper half
            gloss = QLinearGradient(0, 0, 0, size * 0.5)
            gloss.setColorAt(0, QColor(255, 255, 255, 190)), gloss.setColorAt(1, QColor(255, 255, 255, 40))
            q.setPen(Qt.NoPen)
            q.setBrush(QBrush(gloss))
            q.drawRoundedRect(QRectF(size * 0.09, size * 0.07, size * 0.82, size * 0.38), radius * 0.8, radius * 0.8)

    def well(self, q, s):
        box = QRectF(inset, inset, size - 2 * inset, size - 2 * inset)
        ground = QColor("#e8402a") if s == "X" else floor
        q.setPen(QPen(floor.darker(135) if not night else floor.lighter(190), 1))
        q.setBrush(ground)
        q.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius * 0.8, radius * 0.8)
        if form in ("pyramid", "block"):  # the shadow that falls in
            dim = QLinearGradient(0, 0, 0, size * 0.2)
            dim.setColorAt(0, QColor(0, 0, 0, 75)), dim.setColorAt(1, QColor(0, 0, 0, 0))
            q.fillRect(QRectF(inset, inset, size - 2 * inset, size * 0.2), QBrush(dim))

    def flag(self, q):
        black = QColor("#101010")
        hue = QColor(sign)
        if flag_kind == "pushpin":
            q.setPen(QPen(QColor("#f0f0f0"), 8, Qt.SolidLine, Qt.RoundCap)), q.drawLine(42, 60, 24, 82)
            q.setPen(QPen(QColor("#505050"), 4, Qt.SolidLine, Qt.RoundCap)), q.drawLine(42, 60, 24, 82)
            shine = QRadialGradient(52, 34, 42)
            shine.setColorAt(0, QColor("#ffffff")), shine.setColorAt(0.35, hue), shine.setColorAt(1, hue.darker(190))
            q.setPen(QPen(black, 3)), q.setBrush(QBrush(shine)), q.drawEllipse(QPointF(57, 42), 26, 26)
        elif flag_kind == "sign":
            q.setPen(QPen(black, 5, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin)), q.setBrush(hue)
            q.drawPolygon(QPolygonF([QPointF(50, 16), QPointF(86, 80), QPointF(14, 80)]))
            q.setPen(QPen(black if hue.lightness() > 110 else QColor("#ffffff"), 9, Qt.SolidLine, Qt.RoundCap)), q.drawLine(50, 40, 50, 56), q.drawPoint(50, 69)
        elif flag_kind == "star":
            pts = [QPointF(50 + (38 if i % 2 == 0 else 16) * math.sin(i * math.pi / 5), 53 - (38 if i % 2 == 0 else 16) * math.cos(i * math.pi / 5)) for i in range(10)]
            q.setPen(QPen(black, 4, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin)), q.setBrush(hue), q.drawPolygon(QPolygonF(pts))
        else:
            q.setPen(QPen(black, 7, Qt.SolidLine, Qt.RoundCap)), q.drawLine(30, 16, 30, 84)
            path = QPainterPath(QPointF(32, 16))
            path.quadTo(60, 12, 82, 34), path.quadTo(56, 40, 32, 56), path.closeSubpath()
            q.setPen(QPen(black, 3)), q.setBrush(hue), q.drawPath(path)

    def mine(self, q, s):
        line = QColor("#101010") if not night or s == "X" else QColor("#e8e8f0")
        if mine_kind == "naval":  # horns on a steel ball with a band
            q.setPen(QPen(line, 8, Qt.SolidLine, Qt.RoundCap))
            for i in range(7):
                a = math.pi + i * math.pi / 6
                q.drawLine(QPointF(50 + 26 * math.cos(a), 56 + 26 * math.sin(a)), QPointF(50 + 40 * math.cos(a), 56 + 40 * math.sin(a)))
            shine = QRadialGradient(42, 46, 40)
            shine.setColorAt(0, QColor("#c4d2dc")), shine.setColorAt(1, QColor("#34444f"))
            q.setPen(QPen(line, 3)), q.setBrush(QBrush(shine)), q.drawEllipse(QPointF(50, 56), 29, 29)
            q.drawLine(22, 58, 78, 58)
        elif mine_kind == "orb":
            shine = QRadialGradient(40, 36, 46)
            shine.setColorAt(0, QColor("#ffffff")), shine.setColorAt(0.3, QColor("#ff8a3c")), shine.setColorAt(1, QColor("#7a1600"))
            q.setPen(QPen(line, 4)), q.setBrush(QBrush(shine)), q.drawEllipse(QPointF(50, 50), 32, 32)
            q.setPen(QPen(line, 5)), q.drawEllipse(QPointF(50, 50), 12, 12)
        else:
            pts = [QPointF(50 + (42 if i % 2 == 0 else 18) * math.cos(i * math.pi / 8), 50 + (42 if i % 2 == 0 else 18) * math.sin(i * math.pi / 8)) for i in range(16)]
            q.setPen(QPen(line, 4)), q.setBrush(QColor("#ff6d00" if s == "*" else "#fff176")), q.drawPolygon(QPolygonF(pts))
            q.setBrush(QColor("#202020")), q.drawEllipse(QPointF(50, 50), 11, 11)


w = QMainWindow()
w.setWindowTitle(g.choice(["Mines", "Shiny Mines", "Lacquer Mines"]))
body = QWidget()
body.setStyleSheet(f"QWidget#body {{ background: {window}; }} QLabel {{ color: {'#ffffff' if QColor(window).lightness() < 128 else '#222222'}; font: bold 16px; }}")
body.setObjectName("body")
w.setCentralWidget(body)
col = QVBoxLayout(body)
head = QHBoxLayout()
head.addWidget(QLabel(f"✹ {p.left}")), head.addStretch()
head.addWidget(QPushButton({"playing": "New", "won": "Won!", "lost": "Lost"}[p.status])), head.addStretch(), head.addWidget(QLabel(f"{p.seconds} s"))
col.addLayout(head)
board = Board()
col.addWidget(board, 0, Qt.AlignCenter)
w.show()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(board, 0, p.cols * size, p.rows * size))
