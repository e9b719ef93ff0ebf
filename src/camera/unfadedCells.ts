import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { median } from '../vision/median.ts';
import type { Colour } from './cellLevels.ts';
import { apart, WHITE } from './cellLevels.ts';

/** What is between two cells lies in a strip of this half width, in pitches, along the middle of their side, which is this part of it. */
const HALF_STRIP = 0.12;
const ALONG = 0.6;
/** Ground is bright from this level of its darkest colour on: what is between two bright cells is not the edge of a dark one. */
const BRIGHT = 225;
/** Lines are this much darker than what is over-exposed, on so many sides between bright cells; the usual level is that of this part of them, the darkest. */
const LEAST_CONTRAST = 30;
const LEAST_SIDES = 8;
const USUAL = 0.25;
/** Light that takes no more of a line's contrast leaves every drawing to be seen. */
const MOST_FADED = 0.35;

/** A ground of the program is, up to so many levels, that of this part of the cells that are not bright: light that fades out has many levels. */
const SAME_GROUND = 10;
const COMMON = 0.08;

interface Grounds {
  /** The level of the ground of each cell, of its darkest colour. */
  readonly levels: readonly number[];
  /** The ground of each cell with even light. */
  readonly grounds: readonly Colour[];
}

interface Side {
  readonly next: number;
  readonly level: number;
}

/**
 * Tells whether no light lies over a white cell of a photographed board: light is added to the lines around the cell, too, and fades out over the
 * cells about it. It has bright cells beside it, all its lines towards these are as dark as such lines are, and the nearest cells that are not bright have a ground of the
 * program.
 * @param flat the board as it was seen, flat.
 */
export function unfadedIn(flat: Frame, lattice: Lattice, { levels, grounds }: Grounds): (cell: number) => boolean {
  const isBright = (cell: number) => (levels[cell] as number) >= BRIGHT;
  const dark = grounds.filter((_, cell) => !isBright(cell));
  const isPlain = (cell: number) =>
    dark.filter((other) => apart(grounds[cell] as Colour, other) <= SAME_GROUND).length >= COMMON * dark.length;
  const isGround = levels.map((_, cell) => isBright(cell) && nearestOthers(cell, isBright, lattice).every(isPlain));
  const sides = levels.map((_, cell) => (isGround[cell] ? sidesOf(flat, lattice, cell) : []));
  const lines = sides.flat().filter(({ next }) => isGround[next]);
  const sorted = lines.map(({ level }) => level).sort((a, b) => a - b);
  const usual = sorted.length < LEAST_SIDES ? WHITE : (sorted[Math.floor(USUAL * sorted.length)] as number);
  if (usual > WHITE - LEAST_CONTRAST) return () => false;
  const most = usual + MOST_FADED * (WHITE - usual);
  return (cell) => {
    const towardsBright = (sides[cell] as Side[]).filter(({ next }) => isBright(next));
    return towardsBright.length > 0 && towardsBright.every(({ level }) => level <= most);
  };
}

/** The nearest cells that are not bright: those of the smallest square about a cell in which there are any. */
function nearestOthers(cell: number, isBright: (cell: number) => boolean, { rows, cols }: Lattice): number[] {
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  for (let reach = 1; reach < Math.max(rows, cols); reach++) {
    const others: number[] = [];
    for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++)
      for (let c = Math.max(0, col - reach); c <= Math.min(cols - 1, col + reach); c++)
        if (!isBright(r * cols + c)) others.push(r * cols + c);
    if (others.length > 0) return others;
  }
  return [];
}

/** The sides of a cell towards others, each with the level of the line that is there. */
function sidesOf(flat: Frame, lattice: Lattice, cell: number): Side[] {
  const { rows, cols } = lattice;
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  return [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ].flatMap(([down = 0, right = 0]) => {
    const [r, c] = [row + down, col + right];
    if (r < 0 || c < 0 || r >= rows || c >= cols) return [];
    return [{ next: r * cols + c, level: lineLevel(flat, lattice, row, col, down, right) }];
  });
}

/** The level of the darkest colour of what is darkest across a side, the median along it. */
function lineLevel(flat: Frame, lattice: Lattice, row: number, col: number, down: number, right: number): number {
  const { x, y, pitchX, pitchY } = lattice;
  const [middleX, middleY] = [x + (col + 0.5 + right / 2) * pitchX, y + (row + 0.5 + down / 2) * pitchY];
  const isUpright = right !== 0;
  const [pitchAcross, pitchAlong] = isUpright ? [pitchX, pitchY] : [pitchY, pitchX];
  const [reach, half] = [Math.max(1, HALF_STRIP * pitchAcross), (ALONG / 2) * pitchAlong];
  const levels: number[] = [];
  for (let along = -half; along <= half; along++) {
    let least = 255;
    for (let across = -reach; across <= reach; across++)
      least = Math.min(
        least,
        darkestAt(flat, middleX + (isUpright ? across : along), middleY + (isUpright ? along : across)),
      );
    levels.push(least);
  }
  return median(levels);
}

function darkestAt({ data, width, height }: Frame, x: number, y: number): number {
  const [px, py] = [Math.floor(x), Math.floor(y)];
  if (px < 0 || py < 0 || px >= width || py >= height) return 255;
  const i = (py * width + px) * 4;
  return Math.min(data[i] as number, data[i + 1] as number, data[i + 2] as number);
}
