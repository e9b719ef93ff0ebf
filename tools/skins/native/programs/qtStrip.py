"""Qt with skins: one strip of 16-point tiles is painted without smoothing (digits from a font with antialiasing off), then enlarged by a whole number or softly; classic frame, LCD counters, menu."""
import sys

from PyQt5.QtCore import QPoint, QRect, Qt
from PyQt5.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter, QPixmap
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLCDNumber, QMainWindow, QPushButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Windows")
SKINS = {  # window, lit, face, shade, open, line, inks, flag, dark
    "stone": ("#bdb9b0", "#f2eee4", "#c6c2b8", "#827e74", "#cfcbc2", "#a19c92", ["#0c1fd6", "#0b7a1c", "#d80f1c", "#171778", "#7c1010", "#0f7d80", "#101010", "#6d6d6d"], "#d80f1c", "#101010"),
    "sky": ("#9db8d6", "#dcecff", "#8fb2dc", "#4f7099", "#eaf2fb", "#b9cde4", ["#1636c8", "#156d25", "#c41420", "#3b1a8c", "#7a2a08", "#0a6f7c", "#0a0a14", "#64708a"], "#e0181e", "#14233a"),
    "coal": ("#2b2b2f", "#6b6b74", "#4a4a52", "#1b1b1f", "#333338", "#232327", ["#7fb4ff", "#7fe08c", "#ff7f7a", "#c79aff", "#ffbf66", "#66dfe0", "#ffffff", "#aaaaaf"], "#ff9d2e", "#f0f0f0"),
    "moss": ("#8fa37c", "#cfe0b4", "#9ab382", "#586b45", "#e3ead6", "#bccaa6", ["#1c3fc0", "#1a661c", "#c0201a", "#4b1d84", "#7b3f0c", "#10686c", "#141a0e", "#68725c"], "#c8161c", "#1c2412"),
    "rose": ("#d8b6bd", "#fde6ea", "#e0aab6", "#9c6672", "#fbf1f2", "#e3c8cd", ["#2b3fc8", "#1f7034", "#c8143c", "#6a1b8c", "#84400f", "#11707c", "#22161a", "#7f6d72"], "#a3082c", "#35141d"),
}
name = g.choice(list(SKINS))
window, lit, face, shade, paper, line, inks, red, dark = SKINS[name]
whole = g.random() < 0.7
most = max(16, min(48, int(p.max_cell)))
size = 16 * g.randint(1, most // 16) if whole else g.randint(18, max(18, most))
bevel = g.choice([1, 2])
pixel_font = QFont(g.choice(["DejaVu Sans", "Liberation Sans", "DejaVu Sans Mono", "Liberation Serif", "Nimbus Sans"]))
pixel_font.setPixelSize(g.choice([12, 13, 14]))
pixel_font.setBold(True)
pixel_font.setStyleStrategy(QFont.NoAntialias)
PICTURES = {
    "flag": g.choice([
        ["..dd......", "..drrr....", "..drrrrr..", "..drrrrrrr", "..drrrrr..", "..drrr....", "..dd......", "..dd......", ".dddd.....", "dddddd...."],
        [".d........", ".drrrrrrrr", ".drrrrrrr.", ".drrrrrr..", ".drrrrrrr.", ".drrrrrrrr", ".d........", ".d........", ".d........", "ddd......."],
        ["......dd..", "...rrrdd..", ".rrrrrdd..", "rrrrrrdd..", ".rrrrrdd..", "...rrrdd..", "......dd..", "......dd..", "....dddd..", "..dddddddd"],
    ]),
    "mine": g.choice([
        ["....dd....", ".d.dddd.d.", "..dddddd..", ".ddwwdddd.", "dddwwddddd", "dddddddddd", ".dddddddd.", "..dddddd..", ".d.dddd.d.", "....dd...."],
        ["......rr..", ".....d..r.", "....dd....", "..dddddd..", ".ddwddddd.", ".dwdddddd.", ".dddddddd.", ".dddddddd.", "..dddddd..", "...dddd..."],
        ["d...dd...d", ".d.dddd.d.", "..dddddd..", ".dddwwddd.", "dddwddwddd", "dddwddwddd", ".dddwwddd.", "..dddddd..", ".d.dddd.d.", "d...dd...d"],
    ]),
}
strip = QImage(16 * 16, 16, QImage.Format_RGB32)
order = "#F?x0*X12345678"
q = QPainter(strip)


def put(x, rows):
    hues = {"d": dark, "r": red, "w": lit if name != "coal" else "#333338"}
    for j, row in enumerate(rows):
        for i, dot in enumerate(row):
            if dot != ".":
                q.fillRect(x + 3 + i, 3 + j, 1, 1, QColor(hues[dot]))


for i, s in enumerate(order):
    x = 16 * i
    if s in "#F?x":
        q.fillRect(x, 0, 16, 16, QColor(face))
        for b in range(bevel):
            q.fillRect(x + b, b, 16 - 2 * b, 1, QColor(lit))
            q.fillRect(x + b, b, 1, 16 - 2 * b, QColor(lit))
            q.fillRect(x + b, 15 - b, 16 - 2 * b, 1, QColor(shade))
            q.fillRect(x + 15 - b, b, 1, 16 - 2 * b, QColor(shade))
    else:
        q.fillRect(x, 0, 16, 16, QColor("#e8392b" if s == "X" else paper))
        q.fillRect(x, 0, 16, 1, QColor(line))
        q.fillRect(x, 0, 1, 16, QColor(line))
    if s in "Fx":
        put(x, PICTURES["flag"])
    elif s in "*X":
        put(x, PICTURES["mine"])
    elif s in "12345678?":
        q.setFont(pixel_font)
        q.setPen(QColor(dark if s == "?" else inks[int(s) - 1]))
        box = QFontMetrics(pixel_font).tightBoundingRect(s)
        q.drawText(x + (17 - box.width()) // 2 - box.x(), (17 - box.height()) // 2 - box.y(), s)
    if s == "x":
        for d in range(3, 13):
            for e in (d, 15 - d):
                q.fillRect(x + d, e, 2, 1, QColor("#000000" if name != "coal" else "#ffffff"))
q.end()
mode = Qt.FastTransformation if whole else Qt.SmoothTransformation
tiles = {s: QPixmap.fromImage(strip.copy(16 * i, 0, 16, 16).scaled(size, size, Qt.IgnoreAspectRatio, mode)) for i, s in enumerate(order)}
rim = g.choice([2, 3, 5])


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * size + 2 * rim, p.rows * size + 2 * rim)

    def paintEvent(self, _):
        q = QPainter(self)
        w, h = self.width(), self.height()
        for b in range(rim):
            q.fillRect(b, b, w - 2 * b, h - 2 * b, QColor(lit))
            q.fillRect(b, b, w - 2 * b - 1, h - 2 * b - 1, QColor(shade))
        for r, c, s in p.each():
            q.drawPixmap(QRect(rim + c * size, rim + r * size, size, size), tiles[s])


win = QMainWindow()
win.setWindowTitle(g.choice(["Minesweeper", "Mines — skin: " + name, "QSweep"]))
win.setStyleSheet(f"QMainWindow, QMenuBar, QWidget#body {{ background: {window}; color: {dark}; }}")
win.menuBar().addMenu("&Game")
win.menuBar().addMenu("&Skins")
body = QWidget(objectName="body")
win.setCentralWidget(body)
col = QVBoxLayout(body)
top = QHBoxLayout()
col.addLayout(top)
lamp = g.choice(["#ff2a1c", "#39ff6a", "#ffb52b"])
for i, value in enumerate((p.left, p.seconds)):
    lcd = QLCDNumber(3)
    lcd.setSegmentStyle(QLCDNumber.Filled)
    lcd.setFixedSize(60, 30)
    lcd.setStyleSheet(f"background: #140808; color: {lamp}; border: 1px solid {shade};")
    lcd.display(value)
    if i:
        top.addStretch()
        again = QPushButton({"playing": ":)", "won": "B)", "lost": "X("}[p.status])
        again.setFixedSize(32, 30)
        again.setStyleSheet(f"background: {face}; color: {dark}; font-weight: bold;")
        top.addWidget(again)
        top.addStretch()
    top.addWidget(lcd)
board = Board()
col.addWidget(board, 0, Qt.AlignCenter)
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(board, rim, p.cols * size, p.rows * size))
