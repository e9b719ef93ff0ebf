import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { makeTopology } from '../model/topology.ts';
import { medianOfCounts } from '../vision/median.ts';

/** Levels from which a pixel of a camera is over-exposed. */
const WHITE = 250;
/** A cell is over-exposed when this part of it is … */
const BLINDED = 0.3;
/** … unless this part of all cells is: then their ground is white, or their grounds have nothing in common. */
const MOSTLY = 0.4;
/**
 * White ground of a program has drawings that are dark, on this part of its cells and those around them, and as dark on one as on the other up to
 * so many levels; and it ends at cells of which hardly any are odd, where glare fades.
 */
const LEAST_DRAWN = 0.25;
const DARK = 128;
const AS_DARK = 50;
const MOST_ODD = 0.15;
/** What is drawn on a cell is at least this part of it, and by so many levels darker than its ground. */
const DARKEST = 0.03;
const DARKER = 40;
/** Grounds whose colours differ by no more levels are one. */
const SAME_GROUND = 14;
/** So many cells, and this part of all, make a ground one of the program's. */
const LEAST_CELLS = 3;
const COMMON = 0.02;
/** Glare is a blot: so many of the eight cells around one within are odd too, where drawings are single or in a row. */
const LEAST_BESIDE = 4;

/** What light that is reflected on the screen does to each cell of a board. */
export interface Glare {
  /** Whether nothing of the cell is left: it is over-exposed. */
  readonly blinded: readonly boolean[];
  /** Whether light lies over it or beside it, and its contrast suffers. */
  readonly spoilt: readonly boolean[];
}

/**
 * The cells that light reflected on the screen lies over: those that are over-exposed, and those in a patch of cells whose grounds
 * are none of the few that the program draws and brighter than the darkest of them; with the cells beside them, whose contrast suffers too.
 * @param flat the board as it was seen. @param lit the same with even light.
 */
export function glareOn(flat: Frame, lit: Frame, lattice: Lattice): Glare {
  const { neighbours } = makeTopology('square', lattice.rows, lattice.cols);
  const beside = (cell: number) => [...(neighbours[cell] as Int32Array)];
  const cells = [...Array(lattice.rows * lattice.cols).keys()];
  const seen = cells.map((cell) => levelsIn(flat, lattice, cell));
  const overExposed = unlessMost(seen.map(({ white, total }) => white >= BLINDED * Math.max(1, total)));
  const grounds = cells.map((cell) => groundOf(levelsIn(lit, lattice, cell)));
  const least = Math.max(LEAST_CELLS, COMMON * cells.length);
  const isOdd = unlessMost(
    grounds.map((ground) => grounds.filter((other) => apart(ground, other) <= SAME_GROUND).length < least),
  );
  const white = unlessGround(overExposed, seen.map(inkLevel), isOdd, beside);
  const darkest = Math.min(...grounds.filter((_, cell) => !isOdd[cell]).map(([, green]) => green));
  const veiled = cells.map(
    (cell) =>
      isOdd[cell] === true &&
      (grounds[cell] as Colour)[1] > darkest &&
      beside(cell).filter((next) => isOdd[next] || white[next]).length >= LEAST_BESIDE,
  );
  const core = cells.map(
    (cell) =>
      white[cell] === true ||
      veiled[cell] === true ||
      (isOdd[cell] === true && beside(cell).some((next) => veiled[next])),
  );
  const spoilt = cells.map((cell) => core[cell] === true || beside(cell).some((next) => core[next] === true));
  return { blinded: white, spoilt };
}

/** Of over-exposed cells those that light lies over: the others are white as their program draws them. */
function unlessGround(
  white: readonly boolean[],
  inks: readonly (number | null)[],
  isOdd: readonly boolean[],
  beside: (cell: number) => readonly number[],
): boolean[] {
  const blinded = white.map(() => false);
  const seen = new Set<number>();
  for (const first of white.keys()) {
    if (!white[first] || seen.has(first)) continue;
    seen.add(first);
    const patch = [first];
    const rim = new Set<number>();
    for (const cell of patch)
      for (const next of beside(cell)) {
        if (!white[next]) rim.add(next);
        else if (!seen.has(next)) {
          seen.add(next);
          patch.push(next);
        }
      }
    const drawn = [...patch, ...rim].flatMap((cell) => inks[cell] ?? []);
    const apart = Math.max(...drawn) - Math.min(...drawn);
    const dark = drawn.filter((level) => level < DARK).length;
    const odd = [...rim].filter((cell) => isOdd[cell]).length;
    const isGround = dark >= LEAST_DRAWN * (patch.length + rim.size) && apart <= AS_DARK && odd <= MOST_ODD * rim.size;
    if (!isGround) for (const cell of patch) blinded[cell] = true;
  }
  return blinded;
}

type Colour = readonly [red: number, green: number, blue: number];

function unlessMost(flags: boolean[]): boolean[] {
  return flags.filter(Boolean).length > MOSTLY * flags.length ? flags.map(() => false) : flags;
}

function apart(a: Colour, b: Colour): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

/** What levels the middle of a cell has. */
interface Levels {
  readonly total: number;
  readonly white: number;
  /** How many pixels have each level of red, green and blue. */
  readonly counts: readonly [Uint16Array, Uint16Array, Uint16Array];
}

function levelsIn(frame: Frame, { x, y, pitchX, pitchY, cols }: Lattice, cell: number): Levels {
  const { data, width } = frame;
  const [left, top] = [x + (cell % cols) * pitchX, y + Math.floor(cell / cols) * pitchY];
  const counts = [new Uint16Array(256), new Uint16Array(256), new Uint16Array(256)] as const;
  let total = 0;
  let white = 0;
  for (let py = Math.ceil(top + 0.12 * pitchY); py < top + 0.88 * pitchY; py++)
    for (let px = Math.ceil(left + 0.12 * pitchX); px < left + 0.88 * pitchX; px++) {
      const i = (py * width + px) * 4;
      let least = 255;
      for (let c = 0; c < 3; c++) {
        const level = data[i + c] as number;
        const of = counts[c] as Uint16Array;
        of[level] = (of[level] as number) + 1;
        least = Math.min(least, level);
      }
      total++;
      if (least >= WHITE) white++;
    }
  return { total, white, counts };
}

/** The level (green) of what is drawn on a cell, if that is darker than its ground; else null. */
function inkLevel({ total, counts: [, green] }: Levels): number | null {
  let ink = 0;
  for (let sum = green[0] as number; sum <= DARKEST * total && ink < 255; sum += green[ink] as number) ink++;
  return medianOfCounts(green, total) - ink >= DARKER ? ink : null;
}

/** The median colour of a cell: drawings cover less than half of it. */
function groundOf({ total, counts: [red, green, blue] }: Levels): Colour {
  return [medianOfCounts(red, total), medianOfCounts(green, total), medianOfCounts(blue, total)];
}
