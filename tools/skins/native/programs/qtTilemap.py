"""A QWidget that blits QPixmap tiles, drawn once by QPainter: mitred edges in colours other than grey, digits in a font, LCD
counters and a tool bar."""
import math
import sys

from PyQt5.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PyQt5.QtGui import QColor, QFont, QPainter, QPainterPath, QPalette, QPen, QPixmap, QPolygonF
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLCDNumber, QMainWindow, QPushButton, QStyle, QVBoxLayout, QWidget

from support import SHOWN, Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Windows"]))
CLEAR = ["#0031c4", "#0b7a1b", "#c40b0b", "#3b0d8a", "#7c2d05", "#04727c", "#0a0a0a", "#6c6c6c"]
NIGHT = ["#6fb7ff", "#83e377", "#ff7d6e", "#cba1ff", "#ffbf5e", "#5fe0d5", "#ffffff", "#a6adb8"]
LOOKS = [  # cover, open, line, inks, flag, pole, mine, ground
    ("#8fa9c8", "#dbe5f1", "#a9bbd2", CLEAR, "#d81f26", "#1b2a3d", "#101820", "#c6d3e3"),
    ("#c9b48b", "#efe6cf", "#cdbd98", CLEAR, "#a6192e", "#3a2c12", "#2a2010", "#ded1b3"),
    ("#7fb59c", "#e2f1ea", "#a8cdbd", CLEAR, "#e0531f", "#14352a", "#0f2620", "#bddccf"),
    ("#b79ac0", "#f1e8f3", "#cfbcd5", CLEAR, "#c2185b", "#3b1f45", "#26122e", "#dccbe1"),
    ("#4b5563", "#23282f", "#353c46", NIGHT, "#ffb703", "#e9edf2", "#e9edf2", "#2d333b"),
    ("#bdbdbd", "#e9e9e9", "#bdbdbd", ["#101010"] * 8, "#101010", "#101010", "#101010", "#d6d6d6"),
]
cover, paper, rule, inks, red, pole, black, ground = g.choice(LOOKS)
palette = QPalette(QColor(cover), QColor(ground))
if QColor(ground).lightness() < 100:
    for role in (QPalette.WindowText, QPalette.ButtonText, QPalette.Text):
        palette.setColor(role, QColor("#f0f0f0"))
app.setPalette(palette)
size = p.cell_size(16, 52)
edge = max(1, round(size * g.choice([0.06, 0.09, 0.13])))
style = g.choice(["mitre", "mitre", "soft", "line"])
font = QFont(g.choice(["DejaVu Sans", "Liberation Sans", "Liberation Serif", "C059", "DejaVu Sans Mono", "Nimbus Sans Narrow"]))
font.setBold(g.random() < 0.75)
font.setPixelSize(max(10, round(size * g.uniform(0.58, 0.74))))
flag_kind, mine_kind = g.choice(["triangle", "banner", "pin"]), g.choice(["spiky", "bomb", "star"])
unmask = g.random() < 0.35 and p.status == "lost"  # all mines are shown when the game is lost, those with flags too
if unmask:
    p.cells = [row.replace("F", "*") for row in p.cells]
    SHOWN["cells"] = p.cells
f = app.devicePixelRatio()


def polygon(q, ink, *points):
    q.setPen(Qt.NoPen)
    q.setBrush(QColor(ink))
    q.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))


def flag(q):
    if flag_kind == "pin":
        q.setPen(QPen(QColor(pole), 1.6))
        q.drawLine(QLineF(10, 9, 10, 17.5))
        q.setPen(Qt.NoPen)
        q.setBrush(QColor(red))
        q.drawEllipse(QPointF(10, 6.6), 4.4, 4.4)
        q.setBrush(QColor(255, 255, 255, 170))
        q.drawEllipse(QPointF(8.6, 5.2), 1.2, 1.2)
        return
    polygon(q, pole, (6, 3), (7.5, 3), (7.5, 17), (6, 17))
    polygon(q, pole, (3.6, 16), (10.4, 16), (10.4, 17.4), (3.6, 17.4))
    if flag_kind == "triangle":
        polygon(q, red, (7.5, 3), (16.4, 7), (7.5, 11))
    else:
        polygon(q, red, (7.5, 3.4), (16.6, 3.4), (16.6, 10.4), (7.5, 10.4))
        if red != "#101010":
            polygon(q, "#ffffff", (7.5, 6), (16.6, 6), (16.6, 7.8), (7.5, 7.8))


def mine(q, ink):
    q.setPen(Qt.NoPen)
    q.setBrush(QColor(ink))
    if mine_kind == "star":
        polygon(q, ink, *[
            (10 + d * math.cos(a), 10 + d * math.sin(a))
            for i in range(20)
            for a, d in [(i * math.pi / 10, 7.6 if i % 2 else 4.6)]
        ])
    elif mine_kind == "spiky":
        q.drawEllipse(QPointF(10, 10), 5, 5)
        q.setPen(QPen(QColor(ink), 1.5, Qt.SolidLine, Qt.RoundCap))
        for i in range(4):
            a = i * math.pi / 4
            q.drawLine(QLineF(10 - 7.4 * math.cos(a), 10 - 7.4 * math.sin(a), 10 + 7.4 * math.cos(a), 10 + 7.4 * math.sin(a)))
    else:
        q.drawEllipse(QPointF(9.4, 11.4), 5.4, 5.4)
        path = QPainterPath(QPointF(12.6, 7.4))
        path.quadTo(13.6, 3.8, 16.4, 4.4)
        q.setPen(QPen(QColor(ink), 1.5))
        q.setBrush(Qt.NoBrush)
        q.drawPath(path)
        q.setPen(Qt.NoPen)
        q.setBrush(QColor("#ff9d00"))
        q.drawEllipse(QPointF(16.6, 4.4), 1.5, 1.5)
    q.setPen(Qt.NoPen)
    q.setBrush(QColor("#ffffff" if QColor(ink).lightness() < 128 else "#404040"))
    q.drawEllipse(QPointF(8.2, 8.8), 1.2, 1.2)


