import type { Frame } from '../model/frame.ts';
import { localMean } from '../vision/localMean.ts';
import type { NetImage } from './uNet.ts';

/** A photo made smaller, with the light of its surroundings taken off and its contrast made alike: red, green and blue of each pixel. */
interface EvenPhoto extends NetImage {
  /** Px of the photo for one of these. */
  readonly shrink: number;
}

/** Photos of up to this width are halved, larger ones are made this half as wide: cells of 12 Px keep 6. */
const HALVED_UP_TO = 2000;
/** Px on either side that belong to the surroundings, and levels of contrast that are not raised: as in tools/train/lattice.py. */
const REACH = 20;
const FAINT = 6;
/** What is stronger counts as this. */
const MOST = 4;

/** @param shrink Px that are made one: as a network that sees whole photos asks for it, or 1. */
export function evenPhoto(photo: Frame, shrink = Math.max(2, Math.ceil((2 * photo.width) / HALVED_UP_TO))): EvenPhoto {
  const [width, height] = [Math.floor(photo.width / shrink), Math.floor(photo.height / shrink)];
  const values = shrunk(photo, shrink, width, height);
  const size = width * height;
  const powers = new Float32Array(size);
  for (let i = 0; i < size; i++) powers[i] = greyOf(values, i) ** 2;
  const powerMean = localMean(powers, width, height, REACH);
  const means = localMean(values, width, height, REACH, 3);
  for (let i = 0; i < size; i++) {
    const spread = Math.sqrt(Math.max(0, (powerMean[i] as number) - greyOf(means, i) ** 2)) + FAINT;
    for (let k = 3 * i; k < 3 * i + 3; k++)
      values[k] = Math.max(-MOST, Math.min(MOST, ((values[k] as number) - (means[k] as number)) / spread));
  }
  return { width, height, shrink, values };
}

function greyOf(values: Float32Array, i: number): number {
  return ((values[3 * i] as number) + (values[3 * i + 1] as number) + (values[3 * i + 2] as number)) / 3;
}

/** Mean levels of squares of `shrink` Px, three of each. */
function shrunk({ data, width: line }: Frame, shrink: number, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height * 3);
  const share = 1 / (shrink * shrink);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0];
      for (let v = y * shrink; v < (y + 1) * shrink; v++)
        for (let at = 4 * (v * line + x * shrink), end = at + 4 * shrink; at < end; at += 4) {
          red += data[at] as number;
          green += data[at + 1] as number;
          blue += data[at + 2] as number;
        }
      const to = 3 * (y * width + x);
      out[to] = red * share;
      out[to + 1] = green * share;
      out[to + 2] = blue * share;
    }
  return out;
}
