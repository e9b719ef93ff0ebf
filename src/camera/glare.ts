import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { makeTopology } from '../model/topology.ts';

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

/**
 * The cells that light reflected on the screen lies over: those that are over-exposed, and those in a patch of cells whose grounds
 * are none of the few that the program draws and brighter than the darkest of them; with the cells beside them, whose contrast suffers too.
 * @param flat the board as it was seen. @param lit the same with even light.
 */
export function cellsUnderGlare(flat: Frame, lit: Frame, lattice: Lattice): boolean[] {
  const { neighbours } = makeTopology('square', lattice.rows, lattice.cols);
  const beside = (cell: number) => [...(neighbours[cell] as Int32Array)];
  const cells = [...Array(lattice.rows * lattice.cols).keys()];
  const overExposed = unlessMost(cells.map((cell) => whitePart(flat, lattice, cell) >= BLINDED));
  const grounds = cells.map((cell) => groundOf(lit, lattice, cell));
  const least = Math.max(LEAST_CELLS, COMMON * cells.length);
  const isOdd = unlessMost(
    grounds.map((ground) => grounds.filter((other) => apart(ground, other) <= SAME_GROUND).length < least),
  );
  const inks = cells.map((cell) => inkLevel(flat, lattice, cell));
  const white = unlessGround(overExposed, inks, isOdd, beside);
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
  return cells.map((cell) => core[cell] === true || beside(cell).some((next) => core[next] === true));
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

/** The pixels of a cell's middle, by where they begin in the data. */
function pixelsOf({ width }: Frame, { x, y, pitchX, pitchY, cols }: Lattice, cell: number): number[] {
  const [left, top] = [x + (cell % cols) * pitchX, y + Math.floor(cell / cols) * pitchY];
  const found: number[] = [];
  for (let py = Math.ceil(top + 0.12 * pitchY); py < top + 0.88 * pitchY; py++)
    for (let px = Math.ceil(left + 0.12 * pitchX); px < left + 0.88 * pitchX; px++) found.push((py * width + px) * 4);
  return found;
}

function whitePart(frame: Frame, lattice: Lattice, cell: number): number {
  const { data } = frame;
  const pixels = pixelsOf(frame, lattice, cell);
  const isWhite = (i: number) => [0, 1, 2].every((c) => (data[i + c] as number) >= WHITE);
  return pixels.filter(isWhite).length / Math.max(1, pixels.length);
}

/** The level (green) of what is drawn on a cell, if that is darker than its ground; else null. */
function inkLevel(frame: Frame, lattice: Lattice, cell: number): number | null {
  const levels = Uint8Array.from(pixelsOf(frame, lattice, cell), (i) => frame.data[i + 1] as number).sort();
  const [ink, ground] = [levels[Math.floor(DARKEST * levels.length)] ?? 0, levels[levels.length >> 1] ?? 0];
  return ground - ink >= DARKER ? ink : null;
}

/** The median colour of a cell: drawings cover less than half of it. */
function groundOf(frame: Frame, lattice: Lattice, cell: number): Colour {
  const pixels = pixelsOf(frame, lattice, cell);
  const median = (c: number) => {
    const levels = Uint8Array.from(pixels, (i) => frame.data[i + c] as number).sort();
    return levels[levels.length >> 1] ?? 0;
  };
  return [median(0), median(1), median(2)];
}
