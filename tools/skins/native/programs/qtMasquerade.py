"""A Qt game with five costumes, another in each seed: treasure map, vegetable patch, bar of chocolate, church window, workshop; a side panel with the costume's name and the counters."""
import sys
from math import cos, pi, sin

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QApplication, QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
g = p.rng
NAMES = ["Treasure map", "Vegetable patch", "Chocolate", "Church window", "Workshop"]
costume = (g.randrange(5) - (p.seconds < 60)) % 5  # a game just begun wears another one
below = g.random() < 0.4
if not below:
    p.max_cell = min(p.max_cell, (p.max_cell * p.cols + 50 - 190) / p.cols)
size = p.cell_size(24, 56)
ratio = p.scale
NO = QPen(Qt.NoPen)
LIGHT = ["#1f4aa8", "#26701f", "#b3161f", "#55208f", "#86400a", "#066a70", "#151515", "#66625c"]
BRIGHT = ["#8cc4ff", "#93e68a", "#ff918a", "#d7b0ff", "#ffc680", "#74e8de", "#ffffff", "#b3b3bd"]
INKS = [LIGHT, BRIGHT, LIGHT, LIGHT, BRIGHT][costume]
FONTS = [("C059", 0.66), ("DejaVu Sans", 0.58), ("URW Bookman", 0.62), ("Liberation Serif", 0.7), ("DejaVu Sans Mono", 0.64)][costume]


def poly(q, points, fill, edge=None, wide=1.5):
    q.setBrush(QColor(fill) if isinstance(fill, str) else fill)
    q.setPen(QPen(QColor(edge), wide, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin) if edge else NO)
    q.drawPolygon(QPolygonF([QPointF(*a) for a in points]))


def disc(q, x, y, r, fill, edge=None, wide=1.5):
    q.setBrush(QColor(fill) if isinstance(fill, str) else fill)
    q.setPen(QPen(QColor(edge), wide) if edge else NO)
    q.drawEllipse(QPointF(x, y), r, r)


def rect(q, x, y, w, h, fill, edge=None, wide=1.5, round_=0):
    q.setBrush(QColor(fill) if isinstance(fill, str) else fill)
    q.setPen(QPen(QColor(edge), wide) if edge else NO)
    q.drawRoundedRect(QRectF(x, y, w, h), round_, round_)


def line(q, x0, y0, x1, y1, colour, wide=2.0):
    q.setPen(QPen(QColor(colour), wide, Qt.SolidLine, Qt.RoundCap))
    q.drawLine(QPointF(x0, y0), QPointF(x1, y1))


def gradient(top, low):
    a = QLinearGradient(0, 0, 64, 64)
    a.setColorAt(0, QColor(top))
    a.setColorAt(1, QColor(low))
    return QBrush(a)


