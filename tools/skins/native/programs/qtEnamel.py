"""A Qt desktop game whose tiles are SVG theme documents drawn at any size: glossy enamel, lacquer, glass, a flat lip, stitched paper."""
import sys

from PyQt5.QtCore import QByteArray, QPoint, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QLinearGradient, QPainter
from PyQt5.QtSvg import QSvgRenderer
from PyQt5.QtWidgets import QAction, QApplication, QHBoxLayout, QLabel, QLCDNumber, QMainWindow, QStyle, QToolBar, QVBoxLayout, QWidget

from support import Position, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle(g.choice(["Fusion", "Fusion", "Windows"]))


def svg(body):
    return QSvgRenderer(QByteArray(('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' + body + "</svg>").encode()))


def fade(name, *stops, x2=0, y2=1):
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{x2}" y2="{y2}">' + "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops) + "</linearGradient>"


def glow(name, *stops):
    return f'<radialGradient id="{name}" cx="0.5" cy="0.4" r="0.75">' + "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops) + "</radialGradient>"


GLOSS = '<path d="M6 14 Q6 6 14 6 H50 Q58 6 58 14 V22 Q32 38 6 26 Z" fill="#ffffff" fill-opacity="{}"/>'
THEMES = {
    "enamel": dict(
        ground=["#c3ccd6"], ink=["#1f5fd0", "#1c8a3c", "#d3222a", "#20307c", "#8c1f2c", "#13858b", "#15181c", "#767f88"], pole="#3d4650", cloth="#d3222a", mark="#2a3f57", bomb="#20262d",
        cover="<defs>" + fade("a", (0, "#ffffff"), (0.5, "#d9e4ee"), (1, "#a9bccf")) + '</defs><rect x="1.5" y="1.5" width="61" height="61" rx="11" fill="url(#a)" stroke="#8496a9" stroke-width="2"/>' + GLOSS.format(0.7),
        open='<rect width="64" height="64" fill="#e6ebf0"/><path d="M0 63 H63 V0" fill="none" stroke="#c8d0d8" stroke-width="2"/>'),
    "lacquer": dict(
        ground=["#180d10"], ink=["#8fc4ff", "#9be58f", "#ff8a7d", "#d6a4ff", "#ffc46b", "#74e6df", "#ffffff", "#c9b9bd"], pole="#e9dccb", cloth="#f4b62b", mark="#ffe2b0", bomb="#f1e4dc",
        cover="<defs>" + glow("a", (0, "#d23b46"), (0.6, "#9c1c2a"), (1, "#560c16")) + '</defs><rect x="2" y="2" width="60" height="60" rx="8" fill="url(#a)" stroke="#2c070b" stroke-width="2"/>' + GLOSS.format(0.17),
        open='<rect x="1" y="1" width="62" height="62" rx="4" fill="#2b1b1f" stroke="#44303a" stroke-width="2"/>'),
    "lip": dict(
        ground=["#dcefe6"], ink=["#2d6cdf", "#14804a", "#e2483d", "#6a3fb5", "#b2541a", "#0d8f9c", "#222b33", "#7b8791"], pole="#ffffff", cloth="#ff9d2e", mark="#ffffff", bomb="#26343b",
        cover='<rect x="1" y="1" width="62" height="62" rx="7" fill="#2b8a67"/><rect x="1" y="1" width="62" height="53" rx="7" fill="#43bb8c"/>',
        open='<rect width="64" height="64" fill="#f6fbf8"/><rect x="0.75" y="0.75" width="62.5" height="62.5" fill="none" stroke="#cfe3d8" stroke-width="1.5"/>'),
    "glass": dict(
        ground=["#0d2a4d", "#1f4a83", "#6a62b8"], ink=["#8ed0ff", "#9cf5a8", "#ff9a9a", "#e3b0ff", "#ffd27a", "#7ff2ee", "#ffffff", "#c4cbdc"], pole="#ffffff", cloth="#ff4d6a", mark="#ffffff", bomb="#f5f8ff",
        cover='<rect x="3" y="3" width="58" height="58" rx="6" fill="#ffffff" fill-opacity="0.3" stroke="#ffffff" stroke-opacity="0.65" stroke-width="2"/><path d="M4 8 Q4 4 8 4 H56 Q60 4 60 8 V30 H4 Z" fill="#ffffff" fill-opacity="0.2"/>',
        open='<rect x="1" y="1" width="62" height="62" fill="#04101f" fill-opacity="0.5"/>'),
    "stitched": dict(
        ground=["#7d5c38"], ink=["#275c9e", "#3f7a2a", "#b93222", "#4a2c74", "#7c3c10", "#20777a", "#201a14", "#7d7468"], pole="#4b3420", cloth="#b93222", mark="#5a3f24", bomb="#2b2119",
        cover="<defs>" + fade("a", (0, "#dfc08f"), (1, "#c9a26b"), x2=1) + '</defs><rect x="1" y="1" width="62" height="62" rx="5" fill="url(#a)" stroke="#8f6a3d" stroke-width="2"/><rect x="7" y="7" width="50" height="50" rx="4" fill="none" stroke="#f4e4c4" stroke-width="2.4" stroke-dasharray="5 4"/>',
        open='<rect width="64" height="64" fill="#faf2e2"/><path d="M0 0.8 H64 M0.8 0 V64" stroke="#e0cfae" stroke-width="1.6"/>'),
}
theme = THEMES[g.choice(list(THEMES))]
pole, cloth = theme["pole"], theme["cloth"]
FLAGS = [
    f'<path d="M20 9 V55" stroke="{pole}" stroke-width="4.4" stroke-linecap="round"/><path d="M22 11 H50 L42 21 L50 31 H22 Z" fill="{cloth}" stroke="#000000" stroke-opacity="0.35" stroke-width="1.4"/><circle cx="20" cy="9" r="4" fill="{pole}"/>',
    f'<path d="M42 10 V54" stroke="{pole}" stroke-width="4"/><path d="M41 10 L12 22 L41 34 Z" fill="{cloth}"/><path d="M26 54 H54" stroke="{pole}" stroke-width="6" stroke-linecap="round"/>',
    f'<path d="M18 8 L25 56" stroke="{pole}" stroke-width="4" stroke-linecap="round"/><path d="M19 10 C28 4 36 18 51 10 L54 31 C42 38 32 24 22 32 Z" fill="{cloth}"/><path d="M19 10 C28 4 36 18 51 10 L52 16 C38 23 30 10 20 16 Z" fill="#ffffff" fill-opacity="0.35"/>',
]
flag = g.choice(FLAGS)


