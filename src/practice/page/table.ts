import { playRules } from '../../game/automatic.ts';
import type { Game } from '../../game/game.ts';
import {
  cellsToOpen,
  chord,
  cycleMark,
  flagsMatch,
  isOver,
  markCell,
  minesLeft,
  openableAround,
  openCell,
} from '../../game/game.ts';
import { makeHeader } from '../../model/notation.ts';
import { cellWords, stepCell } from '../../model/topology.ts';
import type { BoardView } from './boardView.ts';
import { chosenRules } from './choices.ts';
import { element, field } from './elements.ts';
import type { Mood } from './face.ts';
import { drawFace } from './face.ts';
import { boardKey } from './keys.ts';
import type { CellStates } from './paintBoard.ts';
import { listenToPointer } from './pointer.ts';
import type { Round } from './round.ts';
import { helped, isPaused, pauseRound, play, resumeRound, timeUsed } from './round.ts';

/** The table at which the user plays: board, counters, pointer and keys. */
export interface PlayTable {
  readonly round: () => Round;
  /** Lays another board on the table. */
  readonly lay: (round: Round) => void;
  /** Makes a move for somebody: the next state of the game, and where. */
  readonly move: (next: Game, cell: number) => void;
  /** Takes the round out of the top ten. */
  readonly help: (why: string) => void;
  /** Whether the user may play; a strategy or a search has the board otherwise. */
  readonly setLocked: (locked: boolean) => void;
  /** Halts the clock and hides the board, or goes on; nothing where the user does not play. */
  readonly setPaused: (paused: boolean) => void;
  /** Says something under the board; null says how the game stands. */
  readonly say: (words: string | null) => void;
  readonly states: () => CellStates;
  readonly setFlagMode: (on: boolean) => void;
}

export interface TableEvents {
  /** The round or how its cells look has changed: the board must be shown. */
  readonly changed: () => void;
  /** The user wants to open the first cell; false where that is being taken care of. */
  readonly first: (cell: number) => boolean;
}

/** How long cells flash when a chord does not match, ms. */
const FLASH = 260;
const LONGEST_TIME = 9999;

