import { describe, expect, test } from 'vitest';
import type { Random } from '../../src/game/random.ts';
import { makeRandom } from '../../src/game/random.ts';
import { areDrawnAnew, joinDrawnAnew } from '../../src/vision/drawnAnew.ts';
import type { ColourPatch } from '../../src/vision/patch.ts';
import { PATCH, PATCH_AREA } from '../../src/vision/patch.ts';

const GRASS = [70, 150, 50] as const;
const BLADE = [160, 220, 110] as const;
const SIGN = [230, 40, 30] as const;

function paint(patch: ColourPatch, colour: readonly number[], x: number, y: number, size: number): void {
  for (let row = y; row < y + size; row++)
    for (let col = x; col < x + size; col++)
      colour.forEach((level, plane) => {
        patch[plane * PATCH_AREA + row * PATCH + col] = level;
      });
}

/** A cell of grass on which blades stand in other places each time. */
function tuft(random: Random): ColourPatch {
  const patch = new Float32Array(3 * PATCH_AREA);
  paint(patch, GRASS, 0, 0, PATCH);
  for (let k = 0; k < 6; k++) paint(patch, BLADE, random.int(0, 19), random.int(0, 19), 4);
  return patch;
}

const noNumber = () => false;

describe('ground with other things drawn on every cell', () => {
  const random = makeRandom(3);
  const tufts = Array.from({ length: 40 }, () => tuft(random));
  const alone = (patches: readonly ColourPatch[]) => patches.map((_, cell) => [cell]);

  test('is one look', () => {
    expect(joinDrawnAnew(alone(tufts), tufts, noNumber)).toEqual({ looks: [[...tufts.keys()]], joined: 1 });
  });

  test('without the cells that show other colours', () => {
    const patches = tufts.map((patch) => patch.slice());
    for (const cell of [4, 17]) paint(patches[cell] as ColourPatch, SIGN, 6, 6, 10);
    const { looks, joined } = joinDrawnAnew(alone(patches), patches, noNumber);
    expect(joined).toBe(1);
    expect(looks.slice(1)).toEqual([[4], [17]]);
    expect(looks[0]).toHaveLength(38);
  });

  test('without a mark in a colour near theirs', () => {
    const plain = tufts.map((_, cell) => {
      const patch = new Float32Array(3 * PATCH_AREA);
      paint(patch, [GRASS[0] + (cell % 9), GRASS[1], GRASS[2]], 0, 0, PATCH);
      return patch;
    });
    paint(plain[5] as ColourPatch, [GRASS[0] + 30, GRASS[1] + 30, GRASS[2] + 30], 7, 7, 10);
    expect(joinDrawnAnew(alone(plain), plain, noNumber).looks.slice(1)).toEqual([[5]]);
  });

  test('is none where all show one drawing', () => {
    const patches = tufts.map((patch) => patch.slice());
    for (const patch of patches) paint(patch, SIGN, 6, 6, 10);
    expect(joinDrawnAnew(alone(patches), patches, noNumber).joined).toBe(0);
  });

  test('is none where most of its cells look alike: numbers repeat', () => {
    const looks = [[...tufts.keys()].slice(0, 20), ...[...tufts.keys()].slice(20).map((cell) => [cell])];
    expect(joinDrawnAnew(looks, tufts, noNumber)).toEqual({ looks, joined: 0 });
  });

  test('is none of a few cells', () => {
    const few = tufts.slice(0, 8);
    expect(joinDrawnAnew(alone(few), few, noNumber)).toEqual({ looks: alone(few), joined: 0 });
  });
});

describe('tiles of one shape with other things drawn on every one', () => {
  const [PAGE, TILE, CHIP, WHITE] = [
    [240, 240, 240] as const,
    [240, 215, 170] as const,
    [70, 40, 20] as const,
    [255, 255, 255] as const,
  ];

  /** A tile, darker below, with chips in other places each time. */
  function tile(random: Random): ColourPatch {
    const patch = new Float32Array(3 * PATCH_AREA);
    paint(patch, PAGE, 0, 0, PATCH);
    paint(patch, TILE, 2, 2, PATCH - 4);
    for (let k = 0; k < 18; k++) paint(patch, [200, 160, 110], 3 + k, 18, 1);
    paint(patch, [225, 195, 150], 5, 5, 14);
    paint(patch, [170, 130, 85], 8, 8, 8);
    for (let k = 0; k < 5; k++) paint(patch, CHIP, random.int(5, 16), random.int(5, 16), 3);
    return patch;
  }

  const random = makeRandom(5);
  const tiles = Array.from({ length: 40 }, () => tile(random));
  const alone = (patches: readonly ColourPatch[]) => patches.map((_, cell) => [cell]);

  test('are one look', () => {
    expect(joinDrawnAnew(alone(tiles), tiles, noNumber)).toEqual({ looks: [[...tiles.keys()]], joined: 1 });
    expect(areDrawnAnew([...tiles.keys()], tiles)).toBe(true);
  });

  test('are none where numbers are seen on them', () => {
    expect(joinDrawnAnew(alone(tiles), tiles, (cell) => cell % 4 === 0).joined).toBe(0);
  });

  test('without those that show a mark in the colour of what is around them', () => {
    const patches = tiles.map((patch) => patch.slice());
    for (const cell of [3, 21]) paint(patches[cell] as ColourPatch, WHITE, 9, 9, 6);
    expect(joinDrawnAnew(alone(patches), patches, noNumber).looks.slice(1)).toEqual([[3], [21]]);
  });

  test('are not drawn anew where they show one drawing in other light', () => {
    const [first] = tiles as [ColourPatch];
    const lit = tiles.map((_, k) => first.map((level) => level * (0.8 + k / 200)));
    expect(areDrawnAnew([...lit.keys()], lit)).toBe(false);
  });
});
