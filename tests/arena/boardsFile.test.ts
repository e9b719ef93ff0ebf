import { expect, test } from 'vitest';
import { parseGivenBoards } from '../../src/arena/boardsFile.ts';

test('reads boards with and without a start and a shape', () => {
  const text = `\uFEFF{"rows":2,"cols":3,"mines":[[1,2],[0,1]],"start":[1,0]}\r\n\n{"rows":1,"cols":1,"mines":[],"shape":"hex"}\n`;
  expect(parseGivenBoards(text, 'triangle')).toEqual({
    ok: true,
    value: [
      { shape: 'triangle', rows: 2, cols: 3, mines: [5, 1], start: 3 },
      { shape: 'hex', rows: 1, cols: 1, mines: [], start: null },
    ],
  });
});

const GOOD = '{"rows":2,"cols":2,"mines":[]}\n';
test.each([
  ['nothing', ' \n', /no board/],
  ['no JSON', `${GOOD}{"rows":`, /^line 2 is not JSON/],
  ['no mines', '{"rows":2,"cols":2}', /^line 1 has a wrong mines/],
  ['no rows', '{"rows":0,"cols":2,"mines":[]}', /^line 1 has a wrong rows/],
  ['half a cell', '{"rows":2,"cols":2,"mines":[[0.5,1]]}', /^line 1 has a wrong mines.0.0/],
  ['a number instead of a board', '7', /^line 1 has a wrong object/],
  ['a mine off the board', '{"rows":2,"cols":3,"mines":[[2,0]]}', /\[2, 0\], which a board of 2x3 does not have/],
  ['a start off the board', '{"rows":2,"cols":3,"mines":[],"start":[0,-1]}', /\[0, -1\], which a board of 2x3/],
  ['a mine twice', `${GOOD}{"rows":2,"cols":2,"mines":[[0,1],[0,1]]}`, /^line 2 has the mine \[0, 1\] twice/],
])('refuses %s', (_, text, reason) => {
  const parsed = parseGivenBoards(text, 'square');
  expect(parsed).toMatchObject({ ok: false, code: 'game-invalid' });
  expect(!parsed.ok && parsed.reason).toMatch(reason);
});
