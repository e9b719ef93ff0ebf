import type { Game } from '../../src/game/game.ts';
import { boardOf, gameWithMines, markCell, openCell } from '../../src/game/game.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import { isClosed, numberOf } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';
import { cropFrame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellCentrePx, cellRect } from '../../src/model/lattice.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { samePixels } from '../../tests/e2e/look.ts';

/** What was done to a program between two pictures. */
export interface Click {
  readonly cell: number;
  readonly kind: 'open' | 'flag';
}

export interface Shot {
  /** The whole screen. */
  readonly screen: Frame;
  /** What was clicked since the shot before. */
  readonly clicks: readonly Click[];
  /** What the reader makes of it; it decides nothing but where a game's end shows the mines. */
  readonly read: readonly CellSymbol[];
}

export interface Played {
  /** Where the cells are on the screen. */
  readonly lattice: Lattice;
  readonly mines: number;
  readonly shots: readonly Shot[];
  readonly end: 'won' | 'lost' | 'left';
}

export interface Labelled {
  readonly shot: Shot;
  readonly cells: readonly CellSymbol[];
}

/**
 * The true cells of the pictures of a game. The mines are those that its end shows; the clicks, played again by the
 * rules on these mines, give every picture's cells. What is on the pictures must fit: the end shows as many mines as the
 * game has, every number that is read is that of the mines around, and a cell's pixels change exactly when what it shows does.
 * @returns the labelled pictures, or what does not fit, in words.
 */
export function labelGame(played: Played): { readonly labelled: readonly Labelled[] } | { readonly fault: string } {
  const { lattice, shots, end } = played;
  const last = shots.at(-1);
  if (!last || end === 'left') return { fault: `its end was not seen: ${last?.read.join('')}` };
  const mines = [...last.read.keys()].filter((cell) => isMineAtEnd(last.read[cell] as CellSymbol, end));
  if (mines.length !== played.mines) return { fault: `${mines.length} mines shown instead of ${played.mines}` };
  const { shape, rows, cols } = lattice;
  let game: Game = gameWithMines({ shape, rows, cols, mines: mines.length, firstClick: 'any', seed: 0 }, mines);
  const labelled: Labelled[] = [];
  for (const [n, shot] of shots.entries()) {
    for (const { cell, kind } of shot.clicks)
      game = kind === 'open' ? openCell(game, cell) : markCell(game, cell, 'flag');
    const isEnd = n === shots.length - 1;
    // Each program shows the end in its own way: there the reading is the label, if all of it fits.
    const cells = isEnd ? shot.read : boardOf(game).cells;
    const fault = isEnd
      ? endFault(shot.read, mines, lattice)
      : pixelFault(shots[n - 1], shot, labelled.at(-1)?.cells, cells, lattice);
    if (fault) return { fault: `picture ${n + 1}: ${fault}` };
    labelled.push({ shot, cells });
  }
  return { labelled };
}

function isMineAtEnd(symbol: CellSymbol, end: 'won' | 'lost'): boolean {
  return symbol === '*' || symbol === 'X' || symbol === 'F' || (end === 'won' && isClosed(symbol));
}

function endFault(
  read: readonly CellSymbol[],
  mines: readonly number[],
  { shape, rows, cols }: Lattice,
): string | null {
  const mined = new Set(mines);
  const { neighbours } = makeTopology(shape, rows, cols);
  for (const [cell, symbol] of read.entries()) {
    if (symbol === '~') return `cell ${cell} was not read`;
    const number = numberOf(symbol);
    const around = [...(neighbours[cell] ?? [])].filter((n) => mined.has(n)).length;
    if (number >= 0 && (number !== around || mined.has(cell)))
      return `cell ${cell} reads ${symbol} beside ${around} mines`;
  }
  return null;
}

/** The part of a cell's box, around the cell's centre, in which its pixels are compared: a triangle fills half of its box. */
const COMPARED = { square: 0.5, hex: 0.4, triangle: 0.3 } as const;

/** Whether some cell's pixels changed although what it shows did not, or the other way round. */
function pixelFault(
  before: Shot | undefined,
  now: Shot,
  cellsBefore: readonly CellSymbol[] | undefined,
  cells: readonly CellSymbol[],
  lattice: Lattice,
): string | null {
  if (!before || !cellsBefore) return null;
  for (const [cell, symbol] of cells.entries()) {
    const box = cellRect(lattice, cell);
    const centre = cellCentrePx(lattice, cell);
    const width = box.width * COMPARED[lattice.shape];
    const height = box.height * COMPARED[lattice.shape];
    const middle = { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
    const same = samePixels(cropFrame(before.screen, middle).frame, cropFrame(now.screen, middle).frame);
    if (same !== (symbol === cellsBefore[cell]))
      return `cell ${cell} is ${symbol} but its pixels ${same ? 'stayed' : 'changed'}`;
  }
  return null;
}
