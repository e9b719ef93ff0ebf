"""Qt push buttons and labels in a QGridLayout: icons painted in code, a group box for the tallies, one of a few style sheets or none at all."""
import sys

from PyQt5.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PyQt5.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PyQt5.QtWidgets import QApplication, QComboBox, QGridLayout, QGroupBox, QHBoxLayout, QLabel, QLCDNumber, QProgressBar, QPushButton, QVBoxLayout, QWidget

from support import Position, origin, region, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Windows", "Fusion"]))
size = p.cell_size(18, 46)
gap = g.choice([0, 0, 1, 2])
size -= gap
LOOKS = {
    "none": ("", "#000000", ["#1a4fd0", "#0f7a1f", "#d01515", "#3a1a90", "#8a2a10", "#0a7f80", "#000000", "#707070"]),
    "mint": ("QWidget#board { background: #5c9c86; } QPushButton#c { background: qlineargradient(x1:0,y1:0,x2:0,y2:1,stop:0 #d2f2e6,stop:1 #9ed6c1); border: 1px solid #4c8a74; border-radius: 3px; } QLabel#o { background: #f7fcfa; border: 1px solid #c9e3da; } QLabel#hit { background: #ff8a80; border: 1px solid #c62828; }", "#173a2e", ["#1560bd", "#1f7f3a", "#d1303a", "#5b2b9a", "#8c4a12", "#0f7b86", "#1d1d1d", "#71807a"]),
    "coal": ("QWidget { background: #2b2d31; color: #e3e5e8; } QWidget#board { background: #17181a; } QPushButton#c { background: #4b4f57; border: 2px outset #666b75; } QLabel#o { background: #222428; border: 1px solid #33363c; } QLabel#hit { background: #8c1d24; }", "#ffffff", ["#6db3ff", "#7ddc84", "#ff7a76", "#c69bff", "#ffb05c", "#5fe0d4", "#ffffff", "#a0a5ad"]),
    "plum": ("QWidget#board { background: #7d5277; } QPushButton#c { background: #c993c1; border: none; border-bottom: 3px solid #a06c98; border-right: 1px solid #a06c98; } QLabel#o { background: #fff7e8; border: 1px dotted #d6c2b0; } QLabel#hit { background: #ffcf3f; }", "#3d1438", ["#2a53c7", "#27803a", "#cc2338", "#7a2c9e", "#a55b0b", "#0e7d7d", "#2a2026", "#85777f"]),
}
look = g.choice(list(LOOKS))
sheet, dark, inks = LOOKS[look]
app.setStyleSheet(sheet)
kind = g.choice(["bell", "signpost", "bookmark"])
spot = "#ffffff" if look == "coal" else "#202020"
family = g.choice(["Liberation Sans", "DejaVu Sans", "Noto Sans", "URW Gothic"])
side = max(10, int(size * 0.66))


def icon(s):
    pix = QPixmap(side * 3, side * 3)
    pix.fill(Qt.transparent)
    q = QPainter(pix)
    q.setRenderHint(QPainter.Antialiasing)
    q.scale(side * 3 / 20, side * 3 / 20)
    if s in "Fx":
        q.setPen(QPen(QColor("#5a1010"), 0.8))
        q.setBrush(QColor("#e0352b"))
        if kind == "bookmark":
            q.drawPolygon(QPolygonF([QPointF(5, 2), QPointF(15, 2), QPointF(15, 18), QPointF(10, 13.5), QPointF(5, 18)]))
        elif kind == "signpost":
            q.fillRect(QRectF(8.6, 2, 2.4, 17), QColor("#6a4a2a" if look != "coal" else "#c9a67a"))
            q.drawPolygon(QPolygonF([QPointF(3, 3), QPointF(14, 3), QPointF(18, 6.5), QPointF(14, 10), QPointF(3, 10)]))
        else:  # a warning board
            q.setBrush(QColor("#ffcc1a"))
            q.setPen(QPen(QColor("#c02010"), 1.6))
            q.drawPolygon(QPolygonF([QPointF(10, 2), QPointF(19, 18), QPointF(1, 18)]))
            q.fillRect(QRectF(9, 7.5, 2, 5.5), QColor("#202020"))
            q.fillRect(QRectF(9, 14.2, 2, 2), QColor("#202020"))
        if s == "x":
            for colour, w in (("#ffffff", 4), ("#000000", 2)):
                q.setPen(QPen(QColor(colour), w))
                q.drawLine(QPointF(2, 2), QPointF(18, 18))
                q.drawLine(QPointF(18, 2), QPointF(2, 18))
    elif s in "*X":
        ink = QColor("#202020" if s == "X" and look != "coal" else spot)
        q.setPen(QPen(ink, 1.8, Qt.SolidLine, Qt.RoundCap))
        for a, b in ((8.5, 0), (0, 8.5), (6, 6), (6, -6)):
            q.drawLine(QPointF(10 - a, 10 - b), QPointF(10 + a, 10 + b))
        q.setBrush(ink)
        q.drawEllipse(QPointF(10, 10), 5.4, 5.4)
        q.setPen(Qt.NoPen)
        q.setBrush(QColor("#ff5a4a"))
        q.drawEllipse(QPointF(10, 10), 2, 2)
    q.end()
    return pix


