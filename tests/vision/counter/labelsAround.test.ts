import { expect, test } from 'vitest';
import type { CounterSight } from '../../../src/model/counter.ts';
import { labelsAround } from '../../../src/vision/counter/labelsAround.ts';
import type { ReadText } from '../../../src/vision/counter/readLines.ts';

const NUMBER: CounterSight = {
  kind: 'text',
  rect: { x: 100, y: 50, width: 30, height: 20 },
  claims: [{ numbers: [41], label: 'none' }],
};

function words(text: string, x: number, y: number): ReadText {
  return { texts: [text, text], sight: { kind: 'text', rect: { x, y, width: 60, height: 12 }, claims: [] } };
}

test('a heading above or below a number names it, if that makes the usual total', () => {
  expect(labelsAround(NUMBER, [words('MINES', 90, 32)]).claims[0]).toEqual({
    numbers: [41],
    label: 'mines',
    isHeaded: true,
  });
  expect(labelsAround(NUMBER, [words('left', 90, 76)]).claims[0]?.label).toBe('left');
  expect(labelsAround(NUMBER, [words('Giggle Board', 90, 32)]).claims[0]?.label).toBe('none');
});

test('a heading of something else does not', () => {
  expect(labelsAround(NUMBER, [words('MINES', 200, 32)]).claims[0]?.label).toBe('none');
  expect(labelsAround(NUMBER, [words('MINES', 90, 2)]).claims[0]?.label).toBe('none');
  expect(labelsAround(NUMBER, [words('TIME', 90, 32), words('MINES', 90, 76)]).claims[0]?.label).toBe('none');
  expect(labelsAround(NUMBER, [words('Restart', 90, 32)]).claims[0]?.label).toBe('none');
  expect(labelsAround(NUMBER, [words('Find all the mines', 90, 32)]).claims[0]?.label).toBe('none');
  expect(labelsAround(NUMBER, [words('Left click to reveal', 90, 76)]).claims[0]?.label).toBe('none');
  const timed: CounterSight = { ...NUMBER, claims: [{ numbers: [41], label: 'other' }] };
  expect(labelsAround(timed, [words('MINES', 90, 32)])).toEqual(timed);
});
