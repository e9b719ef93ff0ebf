"""A window full of QToolButtons: raised while covered, flat or sunken once open, digits as coloured text, marks as small painted icons; as of a desktop suite."""
import math
import sys

from PyQt5.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PyQt5.QtGui import QColor, QIcon, QPainter, QPalette, QPen, QPixmap, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QApplication, QFrame, QGridLayout, QHBoxLayout, QLabel, QMainWindow, QStyle, QToolBar, QToolButton, QVBoxLayout, QWidget

from support import Position, region, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
style = g.choice(["Windows", "Windows", "Fusion"])
app.setStyle(style)
THEMES = [  # window, button, base of what is open, dark text?, inks
    ("#d6d2cc", "#dcd8d2", "#f4f2ee", True, ["#0000c8", "#007000", "#d00000", "#000070", "#700000", "#007070", "#000000", "#707070"]),
    ("#c0c8d4", "#b8c4d8", "#e6ebf2", True, ["#1a3fb0", "#17692b", "#b81c1c", "#4a1482", "#7c4000", "#066068", "#101010", "#606060"]),
    ("#d8cfb8", "#cdbf98", "#f3ecd8", True, ["#3c2a10"] * 8),
    ("#31363b", "#4d565e", "#232629", False, ["#6db8ff", "#7ee081", "#ff7b72", "#d2a8ff", "#ffb86b", "#6ee7e0", "#fcfcfc", "#a8adb2"]),
]
window, button, base, light, ink = g.choice(THEMES)
if light and style == "Fusion":  # which makes buttons paler than the colour it is given
    button = QColor(button).darker(118).name()
palette = QPalette(QColor(button), QColor(window))
if not light:
    for role in (QPalette.WindowText, QPalette.ButtonText, QPalette.Text):
        palette.setColor(role, QColor("#f0f0f0"))
app.setPalette(palette)
size = p.cell_size(18, 46)
gap = g.choice([0, 0, 1, 2])
opened = g.choice(["sunk", "flat", "framed"])
flag_kind, mine_kind = g.choice(["pennant", "shield", "pin", "stake"]), g.choice(["ball", "bomb", "skull"])
family = g.choice(["Liberation Sans", "DejaVu Sans", "Cantarell", "Open Sans", "Liberation Serif"])
part = g.uniform(0.54, 0.66)


def pen(q, colour, width):
    q.setPen(QPen(QColor(colour), width, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))


def fill(q, colour, *points):
    q.setPen(Qt.NoPen)
    q.setBrush(colour if not isinstance(colour, str) else QColor(colour))
    q.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))


def flag(q):
    dark = "#202020" if light else "#f4f4f4"
    if flag_kind == "pennant":
        fill(q, dark, (5, 2), (6.6, 2), (6.6, 18), (5, 18))
        fill(q, "#e01b24", (6.6, 2), (17, 4.4), (13.5, 6.6), (17, 9), (6.6, 11))
    elif flag_kind == "shield":
        fill(q, "#1c3f94", (3, 3), (10, 1.5), (17, 3), (17, 9), (15, 14), (10, 18.5), (5, 14), (3, 9))
        fill(q, "#f6d32d", (5, 4.6), (10, 3.5), (10, 16), (6.4, 13), (5, 9))
    elif flag_kind == "pin":
        pen(q, dark, 1.6)
        q.drawLine(QPointF(10, 10), QPointF(10, 18.5))
        shade = QRadialGradient(QPointF(8.4, 5), 6)
        shade.setColorAt(0, QColor("#ffb0a8"))
        shade.setColorAt(1, QColor("#d01018"))
        q.setPen(Qt.NoPen)
        q.setBrush(shade)
        q.drawEllipse(QPointF(10, 6.4), 5, 5)
    else:
        pen(q, dark, 2.2)
        q.drawLine(QPointF(10, 3), QPointF(10, 18))
        fill(q, "#ff7800", (3, 4), (15, 4), (18, 7), (15, 10), (3, 10))