def tile(s):
    pix = QPixmap(round(size * f), round(size * f))
    pix.setDevicePixelRatio(f)
    q = QPainter(pix)
    n = size
    if s in "#F?x":
        q.fillRect(QRectF(0, 0, n, n), QColor(cover))
        up, down = QColor(cover).lighter(140), QColor(cover).darker(150)
        if style == "line":
            q.fillRect(QRectF(0, n - 1, n, 1), down)
            q.fillRect(QRectF(n - 1, 0, 1, n), down)
            q.fillRect(QRectF(0, 0, n - 1, 1), up)
            q.fillRect(QRectF(0, 0, 1, n - 1), up)
        elif style == "mitre":
            polygon(q, up, (0, 0), (n, 0), (n - edge, edge), (edge, edge), (edge, n - edge), (0, n))
            polygon(q, down, (n, n), (0, n), (edge, n - edge), (n - edge, n - edge), (n - edge, edge), (n, 0))
        else:
            q.setRenderHint(QPainter.Antialiasing)
            q.fillRect(QRectF(0, 0, n, n), down)
            q.setPen(Qt.NoPen)
            q.setBrush(up)
            q.drawRoundedRect(QRectF(0.5, 0.5, n - 1.5, n - 1.5), 3, 3)
            q.setBrush(QColor(cover))
            q.drawRoundedRect(QRectF(1.5, 1.5, n - 2.5, n - 2.5), 3, 3)
    else:
        q.fillRect(QRectF(0, 0, n, n), QColor(rule))
        q.fillRect(QRectF(0, 0, n - 1, n - 1), QColor("#ff6a55" if s == "X" else paper))
    q.setRenderHint(QPainter.Antialiasing)
    if s in "12345678?":
        q.setFont(font)
        q.setPen(QColor(pole if s == "?" else inks[int(s) - 1]))
        q.drawText(QRectF(0, 0, n, n), Qt.AlignCenter, s)
    q.scale(n / 20, n / 20)
    if s in "Fx":
        flag(q)
    elif s in "*X":
        mine(q, black if s == "*" else "#101010")
    if s == "x":
        for ink, w in (("#ffffff", 4), ("#e00000" if red != "#d81f26" else "#000000", 2.2)):
            q.setPen(QPen(QColor(ink), w, Qt.SolidLine, Qt.RoundCap))
            q.drawLine(QLineF(4, 4, 16, 16))
            q.drawLine(QLineF(16, 4, 4, 16))
    q.end()
    return pix


tiles = {s: tile(s) for s in "#F?x012345678*X"}
border = g.choice([0, 2, 3])


class Board(QWidget):
    def sizeHint(self):
        return QSize(p.cols * size + 2 * border, p.rows * size + 2 * border)

    def paintEvent(self, _):
        q = QPainter(self)
        q.fillRect(self.rect(), QColor(cover).darker(170))
        for r, c, s in p.each():
            q.drawPixmap(border + c * size, border + r * size, tiles[s])


win = QMainWindow()
win.setWindowTitle(g.choice(["Tilemap", "QMines", "Mine Hunt", "Minesweeper in Qt"]))
if g.random() < 0.7:
    for name in ("&Game", "&Options", "&Help"):
        win.menuBar().addMenu(name)
board = Board()
board.setFixedSize(board.sizeHint())
middle = QWidget()
col = QVBoxLayout(middle)
top = QHBoxLayout()
flat = g.choice([QLCDNumber.Flat, QLCDNumber.Filled])
for value in (p.left, None, p.seconds):
    if value is None:
        face = QPushButton({"playing": "New", "won": "Win", "lost": "Lost"}[p.status])
        face.setIcon(win.style().standardIcon({
            "playing": QStyle.SP_BrowserReload,
            "won": QStyle.SP_DialogApplyButton,
            "lost": QStyle.SP_MessageBoxCritical,
        }[p.status]))
        top.addStretch()
        top.addWidget(face)
        top.addStretch()
    else:
        lcd = QLCDNumber(3)
        lcd.setSegmentStyle(flat)
        lcd.setFixedSize(64, 30)
        lcd.display(value)
        top.addWidget(lcd)
col.addLayout(top)
col.addWidget(board, 0, Qt.AlignCenter)
win.setCentralWidget(middle)
if g.random() < 0.5:
    win.statusBar().showMessage({"playing": "Ready", "won": "You made it!", "lost": "Better luck next time"}[p.status])
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(board, border, p.cols * size, p.rows * size))
