"""A small desktop application of these years: widgets in cards with shadows, a board of QPushButtons and QLabels with a style sheet, gaps between them or none; opened cells are bare, outlined or tinted by their digit; icons painted for each theme. A list of themes at a side, a progress ring."""
import math
import sys

from PyQt5.QtCore import QPointF, QRectF, QSize, Qt
from PyQt5.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PyQt5.QtWidgets import QApplication, QFrame, QGraphicsDropShadowEffect, QGridLayout, QHBoxLayout, QLabel, QListWidget, QPushButton, QVBoxLayout, QWidget

from support import Position, origin, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
DAY = ["#2563eb", "#15803d", "#dc2626", "#7e22ce", "#b45309", "#0e7490", "#1f2937", "#6b7280"]
DUSK = ["#7cb7ff", "#86e29b", "#ff8a84", "#cda6ff", "#ffbe78", "#72e0e6", "#ffffff", "#a6adba"]
THEMES = {  # page, card, covered, covered under the pointer and its edge, opened, line, accent, words, mine
    "Linden": ("#eef3ec", "#ffffff", "#8cb87a", "#6f9c5d", "#f5f8f3", "#d9e3d4", "#c2410c", "#26331f", "#27301f", DAY),
    "Harbour": ("#e8eef5", "#ffffff", "#7d9cc4", "#5f80ab", "#f3f6fa", "#d3deea", "#be123c", "#1c2b3f", "#1f2937", DAY),
    "Apricot": ("#fcefe3", "#fffaf5", "#f0a875", "#d98a53", "#fdf3ea", "#f2dcc9", "#1d4ed8", "#4a2b15", "#3a2415", DAY),
    "Ink": ("#15171c", "#1d2027", "#4b5263", "#5f677b", "#22262e", "#323844", "#f59e0b", "#e2e6ee", "#f1f5f9", DUSK),
    "Plum": ("#1c1421", "#261b2d", "#7b4a8f", "#9461aa", "#2d2035", "#432f4e", "#facc15", "#f0e4f6", "#f8effd", DUSK),
    "Paper": ("#f4f4f5", "#ffffff", "#d4d4d8", "#a1a1aa", "#ffffff", "#e4e4e7", "#e11d48", "#18181b", "#18181b", DAY),
}
theme = g.choice(list(THEMES))
page, card, cover, edge, opened, line, accent, words, bomb, ink = THEMES[theme]
room = p.max_cell
side = g.random() < 0.5 and (room - 24) * p.cols > 190
gap = g.choice([0, 1, 2, 3, 5])
top = int(min(52, (room * p.cols - (190 if side else 20)) / p.cols)) - gap
n = g.randint(min(20, max(16, top)), max(16, top))
radius = g.choice([0, 3, round(n * 0.2), round(n * 0.3)])
tinted = g.random() < 0.35
outlined = g.random() < 0.4
lip = g.choice([0, 0, 2, 3])
family = g.choice(["Noto Sans", "Nimbus Sans", "DejaVu Sans", "URW Gothic", "Liberation Sans"])
weight = g.choice([500, 600, 700])
points = round(n * g.uniform(0.56, 0.66))
kind = g.choice(["pennant", "square", "pin", "wave"])


def icon(draw):
    f = app.primaryScreen().devicePixelRatio()
    pix = QPixmap(round(n * f), round(n * f))
    pix.fill(Qt.transparent)
    q = QPainter(pix)
    q.setRenderHint(QPainter.Antialiasing)
    q.scale(n * f / 24, n * f / 24)
    draw(q)
    q.end()
    pix.setDevicePixelRatio(f)
    return pix


