import type { Frame, Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { latticeRegion } from '../model/lattice.ts';
import { median } from './median.ts';
import type { Side } from './sides.ts';
import { isRowSide, outward } from './sides.ts';

/**
 * What the edge of a picture tells of a board that lies beside it. A picture that shows a board and its surroundings,
 * but ends exactly where the board seems to, most likely ends within it; so does one that ends a few pixels further, where
 * these pixels show other things along the board than one frame.
 */

const SIDES: readonly Side[] = ['left', 'top', 'right', 'bottom'];
const OPPOSITE: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };
const BESIDE: Readonly<Record<Side, readonly [Side, Side]>> = {
  left: ['top', 'bottom'],
  right: ['top', 'bottom'],
  top: ['left', 'right'],
  bottom: ['left', 'right'],
};

/** A board that ends so near (Px) to the edge of the picture ends there. */
const FLUSH = 1.5;
/** Px beside a board at which nothing of its own line is left, and how many pixels from there on are looked at. */
const LINE = 1.5;
const LOOKED_AT = 4;
/** Px within the board at which its cells show their contrast. */
const INSIDE = 4;
/** What lies along a board is one frame when at most this part of it differs by more than a part of the board's contrast. */
const MOST_ODD = 0.06;
const ODD = 0.2;
/** The least contrast (levels) of what may be cells. */
const LEAST_CONTRAST = 24;
/** The part of a side at each end that is not looked at: frames have corners. */
const CORNER = 0.05;

/**
 * Whether the picture (a part of the frame, Px) seems to end within a board.
 * @param lattice where the board seems to be, Px of the frame.
 */
export function isCutByPicture(frame: Frame, lattice: Lattice, picture: Rect): boolean {
  const region = latticeRegion(lattice);
  const room = roomAround(region, picture);
  const pitch = { left: lattice.pitchX, right: lattice.pitchX, top: lattice.pitchY, bottom: lattice.pitchY };
  const isFlush = (side: Side) => room[side] < FLUSH;
  // A picture of nothing but the board shows all of it.
  const isAlone = SIDES.every((side) => room[side] < pitch[side]);
  return SIDES.some((side) => {
    // Boards fill windows from side to side, and down to their end; hardly one is flush with one side only.
    if (isFlush(side)) return !isAlone && !isFlush(OPPOSITE[side]) && !BESIDE[side].every(isFlush);
    return room[side] < pitch[side] && showsOtherThings(frame, region, room[side], side);
  });
}

/** Px between the sides of a board and those of the picture. */
export function roomAround(region: Rect, picture: Rect): Readonly<Record<Side, number>> {
  return {
    left: region.x - picture.x,
    top: region.y - picture.y,
    right: picture.x + picture.width - region.x - region.width,
    bottom: picture.y + picture.height - region.y - region.height,
  };
}

/** Whether none of the rows of pixels next to a side of the board is of one colour. */
function showsOtherThings(frame: Frame, region: Rect, room: number, side: Side): boolean {
  const isLevel = isRowSide(side);
  const step = outward(side);
  const at = { left: region.x, top: region.y, right: region.x + region.width, bottom: region.y + region.height }[side];
  const [start, length] = isLevel ? [region.x, region.width] : [region.y, region.height];
  const from = Math.ceil(start + CORNER * length);
  const to = Math.floor(start + (1 - CORNER) * length);
  const contrast = Math.max(LEAST_CONTRAST, spread(laneOf(frame, at - step * INSIDE, from, to, isLevel)));
  const depths = Array.from({ length: LOOKED_AT }, (_, k) => LINE + k).filter((depth) => depth < room - 0.5);
  const lanes = depths.map((depth) => laneOf(frame, at + step * depth, from, to, isLevel));
  return lanes.length > 0 && lanes.every((lane) => oddPart(lane, ODD * contrast) > MOST_ODD);
}

/** The green levels of a row (or column) of pixels. */
function laneOf({ width, data }: Frame, at: number, from: number, to: number, isLevel: boolean): number[] {
  const lane = Math.floor(at);
  return Array.from({ length: Math.max(0, to - from) }, (_, k) => {
    const i = isLevel ? lane * width + from + k : (from + k) * width + lane;
    return data[4 * i + 1] as number;
  });
}

function spread(levels: readonly number[]): number {
  return Math.max(...levels) - Math.min(...levels);
}

/** The part of some levels that differs by more than so much from their median. */
function oddPart(levels: readonly number[], most: number): number {
  const middle = median(levels);
  return levels.filter((level) => Math.abs(level - middle) > most).length / levels.length;
}
