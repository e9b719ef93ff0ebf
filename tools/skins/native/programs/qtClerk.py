"""An office programmer's game: tool buttons and sunken labels in a grid, pictures from one icon painted small, a display, menus and a status bar."""
import sys

from PyQt5.QtCore import QPoint, QRect, QSize, Qt
from PyQt5.QtGui import QColor, QFont, QIcon, QPainter, QPalette, QPen, QPixmap, QPolygon
from PyQt5.QtWidgets import (QApplication, QCheckBox, QComboBox, QFrame, QGridLayout, QGroupBox, QHBoxLayout, QLabel, QLCDNumber, QMainWindow, QPushButton, QSpinBox,
                             QToolButton, QVBoxLayout, QWidget)

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
style = g.choice(["Fusion", "Windows", "Windows"])
app.setStyle(style)
grey = g.choice(["#d4d0c8", "#efefef", "#c0c8d0", "#ece9d8", "#404448"])
dark = grey == "#404448"
if dark:
    style = "Fusion"
    app.setStyle(style)
pal = QPalette(QColor(grey))
app.setPalette(pal)
aside = g.random() < 0.35
if aside:
    p.max_cell = (p.max_cell * p.cols - 170) / p.cols
size = p.cell_size(18, 40)
gap = g.choice([0, 0, 0, 1, 3])
n = size - gap
FULL = ["#0000ff", "#008200", "#ff0000", "#000084", "#840000", "#008284", "#000000", "#848484"]
WORK = ["#1d4f91", "#2f6b2f", "#a8201a", "#5b2a86", "#8a4b08", "#0c6b70", "#202020", "#606060"]
PALE = ["#7fb2ff", "#7fdc8a", "#ff8a80", "#cfa6ff", "#ffc073", "#6fe0dc", "#ffffff", "#b8bcc4"]
inks = PALE if dark else g.choice([FULL, WORK])
shape = g.choice([QFrame.Panel | QFrame.Sunken, QFrame.Box | QFrame.Plain, QFrame.StyledPanel | QFrame.Sunken, QFrame.NoFrame])
paper = "#2b2e31" if dark else g.choice(["#ffffff", "#f4f4f0", "#dcdcdc", "#e8eef4"])
raised = QPalette(pal)  # buttons have a tone that the floor has not
raised.setColor(QPalette.Button, QColor("#6b7480" if dark else g.choice([QColor(grey).darker(118).name(), "#a9bdd6", "#b3c6a2", "#c9b496"])))
font = QFont(g.choice(["Liberation Sans", "DejaVu Sans", "Liberation Serif", "Liberation Mono", "Noto Sans"]))
font.setPixelSize(max(10, int(n * g.uniform(0.56, 0.7))))
font.setBold(g.random() < 0.75)
how = g.choice(["icon", "icon", "sign"])
line = QColor("#f0f0f0" if dark else "#101010")
tint = g.choice(["#e00000", "#0050d0", "#e07000"])


def icon(s):
    k = g.choice([1]) * max(11, int(n * 0.66))
    image = QPixmap(32, 32)
    image.fill(Qt.transparent)
    q = QPainter(image)
    if s in "Fx":
        q.setPen(QPen(line, 3))
        q.drawLine(9, 3, 9, 29)
        q.drawLine(4, 29, 15, 29)
        q.setPen(Qt.NoPen)
        q.setBrush(QColor(tint))
        q.drawRect(QRect(10, 3, 18, 6))
        q.setBrush(QColor("white"))
        q.drawRect(QRect(10, 9, 18, 4))
        q.setBrush(QColor(tint))
        q.drawRect(QRect(10, 13, 18, 5))
        q.setBrush(Qt.NoBrush)
        q.setPen(QPen(line, 2))
        q.drawRect(QRect(10, 3, 18, 15))
        if s == "x":
            q.setPen(QPen(line, 4))
            q.drawLine(3, 4, 29, 29)
            q.drawLine(29, 4, 3, 29)
    else:
        q.setPen(QPen(QColor("#101010") if s == "X" else line, 3))
        q.setBrush(q.pen().color())
        q.drawPolygon(QPolygon([QPoint(16, 3), QPoint(20, 12), QPoint(29, 16), QPoint(20, 20), QPoint(16, 29), QPoint(12, 20), QPoint(3, 16), QPoint(12, 12)]))
        q.drawEllipse(QPoint(16, 16), 8, 8)
        q.setPen(Qt.NoPen)
        q.setBrush(QColor("#ffd000"))
        q.drawEllipse(QPoint(16, 16), 3, 3)
    q.end()
    return image.scaled(k, k, Qt.KeepAspectRatio, Qt.SmoothTransformation)


