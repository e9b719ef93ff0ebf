import type { CellSymbol } from '../model/board.ts';
import { isClosed, isOpened, numberOf } from '../model/board.ts';
import type { FramePart, Rect } from '../model/frame.ts';
import { cropPart } from '../model/frame.ts';
import type { BoardResult, FrameMemory, FrameResult, PipelineOptions, StageTimes } from '../pipeline.ts';
import { followFrame, readAfresh, searchFrame } from '../pipeline.ts';
import { isSameLattice } from '../vision/extents.ts';
import { isProved } from '../vision/playEvidence.ts';
import type { BoardTrack } from '../vision/trackBoard.ts';
import { trackArea } from '../vision/trackBoard.ts';
import { isFoundAfresh, isReadOtherwise, isRedrawn, isSamePicture } from './frameChanges.ts';
import { makeHalfDrawn } from './halfDrawn.ts';
import { makeOpenQuestions } from './openQuestions.ts';

/**
 * What a session is at.
 * `searching`: no board is known. `settling`: a board was found or replaced and must be seen twice alike before
 * anything is hinted. `playing`: hints are valid. `finished`, `contradiction`, `unclear`: a board without hints.
 */
export const SESSION_PHASES = ['searching', 'settling', 'playing', 'finished', 'contradiction', 'unclear'] as const;
export type SessionPhase = (typeof SESSION_PHASES)[number];

/** Why a session began to search or to settle. */
export const RESTART_REASONS = ['start', 'none-found', 'lost', 'new-game', 'number-changed', 'misread'] as const;
export type RestartReason = (typeof RESTART_REASONS)[number];

/** The session after a frame. Positions are Px of the source's whole picture. */
export interface SessionState {
  readonly phase: SessionPhase;
  readonly reason: RestartReason;
  /** The board, where one is known; its hints may be shown only in the phase `playing`. */
  readonly board: BoardResult | null;
  readonly ms: StageTimes | null;
}

/** Which pixels the session needs next: the whole picture to search, or the part that holds the board. */
export type Wanted = { readonly kind: 'whole' } | { readonly kind: 'part'; readonly area: Rect };

export interface Session {
  readonly wanted: () => Wanted;
  /**
   * Takes the next frame. A frame in which the board cannot be followed ends the hints at once, without searching:
   * the search is the work of the next whole frame.
   * @param onSlow told of the cells whose hints are void already, where the rest of the work takes long.
   */
  readonly take: (part: FramePart, onSlow?: OnSlow) => SessionState;
  readonly state: () => SessionState;
  /**
   * Whether the same pixels are to be taken once more: a board must be seen twice, one without hints may be misread, and a best
   * move that was chosen in a hurry may not be the best.
   */
  readonly wantsAgain: () => boolean;
  /**
   * After how many ms a picture in which no board was found is to be taken once more, as the networks then have time to look for one; null where
   * it is not.
   */
  readonly longerIn: (part: FramePart) => number | null;
  readonly options: () => SessionOptions;
  /** The board that is followed, with what its cells look like. */
  readonly track: () => BoardTrack | null;
  /** What each cell of the board showed when it was last readable in this game; empty where none is known. */
  readonly seen: () => readonly CellSymbol[];
  /** Forgets the board: the next frame is searched. */
  readonly restart: () => void;
  /** With another `region` the board is forgotten too: it may not be the one that is wanted there. */
  readonly configure: (options: SessionOptions) => void;
}

export type OnSlow = NonNullable<PipelineOptions['onSlow']>;

export type SessionOptions = Omit<PipelineOptions, 'memory' | 'onSlow'>;

const START: SessionState = { phase: 'searching', reason: 'start', board: null, ms: null };

/** After so many frames in a row that are read otherwise than what they are compared with, that may be what is wrong. */
const MOST_DOUBTS = 20;

