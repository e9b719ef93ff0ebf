"""Cross-stitch: covered cells are knitted or stitched in wool, opened ones bare aida cloth, every sign counted out in stitches from a chart. QToolBar or buttons, thread counts in the status bar."""
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QPainter, QPainterPath, QPalette, QPen, QPixmap
from PyQt5.QtWidgets import QAction, QApplication, QHBoxLayout, QLabel, QMainWindow, QPushButton, QToolBar, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Windows", "Fusion"]))
THREAD = ["#1c4fb0", "#2b7a2e", "#c5282c", "#5b2a8c", "#8d4a0c", "#0f7379", "#1d1d1d", "#6d6a66"]
PALE = ["#8fc0ff", "#9be694", "#ff958c", "#d8b4ff", "#ffc888", "#84e8e2", "#ffffff", "#b9b6bd"]
HOOPS = {  # wool, its light, its shade, hem, cloth, holes of the cloth, flag, mine, table, words, thread
    "rose": ("#c45a72", "#dd8596", "#93384e", "#6d2437", "#f9f2e6", "#e2d6c0", "#ffe9a0", "#2a1a1e", "#f0e2e4", "#40222a", THREAD),
    "moss": ("#6f8f4f", "#93b073", "#4c6832", "#33481f", "#f7f4ea", "#ddd8c4", "#d4232b", "#23281c", "#e5eadb", "#2a3520", THREAD),
    "navy": ("#33507f", "#54719f", "#1f3459", "#14233f", "#eef1f5", "#cfd6e0", "#ff7a2e", "#161c28", "#d9dfe9", "#1a2740", THREAD),
    "oat": ("#d8c4a0", "#ecdcbe", "#b39c74", "#8d774f", "#ffffff", "#e7e4dc", "#b01c3c", "#2c2620", "#f4eee2", "#40372a", THREAD),
    "black cloth": ("#8a7a9e", "#ab9cbc", "#645478", "#40344f", "#25222b", "#393541", "#ffd447", "#f0eaf6", "#1b1920", "#e7e1ee", PALE),
}
hoop = g.choice(list(HOOPS))
wool, light, shade, hem, cloth, hole, red, bomb, table, words, thread = HOOPS[hoop]
size = p.cell_size(22, 54)
margin = g.choice([6, 12])
kind = g.choice(["knit", "knit", "cross", "garter"])
cloth_kind = g.choice(["holes", "weave", "plain"])
N = 13  # stitches along a cell
CHARTS = {
    "1": "..#..|.##..|#.#..|..#..|..#..|..#..|..#..|..#..|#####", "2": ".###.|#...#|....#|....#|...#.|..#..|.#...|#....|#####",
    "3": ".###.|#...#|....#|....#|..##.|....#|....#|#...#|.###.", "4": "...#.|..##.|.#.#.|#..#.|#..#.|#####|...#.|...#.|...#.",
    "5": "#####|#....|#....|####.|....#|....#|....#|#...#|.###.", "6": ".###.|#...#|#....|#....|####.|#...#|#...#|#...#|.###.",
    "7": "#####|....#|....#|...#.|...#.|..#..|..#..|.#...|.#...", "8": ".###.|#...#|#...#|#...#|.###.|#...#|#...#|#...#|.###.",
    "?": ".###.|#...#|....#|....#|...#.|..#..|..#..|.....|..#..",
    "F": "|=rrr..|=rrrrr|=rrrrr|=rrr..|=.....|=.....|=.....|=.....|===...",
    "*": "....#....|.#..#..#.|..#####..|..#o####.|#########|..#####..|..#####..|.#..#..#.|....#....",
}
bold = g.random() < 0.6


def stitch(q, x, y, u, tone):
    """A full cross, the upper thread lighter."""
    c = QColor(tone)
    q.setPen(QPen(c.darker(125), u * 0.46, Qt.SolidLine, Qt.RoundCap))
    q.drawLine(QPointF(x + u * 0.16, y + u * 0.16), QPointF(x + u * 0.84, y + u * 0.84))
    q.setPen(QPen(c, u * 0.46, Qt.SolidLine, Qt.RoundCap))
    q.drawLine(QPointF(x + u * 0.84, y + u * 0.16), QPointF(x + u * 0.16, y + u * 0.84))


