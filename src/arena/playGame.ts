import type { Game } from '../game/game.ts';
import { boardOf, isOver, markCell, newGame, openCell } from '../game/game.ts';
import { makeRandom } from '../game/random.ts';
import type { Board } from '../model/board.ts';
import { isClosed } from '../model/board.ts';
import { cellPosition } from '../model/topology.ts';
import type { Decision, Strategy } from '../solver/strategies/strategy.ts';
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
  /** The guesses of players that recognise local patterns. */
  readonly choices?: readonly PatternChoice[];
}

/** A guess in a local pattern, and whether it was survived. */
export interface PatternChoice {
  readonly pattern: string;
  /** The tenth of the safe cells that were open before it, from 0. */
  readonly stage: number;
  readonly survived: boolean;
}

/** Into how many equal parts the way through a game is cut. */
export const STAGES = 10;

/** The part of the way through a game by the share of the safe cells that are open, 0 to 1. */
export function stageOf(cleared: number): number {
  return Math.min(STAGES - 1, Math.floor(cleared * STAGES));
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
  const { size, mined, start, seed } = setup;
  const mines = mined.reduce((sum, mine) => sum + mine, 0);
  let game: Game = { ...newGame({ ...size, mines, firstClick: 'any', seed }), mined };
  const tools = { random: makeRandom(seedOf(name, seed)).unit };
  const times: number[] = [];
  const choices: PatternChoice[] = [];
  let moves = 0;
  let guesses = 0;
  if (start !== null) game = openCell(game, start);
  // A board of mines alone is won before it begins.
  const safeCells = mined.length - mines;
  while (safeCells > 0 && !isOver(game) && !isBlocked(game)) {
    const board = boardOf(game);
    const before = performance.now();
    const decision = strategy(board, tools);
    times.push(performance.now() - before);
    checkDecision(decision, board);
    const stage = stageOf(countOpen(game) / safeCells);
    game = applyDecision(decision, game);
    if (decision.open.length === 0) continue;
    const { pattern } = decision;
    if (pattern !== undefined) choices.push({ pattern, stage, survived: game.hit.length === 0 });
    moves++;
    if (decision.guess) guesses++;
  }
  const won = safeCells === 0 || game.status === 'won';
  const opened = countOpen(game) - game.hit.length;
  const outcome = { won, moves, guesses, cleared: safeCells === 0 ? 1 : opened / safeCells, times };
  return choices.length > 0 ? { ...outcome, choices } : outcome;
}

function countOpen({ open }: Game): number {
  return open.reduce((sum, is) => sum + is, 0);
}

/** No cell is left to open although the game is not won: a safe cell was flagged. */
function isBlocked({ open, marks }: Game): boolean {
  return open.every((is, cell) => is === 1 || marks[cell] === 'flag');
}

function applyDecision({ open, flag }: Decision, game: Game): Game {
  const flagged = flag.reduce((now, cell) => markCell(now, cell, 'flag'), game);
  return open.reduce(openCell, flagged);
}

function checkDecision({ open, flag }: Decision, board: Board): void {
  const flagged = new Set(flag);
  let progress = open.length > 0;
  for (const cell of flag) {
    const symbol = board.cells[cell];
    if (symbol === undefined || !isClosed(symbol)) throw new IllegalMove(`it flags ${describeCell(cell, board)}`);
    if (symbol !== 'F') progress = true;
  }
  for (const cell of open) {
    if (board.cells[cell] === '#' && !flagged.has(cell)) continue;
    throw new IllegalMove(`it opens ${flagged.has(cell) ? 'a cell that it flags' : describeCell(cell, board)}`);
  }
  if (!progress) throw new IllegalMove('it neither opens a cell nor sets a flag');
}

function describeCell(cell: number, { cells, cols }: Board): string {
  const symbol = cells[cell];
  if (symbol === undefined) return `cell ${cell}, which the board does not have`;
  const { row, col } = cellPosition(cell, cols);
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
