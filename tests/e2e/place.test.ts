import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeHints } from '../../src/hints/makeHints.ts';
import { isFinished } from '../../src/model/board.ts';
import type { Rect } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellCentrePx, latticeRegion } from '../../src/model/lattice.ts';
import type { BoardResult } from '../../src/pipeline.ts';
import { findTestElectron, startAssistant } from './assistant.ts';
import type { Desktop } from './desktop.ts';
import { startDesktop } from './desktop.ts';
import type { Game, ProgramName } from './games.ts';
import { PARKED, PROGRAMS, startGame } from './games.ts';
import { AFTER_CLICK, settledLook, untilRight } from './look.ts';
import { findShift, outlineBox, paintOver } from './picture.ts';

/** Moves after which hints are looked at; greens, reds and risks have come by then. */
const MOVES = 6;

/** Hints are waited for so long, and so often, ms. */
const WAIT = 2000;
const TRIES = 3;

/** Every program at the system's own scale; then scales at which Dip and pixels are not the same. */
const CASES: readonly (readonly [ProgramName, number | undefined])[] = [
  ...PROGRAMS.map((program) => [program, undefined] as const),
  ['kmines', 1.25],
  ['winemine', 1.5],
  ['sgt-mines', 2],
];

describe.each(CASES)('hints over %s, scale %s', (program, scale) => {
  let desktop: Desktop;
  let game: Game;

  beforeAll(async () => {
    const electron = findTestElectron();
    desktop = await startDesktop();
    game = await startGame(desktop, program);
    startAssistant(desktop, electron, scale ? { scale } : {});
  });

  afterAll(async () => {
    await game?.end();
    await desktop?.stop();
  });

  test('come on the untouched board, by themselves', async () => {
    const { value } = await untilRight(desktop, game, 15_000);
    expect(value.wrong).toEqual([]);
  });

  test('lie within a pixel of the cells, on the right cells, after every move', async () => {
    // Where the cells are, from the first picture that shows it: an untouched board is read most exactly.
    let lattice: Lattice | null = null;
    for (let move = 0; move < MOVES; move++) {
      const before = await settledLook(desktop, game);
      lattice ??= before.board?.reading.lattice ?? null;
      clickBest(desktop, before.board?.analysis.best?.cell ?? null, before);
      const { own, shown, board, solved } = (await untilRightOrOver(desktop, game, before)) ?? {};
      if (!own || !shown || !board || !solved) break;
      lattice ??= board.reading.lattice;
      const expected = paintOver(own, makeHints(solved.analysis, solved.board.cells, lattice));
      const shift = findShift(shown, expected, latticeRegion(lattice));
      expect(Math.max(Math.abs(shift.x), Math.abs(shift.y))).toBeLessThanOrEqual(1);
      expectSameBox(outlineBox(own, shown), outlineBox(own, expected));
    }
  });
});

type Seen = Awaited<ReturnType<typeof settledLook>>;

function clickBest(desktop: Desktop, cell: number | null, { board, rect }: Seen): void {
  const at =
    board && cell !== null ? cellCentrePx(board.reading.lattice, cell) : { x: rect.width / 2, y: rect.height / 2 };
  desktop.tell('mousemove', Math.round(rect.x + at.x), Math.round(rect.y + at.y), 'click', 1);
  desktop.tell('mousemove', PARKED.x, PARKED.y);
}

/**
 * Null when the move ended the game: it may say so in a message that lies over the board at first, and what is shown at the end is read
 * from what was known before the move.
 */
async function untilRightOrOver(desktop: Desktop, game: Game, before: Seen) {
  await sleep(AFTER_CLICK);
  for (let tries = 1; ; tries++) {
    if (await game.dismiss()) return null;
    const { solved } = await settledLook(desktop, game, before);
    if (isOver(solved)) return null;
    try {
      const { value } = await untilRight(desktop, game, WAIT);
      return isOver(value.solved) ? null : value;
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

/** A lost game of XBomb opens every cell, and shows mines that nothing tells from flags: they are not read. */
function isOver(solved: BoardResult | null): boolean {
  return solved !== null && (isFinished(solved.status) || !solved.board.cells.includes('#'));
}

function expectSameBox(is: Rect | null, expected: Rect | null): void {
  if (!is || !expected) throw new Error('The best move has no outline.');
  const [seen, wanted] = [is, expected].map(sidesOf) as [Sides, Sides];
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(Math.abs(seen[side] - wanted[side]), side).toBeLessThanOrEqual(1);
}

type Sides = ReturnType<typeof sidesOf>;

function sidesOf({ x, y, width, height }: Rect) {
  return { left: x, top: y, right: x + width, bottom: y + height };
}
