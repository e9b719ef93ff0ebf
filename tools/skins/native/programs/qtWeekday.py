"""Qt tool buttons with icons in a grid, under the stock styles; what is open is a framed label."""
import sys

from PyQt5.QtCore import QPointF, QRectF, QSize, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QIcon, QPainter, QPainterPath, QPalette, QPen, QPixmap, QRadialGradient
from PyQt5.QtWidgets import QApplication, QFrame, QGridLayout, QHBoxLayout, QLabel, QLCDNumber, QMainWindow, QPushButton, QToolButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Fusion", "Windows"]))
dark = g.random() < 0.3
pal = QPalette()
if dark:
    for role, c in [(QPalette.Window, "#2e3136"), (QPalette.WindowText, "#e6e6e6"), (QPalette.Button, "#4a4f57"), (QPalette.ButtonText, "#f0f0f0"), (QPalette.Base, "#26282c"), (QPalette.Text, "#e6e6e6"),
                    (QPalette.Light, "#6a717c"), (QPalette.Midlight, "#585e68"), (QPalette.Dark, "#1c1e21"), (QPalette.Mid, "#34383e"), (QPalette.Shadow, "#101113")]:
        pal.setColor(role, QColor(c))
else:
    warm = g.choice([None, ("#efebe7", "#ece9d8"), ("#d6d2d0", "#cfcbc9"), ("#e3e9f0", "#c9d8ea")])
    if warm:
        pal = QPalette(QColor(warm[1]), QColor(warm[0]))
app.setPalette(pal)
size = p.cell_size(18, 46)
gap = g.choice([0, 0, 0, 1, 2])
ink = ["#82b1ff", "#8ee08e", "#ff8a80", "#c5a5ff", "#ffc27a", "#78e0e0", "#ffffff", "#b8b8b8"] if dark else g.choice([
    ["#0000e0", "#007a00", "#e00000", "#000078", "#780000", "#007878", "#000000", "#787878"],
    ["#1a5fb4", "#26a269", "#c01c28", "#613583", "#a51d2d", "#0e7c86", "#241f31", "#77767b"],
    ["#204a87", "#4e9a06", "#cc0000", "#5c3566", "#ce5c00", "#06989a", "#2e3436", "#555753"]])
font = QFont(g.choice(["DejaVu Sans", "Liberation Sans", "Noto Sans", "Nimbus Sans"]))
font.setPixelSize(round(size * g.uniform(0.5, 0.64)))
font.setWeight(g.choice([QFont.Bold, QFont.Bold, QFont.DemiBold, QFont.Normal]))
paper = QColor(g.choice(["#24262a", "#383c42"]) if dark else g.choice(["#ffffff", "#f4f4f4", "#dcdcdc", "#c9c9c9", "#eeeeec"]))
shape = g.choice(["triangle", "rectangle", "wavy", "tail"])
cloth = QColor(g.choice(["#e01b24", "#cc0000", "#ef2929", "#f57900", "#d32f2f"]))
part = g.uniform(0.62, 0.8)


def icon(kind):
    px = round(size * part * 4)
    pix = QPixmap(px, px)
    pix.fill(Qt.transparent)
    q = QPainter(pix)
    q.setRenderHint(QPainter.Antialiasing)
    q.scale(px / 16, px / 16)
    black = QColor("#e8e8e8" if dark else "#1a1a1a")
    if kind in "Fx":
        q.setPen(QPen(black, 1.3, Qt.SolidLine, Qt.RoundCap))
        q.drawLine(QPointF(4, 1.5), QPointF(4, 14.8))
        q.setPen(QPen(cloth.darker(135), 0.5))
        q.setBrush(cloth)
        path = QPainterPath(QPointF(4.6, 1.6))
        if shape == "triangle":
            path.lineTo(14, 5.2), path.lineTo(4.6, 8.8)
        elif shape == "rectangle":
            path.lineTo(14, 1.6), path.lineTo(14, 8.4), path.lineTo(4.6, 8.4)
        elif shape == "tail":
            path.lineTo(14.4, 1.6), path.lineTo(11.6, 5), path.lineTo(14.4, 8.4), path.lineTo(4.6, 8.4)
        else:
            path.cubicTo(8, -0.4, 10, 4.4, 14.2, 2.2), path.lineTo(14.2, 9), path.cubicTo(10, 11, 8, 6.4, 4.6, 8.6)
        path.closeSubpath()
        q.drawPath(path)
        if shape == "triangle":
            q.setPen(QPen(black, 1.3, Qt.SolidLine, Qt.RoundCap))
            q.drawLine(QPointF(1.6, 14.6), QPointF(6.6, 14.6))
    if kind in "*X":
        q.setPen(QPen(black, 1.4, Qt.SolidLine, Qt.RoundCap))
        for dx, dy in [(0, 7), (7, 0), (4.9, 4.9), (4.9, -4.9)]:
            q.drawLine(QPointF(8 - dx, 8 - dy), QPointF(8 + dx, 8 + dy))
        shine = QRadialGradient(6.2, 6, 7)
        shine.setColorAt(0, QColor("#9a9a9a"))
        shine.setColorAt(0.5, QColor("#303030"))
        shine.setColorAt(1, QColor("#000000"))
        q.setPen(QPen(black, 0.6 if dark else 0.2))
        q.setBrush(QBrush(shine))
        q.drawEllipse(QRectF(3.4, 3.4, 9.2, 9.2))
    if kind == "x":
        for colour, width in [("#ffffff", 3.2), ("#c00000" if cloth != QColor("#cc0000") else "#000000", 1.8)]:
            q.setPen(QPen(QColor(colour), width, Qt.SolidLine, Qt.RoundCap))
            q.drawLine(QPointF(2, 2), QPointF(14, 14))
            q.drawLine(QPointF(14, 2), QPointF(2, 14))
    q.end()
    return pix


