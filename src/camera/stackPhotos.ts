import type { Frame } from '../model/frame.ts';
import type { Homography } from './homography.ts';
import { compose, mapPoint, scaling } from './homography.ts';
import { levelsOf } from './levels.ts';
import type { View } from './rectify.ts';
import { rectify, straightLens } from './rectify.ts';
import type { Reference } from './trackView.ts';
import { makeReference, trackView } from './trackView.ts';

/** Photos of a camera that hardly moves, laid over each other: their mean has less noise. */
export interface PhotoStack {
  /** Takes the next photo; where it shows something else than the photos before, it begins afresh. Returns how many lie over each other. */
  readonly add: (photo: Frame) => number;
  /** The mean of the photos, as the first of them was taken. */
  readonly picture: () => Frame;
  /** The first photo's Px to those of the last one. */
  readonly last: () => Homography;
}

/** Px of the squares in which places are counted for following; they may move by about 0.4 of it from photo to photo. */
const UNIT = 40;
/** Px at the rim that are not compared. */
const RIM = 4;
/** Photos are of one scene when their parts correlate so much. */
const LEAST_LIKENESS = 0.6;
/** Movements (Px) that need no resampling, which blurs. */
const STILL = 0.12;

export function makePhotoStack(): PhotoStack {
  let sums = new Float32Array(0);
  let size = { width: 0, height: 0 };
  let count = 0;
  let reference: Reference | null = null;
  let view: View | null = null;
  const first = scaling(UNIT, UNIT, RIM, RIM);

  function begin(photo: Frame): void {
    const { width, height } = photo;
    const [rows, cols] = [Math.floor((height - 2 * RIM) / UNIT), Math.floor((width - 2 * RIM) / UNIT)];
    reference = makeReference(levelsOf(photo), width, { rows, cols, pitch: UNIT, margin: RIM });
    view = { toPhoto: first, lens: straightLens(photo) };
    size = { width, height };
    sums = new Float32Array(width * height * 3);
    count = 0;
  }

  function blend({ data }: Frame): number {
    for (let i = 0, j = 0; j < sums.length; i += 4, j += 3) {
      sums[j] = (sums[j] as number) + (data[i] as number);
      sums[j + 1] = (sums[j + 1] as number) + (data[i + 1] as number);
      sums[j + 2] = (sums[j + 2] as number) + (data[i + 2] as number);
    }
    return ++count;
  }

  /** The first photo's Px to those of the photo that was followed last. */
  const last = (): Homography =>
    view ? compose(view.toPhoto, scaling(1 / UNIT, 1 / UNIT, -RIM / UNIT, -RIM / UNIT)) : scaling(1, 1, 0, 0);

  return {
    add(photo) {
      if (!reference || !view || photo.width !== size.width || photo.height !== size.height) begin(photo);
      else {
        const tracked = trackView(levelsOf(photo), photo, view, reference);
        if (tracked.likeness < LEAST_LIKENESS) begin(photo);
        else view = tracked.view;
      }
      const back = last();
      if (count === 0 || isStill(back, size)) return blend(photo);
      return blend(rectify(photo, { toPhoto: back, lens: straightLens(photo) }, size.width, size.height));
    },
    picture() {
      const data = new Uint8Array(size.width * size.height * 4).fill(255);
      for (let i = 0, j = 0; j < sums.length; i += 4, j += 3)
        for (let c = 0; c < 3; c++) data[i + c] = (sums[j + c] as number) / count + 0.5;
      return { ...size, data };
    },
    last,
  };
}

/** Whether a change of a photo moves none of its corners. */
function isStill(h: Homography, { width, height }: { readonly width: number; readonly height: number }): boolean {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: height },
    { x: width, y: height },
  ].every((corner) => {
    const { x, y } = mapPoint(h, corner);
    return Math.hypot(x - corner.x, y - corner.y) < STILL;
  });
}
