import type { Board } from '../../../src/model/board.ts';
import type { Rect } from '../../../src/model/frame.ts';
import type { Lattice } from '../../../src/model/lattice.ts';
import { cellRect, latticeRegion } from '../../../src/model/lattice.ts';
import type { Scene } from '../lab/scene.ts';
import { drawWindowFrame, writeLines } from './desktop.ts';
import type { Dice } from './dice.ts';
import type { Brush } from './theme.ts';

/** Share of the scenes with something over the board. */
const COVERED = 0.15;
/** Above this covered part a cell must not be read; below it, reading what is there and abstaining are both right. */
const HIDDEN = 0.6;
/** The part of its box that the arrow fills. */
const ARROW_FILLS = 0.45;

/** Lays a dialog, a tooltip or the pointer over some boards, and says which cells can still be read. */
export function layOver(dice: Dice, brush: Brush, board: Board, lattice: Lattice): Pick<Scene, 'cells' | 'touched'> {
  const overlay = dice.odds(COVERED) ? drawOverlay(dice, brush, latticeRegion(lattice)) : null;
  const touched = new Set<number>();
  const cells = board.cells.map((symbol, i) => {
    const part = overlay ? overlay.fills * coveredPart(lattice, i, overlay.box) : 0;
    if (part > 0) touched.add(i);
    return part > HIDDEN ? '~' : symbol;
  });
  return { cells, touched };
}

interface Overlay {
  readonly box: Rect;
  /** The part of the box that hides what is under it. */
  readonly fills: number;
}

function drawOverlay(dice: Dice, brush: Brush, board: Rect): Overlay {
  const middle = { x: board.x + board.width * dice.range(0.1, 0.9), y: board.y + board.height * dice.range(0.1, 0.9) };
  const kind = dice.one('dialog', 'note', 'arrow', 'arrow');
  if (kind === 'arrow') return { box: drawArrow(dice, brush, middle.x, middle.y), fills: ARROW_FILLS };
  const wide = kind === 'dialog' ? dice.range(0.25, 0.5) * board.width : Math.min(140, board.width * 0.5);
  const tall = kind === 'dialog' ? dice.range(0.2, 0.45) * board.height : 22;
  const box = {
    x: Math.round(middle.x - wide / 2),
    y: Math.round(middle.y - tall / 2),
    width: Math.round(wide),
    height: Math.round(tall),
  };
  drawWindowFrame(dice, brush, box, 0);
  writeLines(dice, brush, box, 13, '#44484e');
  // The frame is drawn one pixel larger, and its shadow darkens a little more.
  return { box: { x: box.x - 1, y: box.y, width: box.width + 2, height: box.height + 1 }, fills: 1 };
}

function drawArrow(dice: Dice, brush: Brush, x: number, y: number): Rect {
  const side = dice.whole(12, 24);
  const light = dice.odds(0.5);
  brush.fillStyle = light ? '#ffffff' : '#111111';
  brush.strokeStyle = light ? '#111111' : '#ffffff';
  brush.lineWidth = 1;
  brush.beginPath();
  for (const [px, py] of [
    [0, 0],
    [0, 0.82],
    [0.2, 0.64],
    [0.34, 0.98],
    [0.46, 0.92],
    [0.32, 0.6],
    [0.58, 0.58],
  ] as const)
    brush.lineTo(x + px * side, y + py * side);
  brush.closePath();
  brush.fill();
  brush.stroke();
  return { x, y, width: 0.58 * side, height: side };
}

/** The part of a cell that a box covers, 0 to 1. */
function coveredPart(lattice: Lattice, index: number, box: Rect): number {
  const cell = cellRect(lattice, index);
  const across = Math.min(cell.x + cell.width, box.x + box.width) - Math.max(cell.x, box.x);
  const down = Math.min(cell.y + cell.height, box.y + box.height) - Math.max(cell.y, box.y);
  return across > 0 && down > 0 ? (across * down) / (cell.width * cell.height) : 0;
}
