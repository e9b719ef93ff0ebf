import type { FramePart } from '../model/frame.ts';
import { equalPixels, patchPart } from '../model/frame.ts';
import type { FrameMemory, FrameResult, PipelineOptions } from '../pipeline.ts';
import { askAgain } from '../pipeline.ts';
import { openLooks } from '../vision/seenNames.ts';
import type { BoardTrack } from '../vision/trackBoard.ts';

/** So often in a row the same pixels are seen before the board network is asked about a new look: what passes by is gone then. */
const QUIET = 4;

/** Where no board is found, the networks have one part in so many of the time to look for one: that takes longer than a search. */
const SELDOM = 10;

/** After so many different pictures in a row without a board, the networks look at the next though it may be half drawn. */
const MOST_CHANGES = 4;

/**
 * What the board network was not asked yet: where the board that a session follows ends, what some looks mean, and whether a board is
 * in a picture in which none was found.
 */
export interface OpenQuestions {
  /** A board was found in a picture. */
  readonly onFound: (picture: FramePart | null) => void;
  /** The board was looked at once more. @param isSame whether it was the same in every pixel. */
  readonly onLook: (isSame: boolean) => void;
  readonly remain: (track: BoardTrack | undefined) => boolean;
  /** What the network tells more of a board that stands still; null where nothing is open, or nothing was told. */
  readonly ask: (known: FrameMemory, options: PipelineOptions) => FrameResult | null;
  /** Whether a picture is the last one in which no board was found. */
  readonly isBarren: (picture: FramePart) => boolean;
  /** A picture was searched in vain. That it may be half drawn is true of so many pictures only: after these, as lookLonger. */
  readonly onBarren: (searched: FrameMemory, options: PipelineOptions) => FrameResult | null;
  /**
   * A board that the networks see in the last picture in which none was found: when that is seen again, as what is half drawn would keep
   * the rest of it waiting. Null where there is none, or the last such look was not long ago.
   */
  readonly lookLonger: (options: PipelineOptions) => FrameResult | null;
  /** After how many ms the networks have time for a picture, if it is the last one in which no board was found and they did not see it yet; else null. */
  readonly longerIn: (picture: FramePart) => number | null;
  readonly forget: () => void;
}

export function makeOpenQuestions(): OpenQuestions {
  let picture: FramePart | null = null;
  const asked = new WeakSet<object>();
  let quiet = 0;
  let restsUntil = 0;
  /** The last picture without a board, whether the networks saw it, and how many such there were since they saw one. */
  let barren: FrameMemory | null = null;
  let isBarrenSeen = false;
  let changes = 0;
  /** The board that was looked at last, and whether it shows a look that was not asked about: that is wanted with every frame. */
  let last: { readonly track: BoardTrack; readonly hasNew: boolean } | null = null;
  const hasNew = (track: BoardTrack) => {
    const isNew = (cells: readonly number[]) => !cells.some((cell) => asked.has(patchAt(track, cell)));
    if (last?.track !== track) last = { track, hasNew: openLooks(track).some(isNew) };
    return last.hasNew;
  };
  const tellAsked = ({ samples }: BoardTrack) => {
    for (const patch of samples.patches) asked.add(patch);
    last = null;
  };
  const lookLonger = (options: PipelineOptions) => {
    const start = performance.now();
    if (!barren || isBarrenSeen || start < restsUntil) return null;
    isBarrenSeen = true;
    changes = 0;
    const found = askAgain(barren, options);
    const end = performance.now();
    restsUntil = end + (SELDOM - 1) * (end - start);
    return found;
  };
  const isBarren = (shown: FramePart) => {
    const part = barren?.searched?.part;
    return part !== undefined && part.x === shown.x && part.y === shown.y && equalPixels(part.frame, shown.frame);
  };
  const remain = (track: BoardTrack | undefined) => track !== undefined && (picture !== null || hasNew(track));
  return {
    onFound(found) {
      barren = null;
      picture = found;
      quiet = 0;
    },
    onLook(isSame) {
      quiet = isSame ? quiet + 1 : 0;
    },
    remain,
    ask(known, options) {
      const [track] = known.tracks;
      if (!track || !remain(track) || quiet < (picture ? 1 : QUIET)) return null;
      tellAsked(track);
      const part = picture && patchPart(picture, track.seen);
      picture = null;
      const more = askAgain({ ...known, searched: part && { part, refused: [] } }, options);
      for (const next of more?.memory.tracks.slice(0, 1) ?? []) tellAsked(next);
      return more;
    },
    isBarren,
    onBarren(searched, options) {
      barren = searched;
      isBarrenSeen = false;
      return ++changes > MOST_CHANGES ? lookLonger(options) : null;
    },
    lookLonger,
    longerIn: (shown) => (isBarrenSeen || !isBarren(shown) ? null : Math.max(0, restsUntil - performance.now())),
    forget() {
      picture = null;
      barren = null;
      changes = 0;
      last = null;
      quiet = 0;
    },
  };
}

function patchAt({ samples }: BoardTrack, cell: number): object {
  return samples.patches[cell] as object;
}
