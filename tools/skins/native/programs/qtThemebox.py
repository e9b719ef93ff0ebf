"""Qt with themes, each seed another: tiles painted once with QPainter on pixmaps (shingles, copper plates, tufted leather, chips on a board, presents, ice); a toolbar, a theme box, LCD numbers or labels."""
import math
import sys

from PyQt5.QtCore import QPoint, QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QFontMetricsF, QIcon, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QApplication, QComboBox, QHBoxLayout, QLabel, QLCDNumber, QMainWindow, QPushButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Windows"]))
DEEP = ["#1a48c0", "#147030", "#c41c1c", "#50208c", "#8a3c08", "#08707a", "#181818", "#606064"]
PALE = ["#96c8ff", "#98f0a0", "#ff9a90", "#dcb4ff", "#ffcc74", "#80ece4", "#ffffff", "#c0c0c8"]
size = p.cell_size(18, 52)
theme = g.choice(["Shingles", "Copper", "Leather", "Circuit", "Presents", "Ice"])
FACES = {"Shingles": ("DejaVu Serif", DEEP), "Copper": ("Noto Sans", PALE), "Leather": ("C059", DEEP), "Circuit": ("DejaVu Sans Mono", PALE), "Presents": ("FreeSans", DEEP), "Ice": ("Liberation Sans", DEEP)}
face, inks = FACES[theme]


def col(h, a=255):
    c = QColor(h)
    c.setAlpha(a)
    return c


def poly(*v):
    return QPolygonF([QPointF(v[i], v[i + 1]) for i in range(0, len(v), 2)])


def grade(x0, y0, x1, y1, *stops):
    way = QLinearGradient(x0, y0, x1, y1)
    for i, s in enumerate(stops):
        way.setColorAt(i / (len(stops) - 1), QColor(s))
    return QBrush(way)


def bulb(x, y, r, *stops):
    way = QRadialGradient(x, y, r)
    for i, s in enumerate(stops):
        way.setColorAt(i / (len(stops) - 1), QColor(s))
    return QBrush(way)


def covered(q):
    """On a square of 40 by 40."""
    q.setPen(Qt.NoPen)
    if theme == "Shingles":
        q.fillRect(QRectF(0, 0, 40, 40), col("#4a2218"))
        for x in (-10, 10, 30):
            q.setBrush(grade(0, 0, 0, 20, "#b8583a", "#8c3a24"))
            q.drawPath(drop(x, -1, 20, 21))
        for x in (0, 20):
            q.setBrush(grade(0, 18, 0, 40, "#cc6a48", "#96402a"))
            q.drawPath(drop(x, 18, 20, 21))
    elif theme == "Copper":
        q.fillRect(QRectF(0, 0, 40, 40), col("#3a2414"))
        q.setBrush(grade(0, 0, 40, 40, "#e8a070", "#b8683c", "#8a4a28"))
        q.drawRect(QRectF(0.7, 0.7, 38.6, 38.6))
        for x, y in ((6, 6), (34, 6), (6, 34), (34, 34)):
            q.setBrush(bulb(x - 1, y - 1, 3.4, "#ffe0c0", "#7a4020"))
            q.drawEllipse(QPointF(x, y), 2.8, 2.8)
        q.setBrush(col("#5aa890", 80))
        q.drawEllipse(QRectF(3, 20, 12, 15))
    elif theme == "Leather":
        q.fillRect(QRectF(0, 0, 40, 40), col("#3c0c14"))
        q.setBrush(bulb(20, 16, 26, "#a83248", "#7c1c30", "#4c1020"))
        q.drawRoundedRect(QRectF(0.4, 0.4, 39.2, 39.2), 9, 9)
    elif theme == "Circuit":
        q.fillRect(QRectF(0, 0, 40, 40), col("#0e4a30"))
        q.setBrush(col("#c8ccd0"))
        for k in range(4):
            q.drawRect(QRectF(1.5, 6.5 + 8 * k, 37, 3))
        q.setBrush(grade(0, 3, 0, 37, "#3c4044", "#222528"))
        q.drawRoundedRect(QRectF(5.5, 2, 29, 36), 2, 2)
        q.setBrush(col("#5c6064"))
        q.drawEllipse(QPointF(10.5, 7), 1.8, 1.8)
    elif theme == "Presents":
        q.fillRect(QRectF(0, 0, 40, 40), col("#f2e6ea"))
        q.setBrush(grade(0, 0, 40, 40, "#4fb0c8", "#2f86a6"))
        q.drawRoundedRect(QRectF(1.2, 1.2, 37.6, 37.6), 3, 3)
        q.setBrush(col("#f8d0dc"))
        q.drawRect(QRectF(17.4, 1.2, 5.2, 37.6))
        q.drawRect(QRectF(1.2, 17.4, 37.6, 5.2))
    else:
        q.fillRect(QRectF(0, 0, 40, 40), col("#6aa8c8"))
        for pts, c in (((0, 0, 40, 0, 28, 12, 12, 12), "#e6f8ff"), ((0, 0, 12, 12, 12, 28, 0, 40), "#c4e8f6"), ((40, 0, 40, 40, 28, 28, 28, 12), "#8cc4de"), ((0, 40, 12, 28, 28, 28, 40, 40), "#6cacc8")):
            q.setBrush(col(c))
            q.drawPolygon(poly(*pts))
        q.setBrush(grade(12, 12, 28, 28, "#d8f2fc", "#a4d6ea"))
        q.drawRect(QRectF(12, 12, 16, 16))
        q.setPen(QPen(col("#4a86a8"), 1))
        q.setBrush(Qt.NoBrush)
        q.drawRect(QRectF(0.5, 0.5, 39, 39))


