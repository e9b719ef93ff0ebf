"""A Qt game with a wardrobe of themes, chosen in a list at its side: outer space, a circuit board, tatami, chocolate in foil, harlequin, gramophone records; each paints its own covers, floor, flag and mine."""
import math
import random
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QAction, QApplication, QDockWidget, QFrame, QLabel, QListWidget, QMainWindow, QToolBar, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
NAMES = ["Outer space", "Circuit", "Tatami", "Chocolate", "Harlequin", "Records"]
theme = g.choice(NAMES)
S = p.cell_size(24, 56)
M = g.choice([0, 6, 14])
U = S / 40
CLEAR = QPen(Qt.NoPen)


def C(text, alpha=255):
    colour = QColor(text)
    colour.setAlpha(alpha)
    return colour


def line(q, colour, width, *points):
    pen = QPen(C(colour), width * U)
    pen.setCapStyle(Qt.RoundCap)
    pen.setJoinStyle(Qt.RoundJoin)
    q.setPen(pen)
    q.setBrush(Qt.NoBrush)
    q.drawPolyline(QPolygonF([QPointF(a * U, b * U) for a, b in points]))


def shape(q, colour, *points):
    q.setPen(CLEAR)
    q.setBrush(QBrush(colour) if isinstance(colour, (QLinearGradient, QRadialGradient)) else C(colour))
    q.drawPolygon(QPolygonF([QPointF(a * U, b * U) for a, b in points]))


def disc(q, colour, x, y, radius):
    q.setPen(CLEAR)
    q.setBrush(QBrush(colour) if isinstance(colour, (QLinearGradient, QRadialGradient)) else C(colour))
    q.drawEllipse(QPointF(x * U, y * U), radius * U, radius * U)


def box(q, colour, x, y, w, h, radius=0):
    q.setPen(CLEAR)
    q.setBrush(QBrush(colour) if isinstance(colour, (QLinearGradient, QRadialGradient)) else C(colour))
    q.drawRoundedRect(QRectF(x * U, y * U, w * U, h * U), radius * U, radius * U)


def down(top, bottom):
    shade = QLinearGradient(0, 0, 0, S)
    shade.setColorAt(0, C(top))
    shade.setColorAt(1, C(bottom))
    return shade


class Space:
    ground, face, weight = "#05060f", "DejaVu Sans", QFont.Bold
    ink = ["#5cc8ff", "#7dff9a", "#ff7b8a", "#c79bff", "#ffb454", "#5fffe0", "#ffffff", "#b6bccd"]
    mark, cross = "#ffe27a", "#ffffff"

    def cover(self, q, r, c, rng):
        box(q, down("#3b3f86", "#232660"), 1, 1, 38, 38, 7)
        for _ in range(5):
            disc(q, rng.choice(["#8f95e0", "#6b70c0", "#aeb4f5"]), rng.uniform(6, 34), rng.uniform(6, 34), rng.uniform(0.6, 1.3))
        q.setPen(QPen(C("#6b71d0"), max(1, U)))
        q.setBrush(Qt.NoBrush)
        q.drawRoundedRect(QRectF(1.5 * U, 1.5 * U, 37 * U, 37 * U), 7 * U, 7 * U)

    def floor(self, q, r, c, rng, hit):
        box(q, "#7a1020" if hit else "#0d1024", 0.5, 0.5, 39, 39, 3)

    def flag(self, q):
        shape(q, "#f2f4ff", (20, 6), (26, 16), (26, 27), (14, 27), (14, 16))
        shape(q, "#ff4d6d", (14, 19), (9, 29), (14, 27))
        shape(q, "#ff4d6d", (26, 19), (31, 29), (26, 27))
        shape(q, "#ff4d6d", (20, 6), (24, 13), (16, 13))
        disc(q, "#2b88d8", 20, 18, 3)
        shape(q, "#ffb13b", (16, 28), (24, 28), (20, 36))

    def mine(self, q, hit):
        for i in range(10):
            a = math.pi * i / 5
            line(q, "#ffcf5a" if hit else "#9aa3c0", 2.2, (20, 20), (20 + 14 * math.cos(a), 20 + 14 * math.sin(a)))
        disc(q, "#ff8a1f" if hit else "#5d6584", 20, 20, 8.5)
        disc(q, "#fff2c0" if hit else "#c3cae4", 17, 17, 2.5)


