"""Model and view: a QTableView over a QAbstractTableModel whose delegate paints the style's own push button where a cell is covered, and QPainterPaths for marks."""
import sys

from PyQt5.QtCore import QAbstractTableModel, QPoint, QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QPainter, QPainterPath, QPalette, QPen, QPolygonF
from PyQt5.QtWidgets import QAction, QApplication, QLabel, QMainWindow, QStyle, QStyledItemDelegate, QStyleOptionButton, QTableView, QVBoxLayout, QWidget

from support import Position, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Fusion", "Windows"]))
PALETTES = {  # window, button, text, open, grid
    "light": ("#efefef", "#e4e4e4", "#1a1a1a", "#fbfbfb", "#c4c4c4"),
    "dark": ("#2f3238", "#4b515b", "#f0f0f0", "#26282d", "#3c4048"),
    "beige": ("#ece5d8", "#ddd0b6", "#2c2416", "#f8f4ea", "#cfc4ac"),
    "blue": ("#dfe8f2", "#a9c4e0", "#10233a", "#f3f7fb", "#bccde0"),
    "teal": ("#1d3a3f", "#2f6f75", "#f3ffff", "#16292d", "#2a4a50"),
}
kind = g.choice(list(PALETTES))
window, face, text, paper, grid = PALETTES[kind]
pal = QPalette(QColor(face), QColor(window))
for role, colour in ((QPalette.WindowText, text), (QPalette.Text, text), (QPalette.ButtonText, text), (QPalette.Base, paper), (QPalette.Button, face)):
    pal.setColor(role, QColor(colour))
app.setPalette(pal)
dark = kind in ("dark", "teal")
inks = ["#79b8ff", "#85e89d", "#ff8f8f", "#cfa8ff", "#ffc978", "#76e4e4", "#ffffff", "#b0b0b0"] if dark else ["#1447c4", "#11761f", "#d11919", "#12126b", "#7d1010", "#0c7474", "#000000", "#777777"]
red = "#ffb02e" if kind == "teal" else "#ff5a4d" if dark else "#d11919"
size = p.cell_size(20, 52)
font = QFont(g.choice(["DejaVu Sans", "Liberation Serif", "Noto Sans Mono", "Nimbus Sans Narrow", "URW Bookman"]))
font.setPixelSize(max(11, round(size * g.uniform(0.52, 0.7))))
font.setBold(g.random() < 0.7)
flag_kind, mine_kind, wrong_kind = g.choice(["swallow", "square", "tall"]), g.choice(["spiked", "disc", "ring"]), g.choice(["cross", "slash", "ban"])


class Model(QAbstractTableModel):
    def rowCount(self, _=None):
        return p.rows

    def columnCount(self, _=None):
        return p.cols

    def data(self, index, role=Qt.DisplayRole):
        return p.cells[index.row()][index.column()] if role == Qt.DisplayRole else None


class Delegate(QStyledItemDelegate):
    def paint(self, q, option, index):
        s, box = index.data(), option.rect
        if s in "#F?x":
            b = QStyleOptionButton()
            b.rect, b.state, b.palette = box, QStyle.State_Enabled | QStyle.State_Raised, pal
            app.style().drawControl(QStyle.CE_PushButtonBevel, b, q)
        else:
            q.fillRect(box, QColor("#e64a3b" if s == "X" else paper))
        q.save()
        q.setRenderHint(QPainter.Antialiasing)
        if s in "12345678?":
            q.setFont(font)
            q.setPen(QColor(text if s == "?" else inks[int(s) - 1]))
            q.drawText(box, Qt.AlignCenter, s)
        elif s in "Fx*X":
            q.translate(box.x(), box.y())
            q.scale(box.width() / 24, box.height() / 24)
            (flag if s in "Fx" else mine)(q, s)
        q.restore()


