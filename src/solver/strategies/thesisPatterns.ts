import { maxNeighbours } from '../../model/topology.ts';
import type { Squares } from './fullSearch.ts';

/** Risks around two numbers side by side, the smaller one first. */
export interface PatternRisks {
  /** Of the three cells that only the smaller number touches. */
  readonly smaller: number;
  /** Of the four cells that both touch. */
  readonly shared: number;
  /** Of the three cells that only the larger number touches. */
  readonly larger: number;
}

/** The table of Appendix A, by "smaller larger"; it has no pair of equal numbers. */
export const SPECIAL_PATTERNS: ReadonlyMap<string, PatternRisks> = new Map([
  ['1 2', { smaller: 0.04, shared: 0.21, larger: 0.37 }],
  ['1 3', { smaller: 0.01, shared: 0.24, larger: 0.68 }],
  ['1 4', { smaller: 0, shared: 0.25, larger: 1 }],
  ['2 3', { smaller: 0.09, shared: 0.43, larger: 0.42 }],
  ['2 4', { smaller: 0.03, shared: 0.47, larger: 0.7 }],
  ['2 5', { smaller: 0, shared: 0.5, larger: 1 }],
  ['3 4', { smaller: 0.13, shared: 0.65, larger: 0.46 }],
  ['3 5', { smaller: 0.09, shared: 0.69, larger: 0.75 }],
  ['4 5', { smaller: 0.27, shared: 0.79, larger: 0.61 }],
]);

/** Cells that touch both of two numbers side by side; two that meet at a corner share only two. */
const SHARED_BY_SIDE = 4;

/**
 * Step 3 of FindRisk, the special patterns (section 5.3 "isolated", Appendix A): writes the table's risks around each
 * pair of numbers whose smaller one touches no other number and no flag. Risks of 0 and 1 stay as they are.
 *
 * On squares only: the table counts the neighbours of two squares. As in Appendix A the smaller number does not lie at
 * the rim, what the larger one touches is not looked at, and a pair that meets at a corner is passed over.
 * Readings: (1) The appendix' branch for 1 lacks the "else iso=2" of the pseudo code and of its other branches, and
 * its branch for 3 lacks an "else" so that (3,4) would never count; both are taken for misprints. (2) The larger
 * number may lie at the rim, where the appendix writes outside the board; the cells that are missing are left out.
 */
export function applySpecialPatterns({ topology, order, numbers, covered }: Squares, risk: Float64Array): void {
  if (topology.shape !== 'square') return;
  const { neighbours } = topology;
  const write = (cells: Iterable<number>, value: number) => {
    for (const cell of cells) {
      const before = risk[cell] as number;
      if (covered[cell] && before > 0 && before < 1) risk[cell] = value;
    }
  };
  for (const cell of order) {
    const around = neighbours[cell] as Int32Array;
    const uncovered = around.filter((n) => !covered[n]);
    const [partner] = uncovered;
    if (around.length < maxNeighbours('square') || partner === undefined || uncovered.length > 1) continue;
    const pattern = SPECIAL_PATTERNS.get(`${numbers[cell]} ${numbers[partner]}`);
    const aroundPartner = neighbours[partner] as Int32Array;
    const shared = around.filter((n) => aroundPartner.includes(n));
    if (!pattern || shared.length < SHARED_BY_SIDE) continue;
    write(
      aroundPartner.filter((n) => !shared.includes(n)),
      pattern.larger,
    );
    write(shared, pattern.shared);
    write(
      around.filter((n) => !shared.includes(n)),
      pattern.smaller,
    );
  }
}
