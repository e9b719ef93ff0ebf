"""A Windows-like clone on one Tk canvas: bevels, LED counters and a face, in the colour schemes that a PC of the nineties offered."""
import tkinter as tk

from support import Position, tell_tk, tk_box

p = Position()
g = p.rng
SCHEMES = {  # face, light, shadow, dark shadow, open
    "Standard": ("#c8c4bc", "#ffffff", "#868279", "#3c3a36", "#c8c4bc"),
    "Spruce": ("#a2c8a9", "#d6ead9", "#5d8a66", "#2c4a33", "#b4d4ba"),
    "Rainy Day": ("#8fa3ba", "#c9d4e0", "#556b85", "#2a3848", "#a3b4c8"),
    "Wheat": ("#ddd6a3", "#f7f3d8", "#9c935a", "#524c26", "#e8e2bc"),
    "Lilac": ("#b3add9", "#dcd9f0", "#7169a8", "#38335e", "#c3bee3"),
    "Rose": ("#d0b1b9", "#ecdde1", "#92697a", "#4d333c", "#dcc5cb"),
    "Slate": ("#9db8b6", "#d0dfde", "#5f7f7d", "#2c403f", "#aec5c3"),
    "Storm": ("#c0c0c8", "#f2f2f8", "#80808c", "#303038", "#cfcfd6"),
}
scheme = g.choice(list(SCHEMES))
FACE, LIGHT, SHADOW, DARK, OPEN = SCHEMES[scheme]
k = p.scale
base = g.choice([n for n in (16, 18, 20, 22, 24, 26, 32, 36) if n <= p.max_cell] or [14])
size = round(base * k)
bevel = max(2, round(size / g.choice([8, 9, 11])))
line = max(1, round(k * (1 if base < 30 else 2)))
letters = g.choice(["pixels", "pixels", "font"])
face = g.choice(["Liberation Sans", "DejaVu Sans", "Nimbus Sans"])
INK = g.choice([
    ["#1414d2", "#087408", "#d01010", "#101078", "#780c0c", "#087878", "#181818", "#707070"],
    ["#0a3cc8", "#1a6b1a", "#c8102e", "#3a0ca3", "#8a2a0a", "#006d6f", "#000000", "#5a5a5a"],
])
PAINT = {"flag": g.choice(["#e00000", "#d01818", "#c41e3a"]), "pole": "#101010", "hit": g.choice(["#ff2a2a", "#f04030"])}
LED = g.choice([("#ff2020", "#4a0808", "#100000"), ("#ff2020", "#4a0808", "#100000"), ("#45e645", "#0d3a0d", "#000c00"), ("#ffb020", "#4a3308", "#120b00")])
DIGITS = {  # 7 x 9, drawn for this game
    "1": "...##.. ..###.. .####.. ...##.. ...##.. ...##.. ...##.. .###### .######",
    "2": ".#####. ####### ##...## ....### ..####. .####.. ###.... ####### #######",
    "3": "######. ####### .....## .....## ..####. .....## .....## ####### ######.",
    "4": "...###. ..####. .##.##. ##..##. ####### ####### ....##. ....##. ....##.",
    "5": "####### ####### ##..... ######. ####### .....## .....## ####### ######.",
    "6": ".#####. ######. ##..... ######. ####### ##...## ##...## ####### .#####.",
    "7": "####### ####### .....## ....### ....##. ...###. ...##.. ..###.. ..##...",
    "8": ".#####. ####### ##...## ##...## .#####. ##...## ##...## ####### .#####.",
    "?": "..####. .##..## .##..## ....##. ...##.. ...##.. ....... ...##.. ...##..",
}
SEGMENTS = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abfgcd", "-": "g"}

root = tk.Tk()
root.title(g.choice(["Minesweeper", "Mines for X", "WinMines"]))
root.resizable(False, False)
root.configure(bg=FACE)
if g.random() < 0.8:
    bar = tk.Menu(root, bg=g.choice([FACE, "#ece9d8"]), fg="#000000", relief="flat", bd=0, font=("Liberation Sans", -round(12 * k)))
    for name in ("Game", "Help"):
        bar.add_cascade(label=name, underline=0, menu=tk.Menu(bar, tearoff=0))
    root.config(menu=bar)

