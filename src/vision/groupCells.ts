import type { CellSamples } from './cellSamples.ts';
import { SIGNATURE } from './cellSamples.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { CLOSED_OUTPUT, NET_OUTPUTS } from './glyphNet.ts';
import { GLYPH_COUNT } from './glyphs.ts';

/** Cells that look the same, and what the network makes of them. */
export interface CellGroup {
  readonly cells: readonly number[];
  /** Probability of every glyph. */
  readonly glyphs: Float64Array;
  /** The glyph with the highest probability. */
  readonly best: number;
  /** Log-odds of looking closed. */
  readonly closed: number;
}

/** Two cells look the same when no block of them differs by more levels than this in any colour. */
const SAME_BLOCK = 20;
/** Members of a group that the network is asked about. */
const ASKED = 3;

/** Groups cells by appearance (each cell joins the first group whose first cell it looks like) and names their glyphs. */
export function groupCells({ patches, signatures }: CellSamples, memory: GlyphMemory): CellGroup[] {
  const groups: number[][] = [];
  for (let i = 0; i < patches.length; i++) {
    const group = groups.find((g) => looksSame(signatures, (g[0] as number) * SIGNATURE, i * SIGNATURE));
    if (group) group.push(i);
    else groups.push([i]);
  }
  return groups.map((cells) => {
    const sums = new Float64Array(NET_OUTPUTS);
    const asked = spread(cells, ASKED);
    for (const cell of asked) {
      const scores = memory.scoresOf(patches[cell] as Float32Array);
      for (let k = 0; k < NET_OUTPUTS; k++) sums[k] = (sums[k] as number) + (scores[k] as number) / asked.length;
    }
    const glyphs = softmax(sums.subarray(0, GLYPH_COUNT));
    const best = glyphs.reduce((top, p, k) => (p > (glyphs[top] as number) ? k : top), 0);
    return { cells, glyphs, best, closed: sums[CLOSED_OUTPUT] as number };
  });
}

function looksSame(signatures: Uint8Array, a: number, b: number): boolean {
  for (let k = 0; k < SIGNATURE; k++) {
    if (Math.abs((signatures[a + k] as number) - (signatures[b + k] as number)) > SAME_BLOCK) return false;
  }
  return true;
}

/** Up to `most` entries of a list, evenly spread over it. */
function spread(cells: readonly number[], most: number): number[] {
  if (cells.length <= most) return [...cells];
  return Array.from({ length: most }, (_, k) => cells[Math.floor((k * (cells.length - 1)) / (most - 1))] as number);
}

function softmax(scores: Float64Array): Float64Array {
  const top = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const powers = scores.map((s) => Math.exp(s - top));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((p) => p / total);
}
