"""A desktop game of tiles drawn from an SVG theme: menu, tool bar, board in the middle of a patterned ground, status bar."""
import sys

from PyQt5.QtCore import QBuffer, QByteArray, QPoint, QRect, QSize, Qt
from PyQt5.QtGui import QBrush, QColor, QIcon, QImageReader, QPainter, QPixmap
from PyQt5.QtWidgets import QApplication, QLabel, QMainWindow, QStyle, QToolBar, QWidget

from support import Position, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
size = p.cell_size(22, 64)
THEMES = {
    "steel": dict(stops=("#fdfefe", "#9fb2c4"), edge="#5d7286", open="#e4eaf0", line="#b9c5d1", ground="#46586a", flag="#d62424", pole="#333", mine="#22303c",
                  ink=["#0a50c8", "#12801a", "#cf1414", "#1a1a80", "#7d1616", "#0b7d7d", "#101010", "#6f6f6f"]),
    "sand": dict(stops=("#f3dca8", "#c79a52"), edge="#7d5a24", open="#faf1da", line="#dcc598", ground="#8c6b3b", flag="#1d6fb8", pole="#4a2f10", mine="#3a2410",
                 ink=["#2a4fa0", "#3f7a22", "#b83a1e", "#5a2a86", "#7a4a10", "#1d7a74", "#2a1a0a", "#7d7464"]),
    "meadow": dict(stops=("#b6e57a", "#5fa32c"), edge="#3a6d17", open="#e9f5d6", line="#c3dba4", ground="#2f5518", flag="#e02f2f", pole="#553311", mine="#27331b",
                   ink=["#1d4fd0", "#176a22", "#d01d1d", "#4c1d95", "#92400e", "#0e7490", "#111111", "#666666"]),
    "night": dict(stops=("#5b6b8c", "#2f3a55"), edge="#161c2c", open="#1d2334", line="#343d57", ground="#0c101b", flag="#ff9f1c", pole="#dfe6f5", mine="#cfd8ea",
                  ink=["#6fb1ff", "#6fe08a", "#ff7a7a", "#c79bff", "#ffc46b", "#63e0e0", "#ffffff", "#a2acc2"]),
}
name = g.choice(list(THEMES))
k = THEMES[name]
family = g.choice(["DejaVu Sans", "Liberation Serif", "URW Gothic", "Comfortaa", "Liberation Sans"])
round_ = g.choice([0, 4, 9])
inset = g.choice([0, 1, 2])
digit = g.choice([62, 70, 78])
shine = g.random() < 0.5
DEFS = f'<defs><linearGradient id="a" x1="0" y1="0" x2="{g.choice([0, 1])}" y2="1"><stop offset="0" stop-color="{k["stops"][0]}"/><stop offset="1" stop-color="{k["stops"][1]}"/></linearGradient>' \
       '<radialGradient id="b" cx=".38" cy=".34" r=".7"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>'
w = 100 - 2 * inset
SHUT = f'<rect x="{inset + 1.5}" y="{inset + 1.5}" width="{w - 3}" height="{w - 3}" rx="{round_}" fill="url(#a)" stroke="{k["edge"]}" stroke-width="3"/>' + \
       (f'<path d="M{inset + 7} {90 - inset}V{inset + 7}H{90 - inset}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>' if shine else "")
OPEN = f'<rect width="100" height="100" fill="{k["open"]}"/><path d="M0 99h100M99 0v100" stroke="{k["line"]}" stroke-width="3"/>'
FLAG = g.choice([
    f'<path d="M38 20v58" stroke="{k["pole"]}" stroke-width="6" stroke-linecap="round"/><path d="M41 20 76 35 41 50z" fill="{k["flag"]}" stroke="#0003" stroke-width="2"/><path d="M24 82h30" stroke="{k["pole"]}" stroke-width="7" stroke-linecap="round"/>',
    f'<path d="M30 18v66" stroke="{k["pole"]}" stroke-width="6"/><path d="M33 20c14-8 20 8 40 0v28c-20 8-26-8-40 0z" fill="{k["flag"]}"/>',
    f'<ellipse cx="50" cy="82" rx="24" ry="6" fill="#000" fill-opacity=".25"/><path d="M60 16v64" stroke="{k["pole"]}" stroke-width="5"/><path d="M58 18H22l9 13-9 13h36z" fill="{k["flag"]}"/>',
])
MINE = f'<g stroke="{k["mine"]}" stroke-width="7" stroke-linecap="round"><path d="M50 14v72M14 50h72M25 25l50 50M75 25 25 75"/></g><circle cx="50" cy="50" r="25" fill="{k["mine"]}"/>' + \
       ('<circle cx="50" cy="50" r="25" fill="url(#b)"/>' if name != "night" else '<circle cx="42" cy="42" r="6" fill="#1d2334"/>')
