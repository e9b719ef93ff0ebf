"""A dark program in the manner of code editors: quiet slabs painted with QPainter, thin rules, one bright accent, figures in a bar above or in a column beside."""
import math
import sys

from PyQt5.QtCore import QPointF, QRectF, Qt
from PyQt5.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PyQt5.QtWidgets import QApplication, QFrame, QGridLayout, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
SHADES = {
    "graphite": dict(win="#1b1d21", open="#24272c", cover="#454b55", top="#565d69", foot="#363b43", rule="#31353c", text="#d5d9e0", dim="#8b93a1", accent="#4aa3ff", flag="#ff9f43", mine="#e4e7ec", hit="#b8383d",
                     ink=["#61afef", "#98c379", "#e8707a", "#c98bdb", "#e5b567", "#56c2cc", "#f0f2f5", "#8f96a3"]),
    "moss": dict(win="#171c19", open="#1f2622", cover="#3f5247", top="#4f6658", foot="#314037", rule="#2b352f", text="#d8e2da", dim="#86978b", accent="#6fcf97", flag="#f2c94c", mine="#dfe8e1", hit="#a83f3a",
                 ink=["#74b9ff", "#8ee09b", "#ff8c7a", "#cda2ff", "#f0b872", "#66d6c8", "#f2f5f2", "#94a398"]),
    "aubergine": dict(win="#1d1822", open="#272030", cover="#514363", top="#64547a", foot="#3e334d", rule="#352b41", text="#e4dcec", dim="#9a8da9", accent="#bb86fc", flag="#ff6e8a", mine="#ece4f4", hit="#a3324f",
                      ink=["#8ab4ff", "#84dcb0", "#ff8fa0", "#d7a8ff", "#ffc27a", "#72dbe6", "#ffffff", "#a498b2"]),
    "ink": dict(win="#0e1116", open="#131820", cover="#26344a", top="#334561", foot="#1b2738", rule="#1e2733", text="#c9d4e3", dim="#76859a", accent="#2dd4bf", flag="#f87171", mine="#c9d4e3", hit="#9f2f3b",
                ink=["#60a5fa", "#4ade80", "#fb7185", "#c084fc", "#fbbf24", "#22d3ee", "#e2e8f0", "#94a3b8"]),
    "coal": dict(win="#121212", open="#1a1a1a", cover="#3a3a3a", top="#4a4a4a", foot="#2c2c2c", rule="#2a2a2a", text="#e0e0e0", dim="#9e9e9e", accent="#ff7043", flag="#ff7043", mine="#f5f5f5", hit="#c62828",
                 ink=["#64b5f6", "#81c784", "#e57373", "#ba68c8", "#ffb74d", "#4dd0e1", "#fafafa", "#9e9e9e"]),
}
c = SHADES[g.choice(list(SHADES))]
size = p.cell_size(18, 56)
gap = g.choice([0, 1, 2, 2, 3]) if size > 22 else g.choice([0, 1])
size -= gap
pitch = size + gap
slab = g.choice(["plain", "edge", "wash"])
radius = g.choice([0, 2, 3, 5]) if gap else 0
margin = g.choice([8, 12, 18])
font = QFont(g.choice(["Noto Sans", "DejaVu Sans Mono", "Liberation Sans", "DejaVu Sans"]))
font.setPixelSize(max(10, round(size * g.uniform(0.5, 0.62))))
font.setWeight(g.choice([QFont.Normal, QFont.DemiBold, QFont.Bold]))


def cover(painter, box):
    painter.setPen(Qt.NoPen)
    painter.setBrush(QColor(c["cover"]))
    painter.drawRoundedRect(box, radius, radius)
    clip = QPainterPath()
    clip.addRoundedRect(box, radius, radius)
    painter.save()
    painter.setClipPath(clip)
    if slab == "edge":
        painter.fillRect(QRectF(box.x(), box.bottom() - max(2, size * 0.09), box.width(), size * 0.2), QColor(c["foot"]))
    elif slab == "wash":
        for i in range(8):
            shade = QColor(c["top"][:7])
            shade.setAlphaF(0.55 * (1 - i / 8))
            painter.fillRect(QRectF(box.x(), box.y() + i * size / 16, box.width(), size / 16), shade)
    painter.fillRect(QRectF(box.x(), box.y(), box.width(), 1), QColor(c["top"][:7]))
    if not gap:
        painter.fillRect(QRectF(box.right() - 1, box.y(), 1, box.height()), QColor(c["win"]))
        painter.fillRect(QRectF(box.x(), box.bottom() - 1, box.width(), 1), QColor(c["win"]))
    painter.restore()


def floor(painter, box, fill):
    painter.setPen(Qt.NoPen)
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(box, radius, radius)
    if not gap:
        painter.fillRect(QRectF(box.right() - 1, box.y(), 1, box.height()), QColor(c["rule"]))
        painter.fillRect(QRectF(box.x(), box.bottom() - 1, box.width(), 1), QColor(c["rule"]))


def write(painter, box, text, colour):
    painter.setFont(font)
    painter.setPen(QColor(colour))
    ink = QFontMetricsF(font).tightBoundingRect(text)
    painter.drawText(QPointF(box.center().x() - ink.width() / 2 - ink.x(), box.center().y() - ink.height() / 2 - ink.y()), text)


