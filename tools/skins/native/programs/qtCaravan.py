"""A Qt desktop game with a theme menu: dunes, ice, patchwork, circuit board, crates and an inked map, each painted once into pixmaps."""
import math
import random
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PyQt5.QtWidgets import QApplication, QComboBox, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
size = p.cell_size(24, 56)
THEMES = ["Dunes", "Ice floe", "Patchwork", "Circuit", "Orchard", "Old map"]
theme = g.choice(THEMES)
LOOK = {  # ground of the window, face and colours of the numbers, question mark
    "Dunes": ("#7b5a35", "#f7e7c4", "DejaVu Serif", ["#2450a4", "#2d7031", "#b3261e", "#5c2a83", "#8a4308", "#0c6c74", "#241708", "#77684f"], "#5b3a12"),
    "Ice floe": ("#0c2436", "#e6f4fb", "Noto Sans", ["#8fd3ff", "#9cf0a6", "#ff9a8f", "#d7b4ff", "#ffd08a", "#7ff0e6", "#ffffff", "#b4c4cf"], "#123a5a"),
    "Patchwork": ("#e9dfd2", "#3a2d25", "URW Bookman", ["#2f5fb0", "#3b7d3a", "#c0392b", "#7d3c98", "#a85b10", "#1a8a8a", "#222222", "#888078"], "#ffffff"),
    "Circuit": ("#0e1512", "#b8f5cf", "DejaVu Sans Mono", ["#8fd0ff", "#c8ff8a", "#ffa39a", "#e2b8ff", "#ffd27a", "#7dfff0", "#ffffff", "#c6d3cb"], "#f5f5f5"),
    "Orchard": ("#3f5a2a", "#f3f7e4", "Liberation Sans", ["#1d4fc4", "#1c7a2b", "#cc2020", "#4a1a8c", "#8c3a10", "#0e7c84", "#111111", "#6e6e6e"], "#fff4d0"),
    "Old map": ("#c9b387", "#3b2a16", "Nimbus Roman", ["#3b2a16"] * 8, "#3b2a16"),
}
ground, words, family, inks, ask = LOOK[theme]
col = QColor


def pen(c, w):
    k = QPen(col(c), w)
    k.setCapStyle(Qt.RoundCap)
    k.setJoinStyle(Qt.RoundJoin)
    return k


def poly(q, pts, fill, line=None, w=3):
    q.setPen(pen(line, w) if line else Qt.NoPen)
    q.setBrush(col(fill) if fill else Qt.NoBrush)
    q.drawPolygon(QPolygonF([QPointF(*a) for a in pts]))


def oval(q, x, y, rx, ry, fill, line=None, w=3):
    q.setPen(pen(line, w) if line else Qt.NoPen)
    q.setBrush(col(fill) if fill else Qt.NoBrush)
    q.drawEllipse(QPointF(x, y), rx, ry)


def rect(q, x, y, w, h, fill, r=0, line=None, lw=3):
    q.setPen(pen(line, lw) if line else Qt.NoPen)
    q.setBrush(fill if isinstance(fill, (QLinearGradient, QBrush)) else col(fill) if fill else Qt.NoBrush)
    q.drawRoundedRect(QRectF(x, y, w, h), r, r)


def seam(q, c, w, *pts):
    q.setPen(pen(c, w))
    for a, b in zip(pts, pts[1:]):
        q.drawLine(QPointF(*a), QPointF(*b))


def curve(q, c, w, a, b, e):
    path = QPainterPath(QPointF(*a))
    path.quadTo(QPointF(*b), QPointF(*e))
    q.setBrush(Qt.NoBrush)
    q.setPen(pen(c, w))
    q.drawPath(path)


def slope(a, b):
    k = QLinearGradient(0, 0, 30, 100)
    k.setColorAt(0, col(a))
    k.setColorAt(1, col(b))
    return k


