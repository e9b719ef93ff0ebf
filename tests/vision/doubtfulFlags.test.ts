import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { areFlagsDoubtful, areTooManyFlags } from '../../src/vision/doubtfulFlags.ts';

test.each([
  ['a flag for each mine', ['011100', '01F100', '013310', '002F20', '0013F1', '000111'], false],
  ['one flag too many', ['000000', '011100', '01F100', '01F100', '011100', '000000'], false],
  ['covered ground that was taken for flags', ['1FFFFF', '12222F', '00001F', '00001F', '11111F', 'FFFFFF'], true],
  ['covered ground', ['1#####', '12222#', '00001#', '00001#', '11111#', '######'], false],
])('%s', (_, lines, expected) => {
  const cells = lines.flatMap((line) => [...line]) as CellSymbol[];
  expect(areFlagsDoubtful(cells, makeTopology('square', 6, 6))).toBe(expected);
});

test('flags whose drawing is not known are hardly any where they exceed some numbers beside them, whatever other flags do', () => {
  const topology = makeTopology('square', 3, 8);
  const isDoubted = (...lines: readonly string[]) => {
    const cells = lines.flatMap((line) => [...line]) as CellSymbol[];
    const flags = [...cells.keys()].filter((cell) => cells[cell] === 'F' && cell % 8 < 4);
    return areTooManyFlags(flags, cells, topology);
  };
  expect(isDoubted('FFF#####', '11110000', '00000000')).toBe(true);
  // One error exceeds two numbers, and is one all the same.
  expect(isDoubted('FF######', '11210000', '00000000')).toBe(false);
  expect(isDoubted('F#######', '11210000', '00000000')).toBe(false);
  expect(isDoubted('F#####FF', '11100011', '00000000')).toBe(false);
});