class Circuit:
    ground, face, weight = "#06351f", "DejaVu Sans Mono", QFont.Bold
    ink = ["#8fd3ff", "#b8ff8a", "#ff9a8a", "#e3b0ff", "#ffc86b", "#7dfff0", "#ffffff", "#c9d3c9"]
    mark, cross = "#ffe27a", "#ffffff"

    def cover(self, q, r, c, rng):
        box(q, "#0b5a34", 0, 0, 40, 40)
        for i in (9, 16.5, 24, 31):
            for a, b, w, h in ((i - 1.6, 2, 3.2, 5), (i - 1.6, 33, 3.2, 5), (2, i - 1.6, 5, 3.2), (33, i - 1.6, 5, 3.2)):
                box(q, "#d9c98a", a, b, w, h)
        box(q, down("#3a3d42", "#1c1e21"), 6, 6, 28, 28, 2)
        disc(q, "#55595f", 10, 10, 1.6)

    def floor(self, q, r, c, rng, hit):
        box(q, "#b3261e" if hit else "#0b5a34", 0, 0, 40, 40)
        q.setPen(QPen(C("#1d7f4e"), max(1, U)))
        q.drawLine(QPointF(0, S - 0.5), QPointF(S, S - 0.5))
        q.drawLine(QPointF(S - 0.5, 0), QPointF(S - 0.5, S))

    def flag(self, q):
        line(q, "#e8e8e8", 2.4, (16, 9), (16, 31))
        shape(q, "#ff3b30", (17, 9), (30, 9), (26, 14.5), (30, 20), (17, 20))

    def mine(self, q, hit):
        box(q, "#15181b", 11, 9, 18, 22, 4)
        box(q, "#ff5a36" if not hit else "#ffffff", 11, 14, 18, 4)
        for x in (15, 25):
            line(q, "#d9d9d9", 2, (x, 31), (x, 37))
        line(q, "#ffd23f", 2.4, (20, 9), (23, 4), (29, 5))


class Tatami:
    ground, face, weight = "#4a3626", "DejaVu Serif", QFont.Bold
    ink = ["#1f4e8c", "#2f6b2f", "#b3261e", "#5a2a82", "#8a4b12", "#0f6b6b", "#1a1a1a", "#6a6a6a"]
    mark, cross = "#7a1f1f", "#1a1a1a"

    def cover(self, q, r, c, rng):
        box(q, "#b9b878", 0, 0, 40, 40)
        q.setPen(QPen(C("#a3a263"), max(1, U)))
        upright = (r + c) % 2
        for i in range(4, 40, 4):
            a, b = (QPointF(i * U, 0), QPointF(i * U, S)) if upright else (QPointF(0, i * U), QPointF(S, i * U))
            q.drawLine(a, b)
        for e in (0, 35):
            box(q, "#2f4a36", *((e, 0, 5, 40) if upright else (0, e, 40, 5)))

    def floor(self, q, r, c, rng, hit):
        box(q, "#e2705f" if hit else "#f3e6cb", 0, 0, 40, 40)
        q.setPen(QPen(C("#d3bf98"), max(1, U)))
        q.setBrush(Qt.NoBrush)
        q.drawRect(QRectF(0.5, 0.5, S - 1, S - 1))

    def flag(self, q):
        box(q, "#ffffff", 13, 5, 17, 24)
        disc(q, "#c8102e", 21.5, 15, 6)
        line(q, "#3a2415", 2.6, (12, 4), (12, 36))
        line(q, "#3a2415", 2.2, (11, 5), (31, 5))

    def mine(self, q, hit):
        disc(q, "#8c1c13" if not hit else "#3a0d0a", 20, 21, 13)
        disc(q, "#fbeedb", 20, 19, 7.5)
        disc(q, "#1a1a1a", 17, 18, 1.8)
        disc(q, "#1a1a1a", 23, 18, 1.8)
        line(q, "#1a1a1a", 1.6, (17, 23), (20, 22), (23, 23))