def flag(q, s):
    q.setPen(QPen(QColor(text), 1.6, Qt.SolidLine, Qt.RoundCap))
    q.drawLine(QPointF(8, 4.5), QPointF(8, 19.5))
    q.setPen(Qt.NoPen)
    q.setBrush(QColor(red))
    points = {"swallow": [(8.8, 5), (18, 5), (15.4, 8.2), (18, 11.4), (8.8, 11.4)], "square": [(8.8, 5), (17, 5), (17, 12), (8.8, 12)], "tall": [(8.8, 4.5), (18.5, 9.4), (8.8, 14.3)]}[flag_kind]
    q.drawPolygon(QPolygonF([QPointF(*a) for a in points]))
    if s == "x":
        q.setBrush(Qt.NoBrush)
        q.setPen(QPen(QColor("#ffffff" if dark else "#000000"), 2))
        if wrong_kind == "ban":
            q.drawEllipse(QPointF(12, 12), 9, 9)
        q.drawLine(QPointF(5.6, 5.6), QPointF(18.4, 18.4))
        if wrong_kind == "cross":
            q.drawLine(QPointF(18.4, 5.6), QPointF(5.6, 18.4))


def mine(q, s):
    colour = QColor("#000000" if s == "X" else text)
    q.setPen(QPen(colour, 1.8, Qt.SolidLine, Qt.RoundCap))
    q.setBrush(colour)
    if mine_kind == "spiked":
        for a in range(4):
            q.save()
            q.translate(12, 12)
            q.rotate(45 * a)
            q.drawLine(QPointF(-8.6, 0), QPointF(8.6, 0))
            q.restore()
    if mine_kind == "ring":
        path = QPainterPath()
        path.addEllipse(QRectF(4.5, 4.5, 15, 15))
        path.addEllipse(QRectF(9, 9, 6, 6))
        q.setPen(Qt.NoPen)
        q.drawPath(path)
        return
    q.drawEllipse(QPointF(12, 12), 5.4 if mine_kind == "spiked" else 6.6, 5.4 if mine_kind == "spiked" else 6.6)
    q.setPen(Qt.NoPen)
    q.setBrush(QColor(paper))
    q.drawEllipse(QPointF(10.2, 10.2), 1.5, 1.5)


win = QMainWindow()
win.setWindowTitle(g.choice(["Model/View Mines", "Mines", "mineview"]))
if g.random() < 0.6:
    for name in ("&Game", "&Options", "&Help"):
        win.menuBar().addMenu(name).addAction(QAction("About", win))
body = QWidget()
win.setCentralWidget(body)
col = QVBoxLayout(body)
view = QTableView()
view.setModel(Model())
view.setItemDelegate(Delegate())
view.setShowGrid(g.random() < 0.8)
view.setStyleSheet(f"QTableView {{ gridline-color: {grid}; }}")
view.setFocusPolicy(Qt.NoFocus)
view.setSelectionMode(QTableView.NoSelection)
view.setHorizontalScrollBarPolicy(Qt.ScrollBarAlwaysOff)
view.setVerticalScrollBarPolicy(Qt.ScrollBarAlwaysOff)
for head in (view.horizontalHeader(), view.verticalHeader()):
    head.hide()
    head.setMinimumSectionSize(8)
    head.setDefaultSectionSize(size)
edge = 2 * view.frameWidth()
view.setFixedSize(p.cols * size + edge, p.rows * size + edge)
title = QLabel(f"<b>{p.left}</b> mines to find &nbsp; <b>{p.seconds}</b> seconds")
title.setAlignment(g.choice([Qt.AlignLeft, Qt.AlignCenter]))
col.addWidget(title)
col.addWidget(view, 0, Qt.AlignCenter)
win.statusBar().showMessage({"playing": "Ready", "won": "You found them all", "lost": "That was a mine"}[p.status])
win.show()
win.setFixedSize(win.sizeHint())


def measure():
    f = win.devicePixelRatioF()
    at = view.viewport().mapToGlobal(QPoint(0, 0))
    return at.x() * f, at.y() * f, p.cols * size * f, p.rows * size * f


tell_qt(app, measure)
