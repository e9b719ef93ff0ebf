"""The listing of chapter nine of a programming book: a Tk canvas in a ridged frame, plain rectangles (filled, stippled or with a thin bevel), canvas text; a menu, two labels and a message line."""
import tkinter as tk

from support import Position, tell_tk

p = Position()
g = p.rng
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["Listing 9.4 - Minesweeper", "mines.py", "Chapter 9: Mine Field"]))
root.resizable(False, False)
size = min(46, round(p.cell_size(18, 40) * p.scale))
LOOKS = [  # window, shut, line, open, text on shut, digits
    ("gray85", "lightsteelblue", "slategray", "white", "navy", ["blue", "darkgreen", "red", "purple", "maroon", "turquoise4", "black", "gray40"]),
    ("#d9d9d9", "#b8b8b8", "#8a8a8a", "#ececec", "black", ["#0000cc", "#007700", "#cc0000", "#000077", "#770000", "#007777", "#000000", "#777777"]),
    ("ivory2", "burlywood3", "burlywood4", "ivory", "black", ["black"] * 8),
    ("gray85", "palegreen3", "seagreen", "honeydew", "black", ["mediumblue", "forestgreen", "firebrick", "darkorchid", "chocolate4", "cadetblue4", "black", "dimgray"]),
    ("gray90", "gold", "goldenrod4", "lightyellow", "black", ["blue2", "green4", "red2", "magenta4", "orangered3", "cyan4", "black", "gray45"]),
]
ground, shut, line, paper, text, ink = g.choice(LOOKS)
dress = g.choice(["flat", "flat", "stipple", "bevel"])
sign = g.choice(["square", "pennant", "letter"])
root.configure(bg=ground)
menu = tk.Menu(root)
for name in g.choice([("Game", "Help"), ("File", "Level", "About"), ("Game", "Options", "Help")]):
    menu.add_cascade(label=name, menu=tk.Menu(menu, tearoff=0))
root.config(menu=menu)
pix = round(13 * p.scale)
bar = tk.Frame(root, bg=ground)
bar.pack(fill="x", padx=8, pady=6)
tk.Label(bar, text=f"Mines: {p.left}", bg=ground, font=("Helvetica", -pix, "bold")).pack(side="left")
tk.Label(bar, text=f"Time: {p.seconds}", bg=ground, font=("Helvetica", -pix, "bold")).pack(side="right")
if p.cols * size > 260 * p.scale:
    tk.Button(bar, text="New Game", font=("Helvetica", -pix), padx=6, pady=0).pack()
frame = tk.Frame(root, bd=g.choice([2, 3, 5]), relief=g.choice(["ridge", "sunken", "groove"]))
frame.pack(padx=g.choice([8, 14]))
cv = tk.Canvas(frame, width=p.cols * size + 1, height=p.rows * size + 1, bg=paper, highlightthickness=0, bd=0)
cv.pack()
message = {"playing": "Left button: open    Right button: flag", "won": "Congratulations, you win!", "lost": "Game over."}[p.status]
tk.Label(root, text=message, bg=ground, anchor="w", bd=1, relief=g.choice(["sunken", "flat"]), font=("Helvetica", -pix)).pack(fill="x", pady=(8, 0))
face = (g.choice(["Helvetica", "Times", "Courier"]), -int(size * g.uniform(0.52, 0.68)), "bold")


def flag(x, y):
    u = size / 20
    if sign == "letter":
        cv.create_text(x + size / 2, y + size / 2, text="F", font=face, fill="red3")
    elif sign == "square":
        cv.create_rectangle(x + 5 * u, y + 4 * u, x + 15 * u, y + 11 * u, fill="red", outline="black")
        cv.create_line(x + 5 * u, y + 4 * u, x + 5 * u, y + 17 * u, fill="black", width=2)
    else:
        cv.create_polygon(x + 13 * u, y + 4 * u, x + 4 * u, y + 8 * u, x + 13 * u, y + 12 * u, fill="red", outline="black")
        cv.create_line(x + 13 * u, y + 3 * u, x + 13 * u, y + 17 * u, fill="black", width=max(1, int(u * 1.4)))


for r, c, s in p.each():
    x, y = c * size, r * size
    opened = s in "012345678*X"
    fill = "red" if s == "X" else paper if opened else shut
    cv.create_rectangle(x, y, x + size, y + size, fill=fill, outline=line)
    if not opened and dress == "stipple":
        cv.create_rectangle(x + 1, y + 1, x + size, y + size, fill="white", stipple="gray25", outline="")
        if s != "#":
            cv.create_rectangle(x + 3, y + 3, x + size - 3, y + size - 3, fill=shut, outline="")
    if not opened and dress == "bevel":
        cv.create_line(x + 1, y + size - 1, x + 1, y + 1, x + size - 1, y + 1, fill="white")
    u = size / 20
    if s in "12345678":
        cv.create_text(x + size / 2 + 0.5, y + size / 2 + 1, text=s, font=face, fill=ink[int(s) - 1])
    elif s == "?":
        cv.create_text(x + size / 2, y + size / 2 + 1, text="?", font=face, fill=text)
    elif s in "Fx":
        flag(x, y)
        if s == "x":
            cv.create_line(x + 3, y + 3, x + size - 3, y + size - 3, fill="black", width=3)
            cv.create_line(x + 3, y + size - 3, x + size - 3, y + 3, fill="black", width=3)
    elif s in "*X":
        cv.create_oval(x + 5 * u, y + 5 * u, x + 15 * u, y + 15 * u, fill="black")
        for a, b in ((0, 1), (1, 0)):
            cv.create_line(x + (10 - 7 * a) * u, y + (10 - 7 * b) * u, x + (10 + 7 * a) * u, y + (10 + 7 * b) * u, width=max(2, int(2 * u)))
tell_tk(root, lambda: (cv.winfo_rootx(), cv.winfo_rooty(), p.cols * size, p.rows * size))
