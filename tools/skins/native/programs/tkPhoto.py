"""Tk buttons with pixel icons (16 x 16, enlarged) that the program draws itself into PhotoImages."""
import tkinter as tk

from support import CLASSIC, Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk()
root.title(g.choice(["Mines", "Bomber", "TkMines 0.3"]))
root.resizable(False, False)
zoom = g.choice([z for z in (1, 1, 2, 3) if 16 * z + 6 <= p.max_cell] or [1])
base, paper = g.choice([("#c3c3c3", "#bdbdbd"), ("#d4d0c8", "#e8e6e0"), ("#9fb4c7", "#dbe5ee"), ("#e0b0b0", "#fbeaea")])
FONTS = {  # 5 x 7 numerals
    "1": "00100 01100 10100 00100 00100 00100 11111", "2": "01110 10001 00001 00110 01000 10000 11111",
    "3": "11110 00001 00001 01110 00001 00001 11110", "4": "00010 00110 01010 10010 11111 00010 00010",
    "5": "11111 10000 11110 00001 00001 10001 01110", "6": "00110 01000 10000 11110 10001 10001 01110",
    "7": "11111 00001 00010 00100 00100 01000 01000", "8": "01110 10001 10001 01110 10001 10001 01110",
    "?": "01110 10001 00001 00010 00100 00000 00100",
}
style = g.choice(["double", "double", "bold", "thin"])


def blank():
    return [[None] * 16 for _ in range(16)]


def glyph(name, colour):
    """Numerals of 5 x 7 points: doubled to 10 x 14, or at their own size with strokes one or two points wide."""
    px = blank()
    for y, line in enumerate(FONTS[name].split()):
        for x, bit in enumerate(line):
            if bit == "1" and style == "double":
                for k in range(4):
                    px[1 + 2 * y + k // 2][3 + 2 * x + k % 2] = colour
            elif bit == "1":
                for k in range(2 if style == "bold" else 1):
                    px[4 + y][5 + x + k] = colour
    return px


def flag(cross=False):
    px = blank()
    for y in range(3, 13):
        px[y][8] = "#222222"
    for y in range(3, 8):
        for x in range(8 - (5 - abs(5 - y) * 2), 8):
            px[y][x] = "#dd1111"
    for x in range(5, 12):
        px[13][x] = "#222222"
    if cross:
        for i in range(2, 14):
            px[i][i] = px[i][15 - i] = "#000000"
    return px


def mine():
    px = blank()
    for y in range(16):
        for x in range(16):
            if (x - 7.5) ** 2 + (y - 7.5) ** 2 < 19:
                px[y][x] = "#101010"
    for i in range(2, 14):
        px[i][7] = px[7][i] = "#101010"
    for i in (4, 11):
        px[i][i] = px[i][15 - i] = "#101010"
    px[6][6] = px[5][6] = px[6][5] = "#ffffff"
    return px


def photo(px, ground):
    image = tk.PhotoImage(width=16, height=16)
    image.put(" ".join("{" + " ".join(c or ground for c in row) + "}" for row in px))
    return image.zoom(zoom)


icons = {str(i): photo(glyph(str(i), CLASSIC[str(i)]), paper) for i in range(1, 9)}
icons.update({"0": photo(blank(), paper), "#": photo(blank(), base), "F": photo(flag(), base), "x": photo(flag(True), base), "?": photo(glyph("?", "#000000"), base),
              "*": photo(mine(), paper), "X": photo(mine(), "#ee2222")})
top = tk.Frame(root, bg=base, bd=2, relief="sunken")
top.pack(fill="x")
led = dict(bg="black", fg="#ff2020", font=("Liberation Mono", -26, "bold"), width=3)
tk.Label(top, text=f"{max(p.left, 0):03d}", **led).pack(side="left", padx=5, pady=5)
tk.Label(top, text=f"{p.seconds:03d}", **led).pack(side="right", padx=5, pady=5)
tk.Button(top, text={"playing": ":)", "won": "8)", "lost": ":("}[p.status], font=("DejaVu Sans", -16, "bold"), bg="#ffee44").pack(pady=5)
field = tk.Frame(root, bg=base, bd=4, relief="sunken")
field.pack(padx=8, pady=8)
bd = g.choice([1, 2, 2])
sunk = g.choice(["sunken", "sunken", "flat"])
boxes = {}
for r, c, s in p.each():
    opened = s in "012345678*X"
    b = tk.Button(field, image=icons[s], bd=bd, relief=sunk if opened else "raised", bg=paper if opened else base, padx=0, pady=0, highlightthickness=0)
    b.grid(row=r, column=c)
    boxes[r, c] = b
if g.random() < 0.6:
    menu = tk.Menu(root)
    for name in ["Game", "Level", "?"]:
        menu.add_cascade(label=name, menu=tk.Menu(menu, tearoff=0))
    root.config(menu=menu)
tell_tk(root, lambda: region(p, boxes, tk_box))