def shut(q, odd):
    if theme == "Dunes":
        rect(q, 0, 0, 100, 100, slope("#f1cd86", "#d39a4c"))
        for y in (22, 47, 72):
            curve(q, "#b97d34", 5, (4, y + 8), (34, y - 14), (60, y + 6))
            curve(q, "#fbe3ad", 3, (58, y + 8), (78, y + 18), (96, y + 2))
        rect(q, 1.5, 1.5, 97, 97, None, 0, "#a86f2c", 3)
    elif theme == "Ice floe":
        rect(q, 0, 0, 100, 100, "#0f3350")
        poly(q, [(6, 12), (14, 4), (90, 5), (96, 14), (95, 88), (86, 96), (10, 95), (4, 86)], "#d9f1fb")
        poly(q, [(4, 86), (95, 88), (86, 96), (10, 95)], "#8fbfd8")
        seam(q, "#ffffff", 5, (14, 14), (70, 13))
        seam(q, "#a6d3e8", 3, (62, 40), (76, 54), (70, 70))
    elif theme == "Patchwork":
        rect(q, 0, 0, 100, 100, "#b5566b" if odd else "#5c86b3")
        for i in range(4):
            for j in range(4):
                oval(q, 14 + 24 * i, 14 + 24 * j, 3.4, 3.4, "#d48a99" if odd else "#8fb2d4")
        k = pen("#fff3df", 3)
        k.setStyle(Qt.DashLine)
        q.setPen(k)
        q.setBrush(Qt.NoBrush)
        q.drawRect(QRectF(7, 7, 86, 86))
    elif theme == "Circuit":
        rect(q, 0, 0, 100, 100, "#14532f")
        for i in (22, 41, 60, 79):
            for a in ((i - 4, 2, 8, 12), (i - 4, 86, 8, 12), (2, i - 4, 12, 8), (86, i - 4, 12, 8)):
                rect(q, *a, "#c9ccd1")
        rect(q, 11, 11, 78, 78, "#23262b", 3, "#3b4048", 3)
        oval(q, 23, 23, 5, 5, "#4b515a")
    elif theme == "Orchard":
        rect(q, 0, 0, 100, 100, "#6b431b")
        for i, c in enumerate(("#c98f4e", "#bd8343", "#cf9858", "#b97e3e")):
            rect(q, 4, 4 + 23.4 * i, 92, 21, c, 2)
        poly(q, [(4, 14), (14, 4), (96, 86), (86, 96)], "#a56c30", "#7a4c1c", 2)
        for x, y in ((11, 11), (89, 89), (11, 89), (89, 11)):
            oval(q, x, y, 3.4, 3.4, "#5b3510")
    else:
        rect(q, 0, 0, 100, 100, "#d8c193")
        for i in range(-90, 100, 14):
            seam(q, "#7a5c34", 2.6, (max(i, 0) + 3, max(-i, 0) + 3), (min(100 + i, 100) - 3, min(100 - i, 100) - 3))
        rect(q, 2, 2, 96, 96, None, 0, "#5d4424", 3)


def bare(q, odd):
    tone, line = {"Dunes": ("#f9efd8", "#dcc496"), "Ice floe": ("#17466b", "#0f3350"), "Patchwork": ("#fbf7ef", "#e2d8c6"), "Circuit": ("#176338", "#0f4325"),
                  "Orchard": ("#cfe3a4" if odd else "#c3da93", None), "Old map": ("#f1e4c3", "#b99d68")}[theme]
    rect(q, 0, 0, 100, 100, tone)
    if line:
        rect(q, 1.5, 1.5, 97, 97, None, 0, line, 3)
    if theme == "Circuit":
        seam(q, "#2a8050", 4, (0, 88), (60, 88), (72, 100))


