"""Qt, one painted widget in the soft style: pads of the colour of the window raised by a light and a dark shadow, opened ones pressed in; pill-shaped counters and a round button."""
import math
import sys

from PyQt5.QtCore import QPoint, QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF
from PyQt5.QtWidgets import QApplication, QWidget

from support import Position, report, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
DAY = ["#2f6fed", "#1f9d57", "#e5383b", "#5f3dc4", "#b35c00", "#0c8599", "#343a40", "#868e96"]
NIGHT = ["#74c0fc", "#8ce99a", "#ff8787", "#d0a9ff", "#ffc078", "#66d9e8", "#f8f9fa", "#adb5bd"]
LOOKS = [  # ground, light shadow, dark shadow, pad, pressed, inks, flag, dark
    ("#e0e5ec", "#ffffff", "#a3b1c6", "#e6ebf2", "#d3dae4", DAY, "#e5383b", "#3d4756"),
    ("#efe7de", "#ffffff", "#c4b5a4", "#f4ede6", "#e3d8cb", DAY, "#c92a2a", "#4a3f35"),
    ("#dbe7f3", "#ffffff", "#9db3cc", "#8fb3dd", "#e6eef7", DAY, "#fff3bf", "#1f3350"),
    ("#2c3038", "#3d434e", "#16181d", "#363b45", "#24272e", NIGHT, "#ff922b", "#e9ecef"),
    ("#d9ece4", "#ffffff", "#9dbfb0", "#7cc0a2", "#e9f5f0", DAY, "#e8590c", "#153a2b"),
    ("#332b3d", "#483d56", "#1b1722", "#6a5585", "#2a2432", NIGHT, "#ffd43b", "#f1ecf7"),
]
ground, high, low, pad, pressed, inks, red, dark = g.choice(LOOKS)
night = inks is NIGHT
size = p.cell_size(22, 60) + g.choice([0, 0, 0.5])
inset = size * g.uniform(0.06, 0.11)
radius = size * g.choice([0.12, 0.2, 0.32])
depth = size * g.uniform(0.05, 0.09)
family = g.choice(["Quicksand", "Inter", "Open Sans", "Comfortaa", "Lato", "Roboto"])
part = g.uniform(0.5, 0.62)
empty = g.choice(["pressed", "pressed", "flat"])  # opened cells without a number may be level with the ground
sign, charge = g.choice(["drop", "pennant", "sail"]), g.choice(["dots", "spikes"])
head, margin = g.choice([58, 66]), g.choice([14, 22])
W, H = max(p.cols * size + 2 * margin, 240), p.rows * size + head + margin
left = (W - p.cols * size) / 2


def alpha(name, a):
    c = QColor(name)
    c.setAlphaF(a)
    return c


def soft(q, box, r, d):
    """Shadows below a raised pad, as a stack of faint ones."""
    q.setPen(Qt.NoPen)
    n = 6
    for i in range(n, 0, -1):
        grow = d * (i / n - 0.35)
        for tone, way in ((low, 0.7), (high, -0.7)):
            q.setBrush(alpha(tone, 0.17 if tone == low else 0.2))
            q.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow).translated(d * way, d * way), r + grow, r + grow)


def raised(q, box, r, d, tone):
    soft(q, box, r, d)
    shade = QLinearGradient(box.topLeft(), box.bottomRight())
    shade.setColorAt(0, QColor(tone).lighter(106))
    shade.setColorAt(1, QColor(tone).darker(107))
    q.setBrush(shade)
    q.drawRoundedRect(box, r, r)


def sunk(q, box, r, d, tone):
    path = QPainterPath()
    path.addRoundedRect(box, r, r)
    q.save()
    q.setClipPath(path)
    q.fillPath(path, QColor(tone))
    q.setBrush(Qt.NoBrush)
    for i in range(5):
        wide = d * 2 * (1 - i / 5)
        for tint, way in ((low, 0.5), (high, -0.5)):
            q.setPen(QPen(alpha(tint, 0.16), wide))
            q.drawRoundedRect(box.adjusted(-d, -d, d, d).translated(d * way * 1.9, d * way * 1.9), r, r)
    q.restore()
    q.setPen(QPen(alpha(low, 0.35), 0.8))
    q.setBrush(Qt.NoBrush)
    q.drawRoundedRect(box, r, r)


def text(q, box, s, px, tone):
    f = QFont(family)
    f.setPixelSize(max(8, round(px)))
    f.setBold(True)
    q.setFont(f)
    t = QFontMetricsF(f).tightBoundingRect(s)
    q.setPen(QColor(tone))
    q.drawText(QPointF(box.center().x() - t.center().x(), box.center().y() - t.center().y()), s)


