import type { FramePart } from '../model/frame.ts';
import { makeBoardText } from '../model/notation.ts';
import { describeState } from '../session/describe.ts';
import type { Session, SessionState } from '../session/session.ts';

/** What a session made of a frame. */
export interface HistoryEntry {
  /** When its last frame was taken, ms since 1970. */
  readonly at: number;
  readonly phase: string;
  readonly reason: string;
  readonly sentence: string;
  /** In the text notation; null where no board was known. */
  readonly board: string | null;
  /** The last pixels that were read so; null where they are too long ago. */
  readonly picture: FramePart | null;
}

/** The last frames and readings, in memory only, for when the user wants to report what went wrong. */
export interface History {
  /** The same session, remembered from now on. */
  readonly of: (session: Session) => Session;
  /** The oldest first. */
  readonly entries: () => readonly HistoryEntry[];
}

export const MOST_ENTRIES = 40;
/** Of the entries with their pictures … */
const MOST_PICTURES = 6;
/** … which together hold so many bytes at most, besides the newest: a few boards, or two screens of 1920 × 1080. */
const MOST_BYTES = 20_000_000;

export function makeHistory(now: () => number = Date.now): History {
  let entries: readonly HistoryEntry[] = [];
  let last: SessionState | null = null;

  function add(picture: FramePart, state: SessionState): void {
    const isSame = last?.board === state.board && last.phase === state.phase && last.reason === state.reason;
    last = state;
    const before = isSame ? entries.slice(0, -1) : entries;
    const known = isSame ? entries[entries.length - 1] : undefined;
    const entry = known ? { ...known, at: now(), picture } : makeEntry(state, picture, now());
    entries = thinOut([...before, entry]);
  }

  return {
    of: (session) => ({
      ...session,
      take(part, onSlow) {
        const state = session.take(part, onSlow);
        add(part, state);
        return state;
      },
    }),
    entries: () => entries,
  };
}

function makeEntry(state: SessionState, picture: FramePart, at: number): HistoryEntry {
  const { phase, reason, board } = state;
  return { at, phase, reason, sentence: describeState(state), board: board && makeBoardText(board.board), picture };
}

/** Drops the oldest entries, and of those that stay the oldest pictures. */
function thinOut(entries: readonly HistoryEntry[]): HistoryEntry[] {
  let count = 0;
  let bytes = 0;
  const kept = entries.slice(-MOST_ENTRIES).reverse();
  return kept
    .map((entry, age) => {
      if (!entry.picture) return entry;
      bytes += entry.picture.frame.data.length;
      const fits = ++count <= MOST_PICTURES && (age === 0 || bytes <= MOST_BYTES);
      return fits ? entry : { ...entry, picture: null };
    })
    .reverse();
}