def flag(q):
    if theme == "Dunes":  # a palm
        curve(q, "#6b4318", 9, (44, 88), (58, 60), (52, 36))
        for a, b in (((30, 8), (12, 36)), ((20, 26), (22, 60)), ((74, 4), (90, 34)), ((84, 26), (82, 60)), ((52, 4), (54, 10))):
            curve(q, "#1f7a36", 9, (52, 34), a, b)
        oval(q, 47, 40, 5, 5, "#8a2d12")
        oval(q, 58, 40, 5, 5, "#8a2d12")
    elif theme == "Ice floe":  # a penguin
        oval(q, 50, 54, 24, 32, "#16212b")
        oval(q, 50, 62, 16, 23, "#ffffff")
        oval(q, 42, 34, 4.5, 4.5, "#ffffff")
        oval(q, 58, 34, 4.5, 4.5, "#ffffff")
        poly(q, [(43, 41), (57, 41), (50, 51)], "#ff9d1e")
        oval(q, 38, 87, 10, 5, "#ff9d1e")
        oval(q, 62, 87, 10, 5, "#ff9d1e")
    elif theme == "Patchwork":  # a button
        oval(q, 52, 54, 32, 32, "#3d2b33")
        oval(q, 50, 50, 32, 32, "#ffd75a", "#a87410", 4)
        oval(q, 50, 50, 23, 23, None, "#c9962a", 3)
        for x, y in ((42, 42), (58, 42), (42, 58), (58, 58)):
            oval(q, x, y, 4.6, 4.6, "#5b3c06")
    elif theme == "Circuit":  # a lamp
        oval(q, 50, 50, 34, 34, "#5a1010")
        oval(q, 50, 50, 25, 25, "#ff3b30", "#ffb0a8", 4)
        oval(q, 42, 41, 7, 6, "#ffe6e3")
    elif theme == "Orchard":  # an apple
        oval(q, 40, 58, 23, 26, "#c81e1e")
        oval(q, 60, 58, 23, 26, "#dd2c2c")
        curve(q, "#3c250c", 7, (50, 40), (50, 22), (58, 14))
        poly(q, [(54, 30), (68, 14), (88, 18), (74, 32)], "#2f8a2a")
        oval(q, 34, 50, 5, 8, "#ff9a90")
    else:  # a tent
        oval(q, 50, 52, 44, 42, "#f1e4c3")
        poly(q, [(14, 80), (50, 22), (86, 80)], "#c0392b", "#3b2a16", 4)
        poly(q, [(38, 80), (50, 44), (62, 80)], "#3b2a16")
        seam(q, "#3b2a16", 4, (50, 22), (50, 10), (66, 15), (50, 20))


def mine(q):
    if theme == "Dunes":  # a scorpion
        for sx in (-1, 1):
            for y in (52, 62, 72):
                seam(q, "#2b1608", 5, (50, y), (50 + sx * 24, y + 2), (50 + sx * 30, y + 12))
            curve(q, "#2b1608", 6, (50 + sx * 6, 44), (50 + sx * 34, 40), (50 + sx * 30, 20))
            oval(q, 50 + sx * 28, 18, 9, 7, "#2b1608")
        oval(q, 50, 60, 13, 24, "#2b1608")
        oval(q, 50, 42, 10, 9, "#5a2c10")
    elif theme == "Ice floe":  # an orca's fin
        poly(q, [(20, 74), (40, 64), (50, 18), (66, 34), (74, 64), (88, 74)], "#05090d", "#f4fbff", 7)
        curve(q, "#dff2fb", 5, (8, 78), (50, 66), (92, 78))
        curve(q, "#9fd0e8", 4, (16, 90), (50, 78), (84, 90))
    elif theme == "Patchwork":  # scissors
        seam(q, "#8d96a0", 9, (34, 66), (72, 12))
        seam(q, "#5d6670", 9, (66, 66), (28, 12))
        oval(q, 29, 77, 12, 12, None, "#b3202c", 8)
        oval(q, 71, 77, 12, 12, None, "#b3202c", 8)
        oval(q, 50, 43, 4, 4, "#222222")
    elif theme == "Circuit":  # a flash
        poly(q, [(56, 6), (22, 56), (46, 56), (38, 94), (80, 38), (54, 40), (68, 6)], "#ffe14a", "#4a3a00", 4)
    elif theme == "Orchard":  # a wasp
        poly(q, [(50, 46), (16, 22), (30, 60)], "#eef4ff", "#6a7a8a", 2)
        poly(q, [(50, 46), (84, 22), (70, 60)], "#eef4ff", "#6a7a8a", 2)
        oval(q, 50, 60, 17, 30, "#f2c218", "#1d1505", 4)
        for y, w in ((50, 15), (63, 16), (76, 12)):
            seam(q, "#1d1505", 7, (50 - w, y), (50 + w, y))
        oval(q, 50, 27, 13, 11, "#1d1505")
        seam(q, "#1d1505", 3, (44, 20), (34, 6))
        seam(q, "#1d1505", 3, (56, 20), (66, 6))
    else:  # a skull
        rect(q, 34, 58, 32, 28, "#fff8e2", 6, "#3b2a16", 4)
        oval(q, 50, 42, 32, 29, "#fff8e2", "#3b2a16", 4)
        rect(q, 37, 56, 26, 14, "#fff8e2")
        oval(q, 38, 44, 8.5, 9.5, "#3b2a16")
        oval(q, 62, 44, 8.5, 9.5, "#3b2a16")
        poly(q, [(50, 54), (45, 64), (55, 64)], "#3b2a16")
        for x in (43, 50, 57):
            seam(q, "#3b2a16", 3, (x, 72), (x, 84))


