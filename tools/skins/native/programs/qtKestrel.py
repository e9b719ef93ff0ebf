"""An office colleague's game: QPushButtons and sunken labels of the style's own, icons painted on pixmaps, LCD counters, menus, tool bar, status bar."""
import math
import sys

from PyQt5.QtCore import QPoint, QPointF, QSize, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QIcon, QPainter, QPalette, QPen, QPixmap, QPolygonF
from PyQt5.QtWidgets import QApplication, QFrame, QGridLayout, QHBoxLayout, QLabel, QLCDNumber, QMainWindow, QPushButton, QStyle, QVBoxLayout, QWidget

from support import CLASSIC, Position, origin, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
style = g.choice(["Fusion", "Windows", "Fusion"])
app.setStyle(style)
dark = style == "Fusion" and g.random() < 0.35
if dark:
    pal = QPalette(QColor("#45494f"), QColor("#33363b"))
    for role in (QPalette.WindowText, QPalette.ButtonText, QPalette.Text):
        pal.setColor(role, QColor("#eeeeee"))
    pal.setColor(QPalette.Base, QColor("#232629"))
    app.setPalette(pal)
elif style == "Windows" or g.random() < 0.5:
    app.setPalette(QPalette(QColor(g.choice(["#c8d3e0", "#d6cfc4", "#c2d3bd", "#d8c9d4", "#c8c8c8"]))))
size = p.cell_size(22, 46)
gap = g.choice([0, 0, 1, 2])
n = size - gap
font = QFont(g.choice([app.font().family(), "DejaVu Sans", "Liberation Sans", "Liberation Serif", "Liberation Mono"]))
font.setPixelSize(round(n * g.uniform(0.58, 0.7)))
font.setBold(g.random() < 0.75)
LIVELY = {"1": "#0055ff", "2": "#00861b", "3": "#e00000", "4": "#6a00b8", "5": "#a04000", "6": "#008891", "7": "#202020", "8": "#6e6e6e"}
NIGHT = {"1": "#82b7ff", "2": "#8de07f", "3": "#ff8a80", "4": "#cfa8ff", "5": "#ffc46b", "6": "#7be3e3", "7": "#ffffff", "8": "#b5b5b5"}
inks = NIGHT if dark else g.choice([CLASSIC, LIVELY, LIVELY, dict.fromkeys("12345678", "#1d3557")])
frame = g.choice([QFrame.Panel | QFrame.Sunken, QFrame.StyledPanel | QFrame.Sunken, QFrame.Box | QFrame.Plain])
floor = "#232629" if dark else g.choice(["#ffffff", "#f8f8f4", app.palette().color(QPalette.Window).darker(118).name()])
cloth = QColor(g.choice(["#d90429", "#e85d04", "#c2185b"]))
if dark:
    cloth = QColor("#ff5b5b")


def picture(kind):
    m = round(n * 0.74)
    f = 2
    pix = QPixmap(m * f, m * f)
    pix.fill(Qt.transparent)
    q = QPainter(pix)
    q.setRenderHint(QPainter.Antialiasing)
    q.scale(m * f / 20, m * f / 20)
    if kind in "Fx":
        q.setPen(QPen(QColor("#eeeeee" if dark else "#3a3a3a"), 1.8))
        q.drawLine(QPointF(6, 2), QPointF(6, 18.5))
        q.setPen(Qt.NoPen)
        q.setBrush(cloth)
        q.drawPolygon(QPolygonF([QPointF(6.8, 2), QPointF(17, 2), QPointF(14, 6), QPointF(17, 10), QPointF(6.8, 10)]))
    else:
        ink = QColor("#f2f2f2" if dark and kind == "*" else "#161616")
        q.setPen(QPen(ink, 1.8))
        for i in range(4):
            a = math.pi * (i / 4 + 0.125)
            q.drawLine(QPointF(10 - 9 * math.cos(a), 10 - 9 * math.sin(a)), QPointF(10 + 9 * math.cos(a), 10 + 9 * math.sin(a)))
        q.setPen(Qt.NoPen)
        q.setBrush(QBrush(ink))
        q.drawEllipse(QPointF(10, 10), 6, 6)
        q.setBrush(QColor("#888888" if dark and kind == "*" else "#ffffff"))
        q.drawEllipse(QPointF(8, 8), 1.5, 1.5)
    if kind == "x":
        q.setPen(QPen(QColor("#ffffff" if dark else "#000000"), 2.4))
        q.drawLine(1, 1, 19, 19)
        q.drawLine(19, 1, 1, 19)
    q.end()
    return pix, m


