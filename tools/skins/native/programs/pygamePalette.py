"""pygame as on many a GitHub page: rectangles in the palette of a well-known editor theme over a dark gap, pygame's own font or a system one, a column of stats beside the grid."""
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from support import Position, tell_pygame  # noqa: E402

p = Position()
g = p.rng
pygame.init()
hexes = lambda text: [tuple(int(h[i:i + 2], 16) for i in (0, 2, 4)) for h in text.split()]
LOOKS = [  # ground covered lit open text flag hit, then eight inks
    ("282a36 6272a4 7c8cc0 343746 f8f8f2 ff79c6 ff5555", "8be9fd 50fa7b ff6e6e bd93f9 ffb86c f1fa8c ffffff b0b4c8"),
    ("2e3440 5e81ac 7a9cc4 3b4252 eceff4 ebcb8b bf616a", "88c0d0 a3be8c e0808a c49ac0 e0a080 8fbcbb eceff4 a8b0c0"),
    ("fdf6e3 93a1a1 b4c0c0 eee8d5 073642 dc322f dc322f", "268bd2 718a00 dc322f 6c71c4 cb4b16 2aa198 073642 839496"),
    ("282828 7c6f64 988b7f 3c3836 fbf1c7 fe8019 cc241d", "83a598 b8bb26 fb4934 d3869b fabd2f 8ec07c fbf1c7 bdae93"),
    ("ffffff b7c4d4 d3dce6 f3f5f8 1f2933 e12d39 e12d39", "2563eb 16803c dc2626 7c3aed b45309 0f7d8c 111827 6b7280"),
    ("1e1e2e 585b70 74788f 313244 cdd6f4 f38ba8 d20f39", "89b4fa a6e3a1 f38ba8 cba6f7 fab387 94e2d5 ffffff a6adc8"),
]
base, inks = g.choice(LOOKS)
ground, cover, lit, paper, words, red, hit = hexes(base)
inks = hexes(inks)
side = g.choice([0, 130, 160])
room = p.max_cell - side / p.cols
size = max(16, min(56, int(room)))
size = g.randint(16, size)
gap = g.choice([1, 1, 2, 3]) if size > 22 else 1
radius = g.choice([0, 0, 3, size // 5])
raised = g.random() < 0.4
family = g.choice([None, None, "dejavusans", "liberationmono", "notosansdisplay", "urwgothic"])
px = int(size * g.uniform(0.78, 0.95)) if family is None else int(size * g.uniform(0.5, 0.62))
font = pygame.font.Font(None, px) if family is None else pygame.font.SysFont(family, px, bold=g.random() < 0.7)
smooth = g.random() < 0.75
margin = g.choice([gap, 10, 20])
foot = 0 if side else 40
W, H = p.cols * size + 2 * margin + side, p.rows * size + 2 * margin + foot
left = margin + (side if side and g.random() < 0.4 else 0)
screen = pygame.display.set_mode((max(W, 200), max(H, 220)))
pygame.display.set_caption(g.choice(["Minesweeper", "pygame window", "PySweeper", "Minesweeper - pygame"]))
flag_kind, wrong_kind = g.choice(["triangle", "square", "letter"]), g.choice(["cross", "line"])


def flag(b):
    u = b.width / 20
    if flag_kind == "letter":
        word(b, "F", red)
        return
    pygame.draw.rect(screen, words, (b.x + 6 * u, b.y + 3.4 * u, max(1, 1.8 * u), 13.4 * u))
    pygame.draw.rect(screen, words, (b.x + 4 * u, b.y + 15.4 * u, 6 * u, max(1, 1.8 * u)))
    if flag_kind == "triangle":
        pygame.draw.polygon(screen, red, [(b.x + 7.6 * u, b.y + 3.4 * u), (b.x + 16 * u, b.y + 7 * u), (b.x + 7.6 * u, b.y + 10.6 * u)])
    else:
        pygame.draw.rect(screen, red, (b.x + 7.6 * u, b.y + 3.4 * u, 8.6 * u, 6.6 * u))


def mine(b, colour):
    m, n = b.center, b.width
    for dx, dy in ((0.36, 0), (0, 0.36), (0.26, 0.26), (0.26, -0.26)):
        pygame.draw.line(screen, colour, (m[0] - dx * n, m[1] - dy * n), (m[0] + dx * n, m[1] + dy * n), max(2, n // 12))
    pygame.draw.circle(screen, colour, m, n * 0.25)
    pygame.draw.circle(screen, paper, (m[0] - n * 0.08, m[1] - n * 0.08), max(1, n * 0.06))


def word(b, s, colour):
    image = font.render(s, smooth, colour)
    ink = image.get_bounding_rect()
    screen.blit(image, (b.centerx - ink.centerx, b.centery - ink.centery))


small = pygame.font.Font(None, 26)


def draw():
    screen.fill(ground)
    for r, c, s in p.each():
        b = pygame.Rect(left + c * size, margin + r * size, size - gap, size - gap)
        closed = s in "#F?x"
        pygame.draw.rect(screen, hit if s == "X" else cover if closed else paper, b, border_radius=radius)
        if closed and raised:
            pygame.draw.line(screen, lit, (b.x + radius, b.y), (b.right - 1 - radius, b.y), 2)
            pygame.draw.line(screen, lit, (b.x, b.y + radius), (b.x, b.bottom - 1 - radius), 2)
        if s in "12345678":
            word(b, s, inks[int(s) - 1])
        elif s == "?":
            word(b, "?", words)
        elif s in "Fx":
            flag(b)
        elif s in "*X":
            mine(b, words if s == "*" else (0, 0, 0))
        if s == "x":
            n = size // 5
            for (x0, y0), (x1, y1) in (((b.x + n, b.y + n), (b.right - n, b.bottom - n)), ((b.right - n, b.y + n), (b.x + n, b.bottom - n)))[: 2 if wrong_kind == "cross" else 1]:
                pygame.draw.line(screen, (0, 0, 0), (x0, y0), (x1, y1), max(3, size // 8))
    lines = [f"Mines: {p.mines}", f"Left: {p.left}", f"Time: {p.seconds}", {"playing": "R: restart", "won": "YOU WIN!", "lost": "GAME OVER"}[p.status]]
    for i, text in enumerate(lines):
        if side:
            screen.blit(small.render(text, True, words), ((p.cols * size + 2 * margin if left == margin else 0) + 12, 20 + i * 32))
        elif i in (1, 3):
            screen.blit(small.render(text, True, words), (margin + 6 + (i - 1) * max(W - 150, 60) // 2, p.rows * size + 2 * margin + 10))


half = gap / 2  # the gap lies right of and below a cell
tell_pygame(draw, lambda x, y: (x + left - half, y + margin - half, p.cols * size, p.rows * size))
