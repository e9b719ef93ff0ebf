import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Reading } from '../model/reading.ts';
import type { BoardResult, PipelineOptions } from '../pipeline.ts';
import { solveReading } from '../pipeline.ts';
import { DEFAULT_DENSITY } from '../solver/analyse.ts';
import { lacksZeros } from '../vision/lacksZeros.ts';
import { statusOf } from '../vision/readGroups.ts';
import { withoutDoubtfulRim } from './doubtfulRim.ts';
import type { Beyond } from './findScreen.ts';
import type { FlatSize } from './meanBoard.ts';
import { flatLattice } from './readFlatBoard.ts';
import { hasFreePocket } from './vouch.ts';

/** What is known of a board that is followed, beside what its cells show. */
export interface SettledBoard {
  readonly size: FlatSize;
  readonly gap: { readonly x: number; readonly y: number };
  /** What is known of how far the board goes: hints wait until it is sure. */
  readonly extent: 'unknown' | 'sure' | 'doubtful';
  /** Rows and columns that may belong to it too. */
  readonly beyond: Beyond;
  /** Whether a game is read; else its cells may be cut out wrongly, and none is shown. */
  readonly isVouched: boolean;
  /** Whether nearly every cell was read last: then cells are shown, but no hints, where too few numbers vouch for a game. */
  readonly isMostlyRead: boolean;
  /** Whether the board network surely sees what is covered and what is open: then that is shown, but no hints, where the game makes it doubtful. */
  readonly isGroundSeen: boolean;
  /** Numbers that are shown as they are most likely, but are not sure enough to prove anything. */
  readonly doubtful: ReadonlySet<number>;
}

type SolveOptions = Pick<PipelineOptions, 'mines' | 'density' | 'mode' | 'budget'>;

/**
 * The analysis and the hints of what is settled of a board: none where it may be cut out wrongly or its ground is doubted, and none
 * that only numbers prove which may count mines beyond its rim, or are not sure.
 * @param reading what was read last.
 */
export function solveSettled(
  { size, gap, extent, isVouched, isMostlyRead, isGroundSeen, beyond, doubtful }: SettledBoard,
  settled: readonly CellSymbol[],
  options: SolveOptions,
  reading?: Reading,
): BoardResult {
  const lattice = flatLattice(size, gap);
  const cells = isVouched || isMostlyRead ? settled : settled.map((): CellSymbol => '~');
  const isCut = extent !== 'sure' || !isVouched;
  const status = isCut ? 'unclear' : statusOf(cells);
  const confidence = reading?.confidence ?? cells.map((symbol) => (symbol === '~' ? 0 : 1));
  const { mines, density = DEFAULT_DENSITY, mode, budget } = options;
  const limits = { mines, density, mode, budget };
  const solved = solveReading({ lattice, cells, confidence, status, cutOff: isCut }, limits);
  const isGroundDoubted = lacksZeros(cells) || hasFreePocket(solved.board, solved.analysis.safe);
  if (isGroundDoubted && (status === 'playing' || isCut)) {
    // What is read as covered may be open: it is shown as either only where it is surely seen.
    const told = cells.map((symbol): CellSymbol => (symbol === '#' && !isGroundSeen ? '~' : symbol));
    return solveReading({ lattice, cells: told, confidence, status: 'unclear', cutOff: true }, limits);
  }
  const inner = withoutDoubtfulRim(cells, size, beyond).map((symbol, cell) =>
    doubtful.has(cell) && numberOf(symbol) > 0 ? '~' : symbol,
  );
  if (solved.status !== 'playing' || inner.every((symbol, cell) => symbol === cells[cell])) return solved;
  // Such numbers are shown as they are read, but prove nothing.
  const { analysis, hints } = solveReading({ lattice, cells: inner, confidence, status, cutOff: false }, limits);
  return { ...solved, analysis, hints };
}
