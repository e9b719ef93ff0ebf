"""Qt as an office accessory of 1999: bevelled greys or other dull colours, QLCDNumber counters, a menu, perhaps a toolbar and a status bar."""
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QApplication, QFrame, QHBoxLayout, QLCDNumber, QMainWindow, QPushButton, QStyle, QVBoxLayout, QWidget

from support import CLASSIC, Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Windows", "Windows", "Fusion"]))
GREYS = ["#c0c0c0", "#d4d0c8", "#bdbdb5", "#aeb6c2", "#c8bfb0", "#b4c4b4", "#5c6068"]
grey = g.choice(GREYS)
night = grey == "#5c6068"
base = QColor(grey)
floor = QColor(g.choice([grey, base.lighter(108).name(), base.darker(108).name()]))
pal = QPalette(base)
app.setPalette(pal)
size = p.cell_size(14, 44)
bevel = max(1, round(size * g.choice([0.07, 0.1, 0.14])))
line = QColor(floor).darker(g.choice([130, 150, 170]))
inks = [QColor(CLASSIC[str(i)]) for i in range(1, 9)]
how = g.choice(["usual", "usual", "swapped", "deep"])
if how == "swapped":
    inks = [QColor(c) for c in ["#006400", "#00008b", "#b22222", "#8b008b", "#d2691e", "#2f4f4f", "#000000", "#4b0082"]]
elif how == "deep":
    inks = [QColor(c) for c in ["#2b2bb8", "#145a14", "#a01616", "#10105a", "#5a1010", "#105a5a", "#101010", "#505050"]]
if night:
    inks = [QColor(c) for c in ["#9ecbff", "#9ff09a", "#ffa198", "#d9b8ff", "#ffd08a", "#8af0ea", "#ffffff", "#c4c8d0"]]
font = QFont(g.choice(["Liberation Sans", "DejaVu Sans", "Nimbus Sans", "Liberation Mono", "DejaVu Serif", "Nimbus Mono PS"]))
font.setPixelSize(max(10, int(size * g.uniform(0.62, 0.76))))
font.setBold(size < 24 or g.random() < 0.75)
smooth = g.random() < 0.7
if not smooth:
    font.setStyleStrategy(QFont.NoAntialias)
flag_kind = g.choice(["left", "right", "double", "plate"])
mine_kind = g.choice(["naval", "bomb", "barrel"])
wrong = g.choice(["on mine", "on flag"])
boom = QColor(g.choice(["#ff0000", "#ff3b30", "#ff8c00"]))


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(size * p.cols, size * p.rows)

    def paintEvent(self, _):
        q = QPainter(self)
        for r, c, s in p.each():
            q.save()
            q.translate(c * size, r * size)
            self.cell(q, s)
            q.restore()

    def cell(self, q, s):
        q.setPen(Qt.NoPen)
        q.setRenderHint(QPainter.Antialiasing, False)
        covered = s in "#F?" or (s == "x" and wrong == "on flag")
        if covered:
            q.fillRect(0, 0, size, size, base)
            n = size
            q.setBrush(base.lighter(150 if night else 128))
            q.drawPolygon(QPolygonF([QPointF(*a) for a in [(0, 0), (n, 0), (n - bevel, bevel), (bevel, bevel), (bevel, n - bevel), (0, n)]]))
            q.setBrush(base.darker(165))
            q.drawPolygon(QPolygonF([QPointF(*a) for a in [(n, n), (n, 0), (n - bevel, bevel), (n - bevel, n - bevel), (bevel, n - bevel), (0, n)]]))
        else:
            q.fillRect(0, 0, size, size, line)
            q.fillRect(1, 1, size - 1, size - 1, boom if s == "X" else floor)
        q.setRenderHint(QPainter.Antialiasing, smooth)
        if s in "12345678?":
            q.setFont(font)
            q.setPen(inks[int(s) - 1] if s != "?" else QColor("#f4f4f4" if night else "#101030"))
            m = QFontMetricsF(font)
            q.drawText(QPointF((size - m.horizontalAdvance(s)) / 2 + (0 if covered else 0.5), size / 2 + m.capHeight() / 2), s)
            return
        q.scale(size / 20, size / 20)
        if s == "F" or s == "x" and covered:
            self.flag(q)
        elif s in "*Xx":
            self.mine(q)
        if s == "x":
            q.setPen(QPen(QColor("#d00000" if wrong == "on mine" else "#ffffff" if night else "#000000"), 2.2))
            q.drawLine(QPointF(3, 3), QPointF(17, 17))
            q.drawLine(QPointF(17, 3), QPointF(3, 17))

    def flag(self, q):
        pole, red = QColor("#f0f0f0" if night else "#101010"), QColor("#ff5a4a" if night else "#d40000")
        q.setPen(Qt.NoPen)
        if flag_kind == "plate":
            q.setBrush(red)
            q.drawRect(QRectF(4.5, 4, 11, 7))
            q.setBrush(QColor("white"))
            q.drawRect(QRectF(6, 6.6, 8, 1.8))
            q.setBrush(pole)
            q.drawRect(QRectF(9.2, 11, 1.6, 6))
            return
        side = 1 if flag_kind == "right" else -1
        x = lambda v: 10 + side * v
        q.setBrush(pole)
        q.drawRect(QRectF(min(x(-2.6), x(-4.2)), 3.5, 1.6, 12))
        q.drawRect(QRectF(4, 15, 12, 2))
        q.setBrush(red)
        if flag_kind == "double":
            q.drawPolygon(QPolygonF([QPointF(x(-2.6), 3.5), QPointF(x(5.5), 3.5), QPointF(x(2.5), 6.5), QPointF(x(5.5), 9.8), QPointF(x(-2.6), 9.8)]))
        else:
            q.drawPolygon(QPolygonF([QPointF(x(-2.6), 3.3), QPointF(x(6), 7), QPointF(x(-2.6), 10.6)]))

    def mine(self, q):
        black = QColor("#0c0c0c")
        q.setPen(Qt.NoPen)
        if mine_kind == "barrel":
            q.setBrush(black)
            q.drawRoundedRect(QRectF(5.5, 4, 9, 13), 2, 2)
            q.setBrush(QColor("#ffd21e"))
            q.drawRect(QRectF(5.5, 9, 9, 3))
            return
        grad = QRadialGradient(QPointF(8, 8.5), 8)
        grad.setColorAt(0, QColor("#9a9aa8"))
        grad.setColorAt(0.5, QColor("#242428"))
        grad.setColorAt(1, black)
        q.setBrush(grad)
        if mine_kind == "naval":
            q.setPen(QPen(black, 1.8))
            for dx, dy in [(0, 8), (8, 0), (5.6, 5.6), (5.6, -5.6)]:
                q.drawLine(QPointF(10 - dx, 10 - dy), QPointF(10 + dx, 10 + dy))
            q.setPen(Qt.NoPen)
            q.drawEllipse(QPointF(10, 10), 5.4, 5.4)
        else:
            q.drawEllipse(QPointF(9.4, 11.4), 5.8, 5.8)
            q.setPen(QPen(QColor("#6a4a20"), 1.6))
            q.drawLine(QPointF(13, 7), QPointF(15.6, 4))
            q.setPen(QPen(QColor("#ff9a00"), 2.4))
            q.drawPoint(QPointF(16, 3.4))