pad, rim = round(8 * k), max(2, round(3 * k))
digit_w, digit_h = round(13 * k), round(23 * k)
head = digit_h + round(16 * k)
ox, oy = pad + rim + rim, rim + pad + head + pad + rim
bw, bh = size * p.cols, size * p.rows
W, H = ox + bw + rim + pad + rim, oy + bh + rim + pad + rim
cv = tk.Canvas(root, width=W, height=H, bg=FACE, highlightthickness=0, bd=0)
cv.pack()


def rect(x, y, w, h, fill):
    cv.create_rectangle(x, y, x + w, y + h, fill=fill, width=0)


def frame(x, y, w, h, b, upper, lower, fill=None):
    """A bevel of width b just inside this box."""
    if fill:
        rect(x, y, w, h, fill)
    cv.create_polygon(x, y, x + w, y, x + w - b, y + b, x + b, y + b, x + b, y + h - b, x, y + h, fill=upper, width=0)
    cv.create_polygon(x + w, y + h, x, y + h, x + b, y + h - b, x + w - b, y + h - b, x + w - b, y + b, x + w, y, fill=lower, width=0)


def segment(x, y, w, h, name, on):
    t = max(2, round(w * 0.2))
    m, half = 1, h / 2
    l, r, top, low, mid = x + m, x + w - m, y + m, y + h - m, y + half
    shapes = {
        "a": (l, top, r, top, r - t, top + t, l + t, top + t),
        "d": (l, low, r, low, r - t, low - t, l + t, low - t),
        "g": (l + t / 2, mid, l + t, mid - t / 2, r - t, mid - t / 2, r - t / 2, mid, r - t, mid + t / 2, l + t, mid + t / 2),
        "f": (l, top + 1, l + t, top + t + 1, l + t, mid - t / 2, l, mid - 1),
        "e": (l, low - 1, l + t, low - t - 1, l + t, mid + t / 2, l, mid + 1),
        "b": (r, top + 1, r - t, top + t + 1, r - t, mid - t / 2, r, mid - 1),
        "c": (r, low - 1, r - t, low - t - 1, r - t, mid + t / 2, r, mid + 1),
    }
    cv.create_polygon(*shapes[name], fill=LED[0] if on else LED[1], width=0)


def counter(x, y, value):
    text = f"{min(999, value):03d}" if value >= 0 else f"-{min(99, -value):02d}"
    frame(x - 2, y - 2, 3 * digit_w + 4, digit_h + 4, max(1, line), SHADOW, LIGHT)
    rect(x, y, 3 * digit_w, digit_h, LED[2])
    for i, ch in enumerate(text):
        for name in "abcdefg":
            segment(x + i * digit_w + 1, y + 1, digit_w - 2, digit_h - 2, name, name in SEGMENTS[ch])


def smile(x, y, d):
    frame(x - 1, y - 1, d + 2, d + 2, 1, DARK, DARK)
    frame(x, y, d, d, max(2, round(2 * k)), LIGHT, SHADOW, FACE)
    a, b = x + d * 0.17, x + d * 0.83
    t, u = y + d * 0.17, y + d * 0.83
    cv.create_oval(a, t, b, u, fill=g.choice(["#ffe23a", "#ffd84d"]), outline="#000000", width=max(1, line))
    e = d * 0.05
    for ex in (0.39, 0.61):
        cx, cy = x + d * ex, y + d * 0.42
        if p.status == "lost":
            cv.create_line(cx - e, cy - e, cx + e, cy + e, width=line)
            cv.create_line(cx - e, cy + e, cx + e, cy - e, width=line)
        elif p.status == "won":
            cv.create_oval(cx - 2.2 * e, cy - 1.5 * e, cx + 2.2 * e, cy + 1.5 * e, fill="#000000", width=0)
        else:
            cv.create_oval(cx - e, cy - e, cx + e, cy + e, fill="#000000", width=0)
    box = (x + d * 0.34, y + d * 0.44, x + d * 0.66, y + d * 0.7)
    if p.status == "lost":
        cv.create_arc(x + d * 0.36, y + d * 0.6, x + d * 0.64, y + d * 0.82, start=25, extent=130, style="arc", width=line)
    else:
        cv.create_arc(*box, start=205, extent=130, style="arc", width=line)


