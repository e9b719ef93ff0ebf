import { BLOCKS, SIGNATURE } from './cellSamples.ts';

/** Values of a signature for each colour. */
export const COLOUR = SIGNATURE / 3;
/** The blocks of one colour that do not lie along the sides. */
export const INNER: readonly number[] = [...Array(COLOUR).keys()].filter((block) => {
  const [x, y] = [block % BLOCKS, Math.floor(block / BLOCKS)];
  return Math.min(x, y) > 0 && Math.max(x, y) < BLOCKS - 1;
});

/** How much blocks stand out in sum, levels. */
export function strengthOf(blocks: readonly number[]): number {
  return blocks.reduce((sum, level) => sum + Math.abs(level), 0);
}