pictures = {s: icon(s) for s in "Fx*X"}
w = QMainWindow()
w.setWindowTitle(g.choice(["Minesweeper", "Mines - Qt", "MineGame", "Mine Clearing"]))
if g.random() < 0.6:
    for name in ["&Game", "&Settings", "&Help"]:
        w.menuBar().addMenu(name)
body = QWidget()
w.setCentralWidget(body)
col = QVBoxLayout(body)
head = QHBoxLayout()
lcd = g.random() < 0.45
for value in (p.left, None, p.seconds):
    if value is None:
        head.addStretch(), head.addWidget(QPushButton({"playing": "New game", "won": "You win!", "lost": "Game over"}[p.status])), head.addStretch()
    elif lcd:
        d = QLCDNumber(3)
        d.setSegmentStyle(QLCDNumber.Flat)
        d.display(value)
        d.setFixedSize(60, 30)
        head.addWidget(d)
    else:
        head.addWidget(QLabel(f"{value:03d}"))
col.addLayout(head)
board = QWidget()
grid = QGridLayout(board)
grid.setSpacing(gap)
grid.setContentsMargins(0, 0, 0, 0)
frame = g.choice([QFrame.Panel | QFrame.Sunken, QFrame.Box | QFrame.Plain, QFrame.StyledPanel | QFrame.Sunken, QFrame.NoFrame if gap else QFrame.Panel | QFrame.Sunken])
auto = g.random() < 0.25
for r, c, s in p.each():
    if s in "#F?x":
        b = QToolButton()
        b.setFocusPolicy(Qt.NoFocus)
        b.setAutoRaise(False)
        if s in "Fx":
            b.setIcon(QIcon(pictures[s]))
            b.setIconSize(QSize(round(size * part), round(size * part)))
        elif s == "?":
            b.setText("?")
        if auto:
            b.setStyleSheet("QToolButton { border: 1px solid %s; border-radius: %dpx; background: %s; }" % (("#1c1e21", 3, "#4a4f57") if dark else ("#8a8a8a", 3, "qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 #fafafa, stop:1 #d2d2d2)")))
    else:
        b = QLabel(s if s in "12345678" else "")
        b.setAlignment(Qt.AlignCenter)
        b.setFrameStyle(frame)
        b.setAutoFillBackground(True)
        q = b.palette()
        q.setColor(QPalette.Window, QColor("#e8453c") if s == "X" else paper)
        if s in "12345678":
            q.setColor(QPalette.WindowText, QColor(ink[int(s) - 1]))
        elif frame & QFrame.Box:
            q.setColor(QPalette.WindowText, QColor("#808080"))
        b.setPalette(q)
        if s in "*X":
            side = round(size * part)
            pix = pictures[s].scaled(round(side * p.scale), round(side * p.scale), Qt.KeepAspectRatio, Qt.SmoothTransformation)
            pix.setDevicePixelRatio(p.scale)
            b.setPixmap(pix)
    b.setFont(font)
    b.setFixedSize(size, size)
    grid.addWidget(b, r, c)
col.addWidget(board, 0, Qt.AlignCenter)
board.setFixedSize(p.cols * size + (p.cols - 1) * gap, p.rows * size + (p.rows - 1) * gap)
if g.random() < 0.5:
    w.statusBar().showMessage({"playing": "Ready", "won": "All mines found", "lost": "You stepped on a mine"}[p.status])
w.show()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(board, -gap / 2, p.cols * (size + gap), p.rows * (size + gap)))
