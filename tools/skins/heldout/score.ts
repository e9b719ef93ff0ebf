import type { CellSymbol } from '../../../src/model/board.ts';
import { numberOf } from '../../../src/model/board.ts';
import type { Rect } from '../../../src/model/frame.ts';
import type { Lattice } from '../../../src/model/lattice.ts';
import { cellAtPx, cellCentrePx, latticeRegion } from '../../../src/model/lattice.ts';
import type { Reading } from '../../../src/model/reading.ts';
import type { BoardResult, FrameResult } from '../../../src/pipeline.ts';
import { analyse } from '../../../src/solver/analyse.ts';
import type { HeldOutScene } from './scene.ts';

/** How well pictures with one board each are read. */
export interface FamilyScore {
  readonly boards: number;
  /** The first board that was read lies over the true one. */
  readonly found: number;
  /** Rows and columns are right, and the corner cells where they are. */
  readonly extent: number;
  /** Nothing wrong and nothing unread. */
  readonly exact: number;
  readonly cells: number;
  /** Symbols that differ from the truth, without those below. */
  readonly wrong: number;
  /** Symbols read where there is no such cell: beside the board or across its cells. */
  readonly stray: number;
  /** Readable cells that were not read. */
  readonly abstained: number;
  /** Boards read where there is none. */
  readonly falseBoards: number;
  /** Greens of the first board. */
  readonly greens: number;
  /** Those of them on covered cells that the true position does not prove. */
  readonly unproved: number;
  /** … and where no covered cell is: on open ones, beside the board or across its cells. */
  readonly strayGreens: number;
}

export const NOTHING_SCORED: FamilyScore = {
  boards: 0,
  found: 0,
  extent: 0,
  exact: 0,
  cells: 0,
  wrong: 0,
  stray: 0,
  abstained: 0,
  falseBoards: 0,
  greens: 0,
  unproved: 0,
  strayGreens: 0,
};

/** Where a reading failed first. */
export type Stage = 'not found' | 'extent' | 'naming' | 'exact';

export interface SceneScore {
  readonly score: FamilyScore;
  readonly stage: Stage;
  /** How often each symbol was taken for another, as "truth>reading". */
  readonly mistakes: Readonly<Record<string, number>>;
  /** Size that was read, as rows×columns; empty where nothing was. */
  readonly size: string;
}

/** A board is found when the reading and the truth share this part of the area that they cover together. */
const LEAST_SHARED = 0.25;
/** Centres of cells may be off by this part of the pitch. */
const MOST_SHIFT = 0.2;

/** Compares the boards that were read, the main one first, with the truth. */
export function scoreScene(scene: Omit<HeldOutScene, 'frame'>, readings: readonly Reading[]): SceneScore {
  const { truth, cells } = scene;
  const region = latticeRegion(truth);
  const isOver = (reading: Reading) => sharedPart(latticeRegion(reading.lattice), region) >= LEAST_SHARED;
  const main = readings[0];
  const falseBoards = readings.filter((reading) => !isOver(reading)).length;
  const one = { ...NOTHING_SCORED, boards: 1, cells: cells.length, falseBoards };
  if (!main || !isOver(main)) {
    const abstained = cells.filter((symbol, i) => symbol !== '~' && !scene.touched.has(i)).length;
    return { score: { ...one, abstained }, stage: 'not found', mistakes: {}, size: main ? sizeOf(main.lattice) : '' };
  }
  const { wrong, stray, abstained, mistakes } = compareCells(scene, main);
  const extent = isSameLattice(main.lattice, truth);
  const exact = extent && wrong + stray + abstained === 0;
  return {
    score: { ...one, found: 1, extent: extent ? 1 : 0, exact: exact ? 1 : 0, wrong, stray, abstained },
    stage: exact ? 'exact' : extent ? 'naming' : 'extent',
    mistakes,
    size: sizeOf(main.lattice),
  };
}

/** Compares what was made of a frame with the truth: its boards, and the greens of the first one. */
export function scoreResult(
  scene: Omit<HeldOutScene, 'frame'>,
  { main, others }: Pick<FrameResult, 'main' | 'others'>,
  mines: number | null = null,
): SceneScore {
  const readings = [...(main ? [main] : []), ...others].map(({ reading }) => reading);
  const { score, ...rest } = scoreScene(scene, readings);
  return { score: { ...score, ...scoreGreens(scene, main, mines) }, ...rest };
}

