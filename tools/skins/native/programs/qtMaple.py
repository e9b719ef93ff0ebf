"""Qt: heaps of autumn (or spring, or copper) leaves to rake away from flagstones, a deck or a lawn; a calligraphic bold for the digits, white pennants, chestnut burrs for mines."""
import math
import random
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLabel, QMainWindow, QPushButton, QStatusBar, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Fusion", "Windows"]))
LOOKS = [  # heap's ground, leaves, ground bright and dark, joint, kind of ground, inks, halo, cloth, window
    ("#6b3413", ["#d9541e", "#e8842a", "#f2b33d", "#b8371a", "#c96a1f", "#f6cf5a"], "#d6d3c9", "#bfbbb0", "#8f8a7e", "stone", ["#1b45a8", "#176b2c", "#b81818", "#571a80", "#7d3a06", "#07656e", "#17130f", "#66625a"], "#ffffff", "#fdfdf6", "#efe6d8"),
    ("#33591f", ["#7fb83a", "#a3cf52", "#5f9c2e", "#c4dd72", "#4b8427", "#8cc24a"], "#cfa878", "#b98e5c", "#7d5a33", "deck", ["#173f9e", "#0f5420", "#a91414", "#4f1476", "#6b2f04", "#055860", "#120e0a", "#5d4c39"], "#ffe9c4", "#ffffff", "#e3ead8"),
    ("#5c1f30", ["#b8485a", "#d9707a", "#9c3654", "#eba08a", "#c2567f", "#f2b8a0"], "#2f4d2c", "#274226", "#1c301b", "lawn", ["#9ad2ff", "#b6f59a", "#ffab9c", "#e4c0ff", "#ffd587", "#8ff2e6", "#ffffff", "#c6d0c0"], "", "#fff2b8", "#2b302a"),
    ("#7a5a12", ["#f4cf3a", "#ffe476", "#e0ab1f", "#f7dc9a", "#c98f18", "#ffee9e"], "#4b5560", "#414a54", "#2e353d", "stone", ["#93ceff", "#a2ee98", "#ff9d90", "#deb6ff", "#ffcd80", "#86eee4", "#ffffff", "#c0c8d0"], "", "#e23a3a", "#e9e6da"),
]
heap, leaves, light, dark, joint, kind, ink, halo, cloth, room = g.choice(LOOKS)
size = p.cell_size(25, 60)
margin = g.choice([0, 6, 14])
tidy = g.choice([0.03, 0.05, 0.07])
shape = g.choice(["maple", "mixed", "birch", "mixed"])
font = QFont(g.choice(["P052", "C059", "URW Bookman"]))
font.setBold(True)
font.setItalic(g.random() < 0.5)
font.setPixelSize(round(40 * g.uniform(0.74, 0.86)))
dpr = QWidget().devicePixelRatioF()

HALF = [(0.05, 0.52), (0.42, 0.62), (0.36, 0.44), (0.95, 0.12), (0.8, 0.02), (0.9, -0.3), (0.62, -0.25), (0.55, -0.4), (0.27, -0.1), (0.38, -0.64), (0.2, -0.56), (0, -1)]
MAPLE = QPolygonF([QPointF(a, b) for a, b in HALF] + [QPointF(-a, b) for a, b in reversed(HALF[:-1])])


def leaf(q, rng, x, y, r, colour):
    q.save()
    q.translate(x, y)
    q.rotate(rng.uniform(0, 360))
    which = shape if shape != "mixed" else rng.choice(["maple", "birch", "oak"])
    body = QPainterPath()
    if which == "maple":
        body.addPolygon(MAPLE)
        body.closeSubpath()
    elif which == "birch":
        body.moveTo(0, -1)
        body.cubicTo(0.8, -0.3, 0.6, 0.6, 0, 0.75)
        body.cubicTo(-0.6, 0.6, -0.8, -0.3, 0, -1)
    else:
        body.moveTo(0, -1)
        for i in range(4):
            body.quadTo(0.62, -0.9 + i * 0.42, 0.22, -0.55 + i * 0.4)
        body.lineTo(0, 0.75)
        body.lineTo(-0.22, 0.65)
        for i in range(3, -1, -1):
            body.quadTo(-0.62, -0.75 + i * 0.42, -0.2 if i else 0, -0.95 + i * 0.4)
    q.scale(r, r)
    q.save()
    q.translate(0.1, 0.14)
    q.fillPath(body, QColor(0, 0, 0, 80))
    q.restore()
    shine = QLinearGradient(-0.7, -0.7, 0.7, 0.7)
    shine.setColorAt(0, QColor(colour).lighter(118))
    shine.setColorAt(1, QColor(colour).darker(116))
    q.fillPath(body, shine)
    q.strokePath(body, QPen(QColor(colour).darker(150), 0.09))
    q.setPen(QPen(QColor(colour).darker(160), 0.07))
    q.drawLine(QPointF(0, -0.8), QPointF(0, 1))
    for d in (-1, 1):
        for t in (-0.3, 0.1, 0.4):
            q.drawLine(QPointF(0, t), QPointF(d * 0.42, t - 0.32))
    q.restore()