class Chocolate:
    ground, face, weight = "#c7ccd4", "DejaVu Sans", QFont.Black
    ink = ["#2457c5", "#2c7a35", "#c3202f", "#6b2fa0", "#9a4a00", "#0b7d86", "#101010", "#70757d"]
    mark, cross = "#ffe9b0", "#ffffff"

    def cover(self, q, r, c, rng):
        box(q, "#3a1d0f", 0, 0, 40, 40)
        box(q, "#8a5534", 1, 1, 37, 37, 3)
        box(q, "#50290f", 4, 4, 34, 34, 3)
        box(q, down("#7a4526", "#643617"), 5, 5, 29, 29, 4)

    def floor(self, q, r, c, rng, hit):
        shade = QLinearGradient(0, 0, S, S)
        for at, tone in ((0, "#f4f6f9"), (0.5, "#dfe4ea"), (1, "#eef1f5")):
            shade.setColorAt(at, C(tone if not hit else "#ff6b5e"))
        box(q, shade, 0, 0, 40, 40)
        q.setPen(QPen(C("#bfc6cf"), 1))
        q.setBrush(Qt.NoBrush)
        q.drawRect(QRectF(0.5, 0.5, S - 1, S - 1))

    def flag(self, q):
        line(q, "#f5d9a8", 2.6, (13, 8), (17, 33))
        path = QPainterPath(QPointF(13.4 * U, 9 * U))
        path.cubicTo(QPointF(19 * U, 4 * U), QPointF(24 * U, 13 * U), QPointF(31 * U, 8 * U))
        path.lineTo(QPointF(32 * U, 18 * U))
        path.cubicTo(QPointF(25 * U, 23 * U), QPointF(20 * U, 14 * U), QPointF(15 * U, 20 * U))
        q.setPen(CLEAR)
        q.setBrush(C("#ff5fa2"))
        q.drawPath(path)

    def mine(self, q, hit):
        disc(q, "#8e0f1f" if not hit else "#4a0610", 14, 26, 8)
        disc(q, "#a81628" if not hit else "#5c0a14", 27, 28, 8)
        disc(q, "#ffd5d8", 11.5, 23, 2)
        disc(q, "#ffd5d8", 24.5, 25, 2)
        line(q, "#2d6a2d", 2.2, (14, 19), (22, 6), (27, 21))
        shape(q, "#3c8f3c", (22, 6), (32, 5), (28, 12))


class Harlequin:
    ground, face, weight = "#20123a", "DejaVu Serif", QFont.Bold
    ink = ["#1e3fae", "#1d7a3a", "#c2185b", "#5b2a86", "#a0520d", "#00727a", "#1a1a1a", "#6d6d6d"]
    mark, cross = "#ffffff", "#ffd54f"

    def cover(self, q, r, c, rng):
        a, b = ("#7b2fb5", "#5a1f8c") if (r + c) % 2 else ("#b3246b", "#8a1852")
        box(q, a, 0, 0, 40, 40)
        shape(q, b, (20, 1), (39, 20), (20, 39), (1, 20))
        disc(q, "#f2c14e", 0, 0, 2.5)
        disc(q, "#f2c14e", 40, 0, 2.5)
        disc(q, "#f2c14e", 0, 40, 2.5)
        disc(q, "#f2c14e", 40, 40, 2.5)

    def floor(self, q, r, c, rng, hit):
        box(q, "#ff8a3d" if hit else "#fff8ea" if (r + c) % 2 else "#f4ead3", 0, 0, 40, 40)

    def flag(self, q):
        line(q, "#fff4d6", 2.6, (20, 5), (20, 34))
        shape(q, "#ffd54f", (21, 6), (35, 12), (21, 18))
        shape(q, "#4dd0e1", (19, 12), (6, 17), (19, 22))

    def mine(self, q, hit):
        for i in range(8):
            a = math.pi * i / 4 + 0.2
            shape(q, "#1a1030", (20 + 16 * math.cos(a), 20 + 16 * math.sin(a)), (20 + 9 * math.cos(a + 0.4), 20 + 9 * math.sin(a + 0.4)), (20 + 9 * math.cos(a - 0.4), 20 + 9 * math.sin(a - 0.4)))
        disc(q, "#1a1030", 20, 20, 10)
        disc(q, "#f2c14e" if not hit else "#ffffff", 20, 20, 4)


