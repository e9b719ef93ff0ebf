import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Topology } from '../model/topology.ts';
import { makeTopology } from '../model/topology.ts';
import { median, medianOfCounts } from '../vision/median.ts';
import { withAllAround } from '../vision/withAllAround.ts';
import type { CellLevels, Colour } from './cellLevels.ts';
import { apart, groundIn, levelsIn } from './cellLevels.ts';
import { unfadedIn } from './unfadedCells.ts';

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
/**
 * So many patches that each end at cells, as many as these, whose ground is no odd one and of which hardly this part is white, are no glare, whatever is
 * drawn on them: that is one blot, or some, and ends within cells.
 */
const SEVERAL = 3;
const LEAST_RIM = 5;
const HARDLY_WHITE = 0.02;
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
  const topology = makeTopology('square', lattice.rows, lattice.cols);
  const beside = (cell: number) => [...(topology.neighbours[cell] as Int32Array)];
  const cells = [...Array(lattice.rows * lattice.cols).keys()];
  const seen = cells.map((cell) => levelsIn(flat, lattice, cell));
  const overExposed = unlessMost(seen.map(({ white, total }) => white >= BLINDED * Math.max(1, total)));
  const grounds = cells.map((cell) => groundIn(lit, lattice, cell));
  const least = Math.max(LEAST_CELLS, COMMON * cells.length);
  const odd = grounds.map((ground) => grounds.filter((other) => apart(ground, other) <= SAME_GROUND).length < least);
  const isOdd = unlessMost(odd);
  const isPlain = (cell: number) => {
    const { white, total } = seen[cell] as CellLevels;
    return odd[cell] === false && white <= HARDLY_WHITE * total;
  };
  const levels = seen.map(({ total, counts }) => Math.min(...counts.map((count) => medianOfCounts(count, total))));
  const isUnfaded = unfadedIn(flat, lattice, { levels, grounds });
  const white = unlessGround(overExposed, seen.map(inkLevel), isOdd, isPlain, topology).map(
    (is, cell) => is && !isUnfaded(cell),
  );
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
  isPlain: (cell: number) => boolean,
  topology: Topology,
): boolean[] {
  const patches = patchesOf(white, topology).map(({ cells, rim }) => {
    const drawn = [...cells, ...rim].flatMap((cell) => inks[cell] ?? []);
    const apart = Math.max(...drawn) - Math.min(...drawn);
    const dark = drawn.filter((level) => level < DARK).length;
    const odd = rim.filter((cell) => isOdd[cell]).length;
    const isDrawn = dark >= LEAST_DRAWN * (cells.length + rim.length) && apart <= AS_DARK;
    return {
      cells,
      isGround: isDrawn && odd <= MOST_ODD * rim.length,
      isSharp: rim.length >= LEAST_RIM && rim.every(isPlain),
    };
  });
  const areSeveral = patches.filter(({ isSharp }) => isSharp).length >= SEVERAL;
  const hidden = patches.filter(({ isGround, isSharp }) => !isGround && !(areSeveral && isSharp));
  const isClear = besideInk(white, inks, topology);
  const blinded = new Set(hidden.flatMap(({ cells }) => cells.filter((cell) => !isClear(cell))));
  return white.map((_, cell) => blinded.has(cell));
}

/** Tells whether something is drawn on a white cell, or on one beside it, as dark as on the cells that are not white: light that hides a cell fades what is around. */
function besideInk(
  white: readonly boolean[],
  inks: readonly (number | null)[],
  topology: Topology,
): (cell: number) => boolean {
  const others = inks.filter((ink, cell) => ink !== null && !white[cell]) as number[];
  if (others.length < LEAST_CELLS) return () => false;
  const usual = median(others);
  const isInked = (cell: number) => white[cell] === true && (inks[cell] ?? 255) <= usual + AS_DARK / 2;
  return (cell) => isInked(cell) || [...(topology.neighbours[cell] as Int32Array)].some(isInked);
}

/** The patches of white cells, each with the other cells around it. */
function patchesOf(white: readonly boolean[], topology: Topology) {
  const seen = new Set<number>();
  return [...white.keys()].flatMap((first) => {
    if (!white[first] || seen.has(first)) return [];
    const cells = [...withAllAround([first], (cell) => white[cell] === true, topology)];
    for (const cell of cells) seen.add(cell);
    const around = new Set(cells.flatMap((cell) => [...(topology.neighbours[cell] as Int32Array)]));
    return [{ cells, rim: [...around].filter((cell) => !white[cell]) }];
  });
}

function unlessMost(flags: boolean[]): boolean[] {
  return flags.filter(Boolean).length > MOSTLY * flags.length ? flags.map(() => false) : flags;
}

/** The level of what is drawn on a cell, in the colour in which it is darkest, if that is darker than its ground; else null. */
function inkLevel({ total, counts }: CellLevels): number | null {
  const levels = counts.flatMap((count) => {
    let ink = 0;
    for (let sum = count[0] as number; sum <= DARKEST * total && ink < 255; sum += count[ink] as number) ink++;
    return medianOfCounts(count, total) - ink >= DARKER ? [ink] : [];
  });
  return levels.length === 0 ? null : Math.min(...levels);
}
