import { expect, test } from 'vitest';
import { flatLattice } from '../../src/camera/readFlatBoard.ts';
import { hasFreePocket, isVouchedFor } from '../../src/camera/vouch.ts';
import { parseRows } from '../../src/model/notation.ts';
import { analyse } from '../../src/solver/analyse.ts';

const GAME = '1110000\n1F10111\n11101F1\n0011211\n001F100\n0011100\n0111000\n1###100';
const WRONG = '1#30#0#\n#F10#21\n1#10#F1\n0#4#2##\n0#1F10#\n0#1#1##\n#1#1#0#\n1###1#0';
const COVERED = '#######\n###F###\nF#####F\n##F####\n#######\n####F##\n#######\n#######';

const vouched = (text: string, isSure: boolean) => {
  const parsed = parseRows(text.split('\n'));
  if (!parsed.ok) throw new Error('a board');
  const { rows, cols, cells } = parsed.value;
  const lattice = flatLattice({ rows, cols, pitch: 24, margin: 24 }, { x: 0, y: 0 });
  const reading = { lattice, cells, confidence: cells.map(() => 1), status: 'playing' as const, cutOff: false };
  return isVouchedFor(reading, cells, isSure);
};

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
