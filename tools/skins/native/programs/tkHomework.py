"""A student's project: one tkinter Button a cell in a grid, a few labels above and a message below."""
import tkinter as tk
from tkinter import font as tkfont

from support import Position, region, tell_tk, tk_box

p = Position()
g = p.rng
k = p.scale
root = tk.Tk()
root.title(g.choice(["Minesweeper", "MineSweeper Project", "CS101 - Minesweeper", "tk"]))
root.resizable(False, False)

# (window, covered, open, text on the window, line of covered, colours of the numbers)
LOOKS = [
    ("#d9d9d9", "#d9d9d9", "#f0f0f0", "#000000", ["blue", "green", "red", "navy", "maroon", "turquoise4", "black", "gray40"]),
    ("#f0f8ff", "#87ceeb", "#ffffff", "#1b3a57", ["#0000ee", "#228b22", "#ee0000", "#483d8b", "#8b4513", "#008b8b", "black", "gray50"]),
    ("#fffaf0", "#deb887", "#fff8e7", "#5b3a1a", ["#1f4fbf", "#2e7d32", "#b71c1c", "#4a148c", "#e65100", "#006064", "black", "#757575"]),
    ("#2b2b2b", "#6b6b6b", "#3a3a3a", "#ffffff", ["#7fb4ff", "#90ee90", "#ff7f7f", "#d8a0ff", "#ffbf6b", "#7fe5e5", "white", "#bbbbbb"]),
    ("#e8f5e9", "#8fcf93", "#f7fff7", "#1b5e20", ["blue", "#0b6b0b", "red", "purple", "brown", "darkcyan", "black", "gray45"]),
    ("#eee6f5", "#b39ddb", "#faf7ff", "#311b92", ["#0d47a1", "#1b7a3a", "#c2185b", "#4a148c", "#bf360c", "#00838f", "#111111", "#777777"]),
    ("#ececec", "#a9a9a9", "#dcdcdc", "#222222", ["blue", "dark green", "red", "purple", "maroon", "turquoise4", "black", "gray35"]),
]
WINDOW, COVER, OPEN, TEXT, INK = g.choice(LOOKS)
FLAG = g.choice(["F", "⚑", "⚑", "P", "⚑"])
MINE = g.choice(["*", "●", "✹", "✸", "@"])
WRONG = g.choice(["✗", "X"])
flag_ink = g.choice(["red", "#c00000", "dark orange"]) if COVER != "#6b6b6b" else "#ff5555"
family = g.choice(["Liberation Sans", "DejaVu Sans", "Nimbus Mono PS", "Liberation Serif", "DejaVu Sans Mono"])
weight = g.choice(["bold", "bold", "normal"])
units = g.random() < 0.5  # width and height of the buttons in characters, as in the first tutorial one finds, or in px by an empty image
room = p.max_cell * k
border = g.choice([1, 2, 2, 3])
ring = g.choice([0, 0, 1])


def fitting():
    """The largest of the fonts a student would choose with which buttons of two characters fit."""
    for points in g.sample([10, 11, 12, 14], 4) + [9, 8]:
        f = tkfont.Font(root, family=family, size=-round(points * 4 / 3 * k), weight=weight)
        for pad in (round(8 * k), round(4 * k), 0):
            if 2 * f.measure("0") + 2 * (pad + border + ring) <= room and f.metrics("linespace") + 2 * (border + ring) + 4 <= room:
                return f, pad
    return f, 0


blank = tk.PhotoImage(width=1, height=1)
if units:
    letters, padx = fitting()
    shape = dict(width=2, height=1, padx=padx, pady=round(2 * k) if letters.metrics("linespace") + 2 * (border + ring) + 4 * k <= room else 0)
else:
    size = round(p.cell_size(18, 46) * k)
    letters = tkfont.Font(root, family=family, size=-round(size * g.uniform(0.48, 0.6)), weight=weight)
    inner = size - 2 * (border + ring)
    shape = dict(image=blank, compound="center", width=inner, height=inner, padx=0, pady=0)
gap = g.choice([0, 0, 0, 1])
ui = ("Liberation Sans", -round(14 * k))

root.configure(bg=WINDOW)
if g.random() < 0.4:
    tk.Label(root, text="Minesweeper", font=("Liberation Sans", -round(26 * k), "bold"), bg=WINDOW, fg=TEXT).pack(pady=(round(6 * k), 0))
top = tk.Frame(root, bg=WINDOW)
top.pack(fill="x", padx=round(8 * k), pady=round(6 * k))
tk.Label(top, text=f"{g.choice(['Mines', 'Flags left', 'Bombs'])}: {p.left}", font=ui, bg=WINDOW, fg=TEXT).pack(side="left")
tk.Label(top, text=f"Time: {p.seconds}", font=ui, bg=WINDOW, fg=TEXT).pack(side="right")
tk.Button(top, text=g.choice(["Restart", "New Game", "Reset"]), font=ui, pady=0).pack()
board = tk.Frame(root, bg=g.choice([WINDOW, "black"]) if gap else WINDOW, bd=g.choice([0, 2]), relief="ridge")
board.pack(padx=round(g.choice([0, 8, 12]) * k), pady=(0, round(4 * k)))
done = g.choice(["disabled", "plain"])
cells = {}
for r, c, s in p.each():
    b = tk.Button(board, text="", font=letters, bg=COVER, activebackground=COVER, bd=border, highlightthickness=ring, highlightbackground=WINDOW, takefocus=0, **shape)
    if s in "012345678*X":
        text = "" if s == "0" else MINE if s in "*X" else s
        ink = INK[int(s) - 1] if s in "12345678" else TEXT if s == "*" else "black"
        paper = "red" if s == "X" else OPEN
        b.config(text=text, bg=paper, activebackground=paper, fg=ink, relief="sunken")
        if done == "disabled":
            b.config(state="disabled", disabledforeground=ink)
    elif s == "F":
        b.config(text=FLAG, fg=flag_ink, activeforeground=flag_ink)
    elif s == "?":
        b.config(text="?", fg=TEXT if WINDOW != "#2b2b2b" else "white")
    elif s == "x":
        b.config(text=WRONG, fg="black", activeforeground="black", bg="orange", activebackground="orange")
    b.grid(row=r, column=c, padx=(0, gap), pady=(0, gap))
    cells[r, c] = b
message = {"playing": "", "won": g.choice(["You win!", "Congratulations, you won!"]), "lost": g.choice(["BOOM! Game over.", "You lost!"])}[p.status]
if message or g.random() < 0.3:
    tk.Label(root, text=message or "Right click to place a flag", font=("Liberation Sans", -round(16 * k), "bold"), bg=WINDOW, fg=TEXT).pack(pady=(0, round(6 * k)))


def measure():
    return region(p, cells, tk_box)


tell_tk(root, measure)
