"""A student's Qt project: real push buttons in a grid, sunken labels under them, LCD numbers and a group box of spin boxes."""
import sys

from PyQt5.QtCore import Qt
from PyQt5.QtGui import QColor, QFont, QPalette
from PyQt5.QtWidgets import QApplication, QFrame, QGridLayout, QGroupBox, QHBoxLayout, QLabel, QLCDNumber, QMainWindow, QPushButton, QSpinBox, QVBoxLayout, QWidget

from support import SHOWN, Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Fusion", "Windows"]))
dark = g.random() < 0.35
if dark:
    pal = QPalette()
    for role, hue in ((QPalette.Window, "#353535"), (QPalette.WindowText, "#ffffff"), (QPalette.Base, "#2a2a2a"), (QPalette.Text, "#ffffff"), (QPalette.Button, "#4a4f57"), (QPalette.ButtonText, "#ffffff")):
        pal.setColor(role, QColor(hue))
    app.setPalette(pal)
gap = g.choice([0, 0, 1, 2])
size = max(22, p.cell_size(22, 46) - gap)
inks = g.choice([
    ["#7ab8ff", "#7fe08a", "#ff8080", "#c9a0ff", "#ffbf70", "#70e0e0", "#ffffff", "#b8b8b8"],
    ["#8ecae6", "#b5e48c", "#ffb4a2", "#e0aaff", "#ffd166", "#76e5cf", "#f5f5f5", "#bcbcbc"],
] if dark else [
    ["#0000ff", "#008000", "#ff0000", "#000080", "#800000", "#008080", "#000000", "#808080"],
    ["#1565c0", "#2e7d32", "#c62828", "#6a1b9a", "#e65100", "#00838f", "#212121", "#616161"],
])
flag, flag_hue = g.choice([("🚩", "#d00000"), ("►", "#ff5050" if dark else "#c00000"), ("⚑", "#ff7070" if dark else "#b00000"), ("M", "#ffd040" if dark else "#a04000")])
mine = g.choice(["💣", "✹", "●"])
same_hit = g.random() < 0.3  # the mine that was hit looks as the others
if same_hit:
    p.cells = [row.replace("X", "*") for row in p.cells]
    SHOWN["cells"] = p.cells
face = QFont(g.choice(["DejaVu Sans", "Liberation Sans", "Noto Sans"]))
face.setPixelSize(round(size * 0.54))
face.setBold(True)
paper = "#2b2b2b" if dark else g.choice(["#ffffff", "#f7f7f7", "#e6e6e6"])
shape = g.choice([QFrame.Panel | QFrame.Sunken, QFrame.Box | QFrame.Plain, QFrame.StyledPanel | QFrame.Sunken])
win = QMainWindow()
win.setWindowTitle(g.choice(["MainWindow", "MineSweeper", "Project 2 - Minesweeper"]))
win.menuBar().addMenu("&File")
win.menuBar().addMenu("&Help")
body = QWidget()
win.setCentralWidget(body)
column = QVBoxLayout(body)
bar = QHBoxLayout()


def lcd(value):
    n = QLCDNumber(3)
    n.setSegmentStyle(QLCDNumber.Flat)
    n.setFixedSize(66, 32)
    n.display(value)
    return n


bar.addWidget(lcd(p.left))
bar.addStretch()
bar.addWidget(QPushButton({"playing": "Start", "won": "You won", "lost": "Game over"}[p.status]))
bar.addStretch()
bar.addWidget(lcd(p.seconds))
column.addLayout(bar)
board = QWidget()
grid = QGridLayout(board)
grid.setContentsMargins(0, 0, 0, 0)
grid.setSpacing(gap)
for r, c, s in p.each():
    if s in "#F?x":
        w = QPushButton("" if s == "#" else flag if s == "F" else "✘" if s == "x" else "?")
        w.setFocusPolicy(Qt.NoFocus)
        if s in "Fx":
            own = w.palette()
            own.setColor(QPalette.ButtonText, QColor(flag_hue if s == "F" else "#ff9000" if dark else "#7a00a0"))
            w.setPalette(own)
    else:
        w = QLabel("" if s == "0" else s if s in "12345678" else mine)
        w.setAlignment(Qt.AlignCenter)
        w.setFrameStyle(shape)
        w.setAutoFillBackground(True)
        own = w.palette()
        own.setColor(QPalette.Window, QColor("#e03030" if s == "X" else paper))
        own.setColor(QPalette.WindowText, QColor(inks[int(s) - 1] if s in "12345678" else "#ffffff" if dark and s == "*" else "#000000"))
        w.setPalette(own)
    w.setFont(face)
    w.setFixedSize(size, size)
    grid.addWidget(w, r, c)
column.addWidget(board, 0, Qt.AlignCenter)
if p.cols * (size + gap) > 330 and p.rows < 18 and g.random() < 0.6:
    box = QGroupBox("New field")
    line = QHBoxLayout(box)
    for name, value in (("Width", p.cols), ("Height", p.rows), ("Mines", p.mines)):
        line.addWidget(QLabel(name))
        spin = QSpinBox()
        spin.setMaximum(400)
        spin.setValue(value)
        spin.setFocusPolicy(Qt.NoFocus)
        line.addWidget(spin)
    column.addWidget(box)
win.show()
step = size + gap
tell_qt(app, lambda: qt_inside(board, -gap / 2, step * p.cols, step * p.rows))
