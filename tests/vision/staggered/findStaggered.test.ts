import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../../src/model/board.ts';
import type { Frame, Rect } from '../../../src/model/frame.ts';
import { cropFrame, padFrame, wholeFrame } from '../../../src/model/frame.ts';
import type { GridSize } from '../../../src/model/topology.ts';
import { gridExtent } from '../../../src/model/topology.ts';
import { followFrame, searchFrame } from '../../../src/pipeline.ts';
import { findStaggered } from '../../../src/vision/staggered/findStaggered.ts';
import { isStaggered } from '../../../src/vision/staggered/isStaggered.ts';
import { drawGame, loadLooks } from '../../support/drawnGame.ts';
import type { Fixture } from '../../support/fixtures.ts';
import { fixtureNamed, listFixtures, loadFrame } from '../../support/fixtures.ts';
import { scoreReading } from '../../support/score.ts';

const firstOf = (config: string) => listFixtures().filter((fixture) => fixture.config === config);
const whole = (frame: { width: number; height: number }) => ({ x: 0, y: 0, width: frame.width, height: frame.height });

type Side = 'left' | 'top' | 'right' | 'bottom';

/** A picture that ends so many rows or columns within a board. */
function withoutLanes(frame: Frame, board: Rect, size: GridSize, side: Side, lanes: number) {
  const extent = gridExtent(size);
  const across = (lanes * board.width) / extent.width;
  const down = (lanes * board.height) / extent.height;
  const left = side === 'left' ? Math.round(board.x + across) : 0;
  const top = side === 'top' ? Math.round(board.y + down) : 0;
  const right = side === 'right' ? Math.round(board.x + board.width - across) : frame.width;
  const bottom = side === 'bottom' ? Math.round(board.y + board.height - down) : frame.height;
  return cropFrame(frame, { x: left, y: top, width: right - left, height: bottom - top });
}

describe('hexagons and triangles', () => {
  test.each(['xbomb-hex-8x8', 'xbomb-hex-16x30', 'xbomb-triangle-16x16'])('%s is found where it is', async (config) => {
    const fixture = firstOf(config)[1] as Fixture;
    const frame = await loadFrame(fixture.picture);
    const found = findStaggered(frame, whole(frame));
    expect(found.map(({ lattice }) => [lattice.shape, lattice.rows, lattice.cols])).toEqual([
      [fixture.shape, fixture.rows, fixture.cols],
    ]);
    expect(found[0]?.cutOff).toBe(false);
  });

  test.each(['kmines-9x9', 'sgt-mines-16x30', 'winemine-16x30', 'xbomb-16x30'])(
    '%s has squares and nothing else',
    async (config) => {
      const frame = await loadFrame((firstOf(config)[0] as Fixture).picture);
      expect(findStaggered(frame, whole(frame))).toEqual([]);
    },
  );

  test('squares laid over triangles are told from squares', async () => {
    const triangles = await loadFrame((firstOf('xbomb-triangle-16x30')[0] as Fixture).picture);
    const board = findStaggered(triangles, whole(triangles))[0];
    if (!board) throw new Error('no board');
    expect(isStaggered(triangles, { ...board.lattice, shape: 'square' })).toBe(true);
    const squares = await loadFrame((firstOf('xbomb-16x30')[0] as Fixture).picture);
    const { lattice } = searchFrame(wholeFrame(squares)).main?.reading ?? {};
    if (!lattice) throw new Error('no board');
    expect(isStaggered(squares, lattice)).toBe(false);
  });

  test('squares with slanted drawings in their middle alone are squares', async () => {
    const triangles = await loadFrame((firstOf('xbomb-triangle-8x8')[0] as Fixture).picture);
    const board = findStaggered(triangles, whole(triangles))[0]?.lattice;
    if (!board) throw new Error('no board');
    const margin = 300;
    const [cols, rows] = [Math.floor(margin / board.pitchX), Math.floor(margin / board.pitchY)];
    const around = {
      ...board,
      shape: 'square' as const,
      rows: board.rows + 2 * rows,
      cols: board.cols + 2 * cols,
      x: board.x + margin - cols * board.pitchX,
      y: board.y + margin - rows * board.pitchY,
    };
    expect(isStaggered(padFrame(triangles, margin), around)).toBe(false);
  });

  test('small squares that repeat aslant by chance are a board where all of it is read', async () => {
    const rows = '1#121100 #2#2#100 1#231211 12##12#1 #3222#32 #31#22#1 #2222111 111#1000'.split(' ');
    const cells = rows.flatMap((row) => [...row]) as CellSymbol[];
    const frame = drawGame(await loadLooks('sgt-mines-8x8'), cells);
    const { lattice, cells: read } = searchFrame(wholeFrame(frame)).main?.reading ?? {};
    expect(lattice && isStaggered(padFrame(frame, 0), lattice)).toBe(true);
    expect(read).toEqual(cells);
  });

  test('a board whose right half is beyond the picture is cut off', async () => {
    const fixture = firstOf('xbomb-hex-16x30')[1] as Fixture;
    const frame = await loadFrame(fixture.picture);
    const { x, y, height } = fixture.region;
    const half = { x: Math.round(x) - 20, y: Math.round(y) - 20, width: 330, height: height + 40 };
    const { main } = searchFrame(cropFrame(frame, half));
    expect(main?.status).toBe('unclear');
  });

  // In cells of 36 × 63 Px: through the first cells, through the last ones, and where a row of cells begins.
  test.each([
    [18, 0],
    [0, 36],
    [0, 60],
  ])('triangles that the picture cuts by %i, %i Px at the left and right are cut off', async (left, right) => {
    const { picture, region } = firstOf('xbomb-triangle-8x8')[0] as Fixture;
    const frame = await loadFrame(picture);
    const x = left > 0 ? region.x + left : region.x - 20;
    const end = right > 0 ? region.x + region.width - right : region.x + region.width + 20;
    const part = { x: Math.round(x), y: region.y - 20, width: Math.round(end - x), height: region.height + 40 };
    const { main } = searchFrame(cropFrame(frame, part));
    expect(main?.status ?? 'unclear').toBe('unclear');
  });

  // Through cells, exactly along a row or column, and where the squares that two triangles make go on.
  test.each([
    ['xbomb-hex-16x16/00', 'top', 1.25],
    ['xbomb-hex-16x16/00', 'bottom', 2.5],
    ['xbomb-hex-8x8/02', 'bottom', 1],
    ['xbomb-hex-8x8/05', 'left', 2],
    ['xbomb-triangle-8x8/03', 'top', 1],
    ['xbomb-triangle-16x30/01', 'top', 1.75],
    ['xbomb-triangle-16x30/01', 'right', 1.25],
    ['xbomb-triangle-16x30/01', 'right', 1.75],
  ] as const)('%s without the cells of its %s, %d of them, has no hints', async (name, side, cells) => {
    const { picture, region, shape, rows, cols } = fixtureNamed(name);
    const { main } = searchFrame(withoutLanes(await loadFrame(picture), region, { shape, rows, cols }, side, cells));
    expect(main?.status ?? 'unclear').toBe('unclear');
  });

  test.each(['xbomb-hex-16x16', 'xbomb-triangle-16x30'])(
    'the next picture of %s is followed exactly',
    async (config) => {
      const [before, after] = firstOf(config) as [Fixture, Fixture];
      const { memory } = searchFrame(wholeFrame(await loadFrame(before.picture)));
      const next = followFrame(wholeFrame(await loadFrame(after.picture)), memory);
      expect(scoreReading(after, next?.main?.reading)).toMatchObject({ exact: 1, rightSize: 1 });
    },
  );
});
