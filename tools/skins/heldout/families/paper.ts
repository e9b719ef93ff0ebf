import { drawBadge, makeKit, onShutGround } from '../badges.ts';
import { block, ink, lift, numberInks, paint, ridge } from '../ink.ts';
import { figure, HAND, MONO, SERIF, typeface } from '../letters.ts';
import { grain, speck } from '../texture.ts';
import type { Brush, HeldOutFamily } from '../theme.ts';
import { evenEdge, line, shrink } from '../theme.ts';

/** A line that a hand drew: it wavers, and never ends quite where it should. */
function scrawl(brush: Brush, x1: number, y1: number, x2: number, y2: number, waver: number, seed: number): void {
  brush.beginPath();
  for (let k = 0; k <= 6; k++) {
    const t = k / 6;
    brush.lineTo(
      x1 + (x2 - x1) * t + (speck(k, seed, 1) - 0.5) * waver,
      y1 + (y2 - y1) * t + (speck(k, seed, 2) - 0.5) * waver,
    );
  }
  brush.stroke();
}

/** Old paper: sepia inks, thin brown rules, covered cells stained darker. */
export const parchment: HeldOutFamily = {
  heights: [20, 60],
  setting: 'window',
  make(dice, size) {
    const paper = ink(dice.range(34, 46), dice.range(35, 60), dice.range(78, 88));
    const brown = ink(25, 50, 22);
    const font = typeface(dice, SERIF, 700);
    const inks = dice.odds(0.5) ? Array.from({ length: 8 }, () => brown) : numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light', artwork: false });
    const rule = line(size);
    const seed = dice.whole(1, 999);
    return {
      edge: evenEdge(dice.range(6, 24) * size.unit),
      ground(brush, inner, outer) {
        block(brush, lift(paper, 3), outer);
        block(brush, paper, inner);
        brush.strokeStyle = paint(brown);
        brush.lineWidth = rule;
        brush.strokeRect(outer.x + 3.5, outer.y + 3.5, outer.width - 7, outer.height - 7);
      },
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        block(brush, paint(brown, 0.75), tile);
        const face = { x: tile.x + rule, y: tile.y + rule, width: tile.width - rule, height: tile.height - rule };
        block(brush, up ? lift(paper, -26) : tile.symbol === 'X' ? ink(8, 55, 58) : paper, face);
        if (up) ridge(brush, face, rule, lift(paper, -14), lift(paper, -40));
        figure(brush, tile, inks, { font, tall: 0.5 });
        drawBadge(brush, tile, kit);
      },
      varnish: (brush, inner) => grain(brush, inner, lift(paper, -25), 0.22, 'fibre', seed),
    };
  },
};

