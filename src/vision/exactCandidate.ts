import type { Frame } from '../model/frame.ts';
import type { BareBoard } from './bareCandidate.ts';
import {
  alternate,
  contrast,
  DRAWN,
  FREQUENT,
  hasFewLooks,
  LEAST_LANES,
  lanesOf,
  largestSum,
  looksOf,
  meetingPhases,
  SIGNATURE,
  signaturesOf,
  sumColours,
  valuesOf,
} from './bareLattice.ts';
import { SIGNATURE_SIDE } from './blockSums.ts';
import type { BorderPhase } from './cellBorders.ts';
import { bordersIn, phasesApart } from './cellBorders.ts';
import { coloursApart } from './coloursApart.ts';
import { axisX, axisY } from './edgeLines.ts';
import { cellsWithin, isWithin, trimmed } from './extents.ts';
import type { Gradients } from './gradients.ts';
import type { LineFamily } from './gridLines.ts';
import { foldAt } from './gridLines.ts';
import type { Window } from './lineWindow.ts';
import { LEAST_CORE, windowOf } from './lineWindow.ts';
import type { Repetition } from './repetition.ts';
import type { Extent } from './sides.ts';

/**
 * A board without lines whose pitches are known exactly (`alikeSpots.ts`): where its cells meet, and how far it goes. Of all
 * places where they may meet the right one needs the fewest looks for the most cells.
 */

/** Colours (levels) of plain cells of one look differ by no more. */
const SAME_PLAIN = 6;
/** Of the four cells at the corners outside of a board, so many have the colour of the page on which it lies. */
const PAGE_CORNERS = 2;
/** Of the plain cells of a board's colour, this part is among its drawings: a page goes on around them. */
const LEAST_WITHIN = 0.35;
/** The extent, and which plain looks are the page at its corners, are found in turns. */
const ROUNDS = 2;
/** What a drawing that is seen rarely says against its row and column: something may lie over a board. */
const RARE = -1;
/** Blocks along a cell's sides that may hold a sliver of the next cell. */
const INSET = 1;
/** The least that the drawings of a board say for it, in cells: what repeats exactly is little else. */
const LEAST_EXACT = 8;
/** By this factor a place where cells are less likely to meet must be better than a likelier one. */
const BETTER = 1.1;
/** … but not by much of several in the middle between drawings … */
const RATHER_BETTER = 1.05;
/** … and by so much where they meet beside their drawings and no tiles tell so, or nothing does. */
const CLEARLY_BETTER = 1.3;

/** Where cells may meet: the phase, and the factor by which it must be better than likelier ones. */
interface Place {
  readonly phase: number;
  readonly least: number;
}

/** A board with its cells meeting in the lines of two windows. */
interface Found extends BareBoard {
  readonly x: Window;
  readonly y: Window;
  readonly isBoard: boolean;
  /** Whether plain cells of its own colours are among its drawings: these tell where cells meet. */
  readonly hasTiles: boolean;
  /** Whether two cells side by side, or one above the other, are one of the board's. */
  readonly isHalfX: boolean;
  readonly isHalfY: boolean;
  /** Cells that are explained, by how little is needed to tell them. */
  readonly worth: number;
}

/**
 * The board without lines of a repetition whose pitches are exact; null where it is none.
 * @param isAnywhere whether cells may meet at any place: in shadows of tiles, or where a grid of dots hides it. That takes long.
 */
