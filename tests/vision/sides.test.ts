import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Extent, SideMap } from '../../src/vision/sides.ts';
import { bestExtent } from '../../src/vision/sides.ts';

/** What a drawn and an undrawn side say for a board. */
const DRAWN = 1.9;
const UNDRAWN = -2.4;

/** Maps of sides that are drawn or not. */
const maps = fc
  .record({ cols: fc.integer({ min: 1, max: 6 }), rows: fc.integer({ min: 1, max: 6 }) })
  .chain(({ cols, rows }) =>
    fc.record({
      cols: fc.constant(cols),
      rows: fc.constant(rows),
      vertical: sides((cols + 1) * rows),
      horizontal: sides(cols * (rows + 1)),
    }),
  );

function sides(count: number) {
  return fc
    .array(fc.boolean(), { minLength: count, maxLength: count })
    .map((drawn) => Float32Array.from(drawn, (is) => (is ? 1 : 0)));
}

/** The sum over all sides on and in a rectangle. */
function worthOf(map: SideMap, { left, top, right, bottom }: Extent): number {
  const worth = (covered: number | undefined) => (covered ? DRAWN : UNDRAWN);
  let value = 0;
  for (let j = top; j < bottom; j++)
    for (let i = left; i <= right; i++) value += worth(map.vertical[j * (map.cols + 1) + i]);
  for (let j = top; j <= bottom; j++)
    for (let i = left; i < right; i++) value += worth(map.horizontal[j * map.cols + i]);
  return value;
}

test('no rectangle has more drawn sides than the best one', () => {
  fc.assert(
    fc.property(maps, (map) => {
      const { value, ...extent } = bestExtent(map);
      expect(value).toBeCloseTo(worthOf(map, extent));
      for (let top = 0; top < map.rows; top++)
        for (let bottom = top + 1; bottom <= map.rows; bottom++)
          for (let left = 0; left < map.cols; left++)
            for (let right = left + 1; right <= map.cols; right++)
              expect(worthOf(map, { left, top, right, bottom })).toBeLessThanOrEqual(value + 1e-9);
    }),
    { numRuns: 60 },
  );
});
