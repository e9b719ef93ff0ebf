"""In the manner of a desktop's own games: menus, a toolbar with drawn icons, a scenic ground that fills the window, soft artwork; dunes cover wet sand, beach flags mark, sea urchins sting."""
import math
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QIcon, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PyQt5.QtWidgets import QApplication, QLabel, QMainWindow, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
SHORES = [  # sky, far, cover light, cover, cover shade, open, open shade, flag, second, ink, halo
    ("#8fd3e8", "#2c7fa0", "#fbe7b4", "#ecc77e", "#bd8f45", "#d9edf0", "#b4d6dc", "#e63946", "#ffffff", ["#1d4ed0", "#1b7a34", "#cc1f2d", "#5e23a0", "#8f4a0c", "#0a7480", "#1b1b1b", "#6d7980"], "#ffffff"),
    ("#1c2a4a", "#0c1426", "#8fa3c8", "#667ba8", "#3c4d78", "#1f2b46", "#16203a", "#ffb627", "#7a2e12", ["#86bdff", "#8ae49a", "#ff8d8d", "#d5a8ff", "#ffc670", "#79e6dc", "#ffffff", "#a8b2c4"], "#0b1220"),
    ("#f6c7b6", "#b5546a", "#ffd9c9", "#f2a990", "#c0705d", "#fff6ec", "#ecdccb", "#2a6f97", "#ffffff", ["#2456c6", "#257a38", "#c81f3a", "#6a2a9e", "#96500c", "#0d7a80", "#2a2024", "#82767a"], "#ffffff"),
]
sky, far, light, cover, shade, sand, wet, cloth, second, inks, halo = g.choice(SHORES)
size = p.cell_size(22, 60)
margin = g.choice([14, 24, 36])
shape = g.choice([0.1, 0.2, 0.32])
haloed = g.random() < 0.6
family = g.choice(["Noto Sans", "URW Gothic", "DejaVu Sans", "FreeSans"])
striped = g.random() < 0.5
W, H = p.cols * size, p.rows * size


def scenery(q, w, h):
    grad = QLinearGradient(0, 0, 0, h)
    grad.setColorAt(0, QColor(sky))
    grad.setColorAt(1, QColor(far))
    q.fillRect(QRectF(0, 0, w, h), grad)
    q.setPen(Qt.NoPen)
    for i in range(4):
        wave = QPainterPath(QPointF(0, h))
        y0 = h * (0.35 + 0.17 * i)
        wave.lineTo(0, y0)
        for x in range(0, int(w) + 60, 30):
            wave.lineTo(x, y0 + 8 * math.sin(x / 55 + 2 * i))
        wave.lineTo(w + 60, h)
        q.fillPath(wave, QColor(255, 255, 255, 22))


def write(q, s, colour, n, part):
    font = QFont(family)
    font.setPixelSize(max(10, round(n * part)))
    font.setWeight(QFont.Black)
    path = QPainterPath()
    path.addText(0, 0, font, s)
    b = path.boundingRect()
    path.translate(n / 2 - b.center().x(), n / 2 - b.center().y())
    if haloed:
        q.strokePath(path, QPen(QColor(halo), max(2, n * 0.08), Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
    q.fillPath(path, QColor(colour))


def dune(q, n):
    box = QRectF(1, 1, n - 2, n - 2)
    q.setPen(Qt.NoPen)
    q.setBrush(QColor(shade))
    q.drawRoundedRect(box, n * shape, n * shape)
    face = QLinearGradient(0, 0, 0, n)
    face.setColorAt(0, QColor(light))
    face.setColorAt(1, QColor(cover))
    q.setBrush(face)
    q.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -n * 0.07), n * shape, n * shape)
    if striped:
        q.setBrush(Qt.NoBrush)
        q.setPen(QPen(QColor(shade).lighter(125), max(1, n * 0.03), Qt.SolidLine, Qt.RoundCap))
        for y in (0.62, 0.76):
            ripple = QPainterPath(QPointF(n * 0.2, n * y))
            ripple.cubicTo(n * 0.38, n * (y - 0.1), n * 0.55, n * (y + 0.08), n * 0.8, n * (y - 0.02))
            q.drawPath(ripple)


def floor(q, n, hit):
    box = QRectF(1, 1, n - 2, n - 2)
    q.setPen(QPen(QColor(wet), 1))
    q.setBrush(QColor("#f25c54" if hit else sand))
    q.drawRoundedRect(box, n * shape * 0.5, n * shape * 0.5)


