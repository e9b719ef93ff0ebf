import type { Frame } from '../model/frame.ts';

/** Pixels that are compared at once. */
const AT_ONCE = 8;

/**
 * Visits the pixels that differ between a frame and the part of another one that begins at (left, top), row by row.
 * @param visit gets a place in `before`; it ends the walk by returning false.
 * @returns false where the walk was ended.
 */
export function eachChange(
  before: Frame,
  after: Frame,
  left: number,
  top: number,
  visit: (x: number, y: number) => boolean,
): boolean {
  const { width, height } = before;
  const a = wordsOf(before);
  const b = wordsOf(after);
  for (let y = 0; y < height; y++) {
    const known = y * width;
    const from = (y + top) * after.width + left;
    let x = firstChange(a, known, b, from, 0, width);
    while (x < width) {
      if (!visit(x, y)) return false;
      x = firstChange(a, known, b, from, x + 1, width);
    }
  }
  return true;
}

/** The first pixel from `x` on, of so many, that differs between two rows, which begin at `known` and `from`; `width` where none does. */
function firstChange(a: Int32Array, known: number, b: Int32Array, from: number, x: number, width: number): number {
  let i = known + x;
  let j = from + x;
  const end = known + width;
  for (; i + AT_ONCE <= end; i += AT_ONCE, j += AT_ONCE) {
    const first =
      ((a[i] as number) ^ (b[j] as number)) |
      ((a[i + 1] as number) ^ (b[j + 1] as number)) |
      ((a[i + 2] as number) ^ (b[j + 2] as number)) |
      ((a[i + 3] as number) ^ (b[j + 3] as number));
    const second =
      ((a[i + 4] as number) ^ (b[j + 4] as number)) |
      ((a[i + 5] as number) ^ (b[j + 5] as number)) |
      ((a[i + 6] as number) ^ (b[j + 6] as number)) |
      ((a[i + 7] as number) ^ (b[j + 7] as number));
    if ((first | second) !== 0) break;
  }
  while (i < end && a[i] === b[j]) {
    i++;
    j++;
  }
  return i - known;
}

function wordsOf({ data }: Frame): Int32Array {
  return new Int32Array(data.buffer, data.byteOffset, data.length >> 2);
}
