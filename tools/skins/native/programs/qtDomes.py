"""Qt, one QPainter widget: a metal plate with sockets; covered cells are domed push buttons with radial gradients, opened ones empty wells with a stamped digit; a panel of lamps above."""
import math
import sys

from PyQt5.QtCore import QPoint, QPointF, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient
from PyQt5.QtWidgets import QApplication, QMainWindow, QWidget

from support import Position, report, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
LOOKS = [  # plate light, plate dark, dome, well, ink list, counter
    ("#cfd4d8", "#a3aab0", "#d9a441", "#eef1f3", ["#1747c4", "#1d7f36", "#c81e1e", "#4a1f9e", "#8a3500", "#007684", "#101010", "#666c72"], "#ffb000"),
    ("#575c63", "#35393f", "#7d8fa6", "#24272b", ["#6fb2ff", "#7be08f", "#ff7a70", "#c79bff", "#ffb066", "#5fe0dc", "#ffffff", "#a9aeb4"], "#7dff9a"),
    ("#dcd3c2", "#b5a98f", "#9c4a3c", "#f6f1e6", ["#1f4db0", "#2f7327", "#b51616", "#3b2178", "#7b3c00", "#00696b", "#171310", "#716a5e"], "#ff6a4d"),
    ("#c3d0c6", "#92a598", "#3f7f6a", "#edf4ef", ["#143fb3", "#17692b", "#bd1a1a", "#3d1d87", "#7a3600", "#00647a", "#0c0f0d", "#667068"], "#ffe14d"),
    ("#4b4356", "#2d2735", "#b07ab8", "#1f1a26", ["#86b6ff", "#8ae29a", "#ff8a86", "#d3a6ff", "#ffc07a", "#7ae6e6", "#ffffff", "#b5adbd"], "#ff9df0"),
]
light, low, dome, well, inks, lamp = g.choice(LOOKS)
night = QColor(well).lightness() < 90
size = p.cell_size(23, 56) + g.choice([0, 0, 0.5, 0.25])
full = g.uniform(0.41, 0.47)  # radius of a dome
shape = g.choice(["round", "round", "squircle"])
head, margin = g.choice([46, 54]), g.choice([10, 16, 22])
family = g.choice(["Roboto", "Liberation Sans", "Nimbus Sans Narrow", "Comfortaa"])
part = g.uniform(0.5, 0.62)
W, H = max(p.cols * size + 2 * margin, 230), p.rows * size + head + margin
left = (W - p.cols * size) / 2


def outline(box, grow=0.0):
    path = QPainterPath()
    b = box.adjusted(-grow, -grow, grow, grow)
    if shape == "round":
        path.addEllipse(b)
    else:
        path.addRoundedRect(b, b.width() * 0.3, b.width() * 0.3)
    return path


