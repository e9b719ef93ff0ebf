import type { Frame } from '../model/frame.ts';
import { wholeFrame } from '../model/frame.ts';
import { makeSession } from '../session/session.ts';

/** A small board, its cells and how far it lies from the picture's edges, Px. */
const SIDE = 9;
const CELL = 24;
const AROUND = 40;
/** How often the board is played: the first time code runs it is slow. */
const TIMES = 2;

/** The last row that opens, and the columns of the mines in the row below. */
const OPEN = 3;
const MINES = [1, 2, 3, 6];

type Grey = number;
const GROUND: Grey = 192;
const LIGHT: Grey = 245;
const DARK: Grey = 110;
const INK: Grey = 20;

/** Strokes of a few digits, in parts of a cell: x, y, width and height. */
const STROKES: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [],
  [[0.46, 0.2, 0.1, 0.6]],
  [
    [0.3, 0.2, 0.4, 0.1],
    [0.6, 0.2, 0.1, 0.3],
    [0.3, 0.45, 0.4, 0.1],
    [0.3, 0.45, 0.1, 0.3],
    [0.3, 0.7, 0.4, 0.1],
  ],
  [
    [0.3, 0.2, 0.4, 0.1],
    [0.6, 0.2, 0.1, 0.6],
    [0.3, 0.45, 0.4, 0.1],
    [0.3, 0.7, 0.4, 0.1],
  ],
];

/**
 * Reads a made-up board, untouched and then opened, and throws away what comes of it: code is compiled as it runs, and
 * the first click of a user should not have to wait for that.
 */
export function rehearse(): void {
  for (let n = 0; n < TIMES; n++) {
    const session = makeSession();
    const untouched = wholeFrame(drawBoard(() => null));
    session.take(untouched);
    session.take(untouched);
    session.take(wholeFrame(drawBoard((row, col) => (row > OPEN ? null : row < OPEN ? 0 : minesBelow(col)))));
  }
}

function minesBelow(col: number): number {
  return MINES.filter((mine) => Math.abs(mine - col) <= 1).length;
}

/** A picture of a board with numbers, null for covered cells. */
function drawBoard(numberAt: (row: number, col: number) => number | null): Frame {
  const side = SIDE * CELL + 2 * AROUND;
  const pixels = new Uint32Array(side * side).fill(colour(GROUND));
  const fill = (x: number, y: number, width: number, height: number, grey: Grey) => {
    for (let row = Math.round(y); row < Math.round(y + height); row++)
      pixels.fill(colour(grey), row * side + Math.round(x), row * side + Math.round(x + width));
  };
  for (let row = 0; row < SIDE; row++)
    for (let col = 0; col < SIDE; col++) {
      const x = AROUND + col * CELL;
      const y = AROUND + row * CELL;
      const number = numberAt(row, col);
      fill(x, y, CELL, CELL, DARK);
      if (number === null) fill(x, y, CELL - 2, CELL - 2, LIGHT);
      fill(x + 2, y + 2, CELL - 4, CELL - 4, GROUND);
      for (const [left, top, width, height] of STROKES[number ?? 0] ?? [])
        fill(x + left * CELL, y + top * CELL, width * CELL, height * CELL, INK);
    }
  return { width: side, height: side, data: new Uint8ClampedArray(pixels.buffer) };
}

function colour(grey: Grey): number {
  return (0xff000000 | (grey << 16) | (grey << 8) | grey) >>> 0;
}
