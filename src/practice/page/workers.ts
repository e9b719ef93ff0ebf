import type { Remote } from 'comlink';
import { wrap } from 'comlink';
import type { PracticeWorker } from './worker.ts';

/** A worker that starts when it is first asked and can be ended in the middle of its work. */
export interface Helper {
  readonly ask: () => Remote<PracticeWorker>;
  /** Ends what it does; nothing that was asked is answered any more. */
  readonly stop: () => void;
}

export function makeHelper(): Helper {
  let worker: Worker | null = null;
  let remote: Remote<PracticeWorker> | null = null;
  return {
    ask() {
      if (!remote) {
        worker = new Worker('worker.js', { type: 'module' });
        remote = wrap<PracticeWorker>(worker);
      }
      return remote;
    },
    stop() {
      worker?.terminate();
      worker = null;
      remote = null;
    },
  };
}