/** Ruled account-book paper: ink figures, hatched covered cells. */
export const ledger: HeldOutFamily = {
  heights: [16, 44],
  aspect: [1, 1.5],
  setting: 'window',
  make(dice, size) {
    const paper = ink(dice.one(50, 90, 200), 25, 95);
    const rule = ink(dice.one(200, 140, 350), 45, 70);
    const font = typeface(dice, [...MONO, ...SERIF]);
    const blue = ink(225, 60, 28);
    const inks = dice.odds(0.6) ? Array.from({ length: 8 }, () => blue) : numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light', artwork: false });
    const width = line(size);
    const step = Math.max(3, Math.round(size.height / dice.whole(4, 7)));
    return {
      edge: evenEdge(dice.range(0, 20) * size.unit),
      ground: (brush, _inner, outer) => block(brush, paper, outer),
      tile(brush, tile) {
        block(brush, rule, tile);
        const face = { x: tile.x + width, y: tile.y + width, width: tile.width - width, height: tile.height - width };
        block(brush, tile.symbol === 'X' ? ink(0, 80, 80) : paper, face);
        if (onShutGround(kit, tile)) {
          brush.save();
          brush.beginPath();
          brush.rect(face.x, face.y, face.width, face.height);
          brush.clip();
          brush.strokeStyle = paint(lift(rule, -22));
          brush.lineWidth = width;
          for (let d = -face.height; d < face.width; d += step) {
            brush.beginPath();
            brush.moveTo(face.x + d, face.y + face.height);
            brush.lineTo(face.x + d + face.height, face.y);
            brush.stroke();
          }
          brush.restore();
          if (tile.symbol !== '#') block(brush, paper, shrink(face, face.width * 0.16, face.height * 0.1));
        }
        figure(brush, tile, inks, { font, tall: 0.5 });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** White lines on a blueprint; covered cells are hatched or tinted. */
export const blueprint: HeldOutFamily = {
  heights: [18, 60],
  setting: 'page',
  make(dice, size) {
    const blue = ink(dice.range(205, 225), dice.range(55, 75), dice.range(26, 40));
    const chalk = ink(200, 30, dice.range(82, 96));
    const font = typeface(dice, ['chakra-petch', 'source-code-pro', 'barlow', 'archivo-narrow'], 400);
    const inks = Array.from({ length: 8 }, () => chalk);
    const kit = makeKit(dice, { font, ground: 'dark', artwork: false, flag: dice.odds(0.5) ? chalk : ink(45, 90, 60) });
    const cross = dice.odds(0.5);
    return {
      edge: evenEdge(dice.range(4, 20) * size.unit),
      ground: (brush, _inner, outer) => block(brush, blue, outer),
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        block(brush, up ? lift(blue, 12) : tile.symbol === 'X' ? ink(0, 55, 45) : blue, tile);
        brush.strokeStyle = paint(chalk, up ? 0.8 : 0.4);
        brush.lineWidth = line(size);
        brush.strokeRect(tile.x + 0.5, tile.y + 0.5, tile.width, tile.height);
        if (cross && tile.symbol === '#') {
          const { x, y, width, height } = shrink(tile, tile.width * 0.12);
          brush.strokeStyle = paint(chalk, 0.35);
          brush.beginPath();
          brush.moveTo(x, y);
          brush.lineTo(x + width, y + height);
          brush.stroke();
        }
        figure(brush, tile, inks, { font, tall: 0.5 });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** Corrugated brown board with stencilled figures. */
export const cardboard: HeldOutFamily = {
  heights: [20, 64],
  setting: 'window',
  make(dice, size) {
    const board = ink(dice.range(26, 36), dice.range(35, 50), dice.range(52, 66));
    const font = typeface(dice, ['black-ops-one', 'special-elite', 'anton', 'kalam'], 400);
    const inks = dice.odds(0.4) ? Array.from({ length: 8 }, () => ink(20, 40, 14)) : numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light', artwork: false });
    const seed = dice.whole(1, 999);
    const flute = Math.max(3, Math.round(size.height / 6));
    return {
      gap: line(size, dice.one(1, 2)),
      edge: evenEdge(dice.range(4, 16) * size.unit),
      ground: (brush, _inner, outer) => block(brush, lift(board, -30), outer),
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        const face = up ? board : tile.symbol === 'X' ? ink(6, 65, 55) : lift(board, 22);
        block(brush, face, tile);
        if (up) {
          for (let y = 0; y < tile.height; y += flute)
            block(brush, paint(lift(board, -8)), {
              ...tile,
              y: tile.y + y,
              height: Math.min(flute / 2, tile.height - y),
            });
        }
        figure(brush, tile, inks, { font, tall: 0.5 });
        drawBadge(brush, tile, kit);
      },
      varnish: (brush, inner) => grain(brush, inner, board, 0.15, 'spots', seed),
    };
  },
};

/** Drawn with a pen: wavering lines, hand-written figures, scribbled covered cells. */
export const inkSketch: HeldOutFamily = {
  heights: [24, 72],
  setting: 'page',
  make(dice, size) {
    const paper = ink(45, dice.range(0, 25), dice.range(93, 99));
    const pen = dice.one(ink(220, 50, 22), ink(0, 0, 12), ink(0, 0, 25));
    const font = typeface(dice, HAND, 700);
    const inks = dice.odds(0.6) ? Array.from({ length: 8 }, () => pen) : numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light', artwork: false });
    const waver = size.width * dice.range(0.015, 0.05);
    const strokes = dice.whole(3, 6);
    return {
      edge: evenEdge(dice.range(6, 24) * size.unit),
      ground: (brush, _inner, outer) => block(brush, paper, outer),
      tile(brush, tile) {
        const { x, y, width, height, row, col } = tile;
        const seed = row * 61 + col * 17;
        if (tile.symbol === 'X') block(brush, 'rgba(220,40,40,0.35)', tile);
        brush.strokeStyle = paint(pen, 0.8);
        brush.lineWidth = line(size);
        if (onShutGround(kit, tile)) {
          block(brush, paint(pen, 0.12), tile);
          if (tile.symbol === '#')
            for (let k = 1; k <= strokes; k++) {
              const t = k / (strokes + 1);
              scrawl(brush, x + width * t, y + height * 0.1, x + width * 0.08, y + height * t, waver, seed + k);
            }
        }
        scrawl(brush, x, y, x + width, y, waver, seed + 11);
        scrawl(brush, x, y, x, y + height, waver, seed + 12);
        scrawl(brush, x + width, y, x + width, y + height, waver, seed + 29);
        scrawl(brush, x, y + height, x + width, y + height, waver, seed + 72);
        figure(brush, tile, inks, {
          font,
          tall: 0.55,
          dx: (speck(row, col, 7) - 0.5) * 0.06,
          dy: (speck(row, col, 8) - 0.5) * 0.06,
        });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** Black print on grey paper, covered cells in a screen of dots. */
export const newsprint: HeldOutFamily = {
  heights: [18, 48],
  setting: 'window',
  make(dice, size) {
    const paper = ink(45, dice.range(5, 18), dice.range(84, 93));
    const black = ink(0, 0, dice.range(8, 18));
    const font = typeface(dice, ['bitter', 'gelasio', 'arvo', 'special-elite'], 700);
    const inks = Array.from({ length: 8 }, () => black);
    const kit = makeKit(dice, {
      font,
      ground: 'light',
      artwork: false,
      flag: dice.odds(0.5) ? black : ink(0, 70, 40),
      mine: black,
    });
    const raster = Math.max(3, Math.round(size.height / dice.whole(5, 9)));
    return {
      edge: evenEdge(dice.range(4, 20) * size.unit),
      ground: (brush, _inner, outer) => block(brush, paper, outer),
      tile(brush, tile) {
        block(brush, black, tile);
        const rule = line(size);
        const face = { x: tile.x, y: tile.y, width: tile.width - rule, height: tile.height - rule };
        block(brush, tile.symbol === 'X' ? lift(paper, -35) : paper, face);
        if (onShutGround(kit, tile)) {
          brush.fillStyle = paint(black, 0.55);
          for (let y = raster / 2; y < face.height - raster / 3; y += raster)
            for (let x = raster / 2; x < face.width - raster / 3; x += raster) {
              brush.beginPath();
              brush.arc(face.x + x, face.y + y, raster * 0.3, 0, 2 * Math.PI);
              brush.fill();
            }
          if (tile.symbol !== '#') block(brush, paper, shrink(face, face.width * 0.15));
        }
        figure(brush, tile, inks, { font, tall: 0.52 });
        drawBadge(brush, tile, kit);
      },
    };
  },
};
