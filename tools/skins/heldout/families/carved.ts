import type { Rect } from '../../../../src/model/frame.ts';
import { drawBadge, makeKit, onShutGround } from '../badges.ts';
import type { Dice } from '../dice.ts';
import type { Ink } from '../ink.ts';
import { block, ink, lift, numberInks, ridge } from '../ink.ts';
import { HEAVY, SERIF, stamp, typeface } from '../letters.ts';
import { grain, speck } from '../texture.ts';
import type { Brush, HeldOutFamily, Theme, Tile } from '../theme.ts';
import { countOf, evenEdge, line } from '../theme.ts';

/** Wooden blocks with carved figures. */
export const woodblock: HeldOutFamily = {
  heights: [24, 72],
  setting: 'window',
  make: (dice, size) =>
    carved(
      dice,
      size.width,
      ink(dice.range(18, 34), dice.range(40, 60), dice.range(36, 52)),
      'plank',
      line(size, 2),
      line(size),
    ),
};

/** Bricks or stones with mortar between them. */
export const brickwork: HeldOutFamily = {
  heights: [24, 72],
  setting: 'window',
  make: (dice, size) =>
    carved(
      dice,
      size.width,
      dice.one(ink(10, 50, 42), ink(30, 8, 52), ink(210, 8, 48)),
      'spots',
      line(size, 1),
      line(size, dice.one(2, 3)),
    ),
};

function carved(dice: Dice, width: number, stuff: Ink, kind: 'plank' | 'spots', bevel: number, gap: number): Theme {
  const font = typeface(dice, [...HEAVY, ...SERIF], 700);
  const pit = lift(stuff, dice.odds(0.5) ? 28 : -22);
  const ground = pit.l > 50 ? 'light' : 'dark';
  const inks = numberInks(dice, ground);
  const kit = makeKit(dice, { font, ground, flag: ink(dice.one(0, 50, 200), 85, 55) });
  const seed = dice.whole(1, 999);
  const mortar = kind === 'spots' ? ink(40, 10, 72) : lift(stuff, -24);
  const shade = { colour: 'rgba(0,0,0,0.45)', dx: 0.02, dy: 0.03, blur: 0.02 };
  return {
    gap,
    edge: evenEdge(width * dice.range(0.1, 0.5)),
    ground: (brush: Brush, _inner: Rect, outer: Rect) => block(brush, mortar, outer),
    tile(brush: Brush, tile: Tile) {
      const up = onShutGround(kit, tile);
      const face = up
        ? lift(stuff, (speck(tile.row, tile.col, seed) - 0.5) * 7)
        : tile.symbol === 'X'
          ? ink(0, 70, 40)
          : pit;
      block(brush, face, tile);
      grain(brush, tile, face, up ? 0.5 : 0.18, kind, tile.row * 31 + tile.col + seed);
      if (up) ridge(brush, tile, bevel, lift(face, 14), lift(face, -18));
      const count = countOf(tile.symbol);
      if (count > 0) stamp(brush, String(count), tile, { font, tall: 0.5, colour: inks[count - 1] as Ink, shade });
      drawBadge(brush, tile, kit);
    },
  };
}
