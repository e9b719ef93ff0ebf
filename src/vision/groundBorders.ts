import type { CellSymbol } from '../model/board.ts';
import { isClosed, isOpened } from '../model/board.ts';
import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY, moveLattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import type { Axis } from './edgeLines.ts';
import { axisX, axisY } from './edgeLines.ts';
import type { Gradients } from './gradients.ts';
import { CLEAN_EDGE } from './gridLines.ts';

/**
 * Without lines, a lattice is laid between the drawings of its cells, which programs that write characters do not draw in their
 * middle. Where cells meet is seen between covered and open ground: once it is known which cells are which, the steps from the one to
 * the other tell it.
 */

/** A step is looked for up to this part of a cell beside where the lattice has it; the ends of a gap up to that one, as straight strokes of characters are steps, too. */
const REACH = 0.5;
const NEAR = 0.3;
/** … and the other end of what is between tiles up to this one. */
const FAR = 0.75;
/** The part of a side on which a step must be seen: cells may have round corners, and where it is not known what they are no drawing is so long. */
const MIDDLE = [0.3, 0.7] as const;
const NEARLY_ALL = [0.05, 0.95] as const;
/** This part of the pixels along it must be an edge, on so many Px side by side at most. */
const WHOLE = 0.95;
const THICKEST = 3;
/** So many sides are needed, most of which agree by so many Px. */
const LEAST_SIDES = 4;
const AGREEING = 0.8;
const SAME_PX = 1;
/** This part of the sides between covered and open ground must show a step: where they are alike, only the feet of some characters do. */
const STEPPED = 0.7;
/** What is between tiles is at least this part of a cell, and at most that: no bevel is as thick. */
const WIDE_GAP = 0.4;
const WIDEST_GAP = 0.6;
/** The lattice is right where it is off by less than this part of a cell, or so many Px. */
const LEAST_OFF = 0.06;
const LEAST_PX = 1.5;

/** A lattice moved to where covered and open ground meet; null where that is where it lies, or is not seen. */
export function atGroundBorders(gradients: Gradients, reading: Reading): Lattice | null {
  const { lattice } = reading;
  if (lattice.shape !== 'square') return null;
  const { across, down } = sidesOf(reading);
  const offOf = (axis: Axis, sides: readonly Neighbours[], pitch: number) => {
    const off = clearlyOff(
      seenAsOne(sides, (neighbours, drawn) => stepsBetween(axis, neighbours, drawn)),
      pitch,
    );
    const tiles = tilesApart(axis, sides, off, pitch);
    return tiles ? unlessRounding((tiles.end + tiles.start) / 2, pitch) : off;
  };
  const offX = offOf(axisX(gradients), across, lattice.pitchX);
  const offY = offOf(axisY(gradients), down, lattice.pitchY);
  return offX === 0 && offY === 0 ? null : moveLattice(lattice, offX, offY);
}

/** Whether covered and open ground meet where a lattice has its columns, and its rows, whatever else is drawn there. */
export function meetsGroundBorders(
  gradients: Gradients,
  reading: Reading,
): { readonly columns: boolean; readonly rows: boolean } {
  const { across, down } = sidesOf(reading);
  const { gapX, gapY } = reading.lattice;
  const isMet = (axis: Axis, sides: readonly Neighbours[], gap: number) => {
    const tiles = tileEnds(axis, sides);
    if (tiles && !isCut(tiles, gap) && isAmid(tiles, gap)) return true;
    const borders = sides.filter(isBorder);
    if (borders.length < LEAST_SIDES) return false;
    const met = borders.filter(({ side }) => stepsWithin(axis, side, MIDDLE, SAME_PX)?.length);
    if (met.length >= AGREEING * borders.length) return true;
    const steps = seenAsOne(borders, ({ side }, drawn) => [stepsBeside(axis, side, MIDDLE, drawn)]);
    const gaps = steps.filter((off) => typeof off === 'number' && Math.abs(off) <= SAME_PX);
    return gaps.length >= AGREEING * borders.length;
  };
  return { columns: isMet(axisX(gradients), across, gapX), rows: isMet(axisY(gradients), down, gapY) };
}

/**
 * A lattice whose cells are the tiles of covered ground, with what is between tiles as gaps; null where no line of it cuts tiles or runs along wide gaps beside their middle, or where these are not
 * clearly seen. Tiles with a shaded end have two edges near each other, which may pass for the gap between cells.
 */
