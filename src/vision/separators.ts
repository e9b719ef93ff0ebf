import type { Frame } from '../model/frame.ts';
import type { GridLines, LineFamily } from './gridLines.ts';
import { medianOfCounts } from './median.ts';
import type { Extent } from './sides.ts';
import { spread } from './spread.ts';

/**
 * Bars and dashes between the cells of a board of characters. They are drawn in every cell at one place, with nothing beside them, and only there do cells
 * meet: in the quiet between them and the signs they do not.
 */

/** Cells that are looked at. */
const MOST_CELLS = 150;
/** Levels by which a pixel differs from the ground where something is drawn. */
const DRAWN = 40;
/** The part of a cell's length that a bar takes at least, and the part of the cells that have it. */
const LEAST_OF_BAR = 0.3;
const NEARLY_ALL = 0.9;
/** A bar is no thicker than so many Px, or this part of the pitch; so many Px beside it are free, but for this part of a cell's length, in most cells. */
const MOST_THICK = 3;
const MOST_OF_PITCH = 0.15;
const BESIDE = 2;
const FREE = 0.15;
const IN_MOST = 0.8;
/** … and no more is drawn than where least is, but for the crosses of bars and dashes: the strokes of a sign are joined by others. */
const OF_STROKES = 0.08;
/** Something else is drawn in this part of the cells, and in so many. */
const SOME = 0.15;
const LEAST_SIGNS = 6;
const LEAST_OF_SIGN = 0.1;

/** Lines where the cells of a board in a picture (Px) meet, moved to the bars and dashes that are drawn between all of them; null where none are. */
export function onSeparators(picture: Frame, lines: GridLines, extent: Extent): GridLines | null {
  const across = { from: startOf(lines.x), pitch: lines.x.pitch, first: extent.left, end: extent.right };
  const down = { from: startOf(lines.y), pitch: lines.y.pitch, first: extent.top, end: extent.bottom };
  const levels = levelsOf(picture);
  const [right, below] = [toBars(across, down, levels), toBars(down, across, (y, x) => levels(x, y))];
  if (right === 0 && below === 0) return null;
  const moved = (line: LineFamily, by: number) => ({ ...line, origin: line.origin + by });
  return { x: moved(lines.x, right), y: moved(lines.y, below) };
}

function startOf({ origin, phases }: LineFamily): number {
  return origin + (phases[0] as number);
}

/** Cells along an axis: `first` up to `end`, with their edges at multiples of a pitch. Px. */
interface Lanes {
  readonly from: number;
  readonly pitch: number;
  readonly first: number;
  readonly end: number;
}

function levelsOf({ data, width, height }: Frame): (x: number, y: number) => number {
  return (x, y) => {
    const at = (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4;
    return ((data[at] as number) + 2 * (data[at + 1] as number) + (data[at + 2] as number)) / 4;
  };
}

/** Px along one axis from where its cells meet to the bars between them, the nearer way; 0 where there are none. */
function toBars(own: Lanes, other: Lanes, levelAt: (own: number, other: number) => number): number {
  const length = Math.round(own.pitch);
  const wide = Math.round(other.pitch);
  // The board may end with a bar, or without one.
  const places: (readonly [number, number])[] = [];
  for (let i = own.first + 1; i < own.end - 1; i++)
    for (let j = other.first; j < other.end; j++) places.push([own.from + i * own.pitch, other.from + j * other.pitch]);
  if (places.length === 0) return 0;
  const cells = spread(places, MOST_CELLS).map(([start, beside]) =>
    drawnParts(length, wide, (d, k) => levelAt(Math.round(start) + d, Math.round(beside) + k)),
  );
  const shareWith = (isSuch: (part: number) => boolean, d: number) =>
    cells.filter((parts) => isSuch(parts[(d + length) % length] as number)).length / cells.length;
  const isInAll = (least: number) => (d: number) => shareWith((part) => part >= least, d) >= NEARLY_ALL;
  const means = Array.from({ length }, (_, d) => cells.reduce((sum, parts) => sum + (parts[d] as number), 0));
  const least = Math.min(...means);
  const isQuiet = (d: number) => (means[(d + length) % length] as number) - least <= OF_STROKES * cells.length;
  const isMarked = Array.from({ length }, (_, d) => isInAll(FREE)(d));
  const bars = runsOf(isMarked).filter(({ from, count }) => {
    const besides = Array.from({ length: BESIDE }, (_, k) => [from - 1 - k, from + count + k]).flat();
    const isThin = count <= Math.max(MOST_THICK, MOST_OF_PITCH * length);
    const isBar = Array.from({ length: count }, (_, k) => from + k).some(isInAll(LEAST_OF_BAR));
    return isBar && isThin && besides.every((d) => shareWith((part) => part < FREE, d) >= IN_MOST && isQuiet(d));
  });
  const [bar, ...others] = bars;
  if (!bar || others.length > 0) return 0;
  const isOutside = (d: number) => {
    const after = (d - bar.from + length) % length;
    return after >= bar.count + BESIDE && after < length - BESIDE;
  };
  const signs = cells.filter((parts) => parts.some((part, d) => part >= LEAST_OF_SIGN && isOutside(d))).length;
  if (signs < Math.max(LEAST_SIGNS, SOME * cells.length)) return 0;
  const at = bar.from + bar.count / 2;
  return at > length / 2 ? at - length : at;
}

/** Which part of a cell's other side is drawn on at each Px along it. */
function drawnParts(length: number, wide: number, levelAt: (d: number, k: number) => number): number[] {
  const levels = new Uint8Array(length * wide);
  const counts = new Uint16Array(256);
  for (let at = 0; at < levels.length; at++) {
    const level = Math.floor(levelAt(Math.floor(at / wide), at % wide));
    levels[at] = level;
    counts[level] = (counts[level] as number) + 1;
  }
  const ground = medianOfCounts(counts, levels.length);
  return Array.from({ length }, (_, d) => {
    let drawn = 0;
    for (let k = 0; k < wide; k++) if (Math.abs((levels[d * wide + k] as number) - ground) >= DRAWN) drawn++;
    return drawn / wide;
  });
}

/** Stretches of a ring for which something holds. */
function runsOf(holds: readonly boolean[]): { readonly from: number; readonly count: number }[] {
  const n = holds.length;
  return [...holds.keys()].flatMap((from) => {
    if (!holds[from] || holds[(from + n - 1) % n]) return [];
    let count = 1;
    while (count < n && holds[(from + count) % n]) count++;
    return [{ from, count }];
  });
}
