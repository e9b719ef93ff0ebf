import type { CounterSight } from '../../model/counter.ts';
import type { FramePart } from '../../model/frame.ts';
import type { Lattice } from '../../model/lattice.ts';
import { findCounterLines, findSegmentCounters } from './findCounters.ts';
import { labelsAround } from './labelsAround.ts';
import type { ReadLine, ReadText } from './readLines.ts';
import { readTextLine } from './readLines.ts';

/** After so many readings lines are read as wholes only: they take tens of ms each. */
const MOST_READINGS = 80;

/** Everything near a board that shows numbers. @param zones the picture around the board (`counterZones`). */
export async function readCounters(
  zones: readonly FramePart[],
  lattice: Lattice,
  readLine: ReadLine | null,
): Promise<CounterSight[]> {
  const sights = findSegmentCounters(zones);
  if (!readLine) return sights;
  let readings = 0;
  const counted: ReadLine = (picture) => {
    readings++;
    return readLine(picture);
  };
  const lines: ReadText[] = [];
  for (const line of findCounterLines(zones, lattice))
    lines.push(await readTextLine(line, counted, readings < MOST_READINGS));
  return [...sights, ...lines.map(({ sight }) => sight).filter(({ claims }) => claims.length > 0)].map((sight) =>
    labelsAround(sight, lines),
  );
}
