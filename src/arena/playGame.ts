import { makeRandom } from '../game/random.ts';
import { isClosed } from '../model/board.ts';
import { cellPosition } from '../model/topology.ts';
import type { Decision, Strategy } from '../solver/strategies/strategy.ts';
import { Field } from './field.ts';
import type { GameSetup } from './settings.ts';

/** How a game went. All but `times` is the same whenever it is played again. */
export interface GameOutcome {
  readonly won: boolean;
  /** Decisions that opened something. */
  readonly moves: number;
  /** Those of them that the strategy called a guess. */
  readonly guesses: number;
  /** The share of the cells without a mine that were open in the end, 0 to 1. */
  readonly cleared: number;
  /** How long each decision took, ms. */
  readonly times: readonly number[];
}

/** A strategy broke the rules of play. */
export class IllegalMove extends Error {}

/**
 * Plays one game to its end. The cell `start` is opened first and is nobody's decision. A decision opens its cells in
 * order; what an earlier one has opened is passed over, and the first mine loses. A player that has flagged every cell
 * it might still open has lost too: it took a safe cell for a mine.
 * @throws IllegalMove where the strategy opens or flags what it must not, or does nothing: a game never goes on for ever.
 */
export function playGame(name: string, strategy: Strategy, setup: GameSetup): GameOutcome {
  const field = new Field(setup.size, setup.mined);
  const tools = { random: makeRandom(seedOf(name, setup.seed)).unit };
  const times: number[] = [];
  let moves = 0;
  let guesses = 0;
  if (setup.start !== null) field.open(setup.start);
  while (!field.won && !field.exploded && !field.blocked) {
    const board = field.board();
    const before = performance.now();
    const decision = strategy(board, tools);
    times.push(performance.now() - before);
    checkDecision(decision, field);
    if (!applyDecision(decision, field)) continue;
    moves++;
    if (decision.guess) guesses++;
  }
  // A board of mines alone is won before it begins.
  const cleared = field.safeCells === 0 ? 1 : field.opened / field.safeCells;
  return { won: field.won, moves, guesses, cleared, times };
}

/** Carries out a decision; whether it opened anything. */
function applyDecision({ open, flag }: Decision, field: Field): boolean {
  for (const cell of flag) if (field.symbolAt(cell) !== 'F') field.flag(cell);
  for (const cell of open) {
    if (field.symbolAt(cell) === '#') field.open(cell);
    if (field.exploded) break;
  }
  return open.length > 0;
}

function checkDecision({ open, flag }: Decision, field: Field): void {
  const flagged = new Set(flag);
  let progress = open.length > 0;
  for (const cell of flag) {
    const symbol = field.symbolAt(cell);
    if (symbol === undefined || !isClosed(symbol)) throw new IllegalMove(`it flags ${describeCell(cell, field)}`);
    if (symbol !== 'F') progress = true;
  }
  for (const cell of open) {
    if (field.symbolAt(cell) === '#' && !flagged.has(cell)) continue;
    throw new IllegalMove(`it opens ${flagged.has(cell) ? 'a cell that it flags' : describeCell(cell, field)}`);
  }
  if (!progress) throw new IllegalMove('it neither opens a cell nor sets a flag');
}

function describeCell(cell: number, field: Field): string {
  const symbol = field.symbolAt(cell);
  if (symbol === undefined) return `cell ${cell}, which the board does not have`;
  const { row, col } = cellPosition(cell, field.topology.cols);
  return `row ${row}, column ${col} (from 0), which is ${symbol === 'F' ? 'flagged' : 'open'}`;
}

/** Constants of the 32-bit FNV-1a hash (Fowler, Noll, Vo; draft-eastlake-fnv). */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A player's own seed: that of the game and the player's name, hashed, so that no player shares the mines' numbers. */
function seedOf(name: string, seed: number): number {
  let hash = FNV_OFFSET;
  for (const char of `${seed} ${name}`) hash = Math.imul(hash ^ (char.codePointAt(0) as number), FNV_PRIME);
  return hash;
}
