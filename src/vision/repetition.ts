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
  const squares = sortIntoSquares(tiles);
  const found: Repetition[] = [];
  for (const first of left) {
    left.delete(first);
    const members = [first];
    for (let i = 0; i < members.length; i++) {
      const here = tiles[members[i] as number] as PeriodicTile;
      for (const other of tilesNear(squares, here)) {
        if (!left.has(other) || !belongTogether(here, tiles[other] as PeriodicTile)) continue;
        left.delete(other);
        members.push(other);
      }
    }
    found.push(summarise(members.map((m) => tiles[m] as PeriodicTile)));
  }
  return found.sort((a, b) => b.weight - a.weight);
}

/** Tiles by where they begin, in squares of the largest tile's side: what touches a tile begins in its square or the next ones. */
interface Squares {
  readonly side: number;
  readonly tiles: ReadonlyMap<number, readonly number[]>;
}

function sortIntoSquares(all: readonly PeriodicTile[]): Squares {
  const side = all.reduce((most, { size }) => Math.max(most, size), 1);
  const tiles = new Map<number, number[]>();
  all.forEach(({ x, y }, i) => {
    const key = Math.floor(y / side) * MOST_SQUARES + Math.floor(x / side);
    const square = tiles.get(key);
    if (square) square.push(i);
    else tiles.set(key, [i]);
  });
  return { side, tiles };
}

function tilesNear({ side, tiles }: Squares, { x, y }: PeriodicTile): number[] {
  const found: number[] = [];
  for (let row = Math.floor(y / side) - 1; row <= Math.floor(y / side) + 1; row++)
    for (let column = Math.floor(x / side) - 1; column <= Math.floor(x / side) + 1; column++)
      found.push(...(tiles.get(row * MOST_SQUARES + column) ?? []));
  return found;
}

/** More squares than any picture has in a row. */
const MOST_SQUARES = 1 << 20;

function belongTogether(a: PeriodicTile, b: PeriodicTile): boolean {
  return (
    isSame(a.pitchX, b.pitchX) &&
    isSame(a.pitchY, b.pitchY) &&
    touch(a.x, a.size, b.x, b.size) &&
    touch(a.y, a.size, b.y, b.size)
  );
}

function isSame(pitch: number, other: number): boolean {
  return Math.abs(pitch - other) < SAME_PITCH * Math.min(pitch, other);
}

function touch(from: number, size: number, otherFrom: number, otherSize: number): boolean {
  return from <= otherFrom + otherSize && otherFrom <= from + size;
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