def cover(q, odd):
    if costume == 0:  # hills on a map, inked
        rect(q, 0, 0, 64, 64, "#c79a5b")
        rect(q, 0.75, 0.75, 62.5, 62.5, Qt.NoBrush, "#8d6430", 1.5)
        for x, y in ((20, 34), (42, 46)) if not odd else ((42, 34), (20, 46)):
            q.setPen(QPen(QColor("#8d6430"), 2.2))
            q.drawArc(QRectF(x - 11, y - 10, 22, 22), 0, 180 * 16)
            line(q, x + 4, y - 4, x + 7, y, "#8d6430", 1.6)
    elif costume == 1:  # rows of sprouts on grass
        rect(q, 0, 0, 64, 64, "#5fa044" if odd else "#69ab4c")
        for x, y in ((16, 22), (48, 22), (32, 46)):
            q.setBrush(QColor("#3f7a2a"))
            q.setPen(NO)
            for turn in (-35, 35):
                q.save()
                q.translate(x, y + 6)
                q.rotate(turn)
                q.drawEllipse(QRectF(-3, -14, 6, 14))
                q.restore()
    elif costume == 2:  # a piece of chocolate
        rect(q, 0, 0, 64, 64, "#4a2a17")
        poly(q, [(1, 1), (63, 1), (52, 12), (12, 12)], "#8f5c3a")
        poly(q, [(1, 1), (12, 12), (12, 52), (1, 63)], "#7f4f30")
        poly(q, [(63, 1), (63, 63), (52, 52), (52, 12)], "#552f1a")
        poly(q, [(1, 63), (12, 52), (52, 52), (63, 63)], "#472513")
        rect(q, 12, 12, 40, 40, "#6b3f25")
    elif costume == 3:  # coloured glass in lead
        rect(q, 0, 0, 64, 64, "#1d1d22")
        tones = ("#2b5fb8", "#3a78d4", "#244f9c", "#5a93e6") if not odd else ("#8a2f8f", "#a747ad", "#742778", "#c06bc6")
        for points, tone in zip(([(4, 4), (60, 4), (32, 32)], [(60, 4), (60, 60), (32, 32)], [(60, 60), (4, 60), (32, 32)], [(4, 60), (4, 4), (32, 32)]), tones):
            poly(q, points, tone)
        line(q, 4, 4, 60, 60, "#1d1d22", 2.5)
        line(q, 60, 4, 4, 60, "#1d1d22", 2.5)
        poly(q, [(32, 18), (46, 32), (32, 46), (18, 32)], "#e8c24a" if not odd else "#4fb08a", "#1d1d22", 2.5)
    else:  # chequered plate with screws
        rect(q, 0, 0, 64, 64, "#23272c")
        rect(q, 2, 2, 60, 60, gradient("#9aa5ae", "#68737c"), None, 0, 5)
        for x in (11, 53):
            for y in (11, 53):
                disc(q, x, y, 4.6, "#c9d0d5", "#3c444b", 1.4)
                line(q, x - 2.6, y - 2.6, x + 2.6, y + 2.6, "#3c444b", 1.6)
        for y in (26, 32, 38):
            line(q, 22, y, 42, y, "#57616a", 2)


def floor(q, s):
    hit = s == "X"
    if costume == 0:
        rect(q, 0, 0, 64, 64, "#e0704a" if hit else "#f2e2b8")
        q.setPen(QPen(QColor("#c9b27c"), 1.6, Qt.DashLine))
        q.drawLine(0, 63, 64, 63)
        q.drawLine(63, 0, 63, 64)
    elif costume == 1:
        rect(q, 0, 0, 64, 64, "#c43a22" if hit else "#4a3322")
        if not hit:
            for y in (10, 54):
                line(q, 5, y, 59, y, "#5c412d", 3)
        rect(q, 0.5, 0.5, 63, 63, Qt.NoBrush, "#38261a", 1.5)
    elif costume == 2:
        rect(q, 0, 0, 64, 64, "#f0705a" if hit else "#f4dcb0")
        line(q, 0, 63, 64, 63, "#d9b67c", 2.5)
        line(q, 63, 0, 63, 64, "#d9b67c", 2.5)
        if not hit:
            line(q, 1, 1, 63, 1, "#fff0d2", 2)
    elif costume == 3:
        rect(q, 0, 0, 64, 64, "#1d1d22")
        rect(q, 2.5, 2.5, 59, 59, "#ff8a70" if hit else "#efece2", None, 0, 2)
    else:
        rect(q, 0, 0, 64, 64, "#23272c")
        rect(q, 2, 2, 60, 60, "#b5322a" if hit else "#343b42", None, 0, 5)


