import type { Topology } from '../../model/topology.ts';
import type { TotalCombination } from '../combine.ts';
import { combineWithTotal } from '../combine.ts';
import type { CellCodes, ConstraintSystem } from '../constraints.ts';
import { isContradiction, settleCells } from '../constraints.ts';
import type { CountMemory, SystemCount } from '../countAll.ts';
import { countAll } from '../countAll.ts';
import type { RiskMap } from '../riskMap.ts';
import { mapRisks } from '../riskMap.ts';

/** A position whose risks are known. */
export interface SolvedPosition extends RiskMap {
  readonly system: ConstraintSystem;
  /** Mines among the cells that single numbers do not settle. */
  readonly minesLeft: number;
  readonly counted: SystemCount;
  readonly combination: TotalCombination;
}

/** Risks of a position with `mines` mines in all; null where it is impossible. */
export function solvePosition(
  topology: Topology,
  codes: CellCodes,
  mines: number,
  memory?: CountMemory,
): SolvedPosition | null {
  const system = settleCells(topology, codes);
  if (isContradiction(system)) return null;
  const counted = countAll(system, memory);
  const minesLeft = mines - system.settledMines;
  const combination = combineWithTotal(counted.counts, counted.offFrontier.length, minesLeft);
  if (!combination) return null;
  const map = mapRisks(system, counted.counts, counted.offFrontier, combination);
  return { ...map, system, minesLeft, counted, combination };
}
