import type { CellSymbol } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { makeTopology } from '../model/topology.ts';
import { isConsistent } from '../solver/analyse.ts';
import { makeGlyphMemory } from '../vision/glyphMemory.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { startTrack } from '../vision/trackBoard.ts';
import { evenLight } from './evenLight.ts';
import type { FlatSize } from './meanBoard.ts';

/** Levels from which a pixel of a camera is over-exposed. */
const WHITE = 250;
/** A cell is under glare when this part of it is over-exposed … */
const BLINDED = 0.3;
/** … unless this part of all cells is: then their ground is white. */
const MOSTLY_WHITE = 0.4;

/** The lattice of a flat picture of a board. @param gap parts of a cell. */
export function flatLattice(
  { rows, cols, pitch, margin }: FlatSize,
  gap: { readonly x: number; readonly y: number },
): Lattice {
  return {
    shape: 'square',
    rows,
    cols,
    x: margin,
    y: margin,
    pitchX: pitch,
    pitchY: pitch,
    gapX: gap.x * pitch,
    gapY: gap.y * pitch,
  };
}

/**
 * Reads a flat picture of a board with the recogniser of screenshots; what is over-exposed is `~`.
 * @param edge compressed strength from which a step is an edge.
 */
export function readFlatBoard(flat: Frame, lattice: Lattice, edge: number, looks?: readonly KnownLook[]): Reading {
  const blind = blindCells(flat, lattice);
  const even = hatched(evenLight(flat, lattice), lattice, blind);
  const { reading } = startTrack(even, lattice, edge, makeGlyphMemory(looks), { isPossible: isConsistent });
  if (!blind.includes(true)) return reading;
  return { ...reading, cells: reading.cells.map((symbol, i): CellSymbol => (blind[i] ? '~' : symbol)) };
}

/** The picture with a coarse grain over blind cells: the recogniser must take them for nothing of the game. */
function hatched(frame: Frame, { x, y, pitchX, pitchY, rows, cols }: Lattice, blind: readonly boolean[]): Frame {
  const data = frame.data.slice();
  for (let cell = 0; cell < rows * cols; cell++) {
    if (!blind[cell]) continue;
    const [left, top] = [Math.round(x + (cell % cols) * pitchX), Math.round(y + Math.floor(cell / cols) * pitchY)];
    for (let py = 0; py < pitchY; py++)
      for (let px = 0; px < pitchX; px++) {
        const grain = (Math.imul((px >> 2) * 7 + (py >> 2) * 131 + cell * 977, 0x9e3779b1) >>> 24) & 0xff;
        data.fill(
          64 + (grain >> 1),
          ((top + py) * frame.width + left + px) * 4,
          ((top + py) * frame.width + left + px) * 4 + 3,
        );
      }
  }
  return { ...frame, data };
}

function blindCells({ data, width }: Frame, { x, y, pitchX, pitchY, rows, cols }: Lattice): boolean[] {
  const blind = Array.from({ length: rows * cols }, (_, cell) => {
    const [left, top] = [Math.round(x + (cell % cols) * pitchX), Math.round(y + Math.floor(cell / cols) * pitchY)];
    let white = 0;
    for (let py = 0; py < pitchY; py++)
      for (let px = 0; px < pitchX; px++) {
        const i = ((top + py) * width + left + px) * 4;
        if ((data[i] as number) >= WHITE && (data[i + 1] as number) >= WHITE && (data[i + 2] as number) >= WHITE)
          white++;
      }
    return white >= BLINDED * pitchX * pitchY;
  });
  if (blind.filter(Boolean).length > MOSTLY_WHITE * blind.length) return blind.map(() => false);
  // Around what is over-exposed, glare takes the contrast away.
  const { neighbours } = makeTopology('square', rows, cols);
  return blind.map((is, cell) => is || (neighbours[cell] as Int32Array).some((next) => blind[next] === true));
}