class Plate(QWidget):
    def paintEvent(self, event):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        metal = QLinearGradient(0, 0, W * 0.3, H)
        for i in range(7):
            metal.setColorAt(i / 6, QColor(light if i % 2 == 0 else low))
        q.fillRect(self.rect(), metal)
        self.counters(q)
        edge = QRectF(left - 4, head - 4, p.cols * size + 8, p.rows * size + 8)
        q.setPen(QPen(QColor(0, 0, 0, 90), 1.5))
        q.setBrush(QColor(0, 0, 0, 22))
        q.drawRoundedRect(edge, 6, 6)
        for r, c, s in p.each():
            self.cell(q, QRectF(left + c * size, head + r * size, size, size), s)

    def counters(self, q):
        f = QFont("DejaVu Sans Mono")
        f.setPixelSize(20)
        f.setBold(True)
        q.setFont(f)
        for text, x in ((f"{p.left:03d}", left), (f"{min(p.seconds, 999):03d}", left + p.cols * size - 54)):
            b = QRectF(x, 9, 54, 28)
            q.setPen(QPen(QColor(0, 0, 0, 140), 1))
            q.setBrush(QColor("#15120e"))
            q.drawRoundedRect(b, 4, 4)
            q.setPen(QColor(lamp))
            q.drawText(b, Qt.AlignCenter, text)
        tone = {"playing": "#f4c430", "won": "#35c759", "lost": "#e0301e"}[p.status]
        glow = QRadialGradient(W / 2 - 4, 19, 16)
        glow.setColorAt(0, QColor("white"))
        glow.setColorAt(0.4, QColor(tone))
        glow.setColorAt(1, QColor(tone).darker(190))
        q.setBrush(glow)
        q.setPen(QPen(QColor(0, 0, 0, 150), 1.5))
        q.drawEllipse(QPointF(W / 2, 23), 13, 13)

    def cell(self, q, box, s):
        m, rad = box.center(), size * full
        inner = QRectF(m.x() - rad, m.y() - rad, 2 * rad, 2 * rad)
        if s in "012345678*X":
            shade = QLinearGradient(inner.topLeft(), inner.bottomLeft())
            base = QColor("#e23b2e") if s == "X" else QColor(well)
            shade.setColorAt(0, base.darker(150 if not night else 190))
            shade.setColorAt(0.22, base)
            shade.setColorAt(1, base)
            q.setPen(QPen(QColor(255, 255, 255, 40 if night else 130), 1))
            q.setBrush(shade)
            q.drawPath(outline(inner, size * 0.02))
        else:
            q.setPen(Qt.NoPen)
            q.setBrush(QColor(0, 0, 0, 90))
            q.drawPath(outline(inner.translated(0, size * 0.035), size * 0.02))
            base = QColor("#9aa0a6") if s == "x" else QColor(dome)
            ball = QRadialGradient(QPointF(m.x() - rad * 0.35, m.y() - rad * 0.45), rad * 1.7)
            ball.setColorAt(0, base.lighter(160))
            ball.setColorAt(0.45, base)
            ball.setColorAt(1, base.darker(190))
            q.setBrush(ball)
            q.setPen(QPen(base.darker(230), 1))
            q.drawPath(outline(inner))
        u = size / 24
        if s in "12345678?":
            f = QFont(family)
            f.setPixelSize(max(8, int(size * part)))
            f.setBold(True)
            q.setFont(f)
            tight = QFontMetricsF(f).tightBoundingRect(s)
            at = QPointF(m.x() - tight.center().x(), m.y() - tight.center().y())
            q.setPen(QColor(255, 255, 255, 150) if not night else QColor(0, 0, 0, 160))
            if s != "?":
                q.drawText(at + QPointF(0, max(1, u * 0.8)), s)
            q.setPen(QColor(inks[int(s) - 1]) if s != "?" else QColor("white"))
            q.drawText(at, s)
        elif s in "Fx":
            q.setPen(QPen(QColor("#14110d"), 1.5 * u, Qt.SolidLine, Qt.RoundCap))
            q.drawLine(m + QPointF(-3.4, -6.2) * u, m + QPointF(-3.4, 6.6) * u)
            q.setPen(QPen(QColor("#14110d"), 0.7 * u))
            q.setBrush(QColor("#ffffff" if dome in ("#9c4a3c", "#3f7f6a") else "#e01818"))
            q.drawPolygon(QPolygonF([m + QPointF(x, y) * u for x, y in ((-2.8, -6.4), (6, -3.2), (-2.8, 0.4))]))
            if s == "x":
                q.setPen(QPen(QColor("#101010"), 2 * u, Qt.SolidLine, Qt.RoundCap))
                q.drawLine(m + QPointF(-7, -7) * u, m + QPointF(7, 7) * u)
                q.drawLine(m + QPointF(7, -7) * u, m + QPointF(-7, 7) * u)
        elif s in "*X":
            ink = QColor("#1a1a1a") if not night or s == "X" else QColor("#d8dbe0")
            q.setPen(QPen(ink, 1.6 * u, Qt.SolidLine, Qt.RoundCap))
            q.setBrush(ink)
            path = QPainterPath(m + QPointF(2.6, -4.2) * u)
            path.cubicTo(m + QPointF(3.5, -7) * u, m + QPointF(5, -7.6) * u, m + QPointF(6.4, -6.4) * u)
            q.setBrush(Qt.NoBrush)
            q.drawPath(path)
            q.setBrush(ink)
            q.setPen(Qt.NoPen)
            q.drawEllipse(m + QPointF(-0.6, 1.3) * u, 5.6 * u, 5.6 * u)
            q.setBrush(QColor("#ff9a1f"))
            q.drawEllipse(m + QPointF(6.6, -6.2) * u, 1.7 * u, 1.7 * u)
            q.setBrush(QColor(255, 255, 255, 190) if ink.lightness() < 90 else QColor(0, 0, 0, 120))
            q.drawEllipse(m + QPointF(-2.8, -0.8) * u, 1.5 * u, 1.5 * u)


w = QMainWindow()
w.setWindowTitle(g.choice(["Control Panel Mines", "Pushbutton", "Domes 2.3"]))
if g.random() < 0.7:
    for name in ["&Panel", "&Level", "&Help"]:
        w.menuBar().addMenu(name)
plate = Plate()
plate.setFixedSize(math.ceil(W), math.ceil(H))
w.setCentralWidget(plate)
if g.random() < 0.4:
    w.statusBar().showMessage({"playing": "Ready", "won": "All clear", "lost": "Short circuit!"}[p.status])
w.show()
w.setFixedSize(w.sizeHint())


def measure():
    k = w.devicePixelRatioF()
    at = plate.mapToGlobal(QPoint(0, 0))
    return (at.x() + left) * k, (at.y() + head) * k, p.cols * size * k, p.rows * size * k


tell_qt(app, measure)
