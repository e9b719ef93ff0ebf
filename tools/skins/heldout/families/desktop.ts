import { drawBadge, makeKit, onShutGround } from '../badges.ts';
import type { Ink } from '../ink.ts';
import { block, ink, lift, numberInks, paint, pill, ridge, wash } from '../ink.ts';
import { figure, HEAVY, SANS, SERIF, typeface } from '../letters.ts';
import { drawSegments } from '../raster.ts';
import type { Brush, HeldOutFamily, Size, Tile } from '../theme.ts';
import { evenEdge, line, shrink } from '../theme.ts';

/** A header with two counters and a round button, as classic programs have. */
function drawCounters(
  brush: Brush,
  box: { x: number; y: number; width: number; height: number },
  size: Size,
  face: Ink,
  mines: number,
): void {
  const inner = shrink(box, 4 * size.unit);
  const digit = { width: inner.height * 0.5, height: inner.height * 0.86 };
  const counter = (x: number, value: number) => {
    block(brush, '#140202', { x, y: inner.y, width: digit.width * 3.4, height: inner.height });
    [...String(value).padStart(3, '0')].forEach((d, k) => {
      const at = {
        x: x + digit.width * (0.25 + 1.05 * k),
        y: inner.y + inner.height * 0.08,
        width: digit.width * 0.78,
        height: digit.height,
      };
      drawSegments(brush, Number(d), at, ink(2, 95, 52), '#3a0606');
    });
  };
  counter(inner.x, mines);
  if (inner.width > digit.width * 9) counter(inner.x + inner.width - digit.width * 3.4, 47 + mines);
  const side = inner.height;
  const middle = inner.x + inner.width / 2;
  block(brush, face, { x: middle - side / 2, y: inner.y, width: side, height: side });
  ridge(
    brush,
    { x: middle - side / 2, y: inner.y, width: side, height: side },
    line(size),
    lift(face, 20),
    lift(face, -30),
  );
  brush.fillStyle = '#f5d20f';
  brush.beginPath();
  brush.arc(middle, inner.y + side / 2, side * 0.34, 0, 2 * Math.PI);
  brush.fill();
}