def flag(painter, box, faint=False):
    def at(x, y):
        return QPointF(box.x() + x * size, box.y() + y * size)

    colour = QColor(c["flag"])
    if faint:
        colour = QColor(c["dim"])
    painter.setPen(QPen(QColor(c["text"]), max(1.2, size * 0.055), Qt.SolidLine, Qt.RoundCap))
    painter.drawLine(at(0.34, 0.2), at(0.34, 0.8))
    painter.setPen(Qt.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([at(0.36, 0.2), at(0.76, 0.2), at(0.66, 0.36), at(0.76, 0.52), at(0.36, 0.52)]))


def mine(painter, box, colour):
    mid, r = box.center(), size * 0.21
    painter.setPen(QPen(QColor(colour), max(1.2, size * 0.06), Qt.SolidLine, Qt.RoundCap))
    for i in range(8):
        a = math.pi * i / 4
        painter.drawLine(mid, mid + QPointF(math.cos(a), math.sin(a)) * size * 0.33)
    painter.setPen(Qt.NoPen)
    painter.setBrush(QBrush(QColor(colour)))
    painter.drawEllipse(mid, r, r)
    painter.setBrush(QColor(c["open"]))
    painter.drawEllipse(mid + QPointF(-r * 0.32, -r * 0.32), r * 0.27, r * 0.27)


class Field(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(pitch * p.cols + 2 * margin - gap, pitch * p.rows + 2 * margin - gap)

    def paintEvent(self, _):
        painter = QPainter(self)
        painter.setRenderHint(QPainter.Antialiasing)
        for row, col, s in p.each():
            box = QRectF(margin + col * pitch, margin + row * pitch, size, size)
            if s in "#F?x":
                cover(painter, box)
            else:
                floor(painter, box, c["hit"] if s == "X" else c["open"])
            if s in "12345678":
                write(painter, box, s, c["ink"][int(s) - 1])
            elif s == "?":
                write(painter, box, "?", c["accent"])
            elif s in "Fx":
                flag(painter, box, s == "x")
            elif s in "*X":
                mine(painter, box, c["mine"])
            if s == "x":
                painter.setPen(QPen(QColor(c["ink"][2]), max(2, size * 0.08), Qt.SolidLine, Qt.RoundCap))
                a, b = size * 0.22, size * 0.78
                painter.drawLine(box.topLeft() + QPointF(a, a), box.topLeft() + QPointF(b, b))
                painter.drawLine(box.topLeft() + QPointF(b, a), box.topLeft() + QPointF(a, b))
        painter.end()


w = QWidget()
w.setWindowTitle(g.choice(["mines", "Graphite Mines", "Minesweeper — dark"]))
w.setStyleSheet(f"""QWidget {{ background: {c['win']}; color: {c['text']}; font-size: 13px; }}
QPushButton {{ background: {c['foot']}; border: 1px solid {c['rule']}; border-radius: 4px; padding: 5px 14px; }}
QProgressBar {{ background: {c['foot']}; border: none; border-radius: 3px; }} QProgressBar::chunk {{ background: {c['accent']}; border-radius: 3px; }}""")


def figure(title, value, colour):
    box = QVBoxLayout()
    box.setSpacing(0)
    small = QLabel(title.upper())
    small.setStyleSheet(f"color: {c['dim']}; font-size: 11px;")
    big = QLabel(value)
    big.setStyleSheet(f"color: {colour}; font-size: 24px; font-weight: bold;")
    box.addWidget(small)
    box.addWidget(big)
    return box


field = Field()
again = QPushButton({"playing": "New game", "won": "Play again", "lost": "Try again"}[p.status])
again.setFocusPolicy(Qt.NoFocus)
done = sum(s in "012345678" for _, _, s in p.each()) * 100 // (p.rows * p.cols - p.mines)
mines, clock = figure("mines", str(p.left), c["flag"]), figure("time", f"{p.seconds // 60:02d}:{p.seconds % 60:02d}", c["text"])
word = QLabel({"playing": f"{min(100, done)} % cleared", "won": "Field cleared", "lost": "Mine hit"}[p.status])
word.setStyleSheet(f"color: {c['accent'] if p.status != 'lost' else c['ink'][2]};")
if g.random() < 0.4:
    whole = QHBoxLayout(w)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.setSpacing(0)
    side = QFrame()
    side.setFixedWidth(130)
    column = QVBoxLayout(side)
    column.setSpacing(14)
    column.addLayout(mines)
    column.addLayout(clock)
    bar = QProgressBar()
    bar.setTextVisible(False)
    bar.setFixedHeight(6)
    bar.setValue(min(100, done))
    column.addWidget(bar)
    column.addWidget(word)
    column.addStretch()
    column.addWidget(again)
    whole.addWidget(side)
    whole.addWidget(field, 0, Qt.AlignCenter)
else:
    whole = QVBoxLayout(w)
    whole.setContentsMargins(0, 8, 0, 4)
    whole.setSpacing(2)
    row = QGridLayout()
    row.setContentsMargins(margin, 0, margin, 0)
    row.addLayout(mines, 0, 0, Qt.AlignLeft)
    row.addWidget(again, 0, 1, Qt.AlignCenter)
    row.addLayout(clock, 0, 2, Qt.AlignRight)
    whole.addLayout(row)
    whole.addWidget(field, 0, Qt.AlignCenter)
    if g.random() < 0.6:
        whole.addWidget(word, 0, Qt.AlignCenter)
w.show()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(field, margin - gap / 2, pitch * p.cols, pitch * p.rows))
