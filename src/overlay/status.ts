import type { LiveView } from '../live/liveView.ts';
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
  let watching = 'nothing';
  /** With what was watched when it was said: it stays while the next board is looked for, and until it is over. */
  let obstacle: { readonly text: string; readonly of: string } | null = null;
  let notices: readonly string[] = [];
  let rest = { paused: false, shown: true, hasPlaces: false, explanation: '' };

  function current(): ControlStatus {
    const isStopped = obstacle?.of === watching;
    return {
      ...rest,
      headline: headlineOf(view, { ...rest, isStopped }),
      detail: rest.paused ? 'Nothing is captured.' : detailOf(isStopped),
      watching,
      notice: notices.join(' '),
      mines: view?.mines ?? null,
      minesSource: view?.minesSource ?? 'unknown',
    };
  }

  function detailOf(isStopped: boolean): string {
    const sentence = view?.sentence ?? LOOKING;
    if (!obstacle) return sentence;
    return isStopped ? obstacle.text : `${obstacle.text} ${sentence}`;
  }

  const send = () => tell(current());
  return {
    send,
    current,
    seen(next) {
      const isReading = next.phase !== 'searching' && next.phase !== 'settling';
      if (obstacle && obstacle.of !== watching && isReading) obstacle = null;
      view = next;
      send();
    },
    report(next, text) {
      if (next !== watching) view = null;
      watching = next;
      if (text !== null) obstacle = { text, of: next };
      else if (obstacle?.of === next) obstacle = null;
      send();
    },
    notice(text) {
      if (!notices.includes(text)) notices = [...notices, text];
      send();
    },
    change(changes) {
      rest = { ...rest, ...changes };
      if (changes.paused !== undefined) obstacle = null;
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
