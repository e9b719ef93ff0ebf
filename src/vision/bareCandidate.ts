import type { Frame, Rect } from '../model/frame.ts';
import type { BareExtent } from './bareLattice.ts';
import { bareExtent, meetingPhases, sumColours } from './bareLattice.ts';
import type { Fold } from './comb.ts';
import { axisX, axisY } from './edgeLines.ts';
import type { Gradients } from './gradients.ts';
import type { Folds, GridLines } from './gridLines.ts';
import { foldAt, foldRepetition } from './gridLines.ts';
import { LEAST_CORE, windowOf } from './lineWindow.ts';
import type { Span } from './repeatingPitch.ts';
import { repeatingPitch, wholePitch } from './repeatingPitch.ts';
import type { Repetition } from './repetition.ts';
import type { Extent } from './sides.ts';

/** A board without lines, found in a repetition: Px of the picture it was found in. */
export interface BareBoard {
  readonly lines: GridLines;
  readonly extent: Extent;
  readonly value: number;
}

/** A board without lines has cells of at least this side, in pixels at the searched size. */
const SMALLEST_BARE = 9;
/** By this factor another place where cells may meet, or another pitch, must be better than a likelier one. */
const BETTER = 1.25;
/** From this value on, which chance hardly reaches, the pitch is fitted. */
const WORTH_FITTING = 8;
/** Steps of the pitch, in Px over the whole window, by which it is fitted. */
const FIT_STEPS = [1, 0.5];

/** Where the cells of one axis meet: one of the lines in the middle of the repetition, and the pitch. Px. */
interface Place {
  readonly at: number;
  readonly pitch: number;
}

interface Tried {
  readonly x: Place;
  readonly y: Place;
  readonly lines: GridLines;
  readonly extent: BareExtent;
}

/** A repetition as a board without lines, at the best of the places where its cells may meet; null where it is none. */
export function findBare(picture: Frame, edges: Gradients, repetition: Repetition): BareBoard | null {
  if (Math.min(repetition.pitchX, repetition.pitchY) < SMALLEST_BARE) return null;
  const { region } = repetition;
  const rough = foldRepetition(edges, repetition);
  const windowX = ({ at, pitch }: Place) =>
    windowOf({ origin: at, pitch, phases: [0] }, region.x, region.width, picture.width);
  const windowY = ({ at, pitch }: Place) =>
    windowOf({ origin: at, pitch, phases: [0] }, region.y, region.height, picture.height);
  const middles = (fold: Fold, from: number, length: number) =>
    meetingPhases(fold).map((phase) => placeOf(fold, phase, from, length));
  const x0 = windowX({ at: region.x, pitch: rough.x.pitch });
  const y0 = windowY({ at: region.y, pitch: rough.y.pitch });
  if (x0.count < LEAST_CORE || y0.count < LEAST_CORE) return null;
  const sums = sumColours(picture, x0.family, y0.family, x0.count + 1, y0.count + 1);
  const look = (x: Place, y: Place): Tried => {
    const [across, down] = [windowX(x), windowY(y)];
    const extent = bareExtent(sums, across.family, down.family, across.count, down.count);
    return { x, y, lines: { x: across.family, y: down.family }, extent };
  };
  const likeliestOf = (folds: Folds) => {
    const ys = middles(folds.y, region.y, region.height);
    return middles(folds.x, region.x, region.width)
      .flatMap((x) => ys.map((y) => look(x, y)))
      .reduce((best, tried) => (tried.extent.value > BETTER * best.extent.value ? tried : best));
  };
  // Most repetitions are text, which shows at a pitch that is nearly right.
  if (likeliestOf(rough).extent.value < WORTH_FITTING) return null;
  const likeliest = likeliestOf(foldExactly(edges, region, rough));
  if (likeliest.extent.value < WORTH_FITTING) return null;
  const best = fitPitches(likeliest, look, x0.count, y0.count);
  const { isBoard, isHalfX, isHalfY, value, ...extent } = best.extent;
  if (isHalfX || isHalfY) {
    const pitchX = (isHalfX ? 2 : 1) * best.x.pitch;
    return findBare(picture, edges, { ...repetition, pitchX, pitchY: (isHalfY ? 2 : 1) * best.y.pitch });
  }
  if (!isBoard || extent.right - extent.left <= LEAST_CORE || extent.bottom - extent.top <= LEAST_CORE) return null;
  return { lines: best.lines, extent, value };
}

/** The line of a phase that is nearest to the middle of a repetition, about which a pitch that is not exact does least harm. */
function placeOf({ pitch }: Fold, phase: number, from: number, length: number): Place {
  const start = Math.max(0, Math.round(from));
  return { at: start + phase + Math.floor(length / 2 / pitch) * pitch, pitch };
}

/** The pitches near those that were tried at which most cells look alike. Whole ones are right as they are. */
function fitPitches(tried: Tried, look: (x: Place, y: Place) => Tried, cols: number, rows: number): Tried {
  let best = tried;
  const climb = (move: (from: Tried) => Tried) => {
    for (;;) {
      const next = move(best);
      if (next.extent.value <= BETTER * best.extent.value) return;
      best = next;
    }
  };
  for (const step of FIT_STEPS) {
    for (const sign of [-1, 1]) {
      const moved = ({ at, pitch }: Place, cells: number) => ({ at, pitch: pitch + (sign * step) / cells });
      if (!Number.isInteger(best.x.pitch)) climb(({ x, y }) => look(moved(x, cols), y));
      if (!Number.isInteger(best.y.pitch)) climb(({ x, y }) => look(x, moved(y, rows)));
    }
  }
  return best;
}

/** The edges of a repetition, folded at the pitches by which its drawing repeats: a fold alone finds them less exactly. */
function foldExactly(edges: Gradients, region: Rect, rough: Folds): Folds {
  const spanOf = (from: number, length: number, pitch: number): Span => ({
    from,
    cells: Math.floor(length / pitch),
    pitch,
    halfWidth: 0,
  });
  const x = spanOf(region.x, region.width, rough.x.pitch);
  const y = spanOf(region.y, region.height, rough.y.pitch);
  const pitchX = wholePitch(repeatingPitch(axisX(edges), x, y), x.cells);
  const pitchY = wholePitch(repeatingPitch(axisY(edges), y, x), y.cells);
  return foldAt(edges, { region, pitchX, pitchY });
}