def write(q, s, c, px):
    f = QFont(family)
    f.setPixelSize(px)
    f.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, f, s)
    b = path.boundingRect()
    path.translate(50 - b.center().x(), 50 - b.center().y())
    if s == "?" and theme != "Old map":
        q.setPen(pen("#ffffff" if ask in ("#5b3a12", "#123a5a") else "#2a1a10", 7))
        q.setBrush(Qt.NoBrush)
        q.drawPath(path)
    if s == "?" and theme == "Old map":
        oval(q, 50, 50, 34, 40, "#f1e4c3")
    q.setPen(Qt.NoPen)
    q.setBrush(col(c))
    q.drawPath(path)


ratio = app.devicePixelRatio()


def tile(s, odd):
    m = QPixmap(round(size * ratio), round(size * ratio))
    q = QPainter(m)
    q.setRenderHint(QPainter.Antialiasing)
    q.scale(m.width() / 100, m.height() / 100)
    (shut if s in "#F?x" else bare)(q, odd)
    if s == "X":
        rect(q, 0, 0, 100, 100, {"Patchwork": "#f3b0b0", "Old map": "#d9694f"}.get(theme, "#d8321f"))
        poly(q, [(50 + (47 if i % 2 else 33) * math.cos(i * math.pi / 7), 50 + (47 if i % 2 else 33) * math.sin(i * math.pi / 7)) for i in range(14)], "#ff8c1a" if theme == "Circuit" else "#ffc23d")
    if s in "*X":
        mine(q)
    elif s in "Fx":
        flag(q)
    elif s in "12345678":
        write(q, s, inks[int(s) - 1], 76 if theme == "Old map" else 68)
    elif s == "?":
        write(q, s, ask, 72)
    if s == "x":
        for c, w in (("#ffffff", 17), ("#101010", 10)):
            seam(q, c, w, (14, 14), (86, 86))
            seam(q, c, w, (86, 14), (14, 86))
    q.end()
    return m


tiles = {(s, odd): tile(s, odd) for s in "#012345678F?*Xx" for odd in (0, 1)}
W, H = p.cols * size, p.rows * size
side = g.choice([8, 16, 28])
grain = random.Random(3)
spots = [(grain.random(), grain.random(), grain.randint(2, 9)) for _ in range(60)]


class Field(QWidget):
    def paintEvent(self, _):
        q = QPainter(self)
        q.fillRect(self.rect(), col(ground))
        q.setPen(Qt.NoPen)
        q.setBrush(col(ground).darker(108))
        for x, y, d in spots:
            q.drawEllipse(QPointF(x * self.width(), y * self.height()), d, d)
        q.fillRect(left() - 3, side - 3, W + 6, H + 6, col(ground).darker(160))
        for r, c, s in p.each():
            q.drawPixmap(QRectF(left() + c * size, side + r * size, size, size), tiles[s, (r + c) % 2], QRectF(tiles[s, 0].rect()))


win = QMainWindow()
win.setWindowTitle(g.choice([f"Caravan – {theme}", "Caravan Mines", "Caravan 2.4"]))
for name in ["&Game", "&View", "&Themes", "&Help"]:
    win.menuBar().addMenu(name)
body = QWidget()
win.setCentralWidget(body)
column = QVBoxLayout(body)
column.setContentsMargins(0, 4, 0, 0)
row = QHBoxLayout()
row.setContentsMargins(8, 0, 8, 0)
new = QPushButton("New")
new.setFocusPolicy(Qt.NoFocus)
row.addWidget(new)
row.addStretch()
if W > 300:
    combo = QComboBox()
    combo.addItems([theme])
    combo.setFocusPolicy(Qt.NoFocus)
    row.addWidget(QLabel("Theme:"))
    row.addWidget(combo)
if g.random() < 0.7:
    column.addLayout(row)
field = Field()
field.setMinimumSize(max(W + 2 * side, 200), H + 2 * side)
field.setMaximumHeight(H + 2 * side)
column.addWidget(field)
win.statusBar().addWidget(QLabel(f"{p.left} left"))
win.statusBar().addPermanentWidget(QLabel({"playing": "", "won": "Well done!   ", "lost": "Oh dear!   "}[p.status] + f"{p.seconds // 60}:{p.seconds % 60:02d}"))


def left():
    return (field.width() - W) // 2


win.show()


def measure():
    x, y, w, h = qt_inside(field, 0, W, H)
    f = win.devicePixelRatioF()
    return x + left() * f, y + side * f, w, h


tell_qt(app, measure)
