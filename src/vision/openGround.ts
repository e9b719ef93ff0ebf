import type { CellSamples } from './cellSamples.ts';
import { BLANK, numberOfGlyph, OTHER } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { countCells } from './groupCells.ts';
import { haveSameRim } from './rim.ts';

/**
 * Numbers stand on open cells, and most programs give all open cells one ground. Where the numbers of a board agree on
 * it, a drawing on another ground is hardly a number: it is a flag or a mine that looks like one.
 */

/** The numbers agree on a ground when it is that of so many different ones, and of so large a part of their cells. */
const LEAST_NUMBERS = 2;
const MOSTLY = 0.7;
/** What is left of the probability of such a number or mark. */
const ODD = 0.01;

/** What this part of the cells show is covered or open ground, and no flag or mine. */
const MOST_CELLS = 0.3;

/** The groups, with numbers on an odd ground and marks on very many cells made unlikely. */
export function weighGrounds(found: readonly CellGroup[], samples: CellSamples): CellGroup[] {
  const isMark = (glyph: number) => glyph !== BLANK && glyph !== OTHER && numberOfGlyph(glyph) === null;
  const groups = found.map((group) =>
    group.cells.length >= MOST_CELLS * samples.patches.length ? without(group, isMark) : group,
  );
  const numbers = groups.filter(({ best }) => numberOfGlyph(best) !== null);
  const total = countCells(numbers);
  const alike = (a: CellGroup, b: CellGroup) => haveSameRim(samples, a.cells[0] as number, b.cells[0] as number);
  const common = numbers
    .map((group) => numbers.filter((other) => alike(group, other)))
    .find((same) => {
      const kinds = new Set(same.map(({ best }) => best));
      return kinds.size >= LEAST_NUMBERS && countCells(same) >= MOSTLY * total;
    });
  const ground = common?.[0];
  if (!ground) return groups;
  return groups.map((group) =>
    numberOfGlyph(group.best) === null || alike(group, ground)
      ? group
      : without(group, (glyph) => numberOfGlyph(glyph) !== null),
  );
}

/** A group of which some glyphs are made unlikely. */
function without(group: CellGroup, isUnlikely: (glyph: number) => boolean): CellGroup {
  const weighed = group.glyphs.map((p, glyph) => (isUnlikely(glyph) ? ODD * p : p));
  const total = weighed.reduce((a, b) => a + b, 0);
  const glyphs = weighed.map((p) => p / total);
  return { ...group, glyphs, best: glyphs.indexOf(Math.max(...glyphs)) };
}
