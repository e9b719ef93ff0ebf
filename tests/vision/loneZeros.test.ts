import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { loneZeros } from '../../src/vision/loneZeros.ts';

/** The zeros of some rows that may be a window. */
function lone(...rows: readonly string[]): number[] {
  return loneZeros([...rows.join('')] as CellSymbol[], makeTopology('square', rows.length, rows[0]?.length ?? 0));
}

describe('zeros around which no number is seen', () => {
  test('may be a window over the board', () => {
    expect(lone('1##F##', '1~~~~F', '#~00~#', 'F~00~F')).toEqual([14, 15, 20, 21]);
  });

  test('are open beside a single number, whatever else is unread', () => {
    expect(lone('1##F##', '1~~~~F', '#~001#', 'F~00~F')).toEqual([]);
  });

  test('are open where nothing beside them is unread', () => {
    expect(lone('000', '000')).toEqual([]);
    expect(lone('00F', '0FF')).toEqual([]);
  });

  test('of several openings only those without numbers are told', () => {
    expect(lone('001~~~0', '001~~~0')).toEqual([6, 13]);
  });
});