export function findBareAt(
  picture: Frame,
  edges: Gradients,
  repetition: Repetition,
  isAnywhere = false,
): BareBoard | null {
  const { region, pitchX, pitchY } = repetition;
  const folds = foldAt(edges, repetition);
  const borders = bordersIn(region, axisX(edges), axisY(edges), pitchX, pitchY);
  const familyAt = (from: number, pitch: number, phase: number): LineFamily => ({
    origin: Math.max(0, Math.round(from)) + phase,
    pitch,
    phases: [0],
  });
  const placesOf = (found: readonly BorderPhase[], meeting: readonly number[], pitch: number): Place[] => [
    ...found.map(({ at, isEnd }) => ({ phase: at, least: isEnd ? CLEARLY_BETTER : RATHER_BETTER })),
    ...meeting
      .filter((phase) => !found.some(({ at }) => phasesApart(at, phase, pitch) < 1))
      .map((phase) => ({ phase, least: BETTER })),
  ];
  const windowX = (phase: number) => windowOf(familyAt(region.x, pitchX, phase), region.x, region.width, picture.width);
  const windowY = (phase: number) =>
    windowOf(familyAt(region.y, pitchY, phase), region.y, region.height, picture.height);
  const xs = placesOf(borders.x, meetingPhases(folds.x), pitchX);
  const ys = placesOf(borders.y, meetingPhases(folds.y), pitchY);
  if (!xs[0] || !ys[0]) return null;
  const [x0, y0] = [windowX(xs[0].phase), windowY(ys[0].phase)];
  if (x0.count < LEAST_CORE || y0.count < LEAST_CORE) return null;
  const sums = sumColours(picture, x0.family, y0.family, x0.count + 1, y0.count + 1);
  const look = (x: Window, y: Window): Found => {
    const signatures = signaturesOf(sums, x.family, y.family, x.count, y.count);
    return { x, y, lines: { x: x.family, y: y.family }, ...exactExtent(signatures, x.count, y.count) };
  };
  const bestOf = (places: readonly Place[], lookAt: (phase: number) => Found, first: Found) =>
    places.reduce((best, { phase, least }) => {
      const found = lookAt(phase);
      const factor = found.hasTiles ? Math.min(least, BETTER) : least;
      return found.worth > factor * best.worth ? found : best;
    }, first);
  const clearlyBetter = (best: Found, other: Found) =>
    !best.isBoard || (other.isBoard && other.worth > CLEARLY_BETTER * best.worth) ? other : best;
  const across = bestOf(xs.slice(1), (phase) => look(windowX(phase), y0), look(x0, y0));
  const down = bestOf(ys.slice(1), (phase) => look(across.x, windowY(phase)), across);
  /** … of all places, whole Px apart. */
  const anywhere = () => {
    const all = (pitch: number) => phasesOf(pitch).map((phase) => ({ phase, least: BETTER }));
    const everyX = (y: Window, first: Found) => bestOf(all(pitchX), (phase) => look(windowX(phase), y), first);
    const column = ys.reduce((best, { phase }) => everyX(windowY(phase), best), look(windowX(0), y0));
    return bestOf(all(pitchY), (phase) => look(column.x, windowY(phase)), column);
  };
  // With other lines below each other, other places may be better beside each other.
  const likeliest = down === across ? across : bestOf(xs, (phase) => look(windowX(phase), down.y), down);
  const best = isAnywhere ? [likeliest, anywhere()].reduce(clearlyBetter) : likeliest;
  if (!best.isBoard) return null;
  if (best.isHalfX || best.isHalfY) {
    const [timesX, timesY] = [best.isHalfX ? 2 : 1, best.isHalfY ? 2 : 1];
    return findBareAt(picture, edges, { ...repetition, pitchX: timesX * pitchX, pitchY: timesY * pitchY }, isAnywhere);
  }
  const { left, top, right, bottom } = best.extent;
  return right - left <= LEAST_CORE || bottom - top <= LEAST_CORE ? null : best;
}

/** All whole places of a pitch, Px. */
function phasesOf(pitch: number): number[] {
  return Array.from({ length: Math.round(pitch) }, (_, phase) => phase);
}