w = QMainWindow()
w.setWindowTitle(g.choice(["Minefield", "Mine Sweeping", "KOffice Mines", "Minesweeper"]))
for name in g.choice([("Game", "Help"), ("File", "Options", "About"), ()]):
    w.menuBar().addMenu("&" + name)
if g.random() < 0.35:
    bar = w.addToolBar("main")
    bar.setMovable(False)
    for icon in (QStyle.SP_FileIcon, QStyle.SP_DialogOpenButton, QStyle.SP_DialogSaveButton):
        bar.addAction(w.style().standardIcon(icon), "")
body = QWidget()
w.setCentralWidget(body)
col = QVBoxLayout(body)
m = g.choice([3, 6, 10])
col.setContentsMargins(m, m, m, m)
top = QFrame()
top.setFrameStyle(QFrame.Panel | g.choice([QFrame.Sunken, QFrame.Raised]))
row = QHBoxLayout(top)
row.setContentsMargins(4, 3, 4, 3)
lit = g.choice(["#ff2020", "#30ff50", "#ffb000", "#101810"])


def lcd(n):
    d = QLCDNumber(3)
    d.setSegmentStyle(QLCDNumber.Flat)
    d.setStyleSheet(f"color: {lit}; background: {'#b8c8a8' if lit == '#101810' else '#140404'};")
    d.setFixedSize(54, 30)
    d.display(f"{n:03d}")
    return d


row.addWidget(lcd(p.left))
row.addStretch()
row.addWidget(QPushButton({"playing": "New", "won": "Won!", "lost": "Lost"}[p.status]))
row.addStretch()
row.addWidget(lcd(p.seconds))
col.addWidget(top)
frame = QFrame()
frame.setFrameStyle(QFrame.Panel | QFrame.Sunken)
frame.setLineWidth(g.choice([1, 2, 3]))
inner = QVBoxLayout(frame)
inner.setContentsMargins(0, 0, 0, 0)
board = Board()
inner.addWidget(board)
col.addWidget(frame, 0, Qt.AlignCenter)
if g.random() < 0.4:
    w.statusBar().showMessage({"playing": f"{p.rows} x {p.cols}, {p.mines} mines", "won": "Finished", "lost": "Game over"}[p.status])
w.show()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(board, 0, size * p.cols, size * p.rows))
