"""A QGraphicsScene of glazed wall tiles: each kind drawn once into a pixmap at the device's resolution, ornament on the covered ones, raw plaster on the open ones."""
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QAction, QApplication, QGraphicsScene, QGraphicsView, QLabel, QMainWindow

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Windows"]))
GLAZES = [  # wall, glaze, ornament, rim, plaster, joint, flag, text, ink
    ("#7a8f99", "#f4f7f2", "#8fb6d9", "#c9d5da", "#d9cdb8", "#c2b59d", "#c8102e", "#1b3a5c", ["#1f4fa3", "#23702f", "#b3202a", "#5a2381", "#85430e", "#0c6b70", "#1c1c1c", "#6d6d6d"]),
    ("#27343a", "#1f8a83", "#2ba69d", "#166a64", "#efe8da", "#d8cfbc", "#ffd23f", "#ffffff", ["#1f5fbf", "#2b7a2b", "#c62828", "#6a1b9a", "#8d4a12", "#00796b", "#222222", "#808080"]),
    ("#402a1c", "#d98e32", "#e6a64f", "#b06f20", "#32241b", "#45342a", "#fff4dc", "#3a2010", ["#8cc4ff", "#a8e08a", "#ff9080", "#d9a8ff", "#ffd27a", "#86e8dc", "#ffffff", "#b8aca4"]),
    ("#d7dbe0", "#38488f", "#4b5cab", "#2a3670", "#fbfbf8", "#dfe2e6", "#ff6b4a", "#ffffff", ["#2a48c8", "#1f7d3d", "#cf2233", "#6c249c", "#9a5a10", "#0b7a83", "#20242c", "#7b828c"]),
]
wall, glaze, ornament, rim, plaster, joint, cloth, text, inks = g.choice(GLAZES)
size = p.cell_size(20, 56)
gap = g.choice([1, 2, 3]) if size > 26 else 1
motif = g.choice(["rosette", "lattice", "corner", "plain"])
family = g.choice(["DejaVu Serif", "P052", "Noto Serif", "Nimbus Roman"])
outlined = g.random() < 0.35
f = app.primaryScreen().devicePixelRatio()


def board_tile(q, closed, hit):
    box = QRectF(gap / 2, gap / 2, size - gap, size - gap)
    n = size
    if not closed:
        q.fillRect(box, QColor("#e2483d" if hit else plaster))
        q.setPen(QPen(QColor(joint), 1))
        q.drawLine(QPointF(box.left(), box.top() + 0.5), QPointF(box.right(), box.top() + 0.5))
        q.drawLine(QPointF(box.left() + 0.5, box.top()), QPointF(box.left() + 0.5, box.bottom()))
        return
    q.setPen(Qt.NoPen)
    q.setBrush(QColor(rim))
    q.drawRoundedRect(box, n * 0.08, n * 0.08)
    inner = box.adjusted(n * 0.05, n * 0.05, -n * 0.05, -n * 0.07)
    q.setBrush(QColor(glaze))
    q.drawRoundedRect(inner, n * 0.06, n * 0.06)
    q.save()
    clip = QPainterPath()
    clip.addRoundedRect(inner, n * 0.06, n * 0.06)
    q.setClipPath(clip)
    c = QPointF(n / 2, n / 2)
    q.setBrush(QColor(ornament))
    if motif == "rosette":
        for a in range(4):
            q.save()
            q.translate(c)
            q.rotate(90 * a + 45)
            q.drawEllipse(QPointF(0, -n * 0.2), n * 0.08, n * 0.16)
            q.restore()
    elif motif == "lattice":
        q.setPen(QPen(QColor(ornament), n * 0.06))
        for d in (-0.5, 0, 0.5):
            q.drawLine(QPointF(d * n, 0), QPointF(n + d * n, n))
            q.drawLine(QPointF(n + d * n, 0), QPointF(d * n, n))
    elif motif == "corner":
        for x in (0, n):
            for y in (0, n):
                q.drawEllipse(QPointF(x, y), n * 0.3, n * 0.3)
    shine = QLinearGradient(0, 0, n, n)
    shine.setColorAt(0, QColor(255, 255, 255, 110))
    shine.setColorAt(0.45, QColor(255, 255, 255, 0))
    q.fillRect(inner, shine)
    q.restore()