def mine(style, colour, eye):
    if style == "horned":
        arms = "".join(f'<g transform="rotate({a} 32 32)"><rect x="29" y="8" width="6" height="10" rx="2" fill="{colour}"/></g>' for a in range(0, 360, 45))
        return arms + f'<circle cx="32" cy="32" r="16" fill="{colour}"/><ellipse cx="27" cy="26" rx="5" ry="3.6" fill="{eye}" fill-opacity="0.8"/>'
    if style == "fuse":
        return f'<circle cx="29" cy="37" r="17" fill="{colour}"/><rect x="36" y="17" width="10" height="9" transform="rotate(40 41 21)" fill="{colour}"/><path d="M44 19 Q48 9 55 13" fill="none" stroke="#b98a4a" stroke-width="3.4"/><circle cx="55" cy="13" r="4.5" fill="#ffb02e"/><path d="M17 34 Q19 25 28 24" fill="none" stroke="{eye}" stroke-width="3.4" stroke-linecap="round"/>'
    return f'<path d="M32 7 L37 21 L50 14 L43 27 L57 32 L43 37 L50 50 L37 43 L32 57 L27 43 L14 50 L21 37 L7 32 L21 27 L14 14 L27 21 Z" fill="{colour}"/><circle cx="32" cy="32" r="13" fill="{colour}"/><circle cx="32" cy="32" r="5" fill="{eye}"/>'


style = g.choice(["horned", "fuse", "star"])
eye = "#ffffff" if int(theme["bomb"][1:3], 16) < 128 else "#b3202e"
BURST = [
    '<rect width="64" height="64" fill="#e5352c"/>',
    '<path d="M32 1 L39 13 L52 5 L51 20 L63 24 L53 34 L61 46 L47 48 L46 62 L33 54 L21 63 L18 49 L2 49 L10 36 L1 25 L14 20 L11 6 L25 12 Z" fill="#ff8a1f"/><path d="M32 10 L37 20 L47 16 L45 26 L55 31 L45 37 L48 48 L37 44 L32 54 L27 44 L16 48 L19 37 L9 31 L19 26 L17 16 L27 20 Z" fill="#ffe14d"/>',
]
burst = g.randrange(2)
CROSS = '<path d="M11 11 L53 53 M53 11 L11 53" stroke="{}" stroke-width="6" stroke-linecap="round"/>'
wrong_flag = g.random() < 0.6
art = {
    "cover": svg(theme["cover"]), "open": svg(theme["open"]), "flag": svg(flag), "mine": svg(mine(style, theme["bomb"], eye)),
    "burst": svg(BURST[burst] + mine(style, "#1d1414", "#ffffff")),
    "cross": svg(CROSS.format("#111111" if theme is not THEMES["lacquer"] and theme is not THEMES["glass"] and wrong_flag else "#ff3b30" if theme is not THEMES["lacquer"] else "#7fd4ff")),
}
cell = p.cell_size(15, 56)
font = QFont(g.choice(["Noto Sans", "DejaVu Sans", "Liberation Sans", "Nimbus Sans", "C059", "FreeSans"]))
font.setPixelSize(max(9, int(cell * g.uniform(0.52, 0.72))))
font.setWeight(g.choice([QFont.Bold, QFont.Bold, QFont.DemiBold, QFont.Black]))
edge = g.choice([0, 6, 10])
halo = g.random() < 0.3


