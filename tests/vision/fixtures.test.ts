import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wholeFrame } from '../../src/model/frame.ts';
import type { Reading } from '../../src/model/reading.ts';
import { findBoards } from '../../src/vision/findBoards.ts';
import { FIXTURES, listFixtures, loadFrame } from '../support/fixtures.ts';
import type { Report, Score } from '../support/score.ts';
import { addScores, NO_SCORE, scoreReading, worseThan } from '../support/score.ts';

const committed: Report = JSON.parse(readFileSync(`${FIXTURES}report.json`, 'utf8'));
const fixtures = listFixtures();
const readings = new Map<string, Reading | undefined>();

test.each(fixtures.map((f) => [f.name, f] as const))('%s has no wrong cell', async (name, fixture) => {
  const reading = findBoards(wholeFrame(await loadFrame(fixture.picture))).tracks[0]?.reading;
  readings.set(name, reading);
  const { cellsWrong, found, rightSize, rightPlace } = scoreReading(fixture, reading);
  expect({ found, rightSize, rightPlace, cellsWrong }).toEqual({
    found: 1,
    rightSize: 1,
    rightPlace: 1,
    cellsWrong: 0,
  });
});

test('no count of the committed scoreboard got worse', () => {
  const now: Record<string, Score> = {};
  for (const fixture of fixtures) {
    const score = scoreReading(fixture, readings.get(fixture.name));
    now[fixture.config] = addScores(now[fixture.config] ?? NO_SCORE, score);
  }
  expect(worseThan(now, committed)).toEqual([]);
  expect(Object.keys(committed).sort()).toEqual(Object.keys(now).sort());
});

test('worseThan names every count that got worse, and only those', () => {
  const before: Report = { a: { ...NO_SCORE, found: 3, cellsWrong: 0, cellsAbstained: 2 }, b: NO_SCORE };
  const after: Report = { a: { ...NO_SCORE, found: 2, exact: 1, cellsWrong: 1, cellsAbstained: 1 } };
  expect(worseThan(after, before)).toEqual(['a: found was 3, is 2', 'a: cellsWrong was 0, is 1', 'b is missing']);
  expect(worseThan(before, before)).toEqual([]);
});
