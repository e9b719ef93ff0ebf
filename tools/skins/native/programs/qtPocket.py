"""Qt, a tiny tool for the corner of the screen: cells of 14 to 24 points without smoothing, flat or thinly bevelled, pixel marks from little bitmaps, one line of figures above or below and nothing else."""
import sys

from PyQt5.QtCore import Qt
from PyQt5.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter, QPixmap
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Windows")
LOOKS = [  # window, cover, light, dark, open, line, text, mark, pole, mine, inks
    ("#b8c4c4", "#93a8ac", "#c6d6d8", "#5a6d72", "#dfe7e7", "#b3c2c4", "#1b2a2e", "#c81e1e", "#202020", "#202020", ["#0000d0", "#007000", "#d00000", "#600090", "#803000", "#007080", "#000000", "#606060"]),
    ("#ffffff", "#d0d0d0", "#f4f4f4", "#808080", "#ffffff", "#d0d0d0", "#000000", "#000000", "#000000", "#000000", ["#000000"] * 8),
    ("#26282b", "#4b5158", "#6d757e", "#17191b", "#303337", "#26282b", "#e4e6e8", "#ffb000", "#e4e6e8", "#ff5c5c", ["#6cb6ff", "#7ee787", "#ff7b72", "#d2a8ff", "#ffa657", "#56d4dd", "#ffffff", "#a0a6ac"]),
    ("#c7b899", "#d9b36c", "#f3dba6", "#8c6a2e", "#efe6d0", "#cdbd98", "#33270f", "#9b1c1c", "#33270f", "#33270f", ["#1a3fb0", "#1f6b1f", "#b01010", "#4b1b80", "#7a3a00", "#006464", "#1a1a1a", "#77705f"]),
    ("#003b2f", "#1f7a63", "#4fb398", "#00231b", "#06493b", "#0d5b4a", "#e3fff6", "#ffd23f", "#e3fff6", "#ffe3e3", ["#8fd3ff", "#b6ff9e", "#ffb3a7", "#e5c2ff", "#ffdd8a", "#9efcf0", "#ffffff", "#a8c7be"]),
    ("#d6d1e8", "#8b7fc0", "#b7aee0", "#4c4280", "#f2f0fa", "#d0cae6", "#221a47", "#ffec5c", "#1b1338", "#2b205c", ["#1f3fd0", "#0e7a35", "#d0203a", "#7a1fa0", "#a04800", "#087a86", "#141026", "#777090"]),
]
window, cover, light, dark, floor, line, text, mark, pole, mine, inks = g.choice(LOOKS)
n = p.cell_size(14, 24)
edge = g.choice(["bevel", "bevel", "line", "gap"])
grid = g.choice([True, True, False]) or edge == "line"
font = QFont(g.choice(["DejaVu Sans", "DejaVu Sans Condensed", "Liberation Sans", "DejaVu Sans Mono"]))
font.setBold(True if n < 18 else g.random() < 0.7)
font.setPixelSize(max(10, round(n * g.uniform(0.66, 0.78))))
if g.random() < 0.6:
    font.setStyleStrategy(QFont.NoAntialias)
FLAGS = [
    "...#..... ..##o.... .###o.... ####o.... .###o.... ..##o.... ....o.... ....o.... ..ooooo..",
    "o........ o######.. o#######. o######.. o#####... o........ o........ o........ ooo......",
    "......... .o#####.. .o#####.. .o##.##.. .o#####.. .o....... .o....... .o....... ooo......",
]
MINES = [
    "....*.... .*.***.*. ..*****.. .*..****. **..***** .*******. ..*****.. .*.***.*. ....*....",
    "......**. .....*... ..****... .******.. .*.*****. .*.*****. .*******. ..*****.. ...***...",
    "*.......* .*..*..*. ..*****.. ..**.**.. .**...**. ..**.**.. ..*****.. .*..*..*. *.......*",
]
flag, bomb = g.choice(FLAGS), g.choice(MINES)