export function atTiles(gradients: Gradients, reading: Reading): Lattice | null {
  const { lattice } = reading;
  if (lattice.shape !== 'square') return null;
  const { across, down } = sidesOf(reading);
  const besideLines = (axis: Axis, sides: readonly Neighbours[], gap: number, pitch: number) => {
    const tiles = tileEnds(axis, sides);
    if (tiles && isCut(tiles, gap)) return tiles;
    const apart = tilesApart(axis, sides, 0, pitch);
    return apart && !isAmid(apart, gap) ? apart : null;
  };
  const x = besideLines(axisX(gradients), across, lattice.gapX, lattice.pitchX);
  const y = besideLines(axisY(gradients), down, lattice.gapY, lattice.pitchY);
  if (!x && !y) return null;
  const moved = moveLattice(lattice, x?.start ?? 0, y?.start ?? 0);
  return { ...moved, gapX: x ? x.start - x.end : lattice.gapX, gapY: y ? y.start - y.end : lattice.gapY };
}

/** Where tiles of covered ground end before a line and begin after it, where the cells on the other side are open; Px from the line. */
interface TileEnds {
  readonly end: number;
  readonly start: number;
}

/** Null where open cells have edges of their own, or too few cells tell. */
function tileEnds(axis: Axis, sides: readonly Neighbours[]): TileEnds | null {
  const ends = commonSteps(axis, sides.filter(endsCover));
  const starts = commonSteps(axis, sides.filter(beginsCover));
  const [end, start] = [ends[ends.length - 1], starts[0]];
  return end === undefined || start === undefined || end > start ? null : { end, start };
}

/** What is between tiles where covered and open ground have one step, so many Px from the side: an end of a wide gap that covered cells have too; null where they have none. */
function tilesApart(axis: Axis, sides: readonly Neighbours[], off: number, pitch: number): TileEnds | null {
  // The pole of a flag is a step, too.
  const plain = sides.filter(({ here, beside }) => isPlain(here) && isPlain(beside));
  const isEnd = plain.filter(endsCover).length > plain.filter(beginsCover).length;
  const isThere = (steps: readonly number[]) => steps.some((at) => Math.abs(at - off) <= SAME_PX);
  if (!isThere(commonSteps(axis, plain.filter(isEnd ? endsCover : beginsCover)))) return null;
  const between = commonSteps(axis, plain.filter(isWithinCover), FAR);
  const other = isEnd ? between.find((at) => at >= off + THICKEST) : between.filter((at) => at <= off - THICKEST).pop();
  if (!isThere(between) || other === undefined) return null;
  const gap = Math.abs(other - off);
  if (gap < WIDE_GAP * pitch || gap > WIDEST_GAP * pitch) return null;
  return isEnd ? { end: off, start: other } : { end: other, start: off };
}

/** Px from the side at which most of some sides have a step. */
function commonSteps(axis: Axis, neighbours: readonly Neighbours[], reach = REACH): number[] {
  const counts = new Map<number, number>();
  let seen = 0;
  for (const { side } of neighbours) {
    const steps = stepsWithin(axis, side, MIDDLE, reach * side.pitch);
    if (steps) seen++;
    for (const off of (steps ?? []).map((at) => Math.round(at - side.at))) counts.set(off, (counts.get(off) ?? 0) + 1);
  }
  if (seen < LEAST_SIDES) return [];
  return [...counts].flatMap(([at, count]) => (count >= AGREEING * seen ? [at] : [])).sort((a, b) => a - b);
}

/** Whether a gap before a line, Px, is in the middle of what is between tiles. */
function isAmid({ end, start }: TileEnds, gap: number): boolean {
  return Math.abs(start + end + gap) <= 2 * LEAST_PX;
}

/** Whether a line with a gap before it, Px, cuts tiles. */
function isCut({ end, start }: TileEnds, gap: number): boolean {
  return end + gap > LEAST_PX || start < -LEAST_PX;
}

/** What two cells beside each other show, and the side between them. */
interface Neighbours {
  readonly here: CellSymbol;
  readonly beside: CellSymbol;
  readonly side: Side;
}

/** All cells of a board that are beside each other in a row, and in a column. */
function sidesOf({ lattice, cells }: Reading): { readonly across: Neighbours[]; readonly down: Neighbours[] } {
  const { rows, cols, pitchX, pitchY } = lattice;
  const across: Neighbours[] = [];
  const down: Neighbours[] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      const here = cells[cell] as CellSymbol;
      const [x, y] = [gridToPxX(lattice, col), gridToPxY(lattice, row)];
      if (col + 1 < cols) {
        const side = { at: gridToPxX(lattice, col + 1), from: y, pitch: pitchX, length: pitchY };
        across.push({ here, beside: cells[cell + 1] as CellSymbol, side });
      }
      if (row + 1 < rows) {
        const side = { at: gridToPxY(lattice, row + 1), from: x, pitch: pitchY, length: pitchX };
        down.push({ here, beside: cells[cell + cols] as CellSymbol, side });
      }
    }
  }
  return { across, down };
}

