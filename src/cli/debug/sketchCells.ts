import type { CellSymbol } from '../../model/board.ts';
import { isClosed, numberOf } from '../../model/board.ts';
import { cellCentrePx, cellPolygon, cellRect } from '../../model/lattice.ts';
import type { CellsStep } from '../../vision/cellsStep.ts';
import { FORBIDDEN } from '../../vision/confidences.ts';
import type { Sketch } from './sketch.ts';
import { dim, label, line, polygon, scaleFor } from './sketch.ts';
import { sketchGroups } from './sketchGroups.ts';

/** The groups of a board's cells, what lies over its cells, and what they were read as. */
export function sketchCells(step: CellsStep): Sketch[] {
  return [sketchGroups(step), sketchOutlines(step), sketchNames(step)];
}

/** Outlines of cells, and edges that run straight through them. */
function sketchOutlines({ frame, outlines, foreign, reading: { lattice } }: CellsStep): Sketch {
  const marks = foreign.flatMap((isForeign, cell) => {
    const corners = cellPolygon(lattice, cell);
    const { x, y, width, height } = cellRect(lattice, cell);
    const centre = { x: x + width / 2, y: y + height / 2 };
    const through = 'stroke="#ffd500" stroke-width="2"';
    return [
      outlines.outlined[cell] ? polygon(inset(corners, 0.12), 'fill="none" stroke="#3dff6e"') : '',
      outlines.bare[cell] ? polygon(inset(corners, 0.12), 'fill="#ff3b30" fill-opacity="0.3"') : '',
      isForeign ? polygon(corners, 'fill="#d238ff" fill-opacity="0.45"') : '',
      outlines.upright[cell] ? line({ x: centre.x, y }, { x: centre.x, y: y + height }, through) : '',
      outlines.level[cell] ? line({ x, y: centre.y }, { x: x + width, y: centre.y }, through) : '',
    ];
  });
  return {
    name: 'outlines',
    caption:
      'Cells with an outline (green), cells that lack the one that the others have (red), cells that a straight edge runs through (yellow lines), and those that something else is taken to lie over (violet).',
    frame,
    scale: scaleFor(lattice.pitchY),
    marks: [dim(frame, 0.45), ...marks],
  };
}

/** The symbols that were read, over the picture. */
function sketchNames({ frame, foreign, reading }: CellsStep): Sketch {
  const { lattice, cells, confidence, status } = reading;
  const marks = cells.flatMap((symbol, cell) => {
    const { x, y } = cellCentrePx(lattice, cell);
    const size = 0.62 * Math.min(lattice.pitchX, lattice.pitchY);
    const colour = symbol === '~' ? unreadColour(foreign[cell] === true, confidence[cell] as number) : colourOf(symbol);
    return [
      polygon(cellPolygon(lattice, cell), `fill="${colour}" fill-opacity="0.16"`),
      label(symbol, x, y + size * 0.36, size, `fill="${colour}" text-anchor="middle" font-weight="bold"`),
    ];
  });
  const unread = cells.filter((symbol) => symbol === '~').length;
  return {
    name: 'board',
    caption: `The cells as they were read, ${unread} of them unreadable (~: grey where nothing is sure enough, orange where the rules forbid the name, violet where something lies over). Status: ${status}.`,
    frame,
    scale: scaleFor(lattice.pitchY),
    marks: [dim(frame, 0.5), ...marks],
  };
}

function unreadColour(isForeign: boolean, confidence: number): string {
  if (isForeign) return '#d238ff';
  return confidence === FORBIDDEN ? '#ff9500' : '#b0b0b0';
}

function colourOf(symbol: CellSymbol): string {
  if (symbol === 'F' || symbol === '?') return '#ff5a4d';
  if (isClosed(symbol)) return '#8fb4ff';
  return numberOf(symbol) >= 0 ? '#ffffff' : '#ffd500';
}

/** A polygon with its corners nearer to its middle by a part of the way. */
function inset(corners: readonly { readonly x: number; readonly y: number }[], part: number) {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const middle = { x: mean(corners.map((p) => p.x)), y: mean(corners.map((p) => p.y)) };
  return corners.map((p) => ({ x: p.x + part * (middle.x - p.x), y: p.y + part * (middle.y - p.y) }));
}
