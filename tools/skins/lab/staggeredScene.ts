import { createCanvas } from '@napi-rs/canvas';
import type { Random } from '../../../src/game/random.ts';
import { makeRandom } from '../../../src/game/random.ts';
import type { Board, CellSymbol } from '../../../src/model/board.ts';
import type { Frame } from '../../../src/model/frame.ts';
import type { Lattice } from '../../../src/model/lattice.ts';
import { cellCentrePx, cellPolygon, latticeRegion } from '../../../src/model/lattice.ts';
import type { GridSize, Point, Shape } from '../../../src/model/topology.ts';
import { cellPosition, gridExtent } from '../../../src/model/topology.ts';
import { drawContents, looksCovered } from '../train/contents.ts';
import type { DigitStyle } from '../train/glyphs.ts';
import { digitStyle } from '../train/glyphs.ts';
import type { MarkStyle } from '../train/marks.ts';
import { markStyle } from '../train/marks.ts';
import { drawDesktop, drawWindow } from './clutter.ts';
import type { Rgb } from './colour.ts';
import { css, distinctColour, randomColour, shade } from './colour.ts';
import { degrade, randomDegradation } from './degrade.ts';
import { playPosition } from './positions.ts';
import type { CellBox, Context } from './skin.ts';
import { between, chance, pick } from './skin.ts';

/** A picture of a board of hexagons or triangles in a skin of its own, and what a perfect reader says of it. */
export interface StaggeredScene {
  readonly frame: Frame;
  readonly truth: Lattice;
  readonly cells: readonly CellSymbol[];
}

/** How an imaginary program draws such cells. */
interface PolygonSkin {
  readonly closed: Rgb;
  readonly open: Rgb;
  readonly ground: Rgb;
  readonly hit: Rgb;
  /** The lines between cells, with their width in Px; null where cells have a gap between them. */
  readonly line: { readonly colour: Rgb; readonly width: number } | null;
  /** Px between neighbouring cells. */
  readonly gap: number;
  /** How much lighter the upper sides of covered cells are than the lower ones; 0 where they are flat. */
  readonly bevel: number;
  readonly digits: DigitStyle;
  readonly marks: MarkStyle;
}

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const SIZES = [
  { rows: 8, cols: 8, mines: 10 },
  { rows: 9, cols: 12, mines: 16 },
  { rows: 16, cols: 16, mines: 40 },
  { rows: 12, cols: 20, mines: 45 },
  { rows: 16, cols: 30, mines: 99 },
];
/** Column pitch of cells, Px: a triangle's column is half of its base. */
const PITCHES: Readonly<Record<Exclude<Shape, 'square'>, readonly [number, number]>> = {
  hex: [18, 56],
  triangle: [12, 36],
};
/** Row pitch over column pitch of regular cells, and how far programs stray from it. */
const REGULAR = { hex: Math.sqrt(3) / 2, triangle: Math.sqrt(3) } as const;
const STRAY = 0.08;
/** The square that a cell's contents are drawn into, against a cell's width; of triangles, against its base. */
const CONTENT = { hex: 0.66, triangle: 0.44 } as const;

/** The scene of one seed: the same seed and shape always give the same picture. */
export async function generateStaggered(shape: Exclude<Shape, 'square'>, seed: number): Promise<StaggeredScene> {
  const random = makeRandom(seed);
  const size = { shape, ...pick(random, SIZES) };
  const { board } = playPosition(random, size);
  const screen = pick(random, SCREENS);
  const canvas = createCanvas(screen.width, screen.height);
  const ctx = canvas.getContext('2d');
  drawDesktop(random, ctx, screen.width, screen.height);
  const truth = place(random, size, screen);
  drawBoard(random, ctx, board, truth);
  const data = new Uint8ClampedArray(ctx.getImageData(0, 0, screen.width, screen.height).data);
  const frame = await degrade({ ...screen, data }, randomDegradation(random), random);
  return { frame, truth, cells: board.cells };
}

function place(
  random: Random,
  size: GridSize & { readonly shape: Exclude<Shape, 'square'> },
  screen: { readonly width: number; readonly height: number },
): Lattice {
  const extent = gridExtent(size);
  const ratio = REGULAR[size.shape] * between(random, 1 - STRAY, 1 + STRAY);
  const [least, most] = PITCHES[size.shape];
  const room = Math.min((0.9 * screen.width) / extent.width, (0.85 * screen.height) / extent.height / ratio);
  const wanted = Math.max(least, Math.min(room, between(random, least, most)));
  const whole = chance(random, 0.6);
  const pitchX = whole ? Math.floor(wanted) : wanted;
  const pitchY = whole ? Math.round(pitchX * ratio) : pitchX * ratio;
  const x = Math.round(between(random, 0.03, 0.97) * (screen.width - extent.width * pitchX));
  const y = Math.round(between(random, 0.06, 0.97) * (screen.height - extent.height * pitchY));
  const { shape, rows, cols } = size;
  return { shape, rows, cols, x, y, pitchX, pitchY, gapX: 0, gapY: 0 };
}

