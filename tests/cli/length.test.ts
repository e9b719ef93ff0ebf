import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { expectSentences, runCli } from './runCli.ts';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const length = (args: readonly string[], input = '') => runCli(['length-conquer', ...args], input);

describe.concurrent('automine length-conquer', () => {
  test('plays to the end and shows the zone board with both players’ steps', async () => {
    // Always the smallest step: the computer, second on 3, 4, 5 to 40, makes the last one.
    const { code, out, err } = await length([], '1\n'.repeat(20));
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('You are on 0, 40 left: (1) 3  (2) 4  (3) 5\nYou step 3 to 3.\n');
    expect(out).toContain('The computer steps 5 to 39.\n\n1 left, and no unit fits: the computer wins.\n');
    expect(out).toContain(
      'With perfect play this game is a draw.\n\nThe zone board:\n  1.    2.    3U<   4U    5D    6S ',
    );
    expect(out).toContain(' 37D   38S   39S*  40D \n');
  });

  test('a draw is called so', async () => {
    // Perfect answers of both: every step goes to a position that draws.
    const { out } = await length(['--first', 'you'], '3\n'.repeat(20));
    expect(out).toContain('The length of 40 is covered exactly: a draw.');
  });

  test('the player wins a game that is won, and is told so', async () => {
    // 3, 4, 5 on 30 is won by who begins: 4, then 8 more whatever the computer does.
    const answer: Record<number, number> = { 3: 3, 4: 2, 5: 1 };
    const child = spawn(process.execPath, [CLI, 'length-conquer', '--length', '30']);
    let out = '';
    let answered = 0;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const asked = out.match(/^You are on .*$/gm)?.length ?? 0;
      if (asked <= answered) return;
      answered = asked;
      const [, last] = [...out.matchAll(/The computer steps (\d)/g)].at(-1) ?? [];
      child.stdin.write(`${last === undefined ? 2 : answer[Number(last)]}\n`);
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    expect(out).toMatch(/\d left, and no unit fits: you win\.\nWith perfect play who begins wins this game\./);
  });

  test('asks again after an answer that is none, and ends where the input does', async () => {
    const { code, out, err } = await length(['--first', 'computer'], '7\nx\n0\n');
    expect(out).toMatch(/^The computer steps 5 to 5\.$/m);
    expect(out.match(/Answer with a number from 1 to 3, or q\./g)).toHaveLength(3);
    expectSentences(err, 1);
    expect(code).toBe(1);
    expect((await length([], 'q\n')).code).toBe(1);
  });

  test('--zones prints the board without playing', async () => {
    const { code, out } = await length(['--zones', '--length', '30', '--units', '5,3,4']);
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 4)).toEqual([
      'The zone board:',
      '  1.    2.    3D    4S    5S    6D    7U    8U    9U   10U ',
      ' 11D   12S   13S   14D   15U   16U   17U   18U   19D   20S ',
      ' 21S   22D   23U   24U   25U   26U   27D   28S   29S   30D ',
    ]);
  });

  test('--json prints the solution', async () => {
    const { code, out } = await length(['--json']);
    expect(code).toBe(0);
    const { positions, ...game } = JSON.parse(out) as {
      positions: { at: number; zone: string; best: number | null }[];
    };
    expect(game).toEqual({ length: 40, units: [3, 4, 5], worth: 'draw' });
    expect(positions).toHaveLength(41);
    expect(positions[36]).toEqual({ at: 36, zone: 'UNSAFE', best: 3 });
    expect(positions[1]).toEqual({ at: 1, zone: 'UNSTEPPED', best: null });
    expect(positions[40]).toEqual({ at: 40, zone: 'DRAW', best: null });
  });
});

describe.concurrent('automine length-conquer refuses', () => {
  test.each([
    [['--length', '19'], 'give 20 or more for 5'],
    [['--length', '2000'], '1000 or less'],
    [['--length', 'long'], 'whole number'],
    [['--units', '1,2,3'], '2 or more'],
    [['--units', '3,3,4'], 'must differ'],
    [['--units', '3,4'], 'three whole numbers'],
    [['--first', 'nobody'], 'you, computer'],
    [['--browser', '--port', '99999'], 'port from 1 to 65535'],
  ])('%j', async (args, words) => {
    const { code, out, err } = await length(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expectSentences(err, 1);
    expect(err).toContain(words);
  });
});
