import { misuse } from '../model/errors.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Point } from '../model/topology.ts';
import type { BoardResult } from '../pipeline.ts';
import type { CameraTask, HaveDone, TaskOutcomes } from './cameraTasks.ts';
import type { Followed, FollowOptions } from './followed.ts';
import { begin, followOn, isHopeless, takeReading } from './followed.ts';
import type { Homography } from './homography.ts';
import type { FlatSize } from './meanBoard.ts';
import type { Lens } from './rectify.ts';
import { showBoard } from './showBoard.ts';
import { makePhotoStack } from './stackPhotos.ts';

/**
 * What a camera session is at. `searching`: no board is known. `settling`: a board is followed and not yet read often
 * enough alike. `playing`: hints are valid. `finished`, `contradiction`, `unclear`: a board without hints. `lost`: the board
 * was followed and no longer is; the next frame is searched.
 */
export const CAMERA_PHASES = [
  'searching',
  'settling',
  'playing',
  'finished',
  'contradiction',
  'unclear',
  'lost',
] as const;
export type CameraPhase = (typeof CAMERA_PHASES)[number];

/** A session after a frame. */
export interface CameraView {
  readonly phase: CameraPhase;
  /** The settled board; its lattice is that of the flat picture, not of the photo. Null before the first reading. */
  readonly board: BoardResult | null;
  /** The cells of the board that is followed, in the flat picture: known before any is read. Null where none is followed. */
  readonly lattice: Lattice | null;
  /** Corners of the board in the photo (Px), clockwise from the top left; null where none is followed. */
  readonly outline: readonly Point[] | null;
  /** Grid of the board to ideal photo Px, and the lens that bends those. */
  readonly homography: Homography | null;
  readonly lens: Lens | null;
  /** How long the frame took, ms. */
  readonly ms: number;
  readonly atMs: number;
}

export interface CameraOptions extends FollowOptions {
  /** Does what takes longer than a frame: at once (`doTask`), or in a worker while the camera goes on. It is given one task at a time. */
  readonly haveDone: HaveDone;
}

export interface CameraSession {
  /** Takes the next frame of the camera. @param atMs its time; must not go back. */
  readonly take: (frame: Frame, atMs: number) => CameraView;
  /** The flat picture of the board as it was last combined, or null. */
  readonly flat: () => Frame | null;
  /** Forgets the board. */
  readonly restart: () => void;
}

/** Photos that are laid over each other before they are searched in earnest, and after so many they are searched all the same. */
const STACKED = 5;
const MOST_WAITED = 10;
/** Photos that are enough for a first sight of a scene. */
const GLANCED = 2;

