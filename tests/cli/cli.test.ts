import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIXTURES } from '../support/fixtures.ts';
import { expectSentences, makeFolder, parseLines, runCli } from './runCli.ts';

const PICTURE = `${FIXTURES}boards/kmines-9x9/03.png`;
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const folder = makeFolder();
const at = (name: string) => join(folder, name);

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } });
}

function noise(sigma: number): Sharp {
  const create = { width: 640, height: 480, channels: 3 as const, background: '#000' };
  return sharp({ create: { ...create, noise: { type: 'gaussian' as const, mean: 128, sigma } } });
}

beforeAll(async () => {
  writeFileSync(at('truncated.png'), readFileSync(PICTURE).subarray(0, 5000));
  writeFileSync(at('text.png'), 'hello\n');
  writeFileSync(at('empty.png'), '');
  await plain(640, 480).toFile(at('plain.png'));
  await plain(1, 1).toFile(at('one.png'));
  await noise(60).toFile(at('noise.png'));
  await noise(90).blur(2).modulate({ saturation: 2 }).jpeg().toFile(at('photo.jpg'));
});

interface Refused {
  readonly file: string;
  readonly found: boolean;
  readonly code: string;
  readonly reason: string;
}

describe.concurrent('help and version', () => {
  test.each([
    ['--help', ['automine read ', 'automine hint ', 'automine solve ', 'automine demo']],
    ['read --help', ['automine read ', '--region', '--json']],
    ['hint --help', ['automine hint ', '--mines', '--density', '--out']],
    ['solve --help', ['automine solve ', '| automine solve', '--density']],
    ['demo --help', ['automine demo', '--out']],
  ])('%s explains and gives examples', async (args, expected) => {
    const { code, out, err } = await runCli(args.split(' '));
    expect(code).toBe(0);
    expect(err).toBe('');
    const [usage, examples] = out.split('Examples:\n');
    expect(usage).toContain('Usage: automine');
    expect(examples).toMatch(/^ {2}\$ \S/);
    for (const text of expected) expect(out).toContain(text);
  });

  test.each(['--version', '-V'])('%s prints the version of the package', async (option) => {
    expect(await runCli([option])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });
});

describe.concurrent('wrong usage', () => {
  test.each([
    ['no arguments', [], 'no command'],
    ['an unknown command', ['reed', PICTURE], "unknown command 'reed'"],
    ['an unknown option', ['--bogus'], "unknown option '--bogus'"],
    ['an unknown option of a command', ['read', '--jsonn', PICTURE], "unknown option '--jsonn'"],
    ['no picture', ['read'], "missing required argument 'image'"],
    ['no picture to hint', ['hint', '--json'], "missing required argument 'image'"],
    ['an option without its value', ['hint', PICTURE, '--out'], 'argument missing'],
    ['too many files', ['solve', 'a', 'b'], 'too many arguments'],
    ['a region that is a word', ['read', '--region', 'all', PICTURE], 'give x,y,width,height in pixels'],
    ['a region of three numbers', ['read', '--region', '1,2,3', PICTURE], 'give x,y,width,height in pixels'],
    ['a region without an area', ['read', '--region', '1,2,0,5', PICTURE], 'give x,y,width,height in pixels'],
    ['a total that is no number', ['hint', '--mines', 'ten', PICTURE], 'give a whole number'],
    ['a negative total', ['hint', '--mines=-1', PICTURE], 'give a whole number'],
    ['a density of 1', ['hint', '--density', '1', PICTURE], 'give a number between 0 and 1'],
    ['a density that is a word', ['solve', '--density', 'thick'], 'give a number between 0 and 1'],
    ['one --out for two pictures', ['hint', '--out', 'x.png', PICTURE, PICTURE], '--out takes one picture'],
    ['a region off the picture', ['read', '--region', '1280,0,100,100', PICTURE], '1280×800'],
    ['a region before the picture', ['hint', '--region=-50,-50,40,40', PICTURE], 'give one inside it'],
  ])('%s: one sentence and exit code 2', async (_, args, sentence) => {
    const { code, out, err } = await runCli(args);
    expectSentences(err, 1);
    expect(err).toContain(sentence);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe.concurrent('pictures that cannot be answered', () => {
  test.each([
    ['truncated.png', 'image-invalid', 3],
    ['text.png', 'image-invalid', 3],
    ['empty.png', 'image-invalid', 3],
    ['', 'file-unreadable', 3],
    ['missing.png', 'file-missing', 3],
    ['text.png/inside.png', 'file-missing', 3],
    ['plain.png', 'no-board', 1],
    ['one.png', 'no-board', 1],
    ['noise.png', 'no-board', 1],
    ['photo.jpg', 'no-board', 1],
  ])('"%s" is refused as %s', async (name, reasonCode, exit) => {
    const file = at(name);
    const { code, out, err } = await runCli(['read', '--json', file]);
    expectSentences(err, 1);
    const [line, ...more] = parseLines<Refused>(out);
    expect(more).toEqual([]);
    expect(line).toEqual({ file, found: false, code: reasonCode, reason: expect.stringMatching(/\.$/) });
    expect(err).toContain(line?.reason);
    expect(err).toContain(file);
    expect(code).toBe(exit);
  });

  test('a batch goes on after bad pictures, in the order given, and ends with the worst code', async () => {
    const files = [at('plain.png'), PICTURE, at('missing.png'), at('truncated.png'), PICTURE];
    const { code, out, err } = await runCli(['hint', '--json', ...files]);
    const lines = parseLines<Refused>(out);
    expect(lines.map(({ file }) => file)).toEqual(files);
    expect(lines.map((line) => line.code ?? 'found')).toEqual([
      'no-board',
      'found',
      'file-missing',
      'image-invalid',
      'found',
    ]);
    expectSentences(err, 3);
    expect(code).toBe(3);
  });

  test('without --json the boards alone go to standard output', async () => {
    const { code, out, err } = await runCli(['read', at('one.png'), PICTURE]);
    expect(out).toMatch(/^square 9x9\/10\n/);
    expect(out.trimEnd().split('\n')).toHaveLength(10);
    expectSentences(err, 1);
    expect(code).toBe(1);
  });
});