def drop(x, y, w, h):
    path = QPainterPath()
    path.moveTo(x + 0.7, y)
    path.lineTo(x + w - 0.7, y)
    path.lineTo(x + w - 0.7, y + h * 0.55)
    path.cubicTo(x + w - 0.7, y + h * 1.08, x + 0.7, y + h * 1.08, x + 0.7, y + h * 0.55)
    path.closeSubpath()
    return path


FLOOR = {"Shingles": ("#ead6b4", "#c9ac80"), "Copper": ("#1f3c38", "#335a54"), "Leather": ("#f7efe2", "#dccbb0"), "Circuit": ("#0e4a30", "#1a6444"), "Presents": ("#fffafb", "#ecd4dc"), "Ice": ("#f4fafd", "#cfe2ec")}
FLAG = {"Shingles": ("#ffffff", "#f4e8c8"), "Copper": ("#ffe14a", "#2a160a"), "Leather": ("#ffd24a", "#f4e2b0"), "Circuit": ("#ff8a1e", "#e8e8e8"), "Presents": ("#e01850", "#5a2030"), "Ice": ("#e02424", "#20405a")}


def opened(q, hit):
    floor, seam = FLOOR[theme]
    q.fillRect(QRectF(0, 0, 40, 40), col("#e83a2c" if hit else floor))
    q.setPen(Qt.NoPen)
    if not hit and theme == "Shingles":  # planks
        q.setBrush(col(seam, 110))
        q.drawRect(QRectF(0, 13, 40, 1.2))
        q.drawRect(QRectF(0, 27, 40, 1.2))
    if not hit and theme == "Circuit":
        q.setPen(QPen(col("#1d7a50"), 1.6))
        q.drawPolyline(poly(0, 8, 6, 8, 10, 4, 40, 4))
        q.drawPolyline(poly(0, 36, 30, 36, 34, 33, 40, 33))
        q.setPen(Qt.NoPen)
    q.setBrush(col(seam))
    q.drawRect(QRectF(0, 39, 40, 1))
    q.drawRect(QRectF(39, 0, 1, 40))


def words(q, s, ink, shadow=None):
    f = QFont(face)
    f.setPixelSize(28)
    f.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, f, s)
    b = path.boundingRect()
    path.translate(20 - b.center().x(), 20 - b.center().y())
    q.setPen(Qt.NoPen)
    if shadow:
        q.setBrush(col(shadow))
        q.drawPath(path.translated(1.2, 1.2))
    q.setBrush(col(ink))
    q.drawPath(path)


def flag(q):
    cloth, pole = FLAG[theme]
    q.setPen(QPen(col("#000000", 150), 1))
    q.setBrush(col(cloth))
    if theme == "Presents":  # a tag with a bow
        q.drawPolygon(poly(20, 18, 6, 8, 6, 28))
        q.drawPolygon(poly(20, 18, 34, 8, 34, 28))
        q.drawEllipse(QPointF(20, 18), 4.4, 4.4)
        q.drawPolygon(poly(18, 22, 12, 36, 17, 33, 20, 23, 23, 33, 28, 36, 22, 22))
        return
    if theme == "Circuit":  # a diode that is lit
        q.setBrush(bulb(17, 12, 16, "#fff2c0", "#ff9a20", "#d05000"))
        path = QPainterPath()
        path.moveTo(11, 24)
        path.lineTo(11, 14)
        path.cubicTo(11, 2, 29, 2, 29, 14)
        path.lineTo(29, 24)
        path.closeSubpath()
        q.drawPath(path)
        q.setBrush(col(pole))
        q.drawRect(QRectF(9, 23, 22, 4))
        q.drawRect(QRectF(13, 27, 2.6, 9))
        q.drawRect(QRectF(24.4, 27, 2.6, 9))
        return
    tail = {"Shingles": (14, 6, 34, 6, 28, 13, 34, 20, 14, 20), "Copper": (14, 5, 34, 13, 14, 21), "Leather": (14, 6, 33, 8, 33, 20, 14, 22), "Ice": (14, 5, 34, 9, 20, 14, 34, 18, 14, 22)}[theme]
    q.drawPolygon(poly(*tail))
    q.setBrush(col(pole))
    q.drawRect(QRectF(11, 4, 3, 31))
    q.drawRoundedRect(QRectF(6, 33, 13, 3.4), 1.4, 1.4)


