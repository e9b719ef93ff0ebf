import { beforeAll, describe, expect, test } from 'vitest';
import { boardOf, newGame, openCell } from '../../src/game/game.ts';
import { makeRandom } from '../../src/game/random.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import { processFrame } from '../../src/pipeline.ts';
import type { ProgramLooks } from '../support/drawnGame.ts';
import { drawGame, loadLooksIn } from '../support/drawnGame.ts';
import { FIXTURES, listFixtures, listPictures } from '../support/fixtures.ts';

/**
 * Games that have hardly begun, from the cells of real pictures: few numbers, or none but those of one opening in a corner, on
 * boards of which nearly all is covered.
 */
const TOOLKITS = ['gtk-header', 'swing-buttons', 'tk-icons', 'ttk-toolbar'];
const GAMES = ['kmines-16x16', 'kmines-9x9', 'sgt-mines-8x8', 'xbomb-8x8'];
const POSITIONS = 5;

const toolkit = listPictures(`${FIXTURES}toolkits`).filter(({ name }) => TOOLKITS.includes(name));
const real = GAMES.map((config) => {
  const pictures = listFixtures().filter((fixture) => fixture.config === config);
  // Of windows of several sizes those of the first.
  return pictures.filter(({ region }) => region.width === pictures[0]?.region.width);
});

describe.each([...real, ...toolkit.map((picture) => [picture])])('$config $name', (...pictures) => {
  const [{ rows, cols, mines }] = pictures as [(typeof pictures)[number]];
  let program: ProgramLooks;
  beforeAll(async () => {
    program = await loadLooksIn(pictures);
  });

  test('is found and read exactly before and after the first click, wherever that is', () => {
    const random = makeRandom(rows * cols);
    const corners = [0, cols - 1, (rows - 1) * cols, rows * cols - 1];
    for (let n = 0; n < POSITIONS; n++) {
      const untouched = newGame({ shape: 'square', rows, cols, mines, firstClick: 'zero', seed: random.int(0, 1e9) });
      const cell = corners[n] ?? random.int(0, rows * cols - 1);
      const { cells } = boardOf(n === 0 ? untouched : openCell(untouched, cell));
      if (cells.some((symbol) => !program.looks.has(symbol))) continue;
      expect(processFrame(drawGame(program, cells)).main?.board.cells.join(''), `position ${n}`).toBe(cells.join(''));
    }
  });
});

/** Programs whose covered cells show something, so that they look neither raised nor plain. */
const DRAWN_TILES = ['web-grass-sprites', 'swing-moss'];

describe.each(listPictures(`${FIXTURES}toolkits`).filter(({ name }) => DRAWN_TILES.includes(name)))(
  '$name',
  (picture) => {
    test('is found with a single number on it', async () => {
      const program = await loadLooksIn([picture]);
      const { rows, cols } = picture;
      for (const at of [0, Math.floor(rows / 2) * cols + 3, rows * cols - 1]) {
        const cells = Array.from({ length: rows * cols }, (_, i) => (i === at ? '1' : '#') as CellSymbol);
        const { main } = processFrame(drawGame(program, cells));
        expect(main?.status, `a number at ${at}`).toBe('playing');
        expect(main?.board).toMatchObject({ rows, cols });
        expect(main?.board.cells[at]).toBe('1');
      }
    });
  },
);