/** A grey or beige workstation of the nineties: wide soft bevels, sunken wells, serif or narrow figures. */
export const workstation: HeldOutFamily = {
  heights: [16, 48],
  setting: 'window',
  make(dice, size) {
    const base = ink(dice.one(30, 200, 210, 0, 170), dice.range(3, 22), dice.range(64, 80));
    const shut = lift(base, dice.range(-4, 8));
    const well = lift(base, -dice.range(4, 12));
    const width = line(size, dice.one(1, 2, 3));
    const font = typeface(dice, dice.odds(0.5) ? SERIF : SANS, 500);
    const inks = numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light', artwork: false });
    const tall = dice.range(0.42, 0.58);
    return {
      gap: dice.odds(0.4) ? line(size) : 0,
      edge: evenEdge(width * 4),
      ground(brush, inner, outer) {
        block(brush, base, outer);
        ridge(brush, shrink(inner, -width * 2), width, lift(base, -32), lift(base, 18));
        block(brush, lift(base, -26), inner);
      },
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        block(brush, up ? shut : tile.symbol === 'X' ? ink(8, 70, 52) : well, tile);
        if (up) ridge(brush, tile, width, lift(shut, 17), lift(shut, -33));
        else ridge(brush, tile, line(size), lift(well, -20), lift(well, 8));
        figure(brush, tile, inks, { font, tall });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** Late grey desktops: rounded soft buttons in a warm theme, counters above. */
export const luna: HeldOutFamily = {
  heights: [16, 32],
  setting: 'window',
  make(dice, size) {
    const base = ink(dice.one(48, 210, 220, 0), dice.range(0, 25), dice.range(76, 90));
    const font = typeface(dice, [...SANS, ...HEAVY], 700);
    const inks = numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light' });
    const bevel = line(size, dice.one(2, 2, 3));
    const header = 34 * size.unit;
    const crease = line(size);
    const tall = dice.range(0.48, 0.62);
    return {
      edge: { left: 9 * size.unit, right: 9 * size.unit, bottom: 9 * size.unit, top: header + 14 * size.unit },
      ground(brush, inner, outer, board) {
        block(brush, base, outer);
        ridge(brush, outer, bevel, lift(base, 10), lift(base, -35));
        const bar = { x: inner.x, y: inner.y - header - 6 * size.unit, width: inner.width, height: header };
        ridge(brush, bar, line(size), lift(base, -35), lift(base, 12));
        drawCounters(brush, bar, size, base, board.mines ?? 10);
        ridge(brush, shrink(inner, -bevel), bevel, lift(base, -36), lift(base, 14));
        block(brush, lift(base, -32), inner);
      },
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        const open = {
          ...tile,
          x: tile.x + crease,
          y: tile.y + crease,
          width: tile.width - crease,
          height: tile.height - crease,
        };
        block(brush, up ? base : tile.symbol === 'X' ? '#e02222' : lift(base, -3), up ? tile : open);
        if (up) ridge(brush, tile, bevel, lift(base, 12), lift(base, -34));
        figure(brush, { ...tile, ...open }, inks, { font, tall });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** Blue glass: graded covered cells with a light rim, pale open ones, the whole board lit from one corner. */
export const glass: HeldOutFamily = {
  heights: [18, 40],
  setting: 'window',
  make(dice, size) {
    const hue = dice.one(212, 220, 205, 150, 265);
    const font = typeface(dice, SANS, 700);
    const inks = numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light' });
    const rim = line(size);
    const light = dice.range(6, 16);
    const tall = dice.range(0.45, 0.6);
    return {
      edge: evenEdge(14 * size.unit),
      ground(brush, inner, outer) {
        brush.fillStyle = wash(brush, outer, ink(hue, 45, 62), ink(hue, 55, 34));
        brush.fillRect(outer.x, outer.y, outer.width, outer.height);
        block(brush, ink(hue, 40, 28), shrink(inner, -rim));
      },
      tile(brush, tile, board) {
        const lit = light * (1 - (tile.row + tile.col) / (board.rows + board.cols));
        const up = onShutGround(kit, tile);
        const face = up ? ink(hue, 62, 46 + lit) : tile.symbol === 'X' ? ink(0, 70, 62) : ink(hue, 30, 84 + lit / 3);
        block(brush, up ? ink(hue, 60, 24) : ink(hue, 25, 66), tile);
        const inner = { ...tile, width: tile.width - rim, height: tile.height - rim };
        brush.fillStyle = up ? wash(brush, inner, lift(face, 16), lift(face, -10)) : paint(face);
        brush.fillRect(inner.x, inner.y, inner.width, inner.height);
        if (up) ridge(brush, inner, rim, lift(face, 24), lift(face, -4));
        figure(brush, tile, inks, { font, tall });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** Large flat tiles of one strong colour with thin light seams. */
export const metro: HeldOutFamily = {
  heights: [28, 64],
  setting: 'window',
  make(dice, size) {
    const shut = ink(dice.range(0, 360), dice.range(50, 80), dice.range(35, 50));
    const open = dice.odds(0.7) ? ink(shut.h, 8, 93) : ink(shut.h, 20, 16);
    const ground = open.l > 50 ? 'light' : 'dark';
    const font = typeface(dice, ['work-sans', 'source-sans-3', 'hind', 'asap', 'red-hat-display'], 400);
    const inks = numberInks(dice, ground);
    const kit = makeKit(dice, { font, ground: 'dark', flag: ink(48, 95, 60) });
    return {
      gap: line(size, dice.one(1, 2, 3)),
      edge: evenEdge(dice.range(6, 30) * size.unit),
      ground: (brush, _inner, outer) => block(brush, ground === 'light' ? '#fafafa' : '#0c0c0e', outer),
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        const mined = '*X'.includes(tile.symbol);
        block(brush, up ? shut : mined ? ink(0, tile.symbol === 'X' ? 75 : 20, 40) : open, tile);
        figure(brush, tile, inks, { font, tall: 0.45 });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** A light scalable desktop theme: washes, hairline borders, a soft inner glow. */
export const plasma: HeldOutFamily = {
  heights: [18, 60],
  setting: 'window',
  make(dice, size) {
    const hue = dice.one(205, 195, 30, 340, 100);
    const shut = ink(hue, dice.range(25, 70), dice.range(45, 68));
    const open = ink(hue, dice.range(4, 18), dice.range(88, 96));
    const font = typeface(dice, SANS, 500);
    const inks = numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light' });
    const round = dice.range(0, 0.18);
    return {
      edge: evenEdge(dice.range(0.2, 0.6) * size.width),
      ground(brush, inner, outer) {
        brush.fillStyle = wash(brush, outer, lift(shut, 22), lift(shut, -14));
        brush.fillRect(outer.x, outer.y, outer.width, outer.height);
        block(brush, lift(open, -16), inner);
      },
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        const box = shrink(tile, 0.5 * size.unit);
        if (!up) pill(brush, tile.symbol === 'X' ? ink(12, 80, 60) : open, box, 0);
        else {
          pill(brush, lift(shut, -20), box, round * size.width);
          const inner = shrink(box, size.unit);
          brush.fillStyle = wash(brush, inner, lift(shut, 14), lift(shut, -6));
          brush.beginPath();
          brush.roundRect(inner.x, inner.y, inner.width, inner.height, round * size.width * 0.9);
          brush.fill();
        }
        figure(brush, tile, inks, { font, tall: 0.5 });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** Aqua: candy-like covered cells with a bright upper half. */
export const gel: HeldOutFamily = {
  heights: [20, 64],
  setting: 'window',
  make(dice, size) {
    const hue = dice.one(210, 200, 10, 130, 285, 40);
    const shut = ink(hue, dice.range(55, 85), dice.range(45, 58));
    const field = ink(hue, dice.range(2, 12), dice.range(90, 97));
    const font = typeface(dice, ['baloo-2', 'quicksand', 'rubik', 'ubuntu', 'outfit'], 700);
    const inks = numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light' });
    const round = dice.range(0.14, 0.32);
    return {
      gap: line(size, dice.one(1, 2)),
      edge: evenEdge(dice.range(4, 16) * size.unit),
      ground: (brush, _inner, outer) => pill(brush, lift(field, -12), outer, 8 * size.unit),
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        const radius = round * size.width;
        if (!up) return open(brush, tile);
        pill(brush, lift(shut, -18), tile, radius);
        const body = shrink(tile, size.unit);
        brush.fillStyle = wash(brush, body, lift(shut, -8), lift(shut, 22));
        brush.beginPath();
        brush.roundRect(body.x, body.y, body.width, body.height, radius);
        brush.fill();
        pill(
          brush,
          'rgba(255,255,255,0.55)',
          {
            x: body.x + body.width * 0.08,
            y: body.y + body.height * 0.05,
            width: body.width * 0.84,
            height: body.height * 0.4,
          },
          radius,
        );
        drawBadge(brush, tile, kit);
      },
    };
    function open(brush: Brush, tile: Tile): void {
      pill(brush, tile.symbol === 'X' ? ink(0, 80, 66) : field, tile, round * 0.5 * size.width);
      figure(brush, tile, inks, {
        font,
        tall: 0.5,
        shade: { colour: 'rgba(0,0,0,0.25)', dx: 0, dy: 0.03, blur: 0.03 },
      });
      drawBadge(brush, tile, kit);
    }
  },
};

/** Dark slate cells cut into a panel: the shadow lies inside, at the top and left. */
export const slateInset: HeldOutFamily = {
  heights: [18, 56],
  setting: 'window',
  make(dice, size) {
    const slate = ink(dice.one(200, 215, 160, 260), dice.range(5, 22), dice.range(26, 42));
    const font = typeface(dice, SANS, 500);
    const inks = numberInks(dice, 'dark');
    const kit = makeKit(dice, { font, ground: 'dark' });
    const depth = line(size, dice.one(1, 2, 3));
    return {
      gap: line(size, dice.one(1, 2)),
      edge: evenEdge(dice.range(4, 20) * size.unit),
      ground: (brush, _inner, outer) => block(brush, lift(slate, -4), outer),
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        block(brush, up ? lift(slate, 10) : tile.symbol === 'X' ? ink(0, 65, 32) : lift(slate, -15), tile);
        if (up) {
          block(brush, lift(slate, 20), { ...tile, height: line(size) });
          block(brush, lift(slate, -8), { ...tile, y: tile.y + tile.height - line(size), height: line(size) });
        } else {
          block(brush, 'rgba(0,0,0,0.45)', { ...tile, height: depth });
          block(brush, 'rgba(0,0,0,0.35)', { ...tile, width: depth });
        }
        figure(brush, tile, inks, { font, tall: 0.48 });
        drawBadge(brush, tile, kit);
      },
    };
  },
};
