import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PALETTES } from '../../src/hints/palette.ts';
import type { Shape } from '../../src/hints/shapes.ts';
import { drawHints, drawProof, percentText } from '../../src/hints/shapes.ts';
import type { HintMark, Hints, MarkKind } from '../../src/model/hints.ts';
import { MARK_KINDS } from '../../src/model/hints.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellCentrePx, cellPolygon, latticeRegion } from '../../src/model/lattice.ts';
import type { Point } from '../../src/model/topology.ts';
import { SHAPES } from '../../src/model/topology.ts';
import { latticeFor } from '../support/lattices.ts';

const { classic } = PALETTES;
const ROUNDING = 1e-9;
/** Risks below this (1 %) are drawn as large as this, so that they can be seen. */
const SMALLEST_RISK = 0.01;
const CELL = 7;

function hintsOn(lattice: Lattice, marks: readonly Pick<HintMark, 'kind' | 'risk'>[], best = false): Hints {
  const outline = cellPolygon(lattice, CELL);
  const centre = cellCentrePx(lattice, CELL);
  return {
    region: latticeRegion(lattice),
    cellSize: Math.min(lattice.pitchX - lattice.gapX, lattice.pitchY - lattice.gapY),
    marks: marks.map((mark) => ({ ...mark, cell: CELL, outline, centre })),
    best: best ? { cell: CELL, outline } : null,
  };
}

/** Evenly spread numbers: fc.double would mostly give tiny ones. */
const between = (min: number, max: number) =>
  fc.integer({ min: 0, max: 1000 }).map((n) => min + ((max - min) * n) / 1000);

const lattices = fc.oneof(
  fc
    .record({ pitch: between(9, 64), gap: between(0, 1.5) })
    .map(({ pitch, gap }) => latticeFor({ shape: 'square', rows: 3, cols: 5 }, pitch, gap)),
  fc
    .record({ shape: fc.constantFrom(...SHAPES), pitch: between(10, 64) })
    .map(({ shape, pitch }) => latticeFor({ shape, rows: 3, cols: 5 }, pitch)),
);
const risks = between(0, 1);

/** By how much a shape with its stroke stays inside a convex outline given clockwise, Px; negative where it leaves it. */
function clearance({ points, stroke }: Shape, outline: readonly Point[]): number {
  const distances = points.flatMap((p) =>
    outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length] as Point;
      return ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y);
    }),
  );
  return Math.min(...distances) - (stroke?.width ?? 0) / 2;
}

function area(points: readonly Point[]): number {
  return Math.abs(
    points.reduce((sum, a, i) => {
      const b = points[(i + 1) % points.length] as Point;
      return sum + (a.x * b.y - b.x * a.y) / 2;
    }, 0),
  );
}

const colourOf = ({ fill, stroke }: Shape) => fill?.colour ?? stroke?.colour;
const draw = (kind: MarkKind, risk = 0.3) =>
  drawHints(hintsOn(latticeFor({ shape: 'square', rows: 3, cols: 5 }), [{ kind, risk }]));

