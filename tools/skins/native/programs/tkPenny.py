"""The old shareware game again: chiselled grey (or another desktop's) cells, all signs hand-set bitmaps of 16 points magnified, lamps for counters, a round face that looks about. Menu bar, and a strip of text at the bottom in some versions."""
import tkinter as tk

from support import CLASSIC, Position, tell_tk

p = Position()
g = p.rng
k = p.scale
root = tk.Tk()
root.tk.call("tk", "scaling", 1.333 * k)
root.title(g.choice(["Penny Mines", "PENNY.EXE", "Penny Minesweeper - unregistered"]))
root.resizable(False, False)
DESKS = {  # face, light, dark, line of opened cells, opened, window, flag, staff, lamp, its dark
    "standard": ("#c0c0c0", "#ffffff", "#808080", "#808080", "#c0c0c0", "#c0c0c0", "#ff0000", "#000000", "#ff2010", "#4a0000"),
    "storm": ("#a8b0bc", "#e2e8f0", "#5c6674", "#78828f", "#b8c0ca", "#a8b0bc", "#d01010", "#000000", "#40e0ff", "#003040"),
    "wheat": ("#d8c8a0", "#fff4d4", "#8c7c50", "#a89868", "#e8dcbc", "#d8c8a0", "#b80000", "#302000", "#ffb020", "#402800"),
    "spruce": ("#8fb0a4", "#cfe4da", "#4c6c60", "#688a7c", "#a8c4b8", "#8fb0a4", "#c00020", "#001810", "#60ff60", "#003800"),
    "lilac": ("#b0a4c8", "#e4dcf4", "#6c6088", "#887ca4", "#d4cce4", "#b0a4c8", "#c00040", "#100820", "#ff60c0", "#380028"),
}
face, hi, lo, line, opened, window, red, staff, lamp, unlit = DESKS[g.choice(list(DESKS))]
zooms = [z for z in (1, 2, 3) if 17 * z <= p.max_cell * k] or [1]
z = g.choice(zooms[-2:])
size = 16 * z + g.choice([0, 0, z, 2 * z, 4 * z] if (20 * z) <= p.max_cell * k else [0])
edge = g.choice([2, 2, 3, 1]) * z
ink = dict(CLASSIC) if g.random() < 0.7 else {s: c for s, c in zip("12345678", ["#0000c0", "#006000", "#c00000", "#400080", "#804000", "#006060", "#000000", "#505050"])}
FORMS = {  # 16 points wide where not told otherwise; drawn in the middle of the cell
    "round": {
        "1": "..##..|.###..|####..|..##..|..##..|..##..|..##..|..##..|######|######",
        "2": ".#####..|#######.|##...##.|.....##.|...####.|.####...|###.....|##......|#######.|#######.",
        "3": "######..|#######.|.....##.|.....##.|..####..|..####..|.....##.|.....##.|#######.|######..",
        "4": "..##.##|..##.##|.##..##|.##..##|#######|#######|.....##|.....##|.....##|.....##",
        "5": "#######.|#######.|##......|##......|######..|#######.|.....##.|.....##.|#######.|######..",
        "6": ".#####.|######.|##.....|##.....|######.|#######|##...##|##...##|#######|.#####.",
        "7": "#######|#######|.....##|.....##|....##.|....##.|...##..|...##..|..##...|..##...",
        "8": ".#####.|#######|##...##|##...##|.#####.|.#####.|##...##|##...##|#######|.#####.",
        "?": ".####.|######|##..##|....##|...###|..###.|..##..|......|..##..|..##..",
    },
    "serif": {
        "1": "..##..|.###..|#.##..|..##..|..##..|..##..|..##..|..##..|..##..|######",
        "2": ".####..|##..##.|....##.|....##.|...##..|..##...|.##....|##...#.|######.|######.",
        "3": ".####..|##..##.|....##.|....##.|..###..|....##.|....##.|....##.|##..##.|.####..",
        "4": "....##.|...###.|..####.|.##.##.|##..##.|#######|....##.|....##.|....##.|...####",
        "5": "######.|######.|##.....|##.....|#####..|....##.|....##.|....##.|##..##.|.####..",
        "6": "..###..|.##....|##.....|##.....|#####..|##..##.|##..##.|##..##.|##..##.|.####..",
        "7": "######|######|#...##|....##|...##.|...##.|..##..|..##..|.##...|.##...",
        "8": ".####.|##..##|##..##|##..##|.####.|##..##|##..##|##..##|##..##|.####.",
        "?": ".####.|##..##|....##|....##|...##.|..##..|..##..|......|..##..|..##..",
    },
}
FLAG = "....rr|..rrrr|rrrrrr|..rrrr|....rr|.....k|.....k|...kkk|.kkkkkk|.kkkkkk"
MINE = "......k......|......k......|..k.kkkkk.k..|...kkkkkkk...|..kkkkkkkkk..|..kkookkkkk..|kkkkookkkkkkk|..kkkkkkkkk..|..kkkkkkkkk..|...kkkkkkk...|..k.kkkkk.k..|......k......|......k......"
CROSS = [(i, i) for i in range(13)] + [(i + 1, i) for i in range(12)] + [(12 - i, i) for i in range(13)] + [(11 - i, i) for i in range(12)]
form = FORMS[g.choice(list(FORMS))]


