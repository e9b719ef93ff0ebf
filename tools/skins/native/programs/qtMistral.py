"""Qt: one painted widget whose light falls over the whole board; covers are cut stones with four facets, opened ground is one sheet with fine rules and engraved figures; docks for scores, a tool bar with a theme box."""
import math
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPalette, QPen, QPolygonF
from PyQt5.QtWidgets import QApplication, QComboBox, QDockWidget, QLabel, QMainWindow, QTableWidget, QTableWidgetItem, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Fusion", "Windows"]))
LOOKS = {  # frame, stone at the light end and the dark end, sheet at both ends, rule, cloth, mine, figures, engraving
    "Turquoise": ("#0d3b3e", "#7fe0d4", "#2f8f8c", "#f4fbfa", "#d9eeec", "#a9cfcb", "#d8352a", "#173336", ["#1c55c9", "#1a7a35", "#c92a2a", "#5c2a9d", "#944d0b", "#0b7285", "#15292b", "#6d8486"], "#ffffff"),
    "Garnet": ("#2a0c12", "#d4546a", "#7e1b31", "#fbf1ee", "#eed9d4", "#d0aba4", "#f2c230", "#35131a", ["#244fa8", "#2c7031", "#b0201f", "#5a2386", "#85460d", "#106a70", "#241014", "#82706f"], "#ffffff"),
    "Onyx": ("#000000", "#5a6068", "#25292e", "#17191c", "#0e1012", "#33383e", "#ff9440", "#ff6961", ["#75b5ff", "#77dd8a", "#ff8b83", "#cba6f7", "#ffbf70", "#70dbe0", "#f5f5f5", "#9ea4ab"], "#000000"),
    "Sand": ("#6b5a3e", "#efdcae", "#bf9d5f", "#fffaf0", "#efe4cb", "#d3c094", "#1e6fb8", "#3d3221", ["#1d4e9e", "#346b1f", "#ad2b1d", "#5b2f84", "#8a4a00", "#176d6d", "#2e2618", "#8a806b"], "#ffffff"),
    "Cobalt": ("#0c1840", "#8ea8ff", "#2f4bc0", "#eef1fd", "#cfd8f7", "#a3b1e6", "#ffe14a", "#131d47", ["#2440c8", "#187a3c", "#cf1f36", "#7a1fa8", "#a34b00", "#007a8a", "#0e1533", "#6c7499"], "#ffffff"),
}
name = g.choice(list(LOOKS))
frame, bright, deep, sheet_a, sheet_b, rule, cloth, mine, figures, engrave = LOOKS[name]
pitch = max(15.0, min(p.max_cell, g.uniform(17, 56)))
border = g.choice([3, 8, 14])
cut = g.choice([0.12, 0.2, 0.5])  # how far the facets reach in
gap = g.choice([0, 0, 0.5, 1])
flag_kind = g.choice(["stripe", "kite", "buoy"])
mine_kind = g.choice(["star", "horned", "hex"])
font = QFont(g.choice(["DejaVu Serif", "Liberation Sans", "DejaVu Sans Condensed", "Nimbus Roman", "FreeSans"]))
font.setBold(g.random() < 0.85)
font.setPixelSize(100)
part = g.uniform(0.54, 0.68)
carved = g.random() < 0.6
W, H = p.cols * pitch, p.rows * pitch


def mix(a, b, t):
    a, b = QColor(a), QColor(b)
    return QColor.fromRgbF(*[u + (v - u) * t for u, v in zip(a.getRgbF()[:3], b.getRgbF()[:3])])


def glyph(s):
    path = QPainterPath()
    path.addText(0, 0, font, s)
    return path


