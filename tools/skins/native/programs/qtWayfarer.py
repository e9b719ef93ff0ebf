"""A painted board with themes of travel, another for each seed: dunes, reef, orchard, a town at night, an old chart, snow, chocolate. Covers are drawn, with the theme's own flag and mine."""
import math
import random
import sys
import zlib

from PyQt5.QtCore import QPointF, QRectF, QSize, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QAction, QApplication, QComboBox, QFrame, QHBoxLayout, QLabel, QLCDNumber, QMainWindow, QProgressBar, QPushButton, QToolBar, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
C = QColor
THEMES = {  # floor, line, cover, its light, its shade, cloth, pole, mine, hit, font, digits, ground of the window (None: Fusion's)
    "Dunes": ("#fbf1d8", "#e4d2a4", "#e0b86a", "#f3d796", "#b98a3c", "#c2331f", "#5a3a14", "#3d2410", "#f07040", "DejaVu Sans", "#1d4f91 #3c7a1f #c0241c #5b2a86 #7c3a10 #0f7a78 #2b2118 #776650"),
    "Reef": ("#0d2b45", "#1a4263", "#1f8a9a", "#63c9cf", "#0f5566", "#ffd23f", "#f4f4e8", "#d8e2e8", "#d1383d", "Noto Sans", "#7fd1ff #8df29a #ff9a8a #d9b3ff #ffc07a #7ff0e0 #ffffff #b8c4d0"),
    "Orchard": ("#e9dcc3", "#cbb78f", "#6da544", "#93c95f", "#3f6b25", "#d8262c", "#5b3716", "#2b2b2b", "#e2543a", "Liberation Sans", "#2456b5 #24702a #c01f26 #5a2b8c #8a3b12 #13737c #1a1a1a #6b6b6b"),
    "Town": ("#15161f", "#2a2c3d", "#2f3a5c", "#4b5a8a", "#1c2440", "#ff4f9a", "#f2f2ff", "#ff9b45", "#8c1d3f", "DejaVu Sans", "#6fb6ff #76e08a #ff7272 #c89bff #ffb35c #5fe0d8 #f5f5f5 #9aa0b8"),
    "Chart": ("#f4e6c3", "#cfb685", "#bf9a5f", "#d8ba83", "#8a6532", "#1c1c1c", "#4a2d12", "#2a1a0c", "#c8452e", "P052", "#3a2a18 #3a2a18 #3a2a18 #3a2a18 #3a2a18 #3a2a18 #3a2a18 #3a2a18"),
    "Snow": ("#c9d6e2", "#aebfd0", "#f1f6fb", "#ffffff", "#a9bdd2", "#d3202c", "#39424e", "#20262e", "#ee5a4f", "Nimbus Sans", "#1b49c4 #0c6b36 #b3141f #4b1d84 #7a2a10 #0a6a74 #101418 #5d6a78"),
    "Chocolate": ("#f6e3c5", "#e0c296", "#6b3f24", "#8f5c3a", "#432512", "#7ee0b0", "#fff4e0", "#b3123a", "#f2a0a8", "URW Gothic", "#24489c #2c6b22 #b81d24 #662a80 #6e3310 #0f6c70 #241812 #7a6a5c"),
}
name = list(THEMES)[zlib.crc32(("".join(p.cells) + "0").encode()) % len(THEMES)]
floor, line, cover, light, shade, cloth, pole, iron, hit, family, digits = THEMES[name]
digits = digits.split()
panel = g.choice(["right", "top", "top", "left"])
if panel != "top":
    p.max_cell = (p.max_cell * p.cols - 150) / p.cols
u = p.cell_size(18, 48)
gap = {"Town": 2, "Snow": 1, "Reef": 0}.get(name, g.choice([0, 0, 1]))
pitch = u + gap
lots = random.Random(g.random())
sown = {(r, c): [lots.random() for _ in range(8)] for r in range(p.rows) for c in range(p.cols)}
grid_lines = g.random() < 0.75
face = QFont(family)
face.setPixelSize(max(12, round(u * g.uniform(0.56, 0.68))))
face.setBold(family not in ("P052",) or g.random() < 0.6)


def at(x, y, *points):
    return QPolygonF([QPointF(x + a * u, y + b * u) for a, b in points])


