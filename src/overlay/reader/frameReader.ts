import { explainAt } from '../../live/explain.ts';
import type { LiveView } from '../../live/liveView.ts';
import type { DrawingReport } from '../../live/ownDrawing.ts';
import { makeOwnDrawings } from '../../live/ownDrawing.ts';
import { makeExclusionTest } from '../../live/ownDrawingExclusion.ts';
import type { CellMap } from '../../live/ownDrawingPixels.ts';
import { mapCells } from '../../live/ownDrawingPixels.ts';
import type { BoardWatch } from '../../live/ownDrawingWatch.ts';
import { makeBoardWatch } from '../../live/ownDrawingWatch.ts';
import type { PaintMessage } from '../../live/publisher.ts';
import { makePublisher } from '../../live/publisher.ts';
import type { CellExplanation } from '../../live/x11Live.ts';
import { isOpened } from '../../model/board.ts';
import type { Frame, FramePart, Rect } from '../../model/frame.ts';
import { cropPart, equalPixels } from '../../model/frame.ts';
import { hintsOf } from '../../model/hints.ts';
import type { Lattice } from '../../model/lattice.ts';
import type { Point } from '../../model/topology.ts';
import type { Session, SessionOptions, SessionState } from '../../session/session.ts';
import { makeSession } from '../../session/session.ts';
import { isSameLattice } from '../../vision/extents.ts';

export interface FrameReaderOptions {
  readonly paint: (message: PaintMessage) => void;
  readonly view: (view: LiveView, state: SessionState) => void;
  readonly session?: Session;
}

/** Times are ms of any one clock. */
export interface FrameReader {
  /** What is needed of the next frame; null when this frame may be skipped. */
  readonly wanted: (whole: Rect, now: number) => Rect | null;
  readonly take: (part: FramePart, now: number) => void;
  /** What the overlay says of its drawing. */
  readonly report: (report: DrawingReport, now: number) => void;
  readonly configure: (options: SessionOptions) => void;
  readonly restart: () => void;
  /** What is known of the cell at a point (Px of the source), or null where there is none. */
  readonly explain: (at: Point) => CellExplanation | null;
  /** A capture starts. @param asksExclusion whether our drawing may be missing in its frames. */
  readonly start: (asksExclusion: boolean) => void;
  /** Since when the overlay has not answered, or null. */
  readonly waitingSince: () => number | null;
}

/** A screen without a board is searched at most this often, ms. */
const SEARCH_EVERY = 300;
const NO_HINTS: PaintMessage = { boardId: 0, hints: null };

/**
 * Reads frames of a screen that show our own hints: what the session is given is free of them, and hints over cells
 * that changed are withdrawn before anything is read.
 */
