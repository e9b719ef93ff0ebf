import { loadArtwork } from '../skins/heldout/artwork.ts';
import { HELD_OUT_FAMILIES } from '../skins/heldout/families.ts';
import { makeScene } from '../skins/heldout/scene.ts';
import { loadEmoji } from '../skins/train/emoji.ts';
import { TRAIN_FAMILIES } from '../skins/train/families.ts';
import { TUNE_FAMILIES } from '../skins/tune/families.ts';
import type { FlatScene } from './clip.ts';
import { flatScene } from './clip.ts';

export type DrawFlat = (seed: number) => Promise<FlatScene>;

/** The families that the reader may be tuned on. */
export async function tuningFamilies(): Promise<Readonly<Record<string, DrawFlat>>> {
  await loadEmoji();
  const all = Object.entries({ ...TRAIN_FAMILIES, ...TUNE_FAMILIES });
  return Object.fromEntries(all.map(([name, family]) => [name, async (seed: number) => flatScene(family, seed)]));
}

/** The families that only judge. Nobody looks at their pictures. */
export async function heldOutFamilies(): Promise<Readonly<Record<string, DrawFlat>>> {
  await loadArtwork();
  return Object.fromEntries(
    Object.entries(HELD_OUT_FAMILIES).map(([name, family]) => [name, (seed: number) => makeScene(name, family, seed)]),
  );
}