def flag(q, m, u, tone, pole):
    at = lambda *pts: QPolygonF([m + QPointF(x, y) * u for x, y in pts])
    q.setPen(QPen(QColor(pole), 1.6 * u, Qt.SolidLine, Qt.RoundCap))
    if sign == "drop":
        path = QPainterPath(m + QPointF(0, 8.4) * u)
        path.cubicTo(m + QPointF(-2, 4) * u, m + QPointF(-6, 1.6) * u, m + QPointF(-6, -2) * u)
        path.cubicTo(m + QPointF(-6, -10) * u, m + QPointF(6, -10) * u, m + QPointF(6, -2) * u)
        path.cubicTo(m + QPointF(6, 1.6) * u, m + QPointF(2, 4) * u, m + QPointF(0, 8.4) * u)
        q.setPen(QPen(QColor(pole), 0.9 * u))
        q.setBrush(QColor(tone))
        q.drawPath(path)
        q.setBrush(QColor(pole))
        q.drawEllipse(m + QPointF(0, -2.2) * u, 2 * u, 2 * u)
        return
    q.drawLine(m + QPointF(-4, -7.4) * u, m + QPointF(-4, 7.6) * u)
    q.setPen(QPen(QColor(tone), 1.4 * u, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
    q.setBrush(QColor(tone))
    if sign == "pennant":
        q.drawPolygon(at((-2.6, -6.8), (6.6, -3), (-2.6, 0.8)))
    else:
        path = QPainterPath(m + QPointF(-2.6, -6.8) * u)
        path.cubicTo(m + QPointF(2, -8.4) * u, m + QPointF(3, -4.8) * u, m + QPointF(7, -6.4) * u)
        path.lineTo(m + QPointF(7, 0.2) * u)
        path.cubicTo(m + QPointF(3, 1.8) * u, m + QPointF(2, -1.6) * u, m + QPointF(-2.6, 0.4) * u)
        path.closeSubpath()
        q.drawPath(path)


def mine(q, m, u, tone):
    q.setBrush(QColor(tone))
    for i in range(8):
        a = i * math.pi / 4
        tip = m + QPointF(math.cos(a), math.sin(a)) * 7.4 * u
        if charge == "dots":
            q.setPen(Qt.NoPen)
            q.drawEllipse(tip, 1.5 * u, 1.5 * u)
        else:
            q.setPen(QPen(QColor(tone), 1.8 * u, Qt.SolidLine, Qt.RoundCap))
            q.drawLine(m, tip)
    q.setPen(Qt.NoPen)
    q.drawEllipse(m, 5 * u, 5 * u)
    q.setBrush(alpha("#ffffff" if QColor(tone).lightness() < 140 else "#000000", 0.55))
    q.drawEllipse(m + QPointF(-1.6, -1.6) * u, 1.4 * u, 1.4 * u)


def paint(q, s):
    """One cell on the box from 0, 0."""
    box = QRectF(inset, inset, size - 2 * inset, size - 2 * inset)
    m, u = box.center(), size / 26
    if s in "012345678*X":
        if s == "X":
            sunk(q, box, radius, depth, "#f06060")
        elif s != "0" or empty == "pressed":
            sunk(q, box, radius, depth, pressed)
        if s in "12345678":
            text(q, box, s, size * part, inks[int(s) - 1])
        elif s != "0":
            mine(q, m, u, "#20242c" if s == "X" or not night else "#e9ecef")
        return
    raised(q, box, radius, depth, pad)
    if s == "?":
        text(q, box, "?", size * part, dark)
    elif s in "Fx":
        flag(q, m, u, red if s == "F" else "#9aa0a8", dark)
        if s == "x":
            q.setPen(QPen(QColor("#e03131" if not night else "#ff6b6b"), 2.2 * u, Qt.SolidLine, Qt.RoundCap))
            for d in (1, -1):
                q.drawLine(m + QPointF(-7 * d, -7) * u, m + QPointF(7 * d, 7) * u)


class Soft(QWidget):
    def paintEvent(self, event):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.fillRect(self.rect(), QColor(ground))
        for words, x in ((f"{p.left}", left + 4), (f"{p.seconds // 60}:{p.seconds % 60:02d}", W - left - 76)):
            box = QRectF(x, 14, 72, 30)
            sunk(q, box, 15, 3, pressed)
            text(q, box, words, 17, dark)
        ball = QRectF(W / 2 - 19, 10, 38, 38)
        raised(q, ball, 19, 4, pad)
        m = ball.center()
        q.setPen(QPen(QColor(dark), 2.4, Qt.SolidLine, Qt.RoundCap))
        q.setBrush(Qt.NoBrush)
        if p.status == "playing":
            q.drawArc(QRectF(m.x() - 8, m.y() - 8, 16, 16), 60 * 16, 290 * 16)
            q.drawLine(m + QPointF(4, -7), m + QPointF(9, -7))
        elif p.status == "won":
            q.drawPolyline(QPolygonF([m + QPointF(-8, 0), m + QPointF(-2, 6), m + QPointF(8, -6)]))
        else:
            for d in (1, -1):
                q.drawLine(m + QPointF(-6 * d, -6), m + QPointF(6 * d, 6))
        for r, c, s in p.each():
            q.save()
            q.translate(left + c * size, head + r * size)
            paint(q, s)
            q.restore()


w = Soft()
w.setWindowTitle(g.choice(["Soft Mines", "Neumines", "Minesweeper"]))
w.setFixedSize(math.ceil(W), math.ceil(H))
w.show()


def measure():
    f = w.devicePixelRatioF()
    at = w.mapToGlobal(QPoint(0, 0))
    return (at.x() + left) * f, (at.y() + head) * f, p.cols * size * f, p.rows * size * f


tell_qt(app, measure)
