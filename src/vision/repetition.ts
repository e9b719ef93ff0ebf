import type { Rect } from '../model/frame.ts';
import type { PeriodicTile } from './periodicity.ts';

/** A part of the frame that repeats with one pitch in each direction: where a board may be. Px. */
export interface Repetition {
  readonly region: Rect;
  readonly pitchX: number;
  readonly pitchY: number;
  /** Sum of the strengths of the tiles it was seen in, weighted by their area in cells. */
  readonly weight: number;
}

/** Pitches of neighbouring tiles that differ by less (as a part of the pitch) are the same. */
const SAME_PITCH = 0.06;

/** Joins touching tiles of the same pitch; the heaviest repetition comes first. */
export function joinTiles(tiles: readonly PeriodicTile[]): Repetition[] {
  const left = new Set(tiles.keys());
  const found: Repetition[] = [];
  for (const first of left) {
    left.delete(first);
    const members = [first];
    for (let i = 0; i < members.length; i++) {
      const here = tiles[members[i] as number] as PeriodicTile;
      for (const other of left) {
        if (!belongTogether(here, tiles[other] as PeriodicTile)) continue;
        left.delete(other);
        members.push(other);
      }
    }
    found.push(summarise(members.map((m) => tiles[m] as PeriodicTile)));
  }
  return found.sort((a, b) => b.weight - a.weight);
}

function belongTogether(a: PeriodicTile, b: PeriodicTile): boolean {
  const touch = (p: number, pSize: number, q: number, qSize: number) => p <= q + qSize && q <= p + pSize;
  const same = (p: number, q: number) => Math.abs(p - q) < SAME_PITCH * Math.min(p, q);
  return (
    same(a.pitchX, b.pitchX) &&
    same(a.pitchY, b.pitchY) &&
    touch(a.x, a.size, b.x, b.size) &&
    touch(a.y, a.size, b.y, b.size)
  );
}

function summarise(tiles: readonly PeriodicTile[]): Repetition {
  const x = Math.min(...tiles.map((t) => t.x));
  const y = Math.min(...tiles.map((t) => t.y));
  const right = Math.max(...tiles.map((t) => t.x + t.size));
  const bottom = Math.max(...tiles.map((t) => t.y + t.size));
  let strength = 0;
  let pitchX = 0;
  let pitchY = 0;
  let weight = 0;
  for (const t of tiles) {
    strength += t.strength;
    pitchX += t.strength * t.pitchX;
    pitchY += t.strength * t.pitchY;
    weight += (t.strength * t.size * t.size) / (t.pitchX * t.pitchY);
  }
  const region = { x, y, width: right - x, height: bottom - y };
  return { region, pitchX: pitchX / strength, pitchY: pitchY / strength, weight };
}
