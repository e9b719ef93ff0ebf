import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapeRects } from '../../src/overlay/shapeRects.ts';

function pixels(rows: readonly string[]) {
  const width = rows[0]?.length ?? 0;
  const data = new Uint8ClampedArray(width * rows.length * 4);
  rows.forEach((row, y) => {
    [...row].forEach((char, x) => {
      data[(y * width + x) * 4 + 3] = char === '#' ? 255 : char === '-' ? 60 : 0;
    });
  });
  return { data, width, height: rows.length };
}

describe('shapeRects', () => {
  test('of nothing is nothing', () => {
    expect(shapeRects(pixels(['   ', '   ']), 1)).toEqual([]);
  });

  test('joins equal runs of following rows and leaves what is nearly transparent', () => {
    expect(shapeRects(pixels(['##- #', '##  #', '### #']), 1)).toEqual([
      { x: 0, y: 0, width: 2, height: 2 },
      { x: 0, y: 2, width: 3, height: 1 },
      { x: 4, y: 0, width: 1, height: 3 },
    ]);
  });

  test('leaves the hole in a ring', () => {
    expect(shapeRects(pixels(['###', '# #', '###']), 1)).toHaveLength(4);
  });

  test('counts in Dip', () => {
    expect(shapeRects(pixels(['##  ', '##  ', '  ##', '  ##']), 2)).toEqual([
      { x: 0, y: 0, width: 1, height: 1 },
      { x: 1, y: 1, width: 1, height: 1 },
    ]);
  });

  test('covers every drawn pixel once and no other', () => {
    const row = fc.array(fc.constantFrom('#', ' '), { minLength: 7, maxLength: 7 }).map((chars) => chars.join(''));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
        const covered = rows.map((text) => new Array<number>(text.length).fill(0));
        for (const { x, y, width, height } of shapeRects(pixels(rows), 1))
          for (const row of covered.slice(y, y + height))
            for (let c = x; c < x + width; c++) row[c] = (row[c] ?? 0) + 1;
        expect(covered).toEqual(rows.map((text) => [...text].map((char) => (char === '#' ? 1 : 0))));
      }),
    );
  });
});
