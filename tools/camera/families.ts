import { makeRandom } from '../../src/game/random.ts';
import type { Fixture } from '../../tests/support/fixtures.ts';
import { latticeOf, listPictures, loadFrame } from '../../tests/support/fixtures.ts';
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

/** The programs whose labelled screenshots of boards of squares are in some folders, one picture by lot. */
export function programsIn(folders: readonly string[]): Readonly<Record<string, DrawFlat>> {
  const pictures = folders.flatMap(listPictures).filter(({ shape }) => shape === 'square');
  const programs = new Set(pictures.map(({ config }) => config));
  return Object.fromEntries(
    [...programs].map((name) => [name, drawOf(pictures.filter(({ config }) => config === name))]),
  );
}

function drawOf(pictures: readonly Fixture[]): DrawFlat {
  return async (seed) => {
    const picture = pictures[makeRandom(seed).int(0, pictures.length - 1)] as Fixture;
    return {
      frame: await loadFrame(picture.picture),
      truth: latticeOf(picture),
      cells: picture.cells,
      touched: new Set(),
    };
  };
}

/** The families that only judge. Nobody looks at their pictures. */
export async function heldOutFamilies(): Promise<Readonly<Record<string, DrawFlat>>> {
  await loadArtwork();
  return Object.fromEntries(
    Object.entries(HELD_OUT_FAMILIES).map(([name, family]) => [name, (seed: number) => makeScene(name, family, seed)]),
  );
}
