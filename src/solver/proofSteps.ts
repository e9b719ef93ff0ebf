import type { ProofStep } from '../model/explanation.ts';
import type { Demand } from './demands.ts';

/**
 * How demands that together prove a cell prove it: step by step by single numbers, then by pairs of them, where that
 * is enough; else in one step, "together". What the last step shows includes the cell, and nothing is in the steps
 * that the proof does not need.
 */
export function stepsOf(demands: readonly Demand[], cell: number): readonly ProofStep[] {
  const known = new Map<number, 0 | 1>();
  const steps: ProofStep[] = [];
  while (!known.has(cell)) {
    const open = demands.map((demand) => rest(demand, known)).filter(({ cells }) => cells.length > 0);
    const step = singleStep(open) ?? pairStep(open);
    if (!step) return [together(demands)];
    steps.push(step);
    for (const safe of step.safe) known.set(safe, 0);
    for (const mine of step.mines) known.set(mine, 1);
  }
  return onlyNeeded(steps, demands, cell);
}

/** A demand without the cells that are known. */
export interface Rest extends Demand {
  /** The mines that were subtracted. */
  readonly known: readonly number[];
}

/** What single numbers leave of some demands, when each that is done or full is settled, again and again. */
export function afterSingles(demands: readonly Demand[]): { open: readonly Rest[]; known: ReadonlyMap<number, 0 | 1> } {
  const known = new Map<number, 0 | 1>();
  for (;;) {
    const open = demands.map((demand) => rest(demand, known)).filter(({ cells }) => cells.length > 0);
    const step = singleStep(open);
    if (!step) return { open, known };
    for (const safe of step.safe) known.set(safe, 0);
    for (const mine of step.mines) known.set(mine, 1);
  }
}

/** A demand less the cells that are known. */
export function rest(demand: Demand, known: ReadonlyMap<number, 0 | 1>): Rest {
  const mines = demand.cells.filter((cell) => known.get(cell) === 1);
  const cells = demand.cells.filter((cell) => !known.has(cell));
  return { source: demand.source, cells, needed: demand.needed - mines.length, known: mines };
}

function singleStep(open: readonly Rest[]): ProofStep | null {
  for (const { source, cells, needed, known } of open) {
    const about = { sources: [source], needed: [needed], known };
    if (needed === 0) return { rule: 'done', ...about, safe: cells, mines: [] };
    if (needed === cells.length) return { rule: 'full', ...about, safe: [], mines: cells };
  }
  return null;
}

/** Two demands of which one needs as many more mines as it has cells that the other has not. */
function pairStep(open: readonly Rest[]): ProofStep | null {
  for (const more of open) {
    for (const fewer of open) {
      if (more === fewer) continue;
      const mines = more.cells.filter((cell) => !fewer.cells.includes(cell));
      const safe = fewer.cells.filter((cell) => !more.cells.includes(cell));
      if (more.needed - fewer.needed !== mines.length || mines.length + safe.length === 0) continue;
      return {
        rule: 'pair',
        sources: [fewer.source, more.source],
        needed: [fewer.needed, more.needed],
        known: [...new Set([...fewer.known, ...more.known])],
        safe,
        mines,
      };
    }
  }
  return null;
}

function together(demands: readonly Demand[]): ProofStep {
  const sources = demands.map(({ source }) => source);
  return { rule: 'together', sources, needed: demands.map(({ needed }) => needed), known: [], safe: [], mines: [] };
}

/** The steps that lead to a cell, and of what they show only what is used. */
function onlyNeeded(steps: readonly ProofStep[], demands: readonly Demand[], cell: number): readonly ProofStep[] {
  const wanted = new Set([cell]);
  const kept: ProofStep[] = [];
  for (const step of [...steps].reverse()) {
    const safe = step.safe.filter((c) => wanted.has(c));
    const mines = step.mines.filter((c) => wanted.has(c));
    if (safe.length + mines.length === 0) continue;
    kept.unshift({ ...step, safe, mines });
    for (const c of step.known) wanted.add(c);
    // A number that is done relies on its known mines alone, whatever is known of its other cells.
    if (step.rule === 'done') continue;
    for (const source of step.sources) {
      for (const c of demands.find((demand) => demand.source === source)?.cells ?? []) wanted.add(c);
    }
  }
  return kept;
}
