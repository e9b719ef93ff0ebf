import type { Board } from '../model/board.ts';
import { isClosed, isShownMine, numberOf } from '../model/board.ts';
import type { Source } from '../model/explanation.ts';
import { MINE_TOTAL } from '../model/explanation.ts';
import { makeTopology } from '../model/topology.ts';

/** Exactly `needed` of `cells` (closed or unreadable) are mines, says a number or the mine total. */
export interface Demand {
  readonly source: Source;
  readonly cells: readonly number[];
  readonly needed: number;
}

/** What every open number that has unknown cells around it says, ascending; mines that are shown are subtracted. */
export function demandsOf(board: Board): Demand[] {
  const { neighbours } = makeTopology(board.shape, board.rows, board.cols);
  return board.cells.flatMap((symbol, source): Demand[] => {
    const number = numberOf(symbol);
    if (number < 0) return [];
    const around = [...(neighbours[source] as Int32Array)];
    const cells = around.filter((cell) => isUnknown(board, cell));
    const shown = around.filter((cell) => isShownMine(board.cells[cell] ?? '~')).length;
    return cells.length > 0 ? [{ source, cells, needed: number - shown }] : [];
  });
}

/** What the mine total says, or null where it is unknown. */
export function demandOfTotal(board: Board): Demand | null {
  if (board.mines === null) return null;
  const cells = [...board.cells.keys()].filter((cell) => isUnknown(board, cell));
  return { source: MINE_TOTAL, cells, needed: board.mines - board.cells.filter(isShownMine).length };
}

export function isUnknown({ cells }: Board, cell: number): boolean {
  const symbol = cells[cell] ?? '~';
  return isClosed(symbol) || symbol === '~';
}

/** A mine (1) or none (0), for some cells or all of them. */
export type Layout = ReadonlyMap<number, number>;

/** Branches after which a search for a layout gives up; proofs of a few numbers take some tens. */
const MOST_BRANCHES = 20_000;
export const GAVE_UP = 'gave-up';

/**
 * A layout of the cells that some demands mention, or null where none fits them all.
 * @param fixed cells that are decided beforehand.
 * @param like a layout that the result should differ from in few cells.
 * Method: cells in the same demands are one group; depth-first search over the groups' mine counts, tightest demand
 * first, with bounds on what each demand still can get.
 */
export function fitLayout(demands: readonly Demand[], fixed: Layout, like: Layout): Layout | null | typeof GAVE_UP {
  const search = new Fitting(demands, fixed, like);
  const found = search.fit();
  return found ? search.layout() : found === null ? GAVE_UP : null;
}

interface Group {
  readonly cells: number[];
  readonly demands: readonly number[];
}

/** The working state of `fitLayout`; it lives only inside that call. */
class Fitting {
  readonly #groups: Group[];
  readonly #like: Layout;
  /** Per demand: the mines still to be placed, the undecided cells, and its groups. */
  readonly #left: number[];
  readonly #room: number[];
  readonly #groupsOf: number[][];
  /** Per group: its mines, or -1 while undecided. */
  readonly #mines: number[];
  #branches = 0;

  constructor(demands: readonly Demand[], fixed: Layout, like: Layout) {
    this.#like = like;
    this.#left = demands.map(
      ({ needed, cells }) => needed - cells.reduce((sum, cell) => sum + (fixed.get(cell) ?? 0), 0),
    );
    const around = new Map<number, number[]>();
    demands.forEach(({ cells }, d) => {
      for (const cell of cells) {
        if (fixed.has(cell)) continue;
        const known = around.get(cell);
        if (known) known.push(d);
        else around.set(cell, [d]);
      }
    });
    const groups = new Map<string, Group>();
    for (const [cell, of] of around) {
      const key = of.join();
      const group = groups.get(key);
      if (group) group.cells.push(cell);
      else groups.set(key, { cells: [cell], demands: of });
    }
    this.#groups = [...groups.values()];
    this.#mines = this.#groups.map(() => -1);
    this.#groupsOf = demands.map(() => []);
    this.#room = demands.map(() => 0);
    this.#groups.forEach(({ cells, demands: of }, g) => {
      for (const d of of) {
        (this.#groupsOf[d] as number[]).push(g);
        this.#room[d] = (this.#room[d] as number) + cells.length;
      }
    });
  }

  /** True with a fit, false where there is none, null where the search was cut short. */
  fit(): boolean | null {
    if (this.#left.some((left, d) => left < 0 || left > (this.#room[d] as number))) return false;
    return this.#decide();
  }

  #decide(): boolean | null {
    const g = this.#next();
    if (g === null) return true;
    const { cells, demands } = this.#groups[g] as Group;
    const size = cells.length;
    let least = 0;
    let most = size;
    for (const d of demands) {
      least = Math.max(least, (this.#left[d] as number) - ((this.#room[d] as number) - size));
      most = Math.min(most, this.#left[d] as number);
    }
    const liked = this.#likedMines(g);
    const counts = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
    counts.sort((a, b) => Math.abs(a - liked) - Math.abs(b - liked));
    for (const count of counts) {
      if (++this.#branches > MOST_BRANCHES) return null;
      this.#place(g, count, 1);
      const found = this.#decide();
      if (found !== false) return found;
      this.#place(g, count, -1);
    }
    return false;
  }

  /** An undecided group of the demand with the fewest undecided cells, or null. */
  #next(): number | null {
    let tightest = -1;
    for (let d = 0; d < this.#room.length; d++) {
      const room = this.#room[d] as number;
      if (room > 0 && (tightest < 0 || room < (this.#room[tightest] as number))) tightest = d;
    }
    return this.#groupsOf[tightest]?.find((g) => this.#mines[g] === -1) ?? null;
  }

  #place(g: number, count: number, sign: 1 | -1): void {
    const { cells, demands } = this.#groups[g] as Group;
    this.#mines[g] = sign > 0 ? count : -1;
    for (const d of demands) {
      this.#left[d] = (this.#left[d] as number) - sign * count;
      this.#room[d] = (this.#room[d] as number) - sign * cells.length;
    }
  }

  #likedMines(g: number): number {
    return (this.#groups[g] as Group).cells.reduce((sum, cell) => sum + (this.#like.get(cell) ?? 0), 0);
  }

  /** The groups' counts as cells: those that are mines in the liked layout first. */
  layout(): Layout {
    const layout = new Map<number, number>();
    this.#groups.forEach(({ cells }, g) => {
      const liked = [...cells].sort((a, b) => (this.#like.get(b) ?? 0) - (this.#like.get(a) ?? 0));
      liked.forEach((cell, i) => {
        layout.set(cell, i < (this.#mines[g] as number) ? 1 : 0);
      });
    });
    return layout;
  }
}