def canvas():
    pm = QPixmap(math.ceil(size * dpr), math.ceil(size * dpr))
    pm.fill(Qt.transparent)
    q = QPainter(pm)
    q.setRenderHint(QPainter.Antialiasing)
    q.scale(pm.width() / 40, pm.height() / 40)
    return pm, q


def ground(rng):
    pm, q = canvas()
    q.fillRect(QRectF(0, 0, 40, 40), QColor(joint))
    paint = QLinearGradient(0, 0, 30, 40)
    paint.setColorAt(0, QColor(light))
    paint.setColorAt(1, QColor(dark))
    q.setBrush(paint)
    q.setPen(Qt.NoPen)
    q.drawRoundedRect(QRectF(0.5, 0.5, 39, 39), 2 if kind == "stone" else 0, 2 if kind == "stone" else 0)
    for _ in range(14):
        x, y = rng.uniform(2, 38), rng.uniform(2, 38)
        if kind == "stone":
            q.setBrush(QColor(dark if rng.random() < 0.6 else light))
            q.drawEllipse(QPointF(x, y), rng.uniform(0.4, 1.3), rng.uniform(0.3, 0.9))
        elif kind == "lawn":
            q.setPen(QPen(QColor(light).lighter(118), 0.7))
            q.drawLine(QPointF(x, y), QPointF(x + rng.uniform(-1, 1), y - rng.uniform(1.5, 3)))
    if kind == "deck":
        for i in range(1, 4):
            q.fillRect(QRectF(0, i * 10 - 0.4, 40, 0.8), QColor(joint))
            q.setPen(QPen(QColor(dark), 0.5))
            q.drawLine(QPointF(0, i * 10 - rng.uniform(3, 7)), QPointF(40, i * 10 - rng.uniform(3, 7)))
    return pm, q


def covered(rng, bare):
    pm, q = ground(rng)
    box = QPainterPath()
    i = 40 * tidy
    box.addRoundedRect(QRectF(i, i, 40 - 2 * i, 40 - 2 * i), 6, 6)
    q.fillPath(box.translated(0.8, 1.2), QColor(0, 0, 0, 110))
    q.setClipPath(box)
    q.fillRect(QRectF(0, 0, 40, 40), QColor(heap))
    for n in range(13):
        a = rng.uniform(0, math.tau)
        d = (1 - n / 13) * 19 + 1
        leaf(q, rng, 20 + d * math.cos(a), 20 + d * math.sin(a), rng.uniform(7.5, 11), rng.choice(leaves))
    if bare:
        q.fillRect(QRectF(0, 0, 40, 40), QColor(0, 0, 0, 95))
    dome = QRadialGradient(15, 12, 30)
    dome.setColorAt(0, QColor(255, 255, 255, 60))
    dome.setColorAt(0.5, QColor(255, 255, 255, 0))
    dome.setColorAt(1, QColor(0, 0, 0, 90))
    q.fillRect(QRectF(0, 0, 40, 40), dome)
    q.setClipping(False)
    q.setBrush(Qt.NoBrush)
    q.setPen(QPen(QColor(heap).darker(130), 0.9))
    q.drawPath(box)
    q.end()
    return pm


def opened(rng):
    pm, q = ground(rng)
    q.end()
    return pm


dice = random.Random(g.random())
HEAPS = [covered(dice, False) for _ in range(9)]
DIM = [covered(dice, True) for _ in range(3)]
BARE = [opened(dice) for _ in range(6)]