def beach_flag(q, n):
    q.setPen(Qt.NoPen)
    q.setBrush(QColor(0, 0, 0, 60))
    q.drawEllipse(QPointF(n * 0.48, n * 0.84), n * 0.22, n * 0.05)
    q.setPen(QPen(QColor("#5a4632"), n * 0.055, Qt.SolidLine, Qt.RoundCap))
    q.drawLine(QPointF(n * 0.34, n * 0.16), QPointF(n * 0.34, n * 0.83))
    sail = QPainterPath(QPointF(n * 0.37, n * 0.15))
    sail.cubicTo(n * 0.74, n * 0.14, n * 0.8, n * 0.34, n * 0.74, n * 0.52)
    sail.cubicTo(n * 0.62, n * 0.44, n * 0.5, n * 0.5, n * 0.37, n * 0.5)
    sail.closeSubpath()
    q.setPen(QPen(QColor(0, 0, 0, 90), 1))
    q.setBrush(QColor(cloth))
    q.drawPath(sail)
    q.save()
    q.setClipPath(sail)
    q.fillRect(QRectF(0, n * 0.28, n, n * 0.09), QColor(second))
    q.restore()


def urchin(q, n):
    q.setPen(QPen(QColor("#2b1238"), max(1.2, n * 0.05), Qt.SolidLine, Qt.RoundCap))
    c = QPointF(n / 2, n / 2)
    if QColor(sand).lightness() < 100:
        q.setPen(QPen(QColor("#d08af0"), max(1.2, n * 0.05), Qt.SolidLine, Qt.RoundCap))
    for i in range(14):
        t = 2 * math.pi * i / 14
        d = n * (0.4 if i % 2 else 0.34)
        q.drawLine(c, QPointF(c.x() + d * math.cos(t), c.y() + d * math.sin(t)))
    ball = QRadialGradient(QPointF(n * 0.43, n * 0.42), n * 0.3)
    ball.setColorAt(0, QColor("#a45cc0"))
    ball.setColorAt(1, QColor("#35134a"))
    q.setPen(Qt.NoPen)
    q.setBrush(ball)
    q.drawEllipse(c, n * 0.22, n * 0.22)


def cell(q, s, n):
    if s in "#F?x":
        dune(q, n)
    else:
        floor(q, n, s == "X")
    if s in "12345678":
        write(q, s, inks[int(s) - 1], n, 0.6)
    elif s == "?":
        write(q, "?", "#4a2c12" if halo == "#ffffff" else "#ffffff", n, 0.56)
    elif s in "Fx":
        beach_flag(q, n)
        if s == "x":
            for colour, w in (("#ffffff", 0.17), ("#c1121f", 0.1)):
                q.setPen(QPen(QColor(colour), n * w, Qt.SolidLine, Qt.RoundCap))
                q.drawLine(QPointF(n * 0.2, n * 0.2), QPointF(n * 0.8, n * 0.8))
                q.drawLine(QPointF(n * 0.8, n * 0.2), QPointF(n * 0.2, n * 0.8))
    elif s in "*X":
        urchin(q, n)


class Field(QWidget):
    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        scenery(q, self.width(), self.height())
        q.translate(margin, margin)
        q.setPen(Qt.NoPen)
        q.setBrush(QColor(255, 255, 255, 70))
        q.drawRoundedRect(QRectF(-6, -6, W + 12, H + 12), 8, 8)
        for r, c, s in p.each():
            q.save()
            q.translate(c * size, r * size)
            cell(q, s, size)
            q.restore()
        if p.status != "playing" and banner:
            word = {"won": "Well combed!", "lost": "Stung!"}[p.status]
            font = QFont(family)
            font.setPixelSize(13)
            q.setFont(font)
            q.setPen(QColor("#ffffff"))
            q.drawText(QRectF(0, H + 4, W, margin - 4), Qt.AlignCenter, word)


banner = margin > 20
win = QMainWindow()
win.setWindowTitle("Shore" if p.status == "playing" else "Shore — game over")
for name in ("&Game", "&Move", "&View", "&Settings", "&Help"):
    win.menuBar().addMenu(name)


def pictured(s):
    pix = QPixmap(44, 44)
    pix.fill(Qt.transparent)
    q = QPainter(pix)
    q.setRenderHint(QPainter.Antialiasing)
    q.setPen(QPen(QColor("#3b6ea5"), 5, Qt.SolidLine, Qt.RoundCap))
    if s == "new":
        q.drawLine(22, 8, 22, 36), q.drawLine(8, 22, 36, 22)
    elif s == "pause":
        q.drawLine(16, 10, 16, 34), q.drawLine(28, 10, 28, 34)
    else:
        q.drawArc(9, 9, 26, 26, 30 * 16, 270 * 16)
    q.end()
    return QIcon(pix)


if g.random() < 0.7:
    bar = win.addToolBar("Main")
    bar.setMovable(False)
    if W > 260:
        bar.setToolButtonStyle(g.choice([Qt.ToolButtonTextBesideIcon, Qt.ToolButtonIconOnly]))
    for s, word in (("new", "New"), ("redo", "Restart"), ("pause", "Pause")):
        bar.addAction(pictured(s), word)
field = Field()
field.setFixedSize(W + 2 * margin, H + 2 * margin)
win.setCentralWidget(field)
status = win.statusBar()
status.setSizeGripEnabled(False)
status.addWidget(QLabel(f" Urchins: {p.left}/{p.mines}"))
status.addPermanentWidget(QLabel(f"{p.seconds // 60:02d}:{p.seconds % 60:02d} "))
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(field, margin, W, H))
