import type { HintMark, Hints } from '../model/hints.ts';
import type { Point } from '../model/topology.ts';
import type { Palette } from './palette.ts';
import { PALETTES } from './palette.ts';
import { writeText } from './strokeFont.ts';

/** Something to draw, in Px: a polygon, or lines when it is not closed. Shapes are drawn in order. */
export interface Shape {
  readonly points: readonly Point[];
  readonly closed: boolean;
  /** Fill colour (#rrggbb) with its opacity, or null. */
  readonly fill: { readonly colour: string; readonly opacity: number } | null;
  readonly stroke: { readonly colour: string; readonly width: number } | null;
}

export interface DrawingOptions {
  readonly palette?: Palette | undefined;
  /** Opacity of the green and red fills over a whole cell, 0 to 1. */
  readonly opacity?: number | undefined;
  /** Write each risk as a percentage. */
  readonly percent?: boolean | undefined;
}

/** Sizes as parts of a cell's shorter side. */
const MARK_RADIUS = 0.2;
const MARK_WIDTH = 0.1;
const HALO = 0.045;
/** A halo is at least a pixel wide so that it shows, unless that is more than this part of a tiny cell. */
const MOST_HALO = 0.08;
const OUTLINE = 0.09;
const LABEL_HEIGHT = 0.3;
const CIRCLE_CORNERS = 24;
const DEFAULT_OPACITY = 0.4;
/** A risk square keeps this side (part of the cell) however small the risk, so that it can be seen. */
const SMALLEST_SQUARE = 0.1;

/**
 * The drawing of hints, the same for every surface. Safe: a green cell with a ring. Mine: a red cell with a cross.
 * Risk: a yellow copy of the cell whose area is the risk. A flag that is wrong: a green cell with an exclamation
 * mark. Best move: an outline around the cell. Every mark has a dark and a light halo.
 */
export function drawHints(hints: Hints, options: DrawingOptions = {}): Shape[] {
  const { palette = PALETTES.classic, opacity = DEFAULT_OPACITY, percent = false } = options;
  const size = hints.cellSize;
  const shapes = hints.marks.flatMap((mark) => drawMark(mark, size, palette, opacity));
  if (hints.best) shapes.push(...drawBest(hints.best.outline, size, palette));
  if (percent) shapes.push(...hints.marks.flatMap((mark) => drawLabel(mark, size, palette)));
  return shapes;
}

function drawMark(mark: HintMark, size: number, palette: Palette, opacity: number): Shape[] {
  const { kind, centre, outline } = mark;
  const fillCell = (colour: string): Shape => ({
    points: outline,
    closed: true,
    fill: { colour, opacity },
    stroke: null,
  });
  switch (kind) {
    case 'safe':
      return [
        fillCell(palette.safe),
        ...haloed(circle(centre, MARK_RADIUS * size), true, MARK_WIDTH * size, size, palette.safe, palette),
      ];
    case 'mine':
      return [
        fillCell(palette.mine),
        ...cross(centre, MARK_RADIUS * size).flatMap((line) =>
          haloed(line, false, MARK_WIDTH * size, size, palette.mine, palette),
        ),
        ...cross(centre, MARK_RADIUS * size).map((points) => plainLine(points, palette.mine, MARK_WIDTH * size)),
      ];
    case 'false-flag':
      return [
        fillCell(palette.safe),
        ...exclamation(centre, size).flatMap((line) =>
          haloed(line, false, 1.4 * MARK_WIDTH * size, size, palette.risk, palette),
        ),
      ];
    default:
      return drawRisk(mark, size, palette);
  }
}

/**
 * The cell shrunk about its centre so that its area is the risk, with a light and a dark ring around it. Where the
 * cell has no room for the rings they move inward, onto the square's edge.
 */
function drawRisk({ risk, outline, centre }: HintMark, size: number, palette: Palette): Shape[] {
  const scale = Math.max(SMALLEST_SQUARE, Math.sqrt(risk));
  const width = haloWidth(size);
  const share = widthShare(outline, centre, width);
  const ring = (colour: string, widthsOutside: number): Shape => {
    const at = Math.min(scale + widthsOutside * share, 1 - (2 - widthsOutside) * share);
    return { points: shrink(outline, centre, at), closed: true, fill: null, stroke: { colour, width } };
  };
  return [
    {
      points: shrink(outline, centre, scale),
      closed: true,
      fill: { colour: palette.risk, opacity: 1 },
      stroke: null,
    },
    ring(palette.haloLight, 0.5),
    ring(palette.haloDark, 1.5),
  ];
}