win = QWidget()
win.setWindowTitle(g.choice(["Pantry Mines", "Mines (Qt)", "pantry"]))
col = QVBoxLayout(win)
board = QWidget()
board.setObjectName("board")
grid = QGridLayout(board)
grid.setSpacing(gap)
grid.setContentsMargins(*[g.choice([0, 2, 5])] * 4)
cells = {}
px = max(9, round(size * g.uniform(0.5, 0.66)))
lowered = look == "none" and g.random() < 0.6
for r, c, s in p.each():
    if s in "#F?x":
        w = QPushButton("?" if s == "?" else "")
        w.setObjectName("c")
        w.setFocusPolicy(Qt.NoFocus)
        if s in "Fx":
            w.setIcon(QIcon(icon(s)))
            w.setIconSize(QSize(side, side))
        extra = f"font: bold {px}px '{family}'; color: {dark}; padding: 0px;"
    else:
        w = QLabel(s if s in "12345678" else "")
        w.setObjectName("hit" if s == "X" else "o")
        w.setAlignment(Qt.AlignCenter)
        if s in "*X":
            pix = icon(s).scaled(side, side, Qt.KeepAspectRatio, Qt.SmoothTransformation)
            w.setPixmap(pix)
        if look == "none":
            w.setFrameShape(QLabel.Panel if lowered else QLabel.Box)
            w.setFrameShadow(QLabel.Sunken)
            if s == "X":
                w.setAutoFillBackground(True)
                pal = w.palette()
                pal.setColor(w.backgroundRole(), QColor("#ff6f60"))
                w.setPalette(pal)
        extra = ""
        font = w.font()
        font.setFamily(family)
        font.setPixelSize(px)
        font.setBold(True)
        w.setFont(font)
        if s in "12345678":
            extra = f"color: {inks[int(s) - 1]};" if look == "none" else f"QLabel {{ color: {inks[int(s) - 1]}; font: bold {px}px '{family}'; }}"
    if look != "none" and s in "#F?x":
        w.setStyleSheet(f"QPushButton {{ {extra} }}")
    elif look != "none":
        w.setStyleSheet(extra)
    elif s in "12345678":
        pal = w.palette()
        pal.setColor(w.foregroundRole(), QColor(inks[int(s) - 1]))
        w.setPalette(pal)
    elif s == "?":
        font = w.font()
        font.setPixelSize(px)
        font.setBold(True)
        w.setFont(font)
    w.setFixedSize(size, size)
    grid.addWidget(w, r, c)
    cells[r, c] = w
group = QGroupBox("Tally")
row = QHBoxLayout(group)
if g.random() < 0.5:
    for value in (p.left, p.seconds):
        lcd = QLCDNumber(3)
        lcd.setSegmentStyle(QLCDNumber.Flat)
        lcd.setFixedHeight(30)
        lcd.display(value)
        row.addWidget(lcd)
else:
    row.addWidget(QLabel(f"Mines left: {p.left}"))
    row.addStretch()
    row.addWidget(QLabel(f"{p.seconds} s"))
row.addWidget(QPushButton({"playing": "Again", "won": "Bravo!", "lost": "Oh no"}[p.status]))
under = QHBoxLayout()
box = QComboBox()
box.addItems([f"{p.cols} × {p.rows}, {p.mines} mines"])
under.addWidget(box)
if p.cols * size > 300 and g.random() < 0.6:
    done = QProgressBar()
    opened = sum(s in "012345678" for _, _, s in p.each())
    done.setValue(round(100 * opened / max(1, p.rows * p.cols - p.mines)))
    under.addWidget(done)
first = g.random() < 0.6
if first:
    col.addWidget(group)
col.addWidget(board, 0, Qt.AlignCenter)
if not first:
    col.addWidget(group)
col.addLayout(under)
win.show()
win.setFixedSize(win.sizeHint())


def place(w):
    f = win.devicePixelRatioF()
    x, y = origin(int(win.winId()))
    at = w.mapTo(win, QPoint(0, 0))
    return x + at.x() * f, y + at.y() * f, w.width() * f, w.height() * f


tell_qt(app, lambda: region(p, cells, place))
