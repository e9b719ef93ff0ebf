import type { GlyphNet } from './glyphNet.ts';
import { NET_HIDDEN, NET_INPUTS, NET_OUTPUTS, screenGlyphs } from './glyphNet.ts';
import { glyphProbabilities } from './glyphs.ts';
import type { KnownLook } from './knownLook.ts';
import type { ColourPatch } from './patch.ts';
import { normalisePatch } from './patch.ts';

/** What is known of the looks of cells: from programs seen before, and what the network said about patches, so that it is asked only once. */
export interface GlyphMemory {
  readonly looks: readonly KnownLook[];
  /** Whether every cell is asked about, because cells that look alike may show different things. */
  readonly asksEach?: boolean;
  /** The network's scores (NET_OUTPUTS values) for a cell's colours; not to be written to. */
  readonly scoresOf: (patch: ColourPatch) => Float32Array;
  /** The direction (NET_HIDDEN values, of length 1) in which the network sees a cell: nearly the same for like drawings; not to be written to. */
  readonly directionOf: (patch: ColourPatch) => Float32Array;
}

interface Asked {
  readonly patch: ColourPatch;
  readonly scores: Float32Array;
  readonly direction: Float32Array;
}

/** Patches remembered before the memory starts anew (about 7 kB each). */
const MOST_PATCHES = 1024;

/** @param net the network that is asked, once anything is. */
export function makeGlyphMemory(looks: readonly KnownLook[] = [], net: () => GlyphNet = screenGlyphs): GlyphMemory {
  const known = new Map<number, Asked[]>();
  const planes = new Float32Array(NET_INPUTS);
  let count = 0;
  const ask = (patch: ColourPatch): Asked => {
    const key = hash(patch);
    const found = known.get(key)?.find((entry) => samePatch(entry.patch, patch));
    if (found) return found;
    const asked = { patch, scores: new Float32Array(NET_OUTPUTS), direction: new Float32Array(NET_HIDDEN) };
    normalisePatch(patch, planes, 0);
    net()(planes, asked.scores, asked.direction);
    toUnitLength(asked.direction);
    if (count >= MOST_PATCHES) {
      known.clear();
      count = 0;
    }
    known.set(key, [...(known.get(key) ?? []), asked]);
    count++;
    return asked;
  };
  return { looks, scoresOf: (patch) => ask(patch).scores, directionOf: (patch) => ask(patch).direction };
}

/** The probability of each glyph for a cell's colours alone. */
export function glyphsIn(patch: ColourPatch, memory: GlyphMemory): Float64Array {
  return glyphProbabilities(memory.scoresOf(patch));
}

function toUnitLength(values: Float32Array): void {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  if (length > 0) for (let k = 0; k < values.length; k++) values[k] = (values[k] as number) / length;
}

/** FNV-1a over the bits of the samples. */
function hash(patch: ColourPatch): number {
  const words = new Uint32Array(patch.buffer, patch.byteOffset, patch.length);
  let h = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ (words[i] as number), 0x01000193);
  return h;
}

function samePatch(a: ColourPatch, b: ColourPatch): boolean {
  if (a === b) return true;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