def flag(q, wrong=False):
    tone, staff = QColor(accent), QColor("#f8fafc" if ink is DUSK else "#1b1b1f")
    q.setPen(QPen(staff, 1.7, Qt.SolidLine, Qt.RoundCap))
    if kind == "pin":
        q.drawLine(QPointF(12, 12), QPointF(12, 20))
        q.setPen(QPen(staff, 0.9))
        q.setBrush(tone)
        q.drawEllipse(QPointF(12, 8.6), 4.8, 4.8)
        q.setBrush(QColor("#ffffff"))
        q.setPen(Qt.NoPen)
        q.drawEllipse(QPointF(10.5, 7), 1.3, 1.3)
    else:
        q.drawLine(QPointF(8, 4.5), QPointF(8, 19.5))
        path = QPainterPath(QPointF(8.8, 4.6))
        if kind == "pennant":
            path.lineTo(18.5, 8.4)
            path.lineTo(8.8, 12.4)
        elif kind == "square":
            path.lineTo(18, 4.6)
            path.lineTo(18, 12)
            path.lineTo(8.8, 12)
        else:
            path.cubicTo(12, 2.8, 14, 7, 18.6, 5)
            path.lineTo(18.6, 12.2)
            path.cubicTo(14, 14, 12, 10, 8.8, 12)
        path.closeSubpath()
        q.setPen(Qt.NoPen)
        q.setBrush(tone)
        q.drawPath(path)
    if wrong:
        for c, w in (("#ffffff", 4), ("#111111", 2.2)):
            q.setPen(QPen(QColor(c), w, Qt.SolidLine, Qt.RoundCap))
            q.drawLine(QPointF(5.5, 5.5), QPointF(18.5, 18.5))
            q.drawLine(QPointF(18.5, 5.5), QPointF(5.5, 18.5))


def mine(q, tone):
    q.setPen(QPen(QColor(tone), 2, Qt.SolidLine, Qt.RoundCap))
    for i in range(4):
        t = i * math.pi / 4
        q.drawLine(QPointF(12 - 8 * math.cos(t), 12 - 8 * math.sin(t)), QPointF(12 + 8 * math.cos(t), 12 + 8 * math.sin(t)))
    q.setBrush(QColor(tone))
    q.drawEllipse(QPointF(12, 12), 4.6, 4.6)


PICTURES = {"F": icon(flag), "x": icon(lambda q: flag(q, True)), "*": icon(lambda q: mine(q, bomb)), "X": icon(lambda q: mine(q, "#ffffff"))}


def blend(a, b, k):
    a, b = QColor(a), QColor(b)
    return QColor(*(round(u * (1 - k) + v * k) for u, v in zip(a.getRgb()[:3], b.getRgb()[:3]))).name()


sheet = f"""
QWidget#page {{ background: {page}; }}
QFrame#card {{ background: {card}; border-radius: 10px; }}
QLabel {{ color: {words}; background: transparent; }}
QLabel[what="big"] {{ font: 700 20px "{family}"; }}
QLabel[what="small"] {{ font: 11px "{family}"; color: {blend(words, card, 0.35)}; }}
QPushButton#new {{ background: {accent}; color: {"#1b1b1f" if ink is DUSK else "#ffffff"}; border: none; border-radius: 6px; padding: 6px 14px; font-weight: 600; }}
QListWidget {{ background: {card}; color: {words}; border: 1px solid {line}; border-radius: 6px; }}
QListWidget::item:selected {{ background: {cover}; color: {words}; }}
QPushButton[cell="cover"] {{ background: {cover}; border: none; border-radius: {radius}px; {f"border-bottom: {lip}px solid {edge};" if lip else f"border: 1px solid {edge};" if gap == 0 else ""} color: {"#ffffff" if ink is DUSK else "#111111"}; font: {weight} {points}px "{family}"; padding: 0; }}
QLabel[cell="open"] {{ background: {opened if not outlined else card}; border-radius: {radius}px; {f"border: 1px solid {line};" if outlined or gap == 0 else ""} font: {weight} {points}px "{family}"; }}
QLabel[cell="hit"] {{ background: #e5383b; border-radius: {radius}px; }}
""" + "".join(f'QLabel[digit="{i + 1}"] {{ color: {c}; {f"background: {blend(opened, c, 0.14)};" if tinted else ""} }}\n' for i, c in enumerate(ink))