def bitmap(text, colours, times):
    rows = text.split()
    image = QImage(len(rows[0]), len(rows), QImage.Format_ARGB32)
    image.fill(Qt.transparent)
    for y, row in enumerate(rows):
        for x, ch in enumerate(row):
            if ch != ".":
                image.setPixelColor(x, y, QColor(colours[ch]))
    return QPixmap.fromImage(image.scaled(image.width() * times, image.height() * times))


times = 2 if n >= 22 else 1
ART = {"F": bitmap(flag, {"#": mark, "o": pole}, times), "*": bitmap(bomb, {"*": mine}, times), "X": bitmap(bomb, {"*": "#ffffff"}, times)}


class Field(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * n + 2, p.rows * n + 2)

    def paintEvent(self, _):
        q = QPainter(self)
        q.fillRect(self.rect(), QColor(dark))
        q.translate(1, 1)
        q.setFont(font)
        m = QFontMetrics(font)
        for r, c, s in p.each():
            x, y = c * n, r * n
            shut = s in "#F?x"
            q.fillRect(x, y, n, n, QColor(cover if shut else "#e02020" if s == "X" else floor))
            if shut and edge == "bevel":
                q.fillRect(x, y, n, 1, QColor(light)), q.fillRect(x, y, 1, n, QColor(light))
                q.fillRect(x, y + n - 1, n, 1, QColor(dark)), q.fillRect(x + n - 1, y, 1, n, QColor(dark))
            elif shut and edge == "gap":
                q.setPen(QColor(window)), q.drawRect(x, y, n - 1, n - 1)
                q.setPen(QColor(dark)), q.drawRect(x + 1, y + 1, n - 3, n - 3)
            elif shut:
                q.fillRect(x + n - 1, y, 1, n, QColor(dark)), q.fillRect(x, y + n - 1, n, 1, QColor(dark))
            elif grid:
                q.fillRect(x + n - 1, y, 1, n, QColor(line)), q.fillRect(x, y + n - 1, n, 1, QColor(line))
            if s in "12345678?":
                q.setPen(QColor(text if s == "?" else inks[int(s) - 1]))
                b = m.tightBoundingRect(s)
                q.drawText(x + (n - b.width()) // 2 - b.x(), y + (n - b.height()) // 2 - b.y(), s)
            elif s in "Fx":
                self.art(q, "F", x, y)
            elif s in "*X":
                self.art(q, s, x, y)
            if s == "x":
                q.setPen(QColor("#ff0000" if mark not in ("#c81e1e", "#9b1c1c") else "#000000"))
                for d in (0, 1):
                    q.drawLine(x + 2 + d, y + 2, x + n - 4 + d, y + n - 4)
                    q.drawLine(x + n - 4 + d, y + 2, x + 2 + d, y + n - 4)

    def art(self, q, kind, x, y):
        pix = ART[kind]
        q.drawPixmap(x + (n - pix.width()) // 2, y + (n - pix.height()) // 2, pix)


win = QWidget()
win.setWindowTitle(g.choice(["pocket", "Pocket Mines", "qpocket"]))
win.setStyleSheet(f"QWidget {{ background: {window}; color: {text}; }}")
col = QVBoxLayout(win)
pad = g.choice([0, 2, 5])
col.setContentsMargins(pad, pad, pad, pad)
col.setSpacing(g.choice([0, 2, 4]))
row = QHBoxLayout()
row.setContentsMargins(3, 0, 3, 0)
again = QToolButton()
again.setText({"playing": "new", "won": "won", "lost": "lost"}[p.status])
row.addWidget(QLabel(f"{p.left}")), row.addStretch(1), row.addWidget(again), row.addStretch(1), row.addWidget(QLabel(f"{p.seconds}"))
field = Field()
if g.random() < 0.65:
    col.addLayout(row), col.addWidget(field, 0, Qt.AlignCenter)
else:
    col.addWidget(field, 0, Qt.AlignCenter), col.addLayout(row)
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(field, 1, p.cols * n, p.rows * n))