export function makeFrameReader({ paint, view, session = makeSession() }: FrameReaderOptions): FrameReader {
  let drawings = makeOwnDrawings();
  let exclusion = makeExclusionTest(false);
  let watched: { readonly lattice: Lattice; readonly map: CellMap; readonly watch: BoardWatch } | null = null;
  let wish = NO_HINTS;
  let sent = NO_HINTS;
  let positions = 0;
  let searchedAt = -Infinity;
  let barren: Frame | null = null;
  let isForced = false;
  let region: Rect | undefined;
  let waitingSince: number | null = null;

  const publisher = makePublisher({
    view,
    paint(message) {
      wish = { ...message, position: ++positions };
      send();
    },
  });

  /** Paints what may be shown of the newest hints, unless that is painted already. */
  function send(): void {
    const next = { ...wish, hints: wish.hints && watched ? hintsOf(wish.hints, watched.watch.mayShow) : wish.hints };
    if (!isSame(next, sent)) {
      sent = next;
      paint(drawings.isExcluded() ? next : { ...next, sequence: drawings.nextSequence() });
    }
    watched?.watch.withdrew();
  }

  function search(part: FramePart, now: number): void {
    const { reason } = session.state();
    if (!drawings.isFree()) return;
    if (barren && equalPixels(barren, part.frame) && session.longerIn(part) !== 0) return;
    searchedAt = now;
    const state = session.take(part);
    const wanted = session.wanted();
    barren = wanted.kind === 'whole' && reason !== 'lost' ? part.frame : null;
    if (wanted.kind === 'part' && state.board) {
      const { lattice } = state.board.reading;
      const map = mapCells(lattice, wanted.area);
      const isOpen = (cell: number) => isOpened(session.state().board?.board.cells[cell]);
      watched = { lattice, map, watch: makeBoardWatch(map, cut(part, map.area), drawings, isOpen) };
    }
    publisher.publish(state);
  }

  function follow(part: FramePart, { lattice, map, watch }: NonNullable<typeof watched>): void {
    const frame = cut(part, map.area);
    if (exclusion.take(frame, watch.base(), map, drawings)) repaintPlainly();
    const step = watch.take(frame);
    const settles = session.wantsAgain() && watch.isQuiet();
    const read = step.read ?? (isForced || settles ? watch.base() : null);
    if (read) {
      isForced = false;
      const state = session.take({ frame: read, x: map.area.x, y: map.area.y });
      const now = session.track()?.reading.lattice;
      if (!now) watched = null;
      else if (!isSameLattice(now, lattice)) lookAnew();
      publisher.publish(state);
    }
    if (step.repaint || read) send();
  }

  /** The board turned out to have other rows or columns: it is cut out of the next whole frame. */
  function lookAnew(): void {
    watched = null;
    searchedAt = -Infinity;
  }

  /** Our drawing is proved to be missing in the frames: it no longer needs to be seen through. */
  function repaintPlainly(): void {
    drawings.exclude();
    sent = NO_HINTS;
    send();
  }

  function restart(): void {
    session.restart();
    publisher.reset();
    watched = null;
    barren = null;
    wish = NO_HINTS;
    searchedAt = -Infinity;
    send();
  }

  return {
    wanted(whole, now) {
      if (watched) return watched.map.area;
      if (now - searchedAt < SEARCH_EVERY && session.state().reason !== 'lost') return null;
      return region ? (meeting(region, whole) ?? whole) : whole;
    },
    take(part, now) {
      drawings.onFrame(now);
      waitingSince = drawings.isWaiting() ? (waitingSince ?? now) : null;
      if (!watched) search(part, now);
      else if (holds(part, watched.map.area)) follow(part, watched);
      else restart();
    },
    report(report, now) {
      waitingSince = null;
      drawings.report(report, now);
    },
    configure(next) {
      session.configure(next);
      isForced = true;
      if (next.region !== region) {
        region = next.region;
        restart();
      }
    },
    restart,
    explain(at) {
      const found = explainAt(session.state(), at, session.seen());
      return found && { ...found, boardId: publisher.boardId() };
    },
    start(asksExclusion) {
      if (drawings.isExcluded()) drawings = makeOwnDrawings();
      exclusion = makeExclusionTest(asksExclusion);
      restart();
    },
    waitingSince: () => waitingSince,
  };
}

function holds({ frame, x, y }: FramePart, area: Rect): boolean {
  return (
    area.x >= x && area.y >= y && area.x + area.width <= x + frame.width && area.y + area.height <= y + frame.height
  );
}

/** The pixels of an area that lies in a part. */
function cut(part: FramePart, area: Rect): Frame {
  return (cropPart(part, area) as FramePart).frame;
}

/** Where two rectangles meet, in whole Px, or null. */
function meeting(a: Rect, b: Rect): Rect | null {
  const x = Math.floor(Math.max(a.x, b.x));
  const y = Math.floor(Math.max(a.y, b.y));
  const width = Math.ceil(Math.min(a.x + a.width, b.x + b.width)) - x;
  const height = Math.ceil(Math.min(a.y + a.height, b.y + b.height)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

function isSame(a: PaintMessage, b: PaintMessage): boolean {
  if (a.hints === null || b.hints === null) return a.hints === b.hints;
  const [p, q] = [a.hints, b.hints];
  return (
    a.boardId === b.boardId &&
    p.best === q.best &&
    p.marks.length === q.marks.length &&
    p.marks.every((mark, i) => mark === q.marks[i])
  );
}
