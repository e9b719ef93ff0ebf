import type { Game } from '../../game/game.ts';
import { boardOf, cellsToOpen, isBlocked, isOver, markCell, newGame, openCell } from '../../game/game.ts';
import type { StrategyName } from '../../solver/strategies/strategy.ts';
import type { Finish } from '../compare.ts';
import { describeResult } from '../compare.ts';
import { gameKind } from '../gameKind.ts';
import type { GameOver } from '../requests.ts';
import { STRATEGY_WORDS } from '../strategyWords.ts';
import type { BoardView } from './boardView.ts';
import { choice, element, field } from './elements.ts';
import type { Round } from './round.ts';
import { isPaused, timeUsed } from './round.ts';
import type { Helper } from './workers.ts';

/** A strategy that plays the user's board on a board of its own. */
export interface Competition {
  /** The user's round has changed. */
  readonly follow: (round: Round) => void;
  /** Another board lies on the table: a competition that goes on ends. */
  readonly leave: (round: Round) => void;
}

/** A strategy that has this board; it moves one cell at a time. */
interface Rival {
  readonly strategy: StrategyName;
  /** Ms between its moves; 0: after each move of the user's. */
  readonly pace: number;
  game: Game;
  steps: readonly number[];
  moves: number;
  /** Moves of the user's that it has answered. */
  answered: number;
  /** What it plays, as the statistics count it; null where the board was known. */
  readonly kind: ReturnType<typeof gameKind> | null;
  decisions: number;
  guesses: number;
  /** Time of its decisions. */
  ms: number;
  /** Whether it thinks about a move. */
  moving: boolean;
}

export interface CompetitionParts {
  /** Where the rival's board is shown. */
  readonly view: BoardView;
  readonly helper: Helper;
  /** Lays a new board on the user's table. */
  readonly deal: () => void;
  /** There is more room for the user's board. */
  readonly ended: () => void;
  readonly onGameOver: (games: readonly GameOver[]) => void;
}

export function makeCompetition({ view, helper, deal, ended, onGameOver }: CompetitionParts): Competition {
  let armed = false;
  let rival: Rival | null = null;
  let you: Round | null = null;
  let isFresh = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  function setArmed(next: boolean): void {
    armed = next;
    element('compete').textContent = next ? 'Stop competing' : 'Compete on a new board';
  }

  function end(): void {
    retire();
    setArmed(false);
    element('rivalTable').hidden = true;
    ended();
  }

  function begin(round: Round, start: number): void {
    const pace = Number(choice('pace').value);
    const strategy = choice('rival').value as StrategyName;
    const game = openCell({ ...newGame(round.game.spec), mined: round.game.mined }, start);
    const kind = isFresh ? gameKind(game.spec, field('noGuess').checked) : null;
    const counts = { moves: 1, answered: round.moves, decisions: 0, guesses: 0, ms: 0 };
    const now: Rival = { strategy, pace, game, steps: [], ...counts, kind, moving: false };
    rival = now;
    // Where the first cell clears the board there is nothing to decide.
    if (isDone(now)) count(now);
    if (pace > 0) timer = setInterval(() => void move(now), pace);
  }

  /** Its game is no longer looked at; it is played to its end all the same, for games that are left count too. */
  function retire(): void {
    clearInterval(timer);
    const now = rival;
    rival = null;
    if (now) void playOut(now);
  }

  function count({ strategy, kind, game, decisions, guesses, ms }: Rival): void {
    if (kind) onGameOver([{ ...kind, strategy, won: game.status === 'won', ms, moves: decisions, guesses }]);
  }

  async function move(now: Rival): Promise<void> {
    if (now.moving || isDone(now) || (rival === now && you && isPaused(you))) return;
    now.moving = true;
    const next = now.steps.find((cell) => !now.game.open[cell]);
    if (next === undefined) await decide(now);
    else {
      now.steps = now.steps.filter((cell) => cell !== next);
      now.game = openCell(now.game, next);
      now.moves++;
    }
    now.moving = false;
    if (isDone(now)) count(now);
    if (rival === now) show();
  }

  /** Decides and opens the first cell of it; what it only flags is no move. */
  async function decide(now: Rival): Promise<void> {
    while (!isDone(now)) {
      const seed = now.game.open.reduce((sum, open) => sum + open, now.game.spec.seed);
      const { decision, ms } = await helper.ask().decide(now.strategy, boardOf(now.game), seed);
      now.ms += ms;
      now.game = decision.flag.reduce((game, cell) => markCell(game, cell, 'flag'), now.game);
      const [first, ...rest] = decision.open;
      if (first === undefined) continue;
      now.decisions++;
      if (decision.guess) now.guesses++;
      now.steps = rest;
      now.game = openCell(now.game, first);
      now.moves++;
      return;
    }
  }

  /** The rival plays to its end at once. */
  async function playOut(now: Rival): Promise<void> {
    while (!isDone(now)) {
      await move(now);
      // A move that was on its way is waited for.
      if (now.moving) await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  function show(): void {
    if (!rival || !you) return;
    const { game } = rival;
    const shown = you;
    const yours = you.game;
    const veiled = !isOver(yours);
    const board = boardOf(game);
    const isHidden = (cell: number) => isPaused(shown) || (veiled && !yours.open[cell]);
    const cells = board.cells.map((symbol, cell) => (isHidden(cell) ? '~' : symbol));
    view.show({ board: { ...board, cells } });
    const words = element('rivalWords');
    if (isOver(yours) && isDone(rival)) {
      const finish: Finish = {
        won: yours.status === 'won',
        moves: you.moves,
        ms: rival.pace > 0 ? timeUsed(you, 0) : null,
        cleared: clearedOf(yours),
      };
      words.textContent = describeResult(finish, finishOf(rival), STRATEGY_WORDS[rival.strategy]);
    } else if (isDone(rival))
      words.textContent = `It ${game.status === 'won' ? 'has won' : 'has lost'}: ${rival.moves} moves.`;
    else words.textContent = `${Math.floor(100 * clearedOf(game))} % cleared, ${rival.moves} moves.`;
  }

  element('compete').addEventListener('click', () => {
    if (armed) {
      end();
      return;
    }
    setArmed(true);
    deal();
  });
  return {
    leave(round) {
      retire();
      isFresh = round.game.mined === null;
      you = round;
      element('rivalTable').hidden = !armed;
      if (!armed) return;
      const strategy = choice('rival').value as StrategyName;
      element('rivalTitle').textContent = STRATEGY_WORDS[strategy];
      element('rivalWords').textContent = 'It waits for your first click.';
      view.show({ board: boardOf(newGame(round.game.spec)) });
    },
    follow(round) {
      you = round;
      if (!armed || !round.game.mined || round.start === null) return;
      if (!rival) begin(round, round.start);
      show();
      if (!rival) return;
      if (isOver(round.game)) {
        clearInterval(timer);
        void playOut(rival);
      } else if (rival.pace === 0 && round.moves > rival.answered) {
        rival.answered = round.moves;
        void move(rival);
      }
    },
  };
}

function isDone({ game }: Rival): boolean {
  return isOver(game) || isBlocked(game);
}

function finishOf({ game, moves, pace }: Rival): Finish {
  return { won: game.status === 'won', moves, ms: pace > 0 ? (moves - 1) * pace : null, cleared: clearedOf(game) };
}

/** The share of the cells without a mine that are open, 0 to 1. */
function clearedOf(game: Game): number {
  return 1 - cellsToOpen(game) / Math.max(1, game.open.length - game.spec.mines);
}
