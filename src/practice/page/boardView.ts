import { paintShapes } from '../../hints/canvas.ts';
import type { Shape } from '../../hints/shapes.ts';
import type { Board } from '../../model/board.ts';
import type { Lattice } from '../../model/lattice.ts';
import { cellAtPx } from '../../model/lattice.ts';
import type { GridSize, Point } from '../../model/topology.ts';
import type { AccessibleGrid } from './accessibleGrid.ts';
import { makeAccessibleGrid } from './accessibleGrid.ts';
import { canvasSize, makeLattice } from './lattices.ts';
import type { CellLabel, CellStates } from './paintBoard.ts';
import { paintCell, paintFocus } from './paintBoard.ts';
import type { Theme } from './theme.ts';
import { DARK, LIGHT } from './theme.ts';

/** What a view shows. */
export interface ViewContent {
  readonly board: Board;
  readonly states?: CellStates;
  /** Drawn over the cells; the lattice is that of the view's canvas. */
  readonly hints?: ((lattice: Lattice) => readonly Shape[]) | null;
  /** Written on closed cells instead of their marks; the colours may depend on the theme. */
  readonly labels?: (cell: number, theme: Theme) => CellLabel | null;
  /** What is said of a cell beyond what it shows. */
  readonly remark?: (cell: number) => string;
}

export interface BoardView {
  /** Takes the focus and hears keys and the pointer. */
  readonly element: HTMLElement;
  readonly show: (content: ViewContent) => void;
  /** Cell size in CSS px, or null for the largest that fits. */
  readonly resize: (cellSize: number | null) => void;
  /** The cell under a place of the window (CSS px of the viewport), or null. */
  readonly cellAt: (place: { readonly clientX: number; readonly clientY: number }) => number | null;
  /** The cells of a board that people play on; null where the view is a picture. */
  readonly grid: AccessibleGrid | null;
}

export interface ViewOptions {
  /** What a screen reader calls it. */
  readonly label: string;
  /** Whether it is played on: else it is a picture. */
  readonly interactive: boolean;
  /** The largest cell size for which there is room, CSS px. */
  readonly sizeFor: (size: GridSize) => number;
}

const NO_STATES: CellStates = { pressed: new Set(), flashing: new Set() };
const darkness = matchMedia('(prefers-color-scheme: dark)');

/** A board on two canvases, one for the cells and one for hints, under a grid of cells for keys and screen readers. */
export function makeBoardView(host: HTMLElement, { label, interactive, sizeFor }: ViewOptions): BoardView {
  const cells = makeCanvas(host);
  const over = makeCanvas(host);
  const grid = interactive ? makeAccessibleGrid(host, label) : null;
  let content: ViewContent | null = null;
  let wanted: number | null = null;
  let lattice: Lattice | null = null;
  /** What every cell was last painted as; emptied when everything must be painted anew. */
  let painted: string[] = [];
  host.classList.add('boardView');
  if (!grid) {
    host.setAttribute('role', 'img');
    host.setAttribute('aria-label', label);
  }

  function layOut(board: Board): Lattice {
    const scale = window.devicePixelRatio;
    const size = wanted ?? sizeFor(board);
    const next = makeLattice(board, Math.round(size * scale));
    const isSame = lattice && (Object.keys(next) as (keyof Lattice)[]).every((key) => lattice?.[key] === next[key]);
    if (lattice && isSame) return lattice;
    const { width, height } = canvasSize(next);
    for (const canvas of [cells, over]) {
      canvas.width = width;
      canvas.height = height;
      canvas.style.width = `${width / scale}px`;
      canvas.style.height = `${height / scale}px`;
    }
    host.style.width = `${width / scale}px`;
    host.style.height = `${height / scale}px`;
    lattice = next;
    painted = [];
    grid?.layOut(next, scale);
    return next;
  }

  function paint(): void {
    if (!content) return;
    const { board, states = NO_STATES, labels, hints } = content;
    const theme = darkness.matches ? DARK : LIGHT;
    const at = layOut(board);
    const context = cells.getContext('2d') as CanvasRenderingContext2D;
    if (painted.length === 0) {
      context.fillStyle = theme.lines;
      context.clearRect(0, 0, cells.width, cells.height);
      if (board.shape === 'square') context.fillRect(0, 0, cells.width, cells.height);
    }
    for (const [cell, symbol] of board.cells.entries()) {
      const text = labels?.(cell, theme) ?? null;
      const key = [symbol, states.pressed.has(cell), states.flashing.has(cell), text?.text, text?.ground].join();
      if (painted[cell] === key) continue;
      paintCell(context, at, cell, symbol, theme, states, text);
      painted[cell] = key;
    }
    const top = over.getContext('2d') as CanvasRenderingContext2D;
    top.clearRect(0, 0, over.width, over.height);
    if (hints) paintShapes(top, hints(at));
    const focused = grid?.visiblyFocused() ?? null;
    if (focused !== null) paintFocus(top, at, focused, theme);
  }

  function show(next: ViewContent): void {
    content = next;
    paint();
    grid?.tell(next.board, next.remark);
  }

  function repaint(): void {
    painted = [];
    paint();
  }

  darkness.addEventListener('change', repaint);
  window.addEventListener('resize', repaint);
  host.addEventListener('focusin', paint);
  host.addEventListener('focusout', paint);
  return {
    element: grid?.element ?? host,
    show,
    grid,
    resize(cellSize) {
      wanted = cellSize;
      repaint();
    },
    cellAt(place) {
      return lattice && cellAtPx(lattice, toCanvas(place, cells));
    },
  };
}

function makeCanvas(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);
  return canvas;
}

function toCanvas(place: { readonly clientX: number; readonly clientY: number }, canvas: HTMLCanvasElement): Point {
  const box = canvas.getBoundingClientRect();
  return {
    x: ((place.clientX - box.left) * canvas.width) / box.width,
    y: ((place.clientY - box.top) * canvas.height) / box.height,
  };
}
