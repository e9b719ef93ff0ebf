/**
 * How fast the live assistant is on a real program: `npm run bench:live [-- --json]`.
 *
 * KMines runs on a display of its own (1920×1080, openbox, picom, everything rendered by the processor). A separate X
 * client, this process, clicks and watches both the game's own pixels and the composited screen. Every time is one
 * that a user sees; the watching itself costs some of the two processors, too.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { findTestElectron, startAssistant } from '../../tests/e2e/assistant.ts';
import { startDesktop } from '../../tests/e2e/desktop.ts';
import { startGame } from '../../tests/e2e/games.ts';
import { untilRight } from '../../tests/e2e/look.ts';
import { measureLatency } from './latency.ts';
import { measureLoad, readerProcess } from './load.ts';
import { measureMemory } from './memory.ts';
import type { Measured } from './summary.ts';
import { sumUp } from './summary.ts';
import { measureWindows } from './windows.ts';

const JSON_WANTED = process.argv.includes('--json');
const CLICKS = 60;
const STARTS = 3;

async function main(): Promise<void> {
  const electron = findTestElectron();
  const results: Measured[] = [];
  const add = (measured: readonly Measured[]) => {
    results.push(...measured);
    if (!JSON_WANTED) print(measured);
  };
  const desktop = await startDesktop();
  try {
    const game = await startGame(desktop, 'kmines', { level: 'Medium' });
    const starts: number[] = [];
    for (let n = 0; n < STARTS; n++) {
      const assistant = startAssistant(desktop, electron);
      starts.push((await untilRight(desktop, game, 20_000)).ms);
      await assistant.stop();
      await sleep(500);
    }
    add([sumUp('npm start to the first hint', 'ms', starts)]);
    const assistant = startAssistant(desktop, electron);
    await untilRight(desktop, game, 20_000);
    add(await measureLatency(desktop, game, CLICKS));
    add(await measureWindows(desktop, game));
    add(await measureLoad(desktop, game, assistant, readerProcess(assistant)));
    await assistant.stop();
    await game.end();
  } finally {
    await desktop.stop();
  }
  add(await measureMemory());
  if (JSON_WANTED) console.log(JSON.stringify(results));
}

function print(results: readonly Measured[]): void {
  for (const { name, unit, p50, p95, most, count } of results) {
    const text = (value: number) => `${value.toFixed(1)} ${unit}`.padStart(12);
    console.log(`${name.padEnd(52)}${text(p50)} p50${text(p95)} p95${text(most)} most  (${count})`);
  }
}

await main();
