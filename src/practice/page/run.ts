import { proxy } from 'comlink';
import type { GameSpec } from '../../game/game.ts';
import type { StrategyName } from '../../solver/strategies/strategy.ts';
import { gameKind } from '../gameKind.ts';
import type { GameOver } from '../requests.ts';
import { choice, element, field } from './elements.ts';
import type { RunGame } from './worker.ts';
import type { Helper } from './workers.ts';

export interface RunParts {
  readonly helper: Helper;
  /** The boards that are chosen, or null where they cannot be. */
  readonly spec: () => GameSpec | null;
  readonly onGameOver: (games: readonly GameOver[]) => void;
}

/** Run mode: a strategy plays many games as fast as it can, and its counts are shown. A second press ends it. */
export function listenToRun({ helper, spec: chosen, onGameOver }: RunParts): void {
  let running = false;

  function setRunning(next: boolean): void {
    running = next;
    element('run').textContent = running ? 'End it' : 'Run';
  }

  async function run(): Promise<void> {
    const spec = chosen();
    if (!spec) return;
    const strategy = choice('demoStrategy').value as StrategyName;
    const games = field('runGames').valueAsNumber;
    const start = Math.floor(spec.rows / 2) * spec.cols + Math.floor(spec.cols / 2);
    const all: RunGame[] = [];
    setRunning(true);
    await helper.ask().run(
      { strategy, spec, start, games },
      proxy((played) => {
        all.push(...played);
        element('runWords').textContent = describeRun(all, games);
        onGameOver(played.map((game) => ({ ...gameKind(spec), strategy, ...game })));
      }),
    );
    setRunning(false);
  }

  element('runForm').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!running) void run();
    else {
      helper.stop();
      setRunning(false);
    }
  });
}

function describeRun(played: readonly RunGame[], games: number): string {
  const sum = (value: (game: RunGame) => number) => played.reduce((total, game) => total + value(game), 0);
  const won = sum((game) => Number(game.won));
  const mean = (value: (game: RunGame) => number) => (sum(value) / Math.max(1, played.length)).toFixed(1);
  const share = played.length === 0 ? '' : ` (${((100 * won) / played.length).toFixed(1)} %)`;
  return `${played.length} of ${games} games: ${won} won${share}; a game takes ${mean(({ moves }) => moves)} moves, ${mean(({ guesses }) => guesses)} guesses and ${mean(({ ms }) => ms)} ms.`;
}