def write(x, y, ch, colour):
    if letters == "font":
        cv.create_text(x + size / 2, y + size / 2, text=ch, fill=colour, font=(face, -round(size * 0.68), "bold"))
        return
    u = max(1, int(size * 0.64 / 9))
    left, top = x + (size - 7 * u + line) // 2, y + (size - 9 * u + line) // 2
    for j, row in enumerate(DIGITS[ch].split()):
        i = 0
        while i < 7:
            n = 0
            while i + n < 7 and row[i + n] == "#":
                n += 1
            if n:
                rect(left + i * u, top + j * u, n * u, u, colour)
            i += max(1, n)


def at(x, y, *shape):
    return [round((x, y)[i % 2] + size * v) for i, v in enumerate(shape)]


def flag(x, y):
    cv.create_polygon(*at(x, y, 0.57, 0.16, 0.57, 0.56, 0.18, 0.36), fill=PAINT["flag"], width=0)
    rect(*at(x, y, 0.52, 0.16), max(1, round(size * 0.07)), round(size * 0.52), PAINT["pole"])
    rect(*at(x, y, 0.36, 0.66), round(size * 0.36), max(1, round(size * 0.07)), PAINT["pole"])
    rect(*at(x, y, 0.27, 0.73), round(size * 0.52), max(2, round(size * 0.09)), PAINT["pole"])


def mine(x, y):
    t = max(1, round(size * 0.07))
    x, y = x + line / 2, y + line / 2
    cv.create_line(*at(x, y, 0.5, 0.14, 0.5, 0.88), width=t)
    cv.create_line(*at(x, y, 0.13, 0.5, 0.88, 0.5), width=t)
    cv.create_line(*at(x, y, 0.25, 0.25, 0.76, 0.76), width=t)
    cv.create_line(*at(x, y, 0.76, 0.25, 0.25, 0.76), width=t)
    cv.create_oval(*at(x, y, 0.25, 0.25, 0.75, 0.75), fill="#000000", width=0)
    cv.create_rectangle(*at(x, y, 0.36, 0.36, 0.48, 0.48), fill="#ffffff", width=0)


frame(0, 0, W, H, rim, LIGHT, SHADOW)
hx, hy = pad + rim, pad + rim
frame(hx, hy, W - 2 * hx, head, max(2, rim - 1), SHADOW, LIGHT)
counter(hx + round(8 * k), hy + round(8 * k), p.left)
counter(W - hx - round(8 * k) - 3 * digit_w, hy + round(8 * k), p.seconds)
d = digit_h + round(4 * k)
smile((W - d) // 2, hy + (head - d) // 2, d)
frame(ox - rim, oy - rim, bw + 2 * rim, bh + 2 * rim, rim, SHADOW, LIGHT)
for r, c, s in p.each():
    x, y = ox + c * size, oy + r * size
    if s in "#F?":
        frame(x, y, size, size, bevel, LIGHT, SHADOW, FACE)
        if s == "F":
            flag(x, y)
        elif s == "?":
            write(x, y, "?", "#101010")
        continue
    rect(x, y, size, size, PAINT["hit"] if s == "X" else OPEN)
    rect(x, y, size, line, SHADOW)
    rect(x, y, line, size, SHADOW)
    if s in "12345678":
        write(x, y, s, INK[int(s) - 1])
    elif s in "*Xx":
        mine(x, y)
    if s == "x":
        for shape in ((0.1, 0.1, 0.92, 0.92), (0.92, 0.1, 0.1, 0.92)):
            cv.create_line(*at(x, y, *shape), width=max(2, round(size * 0.1)), fill="#e81010")


def measure():
    x, y, _, _ = tk_box(cv)
    return x + ox, y + oy, bw, bh


tell_tk(root, measure)
