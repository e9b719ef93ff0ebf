import { countNumbers } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Reading } from '../model/reading.ts';
import { seeBoard } from '../vision/boardNet.ts';
import { hasSizeOfLargeLevel } from '../vision/isGame.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { seenExtent } from '../vision/seenExtent.ts';
import { wholeOf } from '../vision/sides.ts';
import { isGroundSeen } from './agreed.ts';
import type { CellBox } from './cellBox.ts';
import { hull, isSameBox } from './cellBox.ts';
import type { ClassicalVision } from './classical.ts';
import { isCoverAlike } from './coverAlike.ts';
import { evenLight } from './evenLight.ts';
import type { FoundScreen } from './findScreen.ts';
import { findScreen } from './findScreen.ts';
import { mayGoOnHidden } from './hiddenRim.ts';
import { judgeExtent } from './judgeExtent.ts';
import type { FlatSize } from './meanBoard.ts';
import { flatLattice, readFlatBoard } from './readFlatBoard.ts';
import { SOME_NUMBERS } from './vouch.ts';

/** What takes longer than a frame of a camera. It is data, so that it can be done in a worker while the camera goes on. */
export type CameraTask =
  /** Searches a photo for a board; at first sight only for the one that the lattice network sees best, where it is read well: there is no other search then. */
  | { readonly kind: 'search'; readonly photo: Frame; readonly isFirstSight: boolean }
  /** Reads a flat picture of a board; `gap` in parts of a cell. `judges`: tells where the board ends, too (`judgeExtent`). */
  | {
      readonly kind: 'read';
      readonly flat: Frame;
      readonly size: FlatSize;
      readonly gap: { readonly x: number; readonly y: number };
      /** Compressed strength from which a step is an edge. */
      readonly edge: number;
      readonly judges: boolean;
    };

/** What a task came to. */
export interface TaskOutcomes {
  readonly search: FoundScreen | null;
  readonly read: {
    readonly reading: Reading;
    readonly isGroundSeen: boolean;
    /** Whether its covered cells look alike. */
    readonly isCoverAlike: boolean;
    readonly extent: 'sure' | 'doubtful' | CellBox | null;
    /** Whether cells are seen beside a side from end to end, where that was asked: the board is larger. */
    readonly reachesOut: boolean;
  };
}

export type CameraOutcome = TaskOutcomes[keyof TaskOutcomes];

/** Has a task done, here or elsewhere, and is told what it came to, at once or later. */
export type HaveDone = (task: CameraTask, done: (outcome: CameraOutcome) => void) => void;

/** Does a task. Runs in Node and in workers of a browser. */
export function doTask(task: CameraTask, vision: ClassicalVision, looks?: readonly KnownLook[]): CameraOutcome {
  if (task.kind === 'search') return findScreen(task.photo, task.isFirstSight ? null : vision, looks);
  const { flat, size, gap, edge, judges } = task;
  const lattice = flatLattice(size, gap);
  const lit = evenLight(flat, lattice);
  // Without what is beside the board the network reads better: the extent is asked about by itself.
  const seen = seeBoard(flat, lattice);
  const reading = readFlatBoard({ flat, lit, edge, looks }, lattice, seen);
  const judged = judges ? judge(flat, lit, reading) : { extent: null, reachesOut: false };
  return { reading, isGroundSeen: isGroundSeen(reading, seen), isCoverAlike: isCoverAlike(lit, reading), ...judged };
}

/**
 * Where a board ends: the board network sees that best, but takes any cells of one colour for covered ones. Where no numbers tell
 * a game, the finder of screenshots must see one too, or the board have the size of a large level.
 */
function judge(
  flat: Frame,
  lit: Frame,
  { lattice, cells }: Reading,
): Pick<TaskOutcomes['read'], 'extent' | 'reachesOut'> {
  const around = seeBoard(flat, lattice, 1);
  const { box, isSure } = seenExtent(around, lattice);
  const whole = wholeOf(lattice);
  const seen = isSure ? (isSameBox(box, whole) ? 'sure' : box) : null;
  const isTold = countNumbers(cells) >= SOME_NUMBERS || hasSizeOfLargeLevel(lattice);
  const extent = seen && (seen !== 'sure' || isTold) ? seen : judgeExtent(lit, lattice);
  return {
    extent: extent === 'sure' && mayGoOnHidden(around, lattice) ? 'doubtful' : extent,
    reachesOut: !isSameBox(hull(whole, box), whole),
  };
}

/** Has tasks done at once. */
export function atOnce(vision: ClassicalVision, looks?: readonly KnownLook[]): HaveDone {
  return (task, done) => done(doTask(task, vision, looks));
}