def image(s):
    up = s in "#F?x"
    raised = up
    cells = [[face if up else "#ff0000" if s == "X" else opened] * size for _ in range(size)]

    def put(x, y, tone):
        if 0 <= x < size and 0 <= y < size:
            cells[y][x] = tone

    if raised:
        for i in range(edge):
            for j in range(i, size - i):
                put(j, size - 1 - i, lo), put(size - 1 - i, j, lo)
            for j in range(i, size - i - 1):
                put(j, i, hi), put(i, j, hi)
    else:
        for i in range(z):
            for j in range(size):
                put(j, i, line), put(i, j, line)

    def stamp(rows, tones, mend=0):
        rows = rows.split("|")
        w, h = max(map(len, rows)), len(rows)
        x0, y0 = (size - w * z) // 2 + mend, (size - h * z) // 2 + mend
        for j, row in enumerate(rows):
            for i, b in enumerate(row):
                if b in tones:
                    for a in range(z):
                        for d in range(z):
                            put(x0 + i * z + a, y0 + j * z + d, tones[b])

    if s in "12345678":
        stamp(form[s].replace(".|", "|") if all(row.endswith(".") for row in form[s].split("|")) else form[s], {"#": ink[s]}, z // 2)
    elif s == "?":
        stamp(form["?"], {"#": staff})
    elif s == "F":
        stamp(FLAG, {"r": red, "k": staff})
    elif s in "*Xx":
        stamp(MINE, {"k": "#000000", "o": "#ffffff"}, 0 if s == "x" else z // 2)
        if s == "x":
            x0 = (size - 13 * z) // 2
            for i, j in CROSS:
                for a in range(z):
                    for d in range(z):
                        put(x0 + i * z + a, x0 + j * z + d, "#ff0000")
    pic = tk.PhotoImage(width=size, height=size)
    pic.put(" ".join("{" + " ".join(row) + "}" for row in cells))
    return pic


def lamps(parent, value):
    u = max(2, round(2 * k))
    cv = tk.Canvas(parent, width=3 * 7 * u + u, height=12 * u, bg="#000000", highlightthickness=0, bd=0)
    for i, d in enumerate(f"{max(-99, min(999, value)):03d}"):
        x, on = u + i * 7 * u, {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg", "-": "g"}[d]
        bars = {"a": (1, 0.5, 4, 0), "g": (1, 5.5, 4, 0), "d": (1, 10.5, 4, 0), "f": (0.5, 1, 0, 4), "b": (5.5, 1, 0, 4), "e": (0.5, 6, 0, 4), "c": (5.5, 6, 0, 4)}
        for name, (bx, by, bw, bh) in bars.items():
            cv.create_line(x + bx * u, u * 0.4 + by * u, x + (bx + bw) * u, u * 0.4 + (by + bh) * u, fill=lamp if name in on else unlit, width=u * 0.85)
    return cv


def smile(parent):
    s = round(26 * k)
    b = tk.Canvas(parent, width=s, height=s, bg=face, highlightthickness=0, bd=max(2, round(2 * k)), relief="raised")
    m = s * 0.12 + 2 * k
    b.create_oval(m, m, s - m + 4 * k, s - m + 4 * k, fill="#ffff00", outline="#000000")
    c, u = s / 2 + 2 * k, s / 26
    for d in (-1, 1):
        if p.status == "lost":
            for e in (-1, 1):
                b.create_line(c + d * 4 * u - 2 * u, c - 3 * u - 2 * u * e, c + d * 4 * u + 2 * u, c - 3 * u + 2 * u * e, width=max(1, u))
        elif p.status == "won":
            b.create_oval(c + d * 4 * u - 3 * u, c - 5 * u, c + d * 4 * u + 3 * u, c, fill="#000000")
        else:
            b.create_oval(c + d * 3.4 * u - u, c - 4 * u, c + d * 3.4 * u + u, c - u, fill="#000000")
    b.create_arc(c - 5 * u, c - (1 if p.status == "lost" else 4) * u + (3 * u if p.status == "lost" else 0), c + 5 * u, c + 5 * u + (3 * u if p.status == "lost" else 0), start=20 if p.status == "lost" else 200, extent=140, style="arc", width=max(1, 1.2 * u))
    return b


small = ("Liberation Sans", -round(12 * k))
root.configure(bg=window)
if g.random() < 0.75:
    bar = tk.Menu(root, font=small, bg=window)
    for name in ("Game", "Options", "Help"):
        bar.add_cascade(label=name, menu=tk.Menu(bar, tearoff=0))
    root.config(menu=bar)
rim = round(g.choice([2, 3, 3]) * k)
outer = tk.Frame(root, bg=window, bd=rim, relief=g.choice(["raised", "flat"]))
outer.pack()
head = tk.Frame(outer, bg=window, bd=max(2, round(2 * k)), relief=g.choice(["sunken", "groove", "flat"]))
head.pack(fill="x", padx=6 * k, pady=6 * k)
head.columnconfigure(1, weight=1)
for i, w in enumerate((lamps(head, p.left), smile(head), lamps(head, p.seconds))):
    w.grid(row=0, column=i, padx=4 * k, pady=4 * k)
well = tk.Frame(outer, bg=window, bd=rim, relief="sunken")
well.pack(padx=6 * k, pady=(0, 6 * k))
board = tk.Canvas(well, width=p.cols * size, height=p.rows * size, highlightthickness=0, bd=0, bg=opened)
board.pack()
pictures = {}
for r, c, s in p.each():
    if s not in pictures:
        pictures[s] = image(s)
    board.create_image(c * size, r * size, image=pictures[s], anchor="nw")
if g.random() < 0.35:
    foot = tk.Label(root, text=g.choice([f"Best: {g.randint(20, 300)} s  anonymous", "Please register! $10", "F2 - new game"]), font=small, bg=window, anchor="w", bd=1, relief="sunken")
    foot.pack(fill="x")
tell_tk(root, lambda: (board.winfo_rootx(), board.winfo_rooty(), p.cols * size, p.rows * size))