describe('drawHints', () => {
  test('nothing leaves the cell, whatever its shape and size', () => {
    fc.assert(
      fc.property(lattices, fc.constantFrom(...MARK_KINDS), risks, (lattice, kind, risk) => {
        const shapes = drawHints(hintsOn(lattice, [{ kind, risk }], true), { percent: true });
        const outline = cellPolygon(lattice, CELL);
        for (const shape of shapes) expect(clearance(shape, outline)).toBeGreaterThanOrEqual(-ROUNDING);
      }),
      { numRuns: 300 },
    );
  });

  test('safe and mine fill the whole cell', () => {
    fc.assert(
      fc.property(lattices, (lattice) => {
        for (const kind of ['safe', 'mine', 'false-flag'] as const) {
          const [first] = drawHints(hintsOn(lattice, [{ kind, risk: 0 }]));
          expect(first?.points).toEqual(cellPolygon(lattice, CELL));
          expect(first?.fill?.colour).toBe(kind === 'mine' ? classic.mine : classic.safe);
        }
      }),
    );
  });

  test('the yellow area is the risk: sides √risk of those of the cell, about its middle', () => {
    fc.assert(
      fc.property(lattices, risks, (lattice, risk) => {
        const shapes = drawHints(hintsOn(lattice, [{ kind: 'risk', risk }]));
        const yellow = shapes.filter((shape) => colourOf(shape) === classic.risk);
        expect(yellow).toHaveLength(1);
        const { points, fill } = yellow[0] as Shape;
        const cell = cellPolygon(lattice, CELL);
        const scale = Math.sqrt(Math.max(risk, SMALLEST_RISK));
        expect(fill?.opacity).toBe(1);
        expect(area(points) / area(cell)).toBeCloseTo(Math.max(risk, SMALLEST_RISK), 9);
        const centre = cellCentrePx(lattice, CELL);
        points.forEach((p, i) => {
          const corner = cell[i] as Point;
          expect(p.x - centre.x).toBeCloseTo((corner.x - centre.x) * scale, 9);
          expect(p.y - centre.y).toBeCloseTo((corner.y - centre.y) * scale, 9);
        });
      }),
    );
  });

  test('the kinds of marks differ without their colours', () => {
    const forms = MARK_KINDS.map((kind) =>
      JSON.stringify(draw(kind).map(({ points, closed, fill }) => [points, closed, fill !== null])),
    );
    expect(new Set(forms).size).toBe(MARK_KINDS.length);
    const lines = (kind: MarkKind) => draw(kind).filter(({ stroke }) => stroke);
    expect(lines('safe').every(({ closed }) => closed)).toBe(true);
    expect(lines('mine').every(({ closed, points }) => !closed && points.length === 2)).toBe(true);
  });

  test.each(['safe', 'mine', 'false-flag'] as const)(
    '%s: a light and a darker, wider ring under every line',
    (kind) => {
      const shapes = draw(kind);
      const colour = kind === 'false-flag' ? classic.risk : classic[kind];
      const lines = shapes.filter(({ stroke }) => stroke?.colour === colour);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        const under = shapes
          .slice(0, shapes.indexOf(line))
          .filter((s) => s.stroke && s.points[0]?.x === line.points[0]?.x);
        const widthOf = (c: string) => under.find((s) => s.stroke?.colour === c)?.stroke?.width ?? 0;
        const width = line.stroke?.width ?? 0;
        expect(widthOf(classic.haloLight)).toBeGreaterThanOrEqual(width + 2);
        expect(widthOf(classic.haloDark)).toBeGreaterThanOrEqual(widthOf(classic.haloLight) + 2);
      }
    },
  );

  test('the risk square is ringed light and dark, outside it where there is room', () => {
    fc.assert(
      fc.property(lattices, risks, (lattice, risk) => {
        const [yellow, light, dark] = drawHints(hintsOn(lattice, [{ kind: 'risk', risk }])) as [Shape, Shape, Shape];
        expect([light, dark].map(colourOf)).toEqual([classic.haloLight, classic.haloDark]);
        expect(area(dark.points)).toBeGreaterThan(area(light.points));
        if (risk < 0.4) expect(area(light.points)).toBeGreaterThan(area(yellow.points));
      }),
    );
  });

  test('the best move is outlined along its cell', () => {
    fc.assert(
      fc.property(lattices, (lattice) => {
        const shapes = drawHints(hintsOn(lattice, [], true));
        expect(shapes.map(colourOf)).toEqual([classic.haloDark, classic.haloLight, classic.best]);
        const outline = cellPolygon(lattice, CELL);
        for (const shape of shapes) {
          expect(shape).toMatchObject({ closed: true, fill: null });
          expect(shape.points).toHaveLength(outline.length);
        }
        // Its halo reaches the cell's edge exactly.
        expect(clearance(shapes[0] as Shape, outline)).toBeCloseTo(0, 9);
      }),
    );
  });

  test('no marks and no best move: nothing is drawn', () => {
    expect(drawHints(hintsOn(latticeFor({ shape: 'hex', rows: 3, cols: 5 }), []), { percent: true })).toEqual([]);
  });

  test('percent labels are written on risks alone', () => {
    const lattice = latticeFor({ shape: 'square', rows: 3, cols: 5 }, 32);
    const labels = (kind: MarkKind) => {
      const hints = hintsOn(lattice, [{ kind, risk: 0.25 }]);
      return drawHints(hints, { percent: true }).length - drawHints(hints).length;
    };
    expect(MARK_KINDS.map(labels)).toEqual(MARK_KINDS.map((kind) => (kind === 'risk' ? expect.any(Number) : 0)));
    expect(labels('risk')).toBeGreaterThan(0);
  });

  test('takes another palette and opacity', () => {
    const palette = PALETTES['colour-blind'];
    const hints = hintsOn(latticeFor({ shape: 'square', rows: 3, cols: 5 }), [{ kind: 'mine', risk: 1 }], true);
    const shapes = drawHints(hints, { palette, opacity: 0.7 });
    expect(shapes[0]?.fill).toEqual({ colour: palette.mine, opacity: 0.7 });
    expect(new Set(shapes.map(colourOf))).toEqual(
      new Set([palette.mine, palette.best, palette.haloDark, palette.haloLight]),
    );
  });
});

test.each([
  [0, '0'],
  [0.004, '<1'],
  [0.01, '1'],
  [0.125, '13'],
  [0.5, '50'],
  [0.99, '99'],
  [0.996, '>99'],
  [1, '100'],
])('a risk of %d reads %s', (risk, text) => {
  expect(percentText(risk)).toBe(text);
});

test('each number of a proof gets an outline of its own, inside its cell', () => {
  fc.assert(
    fc.property(lattices, (lattice) => {
      const numbers = [2, 8, 9].map((cell) => cellPolygon(lattice, cell));
      const size = Math.min(lattice.pitchX - lattice.gapX, lattice.pitchY - lattice.gapY);
      const shapes = drawProof(numbers, size, classic);
      expect(shapes.length).toBeGreaterThanOrEqual(numbers.length);
      const homes = shapes.map((shape) => numbers.findIndex((outline) => clearance(shape, outline) > -ROUNDING));
      expect(new Set(homes)).toEqual(new Set([0, 1, 2]));
    }),
  );
});