/** A session over the frames of one camera, a video or a folder of photos. Runs in Node and in workers of a browser. */
export function makeCameraSession(options: CameraOptions): CameraSession {
  if (!options.haveDone) throw misuse('options.haveDone', 'what does the tasks (doTask)', options.haveDone);
  let followed: Followed | null = null;
  let stack = makePhotoStack();
  let stacked = 0;
  let waited = 0;
  let latest: Frame | null = null;
  /** What was seen at first sight is believed once the board surely ends where it did; else a hand may have hidden the rest of it, and it is searched in earnest. */
  let isBelieved = true;
  /** A scene has one first sight, but none after one that was not believed. */
  let mayGlance = true;
  /** What a task is about: what it comes to counts for that only. */
  let subject = {};
  let isBusy = false;
  /** Cells that changed since the picture was taken that is read. */
  let changedSince = new Set<number>();

  function haveDone<K extends CameraTask['kind']>(
    task: Extract<CameraTask, { readonly kind: K }>,
    done: (outcome: TaskOutcomes[K]) => void,
  ): void {
    const about = subject;
    isBusy = true;
    options.haveDone(task, (outcome) => {
      isBusy = false;
      if (about === subject) done(outcome as TaskOutcomes[K]);
    });
  }

  /** Takes a board, or none, instead of what was followed or searched for. */
  function turnTo(next: Followed | null): void {
    followed = next;
    stack = makePhotoStack();
    stacked = 0;
    waited = 0;
    subject = {};
    mayGlance = true;
  }

  /** Photos are laid over each other before they are searched. */
  function search(photo: Frame): void {
    const before = stacked;
    stacked = stack.add(photo);
    // Another scene is seen now.
    if (stacked <= before) {
      subject = {};
      mayGlance = true;
    }
    waited++;
    const isDue = options.isStill || (waited >= STACKED && stacked >= STACKED) || waited >= MOST_WAITED;
    // A clear board needs no more than what a camera that stands still has seen twice, and other photos come meanwhile.
    const isFirstSight = !isDue && stacked >= GLANCED && mayGlance;
    if (isBusy || !(isDue || isFirstSight)) return;
    if (isDue) waited = 0;
    mayGlance = false;
    const [searched, photos] = [stack.picture(), stacked];
    haveDone({ kind: 'search', photo: searched, isFirstSight }, (found) => {
      if (!found) return;
      const seen = { searched, photos, picture: stack.picture(), count: stacked, toLatest: stack.last() };
      turnTo(begin(found, seen, latest ?? photo, options));
      isBelieved = !isFirstSight;
      if (options.isStill) readNow();
    });
  }

  function follow(photo: Frame, known: Followed): void {
    const next = followOn(photo, known, options);
    if (!next) {
      turnTo(null);
      return;
    }
    followed = next.followed;
    for (const cell of next.changed) changedSince.add(cell);
    const { toRead, frames, nextReading } = next.followed;
    if (toRead > 0 && frames >= nextReading) readNow();
    else dropHopeless();
  }

  function readNow(): void {
    if (!followed || isBusy) return;
    changedSince = new Set();
    const { mean, size, gap, edge, extent, settled } = followed;
    const counts = mean.counts().slice();
    // The first of several readings settles nothing yet.
    const judges = extent !== 'sure' && (options.isStill === true || settled !== null || !isBelieved);
    haveDone({ kind: 'read', flat: mean.picture(), size, gap, edge, judges }, (outcome) => {
      // Most of the board looks otherwise at present.
      if (!followed || followed.misses > 0) return;
      // What hid the rest of it is gone.
      if (outcome.reachesOut && followed.isChanged) {
        turnTo(null);
        return;
      }
      isBelieved ||= outcome.extent === 'sure' && !followed.goesOn;
      // What took letters or numbers beside a board for cells of it is known all the same.
      const mayBeRead = isBelieved || (!followed.goesOn && isNearlyAll(outcome.extent, size));
      const next = mayBeRead ? takeReading(followed, outcome, counts, changedSince, options) : followed;
      const isResized = next.mean !== followed.mean;
      if (!isBelieved && !isResized) {
        turnTo(null);
        mayGlance = false;
        return;
      }
      if (isResized) turnTo(next);
      else followed = next;
      dropHopeless();
    });
  }

  function dropHopeless(): void {
    if (followed && !options.isStill && isHopeless(followed)) turnTo(null);
  }

  function take(frame: Frame, atMs: number): CameraView {
    const start = performance.now();
    const wasFollowed = followed !== null;
    latest = frame;
    if (followed) follow(frame, followed);
    else search(frame);
    const phase = followed ? phaseOf(followed) : wasFollowed ? 'lost' : 'searching';
    return { ...showBoard(followed), phase, ms: performance.now() - start, atMs };
  }

  return {
    take,
    flat: () => followed?.mean.picture() ?? null,
    restart: () => turnTo(null),
  };
}

/** Rows and columns of letters or numbers that pass for some of a board's; a hand hides more. */
const MOST_BESIDE = 2;

/** Whether a board ends within the rows and columns for which it was taken, which are hardly more. */
function isNearlyAll(extent: TaskOutcomes['read']['extent'], { rows, cols }: FlatSize): boolean {
  if (extent === null || typeof extent === 'string') return false;
  const { left, top, right, bottom } = extent;
  const isWithin = left >= 0 && top >= 0 && right <= cols && bottom <= rows;
  return isWithin && rows + cols - (right - left) - (bottom - top) <= MOST_BESIDE;
}

function phaseOf({ board }: Followed): CameraPhase {
  if (!board) return 'settling';
  const { status } = board;
  return status === 'playing' || status === 'contradiction' || status === 'unclear' ? status : 'finished';
}
