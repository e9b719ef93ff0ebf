import { describe, expect, test } from 'vitest';
import { makeHints } from '../../src/hints/makeHints.ts';
import { followOpened, NOTHING_OPENED, onlyNear } from '../../src/overlay/speedHints.ts';
import { analyse } from '../../src/solver/analyse.ts';
import { board } from '../support/boards.ts';
import { latticeFor } from '../support/lattices.ts';

function hintsOf(text: string) {
  const position = board(text);
  return makeHints(analyse(position), position.cells, latticeFor(position));
}

const cellsOf = (hints: ReturnType<typeof hintsOf>) => hints.marks.map(({ cell }) => cell);
// Nine columns: proofs at both ends, nothing known in the middle.
const before = hintsOf('####1####\n#1#####1#\n#########');

describe('speed', () => {
  test('before anything was opened shows all that is proved, and no shades but the best guess', () => {
    const shown = onlyNear(before, followOpened(NOTHING_OPENED, 1, before));
    expect(shown.marks.every(({ kind, cell }) => kind !== 'risk' || cell === before.best?.cell)).toBe(true);
    expect(shown.best).toEqual(before.best);
  });

  test('shows what is proved within two cells of the last opened ones, and the best move', () => {
    const start = hintsOf('#1######1#\n##########');
    const next = hintsOf('#10#####1#\n##########');
    const shown = onlyNear(next, followOpened(followOpened(NOTHING_OPENED, 1, start), 1, next));
    // The 0 in column 3 opened: its closed neighbours are safe; the far 1 proves nothing.
    expect(cellsOf(shown)).toEqual(expect.arrayContaining([3, 11, 12, 13]));
    for (const { cell, kind } of shown.marks)
      expect(cell === next.best?.cell || (kind !== 'risk' && cell % 10 <= 4)).toBe(true);
  });

  test('drops proofs that are far from the last move', () => {
    const start = hintsOf('0########0\n##########');
    const next = hintsOf('01#######0\n##########');
    const shown = onlyNear(next, followOpened(followOpened(NOTHING_OPENED, 1, start), 1, next));
    expect(cellsOf(next)).toEqual(expect.arrayContaining([8, 18, 19]));
    expect(cellsOf(shown).filter((cell) => cell % 10 >= 5 && cell !== next.best?.cell)).toEqual([]);
  });

  test('a flag on a red mark is no move; another board starts anew', () => {
    const start = hintsOf('1#');
    const opened = followOpened(followOpened(NOTHING_OPENED, 1, start), 1, hintsOf('1F'));
    expect(opened.centres).toBeNull();
    const moved = followOpened(followOpened(NOTHING_OPENED, 1, hintsOf('0#')), 1, hintsOf('00'));
    expect(moved.centres).toHaveLength(1);
    expect(followOpened(moved, 2, start).centres).toBeNull();
  });
});
