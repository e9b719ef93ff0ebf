import { numberOf } from '../model/board.ts';
import type { Lattice } from '../model/lattice.ts';
import { moveLattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { median } from './median.ts';
import { PATCH } from './patch.ts';
import { inkBox } from './smallGlyph.ts';
import type { BoardTrack } from './trackBoard.ts';

/**
 * Programs write their numbers in the middle of the cells: of 782 boards of over 90 programs the median number lies further than a twelfth of a
 * cell to the side on two only. A line below it takes more room in some fonts than one above it, so less is certain upwards and
 * downwards. Where soft shadows lie between cells, nothing else tells where one ends and the next begins.
 */

/** Numbers from which this is known, and the part of a cell by which half of them may differ from their median. */
const LEAST_NUMBERS = 6;
const SPREAD = 0.04;
/** Parts of a cell from which numbers are off its middle, to the side and up or down. */
const OFF_X = 0.12;
const OFF_Y = 0.16;

/**
 * The lattice with the numbers of a board in the middle of its cells, or that tells how far off it they are drawn where the cells cannot be moved and not all is read; null where they are there, or where they do not agree.
 * @param isMet whether covered and open ground meet where the columns and rows are: there the cells are, wherever the numbers.
 */
export function centredOnNumbers(
  { reading, samples }: Pick<BoardTrack, 'reading' | 'samples'>,
  isMet: (reading: Reading) => { readonly columns: boolean; readonly rows: boolean },
): Lattice | null {
  const { cells, lattice } = reading;
  if (lattice.shape !== 'square') return null;
  const boxes = [...cells.keys()].flatMap((cell) => {
    const patch = samples.patches[cell];
    const box = patch && numberOf(cells[cell] ?? '~') > 0 ? inkBox(patch) : null;
    return box ? [box] : [];
  });
  if (boxes.length < LEAST_NUMBERS) return null;
  const x = commonOffset(boxes.map((box) => (box.x + box.width / 2) / PATCH - 0.5));
  const y = commonOffset(boxes.map((box) => (box.y + box.height / 2) / PATCH - 0.5));
  const offX = Math.abs(x) > OFF_X ? x * (lattice.pitchX - lattice.gapX) : 0;
  const offY = Math.abs(y) > OFF_Y ? y * (lattice.pitchY - lattice.gapY) : 0;
  if (offX === 0 && offY === 0) return null;
  const met = isMet(reading);
  const [moveX, moveY] = [met.columns ? 0 : offX, met.rows ? 0 : offY];
  if (moveX !== 0 || moveY !== 0) return moveLattice(lattice, moveX, moveY);
  const isAsKnown = lattice.drawn !== undefined || !cells.includes('~');
  return isAsKnown ? null : { ...lattice, drawn: { x: offX === 0 ? 0 : x, y: offY === 0 ? 0 : y } };
}

/** The median of offsets, or 0 where they do not agree. */
function commonOffset(offsets: readonly number[]): number {
  const middle = median(offsets);
  return median(offsets.map((offset) => Math.abs(offset - middle))) <= SPREAD ? middle : 0;
}
