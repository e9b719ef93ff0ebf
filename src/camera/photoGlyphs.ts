import type { GlyphMemory } from '../vision/glyphMemory.ts';
import { makeGlyphMemory } from '../vision/glyphMemory.ts';
import { loadGlyphNet } from '../vision/glyphNet.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { once } from '../vision/once.ts';
import { PHOTO_WEIGHTS } from './photoWeights.ts';

/** The glyph network that learnt from cells as a camera sees them: blurred, small, and never quite upright. */
const photoGlyphs = once(() => loadGlyphNet(PHOTO_WEIGHTS));

/** What is known of the looks of cells in photos. */
export function makePhotoMemory(looks?: readonly KnownLook[]): GlyphMemory {
  return makeGlyphMemory(looks, photoGlyphs);
}
