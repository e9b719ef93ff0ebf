"""Qt widgets and a style sheet: push buttons with ridges, a serif face in italics, painted icons; a menu, a tool bar, LCD numbers and a status bar with a size grip."""
import sys

from PyQt5.QtCore import QPoint, QPointF, QSize, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PyQt5.QtWidgets import QApplication, QFrame, QGridLayout, QHBoxLayout, QLabel, QLCDNumber, QMainWindow, QPushButton, QStyle, QVBoxLayout, QWidget

from support import Position, region, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Windows", "Fusion", "Windows"]))
LOOKS = [  # window, cover, ridge, paper, line, flag, cloth of the flag's pole, inks
    ("#d9cfe3", "#bfaed4", "#a48fc0", "#f5f0fa", "#c9bcd9", "#c2185b", "#3f2a56", ["#2a4fd0", "#2e7d32", "#c62828", "#4527a0", "#8e3b1f", "#00707a", "#1b1b1b", "#6d6d6d"]),
    ("#ead2c8", "#e0aa96", "#c98a74", "#fff6f1", "#e2c3b6", "#1e5b8f", "#4a241a", ["#1c4fbf", "#1f7a3a", "#cf1f1f", "#3b2a8c", "#7d2600", "#08727a", "#000000", "#757575"]),
    ("#d8d6bd", "#b9b58a", "#9b9668", "#f7f6e8", "#c8c5a4", "#b3261e", "#3d3a20", ["#1f3fae", "#2c6b12", "#b71c1c", "#402a86", "#7a3a00", "#00646b", "#111111", "#666666"]),
    ("#c6dbe0", "#93bcc6", "#729fab", "#f0f9fb", "#b4d2d9", "#d84315", "#17363d", ["#0d3fb8", "#1b6e2c", "#c01616", "#30208a", "#7b2b10", "#00626e", "#0d0d0d", "#6a6a6a"]),
]
back, cover, ridge, paper, line, red, dark, inks = g.choice(LOOKS)
size = p.cell_size(22, 50)
gap = g.choice([0, 0, 0, 2])
width = 2 if size < 34 else g.choice([3, 4])
kind = g.choice(["ridge", "ridge", "groove", "double"])
serif = g.choice(["P052", "C059", "Liberation Serif", "DejaVu Serif"])
italic = g.random() < 0.7
px = int(size * g.uniform(0.54, 0.68))
body = QWidget()
w = QMainWindow()
w.setWindowTitle(g.choice(["Ridge", "Ridgeway Mines", "Ridge - beginner.rdg"]))
f = 2  # icons are painted at twice their size
K = size - 2 * width - 2


def icon(s):
    pix = QPixmap(K * 3, K * 3)
    pix.fill(Qt.transparent)
    q = QPainter(pix)
    q.setRenderHint(QPainter.Antialiasing)
    q.scale(K * 3 / 32, K * 3 / 32)
    if s in "Fx":
        q.setPen(QPen(QColor(dark), 2.6, Qt.SolidLine, Qt.RoundCap))
        q.drawLine(QPointF(8, 4), QPointF(8, 29))
        q.setPen(QPen(QColor(dark), 1))
        q.setBrush(QColor(red))
        q.drawPolygon(QPolygonF([QPointF(9, 4), QPointF(28, 5), QPointF(22, 10.5), QPointF(28, 16), QPointF(9, 17)]))
        q.drawEllipse(QPointF(8, 3.6), 1.8, 1.8)
        if s == "x":
            q.setPen(QPen(QColor("#000000"), 3.4, Qt.SolidLine, Qt.RoundCap))
            q.drawLine(QPointF(4, 4), QPointF(28, 28))
            q.drawLine(QPointF(28, 4), QPointF(4, 28))
    else:
        ink = QColor("#20202a")
        q.setPen(QPen(ink, 2.4, Qt.SolidLine, Qt.RoundCap))
        for a in range(8):
            q.save()
            q.translate(16, 17)
            q.rotate(a * 45)
            q.drawLine(QPointF(0, 8), QPointF(0, 12))
            q.setBrush(ink)
            q.drawEllipse(QPointF(0, 12.4), 1.3, 1.3)
            q.restore()
        q.setPen(Qt.NoPen)
        q.setBrush(QBrush(ink))
        q.drawEllipse(QPointF(16, 17), 9, 9)
        q.setBrush(QColor(255, 255, 255, 210))
        q.drawEllipse(QPointF(12.8, 13.6), 2.6, 2.0)
    q.end()
    return QIcon(pix)


