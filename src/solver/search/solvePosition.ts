import type { TotalCombination } from '../combine.ts';
import { combineWithTotal } from '../combine.ts';
import type { ConstraintSystem } from '../constraints.ts';
import { isContradiction, settleOpened } from '../constraints.ts';
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

/** Risks of a position with `minesLeft` mines among its unknown cells; null where it is impossible. */
export function solvePosition(system: ConstraintSystem, minesLeft: number, memory: CountMemory): SolvedPosition | null {
  const counted = countAll(system, memory);
  const combination = combineWithTotal(counted.counts, counted.offFrontier.length, minesLeft);
  if (!combination) return null;
  const map = mapRisks(system, counted.counts, counted.offFrontier, combination);
  return { ...map, system, minesLeft, counted, combination };
}

/** The position after an unknown cell shows `number`, or is no mine and shows nothing (-1); null where that is impossible. */
export function solveOpened(
  { system: before, minesLeft }: SolvedPosition,
  cell: number,
  number: number,
  memory: CountMemory,
): SolvedPosition | null {
  const system = settleOpened(before, cell, number);
  if (isContradiction(system)) return null;
  return solvePosition(system, minesLeft + before.settledMines - system.settledMines, memory);
}
