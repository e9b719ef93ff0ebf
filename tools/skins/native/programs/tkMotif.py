"""A Tk 4 sort of program under Motif colours: thick relief, menu buttons of its own, XBM bitmaps on the buttons."""
import tkinter as tk

from support import Position, region, tell_tk, tk_box

p = Position()
g = p.rng
root = tk.Tk(className="Tkbomb")
root.tk.call("tk", "scaling", 1.333 * p.scale)
root.title(g.choice(["tkbomb", "Bombs v0.9", "tkbomb.tcl #2"]))
FLAG = "....##....|....####..|....######|....######|....####..|....##....|....#.....|....#.....|....#.....|....#.....|..#####...|.#######.."
SKULL = "...######...|..########..|.##########.|.#..####..#.|.#..####..#.|.####..####.|..###..###..|...######...|....#.##....|...######...|....#.##...."
BOMB = "........##..|.......#..#.|......##....|....####....|..########..|.##########.|.##..######.|.##..######.|.##########.|.##########.|..########..|....####...."
CROSS = "##......##|.##....##.|..##..##..|...####...|....##....|...####...|..##..##..|.##....##.|##......##"
HUES = [
    ("#aeb2c3", "#9397a5", ["#000080", "#005000", "#a00000", "#500050", "#5a3200", "#004848", "#000000", "#333333"], "#a00000", "black"),
    ("#c4b59f", "#b09f86", ["#0000a0", "#006000", "#b00000", "#600060", "#603800", "#005050", "#000000", "#444444"], "#b00000", "black"),
    ("#718ba5", "#5f7890", ["#00e5ff", "#b8ffb0", "#ffd0d0", "#ffff80", "#ffc890", "#c8fff0", "#ffffff", "#d8d8d8"], "#ffe000", "white"),
    ("#b2b2b2", "#999999", ["#0000cc", "#006400", "#cc0000", "#00006e", "#7a0000", "#006e6e", "#000000", "#4c4c4c"], "#cc0000", "black"),
    ("#63639c", "#51518a", ["white"] * 8, "#ffd860", "white"),
    ("#d8c0c8", "#c8aab4", ["black"] * 8, "#8b0040", "black"),
]
bg, trough, ink, red, fg = g.choice(HUES)
root.configure(bg=bg)
for option, value in [("background", bg), ("foreground", fg), ("activeBackground", bg), ("highlightBackground", bg)]:
    root.option_add(f"*{option}", value)
size = p.cell_size(18, 46)
bd = g.choice([1, 2, 2, 3]) if size >= 22 else g.choice([1, 2])
k = max(1, (size - 2 * bd - 2) // 12)


def xbm(art, colour):
    rows = art.split("|")
    w, h = len(rows[0]) * k, len(rows) * k
    data = []
    for row in rows:
        bits = [bit == "#" for bit in row for _ in range(k)]
        line = [hex(sum(1 << i for i, b in enumerate(bits[at:at + 8]) if b)) for at in range(0, w, 8)]
        data += line * k
    return tk.BitmapImage(data=f"#define i_width {w}\n#define i_height {h}\nstatic char i_bits[] = {{ {', '.join(data)} }};", foreground=colour)


mine_art = g.choice([BOMB, BOMB, SKULL])
flag, mine, cross, hit = xbm(FLAG, red), xbm(mine_art, fg), xbm(CROSS, red), xbm(mine_art, "black")
family = g.choice(["Nimbus Sans", "Nimbus Sans", "Nimbus Roman", "Nimbus Mono PS"])
face = (family, -max(10, int((size - 2 * bd) * g.uniform(0.66, 0.8))), "bold")
menu_face = ("Nimbus Sans", -13 if p.scale < 1.5 else -22, g.choice(["bold", "bold italic"]))
bar = tk.Frame(root, relief="raised", bd=2)
bar.pack(fill="x")
for name in ["File", "Level"]:
    tk.Menubutton(bar, text=name, underline=0, font=menu_face).pack(side="left")
tk.Menubutton(bar, text="Help", underline=0, font=menu_face).pack(side="right")
head = tk.Frame(root, relief="flat", bd=4)
head.pack(fill="x")
tk.Label(head, text=f" {p.left} ", relief="sunken", bd=2, font=menu_face, bg=trough).pack(side="left")
tk.Label(head, text=f" {p.seconds // 60}:{p.seconds % 60:02d} ", relief="sunken", bd=2, font=menu_face, bg=trough).pack(side="right")
tk.Button(head, text={"playing": "Restart", "won": "Done!", "lost": "Again?"}[p.status], font=menu_face, bd=2, highlightthickness=1).pack()
gap = g.choice([0, 0, 0, 1])
outer = tk.Frame(root, relief=g.choice(["sunken", "ridge", "flat"]), bd=3)
outer.pack(padx=8, pady=8)
relief_open = g.choice(["sunken", "flat", "sunken", "groove"])
cells = {}
for r, c, s in p.each():
    opened = s in "012345678*X"
    hole = tk.Frame(outer, width=size, height=size)
    hole.grid(row=r, column=c, padx=(0, gap), pady=(0, gap))
    hole.pack_propagate(False)
    image = {"F": flag, "*": mine, "X": hit, "x": cross}.get(s, "")
    colour = ink[int(s) - 1] if s in "12345678" else fg
    w = tk.Label(hole, image=image, text=s if s in "12345678?" else "", font=face, fg=colour, padx=0, pady=0, bd=1 if opened else bd,
                 relief=relief_open if opened else "raised", bg="#ff5040" if s == "X" else trough if opened else bg)
    w.pack(fill="both", expand=True)
    cells[r, c] = hole
root.resizable(False, False)
tell_tk(root, lambda: region(p, cells, tk_box))