CROSS = '<path d="M18 18l64 64M82 18 18 82" stroke="{}" stroke-width="9" stroke-linecap="round"/>'
HIT = g.choice(['<rect width="100" height="100" fill="#e53935"/>', '<path d="M50 2l12 22 25-12-9 26 20 12-22 12 10 26-26-10-12 20-10-22-26 12 12-26L2 50l22-10-12-26 26 10z" fill="#ff9800" stroke="#e53935" stroke-width="4"/>'])
text = lambda s, c: f'<text x="50" y="{50 + digit * 0.36:.0f}" font-family="{family}" font-weight="bold" font-size="{digit}" text-anchor="middle" fill="{c}">{s}</text>'
parts = {"#": SHUT, "0": OPEN, "F": SHUT + FLAG, "?": SHUT + text("?", k["pole"]), "*": OPEN + MINE, "X": OPEN + HIT + MINE,
         "x": SHUT + FLAG + CROSS.format("#000" if k["flag"] != "#1d6fb8" else "#c00"), **{str(i + 1): OPEN + text(i + 1, c) for i, c in enumerate(k["ink"])}}


def render(body, px):
    data = QByteArray(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">{DEFS}{body}</svg>'.encode())
    buffer = QBuffer(data)
    reader = QImageReader(buffer, b"svg")
    reader.setScaledSize(QSize(px, px))
    return QPixmap.fromImage(reader.read())


ratio = app.devicePixelRatio()
tiles = {s: render(body, round(size * ratio)) for s, body in parts.items()}
W, H = p.cols * size, p.rows * size
side = g.choice([0, 10, 24])
pattern = g.choice([Qt.SolidPattern, Qt.SolidPattern, Qt.Dense6Pattern, Qt.BDiagPattern])


class Board(QWidget):
    def corner(self):
        return QPoint((self.width() - W) // 2, (self.height() - H) // 2)

    def paintEvent(self, _):
        q = QPainter(self)
        q.fillRect(self.rect(), QColor(k["ground"]))
        q.fillRect(self.rect(), QBrush(QColor(k["ground"]).lighter(125), pattern if pattern != Qt.SolidPattern else Qt.NoBrush))
        o = self.corner()
        for r, c, s in p.each():
            q.drawPixmap(QRect(o.x() + c * size, o.y() + r * size, size, size), tiles[s])


win = QMainWindow()
win.setWindowTitle(g.choice(["Minenfeld", "Untitled – Tiles", "Field of Mines"]))
for title in ["&Game", "&Settings", "&Help"]:
    win.menuBar().addMenu(title)
if g.random() < 0.7:
    bar = QToolBar()
    bar.setMovable(False)
    bar.setToolButtonStyle(Qt.ToolButtonTextBesideIcon if W > 320 else Qt.ToolButtonIconOnly)
    bar.addAction(win.style().standardIcon(QStyle.SP_FileIcon), "New")
    bar.addAction(win.style().standardIcon(QStyle.SP_MediaPause), "Pause")
    bar.addAction(QIcon(tiles["F"]), "Hint")
    win.addToolBar(bar)
board = Board()
board.setMinimumSize(max(W + 2 * side, 220), H + 2 * side)
win.setCentralWidget(board)
win.statusBar().addWidget(QLabel(f"Mines: {p.mines - p.left}/{p.mines}"))
win.statusBar().addPermanentWidget(QLabel({"playing": "", "won": "Congratulations! ", "lost": "Game over. "}[p.status] + f"Time: {p.seconds // 60:02d}:{p.seconds % 60:02d}"))
win.show()


def measure():
    at = board.mapToGlobal(board.corner())
    f = win.devicePixelRatioF()
    return at.x() * f, at.y() * f, W * f, H * f


tell_qt(app, measure)
