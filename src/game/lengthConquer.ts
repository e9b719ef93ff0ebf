import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';

/**
 * Length Conquer, the second game of "Minesweeper and Length Conquer" (SJCE Mysore). Two players take turns; each adds one
 * of three units to the position, which begins at 0 and must not pass the length L. Who lands on L makes a draw. Who
 * cannot move and is not on L has lost: "the player who last bid will be the winner".
 */
export interface LengthSpec {
  readonly length: number;
  /** Ascending: x < y < z. */
  readonly units: Units;
}

export type Units = readonly [x: number, y: number, z: number];

/**
 * What a position is worth to the player who has just stepped there: SAFE wins, UNSAFE loses, DRAW draws, if both play
 * perfectly from then on. UNSTEPPED positions cannot be reached from 0.
 */
export const LENGTH_ZONES = ['SAFE', 'UNSAFE', 'DRAW', 'UNSTEPPED'] as const;
export type LengthZone = (typeof LENGTH_ZONES)[number];

/** Every position of a game, solved. Both lists have an entry for each position from 0 to L. */
export interface LengthSolution {
  readonly spec: LengthSpec;
  readonly zones: readonly LengthZone[];
  /**
   * The document's priority: the sum of what the positions one step on weigh. The smaller, the better for who stepped
   * here; within a zone, the fewer good answers the opponent has.
   */
  readonly priorities: readonly number[];
}

/** Greatest length: a board of more squares is a mistake, not a game. */
export const MOST_LENGTH = 1000;
/** The game of the document's snapshots. */
export const USUAL_LENGTH: LengthSpec = { length: 40, units: [3, 4, 5] };
/** L must hold the greatest unit so often (Algorithm 7). */
const LEAST_TURNS = 4;

/**
 * What a step to a zone adds to the priority of the position before it (Algorithm 10 with UNSAFE 0, DRAW 1, SAFE 2).
 * Three units at most, so that sums tell which zones are in them: below 10 only UNSAFE, below 100 no SAFE.
 */
const WEIGHTS: Readonly<Record<Exclude<LengthZone, 'UNSTEPPED'>, number>> = { UNSAFE: 1, DRAW: 10, SAFE: 100 };

/**
 * Checks the bounds of Algorithm 7 and puts the units in order (Algorithm 6), so that they may come in any.
 * @returns `option-invalid` with what is wrong.
 */
export function makeLengthSpec(length: number, units: readonly number[]): Result<LengthSpec> {
  const wrong = (reason: string) => failure('option-invalid', `${reason}.`);
  const [x, y, z, ...more] = [...units].sort((a, b) => a - b);
  if (x === undefined || y === undefined || z === undefined || more.length > 0)
    return wrong('Length Conquer has three units: give three numbers, for example 3,4,5');
  if (![length, x, y, z].every(Number.isInteger)) return wrong('The length and the units must be whole numbers');
  if (x <= 1) return wrong('The smallest unit must be 2 or more');
  if (x === y || y === z) return wrong('The three units must differ');
  if (length < LEAST_TURNS * z)
    return wrong(
      `The length must be at least ${LEAST_TURNS} times the greatest unit: give ${LEAST_TURNS * z} or more for ${z}`,
    );
  if (length > MOST_LENGTH) return wrong(`The length must be ${MOST_LENGTH} or less`);
  return success({ length, units: [x, y, z] });
}

/** The units that still fit, ascending (Algorithm 8 counts them); none where the game is over. */
export function unitsThatFit({ length, units }: LengthSpec, position: number): readonly number[] {
  return units.filter((unit) => position + unit <= length);
}

/** How a game stands: it goes on, is a draw, or was won by the player who moved last (Algorithm 13). */
export function resultAt(spec: LengthSpec, position: number): 'playing' | 'draw' | 'last-mover-won' {
  if (unitsThatFit(spec, position).length > 0) return 'playing';
  return position === spec.length ? 'draw' : 'last-mover-won';
}

/**
 * Solves every position from the end (retrograde analysis; Algorithms 9 to 11).
 *
 * Readings: (1) Algorithm 9 takes "≤ 10" for SAFE and "≤ 100" for DRAW. One step to a draw adds exactly 10, so that L
 * itself, which is a draw, would be SAFE; the bounds must be "<". (2) Algorithm 11 calls what lies below x, and between
 * x and the least of y, z and 2x, UNSTEPPED. Other positions can be out of reach too (8 with 5, 6, 9); here UNSTEPPED is
 * exactly what no sum of units reaches, which for the document's 3, 4, 5 is the same.
 */
export function solveLength(spec: LengthSpec): LengthSolution {
  const { length, units } = spec;
  const values: Exclude<LengthZone, 'UNSTEPPED'>[] = [];
  const priorities: number[] = [];
  for (let at = length; at >= 0; at--) {
    const steps = unitsThatFit(spec, at).map((unit) => WEIGHTS[values[at + unit] as keyof typeof WEIGHTS]);
    // Nowhere to go: a draw on L; elsewhere the other player has lost, which counts as one step to UNSAFE.
    const ended = at === length ? WEIGHTS.DRAW : WEIGHTS.UNSAFE;
    const priority = steps.length === 0 ? ended : steps.reduce((sum, weight) => sum + weight, 0);
    priorities[at] = priority;
    values[at] = priority < WEIGHTS.DRAW ? 'SAFE' : priority < WEIGHTS.SAFE ? 'DRAW' : 'UNSAFE';
  }
  const reached = new Array<boolean>(length + 1).fill(false);
  reached[0] = true;
  for (let at = 1; at <= length; at++) reached[at] = units.some((unit) => reached[at - unit]);
  return { spec, zones: values.map((zone, at) => (reached[at] ? zone : 'UNSTEPPED')), priorities };
}

/** What the player to move gets with perfect play; the opposite of the zone, which is the other player's. */
export function worthToMove({ zones }: LengthSolution, position: number): 'win' | 'draw' | 'loss' {
  const zone = zones[position];
  return zone === 'SAFE' ? 'loss' : zone === 'UNSAFE' ? 'win' : 'draw';
}

/**
 * The computer's move (Algorithm 12): the step to the smallest priority, so never to a worse zone than it must; among
 * equals z before y before x where all three fit. It never gets less than the position is worth, and more where the
 * other player errs. The document's "the computer will win or draw" is too much: 0 itself may be lost for who begins.
 * @returns the unit, or null where the game is over.
 */
export function chooseUnit({ spec, priorities }: LengthSolution, position: number): number | null {
  const fitting = unitsThatFit(spec, position);
  // Algorithm 12 begins with z where all fit, and with x where z does not; a later one must be truly better.
  const order = fitting.length === spec.units.length ? [...fitting].reverse() : fitting;
  const priority = (unit: number) => priorities[position + unit] as number;
  return order.reduce<number | null>((best, unit) => {
    return best === null || priority(unit) < priority(best) ? unit : best;
  }, null);
}
