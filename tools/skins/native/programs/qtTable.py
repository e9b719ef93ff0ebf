"""A QTableWidget as the board: items with background colours, its own grid lines, no headers."""
import sys

from PyQt5.QtCore import QPoint, Qt
from PyQt5.QtGui import QColor, QFont
from PyQt5.QtWidgets import QApplication, QDialog, QHBoxLayout, QHeaderView, QLabel, QPushButton, QTableWidget, QTableWidgetItem, QToolBar, QVBoxLayout

from support import CLASSIC, Position, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Windows"]))
size = p.cell_size(18, 44)
high = size if g.random() < 0.6 else max(16, int(size * g.uniform(0.75, 0.95)))
lines = g.random() < 0.8
cover, paper, own = g.choice([("#a9a9a9", "#ffffff", None), ("#9db7d5", "#f7f7f7", None), ("#3c6e47", "#e9f2ea", None),
                              ("#555a66", "#262a33", ["#70a7ff", "#6edb8f", "#ff7a7a", "#b590ff", "#ffb86b", "#58d3d8", "#ffffff", "#aaaaaa"])])
font = QFont(g.choice(["DejaVu Sans", "Liberation Serif", "Liberation Sans", "DejaVu Sans Mono"]))
font.setPixelSize(max(9, int(high * g.uniform(0.5, 0.68))))
font.setBold(g.random() < 0.6)
flag, mine = g.choice(["⚑", "🚩", "F", "!"]), g.choice(["💣", "*", "●"])
w = QDialog()
w.setWindowTitle(g.choice(["Dialog", "Minesweeper Table", "Mines"]))
col = QVBoxLayout(w)
top = QHBoxLayout()
col.addLayout(top)
top.addWidget(QLabel(f"<b>{p.left}</b> mines left"))
top.addStretch()
top.addWidget(QPushButton("&New game"))
top.addWidget(QLabel(f"{p.seconds} s"))
table = QTableWidget(p.rows, p.cols)
table.horizontalHeader().hide()
table.verticalHeader().hide()
for header, step in ((table.horizontalHeader(), size), (table.verticalHeader(), high)):
    header.setMinimumSectionSize(5)
    header.setSectionResizeMode(QHeaderView.Fixed)
    header.setDefaultSectionSize(step)
table.setShowGrid(lines)
table.setFont(font)
table.setSelectionMode(QTableWidget.NoSelection)
table.setFocusPolicy(Qt.NoFocus)
table.setStyleSheet("QTableWidget { gridline-color: %s; }" % g.choice(["#707070", "#d0d0d0", "#000000"]) + "QTableWidget::item { padding: 0; }")
table.setHorizontalScrollBarPolicy(Qt.ScrollBarAlwaysOff)
table.setVerticalScrollBarPolicy(Qt.ScrollBarAlwaysOff)
table.setFixedSize(p.cols * size + 2, p.rows * high + 2)
for r, c, s in p.each():
    opened = s in "012345678*X"
    item = QTableWidgetItem({"#": "", "0": "", "F": flag, "*": mine, "X": mine, "x": "✗"}.get(s, s))
    item.setTextAlignment(Qt.AlignCenter)
    item.setBackground(QColor("#f04848" if s == "X" else paper if opened else cover))
    light = QColor(paper if opened else cover).lightness() > 130
    colour = (own[int(s) - 1] if own else CLASSIC[s]) if s in "12345678" else "#cc0000" if s in "Fx" and light else "#ff8080" if s in "Fx" else "#000000" if light or s == "X" else "#ffffff"
    item.setForeground(QColor(colour))
    table.setItem(r, c, item)
col.addWidget(table, 0, Qt.AlignCenter)
col.addWidget(QLabel({"playing": "Double-click to open, right-click to flag.", "won": "Solved!", "lost": "Mine! Game over."}[p.status]))
w.show()
w.setFixedSize(w.sizeHint())


def measure():
    f = w.devicePixelRatioF()
    at = table.viewport().mapToGlobal(QPoint(0, 0))
    return at.x() * f, at.y() * f, p.cols * size * f, p.rows * high * f


tell_qt(app, measure)