def write(q, s, colour, part):
    font = QFont(family)
    font.setPixelSize(max(9, round(size * part)))
    font.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, font, s)
    b = path.boundingRect()
    path.translate(size / 2 - b.center().x(), size / 2 - b.center().y())
    if outlined or s == "?":
        light = QColor(colour).lightness() < 128
        q.strokePath(path, QPen(QColor(255, 255, 255, 200) if light else QColor(0, 0, 0, 150), max(1.5, size * 0.07), Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
    q.fillPath(path, QColor(colour))


def flag(q, wrong):
    n = size
    q.setPen(QPen(QColor("#3b2a1a"), n * 0.06, Qt.SolidLine, Qt.RoundCap))
    q.drawLine(QPointF(n * 0.3, n * 0.2), QPointF(n * 0.3, n * 0.82))
    wave = QPainterPath(QPointF(n * 0.32, n * 0.2))
    wave.cubicTo(n * 0.46, n * 0.1, n * 0.58, n * 0.32, n * 0.76, n * 0.2)
    wave.lineTo(n * 0.76, n * 0.5)
    wave.cubicTo(n * 0.58, n * 0.62, n * 0.46, n * 0.4, n * 0.32, n * 0.5)
    q.setPen(QPen(QColor(0, 0, 0, 130), 1))
    q.setBrush(QColor(cloth))
    q.drawPath(wave)
    if wrong:
        for colour, w in (("#ffffff", 0.16), ("#111111", 0.09)):
            q.setPen(QPen(QColor(colour), n * w))
            q.drawLine(QPointF(n * 0.2, n * 0.2), QPointF(n * 0.8, n * 0.8))
            q.drawLine(QPointF(n * 0.8, n * 0.2), QPointF(n * 0.2, n * 0.8))


def mine(q):
    n = size
    q.setPen(QPen(QColor("#8a6a3a"), n * 0.06, Qt.SolidLine, Qt.RoundCap))
    fuse = QPainterPath(QPointF(n * 0.58, n * 0.36))
    fuse.cubicTo(n * 0.64, n * 0.2, n * 0.72, n * 0.3, n * 0.78, n * 0.2)
    q.setBrush(Qt.NoBrush)
    q.drawPath(fuse)
    ball = QRadialGradient(QPointF(n * 0.38, n * 0.5), n * 0.36)
    ball.setColorAt(0, QColor("#9aa0a8"))
    ball.setColorAt(0.5, QColor("#33373d"))
    ball.setColorAt(1, QColor("#101214"))
    q.setPen(QPen(QColor(255, 255, 255, 120), 1) if QColor(plaster).lightness() < 100 else Qt.NoPen)
    q.setBrush(ball)
    q.drawEllipse(QPointF(n * 0.46, n * 0.58), n * 0.25, n * 0.25)
    q.setPen(Qt.NoPen)
    q.setBrush(QColor("#ffb000"))
    q.drawPolygon(QPolygonF([QPointF(n * 0.79 + n * 0.1 * a, n * 0.19 + n * 0.1 * b) for a, b in ((0, -1), (0.3, -0.3), (1, 0), (0.3, 0.3), (0, 1), (-0.3, 0.3), (-1, 0), (-0.3, -0.3))]))


def tile(s):
    pix = QPixmap(round(size * f * 2), round(size * f * 2))
    pix.setDevicePixelRatio(f * 2)
    pix.fill(QColor(wall))
    q = QPainter(pix)
    q.setRenderHint(QPainter.Antialiasing)
    q.scale(pix.width() / (f * 2) / size, pix.height() / (f * 2) / size)
    board_tile(q, s in "#F?x", s == "X")
    if s in "12345678":
        write(q, s, inks[int(s) - 1], 0.66)
    elif s == "?":
        write(q, "?", text, 0.58)
    elif s in "Fx":
        flag(q, s == "x")
    elif s in "*X":
        mine(q)
    q.end()
    return pix


scene = QGraphicsScene(0, 0, p.cols * size, p.rows * size)
made = {}
for r, c, s in p.each():
    if s not in made:
        made[s] = tile(s)
    item = scene.addPixmap(made[s])
    item.setTransformationMode(Qt.SmoothTransformation)
    item.setPos(c * size, r * size)
win = QMainWindow()
win.setWindowTitle(g.choice(["Glaze", "Tilework", "Glaze — wall of mines"]))
for name in ("&Game", "&Kiln", "&Help"):
    win.menuBar().addMenu(name)
if g.random() < 0.5:
    bar = win.addToolBar("Main")
    for name in ("New", "Restart", "Hint"):
        bar.addAction(QAction(name, win))
view = QGraphicsView(scene)
view.setFrameShape(0)
view.setBackgroundBrush(QColor(wall))
view.setRenderHint(QPainter.SmoothPixmapTransform)
for bar in (view.setHorizontalScrollBarPolicy, view.setVerticalScrollBarPolicy):
    bar(Qt.ScrollBarAlwaysOff)
around = g.choice([0, 6, 16, 30])
scene.setSceneRect(-around, -around, p.cols * size + 2 * around, p.rows * size + 2 * around)
view.setFixedSize(p.cols * size + 2 * around, p.rows * size + 2 * around)
view.setAlignment(Qt.AlignLeft | Qt.AlignTop)
win.setCentralWidget(view)
win.statusBar().addWidget(QLabel(f" {p.left} mines "))
win.statusBar().addPermanentWidget(QLabel(f"{p.seconds // 60}:{p.seconds % 60:02d} "))
if p.status != "playing" and p.cols * size > 300:
    win.statusBar().addWidget(QLabel({"won": "The wall is finished.", "lost": "Cracked!"}[p.status]))
win.statusBar().setSizeGripEnabled(False)
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(view.viewport(), around, p.cols * size, p.rows * size))