/** The rectangle of cells that looks most like a board: their drawings are frequent, or they are plain but not the page. */
function exactExtent(signatures: Uint8Array, cols: number, rows: number) {
  const drawn = looksOf(signatures, cols * rows, INSET);
  const values = valuesOf(drawn, cols * rows, cols).map((value) => Math.max(value, RARE));
  const core = largestSum(values, cols, rows);
  const plain = plainLooks(signatures, cols * rows);
  let tiles: number[][] = [];
  let found = core;
  for (let round = 0; round < ROUNDS; round++) {
    const corners = cornersOf(signatures, found, cols, rows);
    const isTile = (look: readonly number[]) => {
      const own = colourAt(signatures, look[0] as number, MIDDLE);
      const within = look.filter((cell) => isWithin(core, cell, cols));
      return (
        within.length >= LEAST_WITHIN * look.length &&
        lanesOf(within, cols) >= LEAST_LANES &&
        corners.filter((colour) => isSameColour(colour, own)).length < PAGE_CORNERS
      );
    };
    tiles = plain.filter(isTile);
    const all = values.slice();
    for (const look of tiles) for (const cell of look) all[cell] = FREQUENT;
    found = largestSum(all, cols, rows);
  }
  const { value, ...whole } = found;
  const isExplained = new Uint8Array(values.length);
  for (const cell of tiles.flat()) isExplained[cell] = 1;
  for (const look of drawn) if (!isEdge(look, cols)) for (const cell of look) isExplained[cell] = 1;
  const extent = withoutUnexplained(whole, isExplained, values, cols);
  const within = (looks: readonly (readonly number[])[]) =>
    looks.map((look) => look.filter((cell) => isWithin(extent, cell, cols)));
  const ofBoard = within(drawn);
  const counts = [...ofBoard, ...within(plain)].map(({ length }) => length);
  return {
    extent,
    value,
    worth: value / (1 + entropy(counts)),
    isBoard: core.value >= LEAST_EXACT && hasFewLooks(drawn, extent, cols),
    hasTiles: tiles.length > 0,
    isHalfX: alternate(ofBoard, (cell) => cell % cols),
    isHalfY: alternate(ofBoard, (cell) => Math.floor(cell / cols)),
  };
}

/** Whether a look is that of a straight edge beside a board, as of a window: again and again, in one row or column. */
function isEdge(look: readonly number[], cols: number): boolean {
  return look.length >= LEAST_LANES && lanesOf(look, cols) === 1;
}

/** A rectangle of cells without the rows and columns at its rim that show no drawing of the board's, and of which less than this part is drawn on or like other cells: something else lies there. */
const EXPLAINED = 0.5;

function withoutUnexplained(whole: Extent, isExplained: Uint8Array, values: Float64Array, cols: number): Extent {
  const isGood = (lane: Extent) => {
    const cells = cellsWithin(lane, cols);
    if (cells.some((cell) => (values[cell] as number) > 0)) return true;
    return cells.filter((cell) => isExplained[cell] === 1).length >= EXPLAINED * cells.length;
  };
  return trimmed(whole, (lane) => !isGood(lane), LEAST_CORE);
}

/** The information, in bits, that a cell gives by its look: where cells meet wrongly, each shows parts of two. */
function entropy(counts: readonly number[]): number {
  const all = counts.reduce((sum, n) => sum + n, 0);
  return counts.reduce((sum, n) => (n > 0 ? sum - (n / all) * Math.log2(n / all) : sum), 0);
}

/** The block in the middle of a cell. */
const MIDDLE = (SIGNATURE_SIDE + 1) * (SIGNATURE_SIDE >> 1);

/** The colours just outside of a rectangle's corners. */
function cornersOf(signatures: Uint8Array, { left, top, right, bottom }: Extent, cols: number, rows: number) {
  const last = SIGNATURE_SIDE - 1;
  return [left - 1, right].flatMap((col) =>
    [top - 1, bottom].flatMap((row) => {
      if (col < 0 || col >= cols || row < 0 || row >= rows) return [];
      const [x, y] = [col < left ? last : 0, row < top ? last : 0];
      return [colourAt(signatures, row * cols + col, y * SIGNATURE_SIDE + x)];
    }),
  );
}

/** The colour of a block of a cell: red, green and blue. */
function colourAt(signatures: Uint8Array, cell: number, block: number): number[] {
  return [0, 1, 2].map((plane) => signatures[cell * SIGNATURE + plane * SIGNATURE_SIDE ** 2 + block] as number);
}

function isSameColour(a: readonly number[], b: readonly number[]): boolean {
  return coloursApart(a, b) <= SAME_PLAIN;
}

/** Cells on which nothing is drawn, those of one colour together. */
function plainLooks(signatures: Uint8Array, count: number): number[][] {
  const looks: { readonly colour: readonly number[]; readonly members: number[] }[] = [];
  for (let cell = 0; cell < count; cell++) {
    if (contrast(signatures, cell, INSET) >= DRAWN) continue;
    const colour = colourAt(signatures, cell, MIDDLE);
    const look = looks.find((known) => isSameColour(known.colour, colour));
    if (look) look.members.push(cell);
    else looks.push({ colour, members: [cell] });
  }
  return looks.map(({ members }) => members);
}
