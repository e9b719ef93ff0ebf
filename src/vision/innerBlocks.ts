import type { CellSamples } from './cellSamples.ts';
import { BLOCKS, SIGNATURE } from './cellSamples.ts';
import type { NamedGroup } from './nameGroups.ts';

/** What is drawn inside the cells of a look, where marks are: lines run along the rims of some cells. */

/** Values of a signature for each colour. */
const COLOUR = SIGNATURE / 3;
/** The blocks of one colour that do not lie along the sides. */
export const INNER: readonly number[] = [...Array(COLOUR).keys()].filter((block) => {
  const [x, y] = [block % BLOCKS, Math.floor(block / BLOCKS)];
  return Math.min(x, y) > 0 && Math.max(x, y) < BLOCKS - 1;
});

/** The inner blocks of a look (levels), for each colour as they differ from their mean: light and shade change all of a cell alike. */
export function innerBlocks(
  { group: { cells } }: NamedGroup,
  { signatures }: Pick<CellSamples, 'signatures'>,
): number[] {
  const from = (cells[0] as number) * SIGNATURE;
  return [0, 1, 2].flatMap((c) => aboutMean(INNER.map((block) => signatures[from + c * COLOUR + block] as number)));
}

/** How much blocks stand out in sum, levels. */
export function strengthOf(blocks: readonly number[]): number {
  return blocks.reduce((sum, level) => sum + Math.abs(level), 0);
}

/** The part of a known drawing by which another one differs from it. */
export function drawingsApart(known: readonly number[], other: readonly number[]): number {
  return strengthOf(known.map((level, k) => level - (other[k] as number))) / Math.max(1, strengthOf(known));
}

function aboutMean(levels: readonly number[]): number[] {
  const mean = levels.reduce((a, b) => a + b, 0) / levels.length;
  return levels.map((level) => level - mean);
}