def flag(q):
    if costume == 0:  # a black flag with a skull
        line(q, 17, 10, 17, 56, "#3a2410", 4)
        poly(q, [(19, 11), (54, 15), (50, 25), (54, 38), (19, 36)], "#1c1a1a")
        disc(q, 34, 22, 6.5, "#f6f0e0")
        rect(q, 30.5, 26, 7, 6, "#f6f0e0")
        for x in (31.6, 36.4):
            disc(q, x, 22.5, 1.7, "#1c1a1a")
    elif costume == 1:  # a stake with a label
        rect(q, 29, 30, 6, 28, "#c9a36a", "#5a3d1c")
        rect(q, 10, 9, 44, 25, "#f6ead0", "#5a3d1c", 2, 3)
        poly(q, [(32, 31), (25, 16), (39, 16)], "#e8641c")
        for x in (27, 32, 37):
            line(q, 32, 16, x, 11.5, "#2f8a2a", 2.4)
    elif costume == 2:  # a cherry
        q.setBrush(Qt.NoBrush)
        q.setPen(QPen(QColor("#7fc04a"), 3.4))
        path = QPainterPath(QPointF(32, 30))
        path.quadTo(34, 16, 44, 9)
        q.drawPath(path)
        a = QRadialGradient(27, 34, 20)
        a.setColorAt(0, QColor("#ff6a78"))
        a.setColorAt(1, QColor("#c00a2a"))
        disc(q, 31, 41, 15.5, QBrush(a), "#50040f", 2)
        disc(q, 26, 35, 3.4, "#ffe0e4")
    elif costume == 3:  # a shield with a cross
        poly(q, [(14, 10), (50, 10), (50, 34), (32, 57), (14, 34)], "#ffffff", "#1d1d22", 3)
        rect(q, 28.5, 12, 7, 39, "#cc1020")
        rect(q, 16, 22, 32, 7, "#cc1020")
    else:  # a warning triangle
        poly(q, [(32, 8), (58, 54), (6, 54)], "#ffd21e", "#15181b", 3.5)
        rect(q, 29, 22, 6, 17, "#15181b", None, 0, 2)
        disc(q, 32, 46, 3.6, "#15181b")


def mine(q, hit):
    if costume == 0:  # a kraken's ball: a bomb with a burning cord
        disc(q, 29, 38, 17, "#20242c")
        disc(q, 23, 32, 4, "#8f98a8")
        rect(q, 35, 18, 10, 8, "#20242c")
        line(q, 42, 18, 50, 10, "#7a5020", 3)
        disc(q, 51, 9, 5, "#ffb020", "#d03010", 2)
    elif costume == 1:  # a beetle
        for y in (26, 36, 46):
            line(q, 12, y + 3, 52, y + 3, "#120b06", 3.5)
        q.setBrush(QColor("#ffb02a" if not hit else "#1a0d08"))
        q.setPen(QPen(QColor("#120b06"), 2.5))
        q.drawEllipse(QRectF(17, 18, 30, 38))
        disc(q, 32, 15, 8, "#120b06")
        line(q, 32, 19, 32, 56, "#120b06", 2.5)
        for x in (25, 39):
            for y in (31, 43):
                disc(q, x, y, 3.4, "#120b06" if not hit else "#ffb02a")
    elif costume == 2:  # a pepper-hot sweet with spikes
        for i in range(10):
            a = i * pi / 5
            poly(q, [(32 + 26 * cos(a), 32 + 26 * sin(a)), (32 + 15 * cos(a + 0.3), 32 + 15 * sin(a + 0.3)), (32 + 15 * cos(a - 0.3), 32 + 15 * sin(a - 0.3))], "#2c5a1c")
        disc(q, 32, 32, 16.5, "#3f8a28", "#1c3a10", 2)
        disc(q, 26, 26, 4, "#b6e890")
    elif costume == 3:  # a black rose window
        for i in range(8):
            a = i * pi / 4
            disc(q, 32 + 15 * cos(a), 32 + 15 * sin(a), 7.5, "#17171c")
        disc(q, 32, 32, 15, "#17171c")
        disc(q, 32, 32, 7, "#d02020" if not hit else "#ffe060")
    else:  # a cog with a red lamp
        for i in range(8):
            q.save()
            q.translate(32, 32)
            q.rotate(i * 45)
            rect(q, -5, -26, 10, 14, "#e2e6e9")
            q.restore()
        disc(q, 32, 32, 18, "#e2e6e9")
        disc(q, 32, 32, 9, "#e01f1f" if not hit else "#1a1d20", "#1a1d20", 2.5)


