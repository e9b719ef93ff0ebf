import { misuse } from '../model/errors.ts';
import type { Topology } from '../model/topology.ts';
import { cellIndex, makeTopology } from '../model/topology.ts';
import type { Zone } from '../solver/twoNumbers.ts';
import { ZONE_SIZES, ZONES } from '../solver/twoNumbers.ts';
import type { Random } from './random.ts';
import { makeRandom } from './random.ts';

export interface TwoNumberGamesSpec {
  readonly rows: number;
  readonly cols: number;
  readonly mines: number;
  readonly pairs: readonly (readonly [number, number])[];
  readonly seed: number;
}

/** A risk as it was measured, with its standard error. */
export interface Measured {
  readonly risk: number;
  readonly error: number;
}

/** What was seen around one pair of numbers. */
export interface TwoNumberCount {
  /** How often the pair was seen, in any direction. */
  readonly seen: number;
  /** Null where the pair was never seen. */
  readonly zones: Readonly<Record<Zone, Measured>> | null;
  /** The share of mines in each of the 4 × 3 cells, row by row as they stand in the thesis; null at the two numbers. */
  readonly cells: readonly (number | null)[];
}

export interface TwoNumberGames {
  /** Lays so many more boards and looks at each. */
  readonly play: (boards: number) => void;
  /** What was seen so far, in the order of the pairs. */
  readonly counts: () => TwoNumberCount[];
}

const BLOCK_ROWS = 4;
const BLOCK_COLS = 3;
const ZONE_OF_ROW: readonly Zone[] = ['top', 'middle', 'middle', 'bottom'];
const FIRST = 4;
const SECOND = 7;
/** No cell has more neighbours, so that numbers are digits in this base. */
const BASE = 9;

/**
 * The experiment of the thesis (its Appendix B, sim_mine.c): mines are laid uniformly on whole boards, and wherever two
 * neighbouring cells show a pair, in any of four directions, the mines around them are counted. Unlike there,
 * every place counts whose ten cells are on the board, not only those two cells away from the rim.
 * @throws TypeError when the board has no such place, or no room for the mines.
 */
export function makeTwoNumberGames({ rows, cols, mines, pairs, seed }: TwoNumberGamesSpec): TwoNumberGames {
  const topology = makeTopology('square', rows, cols);
  const blocks = findBlocks(topology);
  if (blocks.length === 0) throw misuse('rows and cols', '4 x 3 cells at least', [rows, cols]);
  if (mines > topology.cellCount) throw misuse('mines', `at most ${topology.cellCount}`, mines);
  const random = makeRandom(seed);
  const order = Int32Array.from({ length: topology.cellCount }, (_, i) => i);
  const mined = new Uint8Array(topology.cellCount);
  const numbers = new Uint8Array(topology.cellCount);
  const tallies = pairs.map(() => new Tally());
  const tallyOf = new Map(pairs.map(([a, b], i) => [a * BASE + b, tallies[i] as Tally]));

  function playOne(): void {
    shuffleFirst(order, mines, random);
    mined.fill(0);
    numbers.fill(0);
    for (let i = 0; i < mines; i++) {
      const mine = order[i] as number;
      mined[mine] = 1;
      for (const n of topology.neighbours[mine] as Int32Array) numbers[n] = (numbers[n] as number) + 1;
    }
    for (const block of blocks) {
      const first = block[FIRST] as number;
      const second = block[SECOND] as number;
      if (mined[first] || mined[second]) continue;
      tallyOf.get((numbers[first] as number) * BASE + (numbers[second] as number))?.see(block, mined);
    }
    for (const tally of tallies) tally.endBoard();
  }

  return {
    play(boards) {
      for (let i = 0; i < boards; i++) playOne();
    },
    counts: () => tallies.map((tally) => tally.count()),
  };
}

/** The 4 × 3 cells of every place, row by row, the two numbers in the middle of the second and the third row. */
function findBlocks({ rows, cols }: Topology): Int32Array[] {
  const blocks: Int32Array[] = [];
  const directions = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      for (const [down, right] of directions) {
        const places = Array.from({ length: BLOCK_ROWS * BLOCK_COLS }, (_, i) => {
          const along = Math.floor(i / BLOCK_COLS) - 1;
          const across = (i % BLOCK_COLS) - 1;
          return { r: row + along * down + across * right, c: col + along * right + across * down };
        });
        if (places.some(({ r, c }) => r < 0 || c < 0 || r >= rows || c >= cols)) continue;
        blocks.push(Int32Array.from(places, ({ r, c }) => cellIndex(r, c, cols)));
      }
    }
  }
  return blocks;
}

/** Brings a random choice of `count` entries to the front (partial Fisher-Yates shuffle). */
function shuffleFirst(order: Int32Array, count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const j = random.int(i, order.length - 1);
    const swap = order[i] as number;
    order[i] = order[j] as number;
    order[j] = swap;
  }
}

/** Sums over boards for a ratio of means: places on one board are not independent, boards are. */
interface ZoneSums {
  board: number;
  all: number;
  squares: number;
  withSeen: number;
}

class Tally {
  #seen = 0;
  #seenOnBoard = 0;
  #seenSquares = 0;
  readonly #mines = new Float64Array(BLOCK_ROWS * BLOCK_COLS);
  readonly #zones: Readonly<Record<Zone, ZoneSums>> = { top: noSums(), middle: noSums(), bottom: noSums() };

  see(block: Int32Array, mined: Uint8Array): void {
    this.#seenOnBoard++;
    for (let i = 0; i < block.length; i++) {
      const mine = mined[block[i] as number] as number;
      this.#mines[i] = (this.#mines[i] as number) + mine;
      this.#zones[ZONE_OF_ROW[Math.floor(i / BLOCK_COLS)] as Zone].board += mine;
    }
  }

  endBoard(): void {
    const seen = this.#seenOnBoard;
    if (seen === 0) return;
    this.#seen += seen;
    this.#seenSquares += seen * seen;
    this.#seenOnBoard = 0;
    for (const zone of ZONES) {
      const sums = this.#zones[zone];
      const mean = sums.board / ZONE_SIZES[zone];
      sums.all += mean;
      sums.squares += mean * mean;
      sums.withSeen += mean * seen;
      sums.board = 0;
    }
  }

  count(): TwoNumberCount {
    const seen = this.#seen;
    const cells = Array.from(this.#mines, (mines, i) =>
      i === FIRST || i === SECOND || seen === 0 ? null : mines / seen,
    );
    if (seen === 0) return { seen, zones: null, cells };
    const { top, middle, bottom } = this.#zones;
    const zones = { top: this.#measure(top), middle: this.#measure(middle), bottom: this.#measure(bottom) };
    return { seen, zones, cells };
  }

  /** The standard error of a ratio estimate: the root of the summed squares of (mines - risk × seen), over all seen. */
  #measure({ all, squares, withSeen }: ZoneSums): Measured {
    const risk = all / this.#seen;
    const residue = squares - 2 * risk * withSeen + risk * risk * this.#seenSquares;
    return { risk, error: Math.sqrt(Math.max(0, residue)) / this.#seen };
  }
}

function noSums(): ZoneSums {
  return { board: 0, all: 0, squares: 0, withSeen: 0 };
}