GLYPHS = {s: glyph(s) for s in "12345678?"}
TALL = GLYPHS["8"].boundingRect().height()


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(math.ceil(W + 2 * border), math.ceil(H + 2 * border))

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.fillRect(self.rect(), QColor(frame))
        q.translate(border, border)
        sheet = QLinearGradient(0, 0, W, H)
        sheet.setColorAt(0, QColor(sheet_a)), sheet.setColorAt(1, QColor(sheet_b))
        q.fillRect(QRectF(0, 0, W, H), sheet)
        q.setPen(QPen(QColor(rule), 1))
        for c in range(p.cols + 1):
            q.drawLine(QPointF(c * pitch, 0), QPointF(c * pitch, H))
        for r in range(p.rows + 1):
            q.drawLine(QPointF(0, r * pitch), QPointF(W, r * pitch))
        for r, c, s in p.each():
            q.save()
            q.translate(c * pitch, r * pitch)
            if s in "#F?x":
                self.stone(q, (c / p.cols + r / p.rows) / 2)
            elif s == "X":
                q.fillRect(QRectF(0.5, 0.5, pitch - 1, pitch - 1), QColor("#e8322d"))
            q.scale(pitch / 20, pitch / 20)
            if s in "12345678?":
                ink = figures[int(s) - 1] if s != "?" else "#ffffff" if name in ("Garnet", "Onyx", "Cobalt") else "#202020"
                self.figure(q, s, ink)
            elif s in "Fx":
                self.flag(q)
            elif s in "*X":
                self.mine(q, "#ffffff" if s == "X" else mine)
            if s == "x":
                q.setBrush(Qt.NoBrush)
                for colour, w in (("#ffffff", 3.4), ("#d01020", 2)):
                    q.setPen(QPen(QColor(colour), w))
                    q.drawEllipse(QPointF(10, 10), 7.2, 7.2)
                    q.drawLine(QPointF(5, 5), QPointF(15, 15))
            q.restore()

    def stone(self, q, t):
        base = mix(bright, deep, t)
        a, b = gap, pitch - gap
        k = (b - a) * cut
        q.setPen(Qt.NoPen)
        q.setBrush(base)
        q.drawRect(QRectF(a, a, b - a, b - a))
        corners = [QPointF(a, a), QPointF(b, a), QPointF(b, b), QPointF(a, b)]
        inner = [QPointF(a + k, a + k), QPointF(b - k, a + k), QPointF(b - k, b - k), QPointF(a + k, b - k)]
        for i, light in enumerate((0.34, -0.08, -0.3, 0.14)):
            q.setBrush(mix(base, "#ffffff" if light > 0 else "#000000", abs(light) * (0.7 if cut == 0.5 else 1)))
            q.drawPolygon(QPolygonF([corners[i], corners[(i + 1) % 4], inner[(i + 1) % 4], inner[i]]))
        q.setPen(QPen(mix(base, "#000000", 0.45), 0.8))
        q.setBrush(Qt.NoBrush)
        q.drawRect(QRectF(a, a, b - a, b - a))

    def figure(self, q, s, ink):
        f = 20 * part / TALL
        box = GLYPHS[s].boundingRect().center()
        q.save()
        q.translate(10, 10)
        q.scale(f, f)
        q.translate(-box.x(), -box.y())
        q.setPen(Qt.NoPen)
        if carved:
            q.save()
            q.translate(1 / f * 0.7, 1 / f * 0.8)
            q.setBrush(QColor(engrave if s != "?" else "#000000"))
            q.drawPath(GLYPHS[s])
            q.restore()
        q.setBrush(QColor(ink))
        q.drawPath(GLYPHS[s])
        q.restore()

    def flag(self, q):
        q.setPen(QPen(QColor("#1b1b1b"), 0.6))
        if flag_kind == "buoy":
            q.setBrush(QColor(cloth))
            q.drawPolygon(QPolygonF([QPointF(8, 4), QPointF(12, 4), QPointF(14.6, 14), QPointF(5.4, 14)]))
            q.setBrush(QColor("#ffffff"))
            q.drawPolygon(QPolygonF([QPointF(7.3, 7), QPointF(12.7, 7), QPointF(13.6, 10.6), QPointF(6.4, 10.6)]))
            q.setBrush(QColor("#1b1b1b"))
            q.drawRoundedRect(QRectF(4, 14, 12, 2.6), 1, 1)
            return
        q.setBrush(QColor("#f0ead8"))
        q.drawRect(QRectF(5, 2.8, 1.7, 14.6))
        q.setBrush(QColor(cloth))
        if flag_kind == "kite":
            q.drawPolygon(QPolygonF([QPointF(6.7, 3), QPointF(12, 3.4), QPointF(17, 7.4), QPointF(12, 10.8), QPointF(6.7, 11.4)]))
        else:
            q.drawRect(QRectF(6.7, 3, 9.8, 7.8))
            q.setPen(Qt.NoPen)
            q.setBrush(QColor("#ffffff"))
            q.drawRect(QRectF(7, 5.7, 9.2, 2.4))

    def mine(self, q, colour):
        ink = QColor(colour)
        if mine_kind == "star":
            pts = [QPointF(10 + (8.4, 4.6)[i % 2] * math.sin(i * math.pi / 10), 10 - (8.4, 4.6)[i % 2] * math.cos(i * math.pi / 10)) for i in range(20)]
            q.setPen(Qt.NoPen), q.setBrush(ink)
            q.drawPolygon(QPolygonF(pts))
        elif mine_kind == "hex":
            q.setPen(QPen(ink, 1.6)), q.setBrush(Qt.NoBrush)
            q.drawPolygon(QPolygonF([QPointF(10 + 7.4 * math.cos(i * math.pi / 3), 10 + 7.4 * math.sin(i * math.pi / 3)) for i in range(6)]))
            q.setPen(Qt.NoPen), q.setBrush(ink)
            q.drawEllipse(QPointF(10, 10), 4, 4)
        else:
            q.setPen(QPen(ink, 2, Qt.SolidLine, Qt.RoundCap))
            for a in (-150, -90, -30, 30, 150):
                t = math.radians(a)
                q.drawLine(QPointF(10, 10.6), QPointF(10 + 8 * math.cos(t), 10.6 + 8 * math.sin(t)))
            q.setPen(Qt.NoPen), q.setBrush(ink)
            q.drawEllipse(QPointF(10, 10.6), 5.6, 5.6)
            q.setBrush(QColor(255, 255, 255, 150))
            q.drawEllipse(QPointF(8.2, 8.6), 1.5, 1.5)


