"""Tiles as SVG, rendered by QtSvg into one widget: glass, pebbles or paper; the digits are strokes drawn for the game. A tool bar above, a status bar below."""
import sys

from PyQt5.QtCore import QByteArray, QRectF, Qt
from PyQt5.QtGui import QColor, QPainter
from PyQt5.QtSvg import QSvgRenderer
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLabel, QMainWindow, QStyle, QToolBar, QVBoxLayout, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
app.setStyle("Fusion")

PALETTES = {
    "lagoon": dict(hi="#8ed8dc", mid="#4fb3bf", lo="#2f8f9d", rim="#1f6f7c", sand="#fbf3de", sand2="#efe3c3", grid="#dccfa9", ground="#d7ecec", flag="#f2603d", pole="#5a3b26", mine="#22313a", hit="#f58f7a",
                   ink=["#1b6ca8", "#2a8f4d", "#d1432f", "#54308f", "#9a5a12", "#0f7d7d", "#26323a", "#7d8a91"]),
    "dusk": dict(hi="#b9a6e0", mid="#8f79c4", lo="#6c559f", rim="#4d3a7a", sand="#fdf1ee", sand2="#f5e0dc", grid="#e6c9c6", ground="#e9e1f4", flag="#f6a53b", pole="#3a2a52", mine="#2e2344", hit="#f49a9a",
                 ink=["#3f62c9", "#2f8a5a", "#cf3759", "#5b2c8f", "#a8581b", "#23808a", "#2e2344", "#857a94"]),
    "clay": dict(hi="#e7b592", mid="#d08f66", lo="#b07048", rim="#87512f", sand="#fbf7f1", sand2="#f1e8dc", grid="#dfd0bd", ground="#f0e5d8", flag="#2f7f86", pole="#4a2f1d", mine="#3a2a20", hit="#f0a08c",
                 ink=["#2c65a8", "#4b8a2b", "#c0392b", "#6a3d8f", "#8a4b10", "#1f7f7a", "#2b211b", "#8b8077"]),
    "frost": dict(hi="#f2f7fc", mid="#cfdeec", lo="#abc3d9", rim="#7f9db8", sand="#ffffff", sand2="#f3f7fa", grid="#dbe4ec", ground="#e6eef5", flag="#d8344f", pole="#3d556b", mine="#2d3f50", hit="#f7a8a8",
                  ink=["#1f6fc4", "#1f9150", "#d8344f", "#5c3bb0", "#b05d14", "#12848c", "#26343f", "#8496a5"]),
    "deep": dict(hi="#4d8fb0", mid="#2f6d8e", lo="#1f5370", rim="#123a52", sand="#0f2433", sand2="#0b1c29", grid="#1d3a4d", ground="#0a1720", flag="#ffb347", pole="#e8f1f5", mine="#cfe3ec", hit="#a83c46",
                 ink=["#6cc4ff", "#7be29a", "#ff8a80", "#c8a4ff", "#ffc66b", "#5fe3dc", "#ffffff", "#93a9b5"]),
}
name = g.choice(list(PALETTES))
c = PALETTES[name]
style = g.choice(["glass", "pebble", "paper"])
DIGITS = {
    "1": "M38 36L53 22V78", "2": "M32 37C32 17 68 17 68 38C68 53 34 62 32 78H70", "3": "M33 27C48 16 68 22 66 37C65 47 55 49 47 49C57 49 69 53 68 64C67 80 44 84 31 73",
    "4": "M58 79V22L29 62H73", "5": "M66 23H37L34 48C48 40 68 45 68 61C68 80 43 83 31 72", "6": "M62 22C44 28 33 44 33 60C33 72 41 79 51 79C61 79 68 71 68 62C68 53 61 46 51 46C42 46 34 52 33 60",
    "7": "M31 23H69L46 79", "8": "M50 49C38 46 35 40 35 34C35 27 41 22 50 22C59 22 65 27 65 34C65 40 62 46 50 49C36 52 32 57 32 64C32 73 40 79 50 79C60 79 68 73 68 64C68 57 64 52 50 49Z",
    "?": "M35 37C35 18 66 18 66 37C66 49 51 48 51 60M51 76V77",
}
stroke = g.choice([8, 10, 12])


def cover():
    if style == "glass":
        return f"""<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{c['hi']}"/><stop offset="0.5" stop-color="{c['mid']}"/><stop offset="1" stop-color="{c['lo']}"/></linearGradient></defs>
<rect x="2" y="2" width="96" height="96" rx="12" fill="url(#a)" stroke="{c['rim']}" stroke-width="3"/><rect x="9" y="8" width="82" height="34" rx="9" fill="#ffffff" fill-opacity="0.22"/>"""
    if style == "pebble":
        return f"""<rect x="2" y="4" width="96" height="95" rx="22" fill="{c['rim']}"/><rect x="2" y="1" width="96" height="92" rx="22" fill="{c['mid']}"/>
<path d="M12 24C14 12 24 7 40 7" fill="none" stroke="#ffffff" stroke-opacity="0.55" stroke-width="5" stroke-linecap="round"/>"""
    return f"""<rect width="100" height="100" fill="{c['mid']}"/><path d="M0 100V0H100L93 7H7V93Z" fill="{c['hi']}"/><path d="M0 100H100V0L93 7V93H7Z" fill="{c['lo']}"/>"""


