import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../src/game/random.ts';
import type { Frame } from '../../src/model/frame.ts';
import type { CellSamples } from '../../src/vision/cellSamples.ts';
import { sampleCells } from '../../src/vision/cellSamples.ts';
import type { GlyphMemory } from '../../src/vision/glyphMemory.ts';
import { makeGlyphMemory } from '../../src/vision/glyphMemory.ts';
import { NET_OUTPUTS } from '../../src/vision/glyphNet.ts';
import { BLANK, CROSSED, FLAG, MINE, OTHER, QUESTION } from '../../src/vision/glyphs.ts';
import { groupCells } from '../../src/vision/groupCells.ts';
import type { Look } from '../../src/vision/looks.ts';
import { joinShades } from '../../src/vision/looks.ts';
import { directionsOf, showsSameDrawing, showsSameOnOtherGround } from '../../src/vision/sameDrawing.ts';
import { digitLattice, drawDigits, DIGIT_PITCH as PITCH } from '../support/drawnDigits.ts';

const LINE = '222333111';

/** Light cells with digits, each on its own slope of grey and with its own noise; the last on a dark cell. */
function drawShaded(): Frame {
  const random = makeRandom(7);
  return drawDigits(LINE, (cell, dx, dy, isInk) => {
    const slope = (((cell * 5) % 7) - 3) * (dx - PITCH / 2) * 0.15 + (((cell * 3) % 5) - 2) * (dy - PITCH / 2) * 0.2;
    return (isInk ? 40 : cell === LINE.length - 1 ? 120 : 190) + slope + random.int(-8, 9);
  });
}

const lattice = digitLattice(LINE.length);

/** What the network that the project has tells apart. */
const sameIn = (samples: CellSamples) => showsSameDrawing(samples, directionsOf(samples, makeGlyphMemory()));

test('a digit is one drawing however it is shaded, and not another digit', () => {
  const isSame = sameIn(sampleCells(drawShaded(), lattice));
  for (let a = 0; a < 8; a++) for (let b = 0; b < 8; b++) expect(isSame(a, b), `${a}, ${b}`).toBe(LINE[a] === LINE[b]);
});

test('a drawing on other ground is another look: the mine that was hit has a ground of its own', () => {
  const isSame = sameIn(sampleCells(drawShaded(), lattice));
  expect(isSame(7, 8)).toBe(false);
});

test('shaded digits are one group each', () => {
  const groups = groupCells(sampleCells(drawShaded(), lattice), makeGlyphMemory(), () => null);
  expect(groups.map(({ cells }) => [...cells].sort((a, b) => a - b))).toEqual([[0, 1, 2], [3, 4, 5], [6, 7], [8]]);
});

test('a drawing is the same on every ground, another one is not', () => {
  const lines = '225';
  const drawn = drawDigits(lines, (cell, _dx, _dy, isInk) => (isInk ? 40 : 150 + 40 * cell));
  const samples = sampleCells(drawn, { ...lattice, cols: lines.length });
  const isSame = showsSameOnOtherGround(samples, () => Float32Array.of(1));
  expect(isSame(0, 1)).toBe(true);
  expect(isSame(1, 2)).toBe(false);
  expect(isSame(0, 2)).toBe(false);
});

test('what lies on one ground is none on another: a thin stroke may reach into its corners', () => {
  const drawn = drawDigits('22', (_cell, _dx, _dy, isInk) => (isInk ? 40 : 150));
  const samples = sampleCells(drawn, { ...lattice, cols: 2 });
  const isSame = showsSameOnOtherGround(samples, () => Float32Array.of(1));
  expect(isSame(0, 1)).toBe(false);
});

test('what lies on a ground that few cells have is not what lies on a common one: it may be the mine that was hit', () => {
  const line = '222222222';
  const drawn = drawDigits(line, (cell, _dx, _dy, isInk) => (isInk ? 40 : cell === 8 ? 230 : cell < 4 ? 150 : 175));
  const samples = sampleCells(drawn, { ...lattice, cols: line.length });
  const isSame = showsSameOnOtherGround(samples, () => Float32Array.of(1));
  expect(isSame(0, 4)).toBe(true);
  expect(isSame(0, 8)).toBe(false);
});

