import { expect, test } from 'vitest';
import type { Frame } from '../../src/model/frame.ts';
import { makeFrame } from '../../src/model/frame.ts';
import type { Point } from '../../src/model/topology.ts';
import { PATCH, sampleColours } from '../../src/vision/patch.ts';
import { enlargeSmallGlyph, inkBox } from '../../src/vision/smallGlyph.ts';
import { paintRect } from '../support/paint.ts';

const CELL = { x: 20, y: 10, width: 20, height: 20 };
const WHITE = [255, 255, 255] as const;
const RIGHT = { x: 31, y: 14, width: 8, height: 12 };

/** A dark picture with a light rectangle, and what lies beside the cell in another colour. */
function draw(ink: { x: number; y: number; width: number; height: number }): Frame {
  const dark = makeFrame(60, 40, new Uint8Array(60 * 40 * 4).fill(255));
  const ground = paintRect(dark, { x: 0, y: 0, width: 60, height: 40 }, [10, 10, 20]);
  const beside = paintRect(ground, { x: 40, y: 0, width: 20, height: 40 }, [40, 180, 180]);
  return paintRect(beside, ink, WHITE);
}

/** What is drawn in the patch that is asked about besides the cell's own. */
function inkOf(frame: Frame, drawn?: Point) {
  const patch = enlargeSmallGlyph(frame, CELL, sampleColours(frame, CELL), drawn);
  return patch && inkBox(patch);
}

test('where drawings are off the middle they are moved there, without what is beside the cell', () => {
  const ink = inkOf(draw(RIGHT), { x: 0.25, y: 0 });
  expect(((ink?.x ?? 0) + (ink?.width ?? 0) / 2) / PATCH).toBeCloseTo(0.5, 1);
  expect(ink?.width).toBeLessThan(PATCH / 2);
});

test('else a large drawing stays where it is', () => {
  expect(inkOf(draw(RIGHT))).toBeNull();
  expect(inkOf(draw({ ...RIGHT, x: 26 }))).toBeNull();
});

test('a small drawing is enlarged', () => {
  const frame = draw({ x: 28, y: 17, width: 4, height: 5 });
  const small = inkBox(sampleColours(frame, CELL));
  expect(inkOf(frame)?.height).toBeGreaterThan(1.3 * (small?.height ?? PATCH));
});