class Board(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(p.cols * cell + 2 * edge, p.rows * cell + 2 * edge)

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.Antialiasing)
        shade = QLinearGradient(0, 0, self.width() * 0.4, self.height())
        for i, colour in enumerate(theme["ground"]):
            shade.setColorAt(i / max(1, len(theme["ground"]) - 1), QColor(colour))
        q.fillRect(self.rect(), shade)
        q.setFont(font)
        for r, c, s in p.each():
            box = QRectF(edge + c * cell, edge + r * cell, cell, cell)
            opened = s in "012345678*X" or (s == "x" and not wrong_flag)
            art["open" if opened else "cover"].render(q, box)
            if s in "12345678":
                if halo:
                    q.setPen(QColor(0, 0, 0, 60))
                    q.drawText(box.translated(1, 1), Qt.AlignCenter, s)
                q.setPen(QColor(theme["ink"][int(s) - 1]))
                q.drawText(box, Qt.AlignCenter, s)
            elif s == "?":
                q.setPen(QColor(theme["mark"]))
                q.drawText(box, Qt.AlignCenter, "?")
            elif s == "F":
                art["flag"].render(q, box)
            elif s == "x":
                art["flag" if wrong_flag else "mine"].render(q, box)
                art["cross"].render(q, box)
            elif s in "*X":
                art["mine" if s == "*" else "burst"].render(q, box)


win = QMainWindow()
win.setWindowTitle(g.choice(["Enamel Sweeper", "Tilefield", "QSapper - [Custom]"]))
if g.random() < 0.75:
    for name in g.choice([["&Game", "&View", "&Settings", "&Help"], ["&Spiel", "&Ansicht", "&Hilfe"], ["&Game", "&Theme"]]):
        win.menuBar().addMenu(name).addAction("…")
place = g.choice(["tool", "lcd", "status"])
left, secs = str(p.left), f"{p.seconds // 60}:{p.seconds % 60:02d}"
body = QWidget()
col = QVBoxLayout(body)
col.setContentsMargins(*[g.choice([0, 6, 12])] * 4)
if place == "tool":
    bar = QToolBar()
    bar.setMovable(False)
    icons = win.style()
    for icon, text in ((QStyle.SP_FileIcon, "New"), (QStyle.SP_MediaPause, "Pause"), (QStyle.SP_MessageBoxQuestion, "Hint")):
        bar.addAction(QAction(icons.standardIcon(icon), text, win))
    bar.addSeparator()
    bar.addWidget(QLabel(f"  ⚑ {left}    ⏱ {secs} "))
    win.addToolBar(bar)
elif place == "lcd":
    row = QHBoxLayout()
    for value in (left, None, secs):
        if value is None:
            row.addStretch()
            continue
        lcd = QLCDNumber(5)
        lcd.setSegmentStyle(QLCDNumber.Flat)
        lcd.setFixedSize(90, 34)
        lcd.display(value)
        row.addWidget(lcd)
    col.addLayout(row)
if place == "status" or g.random() < 0.4:
    win.statusBar().addWidget(QLabel(f"Mines: {left}/{p.mines}"))
    win.statusBar().addPermanentWidget(QLabel({"playing": f"Time: {secs}", "won": "Cleared!", "lost": "Boom."}[p.status]))
board = Board()
col.addWidget(board, 0, Qt.AlignCenter)
win.setCentralWidget(body)
win.show()
win.setFixedSize(win.sizeHint())


def measure():
    at = board.mapToGlobal(QPoint(0, 0))
    f = win.devicePixelRatioF()
    return (at.x() + edge) * f, (at.y() + edge) * f, p.cols * cell * f, p.rows * cell * f


tell_qt(app, measure)
