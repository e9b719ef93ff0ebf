import { getHeapStatistics } from 'node:v8';
import { Tinypool } from 'tinypool';
import { strategyOf } from '../solver/strategies/registry.ts';
import { playBatch } from './playBatch.ts';
import type { Batch, ThreadData, ThreadResult } from './players.ts';

/** The thread in which games are played. */

const BYTES_PER_MIB = 2 ** 20;

/** Plays a batch; the pool calls this by its name. */
export function play(batch: Batch): ThreadResult {
  const { games, learned } = Tinypool.workerData as ThreadData;
  return { ...playBatch(games, batch, strategyOf(batch.strategy, learned)), memoryMb: measureMemory() };
}

/** What this thread's heap takes from the system, with the buffers outside it. */
function measureMemory(): number {
  const { total_physical_size: heap, external_memory: buffers } = getHeapStatistics();
  return (heap + buffers) / BYTES_PER_MIB;
}
