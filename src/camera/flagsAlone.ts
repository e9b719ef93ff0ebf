import { MAY_BE_ALIKE } from '../vision/marksAlike.ts';
import { once, remembered } from '../vision/once.ts';
import { groundUnder } from '../vision/openGroundLooks.ts';
import type { ColourPatch } from '../vision/patch.ts';
import { cosine } from '../vision/sameDrawing.ts';
import type { BoardTrack } from '../vision/trackBoard.ts';
import { looksNamed } from '../vision/trackLooks.ts';

/**
 * Whether a cell that the recogniser cannot read may be a flag if the board network alone says so: a program lays its flags on covered ground, and draws them as those that the
 * recogniser knows. What is drawn otherwise is a mine that is shown, or covered ground with something on it, and passes for a flag.
 */
export function mayBeFlags(track: BoardTrack): (cell: number) => boolean {
  const { looks, samples, memory } = track;
  const flags = once(() => looksNamed(track, (symbol) => symbol === 'F'));
  const patchOf = ([cell = 0]: readonly number[]) => samples.patches[cell] as ColourPatch;
  const isFlagLike = remembered((look: readonly number[]) => {
    if (groundUnder(look, track) === 'open') return false;
    const isLike = (flag: readonly number[]) => cosine(patchOf(flag), patchOf(look), memory) >= MAY_BE_ALIKE;
    return flags().length === 0 || flags().some(isLike);
  });
  return (cell) => isFlagLike(looks.find((look) => look.includes(cell)) ?? [cell]);
}
