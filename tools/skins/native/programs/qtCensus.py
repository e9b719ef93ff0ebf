"""Qt: QToolButtons with drawn icons under a stock style, a dock of statistics beside the board, tool bar and status bar."""
import sys

from PyQt5.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QIcon, QPainter, QPalette, QPen, QPixmap, QPolygonF
from PyQt5.QtWidgets import QApplication, QFormLayout, QGridLayout, QGroupBox, QHBoxLayout, QLabel, QMainWindow, QProgressBar, QStyle, QToolButton, QVBoxLayout, QWidget

from support import Position, origin, region, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Windows", "Fusion"]))
SCHEMES = [("#efefef", "#fdfdfd", "#202020", "#c8102e", ["#1c4fd8", "#0b7d3e", "#d2222d", "#0d1f7a", "#86201c", "#0b7c84", "#151515", "#7b7b7b"]),
           ("#cfd8c4", "#f5f8ef", "#22301a", "#ba2d0b", ["#26547c", "#3f7d20", "#c1292e", "#4b2e83", "#8f5a00", "#0f7173", "#1c1c1c", "#76806d"]),
           ("#3c3f4a", "#2a2c34", "#e8e9ee", "#ff9f45", ["#6fb7ff", "#73dd8b", "#ff7d86", "#c99cff", "#f7c35f", "#5fdcdc", "#ffffff", "#969bab"]),
           ("#d8c7e0", "#faf5fc", "#2b1736", "#0a8f6a", ["#3a3fd0", "#187a3b", "#cc1f5a", "#7a1fa2", "#a84f00", "#117a8b", "#1e1024", "#85798a"])]
button, paper, text, flagc, ink = g.choice(SCHEMES)
pal = QPalette(QColor(button))
for role in (QPalette.WindowText, QPalette.ButtonText, QPalette.Text):
    pal.setColor(role, QColor(text))
pal.setColor(QPalette.Base, QColor(paper))
app.setPalette(pal)
size = p.cell_size(18, 48)
gap = g.choice([0, 0, 2, 4])
number = QFont(g.choice(["DejaVu Sans", "Nimbus Sans", "Liberation Serif", "URW Bookman", "Noto Sans Mono"]))
number.setPixelSize(int(size * g.uniform(0.52, 0.68)))
number.setBold(g.random() < 0.75)
round_flag, star = g.random() < 0.5, g.random() < 0.5


def icon(s):
    n = 64
    pm = QPixmap(n, n)
    pm.fill(Qt.transparent)
    q = QPainter(pm)
    q.setRenderHint(QPainter.Antialiasing)
    q.setPen(Qt.NoPen)
    if s in "Fx":
        q.setBrush(QColor(text))
        q.drawRect(QRectF(16, 6, 5, 52))
        q.setBrush(QColor(flagc))
        if round_flag:
            q.drawRect(QRectF(21, 8, 33, 25))
            q.setBrush(QColor(paper))
            q.drawEllipse(QPointF(37, 20.5), 7, 7)
        else:
            q.drawPolygon(QPolygonF([QPointF(21, 6), QPointF(56, 14), QPointF(42, 23), QPointF(56, 32), QPointF(21, 38)]))
        if s == "x":
            q.setPen(QPen(QColor("#000000" if QColor(button).lightness() > 120 else "#ffffff"), 8, cap=Qt.RoundCap))
            q.drawLine(8, 8, 56, 56)
            q.drawLine(56, 8, 8, 56)
    else:
        colour = QColor("#000000" if s == "X" else text)
        q.setPen(QPen(colour, 6, cap=Qt.RoundCap))
        for a, b in (((32, 6), (32, 58)), ((6, 32), (58, 32))) + (((14, 14), (50, 50)), ((50, 14), (14, 50))) * star:
            q.drawLine(*a, *b)
        q.setPen(Qt.NoPen)
        q.setBrush(QBrush(colour))
        q.drawEllipse(QPointF(32, 32), 18, 18)
        q.setBrush(QColor(flagc))
        q.drawEllipse(QPointF(32, 32), 6, 6)
    q.end()
    return QIcon(pm)


ICONS = {s: icon(s) for s in "Fx*X"}
w = QMainWindow()
w.setWindowTitle(g.choice(["Census", "Mine Census 2.1", "Census — untitled"]))
for n in ("&Game", "&View", "&Settings", "&Help"):
    w.menuBar().addMenu(n)
if g.random() < 0.6:
    bar = w.addToolBar("main")
    bar.setMovable(False)
    for n, i in (("New", QStyle.SP_FileIcon), ("Undo", QStyle.SP_ArrowBack), ("Scores", QStyle.SP_FileDialogDetailedView)):
        bar.addAction(w.style().standardIcon(i), n)
body = QWidget()
w.setCentralWidget(body)
row = QHBoxLayout(body)
side = QGroupBox("Game")
form = QFormLayout(side)
opened = sum(ch in "012345678" for line in p.cells for ch in line)
for a, b in (("Mines:", p.mines), ("Flags:", p.mines - p.left), ("Opened:", opened), ("Time:", f"{p.seconds} s")):
    form.addRow(a, QLabel(f"<b>{b}</b>"))
meter = QProgressBar()
meter.setMaximum(p.rows * p.cols - p.mines)
meter.setValue(opened)
form.addRow(meter)
form.addRow(QLabel({"playing": "", "won": "Solved!", "lost": "Exploded."}[p.status]))
has_side = g.random() < 0.6 and (p.max_cell - size) * p.cols * 1.0 > 230
grid = QGridLayout()
grid.setSpacing(gap)
holder = QVBoxLayout()
holder.addStretch()
holder.addLayout(grid)
holder.addStretch()
if has_side and g.random() < 0.5:
    row.addWidget(side, 0, Qt.AlignTop)
row.addStretch()
row.addLayout(holder)
row.addStretch()
if has_side and row.count() == 3:
    row.addWidget(side, 0, Qt.AlignTop)
if not has_side:
    side.deleteLater()
cells = {}
for r, c, s in p.each():
    if s in "012345678*X":
        b = QLabel(s if s in "12345678" else "")
        b.setAlignment(Qt.AlignCenter)
        b.setFont(number)
        b.setStyleSheet(f"background: {'#ee3b3b' if s == 'X' else paper}; border: 1px solid {QColor(button).darker(125).name()}; color: {ink[int(s) - 1] if s in '12345678' else text};")
        if s in "*X":
            b.setPixmap(ICONS[s].pixmap(int(size * 0.72), int(size * 0.72)))
    else:
        b = QToolButton()
        b.setFocusPolicy(Qt.NoFocus)
        b.setFont(number)
        if s in "Fx":
            b.setIcon(ICONS[s])
            b.setIconSize(QSize(int(size * 0.7), int(size * 0.7)))
        elif s == "?":
            b.setText("?")
    b.setFixedSize(size, size)
    grid.addWidget(b, r, c)
    cells[r, c] = b
w.statusBar().showMessage({"playing": f"{p.left} mines to find", "won": f"Won in {p.seconds} seconds", "lost": "Game over"}[p.status])
w.show()
w.setFixedSize(w.sizeHint())


def measure():
    f = w.devicePixelRatioF()
    ox, oy = origin(int(w.winId()))

    def box(b):
        at = b.mapTo(w, QPoint(0, 0))
        return ox + at.x() * f, oy + at.y() * f, b.width() * f, b.height() * f

    return region(p, cells, box)


tell_qt(app, measure)