def bottom(fill):
    if style == "pebble":
        return f'<rect x="2" y="2" width="96" height="96" rx="22" fill="{fill}"/>'
    if style == "glass":
        return f'<rect x="2" y="2" width="96" height="96" rx="12" fill="{fill}" stroke="{c["grid"]}" stroke-width="3"/>'
    return f'<rect width="100" height="100" fill="{c["grid"]}"/><rect width="97" height="97" fill="{fill}"/>'


FLAG = f"""<path d="M36 20V82" stroke="{c['pole']}" stroke-width="6" stroke-linecap="round"/><ellipse cx="38" cy="83" rx="16" ry="5" fill="{c['pole']}"/>
<path d="M38 19C52 11 62 27 78 20V50C62 57 52 41 38 49Z" fill="{c['flag']}"/>"""
MINE = f"""<g stroke="{c['mine']}" stroke-width="7" stroke-linecap="round"><path d="M50 16V84M16 50H84M26 26L74 74M74 26L26 74"/></g><circle cx="50" cy="50" r="24" fill="{c['mine']}"/>
<circle cx="42" cy="42" r="6" fill="{'#ffffff' if name != 'deep' else '#0f2433'}" fill-opacity="0.8"/>"""
CROSS = f'<path d="M22 22L78 78M78 22L22 78" stroke="{c["ink"][2]}" stroke-width="9" stroke-linecap="round"/>'


def line(ch, colour, width=stroke):
    return f'<path d="{DIGITS[ch]}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def art(s):
    if s == "#":
        return cover()
    if s == "?":
        return cover() + line("?", "#ffffff" if name != "frost" else c["pole"], 9)
    if s == "F":
        return cover() + FLAG
    if s == "x":
        return cover() + FLAG + CROSS
    base = bottom(c["hit"] if s == "X" else c["sand"] if style != "glass" else c["sand2"])
    return base + ("" if s == "0" else MINE if s in "*X" else line(s, c["ink"][int(s) - 1]))


tiles = {s: QSvgRenderer(QByteArray(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{art(s)}</svg>'.encode())) for s in "#?Fx012345678*X"}
size = p.cell_size(18, 52)
margin = g.choice([0, 8, 16])


class Field(QWidget):
    def __init__(self):
        super().__init__()
        self.setFixedSize(size * p.cols + 2 * margin, size * p.rows + 2 * margin)

    def paintEvent(self, _):
        painter = QPainter(self)
        painter.setRenderHint(QPainter.Antialiasing)
        painter.fillRect(self.rect(), QColor(c["ground"]))
        for row, col, s in p.each():
            tiles[s].render(painter, QRectF(margin + col * size, margin + row * size, size, size))
        painter.end()


w = QMainWindow()
w.setWindowTitle(g.choice(["Lagoon Mines", "Mines", "Lagoon Mines — Intermediate"]))
for title in ("&Game", "&Settings", "&Help"):
    w.menuBar().addMenu(title)
if g.random() < 0.7:
    tools = QToolBar()
    tools.setMovable(False)
    tools.setToolButtonStyle(Qt.ToolButtonTextBesideIcon)
    for icon, text in ((QStyle.SP_BrowserReload, "New"), (QStyle.SP_MediaPause, "Pause"), (QStyle.SP_MessageBoxQuestion, "Hint")):
        tools.addAction(app.style().standardIcon(icon), text)
    w.addToolBar(tools)
field = Field()
body = QWidget()
rows = QVBoxLayout(body)
rows.setContentsMargins(0, 0, 0, 0)
rows.addWidget(field, 0, Qt.AlignCenter)
if g.random() < 0.5:
    counts = QHBoxLayout()
    counts.setContentsMargins(10, 6, 10, 0)
    for text, side in ((f"⚑ {p.left}", Qt.AlignLeft), (f"{p.seconds // 60:02d}:{p.seconds % 60:02d}", Qt.AlignRight)):
        label = QLabel(text)
        label.setStyleSheet("font-size: 20px; font-weight: bold;")
        counts.addWidget(label, 1, side)
    rows.insertLayout(0, counts)
    w.statusBar().showMessage({"playing": "Left click opens, right click marks", "won": "All clear!", "lost": "You have hit a mine"}[p.status])
else:
    w.statusBar().addWidget(QLabel(f" Mines: {p.mines - p.left}/{p.mines} "))
    w.statusBar().addPermanentWidget(QLabel(f" Time: {p.seconds // 60:02d}:{p.seconds % 60:02d} "))
w.setCentralWidget(body)
w.show()
w.setFixedSize(w.sizeHint())
tell_qt(app, lambda: qt_inside(field, margin, size * p.cols, size * p.rows))
