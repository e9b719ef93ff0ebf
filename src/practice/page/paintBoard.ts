import type { CellSymbol } from '../../model/board.ts';
import { isClosed, numberOf } from '../../model/board.ts';
import type { Lattice } from '../../model/lattice.ts';
import { cellCentrePx, cellPolygon } from '../../model/lattice.ts';
import type { Point } from '../../model/topology.ts';
import type { Theme } from './theme.ts';

/** How a cell looks beyond what it shows: pressed by the pointer, or flashing since a chord did not match. */
export interface CellStates {
  readonly pressed: ReadonlySet<number>;
  readonly flashing: ReadonlySet<number>;
}

/** What to write on a closed cell, on a ground of its own colour. */
export interface CellLabel {
  readonly text: string;
  readonly ground: string;
  readonly colour: string;
}

/** Parts of the size of a cell. */
/** A flag on a triangle leaves some of its tip free, as part of one elsewhere. */
const TRIANGLE_FLAG = 0.85;
/** Between squares, and between other cells. */
const GAP = 0.03;
const OUTLINE = 0.055;
const BEVEL = 0.08;
const LABEL_SIZE = 0.42;
/** How high digits are: what room a shape leaves around its middle, with some ground between, as part of its column pitch. */
const TEXT_SIZE = { square: 0.68, hex: 0.53, triangle: 0.78 } as const;

/** Paints one cell of a board, its ground included. @param label is written on closed cells instead of a mark. */
export function paintCell(
  context: CanvasRenderingContext2D,
  lattice: Lattice,
  cell: number,
  symbol: CellSymbol,
  theme: Theme,
  states: CellStates,
  label: CellLabel | null = null,
): void {
  const unit = unitOf(lattice);
  const centre = cellCentrePx(lattice, cell);
  const outline = cellPolygon(lattice, cell);
  paintGround(context, outline, lattice, theme);
  const gap = lattice.shape === 'square' ? Math.max(1, Math.round(GAP * unit)) / 2 : Math.max(1.5, OUTLINE * unit) / 2;
  const inner = inset(outline, centre, gap);
  const closed = isClosed(symbol);
  if (symbol === '~') fillFlat(context, inner, theme.veil);
  else if (label) fillFlat(context, inner, label.ground);
  else if (closed && !states.pressed.has(cell)) paintCovered(context, inner, lattice, theme, states.flashing.has(cell));
  else fillFlat(context, inner, symbol === 'X' ? theme.hit : theme.open);
  if (label) paintText(context, label.text, centre, LABEL_SIZE * unit, label.colour);
  else paintSign(context, symbol, centre, lattice, theme);
}

/** The cell in the colour of the lines around it. */
function paintGround(
  context: CanvasRenderingContext2D,
  outline: readonly Point[],
  { shape }: Lattice,
  theme: Theme,
): void {
  fillFlat(context, outline, shape === 'square' ? theme.lines : theme.outline);
  if (shape === 'square') return;
  // Two slanted edges that meet would let what lies below shine through between them.
  context.strokeStyle = theme.outline;
  context.lineWidth = 1;
  tracePolygon(context, outline);
  context.stroke();
}

/** The size of a cell for what is drawn in it, px. */
function unitOf({ shape, pitchX }: Lattice): number {
  return shape === 'triangle' ? pitchX * 1.25 : pitchX;
}

function fillFlat(context: CanvasRenderingContext2D, outline: readonly Point[], colour: string): void {
  context.fillStyle = colour;
  fillPolygon(context, outline);
}

/** A cap with bevelled sides, lit from the top left. Other cells than squares have flat ones. */
function paintCovered(
  context: CanvasRenderingContext2D,
  outline: readonly Point[],
  lattice: Lattice,
  theme: Theme,
  flashing: boolean,
): void {
  if (lattice.shape !== 'square') {
    fillFlat(context, outline, flashing ? theme.flash : flatFace(outline, theme));
    return;
  }
  const [a, b, , d] = outline as readonly [Point, Point, Point, Point];
  const face = shrinkSquare(outline, Math.max(1, Math.round(BEVEL * unitOf(lattice))));
  const [e, f, g, h] = face as [Point, Point, Point, Point];
  context.fillStyle = theme.rim;
  fillPolygon(context, outline);
  context.fillStyle = theme.shine;
  fillPolygon(context, [a, b, f, e]);
  fillPolygon(context, [a, e, h, d]);
  const gradient = context.createLinearGradient(0, e.y, 0, g.y);
  gradient.addColorStop(0, flashing ? theme.flash : theme.face[0]);
  gradient.addColorStop(1, flashing ? theme.flash : theme.face[1]);
  context.fillStyle = gradient;
  fillPolygon(context, face);
}

/** Triangles that point up catch more light than those that point down; hexagons are alike. */
function flatFace(outline: readonly Point[], { face: [light, dark] }: Theme): string {
  const heights = outline.map(({ y }) => y).sort((a, b) => a - b);
  const [top, middle, bottom] = heights as [number, number, number];
  return outline.length === 3 && middle - top > bottom - middle ? light : dark;
}

