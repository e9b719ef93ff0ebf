import type { LineFamily } from './gridLines.ts';

/** Pixels (at the searched size) around a repetition in which a board may extend further, and the same in cells. */
const SURROUND = 128;
const SURROUND_CELLS = 6;
/** The least rows and columns of a board's core. */
export const LEAST_CORE = 3;

/** Lines, numbered from the first one on, and how many cells there are between them. */
export interface Window {
  readonly family: LineFamily;
  readonly count: number;
}

/** The lines around a repetition, numbered from the first one that fits into the picture. */
export function windowOf(family: LineFamily, from: number, length: number, limit: number): Window {
  const { origin, pitch, phases } = family;
  const pad = Math.max(SURROUND, SURROUND_CELLS * pitch);
  const low = Math.max(1, from - pad);
  const high = Math.min(limit - 1, from + length + pad);
  const first = Math.ceil((low - origin - (phases[0] as number)) / pitch);
  const last = Math.floor((high - origin - (phases[phases.length - 1] as number)) / pitch);
  return { family: { origin: origin + first * pitch, pitch, phases }, count: last - first };
}

/** Lines of a smaller picture in one that is larger by a factor. */
export function enlarge({ origin, pitch, phases }: LineFamily, scale: number): LineFamily {
  return { origin: origin * scale, pitch: pitch * scale, phases: phases.map((p) => p * scale) };
}