def mine(q, hit):
    dark = theme in ("Copper", "Circuit") and not hit
    body = "#f0f0e8" if dark else "#1c1a1e"
    q.setPen(Qt.NoPen)
    q.setBrush(col(body))
    if theme in ("Copper", "Ice"):  # cogs
        for i in range(8):
            q.save()
            q.translate(20, 20)
            q.rotate(45 * i)
            q.drawRect(QRectF(-3.2, -16, 6.4, 8))
            q.restore()
        q.drawEllipse(QPointF(20, 20), 11, 11)
        q.setBrush(col("#c02020" if dark else "#ffffff"))
        q.drawEllipse(QPointF(20, 20), 4, 4)
    elif theme == "Circuit":  # a burst
        pts = [v for i in range(20) for v in (20 + (17 if i % 2 == 0 else 9) * math.sin(i * math.pi / 10), 20 - (17 if i % 2 == 0 else 9) * math.cos(i * math.pi / 10))]
        q.drawPolygon(poly(*pts))
        words(q, "!", "#c01010")
    else:  # a bomb with a fuse
        q.drawEllipse(QPointF(18, 23), 12.5, 12.5)
        q.save()
        q.translate(27, 13)
        q.rotate(45)
        q.drawRect(QRectF(-4, -4, 8, 6))
        q.restore()
        q.setPen(QPen(col("#8a6428"), 2))
        path = QPainterPath(QPointF(29, 11))
        path.cubicTo(30, 5, 35, 9, 35, 4)
        q.setBrush(Qt.NoBrush)
        q.drawPath(path)
        q.setPen(Qt.NoPen)
        q.setBrush(col("#ffb020"))
        q.drawEllipse(QPointF(35, 4.6), 3, 3)
        q.setBrush(col("#ffffff", 170))
        q.drawEllipse(QPointF(14, 18), 3, 4)


def tile(s):
    ratio = app.devicePixelRatio()
    pixels = round(size * ratio)
    pm = QPixmap(pixels, pixels)
    pm.fill(Qt.transparent)
    q = QPainter(pm)
    q.setRenderHint(QPainter.Antialiasing)
    q.scale(pixels / 40, pixels / 40)
    covered(q) if s in "#F?x" else opened(q, s == "X")
    if s in "12345678":
        words(q, s, inks[int(s) - 1])
    elif s == "?":
        words(q, "?", "#102838" if theme == "Ice" else "#ffffff", None if theme == "Ice" else "#000000")
    elif s in "Fx":
        flag(q)
    elif s in "*X":
        mine(q, s == "X")
    if s == "x":
        for wide, c in ((8, "#ffffff"), (4.6, "#c00000")):
            q.setPen(QPen(col(c), wide, Qt.SolidLine, Qt.RoundCap))
            q.drawLine(QPointF(6, 6), QPointF(34, 34))
            q.drawLine(QPointF(34, 6), QPointF(6, 34))
    q.end()
    return pm


tiles = {s: tile(s) for s in "#F?x012345678*X"}
W, H = p.cols * size, p.rows * size


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(W, H)

    def paintEvent(self, _):
        q = QPainter(self)
        for r, c, s in p.each():
            q.drawPixmap(QRectF(c * size, r * size, size, size), tiles[s], QRectF(tiles[s].rect()))


win = QMainWindow()
win.setWindowTitle(g.choice(["Themebox Mines", "QSweep", f"Mines — {theme}"]))
if g.random() < 0.6:
    for title in ["&Game", "&Theme", "&Help"]:
        win.menuBar().addMenu(title)
dark = g.random() < 0.4
if dark:
    win.setStyleSheet("QMainWindow, QWidget { background: #2b2d31; color: #e4e4e6; } QPushButton, QComboBox { background: #44474d; padding: 3px 8px; }")
middle = QWidget()
win.setCentralWidget(middle)
column = QVBoxLayout(middle)
pad = g.choice([0, 6, 11])
column.setContentsMargins(pad, pad, pad, pad)
head = QHBoxLayout()
lcd = g.random() < 0.5


def figure(n):
    if not lcd:
        return QLabel(str(n))
    d = QLCDNumber(3)
    d.setSegmentStyle(QLCDNumber.Flat)
    d.setFixedSize(52, 28)
    d.display(n)
    return d


head.addWidget(figure(p.left))
head.addStretch()
again = QPushButton({"playing": "New", "won": "Hurrah!", "lost": "Boom"}[p.status])
head.addWidget(again)
if W > 250:
    box = QComboBox()
    box.addItem(QIcon(tiles["#"]), theme)
    head.addWidget(box)
head.addStretch()
head.addWidget(figure(p.seconds))
board = Board()
if g.random() < 0.75:
    column.addLayout(head)
    column.addWidget(board, 0, Qt.AlignCenter)
else:
    column.addWidget(board, 0, Qt.AlignCenter)
    column.addLayout(head)
win.setFixedSize(win.sizeHint())
win.show()
tell_qt(app, lambda: qt_inside(board, 0, W, H))