def letter(q, s, colour, halo=None):
    font = QFont(FONTS[0])
    font.setPixelSize(int(64 * FONTS[1]))
    font.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, font, s)
    b = path.boundingRect()
    path.translate(32 - b.center().x(), 32 - b.center().y())
    if halo:
        q.setPen(QPen(QColor(halo), 7, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
        q.setBrush(Qt.NoBrush)
        q.drawPath(path)
    q.setPen(NO)
    q.setBrush(QColor(colour))
    q.drawPath(path)


def tile(s, odd):
    n = round(size * ratio)
    image = QPixmap(n, n)
    q = QPainter(image)
    q.setRenderHint(QPainter.Antialiasing)
    q.scale(n / 64, n / 64)
    cover(q, odd) if s in "#F?x" else floor(q, s)
    if s in "12345678":
        letter(q, s, INKS[int(s) - 1])
    elif s == "?":
        letter(q, "?", "#ffffff", "#1a1410")
    elif s in "Fx":
        flag(q)
    elif s in "*X":
        mine(q, s == "X")
    if s == "x":
        for colour, wide in (("#ffffff", 11), ("#e01020", 7)):
            line(q, 9, 9, 55, 55, colour, wide)
            line(q, 55, 9, 9, 55, colour, wide)
    q.end()
    return image


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.made = {}
        self.setFixedSize(p.cols * size, p.rows * size)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.SmoothPixmapTransform)
        for r, c, s in p.each():
            odd = (r + c) % 2
            if (s, odd) not in self.made:
                self.made[s, odd] = tile(s, odd)
            q.drawPixmap(QRectF(c * size, r * size, size, size), self.made[s, odd], QRectF(self.made[s, odd].rect()))


WALL = [("#6d4a22", "#f6e8c6"), ("#2f4a22", "#f0f6e0"), ("#e9cfa2", "#3a2010"), ("#2a2630", "#e8dcc0"), ("#15181b", "#d5dade")][costume]
win = QWidget()
win.setWindowTitle(g.choice(["Masquerade", "Masquerade Mines 2.1", f"Masquerade – {NAMES[costume]}"]))
win.setStyleSheet(f"QWidget#all {{ background: {WALL[0]}; }} QLabel {{ color: {WALL[1]}; font-size: 15px; }} QLabel#big {{ font-size: 24px; font-weight: bold; }}")
win.setObjectName("all")
outer = QVBoxLayout(win) if below else QHBoxLayout(win)
outer.setContentsMargins(12, 12, 12, 12)
board = Board()
panel = QHBoxLayout() if below else QVBoxLayout()
wide = p.cols * size > 420


def add(text, name=""):
    w = QLabel(text)
    w.setObjectName(name)
    panel.addWidget(w)


if not below:
    add("Masquerade", "big")
    box = QComboBox()
    box.addItems(NAMES)
    box.setCurrentIndex(costume)
    panel.addWidget(box)
add("Mines left" if not below else "Mines:")
add(str(p.left), "big")
panel.addStretch() if below else None
add("Time" if not below else "Time:")
add(f"{p.seconds // 60}:{p.seconds % 60:02d}", "big")
if p.status != "playing" and (not below or wide):
    add({"won": "You have won!", "lost": "Game over"}[p.status], "big" if below else "")
panel.addStretch()
if not below or wide:
    panel.addWidget(QPushButton("New game"))
    panel.addWidget(QPushButton("Quit"))
first, last = (board, panel) if below or g.random() < 0.5 else (panel, board)
for item in (first, last):
    outer.addLayout(item) if item is panel else outer.addWidget(item, 0, Qt.AlignCenter)
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(board, 0, p.cols * size, p.rows * size))