test('what is small beside the rest of a drawing is seen all the same', () => {
  // A thick frame in each cell, and a small letter in one.
  const framed = (hasLetter: boolean, dx: number, dy: number) => {
    const inner = [dx, dy].every((d) => d >= 8 && d < PITCH - 8);
    const frame = [dx, dy].every((d) => d >= 4 && d < PITCH - 4) && !inner;
    const middle = PITCH / 2;
    return frame || (hasLetter && Math.abs(dx - middle) < 3 && Math.abs(dy - middle) < 3);
  };
  const drawn = drawDigits('   ', (cell, dx, dy) => (framed(cell === 2, dx, dy) ? 40 : 200 - 20 * cell));
  const samples = sampleCells(drawn, { ...lattice, cols: 3 });
  const isSame = showsSameOnOtherGround(samples, () => Float32Array.of(1));
  expect(isSame(0, 1)).toBe(true);
  expect(isSame(1, 2)).toBe(false);
});

describe('looks on several grounds', () => {
  const lookOf = (cell: number, glyphs: Readonly<Record<number, number>>, count = 1): Look => {
    const scores = new Float64Array(NET_OUTPUTS).fill(-9);
    for (const [glyph, score] of Object.entries(glyphs)) scores[Number(glyph)] = score;
    return { cells: Array.from({ length: count }, (_, i) => cell + i), scores, alike: count };
  };
  const joined = (looks: readonly Look[]) => joinShades(looks, () => true).map(({ cells }) => cells.length);

  test('are one, though the network doubts what they show', () => {
    expect(joined([lookOf(0, { [FLAG]: 1 }, 3), lookOf(3, { [FLAG]: 1, [MINE]: 1.5 })])).toEqual([4]);
  });

  test('are not if they are mines: one of them was hit', () => {
    expect(joined([lookOf(0, { [MINE]: 2 }, 3), lookOf(3, { [MINE]: 2 })])).toEqual([3, 1]);
  });

  test('are not if one of them may be struck', () => {
    expect(joined([lookOf(0, { [FLAG]: 2 }, 3), lookOf(3, { [FLAG]: 2, [CROSSED]: 1 })])).toEqual([3, 1]);
    expect(joined([lookOf(0, { [FLAG]: 2 }, 3), lookOf(3, { [FLAG]: 2, [CROSSED]: -2 })])).toEqual([4]);
  });

  test('look like the largest of them', () => {
    const steps = (a: number, b: number) => Math.abs(a - b) <= 30;
    const looks = [lookOf(0, { [FLAG]: 2 }, 9), lookOf(50, { [FLAG]: 2 }, 10), lookOf(25, { [FLAG]: 2 })];
    const [one] = joinShades(looks, steps);
    expect([one?.cells[0], one?.alike]).toEqual([50, 10]);
  });

  test('are not if they are numbers, or may be', () => {
    expect(joined([lookOf(0, { 3: 2 }, 3), lookOf(3, { 3: 1 })])).toEqual([3, 1]);
    expect(joined([lookOf(0, { [OTHER]: 2 }, 3), lookOf(3, { [OTHER]: 2, 3: 1, 8: 2 })])).toEqual([3, 1]);
    expect(joined([lookOf(0, { [OTHER]: 2 }, 3), lookOf(3, { [OTHER]: 2, 3: 1 })])).toEqual([4]);
  });

  test('join one by one along a shade, and what shows nothing does not', () => {
    const steps = (a: number, b: number) => Math.abs(a - b) <= 1;
    const looks = [0, 1, 2, 4].map((cell) => lookOf(cell, { [FLAG]: 2 }));
    expect(joinShades(looks, steps).map(({ cells }) => cells.length)).toEqual([3, 1]);
    expect(joined([lookOf(0, { [BLANK]: 2 }, 3), lookOf(3, { [BLANK]: 2 })])).toEqual([3, 1]);
  });
});

/** The ground of cells whose drawing the network below takes for a three. */
const DARK = 178;

/** Twos on two grounds. */
function drawOnTwoGrounds(): Frame {
  return drawDigits('2'.repeat(LINE.length), (cell, _dx, _dy, isInk) => (isInk ? 40 : cell < 4 ? 190 : DARK));
}

