"""What every program here shares: the position it is to show, its own random numbers, and telling where its cells are."""
import ctypes
import json
import random
import re
import subprocess
import sys
import time

EVERY = 300  # ms between two reports
SHOWN = {}  # what a report also tells: the cells as shown where they are not those of the position


class Position:
    def __init__(self):
        with open(sys.argv[1]) as f:
            p = json.load(f)
        self.rows, self.cols, self.mines = p["rows"], p["cols"], p["mines"]
        self.status, self.cells = p["status"], p["cells"]
        self.max_cell, self.scale = p["maxCell"], p["scale"]
        self.rng = random.Random(p["seed"])
        self.told = None
        if self.status == "won":  # most programs flag the mines of a won game; some show them, some leave them covered
            self.told = random.Random(p["seed"] + 1).choice(["F", "F", "F", "F", "*", "#"])
            self.cells = [row.replace("F", self.told) for row in self.cells]
            SHOWN["cells"] = self.cells
        self.seconds = self.rng.randint(0, 400)

    @property
    def left(self):
        return self.mines - sum(row.count("F") for row in self.cells) if self.status != "won" else 0

    def cell_size(self, low, high):
        """A cell size between low and high that the screen has room for."""
        top = max(low, min(high, int(self.max_cell)))
        return self.rng.randint(low, top)

    def each(self):
        for r in range(self.rows):
            for c in range(self.cols):
                yield r, c, self.cells[r][c]


def report(x, y, width, height):
    with open(sys.argv[2], "a") as f:
        f.write(json.dumps({"x": x, "y": y, "width": width, "height": height, **SHOWN}) + "\n")


def region(p, cells, box):
    """Region of a board of widgets `cells[row, col]`, whose x, y, width and height `box` tells; with half a gap on each side."""
    first, last = box(cells[0, 0]), box(cells[p.rows - 1, p.cols - 1])
    px = (last[0] - first[0]) / (p.cols - 1)
    py = (last[1] - first[1]) / (p.rows - 1)
    gx, gy = px - first[2], py - first[3]
    return first[0] - gx / 2, first[1] - gy / 2, px * p.cols, py * p.rows


def origin(window):
    """Where the X window of this id begins, in root pixels."""
    info = subprocess.run(["xwininfo", "-id", str(window)], capture_output=True, text=True).stdout
    return [int(re.search(rf"Absolute upper-left {a}:\s+(-?\d+)", info).group(1)) for a in "XY"]


def tk_box(w):
    """Place of a Tk widget."""
    return w.winfo_rootx(), w.winfo_rooty(), w.winfo_width(), w.winfo_height()


def tell_tk(root, measure):
    """Runs a Tk program and reports what `measure` gives, once the window has had time to come up."""
    def tell():
        report(*measure())
        root.after(EVERY, tell)

    root.after(600, tell)
    root.mainloop()


def gtk_box(w):
    """Place of a GTK 3 widget."""
    win = w.get_toplevel()
    ox, oy = origin(win.get_window().get_xid())  # GDK rounds it on a scaled screen
    f = win.get_scale_factor()
    a = w.get_allocation()
    x, y = w.translate_coordinates(win, 0, 0)
    return ox + x * f, oy + y * f, a.width * f, a.height * f


def gtk_inside(w, margin, width, height):
    """Place of a board of this size on a GTK 3 widget, with a margin at its left and top."""
    x, y, _, _ = gtk_box(w)
    f = w.get_toplevel().get_scale_factor()
    return x + margin * f, y + margin * f, width * f, height * f


def tell_gtk(win, measure):
    """Runs a GTK 3 program until its window is closed and reports what `measure` gives."""
    from gi.repository import GLib, Gtk  # here, as only the GTK programs have it, each in the version that it asked for

    def tell():
        report(*measure())
        return True

    win.connect("destroy", Gtk.main_quit)
    GLib.timeout_add(EVERY, tell)
    Gtk.main()


def gtk4_box(w):
    """Place of a GTK 4 widget."""
    win = w.get_root()
    f = win.get_scale_factor()
    sx, sy = win.get_surface_transform()
    ox, oy = origin(win.get_surface().get_xid())
    _, b = w.compute_bounds(win)
    return ox + (sx + b.origin.x) * f, oy + (sy + b.origin.y) * f, b.size.width * f, b.size.height * f


def inside(w, margin, width, height):
    """Place of a board of this size on a GTK 4 drawing area, with a margin at its left and top."""
    x, y, _, _ = gtk4_box(w)
    f = w.get_root().get_scale_factor()
    return x + margin * f, y + margin * f, width * f, height * f


def run_gtk4(start):
    """Runs a GTK 4 program: `start` opens its window, given the application, and returns what measures its board."""
    from gi.repository import GLib, Gtk  # here, as only the GTK programs have it, each in the version that it asked for

    def activate(app):
        measure = start(app)

        def tell():
            report(*measure())
            return True

        GLib.timeout_add(EVERY, tell)

    app = Gtk.Application(application_id=None)
    app.connect("activate", activate)
    app.run([])


def qt_inside(widget, margin, width, height):
    """Place of a board of this size on a Qt widget, with a margin at its left and top."""
    from PyQt5.QtCore import QPoint  # here, as only the Qt programs need it

    w = widget.window()
    f = w.devicePixelRatioF()
    x, y = origin(int(w.winId()))
    at = widget.mapTo(w, QPoint(0, 0))
    return x + (at.x() + margin) * f, y + (at.y() + margin) * f, width * f, height * f


def tell_qt(app, measure):
    """Runs a Qt program and reports what `measure` gives."""
    from PyQt5.QtCore import QTimer  # here, as only the Qt programs need it

    timer = QTimer()
    timer.timeout.connect(lambda: report(*measure()))
    timer.start(EVERY)
    app.exec_()


def tell_xlib(X, display, window, paint, measure):
    """Shows a window of plain Xlib, which `paint` paints, and reports what `measure` gives, told where the inside of the window begins."""
    X.XMapWindow(display, ctypes.c_ulong(window))
    X.XFlush(display)
    event = (ctypes.c_long * 24)()
    while True:
        while X.XPending(display):
            X.XNextEvent(display, ctypes.byref(event))
        paint()
        time.sleep(EVERY / 1000)
        report(*measure(*origin(window)))


def tell_pygame(draw, measure):
    """Runs a pygame program, each frame of which `draw` draws, and reports what `measure` gives, told where the inside of the window begins."""
    import pygame  # here, as only the pygame programs need it

    window = pygame.display.get_wm_info()["window"]
    clock = pygame.time.Clock()
    while True:
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                raise SystemExit
        draw()
        pygame.display.flip()
        clock.tick(3)
        report(*measure(*origin(window)))


CLASSIC = {"1": "#0000ff", "2": "#008000", "3": "#ff0000", "4": "#000080", "5": "#800000", "6": "#008080", "7": "#000000", "8": "#808080"}
