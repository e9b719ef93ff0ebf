"""A spreadsheet for a field: QTableView with letters and numbers in its headers, a model and a delegate that
hatches what is covered; the current index is framed."""
import sys

from PyQt5.QtCore import QAbstractTableModel, QModelIndex, QRect, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QPalette, QPen
from PyQt5.QtWidgets import (
    QAbstractItemView, QApplication, QHeaderView, QLabel, QLineEdit, QMainWindow, QStyle, QStyledItemDelegate, QTableView, QVBoxLayout,
    QWidget,
)

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
dark = g.random() < 0.35
if dark:
    palette = QPalette(QColor("#3a3f46"), QColor("#2b2f35"))
    for role in (QPalette.WindowText, QPalette.ButtonText, QPalette.Text):
        palette.setColor(role, QColor("#e6e6e6"))
    palette.setColor(QPalette.Base, QColor("#1f2227"))
    app.setPalette(palette)
p.max_cell = min((p.max_cell * p.cols - 40) / p.cols, (p.max_cell * p.rows - 40) / p.rows)
wide = p.cell_size(20, 48)
high = wide if g.random() < 0.5 else max(17, int(wide * g.uniform(0.7, 0.9)))
m = min(wide, high)
brush = g.choice([Qt.BDiagPattern, Qt.Dense5Pattern, Qt.DiagCrossPattern, Qt.SolidPattern, Qt.SolidPattern])
tint = QColor(g.choice(["#5b7fb0", "#6f8f5a", "#9a6a5a", "#7b7b7b", "#7a68a6"]))
paper = QColor("#1f2227" if dark else "#ffffff")
line = QColor("#4a5058" if dark else g.choice(["#c8c8c8", "#8c8c8c"]))
cover = tint.darker(150) if dark else tint.lighter(150) if brush == Qt.SolidPattern else QColor("#f0f0f0")
if dark and brush != Qt.SolidPattern:
    cover = QColor("#333942")
inks = ["#7ab8ff", "#7fe08a", "#ff8078", "#d2a6ff", "#ffc070", "#6fe3dc", "#ffffff", "#b0b4ba"] if dark else g.choice([
    ["#0000d0", "#006f00", "#d00000", "#00006f", "#6f0000", "#006f6f", "#000000", "#6f6f6f"],
    ["#1b1b1b"] * 8,
])
font = QFont(g.choice(["Liberation Sans", "Carlito", "DejaVu Sans", "Noto Sans"]))
font.setPixelSize(max(11, round(m * g.uniform(0.58, 0.7))))
font.setBold(g.random() < 0.5)
flag, mine = g.choice(["⚑", "P", "▲"]), g.choice(["●", "✹", "*"])


class Field(QAbstractTableModel):
    def rowCount(self, parent=QModelIndex()):
        return p.rows

    def columnCount(self, parent=QModelIndex()):
        return p.cols

    def data(self, index, role=Qt.DisplayRole):
        return p.cells[index.row()][index.column()] if role == Qt.DisplayRole else None

    def headerData(self, i, way, role=Qt.DisplayRole):
        if role == Qt.DisplayRole:
            return str(i + 1) if way == Qt.Vertical else (chr(65 + i) if i < 26 else "A" + chr(39 + i))
        return Qt.AlignCenter if role == Qt.TextAlignmentRole else None


class Delegate(QStyledItemDelegate):
    def paint(self, q, option, index):
        s, box = index.data(), QRect(option.rect)
        q.save()
        closed = s in "#F?x"
        q.fillRect(box, QColor("#ff5f52") if s == "X" else cover if closed else paper)
        if closed and brush != Qt.SolidPattern:
            q.setBrushOrigin(box.topLeft())
            inner = box.adjusted(1, 1, -1, -1) if s == "#" else QRect(box.left(), box.bottom() - 3, box.width(), 4)
            q.fillRect(inner if s == "#" else box, QBrush(tint, brush))
            if s != "#":  # a clear patch behind what is written
                q.fillRect(box.adjusted(m // 6, m // 6, -(m // 6), -(m // 6)), cover)
        text = {"#": "", "0": "", "F": flag, "x": flag, "*": mine, "X": mine}.get(s, s)
        ink = (
            inks[int(s) - 1] if s in "12345678"
            else "#000000" if s == "X"
            else "#ffd75e" if s in "Fx" and dark
            else "#b00000" if s in "Fx"
            else "#f0f0f0" if dark
            else "#000000"
        )
        q.setFont(font)
        q.setPen(QColor(ink))
        q.drawText(box, Qt.AlignCenter, text)
        if s == "x":
            q.setPen(QPen(QColor("#ffffff" if dark else "#000000"), max(2, m // 12)))
            b = box.adjusted(m // 5, m // 5, -(m // 5), -(m // 5))
            q.drawLine(b.topLeft(), b.bottomRight())
            q.drawLine(b.topRight(), b.bottomLeft())
        if option.state & QStyle.State_Selected:
            q.setPen(QPen(QColor("#1a7f37" if not dark else "#58d68d"), 2))
            q.setBrush(Qt.NoBrush)
            q.drawRect(box.adjusted(1, 1, -1, -1))
        q.restore()


win = QMainWindow()
win.setWindowTitle(g.choice(["mines.ods", "Minesheet", "Untitled - Mines"]))
for name in ("&File", "&Edit", "&Insert", "&Help"):
    win.menuBar().addMenu(name)
view = QTableView()
model = Field()
view.setModel(model)
view.setItemDelegate(Delegate())
for header, step in ((view.horizontalHeader(), wide), (view.verticalHeader(), high)):
    header.setMinimumSectionSize(5)
    header.setSectionResizeMode(QHeaderView.Fixed)
    header.setDefaultSectionSize(step)
    header.setHighlightSections(False)
small = QFont("Liberation Sans")
small.setPixelSize(11)
view.horizontalHeader().setFont(small)
view.verticalHeader().setFont(small)
view.horizontalHeader().setFixedHeight(20)
view.verticalHeader().setFixedWidth(28)
view.setStyleSheet(f"QTableView {{ gridline-color: {line.name()}; }}")
view.setSelectionMode(QAbstractItemView.SingleSelection)
view.setHorizontalScrollBarPolicy(Qt.ScrollBarAlwaysOff)
view.setVerticalScrollBarPolicy(Qt.ScrollBarAlwaysOff)
edge = 2 * view.frameWidth()
view.setFixedSize(p.cols * wide + 28 + edge, p.rows * high + 20 + edge)
middle = QWidget()
col = QVBoxLayout(middle)
col.setContentsMargins(4, 4, 4, 4)
current = (g.randrange(p.rows), g.randrange(p.cols))
col.addWidget(QLineEdit(f"=MINES({chr(65 + current[1] % 26)}{current[0] + 1})"))
col.addWidget(view, 0, Qt.AlignCenter)
win.setCentralWidget(middle)
win.statusBar().addWidget(QLabel({"playing": f"{p.left} mines left", "won": "Field cleared", "lost": "#BOOM!"}[p.status]))
win.statusBar().addPermanentWidget(QLabel(f"{p.seconds} s"))
win.show()
win.setFixedSize(win.sizeHint())
if g.random() < 0.6:
    view.setCurrentIndex(model.index(*current))
    view.setFocus()
else:
    middle.setFocus()


def measure():  # the grid's lines are the last pixels of a cell: half of each belongs to the next one
    x, y, w, h = qt_inside(view.viewport(), 0, p.cols * wide, p.rows * high)
    return x - 0.5, y - 0.5, w, h


tell_qt(app, measure)
