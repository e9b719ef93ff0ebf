import { expect, test } from 'vitest';
import { evenLight } from '../../src/camera/evenLight.ts';
import { glareOn } from '../../src/camera/glare.ts';
import { flatLattice } from '../../src/camera/readFlatBoard.ts';

const SIZE = { rows: 12, cols: 16, pitch: 24, margin: 48 };
const LATTICE = flatLattice(SIZE, { x: 0, y: 0 });

/** A board of two grounds with light of a gain that changes over it, and light added about a cell. */
function picture(slope: number, glare: number) {
  const [width, height] = [SIZE.cols * 24 + 96, SIZE.rows * 24 + 96];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [row, col] = [Math.floor((y - 48) / 24), Math.floor((x - 48) / 24)];
      const isLine = (x - 48) % 24 === 0 || (y - 48) % 24 === 0;
      const ground = isLine ? 40 : (row * 5 + col * 3) % 7 < 3 ? 90 : 140;
      const distance = Math.hypot(x - 48 - 8.5 * 24, y - 48 - 6.5 * 24) / 60;
      const level = ground * (1 + slope * (x / width - 0.5)) + glare * Math.exp(-(distance ** 2));
      data.fill(Math.min(255, Math.round(level)), (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { width, height, data };
}

/** Draws something narrow on a cell. */
function drawOn({ data, width }: ReturnType<typeof picture>, row: number, col: number, ink: number): void {
  const x = SIZE.margin + col * SIZE.pitch + 10;
  for (let y = SIZE.margin + row * SIZE.pitch + 6; y < SIZE.margin + row * SIZE.pitch + 18; y++)
    data.fill(ink, (y * width + x) * 4, (y * width + x + 4) * 4);
}

const underGlare = (slope: number, glare: number) => {
  const flat = picture(slope, glare);
  return glareOn(flat, evenLight(flat, LATTICE), LATTICE).spoilt;
};

test('nothing is under glare where light is even or only uneven', () => {
  expect(underGlare(0, 0)).not.toContain(true);
  expect(underGlare(0.4, 0)).not.toContain(true);
});

test.each([160, 300])('a blot of light of %i levels hides the cells under it and not the others', (glare) => {
  const hidden = underGlare(0.2, glare);
  expect(hidden[6 * 16 + 8]).toBe(true);
  expect(hidden[5 * 16 + 9]).toBe(true);
  expect(hidden[0]).toBe(false);
  expect(hidden[11 * 16 + 15]).toBe(false);
});

test('ground that a program draws white is not under glare, as it ends at cells like all others', () => {
  const flat = picture(0, 0);
  const [top, left] = [SIZE.margin, SIZE.margin];
  for (let y = top; y < top + 4 * SIZE.pitch; y++)
    flat.data.fill(255, (y * flat.width + left) * 4, (y * flat.width + left + 15 * SIZE.pitch) * 4);
  // Every other white cell shows a digit.
  for (let col = 0; col < 15; col += 2) for (let row = 0; row < 4; row++) drawOn(flat, row, col, 60);
  expect(glareOn(flat, evenLight(flat, LATTICE), LATTICE).spoilt).not.toContain(true);
});

test('several patches that are white to their sides are ground, though digits of many colours are beside them; one may be glare', () => {
  const withPatches = (places: readonly number[]) => {
    const flat = picture(0, 0);
    for (const place of places)
      for (let y = 0; y < 2 * SIZE.pitch; y++) {
        const at = (SIZE.margin + 3 * SIZE.pitch + y) * flat.width + SIZE.margin + place * SIZE.pitch;
        flat.data.fill(255, at * 4, (at + 2 * SIZE.pitch) * 4);
      }
    return glareOn(flat, evenLight(flat, LATTICE), LATTICE).blinded;
  };
  expect(withPatches([1, 6, 11])).not.toContain(true);
  expect(withPatches([6])).toContain(true);
});

test('several lamps with sharp rims are glare: they end within cells', () => {
  const flat = picture(0, 0);
  for (const [x, y] of [
    [3.2, 3.4],
    [9.7, 3.1],
    [6.1, 8.6],
  ] as const)
    for (let py = 0; py < 12 * SIZE.pitch; py++)
      for (let px = 0; px < 16 * SIZE.pitch; px++) {
        if (Math.hypot(px / SIZE.pitch - x, py / SIZE.pitch - y) > 1.1) continue;
        const at = ((SIZE.margin + py) * flat.width + SIZE.margin + px) * 4;
        flat.data.fill(255, at, at + 4);
      }
  expect(glareOn(flat, evenLight(flat, LATTICE), LATTICE).blinded.filter(Boolean).length).toBeGreaterThan(8);
});

test('white cells whose surroundings are lit too are under glare', () => {
  const hidden = underGlare(0, 400);
  expect(hidden.filter(Boolean).length).toBeGreaterThan(20);
  expect(hidden[6 * 16 + 8]).toBe(true);
});

test('nothing is left of the cells in the middle of a strong blot only', () => {
  const flat = picture(0, 300);
  const { blinded, spoilt } = glareOn(flat, evenLight(flat, LATTICE), LATTICE);
  const count = (flags: readonly boolean[]) => flags.filter(Boolean).length;
  expect(blinded[6 * 16 + 8]).toBe(true);
  expect(count(blinded)).toBeLessThan(count(spoilt));
  expect(blinded.every((is, cell) => !is || spoilt[cell])).toBe(true);
});

test('dark drawings on over-exposed cells show that these and those beside them are not hidden; pale ones do not', () => {
  const withInk = (level: number) => {
    const flat = picture(0, 0);
    for (let y = SIZE.margin; y < SIZE.margin + 5 * SIZE.pitch; y++)
      flat.data.fill(255, (y * flat.width + SIZE.margin) * 4, (y * flat.width + SIZE.margin + 7 * SIZE.pitch) * 4);
    for (const col of [1, 4, 8, 12]) drawOn(flat, 9, col, 30);
    drawOn(flat, 1, 1, level);
    return glareOn(flat, evenLight(flat, LATTICE), LATTICE).blinded;
  };
  const dark = withInk(30);
  const cellsIn = (blinded: readonly boolean[]) => [0, 17, 34, 20, 68].map((cell) => blinded[cell]);
  expect(cellsIn(dark)).toEqual([false, false, false, true, true]);
  expect(cellsIn(withInk(150))).toEqual([true, true, true, true, true]);
});

test('white cells are not hidden where the lines around them are as dark as elsewhere; light adds to lines, too', () => {
  const withLines = (level: (row: number, col: number) => number) => {
    const flat = picture(0, 0);
    for (let row = 0; row < 6; row++)
      for (let col = 0; col < 9; col++) {
        const [left, top] = [SIZE.margin + col * SIZE.pitch, SIZE.margin + row * SIZE.pitch];
        if (level(row, col) < 0) continue;
        for (let y = top; y < top + SIZE.pitch; y++) {
          const at = y * flat.width + left;
          flat.data.fill(y === top ? level(row, col) : 255, at * 4, (at + SIZE.pitch) * 4);
          flat.data.fill(level(row, col), at * 4, (at + 1) * 4);
        }
      }
    return glareOn(flat, evenLight(flat, LATTICE), LATTICE).blinded;
  };
  expect(withLines(() => 180)).not.toContain(true);
  const lit = withLines((row, col) => (row >= 2 && col >= 4 ? 235 : 180));
  expect([18, 6, 3 * 16 + 6, 5 * 16 + 8].map((cell) => lit[cell])).toEqual([false, false, true, true]);
  expect(withLines(() => 254)).toContain(true);
  // A white cell with no bright one beside it has no such line.
  expect(withLines((row, col) => (row === 3 && col === 5 ? 180 : -1))).toContain(true);
});