test.each([
  { sure: 5, groups: 2 },
  { sure: 1, groups: 1 },
])('looks that are drawn alike are one group, unless the network surely says otherwise ($sure)', ({ sure, groups }) => {
  // A network that sees the same in all cells, and names them by their ground, more or less surely.
  const memory: GlyphMemory = {
    ...makeGlyphMemory(),
    directionOf: () => Float32Array.of(1),
    scoresOf: (patch) => {
      const scores = new Float32Array(NET_OUTPUTS).fill(-9);
      scores[2] = 0;
      scores[3] = 0;
      scores[(patch[0] as number) <= DARK + 1 ? 3 : 2] = sure;
      return scores;
    },
  };
  expect(groupCells(sampleCells(drawOnTwoGrounds(), lattice), memory, () => null)).toHaveLength(groups);
});

test.each([
  { asksEach: true, sure: 6, groups: 2 },
  { asksEach: true, sure: 2, groups: 1 },
  { asksEach: false, sure: 6, groups: 1 },
])(
  'cells that look alike are parted where each is asked about and surely shows another digit ($asksEach, $sure)',
  (given) => {
    // Within the noise of the picture: the first cells are a level darker.
    const frame = drawDigits('2'.repeat(LINE.length), (cell, _dx, _dy, isInk) => (isInk ? 40 : cell < 2 ? 189 : 190));
    const memory: GlyphMemory = {
      ...makeGlyphMemory(),
      asksEach: given.asksEach,
      directionOf: () => Float32Array.of(1),
      scoresOf: (patch) => {
        const scores = new Float32Array(NET_OUTPUTS).fill(-9);
        scores[2] = 0;
        scores[3] = 0;
        scores[(patch[0] as number) < 189.5 ? 3 : 2] = given.sure;
        return scores;
      },
    };
    const found = groupCells(sampleCells(frame, lattice), memory, () => null);
    expect(found.map(({ best }) => best).sort()).toEqual(given.groups === 2 ? [2, 3] : [2]);
  },
);

test.each([
  ['a question mark', QUESTION, QUESTION],
  ['a flag', FLAG, FLAG],
  ['a number, which covered cells have not,', 4, OTHER],
] as const)('%s on a tile that the network does not know is seen alone, or not at all', (_, drawn, expected) => {
  const tile = (dx: number, dy: number) => (dx + dy < PITCH ? 90 : 180);
  const frame = drawDigits('2'.repeat(LINE.length), (cell, dx, dy, isInk) =>
    cell === 4 && isInk ? 250 : tile(dx, dy),
  );
  // A network that takes what has the tile's edge through its corners for unknown, and sees something where that is gone.
  const memory: GlyphMemory = {
    ...makeGlyphMemory(),
    directionOf: (patch) => Float32Array.of(1, patch[300] as number),
    scoresOf: (patch) => {
      const scores = new Float32Array(NET_OUTPUTS).fill(-9);
      const isTile = Math.abs((patch[0] as number) - (patch[575] as number)) > 60;
      scores[isTile ? OTHER : drawn] = 5;
      return scores;
    },
  };
  const found = groupCells(sampleCells(frame, lattice), memory, () => null);
  expect(found.find(({ cells }) => cells.includes(4))?.best).toBe(expected);
  expect(found.find(({ cells }) => cells.includes(0))?.best).toBe(OTHER);
});

test('a drawing in another ink is another one, however alike the network finds them', () => {
  const frame = drawDigits('222', (_, _dx, _dy, isInk) => (isInk ? 60 : 200));
  // The last digit is red, as light as the others are: its neighbours are green.
  for (let i = 0; i < frame.width * frame.height; i++) {
    if (frame.data[4 * i] !== 60) continue;
    const isLast = i % frame.width >= 2 * PITCH;
    frame.data.set(isLast ? [150, 30, 30] : [30, 110, 30], 4 * i);
  }
  const isSame = sameIn(sampleCells(frame, { ...lattice, cols: 3 }));
  expect(isSame(0, 1)).toBe(true);
  expect(isSame(0, 2)).toBe(false);
});

test('tiles of two colours in one gap are two drawings', () => {
  const drawn = drawDigits('111', (cell, dx, dy) => {
    const isGap = Math.min(dx, dy) < 4 || Math.max(dx, dy) >= PITCH - 4;
    return isGap ? [20, 18, 14] : cell === 1 ? [140, 160, 130] : [46, 38, 32];
  });
  const samples = sampleCells(drawn, { ...lattice, cols: 3 });
  const isSame = showsSameDrawing(samples, () => Float32Array.of(1));
  expect(isSame(0, 2)).toBe(true);
  expect(isSame(0, 1)).toBe(false);
});