def chart(q, name, tones, ground=None):
    rows = [row for row in CHARTS[name].split("|") if row]
    u = size / N
    w = max(map(len, rows))
    x0, y0 = (N - w) / 2, (N - len(rows)) / 2
    spots = [(x0 + i, y0 + j, tones[b]) for j, row in enumerate(rows) for i, b in enumerate(row) if b in tones]
    if ground:
        q.setPen(Qt.NoPen)
        q.setBrush(QColor(ground))
        q.drawRoundedRect(QRectF((x0 - 1) * u, (y0 - 0.8) * u, (w + 2) * u, (len(rows) + 1.6) * u), u, u)
    q.setPen(Qt.NoPen)
    for i, j, tone in spots:  # a ground of the same thread under the crosses keeps small figures whole
        q.setBrush(QColor(tone))
        q.drawRect(QRectF(i * u - (0.15 * u if bold else 0), j * u, u * (1.3 if bold else 1), u))
    if u >= 2.2:
        for i, j, tone in spots:
            stitch(q, i * u, j * u, u, QColor(tone).lighter(118).name() if tone != "#1d1d1d" else "#3a3a3a")


def woollen(q):
    q.fillRect(QRectF(0, 0, size, size), QColor(hem))
    q.setClipRect(QRectF(1, 1, size - 2, size - 2))
    q.fillRect(QRectF(1, 1, size - 2, size - 2), QColor(wool))
    n = 5 if size < 34 else 6
    u = size / n
    if kind == "knit":
        for i in range(n):
            for j in range(n + 1):
                for d in (-1, 1):
                    path = QPainterPath(QPointF((i + 0.5) * u, (j + 0.4) * u))
                    x = (i + 0.5 + d * 0.48) * u
                    path.quadTo(QPointF((i + 0.5 + d * 0.1) * u, (j - 0.25) * u), QPointF(x, (j - 0.55) * u))
                    path.quadTo(QPointF((i + 0.5 + d * 0.5) * u, (j - 0.05) * u), QPointF((i + 0.5) * u, (j + 0.4) * u))
                    q.setPen(QPen(QColor(shade), max(0.5, u * 0.07)))
                    q.setBrush(QColor(light if d < 0 else wool))
                    q.drawPath(path)
    elif kind == "cross":
        for i in range(n):
            for j in range(n):
                q.setPen(QPen(QColor(shade), u * 0.34, Qt.SolidLine, Qt.RoundCap))
                q.drawLine(QPointF((i + 0.2) * u, (j + 0.2) * u), QPointF((i + 0.8) * u, (j + 0.8) * u))
                q.setPen(QPen(QColor(light), u * 0.34, Qt.SolidLine, Qt.RoundCap))
                q.drawLine(QPointF((i + 0.8) * u, (j + 0.2) * u), QPointF((i + 0.2) * u, (j + 0.8) * u))
    else:
        for j in range(n):
            q.setPen(QPen(QColor(shade), max(1, u * 0.16)))
            for i in range(n):
                q.drawArc(QRectF(i * u, j * u + u * 0.2, u, u * 0.9), 0, 180 * 16)
            q.setPen(QPen(QColor(light), max(1, u * 0.2)))
            for i in range(-1, n):
                q.drawArc(QRectF((i + 0.5) * u, j * u - u * 0.1, u, u * 0.9), 180 * 16, 180 * 16)
    q.setClipping(False)
    q.setPen(QPen(QColor(light), 1))
    q.drawLine(QPointF(1.5, 1.5), QPointF(size - 2, 1.5))


