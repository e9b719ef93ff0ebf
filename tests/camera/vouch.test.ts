import { expect, test } from 'vitest';
import { flatLattice } from '../../src/camera/readFlatBoard.ts';
import { hasFreePocket, isMostlyRead, isVouchedFor } from '../../src/camera/vouch.ts';
import { parseRows } from '../../src/model/notation.ts';
import { analyse } from '../../src/solver/analyse.ts';
import { FORBIDDEN } from '../../src/vision/confidences.ts';
import { cutsNumbers } from '../../src/vision/extents.ts';

const GAME = '1110000\n1F10111\n11101F1\n0011211\n001F100\n0011100\n0111000\n1###100';
const WRONG = '1#30#0#\n#F10#21\n1#10#F1\n0#4#2##\n0#1F10#\n0#1#1##\n#1#1#0#\n1###1#0';
const COVERED = '#######\n###F###\nF#####F\n##F####\n#######\n####F##\n#######\n#######';

const readingOf = (text: string) => {
  const parsed = parseRows(text.split('\n'));
  if (!parsed.ok) throw new Error('a board');
  const { rows, cols, cells } = parsed.value;
  const lattice = flatLattice({ rows, cols, pitch: 24, margin: 24 }, { x: 0, y: 0 });
  return { lattice, cells, confidence: cells.map(() => 1), status: 'playing' as const, cutOff: false };
};

const vouched = (text: string, isSure: boolean, isCoverAlike = true) => {
  const reading = readingOf(text);
  return isVouchedFor(reading, reading.cells, { isSure, isCoverAlike });
};

test('a reading that leaves hardly a cell open is shown, or few where the board surely ends where it does, one that the rules forbid somewhere is not', () => {
  const read = readingOf(COVERED);
  const without = (count: number) => ({ ...read, cells: read.cells.map((symbol, i) => (i < count ? '~' : symbol)) });
  expect(isMostlyRead(without(2), false)).toBe(true);
  expect(isMostlyRead(without(4), false)).toBe(false);
  expect(isMostlyRead(without(4), true)).toBe(true);
  expect(isMostlyRead(without(read.cells.length / 2), true)).toBe(false);
  const forbidden = { ...read, confidence: read.confidence.map((sure, i) => (i === 9 ? FORBIDDEN : sure)) };
  expect(isMostlyRead(forbidden, true)).toBe(false);
});

test.each([
  ['a row without numbers', { left: 0, top: 0, right: 7, bottom: 6 }, false],
  ['columns with numbers', { left: 2, top: 0, right: 7, bottom: 7 }, true],
  ['a larger box', { left: -1, top: -1, right: 8, bottom: 8 }, false],
])('a smaller box may leave out %s or not', (_, box, expected) => {
  expect(cutsNumbers(readingOf('1110000\n1F10111\n11101F1\n0011211\n001F100\n0011100\n0000000'), box)).toBe(expected);
});

test.each([
  ['a game whose numbers prove it', GAME, true, true],
  ['… wherever the finder sees it', GAME, false, true],
  ['numbers that break the rules', WRONG, true, false],
  ['ground that reads as flags', COVERED, true, false],
  ['a game that has hardly begun', COVERED.replaceAll('F', '#'), true, true],
  ['… that the finder does not see', COVERED.replaceAll('F', '#'), false, false],
])('%s', (_, text, isSure, expected) => {
  expect(vouched(text, isSure)).toBe(expected);
});

test('squares of many colours are no game that has hardly begun, but may be one whose numbers prove it', () => {
  expect(vouched(COVERED.replaceAll('F', '#'), true, false)).toBe(false);
  expect(vouched(GAME, true, false)).toBe(true);
});

test('what is mostly unread is none either', () => {
  const hidden = (count: number) =>
    '~'
      .repeat(count)
      .padEnd(56, '#')
      .replaceAll(/.{7}(?=.)/g, '$&\n');
  expect(vouched(hidden(20), true)).toBe(true);
  expect(vouched(hidden(30), true)).toBe(false);
});

test.each([
  ['open ground that was read as covered', '0111####\n01#1####\n0111####', true],
  [
    'covered ground with mines at its rim',
    '1110000\n1#10000\n1110000\n0000000\n0001111\n0001###\n0002###\n0001###',
    false,
  ],
])('%s', (_, text, expected) => {
  const parsed = parseRows(text.split('\n'));
  if (!parsed.ok) throw new Error('a board');
  const { safe } = analyse({ shape: 'square', mines: null, ...parsed.value });
  expect(hasFreePocket(parsed.value, safe)).toBe(expected);
});