class Records:
    ground, face, weight = "#2b2b2b", "DejaVu Sans Condensed", QFont.Bold
    ink = ["#1565c0", "#2e7d32", "#c62828", "#4527a0", "#ad5a00", "#00838f", "#111111", "#757575"]
    mark, cross = "#111111", "#ffffff"

    def cover(self, q, r, c, rng):
        box(q, rng.choice(["#c9a26b", "#bf955c", "#d0ab78"]), 0.7, 0.7, 38.6, 38.6, 1)
        disc(q, "#161616", 20, 20, 17)
        for k in (15, 12.5, 10):
            q.setPen(QPen(C("#383838"), max(1, 0.8 * U)))
            q.setBrush(Qt.NoBrush)
            q.drawEllipse(QPointF(S / 2, S / 2), k * U, k * U)
        disc(q, rng.choice(["#d9534f", "#e0a030", "#4a90c2"]), 20, 20, 6.5)
        disc(q, "#f4f4f4", 20, 20, 1.3)

    def floor(self, q, r, c, rng, hit):
        box(q, "#ff5c4d" if hit else "#f3efe6", 0.7, 0.7, 38.6, 38.6, 1)

    def flag(self, q):
        disc(q, "#f7f2e4", 20, 20, 15)
        line(q, "#333333", 2.4, (15, 10), (15, 31))
        shape(q, "#e01b24", (16, 10), (30, 15), (16, 20))

    def mine(self, q, hit):
        disc(q, "#1b1b1b", 19, 23, 11)
        box(q, "#1b1b1b", 20, 8, 8, 7, 1)
        line(q, "#8a6a3a", 2.2, (25, 9), (29, 4), (34, 6))
        disc(q, "#ffb300", 34, 6, 2.6)
        disc(q, "#9a9a9a", 15, 19, 2.4)


look = {"Outer space": Space, "Circuit": Circuit, "Tatami": Tatami, "Chocolate": Chocolate, "Harlequin": Harlequin, "Records": Records}[theme]()
font = QFont(look.face, weight=look.weight)
font.setPixelSize(int(S * g.uniform(0.5, 0.64)))
salt = g.randrange(10**6)


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * S + 2 * M, p.rows * S + 2 * M)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.fillRect(self.rect(), C(look.ground))
        for r, c, s in p.each():
            rng = random.Random(salt + r * 97 + c)
            q.save()
            q.translate(M + c * S, M + r * S)
            q.setClipRect(QRectF(0, 0, S, S))
            if s in "012345678*X":
                look.floor(q, r, c, rng, s == "X")
            else:
                look.cover(q, r, c, rng)
            if s in "12345678?":
                q.setFont(font)
                if s == "?":
                    disc(q, "#ffffff" if look.mark in ("#111111", "#7a1f1f") else "#22222e", 20, 20, 13)
                q.setPen(C(look.mark if s == "?" else look.ink[int(s) - 1]))
                q.drawText(QRectF(0, 0, S, S), Qt.AlignCenter, s)
            elif s in "Fx":
                look.flag(q)
                if s == "x":
                    line(q, "#000000", 6, (8, 8), (32, 32))
                    line(q, "#000000", 6, (32, 8), (8, 32))
                    line(q, look.cross if look.cross != "#1a1a1a" else "#ff3030", 3, (8, 8), (32, 32))
                    line(q, look.cross if look.cross != "#1a1a1a" else "#ff3030", 3, (32, 8), (8, 32))
            elif s in "*X":
                look.mine(q, s == "X")
            q.restore()


win = QMainWindow()
win.setWindowTitle(f"Wardrobe Mines - {theme}")
bar = QToolBar()
bar.setMovable(False)
for name in ("New", "Undo", "Hint", "Scores"):
    bar.addAction(QAction(name, win))
win.addToolBar(bar)
for name in ("&Game", "&View", "&Settings", "&Help"):
    win.menuBar().addMenu(name)
middle = QWidget()
lay = QVBoxLayout(middle)
board = Board()
frame = QFrame()
frame.setFrameShape(g.choice([QFrame.NoFrame, QFrame.StyledPanel, QFrame.Box]))
inner = QVBoxLayout(frame)
inner.setContentsMargins(0, 0, 0, 0)
inner.addWidget(board)
lay.addWidget(frame, 0, Qt.AlignCenter)
win.setCentralWidget(middle)
if p.max_cell * p.cols > p.cols * S + 2 * M + 150:
    dock = QDockWidget("Themes")
    items = QListWidget()
    items.addItems(NAMES)
    items.setCurrentRow(NAMES.index(theme))
    items.setFixedWidth(120)
    dock.setWidget(items)
    win.addDockWidget(g.choice([Qt.LeftDockWidgetArea, Qt.RightDockWidgetArea]), dock)
win.statusBar().addWidget(QLabel(f"Mines left: {p.left}"))
win.statusBar().addPermanentWidget(QLabel(f"{p.seconds // 60}:{p.seconds % 60:02d}"))
win.statusBar().addWidget(QLabel({"playing": "", "won": "Solved!", "lost": "Boom!"}[p.status]))
win.show()
tell_qt(app, lambda: qt_inside(board, M, p.cols * S, p.rows * S))
