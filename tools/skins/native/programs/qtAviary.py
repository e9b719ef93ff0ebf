"""SVG tiles through QSvgRenderer: leaf, wood, slate or snow over nest-coloured ground; feathers for flags, speckled eggs on twigs for mines; digits in a script of their own colours."""
import sys

from PyQt5.QtCore import QByteArray, QRectF, Qt
from PyQt5.QtGui import QColor, QFont, QPainter, QPixmap
from PyQt5.QtSvg import QSvgRenderer
from PyQt5.QtWidgets import QApplication, QLabel, QMainWindow, QWidget

from support import Position, qt_inside, tell_qt

p = Position()
g = p.rng
app = QApplication(sys.argv[:1])
n = p.cell_size(22, 48)
LOOKS = [  # shut, lighter, darker, open, seam, feather, quill, egg, speckle, window, words, inks
    ("#5d9440", "#76ad55", "#426f2b", "#efe3c6", "#d8c79f", "#f25a2a", "#fff4e0", "#7fc3cf", "#3c5a60", "#35512a", "#f0f4e2", ["#1f52ad", "#2e7a1c", "#bd2420", "#5c2a90", "#8f4c08", "#0f6d74", "#1c1a16", "#77705f"]),
    ("#9a6b43", "#b4835a", "#6f4a2b", "#f7f0e4", "#e0d3bf", "#2a6fd0", "#ffffff", "#c9b27a", "#6a4b22", "#53381f", "#f5e6d3", ["#1f52ad", "#2e7a1c", "#bd2420", "#5c2a90", "#8f4c08", "#0f6d74", "#1c1a16", "#77705f"]),
    ("#55677a", "#6d8196", "#3c4a59", "#1e252d", "#2d3741", "#ffd257", "#ffffff", "#e6d9c0", "#7a5a3a", "#141a20", "#d7e0e8", ["#83bcff", "#8ce095", "#ff938d", "#d4b4ff", "#ffc482", "#80e2de", "#ffffff", "#a9b2bb"]),
    ("#dfeaf2", "#ffffff", "#b4c6d4", "#8fa3b3", "#7f94a5", "#b3123c", "#3c2030", "#f4f0e0", "#5a4a3a", "#c3d2de", "#22303a", ["#0b2a86", "#0a4d1b", "#8f0d18", "#3e1674", "#5a2a00", "#00434b", "#000000", "#f0f3f5"]),
]
shut, hi, lo, paper, seam, feather, quill, egg, speck, ground, words, inks = g.choice(LOOKS)
style = g.choice(["leaf", "grain", "plain"])
font = QFont(g.choice(["DejaVu Serif", "DejaVu Sans", "Nimbus Roman", "URW Bookman"]))
font.setPixelSize(round(n * g.uniform(0.58, 0.68)))
font.setBold(True)
DECOR = {
    "leaf": f'<path d="M4 20 Q6 6 20 4 Q19 18 4 20Z" fill="{hi}"/><path d="M4 20 L16 8" stroke="{lo}" stroke-width="1" fill="none"/>',
    "grain": f'<path d="M2 7 Q12 4 22 8 M2 13 Q10 16 22 12 M2 18 Q14 16 22 19" stroke="{lo}" stroke-width="1" fill="none"/>',
    "plain": f'<path d="M2 22 L2 2 L22 2" stroke="{hi}" stroke-width="1.5" fill="none"/>',
}[style]
COVER = f'<rect x="0" y="0" width="24" height="24" fill="{lo}"/><rect x="1" y="1" width="22" height="22" rx="3" fill="{shut}"/>'
FEATHER = f'<path d="M6 21 L17 5" stroke="{quill}" stroke-width="1.6"/><path d="M8 18 Q5 9 18 3 Q20 13 10 17 Z" fill="{feather}" stroke="{quill}" stroke-width="0.8"/><path d="M8.5 17.5 L16 6" stroke="{quill}" stroke-width="1"/>'
EGG = f'<path d="M3 18 L21 18 M4 21 L20 15.5 M4 15.5 L20 21" stroke="{speck}" stroke-width="1.6"/><ellipse cx="12" cy="11.5" rx="5.8" ry="7.4" fill="{egg}" stroke="{speck}" stroke-width="1.2"/><circle cx="10" cy="9" r="1.1" fill="{speck}"/><circle cx="14" cy="12" r="1.3" fill="{speck}"/><circle cx="10.5" cy="14.5" r="1" fill="{speck}"/>'
OPEN = lambda fill: f'<rect width="24" height="24" fill="{seam}"/><rect x="0.5" y="0.5" width="23" height="23" fill="{fill}"/>'
CROSS = '<path d="M4 4 L20 20 M20 4 L4 20" stroke="#ffffff" stroke-width="4.6"/><path d="M4 4 L20 20 M20 4 L4 20" stroke="#c00010" stroke-width="2.8"/>'
TILES = {"#": COVER + DECOR, "F": COVER + FEATHER, "x": COVER + FEATHER + CROSS, "?": COVER, "0": OPEN(paper), "*": OPEN(paper) + EGG, "X": OPEN("#e8503c") + EGG}


class Field(QWidget):
    def __init__(self, parent):
        super().__init__(parent)
        self.setFixedSize(p.cols * n, p.rows * n)
        f = self.devicePixelRatioF()
        self.art = {}
        for s, body in TILES.items():
            pm = QPixmap(round(n * f), round(n * f))
            pm.fill(Qt.transparent)
            q = QPainter(pm)
            QSvgRenderer(QByteArray(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{body}</svg>'.encode())).render(q)
            q.end()
            self.art[s] = pm

    def paintEvent(self, _):
        q = QPainter(self)
        q.setRenderHint(QPainter.SmoothPixmapTransform)
        q.setFont(font)
        for r, c, s in p.each():
            box = QRectF(c * n, r * n, n, n)
            pm = self.art["0" if s in "12345678" else s]
            q.drawPixmap(box, pm, QRectF(pm.rect()))
            if s in "12345678?":
                q.setPen(QColor(quill if s == "?" else inks[int(s) - 1]))
                q.drawText(box, Qt.AlignCenter, s)


win = QMainWindow()
win.setWindowTitle(g.choice(["Aviary", "The Aviary"]))
win.setStyleSheet(f"QMainWindow, QLabel {{ background: {ground}; color: {words}; }}")
if g.random() < 0.5:
    for name in ("&Game", "&Tiles", "&Help"):
        win.menuBar().addMenu(name)
pad, bar = 10, 34
body = QWidget()
body.setStyleSheet(f"background: {ground};")
wide = max(p.cols * n + 2 * pad, 260)
body.setFixedSize(wide, p.rows * n + 2 * pad + bar)
for at, text in ((Qt.AlignLeft, f"{p.left} eggs hidden"), (Qt.AlignRight, f"{p.seconds} s" + {"playing": "", "won": " - safe!", "lost": " - crack!"}[p.status])):
    w = QLabel(text, body)
    w.setGeometry(pad, 6, wide - 2 * pad, bar - 8) if at == Qt.AlignLeft else w.setGeometry(wide // 2, 6, wide // 2 - pad, bar - 8)
    w.setAlignment(at | Qt.AlignVCenter)
field = Field(body)
field.move((wide - p.cols * n) // 2, bar + pad // 2)
win.setCentralWidget(body)
win.show()
win.setFixedSize(win.sizeHint())
tell_qt(app, lambda: qt_inside(field, 0, p.cols * n, p.rows * n))
