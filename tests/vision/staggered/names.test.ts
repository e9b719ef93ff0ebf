import { expect, test } from 'vitest';
import { scoreSample } from '../../../tools/properties/samples.ts';
import { changedFixture } from '../../support/changed.ts';

test.each([
  // A won game that shows its mines on red: covered, flagged and shown, they are the same to the rules.
  ['xbomb-triangle-16x30/03', 'scale: 1.5 nearest', 24],
  ['xbomb-triangle-16x30/03', 'scale: 2.5 nearest', 24],
  // Digits that the rules take for flags, because of another misread one.
  ['xbomb-triangle-16x30/02', 'scale: 1.1 cubic', 23],
  // Hatching that looks somewhat like a flag, beside clear flags.
  ['xbomb-triangle-8x8/03', 'noise: 4', 28],
  ['xbomb-hex-16x30/02', 'scale: 0.8 cubic', 7],
])('%s, %s: what the pixels do not tell is not named', async (name, change, seed) => {
  const { score } = scoreSample(await changedFixture(name, change, seed));
  expect(score).toMatchObject({ wrong: 0, stray: 0 });
  expect(score.abstained).toBeLessThan(score.cells / 4);
});
