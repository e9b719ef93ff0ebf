import sharp from 'sharp';
import { isClosed, numberOf } from '../src/model/board.ts';
import type { Frame } from '../src/model/frame.ts';
import type { Lattice } from '../src/model/lattice.ts';
import { cellRect } from '../src/model/lattice.ts';
import type { Reading } from '../src/model/reading.ts';
import { makeTopology } from '../src/model/topology.ts';

/** A copy in which a pixel of each of some cells, spread over the board, is one level darker: it must be read again. */
export function changeCells(frame: Frame, lattice: Lattice, count: number): Frame {
  const data = frame.data.slice();
  const { rows, cols, x, y, pitchX, pitchY } = lattice;
  const total = rows * cols;
  const step = Math.max(1, Math.floor(total / count));
  for (let i = 0; i < total; i += step) {
    const px = Math.round(x + ((i % cols) + 0.5) * pitchX);
    const py = Math.round(y + (Math.floor(i / cols) + 0.5) * pitchY);
    const at = (py * frame.width + px) * 4;
    data[at] = Math.abs((data[at] ?? 0) - 1);
  }
  return { ...frame, data };
}

/** The picture at the size at which its board has cells of `pitch` Px, smoothly scaled. */
export async function withPitch(frame: Frame, lattice: Lattice, pitch: number): Promise<Frame> {
  const width = Math.round((frame.width * pitch) / lattice.pitchX);
  const height = Math.round((frame.height * pitch) / lattice.pitchY);
  const { data } = await sharp(Buffer.from(frame.data), {
    raw: { width: frame.width, height: frame.height, channels: 4 },
  })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8ClampedArray(data) };
}

/**
 * The frame before a move that opened `count` cells: numbers that no zero touches are painted like a covered cell.
 * Null where the board has too few of them, or no covered cell.
 */
export function coverCells(frame: Frame, { cells, lattice }: Reading, count: number): Frame | null {
  const { neighbours } = makeTopology(lattice.shape, lattice.rows, lattice.cols);
  const covered = cells.indexOf('#');
  const opened = [...cells.keys()].filter(
    (i) => numberOf(cells[i] ?? '~') > 0 && (neighbours[i] ?? []).every((n) => cells[n] !== '0'),
  );
  if (covered < 0 || opened.length < count || !isClosed(cells[covered] ?? '~')) return null;
  const data = frame.data.slice();
  const from = cellRect(lattice, covered);
  const [width, height] = [Math.round(from.width), Math.round(from.height)];
  for (let k = 0; k < count; k++) {
    const to = cellRect(lattice, opened[Math.floor((k * opened.length) / count)] as number);
    for (let row = 0; row < height; row++) {
      const source = ((Math.round(from.y) + row) * frame.width + Math.round(from.x)) * 4;
      const target = ((Math.round(to.y) + row) * frame.width + Math.round(to.x)) * 4;
      data.set(frame.data.subarray(source, source + width * 4), target);
    }
  }
  return { ...frame, data };
}
