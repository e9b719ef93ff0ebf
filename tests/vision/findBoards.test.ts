import { expect, test } from 'vitest';
import { wholeFrame } from '../../src/model/frame.ts';
import { isConsistent } from '../../src/solver/analyse.ts';
import { findBoards } from '../../src/vision/findBoards.ts';
import { listFixtures, loadFrame } from '../support/fixtures.ts';

test('a board that was found stays as it is while others are searched for in pictures of the same size', async () => {
  const { picture } = listFixtures().find(({ picture }) => picture.includes('sgt-mines-8x8')) ?? expect.fail('none');
  const frame = await loadFrame(picture);
  const [track] = findBoards(wholeFrame(frame), { isPossible: isConsistent }).tracks;
  const { memory: _, ...kept } = track ?? expect.fail('no board');
  const before = structuredClone(kept);
  const other = { ...frame, data: frame.data.slice().reverse() };
  findBoards(wholeFrame(other), { isPossible: isConsistent });
  expect(kept).toEqual(before);
});
