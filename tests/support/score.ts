import type { CellSymbol } from '../../src/model/board.ts';
import { latticeRegion } from '../../src/model/lattice.ts';
import type { Reading } from '../../src/model/reading.ts';
import type { Fixture } from './fixtures.ts';

/** How well pictures are read; every count but the last two is better when larger. */
export interface Score {
  readonly pictures: number;
  readonly found: number;
  readonly rightSize: number;
  readonly rightPlace: number;
  readonly exact: number;
  readonly cellsWrong: number;
  readonly cellsAbstained: number;
}

export const NO_SCORE: Score = {
  pictures: 0,
  found: 0,
  rightSize: 0,
  rightPlace: 0,
  exact: 0,
  cellsWrong: 0,
  cellsAbstained: 0,
};

/** The counts in which a larger number is better, and those in which a smaller one is. */
export const HIGHER_IS_BETTER = ['found', 'rightSize', 'rightPlace', 'exact'] as const;
export const LOWER_IS_BETTER = ['cellsWrong', 'cellsAbstained'] as const;

/** A region is in the right place when no edge is further off (Px); the labels are no more exact. */
const RIGHT_PLACE = 2;

/** Compares one reading with the truth. A cell hidden by a dialog must be `~`. */
export function scoreReading(fixture: Fixture, reading: Reading | undefined): Score {
  const one = { ...NO_SCORE, pictures: 1 };
  if (!reading) return { ...one, cellsAbstained: fixture.cells.length };
  const { lattice, cells } = reading;
  if (lattice.shape !== fixture.shape || lattice.rows !== fixture.rows || lattice.cols !== fixture.cols)
    return { ...one, found: 1, cellsWrong: fixture.cells.length };
  const differing = cells.filter((symbol, i) => !sameSymbol(symbol, fixture.cells[i] as CellSymbol));
  const abstained = differing.filter((symbol) => symbol === '~').length;
  return {
    pictures: 1,
    found: 1,
    rightSize: 1,
    rightPlace: regionError(fixture, reading) <= RIGHT_PLACE ? 1 : 0,
    exact: differing.length === 0 ? 1 : 0,
    cellsWrong: differing.length - abstained,
    cellsAbstained: abstained,
  };
}

/** XBomb draws the mine that was hit like every other one, so both symbols count as one. */
function sameSymbol(a: CellSymbol, b: CellSymbol): boolean {
  const plain = (symbol: CellSymbol) => (symbol === 'X' ? '*' : symbol);
  return plain(a) === plain(b);
}

/** The largest distance (Px) of an edge of the region from where it should be. */
export function regionError({ region }: Fixture, { lattice }: Reading): number {
  const { x, y, width, height } = latticeRegion(lattice);
  return Math.max(
    Math.abs(x - region.x),
    Math.abs(y - region.y),
    Math.abs(x + width - region.x - region.width),
    Math.abs(y + height - region.y - region.height),
  );
}

export function addScores(a: Score, b: Score): Score {
  return {
    pictures: a.pictures + b.pictures,
    found: a.found + b.found,
    rightSize: a.rightSize + b.rightSize,
    rightPlace: a.rightPlace + b.rightPlace,
    exact: a.exact + b.exact,
    cellsWrong: a.cellsWrong + b.cellsWrong,
    cellsAbstained: a.cellsAbstained + b.cellsAbstained,
  };
}

/** The committed scoreboard: a score for each program and size. */
export type Report = Readonly<Record<string, Score>>;

/** The counts of a report that are worse than those of another, in words; empty when none is. */
export function worseThan(now: Report, before: Report): string[] {
  return Object.entries(before).flatMap(([config, was]) => {
    const is = now[config];
    if (!is) return [`${config} is missing`];
    const lower = HIGHER_IS_BETTER.filter((key) => is[key] < was[key]);
    const higher = LOWER_IS_BETTER.filter((key) => is[key] > was[key]);
    return [...lower, ...higher].map((key) => `${config}: ${key} was ${was[key]}, is ${is[key]}`);
  });
}
