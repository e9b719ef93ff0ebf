"""Qt, pixmaps painted at start: bevelled glazed wall tiles with a gleam and grout between them; where they are broken off, plaster with the ghost of the grid and stencilled numerals. Stickers for flags, round cast mines; menu, tool bar or LCDs, status bar."""
import random
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLabel, QLCDNumber, QMainWindow, QPushButton, QStyle, QToolBar, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Windows"]))
LOOKS = [  # glaze, grout, plaster, ghost lines, inks, flag, mine, surround
    ("#f2f0ea", "#8e8a82", "#cfc6b8", "#b6ac9c", 0, "#d42a2a", "#2b2b2e", "#5f6c70"),
    ("#1f5c46", "#c8c2ae", "#e2dac6", "#c6bca2", 0, "#f2c230", "#26302b", "#7d6a44"),
    ("#24406e", "#b9bec8", "#d9dde2", "#bcc3cc", 0, "#ff7a2a", "#20242c", "#39414e"),
    ("#7c2430", "#d6c9b8", "#ece2d2", "#d0c2ac", 0, "#ffffff", "#2a1c1c", "#4b3a34"),
    ("#d9b23c", "#6a6252", "#efe8d6", "#d4cab2", 0, "#b3202a", "#2c2618", "#3f4b46"),
    ("#5c6670", "#23272b", "#33383d", "#42484e", 1, "#ff5a4a", "#d6dade", "#15181b"),
]
glaze, grout, plaster, ghost, pale, red, iron, around = g.choice(LOOKS)
inks = ["#7cb8ff", "#86de86", "#ff8a80", "#cfa6ff", "#ffc070", "#6fe0da", "#ffffff", "#b4b8bc"] if pale else ["#1848b4", "#1d7430", "#bc1c1c", "#4e2488", "#8a420c", "#0b6e78", "#1c1c1c", "#6c6c6c"]
size = p.cell_size(20, 58)
joint = g.choice([1, 2, max(2, size // 14)])
bevel = g.choice([0.07, 0.12, 0.18])
lines = g.random() < 0.75
gleam = g.choice(["bar", "spot", "none"])
face = QFont(g.choice(["DejaVu Sans Condensed", "Nimbus Sans Narrow", "Liberation Sans Narrow", "URW Gothic", "Noto Sans"]))
face.setBold(True)
face.setPixelSize(round(size * g.uniform(0.56, 0.72)))
stencil = g.random() < 0.3
marker = g.choice(["pennant", "sticker", "tape"])
f = app.devicePixelRatio()


def pixmap(paint, seed):
    pic = QPixmap(round(size * f), round(size * f))
    pic.setDevicePixelRatio(pic.width() / size)
    pic.fill(QColor(plaster))
    q = QPainter(pic)
    q.setRenderHint(QPainter.Antialiasing)
    paint(q, random.Random(seed))
    q.end()
    return pic


def floor(q, rng):
    for _ in range(size):
        q.fillRect(QRectF(rng.uniform(0, size), rng.uniform(0, size), rng.uniform(0.6, 2), rng.uniform(0.6, 1.6)), QColor(plaster).lighter(106) if rng.random() < 0.5 else QColor(plaster).darker(107))
    if lines:
        q.setPen(QPen(QColor(ghost), joint))
        q.setBrush(Qt.NoBrush)
        q.drawRect(QRectF(0, 0, size, size))


def tile(q, rng):
    q.fillRect(QRectF(0, 0, size, size), QColor(grout))
    a, n = joint / 2, size - joint
    base = QColor(glaze)
    base = base.lighter(100 + rng.randint(-4, 5)) if base.lightness() > 40 else base
    b = n * bevel
    o = [QPointF(a, a), QPointF(a + n, a), QPointF(a + n, a + n), QPointF(a, a + n)]
    i = [QPointF(a + b, a + b), QPointF(a + n - b, a + b), QPointF(a + n - b, a + n - b), QPointF(a + b, a + n - b)]
    q.setPen(Qt.NoPen)
    for k, light in enumerate((122, 94, 74, 108)):
        q.setBrush(base.lighter(light) if light > 100 else base.darker(round(10000 / light)))
        q.drawPolygon(QPolygonF([o[k], o[(k + 1) % 4], i[(k + 1) % 4], i[k]]))
    shade = QLinearGradient(i[0], i[2])
    shade.setColorAt(0, base.lighter(107))
    shade.setColorAt(1, base.darker(106))
    q.setBrush(QBrush(shade))
    q.drawRect(QRectF(i[0], i[2]))
    if gleam == "bar":
        q.setBrush(QColor(255, 255, 255, 90))
        w = n - 2 * b
        q.drawPolygon(QPolygonF([QPointF(a + b + w * 0.08, a + b + w * 0.5), QPointF(a + b + w * 0.5, a + b + w * 0.08), QPointF(a + b + w * 0.64, a + b + w * 0.08), QPointF(a + b + w * 0.08, a + b + w * 0.64)]))
    elif gleam == "spot":
        q.setBrush(QColor(255, 255, 255, 150))
        q.drawEllipse(QPointF(a + b + n * 0.13, a + b + n * 0.1), n * 0.08, n * 0.05)


def text(q, s, colour, rim=None):
    path = QPainterPath()
    path.addText(0, 0, face, s)
    box = path.boundingRect()
    path.translate(size / 2 - box.center().x(), size / 2 - box.center().y())
    if rim:
        q.strokePath(path, QPen(QColor(rim), size / 11, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
    q.fillPath(path, QColor(colour))
    if stencil and s != "?":  # the bridges of the stencil
        q.fillRect(QRectF(0, size / 2 - size / 44, size, size / 22), QColor(plaster))


def flag(q, wrong):
    q.save()
    q.scale(size / 24, size / 24)
    q.setPen(QPen(QColor(0, 0, 0, 140), 0.8))
    q.setBrush(QColor(red))
    if marker == "pennant":
        q.drawPolygon(QPolygonF([QPointF(8.5, 4), QPointF(19, 8.5), QPointF(8.5, 13)]))
        q.setBrush(QColor("#1c1c1c"))
        q.drawRect(QRectF(6.8, 3.6, 1.8, 16.4))
        q.drawRect(QRectF(4.4, 19, 7, 1.6))
    elif marker == "sticker":
        q.drawEllipse(QPointF(12, 12), 7.6, 7.6)
        q.setPen(Qt.NoPen)
        q.setBrush(QColor("#ffffff") if red != "#ffffff" else QColor("#b3202a"))
        q.drawPolygon(QPolygonF([QPointF(10.2, 7.4), QPointF(16, 10.2), QPointF(10.2, 13)]))
        q.drawRect(QRectF(8.9, 7.2, 1.4, 9.6))
    else:  # a flag stuck on with two strips
        q.drawPolygon(QPolygonF([QPointF(5, 5), QPointF(19.5, 5), QPointF(16, 9.6), QPointF(19.5, 14.2), QPointF(5, 14.2)]))
        q.setBrush(QColor("#1c1c1c"))
        q.drawRect(QRectF(4, 4, 1.6, 16))
    if wrong:
        for colour, w in (("#ffffff", 4.4), ("#000000", 2.4)):
            q.setPen(QPen(QColor(colour), w, Qt.SolidLine, Qt.RoundCap))
            q.drawLine(QPointF(4.5, 4.5), QPointF(19.5, 19.5))
            q.drawLine(QPointF(19.5, 4.5), QPointF(4.5, 19.5))
    q.restore()


def mine(q, hit):
    if hit:
        q.fillRect(QRectF(joint / 2, joint / 2, size - joint, size - joint), QColor("#e2402c"))
    q.save()
    q.translate(size / 2, size / 2)
    q.scale(size / 24, size / 24)
    q.setPen(Qt.NoPen)
    q.setBrush(QColor(iron if not hit else "#1c0c0a"))
    for _ in range(8):
        q.rotate(45)
        q.drawRoundedRect(QRectF(-1.3, -9, 2.6, 5), 0.8, 0.8)
    q.drawEllipse(QPointF(0, 0), 6.2, 6.2)
    q.setBrush(QColor(255, 255, 255, 210) if not pale or hit else QColor("#33383d"))
    q.drawEllipse(QPointF(-2.1, -2.1), 1.5, 1.5)
    q.restore()


def make(s, seed):
    def paint(q, rng):
        (tile if s in "#F?x" else floor)(q, rng)
        if s in "12345678":
            text(q, s, inks[int(s) - 1])
        elif s == "?":
            light = QColor(glaze).lightness() > 130
            text(q, s, "#20242a" if light else "#ffffff", None)
        elif s in "Fx":
            flag(q, s == "x")
        elif s in "*X":
            mine(q, s == "X")
    return pixmap(paint, seed)


tiles = {}
pad = g.choice([0, 5, 12])
W, H = p.cols * size, p.rows * size


class Wall(QWidget):
    def paintEvent(self, _):
        q = QPainter(self)
        q.fillRect(self.rect(), QColor(around))
        for r, c, s in p.each():
            key = s, (r * 7 + c * 3 + r * c) % 5
            if key not in tiles:
                tiles[key] = make(*key)
            q.drawPixmap(QRectF(pad + c * size, pad + r * size, size, size), tiles[key], QRectF(tiles[key].rect()))


win = QMainWindow()
win.setWindowTitle(g.choice(["Subway Tiles", "Platform Mines", "Tile Setter 2"]))
if g.random() < 0.7:
    for name in ("&Game", "&Tiles", "&Help"):
        win.menuBar().addMenu(name).addAction("…")
body = QWidget()
col = QVBoxLayout(body)
col.setContentsMargins(*[g.choice([0, 8])] * 4)
place = g.choice(["tool", "lcd", "status"])
clock = f"{p.seconds // 60}:{p.seconds % 60:02d}"
if place == "tool":
    bar = QToolBar()
    bar.setMovable(False)
    for icon, name in ((QStyle.SP_BrowserReload, "New"), (QStyle.SP_MediaPause, "Pause")):
        bar.addAction(win.style().standardIcon(icon), name)
    bar.addWidget(QLabel(f"  {p.left} mines   {clock}  "))
    win.addToolBar(bar)
elif place == "lcd":
    row = QHBoxLayout()
    for value in (p.left, p.seconds):
        lcd = QLCDNumber(4)
        lcd.setSegmentStyle(QLCDNumber.Flat)
        lcd.setFixedSize(76, 32)
        lcd.display(value)
        row.addWidget(lcd)
        if value is p.left:
            row.addWidget(QPushButton({"playing": "New", "won": "Solved!", "lost": "Again"}[p.status]))
    col.addLayout(row)
if place != "lcd":
    win.statusBar().showMessage({"playing": f"{p.left} of {p.mines} left, {clock}", "won": "The wall is safe.", "lost": "Mind the gap!"}[p.status])
wall = Wall()
wall.setFixedSize(W + 2 * pad, H + 2 * pad)
col.addWidget(wall, 0, Qt.AlignCenter)
win.setCentralWidget(body)
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(wall, pad, W, H))
