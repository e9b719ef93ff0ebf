import { describe, expect, test } from 'vitest';
import { besideWindows } from '../../src/vision/besideWindows.ts';
import { BLANK, GLYPH_COUNT } from '../../src/vision/glyphs.ts';
import type { CellGroup } from '../../src/vision/groupCells.ts';

/**
 * The cells found beside what lies over a board, as rows of text. In a drawing `W` is a cell over which something lies, and every other letter is a look; capital letters
 * are drawings of the game.
 */
function found(...rows: readonly string[]): string[] {
  const cols = (rows[0] as string).length;
  const letters = [...rows.join('')];
  const groups = [...new Set(letters)].map((letter): CellGroup => {
    const cells = [...letters.keys()].filter((cell) => letters[cell] === letter);
    const glyphs = new Float64Array(GLYPH_COUNT);
    return { cells, glyphs, best: BLANK, closed: 0, alike: cells.length, isNoisy: false };
  });
  const isPiece = ({ cells: [cell = 0] }: CellGroup) => letters[cell] === letters[cell]?.toLowerCase();
  const foreign = letters.map((letter) => letter === 'W');
  const beside = new Set(besideWindows(foreign, groups, cols, isPiece));
  return rows.map((row, r) => [...row].map((_, c) => (beside.has(r * cols + c) ? 'x' : '.')).join(''));
}

describe('belongs to what lies over a board:', () => {
  test('a bar of a look of its own along one side', () => {
    expect(found('aaaaaaa', 'aabbbba', 'aaWWWWa', 'aaWWWWa', 'aaaaaaa')).toEqual([
      '.......',
      '..xxxx.',
      '.......',
      '.......',
      '.......',
    ]);
  });

  test('a bar with characters of a title', () => {
    expect(found('aaaaaaa', 'aaTbbba', 'aaWWWWa', 'aaWWWWa', 'aaaaaaa')[1]).toBe('..xxxx.');
  });

  test('all of a window that reaches beyond the board, of which the edge on the board is seen', () => {
    expect(found('bbbWaaaa', 'cccWaaaa', 'cccWaaaa', 'aaaaaaaa', 'aaaaaaaa')).toEqual([
      'xxx.....',
      'xxx.....',
      'xxx.....',
      '........',
      '........',
    ]);
  });

  test('the same where the edge reaches into one cell more', () => {
    expect(found('bbbWaaaa', 'cccWaaaa', 'cccWaaaa', 'aaaWaaaa', 'aaaaaaaa')[1]).toBe('xxx.....');
  });
});

describe('does not belong to what lies over a board:', () => {
  test('a row with a look that is elsewhere, too', () => {
    expect(found('aaaaaaa', 'aabbbba', 'aaWWWWa', 'aaWWWWa', 'aaaaaba').join('')).not.toContain('x');
  });

  test('a row with a drawing of the game', () => {
    expect(found('aaaaaaa', 'aaFFbbb', 'aaWWWWW', 'aaWWWWW', 'aaaaaaa').join('')).not.toContain('x');
  });

  test('a row each cell of which looks otherwise, as in noisy pictures', () => {
    expect(found('aaaaaaa', 'aabcdea', 'aaWWWWa', 'aaWWWWa', 'aaaaaaa').join('')).not.toContain('x');
  });

  test('looks of which hardly anything else is shown', () => {
    expect(found('aaaaaWWW', 'bbbbbWWW', 'bbbbbWWW', 'bbbbbWWW', 'bbbbbWWW').join('')).not.toContain('x');
  });

  test('a part of a board that a window cuts in two', () => {
    expect(found('bbbbbWaa', 'bbbbbWaa', 'bbbbbWaa', 'bbbbbWaa').join('')).not.toContain('x');
  });
});