win = QMainWindow()
win.setWindowTitle(g.choice(["Mistral", "Mistral — Mines", "Mistral 0.9"]))
if g.random() < 0.6:
    for t in ("&Game", "&View", "&Help"):
        win.menuBar().addMenu(t)
bar = win.addToolBar("Game")
bar.setMovable(False)
bar.addAction("New")
box = QComboBox()
box.addItems(list(LOOKS))
box.setCurrentText(name)
if W > 240:
    bar.addWidget(box)
bar.addWidget(QLabel(f"  {p.left} left   {p.seconds} s "))
board = Board()
holder = QWidget()
pal = QPalette()
pal.setColor(QPalette.Window, QColor(frame).lighter(g.choice([100, 140, 180])))
holder.setPalette(pal)
holder.setAutoFillBackground(True)
pad = g.choice([0, 6, 18])
holder.setFixedSize(board.width() + 2 * pad, board.height() + 2 * pad)
board.setParent(holder)
board.move(pad, pad)
win.setCentralWidget(holder)
if g.random() < 0.4 and (p.max_cell - pitch) * p.cols > 200:
    dock = QDockWidget("Best times")
    dock.setFeatures(QDockWidget.NoDockWidgetFeatures)
    table = QTableWidget(6, 2)
    table.setHorizontalHeaderLabels(["Name", "s"])
    for i in range(6):
        table.setItem(i, 0, QTableWidgetItem(g.choice(["ida", "jon", "kim", "lea", "max"])))
        table.setItem(i, 1, QTableWidgetItem(str(20 + i * g.randint(7, 30))))
    table.setColumnWidth(0, 70), table.setColumnWidth(1, 50)
    table.setFixedWidth(150)
    dock.setWidget(table)
    win.addDockWidget(Qt.RightDockWidgetArea, dock)
if g.random() < 0.7:
    win.statusBar().showMessage({"playing": f"{p.rows} rows, {p.cols} columns", "won": "Well done", "lost": "Bad luck"}[p.status])
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(board, border, W, H))
