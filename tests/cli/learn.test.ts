import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectSentences, makeFolder, runCli } from './runCli.ts';

const folder = makeFolder();
const SMALL = ['--level', '5x5/5'];

/** The command line with a data folder of its own. */
function makeUser(name: string) {
  const data = join(folder, name);
  mkdirSync(data);
  return (...args: string[]) => runCli(args, '', { XDG_DATA_HOME: data });
}

interface Shown {
  readonly board: string;
  readonly games: number;
  readonly won: number;
  readonly nextSeed: number;
  readonly patterns: readonly { pattern: string; seen: number; survived: number; won: number; worth: number }[];
}

describe.concurrent('automine learn', () => {
  test('learns, goes on with other games, shows and forgets', async () => {
    const run = makeUser('learns');
    const before = await run('learn', '--show', ...SMALL);
    expect(before.code).toBe(1);
    expectSentences(before.err, 1);
    const first = await run('learn', ...SMALL, '--games', '400');
    expect(first.code).toBe(0);
    expect(first.out).toMatch(/^square 5x5\/5: \d+ patterns from 400 games, \d+\.\d % won\. 400 games are new\.\n$/);
    await run('learn', ...SMALL, '--games', '100');
    const shown = JSON.parse((await run('learn', ...SMALL, '--show', '--json')).out) as Shown;
    expect(shown).toMatchObject({ board: 'square 5x5/5', games: 500, nextSeed: 1_000_501 });
    for (const { pattern, seen, survived, won } of shown.patterns) {
      expect(pattern).toMatch(/^[-#F0-9]{8}$/);
      expect(seen >= survived && survived >= won).toBe(true);
    }
    const { out } = await run('learn', ...SMALL, '--show', '--top', '1');
    expect(out).toContain('The best choices:');
    expect(out).toMatch(/^ {2}. @ . {3}seen \d+, survived \d+\.\d %$/m);
    const again = await run('learn', ...SMALL, '--games', '10', '--seed', '1000001');
    expect(again.code).toBe(2);
    expectSentences(again.err, 1);
    expect((await run('learn', '--reset')).out).toBe('What was learned on 1 board is forgotten.\n');
    expect((await run('learn', '--show', ...SMALL)).code).toBe(1);
  });

  test('the strategy learned uses it; a run does not go on after more was learned', async () => {
    const run = makeUser('uses');
    const file = join(folder, 'learned.jsonl');
    const arena = ['arena', ...SMALL, '--games', '40', '--strategy', 'safest,learned', '--json'];
    const without = await run(...arena);
    expect(without.err).toContain('learned plays like safest');
    const [safest, learned] = without.out.split('\n').map((line) => (line === '' ? null : JSON.parse(line)));
    expect(learned.won).toBe(safest.won);
    await run('learn', ...SMALL, '--games', '300');
    const whole = await run(...arena, '--resume', file);
    expect([whole.code, whole.err]).toEqual([0, '']);
    expect((await run(...arena, '--resume', file)).code).toBe(0);
    await run('learn', ...SMALL, '--games', '300');
    const changed = await run(...arena, '--resume', file);
    expect(changed.code).toBe(2);
    expect(changed.err).toContain('more was learned since');
  });

  test.each([
    [['--games', '0'], 'whole number from 1'],
    [['--level', '3x3/9'], 'room for 8 mines'],
    [['--shape', 'round'], 'square, hex or triangle'],
  ])('refuses %j', async (args, words) => {
    const { code, err } = await runCli(['learn', ...args]);
    expect(code).toBe(2);
    expectSentences(err, 1);
    expect(err).toContain(words);
  });
});
