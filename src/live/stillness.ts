import type { Frame } from '../model/frame.ts';
import { equalPixels } from '../model/frame.ts';

/** A picture that is the same for so long stands still, ms. */
const STILL = 100;
/** Something else may move in the picture: it is waited for no longer than this, ms. */
const PATIENCE = 600;

/** Tells when a picture that is being drawn anew is drawn: what is half drawn is searched for long, and in vain. Times are ms of one clock. */
export interface Stillness {
  /** The picture is drawn anew from now on. */
  readonly begin: (now: number) => void;
  /** Whether the picture is drawn; true at once where nothing was begun. */
  readonly isStill: (picture: Frame, now: number) => boolean;
}

export function makeStillness(): Stillness {
  let begun: number | null = null;
  let last: { readonly picture: Frame; readonly since: number } | null = null;
  return {
    begin(now) {
      begun = now;
      last = null;
    },
    isStill(picture, now) {
      if (begun === null) return true;
      if (!last || !equalPixels(last.picture, picture)) last = { picture, since: now };
      if (now - last.since < STILL && now - begun < PATIENCE) return false;
      begun = null;
      last = null;
      return true;
    },
  };
}