images = {s: icon(s) for s in "Fx*X"}
w = QMainWindow()
w.setWindowTitle(g.choice(["WinMines Pro", "Mine Sweeper 95", "QMines", "Lunch Break Mines"]))
menus = g.random() < 0.8
if menus:
    for name in ("&File", "&Options", "&Window", "&Help"):
        w.menuBar().addMenu(name)
body = QWidget()
w.setCentralWidget(body)
field = QFrame()
field.setFrameStyle(g.choice([QFrame.Panel | QFrame.Sunken, QFrame.NoFrame, QFrame.WinPanel | QFrame.Sunken]))
field.setLineWidth(g.choice([1, 2]))
grid = QGridLayout(field)
grid.setSpacing(gap)
grid.setContentsMargins(gap // 2, gap // 2, gap // 2, gap // 2)
cells = {}
for r, c, s in p.each():
    if s in "#F?x":
        b = QToolButton()
        b.setFocusPolicy(Qt.NoFocus)
        b.setPalette(raised)
        b.setFont(font)
        if s in "Fx" and how == "icon" or s == "x":
            b.setIcon(QIcon(images[s]))
            b.setIconSize(images[s].size())
        elif s == "F":
            b.setText("⚑")
            b.setStyleSheet(f"QToolButton {{ color: {tint}; }}")
        elif s == "?":
            b.setText("?")
    else:
        b = QLabel(s if s in "12345678" else "")
        b.setFrameStyle(shape)
        b.setAlignment(Qt.AlignCenter)
        b.setFont(font)
        b.setAutoFillBackground(True)
        tone = QPalette(pal)
        tone.setColor(QPalette.Window, QColor("#ff4040" if s == "X" else paper))
        if s in "12345678":
            tone.setColor(QPalette.WindowText, QColor(inks[int(s) - 1]))
        b.setPalette(tone)
        if s in "*X":
            b.setPixmap(images[s])
    b.setFixedSize(n, n)
    grid.addWidget(b, r, c)
    cells[r, c] = b


def lcd(number):
    d = QLCDNumber(3)
    d.setSegmentStyle(QLCDNumber.Flat)
    d.setStyleSheet(g.choice(["background: black; color: #ff3030;", "background: #20281c; color: #a8e060;", ""]))
    d.setFixedSize(60, 32)
    d.display(number)
    return d


across = QHBoxLayout(body)
across.setContentsMargins(8, 6, 8, 8)
column = QVBoxLayout()
across.addLayout(column)
head = QHBoxLayout()
head.addWidget(lcd(p.left))
head.addStretch()
head.addWidget(QPushButton({"playing": "Start", "won": "Won!", "lost": "Lost"}[p.status]))
head.addStretch()
head.addWidget(lcd(min(999, p.seconds)))
column.addLayout(head)
column.addWidget(field, 0, Qt.AlignTop | Qt.AlignHCenter)
column.addStretch()
if aside:
    group = QGroupBox("Settings")
    group.setFixedWidth(160)
    rows = QVBoxLayout(group)
    level = QComboBox()
    level.addItems(["Custom", "Easy", "Hard"])
    rows.addWidget(level)
    for value in (p.cols, p.rows, p.mines):
        spin = QSpinBox()
        spin.setMaximum(999)
        spin.setValue(value)
        rows.addWidget(spin)
    rows.addWidget(QCheckBox("Sound"))
    rows.addWidget(QCheckBox("Marks (?)"))
    rows.addStretch()
    across.addWidget(group)
if g.random() < 0.6:
    w.statusBar().showMessage({"playing": "Ready", "won": "You have won the game", "lost": "You have hit a mine"}[p.status])
w.show()
body.setFocus()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(cells[0, 0], -gap / 2, size * p.cols, size * p.rows))
