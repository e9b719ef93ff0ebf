import { describe, expect, test } from 'vitest';
import type { Rect } from '../../../src/model/frame.ts';
import { readTextLine } from '../../../src/vision/counter/readLines.ts';
import type { LineLook, TextLine } from '../../../src/vision/counter/textLines.ts';

/** What each of two engines reads of a part of a line, in each look. */
type Readings = readonly (readonly [string, string])[];

const LOOKS: readonly LineLook[] = [
  { high: 36, isSoft: true },
  { high: 30, isSoft: true },
  { high: 36, isSoft: false },
  { high: 30, isSoft: false },
];

/** A line of words of 20 Px height, each with its readings; joined words are read as `joined` says, the whole line as nothing. */
async function claimsOf(words: readonly { x: number; width: number; read: Readings }[], joined: Readings = [['', '']]) {
  const rects = words.map(({ x, width }) => ({ x, y: 0, width, height: 20 }));
  const pictures = new Map<object, readonly [string, string]>();
  const draw = (part: Rect, look: LineLook) => {
    const own =
      words.find(({ x, width }) => x === part.x && width === part.width)?.read ??
      (part.width === 500 ? [['', '']] : joined);
    const k = LOOKS.findIndex(({ high, isSoft }) => high === look.high && isSoft === look.isSoft);
    const picture = { width: 1, height: 1, data: new Uint8Array(1) };
    pictures.set(picture, own[k] ?? (own[0] as readonly [string, string]));
    return picture;
  };
  const line: TextLine = { rect: { x: 0, y: 0, width: 500, height: 20 }, words: rects, draw };
  const { sight } = await readTextLine(line, async (picture) => pictures.get(picture) ?? []);
  return sight.claims;
}

describe('words of a line that is not agreed on', () => {
  const MINES = { x: 0, width: 60, read: [['Mines:', 'Mines:']] as Readings };

  test('are read one by one', async () => {
    expect(await claimsOf([MINES, { x: 80, width: 24, read: [['12', '12']] }])).toEqual([
      { numbers: [12], label: 'mines' },
    ]);
  });

  test('an icon is none of them', async () => {
    const icon = { x: 0, width: 20, read: [['Fi', '®»']] as Readings };
    expect(await claimsOf([icon, { x: 40, width: 24, read: [['58', '58']] }])).toEqual([
      { numbers: [58], label: 'none' },
    ]);
  });

  test('a number that cannot be read does not give its label to the next one', async () => {
    const torn = { x: 80, width: 24, read: [['12', '72']] as Readings };
    const [claim, ...others] = await claimsOf([MINES, torn, { x: 140, width: 24, read: [['45', '45']] }]);
    expect(others).toEqual([]);
    expect(claim).toEqual({ numbers: [45], label: 'none' });
  });

  test('a number whose digit is read as a letter beside it is not known', async () => {
    const one = { x: 80, width: 6, read: [['1', '1']] as Readings };
    const zero = { x: 96, width: 12, read: [['O', 'O']] as Readings };
    expect(await claimsOf([MINES, one, zero])).toEqual([]);
    expect(await claimsOf([MINES, one, zero], [['10', '10']])).toEqual([{ numbers: [10], label: 'mines' }]);
  });

  test('doubt stays with zeros in front and in pairs', async () => {
    const doubted: Readings = [
      ['010', '010'],
      ['010', '010'],
      ['010', '010'],
      ['010', '016'],
    ];
    expect(await claimsOf([MINES, { x: 80, width: 36, read: doubted }])).toEqual([
      { numbers: [10], label: 'mines', isDoubted: true },
    ]);
  });
});
