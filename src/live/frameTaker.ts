import type { Frame, Rect } from '../model/frame.ts';
import { wholeFrame } from '../model/frame.ts';
import type { CounterReader } from '../ocr/counterReader.ts';
import { openCounterReader } from '../ocr/counterReader.ts';
import type { BoardResult } from '../pipeline.ts';
import type { SessionOptions, SessionState } from '../session/session.ts';
import { makeSession } from '../session/session.ts';
import { makeLookLearner } from './lookLearner.ts';
import { makePublisher } from './publisher.ts';
import { makeTotalKeeper } from './totalKeeper.ts';
import type { LiveEvents } from './x11Live.ts';

/** Turns whole frames into what is told of them. */
export interface FrameTaker {
  /** Takes a frame; false where it brought nothing new, which costs one comparison of bytes. */
  readonly take: (frame: Frame) => boolean;
  readonly configure: (options: SessionOptions) => void;
  /** Forgets the board and clears its hints. */
  readonly forget: () => void;
  readonly close: () => void;
}

/** Screens without a board that are remembered, so that only their changes are searched. */
const MOST_SCREENS = 3;

/** @param onBarren told after each frame that shows no board. */
export function makeFrameTaker(
  events: LiveEvents,
  options: SessionOptions,
  onBarren: () => void,
  counters: CounterReader = openCounterReader(),
): FrameTaker {
  const session = makeSession(options);
  const publisher = makePublisher(events);
  const totals = makeTotalKeeper({ session, read: counters.read, changed: forgetFrames });
  const learn = makeLookLearner(session, events.learnt ?? (() => undefined));
  /** The frame that the session's state comes from. */
  let last: Frame | null = null;
  /** Frames in which no board was found, one a screen. */
  let barren: Frame[] = [];
  /** The board, and its number, of which it was told last where it is. */
  let placed: { readonly board: BoardResult; readonly boardId: number } | null = null;

  const isSearching = () => session.state().phase === 'searching';

  const isToBeSeenLonger = (frame: Frame) => session.longerIn(wholeFrame(frame)) === 0;

  /** Whether a frame would bring nothing new: only some boards wait for the same again. */
  function isKnown(frame: Frame): boolean {
    const wanted = session.wanted();
    if (wanted.kind === 'whole') return barren.some((known) => samePixels(known, frame)) && !isToBeSeenLonger(frame);
    return !session.wantsAgain() && last !== null && samePixels(last, frame, wanted.area);
  }

  function read(frame: Frame, wantsAll: boolean): void {
    last = frame;
    tell(session.take(wholeFrame(frame), publisher.withdraw));
    const now = performance.now();
    totals.observe(session.state(), now);
    learn(session.state(), now);
    if (wantsAll) totals.took(wholeFrame(frame), now);
    // The hints are gone already; where the board is now, this same frame shows.
    if (isSearching() && session.state().reason === 'lost') tell(session.take(wholeFrame(frame)));
    const others = barren.filter((known) => !samePixels(known, frame));
    barren = isSearching() ? [...others, frame].slice(-MOST_SCREENS) : [];
  }

  function tell(state: SessionState): void {
    publisher.publish(state);
    const { board } = state;
    const boardId = publisher.boardId();
    if (!board || (placed?.board === board && placed.boardId === boardId)) return;
    placed = { board, boardId };
    events.place({ boardId, visible: true, region: board.hints.region, origin: { x: 0, y: 0 }, covers: [] });
  }

  function forgetFrames(): void {
    last = null;
    barren = [];
  }

  return {
    take(frame) {
      const isNew = !isKnown(frame);
      const wantsAll = totals.wants(performance.now());
      if (isNew || wantsAll) read(frame, wantsAll);
      if (isSearching() && !isToBeSeenLonger(frame)) onBarren();
      return isNew;
    },
    configure(next) {
      totals.configure(next);
      forgetFrames();
    },
    forget() {
      forgetFrames();
      session.restart();
      publisher.reset();
    },
    close: counters.close,
  };
}

/** Whether two frames are equal in an area (whole Px inside both), or everywhere. */
function samePixels(a: Frame, b: Frame, area: Rect = { x: 0, y: 0, width: a.width, height: a.height }): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  const [from, to] = [bytesOf(a), bytesOf(b)];
  for (let y = area.y; y < area.y + area.height; y++) {
    const start = (y * a.width + area.x) * 4;
    const end = start + area.width * 4;
    if (from.compare(to, start, end, start, end) !== 0) return false;
  }
  return true;
}

function bytesOf({ data }: Frame): Buffer {
  return Buffer.from(data.buffer, data.byteOffset, data.length);
}
