import type { Frame } from '../model/frame.ts';

/**
 * How the rim of a cell looks: eight small patches, in the corners and in the middle of the sides, a little inside
 * the outline, where no digit or flag reaches. Cells of one kind share a rim whatever they show.
 */
export const RIM_PATCHES = 8;
/** Colour values of a rim: red, green, blue of every patch. */
export const RIM_VALUES = RIM_PATCHES * 3;

const INSET = 0.14;
const POSITIONS: readonly (readonly [number, number])[] = [
  [INSET, INSET],
  [0.5, INSET],
  [1 - INSET, INSET],
  [INSET, 0.5],
  [1 - INSET, 0.5],
  [INSET, 1 - INSET],
  [0.5, 1 - INSET],
  [1 - INSET, 1 - INSET],
];
/** Patches of larger cells are larger: this part of the pitch. */
const PATCH_SIZE = 0.08;

/** Writes the rim colours of the cell with the given box (Px) at `out[at …]`. */
export function sampleRim(
  { width, height, data }: Frame,
  x: number,
  y: number,
  cellWidth: number,
  cellHeight: number,
  out: Uint8Array,
  at: number,
): void {
  const size = Math.max(1, Math.round(PATCH_SIZE * Math.min(cellWidth, cellHeight)));
  for (let k = 0; k < RIM_PATCHES; k++) {
    const [u, v] = POSITIONS[k] as readonly [number, number];
    const left = clamp(Math.round(x + u * cellWidth - size / 2), 0, width - size);
    const top = clamp(Math.round(y + v * cellHeight - size / 2), 0, height - size);
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let dy = 0; dy < size; dy++) {
        for (let dx = 0; dx < size; dx++) sum += data[((top + dy) * width + left + dx) * 4 + c] as number;
      }
      out[at + k * 3 + c] = Math.round(sum / (size * size));
    }
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** A patch agrees with another when no channel differs by more levels than this. */
const SAME_COLOUR = 20;

/** How many of the eight patches of two rims agree. */
export function agreeingPatches(a: Uint8Array, atA: number, b: Uint8Array, atB: number): number {
  let agreeing = 0;
  for (let k = 0; k < RIM_VALUES; k += 3) {
    const d0 = Math.abs((a[atA + k] as number) - (b[atB + k] as number));
    const d1 = Math.abs((a[atA + k + 1] as number) - (b[atB + k + 1] as number));
    const d2 = Math.abs((a[atA + k + 2] as number) - (b[atB + k + 2] as number));
    if (d0 <= SAME_COLOUR && d1 <= SAME_COLOUR && d2 <= SAME_COLOUR) agreeing++;
  }
  return agreeing;
}
