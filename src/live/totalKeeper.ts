import type { CounterSight } from '../model/counter.ts';
import type { FramePart } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { circumstancesOf } from '../pipeline.ts';
import type { Session, SessionOptions, SessionState } from '../session/session.ts';
import { counterZones } from '../vision/counter/findCounters.ts';
import type { TotalBelief } from '../vision/counter/totals.ts';
import { addLook, beginGame, NO_BELIEF } from '../vision/counter/totals.ts';

/** Finds out the mine total of a live session from the counters that the program shows. Times are ms of one clock. */
export interface TotalKeeper {
  /** What the user set; a typed total needs no reading. */
  readonly configure: (options: SessionOptions) => void;
  /** To be told of every state of the session. */
  readonly observe: (state: SessionState, now: number) => void;
  /** Whether the next picture should hold the surroundings of the board too. */
  readonly wants: (now: number) => boolean;
  /** A picture that was wanted, after the session took it. */
  readonly took: (part: FramePart, now: number) => void;
  /** In how many ms a picture will be wanted although nothing changed, or null. */
  readonly nextLook: (now: number) => number | null;
}

export interface TotalKeeperOptions {
  readonly session: Session;
  readonly read: (zones: readonly FramePart[], lattice: Lattice) => Promise<readonly CounterSight[]>;
  /** The session was configured anew: what it showed is to be solved again. */
  readonly changed: () => void;
  /** A look is over, and the next one can be waited for. */
  readonly ready?: () => void;
}

/** Counters may be drawn after the cells: a board must have stood still for so long, ms. */
const STILL = 300;
/** Ms between looks: often at first, and after a flag; then more and more rarely. */
const INTERVALS = [
  { looks: 8, ms: 900 },
  { looks: 24, ms: 4000 },
  { looks: Number.POSITIVE_INFINITY, ms: 30_000 },
] as const;
/** A reader that failed so often is not asked again. */
const MOST_FAILURES = 3;

export function makeTotalKeeper({ session, read, changed, ready = () => undefined }: TotalKeeperOptions): TotalKeeper {
  let belief: TotalBelief = NO_BELIEF;
  /** What was seen of the session, and since when its cells have stood still. */
  let state = session.state();
  let stillSince = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let lookedFlags = -1;
  /** Looks since the game began or a flag changed. */
  let looks = 0;
  let game = 0;
  let busy = false;
  let failures = 0;

  const isTyped = () => session.options().mines !== undefined;
  const about = () => (state.phase === 'playing' && state.board ? circumstancesOf(state.board) : null);

  function flagsNow(): number {
    return state.board?.board.cells.filter((symbol) => symbol === 'F').length ?? -1;
  }

  function dueAt(): number | null {
    const isSettled = belief.total !== null && flagsNow() === lookedFlags;
    if (isTyped() || busy || failures >= MOST_FAILURES || isSettled || state.phase !== 'playing') return null;
    const interval = INTERVALS.find((step) => looks < step.looks)?.ms ?? 0;
    return Math.max(stillSince + STILL, lookedAt + interval);
  }

  function believe(next: TotalBelief): void {
    const before = belief.total;
    belief = next;
    if (next.total === before) return;
    session.configure(withTotal(session.options()));
    changed();
  }

  function withTotal(options: SessionOptions): SessionOptions {
    return { ...options, readMines: belief.total ?? undefined };
  }

  async function look(zones: readonly FramePart[], lattice: Lattice, now: number): Promise<void> {
    const here = about();
    if (!here) return;
    const current = game;
    busy = true;
    looks++;
    lookedAt = now;
    lookedFlags = here.flags;
    try {
      const sights = await read(zones, lattice);
      failures = 0;
      if (game === current) believe(addLook(belief, { sights, about: here, at: now }));
    } catch {
      // A thread that died is started again by the next question; one that cannot start is given up.
      failures++;
    } finally {
      busy = false;
      ready();
    }
  }

  return {
    configure(next) {
      session.configure(withTotal(next));
    },
    observe(next, now) {
      const flags = flagsNow();
      if (next.board?.board.cells !== state.board?.board.cells) stillSince = now;
      if (next.phase === 'settling' && state.phase !== 'settling') {
        game++;
        looks = 0;
        state = next;
        believe(beginGame(belief));
      }
      state = next;
      if (flagsNow() !== flags) looks = 0;
    },
    wants(now) {
      const due = dueAt();
      return due !== null && now >= due && about() !== null;
    },
    took(part, now) {
      // Cells that changed with this very picture: its counters may be about to.
      const { board } = state;
      if (!board || now - stillSince < STILL) return;
      void look(counterZones(part, board.reading.lattice), board.reading.lattice, now);
    },
    nextLook(now) {
      const due = dueAt();
      return due === null || looks >= INTERVALS[0].looks ? null : Math.max(1, due - now);
    },
  };
}