/** A side between two cells: where it lies across, where it begins along, and how large cells are both ways. Px. */
interface Side {
  readonly at: number;
  readonly from: number;
  readonly pitch: number;
  readonly length: number;
}

/** What is beside a side: no step, several, or one, off by so many Px; the two of a gap are one in its middle. */
type Steps = 'none' | 'several' | number;

/** How the border of two cells is drawn: as one step or line, or as a gap, a step at each end of which is seen. */
type Drawn = 'line' | 'gap';

/** The steps beside sides as those of lines, or where these are hardly seen as those of gaps. */
function seenAsOne(
  sides: readonly Neighbours[],
  stepsOf: (neighbours: Neighbours, drawn: Drawn) => readonly Steps[],
): readonly Steps[] {
  const seenAs = (drawn: Drawn) => sides.flatMap((neighbours) => stepsOf(neighbours, drawn));
  const lines = seenAs('line');
  return lines.filter((steps) => typeof steps === 'number').length >= LEAST_SIDES ? lines : seenAs('gap');
}

/** What is beside the side of two cells that says something: covered and open ground, or ground of which that may be so. */
function stepsBetween(axis: Axis, neighbours: Neighbours, drawn: Drawn): readonly Steps[] {
  const { here, beside, side } = neighbours;
  if (isBorder(neighbours)) return [stepsBeside(axis, side, MIDDLE, drawn)];
  if (here !== '~' && beside !== '~') return [];
  const steps = stepsBeside(axis, side, NEARLY_ALL, drawn);
  return typeof steps === 'number' ? [steps] : [];
}

function isBorder(neighbours: Neighbours): boolean {
  return endsCover(neighbours) || beginsCover(neighbours);
}

/** Whether a cell is covered without a mark, or open. */
function isPlain(symbol: CellSymbol): boolean {
  return symbol === '#' || isOpened(symbol);
}

function isWithinCover({ here, beside }: Neighbours): boolean {
  return isClosed(here) && isClosed(beside);
}

function endsCover({ here, beside }: Neighbours): boolean {
  return isClosed(here) && isOpened(beside);
}

function beginsCover({ here, beside }: Neighbours): boolean {
  return isOpened(here) && isClosed(beside);
}

/** The steps along a part of a side; none, too, where it is too near to the end of the picture. */
function stepsBeside(axis: Axis, side: Side, part: readonly number[], drawn: Drawn): Steps {
  const steps = stepsWithin(axis, side, part, (drawn === 'gap' ? NEAR : REACH) * side.pitch) ?? [];
  const [least, most] = [steps[0], steps[steps.length - 1]];
  if (least === undefined || most === undefined) return 'none';
  const isOne = most - least < THICKEST;
  const areTwo = () => !isOne && steps.every((at) => at - least < THICKEST || most - at < THICKEST);
  return (drawn === 'gap' ? areTwo() : isOne) ? (least + most) / 2 - side.at : 'several';
}

/** Where steps are that go along a part of a side, up to so many Px beside it; null where that is not all in the picture. */
function stepsWithin(
  { plane, stepAcross, stepAlong, across, along }: Axis,
  side: Side,
  part: readonly number[],
  reach: number,
): number[] | null {
  const [first, last] = part.map((at) => Math.round(side.from + at * side.length)) as [number, number];
  const [low, high] = [-reach, reach].map((at) => Math.round(side.at + at)) as [number, number];
  if (low < 1 || high >= across || first < 0 || last > along || last <= first) return null;
  const steps: number[] = [];
  for (let at = low; at <= high; at++) {
    let edges = 0;
    for (let k = first; k < last; k++) if ((plane[at * stepAcross + k * stepAlong] as number) >= CLEAN_EDGE) edges++;
    if (edges >= WHOLE * (last - first)) steps.push(at);
  }
  return steps;
}

/** The median of what sides are off by, Px, where they agree and it is no rounding; else 0. */
function clearlyOff(sides: readonly Steps[], pitch: number): number {
  const offs = sides.filter((steps) => typeof steps === 'number');
  const stepped = sides.filter((steps) => steps !== 'none').length;
  if (offs.length < LEAST_SIDES || stepped < STEPPED * sides.length) return 0;
  const median = [...offs].sort((a, b) => a - b)[offs.length >> 1] as number;
  const agreeing = offs.filter((off) => Math.abs(off - median) <= SAME_PX).length;
  return agreeing >= AGREEING * offs.length ? unlessRounding(median, pitch) : 0;
}

/** What a lattice is off by, Px, or 0 where that may be rounding. */
function unlessRounding(off: number, pitch: number): number {
  return Math.abs(off) >= Math.max(LEAST_PX, LEAST_OFF * pitch) ? off : 0;
}