def cell(s):
    if s in "#F?x":
        b = QPushButton("?" if s == "?" else "")
        b.setProperty("cell", "cover")
        if s in PICTURES:
            b.setIcon(QIcon(PICTURES[s]))
            b.setIconSize(QSize(n - 4, n - 4))
        b.setFocusPolicy(Qt.NoFocus)
    else:
        b = QLabel(s if s in "12345678" else "")
        b.setAlignment(Qt.AlignCenter)
        b.setProperty("cell", "hit" if s == "X" else "open")
        if s in "12345678":
            b.setProperty("digit", s)
        if s in PICTURES:
            b.setPixmap(PICTURES[s])
    b.setFixedSize(n, n)
    return b


class Ring(QWidget):
    def __init__(self, share):
        super().__init__()
        self.share = share
        self.setFixedSize(84, 84)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.setPen(QPen(QColor(line), 7))
        q.drawEllipse(QRectF(8, 8, 68, 68))
        q.setPen(QPen(QColor(edge), 7, Qt.SolidLine, Qt.RoundCap))
        q.drawArc(QRectF(8, 8, 68, 68), 90 * 16, -round(self.share * 360 * 16))
        q.setPen(QColor(words))
        q.drawText(QRectF(0, 0, 84, 84), Qt.AlignCenter, f"{round(self.share * 100)} %")


def as_card(layout):
    f = QFrame()
    f.setObjectName("card")
    f.setLayout(layout)
    if not ink is DUSK:
        glow = QGraphicsDropShadowEffect()
        glow.setBlurRadius(14)
        glow.setOffset(0, 2)
        glow.setColor(QColor(0, 0, 0, 50))
        f.setGraphicsEffect(glow)
    return f


def said(text, what):
    label = QLabel(text)
    label.setProperty("what", what)
    return label


w = QWidget()
w.setObjectName("page")
w.setWindowTitle(g.choice(["Linden", "Linden Mines", f"Linden · {theme}"]))
w.setStyleSheet(sheet)
grid = QGridLayout()
grid.setSpacing(gap)
pad = g.choice([6, 10])
grid.setContentsMargins(pad, pad, pad, pad)
cells = {}
for r, c, s in p.each():
    cells[r, c] = cell(s)
    grid.addWidget(cells[r, c], r, c)
board = as_card(grid)
lay = QHBoxLayout(w) if side else QVBoxLayout(w)
lay.setContentsMargins(10, 10, 10, 10)
share = sum(s in "012345678" for row in p.cells for s in row) / (p.rows * p.cols - p.mines)
word = {"playing": "Restart", "won": "Play again", "lost": "Try again"}[p.status]
again = QPushButton(word)
again.setObjectName("new")
clock = f"{p.seconds // 60}:{p.seconds % 60:02d}"
if side:
    column = QVBoxLayout()
    for text, name in ((str(p.left), "mines left"), (clock, "time")):
        column.addWidget(said(text, "big"))
        column.addWidget(said(name, "small"))
    if (n + gap) * p.rows > 330:
        column.addWidget(Ring(share), 0, Qt.AlignHCenter)
    if (n + gap) * p.rows > 300:
        themes = QListWidget()
        themes.addItems(THEMES)
        themes.setCurrentRow(list(THEMES).index(theme))
        themes.setFixedSize(130, 110)
        column.addWidget(themes)
    column.addStretch()
    column.addWidget(again)
    panel = as_card(column)
    for x in (panel, board) if g.random() < 0.5 else (board, panel):
        lay.addWidget(x)
else:
    row = QHBoxLayout()
    row.addWidget(said(str(p.left), "big"))
    row.addStretch()
    row.addWidget(again)
    row.addStretch()
    row.addWidget(said(clock, "big"))
    lay.addWidget(as_card(row))
    lay.addWidget(board, 0, Qt.AlignHCenter)
w.show()
w.setFixedSize(w.sizeHint())


def measure():
    from PyQt5.QtCore import QPoint
    f = w.devicePixelRatioF()
    ox, oy = origin(int(w.winId()))
    at = cells[0, 0].mapTo(w, QPoint(0, 0))
    pitch = n + gap
    return ox + (at.x() - gap / 2) * f, oy + (at.y() - gap / 2) * f, p.cols * pitch * f, p.rows * pitch * f


tell_qt(app, measure)
