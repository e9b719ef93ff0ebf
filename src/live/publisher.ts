import type { Hints } from '../model/hints.ts';
import { hintsOf } from '../model/hints.ts';
import type { SessionState } from '../session/session.ts';
import type { LiveView } from './liveView.ts';
import { makeView } from './liveView.ts';

/** Hints to be painted over a board; null clears them. */
export interface PaintMessage {
  readonly boardId: number;
  readonly hints: Hints | null;
  /** Where frames show what is painted: numbers the message, and asks for reports of everything drawn from then on. */
  readonly sequence?: number;
  /** The same for paints of one position, which may show more or less of its hints. */
  readonly position?: number;
}

export interface PublisherOptions {
  readonly paint: (message: PaintMessage) => void;
  readonly view: (view: LiveView, state: SessionState) => void;
  /** Every change of the session, also of cells that no sentence speaks of; after the hints were painted. */
  readonly change?: (state: SessionState) => void;
}

/** Passes on what changed from one state of a session to the next: hints first, then what is said of them. */
export function makePublisher({ paint, view, change }: PublisherOptions) {
  let boardId = 0;
  let before: SessionState | null = null;
  let painted: Hints | null = null;
  let said = '';

  function clear(): void {
    if (painted) paint({ boardId, hints: null });
    painted = null;
  }

  return {
    boardId: () => boardId,
    /** Takes away the hints of some cells: what these show changed, and what it is now is not known yet. */
    withdraw(cells: readonly number[]): void {
      if (!painted) return;
      // Whatever comes next is painted, the same board too.
      before = null;
      const gone = new Set(cells);
      const left = hintsOf(painted, (cell) => !gone.has(cell));
      if (left.marks.length === 0) clear();
      else {
        painted = left;
        paint({ boardId, hints: painted });
      }
    },
    publish(state: SessionState): void {
      if (state.board === before?.board && state.phase === before?.phase && state.reason === before.reason) return;
      const isNewBoard = state.phase === 'settling' && before?.phase !== 'settling';
      if (isNewBoard) {
        clear();
        boardId++;
      }
      before = state;
      if (state.phase === 'playing' && state.board) {
        painted = state.board.hints;
        paint({ boardId, hints: painted });
      } else clear();
      change?.(state);
      const next = makeView(state, boardId);
      const text = JSON.stringify(next);
      if (text === said) return;
      said = text;
      view(next, state);
    },
    /** Nothing is known any more: clears the hints. */
    reset(): void {
      clear();
      before = null;
      said = '';
    },
  };
}