def cover_of(q, x, y, k, marked):
    box = QRectF(x, y, u, u)
    q.setPen(Qt.NoPen)
    if name == "Dunes":
        ramp = QLinearGradient(x, y, x, y + u)
        ramp.setColorAt(0, C(light))
        ramp.setColorAt(1, C(cover))
        q.fillRect(box, ramp)
        q.setPen(QPen(C(shade), max(1, u / 26)))
        q.setBrush(Qt.NoBrush)
        for i in range(3):
            way, h = QPainterPath(), y + u * (0.3 + 0.24 * i + 0.04 * k[i])
            way.moveTo(x + u * 0.1, h)
            way.cubicTo(x + u * 0.35, h - u * 0.13, x + u * 0.55, h + u * 0.1, x + u * 0.9, h - u * 0.04)
            q.drawPath(way)
        q.setPen(QPen(C(shade), 1))
        q.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
    elif name == "Reef":
        q.fillRect(box, C(shade))
        q.setBrush(C(cover))
        q.drawRoundedRect(box.adjusted(1, 1, -1, -1), u * 0.22, u * 0.22)
        q.setBrush(Qt.NoBrush)
        q.setPen(QPen(C(light), max(1, u / 28)))
        for i in range(3):
            d = u * (0.1 + 0.1 * k[i])
            q.drawEllipse(QPointF(x + u * (0.25 + 0.25 * i), y + u * (0.25 + 0.5 * k[i + 3])), d / 2, d / 2)
    elif name == "Orchard":
        q.fillRect(box, C(shade))
        q.setBrush(C(cover))
        q.drawRoundedRect(box.adjusted(0, 0, -1.5, -1.5), u * 0.14, u * 0.14)
        for i in range(4):
            q.save()
            q.translate(x + u * (0.27 + 0.46 * (i % 2)), y + u * (0.27 + 0.46 * (i // 2)))
            q.rotate(k[i] * 180)
            q.setBrush(C(light) if i % 3 else C(light).darker(112))
            q.drawEllipse(QPointF(0, 0), u * 0.19, u * 0.09)
            q.restore()
    elif name == "Town":
        ramp = QLinearGradient(x, y, x + u, y + u)
        ramp.setColorAt(0, C(light))
        ramp.setColorAt(1, C(cover))
        q.setBrush(ramp)
        q.drawRoundedRect(box, 3, 3)
        for i in range(4):
            q.setBrush(C("#f6d365") if k[i] < 0.35 and not marked else C(shade))
            q.drawRect(QRectF(x + u * (0.2 + 0.35 * (i % 2)), y + u * (0.18 + 0.37 * (i // 2)), u * 0.25, u * 0.27))
    elif name == "Chart":
        q.fillRect(box, C(cover))
        q.setBrush(Qt.NoBrush)
        q.setPen(QPen(C(shade), 1))
        q.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
        q.drawRect(box.adjusted(2.5, 2.5, -2.5, -2.5))
        q.setPen(Qt.NoPen)
        q.setBrush(C(shade).lighter(116) if not marked else Qt.NoBrush)
        q.drawPolygon(at(x, y, (0.5, 0.18), (0.56, 0.44), (0.82, 0.5), (0.56, 0.56), (0.5, 0.82), (0.44, 0.56), (0.18, 0.5), (0.44, 0.44)))
    elif name == "Snow":
        q.fillRect(box, C(shade))
        glow = QRadialGradient(x + u * 0.35, y + u * 0.3, u * 0.8)
        glow.setColorAt(0, C("#ffffff"))
        glow.setColorAt(1, C("#d4e2ef"))
        q.setBrush(glow)
        q.drawRoundedRect(box.adjusted(0.5, 0.5, -1, -1.5), u * 0.25, u * 0.25)
        q.setBrush(C(shade))
        for i in range(2):
            q.drawEllipse(QPointF(x + u * (0.2 + 0.6 * k[i]), y + u * (0.2 + 0.6 * k[i + 2])), u * 0.035, u * 0.035)
    else:
        b = u * 0.16
        for colour, pts in ((light, ((0, 0), (1, 0), (0.84, 0.16), (0.16, 0.16))), (C(light).darker(112), ((0, 0), (0.16, 0.16), (0.16, 0.84), (0, 1))),
                            (shade, ((1, 1), (0, 1), (0.16, 0.84), (0.84, 0.84))), (C(shade).lighter(125), ((1, 0), (1, 1), (0.84, 0.84), (0.84, 0.16)))):
            q.setBrush(C(colour))
            q.drawPolygon(at(x, y, *pts))
        q.fillRect(QRectF(x + b, y + b, u - 2 * b, u - 2 * b), C(cover))


def floor_of(q, x, y, k, colour):
    q.fillRect(QRectF(x, y, u, u), C(colour))
    if name == "Chocolate" and colour == floor:
        q.setPen(QPen(C(line), 1, Qt.DotLine))
        q.drawLine(QPointF(x, y + u / 2), QPointF(x + u, y + u / 2))
    if grid_lines or name in ("Chart", "Reef"):
        q.setPen(QPen(C(line), 1))
        q.drawLine(QPointF(x + 0.5, y + u - 0.5), QPointF(x + u - 0.5, y + u - 0.5))
        q.drawLine(QPointF(x + u - 0.5, y + 0.5), QPointF(x + u - 0.5, y + u - 0.5))


def flag_of(q, x, y):
    kind = {"Dunes": "kite", "Reef": "buoy", "Orchard": "square", "Town": "pennant", "Chart": "swallow", "Snow": "pennant", "Chocolate": "square"}[name]
    edge = QPen(C(cloth).darker(170) if name not in ("Chart",) else C("#f4e6c3"), max(1, u / 30))
    q.setPen(QPen(C(pole), max(1.4, u * 0.075), Qt.SolidLine, Qt.FlatCap))
    if kind == "buoy":
        q.drawLine(QPointF(x + 0.5 * u, y + 0.16 * u), QPointF(x + 0.5 * u, y + 0.6 * u))
        q.setPen(edge)
        q.setBrush(C(cloth))
        q.drawPolygon(at(x, y, (0.52, 0.14), (0.86, 0.28), (0.52, 0.42)))
        q.setBrush(C("#e8452c"))
        q.drawChord(QRectF(x + 0.22 * u, y + 0.42 * u, 0.56 * u, 0.42 * u), 180 * 16, 180 * 16)
        return
    a, b = QPointF(x + 0.3 * u, y + 0.16 * u), QPointF(x + 0.3 * u, y + 0.86 * u)
    q.drawLine(a, b)
    q.setPen(edge)
    q.setBrush(C(cloth))
    q.drawPolygon(at(x, y, *{
        "kite": ((0.31, 0.32), (0.52, 0.14), (0.84, 0.32), (0.52, 0.52)),
        "square": ((0.31, 0.17), (0.8, 0.17), (0.8, 0.52), (0.31, 0.52)),
        "pennant": ((0.31, 0.15), (0.86, 0.35), (0.31, 0.55)),
        "swallow": ((0.31, 0.17), (0.86, 0.17), (0.68, 0.34), (0.86, 0.52), (0.31, 0.52)),
    }[kind]))


def mine_of(q, x, y):
    m = QPointF(x + u / 2, y + u / 2)
    dark = C(iron)
    if name in ("Orchard", "Chart", "Chocolate"):  # a bomb with its fuse
        q.setPen(QPen(C("#7a5a2a"), max(1.2, u * 0.06)))
        q.setBrush(Qt.NoBrush)
        way = QPainterPath(QPointF(x + 0.58 * u, y + 0.32 * u))
        way.quadTo(x + 0.66 * u, y + 0.12 * u, x + 0.82 * u, y + 0.2 * u)
        q.drawPath(way)
        q.setPen(Qt.NoPen)
        q.setBrush(C("#ff9a1f"))
        q.drawEllipse(QPointF(x + 0.83 * u, y + 0.2 * u), u * 0.08, u * 0.08)
        q.setBrush(dark)
        q.drawEllipse(QPointF(x + 0.46 * u, y + 0.57 * u), u * 0.29, u * 0.29)
        q.setBrush(C(255, 255, 255, 190))
        q.drawEllipse(QPointF(x + 0.36 * u, y + 0.47 * u), u * 0.07, u * 0.07)
        return
    q.setPen(QPen(dark, max(1.4, u * 0.08), Qt.SolidLine, Qt.RoundCap))
    for i in range(8):
        a = i * math.pi / 4
        q.drawLine(m, m + QPointF(math.cos(a), math.sin(a)) * u * 0.37)
    q.setPen(Qt.NoPen)
    q.setBrush(dark)
    q.drawEllipse(m, u * 0.24, u * 0.24)
    q.setBrush(C(floor) if name in ("Reef", "Town") else C(255, 255, 255, 200))
    q.drawEllipse(m - QPointF(u, u) * 0.08, u * 0.065, u * 0.065)


class Board(QWidget):
    margin = g.choice([0, 4, 10])

    def sizeHint(self):
        return QSize(pitch * p.cols - gap + 2 * self.margin, pitch * p.rows - gap + 2 * self.margin)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.fillRect(self.rect(), C(shade if name != "Town" else "#0b0c12"))
        q.setFont(face)
        for r, c, s in p.each():
            x, y, k = self.margin + c * pitch, self.margin + r * pitch, sown[r, c]
            if s in "012345678*X":
                floor_of(q, x, y, k, hit if s == "X" else floor)
            else:
                cover_of(q, x, y, k, s != "#")
            box = QRectF(x, y, u, u)
            if s in "12345678":
                q.setPen(C(digits[int(s) - 1]))
                q.drawText(box, Qt.AlignCenter, s)
            elif s == "?":
                way = QPainterPath()  # the mark has a rim, so that it stands out on the painted cover
                way.addText(0, 0, face, "?")
                b = way.boundingRect()
                way.translate(box.center() - b.center())
                q.setPen(QPen(C("#ffffff") if name not in ("Town", "Reef", "Chocolate") else C("#10141c"), max(2, u / 9), Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
                q.drawPath(way)
                q.fillPath(way, QBrush(C("#223a8c") if name not in ("Town", "Reef", "Chocolate") else C("#ffffff")))
            elif s in "*X":
                mine_of(q, x, y)
            elif s in "Fx":
                flag_of(q, x, y)
                if s == "x":
                    for colour, w in (("#ffffff", 0.17), ("#c00000", 0.09)):
                        q.setPen(QPen(C(colour), u * w, Qt.SolidLine, Qt.RoundCap))
                        near, far = 0.17 * u, 0.83 * u
                        q.drawLine(QPointF(x + near, y + near), QPointF(x + far, y + far))
                        q.drawLine(QPointF(x + far, y + near), QPointF(x + near, y + far))


win = QMainWindow()
win.setWindowTitle(g.choice(["Wayfarer", "Wayfarer Mines — " + name, "QtWayfarer 0.8"]))
if g.random() < 0.7:
    for item in ("&Game", "&View", "&Theme", "&Help"):
        win.menuBar().addMenu(item)
if panel == "top" and g.random() < 0.5:
    tools = QToolBar()
    for item in ("New", "Hint", "Undo", "Scores"):
        tools.addAction(QAction(item, win))
    win.addToolBar(tools)
middle = QWidget()
row = (QVBoxLayout if panel == "top" else QHBoxLayout)(middle)
board = Board()
board.setFixedSize(board.sizeHint())
side = QFrame()
box = (QHBoxLayout if panel == "top" else QVBoxLayout)(side)
box.setContentsMargins(4, 2, 4, 2)
themes = QComboBox()
themes.addItems([name])
left = QLCDNumber(3) if g.random() < 0.5 else QLabel(f"<b>{p.left}</b> to find")
if isinstance(left, QLCDNumber):
    left.display(p.left)
    left.setSegmentStyle(QLCDNumber.Flat)
    left.setFixedHeight(28)
done = QProgressBar()
done.setRange(0, p.rows * p.cols - p.mines)
done.setValue(sum(s in "012345678" for _, _, s in p.each()))
done.setMaximumWidth(130)
parts = [left, QPushButton({"playing": "Restart", "won": "Well travelled!", "lost": "Lost. Again?"}[p.status]), QLabel(f"{p.seconds // 60}:{p.seconds % 60:02d}")]
if panel != "top":
    parts = [QLabel(f"<h3>{name}</h3>"), themes, *parts, done]
elif p.cols * pitch > 360:
    parts += [themes]
for w in parts:
    box.addWidget(w)
box.addStretch() if panel != "top" else None
for w in (board, side) if panel == "right" else (side, board):
    row.addWidget(w, 0, Qt.AlignCenter if w is board else Qt.AlignTop)
row.setSizeConstraint(row.SetFixedSize)
win.setCentralWidget(middle)
if g.random() < 0.5:
    win.statusBar().showMessage({"playing": f"{p.cols} × {p.rows}, {p.mines} mines", "won": "All mines found", "lost": "You stepped on a mine"}[p.status])
win.layout().setSizeConstraint(win.layout().SetFixedSize)
win.show()
tell_qt(app, lambda: qt_inside(board, board.margin - gap / 2, pitch * p.cols, pitch * p.rows))
