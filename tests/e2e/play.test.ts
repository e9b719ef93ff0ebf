import { afterAll, describe, expect, test } from 'vitest';
import { findTestElectron, startAssistant } from './assistant.ts';
import type { Desktop } from './desktop.ts';
import { startDesktop } from './desktop.ts';
import { PROGRAMS, startGame } from './games.ts';
import { untilRight } from './look.ts';
import type { Tally } from './player.ts';
import { playGames } from './player.ts';

/** Greens to click in each program, games to win, and how long that may take, ms. */
const GREENS = Number(process.env.AUTOMINE_E2E_GREENS ?? 70);
const WINS = 1;
const LONGEST = Number(process.env.AUTOMINE_E2E_PLAY_SECONDS ?? 110) * 1000;
/** The part of the settled looks at the screen, beside one, that may show other hints than the right ones. */
const MOST_WRONG_LOOKS = 0.05;
/** Greens of all programs together. */
const ALL_GREENS = 300;

describe('whole games with nothing but the hints on the screen', () => {
  let desktop: Desktop | null = null;
  const tallies: Tally[] = [];

  afterAll(() => desktop?.stop());

  test.each([...PROGRAMS.map((program) => [program, 'Easy'] as const), ['kmines', 'Medium'] as const])(
    '%s, %s',
    async (program, level) => {
      await desktop?.stop();
      const electron = findTestElectron();
      desktop = await startDesktop();
      const game = await startGame(desktop, program, { level });
      const assistant = startAssistant(desktop, electron);
      await untilRight(desktop, game, 15_000).catch(() => undefined);
      const bars = level === 'Easy' ? { greens: GREENS, wins: WINS } : { greens: GREENS / 2, wins: 0 };
      const tally = await playGames(desktop, game, { ...bars, within: LONGEST });
      tallies.push(tally);
      console.log(`${program} ${level}: ${JSON.stringify({ ...tally, faults: tally.faults.slice(0, 5) })}`);
      await assistant.stop();
      await game.end();
      expect(tally.minesHitByGreen, tally.faults.join('\n')).toBe(0);
      expect(tally.redsContradicted, tally.faults.join('\n')).toBe(0);
      const looksWrong = tally.settled - tally.settledRight;
      expect(looksWrong, tally.faults.join('\n')).toBeLessThanOrEqual(Math.max(1, MOST_WRONG_LOOKS * tally.settled));
      expect(tally.greens, tally.faults.join('\n')).toBeGreaterThanOrEqual(Math.min(bars.greens, 60));
      expect(tally.won, tally.faults.join('\n')).toBeGreaterThanOrEqual(bars.wins);
    },
  );

  test(`${ALL_GREENS} greens in all`, () => {
    expect(tallies.reduce((sum, { greens }) => sum + greens, 0)).toBeGreaterThanOrEqual(ALL_GREENS);
  });
});
