import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solveLinear } from '../../src/camera/solveLinear.ts';

const number = fc.double({ min: -5, max: 5, noNaN: true });

test('the unknowns fulfil the equations', () => {
  fc.assert(
    fc.property(
      fc.array(number, { minLength: 16, maxLength: 16 }),
      fc.array(number, { minLength: 4, maxLength: 4 }),
      (a, x) => {
        const matrix = Float64Array.from(a, (v, i) => v + (i % 5 === 0 ? 30 : 0));
        const right = Float64Array.from({ length: 4 }, (_, r) =>
          x.reduce((sum, v, c) => sum + (matrix[r * 4 + c] as number) * v, 0),
        );
        const found = solveLinear(matrix, right);
        x.forEach((v, k) => {
          expect(found?.[k]).toBeCloseTo(v, 8);
        });
      },
    ),
  );
});

test('equations that do not determine them have no solution', () => {
  expect(solveLinear(Float64Array.of(1, 2, 2, 4), Float64Array.of(1, 2))).toBeNull();
});
