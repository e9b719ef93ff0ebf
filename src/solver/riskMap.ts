import type { Combination } from './combine.ts';
import type { ConstraintSystem } from './constraints.ts';
import { UNKNOWN } from './constraints.ts';
import type { ComponentCount } from './count.ts';
import type { GroupMarginal } from './marginals.ts';
import { marginals } from './marginals.ts';

/** Per cell: probability of a mine, and whether it is proved to be one (1), proved not to be (0) or open (-1). */
export interface RiskMap {
  readonly risk: Float64Array;
  readonly certain: Int8Array;
}

/** The risk of every cell of a system, from its counted components and how they share the mines. */
export function mapRisks(
  { value }: ConstraintSystem,
  counts: readonly ComponentCount[],
  offFrontier: readonly number[],
  combination: Combination,
): RiskMap {
  const risk = new Float64Array(value.length);
  const certain = new Int8Array(value.length);
  for (let i = 0; i < value.length; i++) {
    const v = value[i] as number;
    certain[i] = v;
    if (v !== UNKNOWN) risk[i] = v;
  }
  for (let c = 0; c < counts.length; c++) {
    const count = counts[c] as ComponentCount;
    const { groups } = count.component;
    const each = marginals(count, combination.weights[c] as Float64Array);
    for (let g = 0; g < groups.length; g++) setRisk(risk, certain, groups[g]?.cells ?? [], each[g] as GroupMarginal);
  }
  setRisk(risk, certain, offFrontier, combination.offFrontier);
  return { risk, certain };
}

function setRisk(
  risk: Float64Array,
  certain: Int8Array,
  cells: readonly number[],
  { expected, least, most }: GroupMarginal,
): void {
  const proved = most === 0 ? 0 : least === cells.length ? 1 : UNKNOWN;
  const each = proved === UNKNOWN ? expected / cells.length : proved;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as number;
    risk[cell] = each;
    certain[cell] = proved;
  }
}