function randomSkin(random: Random, pitch: number): PolygonSkin {
  const closed = randomColour(random, { saturation: [0, 0.6], lightness: [0.25, 0.8] });
  const open = distinctColour(random, [closed], 45);
  const ground = chance(random, 0.5) ? distinctColour(random, [closed, open], 40) : shade(open, -0.15);
  const hasGap = chance(random, 0.3);
  const width = Math.max(1, Math.round(between(random, 0.02, 0.07) * pitch));
  return {
    closed,
    open,
    ground: hasGap ? distinctColour(random, [closed, open], 60) : ground,
    hit: distinctColour(random, [open, closed], 90),
    line: hasGap ? null : { colour: distinctColour(random, [open, closed], 50), width },
    gap: hasGap ? Math.max(1.5, between(random, 0.04, 0.1) * pitch) : 0,
    bevel: chance(random, 0.35) ? between(random, 0.15, 0.4) : 0,
    digits: digitStyle(random, [open]),
    marks: markStyle(random, [closed], [open]),
  };
}

function drawBoard(random: Random, ctx: Context, board: Board, lattice: Lattice): void {
  const skin = randomSkin(random, lattice.pitchX * (lattice.shape === 'hex' ? 1 : 2));
  const region = latticeRegion(lattice);
  const margin = Math.round(between(random, 4, 30));
  const outer = {
    x: Math.round(region.x) - margin,
    y: Math.round(region.y) - margin,
    width: Math.round(region.width) + 2 * margin,
    height: Math.round(region.height) + 2 * margin,
  };
  drawWindow(random, ctx, outer, 24);
  ctx.fillStyle = css(skin.ground);
  ctx.fillRect(outer.x + 2, outer.y + 2, outer.width - 4, outer.height - 4);
  for (const [index, symbol] of board.cells.entries()) drawCell(ctx, skin, board, lattice, index, symbol);
}

function drawCell(
  ctx: Context,
  skin: PolygonSkin,
  board: Board,
  lattice: Lattice,
  index: number,
  symbol: CellSymbol,
): void {
  const { row, col } = cellPosition(index, board.cols);
  const centre = cellCentrePx(lattice, index);
  const corners = shrink(cellPolygon(lattice, index), centre, skin.gap / 2, lattice);
  const isCovered = looksCovered(symbol, false);
  trace(ctx, corners);
  ctx.fillStyle = css(isCovered ? skin.closed : symbol === 'X' ? skin.hit : skin.open);
  ctx.fill();
  if (isCovered && skin.bevel > 0) drawBevel(ctx, skin, corners);
  if (skin.line) {
    trace(ctx, corners);
    ctx.strokeStyle = css(skin.line.colour);
    ctx.lineWidth = skin.line.width;
    ctx.stroke();
  }
  drawContents(ctx, contentBox(lattice, centre, row, col, symbol), skin.digits, skin.marks);
}

function contentBox(
  { shape, pitchX }: Lattice,
  { x, y }: Point,
  row: number,
  col: number,
  symbol: CellSymbol,
): CellBox {
  const side = shape === 'hex' ? CONTENT.hex * pitchX : CONTENT.triangle * 2 * pitchX;
  return { x: x - side / 2, y: y - side / 2, width: side, height: side, row, col, symbol };
}

/** A polygon whose sides lie so many Px further in. */
function shrink(corners: readonly Point[], centre: Point, by: number, { shape, pitchX }: Lattice): readonly Point[] {
  if (by === 0) return corners;
  const inradius = shape === 'hex' ? pitchX / 2 : pitchX / Math.sqrt(3);
  const k = 1 - by / inradius;
  return corners.map((p) => ({ x: centre.x + k * (p.x - centre.x), y: centre.y + k * (p.y - centre.y) }));
}

function trace(ctx: Context, corners: readonly Point[]): void {
  ctx.beginPath();
  for (const [k, { x, y }] of corners.entries()) k === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y);
  ctx.closePath();
}

function drawBevel(ctx: Context, { closed, bevel }: PolygonSkin, corners: readonly Point[]): void {
  corners.forEach((a, k) => {
    const b = corners[(k + 1) % corners.length] ?? a;
    const isUpper = b.x > a.x || (b.x === a.x && b.y < a.y);
    ctx.strokeStyle = css(shade(closed, isUpper ? bevel : -bevel));
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
    ctx.stroke();
  });
}
