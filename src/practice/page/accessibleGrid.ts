import type { Board, CellSymbol } from '../../model/board.ts';
import { numberOf } from '../../model/board.ts';
import type { Lattice } from '../../model/lattice.ts';
import { cellRect } from '../../model/lattice.ts';
import type { GridSize } from '../../model/topology.ts';
import { cellWords } from '../../model/topology.ts';

/** A board's cells as a grid of elements without a look of their own: for the keyboard and for screen readers. */
export interface AccessibleGrid {
  readonly element: HTMLElement;
  /** Puts the elements where the cells are. @param scale canvas pixels a CSS px. */
  readonly layOut: (lattice: Lattice, scale: number) => void;
  /** Brings the labels up to date. @param remark what is said beyond what a cell shows. */
  readonly tell: (board: Board, remark?: (cell: number) => string) => void;
  /** The cell that Tab leads to. */
  readonly active: () => number;
  readonly focus: (cell: number) => void;
  /** Makes a cell the one that Tab leads to, without taking the focus. */
  readonly setActive: (cell: number) => void;
  /** The cell that shows a focus ring, or null: a pointer gives none. */
  readonly visiblyFocused: () => number | null;
  readonly labelOf: (cell: number) => string;
}

export function makeAccessibleGrid(host: HTMLElement, label: string): AccessibleGrid {
  const element = document.createElement('div');
  element.setAttribute('role', 'grid');
  element.setAttribute('aria-label', label);
  element.className = 'cells';
  host.append(element);
  let cells: HTMLElement[] = [];
  let size: GridSize | null = null;
  let active = 0;

  function build({ shape, rows, cols }: GridSize): void {
    if (size?.shape === shape && size.rows === rows && size.cols === cols) return;
    size = { shape, rows, cols };
    element.setAttribute('aria-rowcount', String(rows));
    element.setAttribute('aria-colcount', String(cols));
    const lines = Array.from({ length: rows }, (_, row) => makeRow(row, cols));
    cells = lines.flatMap((line) => [...line.children] as HTMLElement[]);
    element.replaceChildren(...lines);
    setActive(Math.min(active, cells.length - 1));
  }

  function setActive(cell: number): void {
    cells[active]?.setAttribute('tabindex', '-1');
    active = cell;
    cells[active]?.setAttribute('tabindex', '0');
  }

  return {
    element,
    layOut(lattice, scale) {
      build(lattice);
      for (const [cell, { style }] of cells.entries()) {
        const { x, y, width, height } = cellRect(lattice, cell);
        style.left = `${x / scale}px`;
        style.top = `${y / scale}px`;
        style.width = `${width / scale}px`;
        style.height = `${height / scale}px`;
      }
    },
    tell(board, remark) {
      build(board);
      for (const [cell, symbol] of board.cells.entries()) {
        const more = remark?.(cell) ?? '';
        const words = `${cellWords(cell, board.cols)}, ${symbolWords(symbol)}${more && `, ${more}`}`;
        const target = cells[cell] as HTMLElement;
        if (target.getAttribute('aria-label') !== words) target.setAttribute('aria-label', words);
      }
    },
    active: () => active,
    setActive,
    focus(cell) {
      setActive(cell);
      cells[cell]?.focus({ preventScroll: false });
    },
    visiblyFocused: () => (cells[active]?.matches(':focus-visible') ? active : null),
    labelOf: (cell) => cells[cell]?.getAttribute('aria-label') ?? '',
  };
}

function makeRow(row: number, cols: number): HTMLElement {
  const line = document.createElement('div');
  line.setAttribute('role', 'row');
  line.setAttribute('aria-rowindex', String(row + 1));
  for (let col = 0; col < cols; col++) {
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-colindex', String(col + 1));
    cell.tabIndex = -1;
    line.append(cell);
  }
  return line;
}

/** What a cell shows, in words. */
export function symbolWords(symbol: CellSymbol): string {
  const number = numberOf(symbol);
  if (number === 0) return 'open, no mine around';
  if (number > 0) return `open, ${number} ${number === 1 ? 'mine' : 'mines'} around`;
  switch (symbol) {
    case 'F':
      return 'flag';
    case '?':
      return 'question mark';
    case '*':
      return 'a mine';
    case 'X':
      return 'the mine that was hit';
    case 'x':
      return 'a wrong flag';
    case '~':
      return 'not shown';
    default:
      return 'covered';
  }
}
