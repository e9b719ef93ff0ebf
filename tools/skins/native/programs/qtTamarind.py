"""A QGridLayout of QPushButtons and QLabels dressed by a style sheet, the marks QIcons and pixmaps painted once."""
import sys

from PyQt5.QtCore import QPointF, QRectF, QSize, Qt
from PyQt5.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PyQt5.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
LOOKS = [  # window, words, button css, open, edge, cloth, mark, blast, inks
    ("#f3efe6", "#3a2e22", "qlineargradient(x1:0,y1:0,x2:1,y2:1,stop:0 #d9a066,stop:1 #b5773c)", "#fbf8f1", "#dccfb8", "#7a1420", "#2a1c10", "#f08a70", ["#2856b8", "#3d7d1c", "#c22b22", "#5e2f98", "#9c5606", "#12747c", "#1e1a16", "#7c7468"]),
    ("#1d2024", "#dfe5ea", "#3f8efc", "#2a2e34", "#383d45", "#ffffff", "#0f1114", "#d23c4b", ["#7fbcff", "#86dd90", "#ff8d88", "#d2b0ff", "#ffc07a", "#7ae0dd", "#ffffff", "#a4acb6"]),
    ("#ffffff", "#202124", "qlineargradient(x1:0,y1:0,x2:0,y2:1,stop:0 #f7f7f8,stop:0.5 #dfe1e4,stop:1 #c3c6cb)", "#ffffff", "#e2e4e8", "#e0341f", "#24272b", "#ffb3a8", ["#1a62d6", "#1f8a3b", "#d6291e", "#6a35b0", "#b05d00", "#0c8490", "#111111", "#85898f"]),
    ("#12332f", "#d8f0e8", "#e0c068", "#1b4640", "#25574f", "#8a1030", "#2b1d06", "#e2574c", ["#9fd0ff", "#a6eeaa", "#ffa8a0", "#e0c4ff", "#ffd295", "#98f0ea", "#ffffff", "#b6c8c2"]),
]
ground, words, skin, paper, edge, cloth, mark, blast, inks = g.choice(LOOKS)
dark = ground in ("#1d2024", "#12332f")
n = p.cell_size(20, 44)
gap = g.choice([0, 1, 2, 3])
radius = g.choice([0, 3, 5]) if n > 24 else 0
pt = round(n * g.uniform(0.5, 0.6))
family = g.choice(["DejaVu Sans", "Liberation Sans", "Noto Sans", "DejaVu Serif"])


def picture(s):
    k = 4
    pm = QPixmap(20 * k, 20 * k)
    pm.fill(Qt.transparent)
    q = QPainter(pm)
    q.setRenderHint(QPainter.Antialiasing)
    q.scale(k, k)
    q.setPen(Qt.NoPen)
    if s in "Fx":
        q.setBrush(QColor(mark))
        q.drawRect(QRectF(13, 2, 2, 16))
        q.drawEllipse(QRectF(12.2, 1, 3.6, 3.6))
        q.setBrush(QColor(cloth))
        q.drawPolygon(QPolygonF([QPointF(13, 4), QPointF(2.5, 8), QPointF(13, 12)]))
        if s == "x":
            q.setPen(QPen(QColor("#000000" if cloth != "#7a1420" else "#ffffff"), 2.4))
            q.drawLine(QPointF(3, 3), QPointF(17, 17)), q.drawLine(QPointF(17, 3), QPointF(3, 17))
    else:
        ink = QColor("#1a0608" if s == "X" else words)
        q.setBrush(ink)
        for i in range(4):
            q.save()
            q.translate(10, 10), q.rotate(45 * i)
            q.drawRoundedRect(QRectF(-8.5, -1.2, 17, 2.4), 1, 1)
            q.restore()
        q.drawEllipse(QPointF(10, 10), 5.8, 5.8)
        q.setBrush(QColor(blast if s == "X" else paper))
        q.drawEllipse(QPointF(8.2, 8.2), 1.5, 1.5)
    q.end()
    return pm


win = QWidget()
win.setWindowTitle(g.choice(["Tamarind", "Tamarind Minesweeper"]))
win.setStyleSheet(f"""
QWidget {{ background: {ground}; color: {words}; }}
QPushButton#t {{ background: {skin}; border: 1px solid {'rgba(0,0,0,85)' if not dark else 'rgba(255,255,255,60)'}; border-radius: {radius}px; padding: 0; color: {mark}; font: bold {pt}px "{family}"; }}
QLabel#o {{ background: {paper}; border: 1px solid {edge}; border-radius: {radius}px; font: bold {pt}px "{family}"; }}
QLabel#b {{ background: {blast}; border: 1px solid {edge}; border-radius: {radius}px; }}
""")
grid = QGridLayout()
grid.setSpacing(gap)
grid.setContentsMargins(0, 0, 0, 0)
field = QWidget()
field.setLayout(grid)
i = round(n * 0.74)
for r, c, s in p.each():
    if s in "#F?x":
        w = QPushButton("?" if s == "?" else "")
        w.setObjectName("t")
        w.setFocusPolicy(Qt.NoFocus)
        if s in "Fx":
            w.setIcon(QIcon(picture(s))), w.setIconSize(QSize(i, i))
    else:
        w = QLabel(s if s in "12345678" else "")
        w.setObjectName("b" if s == "X" else "o")
        w.setAlignment(Qt.AlignCenter)
        if s in "12345678":
            w.setStyleSheet(f"QLabel#o {{ color: {inks[int(s) - 1]}; }}")
        if s in "*X":
            w.setPixmap(picture(s).scaled(i, i, Qt.KeepAspectRatio, Qt.SmoothTransformation))
    w.setFixedSize(n, n)
    grid.addWidget(w, r, c)
row = QHBoxLayout()
row.addWidget(QLabel(f"Mines: {p.left}")), row.addStretch(1)
row.addWidget(QLabel({"playing": "", "won": "Victory", "lost": "Game over"}[p.status])), row.addStretch(1)
row.addWidget(QLabel(f"{p.seconds // 60:02d}:{p.seconds % 60:02d}"))
col = QVBoxLayout(win)
col.addLayout(row), col.addWidget(field, 0, Qt.AlignCenter)
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(field, -gap / 2, p.cols * (n + gap), p.rows * (n + gap)))