export function makeTable(view: BoardView, initial: Round, { changed, first }: TableEvents): PlayTable {
  let round = initial;
  /** A strategy or a search has the board. */
  let taken = false;
  let flagMode = false;
  let said: string | null = null;
  let pressed: ReadonlySet<number> = new Set();
  let flashing: ReadonlySet<number> = new Set();
  let mood: Mood | null = null;

  const isLocked = () => taken || isPaused(round);

  function setRound(next: Round): void {
    if (next === round) return;
    round = next;
    showState();
    changed();
  }

  function move(next: Game, cell: number): void {
    setRound(play(round, next, cell, performance.now()));
  }

  /** A move of the user's, and what the rules that play by themselves make of it. */
  function act(next: Game, cell: number): void {
    const rules = chosenRules();
    const after = next === round.game ? next : playRules(next, rules);
    const isRuled = rules.a || rules.b || rules.c;
    setRound(play(isRuled ? helped(round, 'rules played by themselves') : round, after, cell, performance.now()));
  }

  function open(cell: number): void {
    const { game } = round;
    if (isLocked() || isOver(game)) return;
    if (flagMode && !game.open[cell]) act(markCell(game, cell, game.marks[cell] === 'flag' ? 'none' : 'flag'), cell);
    else if (game.mined || game.marks[cell] === 'flag' || first(cell)) act(openCell(game, cell), cell);
  }

  function mark(cell: number): void {
    if (!isLocked()) act(cycleMark(round.game, cell), cell);
  }

  function openAround(cell: number): void {
    const { game } = round;
    if (isLocked() || isOver(game) || !game.open[cell]) return;
    if (flagsMatch(game, cell)) act(chord(game, cell), cell);
    else flash(openableAround(game, cell));
  }

  function flash(cells: readonly number[]): void {
    flashing = new Set(cells);
    changed();
    setTimeout(() => {
      flashing = new Set();
      changed();
    }, FLASH);
  }

  function press(held: { readonly cell: number; readonly kind: 'open' | 'chord' } | null): void {
    const { game } = round;
    const cells =
      !held || isLocked() || isOver(game)
        ? []
        : held.kind === 'open'
          ? [held.cell].filter((cell) => game.marks[cell] !== 'flag' && !flagMode)
          : [held.cell, ...openableAround(game, held.cell)].filter((cell) => game.marks[cell] !== 'flag');
    if (held) view.grid?.setActive(held.cell);
    pressed = new Set(cells.filter((cell) => !game.open[cell]));
    showState();
    changed();
  }

  function showState(): void {
    const { game } = round;
    const left = element('left');
    left.textContent = String(minesLeft(game));
    left.classList.toggle('excess', minesLeft(game) < 0);
    setText(element('toOpen'), String(cellsToOpen(game)));
    const paused = isPaused(round);
    field('pause').disabled = taken || !(paused || game.status === 'playing');
    element('pause').setAttribute('aria-pressed', String(paused));
    const next: Mood = paused ? 'paused' : pressed.size > 0 ? 'pressing' : game.status;
    if (next !== mood) {
      element('face').replaceChildren(drawFace(next));
      mood = next;
    }
    const outcome = element('outcome');
    outcome.dataset.status = said === null ? game.status : '';
    setText(outcome, said ?? describeState(round));
    const where = round.start === null ? '' : `, begun at ${cellWords(round.start, game.spec.cols)}`;
    setText(element('boardName'), `${makeHeader(game.spec)}, seed ${game.spec.seed}${where}`);
    showTime();
  }

  function showTime(): void {
    const seconds = Math.min(LONGEST_TIME, Math.floor(timeUsed(round, performance.now()) / 1000));
    setText(element('time'), String(seconds));
  }

  function onKey(event: KeyboardEvent): void {
    const key = boardKey(event);
    const { grid } = view;
    if (!key || !grid) return;
    event.preventDefault();
    if (key.kind === 'move') {
      grid.focus(stepCell(round.game.spec, grid.active(), key.direction));
      return;
    }
    const run = { open, mark, chord: openAround }[key.act];
    run(grid.active());
    element('spoken').textContent = grid.labelOf(grid.active());
  }

  listenToPointer(view.element, {
    cellAt: view.cellAt,
    isOpen: (cell) => round.game.open[cell] === 1,
    open,
    mark,
    chord: openAround,
    press,
  });
  view.element.addEventListener('keydown', onKey);
  setInterval(showTime, 200);
  return {
    round: () => round,
    lay(next) {
      said = null;
      taken = false;
      pressed = new Set();
      flashing = new Set();
      setRound(next);
      showState();
    },
    move,
    help: (why) => setRound(helped(round, why)),
    setLocked(next) {
      taken = next;
      showState();
    },
    setPaused(paused) {
      if (taken) return;
      const change = paused ? pauseRound : resumeRound;
      setRound(change(round, performance.now()));
    },
    say(words) {
      said = words;
      showState();
    },
    states: () => ({ pressed, flashing }),
    setFlagMode(on) {
      flagMode = on;
    },
  };
}

/** How a game stands, in a sentence; nothing is said while it goes well. */
function describeState(round: Round): string {
  if (isPaused(round)) return 'Paused.';
  const { game, beganAt, endedAt, unranked } = round;
  if (game.status === 'lost') {
    const where = game.hit.map((cell) => cellWords(cell, game.spec.cols)).join(' and ');
    return `Lost: there was a mine at ${where}.`;
  }
  if (game.status !== 'won') return '';
  const seconds = (((endedAt ?? 0) - (beganAt ?? 0)) / 1000).toFixed(1);
  return `Won in ${seconds} seconds${unranked ? `; not for the top ten, because ${unranked}` : ''}.`;
}

/** Unchanged text is left alone: a screen reader would say it again. */
function setText(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