def text(q, s, colour, around):
    path = QPainterPath()
    path.addText(0, 0, font, s)
    b = path.boundingRect()
    path.translate(20 - b.center().x(), 20 - b.center().y())
    if around:
        q.strokePath(path, QPen(QColor(around), 3.2, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
    q.fillPath(path, QColor(colour))


def flag(q):
    q.setPen(Qt.NoPen)
    q.setBrush(QColor(0, 0, 0, 90))
    q.drawEllipse(QPointF(17, 34.5), 8, 2)
    q.setPen(QPen(QColor("#2a1708"), 0.9))
    pole = QLinearGradient(12, 0, 15.4, 0)
    pole.setColorAt(0, QColor("#e8c79a"))
    pole.setColorAt(1, QColor("#7a4a1e"))
    q.setBrush(pole)
    q.drawRoundedRect(QRectF(12, 4.5, 3.2, 30.5), 1.4, 1.4)
    wave = QPainterPath()
    wave.moveTo(15.2, 6)
    wave.cubicTo(21, 3, 26, 10.5, 35.5, 7)
    wave.lineTo(31, 13.6)
    wave.lineTo(35.5, 20.5)
    wave.cubicTo(26, 23, 21, 16.5, 15.2, 20)
    wave.closeSubpath()
    fill = QLinearGradient(15, 0, 35, 0)
    for t, k in ((0, 100), (0.35, 112), (0.6, 90), (1, 104)):
        fill.setColorAt(t, QColor(cloth).lighter(k) if k >= 100 else QColor(cloth).darker(200 - k))
    q.setBrush(fill)
    q.drawPath(wave)
    q.save()
    q.translate(23.5, 12.8)
    q.scale(4.4, 4.4)
    q.setPen(Qt.NoPen)
    q.setBrush(QColor("#c8281e" if cloth != "#e23a3a" else "#ffe9b0"))
    q.drawPolygon(MAPLE)
    q.restore()


def burr(q, rng, pale):
    q.setPen(QPen(QColor("#dfe8c0" if pale else "#2c3a10"), 1.1, Qt.SolidLine, Qt.RoundCap))
    for i in range(26):
        a = i * math.tau / 26 + rng.uniform(-0.08, 0.08)
        r = rng.uniform(14.5, 17.5)
        q.drawLine(QPointF(20 + 9 * math.cos(a), 20 + 9 * math.sin(a)), QPointF(20 + r * math.cos(a), 20 + r * math.sin(a)))
    body = QRadialGradient(16, 15, 15)
    body.setColorAt(0, QColor("#b6cc55"))
    body.setColorAt(0.7, QColor("#5f7d1f"))
    body.setColorAt(1, QColor("#33470f"))
    q.setPen(QPen(QColor("#1d290a"), 1))
    q.setBrush(body)
    q.drawEllipse(QPointF(20, 20), 11.5, 11.5)
    nut = QRadialGradient(18, 17.5, 9)
    nut.setColorAt(0, QColor("#d98a4a"))
    nut.setColorAt(0.5, QColor("#7c3714"))
    nut.setColorAt(1, QColor("#3d1606"))
    q.setBrush(nut)
    q.setPen(QPen(QColor("#efe3bf"), 1.2))
    q.drawEllipse(QPointF(20.5, 20.5), 6.6, 6.2)
    q.setPen(Qt.NoPen)
    q.setBrush(QColor(255, 255, 255, 200))
    q.drawEllipse(QPointF(18, 17.8), 1.5, 1.1)


class Yard(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * size + 2 * margin, p.rows * size + 2 * margin)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.setRenderHint(QPainter.SmoothPixmapTransform)
        if margin:
            q.fillRect(self.rect(), QColor(joint).darker(115))
        for r, c, s in p.each():
            x, y = margin + c * size, margin + r * size
            pick = (r * 7 + c * 5 + r * c * 3) % 9
            tile = (HEAPS[pick] if s == "#" else DIM[pick % 3]) if s in "#F?x" else BARE[pick % 6]
            q.drawPixmap(QRectF(x, y, size, size), tile, QRectF(tile.rect()))
            q.save()
            q.translate(x, y)
            q.scale(size / 40, size / 40)
            if s == "X":
                q.fillRect(QRectF(0.8, 0.8, 38.4, 38.4), QColor("#d92a1c"))
            if s in "12345678":
                text(q, s, ink[int(s) - 1], halo)
            elif s == "?":
                text(q, s, "#ffffff", "#2a1708")
            elif s in "Fx":
                flag(q)
            elif s in "*X":
                burr(q, random.Random(r * 99 + c), kind == "lawn" or light == "#4b5560")
            if s == "x":
                for colour, w in (("#ffffff", 6.4), ("#101010", 3.6)):
                    q.setPen(QPen(QColor(colour), w, Qt.SolidLine, Qt.RoundCap))
                    q.drawLine(QPointF(7, 7), QPointF(33, 33))
                    q.drawLine(QPointF(33, 7), QPointF(7, 33))
            q.restore()


win = QMainWindow()
win.setWindowTitle(g.choice(["Leaf Fall", "Rake!", "October Mines"]))
win.setStyleSheet(f"QMainWindow, QWidget#mid {{ background: {room}; }} QLabel {{ color: {'#e6ecd8' if room == '#2b302a' else '#3a2814'}; font: 600 16px 'P052'; }}")
mid = QWidget(objectName="mid")
win.setCentralWidget(mid)
col = QVBoxLayout(mid)
pad = g.choice([4, 10, 16])
col.setContentsMargins(pad, pad, pad, pad)
top = QHBoxLayout()
top.addWidget(QLabel(f"Conkers: {p.left}"))
top.addStretch()
top.addWidget(QPushButton({"playing": "New heap", "won": "All raked!", "lost": "Ouch!"}[p.status]))
top.addStretch()
top.addWidget(QLabel(f"{p.seconds} s"))
col.addLayout(top)
yard = Yard()
col.addWidget(yard, 0, Qt.AlignCenter)
if g.random() < 0.6:
    for name in ("&Game", "&Season", "&Help"):
        win.menuBar().addMenu(name)
if g.random() < 0.4:
    bar = QStatusBar()
    bar.showMessage("Right click plants a pennant")
    win.setStatusBar(bar)
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(yard, margin, p.cols * size, p.rows * size))
