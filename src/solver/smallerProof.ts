import type { Demand, Layout } from './demands.ts';
import { fitLayout, GAVE_UP } from './demands.ts';

export interface SmallerSearch {
  /** The cell that is proved, and what it is (1 mine, 0 none). */
  readonly cell: number;
  readonly value: 0 | 1;
  /** A layout that meets all demands, those given included. */
  readonly layout: Layout;
  readonly demands: readonly Demand[];
  /** Demands that count without being counted: the mine total, where the proof uses it. */
  readonly given: readonly Demand[];
  /** The proof must have fewer demands than this. */
  readonly below: number;
}

/** Systems solved before a search gives up; each takes some hundredths of a ms. */
const MOST_FITS = 6000;

/**
 * A smallest set of demands that proves a cell and is smaller than the one known; null where there is none.
 * `complete` is false where the search was cut short, so that a smaller one may have been missed.
 *
 * Method (a hitting-set tree, R. Reiter, "A theory of diagnosis from first principles", 1987, with iterative
 * deepening): some demands are chosen; a layout with the cell's opposite that meets them breaks other demands, and
 * any proof that contains the chosen ones must contain one of those broken. A layout close to a true one breaks few.
 */
export function findSmaller(search: SmallerSearch): { smaller: readonly Demand[] | null; complete: boolean } {
  const tree = new HittingSetTree(search);
  for (let size = 1; size < search.below; size++) {
    const found = tree.search(search.given, new Set(), size);
    if (tree.isCutShort) return { smaller: null, complete: false };
    if (found) return { smaller: found, complete: true };
  }
  return { smaller: null, complete: true };
}

class HittingSetTree {
  isCutShort = false;
  readonly #search: SmallerSearch;
  readonly #opposite: Layout;
  #fits = 0;

  constructor(search: SmallerSearch) {
    this.#search = search;
    this.#opposite = new Map([[search.cell, 1 - search.value]]);
  }

  /** A proof that contains the chosen demands, none that is excluded, and at most `more` others; null without one. */
  search(chosen: readonly Demand[], excluded: ReadonlySet<Demand>, more: number): readonly Demand[] | null {
    const layout = this.#fit(chosen);
    if (this.isCutShort) return null;
    if (!layout) return chosen;
    if (more === 0) return null;
    const without = new Set(excluded);
    for (const demand of this.#fewBroken(chosen, layout, more)) {
      if (without.has(demand)) continue;
      const found = this.search([...chosen, demand], without, more - 1);
      if (found || this.isCutShort) return found;
      // Every proof with this demand was looked at: the others need not contain it.
      without.add(demand);
    }
    return null;
  }

  /** The demands that some layout which meets the chosen ones breaks: of the layouts tried, the fewest. */
  #fewBroken(chosen: readonly Demand[], layout: Layout, more: number): readonly Demand[] {
    let broken = this.#broken(layout);
    // With one demand left to choose, a better layout costs as much as trying each of them.
    if (more === 1) return broken;
    let kept = chosen;
    for (const demand of broken) {
      if (!broken.includes(demand)) continue;
      const better = this.#fit([...kept, demand]);
      if (!better) continue;
      const fewer = this.#broken(better);
      if (fewer.length >= broken.length) continue;
      broken = fewer;
      kept = [...kept, demand];
    }
    return broken;
  }

  #fit(demands: readonly Demand[]): Layout | null {
    const fitted = ++this.#fits > MOST_FITS ? GAVE_UP : fitLayout(demands, this.#opposite, this.#search.layout);
    if (fitted !== GAVE_UP) return fitted;
    this.isCutShort = true;
    return null;
  }

  #broken(changed: Layout): Demand[] {
    const { demands, layout } = this.#search;
    const mineIn = (cell: number) => this.#opposite.get(cell) ?? changed.get(cell) ?? layout.get(cell) ?? 0;
    return demands.filter(({ cells, needed }) => cells.reduce((sum, cell) => sum + mineIn(cell), 0) !== needed);
  }
}