def mine(q, colour):
    q.setPen(Qt.NoPen)
    q.setBrush(QColor(colour))
    hole = QColor("#ffffff" if QColor(colour).lightness() < 128 else "#202020")
    if mine_kind == "skull":
        q.drawEllipse(QRectF(3, 2, 14, 12))
        q.drawRect(QRectF(6.4, 11, 7.2, 6.4))
        q.setBrush(hole)
        q.drawEllipse(QPointF(7, 8.4), 2, 2.2)
        q.drawEllipse(QPointF(13, 8.4), 2, 2.2)
        for x in (8.2, 11):
            q.drawRect(QRectF(x, 14, 0.9, 3.4))
        return
    q.drawEllipse(QPointF(10, 11), 5.6, 5.6)
    if mine_kind == "ball":
        pen(q, colour, 1.7)
        for i in range(4):
            x, y = 8 * math.cos(i * math.pi / 4), 8 * math.sin(i * math.pi / 4)
            q.drawLine(QPointF(10 - x, 11 - y), QPointF(10 + x, 11 + y))
    else:
        pen(q, "#b5835a", 1.5)
        q.drawLine(QPointF(13.6, 6.6), QPointF(16, 3.6))
        q.setPen(Qt.NoPen)
        q.setBrush(QColor("#ffbe2e"))
        q.drawEllipse(QPointF(16.6, 3), 1.9, 1.9)
    q.setPen(Qt.NoPen)
    q.setBrush(hole)
    q.drawEllipse(QPointF(8, 9), 1.4, 1.4)


def icon(s):
    side = round(size * 0.74)
    f = app.devicePixelRatio()
    image = QPixmap(round(side * f), round(side * f))
    image.setDevicePixelRatio(f)
    image.fill(Qt.transparent)
    q = QPainter(image)
    q.setRenderHint(QPainter.Antialiasing)
    q.scale(side / 20, side / 20)
    if s in "Fx":
        flag(q)
    else:
        mine(q, "#101010" if s == "X" or light else "#e4e6e8")
    if s == "x":
        for colour, width in (("#ffffff", 4.6), ("#000000", 2.4)):
            pen(q, colour, width)
            q.drawLine(QPointF(2.5, 2.5), QPointF(17.5, 17.5))
            q.drawLine(QPointF(17.5, 2.5), QPointF(2.5, 17.5))
    q.end()
    return QIcon(image)


icons = {s: icon(s) for s in "Fx*X"}
field = QFrame()
grid = QGridLayout(field)
grid.setSpacing(gap)
pad = g.choice([0, 4, 8])
grid.setContentsMargins(pad, pad, pad, pad)
field.setFrameStyle(g.choice([QFrame.NoFrame, QFrame.Panel | QFrame.Sunken, QFrame.StyledPanel | QFrame.Sunken]))
border = {"sunk": "border: 1px inset palette(mid);", "flat": "border: none;", "framed": "border: 1px solid palette(mid);"}[opened]
cells = {}
for r, c, s in p.each():
    b = QToolButton()
    b.setFixedSize(size, size)
    b.setFocusPolicy(Qt.NoFocus)
    b.setIconSize(QSize(round(size * 0.74), round(size * 0.74)))
    letter = f"font: bold {max(10, round(size * part))}px '{family}'; padding: 0; margin: 0;"
    if s in "012345678*X":
        ground = "#ef4438" if s == "X" else base
        colour = ink[int(s) - 1] if s in "12345678" else "#000000"
        b.setStyleSheet(f"QToolButton {{ {border} background: {ground}; color: {colour}; {letter} }}")
        b.setText(s if s in "12345678" else "")
    elif s == "?":
        font = b.font()
        font.setPixelSize(max(10, round(size * part)))
        font.setBold(True)
        b.setFont(font)
        b.setText("?")
    if s in icons:
        b.setIcon(icons[s])
    grid.addWidget(b, r, c)
    cells[r, c] = b
win = QMainWindow()
win.setWindowTitle(g.choice(["Minefield", "Sweep - Desktop Games", "Tool Button Mines"]))
for name in ("&Game", "&Settings", "&Help"):
    win.menuBar().addMenu(name)
if g.random() < 0.6:
    tools = QToolBar()
    for kind in (QStyle.SP_FileIcon, QStyle.SP_MediaPause, QStyle.SP_DialogHelpButton):
        tools.addAction(win.style().standardIcon(kind), "")
    win.addToolBar(tools)
middle = QWidget()
col = QVBoxLayout(middle)
top = QHBoxLayout()
for text in (f"Mines: {p.left}", {"playing": "", "won": "Cleared!", "lost": "Game over"}[p.status], f"Time: {p.seconds}"):
    label = QLabel(text)
    label.setFrameStyle(QFrame.Panel | QFrame.Sunken)
    top.addWidget(label)
col.addLayout(top)
col.addWidget(field, 0, Qt.AlignCenter)
win.setCentralWidget(middle)
win.show()
win.setFixedSize(win.sizeHint())


def box(w):
    f = win.devicePixelRatioF()
    at = w.mapToGlobal(QPoint(0, 0))
    return at.x() * f, at.y() * f, w.width() * f, w.height() * f


tell_qt(app, lambda: region(p, cells, box))
