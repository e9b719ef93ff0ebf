import { COLOUR, INNER, strengthOf } from './blocks.ts';
import type { CellSamples } from './cellSamples.ts';
import { SIGNATURE } from './cellSamples.ts';
import type { NamedGroup } from './nameGroups.ts';

/** What is drawn inside the cells of a look, where marks are: lines run along the rims of some cells. */

/** The inner blocks of a look (levels): those of its first cell. */
export function innerBlocks({ group: { cells } }: NamedGroup, samples: Pick<CellSamples, 'signatures'>): number[] {
  return blocksWithin(cells[0] as number, samples);
}

/** The inner blocks of a cell (levels), for each colour as they differ from their mean: light and shade change all of a cell alike. */
export function blocksWithin(cell: number, { signatures }: Pick<CellSamples, 'signatures'>): number[] {
  const from = cell * SIGNATURE;
  return [0, 1, 2].flatMap((c) => aboutMean(INNER.map((block) => signatures[from + c * COLOUR + block] as number)));
}

/** The part of a known drawing by which another one differs from it. */
export function drawingsApart(known: readonly number[], other: readonly number[]): number {
  return strengthOf(known.map((level, k) => level - (other[k] as number))) / Math.max(1, strengthOf(known));
}

function aboutMean(levels: readonly number[]): number[] {
  const mean = levels.reduce((a, b) => a + b, 0) / levels.length;
  return levels.map((level) => level - mean);
}
