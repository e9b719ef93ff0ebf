import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { hasCoveredZeros, lacksZeros } from '../../src/vision/lacksZeros.ts';

const GAME = '1110000\n1F10111\n11101F1\n0011211\n001F100\n0011100\n0111000\n1###100';
const COVERED = '#######\n###F###\nF#####F\n##F####\n#######\n####F##\n#######\n#######';

const cellsOf = (text: string) => [...text.replaceAll('\n', '')] as CellSymbol[];

test.each([
  ['a game', GAME, false],
  ['a game whose zeros were read as covered', GAME.replaceAll('0', '#'), true],
  ['a few numbers, which need no zero', '1##\n#2#\n1##', false],
  ['many mines, among which zeros are rare', '4#5#4\n#6#5#\n5#4#6\n#5#5#', false],
  ['a board that has not begun', COVERED, false],
])('zeros are missed: %s', (_, text, expected) => {
  expect(lacksZeros(cellsOf(text))).toBe(expected);
});

test.each([
  ['where they were read as covered', GAME.replaceAll('0', '#'), true],
  ['where some are not read', GAME.replaceAll('0', '#').replace('#', '~'), true],
  ['and not where they are not read at all', GAME.replaceAll('0', '~'), false],
  ['and not where some are read', GAME.replace('0', '#'), false],
])('zeros are covered %s', (_, text, expected) => {
  expect(hasCoveredZeros(cellsOf(text))).toBe(expected);
});
