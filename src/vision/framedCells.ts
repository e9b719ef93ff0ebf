import type { CellSymbol } from '../model/board.ts';
import type { CellSamples } from './cellSamples.ts';
import type { ColourPatch } from './patch.ts';
import { PATCH, PATCH_AREA } from './patch.ts';

/**
 * The cell that has the keyboard's focus, or the pointer over it: toolkits draw a frame around its middle or along its rim, which no other cell
 * has. A frame is the same on both sides and above and below, as hardly a mark is, and leaves the middle of the cell as it was.
 */

/** Samples of the middle: of PATCH from here to as far from the other side. */
const MIDDLE = 8;
/** Mean difference of the colours of a middle that is the same, and how much further off other ground must be (levels). */
const SAME = 6;
const OTHER_GROUND = 12;
/** Difference of a sample's colours from which a frame is drawn there (levels), so many of them, and the part of them that has its like on the other side. */
const DRAWN = 30;
const LEAST_DRAWN = 12;
const SYMMETRICAL = 0.85;
/** The samples at the rim, and so many that are drawn by more than noise. */
const AT_RIM = Array.from({ length: PATCH_AREA }, (_, i) => i).filter((i) => {
  const [x, y] = [i % PATCH, Math.floor(i / PATCH)];
  return Math.min(x, y, PATCH - 1 - x, PATCH - 1 - y) === 0;
});
const LEAST_AT_RIM = 2;
/** Cells of each kind that are looked at. */
const LOOKED_AT = 16;

/** Whether a cell is covered ground with a frame on it. @param cells what the others show. */
export function isFramedCover(cell: number, cells: readonly CellSymbol[], { patches }: CellSamples): boolean {
  const patch = patches[cell] as ColourPatch;
  const nearest = (symbol: CellSymbol) =>
    othersShowing(symbol, cell, cells, patches)
      .map((other) => ({ other, apart: middlesApart(patch, other) }))
      .reduce<{ other: ColourPatch; apart: number } | null>((a, b) => (a && a.apart <= b.apart ? a : b), null);
  const covered = nearest('#');
  if (!covered || covered.apart > SAME) return false;
  const open = nearest('0');
  if (open && open.apart < covered.apart + OTHER_GROUND) return false;
  return isFrame(drawnSamples(patch, covered.other));
}

/**
 * Whether what is drawn on a cell among zeros reaches its rim, where they are drawn otherwise: a pointer or a tooltip lies over it. What a program
 * draws on zeros stays within them. @param cells what the others show.
 */
export function isDrawnAcross(cell: number, cells: readonly CellSymbol[], { patches }: CellSamples): boolean {
  const patch = patches[cell] as ColourPatch;
  const zeros = othersShowing('0', cell, cells, patches);
  const reachesRim = (zero: ColourPatch) => AT_RIM.filter((i) => isDrawn(patch, zero, i)).length >= LEAST_AT_RIM;
  return zeros.length > 0 && zeros.every(reachesRim);
}

/** Some other cells that show a symbol. */
function othersShowing(
  symbol: CellSymbol,
  cell: number,
  cells: readonly CellSymbol[],
  patches: CellSamples['patches'],
): ColourPatch[] {
  const others = [...cells.keys()].filter((other) => other !== cell && cells[other] === symbol);
  return others.slice(0, LOOKED_AT).map((other) => patches[other] as ColourPatch);
}

/** Mean difference of the colours in the middle of two cells, levels. */
function middlesApart(a: ColourPatch, b: ColourPatch): number {
  let sum = 0;
  for (let plane = 0; plane < 3 * PATCH_AREA; plane += PATCH_AREA)
    for (let y = MIDDLE; y < PATCH - MIDDLE; y++)
      for (let x = MIDDLE; x < PATCH - MIDDLE; x++) {
        const at = plane + y * PATCH + x;
        sum += Math.abs((a[at] as number) - (b[at] as number));
      }
  return sum / (3 * (PATCH - 2 * MIDDLE) ** 2);
}

/** The samples in which a cell differs from another one. */
function drawnSamples(a: ColourPatch, b: ColourPatch): readonly boolean[] {
  return Array.from({ length: PATCH_AREA }, (_, i) => isDrawn(a, b, i));
}

function isDrawn(a: ColourPatch, b: ColourPatch, i: number): boolean {
  const apart = (at: number) => Math.abs((a[at] as number) - (b[at] as number));
  return [0, 1, 2].some((plane) => apart(i + plane * PATCH_AREA) > DRAWN);
}

/** Whether nearly all that is drawn has its like, or a sample beside that, on the other side of both axes of what is drawn. */
function isFrame(drawn: readonly boolean[]): boolean {
  const isDrawnNear = (x: number, y: number) => {
    for (let py = Math.max(0, y - 1); py <= Math.min(PATCH - 1, y + 1); py++)
      for (let px = Math.max(0, x - 1); px <= Math.min(PATCH - 1, x + 1); px++) if (drawn[py * PATCH + px]) return true;
    return false;
  };
  const all = [...drawn.keys()].filter((i) => drawn[i]);
  const [xs, ys] = [all.map((i) => i % PATCH), all.map((i) => Math.floor(i / PATCH))];
  const turned = (at: number, within: readonly number[]) => Math.min(...within) + Math.max(...within) - at;
  const symmetrical = all.filter((_, k) => {
    const [x, y] = [xs[k] as number, ys[k] as number];
    return isDrawnNear(turned(x, xs), y) && isDrawnNear(x, turned(y, ys));
  });
  return all.length >= LEAST_DRAWN && symmetrical.length >= SYMMETRICAL * all.length;
}
