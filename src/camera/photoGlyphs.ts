import type { GlyphMemory } from '../vision/glyphMemory.ts';
import { makeGlyphMemory } from '../vision/glyphMemory.ts';
import type { GlyphNet } from '../vision/glyphNet.ts';
import { loadGlyphNet, NET_OUTPUTS, screenGlyphs } from '../vision/glyphNet.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { once } from '../vision/once.ts';
import { PHOTO_WEIGHTS } from './photoWeights.ts';

/**
 * What the network of screenshots and one that learnt from photographed cells say together, the mean of their scores: the one has seen
 * more drawings, the other blur. In which direction a cell is seen, the first says alone.
 */
const photoGlyphs = once((): GlyphNet => {
  const [screen, photo] = [screenGlyphs(), loadGlyphNet(PHOTO_WEIGHTS)];
  const other = new Float32Array(NET_OUTPUTS);
  return (planes, out, hidden) => {
    screen(planes, out, hidden);
    photo(planes, other);
    for (let k = 0; k < NET_OUTPUTS; k++) out[k] = ((out[k] as number) + (other[k] as number)) / 2;
  };
});

/** What is known of the looks of cells in photos. */
export function makePhotoMemory(looks?: readonly KnownLook[]): GlyphMemory {
  return { ...makeGlyphMemory(looks, photoGlyphs), asksEach: true };
}
