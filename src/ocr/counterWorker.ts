import { parentPort } from 'node:worker_threads';
import type { CounterSight } from '../model/counter.ts';
import { messageOf } from '../model/errors.ts';
import type { FramePart } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { readCounters } from '../vision/counter/readCounters.ts';
import type { LinePicture, TextReader } from './textReader.ts';
import { openTextReader } from './textReader.ts';

/** The thread in which counters are read: finding them and reading text take longer than a frame may. */
export interface CounterQuestion {
  readonly id: number;
  readonly zones: readonly FramePart[];
  readonly lattice: Lattice;
}

export type CounterAnswer =
  | { readonly id: number; readonly sights: readonly CounterSight[] }
  | { readonly id: number; readonly problem: string };

/** Lines and words whose texts are remembered: only those that changed are read again. */
const MOST_LINES = 1000;

const port = parentPort;
let reader: Promise<TextReader> | null = null;
const known = new Map<string, readonly string[]>();

port?.on('message', ({ id, zones, lattice }: CounterQuestion) => {
  readCounters(zones, lattice, readLine).then(
    (sights) => port.postMessage({ id, sights } satisfies CounterAnswer),
    (error: unknown) => {
      const problem = messageOf(error);
      port.postMessage({ id, problem } satisfies CounterAnswer);
    },
  );
});

async function readLine(line: LinePicture): Promise<readonly string[]> {
  const key = `${line.width} ${Buffer.from(line.data).toString('latin1')}`;
  const before = known.get(key);
  if (before) return before;
  reader ??= openTextReader();
  const texts = await (await reader).read(line);
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= MOST_LINES) known.delete(oldest);
  known.set(key, texts);
  return texts;
}
