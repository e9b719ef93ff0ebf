"""A Qt game whose pictures are SVG: hedges over a garden path, glazed tiles over plaster or roof slates over rafters; figures are written by QPainter, a tool bar and two labels around the board."""
import sys

from PyQt5.QtCore import QByteArray, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QIcon, QPainter, QPixmap
from PyQt5.QtSvg import QSvgRenderer
from PyQt5.QtWidgets import QAction, QApplication, QHBoxLayout, QLabel, QMainWindow, QProgressBar, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Windows"]))
DAY = ["#1c4ec0", "#1d7426", "#c8261c", "#54208e", "#8c4a0c", "#0c7078", "#161616", "#6e6e6e"]
NIGHT = ["#8cc0ff", "#96e28c", "#ff9084", "#d6acff", "#ffc878", "#7ce4dc", "#ffffff", "#b4b4b4"]
leaf = lambda x, y, turn, tone: f'<path transform="translate({x} {y}) rotate({turn})" d="M0-13C9-6 9 6 0 13C-9 6-9-6 0-13z" fill="{tone}"/>'
leaves = "".join(leaf(x, y, t, c) for x, y, t, c in [(24, 26, 40, "#6fae4e"), (58, 20, -30, "#86c262"), (80, 46, 15, "#6fae4e"), (40, 54, -60, "#86c262"), (22, 78, 10, "#5c9a40"), (66, 78, 70, "#78b656"), (62, 48, 30, "#5c9a40")])
THEMES = {
    "hedge": dict(shut=f'<rect x="2" y="2" width="96" height="96" rx="16" fill="#2f6128"/><rect x="5" y="4" width="90" height="88" rx="14" fill="#467f36"/>{leaves}',
                  open='<rect width="100" height="100" fill="#e6d3a8"/><circle cx="20" cy="24" r="3" fill="#cdb584"/><circle cx="78" cy="70" r="4" fill="#cdb584"/><circle cx="66" cy="14" r="2" fill="#f3e6c8"/><path d="M0 0H100V100H0z" fill="none" stroke="#c2a874" stroke-width="3"/>',
                  ink=DAY, ground="#7a9a5c", cloth="#f4f0e0", stick="#5a3a1c", mark="#d02a1e", mine="#30241c", write="#ffffff"),
    "glaze": dict(shut='<defs><linearGradient id="s" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#7cc0d8"/><stop offset="1" stop-color="#1f6f96"/></linearGradient></defs><rect width="100" height="100" fill="#e8e4da"/><rect x="4" y="4" width="92" height="92" rx="7" fill="url(#s)"/><path d="M14 50L50 14 86 50 50 86z" fill="none" stroke="#d6eef6" stroke-opacity=".55" stroke-width="4"/>',
                  open='<rect width="100" height="100" fill="#dcd7ca"/><rect x="3" y="3" width="94" height="94" rx="5" fill="#f6f3ea"/>',
                  ink=DAY, ground="#b8b2a2", cloth="#e8542c", stick="#10303e", mark="#e8542c", mine="#22303a", write="#ffffff"),
    "slate": dict(shut='<rect width="100" height="100" fill="#20242c"/><path d="M3 3H97V70Q97 96 50 96Q3 96 3 70z" fill="#6c7686"/><path d="M3 3H97V16H3z" fill="#8a94a4"/><path d="M20 40l14 6M60 60l18-4" stroke="#596272" stroke-width="4"/>',
                  open='<rect width="100" height="100" fill="#2e2620"/><path d="M0 98H100M98 0V100" stroke="#4c4036" stroke-width="4"/>',
                  ink=NIGHT, ground="#14161a", cloth="#ffb020", stick="#f0f0f0", mark="#ffb020", mine="#e8d8c4", write="#ffffff"),
    "quilted": dict(shut='<defs><radialGradient id="q" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#f2a6b4"/><stop offset="1" stop-color="#c4627a"/></radialGradient></defs><rect width="100" height="100" fill="#9c4458"/><rect x="3" y="3" width="94" height="94" rx="22" fill="url(#q)"/><path d="M14 14h72v72h-72z" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-dasharray="9 7"/>',
                    open='<rect width="100" height="100" fill="#fbeef0"/><path d="M0 99H100M99 0V100" stroke="#e4c4cc" stroke-width="3"/>',
                    ink=DAY, ground="#e9cfd5", cloth="#3c2a6c", stick="#3a1c28", mark="#3c2a6c", mine="#3a1c28", write="#3a1c28"),
}
name = g.choice(list(THEMES))
k = THEMES[name]
FLAG = g.choice([
    f'<path d="M50 84V22" stroke="{k["stick"]}" stroke-width="7" stroke-linecap="round"/><path d="M22 24H78L68 38 78 52H22z" fill="{k["cloth"]}" stroke="{k["stick"]}" stroke-width="3"/>',
    f'<path d="M34 86V16" stroke="{k["stick"]}" stroke-width="7" stroke-linecap="round"/><path d="M37 18L82 36 37 56z" fill="{k["cloth"]}" stroke="{k["stick"]}" stroke-width="2"/><ellipse cx="36" cy="86" rx="16" ry="5" fill="{k["stick"]}"/>',
    f'<path d="M50 88C28 60 24 50 24 40A26 26 0 0 1 76 40C76 50 72 60 50 88z" fill="{k["cloth"]}" stroke="{k["stick"]}" stroke-width="4"/><circle cx="50" cy="40" r="10" fill="{k["stick"]}"/>',
])
MINE = g.choice([
    f'<g stroke="{k["mine"]}" stroke-width="7" stroke-linecap="round"><path d="M50 12V88M12 50H88M24 24L76 76M76 24L24 76"/></g><circle cx="50" cy="50" r="25" fill="{k["mine"]}"/><circle cx="41" cy="41" r="7" fill="#fff" fill-opacity=".7"/>',
    f'<circle cx="46" cy="60" r="29" fill="{k["mine"]}"/><path d="M60 30l12 12" stroke="{k["mine"]}" stroke-width="14"/><path d="M68 34Q74 14 88 22" fill="none" stroke="#b08040" stroke-width="5"/><circle cx="88" cy="20" r="8" fill="#ff9a1c"/><circle cx="36" cy="50" r="7" fill="#fff" fill-opacity=".6"/>',
])
HIT = '<rect width="100" height="100" fill="#e2402c"/><path d="M50 4L60 30 88 14 74 42 98 52 72 60 84 90 56 74 46 98 38 72 10 86 26 58 2 46 28 38 16 10 42 28z" fill="#ffd04a"/>'
CROSS = '<path d="M16 16L84 84M84 16L16 84" stroke="#fff" stroke-width="16" stroke-linecap="round"/><path d="M16 16L84 84M84 16L16 84" stroke="#d01414" stroke-width="9" stroke-linecap="round"/>'
svg = lambda *parts: QSvgRenderer(QByteArray(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{"".join(parts)}</svg>'.encode()))
ART = {"#": svg(k["shut"]), "?": svg(k["shut"]), "F": svg(k["shut"], FLAG), "x": svg(k["shut"], FLAG, CROSS), "*": svg(k["open"], MINE), "X": svg(HIT, MINE), "0": svg(k["open"])}
size = p.cell_size(20, 60)
margin = g.choice([0, 6, 14])
font = QFont(g.choice(["DejaVu Sans", "Liberation Sans", "URW Gothic", "DejaVu Serif", "Nimbus Sans"]))
font.setPixelSize(int(size * g.uniform(0.56, 0.7)))
font.setBold(g.random() < 0.75)
FULL = Qt.AlignCenter


class Field(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * size + 2 * margin, p.rows * size + 2 * margin)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        q.fillRect(self.rect(), QColor(k["ground"]))
        q.setFont(font)
        for r, c, s in p.each():
            box = QRectF(margin + c * size, margin + r * size, size, size)
            ART.get(s, ART["0"]).render(q, box)
            if s in "12345678":
                q.setPen(QColor(k["ink"][int(s) - 1]))
                q.drawText(box, FULL, s)
            elif s == "?":
                q.setPen(QColor(k["write"]))
                q.drawText(box, FULL, "?")


def icon(s):
    m = QPixmap(22, 22)
    m.fill(Qt.transparent)
    q = QPainter(m)
    svg(s).render(q, QRectF(0, 0, 22, 22))
    q.end()
    return QIcon(m)


w = QMainWindow()
w.setWindowTitle(g.choice(["Hedgerow", "Hedgerow - " + name, "hedgerow"]))
if g.random() < 0.6:
    for title in ["&Game", "&Theme", "&Help"]:
        w.menuBar().addMenu(title).addAction("...")
if g.random() < 0.6:
    bar = w.addToolBar("Main")
    bar.setMovable(False)
    for title, art in (("New", k["shut"]), ("Flag", FLAG), ("Reveal", MINE)):
        bar.addAction(QAction(icon(art), title, w))
    if p.cols * size > 300:
        bar.setToolButtonStyle(Qt.ToolButtonTextBesideIcon)
body = QWidget()
w.setCentralWidget(body)
col = QVBoxLayout(body)
col.setSpacing(4)
field = Field()
hold = QHBoxLayout()
hold.addStretch()
hold.addWidget(field)
hold.addStretch()
col.addLayout(hold)
line = QHBoxLayout()
line.addWidget(QLabel(f"<b>{p.left}</b> of {p.mines} mines"))
if g.random() < 0.5 and p.cols * size > 260:
    share = QProgressBar()
    share.setValue(int(100 * sum(s in "012345678" for _, _, s in p.each()) / (p.rows * p.cols - p.mines)))
    line.addWidget(share)
else:
    line.addStretch()
line.addWidget(QLabel(f"{p.seconds // 60}:{p.seconds % 60:02d}"))
if g.random() < 0.5:
    col.addLayout(line)
else:
    col.insertLayout(0, line)
if p.status != "playing" or g.random() < 0.3:
    w.statusBar().showMessage({"playing": "Good luck!", "won": "The garden is safe.", "lost": "Something blew up..."}[p.status])
w.show()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(field, margin, p.cols * size, p.rows * size))