pictures = {kind: picture(kind) for kind in "Fx*X"}
win = QMainWindow()
win.setWindowTitle(g.choice(["Kestrel Mines", "Kestrel", "Mines - Kestrel 1.2"]))
for name in ("&Game", "&Settings", "&Help"):
    win.menuBar().addMenu(name)
if g.random() < 0.4:
    tools = win.addToolBar("Main")
    tools.setIconSize(QSize(16, 16))
    for icon, text in ((QStyle.SP_BrowserReload, "New"), (QStyle.SP_MediaPause, "Pause"), (QStyle.SP_DialogHelpButton, "Help")):
        tools.addAction(app.style().standardIcon(icon), text)
top = QHBoxLayout()
for i, value in enumerate((p.left, p.seconds)):
    lcd = QLCDNumber(3)
    lcd.setSegmentStyle(QLCDNumber.Flat)
    lcd.display(value)
    lcd.setFixedSize(58, 30)
    lcd.setStyleSheet("background: #111; color: #ff3b30;" if not dark else "background: #111; color: #7CFC9A;")
    if i:
        again = QPushButton({"playing": "New game", "won": "You won!", "lost": "Try again"}[p.status])
        top.addStretch(1), top.addWidget(again), top.addStretch(1)
    top.addWidget(lcd)
board = QWidget()
grid = QGridLayout(board)
grid.setSpacing(gap)
grid.setContentsMargins(0, 0, 0, 0)
for r, c, s in p.each():
    if s in "#F?x":
        w = QPushButton()
        w.setFocusPolicy(Qt.NoFocus)
        if s == "?":
            w.setText("?")
            w.setFont(font)
        elif s != "#":
            pix, m = pictures[s]
            w.setIcon(QIcon(pix))
            w.setIconSize(QSize(m, m))
    else:
        w = QLabel()
        w.setAlignment(Qt.AlignCenter)
        w.setFrameStyle(frame)
        w.setAutoFillBackground(True)
        pal = w.palette()
        if floor:
            pal.setColor(QPalette.Window, QColor(floor))
        if s == "X":
            pal.setColor(QPalette.Window, QColor("#ff5a4f"))
        if s in "12345678":
            pal.setColor(QPalette.WindowText, QColor(inks[s]))
            w.setFont(font)
            w.setText(s)
        w.setPalette(pal)
        if s in "*X":
            pix, m = pictures[s]
            pix = QPixmap(pix)
            pix.setDevicePixelRatio(2)
            w.setPixmap(pix)
    w.setFixedSize(n, n)
    grid.addWidget(w, r, c)
middle = QWidget()
col = QVBoxLayout(middle)
col.addLayout(top)
col.addWidget(board, 0, Qt.AlignCenter)
win.setCentralWidget(middle)
win.statusBar().showMessage({"playing": f"{p.rows} x {p.cols}, {p.mines} mines", "won": "All mines found", "lost": "Mine hit. Game over."}[p.status])
win.show()
win.setFixedSize(win.sizeHint())


def measure():
    f = win.devicePixelRatioF()
    x, y = origin(int(win.winId()))
    at = board.mapTo(win, QPoint(0, 0))
    return x + (at.x() - gap / 2) * f, y + (at.y() - gap / 2) * f, p.cols * size * f, p.rows * size * f


tell_qt(app, measure)
