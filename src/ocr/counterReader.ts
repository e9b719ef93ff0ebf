import { Worker } from 'node:worker_threads';
import type { CounterSight } from '../model/counter.ts';
import type { FramePart } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { CounterAnswer, CounterQuestion } from './counterWorker.ts';

/** Reads the counters around a board. @param zones the picture around it (`counterZones`). */
export interface CounterReader {
  readonly read: (zones: readonly FramePart[], lattice: Lattice) => Promise<readonly CounterSight[]>;
  readonly close: () => void;
}

/** From src under a loader of TypeScript, else from dist, where bundles lie beside the folder of this file. */
const SCRIPT = new URL(`../ocr/counterWorker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/** A reader in a thread of its own, which is started with the first question. */
export function openCounterReader(): CounterReader {
  let worker: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, { resolve: (sights: readonly CounterSight[]) => void; reject: (e: Error) => void }>();

  function start(): Worker {
    const started = new Worker(SCRIPT);
    // It keeps nothing alive: when everything else is done, so is the program.
    started.unref();
    started.on('message', (answer: CounterAnswer) => {
      const question = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('sights' in answer) question?.resolve(answer.sights);
      else question?.reject(new Error(answer.problem));
    });
    started.on('error', fail);
    started.on('exit', () => fail(new Error('The reader of counters ended.')));
    return started;
  }

  function fail(error: Error): void {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    read(zones, lattice) {
      worker ??= start();
      const id = ++last;
      const answer = new Promise<readonly CounterSight[]>((resolve, reject) => waiting.set(id, { resolve, reject }));
      worker.postMessage({ id, zones, lattice } satisfies CounterQuestion);
      return answer;
    },
    close() {
      void worker?.terminate();
      worker = null;
    },
  };
}