/** The cell's outline, moved inward so that its halo ends at the cell's edge and covers nothing of its neighbours. */
function drawBest(outline: readonly Point[], size: number, palette: Palette): Shape[] {
  const centre = middle(outline);
  const width = OUTLINE * size;
  const inset = widthShare(outline, centre, width / 2 + 2 * haloWidth(size));
  return haloed(shrink(outline, centre, 1 - inset), true, width, size, palette.best, palette);
}

/**
 * The outlines of the numbers that prove a cell, as around the best move: that is a closed cell, these are open ones.
 * @param outlines the corners of each, Px. @param size the shorter side of a cell, Px.
 */
export function drawProof(outlines: readonly (readonly Point[])[], size: number, palette: Palette): Shape[] {
  return outlines.flatMap((outline) => drawBest(outline, size, palette));
}

function drawLabel({ risk, centre, kind }: HintMark, size: number, palette: Palette): Shape[] {
  if (kind !== 'risk') return [];
  const lines = writeText(percentText(risk), centre, LABEL_HEIGHT * size);
  const width = Math.max(1, 0.045 * size);
  return [
    ...lines.map((points) => plainLine(points, palette.haloLight, width + 2 * haloWidth(size))),
    ...lines.map((points) => plainLine(points, palette.haloDark, width)),
  ];
}

/** "7", "12", "<1" or ">99": percent without the sign, short enough for a cell. */
export function percentText(risk: number): string {
  const percent = risk * 100;
  if (percent > 0 && percent < 1) return '<1';
  if (percent > 99 && percent < 100) return '>99';
  return String(Math.round(percent));
}

/** A line with a light and a dark ring around it. */
function haloed(
  points: readonly Point[],
  closed: boolean,
  width: number,
  size: number,
  colour: string,
  palette: Palette,
): Shape[] {
  const halo = haloWidth(size);
  const stroke = (c: string, w: number): Shape => ({ points, closed, fill: null, stroke: { colour: c, width: w } });
  return [
    stroke(palette.haloDark, width + 4 * halo),
    stroke(palette.haloLight, width + 2 * halo),
    stroke(colour, width),
  ];
}

function plainLine(points: readonly Point[], colour: string, width: number): Shape {
  return { points, closed: false, fill: null, stroke: { colour, width } };
}

function circle({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: CIRCLE_CORNERS }, (_, k) => {
    const angle = (2 * Math.PI * k) / CIRCLE_CORNERS;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

function cross({ x, y }: Point, r: number): Point[][] {
  return [
    [
      { x: x - r, y: y - r },
      { x: x + r, y: y + r },
    ],
    [
      { x: x + r, y: y - r },
      { x: x - r, y: y + r },
    ],
  ];
}

function exclamation({ x, y }: Point, size: number): Point[][] {
  return [
    [
      { x, y: y - 0.26 * size },
      { x, y: y + 0.06 * size },
    ],
    [
      { x, y: y + 0.25 * size },
      { x, y: y + 0.26 * size },
    ],
  ];
}

/** The width of each of a halo's two rings, Px. */
function haloWidth(size: number): number {
  return Math.max(HALO * size, Math.min(1, MOST_HALO * size));
}

function middle(outline: readonly Point[]): Point {
  const sum = outline.reduce((a, p) => ({ x: a.x + p.x, y: a.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

/** By how much to shrink a convex outline about its centre so that every side moves inward by `distance` Px or more. */
function widthShare(outline: readonly Point[], centre: Point, distance: number): number {
  const toSides = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const cross = (b.x - a.x) * (centre.y - a.y) - (b.y - a.y) * (centre.x - a.x);
    return Math.abs(cross) / Math.hypot(b.x - a.x, b.y - a.y);
  });
  return Math.min(1, distance / Math.min(...toSides));
}

function shrink(outline: readonly Point[], centre: Point, scale: number): Point[] {
  return outline.map((p) => ({ x: centre.x + (p.x - centre.x) * scale, y: centre.y + (p.y - centre.y) * scale }));
}
