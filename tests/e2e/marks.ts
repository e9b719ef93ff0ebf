import { PALETTES } from '../../src/hints/palette.ts';
import type { Frame } from '../../src/model/frame.ts';
import type { Hints, MarkKind } from '../../src/model/hints.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellPolygon, cellRect } from '../../src/model/lattice.ts';
import type { Point } from '../../src/model/topology.ts';

/** What is seen drawn over one cell; `other` is something without the colour of any mark. */
export interface SeenMark {
  readonly kind: Exclude<MarkKind, 'false-flag'> | 'other' | null;
  readonly best: boolean;
}

/** Two pixels differ from this difference of a channel on: less is rounding. */
const DIFFERENT = 6;
/** A drawn pixel has a mark's colour when no channel is further from it; smoothed edges are not counted. */
const LIKE = 22;
/** Parts of a cell's pixels that show a mark's own colour, at least. */
const FEWEST = { safe: 0.012, mine: 0.012, risk: 0, best: 0.03 };
/**
 * So many Px at the rim, or such a part of a cell, may belong to the neighbour, whose mark may lie a pixel off and has a
 * smoothed edge. Where exactly cells meet within a bevel is read a pixel off in some positions of KMines.
 */
const RIM = 2;
const RIM_PART = 0.06;
/** Less than this many pixels over a cell are a smoothed edge of the neighbour's mark. */
const FEWEST_DRAWN = 4;

type Colour = readonly [number, number, number];
const { classic } = PALETTES;
const COLOURS = {
  safe: parseColour(classic.safe),
  mine: parseColour(classic.mine),
  best: parseColour(classic.best),
};

function parseColour(text: string): Colour {
  const n = Number.parseInt(text.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/**
 * What the screen shows over each cell of a board, told from the game's own pixels alone: a mark is what differs from
 * them and has a mark's colour. Both pictures are of the same place.
 */
export function seeMarks(own: Frame, shown: Frame, lattice: Lattice): SeenMark[] {
  return Array.from({ length: lattice.rows * lattice.cols }, (_, cell) => seeMark(own, shown, lattice, cell));
}

function seeMark(own: Frame, shown: Frame, lattice: Lattice, index: number): SeenMark {
  const cell = cellRect(lattice, index);
  const isWithin = withinSides(cellPolygon(lattice, index));
  const counts = { drawn: 0, safe: 0, mine: 0, risk: 0, best: 0 };
  const rim = Math.max(RIM, Math.round(RIM_PART * cell.width));
  const left = Math.round(cell.x) + rim;
  const top = Math.round(cell.y) + rim;
  const right = Math.round(cell.x + cell.width) - rim;
  const bottom = Math.round(cell.y + cell.height) - rim;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (difference(own, shown, x, y) < DIFFERENT) continue;
      if (lattice.shape !== 'square' && !isWithin(x + 0.5, y + 0.5, rim)) continue;
      counts.drawn++;
      for (const name of ['safe', 'mine', 'best'] as const) if (isLike(shown, x, y, COLOURS[name])) counts[name]++;
      if (isYellow(shown, x, y)) counts.risk++;
    }
  }
  const area = (right - left) * (bottom - top);
  const has = (name: keyof typeof FEWEST) => counts[name] >= Math.max(1, FEWEST[name] * area);
  const kind = has('safe') ? 'safe' : has('mine') ? 'mine' : has('risk') ? 'risk' : null;
  const best = has('best');
  return { kind: kind ?? (!best && counts.drawn >= FEWEST_DRAWN ? 'other' : null), best };
}

/** Whether a place is at least so far within all sides of a convex outline (Px) with its corners clockwise. */
function withinSides(corners: readonly Point[]): (x: number, y: number, depth: number) => boolean {
  const sides = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length] as Point;
    return { a, dx: b.x - a.x, dy: b.y - a.y, length: Math.hypot(b.x - a.x, b.y - a.y) };
  });
  return (x, y, depth) => sides.every(({ a, dx, dy, length }) => (dx * (y - a.y) - dy * (x - a.x)) / length >= depth);
}

function difference(a: Frame, b: Frame, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= a.width || y >= a.height || x >= b.width || y >= b.height) return 0;
  const i = (y * a.width + x) * 4;
  const k = (y * b.width + x) * 4;
  let most = 0;
  for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs((a.data[i + c] as number) - (b.data[k + c] as number)));
  return most;
}

function isLike({ data, width }: Frame, x: number, y: number, colour: Colour): boolean {
  const i = (y * width + x) * 4;
  return colour.every((value, c) => Math.abs((data[i + c] as number) - value) <= LIKE);
}

/** The square of a small risk is hardly more than one pixel, mixed with the light ring around it. */
function isYellow({ data, width }: Frame, x: number, y: number): boolean {
  const [r = 0, g = 0, b = 0] = data.subarray((y * width + x) * 4);
  return r > 170 && g > 140 && r - b > 60 && g - b > 45 && r + 20 > g;
}

/** The pixels that are drawn over the game, whatever they are. */
export function countDrawn(own: Frame, shown: Frame): number {
  let count = 0;
  for (let y = 0; y < own.height; y++)
    for (let x = 0; x < own.width; x++) if (difference(own, shown, x, y) >= DIFFERENT) count++;
  return count;
}

/** The marks that hints stand for. */
export function expectMarks(hints: Hints, cells: number): SeenMark[] {
  const kinds = new Map(hints.marks.map(({ cell, kind }) => [cell, kind === 'false-flag' ? 'safe' : kind] as const));
  return Array.from({ length: cells }, (_, cell) => ({
    kind: kinds.get(cell) ?? null,
    best: hints.best?.cell === cell,
  }));
}

/** In cells smaller than this, the best move's outline leaves no room for the mark inside it, Px. */
const ROOM_FOR_BOTH = 24;

/** The cells whose mark is not the expected one, in words; an empty list when all is right. */
export function compareMarks(seen: readonly SeenMark[], expected: readonly SeenMark[], lattice: Lattice): string[] {
  const { cols, pitchX } = lattice;
  return expected.flatMap((mark, cell) => {
    const is = seen[cell] as SeenMark;
    const hidden = mark.best && is.kind === null && pitchX < ROOM_FOR_BOTH;
    if ((is.kind === mark.kind || hidden) && is.best === mark.best) return [];
    const name = ({ kind, best }: SeenMark) => `${kind ?? 'nothing'}${best ? ' and best' : ''}`;
    return [`row ${Math.floor(cell / cols) + 1}, column ${(cell % cols) + 1}: ${name(is)} instead of ${name(mark)}`];
  });
}