icons = {s: icon(s) for s in "Fx*"}
sheet = f"""
QMainWindow, QWidget#body, QMenuBar, QToolBar, QStatusBar {{ background: {back}; color: {dark}; }}
QPushButton.cell {{ background: {cover}; border: {width}px {kind} {ridge}; padding: 0; margin: 0; color: {dark}; }}
QPushButton[seen="yes"] {{ background: {paper}; border: 1px solid {line}; }}
QPushButton[seen="hit"] {{ background: #ff7a66; border: 1px solid #a33; }}
QPushButton[seen="bad"] {{ background: #f0c040; border: {width}px {kind} #b58a20; }}
"""
bar = w.menuBar()
for name in ["&Game", "&Options", "&Scores", "&?"]:
    bar.addMenu(name)
if g.random() < 0.6:
    tool = w.addToolBar("main")
    tool.setMovable(True)
    for kind_of in [QStyle.SP_FileIcon, QStyle.SP_BrowserReload, QStyle.SP_MessageBoxInformation, QStyle.SP_DialogCloseButton]:
        tool.addAction(w.style().standardIcon(kind_of), "")
    tool.setIconSize(QSize(16, 16))
outer = QVBoxLayout(body)
body.setObjectName("body")
top = QHBoxLayout()
for i, n in enumerate([p.left, p.seconds]):
    lcd = QLCDNumber(3)
    lcd.setSegmentStyle(g.choice([QLCDNumber.Flat, QLCDNumber.Filled]))
    lcd.display(n)
    lcd.setFixedHeight(30)
    lcd.setStyleSheet(f"color: {dark}; background: {paper};")
    top.addWidget(QLabel(["Mines", "Time"][i]))
    top.addWidget(lcd)
    if i == 0:
        top.addStretch()
outer.addLayout(top)
frame = QFrame()
frame.setFrameStyle(QFrame.Box | QFrame.Sunken)
frame.setLineWidth(1)
frame.setMidLineWidth(g.choice([0, 1, 2]))
grid = QGridLayout(frame)
grid.setSpacing(gap)
grid.setContentsMargins(3, 3, 3, 3)
outer.addWidget(frame, 0, Qt.AlignCenter)
outer.setSizeConstraint(QVBoxLayout.SetFixedSize)
w.setCentralWidget(body)
face = QFont(serif)
face.setPixelSize(px)
face.setBold(True)
face.setItalic(italic)
buttons = {}
for r, c, s in p.each():
    b = QPushButton()
    b.setProperty("class", "cell")
    b.setFont(face)
    b.setFixedSize(size, size)
    b.setFocusPolicy(Qt.NoFocus)
    if s in "012345678*X":
        b.setProperty("seen", "hit" if s == "X" else "yes")
    if s in "12345678":
        b.setText(s)
        b.setStyleSheet(f"QPushButton {{ color: {inks[int(s) - 1]}; }}")
    elif s in "Fx*X":
        b.setIcon(icons["*" if s == "X" else s])
        b.setIconSize(QSize(K, K))
        if s == "x":
            b.setProperty("seen", "bad")
    elif s == "?":
        b.setText("?")
    grid.addWidget(b, r, c)
    buttons[r, c] = b
w.setStyleSheet(sheet.replace("QPushButton.cell", 'QPushButton[class="cell"]'))
w.statusBar().showMessage({"playing": f"{p.rows} rows, {p.cols} columns", "won": "Congratulations!", "lost": "Exploded"}[p.status])
w.show()
w.setFixedSize(w.sizeHint())


def measure():
    k = w.devicePixelRatioF()

    def box(b):
        at = b.mapToGlobal(QPoint(0, 0))
        return at.x() * k, at.y() * k, b.width() * k, b.height() * k

    return region(p, buttons, box)


tell_qt(app, measure)
