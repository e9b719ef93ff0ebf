import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../src/live/history.ts';
import { makeHistoryFiles, makeTextFiles } from '../../src/report/reportFiles.ts';

const frame = { width: 1, height: 1, data: new Uint8Array([1, 2, 3, 255]) };
const seen: HistoryEntry = {
  at: 0,
  phase: 'searching',
  reason: 'none-found',
  sentence: 'No board shows here.',
  board: null,
  picture: null,
};
const read: HistoryEntry = {
  at: 1000,
  phase: 'playing',
  reason: 'start',
  sentence: 'Open row 1, column 2.',
  board: 'square 1x2/1\n1#',
  picture: { frame, x: 7, y: 8 },
};
const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

test('every report holds versions, settings, and the log where there is one', () => {
  const versions = { version: '1.2.3', dependencies: {} };
  expect(Object.keys(makeTextFiles(versions, ''))).toEqual(['README.txt', 'report.json', 'settings.json']);
  expect(text(makeTextFiles(versions, 'a line\n')['log.txt'])).toBe('a line\n');
});

test('readings name the pictures that belong to them', () => {
  const files = makeHistoryFiles([seen, read, { ...read, at: 2000 }], ({ data }) => data as Uint8Array);
  expect(Object.keys(files)).toEqual(['readings.txt', 'frame-1.png', 'frame-2.png']);
  expect(files['frame-1.png']).toEqual(frame.data);
  const [first, , , second, sentence, size, cells] = text(files['readings.txt']).split('\n');
  expect(first).toBe('1970-01-01T00:00:00.000Z searching (none-found)');
  expect(second).toBe('1970-01-01T00:00:01.000Z playing (start), frame-1.png from 7,8');
  expect([sentence, size, cells]).toEqual(['Open row 1, column 2.', 'square 1x2/1', '1#']);
});

test('without consent there are readings but no pictures', () => {
  const files = makeHistoryFiles([read], null);
  expect(Object.keys(files)).toEqual(['readings.txt']);
  expect(text(files['readings.txt'])).not.toContain('.png');
});