/** Compares the greens of the first board with what the numbers of the true position prove. */
function scoreGreens(
  { truth, cells }: Pick<HeldOutScene, 'truth' | 'cells'>,
  board: Pick<BoardResult, 'reading' | 'analysis'> | null,
  mines: number | null,
): Pick<FamilyScore, 'greens' | 'unproved' | 'strayGreens'> {
  if (!board || board.analysis.safe.length === 0) return { greens: 0, unproved: 0, strayGreens: 0 };
  const { safe } = board.analysis;
  const { shape, rows, cols } = truth;
  const proved = new Set(analyse({ shape, rows, cols, cells, mines }).safe);
  const on = safe.map((cell) => cellUnder(board.reading.lattice, cell, truth));
  const isStray = (cell: number | null) => cell === null || numberOf(cells[cell] as CellSymbol) >= 0;
  return {
    greens: safe.length,
    unproved: on.filter((cell) => !isStray(cell) && !proved.has(cell as number)).length,
    strayGreens: on.filter(isStray).length,
  };
}

/** What is worth keeping of a picture that was not read exactly. */
export type Failure = Omit<SceneScore, 'score'> &
  Pick<FamilyScore, 'wrong' | 'stray' | 'abstained' | 'greens' | 'unproved' | 'strayGreens'>;

export function failureOf({ score, ...rest }: SceneScore): Failure {
  const { wrong, stray, abstained, greens, unproved, strayGreens } = score;
  return { wrong, stray, abstained, greens, unproved, strayGreens, ...rest };
}

export function addFamilyScores(a: FamilyScore, b: FamilyScore): FamilyScore {
  const keys = Object.keys(a) as (keyof FamilyScore)[];
  return Object.fromEntries(keys.map((key) => [key, a[key] + b[key]])) as unknown as FamilyScore;
}

/** Every symbol is compared with the cell of the truth that it lies on. */
function compareCells({ truth, cells, touched }: Omit<HeldOutScene, 'frame'>, { lattice, cells: read }: Reading) {
  const counts = { wrong: 0, stray: 0, abstained: 0 };
  const mistakes: Record<string, number> = {};
  const missing = new Set(cells.keys());
  read.forEach((got, i) => {
    const cell = cellUnder(lattice, i, truth);
    if (cell === null) counts.stray += got === '~' ? 0 : 1;
    if (cell === null || got === '~') return;
    missing.delete(cell);
    const want = cells[cell] as CellSymbol;
    if (isSame(want, got)) return;
    counts.wrong++;
    mistakes[`${want}>${got}`] = (mistakes[`${want}>${got}`] ?? 0) + 1;
  });
  counts.abstained = [...missing].filter((i) => cells[i] !== '~' && !touched.has(i)).length;
  return { ...counts, mistakes };
}

/** The cell of the truth whose centre lies where that of the reading's cell does, or null. */
export function cellUnder(lattice: Lattice, index: number, truth: Lattice): number | null {
  const centre = cellCentrePx(lattice, index);
  const cell = cellAtPx(truth, centre);
  if (cell === null) return null;
  const { x, y } = cellCentrePx(truth, cell);
  const shift = Math.max(Math.abs(centre.x - x) / truth.pitchX, Math.abs(centre.y - y) / truth.pitchY);
  return shift <= MOST_SHIFT ? cell : null;
}

function isSameLattice(lattice: Lattice, truth: Lattice): boolean {
  if (lattice.rows !== truth.rows || lattice.cols !== truth.cols) return false;
  const last = truth.rows * truth.cols - 1;
  return cellUnder(lattice, 0, truth) === 0 && cellUnder(lattice, last, truth) === last;
}

/** Some programs draw the mine that was hit like every other one. */
export function isSame(want: CellSymbol, got: CellSymbol): boolean {
  return want === got || ('*X'.includes(want) && '*X'.includes(got));
}

function sizeOf({ rows, cols }: Lattice): string {
  return `${rows}×${cols}`;
}

/** The area of the intersection as a part of the area of the union. */
function sharedPart(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  const both = width * height;
  return both / (a.width * a.height + b.width * b.height - both);
}
