import { boardOf, isBlocked, isOver, markCell, openCell } from '../../game/game.ts';
import { PALETTES } from '../../hints/palette.ts';
import type { Shape } from '../../hints/shapes.ts';
import { drawHints, drawProof } from '../../hints/shapes.ts';
import type { Lattice } from '../../model/lattice.ts';
import { cellPolygon, latticeRegion } from '../../model/lattice.ts';
import type { StrategyName } from '../../solver/strategies/strategy.ts';
import { gameKind } from '../gameKind.ts';
import type { GameOver } from '../requests.ts';
import { choice, element, field } from './elements.ts';
import type { PlayTable } from './table.ts';
import type { Helper } from './workers.ts';

/** A strategy that plays at the user's table, step by step, and says why. */
export interface Demo {
  /** Ends it; the user may go on from where it stood. */
  readonly stop: () => void;
  /** What to draw over the board: the numbers that prove the next cell, and that cell. */
  readonly drawing: () => ((lattice: Lattice) => readonly Shape[]) | null;
}

export interface DemoParts {
  readonly table: PlayTable;
  readonly helper: Helper;
  /** Lays a new board. */
  readonly deal: () => void;
  /** The drawing has changed. */
  readonly changed: () => void;
  readonly onGameOver: (games: readonly GameOver[]) => void;
}

/** The pause between two steps at both ends of the slider, ms. */
const SLOWEST = 2500;
const FASTEST = 15;
/** A finished game stays this long before the next one, ms. */
const BETWEEN_GAMES = 1500;

interface Step {
  readonly kind: 'flag' | 'open';
  readonly cell: number;
}

/** One game as a strategy plays it. */
interface Session {
  readonly strategy: StrategyName;
  steps: readonly Step[];
  numbers: readonly number[];
  moves: number;
  guesses: number;
  ms: number;
  thinking: boolean;
  /** Whether the game is the strategy's own from its first cell: others are not counted. */
  readonly isOwn: boolean;
}

export function makeDemo({ table, helper, deal, changed, onGameOver }: DemoParts): Demo {
  let session: Session | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let playing = false;

  function setPlaying(next: boolean): void {
    playing = next;
    clearTimeout(timer);
    element('demoPlay').textContent = playing ? 'Pause' : 'Play';
    field('demoStop').disabled = session === null;
  }

  /** Takes the board, or a new one where nothing can be done on it. */
  function begin(): Session {
    table.setPaused(false);
    const { game } = table.round();
    if (isOver(game) || isBlocked(game)) {
      const goesOn = playing;
      // Another board on the table ends what was played.
      deal();
      setPlaying(goesOn);
    }
    table.help('a strategy played');
    table.setLocked(true);
    session = {
      strategy: choice('demoStrategy').value as StrategyName,
      steps: [],
      numbers: [],
      moves: 0,
      guesses: 0,
      ms: 0,
      thinking: false,
      isOwn: table.round().game.mined === null,
    };
    return session;
  }

  async function step(): Promise<void> {
    const now = session ?? begin();
    if (now.thinking) return;
    field('demoStop').disabled = false;
    if (now.steps.length === 0) await decide(now);
    else makeStep(now);
    if (session !== now) return;
    const { game } = table.round();
    if (isOver(game) || isBlocked(game)) finish(now);
    else if (playing) timer = setTimeout(() => void step(), pause());
  }

  async function decide(now: Session): Promise<void> {
    const { game } = table.round();
    now.thinking = true;
    const drawn = game.open.reduce((sum, open) => sum + open, game.spec.seed);
    const { decision, ms, numbers, words } = await helper.ask().decide(now.strategy, boardOf(game), drawn);
    now.thinking = false;
    if (session !== now) return;
    now.steps = [
      ...decision.flag.map((cell): Step => ({ kind: 'flag', cell })),
      ...decision.open.map((cell): Step => ({ kind: 'open', cell })),
    ];
    now.numbers = numbers;
    now.ms += ms;
    if (decision.open.length > 0) now.moves++;
    if (decision.guess) now.guesses++;
    element('demoWords').textContent = words;
    changed();
  }

  function makeStep(now: Session): void {
    const [{ kind, cell } = { kind: 'open', cell: 0 }, ...rest] = now.steps;
    const { game } = table.round();
    // What an earlier step has opened too is passed over.
    now.steps = rest.filter((next) => next.kind === 'flag' || !game.open[next.cell]);
    // They prove the first cell of a decision only.
    now.numbers = [];
    table.move(kind === 'flag' ? markCell(game, cell, 'flag') : openCell(game, cell), cell);
  }

  function finish(now: Session): void {
    const { game } = table.round();
    const won = game.status === 'won';
    const { strategy, moves, guesses, ms } = now;
    if (now.isOwn) onGameOver([{ ...gameKind(game.spec), strategy, won, ms, moves, guesses }]);
    const how = won ? 'It won' : isOver(game) ? 'It lost' : 'It flagged a safe cell and cannot go on: it lost';
    element('demoWords').textContent = `${how} after ${moves} moves, ${guesses} of them guesses.`;
    const goOn = playing && field('demoOn').checked;
    stop();
    if (goOn) timer = setTimeout(goOnPlaying, BETWEEN_GAMES);
  }

  function stop(): void {
    clearTimeout(timer);
    if (session) table.setLocked(false);
    session = null;
    setPlaying(false);
    changed();
  }

  function goOnPlaying(): void {
    setPlaying(true);
    void step();
  }

  element('demoPlay').addEventListener('click', () => (playing ? setPlaying(false) : goOnPlaying()));
  element('demoStep').addEventListener('click', () => {
    setPlaying(false);
    void step();
  });
  element('demoStop').addEventListener('click', stop);
  choice('demoStrategy').addEventListener('change', stop);
  return {
    stop,
    drawing() {
      const next = session?.steps[0];
      if (!session || !next) return null;
      const { numbers } = session;
      return (lattice) => drawReason(lattice, numbers, next.cell);
    },
  };
}

function pause(): number {
  return SLOWEST * (FASTEST / SLOWEST) ** (field('demoSpeed').valueAsNumber / 100);
}

/** The numbers that prove a cell and the cell itself, as the overlay draws them. */
function drawReason(lattice: Lattice, numbers: readonly number[], cell: number): Shape[] {
  const cellSize = Math.min(lattice.pitchX, lattice.pitchY);
  const outlines = numbers.map((number) => cellPolygon(lattice, number));
  const best = { cell, outline: cellPolygon(lattice, cell) };
  const palette = { ...PALETTES.classic, best: '#8b3fe0' };
  return [
    ...drawProof(outlines, cellSize, palette),
    ...drawHints({ region: latticeRegion(lattice), cellSize, marks: [], best }),
  ];
}
