import { setTimeout as sleep } from 'node:timers/promises';
import type { Assistant } from '../../tests/e2e/assistant.ts';
import type { Desktop } from '../../tests/e2e/desktop.ts';
import type { Game } from '../../tests/e2e/games.ts';
import { playGames } from '../../tests/e2e/player.ts';
import { commandLine, processorMs, residentBytes } from '../../tests/e2e/processes.ts';
import type { Measured } from './summary.ts';
import { sumUp } from './summary.ts';

const WATCH = 10_000;
const PLAY = 30_000;
const MEGABYTE = 1024 * 1024;

/** The helper that captures, reads and solves. @throws when it does not run. */
export function readerProcess(assistant: Assistant): number {
  const reader = assistant.processes().find((pid) => commandLine(pid).includes('node.mojom.NodeService'));
  if (!reader) throw new Error('The reader process is not among those of the assistant.');
  return reader;
}

/** Processor time of all processes of the assistant, as a part of one processor, and the reader's memory. */
export async function measureLoad(
  desktop: Desktop,
  game: Game,
  assistant: Assistant,
  reader: number,
): Promise<Measured[]> {
  await game.dismiss();
  await game.newGame();
  await sleep(1500);
  const idle = await share(assistant, () => sleep(WATCH));
  const before = residentBytes(reader) / MEGABYTE;
  let greens = 0;
  const busy = await share(assistant, async () => {
    const tally = await playGames(desktop, game, { greens: Number.POSITIVE_INFINITY, wins: 0, within: PLAY });
    greens = tally.greens;
    if (greens === 0) console.error(`No green came while playing: ${tally.faults.join('; ')}`);
  });
  const after = residentBytes(reader) / MEGABYTE;
  return [
    sumUp(`processor, watching an idle board for ${WATCH / 1000} s`, '%', [idle]),
    sumUp(`processor, ${PLAY / 1000} s of play, ${greens} greens`, '%', [busy]),
    sumUp('memory of the reader before playing', 'MB', [before]),
    sumUp('memory of the reader after playing', 'MB', [after]),
  ];
}

async function share(assistant: Assistant, act: () => Promise<unknown>): Promise<number> {
  const pids = assistant.processes();
  const start = performance.now();
  const used = processorMs(pids);
  await act();
  return (100 * (processorMs(pids) - used)) / (performance.now() - start);
}
