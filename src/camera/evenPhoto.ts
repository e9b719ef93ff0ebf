import type { Frame } from '../model/frame.ts';

/** A photo made smaller, with the light of its surroundings taken off and its contrast made alike: red, green and blue of each pixel. */
export interface EvenPhoto {
  readonly width: number;
  readonly height: number;
  /** Px of the photo for one of these. */
  readonly shrink: number;
  readonly values: Float32Array;
}

/** Photos of up to this width are halved, larger ones are made this half as wide: cells of 12 Px keep 6. */
const HALVED_UP_TO = 2000;
/** Px on either side that belong to the surroundings, and levels of contrast that are not raised: as in tools/train/lattice.py. */
const REACH = 20;
const FAINT = 6;
/** What is stronger counts as this. */
const MOST = 4;

export function evenPhoto(photo: Frame): EvenPhoto {
  const shrink = Math.max(2, Math.ceil((2 * photo.width) / HALVED_UP_TO));
  const [width, height] = [Math.floor(photo.width / shrink), Math.floor(photo.height / shrink)];
  const values = shrunk(photo, shrink, width, height);
  const size = width * height;
  const grey = new Float32Array(size);
  for (let i = 0; i < size; i++)
    grey[i] = ((values[3 * i] as number) + (values[3 * i + 1] as number) + (values[3 * i + 2] as number)) / 3;
  const greyMean = boxMean(grey, width, height, 1);
  const powerMean = boxMean(
    grey.map((v) => v * v),
    width,
    height,
    1,
  );
  const means = boxMean(values, width, height, 3);
  for (let i = 0; i < size; i++) {
    const spread = Math.sqrt(Math.max(0, (powerMean[i] as number) - (greyMean[i] as number) ** 2)) + FAINT;
    for (let k = 3 * i; k < 3 * i + 3; k++)
      values[k] = Math.max(-MOST, Math.min(MOST, ((values[k] as number) - (means[k] as number)) / spread));
  }
  return { width, height, shrink, values };
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

/** The mean over the square around each pixel, of as much of it as there is. */
function boxMean(values: Float32Array, width: number, height: number, channels: number): Float32Array {
  const rows = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let c = 0; c < channels; c++) runningMean(values, rows, y * width * channels + c, width, channels);
  const out = new Float32Array(values.length);
  for (let k = 0; k < width * channels; k++) runningMean(rows, out, k, height, width * channels);
  return out;
}

/** The means over up to REACH values on either side along a line of `count` values. */
function runningMean(from: Float32Array, to: Float32Array, start: number, count: number, step: number): void {
  let sum = 0;
  let held = 0;
  for (let i = -REACH; i < count; i++) {
    const [next, gone] = [i + REACH, i - REACH - 1];
    if (next < count) {
      sum += from[start + next * step] as number;
      held++;
    }
    if (gone >= 0) {
      sum -= from[start + gone * step] as number;
      held--;
    }
    if (i >= 0) to[start + i * step] = sum / held;
  }
}