def bare(q, s):
    q.fillRect(QRectF(0, 0, size, size), QColor("#f0573f" if s == "X" else cloth))
    if s != "X":
        u = size / 7
        q.setBrush(QColor(hole))
        if cloth_kind == "holes":
            q.setPen(Qt.NoPen)
            for i in range(7):
                for j in range(7):
                    q.drawRect(QRectF((i + 0.4) * u, (j + 0.4) * u, max(1, u * 0.22), max(1, u * 0.22)))
        elif cloth_kind == "weave":
            q.setPen(QPen(QColor(hole), 0.6))
            for i in range(1, 7):
                q.drawLine(QPointF(i * u, 0), QPointF(i * u, size))
                q.drawLine(QPointF(0, i * u), QPointF(size, i * u))
    edge = QColor(hole).darker(118) if cloth != "#25222b" else QColor("#4a4555")
    q.setPen(QPen(edge, 1, Qt.SolidLine if cloth_kind != "plain" else Qt.DashLine))
    q.drawLine(QPointF(size - 0.5, 0), QPointF(size - 0.5, size))
    q.drawLine(QPointF(0, size - 0.5), QPointF(size, size - 0.5))


def picture(s):
    f = app.primaryScreen().devicePixelRatio()
    pix = QPixmap(round(size * f), round(size * f))
    pix.setDevicePixelRatio(f)
    pix.fill(QColor(cloth))
    q = QPainter(pix)
    q.setRenderHint(QPainter.Antialiasing)
    if s in "#F?x":
        woollen(q)
    else:
        bare(q, s)
    if s in "12345678":
        chart(q, s, {"#": thread[int(s) - 1]})
    elif s == "?":
        chart(q, "?", {"#": "#ffffff"}, hem)
    elif s in "Fx":
        chart(q, "F", {"r": red, "=": "#fff6e0" if red != "#ffe9a0" else "#ffffff"}, hem)
        if s == "x":
            for tone, w in (("#ffffff", 0.15), ("#101010", 0.08)):
                q.setPen(QPen(QColor(tone), size * w, Qt.SolidLine, Qt.RoundCap))
                q.drawLine(QPointF(size * 0.2, size * 0.2), QPointF(size * 0.8, size * 0.8))
                q.drawLine(QPointF(size * 0.8, size * 0.2), QPointF(size * 0.2, size * 0.8))
    elif s in "*X":
        chart(q, "*", {"#": "#1a0f0c" if s == "X" else bomb, "o": "#ffffff" if bomb != "#f0eaf6" or s == "X" else "#25222b"})
    q.end()
    return pix


PICTURES = {}


class Cloth(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * size + 2 * margin, p.rows * size + 2 * margin)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.setPen(QPen(QColor(shade), 2, Qt.DashLine))
        q.setBrush(QColor(cloth))
        q.drawRect(QRectF(margin - 4, margin - 4, p.cols * size + 8, p.rows * size + 8))
        for r, c, s in p.each():
            if s not in PICTURES:
                PICTURES[s] = picture(s)
            q.drawPixmap(QPointF(margin + c * size, margin + r * size), PICTURES[s])


pal = QPalette()
for role, tone in ((QPalette.Window, table), (QPalette.WindowText, words), (QPalette.Button, table), (QPalette.ButtonText, words), (QPalette.Base, cloth), (QPalette.Text, words)):
    pal.setColor(role, QColor(tone))
app.setPalette(pal)
w = QMainWindow()
w.setWindowTitle(g.choice(["Sampler", f"Sampler ({hoop})", "Counted Mines"]))
body = QWidget()
w.setCentralWidget(body)
lay = QVBoxLayout(body)
lay.setContentsMargins(4, 4, 4, 4)
word = {"playing": "New cloth", "won": "Finished!", "lost": "Unravelled"}[p.status]
tally, clock = QLabel(f"<b>{p.left}</b> knots"), QLabel(f"{p.seconds // 60} min {p.seconds % 60} s")
if g.random() < 0.5:
    bar = QToolBar()
    bar.setMovable(False)
    for name in (word, "Undo", "Threads"):
        bar.addAction(QAction(name, w))
    w.addToolBar(bar)
    w.statusBar().setSizeGripEnabled(False)
    w.statusBar().addWidget(tally)
    w.statusBar().addPermanentWidget(clock)
else:
    head = QHBoxLayout()
    head.addWidget(tally)
    head.addStretch()
    head.addWidget(QPushButton(word))
    head.addStretch()
    head.addWidget(clock)
    lay.addLayout(head)
board = Cloth()
lay.addWidget(board, 0, Qt.AlignHCenter)
w.show()
body.setFocus()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(board, margin, p.cols * size, p.rows * size))
