import { describe, expect, test } from 'vitest';
import { seenExtent } from '../../src/vision/seenExtent.ts';
import { seenCells } from '../support/seenCells.ts';

const SIZE = { rows: 4, cols: 5 };

describe('where the board network sees a board end', () => {
  test('as it was found, with what is beside it on all sides', () => {
    const seen = seenCells(['-------', '-00011-', '-112##-', '-##211-', '-#F100-', '-------'], { ring: 1 });
    expect(seenExtent(seen, SIZE)).toEqual({ box: { left: 0, top: 0, right: 5, bottom: 4 }, isSure: true });
  });

  test('a column that is none of it is left out, and a row beyond belongs to it', () => {
    const lines = [
      '---------',
      '-011#----',
      '-01##----',
      '-02##----',
      '-01##----',
      '-011#----',
      '---------',
      '---------',
    ];
    const seen = seenCells(lines, { ring: 2 });
    expect(seenExtent(seen, SIZE)).toEqual({ box: { left: -1, top: -1, right: 3, bottom: 4 }, isSure: true });
  });

  test('not sure where it goes on at the rim of what was looked at, or is hardly seen', () => {
    const lines = ['-------', '-00011#', '-112###', '-##2111', '-#F1000', '-------'];
    expect(seenExtent(seenCells(lines, { ring: 1 }), SIZE)).toEqual({
      box: { left: 0, top: 0, right: 6, bottom: 4 },
      isSure: false,
    });
    const faint = ['-------', '-00011-', '-112##-', '-##211-', '-#F100-', '-------'];
    expect(seenExtent(seenCells(faint, { ring: 1, chance: 0.7 }), SIZE).isSure).toBe(false);
  });
});