/** A live session over one source of frames. */
export function makeSession(initial: SessionOptions = {}): Session {
  let options = initial;
  let memory: FrameMemory | null = null;
  /** What was known before the frame that `memory` comes from. */
  let earlier: FrameMemory | null = null;
  let state = START;
  /** What each cell showed when it was last readable. */
  let seen: readonly CellSymbol[] = [];
  /** Frames in a row that were misread. */
  let doubts = 0;
  /** The board without hints that was read afresh in vain. */
  let hopeless: BoardTrack | null = null;
  /** The last untouched board that was found, with all its pixels: where it comes again, it need not be searched for. */
  let untouched: BoardTrack | null = null;

  const half = makeHalfDrawn();
  const questions = makeOpenQuestions();

  function search(part: FramePart): SessionState {
    const place = placeIn(part);
    const found = place && (questions.isBarren(place) ? questions.lookLonger(options) : searchAnew(place));
    if (!found?.main) return { phase: 'searching', reason: 'none-found', board: null, ms: found?.ms ?? null };
    memory = onlyMain(found.memory);
    questions.onFound(found.memory.searched?.part ?? null);
    seen = found.main.board.cells;
    keepUntouched(memory);
    return { phase: 'settling', reason: state.reason, board: found.main, ms: found.ms };
  }

  /** What is searched of a picture. */
  function placeIn(part: FramePart): FramePart | null {
    return options.region ? cropPart(part, options.region) : part;
  }

  function searchAnew(place: FramePart): FrameResult {
    const found = searchFrame(place, options);
    return found.main ? found : (questions.onBarren(found.memory, options) ?? found);
  }

  function follow(part: FramePart, known: FrameMemory, onSlow: OnSlow): SessionState {
    const next = followFrame(part, known, {
      ...options,
      // The cells of the game before say nothing of a new one.
      seen: half.isNewGame() ? [] : seen,
      // What the first of two readings saw is no proof of what the second sees.
      readsInFull: state.phase === 'settling',
      // Within a game no open cell changes: what was known of the others may be void too.
      onSlow: (changed) => onSlow(changed.some((cell) => isOpened(seen[cell])) ? [...seen.keys()] : changed),
    });
    if (!next?.main) return lose();
    const isSame = next.memory.tracks[0] === known.tracks[0];
    questions.onLook(isSame);
    const seenAnew = isSame ? (lookAfresh(part, known) ?? secondOpinion(known)) : null;
    if (seenAnew) return seenAnew;
    if (!isReadOtherwise(known, next.memory)) return goOn(part, known, next, onSlow);
    onSlow([...seen.keys()]);
    const afresh = readAfresh(next.memory, { ...options, seen });
    return isMisread(known, afresh.memory) ? doubt(afresh) : goOn(part, known, afresh, onSlow);
  }

  /**
   * A move that is half drawn may be read as another board than it is: cells that nobody touched are read otherwise. What was seen
   * before goes on to count, but for one such frame.
   */
  function isMisread(known: FrameMemory, next: FrameMemory): boolean {
    if (state.phase === 'settling' && state.reason !== 'misread') return false;
    return isReadOtherwise(known, next) && (!earlier || isReadOtherwise(earlier, next));
  }

  /** Whether the board has no hints and was not read afresh since it changed. */
  function mayBeMisread(): boolean {
    return (state.phase === 'unclear' || state.phase === 'contradiction') && hopeless !== memory?.tracks[0];
  }

  /** Where what was seen before led to no hints, the same pixels may tell more by themselves. */
  function lookAfresh(part: FramePart, known: FrameMemory): SessionState | null {
    if (!mayBeMisread()) return null;
    hopeless = known.tracks[0] ?? null;
    const { main: board, memory: afresh, ms } = readAfresh(known, options);
    if (board?.status !== 'playing' || !isFoundAfresh(part, afresh, options)) return null;
    forget();
    memory = afresh;
    seen = board.board.cells;
    return { phase: 'settling', reason: 'misread', board, ms };
  }

  /** What the board network sees on a board that stands still. */
  function secondOpinion(known: FrameMemory): SessionState | null {
    if (state.phase === 'settling') return null;
    const more = questions.ask(known, { ...options, seen });
    if (!more?.main) return null;
    const { main: board, ms } = more;
    const before = known.tracks[0]?.reading.lattice;
    memory = onlyMain(more.memory);
    if (before && isSameLattice(board.reading.lattice, before)) {
      const isDoubted = (cell: number) =>
        known.results[0]?.board.cells[cell] !== '~' && board.board.cells[cell] === '~';
      seen = withSeen(board.board.cells).map((symbol, cell) => (isDoubted(cell) ? '~' : symbol));
      return { phase: state.phase === 'playing' ? phaseOf(board) : 'settling', reason: state.reason, board, ms };
    }
    earlier = null;
    seen = board.board.cells;
    return { phase: 'settling', reason: 'misread', board, ms };
  }

  /** What cells showed last, by what they show now. */
  function withSeen(cells: readonly CellSymbol[]): readonly CellSymbol[] {
    return seen.map((was, i) => (cells[i] === '~' ? was : (cells[i] as CellSymbol)));
  }

  function doubt({ main: board, ms }: FrameResult): SessionState {
    half.forget();
    return ++doubts > MOST_DOUBTS ? lose(ms) : { phase: 'settling', reason: 'misread', board, ms };
  }

  function goOn(part: FramePart, known: FrameMemory, next: FrameResult, onSlow: OnSlow): SessionState {
    const { main: board, ms } = next;
    if (!board) return lose(ms);
    const { cells } = board.board;
    const restart = restartReason(seen, cells);
    let isSeenTwice = false;
    if (restart || (isRedrawn(known, next.memory) && !isProved(board.reading))) {
      onSlow([...cells.keys()]);
      if (!isSamePicture(untouched, next.memory.tracks[0])) {
        const look = restart === 'number-changed' ? 'unknown' : half.look(known, next, restart !== null);
        if (look === 'waits') return { phase: 'settling', reason: restart ?? 'misread', board, ms };
        isSeenTwice = look === 'stands still';
        if (!isFoundAfresh(part, next.memory, options)) return lose(ms);
        keepUntouched(next.memory);
      }
    }
    doubts = 0;
    const alike = cells.every((symbol, i) => symbol === state.board?.board.cells[i]);
    half.forget();
    if (next.memory.tracks[0] !== known.tracks[0]) earlier = known;
    memory = next.memory;
    if (restart) {
      seen = cells;
      return { phase: isSeenTwice && alike ? phaseOf(board) : 'settling', reason: restart, board, ms };
    }
    const { phase, reason } = state;
    seen = withSeen(cells);
    return { phase: phase === 'settling' && !alike ? 'settling' : phaseOf(board), reason, board, ms };
  }

  function keepUntouched({ tracks: [track] }: FrameMemory): void {
    if (track?.reading.cells.every((symbol) => symbol === '#')) untouched = track;
  }

  function lose(ms: StageTimes | null = null): SessionState {
    forget();
    return { phase: 'searching', reason: 'lost', board: null, ms };
  }

  function restart(): void {
    forget();
    state = START;
  }

  function forget(): void {
    memory = null;
    earlier = null;
    doubts = 0;
    half.forget();
    hopeless = null;
    questions.forget();
  }

  return {
    wanted() {
      const track = memory?.tracks[0];
      return track ? { kind: 'part', area: trackArea(track) } : { kind: 'whole' };
    },
    take(part, onSlow = () => undefined) {
      state = memory ? follow(part, memory, onSlow) : search(part);
      return state;
    },
    state: () => state,
    wantsAgain: () =>
      state.phase === 'settling' ||
      mayBeMisread() ||
      (memory?.isHurried ?? false) ||
      questions.remain(memory?.tracks[0]),
    longerIn(part) {
      const place = memory ? null : placeIn(part);
      return place && questions.longerIn(place);
    },
    options: () => options,
    track: () => memory?.tracks[0] ?? null,
    seen: () => (memory ? seen : []),
    restart,
    configure(next) {
      if (!isSameRegion(options.region, next.region)) restart();
      // What was found without them is no answer any more.
      if (!memory && (options.looks !== next.looks || options.keepsUnread !== next.keepsUnread)) questions.forget();
      options = next;
    },
  };
}

function isSameRegion(a: Rect | undefined, b: Rect | undefined): boolean {
  return a === b || (a?.x === b?.x && a?.y === b?.y && a?.width === b?.width && a?.height === b?.height);
}

/** A session follows the best board only; the others of a picture are somebody else's. */
function onlyMain(memory: FrameMemory): FrameMemory {
  return { ...memory, tracks: memory.tracks.slice(0, 1), results: memory.results.slice(0, 1) };
}

function phaseOf({ status }: BoardResult): SessionPhase {
  if (status === 'playing' || status === 'contradiction' || status === 'unclear') return status;
  return 'finished';
}

/** Within a game, cells only open or change marks: anything else means that what was known is void. */
function restartReason(before: readonly CellSymbol[], after: readonly CellSymbol[]): RestartReason | null {
  let reason: RestartReason | null = null;
  for (const [i, was] of before.entries()) {
    const is = after[i] as CellSymbol;
    if (is === '~' || was === '~' || is === was) continue;
    if (isClosed(is) && !isClosed(was)) return 'new-game';
    if (numberOf(was) >= 0 && numberOf(is) !== numberOf(was)) reason = 'number-changed';
  }
  return reason;
}
