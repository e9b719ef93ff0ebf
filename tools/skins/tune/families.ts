import type { Random } from '../../../src/game/random.ts';
import type { CellSymbol } from '../../../src/model/board.ts';
import type { CellBox, Context, Family } from '../lab/skin.ts';
import { between, chance, pick } from '../lab/skin.ts';
import { bevel, engraved, gloss } from '../train/bevelled.ts';
import { chequer, darkLines, flatGap, round } from '../train/flat.ts';
import { textured, toon } from '../train/odd.ts';
import type { Ornament } from './ornaments.ts';
import { makeEmblem, makeOddFlag, makeOddMine } from './ornaments.ts';

/**
 * Families whose drawings the network never learnt, to tune by how cells are named where the network is wrong. They
 * neither train it nor judge the reader.
 */

const BASES: readonly Family[] = [bevel, engraved, gloss, chequer, darkLines, flatGap, round, textured, toon];

/** What is drawn instead of a skin's own cell: over the ground of another symbol. */
interface Odd {
  readonly ground: CellSymbol;
  readonly drawing: Ornament | null;
}

/** A skin of the trained families with some symbols drawn otherwise. */
function altered(make: (random: Random) => (cell: CellBox) => Odd | null): Family {
  return (random, pitch) => {
    const skin = pick(random, BASES)(random, pitch);
    const oddOf = make(random);
    return {
      ...skin,
      drawCell(ctx: Context, cell, board) {
        const odd = oddOf(cell);
        skin.drawCell(ctx, odd ? { ...cell, symbol: odd.ground } : cell, board);
        odd?.drawing?.(ctx, cell);
      },
    };
  };
}

/** An emblem on every covered cell. */
const emblems = altered((random) => {
  const drawing = makeEmblem(random);
  return ({ symbol }) => (symbol === '#' ? { ground: '#', drawing } : null);
});

/** Several emblems, by place or by chance, or on some of the covered cells only. */
const patchwork = altered((random) => {
  const drawings = Array.from({ length: random.int(2, 4) }, (_, k) =>
    k > 0 && chance(random, 0.25) ? null : makeEmblem(random),
  );
  const [a, b] = [random.int(1, 3), random.int(0, 3)];
  const scatter = chance(random, 0.5) ? random.int(7, 997) : 0;
  return ({ symbol, row, col }) => {
    const at = scatter ? (row * 7919 + col * 104729 + row * col * scatter) >> 3 : a * row + b * col;
    return symbol === '#' ? { ground: '#', drawing: drawings[at % drawings.length] ?? null } : null;
  };
});

/** Flags and mines of unusual artwork, with or without a ground of their own. */
const oddMarks = altered((random) => {
  const flag = makeOddFlag(random);
  const mine = makeOddMine(random);
  const mineGround = pick<CellSymbol>(random, ['0', '#']);
  return ({ symbol }) => {
    if (symbol === 'F') return { ground: '#', drawing: flag };
    if (symbol === '*') return { ground: mineGround, drawing: mine };
    return symbol === 'X' ? { ground: 'X', drawing: null } : null;
  };
});

/** Emblems and unusual marks together. */
const emblemsAndMarks = altered((random) => {
  const drawing = makeEmblem(random);
  const flag = makeOddFlag(random);
  const mine = makeOddMine(random);
  return ({ symbol }) => {
    if (symbol === '#') return { ground: '#', drawing };
    if (symbol === 'F') return { ground: '#', drawing: flag };
    return symbol === '*' ? { ground: '0', drawing: mine } : null;
  };
});

/** Open cells without a number carry a small emblem. */
const paved = altered((random) => {
  const drawing = makeEmblem(random);
  const part = between(random, 0.3, 1);
  return ({ symbol, row, col }) =>
    symbol === '0' && ((row * 31 + col * 17) % 10) / 10 < part ? { ground: '0', drawing } : null;
});

/** Open and covered ground change places: open cells look raised. */
const inverted = altered(() => ({ symbol }) => {
  if (symbol === '#') return { ground: '0', drawing: null };
  return symbol === '0' ? { ground: '#', drawing: null } : null;
});

export const TUNE_FAMILIES: Readonly<Record<string, Family>> = {
  emblems,
  patchwork,
  'odd-marks': oddMarks,
  'emblems-and-marks': emblemsAndMarks,
  paved,
  inverted,
};
