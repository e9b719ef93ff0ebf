import type { LiveView } from '../live/liveView.ts';
import { isReading, makeObstacles } from '../live/obstacles.ts';
import type { ControlStatus } from './messages.ts';

/** What the control window says, from what the sources of hints tell. */
export interface StatusKeeper {
  readonly send: () => void;
  readonly seen: (view: LiveView) => void;
  /** What is watched; `obstacle` is why nothing can be shown of it, or null. */
  readonly report: (watching: string, obstacle: string | null) => void;
  /** Something the user should know until the end: settings that were broken, keys that are taken. */
  readonly notice: (text: string) => void;
  readonly change: (changes: Partial<Pick<ControlStatus, 'paused' | 'shown' | 'hasPlaces' | 'explanation'>>) => void;
  readonly current: () => ControlStatus;
}

const LOOKING = 'Looking for a board.';

export function makeStatus(tell: (status: ControlStatus) => void): StatusKeeper {
  let view: LiveView | null = null;
  const obstacles = makeObstacles();
  let notices: readonly string[] = [];
  let rest = { paused: false, shown: true, hasPlaces: false, explanation: '' };

  function current(): ControlStatus {
    const isStopped = obstacles.current() !== null;
    return {
      ...rest,
      headline: headlineOf(view, { ...rest, isStopped }),
      detail: rest.paused ? 'Nothing is captured.' : obstacles.explain(view?.sentence ?? LOOKING),
      watching: obstacles.watching(),
      notice: notices.join(' '),
      mines: view?.mines ?? null,
      minesSource: view?.minesSource ?? 'unknown',
    };
  }

  const send = () => tell(current());
  return {
    send,
    current,
    seen(next) {
      if (isReading(next.phase)) obstacles.read();
      // What was said of a cell of the last board is not true of this one.
      if (next.boardId !== view?.boardId) rest = { ...rest, explanation: '' };
      view = next;
      send();
    },
    report(next, text) {
      if (next !== obstacles.watching()) view = null;
      obstacles.watch(next, text);
      send();
    },
    notice(text) {
      if (!notices.includes(text)) notices = [...notices, text];
      send();
    },
    change(changes) {
      rest = { ...rest, ...changes };
      if (changes.paused !== undefined) obstacles.forget();
      send();
    },
  };
}

interface Circumstances {
  readonly paused: boolean;
  readonly shown: boolean;
  readonly isStopped: boolean;
}

function headlineOf(view: LiveView | null, { paused, shown, isStopped }: Circumstances): string {
  if (paused) return 'Paused';
  if (isStopped) return 'No hints now';
  if (!view || view.phase === 'searching') return 'Searching';
  const { phase, rows, cols, mines } = view;
  const board = `${rows}×${cols}${mines === null ? '' : `, ${mines} mines`}`;
  switch (phase) {
    case 'settling':
      return `Reading ${board}`;
    case 'playing':
      return shown ? `Hints for ${board}` : `Hints hidden for ${board}`;
    case 'finished':
      return `Finished: ${board}`;
    default:
      return `No hints for ${board}`;
  }
}
