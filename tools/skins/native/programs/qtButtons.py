"""A grid of QPushButtons under Fusion, light or dark, coloured by style sheets."""
import sys

from PyQt5.QtCore import QPoint
from PyQt5.QtGui import QColor, QFont, QPalette
from PyQt5.QtWidgets import QAction, QApplication, QGridLayout, QHBoxLayout, QLabel, QLCDNumber, QMainWindow, QPushButton, QVBoxLayout, QWidget

from support import CLASSIC, Position, region, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Fusion", "Windows"]))
dark = g.random() < 0.4
if dark:
    pal = QPalette()
    for role, colour in [(QPalette.Window, "#353535"), (QPalette.WindowText, "#eee"), (QPalette.Base, "#232323"), (QPalette.Button, "#454545"),
                         (QPalette.ButtonText, "#eee"), (QPalette.Text, "#eee"), (QPalette.Highlight, "#2a82da")]:
        pal.setColor(role, QColor(colour))
    app.setPalette(pal)
ink = dict(zip("12345678", ["#7db7ff", "#7fdc8f", "#ff8a80", "#d1a3ff", "#ffca7a", "#6fe0de", "#ffffff", "#aaaaaa"])) if dark else CLASSIC
size = p.cell_size(20, 52)
gap = g.choice([0, 0, 1, 3])
font = QFont(g.choice(["DejaVu Sans", "Liberation Sans", "Nimbus Sans", "Noto Sans Mono"]))
font.setPixelSize(max(9, int(size * g.uniform(0.45, 0.62))))
font.setBold(g.random() < 0.7)
flag = g.choice(["⚑", "🚩", "F", "P"])
mine = g.choice(["💣", "*", "●", "✸"])
opening = g.choice(["flat", "disabled", "sheet"])

w = QMainWindow()
w.setWindowTitle(g.choice(["QMines", "Minen", "MainWindow", "Mine finder"]))
if g.random() < 0.7:
    for name in ["&File", "&Game", "&Help"]:
        w.menuBar().addMenu(name).addAction(QAction("About", w))
body = QWidget()
w.setCentralWidget(body)
col = QVBoxLayout(body)
top = QHBoxLayout()
col.addLayout(top)
if g.random() < 0.6:
    for value in (p.left, p.seconds):
        lcd = QLCDNumber(3)
        lcd.setSegmentStyle(QLCDNumber.Flat)
        lcd.setFixedSize(64, 34)
        lcd.setStyleSheet("background: black; color: red;")
        lcd.display(value)
        top.addWidget(lcd)
        if value == p.left:
            top.addStretch()
            smile = QPushButton({"playing": "🙂", "won": "😎", "lost": "😵"}[p.status])
            smile.setFixedSize(36, 36)
            top.addWidget(smile)
            top.addStretch()
else:
    top.addWidget(QLabel(f"Mines left: {p.left}"))
    top.addStretch()
    top.addWidget(QPushButton("Restart"))
    top.addStretch()
    top.addWidget(QLabel(f"{p.seconds} s"))
grid = QGridLayout()
grid.setSpacing(gap)
holder = QHBoxLayout()
holder.addStretch()
holder.addLayout(grid)
holder.addStretch()
col.addLayout(holder)
col.addStretch()
paper = "#2b2b2b" if dark else g.choice(["#ffffff", "#dddddd", "#f3efe0"])
line = "#1c1c1c" if dark else "#b5b5b5"
buttons = {}
for r, c, s in p.each():
    b = QPushButton()
    b.setFixedSize(size, size)
    b.setFont(font)
    if s in "012345678*X":
        b.setText({"0": "", "*": mine, "X": mine}.get(s, s))
        colour = ink.get(s, "#eee" if dark else "#000")
        if s == "X":
            b.setStyleSheet(f"background: #e33; border: 1px solid {line}; color: black;")
        elif opening == "flat":
            b.setFlat(True)
            b.setStyleSheet(f"color: {colour}; border: 1px solid {line};")
        elif opening == "disabled":
            b.setEnabled(False)
            b.setStyleSheet(f"QPushButton:disabled {{ color: {colour}; background: {paper}; border: 1px solid {line}; }}")
        else:
            b.setStyleSheet(f"background: {paper}; border: 1px solid {line}; color: {colour};")
    elif s == "F":
        b.setText(flag)
        b.setStyleSheet("color: #e22;")
    elif s == "?":
        b.setText("?")
    elif s == "x":
        b.setText("✗")
        b.setStyleSheet("color: #e22;")
    grid.addWidget(b, r, c)
    buttons[r, c] = b
if g.random() < 0.5:
    w.statusBar().showMessage({"playing": f"{p.rows} x {p.cols}, {p.mines} mines", "won": "You won!", "lost": "You lost!"}[p.status])
w.show()
body.setFocus()
w.setFixedSize(w.sizeHint())


def measure():
    f = w.devicePixelRatioF()

    def box(b):
        at = b.mapToGlobal(QPoint(0, 0))
        return at.x() * f, at.y() * f, b.width() * f, b.height() * f

    return region(p, buttons, box)


tell_qt(app, measure)
