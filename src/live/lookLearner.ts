import type { Session, SessionState } from '../session/session.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { learnLooks } from '../vision/learnLooks.ts';

/** Boards in play are looked through this often, ms. */
const LEARN_EVERY = 20_000;

/**
 * Tells which looks of a live board were read without doubt and are not known from before, so that they can be kept if the user agreed.
 * To be told of every state of the session; times are ms of one clock.
 */
export function makeLookLearner(session: Session, learnt: (looks: readonly KnownLook[]) => void) {
  let learntAt = 0;
  let known: readonly KnownLook[] = [];
  return (state: SessionState, now: number): void => {
    const track = session.track();
    if (state.phase !== 'playing' || !track || now - learntAt < LEARN_EVERY) return;
    learntAt = now;
    const fresh = learnLooks(track, [...track.memory.looks, ...known]);
    if (fresh.length === 0) return;
    known = [...known, ...fresh];
    learnt(fresh);
  };
}
