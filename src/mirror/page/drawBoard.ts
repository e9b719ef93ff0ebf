import type { PathContext } from '../../hints/canvas.ts';
import { paintShapes } from '../../hints/canvas.ts';
import { makeHints } from '../../hints/makeHints.ts';
import type { Palette } from '../../hints/palette.ts';
import { PALETTES } from '../../hints/palette.ts';
import { drawHints } from '../../hints/shapes.ts';
import type { CellSymbol } from '../../model/board.ts';
import { isClosed } from '../../model/board.ts';
import type { Hints } from '../../model/hints.ts';
import type { Lattice } from '../../model/lattice.ts';
import { cellCentrePx, cellPolygon } from '../../model/lattice.ts';
import type { Shape } from '../../model/topology.ts';
import { gridExtent } from '../../model/topology.ts';
import type { MirrorBoard } from '../mirrorState.ts';

/** What drawing a board needs of a canvas' 2D context. */
export interface BoardContext extends PathContext {
  font: string;
  textAlign: string;
  textBaseline: string;
  fillText(text: string, x: number, y: number): void;
}

export interface BoardLook {
  readonly dark: boolean;
  /** Draw the hints alone. */
  readonly marksOnly: boolean;
  /** Write each risk as a percentage. */
  readonly percent: boolean;
  /** The colours of the hints; the usual ones where none are given. */
  readonly palette?: Palette;
}

/** Row pitch over column pitch of regular cells. */
const ROW_PITCH: Readonly<Record<Shape, number>> = { square: 1, hex: Math.sqrt(3) / 2, triangle: Math.sqrt(3) };
/** The largest cell, as part of the room's shorter side: a small board need not fill a wall. */
const LARGEST_CELL = 0.12;
/** Between cells, as part of the pitch. */
const GAP = 0.06;
const TEXT_HEIGHT = 0.62;

interface Theme {
  readonly covered: string;
  readonly open: string;
  readonly text: string;
  readonly numbers: readonly string[];
}

const LIGHT: Theme = {
  covered: '#b9c0ca',
  open: '#eef0f3',
  text: '#333a44',
  numbers: ['', '#1a45d6', '#0c7a24', '#c81e1e', '#5a1e9c', '#8a3b12', '#0b7a80', '#222222', '#666666'],
};
const DARK: Theme = {
  covered: '#4a5260',
  open: '#1b1f26',
  text: '#c8d0da',
  numbers: ['', '#79a2ff', '#5fce6c', '#ff7a6e', '#c79bff', '#e0a25a', '#4fd0d0', '#f0f0f0', '#a8a8a8'],
};
const SIGNS: Readonly<Partial<Record<CellSymbol, string>>> = { '#': '', '0': '', F: '⚑', x: '⚐', '*': '✹', X: '✹' };

/** The lattice of a board at the top left of a room (canvas pixels), its cells as large as fits. */
export function fitLattice(board: MirrorBoard, width: number, height: number, marksOnly: boolean): Lattice {
  const { shape, rows, cols } = board;
  const extent = gridExtent(board);
  const fitting = Math.min(width / extent.width, height / (extent.height * ROW_PITCH[shape]));
  const largest = marksOnly ? fitting : Math.max(Math.min(width, height) * LARGEST_CELL, 1);
  const pitchX = Math.min(fitting, largest);
  const pitchY = pitchX * ROW_PITCH[shape];
  const gap = marksOnly || shape !== 'square' ? 0 : GAP * pitchX;
  return { shape, rows, cols, x: 0, y: 0, pitchX, pitchY, gapX: gap, gapY: gap };
}

/** Draws a board with its hints, or the hints alone. The cells are text: no picture of the program is known here. */
export function drawBoard(context: BoardContext, board: MirrorBoard, lattice: Lattice, look: BoardLook): void {
  const cells = board.cells.flatMap((row) => [...row] as CellSymbol[]);
  const hints = hintsOf(board, cells, lattice);
  if (!look.marksOnly) drawCells(context, cells, lattice, look, new Set(hints?.marks.map(({ cell }) => cell)));
  if (hints)
    paintShapes(context, drawHints(hints, { percent: look.percent, palette: look.palette ?? PALETTES.classic }));
}

function hintsOf(board: MirrorBoard, cells: readonly CellSymbol[], lattice: Lattice): Hints | null {
  if (!board.hints) return null;
  const { rows, cols, hints } = board;
  const unused = {
    contradiction: null,
    mines: null,
    minesSource: 'unknown',
    log10Solutions: null,
    exact: true,
  } as const;
  return makeHints({ ...unused, rows, cols, ...hints }, cells, lattice);
}

function drawCells(
  context: BoardContext,
  cells: readonly CellSymbol[],
  lattice: Lattice,
  { dark }: BoardLook,
  marked: ReadonlySet<number>,
): void {
  const theme = dark ? DARK : LIGHT;
  const side = Math.min(lattice.pitchX, lattice.pitchY) * (lattice.shape === 'triangle' ? 0.8 : 1);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${Math.round(TEXT_HEIGHT * side)}px system-ui, sans-serif`;
  for (const [cell, symbol] of cells.entries()) {
    const fill = { colour: isClosed(symbol) ? theme.covered : theme.open, opacity: 1 };
    const stroke = lattice.shape === 'square' ? null : { colour: theme.text, width: GAP * side };
    paintShapes(context, [{ points: cellPolygon(lattice, cell), closed: true, fill, stroke }]);
    const sign = SIGNS[symbol] ?? symbol;
    if (sign === '' || (marked.has(cell) && symbol !== 'F')) continue;
    const { x, y } = cellCentrePx(lattice, cell);
    context.fillStyle = theme.numbers[Number(symbol)] || theme.text;
    context.fillText(sign, x, y);
  }
}
