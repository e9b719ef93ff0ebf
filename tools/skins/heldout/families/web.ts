import { drawBadge, makeKit, onShutGround } from '../badges.ts';
import { block, ink, lift, numberInks, paint, pill, ridge } from '../ink.ts';
import { figure, HEAVY, SANS, stamp, TECHNO, typeface } from '../letters.ts';
import type { HeldOutFamily, Tile } from '../theme.ts';
import { countOf, evenEdge, isShut, line, shrink } from '../theme.ts';

/** Two tones of grass over two tones of sand, no lines; the rim of the grass is sometimes darker. */
export const meadow: HeldOutFamily = {
  heights: [20, 50],
  setting: 'page',
  make(dice, size) {
    const grass = ink(dice.range(75, 140), dice.range(35, 65), dice.range(50, 64));
    const sand = ink(dice.range(25, 45), dice.range(30, 60), dice.range(72, 84));
    const step = dice.range(3, 7);
    const font = typeface(dice, [...SANS, ...HEAVY], 700);
    const inks = numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light', flag: ink(dice.one(5, 15), 85, 50) });
    const bank = dice.odds(0.5) ? line(size, 2) : 0;
    return {
      edge: dice.odds(0.5) ? { left: 0, right: 0, bottom: 0, top: 48 * size.unit } : evenEdge(0),
      ground: (brush, _inner, outer) => block(brush, ink(grass.h, 40, 32), outer),
      tile(brush, tile, board) {
        const up = onShutGround(kit, tile);
        const tone = (tile.row + tile.col) % 2 === 0 ? step / 2 : -step / 2;
        const mined = '*X'.includes(tile.symbol);
        block(brush, lift(up ? grass : mined ? ink((tile.row * 97 + tile.col * 57) % 360, 65, 60) : sand, tone), tile);
        if (bank && !up) {
          const above = tile.row > 0 ? board.cells[(tile.row - 1) * board.cols + tile.col] : undefined;
          const before = tile.col > 0 ? board.cells[tile.row * board.cols + tile.col - 1] : undefined;
          if (above && isShut(above)) block(brush, lift(grass, -20), { ...tile, height: bank });
          if (before && isShut(before)) block(brush, lift(grass, -20), { ...tile, width: bank });
        }
        figure(brush, tile, inks, { font, tall: 0.5 });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** Bright round sweets with space between them. */
export const candy: HeldOutFamily = {
  heights: [24, 72],
  setting: 'page',
  make(dice, size) {
    const hue = dice.range(0, 360);
    const shut = ink(hue, dice.range(65, 95), dice.range(55, 70));
    const open = ink(hue + dice.range(20, 60), dice.range(40, 90), dice.range(90, 96));
    const font = typeface(dice, HEAVY);
    const inks = numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light' });
    const round = dice.range(0.22, 0.45);
    const lip = dice.odds(0.6) ? 0.09 : 0;
    return {
      gap: Math.max(2, Math.round(size.width * dice.range(0.05, 0.12))),
      edge: evenEdge(dice.range(6, 24) * size.unit),
      ground: (brush, _inner, outer) => pill(brush, ink(hue + 180, 30, 88), outer, 14 * size.unit),
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        const radius = round * size.width;
        const face = up ? shut : tile.symbol === 'X' ? ink(0, 85, 60) : open;
        pill(brush, lift(face, up ? -18 : -6), tile, radius);
        pill(brush, face, { ...tile, height: tile.height * (1 - (up ? lip : 0)) }, radius);
        figure(brush, tile, inks, { font, tall: 0.5, rim: { colour: '#ffffff', width: 0.08 } });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** Tiles whose colour is the number, the figure white on it. */
export const mosaic: HeldOutFamily = {
  heights: [20, 64],
  setting: 'page',
  make(dice, size) {
    const start = dice.range(0, 360);
    const step = dice.range(28, 44);
    const shut = ink(start, dice.range(4, 14), dice.range(60, 78));
    const zero = lift(shut, dice.odds(0.5) ? 18 : -30);
    const font = typeface(dice, [...SANS, ...TECHNO], 700);
    const kit = makeKit(dice, { font, ground: 'light' });
    const gap = dice.one(0, 1, 2);
    return {
      gap: gap && line(size, gap),
      edge: evenEdge(dice.range(0, 12) * size.unit),
      ground: (brush, _inner, outer) => block(brush, lift(shut, -20), outer),
      tile(brush, tile) {
        const count = countOf(tile.symbol);
        const up = onShutGround(kit, tile);
        const face =
          count > 0
            ? ink(start + count * step, 55, 44)
            : up
              ? shut
              : count === 0
                ? zero
                : ink(0, tile.symbol === 'X' ? 80 : 15, 50);
        block(brush, face, tile);
        if (up) ridge(brush, tile, line(size), lift(face, 10), lift(face, -14));
        if (count > 0) stamp(brush, String(count), tile, { font, tall: 0.5, colour: '#ffffff' });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** Pale flat material with a drop shadow under covered cells. */
export const pastel: HeldOutFamily = {
  heights: [22, 64],
  setting: 'page',
  make(dice, size) {
    const hue = dice.range(0, 360);
    const shut = ink(hue, dice.range(35, 65), dice.range(74, 84));
    const page = ink(hue + 20, 30, 97);
    const font = typeface(dice, ['quicksand', 'outfit', 'lexend', 'urbanist', 'red-hat-display'], 500);
    const inks = numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light' });
    const round = dice.range(0, 0.2) * size.width;
    const bordered = dice.odds(0.6);
    return {
      gap: line(size, dice.one(2, 3, 4)),
      edge: evenEdge(dice.range(8, 30) * size.unit),
      ground: (brush, _inner, outer) => pill(brush, page, outer, 10 * size.unit),
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        if (up) {
          brush.save();
          brush.shadowColor = 'rgba(0,0,0,0.22)';
          brush.shadowBlur = 3 * size.unit;
          brush.shadowOffsetY = size.unit;
          pill(brush, shut, tile, round);
          brush.restore();
        } else {
          if (bordered) pill(brush, lift(shut, 6), tile, round);
          pill(
            brush,
            tile.symbol === 'X' ? ink(0, 70, 75) : lift(page, -2),
            bordered ? shrink(tile, line(size)) : tile,
            round,
          );
        }
        figure(brush, tile, inks, { font, tall: 0.45 });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** Buttons pressed by CSS: outset borders, sometimes with a gap, numbers in a page's font. */
export const cssButtons: HeldOutFamily = {
  heights: [16, 44],
  setting: 'page',
  make(dice, size) {
    const face = dice.one(ink(0, 0, 75), ink(0, 0, 94), ink(210, 30, 70), ink(45, 60, 70), ink(120, 15, 65));
    const font = typeface(dice, SANS, dice.one(400, 700));
    const inks = numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light' });
    const width = line(size, dice.one(1, 2, 3));
    const lines = dice.odds(0.7);
    return {
      gap: dice.odds(0.5) ? 0 : line(size, dice.one(1, 2)),
      edge: evenEdge(dice.range(0, 10) * size.unit),
      ground: (brush, _inner, outer) => block(brush, lift(face, -20), outer),
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        block(brush, up ? face : tile.symbol === 'X' ? '#ff4b3a' : lift(face, 5), tile);
        if (up) ridge(brush, tile, width, lift(face, 14), lift(face, -26));
        else if (lines) {
          brush.strokeStyle = paint(lift(face, -16));
          brush.lineWidth = line(size);
          brush.strokeRect(tile.x + 0.5, tile.y + 0.5, tile.width - 1, tile.height - 1);
        }
        figure(brush, tile, inks, { font, tall: 0.46 });
        drawBadge(brush, tile, kit);
      },
    };
  },
};
/** Marks are emoji or icons; numbers are plain text; covered cells are rounded and shaded. */
export const iconPage: HeldOutFamily = {
  heights: [22, 56],
  setting: 'page',
  make(dice, size) {
    const dark = dice.odds(0.5);
    const base = dark ? ink(dice.range(200, 280), 18, 16) : ink(dice.range(0, 360), 12, 92);
    const shut = lift(base, dark ? 18 : -18);
    const font = typeface(dice, SANS, 700);
    const inks = numberInks(dice, dark ? 'dark' : 'light');
    const kit = makeKit(dice, { font, ground: dark ? 'dark' : 'light' });
    return {
      gap: line(size),
      edge: evenEdge(line(size)),
      ground: (brush, _inner, outer) => block(brush, lift(base, dark ? 10 : -10), outer),
      tile(brush, tile: Tile) {
        const up = onShutGround(kit, tile);
        block(brush, up ? shut : tile.symbol === 'X' ? ink(0, 60, 45) : base, tile);
        figure(brush, tile, inks, { font, tall: 0.5 });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** Maximum contrast: black, white and one signal colour, thick lines. */
export const highContrast: HeldOutFamily = {
  heights: [18, 60],
  setting: 'window',
  make(dice, size) {
    const dark = dice.odds(0.65);
    const back = dark ? '#000000' : '#ffffff';
    const front = dark ? '#ffffff' : '#000000';
    const signal = dice.one(ink(60, 100, dark ? 50 : 30), ink(180, 100, dark ? 50 : 25), ink(120, 100, dark ? 50 : 25));
    const font = typeface(dice, SANS, 700);
    const ground = dark ? 'dark' : 'light';
    const kit = makeKit(dice, { font, ground, artwork: false, flag: signal });
    const inks = dice.odds(0.5) ? numberInks(dice, ground) : Array.from({ length: 8 }, () => ink(0, 0, dark ? 100 : 0));
    const width = line(size, dice.one(1, 2));
    const filled = dice.odds(0.5);
    return {
      edge: evenEdge(width),
      ground: (brush, _inner, outer) => block(brush, front, outer),
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        block(brush, front, tile);
        const inner = {
          x: tile.x + width / 2,
          y: tile.y + width / 2,
          width: tile.width - width,
          height: tile.height - width,
        };
        block(brush, back, inner);
        const plate = shrink(inner, size.width * 0.12);
        if (up && filled && tile.symbol === '#') block(brush, signal, plate);
        else if (up) {
          brush.strokeStyle = paint(signal);
          brush.lineWidth = width;
          brush.strokeRect(plate.x, plate.y, plate.width, plate.height);
        }
        if (tile.symbol === 'X') block(brush, signal, plate);
        figure(brush, tile, inks, { font, tall: 0.55 });
        drawBadge(brush, shrunk(tile), kit);
      },
    };
  },
};

function shrunk(tile: Tile): Tile {
  return { ...tile, ...shrink(tile, tile.width * 0.1, tile.height * 0.1) };
}
