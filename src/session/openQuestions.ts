import type { FramePart } from '../model/frame.ts';
import { patchPart } from '../model/frame.ts';
import type { FrameMemory, FrameResult, PipelineOptions } from '../pipeline.ts';
import { askAgain } from '../pipeline.ts';
import { openLooks } from '../vision/seenNames.ts';
import type { BoardTrack } from '../vision/trackBoard.ts';

/** So often in a row the same pixels are seen before the board network is asked about a new look: what passes by is gone then. */
const QUIET = 4;

/** Where no board is found, the networks have one part in so many of the time to look for one: that takes longer than a search. */
const SELDOM = 10;

/** What the board network was not asked yet about the board that a session follows: where it ends, and what some looks mean. */
export interface OpenQuestions {
  /** A board was found in a picture. */
  readonly onFound: (picture: FramePart | null) => void;
  /** The board was looked at once more. @param isSame whether it was the same in every pixel. */
  readonly onLook: (isSame: boolean) => void;
  readonly remain: (track: BoardTrack | undefined) => boolean;
  /** What the network tells more of a board that stands still; null where nothing is open, or nothing was told. */
  readonly ask: (known: FrameMemory, options: PipelineOptions) => FrameResult | null;
  /** A board that the networks see in a picture in which none was found; null where there is none, or the last such look was not long ago. */
  readonly lookLonger: (searched: FrameMemory, options: PipelineOptions) => FrameResult | null;
  readonly forget: () => void;
}

export function makeOpenQuestions(): OpenQuestions {
  let picture: FramePart | null = null;
  const asked = new WeakSet<object>();
  let quiet = 0;
  let restsUntil = 0;
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
  const remain = (track: BoardTrack | undefined) => track !== undefined && (picture !== null || hasNew(track));
  return {
    onFound(found) {
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
    lookLonger(searched, options) {
      const start = performance.now();
      if (start < restsUntil) return null;
      const found = askAgain(searched, options);
      const end = performance.now();
      restsUntil = end + (SELDOM - 1) * (end - start);
      return found;
    },
    forget() {
      picture = null;
      last = null;
      quiet = 0;
    },
  };
}

function patchAt({ samples }: BoardTrack, cell: number): object {
  return samples.patches[cell] as object;
}