function paintSign(
  context: CanvasRenderingContext2D,
  symbol: CellSymbol,
  centre: Point,
  lattice: Lattice,
  theme: Theme,
): void {
  const unit = unitOf(lattice);
  const number = numberOf(symbol);
  const size = TEXT_SIZE[lattice.shape] * lattice.pitchX;
  const flagUnit = lattice.shape === 'triangle' ? TRIANGLE_FLAG * unit : unit;
  if (number > 0)
    paintText(context, String(number), centre, number > 9 ? size * 0.8 : size, theme.numbers[number] as string);
  else if (symbol === '?') paintText(context, '?', centre, size, theme.pole);
  else if (symbol === 'F') paintFlag(context, centre, flagUnit, theme);
  else if (symbol === '*' || symbol === 'X') paintMine(context, centre, unit, theme.mine);
  else if (symbol === 'x') {
    paintFlag(context, centre, flagUnit, theme);
    paintCross(context, centre, unit, theme);
  }
}

function paintText(context: CanvasRenderingContext2D, text: string, at: Point, size: number, colour: string): void {
  context.font = `700 ${size.toFixed(1)}px "DejaVu Sans", Verdana, system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = colour;
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(text);
  context.fillText(text, at.x, at.y + (up - down) / 2);
}

function paintFlag(context: CanvasRenderingContext2D, { x, y }: Point, unit: number, { flag, pole }: Theme): void {
  const at = (dx: number, dy: number): Point => ({ x: x + dx * unit, y: y + dy * unit });
  context.fillStyle = pole;
  fillPolygon(context, [at(-0.08, -0.27), at(-0.02, -0.27), at(-0.02, 0.24), at(-0.08, 0.24)]);
  fillPolygon(context, [at(-0.2, 0.27), at(-0.14, 0.2), at(0.06, 0.2), at(0.14, 0.27)]);
  context.fillStyle = flag;
  fillPolygon(context, [at(-0.05, -0.29), at(0.25, -0.13), at(-0.05, 0.04)]);
}

function paintMine(context: CanvasRenderingContext2D, { x, y }: Point, unit: number, colour: string): void {
  const radius = 0.2 * unit;
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.lineWidth = 0.07 * unit;
  context.lineCap = 'round';
  context.beginPath();
  for (let k = 0; k < 4; k++) {
    const [dx, dy] = [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)];
    const reach = (k % 2 === 0 ? 1.5 : 1.3) * radius;
    context.moveTo(x - dx * reach, y - dy * reach);
    context.lineTo(x + dx * reach, y + dy * reach);
  }
  context.stroke();
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = 'rgb(255 255 255 / 75%)';
  context.beginPath();
  context.arc(x - 0.35 * radius, y - 0.35 * radius, 0.28 * radius, 0, 2 * Math.PI);
  context.fill();
}

function paintCross(context: CanvasRenderingContext2D, { x, y }: Point, unit: number, { wrong, open }: Theme): void {
  const r = 0.3 * unit;
  for (const [colour, width] of [
    [open, 0.14],
    [wrong, 0.08],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width * unit;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x - r, y - r);
    context.lineTo(x + r, y + r);
    context.moveTo(x + r, y - r);
    context.lineTo(x - r, y + r);
    context.stroke();
  }
}

/** A ring along the inside of a cell, for the cell that has the keyboard. */
export function paintFocus(context: CanvasRenderingContext2D, lattice: Lattice, cell: number, theme: Theme): void {
  const unit = unitOf(lattice);
  const ring = inset(cellPolygon(lattice, cell), cellCentrePx(lattice, cell), 0.06 * unit);
  context.lineJoin = 'round';
  for (const [colour, width] of [
    [theme.open, 0.2],
    [theme.focus, 0.12],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(2, width * unit);
    tracePolygon(context, ring);
    context.stroke();
  }
}

function fillPolygon(context: CanvasRenderingContext2D, outline: readonly Point[]): void {
  tracePolygon(context, outline);
  context.fill();
}

function tracePolygon(context: CanvasRenderingContext2D, outline: readonly Point[]): void {
  context.beginPath();
  outline.forEach(({ x, y }, i) => {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
}

/** A convex outline with every side moved inward by `distance`, px. */
function inset(outline: readonly Point[], centre: Point, distance: number): Point[] {
  const toSides = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const cross = (b.x - a.x) * (centre.y - a.y) - (b.y - a.y) * (centre.x - a.x);
    return Math.abs(cross) / Math.hypot(b.x - a.x, b.y - a.y);
  });
  const scale = 1 - Math.min(1, distance / Math.min(...toSides));
  return outline.map((p) => ({ x: centre.x + (p.x - centre.x) * scale, y: centre.y + (p.y - centre.y) * scale }));
}

function shrinkSquare(square: readonly Point[], distance: number): Point[] {
  const [first, , third] = square as readonly [Point, Point, Point];
  return inset(square, { x: (first.x + third.x) / 2, y: (first.y + third.y) / 2 }, distance);
}
