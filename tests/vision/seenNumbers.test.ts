import { beforeAll, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import { searchFrame } from '../../src/pipeline.ts';
import { NET_OUTPUTS } from '../../src/vision/glyphNet.ts';
import { glyphOfSymbol } from '../../src/vision/glyphs.ts';
import { makeOtherDigit } from '../../src/vision/seenNumbers.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';

let track: BoardTrack;
/** Cells that show a 1. */
let look: readonly number[];

beforeAll(async () => {
  const frame = await loadFrame(`${FIXTURES}boards/winemine-16x30/03.png`);
  [track] = searchFrame(wholeFrame(frame)).memory.tracks as [BoardTrack];
  const { cells } = track.reading;
  look = track.looks.find((all) => all.length > 1 && all.every((cell) => cells[cell] === '1')) as readonly number[];
});

/** Whether cells that show a 1 may be another number than the one that the board network sees in them. */
function mayBeOther({ name = '2' as CellSymbol, chance = 1, glyphs = {} as Readonly<Record<string, number>> }) {
  const scores = new Float32Array(NET_OUTPUTS).fill(-9);
  for (const [symbol, p] of Object.entries(glyphs)) scores[glyphOfSymbol(symbol as CellSymbol)] = Math.log(p);
  const { memory, samples } = track;
  const patches = new Set(look.map((cell) => samples.patches[cell]));
  const asked = {
    ...memory,
    scoresOf: (patch: Float32Array) => (patches.has(patch) ? scores : memory.scoresOf(patch)),
  };
  const isOther = makeOtherDigit({ ...track, memory: asked }, { chanceOf: () => chance, seenAs: () => name });
  return isOther({ cells: look, name });
}

test('a number that is drawn otherwise than those of the board may be another one', () => {
  expect(mayBeOther({ chance: 0.99, glyphs: { '2': 0.5, '3': 0.4 } })).toBe(true);
});

test('it is none where the board network is nearly certain of it', () => {
  expect(mayBeOther({ chance: 0.999, glyphs: { '2': 0.5, '3': 0.4 } })).toBe(false);
  expect(mayBeOther({ chance: 0.999, glyphs: { F: 0.9 } })).toBe(false);
});

test('… but where the glyph network is sure of another one', () => {
  expect(mayBeOther({ chance: 0.999, glyphs: { '3': 0.85, '2': 0.1 } })).toBe(true);
});

test('what is no number is not asked about', () => {
  expect(mayBeOther({ name: 'F', chance: 0.5, glyphs: { '3': 1 } })).toBe(false);
});
