import { getHeapStatistics } from 'node:v8';
import { Tinypool } from 'tinypool';
import { strategyOf } from '../solver/strategies/registry.ts';
import { playBatch } from './playBatch.ts';
import type { Batch, ThreadData, ThreadResult } from './players.ts';

/** The thread in which games are played. */

const BYTES_PER_MIB = 2 ** 20;

/** Players that have played in this thread. */
const warm = new Set<string>();

/** Times that a player's first batch is played before it counts: less than a second. */
const WARM_UPS = 3;

/**
 * Plays a batch; the pool calls this by its name. A player's first batch is played several times and counted once: else the
 * slowest decisions of a run would be those during which its code was compiled.
 */
export function play(batch: Batch): ThreadResult {
  const { games, learned } = Tinypool.workerData as ThreadData;
  const strategy = strategyOf(batch.strategy, learned);
  if (!warm.has(batch.strategy)) for (let i = 0; i < WARM_UPS; i++) playBatch(games, batch, strategy);
  warm.add(batch.strategy);
  return { ...playBatch(games, batch, strategy), memoryMb: measureMemory() };
}

/** What this thread's heap takes from the system, with the buffers outside it. */
function measureMemory(): number {
  const { total_physical_size: heap, external_memory: buffers } = getHeapStatistics();
  return (heap + buffers) / BYTES_PER_MIB;
}
