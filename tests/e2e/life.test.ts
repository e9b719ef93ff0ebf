import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EXIT } from '../../src/cli/exitCodes.ts';
import type { Assistant } from './assistant.ts';
import { findTestElectron, startAssistant } from './assistant.ts';
import type { Desktop } from './desktop.ts';
import { startDesktop, waitFor } from './desktop.ts';
import type { Game } from './games.ts';
import { startGame } from './games.ts';
import { lookAt, untilRight } from './look.ts';
import { commandLine, programsWithHome } from './processes.ts';

describe('ends and losses', () => {
  let desktop: Desktop;
  let game: Game;
  let assistant: Assistant;

  beforeEach(async () => {
    const electron = findTestElectron();
    desktop = await startDesktop();
    game = await startGame(desktop, 'sgt-mines');
    assistant = startAssistant(desktop, electron);
    await untilRight(desktop, game, 15_000);
  });

  afterEach(() => desktop?.stop());

  const running = () => programsWithHome(desktop.home).filter((pid) => /electron|cli\.js/.test(commandLine(pid)));

  test('the game ends: no hints stay, and the next game gets its own', async () => {
    const rect = await game.rect();
    const bare = { x: rect.x, y: rect.y, width: 200, height: 200 };
    await game.end();
    await waitFor('an empty screen where the game was', async () => isOneColour(await desktop.screen(bare)), {
      within: 3000,
    });
    game = await startGame(desktop, 'sgt-mines');
    await untilRight(desktop, game, 10_000);
  });

  // One that stands still is noticed by its silence, which takes longer.
  test.each([
    ['killed', 'SIGKILL', 3000],
    ['stopped', 'SIGSTOP', 15_000],
  ] as const)('the reader is %s: it comes back', async (_what, signal, within) => {
    const reader = assistant.processes().find((pid) => commandLine(pid).includes('node.mojom.NodeService'));
    expect(reader, 'the reader process').toBeDefined();
    process.kill(reader!, signal);
    await waitFor('no hints without a reader', async () => (await lookAt(desktop, game)).drawn === 0, { within });
    await untilRight(desktop, game, 10_000);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('ended by %s: no process and no hint stays', async (signal) => {
    const [first] = assistant.processes();
    process.kill(first!, signal);
    await waitFor('the end of every process', async () => running().length === 0, { within: 8000, every: 100 });
    expect((await lookAt(desktop, game)).drawn).toBe(0);
  });

  test('the display ends: no process stays', async () => {
    const server = programsWithHome(desktop.home).find((pid) => commandLine(pid).startsWith('Xvfb'));
    process.kill(server!, 'SIGTERM');
    await waitFor('the end of every process', async () => running().length === 0, { within: 8000, every: 100 });
    await sleep(200);
    // It ran, so it does not say that it could not start, nor shows the demonstration instead.
    expect(assistant.exitCode()).toBe(EXIT.unreadable);
  });
});

function isOneColour({ data }: { readonly data: Uint8Array | Uint8ClampedArray }): boolean {
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
  return words.every((word) => word === words[0]);
}
