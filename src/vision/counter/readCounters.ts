import type { CounterSight } from '../../model/counter.ts';
import type { FramePart } from '../../model/frame.ts';
import type { Lattice } from '../../model/lattice.ts';
import type { ReadLine } from './findCounters.ts';
import { findCounterLines, findSegmentCounters, readCounterLine } from './findCounters.ts';

/** Everything near a board that shows numbers. @param zones the picture around the board (`counterZones`). */
export async function readCounters(
  zones: readonly FramePart[],
  lattice: Lattice,
  readLine: ReadLine | null,
): Promise<CounterSight[]> {
  const sights = findSegmentCounters(zones);
  if (!readLine) return sights;
  for (const line of findCounterLines(zones, lattice)) {
    const sight = await readCounterLine(line, readLine);
    if (sight) sights.push(sight);
  }
  return sights;
}
